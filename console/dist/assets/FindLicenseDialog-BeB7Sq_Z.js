import{D as e,Ft as t,Gt as n,Kt as r,_n as i,bn as a,dn as o}from"./index-BcOHjEZP.js";import{it as s}from"./early-CfQr5XEC.js";import{W as c,d as l,i as u}from"./parts-dljrLVEa.js";import{$t as d,t as f}from"./dialogs-BGMIoYzq.js";import{H as p}from"./details-BbL3iHvP.js";import{t as m}from"./TextField-CbiiAiCG.js";import{o as h}from"./licenses-BICpJB4H.js";r();var g=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);a();function _({onClose:t}){let r=e(h).find,[i,a]=o(null),[c,l]=o(0);async function u(e){let{findLicenses:t}=await s(g,{input:{credentials:e}});a(t),l(c+1)}return n(f,{open:!0,onClose:t,title:r.action,text:r.text,children:[n(d,{submitLabel:r.submit,onSubmit:({credentials:e})=>u(String(e??``)),children:n(m,{name:`credentials`,label:r.key,maxLength:4096})},c),n(`div`,{"aria-live":`polite`,children:[i?.length===0&&n(`p`,{children:r.none}),i?.map(e=>n(v,{license:e},e.id))]})]})}function v({license:r}){let a=e(h),o=l(),{variation:s,item:d}=r;return n(p,{facts:[{label:a.columns.what,value:n(i,{children:[n(t,{to:`/products/$slug`,params:{slug:s.product.slug},children:s.product.name}),` `,n(`code`,{children:s.sku})]})},{label:a.columns.status,value:n(u,{kind:`license`,status:r.status})},...r.soldAt?[{label:a.find.soldAt,value:n(c,{at:r.soldAt})}]:[],{label:a.order,value:d?n(t,{to:`/orders/$number`,params:{number:d.order.number},children:d.order.number}):a.find.neverSold},...d?[{label:a.customer,value:n(t,{to:`/customers/$id`,params:{id:d.order.customer.id},children:o(d.order.customer)})}]:[],{label:a.find.batch,value:n(t,{to:`/licenses/batches/$id`,params:{id:r.batch.id},children:a.find.openBatch})}]})}export{_ as FindLicenseDialog};