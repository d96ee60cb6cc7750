import{An as e,Nn as t,Q as n,Wt as r,nn as i,rn as a,wn as o}from"./index-DSghyoMO.js";import{ct as s}from"./early-JhwasVCb.js";import{W as c,d as l,i as u}from"./parts-CE7ui_Zl.js";import{en as d,n as f}from"./dialogs-C5K1e2p_.js";import{J as p}from"./details-D9Y-tpnF.js";import{t as m}from"./TextArea-D0xA9E51.js";import{o as h}from"./licenses-CzypOV8j.js";a();var g=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);t();function _({onClose:e}){let t=n(h).find,[r,a]=o(null),[c,l]=o(0);async function u(e){a(null);let{findLicenses:t}=await s(g,{input:{credentials:e}});a(t),l(c+1)}return i(f,{open:!0,onClose:e,title:t.action,text:t.text,children:[i(d,{submitLabel:t.submit,onSubmit:({credentials:e})=>u(String(e??``)),children:i(m,{name:`credentials`,label:t.key,maxLength:4096})},c),i(`div`,{"aria-live":`polite`,children:[r?.length===0&&i(`p`,{children:t.none}),r?.map(e=>i(v,{license:e},e.id))]})]})}function v({license:t}){let a=n(h),o=l(),{variation:s,item:d}=t;return i(p,{facts:[{label:a.columns.what,value:i(e,{children:[i(r,{to:`/products/$slug`,params:{slug:s.product.slug},children:s.product.name}),` `,i(`code`,{children:s.sku})]})},{label:a.columns.status,value:i(u,{kind:`license`,status:t.status})},...t.soldAt?[{label:a.find.soldAt,value:i(c,{at:t.soldAt})}]:[],{label:a.order,value:d?i(r,{to:`/orders/$number`,params:{number:d.order.number},children:d.order.number}):a.find.neverSold},...d?[{label:a.customer,value:i(r,{to:`/customers/$id`,params:{id:d.order.customer.id},children:o(d.order.customer)})}]:[],{label:a.find.batch,value:i(r,{to:`/licenses/batches/$id`,params:{id:t.batch.id},children:a.find.openBatch})}]})}export{_ as FindLicenseDialog};