import{Ct as e,E as t,Et as n,G as r,K as i,V as a,c as o,d as s,k as c,l,m as u}from"./index-CY5Lfr2k.js";import{r as d}from"./CopyId-SiKlB92z.js";import{t as f}from"./check-BXrZfaHr.js";import{t as p}from"./search-x-D5D9SIi7.js";import{C as m,_ as h,b as g,i as _,p as v,r as y,x as b}from"./shared-Dy6YWKPE.js";import{r as ee,t as x}from"./query-Bxe-Codu.js";import{n as S,t as C}from"./useFormat-DOxO5KAC.js";import{t as w}from"./AmountFilter-Fn1E37tf.js";import{t as T}from"./Card-SRE2vbvg.js";import{t as E}from"./Money-DNz4QFMH.js";import{t as D}from"./Pagination-DqrZ3DpR.js";import{t as O}from"./PeriodFilter-DLsxtpkw.js";import{t as k}from"./SearchInput-B4UrwKTM.js";import{t as A}from"./SelectionBar-CETVEl5i.js";import{t as j}from"./StatusBadge-Dld-b_vy.js";import{t as M}from"./Table-B0KlPTnN.js";import{n as N,t as P}from"./Tabs-DNkTNXsK.js";import{t as F}from"./Time-CeXgC4al.js";import{t as I}from"./Toolbar-Cq5pffjP.js";import{t as L}from"./Dialog-BeM_rj20.js";import{t as R}from"./Facts-D8O-UCIA.js";import{i as z}from"./Field-XYTBhkxt.js";import{t as B}from"./Form-ClSmUhhv.js";var V=m(b(),1),H=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},U=new H(`
    mutation ApproveRecharge($input: ApproveRechargeInput!) {
  approveRecharge(input: $input) {
    id
    status
  }
}
    `),W=new H(`
    mutation RejectRecharge($input: RejectRechargeInput!) {
  rejectRecharge(input: $input) {
    id
    status
  }
}
    `),G=y({title:`Top-ups`,views:{label:`Views`,PENDING:`To decide`,APPROVED:`Approved`,REJECTED:`Rejected`,ALL:`All`},search:`Search by reference`,searchPlaceholder:`Reference`,filters:{requested:`Requested`,amount:`Amount`},columns:{customer:`Customer`,status:`Status`,reference:`Reference`,requested:`Requested`,balance:`Wallet now`,amount:`Amount`,decide:`Decide`},empty:`Nothing waits for a decision`,emptyText:`A top-up above the store's limit, or one that a colleague requests, waits here for at most 72 hours.`,noMatch:`No top-ups match`,noMatchText:`Remove a filter. A reference must be complete.`,approve:`Approve`,reject:`Reject`,approveOne:(e,t)=>`Approve ${t} for ${e}`,rejectOne:(e,t)=>`Reject ${t} for ${e}`,selected:(e,t)=>`${e} selected, ${t}`,dialog:{approve:`Approve top-ups`,approveText:`The money goes into the wallets at once.`,reject:`Reject top-ups`,rejectText:`No money moves. The customer's bot gets the reason.`,reason:`Reason`,submitApprove:(e,t)=>`Approve ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Reject`:`Reject ${e}`,approved:e=>`${e} ${e===1?`top-up was`:`top-ups were`} approved.`,rejected:e=>`${e} ${e===1?`top-up was`:`top-ups were`} rejected.`,failed:e=>`${e} could not be decided:`,done:`done`}},{title:`Recargas`,views:{label:`Visões`,PENDING:`A decidir`,APPROVED:`Aprovadas`,REJECTED:`Rejeitadas`,ALL:`Todas`},search:`Buscar por referência`,searchPlaceholder:`Referência`,filters:{requested:`Pedida`,amount:`Valor`},columns:{customer:`Cliente`,status:`Situação`,reference:`Referência`,requested:`Pedida`,balance:`Carteira agora`,amount:`Valor`,decide:`Decidir`},empty:`Nada espera uma decisão`,emptyText:`Uma recarga acima do limite da loja, ou pedida por um colega, espera aqui por no máximo 72 horas.`,noMatch:`Nenhuma recarga corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,approve:`Aprovar`,reject:`Rejeitar`,approveOne:(e,t)=>`Aprovar ${t} para ${e}`,rejectOne:(e,t)=>`Rejeitar ${t} para ${e}`,selected:(e,t)=>`${e} ${e===1?`selecionada`:`selecionadas`}, ${t}`,dialog:{approve:`Aprovar recargas`,approveText:`O dinheiro entra nas carteiras na hora.`,reject:`Rejeitar recargas`,rejectText:`Nenhum dinheiro se move. O bot do cliente recebe o motivo.`,reason:`Motivo`,submitApprove:(e,t)=>`Aprovar ${e===1?``:`${e}, `}${t}`,submitReject:e=>e===1?`Rejeitar`:`Rejeitar ${e}`,approved:e=>`${e} ${e===1?`recarga foi aprovada`:`recargas foram aprovadas`}.`,rejected:e=>`${e} ${e===1?`recarga foi rejeitada`:`recargas foram rejeitadas`}.`,failed:e=>`${e} não ${e===1?`pôde ser decidida`:`puderam ser decididas`}:`,done:`feito`}}),K=g();function q({decision:e,onClose:t}){let n=_(G).dialog,r=C(),{kind:i}=e,[a,o]=(0,V.useState)(e.recharges),[c,l]=(0,V.useState)(new Map),u=r.money(a.reduce((e,{amount:t})=>S(e,t),`0.00`));async function d(e){let r=new Map;for(let{id:t}of a)try{i===`approve`?await v(U,{input:{id:t}}):await v(W,{input:{id:t,reason:e}})}catch(e){if(a.length===1)throw e;r.set(t,e instanceof h?e.message:String(e))}await x.invalidateQueries();let c=a.length-r.size;c>0&&s(i===`approve`?n.approved(c):n.rejected(c)),l(r),o(a.filter(({id:e})=>r.has(e))),r.size===0&&t()}return(0,K.jsx)(L,{open:!0,onClose:t,title:n[i],text:i===`approve`?n.approveText:n.rejectText,children:(0,K.jsxs)(B,{danger:i===`reject`,submitLabel:i===`approve`?n.submitApprove(a.length,u):n.submitReject(a.length),onCancel:t,onSubmit:({reason:e})=>d(String(e??``).trim()),children:[c.size>0&&(0,K.jsx)(`p`,{role:`alert`,children:n.failed(c.size)}),(0,K.jsx)(R,{facts:a.map(({id:e,customer:t,amount:n,reference:i})=>({id:e,label:t.name,value:`${r.money(n)} ${c.get(e)??i}`}))}),i===`reject`&&(0,K.jsx)(z,{name:`reason`,label:n.reason,maxLength:500})]})})}var J=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query RechargeList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: RechargeWhereInput, $orderBy: RechargeOrder) {
  recharges(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
    orderBy: $orderBy
  ) {
    totalCount
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
    `),Y={decide:`_decide_1tlwy_2`},X=n(`/signedIn/recharges`);function Z(){let n=_(G),s=C(),d=X.useSearch(),m=X.useNavigate(),h=u(`RECHARGES_DECIDE`),g=r(d,s.timezone),{data:v,error:y,isPlaceholderData:b,refetch:x}=ee(J,g),E=v?.recharges.edges.map(e=>e.node),[j,F]=(0,V.useState)(new Set),[L,R]=(0,V.useState)(null);(0,V.useEffect)(()=>F(new Set),[d]);let z=Q(h?R:void 0),{after:B,before:H,...U}=d,{view:W=`PENDING`,...Y}=U,Z=t=>void m({search:e({...U,...t})}),$=E?.filter(({id:e,status:t})=>j.has(e)&&t===`PENDING`)??[],te=s.money($.reduce((e,{amount:t})=>S(e,t),`0.00`));return(0,K.jsxs)(K.Fragment,{children:[(0,K.jsx)(o,{title:n.title}),(0,K.jsx)(N,{label:n.views.label,children:i.map(e=>(0,K.jsx)(P,{to:`/recharges`,search:e===`PENDING`?{}:{view:e},current:e===W,children:n.views[e]},e))}),(0,K.jsxs)(I,{children:[(0,K.jsx)(k,{label:n.search,placeholder:n.searchPlaceholder,value:d.q??``,onChange:e=>Z({q:e})}),(0,K.jsx)(O,{label:n.filters.requested,value:d,onChange:e=>Z({period:void 0,from:void 0,to:void 0,...e})}),(0,K.jsx)(w,{label:n.filters.amount,value:d,onChange:e=>Z({min:void 0,max:void 0,...e})})]}),(0,K.jsxs)(T,{flush:!0,children:[$.length>0&&(0,K.jsxs)(A,{text:n.selected($.length,te),onClear:()=>F(new Set),children:[(0,K.jsx)(t,{size:`small`,icon:c,onClick:()=>R({kind:`reject`,recharges:$}),children:n.reject}),(0,K.jsx)(t,{size:`small`,look:`primary`,icon:f,onClick:()=>R({kind:`approve`,recharges:$}),children:n.approve})]}),(0,K.jsx)(M,{name:`recharges`,label:n.title,columns:z,rows:E,rowKey:e=>e.id,rowName:e=>`${e.customer.name} ${s.money(e.amount)}`,stale:b,error:y,onRetry:()=>void x(),...h&&W===`PENDING`&&{selection:{keys:j,onChange:F}},empty:Object.keys(Y).length>0||W!==`PENDING`?(0,K.jsx)(l,{icon:p,title:n.noMatch,text:n.noMatchText}):(0,K.jsx)(l,{icon:a,title:n.empty,text:n.emptyText})}),(0,K.jsx)(D,{connection:v?.recharges,onChange:t=>void m({search:e({...U,...t})})})]}),L&&(0,K.jsx)(q,{decision:L,onClose:()=>R(null)})]})}function Q(e){let t=_(G).columns,n=[{id:`customer`,header:t.customer,cell:({customer:e})=>(0,K.jsx)(d,{to:`/customers/$id`,params:{id:e.id},search:{tab:`recharges`},children:e.name}),width:16},{id:`status`,header:t.status,cell:({status:e})=>(0,K.jsx)(j,{kind:`recharge`,status:e}),wide:!0},{id:`reference`,header:t.reference,cell:({reference:e,reason:t,notes:n})=>(0,K.jsx)(`span`,{className:`muted`,children:t||e||n}),wide:!0,width:18},{id:`requested`,header:t.requested,cell:({createdAt:e})=>(0,K.jsx)(F,{at:e}),wide:!0},{id:`balance`,header:t.balance,cell:({customer:e})=>(0,K.jsx)(E,{amount:e.walletBalance}),align:`end`,wide:!0,width:8},{id:`amount`,header:t.amount,cell:({amount:e})=>(0,K.jsx)(E,{amount:e}),align:`end`,width:7}];return e?[...n,{id:`decide`,header:t.decide,align:`end`,cell:t=>t.status===`PENDING`&&(0,K.jsx)($,{recharge:t,onDecide:e})}]:n}function $({recharge:e,onDecide:n}){let r=_(G),i=C(),a=[e.customer.name,i.money(e.amount)],o=[e];return(0,K.jsxs)(`span`,{className:Y.decide,children:[(0,K.jsx)(t,{size:`small`,icon:c,"aria-label":r.rejectOne(...a),onClick:()=>n({kind:`reject`,recharges:o})}),(0,K.jsx)(t,{size:`small`,icon:f,"aria-label":r.approveOne(...a),onClick:()=>n({kind:`approve`,recharges:o})})]})}export{Z as RechargeList};