import{c as e,l as t,t as n}from"./PageHeader-5uKGi2Uu.js";import{s as r}from"./session-RA-g94sV.js";import{i,t as a,u as o}from"./shared-WPGD6RvV.js";import{t as s}from"./useFormat-Bvb2JK8J.js";import{n as c}from"./Skeleton-DNuB6AT8.js";import{n as l,t as u}from"./OptionsFilter-DbL-rRpP.js";import{n as d,t as f}from"./Table-CnS3evxD.js";import{t as p}from"./page-DWYEniN2.js";import{n as m,t as h}from"./Toolbar-DV4bA3o-.js";import{t as g}from"./Money-DpG6qD55.js";import{n as _,t as v}from"./StatusBadge-C7NSzWuW.js";import{t as y}from"./messages-CuL_D0GB.js";import{t as b}from"./receipt-text-Bhh_O9jK.js";import{t as x}from"./Button-CcOdr6BQ.js";import{S,b as C,n as w,x as T,y as E}from"./index-DHLc3Y-K.js";import{t as D}from"./AmountFilter-BI7BwtZS.js";import{t as O}from"./PeriodFilter-CwTs58V5.js";import{t as k}from"./SearchInput-25fZ5PNq.js";import{t as A}from"./EntityFilter-UzzMJvgs.js";import{n as j,t as M}from"./Tabs-CGRBN--J.js";var N=o();function P(){let e=i(y),{sources:n}=i(a),r=e.columns;return[{id:`number`,header:r.number,cell:({number:e})=>(0,N.jsx)(t,{to:`/orders/$number`,params:{number:e},children:(0,N.jsx)(`code`,{children:e})})},{id:`status`,header:r.status,cell:({status:e})=>(0,N.jsx)(v,{kind:`order`,status:e}),width:14},{id:`customer`,header:r.customer,cell:({customer:e})=>e.name,wide:!0,width:14},{id:`what`,header:r.what,cell:e=>(0,N.jsx)(F,{order:e}),wide:!0,width:22},{id:`placed`,header:r.placed,cell:({createdAt:e})=>(0,N.jsx)(_,{at:e}),sort:`created`,wide:!0},{id:`source`,header:r.source,cell:({source:e})=>n[e],wide:!0,width:5},{id:`refunded`,header:r.refunded,cell:({refundedAmount:e})=>Number(e)>0?(0,N.jsx)(g,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:r.total,cell:({total:e})=>(0,N.jsx)(g,{amount:e}),align:`end`,sort:`total`,width:8}]}function F({order:e}){let t=i(y),n=new Map;for(let t of e.items.filter(e=>!e.replacesId))n.set(t.productName,(n.get(t.productName)??0)+1);let[r,...a]=[...n];if(!r)return null;let[o,s]=r;return(0,N.jsxs)(`span`,{className:`muted`,children:[o,s>1&&` × ${s}`,a.length>0&&` ${t.more(a.length)}`]})}var I=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function L({filtered:e,onClear:t}){let n=i(y),{filters:r}=i(a);return e?(0,N.jsx)(w,{icon:m,title:n.noMatch,text:n.noMatchText,action:(0,N.jsx)(x,{onClick:t,children:r.clear})}):(0,N.jsx)(w,{icon:b,title:n.empty,text:n.emptyText})}var R=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},z=new R(`
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
    `);function V(e,t){let n={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:i}=r(z,{where:n},{enabled:e.length>=2||t!==void 0}),a=i?.customers.edges.map(e=>e.node)??[];return{found:a,chosen:a.find(({id:e})=>e===t)}}function H(e){let t=i(y).filters;return(0,N.jsx)(A,{label:t.customer,searchLabel:t.findCustomer,useEntities:V,...e})}function U(e,t){let n={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:i}=r(B,{where:n},{enabled:e.length>=2||t!==void 0}),a=i?.products.edges.map(e=>e.node)??[];return{found:a,chosen:a.find(({id:e})=>e===t)}}function W(e){let t=i(y).filters;return(0,N.jsx)(A,{label:t.product,searchLabel:t.findProduct,useEntities:U,...e})}function G({search:e,onChange:t,onClear:n}){let r=i(y),{filters:o,statuses:s,sources:c}=i(a),l=r.filters,{sort:d,after:f,before:p,...m}=e;return(0,N.jsxs)(N.Fragment,{children:[(0,N.jsx)(k,{label:r.search,placeholder:r.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),(0,N.jsx)(u,{label:l.status,options:S.map(e=>({value:e,label:s.order[e]})),chosen:E(e),onChange:e=>t({status:e.join(`,`)})}),(0,N.jsx)(O,{label:l.placed,value:e,onChange:e=>t({period:void 0,from:void 0,to:void 0,...e})}),(0,N.jsx)(H,{chosen:e.customer,onChange:e=>t({customer:e})}),(0,N.jsx)(W,{chosen:e.product,onChange:e=>t({product:e})}),(0,N.jsx)(D,{label:l.total,value:e,onChange:e=>t({min:void 0,max:void 0,...e})}),(0,N.jsx)(u,{single:!0,label:l.source,options:T.map(e=>({value:e,label:c[e]})),chosen:e.source?[e.source]:[],onChange:([e])=>t({source:e})}),(0,N.jsx)(u,{label:l.refunded,options:[{value:`yes`,label:l.yes}],chosen:e.refunded?[`yes`]:[],onChange:e=>t({refunded:e.length>0})}),Object.keys(m).length>1&&(0,N.jsx)(x,{look:`quiet`,onClick:n,children:o.clear})]})}var K=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:!0,period:`7d`}}];function q({search:e}){let t=i(y),{after:n,before:r,...a}=e,o=e=>JSON.stringify(Object.entries(a).sort())===JSON.stringify(Object.entries(e).sort());return(0,N.jsx)(j,{label:t.views,children:K.map(e=>(0,N.jsx)(M,{to:`/orders`,search:e.search,current:o(e.search),children:t.view[e.id]},e.id))})}var J=e(`/signedIn/orders`);function Y(){let e=i(y),t=s(),a=J.useSearch(),o=J.useNavigate(),{data:u,error:m,isPlaceholderData:g,refetch:_}=r(I,C(a,t.timezone)),v=P(),b=e=>{let{after:t,before:n,...r}=a;o({search:p({...r,...e})})},{after:x,before:S,sort:w,...T}=a,E=Object.keys(T).length>0;return(0,N.jsxs)(N.Fragment,{children:[(0,N.jsx)(n,{title:e.title}),(0,N.jsx)(q,{search:a}),(0,N.jsx)(h,{end:(0,N.jsx)(l,{name:`orders`,columns:v}),children:(0,N.jsx)(G,{search:a,onChange:b,onClear:()=>void o({search:p({sort:w})})})}),(0,N.jsxs)(c,{flush:!0,children:[(0,N.jsx)(f,{name:`orders`,label:e.title,columns:v,rows:u?.orders.edges.map(e=>e.node),rowKey:e=>e.id,stale:g,error:m,onRetry:()=>void _(),sort:w??`-created`,onSort:e=>b({sort:e}),empty:(0,N.jsx)(L,{filtered:E,onClear:()=>void o({search:{}})})}),(0,N.jsx)(d,{connection:u?.orders,onChange:e=>void o({search:p({...T,sort:w,...e})})})]})]})}export{Y as OrderList};