import{D as e,Lt as t,Q as n,en as r}from"./index-ah7yBjvo.js";import{d as i}from"./parts-sUoMt7hs.js";import{t as a}from"./BulkDialog-CoCA7jvd.js";import{t as o}from"./SelectField-V2_MKtwc.js";import{t as s}from"./bulkMessages-BrNWov8_.js";import{n as c}from"./customers-WSmsAube.js";var l=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},u=new l(`
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
    `);function p({kind:t,customers:l,tiers:u,onDone:d,onClose:f}){let p=n(s),h=p[t],{noTier:g}=n(c),{statuses:_}=n(e),v=i(),y=m(t);return r(a,{danger:t===`block`,title:h.title,text:h.text,rows:l,factOf:e=>({label:v(e),value:t===`tier`?e.tier?.name??g:_.customer[e.status]}),submitLabel:e=>h.submit(e.length),change:(e,t)=>y(e,String(t.tierId??``)),doneText:h.done,failedText:p.failed,onDone:d,onClose:f,children:t===`tier`&&r(o,{name:`tierId`,label:p.tier.field,defaultValue:``,options:[{value:``,label:g},...u.map(({id:e,name:t})=>({value:e,label:t}))]})})}function m(e){let{mutateAsync:n}=t(f),{mutateAsync:r}=t(u),{mutateAsync:i}=t(d);return async(t,a)=>e===`tier`?(await n({input:{ids:t,...a&&{tierId:a}}})).results:(await{block:r,unblock:i}[e]({input:{ids:t}})).results}export{p as CustomerBulkDialog};