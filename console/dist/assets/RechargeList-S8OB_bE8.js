const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DecideDialog-CFxNkUjK.js","assets/index-pEbad9IO.js","assets/early-B5IRyXOX.js","assets/parts-CwdO98Ky.js","assets/dialogs-Fvos1y_P.js","assets/details-CxT677om.js"])))=>i.map(i=>d[i]);
import{C as e,Ct as t,F as n,Kt as r,Mt as i,V as a,X as o,Z as s,Zt as c,b as l,g as u,it as d,jt as f,ln as p,on as m,rn as ee,rt as h,wt as g,x as _,xt as v}from"./index-pEbad9IO.js";import{D as y,M as b,N as x,O as S,P as te,R as C,_ as w,d as T,f as E,g as D,k as O,l as k,m as A,n as j,s as M,t as N,u as ne,v as re,w as P,y as F}from"./parts-CwdO98Ky.js";import{I,t as L}from"./early-B5IRyXOX.js";import{w as R}from"./details-CxT677om.js";i();var z=l({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search by reference`,searchPlaceholder:`Reference`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter. A reference must be complete.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar por referência`,searchPlaceholder:`Referência`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),H={decide:`_decide_1tlwy_2`},U=p({RechargeList:()=>q});m();var W=R(()=>o(()=>import(`./DecideDialog-CFxNkUjK.js`).then(e=>e.DecideDialog),__vite__mapDeps([0,1,2,3,4,5]))),G=t(`/signedIn/recharges`),K=(e,t)=>v(V,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.recharges.edges.map(({node:e})=>e.id);function q(){let t=_(z),i=x(),o=G.useSearch(),l=G.useNavigate(),p=s(`RECHARGES_DECIDE`),m=h(o,i.timezone),{data:g,error:S,isPlaceholderData:E,refetch:A}=v(B,m),M=g?.recharges.edges.map(e=>e.node),R=M?.map(({id:e})=>e);y(`RECHARGE`,R??[],A);let[V,H]=c(new Set),[U,q]=c(null);r(()=>H(new Set),[o]);let Y=J(p?q:void 0),{after:ie,before:ae,...X}=o,{view:Z=`PENDING`,...oe}=X,Q=e=>void l({search:I({...X,...e})}),$=M?.filter(({id:e,status:t})=>V.has(e)&&t===`PENDING`)??[],se=i.money($.reduce((e,{amount:t})=>L(e,t),`0.00`));return f(ee,{children:[f(b,{title:t.title,aside:f(T,{type:`RECHARGE`,ids:R,where:m.where,useListed:K,onShow:()=>Q({})})}),f(ne,{label:t.views.label,children:d.map(e=>f(k,{to:`/recharges`,search:e===`PENDING`?{}:{view:e},current:e===Z,children:t.views[e]},e))}),f(D,{children:[f(w,{label:t.search,placeholder:t.searchPlaceholder,value:o.q??``,onChange:e=>Q({q:e})}),f(re,{label:t.filters.requested,value:o,onChange:e=>Q({period:void 0,from:void 0,to:void 0,...e})}),f(N,{label:t.filters.amount,value:o,onChange:e=>Q({min:void 0,max:void 0,...e})})]}),f(te,{flush:!0,children:[$.length>0&&f(j,{text:t.selected($.length,se),onClear:()=>H(new Set),children:[f(u,{size:`small`,icon:e,onClick:()=>q({kind:`reject`,recharges:$}),children:t.reject}),f(u,{size:`small`,look:`primary`,icon:a,onClick:()=>q({kind:`approve`,recharges:$}),children:t.approve})]}),f(O,{name:`recharges`,label:t.title,columns:Y,rows:M,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${i.money(e.amount)}`,stale:E,error:S,onRetry:()=>void A(),...p&&Z===`PENDING`&&{selection:{keys:V,onChange:H}},empty:Object.keys(oe).length>0||Z!==`PENDING`?f(P,{icon:C,title:t.noMatch,text:t.noMatchText}):f(P,{icon:n,title:t.empty,text:t.emptyText})}),f(F,{connection:g?.recharges,onChange:e=>void l({search:I({...X,...e})})})]}),U&&f(W,{decision:U,onClose:()=>q(null)})]})}function J(e){let t=_(z),n=A(),r=t.columns,i=[{id:`customer`,header:r.customer,cell:({customer:e})=>f(g,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:n(e)}),width:16},{id:`status`,header:r.status,cell:({status:e})=>f(M,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:r.reference,cell:({reference:e,reason:t,notes:n})=>f(`span`,{className:`muted`,children:t||e||n}),wide:`below`,width:18},{id:`requested`,header:r.requested,cell:({createdAt:e})=>f(S,{at:e}),wide:`below`},{id:`balance`,header:r.balance,cell:({customer:e})=>f(E,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:r.amount,cell:({amount:e})=>f(E,{amount:e}),align:`end`,width:7}];return e?[...i,{id:`decide`,header:r.decide,align:`end`,cell:t=>t.status===`PENDING`&&f(Y,{recharge:t,onDecide:e})}]:i}function Y({recharge:t,onDecide:n}){let r=_(z),i=x(),o=[t.customer.name,i.money(t.amount)],s=[t];return f(`span`,{className:H.decide,children:[f(u,{size:`small`,icon:e,"aria-label":r.rejectOne(...o),onClick:()=>n({kind:`reject`,recharges:s})}),f(u,{size:`small`,icon:a,"aria-label":r.approveOne(...o),onClick:()=>n({kind:`approve`,recharges:s})})]})}export{q as RechargeList,z as n,U as t};