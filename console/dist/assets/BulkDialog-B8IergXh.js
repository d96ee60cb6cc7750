import{i as e,t}from"./react-sySUN5R7.js";import{s as n,wt as r}from"./index-CsPdx_Mn.js";import{t as i}from"./useIdempotencyKey-C_os6lJL.js";import{b as a,n as o}from"./messages-igU7N3k3.js";import{t as s}from"./useFormat-DiRypUA_.js";import{t as c}from"./Dialog-DvY3RlSy.js";import{t as l}from"./Facts-h87Ejtjd.js";import{i as u}from"./Field-CjhKlnu1.js";import{t as d}from"./Form-CH7C0Xdd.js";import{n as f}from"./OrderList-Dm0NwV42.js";var p=e(t(),1),m=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},h=new m(`
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
    `),v=a();function y({kind:e,orders:t,onDone:r,onClose:a}){let m=o(f),h=s(),g=i(),_=b(e),[y,x]=(0,p.useState)(t),[S,C]=(0,p.useState)(new Map);async function w(t){let i=y.map(({id:e})=>e),o=await _({ids:i,idempotencyKey:g,...t&&{reason:t}}),s=new Map(o.flatMap(({orderId:e,refusal:t})=>t?[[e,t.message]]:[])),c=i.filter(e=>!s.has(e));c.length>0&&n(m[e].done(c.length)),r(c),C(s),x(y.filter(({id:e})=>s.has(e))),s.size===0&&a()}return(0,v.jsx)(c,{open:!0,onClose:a,title:m[e].title,text:m[e].text,children:(0,v.jsxs)(d,{danger:e!==`deliver`,submitLabel:m[e].submit(y.length),onCancel:a,onSubmit:({reason:e})=>w(String(e??``).trim()),children:[S.size>0&&(0,v.jsx)(`p`,{role:`alert`,children:m.failed(S.size)}),(0,v.jsx)(l,{facts:y.map(({id:e,number:t,customer:n,total:r})=>({id:e,label:t,value:S.get(e)??`${n.name}, ${h.money(r)}`}))}),e!==`deliver`&&(0,v.jsx)(u,{name:`reason`,label:m.reason,hint:m.reasonHint,optional:!0,maxLength:500})]})})}function b(e){let{mutateAsync:t}=r(h),{mutateAsync:n}=r(g),{mutateAsync:i}=r(_);return async r=>(await{deliver:t,cancel:n,refund:i}[e]({input:r})).results}export{y as BulkDialog};