import{d as e,f as t,t as n}from"./PageHeader-BsV3pZky.js";import{B as r,H as i,S as a,U as o,V as s,c,l}from"./index-BN1pptzq.js";import{t as u}from"./search-x-DVhD1Ncw.js";import{a as d,i as f,n as p,t as m}from"./useVariations-CKGTIqx2.js";import{n as h,s as g}from"./session-BHK4iFKa.js";import{i as _,t as v,v as y}from"./shared-DnkpUVzJ.js";import{t as b}from"./useFormat-Dm24KoBB.js";import{n as x}from"./Skeleton-NM1GUSbW.js";import{n as S,t as C}from"./SavedViews-BUWPeKSj.js";import{t as w}from"./Pagination-A9zzAZVK.js";import{t as T}from"./page-DWYEniN2.js";import{t as E}from"./StatusBadge-CLgrYAN9.js";import{t as D}from"./Table-DBNZ38kM.js";import{t as O}from"./Time-DRTY5x0F.js";import{t as k}from"./Toolbar-DHz7gq9A.js";import{t as A}from"./EntityFilter-C57SQLeN.js";import{t as j}from"./OptionsFilter-DvAUjtS1.js";import{t as M}from"./SearchInput-BFnKPB91.js";var N=y();function P({search:e,onChange:t}){let n=_(f),{statuses:i}=_(v);return(0,N.jsxs)(N.Fragment,{children:[(0,N.jsx)(M,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),(0,N.jsx)(j,{label:n.filters.status,options:o.map(e=>({value:e,label:i.license[e]})),chosen:r(e),onChange:e=>t({status:e.join(`,`)})}),(0,N.jsx)(A,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:F}),(0,N.jsx)(I,{search:e,onChange:t}),(0,N.jsx)(j,{single:!0,label:n.filters.expires,options:s.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})})]})}function F(e,t){let n=m(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function I({search:e,onChange:t}){let n=_(f),r=b(),i=g(p,{where:e.variation?{variationId:e.variation}:{}}).data?.licenseBatches.edges,a=g(p,{where:{id:e.batch??``}},{enabled:!!e.batch}),o=[...i??[],...e.batch?a.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return(0,N.jsx)(j,{single:!0,label:n.filters.batch,options:o.map(({id:e,created:t,createdAt:i,variation:a})=>({value:e,label:n.batchName(a.sku,r.time(i),r.count(t))})),chosen:e.batch?[e.batch]:[],onChange:([e])=>t({batch:e})})}var L=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),R=e(`/signedIn/licenses`);function z(){let e=_(f),t=R.useSearch(),r=R.useNavigate(),o=h(`LICENSES_WRITE`),{data:s,error:p,isPlaceholderData:m,refetch:v}=g(L,i(t)),y=B(),{after:b,before:E,...O}=t,{sort:A,...j}=O,M=e=>void r({search:T({...O,...e})});return(0,N.jsxs)(N.Fragment,{children:[(0,N.jsx)(n,{title:e.title,actions:o&&(0,N.jsx)(l,{look:`primary`,icon:d,to:`/licenses/upload`,search:T({variation:t.variation}),children:e.upload})}),(0,N.jsx)(C,{list:`licenses`,to:`/licenses`,search:t}),(0,N.jsx)(k,{end:(0,N.jsx)(S,{name:`licenses`,columns:y}),children:(0,N.jsx)(P,{search:t,onChange:M})}),(0,N.jsxs)(x,{flush:!0,children:[(0,N.jsx)(D,{name:`licenses`,label:e.title,columns:y,rows:s?.licenses.edges.map(e=>e.node),rowKey:e=>e.id,stale:m,error:p,onRetry:()=>void v(),sort:A??`-created`,onSort:e=>M({sort:e===`created`?e:void 0}),empty:Object.keys(j).length>0?(0,N.jsx)(c,{icon:u,title:e.noMatch,text:e.noMatchText}):(0,N.jsx)(c,{icon:a,title:e.empty,text:e.emptyText})}),(0,N.jsx)(w,{connection:s?.licenses,onChange:e=>void r({search:T({...O,...e})})})]})]})}function B(){let{columns:e,never:n}=_(f),r=b();return[{id:`what`,header:e.what,cell:({variation:{product:e}})=>(0,N.jsx)(t,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:e.sku,cell:({variation:e})=>(0,N.jsx)(`code`,{children:e.sku}),width:12},{id:`status`,header:e.status,cell:({status:e})=>(0,N.jsx)(E,{kind:`license`,status:e}),width:7},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e??``,wide:!0,width:12},{id:`uploaded`,header:e.uploaded,cell:({createdAt:e})=>(0,N.jsx)(O,{at:e}),sort:`created`,wide:!0},{id:`sold`,header:e.sold,cell:({soldAt:e})=>e&&(0,N.jsx)(O,{at:e}),wide:!0},{id:`expires`,header:e.expires,cell:({expiresAt:e})=>e?r.day(e):(0,N.jsx)(`span`,{className:`muted`,children:n}),wide:!0,width:9}]}export{z as LicenseList};