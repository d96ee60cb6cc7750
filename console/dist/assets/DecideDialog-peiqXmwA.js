import{An as e,Nn as t,Q as n,Rt as r,nn as i,zt as a}from"./index-DSghyoMO.js";import{G as o,J as s,W as c,d as l}from"./parts-CE7ui_Zl.js";import{t as u}from"./BulkDialog-Dw_ThBoE.js";import{t as d}from"./early-JhwasVCb.js";import{t as f}from"./TextArea-D0xA9E51.js";import{J as p}from"./details-D9Y-tpnF.js";import{n as m}from"./RechargeList-jYS5K8dg.js";var h=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},g=new h(`
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
    `);function y({customer:e}){let t=n(m),r=o(),{data:l}=a(v,{id:e.id});return i(p,{facts:[{label:t.since,value:i(c,{at:e.createdAt})},{label:t.orders,value:l?r.count(l.customer?.orders.totalCount??0):i(s,{width:3})}]})}t();function b({decision:{kind:t,recharges:a},onDone:s,onClose:c}){let{dialog:p,history:h}=n(m),v=o(),b=l(),x=a.length===1?a[0]:void 0,{mutateAsync:S}=r(g),{mutateAsync:C}=r(_),w=e=>v.money(e.reduce((e,{amount:t})=>d(e,t),`0.00`));return i(u,{title:p[t],text:t===`approve`?p.approveText:p.rejectText,rows:a,factOf:({customer:t,amount:n,reference:r})=>({label:b(t),value:i(e,{children:[v.money(n),` `,r,i(`div`,{className:`muted`,children:h(t.rechargeHistory)})]})}),danger:t===`reject`,submitLabel:e=>t===`approve`?p.submitApprove(e.length,w(e)):p.submitReject(e.length),change:async(e,n)=>t===`approve`?(await S({input:{ids:e}})).results:(await C({input:{ids:e,reason:String(n.reason??``).trim()}})).results,doneText:t===`approve`?p.approved:p.rejected,failedText:p.failed,over:{code:`RECHARGE_DECIDED`,text:p.over},onDone:s,onClose:c,children:[x&&i(y,{customer:x.customer}),t===`reject`&&i(f,{name:`reason`,label:p.reason,maxLength:500})]})}export{b as DecideDialog};