import{Q as e,Rt as t,nn as n,rn as r,wn as i}from"./index-DSghyoMO.js";import{y as a}from"./details-D9Y-tpnF.js";import{G as o,d as s}from"./parts-CE7ui_Zl.js";import{t as c}from"./BulkDialog-Dw_ThBoE.js";import{i as l,t as u}from"./early-JhwasVCb.js";import{t as d}from"./TextArea-D0xA9E51.js";import{n as f}from"./OrderList-DdgzencG.js";r();var p=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},m=new p(`
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
    `);function _({kind:t,orders:r,onDone:l,onClose:p}){let m=e(f),h=o(),g=s(),_=a(),x=b(t),[S,C]=i(()=>new Map(r.map(e=>[e.id,v(e)]))),w=e=>S.get(e)??`0.00`;return n(c,{title:m[t].title,text:m[t].text,rows:r,factOf:e=>({label:e.number,value:`${g(e.customer)}, ${h.money(t===`deliver`?e.total:w(e.id))}`}),danger:t!==`deliver`,submitLabel:e=>m[t].submit(e.length,h.money(e.map(({id:e})=>w(e)).reduce(u,`0.00`))),change:async(e,n)=>{let r=String(n.reason??``).trim(),i=e.map(e=>({orderId:e,amount:w(e)})),a=await x({ids:e,idempotencyKey:_,...t!==`deliver`&&{expectedAmounts:i},...r&&{reason:r}});return C(new Map([...S,...a.flatMap(y)])),a},doneText:m[t].done,failedText:m.failed,onDone:l,onClose:p,children:t!==`deliver`&&n(d,{name:`reason`,label:m.reason,hint:m.reasonHint,optional:!0,maxLength:500})})}var v=({total:e,refundedAmount:t})=>l(e,t),y=({id:e,refusal:t})=>t?.reason===`AMOUNT_CHANGED`?[[e,t.params.amount]]:[];function b(e){let{mutateAsync:n}=t(m),{mutateAsync:r}=t(h),{mutateAsync:i}=t(g);return async t=>(await{deliver:n,cancel:r,refund:i}[e]({input:t})).results}export{_ as OrderBulkDialog};