import{At as e,Ct as t,Xt as n,an as r,b as i,jt as a,nn as o}from"./index-Cp0A1w_e.js";import{et as s}from"./early-TkO9i4Wa.js";import{D as c,o as l,p as u}from"./parts-mq6H3t82.js";import{rt as d,t as f,ut as p}from"./dialogs-CP97bDVo.js";import{G as m}from"./details-CkmDreeo.js";import{c as h}from"./licenses-CHJqVRZs.js";a();var g=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);r();function _({onClose:t}){let r=i(h).find,[a,o]=n(null),[c,l]=n(0);async function u(e){let{findLicenses:t}=await s(g,{input:{credentials:e}});o(t),l(c+1)}return e(f,{open:!0,onClose:t,title:r.action,text:r.text,children:[e(d,{submitLabel:r.submit,onSubmit:({credentials:e})=>u(String(e??``)),children:e(p,{name:`credentials`,label:r.key,maxLength:4096})},c),e(`div`,{"aria-live":`polite`,children:[a?.length===0&&e(`p`,{children:r.none}),a?.map(t=>e(v,{license:t},t.id))]})]})}function v({license:n}){let r=i(h),a=u(),{variation:s,item:d}=n;return e(m,{facts:[{label:r.columns.what,value:e(o,{children:[e(t,{to:`/products/$slug`,params:{slug:s.product.slug},children:s.product.name}),` `,e(`code`,{children:s.sku})]})},{label:r.columns.status,value:e(l,{kind:`license`,status:n.status})},...n.soldAt?[{label:r.find.soldAt,value:e(c,{at:n.soldAt})}]:[],{label:r.order,value:d?e(t,{to:`/orders/$number`,params:{number:d.order.number},children:d.order.number}):r.find.neverSold},...d?[{label:r.customer,value:e(t,{to:`/customers/$id`,params:{id:d.order.customer.id},children:a(d.order.customer)})}]:[],{label:r.find.batch,value:e(t,{to:`/licenses/batches/$id`,params:{id:n.batch.id},children:r.find.openBatch})}]})}export{_ as FindLicenseDialog};