import{Ct as e,D as t,Ft as n,M as r,Mt as i,Y as a,_ as o,bt as s,dt as c,ft as l,jt as u,lt as d,m as f,s as p,ut as m,wt as h,y as g,yt as _}from"./index-BF7gfdEn.js";import{At as v,B as y,D as b,E as x,F as S,H as C,L as w,M as T,N as E,P as D,R as O,Tt as k,bt as A,dt as j,f as M,nt as N,rt as P,st as ee,vt as F,w as I,zt as L}from"./parts-B1e_nSuq.js";import{H as R,T as z}from"./early-B4kcvaOe.js";import{t as B}from"./Dialog-iQmXGPep.js";import{a as V,i as H}from"./Field-DBdZ1Q1c.js";import{t as U}from"./Form-BF5RCbtZ.js";import{i as W,n as G,s as K,t as q}from"./licenses-Ct0PllKd.js";var J=n(i(),1),Y=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),X=u();function Z({onClose:e}){let t=g(W).find,[n,r]=(0,J.useState)(null),[i,a]=(0,J.useState)(0);async function o(e){let{findLicenses:t}=await R(Y,{input:{credentials:e}});r(t),a(i+1)}return(0,X.jsxs)(B,{open:!0,onClose:e,title:t.action,text:t.text,children:[(0,X.jsx)(U,{submitLabel:t.submit,onSubmit:({credentials:e})=>o(String(e??``)),children:(0,X.jsx)(V,{name:`credentials`,label:t.key,maxLength:4096})},i),(0,X.jsxs)(`div`,{"aria-live":`polite`,children:[n?.length===0&&(0,X.jsx)(`p`,{children:t.none}),n?.map(e=>(0,X.jsx)(Q,{license:e},e.id))]})]})}function Q({license:e}){let t=g(W),n=E(),{variation:r,item:i}=e;return(0,X.jsx)(F,{facts:[{label:t.columns.what,value:(0,X.jsxs)(X.Fragment,{children:[(0,X.jsx)(h,{to:`/products/$slug`,params:{slug:r.product.slug},children:r.product.name}),` `,(0,X.jsx)(`code`,{children:r.sku})]})},{label:t.columns.status,value:(0,X.jsx)(x,{kind:`license`,status:e.status})},...e.soldAt?[{label:t.find.soldAt,value:(0,X.jsx)(N,{at:e.soldAt})}]:[],{label:t.order,value:i?(0,X.jsx)(h,{to:`/orders/$number`,params:{number:i.order.number},children:i.order.number}):t.find.neverSold},...i?[{label:t.customer,value:(0,X.jsx)(h,{to:`/customers/$id`,params:{id:i.order.customer.id},children:n(i.order.customer)})}]:[],{label:t.find.batch,value:(0,X.jsx)(h,{to:`/licenses/batches/$id`,params:{id:e.batch.id},children:t.find.openBatch})}]})}function te({search:e,onChange:t}){let n=g(W),{statuses:r}=g(o);return(0,X.jsxs)(X.Fragment,{children:[(0,X.jsx)(S,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),(0,X.jsx)(O,{label:n.filters.status,options:l.map(e=>({value:e,label:r.license[e]})),chosen:d(e),onChange:e=>t({status:e.join(`,`)})}),(0,X.jsx)(M,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:ne}),(0,X.jsx)(re,{search:e,onChange:t}),(0,X.jsx)(O,{single:!0,label:n.filters.expires,options:m.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})})]})}function ne(e,t){let n=q(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function re({search:e,onChange:t}){let n=g(W),r=P(),i=s(G,{where:e.variation?{variationId:e.variation}:{}}).data?.licenseBatches.edges,a=s(G,{where:{id:e.batch??``}},{enabled:!!e.batch}),o=[...i??[],...e.batch?a.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return(0,X.jsx)(O,{single:!0,label:n.filters.batch,options:o.map(({id:e,created:t,createdAt:i,variation:a})=>({value:e,label:n.batchName(a.sku,r.time(i),r.count(t))})),chosen:e.batch?[e.batch]:[],onChange:([e])=>t({batch:e})})}var ie=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function ae({license:e,onClose:t}){let n=g(W).revoke,{mutateAsync:r}=_(K);async function i(i){await r({input:{id:e.id,reason:i}}),p(n.oneDone),t()}return(0,X.jsx)(B,{open:!0,onClose:t,title:n.oneTitle(e.variation.sku),text:n.oneText,children:(0,X.jsx)(U,{danger:!0,submitLabel:n.one,onCancel:t,onSubmit:({reason:e})=>i(String(e??``)),children:(0,X.jsx)(H,{name:`reason`,label:n.reason,hint:n.reasonHint,maxLength:500})})})}var $=e(`/signedIn/licenses`);function oe(){let e=g(W),n=$.useSearch(),i=$.useNavigate(),o=a(`LICENSES_WRITE`),l=a(`LICENSES_REVEAL`),[u,d]=(0,J.useState)(null),p=c(n),{data:m,error:h,isPlaceholderData:_,refetch:x}=s(ie,p),S=se(o?d:void 0),{dialog:E,...O}=n,{after:M,before:N,...P}=O,{sort:F,...L}=P,R=e=>void i({search:z({...P,...e})});return(0,X.jsxs)(X.Fragment,{children:[(0,X.jsx)(j,{title:e.title,actions:(0,X.jsxs)(X.Fragment,{children:[(0,X.jsx)(y,{input:{kind:`LICENSES`,licenseWhere:p.where},count:m?.licenses.totalCount}),l&&(0,X.jsx)(f,{icon:t,onClick:()=>void i({search:{...O,dialog:`find`},resetScroll:!1}),children:e.find.action}),o&&(0,X.jsx)(I,{look:`primary`,icon:k,to:`/licenses/upload`,search:z({variation:n.variation}),children:e.upload})]})}),(0,X.jsx)(b,{list:`licenses`,to:`/licenses`,search:n}),(0,X.jsx)(D,{end:(0,X.jsx)(T,{name:`licenses`,columns:S}),children:(0,X.jsx)(te,{search:n,onChange:R})}),(0,X.jsxs)(A,{flush:!0,children:[(0,X.jsx)(ee,{name:`licenses`,label:e.title,columns:S,rows:m?.licenses.edges.map(e=>e.node),rowKey:e=>e.id,stale:_,error:h,onRetry:()=>void x(),sort:F??`-created`,onSort:e=>R({sort:e===`created`?e:void 0}),empty:Object.keys(L).length>0?(0,X.jsx)(C,{icon:v,title:e.noMatch,text:e.noMatchText}):(0,X.jsx)(C,{icon:r,title:e.empty,text:e.emptyText})}),(0,X.jsx)(w,{connection:m?.licenses,onChange:e=>void i({search:z({...P,...e})})})]}),E===`find`&&l&&(0,X.jsx)(Z,{onClose:()=>void i({search:O,replace:!0,resetScroll:!1})}),u&&(0,X.jsx)(ae,{license:u,onClose:()=>d(null)})]})}function se(e){let{columns:t,never:n,order:r,customer:i,revoke:a}=g(W),o=E(),s=P();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>(0,X.jsx)(h,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>(0,X.jsx)(`code`,{children:e.sku}),width:12},{id:`status`,header:t.status,cell:({status:e})=>(0,X.jsx)(x,{kind:`license`,status:e}),width:7},{id:`order`,header:r,cell:({item:e})=>e&&(0,X.jsx)(h,{to:`/orders/$number`,params:{number:e.order.number},children:(0,X.jsx)(`code`,{children:e.order.number})}),wide:!0},{id:`customer`,header:i,cell:({item:e})=>e&&(0,X.jsx)(h,{to:`/customers/$id`,params:{id:e.order.customer.id},children:o(e.order.customer)}),wide:!0,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:!0,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e})=>(0,X.jsx)(N,{at:e}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&(0,X.jsx)(N,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?s.day(e):(0,X.jsx)(`span`,{className:`muted`,children:n}),wide:!0,width:9},...e?[{id:`revoke`,header:a.one,cell:t=>t.status!==`REVOKED`&&(0,X.jsx)(f,{size:`small`,look:`quiet`,icon:L,"aria-label":`${a.one} ${t.externalRef??t.variation.sku}`,onClick:()=>e(t)}),wide:!0}]:[]]}export{oe as LicenseList};