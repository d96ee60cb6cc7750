import{Ct as e,Ot as t,Tt as n,U as r,d as i,f as a,h as o,kt as s,l as c,s as l,wt as u}from"./index-CsPdx_Mn.js";import{r as d}from"./changes-3pWwdIIV.js";import{b as f,n as p,p as m,r as h}from"./messages-igU7N3k3.js";import{UnknownPage as g}from"./UnknownPage-DJxE3jLi.js";import{t as _}from"./Columns-JRsL2czq.js";import{t as v}from"./PageHeader-DxWvB6R1.js";import{t as ee}from"./PageSkeleton-Cy4KIOts.js";import{t as y}from"./StatusBadge-CN5v7Rym.js";import{t as b}from"./messages-CjnROXe_.js";import{t as te}from"./ban-kNoyKx1C.js";import{t as ne}from"./package-check-B7F7bhHz.js";import{t as re}from"./undo-2-BT7wdmrp.js";import{t as x}from"./Card-CIGM-tn0.js";import{t as S}from"./Facts-h87Ejtjd.js";import{t as C}from"./Money-DPyT9eDQ.js";import{t as w}from"./Time-DD_NlqKz.js";import{i as ie,t as T}from"./react-sySUN5R7.js";import{t as E}from"./useIdempotencyKey-C_os6lJL.js";import{t as D}from"./CheckList-DpZtY7qc.js";import{t as O}from"./Dialog-DvY3RlSy.js";import{t as k}from"./Form-CH7C0Xdd.js";import{a as ae,i as A}from"./Field-CjhKlnu1.js";import{i as oe,n as j,r as se,t as M}from"./useFormat-DiRypUA_.js";import{t as ce}from"./events-BJMC8v2w.js";import{t as le}from"./CommentForm-CTTuvzr2.js";import{t as N}from"./Skeleton-BXkyiMm1.js";var P={name:`circle-x`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`path`,{d:`m15 9-6 6`,key:`1uzhvr`}],[`path`,{d:`m9 9 6 6`,key:`z0biqf`}]],aliases:[`x-circle`]};P.node;var ue=h(P),F={name:`eye-off`,size:24,node:[[`path`,{d:`M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49`,key:`ct8e1f`}],[`path`,{d:`M14.084 14.158a3 3 0 0 1-4.242-4.242`,key:`151rxh`}],[`path`,{d:`M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143`,key:`13bj9a`}],[`path`,{d:`m2 2 20 20`,key:`1ooewy`}]]};F.node;var de=h(F),I={name:`eye`,size:24,node:[[`path`,{d:`M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0`,key:`1nclc0`}],[`circle`,{cx:`12`,cy:`12`,r:`3`,key:`1v7zrd`}]]};I.node;var L=h(I),R={name:`refresh-cw`,size:24,node:[[`path`,{d:`M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8`,key:`v9h5vc`}],[`path`,{d:`M21 3v5h-5`,key:`1q7to0`}],[`path`,{d:`M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16`,key:`3uifl3`}],[`path`,{d:`M8 16H3v5`,key:`1cv678`}]]};R.node;var z=h(R),B=f(),V=[{action:`FAIL`,dialog:`fail`,icon:ue},{action:`CANCEL`,dialog:`cancel`,icon:te},{action:`REFUND`,dialog:`refund`,icon:re},{action:`DELIVER`,dialog:`deliver`,icon:ne}];function H({order:e,onOpen:t}){let n=p(b).actions,r=t=>e.actions.some(e=>e.action===t&&e.allowed);return V.filter(({action:e})=>r(`CANCEL`)&&(e===`FAIL`||e===`REFUND`)?!1:r(e)).map(({action:e,dialog:r,icon:i})=>(0,B.jsx)(a,{look:e===`DELIVER`?`primary`:`secondary`,icon:i,onClick:()=>t({dialog:r}),children:n[r]},e))}var U={customer:`_customer_kvo2z_2`,name:`_name_kvo2z_7`,contact:`_contact_kvo2z_15`,refusals:`_refusals_kvo2z_21`},fe={DELIVER:`deliver`,REFUND:`refund`,CANCEL:`cancel`,FAIL:`fail`};function pe({order:e}){let t=p(b),n=r(`ORDERS_WRITE`),i=r(`ORDERS_REFUND`),a=e=>e===`REFUND`?i:n,o=e.actions.filter(({action:e,allowed:t})=>!t&&a(e));return o.length===0?null:(0,B.jsxs)(`details`,{className:U.refusals,children:[(0,B.jsx)(`summary`,{children:t.refusals}),(0,B.jsx)(S,{facts:o.map(({action:e,refusal:n})=>({label:t.actions[fe[e]],value:n?.message}))})]})}function me({order:e}){let t=p(b),{sources:n}=p(o),{customer:r}=e;return(0,B.jsxs)(B.Fragment,{children:[(0,B.jsxs)(x,{title:t.customer,children:[(0,B.jsxs)(`p`,{className:U.customer,children:[(0,B.jsx)(s,{to:`/customers/$id`,params:{id:r.id},className:U.name,children:r.name}),r.tier&&(0,B.jsx)(`span`,{className:`muted`,children:t.item.tier(r.tier.name)})]}),(0,B.jsxs)(`p`,{className:U.contact,children:[r.email&&(0,B.jsx)(`span`,{children:r.email}),r.linkedPhone&&(0,B.jsx)(`span`,{className:`numeric`,children:r.linkedPhone})]}),(0,B.jsx)(S,{facts:[{label:t.wallet,value:(0,B.jsx)(C,{amount:r.walletBalance})}]})]}),(0,B.jsxs)(x,{title:t.details,children:[(0,B.jsx)(S,{facts:[{label:t.placed,value:(0,B.jsx)(w,{at:e.createdAt})},...e.completedAt?[{label:t.completed,value:(0,B.jsx)(w,{at:e.completedAt})}]:[],{label:t.changed,value:(0,B.jsx)(w,{at:e.updatedAt})},{label:t.source,value:n[e.source]},...e.statusReason?[{label:t.reason,value:e.statusReason}]:[],...e.notes?[{label:t.notes,value:e.notes}]:[],...e.postSaleInstructions?[{label:t.instructions,value:e.postSaleInstructions}]:[],{label:t.id,value:(0,B.jsx)(i,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]}),(0,B.jsx)(pe,{order:e})]})]})}var W=ie(T(),1),G=(e,t)=>e.actions.some(e=>e.action===t&&e.allowed),K=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},he=new K(`
    mutation RefundOrder($input: RefundOrderInput!) {
  refundOrder(input: $input) {
    id
    status
    refundedAmount
  }
}
    `),q=new K(`
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
    `);function ye({order:e,onClose:t}){let n=p(b),r=E(),{mutateAsync:i}=u(_e),a=e.items.filter(e=>G(e,`DELIVER`)),[o,s]=(0,W.useState)(()=>new Set(a.map(({id:e})=>e)));async function c(){await i({input:{orderId:e.id,items:[...o],idempotencyKey:r}}),l(n.deliver.done(o.size)),t()}return(0,B.jsx)(O,{open:!0,onClose:t,title:n.deliver.title,text:n.deliver.text,children:(0,B.jsx)(k,{submitLabel:n.deliver.submit,disabled:o.size===0,onCancel:t,onSubmit:c,children:(0,B.jsx)(D,{label:n.items,options:a.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:o,onChange:s})})})}function be(e){let{kind:t,order:n,onClose:r}=e,i=p(b),a=E(),{mutateAsync:o}=u(q),{mutateAsync:s}=u(ge);async function c(e){let c={id:n.id,reason:e,idempotencyKey:a};await(t===`cancel`?o({input:c}):s({input:c})),l(i[t].done(n.number)),r()}return(0,B.jsx)(O,{open:!0,onClose:r,title:i[t].title,text:i[t].text,children:(0,B.jsx)(k,{danger:!0,submitLabel:i[t].submit,onSubmit:({reason:e})=>c(String(e??``)),children:(0,B.jsx)(A,{name:`reason`,label:i.reasonLabel,hint:i.reasonHint,optional:!0,maxLength:500})})})}function xe({order:e,onClose:t}){let n=p(b),r=M(),{refundable:i}=e,{limit:a}=i,o=E(),{mutateAsync:s}=u(he),c=e.items.filter(({id:e})=>i.items.includes(e)),[d,f]=(0,W.useState)(()=>new Set(c.map(({id:e})=>e))),m=c.filter(({id:e})=>d.has(e)),h=m.reduce((e,{price:t})=>j(e,t),`0.00`),g=a===null||se(h,a)<=0;async function _(r){let i=m.length===c.length;await s({input:{id:e.id,reason:r,idempotencyKey:o,...!i&&{items:m.map(({id:e})=>e)}}}),l(n.refund.done(e.number)),t()}return(0,B.jsx)(O,{open:!0,onClose:t,title:n.refund.title,text:n.refund.text,children:(0,B.jsxs)(k,{danger:!0,submitLabel:n.refund.submit(r.money(h)),disabled:m.length===0||!g,onCancel:t,onSubmit:({reason:e})=>_(String(e??``)),children:[(0,B.jsx)(D,{label:n.refund.left(r.money(i.amount)),options:c.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:r.money(e.price)})),chosen:d,onChange:f}),(0,B.jsx)(S,{facts:[{label:n.refund.amount,value:(0,B.jsx)(C,{amount:h})},{label:n.refund.walletAfter,value:(0,B.jsx)(C,{amount:j(e.customer.walletBalance,h)})}]}),a!==null&&(0,B.jsxs)(`p`,{className:`muted`,children:[n.refund.limit(r.money(a)),!g&&` ${n.refund.over}`]}),(0,B.jsx)(A,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})]})})}function Se({item:e,onClose:t}){let n=p(b),r=E(),{mutateAsync:i}=u(ve);async function a(a){await i({input:{itemId:e.id,reason:a,idempotencyKey:r}}),l(n.replace.done),t()}return(0,B.jsx)(O,{open:!0,onClose:t,title:`${n.replace.title} ${e.sku}`,text:n.replace.text,children:(0,B.jsx)(k,{danger:!0,submitLabel:n.replace.submit,onCancel:t,onSubmit:({reason:e})=>a(String(e??``)),children:(0,B.jsx)(A,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})})})}function Ce(e){let{order:t,search:n,onClose:r}=e;switch(n.dialog){case`refund`:return(0,B.jsx)(xe,{order:t,onClose:r});case`cancel`:case`fail`:return(0,B.jsx)(be,{kind:n.dialog,order:t,onClose:r});case`deliver`:return(0,B.jsx)(ye,{order:t,onClose:r});case`replace`:{let e=t.items.find(({id:e})=>e===n.item);return e?(0,B.jsx)(Se,{item:e,onClose:r}):null}default:return null}}var J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},we=new J(`
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
    `),Te=new J(`
    mutation CommentOnOrder($input: CommentOnOrderInput!) {
  commentOnOrder(input: $input) {
    id
  }
}
    `),Y={history:`_history_62jrt_2`,event:`_event_62jrt_27`,delivery:`_delivery_62jrt_36`,url:`_url_62jrt_45`,page:`_page_62jrt_48`,text:`_text_62jrt_52`,pages:`_pages_62jrt_57`};function Ee({order:e}){let t=p(b),i=r(`ORDERS_WRITE`),{mutateAsync:o}=u(Te),[s,l]=(0,W.useState)([]),d=s.at(-1),{data:f,error:m,isPlaceholderData:h,refetch:g}=n(we,{number:e.number,...d&&{after:d}}),_=f?.orderByNumber?.id===e.id?f.orderByNumber.history:void 0;return(0,B.jsx)(x,{title:t.history,children:(0,B.jsxs)(`div`,{className:Y.page,"aria-busy":h||!_&&!m,children:[i&&s.length===0&&(0,B.jsx)(le,{onComment:(t,n)=>o({input:{orderId:e.id,text:t,idempotencyKey:n}})}),m&&(0,B.jsx)(c,{error:m,onRetry:()=>void g()}),!_&&!m&&(0,B.jsx)(N,{width:40}),(0,B.jsx)(`ol`,{className:Y.history,children:_?.entries.map(e=>(0,B.jsx)(De,{entry:e},e.id))}),(0,B.jsxs)(`div`,{className:Y.pages,children:[s.length>0&&(0,B.jsx)(a,{size:`small`,onClick:()=>l(s.slice(0,-1)),children:t.newer}),_?.next&&(0,B.jsx)(a,{size:`small`,onClick:()=>l([...s,_.next]),children:t.older})]})]})})}function De({entry:e}){let t=p(b),{actors:n}=p(o),r=p(ce),{kind:i,actor:a,amount:c,text:l,event:u,createdAt:d}=e;return(0,B.jsxs)(`li`,{children:[(0,B.jsxs)(`p`,{className:Y.event,children:[(0,B.jsxs)(`span`,{children:[(0,B.jsx)(`strong`,{children:u?r[u.type]:t.happened[i]}),c&&(0,B.jsxs)(B.Fragment,{children:[` `,(0,B.jsx)(C,{amount:c})]}),a&&` · ${a.name||n[a.kind]}`]}),(0,B.jsx)(`span`,{className:`muted`,children:(0,B.jsx)(w,{at:d})})]}),l&&(0,B.jsx)(`p`,{className:Y.text,children:l}),u?.deliveries.map(e=>(0,B.jsxs)(`p`,{className:Y.delivery,children:[(0,B.jsx)(s,{to:`/deliveries/$id`,params:{id:e.id},className:Y.url,children:e.endpoint.url}),(0,B.jsx)(y,{kind:`delivery`,status:e.status}),t.attempts(e.attempts)]},e.id))]})}var X={item:`_item_jikj3_2`,what:`_what_jikj3_12`,price:`_price_jikj3_20`,gone:`_gone_jikj3_23`,actions:`_actions_jikj3_36`,status:`_status_jikj3_49`},Oe={key:`_key_1kz58_2`},ke=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation RevealLicense($input: LicenseInput!) {
  revealLicense(input: $input) {
    credentials
  }
}
    `),Z=60;function Ae({licenseId:e,sku:t}){let n=p(b),[r,o]=(0,W.useState)(null),[s,c]=(0,W.useState)(!1),l=(0,W.useCallback)(()=>o(null),[]),u=je(r!==null,l);async function d(t){let{revealLicense:n}=await m(ke,{input:{id:e,reason:t}});o(n.credentials),c(!1)}return r===null?(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(a,{size:`small`,icon:L,"aria-label":`${n.actions.reveal} ${t}`,onClick:()=>c(!0),children:n.actions.reveal}),(0,B.jsx)(O,{open:s,onClose:()=>c(!1),title:`${n.actions.reveal} ${t}`,text:n.reveal.audited,children:(0,B.jsx)(k,{submitLabel:n.actions.reveal,onCancel:()=>c(!1),onSubmit:({reason:e})=>d(String(e??``)),children:(0,B.jsx)(ae,{name:`reason`,label:n.reasonLabel,hint:n.reveal.reasonHint,maxLength:500,autoFocus:!0})})})]}):(0,B.jsxs)(`div`,{className:Oe.key,children:[(0,B.jsx)(i,{text:r}),(0,B.jsx)(`span`,{className:`muted numeric`,"aria-hidden":`true`,children:n.reveal.hides(u)}),(0,B.jsx)(a,{size:`small`,look:`quiet`,icon:de,onClick:l,children:n.actions.hide})]})}function je(e,t){let[n,r]=(0,W.useState)(Z);return(0,W.useEffect)(()=>{if(!e)return;r(Z);let n=Date.now()+Z*1e3,i=setInterval(()=>{let e=Math.ceil((n-Date.now())/1e3);e<=0?t():r(e)},500);return addEventListener(`pagehide`,t),()=>{clearInterval(i),removeEventListener(`pagehide`,t)}},[e,t]),n}function Me({order:e,onOpen:t}){let n=p(b);return(0,B.jsx)(x,{title:n.items,flush:!0,children:(0,B.jsx)(`ul`,{children:e.items.map(e=>(0,B.jsx)(Ne,{item:e,onOpen:t},e.id))})})}function Ne(e){let{item:t,onOpen:n}=e,r=p(b),i=t.status===`REPLACED`||t.status===`REFUNDED`||t.status===`CANCELLED`;return(0,B.jsxs)(`li`,{className:X.item,children:[(0,B.jsxs)(`div`,{className:X.what,children:[(0,B.jsx)(`strong`,{className:i?X.gone:void 0,children:t.productName}),(0,B.jsxs)(`span`,{className:`muted`,children:[(0,B.jsx)(`code`,{children:t.sku}),` · `,(0,B.jsx)(Pe,{item:t}),t.replacesId&&` · ${r.item.replaces}`]})]}),(0,B.jsx)(`div`,{className:X.status,children:(0,B.jsx)(y,{kind:`item`,status:t.status})}),(0,B.jsx)(Fe,{item:t}),(0,B.jsxs)(`div`,{className:X.actions,children:[t.licenseId&&G(t,`REVEAL`)&&(0,B.jsx)(Ae,{licenseId:t.licenseId,sku:t.sku}),G(t,`REPLACE`)&&(0,B.jsx)(a,{size:`small`,icon:z,"aria-label":`${r.actions.replace} ${t.sku}`,onClick:()=>n({dialog:`replace`,item:t.id}),children:r.actions.replace})]})]})}function Pe({item:e}){let t=p(b).item,n=M();return e.expiresAt?t.until(n.day(e.expiresAt)):e.durationDays>0?t.days(e.durationDays):t.forever}function Fe({item:e}){let t=p(b).item,n=M();return(0,B.jsxs)(`div`,{className:X.price,children:[(0,B.jsx)(C,{amount:e.price}),e.appliedTier&&(0,B.jsxs)(`span`,{className:`muted`,children:[t.tier(e.appliedTier.name),`, `,t.base(n.money(e.basePrice))]})]})}function Ie({order:e}){let t=p(b);return(0,B.jsx)(x,{title:t.payment,children:(0,B.jsx)(S,{facts:[{label:t.paid,value:(0,B.jsx)(C,{amount:e.total})},{label:t.refundedSoFar,value:(0,B.jsx)(C,{amount:e.refundedAmount})},{label:t.kept,value:(0,B.jsx)(`strong`,{children:(0,B.jsx)(C,{amount:oe(e.total,e.refundedAmount)})})}]})})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Q(`
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
    `,{fragmentName:`OrderPageItem`});var Le=new Q(`
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
}`),$=t(`/signedIn/orders/$number`);function Re(){let t=p(b),{number:r}=$.useParams(),i=$.useSearch(),a=$.useNavigate(),{data:o,error:s,refetch:l}=n(Le,{number:r}),u=o?.orderByNumber?.number===r.toUpperCase()?o.orderByNumber:void 0;d(`ORDER`,u?[u.id]:[],()=>void e.invalidateQueries());let f={label:t.title,link:{to:`/orders`}},m=e=>void a({search:e,resetScroll:!1});return o?.orderByNumber===null?(0,B.jsx)(g,{}):u?(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(v,{title:u.number,parent:f,aside:(0,B.jsx)(y,{kind:`order`,status:u.status}),actions:(0,B.jsx)(H,{order:u,onOpen:m})}),(0,B.jsx)(_,{main:(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(Me,{order:u,onOpen:m}),(0,B.jsx)(Ee,{order:u})]}),side:(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(Ie,{order:u}),(0,B.jsx)(me,{order:u})]})}),(0,B.jsx)(Ce,{order:u,search:i,onClose:()=>void a({search:{},replace:!0,resetScroll:!1})})]}):(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(v,{title:r,parent:f}),s?(0,B.jsx)(c,{error:s,onRetry:()=>void l()}):(0,B.jsx)(ee,{})]})}export{Re as OrderPage};