import{Lt as e,Rt as t,Tt as n,et as r,m as i,rn as a,w as o}from"./index-BzP1EClE.js";import{X as s,w as c}from"./details-6EBFLphC.js";import{t as l}from"./CheckList-s38GSopI.js";import{lt as u,rt as d,t as f}from"./dialogs-D67FP_ML.js";import{n as p}from"./OrderPage-BfvLKZRw.js";import{t as m}from"./orders-CiHxsn9t.js";import{P as h,p as g}from"./parts-DggjclEf.js";import{n as _,t as v}from"./early-CRuJpbae.js";var y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},b=new y(`
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
    `),T=[`ORDERS_REFUND`],E=[`ORDERS_WRITE`],D=[`ORDERS_WRITE`],O=[`ORDERS_WRITE`],k=[`ORDERS_WRITE`];t();function A({order:t,onClose:r}){let s=o(m),u=c(),{mutateAsync:h}=n(C),g=t.items.filter(e=>p(e,`DELIVER`)),[_,v]=a(()=>new Set(g.map(({id:e})=>e)));async function y(){await h({input:{orderId:t.id,items:[..._],idempotencyKey:u}}),i(s.deliver.done(_.size)),r()}return e(f,{open:!0,onClose:r,title:s.deliver.title,text:s.deliver.text,children:e(d,{submitLabel:s.deliver.submit,disabled:_.size===0,onCancel:r,onSubmit:y,children:e(l,{label:s.items,options:g.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:_,onChange:v})})})}function j(t){let{kind:r,order:a,onClose:s}=t,l=o(m),p=c(),{mutateAsync:h}=n(x),{mutateAsync:g}=n(S);async function _(e){let t={id:a.id,reason:e,idempotencyKey:p};await(r===`cancel`?h({input:t}):g({input:t})),i(l[r].done(a.number)),s()}return e(f,{open:!0,onClose:s,title:l[r].title,text:l[r].text,children:e(d,{danger:!0,submitLabel:l[r].submit,onSubmit:({reason:e})=>_(String(e??``)),children:e(u,{name:`reason`,label:l.reasonLabel,hint:l.reasonHint,optional:!0,maxLength:500})})})}t();function M({order:t,onClose:r}){let y=o(m),x=h(),{refundable:S}=t,{limit:C}=S,w=c(),{mutateAsync:T}=n(b),E=t.items.filter(({id:e})=>S.items.includes(e)),D=t.status===`PENDING`&&p(t,`CANCEL`),[O,k]=a(()=>new Set(D?[]:E.map(({id:e})=>e))),A=E.filter(({id:e})=>O.has(e)),j=A.reduce((e,{price:t})=>v(e,t),`0.00`),M=C===null||_(j,C)<=0,N=A.length===E.length;async function P(e){await T({input:{id:t.id,reason:e,idempotencyKey:w,...!N&&{items:A.map(({id:e})=>e)}}}),i(y.refund.done(t.number)),r()}return e(f,{open:!0,onClose:r,title:y.refund.title,text:y.refund.text,children:e(d,{danger:!0,submitLabel:y.refund.submit(x.money(j)),disabled:A.length===0||!M||N&&D,onCancel:r,onSubmit:({reason:e})=>P(String(e??``)),children:[e(l,{label:y.refund.left(x.money(S.amount)),options:E.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:x.money(e.price)})),chosen:O,onChange:k}),e(s,{facts:[{label:y.refund.amount,value:e(g,{amount:j})},{label:y.refund.walletAfter,value:e(g,{amount:v(t.customer.walletBalance,j)})}]}),D&&e(`p`,{className:`muted`,children:y.refund.notAll}),C!==null&&e(`p`,{className:`muted`,children:[y.refund.limit(x.money(C)),!M&&` ${y.refund.over}`]}),e(u,{name:`reason`,label:y.reasonLabel,hint:y.reasonHint,optional:!0,maxLength:500})]})})}function N({item:t,onClose:r}){let a=o(m),s=c(),{mutateAsync:l}=n(w);async function p(e){await l({input:{itemId:t.id,reason:e,idempotencyKey:s}}),i(a.replace.done),r()}return e(f,{open:!0,onClose:r,title:`${a.replace.title} ${t.sku}`,text:a.replace.text,children:e(d,{danger:!0,submitLabel:a.replace.submit,onCancel:r,onSubmit:({reason:e})=>p(String(e??``)),children:e(u,{name:`reason`,label:a.reasonLabel,hint:a.reasonHint,optional:!0,maxLength:500})})})}var P={refund:T,cancel:E,fail:D,deliver:O,replace:k};function F(t){let{order:n,search:i,onClose:a}=t,o=r(i.dialog,P);switch(o){case`refund`:return e(M,{order:n,onClose:a});case`cancel`:case`fail`:return e(j,{kind:o,order:n,onClose:a});case`deliver`:return e(A,{order:n,onClose:a});case`replace`:{let t=n.items.find(({id:e})=>e===i.item);return t?e(N,{item:t,onClose:a}):null}default:return null}}export{F as OrderDialogs};