const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-BpLVIOfQ.js","assets/index-Z30AnFCu.js","assets/early-CY4GmciT.js","assets/parts-CjT7OvWf.js","assets/dialogs-DXnwmljf.js","assets/details-DljgdNi-.js","assets/TextField-QV_5ZASl.js","assets/licenses-BM32oiHD.js","assets/RevokeLicenseDialog-CnK-8emT.js","assets/TextArea-Ce-MTNGk.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-DuxEHpye.js","assets/BulkDialog-CKDcn5e8.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,G as i,L as a,M as o,S as s,Tt as c,Vt as l,_t as u,fn as d,g as f,gt as p,hn as m,ht as h,jt as g,mt as _,on as ee,tt as v,w as y}from"./index-Z30AnFCu.js";import{$ as b,A as x,B as te,C as S,D as C,E as w,J as ne,L as re,O as T,R as E,S as ie,U as D,W as O,a as ae,b as oe,c as se,f as ce,g as k,h as A,i as j,m as M,n as N,o as P,p as le,r as F,s as ue,w as I,y as L,z as R}from"./parts-CjT7OvWf.js";import{O as z,ot as B}from"./details-DljgdNi-.js";import{V,x as H}from"./early-CY4GmciT.js";import{a as U,n as W,t as G}from"./licenses-BM32oiHD.js";var K={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};K.node;var de=i(K);l();function q(e){let{chosen:t,onChange:i}=e,a=y(U),o=Y(),s=r(W,{where:{id:t??``}},{enabled:!!t}).data?.licenseBatches.edges[0]?.node;return n(I,{label:a.filters.batch,value:t?s?o(s):`…`:``,onClear:()=>i(void 0),children:n(J,{...e})})}function J({chosen:e,variation:t,onChange:i}){let a=y(U),o=Y(),s=r(W,{where:t?{variationId:t}:{}}).data;return n(L,{label:a.filters.batch,options:(s?.licenseBatches.edges??[]).map(({node:e})=>({id:e.id,name:o(e)})),chosen:e,onChange:i})}function Y(){let e=y(U),t=R();return({variation:n,createdAt:r,created:i})=>e.batchName(n.sku,t.time(r),t.count(i))}m();function fe({search:e,onChange:t}){let r=y(U),{statuses:i}=y(s);return n(d,{children:[n(P,{label:r.search,placeholder:r.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),n(S,{label:r.filters.status,options:u.map(e=>({value:e,label:i.license[e]})),chosen:_(e),onChange:e=>t({status:e.join(`,`)})}),n(N,{digital:!0,chosen:e.product,onChange:e=>t({product:e})}),n(k,{label:r.filters.variation,searchLabel:r.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:pe}),n(q,{chosen:e.batch,variation:e.variation,onChange:e=>t({batch:e})}),n(S,{single:!0,label:r.filters.expires,options:h.map(e=>({value:e,label:r.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})}),n(z,{id:e.id,onClear:()=>t({id:void 0})})]})}function pe(e,t){let n=G(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}var me=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query LicenseList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: LicenseWhereInput, $orderBy: LicenseOrder) {
  licenses(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
    orderBy: $orderBy
  ) {
    totalCount(atMost: 1000)
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
        batch {
          id
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
    `),X=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},he=new X(`
    query NewLicenses($where: LicenseWhereInput, $first: Int!) {
  licenses(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),ge=new X(`
    query NewUploads($where: LicenseBatchWhereInput, $first: Int!) {
  licenseBatches(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);m();var _e=T(()=>e(()=>import(`./FindLicenseDialog-BpLVIOfQ.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),ve=T(()=>e(()=>import(`./RevokeLicenseDialog-CnK-8emT.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([8,1,2,4,5,3,9,10,7]))),ye=T(()=>e(()=>import(`./RevokeLicensesDialog-DuxEHpye.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([11,1,2,12,4,5,3,9]))),Z=t(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),be=(e,t)=>r(he,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id),xe=async(e,t)=>(await c(ge,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function Se(){let e=y(U),{table:t}=y(s),r=Z.useSearch(),i=Z.useNavigate(),c=v(`LICENSES_WRITE`),l=v(`LICENSES_REVEAL`),{open:u,close:m}=re(),h=p(r),{data:g,error:_,isPlaceholderData:S,refetch:T}=le(me,h,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),E=g&&Q(g),k=Ce(c?e=>u(`revoke`,e):void 0),j=H(r),{chosen:M,selection:N,clear:P,remove:I}=ae(E?.filter(({status:e})=>e!==`REVOKED`),j),[L,R]=ee(null),{after:z,before:W,...G}=j,{sort:K,...q}=G,J=e=>void i({search:V({...G,...e})}),Y=se(r,E?.find(({id:e,status:t})=>e===r.row&&t!==`REVOKED`));return n(d,{children:[n(D,{title:e.title,aside:n(w,{type:`LICENSE_BATCH`,ids:E?.map(({id:e})=>e),where:h.where,useListed:be,createdSince:xe,onShow:()=>J({})}),actions:n(d,{children:[n(C,{input:{kind:`LICENSES`,licenseWhere:h.where},count:g?.licenses.totalCount}),l&&n(f,{icon:o,onClick:()=>u(`find`),children:e.find.action}),r.batch&&n(F,{icon:de,to:`/licenses/batches/$id`,params:{id:r.batch},children:e.find.openBatch}),c&&n(F,{look:`primary`,icon:B,to:`/licenses/upload`,search:V({variation:r.variation}),children:e.upload})]})}),n(ue,{list:`licenses`,to:`/licenses`,search:r}),n(oe,{end:n(ce,{name:`licenses`,columns:k}),children:n(fe,{search:j,onChange:J})}),n(O,{flush:!0,children:[M.length>0&&n(A,{text:t.selected(M.length),onClear:P,children:n(f,{size:`small`,icon:b,onClick:()=>R(M),children:e.revoke.one})}),n(te,{name:`licenses`,label:e.title,columns:k,rows:E,rowKey:e=>e.id,rowName:$,...c&&{selection:N},stale:S,error:_,onRetry:()=>void T(),sort:K??`-created`,onSort:e=>J({sort:e}),empty:Object.keys(q).length>0?n(x,{icon:ne,title:e.noMatch,text:e.noMatchText}):n(x,{icon:a,title:e.empty,text:e.emptyText})}),n(ie,{connection:g?.licenses,onChange:e=>void i({search:V({...G,...e})})})]}),L&&n(ye,{licenses:L,onDone:I,onClose:()=>R(null)}),r.dialog===`find`&&l&&n(_e,{onClose:m}),r.dialog===`revoke`&&c&&Y&&n(ve,{license:Y,onClose:m})]})}var $=({externalRef:e,variation:t})=>e??t.sku;function Ce(e){let{columns:t,never:r,order:i,customer:a,revoke:o}=y(U),s=M(),c=R();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>n(g,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>n(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:t.status,cell:({status:e})=>n(j,{kind:`license`,status:e}),width:7},{id:`order`,header:i,cell:({item:e})=>e&&n(g,{to:`/orders/$number`,params:{number:e.order.number},children:n(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:a,cell:({item:e})=>e&&n(g,{to:`/customers/$id`,params:{id:e.order.customer.id},children:s(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e,batch:t})=>n(g,{to:`/licenses/batches/$id`,params:{id:t.id},children:n(E,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&n(E,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?c.day(e):n(`span`,{className:`muted`,children:r}),sort:`expires`,wide:`below`,width:9},...e?[{id:`revoke`,header:o.one,cell:t=>t.status!==`REVOKED`&&n(f,{size:`small`,look:`quiet`,icon:b,"aria-label":`${o.one} ${$(t)}`,onClick:()=>e(t.id)})}]:[]]}export{Se as LicenseList};