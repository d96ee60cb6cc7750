const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DecideDialog-DKa5ZmOz.js","assets/index-jHT1tkCe.js","assets/early-JhwasVCb.js","assets/parts-C1VRNkno.js","assets/BulkDialog-Dbwyw4E9.js","assets/dialogs-DWt2_yZc.js","assets/details-Cmv5GQaD.js","assets/sending-C6ZxqXLJ.js","assets/draft-B_iKYUqj.js","assets/TextArea-CDEUbJOw.js"])))=>i.map(i=>d[i]);
import{$t as e,En as t,Ht as n,Mn as r,Q as i,V as a,Vt as o,X as s,_t as c,bn as l,ct as u,en as d,gt as ee,k as f,kn as p,ot as m,p as h,q as g,vt as _,x as v,yt as te}from"./index-jHT1tkCe.js";import{A as y,E as ne,F as b,G as x,K as S,M as C,T as w,U as T,W as E,Y as re,Z as ie,a as ae,b as oe,d as D,et as se,f as ce,i as O,j as le,o as ue,s as k,t as de,u as fe,x as A,y as j}from"./parts-C1VRNkno.js";import{S as M,g as N}from"./details-Cmv5GQaD.js";import{H as P,t as F,x as I}from"./early-JhwasVCb.js";d();var L=100,R=e=>({approved:t,rejected:n})=>{if(t+n>=L)return e.ofTheLast(t,L);let r=[];return t>0&&r.push(e.approved(t)),n>0&&r.push(e.rejected(n)),r.join(`, `)||e.first},z=s({title:`Top-ups`,views:{PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search top-ups`,searchPlaceholder:`Reference or customer`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,history:`Earlier top-ups`,balance:`Wallet now`,amount:`Amount`,decided:`Decided`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter, or search by the beginning of a reference, a name, an e-mail address or a phone.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,history:R({first:`First top-up`,approved:e=>`${e} approved`,rejected:e=>`${e} rejected`,ofTheLast:(e,t)=>`${e} of the last ${t} approved`}),since:`Customer since`,orders:`Orders`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,over:`Nothing is left to decide. These top-ups were decided already, perhaps by you just now:`,done:`done`}},{title:`Recargas`,views:{PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar recargas`,searchPlaceholder:`Referência ou cliente`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,history:`Recargas anteriores`,balance:`Carteira agora`,amount:`Valor`,decided:`Decidida`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro ou busque pelo início de uma referência, de um nome, de um e-mail ou de um telefone.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,history:R({first:`Primeira recarga`,approved:e=>`${e} ${e===1?`aprovada`:`aprovadas`}`,rejected:e=>`${e} ${e===1?`rejeitada`:`rejeitadas`}`,ofTheLast:(e,t)=>`${e} das últimas ${t} ${e===1?`aprovada`:`aprovadas`}`}),since:`Cliente desde`,orders:`Pedidos`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,over:`Nada resta a decidir. Estas recargas já foram decididas, talvez por você agora há pouco:`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),V=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewRecharges($where: RechargeWhereInput, $first: Int!) {
  recharges(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),H={decide:`_decide_1tlwy_2`},U=r({RechargeList:()=>q});p();var W=h(()=>m(()=>import(`./DecideDialog-DKa5ZmOz.js`).then(e=>e.DecideDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),G=o(`/signedIn/recharges`),K=({recharges:e})=>e.edges.map(({node:e})=>e),pe=y(V,({recharges:e})=>e.edges.map(({node:e})=>e));function q(){let n=i(z),r=x(),o=G.useSearch(),s=G.useNavigate(),d=u(`RECHARGES_DECIDE`),p=c(o,r.timezone),{data:m,error:h,isPlaceholderData:y,refetch:E}=fe(B,p,K,[`RECHARGE`]),D=m&&K(m),O=I(o),{chosen:k,selection:N,clear:L,remove:R}=ae(D?.filter(({status:e})=>e===`PENDING`),O),[V,H]=l(null),{open:U,close:q}=T(),{after:J,before:he,...Y}=O,{view:X=`PENDING`,sort:ge,..._e}=Y,ve=me(X===`PENDING`,d?U:void 0),Z=e=>void s({search:P({...Y,...e})}),ye=r.money(k.reduce((e,{amount:t})=>F(e,t),`0.00`)),Q=ee.find(e=>e===o.dialog),$=A(o,D?.find(({id:e,status:t})=>e===o.row&&t===`PENDING`));return e(t,{children:[e(re,{title:n.title,aside:e(le,{type:`RECHARGE`,ids:D?.map(({id:e})=>e),where:p.where,...pe,onShow:()=>Z({})}),actions:e(C,{input:{kind:`RECHARGES`,rechargeWhere:p.where},count:m?.recharges.totalCount})}),e(oe,{list:`recharges`,to:`/recharges`,builtIn:_.map(e=>({id:e,name:n.views[e],search:e===`PENDING`?{}:{view:e}})),search:o}),e(j,{children:[e(ue,{label:n.search,placeholder:n.searchPlaceholder,value:o.q??``,onChange:e=>Z({q:e})}),e(w,{label:n.filters.requested,value:o,onChange:e=>Z({period:void 0,from:void 0,to:void 0,...e})}),e(de,{label:n.filters.amount,value:o,onChange:e=>Z({min:void 0,max:void 0,...e})}),e(M,{id:o.id,onClear:()=>Z({id:void 0})})]}),e(ie,{flush:!0,children:[k.length>0&&e(ce,{text:n.selected(k.length,ye),onClear:L,children:[e(v,{size:`small`,icon:f,onClick:()=>H({kind:`reject`,recharges:k}),children:n.reject}),e(v,{size:`small`,look:`primary`,icon:g,onClick:()=>H({kind:`approve`,recharges:k}),children:n.approve})]}),e(S,{name:`recharges`,label:n.title,columns:ve,rows:D,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${r.money(e.amount)}`,stale:y,error:h,onRetry:()=>void E(),sort:o.sort??te(X),onSort:e=>Z({sort:e}),...d&&X===`PENDING`&&{selection:N},empty:Object.keys(_e).length>0||X!==`PENDING`?e(b,{icon:se,title:n.noMatch,text:n.noMatchText}):e(b,{icon:a,title:n.empty,text:n.emptyText})}),e(ne,{connection:m?.recharges,onChange:e=>void s({search:P({...Y,...e})})})]}),V&&e(W,{decision:V,onDone:R,onClose:()=>H(null)}),Q&&d&&$&&e(W,{decision:{kind:Q,recharges:[$]},onDone:R,onClose:q},$.id)]})}function me(t,r){let a=i(z),o=D(),s=a.columns,c={id:`decided`,header:s.decided,cell:t=>e(N,{...t}),wide:`below`,width:16},l={id:`history`,header:s.history,cell:({customer:e})=>a.history(e.rechargeHistory),wide:`below`,width:18},u=[{id:`customer`,header:s.customer,cell:({customer:t})=>e(n,{to:`/customers/$id`,params:{id:t.id},search:{tab:`recharges`},children:o(t)}),width:16},{id:`status`,header:s.status,cell:({status:t})=>e(O,{kind:`recharge`,status:t}),wide:!0},{id:`reference`,header:s.reference,cell:({reference:t,reason:n,notes:r})=>e(`span`,{className:`muted`,children:n||t||r}),wide:`below`,width:18},{id:`requested`,header:s.requested,cell:({createdAt:t})=>e(E,{at:t}),sort:`requested`,wide:`below`},t?l:c,{id:`balance`,header:s.balance,cell:({customer:t})=>e(k,{amount:t.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:s.amount,cell:({amount:t})=>e(k,{amount:t}),align:`end`,sort:`amount`,width:7}];return r?[...u,{id:`decide`,header:s.decide,align:`end`,cell:t=>t.status===`PENDING`&&e(J,{recharge:t,onDecide:r})}]:u}function J({recharge:t,onDecide:n}){let r=i(z),a=x(),o=[t.customer.name,a.money(t.amount)];return e(`span`,{className:H.decide,children:[e(v,{size:`small`,icon:f,"aria-label":r.rejectOne(...o),onClick:()=>n(`reject`,t.id)}),e(v,{size:`small`,icon:g,"aria-label":r.approveOne(...o),onClick:()=>n(`approve`,t.id)})]})}export{q as RechargeList,z as n,U as t};