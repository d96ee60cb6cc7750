import{B as e,Ct as t,Et as n,c as r,ct as i,l as a,lt as o,m as s,st as c,u as l,ut as u}from"./index-BeubzZ7d.js";import{r as d}from"./CopyId-DBG0FgAD.js";import{t as f}from"./search-x-DuYnlqxO.js";import{a as p,i as m,n as h,t as g}from"./useVariations-DV6FBpu4.js";import{r as _}from"./query-azuT2upW.js";import{b as v,i as y,t as b}from"./shared-C6GAa_iY.js";import{t as x}from"./useFormat-b5MBgWWT.js";import{t as S}from"./Card-DtSz4vL5.js";import{n as C,t as w}from"./SavedViews-2p_5lM_b.js";import{t as T}from"./Pagination-C2Dc9ZCi.js";import{t as E}from"./StatusBadge-Byl9n0U9.js";import{t as D}from"./Table-DHumvXCz.js";import{t as O}from"./Time-6GVQ0QXh.js";import{t as k}from"./Toolbar-BE90yi3N.js";import{t as A}from"./EntityFilter-T8fti5sz.js";import{t as j}from"./OptionsFilter-DIo-OvOi.js";import{t as M}from"./SearchInput-h8W88Gx3.js";var N=v();function P({search:e,onChange:t}){let n=y(m),{statuses:r}=y(b);return(0,N.jsxs)(N.Fragment,{children:[(0,N.jsx)(M,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),(0,N.jsx)(j,{label:n.filters.status,options:u.map(e=>({value:e,label:r.license[e]})),chosen:c(e),onChange:e=>t({status:e.join(`,`)})}),(0,N.jsx)(A,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:F}),(0,N.jsx)(I,{search:e,onChange:t}),(0,N.jsx)(j,{single:!0,label:n.filters.expires,options:i.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})})]})}function F(e,t){let n=g(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function I({search:e,onChange:t}){let n=y(m),r=x(),i=_(h,{where:e.variation?{variationId:e.variation}:{}}).data?.licenseBatches.edges,a=_(h,{where:{id:e.batch??``}},{enabled:!!e.batch}),o=[...i??[],...e.batch?a.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return(0,N.jsx)(j,{single:!0,label:n.filters.batch,options:o.map(({id:e,created:t,createdAt:i,variation:a})=>({value:e,label:n.batchName(a.sku,r.time(i),r.count(t))})),chosen:e.batch?[e.batch]:[],onChange:([e])=>t({batch:e})})}var L=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),R=n(`/signedIn/licenses`);function z(){let n=y(m),i=R.useSearch(),c=R.useNavigate(),u=s(`LICENSES_WRITE`),{data:d,error:h,isPlaceholderData:g,refetch:v}=_(L,o(i)),b=B(),{after:x,before:E,...O}=i,{sort:A,...j}=O,M=e=>void c({search:t({...O,...e})});return(0,N.jsxs)(N.Fragment,{children:[(0,N.jsx)(r,{title:n.title,actions:u&&(0,N.jsx)(l,{look:`primary`,icon:p,to:`/licenses/upload`,search:t({variation:i.variation}),children:n.upload})}),(0,N.jsx)(w,{list:`licenses`,to:`/licenses`,search:i}),(0,N.jsx)(k,{end:(0,N.jsx)(C,{name:`licenses`,columns:b}),children:(0,N.jsx)(P,{search:i,onChange:M})}),(0,N.jsxs)(S,{flush:!0,children:[(0,N.jsx)(D,{name:`licenses`,label:n.title,columns:b,rows:d?.licenses.edges.map(e=>e.node),rowKey:e=>e.id,stale:g,error:h,onRetry:()=>void v(),sort:A??`-created`,onSort:e=>M({sort:e===`created`?e:void 0}),empty:Object.keys(j).length>0?(0,N.jsx)(a,{icon:f,title:n.noMatch,text:n.noMatchText}):(0,N.jsx)(a,{icon:e,title:n.empty,text:n.emptyText})}),(0,N.jsx)(T,{connection:d?.licenses,onChange:e=>void c({search:t({...O,...e})})})]})]})}function B(){let{columns:e,never:t}=y(m),n=x();return[{id:`what`,header:e.what,cell:({variation:{product:e}})=>(0,N.jsx)(d,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:e.sku,cell:({variation:e})=>(0,N.jsx)(`code`,{children:e.sku}),width:12},{id:`status`,header:e.status,cell:({status:e})=>(0,N.jsx)(E,{kind:`license`,status:e}),width:7},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e??``,wide:!0,width:12},{id:`uploaded`,header:e.uploaded,cell:({createdAt:e})=>(0,N.jsx)(O,{at:e}),sort:`created`,wide:!0},{id:`sold`,header:e.sold,cell:({soldAt:e})=>e&&(0,N.jsx)(O,{at:e}),wide:!0},{id:`expires`,header:e.expires,cell:({expiresAt:e})=>e?n.day(e):(0,N.jsx)(`span`,{className:`muted`,children:t}),wide:!0,width:9}]}export{z as LicenseList};