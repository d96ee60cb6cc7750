import{d as e,f as t,t as n}from"./PageHeader-DbvcHF98.js";import{B as r,H as i,V as a,c as o,l as s,x as c,z as l}from"./index-Dcxh2g-B.js";import{t as u}from"./search-x-B3KhfoRM.js";import{a as d,i as f,n as p,t as m}from"./useVariations-X9pPba8R.js";import{n as h,s as g}from"./session-DwCCaH5i.js";import{i as _,t as v,u as y}from"./shared-B_e_g6xD.js";import{t as b}from"./useFormat-CMdLJ23y.js";import{n as x}from"./Skeleton-_4lKE35p.js";import{t as S}from"./ColumnPicker-tgY22PY1.js";import{t as C}from"./Pagination-CqGuu_d5.js";import{t as w}from"./page-DWYEniN2.js";import{t as T}from"./StatusBadge-Dq5FfC7R.js";import{t as E}from"./Table-DpOikQu6.js";import{t as D}from"./Time-B5gD_guc.js";import{t as O}from"./Toolbar-CmY-JQ7O.js";import{t as k}from"./EntityFilter-Q2iFL3Pk.js";import{t as A}from"./OptionsFilter-B1p-xJNt.js";import{t as j}from"./SearchInput-BlpMFhLS.js";var M=y();function N({search:e,onChange:t}){let n=_(f),{statuses:a}=_(v);return(0,M.jsxs)(M.Fragment,{children:[(0,M.jsx)(j,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),(0,M.jsx)(A,{label:n.filters.status,options:i.map(e=>({value:e,label:a.license[e]})),chosen:l(e),onChange:e=>t({status:e.join(`,`)})}),(0,M.jsx)(k,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:P}),(0,M.jsx)(F,{search:e,onChange:t}),(0,M.jsx)(A,{single:!0,label:n.filters.expires,options:r.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})})]})}function P(e,t){let n=m(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function F({search:e,onChange:t}){let n=_(f),r=b(),i=g(p,{where:e.variation?{variationId:e.variation}:{}}).data?.licenseBatches.edges,a=g(p,{where:{id:e.batch??``}},{enabled:!!e.batch}),o=[...i??[],...e.batch?a.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return(0,M.jsx)(A,{single:!0,label:n.filters.batch,options:o.map(({id:e,created:t,createdAt:i,variation:a})=>({value:e,label:n.batchName(a.sku,r.time(i),r.count(t))})),chosen:e.batch?[e.batch]:[],onChange:([e])=>t({batch:e})})}var I=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),L=e(`/signedIn/licenses`);function R(){let e=_(f),t=L.useSearch(),r=L.useNavigate(),i=h(`LICENSES_WRITE`),{data:l,error:p,isPlaceholderData:m,refetch:v}=g(I,a(t)),y=z(),{after:b,before:T,...D}=t,{sort:k,...A}=D,j=e=>void r({search:w({...D,...e})});return(0,M.jsxs)(M.Fragment,{children:[(0,M.jsx)(n,{title:e.title,actions:i&&(0,M.jsx)(s,{look:`primary`,icon:d,to:`/licenses/upload`,search:w({variation:t.variation}),children:e.upload})}),(0,M.jsx)(O,{end:(0,M.jsx)(S,{name:`licenses`,columns:y}),children:(0,M.jsx)(N,{search:t,onChange:j})}),(0,M.jsxs)(x,{flush:!0,children:[(0,M.jsx)(E,{name:`licenses`,label:e.title,columns:y,rows:l?.licenses.edges.map(e=>e.node),rowKey:e=>e.id,stale:m,error:p,onRetry:()=>void v(),sort:k??`-created`,onSort:e=>j({sort:e===`created`?e:void 0}),empty:Object.keys(A).length>0?(0,M.jsx)(o,{icon:u,title:e.noMatch,text:e.noMatchText}):(0,M.jsx)(o,{icon:c,title:e.empty,text:e.emptyText})}),(0,M.jsx)(C,{connection:l?.licenses,onChange:e=>void r({search:w({...D,...e})})})]})]})}function z(){let{columns:e,never:n}=_(f),r=b();return[{id:`what`,header:e.what,cell:({variation:{product:e}})=>(0,M.jsx)(t,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:e.sku,cell:({variation:e})=>(0,M.jsx)(`code`,{children:e.sku}),width:12},{id:`status`,header:e.status,cell:({status:e})=>(0,M.jsx)(T,{kind:`license`,status:e}),width:7},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e??``,wide:!0,width:12},{id:`uploaded`,header:e.uploaded,cell:({createdAt:e})=>(0,M.jsx)(D,{at:e}),sort:`created`,wide:!0},{id:`sold`,header:e.sold,cell:({soldAt:e})=>e&&(0,M.jsx)(D,{at:e}),wide:!0},{id:`expires`,header:e.expires,cell:({expiresAt:e})=>e?r.day(e):(0,M.jsx)(`span`,{className:`muted`,children:n}),wide:!0,width:9}]}export{R as LicenseList};