const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DecideDialog-CZFybqhy.js","assets/index-Bj-0Wysc.js","assets/early-CqjEYl7M.js","assets/parts-DeASi7V8.js","assets/BulkDialog-BTHZHiUI.js","assets/dialogs-CeyJh_86.js","assets/details-CeckHyby.js","assets/sending-BqBRE9XC.js","assets/TextArea-ncYx3gie.js"])))=>i.map(i=>d[i]);
import{$t as e,Bt as t,On as n,Qt as r,Tn as i,V as a,Vt as o,X as s,Z as c,_t as l,at as u,gt as ee,ht as d,jn as f,k as p,p as m,q as h,st as g,vt as te,x as _,yn as ne}from"./index-Bj-0Wysc.js";import{$ as re,A as ie,G as v,H as y,J as b,P as x,T as S,U as C,W as w,X as ae,a as oe,b as se,d as T,f as ce,i as E,j as le,k as D,o as ue,s as O,t as de,u as fe,w as k,x as A,y as j}from"./parts-DeASi7V8.js";import{S as M,g as N}from"./details-CeckHyby.js";import{H as P,t as F,x as I}from"./early-CqjEYl7M.js";e();var L=100,R=e=>({approved:t,rejected:n})=>{if(t+n>=L)return e.ofTheLast(t,L);let r=[];return t>0&&r.push(e.approved(t)),n>0&&r.push(e.rejected(n)),r.join(`, `)||e.first},z=s({title:`Top-ups`,views:{PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search top-ups`,searchPlaceholder:`Reference or customer`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,history:`Earlier top-ups`,balance:`Wallet now`,amount:`Amount`,decided:`Decided`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter, or search by the beginning of a reference, a name, an e-mail address or a phone.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,history:R({first:`First top-up`,approved:e=>`${e} approved`,rejected:e=>`${e} rejected`,ofTheLast:(e,t)=>`${e} of the last ${t} approved`}),since:`Customer since`,orders:`Orders`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar recargas`,searchPlaceholder:`Referência ou cliente`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,history:`Recargas anteriores`,balance:`Carteira agora`,amount:`Valor`,decided:`Decidida`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro ou busque pelo início de uma referência, de um nome, de um e-mail ou de um telefone.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,history:R({first:`Primeira recarga`,approved:e=>`${e} ${e===1?`aprovada`:`aprovadas`}`,rejected:e=>`${e} ${e===1?`rejeitada`:`rejeitadas`}`,ofTheLast:(e,t)=>`${e} das últimas ${t} ${e===1?`aprovada`:`aprovadas`}`}),since:`Cliente desde`,orders:`Pedidos`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),H={decide:`_decide_1tlwy_2`},U=f({RechargeList:()=>q});n();var W=m(()=>u(()=>import(`./DecideDialog-CZFybqhy.js`).then(e=>e.DecideDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),G=t(`/signedIn/recharges`),K=({recharges:e})=>e.edges.map(({node:e})=>e),pe=D(V,({recharges:e})=>e.edges.map(({node:e})=>e));function q(){let e=c(z),t=w(),n=G.useSearch(),o=G.useNavigate(),s=g(`RECHARGES_DECIDE`),u=ee(n,t.timezone),{data:f,error:m,isPlaceholderData:C,refetch:T}=fe(B,u,K,[`RECHARGE`]),E=f&&K(f),D=I(n),{chosen:O,selection:N,clear:L,remove:R}=oe(E?.filter(({status:e})=>e===`PENDING`),D),[V,H]=ne(null),{open:U,close:q}=y(),{after:J,before:he,...Y}=D,{view:X=`PENDING`,sort:ge,..._e}=Y,ve=me(X===`PENDING`,s?U:void 0),Z=e=>void o({search:P({...Y,...e})}),ye=t.money(O.reduce((e,{amount:t})=>F(e,t),`0.00`)),Q=d.find(e=>e===n.dialog),$=A(n,E?.find(({id:e,status:t})=>e===n.row&&t===`PENDING`));return r(i,{children:[r(b,{title:e.title,aside:r(ie,{type:`RECHARGE`,ids:E?.map(({id:e})=>e),where:u.where,...pe,onShow:()=>Z({})}),actions:r(le,{input:{kind:`RECHARGES`,rechargeWhere:u.where},count:f?.recharges.totalCount})}),r(se,{list:`recharges`,to:`/recharges`,builtIn:l.map(t=>({id:t,name:e.views[t],search:t===`PENDING`?{}:{view:t}})),search:n}),r(j,{children:[r(ue,{label:e.search,placeholder:e.searchPlaceholder,value:n.q??``,onChange:e=>Z({q:e})}),r(k,{label:e.filters.requested,value:n,onChange:e=>Z({period:void 0,from:void 0,to:void 0,...e})}),r(de,{label:e.filters.amount,value:n,onChange:e=>Z({min:void 0,max:void 0,...e})}),r(M,{id:n.id,onClear:()=>Z({id:void 0})})]}),r(ae,{flush:!0,children:[O.length>0&&r(ce,{text:e.selected(O.length,ye),onClear:L,children:[r(_,{size:`small`,icon:p,onClick:()=>H({kind:`reject`,recharges:O}),children:e.reject}),r(_,{size:`small`,look:`primary`,icon:h,onClick:()=>H({kind:`approve`,recharges:O}),children:e.approve})]}),r(v,{name:`recharges`,label:e.title,columns:ve,rows:E,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${t.money(e.amount)}`,stale:C,error:m,onRetry:()=>void T(),sort:n.sort??te(X),onSort:e=>Z({sort:e}),...s&&X===`PENDING`&&{selection:N},empty:Object.keys(_e).length>0||X!==`PENDING`?r(x,{icon:re,title:e.noMatch,text:e.noMatchText}):r(x,{icon:a,title:e.empty,text:e.emptyText})}),r(S,{connection:f?.recharges,onChange:e=>void o({search:P({...Y,...e})})})]}),V&&r(W,{decision:V,onDone:R,onClose:()=>H(null)}),Q&&s&&$&&r(W,{decision:{kind:Q,recharges:[$]},onDone:R,onClose:q},$.id)]})}function me(e,t){let n=c(z),i=T(),a=n.columns,s={id:`decided`,header:a.decided,cell:e=>r(N,{...e}),wide:`below`,width:16},l={id:`history`,header:a.history,cell:({customer:e})=>n.history(e.rechargeHistory),wide:`below`,width:18},u=[{id:`customer`,header:a.customer,cell:({customer:e})=>r(o,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:i(e)}),width:16},{id:`status`,header:a.status,cell:({status:e})=>r(E,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:a.reference,cell:({reference:e,reason:t,notes:n})=>r(`span`,{className:`muted`,children:t||e||n}),wide:`below`,width:18},{id:`requested`,header:a.requested,cell:({createdAt:e})=>r(C,{at:e}),sort:`requested`,wide:`below`},e?l:s,{id:`balance`,header:a.balance,cell:({customer:e})=>r(O,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:a.amount,cell:({amount:e})=>r(O,{amount:e}),align:`end`,sort:`amount`,width:7}];return t?[...u,{id:`decide`,header:a.decide,align:`end`,cell:e=>e.status===`PENDING`&&r(J,{recharge:e,onDecide:t})}]:u}function J({recharge:e,onDecide:t}){let n=c(z),i=w(),a=[e.customer.name,i.money(e.amount)];return r(`span`,{className:H.decide,children:[r(_,{size:`small`,icon:p,"aria-label":n.rejectOne(...a),onClick:()=>t(`reject`,e.id)}),r(_,{size:`small`,icon:h,"aria-label":n.approveOne(...a),onClick:()=>t(`approve`,e.id)})]})}export{q as RechargeList,z as n,U as t};