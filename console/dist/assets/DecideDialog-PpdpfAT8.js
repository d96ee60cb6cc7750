import{At as e,Xt as t,_t as n,b as r,jt as i,s as a}from"./index-Cp0A1w_e.js";import{ct as o,et as s,t as c}from"./early-TkO9i4Wa.js";import{M as l}from"./parts-mq6H3t82.js";import{lt as u,rt as d,t as f}from"./dialogs-CP97bDVo.js";import{G as p}from"./details-CkmDreeo.js";import{n as m}from"./RechargeList-C1eOucEz.js";i();var h=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},g=new h(`
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
    `);function v({decision:i,onClose:h}){let v=r(m).dialog,y=l(),{kind:b}=i,[x,S]=t(i.recharges),[C,w]=t(new Map),T=y.money(x.reduce((e,{amount:t})=>c(e,t),`0.00`));async function E(e){let t=new Map;for(let{id:n}of x)try{b===`approve`?await s(g,{input:{id:n}}):await s(_,{input:{id:n,reason:e}})}catch(e){if(x.length===1)throw e;t.set(n,e instanceof o?e.message:String(e))}await n.invalidateQueries();let r=x.length-t.size;r>0&&a(b===`approve`?v.approved(r):v.rejected(r)),w(t),S(x.filter(({id:e})=>t.has(e))),t.size===0&&h()}return e(f,{open:!0,onClose:h,title:v[b],text:b===`approve`?v.approveText:v.rejectText,children:e(d,{danger:b===`reject`,submitLabel:b===`approve`?v.submitApprove(x.length,T):v.submitReject(x.length),onCancel:h,onSubmit:({reason:e})=>E(String(e??``).trim()),children:[C.size>0&&e(`p`,{role:`alert`,children:v.failed(C.size)}),e(p,{facts:x.map(({id:e,customer:t,amount:n,reference:r})=>({id:e,label:t.name,value:`${y.money(n)} ${C.get(e)??r}`}))}),b===`reject`&&e(u,{name:`reason`,label:v.reason,maxLength:500})]})})}export{v as DecideDialog};