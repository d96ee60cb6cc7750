import{Nt as e,Xt as t,Z as n}from"./index-yR9VlGa-.js";import{S as r}from"./details-CTmdLNcp.js";import{W as i,d as a}from"./parts-DXnIqi7I.js";import{t as o}from"./BulkDialog-DcT_U_p-.js";import{i as s,t as c}from"./early-CqjEYl7M.js";import{t as l}from"./TextArea-BZdJLUmv.js";import{n as u}from"./OrderList-D-TqSzJv.js";var d=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},f=new d(`
    mutation DeliverOrders($input: ManyOrdersInput!) {
  results: deliverOrders(input: $input) {
    id: orderId
    refusal {
      code
      message
      reason
      params
    }
  }
}
    `),p=new d(`
    mutation CancelOrders($input: ManyOrdersInput!) {
  results: cancelOrders(input: $input) {
    id: orderId
    refusal {
      code
      message
      reason
      params
    }
  }
}
    `),m=new d(`
    mutation RefundOrders($input: ManyOrdersInput!) {
  results: refundOrders(input: $input) {
    id: orderId
    refusal {
      code
      message
      reason
      params
    }
  }
}
    `);function h({kind:e,orders:s,onDone:d,onClose:f}){let p=n(u),m=i(),h=a(),v=r(),y=_(e);return t(o,{title:p[e].title,text:p[e].text,rows:s,factOf:t=>({label:t.number,value:`${h(t.customer)}, ${m.money(e===`deliver`?t.total:g(t))}`}),danger:e!==`deliver`,submitLabel:t=>p[e].submit(t.length,m.money(t.map(g).reduce(c,`0.00`))),change:(e,t)=>{let n=String(t.reason??``).trim();return y({ids:e,idempotencyKey:v,...n&&{reason:n}})},doneText:p[e].done,failedText:p.failed,onDone:d,onClose:f,children:e!==`deliver`&&t(l,{name:`reason`,label:p.reason,hint:p.reasonHint,optional:!0,maxLength:500})})}var g=({total:e,refundedAmount:t})=>s(e,t);function _(t){let{mutateAsync:n}=e(f),{mutateAsync:r}=e(p),{mutateAsync:i}=e(m);return async e=>(await{deliver:n,cancel:r,refund:i}[t]({input:e})).results}export{h as BulkDialog};