import{c as e,l as t,t as n}from"./PageHeader-De--tDHi.js";import{t as r}from"./check-B4QBuzFp.js";import{c as i,l as a,n as o,r as s,u as c}from"./index-DOIRrs6X.js";import{n as l,r as u,t as d}from"./Toolbar-D3yPKLFH.js";import{i as f,t as p}from"./Button-QgmWzkvn.js";import{d as m,f as h,i as g,m as _,r as v,t as y}from"./shared-DX-XMDMb.js";import{a as b,f as x,l as S,n as C,s as w}from"./session-CTp6Otne.js";import{n as T,t as E}from"./useFormat-CGKKyoxM.js";import{t as D}from"./AmountFilter-UhPLX9pa.js";import{i as O,r as k}from"./Badge-Fu_ao9av.js";import{n as A,t as j}from"./Table-B_FmGBMU.js";import{t as M}from"./PeriodFilter-CkkK5hrt.js";import{t as N}from"./page-DWYEniN2.js";import{n as P,t as F}from"./StatusBadge-Bw-t2O-d.js";import{n as I,t as L}from"./Tabs-tUvAaU2b.js";import{t as R}from"./Dialog-B4PSMN8r.js";import{t as z}from"./Facts-C-ToMk7x.js";import{o as B,t as V}from"./Form-6G3yQaf9.js";var H=_(h(),1),U={bar:`_bar_vwje0_2`,actions:`_actions_vwje0_14`},W=m();function G({text:e,onClear:t,children:n}){let r=g(y).table;return(0,W.jsxs)(`div`,{className:U.bar,children:[(0,W.jsx)(p,{size:`small`,look:`quiet`,icon:f,"aria-label":r.unselect,onClick:t}),(0,W.jsx)(`strong`,{"aria-live":`polite`,children:e}),(0,W.jsx)(`div`,{className:U.actions,children:n})]})}var K=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},q=new K(`
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
    `),Y=v({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search by reference`,searchPlaceholder:`Reference`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter. A reference must be complete.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar por referência`,searchPlaceholder:`Referência`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}});function X({decision:e,onClose:t}){let n=g(Y).dialog,r=E(),{kind:i}=e,[a,o]=(0,H.useState)(e.recharges),[c,l]=(0,H.useState)(new Map),u=r.money(a.reduce((e,{amount:t})=>T(e,t),`0.00`));async function d(e){let r=new Map;for(let{id:t}of a)try{i===`approve`?await S(q,{input:{id:t}}):await S(J,{input:{id:t,reason:e}})}catch(e){if(a.length===1)throw e;r.set(t,e instanceof x?e.message:String(e))}await b.invalidateQueries();let c=a.length-r.size;c>0&&s(i===`approve`?n.approved(c):n.rejected(c)),l(r),o(a.filter(({id:e})=>r.has(e))),r.size===0&&t()}return(0,W.jsx)(R,{open:!0,onClose:t,title:n[i],text:i===`approve`?n.approveText:n.rejectText,children:(0,W.jsxs)(V,{danger:i===`reject`,submitLabel:i===`approve`?n.submitApprove(a.length,u):n.submitReject(a.length),onCancel:t,onSubmit:({reason:e})=>d(String(e??``).trim()),children:[c.size>0&&(0,W.jsx)(`p`,{role:`alert`,children:n.failed(c.size)}),(0,W.jsx)(z,{facts:a.map(({id:e,customer:t,amount:n,reference:i})=>({id:e,label:t.name,value:`${r.money(n)} ${c.get(e)??i}`}))}),i===`reject`&&(0,W.jsx)(B,{name:`reason`,label:n.reason,maxLength:500})]})})}var ee=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Z={decide:`_decide_1tlwy_2`},Q=e(`/signedIn/recharges`);function $(){let e=g(Y),t=E(),s=Q.useSearch(),m=Q.useNavigate(),h=C(`RECHARGES_DECIDE`),_=a(s,t.timezone),{data:v,error:y,isPlaceholderData:b,refetch:x}=w(ee,_),S=v?.recharges.edges.map(e=>e.node),[k,P]=(0,H.useState)(new Set),[F,R]=(0,H.useState)(null);(0,H.useEffect)(()=>P(new Set),[s]);let z=te(h?R:void 0),{after:B,before:V,...U}=s,{view:K=`PENDING`,...q}=U,J=e=>void m({search:N({...U,...e})}),Z=S?.filter(({id:e,status:t})=>k.has(e)&&t===`PENDING`)??[],$=t.money(Z.reduce((e,{amount:t})=>T(e,t),`0.00`));return(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(n,{title:e.title}),(0,W.jsx)(I,{label:e.views.label,children:c.map(t=>(0,W.jsx)(L,{to:`/recharges`,search:t===`PENDING`?{}:{view:t},current:t===K,children:e.views[t]},t))}),(0,W.jsxs)(d,{children:[(0,W.jsx)(l,{label:e.search,placeholder:e.searchPlaceholder,value:s.q??``,onChange:e=>J({q:e})}),(0,W.jsx)(M,{label:e.filters.requested,value:s,onChange:e=>J({period:void 0,from:void 0,to:void 0,...e})}),(0,W.jsx)(D,{label:e.filters.amount,value:s,onChange:e=>J({min:void 0,max:void 0,...e})})]}),(0,W.jsxs)(O,{flush:!0,children:[Z.length>0&&(0,W.jsxs)(G,{text:e.selected(Z.length,$),onClear:()=>P(new Set),children:[(0,W.jsx)(p,{size:`small`,icon:f,onClick:()=>R({kind:`reject`,recharges:Z}),children:e.reject}),(0,W.jsx)(p,{size:`small`,look:`primary`,icon:r,onClick:()=>R({kind:`approve`,recharges:Z}),children:e.approve})]}),(0,W.jsx)(j,{name:`recharges`,label:e.title,columns:z,rows:S,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${t.money(e.amount)}`,stale:b,error:y,onRetry:()=>void x(),...h&&K===`PENDING`&&{selection:{keys:k,onChange:P}},empty:Object.keys(q).length>0||K!==`PENDING`?(0,W.jsx)(o,{icon:u,title:e.noMatch,text:e.noMatchText}):(0,W.jsx)(o,{icon:i,title:e.empty,text:e.emptyText})}),(0,W.jsx)(A,{connection:v?.recharges,onChange:e=>void m({search:N({...U,...e})})})]}),F&&(0,W.jsx)(X,{decision:F,onClose:()=>R(null)})]})}function te(e){let n=g(Y).columns,r=[{id:`customer`,header:n.customer,cell:({customer:e})=>(0,W.jsx)(t,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:e.name}),width:16},{id:`status`,header:n.status,cell:({status:e})=>(0,W.jsx)(F,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:n.reference,cell:({reference:e,reason:t,notes:n})=>(0,W.jsx)(`span`,{className:`muted`,children:t||e||n}),wide:!0,width:18},{id:`requested`,header:n.requested,cell:({createdAt:e})=>(0,W.jsx)(P,{at:e}),wide:!0},{id:`balance`,header:n.balance,cell:({customer:e})=>(0,W.jsx)(k,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:n.amount,cell:({amount:e})=>(0,W.jsx)(k,{amount:e}),align:`end`,width:7}];return e?[...r,{id:`decide`,header:n.decide,align:`end`,cell:t=>t.status===`PENDING`&&(0,W.jsx)(ne,{recharge:t,onDecide:e})}]:r}function ne({recharge:e,onDecide:t}){let n=g(Y),i=E(),a=[e.customer.name,i.money(e.amount)],o=[e];return(0,W.jsxs)(`span`,{className:Z.decide,children:[(0,W.jsx)(p,{size:`small`,icon:f,"aria-label":n.rejectOne(...a),onClick:()=>t({kind:`reject`,recharges:o})}),(0,W.jsx)(p,{size:`small`,icon:r,"aria-label":n.approveOne(...a),onClick:()=>t({kind:`approve`,recharges:o})})]})}export{$ as RechargeList};