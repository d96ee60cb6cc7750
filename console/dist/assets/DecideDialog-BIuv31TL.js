import{At as e,Jt as t,Y as n,jt as r,wn as i,xn as a}from"./index-ByM-MJ82.js";import{J as o,Z as s,f as c,q as l}from"./parts-C2OOrKHF.js";import{t as u}from"./BulkDialog-D27T9Xp7.js";import{t as d}from"./early-__BPvlh7.js";import{t as f}from"./TextArea-CBbqepZL.js";import{v as p}from"./details-CiSvw2-D.js";import{n as m}from"./RechargeList-OdlMbVd6.js";var h=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},g=new h(`
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
    `);function y({customer:e}){let i=n(m),a=o(),{data:c}=r(v,{id:e.id});return t(p,{facts:[{label:i.since,value:t(l,{at:e.createdAt})},{label:i.orders,value:c?a.count(c.customer?.orders.totalCount??0):t(s,{width:3})}]})}i();function b({decision:{kind:r,recharges:i},onDone:s,onClose:l}){let{dialog:p,history:h}=n(m),v=o(),b=c(),x=i.length===1?i[0]:void 0,{mutateAsync:S}=e(g),{mutateAsync:C}=e(_),w=e=>v.money(e.reduce((e,{amount:t})=>d(e,t),`0.00`));return t(u,{title:p[r],text:r===`approve`?p.approveText:p.rejectText,rows:i,factOf:({customer:e,amount:n,reference:r})=>({label:b(e),value:t(a,{children:[v.money(n),` `,r,t(`div`,{className:`muted`,children:h(e.rechargeHistory)})]})}),danger:r===`reject`,submitLabel:e=>r===`approve`?p.submitApprove(e.length,w(e)):p.submitReject(e.length),change:async(e,t)=>r===`approve`?(await S({input:{ids:e}})).results:(await C({input:{ids:e,reason:String(t.reason??``).trim()}})).results,doneText:r===`approve`?p.approved:p.rejected,failedText:p.failed,over:{code:`RECHARGE_DECIDED`,text:p.over},onDone:s,onClose:l,children:[x&&t(y,{customer:x.customer}),r===`reject`&&t(f,{name:`reason`,label:p.reason,maxLength:500})]})}export{b as DecideDialog};