import{Bt as e,an as t,dn as n,jt as r,mn as i,w as a,zt as o}from"./index-Ci1AkQWy.js";import{it as s}from"./early-CY4GmciT.js";import{R as c,i as l,m as u}from"./parts-DYi6Y7YZ.js";import{$t as d,t as f}from"./dialogs-DjYVxy_K.js";import{U as p}from"./details-DXdyoKLk.js";import{t as m}from"./TextField-DlZAwWD2.js";import{a as h}from"./licenses-Ctj8LgVG.js";e();var g=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);i();function _({onClose:e}){let n=a(h).find,[r,i]=t(null),[c,l]=t(0);async function u(e){let{findLicenses:t}=await s(g,{input:{credentials:e}});i(t),l(c+1)}return o(f,{open:!0,onClose:e,title:n.action,text:n.text,children:[o(d,{submitLabel:n.submit,onSubmit:({credentials:e})=>u(String(e??``)),children:o(m,{name:`credentials`,label:n.key,maxLength:4096})},c),o(`div`,{"aria-live":`polite`,children:[r?.length===0&&o(`p`,{children:n.none}),r?.map(e=>o(v,{license:e},e.id))]})]})}function v({license:e}){let t=a(h),i=u(),{variation:s,item:d}=e;return o(p,{facts:[{label:t.columns.what,value:o(n,{children:[o(r,{to:`/products/$slug`,params:{slug:s.product.slug},children:s.product.name}),` `,o(`code`,{children:s.sku})]})},{label:t.columns.status,value:o(l,{kind:`license`,status:e.status})},...e.soldAt?[{label:t.find.soldAt,value:o(c,{at:e.soldAt})}]:[],{label:t.order,value:d?o(r,{to:`/orders/$number`,params:{number:d.order.number},children:d.order.number}):t.find.neverSold},...d?[{label:t.customer,value:o(r,{to:`/customers/$id`,params:{id:d.order.customer.id},children:i(d.order.customer)})}]:[],{label:t.find.batch,value:o(r,{to:`/licenses/batches/$id`,params:{id:e.batch.id},children:t.find.openBatch})}]})}export{_ as FindLicenseDialog};