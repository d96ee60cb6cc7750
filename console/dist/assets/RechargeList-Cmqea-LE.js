const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DecideDialog-D89j_BGp.js","assets/index-BWULAgIa.js","assets/early-CY4GmciT.js","assets/parts-DcudJn1c.js","assets/BulkDialog-BtK1dGKz.js","assets/dialogs-BXBKpryn.js","assets/details-CKO6Nlno.js","assets/TextArea-CYtYK3P7.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,C as r,Dt as i,E as a,R as o,Tt as s,Vt as c,W as l,ct as ee,fn as te,g as u,hn as d,jt as f,lt as ne,on as p,st as m,tt as h,vn as g,w as _}from"./index-BWULAgIa.js";import{B as v,C as y,D as re,G as ie,O as b,R as ae,S as oe,V as se,W as x,Y as S,_ as C,a as ce,b as le,d as w,f as ue,i as T,j as E,k as D,o as O,s as k,t as A,u as j,x as M,y as N,z as P}from"./parts-DcudJn1c.js";import{C as F,k as I}from"./details-CKO6Nlno.js";import{V as L,t as R,x as z}from"./early-CY4GmciT.js";c();var B=r({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search top-ups`,searchPlaceholder:`Reference or customer`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decided:`Decided`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter, or search by the beginning of a reference, a name, an e-mail address or a phone.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,history:{since:`Customer since`,approved:`Top-ups approved`,rejected:`Top-ups rejected`,orders:`Orders`},dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar recargas`,searchPlaceholder:`Referência ou cliente`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decided:`Decidida`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro ou busque pelo início de uma referência, de um nome, de um e-mail ou de um telefone.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,history:{since:`Cliente desde`,approved:`Recargas aprovadas`,rejected:`Recargas rejeitadas`,orders:`Pedidos`},dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),V=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),U={decide:`_decide_1tlwy_2`},W=g({RechargeList:()=>J});d();var G=D(()=>e(()=>import(`./DecideDialog-D89j_BGp.js`).then(e=>e.DecideDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),K=t(`/signedIn/recharges`),q=({recharges:e})=>e.edges.map(({node:e})=>e),de=(e,t)=>i(H,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.recharges.edges.map(({node:e})=>e.id),fe=async(e,t)=>(await s(H,{where:{...e,createdAtGTE:t},first:100})).recharges.edges.map(({node:e})=>e.id);function J(){let e=_(B),t=v(),r=K.useSearch(),i=K.useNavigate(),s=h(`RECHARGES_DECIDE`),c=m(r,t.timezone),{data:d,error:f,isPlaceholderData:g,refetch:w}=j(V,c,q,[`RECHARGE`]),T=d&&q(d),D=z(r),{chosen:k,selection:P,clear:F,remove:H}=ce(T?.filter(({status:e})=>e===`PENDING`),D),[U,W]=p(null),{open:J,close:Y}=ae(),{after:me,before:he,...X}=D,{view:Z=`PENDING`,sort:ge,..._e}=X,ve=pe(Z===`PENDING`,s?J:void 0),Q=e=>void i({search:L({...X,...e})}),ye=t.money(k.reduce((e,{amount:t})=>R(e,t),`0.00`)),$=N(r,T?.find(({id:e,status:t})=>e===r.row&&t===`PENDING`));return n(te,{children:[n(x,{title:e.title,aside:n(re,{type:`RECHARGE`,ids:T?.map(({id:e})=>e),where:c.where,useListed:de,createdSince:fe,onShow:()=>Q({})}),actions:n(b,{input:{kind:`RECHARGES`,rechargeWhere:c.where},count:d?.recharges.totalCount})}),n(le,{label:e.views.label,children:ee.map(t=>n(M,{to:`/recharges`,search:t===`PENDING`?{}:{view:t},current:t===Z,children:e.views[t]},t))}),n(C,{children:[n(O,{label:e.search,placeholder:e.searchPlaceholder,value:r.q??``,onChange:e=>Q({q:e})}),n(oe,{label:e.filters.requested,value:r,onChange:e=>Q({period:void 0,from:void 0,to:void 0,...e})}),n(A,{label:e.filters.amount,value:r,onChange:e=>Q({min:void 0,max:void 0,...e})}),n(I,{id:r.id,onClear:()=>Q({id:void 0})})]}),n(ie,{flush:!0,children:[k.length>0&&n(ue,{text:e.selected(k.length,ye),onClear:F,children:[n(u,{size:`small`,icon:a,onClick:()=>W({kind:`reject`,recharges:k}),children:e.reject}),n(u,{size:`small`,look:`primary`,icon:l,onClick:()=>W({kind:`approve`,recharges:k}),children:e.approve})]}),n(se,{name:`recharges`,label:e.title,columns:ve,rows:T,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${t.money(e.amount)}`,stale:g,error:f,onRetry:()=>void w(),sort:r.sort??ne(Z),onSort:e=>Q({sort:e}),...s&&Z===`PENDING`&&{selection:P},empty:Object.keys(_e).length>0||Z!==`PENDING`?n(E,{icon:S,title:e.noMatch,text:e.noMatchText}):n(E,{icon:o,title:e.empty,text:e.emptyText})}),n(y,{connection:d?.recharges,onChange:e=>void i({search:L({...X,...e})})})]}),U&&n(G,{decision:U,onDone:H,onClose:()=>W(null)}),r.dialog&&r.dialog!==`export`&&s&&$&&n(G,{decision:{kind:r.dialog,recharges:[$]},onDone:H,onClose:Y})]})}function pe(e,t){let r=_(B),i=w(),a=r.columns,o={id:`decided`,header:a.decided,cell:e=>n(F,{...e}),wide:`below`,width:16},s=[{id:`customer`,header:a.customer,cell:({customer:e})=>n(f,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:i(e)}),width:16},{id:`status`,header:a.status,cell:({status:e})=>n(T,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:a.reference,cell:({reference:e,reason:t,notes:r})=>n(`span`,{className:`muted`,children:t||e||r}),wide:`below`,width:18},{id:`requested`,header:a.requested,cell:({createdAt:e})=>n(P,{at:e}),sort:`requested`,wide:`below`},...e?[]:[o],{id:`balance`,header:a.balance,cell:({customer:e})=>n(k,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:a.amount,cell:({amount:e})=>n(k,{amount:e}),align:`end`,sort:`amount`,width:7}];return t?[...s,{id:`decide`,header:a.decide,align:`end`,cell:e=>e.status===`PENDING`&&n(Y,{recharge:e,onDecide:t})}]:s}function Y({recharge:e,onDecide:t}){let r=_(B),i=v(),o=[e.customer.name,i.money(e.amount)];return n(`span`,{className:U.decide,children:[n(u,{size:`small`,icon:a,"aria-label":r.rejectOne(...o),onClick:()=>t(`reject`,e.id)}),n(u,{size:`small`,icon:l,"aria-label":r.approveOne(...o),onClick:()=>t(`approve`,e.id)})]})}export{J as RechargeList,B as n,W as t};