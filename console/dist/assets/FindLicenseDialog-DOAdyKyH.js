import{Cn as e,Mn as t,Q as n,Wt as r,kn as i,nn as a,rn as o}from"./index-ntnhS566.js";import{lt as s}from"./early-grBt5JFH.js";import{G as c,d as l,i as u}from"./parts-B2JQus4x.js";import{en as d,n as f}from"./dialogs-BJDtHswT.js";import{$ as p}from"./details-P_G1di9K.js";import{t as m}from"./TextArea-CB2uNlCs.js";import{o as h}from"./licenses-Dsg2ojck.js";o();var g=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);t();function _({onClose:t}){let r=n(h).find,[i,o]=e(null),[c,l]=e(0);async function u(e){o(null);let{findLicenses:t}=await s(g,{input:{credentials:e}});o(t),l(c+1)}return a(f,{open:!0,onClose:t,title:r.action,text:r.text,children:[a(d,{submitLabel:r.submit,onSubmit:({credentials:e})=>u(String(e??``)),children:a(m,{name:`credentials`,label:r.key,maxLength:4096})},c),a(`div`,{"aria-live":`polite`,children:[i?.length===0&&a(`p`,{children:r.none}),i?.map(e=>a(v,{license:e},e.id))]})]})}function v({license:e}){let t=n(h),o=l(),{variation:s,item:d}=e;return a(p,{facts:[{label:t.columns.what,value:a(i,{children:[a(r,{to:`/products/$slug`,params:{slug:s.product.slug},children:s.product.name}),` `,a(`code`,{children:s.sku})]})},{label:t.columns.status,value:a(u,{kind:`license`,status:e.status})},...e.soldAt?[{label:t.find.soldAt,value:a(c,{at:e.soldAt})}]:[],{label:t.order,value:d?a(r,{to:`/orders/$number`,params:{number:d.order.number},children:d.order.number}):t.find.neverSold},...d?[{label:t.customer,value:a(r,{to:`/customers/$id`,params:{id:d.order.customer.id},children:o(d.order.customer)})}]:[],{label:t.find.batch,value:a(r,{to:`/licenses/batches/$id`,params:{id:e.batch.id},children:t.find.openBatch})}]})}export{_ as FindLicenseDialog};