import{i as e,t}from"./react-sySUN5R7.js";import{s as n,wt as r}from"./index-DxvkqU8P.js";import{t as i}from"./useIdempotencyKey-C_os6lJL.js";import{b as a,n as o}from"./messages-igU7N3k3.js";import{t as s}from"./useCustomerName-ArCx_vpM.js";import{t as c}from"./useFormat-CaUEnYtq.js";import{t as l}from"./Dialog-TmRuJTbs.js";import{t as u}from"./Facts-h87Ejtjd.js";import{i as d}from"./Field-BDMUAlS8.js";import{t as f}from"./Form-1p36lu4P.js";import{n as p}from"./OrderList-Dsrn3tFL.js";var m=e(t(),1),h=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},g=new h(`
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
    `),y=a();function b({kind:e,orders:t,onDone:r,onClose:a}){let h=o(p),g=c(),_=s(),v=i(),b=x(e),[S,C]=(0,m.useState)(t),[w,T]=(0,m.useState)(new Map);async function E(t){let i=S.map(({id:e})=>e),o=await b({ids:i,idempotencyKey:v,...t&&{reason:t}}),s=new Map(o.flatMap(({orderId:e,refusal:t})=>t?[[e,t.message]]:[])),c=i.filter(e=>!s.has(e));c.length>0&&n(h[e].done(c.length)),r(c),T(s),C(S.filter(({id:e})=>s.has(e))),s.size===0&&a()}return(0,y.jsx)(l,{open:!0,onClose:a,title:h[e].title,text:h[e].text,children:(0,y.jsxs)(f,{danger:e!==`deliver`,submitLabel:h[e].submit(S.length),onCancel:a,onSubmit:({reason:e})=>E(String(e??``).trim()),children:[w.size>0&&(0,y.jsx)(`p`,{role:`alert`,children:h.failed(w.size)}),(0,y.jsx)(u,{facts:S.map(({id:e,number:t,customer:n,total:r})=>({id:e,label:t,value:w.get(e)??`${_(n)}, ${g.money(r)}`}))}),e!==`deliver`&&(0,y.jsx)(d,{name:`reason`,label:h.reason,hint:h.reasonHint,optional:!0,maxLength:500})]})})}function x(e){let{mutateAsync:t}=r(g),{mutateAsync:n}=r(_),{mutateAsync:i}=r(v);return async r=>(await{deliver:t,cancel:n,refund:i}[e]({input:r})).results}export{b as BulkDialog};