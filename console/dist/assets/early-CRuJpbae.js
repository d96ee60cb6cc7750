var e=class extends Error{code;requestId;fields;refusal;name=`ApiError`;constructor(e,t,n=``,r=[],i=null){super(t),this.code=e,this.requestId=n,this.fields=r,this.refusal=i}},t=new Set([`NETWORK`,`UNAVAILABLE`,`OVERLOADED`,`BUSY`,`TIMEOUT`]),n=n=>n instanceof e&&t.has(n.code),r=(t,n)=>t instanceof e&&t.code===n,i=()=>{},a=e=>{i=e},o=async()=>{},s=e=>{o=e},c=null,l=!1,u=new Set;function d(e){l=e;for(let e of u)e()}var f=e=>{c=e,d(!1)},p=()=>c,m=()=>l,h=e=>(u.add(e),()=>void u.delete(e)),g=0,_=e=>new Date(e+g).toISOString(),v=null,y=0;function b(e,t,n,r=null){return v=C(e,t,n,void 0,r).then(()=>y++),v}async function x(e,t,n,a=c){let o=y,s={query:e.toString(),operationName:S(e),variables:t};try{return(await C(`/graphql`,`POST`,s,n,a)).data}catch(s){if(r(s,`STORE_CHANGED`)&&d(!0),r(s,`UNAUTHENTICATED`)){if(await v?.catch(()=>void 0),y>o)return x(e,t,n,a);i()}throw s}}var ee=(e,t,n)=>(f(null),b(`/session`,`POST`,{store:e,email:t,password:n})),te=(e,t,n)=>C(`/session/stores`,`POST`,{store:e,email:t,password:n},void 0,c),ne=(e,t=c)=>b(`/session/switch`,`POST`,{store:e},t),re=e=>C(`/session/link`,`POST`,{token:e}),ie=(e,t,n)=>b(`/session/link`,`PUT`,{token:e,password:t,name:n}),ae=()=>C(`/session`,`DELETE`),S=e=>/(?:query|mutation|subscription)\s+(\w+)/.exec(e.toString())?.[1]??``;async function C(t,n,r,i,a=null){let s={method:n,signal:i??null};r!==void 0&&(s.headers={"Content-Type":`application/json`,...a&&{"X-Kiosk-Store":a.id}},s.body=JSON.stringify(r));let c,l;try{c=await fetch(t,s),g=Date.parse(c.headers.get(`Date`)??``)-Date.now()||0,l=c.status===204||c.status===202?{}:await c.json()}catch{throw i?.aborted?i.reason:new e(`NETWORK`,`The server cannot be reached.`)}let[u]=l.errors??[];if(!u&&c.ok)return l;await o().catch(()=>void 0);let{message:d,extensions:f={}}=u??{message:c.statusText},{code:p=`INTERNAL`,requestId:m,fields:h}=f;throw new e(p,d,m??c.headers.get(`X-Request-Id`)??``,h,{...f,code:p,message:d})}var w=new Map,oe=1e4,T=(e,t)=>JSON.stringify([S(e),t]);function E(e,t){let n=x(e,t),r={response:n};return w.set(T(e,t),r),n.then(e=>{r.result=e},()=>void 0),n}var se=300;function ce(){let e=Promise.allSettled([...w.values()].map(({response:e})=>e));return Promise.race([e,new Promise(e=>setTimeout(e,se))])}var D=()=>w.clear();function O(e,t){if(w.size===0)return;let n=T(e,t),r=w.get(n);return w.delete(n),setTimeout(D,oe),r}var le=(e,t,n)=>O(e,t)?.response??x(e,t,n);function ue(e,t){return w.get(T(e,t))?.result===void 0?void 0:O(e,t)?.result}var de=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new de(`
    fragment DashboardFigures on SalesFigures {
  orders
  units
  net
  refunded
}
    `,{fragmentName:`DashboardFigures`});var k=new de(`
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
  before: dashboard(from: $previous, to: $until, groupBy: MONTH) {
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
}`),A=864e5,j=e=>/^\d{4}-\d{2}-\d{2}$/.test(e)&&!Number.isNaN(Date.parse(`${e}T00:00:00Z`)),M=(e,t)=>new Date(Date.parse(`${e}T00:00:00Z`)+t*A).toISOString().slice(0,10),fe=(e,t)=>Math.round((Date.parse(t)-Date.parse(e))/A)+1;function N(e,t){let n=R(e.getTime(),t);return`${n.year}-${String(n.month).padStart(2,`0`)}-${String(n.day).padStart(2,`0`)}`}var P=e=>N(new Date,e);function F(e,t){let n=Date.parse(`${e}T00:00:00Z`),r=n-I(n,t),i=n-I(r,t),a=[Math.min(r,i),Math.max(r,i)].find(n=>N(new Date(n),t)===e)??i;return new Date(a).toISOString()}function I(e,t){let n=R(e,t);return Date.UTC(n.year,n.month-1,n.day,n.hour,n.minute,n.second)-e}var L=new Map;function R(e,t){let n=L.get(t);n||(n=new Intl.DateTimeFormat(`en-US`,{timeZone:t,hourCycle:`h23`,year:`numeric`,month:`numeric`,day:`numeric`,hour:`numeric`,minute:`numeric`,second:`numeric`}),L.set(t,n));let r={};for(let{type:t,value:i}of n.formatToParts(e))r[t]=Number(i);let{year:i=0,month:a=0,day:o=0,hour:s=0,minute:c=0,second:l=0}=r;return{year:i,month:a,day:o,hour:s,minute:c,second:l}}var z=e=>typeof e.before==`string`?{before:e.before}:typeof e.after==`string`?{after:e.after}:{},B=(e,t=25)=>e.before?{last:t,before:e.before}:{first:t,...e.after&&{after:e.after}},V=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==void 0&&e!==``&&e!==!1)),H=[`today`,`7d`,`30d`,`90d`],pe={today:1,"7d":7,"30d":30,"90d":90};function U(e){let t=H.find(t=>t===e.period);if(t)return{period:t};let n=e=>typeof e==`string`&&j(e)?e:void 0,[r,i]=[n(e.from),n(e.to)];return{...r&&{from:r},...i&&{to:i}}}function W(e,t){if(e.period){let n=P(t);return{first:M(n,1-pe[e.period]),last:n}}return{...e.from&&{first:e.from},...e.to&&{last:e.to}}}function G(e,t){let{first:n,last:r}=W(e,t);return{...n&&{from:F(n,t)},...r&&{to:F(M(r,1),t)}}}var K=[`net`,`orders`,`units`],q=e=>V({...U(e),series:K.find(t=>t===e.series)}),J={period:`30d`};function Y(e,t){let{first:n,last:r}=W(e,t);if(n&&r&&n<=r)return{first:n,last:r};let i=W(J,t);return{first:i.first,last:i.last}}var me=730,he=3e5;function ge(e,t){let n=Y(e,t),r=Math.min(fe(n.first,n.last),me),i=M(n.last,1-r),a=P(t),o=i<=a&&a<=n.last;return{from:F(i,t),to:F(M(n.last,1),t),previous:F(M(i,-r),t),until:o?_e(a,M(a,-r),t):F(i,t),groupBy:r<=2?`HOUR`:r<=92?`DAY`:r<=400?`WEEK`:`MONTH`}}function _e(e,t,n){let r=Math.ceil((Date.now()-Date.parse(F(e,n)))/he)*he,i=Date.parse(F(M(t,1),n));return new Date(Math.min(Date.parse(F(t,n))+r,i)).toISOString()}var ve=[`en`,`pt-BR`],ye={EN:`en`,PT_BR:`pt-BR`},be={en:`English`,"pt-BR":`Português (Brasil)`};function xe(e){for(let t of e){if(t.toLowerCase().startsWith(`pt`))return`pt-BR`;if(t.toLowerCase().startsWith(`en`))return`en`}return`en`}var Se=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ce=new Se(`
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
    `),we=new Se(`
    mutation CommentOnOrder($input: CommentOnOrderInput!) {
  commentOnOrder(input: $input) {
    id
  }
}
    `),Te=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Ee=e=>typeof e==`string`&&/^\d{1,12}(\.\d{1,2})?$/.test(e),De=e=>{let t=e=>Ee(String(e))?String(e):void 0,[n,r]=[t(e.min),t(e.max)];return{...n&&{min:n},...r&&{max:r}}},Oe=/^-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/,ke=/^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+),\d{1,2}$/,Ae=e=>{let t=e.replace(/\s/g,``);return ke.test(t)?t.replace(/\./g,``).replace(`,`,`.`):Oe.test(t)?t.replace(/,/g,``):t},X=e=>typeof e==`string`&&/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(e),je=[`PENDING`,`PROCESSING`,`COMPLETED`,`FAILED`,`REFUNDED`,`CANCELLED`],Me=[`API`,`ADMIN`],Ne=[`created`,`-created`,`total`,`-total`];function Pe(e){let t=String(e.status??``).split(`,`);return V({status:je.filter(e=>t.includes(e)).join(`,`),q:e.q===void 0?``:String(e.q),source:Me.find(t=>t===e.source),customer:X(e.customer)?e.customer:void 0,product:X(e.product)?e.product:void 0,variation:X(e.variation)?e.variation:void 0,refunded:e.refunded===!0,sort:Ne.find(t=>t===e.sort),...U(e),...De(e),...z(e)})}var Fe=e=>e.status?.split(`,`)??[],Ie=[`refund`,`cancel`,`fail`,`deliver`,`replace`],Le=e=>V({dialog:Ie.find(t=>t===e.dialog),item:X(e.item)?e.item:void 0}),Re=e=>V({customer:X(e.customer)?e.customer:void 0,items:Be(ze(String(e.items??``)))});function ze(e){let t=e.split(`,`).map(e=>{let[t,n]=e.split(`*`);return{variation:t??``,quantity:Number(n)}});return t.filter(({variation:e,quantity:n},r)=>X(e)&&Number.isInteger(n)&&n>=1&&n<=20&&t.findIndex(t=>t.variation===e)===r)}var Be=e=>e.map(({variation:e,quantity:t})=>`${e}*${t}`).join(`,`),Ve=e=>e.flatMap(({variation:e,quantity:t})=>Array.from({length:t},()=>({variationId:e}))),He={created:`CREATED_AT`,total:`TOTAL`};function Ue(e,t){let{from:n,to:r}=G(e,t),i=e.sort??`-created`,a=Fe(e),o=V({productId:e.product,variationId:e.variation}),s=V({status:a.length===1?a[0]:void 0,statusIn:a.length>1?a:void 0,source:e.source,customerId:e.customer,totalGTE:e.min,totalLTE:e.max,refundedAmountGT:e.refunded?`0.00`:void 0,createdAtGTE:n,createdAtLT:r,hasItemsWith:o.productId||o.variationId?[o]:void 0,matches:e.q});return{...B(e),where:s,orderBy:{field:He[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var We=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new We(`
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
    `,{fragmentName:`OrderPageItem`});var Ge=new We(`
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
}`),Ke=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Ke(`
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
    `,{fragmentName:`PreferencesParts`});var Z=new Ke(`
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
}`),qe=864e5;function Q(e){let t;return()=>(t??=e(),t)}var Je=(e,t,n)=>{let r=t=>Q(()=>new Intl.DateTimeFormat(e,{...t,timeZone:n})),i=t=>Q(()=>new Intl.NumberFormat(e,t)),a={notation:`compact`,maximumFractionDigits:1},o=i({style:`currency`,currency:t}),s=i({style:`currency`,currency:t,...a}),c=i({minimumFractionDigits:2,maximumFractionDigits:2,useGrouping:!1}),l=i({}),u=i(a),d=i({style:`percent`,maximumFractionDigits:1,signDisplay:`never`}),f=r({dateStyle:`long`,timeStyle:`long`}),p=r({dateStyle:`medium`,timeStyle:`short`}),m=r({dateStyle:`medium`}),h=r({timeStyle:`short`}),g=r({day:`numeric`,month:`short`}),_=r({hour:`numeric`}),v=Q(()=>new Intl.RelativeTimeFormat(e,{numeric:`auto`,style:`long`})),y=Q(()=>new Intl.ListFormat(e,{type:`conjunction`}));return{language:e,currency:t,timezone:n,money:e=>o().format(e),amount:e=>c().format(e),compactMoney:e=>s().format(e),count:e=>l().format(e),total:e=>e===Ye+1?`${l().format(Ye)}+`:l().format(e),compact:e=>u().format(e),percent:e=>d().format(e),full:e=>f().format(new Date(e)),time:e=>p().format(new Date(e)),day:e=>m().format(new Date(e)),clock:e=>h().format(new Date(e)),monthDay:e=>g().format(new Date(e)),hour:e=>_().format(new Date(e)),ago(e,t=Date.now()){let n=Date.parse(e)-t;if(Math.abs(n)>=7*qe)return m().format(new Date(e));let r=n/1e3;return Math.abs(r)<60?v().format(0,`second`):Math.abs(r)<3600?v().format(Math.trunc(r/60),`minute`):Math.abs(r)<86400?v().format(Math.trunc(r/3600),`hour`):v().format(Math.trunc(r/86400),`day`)},list:e=>e.length>1?y().format(e):e[0]??``}},Ye=1e3,Xe=new Map;function Ze(e,t,n){let r=`${e} ${t} ${n}`,i=Xe.get(r)??Je(e,t,n);return Xe.set(r,i),i}var Qe=(e,t)=>tt($(e)+$(t)),$e=(e,t)=>tt($(e)-$(t)),et=(e,t)=>Number($(e)-$(t));function $(e){let t=/^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(e);if(!t)throw Error(`${e} is not an amount`);let n=BigInt(t[2])*100n+BigInt((t[3]??``).padEnd(2,`0`));return t[1]?-n:n}function tt(e){let t=(e<0n?-e:e).toString().padStart(3,`0`);return`${e<0n?`-`:``}${t.slice(0,-2)}.${t.slice(-2)}`}var nt={"":(e,t)=>E(k,ge(q(e),t)),orders:(e,t)=>E(Te,Ue(Pe(e),t))};function rt(e){let t=/^orders\/(?!new$)(\w+)$/.exec(e)?.[1];return t?()=>Promise.all([E(Ge,{number:t}),E(Ce,{number:t})]):nt[e]}function it(e){let t=e=>{try{return JSON.parse(e)}catch{return e}};return Object.fromEntries([...new URLSearchParams(e)].map(([e,n])=>[e,t(n)]))}function at({viewer:e,store:t}){let{language:n}=e.preferences,r=Ze(n?ye[n]:xe(navigator.languages),t.currency,t.timezone),i=new Date;r.full(i),r.ago(i.toISOString()),r.money(`0`)}var ot=[`invite`,`reset`],st=location.pathname.replace(/^\/console\/?/,``);ot.includes(st)||E(Z,{}).then(e=>{f(e.store),rt(st)?.(it(location.search),e.store.timezone).catch(D),at(e)},()=>void 0);export{x as $,J as A,F as B,Ce as C,ye as D,ve as E,U as F,le as G,k as H,V as I,te as J,s as K,B as L,q as M,G as N,Y as O,H as P,ie as Q,z as R,we as S,xe as T,ce as U,P as V,ue as W,a as X,h as Y,S as Z,X as _,Z as a,ee as at,Ae as b,Fe as c,e as ct,ze as d,C as et,Re as f,Be as g,Ve as h,$e as i,p as it,K as j,ge as k,Me as l,r as lt,Pe as m,et as n,re as nt,Ge as o,ae as ot,Le as p,m as q,Ze as r,f as rt,Ue as s,ne as st,Qe as t,_ as tt,je as u,n as ut,Ee as v,be as w,Te as x,De as y,j as z};