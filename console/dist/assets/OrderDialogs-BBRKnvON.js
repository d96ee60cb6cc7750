import{Cn as e,Q as t,Rt as n,nn as r,rn as i,st as a,v as o}from"./index-ntnhS566.js";import{K as s,S as c,s as l}from"./parts-B2JQus4x.js";import{$ as u,c as d,y as f}from"./details-P_G1di9K.js";import{en as p,n as m}from"./dialogs-BJDtHswT.js";import{Ct as h,n as g,t as _}from"./early-grBt5JFH.js";import{n as v,r as y}from"./OrderPage-B3XsKvHw.js";import{t as b}from"./TextArea-CB2uNlCs.js";var x=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},S=new x(`
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
    `),D=[`ORDERS_REFUND`],O=[`ORDERS_WRITE`],k=[`ORDERS_WRITE`],A=[`ORDERS_WRITE`],j=[`ORDERS_WRITE`];i();function M(t){let[n,r]=e(null),i=n??t;async function a(e){r(i);try{await e()}catch(e){throw h(e)||r(null),e}}return[i,a]}i();function N({current:i,onClose:a}){let s=t(v),[c,l]=M(i),u=f(),{mutateAsync:h}=n(T),g=c.items.filter(e=>y(e,`DELIVER`)),[_,b]=e(()=>new Set(g.map(({id:e})=>e))),x=g.filter(({id:e})=>_.has(e)).map(({id:e})=>e);async function S(){await l(()=>h({input:{orderId:c.id,items:x,idempotencyKey:u}})),o(s.deliver.done(x.length)),a()}return r(m,{open:!0,onClose:a,title:s.deliver.title,text:s.deliver.text,children:r(p,{submitLabel:s.deliver.submit,disabled:x.length===0,onCancel:a,onSubmit:S,children:r(d,{label:s.items,options:g.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:_,onChange:b})})})}function P(e){let{kind:i,order:a,onClose:s}=e,c=t(v),l=f(),{mutateAsync:u}=n(C),{mutateAsync:d}=n(w);async function h(e){let t={id:a.id,reason:e,idempotencyKey:l};await(i===`cancel`?u({input:t}):d({input:t})),o(c[i].done(a.number)),s()}return r(m,{open:!0,onClose:s,title:c[i].title(a.number),text:c[i].text,children:r(p,{danger:!0,submitLabel:c[i].submit,onSubmit:({reason:e})=>h(String(e??``)),children:r(b,{name:`reason`,label:c.reasonLabel,hint:c.reasonHint,optional:!0,maxLength:500})})})}i();function F({current:i,onClose:a}){let c=t(v),h=s(),[x,C]=M(i),{refundable:w}=x,{limit:T}=w,E=f(),{mutateAsync:D}=n(S),O=x.items.filter(({id:e})=>w.items.includes(e)),k=x.status===`PENDING`&&y(x,`CANCEL`),[A,j]=e(()=>new Set(k?[]:O.map(({id:e})=>e))),N=O.filter(({id:e})=>A.has(e)),P=N.reduce((e,{price:t})=>_(e,t),`0.00`),F=T===null||g(P,T)<=0,I=N.length===O.length;async function L(e){let t={id:x.id,expectedAmount:P,reason:e,idempotencyKey:E,...!I&&{items:N.map(({id:e})=>e)}};await C(()=>D({input:t})),o(c.refund.done(x.number)),a()}return r(m,{open:!0,onClose:a,title:c.refund.title(x.number),text:c.refund.text,children:r(p,{danger:!0,submitLabel:c.refund.submit(h.money(P)),disabled:N.length===0||!F||I&&k,onCancel:a,onSubmit:({reason:e})=>L(String(e??``)),children:[r(d,{label:c.refund.left(h.money(w.amount)),options:O.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:h.money(e.price)})),chosen:A,onChange:j}),r(u,{facts:[{label:c.refund.amount,value:r(l,{amount:P})},{label:c.refund.walletAfter,value:r(l,{amount:_(x.customer.walletBalance,P)})}]}),k&&r(`p`,{className:`muted`,children:c.refund.notAll}),T!==null&&r(`p`,{className:`muted`,children:[c.refund.limit(h.money(T)),!F&&` ${c.refund.over}`]}),r(b,{name:`reason`,label:c.reasonLabel,hint:c.reasonHint,optional:!0,maxLength:500})]})})}function I({item:e,onClose:i}){let a=t(v),s=f(),{mutateAsync:c}=n(E);async function l(t){await c({input:{itemId:e.id,reason:t,idempotencyKey:s}}),o(a.replace.done),i()}return r(m,{open:!0,onClose:i,title:`${a.replace.title} ${e.sku}`,text:a.replace.text,children:r(p,{danger:!0,submitLabel:a.replace.submit,onCancel:i,onSubmit:({reason:e})=>l(String(e??``)),children:r(b,{name:`reason`,label:a.reasonLabel,hint:a.reasonHint,optional:!0,maxLength:500})})})}var L={refund:D,cancel:O,fail:k,deliver:A,replace:j};function R(e){let{search:t,onClose:n}=e,i=a(t.dialog,L),o=c(t,e.order);if(!o)return null;switch(i){case`refund`:return r(F,{current:e.order,onClose:n});case`cancel`:case`fail`:return r(P,{kind:i,order:o,onClose:n});case`deliver`:return r(N,{current:e.order,onClose:n});case`replace`:{let e=o.items.find(({id:e})=>e===t.row);return e?r(I,{item:e,onClose:n},e.id):null}default:return null}}export{R as OrderDialogs};