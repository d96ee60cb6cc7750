const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DecideDialog-2BOxh5ue.js","assets/index-CwcODLW1.js","assets/early-CfQr5XEC.js","assets/parts-DRGWu0GN.js","assets/BulkDialog-DERK0sJ0.js","assets/dialogs-BzZ_W2pv.js","assets/details-DFBeDGDg.js","assets/TextArea-Dl-MZN-6.js"])))=>i.map(i=>d[i]);
import{B as e,E as t,Gt as n,K as r,Nt as i,O as a,Pt as o,Sn as s,T as c,Wt as l,dt as u,ft as d,gn as ee,lt as te,rt as ne,tt as f,un as p,ut as m,v as h,yn as g}from"./index-CwcODLW1.js";import{A as re,F as _,G as v,K as y,M as b,T as x,U as S,W as C,Y as ie,Z as ae,a as oe,b as se,d as w,f as ce,i as T,j as le,k as E,o as ue,s as D,t as de,tt as fe,u as O,w as k,x as A,y as j}from"./parts-DRGWu0GN.js";import{v as M,w as N}from"./details-DFBeDGDg.js";import{V as P,t as F,x as I}from"./early-CfQr5XEC.js";n();var L=100,R=e=>({approved:t,rejected:n})=>{if(t+n>=L)return e.ofTheLast(t,L);let r=[];return t>0&&r.push(e.approved(t)),n>0&&r.push(e.rejected(n)),r.join(`, `)||e.first},z=c({title:`Top-ups`,views:{PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search top-ups`,searchPlaceholder:`Reference or customer`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,history:`Earlier top-ups`,balance:`Wallet now`,amount:`Amount`,decided:`Decided`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter, or search by the beginning of a reference, a name, an e-mail address or a phone.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,history:R({first:`First top-up`,approved:e=>`${e} approved`,rejected:e=>`${e} rejected`,ofTheLast:(e,t)=>`${e} of the last ${t} approved`}),since:`Customer since`,orders:`Orders`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar recargas`,searchPlaceholder:`Referência ou cliente`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,history:`Recargas anteriores`,balance:`Carteira agora`,amount:`Valor`,decided:`Decidida`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro ou busque pelo início de uma referência, de um nome, de um e-mail ou de um telefone.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,history:R({first:`Primeira recarga`,approved:e=>`${e} ${e===1?`aprovada`:`aprovadas`}`,rejected:e=>`${e} ${e===1?`rejeitada`:`rejeitadas`}`,ofTheLast:(e,t)=>`${e} das últimas ${t} ${e===1?`aprovada`:`aprovadas`}`}),since:`Cliente desde`,orders:`Pedidos`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
          rechargeHistory {
            approved
            rejected
          }
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
    `),H={decide:`_decide_1tlwy_2`},U=s({RechargeList:()=>q});g();var W=b(()=>f(()=>import(`./DecideDialog-2BOxh5ue.js`).then(e=>e.DecideDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),G=i(`/signedIn/recharges`),K=({recharges:e})=>e.edges.map(({node:e})=>e),pe=E(V,({recharges:e})=>e.edges.map(({node:e})=>e));function q(){let n=t(z),i=v(),o=G.useSearch(),s=G.useNavigate(),c=ne(`RECHARGES_DECIDE`),f=m(o,i.timezone),{data:g,error:b,isPlaceholderData:C,refetch:w}=O(B,f,K,[`RECHARGE`]),T=g&&K(g),E=I(o),{chosen:D,selection:M,clear:L,remove:R}=oe(T?.filter(({status:e})=>e===`PENDING`),E),[V,H]=p(null),{open:U,close:q}=S(),{after:J,before:he,...Y}=E,{view:X=`PENDING`,sort:ge,..._e}=Y,ve=me(X===`PENDING`,c?U:void 0),Z=e=>void s({search:P({...Y,...e})}),ye=i.money(D.reduce((e,{amount:t})=>F(e,t),`0.00`)),Q=te.find(e=>e===o.dialog),$=A(o,T?.find(({id:e,status:t})=>e===o.row&&t===`PENDING`));return l(ee,{children:[l(ie,{title:n.title,aside:l(re,{type:`RECHARGE`,ids:T?.map(({id:e})=>e),where:f.where,...pe,onShow:()=>Z({})}),actions:l(le,{input:{kind:`RECHARGES`,rechargeWhere:f.where},count:g?.recharges.totalCount})}),l(se,{list:`recharges`,to:`/recharges`,builtIn:u.map(e=>({id:e,name:n.views[e],search:e===`PENDING`?{}:{view:e}})),search:o}),l(j,{children:[l(ue,{label:n.search,placeholder:n.searchPlaceholder,value:o.q??``,onChange:e=>Z({q:e})}),l(k,{label:n.filters.requested,value:o,onChange:e=>Z({period:void 0,from:void 0,to:void 0,...e})}),l(de,{label:n.filters.amount,value:o,onChange:e=>Z({min:void 0,max:void 0,...e})}),l(N,{id:o.id,onClear:()=>Z({id:void 0})})]}),l(ae,{flush:!0,children:[D.length>0&&l(ce,{text:n.selected(D.length,ye),onClear:L,children:[l(h,{size:`small`,icon:a,onClick:()=>H({kind:`reject`,recharges:D}),children:n.reject}),l(h,{size:`small`,look:`primary`,icon:r,onClick:()=>H({kind:`approve`,recharges:D}),children:n.approve})]}),l(y,{name:`recharges`,label:n.title,columns:ve,rows:T,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${i.money(e.amount)}`,stale:C,error:b,onRetry:()=>void w(),sort:o.sort??d(X),onSort:e=>Z({sort:e}),...c&&X===`PENDING`&&{selection:M},empty:Object.keys(_e).length>0||X!==`PENDING`?l(_,{icon:fe,title:n.noMatch,text:n.noMatchText}):l(_,{icon:e,title:n.empty,text:n.emptyText})}),l(x,{connection:g?.recharges,onChange:e=>void s({search:P({...Y,...e})})})]}),V&&l(W,{decision:V,onDone:R,onClose:()=>H(null)}),Q&&c&&$&&l(W,{decision:{kind:Q,recharges:[$]},onDone:R,onClose:q})]})}function me(e,n){let r=t(z),i=w(),a=r.columns,s={id:`decided`,header:a.decided,cell:e=>l(M,{...e}),wide:`below`,width:16},c={id:`history`,header:a.history,cell:({customer:e})=>r.history(e.rechargeHistory),wide:`below`,width:18},u=[{id:`customer`,header:a.customer,cell:({customer:e})=>l(o,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:i(e)}),width:16},{id:`status`,header:a.status,cell:({status:e})=>l(T,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:a.reference,cell:({reference:e,reason:t,notes:n})=>l(`span`,{className:`muted`,children:t||e||n}),wide:`below`,width:18},{id:`requested`,header:a.requested,cell:({createdAt:e})=>l(C,{at:e}),sort:`requested`,wide:`below`},e?c:s,{id:`balance`,header:a.balance,cell:({customer:e})=>l(D,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:a.amount,cell:({amount:e})=>l(D,{amount:e}),align:`end`,sort:`amount`,width:7}];return n?[...u,{id:`decide`,header:a.decide,align:`end`,cell:e=>e.status===`PENDING`&&l(J,{recharge:e,onDecide:n})}]:u}function J({recharge:e,onDecide:n}){let i=t(z),o=v(),s=[e.customer.name,o.money(e.amount)];return l(`span`,{className:H.decide,children:[l(h,{size:`small`,icon:a,"aria-label":i.rejectOne(...s),onClick:()=>n(`reject`,e.id)}),l(h,{size:`small`,icon:r,"aria-label":i.approveOne(...s),onClick:()=>n(`approve`,e.id)})]})}export{q as RechargeList,z as n,U as t};