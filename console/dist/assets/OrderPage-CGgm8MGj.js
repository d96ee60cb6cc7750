import{d as e,f as t,i as n,n as r,t as i}from"./PageHeader-BsV3pZky.js";import{n as a,o,s}from"./session-BHK4iFKa.js";import{i as c,n as l,t as u,u as d,v as f,x as p,y as m}from"./shared-DnkpUVzJ.js";import{s as h,u as g}from"./index-BN1pptzq.js";import{t as _}from"./Columns-CQ6Cb7T3.js";import{t as ee}from"./PageSkeleton-DHdyZ1pE.js";import{t as v}from"./StatusBadge-CLgrYAN9.js";import{t as y}from"./messages-CYwJQ0bw.js";import{t as te}from"./ban-COvggnfm.js";import{t as b}from"./undo-2-iNRENWne.js";import{t as x}from"./Button-iN5KV8tA.js";import{n as S}from"./Skeleton-NM1GUSbW.js";import{t as C}from"./Facts-CTmGbo75.js";import{t as w}from"./Money-C3zG-6MD.js";import{t as T}from"./Time-DRTY5x0F.js";import{t as E}from"./useIdempotencyKey-CwfAttxT.js";import{t as D}from"./CheckList-DEOjd2xv.js";import{t as O}from"./Dialog-DLyIOvMu.js";import{t as k}from"./Form-ByxrWehH.js";import{a as ne,i as A}from"./Field-DVvXP7yI.js";import{i as re,n as j,r as ie,t as M}from"./useFormat-Dm24KoBB.js";var N={name:`circle-x`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`path`,{d:`m15 9-6 6`,key:`1uzhvr`}],[`path`,{d:`m9 9 6 6`,key:`z0biqf`}]],aliases:[`x-circle`]};N.node;var ae=l(N),P={name:`eye-off`,size:24,node:[[`path`,{d:`M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49`,key:`ct8e1f`}],[`path`,{d:`M14.084 14.158a3 3 0 0 1-4.242-4.242`,key:`151rxh`}],[`path`,{d:`M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143`,key:`13bj9a`}],[`path`,{d:`m2 2 20 20`,key:`1ooewy`}]]};P.node;var oe=l(P),F={name:`eye`,size:24,node:[[`path`,{d:`M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0`,key:`1nclc0`}],[`circle`,{cx:`12`,cy:`12`,r:`3`,key:`1v7zrd`}]]};F.node;var se=l(F),I={name:`package-check`,size:24,node:[[`path`,{d:`M12 22V12`,key:`d0xqtd`}],[`path`,{d:`m16 17 2 2 4-4`,key:`uh5qu3`}],[`path`,{d:`M21 11.127V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.729l7 4a2 2 0 0 0 2 .001l1.32-.753`,key:`kpkbpo`}],[`path`,{d:`M3.29 7 12 12l8.71-5`,key:`19ckod`}],[`path`,{d:`m7.5 4.27 8.997 5.148`,key:`9yrvtv`}]]};I.node;var ce=l(I),L={name:`refresh-cw`,size:24,node:[[`path`,{d:`M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8`,key:`v9h5vc`}],[`path`,{d:`M21 3v5h-5`,key:`1q7to0`}],[`path`,{d:`M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16`,key:`3uifl3`}],[`path`,{d:`M8 16H3v5`,key:`1cv678`}]]};L.node;var le=l(L),R=f(),z=[{action:`FAIL`,dialog:`fail`,icon:ae},{action:`CANCEL`,dialog:`cancel`,icon:te},{action:`REFUND`,dialog:`refund`,icon:b},{action:`DELIVER`,dialog:`deliver`,icon:ce}];function B({order:e,onOpen:t}){let n=c(y).actions,r=t=>e.actions.some(e=>e.action===t&&e.allowed);return z.filter(({action:e})=>r(`CANCEL`)&&(e===`FAIL`||e===`REFUND`)?!1:r(e)).map(({action:e,dialog:r,icon:i})=>(0,R.jsx)(x,{look:e===`DELIVER`?`primary`:`secondary`,icon:i,onClick:()=>t({dialog:r}),children:n[r]},e))}var V={customer:`_customer_kvo2z_2`,name:`_name_kvo2z_7`,contact:`_contact_kvo2z_15`,refusals:`_refusals_kvo2z_21`},H={DELIVER:`deliver`,REFUND:`refund`,CANCEL:`cancel`,FAIL:`fail`};function U({order:e}){let t=c(y),n=a(`ORDERS_WRITE`),r=a(`ORDERS_REFUND`),i=e=>e===`REFUND`?r:n,o=e.actions.filter(({action:e,allowed:t})=>!t&&i(e));return o.length===0?null:(0,R.jsxs)(`details`,{className:V.refusals,children:[(0,R.jsx)(`summary`,{children:t.refusals}),(0,R.jsx)(C,{facts:o.map(({action:e,refusal:n})=>({label:t.actions[H[e]],value:n?.message}))})]})}function W({order:e}){let r=c(y),{sources:i}=c(u),{customer:a}=e;return(0,R.jsxs)(R.Fragment,{children:[(0,R.jsxs)(S,{title:r.customer,children:[(0,R.jsxs)(`p`,{className:V.customer,children:[(0,R.jsx)(t,{to:`/customers/$id`,params:{id:a.id},className:V.name,children:a.name}),a.tier&&(0,R.jsx)(`span`,{className:`muted`,children:r.item.tier(a.tier.name)})]}),(0,R.jsxs)(`p`,{className:V.contact,children:[a.email&&(0,R.jsx)(`span`,{children:a.email}),a.linkedPhone&&(0,R.jsx)(`span`,{className:`numeric`,children:a.linkedPhone})]}),(0,R.jsx)(C,{facts:[{label:r.wallet,value:(0,R.jsx)(w,{amount:a.walletBalance})}]})]}),(0,R.jsxs)(S,{title:r.details,children:[(0,R.jsx)(C,{facts:[{label:r.placed,value:(0,R.jsx)(T,{at:e.createdAt})},...e.completedAt?[{label:r.completed,value:(0,R.jsx)(T,{at:e.completedAt})}]:[],{label:r.changed,value:(0,R.jsx)(T,{at:e.updatedAt})},{label:r.source,value:i[e.source]},...e.statusReason?[{label:r.reason,value:e.statusReason}]:[],...e.notes?[{label:r.notes,value:e.notes}]:[],...e.postSaleInstructions?[{label:r.instructions,value:e.postSaleInstructions}]:[],{label:r.id,value:(0,R.jsx)(n,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]}),(0,R.jsx)(U,{order:e})]})]})}var G=p(m(),1),K=(e,t)=>e.actions.some(e=>e.action===t&&e.allowed),q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ue=new q(`
    mutation RefundOrder($input: RefundOrderInput!) {
  refundOrder(input: $input) {
    id
    status
    refundedAmount
  }
}
    `),J=new q(`
    mutation CancelOrder($input: CancelOrderInput!) {
  cancelOrder(input: $input) {
    id
    status
  }
}
    `),de=new q(`
    mutation FailOrder($input: FailOrderInput!) {
  failOrder(input: $input) {
    id
    status
  }
}
    `),fe=new q(`
    mutation DeliverItems($input: DeliverItemsInput!) {
  deliverItems(input: $input) {
    id
    status
  }
}
    `),pe=new q(`
    mutation ReplaceItem($input: ReplaceItemInput!) {
  replaceItem(input: $input) {
    id
    status
  }
}
    `);function me({order:e,onClose:t}){let n=c(y),r=E(),{mutateAsync:i}=o(fe),a=e.items.filter(e=>K(e,`DELIVER`)),[s,l]=(0,G.useState)(()=>new Set(a.map(({id:e})=>e)));async function u(){await i({input:{orderId:e.id,items:[...s],idempotencyKey:r}}),g(n.deliver.done(s.size)),t()}return(0,R.jsx)(O,{open:!0,onClose:t,title:n.deliver.title,text:n.deliver.text,children:(0,R.jsx)(k,{submitLabel:n.deliver.submit,disabled:s.size===0,onCancel:t,onSubmit:u,children:(0,R.jsx)(D,{label:n.items,options:a.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:s,onChange:l})})})}function he(e){let{kind:t,order:n,onClose:r}=e,i=c(y),a=E(),{mutateAsync:s}=o(J),{mutateAsync:l}=o(de);async function u(e){let o={id:n.id,reason:e,idempotencyKey:a};await(t===`cancel`?s({input:o}):l({input:o})),g(i[t].done(n.number)),r()}return(0,R.jsx)(O,{open:!0,onClose:r,title:i[t].title,text:i[t].text,children:(0,R.jsx)(k,{danger:!0,submitLabel:i[t].submit,onSubmit:({reason:e})=>u(String(e??``)),children:(0,R.jsx)(A,{name:`reason`,label:i.reasonLabel,hint:i.reasonHint,optional:!0,maxLength:500})})})}function ge({order:e,onClose:t}){let n=c(y),r=M(),{refundable:i}=e,{limit:a}=i,s=E(),{mutateAsync:l}=o(ue),u=e.items.filter(({id:e})=>i.items.includes(e)),[d,f]=(0,G.useState)(()=>new Set(u.map(({id:e})=>e))),p=u.filter(({id:e})=>d.has(e)),m=p.reduce((e,{price:t})=>j(e,t),`0.00`),h=a===null||ie(m,a)<=0;async function _(r){let i=p.length===u.length;await l({input:{id:e.id,reason:r,idempotencyKey:s,...!i&&{items:p.map(({id:e})=>e)}}}),g(n.refund.done(e.number)),t()}return(0,R.jsx)(O,{open:!0,onClose:t,title:n.refund.title,text:n.refund.text,children:(0,R.jsxs)(k,{danger:!0,submitLabel:n.refund.submit(r.money(m)),disabled:p.length===0||!h,onCancel:t,onSubmit:({reason:e})=>_(String(e??``)),children:[(0,R.jsx)(D,{label:n.refund.left(r.money(i.amount)),options:u.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:r.money(e.price)})),chosen:d,onChange:f}),(0,R.jsx)(C,{facts:[{label:n.refund.amount,value:(0,R.jsx)(w,{amount:m})},{label:n.refund.walletAfter,value:(0,R.jsx)(w,{amount:j(e.customer.walletBalance,m)})}]}),a!==null&&(0,R.jsxs)(`p`,{className:`muted`,children:[n.refund.limit(r.money(a)),!h&&` ${n.refund.over}`]}),(0,R.jsx)(A,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})]})})}function _e({item:e,onClose:t}){let n=c(y),r=E(),{mutateAsync:i}=o(pe);async function a(a){await i({input:{itemId:e.id,reason:a,idempotencyKey:r}}),g(n.replace.done),t()}return(0,R.jsx)(O,{open:!0,onClose:t,title:`${n.replace.title} ${e.sku}`,text:n.replace.text,children:(0,R.jsx)(k,{danger:!0,submitLabel:n.replace.submit,onCancel:t,onSubmit:({reason:e})=>a(String(e??``)),children:(0,R.jsx)(A,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})})})}function ve(e){let{order:t,search:n,onClose:r}=e;switch(n.dialog){case`refund`:return(0,R.jsx)(ge,{order:t,onClose:r});case`cancel`:case`fail`:return(0,R.jsx)(he,{kind:n.dialog,order:t,onClose:r});case`deliver`:return(0,R.jsx)(me,{order:t,onClose:r});case`replace`:{let e=t.items.find(({id:e})=>e===n.item);return e?(0,R.jsx)(_e,{item:e,onClose:r}):null}default:return null}}var Y={history:`_history_1acdn_2`,event:`_event_1acdn_27`,delivery:`_delivery_1acdn_36`,url:`_url_1acdn_45`};function ye({order:e}){let n=c(y),r=c(u).events;return(0,R.jsxs)(S,{title:n.history,children:[e.events.length===0&&(0,R.jsx)(`p`,{className:`muted`,children:n.noHistory}),(0,R.jsx)(`ol`,{className:Y.history,children:e.events.map(e=>(0,R.jsxs)(`li`,{children:[(0,R.jsxs)(`p`,{className:Y.event,children:[(0,R.jsx)(`strong`,{children:r[e.type]}),(0,R.jsx)(`span`,{className:`muted`,children:(0,R.jsx)(T,{at:e.createdAt})})]}),e.deliveries.length===0&&(0,R.jsx)(`p`,{className:Y.delivery,children:n.noDeliveries}),e.deliveries.map(e=>(0,R.jsxs)(`p`,{className:Y.delivery,children:[(0,R.jsx)(t,{to:`/deliveries/$id`,params:{id:e.id},className:Y.url,children:e.endpoint.url}),(0,R.jsx)(v,{kind:`delivery`,status:e.status}),n.attempts(e.attempts)]},e.id))]},e.id))})]})}var X={item:`_item_jikj3_2`,what:`_what_jikj3_12`,price:`_price_jikj3_20`,gone:`_gone_jikj3_23`,actions:`_actions_jikj3_36`,status:`_status_jikj3_49`},be={key:`_key_1kz58_2`},xe=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation RevealLicense($input: LicenseInput!) {
  revealLicense(input: $input) {
    credentials
  }
}
    `),Z=60;function Se({licenseId:e,sku:t}){let r=c(y),[i,a]=(0,G.useState)(null),[o,s]=(0,G.useState)(!1),l=(0,G.useCallback)(()=>a(null),[]),u=Ce(i!==null,l);async function f(t){let{revealLicense:n}=await d(xe,{input:{id:e,reason:t}});a(n.credentials),s(!1)}return i===null?(0,R.jsxs)(R.Fragment,{children:[(0,R.jsx)(x,{size:`small`,icon:se,"aria-label":`${r.actions.reveal} ${t}`,onClick:()=>s(!0),children:r.actions.reveal}),(0,R.jsx)(O,{open:o,onClose:()=>s(!1),title:`${r.actions.reveal} ${t}`,text:r.reveal.audited,children:(0,R.jsx)(k,{submitLabel:r.actions.reveal,onCancel:()=>s(!1),onSubmit:({reason:e})=>f(String(e??``)),children:(0,R.jsx)(ne,{name:`reason`,label:r.reasonLabel,hint:r.reveal.reasonHint,maxLength:500,autoFocus:!0})})})]}):(0,R.jsxs)(`div`,{className:be.key,children:[(0,R.jsx)(n,{text:i}),(0,R.jsx)(`span`,{className:`muted numeric`,"aria-hidden":`true`,children:r.reveal.hides(u)}),(0,R.jsx)(x,{size:`small`,look:`quiet`,icon:oe,onClick:l,children:r.actions.hide})]})}function Ce(e,t){let[n,r]=(0,G.useState)(Z);return(0,G.useEffect)(()=>{if(!e)return;r(Z);let n=Date.now()+Z*1e3,i=setInterval(()=>{let e=Math.ceil((n-Date.now())/1e3);e<=0?t():r(e)},500);return addEventListener(`pagehide`,t),()=>{clearInterval(i),removeEventListener(`pagehide`,t)}},[e,t]),n}function we({order:e,onOpen:t}){let n=c(y);return(0,R.jsx)(S,{title:n.items,flush:!0,children:(0,R.jsx)(`ul`,{children:e.items.map(e=>(0,R.jsx)(Te,{item:e,onOpen:t},e.id))})})}function Te(e){let{item:t,onOpen:n}=e,r=c(y),i=t.status===`REPLACED`||t.status===`REFUNDED`||t.status===`CANCELLED`;return(0,R.jsxs)(`li`,{className:X.item,children:[(0,R.jsxs)(`div`,{className:X.what,children:[(0,R.jsx)(`strong`,{className:i?X.gone:void 0,children:t.productName}),(0,R.jsxs)(`span`,{className:`muted`,children:[(0,R.jsx)(`code`,{children:t.sku}),` · `,(0,R.jsx)(Ee,{item:t}),t.replacesId&&` · ${r.item.replaces}`]})]}),(0,R.jsx)(`div`,{className:X.status,children:(0,R.jsx)(v,{kind:`item`,status:t.status})}),(0,R.jsx)(De,{item:t}),(0,R.jsxs)(`div`,{className:X.actions,children:[t.licenseId&&K(t,`REVEAL`)&&(0,R.jsx)(Se,{licenseId:t.licenseId,sku:t.sku}),K(t,`REPLACE`)&&(0,R.jsx)(x,{size:`small`,icon:le,"aria-label":`${r.actions.replace} ${t.sku}`,onClick:()=>n({dialog:`replace`,item:t.id}),children:r.actions.replace})]})]})}function Ee({item:e}){let t=c(y).item,n=M();return e.expiresAt?t.until(n.day(e.expiresAt)):e.durationDays>0?t.days(e.durationDays):t.forever}function De({item:e}){let t=c(y).item,n=M();return(0,R.jsxs)(`div`,{className:X.price,children:[(0,R.jsx)(w,{amount:e.price}),e.appliedTier&&(0,R.jsxs)(`span`,{className:`muted`,children:[t.tier(e.appliedTier.name),`, `,t.base(n.money(e.basePrice))]})]})}function Oe({order:e}){let t=c(y);return(0,R.jsx)(S,{title:t.payment,children:(0,R.jsx)(C,{facts:[{label:t.paid,value:(0,R.jsx)(w,{amount:e.total})},{label:t.refundedSoFar,value:(0,R.jsx)(w,{amount:e.refundedAmount})},{label:t.kept,value:(0,R.jsx)(`strong`,{children:(0,R.jsx)(w,{amount:re(e.total,e.refundedAmount)})})}]})})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Q(`
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
}`),$=e(`/signedIn/orders/$number`);function Ae(){let e=c(y),{number:t}=$.useParams(),n=$.useSearch(),a=$.useNavigate(),{data:o,error:l,refetch:u}=s(ke,{number:t}),d=o?.orderByNumber?.number===t.toUpperCase()?o.orderByNumber:void 0,f={label:e.title,link:{to:`/orders`}},p=e=>void a({search:e,resetScroll:!1});return o?.orderByNumber===null?(0,R.jsx)(h,{}):d?(0,R.jsxs)(R.Fragment,{children:[(0,R.jsx)(i,{title:d.number,parent:f,aside:(0,R.jsx)(v,{kind:`order`,status:d.status}),actions:(0,R.jsx)(B,{order:d,onOpen:p})}),(0,R.jsx)(_,{main:(0,R.jsxs)(R.Fragment,{children:[(0,R.jsx)(we,{order:d,onOpen:p}),(0,R.jsx)(ye,{order:d})]}),side:(0,R.jsxs)(R.Fragment,{children:[(0,R.jsx)(Oe,{order:d}),(0,R.jsx)(W,{order:d})]})}),(0,R.jsx)(ve,{order:d,search:n,onClose:()=>void a({search:{},replace:!0,resetScroll:!1})})]}):(0,R.jsxs)(R.Fragment,{children:[(0,R.jsx)(i,{title:t,parent:f}),l?(0,R.jsx)(r,{error:l,onRetry:()=>void u()}):(0,R.jsx)(ee,{})]})}export{Ae as OrderPage};