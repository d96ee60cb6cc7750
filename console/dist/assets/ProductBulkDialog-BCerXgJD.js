import{At as e,Jt as t,Y as n,w as r}from"./index-ByM-MJ82.js";import{t as i}from"./BulkDialog-D27T9Xp7.js";import{t as a}from"./bulkMessages-DiojaZBf.js";var o=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation SetProductStatuses($input: SetProductStatusesInput!) {
  results: setProductStatuses(input: $input) {
    id
    refusal {
      code
      message
      reason
      params
    }
  }
}
    `),s={publish:`ACTIVE`,withdraw:`INACTIVE`,archive:`ARCHIVED`};function c({step:c,products:l,onDone:u,onClose:d}){let f=n(a),p=f[c],{statuses:m}=n(r),{mutateAsync:h}=e(o);return t(i,{danger:c===`archive`,title:p.title,text:p.text,rows:l,factOf:({name:e,status:t})=>({label:e,value:m.product[t]}),submitLabel:e=>p.submit(e.length),change:async e=>(await h({input:{ids:e,status:s[c]}})).results,doneText:p.done,failedText:f.failed,onDone:u,onClose:d})}export{c as ProductBulkDialog};