import{E as e,Et as t,c as n,d as r,m as i,p as a,s as o}from"./index-BeubzZ7d.js";import{n as s,r as c}from"./query-azuT2upW.js";import{C as l,b as u,i as d,n as f,p,t as m,x as h}from"./shared-C6GAa_iY.js";import{t as g}from"./Columns-C5sxfpto.js";import{t as _}from"./PageSkeleton-CCK3l0a0.js";import{t as v}from"./StatusBadge-Byl9n0U9.js";import{t as y}from"./messages-BYYHtHZk.js";import{t as ee}from"./ban-Bqwc7hIa.js";import{t as te}from"./undo-2-DP_jeWAA.js";import{r as b,t as x}from"./CopyId-DBG0FgAD.js";import{t as S}from"./Card-DtSz4vL5.js";import{t as C}from"./Facts-DQSbZTEK.js";import{t as w}from"./Money-BJEwZjY2.js";import{t as T}from"./Time-6GVQ0QXh.js";import{t as E}from"./useIdempotencyKey-CzQRG4OR.js";import{t as D}from"./CheckList-DDW_-KLj.js";import{t as O}from"./Dialog-C17Rt2sb.js";import{t as k}from"./Form-B5DJBnPI.js";import{a as ne,i as A}from"./Field-DCgR2wz1.js";import{i as re,n as j,r as M,t as N}from"./useFormat-b5MBgWWT.js";var P={name:`circle-x`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`path`,{d:`m15 9-6 6`,key:`1uzhvr`}],[`path`,{d:`m9 9 6 6`,key:`z0biqf`}]],aliases:[`x-circle`]};P.node;var ie=f(P),F={name:`eye-off`,size:24,node:[[`path`,{d:`M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49`,key:`ct8e1f`}],[`path`,{d:`M14.084 14.158a3 3 0 0 1-4.242-4.242`,key:`151rxh`}],[`path`,{d:`M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143`,key:`13bj9a`}],[`path`,{d:`m2 2 20 20`,key:`1ooewy`}]]};F.node;var ae=f(F),I={name:`eye`,size:24,node:[[`path`,{d:`M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0`,key:`1nclc0`}],[`circle`,{cx:`12`,cy:`12`,r:`3`,key:`1v7zrd`}]]};I.node;var oe=f(I),L={name:`package-check`,size:24,node:[[`path`,{d:`M12 22V12`,key:`d0xqtd`}],[`path`,{d:`m16 17 2 2 4-4`,key:`uh5qu3`}],[`path`,{d:`M21 11.127V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.729l7 4a2 2 0 0 0 2 .001l1.32-.753`,key:`kpkbpo`}],[`path`,{d:`M3.29 7 12 12l8.71-5`,key:`19ckod`}],[`path`,{d:`m7.5 4.27 8.997 5.148`,key:`9yrvtv`}]]};L.node;var R=f(L),z={name:`refresh-cw`,size:24,node:[[`path`,{d:`M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8`,key:`v9h5vc`}],[`path`,{d:`M21 3v5h-5`,key:`1q7to0`}],[`path`,{d:`M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16`,key:`3uifl3`}],[`path`,{d:`M8 16H3v5`,key:`1cv678`}]]};z.node;var se=f(z),B=u(),ce=[{action:`FAIL`,dialog:`fail`,icon:ie},{action:`CANCEL`,dialog:`cancel`,icon:ee},{action:`REFUND`,dialog:`refund`,icon:te},{action:`DELIVER`,dialog:`deliver`,icon:R}];function V({order:t,onOpen:n}){let r=d(y).actions,i=e=>t.actions.some(t=>t.action===e&&t.allowed);return ce.filter(({action:e})=>i(`CANCEL`)&&(e===`FAIL`||e===`REFUND`)?!1:i(e)).map(({action:t,dialog:i,icon:a})=>(0,B.jsx)(e,{look:t===`DELIVER`?`primary`:`secondary`,icon:a,onClick:()=>n({dialog:i}),children:r[i]},t))}var H={customer:`_customer_kvo2z_2`,name:`_name_kvo2z_7`,contact:`_contact_kvo2z_15`,refusals:`_refusals_kvo2z_21`},U={DELIVER:`deliver`,REFUND:`refund`,CANCEL:`cancel`,FAIL:`fail`};function W({order:e}){let t=d(y),n=i(`ORDERS_WRITE`),r=i(`ORDERS_REFUND`),a=e=>e===`REFUND`?r:n,o=e.actions.filter(({action:e,allowed:t})=>!t&&a(e));return o.length===0?null:(0,B.jsxs)(`details`,{className:H.refusals,children:[(0,B.jsx)(`summary`,{children:t.refusals}),(0,B.jsx)(C,{facts:o.map(({action:e,refusal:n})=>({label:t.actions[U[e]],value:n?.message}))})]})}function G({order:e}){let t=d(y),{sources:n}=d(m),{customer:r}=e;return(0,B.jsxs)(B.Fragment,{children:[(0,B.jsxs)(S,{title:t.customer,children:[(0,B.jsxs)(`p`,{className:H.customer,children:[(0,B.jsx)(b,{to:`/customers/$id`,params:{id:r.id},className:H.name,children:r.name}),r.tier&&(0,B.jsx)(`span`,{className:`muted`,children:t.item.tier(r.tier.name)})]}),(0,B.jsxs)(`p`,{className:H.contact,children:[r.email&&(0,B.jsx)(`span`,{children:r.email}),r.linkedPhone&&(0,B.jsx)(`span`,{className:`numeric`,children:r.linkedPhone})]}),(0,B.jsx)(C,{facts:[{label:t.wallet,value:(0,B.jsx)(w,{amount:r.walletBalance})}]})]}),(0,B.jsxs)(S,{title:t.details,children:[(0,B.jsx)(C,{facts:[{label:t.placed,value:(0,B.jsx)(T,{at:e.createdAt})},...e.completedAt?[{label:t.completed,value:(0,B.jsx)(T,{at:e.completedAt})}]:[],{label:t.changed,value:(0,B.jsx)(T,{at:e.updatedAt})},{label:t.source,value:n[e.source]},...e.statusReason?[{label:t.reason,value:e.statusReason}]:[],...e.notes?[{label:t.notes,value:e.notes}]:[],...e.postSaleInstructions?[{label:t.instructions,value:e.postSaleInstructions}]:[],{label:t.id,value:(0,B.jsx)(x,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]}),(0,B.jsx)(W,{order:e})]})]})}var K=l(h(),1),q=(e,t)=>e.actions.some(e=>e.action===t&&e.allowed),J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},le=new J(`
    mutation RefundOrder($input: RefundOrderInput!) {
  refundOrder(input: $input) {
    id
    status
    refundedAmount
  }
}
    `),ue=new J(`
    mutation CancelOrder($input: CancelOrderInput!) {
  cancelOrder(input: $input) {
    id
    status
  }
}
    `),de=new J(`
    mutation FailOrder($input: FailOrderInput!) {
  failOrder(input: $input) {
    id
    status
  }
}
    `),fe=new J(`
    mutation DeliverItems($input: DeliverItemsInput!) {
  deliverItems(input: $input) {
    id
    status
  }
}
    `),pe=new J(`
    mutation ReplaceItem($input: ReplaceItemInput!) {
  replaceItem(input: $input) {
    id
    status
  }
}
    `);function me({order:e,onClose:t}){let n=d(y),i=E(),{mutateAsync:a}=s(fe),o=e.items.filter(e=>q(e,`DELIVER`)),[c,l]=(0,K.useState)(()=>new Set(o.map(({id:e})=>e)));async function u(){await a({input:{orderId:e.id,items:[...c],idempotencyKey:i}}),r(n.deliver.done(c.size)),t()}return(0,B.jsx)(O,{open:!0,onClose:t,title:n.deliver.title,text:n.deliver.text,children:(0,B.jsx)(k,{submitLabel:n.deliver.submit,disabled:c.size===0,onCancel:t,onSubmit:u,children:(0,B.jsx)(D,{label:n.items,options:o.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:c,onChange:l})})})}function he(e){let{kind:t,order:n,onClose:i}=e,a=d(y),o=E(),{mutateAsync:c}=s(ue),{mutateAsync:l}=s(de);async function u(e){let s={id:n.id,reason:e,idempotencyKey:o};await(t===`cancel`?c({input:s}):l({input:s})),r(a[t].done(n.number)),i()}return(0,B.jsx)(O,{open:!0,onClose:i,title:a[t].title,text:a[t].text,children:(0,B.jsx)(k,{danger:!0,submitLabel:a[t].submit,onSubmit:({reason:e})=>u(String(e??``)),children:(0,B.jsx)(A,{name:`reason`,label:a.reasonLabel,hint:a.reasonHint,optional:!0,maxLength:500})})})}function ge({order:e,onClose:t}){let n=d(y),i=N(),{refundable:a}=e,{limit:o}=a,c=E(),{mutateAsync:l}=s(le),u=e.items.filter(({id:e})=>a.items.includes(e)),[f,p]=(0,K.useState)(()=>new Set(u.map(({id:e})=>e))),m=u.filter(({id:e})=>f.has(e)),h=m.reduce((e,{price:t})=>j(e,t),`0.00`),g=o===null||M(h,o)<=0;async function _(i){let a=m.length===u.length;await l({input:{id:e.id,reason:i,idempotencyKey:c,...!a&&{items:m.map(({id:e})=>e)}}}),r(n.refund.done(e.number)),t()}return(0,B.jsx)(O,{open:!0,onClose:t,title:n.refund.title,text:n.refund.text,children:(0,B.jsxs)(k,{danger:!0,submitLabel:n.refund.submit(i.money(h)),disabled:m.length===0||!g,onCancel:t,onSubmit:({reason:e})=>_(String(e??``)),children:[(0,B.jsx)(D,{label:n.refund.left(i.money(a.amount)),options:u.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:i.money(e.price)})),chosen:f,onChange:p}),(0,B.jsx)(C,{facts:[{label:n.refund.amount,value:(0,B.jsx)(w,{amount:h})},{label:n.refund.walletAfter,value:(0,B.jsx)(w,{amount:j(e.customer.walletBalance,h)})}]}),o!==null&&(0,B.jsxs)(`p`,{className:`muted`,children:[n.refund.limit(i.money(o)),!g&&` ${n.refund.over}`]}),(0,B.jsx)(A,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})]})})}function _e({item:e,onClose:t}){let n=d(y),i=E(),{mutateAsync:a}=s(pe);async function o(o){await a({input:{itemId:e.id,reason:o,idempotencyKey:i}}),r(n.replace.done),t()}return(0,B.jsx)(O,{open:!0,onClose:t,title:`${n.replace.title} ${e.sku}`,text:n.replace.text,children:(0,B.jsx)(k,{danger:!0,submitLabel:n.replace.submit,onCancel:t,onSubmit:({reason:e})=>o(String(e??``)),children:(0,B.jsx)(A,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})})})}function ve(e){let{order:t,search:n,onClose:r}=e;switch(n.dialog){case`refund`:return(0,B.jsx)(ge,{order:t,onClose:r});case`cancel`:case`fail`:return(0,B.jsx)(he,{kind:n.dialog,order:t,onClose:r});case`deliver`:return(0,B.jsx)(me,{order:t,onClose:r});case`replace`:{let e=t.items.find(({id:e})=>e===n.item);return e?(0,B.jsx)(_e,{item:e,onClose:r}):null}default:return null}}var Y={history:`_history_1acdn_2`,event:`_event_1acdn_27`,delivery:`_delivery_1acdn_36`,url:`_url_1acdn_45`};function ye({order:e}){let t=d(y),n=d(m).events;return(0,B.jsxs)(S,{title:t.history,children:[e.events.length===0&&(0,B.jsx)(`p`,{className:`muted`,children:t.noHistory}),(0,B.jsx)(`ol`,{className:Y.history,children:e.events.map(e=>(0,B.jsxs)(`li`,{children:[(0,B.jsxs)(`p`,{className:Y.event,children:[(0,B.jsx)(`strong`,{children:n[e.type]}),(0,B.jsx)(`span`,{className:`muted`,children:(0,B.jsx)(T,{at:e.createdAt})})]}),e.deliveries.length===0&&(0,B.jsx)(`p`,{className:Y.delivery,children:t.noDeliveries}),e.deliveries.map(e=>(0,B.jsxs)(`p`,{className:Y.delivery,children:[(0,B.jsx)(b,{to:`/deliveries/$id`,params:{id:e.id},className:Y.url,children:e.endpoint.url}),(0,B.jsx)(v,{kind:`delivery`,status:e.status}),t.attempts(e.attempts)]},e.id))]},e.id))})]})}var X={item:`_item_jikj3_2`,what:`_what_jikj3_12`,price:`_price_jikj3_20`,gone:`_gone_jikj3_23`,actions:`_actions_jikj3_36`,status:`_status_jikj3_49`},be={key:`_key_1kz58_2`},xe=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation RevealLicense($input: LicenseInput!) {
  revealLicense(input: $input) {
    credentials
  }
}
    `),Z=60;function Se({licenseId:t,sku:n}){let r=d(y),[i,a]=(0,K.useState)(null),[o,s]=(0,K.useState)(!1),c=(0,K.useCallback)(()=>a(null),[]),l=Ce(i!==null,c);async function u(e){let{revealLicense:n}=await p(xe,{input:{id:t,reason:e}});a(n.credentials),s(!1)}return i===null?(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(e,{size:`small`,icon:oe,"aria-label":`${r.actions.reveal} ${n}`,onClick:()=>s(!0),children:r.actions.reveal}),(0,B.jsx)(O,{open:o,onClose:()=>s(!1),title:`${r.actions.reveal} ${n}`,text:r.reveal.audited,children:(0,B.jsx)(k,{submitLabel:r.actions.reveal,onCancel:()=>s(!1),onSubmit:({reason:e})=>u(String(e??``)),children:(0,B.jsx)(ne,{name:`reason`,label:r.reasonLabel,hint:r.reveal.reasonHint,maxLength:500,autoFocus:!0})})})]}):(0,B.jsxs)(`div`,{className:be.key,children:[(0,B.jsx)(x,{text:i}),(0,B.jsx)(`span`,{className:`muted numeric`,"aria-hidden":`true`,children:r.reveal.hides(l)}),(0,B.jsx)(e,{size:`small`,look:`quiet`,icon:ae,onClick:c,children:r.actions.hide})]})}function Ce(e,t){let[n,r]=(0,K.useState)(Z);return(0,K.useEffect)(()=>{if(!e)return;r(Z);let n=Date.now()+Z*1e3,i=setInterval(()=>{let e=Math.ceil((n-Date.now())/1e3);e<=0?t():r(e)},500);return addEventListener(`pagehide`,t),()=>{clearInterval(i),removeEventListener(`pagehide`,t)}},[e,t]),n}function we({order:e,onOpen:t}){let n=d(y);return(0,B.jsx)(S,{title:n.items,flush:!0,children:(0,B.jsx)(`ul`,{children:e.items.map(e=>(0,B.jsx)(Te,{item:e,onOpen:t},e.id))})})}function Te(t){let{item:n,onOpen:r}=t,i=d(y),a=n.status===`REPLACED`||n.status===`REFUNDED`||n.status===`CANCELLED`;return(0,B.jsxs)(`li`,{className:X.item,children:[(0,B.jsxs)(`div`,{className:X.what,children:[(0,B.jsx)(`strong`,{className:a?X.gone:void 0,children:n.productName}),(0,B.jsxs)(`span`,{className:`muted`,children:[(0,B.jsx)(`code`,{children:n.sku}),` · `,(0,B.jsx)(Ee,{item:n}),n.replacesId&&` · ${i.item.replaces}`]})]}),(0,B.jsx)(`div`,{className:X.status,children:(0,B.jsx)(v,{kind:`item`,status:n.status})}),(0,B.jsx)(De,{item:n}),(0,B.jsxs)(`div`,{className:X.actions,children:[n.licenseId&&q(n,`REVEAL`)&&(0,B.jsx)(Se,{licenseId:n.licenseId,sku:n.sku}),q(n,`REPLACE`)&&(0,B.jsx)(e,{size:`small`,icon:se,"aria-label":`${i.actions.replace} ${n.sku}`,onClick:()=>r({dialog:`replace`,item:n.id}),children:i.actions.replace})]})]})}function Ee({item:e}){let t=d(y).item,n=N();return e.expiresAt?t.until(n.day(e.expiresAt)):e.durationDays>0?t.days(e.durationDays):t.forever}function De({item:e}){let t=d(y).item,n=N();return(0,B.jsxs)(`div`,{className:X.price,children:[(0,B.jsx)(w,{amount:e.price}),e.appliedTier&&(0,B.jsxs)(`span`,{className:`muted`,children:[t.tier(e.appliedTier.name),`, `,t.base(n.money(e.basePrice))]})]})}function Oe({order:e}){let t=d(y);return(0,B.jsx)(S,{title:t.payment,children:(0,B.jsx)(C,{facts:[{label:t.paid,value:(0,B.jsx)(w,{amount:e.total})},{label:t.refundedSoFar,value:(0,B.jsx)(w,{amount:e.refundedAmount})},{label:t.kept,value:(0,B.jsx)(`strong`,{children:(0,B.jsx)(w,{amount:re(e.total,e.refundedAmount)})})}]})})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Q(`
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
    `,{fragmentName:`OrderPageItem`});var ke=new Q(`
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
  actions {
    action
    allowed
    refusal {
      code
      message
    }
  }
}`),$=t(`/signedIn/orders/$number`);function Ae(){let e=d(y),{number:t}=$.useParams(),r=$.useSearch(),i=$.useNavigate(),{data:s,error:l,refetch:u}=c(ke,{number:t}),f=s?.orderByNumber?.number===t.toUpperCase()?s.orderByNumber:void 0,p={label:e.title,link:{to:`/orders`}},m=e=>void i({search:e,resetScroll:!1});return s?.orderByNumber===null?(0,B.jsx)(o,{}):f?(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(n,{title:f.number,parent:p,aside:(0,B.jsx)(v,{kind:`order`,status:f.status}),actions:(0,B.jsx)(V,{order:f,onOpen:m})}),(0,B.jsx)(g,{main:(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(we,{order:f,onOpen:m}),(0,B.jsx)(ye,{order:f})]}),side:(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(Oe,{order:f}),(0,B.jsx)(G,{order:f})]})}),(0,B.jsx)(ve,{order:f,search:r,onClose:()=>void i({search:{},replace:!0,resetScroll:!1})})]}):(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(n,{title:t,parent:p}),l?(0,B.jsx)(a,{error:l,onRetry:()=>void u()}):(0,B.jsx)(_,{})]})}export{Ae as OrderPage};