const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DecideDialog-CJ0bL3Mg.js","assets/index-DYcuAoF6.js","assets/early-NQvuXKrB.js","assets/parts-C0Z_Ugd4.js","assets/dialogs-nSjOBcUc.js","assets/details-DyJtnXNU.js"])))=>i.map(i=>d[i]);
import{At as e,J as t,N as n,St as r,Wt as i,Y as a,Yt as o,in as s,kt as c,m as l,nt as u,sn as d,tn as f,tt as p,v as m,x as h,xt as g,y as _,yt as v,z as y}from"./index-DYcuAoF6.js";import{C as b,D as x,E as S,L as ee,M as C,N as te,O as ne,_ as w,c as T,d as E,g as D,h as O,j as k,l as A,n as j,o as M,p as N,t as re,u as P,v as F}from"./parts-C0Z_Ugd4.js";import{I,t as L}from"./early-NQvuXKrB.js";import{w as R}from"./details-DyJtnXNU.js";e();var z=m({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search by reference`,searchPlaceholder:`Reference`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter. A reference must be complete.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar por referência`,searchPlaceholder:`Referência`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),H={decide:`_decide_1tlwy_2`},U=d({RechargeList:()=>q});s();var W=R(()=>t(()=>import(`./DecideDialog-CJ0bL3Mg.js`).then(e=>e.DecideDialog),__vite__mapDeps([0,1,2,3,4,5]))),G=g(`/signedIn/recharges`),K=(e,t)=>v(V,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.recharges.edges.map(({node:e})=>e.id);function q(){let e=_(z),t=C(),r=G.useSearch(),s=G.useNavigate(),d=a(`RECHARGES_DECIDE`),m=p(r,t.timezone),{data:g,error:x,isPlaceholderData:E,refetch:M}=v(B,m),N=g?.recharges.edges.map(e=>e.node),R=N?.map(({id:e})=>e);S(`RECHARGE`,R??[],M);let[V,H]=o(new Set),[U,q]=o(null);i(()=>H(new Set),[r]);let Y=J(d?q:void 0),{after:ie,before:ae,...X}=r,{view:Z=`PENDING`,...oe}=X,Q=e=>void s({search:I({...X,...e})}),$=N?.filter(({id:e,status:t})=>V.has(e)&&t===`PENDING`)??[],se=t.money($.reduce((e,{amount:t})=>L(e,t),`0.00`));return c(f,{children:[c(k,{title:e.title,aside:c(P,{type:`RECHARGE`,ids:R,where:m.where,useListed:K,onShow:()=>Q({})})}),c(A,{label:e.views.label,children:u.map(t=>c(T,{to:`/recharges`,search:t===`PENDING`?{}:{view:t},current:t===Z,children:e.views[t]},t))}),c(O,{children:[c(D,{label:e.search,placeholder:e.searchPlaceholder,value:r.q??``,onChange:e=>Q({q:e})}),c(w,{label:e.filters.requested,value:r,onChange:e=>Q({period:void 0,from:void 0,to:void 0,...e})}),c(re,{label:e.filters.amount,value:r,onChange:e=>Q({min:void 0,max:void 0,...e})})]}),c(te,{flush:!0,children:[$.length>0&&c(j,{text:e.selected($.length,se),onClear:()=>H(new Set),children:[c(l,{size:`small`,icon:h,onClick:()=>q({kind:`reject`,recharges:$}),children:e.reject}),c(l,{size:`small`,look:`primary`,icon:y,onClick:()=>q({kind:`approve`,recharges:$}),children:e.approve})]}),c(ne,{name:`recharges`,label:e.title,columns:Y,rows:N,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${t.money(e.amount)}`,stale:E,error:x,onRetry:()=>void M(),...d&&Z===`PENDING`&&{selection:{keys:V,onChange:H}},empty:Object.keys(oe).length>0||Z!==`PENDING`?c(b,{icon:ee,title:e.noMatch,text:e.noMatchText}):c(b,{icon:n,title:e.empty,text:e.emptyText})}),c(F,{connection:g?.recharges,onChange:e=>void s({search:I({...X,...e})})})]}),U&&c(W,{decision:U,onClose:()=>q(null)})]})}function J(e){let t=_(z),n=N(),i=t.columns,a=[{id:`customer`,header:i.customer,cell:({customer:e})=>c(r,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:n(e)}),width:16},{id:`status`,header:i.status,cell:({status:e})=>c(M,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:i.reference,cell:({reference:e,reason:t,notes:n})=>c(`span`,{className:`muted`,children:t||e||n}),wide:`below`,width:18},{id:`requested`,header:i.requested,cell:({createdAt:e})=>c(x,{at:e}),wide:`below`},{id:`balance`,header:i.balance,cell:({customer:e})=>c(E,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:i.amount,cell:({amount:e})=>c(E,{amount:e}),align:`end`,width:7}];return e?[...a,{id:`decide`,header:i.decide,align:`end`,cell:t=>t.status===`PENDING`&&c(Y,{recharge:t,onDecide:e})}]:a}function Y({recharge:e,onDecide:t}){let n=_(z),r=C(),i=[e.customer.name,r.money(e.amount)],a=[e];return c(`span`,{className:H.decide,children:[c(l,{size:`small`,icon:h,"aria-label":n.rejectOne(...i),onClick:()=>t({kind:`reject`,recharges:a})}),c(l,{size:`small`,icon:y,"aria-label":n.approveOne(...i),onClick:()=>t({kind:`approve`,recharges:a})})]})}export{q as RechargeList,z as n,U as t};