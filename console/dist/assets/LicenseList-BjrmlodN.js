import{C as e,O as t,Ot as n,Tt as r,U as i,ct as a,f as o,h as s,kt as c,lt as l,ot as u,s as d,st as f,wt as p,xt as m}from"./index-CsPdx_Mn.js";import{t as h}from"./ban-kNoyKx1C.js";import{t as g}from"./search-x-WRR2GJUe.js";import{t as ee}from"./upload-Cd0OO99D.js";import{i as _,t as v}from"./react-sySUN5R7.js";import{b as y,n as b,p as x}from"./messages-igU7N3k3.js";import{t as S}from"./useFormat-DiRypUA_.js";import{t as C}from"./ButtonLink-Q02lwYnZ.js";import{t as w}from"./Card-CIGM-tn0.js";import{n as T,t as E}from"./SavedViews-5vaJIQPc.js";import{t as D}from"./EmptyState-sJxxhazC.js";import{t as O}from"./ExportButton-xZVFJZ7c.js";import{t as k}from"./PageHeader-DxWvB6R1.js";import{t as te}from"./Pagination-EgfwuWsA.js";import{t as A}from"./StatusBadge-CN5v7Rym.js";import{t as j}from"./Table-CsZozIxF.js";import{t as M}from"./Time-DD_NlqKz.js";import{t as N}from"./Toolbar-DaPJH_3C.js";import{t as P}from"./Dialog-DvY3RlSy.js";import{t as F}from"./Facts-h87Ejtjd.js";import{a as I,i as L}from"./Field-CjhKlnu1.js";import{t as R}from"./Form-CH7C0Xdd.js";import{t as z}from"./messages-CNAL2VG7.js";import{t as B}from"./EntityFilter-BhbcaR_a.js";import{t as V}from"./OptionsFilter-DvVme67e.js";import{t as H}from"./SearchInput-eQLIhkR-.js";import{n as U,t as W}from"./useVariations-6pDjDqqi.js";import{r as G}from"./batch.gql-CsEgEEy5.js";var K=_(v(),1),q=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),J=y();function Y({onClose:e}){let t=b(z).find,[n,r]=(0,K.useState)(null),[i,a]=(0,K.useState)(0);async function o(e){let{findLicenses:t}=await x(q,{input:{credentials:e}});r(t),a(i+1)}return(0,J.jsxs)(P,{open:!0,onClose:e,title:t.action,text:t.text,children:[(0,J.jsx)(R,{submitLabel:t.submit,onSubmit:({credentials:e})=>o(String(e??``)),children:(0,J.jsx)(I,{name:`credentials`,label:t.key,maxLength:4096})},i),(0,J.jsxs)(`div`,{"aria-live":`polite`,children:[n?.length===0&&(0,J.jsx)(`p`,{children:t.none}),n?.map(e=>(0,J.jsx)(X,{license:e},e.id))]})]})}function X({license:e}){let t=b(z),{variation:n,item:r}=e;return(0,J.jsx)(F,{facts:[{label:t.columns.what,value:(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(c,{to:`/products/$slug`,params:{slug:n.product.slug},children:n.product.name}),` `,(0,J.jsx)(`code`,{children:n.sku})]})},{label:t.columns.status,value:(0,J.jsx)(A,{kind:`license`,status:e.status})},...e.soldAt?[{label:t.find.soldAt,value:(0,J.jsx)(M,{at:e.soldAt})}]:[],{label:t.order,value:r?(0,J.jsx)(c,{to:`/orders/$number`,params:{number:r.order.number},children:r.order.number}):t.find.neverSold},...r?[{label:t.customer,value:(0,J.jsx)(c,{to:`/customers/$id`,params:{id:r.order.customer.id},children:r.order.customer.name})}]:[],{label:t.find.batch,value:(0,J.jsx)(c,{to:`/licenses/batches/$id`,params:{id:e.batch.id},children:t.find.openBatch})}]})}function Z({search:e,onChange:t}){let n=b(z),{statuses:r}=b(s);return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(H,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),(0,J.jsx)(V,{label:n.filters.status,options:l.map(e=>({value:e,label:r.license[e]})),chosen:u(e),onChange:e=>t({status:e.join(`,`)})}),(0,J.jsx)(B,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:ne}),(0,J.jsx)(re,{search:e,onChange:t}),(0,J.jsx)(V,{single:!0,label:n.filters.expires,options:f.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})})]})}function ne(e,t){let n=W(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function re({search:e,onChange:t}){let n=b(z),i=S(),a=r(U,{where:e.variation?{variationId:e.variation}:{}}).data?.licenseBatches.edges,o=r(U,{where:{id:e.batch??``}},{enabled:!!e.batch}),s=[...a??[],...e.batch?o.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return(0,J.jsx)(V,{single:!0,label:n.filters.batch,options:s.map(({id:e,created:t,createdAt:r,variation:a})=>({value:e,label:n.batchName(a.sku,i.time(r),i.count(t))})),chosen:e.batch?[e.batch]:[],onChange:([e])=>t({batch:e})})}var Q=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function ie({license:e,onClose:t}){let n=b(z).revoke,{mutateAsync:r}=p(G);async function i(i){await r({input:{id:e.id,reason:i}}),d(n.oneDone),t()}return(0,J.jsx)(P,{open:!0,onClose:t,title:n.oneTitle(e.variation.sku),text:n.oneText,children:(0,J.jsx)(R,{danger:!0,submitLabel:n.one,onCancel:t,onSubmit:({reason:e})=>i(String(e??``)),children:(0,J.jsx)(L,{name:`reason`,label:n.reason,hint:n.reasonHint,maxLength:500})})})}var $=n(`/signedIn/licenses`);function ae(){let n=b(z),s=$.useSearch(),c=$.useNavigate(),l=i(`LICENSES_WRITE`),u=i(`LICENSES_REVEAL`),[d,f]=(0,K.useState)(null),p=a(s),{data:h,error:_,isPlaceholderData:v,refetch:y}=r(Q,p),x=oe(l?f:void 0),{dialog:S,...A}=s,{after:M,before:P,...F}=A,{sort:I,...L}=F,R=e=>void c({search:m({...F,...e})});return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(k,{title:n.title,actions:(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(O,{input:{kind:`LICENSES`,licenseWhere:p.where},count:h?.licenses.totalCount}),u&&(0,J.jsx)(o,{icon:e,onClick:()=>void c({search:{...A,dialog:`find`},resetScroll:!1}),children:n.find.action}),l&&(0,J.jsx)(C,{look:`primary`,icon:ee,to:`/licenses/upload`,search:m({variation:s.variation}),children:n.upload})]})}),(0,J.jsx)(E,{list:`licenses`,to:`/licenses`,search:s}),(0,J.jsx)(N,{end:(0,J.jsx)(T,{name:`licenses`,columns:x}),children:(0,J.jsx)(Z,{search:s,onChange:R})}),(0,J.jsxs)(w,{flush:!0,children:[(0,J.jsx)(j,{name:`licenses`,label:n.title,columns:x,rows:h?.licenses.edges.map(e=>e.node),rowKey:e=>e.id,stale:v,error:_,onRetry:()=>void y(),sort:I??`-created`,onSort:e=>R({sort:e===`created`?e:void 0}),empty:Object.keys(L).length>0?(0,J.jsx)(D,{icon:g,title:n.noMatch,text:n.noMatchText}):(0,J.jsx)(D,{icon:t,title:n.empty,text:n.emptyText})}),(0,J.jsx)(te,{connection:h?.licenses,onChange:e=>void c({search:m({...F,...e})})})]}),S===`find`&&u&&(0,J.jsx)(Y,{onClose:()=>void c({search:A,replace:!0,resetScroll:!1})}),d&&(0,J.jsx)(ie,{license:d,onClose:()=>f(null)})]})}function oe(e){let{columns:t,never:n,order:r,customer:i,revoke:a}=b(z),s=S();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>(0,J.jsx)(c,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>(0,J.jsx)(`code`,{children:e.sku}),width:12},{id:`status`,header:t.status,cell:({status:e})=>(0,J.jsx)(A,{kind:`license`,status:e}),width:7},{id:`order`,header:r,cell:({item:e})=>e&&(0,J.jsx)(c,{to:`/orders/$number`,params:{number:e.order.number},children:(0,J.jsx)(`code`,{children:e.order.number})}),wide:!0},{id:`customer`,header:i,cell:({item:e})=>e&&(0,J.jsx)(c,{to:`/customers/$id`,params:{id:e.order.customer.id},children:e.order.customer.name}),wide:!0,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:!0,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e})=>(0,J.jsx)(M,{at:e}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&(0,J.jsx)(M,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?s.day(e):(0,J.jsx)(`span`,{className:`muted`,children:n}),wide:!0,width:9},...e?[{id:`revoke`,header:a.one,cell:t=>t.status!==`REVOKED`&&(0,J.jsx)(o,{size:`small`,look:`quiet`,icon:h,"aria-label":`${a.one} ${t.externalRef??t.variation.sku}`,onClick:()=>e(t)}),wide:!0}]:[]]}export{ae as LicenseList};