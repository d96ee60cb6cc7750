import{c as e,l as t,t as n}from"./PageHeader-5uKGi2Uu.js";import{C as r,E as i,T as a,d as o,n as s,r as c,w as l}from"./index-DHLc3Y-K.js";import{n as u,t as d}from"./Toolbar-DV4bA3o-.js";import{a as f,i as p,n as m,t as h}from"./useVariations-DLHHJTvX.js";import{n as g,s as _}from"./session-RA-g94sV.js";import{i as v,t as y,u as b}from"./shared-WPGD6RvV.js";import{t as x}from"./useFormat-Bvb2JK8J.js";import{n as S}from"./Skeleton-DNuB6AT8.js";import{n as C,t as w}from"./OptionsFilter-DbL-rRpP.js";import{n as T,t as E}from"./Table-CnS3evxD.js";import{t as D}from"./page-DWYEniN2.js";import{n as O,t as k}from"./StatusBadge-C7NSzWuW.js";import{t as A}from"./EntityFilter-UzzMJvgs.js";import{t as j}from"./SearchInput-25fZ5PNq.js";var M=b();function N({search:e,onChange:t}){let n=v(p),{statuses:a}=v(y);return(0,M.jsxs)(M.Fragment,{children:[(0,M.jsx)(j,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),(0,M.jsx)(w,{label:n.filters.status,options:i.map(e=>({value:e,label:a.license[e]})),chosen:r(e),onChange:e=>t({status:e.join(`,`)})}),(0,M.jsx)(A,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:P}),(0,M.jsx)(F,{search:e,onChange:t}),(0,M.jsx)(w,{single:!0,label:n.filters.expires,options:l.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})})]})}function P(e,t){let n=h(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function F({search:e,onChange:t}){let n=v(p),r=x(),i=_(m,{where:e.variation?{variationId:e.variation}:{}}).data?.licenseBatches.edges,a=_(m,{where:{id:e.batch??``}},{enabled:!!e.batch}),o=[...i??[],...e.batch?a.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return(0,M.jsx)(w,{single:!0,label:n.filters.batch,options:o.map(({id:e,created:t,createdAt:i,variation:a})=>({value:e,label:n.batchName(a.sku,r.time(i),r.count(t))})),chosen:e.batch?[e.batch]:[],onChange:([e])=>t({batch:e})})}var I=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),L=e(`/signedIn/licenses`);function R(){let e=v(p),t=L.useSearch(),r=L.useNavigate(),i=g(`LICENSES_WRITE`),{data:l,error:m,isPlaceholderData:h,refetch:y}=_(I,a(t)),b=z(),{after:x,before:w,...O}=t,{sort:k,...A}=O,j=e=>void r({search:D({...O,...e})});return(0,M.jsxs)(M.Fragment,{children:[(0,M.jsx)(n,{title:e.title,actions:i&&(0,M.jsx)(c,{look:`primary`,icon:f,to:`/licenses/upload`,search:D({variation:t.variation}),children:e.upload})}),(0,M.jsx)(d,{end:(0,M.jsx)(C,{name:`licenses`,columns:b}),children:(0,M.jsx)(N,{search:t,onChange:j})}),(0,M.jsxs)(S,{flush:!0,children:[(0,M.jsx)(E,{name:`licenses`,label:e.title,columns:b,rows:l?.licenses.edges.map(e=>e.node),rowKey:e=>e.id,stale:h,error:m,onRetry:()=>void y(),sort:k??`-created`,onSort:e=>j({sort:e===`created`?e:void 0}),empty:Object.keys(A).length>0?(0,M.jsx)(s,{icon:u,title:e.noMatch,text:e.noMatchText}):(0,M.jsx)(s,{icon:o,title:e.empty,text:e.emptyText})}),(0,M.jsx)(T,{connection:l?.licenses,onChange:e=>void r({search:D({...O,...e})})})]})]})}function z(){let{columns:e,never:n}=v(p),r=x();return[{id:`what`,header:e.what,cell:({variation:{product:e}})=>(0,M.jsx)(t,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:e.sku,cell:({variation:e})=>(0,M.jsx)(`code`,{children:e.sku}),width:12},{id:`status`,header:e.status,cell:({status:e})=>(0,M.jsx)(k,{kind:`license`,status:e}),width:7},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e??``,wide:!0,width:12},{id:`uploaded`,header:e.uploaded,cell:({createdAt:e})=>(0,M.jsx)(O,{at:e}),sort:`created`,wide:!0},{id:`sold`,header:e.sold,cell:({soldAt:e})=>e&&(0,M.jsx)(O,{at:e}),wide:!0},{id:`expires`,header:e.expires,cell:({expiresAt:e})=>e?r.day(e):(0,M.jsx)(`span`,{className:`muted`,children:n}),wide:!0,width:9}]}export{R as LicenseList};