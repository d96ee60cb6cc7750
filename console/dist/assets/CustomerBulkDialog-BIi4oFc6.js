import{D as e,Q as t,Rt as n,nn as r}from"./index-ntnhS566.js";import{d as i}from"./parts-B2JQus4x.js";import{t as a}from"./BulkDialog-8ClP7OSL.js";import{t as o}from"./SelectField-YKNCqwo9.js";import{t as s}from"./bulkMessages-DR5PB_g-.js";import{n as c}from"./customers-BUquaNqA.js";var l=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},u=new l(`
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
    `);function p({kind:n,customers:l,tiers:u,onDone:d,onClose:f}){let p=t(s),h=p[n],{noTier:g}=t(c),{statuses:_}=t(e),v=i(),y=m(n);return r(a,{danger:n===`block`,title:h.title,text:h.text,rows:l,factOf:e=>({label:v(e),value:n===`tier`?e.tier?.name??g:_.customer[e.status]}),submitLabel:e=>h.submit(e.length),change:(e,t)=>y(e,String(t.tierId??``)),doneText:h.done,failedText:p.failed,onDone:d,onClose:f,children:n===`tier`&&r(o,{name:`tierId`,label:p.tier.field,defaultValue:``,options:[{value:``,label:g},...u.map(({id:e,name:t})=>({value:e,label:t}))]})})}function m(e){let{mutateAsync:t}=n(f),{mutateAsync:r}=n(u),{mutateAsync:i}=n(d);return async(n,a)=>e===`tier`?(await t({input:{ids:n,...a&&{tierId:a}}})).results:(await{block:r,unblock:i}[e]({input:{ids:n}})).results}export{p as CustomerBulkDialog};