import{Mt as e,Zt as t,jt as n,on as r,rn as i,wt as a,x as o}from"./index-pEbad9IO.js";import{et as s}from"./early-B5IRyXOX.js";import{O as c,m as l,s as u}from"./parts-CwdO98Ky.js";import{rt as d,t as f,ut as p}from"./dialogs-Fvos1y_P.js";import{G as m}from"./details-CxT677om.js";import{s as h}from"./licenses-D72kJ9se.js";e();var g=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);r();function _({onClose:e}){let r=o(h).find,[i,a]=t(null),[c,l]=t(0);async function u(e){let{findLicenses:t}=await s(g,{input:{credentials:e}});a(t),l(c+1)}return n(f,{open:!0,onClose:e,title:r.action,text:r.text,children:[n(d,{submitLabel:r.submit,onSubmit:({credentials:e})=>u(String(e??``)),children:n(p,{name:`credentials`,label:r.key,maxLength:4096})},c),n(`div`,{"aria-live":`polite`,children:[i?.length===0&&n(`p`,{children:r.none}),i?.map(e=>n(v,{license:e},e.id))]})]})}function v({license:e}){let t=o(h),r=l(),{variation:s,item:d}=e;return n(m,{facts:[{label:t.columns.what,value:n(i,{children:[n(a,{to:`/products/$slug`,params:{slug:s.product.slug},children:s.product.name}),` `,n(`code`,{children:s.sku})]})},{label:t.columns.status,value:n(u,{kind:`license`,status:e.status})},...e.soldAt?[{label:t.find.soldAt,value:n(c,{at:e.soldAt})}]:[],{label:t.order,value:d?n(a,{to:`/orders/$number`,params:{number:d.order.number},children:d.order.number}):t.find.neverSold},...d?[{label:t.customer,value:n(a,{to:`/customers/$id`,params:{id:d.order.customer.id},children:r(d.order.customer)})}]:[],{label:t.find.batch,value:n(a,{to:`/licenses/batches/$id`,params:{id:e.batch.id},children:t.find.openBatch})}]})}export{_ as FindLicenseDialog};