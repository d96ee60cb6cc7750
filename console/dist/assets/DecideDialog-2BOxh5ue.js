import{At as e,E as t,Wt as n,gn as r,kt as i,yn as a}from"./index-CwcODLW1.js";import{G as o,J as s,W as c,d as l}from"./parts-DRGWu0GN.js";import{t as u}from"./BulkDialog-DERK0sJ0.js";import{t as d}from"./early-CfQr5XEC.js";import{t as f}from"./TextArea-Dl-MZN-6.js";import{H as p}from"./details-DFBeDGDg.js";import{n as m}from"./RechargeList-Bb6M11AW.js";var h=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},g=new h(`
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
    `);function y({customer:r}){let i=t(m),a=o(),{data:l}=e(v,{id:r.id});return n(p,{facts:[{label:i.since,value:n(c,{at:r.createdAt})},{label:i.orders,value:l?a.count(l.customer?.orders.totalCount??0):n(s,{width:3})}]})}a();function b({decision:{kind:e,recharges:a},onDone:s,onClose:c}){let{dialog:p,history:h}=t(m),v=o(),b=l(),x=a.length===1?a[0]:void 0,{mutateAsync:S}=i(g),{mutateAsync:C}=i(_),w=e=>v.money(e.reduce((e,{amount:t})=>d(e,t),`0.00`));return n(u,{title:p[e],text:e===`approve`?p.approveText:p.rejectText,rows:a,factOf:({customer:e,amount:t,reference:i})=>({label:b(e),value:n(r,{children:[v.money(t),` `,i,n(`div`,{className:`muted`,children:h(e.rechargeHistory)})]})}),danger:e===`reject`,submitLabel:t=>e===`approve`?p.submitApprove(t.length,w(t)):p.submitReject(t.length),change:async(t,n)=>e===`approve`?(await S({input:{ids:t}})).results:(await C({input:{ids:t,reason:String(n.reason??``).trim()}})).results,doneText:e===`approve`?p.approved:p.rejected,failedText:p.failed,onDone:s,onClose:c,children:[x&&n(y,{customer:x.customer}),e===`reject`&&n(f,{name:`reason`,label:p.reason,maxLength:500})]})}export{b as DecideDialog};