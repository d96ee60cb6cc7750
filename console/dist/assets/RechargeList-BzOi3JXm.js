import{Ct as e,K as t,Ot as n,Tt as r,U as i,_ as a,f as o,k as s,kt as c,q as l,s as u,xt as d}from"./index-CsPdx_Mn.js";import{t as f}from"./check-DemW3Y9G.js";import{t as ee}from"./search-x-WRR2GJUe.js";import{i as p,t as m}from"./react-sySUN5R7.js";import{r as h}from"./changes-3pWwdIIV.js";import{_ as g,b as _,n as v,p as y,t as b}from"./messages-igU7N3k3.js";import{n as x,t as S}from"./useFormat-DiRypUA_.js";import{t as C}from"./AmountFilter-QusepFIC.js";import{t as w}from"./Card-CIGM-tn0.js";import{t as T}from"./EmptyState-sJxxhazC.js";import{t as E}from"./Money-DPyT9eDQ.js";import{t as te}from"./NewRows-BeZbF6ZD.js";import{t as ne}from"./PageHeader-DxWvB6R1.js";import{t as D}from"./Pagination-EgfwuWsA.js";import{t as O}from"./PeriodFilter-CtUrQQNo.js";import{t as k}from"./SearchInput-eQLIhkR-.js";import{t as A}from"./SelectionBar-BdKcmEY-.js";import{t as j}from"./StatusBadge-CN5v7Rym.js";import{t as M}from"./Table-CsZozIxF.js";import{n as N,t as P}from"./Tabs-DdLceKVE.js";import{t as F}from"./Time-DD_NlqKz.js";import{t as I}from"./Toolbar-DaPJH_3C.js";import{t as L}from"./Dialog-DvY3RlSy.js";import{t as R}from"./Facts-h87Ejtjd.js";import{i as z}from"./Field-CjhKlnu1.js";import{t as B}from"./Form-CH7C0Xdd.js";var V=p(m(),1),H=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},U=new H(`
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
    `),G=b({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search by reference`,searchPlaceholder:`Reference`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter. A reference must be complete.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar por referência`,searchPlaceholder:`Referência`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),K=_();function q({decision:t,onClose:n}){let r=v(G).dialog,i=S(),{kind:a}=t,[o,s]=(0,V.useState)(t.recharges),[c,l]=(0,V.useState)(new Map),d=i.money(o.reduce((e,{amount:t})=>x(e,t),`0.00`));async function f(t){let i=new Map;for(let{id:e}of o)try{a===`approve`?await y(U,{input:{id:e}}):await y(W,{input:{id:e,reason:t}})}catch(t){if(o.length===1)throw t;i.set(e,t instanceof g?t.message:String(t))}await e.invalidateQueries();let c=o.length-i.size;c>0&&u(a===`approve`?r.approved(c):r.rejected(c)),l(i),s(o.filter(({id:e})=>i.has(e))),i.size===0&&n()}return(0,K.jsx)(L,{open:!0,onClose:n,title:r[a],text:a===`approve`?r.approveText:r.rejectText,children:(0,K.jsxs)(B,{danger:a===`reject`,submitLabel:a===`approve`?r.submitApprove(o.length,d):r.submitReject(o.length),onCancel:n,onSubmit:({reason:e})=>f(String(e??``).trim()),children:[c.size>0&&(0,K.jsx)(`p`,{role:`alert`,children:r.failed(c.size)}),(0,K.jsx)(R,{facts:o.map(({id:e,customer:t,amount:n,reference:r})=>({id:e,label:t.name,value:`${i.money(n)} ${c.get(e)??r}`}))}),a===`reject`&&(0,K.jsx)(z,{name:`reason`,label:r.reason,maxLength:500})]})})}var J=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Y={decide:`_decide_1tlwy_2`},X=n(`/signedIn/recharges`);function Z(){let e=v(G),n=S(),c=X.useSearch(),u=X.useNavigate(),p=i(`RECHARGES_DECIDE`),m=t(c,n.timezone),{data:g,error:_,isPlaceholderData:y,refetch:b}=r(J,m),E=g?.recharges.edges.map(e=>e.node),j=E?.map(({id:e})=>e);h(`RECHARGE`,j??[],b);let[F,L]=(0,V.useState)(new Set),[R,z]=(0,V.useState)(null);(0,V.useEffect)(()=>L(new Set),[c]);let B=re(p?z:void 0),{after:H,before:U,...W}=c,{view:Y=`PENDING`,...Z}=W,Q=e=>void u({search:d({...W,...e})}),$=E?.filter(({id:e,status:t})=>F.has(e)&&t===`PENDING`)??[],ie=n.money($.reduce((e,{amount:t})=>x(e,t),`0.00`));return(0,K.jsxs)(K.Fragment,{children:[(0,K.jsx)(ne,{title:e.title,aside:(0,K.jsx)(te,{type:`RECHARGE`,ids:j,onShow:()=>Q({})})}),(0,K.jsx)(N,{label:e.views.label,children:l.map(t=>(0,K.jsx)(P,{to:`/recharges`,search:t===`PENDING`?{}:{view:t},current:t===Y,children:e.views[t]},t))}),(0,K.jsxs)(I,{children:[(0,K.jsx)(k,{label:e.search,placeholder:e.searchPlaceholder,value:c.q??``,onChange:e=>Q({q:e})}),(0,K.jsx)(O,{label:e.filters.requested,value:c,onChange:e=>Q({period:void 0,from:void 0,to:void 0,...e})}),(0,K.jsx)(C,{label:e.filters.amount,value:c,onChange:e=>Q({min:void 0,max:void 0,...e})})]}),(0,K.jsxs)(w,{flush:!0,children:[$.length>0&&(0,K.jsxs)(A,{text:e.selected($.length,ie),onClear:()=>L(new Set),children:[(0,K.jsx)(o,{size:`small`,icon:a,onClick:()=>z({kind:`reject`,recharges:$}),children:e.reject}),(0,K.jsx)(o,{size:`small`,look:`primary`,icon:f,onClick:()=>z({kind:`approve`,recharges:$}),children:e.approve})]}),(0,K.jsx)(M,{name:`recharges`,label:e.title,columns:B,rows:E,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${n.money(e.amount)}`,stale:y,error:_,onRetry:()=>void b(),...p&&Y===`PENDING`&&{selection:{keys:F,onChange:L}},empty:Object.keys(Z).length>0||Y!==`PENDING`?(0,K.jsx)(T,{icon:ee,title:e.noMatch,text:e.noMatchText}):(0,K.jsx)(T,{icon:s,title:e.empty,text:e.emptyText})}),(0,K.jsx)(D,{connection:g?.recharges,onChange:e=>void u({search:d({...W,...e})})})]}),R&&(0,K.jsx)(q,{decision:R,onClose:()=>z(null)})]})}function re(e){let t=v(G).columns,n=[{id:`customer`,header:t.customer,cell:({customer:e})=>(0,K.jsx)(c,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:e.name}),width:16},{id:`status`,header:t.status,cell:({status:e})=>(0,K.jsx)(j,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:t.reference,cell:({reference:e,reason:t,notes:n})=>(0,K.jsx)(`span`,{className:`muted`,children:t||e||n}),wide:!0,width:18},{id:`requested`,header:t.requested,cell:({createdAt:e})=>(0,K.jsx)(F,{at:e}),wide:!0},{id:`balance`,header:t.balance,cell:({customer:e})=>(0,K.jsx)(E,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:t.amount,cell:({amount:e})=>(0,K.jsx)(E,{amount:e}),align:`end`,width:7}];return e?[...n,{id:`decide`,header:t.decide,align:`end`,cell:t=>t.status===`PENDING`&&(0,K.jsx)(Q,{recharge:t,onDecide:e})}]:n}function Q({recharge:e,onDecide:t}){let n=v(G),r=S(),i=[e.customer.name,r.money(e.amount)],s=[e];return(0,K.jsxs)(`span`,{className:Y.decide,children:[(0,K.jsx)(o,{size:`small`,icon:a,"aria-label":n.rejectOne(...i),onClick:()=>t({kind:`reject`,recharges:s})}),(0,K.jsx)(o,{size:`small`,icon:f,"aria-label":n.approveOne(...i),onClick:()=>t({kind:`approve`,recharges:s})})]})}export{Z as RechargeList};