import{Ht as e,Mt as t,Vt as n,gn as r,pn as i,sn as a,w as o}from"./index-0TGHxELl.js";import{it as s}from"./early-Dvks-6GI.js";import{V as c,d as l,i as u}from"./parts-B7sQsaSu.js";import{$t as d,t as f}from"./dialogs-dPXu_urE.js";import{J as p}from"./details-DW0RqXrY.js";import{t as m}from"./TextField-BDe6QhOg.js";import{o as h}from"./licenses-BREUCuyv.js";e();var g=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);r();function _({onClose:e}){let t=o(h).find,[r,i]=a(null),[c,l]=a(0);async function u(e){let{findLicenses:t}=await s(g,{input:{credentials:e}});i(t),l(c+1)}return n(f,{open:!0,onClose:e,title:t.action,text:t.text,children:[n(d,{submitLabel:t.submit,onSubmit:({credentials:e})=>u(String(e??``)),children:n(m,{name:`credentials`,label:t.key,maxLength:4096})},c),n(`div`,{"aria-live":`polite`,children:[r?.length===0&&n(`p`,{children:t.none}),r?.map(e=>n(v,{license:e},e.id))]})]})}function v({license:e}){let r=o(h),a=l(),{variation:s,item:d}=e;return n(p,{facts:[{label:r.columns.what,value:n(i,{children:[n(t,{to:`/products/$slug`,params:{slug:s.product.slug},children:s.product.name}),` `,n(`code`,{children:s.sku})]})},{label:r.columns.status,value:n(u,{kind:`license`,status:e.status})},...e.soldAt?[{label:r.find.soldAt,value:n(c,{at:e.soldAt})}]:[],{label:r.order,value:d?n(t,{to:`/orders/$number`,params:{number:d.order.number},children:d.order.number}):r.find.neverSold},...d?[{label:r.customer,value:n(t,{to:`/customers/$id`,params:{id:d.order.customer.id},children:a(d.order.customer)})}]:[],{label:r.find.batch,value:n(t,{to:`/licenses/batches/$id`,params:{id:e.batch.id},children:r.find.openBatch})}]})}export{_ as FindLicenseDialog};