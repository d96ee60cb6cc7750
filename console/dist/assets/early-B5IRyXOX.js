var e=class extends Error{code;requestId;fields;name=`ApiError`;constructor(e,t,n=``,r=[]){super(t),this.code=e,this.requestId=n,this.fields=r}},t=new Set([`NETWORK`,`UNAVAILABLE`,`OVERLOADED`,`BUSY`,`TIMEOUT`]),n=n=>n instanceof e&&t.has(n.code),r=(t,n)=>t instanceof e&&t.code===n,i=()=>{},a=e=>{i=e},o=null,s=!1,c=new Set;function l(e){s=e;for(let e of c)e()}var u=e=>{o=e,l(!1)},d=()=>o,ee=()=>s,f=e=>(c.add(e),()=>void c.delete(e)),p=null,m=0;function h(e,t,n,r=null){return p=y(e,t,n,void 0,r).then(()=>m++),p}async function g(e,t,n,a=o){let s=m,c={query:e.toString(),operationName:v(e),variables:t};try{return(await y(`/graphql`,`POST`,c,n,a)).data}catch(o){if(r(o,`STORE_CHANGED`)&&l(!0),r(o,`UNAUTHENTICATED`)){if(await p?.catch(()=>void 0),m>s)return g(e,t,n,a);i()}throw o}}var _=(e,t,n)=>(u(null),h(`/session`,`POST`,{store:e,email:t,password:n})),te=(e,t,n)=>y(`/session/stores`,`POST`,{store:e,email:t,password:n},void 0,o),ne=(e,t=o)=>h(`/session/switch`,`POST`,{store:e},t),re=e=>y(`/session/link`,`POST`,{token:e}),ie=(e,t,n)=>h(`/session/link`,`PUT`,{token:e,password:t,name:n}),ae=()=>y(`/session`,`DELETE`),v=e=>/(?:query|mutation|subscription)\s+(\w+)/.exec(e.toString())?.[1]??``;async function y(t,n,r,i,a=null){let o={method:n,signal:i??null};r!==void 0&&(o.headers={"Content-Type":`application/json`,...a&&{"X-Kiosk-Store":a.id}},o.body=JSON.stringify(r));let s,c;try{s=await fetch(t,o),c=s.status===204||s.status===202?{}:await s.json()}catch{throw i?.aborted?i.reason:new e(`NETWORK`,`The server cannot be reached.`)}let[l]=c.errors??[];if(l){let{code:t=`INTERNAL`,requestId:n,fields:r}=l.extensions??{};throw new e(t,l.message,n??s.headers.get(`X-Request-Id`)??``,r)}if(!s.ok)throw new e(`INTERNAL`,s.statusText,s.headers.get(`X-Request-Id`)??``);return c}var b=new Map,oe=1e4,x=(e,t)=>JSON.stringify([v(e),t]);function S(e,t){let n=g(e,t),r={response:n};return b.set(x(e,t),r),n.then(e=>{r.result=e},()=>void 0),n}var se=300;function ce(){let e=Promise.allSettled([...b.values()].map(({response:e})=>e));return Promise.race([e,new Promise(e=>setTimeout(e,se))])}var C=()=>b.clear();function w(e,t){if(b.size===0)return;let n=x(e,t),r=b.get(n);return b.delete(n),setTimeout(C,oe),r}var le=(e,t,n)=>w(e,t)?.response??g(e,t,n);function ue(e,t){return b.get(x(e,t))?.result===void 0?void 0:w(e,t)?.result}var T=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new T(`
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
}`),D=864e5,O=e=>/^\d{4}-\d{2}-\d{2}$/.test(e)&&!Number.isNaN(Date.parse(`${e}T00:00:00Z`)),k=(e,t)=>new Date(Date.parse(`${e}T00:00:00Z`)+t*D).toISOString().slice(0,10),A=(e,t)=>Math.round((Date.parse(t)-Date.parse(e))/D)+1;function j(e,t){let n=I(e.getTime(),t);return`${n.year}-${String(n.month).padStart(2,`0`)}-${String(n.day).padStart(2,`0`)}`}var M=e=>j(new Date,e);function N(e,t){let n=Date.parse(`${e}T00:00:00Z`),r=n-P(n,t),i=n-P(r,t),a=[Math.min(r,i),Math.max(r,i)].find(n=>j(new Date(n),t)===e)??i;return new Date(a).toISOString()}function P(e,t){let n=I(e,t);return Date.UTC(n.year,n.month-1,n.day,n.hour,n.minute,n.second)-e}var F=new Map;function I(e,t){let n=F.get(t);n||(n=new Intl.DateTimeFormat(`en-US`,{timeZone:t,hourCycle:`h23`,year:`numeric`,month:`numeric`,day:`numeric`,hour:`numeric`,minute:`numeric`,second:`numeric`}),F.set(t,n));let r={};for(let{type:t,value:i}of n.formatToParts(e))r[t]=Number(i);let{year:i=0,month:a=0,day:o=0,hour:s=0,minute:c=0,second:l=0}=r;return{year:i,month:a,day:o,hour:s,minute:c,second:l}}var L=e=>typeof e.before==`string`?{before:e.before}:typeof e.after==`string`?{after:e.after}:{},R=(e,t=25)=>e.before?{last:t,before:e.before}:{first:t,...e.after&&{after:e.after}},z=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==void 0&&e!==``&&e!==!1)),B=[`today`,`7d`,`30d`,`90d`],de={today:1,"7d":7,"30d":30,"90d":90};function V(e){let t=B.find(t=>t===e.period);if(t)return{period:t};let n=e=>typeof e==`string`&&O(e)?e:void 0,[r,i]=[n(e.from),n(e.to)];return{...r&&{from:r},...i&&{to:i}}}function H(e,t){if(e.period){let n=M(t);return{first:k(n,1-de[e.period]),last:n}}return{...e.from&&{first:e.from},...e.to&&{last:e.to}}}function U(e,t){let{first:n,last:r}=H(e,t);return{...n&&{from:N(n,t)},...r&&{to:N(k(r,1),t)}}}var W=[`net`,`orders`,`units`],fe=e=>z({...V(e),series:W.find(t=>t===e.series)}),G={period:`30d`};function K(e,t){let{first:n,last:r}=H(e,t);if(n&&r&&n<=r)return{first:n,last:r};let i=H(G,t);return{first:i.first,last:i.last}}var pe=730;function q(e,t){let n=K(e,t),r=Math.min(A(n.first,n.last),pe),i=k(n.last,1-r);return{from:N(i,t),to:N(k(n.last,1),t),previous:N(k(i,-r),t),groupBy:r<=2?`HOUR`:r<=92?`DAY`:r<=400?`WEEK`:`MONTH`}}var me=[`en`,`pt-BR`],J={EN:`en`,PT_BR:`pt-BR`},he={en:`English`,"pt-BR":`Português (Brasil)`};function ge(e){for(let t of e){if(t.toLowerCase().startsWith(`pt`))return`pt-BR`;if(t.toLowerCase().startsWith(`en`))return`en`}return`en`}var _e=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ve=new _e(`
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
    `),ye=new _e(`
    mutation CommentOnOrder($input: CommentOnOrderInput!) {
  commentOnOrder(input: $input) {
    id
  }
}
    `),be=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),xe=e=>typeof e==`string`&&/^\d{1,12}(\.\d{1,2})?$/.test(e),Se=e=>{let t=e=>xe(String(e))?String(e):void 0,[n,r]=[t(e.min),t(e.max)];return{...n&&{min:n},...r&&{max:r}}},Ce=/^-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/,we=/^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+),\d{1,2}$/,Te=e=>{let t=e.replace(/\s/g,``);return we.test(t)?t.replace(/\./g,``).replace(`,`,`.`):Ce.test(t)?t.replace(/,/g,``):t},Y=e=>typeof e==`string`&&/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(e),Ee=[`PENDING`,`PROCESSING`,`COMPLETED`,`FAILED`,`REFUNDED`,`CANCELLED`],De=[`API`,`ADMIN`],Oe=[`created`,`-created`,`total`,`-total`];function ke(e){let t=String(e.status??``).split(`,`);return z({status:Ee.filter(e=>t.includes(e)).join(`,`),q:e.q===void 0?``:String(e.q),source:De.find(t=>t===e.source),customer:Y(e.customer)?e.customer:void 0,product:Y(e.product)?e.product:void 0,refunded:e.refunded===!0,sort:Oe.find(t=>t===e.sort),...V(e),...Se(e),...L(e)})}var Ae=e=>e.status?.split(`,`)??[],je=[`refund`,`cancel`,`fail`,`deliver`,`replace`],Me=e=>z({dialog:je.find(t=>t===e.dialog),item:Y(e.item)?e.item:void 0}),Ne=e=>z({customer:Y(e.customer)?e.customer:void 0,items:Fe(Pe(String(e.items??``)))});function Pe(e){let t=e.split(`,`).map(e=>{let[t,n]=e.split(`*`);return{variation:t??``,quantity:Number(n)}});return t.filter(({variation:e,quantity:n},r)=>Y(e)&&Number.isInteger(n)&&n>=1&&n<=20&&t.findIndex(t=>t.variation===e)===r)}var Fe=e=>e.map(({variation:e,quantity:t})=>`${e}*${t}`).join(`,`),Ie=e=>e.flatMap(({variation:e,quantity:t})=>Array.from({length:t},()=>({variationId:e}))),Le={created:`CREATED_AT`,total:`TOTAL`};function Re(e,t){let{from:n,to:r}=U(e,t),i=e.sort??`-created`,a=Ae(e),o=z({status:a.length===1?a[0]:void 0,statusIn:a.length>1?a:void 0,source:e.source,customerId:e.customer,totalGTE:e.min,totalLTE:e.max,refundedAmountGT:e.refunded?`0.00`:void 0,createdAtGTE:n,createdAtLT:r,hasItemsWith:e.product?[{productId:e.product}]:void 0,matches:e.q});return{...R(e),where:o,orderBy:{field:Le[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var ze=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new ze(`
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
    `,{fragmentName:`OrderPageItem`});var Be=new ze(`
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
    `,{fragmentName:`PreferencesParts`});var Ve=new X(`
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
}`),He=864e5;function Z(e){let t;return()=>(t??=e(),t)}var Ue=(e,t,n)=>{let r=t=>Z(()=>new Intl.DateTimeFormat(e,{...t,timeZone:n})),i=t=>Z(()=>new Intl.NumberFormat(e,t)),a={notation:`compact`,maximumFractionDigits:1},o=i({style:`currency`,currency:t}),s=i({style:`currency`,currency:t,...a}),c=i({minimumFractionDigits:2,maximumFractionDigits:2,useGrouping:!1}),l=i({}),u=i(a),d=i({style:`percent`,maximumFractionDigits:1,signDisplay:`never`}),ee=r({dateStyle:`long`,timeStyle:`long`}),f=r({dateStyle:`medium`,timeStyle:`short`}),p=r({dateStyle:`medium`}),m=r({timeStyle:`short`}),h=r({day:`numeric`,month:`short`}),g=r({hour:`numeric`}),_=Z(()=>new Intl.RelativeTimeFormat(e,{numeric:`auto`,style:`long`})),te=Z(()=>new Intl.ListFormat(e,{type:`conjunction`}));return{language:e,currency:t,timezone:n,money:e=>o().format(e),amount:e=>c().format(e),compactMoney:e=>s().format(e),count:e=>l().format(e),total:e=>e===We+1?`${l().format(We)}+`:l().format(e),compact:e=>u().format(e),percent:e=>d().format(e),full:e=>ee().format(new Date(e)),time:e=>f().format(new Date(e)),day:e=>p().format(new Date(e)),clock:e=>m().format(new Date(e)),monthDay:e=>h().format(new Date(e)),hour:e=>g().format(new Date(e)),ago(e,t=Date.now()){let n=Date.parse(e)-t;if(Math.abs(n)>=7*He)return p().format(new Date(e));let r=n/1e3;return Math.abs(r)<60?_().format(0,`second`):Math.abs(r)<3600?_().format(Math.trunc(r/60),`minute`):Math.abs(r)<86400?_().format(Math.trunc(r/3600),`hour`):_().format(Math.trunc(r/86400),`day`)},list:e=>e.length>1?te().format(e):e[0]??``}},We=1e3,Ge=new Map;function Ke(e,t,n){let r=`${e} ${t} ${n}`,i=Ge.get(r)??Ue(e,t,n);return Ge.set(r,i),i}var qe=(e,t)=>Xe(Q(e)+Q(t)),Je=(e,t)=>Xe(Q(e)-Q(t)),Ye=(e,t)=>Number(Q(e)-Q(t));function Q(e){let t=/^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(e);if(!t)throw Error(`${e} is not an amount`);let n=BigInt(t[2])*100n+BigInt((t[3]??``).padEnd(2,`0`));return t[1]?-n:n}function Xe(e){let t=(e<0n?-e:e).toString().padStart(3,`0`);return`${e<0n?`-`:``}${t.slice(0,-2)}.${t.slice(-2)}`}var Ze={"":(e,t)=>S(E,q(fe(e),t)),orders:(e,t)=>S(be,Re(ke(e),t))};function Qe(e){let t=/^orders\/(?!new$)(\w+)$/.exec(e)?.[1];return t?()=>Promise.all([S(Be,{number:t}),S(ve,{number:t})]):Ze[e]}function $e(e){let t=e=>{try{return JSON.parse(e)}catch{return e}};return Object.fromEntries([...new URLSearchParams(e)].map(([e,n])=>[e,t(n)]))}function et({viewer:e,store:t}){let{language:n}=e.preferences,r=Ke(n?J[n]:ge(navigator.languages),t.currency,t.timezone),i=new Date;r.full(i),r.ago(i.toISOString()),r.money(`0`)}var tt=[`invite`,`reset`],$=location.pathname.replace(/^\/console\/?/,``);tt.includes($)||S(Ve,{}).then(e=>{u(e.store),Qe($)?.($e(location.search),e.store.timezone).catch(C),et(e)},()=>void 0);export{ie as $,G as A,A as B,ve as C,J as D,me as E,V as F,ce as G,N as H,z as I,ee as J,ue as K,R as L,fe as M,U as N,K as O,B as P,v as Q,L as R,ye as S,ge as T,M as U,O as V,E as W,f as X,te as Y,a as Z,Y as _,Ve as a,_ as at,Te as b,Ae as c,e as ct,Pe as d,g as et,Ne as f,Fe as g,Ie as h,Je as i,d as it,W as j,q as k,De as l,r as lt,ke as m,Ye as n,re as nt,Be as o,ae as ot,Me as p,le as q,Ke as r,u as rt,Re as s,ne as st,qe as t,y as tt,Ee as u,n as ut,xe as v,he as w,be as x,Se as y,k as z};