const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DecideDialog-DSCjnWeU.js","assets/index-cCBaboqx.js","assets/early-__BPvlh7.js","assets/parts-C6nyRSZ-.js","assets/BulkDialog-Dg1V6ICr.js","assets/dialogs-CVBYXjnW.js","assets/details-BSEAqBgF.js","assets/pages-D0R2bPPx.js","assets/sending-MqBbovHJ.js","assets/draft-CFCvD3QD.js","assets/TextArea-D1dUow79.js"])))=>i.map(i=>d[i]);
import{Dn as e,E as t,Ft as n,It as r,Jt as i,R as a,W as o,Y as s,Yt as c,ft as l,hn as u,mt as d,pt as ee,q as f,rt as p,tt as m,u as h,v as g,wn as _,xn as te}from"./index-cCBaboqx.js";import{$ as v,D as y,E as b,G as ne,I as x,J as S,K as C,M as re,N as ie,S as w,Z as T,a as E,b as D,c as O,d as ae,f as k,j as A,o as oe,q as j,s as se,t as ce,tt as le,x as ue}from"./parts-C6nyRSZ-.js";import{a as M,c as de,u as N}from"./details-BSEAqBgF.js";import{H as P,U as F,t as I,x as L,z as R}from"./early-__BPvlh7.js";c();var z=100,B=e=>({approved:t,rejected:n})=>{if(t+n>=z)return e.ofTheLast(t,z);let r=[];return t>0&&r.push(e.approved(t)),n>0&&r.push(e.rejected(n)),r.join(`, `)||e.first},V=f({title:`Top-ups`,views:{PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search top-ups`,searchPlaceholder:`Reference or customer`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,history:`Earlier top-ups`,balance:`Wallet now`,amount:`Amount`,decided:`Decided`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter, or search by the beginning of a reference, a name, an e-mail address or a phone.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,history:B({first:`First top-up`,approved:e=>`${e} approved`,rejected:e=>`${e} rejected`,ofTheLast:(e,t)=>`${e} of the last ${t} approved`}),since:`Customer since`,orders:`Orders`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,over:`Nothing is left to decide. These top-ups were decided already, perhaps by you just now:`}},{title:`Recargas`,views:{PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar recargas`,searchPlaceholder:`Referência ou cliente`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,history:`Recargas anteriores`,balance:`Carteira agora`,amount:`Valor`,decided:`Decidida`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro ou busque pelo início de uma referência, de um nome, de um e-mail ou de um telefone.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,history:B({first:`Primeira recarga`,approved:e=>`${e} ${e===1?`aprovada`:`aprovadas`}`,rejected:e=>`${e} ${e===1?`rejeitada`:`rejeitadas`}`,ofTheLast:(e,t)=>`${e} das últimas ${t} ${e===1?`aprovada`:`aprovadas`}`}),since:`Cliente desde`,orders:`Pedidos`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,over:`Nada resta a decidir. Estas recargas já foram decididas, talvez por você agora há pouco:`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`}}),fe=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function pe(e,t){let{from:n,to:r}=R(e,t),i=e.view??`PENDING`,a=e.sort??d(i);return{...F(e),where:P({status:i===`ALL`?void 0:i,matches:e.q,id:e.id,amountGTE:e.min,amountLTE:e.max,createdAtGTE:n,createdAtLT:r}),orderBy:{field:a.endsWith(`amount`)?`AMOUNT`:`CREATED_AT`,direction:a.startsWith(`-`)?`DESC`:`ASC`}}}var H=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewRecharges($where: RechargeWhereInput, $first: Int!) {
  recharges(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),U={decide:`_decide_1tlwy_2`},W=e({RechargeList:()=>J});_();var G=h(()=>m(()=>import(`./DecideDialog-DSCjnWeU.js`).then(e=>e.DecideDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),K=n(`/signedIn/recharges`),q=({recharges:e})=>e.edges.map(({node:e})=>e),me=A(H,({recharges:e})=>e.edges.map(({node:e})=>e));function J(){let e=s(V),n=k(),r=j(),c=K.useSearch(),f=K.useNavigate(),m=p(`RECHARGES_DECIDE`),h=pe(c,r.timezone),{data:_,error:C,isPlaceholderData:E,refetch:O}=ae(fe,h,q,[`RECHARGE`]),A=_&&q(_),M=L(c),{chosen:F,selection:R,clear:z,remove:B}=oe(A?.filter(({status:e})=>e===`PENDING`),M),[H,U]=u(null),{open:W,close:J}=ne(),{after:ge,before:_e,...Y}=M,{view:X=`PENDING`,sort:ve,...ye}=Y,be=he(X===`PENDING`,m?W:void 0),Z=e=>void f({search:P({...Y,...e})}),xe=r.money(F.reduce((e,{amount:t})=>I(e,t),`0.00`)),Q=l.find(e=>e===c.dialog),$=w(c,A?.find(({id:e,status:t})=>e===c.row&&t===`PENDING`));return i(te,{children:[i(T,{title:e.title,aside:i(re,{type:`RECHARGE`,ids:A?.map(({id:e})=>e),where:h.where,...me,onShow:()=>Z({})}),actions:i(ie,{input:{kind:`RECHARGES`,rechargeWhere:h.where},count:_?.recharges.totalCount})}),i(ue,{list:`recharges`,to:`/recharges`,builtIn:ee.map(t=>({id:t,name:e.views[t],search:t===`PENDING`?{}:{view:t}})),search:c}),i(D,{children:[i(se,{label:e.search,placeholder:e.searchPlaceholder,value:c.q??``,onChange:e=>Z({q:e})}),i(b,{label:e.filters.requested,value:c,onChange:e=>Z({period:void 0,from:void 0,to:void 0,...e})}),i(ce,{label:e.filters.amount,value:c,onChange:e=>Z({min:void 0,max:void 0,...e})}),i(N,{id:c.id,onClear:()=>Z({id:void 0})})]}),i(v,{flush:!0,children:[F.length>0&&i(de,{text:e.selected(F.length,xe),onClear:z,children:[i(g,{size:`small`,icon:t,onClick:()=>U({kind:`reject`,recharges:F}),children:e.reject}),i(g,{size:`small`,look:`primary`,icon:o,onClick:()=>U({kind:`approve`,recharges:F}),children:e.approve})]}),i(S,{name:`recharges`,label:e.title,columns:be,rows:A,rowKey:e=>e.id,rowName:e=>`${n(e.customer)} ${r.money(e.amount)}`,stale:E,error:C,onRetry:()=>void O(),sort:c.sort??d(X),onSort:e=>Z({sort:e}),...m&&X===`PENDING`&&{selection:R},empty:Object.keys(ye).length>0||X!==`PENDING`?i(x,{icon:le,title:e.noMatch,text:e.noMatchText}):i(x,{icon:a,title:e.empty,text:e.emptyText})}),i(y,{connection:_?.recharges,onChange:e=>void f({search:P({...Y,...e})})})]}),H&&i(G,{decision:H,onDone:B,onClose:()=>U(null)}),Q&&m&&$&&i(G,{decision:{kind:Q,recharges:[$]},onDone:B,onClose:J},$.id)]})}function he(e,t){let n=s(V),a=k(),o=n.columns,c={id:`decided`,header:o.decided,cell:e=>i(M,{...e}),wide:`below`,width:16},l={id:`history`,header:o.history,cell:({customer:e})=>n.history(e.rechargeHistory),wide:`below`,width:18},u=[{id:`customer`,header:o.customer,cell:({customer:e})=>i(r,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:a(e)}),width:16},{id:`status`,header:o.status,cell:({status:e})=>i(E,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:o.reference,cell:({reference:e,reason:t,notes:n})=>i(`span`,{className:`muted`,children:t||e||n}),wide:`below`,width:18},{id:`requested`,header:o.requested,cell:({createdAt:e})=>i(C,{at:e}),sort:`requested`,wide:`below`},e?l:c,{id:`balance`,header:o.balance,cell:({customer:e})=>i(O,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:o.amount,cell:({amount:e})=>i(O,{amount:e}),align:`end`,sort:`amount`,width:7}];return t?[...u,{id:`decide`,header:o.decide,align:`end`,cell:e=>e.status===`PENDING`&&i(ge,{recharge:e,onDecide:t})}]:u}function ge({recharge:e,onDecide:n}){let r=s(V),a=j(),c=[k()(e.customer),a.money(e.amount)];return i(`span`,{className:U.decide,children:[i(g,{size:`small`,icon:t,"aria-label":r.rejectOne(...c),onClick:()=>n(`reject`,e.id)}),i(g,{size:`small`,icon:o,"aria-label":r.approveOne(...c),onClick:()=>n(`approve`,e.id)})]})}export{J as RechargeList,V as n,W as t};