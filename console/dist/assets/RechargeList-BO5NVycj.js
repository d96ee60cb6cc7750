import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{At as t,L as n,St as r,_ as i,b as a,gt as o,j as s,kt as c,nt as l,p as u,q as d,s as f,tt as ee,v as p,vt as m,xt as h}from"./first-C_S2kZkA.js";import{A as g,Ct as _,D as v,F as y,I as b,M as x,N as S,O as C,P as w,Q as T,T as E,U as D,V as O,X as k,Z as A,at as j,c as M,ft as N,k as P,mt as F,s as te,tt as ne}from"./parts-BVYLu_tq.js";import{T as I,W as L,z as R}from"./early-CEuUg7Y1.js";import{t as z}from"./Dialog-DQncn5ti.js";import{i as B}from"./Field-DTQpGLBe.js";import{t as V}from"./Form-BVxaEDH2.js";var H=e(t(),1),U=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},W=new U(`
    mutation ApproveRecharge($input: ApproveRechargeInput!) {
  approveRecharge(input: $input) {
    id
    status
  }
}
    `),G=new U(`
    mutation RejectRecharge($input: RejectRechargeInput!) {
  rejectRecharge(input: $input) {
    id
    status
  }
}
    `),K=i({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search by reference`,searchPlaceholder:`Reference`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter. A reference must be complete.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar por referência`,searchPlaceholder:`Referência`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),q=c();function J({decision:e,onClose:t}){let n=p(K).dialog,r=A(),{kind:i}=e,[a,s]=(0,H.useState)(e.recharges),[c,l]=(0,H.useState)(new Map),u=r.money(a.reduce((e,{amount:t})=>T(e,t),`0.00`));async function d(e){let r=new Map;for(let{id:t}of a)try{i===`approve`?await R(W,{input:{id:t}}):await R(G,{input:{id:t,reason:e}})}catch(e){if(a.length===1)throw e;r.set(t,e instanceof L?e.message:String(e))}await o.invalidateQueries();let c=a.length-r.size;c>0&&f(i===`approve`?n.approved(c):n.rejected(c)),l(r),s(a.filter(({id:e})=>r.has(e))),r.size===0&&t()}return(0,q.jsx)(z,{open:!0,onClose:t,title:n[i],text:i===`approve`?n.approveText:n.rejectText,children:(0,q.jsxs)(V,{danger:i===`reject`,submitLabel:i===`approve`?n.submitApprove(a.length,u):n.submitReject(a.length),onCancel:t,onSubmit:({reason:e})=>d(String(e??``).trim()),children:[c.size>0&&(0,q.jsx)(`p`,{role:`alert`,children:n.failed(c.size)}),(0,q.jsx)(N,{facts:a.map(({id:e,customer:t,amount:n,reference:i})=>({id:e,label:t.name,value:`${r.money(n)} ${c.get(e)??i}`}))}),i===`reject`&&(0,q.jsx)(B,{name:`reason`,label:n.reason,maxLength:500})]})})}var Y=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query RechargeList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: RechargeWhereInput, $orderBy: RechargeOrder) {
  recharges(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
    orderBy: $orderBy
  ) {
    totalCount
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
    `),X={decide:`_decide_1tlwy_2`},Z=h(`/signedIn/recharges`);function Q(){let e=p(K),t=A(),r=Z.useSearch(),i=Z.useNavigate(),o=d(`RECHARGES_DECIDE`),c=ee(r,t.timezone),{data:f,error:h,isPlaceholderData:g,refetch:x}=m(Y,c),E=f?.recharges.edges.map(e=>e.node),k=E?.map(({id:e})=>e);D(`RECHARGE`,k??[],x);let[N,L]=(0,H.useState)(new Set),[R,z]=(0,H.useState)(null);(0,H.useEffect)(()=>L(new Set),[r]);let B=re(o?z:void 0),{after:V,before:U,...W}=r,{view:G=`PENDING`,...X}=W,Q=e=>void i({search:I({...W,...e})}),$=E?.filter(({id:e,status:t})=>N.has(e)&&t===`PENDING`)??[],ie=t.money($.reduce((e,{amount:t})=>T(e,t),`0.00`));return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(j,{title:e.title,aside:(0,q.jsx)(P,{type:`RECHARGE`,ids:k,onShow:()=>Q({})})}),(0,q.jsx)(C,{label:e.views.label,children:l.map(t=>(0,q.jsx)(v,{to:`/recharges`,search:t===`PENDING`?{}:{view:t},current:t===G,children:e.views[t]},t))}),(0,q.jsxs)(S,{children:[(0,q.jsx)(w,{label:e.search,placeholder:e.searchPlaceholder,value:r.q??``,onChange:e=>Q({q:e})}),(0,q.jsx)(y,{label:e.filters.requested,value:r,onChange:e=>Q({period:void 0,from:void 0,to:void 0,...e})}),(0,q.jsx)(te,{label:e.filters.amount,value:r,onChange:e=>Q({min:void 0,max:void 0,...e})})]}),(0,q.jsxs)(F,{flush:!0,children:[$.length>0&&(0,q.jsxs)(M,{text:e.selected($.length,ie),onClear:()=>L(new Set),children:[(0,q.jsx)(u,{size:`small`,icon:a,onClick:()=>z({kind:`reject`,recharges:$}),children:e.reject}),(0,q.jsx)(u,{size:`small`,look:`primary`,icon:n,onClick:()=>z({kind:`approve`,recharges:$}),children:e.approve})]}),(0,q.jsx)(ne,{name:`recharges`,label:e.title,columns:B,rows:E,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${t.money(e.amount)}`,stale:g,error:h,onRetry:()=>void x(),...o&&G===`PENDING`&&{selection:{keys:N,onChange:L}},empty:Object.keys(X).length>0||G!==`PENDING`?(0,q.jsx)(O,{icon:_,title:e.noMatch,text:e.noMatchText}):(0,q.jsx)(O,{icon:s,title:e.empty,text:e.emptyText})}),(0,q.jsx)(b,{connection:f?.recharges,onChange:e=>void i({search:I({...W,...e})})})]}),R&&(0,q.jsx)(J,{decision:R,onClose:()=>z(null)})]})}function re(e){let t=p(K),n=x(),i=t.columns,a=[{id:`customer`,header:i.customer,cell:({customer:e})=>(0,q.jsx)(r,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:n(e)}),width:16},{id:`status`,header:i.status,cell:({status:e})=>(0,q.jsx)(E,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:i.reference,cell:({reference:e,reason:t,notes:n})=>(0,q.jsx)(`span`,{className:`muted`,children:t||e||n}),wide:!0,width:18},{id:`requested`,header:i.requested,cell:({createdAt:e})=>(0,q.jsx)(k,{at:e}),wide:!0},{id:`balance`,header:i.balance,cell:({customer:e})=>(0,q.jsx)(g,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:i.amount,cell:({amount:e})=>(0,q.jsx)(g,{amount:e}),align:`end`,width:7}];return e?[...a,{id:`decide`,header:i.decide,align:`end`,cell:t=>t.status===`PENDING`&&(0,q.jsx)($,{recharge:t,onDecide:e})}]:a}function $({recharge:e,onDecide:t}){let r=p(K),i=A(),o=[e.customer.name,i.money(e.amount)],s=[e];return(0,q.jsxs)(`span`,{className:X.decide,children:[(0,q.jsx)(u,{size:`small`,icon:a,"aria-label":r.rejectOne(...o),onClick:()=>t({kind:`reject`,recharges:s})}),(0,q.jsx)(u,{size:`small`,icon:n,"aria-label":r.approveOne(...o),onClick:()=>t({kind:`approve`,recharges:s})})]})}export{Q as RechargeList};