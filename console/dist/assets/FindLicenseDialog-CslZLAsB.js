import{Cn as e,Jt as t,Lt as n,O as r,Yt as i,bn as a,mn as o}from"./index-CrslgKQf.js";import{at as s}from"./early-DhbaGOmZ.js";import{U as c,d as l,i as u}from"./parts-uYqX-dei.js";import{$t as d,t as f}from"./dialogs-myGTe9xi.js";import{U as p}from"./details-CfP5J__g.js";import{t as m}from"./TextField-BGdrlW60.js";import{o as h}from"./licenses-BEmJFhQ-.js";i();var g=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);e();function _({onClose:e}){let n=r(h).find,[i,a]=o(null),[c,l]=o(0);async function u(e){let{findLicenses:t}=await s(g,{input:{credentials:e}});a(t),l(c+1)}return t(f,{open:!0,onClose:e,title:n.action,text:n.text,children:[t(d,{submitLabel:n.submit,onSubmit:({credentials:e})=>u(String(e??``)),children:t(m,{name:`credentials`,label:n.key,maxLength:4096})},c),t(`div`,{"aria-live":`polite`,children:[i?.length===0&&t(`p`,{children:n.none}),i?.map(e=>t(v,{license:e},e.id))]})]})}function v({license:e}){let i=r(h),o=l(),{variation:s,item:d}=e;return t(p,{facts:[{label:i.columns.what,value:t(a,{children:[t(n,{to:`/products/$slug`,params:{slug:s.product.slug},children:s.product.name}),` `,t(`code`,{children:s.sku})]})},{label:i.columns.status,value:t(u,{kind:`license`,status:e.status})},...e.soldAt?[{label:i.find.soldAt,value:t(c,{at:e.soldAt})}]:[],{label:i.order,value:d?t(n,{to:`/orders/$number`,params:{number:d.order.number},children:d.order.number}):i.find.neverSold},...d?[{label:i.customer,value:t(n,{to:`/customers/$id`,params:{id:d.order.customer.id},children:o(d.order.customer)})}]:[],{label:i.find.batch,value:t(n,{to:`/licenses/batches/$id`,params:{id:e.batch.id},children:i.find.openBatch})}]})}export{_ as FindLicenseDialog};