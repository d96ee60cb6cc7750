import{Ct as e,Ot as t,Tt as n,U as r,d as i,f as a,h as o,kt as s,l as c,s as l,wt as u}from"./index-DxvkqU8P.js";import{r as d}from"./changes-3pWwdIIV.js";import{b as f,n as p,p as m,r as h}from"./messages-igU7N3k3.js";import{UnknownPage as g}from"./UnknownPage-W5xtfV0h.js";import{t as _}from"./Columns-JRsL2czq.js";import{t as v}from"./PageHeader-OMwtLIVL.js";import{t as ee}from"./PageSkeleton-DAjc6uuB.js";import{t as y}from"./StatusBadge-CiUMO_Pg.js";import{t as b}from"./messages-CjnROXe_.js";import{t as x}from"./ban-kNoyKx1C.js";import{t as S}from"./package-check-B7F7bhHz.js";import{t as te}from"./undo-2-BT7wdmrp.js";import{t as ne}from"./useCustomerName-ArCx_vpM.js";import{t as C}from"./Card-D9gWPMxB.js";import{t as w}from"./Facts-h87Ejtjd.js";import{t as T}from"./Money-DWrvieYF.js";import{t as E}from"./Time-CyOfpkiB.js";import{i as re,t as ie}from"./react-sySUN5R7.js";import{t as D}from"./useIdempotencyKey-C_os6lJL.js";import{t as O}from"./CheckList-DpZtY7qc.js";import{t as k}from"./Dialog-TmRuJTbs.js";import{t as A}from"./Form-1p36lu4P.js";import{a as j,i as M}from"./Field-BDMUAlS8.js";import{i as ae,n as N,r as oe,t as P}from"./useFormat-CaUEnYtq.js";import{t as se}from"./events-BJMC8v2w.js";import{t as ce}from"./CommentForm-N95GeP7J.js";import{t as le}from"./Skeleton-BXkyiMm1.js";var F={name:`circle-x`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`path`,{d:`m15 9-6 6`,key:`1uzhvr`}],[`path`,{d:`m9 9 6 6`,key:`z0biqf`}]],aliases:[`x-circle`]};F.node;var ue=h(F),I={name:`eye-off`,size:24,node:[[`path`,{d:`M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49`,key:`ct8e1f`}],[`path`,{d:`M14.084 14.158a3 3 0 0 1-4.242-4.242`,key:`151rxh`}],[`path`,{d:`M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143`,key:`13bj9a`}],[`path`,{d:`m2 2 20 20`,key:`1ooewy`}]]};I.node;var de=h(I),L={name:`eye`,size:24,node:[[`path`,{d:`M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0`,key:`1nclc0`}],[`circle`,{cx:`12`,cy:`12`,r:`3`,key:`1v7zrd`}]]};L.node;var R=h(L),z={name:`refresh-cw`,size:24,node:[[`path`,{d:`M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8`,key:`v9h5vc`}],[`path`,{d:`M21 3v5h-5`,key:`1q7to0`}],[`path`,{d:`M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16`,key:`3uifl3`}],[`path`,{d:`M8 16H3v5`,key:`1cv678`}]]};z.node;var B=h(z),V=f(),H=[{action:`FAIL`,dialog:`fail`,icon:ue},{action:`CANCEL`,dialog:`cancel`,icon:x},{action:`REFUND`,dialog:`refund`,icon:te},{action:`DELIVER`,dialog:`deliver`,icon:S}];function fe({order:e,onOpen:t}){let n=p(b).actions,r=t=>e.actions.some(e=>e.action===t&&e.allowed);return H.filter(({action:e})=>r(`CANCEL`)&&(e===`FAIL`||e===`REFUND`)?!1:r(e)).map(({action:e,dialog:r,icon:i})=>(0,V.jsx)(a,{look:e===`DELIVER`?`primary`:`secondary`,icon:i,onClick:()=>t({dialog:r}),children:n[r]},e))}var U={customer:`_customer_kvo2z_2`,name:`_name_kvo2z_7`,contact:`_contact_kvo2z_15`,refusals:`_refusals_kvo2z_21`},pe={DELIVER:`deliver`,REFUND:`refund`,CANCEL:`cancel`,FAIL:`fail`};function me({order:e}){let t=p(b),n=r(`ORDERS_WRITE`),i=r(`ORDERS_REFUND`),a=e=>e===`REFUND`?i:n,o=e.actions.filter(({action:e,allowed:t})=>!t&&a(e));return o.length===0?null:(0,V.jsxs)(`details`,{className:U.refusals,children:[(0,V.jsx)(`summary`,{children:t.refusals}),(0,V.jsx)(w,{facts:o.map(({action:e,refusal:n})=>({label:t.actions[pe[e]],value:n?.message}))})]})}function he({order:e}){let t=p(b),{sources:n}=p(o),r=ne(),{customer:a}=e;return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsxs)(C,{title:t.customer,children:[(0,V.jsxs)(`p`,{className:U.customer,children:[(0,V.jsx)(s,{to:`/customers/$id`,params:{id:a.id},className:U.name,children:r(a)}),a.tier&&(0,V.jsx)(`span`,{className:`muted`,children:t.item.tier(a.tier.name)})]}),(0,V.jsxs)(`p`,{className:U.contact,children:[a.email&&(0,V.jsx)(`span`,{children:a.email}),a.linkedPhone&&(0,V.jsx)(`span`,{className:`numeric`,children:a.linkedPhone})]}),(0,V.jsx)(w,{facts:[{label:t.wallet,value:(0,V.jsx)(T,{amount:a.walletBalance})}]})]}),(0,V.jsxs)(C,{title:t.details,children:[(0,V.jsx)(w,{facts:[{label:t.placed,value:(0,V.jsx)(E,{at:e.createdAt})},...e.completedAt?[{label:t.completed,value:(0,V.jsx)(E,{at:e.completedAt})}]:[],{label:t.changed,value:(0,V.jsx)(E,{at:e.updatedAt})},{label:t.source,value:n[e.source]},...e.statusReason?[{label:t.reason,value:e.statusReason}]:[],...e.notes?[{label:t.notes,value:e.notes}]:[],...e.postSaleInstructions?[{label:t.instructions,value:e.postSaleInstructions}]:[],{label:t.id,value:(0,V.jsx)(i,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]}),(0,V.jsx)(me,{order:e})]})]})}var W=re(ie(),1),G=(e,t)=>e.actions.some(e=>e.action===t&&e.allowed),K=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ge=new K(`
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
    `);function xe({order:e,onClose:t}){let n=p(b),r=D(),{mutateAsync:i}=u(ye),a=e.items.filter(e=>G(e,`DELIVER`)),[o,s]=(0,W.useState)(()=>new Set(a.map(({id:e})=>e)));async function c(){await i({input:{orderId:e.id,items:[...o],idempotencyKey:r}}),l(n.deliver.done(o.size)),t()}return(0,V.jsx)(k,{open:!0,onClose:t,title:n.deliver.title,text:n.deliver.text,children:(0,V.jsx)(A,{submitLabel:n.deliver.submit,disabled:o.size===0,onCancel:t,onSubmit:c,children:(0,V.jsx)(O,{label:n.items,options:a.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:o,onChange:s})})})}function Se(e){let{kind:t,order:n,onClose:r}=e,i=p(b),a=D(),{mutateAsync:o}=u(_e),{mutateAsync:s}=u(ve);async function c(e){let c={id:n.id,reason:e,idempotencyKey:a};await(t===`cancel`?o({input:c}):s({input:c})),l(i[t].done(n.number)),r()}return(0,V.jsx)(k,{open:!0,onClose:r,title:i[t].title,text:i[t].text,children:(0,V.jsx)(A,{danger:!0,submitLabel:i[t].submit,onSubmit:({reason:e})=>c(String(e??``)),children:(0,V.jsx)(M,{name:`reason`,label:i.reasonLabel,hint:i.reasonHint,optional:!0,maxLength:500})})})}function Ce({order:e,onClose:t}){let n=p(b),r=P(),{refundable:i}=e,{limit:a}=i,o=D(),{mutateAsync:s}=u(ge),c=e.items.filter(({id:e})=>i.items.includes(e)),[d,f]=(0,W.useState)(()=>new Set(c.map(({id:e})=>e))),m=c.filter(({id:e})=>d.has(e)),h=m.reduce((e,{price:t})=>N(e,t),`0.00`),g=a===null||oe(h,a)<=0;async function _(r){let i=m.length===c.length;await s({input:{id:e.id,reason:r,idempotencyKey:o,...!i&&{items:m.map(({id:e})=>e)}}}),l(n.refund.done(e.number)),t()}return(0,V.jsx)(k,{open:!0,onClose:t,title:n.refund.title,text:n.refund.text,children:(0,V.jsxs)(A,{danger:!0,submitLabel:n.refund.submit(r.money(h)),disabled:m.length===0||!g,onCancel:t,onSubmit:({reason:e})=>_(String(e??``)),children:[(0,V.jsx)(O,{label:n.refund.left(r.money(i.amount)),options:c.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:r.money(e.price)})),chosen:d,onChange:f}),(0,V.jsx)(w,{facts:[{label:n.refund.amount,value:(0,V.jsx)(T,{amount:h})},{label:n.refund.walletAfter,value:(0,V.jsx)(T,{amount:N(e.customer.walletBalance,h)})}]}),a!==null&&(0,V.jsxs)(`p`,{className:`muted`,children:[n.refund.limit(r.money(a)),!g&&` ${n.refund.over}`]}),(0,V.jsx)(M,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})]})})}function we({item:e,onClose:t}){let n=p(b),r=D(),{mutateAsync:i}=u(be);async function a(a){await i({input:{itemId:e.id,reason:a,idempotencyKey:r}}),l(n.replace.done),t()}return(0,V.jsx)(k,{open:!0,onClose:t,title:`${n.replace.title} ${e.sku}`,text:n.replace.text,children:(0,V.jsx)(A,{danger:!0,submitLabel:n.replace.submit,onCancel:t,onSubmit:({reason:e})=>a(String(e??``)),children:(0,V.jsx)(M,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})})})}function Te(e){let{order:t,search:n,onClose:r}=e;switch(n.dialog){case`refund`:return(0,V.jsx)(Ce,{order:t,onClose:r});case`cancel`:case`fail`:return(0,V.jsx)(Se,{kind:n.dialog,order:t,onClose:r});case`deliver`:return(0,V.jsx)(xe,{order:t,onClose:r});case`replace`:{let e=t.items.find(({id:e})=>e===n.item);return e?(0,V.jsx)(we,{item:e,onClose:r}):null}default:return null}}var q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ee=new q(`
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
    `),J={history:`_history_62jrt_2`,event:`_event_62jrt_27`,delivery:`_delivery_62jrt_36`,url:`_url_62jrt_45`,page:`_page_62jrt_48`,text:`_text_62jrt_52`,pages:`_pages_62jrt_57`};function Oe({order:e}){let t=p(b),i=r(`ORDERS_WRITE`),{mutateAsync:o}=u(De),[s,l]=(0,W.useState)([]),d=s.at(-1),{data:f,error:m,isPlaceholderData:h,refetch:g}=n(Ee,{number:e.number,...d&&{after:d}}),_=f?.orderByNumber?.id===e.id?f.orderByNumber.history:void 0;return(0,V.jsx)(C,{title:t.history,children:(0,V.jsxs)(`div`,{className:J.page,"aria-busy":h||!_&&!m,children:[i&&s.length===0&&(0,V.jsx)(ce,{onComment:(t,n)=>o({input:{orderId:e.id,text:t,idempotencyKey:n}})}),m&&(0,V.jsx)(c,{error:m,onRetry:()=>void g()}),!_&&!m&&(0,V.jsx)(le,{width:40}),(0,V.jsx)(`ol`,{className:J.history,children:_?.entries.map(e=>(0,V.jsx)(ke,{entry:e},e.id))}),(0,V.jsxs)(`div`,{className:J.pages,children:[s.length>0&&(0,V.jsx)(a,{size:`small`,onClick:()=>l(s.slice(0,-1)),children:t.newer}),_?.next&&(0,V.jsx)(a,{size:`small`,onClick:()=>l([...s,_.next]),children:t.older})]})]})})}function ke({entry:e}){let t=p(b),{actors:n}=p(o),r=p(se),{kind:i,actor:a,amount:c,text:l,event:u,createdAt:d}=e;return(0,V.jsxs)(`li`,{children:[(0,V.jsxs)(`p`,{className:J.event,children:[(0,V.jsxs)(`span`,{children:[(0,V.jsx)(`strong`,{children:u?r[u.type]:t.happened[i]}),c&&(0,V.jsxs)(V.Fragment,{children:[` `,(0,V.jsx)(T,{amount:c})]}),a&&` · ${a.name||n[a.kind]}`]}),(0,V.jsx)(`span`,{className:`muted`,children:(0,V.jsx)(E,{at:d})})]}),l&&(0,V.jsx)(`p`,{className:J.text,children:l}),u?.deliveries.map(e=>(0,V.jsxs)(`p`,{className:J.delivery,children:[(0,V.jsx)(s,{to:`/deliveries/$id`,params:{id:e.id},className:J.url,children:e.endpoint.url}),(0,V.jsx)(y,{kind:`delivery`,status:e.status}),t.attempts(e.attempts)]},e.id))]})}var Y={item:`_item_jikj3_2`,what:`_what_jikj3_12`,price:`_price_jikj3_20`,gone:`_gone_jikj3_23`,actions:`_actions_jikj3_36`,status:`_status_jikj3_49`},Ae={key:`_key_1kz58_2`},X=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation RevealLicense($input: LicenseInput!) {
  revealLicense(input: $input) {
    credentials
  }
}
    `),Z=60;function je({licenseId:e,sku:t}){let n=p(b),[r,o]=(0,W.useState)(null),[s,c]=(0,W.useState)(!1),l=(0,W.useCallback)(()=>o(null),[]),u=Me(r!==null,l);async function d(t){let{revealLicense:n}=await m(X,{input:{id:e,reason:t}});o(n.credentials),c(!1)}return r===null?(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(a,{size:`small`,icon:R,"aria-label":`${n.actions.reveal} ${t}`,onClick:()=>c(!0),children:n.actions.reveal}),(0,V.jsx)(k,{open:s,onClose:()=>c(!1),title:`${n.actions.reveal} ${t}`,text:n.reveal.audited,children:(0,V.jsx)(A,{submitLabel:n.actions.reveal,onCancel:()=>c(!1),onSubmit:({reason:e})=>d(String(e??``)),children:(0,V.jsx)(j,{name:`reason`,label:n.reasonLabel,hint:n.reveal.reasonHint,maxLength:500,autoFocus:!0})})})]}):(0,V.jsxs)(`div`,{className:Ae.key,children:[(0,V.jsx)(i,{text:r}),(0,V.jsx)(`span`,{className:`muted numeric`,"aria-hidden":`true`,children:n.reveal.hides(u)}),(0,V.jsx)(a,{size:`small`,look:`quiet`,icon:de,onClick:l,children:n.actions.hide})]})}function Me(e,t){let[n,r]=(0,W.useState)(Z);return(0,W.useEffect)(()=>{if(!e)return;r(Z);let n=Date.now()+Z*1e3,i=setInterval(()=>{let e=Math.ceil((n-Date.now())/1e3);e<=0?t():r(e)},500);return addEventListener(`pagehide`,t),()=>{clearInterval(i),removeEventListener(`pagehide`,t)}},[e,t]),n}function Ne({order:e,onOpen:t}){let n=p(b);return(0,V.jsx)(C,{title:n.items,flush:!0,children:(0,V.jsx)(`ul`,{children:e.items.map(e=>(0,V.jsx)(Pe,{item:e,onOpen:t},e.id))})})}function Pe(e){let{item:t,onOpen:n}=e,r=p(b),i=t.status===`REPLACED`||t.status===`REFUNDED`||t.status===`CANCELLED`;return(0,V.jsxs)(`li`,{className:Y.item,children:[(0,V.jsxs)(`div`,{className:Y.what,children:[(0,V.jsx)(`strong`,{className:i?Y.gone:void 0,children:t.productName}),(0,V.jsxs)(`span`,{className:`muted`,children:[(0,V.jsx)(`code`,{children:t.sku}),` · `,(0,V.jsx)(Fe,{item:t}),t.replacesId&&` · ${r.item.replaces}`]})]}),(0,V.jsx)(`div`,{className:Y.status,children:(0,V.jsx)(y,{kind:`item`,status:t.status})}),(0,V.jsx)(Ie,{item:t}),(0,V.jsxs)(`div`,{className:Y.actions,children:[t.licenseId&&G(t,`REVEAL`)&&(0,V.jsx)(je,{licenseId:t.licenseId,sku:t.sku}),G(t,`REPLACE`)&&(0,V.jsx)(a,{size:`small`,icon:B,"aria-label":`${r.actions.replace} ${t.sku}`,onClick:()=>n({dialog:`replace`,item:t.id}),children:r.actions.replace})]})]})}function Fe({item:e}){let t=p(b).item,n=P();return e.expiresAt?t.until(n.day(e.expiresAt)):e.durationDays>0?t.days(e.durationDays):t.forever}function Ie({item:e}){let t=p(b).item,n=P();return(0,V.jsxs)(`div`,{className:Y.price,children:[(0,V.jsx)(T,{amount:e.price}),e.appliedTier&&(0,V.jsxs)(`span`,{className:`muted`,children:[t.tier(e.appliedTier.name),`, `,t.base(n.money(e.basePrice))]})]})}function Le({order:e}){let t=p(b);return(0,V.jsx)(C,{title:t.payment,children:(0,V.jsx)(w,{facts:[{label:t.paid,value:(0,V.jsx)(T,{amount:e.total})},{label:t.refundedSoFar,value:(0,V.jsx)(T,{amount:e.refundedAmount})},{label:t.kept,value:(0,V.jsx)(`strong`,{children:(0,V.jsx)(T,{amount:ae(e.total,e.refundedAmount)})})}]})})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}};new Q(`
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
}`),$=t(`/signedIn/orders/$number`);function ze(){let t=p(b),{number:r}=$.useParams(),i=$.useSearch(),a=$.useNavigate(),{data:o,error:s,refetch:l}=n(Re,{number:r}),u=o?.orderByNumber?.number===r.toUpperCase()?o.orderByNumber:void 0;d(`ORDER`,u?[u.id]:[],()=>void e.invalidateQueries());let f={label:t.title,link:{to:`/orders`}},m=e=>void a({search:e,resetScroll:!1});return o?.orderByNumber===null?(0,V.jsx)(g,{}):u?(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(v,{title:u.number,parent:f,aside:(0,V.jsx)(y,{kind:`order`,status:u.status}),actions:(0,V.jsx)(fe,{order:u,onOpen:m})}),(0,V.jsx)(_,{main:(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(Ne,{order:u,onOpen:m}),(0,V.jsx)(Oe,{order:u})]}),side:(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(Le,{order:u}),(0,V.jsx)(he,{order:u})]})}),(0,V.jsx)(Te,{order:u,search:i,onClose:()=>void a({search:{},replace:!0,resetScroll:!1})})]}):(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(v,{title:r,parent:f}),s?(0,V.jsx)(c,{error:s,onRetry:()=>void l()}):(0,V.jsx)(ee,{})]})}export{ze as OrderPage};