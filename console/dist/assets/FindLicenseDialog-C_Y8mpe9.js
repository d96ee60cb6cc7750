import{It as e,Jt as t,Y as n,Yt as r,hn as i,wn as a,xn as o}from"./index-ByM-MJ82.js";import{lt as s}from"./early-__BPvlh7.js";import{a as c,f as l,q as u}from"./parts-C2OOrKHF.js";import{en as d,n as f}from"./dialogs-C2mIxewQ.js";import{v as p}from"./details-CiSvw2-D.js";import{t as m}from"./TextArea-CBbqepZL.js";import{o as h}from"./licenses-BGPXDiig.js";r();var g=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);a();function _({onClose:e}){let r=n(h).find,[a,o]=i(null),[c,l]=i(0);async function u(e){o(null);let{findLicenses:t}=await s(g,{input:{credentials:e}});o(t),l(c+1)}return t(f,{open:!0,onClose:e,title:r.action,text:r.text,children:[t(d,{submitLabel:r.submit,onSubmit:({credentials:e})=>u(String(e??``)),children:t(m,{name:`credentials`,label:r.key,maxLength:4096})},c),t(`div`,{"aria-live":`polite`,children:[a?.length===0&&t(`p`,{children:r.none}),a?.map(e=>t(v,{license:e},e.id))]})]})}function v({license:r}){let i=n(h),a=l(),{variation:s,item:d}=r;return t(p,{facts:[{label:i.columns.what,value:t(o,{children:[t(e,{to:`/products/$slug`,params:{slug:s.product.slug},children:s.product.name}),` `,t(`code`,{children:s.sku})]})},{label:i.columns.status,value:t(c,{kind:`license`,status:r.status})},...r.soldAt?[{label:i.find.soldAt,value:t(u,{at:r.soldAt})}]:[],{label:i.order,value:d?t(e,{to:`/orders/$number`,params:{number:d.order.number},children:d.order.number}):i.find.neverSold},...d?[{label:i.customer,value:t(e,{to:`/customers/$id`,params:{id:d.order.customer.id},children:a(d.order.customer)})}]:[],{label:i.find.batch,value:t(e,{to:`/licenses/batches/$id`,params:{id:r.batch.id},children:i.find.openBatch})}]})}export{_ as FindLicenseDialog};