import{B as e,Ct as t,Ft as n,Mt as r,Y as i,_ as a,bt as o,d as s,jt as c,m as l,p as u,s as d,vt as f,wt as p,y as m,yt as h}from"./index-BOjYus1t.js";import{A as g,M as _,Pt as v,Rt as ee,S as y,T as b,Tt as te,U as ne,_t as x,at as re,ct as S,it as C,lt as ie,nt as w,o as ae,rt as T,s as E,tt as D,ut as O,vt as k,yt as A}from"./parts-CT3q-B0d.js";import{t as oe}from"./shell-UJkRhZsx.js";import{t as j}from"./orders-CywZGH8Q.js";import{t as M}from"./Dialog-BuZhSlqA.js";import{t as N}from"./Form-BVa12cyn.js";import{a as se,i as P}from"./Field-BJ5Pa94G.js";import{t as ce}from"./CommentForm-Tpa19Dsu.js";import{H as le}from"./early-BeVRyKID.js";var F={name:`circle-x`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`path`,{d:`m15 9-6 6`,key:`1uzhvr`}],[`path`,{d:`m9 9 6 6`,key:`z0biqf`}]],aliases:[`x-circle`]};F.node;var ue=e(F),I={name:`eye-off`,size:24,node:[[`path`,{d:`M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49`,key:`ct8e1f`}],[`path`,{d:`M14.084 14.158a3 3 0 0 1-4.242-4.242`,key:`151rxh`}],[`path`,{d:`M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143`,key:`13bj9a`}],[`path`,{d:`m2 2 20 20`,key:`1ooewy`}]]};I.node;var de=e(I),L={name:`eye`,size:24,node:[[`path`,{d:`M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0`,key:`1nclc0`}],[`circle`,{cx:`12`,cy:`12`,r:`3`,key:`1v7zrd`}]]};L.node;var R=e(L),z={name:`refresh-cw`,size:24,node:[[`path`,{d:`M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8`,key:`v9h5vc`}],[`path`,{d:`M21 3v5h-5`,key:`1q7to0`}],[`path`,{d:`M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16`,key:`3uifl3`}],[`path`,{d:`M8 16H3v5`,key:`1cv678`}]]};z.node;var B=e(z),V=c(),H=[{action:`FAIL`,dialog:`fail`,icon:ue},{action:`CANCEL`,dialog:`cancel`,icon:ee},{action:`REFUND`,dialog:`refund`,icon:te},{action:`DELIVER`,dialog:`deliver`,icon:v}];function fe({order:e,onOpen:t}){let n=m(j).actions,r=t=>e.actions.some(e=>e.action===t&&e.allowed);return H.filter(({action:e})=>r(`CANCEL`)&&(e===`FAIL`||e===`REFUND`)?!1:r(e)).map(({action:e,dialog:r,icon:i})=>(0,V.jsx)(l,{look:e===`DELIVER`?`primary`:`secondary`,icon:i,onClick:()=>t({dialog:r}),children:n[r]},e))}var U={customer:`_customer_kvo2z_2`,name:`_name_kvo2z_7`,contact:`_contact_kvo2z_15`,refusals:`_refusals_kvo2z_21`},pe={DELIVER:`deliver`,REFUND:`refund`,CANCEL:`cancel`,FAIL:`fail`};function me({order:e}){let t=m(j),n=i(`ORDERS_WRITE`),r=i(`ORDERS_REFUND`),a=e=>e===`REFUND`?r:n,o=e.actions.filter(({action:e,allowed:t})=>!t&&a(e));return o.length===0?null:(0,V.jsxs)(`details`,{className:U.refusals,children:[(0,V.jsx)(`summary`,{children:t.refusals}),(0,V.jsx)(x,{facts:o.map(({action:e,refusal:n})=>({label:t.actions[pe[e]],value:n?.message}))})]})}function he({order:e}){let t=m(j),{sources:n}=m(a),r=_(),{customer:i}=e;return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsxs)(A,{title:t.customer,children:[(0,V.jsxs)(`p`,{className:U.customer,children:[(0,V.jsx)(p,{to:`/customers/$id`,params:{id:i.id},className:U.name,children:r(i)}),i.tier&&(0,V.jsx)(`span`,{className:`muted`,children:t.item.tier(i.tier.name)})]}),(0,V.jsxs)(`p`,{className:U.contact,children:[i.email&&(0,V.jsx)(`span`,{children:i.email}),i.linkedPhone&&(0,V.jsx)(`span`,{className:`numeric`,children:i.linkedPhone})]}),(0,V.jsx)(x,{facts:[{label:t.wallet,value:(0,V.jsx)(g,{amount:i.walletBalance})}]})]}),(0,V.jsxs)(A,{title:t.details,children:[(0,V.jsx)(x,{facts:[{label:t.placed,value:(0,V.jsx)(D,{at:e.createdAt})},...e.completedAt?[{label:t.completed,value:(0,V.jsx)(D,{at:e.completedAt})}]:[],{label:t.changed,value:(0,V.jsx)(D,{at:e.updatedAt})},{label:t.source,value:n[e.source]},...e.statusReason?[{label:t.reason,value:e.statusReason}]:[],...e.notes?[{label:t.notes,value:e.notes}]:[],...e.postSaleInstructions?[{label:t.instructions,value:e.postSaleInstructions}]:[],{label:t.id,value:(0,V.jsx)(u,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]}),(0,V.jsx)(me,{order:e})]})]})}var W=n(r(),1),G=(e,t)=>e.actions.some(e=>e.action===t&&e.allowed),K=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ge=new K(`
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
    `);function xe({order:e,onClose:t}){let n=m(j),r=y(),{mutateAsync:i}=h(ye),a=e.items.filter(e=>G(e,`DELIVER`)),[o,s]=(0,W.useState)(()=>new Set(a.map(({id:e})=>e)));async function c(){await i({input:{orderId:e.id,items:[...o],idempotencyKey:r}}),d(n.deliver.done(o.size)),t()}return(0,V.jsx)(M,{open:!0,onClose:t,title:n.deliver.title,text:n.deliver.text,children:(0,V.jsx)(N,{submitLabel:n.deliver.submit,disabled:o.size===0,onCancel:t,onSubmit:c,children:(0,V.jsx)(E,{label:n.items,options:a.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:o,onChange:s})})})}function Se(e){let{kind:t,order:n,onClose:r}=e,i=m(j),a=y(),{mutateAsync:o}=h(_e),{mutateAsync:s}=h(ve);async function c(e){let c={id:n.id,reason:e,idempotencyKey:a};await(t===`cancel`?o({input:c}):s({input:c})),d(i[t].done(n.number)),r()}return(0,V.jsx)(M,{open:!0,onClose:r,title:i[t].title,text:i[t].text,children:(0,V.jsx)(N,{danger:!0,submitLabel:i[t].submit,onSubmit:({reason:e})=>c(String(e??``)),children:(0,V.jsx)(P,{name:`reason`,label:i.reasonLabel,hint:i.reasonHint,optional:!0,maxLength:500})})})}function Ce({order:e,onClose:t}){let n=m(j),r=w(),{refundable:i}=e,{limit:a}=i,o=y(),{mutateAsync:s}=h(ge),c=e.items.filter(({id:e})=>i.items.includes(e)),[l,u]=(0,W.useState)(()=>new Set(c.map(({id:e})=>e))),f=c.filter(({id:e})=>l.has(e)),p=f.reduce((e,{price:t})=>T(e,t),`0.00`),_=a===null||C(p,a)<=0;async function v(r){let i=f.length===c.length;await s({input:{id:e.id,reason:r,idempotencyKey:o,...!i&&{items:f.map(({id:e})=>e)}}}),d(n.refund.done(e.number)),t()}return(0,V.jsx)(M,{open:!0,onClose:t,title:n.refund.title,text:n.refund.text,children:(0,V.jsxs)(N,{danger:!0,submitLabel:n.refund.submit(r.money(p)),disabled:f.length===0||!_,onCancel:t,onSubmit:({reason:e})=>v(String(e??``)),children:[(0,V.jsx)(E,{label:n.refund.left(r.money(i.amount)),options:c.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:r.money(e.price)})),chosen:l,onChange:u}),(0,V.jsx)(x,{facts:[{label:n.refund.amount,value:(0,V.jsx)(g,{amount:p})},{label:n.refund.walletAfter,value:(0,V.jsx)(g,{amount:T(e.customer.walletBalance,p)})}]}),a!==null&&(0,V.jsxs)(`p`,{className:`muted`,children:[n.refund.limit(r.money(a)),!_&&` ${n.refund.over}`]}),(0,V.jsx)(P,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})]})})}function we({item:e,onClose:t}){let n=m(j),r=y(),{mutateAsync:i}=h(be);async function a(a){await i({input:{itemId:e.id,reason:a,idempotencyKey:r}}),d(n.replace.done),t()}return(0,V.jsx)(M,{open:!0,onClose:t,title:`${n.replace.title} ${e.sku}`,text:n.replace.text,children:(0,V.jsx)(N,{danger:!0,submitLabel:n.replace.submit,onCancel:t,onSubmit:({reason:e})=>a(String(e??``)),children:(0,V.jsx)(P,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})})})}function Te(e){let{order:t,search:n,onClose:r}=e;switch(n.dialog){case`refund`:return(0,V.jsx)(Ce,{order:t,onClose:r});case`cancel`:case`fail`:return(0,V.jsx)(Se,{kind:n.dialog,order:t,onClose:r});case`deliver`:return(0,V.jsx)(xe,{order:t,onClose:r});case`replace`:{let e=t.items.find(({id:e})=>e===n.item);return e?(0,V.jsx)(we,{item:e,onClose:r}):null}default:return null}}var q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ee=new q(`
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
    `),J={history:`_history_62jrt_2`,event:`_event_62jrt_27`,delivery:`_delivery_62jrt_36`,url:`_url_62jrt_45`,page:`_page_62jrt_48`,text:`_text_62jrt_52`,pages:`_pages_62jrt_57`};function Oe({order:e}){let t=m(j),n=i(`ORDERS_WRITE`),{mutateAsync:r}=h(De),[a,c]=(0,W.useState)([]),u=a.at(-1),{data:d,error:f,isPlaceholderData:p,refetch:g}=o(Ee,{number:e.number,...u&&{after:u}}),_=d?.orderByNumber?.id===e.id?d.orderByNumber.history:void 0;return(0,V.jsx)(A,{title:t.history,children:(0,V.jsxs)(`div`,{className:J.page,"aria-busy":p||!_&&!f,children:[n&&a.length===0&&(0,V.jsx)(ce,{onComment:(t,n)=>r({input:{orderId:e.id,text:t,idempotencyKey:n}})},e.id),f&&(0,V.jsx)(s,{error:f,onRetry:()=>void g()}),!_&&!f&&(0,V.jsx)(ie,{width:40}),(0,V.jsx)(`ol`,{className:J.history,children:_?.entries.map(e=>(0,V.jsx)(ke,{entry:e},e.id))}),(0,V.jsxs)(`div`,{className:J.pages,children:[a.length>0&&(0,V.jsx)(l,{size:`small`,onClick:()=>c(a.slice(0,-1)),children:t.newer}),_?.next&&(0,V.jsx)(l,{size:`small`,onClick:()=>c([...a,_.next]),children:t.older})]})]})})}function ke({entry:e}){let t=m(j),{actors:n}=m(a),r=m(ae),{kind:i,actor:o,amount:s,text:c,event:l,createdAt:u}=e;return(0,V.jsxs)(`li`,{children:[(0,V.jsxs)(`p`,{className:J.event,children:[(0,V.jsxs)(`span`,{children:[(0,V.jsx)(`strong`,{children:l?r[l.type]:t.happened[i]}),s&&(0,V.jsxs)(V.Fragment,{children:[` `,(0,V.jsx)(g,{amount:s})]}),o&&` · ${o.name||n[o.kind]}`]}),(0,V.jsx)(`span`,{className:`muted`,children:(0,V.jsx)(D,{at:u})})]}),c&&(0,V.jsx)(`p`,{className:J.text,children:c}),l?.deliveries.map(e=>(0,V.jsxs)(`p`,{className:J.delivery,children:[(0,V.jsx)(p,{to:`/deliveries/$id`,params:{id:e.id},className:J.url,children:e.endpoint.url}),(0,V.jsx)(b,{kind:`delivery`,status:e.status}),t.attempts(e.attempts)]},e.id))]})}var Y={item:`_item_jikj3_2`,what:`_what_jikj3_12`,price:`_price_jikj3_20`,gone:`_gone_jikj3_23`,actions:`_actions_jikj3_36`,status:`_status_jikj3_49`},Ae={key:`_key_1kz58_2`},X=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation RevealLicense($input: LicenseInput!) {
  revealLicense(input: $input) {
    credentials
  }
}
    `),Z=60;function je({licenseId:e,sku:t}){let n=m(j),[r,i]=(0,W.useState)(null),[a,o]=(0,W.useState)(!1),s=(0,W.useCallback)(()=>i(null),[]),c=Me(r!==null,s);async function d(t){let{revealLicense:n}=await le(X,{input:{id:e,reason:t}});i(n.credentials),o(!1)}return r===null?(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(l,{size:`small`,icon:R,"aria-label":`${n.actions.reveal} ${t}`,onClick:()=>o(!0),children:n.actions.reveal}),(0,V.jsx)(M,{open:a,onClose:()=>o(!1),title:`${n.actions.reveal} ${t}`,text:n.reveal.audited,children:(0,V.jsx)(N,{submitLabel:n.actions.reveal,onCancel:()=>o(!1),onSubmit:({reason:e})=>d(String(e??``)),children:(0,V.jsx)(se,{name:`reason`,label:n.reasonLabel,hint:n.reveal.reasonHint,maxLength:500,autoFocus:!0})})})]}):(0,V.jsxs)(`div`,{className:Ae.key,children:[(0,V.jsx)(u,{text:r}),(0,V.jsx)(`span`,{className:`muted numeric`,"aria-hidden":`true`,children:n.reveal.hides(c)}),(0,V.jsx)(l,{size:`small`,look:`quiet`,icon:de,onClick:s,children:n.actions.hide})]})}function Me(e,t){let[n,r]=(0,W.useState)(Z);return(0,W.useEffect)(()=>{if(!e)return;r(Z);let n=Date.now()+Z*1e3,i=setInterval(()=>{let e=Math.ceil((n-Date.now())/1e3);e<=0?t():r(e)},500);return addEventListener(`pagehide`,t),()=>{clearInterval(i),removeEventListener(`pagehide`,t)}},[e,t]),n}function Ne({order:e,onOpen:t}){let n=m(j);return(0,V.jsx)(A,{title:n.items,flush:!0,children:(0,V.jsx)(`ul`,{children:e.items.map(e=>(0,V.jsx)(Pe,{item:e,onOpen:t},e.id))})})}function Pe(e){let{item:t,onOpen:n}=e,r=m(j),i=t.status===`REPLACED`||t.status===`REFUNDED`||t.status===`CANCELLED`;return(0,V.jsxs)(`li`,{className:Y.item,children:[(0,V.jsxs)(`div`,{className:Y.what,children:[(0,V.jsx)(`strong`,{className:i?Y.gone:void 0,children:t.productName}),(0,V.jsxs)(`span`,{className:`muted`,children:[(0,V.jsx)(`code`,{children:t.sku}),` · `,(0,V.jsx)(Fe,{item:t}),t.replacesId&&` · ${r.item.replaces}`]})]}),(0,V.jsx)(`div`,{className:Y.status,children:(0,V.jsx)(b,{kind:`item`,status:t.status})}),(0,V.jsx)(Ie,{item:t}),(0,V.jsxs)(`div`,{className:Y.actions,children:[t.licenseId&&G(t,`REVEAL`)&&(0,V.jsx)(je,{licenseId:t.licenseId,sku:t.sku}),G(t,`REPLACE`)&&(0,V.jsx)(l,{size:`small`,icon:B,"aria-label":`${r.actions.replace} ${t.sku}`,onClick:()=>n({dialog:`replace`,item:t.id}),children:r.actions.replace})]})]})}function Fe({item:e}){let t=m(j).item,n=w();return e.expiresAt?t.until(n.day(e.expiresAt)):e.durationDays>0?t.days(e.durationDays):t.forever}function Ie({item:e}){let t=m(j).item,n=w();return(0,V.jsxs)(`div`,{className:Y.price,children:[(0,V.jsx)(g,{amount:e.price}),e.appliedTier&&(0,V.jsxs)(`span`,{className:`muted`,children:[t.tier(e.appliedTier.name),`, `,t.base(n.money(e.basePrice))]})]})}function Le({order:e}){let t=m(j);return(0,V.jsx)(A,{title:t.payment,children:(0,V.jsx)(x,{facts:[{label:t.paid,value:(0,V.jsx)(g,{amount:e.total})},{label:t.refundedSoFar,value:(0,V.jsx)(g,{amount:e.refundedAmount})},{label:t.kept,value:(0,V.jsx)(`strong`,{children:(0,V.jsx)(g,{amount:re(e.total,e.refundedAmount)})})}]})})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Q(`
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
}`),$=t(`/signedIn/orders/$number`);function ze(){let e=m(j),{number:t}=$.useParams(),n=$.useSearch(),r=$.useNavigate(),{data:i,error:a,refetch:c}=o(Re,{number:t}),l=i?.orderByNumber?.number===t.toUpperCase()?i.orderByNumber:void 0;ne(`ORDER`,l?[l.id]:[],()=>void f.invalidateQueries());let u={label:e.title,link:{to:`/orders`}},d=e=>void r({search:e,resetScroll:!1});return i?.orderByNumber===null?(0,V.jsx)(oe,{}):l?(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(O,{title:l.number,parent:u,aside:(0,V.jsx)(b,{kind:`order`,status:l.status}),actions:(0,V.jsx)(fe,{order:l,onOpen:d})}),(0,V.jsx)(k,{main:(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(Ne,{order:l,onOpen:d}),(0,V.jsx)(Oe,{order:l})]}),side:(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(Le,{order:l}),(0,V.jsx)(he,{order:l})]})}),(0,V.jsx)(Te,{order:l,search:n,onClose:()=>void r({search:{},replace:!0,resetScroll:!1})})]}):(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(O,{title:t,parent:u}),a?(0,V.jsx)(s,{error:a,onRetry:()=>void c()}):(0,V.jsx)(S,{})]})}export{ze as OrderPage};