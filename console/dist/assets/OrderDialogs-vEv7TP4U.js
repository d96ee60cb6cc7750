import{At as e,Xt as t,b as n,jt as r,s as i,yt as a}from"./index-Cp0A1w_e.js";import{G as o,b as s}from"./details-CkmDreeo.js";import{t as c}from"./CheckList-DKIdw9BU.js";import{lt as l,rt as u,t as d}from"./dialogs-CP97bDVo.js";import{n as f}from"./OrderPage-C5tuVVzj.js";import{t as p}from"./orders-CixqqBUT.js";import{M as m,d as h}from"./parts-mq6H3t82.js";import{n as g,t as _}from"./early-TkO9i4Wa.js";r();var v=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},y=new v(`
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
    `);function w({order:r,onClose:o}){let l=n(p),m=s(),{mutateAsync:h}=a(S),g=r.items.filter(e=>f(e,`DELIVER`)),[_,v]=t(()=>new Set(g.map(({id:e})=>e)));async function y(){await h({input:{orderId:r.id,items:[..._],idempotencyKey:m}}),i(l.deliver.done(_.size)),o()}return e(d,{open:!0,onClose:o,title:l.deliver.title,text:l.deliver.text,children:e(u,{submitLabel:l.deliver.submit,disabled:_.size===0,onCancel:o,onSubmit:y,children:e(c,{label:l.items,options:g.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:_,onChange:v})})})}function T(t){let{kind:r,order:o,onClose:c}=t,f=n(p),m=s(),{mutateAsync:h}=a(b),{mutateAsync:g}=a(x);async function _(e){let t={id:o.id,reason:e,idempotencyKey:m};await(r===`cancel`?h({input:t}):g({input:t})),i(f[r].done(o.number)),c()}return e(d,{open:!0,onClose:c,title:f[r].title,text:f[r].text,children:e(u,{danger:!0,submitLabel:f[r].submit,onSubmit:({reason:e})=>_(String(e??``)),children:e(l,{name:`reason`,label:f.reasonLabel,hint:f.reasonHint,optional:!0,maxLength:500})})})}r();function E({order:r,onClose:f}){let v=n(p),b=m(),{refundable:x}=r,{limit:S}=x,C=s(),{mutateAsync:w}=a(y),T=r.items.filter(({id:e})=>x.items.includes(e)),[E,D]=t(()=>new Set(T.map(({id:e})=>e))),O=T.filter(({id:e})=>E.has(e)),k=O.reduce((e,{price:t})=>_(e,t),`0.00`),A=S===null||g(k,S)<=0;async function j(e){let t=O.length===T.length;await w({input:{id:r.id,reason:e,idempotencyKey:C,...!t&&{items:O.map(({id:e})=>e)}}}),i(v.refund.done(r.number)),f()}return e(d,{open:!0,onClose:f,title:v.refund.title,text:v.refund.text,children:e(u,{danger:!0,submitLabel:v.refund.submit(b.money(k)),disabled:O.length===0||!A,onCancel:f,onSubmit:({reason:e})=>j(String(e??``)),children:[e(c,{label:v.refund.left(b.money(x.amount)),options:T.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:b.money(e.price)})),chosen:E,onChange:D}),e(o,{facts:[{label:v.refund.amount,value:e(h,{amount:k})},{label:v.refund.walletAfter,value:e(h,{amount:_(r.customer.walletBalance,k)})}]}),S!==null&&e(`p`,{className:`muted`,children:[v.refund.limit(b.money(S)),!A&&` ${v.refund.over}`]}),e(l,{name:`reason`,label:v.reasonLabel,hint:v.reasonHint,optional:!0,maxLength:500})]})})}function D({item:t,onClose:r}){let o=n(p),c=s(),{mutateAsync:f}=a(C);async function m(e){await f({input:{itemId:t.id,reason:e,idempotencyKey:c}}),i(o.replace.done),r()}return e(d,{open:!0,onClose:r,title:`${o.replace.title} ${t.sku}`,text:o.replace.text,children:e(u,{danger:!0,submitLabel:o.replace.submit,onCancel:r,onSubmit:({reason:e})=>m(String(e??``)),children:e(l,{name:`reason`,label:o.reasonLabel,hint:o.reasonHint,optional:!0,maxLength:500})})})}function O(t){let{order:n,search:r,onClose:i}=t;switch(r.dialog){case`refund`:return e(E,{order:n,onClose:i});case`cancel`:case`fail`:return e(T,{kind:r.dialog,order:n,onClose:i});case`deliver`:return e(w,{order:n,onClose:i});case`replace`:{let t=n.items.find(({id:e})=>e===r.item);return t?e(D,{item:t,onClose:i}):null}default:return null}}export{O as OrderDialogs};