import{Cn as e,En as t,Nt as n,Pt as r,Xt as i,Z as a}from"./index-yR9VlGa-.js";import{U as o,W as s,d as c,q as l}from"./parts-DXnIqi7I.js";import{t as u}from"./BulkDialog-DcT_U_p-.js";import{t as d}from"./early-CqjEYl7M.js";import{t as f}from"./TextArea-BZdJLUmv.js";import{q as p}from"./details-CTmdLNcp.js";import{n as m}from"./RechargeList-URogazGF.js";var h=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},g=new h(`
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
    `);function y({customer:e}){let t=a(m),n=s(),{data:c}=r(v,{id:e.id});return i(p,{facts:[{label:t.since,value:i(o,{at:e.createdAt})},{label:t.orders,value:c?n.count(c.customer?.orders.totalCount??0):i(l,{width:3})}]})}t();function b({decision:{kind:t,recharges:r},onDone:o,onClose:l}){let{dialog:p,history:h}=a(m),v=s(),b=c(),x=r.length===1?r[0]:void 0,{mutateAsync:S}=n(g),{mutateAsync:C}=n(_),w=e=>v.money(e.reduce((e,{amount:t})=>d(e,t),`0.00`));return i(u,{title:p[t],text:t===`approve`?p.approveText:p.rejectText,rows:r,factOf:({customer:t,amount:n,reference:r})=>({label:b(t),value:i(e,{children:[v.money(n),` `,r,i(`div`,{className:`muted`,children:h(t.rechargeHistory)})]})}),danger:t===`reject`,submitLabel:e=>t===`approve`?p.submitApprove(e.length,w(e)):p.submitReject(e.length),change:async(e,n)=>t===`approve`?(await S({input:{ids:e}})).results:(await C({input:{ids:e,reason:String(n.reason??``).trim()}})).results,doneText:t===`approve`?p.approved:p.rejected,failedText:p.failed,onDone:o,onClose:l,children:[x&&i(y,{customer:x.customer}),t===`reject`&&i(f,{name:`reason`,label:p.reason,maxLength:500})]})}export{b as DecideDialog};