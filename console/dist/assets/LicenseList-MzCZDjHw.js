import{C as e,O as t,Ot as n,Tt as r,U as i,ct as a,f as o,h as s,kt as c,lt as l,ot as u,s as d,st as f,wt as p,xt as m}from"./index-DxvkqU8P.js";import{t as h}from"./ban-kNoyKx1C.js";import{t as g}from"./search-x-WRR2GJUe.js";import{t as _}from"./upload-Cd0OO99D.js";import{i as v,t as y}from"./react-sySUN5R7.js";import{b,n as x,p as S}from"./messages-igU7N3k3.js";import{t as C}from"./useCustomerName-ArCx_vpM.js";import{t as w}from"./useFormat-CaUEnYtq.js";import{t as T}from"./ButtonLink-bGwZiPXI.js";import{t as E}from"./Card-D9gWPMxB.js";import{n as D,t as ee}from"./SavedViews-CPk9bxWb.js";import{t as O}from"./EmptyState-D9m46cVh.js";import{t as k}from"./ExportButton-CAPZTQiD.js";import{t as A}from"./PageHeader-OMwtLIVL.js";import{t as j}from"./Pagination-DVAPL-9S.js";import{t as M}from"./StatusBadge-CiUMO_Pg.js";import{t as N}from"./Table-C8WSTUNy.js";import{t as P}from"./Time-CyOfpkiB.js";import{t as F}from"./Toolbar-B4XelsHZ.js";import{t as I}from"./Dialog-TmRuJTbs.js";import{t as L}from"./Facts-h87Ejtjd.js";import{a as R,i as z}from"./Field-BDMUAlS8.js";import{t as B}from"./Form-1p36lu4P.js";import{t as V}from"./messages-CNAL2VG7.js";import{t as H}from"./EntityFilter-D2J7EvWz.js";import{t as U}from"./OptionsFilter-CXUdDKNe.js";import{t as W}from"./SearchInput-CPBqi-p4.js";import{n as G,t as K}from"./useVariations-XAqHYBhW.js";import{r as q}from"./batch.gql-CsEgEEy5.js";var J=v(y(),1),Y=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),X=b();function Z({onClose:e}){let t=x(V).find,[n,r]=(0,J.useState)(null),[i,a]=(0,J.useState)(0);async function o(e){let{findLicenses:t}=await S(Y,{input:{credentials:e}});r(t),a(i+1)}return(0,X.jsxs)(I,{open:!0,onClose:e,title:t.action,text:t.text,children:[(0,X.jsx)(B,{submitLabel:t.submit,onSubmit:({credentials:e})=>o(String(e??``)),children:(0,X.jsx)(R,{name:`credentials`,label:t.key,maxLength:4096})},i),(0,X.jsxs)(`div`,{"aria-live":`polite`,children:[n?.length===0&&(0,X.jsx)(`p`,{children:t.none}),n?.map(e=>(0,X.jsx)(Q,{license:e},e.id))]})]})}function Q({license:e}){let t=x(V),n=C(),{variation:r,item:i}=e;return(0,X.jsx)(L,{facts:[{label:t.columns.what,value:(0,X.jsxs)(X.Fragment,{children:[(0,X.jsx)(c,{to:`/products/$slug`,params:{slug:r.product.slug},children:r.product.name}),` `,(0,X.jsx)(`code`,{children:r.sku})]})},{label:t.columns.status,value:(0,X.jsx)(M,{kind:`license`,status:e.status})},...e.soldAt?[{label:t.find.soldAt,value:(0,X.jsx)(P,{at:e.soldAt})}]:[],{label:t.order,value:i?(0,X.jsx)(c,{to:`/orders/$number`,params:{number:i.order.number},children:i.order.number}):t.find.neverSold},...i?[{label:t.customer,value:(0,X.jsx)(c,{to:`/customers/$id`,params:{id:i.order.customer.id},children:n(i.order.customer)})}]:[],{label:t.find.batch,value:(0,X.jsx)(c,{to:`/licenses/batches/$id`,params:{id:e.batch.id},children:t.find.openBatch})}]})}function te({search:e,onChange:t}){let n=x(V),{statuses:r}=x(s);return(0,X.jsxs)(X.Fragment,{children:[(0,X.jsx)(W,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),(0,X.jsx)(U,{label:n.filters.status,options:l.map(e=>({value:e,label:r.license[e]})),chosen:u(e),onChange:e=>t({status:e.join(`,`)})}),(0,X.jsx)(H,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:ne}),(0,X.jsx)(re,{search:e,onChange:t}),(0,X.jsx)(U,{single:!0,label:n.filters.expires,options:f.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})})]})}function ne(e,t){let n=K(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function re({search:e,onChange:t}){let n=x(V),i=w(),a=r(G,{where:e.variation?{variationId:e.variation}:{}}).data?.licenseBatches.edges,o=r(G,{where:{id:e.batch??``}},{enabled:!!e.batch}),s=[...a??[],...e.batch?o.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return(0,X.jsx)(U,{single:!0,label:n.filters.batch,options:s.map(({id:e,created:t,createdAt:r,variation:a})=>({value:e,label:n.batchName(a.sku,i.time(r),i.count(t))})),chosen:e.batch?[e.batch]:[],onChange:([e])=>t({batch:e})})}var ie=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function ae({license:e,onClose:t}){let n=x(V).revoke,{mutateAsync:r}=p(q);async function i(i){await r({input:{id:e.id,reason:i}}),d(n.oneDone),t()}return(0,X.jsx)(I,{open:!0,onClose:t,title:n.oneTitle(e.variation.sku),text:n.oneText,children:(0,X.jsx)(B,{danger:!0,submitLabel:n.one,onCancel:t,onSubmit:({reason:e})=>i(String(e??``)),children:(0,X.jsx)(z,{name:`reason`,label:n.reason,hint:n.reasonHint,maxLength:500})})})}var $=n(`/signedIn/licenses`);function oe(){let n=x(V),s=$.useSearch(),c=$.useNavigate(),l=i(`LICENSES_WRITE`),u=i(`LICENSES_REVEAL`),[d,f]=(0,J.useState)(null),p=a(s),{data:h,error:v,isPlaceholderData:y,refetch:b}=r(ie,p),S=se(l?f:void 0),{dialog:C,...w}=s,{after:M,before:P,...I}=w,{sort:L,...R}=I,z=e=>void c({search:m({...I,...e})});return(0,X.jsxs)(X.Fragment,{children:[(0,X.jsx)(A,{title:n.title,actions:(0,X.jsxs)(X.Fragment,{children:[(0,X.jsx)(k,{input:{kind:`LICENSES`,licenseWhere:p.where},count:h?.licenses.totalCount}),u&&(0,X.jsx)(o,{icon:e,onClick:()=>void c({search:{...w,dialog:`find`},resetScroll:!1}),children:n.find.action}),l&&(0,X.jsx)(T,{look:`primary`,icon:_,to:`/licenses/upload`,search:m({variation:s.variation}),children:n.upload})]})}),(0,X.jsx)(ee,{list:`licenses`,to:`/licenses`,search:s}),(0,X.jsx)(F,{end:(0,X.jsx)(D,{name:`licenses`,columns:S}),children:(0,X.jsx)(te,{search:s,onChange:z})}),(0,X.jsxs)(E,{flush:!0,children:[(0,X.jsx)(N,{name:`licenses`,label:n.title,columns:S,rows:h?.licenses.edges.map(e=>e.node),rowKey:e=>e.id,stale:y,error:v,onRetry:()=>void b(),sort:L??`-created`,onSort:e=>z({sort:e===`created`?e:void 0}),empty:Object.keys(R).length>0?(0,X.jsx)(O,{icon:g,title:n.noMatch,text:n.noMatchText}):(0,X.jsx)(O,{icon:t,title:n.empty,text:n.emptyText})}),(0,X.jsx)(j,{connection:h?.licenses,onChange:e=>void c({search:m({...I,...e})})})]}),C===`find`&&u&&(0,X.jsx)(Z,{onClose:()=>void c({search:w,replace:!0,resetScroll:!1})}),d&&(0,X.jsx)(ae,{license:d,onClose:()=>f(null)})]})}function se(e){let{columns:t,never:n,order:r,customer:i,revoke:a}=x(V),s=C(),l=w();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>(0,X.jsx)(c,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>(0,X.jsx)(`code`,{children:e.sku}),width:12},{id:`status`,header:t.status,cell:({status:e})=>(0,X.jsx)(M,{kind:`license`,status:e}),width:7},{id:`order`,header:r,cell:({item:e})=>e&&(0,X.jsx)(c,{to:`/orders/$number`,params:{number:e.order.number},children:(0,X.jsx)(`code`,{children:e.order.number})}),wide:!0},{id:`customer`,header:i,cell:({item:e})=>e&&(0,X.jsx)(c,{to:`/customers/$id`,params:{id:e.order.customer.id},children:s(e.order.customer)}),wide:!0,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:!0,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e})=>(0,X.jsx)(P,{at:e}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&(0,X.jsx)(P,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?l.day(e):(0,X.jsx)(`span`,{className:`muted`,children:n}),wide:!0,width:9},...e?[{id:`revoke`,header:a.one,cell:t=>t.status!==`REVOKED`&&(0,X.jsx)(o,{size:`small`,look:`quiet`,icon:h,"aria-label":`${a.one} ${t.externalRef??t.variation.sku}`,onClick:()=>e(t)}),wide:!0}]:[]]}export{oe as LicenseList};