import{E as e,Et as t,c as n,d as r,m as i,p as a,s as o}from"./index-CY5Lfr2k.js";import{n as s,r as c}from"./query-Bxe-Codu.js";import{C as l,b as u,i as d,n as f,p,t as m,x as h}from"./shared-Dy6YWKPE.js";import{t as g}from"./Columns-D5zRlZud.js";import{t as _}from"./PageSkeleton-ncfobva3.js";import{t as v}from"./StatusBadge-Dld-b_vy.js";import{t as y}from"./messages-DeWWCHqD.js";import{t as ee}from"./ban-C5zcVRvj.js";import{t as te}from"./undo-2-B1eBgJMJ.js";import{r as b,t as x}from"./CopyId-SiKlB92z.js";import{t as S}from"./Card-SRE2vbvg.js";import{t as C}from"./Facts-D8O-UCIA.js";import{t as w}from"./Money-DNz4QFMH.js";import{t as T}from"./Time-CeXgC4al.js";import{t as E}from"./useIdempotencyKey-BLXaprtb.js";import{t as D}from"./CheckList-BBsoH0IH.js";import{t as O}from"./Dialog-BeM_rj20.js";import{t as k}from"./Form-ClSmUhhv.js";import{a as ne,i as A}from"./Field-XYTBhkxt.js";import{i as re,n as j,r as ie,t as M}from"./useFormat-DOxO5KAC.js";import{t as ae}from"./CommentForm-Dno-FEuy.js";import{t as oe}from"./Skeleton-B-dM9iZp.js";var N={name:`circle-x`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`path`,{d:`m15 9-6 6`,key:`1uzhvr`}],[`path`,{d:`m9 9 6 6`,key:`z0biqf`}]],aliases:[`x-circle`]};N.node;var se=f(N),P={name:`eye-off`,size:24,node:[[`path`,{d:`M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49`,key:`ct8e1f`}],[`path`,{d:`M14.084 14.158a3 3 0 0 1-4.242-4.242`,key:`151rxh`}],[`path`,{d:`M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143`,key:`13bj9a`}],[`path`,{d:`m2 2 20 20`,key:`1ooewy`}]]};P.node;var ce=f(P),F={name:`eye`,size:24,node:[[`path`,{d:`M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0`,key:`1nclc0`}],[`circle`,{cx:`12`,cy:`12`,r:`3`,key:`1v7zrd`}]]};F.node;var I=f(F),L={name:`package-check`,size:24,node:[[`path`,{d:`M12 22V12`,key:`d0xqtd`}],[`path`,{d:`m16 17 2 2 4-4`,key:`uh5qu3`}],[`path`,{d:`M21 11.127V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.729l7 4a2 2 0 0 0 2 .001l1.32-.753`,key:`kpkbpo`}],[`path`,{d:`M3.29 7 12 12l8.71-5`,key:`19ckod`}],[`path`,{d:`m7.5 4.27 8.997 5.148`,key:`9yrvtv`}]]};L.node;var le=f(L),R={name:`refresh-cw`,size:24,node:[[`path`,{d:`M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8`,key:`v9h5vc`}],[`path`,{d:`M21 3v5h-5`,key:`1q7to0`}],[`path`,{d:`M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16`,key:`3uifl3`}],[`path`,{d:`M8 16H3v5`,key:`1cv678`}]]};R.node;var ue=f(R),z=u(),B=[{action:`FAIL`,dialog:`fail`,icon:se},{action:`CANCEL`,dialog:`cancel`,icon:ee},{action:`REFUND`,dialog:`refund`,icon:te},{action:`DELIVER`,dialog:`deliver`,icon:le}];function V({order:t,onOpen:n}){let r=d(y).actions,i=e=>t.actions.some(t=>t.action===e&&t.allowed);return B.filter(({action:e})=>i(`CANCEL`)&&(e===`FAIL`||e===`REFUND`)?!1:i(e)).map(({action:t,dialog:i,icon:a})=>(0,z.jsx)(e,{look:t===`DELIVER`?`primary`:`secondary`,icon:a,onClick:()=>n({dialog:i}),children:r[i]},t))}var H={customer:`_customer_kvo2z_2`,name:`_name_kvo2z_7`,contact:`_contact_kvo2z_15`,refusals:`_refusals_kvo2z_21`},U={DELIVER:`deliver`,REFUND:`refund`,CANCEL:`cancel`,FAIL:`fail`};function de({order:e}){let t=d(y),n=i(`ORDERS_WRITE`),r=i(`ORDERS_REFUND`),a=e=>e===`REFUND`?r:n,o=e.actions.filter(({action:e,allowed:t})=>!t&&a(e));return o.length===0?null:(0,z.jsxs)(`details`,{className:H.refusals,children:[(0,z.jsx)(`summary`,{children:t.refusals}),(0,z.jsx)(C,{facts:o.map(({action:e,refusal:n})=>({label:t.actions[U[e]],value:n?.message}))})]})}function fe({order:e}){let t=d(y),{sources:n}=d(m),{customer:r}=e;return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsxs)(S,{title:t.customer,children:[(0,z.jsxs)(`p`,{className:H.customer,children:[(0,z.jsx)(b,{to:`/customers/$id`,params:{id:r.id},className:H.name,children:r.name}),r.tier&&(0,z.jsx)(`span`,{className:`muted`,children:t.item.tier(r.tier.name)})]}),(0,z.jsxs)(`p`,{className:H.contact,children:[r.email&&(0,z.jsx)(`span`,{children:r.email}),r.linkedPhone&&(0,z.jsx)(`span`,{className:`numeric`,children:r.linkedPhone})]}),(0,z.jsx)(C,{facts:[{label:t.wallet,value:(0,z.jsx)(w,{amount:r.walletBalance})}]})]}),(0,z.jsxs)(S,{title:t.details,children:[(0,z.jsx)(C,{facts:[{label:t.placed,value:(0,z.jsx)(T,{at:e.createdAt})},...e.completedAt?[{label:t.completed,value:(0,z.jsx)(T,{at:e.completedAt})}]:[],{label:t.changed,value:(0,z.jsx)(T,{at:e.updatedAt})},{label:t.source,value:n[e.source]},...e.statusReason?[{label:t.reason,value:e.statusReason}]:[],...e.notes?[{label:t.notes,value:e.notes}]:[],...e.postSaleInstructions?[{label:t.instructions,value:e.postSaleInstructions}]:[],{label:t.id,value:(0,z.jsx)(x,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]}),(0,z.jsx)(de,{order:e})]})]})}var W=l(h(),1),G=(e,t)=>e.actions.some(e=>e.action===t&&e.allowed),K=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},pe=new K(`
    mutation RefundOrder($input: RefundOrderInput!) {
  refundOrder(input: $input) {
    id
    status
    refundedAmount
  }
}
    `),me=new K(`
    mutation CancelOrder($input: CancelOrderInput!) {
  cancelOrder(input: $input) {
    id
    status
  }
}
    `),he=new K(`
    mutation FailOrder($input: FailOrderInput!) {
  failOrder(input: $input) {
    id
    status
  }
}
    `),q=new K(`
    mutation DeliverItems($input: DeliverItemsInput!) {
  deliverItems(input: $input) {
    id
    status
  }
}
    `),ge=new K(`
    mutation ReplaceItem($input: ReplaceItemInput!) {
  replaceItem(input: $input) {
    id
    status
  }
}
    `);function _e({order:e,onClose:t}){let n=d(y),i=E(),{mutateAsync:a}=s(q),o=e.items.filter(e=>G(e,`DELIVER`)),[c,l]=(0,W.useState)(()=>new Set(o.map(({id:e})=>e)));async function u(){await a({input:{orderId:e.id,items:[...c],idempotencyKey:i}}),r(n.deliver.done(c.size)),t()}return(0,z.jsx)(O,{open:!0,onClose:t,title:n.deliver.title,text:n.deliver.text,children:(0,z.jsx)(k,{submitLabel:n.deliver.submit,disabled:c.size===0,onCancel:t,onSubmit:u,children:(0,z.jsx)(D,{label:n.items,options:o.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:c,onChange:l})})})}function ve(e){let{kind:t,order:n,onClose:i}=e,a=d(y),o=E(),{mutateAsync:c}=s(me),{mutateAsync:l}=s(he);async function u(e){let s={id:n.id,reason:e,idempotencyKey:o};await(t===`cancel`?c({input:s}):l({input:s})),r(a[t].done(n.number)),i()}return(0,z.jsx)(O,{open:!0,onClose:i,title:a[t].title,text:a[t].text,children:(0,z.jsx)(k,{danger:!0,submitLabel:a[t].submit,onSubmit:({reason:e})=>u(String(e??``)),children:(0,z.jsx)(A,{name:`reason`,label:a.reasonLabel,hint:a.reasonHint,optional:!0,maxLength:500})})})}function ye({order:e,onClose:t}){let n=d(y),i=M(),{refundable:a}=e,{limit:o}=a,c=E(),{mutateAsync:l}=s(pe),u=e.items.filter(({id:e})=>a.items.includes(e)),[f,p]=(0,W.useState)(()=>new Set(u.map(({id:e})=>e))),m=u.filter(({id:e})=>f.has(e)),h=m.reduce((e,{price:t})=>j(e,t),`0.00`),g=o===null||ie(h,o)<=0;async function _(i){let a=m.length===u.length;await l({input:{id:e.id,reason:i,idempotencyKey:c,...!a&&{items:m.map(({id:e})=>e)}}}),r(n.refund.done(e.number)),t()}return(0,z.jsx)(O,{open:!0,onClose:t,title:n.refund.title,text:n.refund.text,children:(0,z.jsxs)(k,{danger:!0,submitLabel:n.refund.submit(i.money(h)),disabled:m.length===0||!g,onCancel:t,onSubmit:({reason:e})=>_(String(e??``)),children:[(0,z.jsx)(D,{label:n.refund.left(i.money(a.amount)),options:u.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:i.money(e.price)})),chosen:f,onChange:p}),(0,z.jsx)(C,{facts:[{label:n.refund.amount,value:(0,z.jsx)(w,{amount:h})},{label:n.refund.walletAfter,value:(0,z.jsx)(w,{amount:j(e.customer.walletBalance,h)})}]}),o!==null&&(0,z.jsxs)(`p`,{className:`muted`,children:[n.refund.limit(i.money(o)),!g&&` ${n.refund.over}`]}),(0,z.jsx)(A,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})]})})}function be({item:e,onClose:t}){let n=d(y),i=E(),{mutateAsync:a}=s(ge);async function o(o){await a({input:{itemId:e.id,reason:o,idempotencyKey:i}}),r(n.replace.done),t()}return(0,z.jsx)(O,{open:!0,onClose:t,title:`${n.replace.title} ${e.sku}`,text:n.replace.text,children:(0,z.jsx)(k,{danger:!0,submitLabel:n.replace.submit,onCancel:t,onSubmit:({reason:e})=>o(String(e??``)),children:(0,z.jsx)(A,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})})})}function xe(e){let{order:t,search:n,onClose:r}=e;switch(n.dialog){case`refund`:return(0,z.jsx)(ye,{order:t,onClose:r});case`cancel`:case`fail`:return(0,z.jsx)(ve,{kind:n.dialog,order:t,onClose:r});case`deliver`:return(0,z.jsx)(_e,{order:t,onClose:r});case`replace`:{let e=t.items.find(({id:e})=>e===n.item);return e?(0,z.jsx)(be,{item:e,onClose:r}):null}default:return null}}var J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Se=new J(`
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
    `),Ce=new J(`
    mutation CommentOnOrder($input: CommentOnOrderInput!) {
  commentOnOrder(input: $input) {
    id
  }
}
    `),Y={history:`_history_62jrt_2`,event:`_event_62jrt_27`,delivery:`_delivery_62jrt_36`,url:`_url_62jrt_45`,page:`_page_62jrt_48`,text:`_text_62jrt_52`,pages:`_pages_62jrt_57`};function we({order:t}){let n=d(y),r=i(`ORDERS_WRITE`),{mutateAsync:o}=s(Ce),[l,u]=(0,W.useState)([]),f=l.at(-1),{data:p,error:m,isPlaceholderData:h,refetch:g}=c(Se,{number:t.number,...f&&{after:f}}),_=p?.orderByNumber?.id===t.id?p.orderByNumber.history:void 0;return(0,z.jsx)(S,{title:n.history,children:(0,z.jsxs)(`div`,{className:Y.page,"aria-busy":h||!_&&!m,children:[r&&l.length===0&&(0,z.jsx)(ae,{onComment:(e,n)=>o({input:{orderId:t.id,text:e,idempotencyKey:n}})}),m&&(0,z.jsx)(a,{error:m,onRetry:()=>void g()}),!_&&!m&&(0,z.jsx)(oe,{width:40}),(0,z.jsx)(`ol`,{className:Y.history,children:_?.entries.map(e=>(0,z.jsx)(Te,{entry:e},e.id))}),(0,z.jsxs)(`div`,{className:Y.pages,children:[l.length>0&&(0,z.jsx)(e,{size:`small`,onClick:()=>u(l.slice(0,-1)),children:n.newer}),_?.next&&(0,z.jsx)(e,{size:`small`,onClick:()=>u([...l,_.next]),children:n.older})]})]})})}function Te({entry:e}){let t=d(y),{actors:n,events:r}=d(m),{kind:i,actor:a,amount:o,text:s,event:c,createdAt:l}=e;return(0,z.jsxs)(`li`,{children:[(0,z.jsxs)(`p`,{className:Y.event,children:[(0,z.jsxs)(`span`,{children:[(0,z.jsx)(`strong`,{children:c?r[c.type]:t.happened[i]}),o&&(0,z.jsxs)(z.Fragment,{children:[` `,(0,z.jsx)(w,{amount:o})]}),a&&` · ${a.name||n[a.kind]}`]}),(0,z.jsx)(`span`,{className:`muted`,children:(0,z.jsx)(T,{at:l})})]}),s&&(0,z.jsx)(`p`,{className:Y.text,children:s}),c?.deliveries.map(e=>(0,z.jsxs)(`p`,{className:Y.delivery,children:[(0,z.jsx)(b,{to:`/deliveries/$id`,params:{id:e.id},className:Y.url,children:e.endpoint.url}),(0,z.jsx)(v,{kind:`delivery`,status:e.status}),t.attempts(e.attempts)]},e.id))]})}var X={item:`_item_jikj3_2`,what:`_what_jikj3_12`,price:`_price_jikj3_20`,gone:`_gone_jikj3_23`,actions:`_actions_jikj3_36`,status:`_status_jikj3_49`},Ee={key:`_key_1kz58_2`},De=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation RevealLicense($input: LicenseInput!) {
  revealLicense(input: $input) {
    credentials
  }
}
    `),Z=60;function Oe({licenseId:t,sku:n}){let r=d(y),[i,a]=(0,W.useState)(null),[o,s]=(0,W.useState)(!1),c=(0,W.useCallback)(()=>a(null),[]),l=ke(i!==null,c);async function u(e){let{revealLicense:n}=await p(De,{input:{id:t,reason:e}});a(n.credentials),s(!1)}return i===null?(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(e,{size:`small`,icon:I,"aria-label":`${r.actions.reveal} ${n}`,onClick:()=>s(!0),children:r.actions.reveal}),(0,z.jsx)(O,{open:o,onClose:()=>s(!1),title:`${r.actions.reveal} ${n}`,text:r.reveal.audited,children:(0,z.jsx)(k,{submitLabel:r.actions.reveal,onCancel:()=>s(!1),onSubmit:({reason:e})=>u(String(e??``)),children:(0,z.jsx)(ne,{name:`reason`,label:r.reasonLabel,hint:r.reveal.reasonHint,maxLength:500,autoFocus:!0})})})]}):(0,z.jsxs)(`div`,{className:Ee.key,children:[(0,z.jsx)(x,{text:i}),(0,z.jsx)(`span`,{className:`muted numeric`,"aria-hidden":`true`,children:r.reveal.hides(l)}),(0,z.jsx)(e,{size:`small`,look:`quiet`,icon:ce,onClick:c,children:r.actions.hide})]})}function ke(e,t){let[n,r]=(0,W.useState)(Z);return(0,W.useEffect)(()=>{if(!e)return;r(Z);let n=Date.now()+Z*1e3,i=setInterval(()=>{let e=Math.ceil((n-Date.now())/1e3);e<=0?t():r(e)},500);return addEventListener(`pagehide`,t),()=>{clearInterval(i),removeEventListener(`pagehide`,t)}},[e,t]),n}function Ae({order:e,onOpen:t}){let n=d(y);return(0,z.jsx)(S,{title:n.items,flush:!0,children:(0,z.jsx)(`ul`,{children:e.items.map(e=>(0,z.jsx)(je,{item:e,onOpen:t},e.id))})})}function je(t){let{item:n,onOpen:r}=t,i=d(y),a=n.status===`REPLACED`||n.status===`REFUNDED`||n.status===`CANCELLED`;return(0,z.jsxs)(`li`,{className:X.item,children:[(0,z.jsxs)(`div`,{className:X.what,children:[(0,z.jsx)(`strong`,{className:a?X.gone:void 0,children:n.productName}),(0,z.jsxs)(`span`,{className:`muted`,children:[(0,z.jsx)(`code`,{children:n.sku}),` · `,(0,z.jsx)(Me,{item:n}),n.replacesId&&` · ${i.item.replaces}`]})]}),(0,z.jsx)(`div`,{className:X.status,children:(0,z.jsx)(v,{kind:`item`,status:n.status})}),(0,z.jsx)(Ne,{item:n}),(0,z.jsxs)(`div`,{className:X.actions,children:[n.licenseId&&G(n,`REVEAL`)&&(0,z.jsx)(Oe,{licenseId:n.licenseId,sku:n.sku}),G(n,`REPLACE`)&&(0,z.jsx)(e,{size:`small`,icon:ue,"aria-label":`${i.actions.replace} ${n.sku}`,onClick:()=>r({dialog:`replace`,item:n.id}),children:i.actions.replace})]})]})}function Me({item:e}){let t=d(y).item,n=M();return e.expiresAt?t.until(n.day(e.expiresAt)):e.durationDays>0?t.days(e.durationDays):t.forever}function Ne({item:e}){let t=d(y).item,n=M();return(0,z.jsxs)(`div`,{className:X.price,children:[(0,z.jsx)(w,{amount:e.price}),e.appliedTier&&(0,z.jsxs)(`span`,{className:`muted`,children:[t.tier(e.appliedTier.name),`, `,t.base(n.money(e.basePrice))]})]})}function Pe({order:e}){let t=d(y);return(0,z.jsx)(S,{title:t.payment,children:(0,z.jsx)(C,{facts:[{label:t.paid,value:(0,z.jsx)(w,{amount:e.total})},{label:t.refundedSoFar,value:(0,z.jsx)(w,{amount:e.refundedAmount})},{label:t.kept,value:(0,z.jsx)(`strong`,{children:(0,z.jsx)(w,{amount:re(e.total,e.refundedAmount)})})}]})})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Q(`
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
    `,{fragmentName:`OrderPageItem`});var Fe=new Q(`
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
}`),$=t(`/signedIn/orders/$number`);function Ie(){let e=d(y),{number:t}=$.useParams(),r=$.useSearch(),i=$.useNavigate(),{data:s,error:l,refetch:u}=c(Fe,{number:t}),f=s?.orderByNumber?.number===t.toUpperCase()?s.orderByNumber:void 0,p={label:e.title,link:{to:`/orders`}},m=e=>void i({search:e,resetScroll:!1});return s?.orderByNumber===null?(0,z.jsx)(o,{}):f?(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(n,{title:f.number,parent:p,aside:(0,z.jsx)(v,{kind:`order`,status:f.status}),actions:(0,z.jsx)(V,{order:f,onOpen:m})}),(0,z.jsx)(g,{main:(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(Ae,{order:f,onOpen:m}),(0,z.jsx)(we,{order:f})]}),side:(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(Pe,{order:f}),(0,z.jsx)(fe,{order:f})]})}),(0,z.jsx)(xe,{order:f,search:r,onClose:()=>void i({search:{},replace:!0,resetScroll:!1})})]}):(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(n,{title:t,parent:p}),l?(0,z.jsx)(a,{error:l,onRetry:()=>void u()}):(0,z.jsx)(_,{})]})}export{Ie as OrderPage};