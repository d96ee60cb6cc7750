var e=class extends Error{code;requestId;fields;name=`ApiError`;constructor(e,t,n=``,r=[]){super(t),this.code=e,this.requestId=n,this.fields=r}},t=new Set([`NETWORK`,`UNAVAILABLE`,`OVERLOADED`,`BUSY`,`TIMEOUT`]),n=n=>n instanceof e&&t.has(n.code),r=(t,n)=>t instanceof e&&t.code===n,i=()=>{},a=e=>{i=e};async function o(e,t,n){return(await d(`/graphql`,`POST`,{query:e.toString(),operationName:u(e),variables:t},n).catch(e=>{throw r(e,`UNAUTHENTICATED`)&&i(),e})).data}var s=(e,t,n)=>d(`/session`,`POST`,{store:e,email:t,password:n}),c=e=>d(`/session/link`,`POST`,{token:e}),l=(e,t,n)=>d(`/session/link`,`PUT`,{token:e,password:t,name:n}),ee=()=>d(`/session`,`DELETE`),u=e=>/(?:query|mutation|subscription)\s+(\w+)/.exec(e.toString())?.[1]??``;async function d(t,n,r,i){let a={method:n,signal:i??null};r!==void 0&&(a.headers={"Content-Type":`application/json`},a.body=JSON.stringify(r));let o,s;try{o=await fetch(t,a),s=o.status===204||o.status===202?{}:await o.json()}catch{throw i?.aborted?i.reason:new e(`NETWORK`,`The server cannot be reached.`)}let[c]=s.errors??[];if(c){let{code:t=`INTERNAL`,requestId:n,fields:r}=c.extensions??{};throw new e(t,c.message,n??o.headers.get(`X-Request-Id`)??``,r)}if(!o.ok)throw new e(`INTERNAL`,o.statusText,o.headers.get(`X-Request-Id`)??``);return s}var f=new Map,te=1e4,p=(e,t)=>JSON.stringify([u(e),t]);function m(e,t){let n=o(e,t);return f.set(p(e,t),n),n.catch(()=>void 0),n}function ne(e,t,n){let r=p(e,t),i=f.get(r);return f.delete(r),f.size>0&&setTimeout(()=>f.clear(),te),i??o(e,t,n)}var h=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new h(`
    fragment DashboardFigures on SalesFigures {
  orders
  units
  net
  refunded
}
    `,{fragmentName:`DashboardFigures`});var g=new h(`
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
}`),_=864e5,v=e=>/^\d{4}-\d{2}-\d{2}$/.test(e)&&!Number.isNaN(Date.parse(`${e}T00:00:00Z`)),y=(e,t)=>new Date(Date.parse(`${e}T00:00:00Z`)+t*_).toISOString().slice(0,10),b=(e,t)=>Math.round((Date.parse(t)-Date.parse(e))/_)+1;function x(e,t){let n=E(e.getTime(),t);return`${n.year}-${String(n.month).padStart(2,`0`)}-${String(n.day).padStart(2,`0`)}`}var S=e=>x(new Date,e);function C(e,t){let n=Date.parse(`${e}T00:00:00Z`),r=n-w(n,t),i=n-w(r,t),a=[Math.min(r,i),Math.max(r,i)].find(n=>x(new Date(n),t)===e)??i;return new Date(a).toISOString()}function w(e,t){let n=E(e,t);return Date.UTC(n.year,n.month-1,n.day,n.hour,n.minute,n.second)-e}var T=new Map;function E(e,t){let n=T.get(t);n||(n=new Intl.DateTimeFormat(`en-US`,{timeZone:t,hourCycle:`h23`,year:`numeric`,month:`numeric`,day:`numeric`,hour:`numeric`,minute:`numeric`,second:`numeric`}),T.set(t,n));let r={};for(let{type:t,value:i}of n.formatToParts(e))r[t]=Number(i);let{year:i=0,month:a=0,day:o=0,hour:s=0,minute:c=0,second:l=0}=r;return{year:i,month:a,day:o,hour:s,minute:c,second:l}}var D=e=>typeof e.before==`string`?{before:e.before}:typeof e.after==`string`?{after:e.after}:{},O=(e,t=25)=>e.before?{last:t,before:e.before}:{first:t,...e.after&&{after:e.after}},k=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==void 0&&e!==``&&e!==!1)),A=[`today`,`7d`,`30d`,`90d`],re={today:1,"7d":7,"30d":30,"90d":90};function j(e){let t=A.find(t=>t===e.period);if(t)return{period:t};let n=e=>typeof e==`string`&&v(e)?e:void 0,[r,i]=[n(e.from),n(e.to)];return{...r&&{from:r},...i&&{to:i}}}function M(e,t){if(e.period){let n=S(t);return{first:y(n,1-re[e.period]),last:n}}return{...e.from&&{first:e.from},...e.to&&{last:e.to}}}function N(e,t){let{first:n,last:r}=M(e,t);return{...n&&{from:C(n,t)},...r&&{to:C(y(r,1),t)}}}var P=[`net`,`orders`,`units`],F=e=>k({...j(e),series:P.find(t=>t===e.series)}),I={period:`30d`};function L(e,t){let{first:n,last:r}=M(e,t);if(n&&r&&n<=r)return{first:n,last:r};let i=M(I,t);return{first:i.first,last:i.last}}var ie=730;function R(e,t){let n=L(e,t),r=Math.min(b(n.first,n.last),ie),i=y(n.last,1-r);return{from:C(i,t),to:C(y(n.last,1),t),previous:C(y(i,-r),t),groupBy:r<=2?`HOUR`:r<=92?`DAY`:r<=400?`WEEK`:`MONTH`}}var z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),B=e=>typeof e==`string`&&/^\d{1,12}(\.\d{1,2})?$/.test(e),V=e=>{let t=e=>B(String(e))?String(e):void 0,[n,r]=[t(e.min),t(e.max)];return{...n&&{min:n},...r&&{max:r}}},ae=e=>{let t=e.replace(/\s/g,``);return/,\d{1,2}$/.test(t)?t.replace(/\./g,``).replace(`,`,`.`):t.replace(/,(?=\d{3})/g,``)},H=e=>typeof e==`string`&&/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(e),U=[`PENDING`,`PROCESSING`,`COMPLETED`,`FAILED`,`REFUNDED`,`CANCELLED`],W=[`API`,`ADMIN`],oe=[`created`,`-created`,`updated`,`-updated`,`total`,`-total`];function G(e){let t=String(e.status??``).split(`,`);return k({status:U.filter(e=>t.includes(e)).join(`,`),q:e.q===void 0?``:String(e.q),source:W.find(t=>t===e.source),customer:H(e.customer)?e.customer:void 0,product:H(e.product)?e.product:void 0,refunded:e.refunded===!0,sort:oe.find(t=>t===e.sort),...j(e),...V(e),...D(e)})}var K=e=>e.status?.split(`,`)??[],se=[`refund`,`cancel`,`fail`,`deliver`,`replace`],q=e=>k({dialog:se.find(t=>t===e.dialog),item:H(e.item)?e.item:void 0}),ce=e=>k({customer:H(e.customer)?e.customer:void 0,items:Y(J(String(e.items??``)))});function J(e){let t=e.split(`,`).map(e=>{let[t,n]=e.split(`*`);return{variation:t??``,quantity:Number(n)}});return t.filter(({variation:e,quantity:n},r)=>H(e)&&Number.isInteger(n)&&n>=1&&n<=20&&t.findIndex(t=>t.variation===e)===r)}var Y=e=>e.map(({variation:e,quantity:t})=>`${e}*${t}`).join(`,`),le=e=>e.flatMap(({variation:e,quantity:t})=>Array.from({length:t},()=>({variationId:e}))),ue={created:`CREATED_AT`,updated:`UPDATED_AT`,total:`TOTAL`};function X(e,t){let{from:n,to:r}=N(e,t),i=e.sort??`-created`,a=k({statusIn:e.status?K(e):void 0,source:e.source,customerId:e.customer,totalGTE:e.min,totalLTE:e.max,refundedAmountGT:e.refunded?`0.00`:void 0,createdAtGTE:n,createdAtLT:r,hasItemsWith:e.product?[{productId:e.product}]:void 0,...e.q&&{or:[{number:e.q},{hasCustomerWith:[{nameContainsFold:e.q}]}]}});return{...O(e),where:a,orderBy:{field:ue[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Z(`
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
}`),de={"":(e,t)=>m(g,R(F(e),t)),orders:(e,t)=>m(z,X(G(e),t))};function fe(e){let t=e=>{try{return JSON.parse(e)}catch{return e}};return Object.fromEntries([...new URLSearchParams(e)].map(([e,n])=>[e,t(n)]))}var $=de[location.pathname.replace(/^\/console\/?/,``)];$&&m(Q,{}).then(({store:e})=>$(fe(location.search),e.timezone),()=>void 0);export{v as A,c as B,A as C,D,O as E,a as F,n as G,ee as H,u as I,l as L,S as M,g as N,y as O,ne as P,o as R,N as S,k as T,e as U,s as V,r as W,L as _,U as a,P as b,q as c,Y as d,H as f,z as g,ae as h,W as i,C as j,b as k,G as l,V as m,X as n,J as o,B as p,K as r,ce as s,Q as t,le as u,R as v,j as w,F as x,I as y,d as z};