import{Nt as e,Xt as t,Z as n,Zt as r,_n as i,ot as a,v as o}from"./index-yR9VlGa-.js";import{W as s,s as c,x as l}from"./parts-DXnIqi7I.js";import{S as u,d,q as f}from"./details-CTmdLNcp.js";import{$t as p,t as m}from"./dialogs-QNjhNvSa.js";import{n as h,r as g}from"./OrderPage-Ca5k6mju.js";import{t as _}from"./TextArea-BZdJLUmv.js";import{n as v,t as y}from"./early-CqjEYl7M.js";var b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `),E=[`ORDERS_REFUND`],D=[`ORDERS_WRITE`],O=[`ORDERS_WRITE`],k=[`ORDERS_WRITE`],A=[`ORDERS_WRITE`];r();function j({order:r,onClose:a}){let s=n(h),c=u(),{mutateAsync:l}=e(w),f=r.items.filter(e=>g(e,`DELIVER`)),[_,v]=i(()=>new Set(f.map(({id:e})=>e)));async function y(){await l({input:{orderId:r.id,items:[..._],idempotencyKey:c}}),o(s.deliver.done(_.size)),a()}return t(m,{open:!0,onClose:a,title:s.deliver.title,text:s.deliver.text,children:t(p,{submitLabel:s.deliver.submit,disabled:_.size===0,onCancel:a,onSubmit:y,children:t(d,{label:s.items,options:f.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:_,onChange:v})})})}function M(r){let{kind:i,order:a,onClose:s}=r,c=n(h),l=u(),{mutateAsync:d}=e(S),{mutateAsync:f}=e(C);async function g(e){let t={id:a.id,reason:e,idempotencyKey:l};await(i===`cancel`?d({input:t}):f({input:t})),o(c[i].done(a.number)),s()}return t(m,{open:!0,onClose:s,title:c[i].title(a.number),text:c[i].text,children:t(p,{danger:!0,submitLabel:c[i].submit,onSubmit:({reason:e})=>g(String(e??``)),children:t(_,{name:`reason`,label:c.reasonLabel,hint:c.reasonHint,optional:!0,maxLength:500})})})}r();function N({order:r,onClose:a}){let l=n(h),b=s(),{refundable:S}=r,{limit:C}=S,w=u(),{mutateAsync:T}=e(x),E=r.items.filter(({id:e})=>S.items.includes(e)),D=r.status===`PENDING`&&g(r,`CANCEL`),[O,k]=i(()=>new Set(D?[]:E.map(({id:e})=>e))),A=E.filter(({id:e})=>O.has(e)),j=A.reduce((e,{price:t})=>y(e,t),`0.00`),M=C===null||v(j,C)<=0,N=A.length===E.length;async function P(e){await T({input:{id:r.id,reason:e,idempotencyKey:w,...!N&&{items:A.map(({id:e})=>e)}}}),o(l.refund.done(r.number)),a()}return t(m,{open:!0,onClose:a,title:l.refund.title(r.number),text:l.refund.text,children:t(p,{danger:!0,submitLabel:l.refund.submit(b.money(j)),disabled:A.length===0||!M||N&&D,onCancel:a,onSubmit:({reason:e})=>P(String(e??``)),children:[t(d,{label:l.refund.left(b.money(S.amount)),options:E.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:b.money(e.price)})),chosen:O,onChange:k}),t(f,{facts:[{label:l.refund.amount,value:t(c,{amount:j})},{label:l.refund.walletAfter,value:t(c,{amount:y(r.customer.walletBalance,j)})}]}),D&&t(`p`,{className:`muted`,children:l.refund.notAll}),C!==null&&t(`p`,{className:`muted`,children:[l.refund.limit(b.money(C)),!M&&` ${l.refund.over}`]}),t(_,{name:`reason`,label:l.reasonLabel,hint:l.reasonHint,optional:!0,maxLength:500})]})})}function P({item:r,onClose:i}){let a=n(h),s=u(),{mutateAsync:c}=e(T);async function l(e){await c({input:{itemId:r.id,reason:e,idempotencyKey:s}}),o(a.replace.done),i()}return t(m,{open:!0,onClose:i,title:`${a.replace.title} ${r.sku}`,text:a.replace.text,children:t(p,{danger:!0,submitLabel:a.replace.submit,onCancel:i,onSubmit:({reason:e})=>l(String(e??``)),children:t(_,{name:`reason`,label:a.reasonLabel,hint:a.reasonHint,optional:!0,maxLength:500})})})}var F={refund:E,cancel:D,fail:O,deliver:k,replace:A};function I(e){let{search:n,onClose:r}=e,i=a(n.dialog,F),o=l(n,e.order);if(!o)return null;switch(i){case`refund`:return t(N,{order:o,onClose:r});case`cancel`:case`fail`:return t(M,{kind:i,order:o,onClose:r});case`deliver`:return t(j,{order:o,onClose:r});case`replace`:{let e=o.items.find(({id:e})=>e===n.row);return e?t(P,{item:e,onClose:r},e.id):null}default:return null}}export{I as OrderDialogs};