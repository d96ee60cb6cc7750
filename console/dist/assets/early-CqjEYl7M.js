var e=class extends Error{code;requestId;fields;refusal;name=`ApiError`;constructor(e,t,n=``,r=[],i=null){super(t),this.code=e,this.requestId=n,this.fields=r,this.refusal=i}},t=new Set([`NETWORK`,`UNAVAILABLE`,`OVERLOADED`,`BUSY`,`TIMEOUT`]),n=n=>n instanceof e&&t.has(n.code),r=new Set([`INTERNAL`,`RATE_LIMITED`,`BODY_TIMEOUT`,`UNAUTHENTICATED`,`STORE_CHANGED`,`VIEWER_CHANGED`]),i=t=>n(t)||t instanceof e&&r.has(t.code),a=new Set([`STORE_CHANGED`,`VIEWER_CHANGED`]),o=t=>t instanceof e&&a.has(t.code),s=new Set([`NETWORK`,`TIMEOUT`,`UNAVAILABLE`]),c=t=>t instanceof e&&s.has(t.code),l=(t,n)=>t instanceof e&&t.code===n,u=async()=>{},d=e=>{u=e},f=null,p=`own`,m=new Set;function h(e){if(e!==p&&p!==`left`){p=e;for(let e of m)e()}}var g=e=>{f=e,h(`own`)},_=()=>f,v=()=>p,y=e=>(m.add(e),()=>void m.delete(e));function b(){h(`left`),location.reload()}function ee(){p===`ended`?b():h(`other`)}var te=0,ne=e=>new Date(e+te).toISOString(),x=null,S=0;function C(e,t,n,r=null){return x=E(e,t,n,void 0,r).then(()=>S++),x}async function w(e,t,n,r=f){let i=S,a={query:e.toString(),operationName:T(e),variables:t};try{return(await E(`/graphql`,`POST`,a,n,r)).data}catch(a){if(l(a,`UNAUTHENTICATED`)){if(await x?.catch(()=>void 0),S>i)return w(e,t,n,r);f&&h(`ended`)}throw a}}var re=(e,t,n)=>C(`/session`,`POST`,{store:e,email:t,password:n}),ie=(e,t,n)=>E(`/session/stores`,`POST`,{store:e,email:t,password:n},void 0,f),ae=(e,t=f)=>C(`/session/switch`,`POST`,{store:e},t),oe=e=>E(`/session/link`,`POST`,{token:e}),se=(e,t,n)=>C(`/session/link`,`PUT`,{token:e,password:t,name:n}),ce=()=>E(`/session`,`DELETE`,void 0,void 0,f),T=e=>/(?:query|mutation|subscription)\s+(\w+)/.exec(e.toString())?.[1]??``;async function E(t,n,r,i,a=null){let s={method:n,headers:{...r!==void 0&&{"Content-Type":`application/json`},...a&&{"X-Kiosk-Store":a.store.id,"X-Kiosk-Viewer":a.viewer.id}},signal:i??null};r!==void 0&&(s.body=JSON.stringify(r));let c,l;try{c=await fetch(t,s),te=Date.parse(c.headers.get(`Date`)??``)-Date.now()||0,l=c.status===204||c.status===202?{}:await c.json()}catch{throw i?.aborted?i.reason:new e(`NETWORK`,`The server cannot be reached.`)}let[d]=l.errors??[];if(!d&&c.ok)return l;await u().catch(()=>void 0);let{message:f,extensions:p={}}=d??{message:c.statusText},{code:m=`INTERNAL`,requestId:h,fields:g}=p,_=new e(m,f,h??c.headers.get(`X-Request-Id`)??``,g,{...p,code:m,message:f});throw o(_)&&ee(),_}var D=new Map,le=1e4,O=(e,t)=>JSON.stringify([T(e),t]);function k(e,t){let n=w(e,t),r={response:n};return D.set(O(e,t),r),n.then(e=>{r.result=e},()=>void 0),n}var ue=300;function de(){let e=Promise.allSettled([...D.values()].map(({response:e})=>e));return Promise.race([e,new Promise(e=>setTimeout(e,ue))])}var A=()=>D.clear();function j(e,t){if(D.size===0)return;let n=O(e,t),r=D.get(n);return D.delete(n),setTimeout(A,le),r}var fe=(e,t,n)=>j(e,t)?.response??w(e,t,n);function pe(e,t){return D.get(O(e,t))?.result===void 0?void 0:j(e,t)?.result}var me=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new me(`
    fragment DashboardFigures on SalesFigures {
  orders
  units
  net
  refunded
}
    `,{fragmentName:`DashboardFigures`});var he=new me(`
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
}`),ge=864e5,M=e=>/^[1-9]\d{3}-\d{2}-\d{2}$/.test(e)&&!Number.isNaN(Date.parse(`${e}T00:00:00Z`))&&N(e,0)===e,N=(e,t)=>new Date(Date.parse(`${e}T00:00:00Z`)+t*ge).toISOString().slice(0,10),P=(e,t)=>Math.round((Date.parse(t)-Date.parse(e))/ge)+1;function F(e,t){let n=R(e.getTime(),t);return`${n.year}-${String(n.month).padStart(2,`0`)}-${String(n.day).padStart(2,`0`)}`}var I=e=>F(new Date,e);function L(e,t){let n=Date.parse(`${e}T00:00:00Z`),r=n-_e(n,t),i=n-_e(r,t),a=[Math.min(r,i),Math.max(r,i)].find(n=>F(new Date(n),t)===e)??i;return new Date(a).toISOString()}function _e(e,t){let n=R(e,t);return Date.UTC(n.year,n.month-1,n.day,n.hour,n.minute,n.second)-e}var ve=new Map;function R(e,t){let n=ve.get(t);n||(n=new Intl.DateTimeFormat(`en-US`,{timeZone:t,hourCycle:`h23`,year:`numeric`,month:`numeric`,day:`numeric`,hour:`numeric`,minute:`numeric`,second:`numeric`}),ve.set(t,n));let r={};for(let{type:t,value:i}of n.formatToParts(e))r[t]=Number(i);let{year:i=0,month:a=0,day:o=0,hour:s=0,minute:c=0,second:l=0}=r;return{year:i,month:a,day:o,hour:s,minute:c,second:l}}var z=e=>typeof e.before==`string`?{before:e.before}:typeof e.after==`string`?{after:e.after}:{},B=(e,t=25)=>e.before?{last:t,before:e.before}:{first:t,...e.after&&{after:e.after}},V=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==void 0&&e!==``&&e!==!1)),H=[`today`,`7d`,`30d`,`90d`],ye={today:1,"7d":7,"30d":30,"90d":90};function U(e){let t=H.find(t=>t===e.period);if(t)return{period:t};let n=e=>typeof e==`string`&&M(e)?e:void 0,[r,i]=[n(e.from),n(e.to)];return{...r&&{from:r},...i&&{to:i}}}function W(e,t){if(e.period){let n=I(t);return{first:N(n,1-ye[e.period]),last:n}}return{...e.from&&{first:e.from},...e.to&&{last:e.to}}}function G(e,t){let{first:n,last:r}=W(e,t);return{...n&&{from:L(n,t)},...r&&{to:L(N(r,1),t)}}}var K=[`net`,`orders`,`units`],q=e=>V({...U(e),series:K.find(t=>t===e.series)}),be={period:`30d`},xe=730;function Se(e,t){let{period:n,from:r,to:i=I(t)}=e;return n?{period:n}:!r||r>i?be:{from:P(r,i)>xe?N(i,-729):r,to:i}}function Ce(e,t){let{first:n=``,last:r=``}=W(Se(e,t),t);return{first:n,last:r}}var we=3e5;function Te(e,t){let{first:n,last:r}=Ce(e,t),i=P(n,r),a=I(t),o=n<=a&&a<=r;return{from:L(n,t),to:L(N(r,1),t),previous:L(N(n,-i),t),until:o?Ee(a,N(a,-i),t):L(n,t),groupBy:i<=2?`HOUR`:i<=92?`DAY`:i<=400?`WEEK`:`MONTH`}}function Ee(e,t,n){let r=Math.ceil((Date.now()-Date.parse(L(e,n)))/we)*we,i=Date.parse(L(N(t,1),n));return new Date(Math.min(Date.parse(L(t,n))+r,i)).toISOString()}var De=[`en`,`pt-BR`],Oe={EN:`en`,PT_BR:`pt-BR`},ke={en:`English`,"pt-BR":`Português (Brasil)`};function Ae(e){for(let t of e){if(t.toLowerCase().startsWith(`pt`))return`pt-BR`;if(t.toLowerCase().startsWith(`en`))return`en`}return`en`}var je=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Me=new je(`
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
    `),Fe=e=>typeof e==`string`&&/^\d{1,12}(\.\d{1,2})?$/.test(e),Ie=e=>{let t=e=>Fe(String(e))?String(e):void 0,[n,r]=[t(e.min),t(e.max)];return{...n&&{min:n},...r&&{max:r}}},Le=/^-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/,Re=/^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+),\d{1,2}$/,ze=e=>{let t=e.replace(/\s/g,``);return Re.test(t)?t.replace(/\./g,``).replace(`,`,`.`):Le.test(t)?t.replace(/,/g,``):t},J=e=>typeof e==`string`&&/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(e);function Y(e,t){let n=t.find(t=>t===e.dialog);return n?V({dialog:n,row:J(e.row)?e.row:void 0}):{}}function Be(e){let{dialog:t,row:n,...r}=e;return r}var Ve=[`export`,`save`,`rename`],He=[`PENDING`,`PROCESSING`,`COMPLETED`,`FAILED`,`REFUNDED`,`CANCELLED`],Ue=[`API`,`ADMIN`],We=[`created`,`-created`,`total`,`-total`];function Ge(e){let t=String(e.status??``).split(`,`);return V({status:He.filter(e=>t.includes(e)).join(`,`),q:e.q===void 0?``:String(e.q),source:Ue.find(t=>t===e.source),customer:J(e.customer)?e.customer:void 0,product:J(e.product)?e.product:void 0,variation:J(e.variation)?e.variation:void 0,refunded:e.refunded===!0||H.find(t=>t===e.refunded),sort:We.find(t=>t===e.sort),...U(e),...Ie(e),...z(e),...Y(e,Ve)})}var Ke=e=>e.status?.split(`,`)??[],qe=[`refund`,`cancel`,`fail`,`deliver`,`replace`,`reveal`],Je=e=>V({history:X({history:String(e.history??``)}).join(`,`),...Y(e,qe)}),X=({history:e=``})=>e.split(`,`).filter(e=>/^[\w-]+$/.test(e));function Ye(e,t){let n=t.at(-1);return{number:e,...n&&{after:n}}}var Xe=e=>V({customer:J(e.customer)?e.customer:void 0,items:Qe(Ze(String(e.items??``)))});function Ze(e){let t=e.split(`,`).map(e=>{let[t,n]=e.split(`*`);return{variation:t??``,quantity:Number(n)}});return t.filter(({variation:e,quantity:n},r)=>J(e)&&Number.isInteger(n)&&n>=1&&n<=20&&t.findIndex(t=>t.variation===e)===r)}var Qe=e=>e.map(({variation:e,quantity:t})=>`${e}*${t}`).join(`,`),$e=e=>e.flatMap(({variation:e,quantity:t})=>Array.from({length:t},()=>({variationId:e}))),et={created:`CREATED_AT`,total:`TOTAL`};function tt(e,t){let{from:n,to:r}=G(e,t),i=e.sort??`-created`,a=Ke(e),o=typeof e.refunded==`string`&&G({period:e.refunded},t).from,s=V({productId:e.product,variationId:e.variation}),c=V({status:a.length===1?a[0]:void 0,statusIn:a.length>1?a:void 0,source:e.source,customerId:e.customer,totalGTE:e.min,totalLTE:e.max,refundedAmountGT:e.refunded===!0?`0.00`:void 0,hasTransactionsWith:o?[{kind:`REFUND`,createdAtGTE:o}]:void 0,createdAtGTE:n,createdAtLT:r,hasItemsWith:s.productId||s.variationId?[s]:void 0,matches:e.q});return{...B(e),where:c,orderBy:{field:et[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var nt=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new nt(`
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
}`),Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Z(`
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
    `,{fragmentName:`PreferencesParts`});var it=new Z(`
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
}`),at=864e5;function Q(e){let t;return()=>(t??=e(),t)}var ot=(e,t,n)=>{let r=t=>Q(()=>new Intl.DateTimeFormat(e,{...t,timeZone:n})),i=t=>Q(()=>new Intl.NumberFormat(e,t)),a={notation:`compact`,maximumFractionDigits:1},o=i({style:`currency`,currency:t,minimumFractionDigits:2,maximumFractionDigits:2}),s=i({style:`currency`,currency:t,...a}),c=i({minimumFractionDigits:2,maximumFractionDigits:2,useGrouping:!1}),l=i({}),u=i(a),d=i({style:`percent`,maximumFractionDigits:1,signDisplay:`never`}),f=r({dateStyle:`long`,timeStyle:`long`}),p=r({dateStyle:`medium`,timeStyle:`short`}),m=r({dateStyle:`medium`}),h=Q(()=>new Intl.DateTimeFormat(e,{dateStyle:`medium`,timeZone:`UTC`})),g=r({timeStyle:`short`}),_=r({day:`numeric`,month:`short`}),v=r({hour:`numeric`}),y=Q(()=>new Intl.RelativeTimeFormat(e,{numeric:`auto`,style:`long`})),b=Q(()=>new Intl.ListFormat(e,{type:`conjunction`}));return{language:e,currency:t,timezone:n,money:e=>o().format(e),amount:e=>c().format(e),compactMoney:e=>s().format(e),count:e=>l().format(e),total:e=>e===st+1?`${l().format(st)}+`:l().format(e),compact:e=>u().format(e),percent:e=>d().format(e),full:e=>f().format(new Date(e)),time:e=>p().format(new Date(e)),day:e=>m().format(new Date(e)),calendarDay:e=>h().format(new Date(`${e}T00:00:00Z`)),clock:e=>g().format(new Date(e)),monthDay:e=>_().format(new Date(e)),hour:e=>v().format(new Date(e)),ago(e,t=Date.now()){let r=Date.parse(e)-t;if(Math.abs(r)>=7*at)return m().format(new Date(e));let i=r/1e3;if(Math.abs(i)<60)return y().format(0,`second`);if(Math.abs(i)<3600)return y().format(Math.trunc(i/60),`minute`);if(Math.abs(i)<86400)return y().format(Math.trunc(i/3600),`hour`);let a=P(F(new Date(t),n),F(new Date(e),n))-1;return y().format(a||Math.sign(r),`day`)},list:e=>e.length>1?b().format(e):e[0]??``}},st=1e3,ct=new Map;function lt(e,t,n){let r=`${e} ${t} ${n}`,i=ct.get(r)??ot(e,t,n);return ct.set(r,i),i}var ut=(e,t)=>pt($(e)+$(t)),dt=(e,t)=>pt($(e)-$(t)),ft=(e,t)=>Number($(e)-$(t));function $(e){let t=/^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(e);if(!t)throw Error(`${e} is not an amount`);let n=BigInt(t[2])*100n+BigInt((t[3]??``).padEnd(2,`0`));return t[1]?-n:n}function pt(e){let t=(e<0n?-e:e).toString().padStart(3,`0`);return`${e<0n?`-`:``}${t.slice(0,-2)}.${t.slice(-2)}`}var mt={"":(e,t)=>k(he,Te(q(e),t)),orders:(e,t)=>k(Pe,tt(Ge(e),t))};function ht(e){let t=/^orders\/(?!new$)(\w+)$/.exec(e)?.[1];return t?e=>{let n=Ye(t,X(Je(e)));return Promise.all([k(rt,{number:t}),k(Me,n)])}:mt[e]}function gt(e){let t=e=>{try{return JSON.parse(e)}catch{return e}};return Object.fromEntries([...new URLSearchParams(e)].map(([e,n])=>[e,t(n)]))}function _t({viewer:e,store:t}){let{language:n}=e.preferences,r=lt(n?Oe[n]:Ae(navigator.languages),t.currency,t.timezone),i=new Date;r.full(i),r.ago(i.toISOString()),r.money(`0`)}var vt=[`invite`,`reset`],yt=location.pathname.replace(/^\/console\/?/,``);vt.includes(yt)||k(it,{}).then(e=>{g(e),ht(yt)?.(gt(location.search),e.store.timezone).catch(A),_t(e)},()=>void 0);export{b as $,Ae as A,H as B,Fe as C,Ne as D,Pe as E,Te as F,M as G,V as H,be as I,he as J,L as K,K as L,Oe as M,Ce as N,Me as O,Se as P,d as Q,q as R,J as S,ze as T,B as U,U as V,z as W,pe as X,de as Y,fe as Z,$e as _,n as _t,it as a,w as at,Y as b,Ke as c,v as ct,Ue as d,re as dt,ie as et,He as f,ce as ft,Ge as g,o as gt,Je as h,l as ht,dt as i,se as it,De as j,ke as k,X as l,g as lt,Xe as m,e as mt,ft as n,T as nt,rt as o,E as ot,Ze as p,ae as pt,I as q,lt as r,_ as rt,tt as s,ne as st,ut as t,y as tt,Ye as u,oe as ut,Qe as v,c as vt,Ie as w,Be as x,Ve as y,i as yt,G as z};