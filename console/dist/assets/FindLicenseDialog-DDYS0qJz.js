import{At as e,Lt as t,Rt as n,fn as r,ln as i,rn as a,w as o}from"./index-BzP1EClE.js";import{$ as s}from"./early-CRuJpbae.js";import{c,h as l,k as u}from"./parts-DggjclEf.js";import{rt as d,t as f,ut as p}from"./dialogs-D67FP_ML.js";import{X as m}from"./details-6EBFLphC.js";import{c as h}from"./licenses-DIBfqyyt.js";n();var g=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);r();function _({onClose:e}){let n=o(h).find,[r,i]=a(null),[c,l]=a(0);async function u(e){let{findLicenses:t}=await s(g,{input:{credentials:e}});i(t),l(c+1)}return t(f,{open:!0,onClose:e,title:n.action,text:n.text,children:[t(d,{submitLabel:n.submit,onSubmit:({credentials:e})=>u(String(e??``)),children:t(p,{name:`credentials`,label:n.key,maxLength:4096})},c),t(`div`,{"aria-live":`polite`,children:[r?.length===0&&t(`p`,{children:n.none}),r?.map(e=>t(v,{license:e},e.id))]})]})}function v({license:n}){let r=o(h),a=l(),{variation:s,item:d}=n;return t(m,{facts:[{label:r.columns.what,value:t(i,{children:[t(e,{to:`/products/$slug`,params:{slug:s.product.slug},children:s.product.name}),` `,t(`code`,{children:s.sku})]})},{label:r.columns.status,value:t(c,{kind:`license`,status:n.status})},...n.soldAt?[{label:r.find.soldAt,value:t(u,{at:n.soldAt})}]:[],{label:r.order,value:d?t(e,{to:`/orders/$number`,params:{number:d.order.number},children:d.order.number}):r.find.neverSold},...d?[{label:r.customer,value:t(e,{to:`/customers/$id`,params:{id:d.order.customer.id},children:a(d.order.customer)})}]:[],{label:r.find.batch,value:t(e,{to:`/licenses/batches/$id`,params:{id:n.batch.id},children:r.find.openBatch})}]})}export{_ as FindLicenseDialog};