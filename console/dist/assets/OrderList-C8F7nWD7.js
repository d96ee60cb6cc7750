import{c as e,l as t,t as n}from"./PageHeader-5uKGi2Uu.js";import{s as r}from"./session-RA-g94sV.js";import{i,t as a,u as o}from"./shared-WPGD6RvV.js";import{t as s}from"./useFormat-Bvb2JK8J.js";import{n as c}from"./Skeleton-DNuB6AT8.js";import{n as l,t as u}from"./OptionsFilter-C1pmDtgk.js";import{t as d}from"./Pagination-yBJ9z3iA.js";import{t as f}from"./page-DWYEniN2.js";import{t as p}from"./Table-C8xCTbJU.js";import{t as m}from"./Toolbar-lpjRuL8-.js";import{t as h}from"./Money-DpG6qD55.js";import{n as g,t as _}from"./StatusBadge-C7NSzWuW.js";import{t as v}from"./messages-CuL_D0GB.js";import{t as y}from"./receipt-text-Bhh_O9jK.js";import{t as b}from"./search-x-BAfypIAI.js";import{t as x}from"./Button-CcOdr6BQ.js";import{C as S,S as C,n as w,w as T,x as E}from"./index-CrQhDVcw.js";import{t as D}from"./AmountFilter-R6r4Mwad.js";import{t as O}from"./PeriodFilter-36qb7no2.js";import{t as k}from"./SearchInput-B5fMqzaJ.js";import{t as A}from"./EntityFilter-C2gb7vr-.js";import{n as j,t as M}from"./Tabs-CGRBN--J.js";var N=o();function P(){let e=i(v),{sources:n}=i(a),r=e.columns;return[{id:`number`,header:r.number,cell:({number:e})=>(0,N.jsx)(t,{to:`/orders/$number`,params:{number:e},children:(0,N.jsx)(`code`,{children:e})})},{id:`status`,header:r.status,cell:({status:e})=>(0,N.jsx)(_,{kind:`order`,status:e}),width:14},{id:`customer`,header:r.customer,cell:({customer:e})=>e.name,wide:!0,width:14},{id:`what`,header:r.what,cell:e=>(0,N.jsx)(F,{order:e}),wide:!0,width:22},{id:`placed`,header:r.placed,cell:({createdAt:e})=>(0,N.jsx)(g,{at:e}),sort:`created`,wide:!0},{id:`source`,header:r.source,cell:({source:e})=>n[e],wide:!0,width:5},{id:`refunded`,header:r.refunded,cell:({refundedAmount:e})=>Number(e)>0?(0,N.jsx)(h,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:r.total,cell:({total:e})=>(0,N.jsx)(h,{amount:e}),align:`end`,sort:`total`,width:8}]}function F({order:e}){let t=i(v),n=new Map;for(let t of e.items.filter(e=>!e.replacesId))n.set(t.productName,(n.get(t.productName)??0)+1);let[r,...a]=[...n];if(!r)return null;let[o,s]=r;return(0,N.jsxs)(`span`,{className:`muted`,children:[o,s>1&&` × ${s}`,a.length>0&&` ${t.more(a.length)}`]})}var I=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function L({filtered:e,onClear:t}){let n=i(v),{filters:r}=i(a);return e?(0,N.jsx)(w,{icon:b,title:n.noMatch,text:n.noMatchText,action:(0,N.jsx)(x,{onClick:t,children:r.clear})}):(0,N.jsx)(w,{icon:y,title:n.empty,text:n.emptyText})}var R=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},z=new R(`
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
    `),B=new R(`
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
    `);function V(e,t){let n={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:i}=r(z,{where:n},{enabled:e.length>=2||t!==void 0}),a=i?.customers.edges.map(e=>e.node)??[];return{found:a,chosen:a.find(({id:e})=>e===t)}}function H(e){let t=i(v).filters;return(0,N.jsx)(A,{label:t.customer,searchLabel:t.findCustomer,useEntities:V,...e})}function U(e,t){let n={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:i}=r(B,{where:n},{enabled:e.length>=2||t!==void 0}),a=i?.products.edges.map(e=>e.node)??[];return{found:a,chosen:a.find(({id:e})=>e===t)}}function W(e){let t=i(v).filters;return(0,N.jsx)(A,{label:t.product,searchLabel:t.findProduct,useEntities:U,...e})}function G({search:e,onChange:t,onClear:n}){let r=i(v),{filters:o,statuses:s,sources:c}=i(a),l=r.filters,{sort:d,after:f,before:p,...m}=e;return(0,N.jsxs)(N.Fragment,{children:[(0,N.jsx)(k,{label:r.search,placeholder:r.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),(0,N.jsx)(u,{label:l.status,options:T.map(e=>({value:e,label:s.order[e]})),chosen:E(e),onChange:e=>t({status:e.join(`,`)})}),(0,N.jsx)(O,{label:l.placed,value:e,onChange:e=>t({period:void 0,from:void 0,to:void 0,...e})}),(0,N.jsx)(H,{chosen:e.customer,onChange:e=>t({customer:e})}),(0,N.jsx)(W,{chosen:e.product,onChange:e=>t({product:e})}),(0,N.jsx)(D,{label:l.total,value:e,onChange:e=>t({min:void 0,max:void 0,...e})}),(0,N.jsx)(u,{single:!0,label:l.source,options:S.map(e=>({value:e,label:c[e]})),chosen:e.source?[e.source]:[],onChange:([e])=>t({source:e})}),(0,N.jsx)(u,{label:l.refunded,options:[{value:`yes`,label:l.yes}],chosen:e.refunded?[`yes`]:[],onChange:e=>t({refunded:e.length>0})}),Object.keys(m).length>1&&(0,N.jsx)(x,{look:`quiet`,onClick:n,children:o.clear})]})}var K=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:!0,period:`7d`}}];function q({search:e}){let t=i(v),{after:n,before:r,...a}=e,o=e=>JSON.stringify(Object.entries(a).sort())===JSON.stringify(Object.entries(e).sort());return(0,N.jsx)(j,{label:t.views,children:K.map(e=>(0,N.jsx)(M,{to:`/orders`,search:e.search,current:o(e.search),children:t.view[e.id]},e.id))})}var J=e(`/signedIn/orders`);function Y(){let e=i(v),t=s(),a=J.useSearch(),o=J.useNavigate(),{data:u,error:h,isPlaceholderData:g,refetch:_}=r(I,C(a,t.timezone)),y=P(),b=e=>{let{after:t,before:n,...r}=a;o({search:f({...r,...e})})},{after:x,before:S,sort:w,...T}=a,E=Object.keys(T).length>0;return(0,N.jsxs)(N.Fragment,{children:[(0,N.jsx)(n,{title:e.title}),(0,N.jsx)(q,{search:a}),(0,N.jsx)(m,{end:(0,N.jsx)(l,{name:`orders`,columns:y}),children:(0,N.jsx)(G,{search:a,onChange:b,onClear:()=>void o({search:f({sort:w})})})}),(0,N.jsxs)(c,{flush:!0,children:[(0,N.jsx)(p,{name:`orders`,label:e.title,columns:y,rows:u?.orders.edges.map(e=>e.node),rowKey:e=>e.id,stale:g,error:h,onRetry:()=>void _(),sort:w??`-created`,onSort:e=>b({sort:e}),empty:(0,N.jsx)(L,{filtered:E,onClear:()=>void o({search:{}})})}),(0,N.jsx)(d,{connection:u?.orders,onChange:e=>void o({search:f({...T,sort:w,...e})})})]})]})}export{Y as OrderList};