import{$t as e,En as t,It as n,Lt as r,Q as i,kn as a}from"./index-jHT1tkCe.js";import{G as o,J as s,W as c,d as l}from"./parts-C1VRNkno.js";import{t as u}from"./BulkDialog-Dbwyw4E9.js";import{t as d}from"./early-JhwasVCb.js";import{t as f}from"./TextArea-CDEUbJOw.js";import{K as p}from"./details-Cmv5GQaD.js";import{n as m}from"./RechargeList-CCCNjSP5.js";var h=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},g=new h(`
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
    `);function y({customer:t}){let n=i(m),a=o(),{data:l}=r(v,{id:t.id});return e(p,{facts:[{label:n.since,value:e(c,{at:t.createdAt})},{label:n.orders,value:l?a.count(l.customer?.orders.totalCount??0):e(s,{width:3})}]})}a();function b({decision:{kind:r,recharges:a},onDone:s,onClose:c}){let{dialog:p,history:h}=i(m),v=o(),b=l(),x=a.length===1?a[0]:void 0,{mutateAsync:S}=n(g),{mutateAsync:C}=n(_),w=e=>v.money(e.reduce((e,{amount:t})=>d(e,t),`0.00`));return e(u,{title:p[r],text:r===`approve`?p.approveText:p.rejectText,rows:a,factOf:({customer:n,amount:r,reference:i})=>({label:b(n),value:e(t,{children:[v.money(r),` `,i,e(`div`,{className:`muted`,children:h(n.rechargeHistory)})]})}),danger:r===`reject`,submitLabel:e=>r===`approve`?p.submitApprove(e.length,w(e)):p.submitReject(e.length),change:async(e,t)=>r===`approve`?(await S({input:{ids:e}})).results:(await C({input:{ids:e,reason:String(t.reason??``).trim()}})).results,doneText:r===`approve`?p.approved:p.rejected,failedText:p.failed,over:{code:`RECHARGE_DECIDED`,text:p.over},onDone:s,onClose:c,children:[x&&e(y,{customer:x.customer}),r===`reject`&&e(f,{name:`reason`,label:p.reason,maxLength:500})]})}export{b as DecideDialog};