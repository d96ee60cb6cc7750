var e=class extends Error{code;requestId;fields;name=`ApiError`;constructor(e,t,n=``,r=[]){super(t),this.code=e,this.requestId=n,this.fields=r}},t=new Set([`NETWORK`,`UNAVAILABLE`,`OVERLOADED`,`BUSY`,`TIMEOUT`]),n=n=>n instanceof e&&t.has(n.code),r=(t,n)=>t instanceof e&&t.code===n,i=()=>{},a=e=>{i=e};async function o(e,t,n){return(await d(`/graphql`,`POST`,{query:e.toString(),operationName:u(e),variables:t},n).catch(e=>{throw r(e,`UNAUTHENTICATED`)&&i(),e})).data}var s=(e,t,n)=>d(`/session`,`POST`,{store:e,email:t,password:n}),c=e=>d(`/session/link`,`POST`,{token:e}),l=(e,t,n)=>d(`/session/link`,`PUT`,{token:e,password:t,name:n}),ee=()=>d(`/session`,`DELETE`),u=e=>/(?:query|mutation|subscription)\s+(\w+)/.exec(e.toString())?.[1]??``;async function d(t,n,r,i){let a={method:n,signal:i??null};r!==void 0&&(a.headers={"Content-Type":`application/json`},a.body=JSON.stringify(r));let o,s;try{o=await fetch(t,a),s=o.status===204||o.status===202?{}:await o.json()}catch{throw i?.aborted?i.reason:new e(`NETWORK`,`The server cannot be reached.`)}let[c]=s.errors??[];if(c){let{code:t=`INTERNAL`,requestId:n,fields:r}=c.extensions??{};throw new e(t,c.message,n??o.headers.get(`X-Request-Id`)??``,r)}if(!o.ok)throw new e(`INTERNAL`,o.statusText,o.headers.get(`X-Request-Id`)??``);return s}var f=new Map,te=1e4,p=(e,t)=>JSON.stringify([u(e),t]);function m(e,t){let n=o(e,t),r={response:n};return f.set(p(e,t),r),n.then(e=>{r.result=e},()=>void 0),n}function h(e,t){if(f.size===0)return;let n=p(e,t),r=f.get(n);return f.delete(n),setTimeout(()=>f.clear(),te),r}var ne=(e,t,n)=>h(e,t)?.response??o(e,t,n);function re(e,t){return f.get(p(e,t))?.result===void 0?void 0:h(e,t)?.result}var g=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new g(`
    fragment DashboardFigures on SalesFigures {
  orders
  units
  net
  refunded
}
    `,{fragmentName:`DashboardFigures`});var _=new g(`
    query Dashboard($from: Time!, $to: Time!, $previous: Time!, $groupBy: DashboardInterval!) {
  now: dashboard(from: $from, to: $to, groupBy: $groupBy) {
    timezone
    sales {
      ...DashboardFigures
    }
    series {
      start
      net
      orders
      units
    }
    topProducts(top: 6) {
      productId
      name
      units
      net
    }
    topCustomers(top: 6) {
      customerId
      name
      orders
      net
    }
    byTier {
      tierId
      name
      units
      net
    }
    stockRunningOut(withinDays: 30, top: 8) {
      variationId
      productName
      sku
      stock
      backordered
      daysLeft
      low
    }
    webhooks {
      active
      suspended
      failing
    }
  }
  before: dashboard(from: $previous, to: $from, groupBy: MONTH) {
    sales {
      ...DashboardFigures
    }
  }
  waiting: orders(first: 1, where: {status: PENDING}) {
    totalCount
  }
  toDeliver: orders(first: 1, where: {status: PROCESSING}) {
    totalCount
  }
  toDecide: recharges(first: 1, where: {status: PENDING}) {
    totalCount
  }
}
    fragment DashboardFigures on SalesFigures {
  orders
  units
  net
  refunded
}`),v=864e5,y=e=>/^\d{4}-\d{2}-\d{2}$/.test(e)&&!Number.isNaN(Date.parse(`${e}T00:00:00Z`)),b=(e,t)=>new Date(Date.parse(`${e}T00:00:00Z`)+t*v).toISOString().slice(0,10),x=(e,t)=>Math.round((Date.parse(t)-Date.parse(e))/v)+1;function S(e,t){let n=D(e.getTime(),t);return`${n.year}-${String(n.month).padStart(2,`0`)}-${String(n.day).padStart(2,`0`)}`}var C=e=>S(new Date,e);function w(e,t){let n=Date.parse(`${e}T00:00:00Z`),r=n-T(n,t),i=n-T(r,t),a=[Math.min(r,i),Math.max(r,i)].find(n=>S(new Date(n),t)===e)??i;return new Date(a).toISOString()}function T(e,t){let n=D(e,t);return Date.UTC(n.year,n.month-1,n.day,n.hour,n.minute,n.second)-e}var E=new Map;function D(e,t){let n=E.get(t);n||(n=new Intl.DateTimeFormat(`en-US`,{timeZone:t,hourCycle:`h23`,year:`numeric`,month:`numeric`,day:`numeric`,hour:`numeric`,minute:`numeric`,second:`numeric`}),E.set(t,n));let r={};for(let{type:t,value:i}of n.formatToParts(e))r[t]=Number(i);let{year:i=0,month:a=0,day:o=0,hour:s=0,minute:c=0,second:l=0}=r;return{year:i,month:a,day:o,hour:s,minute:c,second:l}}var O=e=>typeof e.before==`string`?{before:e.before}:typeof e.after==`string`?{after:e.after}:{},k=(e,t=25)=>e.before?{last:t,before:e.before}:{first:t,...e.after&&{after:e.after}},A=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==void 0&&e!==``&&e!==!1)),j=[`today`,`7d`,`30d`,`90d`],ie={today:1,"7d":7,"30d":30,"90d":90};function M(e){let t=j.find(t=>t===e.period);if(t)return{period:t};let n=e=>typeof e==`string`&&y(e)?e:void 0,[r,i]=[n(e.from),n(e.to)];return{...r&&{from:r},...i&&{to:i}}}function N(e,t){if(e.period){let n=C(t);return{first:b(n,1-ie[e.period]),last:n}}return{...e.from&&{first:e.from},...e.to&&{last:e.to}}}function P(e,t){let{first:n,last:r}=N(e,t);return{...n&&{from:w(n,t)},...r&&{to:w(b(r,1),t)}}}var F=[`net`,`orders`,`units`],I=e=>A({...M(e),series:F.find(t=>t===e.series)}),L={period:`30d`};function R(e,t){let{first:n,last:r}=N(e,t);if(n&&r&&n<=r)return{first:n,last:r};let i=N(L,t);return{first:i.first,last:i.last}}var ae=730;function z(e,t){let n=R(e,t),r=Math.min(x(n.first,n.last),ae),i=b(n.last,1-r);return{from:w(i,t),to:w(b(n.last,1),t),previous:w(b(i,-r),t),groupBy:r<=2?`HOUR`:r<=92?`DAY`:r<=400?`WEEK`:`MONTH`}}var B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),V=e=>typeof e==`string`&&/^\d{1,12}(\.\d{1,2})?$/.test(e),H=e=>{let t=e=>V(String(e))?String(e):void 0,[n,r]=[t(e.min),t(e.max)];return{...n&&{min:n},...r&&{max:r}}},oe=e=>{let t=e.replace(/\s/g,``);return/,\d{1,2}$/.test(t)?t.replace(/\./g,``).replace(`,`,`.`):t.replace(/,(?=\d{3})/g,``)},U=e=>typeof e==`string`&&/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(e),W=[`PENDING`,`PROCESSING`,`COMPLETED`,`FAILED`,`REFUNDED`,`CANCELLED`],G=[`API`,`ADMIN`],se=[`created`,`-created`,`updated`,`-updated`,`total`,`-total`];function K(e){let t=String(e.status??``).split(`,`);return A({status:W.filter(e=>t.includes(e)).join(`,`),q:e.q===void 0?``:String(e.q),source:G.find(t=>t===e.source),customer:U(e.customer)?e.customer:void 0,product:U(e.product)?e.product:void 0,refunded:e.refunded===!0,sort:se.find(t=>t===e.sort),...M(e),...H(e),...O(e)})}var q=e=>e.status?.split(`,`)??[],ce=[`refund`,`cancel`,`fail`,`deliver`,`replace`],le=e=>A({dialog:ce.find(t=>t===e.dialog),item:U(e.item)?e.item:void 0}),ue=e=>A({customer:U(e.customer)?e.customer:void 0,items:Y(J(String(e.items??``)))});function J(e){let t=e.split(`,`).map(e=>{let[t,n]=e.split(`*`);return{variation:t??``,quantity:Number(n)}});return t.filter(({variation:e,quantity:n},r)=>U(e)&&Number.isInteger(n)&&n>=1&&n<=20&&t.findIndex(t=>t.variation===e)===r)}var Y=e=>e.map(({variation:e,quantity:t})=>`${e}*${t}`).join(`,`),de=e=>e.flatMap(({variation:e,quantity:t})=>Array.from({length:t},()=>({variationId:e}))),fe={created:`CREATED_AT`,updated:`UPDATED_AT`,total:`TOTAL`};function X(e,t){let{from:n,to:r}=P(e,t),i=e.sort??`-created`,a=A({statusIn:e.status?q(e):void 0,source:e.source,customerId:e.customer,totalGTE:e.min,totalLTE:e.max,refundedAmountGT:e.refunded?`0.00`:void 0,createdAtGTE:n,createdAtLT:r,hasItemsWith:e.product?[{productId:e.product}]:void 0,...e.q&&{or:[{number:e.q},{hasCustomerWith:[{nameContainsFold:e.q}]}]}});return{...k(e),where:a,orderBy:{field:fe[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Z(`
    fragment PreferencesParts on Preferences {
  language
  theme
  views {
    list
    name
    filters
  }
  hiddenColumns {
    table
    columns
  }
  firstStepsHidden
}
    `,{fragmentName:`PreferencesParts`});var Q=new Z(`
    query Viewer {
  viewer {
    id
    name
    role
    permissions
    preferences {
      ...PreferencesParts
    }
  }
  store {
    slug
    name
    currency
    timezone
    livemode
  }
}
    fragment PreferencesParts on Preferences {
  language
  theme
  views {
    list
    name
    filters
  }
  hiddenColumns {
    table
    columns
  }
  firstStepsHidden
}`),pe={"":(e,t)=>m(_,z(I(e),t)),orders:(e,t)=>m(B,X(K(e),t))};function me(e){let t=e=>{try{return JSON.parse(e)}catch{return e}};return Object.fromEntries([...new URLSearchParams(e)].map(([e,n])=>[e,t(n)]))}var $=pe[location.pathname.replace(/^\/console\/?/,``)];$&&m(Q,{}).then(({store:e})=>$(me(location.search),e.timezone),()=>void 0);export{y as A,d as B,j as C,O as D,k as E,ne as F,r as G,s as H,a as I,n as K,u as L,C as M,_ as N,b as O,re as P,l as R,P as S,A as T,ee as U,c as V,e as W,R as _,W as a,F as b,le as c,Y as d,U as f,B as g,oe as h,G as i,w as j,x as k,K as l,H as m,X as n,J as o,V as p,q as r,ue as s,Q as t,de as u,z as v,M as w,I as x,L as y,o as z};