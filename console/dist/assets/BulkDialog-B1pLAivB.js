import{Ft as e,Mt as t,jt as n,s as r,y as i,yt as a}from"./index-BOjYus1t.js";import{M as o,S as s,_t as c,nt as l}from"./parts-CT3q-B0d.js";import{t as u}from"./Dialog-BuZhSlqA.js";import{i as d}from"./Field-BJ5Pa94G.js";import{t as f}from"./Form-BVa12cyn.js";import{n as p}from"./OrderList-DhLJwAz1.js";var m=e(t(),1),h=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},g=new h(`
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
    `),y=n();function b({kind:e,orders:t,onDone:n,onClose:a}){let h=i(p),g=l(),_=o(),v=s(),b=x(e),[S,C]=(0,m.useState)(t),[w,T]=(0,m.useState)(new Map);async function E(t){let i=S.map(({id:e})=>e),o=await b({ids:i,idempotencyKey:v,...t&&{reason:t}}),s=new Map(o.flatMap(({orderId:e,refusal:t})=>t?[[e,t.message]]:[])),c=i.filter(e=>!s.has(e));c.length>0&&r(h[e].done(c.length)),n(c),T(s),C(S.filter(({id:e})=>s.has(e))),s.size===0&&a()}return(0,y.jsx)(u,{open:!0,onClose:a,title:h[e].title,text:h[e].text,children:(0,y.jsxs)(f,{danger:e!==`deliver`,submitLabel:h[e].submit(S.length),onCancel:a,onSubmit:({reason:e})=>E(String(e??``).trim()),children:[w.size>0&&(0,y.jsx)(`p`,{role:`alert`,children:h.failed(w.size)}),(0,y.jsx)(c,{facts:S.map(({id:e,number:t,customer:n,total:r})=>({id:e,label:t,value:w.get(e)??`${_(n)}, ${g.money(r)}`}))}),e!==`deliver`&&(0,y.jsx)(d,{name:`reason`,label:h.reason,hint:h.reasonHint,optional:!0,maxLength:500})]})})}function x(e){let{mutateAsync:t}=a(g),{mutateAsync:n}=a(_),{mutateAsync:r}=a(v);return async i=>(await{deliver:t,cancel:n,refund:r}[e]({input:i})).results}export{b as BulkDialog};