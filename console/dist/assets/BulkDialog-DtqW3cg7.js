import{At as e,Pt as t,jt as n,s as r,vt as i,y as a}from"./index-DOxbXdRl.js";import{U as o,x as s}from"./details-ZQExxOG8.js";import{f as c,j as l}from"./parts-D-_68bv6.js";import{ct as u,rt as d,t as f}from"./dialogs-BxxegUF2.js";import{n as p}from"./OrderList-EfGKtfHQ.js";var m=t(n(),1),h=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},g=new h(`
    mutation DeliverOrders($input: ManyOrdersInput!) {
  results: deliverOrders(input: $input) {
    orderId
    refusal {
      code
      message
    }
  }
}
    `),_=new h(`
    mutation CancelOrders($input: ManyOrdersInput!) {
  results: cancelOrders(input: $input) {
    orderId
    refusal {
      code
      message
    }
  }
}
    `),v=new h(`
    mutation RefundOrders($input: ManyOrdersInput!) {
  results: refundOrders(input: $input) {
    orderId
    refusal {
      code
      message
    }
  }
}
    `),y=e();function b({kind:e,orders:t,onDone:n,onClose:i}){let h=a(p),g=l(),_=c(),v=s(),b=x(e),[S,C]=(0,m.useState)(t),[w,T]=(0,m.useState)(new Map);async function E(t){let a=S.map(({id:e})=>e),o=await b({ids:a,idempotencyKey:v,...t&&{reason:t}}),s=new Map(o.flatMap(({orderId:e,refusal:t})=>t?[[e,t.message]]:[])),c=a.filter(e=>!s.has(e));c.length>0&&r(h[e].done(c.length)),n(c),T(s),C(S.filter(({id:e})=>s.has(e))),s.size===0&&i()}return(0,y.jsx)(f,{open:!0,onClose:i,title:h[e].title,text:h[e].text,children:(0,y.jsxs)(d,{danger:e!==`deliver`,submitLabel:h[e].submit(S.length),onCancel:i,onSubmit:({reason:e})=>E(String(e??``).trim()),children:[w.size>0&&(0,y.jsx)(`p`,{role:`alert`,children:h.failed(w.size)}),(0,y.jsx)(o,{facts:S.map(({id:e,number:t,customer:n,total:r})=>({id:e,label:t,value:w.get(e)??`${_(n)}, ${g.money(r)}`}))}),e!==`deliver`&&(0,y.jsx)(u,{name:`reason`,label:h.reason,hint:h.reasonHint,optional:!0,maxLength:500})]})})}function x(e){let{mutateAsync:t}=i(g),{mutateAsync:n}=i(_),{mutateAsync:r}=i(v);return async i=>(await{deliver:t,cancel:n,refund:r}[e]({input:i})).results}export{b as BulkDialog};