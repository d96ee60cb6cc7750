import{At as e,Ct as t,J as n,M as r,Pt as i,R as a,St as o,_ as s,_t as c,b as l,jt as u,nt as d,p as f,rt as ee,s as p,v as m,yt as h}from"./index-B5iNBL45.js";import{A as g,D as _,F as v,I as y,M as b,N as x,O as S,P as C,T as w,U as T,V as E,_t as D,c as O,k as te,kt as k,nt as A,ot as j,rt as M,s as N,tt as P,ut as F,yt as I}from"./parts-DvtpHSyy.js";import{T as L,V as R,Y as z}from"./early-cpPSiSvQ.js";import{t as B}from"./Dialog-LzR3ZE9N.js";import{i as V}from"./Field-DQOsP65G.js";import{t as H}from"./Form-D6FD6UsM.js";var U=i(u(),1),W=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},G=new W(`
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
    `),q=s({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search by reference`,searchPlaceholder:`Reference`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter. A reference must be complete.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar por referência`,searchPlaceholder:`Referência`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),J=e();function ne({decision:e,onClose:t}){let n=m(q).dialog,r=A(),{kind:i}=e,[a,o]=(0,U.useState)(e.recharges),[s,l]=(0,U.useState)(new Map),u=r.money(a.reduce((e,{amount:t})=>M(e,t),`0.00`));async function d(e){let r=new Map;for(let{id:t}of a)try{i===`approve`?await R(G,{input:{id:t}}):await R(K,{input:{id:t,reason:e}})}catch(e){if(a.length===1)throw e;r.set(t,e instanceof z?e.message:String(e))}await c.invalidateQueries();let s=a.length-r.size;s>0&&p(i===`approve`?n.approved(s):n.rejected(s)),l(r),o(a.filter(({id:e})=>r.has(e))),r.size===0&&t()}return(0,J.jsx)(B,{open:!0,onClose:t,title:n[i],text:i===`approve`?n.approveText:n.rejectText,children:(0,J.jsxs)(H,{danger:i===`reject`,submitLabel:i===`approve`?n.submitApprove(a.length,u):n.submitReject(a.length),onCancel:t,onSubmit:({reason:e})=>d(String(e??``).trim()),children:[s.size>0&&(0,J.jsx)(`p`,{role:`alert`,children:n.failed(s.size)}),(0,J.jsx)(D,{facts:a.map(({id:e,customer:t,amount:n,reference:i})=>({id:e,label:t.name,value:`${r.money(n)} ${s.get(e)??i}`}))}),i===`reject`&&(0,J.jsx)(V,{name:`reason`,label:n.reason,maxLength:500})]})})}var re=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query RechargeList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: RechargeWhereInput, $orderBy: RechargeOrder) {
  recharges(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
    orderBy: $orderBy
  ) {
    totalCount(atMost: 10000)
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
    `),X={decide:`_decide_1tlwy_2`},Z=o(`/signedIn/recharges`),ie=(e,t)=>h(Y,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.recharges.edges.map(({node:e})=>e.id);function Q(){let e=m(q),t=A(),i=Z.useSearch(),o=Z.useNavigate(),s=n(`RECHARGES_DECIDE`),c=d(i,t.timezone),{data:u,error:p,isPlaceholderData:g,refetch:b}=h(re,c),w=u?.recharges.edges.map(e=>e.node),D=w?.map(({id:e})=>e);T(`RECHARGE`,D??[],b);let[P,R]=(0,U.useState)(new Set),[z,B]=(0,U.useState)(null);(0,U.useEffect)(()=>R(new Set),[i]);let V=ae(s?B:void 0),{after:H,before:W,...G}=i,{view:K=`PENDING`,...Y}=G,X=e=>void o({search:L({...G,...e})}),Q=w?.filter(({id:e,status:t})=>P.has(e)&&t===`PENDING`)??[],$=t.money(Q.reduce((e,{amount:t})=>M(e,t),`0.00`));return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(F,{title:e.title,aside:(0,J.jsx)(te,{type:`RECHARGE`,ids:D,where:c.where,useListed:ie,onShow:()=>X({})})}),(0,J.jsx)(S,{label:e.views.label,children:ee.map(t=>(0,J.jsx)(_,{to:`/recharges`,search:t===`PENDING`?{}:{view:t},current:t===K,children:e.views[t]},t))}),(0,J.jsxs)(x,{children:[(0,J.jsx)(C,{label:e.search,placeholder:e.searchPlaceholder,value:i.q??``,onChange:e=>X({q:e})}),(0,J.jsx)(v,{label:e.filters.requested,value:i,onChange:e=>X({period:void 0,from:void 0,to:void 0,...e})}),(0,J.jsx)(N,{label:e.filters.amount,value:i,onChange:e=>X({min:void 0,max:void 0,...e})})]}),(0,J.jsxs)(I,{flush:!0,children:[Q.length>0&&(0,J.jsxs)(O,{text:e.selected(Q.length,$),onClear:()=>R(new Set),children:[(0,J.jsx)(f,{size:`small`,icon:l,onClick:()=>B({kind:`reject`,recharges:Q}),children:e.reject}),(0,J.jsx)(f,{size:`small`,look:`primary`,icon:a,onClick:()=>B({kind:`approve`,recharges:Q}),children:e.approve})]}),(0,J.jsx)(j,{name:`recharges`,label:e.title,columns:V,rows:w,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${t.money(e.amount)}`,stale:g,error:p,onRetry:()=>void b(),...s&&K===`PENDING`&&{selection:{keys:P,onChange:R}},empty:Object.keys(Y).length>0||K!==`PENDING`?(0,J.jsx)(E,{icon:k,title:e.noMatch,text:e.noMatchText}):(0,J.jsx)(E,{icon:r,title:e.empty,text:e.emptyText})}),(0,J.jsx)(y,{connection:u?.recharges,onChange:e=>void o({search:L({...G,...e})})})]}),z&&(0,J.jsx)(ne,{decision:z,onClose:()=>B(null)})]})}function ae(e){let n=m(q),r=b(),i=n.columns,a=[{id:`customer`,header:i.customer,cell:({customer:e})=>(0,J.jsx)(t,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:r(e)}),width:16},{id:`status`,header:i.status,cell:({status:e})=>(0,J.jsx)(w,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:i.reference,cell:({reference:e,reason:t,notes:n})=>(0,J.jsx)(`span`,{className:`muted`,children:t||e||n}),wide:!0,width:18},{id:`requested`,header:i.requested,cell:({createdAt:e})=>(0,J.jsx)(P,{at:e}),wide:!0},{id:`balance`,header:i.balance,cell:({customer:e})=>(0,J.jsx)(g,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:i.amount,cell:({amount:e})=>(0,J.jsx)(g,{amount:e}),align:`end`,width:7}];return e?[...a,{id:`decide`,header:i.decide,align:`end`,cell:t=>t.status===`PENDING`&&(0,J.jsx)($,{recharge:t,onDecide:e})}]:a}function $({recharge:e,onDecide:t}){let n=m(q),r=A(),i=[e.customer.name,r.money(e.amount)],o=[e];return(0,J.jsxs)(`span`,{className:X.decide,children:[(0,J.jsx)(f,{size:`small`,icon:l,"aria-label":n.rejectOne(...i),onClick:()=>t({kind:`reject`,recharges:o})}),(0,J.jsx)(f,{size:`small`,icon:a,"aria-label":n.approveOne(...i),onClick:()=>t({kind:`approve`,recharges:o})})]})}export{Q as RechargeList};