const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-SAM7e-k1.js","assets/index-Ci1AkQWy.js","assets/early-CY4GmciT.js","assets/parts-DYi6Y7YZ.js","assets/dialogs-DjYVxy_K.js","assets/details-DXdyoKLk.js","assets/TextField-DlZAwWD2.js","assets/licenses-Ctj8LgVG.js","assets/RevokeLicenseDialog-CTI0OmH1.js","assets/TextArea-DtVGeL0U.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-BEfryltv.js","assets/BulkDialog-B3Z4T4fN.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,G as i,L as a,M as o,S as s,Tt as c,_t as l,an as u,dn as d,g as f,gt as ee,ht as p,jt as m,mn as h,mt as g,tt as _,w as v,zt as y}from"./index-Ci1AkQWy.js";import{$ as b,A as x,B as te,C as S,D as C,E as w,J as ne,L as re,O as T,R as E,S as ie,U as D,W as O,a as ae,b as oe,c as se,f as ce,g as k,h as A,i as j,m as M,n as N,o as P,p as le,r as F,s as ue,w as I,y as L,z as R}from"./parts-DYi6Y7YZ.js";import{O as z,rt as B}from"./details-DXdyoKLk.js";import{V,x as H}from"./early-CY4GmciT.js";import{a as U,n as W,t as G}from"./licenses-Ctj8LgVG.js";var K={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};K.node;var de=i(K);n();function q(e){let{chosen:t,onChange:n}=e,i=v(U),a=Y(),o=r(W,{where:{id:t??``}},{enabled:!!t}).data?.licenseBatches.edges[0]?.node;return y(I,{label:i.filters.batch,value:t?o?a(o):`…`:``,onClear:()=>n(void 0),children:y(J,{...e})})}function J({chosen:e,variation:t,onChange:n}){let i=v(U),a=Y(),o=r(W,{where:t?{variationId:t}:{}}).data;return y(L,{label:i.filters.batch,options:(o?.licenseBatches.edges??[]).map(({node:e})=>({id:e.id,name:a(e)})),chosen:e,onChange:n})}function Y(){let e=v(U),t=R();return({variation:n,createdAt:r,created:i})=>e.batchName(n.sku,t.time(r),t.count(i))}h();function fe({search:e,onChange:t}){let n=v(U),{statuses:r}=v(s);return y(d,{children:[y(P,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),y(S,{label:n.filters.status,options:l.map(e=>({value:e,label:r.license[e]})),chosen:g(e),onChange:e=>t({status:e.join(`,`)})}),y(N,{digital:!0,chosen:e.product,onChange:e=>t({product:e})}),y(k,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:pe}),y(q,{chosen:e.batch,variation:e.variation,onChange:e=>t({batch:e})}),y(S,{single:!0,label:n.filters.expires,options:p.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})}),y(z,{id:e.id,onClear:()=>t({id:void 0})})]})}function pe(e,t){let n=G(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}var me=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);h();var _e=T(()=>e(()=>import(`./FindLicenseDialog-SAM7e-k1.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),ve=T(()=>e(()=>import(`./RevokeLicenseDialog-CTI0OmH1.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([8,1,2,4,5,3,9,10,7]))),ye=T(()=>e(()=>import(`./RevokeLicensesDialog-BEfryltv.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([11,1,2,12,4,5,3,9]))),Z=t(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),be=(e,t)=>r(he,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id),xe=async(e,t)=>(await c(ge,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function Se(){let e=v(U),{table:t}=v(s),n=Z.useSearch(),r=Z.useNavigate(),i=_(`LICENSES_WRITE`),c=_(`LICENSES_REVEAL`),{open:l,close:p}=re(),m=ee(n),{data:h,error:g,isPlaceholderData:S,refetch:T}=le(me,m,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),E=h&&Q(h),k=Ce(i?e=>l(`revoke`,e):void 0),j=H(n),{chosen:M,selection:N,clear:P,remove:I}=ae(E?.filter(({status:e})=>e!==`REVOKED`),j),[L,R]=u(null),{after:z,before:W,...G}=j,{sort:K,...q}=G,J=e=>void r({search:V({...G,...e})}),Y=se(n,E?.find(({id:e,status:t})=>e===n.row&&t!==`REVOKED`));return y(d,{children:[y(D,{title:e.title,aside:y(w,{type:`LICENSE_BATCH`,ids:E?.map(({id:e})=>e),where:m.where,useListed:be,createdSince:xe,onShow:()=>J({})}),actions:y(d,{children:[y(C,{input:{kind:`LICENSES`,licenseWhere:m.where},count:h?.licenses.totalCount}),c&&y(f,{icon:o,onClick:()=>l(`find`),children:e.find.action}),n.batch&&y(F,{icon:de,to:`/licenses/batches/$id`,params:{id:n.batch},children:e.find.openBatch}),i&&y(F,{look:`primary`,icon:B,to:`/licenses/upload`,search:V({variation:n.variation}),children:e.upload})]})}),y(ue,{list:`licenses`,to:`/licenses`,search:n}),y(oe,{end:y(ce,{name:`licenses`,columns:k}),children:y(fe,{search:j,onChange:J})}),y(O,{flush:!0,children:[M.length>0&&y(A,{text:t.selected(M.length),onClear:P,children:y(f,{size:`small`,icon:b,onClick:()=>R(M),children:e.revoke.one})}),y(te,{name:`licenses`,label:e.title,columns:k,rows:E,rowKey:e=>e.id,rowName:$,...i&&{selection:N},stale:S,error:g,onRetry:()=>void T(),sort:K??`-created`,onSort:e=>J({sort:e}),empty:Object.keys(q).length>0?y(x,{icon:ne,title:e.noMatch,text:e.noMatchText}):y(x,{icon:a,title:e.empty,text:e.emptyText})}),y(ie,{connection:h?.licenses,onChange:e=>void r({search:V({...G,...e})})})]}),L&&y(ye,{licenses:L,onDone:I,onClose:()=>R(null)}),n.dialog===`find`&&c&&y(_e,{onClose:p}),n.dialog===`revoke`&&i&&Y&&y(ve,{license:Y,onClose:p})]})}var $=({externalRef:e,variation:t})=>e??t.sku;function Ce(e){let{columns:t,never:n,order:r,customer:i,revoke:a}=v(U),o=M(),s=R();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>y(m,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>y(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:t.status,cell:({status:e})=>y(j,{kind:`license`,status:e}),width:7},{id:`order`,header:r,cell:({item:e})=>e&&y(m,{to:`/orders/$number`,params:{number:e.order.number},children:y(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:i,cell:({item:e})=>e&&y(m,{to:`/customers/$id`,params:{id:e.order.customer.id},children:o(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e,batch:t})=>y(m,{to:`/licenses/batches/$id`,params:{id:t.id},children:y(E,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&y(E,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?s.day(e):y(`span`,{className:`muted`,children:n}),sort:`expires`,wide:`below`,width:9},...e?[{id:`revoke`,header:a.one,cell:t=>t.status!==`REVOKED`&&y(f,{size:`small`,look:`quiet`,icon:b,"aria-label":`${a.one} ${$(t)}`,onClick:()=>e(t.id)})}]:[]]}export{Se as LicenseList};