import{An as e,Dn as t,Lt as n,Q as r,Rt as i,en as a}from"./index-ah7yBjvo.js";import{G as o,J as s,W as c,d as l}from"./parts-sUoMt7hs.js";import{t as u}from"./BulkDialog-CoCA7jvd.js";import{t as d}from"./early-JhwasVCb.js";import{t as f}from"./TextArea-DJWW_eXy.js";import{q as p}from"./details-sHZI4id6.js";import{n as m}from"./RechargeList-DS0zJd46.js";var h=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},g=new h(`
    mutation ApproveRecharges($input: ApproveRechargesInput!) {
  results: approveRecharges(input: $input) {
    id
    refusal {
      code
      message
      reason
      params
    }
  }
}
    `),_=new h(`
    mutation RejectRecharges($input: RejectRechargesInput!) {
  results: rejectRecharges(input: $input) {
    id
    refusal {
      code
      message
      reason
      params
    }
  }
}
    `),v=new h(`
    query OrdersOfCustomer($id: ID!) {
  customer(id: $id) {
    orders(first: 1) {
      totalCount
    }
  }
}
    `);function y({customer:e}){let t=r(m),n=o(),{data:l}=i(v,{id:e.id});return a(p,{facts:[{label:t.since,value:a(c,{at:e.createdAt})},{label:t.orders,value:l?n.count(l.customer?.orders.totalCount??0):a(s,{width:3})}]})}e();function b({decision:{kind:e,recharges:i},onDone:s,onClose:c}){let{dialog:p,history:h}=r(m),v=o(),b=l(),x=i.length===1?i[0]:void 0,{mutateAsync:S}=n(g),{mutateAsync:C}=n(_),w=e=>v.money(e.reduce((e,{amount:t})=>d(e,t),`0.00`));return a(u,{title:p[e],text:e===`approve`?p.approveText:p.rejectText,rows:i,factOf:({customer:e,amount:n,reference:r})=>({label:b(e),value:a(t,{children:[v.money(n),` `,r,a(`div`,{className:`muted`,children:h(e.rechargeHistory)})]})}),danger:e===`reject`,submitLabel:t=>e===`approve`?p.submitApprove(t.length,w(t)):p.submitReject(t.length),change:async(t,n)=>e===`approve`?(await S({input:{ids:t}})).results:(await C({input:{ids:t,reason:String(n.reason??``).trim()}})).results,doneText:e===`approve`?p.approved:p.rejected,failedText:p.failed,over:{code:`RECHARGE_DECIDED`,text:p.over},onDone:s,onClose:c,children:[x&&a(y,{customer:x.customer}),e===`reject`&&a(f,{name:`reason`,label:p.reason,maxLength:500})]})}export{b as DecideDialog};