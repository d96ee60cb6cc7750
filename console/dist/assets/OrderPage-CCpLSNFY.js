import{I as e,Ot as t,Tt as n,c as r,f as i,g as a,kt as o,p as s,u as c,wt as l}from"./index-C0L_1kVA.js";import{S as u,b as d,f,n as p,r as m,y as h}from"./messages-DdyStFrt.js";import{UnknownPage as g}from"./UnknownPage-ydmEDgN4.js";import{t as _}from"./Columns-8zt1GzVj.js";import{t as v}from"./PageHeader-zFhCiWNi.js";import{t as ee}from"./PageSkeleton-5zjO1uoW.js";import{t as y}from"./StatusBadge-YuQ3EXXh.js";import{t as b}from"./messages-BdNpYWgP.js";import{t as x}from"./ban-CdPnFELG.js";import{t as te}from"./undo-2-Bu80QdA4.js";import{t as S}from"./Card-B4KohjnK.js";import{t as C}from"./Facts-BumU4RBx.js";import{t as w}from"./Money-BPtPqzJd.js";import{t as T}from"./Time-DbabamlS.js";import{t as E}from"./useIdempotencyKey-oHYzHFCZ.js";import{t as D}from"./CheckList-0PxqkGFi.js";import{t as O}from"./Dialog-DLwTI0RT.js";import{t as k}from"./Form-NnNKJBTE.js";import{a as ne,i as A}from"./Field-Cw_TooiI.js";import{i as re,n as j,r as ie,t as M}from"./useFormat-Kzf6F12n.js";import{t as N}from"./events-Jxj2kdhh.js";import{t as ae}from"./CommentForm-DXNfvDpl.js";import{t as oe}from"./Skeleton-DVYVkjRr.js";var P={name:`circle-x`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`path`,{d:`m15 9-6 6`,key:`1uzhvr`}],[`path`,{d:`m9 9 6 6`,key:`z0biqf`}]],aliases:[`x-circle`]};P.node;var se=m(P),F={name:`eye-off`,size:24,node:[[`path`,{d:`M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49`,key:`ct8e1f`}],[`path`,{d:`M14.084 14.158a3 3 0 0 1-4.242-4.242`,key:`151rxh`}],[`path`,{d:`M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143`,key:`13bj9a`}],[`path`,{d:`m2 2 20 20`,key:`1ooewy`}]]};F.node;var ce=m(F),I={name:`eye`,size:24,node:[[`path`,{d:`M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0`,key:`1nclc0`}],[`circle`,{cx:`12`,cy:`12`,r:`3`,key:`1v7zrd`}]]};I.node;var le=m(I),L={name:`package-check`,size:24,node:[[`path`,{d:`M12 22V12`,key:`d0xqtd`}],[`path`,{d:`m16 17 2 2 4-4`,key:`uh5qu3`}],[`path`,{d:`M21 11.127V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.729l7 4a2 2 0 0 0 2 .001l1.32-.753`,key:`kpkbpo`}],[`path`,{d:`M3.29 7 12 12l8.71-5`,key:`19ckod`}],[`path`,{d:`m7.5 4.27 8.997 5.148`,key:`9yrvtv`}]]};L.node;var ue=m(L),R={name:`refresh-cw`,size:24,node:[[`path`,{d:`M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8`,key:`v9h5vc`}],[`path`,{d:`M21 3v5h-5`,key:`1q7to0`}],[`path`,{d:`M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16`,key:`3uifl3`}],[`path`,{d:`M8 16H3v5`,key:`1cv678`}]]};R.node;var z=m(R),B=h(),V=[{action:`FAIL`,dialog:`fail`,icon:se},{action:`CANCEL`,dialog:`cancel`,icon:x},{action:`REFUND`,dialog:`refund`,icon:te},{action:`DELIVER`,dialog:`deliver`,icon:ue}];function H({order:e,onOpen:t}){let n=p(b).actions,r=t=>e.actions.some(e=>e.action===t&&e.allowed);return V.filter(({action:e})=>r(`CANCEL`)&&(e===`FAIL`||e===`REFUND`)?!1:r(e)).map(({action:e,dialog:r,icon:i})=>(0,B.jsx)(s,{look:e===`DELIVER`?`primary`:`secondary`,icon:i,onClick:()=>t({dialog:r}),children:n[r]},e))}var U={customer:`_customer_kvo2z_2`,name:`_name_kvo2z_7`,contact:`_contact_kvo2z_15`,refusals:`_refusals_kvo2z_21`},de={DELIVER:`deliver`,REFUND:`refund`,CANCEL:`cancel`,FAIL:`fail`};function fe({order:t}){let n=p(b),r=e(`ORDERS_WRITE`),i=e(`ORDERS_REFUND`),a=e=>e===`REFUND`?i:r,o=t.actions.filter(({action:e,allowed:t})=>!t&&a(e));return o.length===0?null:(0,B.jsxs)(`details`,{className:U.refusals,children:[(0,B.jsx)(`summary`,{children:n.refusals}),(0,B.jsx)(C,{facts:o.map(({action:e,refusal:t})=>({label:n.actions[de[e]],value:t?.message}))})]})}function pe({order:e}){let t=p(b),{sources:n}=p(a),{customer:r}=e;return(0,B.jsxs)(B.Fragment,{children:[(0,B.jsxs)(S,{title:t.customer,children:[(0,B.jsxs)(`p`,{className:U.customer,children:[(0,B.jsx)(o,{to:`/customers/$id`,params:{id:r.id},className:U.name,children:r.name}),r.tier&&(0,B.jsx)(`span`,{className:`muted`,children:t.item.tier(r.tier.name)})]}),(0,B.jsxs)(`p`,{className:U.contact,children:[r.email&&(0,B.jsx)(`span`,{children:r.email}),r.linkedPhone&&(0,B.jsx)(`span`,{className:`numeric`,children:r.linkedPhone})]}),(0,B.jsx)(C,{facts:[{label:t.wallet,value:(0,B.jsx)(w,{amount:r.walletBalance})}]})]}),(0,B.jsxs)(S,{title:t.details,children:[(0,B.jsx)(C,{facts:[{label:t.placed,value:(0,B.jsx)(T,{at:e.createdAt})},...e.completedAt?[{label:t.completed,value:(0,B.jsx)(T,{at:e.completedAt})}]:[],{label:t.changed,value:(0,B.jsx)(T,{at:e.updatedAt})},{label:t.source,value:n[e.source]},...e.statusReason?[{label:t.reason,value:e.statusReason}]:[],...e.notes?[{label:t.notes,value:e.notes}]:[],...e.postSaleInstructions?[{label:t.instructions,value:e.postSaleInstructions}]:[],{label:t.id,value:(0,B.jsx)(i,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]}),(0,B.jsx)(fe,{order:e})]})]})}var W=u(d(),1),G=(e,t)=>e.actions.some(e=>e.action===t&&e.allowed),K=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},me=new K(`
    mutation RefundOrder($input: RefundOrderInput!) {
  refundOrder(input: $input) {
    id
    status
    refundedAmount
  }
}
    `),he=new K(`
    mutation CancelOrder($input: CancelOrderInput!) {
  cancelOrder(input: $input) {
    id
    status
  }
}
    `),ge=new K(`
    mutation FailOrder($input: FailOrderInput!) {
  failOrder(input: $input) {
    id
    status
  }
}
    `),_e=new K(`
    mutation DeliverItems($input: DeliverItemsInput!) {
  deliverItems(input: $input) {
    id
    status
  }
}
    `),ve=new K(`
    mutation ReplaceItem($input: ReplaceItemInput!) {
  replaceItem(input: $input) {
    id
    status
  }
}
    `);function ye({order:e,onClose:t}){let n=p(b),i=E(),{mutateAsync:a}=l(_e),o=e.items.filter(e=>G(e,`DELIVER`)),[s,c]=(0,W.useState)(()=>new Set(o.map(({id:e})=>e)));async function u(){await a({input:{orderId:e.id,items:[...s],idempotencyKey:i}}),r(n.deliver.done(s.size)),t()}return(0,B.jsx)(O,{open:!0,onClose:t,title:n.deliver.title,text:n.deliver.text,children:(0,B.jsx)(k,{submitLabel:n.deliver.submit,disabled:s.size===0,onCancel:t,onSubmit:u,children:(0,B.jsx)(D,{label:n.items,options:o.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:s,onChange:c})})})}function be(e){let{kind:t,order:n,onClose:i}=e,a=p(b),o=E(),{mutateAsync:s}=l(he),{mutateAsync:c}=l(ge);async function u(e){let l={id:n.id,reason:e,idempotencyKey:o};await(t===`cancel`?s({input:l}):c({input:l})),r(a[t].done(n.number)),i()}return(0,B.jsx)(O,{open:!0,onClose:i,title:a[t].title,text:a[t].text,children:(0,B.jsx)(k,{danger:!0,submitLabel:a[t].submit,onSubmit:({reason:e})=>u(String(e??``)),children:(0,B.jsx)(A,{name:`reason`,label:a.reasonLabel,hint:a.reasonHint,optional:!0,maxLength:500})})})}function xe({order:e,onClose:t}){let n=p(b),i=M(),{refundable:a}=e,{limit:o}=a,s=E(),{mutateAsync:c}=l(me),u=e.items.filter(({id:e})=>a.items.includes(e)),[d,f]=(0,W.useState)(()=>new Set(u.map(({id:e})=>e))),m=u.filter(({id:e})=>d.has(e)),h=m.reduce((e,{price:t})=>j(e,t),`0.00`),g=o===null||ie(h,o)<=0;async function _(i){let a=m.length===u.length;await c({input:{id:e.id,reason:i,idempotencyKey:s,...!a&&{items:m.map(({id:e})=>e)}}}),r(n.refund.done(e.number)),t()}return(0,B.jsx)(O,{open:!0,onClose:t,title:n.refund.title,text:n.refund.text,children:(0,B.jsxs)(k,{danger:!0,submitLabel:n.refund.submit(i.money(h)),disabled:m.length===0||!g,onCancel:t,onSubmit:({reason:e})=>_(String(e??``)),children:[(0,B.jsx)(D,{label:n.refund.left(i.money(a.amount)),options:u.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:i.money(e.price)})),chosen:d,onChange:f}),(0,B.jsx)(C,{facts:[{label:n.refund.amount,value:(0,B.jsx)(w,{amount:h})},{label:n.refund.walletAfter,value:(0,B.jsx)(w,{amount:j(e.customer.walletBalance,h)})}]}),o!==null&&(0,B.jsxs)(`p`,{className:`muted`,children:[n.refund.limit(i.money(o)),!g&&` ${n.refund.over}`]}),(0,B.jsx)(A,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})]})})}function Se({item:e,onClose:t}){let n=p(b),i=E(),{mutateAsync:a}=l(ve);async function o(o){await a({input:{itemId:e.id,reason:o,idempotencyKey:i}}),r(n.replace.done),t()}return(0,B.jsx)(O,{open:!0,onClose:t,title:`${n.replace.title} ${e.sku}`,text:n.replace.text,children:(0,B.jsx)(k,{danger:!0,submitLabel:n.replace.submit,onCancel:t,onSubmit:({reason:e})=>o(String(e??``)),children:(0,B.jsx)(A,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})})})}function Ce(e){let{order:t,search:n,onClose:r}=e;switch(n.dialog){case`refund`:return(0,B.jsx)(xe,{order:t,onClose:r});case`cancel`:case`fail`:return(0,B.jsx)(be,{kind:n.dialog,order:t,onClose:r});case`deliver`:return(0,B.jsx)(ye,{order:t,onClose:r});case`replace`:{let e=t.items.find(({id:e})=>e===n.item);return e?(0,B.jsx)(Se,{item:e,onClose:r}):null}default:return null}}var q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},we=new q(`
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
    `),Te=new q(`
    mutation CommentOnOrder($input: CommentOnOrderInput!) {
  commentOnOrder(input: $input) {
    id
  }
}
    `),J={history:`_history_62jrt_2`,event:`_event_62jrt_27`,delivery:`_delivery_62jrt_36`,url:`_url_62jrt_45`,page:`_page_62jrt_48`,text:`_text_62jrt_52`,pages:`_pages_62jrt_57`};function Ee({order:t}){let r=p(b),i=e(`ORDERS_WRITE`),{mutateAsync:a}=l(Te),[o,u]=(0,W.useState)([]),d=o.at(-1),{data:f,error:m,isPlaceholderData:h,refetch:g}=n(we,{number:t.number,...d&&{after:d}}),_=f?.orderByNumber?.id===t.id?f.orderByNumber.history:void 0;return(0,B.jsx)(S,{title:r.history,children:(0,B.jsxs)(`div`,{className:J.page,"aria-busy":h||!_&&!m,children:[i&&o.length===0&&(0,B.jsx)(ae,{onComment:(e,n)=>a({input:{orderId:t.id,text:e,idempotencyKey:n}})}),m&&(0,B.jsx)(c,{error:m,onRetry:()=>void g()}),!_&&!m&&(0,B.jsx)(oe,{width:40}),(0,B.jsx)(`ol`,{className:J.history,children:_?.entries.map(e=>(0,B.jsx)(De,{entry:e},e.id))}),(0,B.jsxs)(`div`,{className:J.pages,children:[o.length>0&&(0,B.jsx)(s,{size:`small`,onClick:()=>u(o.slice(0,-1)),children:r.newer}),_?.next&&(0,B.jsx)(s,{size:`small`,onClick:()=>u([...o,_.next]),children:r.older})]})]})})}function De({entry:e}){let t=p(b),{actors:n}=p(a),r=p(N),{kind:i,actor:s,amount:c,text:l,event:u,createdAt:d}=e;return(0,B.jsxs)(`li`,{children:[(0,B.jsxs)(`p`,{className:J.event,children:[(0,B.jsxs)(`span`,{children:[(0,B.jsx)(`strong`,{children:u?r[u.type]:t.happened[i]}),c&&(0,B.jsxs)(B.Fragment,{children:[` `,(0,B.jsx)(w,{amount:c})]}),s&&` · ${s.name||n[s.kind]}`]}),(0,B.jsx)(`span`,{className:`muted`,children:(0,B.jsx)(T,{at:d})})]}),l&&(0,B.jsx)(`p`,{className:J.text,children:l}),u?.deliveries.map(e=>(0,B.jsxs)(`p`,{className:J.delivery,children:[(0,B.jsx)(o,{to:`/deliveries/$id`,params:{id:e.id},className:J.url,children:e.endpoint.url}),(0,B.jsx)(y,{kind:`delivery`,status:e.status}),t.attempts(e.attempts)]},e.id))]})}var Y={item:`_item_jikj3_2`,what:`_what_jikj3_12`,price:`_price_jikj3_20`,gone:`_gone_jikj3_23`,actions:`_actions_jikj3_36`,status:`_status_jikj3_49`},Oe={key:`_key_1kz58_2`},ke=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation RevealLicense($input: LicenseInput!) {
  revealLicense(input: $input) {
    credentials
  }
}
    `),X=60;function Ae({licenseId:e,sku:t}){let n=p(b),[r,a]=(0,W.useState)(null),[o,c]=(0,W.useState)(!1),l=(0,W.useCallback)(()=>a(null),[]),u=je(r!==null,l);async function d(t){let{revealLicense:n}=await f(ke,{input:{id:e,reason:t}});a(n.credentials),c(!1)}return r===null?(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(s,{size:`small`,icon:le,"aria-label":`${n.actions.reveal} ${t}`,onClick:()=>c(!0),children:n.actions.reveal}),(0,B.jsx)(O,{open:o,onClose:()=>c(!1),title:`${n.actions.reveal} ${t}`,text:n.reveal.audited,children:(0,B.jsx)(k,{submitLabel:n.actions.reveal,onCancel:()=>c(!1),onSubmit:({reason:e})=>d(String(e??``)),children:(0,B.jsx)(ne,{name:`reason`,label:n.reasonLabel,hint:n.reveal.reasonHint,maxLength:500,autoFocus:!0})})})]}):(0,B.jsxs)(`div`,{className:Oe.key,children:[(0,B.jsx)(i,{text:r}),(0,B.jsx)(`span`,{className:`muted numeric`,"aria-hidden":`true`,children:n.reveal.hides(u)}),(0,B.jsx)(s,{size:`small`,look:`quiet`,icon:ce,onClick:l,children:n.actions.hide})]})}function je(e,t){let[n,r]=(0,W.useState)(X);return(0,W.useEffect)(()=>{if(!e)return;r(X);let n=Date.now()+X*1e3,i=setInterval(()=>{let e=Math.ceil((n-Date.now())/1e3);e<=0?t():r(e)},500);return addEventListener(`pagehide`,t),()=>{clearInterval(i),removeEventListener(`pagehide`,t)}},[e,t]),n}function Me({order:e,onOpen:t}){let n=p(b);return(0,B.jsx)(S,{title:n.items,flush:!0,children:(0,B.jsx)(`ul`,{children:e.items.map(e=>(0,B.jsx)(Z,{item:e,onOpen:t},e.id))})})}function Z(e){let{item:t,onOpen:n}=e,r=p(b),i=t.status===`REPLACED`||t.status===`REFUNDED`||t.status===`CANCELLED`;return(0,B.jsxs)(`li`,{className:Y.item,children:[(0,B.jsxs)(`div`,{className:Y.what,children:[(0,B.jsx)(`strong`,{className:i?Y.gone:void 0,children:t.productName}),(0,B.jsxs)(`span`,{className:`muted`,children:[(0,B.jsx)(`code`,{children:t.sku}),` · `,(0,B.jsx)(Ne,{item:t}),t.replacesId&&` · ${r.item.replaces}`]})]}),(0,B.jsx)(`div`,{className:Y.status,children:(0,B.jsx)(y,{kind:`item`,status:t.status})}),(0,B.jsx)(Pe,{item:t}),(0,B.jsxs)(`div`,{className:Y.actions,children:[t.licenseId&&G(t,`REVEAL`)&&(0,B.jsx)(Ae,{licenseId:t.licenseId,sku:t.sku}),G(t,`REPLACE`)&&(0,B.jsx)(s,{size:`small`,icon:z,"aria-label":`${r.actions.replace} ${t.sku}`,onClick:()=>n({dialog:`replace`,item:t.id}),children:r.actions.replace})]})]})}function Ne({item:e}){let t=p(b).item,n=M();return e.expiresAt?t.until(n.day(e.expiresAt)):e.durationDays>0?t.days(e.durationDays):t.forever}function Pe({item:e}){let t=p(b).item,n=M();return(0,B.jsxs)(`div`,{className:Y.price,children:[(0,B.jsx)(w,{amount:e.price}),e.appliedTier&&(0,B.jsxs)(`span`,{className:`muted`,children:[t.tier(e.appliedTier.name),`, `,t.base(n.money(e.basePrice))]})]})}function Fe({order:e}){let t=p(b);return(0,B.jsx)(S,{title:t.payment,children:(0,B.jsx)(C,{facts:[{label:t.paid,value:(0,B.jsx)(w,{amount:e.total})},{label:t.refundedSoFar,value:(0,B.jsx)(w,{amount:e.refundedAmount})},{label:t.kept,value:(0,B.jsx)(`strong`,{children:(0,B.jsx)(w,{amount:re(e.total,e.refundedAmount)})})}]})})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Q(`
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
    `,{fragmentName:`OrderPageItem`});var Ie=new Q(`
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
}`),$=t(`/signedIn/orders/$number`);function Le(){let e=p(b),{number:t}=$.useParams(),r=$.useSearch(),i=$.useNavigate(),{data:a,error:o,refetch:s}=n(Ie,{number:t}),l=a?.orderByNumber?.number===t.toUpperCase()?a.orderByNumber:void 0,u={label:e.title,link:{to:`/orders`}},d=e=>void i({search:e,resetScroll:!1});return a?.orderByNumber===null?(0,B.jsx)(g,{}):l?(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(v,{title:l.number,parent:u,aside:(0,B.jsx)(y,{kind:`order`,status:l.status}),actions:(0,B.jsx)(H,{order:l,onOpen:d})}),(0,B.jsx)(_,{main:(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(Me,{order:l,onOpen:d}),(0,B.jsx)(Ee,{order:l})]}),side:(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(Fe,{order:l}),(0,B.jsx)(pe,{order:l})]})}),(0,B.jsx)(Ce,{order:l,search:r,onClose:()=>void i({search:{},replace:!0,resetScroll:!1})})]}):(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(v,{title:t,parent:u}),o?(0,B.jsx)(c,{error:o,onRetry:()=>void s()}):(0,B.jsx)(ee,{})]})}export{Le as OrderPage};