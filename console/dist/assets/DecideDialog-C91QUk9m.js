import{Mn as e,Q as t,Rt as n,kn as r,nn as i,zt as a}from"./index-ntnhS566.js";import{G as o,K as s,Y as c,d as l}from"./parts-B2JQus4x.js";import{t as u}from"./BulkDialog-8ClP7OSL.js";import{t as d}from"./early-grBt5JFH.js";import{t as f}from"./TextArea-CB2uNlCs.js";import{$ as p}from"./details-P_G1di9K.js";import{n as m}from"./RechargeList-CEvgsxWJ.js";var h=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},g=new h(`
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
    `);function y({customer:e}){let n=t(m),r=s(),{data:l}=a(v,{id:e.id});return i(p,{facts:[{label:n.since,value:i(o,{at:e.createdAt})},{label:n.orders,value:l?r.count(l.customer?.orders.totalCount??0):i(c,{width:3})}]})}e();function b({decision:{kind:e,recharges:a},onDone:o,onClose:c}){let{dialog:p,history:h}=t(m),v=s(),b=l(),x=a.length===1?a[0]:void 0,{mutateAsync:S}=n(g),{mutateAsync:C}=n(_),w=e=>v.money(e.reduce((e,{amount:t})=>d(e,t),`0.00`));return i(u,{title:p[e],text:e===`approve`?p.approveText:p.rejectText,rows:a,factOf:({customer:e,amount:t,reference:n})=>({label:b(e),value:i(r,{children:[v.money(t),` `,n,i(`div`,{className:`muted`,children:h(e.rechargeHistory)})]})}),danger:e===`reject`,submitLabel:t=>e===`approve`?p.submitApprove(t.length,w(t)):p.submitReject(t.length),change:async(t,n)=>e===`approve`?(await S({input:{ids:t}})).results:(await C({input:{ids:t,reason:String(n.reason??``).trim()}})).results,doneText:e===`approve`?p.approved:p.rejected,failedText:p.failed,over:{code:`RECHARGE_DECIDED`,text:p.over},onDone:o,onClose:c,children:[x&&i(y,{customer:x.customer}),e===`reject`&&i(f,{name:`reason`,label:p.reason,maxLength:500})]})}export{b as DecideDialog};