const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DecideDialog-PpdpfAT8.js","assets/index-Cp0A1w_e.js","assets/early-TkO9i4Wa.js","assets/parts-mq6H3t82.js","assets/dialogs-CP97bDVo.js","assets/details-CkmDreeo.js"])))=>i.map(i=>d[i]);
import{At as e,B as t,Ct as n,Gt as r,P as i,S as a,St as o,X as s,Xt as c,Y as l,an as u,b as d,bt as f,cn as p,h as m,jt as h,nn as ee,nt as g,rt as _,y as v}from"./index-Cp0A1w_e.js";import{C as y,D as b,E as x,L as S,M as C,N as w,O as te,_ as ne,c as re,d as T,g as E,h as D,j as O,l as k,n as A,o as j,p as M,t as N,u as P,v as F}from"./parts-mq6H3t82.js";import{I,t as L}from"./early-TkO9i4Wa.js";import{w as R}from"./details-CkmDreeo.js";h();var z=v({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search by reference`,searchPlaceholder:`Reference`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter. A reference must be complete.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar por referência`,searchPlaceholder:`Referência`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),H={decide:`_decide_1tlwy_2`},U=p({RechargeList:()=>q});u();var W=R(()=>l(()=>import(`./DecideDialog-PpdpfAT8.js`).then(e=>e.DecideDialog),__vite__mapDeps([0,1,2,3,4,5]))),G=o(`/signedIn/recharges`),K=(e,t)=>f(V,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.recharges.edges.map(({node:e})=>e.id);function q(){let n=d(z),o=C(),l=G.useSearch(),u=G.useNavigate(),p=s(`RECHARGES_DECIDE`),h=g(l,o.timezone),{data:v,error:b,isPlaceholderData:T,refetch:j}=f(B,h),M=v?.recharges.edges.map(e=>e.node),R=M?.map(({id:e})=>e);x(`RECHARGE`,R??[],j);let[V,H]=c(new Set),[U,q]=c(null);r(()=>H(new Set),[l]);let Y=J(p?q:void 0),{after:ie,before:ae,...X}=l,{view:Z=`PENDING`,...oe}=X,Q=e=>void u({search:I({...X,...e})}),$=M?.filter(({id:e,status:t})=>V.has(e)&&t===`PENDING`)??[],se=o.money($.reduce((e,{amount:t})=>L(e,t),`0.00`));return e(ee,{children:[e(O,{title:n.title,aside:e(P,{type:`RECHARGE`,ids:R,where:h.where,useListed:K,onShow:()=>Q({})})}),e(k,{label:n.views.label,children:_.map(t=>e(re,{to:`/recharges`,search:t===`PENDING`?{}:{view:t},current:t===Z,children:n.views[t]},t))}),e(D,{children:[e(E,{label:n.search,placeholder:n.searchPlaceholder,value:l.q??``,onChange:e=>Q({q:e})}),e(ne,{label:n.filters.requested,value:l,onChange:e=>Q({period:void 0,from:void 0,to:void 0,...e})}),e(N,{label:n.filters.amount,value:l,onChange:e=>Q({min:void 0,max:void 0,...e})})]}),e(w,{flush:!0,children:[$.length>0&&e(A,{text:n.selected($.length,se),onClear:()=>H(new Set),children:[e(m,{size:`small`,icon:a,onClick:()=>q({kind:`reject`,recharges:$}),children:n.reject}),e(m,{size:`small`,look:`primary`,icon:t,onClick:()=>q({kind:`approve`,recharges:$}),children:n.approve})]}),e(te,{name:`recharges`,label:n.title,columns:Y,rows:M,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${o.money(e.amount)}`,stale:T,error:b,onRetry:()=>void j(),...p&&Z===`PENDING`&&{selection:{keys:V,onChange:H}},empty:Object.keys(oe).length>0||Z!==`PENDING`?e(y,{icon:S,title:n.noMatch,text:n.noMatchText}):e(y,{icon:i,title:n.empty,text:n.emptyText})}),e(F,{connection:v?.recharges,onChange:e=>void u({search:I({...X,...e})})})]}),U&&e(W,{decision:U,onClose:()=>q(null)})]})}function J(t){let r=d(z),i=M(),a=r.columns,o=[{id:`customer`,header:a.customer,cell:({customer:t})=>e(n,{to:`/customers/$id`,params:{id:t.id},search:{tab:`recharges`},children:i(t)}),width:16},{id:`status`,header:a.status,cell:({status:t})=>e(j,{kind:`recharge`,status:t}),wide:!0},{id:`reference`,header:a.reference,cell:({reference:t,reason:n,notes:r})=>e(`span`,{className:`muted`,children:n||t||r}),wide:`below`,width:18},{id:`requested`,header:a.requested,cell:({createdAt:t})=>e(b,{at:t}),wide:`below`},{id:`balance`,header:a.balance,cell:({customer:t})=>e(T,{amount:t.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:a.amount,cell:({amount:t})=>e(T,{amount:t}),align:`end`,width:7}];return t?[...o,{id:`decide`,header:a.decide,align:`end`,cell:n=>n.status===`PENDING`&&e(Y,{recharge:n,onDecide:t})}]:o}function Y({recharge:n,onDecide:r}){let i=d(z),o=C(),s=[n.customer.name,o.money(n.amount)],c=[n];return e(`span`,{className:H.decide,children:[e(m,{size:`small`,icon:a,"aria-label":i.rejectOne(...s),onClick:()=>r({kind:`reject`,recharges:c})}),e(m,{size:`small`,icon:t,"aria-label":i.approveOne(...s),onClick:()=>r({kind:`approve`,recharges:c})})]})}export{q as RechargeList,z as n,U as t};