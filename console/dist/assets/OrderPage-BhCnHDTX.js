import{c as e,i as t,l as n,n as r,t as i}from"./PageHeader-Cy-wEzuy.js";import{f as a,i as o,l as s,n as c,o as l,s as u}from"./session-Z1F1DLwX.js";import{d,i as f,n as p,p as m,t as h,u as ee}from"./shared-CEqUGlQo.js";import{i as g,t as te}from"./index-B6m6aw9B.js";import{t as ne}from"./Columns-CmAZPixP.js";import{t as re}from"./PageSkeleton-Br9W04Dz.js";import{n as _,t as v}from"./StatusBadge-DRzzZd0X.js";import{t as y}from"./messages-DMG8rnOZ.js";import{t as ie}from"./ban-CN0fOM-Z.js";import{n as ae,t as b}from"./CheckList-Do1ziHSV.js";import{t as x}from"./Button-KwOZAphc.js";import{i as oe,n as S,r as se,t as C}from"./useFormat-Dlh7ZDUw.js";import{n as w}from"./Skeleton-j-h64PgJ.js";import{t as T}from"./Facts-j5SzwIzs.js";import{t as E}from"./Money-C_8IEVUf.js";import{t as D}from"./useIdempotencyKey-DKpJeBpt.js";import{t as O}from"./Dialog-xqIrqUB8.js";import{n as ce,t as k}from"./Form-DayZTC2R.js";import{i as A}from"./Field-B40Fy-Ta.js";var j={name:`circle-x`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`path`,{d:`m15 9-6 6`,key:`1uzhvr`}],[`path`,{d:`m9 9 6 6`,key:`z0biqf`}]],aliases:[`x-circle`]};j.node;var le=p(j),M={name:`eye-off`,size:24,node:[[`path`,{d:`M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49`,key:`ct8e1f`}],[`path`,{d:`M14.084 14.158a3 3 0 0 1-4.242-4.242`,key:`151rxh`}],[`path`,{d:`M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143`,key:`13bj9a`}],[`path`,{d:`m2 2 20 20`,key:`1ooewy`}]]};M.node;var ue=p(M),N={name:`eye`,size:24,node:[[`path`,{d:`M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0`,key:`1nclc0`}],[`circle`,{cx:`12`,cy:`12`,r:`3`,key:`1v7zrd`}]]};N.node;var de=p(N),P={name:`package-check`,size:24,node:[[`path`,{d:`M12 22V12`,key:`d0xqtd`}],[`path`,{d:`m16 17 2 2 4-4`,key:`uh5qu3`}],[`path`,{d:`M21 11.127V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.729l7 4a2 2 0 0 0 2 .001l1.32-.753`,key:`kpkbpo`}],[`path`,{d:`M3.29 7 12 12l8.71-5`,key:`19ckod`}],[`path`,{d:`m7.5 4.27 8.997 5.148`,key:`9yrvtv`}]]};P.node;var F=p(P),I={name:`refresh-cw`,size:24,node:[[`path`,{d:`M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8`,key:`v9h5vc`}],[`path`,{d:`M21 3v5h-5`,key:`1q7to0`}],[`path`,{d:`M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16`,key:`3uifl3`}],[`path`,{d:`M8 16H3v5`,key:`1cv678`}]]};I.node;var fe=p(I),L=({status:e})=>e===`PENDING`||e===`PROCESSING`,R=({status:e})=>e===`CANCELLED`||e===`FAILED`||e===`REFUNDED`,z=e=>R(e)?[]:e.items.filter(({status:e})=>e===`PENDING`||e===`DELIVERED`),B=e=>oe(e.total,e.refundedAmount),V=e=>z(e).length>0,H=e=>L(e)&&e.items.every(({status:e})=>e===`PENDING`),pe=e=>L(e)&&!H(e),U=e=>L(e)?e.items.filter(({kind:e,status:t})=>e!==`DIGITAL`&&t===`PENDING`):[],me=(e,t)=>!R(e)&&t.kind===`DIGITAL`&&t.status===`DELIVERED`,he=e=>e.licenseId!==null,ge=e=>e.reduce((e,{price:t})=>S(e,t),`0.00`),_e=(e,t,n)=>se(S(e.refundedAmount,t),n)<=0,W=ee();function ve({order:e,onOpen:t}){let n=f(y).actions,r=c(`ORDERS_WRITE`),i=c(`ORDERS_REFUND`);return(0,W.jsxs)(W.Fragment,{children:[r&&pe(e)&&(0,W.jsx)(x,{icon:le,onClick:()=>t({dialog:`fail`}),children:n.fail}),r&&H(e)&&(0,W.jsx)(x,{icon:ie,onClick:()=>t({dialog:`cancel`}),children:n.cancel}),i&&V(e)&&!H(e)&&(0,W.jsx)(x,{icon:ae,onClick:()=>t({dialog:`refund`}),children:n.refund}),r&&U(e).length>0&&(0,W.jsx)(x,{look:`primary`,icon:F,onClick:()=>t({dialog:`deliver`}),children:n.deliver})]})}var G={customer:`_customer_ogn2c_2`,name:`_name_ogn2c_7`,contact:`_contact_ogn2c_15`};function K({order:e}){let r=f(y),{sources:i}=f(h),{customer:a}=e;return(0,W.jsxs)(W.Fragment,{children:[(0,W.jsxs)(w,{title:r.customer,children:[(0,W.jsxs)(`p`,{className:G.customer,children:[(0,W.jsx)(n,{to:`/customers/$id`,params:{id:a.id},className:G.name,children:a.name}),a.tier&&(0,W.jsx)(`span`,{className:`muted`,children:r.item.tier(a.tier.name)})]}),(0,W.jsxs)(`p`,{className:G.contact,children:[a.email&&(0,W.jsx)(`span`,{children:a.email}),a.linkedPhone&&(0,W.jsx)(`span`,{className:`numeric`,children:a.linkedPhone})]}),(0,W.jsx)(T,{facts:[{label:r.wallet,value:(0,W.jsx)(E,{amount:a.walletBalance})}]})]}),(0,W.jsx)(w,{title:r.details,children:(0,W.jsx)(T,{facts:[{label:r.placed,value:(0,W.jsx)(_,{at:e.createdAt})},...e.completedAt?[{label:r.completed,value:(0,W.jsx)(_,{at:e.completedAt})}]:[],{label:r.changed,value:(0,W.jsx)(_,{at:e.updatedAt})},{label:r.source,value:i[e.source]},...e.statusReason?[{label:r.reason,value:e.statusReason}]:[],...e.notes?[{label:r.notes,value:e.notes}]:[],...e.postSaleInstructions?[{label:r.instructions,value:e.postSaleInstructions}]:[],{label:r.id,value:(0,W.jsx)(t,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}var q=m(d(),1),J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ye=new J(`
    mutation RefundOrder($input: RefundOrderInput!) {
  refundOrder(input: $input) {
    id
    status
    refundedAmount
  }
}
    `),be=new J(`
    mutation CancelOrder($input: CancelOrderInput!) {
  cancelOrder(input: $input) {
    id
    status
  }
}
    `),xe=new J(`
    mutation FailOrder($input: FailOrderInput!) {
  failOrder(input: $input) {
    id
    status
  }
}
    `),Se=new J(`
    mutation DeliverItems($input: DeliverItemsInput!) {
  deliverItems(input: $input) {
    id
    status
  }
}
    `),Ce=new J(`
    mutation ReplaceItem($input: ReplaceItemInput!) {
  replaceItem(input: $input) {
    id
    status
  }
}
    `);function we({order:e,onClose:t}){let n=f(y),r=D(),{mutateAsync:i}=l(Se),a=U(e),[o,s]=(0,q.useState)(()=>new Set(a.map(({id:e})=>e)));async function c(){await i({input:{orderId:e.id,items:[...o],idempotencyKey:r}}),g(n.deliver.done(o.size)),t()}return(0,W.jsx)(O,{open:!0,onClose:t,title:n.deliver.title,text:n.deliver.text,children:(0,W.jsx)(k,{submitLabel:n.deliver.submit,disabled:o.size===0,onCancel:t,onSubmit:c,children:(0,W.jsx)(b,{label:n.items,options:a.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:o,onChange:s})})})}function Te(e){let{kind:t,order:n,onClose:r}=e,i=f(y),a=D(),{mutateAsync:o}=l(be),{mutateAsync:s}=l(xe);async function c(e){let c={id:n.id,reason:e,idempotencyKey:a};await(t===`cancel`?o({input:c}):s({input:c})),g(i[t].done(n.number)),r()}return(0,W.jsx)(O,{open:!0,onClose:r,title:i[t].title,text:i[t].text,children:(0,W.jsx)(k,{danger:!0,submitLabel:i[t].submit,onSubmit:({reason:e})=>c(String(e??``)),children:(0,W.jsx)(A,{name:`reason`,label:i.reasonLabel,hint:i.reasonHint,optional:!0,maxLength:500})})})}function Ee({order:e,onClose:t}){let n=f(y),r=C(),i=De(),a=D(),{mutateAsync:o}=l(ye),s=z(e),[c,u]=(0,q.useState)(()=>new Set(s.map(({id:e})=>e))),d=s.filter(({id:e})=>c.has(e)),p=ge(d),m=i===void 0||i!==null&&_e(e,p,i);async function h(r){let i=d.length===s.length;await o({input:{id:e.id,reason:r,idempotencyKey:a,...!i&&{items:d.map(({id:e})=>e)}}}),g(n.refund.done(e.number)),t()}return(0,W.jsx)(O,{open:!0,onClose:t,title:n.refund.title,text:n.refund.text,children:(0,W.jsxs)(k,{danger:!0,submitLabel:n.refund.submit(r.money(p)),disabled:d.length===0||!m,onCancel:t,onSubmit:({reason:e})=>h(String(e??``)),children:[(0,W.jsx)(b,{label:n.refund.left(r.money(B(e))),options:s.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:r.money(e.price)})),chosen:c,onChange:u}),(0,W.jsx)(T,{facts:[{label:n.refund.amount,value:(0,W.jsx)(E,{amount:p})},{label:n.refund.walletAfter,value:(0,W.jsx)(E,{amount:S(e.customer.walletBalance,p)})}]}),i!==void 0&&(0,W.jsxs)(`p`,{className:`muted`,children:[i===null?n.refund.noLimit:n.refund.limit(r.money(i)),!m&&i!==null&&` ${n.refund.over}`]}),(0,W.jsx)(A,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})]})})}function De(){let{viewer:e,store:t}=o();return e.role===`SUPPORT`?t.supportRefundLimit:void 0}function Oe({item:e,onClose:t}){let n=f(y),r=D(),{mutateAsync:i}=l(Ce);async function a(a){await i({input:{itemId:e.id,reason:a,idempotencyKey:r}}),g(n.replace.done),t()}return(0,W.jsx)(O,{open:!0,onClose:t,title:`${n.replace.title} ${e.sku}`,text:n.replace.text,children:(0,W.jsx)(k,{danger:!0,submitLabel:n.replace.submit,onCancel:t,onSubmit:({reason:e})=>a(String(e??``)),children:(0,W.jsx)(A,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})})})}function ke(e){let{order:t,search:n,onClose:r}=e;switch(n.dialog){case`refund`:return(0,W.jsx)(Ee,{order:t,onClose:r});case`cancel`:case`fail`:return(0,W.jsx)(Te,{kind:n.dialog,order:t,onClose:r});case`deliver`:return(0,W.jsx)(we,{order:t,onClose:r});case`replace`:{let e=t.items.find(({id:e})=>e===n.item);return e?(0,W.jsx)(Oe,{item:e,onClose:r}):null}default:return null}}var Y={history:`_history_1acdn_2`,event:`_event_1acdn_27`,delivery:`_delivery_1acdn_36`,url:`_url_1acdn_45`};function Ae({order:e}){let t=f(y),n=f(h).events;return(0,W.jsxs)(w,{title:t.history,children:[e.events.length===0&&(0,W.jsx)(`p`,{className:`muted`,children:t.noHistory}),(0,W.jsx)(`ol`,{className:Y.history,children:e.events.map(e=>(0,W.jsxs)(`li`,{children:[(0,W.jsxs)(`p`,{className:Y.event,children:[(0,W.jsx)(`strong`,{children:n[e.type]}),(0,W.jsx)(`span`,{className:`muted`,children:(0,W.jsx)(_,{at:e.createdAt})})]}),e.deliveries.length===0&&(0,W.jsx)(`p`,{className:Y.delivery,children:t.noDeliveries}),e.deliveries.map(e=>(0,W.jsxs)(`p`,{className:Y.delivery,children:[(0,W.jsx)(`span`,{className:Y.url,children:e.endpoint.url}),(0,W.jsx)(v,{kind:`delivery`,status:e.status}),t.attempts(e.attempts)]},e.id))]},e.id))})]})}var X={item:`_item_jikj3_2`,what:`_what_jikj3_12`,price:`_price_jikj3_20`,gone:`_gone_jikj3_23`,actions:`_actions_jikj3_36`,status:`_status_jikj3_49`},je={key:`_key_1kz58_2`},Me=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation RevealLicense($input: LicenseInput!) {
  revealLicense(input: $input) {
    credentials
  }
}
    `),Z=60;function Ne({licenseId:e}){let n=f(y),[r,i]=(0,q.useState)(null),[o,c]=(0,q.useState)(null),[l,u]=(0,q.useState)(!1),d=(0,q.useCallback)(()=>i(null),[]),p=Pe(r!==null,d);async function m(){u(!0),c(null);try{let{revealLicense:t}=await s(Me,{input:{id:e}});i(t.credentials)}catch(e){c(e instanceof a?e:new a(`INTERNAL`,String(e)))}finally{u(!1)}}return r===null?(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(x,{size:`small`,icon:de,busy:l,title:n.reveal.audited,onClick:()=>void m(),children:n.actions.reveal}),o&&(0,W.jsx)(ce,{error:o})]}):(0,W.jsxs)(`div`,{className:je.key,children:[(0,W.jsx)(t,{text:r}),(0,W.jsx)(`span`,{className:`muted numeric`,"aria-hidden":`true`,children:n.reveal.hides(p)}),(0,W.jsx)(x,{size:`small`,look:`quiet`,icon:ue,onClick:d,children:n.actions.hide})]})}function Pe(e,t){let[n,r]=(0,q.useState)(Z);return(0,q.useEffect)(()=>{if(!e)return;r(Z);let n=Date.now()+Z*1e3,i=setInterval(()=>{let e=Math.ceil((n-Date.now())/1e3);e<=0?t():r(e)},500);return addEventListener(`pagehide`,t),()=>{clearInterval(i),removeEventListener(`pagehide`,t)}},[e,t]),n}function Fe({order:e,onOpen:t}){let n=f(y);return(0,W.jsx)(w,{title:n.items,flush:!0,children:(0,W.jsx)(`ul`,{children:e.items.map(n=>(0,W.jsx)(Ie,{order:e,item:n,onOpen:t},n.id))})})}function Ie(e){let{order:t,item:n,onOpen:r}=e,i=f(y),a=c(`LICENSES_REVEAL`),o=c(`ORDERS_WRITE`),s=n.status===`REPLACED`||n.status===`REFUNDED`||n.status===`CANCELLED`;return(0,W.jsxs)(`li`,{className:X.item,children:[(0,W.jsxs)(`div`,{className:X.what,children:[(0,W.jsx)(`strong`,{className:s?X.gone:void 0,children:n.productName}),(0,W.jsxs)(`span`,{className:`muted`,children:[(0,W.jsx)(`code`,{children:n.sku}),` · `,(0,W.jsx)(Le,{item:n}),n.replacesId&&` · ${i.item.replaces}`]})]}),(0,W.jsx)(`div`,{className:X.status,children:(0,W.jsx)(v,{kind:`item`,status:n.status})}),(0,W.jsx)(Re,{item:n}),(0,W.jsxs)(`div`,{className:X.actions,children:[a&&he(n)&&n.licenseId&&(0,W.jsx)(Ne,{licenseId:n.licenseId}),o&&me(t,n)&&(0,W.jsx)(x,{size:`small`,icon:fe,"aria-label":`${i.actions.replace} ${n.sku}`,onClick:()=>r({dialog:`replace`,item:n.id}),children:i.actions.replace})]})]})}function Le({item:e}){let t=f(y).item,n=C();return e.expiresAt?t.until(n.day(e.expiresAt)):e.durationDays>0?t.days(e.durationDays):t.forever}function Re({item:e}){let t=f(y).item,n=C();return(0,W.jsxs)(`div`,{className:X.price,children:[(0,W.jsx)(E,{amount:e.price}),e.appliedTier&&(0,W.jsxs)(`span`,{className:`muted`,children:[t.tier(e.appliedTier.name),`, `,t.base(n.money(e.basePrice))]})]})}function ze({order:e}){let t=f(y);return(0,W.jsx)(w,{title:t.payment,children:(0,W.jsx)(T,{facts:[{label:t.paid,value:(0,W.jsx)(E,{amount:e.total})},{label:t.refundedSoFar,value:(0,W.jsx)(E,{amount:e.refundedAmount})},{label:t.kept,value:(0,W.jsx)(`strong`,{children:(0,W.jsx)(E,{amount:B(e)})})}]})})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Q(`
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
}
    `,{fragmentName:`OrderPageItem`});var Be=new Q(`
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
    items {
      ...OrderPageItem
    }
    events {
      id
      type
      createdAt
      deliveries {
        id
        status
        attempts
        finishedAt
        endpoint {
          url
        }
      }
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
}`),$=e(`/signedIn/orders/$number`);function Ve(){let e=f(y),{number:t}=$.useParams(),n=$.useSearch(),a=$.useNavigate(),{data:o,error:s,refetch:c}=u(Be,{number:t}),l=o?.orderByNumber?.number===t.toUpperCase()?o.orderByNumber:void 0,d={label:e.title,link:{to:`/orders`}},p=e=>void a({search:e,resetScroll:!1});return o?.orderByNumber===null?(0,W.jsx)(te,{}):l?(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(i,{title:l.number,parent:d,aside:(0,W.jsx)(v,{kind:`order`,status:l.status}),actions:(0,W.jsx)(ve,{order:l,onOpen:p})}),(0,W.jsx)(ne,{main:(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(Fe,{order:l,onOpen:p}),(0,W.jsx)(Ae,{order:l})]}),side:(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(ze,{order:l}),(0,W.jsx)(K,{order:l})]})}),(0,W.jsx)(ke,{order:l,search:n,onClose:()=>void a({search:{},replace:!0,resetScroll:!1})})]}):(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(i,{title:t,parent:d}),s?(0,W.jsx)(r,{error:s,onRetry:()=>void c()}):(0,W.jsx)(re,{})]})}export{Ve as OrderPage};