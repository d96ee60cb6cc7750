import{Nt as e,Xt as t,Z as n}from"./index-A2OH26jZ.js";import{S as r}from"./details-BYDx9N73.js";import{W as i,d as a}from"./parts-CDIjajoZ.js";import{t as o}from"./BulkDialog-Dcjqv6If.js";import{t as s}from"./TextArea-DndP0ENQ.js";import{n as c}from"./OrderList-CJ6XmlVG.js";var l=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},u=new l(`
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
    `),d=new l(`
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
    `),f=new l(`
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
    `);function p({kind:e,orders:l,onDone:u,onClose:d}){let f=n(c),p=i(),h=a(),g=r(),_=m(e);return t(o,{title:f[e].title,text:f[e].text,rows:l,factOf:({number:e,customer:t,total:n})=>({label:e,value:`${h(t)}, ${p.money(n)}`}),danger:e!==`deliver`,submitLabel:t=>f[e].submit(t.length),change:(e,t)=>{let n=String(t.reason??``).trim();return _({ids:e,idempotencyKey:g,...n&&{reason:n}})},doneText:f[e].done,failedText:f.failed,onDone:u,onClose:d,children:e!==`deliver`&&t(s,{name:`reason`,label:f.reason,hint:f.reasonHint,optional:!0,maxLength:500})})}function m(t){let{mutateAsync:n}=e(u),{mutateAsync:r}=e(d),{mutateAsync:i}=e(f);return async e=>(await{deliver:n,cancel:r,refund:i}[t]({input:e})).results}export{p as BulkDialog};