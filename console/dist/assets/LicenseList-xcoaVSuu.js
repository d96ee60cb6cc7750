import{At as e,Ct as t,D as n,M as r,Pt as i,St as a,Y as o,_ as s,ct as c,jt as l,lt as ee,m as u,s as d,st as f,ut as p,vt as m,y as h,yt as g}from"./index-DOxbXdRl.js";import{A as te,D as _,E as v,I as y,M as b,S as x,V as S,_ as C,a as w,b as T,d as ne,f as E,h as D,i as O,j as k,l as A,m as j,o as M,p as N,r as re,v as P}from"./parts-D-_68bv6.js";import{U as F,q as I}from"./details-ZQExxOG8.js";import{$ as L,I as R}from"./early-Cbep-mIH.js";import{ct as z,lt as B,rt as V,t as H}from"./dialogs-BxxegUF2.js";import{i as U,n as W,s as G,t as K}from"./licenses-BrhAhxZl.js";var q=i(l(),1),J=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Y=e();function ie({onClose:e}){let t=h(U).find,[n,r]=(0,q.useState)(null),[i,a]=(0,q.useState)(0);async function o(e){let{findLicenses:t}=await L(J,{input:{credentials:e}});r(t),a(i+1)}return(0,Y.jsxs)(H,{open:!0,onClose:e,title:t.action,text:t.text,children:[(0,Y.jsx)(V,{submitLabel:t.submit,onSubmit:({credentials:e})=>o(String(e??``)),children:(0,Y.jsx)(B,{name:`credentials`,label:t.key,maxLength:4096})},i),(0,Y.jsxs)(`div`,{"aria-live":`polite`,children:[n?.length===0&&(0,Y.jsx)(`p`,{children:t.none}),n?.map(e=>(0,Y.jsx)(ae,{license:e},e.id))]})]})}function ae({license:e}){let n=h(U),r=E(),{variation:i,item:a}=e;return(0,Y.jsx)(F,{facts:[{label:n.columns.what,value:(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(t,{to:`/products/$slug`,params:{slug:i.product.slug},children:i.product.name}),` `,(0,Y.jsx)(`code`,{children:i.sku})]})},{label:n.columns.status,value:(0,Y.jsx)(w,{kind:`license`,status:e.status})},...e.soldAt?[{label:n.find.soldAt,value:(0,Y.jsx)(v,{at:e.soldAt})}]:[],{label:n.order,value:a?(0,Y.jsx)(t,{to:`/orders/$number`,params:{number:a.order.number},children:a.order.number}):n.find.neverSold},...a?[{label:n.customer,value:(0,Y.jsx)(t,{to:`/customers/$id`,params:{id:a.order.customer.id},children:r(a.order.customer)})}]:[],{label:n.find.batch,value:(0,Y.jsx)(t,{to:`/licenses/batches/$id`,params:{id:e.batch.id},children:n.find.openBatch})}]})}function oe({search:e,onChange:t}){let n=h(U),{statuses:r}=h(s);return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(D,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),(0,Y.jsx)(P,{label:n.filters.status,options:p.map(e=>({value:e,label:r.license[e]})),chosen:f(e),onChange:e=>t({status:e.join(`,`)})}),(0,Y.jsx)(re,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:se}),(0,Y.jsx)(ce,{search:e,onChange:t}),(0,Y.jsx)(P,{single:!0,label:n.filters.expires,options:c.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})})]})}function se(e,t){let n=K(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function ce({search:e,onChange:t}){let n=h(U),r=k(),i=g(W,{where:e.variation?{variationId:e.variation}:{}}).data?.licenseBatches.edges,a=g(W,{where:{id:e.batch??``}},{enabled:!!e.batch}),o=[...i??[],...e.batch?a.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return(0,Y.jsx)(P,{single:!0,label:n.filters.batch,options:o.map(({id:e,created:t,createdAt:i,variation:a})=>({value:e,label:n.batchName(a.sku,r.time(i),r.count(t))})),chosen:e.batch?[e.batch]:[],onChange:([e])=>t({batch:e})})}var X=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query LicenseList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: LicenseWhereInput, $orderBy: LicenseOrder) {
  licenses(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
    orderBy: $orderBy
  ) {
    totalCount(atMost: 1000)
    pageInfo {
      hasNextPage
      hasPreviousPage
      startCursor
      endCursor
    }
    edges {
      node {
        id
        status
        externalRef
        expiresAt
        soldAt
        createdAt
        item {
          order {
            number
            customer {
              id
              name
            }
          }
        }
        variation {
          sku
          product {
            name
            slug
          }
        }
      }
    }
  }
}
    `),le=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewLicenses($where: LicenseWhereInput, $first: Int!) {
  licenses(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);function Z({license:e,onClose:t}){let n=h(U).revoke,{mutateAsync:r}=m(G);async function i(i){await r({input:{id:e.id,reason:i}}),d(n.oneDone),t()}return(0,Y.jsx)(H,{open:!0,onClose:t,title:n.oneTitle(e.variation.sku),text:n.oneText,children:(0,Y.jsx)(V,{danger:!0,submitLabel:n.one,onCancel:t,onSubmit:({reason:e})=>i(String(e??``)),children:(0,Y.jsx)(z,{name:`reason`,label:n.reason,hint:n.reasonHint,maxLength:500})})})}var Q=a(`/signedIn/licenses`),$=({licenses:e})=>e.edges.map(({node:e})=>e),ue=(e,t)=>g(le,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id);function de(){let e=h(U),t=Q.useSearch(),i=Q.useNavigate(),a=o(`LICENSES_WRITE`),s=o(`LICENSES_REVEAL`),[c,l]=(0,q.useState)(null),d=ee(t),{data:f,error:p,isPlaceholderData:m,refetch:v}=g(X,d);N(X,d,$,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]);let S=f&&$(f),w=fe(a?l:void 0),{dialog:E,...D}=t,{after:k,before:re,...P}=D,{sort:F,...L}=P,z=e=>void i({search:R({...P,...e})});return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(te,{title:e.title,aside:(0,Y.jsx)(A,{type:`LICENSE_BATCH`,ids:S?.map(({id:e})=>e),where:d.where,useListed:ue,onShow:()=>z({})}),actions:(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(T,{input:{kind:`LICENSES`,licenseWhere:d.where},count:f?.licenses.totalCount}),s&&(0,Y.jsx)(u,{icon:n,onClick:()=>void i({search:{...D,dialog:`find`},resetScroll:!1}),children:e.find.action}),a&&(0,Y.jsx)(O,{look:`primary`,icon:I,to:`/licenses/upload`,search:R({variation:t.variation}),children:e.upload})]})}),(0,Y.jsx)(M,{list:`licenses`,to:`/licenses`,search:t}),(0,Y.jsx)(j,{end:(0,Y.jsx)(ne,{name:`licenses`,columns:w}),children:(0,Y.jsx)(oe,{search:t,onChange:z})}),(0,Y.jsxs)(b,{flush:!0,children:[(0,Y.jsx)(_,{name:`licenses`,label:e.title,columns:w,rows:S,rowKey:e=>e.id,stale:m,error:p,onRetry:()=>void v(),sort:F??`-created`,onSort:e=>z({sort:e===`created`?e:void 0}),empty:Object.keys(L).length>0?(0,Y.jsx)(x,{icon:y,title:e.noMatch,text:e.noMatchText}):(0,Y.jsx)(x,{icon:r,title:e.empty,text:e.emptyText})}),(0,Y.jsx)(C,{connection:f?.licenses,onChange:e=>void i({search:R({...P,...e})})})]}),E===`find`&&s&&(0,Y.jsx)(ie,{onClose:()=>void i({search:D,replace:!0,resetScroll:!1})}),c&&(0,Y.jsx)(Z,{license:c,onClose:()=>l(null)})]})}function fe(e){let{columns:n,never:r,order:i,customer:a,revoke:o}=h(U),s=E(),c=k();return[{id:`what`,header:n.what,cell:({variation:{product:e}})=>(0,Y.jsx)(t,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:n.sku,cell:({variation:e})=>(0,Y.jsx)(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:n.status,cell:({status:e})=>(0,Y.jsx)(w,{kind:`license`,status:e}),width:7},{id:`order`,header:i,cell:({item:e})=>e&&(0,Y.jsx)(t,{to:`/orders/$number`,params:{number:e.order.number},children:(0,Y.jsx)(`code`,{children:e.order.number})}),wide:!0},{id:`customer`,header:a,cell:({item:e})=>e&&(0,Y.jsx)(t,{to:`/customers/$id`,params:{id:e.order.customer.id},children:s(e.order.customer)}),wide:!0,width:12},{id:`reference`,header:n.reference,cell:({externalRef:e})=>e??``,wide:!0,width:12},{id:`uploaded`,header:n.uploaded,cell:({createdAt:e})=>(0,Y.jsx)(v,{at:e}),sort:`created`,wide:!0},{id:`sold`,header:n.sold,cell:({soldAt:e})=>e&&(0,Y.jsx)(v,{at:e}),wide:!0},{id:`expires`,header:n.expires,cell:({expiresAt:e})=>e?c.day(e):(0,Y.jsx)(`span`,{className:`muted`,children:r}),wide:!0,width:9},...e?[{id:`revoke`,header:o.one,cell:t=>t.status!==`REVOKED`&&(0,Y.jsx)(u,{size:`small`,look:`quiet`,icon:S,"aria-label":`${o.one} ${t.externalRef??t.variation.sku}`,onClick:()=>e(t)}),wide:!0}]:[]]}export{de as LicenseList};