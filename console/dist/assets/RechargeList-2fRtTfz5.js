const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DecideDialog-DKvpYnhl.js","assets/index-A2OH26jZ.js","assets/early-4Tp9QHVb.js","assets/parts-CDIjajoZ.js","assets/BulkDialog-Dcjqv6If.js","assets/dialogs-Bn4O8j0W.js","assets/details-BYDx9N73.js","assets/TextArea-DndP0ENQ.js"])))=>i.map(i=>d[i]);
import{On as e,Rt as t,Sn as n,Tn as r,V as i,X as a,Xt as o,Z as s,Zt as c,at as l,gn as ee,gt as u,ht as te,k as d,mt as ne,p as f,pt as re,q as p,st as ie,x as m,zt as h}from"./index-A2OH26jZ.js";import{$ as ae,A as g,G as _,H as v,J as y,P as b,T as x,U as S,W as C,X as oe,a as se,b as ce,d as w,f as le,i as T,j as ue,k as E,o as de,s as D,t as fe,u as O,w as k,x as A,y as j}from"./parts-CDIjajoZ.js";import{v as M,w as N}from"./details-BYDx9N73.js";import{H as P,t as F,x as I}from"./early-4Tp9QHVb.js";c();var L=100,R=e=>({approved:t,rejected:n})=>{if(t+n>=L)return e.ofTheLast(t,L);let r=[];return t>0&&r.push(e.approved(t)),n>0&&r.push(e.rejected(n)),r.join(`, `)||e.first},z=a({title:`Top-ups`,views:{PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search top-ups`,searchPlaceholder:`Reference or customer`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,history:`Earlier top-ups`,balance:`Wallet now`,amount:`Amount`,decided:`Decided`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter, or search by the beginning of a reference, a name, an e-mail address or a phone.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,history:R({first:`First top-up`,approved:e=>`${e} approved`,rejected:e=>`${e} rejected`,ofTheLast:(e,t)=>`${e} of the last ${t} approved`}),since:`Customer since`,orders:`Orders`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar recargas`,searchPlaceholder:`Referência ou cliente`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,history:`Recargas anteriores`,balance:`Carteira agora`,amount:`Valor`,decided:`Decidida`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro ou busque pelo início de uma referência, de um nome, de um e-mail ou de um telefone.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,history:R({first:`Primeira recarga`,approved:e=>`${e} ${e===1?`aprovada`:`aprovadas`}`,rejected:e=>`${e} ${e===1?`rejeitada`:`rejeitadas`}`,ofTheLast:(e,t)=>`${e} das últimas ${t} ${e===1?`aprovada`:`aprovadas`}`}),since:`Cliente desde`,orders:`Pedidos`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),H={decide:`_decide_1tlwy_2`},U=e({RechargeList:()=>q});r();var W=f(()=>l(()=>import(`./DecideDialog-DKvpYnhl.js`).then(e=>e.DecideDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),G=t(`/signedIn/recharges`),K=({recharges:e})=>e.edges.map(({node:e})=>e),pe=E(V,({recharges:e})=>e.edges.map(({node:e})=>e));function q(){let e=s(z),t=C(),r=G.useSearch(),a=G.useNavigate(),c=ie(`RECHARGES_DECIDE`),l=ne(r,t.timezone),{data:f,error:h,isPlaceholderData:S,refetch:w}=O(B,l,K,[`RECHARGE`]),T=f&&K(f),E=I(r),{chosen:D,selection:M,clear:L,remove:R}=se(T?.filter(({status:e})=>e===`PENDING`),E),[V,H]=ee(null),{open:U,close:q}=v(),{after:J,before:he,...Y}=E,{view:X=`PENDING`,sort:ge,..._e}=Y,ve=me(X===`PENDING`,c?U:void 0),Z=e=>void a({search:P({...Y,...e})}),ye=t.money(D.reduce((e,{amount:t})=>F(e,t),`0.00`)),Q=re.find(e=>e===r.dialog),$=A(r,T?.find(({id:e,status:t})=>e===r.row&&t===`PENDING`));return o(n,{children:[o(y,{title:e.title,aside:o(g,{type:`RECHARGE`,ids:T?.map(({id:e})=>e),where:l.where,...pe,onShow:()=>Z({})}),actions:o(ue,{input:{kind:`RECHARGES`,rechargeWhere:l.where},count:f?.recharges.totalCount})}),o(ce,{list:`recharges`,to:`/recharges`,builtIn:te.map(t=>({id:t,name:e.views[t],search:t===`PENDING`?{}:{view:t}})),search:r}),o(j,{children:[o(de,{label:e.search,placeholder:e.searchPlaceholder,value:r.q??``,onChange:e=>Z({q:e})}),o(k,{label:e.filters.requested,value:r,onChange:e=>Z({period:void 0,from:void 0,to:void 0,...e})}),o(fe,{label:e.filters.amount,value:r,onChange:e=>Z({min:void 0,max:void 0,...e})}),o(N,{id:r.id,onClear:()=>Z({id:void 0})})]}),o(oe,{flush:!0,children:[D.length>0&&o(le,{text:e.selected(D.length,ye),onClear:L,children:[o(m,{size:`small`,icon:d,onClick:()=>H({kind:`reject`,recharges:D}),children:e.reject}),o(m,{size:`small`,look:`primary`,icon:p,onClick:()=>H({kind:`approve`,recharges:D}),children:e.approve})]}),o(_,{name:`recharges`,label:e.title,columns:ve,rows:T,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${t.money(e.amount)}`,stale:S,error:h,onRetry:()=>void w(),sort:r.sort??u(X),onSort:e=>Z({sort:e}),...c&&X===`PENDING`&&{selection:M},empty:Object.keys(_e).length>0||X!==`PENDING`?o(b,{icon:ae,title:e.noMatch,text:e.noMatchText}):o(b,{icon:i,title:e.empty,text:e.emptyText})}),o(x,{connection:f?.recharges,onChange:e=>void a({search:P({...Y,...e})})})]}),V&&o(W,{decision:V,onDone:R,onClose:()=>H(null)}),Q&&c&&$&&o(W,{decision:{kind:Q,recharges:[$]},onDone:R,onClose:q},$.id)]})}function me(e,t){let n=s(z),r=w(),i=n.columns,a={id:`decided`,header:i.decided,cell:e=>o(M,{...e}),wide:`below`,width:16},c={id:`history`,header:i.history,cell:({customer:e})=>n.history(e.rechargeHistory),wide:`below`,width:18},l=[{id:`customer`,header:i.customer,cell:({customer:e})=>o(h,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:r(e)}),width:16},{id:`status`,header:i.status,cell:({status:e})=>o(T,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:i.reference,cell:({reference:e,reason:t,notes:n})=>o(`span`,{className:`muted`,children:t||e||n}),wide:`below`,width:18},{id:`requested`,header:i.requested,cell:({createdAt:e})=>o(S,{at:e}),sort:`requested`,wide:`below`},e?c:a,{id:`balance`,header:i.balance,cell:({customer:e})=>o(D,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:i.amount,cell:({amount:e})=>o(D,{amount:e}),align:`end`,sort:`amount`,width:7}];return t?[...l,{id:`decide`,header:i.decide,align:`end`,cell:e=>e.status===`PENDING`&&o(J,{recharge:e,onDecide:t})}]:l}function J({recharge:e,onDecide:t}){let n=s(z),r=C(),i=[e.customer.name,r.money(e.amount)];return o(`span`,{className:H.decide,children:[o(m,{size:`small`,icon:d,"aria-label":n.rejectOne(...i),onClick:()=>t(`reject`,e.id)}),o(m,{size:`small`,icon:p,"aria-label":n.approveOne(...i),onClick:()=>t(`approve`,e.id)})]})}export{q as RechargeList,z as n,U as t};