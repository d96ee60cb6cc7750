import{Jt as e,O as t,Yt as n,it as r,jt as i,mn as a,v as o}from"./index-CrslgKQf.js";import{W as s,s as c,x as l}from"./parts-uYqX-dei.js";import{S as u,U as d,d as f}from"./details-CfP5J__g.js";import{$t as p,t as m}from"./dialogs-myGTe9xi.js";import{n as h,r as g}from"./OrderPage-CMBbSN_l.js";import{t as _}from"./TextArea-dGB-gb2c.js";import{n as v,t as y}from"./early-DhbaGOmZ.js";var b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
    mutation RefundOrder($input: RefundOrderInput!) {
  refundOrder(input: $input) {
    id
    status
    refundedAmount
  }
}
    `),S=new b(`
    mutation CancelOrder($input: CancelOrderInput!) {
  cancelOrder(input: $input) {
    id
    status
  }
}
    `),C=new b(`
    mutation FailOrder($input: FailOrderInput!) {
  failOrder(input: $input) {
    id
    status
  }
}
    `),w=new b(`
    mutation DeliverItems($input: DeliverItemsInput!) {
  deliverItems(input: $input) {
    id
    status
  }
}
    `),T=new b(`
    mutation ReplaceItem($input: ReplaceItemInput!) {
  replaceItem(input: $input) {
    id
    status
  }
}
    `),E=[`ORDERS_REFUND`],D=[`ORDERS_WRITE`],O=[`ORDERS_WRITE`],k=[`ORDERS_WRITE`],A=[`ORDERS_WRITE`];n();function j({order:n,onClose:r}){let s=t(h),c=u(),{mutateAsync:l}=i(w),d=n.items.filter(e=>g(e,`DELIVER`)),[_,v]=a(()=>new Set(d.map(({id:e})=>e)));async function y(){await l({input:{orderId:n.id,items:[..._],idempotencyKey:c}}),o(s.deliver.done(_.size)),r()}return e(m,{open:!0,onClose:r,title:s.deliver.title,text:s.deliver.text,children:e(p,{submitLabel:s.deliver.submit,disabled:_.size===0,onCancel:r,onSubmit:y,children:e(f,{label:s.items,options:d.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:_,onChange:v})})})}function M(n){let{kind:r,order:a,onClose:s}=n,c=t(h),l=u(),{mutateAsync:d}=i(S),{mutateAsync:f}=i(C);async function g(e){let t={id:a.id,reason:e,idempotencyKey:l};await(r===`cancel`?d({input:t}):f({input:t})),o(c[r].done(a.number)),s()}return e(m,{open:!0,onClose:s,title:c[r].title(a.number),text:c[r].text,children:e(p,{danger:!0,submitLabel:c[r].submit,onSubmit:({reason:e})=>g(String(e??``)),children:e(_,{name:`reason`,label:c.reasonLabel,hint:c.reasonHint,optional:!0,maxLength:500})})})}n();function N({order:n,onClose:r}){let l=t(h),b=s(),{refundable:S}=n,{limit:C}=S,w=u(),{mutateAsync:T}=i(x),E=n.items.filter(({id:e})=>S.items.includes(e)),D=n.status===`PENDING`&&g(n,`CANCEL`),[O,k]=a(()=>new Set(D?[]:E.map(({id:e})=>e))),A=E.filter(({id:e})=>O.has(e)),j=A.reduce((e,{price:t})=>y(e,t),`0.00`),M=C===null||v(j,C)<=0,N=A.length===E.length;async function P(e){await T({input:{id:n.id,reason:e,idempotencyKey:w,...!N&&{items:A.map(({id:e})=>e)}}}),o(l.refund.done(n.number)),r()}return e(m,{open:!0,onClose:r,title:l.refund.title(n.number),text:l.refund.text,children:e(p,{danger:!0,submitLabel:l.refund.submit(b.money(j)),disabled:A.length===0||!M||N&&D,onCancel:r,onSubmit:({reason:e})=>P(String(e??``)),children:[e(f,{label:l.refund.left(b.money(S.amount)),options:E.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:b.money(e.price)})),chosen:O,onChange:k}),e(d,{facts:[{label:l.refund.amount,value:e(c,{amount:j})},{label:l.refund.walletAfter,value:e(c,{amount:y(n.customer.walletBalance,j)})}]}),D&&e(`p`,{className:`muted`,children:l.refund.notAll}),C!==null&&e(`p`,{className:`muted`,children:[l.refund.limit(b.money(C)),!M&&` ${l.refund.over}`]}),e(_,{name:`reason`,label:l.reasonLabel,hint:l.reasonHint,optional:!0,maxLength:500})]})})}function P({item:n,onClose:r}){let a=t(h),s=u(),{mutateAsync:c}=i(T);async function l(e){await c({input:{itemId:n.id,reason:e,idempotencyKey:s}}),o(a.replace.done),r()}return e(m,{open:!0,onClose:r,title:`${a.replace.title} ${n.sku}`,text:a.replace.text,children:e(p,{danger:!0,submitLabel:a.replace.submit,onCancel:r,onSubmit:({reason:e})=>l(String(e??``)),children:e(_,{name:`reason`,label:a.reasonLabel,hint:a.reasonHint,optional:!0,maxLength:500})})})}var F={refund:E,cancel:D,fail:O,deliver:k,replace:A};function I(t){let{search:n,onClose:i}=t,a=r(n.dialog,F),o=l(n,t.order);if(!o)return null;switch(a){case`refund`:return e(N,{order:o,onClose:i});case`cancel`:case`fail`:return e(M,{kind:a,order:o,onClose:i});case`deliver`:return e(j,{order:o,onClose:i});case`replace`:{let t=o.items.find(({id:e})=>e===n.row);return t?e(P,{item:t,onClose:i},t.id):null}default:return null}}export{I as OrderDialogs};