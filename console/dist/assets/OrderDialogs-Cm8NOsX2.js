import{Bt as e,Et as t,an as n,et as r,m as i,w as a,zt as o}from"./index-Ci1AkQWy.js";import{U as s,u as c,w as l}from"./details-DXdyoKLk.js";import{$t as u,t as d}from"./dialogs-DjYVxy_K.js";import{n as f}from"./OrderPage-Ca7kh-hh.js";import{t as p}from"./orders-C7FpeYWE.js";import{t as m}from"./TextArea-DtVGeL0U.js";import{d as h,z as g}from"./parts-DYi6Y7YZ.js";import{n as _,t as v}from"./early-CY4GmciT.js";var y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},b=new y(`
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
    `),T=[`ORDERS_REFUND`],E=[`ORDERS_WRITE`],D=[`ORDERS_WRITE`],O=[`ORDERS_WRITE`],k=[`ORDERS_WRITE`];e();function A({order:e,onClose:r}){let s=a(p),m=l(),{mutateAsync:h}=t(C),g=e.items.filter(e=>f(e,`DELIVER`)),[_,v]=n(()=>new Set(g.map(({id:e})=>e)));async function y(){await h({input:{orderId:e.id,items:[..._],idempotencyKey:m}}),i(s.deliver.done(_.size)),r()}return o(d,{open:!0,onClose:r,title:s.deliver.title,text:s.deliver.text,children:o(u,{submitLabel:s.deliver.submit,disabled:_.size===0,onCancel:r,onSubmit:y,children:o(c,{label:s.items,options:g.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:_,onChange:v})})})}function j(e){let{kind:n,order:r,onClose:s}=e,c=a(p),f=l(),{mutateAsync:h}=t(x),{mutateAsync:g}=t(S);async function _(e){let t={id:r.id,reason:e,idempotencyKey:f};await(n===`cancel`?h({input:t}):g({input:t})),i(c[n].done(r.number)),s()}return o(d,{open:!0,onClose:s,title:c[n].title,text:c[n].text,children:o(u,{danger:!0,submitLabel:c[n].submit,onSubmit:({reason:e})=>_(String(e??``)),children:o(m,{name:`reason`,label:c.reasonLabel,hint:c.reasonHint,optional:!0,maxLength:500})})})}e();function M({order:e,onClose:r}){let y=a(p),x=g(),{refundable:S}=e,{limit:C}=S,w=l(),{mutateAsync:T}=t(b),E=e.items.filter(({id:e})=>S.items.includes(e)),D=e.status===`PENDING`&&f(e,`CANCEL`),[O,k]=n(()=>new Set(D?[]:E.map(({id:e})=>e))),A=E.filter(({id:e})=>O.has(e)),j=A.reduce((e,{price:t})=>v(e,t),`0.00`),M=C===null||_(j,C)<=0,N=A.length===E.length;async function P(t){await T({input:{id:e.id,reason:t,idempotencyKey:w,...!N&&{items:A.map(({id:e})=>e)}}}),i(y.refund.done(e.number)),r()}return o(d,{open:!0,onClose:r,title:y.refund.title,text:y.refund.text,children:o(u,{danger:!0,submitLabel:y.refund.submit(x.money(j)),disabled:A.length===0||!M||N&&D,onCancel:r,onSubmit:({reason:e})=>P(String(e??``)),children:[o(c,{label:y.refund.left(x.money(S.amount)),options:E.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:x.money(e.price)})),chosen:O,onChange:k}),o(s,{facts:[{label:y.refund.amount,value:o(h,{amount:j})},{label:y.refund.walletAfter,value:o(h,{amount:v(e.customer.walletBalance,j)})}]}),D&&o(`p`,{className:`muted`,children:y.refund.notAll}),C!==null&&o(`p`,{className:`muted`,children:[y.refund.limit(x.money(C)),!M&&` ${y.refund.over}`]}),o(m,{name:`reason`,label:y.reasonLabel,hint:y.reasonHint,optional:!0,maxLength:500})]})})}function N({item:e,onClose:n}){let r=a(p),s=l(),{mutateAsync:c}=t(w);async function f(t){await c({input:{itemId:e.id,reason:t,idempotencyKey:s}}),i(r.replace.done),n()}return o(d,{open:!0,onClose:n,title:`${r.replace.title} ${e.sku}`,text:r.replace.text,children:o(u,{danger:!0,submitLabel:r.replace.submit,onCancel:n,onSubmit:({reason:e})=>f(String(e??``)),children:o(m,{name:`reason`,label:r.reasonLabel,hint:r.reasonHint,optional:!0,maxLength:500})})})}var P={refund:T,cancel:E,fail:D,deliver:O,replace:k};function F(e){let{order:t,search:n,onClose:i}=e,a=r(n.dialog,P);switch(a){case`refund`:return o(M,{order:t,onClose:i});case`cancel`:case`fail`:return o(j,{kind:a,order:t,onClose:i});case`deliver`:return o(A,{order:t,onClose:i});case`replace`:{let e=t.items.find(({id:e})=>e===n.row);return e?o(N,{item:e,onClose:i}):null}default:return null}}export{F as OrderDialogs};