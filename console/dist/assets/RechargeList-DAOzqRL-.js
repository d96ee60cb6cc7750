const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DecideDialog-DCQ6WsbP.js","assets/index-DIqmBHNn.js","assets/early-CRuJpbae.js","assets/parts-BETL1LeL.js","assets/dialogs-6eiKeK16.js","assets/details-a10Xyx5W.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,C as n,E as r,Et as i,Lt as a,Qt as o,R as s,Rt as c,W as l,ct as ee,fn as u,g as d,hn as f,kt as p,ln as m,rn as h,st as g,tt as te,w as _,wt as v}from"./index-DIqmBHNn.js";import{M as ne,N as y,O as b,P as x,R as S,_ as C,d as w,f as T,g as E,h as D,k as O,l as re,m as k,n as ie,s as A,t as j,u as M,v as N,w as P,y as F}from"./parts-BETL1LeL.js";import{C as I,O as L,k as R}from"./details-a10Xyx5W.js";import{I as z,t as B}from"./early-CRuJpbae.js";c();var V=n({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search by reference`,searchPlaceholder:`Reference`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decided:`Decided`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter. A reference must be complete.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar por referência`,searchPlaceholder:`Referência`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decided:`Decidida`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),H=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),U=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewRecharges($where: RechargeWhereInput, $first: Int!) {
  recharges(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),W={decide:`_decide_1tlwy_2`},G=f({RechargeList:()=>X});u();var K=L(()=>e(()=>import(`./DecideDialog-DCQ6WsbP.js`).then(e=>e.DecideDialog),__vite__mapDeps([0,1,2,3,4,5]))),q=p(`/signedIn/recharges`),J=({recharges:e})=>e.edges.map(({node:e})=>e),ae=(e,t)=>i(U,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.recharges.edges.map(({node:e})=>e.id),Y=async(e,t)=>(await v(U,{where:{...e,createdAtGTE:t},first:100})).recharges.edges.map(({node:e})=>e.id);function X(){let e=_(V),t=y(),n=q.useSearch(),i=q.useNavigate(),c=te(`RECHARGES_DECIDE`),u=g(n,t.timezone),{data:f,error:p,isPlaceholderData:v,refetch:b}=D(H,u,J,[`RECHARGE`]),T=f&&J(f),[k,A]=h(new Set),[I,L]=h(null);o(()=>A(new Set),[n]);let{after:U,before:W,...G}=n,{view:X=`PENDING`,...Z}=G,se=oe(X===`PENDING`,c?L:void 0),Q=e=>void i({search:z({...G,...e})}),$=T?.filter(({id:e,status:t})=>k.has(e)&&t===`PENDING`)??[],ce=t.money($.reduce((e,{amount:t})=>B(e,t),`0.00`));return a(m,{children:[a(ne,{title:e.title,aside:a(w,{type:`RECHARGE`,ids:T?.map(({id:e})=>e),where:u.where,useListed:ae,createdSince:Y,onShow:()=>Q({})})}),a(M,{label:e.views.label,children:ee.map(t=>a(re,{to:`/recharges`,search:t===`PENDING`?{}:{view:t},current:t===X,children:e.views[t]},t))}),a(E,{children:[a(C,{label:e.search,placeholder:e.searchPlaceholder,value:n.q??``,onChange:e=>Q({q:e})}),a(N,{label:e.filters.requested,value:n,onChange:e=>Q({period:void 0,from:void 0,to:void 0,...e})}),a(j,{label:e.filters.amount,value:n,onChange:e=>Q({min:void 0,max:void 0,...e})}),a(R,{id:n.id,onClear:()=>Q({id:void 0})})]}),a(x,{flush:!0,children:[$.length>0&&a(ie,{text:e.selected($.length,ce),onClear:()=>A(new Set),children:[a(d,{size:`small`,icon:r,onClick:()=>L({kind:`reject`,recharges:$}),children:e.reject}),a(d,{size:`small`,look:`primary`,icon:l,onClick:()=>L({kind:`approve`,recharges:$}),children:e.approve})]}),a(O,{name:`recharges`,label:e.title,columns:se,rows:T,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${t.money(e.amount)}`,stale:v,error:p,onRetry:()=>void b(),...c&&X===`PENDING`&&{selection:{keys:k,onChange:A}},empty:Object.keys(Z).length>0||X!==`PENDING`?a(P,{icon:S,title:e.noMatch,text:e.noMatchText}):a(P,{icon:s,title:e.empty,text:e.emptyText})}),a(F,{connection:f?.recharges,onChange:e=>void i({search:z({...G,...e})})})]}),I&&a(K,{decision:I,onClose:()=>L(null)})]})}function oe(e,n){let r=_(V),i=k(),o=r.columns,s={id:`decided`,header:o.decided,cell:e=>a(I,{...e}),wide:`below`,width:16},c=[{id:`customer`,header:o.customer,cell:({customer:e})=>a(t,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:i(e)}),width:16},{id:`status`,header:o.status,cell:({status:e})=>a(A,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:o.reference,cell:({reference:e,reason:t,notes:n})=>a(`span`,{className:`muted`,children:t||e||n}),wide:`below`,width:18},{id:`requested`,header:o.requested,cell:({createdAt:e})=>a(b,{at:e}),wide:`below`},...e?[]:[s],{id:`balance`,header:o.balance,cell:({customer:e})=>a(T,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:o.amount,cell:({amount:e})=>a(T,{amount:e}),align:`end`,width:7}];return n?[...c,{id:`decide`,header:o.decide,align:`end`,cell:e=>e.status===`PENDING`&&a(Z,{recharge:e,onDecide:n})}]:c}function Z({recharge:e,onDecide:t}){let n=_(V),i=y(),o=[e.customer.name,i.money(e.amount)],s=[e];return a(`span`,{className:W.decide,children:[a(d,{size:`small`,icon:r,"aria-label":n.rejectOne(...o),onClick:()=>t({kind:`reject`,recharges:s})}),a(d,{size:`small`,icon:l,"aria-label":n.approveOne(...o),onClick:()=>t({kind:`approve`,recharges:s})})]})}export{X as RechargeList,V as n,G as t};