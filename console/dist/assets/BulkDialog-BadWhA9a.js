import{Jt as e,O as t,jt as n}from"./index-CrslgKQf.js";import{S as r}from"./details-CfP5J__g.js";import{W as i,d as a}from"./parts-uYqX-dei.js";import{t as o}from"./BulkDialog-CndBXUrv.js";import{t as s}from"./TextArea-dGB-gb2c.js";import{n as c}from"./OrderList-6jiHfQ4z.js";var l=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},u=new l(`
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
    `);function p({kind:n,orders:l,onDone:u,onClose:d}){let f=t(c),p=i(),h=a(),g=r(),_=m(n);return e(o,{title:f[n].title,text:f[n].text,rows:l,factOf:({number:e,customer:t,total:n})=>({label:e,value:`${h(t)}, ${p.money(n)}`}),danger:n!==`deliver`,submitLabel:e=>f[n].submit(e.length),change:(e,t)=>{let n=String(t.reason??``).trim();return _({ids:e,idempotencyKey:g,...n&&{reason:n}})},doneText:f[n].done,failedText:f.failed,onDone:u,onClose:d,children:n!==`deliver`&&e(s,{name:`reason`,label:f.reason,hint:f.reasonHint,optional:!0,maxLength:500})})}function m(e){let{mutateAsync:t}=n(u),{mutateAsync:r}=n(d),{mutateAsync:i}=n(f);return async n=>(await{deliver:t,cancel:r,refund:i}[e]({input:n})).results}export{p as BulkDialog};