var e=class extends Error{code;requestId;fields;name=`ApiError`;constructor(e,t,n=``,r=[]){super(t),this.code=e,this.requestId=n,this.fields=r}},t=new Set([`NETWORK`,`UNAVAILABLE`,`OVERLOADED`,`BUSY`,`TIMEOUT`]),n=n=>n instanceof e&&t.has(n.code),r=(t,n)=>t instanceof e&&t.code===n,i=()=>{},a=e=>{i=e},o=null,s=!1,c=new Set;function l(e){s=e;for(let e of c)e()}var u=e=>{o=e,l(!1)},d=()=>o,f=()=>s,p=e=>(c.add(e),()=>void c.delete(e)),m=null,h=0;function g(e,t,n,r=null){return m=b(e,t,n,void 0,r).then(()=>h++),m}async function _(e,t,n,a=o){let s=h,c={query:e.toString(),operationName:y(e),variables:t};try{return(await b(`/graphql`,`POST`,c,n,a)).data}catch(o){if(r(o,`STORE_CHANGED`)&&l(!0),r(o,`UNAUTHENTICATED`)){if(await m?.catch(()=>void 0),h>s)return _(e,t,n,a);i()}throw o}}var v=(e,t,n)=>(u(null),g(`/session`,`POST`,{store:e,email:t,password:n})),ee=(e,t,n)=>b(`/session/stores`,`POST`,{store:e,email:t,password:n},void 0,o),te=(e,t=o)=>g(`/session/switch`,`POST`,{store:e},t),ne=e=>b(`/session/link`,`POST`,{token:e}),re=(e,t,n)=>g(`/session/link`,`PUT`,{token:e,password:t,name:n}),ie=()=>b(`/session`,`DELETE`),y=e=>/(?:query|mutation|subscription)\s+(\w+)/.exec(e.toString())?.[1]??``;async function b(t,n,r,i,a=null){let o={method:n,signal:i??null};r!==void 0&&(o.headers={"Content-Type":`application/json`,...a&&{"X-Kiosk-Store":a.id}},o.body=JSON.stringify(r));let s,c;try{s=await fetch(t,o),c=s.status===204||s.status===202?{}:await s.json()}catch{throw i?.aborted?i.reason:new e(`NETWORK`,`The server cannot be reached.`)}let[l]=c.errors??[];if(l){let{code:t=`INTERNAL`,requestId:n,fields:r}=l.extensions??{};throw new e(t,l.message,n??s.headers.get(`X-Request-Id`)??``,r)}if(!s.ok)throw new e(`INTERNAL`,s.statusText,s.headers.get(`X-Request-Id`)??``);return c}var x=new Map,ae=1e4,S=(e,t)=>JSON.stringify([y(e),t]);function C(e,t){let n=_(e,t),r={response:n};return x.set(S(e,t),r),n.then(e=>{r.result=e},()=>void 0),n}var oe=()=>x.clear();function w(e,t){if(x.size===0)return;let n=S(e,t),r=x.get(n);return x.delete(n),setTimeout(oe,ae),r}var se=(e,t,n)=>w(e,t)?.response??_(e,t,n);function ce(e,t){return x.get(S(e,t))?.result===void 0?void 0:w(e,t)?.result}var T=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new T(`
    fragment DashboardFigures on SalesFigures {
  orders
  units
  net
  refunded
}
    `,{fragmentName:`DashboardFigures`});var E=new T(`
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
}`),D=864e5,O=e=>/^\d{4}-\d{2}-\d{2}$/.test(e)&&!Number.isNaN(Date.parse(`${e}T00:00:00Z`)),k=(e,t)=>new Date(Date.parse(`${e}T00:00:00Z`)+t*D).toISOString().slice(0,10),A=(e,t)=>Math.round((Date.parse(t)-Date.parse(e))/D)+1;function j(e,t){let n=I(e.getTime(),t);return`${n.year}-${String(n.month).padStart(2,`0`)}-${String(n.day).padStart(2,`0`)}`}var M=e=>j(new Date,e);function N(e,t){let n=Date.parse(`${e}T00:00:00Z`),r=n-P(n,t),i=n-P(r,t),a=[Math.min(r,i),Math.max(r,i)].find(n=>j(new Date(n),t)===e)??i;return new Date(a).toISOString()}function P(e,t){let n=I(e,t);return Date.UTC(n.year,n.month-1,n.day,n.hour,n.minute,n.second)-e}var F=new Map;function I(e,t){let n=F.get(t);n||(n=new Intl.DateTimeFormat(`en-US`,{timeZone:t,hourCycle:`h23`,year:`numeric`,month:`numeric`,day:`numeric`,hour:`numeric`,minute:`numeric`,second:`numeric`}),F.set(t,n));let r={};for(let{type:t,value:i}of n.formatToParts(e))r[t]=Number(i);let{year:i=0,month:a=0,day:o=0,hour:s=0,minute:c=0,second:l=0}=r;return{year:i,month:a,day:o,hour:s,minute:c,second:l}}var L=e=>typeof e.before==`string`?{before:e.before}:typeof e.after==`string`?{after:e.after}:{},R=(e,t=25)=>e.before?{last:t,before:e.before}:{first:t,...e.after&&{after:e.after}},z=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==void 0&&e!==``&&e!==!1)),B=[`today`,`7d`,`30d`,`90d`],le={today:1,"7d":7,"30d":30,"90d":90};function V(e){let t=B.find(t=>t===e.period);if(t)return{period:t};let n=e=>typeof e==`string`&&O(e)?e:void 0,[r,i]=[n(e.from),n(e.to)];return{...r&&{from:r},...i&&{to:i}}}function H(e,t){if(e.period){let n=M(t);return{first:k(n,1-le[e.period]),last:n}}return{...e.from&&{first:e.from},...e.to&&{last:e.to}}}function U(e,t){let{first:n,last:r}=H(e,t);return{...n&&{from:N(n,t)},...r&&{to:N(k(r,1),t)}}}var W=[`net`,`orders`,`units`],G=e=>z({...V(e),series:W.find(t=>t===e.series)}),K={period:`30d`};function ue(e,t){let{first:n,last:r}=H(e,t);if(n&&r&&n<=r)return{first:n,last:r};let i=H(K,t);return{first:i.first,last:i.last}}var de=730;function q(e,t){let n=ue(e,t),r=Math.min(A(n.first,n.last),de),i=k(n.last,1-r);return{from:N(i,t),to:N(k(n.last,1),t),previous:N(k(i,-r),t),groupBy:r<=2?`HOUR`:r<=92?`DAY`:r<=400?`WEEK`:`MONTH`}}var fe=[`en`,`pt-BR`],J={EN:`en`,PT_BR:`pt-BR`},pe={en:`English`,"pt-BR":`Português (Brasil)`};function Y(e){for(let t of e){if(t.toLowerCase().startsWith(`pt`))return`pt-BR`;if(t.toLowerCase().startsWith(`en`))return`en`}return`en`}var X=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},me=new X(`
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
    `),he=new X(`
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
    `),_e=e=>typeof e==`string`&&/^\d{1,12}(\.\d{1,2})?$/.test(e),ve=e=>{let t=e=>_e(String(e))?String(e):void 0,[n,r]=[t(e.min),t(e.max)];return{...n&&{min:n},...r&&{max:r}}},ye=e=>{let t=e.replace(/\s/g,``);return/,\d{1,2}$/.test(t)?t.replace(/\./g,``).replace(`,`,`.`):t.replace(/,(?=\d{3})/g,``)},Z=e=>typeof e==`string`&&/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(e),be=[`PENDING`,`PROCESSING`,`COMPLETED`,`FAILED`,`REFUNDED`,`CANCELLED`],xe=[`API`,`ADMIN`],Se=[`created`,`-created`,`total`,`-total`];function Ce(e){let t=String(e.status??``).split(`,`);return z({status:be.filter(e=>t.includes(e)).join(`,`),q:e.q===void 0?``:String(e.q),source:xe.find(t=>t===e.source),customer:Z(e.customer)?e.customer:void 0,product:Z(e.product)?e.product:void 0,refunded:e.refunded===!0,sort:Se.find(t=>t===e.sort),...V(e),...ve(e),...L(e)})}var we=e=>e.status?.split(`,`)??[],Te=[`refund`,`cancel`,`fail`,`deliver`,`replace`],Ee=e=>z({dialog:Te.find(t=>t===e.dialog),item:Z(e.item)?e.item:void 0}),De=e=>z({customer:Z(e.customer)?e.customer:void 0,items:ke(Oe(String(e.items??``)))});function Oe(e){let t=e.split(`,`).map(e=>{let[t,n]=e.split(`*`);return{variation:t??``,quantity:Number(n)}});return t.filter(({variation:e,quantity:n},r)=>Z(e)&&Number.isInteger(n)&&n>=1&&n<=20&&t.findIndex(t=>t.variation===e)===r)}var ke=e=>e.map(({variation:e,quantity:t})=>`${e}*${t}`).join(`,`),Ae=e=>e.flatMap(({variation:e,quantity:t})=>Array.from({length:t},()=>({variationId:e}))),je={created:`CREATED_AT`,total:`TOTAL`};function Me(e,t){let{from:n,to:r}=U(e,t),i=e.sort??`-created`,a=we(e),o=z({status:a.length===1?a[0]:void 0,statusIn:a.length>1?a:void 0,source:e.source,customerId:e.customer,totalGTE:e.min,totalLTE:e.max,refundedAmountGT:e.refunded?`0.00`:void 0,createdAtGTE:n,createdAtLT:r,hasItemsWith:e.product?[{productId:e.product}]:void 0,matches:e.q});return{...R(e),where:o,orderBy:{field:je[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var Ne=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Ne(`
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
}`),Le=864e5;function Q(e){let t;return()=>(t??=e(),t)}var Re=(e,t,n)=>{let r=t=>Q(()=>new Intl.DateTimeFormat(e,{...t,timeZone:n})),i=t=>Q(()=>new Intl.NumberFormat(e,t)),a={notation:`compact`,maximumFractionDigits:1},o=i({style:`currency`,currency:t}),s=i({style:`currency`,currency:t,...a}),c=i({minimumFractionDigits:2,maximumFractionDigits:2,useGrouping:!1}),l=i({}),u=i(a),d=i({style:`percent`,maximumFractionDigits:1,signDisplay:`never`}),f=r({dateStyle:`long`,timeStyle:`long`}),p=r({dateStyle:`medium`,timeStyle:`short`}),m=r({dateStyle:`medium`}),h=r({timeStyle:`short`}),g=r({day:`numeric`,month:`short`}),_=r({hour:`numeric`}),v=Q(()=>new Intl.RelativeTimeFormat(e,{numeric:`auto`,style:`long`})),ee=Q(()=>new Intl.ListFormat(e,{type:`conjunction`}));return{language:e,currency:t,timezone:n,money:e=>o().format(e),amount:e=>c().format(e),compactMoney:e=>s().format(e),count:e=>l().format(e),total:e=>e===ze+1?`${l().format(ze)}+`:l().format(e),compact:e=>u().format(e),percent:e=>d().format(e),full:e=>f().format(new Date(e)),time:e=>p().format(new Date(e)),day:e=>m().format(new Date(e)),clock:e=>h().format(new Date(e)),monthDay:e=>g().format(new Date(e)),hour:e=>_().format(new Date(e)),ago(e,t=Date.now()){let n=Date.parse(e)-t;if(Math.abs(n)>=7*Le)return m().format(new Date(e));let r=n/1e3;return Math.abs(r)<60?v().format(0,`second`):Math.abs(r)<3600?v().format(Math.trunc(r/60),`minute`):Math.abs(r)<86400?v().format(Math.trunc(r/3600),`hour`):v().format(Math.trunc(r/86400),`day`)},list:e=>e.length>1?ee().format(e):e[0]??``}},ze=1e3,Be=new Map;function Ve(e,t,n){let r=`${e} ${t} ${n}`,i=Be.get(r)??Re(e,t,n);return Be.set(r,i),i}var He=(e,t)=>Ge($(e)+$(t)),Ue=(e,t)=>Ge($(e)-$(t)),We=(e,t)=>Number($(e)-$(t));function $(e){let t=/^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(e);if(!t)throw Error(`${e} is not an amount`);let n=BigInt(t[2])*100n+BigInt((t[3]??``).padEnd(2,`0`));return t[1]?-n:n}function Ge(e){let t=(e<0n?-e:e).toString().padStart(3,`0`);return`${e<0n?`-`:``}${t.slice(0,-2)}.${t.slice(-2)}`}var Ke={"":(e,t)=>C(E,q(G(e),t)),orders:(e,t)=>C(ge,Me(Ce(e),t))};function qe(e){let t=/^orders\/(?!new$)(\w+)$/.exec(e)?.[1];return t?()=>Promise.all([C(Pe,{number:t}),C(me,{number:t})]):Ke[e]}function Je(e){let t=e=>{try{return JSON.parse(e)}catch{return e}};return Object.fromEntries([...new URLSearchParams(e)].map(([e,n])=>[e,t(n)]))}function Ye({viewer:e,store:t}){let{language:n}=e.preferences,r=Ve(n?J[n]:Y(navigator.languages),t.currency,t.timezone),i=new Date;r.full(i),r.ago(i.toISOString()),r.money(`0`)}var Xe=[`invite`,`reset`],Ze=location.pathname.replace(/^\/console\/?/,``);Xe.includes(Ze)||C(Ie,{}).then(e=>{u(e.store),qe(Ze)?.(Je(location.search),e.store.timezone).catch(oe),Ye(e)},()=>void 0);export{_ as $,K as A,A as B,me as C,J as D,fe as E,V as F,ce as G,N as H,z as I,ee as J,se as K,R as L,G as M,U as N,ue as O,B as P,re as Q,L as R,he as S,Y as T,M as U,O as V,E as W,a as X,p as Y,y as Z,Z as _,Ie as a,ie as at,ye as b,we as c,r as ct,Oe as d,b as et,De as f,ke as g,Ae as h,Ue as i,v as it,W as j,q as k,xe as l,n as lt,Ce as m,We as n,u as nt,Pe as o,te as ot,Ee as p,f as q,Ve as r,d as rt,Me as s,e as st,He as t,ne as tt,be as u,_e as v,pe as w,ge as x,ve as y,k as z};