import{At as e,C as t,Jt as n,S as r,Y as i,Yt as a,h as o,hn as s,nt as c,v as l,w as u}from"./index-ByM-MJ82.js";import{I as d,c as f,p}from"./pages-BpAtkfM2.js";import{en as m,n as h}from"./dialogs-C2mIxewQ.js";import{Ct as g,n as _,t as v}from"./early-__BPvlh7.js";import{n as y,r as b}from"./OrderPage-D99_11sl.js";import{t as x}from"./TextArea-CBbqepZL.js";import{J as S,c as C}from"./parts-C2OOrKHF.js";import{v as w}from"./details-CiSvw2-D.js";var T=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},E=new T(`
    mutation RefundOrder($input: RefundOrderInput!) {
  refundOrder(input: $input) {
    id
    status
    refundedAmount
  }
}
    `),D=new T(`
    mutation CancelOrder($input: CancelOrderInput!) {
  cancelOrder(input: $input) {
    id
    status
  }
}
    `),O=new T(`
    mutation FailOrder($input: FailOrderInput!) {
  failOrder(input: $input) {
    id
    status
  }
}
    `),k=new T(`
    mutation DeliverItems($input: DeliverItemsInput!) {
  deliverItems(input: $input) {
    id
    status
  }
}
    `),A=new T(`
    mutation ReplaceItem($input: ReplaceItemInput!) {
  replaceItem(input: $input) {
    id
    status
  }
}
    `),j=[`ORDERS_REFUND`],M=[`ORDERS_WRITE`],N=[`ORDERS_WRITE`],P=[`ORDERS_WRITE`],F=[`ORDERS_WRITE`];a();function I(e){let[t,n]=s(null),r=t??e;async function i(e){n(r);try{await e()}catch(e){throw g(e)||n(null),e}}return[r,i]}function L({about:e,action:a,title:o,onClose:s}){let{close:c}=i(u);t();let f=e.actions.find(e=>e.action===a)?.refusal;return n(h,{open:!0,onClose:s,title:o,text:f&&r(f),children:n(`div`,{className:d.actions,children:n(l,{onClick:s,children:c})})})}a();function R({current:t,onClose:r}){let a=i(y),[c,l]=I(t),u=p(),{mutateAsync:d}=e(k),g=c.items.filter(e=>b(e,`DELIVER`)),[_,v]=s(()=>new Set(g.map(({id:e})=>e))),x=g.filter(({id:e})=>_.has(e)).map(({id:e})=>e);async function S(){await l(()=>d({input:{orderId:c.id,items:x,idempotencyKey:u}})),o(a.deliver.done(x.length)),r()}return g.length===0?n(L,{about:c,action:`DELIVER`,title:a.deliver.title,onClose:r}):n(h,{open:!0,onClose:r,title:a.deliver.title,text:a.deliver.text,children:n(m,{submitLabel:a.deliver.submit,disabled:x.length===0,onCancel:r,onSubmit:S,children:n(f,{label:a.items,options:g.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:_,onChange:v})})})}function z({kind:t,current:r,onClose:a}){let s=i(y),[c,l]=I(r),u=p(),{mutateAsync:d}=e(D),{mutateAsync:f}=e(O);async function g(e){let n={id:c.id,reason:e,idempotencyKey:u};await l(()=>t===`cancel`?d({input:n}):f({input:n})),o(s[t].done(c.number)),a()}let _=s[t].title(c.number),v=t===`cancel`?`CANCEL`:`FAIL`;return b(c,v)?n(h,{open:!0,onClose:a,title:_,text:s[t].text,children:n(m,{danger:!0,submitLabel:s[t].submit,onSubmit:({reason:e})=>g(String(e??``)),children:n(x,{name:`reason`,label:s.reasonLabel,hint:s.reasonHint,optional:!0,maxLength:500})})}):n(L,{about:c,action:v,title:_,onClose:a})}a();function B({current:t,onClose:r}){let a=i(y),c=S(),[l,u]=I(t),{refundable:d}=l,{limit:g}=d,T=p(),{mutateAsync:D}=e(E),O=l.items.filter(({id:e})=>d.items.includes(e)),k=l.status===`PENDING`&&b(l,`CANCEL`),[A,j]=s(()=>new Set(k?[]:O.map(({id:e})=>e))),M=O.filter(({id:e})=>A.has(e)),N=M.reduce((e,{price:t})=>v(e,t),`0.00`),P=g===null||_(N,g)<=0,F=M.length===O.length;async function R(e){let t={id:l.id,expectedAmount:N,reason:e,idempotencyKey:T,...!F&&{items:M.map(({id:e})=>e)}};await u(()=>D({input:t})),o(a.refund.done(l.number)),r()}return O.length===0?n(L,{about:l,action:`REFUND`,title:a.refund.title(l.number),onClose:r}):n(h,{open:!0,onClose:r,title:a.refund.title(l.number),text:a.refund.text,children:n(m,{danger:!0,submitLabel:a.refund.submit(c.money(N)),disabled:M.length===0||!P||F&&k,onCancel:r,onSubmit:({reason:e})=>R(String(e??``)),children:[n(f,{label:a.refund.left(c.money(d.amount)),options:O.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:c.money(e.price)})),chosen:A,onChange:j}),n(w,{facts:[{label:a.refund.amount,value:n(C,{amount:N})},{label:a.refund.walletAfter,value:n(C,{amount:v(l.customer.walletBalance,N)})}]}),k&&n(`p`,{className:`muted`,children:a.refund.notAll}),g!==null&&n(`p`,{className:`muted`,children:[a.refund.limit(c.money(g)),!P&&` ${a.refund.over}`]}),n(x,{name:`reason`,label:a.reasonLabel,hint:a.reasonHint,optional:!0,maxLength:500})]})})}function V({current:t,onClose:r}){let a=i(y),[s,c]=I(t),l=p(),{mutateAsync:u}=e(A);async function d(e){await c(()=>u({input:{itemId:s.id,reason:e,idempotencyKey:l}})),o(a.replace.done),r()}let f=`${a.replace.title} ${s.sku}`;return b(s,`REPLACE`)?n(h,{open:!0,onClose:r,title:f,text:a.replace.text,children:n(m,{danger:!0,submitLabel:a.replace.submit,onCancel:r,onSubmit:({reason:e})=>d(String(e??``)),children:n(x,{name:`reason`,label:a.reasonLabel,hint:a.reasonHint,optional:!0,maxLength:500})})}):n(L,{about:s,action:`REPLACE`,title:f,onClose:r})}var H={refund:j,cancel:M,fail:N,deliver:P,replace:F};function U({order:e,search:t,onClose:r}){let i=c(t.dialog,H);switch(i){case`refund`:return n(B,{current:e,onClose:r});case`cancel`:case`fail`:return n(z,{kind:i,current:e,onClose:r},i);case`deliver`:return n(R,{current:e,onClose:r});case`replace`:{let i=e.items.find(({id:e})=>e===t.row);return i?n(V,{current:i,onClose:r},i.id):null}default:return null}}export{U as OrderDialogs};