const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DecideDialog-C_5487IU.js","assets/index-CrslgKQf.js","assets/early-DhbaGOmZ.js","assets/parts-uYqX-dei.js","assets/BulkDialog-CndBXUrv.js","assets/dialogs-myGTe9xi.js","assets/details-CfP5J__g.js","assets/TextArea-dGB-gb2c.js"])))=>i.map(i=>d[i]);
import{A as e,Cn as t,D as n,En as r,H as i,It as a,J as o,Jt as s,Lt as c,O as l,Yt as u,at as ee,b as d,bn as te,dt as f,ft as ne,mn as re,mt as ie,p,pt as ae,rt as m}from"./index-CrslgKQf.js";import{A as h,G as g,H as _,J as v,P as y,T as b,U as x,W as S,X as oe,a as se,b as ce,d as C,et as le,f as ue,i as w,j as de,k as T,o as fe,s as E,t as D,u as O,w as k,x as A,y as j}from"./parts-uYqX-dei.js";import{v as M,w as N}from"./details-CfP5J__g.js";import{H as P,t as F,x as I}from"./early-DhbaGOmZ.js";u();var L=100,R=e=>({approved:t,rejected:n})=>{if(t+n>=L)return e.ofTheLast(t,L);let r=[];return t>0&&r.push(e.approved(t)),n>0&&r.push(e.rejected(n)),r.join(`, `)||e.first},z=n({title:`Top-ups`,views:{PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search top-ups`,searchPlaceholder:`Reference or customer`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,history:`Earlier top-ups`,balance:`Wallet now`,amount:`Amount`,decided:`Decided`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter, or search by the beginning of a reference, a name, an e-mail address or a phone.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,history:R({first:`First top-up`,approved:e=>`${e} approved`,rejected:e=>`${e} rejected`,ofTheLast:(e,t)=>`${e} of the last ${t} approved`}),since:`Customer since`,orders:`Orders`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar recargas`,searchPlaceholder:`Referência ou cliente`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,history:`Recargas anteriores`,balance:`Carteira agora`,amount:`Valor`,decided:`Decidida`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro ou busque pelo início de uma referência, de um nome, de um e-mail ou de um telefone.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,history:R({first:`Primeira recarga`,approved:e=>`${e} ${e===1?`aprovada`:`aprovadas`}`,rejected:e=>`${e} ${e===1?`rejeitada`:`rejeitadas`}`,ofTheLast:(e,t)=>`${e} das últimas ${t} ${e===1?`aprovada`:`aprovadas`}`}),since:`Cliente desde`,orders:`Pedidos`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),H={decide:`_decide_1tlwy_2`},U=r({RechargeList:()=>q});t();var W=p(()=>m(()=>import(`./DecideDialog-C_5487IU.js`).then(e=>e.DecideDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),G=a(`/signedIn/recharges`),K=({recharges:e})=>e.edges.map(({node:e})=>e),pe=T(V,({recharges:e})=>e.edges.map(({node:e})=>e));function q(){let t=l(z),n=S(),r=G.useSearch(),a=G.useNavigate(),c=ee(`RECHARGES_DECIDE`),u=ne(r,n.timezone),{data:p,error:m,isPlaceholderData:x,refetch:C}=O(B,u,K,[`RECHARGE`]),w=p&&K(p),T=I(r),{chosen:E,selection:M,clear:L,remove:R}=se(w?.filter(({status:e})=>e===`PENDING`),T),[V,H]=re(null),{open:U,close:q}=_(),{after:J,before:he,...Y}=T,{view:X=`PENDING`,sort:ge,..._e}=Y,ve=me(X===`PENDING`,c?U:void 0),Z=e=>void a({search:P({...Y,...e})}),ye=n.money(E.reduce((e,{amount:t})=>F(e,t),`0.00`)),Q=f.find(e=>e===r.dialog),$=A(r,w?.find(({id:e,status:t})=>e===r.row&&t===`PENDING`));return s(te,{children:[s(v,{title:t.title,aside:s(h,{type:`RECHARGE`,ids:w?.map(({id:e})=>e),where:u.where,...pe,onShow:()=>Z({})}),actions:s(de,{input:{kind:`RECHARGES`,rechargeWhere:u.where},count:p?.recharges.totalCount})}),s(ce,{list:`recharges`,to:`/recharges`,builtIn:ae.map(e=>({id:e,name:t.views[e],search:e===`PENDING`?{}:{view:e}})),search:r}),s(j,{children:[s(fe,{label:t.search,placeholder:t.searchPlaceholder,value:r.q??``,onChange:e=>Z({q:e})}),s(k,{label:t.filters.requested,value:r,onChange:e=>Z({period:void 0,from:void 0,to:void 0,...e})}),s(D,{label:t.filters.amount,value:r,onChange:e=>Z({min:void 0,max:void 0,...e})}),s(N,{id:r.id,onClear:()=>Z({id:void 0})})]}),s(oe,{flush:!0,children:[E.length>0&&s(ue,{text:t.selected(E.length,ye),onClear:L,children:[s(d,{size:`small`,icon:e,onClick:()=>H({kind:`reject`,recharges:E}),children:t.reject}),s(d,{size:`small`,look:`primary`,icon:o,onClick:()=>H({kind:`approve`,recharges:E}),children:t.approve})]}),s(g,{name:`recharges`,label:t.title,columns:ve,rows:w,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${n.money(e.amount)}`,stale:x,error:m,onRetry:()=>void C(),sort:r.sort??ie(X),onSort:e=>Z({sort:e}),...c&&X===`PENDING`&&{selection:M},empty:Object.keys(_e).length>0||X!==`PENDING`?s(y,{icon:le,title:t.noMatch,text:t.noMatchText}):s(y,{icon:i,title:t.empty,text:t.emptyText})}),s(b,{connection:p?.recharges,onChange:e=>void a({search:P({...Y,...e})})})]}),V&&s(W,{decision:V,onDone:R,onClose:()=>H(null)}),Q&&c&&$&&s(W,{decision:{kind:Q,recharges:[$]},onDone:R,onClose:q},$.id)]})}function me(e,t){let n=l(z),r=C(),i=n.columns,a={id:`decided`,header:i.decided,cell:e=>s(M,{...e}),wide:`below`,width:16},o={id:`history`,header:i.history,cell:({customer:e})=>n.history(e.rechargeHistory),wide:`below`,width:18},u=[{id:`customer`,header:i.customer,cell:({customer:e})=>s(c,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:r(e)}),width:16},{id:`status`,header:i.status,cell:({status:e})=>s(w,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:i.reference,cell:({reference:e,reason:t,notes:n})=>s(`span`,{className:`muted`,children:t||e||n}),wide:`below`,width:18},{id:`requested`,header:i.requested,cell:({createdAt:e})=>s(x,{at:e}),sort:`requested`,wide:`below`},e?o:a,{id:`balance`,header:i.balance,cell:({customer:e})=>s(E,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:i.amount,cell:({amount:e})=>s(E,{amount:e}),align:`end`,sort:`amount`,width:7}];return t?[...u,{id:`decide`,header:i.decide,align:`end`,cell:e=>e.status===`PENDING`&&s(J,{recharge:e,onDecide:t})}]:u}function J({recharge:t,onDecide:n}){let r=l(z),i=S(),a=[t.customer.name,i.money(t.amount)];return s(`span`,{className:H.decide,children:[s(d,{size:`small`,icon:e,"aria-label":r.rejectOne(...a),onClick:()=>n(`reject`,t.id)}),s(d,{size:`small`,icon:o,"aria-label":r.approveOne(...a),onClick:()=>n(`approve`,t.id)})]})}export{q as RechargeList,z as n,U as t};