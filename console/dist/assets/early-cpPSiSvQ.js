var e=class extends Error{code;requestId;fields;name=`ApiError`;constructor(e,t,n=``,r=[]){super(t),this.code=e,this.requestId=n,this.fields=r}},t=new Set([`NETWORK`,`UNAVAILABLE`,`OVERLOADED`,`BUSY`,`TIMEOUT`]),n=n=>n instanceof e&&t.has(n.code),r=(t,n)=>t instanceof e&&t.code===n,i=()=>{},a=e=>{i=e},o=null,s=!1,c=e=>{o=e},l=()=>o,ee=()=>s;async function u(e,t,n,a=o){return(await f(`/graphql`,`POST`,{query:e.toString(),operationName:d(e),variables:t},n,a).catch(e=>{throw s||=r(e,`STORE_CHANGED`),(s||r(e,`UNAUTHENTICATED`))&&i(),e})).data}var te=(e,t,n)=>(o=null,f(`/session`,`POST`,{store:e,email:t,password:n})),ne=(e,t,n)=>f(`/session/stores`,`POST`,{store:e,email:t,password:n},void 0,o),re=(e,t=o)=>f(`/session/switch`,`POST`,{store:e},void 0,t),ie=e=>f(`/session/link`,`POST`,{token:e}),ae=(e,t,n)=>f(`/session/link`,`PUT`,{token:e,password:t,name:n}),oe=()=>f(`/session`,`DELETE`),d=e=>/(?:query|mutation|subscription)\s+(\w+)/.exec(e.toString())?.[1]??``;async function f(t,n,r,i,a=null){let o={method:n,signal:i??null};r!==void 0&&(o.headers={"Content-Type":`application/json`,...a&&{"X-Kiosk-Store":a.id}},o.body=JSON.stringify(r));let s,c;try{s=await fetch(t,o),c=s.status===204||s.status===202?{}:await s.json()}catch{throw i?.aborted?i.reason:new e(`NETWORK`,`The server cannot be reached.`)}let[l]=c.errors??[];if(l){let{code:t=`INTERNAL`,requestId:n,fields:r}=l.extensions??{};throw new e(t,l.message,n??s.headers.get(`X-Request-Id`)??``,r)}if(!s.ok)throw new e(`INTERNAL`,s.statusText,s.headers.get(`X-Request-Id`)??``);return c}var p=new Map,se=1e4,m=(e,t)=>JSON.stringify([d(e),t]);function h(e,t){let n=u(e,t),r={response:n};return p.set(m(e,t),r),n.then(e=>{r.result=e},()=>void 0),n}var g=()=>p.clear();function _(e,t){if(p.size===0)return;let n=m(e,t),r=p.get(n);return p.delete(n),setTimeout(g,se),r}var ce=(e,t,n)=>_(e,t)?.response??u(e,t,n);function le(e,t){return p.get(m(e,t))?.result===void 0?void 0:_(e,t)?.result}var v=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new v(`
    fragment DashboardFigures on SalesFigures {
  orders
  units
  net
  refunded
}
    `,{fragmentName:`DashboardFigures`});var y=new v(`
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
}`),b=864e5,x=e=>/^\d{4}-\d{2}-\d{2}$/.test(e)&&!Number.isNaN(Date.parse(`${e}T00:00:00Z`)),S=(e,t)=>new Date(Date.parse(`${e}T00:00:00Z`)+t*b).toISOString().slice(0,10),C=(e,t)=>Math.round((Date.parse(t)-Date.parse(e))/b)+1;function w(e,t){let n=k(e.getTime(),t);return`${n.year}-${String(n.month).padStart(2,`0`)}-${String(n.day).padStart(2,`0`)}`}var T=e=>w(new Date,e);function E(e,t){let n=Date.parse(`${e}T00:00:00Z`),r=n-D(n,t),i=n-D(r,t),a=[Math.min(r,i),Math.max(r,i)].find(n=>w(new Date(n),t)===e)??i;return new Date(a).toISOString()}function D(e,t){let n=k(e,t);return Date.UTC(n.year,n.month-1,n.day,n.hour,n.minute,n.second)-e}var O=new Map;function k(e,t){let n=O.get(t);n||(n=new Intl.DateTimeFormat(`en-US`,{timeZone:t,hourCycle:`h23`,year:`numeric`,month:`numeric`,day:`numeric`,hour:`numeric`,minute:`numeric`,second:`numeric`}),O.set(t,n));let r={};for(let{type:t,value:i}of n.formatToParts(e))r[t]=Number(i);let{year:i=0,month:a=0,day:o=0,hour:s=0,minute:c=0,second:l=0}=r;return{year:i,month:a,day:o,hour:s,minute:c,second:l}}var A=e=>typeof e.before==`string`?{before:e.before}:typeof e.after==`string`?{after:e.after}:{},j=(e,t=25)=>e.before?{last:t,before:e.before}:{first:t,...e.after&&{after:e.after}},M=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==void 0&&e!==``&&e!==!1)),N=[`today`,`7d`,`30d`,`90d`],ue={today:1,"7d":7,"30d":30,"90d":90};function P(e){let t=N.find(t=>t===e.period);if(t)return{period:t};let n=e=>typeof e==`string`&&x(e)?e:void 0,[r,i]=[n(e.from),n(e.to)];return{...r&&{from:r},...i&&{to:i}}}function F(e,t){if(e.period){let n=T(t);return{first:S(n,1-ue[e.period]),last:n}}return{...e.from&&{first:e.from},...e.to&&{last:e.to}}}function I(e,t){let{first:n,last:r}=F(e,t);return{...n&&{from:E(n,t)},...r&&{to:E(S(r,1),t)}}}var de=[`net`,`orders`,`units`],L=e=>M({...P(e),series:de.find(t=>t===e.series)}),R={period:`30d`};function z(e,t){let{first:n,last:r}=F(e,t);if(n&&r&&n<=r)return{first:n,last:r};let i=F(R,t);return{first:i.first,last:i.last}}var fe=730;function B(e,t){let n=z(e,t),r=Math.min(C(n.first,n.last),fe),i=S(n.last,1-r);return{from:E(i,t),to:E(S(n.last,1),t),previous:E(S(i,-r),t),groupBy:r<=2?`HOUR`:r<=92?`DAY`:r<=400?`WEEK`:`MONTH`}}var V=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query OrderList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: OrderWhereInput, $orderBy: OrderOrder) {
  orders(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
    orderBy: $orderBy
  ) {
    totalCount(atMost: 10000)
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
    `),H=e=>typeof e==`string`&&/^\d{1,12}(\.\d{1,2})?$/.test(e),U=e=>{let t=e=>H(String(e))?String(e):void 0,[n,r]=[t(e.min),t(e.max)];return{...n&&{min:n},...r&&{max:r}}},pe=e=>{let t=e.replace(/\s/g,``);return/,\d{1,2}$/.test(t)?t.replace(/\./g,``).replace(`,`,`.`):t.replace(/,(?=\d{3})/g,``)},W=e=>typeof e==`string`&&/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(e),G=[`PENDING`,`PROCESSING`,`COMPLETED`,`FAILED`,`REFUNDED`,`CANCELLED`],K=[`API`,`ADMIN`],me=[`created`,`-created`,`updated`,`-updated`,`total`,`-total`];function q(e){let t=String(e.status??``).split(`,`);return M({status:G.filter(e=>t.includes(e)).join(`,`),q:e.q===void 0?``:String(e.q),source:K.find(t=>t===e.source),customer:W(e.customer)?e.customer:void 0,product:W(e.product)?e.product:void 0,refunded:e.refunded===!0,sort:me.find(t=>t===e.sort),...P(e),...U(e),...A(e)})}var J=e=>e.status?.split(`,`)??[],he=[`refund`,`cancel`,`fail`,`deliver`,`replace`],ge=e=>M({dialog:he.find(t=>t===e.dialog),item:W(e.item)?e.item:void 0}),_e=e=>M({customer:W(e.customer)?e.customer:void 0,items:X(Y(String(e.items??``)))});function Y(e){let t=e.split(`,`).map(e=>{let[t,n]=e.split(`*`);return{variation:t??``,quantity:Number(n)}});return t.filter(({variation:e,quantity:n},r)=>W(e)&&Number.isInteger(n)&&n>=1&&n<=20&&t.findIndex(t=>t.variation===e)===r)}var X=e=>e.map(({variation:e,quantity:t})=>`${e}*${t}`).join(`,`),ve=e=>e.flatMap(({variation:e,quantity:t})=>Array.from({length:t},()=>({variationId:e}))),ye={created:`CREATED_AT`,updated:`UPDATED_AT`,total:`TOTAL`};function Z(e,t){let{from:n,to:r}=I(e,t),i=e.sort??`-created`,a=J(e),o=M({status:a.length===1?a[0]:void 0,statusIn:a.length>1?a:void 0,source:e.source,customerId:e.customer,totalGTE:e.min,totalLTE:e.max,refundedAmountGT:e.refunded?`0.00`:void 0,createdAtGTE:n,createdAtLT:r,hasItemsWith:e.product?[{productId:e.product}]:void 0,...e.q&&be(e.q)});return{...j(e),where:o,orderBy:{field:ye[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}function be(e){let t=e.replace(/^#/,``).toUpperCase();return/^(?=.*\d)[0-9A-Z]{10}$/.test(t)?{number:t}:{or:[{number:t},{hasCustomerWith:[{nameContainsFold:e}]}]}}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Q(`
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
    `,{fragmentName:`PreferencesParts`});var $=new Q(`
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
}`),xe={"":(e,t)=>h(y,B(L(e),t)),orders:(e,t)=>h(V,Z(q(e),t))};function Se(e){let t=e=>{try{return JSON.parse(e)}catch{return e}};return Object.fromEntries([...new URLSearchParams(e)].map(([e,n])=>[e,t(n)]))}var Ce=xe[location.pathname.replace(/^\/console\/?/,``)];Ce&&h($,{}).then(({store:e})=>{c(e),Ce(Se(location.search),e.timezone).catch(g)},()=>void 0);export{x as A,ae as B,N as C,A as D,j as E,ce as F,l as G,f as H,ee as I,re as J,te as K,ne as L,T as M,y as N,S as O,le as P,a as R,I as S,M as T,ie as U,u as V,c as W,r as X,e as Y,n as Z,z as _,G as a,de as b,ge as c,X as d,W as f,V as g,pe as h,K as i,E as j,C as k,q as l,U as m,Z as n,Y as o,H as p,oe as q,J as r,_e as s,$ as t,ve as u,B as v,P as w,L as x,R as y,d as z};