import{Mt as e,Zt as t,bt as n,jt as r,m as i,x as a}from"./index-pEbad9IO.js";import{G as o,b as s}from"./details-CxT677om.js";import{t as c}from"./CheckList-C8-Be-zY.js";import{lt as l,rt as u,t as d}from"./dialogs-Fvos1y_P.js";import{n as f}from"./OrderPage-ChyqadDo.js";import{t as p}from"./orders-DWHuYll0.js";import{N as m,f as h}from"./parts-CwdO98Ky.js";import{n as g,t as _}from"./early-B5IRyXOX.js";e();var v=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},y=new v(`
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
    `);function w({order:e,onClose:o}){let l=a(p),m=s(),{mutateAsync:h}=n(S),g=e.items.filter(e=>f(e,`DELIVER`)),[_,v]=t(()=>new Set(g.map(({id:e})=>e)));async function y(){await h({input:{orderId:e.id,items:[..._],idempotencyKey:m}}),i(l.deliver.done(_.size)),o()}return r(d,{open:!0,onClose:o,title:l.deliver.title,text:l.deliver.text,children:r(u,{submitLabel:l.deliver.submit,disabled:_.size===0,onCancel:o,onSubmit:y,children:r(c,{label:l.items,options:g.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:_,onChange:v})})})}function T(e){let{kind:t,order:o,onClose:c}=e,f=a(p),m=s(),{mutateAsync:h}=n(b),{mutateAsync:g}=n(x);async function _(e){let n={id:o.id,reason:e,idempotencyKey:m};await(t===`cancel`?h({input:n}):g({input:n})),i(f[t].done(o.number)),c()}return r(d,{open:!0,onClose:c,title:f[t].title,text:f[t].text,children:r(u,{danger:!0,submitLabel:f[t].submit,onSubmit:({reason:e})=>_(String(e??``)),children:r(l,{name:`reason`,label:f.reasonLabel,hint:f.reasonHint,optional:!0,maxLength:500})})})}e();function E({order:e,onClose:f}){let v=a(p),b=m(),{refundable:x}=e,{limit:S}=x,C=s(),{mutateAsync:w}=n(y),T=e.items.filter(({id:e})=>x.items.includes(e)),[E,D]=t(()=>new Set(T.map(({id:e})=>e))),O=T.filter(({id:e})=>E.has(e)),k=O.reduce((e,{price:t})=>_(e,t),`0.00`),A=S===null||g(k,S)<=0;async function j(t){let n=O.length===T.length;await w({input:{id:e.id,reason:t,idempotencyKey:C,...!n&&{items:O.map(({id:e})=>e)}}}),i(v.refund.done(e.number)),f()}return r(d,{open:!0,onClose:f,title:v.refund.title,text:v.refund.text,children:r(u,{danger:!0,submitLabel:v.refund.submit(b.money(k)),disabled:O.length===0||!A,onCancel:f,onSubmit:({reason:e})=>j(String(e??``)),children:[r(c,{label:v.refund.left(b.money(x.amount)),options:T.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:b.money(e.price)})),chosen:E,onChange:D}),r(o,{facts:[{label:v.refund.amount,value:r(h,{amount:k})},{label:v.refund.walletAfter,value:r(h,{amount:_(e.customer.walletBalance,k)})}]}),S!==null&&r(`p`,{className:`muted`,children:[v.refund.limit(b.money(S)),!A&&` ${v.refund.over}`]}),r(l,{name:`reason`,label:v.reasonLabel,hint:v.reasonHint,optional:!0,maxLength:500})]})})}function D({item:e,onClose:t}){let o=a(p),c=s(),{mutateAsync:f}=n(C);async function m(n){await f({input:{itemId:e.id,reason:n,idempotencyKey:c}}),i(o.replace.done),t()}return r(d,{open:!0,onClose:t,title:`${o.replace.title} ${e.sku}`,text:o.replace.text,children:r(u,{danger:!0,submitLabel:o.replace.submit,onCancel:t,onSubmit:({reason:e})=>m(String(e??``)),children:r(l,{name:`reason`,label:o.reasonLabel,hint:o.reasonHint,optional:!0,maxLength:500})})})}function O(e){let{order:t,search:n,onClose:i}=e;switch(n.dialog){case`refund`:return r(E,{order:t,onClose:i});case`cancel`:case`fail`:return r(T,{kind:n.dialog,order:t,onClose:i});case`deliver`:return r(w,{order:t,onClose:i});case`replace`:{let e=t.items.find(({id:e})=>e===n.item);return e?r(D,{item:e,onClose:i}):null}default:return null}}export{O as OrderDialogs};