import{E as e,Jt as t,O as n,jt as r}from"./index-CrslgKQf.js";import{d as i}from"./parts-uYqX-dei.js";import{t as a}from"./BulkDialog-CndBXUrv.js";import{t as o}from"./SelectField-COzSpDf8.js";import{t as s}from"./bulkMessages-rCGPlF2A.js";import{n as c}from"./customers-BC6jOJU_.js";var l=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},u=new l(`
    mutation BlockCustomers($input: CustomersInput!) {
  results: blockCustomers(input: $input) {
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
    mutation UnblockCustomers($input: CustomersInput!) {
  results: unblockCustomers(input: $input) {
    id
    refusal {
      code
      message
      reason
      params
    }
  }
}
    `),f=new l(`
    mutation SetCustomersTier($input: SetCustomersTierInput!) {
  results: setCustomersTier(input: $input) {
    id
    refusal {
      code
      message
      reason
      params
    }
  }
}
    `);function p({kind:r,customers:l,tiers:u,onDone:d,onClose:f}){let p=n(s),h=p[r],{noTier:g}=n(c),{statuses:_}=n(e),v=i(),y=m(r);return t(a,{danger:r===`block`,title:h.title,text:h.text,rows:l,factOf:e=>({label:v(e),value:r===`tier`?e.tier?.name??g:_.customer[e.status]}),submitLabel:e=>h.submit(e.length),change:(e,t)=>y(e,String(t.tierId??``)),doneText:h.done,failedText:p.failed,onDone:d,onClose:f,children:r===`tier`&&t(o,{name:`tierId`,label:p.tier.field,defaultValue:``,options:[{value:``,label:g},...u.map(({id:e,name:t})=>({value:e,label:t}))]})})}function m(e){let{mutateAsync:t}=r(f),{mutateAsync:n}=r(u),{mutateAsync:i}=r(d);return async(r,a)=>e===`tier`?(await t({input:{ids:r,...a&&{tierId:a}}})).results:(await{block:n,unblock:i}[e]({input:{ids:r}})).results}export{p as CustomerBulkDialog};