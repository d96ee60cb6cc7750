import{C as e,b as t,n,y as r}from"./messages-BV8KbY0P.js";import{c as i,wt as a}from"./index-CQWaXgUN.js";import{t as o}from"./useIdempotencyKey-GmZdtKQD.js";import{t as s}from"./useFormat-CUp8dbLM.js";import{t as c}from"./Dialog-RKanoM9r.js";import{t as l}from"./Facts-BiVMHPRZ.js";import{i as u}from"./Field-Cs9Is6q0.js";import{t as d}from"./Form-CSA_M5gV.js";import{n as f}from"./OrderList-CBT0dy2B.js";var p=e(t(),1),m=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},h=new m(`
    mutation DeliverOrders($input: ManyOrdersInput!) {
  results: deliverOrders(input: $input) {
    orderId
    refusal {
      code
      message
    }
  }
}
    `),g=new m(`
    mutation CancelOrders($input: ManyOrdersInput!) {
  results: cancelOrders(input: $input) {
    orderId
    refusal {
      code
      message
    }
  }
}
    `),_=new m(`
    mutation RefundOrders($input: ManyOrdersInput!) {
  results: refundOrders(input: $input) {
    orderId
    refusal {
      code
      message
    }
  }
}
    `),v=r();function y({kind:e,orders:t,onDone:r,onClose:a}){let m=n(f),h=s(),g=o(),_=b(e),[y,x]=(0,p.useState)(t),[S,C]=(0,p.useState)(new Map);async function w(t){let n=y.map(({id:e})=>e),o=await _({ids:n,idempotencyKey:g,...t&&{reason:t}}),s=new Map(o.flatMap(({orderId:e,refusal:t})=>t?[[e,t.message]]:[])),c=n.filter(e=>!s.has(e));c.length>0&&i(m[e].done(c.length)),r(c),C(s),x(y.filter(({id:e})=>s.has(e))),s.size===0&&a()}return(0,v.jsx)(c,{open:!0,onClose:a,title:m[e].title,text:m[e].text,children:(0,v.jsxs)(d,{danger:e!==`deliver`,submitLabel:m[e].submit(y.length),onCancel:a,onSubmit:({reason:e})=>w(String(e??``).trim()),children:[S.size>0&&(0,v.jsx)(`p`,{role:`alert`,children:m.failed(S.size)}),(0,v.jsx)(l,{facts:y.map(({id:e,number:t,customer:n,total:r})=>({id:e,label:t,value:S.get(e)??`${n.name}, ${h.money(r)}`}))}),e!==`deliver`&&(0,v.jsx)(u,{name:`reason`,label:m.reason,hint:m.reasonHint,optional:!0,maxLength:500})]})})}function b(e){let{mutateAsync:t}=a(h),{mutateAsync:n}=a(g),{mutateAsync:r}=a(_);return async i=>(await{deliver:t,cancel:n,refund:r}[e]({input:i})).results}export{y as BulkDialog};