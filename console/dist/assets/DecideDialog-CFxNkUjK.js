import{Mt as e,Zt as t,jt as n,m as r,vt as i,x as a}from"./index-pEbad9IO.js";import{ct as o,et as s,t as c}from"./early-B5IRyXOX.js";import{N as l}from"./parts-CwdO98Ky.js";import{lt as u,rt as d,t as f}from"./dialogs-Fvos1y_P.js";import{G as p}from"./details-CxT677om.js";import{n as m}from"./RechargeList-S8OB_bE8.js";e();var h=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},g=new h(`
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
    `);function v({decision:e,onClose:h}){let v=a(m).dialog,y=l(),{kind:b}=e,[x,S]=t(e.recharges),[C,w]=t(new Map),T=y.money(x.reduce((e,{amount:t})=>c(e,t),`0.00`));async function E(e){let t=new Map;for(let{id:n}of x)try{b===`approve`?await s(g,{input:{id:n}}):await s(_,{input:{id:n,reason:e}})}catch(e){if(x.length===1)throw e;t.set(n,e instanceof o?e.message:String(e))}await i.invalidateQueries();let n=x.length-t.size;n>0&&r(b===`approve`?v.approved(n):v.rejected(n)),w(t),S(x.filter(({id:e})=>t.has(e))),t.size===0&&h()}return n(f,{open:!0,onClose:h,title:v[b],text:b===`approve`?v.approveText:v.rejectText,children:n(d,{danger:b===`reject`,submitLabel:b===`approve`?v.submitApprove(x.length,T):v.submitReject(x.length),onCancel:h,onSubmit:({reason:e})=>E(String(e??``).trim()),children:[C.size>0&&n(`p`,{role:`alert`,children:v.failed(C.size)}),n(p,{facts:x.map(({id:e,customer:t,amount:n,reference:r})=>({id:e,label:t.name,value:`${y.money(n)} ${C.get(e)??r}`}))}),b===`reject`&&n(u,{name:`reason`,label:v.reason,maxLength:500})]})})}export{v as DecideDialog};