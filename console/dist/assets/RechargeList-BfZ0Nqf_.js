const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DecideDialog-CzScrDUP.js","assets/index-Ci1AkQWy.js","assets/early-CY4GmciT.js","assets/parts-DYi6Y7YZ.js","assets/BulkDialog-B3Z4T4fN.js","assets/dialogs-DjYVxy_K.js","assets/details-DXdyoKLk.js","assets/TextArea-DtVGeL0U.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,C as r,Dt as i,E as a,R as o,Tt as s,W as c,_n as l,an as ee,ct as te,dn as ne,g as u,jt as d,lt as f,mn as p,st as re,tt as ie,w as m,zt as h}from"./index-Ci1AkQWy.js";import{A as g,B as ae,D as oe,E as _,J as v,L as se,O as y,R as b,S as x,U as S,W as C,a as w,b as ce,c as le,d as T,h as ue,i as E,l as D,m as O,o as k,p as A,t as j,u as M,x as N,z as P}from"./parts-DYi6Y7YZ.js";import{C as F,O as I}from"./details-DXdyoKLk.js";import{V as L,t as R,x as z}from"./early-CY4GmciT.js";n();var B=r({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search top-ups`,searchPlaceholder:`Reference or customer`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decided:`Decided`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter, or search by the beginning of a reference, a name, an e-mail address or a phone.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar recargas`,searchPlaceholder:`Referência ou cliente`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decided:`Decidida`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro ou busque pelo início de uma referência, de um nome, de um e-mail ou de um telefone.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),V=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
        }
      }
    }
  }
}
    `),H=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewRecharges($where: RechargeWhereInput, $first: Int!) {
  recharges(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),U={decide:`_decide_1tlwy_2`},W=l({RechargeList:()=>J});p();var G=y(()=>e(()=>import(`./DecideDialog-CzScrDUP.js`).then(e=>e.DecideDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),K=t(`/signedIn/recharges`),q=({recharges:e})=>e.edges.map(({node:e})=>e),de=(e,t)=>i(H,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.recharges.edges.map(({node:e})=>e.id),fe=async(e,t)=>(await s(H,{where:{...e,createdAtGTE:t},first:100})).recharges.edges.map(({node:e})=>e.id);function J(){let e=m(B),t=P(),n=K.useSearch(),r=K.useNavigate(),i=ie(`RECHARGES_DECIDE`),s=re(n,t.timezone),{data:l,error:d,isPlaceholderData:p,refetch:y}=A(V,s,q,[`RECHARGE`]),b=l&&q(l),T=z(n),{chosen:E,selection:O,clear:F,remove:H}=w(b?.filter(({status:e})=>e===`PENDING`),T),[U,W]=ee(null),{open:J,close:Y}=se(),{after:me,before:he,...X}=T,{view:Z=`PENDING`,sort:ge,..._e}=X,ve=pe(Z===`PENDING`,i?J:void 0),Q=e=>void r({search:L({...X,...e})}),ye=t.money(E.reduce((e,{amount:t})=>R(e,t),`0.00`)),$=le(n,b?.find(({id:e,status:t})=>e===n.row&&t===`PENDING`));return h(ne,{children:[h(S,{title:e.title,aside:h(_,{type:`RECHARGE`,ids:b?.map(({id:e})=>e),where:s.where,useListed:de,createdSince:fe,onShow:()=>Q({})}),actions:h(oe,{input:{kind:`RECHARGES`,rechargeWhere:s.where},count:l?.recharges.totalCount})}),h(D,{label:e.views.label,children:te.map(t=>h(M,{to:`/recharges`,search:t===`PENDING`?{}:{view:t},current:t===Z,children:e.views[t]},t))}),h(ce,{children:[h(k,{label:e.search,placeholder:e.searchPlaceholder,value:n.q??``,onChange:e=>Q({q:e})}),h(N,{label:e.filters.requested,value:n,onChange:e=>Q({period:void 0,from:void 0,to:void 0,...e})}),h(j,{label:e.filters.amount,value:n,onChange:e=>Q({min:void 0,max:void 0,...e})}),h(I,{id:n.id,onClear:()=>Q({id:void 0})})]}),h(C,{flush:!0,children:[E.length>0&&h(ue,{text:e.selected(E.length,ye),onClear:F,children:[h(u,{size:`small`,icon:a,onClick:()=>W({kind:`reject`,recharges:E}),children:e.reject}),h(u,{size:`small`,look:`primary`,icon:c,onClick:()=>W({kind:`approve`,recharges:E}),children:e.approve})]}),h(ae,{name:`recharges`,label:e.title,columns:ve,rows:b,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${t.money(e.amount)}`,stale:p,error:d,onRetry:()=>void y(),sort:n.sort??f(Z),onSort:e=>Q({sort:e}),...i&&Z===`PENDING`&&{selection:O},empty:Object.keys(_e).length>0||Z!==`PENDING`?h(g,{icon:v,title:e.noMatch,text:e.noMatchText}):h(g,{icon:o,title:e.empty,text:e.emptyText})}),h(x,{connection:l?.recharges,onChange:e=>void r({search:L({...X,...e})})})]}),U&&h(G,{decision:U,onDone:H,onClose:()=>W(null)}),n.dialog&&n.dialog!==`export`&&i&&$&&h(G,{decision:{kind:n.dialog,recharges:[$]},onDone:H,onClose:Y})]})}function pe(e,t){let n=m(B),r=O(),i=n.columns,a={id:`decided`,header:i.decided,cell:e=>h(F,{...e}),wide:`below`,width:16},o=[{id:`customer`,header:i.customer,cell:({customer:e})=>h(d,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:r(e)}),width:16},{id:`status`,header:i.status,cell:({status:e})=>h(E,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:i.reference,cell:({reference:e,reason:t,notes:n})=>h(`span`,{className:`muted`,children:t||e||n}),wide:`below`,width:18},{id:`requested`,header:i.requested,cell:({createdAt:e})=>h(b,{at:e}),sort:`requested`,wide:`below`},...e?[]:[a],{id:`balance`,header:i.balance,cell:({customer:e})=>h(T,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:i.amount,cell:({amount:e})=>h(T,{amount:e}),align:`end`,sort:`amount`,width:7}];return t?[...o,{id:`decide`,header:i.decide,align:`end`,cell:e=>e.status===`PENDING`&&h(Y,{recharge:e,onDecide:t})}]:o}function Y({recharge:e,onDecide:t}){let n=m(B),r=P(),i=[e.customer.name,r.money(e.amount)];return h(`span`,{className:U.decide,children:[h(u,{size:`small`,icon:a,"aria-label":n.rejectOne(...i),onClick:()=>t(`reject`,e.id)}),h(u,{size:`small`,icon:c,"aria-label":n.approveOne(...i),onClick:()=>t(`approve`,e.id)})]})}export{J as RechargeList,B as n,W as t};