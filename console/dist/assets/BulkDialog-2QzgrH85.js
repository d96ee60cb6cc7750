import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{At as t,_t as n,kt as r,s as i,v as a}from"./first-Z62TZ-VW.js";import{M as o,_t as s,nt as c,x as l}from"./parts-DoVzTEdK.js";import{t as u}from"./Dialog-DgN5uzfC.js";import{i as d}from"./Field-Be7hYIJU.js";import{t as f}from"./Form-DEpZ8J_O.js";import{n as p}from"./OrderList-BDg7ukWf.js";var m=e(t(),1),h=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},g=new h(`
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
    `),y=r();function b({kind:e,orders:t,onDone:n,onClose:r}){let h=a(p),g=c(),_=o(),v=l(),b=x(e),[S,C]=(0,m.useState)(t),[w,T]=(0,m.useState)(new Map);async function E(t){let a=S.map(({id:e})=>e),o=await b({ids:a,idempotencyKey:v,...t&&{reason:t}}),s=new Map(o.flatMap(({orderId:e,refusal:t})=>t?[[e,t.message]]:[])),c=a.filter(e=>!s.has(e));c.length>0&&i(h[e].done(c.length)),n(c),T(s),C(S.filter(({id:e})=>s.has(e))),s.size===0&&r()}return(0,y.jsx)(u,{open:!0,onClose:r,title:h[e].title,text:h[e].text,children:(0,y.jsxs)(f,{danger:e!==`deliver`,submitLabel:h[e].submit(S.length),onCancel:r,onSubmit:({reason:e})=>E(String(e??``).trim()),children:[w.size>0&&(0,y.jsx)(`p`,{role:`alert`,children:h.failed(w.size)}),(0,y.jsx)(s,{facts:S.map(({id:e,number:t,customer:n,total:r})=>({id:e,label:t,value:w.get(e)??`${_(n)}, ${g.money(r)}`}))}),e!==`deliver`&&(0,y.jsx)(d,{name:`reason`,label:h.reason,hint:h.reasonHint,optional:!0,maxLength:500})]})})}function x(e){let{mutateAsync:t}=n(g),{mutateAsync:r}=n(_),{mutateAsync:i}=n(v);return async n=>(await{deliver:t,cancel:r,refund:i}[e]({input:n})).results}export{b as BulkDialog};