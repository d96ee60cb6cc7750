import{I as e,Ot as t,Tt as n,c as r,f as i,g as a,kt as o,p as s,u as c,wt as l}from"./index-CQWaXgUN.js";import{C as u,b as d,f,n as p,r as m,y as h}from"./messages-BV8KbY0P.js";import{UnknownPage as g}from"./UnknownPage-BOLo1S0e.js";import{t as _}from"./Columns-DK6pi3EI.js";import{t as v}from"./PageHeader-CjMD5ZiZ.js";import{t as ee}from"./PageSkeleton-C4gZS4_d.js";import{t as y}from"./StatusBadge-BRxyeCSz.js";import{t as b}from"./messages-DpvGThKs.js";import{t as te}from"./ban-ChQRzS-k.js";import{t as ne}from"./package-check-BPmYVp-d.js";import{t as x}from"./undo-2-2ZHE6fLc.js";import{t as S}from"./Card-C2-gG51M.js";import{t as C}from"./Facts-BiVMHPRZ.js";import{t as w}from"./Money-DuxA4dH-.js";import{t as T}from"./Time-BALxdxQh.js";import{t as E}from"./useIdempotencyKey-GmZdtKQD.js";import{t as D}from"./CheckList-Cl3w58Qe.js";import{t as O}from"./Dialog-RKanoM9r.js";import{t as k}from"./Form-CSA_M5gV.js";import{a as re,i as A}from"./Field-Cs9Is6q0.js";import{i as ie,n as j,r as ae,t as M}from"./useFormat-CUp8dbLM.js";import{t as oe}from"./events-CIAo--CM.js";import{t as se}from"./CommentForm-qpsriAHu.js";import{t as ce}from"./Skeleton-BYwUdtYI.js";var N={name:`circle-x`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`path`,{d:`m15 9-6 6`,key:`1uzhvr`}],[`path`,{d:`m9 9 6 6`,key:`z0biqf`}]],aliases:[`x-circle`]};N.node;var le=m(N),P={name:`eye-off`,size:24,node:[[`path`,{d:`M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49`,key:`ct8e1f`}],[`path`,{d:`M14.084 14.158a3 3 0 0 1-4.242-4.242`,key:`151rxh`}],[`path`,{d:`M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143`,key:`13bj9a`}],[`path`,{d:`m2 2 20 20`,key:`1ooewy`}]]};P.node;var F=m(P),I={name:`eye`,size:24,node:[[`path`,{d:`M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0`,key:`1nclc0`}],[`circle`,{cx:`12`,cy:`12`,r:`3`,key:`1v7zrd`}]]};I.node;var ue=m(I),L={name:`refresh-cw`,size:24,node:[[`path`,{d:`M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8`,key:`v9h5vc`}],[`path`,{d:`M21 3v5h-5`,key:`1q7to0`}],[`path`,{d:`M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16`,key:`3uifl3`}],[`path`,{d:`M8 16H3v5`,key:`1cv678`}]]};L.node;var R=m(L),z=h(),B=[{action:`FAIL`,dialog:`fail`,icon:le},{action:`CANCEL`,dialog:`cancel`,icon:te},{action:`REFUND`,dialog:`refund`,icon:x},{action:`DELIVER`,dialog:`deliver`,icon:ne}];function V({order:e,onOpen:t}){let n=p(b).actions,r=t=>e.actions.some(e=>e.action===t&&e.allowed);return B.filter(({action:e})=>r(`CANCEL`)&&(e===`FAIL`||e===`REFUND`)?!1:r(e)).map(({action:e,dialog:r,icon:i})=>(0,z.jsx)(s,{look:e===`DELIVER`?`primary`:`secondary`,icon:i,onClick:()=>t({dialog:r}),children:n[r]},e))}var H={customer:`_customer_kvo2z_2`,name:`_name_kvo2z_7`,contact:`_contact_kvo2z_15`,refusals:`_refusals_kvo2z_21`},U={DELIVER:`deliver`,REFUND:`refund`,CANCEL:`cancel`,FAIL:`fail`};function de({order:t}){let n=p(b),r=e(`ORDERS_WRITE`),i=e(`ORDERS_REFUND`),a=e=>e===`REFUND`?i:r,o=t.actions.filter(({action:e,allowed:t})=>!t&&a(e));return o.length===0?null:(0,z.jsxs)(`details`,{className:H.refusals,children:[(0,z.jsx)(`summary`,{children:n.refusals}),(0,z.jsx)(C,{facts:o.map(({action:e,refusal:t})=>({label:n.actions[U[e]],value:t?.message}))})]})}function fe({order:e}){let t=p(b),{sources:n}=p(a),{customer:r}=e;return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsxs)(S,{title:t.customer,children:[(0,z.jsxs)(`p`,{className:H.customer,children:[(0,z.jsx)(o,{to:`/customers/$id`,params:{id:r.id},className:H.name,children:r.name}),r.tier&&(0,z.jsx)(`span`,{className:`muted`,children:t.item.tier(r.tier.name)})]}),(0,z.jsxs)(`p`,{className:H.contact,children:[r.email&&(0,z.jsx)(`span`,{children:r.email}),r.linkedPhone&&(0,z.jsx)(`span`,{className:`numeric`,children:r.linkedPhone})]}),(0,z.jsx)(C,{facts:[{label:t.wallet,value:(0,z.jsx)(w,{amount:r.walletBalance})}]})]}),(0,z.jsxs)(S,{title:t.details,children:[(0,z.jsx)(C,{facts:[{label:t.placed,value:(0,z.jsx)(T,{at:e.createdAt})},...e.completedAt?[{label:t.completed,value:(0,z.jsx)(T,{at:e.completedAt})}]:[],{label:t.changed,value:(0,z.jsx)(T,{at:e.updatedAt})},{label:t.source,value:n[e.source]},...e.statusReason?[{label:t.reason,value:e.statusReason}]:[],...e.notes?[{label:t.notes,value:e.notes}]:[],...e.postSaleInstructions?[{label:t.instructions,value:e.postSaleInstructions}]:[],{label:t.id,value:(0,z.jsx)(i,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]}),(0,z.jsx)(de,{order:e})]})]})}var W=u(d(),1),G=(e,t)=>e.actions.some(e=>e.action===t&&e.allowed),K=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},pe=new K(`
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
    `);function _e({order:e,onClose:t}){let n=p(b),i=E(),{mutateAsync:a}=l(q),o=e.items.filter(e=>G(e,`DELIVER`)),[s,c]=(0,W.useState)(()=>new Set(o.map(({id:e})=>e)));async function u(){await a({input:{orderId:e.id,items:[...s],idempotencyKey:i}}),r(n.deliver.done(s.size)),t()}return(0,z.jsx)(O,{open:!0,onClose:t,title:n.deliver.title,text:n.deliver.text,children:(0,z.jsx)(k,{submitLabel:n.deliver.submit,disabled:s.size===0,onCancel:t,onSubmit:u,children:(0,z.jsx)(D,{label:n.items,options:o.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:s,onChange:c})})})}function ve(e){let{kind:t,order:n,onClose:i}=e,a=p(b),o=E(),{mutateAsync:s}=l(me),{mutateAsync:c}=l(he);async function u(e){let l={id:n.id,reason:e,idempotencyKey:o};await(t===`cancel`?s({input:l}):c({input:l})),r(a[t].done(n.number)),i()}return(0,z.jsx)(O,{open:!0,onClose:i,title:a[t].title,text:a[t].text,children:(0,z.jsx)(k,{danger:!0,submitLabel:a[t].submit,onSubmit:({reason:e})=>u(String(e??``)),children:(0,z.jsx)(A,{name:`reason`,label:a.reasonLabel,hint:a.reasonHint,optional:!0,maxLength:500})})})}function ye({order:e,onClose:t}){let n=p(b),i=M(),{refundable:a}=e,{limit:o}=a,s=E(),{mutateAsync:c}=l(pe),u=e.items.filter(({id:e})=>a.items.includes(e)),[d,f]=(0,W.useState)(()=>new Set(u.map(({id:e})=>e))),m=u.filter(({id:e})=>d.has(e)),h=m.reduce((e,{price:t})=>j(e,t),`0.00`),g=o===null||ae(h,o)<=0;async function _(i){let a=m.length===u.length;await c({input:{id:e.id,reason:i,idempotencyKey:s,...!a&&{items:m.map(({id:e})=>e)}}}),r(n.refund.done(e.number)),t()}return(0,z.jsx)(O,{open:!0,onClose:t,title:n.refund.title,text:n.refund.text,children:(0,z.jsxs)(k,{danger:!0,submitLabel:n.refund.submit(i.money(h)),disabled:m.length===0||!g,onCancel:t,onSubmit:({reason:e})=>_(String(e??``)),children:[(0,z.jsx)(D,{label:n.refund.left(i.money(a.amount)),options:u.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:i.money(e.price)})),chosen:d,onChange:f}),(0,z.jsx)(C,{facts:[{label:n.refund.amount,value:(0,z.jsx)(w,{amount:h})},{label:n.refund.walletAfter,value:(0,z.jsx)(w,{amount:j(e.customer.walletBalance,h)})}]}),o!==null&&(0,z.jsxs)(`p`,{className:`muted`,children:[n.refund.limit(i.money(o)),!g&&` ${n.refund.over}`]}),(0,z.jsx)(A,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})]})})}function be({item:e,onClose:t}){let n=p(b),i=E(),{mutateAsync:a}=l(ge);async function o(o){await a({input:{itemId:e.id,reason:o,idempotencyKey:i}}),r(n.replace.done),t()}return(0,z.jsx)(O,{open:!0,onClose:t,title:`${n.replace.title} ${e.sku}`,text:n.replace.text,children:(0,z.jsx)(k,{danger:!0,submitLabel:n.replace.submit,onCancel:t,onSubmit:({reason:e})=>o(String(e??``)),children:(0,z.jsx)(A,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})})})}function xe(e){let{order:t,search:n,onClose:r}=e;switch(n.dialog){case`refund`:return(0,z.jsx)(ye,{order:t,onClose:r});case`cancel`:case`fail`:return(0,z.jsx)(ve,{kind:n.dialog,order:t,onClose:r});case`deliver`:return(0,z.jsx)(_e,{order:t,onClose:r});case`replace`:{let e=t.items.find(({id:e})=>e===n.item);return e?(0,z.jsx)(be,{item:e,onClose:r}):null}default:return null}}var J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Se=new J(`
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
    `),Y={history:`_history_62jrt_2`,event:`_event_62jrt_27`,delivery:`_delivery_62jrt_36`,url:`_url_62jrt_45`,page:`_page_62jrt_48`,text:`_text_62jrt_52`,pages:`_pages_62jrt_57`};function we({order:t}){let r=p(b),i=e(`ORDERS_WRITE`),{mutateAsync:a}=l(Ce),[o,u]=(0,W.useState)([]),d=o.at(-1),{data:f,error:m,isPlaceholderData:h,refetch:g}=n(Se,{number:t.number,...d&&{after:d}}),_=f?.orderByNumber?.id===t.id?f.orderByNumber.history:void 0;return(0,z.jsx)(S,{title:r.history,children:(0,z.jsxs)(`div`,{className:Y.page,"aria-busy":h||!_&&!m,children:[i&&o.length===0&&(0,z.jsx)(se,{onComment:(e,n)=>a({input:{orderId:t.id,text:e,idempotencyKey:n}})}),m&&(0,z.jsx)(c,{error:m,onRetry:()=>void g()}),!_&&!m&&(0,z.jsx)(ce,{width:40}),(0,z.jsx)(`ol`,{className:Y.history,children:_?.entries.map(e=>(0,z.jsx)(Te,{entry:e},e.id))}),(0,z.jsxs)(`div`,{className:Y.pages,children:[o.length>0&&(0,z.jsx)(s,{size:`small`,onClick:()=>u(o.slice(0,-1)),children:r.newer}),_?.next&&(0,z.jsx)(s,{size:`small`,onClick:()=>u([...o,_.next]),children:r.older})]})]})})}function Te({entry:e}){let t=p(b),{actors:n}=p(a),r=p(oe),{kind:i,actor:s,amount:c,text:l,event:u,createdAt:d}=e;return(0,z.jsxs)(`li`,{children:[(0,z.jsxs)(`p`,{className:Y.event,children:[(0,z.jsxs)(`span`,{children:[(0,z.jsx)(`strong`,{children:u?r[u.type]:t.happened[i]}),c&&(0,z.jsxs)(z.Fragment,{children:[` `,(0,z.jsx)(w,{amount:c})]}),s&&` · ${s.name||n[s.kind]}`]}),(0,z.jsx)(`span`,{className:`muted`,children:(0,z.jsx)(T,{at:d})})]}),l&&(0,z.jsx)(`p`,{className:Y.text,children:l}),u?.deliveries.map(e=>(0,z.jsxs)(`p`,{className:Y.delivery,children:[(0,z.jsx)(o,{to:`/deliveries/$id`,params:{id:e.id},className:Y.url,children:e.endpoint.url}),(0,z.jsx)(y,{kind:`delivery`,status:e.status}),t.attempts(e.attempts)]},e.id))]})}var X={item:`_item_jikj3_2`,what:`_what_jikj3_12`,price:`_price_jikj3_20`,gone:`_gone_jikj3_23`,actions:`_actions_jikj3_36`,status:`_status_jikj3_49`},Ee={key:`_key_1kz58_2`},De=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation RevealLicense($input: LicenseInput!) {
  revealLicense(input: $input) {
    credentials
  }
}
    `),Z=60;function Oe({licenseId:e,sku:t}){let n=p(b),[r,a]=(0,W.useState)(null),[o,c]=(0,W.useState)(!1),l=(0,W.useCallback)(()=>a(null),[]),u=ke(r!==null,l);async function d(t){let{revealLicense:n}=await f(De,{input:{id:e,reason:t}});a(n.credentials),c(!1)}return r===null?(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(s,{size:`small`,icon:ue,"aria-label":`${n.actions.reveal} ${t}`,onClick:()=>c(!0),children:n.actions.reveal}),(0,z.jsx)(O,{open:o,onClose:()=>c(!1),title:`${n.actions.reveal} ${t}`,text:n.reveal.audited,children:(0,z.jsx)(k,{submitLabel:n.actions.reveal,onCancel:()=>c(!1),onSubmit:({reason:e})=>d(String(e??``)),children:(0,z.jsx)(re,{name:`reason`,label:n.reasonLabel,hint:n.reveal.reasonHint,maxLength:500,autoFocus:!0})})})]}):(0,z.jsxs)(`div`,{className:Ee.key,children:[(0,z.jsx)(i,{text:r}),(0,z.jsx)(`span`,{className:`muted numeric`,"aria-hidden":`true`,children:n.reveal.hides(u)}),(0,z.jsx)(s,{size:`small`,look:`quiet`,icon:F,onClick:l,children:n.actions.hide})]})}function ke(e,t){let[n,r]=(0,W.useState)(Z);return(0,W.useEffect)(()=>{if(!e)return;r(Z);let n=Date.now()+Z*1e3,i=setInterval(()=>{let e=Math.ceil((n-Date.now())/1e3);e<=0?t():r(e)},500);return addEventListener(`pagehide`,t),()=>{clearInterval(i),removeEventListener(`pagehide`,t)}},[e,t]),n}function Ae({order:e,onOpen:t}){let n=p(b);return(0,z.jsx)(S,{title:n.items,flush:!0,children:(0,z.jsx)(`ul`,{children:e.items.map(e=>(0,z.jsx)(je,{item:e,onOpen:t},e.id))})})}function je(e){let{item:t,onOpen:n}=e,r=p(b),i=t.status===`REPLACED`||t.status===`REFUNDED`||t.status===`CANCELLED`;return(0,z.jsxs)(`li`,{className:X.item,children:[(0,z.jsxs)(`div`,{className:X.what,children:[(0,z.jsx)(`strong`,{className:i?X.gone:void 0,children:t.productName}),(0,z.jsxs)(`span`,{className:`muted`,children:[(0,z.jsx)(`code`,{children:t.sku}),` · `,(0,z.jsx)(Me,{item:t}),t.replacesId&&` · ${r.item.replaces}`]})]}),(0,z.jsx)(`div`,{className:X.status,children:(0,z.jsx)(y,{kind:`item`,status:t.status})}),(0,z.jsx)(Ne,{item:t}),(0,z.jsxs)(`div`,{className:X.actions,children:[t.licenseId&&G(t,`REVEAL`)&&(0,z.jsx)(Oe,{licenseId:t.licenseId,sku:t.sku}),G(t,`REPLACE`)&&(0,z.jsx)(s,{size:`small`,icon:R,"aria-label":`${r.actions.replace} ${t.sku}`,onClick:()=>n({dialog:`replace`,item:t.id}),children:r.actions.replace})]})]})}function Me({item:e}){let t=p(b).item,n=M();return e.expiresAt?t.until(n.day(e.expiresAt)):e.durationDays>0?t.days(e.durationDays):t.forever}function Ne({item:e}){let t=p(b).item,n=M();return(0,z.jsxs)(`div`,{className:X.price,children:[(0,z.jsx)(w,{amount:e.price}),e.appliedTier&&(0,z.jsxs)(`span`,{className:`muted`,children:[t.tier(e.appliedTier.name),`, `,t.base(n.money(e.basePrice))]})]})}function Pe({order:e}){let t=p(b);return(0,z.jsx)(S,{title:t.payment,children:(0,z.jsx)(C,{facts:[{label:t.paid,value:(0,z.jsx)(w,{amount:e.total})},{label:t.refundedSoFar,value:(0,z.jsx)(w,{amount:e.refundedAmount})},{label:t.kept,value:(0,z.jsx)(`strong`,{children:(0,z.jsx)(w,{amount:ie(e.total,e.refundedAmount)})})}]})})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Q(`
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
}`),$=t(`/signedIn/orders/$number`);function Ie(){let e=p(b),{number:t}=$.useParams(),r=$.useSearch(),i=$.useNavigate(),{data:a,error:o,refetch:s}=n(Fe,{number:t}),l=a?.orderByNumber?.number===t.toUpperCase()?a.orderByNumber:void 0,u={label:e.title,link:{to:`/orders`}},d=e=>void i({search:e,resetScroll:!1});return a?.orderByNumber===null?(0,z.jsx)(g,{}):l?(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(v,{title:l.number,parent:u,aside:(0,z.jsx)(y,{kind:`order`,status:l.status}),actions:(0,z.jsx)(V,{order:l,onOpen:d})}),(0,z.jsx)(_,{main:(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(Ae,{order:l,onOpen:d}),(0,z.jsx)(we,{order:l})]}),side:(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(Pe,{order:l}),(0,z.jsx)(fe,{order:l})]})}),(0,z.jsx)(xe,{order:l,search:r,onClose:()=>void i({search:{},replace:!0,resetScroll:!1})})]}):(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(v,{title:t,parent:u}),o?(0,z.jsx)(c,{error:o,onRetry:()=>void s()}):(0,z.jsx)(ee,{})]})}export{Ie as OrderPage};