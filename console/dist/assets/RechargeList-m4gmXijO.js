import{Ct as e,Ft as t,Mt as n,N as r,Y as i,bt as a,it as o,jt as s,m as c,rt as l,s as u,v as d,vt as f,wt as p,x as m,y as h,z as g}from"./index-BF7gfdEn.js";import{A as _,At as v,E as y,F as b,H as x,I as S,L as C,N as w,O as T,P as E,W as ee,bt as te,c as D,dt as O,it as k,j as A,k as j,l as M,nt as N,rt as P,st as F,vt as I}from"./parts-B1e_nSuq.js";import{H as L,T as R,X as z}from"./early-B4kcvaOe.js";import{t as B}from"./Dialog-iQmXGPep.js";import{i as V}from"./Field-DBdZ1Q1c.js";import{t as H}from"./Form-BF5RCbtZ.js";var U=t(n(),1),W=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},G=new W(`
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
    `),q=d({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search by reference`,searchPlaceholder:`Reference`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter. A reference must be complete.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar por referência`,searchPlaceholder:`Referência`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),J=s();function ne({decision:e,onClose:t}){let n=h(q).dialog,r=P(),{kind:i}=e,[a,o]=(0,U.useState)(e.recharges),[s,c]=(0,U.useState)(new Map),l=r.money(a.reduce((e,{amount:t})=>k(e,t),`0.00`));async function d(e){let r=new Map;for(let{id:t}of a)try{i===`approve`?await L(G,{input:{id:t}}):await L(K,{input:{id:t,reason:e}})}catch(e){if(a.length===1)throw e;r.set(t,e instanceof z?e.message:String(e))}await f.invalidateQueries();let s=a.length-r.size;s>0&&u(i===`approve`?n.approved(s):n.rejected(s)),c(r),o(a.filter(({id:e})=>r.has(e))),r.size===0&&t()}return(0,J.jsx)(B,{open:!0,onClose:t,title:n[i],text:i===`approve`?n.approveText:n.rejectText,children:(0,J.jsxs)(H,{danger:i===`reject`,submitLabel:i===`approve`?n.submitApprove(a.length,l):n.submitReject(a.length),onCancel:t,onSubmit:({reason:e})=>d(String(e??``).trim()),children:[s.size>0&&(0,J.jsx)(`p`,{role:`alert`,children:n.failed(s.size)}),(0,J.jsx)(I,{facts:a.map(({id:e,customer:t,amount:n,reference:i})=>({id:e,label:t.name,value:`${r.money(n)} ${s.get(e)??i}`}))}),i===`reject`&&(0,J.jsx)(V,{name:`reason`,label:n.reason,maxLength:500})]})})}var re=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),X={decide:`_decide_1tlwy_2`},Z=e(`/signedIn/recharges`),ie=(e,t)=>a(Y,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.recharges.edges.map(({node:e})=>e.id);function Q(){let e=h(q),t=P(),n=Z.useSearch(),s=Z.useNavigate(),u=i(`RECHARGES_DECIDE`),d=l(n,t.timezone),{data:f,error:p,isPlaceholderData:y,refetch:w}=a(re,d),A=f?.recharges.edges.map(e=>e.node),N=A?.map(({id:e})=>e);ee(`RECHARGE`,N??[],w);let[I,L]=(0,U.useState)(new Set),[z,B]=(0,U.useState)(null);(0,U.useEffect)(()=>L(new Set),[n]);let V=ae(u?B:void 0),{after:H,before:W,...G}=n,{view:K=`PENDING`,...Y}=G,X=e=>void s({search:R({...G,...e})}),Q=A?.filter(({id:e,status:t})=>I.has(e)&&t===`PENDING`)??[],$=t.money(Q.reduce((e,{amount:t})=>k(e,t),`0.00`));return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(O,{title:e.title,aside:(0,J.jsx)(_,{type:`RECHARGE`,ids:N,where:d.where,useListed:ie,onShow:()=>X({})})}),(0,J.jsx)(j,{label:e.views.label,children:o.map(t=>(0,J.jsx)(T,{to:`/recharges`,search:t===`PENDING`?{}:{view:t},current:t===K,children:e.views[t]},t))}),(0,J.jsxs)(E,{children:[(0,J.jsx)(b,{label:e.search,placeholder:e.searchPlaceholder,value:n.q??``,onChange:e=>X({q:e})}),(0,J.jsx)(S,{label:e.filters.requested,value:n,onChange:e=>X({period:void 0,from:void 0,to:void 0,...e})}),(0,J.jsx)(D,{label:e.filters.amount,value:n,onChange:e=>X({min:void 0,max:void 0,...e})})]}),(0,J.jsxs)(te,{flush:!0,children:[Q.length>0&&(0,J.jsxs)(M,{text:e.selected(Q.length,$),onClear:()=>L(new Set),children:[(0,J.jsx)(c,{size:`small`,icon:m,onClick:()=>B({kind:`reject`,recharges:Q}),children:e.reject}),(0,J.jsx)(c,{size:`small`,look:`primary`,icon:g,onClick:()=>B({kind:`approve`,recharges:Q}),children:e.approve})]}),(0,J.jsx)(F,{name:`recharges`,label:e.title,columns:V,rows:A,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${t.money(e.amount)}`,stale:y,error:p,onRetry:()=>void w(),...u&&K===`PENDING`&&{selection:{keys:I,onChange:L}},empty:Object.keys(Y).length>0||K!==`PENDING`?(0,J.jsx)(x,{icon:v,title:e.noMatch,text:e.noMatchText}):(0,J.jsx)(x,{icon:r,title:e.empty,text:e.emptyText})}),(0,J.jsx)(C,{connection:f?.recharges,onChange:e=>void s({search:R({...G,...e})})})]}),z&&(0,J.jsx)(ne,{decision:z,onClose:()=>B(null)})]})}function ae(e){let t=h(q),n=w(),r=t.columns,i=[{id:`customer`,header:r.customer,cell:({customer:e})=>(0,J.jsx)(p,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:n(e)}),width:16},{id:`status`,header:r.status,cell:({status:e})=>(0,J.jsx)(y,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:r.reference,cell:({reference:e,reason:t,notes:n})=>(0,J.jsx)(`span`,{className:`muted`,children:t||e||n}),wide:!0,width:18},{id:`requested`,header:r.requested,cell:({createdAt:e})=>(0,J.jsx)(N,{at:e}),wide:!0},{id:`balance`,header:r.balance,cell:({customer:e})=>(0,J.jsx)(A,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:r.amount,cell:({amount:e})=>(0,J.jsx)(A,{amount:e}),align:`end`,width:7}];return e?[...i,{id:`decide`,header:r.decide,align:`end`,cell:t=>t.status===`PENDING`&&(0,J.jsx)($,{recharge:t,onDecide:e})}]:i}function $({recharge:e,onDecide:t}){let n=h(q),r=P(),i=[e.customer.name,r.money(e.amount)],a=[e];return(0,J.jsxs)(`span`,{className:X.decide,children:[(0,J.jsx)(c,{size:`small`,icon:m,"aria-label":n.rejectOne(...i),onClick:()=>t({kind:`reject`,recharges:a})}),(0,J.jsx)(c,{size:`small`,icon:g,"aria-label":n.approveOne(...i),onClick:()=>t({kind:`approve`,recharges:a})})]})}export{Q as RechargeList};