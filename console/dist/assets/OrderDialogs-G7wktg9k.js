import{E as e,Ut as t,Wt as n,g as r,kt as i,ln as a,nt as o}from"./index-56XI4USA.js";import{H as s,s as c,x as l}from"./parts-BYqyiHkm.js";import{J as u,O as d,d as f}from"./details-Dg0S2g0y.js";import{$t as p,t as m}from"./dialogs-Bx7AgrVf.js";import{n as h,r as g}from"./OrderPage-CInNpbd9.js";import{t as _}from"./TextArea-69rQkNR5.js";import{n as v,t as y}from"./early-CfQr5XEC.js";var b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `),E=[`ORDERS_REFUND`],D=[`ORDERS_WRITE`],O=[`ORDERS_WRITE`],k=[`ORDERS_WRITE`],A=[`ORDERS_WRITE`];n();function j({order:n,onClose:o}){let s=e(h),c=d(),{mutateAsync:l}=i(w),u=n.items.filter(e=>g(e,`DELIVER`)),[_,v]=a(()=>new Set(u.map(({id:e})=>e)));async function y(){await l({input:{orderId:n.id,items:[..._],idempotencyKey:c}}),r(s.deliver.done(_.size)),o()}return t(m,{open:!0,onClose:o,title:s.deliver.title,text:s.deliver.text,children:t(p,{submitLabel:s.deliver.submit,disabled:_.size===0,onCancel:o,onSubmit:y,children:t(f,{label:s.items,options:u.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:_,onChange:v})})})}function M(n){let{kind:a,order:o,onClose:s}=n,c=e(h),l=d(),{mutateAsync:u}=i(S),{mutateAsync:f}=i(C);async function g(e){let t={id:o.id,reason:e,idempotencyKey:l};await(a===`cancel`?u({input:t}):f({input:t})),r(c[a].done(o.number)),s()}return t(m,{open:!0,onClose:s,title:c[a].title,text:c[a].text,children:t(p,{danger:!0,submitLabel:c[a].submit,onSubmit:({reason:e})=>g(String(e??``)),children:t(_,{name:`reason`,label:c.reasonLabel,hint:c.reasonHint,optional:!0,maxLength:500})})})}n();function N({order:n,onClose:o}){let l=e(h),b=s(),{refundable:S}=n,{limit:C}=S,w=d(),{mutateAsync:T}=i(x),E=n.items.filter(({id:e})=>S.items.includes(e)),D=n.status===`PENDING`&&g(n,`CANCEL`),[O,k]=a(()=>new Set(D?[]:E.map(({id:e})=>e))),A=E.filter(({id:e})=>O.has(e)),j=A.reduce((e,{price:t})=>y(e,t),`0.00`),M=C===null||v(j,C)<=0,N=A.length===E.length;async function P(e){await T({input:{id:n.id,reason:e,idempotencyKey:w,...!N&&{items:A.map(({id:e})=>e)}}}),r(l.refund.done(n.number)),o()}return t(m,{open:!0,onClose:o,title:l.refund.title,text:l.refund.text,children:t(p,{danger:!0,submitLabel:l.refund.submit(b.money(j)),disabled:A.length===0||!M||N&&D,onCancel:o,onSubmit:({reason:e})=>P(String(e??``)),children:[t(f,{label:l.refund.left(b.money(S.amount)),options:E.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:b.money(e.price)})),chosen:O,onChange:k}),t(u,{facts:[{label:l.refund.amount,value:t(c,{amount:j})},{label:l.refund.walletAfter,value:t(c,{amount:y(n.customer.walletBalance,j)})}]}),D&&t(`p`,{className:`muted`,children:l.refund.notAll}),C!==null&&t(`p`,{className:`muted`,children:[l.refund.limit(b.money(C)),!M&&` ${l.refund.over}`]}),t(_,{name:`reason`,label:l.reasonLabel,hint:l.reasonHint,optional:!0,maxLength:500})]})})}function P({item:n,onClose:a}){let o=e(h),s=d(),{mutateAsync:c}=i(T);async function l(e){await c({input:{itemId:n.id,reason:e,idempotencyKey:s}}),r(o.replace.done),a()}return t(m,{open:!0,onClose:a,title:`${o.replace.title} ${n.sku}`,text:o.replace.text,children:t(p,{danger:!0,submitLabel:o.replace.submit,onCancel:a,onSubmit:({reason:e})=>l(String(e??``)),children:t(_,{name:`reason`,label:o.reasonLabel,hint:o.reasonHint,optional:!0,maxLength:500})})})}var F={refund:E,cancel:D,fail:O,deliver:k,replace:A};function I(e){let{search:n,onClose:r}=e,i=o(n.dialog,F),a=l(n,e.order);if(!a)return null;switch(i){case`refund`:return t(N,{order:a,onClose:r});case`cancel`:case`fail`:return t(M,{kind:i,order:a,onClose:r});case`deliver`:return t(j,{order:a,onClose:r});case`replace`:{let e=a.items.find(({id:e})=>e===n.row);return e?t(P,{item:e,onClose:r}):null}default:return null}}export{I as OrderDialogs};