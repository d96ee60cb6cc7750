var e=class extends Error{code;requestId;fields;name=`ApiError`;constructor(e,t,n=``,r=[]){super(t),this.code=e,this.requestId=n,this.fields=r}},t=new Set([`NETWORK`,`UNAVAILABLE`,`OVERLOADED`,`BUSY`,`TIMEOUT`]),n=n=>n instanceof e&&t.has(n.code),r=(t,n)=>t instanceof e&&t.code===n,i=()=>{},a=e=>{i=e},o=null,s=!1,c=new Set;function l(e){s=e;for(let e of c)e()}var u=e=>{o=e,l(!1)},ee=()=>o,d=()=>s,f=e=>(c.add(e),()=>void c.delete(e));async function p(e,t,n,a=o){return(await v(`/graphql`,`POST`,{query:e.toString(),operationName:_(e),variables:t},n,a).catch(e=>{throw r(e,`STORE_CHANGED`)&&l(!0),r(e,`UNAUTHENTICATED`)&&i(),e})).data}var m=(e,t,n)=>(u(null),v(`/session`,`POST`,{store:e,email:t,password:n})),h=(e,t,n)=>v(`/session/stores`,`POST`,{store:e,email:t,password:n},void 0,o),g=(e,t=o)=>v(`/session/switch`,`POST`,{store:e},void 0,t),te=e=>v(`/session/link`,`POST`,{token:e}),ne=(e,t,n)=>v(`/session/link`,`PUT`,{token:e,password:t,name:n}),re=()=>v(`/session`,`DELETE`),_=e=>/(?:query|mutation|subscription)\s+(\w+)/.exec(e.toString())?.[1]??``;async function v(t,n,r,i,a=null){let o={method:n,signal:i??null};r!==void 0&&(o.headers={"Content-Type":`application/json`,...a&&{"X-Kiosk-Store":a.id}},o.body=JSON.stringify(r));let s,c;try{s=await fetch(t,o),c=s.status===204||s.status===202?{}:await s.json()}catch{throw i?.aborted?i.reason:new e(`NETWORK`,`The server cannot be reached.`)}let[l]=c.errors??[];if(l){let{code:t=`INTERNAL`,requestId:n,fields:r}=l.extensions??{};throw new e(t,l.message,n??s.headers.get(`X-Request-Id`)??``,r)}if(!s.ok)throw new e(`INTERNAL`,s.statusText,s.headers.get(`X-Request-Id`)??``);return c}var y=new Map,ie=1e4,b=(e,t)=>JSON.stringify([_(e),t]);function x(e,t){let n=p(e,t),r={response:n};return y.set(b(e,t),r),n.then(e=>{r.result=e},()=>void 0),n}var ae=()=>y.clear();function oe(e,t){if(y.size===0)return;let n=b(e,t),r=y.get(n);return y.delete(n),setTimeout(ae,ie),r}var se=(e,t,n)=>oe(e,t)?.response??p(e,t,n);function ce(e,t){return y.get(b(e,t))?.result===void 0?void 0:oe(e,t)?.result}var S=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new S(`
    fragment DashboardFigures on SalesFigures {
  orders
  units
  net
  refunded
}
    `,{fragmentName:`DashboardFigures`});var C=new S(`
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
}`),w=864e5,T=e=>/^\d{4}-\d{2}-\d{2}$/.test(e)&&!Number.isNaN(Date.parse(`${e}T00:00:00Z`)),E=(e,t)=>new Date(Date.parse(`${e}T00:00:00Z`)+t*w).toISOString().slice(0,10),D=(e,t)=>Math.round((Date.parse(t)-Date.parse(e))/w)+1;function O(e,t){let n=N(e.getTime(),t);return`${n.year}-${String(n.month).padStart(2,`0`)}-${String(n.day).padStart(2,`0`)}`}var k=e=>O(new Date,e);function A(e,t){let n=Date.parse(`${e}T00:00:00Z`),r=n-j(n,t),i=n-j(r,t),a=[Math.min(r,i),Math.max(r,i)].find(n=>O(new Date(n),t)===e)??i;return new Date(a).toISOString()}function j(e,t){let n=N(e,t);return Date.UTC(n.year,n.month-1,n.day,n.hour,n.minute,n.second)-e}var M=new Map;function N(e,t){let n=M.get(t);n||(n=new Intl.DateTimeFormat(`en-US`,{timeZone:t,hourCycle:`h23`,year:`numeric`,month:`numeric`,day:`numeric`,hour:`numeric`,minute:`numeric`,second:`numeric`}),M.set(t,n));let r={};for(let{type:t,value:i}of n.formatToParts(e))r[t]=Number(i);let{year:i=0,month:a=0,day:o=0,hour:s=0,minute:c=0,second:l=0}=r;return{year:i,month:a,day:o,hour:s,minute:c,second:l}}var P=e=>typeof e.before==`string`?{before:e.before}:typeof e.after==`string`?{after:e.after}:{},F=(e,t=25)=>e.before?{last:t,before:e.before}:{first:t,...e.after&&{after:e.after}},I=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==void 0&&e!==``&&e!==!1)),L=[`today`,`7d`,`30d`,`90d`],le={today:1,"7d":7,"30d":30,"90d":90};function R(e){let t=L.find(t=>t===e.period);if(t)return{period:t};let n=e=>typeof e==`string`&&T(e)?e:void 0,[r,i]=[n(e.from),n(e.to)];return{...r&&{from:r},...i&&{to:i}}}function z(e,t){if(e.period){let n=k(t);return{first:E(n,1-le[e.period]),last:n}}return{...e.from&&{first:e.from},...e.to&&{last:e.to}}}function B(e,t){let{first:n,last:r}=z(e,t);return{...n&&{from:A(n,t)},...r&&{to:A(E(r,1),t)}}}var V=[`net`,`orders`,`units`],H=e=>I({...R(e),series:V.find(t=>t===e.series)}),U={period:`30d`};function W(e,t){let{first:n,last:r}=z(e,t);if(n&&r&&n<=r)return{first:n,last:r};let i=z(U,t);return{first:i.first,last:i.last}}var ue=730;function G(e,t){let n=W(e,t),r=Math.min(D(n.first,n.last),ue),i=E(n.last,1-r);return{from:A(i,t),to:A(E(n.last,1),t),previous:A(E(i,-r),t),groupBy:r<=2?`HOUR`:r<=92?`DAY`:r<=400?`WEEK`:`MONTH`}}var de=[`en`,`pt-BR`],K={EN:`en`,PT_BR:`pt-BR`},fe={en:`English`,"pt-BR":`Português (Brasil)`};function q(e){for(let t of e){if(t.toLowerCase().startsWith(`pt`))return`pt-BR`;if(t.toLowerCase().startsWith(`en`))return`en`}return`en`}var J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},pe=new J(`
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
    `),me=new J(`
    mutation CommentOnOrder($input: CommentOnOrderInput!) {
  commentOnOrder(input: $input) {
    id
  }
}
    `),he=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),ge=e=>typeof e==`string`&&/^\d{1,12}(\.\d{1,2})?$/.test(e),_e=e=>{let t=e=>ge(String(e))?String(e):void 0,[n,r]=[t(e.min),t(e.max)];return{...n&&{min:n},...r&&{max:r}}},ve=e=>{let t=e.replace(/\s/g,``);return/,\d{1,2}$/.test(t)?t.replace(/\./g,``).replace(`,`,`.`):t.replace(/,(?=\d{3})/g,``)},Y=e=>typeof e==`string`&&/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(e),ye=[`PENDING`,`PROCESSING`,`COMPLETED`,`FAILED`,`REFUNDED`,`CANCELLED`],be=[`API`,`ADMIN`],xe=[`created`,`-created`,`total`,`-total`];function Se(e){let t=String(e.status??``).split(`,`);return I({status:ye.filter(e=>t.includes(e)).join(`,`),q:e.q===void 0?``:String(e.q),source:be.find(t=>t===e.source),customer:Y(e.customer)?e.customer:void 0,product:Y(e.product)?e.product:void 0,refunded:e.refunded===!0,sort:xe.find(t=>t===e.sort),...R(e),..._e(e),...P(e)})}var Ce=e=>e.status?.split(`,`)??[],we=[`refund`,`cancel`,`fail`,`deliver`,`replace`],Te=e=>I({dialog:we.find(t=>t===e.dialog),item:Y(e.item)?e.item:void 0}),Ee=e=>I({customer:Y(e.customer)?e.customer:void 0,items:Oe(De(String(e.items??``)))});function De(e){let t=e.split(`,`).map(e=>{let[t,n]=e.split(`*`);return{variation:t??``,quantity:Number(n)}});return t.filter(({variation:e,quantity:n},r)=>Y(e)&&Number.isInteger(n)&&n>=1&&n<=20&&t.findIndex(t=>t.variation===e)===r)}var Oe=e=>e.map(({variation:e,quantity:t})=>`${e}*${t}`).join(`,`),ke=e=>e.flatMap(({variation:e,quantity:t})=>Array.from({length:t},()=>({variationId:e}))),Ae={created:`CREATED_AT`,total:`TOTAL`};function je(e,t){let{from:n,to:r}=B(e,t),i=e.sort??`-created`,a=Ce(e),o=I({status:a.length===1?a[0]:void 0,statusIn:a.length>1?a:void 0,source:e.source,customerId:e.customer,totalGTE:e.min,totalLTE:e.max,refundedAmountGT:e.refunded?`0.00`:void 0,createdAtGTE:n,createdAtLT:r,hasItemsWith:e.product?[{productId:e.product}]:void 0,matches:e.q});return{...F(e),where:o,orderBy:{field:Ae[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var Me=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Me(`
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
    `,{fragmentName:`OrderPageItem`});var Ne=new Me(`
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
}`),X=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new X(`
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
    `,{fragmentName:`PreferencesParts`});var Pe=new X(`
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
}`),Fe=864e5;function Z(e){let t;return()=>(t??=e(),t)}var Ie=(e,t,n)=>{let r=t=>Z(()=>new Intl.DateTimeFormat(e,{...t,timeZone:n})),i=t=>Z(()=>new Intl.NumberFormat(e,t)),a={notation:`compact`,maximumFractionDigits:1},o=i({style:`currency`,currency:t}),s=i({style:`currency`,currency:t,...a}),c=i({}),l=i(a),u=i({style:`percent`,maximumFractionDigits:1,signDisplay:`never`}),ee=r({dateStyle:`long`,timeStyle:`long`}),d=r({dateStyle:`medium`,timeStyle:`short`}),f=r({dateStyle:`medium`}),p=r({timeStyle:`short`}),m=r({day:`numeric`,month:`short`}),h=r({hour:`numeric`}),g=Z(()=>new Intl.RelativeTimeFormat(e,{numeric:`auto`,style:`long`})),te=Z(()=>new Intl.ListFormat(e,{type:`conjunction`}));return{language:e,currency:t,timezone:n,money:e=>o().format(e),compactMoney:e=>s().format(e),count:e=>c().format(e),total:e=>e===Le+1?`${c().format(Le)}+`:c().format(e),compact:e=>l().format(e),percent:e=>u().format(e),full:e=>ee().format(new Date(e)),time:e=>d().format(new Date(e)),day:e=>f().format(new Date(e)),clock:e=>p().format(new Date(e)),monthDay:e=>m().format(new Date(e)),hour:e=>h().format(new Date(e)),ago(e,t=Date.now()){let n=Date.parse(e)-t;if(Math.abs(n)>=7*Fe)return f().format(new Date(e));let r=n/1e3;return Math.abs(r)<60?g().format(0,`second`):Math.abs(r)<3600?g().format(Math.trunc(r/60),`minute`):Math.abs(r)<86400?g().format(Math.trunc(r/3600),`hour`):g().format(Math.trunc(r/86400),`day`)},list:e=>e.length>1?te().format(e):e[0]??``}},Le=1e3,Re=new Map;function ze(e,t,n){let r=`${e} ${t} ${n}`,i=Re.get(r)??Ie(e,t,n);return Re.set(r,i),i}var Be=(e,t)=>Ue(Q(e)+Q(t)),Ve=(e,t)=>Ue(Q(e)-Q(t)),He=(e,t)=>Number(Q(e)-Q(t));function Q(e){let t=/^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(e);if(!t)throw Error(`${e} is not an amount`);let n=BigInt(t[2])*100n+BigInt((t[3]??``).padEnd(2,`0`));return t[1]?-n:n}function Ue(e){let t=(e<0n?-e:e).toString().padStart(3,`0`);return`${e<0n?`-`:``}${t.slice(0,-2)}.${t.slice(-2)}`}var We={"":(e,t)=>x(C,G(H(e),t)),orders:(e,t)=>x(he,je(Se(e),t))};function Ge(e){let t=/^orders\/(?!new$)(\w+)$/.exec(e)?.[1];return t?()=>Promise.all([x(Ne,{number:t}),x(pe,{number:t})]):We[e]}function Ke(e){let t=e=>{try{return JSON.parse(e)}catch{return e}};return Object.fromEntries([...new URLSearchParams(e)].map(([e,n])=>[e,t(n)]))}function qe({viewer:e,store:t}){let{language:n}=e.preferences,r=ze(n?K[n]:q(navigator.languages),t.currency,t.timezone),i=new Date;r.full(i),r.ago(i.toISOString()),r.money(`0`)}var Je=[`invite`,`reset`],$=location.pathname.replace(/^\/console\/?/,``);Je.includes($)||x(Pe,{}).then(e=>{u(e.store),Ge($)?.(Ke(location.search),e.store.timezone).catch(ae),qe(e)},()=>void 0);export{p as $,U as A,D as B,pe as C,K as D,de as E,R as F,ce as G,A as H,I,h as J,se as K,F as L,H as M,B as N,W as O,L as P,ne as Q,P as R,me as S,q as T,k as U,T as V,C as W,a as X,f as Y,_ as Z,Y as _,Pe as a,re as at,ve as b,Ce as c,r as ct,De as d,v as et,Ee as f,Oe as g,ke as h,Ve as i,m as it,V as j,G as k,be as l,n as lt,Se as m,He as n,u as nt,Ne as o,g as ot,Te as p,d as q,ze as r,ee as rt,je as s,e as st,Be as t,te as tt,ye as u,ge as v,fe as w,he as x,_e as y,E as z};