var e=class extends Error{code;requestId;fields;refusal;name=`ApiError`;constructor(e,t,n=``,r=[],i=null){super(t),this.code=e,this.requestId=n,this.fields=r,this.refusal=i}},t=new Set([`NETWORK`,`UNAVAILABLE`,`OVERLOADED`,`BUSY`,`TIMEOUT`]),n=n=>n instanceof e&&t.has(n.code),r=new Set([`UNAUTHENTICATED`,`FORBIDDEN`,`STORE_CHANGED`,`VIEWER_CHANGED`,`RATE_LIMITED`,`TOO_MANY_CONCURRENT`,`TOO_MANY_FAILURES`,`OVERLOADED`,`BUSY`,`BODY_TIMEOUT`]),i=t=>t instanceof e&&r.has(t.code),a=t=>!(t instanceof e)||n(t)||i(t)||u(t,`INTERNAL`),o=new Set([`STORE_CHANGED`,`VIEWER_CHANGED`]),s=t=>t instanceof e&&o.has(t.code),c=new Set([`NETWORK`,`TIMEOUT`,`UNAVAILABLE`]),l=t=>t instanceof e&&c.has(t.code),u=(t,n)=>t instanceof e&&t.code===n,d=async()=>{},f=e=>{d=e},p=null,m=`own`,h=new Set;function g(e){if(e!==m&&m!==`left`){m=e;for(let e of h)e()}}var _=e=>{p=e,g(`own`)},ee=()=>p,v=()=>m,te=e=>(h.add(e),()=>void h.delete(e));function ne(){g(`left`),location.reload()}function re(){m===`ended`?ne():g(`other`)}var y=0,ie=e=>new Date(e+y).toISOString(),b=null,x=0;function S(e,t,n,r=null){return b=T(e,t,n,void 0,r).then(()=>x++),b}async function C(e,t,n,r=p){let i=x,a={query:e.toString(),operationName:w(e),variables:t};try{return(await T(`/graphql`,`POST`,a,n,r)).data}catch(a){if(u(a,`UNAUTHENTICATED`)){if(await b?.catch(()=>void 0),x>i)return C(e,t,n,r);p&&g(`ended`)}throw a}}var ae=(e,t,n)=>S(`/session`,`POST`,{store:e,email:t,password:n}),oe=(e,t,n)=>T(`/session/stores`,`POST`,{store:e,email:t,password:n},void 0,p),se=(e,t=p)=>S(`/session/switch`,`POST`,{store:e},t),ce=e=>T(`/session/link`,`POST`,{token:e}),le=(e,t,n)=>S(`/session/link`,`PUT`,{token:e,password:t,name:n}),ue=()=>T(`/session`,`DELETE`,void 0,void 0,p),w=e=>/(?:query|mutation|subscription)\s+(\w+)/.exec(e.toString())?.[1]??``;async function T(t,n,r,i,a=null){let o={method:n,headers:{...r!==void 0&&{"Content-Type":`application/json`},...a&&{"X-Kiosk-Store":a.store.id,"X-Kiosk-Viewer":a.viewer.id}},signal:i??null};r!==void 0&&(o.body=JSON.stringify(r));let c,l;try{c=await fetch(t,o),y=Date.parse(c.headers.get(`Date`)??``)-Date.now()||0,l=c.status===204||c.status===202?{}:await c.json()}catch{throw i?.aborted?i.reason:new e(`NETWORK`,`The server cannot be reached.`)}let[u]=l.errors??[];if(!u&&c.ok)return l;await d().catch(()=>void 0);let{message:f,extensions:p={}}=u??{message:c.statusText},{code:m=`INTERNAL`,requestId:h,fields:g}=p,_=new e(m,f,h??c.headers.get(`X-Request-Id`)??``,g,{...p,code:m,message:f});throw s(_)&&re(),_}var E=new Map,de=1e4,D=(e,t)=>JSON.stringify([w(e),t]);function O(e,t){let n=C(e,t),r={response:n};return E.set(D(e,t),r),n.then(e=>{r.result=e},()=>void 0),n}var fe=300;function pe(){let e=Promise.allSettled([...E.values()].map(({response:e})=>e));return Promise.race([e,new Promise(e=>setTimeout(e,fe))])}var me=()=>E.clear();function he(e,t){if(E.size===0)return;let n=D(e,t),r=E.get(n);return E.delete(n),setTimeout(me,de),r}var ge=(e,t,n)=>he(e,t)?.response??C(e,t,n);function _e(e,t){return E.get(D(e,t))?.result===void 0?void 0:he(e,t)?.result}var ve=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new ve(`
    fragment DashboardFigures on SalesFigures {
  orders
  units
  net
  refunded
}
    `,{fragmentName:`DashboardFigures`});var ye=new ve(`
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
}`),k=864e5,A=e=>/^[1-9]\d{3}-\d{2}-\d{2}$/.test(e)&&!Number.isNaN(Date.parse(`${e}T00:00:00Z`))&&j(e,0)===e,j=(e,t)=>new Date(Date.parse(`${e}T00:00:00Z`)+t*k).toISOString().slice(0,10),M=(e,t)=>Math.round((Date.parse(t)-Date.parse(e))/k)+1;function N(e,t){let n=R(e.getTime(),t);return`${n.year}-${String(n.month).padStart(2,`0`)}-${String(n.day).padStart(2,`0`)}`}var P=e=>N(new Date,e);function F(e,t){let n=Date.parse(`${e}T00:00:00Z`),r=n-I(n,t),i=n-I(r,t),a=[Math.min(r,i),Math.max(r,i)].find(n=>N(new Date(n),t)===e)??i;return new Date(a).toISOString()}function I(e,t){let n=R(e,t);return Date.UTC(n.year,n.month-1,n.day,n.hour,n.minute,n.second)-e}var L=new Map;function R(e,t){let n=L.get(t);n||(n=new Intl.DateTimeFormat(`en-US`,{timeZone:t,hourCycle:`h23`,year:`numeric`,month:`numeric`,day:`numeric`,hour:`numeric`,minute:`numeric`,second:`numeric`}),L.set(t,n));let r={};for(let{type:t,value:i}of n.formatToParts(e))r[t]=Number(i);let{year:i=0,month:a=0,day:o=0,hour:s=0,minute:c=0,second:l=0}=r;return{year:i,month:a,day:o,hour:s,minute:c,second:l}}var be=e=>t=>({...Object.fromEntries(Object.keys(t).map(e=>[e,void 0])),...e(t)}),z=e=>typeof e==`string`||typeof e==`number`||typeof e==`boolean`?String(e):``,B=(e,t)=>{let n=z(t).split(`,`);return e.filter(e=>n.includes(e)).join(`,`)},V=e=>typeof e==`string`&&/^[\w-]{22,}$/.test(e),H=e=>V(e.before)?{before:e.before}:V(e.after)?{after:e.after}:{},xe=(e,t=25)=>e.before?{last:t,before:e.before}:{first:t,...e.after&&{after:e.after}},U=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==void 0&&e!==``&&e!==!1)),W=[`today`,`7d`,`30d`,`90d`],Se={today:1,"7d":7,"30d":30,"90d":90},Ce=e=>A(j(e,1));function G(e){let t=W.find(t=>t===e.period);if(t)return{period:t};let n=e=>typeof e==`string`&&A(e)&&Ce(e)?e:void 0,[r,i]=[n(e.from),n(e.to)];return{...r&&{from:r},...i&&{to:i}}}function we(e,t){if(e.period){let n=P(t);return{first:j(n,1-Se[e.period]),last:n}}return{...e.from&&{first:e.from},...e.to&&{last:e.to}}}function K(e,t){let{first:n,last:r}=we(e,t);return{...n&&{from:F(n,t)},...r&&{to:F(j(r,1),t)}}}var Te=[`net`,`orders`,`units`],Ee=e=>U({...G(e),series:Te.find(t=>t===e.series)}),De={period:`30d`},Oe=730;function ke(e,t){let{period:n,from:r,to:i=P(t)}=e;return n?{period:n}:!r||r>i?De:{from:M(r,i)>Oe?j(i,-729):r,to:i}}function Ae(e,t){let{first:n=``,last:r=``}=we(ke(e,t),t);return{first:n,last:r}}var je=3e5;function Me(e,t){let{first:n,last:r}=Ae(e,t),i=M(n,r),a=P(t),o=n<=a&&a<=r;return{from:F(n,t),to:F(j(r,1),t),previous:F(j(n,-i),t),until:o?Ne(a,j(a,-i),t):F(n,t),groupBy:i<=2?`HOUR`:i<=92?`DAY`:i<=400?`WEEK`:`MONTH`}}function Ne(e,t,n){let r=Math.ceil((Date.now()-Date.parse(F(e,n)))/je)*je,i=Date.parse(F(j(t,1),n));return new Date(Math.min(Date.parse(F(t,n))+r,i)).toISOString()}var Pe=[`en`,`pt-BR`],Fe={EN:`en`,PT_BR:`pt-BR`},Ie={en:`English`,"pt-BR":`Português (Brasil)`};function Le(e){for(let t of e){if(t.toLowerCase().startsWith(`pt`))return`pt-BR`;if(t.toLowerCase().startsWith(`en`))return`en`}return`en`}var Re=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ze=new Re(`
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
    `),Be=new Re(`
    mutation CommentOnOrder($input: CommentOnOrderInput!) {
  commentOnOrder(input: $input) {
    id
  }
}
    `),Ve=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),q=e=>typeof e==`string`&&/^\d{1,12}(\.\d{1,2})?$/.test(e),He=e=>{let[t,n]=[z(e.min),z(e.max)];return{...q(t)&&{min:t},...q(n)&&{max:n}}},Ue=/^-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/,We=/^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+),\d{1,2}$/,Ge=e=>{let t=e.replace(/\s/g,``);return We.test(t)?t.replace(/\./g,``).replace(`,`,`.`):Ue.test(t)?t.replace(/,/g,``):t},J=e=>typeof e==`string`&&/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(e);function Y(e,t){let n=t.find(t=>t===e.dialog);return n?U({dialog:n,row:J(e.row)?e.row:void 0}):{}}function Ke(e){let{dialog:t,row:n,...r}=e;return r}var qe=[`export`,`save`,`rename`],Je=[`PENDING`,`PROCESSING`,`COMPLETED`,`FAILED`,`REFUNDED`,`CANCELLED`],Ye=[`API`,`ADMIN`],Xe=[`created`,`-created`,`total`,`-total`];function Ze(e){return U({status:B(Je,e.status),q:z(e.q),source:Ye.find(t=>t===e.source),customer:J(e.customer)?e.customer:void 0,product:J(e.product)?e.product:void 0,variation:J(e.variation)?e.variation:void 0,refunded:e.refunded===!0||W.find(t=>t===e.refunded),sort:Xe.find(t=>t===e.sort),...G(e),...He(e),...H(e),...Y(e,qe)})}var Qe=e=>e.status?.split(`,`)??[],$e=[`refund`,`cancel`,`fail`,`deliver`,`replace`,`reveal`],et=e=>U({history:X({history:z(e.history)}).join(`,`),...Y(e,$e)}),X=({history:e=``})=>e.split(`,`).filter(V);function tt(e,t){let n=t.at(-1);return{number:e,...n&&{after:n}}}var nt=e=>U({customer:J(e.customer)?e.customer:void 0,items:it(rt(z(e.items)))});function rt(e){let t=e.split(`,`).map(e=>{let[t,n]=e.split(`*`);return{variation:t??``,quantity:Number(n)}});return t.filter(({variation:e,quantity:n},r)=>J(e)&&Number.isInteger(n)&&n>=1&&n<=20&&t.findIndex(t=>t.variation===e)===r)}var it=e=>e.map(({variation:e,quantity:t})=>`${e}*${t}`).join(`,`),at=e=>e.flatMap(({variation:e,quantity:t})=>Array.from({length:t},()=>({variationId:e}))),ot={created:`CREATED_AT`,total:`TOTAL`};function st(e,t){let{from:n,to:r}=K(e,t),i=e.sort??`-created`,a=Qe(e),o=typeof e.refunded==`string`&&K({period:e.refunded},t).from,s=U({productId:e.product,variationId:e.variation}),c=U({status:a.length===1?a[0]:void 0,statusIn:a.length>1?a:void 0,source:e.source,customerId:e.customer,totalGTE:e.min,totalLTE:e.max,refundedAmountGT:e.refunded===!0?`0.00`:void 0,hasTransactionsWith:o?[{kind:`REFUND`,createdAtGTE:o}]:void 0,createdAtGTE:n,createdAtLT:r,hasItemsWith:s.productId||s.variationId?[s]:void 0,matches:e.q});return{...xe(e),where:c,orderBy:{field:ot[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var ct=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new ct(`
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
    `,{fragmentName:`OrderPageItem`});var lt=new ct(`
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
}`),ut=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new ut(`
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
    `,{fragmentName:`PreferencesParts`});var dt=new ut(`
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
}`),ft=864e5;function Z(e){let t;return()=>(t??=e(),t)}var pt=(e,t,n)=>{let r=t=>Z(()=>new Intl.DateTimeFormat(e,{...t,timeZone:n})),i=t=>Z(()=>new Intl.NumberFormat(e,t)),a={notation:`compact`,maximumFractionDigits:1},o=i({style:`currency`,currency:t,minimumFractionDigits:2,maximumFractionDigits:2}),s=i({style:`currency`,currency:t,...a}),c=i({minimumFractionDigits:2,maximumFractionDigits:2,useGrouping:!1}),l=i({}),u=i(a),d=i({style:`percent`,maximumFractionDigits:1,signDisplay:`never`}),f=r({dateStyle:`long`,timeStyle:`long`}),p=r({dateStyle:`medium`,timeStyle:`short`}),m=r({dateStyle:`medium`}),h=Z(()=>new Intl.DateTimeFormat(e,{dateStyle:`medium`,timeZone:`UTC`})),g=r({timeStyle:`short`}),_=r({day:`numeric`,month:`short`}),ee=r({hour:`numeric`}),v=Z(()=>new Intl.RelativeTimeFormat(e,{numeric:`auto`,style:`long`})),te=Z(()=>new Intl.ListFormat(e,{type:`conjunction`}));return{language:e,currency:t,timezone:n,money:e=>o().format(e),amount:e=>c().format(e),compactMoney:e=>s().format(e),count:e=>l().format(e),total:e=>e===Q+1?`${l().format(Q)}+`:l().format(e),compact:e=>u().format(e),percent:e=>d().format(e),full:e=>f().format(new Date(e)),time:e=>p().format(new Date(e)),day:e=>m().format(new Date(e)),calendarDay:e=>h().format(new Date(`${e}T00:00:00Z`)),clock:e=>g().format(new Date(e)),monthDay:e=>_().format(new Date(e)),hour:e=>ee().format(new Date(e)),ago(e,t=Date.now()){let r=Date.parse(e)-t;if(Math.abs(r)>=7*ft)return m().format(new Date(e));let i=r/1e3;if(Math.abs(i)<60)return v().format(0,`second`);if(Math.abs(i)<3600)return v().format(Math.trunc(i/60),`minute`);if(Math.abs(i)<86400)return v().format(Math.trunc(i/3600),`hour`);let a=M(N(new Date(t),n),N(new Date(e),n))-1;return v().format(a||Math.sign(r),`day`)},list:e=>e.length>1?te().format(e):e[0]??``}},Q=1e3,mt=new Map;function ht(e,t,n){let r=`${e} ${t} ${n}`,i=mt.get(r)??pt(e,t,n);return mt.set(r,i),i}var gt=(e,t)=>yt($(e)+$(t)),_t=(e,t)=>yt($(e)-$(t)),vt=(e,t)=>Number($(e)-$(t));function $(e){let t=/^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(e);if(!t)throw Error(`${e} is not an amount`);let n=BigInt(t[2])*100n+BigInt((t[3]??``).padEnd(2,`0`));return t[1]?-n:n}function yt(e){let t=(e<0n?-e:e).toString().padStart(3,`0`);return`${e<0n?`-`:``}${t.slice(0,-2)}.${t.slice(-2)}`}var bt={"":(e,t)=>O(ye,Me(Ee(e),t)),orders:(e,t)=>O(Ve,st(Ze(e),t))};function xt(e){let t=/^orders\/(?!new$)(\w+)$/.exec(e)?.[1];return t?e=>{let n=tt(t,X(et(e)));return Promise.all([O(lt,{number:t}),O(ze,n)])}:bt[e]}function St(e){let t=e=>{try{return JSON.parse(e)}catch{return e}},n=new URLSearchParams(e);return Object.fromEntries([...n].map(([e,r])=>[e,n.getAll(e).length>1?void 0:t(r)]))}function Ct({viewer:e,store:t}){let{language:n}=e.preferences,r=ht(n?Fe[n]:Le(navigator.languages),t.currency,t.timezone),i=new Date;r.full(i),r.ago(i.toISOString()),r.money(`0`)}var wt=[`invite`,`reset`],Tt=location.pathname.replace(/^\/console\/?/,``);wt.includes(Tt)||O(dt,{}).then(e=>{_(e),xt(Tt)?.(St(location.search),e.store.timezone).catch(me),Ct(e)},()=>void 0);export{_e as $,Le as A,W as B,q as C,i as Ct,Be as D,Ve as E,Me as F,B as G,U as H,De as I,N as J,be as K,Te as L,Fe as M,Ae as N,ze as O,ke as P,pe as Q,Ee as R,J as S,a as St,Ge as T,xe as U,G as V,H as W,F as X,A as Y,ye as Z,at as _,e as _t,dt as a,w as at,Y as b,n as bt,Qe as c,C as ct,Ye as d,v as dt,ge as et,Je as f,_ as ft,Ze as g,se as gt,et as h,ue as ht,_t as i,te as it,Pe as j,Ie as k,X as l,T as lt,nt as m,ae as mt,vt as n,ne as nt,lt as o,ee as ot,rt as p,ce as pt,z as q,ht as r,oe as rt,st as s,le as st,gt as t,f as tt,tt as u,ie as ut,it as v,u as vt,He as w,Ke as x,l as xt,qe as y,s as yt,K as z};