import{Ct as e,Ft as t,Mt as n,N as r,Y as i,bt as a,it as o,jt as s,m as c,rt as l,s as u,v as d,vt as f,wt as p,x as m,y as h,z as g}from"./index-BOjYus1t.js";import{A as _,D as v,F as y,I as b,M as x,N as S,O as C,P as w,T,U as E,V as D,_t as O,c as ee,k as te,kt as ne,l as re,nt as k,ot as A,rt as j,tt as M,ut as N,yt as P}from"./parts-CT3q-B0d.js";import{H as F,T as I,X as L}from"./early-BeVRyKID.js";import{t as R}from"./Dialog-BuZhSlqA.js";import{i as z}from"./Field-BJ5Pa94G.js";import{t as B}from"./Form-BVa12cyn.js";var V=t(n(),1),H=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},U=new H(`
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
    `),G=d({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search by reference`,searchPlaceholder:`Reference`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter. A reference must be complete.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar por referência`,searchPlaceholder:`Referência`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),K=s();function q({decision:e,onClose:t}){let n=h(G).dialog,r=k(),{kind:i}=e,[a,o]=(0,V.useState)(e.recharges),[s,c]=(0,V.useState)(new Map),l=r.money(a.reduce((e,{amount:t})=>j(e,t),`0.00`));async function d(e){let r=new Map;for(let{id:t}of a)try{i===`approve`?await F(U,{input:{id:t}}):await F(W,{input:{id:t,reason:e}})}catch(e){if(a.length===1)throw e;r.set(t,e instanceof L?e.message:String(e))}await f.invalidateQueries();let s=a.length-r.size;s>0&&u(i===`approve`?n.approved(s):n.rejected(s)),c(r),o(a.filter(({id:e})=>r.has(e))),r.size===0&&t()}return(0,K.jsx)(R,{open:!0,onClose:t,title:n[i],text:i===`approve`?n.approveText:n.rejectText,children:(0,K.jsxs)(B,{danger:i===`reject`,submitLabel:i===`approve`?n.submitApprove(a.length,l):n.submitReject(a.length),onCancel:t,onSubmit:({reason:e})=>d(String(e??``).trim()),children:[s.size>0&&(0,K.jsx)(`p`,{role:`alert`,children:n.failed(s.size)}),(0,K.jsx)(O,{facts:a.map(({id:e,customer:t,amount:n,reference:i})=>({id:e,label:t.name,value:`${r.money(n)} ${s.get(e)??i}`}))}),i===`reject`&&(0,K.jsx)(z,{name:`reason`,label:n.reason,maxLength:500})]})})}var J=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),X={decide:`_decide_1tlwy_2`},Z=e(`/signedIn/recharges`),ie=(e,t)=>a(Y,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.recharges.edges.map(({node:e})=>e.id);function Q(){let e=h(G),t=k(),n=Z.useSearch(),s=Z.useNavigate(),u=i(`RECHARGES_DECIDE`),d=l(n,t.timezone),{data:f,error:p,isPlaceholderData:_,refetch:x}=a(J,d),T=f?.recharges.edges.map(e=>e.node),O=T?.map(({id:e})=>e);E(`RECHARGE`,O??[],x);let[M,F]=(0,V.useState)(new Set),[L,R]=(0,V.useState)(null);(0,V.useEffect)(()=>F(new Set),[n]);let z=ae(u?R:void 0),{after:B,before:H,...U}=n,{view:W=`PENDING`,...Y}=U,X=e=>void s({search:I({...U,...e})}),Q=T?.filter(({id:e,status:t})=>M.has(e)&&t===`PENDING`)??[],$=t.money(Q.reduce((e,{amount:t})=>j(e,t),`0.00`));return(0,K.jsxs)(K.Fragment,{children:[(0,K.jsx)(N,{title:e.title,aside:(0,K.jsx)(te,{type:`RECHARGE`,ids:O,where:d.where,useListed:ie,onShow:()=>X({})})}),(0,K.jsx)(C,{label:e.views.label,children:o.map(t=>(0,K.jsx)(v,{to:`/recharges`,search:t===`PENDING`?{}:{view:t},current:t===W,children:e.views[t]},t))}),(0,K.jsxs)(S,{children:[(0,K.jsx)(w,{label:e.search,placeholder:e.searchPlaceholder,value:n.q??``,onChange:e=>X({q:e})}),(0,K.jsx)(y,{label:e.filters.requested,value:n,onChange:e=>X({period:void 0,from:void 0,to:void 0,...e})}),(0,K.jsx)(ee,{label:e.filters.amount,value:n,onChange:e=>X({min:void 0,max:void 0,...e})})]}),(0,K.jsxs)(P,{flush:!0,children:[Q.length>0&&(0,K.jsxs)(re,{text:e.selected(Q.length,$),onClear:()=>F(new Set),children:[(0,K.jsx)(c,{size:`small`,icon:m,onClick:()=>R({kind:`reject`,recharges:Q}),children:e.reject}),(0,K.jsx)(c,{size:`small`,look:`primary`,icon:g,onClick:()=>R({kind:`approve`,recharges:Q}),children:e.approve})]}),(0,K.jsx)(A,{name:`recharges`,label:e.title,columns:z,rows:T,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${t.money(e.amount)}`,stale:_,error:p,onRetry:()=>void x(),...u&&W===`PENDING`&&{selection:{keys:M,onChange:F}},empty:Object.keys(Y).length>0||W!==`PENDING`?(0,K.jsx)(D,{icon:ne,title:e.noMatch,text:e.noMatchText}):(0,K.jsx)(D,{icon:r,title:e.empty,text:e.emptyText})}),(0,K.jsx)(b,{connection:f?.recharges,onChange:e=>void s({search:I({...U,...e})})})]}),L&&(0,K.jsx)(q,{decision:L,onClose:()=>R(null)})]})}function ae(e){let t=h(G),n=x(),r=t.columns,i=[{id:`customer`,header:r.customer,cell:({customer:e})=>(0,K.jsx)(p,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:n(e)}),width:16},{id:`status`,header:r.status,cell:({status:e})=>(0,K.jsx)(T,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:r.reference,cell:({reference:e,reason:t,notes:n})=>(0,K.jsx)(`span`,{className:`muted`,children:t||e||n}),wide:!0,width:18},{id:`requested`,header:r.requested,cell:({createdAt:e})=>(0,K.jsx)(M,{at:e}),wide:!0},{id:`balance`,header:r.balance,cell:({customer:e})=>(0,K.jsx)(_,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:r.amount,cell:({amount:e})=>(0,K.jsx)(_,{amount:e}),align:`end`,width:7}];return e?[...i,{id:`decide`,header:r.decide,align:`end`,cell:t=>t.status===`PENDING`&&(0,K.jsx)($,{recharge:t,onDecide:e})}]:i}function $({recharge:e,onDecide:t}){let n=h(G),r=k(),i=[e.customer.name,r.money(e.amount)],a=[e];return(0,K.jsxs)(`span`,{className:X.decide,children:[(0,K.jsx)(c,{size:`small`,icon:m,"aria-label":n.rejectOne(...i),onClick:()=>t({kind:`reject`,recharges:a})}),(0,K.jsx)(c,{size:`small`,icon:g,"aria-label":n.approveOne(...i),onClick:()=>t({kind:`approve`,recharges:a})})]})}export{Q as RechargeList};