import{Lt as e,Rt as t,Tt as n,b as r,m as i,rn as a,w as o,x as s}from"./index-BzP1EClE.js";import{X as c,w as l}from"./details-6EBFLphC.js";import{P as u,h as d}from"./parts-DggjclEf.js";import{lt as f,rt as p,t as m}from"./dialogs-D67FP_ML.js";import{n as h}from"./OrderList-BPZ6Ddz1.js";t();var g=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},_=new g(`
    mutation DeliverOrders($input: ManyOrdersInput!) {
  results: deliverOrders(input: $input) {
    orderId
    refusal {
      code
      message
      reason
      params
    }
  }
}
    `),v=new g(`
    mutation CancelOrders($input: ManyOrdersInput!) {
  results: cancelOrders(input: $input) {
    orderId
    refusal {
      code
      message
      reason
      params
    }
  }
}
    `),y=new g(`
    mutation RefundOrders($input: ManyOrdersInput!) {
  results: refundOrders(input: $input) {
    orderId
    refusal {
      code
      message
      reason
      params
    }
  }
}
    `);function b({kind:t,orders:n,onDone:g,onClose:_}){let v=o(h),y=u(),b=d(),S=l(),C=x(t),[w,T]=a(n),[E,D]=a(new Map);s();let O=e=>{let t=E.get(e);return t&&r(t)};async function k(e){let n=w.map(({id:e})=>e),r=await C({ids:n,idempotencyKey:S,...e&&{reason:e}}),a=new Map(r.flatMap(({orderId:e,refusal:t})=>t?[[e,t]]:[])),o=n.filter(e=>!a.has(e));o.length>0&&i(v[t].done(o.length)),g(o),D(a),T(w.filter(({id:e})=>a.has(e))),a.size===0&&_()}return e(m,{open:!0,onClose:_,title:v[t].title,text:v[t].text,children:e(p,{danger:t!==`deliver`,submitLabel:v[t].submit(w.length),onCancel:_,onSubmit:({reason:e})=>k(String(e??``).trim()),children:[E.size>0&&e(`p`,{role:`alert`,children:v.failed(E.size)}),e(c,{facts:w.map(({id:e,number:t,customer:n,total:r})=>({id:e,label:t,value:O(e)??`${b(n)}, ${y.money(r)}`}))}),t!==`deliver`&&e(f,{name:`reason`,label:v.reason,hint:v.reasonHint,optional:!0,maxLength:500})]})})}function x(e){let{mutateAsync:t}=n(_),{mutateAsync:r}=n(v),{mutateAsync:i}=n(y);return async n=>(await{deliver:t,cancel:r,refund:i}[e]({input:n})).results}export{b as BulkDialog};