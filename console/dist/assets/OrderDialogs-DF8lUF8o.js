import{At as e,Pt as t,jt as n,s as r,vt as i,y as a}from"./index-DOxbXdRl.js";import{U as o,c as s,x as c}from"./details-ZQExxOG8.js";import{ct as l,rt as u,t as d}from"./dialogs-BxxegUF2.js";import{n as f}from"./OrderPage-BfdQam1C.js";import{t as p}from"./orders-pq97YHsn.js";import{j as m,u as h}from"./parts-D-_68bv6.js";import{n as g,t as _}from"./early-Cbep-mIH.js";var v=t(n(),1),y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},b=new y(`
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
    `),T=e();function E({order:e,onClose:t}){let n=a(p),o=c(),{mutateAsync:l}=i(C),m=e.items.filter(e=>f(e,`DELIVER`)),[h,g]=(0,v.useState)(()=>new Set(m.map(({id:e})=>e)));async function _(){await l({input:{orderId:e.id,items:[...h],idempotencyKey:o}}),r(n.deliver.done(h.size)),t()}return(0,T.jsx)(d,{open:!0,onClose:t,title:n.deliver.title,text:n.deliver.text,children:(0,T.jsx)(u,{submitLabel:n.deliver.submit,disabled:h.size===0,onCancel:t,onSubmit:_,children:(0,T.jsx)(s,{label:n.items,options:m.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:h,onChange:g})})})}function D(e){let{kind:t,order:n,onClose:o}=e,s=a(p),f=c(),{mutateAsync:m}=i(x),{mutateAsync:h}=i(S);async function g(e){let i={id:n.id,reason:e,idempotencyKey:f};await(t===`cancel`?m({input:i}):h({input:i})),r(s[t].done(n.number)),o()}return(0,T.jsx)(d,{open:!0,onClose:o,title:s[t].title,text:s[t].text,children:(0,T.jsx)(u,{danger:!0,submitLabel:s[t].submit,onSubmit:({reason:e})=>g(String(e??``)),children:(0,T.jsx)(l,{name:`reason`,label:s.reasonLabel,hint:s.reasonHint,optional:!0,maxLength:500})})})}function O({order:e,onClose:t}){let n=a(p),f=m(),{refundable:y}=e,{limit:x}=y,S=c(),{mutateAsync:C}=i(b),w=e.items.filter(({id:e})=>y.items.includes(e)),[E,D]=(0,v.useState)(()=>new Set(w.map(({id:e})=>e))),O=w.filter(({id:e})=>E.has(e)),k=O.reduce((e,{price:t})=>_(e,t),`0.00`),A=x===null||g(k,x)<=0;async function j(i){let a=O.length===w.length;await C({input:{id:e.id,reason:i,idempotencyKey:S,...!a&&{items:O.map(({id:e})=>e)}}}),r(n.refund.done(e.number)),t()}return(0,T.jsx)(d,{open:!0,onClose:t,title:n.refund.title,text:n.refund.text,children:(0,T.jsxs)(u,{danger:!0,submitLabel:n.refund.submit(f.money(k)),disabled:O.length===0||!A,onCancel:t,onSubmit:({reason:e})=>j(String(e??``)),children:[(0,T.jsx)(s,{label:n.refund.left(f.money(y.amount)),options:w.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:f.money(e.price)})),chosen:E,onChange:D}),(0,T.jsx)(o,{facts:[{label:n.refund.amount,value:(0,T.jsx)(h,{amount:k})},{label:n.refund.walletAfter,value:(0,T.jsx)(h,{amount:_(e.customer.walletBalance,k)})}]}),x!==null&&(0,T.jsxs)(`p`,{className:`muted`,children:[n.refund.limit(f.money(x)),!A&&` ${n.refund.over}`]}),(0,T.jsx)(l,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})]})})}function k({item:e,onClose:t}){let n=a(p),o=c(),{mutateAsync:s}=i(w);async function f(i){await s({input:{itemId:e.id,reason:i,idempotencyKey:o}}),r(n.replace.done),t()}return(0,T.jsx)(d,{open:!0,onClose:t,title:`${n.replace.title} ${e.sku}`,text:n.replace.text,children:(0,T.jsx)(u,{danger:!0,submitLabel:n.replace.submit,onCancel:t,onSubmit:({reason:e})=>f(String(e??``)),children:(0,T.jsx)(l,{name:`reason`,label:n.reasonLabel,hint:n.reasonHint,optional:!0,maxLength:500})})})}function A(e){let{order:t,search:n,onClose:r}=e;switch(n.dialog){case`refund`:return(0,T.jsx)(O,{order:t,onClose:r});case`cancel`:case`fail`:return(0,T.jsx)(D,{kind:n.dialog,order:t,onClose:r});case`deliver`:return(0,T.jsx)(E,{order:t,onClose:r});case`replace`:{let e=t.items.find(({id:e})=>e===n.item);return e?(0,T.jsx)(k,{item:e,onClose:r}):null}default:return null}}export{A as OrderDialogs};