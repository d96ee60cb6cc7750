import{$t as e,En as t,It as n,Lt as r,Q as i,kn as a}from"./index-CSPtHws6.js";import{U as o,W as s,d as c,q as l}from"./parts-BlEiP3Aw.js";import{t as u}from"./BulkDialog-dfs_htqz.js";import{t as d}from"./early-JhwasVCb.js";import{t as f}from"./TextArea-3CIVHTxR.js";import{K as p}from"./details-CUDUSL6Y.js";import{n as m}from"./RechargeList-CaOZTC47.js";var h=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},g=new h(`
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
    `);function y({customer:t}){let n=i(m),a=s(),{data:c}=r(v,{id:t.id});return e(p,{facts:[{label:n.since,value:e(o,{at:t.createdAt})},{label:n.orders,value:c?a.count(c.customer?.orders.totalCount??0):e(l,{width:3})}]})}a();function b({decision:{kind:r,recharges:a},onDone:o,onClose:l}){let{dialog:p,history:h}=i(m),v=s(),b=c(),x=a.length===1?a[0]:void 0,{mutateAsync:S}=n(g),{mutateAsync:C}=n(_),w=e=>v.money(e.reduce((e,{amount:t})=>d(e,t),`0.00`));return e(u,{title:p[r],text:r===`approve`?p.approveText:p.rejectText,rows:a,factOf:({customer:n,amount:r,reference:i})=>({label:b(n),value:e(t,{children:[v.money(r),` `,i,e(`div`,{className:`muted`,children:h(n.rechargeHistory)})]})}),danger:r===`reject`,submitLabel:e=>r===`approve`?p.submitApprove(e.length,w(e)):p.submitReject(e.length),change:async(e,t)=>r===`approve`?(await S({input:{ids:e}})).results:(await C({input:{ids:e,reason:String(t.reason??``).trim()}})).results,doneText:r===`approve`?p.approved:p.rejected,failedText:p.failed,over:{code:`RECHARGE_DECIDED`,text:p.over},onDone:o,onClose:l,children:[x&&e(y,{customer:x.customer}),r===`reject`&&e(f,{name:`reason`,label:p.reason,maxLength:500})]})}export{b as DecideDialog};