import{At as e,Yt as t,kt as n,s as r,vt as i,y as a}from"./index-DYcuAoF6.js";import{G as o,b as s}from"./details-DyJtnXNU.js";import{M as c,p as l}from"./parts-C0Z_Ugd4.js";import{lt as u,rt as d,t as f}from"./dialogs-nSjOBcUc.js";import{n as p}from"./OrderList-BnzAJFCy.js";e();var m=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},h=new m(`
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
    `);function v({kind:e,orders:i,onDone:m,onClose:h}){let g=a(p),_=c(),v=l(),b=s(),x=y(e),[S,C]=t(i),[w,T]=t(new Map);async function E(t){let n=S.map(({id:e})=>e),i=await x({ids:n,idempotencyKey:b,...t&&{reason:t}}),a=new Map(i.flatMap(({orderId:e,refusal:t})=>t?[[e,t.message]]:[])),o=n.filter(e=>!a.has(e));o.length>0&&r(g[e].done(o.length)),m(o),T(a),C(S.filter(({id:e})=>a.has(e))),a.size===0&&h()}return n(f,{open:!0,onClose:h,title:g[e].title,text:g[e].text,children:n(d,{danger:e!==`deliver`,submitLabel:g[e].submit(S.length),onCancel:h,onSubmit:({reason:e})=>E(String(e??``).trim()),children:[w.size>0&&n(`p`,{role:`alert`,children:g.failed(w.size)}),n(o,{facts:S.map(({id:e,number:t,customer:n,total:r})=>({id:e,label:t,value:w.get(e)??`${v(n)}, ${_.money(r)}`}))}),e!==`deliver`&&n(u,{name:`reason`,label:g.reason,hint:g.reasonHint,optional:!0,maxLength:500})]})})}function y(e){let{mutateAsync:t}=i(h),{mutateAsync:n}=i(g),{mutateAsync:r}=i(_);return async i=>(await{deliver:t,cancel:n,refund:r}[e]({input:i})).results}export{v as BulkDialog};