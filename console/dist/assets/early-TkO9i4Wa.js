var e=class extends Error{code;requestId;fields;name=`ApiError`;constructor(e,t,n=``,r=[]){super(t),this.code=e,this.requestId=n,this.fields=r}},t=new Set([`NETWORK`,`UNAVAILABLE`,`OVERLOADED`,`BUSY`,`TIMEOUT`]),n=n=>n instanceof e&&t.has(n.code),r=(t,n)=>t instanceof e&&t.code===n,i=()=>{},a=e=>{i=e},o=null,s=!1,c=new Set;function l(e){s=e;for(let e of c)e()}var u=e=>{o=e,l(!1)},d=()=>o,f=()=>s,p=e=>(c.add(e),()=>void c.delete(e)),m=null,h=0;function g(e,t,n,r=null){return m=b(e,t,n,void 0,r).then(()=>h++),m}async function _(e,t,n,a=o){let s=h,c={query:e.toString(),operationName:y(e),variables:t};try{return(await b(`/graphql`,`POST`,c,n,a)).data}catch(o){if(r(o,`STORE_CHANGED`)&&l(!0),r(o,`UNAUTHENTICATED`)){if(await m?.catch(()=>void 0),h>s)return _(e,t,n,a);i()}throw o}}var v=(e,t,n)=>(u(null),g(`/session`,`POST`,{store:e,email:t,password:n})),ee=(e,t,n)=>b(`/session/stores`,`POST`,{store:e,email:t,password:n},void 0,o),te=(e,t=o)=>g(`/session/switch`,`POST`,{store:e},t),ne=e=>b(`/session/link`,`POST`,{token:e}),re=(e,t,n)=>g(`/session/link`,`PUT`,{token:e,password:t,name:n}),ie=()=>b(`/session`,`DELETE`),y=e=>/(?:query|mutation|subscription)\s+(\w+)/.exec(e.toString())?.[1]??``;async function b(t,n,r,i,a=null){let o={method:n,signal:i??null};r!==void 0&&(o.headers={"Content-Type":`application/json`,...a&&{"X-Kiosk-Store":a.id}},o.body=JSON.stringify(r));let s,c;try{s=await fetch(t,o),c=s.status===204||s.status===202?{}:await s.json()}catch{throw i?.aborted?i.reason:new e(`NETWORK`,`The server cannot be reached.`)}let[l]=c.errors??[];if(l){let{code:t=`INTERNAL`,requestId:n,fields:r}=l.extensions??{};throw new e(t,l.message,n??s.headers.get(`X-Request-Id`)??``,r)}if(!s.ok)throw new e(`INTERNAL`,s.statusText,s.headers.get(`X-Request-Id`)??``);return c}var x=new Map,ae=1e4,S=(e,t)=>JSON.stringify([y(e),t]);function C(e,t){let n=_(e,t),r={response:n};return x.set(S(e,t),r),n.then(e=>{r.result=e},()=>void 0),n}var oe=300;function se(){let e=Promise.allSettled([...x.values()].map(({response:e})=>e));return Promise.race([e,new Promise(e=>setTimeout(e,oe))])}var w=()=>x.clear();function T(e,t){if(x.size===0)return;let n=S(e,t),r=x.get(n);return x.delete(n),setTimeout(w,ae),r}var ce=(e,t,n)=>T(e,t)?.response??_(e,t,n);function le(e,t){return x.get(S(e,t))?.result===void 0?void 0:T(e,t)?.result}var E=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new E(`
    fragment DashboardFigures on SalesFigures {
  orders
  units
  net
  refunded
}
    `,{fragmentName:`DashboardFigures`});var D=new E(`
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
}`),O=864e5,k=e=>/^\d{4}-\d{2}-\d{2}$/.test(e)&&!Number.isNaN(Date.parse(`${e}T00:00:00Z`)),A=(e,t)=>new Date(Date.parse(`${e}T00:00:00Z`)+t*O).toISOString().slice(0,10),j=(e,t)=>Math.round((Date.parse(t)-Date.parse(e))/O)+1;function M(e,t){let n=L(e.getTime(),t);return`${n.year}-${String(n.month).padStart(2,`0`)}-${String(n.day).padStart(2,`0`)}`}var N=e=>M(new Date,e);function P(e,t){let n=Date.parse(`${e}T00:00:00Z`),r=n-F(n,t),i=n-F(r,t),a=[Math.min(r,i),Math.max(r,i)].find(n=>M(new Date(n),t)===e)??i;return new Date(a).toISOString()}function F(e,t){let n=L(e,t);return Date.UTC(n.year,n.month-1,n.day,n.hour,n.minute,n.second)-e}var I=new Map;function L(e,t){let n=I.get(t);n||(n=new Intl.DateTimeFormat(`en-US`,{timeZone:t,hourCycle:`h23`,year:`numeric`,month:`numeric`,day:`numeric`,hour:`numeric`,minute:`numeric`,second:`numeric`}),I.set(t,n));let r={};for(let{type:t,value:i}of n.formatToParts(e))r[t]=Number(i);let{year:i=0,month:a=0,day:o=0,hour:s=0,minute:c=0,second:l=0}=r;return{year:i,month:a,day:o,hour:s,minute:c,second:l}}var R=e=>typeof e.before==`string`?{before:e.before}:typeof e.after==`string`?{after:e.after}:{},z=(e,t=25)=>e.before?{last:t,before:e.before}:{first:t,...e.after&&{after:e.after}},B=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==void 0&&e!==``&&e!==!1)),V=[`today`,`7d`,`30d`,`90d`],ue={today:1,"7d":7,"30d":30,"90d":90};function H(e){let t=V.find(t=>t===e.period);if(t)return{period:t};let n=e=>typeof e==`string`&&k(e)?e:void 0,[r,i]=[n(e.from),n(e.to)];return{...r&&{from:r},...i&&{to:i}}}function U(e,t){if(e.period){let n=N(t);return{first:A(n,1-ue[e.period]),last:n}}return{...e.from&&{first:e.from},...e.to&&{last:e.to}}}function W(e,t){let{first:n,last:r}=U(e,t);return{...n&&{from:P(n,t)},...r&&{to:P(A(r,1),t)}}}var G=[`net`,`orders`,`units`],de=e=>B({...H(e),series:G.find(t=>t===e.series)}),K={period:`30d`};function q(e,t){let{first:n,last:r}=U(e,t);if(n&&r&&n<=r)return{first:n,last:r};let i=U(K,t);return{first:i.first,last:i.last}}var fe=730;function J(e,t){let n=q(e,t),r=Math.min(j(n.first,n.last),fe),i=A(n.last,1-r);return{from:P(i,t),to:P(A(n.last,1),t),previous:P(A(i,-r),t),groupBy:r<=2?`HOUR`:r<=92?`DAY`:r<=400?`WEEK`:`MONTH`}}var pe=[`en`,`pt-BR`],Y={EN:`en`,PT_BR:`pt-BR`},me={en:`English`,"pt-BR":`Português (Brasil)`};function he(e){for(let t of e){if(t.toLowerCase().startsWith(`pt`))return`pt-BR`;if(t.toLowerCase().startsWith(`en`))return`en`}return`en`}var ge=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},_e=new ge(`
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
    `),ve=new ge(`
    mutation CommentOnOrder($input: CommentOnOrderInput!) {
  commentOnOrder(input: $input) {
    id
  }
}
    `),ye=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),be=e=>typeof e==`string`&&/^\d{1,12}(\.\d{1,2})?$/.test(e),xe=e=>{let t=e=>be(String(e))?String(e):void 0,[n,r]=[t(e.min),t(e.max)];return{...n&&{min:n},...r&&{max:r}}},Se=e=>{let t=e.replace(/\s/g,``);return/,\d{1,2}$/.test(t)?t.replace(/\./g,``).replace(`,`,`.`):t.replace(/,(?=\d{3})/g,``)},X=e=>typeof e==`string`&&/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(e),Ce=[`PENDING`,`PROCESSING`,`COMPLETED`,`FAILED`,`REFUNDED`,`CANCELLED`],we=[`API`,`ADMIN`],Te=[`created`,`-created`,`total`,`-total`];function Ee(e){let t=String(e.status??``).split(`,`);return B({status:Ce.filter(e=>t.includes(e)).join(`,`),q:e.q===void 0?``:String(e.q),source:we.find(t=>t===e.source),customer:X(e.customer)?e.customer:void 0,product:X(e.product)?e.product:void 0,refunded:e.refunded===!0,sort:Te.find(t=>t===e.sort),...H(e),...xe(e),...R(e)})}var De=e=>e.status?.split(`,`)??[],Oe=[`refund`,`cancel`,`fail`,`deliver`,`replace`],ke=e=>B({dialog:Oe.find(t=>t===e.dialog),item:X(e.item)?e.item:void 0}),Ae=e=>B({customer:X(e.customer)?e.customer:void 0,items:Me(je(String(e.items??``)))});function je(e){let t=e.split(`,`).map(e=>{let[t,n]=e.split(`*`);return{variation:t??``,quantity:Number(n)}});return t.filter(({variation:e,quantity:n},r)=>X(e)&&Number.isInteger(n)&&n>=1&&n<=20&&t.findIndex(t=>t.variation===e)===r)}var Me=e=>e.map(({variation:e,quantity:t})=>`${e}*${t}`).join(`,`),Ne=e=>e.flatMap(({variation:e,quantity:t})=>Array.from({length:t},()=>({variationId:e}))),Pe={created:`CREATED_AT`,total:`TOTAL`};function Fe(e,t){let{from:n,to:r}=W(e,t),i=e.sort??`-created`,a=De(e),o=B({status:a.length===1?a[0]:void 0,statusIn:a.length>1?a:void 0,source:e.source,customerId:e.customer,totalGTE:e.min,totalLTE:e.max,refundedAmountGT:e.refunded?`0.00`:void 0,createdAtGTE:n,createdAtLT:r,hasItemsWith:e.product?[{productId:e.product}]:void 0,matches:e.q});return{...z(e),where:o,orderBy:{field:Pe[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var Ie=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Ie(`
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
    `,{fragmentName:`OrderPageItem`});var Le=new Ie(`
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
}`),Re=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Re(`
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
    `,{fragmentName:`PreferencesParts`});var ze=new Re(`
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
}`),Be=864e5;function Z(e){let t;return()=>(t??=e(),t)}var Ve=(e,t,n)=>{let r=t=>Z(()=>new Intl.DateTimeFormat(e,{...t,timeZone:n})),i=t=>Z(()=>new Intl.NumberFormat(e,t)),a={notation:`compact`,maximumFractionDigits:1},o=i({style:`currency`,currency:t}),s=i({style:`currency`,currency:t,...a}),c=i({minimumFractionDigits:2,maximumFractionDigits:2,useGrouping:!1}),l=i({}),u=i(a),d=i({style:`percent`,maximumFractionDigits:1,signDisplay:`never`}),f=r({dateStyle:`long`,timeStyle:`long`}),p=r({dateStyle:`medium`,timeStyle:`short`}),m=r({dateStyle:`medium`}),h=r({timeStyle:`short`}),g=r({day:`numeric`,month:`short`}),_=r({hour:`numeric`}),v=Z(()=>new Intl.RelativeTimeFormat(e,{numeric:`auto`,style:`long`})),ee=Z(()=>new Intl.ListFormat(e,{type:`conjunction`}));return{language:e,currency:t,timezone:n,money:e=>o().format(e),amount:e=>c().format(e),compactMoney:e=>s().format(e),count:e=>l().format(e),total:e=>e===He+1?`${l().format(He)}+`:l().format(e),compact:e=>u().format(e),percent:e=>d().format(e),full:e=>f().format(new Date(e)),time:e=>p().format(new Date(e)),day:e=>m().format(new Date(e)),clock:e=>h().format(new Date(e)),monthDay:e=>g().format(new Date(e)),hour:e=>_().format(new Date(e)),ago(e,t=Date.now()){let n=Date.parse(e)-t;if(Math.abs(n)>=7*Be)return m().format(new Date(e));let r=n/1e3;return Math.abs(r)<60?v().format(0,`second`):Math.abs(r)<3600?v().format(Math.trunc(r/60),`minute`):Math.abs(r)<86400?v().format(Math.trunc(r/3600),`hour`):v().format(Math.trunc(r/86400),`day`)},list:e=>e.length>1?ee().format(e):e[0]??``}},He=1e3,Ue=new Map;function We(e,t,n){let r=`${e} ${t} ${n}`,i=Ue.get(r)??Ve(e,t,n);return Ue.set(r,i),i}var Ge=(e,t)=>Je(Q(e)+Q(t)),Ke=(e,t)=>Je(Q(e)-Q(t)),qe=(e,t)=>Number(Q(e)-Q(t));function Q(e){let t=/^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(e);if(!t)throw Error(`${e} is not an amount`);let n=BigInt(t[2])*100n+BigInt((t[3]??``).padEnd(2,`0`));return t[1]?-n:n}function Je(e){let t=(e<0n?-e:e).toString().padStart(3,`0`);return`${e<0n?`-`:``}${t.slice(0,-2)}.${t.slice(-2)}`}var Ye={"":(e,t)=>C(D,J(de(e),t)),orders:(e,t)=>C(ye,Fe(Ee(e),t))};function Xe(e){let t=/^orders\/(?!new$)(\w+)$/.exec(e)?.[1];return t?()=>Promise.all([C(Le,{number:t}),C(_e,{number:t})]):Ye[e]}function Ze(e){let t=e=>{try{return JSON.parse(e)}catch{return e}};return Object.fromEntries([...new URLSearchParams(e)].map(([e,n])=>[e,t(n)]))}function Qe({viewer:e,store:t}){let{language:n}=e.preferences,r=We(n?Y[n]:he(navigator.languages),t.currency,t.timezone),i=new Date;r.full(i),r.ago(i.toISOString()),r.money(`0`)}var $e=[`invite`,`reset`],$=location.pathname.replace(/^\/console\/?/,``);$e.includes($)||C(ze,{}).then(e=>{u(e.store),Xe($)?.(Ze(location.search),e.store.timezone).catch(w),Qe(e)},()=>void 0);export{re as $,K as A,j as B,_e as C,Y as D,pe as E,H as F,se as G,P as H,B as I,f as J,le as K,z as L,de as M,W as N,q as O,V as P,y as Q,R,ve as S,he as T,N as U,k as V,D as W,p as X,ee as Y,a as Z,X as _,ze as a,v as at,Se as b,De as c,e as ct,je as d,_ as et,Ae as f,Me as g,Ne as h,Ke as i,d as it,G as j,J as k,we as l,r as lt,Ee as m,qe as n,ne as nt,Le as o,ie as ot,ke as p,ce as q,We as r,u as rt,Fe as s,te as st,Ge as t,b as tt,Ce as u,n as ut,be as v,me as w,ye as x,xe as y,A as z};