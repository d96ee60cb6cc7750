import{$t as e,It as t,Q as n,bn as r,en as i,st as a,v as o}from"./index-jHT1tkCe.js";import{G as s,s as c,x as l}from"./parts-C1VRNkno.js";import{K as u,b as d,c as f}from"./details-Cmv5GQaD.js";import{en as p,n as m}from"./dialogs-DWt2_yZc.js";import{n as h,r as g}from"./OrderPage-By1pe-w4.js";import{t as _}from"./TextArea-CDEUbJOw.js";import{St as v,n as y,t as b}from"./early-JhwasVCb.js";var x=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},S=new x(`
    mutation RefundOrder($input: RefundOrderInput!) {
  refundOrder(input: $input) {
    id
    status
    refundedAmount
  }
}
    `),C=new x(`
    mutation CancelOrder($input: CancelOrderInput!) {
  cancelOrder(input: $input) {
    id
    status
  }
}
    `),w=new x(`
    mutation FailOrder($input: FailOrderInput!) {
  failOrder(input: $input) {
    id
    status
  }
}
    `),T=new x(`
    mutation DeliverItems($input: DeliverItemsInput!) {
  deliverItems(input: $input) {
    id
    status
  }
}
    `),E=new x(`
    mutation ReplaceItem($input: ReplaceItemInput!) {
  replaceItem(input: $input) {
    id
    status
  }
}
    `),D=[`ORDERS_REFUND`],O=[`ORDERS_WRITE`],k=[`ORDERS_WRITE`],A=[`ORDERS_WRITE`],j=[`ORDERS_WRITE`];i();function M({order:i,onClose:a}){let s=n(h),c=d(),{mutateAsync:l}=t(T),u=i.items.filter(e=>g(e,`DELIVER`)),[_,v]=r(()=>new Set(u.map(({id:e})=>e)));async function y(){await l({input:{orderId:i.id,items:[..._],idempotencyKey:c}}),o(s.deliver.done(_.size)),a()}return e(m,{open:!0,onClose:a,title:s.deliver.title,text:s.deliver.text,children:e(p,{submitLabel:s.deliver.submit,disabled:_.size===0,onCancel:a,onSubmit:y,children:e(f,{label:s.items,options:u.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:_,onChange:v})})})}function N(r){let{kind:i,order:a,onClose:s}=r,c=n(h),l=d(),{mutateAsync:u}=t(C),{mutateAsync:f}=t(w);async function g(e){let t={id:a.id,reason:e,idempotencyKey:l};await(i===`cancel`?u({input:t}):f({input:t})),o(c[i].done(a.number)),s()}return e(m,{open:!0,onClose:s,title:c[i].title(a.number),text:c[i].text,children:e(p,{danger:!0,submitLabel:c[i].submit,onSubmit:({reason:e})=>g(String(e??``)),children:e(_,{name:`reason`,label:c.reasonLabel,hint:c.reasonHint,optional:!0,maxLength:500})})})}i();function P({current:i,onClose:a}){let l=n(h),x=s(),[C,w]=r(null),T=C??i,{refundable:E}=T,{limit:D}=E,O=d(),{mutateAsync:k}=t(S),A=T.items.filter(({id:e})=>E.items.includes(e)),j=T.status===`PENDING`&&g(T,`CANCEL`),[M,N]=r(()=>new Set(j?[]:A.map(({id:e})=>e))),P=A.filter(({id:e})=>M.has(e)),F=P.reduce((e,{price:t})=>b(e,t),`0.00`),I=D===null||y(F,D)<=0,L=P.length===A.length;async function R(e){w(T);try{await k({input:{id:T.id,expectedAmount:F,reason:e,idempotencyKey:O,...!L&&{items:P.map(({id:e})=>e)}}})}catch(e){throw v(e)||w(null),e}o(l.refund.done(T.number)),a()}return e(m,{open:!0,onClose:a,title:l.refund.title(T.number),text:l.refund.text,children:e(p,{danger:!0,submitLabel:l.refund.submit(x.money(F)),disabled:P.length===0||!I||L&&j,onCancel:a,onSubmit:({reason:e})=>R(String(e??``)),children:[e(f,{label:l.refund.left(x.money(E.amount)),options:A.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:x.money(e.price)})),chosen:M,onChange:N}),e(u,{facts:[{label:l.refund.amount,value:e(c,{amount:F})},{label:l.refund.walletAfter,value:e(c,{amount:b(T.customer.walletBalance,F)})}]}),j&&e(`p`,{className:`muted`,children:l.refund.notAll}),D!==null&&e(`p`,{className:`muted`,children:[l.refund.limit(x.money(D)),!I&&` ${l.refund.over}`]}),e(_,{name:`reason`,label:l.reasonLabel,hint:l.reasonHint,optional:!0,maxLength:500})]})})}function F({item:r,onClose:i}){let a=n(h),s=d(),{mutateAsync:c}=t(E);async function l(e){await c({input:{itemId:r.id,reason:e,idempotencyKey:s}}),o(a.replace.done),i()}return e(m,{open:!0,onClose:i,title:`${a.replace.title} ${r.sku}`,text:a.replace.text,children:e(p,{danger:!0,submitLabel:a.replace.submit,onCancel:i,onSubmit:({reason:e})=>l(String(e??``)),children:e(_,{name:`reason`,label:a.reasonLabel,hint:a.reasonHint,optional:!0,maxLength:500})})})}var I={refund:D,cancel:O,fail:k,deliver:A,replace:j};function L(t){let{search:n,onClose:r}=t,i=a(n.dialog,I),o=l(n,t.order);if(!o)return null;switch(i){case`refund`:return e(P,{current:t.order,onClose:r});case`cancel`:case`fail`:return e(N,{kind:i,order:o,onClose:r});case`deliver`:return e(M,{order:o,onClose:r});case`replace`:{let t=o.items.find(({id:e})=>e===n.row);return t?e(F,{item:t,onClose:r},t.id):null}default:return null}}export{L as OrderDialogs};