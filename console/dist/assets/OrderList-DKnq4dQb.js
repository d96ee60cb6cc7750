import{$ as e,I as t,Ot as n,Q as r,St as i,Tt as a,et as o,g as s,kt as c,p as l,xt as u,yt as d}from"./index-C0L_1kVA.js";import{t as f}from"./plus-BSC7IWyl.js";import{n as p,y as m}from"./messages-DdyStFrt.js";import{t as h}from"./useFormat-Kzf6F12n.js";import{t as ee}from"./ButtonLink-C6WkN9u3.js";import{t as g}from"./Card-B4KohjnK.js";import{n as _,t as v}from"./SavedViews-DBUcpHih.js";import{t as y}from"./ExportButton-DuZ9TW7-.js";import{t as b}from"./PageHeader-zFhCiWNi.js";import{t as x}from"./Pagination-bISRlBVw.js";import{t as S}from"./Table-BxUrsb1H.js";import{t as C}from"./Toolbar-DdoooGbD.js";import{t as w}from"./Money-BPtPqzJd.js";import{t as T}from"./StatusBadge-YuQ3EXXh.js";import{t as E}from"./Time-DbabamlS.js";import{t as D}from"./messages-BdNpYWgP.js";import{t as O}from"./receipt-text-BhyefmUd.js";import{t as k}from"./search-x-8nGOw2-L.js";import{t as A}from"./EmptyState-DZkOZM-X.js";import{t as j}from"./AmountFilter-BTL23SB4.js";import{t as M}from"./OptionsFilter-CMZEloPn.js";import{t as N}from"./PeriodFilter-DxwL44KH.js";import{t as P}from"./SearchInput-DPtX86f4.js";import{t as F}from"./EntityFilter-AmUL2iKP.js";var I=m();function L(){let e=p(D),{sources:t}=p(s),n=e.columns;return[{id:`number`,header:n.number,cell:({number:e})=>(0,I.jsx)(c,{to:`/orders/$number`,params:{number:e},children:(0,I.jsx)(`code`,{children:e})})},{id:`status`,header:n.status,cell:({status:e})=>(0,I.jsx)(T,{kind:`order`,status:e}),width:14},{id:`customer`,header:n.customer,cell:({customer:e})=>e.name,wide:!0,width:14},{id:`what`,header:n.what,cell:e=>(0,I.jsx)(R,{order:e}),wide:!0,width:22},{id:`placed`,header:n.placed,cell:({createdAt:e})=>(0,I.jsx)(E,{at:e}),sort:`created`,wide:!0},{id:`source`,header:n.source,cell:({source:e})=>t[e],wide:!0,width:5},{id:`refunded`,header:n.refunded,cell:({refundedAmount:e})=>Number(e)>0?(0,I.jsx)(w,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:n.total,cell:({total:e})=>(0,I.jsx)(w,{amount:e}),align:`end`,sort:`total`,width:8}]}function R({order:e}){let t=p(D),n=new Map;for(let t of e.items.filter(e=>!e.replacesId))n.set(t.productName,(n.get(t.productName)??0)+1);let[r,...i]=[...n];if(!r)return null;let[a,o]=r;return(0,I.jsxs)(`span`,{className:`muted`,children:[a,o>1&&` × ${o}`,i.length>0&&` ${t.more(i.length)}`]})}var z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),B={created:`CREATED_AT`,updated:`UPDATED_AT`,total:`TOTAL`};function V(e,t){let{from:n,to:a}=d(e,t),o=e.sort??`-created`,s=u({statusIn:e.status?r(e):void 0,source:e.source,customerId:e.customer,totalGTE:e.min,totalLTE:e.max,refundedAmountGT:e.refunded?`0.00`:void 0,createdAtGTE:n,createdAtLT:a,hasItemsWith:e.product?[{productId:e.product}]:void 0,...e.q&&{or:[{number:e.q},{hasCustomerWith:[{nameContainsFold:e.q}]}]}});return{...i(e),where:s,orderBy:{field:B[o.replace(`-`,``)],direction:o.startsWith(`-`)?`DESC`:`ASC`}}}function H({filtered:e,onClear:t}){let n=p(D),{filters:r}=p(s);return e?(0,I.jsx)(A,{icon:k,title:n.noMatch,text:n.noMatchText,action:(0,I.jsx)(l,{onClick:t,children:r.clear})}):(0,I.jsx)(A,{icon:O,title:n.empty,text:n.emptyText})}var U=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},W=new U(`
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
    `),G=new U(`
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
    `);function K(e,t){let n={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:r}=a(W,{where:n},{enabled:e.length>=2||t!==void 0}),i=r?.customers.edges.map(e=>e.node)??[];return{found:i,chosen:i.find(({id:e})=>e===t)}}function q(e){let t=p(D).filters;return(0,I.jsx)(F,{label:t.customer,searchLabel:t.findCustomer,useEntities:K,...e})}function J(e,t){let n={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:r}=a(G,{where:n},{enabled:e.length>=2||t!==void 0}),i=r?.products.edges.map(e=>e.node)??[];return{found:i,chosen:i.find(({id:e})=>e===t)}}function Y(e){let t=p(D).filters;return(0,I.jsx)(F,{label:t.product,searchLabel:t.findProduct,useEntities:J,...e})}function X({search:t,onChange:n,onClear:i}){let a=p(D),{filters:c,statuses:u,sources:d}=p(s),f=a.filters,{sort:m,after:h,before:ee,...g}=t;return(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)(P,{label:a.search,placeholder:a.searchPlaceholder,value:t.q??``,onChange:e=>n({q:e})}),(0,I.jsx)(M,{label:f.status,options:o.map(e=>({value:e,label:u.order[e]})),chosen:r(t),onChange:e=>n({status:e.join(`,`)})}),(0,I.jsx)(N,{label:f.placed,value:t,onChange:e=>n({period:void 0,from:void 0,to:void 0,...e})}),(0,I.jsx)(q,{chosen:t.customer,onChange:e=>n({customer:e})}),(0,I.jsx)(Y,{chosen:t.product,onChange:e=>n({product:e})}),(0,I.jsx)(j,{label:f.total,value:t,onChange:e=>n({min:void 0,max:void 0,...e})}),(0,I.jsx)(M,{single:!0,label:f.source,options:e.map(e=>({value:e,label:d[e]})),chosen:t.source?[t.source]:[],onChange:([e])=>n({source:e})}),(0,I.jsx)(M,{label:f.refunded,options:[{value:`yes`,label:f.yes}],chosen:t.refunded?[`yes`]:[],onChange:e=>n({refunded:e.length>0})}),Object.keys(g).length>1&&(0,I.jsx)(l,{look:`quiet`,onClick:i,children:c.clear})]})}var Z=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:!0,period:`7d`}}];function Q({search:e}){let t=p(D).view,n=Z.map(({id:e,search:n})=>({id:e,name:t[e],search:n}));return(0,I.jsx)(v,{list:`orders`,to:`/orders`,builtIn:n,search:e})}var $=n(`/signedIn/orders`);function te(){let e=p(D),t=h(),n=$.useSearch(),r=$.useNavigate(),i=V(n,t.timezone),{data:o,error:s,isPlaceholderData:c,refetch:l}=a(z,i),d=L(),f=e=>{let{after:t,before:i,...a}=n;r({search:u({...a,...e})})},{after:m,before:ee,sort:v,...w}=n,T=Object.keys(w).length>0;return(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)(b,{title:e.title,actions:(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)(y,{input:{kind:`ORDERS`,orderWhere:i.where},count:o?.orders.totalCount}),(0,I.jsx)(ne,{label:e.create})]})}),(0,I.jsx)(Q,{search:n}),(0,I.jsx)(C,{end:(0,I.jsx)(_,{name:`orders`,columns:d}),children:(0,I.jsx)(X,{search:n,onChange:f,onClear:()=>void r({search:u({sort:v})})})}),(0,I.jsxs)(g,{flush:!0,children:[(0,I.jsx)(S,{name:`orders`,label:e.title,columns:d,rows:o?.orders.edges.map(e=>e.node),rowKey:e=>e.id,stale:c,error:s,onRetry:()=>void l(),sort:v??`-created`,onSort:e=>f({sort:e}),empty:(0,I.jsx)(H,{filtered:T,onClear:()=>void r({search:{}})})}),(0,I.jsx)(x,{connection:o?.orders,onChange:e=>void r({search:u({...w,sort:v,...e})})})]})]})}function ne({label:e}){return t(`ORDERS_WRITE`)?(0,I.jsx)(ee,{look:`primary`,icon:f,to:`/orders/new`,children:e}):null}export{te as OrderList};