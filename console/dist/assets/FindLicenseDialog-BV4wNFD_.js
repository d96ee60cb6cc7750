import{Bt as e,Vt as t,fn as n,hn as r,jt as i,on as a,w as o}from"./index-DStYPVG5.js";import{it as s}from"./early-CY4GmciT.js";import{V as c,d as l,i as u}from"./parts-CzZ38pdg.js";import{$t as d,t as f}from"./dialogs-BtUfKpgs.js";import{q as p}from"./details-CwQO3Pyu.js";import{t as m}from"./TextField-D8Y_t6F3.js";import{o as h}from"./licenses-BSM3MAiI.js";t();var g=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);r();function _({onClose:t}){let n=o(h).find,[r,i]=a(null),[c,l]=a(0);async function u(e){let{findLicenses:t}=await s(g,{input:{credentials:e}});i(t),l(c+1)}return e(f,{open:!0,onClose:t,title:n.action,text:n.text,children:[e(d,{submitLabel:n.submit,onSubmit:({credentials:e})=>u(String(e??``)),children:e(m,{name:`credentials`,label:n.key,maxLength:4096})},c),e(`div`,{"aria-live":`polite`,children:[r?.length===0&&e(`p`,{children:n.none}),r?.map(t=>e(v,{license:t},t.id))]})]})}function v({license:t}){let r=o(h),a=l(),{variation:s,item:d}=t;return e(p,{facts:[{label:r.columns.what,value:e(n,{children:[e(i,{to:`/products/$slug`,params:{slug:s.product.slug},children:s.product.name}),` `,e(`code`,{children:s.sku})]})},{label:r.columns.status,value:e(u,{kind:`license`,status:t.status})},...t.soldAt?[{label:r.find.soldAt,value:e(c,{at:t.soldAt})}]:[],{label:r.order,value:d?e(i,{to:`/orders/$number`,params:{number:d.order.number},children:d.order.number}):r.find.neverSold},...d?[{label:r.customer,value:e(i,{to:`/customers/$id`,params:{id:d.order.customer.id},children:a(d.order.customer)})}]:[],{label:r.find.batch,value:e(i,{to:`/licenses/batches/$id`,params:{id:t.batch.id},children:r.find.openBatch})}]})}export{_ as FindLicenseDialog};