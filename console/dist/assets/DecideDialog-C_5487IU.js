import{Cn as e,Jt as t,Mt as n,O as r,bn as i,jt as a}from"./index-CrslgKQf.js";import{U as o,W as s,d as c,q as l}from"./parts-uYqX-dei.js";import{t as u}from"./BulkDialog-CndBXUrv.js";import{t as d}from"./early-DhbaGOmZ.js";import{t as f}from"./TextArea-dGB-gb2c.js";import{U as p}from"./details-CfP5J__g.js";import{n as m}from"./RechargeList-Dy1NWk7t.js";var h=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},g=new h(`
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
    `);function y({customer:e}){let i=r(m),a=s(),{data:c}=n(v,{id:e.id});return t(p,{facts:[{label:i.since,value:t(o,{at:e.createdAt})},{label:i.orders,value:c?a.count(c.customer?.orders.totalCount??0):t(l,{width:3})}]})}e();function b({decision:{kind:e,recharges:n},onDone:o,onClose:l}){let{dialog:p,history:h}=r(m),v=s(),b=c(),x=n.length===1?n[0]:void 0,{mutateAsync:S}=a(g),{mutateAsync:C}=a(_),w=e=>v.money(e.reduce((e,{amount:t})=>d(e,t),`0.00`));return t(u,{title:p[e],text:e===`approve`?p.approveText:p.rejectText,rows:n,factOf:({customer:e,amount:n,reference:r})=>({label:b(e),value:t(i,{children:[v.money(n),` `,r,t(`div`,{className:`muted`,children:h(e.rechargeHistory)})]})}),danger:e===`reject`,submitLabel:t=>e===`approve`?p.submitApprove(t.length,w(t)):p.submitReject(t.length),change:async(t,n)=>e===`approve`?(await S({input:{ids:t}})).results:(await C({input:{ids:t,reason:String(n.reason??``).trim()}})).results,doneText:e===`approve`?p.approved:p.rejected,failedText:p.failed,onDone:o,onClose:l,children:[x&&t(y,{customer:x.customer}),e===`reject`&&t(f,{name:`reason`,label:p.reason,maxLength:500})]})}export{b as DecideDialog};