import{B as e,Ct as t,E as n,Et as r,F as i,c as a,ct as o,d as s,l as c,lt as l,m as u,st as d,u as f,ut as p}from"./index-CY5Lfr2k.js";import{r as m}from"./CopyId-SiKlB92z.js";import{t as h}from"./ban-C5zcVRvj.js";import{t as g}from"./search-x-D5D9SIi7.js";import{i as _,n as v,t as y}from"./useVariations-Ckv8qKcB.js";import{C as b,b as x,i as S,p as C,t as w,x as T}from"./shared-Dy6YWKPE.js";import{n as E,r as D}from"./query-Bxe-Codu.js";import{t as O}from"./useFormat-DOxO5KAC.js";import{t as k}from"./Card-SRE2vbvg.js";import{n as A,t as j}from"./SavedViews-CgGY3F9S.js";import{t as M}from"./Pagination-DqrZ3DpR.js";import{t as N}from"./StatusBadge-Dld-b_vy.js";import{t as ee}from"./Table-B0KlPTnN.js";import{t as P}from"./Time-CeXgC4al.js";import{t as F}from"./Toolbar-Cq5pffjP.js";import{t as I}from"./Dialog-BeM_rj20.js";import{t as L}from"./Facts-D8O-UCIA.js";import{a as R,i as z}from"./Field-XYTBhkxt.js";import{t as B}from"./Form-ClSmUhhv.js";import{t as V}from"./messages-l2kzkPqg.js";import{t as H}from"./EntityFilter-CXbp_075.js";import{t as U}from"./OptionsFilter-DigH8tId.js";import{t as W}from"./SearchInput-B4UrwKTM.js";import{r as G}from"./batch.gql-CsEgEEy5.js";var K=b(T(),1),q=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),J=x();function Y({onClose:e}){let t=S(V).find,[n,r]=(0,K.useState)(null),[i,a]=(0,K.useState)(0);async function o(e){let{findLicenses:t}=await C(q,{input:{credentials:e}});r(t),a(i+1)}return(0,J.jsxs)(I,{open:!0,onClose:e,title:t.action,text:t.text,children:[(0,J.jsx)(B,{submitLabel:t.submit,onSubmit:({credentials:e})=>o(String(e??``)),children:(0,J.jsx)(R,{name:`credentials`,label:t.key,maxLength:4096})},i),(0,J.jsxs)(`div`,{"aria-live":`polite`,children:[n?.length===0&&(0,J.jsx)(`p`,{children:t.none}),n?.map(e=>(0,J.jsx)(X,{license:e},e.id))]})]})}function X({license:e}){let t=S(V),{variation:n,item:r}=e;return(0,J.jsx)(L,{facts:[{label:t.columns.what,value:(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(m,{to:`/products/$slug`,params:{slug:n.product.slug},children:n.product.name}),` `,(0,J.jsx)(`code`,{children:n.sku})]})},{label:t.columns.status,value:(0,J.jsx)(N,{kind:`license`,status:e.status})},...e.soldAt?[{label:t.find.soldAt,value:(0,J.jsx)(P,{at:e.soldAt})}]:[],{label:t.order,value:r?(0,J.jsx)(m,{to:`/orders/$number`,params:{number:r.order.number},children:r.order.number}):t.find.neverSold},...r?[{label:t.customer,value:(0,J.jsx)(m,{to:`/customers/$id`,params:{id:r.order.customer.id},children:r.order.customer.name})}]:[],{label:t.find.batch,value:(0,J.jsx)(m,{to:`/licenses/batches/$id`,params:{id:e.batch.id},children:t.find.openBatch})}]})}function Z({search:e,onChange:t}){let n=S(V),{statuses:r}=S(w);return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(W,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),(0,J.jsx)(U,{label:n.filters.status,options:p.map(e=>({value:e,label:r.license[e]})),chosen:d(e),onChange:e=>t({status:e.join(`,`)})}),(0,J.jsx)(H,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:Q}),(0,J.jsx)(te,{search:e,onChange:t}),(0,J.jsx)(U,{single:!0,label:n.filters.expires,options:o.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})})]})}function Q(e,t){let n=y(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function te({search:e,onChange:t}){let n=S(V),r=O(),i=D(v,{where:e.variation?{variationId:e.variation}:{}}).data?.licenseBatches.edges,a=D(v,{where:{id:e.batch??``}},{enabled:!!e.batch}),o=[...i??[],...e.batch?a.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return(0,J.jsx)(U,{single:!0,label:n.filters.batch,options:o.map(({id:e,created:t,createdAt:i,variation:a})=>({value:e,label:n.batchName(a.sku,r.time(i),r.count(t))})),chosen:e.batch?[e.batch]:[],onChange:([e])=>t({batch:e})})}var ne=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function re({license:e,onClose:t}){let n=S(V).revoke,{mutateAsync:r}=E(G);async function i(i){await r({input:{id:e.id,reason:i}}),s(n.oneDone),t()}return(0,J.jsx)(I,{open:!0,onClose:t,title:n.oneTitle(e.variation.sku),text:n.oneText,children:(0,J.jsx)(B,{danger:!0,submitLabel:n.one,onCancel:t,onSubmit:({reason:e})=>i(String(e??``)),children:(0,J.jsx)(z,{name:`reason`,label:n.reason,hint:n.reasonHint,maxLength:500})})})}var $=r(`/signedIn/licenses`);function ie(){let r=S(V),o=$.useSearch(),s=$.useNavigate(),d=u(`LICENSES_WRITE`),p=u(`LICENSES_REVEAL`),[m,h]=(0,K.useState)(null),{data:v,error:y,isPlaceholderData:b,refetch:x}=D(ne,l(o)),C=ae(d?h:void 0),{dialog:w,...T}=o,{after:E,before:O,...N}=T,{sort:P,...I}=N,L=e=>void s({search:t({...N,...e})});return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(a,{title:r.title,actions:(0,J.jsxs)(J.Fragment,{children:[p&&(0,J.jsx)(n,{icon:i,onClick:()=>void s({search:{...T,dialog:`find`},resetScroll:!1}),children:r.find.action}),d&&(0,J.jsx)(f,{look:`primary`,icon:_,to:`/licenses/upload`,search:t({variation:o.variation}),children:r.upload})]})}),(0,J.jsx)(j,{list:`licenses`,to:`/licenses`,search:o}),(0,J.jsx)(F,{end:(0,J.jsx)(A,{name:`licenses`,columns:C}),children:(0,J.jsx)(Z,{search:o,onChange:L})}),(0,J.jsxs)(k,{flush:!0,children:[(0,J.jsx)(ee,{name:`licenses`,label:r.title,columns:C,rows:v?.licenses.edges.map(e=>e.node),rowKey:e=>e.id,stale:b,error:y,onRetry:()=>void x(),sort:P??`-created`,onSort:e=>L({sort:e===`created`?e:void 0}),empty:Object.keys(I).length>0?(0,J.jsx)(c,{icon:g,title:r.noMatch,text:r.noMatchText}):(0,J.jsx)(c,{icon:e,title:r.empty,text:r.emptyText})}),(0,J.jsx)(M,{connection:v?.licenses,onChange:e=>void s({search:t({...N,...e})})})]}),w===`find`&&p&&(0,J.jsx)(Y,{onClose:()=>void s({search:T,replace:!0,resetScroll:!1})}),m&&(0,J.jsx)(re,{license:m,onClose:()=>h(null)})]})}function ae(e){let{columns:t,never:r,order:i,customer:a,revoke:o}=S(V),s=O();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>(0,J.jsx)(m,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>(0,J.jsx)(`code`,{children:e.sku}),width:12},{id:`status`,header:t.status,cell:({status:e})=>(0,J.jsx)(N,{kind:`license`,status:e}),width:7},{id:`order`,header:i,cell:({item:e})=>e&&(0,J.jsx)(m,{to:`/orders/$number`,params:{number:e.order.number},children:(0,J.jsx)(`code`,{children:e.order.number})}),wide:!0},{id:`customer`,header:a,cell:({item:e})=>e&&(0,J.jsx)(m,{to:`/customers/$id`,params:{id:e.order.customer.id},children:e.order.customer.name}),wide:!0,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:!0,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e})=>(0,J.jsx)(P,{at:e}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&(0,J.jsx)(P,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?s.day(e):(0,J.jsx)(`span`,{className:`muted`,children:r}),wide:!0,width:9},...e?[{id:`revoke`,header:o.one,cell:t=>t.status!==`REVOKED`&&(0,J.jsx)(n,{size:`small`,look:`quiet`,icon:h,"aria-label":`${o.one} ${t.externalRef??t.variation.sku}`,onClick:()=>e(t)}),wide:!0}]:[]]}export{ie as LicenseList};