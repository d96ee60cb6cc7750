import{$ as e,Ct as t,E as n,Et as r,Q as i,c as a,et as o,l as s,m as c,tt as l,u}from"./index-CY5Lfr2k.js";import{t as d}from"./plus-Dq_5Ec9-.js";import{r as f}from"./query-Bxe-Codu.js";import{b as p,i as m,t as h}from"./shared-Dy6YWKPE.js";import{t as g}from"./useFormat-DOxO5KAC.js";import{t as _}from"./Card-SRE2vbvg.js";import{n as v,t as y}from"./SavedViews-CgGY3F9S.js";import{t as b}from"./Pagination-DqrZ3DpR.js";import{t as x}from"./Table-B0KlPTnN.js";import{t as S}from"./Toolbar-Cq5pffjP.js";import{r as C}from"./CopyId-SiKlB92z.js";import{t as w}from"./Money-DNz4QFMH.js";import{t as T}from"./StatusBadge-Dld-b_vy.js";import{t as E}from"./Time-CeXgC4al.js";import{t as D}from"./messages-DeWWCHqD.js";import{t as O}from"./receipt-text-DQOCoj8-.js";import{t as k}from"./search-x-D5D9SIi7.js";import{t as A}from"./AmountFilter-Fn1E37tf.js";import{t as j}from"./OptionsFilter-DigH8tId.js";import{t as M}from"./PeriodFilter-DLsxtpkw.js";import{t as N}from"./SearchInput-B4UrwKTM.js";import{t as P}from"./EntityFilter-CXbp_075.js";var F=p();function I(){let e=m(D),{sources:t}=m(h),n=e.columns;return[{id:`number`,header:n.number,cell:({number:e})=>(0,F.jsx)(C,{to:`/orders/$number`,params:{number:e},children:(0,F.jsx)(`code`,{children:e})})},{id:`status`,header:n.status,cell:({status:e})=>(0,F.jsx)(T,{kind:`order`,status:e}),width:14},{id:`customer`,header:n.customer,cell:({customer:e})=>e.name,wide:!0,width:14},{id:`what`,header:n.what,cell:e=>(0,F.jsx)(L,{order:e}),wide:!0,width:22},{id:`placed`,header:n.placed,cell:({createdAt:e})=>(0,F.jsx)(E,{at:e}),sort:`created`,wide:!0},{id:`source`,header:n.source,cell:({source:e})=>t[e],wide:!0,width:5},{id:`refunded`,header:n.refunded,cell:({refundedAmount:e})=>Number(e)>0?(0,F.jsx)(w,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:n.total,cell:({total:e})=>(0,F.jsx)(w,{amount:e}),align:`end`,sort:`total`,width:8}]}function L({order:e}){let t=m(D),n=new Map;for(let t of e.items.filter(e=>!e.replacesId))n.set(t.productName,(n.get(t.productName)??0)+1);let[r,...i]=[...n];if(!r)return null;let[a,o]=r;return(0,F.jsxs)(`span`,{className:`muted`,children:[a,o>1&&` × ${o}`,i.length>0&&` ${t.more(i.length)}`]})}var R=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function z({filtered:e,onClear:t}){let r=m(D),{filters:i}=m(h);return e?(0,F.jsx)(s,{icon:k,title:r.noMatch,text:r.noMatchText,action:(0,F.jsx)(n,{onClick:t,children:i.clear})}):(0,F.jsx)(s,{icon:O,title:r.empty,text:r.emptyText})}var B=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},V=new B(`
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
    `);function U(e,t){let n={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:r}=f(V,{where:n},{enabled:e.length>=2||t!==void 0}),i=r?.customers.edges.map(e=>e.node)??[];return{found:i,chosen:i.find(({id:e})=>e===t)}}function W(e){let t=m(D).filters;return(0,F.jsx)(P,{label:t.customer,searchLabel:t.findCustomer,useEntities:U,...e})}function G(e,t){let n={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:r}=f(H,{where:n},{enabled:e.length>=2||t!==void 0}),i=r?.products.edges.map(e=>e.node)??[];return{found:i,chosen:i.find(({id:e})=>e===t)}}function K(e){let t=m(D).filters;return(0,F.jsx)(P,{label:t.product,searchLabel:t.findProduct,useEntities:G,...e})}function q({search:e,onChange:t,onClear:r}){let a=m(D),{filters:s,statuses:c,sources:u}=m(h),d=a.filters,{sort:f,after:p,before:g,..._}=e;return(0,F.jsxs)(F.Fragment,{children:[(0,F.jsx)(N,{label:a.search,placeholder:a.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),(0,F.jsx)(j,{label:d.status,options:l.map(e=>({value:e,label:c.order[e]})),chosen:i(e),onChange:e=>t({status:e.join(`,`)})}),(0,F.jsx)(M,{label:d.placed,value:e,onChange:e=>t({period:void 0,from:void 0,to:void 0,...e})}),(0,F.jsx)(W,{chosen:e.customer,onChange:e=>t({customer:e})}),(0,F.jsx)(K,{chosen:e.product,onChange:e=>t({product:e})}),(0,F.jsx)(A,{label:d.total,value:e,onChange:e=>t({min:void 0,max:void 0,...e})}),(0,F.jsx)(j,{single:!0,label:d.source,options:o.map(e=>({value:e,label:u[e]})),chosen:e.source?[e.source]:[],onChange:([e])=>t({source:e})}),(0,F.jsx)(j,{label:d.refunded,options:[{value:`yes`,label:d.yes}],chosen:e.refunded?[`yes`]:[],onChange:e=>t({refunded:e.length>0})}),Object.keys(_).length>1&&(0,F.jsx)(n,{look:`quiet`,onClick:r,children:s.clear})]})}var J=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:!0,period:`7d`}}];function Y({search:e}){let t=m(D).view,n=J.map(({id:e,search:n})=>({id:e,name:t[e],search:n}));return(0,F.jsx)(y,{list:`orders`,to:`/orders`,builtIn:n,search:e})}var X=r(`/signedIn/orders`);function Z(){let n=m(D),r=g(),i=X.useSearch(),o=X.useNavigate(),{data:s,error:c,isPlaceholderData:l,refetch:u}=f(R,e(i,r.timezone)),d=I(),p=e=>{let{after:n,before:r,...a}=i;o({search:t({...a,...e})})},{after:h,before:y,sort:C,...w}=i,T=Object.keys(w).length>0;return(0,F.jsxs)(F.Fragment,{children:[(0,F.jsx)(a,{title:n.title,actions:(0,F.jsx)(Q,{label:n.create})}),(0,F.jsx)(Y,{search:i}),(0,F.jsx)(S,{end:(0,F.jsx)(v,{name:`orders`,columns:d}),children:(0,F.jsx)(q,{search:i,onChange:p,onClear:()=>void o({search:t({sort:C})})})}),(0,F.jsxs)(_,{flush:!0,children:[(0,F.jsx)(x,{name:`orders`,label:n.title,columns:d,rows:s?.orders.edges.map(e=>e.node),rowKey:e=>e.id,stale:l,error:c,onRetry:()=>void u(),sort:C??`-created`,onSort:e=>p({sort:e}),empty:(0,F.jsx)(z,{filtered:T,onClear:()=>void o({search:{}})})}),(0,F.jsx)(b,{connection:s?.orders,onChange:e=>void o({search:t({...w,sort:C,...e})})})]})]})}function Q({label:e}){return c(`ORDERS_WRITE`)?(0,F.jsx)(u,{look:`primary`,icon:d,to:`/orders/new`,children:e}):null}export{Z as OrderList};