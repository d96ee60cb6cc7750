import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{A as t,At as n,St as r,T as i,_t as a,ct as o,g as s,kt as c,lt as l,p as u,q as d,s as f,st as p,ut as m,v as h,vt as g,xt as _}from"./first-C_S2kZkA.js";import{C as v,Ct as y,E as b,I as x,L as S,M as C,Mt as w,N as T,P as E,T as D,V as O,X as k,Z as A,at as j,d as M,ft as N,j as P,mt as F,tt as I,yt as ee,z as L}from"./parts-BVYLu_tq.js";import{T as R,z}from"./early-CEuUg7Y1.js";import{t as B}from"./Dialog-DQncn5ti.js";import{a as V,i as H}from"./Field-DTQpGLBe.js";import{t as U}from"./Form-BVxaEDH2.js";import{i as W,n as G,s as K,t as q}from"./licenses-B_iFeCuS.js";var J=e(n(),1),Y=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),X=c();function Z({onClose:e}){let t=h(W).find,[n,r]=(0,J.useState)(null),[i,a]=(0,J.useState)(0);async function o(e){let{findLicenses:t}=await z(Y,{input:{credentials:e}});r(t),a(i+1)}return(0,X.jsxs)(B,{open:!0,onClose:e,title:t.action,text:t.text,children:[(0,X.jsx)(U,{submitLabel:t.submit,onSubmit:({credentials:e})=>o(String(e??``)),children:(0,X.jsx)(V,{name:`credentials`,label:t.key,maxLength:4096})},i),(0,X.jsxs)(`div`,{"aria-live":`polite`,children:[n?.length===0&&(0,X.jsx)(`p`,{children:t.none}),n?.map(e=>(0,X.jsx)(Q,{license:e},e.id))]})]})}function Q({license:e}){let t=h(W),n=C(),{variation:i,item:a}=e;return(0,X.jsx)(N,{facts:[{label:t.columns.what,value:(0,X.jsxs)(X.Fragment,{children:[(0,X.jsx)(r,{to:`/products/$slug`,params:{slug:i.product.slug},children:i.product.name}),` `,(0,X.jsx)(`code`,{children:i.sku})]})},{label:t.columns.status,value:(0,X.jsx)(D,{kind:`license`,status:e.status})},...e.soldAt?[{label:t.find.soldAt,value:(0,X.jsx)(k,{at:e.soldAt})}]:[],{label:t.order,value:a?(0,X.jsx)(r,{to:`/orders/$number`,params:{number:a.order.number},children:a.order.number}):t.find.neverSold},...a?[{label:t.customer,value:(0,X.jsx)(r,{to:`/customers/$id`,params:{id:a.order.customer.id},children:n(a.order.customer)})}]:[],{label:t.find.batch,value:(0,X.jsx)(r,{to:`/licenses/batches/$id`,params:{id:e.batch.id},children:t.find.openBatch})}]})}function te({search:e,onChange:t}){let n=h(W),{statuses:r}=h(s);return(0,X.jsxs)(X.Fragment,{children:[(0,X.jsx)(E,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),(0,X.jsx)(S,{label:n.filters.status,options:m.map(e=>({value:e,label:r.license[e]})),chosen:p(e),onChange:e=>t({status:e.join(`,`)})}),(0,X.jsx)(M,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:ne}),(0,X.jsx)(re,{search:e,onChange:t}),(0,X.jsx)(S,{single:!0,label:n.filters.expires,options:o.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})})]})}function ne(e,t){let n=q(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function re({search:e,onChange:t}){let n=h(W),r=A(),i=g(G,{where:e.variation?{variationId:e.variation}:{}}).data?.licenseBatches.edges,a=g(G,{where:{id:e.batch??``}},{enabled:!!e.batch}),o=[...i??[],...e.batch?a.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return(0,X.jsx)(S,{single:!0,label:n.filters.batch,options:o.map(({id:e,created:t,createdAt:i,variation:a})=>({value:e,label:n.batchName(a.sku,r.time(i),r.count(t))})),chosen:e.batch?[e.batch]:[],onChange:([e])=>t({batch:e})})}var ie=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query LicenseList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: LicenseWhereInput, $orderBy: LicenseOrder) {
  licenses(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
    orderBy: $orderBy
  ) {
    totalCount
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
    `);function ae({license:e,onClose:t}){let n=h(W).revoke,{mutateAsync:r}=a(K);async function i(i){await r({input:{id:e.id,reason:i}}),f(n.oneDone),t()}return(0,X.jsx)(B,{open:!0,onClose:t,title:n.oneTitle(e.variation.sku),text:n.oneText,children:(0,X.jsx)(U,{danger:!0,submitLabel:n.one,onCancel:t,onSubmit:({reason:e})=>i(String(e??``)),children:(0,X.jsx)(H,{name:`reason`,label:n.reason,hint:n.reasonHint,maxLength:500})})})}var $=_(`/signedIn/licenses`);function oe(){let e=h(W),n=$.useSearch(),r=$.useNavigate(),a=d(`LICENSES_WRITE`),o=d(`LICENSES_REVEAL`),[s,c]=(0,J.useState)(null),f=l(n),{data:p,error:m,isPlaceholderData:_,refetch:S}=g(ie,f),C=se(a?c:void 0),{dialog:w,...E}=n,{after:D,before:k,...A}=E,{sort:M,...N}=A,z=e=>void r({search:R({...A,...e})});return(0,X.jsxs)(X.Fragment,{children:[(0,X.jsx)(j,{title:e.title,actions:(0,X.jsxs)(X.Fragment,{children:[(0,X.jsx)(L,{input:{kind:`LICENSES`,licenseWhere:f.where},count:p?.licenses.totalCount}),o&&(0,X.jsx)(u,{icon:i,onClick:()=>void r({search:{...E,dialog:`find`},resetScroll:!1}),children:e.find.action}),a&&(0,X.jsx)(v,{look:`primary`,icon:ee,to:`/licenses/upload`,search:R({variation:n.variation}),children:e.upload})]})}),(0,X.jsx)(b,{list:`licenses`,to:`/licenses`,search:n}),(0,X.jsx)(T,{end:(0,X.jsx)(P,{name:`licenses`,columns:C}),children:(0,X.jsx)(te,{search:n,onChange:z})}),(0,X.jsxs)(F,{flush:!0,children:[(0,X.jsx)(I,{name:`licenses`,label:e.title,columns:C,rows:p?.licenses.edges.map(e=>e.node),rowKey:e=>e.id,stale:_,error:m,onRetry:()=>void S(),sort:M??`-created`,onSort:e=>z({sort:e===`created`?e:void 0}),empty:Object.keys(N).length>0?(0,X.jsx)(O,{icon:y,title:e.noMatch,text:e.noMatchText}):(0,X.jsx)(O,{icon:t,title:e.empty,text:e.emptyText})}),(0,X.jsx)(x,{connection:p?.licenses,onChange:e=>void r({search:R({...A,...e})})})]}),w===`find`&&o&&(0,X.jsx)(Z,{onClose:()=>void r({search:E,replace:!0,resetScroll:!1})}),s&&(0,X.jsx)(ae,{license:s,onClose:()=>c(null)})]})}function se(e){let{columns:t,never:n,order:i,customer:a,revoke:o}=h(W),s=C(),c=A();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>(0,X.jsx)(r,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>(0,X.jsx)(`code`,{children:e.sku}),width:12},{id:`status`,header:t.status,cell:({status:e})=>(0,X.jsx)(D,{kind:`license`,status:e}),width:7},{id:`order`,header:i,cell:({item:e})=>e&&(0,X.jsx)(r,{to:`/orders/$number`,params:{number:e.order.number},children:(0,X.jsx)(`code`,{children:e.order.number})}),wide:!0},{id:`customer`,header:a,cell:({item:e})=>e&&(0,X.jsx)(r,{to:`/customers/$id`,params:{id:e.order.customer.id},children:s(e.order.customer)}),wide:!0,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:!0,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e})=>(0,X.jsx)(k,{at:e}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&(0,X.jsx)(k,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?c.day(e):(0,X.jsx)(`span`,{className:`muted`,children:n}),wide:!0,width:9},...e?[{id:`revoke`,header:o.one,cell:t=>t.status!==`REVOKED`&&(0,X.jsx)(u,{size:`small`,look:`quiet`,icon:w,"aria-label":`${o.one} ${t.externalRef??t.variation.sku}`,onClick:()=>e(t)}),wide:!0}]:[]]}export{oe as LicenseList};