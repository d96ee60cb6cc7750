import{Dt as e,Ht as t,Vt as n,et as r,m as i,sn as a,w as o}from"./index-0TGHxELl.js";import{J as s,T as c,d as l}from"./details-DW0RqXrY.js";import{$t as u,t as d}from"./dialogs-dPXu_urE.js";import{n as f,r as p}from"./OrderPage-DmkAaTdq.js";import{t as m}from"./TextArea-B6xizOBD.js";import{H as h,s as g}from"./parts-B7sQsaSu.js";import{n as _,t as v}from"./early-Dvks-6GI.js";var y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},b=new y(`
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
    `),T=[`ORDERS_REFUND`],E=[`ORDERS_WRITE`],D=[`ORDERS_WRITE`],O=[`ORDERS_WRITE`],k=[`ORDERS_WRITE`];t();function A({order:t,onClose:r}){let s=o(f),m=c(),{mutateAsync:h}=e(C),g=t.items.filter(e=>p(e,`DELIVER`)),[_,v]=a(()=>new Set(g.map(({id:e})=>e)));async function y(){await h({input:{orderId:t.id,items:[..._],idempotencyKey:m}}),i(s.deliver.done(_.size)),r()}return n(d,{open:!0,onClose:r,title:s.deliver.title,text:s.deliver.text,children:n(u,{submitLabel:s.deliver.submit,disabled:_.size===0,onCancel:r,onSubmit:y,children:n(l,{label:s.items,options:g.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:_,onChange:v})})})}function j(t){let{kind:r,order:a,onClose:s}=t,l=o(f),p=c(),{mutateAsync:h}=e(x),{mutateAsync:g}=e(S);async function _(e){let t={id:a.id,reason:e,idempotencyKey:p};await(r===`cancel`?h({input:t}):g({input:t})),i(l[r].done(a.number)),s()}return n(d,{open:!0,onClose:s,title:l[r].title,text:l[r].text,children:n(u,{danger:!0,submitLabel:l[r].submit,onSubmit:({reason:e})=>_(String(e??``)),children:n(m,{name:`reason`,label:l.reasonLabel,hint:l.reasonHint,optional:!0,maxLength:500})})})}t();function M({order:t,onClose:r}){let y=o(f),x=h(),{refundable:S}=t,{limit:C}=S,w=c(),{mutateAsync:T}=e(b),E=t.items.filter(({id:e})=>S.items.includes(e)),D=t.status===`PENDING`&&p(t,`CANCEL`),[O,k]=a(()=>new Set(D?[]:E.map(({id:e})=>e))),A=E.filter(({id:e})=>O.has(e)),j=A.reduce((e,{price:t})=>v(e,t),`0.00`),M=C===null||_(j,C)<=0,N=A.length===E.length;async function P(e){await T({input:{id:t.id,reason:e,idempotencyKey:w,...!N&&{items:A.map(({id:e})=>e)}}}),i(y.refund.done(t.number)),r()}return n(d,{open:!0,onClose:r,title:y.refund.title,text:y.refund.text,children:n(u,{danger:!0,submitLabel:y.refund.submit(x.money(j)),disabled:A.length===0||!M||N&&D,onCancel:r,onSubmit:({reason:e})=>P(String(e??``)),children:[n(l,{label:y.refund.left(x.money(S.amount)),options:E.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:x.money(e.price)})),chosen:O,onChange:k}),n(s,{facts:[{label:y.refund.amount,value:n(g,{amount:j})},{label:y.refund.walletAfter,value:n(g,{amount:v(t.customer.walletBalance,j)})}]}),D&&n(`p`,{className:`muted`,children:y.refund.notAll}),C!==null&&n(`p`,{className:`muted`,children:[y.refund.limit(x.money(C)),!M&&` ${y.refund.over}`]}),n(m,{name:`reason`,label:y.reasonLabel,hint:y.reasonHint,optional:!0,maxLength:500})]})})}function N({item:t,onClose:r}){let a=o(f),s=c(),{mutateAsync:l}=e(w);async function p(e){await l({input:{itemId:t.id,reason:e,idempotencyKey:s}}),i(a.replace.done),r()}return n(d,{open:!0,onClose:r,title:`${a.replace.title} ${t.sku}`,text:a.replace.text,children:n(u,{danger:!0,submitLabel:a.replace.submit,onCancel:r,onSubmit:({reason:e})=>p(String(e??``)),children:n(m,{name:`reason`,label:a.reasonLabel,hint:a.reasonHint,optional:!0,maxLength:500})})})}var P={refund:T,cancel:E,fail:D,deliver:O,replace:k};function F(e){let{order:t,search:i,onClose:a}=e,o=r(i.dialog,P);switch(o){case`refund`:return n(M,{order:t,onClose:a});case`cancel`:case`fail`:return n(j,{kind:o,order:t,onClose:a});case`deliver`:return n(A,{order:t,onClose:a});case`replace`:{let e=t.items.find(({id:e})=>e===i.row);return e?n(N,{item:e,onClose:a}):null}default:return null}}export{F as OrderDialogs};