const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DecideDialog-CqepQvud.js","assets/index-yR9VlGa-.js","assets/early-CqjEYl7M.js","assets/parts-DXnIqi7I.js","assets/BulkDialog-DcT_U_p-.js","assets/dialogs-QNjhNvSa.js","assets/details-CTmdLNcp.js","assets/TextArea-BZdJLUmv.js"])))=>i.map(i=>d[i]);
import{Cn as e,En as t,Rt as n,V as r,X as i,Xt as a,Z as o,Zt as s,_n as c,at as l,gt as ee,ht as u,k as d,kn as f,mt as te,p,pt as m,q as h,st as ne,x as g,zt as _}from"./index-yR9VlGa-.js";import{$ as re,A as ie,G as v,H as y,J as b,P as x,T as S,U as C,W as w,X as ae,a as oe,b as se,d as T,f as ce,i as E,j as le,k as D,o as ue,s as O,t as de,u as fe,w as k,x as A,y as j}from"./parts-DXnIqi7I.js";import{v as M,w as N}from"./details-CTmdLNcp.js";import{H as P,t as F,x as I}from"./early-CqjEYl7M.js";s();var L=100,R=e=>({approved:t,rejected:n})=>{if(t+n>=L)return e.ofTheLast(t,L);let r=[];return t>0&&r.push(e.approved(t)),n>0&&r.push(e.rejected(n)),r.join(`, `)||e.first},z=i({title:`Top-ups`,views:{PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search top-ups`,searchPlaceholder:`Reference or customer`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,history:`Earlier top-ups`,balance:`Wallet now`,amount:`Amount`,decided:`Decided`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter, or search by the beginning of a reference, a name, an e-mail address or a phone.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,history:R({first:`First top-up`,approved:e=>`${e} approved`,rejected:e=>`${e} rejected`,ofTheLast:(e,t)=>`${e} of the last ${t} approved`}),since:`Customer since`,orders:`Orders`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar recargas`,searchPlaceholder:`Referência ou cliente`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,history:`Recargas anteriores`,balance:`Carteira agora`,amount:`Valor`,decided:`Decidida`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro ou busque pelo início de uma referência, de um nome, de um e-mail ou de um telefone.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,history:R({first:`Primeira recarga`,approved:e=>`${e} ${e===1?`aprovada`:`aprovadas`}`,rejected:e=>`${e} ${e===1?`rejeitada`:`rejeitadas`}`,ofTheLast:(e,t)=>`${e} das últimas ${t} ${e===1?`aprovada`:`aprovadas`}`}),since:`Cliente desde`,orders:`Pedidos`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),H={decide:`_decide_1tlwy_2`},U=f({RechargeList:()=>q});t();var W=p(()=>l(()=>import(`./DecideDialog-CqepQvud.js`).then(e=>e.DecideDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),G=n(`/signedIn/recharges`),K=({recharges:e})=>e.edges.map(({node:e})=>e),pe=D(V,({recharges:e})=>e.edges.map(({node:e})=>e));function q(){let t=o(z),n=w(),i=G.useSearch(),s=G.useNavigate(),l=ne(`RECHARGES_DECIDE`),f=te(i,n.timezone),{data:p,error:_,isPlaceholderData:C,refetch:T}=fe(B,f,K,[`RECHARGE`]),E=p&&K(p),D=I(i),{chosen:O,selection:M,clear:L,remove:R}=oe(E?.filter(({status:e})=>e===`PENDING`),D),[V,H]=c(null),{open:U,close:q}=y(),{after:J,before:he,...Y}=D,{view:X=`PENDING`,sort:ge,..._e}=Y,ve=me(X===`PENDING`,l?U:void 0),Z=e=>void s({search:P({...Y,...e})}),ye=n.money(O.reduce((e,{amount:t})=>F(e,t),`0.00`)),Q=m.find(e=>e===i.dialog),$=A(i,E?.find(({id:e,status:t})=>e===i.row&&t===`PENDING`));return a(e,{children:[a(b,{title:t.title,aside:a(ie,{type:`RECHARGE`,ids:E?.map(({id:e})=>e),where:f.where,...pe,onShow:()=>Z({})}),actions:a(le,{input:{kind:`RECHARGES`,rechargeWhere:f.where},count:p?.recharges.totalCount})}),a(se,{list:`recharges`,to:`/recharges`,builtIn:u.map(e=>({id:e,name:t.views[e],search:e===`PENDING`?{}:{view:e}})),search:i}),a(j,{children:[a(ue,{label:t.search,placeholder:t.searchPlaceholder,value:i.q??``,onChange:e=>Z({q:e})}),a(k,{label:t.filters.requested,value:i,onChange:e=>Z({period:void 0,from:void 0,to:void 0,...e})}),a(de,{label:t.filters.amount,value:i,onChange:e=>Z({min:void 0,max:void 0,...e})}),a(N,{id:i.id,onClear:()=>Z({id:void 0})})]}),a(ae,{flush:!0,children:[O.length>0&&a(ce,{text:t.selected(O.length,ye),onClear:L,children:[a(g,{size:`small`,icon:d,onClick:()=>H({kind:`reject`,recharges:O}),children:t.reject}),a(g,{size:`small`,look:`primary`,icon:h,onClick:()=>H({kind:`approve`,recharges:O}),children:t.approve})]}),a(v,{name:`recharges`,label:t.title,columns:ve,rows:E,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${n.money(e.amount)}`,stale:C,error:_,onRetry:()=>void T(),sort:i.sort??ee(X),onSort:e=>Z({sort:e}),...l&&X===`PENDING`&&{selection:M},empty:Object.keys(_e).length>0||X!==`PENDING`?a(x,{icon:re,title:t.noMatch,text:t.noMatchText}):a(x,{icon:r,title:t.empty,text:t.emptyText})}),a(S,{connection:p?.recharges,onChange:e=>void s({search:P({...Y,...e})})})]}),V&&a(W,{decision:V,onDone:R,onClose:()=>H(null)}),Q&&l&&$&&a(W,{decision:{kind:Q,recharges:[$]},onDone:R,onClose:q},$.id)]})}function me(e,t){let n=o(z),r=T(),i=n.columns,s={id:`decided`,header:i.decided,cell:e=>a(M,{...e}),wide:`below`,width:16},c={id:`history`,header:i.history,cell:({customer:e})=>n.history(e.rechargeHistory),wide:`below`,width:18},l=[{id:`customer`,header:i.customer,cell:({customer:e})=>a(_,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:r(e)}),width:16},{id:`status`,header:i.status,cell:({status:e})=>a(E,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:i.reference,cell:({reference:e,reason:t,notes:n})=>a(`span`,{className:`muted`,children:t||e||n}),wide:`below`,width:18},{id:`requested`,header:i.requested,cell:({createdAt:e})=>a(C,{at:e}),sort:`requested`,wide:`below`},e?c:s,{id:`balance`,header:i.balance,cell:({customer:e})=>a(O,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:i.amount,cell:({amount:e})=>a(O,{amount:e}),align:`end`,sort:`amount`,width:7}];return t?[...l,{id:`decide`,header:i.decide,align:`end`,cell:e=>e.status===`PENDING`&&a(J,{recharge:e,onDecide:t})}]:l}function J({recharge:e,onDecide:t}){let n=o(z),r=w(),i=[e.customer.name,r.money(e.amount)];return a(`span`,{className:H.decide,children:[a(g,{size:`small`,icon:d,"aria-label":n.rejectOne(...i),onClick:()=>t(`reject`,e.id)}),a(g,{size:`small`,icon:h,"aria-label":n.approveOne(...i),onClick:()=>t(`approve`,e.id)})]})}export{q as RechargeList,z as n,U as t};