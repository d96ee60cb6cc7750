const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-CI0KcS9A.js","assets/index-Clz-m2Ov.js","assets/early-CY4GmciT.js","assets/parts-kU366cMS.js","assets/dialogs-BLuEJved.js","assets/details-Df7kTj8O.js","assets/TextField-BrZgBFPo.js","assets/licenses-FPeSfNQS.js","assets/RevokeLicenseDialog-D-sT0AHu.js","assets/TextArea-ogWI-6e-.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-9vMlMRoW.js","assets/BulkDialog-Bx-ZMYql.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,G as i,L as a,M as o,S as s,Tt as c,_t as l,an as ee,dn as u,g as d,gt as te,ht as f,jt as p,mn as m,mt as h,tt as g,w as _,zt as v}from"./index-Clz-m2Ov.js";import{C as y,D as b,E as ne,H as re,I as ie,L as x,Q as S,R as C,S as w,T as ae,U as oe,a as T,c as E,f as se,g as D,h as ce,i as O,k,m as A,n as j,o as M,p as le,q as ue,r as N,s as de,w as P,x as F,y as I,z as L}from"./parts-kU366cMS.js";import{O as R,rt as z}from"./details-Df7kTj8O.js";import{V as B,x as V}from"./early-CY4GmciT.js";import{a as H,n as U,t as W}from"./licenses-FPeSfNQS.js";var G={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};G.node;var fe=i(G);n();function K(e){let{chosen:t,onChange:n}=e,i=_(H),a=J(),o=r(U,{where:{id:t??``}},{enabled:!!t}).data?.licenseBatches.edges[0]?.node;return v(y,{label:i.filters.batch,value:t?o?a(o):`…`:``,onClear:()=>n(void 0),children:v(q,{...e})})}function q({chosen:e,variation:t,onChange:n}){let i=_(H),a=J(),o=r(U,{where:t?{variationId:t}:{}}).data;return v(`fieldset`,{children:[v(`legend`,{className:`visually-hidden`,children:i.filters.batch}),o?.licenseBatches.edges.map(({node:t})=>v(`label`,{className:P.option,children:[v(`input`,{type:`radio`,name:i.filters.batch,checked:t.id===e,onChange:()=>n(t.id)}),a(t)]},t.id))]})}function J(){let e=_(H),t=C();return({variation:n,createdAt:r,created:i})=>e.batchName(n.sku,t.time(r),t.count(i))}m();function pe({search:e,onChange:t}){let n=_(H),{statuses:r}=_(s);return v(u,{children:[v(M,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),v(w,{label:n.filters.status,options:l.map(e=>({value:e,label:r.license[e]})),chosen:h(e),onChange:e=>t({status:e.join(`,`)})}),v(j,{digital:!0,chosen:e.product,onChange:e=>t({product:e})}),v(D,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:me}),v(K,{chosen:e.batch,variation:e.variation,onChange:e=>t({batch:e})}),v(w,{single:!0,label:n.filters.expires,options:f.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})}),v(R,{id:e.id,onClear:()=>t({id:void 0})})]})}function me(e,t){let n=W(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}var he=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ge=new Y(`
    query NewLicenses($where: LicenseWhereInput, $first: Int!) {
  licenses(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),X=new Y(`
    query NewUploads($where: LicenseBatchWhereInput, $first: Int!) {
  licenseBatches(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);m();var _e=b(()=>e(()=>import(`./FindLicenseDialog-CI0KcS9A.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),ve=b(()=>e(()=>import(`./RevokeLicenseDialog-D-sT0AHu.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([8,1,2,4,5,3,9,10,7]))),ye=b(()=>e(()=>import(`./RevokeLicensesDialog-9vMlMRoW.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([11,1,2,12,4,5,3,9]))),Z=t(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),be=(e,t)=>r(ge,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id),xe=async(e,t)=>(await c(X,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function Se(){let e=_(H),{table:t}=_(s),n=Z.useSearch(),r=Z.useNavigate(),i=g(`LICENSES_WRITE`),c=g(`LICENSES_REVEAL`),{open:l,close:f}=ie(),p=te(n),{data:m,error:h,isPlaceholderData:y,refetch:b}=le(he,p,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),x=m&&Q(m),C=Ce(i?e=>l(`revoke`,e):void 0),w=V(n),{chosen:D,selection:O,clear:A,remove:j}=T(x?.filter(({status:e})=>e!==`REVOKED`),w),[M,P]=ee(null),{after:R,before:U,...W}=w,{sort:G,...K}=W,q=e=>void r({search:B({...W,...e})}),J=E(n,x?.find(({id:e,status:t})=>e===n.row&&t!==`REVOKED`));return v(u,{children:[v(re,{title:e.title,aside:v(ae,{type:`LICENSE_BATCH`,ids:x?.map(({id:e})=>e),where:p.where,useListed:be,createdSince:xe,onShow:()=>q({})}),actions:v(u,{children:[v(ne,{input:{kind:`LICENSES`,licenseWhere:p.where},count:m?.licenses.totalCount}),c&&v(d,{icon:o,onClick:()=>l(`find`),children:e.find.action}),n.batch&&v(N,{icon:fe,to:`/licenses/batches/$id`,params:{id:n.batch},children:e.find.openBatch}),i&&v(N,{look:`primary`,icon:z,to:`/licenses/upload`,search:B({variation:n.variation}),children:e.upload})]})}),v(de,{list:`licenses`,to:`/licenses`,search:n}),v(I,{end:v(se,{name:`licenses`,columns:C}),children:v(pe,{search:w,onChange:q})}),v(oe,{flush:!0,children:[D.length>0&&v(ce,{text:t.selected(D.length),onClear:A,children:v(d,{size:`small`,icon:S,onClick:()=>P(D),children:e.revoke.one})}),v(L,{name:`licenses`,label:e.title,columns:C,rows:x,rowKey:e=>e.id,rowName:$,...i&&{selection:O},stale:y,error:h,onRetry:()=>void b(),sort:G??`-created`,onSort:e=>q({sort:e}),empty:Object.keys(K).length>0?v(k,{icon:ue,title:e.noMatch,text:e.noMatchText}):v(k,{icon:a,title:e.empty,text:e.emptyText})}),v(F,{connection:m?.licenses,onChange:e=>void r({search:B({...W,...e})})})]}),M&&v(ye,{licenses:M,onDone:j,onClose:()=>P(null)}),n.dialog===`find`&&c&&v(_e,{onClose:f}),n.dialog===`revoke`&&i&&J&&v(ve,{license:J,onClose:f})]})}var $=({externalRef:e,variation:t})=>e??t.sku;function Ce(e){let{columns:t,never:n,order:r,customer:i,revoke:a}=_(H),o=A(),s=C();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>v(p,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>v(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:t.status,cell:({status:e})=>v(O,{kind:`license`,status:e}),width:7},{id:`order`,header:r,cell:({item:e})=>e&&v(p,{to:`/orders/$number`,params:{number:e.order.number},children:v(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:i,cell:({item:e})=>e&&v(p,{to:`/customers/$id`,params:{id:e.order.customer.id},children:o(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e,batch:t})=>v(p,{to:`/licenses/batches/$id`,params:{id:t.id},children:v(x,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&v(x,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?s.day(e):v(`span`,{className:`muted`,children:n}),sort:`expires`,wide:`below`,width:9},...e?[{id:`revoke`,header:a.one,cell:t=>t.status!==`REVOKED`&&v(d,{size:`small`,look:`quiet`,icon:S,"aria-label":`${a.one} ${$(t)}`,onClick:()=>e(t.id)})}]:[]]}export{Se as LicenseList};