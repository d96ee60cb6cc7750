import{Cn as e,En as t,Xt as n,Z as r,Zt as i,_n as a,zt as o}from"./index-yR9VlGa-.js";import{at as s}from"./early-CqjEYl7M.js";import{U as c,d as l,i as u}from"./parts-DXnIqi7I.js";import{$t as d,t as f}from"./dialogs-QNjhNvSa.js";import{q as p}from"./details-CTmdLNcp.js";import{t as m}from"./TextArea-BZdJLUmv.js";import{o as h}from"./licenses-RFTYTjn-.js";i();var g=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);t();function _({onClose:e}){let t=r(h).find,[i,o]=a(null),[c,l]=a(0);async function u(e){let{findLicenses:t}=await s(g,{input:{credentials:e}});o(t),l(c+1)}return n(f,{open:!0,onClose:e,title:t.action,text:t.text,children:[n(d,{submitLabel:t.submit,onSubmit:({credentials:e})=>u(String(e??``)),children:n(m,{name:`credentials`,label:t.key,maxLength:4096})},c),n(`div`,{"aria-live":`polite`,children:[i?.length===0&&n(`p`,{children:t.none}),i?.map(e=>n(v,{license:e},e.id))]})]})}function v({license:t}){let i=r(h),a=l(),{variation:s,item:d}=t;return n(p,{facts:[{label:i.columns.what,value:n(e,{children:[n(o,{to:`/products/$slug`,params:{slug:s.product.slug},children:s.product.name}),` `,n(`code`,{children:s.sku})]})},{label:i.columns.status,value:n(u,{kind:`license`,status:t.status})},...t.soldAt?[{label:i.find.soldAt,value:n(c,{at:t.soldAt})}]:[],{label:i.order,value:d?n(o,{to:`/orders/$number`,params:{number:d.order.number},children:d.order.number}):i.find.neverSold},...d?[{label:i.customer,value:n(o,{to:`/customers/$id`,params:{id:d.order.customer.id},children:a(d.order.customer)})}]:[],{label:i.find.batch,value:n(o,{to:`/licenses/batches/$id`,params:{id:t.batch.id},children:i.find.openBatch})}]})}export{_ as FindLicenseDialog};