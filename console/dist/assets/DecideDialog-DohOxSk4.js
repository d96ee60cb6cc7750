import{At as e,E as t,Ut as n,kt as r}from"./index-56XI4USA.js";import{G as i,H as a,V as o,d as s}from"./parts-BYqyiHkm.js";import{t as c}from"./BulkDialog-CfS81kYO.js";import{t as l}from"./early-CfQr5XEC.js";import{t as u}from"./TextArea-69rQkNR5.js";import{J as d}from"./details-Dg0S2g0y.js";import{n as f}from"./RechargeList-BGhmxjFD.js";var p=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},m=new p(`
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
    `);function _({customer:r}){let s=t(f).history,c=a(),{data:l}=e(g,{customerId:r.id}),u=e=>e?c.count(e.totalCount):n(i,{width:3});return n(d,{facts:[{label:s.since,value:n(o,{at:r.createdAt})},{label:s.approved,value:u(l?.approved)},{label:s.rejected,value:u(l?.rejected)},{label:s.orders,value:u(l?.customer?.placed)}]})}function v({decision:{kind:e,recharges:i},onDone:o,onClose:d}){let p=t(f).dialog,g=a(),v=s(),y=i.length===1?i[0]:void 0,{mutateAsync:b}=r(m),{mutateAsync:x}=r(h),S=e=>g.money(e.reduce((e,{amount:t})=>l(e,t),`0.00`));return n(c,{title:p[e],text:e===`approve`?p.approveText:p.rejectText,rows:i,factOf:({customer:e,amount:t,reference:n})=>({label:v(e),value:`${g.money(t)} ${n}`}),danger:e===`reject`,submitLabel:t=>e===`approve`?p.submitApprove(t.length,S(t)):p.submitReject(t.length),change:async(t,n)=>e===`approve`?(await b({input:{ids:t}})).results:(await x({input:{ids:t,reason:String(n.reason??``).trim()}})).results,doneText:e===`approve`?p.approved:p.rejected,failedText:p.failed,onDone:o,onClose:d,children:[y&&n(_,{customer:y.customer}),e===`reject`&&n(u,{name:`reason`,label:p.reason,maxLength:500})]})}export{v as DecideDialog};