import{d as e,f as t,t as n}from"./PageHeader-BsV3pZky.js";import{t as r}from"./check-D2FHyuhN.js";import{C as i,D as a,E as o,c as s,m as c,u as l}from"./index-BN1pptzq.js";import{t as u}from"./search-x-DVhD1Ncw.js";import{i as d,p as f,r as p,u as m,v as h,x as g,y as _}from"./shared-DnkpUVzJ.js";import{a as v,n as y,s as b}from"./session-BHK4iFKa.js";import{n as x,t as S}from"./useFormat-Dm24KoBB.js";import{t as C}from"./AmountFilter-Bo21NB43.js";import{t as w}from"./Button-iN5KV8tA.js";import{n as T}from"./Skeleton-NM1GUSbW.js";import{t as E}from"./Money-C3zG-6MD.js";import{t as ee}from"./Pagination-A9zzAZVK.js";import{t as D}from"./PeriodFilter-B14ZZz7V.js";import{t as O}from"./page-DWYEniN2.js";import{t as k}from"./SearchInput-BFnKPB91.js";import{t as A}from"./SelectionBar-UOTOSp7f.js";import{t as j}from"./StatusBadge-CLgrYAN9.js";import{t as M}from"./Table-DBNZ38kM.js";import{n as N,t as P}from"./Tabs-C01Dcx3H.js";import{t as F}from"./Time-DRTY5x0F.js";import{t as I}from"./Toolbar-DHz7gq9A.js";import{t as L}from"./Dialog-DLyIOvMu.js";import{t as R}from"./Facts-CTmGbo75.js";import{i as z}from"./Field-DVvXP7yI.js";import{t as B}from"./Form-ByxrWehH.js";var V=g(_(),1),H=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},U=new H(`
    mutation ApproveRecharge($input: ApproveRechargeInput!) {
  approveRecharge(input: $input) {
    id
    status
  }
}
    `),W=new H(`
    mutation RejectRecharge($input: RejectRechargeInput!) {
  rejectRecharge(input: $input) {
    id
    status
  }
}
    `),G=p({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search by reference`,searchPlaceholder:`Reference`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter. A reference must be complete.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar por referência`,searchPlaceholder:`Referência`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),K=h();function q({decision:e,onClose:t}){let n=d(G).dialog,r=S(),{kind:i}=e,[a,o]=(0,V.useState)(e.recharges),[s,c]=(0,V.useState)(new Map),u=r.money(a.reduce((e,{amount:t})=>x(e,t),`0.00`));async function p(e){let r=new Map;for(let{id:t}of a)try{i===`approve`?await m(U,{input:{id:t}}):await m(W,{input:{id:t,reason:e}})}catch(e){if(a.length===1)throw e;r.set(t,e instanceof f?e.message:String(e))}await v.invalidateQueries();let s=a.length-r.size;s>0&&l(i===`approve`?n.approved(s):n.rejected(s)),c(r),o(a.filter(({id:e})=>r.has(e))),r.size===0&&t()}return(0,K.jsx)(L,{open:!0,onClose:t,title:n[i],text:i===`approve`?n.approveText:n.rejectText,children:(0,K.jsxs)(B,{danger:i===`reject`,submitLabel:i===`approve`?n.submitApprove(a.length,u):n.submitReject(a.length),onCancel:t,onSubmit:({reason:e})=>p(String(e??``).trim()),children:[s.size>0&&(0,K.jsx)(`p`,{role:`alert`,children:n.failed(s.size)}),(0,K.jsx)(R,{facts:a.map(({id:e,customer:t,amount:n,reference:i})=>({id:e,label:t.name,value:`${r.money(n)} ${s.get(e)??i}`}))}),i===`reject`&&(0,K.jsx)(z,{name:`reason`,label:n.reason,maxLength:500})]})})}var J=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Y={decide:`_decide_1tlwy_2`},X=e(`/signedIn/recharges`);function Z(){let e=d(G),t=S(),l=X.useSearch(),f=X.useNavigate(),p=y(`RECHARGES_DECIDE`),m=o(l,t.timezone),{data:h,error:g,isPlaceholderData:_,refetch:v}=b(J,m),E=h?.recharges.edges.map(e=>e.node),[j,F]=(0,V.useState)(new Set),[L,R]=(0,V.useState)(null);(0,V.useEffect)(()=>F(new Set),[l]);let z=Q(p?R:void 0),{after:B,before:H,...U}=l,{view:W=`PENDING`,...Y}=U,Z=e=>void f({search:O({...U,...e})}),$=E?.filter(({id:e,status:t})=>j.has(e)&&t===`PENDING`)??[],te=t.money($.reduce((e,{amount:t})=>x(e,t),`0.00`));return(0,K.jsxs)(K.Fragment,{children:[(0,K.jsx)(n,{title:e.title}),(0,K.jsx)(N,{label:e.views.label,children:a.map(t=>(0,K.jsx)(P,{to:`/recharges`,search:t===`PENDING`?{}:{view:t},current:t===W,children:e.views[t]},t))}),(0,K.jsxs)(I,{children:[(0,K.jsx)(k,{label:e.search,placeholder:e.searchPlaceholder,value:l.q??``,onChange:e=>Z({q:e})}),(0,K.jsx)(D,{label:e.filters.requested,value:l,onChange:e=>Z({period:void 0,from:void 0,to:void 0,...e})}),(0,K.jsx)(C,{label:e.filters.amount,value:l,onChange:e=>Z({min:void 0,max:void 0,...e})})]}),(0,K.jsxs)(T,{flush:!0,children:[$.length>0&&(0,K.jsxs)(A,{text:e.selected($.length,te),onClear:()=>F(new Set),children:[(0,K.jsx)(w,{size:`small`,icon:c,onClick:()=>R({kind:`reject`,recharges:$}),children:e.reject}),(0,K.jsx)(w,{size:`small`,look:`primary`,icon:r,onClick:()=>R({kind:`approve`,recharges:$}),children:e.approve})]}),(0,K.jsx)(M,{name:`recharges`,label:e.title,columns:z,rows:E,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${t.money(e.amount)}`,stale:_,error:g,onRetry:()=>void v(),...p&&W===`PENDING`&&{selection:{keys:j,onChange:F}},empty:Object.keys(Y).length>0||W!==`PENDING`?(0,K.jsx)(s,{icon:u,title:e.noMatch,text:e.noMatchText}):(0,K.jsx)(s,{icon:i,title:e.empty,text:e.emptyText})}),(0,K.jsx)(ee,{connection:h?.recharges,onChange:e=>void f({search:O({...U,...e})})})]}),L&&(0,K.jsx)(q,{decision:L,onClose:()=>R(null)})]})}function Q(e){let n=d(G).columns,r=[{id:`customer`,header:n.customer,cell:({customer:e})=>(0,K.jsx)(t,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:e.name}),width:16},{id:`status`,header:n.status,cell:({status:e})=>(0,K.jsx)(j,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:n.reference,cell:({reference:e,reason:t,notes:n})=>(0,K.jsx)(`span`,{className:`muted`,children:t||e||n}),wide:!0,width:18},{id:`requested`,header:n.requested,cell:({createdAt:e})=>(0,K.jsx)(F,{at:e}),wide:!0},{id:`balance`,header:n.balance,cell:({customer:e})=>(0,K.jsx)(E,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:n.amount,cell:({amount:e})=>(0,K.jsx)(E,{amount:e}),align:`end`,width:7}];return e?[...r,{id:`decide`,header:n.decide,align:`end`,cell:t=>t.status===`PENDING`&&(0,K.jsx)($,{recharge:t,onDecide:e})}]:r}function $({recharge:e,onDecide:t}){let n=d(G),i=S(),a=[e.customer.name,i.money(e.amount)],o=[e];return(0,K.jsxs)(`span`,{className:Y.decide,children:[(0,K.jsx)(w,{size:`small`,icon:c,"aria-label":n.rejectOne(...a),onClick:()=>t({kind:`reject`,recharges:o})}),(0,K.jsx)(w,{size:`small`,icon:r,"aria-label":n.approveOne(...a),onClick:()=>t({kind:`approve`,recharges:o})})]})}export{Z as RechargeList};