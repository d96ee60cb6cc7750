import{c as e,l as t,t as n}from"./PageHeader-5uKGi2Uu.js";import{t as r}from"./check-Di9wUa8I.js";import{f as i,i as a,m as o,n as s,o as c,p as l}from"./index-DHLc3Y-K.js";import{n as u,t as d}from"./Toolbar-DV4bA3o-.js";import{d as f,i as p,p as m,r as h,t as g,u as _}from"./shared-WPGD6RvV.js";import{a as v,f as y,l as b,n as ee,s as x}from"./session-RA-g94sV.js";import{n as S,t as C}from"./useFormat-Bvb2JK8J.js";import{t as w}from"./AmountFilter-BI7BwtZS.js";import{t as T}from"./Button-CcOdr6BQ.js";import{n as E}from"./Skeleton-DNuB6AT8.js";import{t as D}from"./Money-DpG6qD55.js";import{n as O,t as k}from"./Table-CnS3evxD.js";import{t as A}from"./PeriodFilter-CwTs58V5.js";import{t as j}from"./page-DWYEniN2.js";import{t as M}from"./SearchInput-25fZ5PNq.js";import{n as N,t as P}from"./StatusBadge-C7NSzWuW.js";import{n as F,t as I}from"./Tabs-CGRBN--J.js";import{t as L}from"./Dialog-BSCB4Nc4.js";import{t as R}from"./Facts-eQAsKTtn.js";import{i as z}from"./Field-BmP61O25.js";import{t as B}from"./Form-DlvKK0XQ.js";var V=m(f(),1),H={bar:`_bar_vwje0_2`,actions:`_actions_vwje0_14`},U=_();function W({text:e,onClear:t,children:n}){let r=p(g).table;return(0,U.jsxs)(`div`,{className:H.bar,children:[(0,U.jsx)(T,{size:`small`,look:`quiet`,icon:c,"aria-label":r.unselect,onClick:t}),(0,U.jsx)(`strong`,{"aria-live":`polite`,children:e}),(0,U.jsx)(`div`,{className:H.actions,children:n})]})}var G=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},K=new G(`
    mutation ApproveRecharge($input: ApproveRechargeInput!) {
  approveRecharge(input: $input) {
    id
    status
  }
}
    `),q=new G(`
    mutation RejectRecharge($input: RejectRechargeInput!) {
  rejectRecharge(input: $input) {
    id
    status
  }
}
    `),J=h({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search by reference`,searchPlaceholder:`Reference`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter. A reference must be complete.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar por referência`,searchPlaceholder:`Referência`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}});function Y({decision:e,onClose:t}){let n=p(J).dialog,r=C(),{kind:i}=e,[o,s]=(0,V.useState)(e.recharges),[c,l]=(0,V.useState)(new Map),u=r.money(o.reduce((e,{amount:t})=>S(e,t),`0.00`));async function d(e){let r=new Map;for(let{id:t}of o)try{i===`approve`?await b(K,{input:{id:t}}):await b(q,{input:{id:t,reason:e}})}catch(e){if(o.length===1)throw e;r.set(t,e instanceof y?e.message:String(e))}await v.invalidateQueries();let c=o.length-r.size;c>0&&a(i===`approve`?n.approved(c):n.rejected(c)),l(r),s(o.filter(({id:e})=>r.has(e))),r.size===0&&t()}return(0,U.jsx)(L,{open:!0,onClose:t,title:n[i],text:i===`approve`?n.approveText:n.rejectText,children:(0,U.jsxs)(B,{danger:i===`reject`,submitLabel:i===`approve`?n.submitApprove(o.length,u):n.submitReject(o.length),onCancel:t,onSubmit:({reason:e})=>d(String(e??``).trim()),children:[c.size>0&&(0,U.jsx)(`p`,{role:`alert`,children:n.failed(c.size)}),(0,U.jsx)(R,{facts:o.map(({id:e,customer:t,amount:n,reference:i})=>({id:e,label:t.name,value:`${r.money(n)} ${c.get(e)??i}`}))}),i===`reject`&&(0,U.jsx)(z,{name:`reason`,label:n.reason,maxLength:500})]})})}var X=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Z={decide:`_decide_1tlwy_2`},Q=e(`/signedIn/recharges`);function $(){let e=p(J),t=C(),a=Q.useSearch(),f=Q.useNavigate(),m=ee(`RECHARGES_DECIDE`),h=l(a,t.timezone),{data:g,error:_,isPlaceholderData:v,refetch:y}=x(X,h),b=g?.recharges.edges.map(e=>e.node),[D,N]=(0,V.useState)(new Set),[P,L]=(0,V.useState)(null);(0,V.useEffect)(()=>N(new Set),[a]);let R=te(m?L:void 0),{after:z,before:B,...H}=a,{view:G=`PENDING`,...K}=H,q=e=>void f({search:j({...H,...e})}),Z=b?.filter(({id:e,status:t})=>D.has(e)&&t===`PENDING`)??[],$=t.money(Z.reduce((e,{amount:t})=>S(e,t),`0.00`));return(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(n,{title:e.title}),(0,U.jsx)(F,{label:e.views.label,children:o.map(t=>(0,U.jsx)(I,{to:`/recharges`,search:t===`PENDING`?{}:{view:t},current:t===G,children:e.views[t]},t))}),(0,U.jsxs)(d,{children:[(0,U.jsx)(M,{label:e.search,placeholder:e.searchPlaceholder,value:a.q??``,onChange:e=>q({q:e})}),(0,U.jsx)(A,{label:e.filters.requested,value:a,onChange:e=>q({period:void 0,from:void 0,to:void 0,...e})}),(0,U.jsx)(w,{label:e.filters.amount,value:a,onChange:e=>q({min:void 0,max:void 0,...e})})]}),(0,U.jsxs)(E,{flush:!0,children:[Z.length>0&&(0,U.jsxs)(W,{text:e.selected(Z.length,$),onClear:()=>N(new Set),children:[(0,U.jsx)(T,{size:`small`,icon:c,onClick:()=>L({kind:`reject`,recharges:Z}),children:e.reject}),(0,U.jsx)(T,{size:`small`,look:`primary`,icon:r,onClick:()=>L({kind:`approve`,recharges:Z}),children:e.approve})]}),(0,U.jsx)(k,{name:`recharges`,label:e.title,columns:R,rows:b,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${t.money(e.amount)}`,stale:v,error:_,onRetry:()=>void y(),...m&&G===`PENDING`&&{selection:{keys:D,onChange:N}},empty:Object.keys(K).length>0||G!==`PENDING`?(0,U.jsx)(s,{icon:u,title:e.noMatch,text:e.noMatchText}):(0,U.jsx)(s,{icon:i,title:e.empty,text:e.emptyText})}),(0,U.jsx)(O,{connection:g?.recharges,onChange:e=>void f({search:j({...H,...e})})})]}),P&&(0,U.jsx)(Y,{decision:P,onClose:()=>L(null)})]})}function te(e){let n=p(J).columns,r=[{id:`customer`,header:n.customer,cell:({customer:e})=>(0,U.jsx)(t,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:e.name}),width:16},{id:`status`,header:n.status,cell:({status:e})=>(0,U.jsx)(P,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:n.reference,cell:({reference:e,reason:t,notes:n})=>(0,U.jsx)(`span`,{className:`muted`,children:t||e||n}),wide:!0,width:18},{id:`requested`,header:n.requested,cell:({createdAt:e})=>(0,U.jsx)(N,{at:e}),wide:!0},{id:`balance`,header:n.balance,cell:({customer:e})=>(0,U.jsx)(D,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:n.amount,cell:({amount:e})=>(0,U.jsx)(D,{amount:e}),align:`end`,width:7}];return e?[...r,{id:`decide`,header:n.decide,align:`end`,cell:t=>t.status===`PENDING`&&(0,U.jsx)(ne,{recharge:t,onDecide:e})}]:r}function ne({recharge:e,onDecide:t}){let n=p(J),i=C(),a=[e.customer.name,i.money(e.amount)],o=[e];return(0,U.jsxs)(`span`,{className:Z.decide,children:[(0,U.jsx)(T,{size:`small`,icon:c,"aria-label":n.rejectOne(...a),onClick:()=>t({kind:`reject`,recharges:o})}),(0,U.jsx)(T,{size:`small`,icon:r,"aria-label":n.approveOne(...a),onClick:()=>t({kind:`approve`,recharges:o})})]})}export{$ as RechargeList};