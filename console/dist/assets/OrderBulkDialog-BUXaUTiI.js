import{Cn as e,Q as t,Rt as n,nn as r,rn as i}from"./index-ntnhS566.js";import{y as a}from"./details-P_G1di9K.js";import{K as o,d as s}from"./parts-B2JQus4x.js";import{t as c}from"./BulkDialog-8ClP7OSL.js";import{i as l,t as u}from"./early-grBt5JFH.js";import{t as d}from"./TextArea-CB2uNlCs.js";import{n as f}from"./OrderList-DsTKXs2S.js";i();var p=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},m=new p(`
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
    `),h=new p(`
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
    `),g=new p(`
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
    `);function _({kind:n,orders:i,onDone:l,onClose:p}){let m=t(f),h=o(),g=s(),_=a(),x=b(n),[S,C]=e(()=>new Map(i.map(e=>[e.id,v(e)]))),w=e=>S.get(e)??`0.00`;return r(c,{title:m[n].title,text:m[n].text,rows:i,factOf:e=>({label:e.number,value:`${g(e.customer)}, ${h.money(n===`deliver`?e.total:w(e.id))}`}),danger:n!==`deliver`,keyed:!0,submitLabel:e=>m[n].submit(e.length,h.money(e.map(({id:e})=>w(e)).reduce(u,`0.00`))),change:async(e,t)=>{let r=String(t.reason??``).trim(),i=e.map(e=>({orderId:e,amount:w(e)})),a=await x({ids:e,idempotencyKey:_,...n!==`deliver`&&{expectedAmounts:i},...r&&{reason:r}});return C(new Map([...S,...a.flatMap(y)])),a},doneText:m[n].done,failedText:m.failed,onDone:l,onClose:p,children:n!==`deliver`&&r(d,{name:`reason`,label:m.reason,hint:m.reasonHint,optional:!0,maxLength:500})})}var v=({total:e,refundedAmount:t})=>l(e,t),y=({id:e,refusal:t})=>t?.reason===`AMOUNT_CHANGED`?[[e,t.params.amount]]:[];function b(e){let{mutateAsync:t}=n(m),{mutateAsync:r}=n(h),{mutateAsync:i}=n(g);return async n=>(await{deliver:t,cancel:r,refund:i}[e]({input:n})).results}export{_ as OrderBulkDialog};