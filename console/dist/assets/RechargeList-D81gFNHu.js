import{At as e,Ct as t,N as n,Pt as r,St as i,Y as a,gt as o,jt as s,m as c,nt as l,s as u,tt as d,v as f,x as p,y as m,yt as h,z as g}from"./index-DOxbXdRl.js";import{A as _,D as v,E as y,I as b,M as x,S,T as C,_ as ee,a as w,c as te,f as T,g as E,h as D,j as O,l as k,m as A,n as j,s as M,t as N,u as P}from"./parts-D-_68bv6.js";import{$ as F,I,st as L,t as R}from"./early-Cbep-mIH.js";import{ct as z,rt as B,t as V}from"./dialogs-BxxegUF2.js";import{U as H}from"./details-ZQExxOG8.js";var U=r(s(),1),W=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},G=new W(`
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
    `),q=f({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search by reference`,searchPlaceholder:`Reference`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter. A reference must be complete.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar por referência`,searchPlaceholder:`Referência`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),J=e();function ne({decision:e,onClose:t}){let n=m(q).dialog,r=O(),{kind:i}=e,[a,s]=(0,U.useState)(e.recharges),[c,l]=(0,U.useState)(new Map),d=r.money(a.reduce((e,{amount:t})=>R(e,t),`0.00`));async function f(e){let r=new Map;for(let{id:t}of a)try{i===`approve`?await F(G,{input:{id:t}}):await F(K,{input:{id:t,reason:e}})}catch(e){if(a.length===1)throw e;r.set(t,e instanceof L?e.message:String(e))}await o.invalidateQueries();let c=a.length-r.size;c>0&&u(i===`approve`?n.approved(c):n.rejected(c)),l(r),s(a.filter(({id:e})=>r.has(e))),r.size===0&&t()}return(0,J.jsx)(V,{open:!0,onClose:t,title:n[i],text:i===`approve`?n.approveText:n.rejectText,children:(0,J.jsxs)(B,{danger:i===`reject`,submitLabel:i===`approve`?n.submitApprove(a.length,d):n.submitReject(a.length),onCancel:t,onSubmit:({reason:e})=>f(String(e??``).trim()),children:[c.size>0&&(0,J.jsx)(`p`,{role:`alert`,children:n.failed(c.size)}),(0,J.jsx)(H,{facts:a.map(({id:e,customer:t,amount:n,reference:i})=>({id:e,label:t.name,value:`${r.money(n)} ${c.get(e)??i}`}))}),i===`reject`&&(0,J.jsx)(z,{name:`reason`,label:n.reason,maxLength:500})]})})}var re=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Y=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewRecharges($where: RechargeWhereInput, $first: Int!) {
  recharges(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),X={decide:`_decide_1tlwy_2`},Z=i(`/signedIn/recharges`),ie=(e,t)=>h(Y,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.recharges.edges.map(({node:e})=>e.id);function Q(){let e=m(q),t=O(),r=Z.useSearch(),i=Z.useNavigate(),o=a(`RECHARGES_DECIDE`),s=d(r,t.timezone),{data:u,error:f,isPlaceholderData:y,refetch:w}=h(re,s),T=u?.recharges.edges.map(e=>e.node),P=T?.map(({id:e})=>e);C(`RECHARGE`,P??[],w);let[F,L]=(0,U.useState)(new Set),[z,B]=(0,U.useState)(null);(0,U.useEffect)(()=>L(new Set),[r]);let V=ae(o?B:void 0),{after:H,before:W,...G}=r,{view:K=`PENDING`,...Y}=G,X=e=>void i({search:I({...G,...e})}),Q=T?.filter(({id:e,status:t})=>F.has(e)&&t===`PENDING`)??[],$=t.money(Q.reduce((e,{amount:t})=>R(e,t),`0.00`));return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(_,{title:e.title,aside:(0,J.jsx)(k,{type:`RECHARGE`,ids:P,where:s.where,useListed:ie,onShow:()=>X({})})}),(0,J.jsx)(te,{label:e.views.label,children:l.map(t=>(0,J.jsx)(M,{to:`/recharges`,search:t===`PENDING`?{}:{view:t},current:t===K,children:e.views[t]},t))}),(0,J.jsxs)(A,{children:[(0,J.jsx)(D,{label:e.search,placeholder:e.searchPlaceholder,value:r.q??``,onChange:e=>X({q:e})}),(0,J.jsx)(E,{label:e.filters.requested,value:r,onChange:e=>X({period:void 0,from:void 0,to:void 0,...e})}),(0,J.jsx)(N,{label:e.filters.amount,value:r,onChange:e=>X({min:void 0,max:void 0,...e})})]}),(0,J.jsxs)(x,{flush:!0,children:[Q.length>0&&(0,J.jsxs)(j,{text:e.selected(Q.length,$),onClear:()=>L(new Set),children:[(0,J.jsx)(c,{size:`small`,icon:p,onClick:()=>B({kind:`reject`,recharges:Q}),children:e.reject}),(0,J.jsx)(c,{size:`small`,look:`primary`,icon:g,onClick:()=>B({kind:`approve`,recharges:Q}),children:e.approve})]}),(0,J.jsx)(v,{name:`recharges`,label:e.title,columns:V,rows:T,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${t.money(e.amount)}`,stale:y,error:f,onRetry:()=>void w(),...o&&K===`PENDING`&&{selection:{keys:F,onChange:L}},empty:Object.keys(Y).length>0||K!==`PENDING`?(0,J.jsx)(S,{icon:b,title:e.noMatch,text:e.noMatchText}):(0,J.jsx)(S,{icon:n,title:e.empty,text:e.emptyText})}),(0,J.jsx)(ee,{connection:u?.recharges,onChange:e=>void i({search:I({...G,...e})})})]}),z&&(0,J.jsx)(ne,{decision:z,onClose:()=>B(null)})]})}function ae(e){let n=m(q),r=T(),i=n.columns,a=[{id:`customer`,header:i.customer,cell:({customer:e})=>(0,J.jsx)(t,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:r(e)}),width:16},{id:`status`,header:i.status,cell:({status:e})=>(0,J.jsx)(w,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:i.reference,cell:({reference:e,reason:t,notes:n})=>(0,J.jsx)(`span`,{className:`muted`,children:t||e||n}),wide:`below`,width:18},{id:`requested`,header:i.requested,cell:({createdAt:e})=>(0,J.jsx)(y,{at:e}),wide:`below`},{id:`balance`,header:i.balance,cell:({customer:e})=>(0,J.jsx)(P,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:i.amount,cell:({amount:e})=>(0,J.jsx)(P,{amount:e}),align:`end`,width:7}];return e?[...a,{id:`decide`,header:i.decide,align:`end`,cell:t=>t.status===`PENDING`&&(0,J.jsx)($,{recharge:t,onDecide:e})}]:a}function $({recharge:e,onDecide:t}){let n=m(q),r=O(),i=[e.customer.name,r.money(e.amount)],a=[e];return(0,J.jsxs)(`span`,{className:X.decide,children:[(0,J.jsx)(c,{size:`small`,icon:p,"aria-label":n.rejectOne(...i),onClick:()=>t({kind:`reject`,recharges:a})}),(0,J.jsx)(c,{size:`small`,icon:g,"aria-label":n.approveOne(...i),onClick:()=>t({kind:`approve`,recharges:a})})]})}export{Q as RechargeList};