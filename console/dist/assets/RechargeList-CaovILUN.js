const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DecideDialog-CAu2rT-Y.js","assets/index-0TGHxELl.js","assets/early-Dvks-6GI.js","assets/parts-B7sQsaSu.js","assets/BulkDialog-BcUYyyt9.js","assets/dialogs-dPXu_urE.js","assets/details-DW0RqXrY.js","assets/TextArea-B6xizOBD.js"])))=>i.map(i=>d[i]);
import{$ as e,C as t,E as n,Et as r,Ht as i,Mt as a,Ot as o,R as s,Vt as c,W as l,ct as ee,g as u,gn as d,jt as f,lt as p,pn as te,sn as ne,st as re,tt as m,ut as ie,w as h,yn as g}from"./index-0TGHxELl.js";import{A as _,B as ae,H as v,K as oe,N as y,T as b,U as x,V as S,Z as C,a as w,b as se,d as T,f as ce,i as E,j as D,k as le,o as ue,q as de,s as O,t as k,u as A,w as j,x as M,y as N}from"./parts-B7sQsaSu.js";import{A as P,w as F}from"./details-DW0RqXrY.js";import{V as I,t as L,x as R}from"./early-Dvks-6GI.js";i();var z=t({title:`Top-ups`,views:{PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search top-ups`,searchPlaceholder:`Reference or customer`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decided:`Decided`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter, or search by the beginning of a reference, a name, an e-mail address or a phone.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,history:{since:`Customer since`,approved:`Top-ups approved`,rejected:`Top-ups rejected`,orders:`Orders`},dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar recargas`,searchPlaceholder:`Referência ou cliente`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decided:`Decidida`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro ou busque pelo início de uma referência, de um nome, de um e-mail ou de um telefone.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,history:{since:`Cliente desde`,approved:`Recargas aprovadas`,rejected:`Recargas rejeitadas`,orders:`Pedidos`},dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
        decider {
          kind
          name
        }
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
    `),V=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewRecharges($where: RechargeWhereInput, $first: Int!) {
  recharges(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),H={decide:`_decide_1tlwy_2`},U=g({RechargeList:()=>q});d();var W=D(()=>e(()=>import(`./DecideDialog-CAu2rT-Y.js`).then(e=>e.DecideDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),G=f(`/signedIn/recharges`),K=({recharges:e})=>e.edges.map(({node:e})=>e),fe=(e,t)=>o(V,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.recharges.edges.map(({node:e})=>e.id),pe=async(e,t)=>(await r(V,{where:{...e,createdAtGTE:t},first:100})).recharges.edges.map(({node:e})=>e.id);function q(){let e=h(z),t=v(),r=G.useSearch(),i=G.useNavigate(),a=m(`RECHARGES_DECIDE`),o=ee(r,t.timezone),{data:d,error:f,isPlaceholderData:g,refetch:S}=A(B,o,K,[`RECHARGE`]),T=d&&K(d),E=R(r),{chosen:D,selection:O,clear:F,remove:V}=w(T?.filter(({status:e})=>e===`PENDING`),E),[H,U]=ne(null),{open:q,close:J}=ae(),{after:he,before:ge,...Y}=E,{view:X=`PENDING`,sort:_e,...ve}=Y,ye=me(X===`PENDING`,a?q:void 0),Z=e=>void i({search:I({...Y,...e})}),be=t.money(D.reduce((e,{amount:t})=>L(e,t),`0.00`)),Q=re.find(e=>e===r.dialog),$=M(r,T?.find(({id:e,status:t})=>e===r.row&&t===`PENDING`));return c(te,{children:[c(oe,{title:e.title,aside:c(le,{type:`RECHARGE`,ids:T?.map(({id:e})=>e),where:o.where,useListed:fe,createdSince:pe,onShow:()=>Z({})}),actions:c(_,{input:{kind:`RECHARGES`,rechargeWhere:o.where},count:d?.recharges.totalCount})}),c(se,{list:`recharges`,to:`/recharges`,builtIn:p.map(t=>({id:t,name:e.views[t],search:t===`PENDING`?{}:{view:t}})),search:r}),c(N,{children:[c(ue,{label:e.search,placeholder:e.searchPlaceholder,value:r.q??``,onChange:e=>Z({q:e})}),c(j,{label:e.filters.requested,value:r,onChange:e=>Z({period:void 0,from:void 0,to:void 0,...e})}),c(k,{label:e.filters.amount,value:r,onChange:e=>Z({min:void 0,max:void 0,...e})}),c(P,{id:r.id,onClear:()=>Z({id:void 0})})]}),c(de,{flush:!0,children:[D.length>0&&c(ce,{text:e.selected(D.length,be),onClear:F,children:[c(u,{size:`small`,icon:n,onClick:()=>U({kind:`reject`,recharges:D}),children:e.reject}),c(u,{size:`small`,look:`primary`,icon:l,onClick:()=>U({kind:`approve`,recharges:D}),children:e.approve})]}),c(x,{name:`recharges`,label:e.title,columns:ye,rows:T,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${t.money(e.amount)}`,stale:g,error:f,onRetry:()=>void S(),sort:r.sort??ie(X),onSort:e=>Z({sort:e}),...a&&X===`PENDING`&&{selection:O},empty:Object.keys(ve).length>0||X!==`PENDING`?c(y,{icon:C,title:e.noMatch,text:e.noMatchText}):c(y,{icon:s,title:e.empty,text:e.emptyText})}),c(b,{connection:d?.recharges,onChange:e=>void i({search:I({...Y,...e})})})]}),H&&c(W,{decision:H,onDone:V,onClose:()=>U(null)}),Q&&a&&$&&c(W,{decision:{kind:Q,recharges:[$]},onDone:V,onClose:J})]})}function me(e,t){let n=h(z),r=T(),i=n.columns,o={id:`decided`,header:i.decided,cell:e=>c(F,{...e}),wide:`below`,width:16},s=[{id:`customer`,header:i.customer,cell:({customer:e})=>c(a,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:r(e)}),width:16},{id:`status`,header:i.status,cell:({status:e})=>c(E,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:i.reference,cell:({reference:e,reason:t,notes:n})=>c(`span`,{className:`muted`,children:t||e||n}),wide:`below`,width:18},{id:`requested`,header:i.requested,cell:({createdAt:e})=>c(S,{at:e}),sort:`requested`,wide:`below`},...e?[]:[o],{id:`balance`,header:i.balance,cell:({customer:e})=>c(O,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:i.amount,cell:({amount:e})=>c(O,{amount:e}),align:`end`,sort:`amount`,width:7}];return t?[...s,{id:`decide`,header:i.decide,align:`end`,cell:e=>e.status===`PENDING`&&c(J,{recharge:e,onDecide:t})}]:s}function J({recharge:e,onDecide:t}){let r=h(z),i=v(),a=[e.customer.name,i.money(e.amount)];return c(`span`,{className:H.decide,children:[c(u,{size:`small`,icon:n,"aria-label":r.rejectOne(...a),onClick:()=>t(`reject`,e.id)}),c(u,{size:`small`,icon:l,"aria-label":r.approveOne(...a),onClick:()=>t(`approve`,e.id)})]})}export{q as RechargeList,z as n,U as t};