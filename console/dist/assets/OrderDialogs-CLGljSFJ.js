import{At as e,C as t,Jt as n,S as r,Y as i,Yt as a,h as o,hn as s,nt as c,v as l,w as u}from"./index-DttbrSF0.js";import{S as d,c as f,q as p}from"./parts-CSGN9VdT.js";import{I as m,c as h,p as g}from"./pages-BF88XEca.js";import{en as _,n as v}from"./dialogs-Br0x4hJj.js";import{Ct as y,n as b,t as x}from"./early-__BPvlh7.js";import{n as S,r as C}from"./OrderPage-4rkkC3uJ.js";import{t as w}from"./TextArea-CoapQdjD.js";import{v as T}from"./details-DpXXvE3F.js";var E=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},D=new E(`
    mutation RefundOrder($input: RefundOrderInput!) {
  refundOrder(input: $input) {
    id
    status
    refundedAmount
  }
}
    `),O=new E(`
    mutation CancelOrder($input: CancelOrderInput!) {
  cancelOrder(input: $input) {
    id
    status
  }
}
    `),k=new E(`
    mutation FailOrder($input: FailOrderInput!) {
  failOrder(input: $input) {
    id
    status
  }
}
    `),A=new E(`
    mutation DeliverItems($input: DeliverItemsInput!) {
  deliverItems(input: $input) {
    id
    status
  }
}
    `),j=new E(`
    mutation ReplaceItem($input: ReplaceItemInput!) {
  replaceItem(input: $input) {
    id
    status
  }
}
    `),M=[`ORDERS_REFUND`],N=[`ORDERS_WRITE`],P=[`ORDERS_WRITE`],F=[`ORDERS_WRITE`],I=[`ORDERS_WRITE`];a();function L(e){let[t,n]=s(null),r=t??e;async function i(e){n(r);try{await e()}catch(e){throw y(e)||n(null),e}}return[r,i]}function R({order:e,action:a,title:o,onClose:s}){let{close:c}=i(u);t();let d=e.actions.find(e=>e.action===a)?.refusal;return n(v,{open:!0,onClose:s,title:o,text:d&&r(d),children:n(`div`,{className:m.actions,children:n(l,{onClick:s,children:c})})})}a();function z({current:t,onClose:r}){let a=i(S),[c,l]=L(t),u=g(),{mutateAsync:d}=e(A),f=c.items.filter(e=>C(e,`DELIVER`)),[p,m]=s(()=>new Set(f.map(({id:e})=>e))),y=f.filter(({id:e})=>p.has(e)).map(({id:e})=>e);async function b(){await l(()=>d({input:{orderId:c.id,items:y,idempotencyKey:u}})),o(a.deliver.done(y.length)),r()}return f.length===0?n(R,{order:c,action:`DELIVER`,title:a.deliver.title,onClose:r}):n(v,{open:!0,onClose:r,title:a.deliver.title,text:a.deliver.text,children:n(_,{submitLabel:a.deliver.submit,disabled:y.length===0,onCancel:r,onSubmit:b,children:n(h,{label:a.items,options:f.map(({id:e,productName:t,sku:n})=>({id:e,label:t,detail:n})),chosen:p,onChange:m})})})}function B(t){let{kind:r,order:a,onClose:s}=t,c=i(S),l=g(),{mutateAsync:u}=e(O),{mutateAsync:d}=e(k);async function f(e){let t={id:a.id,reason:e,idempotencyKey:l};await(r===`cancel`?u({input:t}):d({input:t})),o(c[r].done(a.number)),s()}return n(v,{open:!0,onClose:s,title:c[r].title(a.number),text:c[r].text,children:n(_,{danger:!0,submitLabel:c[r].submit,onSubmit:({reason:e})=>f(String(e??``)),children:n(w,{name:`reason`,label:c.reasonLabel,hint:c.reasonHint,optional:!0,maxLength:500})})})}a();function V({current:t,onClose:r}){let a=i(S),c=p(),[l,u]=L(t),{refundable:d}=l,{limit:m}=d,y=g(),{mutateAsync:E}=e(D),O=l.items.filter(({id:e})=>d.items.includes(e)),k=l.status===`PENDING`&&C(l,`CANCEL`),[A,j]=s(()=>new Set(k?[]:O.map(({id:e})=>e))),M=O.filter(({id:e})=>A.has(e)),N=M.reduce((e,{price:t})=>x(e,t),`0.00`),P=m===null||b(N,m)<=0,F=M.length===O.length;async function I(e){let t={id:l.id,expectedAmount:N,reason:e,idempotencyKey:y,...!F&&{items:M.map(({id:e})=>e)}};await u(()=>E({input:t})),o(a.refund.done(l.number)),r()}return O.length===0?n(R,{order:l,action:`REFUND`,title:a.refund.title(l.number),onClose:r}):n(v,{open:!0,onClose:r,title:a.refund.title(l.number),text:a.refund.text,children:n(_,{danger:!0,submitLabel:a.refund.submit(c.money(N)),disabled:M.length===0||!P||F&&k,onCancel:r,onSubmit:({reason:e})=>I(String(e??``)),children:[n(h,{label:a.refund.left(c.money(d.amount)),options:O.map(e=>({id:e.id,label:e.productName,detail:e.sku,end:c.money(e.price)})),chosen:A,onChange:j}),n(T,{facts:[{label:a.refund.amount,value:n(f,{amount:N})},{label:a.refund.walletAfter,value:n(f,{amount:x(l.customer.walletBalance,N)})}]}),k&&n(`p`,{className:`muted`,children:a.refund.notAll}),m!==null&&n(`p`,{className:`muted`,children:[a.refund.limit(c.money(m)),!P&&` ${a.refund.over}`]}),n(w,{name:`reason`,label:a.reasonLabel,hint:a.reasonHint,optional:!0,maxLength:500})]})})}function H({item:t,onClose:r}){let a=i(S),s=g(),{mutateAsync:c}=e(j);async function l(e){await c({input:{itemId:t.id,reason:e,idempotencyKey:s}}),o(a.replace.done),r()}return n(v,{open:!0,onClose:r,title:`${a.replace.title} ${t.sku}`,text:a.replace.text,children:n(_,{danger:!0,submitLabel:a.replace.submit,onCancel:r,onSubmit:({reason:e})=>l(String(e??``)),children:n(w,{name:`reason`,label:a.reasonLabel,hint:a.reasonHint,optional:!0,maxLength:500})})})}var U={refund:M,cancel:N,fail:P,deliver:F,replace:I};function W(e){let{search:t,onClose:r}=e,i=c(t.dialog,U),a=d(t,e.order);if(!a)return null;switch(i){case`refund`:return n(V,{current:e.order,onClose:r});case`cancel`:case`fail`:return n(B,{kind:i,order:a,onClose:r});case`deliver`:return n(z,{current:e.order,onClose:r});case`replace`:{let e=a.items.find(({id:e})=>e===t.row);return e?n(H,{item:e,onClose:r},e.id):null}default:return null}}export{W as OrderDialogs};