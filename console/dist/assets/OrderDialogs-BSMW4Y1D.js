import{At as e,Pt as t,jt as n,s as r,vt as i,y as a}from"./index-CRA-kjnN.js";import{P as o,bt as s,u as c,w as l,yt as u}from"./parts-yJlCayjm.js";import{ct as d,rt as f,t as p}from"./dialogs-CQIHXyT7.js";import{n as m}from"./OrderPage-Du30XQ96.js";import{t as h}from"./orders-BkderjPf.js";import{n as g,t as _}from"./early-C2ehe7mf.js";var v=t(n(),1),y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},b=new y(`
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
    `),T=e();function E({order:e,onClose:t}){let n=a(h),o=l(),{mutateAsync:s}=i(C),u=e.items.filter(e=>m(e,`DELIVER`)),[d,g]=(0,v.useState)(()=>new Set(u.map(({id:e})=>e)));async function _(){await s({input:{orderId:e.id,items:[...d],idempotencyKey:o}}),r(n.deliver.done(d.size)),t()}return(0,T.jsx)(p,{open:!0,onClose:t,title:n.deliver.title,text:n.deliver.text,children:(0,T.jsx)(f,{submitLabel:n.deliver.submit,disabled:d.size===0,onCancel:t,onSubmit:_,children:(0,T.jsx)(c,{label:n.items,options:u.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:d,onChange:g})})})}function D(e){let{kind:t,order:n,onClose:o}=e,s=a(h),c=l(),{mutateAsync:u}=i(x),{mutateAsync:m}=i(S);async function g(e){let i={id:n.id,reason:e,idempotencyKey:c};await(t===`cancel`?u({input:i}):m({input:i})),r(s[t].done(n.number)),o()}return(0,T.jsx)(p,{open:!0,onClose:o,title:s[t].title,text:s[t].text,children:(0,T.jsx)(f,{danger:!0,submitLabel:s[t].submit,onSubmit:({reason:e})=>g(String(e??``)),children:(0,T.jsx)(d,{name:`reason`,label:s.reasonLabel,hint:s.reasonHint,optional:!0,maxLength:500})})})}function O({order:e,onClose:t}){let n=a(h),m=u(),{refundable:y}=e,{limit:x}=y,S=l(),{mutateAsync:C}=i(b),w=e.items.filter(({id:e})=>y.items.includes(e)),[E,D]=(0,v.useState)(()=>new Set(w.map(({id:e})=>e))),O=w.filter(({id:e})=>E.has(e)),k=O.reduce((e,{price:t})=>_(e,t),`0.00`),A=x===null||g(k,x)<=0;async function j(i){let a=O.length===w.length;await C({input:{id:e.id,reason:i,idempotencyKey:S,...!a&&{items:O.map(({id:e})=>e)}}}),r(n.refund.done(e.number)),t()}return(0,T.jsx)(p,{open:!0,onClose:t,title:n.refund.title,text:n.refund.text,children:(0,T.jsxs)(f,{danger:!0,submitLabel:n.refund.submit(m.money(k)),disabled:O.length===0||!A,onCancel:t,onSubmit:({reason:e})=>j(String(e??``)),children:[(0,T.jsx)(c,{label:n.refund.left(m.money(y.amount)),options:w.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:m.money(e.price)})),chosen:E,onChange:D}),(0,T.jsx)(s,{facts:[{label:n.refund.amount,value:(0,T.jsx)(o,{amount:k})},{label:n.refund.walletAfter,value:(0,T.jsx)(o,{amount:_(e.customer.walletBalance,k)})}]}),x!==null&&(0,T.jsxs)(`p`,{className:`muted`,children:[n.refund.limit(m.money(x)),!A&&` ${n.refund.over}`]}),(0,T.jsx)(d,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})]})})}function k({item:e,onClose:t}){let n=a(h),o=l(),{mutateAsync:s}=i(w);async function c(i){await s({input:{itemId:e.id,reason:i,idempotencyKey:o}}),r(n.replace.done),t()}return(0,T.jsx)(p,{open:!0,onClose:t,title:`${n.replace.title} ${e.sku}`,text:n.replace.text,children:(0,T.jsx)(f,{danger:!0,submitLabel:n.replace.submit,onCancel:t,onSubmit:({reason:e})=>c(String(e??``)),children:(0,T.jsx)(d,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})})})}function A(e){let{order:t,search:n,onClose:r}=e;switch(n.dialog){case`refund`:return(0,T.jsx)(O,{order:t,onClose:r});case`cancel`:case`fail`:return(0,T.jsx)(D,{kind:n.dialog,order:t,onClose:r});case`deliver`:return(0,T.jsx)(E,{order:t,onClose:r});case`replace`:{let e=t.items.find(({id:e})=>e===n.item);return e?(0,T.jsx)(k,{item:e,onClose:r}):null}default:return null}}export{A as OrderDialogs};