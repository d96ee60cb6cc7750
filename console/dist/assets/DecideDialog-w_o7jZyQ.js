import{Lt as e,Rt as t,St as n,m as r,rn as i,w as a,y as o}from"./index-BzP1EClE.js";import{$ as s,t as c}from"./early-CRuJpbae.js";import{P as l}from"./parts-DggjclEf.js";import{lt as u,rt as d,t as f}from"./dialogs-D67FP_ML.js";import{X as p}from"./details-6EBFLphC.js";import{n as m}from"./RechargeList-DPeMiR1t.js";t();var h=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},g=new h(`
    mutation ApproveRecharge($input: ApproveRechargeInput!) {
  approveRecharge(input: $input) {
    id
    status
  }
}
    `),_=new h(`
    mutation RejectRecharge($input: RejectRechargeInput!) {
  rejectRecharge(input: $input) {
    id
    status
  }
}
    `);function v({decision:t,onClose:h}){let v=a(m).dialog,y=l(),{kind:b}=t,[x,S]=i(t.recharges),[C,w]=i(new Map),T=y.money(x.reduce((e,{amount:t})=>c(e,t),`0.00`));async function E(e){let t=new Map;for(let{id:n}of x)try{b===`approve`?await s(g,{input:{id:n}}):await s(_,{input:{id:n,reason:e}})}catch(e){if(x.length===1)throw e;t.set(n,o(e))}await n.invalidateQueries();let i=x.length-t.size;i>0&&r(b===`approve`?v.approved(i):v.rejected(i)),w(t),S(x.filter(({id:e})=>t.has(e))),t.size===0&&h()}return e(f,{open:!0,onClose:h,title:v[b],text:b===`approve`?v.approveText:v.rejectText,children:e(d,{danger:b===`reject`,submitLabel:b===`approve`?v.submitApprove(x.length,T):v.submitReject(x.length),onCancel:h,onSubmit:({reason:e})=>E(String(e??``).trim()),children:[C.size>0&&e(`p`,{role:`alert`,children:v.failed(C.size)}),e(p,{facts:x.map(({id:e,customer:t,amount:n,reference:r})=>({id:e,label:t.name,value:`${y.money(n)} ${C.get(e)??r}`}))}),b===`reject`&&e(u,{name:`reason`,label:v.reason,maxLength:500})]})})}export{v as DecideDialog};