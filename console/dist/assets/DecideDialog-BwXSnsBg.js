import{At as e,E as t,Wt as n,gn as r,kt as i,yn as a}from"./index-Bp2WlIlA.js";import{U as o,W as s,d as c,q as l}from"./parts-CytcXjx-.js";import{t as u}from"./BulkDialog-D2kLWLJY.js";import{t as d}from"./early-CfQr5XEC.js";import{t as f}from"./TextArea-BajW9FZ6.js";import{H as p}from"./details-B2D_ysg2.js";import{n as m}from"./RechargeList-DbYcIvRP.js";var h=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},g=new h(`
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
    `);function y({customer:r}){let i=t(m),a=s(),{data:c}=e(v,{id:r.id});return n(p,{facts:[{label:i.since,value:n(o,{at:r.createdAt})},{label:i.orders,value:c?a.count(c.customer?.orders.totalCount??0):n(l,{width:3})}]})}a();function b({decision:{kind:e,recharges:a},onDone:o,onClose:l}){let{dialog:p,history:h}=t(m),v=s(),b=c(),x=a.length===1?a[0]:void 0,{mutateAsync:S}=i(g),{mutateAsync:C}=i(_),w=e=>v.money(e.reduce((e,{amount:t})=>d(e,t),`0.00`));return n(u,{title:p[e],text:e===`approve`?p.approveText:p.rejectText,rows:a,factOf:({customer:e,amount:t,reference:i})=>({label:b(e),value:n(r,{children:[v.money(t),` `,i,n(`div`,{className:`muted`,children:h(e.rechargeHistory)})]})}),danger:e===`reject`,submitLabel:t=>e===`approve`?p.submitApprove(t.length,w(t)):p.submitReject(t.length),change:async(t,n)=>e===`approve`?(await S({input:{ids:t}})).results:(await C({input:{ids:t,reason:String(n.reason??``).trim()}})).results,doneText:e===`approve`?p.approved:p.rejected,failedText:p.failed,onDone:o,onClose:l,children:[x&&n(y,{customer:x.customer}),e===`reject`&&n(f,{name:`reason`,label:p.reason,maxLength:500})]})}export{b as DecideDialog};