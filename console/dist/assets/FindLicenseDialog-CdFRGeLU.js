import{$t as e,On as t,Qt as n,Tn as r,Vt as i,Z as a,yn as o}from"./index-Bj-0Wysc.js";import{at as s}from"./early-CqjEYl7M.js";import{U as c,d as l,i as u}from"./parts-DeASi7V8.js";import{$t as d,t as f}from"./dialogs-CeyJh_86.js";import{K as p}from"./details-CeckHyby.js";import{t as m}from"./TextArea-ncYx3gie.js";import{o as h}from"./licenses-xjg-QXWw.js";e();var g=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);t();function _({onClose:e}){let t=a(h).find,[r,i]=o(null),[c,l]=o(0);async function u(e){let{findLicenses:t}=await s(g,{input:{credentials:e}});i(t),l(c+1)}return n(f,{open:!0,onClose:e,title:t.action,text:t.text,children:[n(d,{submitLabel:t.submit,onSubmit:({credentials:e})=>u(String(e??``)),children:n(m,{name:`credentials`,label:t.key,maxLength:4096})},c),n(`div`,{"aria-live":`polite`,children:[r?.length===0&&n(`p`,{children:t.none}),r?.map(e=>n(v,{license:e},e.id))]})]})}function v({license:e}){let t=a(h),o=l(),{variation:s,item:d}=e;return n(p,{facts:[{label:t.columns.what,value:n(r,{children:[n(i,{to:`/products/$slug`,params:{slug:s.product.slug},children:s.product.name}),` `,n(`code`,{children:s.sku})]})},{label:t.columns.status,value:n(u,{kind:`license`,status:e.status})},...e.soldAt?[{label:t.find.soldAt,value:n(c,{at:e.soldAt})}]:[],{label:t.order,value:d?n(i,{to:`/orders/$number`,params:{number:d.order.number},children:d.order.number}):t.find.neverSold},...d?[{label:t.customer,value:n(i,{to:`/customers/$id`,params:{id:d.order.customer.id},children:o(d.order.customer)})}]:[],{label:t.find.batch,value:n(i,{to:`/licenses/batches/$id`,params:{id:e.batch.id},children:t.find.openBatch})}]})}export{_ as FindLicenseDialog};