var e=class extends Error{code;requestId;fields;refusal;name=`ApiError`;constructor(e,t,n=``,r=[],i=null){super(t),this.code=e,this.requestId=n,this.fields=r,this.refusal=i}},t=new Set([`NETWORK`,`UNAVAILABLE`,`OVERLOADED`,`BUSY`,`TIMEOUT`]),n=n=>n instanceof e&&t.has(n.code),r=new Set([`UNAUTHENTICATED`,`FORBIDDEN`,`STORE_CHANGED`,`VIEWER_CHANGED`,`RATE_LIMITED`,`TOO_MANY_CONCURRENT`,`TOO_MANY_FAILURES`,`OVERLOADED`,`BUSY`,`BODY_TIMEOUT`]),i=t=>t instanceof e&&r.has(t.code),a=t=>!(t instanceof e)||n(t)||i(t)||u(t,`INTERNAL`),o=new Set([`STORE_CHANGED`,`VIEWER_CHANGED`]),s=t=>t instanceof e&&o.has(t.code),c=new Set([`NETWORK`,`TIMEOUT`,`UNAVAILABLE`]),l=t=>t instanceof e&&c.has(t.code),u=(t,n)=>t instanceof e&&t.code===n,d=async()=>{},f=e=>{d=e},p=null,m=`own`,h=new Set;function g(e){if(e!==m&&m!==`left`){m=e;for(let e of h)e()}}var _=e=>{p=e,g(`own`)},ee=()=>p,v=()=>m,te=e=>(h.add(e),()=>void h.delete(e));function ne(){g(`left`),location.reload()}function re(){m===`ended`?ne():g(`other`)}var y=0,ie=e=>new Date(e+y).toISOString(),b=null,x=0;function S(e,t,n,r=null){return b=T(e,t,n,void 0,r).then(()=>x++),b}async function C(e,t,n,r=p){let i=x,a={query:e.toString(),operationName:w(e),variables:t};try{return(await T(`/graphql`,`POST`,a,n,r)).data}catch(a){if(u(a,`UNAUTHENTICATED`)){if(await b?.catch(()=>void 0),x>i)return C(e,t,n,r);p&&g(`ended`)}throw a}}var ae=(e,t,n)=>S(`/session`,`POST`,{store:e,email:t,password:n}),oe=(e,t,n)=>T(`/session/stores`,`POST`,{store:e,email:t,password:n},void 0,p),se=(e,t=p)=>S(`/session/switch`,`POST`,{store:e},t),ce=e=>T(`/session/link`,`POST`,{token:e}),le=(e,t,n)=>S(`/session/link`,`PUT`,{token:e,password:t,name:n}),ue=()=>T(`/session`,`DELETE`,void 0,void 0,p),w=e=>/(?:query|mutation|subscription)\s+(\w+)/.exec(e.toString())?.[1]??``;async function T(t,n,r,i,a=null){let o={method:n,headers:{...r!==void 0&&{"Content-Type":`application/json`},...a&&{"X-Kiosk-Store":a.store.id,"X-Kiosk-Viewer":a.viewer.id}},signal:i??null};r!==void 0&&(o.body=JSON.stringify(r));let c,l;try{c=await fetch(t,o),y=Date.parse(c.headers.get(`Date`)??``)-Date.now()||0,l=c.status===204||c.status===202?{}:await c.json()}catch{throw i?.aborted?i.reason:new e(`NETWORK`,`The server cannot be reached.`)}let[u]=l.errors??[];if(!u&&c.ok)return l;await d().catch(()=>void 0);let{message:f,extensions:p={}}=u??{message:c.statusText},{code:m=`INTERNAL`,requestId:h,fields:g}=p,_=new e(m,f,h??c.headers.get(`X-Request-Id`)??``,g,{...p,code:m,message:f});throw s(_)&&re(),_}var E=new Map,de=1e4,D=(e,t)=>JSON.stringify([w(e),t]);function O(e,t){let n=C(e,t),r={response:n};return E.set(D(e,t),r),n.then(e=>{r.result=e},()=>void 0),n}var fe=300;function pe(){let e=Promise.allSettled([...E.values()].map(({response:e})=>e));return Promise.race([e,new Promise(e=>setTimeout(e,fe))])}var k=()=>E.clear();function A(e,t){if(E.size===0)return;let n=D(e,t),r=E.get(n);return E.delete(n),setTimeout(k,de),r}var me=(e,t,n)=>A(e,t)?.response??C(e,t,n);function he(e,t){return E.get(D(e,t))?.result===void 0?void 0:A(e,t)?.result}var ge=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new ge(`
    fragment DashboardFigures on SalesFigures {
  orders
  units
  net
  refunded
}
    `,{fragmentName:`DashboardFigures`});var j=new ge(`
    query Dashboard($from: Time!, $to: Time!, $previous: Time!, $until: Time!, $groupBy: DashboardInterval!) {
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
    newCustomers
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
      productSlug
      kind
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
      failingSince
    }
  }
  before: dashboard(from: $previous, to: $until, groupBy: MONTH) {
    newCustomers
    sales {
      ...DashboardFigures
    }
  }
  waiting: orders(
    first: 1
    where: {status: PENDING}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    totalCount
    edges {
      node {
        createdAt
      }
    }
  }
  toDeliver: orders(
    first: 1
    where: {status: PROCESSING}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    totalCount
    edges {
      node {
        createdAt
      }
    }
  }
  toDecide: recharges(
    first: 1
    where: {status: PENDING}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    totalCount
    edges {
      node {
        createdAt
      }
    }
  }
}
    fragment DashboardFigures on SalesFigures {
  orders
  units
  net
  refunded
}`),M=864e5,N=e=>/^[1-9]\d{3}-\d{2}-\d{2}$/.test(e)&&!Number.isNaN(Date.parse(`${e}T00:00:00Z`))&&P(e,0)===e,P=(e,t)=>new Date(Date.parse(`${e}T00:00:00Z`)+t*M).toISOString().slice(0,10),F=(e,t)=>Math.round((Date.parse(t)-Date.parse(e))/M)+1;function I(e,t){let n=V(e.getTime(),t);return`${n.year}-${String(n.month).padStart(2,`0`)}-${String(n.day).padStart(2,`0`)}`}var L=e=>I(new Date,e);function R(e,t){let n=Date.parse(`${e}T00:00:00Z`),r=n-z(n,t),i=n-z(r,t),a=[Math.min(r,i),Math.max(r,i)].find(n=>I(new Date(n),t)===e)??i;return new Date(a).toISOString()}function z(e,t){let n=V(e,t);return Date.UTC(n.year,n.month-1,n.day,n.hour,n.minute,n.second)-e}var B=new Map;function V(e,t){let n=B.get(t);n||(n=new Intl.DateTimeFormat(`en-US`,{timeZone:t,hourCycle:`h23`,year:`numeric`,month:`numeric`,day:`numeric`,hour:`numeric`,minute:`numeric`,second:`numeric`}),B.set(t,n));let r={};for(let{type:t,value:i}of n.formatToParts(e))r[t]=Number(i);let{year:i=0,month:a=0,day:o=0,hour:s=0,minute:c=0,second:l=0}=r;return{year:i,month:a,day:o,hour:s,minute:c,second:l}}var H=e=>typeof e.before==`string`?{before:e.before}:typeof e.after==`string`?{after:e.after}:{},U=(e,t=25)=>e.before?{last:t,before:e.before}:{first:t,...e.after&&{after:e.after}},W=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==void 0&&e!==``&&e!==!1)),G=[`today`,`7d`,`30d`,`90d`],_e={today:1,"7d":7,"30d":30,"90d":90};function K(e){let t=G.find(t=>t===e.period);if(t)return{period:t};let n=e=>typeof e==`string`&&N(e)?e:void 0,[r,i]=[n(e.from),n(e.to)];return{...r&&{from:r},...i&&{to:i}}}function ve(e,t){if(e.period){let n=L(t);return{first:P(n,1-_e[e.period]),last:n}}return{...e.from&&{first:e.from},...e.to&&{last:e.to}}}function q(e,t){let{first:n,last:r}=ve(e,t);return{...n&&{from:R(n,t)},...r&&{to:R(P(r,1),t)}}}var ye=[`net`,`orders`,`units`],be=e=>W({...K(e),series:ye.find(t=>t===e.series)}),xe={period:`30d`},Se=730;function Ce(e,t){let{period:n,from:r,to:i=L(t)}=e;return n?{period:n}:!r||r>i?xe:{from:F(r,i)>Se?P(i,-729):r,to:i}}function J(e,t){let{first:n=``,last:r=``}=ve(Ce(e,t),t);return{first:n,last:r}}var we=3e5;function Te(e,t){let{first:n,last:r}=J(e,t),i=F(n,r),a=L(t),o=n<=a&&a<=r;return{from:R(n,t),to:R(P(r,1),t),previous:R(P(n,-i),t),until:o?Ee(a,P(a,-i),t):R(n,t),groupBy:i<=2?`HOUR`:i<=92?`DAY`:i<=400?`WEEK`:`MONTH`}}function Ee(e,t,n){let r=Math.ceil((Date.now()-Date.parse(R(e,n)))/we)*we,i=Date.parse(R(P(t,1),n));return new Date(Math.min(Date.parse(R(t,n))+r,i)).toISOString()}var De=[`en`,`pt-BR`],Oe={EN:`en`,PT_BR:`pt-BR`},ke={en:`English`,"pt-BR":`Português (Brasil)`};function Ae(e){for(let t of e){if(t.toLowerCase().startsWith(`pt`))return`pt-BR`;if(t.toLowerCase().startsWith(`en`))return`en`}return`en`}var je=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Me=new je(`
    query OrderHistory($number: String!, $after: Cursor) {
  orderByNumber(number: $number) {
    id
    history(first: 20, after: $after) {
      next
      entries {
        id
        kind
        createdAt
        text
        amount
        actor {
          kind
          name
        }
        event {
          type
          deliveries {
            id
            status
            attempts
            endpoint {
              url
            }
          }
        }
      }
    }
  }
}
    `),Ne=new je(`
    mutation CommentOnOrder($input: CommentOnOrderInput!) {
  commentOnOrder(input: $input) {
    id
  }
}
    `),Pe=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Fe=e=>typeof e==`string`&&/^\d{1,12}(\.\d{1,2})?$/.test(e),Ie=e=>{let t=e=>Fe(String(e))?String(e):void 0,[n,r]=[t(e.min),t(e.max)];return{...n&&{min:n},...r&&{max:r}}},Le=/^-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/,Re=/^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+),\d{1,2}$/,ze=e=>{let t=e.replace(/\s/g,``);return Re.test(t)?t.replace(/\./g,``).replace(`,`,`.`):Le.test(t)?t.replace(/,/g,``):t},Y=e=>typeof e==`string`&&/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(e);function X(e,t){let n=t.find(t=>t===e.dialog);return n?W({dialog:n,row:Y(e.row)?e.row:void 0}):{}}function Be(e){let{dialog:t,row:n,...r}=e;return r}var Ve=[`export`,`save`,`rename`],He=[`PENDING`,`PROCESSING`,`COMPLETED`,`FAILED`,`REFUNDED`,`CANCELLED`],Ue=[`API`,`ADMIN`],We=[`created`,`-created`,`total`,`-total`];function Ge(e){let t=String(e.status??``).split(`,`);return W({status:He.filter(e=>t.includes(e)).join(`,`),q:e.q===void 0?``:String(e.q),source:Ue.find(t=>t===e.source),customer:Y(e.customer)?e.customer:void 0,product:Y(e.product)?e.product:void 0,variation:Y(e.variation)?e.variation:void 0,refunded:e.refunded===!0||G.find(t=>t===e.refunded),sort:We.find(t=>t===e.sort),...K(e),...Ie(e),...H(e),...X(e,Ve)})}var Ke=e=>e.status?.split(`,`)??[],qe=[`refund`,`cancel`,`fail`,`deliver`,`replace`,`reveal`],Je=e=>W({history:Z({history:String(e.history??``)}).join(`,`),...X(e,qe)}),Z=({history:e=``})=>e.split(`,`).filter(e=>/^[\w-]+$/.test(e));function Ye(e,t){let n=t.at(-1);return{number:e,...n&&{after:n}}}var Xe=e=>W({customer:Y(e.customer)?e.customer:void 0,items:Qe(Ze(String(e.items??``)))});function Ze(e){let t=e.split(`,`).map(e=>{let[t,n]=e.split(`*`);return{variation:t??``,quantity:Number(n)}});return t.filter(({variation:e,quantity:n},r)=>Y(e)&&Number.isInteger(n)&&n>=1&&n<=20&&t.findIndex(t=>t.variation===e)===r)}var Qe=e=>e.map(({variation:e,quantity:t})=>`${e}*${t}`).join(`,`),$e=e=>e.flatMap(({variation:e,quantity:t})=>Array.from({length:t},()=>({variationId:e}))),et={created:`CREATED_AT`,total:`TOTAL`};function tt(e,t){let{from:n,to:r}=q(e,t),i=e.sort??`-created`,a=Ke(e),o=typeof e.refunded==`string`&&q({period:e.refunded},t).from,s=W({productId:e.product,variationId:e.variation}),c=W({status:a.length===1?a[0]:void 0,statusIn:a.length>1?a:void 0,source:e.source,customerId:e.customer,totalGTE:e.min,totalLTE:e.max,refundedAmountGT:e.refunded===!0?`0.00`:void 0,hasTransactionsWith:o?[{kind:`REFUND`,createdAtGTE:o}]:void 0,createdAtGTE:n,createdAtLT:r,hasItemsWith:s.productId||s.variationId?[s]:void 0,matches:e.q});return{...U(e),where:c,orderBy:{field:et[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var nt=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new nt(`
    fragment OrderPageItem on OrderItem {
  id
  status
  kind
  productName
  sku
  price
  basePrice
  appliedTier {
    name
  }
  durationDays
  licenseId
  replacesId
  deliveredAt
  expiresAt
  actions {
    action
    allowed
    refusal {
      code
      message
      reason
      params
    }
  }
}
    `,{fragmentName:`OrderPageItem`});var rt=new nt(`
    query OrderPage($number: String!) {
  orderByNumber(number: $number) {
    id
    number
    status
    statusReason
    currency
    total
    refundedAmount
    notes
    postSaleInstructions
    source
    createdAt
    updatedAt
    completedAt
    customer {
      id
      name
      email
      linkedPhone
      walletBalance
      tier {
        name
      }
    }
    actions {
      action
      allowed
      refusal {
        code
        message
        reason
        params
      }
    }
    refundable {
      items
      amount
      limit
    }
    items {
      ...OrderPageItem
    }
  }
}
    fragment OrderPageItem on OrderItem {
  id
  status
  kind
  productName
  sku
  price
  basePrice
  appliedTier {
    name
  }
  durationDays
  licenseId
  replacesId
  deliveredAt
  expiresAt
  actions {
    action
    allowed
    refusal {
      code
      message
      reason
      params
    }
  }
}`),it=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new it(`
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
    `,{fragmentName:`PreferencesParts`});var at=new it(`
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
}`),ot=864e5;function Q(e){let t;return()=>(t??=e(),t)}var st=(e,t,n)=>{let r=t=>Q(()=>new Intl.DateTimeFormat(e,{...t,timeZone:n})),i=t=>Q(()=>new Intl.NumberFormat(e,t)),a={notation:`compact`,maximumFractionDigits:1},o=i({style:`currency`,currency:t,minimumFractionDigits:2,maximumFractionDigits:2}),s=i({style:`currency`,currency:t,...a}),c=i({minimumFractionDigits:2,maximumFractionDigits:2,useGrouping:!1}),l=i({}),u=i(a),d=i({style:`percent`,maximumFractionDigits:1,signDisplay:`never`}),f=r({dateStyle:`long`,timeStyle:`long`}),p=r({dateStyle:`medium`,timeStyle:`short`}),m=r({dateStyle:`medium`}),h=Q(()=>new Intl.DateTimeFormat(e,{dateStyle:`medium`,timeZone:`UTC`})),g=r({timeStyle:`short`}),_=r({day:`numeric`,month:`short`}),ee=r({hour:`numeric`}),v=Q(()=>new Intl.RelativeTimeFormat(e,{numeric:`auto`,style:`long`})),te=Q(()=>new Intl.ListFormat(e,{type:`conjunction`}));return{language:e,currency:t,timezone:n,money:e=>o().format(e),amount:e=>c().format(e),compactMoney:e=>s().format(e),count:e=>l().format(e),total:e=>e===ct+1?`${l().format(ct)}+`:l().format(e),compact:e=>u().format(e),percent:e=>d().format(e),full:e=>f().format(new Date(e)),time:e=>p().format(new Date(e)),day:e=>m().format(new Date(e)),calendarDay:e=>h().format(new Date(`${e}T00:00:00Z`)),clock:e=>g().format(new Date(e)),monthDay:e=>_().format(new Date(e)),hour:e=>ee().format(new Date(e)),ago(e,t=Date.now()){let r=Date.parse(e)-t;if(Math.abs(r)>=7*ot)return m().format(new Date(e));let i=r/1e3;if(Math.abs(i)<60)return v().format(0,`second`);if(Math.abs(i)<3600)return v().format(Math.trunc(i/60),`minute`);if(Math.abs(i)<86400)return v().format(Math.trunc(i/3600),`hour`);let a=F(I(new Date(t),n),I(new Date(e),n))-1;return v().format(a||Math.sign(r),`day`)},list:e=>e.length>1?te().format(e):e[0]??``}},ct=1e3,lt=new Map;function ut(e,t,n){let r=`${e} ${t} ${n}`,i=lt.get(r)??st(e,t,n);return lt.set(r,i),i}var dt=(e,t)=>mt($(e)+$(t)),ft=(e,t)=>mt($(e)-$(t)),pt=(e,t)=>Number($(e)-$(t));function $(e){let t=/^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(e);if(!t)throw Error(`${e} is not an amount`);let n=BigInt(t[2])*100n+BigInt((t[3]??``).padEnd(2,`0`));return t[1]?-n:n}function mt(e){let t=(e<0n?-e:e).toString().padStart(3,`0`);return`${e<0n?`-`:``}${t.slice(0,-2)}.${t.slice(-2)}`}var ht={"":(e,t)=>O(j,Te(be(e),t)),orders:(e,t)=>O(Pe,tt(Ge(e),t))};function gt(e){let t=/^orders\/(?!new$)(\w+)$/.exec(e)?.[1];return t?e=>{let n=Ye(t,Z(Je(e)));return Promise.all([O(rt,{number:t}),O(Me,n)])}:ht[e]}function _t(e){let t=e=>{try{return JSON.parse(e)}catch{return e}};return Object.fromEntries([...new URLSearchParams(e)].map(([e,n])=>[e,t(n)]))}function vt({viewer:e,store:t}){let{language:n}=e.preferences,r=ut(n?Oe[n]:Ae(navigator.languages),t.currency,t.timezone),i=new Date;r.full(i),r.ago(i.toISOString()),r.money(`0`)}var yt=[`invite`,`reset`],bt=location.pathname.replace(/^\/console\/?/,``);yt.includes(bt)||O(at,{}).then(e=>{_(e),gt(bt)?.(_t(location.search),e.store.timezone).catch(k),vt(e)},()=>void 0);export{ne as $,Ae as A,G as B,Fe as C,Ne as D,Pe as E,Te as F,N as G,W as H,xe as I,j as J,R as K,ye as L,Oe as M,J as N,Me as O,Ce as P,f as Q,be as R,Y as S,ze as T,U,K as V,H as W,he as X,pe as Y,me as Z,$e as _,n as _t,at as a,C as at,X as b,i as bt,Ke as c,v as ct,Ue as d,ae as dt,oe as et,He as f,ue as ft,Ge as g,s as gt,Je as h,u as ht,ft as i,le as it,De as j,ke as k,Z as l,_ as lt,Xe as m,e as mt,pt as n,w as nt,rt as o,T as ot,Ze as p,se as pt,L as q,ut as r,ee as rt,tt as s,ie as st,dt as t,te as tt,Ye as u,ce as ut,Qe as v,l as vt,Ie as w,Be as x,Ve as y,a as yt,q as z};