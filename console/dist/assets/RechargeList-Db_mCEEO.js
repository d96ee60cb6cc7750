const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DecideDialog-B7qbGiqs.js","assets/index-BcOHjEZP.js","assets/early-CfQr5XEC.js","assets/parts-dljrLVEa.js","assets/BulkDialog-CHabVoNp.js","assets/dialogs-BGMIoYzq.js","assets/details-BbL3iHvP.js","assets/TextArea-CK0VpD1k.js"])))=>i.map(i=>d[i]);
import{Cn as e,D as t,E as n,Ft as r,Gt as i,Kt as a,Pt as o,V as s,_n as c,bn as l,dn as u,dt as ee,ft as te,it as d,k as f,nt as p,pt as ne,q as m,ut as h,y as g}from"./index-BcOHjEZP.js";import{A as re,F as _,G as v,K as y,M as b,T as x,U as S,W as C,Y as w,Z as ie,a as ae,b as oe,d as T,f as se,i as E,j as ce,k as D,o as le,s as O,t as ue,tt as de,u as fe,w as k,x as A,y as j}from"./parts-dljrLVEa.js";import{v as M,w as N}from"./details-BbL3iHvP.js";import{V as P,t as F,x as I}from"./early-CfQr5XEC.js";a();var L=100,R=e=>({approved:t,rejected:n})=>{if(t+n>=L)return e.ofTheLast(t,L);let r=[];return t>0&&r.push(e.approved(t)),n>0&&r.push(e.rejected(n)),r.join(`, `)||e.first},z=n({title:`Top-ups`,views:{PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search top-ups`,searchPlaceholder:`Reference or customer`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,history:`Earlier top-ups`,balance:`Wallet now`,amount:`Amount`,decided:`Decided`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter, or search by the beginning of a reference, a name, an e-mail address or a phone.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,history:R({first:`First top-up`,approved:e=>`${e} approved`,rejected:e=>`${e} rejected`,ofTheLast:(e,t)=>`${e} of the last ${t} approved`}),since:`Customer since`,orders:`Orders`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar recargas`,searchPlaceholder:`Referência ou cliente`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,history:`Recargas anteriores`,balance:`Carteira agora`,amount:`Valor`,decided:`Decidida`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro ou busque pelo início de uma referência, de um nome, de um e-mail ou de um telefone.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,history:R({first:`Primeira recarga`,approved:e=>`${e} ${e===1?`aprovada`:`aprovadas`}`,rejected:e=>`${e} ${e===1?`rejeitada`:`rejeitadas`}`,ofTheLast:(e,t)=>`${e} das últimas ${t} ${e===1?`aprovada`:`aprovadas`}`}),since:`Cliente desde`,orders:`Pedidos`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),H={decide:`_decide_1tlwy_2`},U=e({RechargeList:()=>q});l();var W=b(()=>p(()=>import(`./DecideDialog-B7qbGiqs.js`).then(e=>e.DecideDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),G=o(`/signedIn/recharges`),K=({recharges:e})=>e.edges.map(({node:e})=>e),pe=D(V,({recharges:e})=>e.edges.map(({node:e})=>e));function q(){let e=t(z),n=v(),r=G.useSearch(),a=G.useNavigate(),o=d(`RECHARGES_DECIDE`),l=ee(r,n.timezone),{data:p,error:b,isPlaceholderData:C,refetch:T}=fe(B,l,K,[`RECHARGE`]),E=p&&K(p),D=I(r),{chosen:O,selection:M,clear:L,remove:R}=ae(E?.filter(({status:e})=>e===`PENDING`),D),[V,H]=u(null),{open:U,close:q}=S(),{after:J,before:he,...Y}=D,{view:X=`PENDING`,sort:ge,..._e}=Y,ve=me(X===`PENDING`,o?U:void 0),Z=e=>void a({search:P({...Y,...e})}),ye=n.money(O.reduce((e,{amount:t})=>F(e,t),`0.00`)),Q=h.find(e=>e===r.dialog),$=A(r,E?.find(({id:e,status:t})=>e===r.row&&t===`PENDING`));return i(c,{children:[i(w,{title:e.title,aside:i(re,{type:`RECHARGE`,ids:E?.map(({id:e})=>e),where:l.where,...pe,onShow:()=>Z({})}),actions:i(ce,{input:{kind:`RECHARGES`,rechargeWhere:l.where},count:p?.recharges.totalCount})}),i(oe,{list:`recharges`,to:`/recharges`,builtIn:te.map(t=>({id:t,name:e.views[t],search:t===`PENDING`?{}:{view:t}})),search:r}),i(j,{children:[i(le,{label:e.search,placeholder:e.searchPlaceholder,value:r.q??``,onChange:e=>Z({q:e})}),i(k,{label:e.filters.requested,value:r,onChange:e=>Z({period:void 0,from:void 0,to:void 0,...e})}),i(ue,{label:e.filters.amount,value:r,onChange:e=>Z({min:void 0,max:void 0,...e})}),i(N,{id:r.id,onClear:()=>Z({id:void 0})})]}),i(ie,{flush:!0,children:[O.length>0&&i(se,{text:e.selected(O.length,ye),onClear:L,children:[i(g,{size:`small`,icon:f,onClick:()=>H({kind:`reject`,recharges:O}),children:e.reject}),i(g,{size:`small`,look:`primary`,icon:m,onClick:()=>H({kind:`approve`,recharges:O}),children:e.approve})]}),i(y,{name:`recharges`,label:e.title,columns:ve,rows:E,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${n.money(e.amount)}`,stale:C,error:b,onRetry:()=>void T(),sort:r.sort??ne(X),onSort:e=>Z({sort:e}),...o&&X===`PENDING`&&{selection:M},empty:Object.keys(_e).length>0||X!==`PENDING`?i(_,{icon:de,title:e.noMatch,text:e.noMatchText}):i(_,{icon:s,title:e.empty,text:e.emptyText})}),i(x,{connection:p?.recharges,onChange:e=>void a({search:P({...Y,...e})})})]}),V&&i(W,{decision:V,onDone:R,onClose:()=>H(null)}),Q&&o&&$&&i(W,{decision:{kind:Q,recharges:[$]},onDone:R,onClose:q})]})}function me(e,n){let a=t(z),o=T(),s=a.columns,c={id:`decided`,header:s.decided,cell:e=>i(M,{...e}),wide:`below`,width:16},l={id:`history`,header:s.history,cell:({customer:e})=>a.history(e.rechargeHistory),wide:`below`,width:18},u=[{id:`customer`,header:s.customer,cell:({customer:e})=>i(r,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:o(e)}),width:16},{id:`status`,header:s.status,cell:({status:e})=>i(E,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:s.reference,cell:({reference:e,reason:t,notes:n})=>i(`span`,{className:`muted`,children:t||e||n}),wide:`below`,width:18},{id:`requested`,header:s.requested,cell:({createdAt:e})=>i(C,{at:e}),sort:`requested`,wide:`below`},e?l:c,{id:`balance`,header:s.balance,cell:({customer:e})=>i(O,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:s.amount,cell:({amount:e})=>i(O,{amount:e}),align:`end`,sort:`amount`,width:7}];return n?[...u,{id:`decide`,header:s.decide,align:`end`,cell:e=>e.status===`PENDING`&&i(J,{recharge:e,onDecide:n})}]:u}function J({recharge:e,onDecide:n}){let r=t(z),a=v(),o=[e.customer.name,a.money(e.amount)];return i(`span`,{className:H.decide,children:[i(g,{size:`small`,icon:f,"aria-label":r.rejectOne(...o),onClick:()=>n(`reject`,e.id)}),i(g,{size:`small`,icon:m,"aria-label":r.approveOne(...o),onClick:()=>n(`approve`,e.id)})]})}export{q as RechargeList,z as n,U as t};