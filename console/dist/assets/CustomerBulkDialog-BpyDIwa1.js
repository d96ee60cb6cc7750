import{At as e,Jt as t,Y as n,w as r}from"./index-ByM-MJ82.js";import{f as i}from"./parts-C2OOrKHF.js";import{t as a}from"./BulkDialog-D27T9Xp7.js";import{t as o}from"./SelectField-C69C7Ikd.js";import{t as s}from"./bulkMessages-DLMc3JR4.js";import{n as c}from"./customers-8tAIBnTJ.js";var l=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},u=new l(`
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
    `);function p({kind:e,customers:l,tiers:u,onDone:d,onClose:f}){let p=n(s),h=p[e],{noTier:g}=n(c),{statuses:_}=n(r),v=i(),y=m(e);return t(a,{danger:e===`block`,title:h.title,text:h.text,rows:l,factOf:t=>({label:v(t),value:e===`tier`?t.tier?.name??g:_.customer[t.status]}),submitLabel:e=>h.submit(e.length),change:(e,t)=>y(e,String(t.tierId??``)),doneText:h.done,failedText:p.failed,onDone:d,onClose:f,children:e===`tier`&&t(o,{name:`tierId`,label:p.tier.field,defaultValue:``,options:[{value:``,label:g},...u.map(({id:e,name:t})=>({value:e,label:t}))]})})}function m(t){let{mutateAsync:n}=e(f),{mutateAsync:r}=e(u),{mutateAsync:i}=e(d);return async(e,a)=>t===`tier`?(await n({input:{ids:e,...a&&{tierId:a}}})).results:(await{block:r,unblock:i}[t]({input:{ids:e}})).results}export{p as CustomerBulkDialog};