import{d as e,f as t,t as n}from"./PageHeader-DbvcHF98.js";import{t as r}from"./plus-CnNgEC13.js";import{n as i,s as a}from"./session-DwCCaH5i.js";import{i as o,t as s,u as c}from"./shared-B_e_g6xD.js";import{t as l}from"./useFormat-CMdLJ23y.js";import{F as u,M as d,N as f,P as p,c as m,l as h}from"./index-Dcxh2g-B.js";import{n as g}from"./Skeleton-_4lKE35p.js";import{t as _}from"./ColumnPicker-tgY22PY1.js";import{t as v}from"./Pagination-CqGuu_d5.js";import{t as y}from"./page-DWYEniN2.js";import{t as b}from"./Table-DpOikQu6.js";import{t as x}from"./Toolbar-CmY-JQ7O.js";import{t as S}from"./Money-CfRTzbz1.js";import{t as C}from"./StatusBadge-Dq5FfC7R.js";import{t as w}from"./Time-B5gD_guc.js";import{t as T}from"./messages-CPSnZs-K.js";import{t as E}from"./receipt-text-mxt9UlJp.js";import{t as D}from"./search-x-B3KhfoRM.js";import{t as O}from"./Button-B04nwRYN.js";import{t as k}from"./AmountFilter-tZKVrQgf.js";import{t as A}from"./OptionsFilter-B1p-xJNt.js";import{t as j}from"./PeriodFilter-U0QdqWl9.js";import{t as M}from"./SearchInput-BlpMFhLS.js";import{t as N}from"./EntityFilter-Q2iFL3Pk.js";import{n as P,t as F}from"./Tabs-HrtC6l7N.js";var I=c();function L(){let e=o(T),{sources:n}=o(s),r=e.columns;return[{id:`number`,header:r.number,cell:({number:e})=>(0,I.jsx)(t,{to:`/orders/$number`,params:{number:e},children:(0,I.jsx)(`code`,{children:e})})},{id:`status`,header:r.status,cell:({status:e})=>(0,I.jsx)(C,{kind:`order`,status:e}),width:14},{id:`customer`,header:r.customer,cell:({customer:e})=>e.name,wide:!0,width:14},{id:`what`,header:r.what,cell:e=>(0,I.jsx)(R,{order:e}),wide:!0,width:22},{id:`placed`,header:r.placed,cell:({createdAt:e})=>(0,I.jsx)(w,{at:e}),sort:`created`,wide:!0},{id:`source`,header:r.source,cell:({source:e})=>n[e],wide:!0,width:5},{id:`refunded`,header:r.refunded,cell:({refundedAmount:e})=>Number(e)>0?(0,I.jsx)(S,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:r.total,cell:({total:e})=>(0,I.jsx)(S,{amount:e}),align:`end`,sort:`total`,width:8}]}function R({order:e}){let t=o(T),n=new Map;for(let t of e.items.filter(e=>!e.replacesId))n.set(t.productName,(n.get(t.productName)??0)+1);let[r,...i]=[...n];if(!r)return null;let[a,s]=r;return(0,I.jsxs)(`span`,{className:`muted`,children:[a,s>1&&` × ${s}`,i.length>0&&` ${t.more(i.length)}`]})}var z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function B({filtered:e,onClear:t}){let n=o(T),{filters:r}=o(s);return e?(0,I.jsx)(m,{icon:D,title:n.noMatch,text:n.noMatchText,action:(0,I.jsx)(O,{onClick:t,children:r.clear})}):(0,I.jsx)(m,{icon:E,title:n.empty,text:n.emptyText})}var V=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},H=new V(`
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
    `),U=new V(`
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
    `);function W(e,t){let n={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:r}=a(H,{where:n},{enabled:e.length>=2||t!==void 0}),i=r?.customers.edges.map(e=>e.node)??[];return{found:i,chosen:i.find(({id:e})=>e===t)}}function G(e){let t=o(T).filters;return(0,I.jsx)(N,{label:t.customer,searchLabel:t.findCustomer,useEntities:W,...e})}function K(e,t){let n={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:r}=a(U,{where:n},{enabled:e.length>=2||t!==void 0}),i=r?.products.edges.map(e=>e.node)??[];return{found:i,chosen:i.find(({id:e})=>e===t)}}function q(e){let t=o(T).filters;return(0,I.jsx)(N,{label:t.product,searchLabel:t.findProduct,useEntities:K,...e})}function J({search:e,onChange:t,onClear:n}){let r=o(T),{filters:i,statuses:a,sources:c}=o(s),l=r.filters,{sort:f,after:m,before:h,...g}=e;return(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)(M,{label:r.search,placeholder:r.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),(0,I.jsx)(A,{label:l.status,options:u.map(e=>({value:e,label:a.order[e]})),chosen:d(e),onChange:e=>t({status:e.join(`,`)})}),(0,I.jsx)(j,{label:l.placed,value:e,onChange:e=>t({period:void 0,from:void 0,to:void 0,...e})}),(0,I.jsx)(G,{chosen:e.customer,onChange:e=>t({customer:e})}),(0,I.jsx)(q,{chosen:e.product,onChange:e=>t({product:e})}),(0,I.jsx)(k,{label:l.total,value:e,onChange:e=>t({min:void 0,max:void 0,...e})}),(0,I.jsx)(A,{single:!0,label:l.source,options:p.map(e=>({value:e,label:c[e]})),chosen:e.source?[e.source]:[],onChange:([e])=>t({source:e})}),(0,I.jsx)(A,{label:l.refunded,options:[{value:`yes`,label:l.yes}],chosen:e.refunded?[`yes`]:[],onChange:e=>t({refunded:e.length>0})}),Object.keys(g).length>1&&(0,I.jsx)(O,{look:`quiet`,onClick:n,children:i.clear})]})}var Y=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:!0,period:`7d`}}];function X({search:e}){let t=o(T),{after:n,before:r,...i}=e,a=e=>JSON.stringify(Object.entries(i).sort())===JSON.stringify(Object.entries(e).sort());return(0,I.jsx)(P,{label:t.views,children:Y.map(e=>(0,I.jsx)(F,{to:`/orders`,search:e.search,current:a(e.search),children:t.view[e.id]},e.id))})}var Z=e(`/signedIn/orders`);function Q(){let e=o(T),t=l(),r=Z.useSearch(),i=Z.useNavigate(),{data:s,error:c,isPlaceholderData:u,refetch:d}=a(z,f(r,t.timezone)),p=L(),m=e=>{let{after:t,before:n,...a}=r;i({search:y({...a,...e})})},{after:h,before:S,sort:C,...w}=r,E=Object.keys(w).length>0;return(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)(n,{title:e.title,actions:(0,I.jsx)($,{label:e.create})}),(0,I.jsx)(X,{search:r}),(0,I.jsx)(x,{end:(0,I.jsx)(_,{name:`orders`,columns:p}),children:(0,I.jsx)(J,{search:r,onChange:m,onClear:()=>void i({search:y({sort:C})})})}),(0,I.jsxs)(g,{flush:!0,children:[(0,I.jsx)(b,{name:`orders`,label:e.title,columns:p,rows:s?.orders.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:c,onRetry:()=>void d(),sort:C??`-created`,onSort:e=>m({sort:e}),empty:(0,I.jsx)(B,{filtered:E,onClear:()=>void i({search:{}})})}),(0,I.jsx)(v,{connection:s?.orders,onChange:e=>void i({search:y({...w,sort:C,...e})})})]})]})}function $({label:e}){return i(`ORDERS_WRITE`)?(0,I.jsx)(h,{look:`primary`,icon:r,to:`/orders/new`,children:e}):null}export{Q as OrderList};