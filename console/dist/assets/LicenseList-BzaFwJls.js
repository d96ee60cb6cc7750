import{c as e,t}from"./PageHeader-5uKGi2Uu.js";import{b as n,n as r,r as i,u as a,v as o,x as s,y as c}from"./index-CvGmzE-m.js";import{n as l,t as u}from"./Toolbar-DV4bA3o-.js";import{a as d,i as f,n as p,t as m}from"./useVariations-DLHHJTvX.js";import{n as h,s as g}from"./session-RA-g94sV.js";import{i as _,t as v,u as y}from"./shared-WPGD6RvV.js";import{t as b}from"./useFormat-Bvb2JK8J.js";import{n as x}from"./Skeleton-DNuB6AT8.js";import{n as S,t as C}from"./OptionsFilter-Sp7K_oKL.js";import{n as w,t as T}from"./Table-CnS3evxD.js";import{t as E}from"./page-DWYEniN2.js";import{n as D,t as O}from"./StatusBadge-C7NSzWuW.js";import{t as k}from"./EntityFilter-DSeQOFHT.js";import{t as A}from"./SearchInput-D6_lccFN.js";var j=y();function M({search:e,onChange:t}){let n=_(f),{statuses:r}=_(v);return(0,j.jsxs)(j.Fragment,{children:[(0,j.jsx)(A,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),(0,j.jsx)(C,{label:n.filters.status,options:s.map(e=>({value:e,label:r.license[e]})),chosen:o(e),onChange:e=>t({status:e.join(`,`)})}),(0,j.jsx)(k,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:N}),(0,j.jsx)(P,{search:e,onChange:t}),(0,j.jsx)(C,{single:!0,label:n.filters.expires,options:c.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})})]})}function N(e,t){let n=m(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function P({search:e,onChange:t}){let n=_(f),r=b(),i=g(p,{where:e.variation?{variationId:e.variation}:{}}).data?.licenseBatches.edges,a=g(p,{where:{id:e.batch??``}},{enabled:!!e.batch}),o=[...i??[],...e.batch?a.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return(0,j.jsx)(C,{single:!0,label:n.filters.batch,options:o.map(({id:e,created:t,createdAt:i,variation:a})=>({value:e,label:n.batchName(a.sku,r.time(i),r.count(t))})),chosen:e.batch?[e.batch]:[],onChange:([e])=>t({batch:e})})}var F=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),I=e(`/signedIn/licenses`);function L(){let e=_(f),o=I.useSearch(),s=I.useNavigate(),c=h(`LICENSES_WRITE`),{data:p,error:m,isPlaceholderData:v,refetch:y}=g(F,n(o)),b=R(),{after:C,before:D,...O}=o,{sort:k,...A}=O,N=e=>void s({search:E({...O,...e})});return(0,j.jsxs)(j.Fragment,{children:[(0,j.jsx)(t,{title:e.title,actions:c&&(0,j.jsx)(i,{look:`primary`,icon:d,to:`/licenses/upload`,search:E({variation:o.variation}),children:e.upload})}),(0,j.jsx)(u,{end:(0,j.jsx)(S,{name:`licenses`,columns:b}),children:(0,j.jsx)(M,{search:o,onChange:N})}),(0,j.jsxs)(x,{flush:!0,children:[(0,j.jsx)(T,{name:`licenses`,label:e.title,columns:b,rows:p?.licenses.edges.map(e=>e.node),rowKey:e=>e.id,stale:v,error:m,onRetry:()=>void y(),sort:k??`-created`,onSort:e=>N({sort:e===`created`?e:void 0}),empty:Object.keys(A).length>0?(0,j.jsx)(r,{icon:l,title:e.noMatch,text:e.noMatchText}):(0,j.jsx)(r,{icon:a,title:e.empty,text:e.emptyText})}),(0,j.jsx)(w,{connection:p?.licenses,onChange:e=>void s({search:E({...O,...e})})})]})]})}function R(){let{columns:e,never:t}=_(f),n=b();return[{id:`what`,header:e.what,cell:({variation:e})=>e.product.name,width:16},{id:`sku`,header:e.sku,cell:({variation:e})=>(0,j.jsx)(`code`,{children:e.sku}),width:12},{id:`status`,header:e.status,cell:({status:e})=>(0,j.jsx)(O,{kind:`license`,status:e}),width:7},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e??``,wide:!0,width:12},{id:`uploaded`,header:e.uploaded,cell:({createdAt:e})=>(0,j.jsx)(D,{at:e}),sort:`created`,wide:!0},{id:`sold`,header:e.sold,cell:({soldAt:e})=>e&&(0,j.jsx)(D,{at:e}),wide:!0},{id:`expires`,header:e.expires,cell:({expiresAt:e})=>e?n.day(e):(0,j.jsx)(`span`,{className:`muted`,children:t}),wide:!0,width:9}]}export{L as LicenseList};