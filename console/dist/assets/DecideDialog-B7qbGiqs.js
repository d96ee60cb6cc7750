import{At as e,D as t,Gt as n,_n as r,bn as i,jt as a}from"./index-BcOHjEZP.js";import{G as o,J as s,W as c,d as l}from"./parts-dljrLVEa.js";import{t as u}from"./BulkDialog-CHabVoNp.js";import{t as d}from"./early-CfQr5XEC.js";import{t as f}from"./TextArea-CK0VpD1k.js";import{H as p}from"./details-BbL3iHvP.js";import{n as m}from"./RechargeList-Db_mCEEO.js";var h=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},g=new h(`
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
    `);function y({customer:e}){let r=t(m),i=o(),{data:l}=a(v,{id:e.id});return n(p,{facts:[{label:r.since,value:n(c,{at:e.createdAt})},{label:r.orders,value:l?i.count(l.customer?.orders.totalCount??0):n(s,{width:3})}]})}i();function b({decision:{kind:i,recharges:a},onDone:s,onClose:c}){let{dialog:p,history:h}=t(m),v=o(),b=l(),x=a.length===1?a[0]:void 0,{mutateAsync:S}=e(g),{mutateAsync:C}=e(_),w=e=>v.money(e.reduce((e,{amount:t})=>d(e,t),`0.00`));return n(u,{title:p[i],text:i===`approve`?p.approveText:p.rejectText,rows:a,factOf:({customer:e,amount:t,reference:i})=>({label:b(e),value:n(r,{children:[v.money(t),` `,i,n(`div`,{className:`muted`,children:h(e.rechargeHistory)})]})}),danger:i===`reject`,submitLabel:e=>i===`approve`?p.submitApprove(e.length,w(e)):p.submitReject(e.length),change:async(e,t)=>i===`approve`?(await S({input:{ids:e}})).results:(await C({input:{ids:e,reason:String(t.reason??``).trim()}})).results,doneText:i===`approve`?p.approved:p.rejected,failedText:p.failed,onDone:s,onClose:c,children:[x&&n(y,{customer:x.customer}),i===`reject`&&n(f,{name:`reason`,label:p.reason,maxLength:500})]})}export{b as DecideDialog};