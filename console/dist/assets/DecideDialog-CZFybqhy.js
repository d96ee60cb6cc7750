import{Ft as e,It as t,On as n,Qt as r,Tn as i,Z as a}from"./index-Bj-0Wysc.js";import{U as o,W as s,d as c,q as l}from"./parts-DeASi7V8.js";import{t as u}from"./BulkDialog-BTHZHiUI.js";import{t as d}from"./early-CqjEYl7M.js";import{t as f}from"./TextArea-ncYx3gie.js";import{K as p}from"./details-CeckHyby.js";import{n as m}from"./RechargeList-DvwcOiWz.js";var h=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},g=new h(`
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
    `);function y({customer:e}){let n=a(m),i=s(),{data:c}=t(v,{id:e.id});return r(p,{facts:[{label:n.since,value:r(o,{at:e.createdAt})},{label:n.orders,value:c?i.count(c.customer?.orders.totalCount??0):r(l,{width:3})}]})}n();function b({decision:{kind:t,recharges:n},onDone:o,onClose:l}){let{dialog:p,history:h}=a(m),v=s(),b=c(),x=n.length===1?n[0]:void 0,{mutateAsync:S}=e(g),{mutateAsync:C}=e(_),w=e=>v.money(e.reduce((e,{amount:t})=>d(e,t),`0.00`));return r(u,{title:p[t],text:t===`approve`?p.approveText:p.rejectText,rows:n,factOf:({customer:e,amount:t,reference:n})=>({label:b(e),value:r(i,{children:[v.money(t),` `,n,r(`div`,{className:`muted`,children:h(e.rechargeHistory)})]})}),danger:t===`reject`,submitLabel:e=>t===`approve`?p.submitApprove(e.length,w(e)):p.submitReject(e.length),change:async(e,n)=>t===`approve`?(await S({input:{ids:e}})).results:(await C({input:{ids:e,reason:String(n.reason??``).trim()}})).results,doneText:t===`approve`?p.approved:p.rejected,failedText:p.failed,onDone:o,onClose:l,children:[x&&r(y,{customer:x.customer}),t===`reject`&&r(f,{name:`reason`,label:p.reason,maxLength:500})]})}export{b as DecideDialog};