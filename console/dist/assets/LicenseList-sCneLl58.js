import{I as e,Ot as t,Tt as n,c as r,ct as i,g as a,k as o,kt as s,lt as c,ot as l,p as u,st as d,w as f,wt as p,xt as m}from"./index-k3DwQtol.js";import{t as h}from"./ban-BSxSlEAx.js";import{t as g}from"./search-x-Cg1cWJaN.js";import{t as _}from"./upload-zMgp9xKn.js";import{i as v,t as y}from"./react-sySUN5R7.js";import{f as b,n as x,y as S}from"./messages-D6q2wzTs.js";import{t as C}from"./useFormat-DwMsBLX0.js";import{t as w}from"./ButtonLink-C7mOYYiV.js";import{t as T}from"./Card-BE4gRggC.js";import{n as E,t as D}from"./SavedViews-DfxmOS0s.js";import{t as O}from"./EmptyState-3e9pqDnn.js";import{t as k}from"./ExportButton-DmQNebp8.js";import{t as ee}from"./PageHeader-C7yVWW-2.js";import{t as A}from"./Pagination-B-nfSG-d.js";import{t as j}from"./StatusBadge-s7Sd3UU5.js";import{t as M}from"./Table-BHdwqDI_.js";import{t as N}from"./Time-CsAmKMCH.js";import{t as P}from"./Toolbar-BcMwHq6h.js";import{t as F}from"./Dialog-CiTqAw56.js";import{t as I}from"./Facts-DSsKe6uh.js";import{a as L,i as R}from"./Field-CrUKDNx2.js";import{t as z}from"./Form-DRavRwo0.js";import{t as B}from"./messages-D9GD7aOG.js";import{t as V}from"./EntityFilter-CmSpXMxD.js";import{t as H}from"./OptionsFilter-LqUD4Wna.js";import{t as U}from"./SearchInput-CaVEunyn.js";import{n as W,t as G}from"./useVariations-dWmpdlQO.js";import{r as K}from"./batch.gql-CsEgEEy5.js";var q=v(y(),1),J=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Y=S();function X({onClose:e}){let t=x(B).find,[n,r]=(0,q.useState)(null),[i,a]=(0,q.useState)(0);async function o(e){let{findLicenses:t}=await b(J,{input:{credentials:e}});r(t),a(i+1)}return(0,Y.jsxs)(F,{open:!0,onClose:e,title:t.action,text:t.text,children:[(0,Y.jsx)(z,{submitLabel:t.submit,onSubmit:({credentials:e})=>o(String(e??``)),children:(0,Y.jsx)(L,{name:`credentials`,label:t.key,maxLength:4096})},i),(0,Y.jsxs)(`div`,{"aria-live":`polite`,children:[n?.length===0&&(0,Y.jsx)(`p`,{children:t.none}),n?.map(e=>(0,Y.jsx)(Z,{license:e},e.id))]})]})}function Z({license:e}){let t=x(B),{variation:n,item:r}=e;return(0,Y.jsx)(I,{facts:[{label:t.columns.what,value:(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(s,{to:`/products/$slug`,params:{slug:n.product.slug},children:n.product.name}),` `,(0,Y.jsx)(`code`,{children:n.sku})]})},{label:t.columns.status,value:(0,Y.jsx)(j,{kind:`license`,status:e.status})},...e.soldAt?[{label:t.find.soldAt,value:(0,Y.jsx)(N,{at:e.soldAt})}]:[],{label:t.order,value:r?(0,Y.jsx)(s,{to:`/orders/$number`,params:{number:r.order.number},children:r.order.number}):t.find.neverSold},...r?[{label:t.customer,value:(0,Y.jsx)(s,{to:`/customers/$id`,params:{id:r.order.customer.id},children:r.order.customer.name})}]:[],{label:t.find.batch,value:(0,Y.jsx)(s,{to:`/licenses/batches/$id`,params:{id:e.batch.id},children:t.find.openBatch})}]})}function Q({search:e,onChange:t}){let n=x(B),{statuses:r}=x(a);return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(U,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),(0,Y.jsx)(H,{label:n.filters.status,options:c.map(e=>({value:e,label:r.license[e]})),chosen:l(e),onChange:e=>t({status:e.join(`,`)})}),(0,Y.jsx)(V,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:te}),(0,Y.jsx)(ne,{search:e,onChange:t}),(0,Y.jsx)(H,{single:!0,label:n.filters.expires,options:d.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})})]})}function te(e,t){let n=G(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function ne({search:e,onChange:t}){let r=x(B),i=C(),a=n(W,{where:e.variation?{variationId:e.variation}:{}}).data?.licenseBatches.edges,o=n(W,{where:{id:e.batch??``}},{enabled:!!e.batch}),s=[...a??[],...e.batch?o.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return(0,Y.jsx)(H,{single:!0,label:r.filters.batch,options:s.map(({id:e,created:t,createdAt:n,variation:a})=>({value:e,label:r.batchName(a.sku,i.time(n),i.count(t))})),chosen:e.batch?[e.batch]:[],onChange:([e])=>t({batch:e})})}var re=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function ie({license:e,onClose:t}){let n=x(B).revoke,{mutateAsync:i}=p(K);async function a(a){await i({input:{id:e.id,reason:a}}),r(n.oneDone),t()}return(0,Y.jsx)(F,{open:!0,onClose:t,title:n.oneTitle(e.variation.sku),text:n.oneText,children:(0,Y.jsx)(z,{danger:!0,submitLabel:n.one,onCancel:t,onSubmit:({reason:e})=>a(String(e??``)),children:(0,Y.jsx)(R,{name:`reason`,label:n.reason,hint:n.reasonHint,maxLength:500})})})}var $=t(`/signedIn/licenses`);function ae(){let t=x(B),r=$.useSearch(),a=$.useNavigate(),s=e(`LICENSES_WRITE`),c=e(`LICENSES_REVEAL`),[l,d]=(0,q.useState)(null),p=i(r),{data:h,error:v,isPlaceholderData:y,refetch:b}=n(re,p),S=oe(s?d:void 0),{dialog:C,...j}=r,{after:N,before:F,...I}=j,{sort:L,...R}=I,z=e=>void a({search:m({...I,...e})});return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(ee,{title:t.title,actions:(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(k,{input:{kind:`LICENSES`,licenseWhere:p.where},count:h?.licenses.totalCount}),c&&(0,Y.jsx)(u,{icon:f,onClick:()=>void a({search:{...j,dialog:`find`},resetScroll:!1}),children:t.find.action}),s&&(0,Y.jsx)(w,{look:`primary`,icon:_,to:`/licenses/upload`,search:m({variation:r.variation}),children:t.upload})]})}),(0,Y.jsx)(D,{list:`licenses`,to:`/licenses`,search:r}),(0,Y.jsx)(P,{end:(0,Y.jsx)(E,{name:`licenses`,columns:S}),children:(0,Y.jsx)(Q,{search:r,onChange:z})}),(0,Y.jsxs)(T,{flush:!0,children:[(0,Y.jsx)(M,{name:`licenses`,label:t.title,columns:S,rows:h?.licenses.edges.map(e=>e.node),rowKey:e=>e.id,stale:y,error:v,onRetry:()=>void b(),sort:L??`-created`,onSort:e=>z({sort:e===`created`?e:void 0}),empty:Object.keys(R).length>0?(0,Y.jsx)(O,{icon:g,title:t.noMatch,text:t.noMatchText}):(0,Y.jsx)(O,{icon:o,title:t.empty,text:t.emptyText})}),(0,Y.jsx)(A,{connection:h?.licenses,onChange:e=>void a({search:m({...I,...e})})})]}),C===`find`&&c&&(0,Y.jsx)(X,{onClose:()=>void a({search:j,replace:!0,resetScroll:!1})}),l&&(0,Y.jsx)(ie,{license:l,onClose:()=>d(null)})]})}function oe(e){let{columns:t,never:n,order:r,customer:i,revoke:a}=x(B),o=C();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>(0,Y.jsx)(s,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>(0,Y.jsx)(`code`,{children:e.sku}),width:12},{id:`status`,header:t.status,cell:({status:e})=>(0,Y.jsx)(j,{kind:`license`,status:e}),width:7},{id:`order`,header:r,cell:({item:e})=>e&&(0,Y.jsx)(s,{to:`/orders/$number`,params:{number:e.order.number},children:(0,Y.jsx)(`code`,{children:e.order.number})}),wide:!0},{id:`customer`,header:i,cell:({item:e})=>e&&(0,Y.jsx)(s,{to:`/customers/$id`,params:{id:e.order.customer.id},children:e.order.customer.name}),wide:!0,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:!0,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e})=>(0,Y.jsx)(N,{at:e}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&(0,Y.jsx)(N,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?o.day(e):(0,Y.jsx)(`span`,{className:`muted`,children:n}),wide:!0,width:9},...e?[{id:`revoke`,header:a.one,cell:t=>t.status!==`REVOKED`&&(0,Y.jsx)(u,{size:`small`,look:`quiet`,icon:h,"aria-label":`${a.one} ${t.externalRef??t.variation.sku}`,onClick:()=>e(t)}),wide:!0}]:[]]}export{ae as LicenseList};