const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DecideDialog-w_o7jZyQ.js","assets/index-BzP1EClE.js","assets/early-CRuJpbae.js","assets/parts-DggjclEf.js","assets/dialogs-D67FP_ML.js","assets/details-6EBFLphC.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,C as n,E as r,Et as i,Lt as a,Qt as o,R as s,Rt as c,W as l,ct as u,fn as d,g as f,hn as p,kt as m,ln as h,rn as g,st as _,tt as v,w as y,wt as b}from"./index-BzP1EClE.js";import{A as ee,F as te,N as ne,P as x,T as S,_ as C,b as w,c as T,d as E,f as D,g as O,h as k,k as A,n as re,p as j,t as M,u as N,v as P,y as F,z as I}from"./parts-DggjclEf.js";import{C as L,O as R,k as z}from"./details-6EBFLphC.js";import{I as B,t as V}from"./early-CRuJpbae.js";c();var H=n({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search by reference`,searchPlaceholder:`Reference`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decided:`Decided`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter. A reference must be complete.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar por referência`,searchPlaceholder:`Referência`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decided:`Decidida`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),U=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),W=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewRecharges($where: RechargeWhereInput, $first: Int!) {
  recharges(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),G={decide:`_decide_1tlwy_2`},K=p({RechargeList:()=>X});d();var q=R(()=>e(()=>import(`./DecideDialog-w_o7jZyQ.js`).then(e=>e.DecideDialog),__vite__mapDeps([0,1,2,3,4,5]))),J=m(`/signedIn/recharges`),Y=({recharges:e})=>e.edges.map(({node:e})=>e),ie=(e,t)=>i(W,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.recharges.edges.map(({node:e})=>e.id),ae=async(e,t)=>(await b(W,{where:{...e,createdAtGTE:t},first:100})).recharges.edges.map(({node:e})=>e.id);function X(){let e=y(H),t=x(),n=J.useSearch(),i=J.useNavigate(),c=v(`RECHARGES_DECIDE`),d=_(n,t.timezone),{data:p,error:m,isPlaceholderData:b,refetch:T}=O(U,d,Y,[`RECHARGE`]),k=p&&Y(p),[A,j]=g(new Set),[L,R]=g(null);o(()=>j(new Set),[n]);let{after:W,before:G,...K}=n,{view:X=`PENDING`,...Z}=K,se=oe(X===`PENDING`,c?R:void 0),Q=e=>void i({search:B({...K,...e})}),$=k?.filter(({id:e,status:t})=>A.has(e)&&t===`PENDING`)??[],ce=t.money($.reduce((e,{amount:t})=>V(e,t),`0.00`));return a(h,{children:[a(ne,{title:e.title,aside:a(D,{type:`RECHARGE`,ids:k?.map(({id:e})=>e),where:d.where,useListed:ie,createdSince:ae,onShow:()=>Q({})})}),a(E,{label:e.views.label,children:u.map(t=>a(N,{to:`/recharges`,search:t===`PENDING`?{}:{view:t},current:t===X,children:e.views[t]},t))}),a(C,{children:[a(P,{label:e.search,placeholder:e.searchPlaceholder,value:n.q??``,onChange:e=>Q({q:e})}),a(F,{label:e.filters.requested,value:n,onChange:e=>Q({period:void 0,from:void 0,to:void 0,...e})}),a(M,{label:e.filters.amount,value:n,onChange:e=>Q({min:void 0,max:void 0,...e})}),a(z,{id:n.id,onClear:()=>Q({id:void 0})})]}),a(te,{flush:!0,children:[$.length>0&&a(re,{text:e.selected($.length,ce),onClear:()=>j(new Set),children:[a(f,{size:`small`,icon:r,onClick:()=>R({kind:`reject`,recharges:$}),children:e.reject}),a(f,{size:`small`,look:`primary`,icon:l,onClick:()=>R({kind:`approve`,recharges:$}),children:e.approve})]}),a(ee,{name:`recharges`,label:e.title,columns:se,rows:k,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${t.money(e.amount)}`,stale:b,error:m,onRetry:()=>void T(),...c&&X===`PENDING`&&{selection:{keys:A,onChange:j}},empty:Object.keys(Z).length>0||X!==`PENDING`?a(S,{icon:I,title:e.noMatch,text:e.noMatchText}):a(S,{icon:s,title:e.empty,text:e.emptyText})}),a(w,{connection:p?.recharges,onChange:e=>void i({search:B({...K,...e})})})]}),L&&a(q,{decision:L,onClose:()=>R(null)})]})}function oe(e,n){let r=y(H),i=k(),o=r.columns,s={id:`decided`,header:o.decided,cell:e=>a(L,{...e}),wide:`below`,width:16},c=[{id:`customer`,header:o.customer,cell:({customer:e})=>a(t,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:i(e)}),width:16},{id:`status`,header:o.status,cell:({status:e})=>a(T,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:o.reference,cell:({reference:e,reason:t,notes:n})=>a(`span`,{className:`muted`,children:t||e||n}),wide:`below`,width:18},{id:`requested`,header:o.requested,cell:({createdAt:e})=>a(A,{at:e}),wide:`below`},...e?[]:[s],{id:`balance`,header:o.balance,cell:({customer:e})=>a(j,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:o.amount,cell:({amount:e})=>a(j,{amount:e}),align:`end`,width:7}];return n?[...c,{id:`decide`,header:o.decide,align:`end`,cell:e=>e.status===`PENDING`&&a(Z,{recharge:e,onDecide:n})}]:c}function Z({recharge:e,onDecide:t}){let n=y(H),i=x(),o=[e.customer.name,i.money(e.amount)],s=[e];return a(`span`,{className:G.decide,children:[a(f,{size:`small`,icon:r,"aria-label":n.rejectOne(...o),onClick:()=>t({kind:`reject`,recharges:s})}),a(f,{size:`small`,icon:l,"aria-label":n.approveOne(...o),onClick:()=>t({kind:`approve`,recharges:s})})]})}export{X as RechargeList,H as n,K as t};