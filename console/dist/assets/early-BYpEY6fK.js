var e=class extends Error{code;requestId;fields;refusal;name=`ApiError`;row;constructor(e,t,n=``,r=[],i=null){super(t),this.code=e,this.requestId=n,this.fields=r,this.refusal=i}},t=new Set([`NETWORK`,`UNAVAILABLE`,`OVERLOADED`,`BUSY`,`TIMEOUT`]),n=n=>n instanceof e&&t.has(n.code),r=new Set([`UNAUTHENTICATED`,`FORBIDDEN`,`STORE_CHANGED`,`VIEWER_CHANGED`,`RATE_LIMITED`,`TOO_MANY_CONCURRENT`,`TOO_MANY_FAILURES`,`OVERLOADED`,`BUSY`,`BODY_TIMEOUT`]),i=t=>t instanceof e&&r.has(t.code),a=t=>!(t instanceof e)||n(t)||i(t)||d(t,`INTERNAL`),o=new Set([`STORE_CHANGED`,`VIEWER_CHANGED`]),s=t=>t instanceof e&&o.has(t.code),c=new Set([`NETWORK`,`TIMEOUT`,`UNAVAILABLE`]),l=t=>t instanceof e&&c.has(t.code),u=e=>d(e,`BUSY`)||a(e)&&!i(e),d=(t,n)=>t instanceof e&&t.code===n,f=async()=>{},p=e=>{f=e},m=null,h=`own`,g=new Set;function _(e){if(e!==h&&h!==`left`){h=e;for(let e of g)e()}}var v=e=>{m=e,_(`own`)},y=()=>m,ee=()=>h,te=e=>(g.add(e),()=>void g.delete(e));function ne(){_(`left`),location.reload()}function re(){h===`ended`?ne():_(`other`)}var b=0,ie=e=>new Date(e+b).toISOString(),x=null,S=0;function C(e,t,n,r=null){return x=E(e,t,n,void 0,r).then(()=>S++),x}async function w(e,t,n,r=m){let i=S,a={query:e.toString(),operationName:T(e),variables:t};try{return(await E(`/graphql`,`POST`,a,n,r)).data}catch(a){if(d(a,`UNAUTHENTICATED`)){if(await x?.catch(()=>void 0),S>i)return w(e,t,n,r);m&&_(`ended`)}throw a}}var ae=(e,t,n)=>C(`/session`,`POST`,{store:e,email:t,password:n}),oe=(e,t,n)=>E(`/session/stores`,`POST`,{store:e,email:t,password:n},void 0,m),se=(e,t=m)=>C(`/session/switch`,`POST`,{store:e},t),ce=e=>E(`/session/link`,`POST`,{token:e}),le=(e,t,n)=>C(`/session/link`,`PUT`,{token:e,password:t,name:n}),ue=()=>E(`/session`,`DELETE`,void 0,void 0,m),T=e=>/(?:query|mutation|subscription)\s+(\w+)/.exec(e.toString())?.[1]??``;async function E(t,n,r,i,a=null){let o={method:n,headers:{...r!==void 0&&{"Content-Type":`application/json`},...a&&{"X-Kiosk-Store":a.store.id,"X-Kiosk-Viewer":a.viewer.id}},signal:i??null};r!==void 0&&(o.body=JSON.stringify(r));let c,l;try{c=await fetch(t,o),b=Date.parse(c.headers.get(`Date`)??``)-Date.now()||0,l=c.status===204||c.status===202?{}:await c.json()}catch{throw i?.aborted?i.reason:new e(`NETWORK`,`The server cannot be reached.`)}let[u]=l.errors??[];if(!u&&c.ok)return l;await f().catch(()=>void 0);let{message:d,extensions:p={}}=u??{message:c.statusText},{code:m=`INTERNAL`,requestId:h,fields:g}=p,_=new e(m,d,h??c.headers.get(`X-Request-Id`)??``,g,{...p,code:m,message:d});throw s(_)&&re(),_}var D=new Map,de=1e4,O=(e,t)=>JSON.stringify([T(e),t]);function k(e,t){let n=w(e,t),r={response:n};return D.set(O(e,t),r),n.then(e=>{r.result=e},()=>void 0),n}var fe=300;function pe(){let e=Promise.allSettled([...D.values()].map(({response:e})=>e));return Promise.race([e,new Promise(e=>setTimeout(e,fe))])}var me=()=>D.clear();function he(e,t){if(D.size===0)return;let n=O(e,t),r=D.get(n);return D.delete(n),setTimeout(me,de),r}var ge=(e,t,n)=>he(e,t)?.response??w(e,t,n);function _e(e,t){return D.get(O(e,t))?.result===void 0?void 0:he(e,t)?.result}var ve=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new ve(`
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
}`),A=864e5,j=e=>/^[1-9]\d{3}-\d{2}-\d{2}$/.test(e)&&!Number.isNaN(Date.parse(`${e}T00:00:00Z`))&&M(e,0)===e,M=(e,t)=>new Date(Date.parse(`${e}T00:00:00Z`)+t*A).toISOString().slice(0,10),N=(e,t)=>Math.round((Date.parse(t)-Date.parse(e))/A)+1;function P(e,t){let n=z(e.getTime(),t);return`${n.year}-${String(n.month).padStart(2,`0`)}-${String(n.day).padStart(2,`0`)}`}var F=e=>P(new Date,e);function I(e,t){let n=Date.parse(`${e}T00:00:00Z`),r=n-L(n,t),i=n-L(r,t),a=[Math.min(r,i),Math.max(r,i)].find(n=>P(new Date(n),t)===e)??i;return new Date(a).toISOString()}function L(e,t){let n=z(e,t);return Date.UTC(n.year,n.month-1,n.day,n.hour,n.minute,n.second)-e}var R=new Map;function z(e,t){let n=R.get(t);n||(n=new Intl.DateTimeFormat(`en-US`,{timeZone:t,hourCycle:`h23`,year:`numeric`,month:`numeric`,day:`numeric`,hour:`numeric`,minute:`numeric`,second:`numeric`}),R.set(t,n));let r={};for(let{type:t,value:i}of n.formatToParts(e))r[t]=Number(i);let{year:i=0,month:a=0,day:o=0,hour:s=0,minute:c=0,second:l=0}=r;return{year:i,month:a,day:o,hour:s,minute:c,second:l}}var be=e=>t=>({...Object.fromEntries(Object.keys(t).map(e=>[e,void 0])),...e(t)}),B=e=>typeof e==`string`||typeof e==`number`||typeof e==`boolean`?String(e):``,V=(e,t)=>{let n=B(t).split(`,`);return e.filter(e=>n.includes(e)).join(`,`)},H=e=>typeof e==`string`&&/^[\w-]{22,}$/.test(e),xe=e=>H(e.before)?{before:e.before}:H(e.after)?{after:e.after}:{},Se=(e,t=25)=>e.before?{last:t,before:e.before}:{first:t,...e.after&&{after:e.after}},U=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==void 0&&e!==``&&e!==!1)),W=[`today`,`7d`,`30d`,`90d`],Ce={today:1,"7d":7,"30d":30,"90d":90},we=e=>j(M(e,1));function G(e){let t=W.find(t=>t===e.period);if(t)return{period:t};let n=e=>typeof e==`string`&&j(e)&&we(e)?e:void 0,[r,i]=[n(e.from),n(e.to)];return{...r&&{from:r},...i&&{to:i}}}function Te(e,t){if(e.period){let n=F(t);return{first:M(n,1-Ce[e.period]),last:n}}return{...e.from&&{first:e.from},...e.to&&{last:e.to}}}function K(e,t){let{first:n,last:r}=Te(e,t);return{...n&&{from:I(n,t)},...r&&{to:I(M(r,1),t)}}}var Ee=[`net`,`orders`,`units`],De=e=>U({...G(e),series:Ee.find(t=>t===e.series)}),Oe={period:`30d`},ke=730;function Ae(e,t){let{period:n,from:r,to:i=F(t)}=e;return n?{period:n}:!r||r>i?Oe:{from:N(r,i)>ke?M(i,-729):r,to:i}}function q(e,t){let{first:n=``,last:r=``}=Te(Ae(e,t),t);return{first:n,last:r}}var je=3e5;function Me(e,t){let{first:n,last:r}=q(e,t),i=N(n,r),a=F(t),o=n<=a&&a<=r;return{from:I(n,t),to:I(M(r,1),t),previous:I(M(n,-i),t),until:o?Ne(a,M(a,-i),t):I(n,t),groupBy:i<=2?`HOUR`:i<=92?`DAY`:i<=400?`WEEK`:`MONTH`}}function Ne(e,t,n){let r=Math.ceil((Date.now()-Date.parse(I(e,n)))/je)*je,i=Date.parse(I(M(t,1),n));return new Date(Math.min(Date.parse(I(t,n))+r,i)).toISOString()}var Pe=[`en`,`pt-BR`],Fe={EN:`en`,PT_BR:`pt-BR`},Ie={en:`English`,"pt-BR":`Português (Brasil)`};function Le(e){for(let t of e){if(t.toLowerCase().startsWith(`pt`))return`pt-BR`;if(t.toLowerCase().startsWith(`en`))return`en`}return`en`}var Re=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ze=new Re(`
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
    `),J=e=>typeof e==`string`&&/^\d{1,12}(\.\d{1,2})?$/.test(e),He=e=>{let[t,n]=[B(e.min),B(e.max)];return{...J(t)&&{min:t},...J(n)&&{max:n}}},Ue=/^-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/,We=/^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+),\d{1,2}$/,Ge=e=>{let t=e.replace(/\s/g,``);return We.test(t)?t.replace(/\./g,``).replace(`,`,`.`):Ue.test(t)?t.replace(/,/g,``):t},Y=e=>typeof e==`string`&&/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(e);function X(e,t){let n=t.find(t=>t===e.dialog);return n?U({dialog:n,row:Y(e.row)?e.row:void 0}):{}}function Ke(e){let{dialog:t,row:n,...r}=e;return r}var qe=[`export`,`save`,`rename`],Je=[`PENDING`,`PROCESSING`,`COMPLETED`,`FAILED`,`REFUNDED`,`CANCELLED`],Ye=[`API`,`ADMIN`],Xe=[`created`,`-created`,`total`,`-total`];function Ze(e){return U({status:V(Je,e.status),q:B(e.q),source:Ye.find(t=>t===e.source),customer:Y(e.customer)?e.customer:void 0,product:Y(e.product)?e.product:void 0,variation:Y(e.variation)?e.variation:void 0,refunded:e.refunded===!0||W.find(t=>t===e.refunded),sort:Xe.find(t=>t===e.sort),...G(e),...He(e),...xe(e),...X(e,qe)})}var Qe=e=>e.status?.split(`,`)??[],$e=[`refund`,`cancel`,`fail`,`deliver`,`replace`,`reveal`],et=e=>U({history:Z({history:B(e.history)}).join(`,`),...X(e,$e)}),Z=({history:e=``})=>e.split(`,`).filter(H);function tt(e,t){let n=t.at(-1);return{number:e,...n&&{after:n}}}var nt=e=>U({customer:Y(e.customer)?e.customer:void 0,items:it(rt(B(e.items)))});function rt(e){let t=e.split(`,`).map(e=>{let[t,n]=e.split(`*`);return{variation:t??``,quantity:Number(n)}});return t.filter(({variation:e,quantity:n},r)=>Y(e)&&Number.isInteger(n)&&n>=1&&n<=20&&t.findIndex(t=>t.variation===e)===r)}var it=e=>e.map(({variation:e,quantity:t})=>`${e}*${t}`).join(`,`),at=e=>e.flatMap(({variation:e,quantity:t})=>Array.from({length:t},()=>({variationId:e}))),ot={created:`CREATED_AT`,total:`TOTAL`};function st(e,t){let{from:n,to:r}=K(e,t),i=e.sort??`-created`,a=Qe(e),o=typeof e.refunded==`string`&&K({period:e.refunded},t).from,s=U({productId:e.product,variationId:e.variation}),c=U({status:a.length===1?a[0]:void 0,statusIn:a.length>1?a:void 0,source:e.source,customerId:e.customer,totalGTE:e.min,totalLTE:e.max,refundedAmountGT:e.refunded===!0?`0.00`:void 0,hasTransactionsWith:o?[{kind:`REFUND`,createdAtGTE:o}]:void 0,createdAtGTE:n,createdAtLT:r,hasItemsWith:s.productId||s.variationId?[s]:void 0,matches:e.q});return{...Se(e),where:c,orderBy:{field:ot[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var ct=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new ct(`
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
}`),ft=864e5;function Q(e){let t;return()=>(t??=e(),t)}var pt=(e,t,n)=>{let r=t=>Q(()=>new Intl.DateTimeFormat(e,{...t,timeZone:n})),i=t=>Q(()=>new Intl.NumberFormat(e,t)),a={notation:`compact`,maximumFractionDigits:1},o=i({style:`currency`,currency:t,minimumFractionDigits:2,maximumFractionDigits:2}),s=i({style:`currency`,currency:t,...a}),c=i({minimumFractionDigits:2,maximumFractionDigits:2,useGrouping:!1}),l=i({}),u=i(a),d=i({style:`percent`,maximumFractionDigits:1,signDisplay:`never`}),f=r({dateStyle:`long`,timeStyle:`long`}),p=r({dateStyle:`medium`,timeStyle:`short`}),m=r({dateStyle:`medium`}),h=Q(()=>new Intl.DateTimeFormat(e,{dateStyle:`medium`,timeZone:`UTC`})),g=r({timeStyle:`short`}),_=r({day:`numeric`,month:`short`}),v=r({hour:`numeric`}),y=Q(()=>new Intl.RelativeTimeFormat(e,{numeric:`auto`,style:`long`})),ee=Q(()=>new Intl.ListFormat(e,{type:`conjunction`}));return{language:e,currency:t,timezone:n,money:e=>o().format(e),amount:e=>c().format(e),compactMoney:e=>s().format(e),count:e=>l().format(e),total:e=>e===mt+1?`${l().format(mt)}+`:l().format(e),compact:e=>u().format(e),percent:e=>d().format(e),full:e=>f().format(new Date(e)),time:e=>p().format(new Date(e)),day:e=>m().format(new Date(e)),calendarDay:e=>h().format(new Date(`${e}T00:00:00Z`)),clock:e=>g().format(new Date(e)),monthDay:e=>_().format(new Date(e)),hour:e=>v().format(new Date(e)),ago(e,t=Date.now()){let r=Date.parse(e)-t;if(Math.abs(r)>=7*ft)return m().format(new Date(e));let i=r/1e3;if(Math.abs(i)<60)return y().format(0,`second`);if(Math.abs(i)<3600)return y().format(Math.trunc(i/60),`minute`);if(Math.abs(i)<86400)return y().format(Math.trunc(i/3600),`hour`);let a=N(P(new Date(t),n),P(new Date(e),n))-1;return y().format(a||Math.sign(r),`day`)},list:e=>e.length>1?ee().format(e):e[0]??``}},mt=1e3,ht=new Map;function gt(e,t,n){let r=`${e} ${t} ${n}`,i=ht.get(r)??pt(e,t,n);return ht.set(r,i),i}var _t=(e,t)=>bt($(e)+$(t)),vt=(e,t)=>bt($(e)-$(t)),yt=(e,t)=>Number($(e)-$(t));function $(e){let t=/^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(e);if(!t)throw Error(`${e} is not an amount`);let n=BigInt(t[2])*100n+BigInt((t[3]??``).padEnd(2,`0`));return t[1]?-n:n}function bt(e){let t=(e<0n?-e:e).toString().padStart(3,`0`);return`${e<0n?`-`:``}${t.slice(0,-2)}.${t.slice(-2)}`}var xt={"":(e,t)=>k(ye,Me(De(e),t)),orders:(e,t)=>k(Ve,st(Ze(e),t))};function St(e){let t=/^orders\/(?!new$)(\w+)$/.exec(e)?.[1];return t?e=>{let n=tt(t,Z(et(e)));return Promise.all([k(lt,{number:t}),k(ze,n)])}:xt[e]}function Ct(e){let t=e=>{try{return JSON.parse(e)}catch{return e}},n=new URLSearchParams(e);return Object.fromEntries([...n].map(([e,r])=>[e,n.getAll(e).length>1?void 0:t(r)]))}function wt({viewer:e,store:t}){let{language:n}=e.preferences,r=gt(n?Fe[n]:Le(navigator.languages),t.currency,t.timezone),i=new Date;r.full(i),r.ago(i.toISOString()),r.money(`0`)}var Tt=[`invite`,`reset`],Et=location.pathname.replace(/^\/console\/?/,``);Tt.includes(Et)||k(dt,{}).then(e=>{v(e),St(Et)?.(Ct(location.search),e.store.timezone).catch(me),wt(e)},()=>void 0);export{_e as $,Le as A,W as B,J as C,u as Ct,Be as D,Ve as E,Me as F,V as G,U as H,Oe as I,P as J,be as K,Ee as L,Fe as M,q as N,ze as O,Ae as P,pe as Q,De as R,Y as S,a as St,Ge as T,Se as U,G as V,xe as W,I as X,j as Y,ye as Z,at as _,e as _t,dt as a,T as at,X as b,n as bt,Qe as c,w as ct,Ye as d,ee as dt,ge as et,Je as f,v as ft,Ze as g,se as gt,et as h,ue as ht,vt as i,te as it,Pe as j,Ie as k,Z as l,E as lt,nt as m,ae as mt,yt as n,ne as nt,lt as o,y as ot,rt as p,ce as pt,B as q,gt as r,oe as rt,st as s,le as st,_t as t,p as tt,tt as u,ie as ut,it as v,d as vt,He as w,i as wt,Ke as x,l as xt,qe as y,s as yt,K as z};