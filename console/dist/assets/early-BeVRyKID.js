var e=class extends Error{code;requestId;fields;name=`ApiError`;constructor(e,t,n=``,r=[]){super(t),this.code=e,this.requestId=n,this.fields=r}},t=new Set([`NETWORK`,`UNAVAILABLE`,`OVERLOADED`,`BUSY`,`TIMEOUT`]),n=n=>n instanceof e&&t.has(n.code),r=(t,n)=>t instanceof e&&t.code===n,i=()=>{},a=e=>{i=e},o=null,s=!1,c=new Set;function l(e){s=e;for(let e of c)e()}var u=e=>{o=e,l(!1)},ee=()=>o,te=()=>s,ne=e=>(c.add(e),()=>void c.delete(e));async function d(e,t,n,a=o){return(await p(`/graphql`,`POST`,{query:e.toString(),operationName:f(e),variables:t},n,a).catch(e=>{throw r(e,`STORE_CHANGED`)&&l(!0),r(e,`UNAUTHENTICATED`)&&i(),e})).data}var re=(e,t,n)=>(u(null),p(`/session`,`POST`,{store:e,email:t,password:n})),ie=(e,t,n)=>p(`/session/stores`,`POST`,{store:e,email:t,password:n},void 0,o),ae=(e,t=o)=>p(`/session/switch`,`POST`,{store:e},void 0,t),oe=e=>p(`/session/link`,`POST`,{token:e}),se=(e,t,n)=>p(`/session/link`,`PUT`,{token:e,password:t,name:n}),ce=()=>p(`/session`,`DELETE`),f=e=>/(?:query|mutation|subscription)\s+(\w+)/.exec(e.toString())?.[1]??``;async function p(t,n,r,i,a=null){let o={method:n,signal:i??null};r!==void 0&&(o.headers={"Content-Type":`application/json`,...a&&{"X-Kiosk-Store":a.id}},o.body=JSON.stringify(r));let s,c;try{s=await fetch(t,o),c=s.status===204||s.status===202?{}:await s.json()}catch{throw i?.aborted?i.reason:new e(`NETWORK`,`The server cannot be reached.`)}let[l]=c.errors??[];if(l){let{code:t=`INTERNAL`,requestId:n,fields:r}=l.extensions??{};throw new e(t,l.message,n??s.headers.get(`X-Request-Id`)??``,r)}if(!s.ok)throw new e(`INTERNAL`,s.statusText,s.headers.get(`X-Request-Id`)??``);return c}var m=new Map,le=1e4,h=(e,t)=>JSON.stringify([f(e),t]);function g(e,t){let n=d(e,t),r={response:n};return m.set(h(e,t),r),n.then(e=>{r.result=e},()=>void 0),n}var _=()=>m.clear();function v(e,t){if(m.size===0)return;let n=h(e,t),r=m.get(n);return m.delete(n),setTimeout(_,le),r}var ue=(e,t,n)=>v(e,t)?.response??d(e,t,n);function de(e,t){return m.get(h(e,t))?.result===void 0?void 0:v(e,t)?.result}var y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new y(`
    fragment DashboardFigures on SalesFigures {
  orders
  units
  net
  refunded
}
    `,{fragmentName:`DashboardFigures`});var b=new y(`
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
}`),x=864e5,S=e=>/^\d{4}-\d{2}-\d{2}$/.test(e)&&!Number.isNaN(Date.parse(`${e}T00:00:00Z`)),C=(e,t)=>new Date(Date.parse(`${e}T00:00:00Z`)+t*x).toISOString().slice(0,10),w=(e,t)=>Math.round((Date.parse(t)-Date.parse(e))/x)+1;function T(e,t){let n=A(e.getTime(),t);return`${n.year}-${String(n.month).padStart(2,`0`)}-${String(n.day).padStart(2,`0`)}`}var E=e=>T(new Date,e);function D(e,t){let n=Date.parse(`${e}T00:00:00Z`),r=n-O(n,t),i=n-O(r,t),a=[Math.min(r,i),Math.max(r,i)].find(n=>T(new Date(n),t)===e)??i;return new Date(a).toISOString()}function O(e,t){let n=A(e,t);return Date.UTC(n.year,n.month-1,n.day,n.hour,n.minute,n.second)-e}var k=new Map;function A(e,t){let n=k.get(t);n||(n=new Intl.DateTimeFormat(`en-US`,{timeZone:t,hourCycle:`h23`,year:`numeric`,month:`numeric`,day:`numeric`,hour:`numeric`,minute:`numeric`,second:`numeric`}),k.set(t,n));let r={};for(let{type:t,value:i}of n.formatToParts(e))r[t]=Number(i);let{year:i=0,month:a=0,day:o=0,hour:s=0,minute:c=0,second:l=0}=r;return{year:i,month:a,day:o,hour:s,minute:c,second:l}}var j=e=>typeof e.before==`string`?{before:e.before}:typeof e.after==`string`?{after:e.after}:{},M=(e,t=25)=>e.before?{last:t,before:e.before}:{first:t,...e.after&&{after:e.after}},N=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==void 0&&e!==``&&e!==!1)),P=[`today`,`7d`,`30d`,`90d`],fe={today:1,"7d":7,"30d":30,"90d":90};function F(e){let t=P.find(t=>t===e.period);if(t)return{period:t};let n=e=>typeof e==`string`&&S(e)?e:void 0,[r,i]=[n(e.from),n(e.to)];return{...r&&{from:r},...i&&{to:i}}}function I(e,t){if(e.period){let n=E(t);return{first:C(n,1-fe[e.period]),last:n}}return{...e.from&&{first:e.from},...e.to&&{last:e.to}}}function pe(e,t){let{first:n,last:r}=I(e,t);return{...n&&{from:D(n,t)},...r&&{to:D(C(r,1),t)}}}var L=[`net`,`orders`,`units`],R=e=>N({...F(e),series:L.find(t=>t===e.series)}),z={period:`30d`};function B(e,t){let{first:n,last:r}=I(e,t);if(n&&r&&n<=r)return{first:n,last:r};let i=I(z,t);return{first:i.first,last:i.last}}var me=730;function V(e,t){let n=B(e,t),r=Math.min(w(n.first,n.last),me),i=C(n.last,1-r);return{from:D(i,t),to:D(C(n.last,1),t),previous:D(C(i,-r),t),groupBy:r<=2?`HOUR`:r<=92?`DAY`:r<=400?`WEEK`:`MONTH`}}var H=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query OrderList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: OrderWhereInput, $orderBy: OrderOrder) {
  orders(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
    orderBy: $orderBy
  ) {
    totalCount(atMost: 1000)
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
    `),U=e=>typeof e==`string`&&/^\d{1,12}(\.\d{1,2})?$/.test(e),W=e=>{let t=e=>U(String(e))?String(e):void 0,[n,r]=[t(e.min),t(e.max)];return{...n&&{min:n},...r&&{max:r}}},he=e=>{let t=e.replace(/\s/g,``);return/,\d{1,2}$/.test(t)?t.replace(/\./g,``).replace(`,`,`.`):t.replace(/,(?=\d{3})/g,``)},G=e=>typeof e==`string`&&/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(e),K=[`PENDING`,`PROCESSING`,`COMPLETED`,`FAILED`,`REFUNDED`,`CANCELLED`],q=[`API`,`ADMIN`],ge=[`created`,`-created`,`total`,`-total`];function J(e){let t=String(e.status??``).split(`,`);return N({status:K.filter(e=>t.includes(e)).join(`,`),q:e.q===void 0?``:String(e.q),source:q.find(t=>t===e.source),customer:G(e.customer)?e.customer:void 0,product:G(e.product)?e.product:void 0,refunded:e.refunded===!0,sort:ge.find(t=>t===e.sort),...F(e),...W(e),...j(e)})}var Y=e=>e.status?.split(`,`)??[],_e=[`refund`,`cancel`,`fail`,`deliver`,`replace`],ve=e=>N({dialog:_e.find(t=>t===e.dialog),item:G(e.item)?e.item:void 0}),ye=e=>N({customer:G(e.customer)?e.customer:void 0,items:Z(X(String(e.items??``)))});function X(e){let t=e.split(`,`).map(e=>{let[t,n]=e.split(`*`);return{variation:t??``,quantity:Number(n)}});return t.filter(({variation:e,quantity:n},r)=>G(e)&&Number.isInteger(n)&&n>=1&&n<=20&&t.findIndex(t=>t.variation===e)===r)}var Z=e=>e.map(({variation:e,quantity:t})=>`${e}*${t}`).join(`,`),be=e=>e.flatMap(({variation:e,quantity:t})=>Array.from({length:t},()=>({variationId:e}))),xe={created:`CREATED_AT`,total:`TOTAL`};function Q(e,t){let{from:n,to:r}=pe(e,t),i=e.sort??`-created`,a=Y(e),o=N({status:a.length===1?a[0]:void 0,statusIn:a.length>1?a:void 0,source:e.source,customerId:e.customer,totalGTE:e.min,totalLTE:e.max,refundedAmountGT:e.refunded?`0.00`:void 0,createdAtGTE:n,createdAtLT:r,hasItemsWith:e.product?[{productId:e.product}]:void 0,matches:e.q});return{...M(e),where:o,orderBy:{field:xe[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var Se=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Se(`
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
    `,{fragmentName:`PreferencesParts`});var Ce=new Se(`
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
    id
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
}`),we={"":(e,t)=>g(b,V(R(e),t)),orders:(e,t)=>g(H,Q(J(e),t))};function Te(e){let t=e=>{try{return JSON.parse(e)}catch{return e}};return Object.fromEntries([...new URLSearchParams(e)].map(([e,n])=>[e,t(n)]))}var $=we[location.pathname.replace(/^\/console\/?/,``)];$&&g(Ce,{}).then(({store:e})=>{u(e),$(Te(location.search),e.timezone).catch(_)},()=>void 0);export{S as A,f as B,P as C,j as D,M as E,ue as F,u as G,d as H,te as I,ce as J,ee as K,ie as L,E as M,b as N,C as O,de as P,n as Q,ne as R,pe as S,N as T,p as U,se as V,oe as W,e as X,ae as Y,r as Z,B as _,K as a,L as b,ve as c,Z as d,G as f,H as g,he as h,q as i,D as j,w as k,J as l,W as m,Q as n,X as o,U as p,re as q,Y as r,ye as s,Ce as t,be as u,V as v,F as w,R as x,z as y,a as z};