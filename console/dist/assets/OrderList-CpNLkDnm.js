import{d as e,f as t,t as n}from"./PageHeader-BsV3pZky.js";import{t as r}from"./plus-Cstk_tz2.js";import{n as i,s as a}from"./session-BHK4iFKa.js";import{i as o,t as s,v as c}from"./shared-DnkpUVzJ.js";import{t as l}from"./useFormat-Dm24KoBB.js";import{F as u,I as d,N as f,P as p,c as m,l as h}from"./index-BN1pptzq.js";import{n as g}from"./Skeleton-NM1GUSbW.js";import{n as _,t as v}from"./SavedViews-BUWPeKSj.js";import{t as y}from"./Pagination-A9zzAZVK.js";import{t as b}from"./page-DWYEniN2.js";import{t as x}from"./Table-DBNZ38kM.js";import{t as S}from"./Toolbar-DHz7gq9A.js";import{t as C}from"./Money-C3zG-6MD.js";import{t as w}from"./StatusBadge-CLgrYAN9.js";import{t as T}from"./Time-DRTY5x0F.js";import{t as E}from"./messages-CYwJQ0bw.js";import{t as D}from"./receipt-text-D_MaTE_1.js";import{t as O}from"./search-x-DVhD1Ncw.js";import{t as k}from"./Button-iN5KV8tA.js";import{t as A}from"./AmountFilter-Bo21NB43.js";import{t as j}from"./OptionsFilter-DvAUjtS1.js";import{t as M}from"./PeriodFilter-B14ZZz7V.js";import{t as N}from"./SearchInput-BFnKPB91.js";import{t as P}from"./EntityFilter-C57SQLeN.js";var F=c();function I(){let e=o(E),{sources:n}=o(s),r=e.columns;return[{id:`number`,header:r.number,cell:({number:e})=>(0,F.jsx)(t,{to:`/orders/$number`,params:{number:e},children:(0,F.jsx)(`code`,{children:e})})},{id:`status`,header:r.status,cell:({status:e})=>(0,F.jsx)(w,{kind:`order`,status:e}),width:14},{id:`customer`,header:r.customer,cell:({customer:e})=>e.name,wide:!0,width:14},{id:`what`,header:r.what,cell:e=>(0,F.jsx)(L,{order:e}),wide:!0,width:22},{id:`placed`,header:r.placed,cell:({createdAt:e})=>(0,F.jsx)(T,{at:e}),sort:`created`,wide:!0},{id:`source`,header:r.source,cell:({source:e})=>n[e],wide:!0,width:5},{id:`refunded`,header:r.refunded,cell:({refundedAmount:e})=>Number(e)>0?(0,F.jsx)(C,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:r.total,cell:({total:e})=>(0,F.jsx)(C,{amount:e}),align:`end`,sort:`total`,width:8}]}function L({order:e}){let t=o(E),n=new Map;for(let t of e.items.filter(e=>!e.replacesId))n.set(t.productName,(n.get(t.productName)??0)+1);let[r,...i]=[...n];if(!r)return null;let[a,s]=r;return(0,F.jsxs)(`span`,{className:`muted`,children:[a,s>1&&` × ${s}`,i.length>0&&` ${t.more(i.length)}`]})}var R=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function z({filtered:e,onClear:t}){let n=o(E),{filters:r}=o(s);return e?(0,F.jsx)(m,{icon:O,title:n.noMatch,text:n.noMatchText,action:(0,F.jsx)(k,{onClick:t,children:r.clear})}):(0,F.jsx)(m,{icon:D,title:n.empty,text:n.emptyText})}var B=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},V=new B(`
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
    `),H=new B(`
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
    `);function U(e,t){let n={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:r}=a(V,{where:n},{enabled:e.length>=2||t!==void 0}),i=r?.customers.edges.map(e=>e.node)??[];return{found:i,chosen:i.find(({id:e})=>e===t)}}function W(e){let t=o(E).filters;return(0,F.jsx)(P,{label:t.customer,searchLabel:t.findCustomer,useEntities:U,...e})}function G(e,t){let n={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:r}=a(H,{where:n},{enabled:e.length>=2||t!==void 0}),i=r?.products.edges.map(e=>e.node)??[];return{found:i,chosen:i.find(({id:e})=>e===t)}}function K(e){let t=o(E).filters;return(0,F.jsx)(P,{label:t.product,searchLabel:t.findProduct,useEntities:G,...e})}function q({search:e,onChange:t,onClear:n}){let r=o(E),{filters:i,statuses:a,sources:c}=o(s),l=r.filters,{sort:p,after:m,before:h,...g}=e;return(0,F.jsxs)(F.Fragment,{children:[(0,F.jsx)(N,{label:r.search,placeholder:r.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),(0,F.jsx)(j,{label:l.status,options:d.map(e=>({value:e,label:a.order[e]})),chosen:f(e),onChange:e=>t({status:e.join(`,`)})}),(0,F.jsx)(M,{label:l.placed,value:e,onChange:e=>t({period:void 0,from:void 0,to:void 0,...e})}),(0,F.jsx)(W,{chosen:e.customer,onChange:e=>t({customer:e})}),(0,F.jsx)(K,{chosen:e.product,onChange:e=>t({product:e})}),(0,F.jsx)(A,{label:l.total,value:e,onChange:e=>t({min:void 0,max:void 0,...e})}),(0,F.jsx)(j,{single:!0,label:l.source,options:u.map(e=>({value:e,label:c[e]})),chosen:e.source?[e.source]:[],onChange:([e])=>t({source:e})}),(0,F.jsx)(j,{label:l.refunded,options:[{value:`yes`,label:l.yes}],chosen:e.refunded?[`yes`]:[],onChange:e=>t({refunded:e.length>0})}),Object.keys(g).length>1&&(0,F.jsx)(k,{look:`quiet`,onClick:n,children:i.clear})]})}var J=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:!0,period:`7d`}}];function Y({search:e}){let t=o(E).view,n=J.map(({id:e,search:n})=>({id:e,name:t[e],search:n}));return(0,F.jsx)(v,{list:`orders`,to:`/orders`,builtIn:n,search:e})}var X=e(`/signedIn/orders`);function Z(){let e=o(E),t=l(),r=X.useSearch(),i=X.useNavigate(),{data:s,error:c,isPlaceholderData:u,refetch:d}=a(R,p(r,t.timezone)),f=I(),m=e=>{let{after:t,before:n,...a}=r;i({search:b({...a,...e})})},{after:h,before:v,sort:C,...w}=r,T=Object.keys(w).length>0;return(0,F.jsxs)(F.Fragment,{children:[(0,F.jsx)(n,{title:e.title,actions:(0,F.jsx)(Q,{label:e.create})}),(0,F.jsx)(Y,{search:r}),(0,F.jsx)(S,{end:(0,F.jsx)(_,{name:`orders`,columns:f}),children:(0,F.jsx)(q,{search:r,onChange:m,onClear:()=>void i({search:b({sort:C})})})}),(0,F.jsxs)(g,{flush:!0,children:[(0,F.jsx)(x,{name:`orders`,label:e.title,columns:f,rows:s?.orders.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:c,onRetry:()=>void d(),sort:C??`-created`,onSort:e=>m({sort:e}),empty:(0,F.jsx)(z,{filtered:T,onClear:()=>void i({search:{}})})}),(0,F.jsx)(y,{connection:s?.orders,onChange:e=>void i({search:b({...w,sort:C,...e})})})]})]})}function Q({label:e}){return i(`ORDERS_WRITE`)?(0,F.jsx)(h,{look:`primary`,icon:r,to:`/orders/new`,children:e}):null}export{Z as OrderList};