const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/BulkDialog-DQz9CPRy.js","assets/react-sySUN5R7.js","assets/index-DxvkqU8P.js","assets/messages-igU7N3k3.js","assets/calendar-CTBh0IHF.js","assets/check-DemW3Y9G.js","assets/index-COSB27qd.css","assets/useIdempotencyKey-C_os6lJL.js","assets/useCustomerName-ArCx_vpM.js","assets/useFormat-CaUEnYtq.js","assets/Dialog-TmRuJTbs.js","assets/reason-parts-DUOFP2ao.js","assets/useTransitionStatus-CRhROSfr.js","assets/useScrollLock-AMfGGC0K.js","assets/DialogFocus-DYs6tgan.js","assets/Dialog-DkOzw8zj.css","assets/Facts-h87Ejtjd.js","assets/Facts-BouFD65f.css","assets/Field-BDMUAlS8.js","assets/useRegisterFieldControl-BisFcs9_.js","assets/FormContext-3JnV9XSp.js","assets/useValueChanged-BBQdJVbY.js","assets/Field-zFhFJZ9P.css","assets/Form-1p36lu4P.js","assets/Form-D3GZ7Ia2.css"])))=>i.map(i=>d[i]);
import{$ as e,H as t,Ot as n,Q as r,St as i,Tt as a,U as o,et as s,f as c,h as l,kt as u,xt as d,yt as f}from"./index-DxvkqU8P.js";import{t as p}from"./plus-DouMw-Jz.js";import{i as m,r as h,t as g}from"./react-sySUN5R7.js";import{b as _,n as v,t as y}from"./messages-igU7N3k3.js";import{i as b,n as x,t as S}from"./useFormat-CaUEnYtq.js";import{t as C}from"./ButtonLink-bGwZiPXI.js";import{t as w}from"./Card-D9gWPMxB.js";import{n as T,t as ee}from"./SavedViews-CPk9bxWb.js";import{t as E}from"./ExportButton-CAPZTQiD.js";import{t as D}from"./NewRows-Bw4zPBzQ.js";import{t as O}from"./PageHeader-OMwtLIVL.js";import{t as k}from"./Pagination-DVAPL-9S.js";import{t as A}from"./Table-C8WSTUNy.js";import{t as j}from"./Toolbar-B4XelsHZ.js";import{t as M}from"./ban-kNoyKx1C.js";import{t as N}from"./package-check-B7F7bhHz.js";import{t as P}from"./undo-2-BT7wdmrp.js";import{t as te}from"./SelectionBar-BfuNuw-S.js";import{t as ne}from"./useCustomerName-ArCx_vpM.js";import{t as F}from"./Money-DWrvieYF.js";import{t as re}from"./StatusBadge-CiUMO_Pg.js";import{t as ie}from"./Time-CyOfpkiB.js";import{t as I}from"./messages-CjnROXe_.js";import{t as L}from"./receipt-text-BXA1zJ3x.js";import{t as R}from"./search-x-WRR2GJUe.js";import{t as z}from"./EmptyState-D9m46cVh.js";import{t as B}from"./AmountFilter-B7VtZCBB.js";import{t as V}from"./OptionsFilter-CXUdDKNe.js";import{t as H}from"./PeriodFilter-BMz1KRRF.js";import{t as U}from"./SearchInput-CPBqi-p4.js";import{t as W}from"./EntityFilter-D2J7EvWz.js";var G=m(g(),1),K=e=>`${e} ${e===1?`order`:`orders`}`,q=e=>`${e} ${e===1?`pedido`:`pedidos`}`,J=y({actions:{deliver:`Deliver`,cancel:`Cancel orders`,refund:`Refund`},selected:(e,t)=>`${e} selected, ${t}`,deliver:{title:`Mark orders as delivered`,text:`All services and goods that wait in these orders are noted as delivered by you.`,submit:e=>`Deliver ${K(e)}`,done:e=>`${K(e)} delivered.`},cancel:{title:`Cancel orders`,text:`The customers get all of their money back into their wallets. Orders of which something was delivered are left out.`,submit:e=>`Cancel ${K(e)}`,done:e=>`${K(e)} cancelled.`},refund:{title:`Refund orders`,text:`Everything that was not credited yet goes back into the wallets. Keys that were delivered are revoked.`,submit:e=>`Refund ${K(e)}`,done:e=>`${K(e)} refunded.`},reason:`Reason`,reasonHint:`It is noted in every order.`,failed:e=>`${K(e)} could not be changed:`},{actions:{deliver:`Entregar`,cancel:`Cancelar pedidos`,refund:`Reembolsar`},selected:(e,t)=>`${e} ${e===1?`selecionado`:`selecionados`}, ${t}`,deliver:{title:`Marcar pedidos como entregues`,text:`Todos os serviços e bens que esperam nestes pedidos são registrados como entregues por você.`,submit:e=>`Entregar ${q(e)}`,done:e=>`${q(e)} ${e===1?`entregue`:`entregues`}.`},cancel:{title:`Cancelar pedidos`,text:`Os clientes recebem todo o dinheiro de volta na carteira. Pedidos com algo já entregue ficam de fora.`,submit:e=>`Cancelar ${q(e)}`,done:e=>`${q(e)} ${e===1?`cancelado`:`cancelados`}.`},refund:{title:`Reembolsar pedidos`,text:`Tudo o que ainda não foi devolvido volta para as carteiras. As chaves entregues são revogadas.`,submit:e=>`Reembolsar ${q(e)}`,done:e=>`${q(e)} ${e===1?`reembolsado`:`reembolsados`}.`},reason:`Motivo`,reasonHint:`Fica registrado em cada pedido.`,failed:e=>`${q(e)} não ${e===1?`pôde ser alterado`:`puderam ser alterados`}:`}),Y=_();function ae({orders:e,onStart:t,onClear:n}){let r=v(J),i=S(),a=o(`ORDERS_REFUND`);return(0,Y.jsxs)(te,{text:r.selected(e.length,i.money(oe(e))),onClear:n,children:[(0,Y.jsx)(c,{size:`small`,icon:N,onClick:()=>t(`deliver`),children:r.actions.deliver}),(0,Y.jsx)(c,{size:`small`,icon:M,onClick:()=>t(`cancel`),children:r.actions.cancel}),a&&(0,Y.jsx)(c,{size:`small`,icon:P,onClick:()=>t(`refund`),children:r.actions.refund})]})}var oe=e=>e.reduce((e,{total:t,refundedAmount:n})=>x(e,b(t,n)),`0.00`);function se(){let e=v(I),{sources:t}=v(l),n=ne(),r=e.columns;return[{id:`number`,header:r.number,cell:({number:e})=>(0,Y.jsx)(u,{to:`/orders/$number`,params:{number:e},children:(0,Y.jsx)(`code`,{children:e})})},{id:`status`,header:r.status,cell:({status:e})=>(0,Y.jsx)(re,{kind:`order`,status:e}),width:14},{id:`customer`,header:r.customer,cell:({customer:e})=>n(e),wide:!0,width:14},{id:`what`,header:r.what,cell:e=>(0,Y.jsx)(ce,{order:e}),wide:!0,width:22},{id:`placed`,header:r.placed,cell:({createdAt:e})=>(0,Y.jsx)(ie,{at:e}),sort:`created`,wide:!0},{id:`source`,header:r.source,cell:({source:e})=>t[e],wide:!0,width:5},{id:`refunded`,header:r.refunded,cell:({refundedAmount:e})=>Number(e)>0?(0,Y.jsx)(F,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:r.total,cell:({total:e})=>(0,Y.jsx)(F,{amount:e}),align:`end`,sort:`total`,width:8}]}function ce({order:e}){let t=v(I),n=new Map;for(let t of e.items.filter(e=>!e.replacesId))n.set(t.productName,(n.get(t.productName)??0)+1);let[r,...i]=[...n];if(!r)return null;let[a,o]=r;return(0,Y.jsxs)(`span`,{className:`muted`,children:[a,o>1&&` × ${o}`,i.length>0&&` ${t.more(i.length)}`]})}var le=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query OrderList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: OrderWhereInput, $orderBy: OrderOrder) {
  orders(
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
        number
        status
        total
        refundedAmount
        source
        createdAt
        customer {
          id
          name
        }
        items {
          id
          productName
          sku
          replacesId
        }
      }
    }
  }
}
    `),ue={created:`CREATED_AT`,updated:`UPDATED_AT`,total:`TOTAL`};function de(e,t){let{from:n,to:a}=f(e,t),o=e.sort??`-created`,s=d({statusIn:e.status?r(e):void 0,source:e.source,customerId:e.customer,totalGTE:e.min,totalLTE:e.max,refundedAmountGT:e.refunded?`0.00`:void 0,createdAtGTE:n,createdAtLT:a,hasItemsWith:e.product?[{productId:e.product}]:void 0,...e.q&&{or:[{number:e.q},{hasCustomerWith:[{nameContainsFold:e.q}]}]}});return{...i(e),where:s,orderBy:{field:ue[o.replace(`-`,``)],direction:o.startsWith(`-`)?`DESC`:`ASC`}}}function fe({filtered:e,onClear:t}){let n=v(I),{filters:r}=v(l);return e?(0,Y.jsx)(z,{icon:R,title:n.noMatch,text:n.noMatchText,action:(0,Y.jsx)(c,{onClick:t,children:r.clear})}):(0,Y.jsx)(z,{icon:L,title:n.empty,text:n.emptyText})}var X=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},pe=new X(`
    query OrderFilterCustomers($where: CustomerWhereInput!) {
  customers(first: 8, where: $where, orderBy: {field: NAME, direction: ASC}) {
    edges {
      node {
        id
        name
      }
    }
  }
}
    `),me=new X(`
    query OrderFilterProducts($where: ProductWhereInput!) {
  products(first: 8, where: $where) {
    edges {
      node {
        id
        name
      }
    }
  }
}
    `);function he(e,t){let n={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:r}=a(pe,{where:n},{enabled:e.length>=2||t!==void 0}),i=r?.customers.edges.map(e=>e.node)??[];return{found:i,chosen:i.find(({id:e})=>e===t)}}function ge(e){let t=v(I).filters;return(0,Y.jsx)(W,{label:t.customer,searchLabel:t.findCustomer,useEntities:he,...e})}function _e(e,t){let n={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:r}=a(me,{where:n},{enabled:e.length>=2||t!==void 0}),i=r?.products.edges.map(e=>e.node)??[];return{found:i,chosen:i.find(({id:e})=>e===t)}}function ve(e){let t=v(I).filters;return(0,Y.jsx)(W,{label:t.product,searchLabel:t.findProduct,useEntities:_e,...e})}function Z({search:t,onChange:n,onClear:i}){let a=v(I),{filters:o,statuses:u,sources:d}=v(l),f=a.filters,{sort:p,after:m,before:h,...g}=t;return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(U,{label:a.search,placeholder:a.searchPlaceholder,value:t.q??``,onChange:e=>n({q:e})}),(0,Y.jsx)(V,{label:f.status,options:s.map(e=>({value:e,label:u.order[e]})),chosen:r(t),onChange:e=>n({status:e.join(`,`)})}),(0,Y.jsx)(H,{label:f.placed,value:t,onChange:e=>n({period:void 0,from:void 0,to:void 0,...e})}),(0,Y.jsx)(ge,{chosen:t.customer,onChange:e=>n({customer:e})}),(0,Y.jsx)(ve,{chosen:t.product,onChange:e=>n({product:e})}),(0,Y.jsx)(B,{label:f.total,value:t,onChange:e=>n({min:void 0,max:void 0,...e})}),(0,Y.jsx)(V,{single:!0,label:f.source,options:e.map(e=>({value:e,label:d[e]})),chosen:t.source?[t.source]:[],onChange:([e])=>n({source:e})}),(0,Y.jsx)(V,{label:f.refunded,options:[{value:`yes`,label:f.yes}],chosen:t.refunded?[`yes`]:[],onChange:e=>n({refunded:e.length>0})}),Object.keys(g).length>1&&(0,Y.jsx)(c,{look:`quiet`,onClick:i,children:o.clear})]})}var ye=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:!0,period:`7d`}}];function be({search:e}){let t=v(I).view,n=ye.map(({id:e,search:n})=>({id:e,name:t[e],search:n}));return(0,Y.jsx)(ee,{list:`orders`,to:`/orders`,builtIn:n,search:e})}var xe=h({OrderList:()=>$}),Se=(0,G.lazy)(()=>t(()=>import(`./BulkDialog-DQz9CPRy.js`).then(e=>({default:e.BulkDialog})),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24]))),Q=n(`/signedIn/orders`);function $(){let e=v(I),t=S(),n=Q.useSearch(),r=Q.useNavigate(),i=de(n,t.timezone),{data:s,error:c,isPlaceholderData:l,refetch:u}=a(le,i),f=se(),p=s?.orders.edges.map(e=>e.node),[m,h]=(0,G.useState)(new Set),[g,_]=(0,G.useState)(null);(0,G.useEffect)(()=>h(new Set),[n]);let y=o(`ORDERS_WRITE`),b=p?.filter(({id:e})=>m.has(e))??[],x=e=>{let{after:t,before:i,...a}=n;r({search:d({...a,...e})})},{after:C,before:ee,sort:M,...N}=n,P=Object.keys(N).length>0;return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(O,{title:e.title,aside:(0,Y.jsx)(D,{type:`ORDER`,ids:p?.map(({id:e})=>e),onShow:()=>x({})}),actions:(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(E,{input:{kind:`ORDERS`,orderWhere:i.where},count:s?.orders.totalCount}),(0,Y.jsx)(Ce,{label:e.create})]})}),(0,Y.jsx)(be,{search:n}),(0,Y.jsx)(j,{end:(0,Y.jsx)(T,{name:`orders`,columns:f}),children:(0,Y.jsx)(Z,{search:n,onChange:x,onClear:()=>void r({search:d({sort:M})})})}),(0,Y.jsxs)(w,{flush:!0,children:[b.length>0&&(0,Y.jsx)(ae,{orders:b,onStart:e=>_({kind:e,orders:b}),onClear:()=>h(new Set)}),(0,Y.jsx)(A,{name:`orders`,label:e.title,columns:f,rows:p,rowKey:e=>e.id,rowName:e=>e.number,...y&&{selection:{keys:m,onChange:h}},stale:l,error:c,onRetry:()=>void u(),sort:M??`-created`,onSort:e=>x({sort:e}),empty:(0,Y.jsx)(fe,{filtered:P,onClear:()=>void r({search:{}})})}),(0,Y.jsx)(k,{connection:s?.orders,onChange:e=>void r({search:d({...N,sort:M,...e})})})]}),(0,Y.jsx)(G.Suspense,{fallback:null,children:g&&(0,Y.jsx)(Se,{...g,onDone:e=>h(t=>new Set([...t].filter(t=>!e.includes(t)))),onClose:()=>_(null)})})]})}function Ce({label:e}){return o(`ORDERS_WRITE`)?(0,Y.jsx)(C,{look:`primary`,icon:p,to:`/orders/new`,children:e}):null}export{$ as OrderList,J as n,xe as t};