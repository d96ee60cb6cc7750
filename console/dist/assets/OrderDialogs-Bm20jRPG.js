import{At as e,Yt as t,kt as n,s as r,vt as i,y as a}from"./index-DYcuAoF6.js";import{G as o,b as s}from"./details-DyJtnXNU.js";import{t as c}from"./CheckList-vdDVi5Zq.js";import{lt as l,rt as u,t as d}from"./dialogs-nSjOBcUc.js";import{n as f}from"./OrderPage-CZ9hJO0p.js";import{t as p}from"./orders-DGPMyJ6G.js";import{M as m,d as h}from"./parts-C0Z_Ugd4.js";import{n as g,t as _}from"./early-NQvuXKrB.js";e();var v=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},y=new v(`
    mutation RefundOrder($input: RefundOrderInput!) {
  refundOrder(input: $input) {
    id
    status
    refundedAmount
  }
}
    `),b=new v(`
    mutation CancelOrder($input: CancelOrderInput!) {
  cancelOrder(input: $input) {
    id
    status
  }
}
    `),x=new v(`
    mutation FailOrder($input: FailOrderInput!) {
  failOrder(input: $input) {
    id
    status
  }
}
    `),S=new v(`
    mutation DeliverItems($input: DeliverItemsInput!) {
  deliverItems(input: $input) {
    id
    status
  }
}
    `),C=new v(`
    mutation ReplaceItem($input: ReplaceItemInput!) {
  replaceItem(input: $input) {
    id
    status
  }
}
    `);function w({order:e,onClose:o}){let l=a(p),m=s(),{mutateAsync:h}=i(S),g=e.items.filter(e=>f(e,`DELIVER`)),[_,v]=t(()=>new Set(g.map(({id:e})=>e)));async function y(){await h({input:{orderId:e.id,items:[..._],idempotencyKey:m}}),r(l.deliver.done(_.size)),o()}return n(d,{open:!0,onClose:o,title:l.deliver.title,text:l.deliver.text,children:n(u,{submitLabel:l.deliver.submit,disabled:_.size===0,onCancel:o,onSubmit:y,children:n(c,{label:l.items,options:g.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:_,onChange:v})})})}function T(e){let{kind:t,order:o,onClose:c}=e,f=a(p),m=s(),{mutateAsync:h}=i(b),{mutateAsync:g}=i(x);async function _(e){let n={id:o.id,reason:e,idempotencyKey:m};await(t===`cancel`?h({input:n}):g({input:n})),r(f[t].done(o.number)),c()}return n(d,{open:!0,onClose:c,title:f[t].title,text:f[t].text,children:n(u,{danger:!0,submitLabel:f[t].submit,onSubmit:({reason:e})=>_(String(e??``)),children:n(l,{name:`reason`,label:f.reasonLabel,hint:f.reasonHint,optional:!0,maxLength:500})})})}e();function E({order:e,onClose:f}){let v=a(p),b=m(),{refundable:x}=e,{limit:S}=x,C=s(),{mutateAsync:w}=i(y),T=e.items.filter(({id:e})=>x.items.includes(e)),[E,D]=t(()=>new Set(T.map(({id:e})=>e))),O=T.filter(({id:e})=>E.has(e)),k=O.reduce((e,{price:t})=>_(e,t),`0.00`),A=S===null||g(k,S)<=0;async function j(t){let n=O.length===T.length;await w({input:{id:e.id,reason:t,idempotencyKey:C,...!n&&{items:O.map(({id:e})=>e)}}}),r(v.refund.done(e.number)),f()}return n(d,{open:!0,onClose:f,title:v.refund.title,text:v.refund.text,children:n(u,{danger:!0,submitLabel:v.refund.submit(b.money(k)),disabled:O.length===0||!A,onCancel:f,onSubmit:({reason:e})=>j(String(e??``)),children:[n(c,{label:v.refund.left(b.money(x.amount)),options:T.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:b.money(e.price)})),chosen:E,onChange:D}),n(o,{facts:[{label:v.refund.amount,value:n(h,{amount:k})},{label:v.refund.walletAfter,value:n(h,{amount:_(e.customer.walletBalance,k)})}]}),S!==null&&n(`p`,{className:`muted`,children:[v.refund.limit(b.money(S)),!A&&` ${v.refund.over}`]}),n(l,{name:`reason`,label:v.reasonLabel,hint:v.reasonHint,optional:!0,maxLength:500})]})})}function D({item:e,onClose:t}){let o=a(p),c=s(),{mutateAsync:f}=i(C);async function m(n){await f({input:{itemId:e.id,reason:n,idempotencyKey:c}}),r(o.replace.done),t()}return n(d,{open:!0,onClose:t,title:`${o.replace.title} ${e.sku}`,text:o.replace.text,children:n(u,{danger:!0,submitLabel:o.replace.submit,onCancel:t,onSubmit:({reason:e})=>m(String(e??``)),children:n(l,{name:`reason`,label:o.reasonLabel,hint:o.reasonHint,optional:!0,maxLength:500})})})}function O(e){let{order:t,search:r,onClose:i}=e;switch(r.dialog){case`refund`:return n(E,{order:t,onClose:i});case`cancel`:case`fail`:return n(T,{kind:r.dialog,order:t,onClose:i});case`deliver`:return n(w,{order:t,onClose:i});case`replace`:{let e=t.items.find(({id:e})=>e===r.item);return e?n(D,{item:e,onClose:i}):null}default:return null}}export{O as OrderDialogs};