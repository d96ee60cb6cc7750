var e=class extends Error{code;requestId;fields;refusal;name=`ApiError`;row;constructor(e,t,n=``,r=[],i=null){super(t),this.code=e,this.requestId=n,this.fields=r,this.refusal=i}},t=new Set([`NETWORK`,`UNAVAILABLE`,`OVERLOADED`,`BUSY`,`TIMEOUT`]),n=n=>n instanceof e&&t.has(n.code),r=new Set([`UNAUTHENTICATED`,`FORBIDDEN`,`STORE_CHANGED`,`VIEWER_CHANGED`,`RATE_LIMITED`,`TOO_MANY_CONCURRENT`,`TOO_MANY_FAILURES`,`OVERLOADED`,`BUSY`,`BODY_TIMEOUT`]),i=t=>t instanceof e&&r.has(t.code),a=t=>!(t instanceof e)||n(t)||i(t)||d(t,`INTERNAL`),o=new Set([`STORE_CHANGED`,`VIEWER_CHANGED`]),s=t=>t instanceof e&&o.has(t.code),c=new Set([`NETWORK`,`TIMEOUT`,`UNAVAILABLE`]),l=t=>t instanceof e&&c.has(t.code),u=e=>d(e,`BUSY`)||a(e)&&!i(e),d=(t,n)=>t instanceof e&&t.code===n,f=async()=>{},p=e=>{f=e},m=null,h=`own`,g=new Set;function _(e){if(e!==h&&h!==`left`){h=e;for(let e of g)e()}}var v=e=>{m=e,_(`own`)},y=()=>m,ee=()=>h,te=e=>(g.add(e),()=>void g.delete(e));function ne(){_(`left`),location.reload()}function re(){h===`ended`?ne():_(`other`)}var ie=0,ae=e=>new Date(e+ie).toISOString(),b=null,x=0;function S(e,t,n,r=null){return b=T(e,t,n,void 0,r).then(()=>x++),b}async function C(e,t,n,r=m){let i=x,a={query:e.toString(),operationName:w(e),variables:t};try{return(await T(`/graphql`,`POST`,a,n,r)).data}catch(a){if(d(a,`UNAUTHENTICATED`)){if(await b?.catch(()=>void 0),x>i)return C(e,t,n,r);m&&_(`ended`)}throw a}}var oe=(e,t,n)=>S(`/session`,`POST`,{store:e,email:t,password:n}),se=(e,t,n)=>T(`/session/stores`,`POST`,{store:e,email:t,password:n},void 0,m),ce=(e,t=m)=>S(`/session/switch`,`POST`,{store:e},t),le=e=>T(`/session/link`,`POST`,{token:e}),ue=(e,t,n)=>S(`/session/link`,`PUT`,{token:e,password:t,name:n}),de=()=>T(`/session`,`DELETE`,void 0,void 0,m),w=e=>/(?:query|mutation|subscription)\s+(\w+)/.exec(e.toString())?.[1]??``;async function T(t,n,r,i,a=null){let o={method:n,headers:{...r!==void 0&&{"Content-Type":`application/json`},...a&&{"X-Kiosk-Store":a.store.id,"X-Kiosk-Viewer":a.viewer.id}},signal:i??null};r!==void 0&&(o.body=JSON.stringify(r));let c,l;try{c=await fetch(t,o),ie=Date.parse(c.headers.get(`Date`)??``)-Date.now()||0,l=c.status===204||c.status===202?{}:await c.json()}catch{throw i?.aborted?i.reason:new e(`NETWORK`,`The server cannot be reached.`)}let[u]=l.errors??[];if(!u&&c.ok)return l;await f().catch(()=>void 0);let{message:d,extensions:p={}}=u??{message:c.statusText},{code:m=`INTERNAL`,requestId:h,fields:g}=p,_=new e(m,d,h??c.headers.get(`X-Request-Id`)??``,g,{...p,code:m,message:d});throw s(_)&&re(),_}var E=new Map,fe=1e4,D=(e,t)=>JSON.stringify([w(e),t]);function O(e,t){let n=C(e,t),r={response:n};return E.set(D(e,t),r),n.then(e=>{r.result=e},()=>void 0),n}var pe=300;function me(){let e=Promise.allSettled([...E.values()].map(({response:e})=>e));return Promise.race([e,new Promise(e=>setTimeout(e,pe))])}var he=()=>E.clear();function ge(e,t){if(E.size===0)return;let n=D(e,t),r=E.get(n);return E.delete(n),setTimeout(he,fe),r}var _e=(e,t,n)=>ge(e,t)?.response??C(e,t,n);function ve(e,t){return E.get(D(e,t))?.result===void 0?void 0:ge(e,t)?.result}var ye=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new ye(`
    fragment DashboardFigures on SalesFigures {
  orders
  units
  net
  refunded
}
    `,{fragmentName:`DashboardFigures`});var be=new ye(`
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
}`),k=864e5,A=e=>/^[1-9]\d{3}-\d{2}-\d{2}$/.test(e)&&!Number.isNaN(Date.parse(`${e}T00:00:00Z`))&&j(e,0)===e,j=(e,t)=>new Date(Date.parse(`${e}T00:00:00Z`)+t*k).toISOString().slice(0,10),M=(e,t)=>Math.round((Date.parse(t)-Date.parse(e))/k)+1;function N(e,t){let n=R(e.getTime(),t);return`${n.year}-${String(n.month).padStart(2,`0`)}-${String(n.day).padStart(2,`0`)}`}var P=e=>N(new Date,e);function F(e,t){let n=Date.parse(`${e}T00:00:00Z`),r=n-I(n,t),i=n-I(r,t),a=[Math.min(r,i),Math.max(r,i)].find(n=>N(new Date(n),t)===e)??i;return new Date(a).toISOString()}function I(e,t){let n=R(e,t);return Date.UTC(n.year,n.month-1,n.day,n.hour,n.minute,n.second)-e}var L=new Map;function R(e,t){let n=L.get(t);n||(n=new Intl.DateTimeFormat(`en-US`,{timeZone:t,hourCycle:`h23`,year:`numeric`,month:`numeric`,day:`numeric`,hour:`numeric`,minute:`numeric`,second:`numeric`}),L.set(t,n));let r={};for(let{type:t,value:i}of n.formatToParts(e))r[t]=Number(i);let{year:i=0,month:a=0,day:o=0,hour:s=0,minute:c=0,second:l=0}=r;return{year:i,month:a,day:o,hour:s,minute:c,second:l}}var xe=e=>t=>({...Object.fromEntries(Object.keys(t).map(e=>[e,void 0])),...e(t)});function z(e){let t=JSON.parse(e);return typeof t==`number`&&String(t)!==e?e:t}var B=e=>typeof e==`string`||typeof e==`number`||typeof e==`boolean`?String(e):``,V=(e,t)=>{let n=B(t).split(`,`);return e.filter(e=>n.includes(e)).join(`,`)},H=e=>typeof e==`string`&&/^[\w-]{22,}$/.test(e),Se=e=>H(e.before)?{before:e.before}:H(e.after)?{after:e.after}:{},Ce=(e,t=25)=>e.before?{last:t,before:e.before}:{first:t,...e.after&&{after:e.after}},U=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==void 0&&e!==``&&e!==!1)),W=[`today`,`7d`,`30d`,`90d`],we={today:1,"7d":7,"30d":30,"90d":90},Te=e=>A(j(e,1));function G(e){let t=W.find(t=>t===e.period);if(t)return{period:t};let n=e=>typeof e==`string`&&A(e)&&Te(e)?e:void 0,[r,i]=[n(e.from),n(e.to)];return{...r&&{from:r},...i&&{to:i}}}function Ee(e,t){if(e.period){let n=P(t);return{first:j(n,1-we[e.period]),last:n}}return{...e.from&&{first:e.from},...e.to&&{last:e.to}}}function K(e,t){let{first:n,last:r}=Ee(e,t);return{...n&&{from:F(n,t)},...r&&{to:F(j(r,1),t)}}}var De=[`net`,`orders`,`units`],Oe=e=>U({...G(e),series:De.find(t=>t===e.series)}),q={period:`30d`},ke=730;function Ae(e,t){let{period:n,from:r,to:i=P(t)}=e;return n?{period:n}:!r||r>i?q:{from:M(r,i)>ke?j(i,-729):r,to:i}}function je(e,t){let{first:n=``,last:r=``}=Ee(Ae(e,t),t);return{first:n,last:r}}var Me=3e5;function Ne(e,t){let{first:n,last:r}=je(e,t),i=M(n,r),a=P(t),o=n<=a&&a<=r;return{from:F(n,t),to:F(j(r,1),t),previous:F(j(n,-i),t),until:o?Pe(a,j(a,-i),t):F(n,t),groupBy:i<=2?`HOUR`:i<=92?`DAY`:i<=400?`WEEK`:`MONTH`}}function Pe(e,t,n){let r=Math.ceil((Date.now()-Date.parse(F(e,n)))/Me)*Me,i=Date.parse(F(j(t,1),n));return new Date(Math.min(Date.parse(F(t,n))+r,i)).toISOString()}var Fe=[`en`,`pt-BR`],Ie={EN:`en`,PT_BR:`pt-BR`},Le={en:`English`,"pt-BR":`Português (Brasil)`};function Re(e){for(let t of e){if(t.toLowerCase().startsWith(`pt`))return`pt-BR`;if(t.toLowerCase().startsWith(`en`))return`en`}return`en`}var ze=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new ze(`
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
    `),Ve=new ze(`
    mutation CommentOnOrder($input: CommentOnOrderInput!) {
  commentOnOrder(input: $input) {
    id
  }
}
    `),He=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),J=e=>typeof e==`string`&&/^\d{1,12}(\.\d{1,2})?$/.test(e),Ue=e=>{let[t,n]=[B(e.min),B(e.max)];return{...J(t)&&{min:t},...J(n)&&{max:n}}},We=/^-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/,Ge=/^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+),\d{1,2}$/,Ke=e=>{let t=e.replace(/\s/g,``);return Ge.test(t)?t.replace(/\./g,``).replace(`,`,`.`):We.test(t)?t.replace(/,/g,``):t},Y=e=>typeof e==`string`&&/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(e);function X(e,t){let n=t.find(t=>t===e.dialog);return n?U({dialog:n,row:Y(e.row)?e.row:void 0}):{}}function qe(e){let{dialog:t,row:n,...r}=e;return r}var Je=[`export`,`save`,`rename`],Ye=[`PENDING`,`PROCESSING`,`COMPLETED`,`FAILED`,`REFUNDED`,`CANCELLED`],Xe=[`API`,`ADMIN`],Ze=[`created`,`-created`,`total`,`-total`];function Qe(e){return U({status:V(Ye,e.status),q:B(e.q),source:Xe.find(t=>t===e.source),customer:Y(e.customer)?e.customer:void 0,product:Y(e.product)?e.product:void 0,variation:Y(e.variation)?e.variation:void 0,refunded:e.refunded===!0||W.find(t=>t===e.refunded),sort:Ze.find(t=>t===e.sort),...G(e),...Ue(e),...Se(e),...X(e,Je)})}var $e=e=>e.status?.split(`,`)??[],et=[`refund`,`cancel`,`fail`,`deliver`,`replace`,`reveal`],tt=e=>U({history:Z({history:B(e.history)}).join(`,`),...X(e,et)}),Z=({history:e=``})=>e.split(`,`).filter(H);function nt(e,t){let n=t.at(-1);return{number:e,...n&&{after:n}}}var rt=e=>U({customer:Y(e.customer)?e.customer:void 0,items:at(it(B(e.items)))});function it(e){let t=e.split(`,`).map(e=>{let[t,n]=e.split(`*`);return{variation:t??``,quantity:Number(n)}});return t.filter(({variation:e,quantity:n},r)=>Y(e)&&Number.isInteger(n)&&n>=1&&n<=20&&t.findIndex(t=>t.variation===e)===r)}var at=e=>e.map(({variation:e,quantity:t})=>`${e}*${t}`).join(`,`),ot=e=>e.flatMap(({variation:e,quantity:t})=>Array.from({length:t},()=>({variationId:e}))),st={created:`CREATED_AT`,total:`TOTAL`};function ct(e,t){let{from:n,to:r}=K(e,t),i=e.sort??`-created`,a=$e(e),o=typeof e.refunded==`string`&&K({period:e.refunded},t).from,s=U({productId:e.product,variationId:e.variation}),c=U({status:a.length===1?a[0]:void 0,statusIn:a.length>1?a:void 0,source:e.source,customerId:e.customer,totalGTE:e.min,totalLTE:e.max,refundedAmountGT:e.refunded===!0?`0.00`:void 0,hasTransactionsWith:o?[{kind:`REFUND`,createdAtGTE:o}]:void 0,createdAtGTE:n,createdAtLT:r,hasItemsWith:s.productId||s.variationId?[s]:void 0,matches:e.q});return{...Ce(e),where:c,orderBy:{field:st[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var lt=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new lt(`
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
    `,{fragmentName:`OrderPageItem`});var ut=new lt(`
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
}`),dt=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new dt(`
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
    `,{fragmentName:`PreferencesParts`});var ft=new dt(`
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
}`),pt=864e5;function Q(e){let t;return()=>(t??=e(),t)}var mt=(e,t,n)=>{let r=t=>Q(()=>new Intl.DateTimeFormat(e,{...t,timeZone:n})),i=t=>Q(()=>new Intl.NumberFormat(e,t)),a={notation:`compact`,maximumFractionDigits:1},o=i({style:`currency`,currency:t,minimumFractionDigits:2,maximumFractionDigits:2}),s=i({style:`currency`,currency:t,...a}),c=i({minimumFractionDigits:2,maximumFractionDigits:2,useGrouping:!1}),l=i({}),u=i(a),d=i({style:`percent`,maximumFractionDigits:1,signDisplay:`never`}),f=r({dateStyle:`long`,timeStyle:`long`}),p=r({dateStyle:`medium`,timeStyle:`short`}),m=r({dateStyle:`medium`}),h=Q(()=>new Intl.DateTimeFormat(e,{dateStyle:`medium`,timeZone:`UTC`})),g=r({timeStyle:`short`}),_=r({day:`numeric`,month:`short`}),v=r({hour:`numeric`}),y=Q(()=>new Intl.RelativeTimeFormat(e,{numeric:`auto`,style:`long`})),ee=Q(()=>new Intl.ListFormat(e,{type:`conjunction`}));return{language:e,currency:t,timezone:n,money:e=>o().format(e),amount:e=>c().format(e),compactMoney:e=>s().format(e),count:e=>l().format(e),total:e=>e===ht+1?`${l().format(ht)}+`:l().format(e),compact:e=>u().format(e),percent:e=>d().format(e),full:e=>f().format(new Date(e)),time:e=>p().format(new Date(e)),day:e=>m().format(new Date(e)),calendarDay:e=>h().format(new Date(`${e}T00:00:00Z`)),clock:e=>g().format(new Date(e)),monthDay:e=>_().format(new Date(e)),hour:e=>v().format(new Date(e)),ago(e,t=Date.now()){let r=Date.parse(e)-t;if(Math.abs(r)>=7*pt)return m().format(new Date(e));let i=r/1e3;if(Math.abs(i)<60)return y().format(0,`second`);if(Math.abs(i)<3600)return y().format(Math.trunc(i/60),`minute`);if(Math.abs(i)<86400)return y().format(Math.trunc(i/3600),`hour`);let a=M(N(new Date(t),n),N(new Date(e),n))-1;return y().format(a||Math.sign(r),`day`)},list:e=>e.length>1?ee().format(e):e[0]??``}},ht=1e3,gt=new Map;function _t(e,t,n){let r=`${e} ${t} ${n}`,i=gt.get(r)??mt(e,t,n);return gt.set(r,i),i}var vt=(e,t)=>xt($(e)+$(t)),yt=(e,t)=>xt($(e)-$(t)),bt=(e,t)=>Number($(e)-$(t));function $(e){let t=/^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(e);if(!t)throw Error(`${e} is not an amount`);let n=BigInt(t[2])*100n+BigInt((t[3]??``).padEnd(2,`0`));return t[1]?-n:n}function xt(e){let t=(e<0n?-e:e).toString().padStart(3,`0`);return`${e<0n?`-`:``}${t.slice(0,-2)}.${t.slice(-2)}`}var St={"":(e,t)=>O(be,Ne(Oe(e),t)),orders:(e,t)=>O(He,ct(Qe(e),t))};function Ct(e){let t=/^orders\/(?!new$)(\w+)$/.exec(e)?.[1];return t?e=>{let n=nt(t,Z(tt(e)));return Promise.all([O(ut,{number:t}),O(Be,n)])}:St[e]}function wt(e){let t=e=>{try{return z(e)}catch{return e}},n=new URLSearchParams(e);return Object.fromEntries([...n].map(([e,r])=>[e,n.getAll(e).length>1?void 0:t(r)]))}function Tt({viewer:e,store:t}){let{language:n}=e.preferences,r=_t(n?Ie[n]:Re(navigator.languages),t.currency,t.timezone),i=new Date;r.full(i),r.ago(i.toISOString()),r.money(`0`)}var Et=[`invite`,`reset`],Dt=location.pathname.replace(/^\/console\/?/,``).replace(/\/$/,``);Et.includes(Dt)||O(ft,{}).then(e=>{v(e),Ct(Dt)?.(wt(location.search),e.store.timezone).catch(he),Tt(e)},()=>void 0);export{me as $,Re as A,W as B,J as C,a as Ct,Ve as D,He as E,Ne as F,V as G,U as H,q as I,B as J,xe as K,De as L,Ie as M,je as N,Be as O,Ae as P,be as Q,Oe as R,Y as S,l as St,Ke as T,i as Tt,Ce as U,G as V,Se as W,A as X,N as Y,F as Z,ot as _,ce as _t,ft as a,te as at,X as b,s as bt,$e as c,ue as ct,Xe as d,ae as dt,ve as et,Ye as f,ee as ft,Qe as g,de as gt,tt as h,oe as ht,yt as i,se as it,Fe as j,Le as k,Z as l,C as lt,rt as m,le as mt,bt as n,p as nt,ut as o,w as ot,it as p,v as pt,z as q,_t as r,ne as rt,ct as s,y as st,vt as t,_e as tt,nt as u,T as ut,at as v,e as vt,Ue as w,u as wt,qe as x,n as xt,Je as y,d as yt,K as z};