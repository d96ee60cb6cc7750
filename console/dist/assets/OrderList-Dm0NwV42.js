const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/BulkDialog-B8IergXh.js","assets/react-sySUN5R7.js","assets/index-CsPdx_Mn.js","assets/messages-igU7N3k3.js","assets/calendar-CTBh0IHF.js","assets/check-DemW3Y9G.js","assets/index-COSB27qd.css","assets/useIdempotencyKey-C_os6lJL.js","assets/useFormat-DiRypUA_.js","assets/Dialog-DvY3RlSy.js","assets/reason-parts-DUOFP2ao.js","assets/useTransitionStatus-DNGHhV4Y.js","assets/useScrollLock-Dut5Z5jy.js","assets/DialogFocus-CiyGmtHL.js","assets/Dialog-DkOzw8zj.css","assets/Facts-h87Ejtjd.js","assets/Facts-BouFD65f.css","assets/Field-CjhKlnu1.js","assets/useRegisterFieldControl-BhaHfn_d.js","assets/FormContext-3JnV9XSp.js","assets/useValueChanged-BBQdJVbY.js","assets/Field-zFhFJZ9P.css","assets/Form-CH7C0Xdd.js","assets/Form-D3GZ7Ia2.css"])))=>i.map(i=>d[i]);
import{$ as e,H as t,Ot as n,Q as r,St as i,Tt as a,U as o,et as s,f as c,h as l,kt as u,xt as d,yt as f}from"./index-CsPdx_Mn.js";import{t as p}from"./plus-DouMw-Jz.js";import{i as m,r as h,t as g}from"./react-sySUN5R7.js";import{b as _,n as v,t as y}from"./messages-igU7N3k3.js";import{i as b,n as x,t as S}from"./useFormat-DiRypUA_.js";import{t as ee}from"./ButtonLink-Q02lwYnZ.js";import{t as C}from"./Card-CIGM-tn0.js";import{n as w,t as T}from"./SavedViews-5vaJIQPc.js";import{t as E}from"./ExportButton-xZVFJZ7c.js";import{t as D}from"./NewRows-BeZbF6ZD.js";import{t as O}from"./PageHeader-DxWvB6R1.js";import{t as k}from"./Pagination-EgfwuWsA.js";import{t as te}from"./Table-CsZozIxF.js";import{t as A}from"./Toolbar-DaPJH_3C.js";import{t as j}from"./ban-kNoyKx1C.js";import{t as M}from"./package-check-B7F7bhHz.js";import{t as N}from"./undo-2-BT7wdmrp.js";import{t as P}from"./SelectionBar-BdKcmEY-.js";import{t as F}from"./Money-DPyT9eDQ.js";import{t as ne}from"./StatusBadge-CN5v7Rym.js";import{t as re}from"./Time-DD_NlqKz.js";import{t as I}from"./messages-CjnROXe_.js";import{t as L}from"./receipt-text-BXA1zJ3x.js";import{t as R}from"./search-x-WRR2GJUe.js";import{t as z}from"./EmptyState-sJxxhazC.js";import{t as B}from"./AmountFilter-QusepFIC.js";import{t as V}from"./OptionsFilter-DvVme67e.js";import{t as H}from"./PeriodFilter-CtUrQQNo.js";import{t as U}from"./SearchInput-eQLIhkR-.js";import{t as W}from"./EntityFilter-BhbcaR_a.js";var G=m(g(),1),K=e=>`${e} ${e===1?`order`:`orders`}`,q=e=>`${e} ${e===1?`pedido`:`pedidos`}`,J=y({actions:{deliver:`Deliver`,cancel:`Cancel orders`,refund:`Refund`},selected:(e,t)=>`${e} selected, ${t}`,deliver:{title:`Mark orders as delivered`,text:`All services and goods that wait in these orders are noted as delivered by you.`,submit:e=>`Deliver ${K(e)}`,done:e=>`${K(e)} delivered.`},cancel:{title:`Cancel orders`,text:`The customers get all of their money back into their wallets. Orders of which something was delivered are left out.`,submit:e=>`Cancel ${K(e)}`,done:e=>`${K(e)} cancelled.`},refund:{title:`Refund orders`,text:`Everything that was not credited yet goes back into the wallets. Keys that were delivered are revoked.`,submit:e=>`Refund ${K(e)}`,done:e=>`${K(e)} refunded.`},reason:`Reason`,reasonHint:`It is noted in every order.`,failed:e=>`${K(e)} could not be changed:`},{actions:{deliver:`Entregar`,cancel:`Cancelar pedidos`,refund:`Reembolsar`},selected:(e,t)=>`${e} ${e===1?`selecionado`:`selecionados`}, ${t}`,deliver:{title:`Marcar pedidos como entregues`,text:`Todos os serviços e bens que esperam nestes pedidos são registrados como entregues por você.`,submit:e=>`Entregar ${q(e)}`,done:e=>`${q(e)} ${e===1?`entregue`:`entregues`}.`},cancel:{title:`Cancelar pedidos`,text:`Os clientes recebem todo o dinheiro de volta na carteira. Pedidos com algo já entregue ficam de fora.`,submit:e=>`Cancelar ${q(e)}`,done:e=>`${q(e)} ${e===1?`cancelado`:`cancelados`}.`},refund:{title:`Reembolsar pedidos`,text:`Tudo o que ainda não foi devolvido volta para as carteiras. As chaves entregues são revogadas.`,submit:e=>`Reembolsar ${q(e)}`,done:e=>`${q(e)} ${e===1?`reembolsado`:`reembolsados`}.`},reason:`Motivo`,reasonHint:`Fica registrado em cada pedido.`,failed:e=>`${q(e)} não ${e===1?`pôde ser alterado`:`puderam ser alterados`}:`}),Y=_();function X({orders:e,onStart:t,onClear:n}){let r=v(J),i=S(),a=o(`ORDERS_REFUND`);return(0,Y.jsxs)(P,{text:r.selected(e.length,i.money(ie(e))),onClear:n,children:[(0,Y.jsx)(c,{size:`small`,icon:M,onClick:()=>t(`deliver`),children:r.actions.deliver}),(0,Y.jsx)(c,{size:`small`,icon:j,onClick:()=>t(`cancel`),children:r.actions.cancel}),a&&(0,Y.jsx)(c,{size:`small`,icon:N,onClick:()=>t(`refund`),children:r.actions.refund})]})}var ie=e=>e.reduce((e,{total:t,refundedAmount:n})=>x(e,b(t,n)),`0.00`);function ae(){let e=v(I),{sources:t}=v(l),n=e.columns;return[{id:`number`,header:n.number,cell:({number:e})=>(0,Y.jsx)(u,{to:`/orders/$number`,params:{number:e},children:(0,Y.jsx)(`code`,{children:e})})},{id:`status`,header:n.status,cell:({status:e})=>(0,Y.jsx)(ne,{kind:`order`,status:e}),width:14},{id:`customer`,header:n.customer,cell:({customer:e})=>e.name,wide:!0,width:14},{id:`what`,header:n.what,cell:e=>(0,Y.jsx)(oe,{order:e}),wide:!0,width:22},{id:`placed`,header:n.placed,cell:({createdAt:e})=>(0,Y.jsx)(re,{at:e}),sort:`created`,wide:!0},{id:`source`,header:n.source,cell:({source:e})=>t[e],wide:!0,width:5},{id:`refunded`,header:n.refunded,cell:({refundedAmount:e})=>Number(e)>0?(0,Y.jsx)(F,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:n.total,cell:({total:e})=>(0,Y.jsx)(F,{amount:e}),align:`end`,sort:`total`,width:8}]}function oe({order:e}){let t=v(I),n=new Map;for(let t of e.items.filter(e=>!e.replacesId))n.set(t.productName,(n.get(t.productName)??0)+1);let[r,...i]=[...n];if(!r)return null;let[a,o]=r;return(0,Y.jsxs)(`span`,{className:`muted`,children:[a,o>1&&` × ${o}`,i.length>0&&` ${t.more(i.length)}`]})}var se=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),ce={created:`CREATED_AT`,updated:`UPDATED_AT`,total:`TOTAL`};function le(e,t){let{from:n,to:a}=f(e,t),o=e.sort??`-created`,s=d({statusIn:e.status?r(e):void 0,source:e.source,customerId:e.customer,totalGTE:e.min,totalLTE:e.max,refundedAmountGT:e.refunded?`0.00`:void 0,createdAtGTE:n,createdAtLT:a,hasItemsWith:e.product?[{productId:e.product}]:void 0,...e.q&&{or:[{number:e.q},{hasCustomerWith:[{nameContainsFold:e.q}]}]}});return{...i(e),where:s,orderBy:{field:ce[o.replace(`-`,``)],direction:o.startsWith(`-`)?`DESC`:`ASC`}}}function ue({filtered:e,onClear:t}){let n=v(I),{filters:r}=v(l);return e?(0,Y.jsx)(z,{icon:R,title:n.noMatch,text:n.noMatchText,action:(0,Y.jsx)(c,{onClick:t,children:r.clear})}):(0,Y.jsx)(z,{icon:L,title:n.empty,text:n.emptyText})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},de=new Z(`
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
    `),fe=new Z(`
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
    `);function pe(e,t){let n={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:r}=a(de,{where:n},{enabled:e.length>=2||t!==void 0}),i=r?.customers.edges.map(e=>e.node)??[];return{found:i,chosen:i.find(({id:e})=>e===t)}}function me(e){let t=v(I).filters;return(0,Y.jsx)(W,{label:t.customer,searchLabel:t.findCustomer,useEntities:pe,...e})}function he(e,t){let n={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:r}=a(fe,{where:n},{enabled:e.length>=2||t!==void 0}),i=r?.products.edges.map(e=>e.node)??[];return{found:i,chosen:i.find(({id:e})=>e===t)}}function ge(e){let t=v(I).filters;return(0,Y.jsx)(W,{label:t.product,searchLabel:t.findProduct,useEntities:he,...e})}function _e({search:t,onChange:n,onClear:i}){let a=v(I),{filters:o,statuses:u,sources:d}=v(l),f=a.filters,{sort:p,after:m,before:h,...g}=t;return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(U,{label:a.search,placeholder:a.searchPlaceholder,value:t.q??``,onChange:e=>n({q:e})}),(0,Y.jsx)(V,{label:f.status,options:s.map(e=>({value:e,label:u.order[e]})),chosen:r(t),onChange:e=>n({status:e.join(`,`)})}),(0,Y.jsx)(H,{label:f.placed,value:t,onChange:e=>n({period:void 0,from:void 0,to:void 0,...e})}),(0,Y.jsx)(me,{chosen:t.customer,onChange:e=>n({customer:e})}),(0,Y.jsx)(ge,{chosen:t.product,onChange:e=>n({product:e})}),(0,Y.jsx)(B,{label:f.total,value:t,onChange:e=>n({min:void 0,max:void 0,...e})}),(0,Y.jsx)(V,{single:!0,label:f.source,options:e.map(e=>({value:e,label:d[e]})),chosen:t.source?[t.source]:[],onChange:([e])=>n({source:e})}),(0,Y.jsx)(V,{label:f.refunded,options:[{value:`yes`,label:f.yes}],chosen:t.refunded?[`yes`]:[],onChange:e=>n({refunded:e.length>0})}),Object.keys(g).length>1&&(0,Y.jsx)(c,{look:`quiet`,onClick:i,children:o.clear})]})}var ve=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:!0,period:`7d`}}];function ye({search:e}){let t=v(I).view,n=ve.map(({id:e,search:n})=>({id:e,name:t[e],search:n}));return(0,Y.jsx)(T,{list:`orders`,to:`/orders`,builtIn:n,search:e})}var be=h({OrderList:()=>$}),xe=(0,G.lazy)(()=>t(()=>import(`./BulkDialog-B8IergXh.js`).then(e=>({default:e.BulkDialog})),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23]))),Q=n(`/signedIn/orders`);function $(){let e=v(I),t=S(),n=Q.useSearch(),r=Q.useNavigate(),i=le(n,t.timezone),{data:s,error:c,isPlaceholderData:l,refetch:u}=a(se,i),f=ae(),p=s?.orders.edges.map(e=>e.node),[m,h]=(0,G.useState)(new Set),[g,_]=(0,G.useState)(null);(0,G.useEffect)(()=>h(new Set),[n]);let y=o(`ORDERS_WRITE`),b=p?.filter(({id:e})=>m.has(e))??[],x=e=>{let{after:t,before:i,...a}=n;r({search:d({...a,...e})})},{after:ee,before:T,sort:j,...M}=n,N=Object.keys(M).length>0;return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(O,{title:e.title,aside:(0,Y.jsx)(D,{type:`ORDER`,ids:p?.map(({id:e})=>e),onShow:()=>x({})}),actions:(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(E,{input:{kind:`ORDERS`,orderWhere:i.where},count:s?.orders.totalCount}),(0,Y.jsx)(Se,{label:e.create})]})}),(0,Y.jsx)(ye,{search:n}),(0,Y.jsx)(A,{end:(0,Y.jsx)(w,{name:`orders`,columns:f}),children:(0,Y.jsx)(_e,{search:n,onChange:x,onClear:()=>void r({search:d({sort:j})})})}),(0,Y.jsxs)(C,{flush:!0,children:[b.length>0&&(0,Y.jsx)(X,{orders:b,onStart:e=>_({kind:e,orders:b}),onClear:()=>h(new Set)}),(0,Y.jsx)(te,{name:`orders`,label:e.title,columns:f,rows:p,rowKey:e=>e.id,rowName:e=>e.number,...y&&{selection:{keys:m,onChange:h}},stale:l,error:c,onRetry:()=>void u(),sort:j??`-created`,onSort:e=>x({sort:e}),empty:(0,Y.jsx)(ue,{filtered:N,onClear:()=>void r({search:{}})})}),(0,Y.jsx)(k,{connection:s?.orders,onChange:e=>void r({search:d({...M,sort:j,...e})})})]}),(0,Y.jsx)(G.Suspense,{fallback:null,children:g&&(0,Y.jsx)(xe,{...g,onDone:e=>h(t=>new Set([...t].filter(t=>!e.includes(t)))),onClose:()=>_(null)})})]})}function Se({label:e}){return o(`ORDERS_WRITE`)?(0,Y.jsx)(ee,{look:`primary`,icon:p,to:`/orders/new`,children:e}):null}export{$ as OrderList,J as n,be as t};