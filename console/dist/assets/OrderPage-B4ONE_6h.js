import{At as e,Ct as t,J as n,Pt as r,St as i,_t as a,f as o,g as s,jt as c,p as l,s as u,u as d,v as f,vt as p,yt as m,z as h}from"./index-B5iNBL45.js";import{A as g,M as _,Pt as v,Rt as ee,T as y,Tt as te,U as ne,_t as b,a as re,at as ie,ct as x,it as S,lt as ae,nt as C,o as w,rt as T,tt as E,ut as D,vt as O,x as k,yt as A}from"./parts-DvtpHSyy.js";import{t as oe}from"./shell-8yA4xJe9.js";import{t as j}from"./orders-ZX5fsQLG.js";import{t as M}from"./Dialog-LzR3ZE9N.js";import{t as N}from"./Form-D6FD6UsM.js";import{a as se,i as P}from"./Field-DQOsP65G.js";import{t as ce}from"./CommentForm-B8z985Kl.js";import{V as le}from"./early-cpPSiSvQ.js";var F={name:`circle-x`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`path`,{d:`m15 9-6 6`,key:`1uzhvr`}],[`path`,{d:`m9 9 6 6`,key:`z0biqf`}]],aliases:[`x-circle`]};F.node;var ue=h(F),I={name:`eye-off`,size:24,node:[[`path`,{d:`M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49`,key:`ct8e1f`}],[`path`,{d:`M14.084 14.158a3 3 0 0 1-4.242-4.242`,key:`151rxh`}],[`path`,{d:`M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143`,key:`13bj9a`}],[`path`,{d:`m2 2 20 20`,key:`1ooewy`}]]};I.node;var de=h(I),L={name:`eye`,size:24,node:[[`path`,{d:`M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0`,key:`1nclc0`}],[`circle`,{cx:`12`,cy:`12`,r:`3`,key:`1v7zrd`}]]};L.node;var R=h(L),z={name:`refresh-cw`,size:24,node:[[`path`,{d:`M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8`,key:`v9h5vc`}],[`path`,{d:`M21 3v5h-5`,key:`1q7to0`}],[`path`,{d:`M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16`,key:`3uifl3`}],[`path`,{d:`M8 16H3v5`,key:`1cv678`}]]};z.node;var B=h(z),V=e(),H=[{action:`FAIL`,dialog:`fail`,icon:ue},{action:`CANCEL`,dialog:`cancel`,icon:ee},{action:`REFUND`,dialog:`refund`,icon:te},{action:`DELIVER`,dialog:`deliver`,icon:v}];function fe({order:e,onOpen:t}){let n=f(j).actions,r=t=>e.actions.some(e=>e.action===t&&e.allowed);return H.filter(({action:e})=>r(`CANCEL`)&&(e===`FAIL`||e===`REFUND`)?!1:r(e)).map(({action:e,dialog:r,icon:i})=>(0,V.jsx)(l,{look:e===`DELIVER`?`primary`:`secondary`,icon:i,onClick:()=>t({dialog:r}),children:n[r]},e))}var U={customer:`_customer_kvo2z_2`,name:`_name_kvo2z_7`,contact:`_contact_kvo2z_15`,refusals:`_refusals_kvo2z_21`},pe={DELIVER:`deliver`,REFUND:`refund`,CANCEL:`cancel`,FAIL:`fail`};function me({order:e}){let t=f(j),r=n(`ORDERS_WRITE`),i=n(`ORDERS_REFUND`),a=e=>e===`REFUND`?i:r,o=e.actions.filter(({action:e,allowed:t})=>!t&&a(e));return o.length===0?null:(0,V.jsxs)(`details`,{className:U.refusals,children:[(0,V.jsx)(`summary`,{children:t.refusals}),(0,V.jsx)(b,{facts:o.map(({action:e,refusal:n})=>({label:t.actions[pe[e]],value:n?.message}))})]})}function he({order:e}){let n=f(j),{sources:r}=f(s),i=_(),{customer:a}=e;return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsxs)(A,{title:n.customer,children:[(0,V.jsxs)(`p`,{className:U.customer,children:[(0,V.jsx)(t,{to:`/customers/$id`,params:{id:a.id},className:U.name,children:i(a)}),a.tier&&(0,V.jsx)(`span`,{className:`muted`,children:n.item.tier(a.tier.name)})]}),(0,V.jsxs)(`p`,{className:U.contact,children:[a.email&&(0,V.jsx)(`span`,{children:a.email}),a.linkedPhone&&(0,V.jsx)(`span`,{className:`numeric`,children:a.linkedPhone})]}),(0,V.jsx)(b,{facts:[{label:n.wallet,value:(0,V.jsx)(g,{amount:a.walletBalance})}]})]}),(0,V.jsxs)(A,{title:n.details,children:[(0,V.jsx)(b,{facts:[{label:n.placed,value:(0,V.jsx)(E,{at:e.createdAt})},...e.completedAt?[{label:n.completed,value:(0,V.jsx)(E,{at:e.completedAt})}]:[],{label:n.changed,value:(0,V.jsx)(E,{at:e.updatedAt})},{label:n.source,value:r[e.source]},...e.statusReason?[{label:n.reason,value:e.statusReason}]:[],...e.notes?[{label:n.notes,value:e.notes}]:[],...e.postSaleInstructions?[{label:n.instructions,value:e.postSaleInstructions}]:[],{label:n.id,value:(0,V.jsx)(o,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]}),(0,V.jsx)(me,{order:e})]})]})}var W=r(c(),1),G=(e,t)=>e.actions.some(e=>e.action===t&&e.allowed),K=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ge=new K(`
    mutation RefundOrder($input: RefundOrderInput!) {
  refundOrder(input: $input) {
    id
    status
    refundedAmount
  }
}
    `),_e=new K(`
    mutation CancelOrder($input: CancelOrderInput!) {
  cancelOrder(input: $input) {
    id
    status
  }
}
    `),ve=new K(`
    mutation FailOrder($input: FailOrderInput!) {
  failOrder(input: $input) {
    id
    status
  }
}
    `),ye=new K(`
    mutation DeliverItems($input: DeliverItemsInput!) {
  deliverItems(input: $input) {
    id
    status
  }
}
    `),be=new K(`
    mutation ReplaceItem($input: ReplaceItemInput!) {
  replaceItem(input: $input) {
    id
    status
  }
}
    `);function xe({order:e,onClose:t}){let n=f(j),r=k(),{mutateAsync:i}=p(ye),a=e.items.filter(e=>G(e,`DELIVER`)),[o,s]=(0,W.useState)(()=>new Set(a.map(({id:e})=>e)));async function c(){await i({input:{orderId:e.id,items:[...o],idempotencyKey:r}}),u(n.deliver.done(o.size)),t()}return(0,V.jsx)(M,{open:!0,onClose:t,title:n.deliver.title,text:n.deliver.text,children:(0,V.jsx)(N,{submitLabel:n.deliver.submit,disabled:o.size===0,onCancel:t,onSubmit:c,children:(0,V.jsx)(w,{label:n.items,options:a.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:o,onChange:s})})})}function Se(e){let{kind:t,order:n,onClose:r}=e,i=f(j),a=k(),{mutateAsync:o}=p(_e),{mutateAsync:s}=p(ve);async function c(e){let c={id:n.id,reason:e,idempotencyKey:a};await(t===`cancel`?o({input:c}):s({input:c})),u(i[t].done(n.number)),r()}return(0,V.jsx)(M,{open:!0,onClose:r,title:i[t].title,text:i[t].text,children:(0,V.jsx)(N,{danger:!0,submitLabel:i[t].submit,onSubmit:({reason:e})=>c(String(e??``)),children:(0,V.jsx)(P,{name:`reason`,label:i.reasonLabel,hint:i.reasonHint,optional:!0,maxLength:500})})})}function Ce({order:e,onClose:t}){let n=f(j),r=C(),{refundable:i}=e,{limit:a}=i,o=k(),{mutateAsync:s}=p(ge),c=e.items.filter(({id:e})=>i.items.includes(e)),[l,d]=(0,W.useState)(()=>new Set(c.map(({id:e})=>e))),m=c.filter(({id:e})=>l.has(e)),h=m.reduce((e,{price:t})=>T(e,t),`0.00`),_=a===null||S(h,a)<=0;async function v(r){let i=m.length===c.length;await s({input:{id:e.id,reason:r,idempotencyKey:o,...!i&&{items:m.map(({id:e})=>e)}}}),u(n.refund.done(e.number)),t()}return(0,V.jsx)(M,{open:!0,onClose:t,title:n.refund.title,text:n.refund.text,children:(0,V.jsxs)(N,{danger:!0,submitLabel:n.refund.submit(r.money(h)),disabled:m.length===0||!_,onCancel:t,onSubmit:({reason:e})=>v(String(e??``)),children:[(0,V.jsx)(w,{label:n.refund.left(r.money(i.amount)),options:c.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:r.money(e.price)})),chosen:l,onChange:d}),(0,V.jsx)(b,{facts:[{label:n.refund.amount,value:(0,V.jsx)(g,{amount:h})},{label:n.refund.walletAfter,value:(0,V.jsx)(g,{amount:T(e.customer.walletBalance,h)})}]}),a!==null&&(0,V.jsxs)(`p`,{className:`muted`,children:[n.refund.limit(r.money(a)),!_&&` ${n.refund.over}`]}),(0,V.jsx)(P,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})]})})}function we({item:e,onClose:t}){let n=f(j),r=k(),{mutateAsync:i}=p(be);async function a(a){await i({input:{itemId:e.id,reason:a,idempotencyKey:r}}),u(n.replace.done),t()}return(0,V.jsx)(M,{open:!0,onClose:t,title:`${n.replace.title} ${e.sku}`,text:n.replace.text,children:(0,V.jsx)(N,{danger:!0,submitLabel:n.replace.submit,onCancel:t,onSubmit:({reason:e})=>a(String(e??``)),children:(0,V.jsx)(P,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})})})}function Te(e){let{order:t,search:n,onClose:r}=e;switch(n.dialog){case`refund`:return(0,V.jsx)(Ce,{order:t,onClose:r});case`cancel`:case`fail`:return(0,V.jsx)(Se,{kind:n.dialog,order:t,onClose:r});case`deliver`:return(0,V.jsx)(xe,{order:t,onClose:r});case`replace`:{let e=t.items.find(({id:e})=>e===n.item);return e?(0,V.jsx)(we,{item:e,onClose:r}):null}default:return null}}var q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ee=new q(`
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
    `),De=new q(`
    mutation CommentOnOrder($input: CommentOnOrderInput!) {
  commentOnOrder(input: $input) {
    id
  }
}
    `),J={history:`_history_62jrt_2`,event:`_event_62jrt_27`,delivery:`_delivery_62jrt_36`,url:`_url_62jrt_45`,page:`_page_62jrt_48`,text:`_text_62jrt_52`,pages:`_pages_62jrt_57`};function Oe({order:e}){let t=f(j),r=n(`ORDERS_WRITE`),{mutateAsync:i}=p(De),[a,o]=(0,W.useState)([]),s=a.at(-1),{data:c,error:u,isPlaceholderData:h,refetch:g}=m(Ee,{number:e.number,...s&&{after:s}}),_=c?.orderByNumber?.id===e.id?c.orderByNumber.history:void 0;return(0,V.jsx)(A,{title:t.history,children:(0,V.jsxs)(`div`,{className:J.page,"aria-busy":h||!_&&!u,children:[r&&a.length===0&&(0,V.jsx)(ce,{onComment:(t,n)=>i({input:{orderId:e.id,text:t,idempotencyKey:n}})}),u&&(0,V.jsx)(d,{error:u,onRetry:()=>void g()}),!_&&!u&&(0,V.jsx)(ae,{width:40}),(0,V.jsx)(`ol`,{className:J.history,children:_?.entries.map(e=>(0,V.jsx)(ke,{entry:e},e.id))}),(0,V.jsxs)(`div`,{className:J.pages,children:[a.length>0&&(0,V.jsx)(l,{size:`small`,onClick:()=>o(a.slice(0,-1)),children:t.newer}),_?.next&&(0,V.jsx)(l,{size:`small`,onClick:()=>o([...a,_.next]),children:t.older})]})]})})}function ke({entry:e}){let n=f(j),{actors:r}=f(s),i=f(re),{kind:a,actor:o,amount:c,text:l,event:u,createdAt:d}=e;return(0,V.jsxs)(`li`,{children:[(0,V.jsxs)(`p`,{className:J.event,children:[(0,V.jsxs)(`span`,{children:[(0,V.jsx)(`strong`,{children:u?i[u.type]:n.happened[a]}),c&&(0,V.jsxs)(V.Fragment,{children:[` `,(0,V.jsx)(g,{amount:c})]}),o&&` · ${o.name||r[o.kind]}`]}),(0,V.jsx)(`span`,{className:`muted`,children:(0,V.jsx)(E,{at:d})})]}),l&&(0,V.jsx)(`p`,{className:J.text,children:l}),u?.deliveries.map(e=>(0,V.jsxs)(`p`,{className:J.delivery,children:[(0,V.jsx)(t,{to:`/deliveries/$id`,params:{id:e.id},className:J.url,children:e.endpoint.url}),(0,V.jsx)(y,{kind:`delivery`,status:e.status}),n.attempts(e.attempts)]},e.id))]})}var Y={item:`_item_jikj3_2`,what:`_what_jikj3_12`,price:`_price_jikj3_20`,gone:`_gone_jikj3_23`,actions:`_actions_jikj3_36`,status:`_status_jikj3_49`},Ae={key:`_key_1kz58_2`},X=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation RevealLicense($input: LicenseInput!) {
  revealLicense(input: $input) {
    credentials
  }
}
    `),Z=60;function je({licenseId:e,sku:t}){let n=f(j),[r,i]=(0,W.useState)(null),[a,s]=(0,W.useState)(!1),c=(0,W.useCallback)(()=>i(null),[]),u=Me(r!==null,c);async function d(t){let{revealLicense:n}=await le(X,{input:{id:e,reason:t}});i(n.credentials),s(!1)}return r===null?(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(l,{size:`small`,icon:R,"aria-label":`${n.actions.reveal} ${t}`,onClick:()=>s(!0),children:n.actions.reveal}),(0,V.jsx)(M,{open:a,onClose:()=>s(!1),title:`${n.actions.reveal} ${t}`,text:n.reveal.audited,children:(0,V.jsx)(N,{submitLabel:n.actions.reveal,onCancel:()=>s(!1),onSubmit:({reason:e})=>d(String(e??``)),children:(0,V.jsx)(se,{name:`reason`,label:n.reasonLabel,hint:n.reveal.reasonHint,maxLength:500,autoFocus:!0})})})]}):(0,V.jsxs)(`div`,{className:Ae.key,children:[(0,V.jsx)(o,{text:r}),(0,V.jsx)(`span`,{className:`muted numeric`,"aria-hidden":`true`,children:n.reveal.hides(u)}),(0,V.jsx)(l,{size:`small`,look:`quiet`,icon:de,onClick:c,children:n.actions.hide})]})}function Me(e,t){let[n,r]=(0,W.useState)(Z);return(0,W.useEffect)(()=>{if(!e)return;r(Z);let n=Date.now()+Z*1e3,i=setInterval(()=>{let e=Math.ceil((n-Date.now())/1e3);e<=0?t():r(e)},500);return addEventListener(`pagehide`,t),()=>{clearInterval(i),removeEventListener(`pagehide`,t)}},[e,t]),n}function Ne({order:e,onOpen:t}){let n=f(j);return(0,V.jsx)(A,{title:n.items,flush:!0,children:(0,V.jsx)(`ul`,{children:e.items.map(e=>(0,V.jsx)(Pe,{item:e,onOpen:t},e.id))})})}function Pe(e){let{item:t,onOpen:n}=e,r=f(j),i=t.status===`REPLACED`||t.status===`REFUNDED`||t.status===`CANCELLED`;return(0,V.jsxs)(`li`,{className:Y.item,children:[(0,V.jsxs)(`div`,{className:Y.what,children:[(0,V.jsx)(`strong`,{className:i?Y.gone:void 0,children:t.productName}),(0,V.jsxs)(`span`,{className:`muted`,children:[(0,V.jsx)(`code`,{children:t.sku}),` · `,(0,V.jsx)(Fe,{item:t}),t.replacesId&&` · ${r.item.replaces}`]})]}),(0,V.jsx)(`div`,{className:Y.status,children:(0,V.jsx)(y,{kind:`item`,status:t.status})}),(0,V.jsx)(Ie,{item:t}),(0,V.jsxs)(`div`,{className:Y.actions,children:[t.licenseId&&G(t,`REVEAL`)&&(0,V.jsx)(je,{licenseId:t.licenseId,sku:t.sku}),G(t,`REPLACE`)&&(0,V.jsx)(l,{size:`small`,icon:B,"aria-label":`${r.actions.replace} ${t.sku}`,onClick:()=>n({dialog:`replace`,item:t.id}),children:r.actions.replace})]})]})}function Fe({item:e}){let t=f(j).item,n=C();return e.expiresAt?t.until(n.day(e.expiresAt)):e.durationDays>0?t.days(e.durationDays):t.forever}function Ie({item:e}){let t=f(j).item,n=C();return(0,V.jsxs)(`div`,{className:Y.price,children:[(0,V.jsx)(g,{amount:e.price}),e.appliedTier&&(0,V.jsxs)(`span`,{className:`muted`,children:[t.tier(e.appliedTier.name),`, `,t.base(n.money(e.basePrice))]})]})}function Le({order:e}){let t=f(j);return(0,V.jsx)(A,{title:t.payment,children:(0,V.jsx)(b,{facts:[{label:t.paid,value:(0,V.jsx)(g,{amount:e.total})},{label:t.refundedSoFar,value:(0,V.jsx)(g,{amount:e.refundedAmount})},{label:t.kept,value:(0,V.jsx)(`strong`,{children:(0,V.jsx)(g,{amount:ie(e.total,e.refundedAmount)})})}]})})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Q(`
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
    `,{fragmentName:`OrderPageItem`});var Re=new Q(`
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
}`),$=i(`/signedIn/orders/$number`);function ze(){let e=f(j),{number:t}=$.useParams(),n=$.useSearch(),r=$.useNavigate(),{data:i,error:o,refetch:s}=m(Re,{number:t}),c=i?.orderByNumber?.number===t.toUpperCase()?i.orderByNumber:void 0;ne(`ORDER`,c?[c.id]:[],()=>void a.invalidateQueries());let l={label:e.title,link:{to:`/orders`}},u=e=>void r({search:e,resetScroll:!1});return i?.orderByNumber===null?(0,V.jsx)(oe,{}):c?(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(D,{title:c.number,parent:l,aside:(0,V.jsx)(y,{kind:`order`,status:c.status}),actions:(0,V.jsx)(fe,{order:c,onOpen:u})}),(0,V.jsx)(O,{main:(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(Ne,{order:c,onOpen:u}),(0,V.jsx)(Oe,{order:c})]}),side:(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(Le,{order:c}),(0,V.jsx)(he,{order:c})]})}),(0,V.jsx)(Te,{order:c,search:n,onClose:()=>void r({search:{},replace:!0,resetScroll:!1})})]}):(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(D,{title:t,parent:l}),o?(0,V.jsx)(d,{error:o,onRetry:()=>void s()}):(0,V.jsx)(x,{})]})}export{ze as OrderPage};