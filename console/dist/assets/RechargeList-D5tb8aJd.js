import{At as e,Ct as t,N as n,Pt as r,St as i,Y as a,gt as o,jt as s,m as c,nt as l,s as u,tt as d,v as f,x as p,y as m,yt as h,z as g}from"./index-CRA-kjnN.js";import{B as ee,I as _,K as v,M as y,Mt as b,N as x,P as S,R as C,St as w,V as T,Y as E,bt as D,c as te,ct as ne,ft as re,j as O,k,l as A,st as j,yt as M,z as N}from"./parts-yJlCayjm.js";import{$ as P,I as F,st as I,t as L}from"./early-C2ehe7mf.js";import{ct as R,rt as z,t as B}from"./dialogs-CQIHXyT7.js";var V=r(s(),1),H=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},U=new H(`
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
    `),G=f({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search by reference`,searchPlaceholder:`Reference`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter. A reference must be complete.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar por referência`,searchPlaceholder:`Referência`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),K=e();function q({decision:e,onClose:t}){let n=m(G).dialog,r=M(),{kind:i}=e,[a,s]=(0,V.useState)(e.recharges),[c,l]=(0,V.useState)(new Map),d=r.money(a.reduce((e,{amount:t})=>L(e,t),`0.00`));async function f(e){let r=new Map;for(let{id:t}of a)try{i===`approve`?await P(U,{input:{id:t}}):await P(W,{input:{id:t,reason:e}})}catch(e){if(a.length===1)throw e;r.set(t,e instanceof I?e.message:String(e))}await o.invalidateQueries();let c=a.length-r.size;c>0&&u(i===`approve`?n.approved(c):n.rejected(c)),l(r),s(a.filter(({id:e})=>r.has(e))),r.size===0&&t()}return(0,K.jsx)(B,{open:!0,onClose:t,title:n[i],text:i===`approve`?n.approveText:n.rejectText,children:(0,K.jsxs)(z,{danger:i===`reject`,submitLabel:i===`approve`?n.submitApprove(a.length,d):n.submitReject(a.length),onCancel:t,onSubmit:({reason:e})=>f(String(e??``).trim()),children:[c.size>0&&(0,K.jsx)(`p`,{role:`alert`,children:n.failed(c.size)}),(0,K.jsx)(D,{facts:a.map(({id:e,customer:t,amount:n,reference:i})=>({id:e,label:t.name,value:`${r.money(n)} ${c.get(e)??i}`}))}),i===`reject`&&(0,K.jsx)(R,{name:`reason`,label:n.reason,maxLength:500})]})})}var J=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),X={decide:`_decide_1tlwy_2`},Z=i(`/signedIn/recharges`),ie=(e,t)=>h(Y,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.recharges.edges.map(({node:e})=>e.id);function Q(){let e=m(G),t=M(),r=Z.useSearch(),i=Z.useNavigate(),o=a(`RECHARGES_DECIDE`),s=d(r,t.timezone),{data:u,error:f,isPlaceholderData:_,refetch:S}=h(J,s),D=u?.recharges.edges.map(e=>e.node),k=D?.map(({id:e})=>e);E(`RECHARGE`,k??[],S);let[j,P]=(0,V.useState)(new Set),[I,R]=(0,V.useState)(null);(0,V.useEffect)(()=>P(new Set),[r]);let z=ae(o?R:void 0),{after:B,before:H,...U}=r,{view:W=`PENDING`,...Y}=U,X=e=>void i({search:F({...U,...e})}),Q=D?.filter(({id:e,status:t})=>j.has(e)&&t===`PENDING`)??[],$=t.money(Q.reduce((e,{amount:t})=>L(e,t),`0.00`));return(0,K.jsxs)(K.Fragment,{children:[(0,K.jsx)(re,{title:e.title,aside:(0,K.jsx)(x,{type:`RECHARGE`,ids:k,where:s.where,useListed:ie,onShow:()=>X({})})}),(0,K.jsx)(y,{label:e.views.label,children:l.map(t=>(0,K.jsx)(O,{to:`/recharges`,search:t===`PENDING`?{}:{view:t},current:t===W,children:e.views[t]},t))}),(0,K.jsxs)(C,{children:[(0,K.jsx)(N,{label:e.search,placeholder:e.searchPlaceholder,value:r.q??``,onChange:e=>X({q:e})}),(0,K.jsx)(ee,{label:e.filters.requested,value:r,onChange:e=>X({period:void 0,from:void 0,to:void 0,...e})}),(0,K.jsx)(te,{label:e.filters.amount,value:r,onChange:e=>X({min:void 0,max:void 0,...e})})]}),(0,K.jsxs)(w,{flush:!0,children:[Q.length>0&&(0,K.jsxs)(A,{text:e.selected(Q.length,$),onClear:()=>P(new Set),children:[(0,K.jsx)(c,{size:`small`,icon:p,onClick:()=>R({kind:`reject`,recharges:Q}),children:e.reject}),(0,K.jsx)(c,{size:`small`,look:`primary`,icon:g,onClick:()=>R({kind:`approve`,recharges:Q}),children:e.approve})]}),(0,K.jsx)(ne,{name:`recharges`,label:e.title,columns:z,rows:D,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${t.money(e.amount)}`,stale:_,error:f,onRetry:()=>void S(),...o&&W===`PENDING`&&{selection:{keys:j,onChange:P}},empty:Object.keys(Y).length>0||W!==`PENDING`?(0,K.jsx)(v,{icon:b,title:e.noMatch,text:e.noMatchText}):(0,K.jsx)(v,{icon:n,title:e.empty,text:e.emptyText})}),(0,K.jsx)(T,{connection:u?.recharges,onChange:e=>void i({search:F({...U,...e})})})]}),I&&(0,K.jsx)(q,{decision:I,onClose:()=>R(null)})]})}function ae(e){let n=m(G),r=_(),i=n.columns,a=[{id:`customer`,header:i.customer,cell:({customer:e})=>(0,K.jsx)(t,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:r(e)}),width:16},{id:`status`,header:i.status,cell:({status:e})=>(0,K.jsx)(k,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:i.reference,cell:({reference:e,reason:t,notes:n})=>(0,K.jsx)(`span`,{className:`muted`,children:t||e||n}),wide:`below`,width:18},{id:`requested`,header:i.requested,cell:({createdAt:e})=>(0,K.jsx)(j,{at:e}),wide:`below`},{id:`balance`,header:i.balance,cell:({customer:e})=>(0,K.jsx)(S,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:i.amount,cell:({amount:e})=>(0,K.jsx)(S,{amount:e}),align:`end`,width:7}];return e?[...a,{id:`decide`,header:i.decide,align:`end`,cell:t=>t.status===`PENDING`&&(0,K.jsx)($,{recharge:t,onDecide:e})}]:a}function $({recharge:e,onDecide:t}){let n=m(G),r=M(),i=[e.customer.name,r.money(e.amount)],a=[e];return(0,K.jsxs)(`span`,{className:X.decide,children:[(0,K.jsx)(c,{size:`small`,icon:p,"aria-label":n.rejectOne(...i),onClick:()=>t({kind:`reject`,recharges:a})}),(0,K.jsx)(c,{size:`small`,icon:g,"aria-label":n.approveOne(...i),onClick:()=>t({kind:`approve`,recharges:a})})]})}export{Q as RechargeList};