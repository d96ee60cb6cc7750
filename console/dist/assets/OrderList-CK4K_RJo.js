import{c as e,l as t,t as n}from"./PageHeader-De--tDHi.js";import{s as r}from"./session-CTp6Otne.js";import{d as i,f as a,i as o,m as s,t as c}from"./shared-DX-XMDMb.js";import{t as l}from"./useFormat-CGKKyoxM.js";import{i as u,r as d}from"./Badge-Fu_ao9av.js";import{n as f,t as p}from"./OptionsFilter-BpH4PeGY.js";import{n as m,t as h}from"./Table-B_FmGBMU.js";import{t as g}from"./page-DWYEniN2.js";import{n as _,r as v,t as y}from"./Toolbar-D3yPKLFH.js";import{n as b,t as x}from"./StatusBadge-Bw-t2O-d.js";import{t as S}from"./messages-CLjCOA-m.js";import{t as C}from"./receipt-text-DuH2DG2s.js";import{t as w}from"./Button-QgmWzkvn.js";import{d as T,f as E,m as D,n as O,p as k}from"./index-DOIRrs6X.js";import{t as A}from"./AmountFilter-UhPLX9pa.js";import{t as j}from"./PeriodFilter-CkkK5hrt.js";import{n as M,t as N}from"./FilterMenu-BARB9D4N.js";import{n as P,t as F}from"./Tabs-tUvAaU2b.js";var I=i();function L(){let e=o(S),{sources:n}=o(c),r=e.columns;return[{id:`number`,header:r.number,cell:({number:e})=>(0,I.jsx)(t,{to:`/orders/$number`,params:{number:e},children:(0,I.jsx)(`code`,{children:e})})},{id:`status`,header:r.status,cell:({status:e})=>(0,I.jsx)(x,{kind:`order`,status:e}),width:14},{id:`customer`,header:r.customer,cell:({customer:e})=>e.name,wide:!0,width:14},{id:`what`,header:r.what,cell:e=>(0,I.jsx)(R,{order:e}),wide:!0,width:22},{id:`placed`,header:r.placed,cell:({createdAt:e})=>(0,I.jsx)(b,{at:e}),sort:`created`,wide:!0},{id:`source`,header:r.source,cell:({source:e})=>n[e],wide:!0,width:5},{id:`refunded`,header:r.refunded,cell:({refundedAmount:e})=>Number(e)>0?(0,I.jsx)(d,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:r.total,cell:({total:e})=>(0,I.jsx)(d,{amount:e}),align:`end`,sort:`total`,width:8}]}function R({order:e}){let t=o(S),n=new Map;for(let t of e.items.filter(e=>!e.replacesId))n.set(t.productName,(n.get(t.productName)??0)+1);let[r,...i]=[...n];if(!r)return null;let[a,s]=r;return(0,I.jsxs)(`span`,{className:`muted`,children:[a,s>1&&` × ${s}`,i.length>0&&` ${t.more(i.length)}`]})}var z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function B({filtered:e,onClear:t}){let n=o(S),{filters:r}=o(c);return e?(0,I.jsx)(O,{icon:v,title:n.noMatch,text:n.noMatchText,action:(0,I.jsx)(w,{onClick:t,children:r.clear})}):(0,I.jsx)(O,{icon:C,title:n.empty,text:n.emptyText})}var V=s(a(),1);function H({label:e,searchLabel:t,chosen:n,onChange:r,useEntities:i}){let[a,o]=(0,V.useState)(``),s=i((0,V.useDeferredValue)(a.trim()),n),c=n?s.chosen?.name??`…`:``;return(0,I.jsxs)(N,{label:e,value:c,onClear:()=>r(void 0),children:[(0,I.jsx)(`input`,{className:M.input,type:`search`,"aria-label":t,placeholder:t,value:a,onChange:e=>o(e.target.value)}),(0,I.jsxs)(`fieldset`,{children:[(0,I.jsx)(`legend`,{className:`visually-hidden`,children:e}),s.found.map(({id:t,name:i})=>(0,I.jsxs)(`label`,{className:M.option,children:[(0,I.jsx)(`input`,{type:`radio`,name:e,checked:t===n,onChange:()=>r(t)}),i]},t))]})]})}var U=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},W=new U(`
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
    `);function K(e,t){let n={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:i}=r(W,{where:n},{enabled:e.length>=2||t!==void 0}),a=i?.customers.edges.map(e=>e.node)??[];return{found:a,chosen:a.find(({id:e})=>e===t)}}function q(e){let t=o(S).filters;return(0,I.jsx)(H,{label:t.customer,searchLabel:t.findCustomer,useEntities:K,...e})}function J(e,t){let n={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:i}=r(G,{where:n},{enabled:e.length>=2||t!==void 0}),a=i?.products.edges.map(e=>e.node)??[];return{found:a,chosen:a.find(({id:e})=>e===t)}}function Y(e){let t=o(S).filters;return(0,I.jsx)(H,{label:t.product,searchLabel:t.findProduct,useEntities:J,...e})}function X({search:e,onChange:t,onClear:n}){let r=o(S),{filters:i,statuses:a,sources:s}=o(c),l=r.filters,{sort:u,after:d,before:f,...m}=e;return(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)(_,{label:r.search,placeholder:r.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),(0,I.jsx)(p,{label:l.status,options:D.map(e=>({value:e,label:a.order[e]})),chosen:T(e),onChange:e=>t({status:e.join(`,`)})}),(0,I.jsx)(j,{label:l.placed,value:e,onChange:e=>t({period:void 0,from:void 0,to:void 0,...e})}),(0,I.jsx)(q,{chosen:e.customer,onChange:e=>t({customer:e})}),(0,I.jsx)(Y,{chosen:e.product,onChange:e=>t({product:e})}),(0,I.jsx)(A,{label:l.total,value:e,onChange:e=>t({min:void 0,max:void 0,...e})}),(0,I.jsx)(p,{single:!0,label:l.source,options:k.map(e=>({value:e,label:s[e]})),chosen:e.source?[e.source]:[],onChange:([e])=>t({source:e})}),(0,I.jsx)(p,{label:l.refunded,options:[{value:`yes`,label:l.yes}],chosen:e.refunded?[`yes`]:[],onChange:e=>t({refunded:e.length>0})}),Object.keys(m).length>1&&(0,I.jsx)(w,{look:`quiet`,onClick:n,children:i.clear})]})}var Z=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:!0,period:`7d`}}];function Q({search:e}){let t=o(S),{after:n,before:r,...i}=e,a=e=>JSON.stringify(Object.entries(i).sort())===JSON.stringify(Object.entries(e).sort());return(0,I.jsx)(P,{label:t.views,children:Z.map(e=>(0,I.jsx)(F,{to:`/orders`,search:e.search,current:a(e.search),children:t.view[e.id]},e.id))})}var $=e(`/signedIn/orders`);function ee(){let e=o(S),t=l(),i=$.useSearch(),a=$.useNavigate(),{data:s,error:c,isPlaceholderData:d,refetch:p}=r(z,E(i,t.timezone)),_=L(),v=e=>{let{after:t,before:n,...r}=i;a({search:g({...r,...e})})},{after:b,before:x,sort:C,...w}=i,T=Object.keys(w).length>0;return(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)(n,{title:e.title}),(0,I.jsx)(Q,{search:i}),(0,I.jsx)(y,{end:(0,I.jsx)(f,{name:`orders`,columns:_}),children:(0,I.jsx)(X,{search:i,onChange:v,onClear:()=>void a({search:g({sort:C})})})}),(0,I.jsxs)(u,{flush:!0,children:[(0,I.jsx)(h,{name:`orders`,label:e.title,columns:_,rows:s?.orders.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:c,onRetry:()=>void p(),sort:C??`-created`,onSort:e=>v({sort:e}),empty:(0,I.jsx)(B,{filtered:T,onClear:()=>void a({search:{}})})}),(0,I.jsx)(m,{connection:s?.orders,onChange:e=>void a({search:g({...w,sort:C,...e})})})]})]})}export{ee as OrderList};