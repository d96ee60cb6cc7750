import{Mt as e,Zt as t,bt as n,jt as r,m as i,x as a}from"./index-pEbad9IO.js";import{G as o,b as s}from"./details-CxT677om.js";import{N as c,m as l}from"./parts-CwdO98Ky.js";import{lt as u,rt as d,t as f}from"./dialogs-Fvos1y_P.js";import{n as p}from"./OrderList-Bua23Ua0.js";e();var m=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},h=new m(`
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
    `);function v({kind:e,orders:n,onDone:m,onClose:h}){let g=a(p),_=c(),v=l(),b=s(),x=y(e),[S,C]=t(n),[w,T]=t(new Map);async function E(t){let n=S.map(({id:e})=>e),r=await x({ids:n,idempotencyKey:b,...t&&{reason:t}}),a=new Map(r.flatMap(({orderId:e,refusal:t})=>t?[[e,t.message]]:[])),o=n.filter(e=>!a.has(e));o.length>0&&i(g[e].done(o.length)),m(o),T(a),C(S.filter(({id:e})=>a.has(e))),a.size===0&&h()}return r(f,{open:!0,onClose:h,title:g[e].title,text:g[e].text,children:r(d,{danger:e!==`deliver`,submitLabel:g[e].submit(S.length),onCancel:h,onSubmit:({reason:e})=>E(String(e??``).trim()),children:[w.size>0&&r(`p`,{role:`alert`,children:g.failed(w.size)}),r(o,{facts:S.map(({id:e,number:t,customer:n,total:r})=>({id:e,label:t,value:w.get(e)??`${v(n)}, ${_.money(r)}`}))}),e!==`deliver`&&r(u,{name:`reason`,label:g.reason,hint:g.reasonHint,optional:!0,maxLength:500})]})})}function y(e){let{mutateAsync:t}=n(h),{mutateAsync:r}=n(g),{mutateAsync:i}=n(_);return async n=>(await{deliver:t,cancel:r,refund:i}[e]({input:n})).results}export{v as BulkDialog};