import{A as e,Ct as t,I as n,K as r,Ot as i,Tt as a,c as o,kt as s,p as c,q as l,v as u,xt as d}from"./index-k3DwQtol.js";import{t as f}from"./check-D9t5IXoE.js";import{t as p}from"./search-x-Cg1cWJaN.js";import{i as m,t as h}from"./react-sySUN5R7.js";import{r as ee}from"./changes-3pWwdIIV.js";import{f as g,g as _,n as v,t as y,y as b}from"./messages-D6q2wzTs.js";import{n as x,t as S}from"./useFormat-DwMsBLX0.js";import{t as C}from"./AmountFilter-DxAou__O.js";import{t as w}from"./Card-BE4gRggC.js";import{t as T}from"./EmptyState-3e9pqDnn.js";import{t as E}from"./Money-Ntbb8ro2.js";import{t as D}from"./NewRows-DLs0Fb3T.js";import{t as te}from"./PageHeader-C7yVWW-2.js";import{t as ne}from"./Pagination-B-nfSG-d.js";import{t as O}from"./PeriodFilter-BKpJXoV6.js";import{t as k}from"./SearchInput-CaVEunyn.js";import{t as A}from"./SelectionBar-DKh9WupL.js";import{t as j}from"./StatusBadge-s7Sd3UU5.js";import{t as M}from"./Table-BHdwqDI_.js";import{n as N,t as P}from"./Tabs-DG40mF4H.js";import{t as F}from"./Time-CsAmKMCH.js";import{t as I}from"./Toolbar-BcMwHq6h.js";import{t as L}from"./Dialog-CiTqAw56.js";import{t as R}from"./Facts-DSsKe6uh.js";import{i as z}from"./Field-CrUKDNx2.js";import{t as B}from"./Form-DRavRwo0.js";var V=m(h(),1),H=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},U=new H(`
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
    `),G=y({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search by reference`,searchPlaceholder:`Reference`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter. A reference must be complete.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar por referência`,searchPlaceholder:`Referência`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),K=b();function q({decision:e,onClose:n}){let r=v(G).dialog,i=S(),{kind:a}=e,[s,c]=(0,V.useState)(e.recharges),[l,u]=(0,V.useState)(new Map),d=i.money(s.reduce((e,{amount:t})=>x(e,t),`0.00`));async function f(e){let i=new Map;for(let{id:t}of s)try{a===`approve`?await g(U,{input:{id:t}}):await g(W,{input:{id:t,reason:e}})}catch(e){if(s.length===1)throw e;i.set(t,e instanceof _?e.message:String(e))}await t.invalidateQueries();let l=s.length-i.size;l>0&&o(a===`approve`?r.approved(l):r.rejected(l)),u(i),c(s.filter(({id:e})=>i.has(e))),i.size===0&&n()}return(0,K.jsx)(L,{open:!0,onClose:n,title:r[a],text:a===`approve`?r.approveText:r.rejectText,children:(0,K.jsxs)(B,{danger:a===`reject`,submitLabel:a===`approve`?r.submitApprove(s.length,d):r.submitReject(s.length),onCancel:n,onSubmit:({reason:e})=>f(String(e??``).trim()),children:[l.size>0&&(0,K.jsx)(`p`,{role:`alert`,children:r.failed(l.size)}),(0,K.jsx)(R,{facts:s.map(({id:e,customer:t,amount:n,reference:r})=>({id:e,label:t.name,value:`${i.money(n)} ${l.get(e)??r}`}))}),a===`reject`&&(0,K.jsx)(z,{name:`reason`,label:r.reason,maxLength:500})]})})}var J=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Y={decide:`_decide_1tlwy_2`},X=i(`/signedIn/recharges`);function Z(){let t=v(G),i=S(),o=X.useSearch(),s=X.useNavigate(),m=n(`RECHARGES_DECIDE`),h=r(o,i.timezone),{data:g,error:_,isPlaceholderData:y,refetch:b}=a(J,h),E=g?.recharges.edges.map(e=>e.node),j=E?.map(({id:e})=>e);ee(`RECHARGE`,j??[],b);let[F,L]=(0,V.useState)(new Set),[R,z]=(0,V.useState)(null);(0,V.useEffect)(()=>L(new Set),[o]);let B=re(m?z:void 0),{after:H,before:U,...W}=o,{view:Y=`PENDING`,...Z}=W,Q=e=>void s({search:d({...W,...e})}),$=E?.filter(({id:e,status:t})=>F.has(e)&&t===`PENDING`)??[],ie=i.money($.reduce((e,{amount:t})=>x(e,t),`0.00`));return(0,K.jsxs)(K.Fragment,{children:[(0,K.jsx)(te,{title:t.title,aside:(0,K.jsx)(D,{type:`RECHARGE`,ids:j,onShow:()=>Q({})})}),(0,K.jsx)(N,{label:t.views.label,children:l.map(e=>(0,K.jsx)(P,{to:`/recharges`,search:e===`PENDING`?{}:{view:e},current:e===Y,children:t.views[e]},e))}),(0,K.jsxs)(I,{children:[(0,K.jsx)(k,{label:t.search,placeholder:t.searchPlaceholder,value:o.q??``,onChange:e=>Q({q:e})}),(0,K.jsx)(O,{label:t.filters.requested,value:o,onChange:e=>Q({period:void 0,from:void 0,to:void 0,...e})}),(0,K.jsx)(C,{label:t.filters.amount,value:o,onChange:e=>Q({min:void 0,max:void 0,...e})})]}),(0,K.jsxs)(w,{flush:!0,children:[$.length>0&&(0,K.jsxs)(A,{text:t.selected($.length,ie),onClear:()=>L(new Set),children:[(0,K.jsx)(c,{size:`small`,icon:u,onClick:()=>z({kind:`reject`,recharges:$}),children:t.reject}),(0,K.jsx)(c,{size:`small`,look:`primary`,icon:f,onClick:()=>z({kind:`approve`,recharges:$}),children:t.approve})]}),(0,K.jsx)(M,{name:`recharges`,label:t.title,columns:B,rows:E,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${i.money(e.amount)}`,stale:y,error:_,onRetry:()=>void b(),...m&&Y===`PENDING`&&{selection:{keys:F,onChange:L}},empty:Object.keys(Z).length>0||Y!==`PENDING`?(0,K.jsx)(T,{icon:p,title:t.noMatch,text:t.noMatchText}):(0,K.jsx)(T,{icon:e,title:t.empty,text:t.emptyText})}),(0,K.jsx)(ne,{connection:g?.recharges,onChange:e=>void s({search:d({...W,...e})})})]}),R&&(0,K.jsx)(q,{decision:R,onClose:()=>z(null)})]})}function re(e){let t=v(G).columns,n=[{id:`customer`,header:t.customer,cell:({customer:e})=>(0,K.jsx)(s,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:e.name}),width:16},{id:`status`,header:t.status,cell:({status:e})=>(0,K.jsx)(j,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:t.reference,cell:({reference:e,reason:t,notes:n})=>(0,K.jsx)(`span`,{className:`muted`,children:t||e||n}),wide:!0,width:18},{id:`requested`,header:t.requested,cell:({createdAt:e})=>(0,K.jsx)(F,{at:e}),wide:!0},{id:`balance`,header:t.balance,cell:({customer:e})=>(0,K.jsx)(E,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:t.amount,cell:({amount:e})=>(0,K.jsx)(E,{amount:e}),align:`end`,width:7}];return e?[...n,{id:`decide`,header:t.decide,align:`end`,cell:t=>t.status===`PENDING`&&(0,K.jsx)(Q,{recharge:t,onDecide:e})}]:n}function Q({recharge:e,onDecide:t}){let n=v(G),r=S(),i=[e.customer.name,r.money(e.amount)],a=[e];return(0,K.jsxs)(`span`,{className:Y.decide,children:[(0,K.jsx)(c,{size:`small`,icon:u,"aria-label":n.rejectOne(...i),onClick:()=>t({kind:`reject`,recharges:a})}),(0,K.jsx)(c,{size:`small`,icon:f,"aria-label":n.approveOne(...i),onClick:()=>t({kind:`approve`,recharges:a})})]})}export{Z as RechargeList};