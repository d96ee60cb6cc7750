import{$t as e,En as t,Ht as n,Q as r,bn as i,en as a,kn as o}from"./index-jHT1tkCe.js";import{ct as s}from"./early-JhwasVCb.js";import{W as c,d as l,i as u}from"./parts-C1VRNkno.js";import{en as d,n as f}from"./dialogs-DWt2_yZc.js";import{K as p}from"./details-Cmv5GQaD.js";import{t as m}from"./TextArea-CDEUbJOw.js";import{o as h}from"./licenses-CoMthNuy.js";a();var g=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation FindLicenses($input: FindLicenseInput!) {
  findLicenses(input: $input) {
    id
    status
    soldAt
    expiresAt
    variation {
      sku
      product {
        name
        slug
      }
    }
    batch {
      id
    }
    item {
      status
      order {
        number
        status
        customer {
          id
          name
        }
      }
    }
  }
}
    `);o();function _({onClose:t}){let n=r(h).find,[a,o]=i(null),[c,l]=i(0);async function u(e){let{findLicenses:t}=await s(g,{input:{credentials:e}});o(t),l(c+1)}return e(f,{open:!0,onClose:t,title:n.action,text:n.text,children:[e(d,{submitLabel:n.submit,onSubmit:({credentials:e})=>u(String(e??``)),children:e(m,{name:`credentials`,label:n.key,maxLength:4096})},c),e(`div`,{"aria-live":`polite`,children:[a?.length===0&&e(`p`,{children:n.none}),a?.map(t=>e(v,{license:t},t.id))]})]})}function v({license:i}){let a=r(h),o=l(),{variation:s,item:d}=i;return e(p,{facts:[{label:a.columns.what,value:e(t,{children:[e(n,{to:`/products/$slug`,params:{slug:s.product.slug},children:s.product.name}),` `,e(`code`,{children:s.sku})]})},{label:a.columns.status,value:e(u,{kind:`license`,status:i.status})},...i.soldAt?[{label:a.find.soldAt,value:e(c,{at:i.soldAt})}]:[],{label:a.order,value:d?e(n,{to:`/orders/$number`,params:{number:d.order.number},children:d.order.number}):a.find.neverSold},...d?[{label:a.customer,value:e(n,{to:`/customers/$id`,params:{id:d.order.customer.id},children:o(d.order.customer)})}]:[],{label:a.find.batch,value:e(n,{to:`/licenses/batches/$id`,params:{id:i.batch.id},children:a.find.openBatch})}]})}export{_ as FindLicenseDialog};