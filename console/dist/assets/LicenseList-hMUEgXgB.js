import{At as e,Et as t,P as n,St as r,Tt as i,c as a,ct as o,g as s,k as c,kt as l,lt as u,ot as d,p as f,st as p,w as m}from"./index-VFG-heOs.js";import{t as h}from"./ban-CdPnFELG.js";import{t as g}from"./search-x-8nGOw2-L.js";import{i as _,n as v,t as y}from"./useVariations-DSlSk9jF.js";import{S as b,b as x,f as S,n as C,y as w}from"./messages-DdyStFrt.js";import{t as T}from"./useFormat-DQeTPv2-.js";import{t as E}from"./ButtonLink-BB-6ihfS.js";import{t as D}from"./Card-DWPMELbP.js";import{n as O,t as k}from"./SavedViews-CporgAtV.js";import{t as A}from"./EmptyState-85vawyF3.js";import{t as j}from"./PageHeader-Ci09rnrX.js";import{t as ee}from"./Pagination-C9thjkwg.js";import{t as M}from"./StatusBadge-62a51s6b.js";import{t as N}from"./Table-DOmXH7lC.js";import{t as P}from"./Time-D0WNoWg5.js";import{t as F}from"./Toolbar-CvA-93XW.js";import{t as I}from"./Dialog-CWby7gLV.js";import{t as L}from"./Facts-BumU4RBx.js";import{a as R,i as z}from"./Field-CshOvEhu.js";import{t as B}from"./Form-D158j6GB.js";import{t as V}from"./messages-BCXuTnzJ.js";import{t as H}from"./EntityFilter-Qb-TgufQ.js";import{t as U}from"./OptionsFilter-CKeyIvud.js";import{t as W}from"./SearchInput-BVugbOeZ.js";import{r as G}from"./batch.gql-CsEgEEy5.js";var K=b(x(),1),q=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),J=w();function Y({onClose:e}){let t=C(V).find,[n,r]=(0,K.useState)(null),[i,a]=(0,K.useState)(0);async function o(e){let{findLicenses:t}=await S(q,{input:{credentials:e}});r(t),a(i+1)}return(0,J.jsxs)(I,{open:!0,onClose:e,title:t.action,text:t.text,children:[(0,J.jsx)(B,{submitLabel:t.submit,onSubmit:({credentials:e})=>o(String(e??``)),children:(0,J.jsx)(R,{name:`credentials`,label:t.key,maxLength:4096})},i),(0,J.jsxs)(`div`,{"aria-live":`polite`,children:[n?.length===0&&(0,J.jsx)(`p`,{children:t.none}),n?.map(e=>(0,J.jsx)(X,{license:e},e.id))]})]})}function X({license:t}){let n=C(V),{variation:r,item:i}=t;return(0,J.jsx)(L,{facts:[{label:n.columns.what,value:(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(e,{to:`/products/$slug`,params:{slug:r.product.slug},children:r.product.name}),` `,(0,J.jsx)(`code`,{children:r.sku})]})},{label:n.columns.status,value:(0,J.jsx)(M,{kind:`license`,status:t.status})},...t.soldAt?[{label:n.find.soldAt,value:(0,J.jsx)(P,{at:t.soldAt})}]:[],{label:n.order,value:i?(0,J.jsx)(e,{to:`/orders/$number`,params:{number:i.order.number},children:i.order.number}):n.find.neverSold},...i?[{label:n.customer,value:(0,J.jsx)(e,{to:`/customers/$id`,params:{id:i.order.customer.id},children:i.order.customer.name})}]:[],{label:n.find.batch,value:(0,J.jsx)(e,{to:`/licenses/batches/$id`,params:{id:t.batch.id},children:n.find.openBatch})}]})}function Z({search:e,onChange:t}){let n=C(V),{statuses:r}=C(s);return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(W,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),(0,J.jsx)(U,{label:n.filters.status,options:u.map(e=>({value:e,label:r.license[e]})),chosen:d(e),onChange:e=>t({status:e.join(`,`)})}),(0,J.jsx)(H,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:Q}),(0,J.jsx)(te,{search:e,onChange:t}),(0,J.jsx)(U,{single:!0,label:n.filters.expires,options:p.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})})]})}function Q(e,t){let n=y(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function te({search:e,onChange:n}){let r=C(V),i=T(),a=t(v,{where:e.variation?{variationId:e.variation}:{}}).data?.licenseBatches.edges,o=t(v,{where:{id:e.batch??``}},{enabled:!!e.batch}),s=[...a??[],...e.batch?o.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return(0,J.jsx)(U,{single:!0,label:r.filters.batch,options:s.map(({id:e,created:t,createdAt:n,variation:a})=>({value:e,label:r.batchName(a.sku,i.time(n),i.count(t))})),chosen:e.batch?[e.batch]:[],onChange:([e])=>n({batch:e})})}var ne=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function re({license:e,onClose:t}){let n=C(V).revoke,{mutateAsync:r}=i(G);async function o(i){await r({input:{id:e.id,reason:i}}),a(n.oneDone),t()}return(0,J.jsx)(I,{open:!0,onClose:t,title:n.oneTitle(e.variation.sku),text:n.oneText,children:(0,J.jsx)(B,{danger:!0,submitLabel:n.one,onCancel:t,onSubmit:({reason:e})=>o(String(e??``)),children:(0,J.jsx)(z,{name:`reason`,label:n.reason,hint:n.reasonHint,maxLength:500})})})}var $=l(`/signedIn/licenses`);function ie(){let e=C(V),i=$.useSearch(),a=$.useNavigate(),s=n(`LICENSES_WRITE`),l=n(`LICENSES_REVEAL`),[u,d]=(0,K.useState)(null),{data:p,error:h,isPlaceholderData:v,refetch:y}=t(ne,o(i)),b=ae(s?d:void 0),{dialog:x,...S}=i,{after:w,before:T,...M}=S,{sort:P,...I}=M,L=e=>void a({search:r({...M,...e})});return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(j,{title:e.title,actions:(0,J.jsxs)(J.Fragment,{children:[l&&(0,J.jsx)(f,{icon:m,onClick:()=>void a({search:{...S,dialog:`find`},resetScroll:!1}),children:e.find.action}),s&&(0,J.jsx)(E,{look:`primary`,icon:_,to:`/licenses/upload`,search:r({variation:i.variation}),children:e.upload})]})}),(0,J.jsx)(k,{list:`licenses`,to:`/licenses`,search:i}),(0,J.jsx)(F,{end:(0,J.jsx)(O,{name:`licenses`,columns:b}),children:(0,J.jsx)(Z,{search:i,onChange:L})}),(0,J.jsxs)(D,{flush:!0,children:[(0,J.jsx)(N,{name:`licenses`,label:e.title,columns:b,rows:p?.licenses.edges.map(e=>e.node),rowKey:e=>e.id,stale:v,error:h,onRetry:()=>void y(),sort:P??`-created`,onSort:e=>L({sort:e===`created`?e:void 0}),empty:Object.keys(I).length>0?(0,J.jsx)(A,{icon:g,title:e.noMatch,text:e.noMatchText}):(0,J.jsx)(A,{icon:c,title:e.empty,text:e.emptyText})}),(0,J.jsx)(ee,{connection:p?.licenses,onChange:e=>void a({search:r({...M,...e})})})]}),x===`find`&&l&&(0,J.jsx)(Y,{onClose:()=>void a({search:S,replace:!0,resetScroll:!1})}),u&&(0,J.jsx)(re,{license:u,onClose:()=>d(null)})]})}function ae(t){let{columns:n,never:r,order:i,customer:a,revoke:o}=C(V),s=T();return[{id:`what`,header:n.what,cell:({variation:{product:t}})=>(0,J.jsx)(e,{to:`/products/$slug`,params:{slug:t.slug},children:t.name}),width:16},{id:`sku`,header:n.sku,cell:({variation:e})=>(0,J.jsx)(`code`,{children:e.sku}),width:12},{id:`status`,header:n.status,cell:({status:e})=>(0,J.jsx)(M,{kind:`license`,status:e}),width:7},{id:`order`,header:i,cell:({item:t})=>t&&(0,J.jsx)(e,{to:`/orders/$number`,params:{number:t.order.number},children:(0,J.jsx)(`code`,{children:t.order.number})}),wide:!0},{id:`customer`,header:a,cell:({item:t})=>t&&(0,J.jsx)(e,{to:`/customers/$id`,params:{id:t.order.customer.id},children:t.order.customer.name}),wide:!0,width:12},{id:`reference`,header:n.reference,cell:({externalRef:e})=>e??``,wide:!0,width:12},{id:`uploaded`,header:n.uploaded,cell:({createdAt:e})=>(0,J.jsx)(P,{at:e}),sort:`created`,wide:!0},{id:`sold`,header:n.sold,cell:({soldAt:e})=>e&&(0,J.jsx)(P,{at:e}),wide:!0},{id:`expires`,header:n.expires,cell:({expiresAt:e})=>e?s.day(e):(0,J.jsx)(`span`,{className:`muted`,children:r}),wide:!0,width:9},...t?[{id:`revoke`,header:o.one,cell:e=>e.status!==`REVOKED`&&(0,J.jsx)(f,{size:`small`,look:`quiet`,icon:h,"aria-label":`${o.one} ${e.externalRef??e.variation.sku}`,onClick:()=>t(e)}),wide:!0}]:[]]}export{ie as LicenseList};