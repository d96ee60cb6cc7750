import{Ct as e,K as t,Ot as n,Tt as r,U as i,_ as a,f as o,k as s,kt as c,q as l,s as u,xt as d}from"./index-DxvkqU8P.js";import{t as f}from"./check-DemW3Y9G.js";import{t as ee}from"./search-x-WRR2GJUe.js";import{i as p,t as m}from"./react-sySUN5R7.js";import{r as h}from"./changes-3pWwdIIV.js";import{_ as g,b as _,n as v,p as y,t as b}from"./messages-igU7N3k3.js";import{t as x}from"./useCustomerName-ArCx_vpM.js";import{n as S,t as C}from"./useFormat-CaUEnYtq.js";import{t as w}from"./AmountFilter-B7VtZCBB.js";import{t as T}from"./Card-D9gWPMxB.js";import{t as E}from"./EmptyState-D9m46cVh.js";import{t as D}from"./Money-DWrvieYF.js";import{t as O}from"./NewRows-Bw4zPBzQ.js";import{t as k}from"./PageHeader-OMwtLIVL.js";import{t as A}from"./Pagination-DVAPL-9S.js";import{t as te}from"./PeriodFilter-BMz1KRRF.js";import{t as j}from"./SearchInput-CPBqi-p4.js";import{t as M}from"./SelectionBar-BfuNuw-S.js";import{t as N}from"./StatusBadge-CiUMO_Pg.js";import{t as P}from"./Table-C8WSTUNy.js";import{n as F,t as I}from"./Tabs-CdhH3ifS.js";import{t as L}from"./Time-CyOfpkiB.js";import{t as R}from"./Toolbar-B4XelsHZ.js";import{t as z}from"./Dialog-TmRuJTbs.js";import{t as B}from"./Facts-h87Ejtjd.js";import{i as V}from"./Field-BDMUAlS8.js";import{t as H}from"./Form-1p36lu4P.js";var U=p(m(),1),W=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},G=new W(`
    mutation ApproveRecharge($input: ApproveRechargeInput!) {
  approveRecharge(input: $input) {
    id
    status
  }
}
    `),K=new W(`
    mutation RejectRecharge($input: RejectRechargeInput!) {
  rejectRecharge(input: $input) {
    id
    status
  }
}
    `),q=b({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search by reference`,searchPlaceholder:`Reference`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter. A reference must be complete.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar por referência`,searchPlaceholder:`Referência`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),J=_();function Y({decision:t,onClose:n}){let r=v(q).dialog,i=C(),{kind:a}=t,[o,s]=(0,U.useState)(t.recharges),[c,l]=(0,U.useState)(new Map),d=i.money(o.reduce((e,{amount:t})=>S(e,t),`0.00`));async function f(t){let i=new Map;for(let{id:e}of o)try{a===`approve`?await y(G,{input:{id:e}}):await y(K,{input:{id:e,reason:t}})}catch(t){if(o.length===1)throw t;i.set(e,t instanceof g?t.message:String(t))}await e.invalidateQueries();let c=o.length-i.size;c>0&&u(a===`approve`?r.approved(c):r.rejected(c)),l(i),s(o.filter(({id:e})=>i.has(e))),i.size===0&&n()}return(0,J.jsx)(z,{open:!0,onClose:n,title:r[a],text:a===`approve`?r.approveText:r.rejectText,children:(0,J.jsxs)(H,{danger:a===`reject`,submitLabel:a===`approve`?r.submitApprove(o.length,d):r.submitReject(o.length),onCancel:n,onSubmit:({reason:e})=>f(String(e??``).trim()),children:[c.size>0&&(0,J.jsx)(`p`,{role:`alert`,children:r.failed(c.size)}),(0,J.jsx)(B,{facts:o.map(({id:e,customer:t,amount:n,reference:r})=>({id:e,label:t.name,value:`${i.money(n)} ${c.get(e)??r}`}))}),a===`reject`&&(0,J.jsx)(V,{name:`reason`,label:r.reason,maxLength:500})]})})}var ne=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),X={decide:`_decide_1tlwy_2`},Z=n(`/signedIn/recharges`);function Q(){let e=v(q),n=C(),c=Z.useSearch(),u=Z.useNavigate(),p=i(`RECHARGES_DECIDE`),m=t(c,n.timezone),{data:g,error:_,isPlaceholderData:y,refetch:b}=r(ne,m),x=g?.recharges.edges.map(e=>e.node),D=x?.map(({id:e})=>e);h(`RECHARGE`,D??[],b);let[N,L]=(0,U.useState)(new Set),[z,B]=(0,U.useState)(null);(0,U.useEffect)(()=>L(new Set),[c]);let V=re(p?B:void 0),{after:H,before:W,...G}=c,{view:K=`PENDING`,...X}=G,Q=e=>void u({search:d({...G,...e})}),$=x?.filter(({id:e,status:t})=>N.has(e)&&t===`PENDING`)??[],ie=n.money($.reduce((e,{amount:t})=>S(e,t),`0.00`));return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(k,{title:e.title,aside:(0,J.jsx)(O,{type:`RECHARGE`,ids:D,onShow:()=>Q({})})}),(0,J.jsx)(F,{label:e.views.label,children:l.map(t=>(0,J.jsx)(I,{to:`/recharges`,search:t===`PENDING`?{}:{view:t},current:t===K,children:e.views[t]},t))}),(0,J.jsxs)(R,{children:[(0,J.jsx)(j,{label:e.search,placeholder:e.searchPlaceholder,value:c.q??``,onChange:e=>Q({q:e})}),(0,J.jsx)(te,{label:e.filters.requested,value:c,onChange:e=>Q({period:void 0,from:void 0,to:void 0,...e})}),(0,J.jsx)(w,{label:e.filters.amount,value:c,onChange:e=>Q({min:void 0,max:void 0,...e})})]}),(0,J.jsxs)(T,{flush:!0,children:[$.length>0&&(0,J.jsxs)(M,{text:e.selected($.length,ie),onClear:()=>L(new Set),children:[(0,J.jsx)(o,{size:`small`,icon:a,onClick:()=>B({kind:`reject`,recharges:$}),children:e.reject}),(0,J.jsx)(o,{size:`small`,look:`primary`,icon:f,onClick:()=>B({kind:`approve`,recharges:$}),children:e.approve})]}),(0,J.jsx)(P,{name:`recharges`,label:e.title,columns:V,rows:x,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${n.money(e.amount)}`,stale:y,error:_,onRetry:()=>void b(),...p&&K===`PENDING`&&{selection:{keys:N,onChange:L}},empty:Object.keys(X).length>0||K!==`PENDING`?(0,J.jsx)(E,{icon:ee,title:e.noMatch,text:e.noMatchText}):(0,J.jsx)(E,{icon:s,title:e.empty,text:e.emptyText})}),(0,J.jsx)(A,{connection:g?.recharges,onChange:e=>void u({search:d({...G,...e})})})]}),z&&(0,J.jsx)(Y,{decision:z,onClose:()=>B(null)})]})}function re(e){let t=v(q),n=x(),r=t.columns,i=[{id:`customer`,header:r.customer,cell:({customer:e})=>(0,J.jsx)(c,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:n(e)}),width:16},{id:`status`,header:r.status,cell:({status:e})=>(0,J.jsx)(N,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:r.reference,cell:({reference:e,reason:t,notes:n})=>(0,J.jsx)(`span`,{className:`muted`,children:t||e||n}),wide:!0,width:18},{id:`requested`,header:r.requested,cell:({createdAt:e})=>(0,J.jsx)(L,{at:e}),wide:!0},{id:`balance`,header:r.balance,cell:({customer:e})=>(0,J.jsx)(D,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:r.amount,cell:({amount:e})=>(0,J.jsx)(D,{amount:e}),align:`end`,width:7}];return e?[...i,{id:`decide`,header:r.decide,align:`end`,cell:t=>t.status===`PENDING`&&(0,J.jsx)($,{recharge:t,onDecide:e})}]:i}function $({recharge:e,onDecide:t}){let n=v(q),r=C(),i=[e.customer.name,r.money(e.amount)],s=[e];return(0,J.jsxs)(`span`,{className:X.decide,children:[(0,J.jsx)(o,{size:`small`,icon:a,"aria-label":n.rejectOne(...i),onClick:()=>t({kind:`reject`,recharges:s})}),(0,J.jsx)(o,{size:`small`,icon:f,"aria-label":n.approveOne(...i),onClick:()=>t({kind:`approve`,recharges:s})})]})}export{Q as RechargeList};