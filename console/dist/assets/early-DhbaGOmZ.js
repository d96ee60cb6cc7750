var e=class extends Error{code;requestId;fields;refusal;name=`ApiError`;constructor(e,t,n=``,r=[],i=null){super(t),this.code=e,this.requestId=n,this.fields=r,this.refusal=i}},t=new Set([`NETWORK`,`UNAVAILABLE`,`OVERLOADED`,`BUSY`,`TIMEOUT`]),n=n=>n instanceof e&&t.has(n.code),r=(t,n)=>t instanceof e&&t.code===n,i=()=>{},a=e=>{i=e},o=async()=>{},s=e=>{o=e},c=null,l=!1,u=new Set;function d(e){l=e;for(let e of u)e()}var f=e=>{c=e,d(!1)},p=()=>c,m=()=>l,h=e=>(u.add(e),()=>void u.delete(e)),g=0,_=e=>new Date(e+g).toISOString(),v=null,y=0;function b(e,t,n,r=null){return v=C(e,t,n,void 0,r).then(()=>y++),v}async function x(e,t,n,a=c){let o=y,s={query:e.toString(),operationName:S(e),variables:t};try{return(await C(`/graphql`,`POST`,s,n,a)).data}catch(s){if(r(s,`STORE_CHANGED`)&&d(!0),r(s,`UNAUTHENTICATED`)){if(await v?.catch(()=>void 0),y>o)return x(e,t,n,a);i()}throw s}}var ee=(e,t,n)=>(f(null),b(`/session`,`POST`,{store:e,email:t,password:n})),te=(e,t,n)=>C(`/session/stores`,`POST`,{store:e,email:t,password:n},void 0,c),ne=(e,t=c)=>b(`/session/switch`,`POST`,{store:e},t),re=e=>C(`/session/link`,`POST`,{token:e}),ie=(e,t,n)=>b(`/session/link`,`PUT`,{token:e,password:t,name:n}),ae=()=>C(`/session`,`DELETE`),S=e=>/(?:query|mutation|subscription)\s+(\w+)/.exec(e.toString())?.[1]??``;async function C(t,n,r,i,a=null){let s={method:n,signal:i??null};r!==void 0&&(s.headers={"Content-Type":`application/json`,...a&&{"X-Kiosk-Store":a.id}},s.body=JSON.stringify(r));let c,l;try{c=await fetch(t,s),g=Date.parse(c.headers.get(`Date`)??``)-Date.now()||0,l=c.status===204||c.status===202?{}:await c.json()}catch{throw i?.aborted?i.reason:new e(`NETWORK`,`The server cannot be reached.`)}let[u]=l.errors??[];if(!u&&c.ok)return l;await o().catch(()=>void 0);let{message:d,extensions:f={}}=u??{message:c.statusText},{code:p=`INTERNAL`,requestId:m,fields:h}=f;throw new e(p,d,m??c.headers.get(`X-Request-Id`)??``,h,{...f,code:p,message:d})}var w=new Map,oe=1e4,T=(e,t)=>JSON.stringify([S(e),t]);function E(e,t){let n=x(e,t),r={response:n};return w.set(T(e,t),r),n.then(e=>{r.result=e},()=>void 0),n}var se=300;function ce(){let e=Promise.allSettled([...w.values()].map(({response:e})=>e));return Promise.race([e,new Promise(e=>setTimeout(e,se))])}var le=()=>w.clear();function ue(e,t){if(w.size===0)return;let n=T(e,t),r=w.get(n);return w.delete(n),setTimeout(le,oe),r}var de=(e,t,n)=>ue(e,t)?.response??x(e,t,n);function fe(e,t){return w.get(T(e,t))?.result===void 0?void 0:ue(e,t)?.result}var pe=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new pe(`
    fragment DashboardFigures on SalesFigures {
  orders
  units
  net
  refunded
}
    `,{fragmentName:`DashboardFigures`});var me=new pe(`
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
}`),he=864e5,D=e=>/^[1-9]\d{3}-\d{2}-\d{2}$/.test(e)&&!Number.isNaN(Date.parse(`${e}T00:00:00Z`))&&O(e,0)===e,O=(e,t)=>new Date(Date.parse(`${e}T00:00:00Z`)+t*he).toISOString().slice(0,10),k=(e,t)=>Math.round((Date.parse(t)-Date.parse(e))/he)+1;function A(e,t){let n=F(e.getTime(),t);return`${n.year}-${String(n.month).padStart(2,`0`)}-${String(n.day).padStart(2,`0`)}`}var j=e=>A(new Date,e);function M(e,t){let n=Date.parse(`${e}T00:00:00Z`),r=n-N(n,t),i=n-N(r,t),a=[Math.min(r,i),Math.max(r,i)].find(n=>A(new Date(n),t)===e)??i;return new Date(a).toISOString()}function N(e,t){let n=F(e,t);return Date.UTC(n.year,n.month-1,n.day,n.hour,n.minute,n.second)-e}var P=new Map;function F(e,t){let n=P.get(t);n||(n=new Intl.DateTimeFormat(`en-US`,{timeZone:t,hourCycle:`h23`,year:`numeric`,month:`numeric`,day:`numeric`,hour:`numeric`,minute:`numeric`,second:`numeric`}),P.set(t,n));let r={};for(let{type:t,value:i}of n.formatToParts(e))r[t]=Number(i);let{year:i=0,month:a=0,day:o=0,hour:s=0,minute:c=0,second:l=0}=r;return{year:i,month:a,day:o,hour:s,minute:c,second:l}}var I=e=>typeof e.before==`string`?{before:e.before}:typeof e.after==`string`?{after:e.after}:{},L=(e,t=25)=>e.before?{last:t,before:e.before}:{first:t,...e.after&&{after:e.after}},R=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==void 0&&e!==``&&e!==!1)),z=[`today`,`7d`,`30d`,`90d`],ge={today:1,"7d":7,"30d":30,"90d":90};function B(e){let t=z.find(t=>t===e.period);if(t)return{period:t};let n=e=>typeof e==`string`&&D(e)?e:void 0,[r,i]=[n(e.from),n(e.to)];return{...r&&{from:r},...i&&{to:i}}}function V(e,t){if(e.period){let n=j(t);return{first:O(n,1-ge[e.period]),last:n}}return{...e.from&&{first:e.from},...e.to&&{last:e.to}}}function H(e,t){let{first:n,last:r}=V(e,t);return{...n&&{from:M(n,t)},...r&&{to:M(O(r,1),t)}}}var U=[`net`,`orders`,`units`],W=e=>R({...B(e),series:U.find(t=>t===e.series)}),G={period:`30d`},_e=730;function K(e,t){let{period:n,from:r,to:i=j(t)}=e;return n?{period:n}:!r||r>i?G:{from:k(r,i)>_e?O(i,-729):r,to:i}}function q(e,t){let{first:n=``,last:r=``}=V(K(e,t),t);return{first:n,last:r}}var J=3e5;function ve(e,t){let{first:n,last:r}=q(e,t),i=k(n,r),a=j(t),o=n<=a&&a<=r;return{from:M(n,t),to:M(O(r,1),t),previous:M(O(n,-i),t),until:o?ye(a,O(a,-i),t):M(n,t),groupBy:i<=2?`HOUR`:i<=92?`DAY`:i<=400?`WEEK`:`MONTH`}}function ye(e,t,n){let r=Math.ceil((Date.now()-Date.parse(M(e,n)))/J)*J,i=Date.parse(M(O(t,1),n));return new Date(Math.min(Date.parse(M(t,n))+r,i)).toISOString()}var be=[`en`,`pt-BR`],xe={EN:`en`,PT_BR:`pt-BR`},Se={en:`English`,"pt-BR":`Português (Brasil)`};function Ce(e){for(let t of e){if(t.toLowerCase().startsWith(`pt`))return`pt-BR`;if(t.toLowerCase().startsWith(`en`))return`en`}return`en`}var we=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Te=new we(`
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
    `),Ee=new we(`
    mutation CommentOnOrder($input: CommentOnOrderInput!) {
  commentOnOrder(input: $input) {
    id
  }
}
    `),De=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Oe=e=>typeof e==`string`&&/^\d{1,12}(\.\d{1,2})?$/.test(e),ke=e=>{let t=e=>Oe(String(e))?String(e):void 0,[n,r]=[t(e.min),t(e.max)];return{...n&&{min:n},...r&&{max:r}}},Ae=/^-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/,je=/^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+),\d{1,2}$/,Me=e=>{let t=e.replace(/\s/g,``);return je.test(t)?t.replace(/\./g,``).replace(`,`,`.`):Ae.test(t)?t.replace(/,/g,``):t},Y=e=>typeof e==`string`&&/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(e);function X(e,t){let n=t.find(t=>t===e.dialog);return n?R({dialog:n,row:Y(e.row)?e.row:void 0}):{}}function Ne(e){let{dialog:t,row:n,...r}=e;return r}var Pe=[`export`,`save`,`rename`],Fe=[`PENDING`,`PROCESSING`,`COMPLETED`,`FAILED`,`REFUNDED`,`CANCELLED`],Ie=[`API`,`ADMIN`],Le=[`created`,`-created`,`total`,`-total`];function Re(e){let t=String(e.status??``).split(`,`);return R({status:Fe.filter(e=>t.includes(e)).join(`,`),q:e.q===void 0?``:String(e.q),source:Ie.find(t=>t===e.source),customer:Y(e.customer)?e.customer:void 0,product:Y(e.product)?e.product:void 0,variation:Y(e.variation)?e.variation:void 0,refunded:e.refunded===!0||z.find(t=>t===e.refunded),sort:Le.find(t=>t===e.sort),...B(e),...ke(e),...I(e),...X(e,Pe)})}var ze=e=>e.status?.split(`,`)??[],Be=[`refund`,`cancel`,`fail`,`deliver`,`replace`,`reveal`],Ve=e=>R({history:Z({history:String(e.history??``)}).join(`,`),...X(e,Be)}),Z=({history:e=``})=>e.split(`,`).filter(e=>/^[\w-]+$/.test(e));function He(e,t){let n=t.at(-1);return{number:e,...n&&{after:n}}}var Ue=e=>R({customer:Y(e.customer)?e.customer:void 0,items:Ge(We(String(e.items??``)))});function We(e){let t=e.split(`,`).map(e=>{let[t,n]=e.split(`*`);return{variation:t??``,quantity:Number(n)}});return t.filter(({variation:e,quantity:n},r)=>Y(e)&&Number.isInteger(n)&&n>=1&&n<=20&&t.findIndex(t=>t.variation===e)===r)}var Ge=e=>e.map(({variation:e,quantity:t})=>`${e}*${t}`).join(`,`),Ke=e=>e.flatMap(({variation:e,quantity:t})=>Array.from({length:t},()=>({variationId:e}))),qe={created:`CREATED_AT`,total:`TOTAL`};function Je(e,t){let{from:n,to:r}=H(e,t),i=e.sort??`-created`,a=ze(e),o=typeof e.refunded==`string`&&H({period:e.refunded},t).from,s=R({productId:e.product,variationId:e.variation}),c=R({status:a.length===1?a[0]:void 0,statusIn:a.length>1?a:void 0,source:e.source,customerId:e.customer,totalGTE:e.min,totalLTE:e.max,refundedAmountGT:e.refunded===!0?`0.00`:void 0,hasTransactionsWith:o?[{kind:`REFUND`,createdAtGTE:o}]:void 0,createdAtGTE:n,createdAtLT:r,hasItemsWith:s.productId||s.variationId?[s]:void 0,matches:e.q});return{...L(e),where:c,orderBy:{field:qe[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var Ye=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Ye(`
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
    `,{fragmentName:`OrderPageItem`});var Xe=new Ye(`
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
}`),Ze=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Ze(`
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
    `,{fragmentName:`PreferencesParts`});var Qe=new Ze(`
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
}`),$e=864e5;function Q(e){let t;return()=>(t??=e(),t)}var et=(e,t,n)=>{let r=t=>Q(()=>new Intl.DateTimeFormat(e,{...t,timeZone:n})),i=t=>Q(()=>new Intl.NumberFormat(e,t)),a={notation:`compact`,maximumFractionDigits:1},o=i({style:`currency`,currency:t,minimumFractionDigits:2,maximumFractionDigits:2}),s=i({style:`currency`,currency:t,...a}),c=i({minimumFractionDigits:2,maximumFractionDigits:2,useGrouping:!1}),l=i({}),u=i(a),d=i({style:`percent`,maximumFractionDigits:1,signDisplay:`never`}),f=r({dateStyle:`long`,timeStyle:`long`}),p=r({dateStyle:`medium`,timeStyle:`short`}),m=r({dateStyle:`medium`}),h=r({timeStyle:`short`}),g=r({day:`numeric`,month:`short`}),_=r({hour:`numeric`}),v=Q(()=>new Intl.RelativeTimeFormat(e,{numeric:`auto`,style:`long`})),y=Q(()=>new Intl.ListFormat(e,{type:`conjunction`}));return{language:e,currency:t,timezone:n,money:e=>o().format(e),amount:e=>c().format(e),compactMoney:e=>s().format(e),count:e=>l().format(e),total:e=>e===tt+1?`${l().format(tt)}+`:l().format(e),compact:e=>u().format(e),percent:e=>d().format(e),full:e=>f().format(new Date(e)),time:e=>p().format(new Date(e)),day:e=>m().format(new Date(e)),clock:e=>h().format(new Date(e)),monthDay:e=>g().format(new Date(e)),hour:e=>_().format(new Date(e)),ago(e,t=Date.now()){let r=Date.parse(e)-t;if(Math.abs(r)>=7*$e)return m().format(new Date(e));let i=r/1e3;if(Math.abs(i)<60)return v().format(0,`second`);if(Math.abs(i)<3600)return v().format(Math.trunc(i/60),`minute`);if(Math.abs(i)<86400)return v().format(Math.trunc(i/3600),`hour`);let a=k(A(new Date(t),n),A(new Date(e),n))-1;return v().format(a||Math.sign(r),`day`)},list:e=>e.length>1?y().format(e):e[0]??``}},tt=1e3,nt=new Map;function rt(e,t,n){let r=`${e} ${t} ${n}`,i=nt.get(r)??et(e,t,n);return nt.set(r,i),i}var it=(e,t)=>st($(e)+$(t)),at=(e,t)=>st($(e)-$(t)),ot=(e,t)=>Number($(e)-$(t));function $(e){let t=/^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(e);if(!t)throw Error(`${e} is not an amount`);let n=BigInt(t[2])*100n+BigInt((t[3]??``).padEnd(2,`0`));return t[1]?-n:n}function st(e){let t=(e<0n?-e:e).toString().padStart(3,`0`);return`${e<0n?`-`:``}${t.slice(0,-2)}.${t.slice(-2)}`}var ct={"":(e,t)=>E(me,ve(W(e),t)),orders:(e,t)=>E(De,Je(Re(e),t))};function lt(e){let t=/^orders\/(?!new$)(\w+)$/.exec(e)?.[1];return t?e=>{let n=He(t,Z(Ve(e)));return Promise.all([E(Xe,{number:t}),E(Te,n)])}:ct[e]}function ut(e){let t=e=>{try{return JSON.parse(e)}catch{return e}};return Object.fromEntries([...new URLSearchParams(e)].map(([e,n])=>[e,t(n)]))}function dt({viewer:e,store:t}){let{language:n}=e.preferences,r=rt(n?xe[n]:Ce(navigator.languages),t.currency,t.timezone),i=new Date;r.full(i),r.ago(i.toISOString()),r.money(`0`)}var ft=[`invite`,`reset`],pt=location.pathname.replace(/^\/console\/?/,``);ft.includes(pt)||E(Qe,{}).then(e=>{f(e.store),lt(pt)?.(ut(location.search),e.store.timezone).catch(le),dt(e)},()=>void 0);export{m as $,Ce as A,z as B,Oe as C,Ee as D,De as E,ve as F,D as G,R as H,G as I,me as J,M as K,U as L,xe as M,q as N,Te as O,K as P,s as Q,W as R,Y as S,Me as T,L as U,B as V,I as W,fe as X,ce as Y,de as Z,Ke as _,Qe as a,x as at,X as b,ze as c,re as ct,Ie as d,ee as dt,te as et,Fe as f,ae as ft,Re as g,n as gt,Ve as h,r as ht,at as i,ie as it,be as j,Se as k,Z as l,f as lt,Ue as m,e as mt,ot as n,a as nt,Xe as o,C as ot,We as p,ne as pt,j as q,rt as r,S as rt,Je as s,_ as st,it as t,h as tt,He as u,p as ut,Ge as v,ke as w,Ne as x,Pe as y,H as z};