import{At as e,Xt as t,b as n,jt as r,s as i,yt as a}from"./index-Cp0A1w_e.js";import{G as o,b as s}from"./details-CkmDreeo.js";import{M as c,p as l}from"./parts-mq6H3t82.js";import{lt as u,rt as d,t as f}from"./dialogs-CP97bDVo.js";import{n as p}from"./OrderList-Cu-v_53v.js";r();var m=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},h=new m(`
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
    `);function v({kind:r,orders:a,onDone:m,onClose:h}){let g=n(p),_=c(),v=l(),b=s(),x=y(r),[S,C]=t(a),[w,T]=t(new Map);async function E(e){let t=S.map(({id:e})=>e),n=await x({ids:t,idempotencyKey:b,...e&&{reason:e}}),a=new Map(n.flatMap(({orderId:e,refusal:t})=>t?[[e,t.message]]:[])),o=t.filter(e=>!a.has(e));o.length>0&&i(g[r].done(o.length)),m(o),T(a),C(S.filter(({id:e})=>a.has(e))),a.size===0&&h()}return e(f,{open:!0,onClose:h,title:g[r].title,text:g[r].text,children:e(d,{danger:r!==`deliver`,submitLabel:g[r].submit(S.length),onCancel:h,onSubmit:({reason:e})=>E(String(e??``).trim()),children:[w.size>0&&e(`p`,{role:`alert`,children:g.failed(w.size)}),e(o,{facts:S.map(({id:e,number:t,customer:n,total:r})=>({id:e,label:t,value:w.get(e)??`${v(n)}, ${_.money(r)}`}))}),r!==`deliver`&&e(u,{name:`reason`,label:g.reason,hint:g.reasonHint,optional:!0,maxLength:500})]})})}function y(e){let{mutateAsync:t}=a(h),{mutateAsync:n}=a(g),{mutateAsync:r}=a(_);return async i=>(await{deliver:t,cancel:n,refund:r}[e]({input:i})).results}export{v as BulkDialog};