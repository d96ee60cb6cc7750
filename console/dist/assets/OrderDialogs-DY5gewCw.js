import{At as e,Jt as t,Y as n,Yt as r,h as i,hn as a,nt as o}from"./index-BnWrMzHB.js";import{K as s,s as c,x as l}from"./parts-Cc9LtXcq.js";import{c as u,p as d}from"./pages-BKuchlSa.js";import{en as f,n as p}from"./dialogs-CX15PTHH.js";import{Ct as m,n as h,t as g}from"./early-__BPvlh7.js";import{n as _,r as v}from"./OrderPage-BMjQ5C0s.js";import{t as y}from"./TextArea-D32k81S4.js";import{v as b}from"./details-DEzsJ7Eu.js";var x=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},S=new x(`
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
    `),D=[`ORDERS_REFUND`],O=[`ORDERS_WRITE`],k=[`ORDERS_WRITE`],A=[`ORDERS_WRITE`],j=[`ORDERS_WRITE`];r();function M(e){let[t,n]=a(null),r=t??e;async function i(e){n(r);try{await e()}catch(e){throw m(e)||n(null),e}}return[r,i]}r();function N({current:r,onClose:o}){let s=n(_),[c,l]=M(r),m=d(),{mutateAsync:h}=e(T),g=c.items.filter(e=>v(e,`DELIVER`)),[y,b]=a(()=>new Set(g.map(({id:e})=>e))),x=g.filter(({id:e})=>y.has(e)).map(({id:e})=>e);async function S(){await l(()=>h({input:{orderId:c.id,items:x,idempotencyKey:m}})),i(s.deliver.done(x.length)),o()}return t(p,{open:!0,onClose:o,title:s.deliver.title,text:s.deliver.text,children:t(f,{submitLabel:s.deliver.submit,disabled:x.length===0,onCancel:o,onSubmit:S,children:t(u,{label:s.items,options:g.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:y,onChange:b})})})}function P(r){let{kind:a,order:o,onClose:s}=r,c=n(_),l=d(),{mutateAsync:u}=e(C),{mutateAsync:m}=e(w);async function h(e){let t={id:o.id,reason:e,idempotencyKey:l};await(a===`cancel`?u({input:t}):m({input:t})),i(c[a].done(o.number)),s()}return t(p,{open:!0,onClose:s,title:c[a].title(o.number),text:c[a].text,children:t(f,{danger:!0,submitLabel:c[a].submit,onSubmit:({reason:e})=>h(String(e??``)),children:t(y,{name:`reason`,label:c.reasonLabel,hint:c.reasonHint,optional:!0,maxLength:500})})})}r();function F({current:r,onClose:o}){let l=n(_),m=s(),[x,C]=M(r),{refundable:w}=x,{limit:T}=w,E=d(),{mutateAsync:D}=e(S),O=x.items.filter(({id:e})=>w.items.includes(e)),k=x.status===`PENDING`&&v(x,`CANCEL`),[A,j]=a(()=>new Set(k?[]:O.map(({id:e})=>e))),N=O.filter(({id:e})=>A.has(e)),P=N.reduce((e,{price:t})=>g(e,t),`0.00`),F=T===null||h(P,T)<=0,I=N.length===O.length;async function L(e){let t={id:x.id,expectedAmount:P,reason:e,idempotencyKey:E,...!I&&{items:N.map(({id:e})=>e)}};await C(()=>D({input:t})),i(l.refund.done(x.number)),o()}return t(p,{open:!0,onClose:o,title:l.refund.title(x.number),text:l.refund.text,children:t(f,{danger:!0,submitLabel:l.refund.submit(m.money(P)),disabled:N.length===0||!F||I&&k,onCancel:o,onSubmit:({reason:e})=>L(String(e??``)),children:[t(u,{label:l.refund.left(m.money(w.amount)),options:O.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:m.money(e.price)})),chosen:A,onChange:j}),t(b,{facts:[{label:l.refund.amount,value:t(c,{amount:P})},{label:l.refund.walletAfter,value:t(c,{amount:g(x.customer.walletBalance,P)})}]}),k&&t(`p`,{className:`muted`,children:l.refund.notAll}),T!==null&&t(`p`,{className:`muted`,children:[l.refund.limit(m.money(T)),!F&&` ${l.refund.over}`]}),t(y,{name:`reason`,label:l.reasonLabel,hint:l.reasonHint,optional:!0,maxLength:500})]})})}function I({item:r,onClose:a}){let o=n(_),s=d(),{mutateAsync:c}=e(E);async function l(e){await c({input:{itemId:r.id,reason:e,idempotencyKey:s}}),i(o.replace.done),a()}return t(p,{open:!0,onClose:a,title:`${o.replace.title} ${r.sku}`,text:o.replace.text,children:t(f,{danger:!0,submitLabel:o.replace.submit,onCancel:a,onSubmit:({reason:e})=>l(String(e??``)),children:t(y,{name:`reason`,label:o.reasonLabel,hint:o.reasonHint,optional:!0,maxLength:500})})})}var L={refund:D,cancel:O,fail:k,deliver:A,replace:j};function R(e){let{search:n,onClose:r}=e,i=o(n.dialog,L),a=l(n,e.order);if(!a)return null;switch(i){case`refund`:return t(F,{current:e.order,onClose:r});case`cancel`:case`fail`:return t(P,{kind:i,order:a,onClose:r});case`deliver`:return t(N,{current:e.order,onClose:r});case`replace`:{let e=a.items.find(({id:e})=>e===n.row);return e?t(I,{item:e,onClose:r},e.id):null}default:return null}}export{R as OrderDialogs};