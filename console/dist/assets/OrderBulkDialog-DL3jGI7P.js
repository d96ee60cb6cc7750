import{At as e,Jt as t,Y as n,Yt as r,hn as i}from"./index-ByM-MJ82.js";import{p as a}from"./pages-BpAtkfM2.js";import{J as o,f as s}from"./parts-C2OOrKHF.js";import{t as c}from"./BulkDialog-D27T9Xp7.js";import{i as l,t as u}from"./early-__BPvlh7.js";import{t as d}from"./TextArea-CBbqepZL.js";import{t as f}from"./bulkMessages-BRM-ri2s.js";r();var p=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},m=new p(`
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
    `);function _({kind:e,orders:r,onDone:l,onClose:p}){let m=n(f),h=o(),g=s(),_=a(),x=b(e),[S,C]=i(()=>new Map(r.map(e=>[e.id,v(e)]))),w=e=>S.get(e)??`0.00`;return t(c,{title:m[e].title,text:m[e].text,rows:r,factOf:t=>({label:t.number,value:`${g(t.customer)}, ${h.money(e===`deliver`?t.total:w(t.id))}`}),danger:e!==`deliver`,keyed:!0,submitLabel:t=>m[e].submit(t.length,h.money(t.map(({id:e})=>w(e)).reduce(u,`0.00`))),change:async(t,n)=>{let r=String(n.reason??``).trim(),i=t.map(e=>({orderId:e,amount:w(e)})),a=await x({ids:t,idempotencyKey:_,...e!==`deliver`&&{expectedAmounts:i},...r&&{reason:r}});return C(new Map([...S,...a.flatMap(y)])),a},doneText:m[e].done,failedText:m.failed,onDone:l,onClose:p,children:e!==`deliver`&&t(d,{name:`reason`,label:m.reason,hint:m.reasonHint,optional:!0,maxLength:500})})}var v=({total:e,refundedAmount:t})=>l(e,t),y=({id:e,refusal:t})=>t?.reason===`AMOUNT_CHANGED`?[[e,t.params.amount]]:[];function b(t){let{mutateAsync:n}=e(m),{mutateAsync:r}=e(h),{mutateAsync:i}=e(g);return async e=>(await{deliver:n,cancel:r,refund:i}[t]({input:e})).results}export{_ as OrderBulkDialog};