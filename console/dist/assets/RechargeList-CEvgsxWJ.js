const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DecideDialog-C91QUk9m.js","assets/index-ntnhS566.js","assets/early-grBt5JFH.js","assets/parts-B2JQus4x.js","assets/BulkDialog-8ClP7OSL.js","assets/dialogs-BJDtHswT.js","assets/details-P_G1di9K.js","assets/sending-CpeAgxX9.js","assets/draft-D0RPCffP.js","assets/TextArea-CB2uNlCs.js"])))=>i.map(i=>d[i]);
import{Cn as e,Fn as t,Mn as n,Q as r,Ut as i,V as a,Wt as o,X as s,_t as c,bt as l,ct as u,k as d,kn as f,nn as p,ot as m,p as h,q as g,rn as _,vt as v,x as y,yt as ee}from"./index-ntnhS566.js";import{D as te,E as ne,G as b,I as x,K as S,M as re,N as ie,Q as ae,S as oe,W as C,X as w,a as se,b as T,d as E,i as D,j as O,o as ce,p as le,q as ue,s as k,t as de,tt as fe,u as pe,x as A}from"./parts-B2JQus4x.js";import{h as j,x as M}from"./details-P_G1di9K.js";import{H as N,t as P,x as F}from"./early-grBt5JFH.js";_();var I=100,L=e=>({approved:t,rejected:n})=>{if(t+n>=I)return e.ofTheLast(t,I);let r=[];return t>0&&r.push(e.approved(t)),n>0&&r.push(e.rejected(n)),r.join(`, `)||e.first},R=s({title:`Top-ups`,views:{PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search top-ups`,searchPlaceholder:`Reference or customer`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,history:`Earlier top-ups`,balance:`Wallet now`,amount:`Amount`,decided:`Decided`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter, or search by the beginning of a reference, a name, an e-mail address or a phone.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,history:L({first:`First top-up`,approved:e=>`${e} approved`,rejected:e=>`${e} rejected`,ofTheLast:(e,t)=>`${e} of the last ${t} approved`}),since:`Customer since`,orders:`Orders`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,over:`Nothing is left to decide. These top-ups were decided already, perhaps by you just now:`}},{title:`Recargas`,views:{PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar recargas`,searchPlaceholder:`Referência ou cliente`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,history:`Recargas anteriores`,balance:`Carteira agora`,amount:`Valor`,decided:`Decidida`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro ou busque pelo início de uma referência, de um nome, de um e-mail ou de um telefone.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,history:L({first:`Primeira recarga`,approved:e=>`${e} ${e===1?`aprovada`:`aprovadas`}`,rejected:e=>`${e} ${e===1?`rejeitada`:`rejeitadas`}`,ofTheLast:(e,t)=>`${e} das últimas ${t} ${e===1?`aprovada`:`aprovadas`}`}),since:`Cliente desde`,orders:`Pedidos`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,over:`Nada resta a decidir. Estas recargas já foram decididas, talvez por você agora há pouco:`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`}}),z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query RechargeList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: RechargeWhereInput, $orderBy: RechargeOrder) {
  recharges(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
    orderBy: $orderBy
  ) {
    totalCount(atMost: 1000)
    pageInfo {
      hasNextPage
      hasPreviousPage
      startCursor
      endCursor
    }
    edges {
      node {
        id
        amount
        status
        reference
        notes
        reason
        decidedAt
        decider {
          kind
          name
        }
        createdAt
        customer {
          id
          name
          walletBalance
          createdAt
          rechargeHistory {
            approved
            rejected
          }
        }
      }
    }
  }
}
    `),B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewRecharges($where: RechargeWhereInput, $first: Int!) {
  recharges(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),V={decide:`_decide_1tlwy_2`},H=t({RechargeList:()=>K});n();var U=h(()=>m(()=>import(`./DecideDialog-C91QUk9m.js`).then(e=>e.DecideDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),W=i(`/signedIn/recharges`),G=({recharges:e})=>e.edges.map(({node:e})=>e),me=O(B,({recharges:e})=>e.edges.map(({node:e})=>e));function K(){let t=r(R),n=E(),i=S(),o=W.useSearch(),s=W.useNavigate(),m=u(`RECHARGES_DECIDE`),h=v(o,i.timezone),{data:_,error:b,isPlaceholderData:D,refetch:O}=pe(z,h,G,[`RECHARGE`]),k=_&&G(_),j=F(o),{chosen:I,selection:L,clear:B,remove:V}=se(k?.filter(({status:e})=>e===`PENDING`),j),[H,K]=e(null),{open:q,close:ge}=C(),{after:_e,before:ve,...J}=j,{view:Y=`PENDING`,sort:ye,...X}=J,be=he(Y===`PENDING`,m?q:void 0),Z=e=>void s({search:N({...J,...e})}),xe=i.money(I.reduce((e,{amount:t})=>P(e,t),`0.00`)),Q=c.find(e=>e===o.dialog),$=oe(o,k?.find(({id:e,status:t})=>e===o.row&&t===`PENDING`));return p(f,{children:[p(w,{title:t.title,aside:p(re,{type:`RECHARGE`,ids:k?.map(({id:e})=>e),where:h.where,...me,onShow:()=>Z({})}),actions:p(ie,{input:{kind:`RECHARGES`,rechargeWhere:h.where},count:_?.recharges.totalCount})}),p(A,{list:`recharges`,to:`/recharges`,builtIn:ee.map(e=>({id:e,name:t.views[e],search:e===`PENDING`?{}:{view:e}})),search:o}),p(T,{children:[p(ce,{label:t.search,placeholder:t.searchPlaceholder,value:o.q??``,onChange:e=>Z({q:e})}),p(ne,{label:t.filters.requested,value:o,onChange:e=>Z({period:void 0,from:void 0,to:void 0,...e})}),p(de,{label:t.filters.amount,value:o,onChange:e=>Z({min:void 0,max:void 0,...e})}),p(M,{id:o.id,onClear:()=>Z({id:void 0})})]}),p(ae,{flush:!0,children:[I.length>0&&p(le,{text:t.selected(I.length,xe),onClear:B,children:[p(y,{size:`small`,icon:d,onClick:()=>K({kind:`reject`,recharges:I}),children:t.reject}),p(y,{size:`small`,look:`primary`,icon:g,onClick:()=>K({kind:`approve`,recharges:I}),children:t.approve})]}),p(ue,{name:`recharges`,label:t.title,columns:be,rows:k,rowKey:e=>e.id,rowName:e=>`${n(e.customer)} ${i.money(e.amount)}`,stale:D,error:b,onRetry:()=>void O(),sort:o.sort??l(Y),onSort:e=>Z({sort:e}),...m&&Y===`PENDING`&&{selection:L},empty:Object.keys(X).length>0||Y!==`PENDING`?p(x,{icon:fe,title:t.noMatch,text:t.noMatchText}):p(x,{icon:a,title:t.empty,text:t.emptyText})}),p(te,{connection:_?.recharges,onChange:e=>void s({search:N({...J,...e})})})]}),H&&p(U,{decision:H,onDone:V,onClose:()=>K(null)}),Q&&m&&$&&p(U,{decision:{kind:Q,recharges:[$]},onDone:V,onClose:ge},$.id)]})}function he(e,t){let n=r(R),i=E(),a=n.columns,s={id:`decided`,header:a.decided,cell:e=>p(j,{...e}),wide:`below`,width:16},c={id:`history`,header:a.history,cell:({customer:e})=>n.history(e.rechargeHistory),wide:`below`,width:18},l=[{id:`customer`,header:a.customer,cell:({customer:e})=>p(o,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:i(e)}),width:16},{id:`status`,header:a.status,cell:({status:e})=>p(D,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:a.reference,cell:({reference:e,reason:t,notes:n})=>p(`span`,{className:`muted`,children:t||e||n}),wide:`below`,width:18},{id:`requested`,header:a.requested,cell:({createdAt:e})=>p(b,{at:e}),sort:`requested`,wide:`below`},e?c:s,{id:`balance`,header:a.balance,cell:({customer:e})=>p(k,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:a.amount,cell:({amount:e})=>p(k,{amount:e}),align:`end`,sort:`amount`,width:7}];return t?[...l,{id:`decide`,header:a.decide,align:`end`,cell:e=>e.status===`PENDING`&&p(q,{recharge:e,onDecide:t})}]:l}function q({recharge:e,onDecide:t}){let n=r(R),i=S(),a=[E()(e.customer),i.money(e.amount)];return p(`span`,{className:V.decide,children:[p(y,{size:`small`,icon:d,"aria-label":n.rejectOne(...a),onClick:()=>t(`reject`,e.id)}),p(y,{size:`small`,icon:g,"aria-label":n.approveOne(...a),onClick:()=>t(`approve`,e.id)})]})}export{K as RechargeList,R as n,H as t};