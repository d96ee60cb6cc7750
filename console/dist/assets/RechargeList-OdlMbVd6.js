const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DecideDialog-BIuv31TL.js","assets/index-ByM-MJ82.js","assets/early-__BPvlh7.js","assets/parts-C2OOrKHF.js","assets/BulkDialog-D27T9Xp7.js","assets/dialogs-C2mIxewQ.js","assets/details-CiSvw2-D.js","assets/pages-BpAtkfM2.js","assets/sending-COEhbZ7i.js","assets/draft-DmmcF23b.js","assets/TextArea-CBbqepZL.js"])))=>i.map(i=>d[i]);
import{Dn as e,E as t,Ft as n,It as r,Jt as i,R as a,W as o,Y as s,Yt as c,ft as l,hn as u,mt as d,pt as ee,q as f,rt as te,tt as p,u as m,v as h,wn as g,xn as ne}from"./index-ByM-MJ82.js";import{D as re,E as ie,I as ae,J as _,K as v,M as y,N as b,Q as x,S,Y as C,a as w,b as oe,c as T,d as se,et as ce,f as E,j as D,o as le,q as O,s as ue,t as de,x as fe}from"./parts-C2OOrKHF.js";import{a as k,c as A,u as j}from"./details-CiSvw2-D.js";import{H as M,U as N,t as P,x as F,z as I}from"./early-__BPvlh7.js";c();var L=100,R=e=>({approved:t,rejected:n})=>{if(t+n>=L)return e.ofTheLast(t,L);let r=[];return t>0&&r.push(e.approved(t)),n>0&&r.push(e.rejected(n)),r.join(`, `)||e.first},z=f({title:`Top-ups`,views:{PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search top-ups`,searchPlaceholder:`Reference or customer`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,history:`Earlier top-ups`,balance:`Wallet now`,amount:`Amount`,decided:`Decided`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter, or search by the beginning of a reference, a name, an e-mail address or a phone.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,history:R({first:`First top-up`,approved:e=>`${e} approved`,rejected:e=>`${e} rejected`,ofTheLast:(e,t)=>`${e} of the last ${t} approved`}),since:`Customer since`,orders:`Orders`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,over:`Nothing is left to decide. These top-ups were decided already, perhaps by you just now:`}},{title:`Recargas`,views:{PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar recargas`,searchPlaceholder:`Referência ou cliente`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,history:`Recargas anteriores`,balance:`Carteira agora`,amount:`Valor`,decided:`Decidida`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro ou busque pelo início de uma referência, de um nome, de um e-mail ou de um telefone.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,history:R({first:`Primeira recarga`,approved:e=>`${e} ${e===1?`aprovada`:`aprovadas`}`,rejected:e=>`${e} ${e===1?`rejeitada`:`rejeitadas`}`,ofTheLast:(e,t)=>`${e} das últimas ${t} ${e===1?`aprovada`:`aprovadas`}`}),since:`Cliente desde`,orders:`Pedidos`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,over:`Nada resta a decidir. Estas recargas já foram decididas, talvez por você agora há pouco:`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`}}),B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function pe(e,t){let{from:n,to:r}=I(e,t),i=e.view??`PENDING`,a=e.sort??d(i);return{...N(e),where:M({status:i===`ALL`?void 0:i,matches:e.q,id:e.id,amountGTE:e.min,amountLTE:e.max,createdAtGTE:n,createdAtLT:r}),orderBy:{field:a.endsWith(`amount`)?`AMOUNT`:`CREATED_AT`,direction:a.startsWith(`-`)?`DESC`:`ASC`}}}var V=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewRecharges($where: RechargeWhereInput, $first: Int!) {
  recharges(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),H={decide:`_decide_1tlwy_2`},U=e({RechargeList:()=>q});g();var W=m(()=>p(()=>import(`./DecideDialog-BIuv31TL.js`).then(e=>e.DecideDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),G=n(`/signedIn/recharges`),K=({recharges:e})=>e.edges.map(({node:e})=>e),me=D(V,({recharges:e})=>e.edges.map(({node:e})=>e));function q(){let e=s(z),n=E(),r=_(),c=G.useSearch(),f=G.useNavigate(),p=te(`RECHARGES_DECIDE`),m=pe(c,r.timezone),{data:g,error:w,isPlaceholderData:T,refetch:D}=se(B,m,K,[`RECHARGE`]),O=g&&K(g),k=F(c),{chosen:N,selection:I,clear:L,remove:R}=le(O?.filter(({status:e})=>e===`PENDING`),k),[V,H]=u(null),{open:U,close:q}=v(),{after:ge,before:_e,...J}=k,{view:Y=`PENDING`,sort:ve,...ye}=J,X=he(Y===`PENDING`,p?U:void 0),Z=e=>void f({search:M({...J,...e})}),be=r.money(N.reduce((e,{amount:t})=>P(e,t),`0.00`)),Q=l.find(e=>e===c.dialog),$=S(c,O?.find(({id:e,status:t})=>e===c.row&&t===`PENDING`));return i(ne,{children:[i(x,{title:e.title,aside:i(y,{type:`RECHARGE`,ids:O?.map(({id:e})=>e),where:m.where,...me,onShow:()=>Z({})}),actions:i(b,{input:{kind:`RECHARGES`,rechargeWhere:m.where},count:g?.recharges.totalCount})}),i(fe,{list:`recharges`,to:`/recharges`,builtIn:ee.map(t=>({id:t,name:e.views[t],search:t===`PENDING`?{}:{view:t}})),search:c}),i(oe,{children:[i(ue,{label:e.search,placeholder:e.searchPlaceholder,value:c.q??``,onChange:e=>Z({q:e})}),i(ie,{label:e.filters.requested,value:c,onChange:e=>Z({period:void 0,from:void 0,to:void 0,...e})}),i(de,{label:e.filters.amount,value:c,onChange:e=>Z({min:void 0,max:void 0,...e})}),i(j,{id:c.id,onClear:()=>Z({id:void 0})})]}),i(ce,{flush:!0,children:[N.length>0&&i(A,{text:e.selected(N.length,be),onClear:L,children:[i(h,{size:`small`,icon:t,onClick:()=>H({kind:`reject`,recharges:N}),children:e.reject}),i(h,{size:`small`,look:`primary`,icon:o,onClick:()=>H({kind:`approve`,recharges:N}),children:e.approve})]}),i(C,{name:`recharges`,label:e.title,columns:X,rows:O,rowKey:e=>e.id,rowName:e=>`${n(e.customer)} ${r.money(e.amount)}`,stale:T,error:w,onRetry:()=>void D(),sort:c.sort??d(Y),onSort:e=>Z({sort:e}),...p&&Y===`PENDING`&&{selection:I},empty:i(ae,{filtered:Object.keys(ye).length>0||Y!==`PENDING`,icon:a,words:e})}),i(re,{connection:g?.recharges,onChange:e=>void f({search:M({...J,...e})})})]}),V&&i(W,{decision:V,onDone:R,onClose:()=>H(null)}),Q&&p&&$&&i(W,{decision:{kind:Q,recharges:[$]},onDone:R,onClose:q},$.id)]})}function he(e,t){let n=s(z),a=E(),o=n.columns,c={id:`decided`,header:o.decided,cell:e=>i(k,{...e}),wide:`below`,width:16},l={id:`history`,header:o.history,cell:({customer:e})=>n.history(e.rechargeHistory),wide:`below`,width:18},u=[{id:`customer`,header:o.customer,cell:({customer:e})=>i(r,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:a(e)}),width:16},{id:`status`,header:o.status,cell:({status:e})=>i(w,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:o.reference,cell:({reference:e,reason:t,notes:n})=>i(`span`,{className:`muted`,children:t||e||n}),wide:`below`,width:18},{id:`requested`,header:o.requested,cell:({createdAt:e})=>i(O,{at:e}),sort:`requested`,wide:`below`},e?l:c,{id:`balance`,header:o.balance,cell:({customer:e})=>i(T,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:o.amount,cell:({amount:e})=>i(T,{amount:e}),align:`end`,sort:`amount`,width:7}];return t?[...u,{id:`decide`,header:o.decide,align:`end`,cell:e=>e.status===`PENDING`&&i(ge,{recharge:e,onDecide:t})}]:u}function ge({recharge:e,onDecide:n}){let r=s(z),a=_(),c=[E()(e.customer),a.money(e.amount)];return i(`span`,{className:H.decide,children:[i(h,{size:`small`,icon:t,"aria-label":r.rejectOne(...c),onClick:()=>n(`reject`,e.id)}),i(h,{size:`small`,icon:o,"aria-label":r.approveOne(...c),onClick:()=>n(`approve`,e.id)})]})}export{q as RechargeList,z as n,U as t};