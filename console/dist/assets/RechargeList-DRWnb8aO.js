const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DecideDialog-CFCfIy2N.js","assets/index-1NI2Ce1b.js","assets/early-BYpEY6fK.js","assets/parts-CYsUAY3Z.js","assets/BulkDialog-B1AibSZE.js","assets/dialogs-DKXg-Har.js","assets/details-BCxr0cvW.js","assets/sending-C7jtxXne.js","assets/draft-BvkOCEOn.js","assets/TextArea-D18Qx6Bx.js"])))=>i.map(i=>d[i]);
import{Cn as e,Fn as t,Mn as n,Q as r,Ut as i,V as a,Wt as o,X as s,_t as c,bt as l,ct as ee,k as u,kn as d,nn as f,ot as p,p as m,q as h,rn as g,vt as te,x as _,yt as ne}from"./index-1NI2Ce1b.js";import{A as v,E as re,F as y,G as b,K as x,M as S,T as C,U as w,W as T,Y as ie,Z as ae,a as oe,b as se,d as E,et as ce,f as le,i as D,j as ue,o as de,s as O,t as fe,u as k,x as A,y as j}from"./parts-CYsUAY3Z.js";import{h as M,x as N}from"./details-BCxr0cvW.js";import{H as P,t as F,x as I}from"./early-BYpEY6fK.js";g();var L=100,R=e=>({approved:t,rejected:n})=>{if(t+n>=L)return e.ofTheLast(t,L);let r=[];return t>0&&r.push(e.approved(t)),n>0&&r.push(e.rejected(n)),r.join(`, `)||e.first},z=s({title:`Top-ups`,views:{PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search top-ups`,searchPlaceholder:`Reference or customer`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,history:`Earlier top-ups`,balance:`Wallet now`,amount:`Amount`,decided:`Decided`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter, or search by the beginning of a reference, a name, an e-mail address or a phone.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,history:R({first:`First top-up`,approved:e=>`${e} approved`,rejected:e=>`${e} rejected`,ofTheLast:(e,t)=>`${e} of the last ${t} approved`}),since:`Customer since`,orders:`Orders`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,over:`Nothing is left to decide. These top-ups were decided already, perhaps by you just now:`}},{title:`Recargas`,views:{PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar recargas`,searchPlaceholder:`Referência ou cliente`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,history:`Recargas anteriores`,balance:`Carteira agora`,amount:`Valor`,decided:`Decidida`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro ou busque pelo início de uma referência, de um nome, de um e-mail ou de um telefone.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,history:R({first:`Primeira recarga`,approved:e=>`${e} ${e===1?`aprovada`:`aprovadas`}`,rejected:e=>`${e} ${e===1?`rejeitada`:`rejeitadas`}`,ofTheLast:(e,t)=>`${e} das últimas ${t} ${e===1?`aprovada`:`aprovadas`}`}),since:`Cliente desde`,orders:`Pedidos`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,over:`Nada resta a decidir. Estas recargas já foram decididas, talvez por você agora há pouco:`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`}}),B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),H={decide:`_decide_1tlwy_2`},U=t({RechargeList:()=>q});n();var W=m(()=>p(()=>import(`./DecideDialog-CFCfIy2N.js`).then(e=>e.DecideDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),G=i(`/signedIn/recharges`),K=({recharges:e})=>e.edges.map(({node:e})=>e),pe=v(V,({recharges:e})=>e.edges.map(({node:e})=>e));function q(){let t=r(z),n=b(),i=G.useSearch(),o=G.useNavigate(),s=ee(`RECHARGES_DECIDE`),p=te(i,n.timezone),{data:m,error:g,isPlaceholderData:v,refetch:T}=k(B,p,K,[`RECHARGE`]),E=m&&K(m),D=I(i),{chosen:O,selection:M,clear:L,remove:R}=oe(E?.filter(({status:e})=>e===`PENDING`),D),[V,H]=e(null),{open:U,close:q}=w(),{after:J,before:he,...Y}=D,{view:X=`PENDING`,sort:ge,..._e}=Y,ve=me(X===`PENDING`,s?U:void 0),Z=e=>void o({search:P({...Y,...e})}),ye=n.money(O.reduce((e,{amount:t})=>F(e,t),`0.00`)),Q=c.find(e=>e===i.dialog),$=A(i,E?.find(({id:e,status:t})=>e===i.row&&t===`PENDING`));return f(d,{children:[f(ie,{title:t.title,aside:f(ue,{type:`RECHARGE`,ids:E?.map(({id:e})=>e),where:p.where,...pe,onShow:()=>Z({})}),actions:f(S,{input:{kind:`RECHARGES`,rechargeWhere:p.where},count:m?.recharges.totalCount})}),f(se,{list:`recharges`,to:`/recharges`,builtIn:ne.map(e=>({id:e,name:t.views[e],search:e===`PENDING`?{}:{view:e}})),search:i}),f(j,{children:[f(de,{label:t.search,placeholder:t.searchPlaceholder,value:i.q??``,onChange:e=>Z({q:e})}),f(C,{label:t.filters.requested,value:i,onChange:e=>Z({period:void 0,from:void 0,to:void 0,...e})}),f(fe,{label:t.filters.amount,value:i,onChange:e=>Z({min:void 0,max:void 0,...e})}),f(N,{id:i.id,onClear:()=>Z({id:void 0})})]}),f(ae,{flush:!0,children:[O.length>0&&f(le,{text:t.selected(O.length,ye),onClear:L,children:[f(_,{size:`small`,icon:u,onClick:()=>H({kind:`reject`,recharges:O}),children:t.reject}),f(_,{size:`small`,look:`primary`,icon:h,onClick:()=>H({kind:`approve`,recharges:O}),children:t.approve})]}),f(x,{name:`recharges`,label:t.title,columns:ve,rows:E,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${n.money(e.amount)}`,stale:v,error:g,onRetry:()=>void T(),sort:i.sort??l(X),onSort:e=>Z({sort:e}),...s&&X===`PENDING`&&{selection:M},empty:Object.keys(_e).length>0||X!==`PENDING`?f(y,{icon:ce,title:t.noMatch,text:t.noMatchText}):f(y,{icon:a,title:t.empty,text:t.emptyText})}),f(re,{connection:m?.recharges,onChange:e=>void o({search:P({...Y,...e})})})]}),V&&f(W,{decision:V,onDone:R,onClose:()=>H(null)}),Q&&s&&$&&f(W,{decision:{kind:Q,recharges:[$]},onDone:R,onClose:q},$.id)]})}function me(e,t){let n=r(z),i=E(),a=n.columns,s={id:`decided`,header:a.decided,cell:e=>f(M,{...e}),wide:`below`,width:16},c={id:`history`,header:a.history,cell:({customer:e})=>n.history(e.rechargeHistory),wide:`below`,width:18},l=[{id:`customer`,header:a.customer,cell:({customer:e})=>f(o,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:i(e)}),width:16},{id:`status`,header:a.status,cell:({status:e})=>f(D,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:a.reference,cell:({reference:e,reason:t,notes:n})=>f(`span`,{className:`muted`,children:t||e||n}),wide:`below`,width:18},{id:`requested`,header:a.requested,cell:({createdAt:e})=>f(T,{at:e}),sort:`requested`,wide:`below`},e?c:s,{id:`balance`,header:a.balance,cell:({customer:e})=>f(O,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:a.amount,cell:({amount:e})=>f(O,{amount:e}),align:`end`,sort:`amount`,width:7}];return t?[...l,{id:`decide`,header:a.decide,align:`end`,cell:e=>e.status===`PENDING`&&f(J,{recharge:e,onDecide:t})}]:l}function J({recharge:e,onDecide:t}){let n=r(z),i=b(),a=[e.customer.name,i.money(e.amount)];return f(`span`,{className:H.decide,children:[f(_,{size:`small`,icon:u,"aria-label":n.rejectOne(...a),onClick:()=>t(`reject`,e.id)}),f(_,{size:`small`,icon:h,"aria-label":n.approveOne(...a),onClick:()=>t(`approve`,e.id)})]})}export{q as RechargeList,z as n,U as t};