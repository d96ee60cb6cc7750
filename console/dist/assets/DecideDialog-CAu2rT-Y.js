import{Dt as e,Ot as t,Vt as n,w as r}from"./index-0TGHxELl.js";import{G as i,H as a,V as o,d as s}from"./parts-B7sQsaSu.js";import{t as c}from"./BulkDialog-BcUYyyt9.js";import{t as l}from"./early-Dvks-6GI.js";import{t as u}from"./TextArea-B6xizOBD.js";import{J as d}from"./details-DW0RqXrY.js";import{n as f}from"./RechargeList-CaovILUN.js";var p=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},m=new p(`
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
    `),h=new p(`
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
    `),g=new p(`
    query RechargeHistory($customerId: ID!) {
  customer(id: $customerId) {
    placed: orders(first: 1) {
      totalCount
    }
  }
  approved: recharges(
    first: 1
    where: {customerId: $customerId, status: APPROVED}
  ) {
    totalCount
  }
  rejected: recharges(
    first: 1
    where: {customerId: $customerId, status: REJECTED}
  ) {
    totalCount
  }
}
    `);function _({customer:e}){let s=r(f).history,c=a(),{data:l}=t(g,{customerId:e.id}),u=e=>e?c.count(e.totalCount):n(i,{width:3});return n(d,{facts:[{label:s.since,value:n(o,{at:e.createdAt})},{label:s.approved,value:u(l?.approved)},{label:s.rejected,value:u(l?.rejected)},{label:s.orders,value:u(l?.customer?.placed)}]})}function v({decision:{kind:t,recharges:i},onDone:o,onClose:d}){let p=r(f).dialog,g=a(),v=s(),y=i.length===1?i[0]:void 0,{mutateAsync:b}=e(m),{mutateAsync:x}=e(h),S=e=>g.money(e.reduce((e,{amount:t})=>l(e,t),`0.00`));return n(c,{title:p[t],text:t===`approve`?p.approveText:p.rejectText,rows:i,factOf:({customer:e,amount:t,reference:n})=>({label:v(e),value:`${g.money(t)} ${n}`}),danger:t===`reject`,submitLabel:e=>t===`approve`?p.submitApprove(e.length,S(e)):p.submitReject(e.length),change:async(e,n)=>t===`approve`?(await b({input:{ids:e}})).results:(await x({input:{ids:e,reason:String(n.reason??``).trim()}})).results,doneText:t===`approve`?p.approved:p.rejected,failedText:p.failed,onDone:o,onClose:d,children:[y&&n(_,{customer:y.customer}),t===`reject`&&n(u,{name:`reason`,label:p.reason,maxLength:500})]})}export{v as DecideDialog};