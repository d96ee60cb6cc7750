import{c as e,l as t,t as n}from"./PageHeader-CBsmRtMo.js";import{t as r}from"./check-BZ8zNReS.js";import{_ as i,i as a,m as o,n as s,o as c,v as l}from"./index-DVGkyhch.js";import{t as u}from"./search-x-B3KhfoRM.js";import{d,i as f,p,r as m,t as h,u as g}from"./shared-B_e_g6xD.js";import{a as _,f as v,l as y,n as b,s as x}from"./session-DwCCaH5i.js";import{n as S,t as C}from"./useFormat-CMdLJ23y.js";import{t as w}from"./AmountFilter-aCWRTGxs.js";import{t as T}from"./Button-B04nwRYN.js";import{n as E}from"./Skeleton-_4lKE35p.js";import{t as D}from"./Money-CfRTzbz1.js";import{t as O}from"./Pagination-DpWAawAU.js";import{t as k}from"./PeriodFilter-C6EfmVK7.js";import{t as A}from"./page-DWYEniN2.js";import{t as j}from"./SearchInput-BM8XAGW-.js";import{t as M}from"./StatusBadge-Dq5FfC7R.js";import{t as N}from"./Table-CeGWQg9O.js";import{n as P,t as F}from"./Tabs-DQ39jcHA.js";import{t as I}from"./Time-B5gD_guc.js";import{t as L}from"./Toolbar-CmY-JQ7O.js";import{t as R}from"./Dialog-BXfAjOIA.js";import{t as z}from"./Facts-DT-q9RJ6.js";import{i as B}from"./Field-DEGOwvr9.js";import{t as V}from"./Form-DsI3CKxY.js";var H=p(d(),1),U={bar:`_bar_vwje0_2`,actions:`_actions_vwje0_14`},W=g();function G({text:e,onClear:t,children:n}){let r=f(h).table;return(0,W.jsxs)(`div`,{className:U.bar,children:[(0,W.jsx)(T,{size:`small`,look:`quiet`,icon:c,"aria-label":r.unselect,onClick:t}),(0,W.jsx)(`strong`,{"aria-live":`polite`,children:e}),(0,W.jsx)(`div`,{className:U.actions,children:n})]})}var K=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},q=new K(`
    mutation ApproveRecharge($input: ApproveRechargeInput!) {
  approveRecharge(input: $input) {
    id
    status
  }
}
    `),J=new K(`
    mutation RejectRecharge($input: RejectRechargeInput!) {
  rejectRecharge(input: $input) {
    id
    status
  }
}
    `),Y=m({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search by reference`,searchPlaceholder:`Reference`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter. A reference must be complete.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar por referência`,searchPlaceholder:`Referência`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}});function X({decision:e,onClose:t}){let n=f(Y).dialog,r=C(),{kind:i}=e,[o,s]=(0,H.useState)(e.recharges),[c,l]=(0,H.useState)(new Map),u=r.money(o.reduce((e,{amount:t})=>S(e,t),`0.00`));async function d(e){let r=new Map;for(let{id:t}of o)try{i===`approve`?await y(q,{input:{id:t}}):await y(J,{input:{id:t,reason:e}})}catch(e){if(o.length===1)throw e;r.set(t,e instanceof v?e.message:String(e))}await _.invalidateQueries();let c=o.length-r.size;c>0&&a(i===`approve`?n.approved(c):n.rejected(c)),l(r),s(o.filter(({id:e})=>r.has(e))),r.size===0&&t()}return(0,W.jsx)(R,{open:!0,onClose:t,title:n[i],text:i===`approve`?n.approveText:n.rejectText,children:(0,W.jsxs)(V,{danger:i===`reject`,submitLabel:i===`approve`?n.submitApprove(o.length,u):n.submitReject(o.length),onCancel:t,onSubmit:({reason:e})=>d(String(e??``).trim()),children:[c.size>0&&(0,W.jsx)(`p`,{role:`alert`,children:n.failed(c.size)}),(0,W.jsx)(z,{facts:o.map(({id:e,customer:t,amount:n,reference:i})=>({id:e,label:t.name,value:`${r.money(n)} ${c.get(e)??i}`}))}),i===`reject`&&(0,W.jsx)(B,{name:`reason`,label:n.reason,maxLength:500})]})})}var ee=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Z={decide:`_decide_1tlwy_2`},Q=e(`/signedIn/recharges`);function $(){let e=f(Y),t=C(),a=Q.useSearch(),d=Q.useNavigate(),p=b(`RECHARGES_DECIDE`),m=i(a,t.timezone),{data:h,error:g,isPlaceholderData:_,refetch:v}=x(ee,m),y=h?.recharges.edges.map(e=>e.node),[D,M]=(0,H.useState)(new Set),[I,R]=(0,H.useState)(null);(0,H.useEffect)(()=>M(new Set),[a]);let z=te(p?R:void 0),{after:B,before:V,...U}=a,{view:K=`PENDING`,...q}=U,J=e=>void d({search:A({...U,...e})}),Z=y?.filter(({id:e,status:t})=>D.has(e)&&t===`PENDING`)??[],$=t.money(Z.reduce((e,{amount:t})=>S(e,t),`0.00`));return(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(n,{title:e.title}),(0,W.jsx)(P,{label:e.views.label,children:l.map(t=>(0,W.jsx)(F,{to:`/recharges`,search:t===`PENDING`?{}:{view:t},current:t===K,children:e.views[t]},t))}),(0,W.jsxs)(L,{children:[(0,W.jsx)(j,{label:e.search,placeholder:e.searchPlaceholder,value:a.q??``,onChange:e=>J({q:e})}),(0,W.jsx)(k,{label:e.filters.requested,value:a,onChange:e=>J({period:void 0,from:void 0,to:void 0,...e})}),(0,W.jsx)(w,{label:e.filters.amount,value:a,onChange:e=>J({min:void 0,max:void 0,...e})})]}),(0,W.jsxs)(E,{flush:!0,children:[Z.length>0&&(0,W.jsxs)(G,{text:e.selected(Z.length,$),onClear:()=>M(new Set),children:[(0,W.jsx)(T,{size:`small`,icon:c,onClick:()=>R({kind:`reject`,recharges:Z}),children:e.reject}),(0,W.jsx)(T,{size:`small`,look:`primary`,icon:r,onClick:()=>R({kind:`approve`,recharges:Z}),children:e.approve})]}),(0,W.jsx)(N,{name:`recharges`,label:e.title,columns:z,rows:y,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${t.money(e.amount)}`,stale:_,error:g,onRetry:()=>void v(),...p&&K===`PENDING`&&{selection:{keys:D,onChange:M}},empty:Object.keys(q).length>0||K!==`PENDING`?(0,W.jsx)(s,{icon:u,title:e.noMatch,text:e.noMatchText}):(0,W.jsx)(s,{icon:o,title:e.empty,text:e.emptyText})}),(0,W.jsx)(O,{connection:h?.recharges,onChange:e=>void d({search:A({...U,...e})})})]}),I&&(0,W.jsx)(X,{decision:I,onClose:()=>R(null)})]})}function te(e){let n=f(Y).columns,r=[{id:`customer`,header:n.customer,cell:({customer:e})=>(0,W.jsx)(t,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:e.name}),width:16},{id:`status`,header:n.status,cell:({status:e})=>(0,W.jsx)(M,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:n.reference,cell:({reference:e,reason:t,notes:n})=>(0,W.jsx)(`span`,{className:`muted`,children:t||e||n}),wide:!0,width:18},{id:`requested`,header:n.requested,cell:({createdAt:e})=>(0,W.jsx)(I,{at:e}),wide:!0},{id:`balance`,header:n.balance,cell:({customer:e})=>(0,W.jsx)(D,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:n.amount,cell:({amount:e})=>(0,W.jsx)(D,{amount:e}),align:`end`,width:7}];return e?[...r,{id:`decide`,header:n.decide,align:`end`,cell:t=>t.status===`PENDING`&&(0,W.jsx)(ne,{recharge:t,onDecide:e})}]:r}function ne({recharge:e,onDecide:t}){let n=f(Y),i=C(),a=[e.customer.name,i.money(e.amount)],o=[e];return(0,W.jsxs)(`span`,{className:Z.decide,children:[(0,W.jsx)(T,{size:`small`,icon:c,"aria-label":n.rejectOne(...a),onClick:()=>t({kind:`reject`,recharges:o})}),(0,W.jsx)(T,{size:`small`,icon:r,"aria-label":n.approveOne(...a),onClick:()=>t({kind:`approve`,recharges:o})})]})}export{$ as RechargeList};