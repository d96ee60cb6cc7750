import{At as e,D as t,Gt as n,Kt as r,_ as i,dn as a,rt as o}from"./index-BcOHjEZP.js";import{G as s,s as c,x as l}from"./parts-dljrLVEa.js";import{H as u,S as d,d as f}from"./details-BbL3iHvP.js";import{$t as p,t as m}from"./dialogs-BGMIoYzq.js";import{n as h,r as g}from"./OrderPage-DcMh8mer.js";import{t as _}from"./TextArea-CK0VpD1k.js";import{n as v,t as y}from"./early-CfQr5XEC.js";var b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `),E=[`ORDERS_REFUND`],D=[`ORDERS_WRITE`],O=[`ORDERS_WRITE`],k=[`ORDERS_WRITE`],A=[`ORDERS_WRITE`];r();function j({order:r,onClose:o}){let s=t(h),c=d(),{mutateAsync:l}=e(w),u=r.items.filter(e=>g(e,`DELIVER`)),[_,v]=a(()=>new Set(u.map(({id:e})=>e)));async function y(){await l({input:{orderId:r.id,items:[..._],idempotencyKey:c}}),i(s.deliver.done(_.size)),o()}return n(m,{open:!0,onClose:o,title:s.deliver.title,text:s.deliver.text,children:n(p,{submitLabel:s.deliver.submit,disabled:_.size===0,onCancel:o,onSubmit:y,children:n(f,{label:s.items,options:u.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:_,onChange:v})})})}function M(r){let{kind:a,order:o,onClose:s}=r,c=t(h),l=d(),{mutateAsync:u}=e(S),{mutateAsync:f}=e(C);async function g(e){let t={id:o.id,reason:e,idempotencyKey:l};await(a===`cancel`?u({input:t}):f({input:t})),i(c[a].done(o.number)),s()}return n(m,{open:!0,onClose:s,title:c[a].title,text:c[a].text,children:n(p,{danger:!0,submitLabel:c[a].submit,onSubmit:({reason:e})=>g(String(e??``)),children:n(_,{name:`reason`,label:c.reasonLabel,hint:c.reasonHint,optional:!0,maxLength:500})})})}r();function N({order:r,onClose:o}){let l=t(h),b=s(),{refundable:S}=r,{limit:C}=S,w=d(),{mutateAsync:T}=e(x),E=r.items.filter(({id:e})=>S.items.includes(e)),D=r.status===`PENDING`&&g(r,`CANCEL`),[O,k]=a(()=>new Set(D?[]:E.map(({id:e})=>e))),A=E.filter(({id:e})=>O.has(e)),j=A.reduce((e,{price:t})=>y(e,t),`0.00`),M=C===null||v(j,C)<=0,N=A.length===E.length;async function P(e){await T({input:{id:r.id,reason:e,idempotencyKey:w,...!N&&{items:A.map(({id:e})=>e)}}}),i(l.refund.done(r.number)),o()}return n(m,{open:!0,onClose:o,title:l.refund.title,text:l.refund.text,children:n(p,{danger:!0,submitLabel:l.refund.submit(b.money(j)),disabled:A.length===0||!M||N&&D,onCancel:o,onSubmit:({reason:e})=>P(String(e??``)),children:[n(f,{label:l.refund.left(b.money(S.amount)),options:E.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:b.money(e.price)})),chosen:O,onChange:k}),n(u,{facts:[{label:l.refund.amount,value:n(c,{amount:j})},{label:l.refund.walletAfter,value:n(c,{amount:y(r.customer.walletBalance,j)})}]}),D&&n(`p`,{className:`muted`,children:l.refund.notAll}),C!==null&&n(`p`,{className:`muted`,children:[l.refund.limit(b.money(C)),!M&&` ${l.refund.over}`]}),n(_,{name:`reason`,label:l.reasonLabel,hint:l.reasonHint,optional:!0,maxLength:500})]})})}function P({item:r,onClose:a}){let o=t(h),s=d(),{mutateAsync:c}=e(T);async function l(e){await c({input:{itemId:r.id,reason:e,idempotencyKey:s}}),i(o.replace.done),a()}return n(m,{open:!0,onClose:a,title:`${o.replace.title} ${r.sku}`,text:o.replace.text,children:n(p,{danger:!0,submitLabel:o.replace.submit,onCancel:a,onSubmit:({reason:e})=>l(String(e??``)),children:n(_,{name:`reason`,label:o.reasonLabel,hint:o.reasonHint,optional:!0,maxLength:500})})})}var F={refund:E,cancel:D,fail:O,deliver:k,replace:A};function I(e){let{search:t,onClose:r}=e,i=o(t.dialog,F),a=l(t,e.order);if(!a)return null;switch(i){case`refund`:return n(N,{order:a,onClose:r});case`cancel`:case`fail`:return n(M,{kind:i,order:a,onClose:r});case`deliver`:return n(j,{order:a,onClose:r});case`replace`:{let e=a.items.find(({id:e})=>e===t.row);return e?n(P,{item:e,onClose:r}):null}default:return null}}export{I as OrderDialogs};