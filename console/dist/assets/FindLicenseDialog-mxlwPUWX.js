import{E as e,Pt as t,Ut as n,Wt as r,hn as i,ln as a,vn as o}from"./index-56XI4USA.js";import{it as s}from"./early-CfQr5XEC.js";import{V as c,d as l,i as u}from"./parts-BYqyiHkm.js";import{$t as d,t as f}from"./dialogs-Bx7AgrVf.js";import{J as p}from"./details-Dg0S2g0y.js";import{t as m}from"./TextField-DNRM4AN9.js";import{o as h}from"./licenses-BHWr1OeG.js";r();var g=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);o();function _({onClose:t}){let r=e(h).find,[i,o]=a(null),[c,l]=a(0);async function u(e){let{findLicenses:t}=await s(g,{input:{credentials:e}});o(t),l(c+1)}return n(f,{open:!0,onClose:t,title:r.action,text:r.text,children:[n(d,{submitLabel:r.submit,onSubmit:({credentials:e})=>u(String(e??``)),children:n(m,{name:`credentials`,label:r.key,maxLength:4096})},c),n(`div`,{"aria-live":`polite`,children:[i?.length===0&&n(`p`,{children:r.none}),i?.map(e=>n(v,{license:e},e.id))]})]})}function v({license:r}){let a=e(h),o=l(),{variation:s,item:d}=r;return n(p,{facts:[{label:a.columns.what,value:n(i,{children:[n(t,{to:`/products/$slug`,params:{slug:s.product.slug},children:s.product.name}),` `,n(`code`,{children:s.sku})]})},{label:a.columns.status,value:n(u,{kind:`license`,status:r.status})},...r.soldAt?[{label:a.find.soldAt,value:n(c,{at:r.soldAt})}]:[],{label:a.order,value:d?n(t,{to:`/orders/$number`,params:{number:d.order.number},children:d.order.number}):a.find.neverSold},...d?[{label:a.customer,value:n(t,{to:`/customers/$id`,params:{id:d.order.customer.id},children:o(d.order.customer)})}]:[],{label:a.find.batch,value:n(t,{to:`/licenses/batches/$id`,params:{id:r.batch.id},children:a.find.openBatch})}]})}export{_ as FindLicenseDialog};