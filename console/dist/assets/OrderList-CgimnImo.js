import{$ as e,At as t,Et as n,P as r,Q as i,St as a,Z as o,et as s,g as c,kt as l,p as u}from"./index-VFG-heOs.js";import{t as d}from"./plus-BSC7IWyl.js";import{n as f,y as p}from"./messages-DdyStFrt.js";import{t as m}from"./useFormat-DQeTPv2-.js";import{t as h}from"./ButtonLink-BB-6ihfS.js";import{t as g}from"./Card-DWPMELbP.js";import{n as _,t as v}from"./SavedViews-CporgAtV.js";import{t as y}from"./PageHeader-Ci09rnrX.js";import{t as b}from"./Pagination-C9thjkwg.js";import{t as x}from"./Table-DOmXH7lC.js";import{t as S}from"./Toolbar-CvA-93XW.js";import{t as C}from"./Money-uzJV5PTb.js";import{t as w}from"./StatusBadge-62a51s6b.js";import{t as T}from"./Time-D0WNoWg5.js";import{t as E}from"./messages-BdNpYWgP.js";import{t as D}from"./receipt-text-BhyefmUd.js";import{t as O}from"./search-x-8nGOw2-L.js";import{t as k}from"./EmptyState-85vawyF3.js";import{t as A}from"./AmountFilter-BCIvEhC2.js";import{t as j}from"./OptionsFilter-CKeyIvud.js";import{t as M}from"./PeriodFilter-95I6p_tQ.js";import{t as N}from"./SearchInput-BVugbOeZ.js";import{t as P}from"./EntityFilter-Qb-TgufQ.js";var F=p();function I(){let e=f(E),{sources:n}=f(c),r=e.columns;return[{id:`number`,header:r.number,cell:({number:e})=>(0,F.jsx)(t,{to:`/orders/$number`,params:{number:e},children:(0,F.jsx)(`code`,{children:e})})},{id:`status`,header:r.status,cell:({status:e})=>(0,F.jsx)(w,{kind:`order`,status:e}),width:14},{id:`customer`,header:r.customer,cell:({customer:e})=>e.name,wide:!0,width:14},{id:`what`,header:r.what,cell:e=>(0,F.jsx)(L,{order:e}),wide:!0,width:22},{id:`placed`,header:r.placed,cell:({createdAt:e})=>(0,F.jsx)(T,{at:e}),sort:`created`,wide:!0},{id:`source`,header:r.source,cell:({source:e})=>n[e],wide:!0,width:5},{id:`refunded`,header:r.refunded,cell:({refundedAmount:e})=>Number(e)>0?(0,F.jsx)(C,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:r.total,cell:({total:e})=>(0,F.jsx)(C,{amount:e}),align:`end`,sort:`total`,width:8}]}function L({order:e}){let t=f(E),n=new Map;for(let t of e.items.filter(e=>!e.replacesId))n.set(t.productName,(n.get(t.productName)??0)+1);let[r,...i]=[...n];if(!r)return null;let[a,o]=r;return(0,F.jsxs)(`span`,{className:`muted`,children:[a,o>1&&` × ${o}`,i.length>0&&` ${t.more(i.length)}`]})}var R=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function z({filtered:e,onClear:t}){let n=f(E),{filters:r}=f(c);return e?(0,F.jsx)(k,{icon:O,title:n.noMatch,text:n.noMatchText,action:(0,F.jsx)(u,{onClick:t,children:r.clear})}):(0,F.jsx)(k,{icon:D,title:n.empty,text:n.emptyText})}var B=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},V=new B(`
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
    `);function U(e,t){let r={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:i}=n(V,{where:r},{enabled:e.length>=2||t!==void 0}),a=i?.customers.edges.map(e=>e.node)??[];return{found:a,chosen:a.find(({id:e})=>e===t)}}function W(e){let t=f(E).filters;return(0,F.jsx)(P,{label:t.customer,searchLabel:t.findCustomer,useEntities:U,...e})}function G(e,t){let r={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:i}=n(H,{where:r},{enabled:e.length>=2||t!==void 0}),a=i?.products.edges.map(e=>e.node)??[];return{found:a,chosen:a.find(({id:e})=>e===t)}}function K(e){let t=f(E).filters;return(0,F.jsx)(P,{label:t.product,searchLabel:t.findProduct,useEntities:G,...e})}function q({search:t,onChange:n,onClear:r}){let i=f(E),{filters:a,statuses:l,sources:d}=f(c),p=i.filters,{sort:m,after:h,before:g,..._}=t;return(0,F.jsxs)(F.Fragment,{children:[(0,F.jsx)(N,{label:i.search,placeholder:i.searchPlaceholder,value:t.q??``,onChange:e=>n({q:e})}),(0,F.jsx)(j,{label:p.status,options:s.map(e=>({value:e,label:l.order[e]})),chosen:o(t),onChange:e=>n({status:e.join(`,`)})}),(0,F.jsx)(M,{label:p.placed,value:t,onChange:e=>n({period:void 0,from:void 0,to:void 0,...e})}),(0,F.jsx)(W,{chosen:t.customer,onChange:e=>n({customer:e})}),(0,F.jsx)(K,{chosen:t.product,onChange:e=>n({product:e})}),(0,F.jsx)(A,{label:p.total,value:t,onChange:e=>n({min:void 0,max:void 0,...e})}),(0,F.jsx)(j,{single:!0,label:p.source,options:e.map(e=>({value:e,label:d[e]})),chosen:t.source?[t.source]:[],onChange:([e])=>n({source:e})}),(0,F.jsx)(j,{label:p.refunded,options:[{value:`yes`,label:p.yes}],chosen:t.refunded?[`yes`]:[],onChange:e=>n({refunded:e.length>0})}),Object.keys(_).length>1&&(0,F.jsx)(u,{look:`quiet`,onClick:r,children:a.clear})]})}var J=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:!0,period:`7d`}}];function Y({search:e}){let t=f(E).view,n=J.map(({id:e,search:n})=>({id:e,name:t[e],search:n}));return(0,F.jsx)(v,{list:`orders`,to:`/orders`,builtIn:n,search:e})}var X=l(`/signedIn/orders`);function Z(){let e=f(E),t=m(),r=X.useSearch(),o=X.useNavigate(),{data:s,error:c,isPlaceholderData:l,refetch:u}=n(R,i(r,t.timezone)),d=I(),p=e=>{let{after:t,before:n,...i}=r;o({search:a({...i,...e})})},{after:h,before:v,sort:C,...w}=r,T=Object.keys(w).length>0;return(0,F.jsxs)(F.Fragment,{children:[(0,F.jsx)(y,{title:e.title,actions:(0,F.jsx)(Q,{label:e.create})}),(0,F.jsx)(Y,{search:r}),(0,F.jsx)(S,{end:(0,F.jsx)(_,{name:`orders`,columns:d}),children:(0,F.jsx)(q,{search:r,onChange:p,onClear:()=>void o({search:a({sort:C})})})}),(0,F.jsxs)(g,{flush:!0,children:[(0,F.jsx)(x,{name:`orders`,label:e.title,columns:d,rows:s?.orders.edges.map(e=>e.node),rowKey:e=>e.id,stale:l,error:c,onRetry:()=>void u(),sort:C??`-created`,onSort:e=>p({sort:e}),empty:(0,F.jsx)(z,{filtered:T,onClear:()=>void o({search:{}})})}),(0,F.jsx)(b,{connection:s?.orders,onChange:e=>void o({search:a({...w,sort:C,...e})})})]})]})}function Q({label:e}){return r(`ORDERS_WRITE`)?(0,F.jsx)(h,{look:`primary`,icon:d,to:`/orders/new`,children:e}):null}export{Z as OrderList};