import{E as e,Gt as t,Pt as n,Wt as r,gn as i,un as a,yn as o}from"./index-CwcODLW1.js";import{it as s}from"./early-CfQr5XEC.js";import{W as c,d as l,i as u}from"./parts-DRGWu0GN.js";import{$t as d,t as f}from"./dialogs-BzZ_W2pv.js";import{H as p}from"./details-DFBeDGDg.js";import{t as m}from"./TextField-Bhf4QOKE.js";import{o as h}from"./licenses-TayB84Di.js";t();var g=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);o();function _({onClose:t}){let n=e(h).find,[i,o]=a(null),[c,l]=a(0);async function u(e){let{findLicenses:t}=await s(g,{input:{credentials:e}});o(t),l(c+1)}return r(f,{open:!0,onClose:t,title:n.action,text:n.text,children:[r(d,{submitLabel:n.submit,onSubmit:({credentials:e})=>u(String(e??``)),children:r(m,{name:`credentials`,label:n.key,maxLength:4096})},c),r(`div`,{"aria-live":`polite`,children:[i?.length===0&&r(`p`,{children:n.none}),i?.map(e=>r(v,{license:e},e.id))]})]})}function v({license:t}){let a=e(h),o=l(),{variation:s,item:d}=t;return r(p,{facts:[{label:a.columns.what,value:r(i,{children:[r(n,{to:`/products/$slug`,params:{slug:s.product.slug},children:s.product.name}),` `,r(`code`,{children:s.sku})]})},{label:a.columns.status,value:r(u,{kind:`license`,status:t.status})},...t.soldAt?[{label:a.find.soldAt,value:r(c,{at:t.soldAt})}]:[],{label:a.order,value:d?r(n,{to:`/orders/$number`,params:{number:d.order.number},children:d.order.number}):a.find.neverSold},...d?[{label:a.customer,value:r(n,{to:`/customers/$id`,params:{id:d.order.customer.id},children:o(d.order.customer)})}]:[],{label:a.find.batch,value:r(n,{to:`/licenses/batches/$id`,params:{id:t.batch.id},children:a.find.openBatch})}]})}export{_ as FindLicenseDialog};