import{Bt as e,Et as t,w as n}from"./index-oOoxFS0m.js";import{B as r,h as i}from"./parts-U3ZJ4sva.js";import{t as a}from"./BulkDialog-BHzOXx3_.js";import{t as o}from"./early-CY4GmciT.js";import{t as s}from"./TextArea-Bk8btITI.js";import{n as c}from"./RechargeList-DlhZT-Ct.js";var l=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},u=new l(`
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
    `),d=new l(`
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
    `);function f({decision:{kind:l,recharges:f},onDone:p,onClose:m}){let h=n(c).dialog,g=r(),_=i(),{mutateAsync:v}=t(u),{mutateAsync:y}=t(d),b=e=>g.money(e.reduce((e,{amount:t})=>o(e,t),`0.00`));return e(a,{title:h[l],text:l===`approve`?h.approveText:h.rejectText,rows:f,factOf:({customer:e,amount:t,reference:n})=>({label:_(e),value:`${g.money(t)} ${n}`}),danger:l===`reject`,submitLabel:e=>l===`approve`?h.submitApprove(e.length,b(e)):h.submitReject(e.length),change:async(e,t)=>l===`approve`?(await v({input:{ids:e}})).results:(await y({input:{ids:e,reason:String(t.reason??``).trim()}})).results,doneText:l===`approve`?h.approved:h.rejected,failedText:h.failed,onDone:p,onClose:m,children:l===`reject`&&e(s,{name:`reason`,label:h.reason,maxLength:500})})}export{f as DecideDialog};