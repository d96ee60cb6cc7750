import{Bt as e,Et as t,w as n}from"./index-DStYPVG5.js";import{w as r}from"./details-CwQO3Pyu.js";import{H as i,d as a}from"./parts-CzZ38pdg.js";import{t as o}from"./BulkDialog-BHwXiWjS.js";import{t as s}from"./TextArea-D_GJD7Bu.js";import{n as c}from"./OrderList-BFahHeRY.js";var l=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},u=new l(`
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
    `);function p({kind:t,orders:l,onDone:u,onClose:d}){let f=n(c),p=i(),h=a(),g=r(),_=m(t);return e(o,{title:f[t].title,text:f[t].text,rows:l,factOf:({number:e,customer:t,total:n})=>({label:e,value:`${h(t)}, ${p.money(n)}`}),danger:t!==`deliver`,submitLabel:e=>f[t].submit(e.length),change:(e,t)=>{let n=String(t.reason??``).trim();return _({ids:e,idempotencyKey:g,...n&&{reason:n}})},doneText:f[t].done,failedText:f.failed,onDone:u,onClose:d,children:t!==`deliver`&&e(s,{name:`reason`,label:f.reason,hint:f.reasonHint,optional:!0,maxLength:500})})}function m(e){let{mutateAsync:n}=t(u),{mutateAsync:r}=t(d),{mutateAsync:i}=t(f);return async t=>(await{deliver:n,cancel:r,refund:i}[e]({input:t})).results}export{p as BulkDialog};