import{At as e,St as t,Yt as n,in as r,kt as i,tn as a,y as o}from"./index-DYcuAoF6.js";import{et as s}from"./early-NQvuXKrB.js";import{D as c,o as l,p as u}from"./parts-C0Z_Ugd4.js";import{rt as d,t as f,ut as p}from"./dialogs-nSjOBcUc.js";import{G as m}from"./details-DyJtnXNU.js";import{s as h}from"./licenses-DpQWonIm.js";e();var g=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);r();function _({onClose:e}){let t=o(h).find,[r,a]=n(null),[c,l]=n(0);async function u(e){let{findLicenses:t}=await s(g,{input:{credentials:e}});a(t),l(c+1)}return i(f,{open:!0,onClose:e,title:t.action,text:t.text,children:[i(d,{submitLabel:t.submit,onSubmit:({credentials:e})=>u(String(e??``)),children:i(p,{name:`credentials`,label:t.key,maxLength:4096})},c),i(`div`,{"aria-live":`polite`,children:[r?.length===0&&i(`p`,{children:t.none}),r?.map(e=>i(v,{license:e},e.id))]})]})}function v({license:e}){let n=o(h),r=u(),{variation:s,item:d}=e;return i(m,{facts:[{label:n.columns.what,value:i(a,{children:[i(t,{to:`/products/$slug`,params:{slug:s.product.slug},children:s.product.name}),` `,i(`code`,{children:s.sku})]})},{label:n.columns.status,value:i(l,{kind:`license`,status:e.status})},...e.soldAt?[{label:n.find.soldAt,value:i(c,{at:e.soldAt})}]:[],{label:n.order,value:d?i(t,{to:`/orders/$number`,params:{number:d.order.number},children:d.order.number}):n.find.neverSold},...d?[{label:n.customer,value:i(t,{to:`/customers/$id`,params:{id:d.order.customer.id},children:r(d.order.customer)})}]:[],{label:n.find.batch,value:i(t,{to:`/licenses/batches/$id`,params:{id:e.batch.id},children:n.find.openBatch})}]})}export{_ as FindLicenseDialog};