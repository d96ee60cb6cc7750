const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DecideDialog-DohOxSk4.js","assets/index-56XI4USA.js","assets/early-CfQr5XEC.js","assets/parts-BYqyiHkm.js","assets/BulkDialog-CfS81kYO.js","assets/dialogs-Bx7AgrVf.js","assets/details-Dg0S2g0y.js","assets/TextArea-69rQkNR5.js"])))=>i.map(i=>d[i]);
import{At as e,B as t,E as n,K as r,Nt as i,O as a,Ot as o,Pt as s,T as c,Ut as l,Wt as u,dt as ee,ft as te,hn as ne,ln as re,lt as d,rt as f,tt as p,ut as ie,v as m,vn as h,xn as g}from"./index-56XI4USA.js";import{A as ae,B as _,H as v,J as y,K as b,N as x,Q as S,T as oe,U as se,V as C,a as ce,b as le,d as w,f as ue,i as T,j as E,k as de,o as fe,s as D,t as O,u as k,w as A,x as j,y as M}from"./parts-BYqyiHkm.js";import{A as N,w as P}from"./details-Dg0S2g0y.js";import{V as F,t as I,x as L}from"./early-CfQr5XEC.js";u();var R=c({title:`Top-ups`,views:{PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search top-ups`,searchPlaceholder:`Reference or customer`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decided:`Decided`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter, or search by the beginning of a reference, a name, an e-mail address or a phone.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,history:{since:`Customer since`,approved:`Top-ups approved`,rejected:`Top-ups rejected`,orders:`Orders`},dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar recargas`,searchPlaceholder:`Referência ou cliente`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decided:`Decidida`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro ou busque pelo início de uma referência, de um nome, de um e-mail ou de um telefone.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,history:{since:`Cliente desde`,approved:`Recargas aprovadas`,rejected:`Recargas rejeitadas`,orders:`Pedidos`},dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewRecharges($where: RechargeWhereInput, $first: Int!) {
  recharges(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),V={decide:`_decide_1tlwy_2`},H=g({RechargeList:()=>K});h();var U=E(()=>p(()=>import(`./DecideDialog-DohOxSk4.js`).then(e=>e.DecideDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),W=i(`/signedIn/recharges`),G=({recharges:e})=>e.edges.map(({node:e})=>e),pe=(t,n)=>e(B,{where:{...t,idIn:[...n]},first:n.length},{enabled:n.length>0}).data?.recharges.edges.map(({node:e})=>e.id),me=async(e,t)=>(await o(B,{where:{...e,createdAtGTE:t},first:100})).recharges.edges.map(({node:e})=>e.id);function K(){let e=n(R),i=v(),o=W.useSearch(),s=W.useNavigate(),c=f(`RECHARGES_DECIDE`),u=ie(o,i.timezone),{data:p,error:h,isPlaceholderData:g,refetch:C}=k(z,u,G,[`RECHARGE`]),w=p&&G(p),T=L(o),{chosen:E,selection:D,clear:P,remove:B}=ce(w?.filter(({status:e})=>e===`PENDING`),T),[V,H]=re(null),{open:K,close:J}=_(),{after:he,before:ge,...Y}=T,{view:X=`PENDING`,sort:_e,...ve}=Y,ye=q(X===`PENDING`,c?K:void 0),Z=e=>void s({search:F({...Y,...e})}),be=i.money(E.reduce((e,{amount:t})=>I(e,t),`0.00`)),Q=d.find(e=>e===o.dialog),$=j(o,w?.find(({id:e,status:t})=>e===o.row&&t===`PENDING`));return l(ne,{children:[l(b,{title:e.title,aside:l(de,{type:`RECHARGE`,ids:w?.map(({id:e})=>e),where:u.where,useListed:pe,createdSince:me,onShow:()=>Z({})}),actions:l(ae,{input:{kind:`RECHARGES`,rechargeWhere:u.where},count:p?.recharges.totalCount})}),l(le,{list:`recharges`,to:`/recharges`,builtIn:ee.map(t=>({id:t,name:e.views[t],search:t===`PENDING`?{}:{view:t}})),search:o}),l(M,{children:[l(fe,{label:e.search,placeholder:e.searchPlaceholder,value:o.q??``,onChange:e=>Z({q:e})}),l(A,{label:e.filters.requested,value:o,onChange:e=>Z({period:void 0,from:void 0,to:void 0,...e})}),l(O,{label:e.filters.amount,value:o,onChange:e=>Z({min:void 0,max:void 0,...e})}),l(N,{id:o.id,onClear:()=>Z({id:void 0})})]}),l(y,{flush:!0,children:[E.length>0&&l(ue,{text:e.selected(E.length,be),onClear:P,children:[l(m,{size:`small`,icon:a,onClick:()=>H({kind:`reject`,recharges:E}),children:e.reject}),l(m,{size:`small`,look:`primary`,icon:r,onClick:()=>H({kind:`approve`,recharges:E}),children:e.approve})]}),l(se,{name:`recharges`,label:e.title,columns:ye,rows:w,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${i.money(e.amount)}`,stale:g,error:h,onRetry:()=>void C(),sort:o.sort??te(X),onSort:e=>Z({sort:e}),...c&&X===`PENDING`&&{selection:D},empty:Object.keys(ve).length>0||X!==`PENDING`?l(x,{icon:S,title:e.noMatch,text:e.noMatchText}):l(x,{icon:t,title:e.empty,text:e.emptyText})}),l(oe,{connection:p?.recharges,onChange:e=>void s({search:F({...Y,...e})})})]}),V&&l(U,{decision:V,onDone:B,onClose:()=>H(null)}),Q&&c&&$&&l(U,{decision:{kind:Q,recharges:[$]},onDone:B,onClose:J})]})}function q(e,t){let r=n(R),i=w(),a=r.columns,o={id:`decided`,header:a.decided,cell:e=>l(P,{...e}),wide:`below`,width:16},c=[{id:`customer`,header:a.customer,cell:({customer:e})=>l(s,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:i(e)}),width:16},{id:`status`,header:a.status,cell:({status:e})=>l(T,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:a.reference,cell:({reference:e,reason:t,notes:n})=>l(`span`,{className:`muted`,children:t||e||n}),wide:`below`,width:18},{id:`requested`,header:a.requested,cell:({createdAt:e})=>l(C,{at:e}),sort:`requested`,wide:`below`},...e?[]:[o],{id:`balance`,header:a.balance,cell:({customer:e})=>l(D,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:a.amount,cell:({amount:e})=>l(D,{amount:e}),align:`end`,sort:`amount`,width:7}];return t?[...c,{id:`decide`,header:a.decide,align:`end`,cell:e=>e.status===`PENDING`&&l(J,{recharge:e,onDecide:t})}]:c}function J({recharge:e,onDecide:t}){let i=n(R),o=v(),s=[e.customer.name,o.money(e.amount)];return l(`span`,{className:V.decide,children:[l(m,{size:`small`,icon:a,"aria-label":i.rejectOne(...s),onClick:()=>t(`reject`,e.id)}),l(m,{size:`small`,icon:r,"aria-label":i.approveOne(...s),onClick:()=>t(`approve`,e.id)})]})}export{K as RechargeList,R as n,H as t};