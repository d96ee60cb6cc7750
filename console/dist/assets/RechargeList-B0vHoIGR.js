import{At as e,N as t,St as n,Wt as r,Y as i,Yt as a,gt as o,in as s,kt as c,m as l,nt as u,s as d,tn as f,tt as p,v as m,x as h,xt as g,y as _,yt as v,z as y}from"./index-WD5am_F6.js";import{C as b,D as x,E as S,L as C,M as w,N as T,O as ee,_ as te,c as ne,d as E,g as D,h as O,j as k,l as A,n as j,o as M,p as N,t as P,u as re,v as ie}from"./parts-DgP1lZfu.js";import{I as F,ct as I,et as L,t as R}from"./early-NQvuXKrB.js";import{ct as z,rt as B,t as V}from"./dialogs-BJov7kpb.js";import{H}from"./details-BryHUaBG.js";e();var U=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},W=new U(`
    mutation ApproveRecharge($input: ApproveRechargeInput!) {
  approveRecharge(input: $input) {
    id
    status
  }
}
    `),G=new U(`
    mutation RejectRecharge($input: RejectRechargeInput!) {
  rejectRecharge(input: $input) {
    id
    status
  }
}
    `),K=m({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search by reference`,searchPlaceholder:`Reference`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter. A reference must be complete.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar por referência`,searchPlaceholder:`Referência`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}});function q({decision:e,onClose:t}){let n=_(K).dialog,r=w(),{kind:i}=e,[s,l]=a(e.recharges),[u,f]=a(new Map),p=r.money(s.reduce((e,{amount:t})=>R(e,t),`0.00`));async function m(e){let r=new Map;for(let{id:t}of s)try{i===`approve`?await L(W,{input:{id:t}}):await L(G,{input:{id:t,reason:e}})}catch(e){if(s.length===1)throw e;r.set(t,e instanceof I?e.message:String(e))}await o.invalidateQueries();let a=s.length-r.size;a>0&&d(i===`approve`?n.approved(a):n.rejected(a)),f(r),l(s.filter(({id:e})=>r.has(e))),r.size===0&&t()}return c(V,{open:!0,onClose:t,title:n[i],text:i===`approve`?n.approveText:n.rejectText,children:c(B,{danger:i===`reject`,submitLabel:i===`approve`?n.submitApprove(s.length,p):n.submitReject(s.length),onCancel:t,onSubmit:({reason:e})=>m(String(e??``).trim()),children:[u.size>0&&c(`p`,{role:`alert`,children:n.failed(u.size)}),c(H,{facts:s.map(({id:e,customer:t,amount:n,reference:i})=>({id:e,label:t.name,value:`${r.money(n)} ${u.get(e)??i}`}))}),i===`reject`&&c(z,{name:`reason`,label:n.reason,maxLength:500})]})})}var J=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),X={decide:`_decide_1tlwy_2`};e(),s();var Z=g(`/signedIn/recharges`),ae=(e,t)=>v(Y,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.recharges.edges.map(({node:e})=>e.id);function Q(){let e=_(K),n=w(),o=Z.useSearch(),s=Z.useNavigate(),d=i(`RECHARGES_DECIDE`),m=p(o,n.timezone),{data:g,error:x,isPlaceholderData:E,refetch:M}=v(J,m),N=g?.recharges.edges.map(e=>e.node),I=N?.map(({id:e})=>e);S(`RECHARGE`,I??[],M);let[L,z]=a(new Set),[B,V]=a(null);r(()=>z(new Set),[o]);let H=oe(d?V:void 0),{after:U,before:W,...G}=o,{view:Y=`PENDING`,...X}=G,Q=e=>void s({search:F({...G,...e})}),$=N?.filter(({id:e,status:t})=>L.has(e)&&t===`PENDING`)??[],se=n.money($.reduce((e,{amount:t})=>R(e,t),`0.00`));return c(f,{children:[c(k,{title:e.title,aside:c(re,{type:`RECHARGE`,ids:I,where:m.where,useListed:ae,onShow:()=>Q({})})}),c(A,{label:e.views.label,children:u.map(t=>c(ne,{to:`/recharges`,search:t===`PENDING`?{}:{view:t},current:t===Y,children:e.views[t]},t))}),c(O,{children:[c(D,{label:e.search,placeholder:e.searchPlaceholder,value:o.q??``,onChange:e=>Q({q:e})}),c(te,{label:e.filters.requested,value:o,onChange:e=>Q({period:void 0,from:void 0,to:void 0,...e})}),c(P,{label:e.filters.amount,value:o,onChange:e=>Q({min:void 0,max:void 0,...e})})]}),c(T,{flush:!0,children:[$.length>0&&c(j,{text:e.selected($.length,se),onClear:()=>z(new Set),children:[c(l,{size:`small`,icon:h,onClick:()=>V({kind:`reject`,recharges:$}),children:e.reject}),c(l,{size:`small`,look:`primary`,icon:y,onClick:()=>V({kind:`approve`,recharges:$}),children:e.approve})]}),c(ee,{name:`recharges`,label:e.title,columns:H,rows:N,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${n.money(e.amount)}`,stale:E,error:x,onRetry:()=>void M(),...d&&Y===`PENDING`&&{selection:{keys:L,onChange:z}},empty:Object.keys(X).length>0||Y!==`PENDING`?c(b,{icon:C,title:e.noMatch,text:e.noMatchText}):c(b,{icon:t,title:e.empty,text:e.emptyText})}),c(ie,{connection:g?.recharges,onChange:e=>void s({search:F({...G,...e})})})]}),B&&c(q,{decision:B,onClose:()=>V(null)})]})}function oe(e){let t=_(K),r=N(),i=t.columns,a=[{id:`customer`,header:i.customer,cell:({customer:e})=>c(n,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:r(e)}),width:16},{id:`status`,header:i.status,cell:({status:e})=>c(M,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:i.reference,cell:({reference:e,reason:t,notes:n})=>c(`span`,{className:`muted`,children:t||e||n}),wide:`below`,width:18},{id:`requested`,header:i.requested,cell:({createdAt:e})=>c(x,{at:e}),wide:`below`},{id:`balance`,header:i.balance,cell:({customer:e})=>c(E,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:i.amount,cell:({amount:e})=>c(E,{amount:e}),align:`end`,width:7}];return e?[...a,{id:`decide`,header:i.decide,align:`end`,cell:t=>t.status===`PENDING`&&c($,{recharge:t,onDecide:e})}]:a}function $({recharge:e,onDecide:t}){let n=_(K),r=w(),i=[e.customer.name,r.money(e.amount)],a=[e];return c(`span`,{className:X.decide,children:[c(l,{size:`small`,icon:h,"aria-label":n.rejectOne(...i),onClick:()=>t({kind:`reject`,recharges:a})}),c(l,{size:`small`,icon:y,"aria-label":n.approveOne(...i),onClick:()=>t({kind:`approve`,recharges:a})})]})}export{Q as RechargeList};