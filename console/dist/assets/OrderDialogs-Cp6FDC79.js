import{Q as e,Rt as t,nn as n,rn as r,st as i,v as a,wn as o}from"./index-DSghyoMO.js";import{G as s,s as c,x as l}from"./parts-CE7ui_Zl.js";import{J as u,c as d,y as f}from"./details-D9Y-tpnF.js";import{en as p,n as m}from"./dialogs-C5K1e2p_.js";import{n as h,r as g}from"./OrderPage-CQ0gK6pt.js";import{t as _}from"./TextArea-D0xA9E51.js";import{St as v,n as y,t as b}from"./early-JhwasVCb.js";var x=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},S=new x(`
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
    `),D=[`ORDERS_REFUND`],O=[`ORDERS_WRITE`],k=[`ORDERS_WRITE`],A=[`ORDERS_WRITE`],j=[`ORDERS_WRITE`];r();function M({order:r,onClose:i}){let s=e(h),c=f(),{mutateAsync:l}=t(T),u=r.items.filter(e=>g(e,`DELIVER`)),[_,v]=o(()=>new Set(u.map(({id:e})=>e)));async function y(){await l({input:{orderId:r.id,items:[..._],idempotencyKey:c}}),a(s.deliver.done(_.size)),i()}return n(m,{open:!0,onClose:i,title:s.deliver.title,text:s.deliver.text,children:n(p,{submitLabel:s.deliver.submit,disabled:_.size===0,onCancel:i,onSubmit:y,children:n(d,{label:s.items,options:u.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:_,onChange:v})})})}function N(r){let{kind:i,order:o,onClose:s}=r,c=e(h),l=f(),{mutateAsync:u}=t(C),{mutateAsync:d}=t(w);async function g(e){let t={id:o.id,reason:e,idempotencyKey:l};await(i===`cancel`?u({input:t}):d({input:t})),a(c[i].done(o.number)),s()}return n(m,{open:!0,onClose:s,title:c[i].title(o.number),text:c[i].text,children:n(p,{danger:!0,submitLabel:c[i].submit,onSubmit:({reason:e})=>g(String(e??``)),children:n(_,{name:`reason`,label:c.reasonLabel,hint:c.reasonHint,optional:!0,maxLength:500})})})}r();function P({current:r,onClose:i}){let l=e(h),x=s(),[C,w]=o(null),T=C??r,{refundable:E}=T,{limit:D}=E,O=f(),{mutateAsync:k}=t(S),A=T.items.filter(({id:e})=>E.items.includes(e)),j=T.status===`PENDING`&&g(T,`CANCEL`),[M,N]=o(()=>new Set(j?[]:A.map(({id:e})=>e))),P=A.filter(({id:e})=>M.has(e)),F=P.reduce((e,{price:t})=>b(e,t),`0.00`),I=D===null||y(F,D)<=0,L=P.length===A.length;async function R(e){w(T);try{await k({input:{id:T.id,expectedAmount:F,reason:e,idempotencyKey:O,...!L&&{items:P.map(({id:e})=>e)}}})}catch(e){throw v(e)||w(null),e}a(l.refund.done(T.number)),i()}return n(m,{open:!0,onClose:i,title:l.refund.title(T.number),text:l.refund.text,children:n(p,{danger:!0,submitLabel:l.refund.submit(x.money(F)),disabled:P.length===0||!I||L&&j,onCancel:i,onSubmit:({reason:e})=>R(String(e??``)),children:[n(d,{label:l.refund.left(x.money(E.amount)),options:A.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:x.money(e.price)})),chosen:M,onChange:N}),n(u,{facts:[{label:l.refund.amount,value:n(c,{amount:F})},{label:l.refund.walletAfter,value:n(c,{amount:b(T.customer.walletBalance,F)})}]}),j&&n(`p`,{className:`muted`,children:l.refund.notAll}),D!==null&&n(`p`,{className:`muted`,children:[l.refund.limit(x.money(D)),!I&&` ${l.refund.over}`]}),n(_,{name:`reason`,label:l.reasonLabel,hint:l.reasonHint,optional:!0,maxLength:500})]})})}function F({item:r,onClose:i}){let o=e(h),s=f(),{mutateAsync:c}=t(E);async function l(e){await c({input:{itemId:r.id,reason:e,idempotencyKey:s}}),a(o.replace.done),i()}return n(m,{open:!0,onClose:i,title:`${o.replace.title} ${r.sku}`,text:o.replace.text,children:n(p,{danger:!0,submitLabel:o.replace.submit,onCancel:i,onSubmit:({reason:e})=>l(String(e??``)),children:n(_,{name:`reason`,label:o.reasonLabel,hint:o.reasonHint,optional:!0,maxLength:500})})})}var I={refund:D,cancel:O,fail:k,deliver:A,replace:j};function L(e){let{search:t,onClose:r}=e,a=i(t.dialog,I),o=l(t,e.order);if(!o)return null;switch(a){case`refund`:return n(P,{current:e.order,onClose:r});case`cancel`:case`fail`:return n(N,{kind:a,order:o,onClose:r});case`deliver`:return n(M,{order:o,onClose:r});case`replace`:{let e=o.items.find(({id:e})=>e===t.row);return e?n(F,{item:e,onClose:r},e.id):null}default:return null}}export{L as OrderDialogs};