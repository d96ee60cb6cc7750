import{Cn as e,Q as t,Rt as n,nn as r,rn as i,st as a,v as o}from"./index-C9yKQMVY.js";import{K as s,S as c,s as l}from"./parts-Dc7j7dfl.js";import{$ as u,c as d,y as f}from"./details-b1WNBkF9.js";import{en as p,n as m}from"./dialogs-rcHiez_5.js";import{n as h,r as g}from"./OrderPage-DvKNTW-7.js";import{t as _}from"./TextArea-BDIRCbse.js";import{Ct as v,n as y,t as b}from"./early-grBt5JFH.js";var x=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},S=new x(`
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
    `),D=[`ORDERS_REFUND`],O=[`ORDERS_WRITE`],k=[`ORDERS_WRITE`],A=[`ORDERS_WRITE`],j=[`ORDERS_WRITE`];i();function M({order:i,onClose:a}){let s=t(h),c=f(),{mutateAsync:l}=n(T),u=i.items.filter(e=>g(e,`DELIVER`)),[_,v]=e(()=>new Set(u.map(({id:e})=>e)));async function y(){await l({input:{orderId:i.id,items:[..._],idempotencyKey:c}}),o(s.deliver.done(_.size)),a()}return r(m,{open:!0,onClose:a,title:s.deliver.title,text:s.deliver.text,children:r(p,{submitLabel:s.deliver.submit,disabled:_.size===0,onCancel:a,onSubmit:y,children:r(d,{label:s.items,options:u.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:_,onChange:v})})})}function N(e){let{kind:i,order:a,onClose:s}=e,c=t(h),l=f(),{mutateAsync:u}=n(C),{mutateAsync:d}=n(w);async function g(e){let t={id:a.id,reason:e,idempotencyKey:l};await(i===`cancel`?u({input:t}):d({input:t})),o(c[i].done(a.number)),s()}return r(m,{open:!0,onClose:s,title:c[i].title(a.number),text:c[i].text,children:r(p,{danger:!0,submitLabel:c[i].submit,onSubmit:({reason:e})=>g(String(e??``)),children:r(_,{name:`reason`,label:c.reasonLabel,hint:c.reasonHint,optional:!0,maxLength:500})})})}i();function P({current:i,onClose:a}){let c=t(h),x=s(),[C,w]=e(null),T=C??i,{refundable:E}=T,{limit:D}=E,O=f(),{mutateAsync:k}=n(S),A=T.items.filter(({id:e})=>E.items.includes(e)),j=T.status===`PENDING`&&g(T,`CANCEL`),[M,N]=e(()=>new Set(j?[]:A.map(({id:e})=>e))),P=A.filter(({id:e})=>M.has(e)),F=P.reduce((e,{price:t})=>b(e,t),`0.00`),I=D===null||y(F,D)<=0,L=P.length===A.length;async function R(e){w(T);try{await k({input:{id:T.id,expectedAmount:F,reason:e,idempotencyKey:O,...!L&&{items:P.map(({id:e})=>e)}}})}catch(e){throw v(e)||w(null),e}o(c.refund.done(T.number)),a()}return r(m,{open:!0,onClose:a,title:c.refund.title(T.number),text:c.refund.text,children:r(p,{danger:!0,submitLabel:c.refund.submit(x.money(F)),disabled:P.length===0||!I||L&&j,onCancel:a,onSubmit:({reason:e})=>R(String(e??``)),children:[r(d,{label:c.refund.left(x.money(E.amount)),options:A.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:x.money(e.price)})),chosen:M,onChange:N}),r(u,{facts:[{label:c.refund.amount,value:r(l,{amount:F})},{label:c.refund.walletAfter,value:r(l,{amount:b(T.customer.walletBalance,F)})}]}),j&&r(`p`,{className:`muted`,children:c.refund.notAll}),D!==null&&r(`p`,{className:`muted`,children:[c.refund.limit(x.money(D)),!I&&` ${c.refund.over}`]}),r(_,{name:`reason`,label:c.reasonLabel,hint:c.reasonHint,optional:!0,maxLength:500})]})})}function F({item:e,onClose:i}){let a=t(h),s=f(),{mutateAsync:c}=n(E);async function l(t){await c({input:{itemId:e.id,reason:t,idempotencyKey:s}}),o(a.replace.done),i()}return r(m,{open:!0,onClose:i,title:`${a.replace.title} ${e.sku}`,text:a.replace.text,children:r(p,{danger:!0,submitLabel:a.replace.submit,onCancel:i,onSubmit:({reason:e})=>l(String(e??``)),children:r(_,{name:`reason`,label:a.reasonLabel,hint:a.reasonHint,optional:!0,maxLength:500})})})}var I={refund:D,cancel:O,fail:k,deliver:A,replace:j};function L(e){let{search:t,onClose:n}=e,i=a(t.dialog,I),o=c(t,e.order);if(!o)return null;switch(i){case`refund`:return r(P,{current:e.order,onClose:n});case`cancel`:case`fail`:return r(N,{kind:i,order:o,onClose:n});case`deliver`:return r(M,{order:o,onClose:n});case`replace`:{let e=o.items.find(({id:e})=>e===t.row);return e?r(F,{item:e,onClose:n},e.id):null}default:return null}}export{L as OrderDialogs};