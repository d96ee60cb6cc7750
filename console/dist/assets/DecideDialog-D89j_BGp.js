import{Bt as e,Dt as t,Et as n,w as r}from"./index-BWULAgIa.js";import{B as i,U as a,d as o,z as s}from"./parts-DcudJn1c.js";import{t as c}from"./BulkDialog-BtK1dGKz.js";import{t as l}from"./early-CY4GmciT.js";import{t as u}from"./TextArea-CYtYK3P7.js";import{q as d}from"./details-CKO6Nlno.js";import{n as f}from"./RechargeList-Cmqea-LE.js";var p=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},m=new p(`
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
    `);function _({customer:n}){let o=r(f).history,c=i(),{data:l}=t(g,{customerId:n.id}),u=t=>t?c.count(t.totalCount):e(a,{width:3});return e(d,{facts:[{label:o.since,value:e(s,{at:n.createdAt})},{label:o.approved,value:u(l?.approved)},{label:o.rejected,value:u(l?.rejected)},{label:o.orders,value:u(l?.customer?.placed)}]})}function v({decision:{kind:t,recharges:a},onDone:s,onClose:d}){let p=r(f).dialog,g=i(),v=o(),y=a.length===1?a[0]:void 0,{mutateAsync:b}=n(m),{mutateAsync:x}=n(h),S=e=>g.money(e.reduce((e,{amount:t})=>l(e,t),`0.00`));return e(c,{title:p[t],text:t===`approve`?p.approveText:p.rejectText,rows:a,factOf:({customer:e,amount:t,reference:n})=>({label:v(e),value:`${g.money(t)} ${n}`}),danger:t===`reject`,submitLabel:e=>t===`approve`?p.submitApprove(e.length,S(e)):p.submitReject(e.length),change:async(e,n)=>t===`approve`?(await b({input:{ids:e}})).results:(await x({input:{ids:e,reason:String(n.reason??``).trim()}})).results,doneText:t===`approve`?p.approved:p.rejected,failedText:p.failed,onDone:s,onClose:d,children:[y&&e(_,{customer:y.customer}),t===`reject`&&e(u,{name:`reason`,label:p.reason,maxLength:500})]})}export{v as DecideDialog};