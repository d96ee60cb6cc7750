import{E as e,Ut as t,Wt as n,g as r,kt as i,ln as a,nt as o}from"./index-B3ynZgST.js";import{J as s,O as c,d as l}from"./details-Ct0VRcUF.js";import{$t as u,t as d}from"./dialogs-DdXii78I.js";import{n as f,r as p}from"./OrderPage-Clvlv-yH.js";import{t as m}from"./TextArea-CFUtTwGG.js";import{H as h,s as g}from"./parts-BbalPxAe.js";import{n as _,t as v}from"./early-CfQr5XEC.js";var y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},b=new y(`
    mutation RefundOrder($input: RefundOrderInput!) {
  refundOrder(input: $input) {
    id
    status
    refundedAmount
  }
}
    `),x=new y(`
    mutation CancelOrder($input: CancelOrderInput!) {
  cancelOrder(input: $input) {
    id
    status
  }
}
    `),S=new y(`
    mutation FailOrder($input: FailOrderInput!) {
  failOrder(input: $input) {
    id
    status
  }
}
    `),C=new y(`
    mutation DeliverItems($input: DeliverItemsInput!) {
  deliverItems(input: $input) {
    id
    status
  }
}
    `),w=new y(`
    mutation ReplaceItem($input: ReplaceItemInput!) {
  replaceItem(input: $input) {
    id
    status
  }
}
    `),T=[`ORDERS_REFUND`],E=[`ORDERS_WRITE`],D=[`ORDERS_WRITE`],O=[`ORDERS_WRITE`],k=[`ORDERS_WRITE`];n();function A({order:n,onClose:o}){let s=e(f),m=c(),{mutateAsync:h}=i(C),g=n.items.filter(e=>p(e,`DELIVER`)),[_,v]=a(()=>new Set(g.map(({id:e})=>e)));async function y(){await h({input:{orderId:n.id,items:[..._],idempotencyKey:m}}),r(s.deliver.done(_.size)),o()}return t(d,{open:!0,onClose:o,title:s.deliver.title,text:s.deliver.text,children:t(u,{submitLabel:s.deliver.submit,disabled:_.size===0,onCancel:o,onSubmit:y,children:t(l,{label:s.items,options:g.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:_,onChange:v})})})}function j(n){let{kind:a,order:o,onClose:s}=n,l=e(f),p=c(),{mutateAsync:h}=i(x),{mutateAsync:g}=i(S);async function _(e){let t={id:o.id,reason:e,idempotencyKey:p};await(a===`cancel`?h({input:t}):g({input:t})),r(l[a].done(o.number)),s()}return t(d,{open:!0,onClose:s,title:l[a].title,text:l[a].text,children:t(u,{danger:!0,submitLabel:l[a].submit,onSubmit:({reason:e})=>_(String(e??``)),children:t(m,{name:`reason`,label:l.reasonLabel,hint:l.reasonHint,optional:!0,maxLength:500})})})}n();function M({order:n,onClose:o}){let y=e(f),x=h(),{refundable:S}=n,{limit:C}=S,w=c(),{mutateAsync:T}=i(b),E=n.items.filter(({id:e})=>S.items.includes(e)),D=n.status===`PENDING`&&p(n,`CANCEL`),[O,k]=a(()=>new Set(D?[]:E.map(({id:e})=>e))),A=E.filter(({id:e})=>O.has(e)),j=A.reduce((e,{price:t})=>v(e,t),`0.00`),M=C===null||_(j,C)<=0,N=A.length===E.length;async function P(e){await T({input:{id:n.id,reason:e,idempotencyKey:w,...!N&&{items:A.map(({id:e})=>e)}}}),r(y.refund.done(n.number)),o()}return t(d,{open:!0,onClose:o,title:y.refund.title,text:y.refund.text,children:t(u,{danger:!0,submitLabel:y.refund.submit(x.money(j)),disabled:A.length===0||!M||N&&D,onCancel:o,onSubmit:({reason:e})=>P(String(e??``)),children:[t(l,{label:y.refund.left(x.money(S.amount)),options:E.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:x.money(e.price)})),chosen:O,onChange:k}),t(s,{facts:[{label:y.refund.amount,value:t(g,{amount:j})},{label:y.refund.walletAfter,value:t(g,{amount:v(n.customer.walletBalance,j)})}]}),D&&t(`p`,{className:`muted`,children:y.refund.notAll}),C!==null&&t(`p`,{className:`muted`,children:[y.refund.limit(x.money(C)),!M&&` ${y.refund.over}`]}),t(m,{name:`reason`,label:y.reasonLabel,hint:y.reasonHint,optional:!0,maxLength:500})]})})}function N({item:n,onClose:a}){let o=e(f),s=c(),{mutateAsync:l}=i(w);async function p(e){await l({input:{itemId:n.id,reason:e,idempotencyKey:s}}),r(o.replace.done),a()}return t(d,{open:!0,onClose:a,title:`${o.replace.title} ${n.sku}`,text:o.replace.text,children:t(u,{danger:!0,submitLabel:o.replace.submit,onCancel:a,onSubmit:({reason:e})=>p(String(e??``)),children:t(m,{name:`reason`,label:o.reasonLabel,hint:o.reasonHint,optional:!0,maxLength:500})})})}var P={refund:T,cancel:E,fail:D,deliver:O,replace:k};function F(e){let{order:n,search:r,onClose:i}=e,a=o(r.dialog,P);switch(a){case`refund`:return t(M,{order:n,onClose:i});case`cancel`:case`fail`:return t(j,{kind:a,order:n,onClose:i});case`deliver`:return t(A,{order:n,onClose:i});case`replace`:{let e=n.items.find(({id:e})=>e===r.row);return e?t(N,{item:e,onClose:i}):null}default:return null}}export{F as OrderDialogs};