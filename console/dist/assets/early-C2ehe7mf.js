var e=class extends Error{code;requestId;fields;name=`ApiError`;constructor(e,t,n=``,r=[]){super(t),this.code=e,this.requestId=n,this.fields=r}},t=new Set([`NETWORK`,`UNAVAILABLE`,`OVERLOADED`,`BUSY`,`TIMEOUT`]),n=n=>n instanceof e&&t.has(n.code),r=(t,n)=>t instanceof e&&t.code===n,i=()=>{},a=e=>{i=e},o=null,s=!1,c=new Set;function l(e){s=e;for(let e of c)e()}var u=e=>{o=e,l(!1)},ee=()=>o,d=()=>s,f=e=>(c.add(e),()=>void c.delete(e)),p=null,m=0;async function h(e,t,n,a=o){let s=m;return(await v(`/graphql`,`POST`,{query:e.toString(),operationName:_(e),variables:t},n,a).catch(async o=>{if(r(o,`STORE_CHANGED`)&&l(!0),r(o,`UNAUTHENTICATED`)){if(await p?.catch(()=>void 0),m>s)return{data:await h(e,t,n,a)};i()}throw o})).data}function te(e,t,n){return u(null),p=v(`/session`,`POST`,{store:e,email:t,password:n}).then(()=>m++),p}var g=(e,t,n)=>v(`/session/stores`,`POST`,{store:e,email:t,password:n},void 0,o),ne=(e,t=o)=>v(`/session/switch`,`POST`,{store:e},void 0,t),re=e=>v(`/session/link`,`POST`,{token:e}),ie=(e,t,n)=>v(`/session/link`,`PUT`,{token:e,password:t,name:n}),ae=()=>v(`/session`,`DELETE`),_=e=>/(?:query|mutation|subscription)\s+(\w+)/.exec(e.toString())?.[1]??``;async function v(t,n,r,i,a=null){let o={method:n,signal:i??null};r!==void 0&&(o.headers={"Content-Type":`application/json`,...a&&{"X-Kiosk-Store":a.id}},o.body=JSON.stringify(r));let s,c;try{s=await fetch(t,o),c=s.status===204||s.status===202?{}:await s.json()}catch{throw i?.aborted?i.reason:new e(`NETWORK`,`The server cannot be reached.`)}let[l]=c.errors??[];if(l){let{code:t=`INTERNAL`,requestId:n,fields:r}=l.extensions??{};throw new e(t,l.message,n??s.headers.get(`X-Request-Id`)??``,r)}if(!s.ok)throw new e(`INTERNAL`,s.statusText,s.headers.get(`X-Request-Id`)??``);return c}var y=new Map,oe=1e4,b=(e,t)=>JSON.stringify([_(e),t]);function x(e,t){let n=h(e,t),r={response:n};return y.set(b(e,t),r),n.then(e=>{r.result=e},()=>void 0),n}var se=()=>y.clear();function S(e,t){if(y.size===0)return;let n=b(e,t),r=y.get(n);return y.delete(n),setTimeout(se,oe),r}var ce=(e,t,n)=>S(e,t)?.response??h(e,t,n);function le(e,t){return y.get(b(e,t))?.result===void 0?void 0:S(e,t)?.result}var C=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new C(`
    fragment DashboardFigures on SalesFigures {
  orders
  units
  net
  refunded
}
    `,{fragmentName:`DashboardFigures`});var w=new C(`
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
}`),T=864e5,E=e=>/^\d{4}-\d{2}-\d{2}$/.test(e)&&!Number.isNaN(Date.parse(`${e}T00:00:00Z`)),D=(e,t)=>new Date(Date.parse(`${e}T00:00:00Z`)+t*T).toISOString().slice(0,10),O=(e,t)=>Math.round((Date.parse(t)-Date.parse(e))/T)+1;function k(e,t){let n=P(e.getTime(),t);return`${n.year}-${String(n.month).padStart(2,`0`)}-${String(n.day).padStart(2,`0`)}`}var A=e=>k(new Date,e);function j(e,t){let n=Date.parse(`${e}T00:00:00Z`),r=n-M(n,t),i=n-M(r,t),a=[Math.min(r,i),Math.max(r,i)].find(n=>k(new Date(n),t)===e)??i;return new Date(a).toISOString()}function M(e,t){let n=P(e,t);return Date.UTC(n.year,n.month-1,n.day,n.hour,n.minute,n.second)-e}var N=new Map;function P(e,t){let n=N.get(t);n||(n=new Intl.DateTimeFormat(`en-US`,{timeZone:t,hourCycle:`h23`,year:`numeric`,month:`numeric`,day:`numeric`,hour:`numeric`,minute:`numeric`,second:`numeric`}),N.set(t,n));let r={};for(let{type:t,value:i}of n.formatToParts(e))r[t]=Number(i);let{year:i=0,month:a=0,day:o=0,hour:s=0,minute:c=0,second:l=0}=r;return{year:i,month:a,day:o,hour:s,minute:c,second:l}}var F=e=>typeof e.before==`string`?{before:e.before}:typeof e.after==`string`?{after:e.after}:{},I=(e,t=25)=>e.before?{last:t,before:e.before}:{first:t,...e.after&&{after:e.after}},L=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==void 0&&e!==``&&e!==!1)),R=[`today`,`7d`,`30d`,`90d`],ue={today:1,"7d":7,"30d":30,"90d":90};function z(e){let t=R.find(t=>t===e.period);if(t)return{period:t};let n=e=>typeof e==`string`&&E(e)?e:void 0,[r,i]=[n(e.from),n(e.to)];return{...r&&{from:r},...i&&{to:i}}}function B(e,t){if(e.period){let n=A(t);return{first:D(n,1-ue[e.period]),last:n}}return{...e.from&&{first:e.from},...e.to&&{last:e.to}}}function V(e,t){let{first:n,last:r}=B(e,t);return{...n&&{from:j(n,t)},...r&&{to:j(D(r,1),t)}}}var H=[`net`,`orders`,`units`],U=e=>L({...z(e),series:H.find(t=>t===e.series)}),W={period:`30d`};function G(e,t){let{first:n,last:r}=B(e,t);if(n&&r&&n<=r)return{first:n,last:r};let i=B(W,t);return{first:i.first,last:i.last}}var de=730;function K(e,t){let n=G(e,t),r=Math.min(O(n.first,n.last),de),i=D(n.last,1-r);return{from:j(i,t),to:j(D(n.last,1),t),previous:j(D(i,-r),t),groupBy:r<=2?`HOUR`:r<=92?`DAY`:r<=400?`WEEK`:`MONTH`}}var fe=[`en`,`pt-BR`],q={EN:`en`,PT_BR:`pt-BR`},pe={en:`English`,"pt-BR":`Português (Brasil)`};function J(e){for(let t of e){if(t.toLowerCase().startsWith(`pt`))return`pt-BR`;if(t.toLowerCase().startsWith(`en`))return`en`}return`en`}var me=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Y=new me(`
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
    `),he=new me(`
    mutation CommentOnOrder($input: CommentOnOrderInput!) {
  commentOnOrder(input: $input) {
    id
  }
}
    `),ge=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),_e=e=>typeof e==`string`&&/^\d{1,12}(\.\d{1,2})?$/.test(e),ve=e=>{let t=e=>_e(String(e))?String(e):void 0,[n,r]=[t(e.min),t(e.max)];return{...n&&{min:n},...r&&{max:r}}},ye=e=>{let t=e.replace(/\s/g,``);return/,\d{1,2}$/.test(t)?t.replace(/\./g,``).replace(`,`,`.`):t.replace(/,(?=\d{3})/g,``)},X=e=>typeof e==`string`&&/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(e),be=[`PENDING`,`PROCESSING`,`COMPLETED`,`FAILED`,`REFUNDED`,`CANCELLED`],xe=[`API`,`ADMIN`],Se=[`created`,`-created`,`total`,`-total`];function Ce(e){let t=String(e.status??``).split(`,`);return L({status:be.filter(e=>t.includes(e)).join(`,`),q:e.q===void 0?``:String(e.q),source:xe.find(t=>t===e.source),customer:X(e.customer)?e.customer:void 0,product:X(e.product)?e.product:void 0,refunded:e.refunded===!0,sort:Se.find(t=>t===e.sort),...z(e),...ve(e),...F(e)})}var we=e=>e.status?.split(`,`)??[],Te=[`refund`,`cancel`,`fail`,`deliver`,`replace`],Ee=e=>L({dialog:Te.find(t=>t===e.dialog),item:X(e.item)?e.item:void 0}),De=e=>L({customer:X(e.customer)?e.customer:void 0,items:ke(Oe(String(e.items??``)))});function Oe(e){let t=e.split(`,`).map(e=>{let[t,n]=e.split(`*`);return{variation:t??``,quantity:Number(n)}});return t.filter(({variation:e,quantity:n},r)=>X(e)&&Number.isInteger(n)&&n>=1&&n<=20&&t.findIndex(t=>t.variation===e)===r)}var ke=e=>e.map(({variation:e,quantity:t})=>`${e}*${t}`).join(`,`),Ae=e=>e.flatMap(({variation:e,quantity:t})=>Array.from({length:t},()=>({variationId:e}))),je={created:`CREATED_AT`,total:`TOTAL`};function Me(e,t){let{from:n,to:r}=V(e,t),i=e.sort??`-created`,a=we(e),o=L({status:a.length===1?a[0]:void 0,statusIn:a.length>1?a:void 0,source:e.source,customerId:e.customer,totalGTE:e.min,totalLTE:e.max,refundedAmountGT:e.refunded?`0.00`:void 0,createdAtGTE:n,createdAtLT:r,hasItemsWith:e.product?[{productId:e.product}]:void 0,matches:e.q});return{...I(e),where:o,orderBy:{field:je[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var Ne=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Ne(`
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
    }
  }
}
    `,{fragmentName:`OrderPageItem`});var Pe=new Ne(`
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
    }
  }
}`),Fe=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Fe(`
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
    `,{fragmentName:`PreferencesParts`});var Ie=new Fe(`
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
}`),Le=864e5;function Z(e){let t;return()=>(t??=e(),t)}var Re=(e,t,n)=>{let r=t=>Z(()=>new Intl.DateTimeFormat(e,{...t,timeZone:n})),i=t=>Z(()=>new Intl.NumberFormat(e,t)),a={notation:`compact`,maximumFractionDigits:1},o=i({style:`currency`,currency:t}),s=i({style:`currency`,currency:t,...a}),c=i({minimumFractionDigits:2,maximumFractionDigits:2,useGrouping:!1}),l=i({}),u=i(a),ee=i({style:`percent`,maximumFractionDigits:1,signDisplay:`never`}),d=r({dateStyle:`long`,timeStyle:`long`}),f=r({dateStyle:`medium`,timeStyle:`short`}),p=r({dateStyle:`medium`}),m=r({timeStyle:`short`}),h=r({day:`numeric`,month:`short`}),te=r({hour:`numeric`}),g=Z(()=>new Intl.RelativeTimeFormat(e,{numeric:`auto`,style:`long`})),ne=Z(()=>new Intl.ListFormat(e,{type:`conjunction`}));return{language:e,currency:t,timezone:n,money:e=>o().format(e),amount:e=>c().format(e),compactMoney:e=>s().format(e),count:e=>l().format(e),total:e=>e===Q+1?`${l().format(Q)}+`:l().format(e),compact:e=>u().format(e),percent:e=>ee().format(e),full:e=>d().format(new Date(e)),time:e=>f().format(new Date(e)),day:e=>p().format(new Date(e)),clock:e=>m().format(new Date(e)),monthDay:e=>h().format(new Date(e)),hour:e=>te().format(new Date(e)),ago(e,t=Date.now()){let n=Date.parse(e)-t;if(Math.abs(n)>=7*Le)return p().format(new Date(e));let r=n/1e3;return Math.abs(r)<60?g().format(0,`second`):Math.abs(r)<3600?g().format(Math.trunc(r/60),`minute`):Math.abs(r)<86400?g().format(Math.trunc(r/3600),`hour`):g().format(Math.trunc(r/86400),`day`)},list:e=>e.length>1?ne().format(e):e[0]??``}},Q=1e3,ze=new Map;function Be(e,t,n){let r=`${e} ${t} ${n}`,i=ze.get(r)??Re(e,t,n);return ze.set(r,i),i}var Ve=(e,t)=>We($(e)+$(t)),He=(e,t)=>We($(e)-$(t)),Ue=(e,t)=>Number($(e)-$(t));function $(e){let t=/^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(e);if(!t)throw Error(`${e} is not an amount`);let n=BigInt(t[2])*100n+BigInt((t[3]??``).padEnd(2,`0`));return t[1]?-n:n}function We(e){let t=(e<0n?-e:e).toString().padStart(3,`0`);return`${e<0n?`-`:``}${t.slice(0,-2)}.${t.slice(-2)}`}var Ge={"":(e,t)=>x(w,K(U(e),t)),orders:(e,t)=>x(ge,Me(Ce(e),t))};function Ke(e){let t=/^orders\/(?!new$)(\w+)$/.exec(e)?.[1];return t?()=>Promise.all([x(Pe,{number:t}),x(Y,{number:t})]):Ge[e]}function qe(e){let t=e=>{try{return JSON.parse(e)}catch{return e}};return Object.fromEntries([...new URLSearchParams(e)].map(([e,n])=>[e,t(n)]))}function Je({viewer:e,store:t}){let{language:n}=e.preferences,r=Be(n?q[n]:J(navigator.languages),t.currency,t.timezone),i=new Date;r.full(i),r.ago(i.toISOString()),r.money(`0`)}var Ye=[`invite`,`reset`],Xe=location.pathname.replace(/^\/console\/?/,``);Ye.includes(Xe)||x(Ie,{}).then(e=>{u(e.store),Ke(Xe)?.(qe(location.search),e.store.timezone).catch(se),Je(e)},()=>void 0);export{h as $,W as A,O as B,Y as C,q as D,fe as E,z as F,le as G,j as H,L as I,g as J,ce as K,I as L,U as M,V as N,G as O,R as P,ie as Q,F as R,he as S,J as T,A as U,E as V,w as W,a as X,f as Y,_ as Z,X as _,Ie as a,ae as at,ye as b,we as c,r as ct,Oe as d,v as et,De as f,ke as g,Ae as h,He as i,te as it,H as j,K as k,xe as l,n as lt,Ce as m,Ue as n,u as nt,Pe as o,ne as ot,Ee as p,d as q,Be as r,ee as rt,Me as s,e as st,Ve as t,re as tt,be as u,_e as v,pe as w,ge as x,ve as y,D as z};