const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-DUkLM0ly.js","assets/index-DDYZham-.js","assets/early-CY4GmciT.js","assets/parts-HEd4Auy9.js","assets/dialogs-Mno_l9hM.js","assets/details-YS1MnwOu.js","assets/TextField-D7U8ZVg4.js","assets/licenses-B7j2jcAR.js","assets/RevokeLicenseDialog-D3-l_XdB.js","assets/TextArea-INDpj2sK.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-DYsDkDOL.js","assets/BulkDialog-1lWnsvns.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,G as i,L as a,M as o,S as s,Tt as c,Vt as l,_t as u,fn as d,g as f,gt as ee,hn as p,ht as m,jt as h,mt as g,on as te,tt as _,w as v}from"./index-DDYZham-.js";import{B as y,C as ne,D as b,G as x,O as S,R as re,T as C,V as ie,W as ae,Y as oe,_ as w,a as T,c as se,d as E,et as D,f as ce,g as O,i as k,j as A,k as j,n as M,o as N,p as P,r as F,u as le,v as ue,w as I,y as L,z as R}from"./parts-HEd4Auy9.js";import{k as z,st as B}from"./details-YS1MnwOu.js";import{V,x as H}from"./early-CY4GmciT.js";import{a as U,n as W,t as G}from"./licenses-B7j2jcAR.js";var K={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};K.node;var de=i(K);l();function q(e){let{chosen:t,onChange:i}=e,a=v(U),o=Y(),s=r(W,{where:{id:t??``}},{enabled:!!t}).data?.licenseBatches.edges[0]?.node;return n(C,{label:a.filters.batch,value:t?s?o(s):`…`:``,onClear:()=>i(void 0),children:n(J,{...e})})}function J({chosen:e,variation:t,onChange:i}){let a=v(U),o=Y(),s=r(W,{where:t?{variationId:t}:{}}).data;return n(O,{label:a.filters.batch,options:(s?.licenseBatches.edges??[]).map(({node:e})=>({id:e.id,name:o(e)})),chosen:e,onChange:i})}function Y(){let e=v(U),t=y();return({variation:n,createdAt:r,created:i})=>e.batchName(n.sku,t.time(r),t.count(i))}p();function fe({search:e,onChange:t}){let r=v(U),{statuses:i}=v(s);return n(d,{children:[n(N,{label:r.search,placeholder:r.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),n(I,{label:r.filters.status,options:u.map(e=>({value:e,label:i.license[e]})),chosen:g(e),onChange:e=>t({status:e.join(`,`)})}),n(M,{digital:!0,chosen:e.product,onChange:e=>t({product:e})}),n(P,{label:r.filters.variation,searchLabel:r.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:pe}),n(q,{chosen:e.batch,variation:e.variation,onChange:e=>t({batch:e})}),n(I,{single:!0,label:r.filters.expires,options:m.map(e=>({value:e,label:r.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})}),n(z,{id:e.id,onClear:()=>t({id:void 0})})]})}function pe(e,t){let n=G(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}var me=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);p();var _e=j(()=>e(()=>import(`./FindLicenseDialog-DUkLM0ly.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),ve=j(()=>e(()=>import(`./RevokeLicenseDialog-D3-l_XdB.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([8,1,2,4,5,3,9,10,7]))),ye=j(()=>e(()=>import(`./RevokeLicensesDialog-DYsDkDOL.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([11,1,2,12,4,5,3,9]))),Z=t(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),be=(e,t)=>r(he,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id),xe=async(e,t)=>(await c(ge,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function Se(){let e=v(U),{table:t}=v(s),r=Z.useSearch(),i=Z.useNavigate(),c=_(`LICENSES_WRITE`),l=_(`LICENSES_REVEAL`),{open:u,close:p}=re(),m=ee(r),{data:h,error:g,isPlaceholderData:y,refetch:C}=le(me,m,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),E=h&&Q(h),O=Ce(c?e=>u(`revoke`,e):void 0),k=H(r),{chosen:j,selection:M,clear:N,remove:P}=T(E?.filter(({status:e})=>e!==`REVOKED`),k),[I,R]=te(null),{after:z,before:W,...G}=k,{sort:K,...q}=G,J=e=>void i({search:V({...G,...e})}),Y=L(r,E?.find(({id:e,status:t})=>e===r.row&&t!==`REVOKED`));return n(d,{children:[n(ae,{title:e.title,aside:n(b,{type:`LICENSE_BATCH`,ids:E?.map(({id:e})=>e),where:m.where,useListed:be,createdSince:xe,onShow:()=>J({})}),actions:n(d,{children:[n(S,{input:{kind:`LICENSES`,licenseWhere:m.where},count:h?.licenses.totalCount}),l&&n(f,{icon:o,onClick:()=>u(`find`),children:e.find.action}),r.batch&&n(F,{icon:de,to:`/licenses/batches/$id`,params:{id:r.batch},children:e.find.openBatch}),c&&n(F,{look:`primary`,icon:B,to:`/licenses/upload`,search:V({variation:r.variation}),children:e.upload})]})}),n(ue,{list:`licenses`,to:`/licenses`,search:r}),n(w,{end:n(se,{name:`licenses`,columns:O}),children:n(fe,{search:k,onChange:J})}),n(x,{flush:!0,children:[j.length>0&&n(ce,{text:t.selected(j.length),onClear:N,children:n(f,{size:`small`,icon:D,onClick:()=>R(j),children:e.revoke.one})}),n(ie,{name:`licenses`,label:e.title,columns:O,rows:E,rowKey:e=>e.id,rowName:$,...c&&{selection:M},stale:y,error:g,onRetry:()=>void C(),sort:K??`-created`,onSort:e=>J({sort:e}),empty:Object.keys(q).length>0?n(A,{icon:oe,title:e.noMatch,text:e.noMatchText}):n(A,{icon:a,title:e.empty,text:e.emptyText})}),n(ne,{connection:h?.licenses,onChange:e=>void i({search:V({...G,...e})})})]}),I&&n(ye,{licenses:I,onDone:P,onClose:()=>R(null)}),r.dialog===`find`&&l&&n(_e,{onClose:p}),r.dialog===`revoke`&&c&&Y&&n(ve,{license:Y,onClose:p})]})}var $=({externalRef:e,variation:t})=>e??t.sku;function Ce(e){let{columns:t,never:r,order:i,customer:a,revoke:o}=v(U),s=E(),c=y();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>n(h,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>n(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:t.status,cell:({status:e})=>n(k,{kind:`license`,status:e}),width:7},{id:`order`,header:i,cell:({item:e})=>e&&n(h,{to:`/orders/$number`,params:{number:e.order.number},children:n(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:a,cell:({item:e})=>e&&n(h,{to:`/customers/$id`,params:{id:e.order.customer.id},children:s(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e,batch:t})=>n(h,{to:`/licenses/batches/$id`,params:{id:t.id},children:n(R,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&n(R,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?c.day(e):n(`span`,{className:`muted`,children:r}),sort:`expires`,wide:`below`,width:9},...e?[{id:`revoke`,header:o.one,cell:t=>t.status!==`REVOKED`&&n(f,{size:`small`,look:`quiet`,icon:D,"aria-label":`${o.one} ${$(t)}`,onClick:()=>e(t.id)})}]:[]]}export{Se as LicenseList};