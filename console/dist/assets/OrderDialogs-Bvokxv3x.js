import{Bt as e,Et as t,Vt as n,et as r,m as i,on as a,w as o}from"./index-DStYPVG5.js";import{q as s,u as c,w as l}from"./details-CwQO3Pyu.js";import{$t as u,t as d}from"./dialogs-BtUfKpgs.js";import{n as f,r as p}from"./OrderPage-aICkc7xH.js";import{t as m}from"./TextArea-D_GJD7Bu.js";import{H as h,s as g}from"./parts-CzZ38pdg.js";import{n as _,t as v}from"./early-CY4GmciT.js";var y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},b=new y(`
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
    `),T=[`ORDERS_REFUND`],E=[`ORDERS_WRITE`],D=[`ORDERS_WRITE`],O=[`ORDERS_WRITE`],k=[`ORDERS_WRITE`];n();function A({order:n,onClose:r}){let s=o(f),m=l(),{mutateAsync:h}=t(C),g=n.items.filter(e=>p(e,`DELIVER`)),[_,v]=a(()=>new Set(g.map(({id:e})=>e)));async function y(){await h({input:{orderId:n.id,items:[..._],idempotencyKey:m}}),i(s.deliver.done(_.size)),r()}return e(d,{open:!0,onClose:r,title:s.deliver.title,text:s.deliver.text,children:e(u,{submitLabel:s.deliver.submit,disabled:_.size===0,onCancel:r,onSubmit:y,children:e(c,{label:s.items,options:g.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:_,onChange:v})})})}function j(n){let{kind:r,order:a,onClose:s}=n,c=o(f),p=l(),{mutateAsync:h}=t(x),{mutateAsync:g}=t(S);async function _(e){let t={id:a.id,reason:e,idempotencyKey:p};await(r===`cancel`?h({input:t}):g({input:t})),i(c[r].done(a.number)),s()}return e(d,{open:!0,onClose:s,title:c[r].title,text:c[r].text,children:e(u,{danger:!0,submitLabel:c[r].submit,onSubmit:({reason:e})=>_(String(e??``)),children:e(m,{name:`reason`,label:c.reasonLabel,hint:c.reasonHint,optional:!0,maxLength:500})})})}n();function M({order:n,onClose:r}){let y=o(f),x=h(),{refundable:S}=n,{limit:C}=S,w=l(),{mutateAsync:T}=t(b),E=n.items.filter(({id:e})=>S.items.includes(e)),D=n.status===`PENDING`&&p(n,`CANCEL`),[O,k]=a(()=>new Set(D?[]:E.map(({id:e})=>e))),A=E.filter(({id:e})=>O.has(e)),j=A.reduce((e,{price:t})=>v(e,t),`0.00`),M=C===null||_(j,C)<=0,N=A.length===E.length;async function P(e){await T({input:{id:n.id,reason:e,idempotencyKey:w,...!N&&{items:A.map(({id:e})=>e)}}}),i(y.refund.done(n.number)),r()}return e(d,{open:!0,onClose:r,title:y.refund.title,text:y.refund.text,children:e(u,{danger:!0,submitLabel:y.refund.submit(x.money(j)),disabled:A.length===0||!M||N&&D,onCancel:r,onSubmit:({reason:e})=>P(String(e??``)),children:[e(c,{label:y.refund.left(x.money(S.amount)),options:E.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:x.money(e.price)})),chosen:O,onChange:k}),e(s,{facts:[{label:y.refund.amount,value:e(g,{amount:j})},{label:y.refund.walletAfter,value:e(g,{amount:v(n.customer.walletBalance,j)})}]}),D&&e(`p`,{className:`muted`,children:y.refund.notAll}),C!==null&&e(`p`,{className:`muted`,children:[y.refund.limit(x.money(C)),!M&&` ${y.refund.over}`]}),e(m,{name:`reason`,label:y.reasonLabel,hint:y.reasonHint,optional:!0,maxLength:500})]})})}function N({item:n,onClose:r}){let a=o(f),s=l(),{mutateAsync:c}=t(w);async function p(e){await c({input:{itemId:n.id,reason:e,idempotencyKey:s}}),i(a.replace.done),r()}return e(d,{open:!0,onClose:r,title:`${a.replace.title} ${n.sku}`,text:a.replace.text,children:e(u,{danger:!0,submitLabel:a.replace.submit,onCancel:r,onSubmit:({reason:e})=>p(String(e??``)),children:e(m,{name:`reason`,label:a.reasonLabel,hint:a.reasonHint,optional:!0,maxLength:500})})})}var P={refund:T,cancel:E,fail:D,deliver:O,replace:k};function F(t){let{order:n,search:i,onClose:a}=t,o=r(i.dialog,P);switch(o){case`refund`:return e(M,{order:n,onClose:a});case`cancel`:case`fail`:return e(j,{kind:o,order:n,onClose:a});case`deliver`:return e(A,{order:n,onClose:a});case`replace`:{let t=n.items.find(({id:e})=>e===i.row);return t?e(N,{item:t,onClose:a}):null}default:return null}}export{F as OrderDialogs};