const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DecideDialog-BnNm_c9W.js","assets/index-DStYPVG5.js","assets/early-CY4GmciT.js","assets/parts-CzZ38pdg.js","assets/BulkDialog-BHwXiWjS.js","assets/dialogs-BtUfKpgs.js","assets/details-CwQO3Pyu.js","assets/TextArea-D_GJD7Bu.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,C as r,Dt as i,E as a,R as o,Tt as s,Vt as c,W as l,ct as u,fn as ee,g as d,hn as f,jt as p,lt as m,on as te,st as ne,tt as re,vn as h,w as g}from"./index-DStYPVG5.js";import{A as ie,B as ae,C as oe,H as _,K as v,N as y,S as b,T as se,U as x,V as S,Z as C,a as ce,d as w,f as le,i as T,j as E,k as ue,o as D,q as O,s as k,t as A,u as j,w as M,x as N,y as P}from"./parts-CzZ38pdg.js";import{C as F,k as I}from"./details-CwQO3Pyu.js";import{V as L,t as R,x as z}from"./early-CY4GmciT.js";c();var B=r({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search top-ups`,searchPlaceholder:`Reference or customer`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decided:`Decided`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter, or search by the beginning of a reference, a name, an e-mail address or a phone.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,history:{since:`Customer since`,approved:`Top-ups approved`,rejected:`Top-ups rejected`,orders:`Orders`},dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar recargas`,searchPlaceholder:`Referência ou cliente`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decided:`Decidida`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro ou busque pelo início de uma referência, de um nome, de um e-mail ou de um telefone.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,history:{since:`Cliente desde`,approved:`Recargas aprovadas`,rejected:`Recargas rejeitadas`,orders:`Pedidos`},dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),V=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),H=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewRecharges($where: RechargeWhereInput, $first: Int!) {
  recharges(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),U={decide:`_decide_1tlwy_2`},W=h({RechargeList:()=>J});f();var G=E(()=>e(()=>import(`./DecideDialog-BnNm_c9W.js`).then(e=>e.DecideDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),K=t(`/signedIn/recharges`),q=({recharges:e})=>e.edges.map(({node:e})=>e),de=(e,t)=>i(H,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.recharges.edges.map(({node:e})=>e.id),fe=async(e,t)=>(await s(H,{where:{...e,createdAtGTE:t},first:100})).recharges.edges.map(({node:e})=>e.id);function J(){let e=g(B),t=_(),r=K.useSearch(),i=K.useNavigate(),s=re(`RECHARGES_DECIDE`),c=ne(r,t.timezone),{data:f,error:p,isPlaceholderData:h,refetch:S}=j(V,c,q,[`RECHARGE`]),w=f&&q(f),T=z(r),{chosen:E,selection:k,clear:F,remove:H}=ce(w?.filter(({status:e})=>e===`PENDING`),T),[U,W]=te(null),{open:J,close:Y}=ae(),{after:me,before:he,...X}=T,{view:Z=`PENDING`,sort:ge,..._e}=X,ve=pe(Z===`PENDING`,s?J:void 0),Q=e=>void i({search:L({...X,...e})}),ye=t.money(E.reduce((e,{amount:t})=>R(e,t),`0.00`)),$=N(r,w?.find(({id:e,status:t})=>e===r.row&&t===`PENDING`));return n(ee,{children:[n(v,{title:e.title,aside:n(ue,{type:`RECHARGE`,ids:w?.map(({id:e})=>e),where:c.where,useListed:de,createdSince:fe,onShow:()=>Q({})}),actions:n(ie,{input:{kind:`RECHARGES`,rechargeWhere:c.where},count:f?.recharges.totalCount})}),n(b,{label:e.views.label,children:u.map(t=>n(oe,{to:`/recharges`,search:t===`PENDING`?{}:{view:t},current:t===Z,children:e.views[t]},t))}),n(P,{children:[n(D,{label:e.search,placeholder:e.searchPlaceholder,value:r.q??``,onChange:e=>Q({q:e})}),n(M,{label:e.filters.requested,value:r,onChange:e=>Q({period:void 0,from:void 0,to:void 0,...e})}),n(A,{label:e.filters.amount,value:r,onChange:e=>Q({min:void 0,max:void 0,...e})}),n(I,{id:r.id,onClear:()=>Q({id:void 0})})]}),n(O,{flush:!0,children:[E.length>0&&n(le,{text:e.selected(E.length,ye),onClear:F,children:[n(d,{size:`small`,icon:a,onClick:()=>W({kind:`reject`,recharges:E}),children:e.reject}),n(d,{size:`small`,look:`primary`,icon:l,onClick:()=>W({kind:`approve`,recharges:E}),children:e.approve})]}),n(x,{name:`recharges`,label:e.title,columns:ve,rows:w,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${t.money(e.amount)}`,stale:h,error:p,onRetry:()=>void S(),sort:r.sort??m(Z),onSort:e=>Q({sort:e}),...s&&Z===`PENDING`&&{selection:k},empty:Object.keys(_e).length>0||Z!==`PENDING`?n(y,{icon:C,title:e.noMatch,text:e.noMatchText}):n(y,{icon:o,title:e.empty,text:e.emptyText})}),n(se,{connection:f?.recharges,onChange:e=>void i({search:L({...X,...e})})})]}),U&&n(G,{decision:U,onDone:H,onClose:()=>W(null)}),r.dialog&&r.dialog!==`export`&&s&&$&&n(G,{decision:{kind:r.dialog,recharges:[$]},onDone:H,onClose:Y})]})}function pe(e,t){let r=g(B),i=w(),a=r.columns,o={id:`decided`,header:a.decided,cell:e=>n(F,{...e}),wide:`below`,width:16},s=[{id:`customer`,header:a.customer,cell:({customer:e})=>n(p,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:i(e)}),width:16},{id:`status`,header:a.status,cell:({status:e})=>n(T,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:a.reference,cell:({reference:e,reason:t,notes:r})=>n(`span`,{className:`muted`,children:t||e||r}),wide:`below`,width:18},{id:`requested`,header:a.requested,cell:({createdAt:e})=>n(S,{at:e}),sort:`requested`,wide:`below`},...e?[]:[o],{id:`balance`,header:a.balance,cell:({customer:e})=>n(k,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:a.amount,cell:({amount:e})=>n(k,{amount:e}),align:`end`,sort:`amount`,width:7}];return t?[...s,{id:`decide`,header:a.decide,align:`end`,cell:e=>e.status===`PENDING`&&n(Y,{recharge:e,onDecide:t})}]:s}function Y({recharge:e,onDecide:t}){let r=g(B),i=_(),o=[e.customer.name,i.money(e.amount)];return n(`span`,{className:U.decide,children:[n(d,{size:`small`,icon:a,"aria-label":r.rejectOne(...o),onClick:()=>t(`reject`,e.id)}),n(d,{size:`small`,icon:l,"aria-label":r.approveOne(...o),onClick:()=>t(`approve`,e.id)})]})}export{J as RechargeList,B as n,W as t};