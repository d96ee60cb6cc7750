import{At as e,Ct as t,E as n,J as r,Pt as i,St as a,ct as o,dt as s,g as c,j as l,jt as u,lt as d,p as f,s as p,ut as m,v as h,vt as g,yt as _}from"./index-B5iNBL45.js";import{C as v,E as ee,I as y,L as b,M as x,N as S,P as C,Rt as w,T,V as E,_t as D,d as O,j as k,kt as A,nt as j,ot as M,tt as N,ut as te,wt as P,yt as F,z as I}from"./parts-DvtpHSyy.js";import{T as L,V as R}from"./early-cpPSiSvQ.js";import{t as z}from"./Dialog-LzR3ZE9N.js";import{a as B,i as V}from"./Field-DQOsP65G.js";import{t as H}from"./Form-D6FD6UsM.js";import{i as U,n as W,s as G,t as K}from"./licenses-DeVXQY7r.js";var q=i(u(),1),J=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Y=e();function X({onClose:e}){let t=h(U).find,[n,r]=(0,q.useState)(null),[i,a]=(0,q.useState)(0);async function o(e){let{findLicenses:t}=await R(J,{input:{credentials:e}});r(t),a(i+1)}return(0,Y.jsxs)(z,{open:!0,onClose:e,title:t.action,text:t.text,children:[(0,Y.jsx)(H,{submitLabel:t.submit,onSubmit:({credentials:e})=>o(String(e??``)),children:(0,Y.jsx)(B,{name:`credentials`,label:t.key,maxLength:4096})},i),(0,Y.jsxs)(`div`,{"aria-live":`polite`,children:[n?.length===0&&(0,Y.jsx)(`p`,{children:t.none}),n?.map(e=>(0,Y.jsx)(Z,{license:e},e.id))]})]})}function Z({license:e}){let n=h(U),r=x(),{variation:i,item:a}=e;return(0,Y.jsx)(D,{facts:[{label:n.columns.what,value:(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(t,{to:`/products/$slug`,params:{slug:i.product.slug},children:i.product.name}),` `,(0,Y.jsx)(`code`,{children:i.sku})]})},{label:n.columns.status,value:(0,Y.jsx)(T,{kind:`license`,status:e.status})},...e.soldAt?[{label:n.find.soldAt,value:(0,Y.jsx)(N,{at:e.soldAt})}]:[],{label:n.order,value:a?(0,Y.jsx)(t,{to:`/orders/$number`,params:{number:a.order.number},children:a.order.number}):n.find.neverSold},...a?[{label:n.customer,value:(0,Y.jsx)(t,{to:`/customers/$id`,params:{id:a.order.customer.id},children:r(a.order.customer)})}]:[],{label:n.find.batch,value:(0,Y.jsx)(t,{to:`/licenses/batches/$id`,params:{id:e.batch.id},children:n.find.openBatch})}]})}function Q({search:e,onChange:t}){let n=h(U),{statuses:r}=h(c);return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(C,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),(0,Y.jsx)(b,{label:n.filters.status,options:s.map(e=>({value:e,label:r.license[e]})),chosen:o(e),onChange:e=>t({status:e.join(`,`)})}),(0,Y.jsx)(O,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:ne}),(0,Y.jsx)(re,{search:e,onChange:t}),(0,Y.jsx)(b,{single:!0,label:n.filters.expires,options:d.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})})]})}function ne(e,t){let n=K(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function re({search:e,onChange:t}){let n=h(U),r=j(),i=_(W,{where:e.variation?{variationId:e.variation}:{}}).data?.licenseBatches.edges,a=_(W,{where:{id:e.batch??``}},{enabled:!!e.batch}),o=[...i??[],...e.batch?a.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return(0,Y.jsx)(b,{single:!0,label:n.filters.batch,options:o.map(({id:e,created:t,createdAt:i,variation:a})=>({value:e,label:n.batchName(a.sku,r.time(i),r.count(t))})),chosen:e.batch?[e.batch]:[],onChange:([e])=>t({batch:e})})}var ie=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query LicenseList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: LicenseWhereInput, $orderBy: LicenseOrder) {
  licenses(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
    orderBy: $orderBy
  ) {
    totalCount(atMost: 10000)
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
    `);function ae({license:e,onClose:t}){let n=h(U).revoke,{mutateAsync:r}=g(G);async function i(i){await r({input:{id:e.id,reason:i}}),p(n.oneDone),t()}return(0,Y.jsx)(z,{open:!0,onClose:t,title:n.oneTitle(e.variation.sku),text:n.oneText,children:(0,Y.jsx)(H,{danger:!0,submitLabel:n.one,onCancel:t,onSubmit:({reason:e})=>i(String(e??``)),children:(0,Y.jsx)(V,{name:`reason`,label:n.reason,hint:n.reasonHint,maxLength:500})})})}var $=a(`/signedIn/licenses`);function oe(){let e=h(U),t=$.useSearch(),i=$.useNavigate(),a=r(`LICENSES_WRITE`),o=r(`LICENSES_REVEAL`),[s,c]=(0,q.useState)(null),u=m(t),{data:d,error:p,isPlaceholderData:g,refetch:b}=_(ie,u),x=se(a?c:void 0),{dialog:C,...w}=t,{after:T,before:D,...O}=w,{sort:j,...N}=O,R=e=>void i({search:L({...O,...e})});return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(te,{title:e.title,actions:(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(I,{input:{kind:`LICENSES`,licenseWhere:u.where},count:d?.licenses.totalCount}),o&&(0,Y.jsx)(f,{icon:n,onClick:()=>void i({search:{...w,dialog:`find`},resetScroll:!1}),children:e.find.action}),a&&(0,Y.jsx)(v,{look:`primary`,icon:P,to:`/licenses/upload`,search:L({variation:t.variation}),children:e.upload})]})}),(0,Y.jsx)(ee,{list:`licenses`,to:`/licenses`,search:t}),(0,Y.jsx)(S,{end:(0,Y.jsx)(k,{name:`licenses`,columns:x}),children:(0,Y.jsx)(Q,{search:t,onChange:R})}),(0,Y.jsxs)(F,{flush:!0,children:[(0,Y.jsx)(M,{name:`licenses`,label:e.title,columns:x,rows:d?.licenses.edges.map(e=>e.node),rowKey:e=>e.id,stale:g,error:p,onRetry:()=>void b(),sort:j??`-created`,onSort:e=>R({sort:e===`created`?e:void 0}),empty:Object.keys(N).length>0?(0,Y.jsx)(E,{icon:A,title:e.noMatch,text:e.noMatchText}):(0,Y.jsx)(E,{icon:l,title:e.empty,text:e.emptyText})}),(0,Y.jsx)(y,{connection:d?.licenses,onChange:e=>void i({search:L({...O,...e})})})]}),C===`find`&&o&&(0,Y.jsx)(X,{onClose:()=>void i({search:w,replace:!0,resetScroll:!1})}),s&&(0,Y.jsx)(ae,{license:s,onClose:()=>c(null)})]})}function se(e){let{columns:n,never:r,order:i,customer:a,revoke:o}=h(U),s=x(),c=j();return[{id:`what`,header:n.what,cell:({variation:{product:e}})=>(0,Y.jsx)(t,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:n.sku,cell:({variation:e})=>(0,Y.jsx)(`code`,{children:e.sku}),width:12},{id:`status`,header:n.status,cell:({status:e})=>(0,Y.jsx)(T,{kind:`license`,status:e}),width:7},{id:`order`,header:i,cell:({item:e})=>e&&(0,Y.jsx)(t,{to:`/orders/$number`,params:{number:e.order.number},children:(0,Y.jsx)(`code`,{children:e.order.number})}),wide:!0},{id:`customer`,header:a,cell:({item:e})=>e&&(0,Y.jsx)(t,{to:`/customers/$id`,params:{id:e.order.customer.id},children:s(e.order.customer)}),wide:!0,width:12},{id:`reference`,header:n.reference,cell:({externalRef:e})=>e??``,wide:!0,width:12},{id:`uploaded`,header:n.uploaded,cell:({createdAt:e})=>(0,Y.jsx)(N,{at:e}),sort:`created`,wide:!0},{id:`sold`,header:n.sold,cell:({soldAt:e})=>e&&(0,Y.jsx)(N,{at:e}),wide:!0},{id:`expires`,header:n.expires,cell:({expiresAt:e})=>e?c.day(e):(0,Y.jsx)(`span`,{className:`muted`,children:r}),wide:!0,width:9},...e?[{id:`revoke`,header:o.one,cell:t=>t.status!==`REVOKED`&&(0,Y.jsx)(f,{size:`small`,look:`quiet`,icon:w,"aria-label":`${o.one} ${t.externalRef??t.variation.sku}`,onClick:()=>e(t)}),wide:!0}]:[]]}export{oe as LicenseList};