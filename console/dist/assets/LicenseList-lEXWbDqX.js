const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-DOAdyKyH.js","assets/index-ntnhS566.js","assets/early-grBt5JFH.js","assets/parts-B2JQus4x.js","assets/dialogs-BJDtHswT.js","assets/details-P_G1di9K.js","assets/sending-CpeAgxX9.js","assets/draft-D0RPCffP.js","assets/TextArea-CB2uNlCs.js","assets/licenses-Dsg2ojck.js","assets/RevokeLicenseDialog-TPpmO77I.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-Cg7pAwN2.js","assets/BulkDialog-8ClP7OSL.js"])))=>i.map(i=>d[i]);
import{B as e,Cn as t,D as n,Dt as r,Et as i,F as a,It as o,J as s,Mn as c,Ot as l,Q as u,Tt as d,Ut as f,Wt as p,ct as m,kn as h,nn as g,ot as _,p as v,rn as y,x as b,zt as x}from"./index-ntnhS566.js";import{D as ee,G as S,I as C,K as w,M as te,N as ne,O as T,Q as re,S as E,W as D,X as ie,a as ae,b as oe,c as se,d as O,g as k,h as A,i as j,k as M,m as N,n as P,o as ce,ot as F,p as le,q as ue,r as I,tt as de,u as fe,x as L,y as R}from"./parts-B2JQus4x.js";import{lt as z,x as B}from"./details-P_G1di9K.js";import{H as V,x as H}from"./early-grBt5JFH.js";import{n as U,o as W,r as G,t as K}from"./licenses-Dsg2ojck.js";var q={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};q.node;var pe=s(q);y();function me(e){let{chosen:t,batch:n,onChange:r}=e,i=u(W),a=J();return g(M,{label:i.filters.batch,value:t?n?a(n):`…`:``,onClear:()=>r(void 0),children:g(he,{...e})})}function he({chosen:e,variation:t,onChange:n}){let r=u(W),i=J(),a=x(U,{where:t?{variationId:t}:{}}).data;return g(R,{label:r.filters.batch,options:(a?.licenseBatches.edges??[]).map(({node:e})=>({id:e.id,name:i(e)})),chosen:e,onChange:n})}function J(){let e=u(W),t=w();return({variation:n,createdAt:r,created:i})=>e.batchName(n.sku,t.time(r),t.count(i))}c();function ge({search:e,onChange:t}){let r=u(W),{statuses:a}=u(n),{product:o,variation:s,batch:c}=e,f={products:k(o),variations:k(s),batches:k(c)},{data:p}=x(G,f,{enabled:!!(o??s??c)}),m=A(p?.variations,s);return g(h,{children:[g(ce,{label:r.search,placeholder:r.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),g(T,{label:r.filters.status,options:l.map(e=>({value:e,label:a.license[e]})),chosen:d(e),onChange:e=>t({status:e.join(`,`)})}),g(P,{digital:!0,chosen:o,name:A(p?.products,o)?.name,onChange:e=>t({product:e})}),g(N,{label:r.filters.variation,searchLabel:r.filters.findVariation,chosen:s,name:m&&Y(m),onChange:e=>t({variation:e,batch:void 0}),useFound:_e}),g(me,{chosen:c,batch:A(p?.licenseBatches,c),variation:s,onChange:e=>t({batch:e})}),g(T,{single:!0,label:r.filters.expires,options:i.map(e=>({value:e,label:r.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})}),g(B,{id:e.id,onClear:()=>t({id:void 0})})]})}var Y=({sku:e,product:t})=>`${t.name} ${e}`,_e=e=>K(e,void 0).found.map(e=>({id:e.id,name:Y(e)})),ve=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),X=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ye=new X(`
    query NewLicenses($where: LicenseWhereInput, $first: Int!) {
  licenses(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),be=new X(`
    query NewUploads($where: LicenseBatchWhereInput, $first: Int!) {
  licenseBatches(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);c();var xe=v(()=>_(()=>import(`./FindLicenseDialog-DOAdyKyH.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),Se=v(()=>_(()=>import(`./RevokeLicenseDialog-TPpmO77I.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([10,1,2,4,5,3,6,7,8,11,9]))),Ce=v(()=>_(()=>import(`./RevokeLicensesDialog-Cg7pAwN2.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([12,1,2,13,4,5,3,6,7,8]))),Z=f(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),we=(e,t)=>x(ye,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id),Te=async(e,t)=>(await o(be,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function Ee(){let i=u(W),{table:o}=u(n),s=Z.useSearch(),c=Z.useNavigate(),l=m(`LICENSES_WRITE`),d=m(`LICENSES_REVEAL`),{open:f,close:p}=D(),_=r(s),{data:v,error:y,isPlaceholderData:x,refetch:S}=fe(ve,_,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),w=v&&Q(v),T=De(l?e=>f(`revoke`,e):void 0),O=H(s),{chosen:k,selection:A,clear:j,remove:M}=ae(w?.filter(({status:e})=>e!==`REVOKED`),O),[N,P]=t(null),{after:ce,before:R,...B}=O,{sort:U,...G}=B,K=e=>void c({search:V({...B,...e})}),q=E(s,w?.find(({id:e,status:t})=>e===s.row&&t!==`REVOKED`));return g(h,{children:[g(ie,{title:i.title,aside:g(te,{type:`LICENSE_BATCH`,ids:w?.map(({id:e})=>e),where:_.where,useListed:we,createdSince:Te,onShow:()=>K({})}),actions:g(h,{children:[g(ne,{input:{kind:`LICENSES`,licenseWhere:_.where},count:v?.licenses.totalCount}),d&&g(b,{icon:a,onClick:()=>f(`find`),children:i.find.action}),s.batch&&g(I,{icon:pe,to:`/licenses/batches/$id`,params:{id:s.batch},children:i.find.openBatch}),l&&g(I,{look:`primary`,icon:z,to:`/licenses/upload`,search:V({variation:s.variation}),children:i.upload})]})}),g(L,{list:`licenses`,to:`/licenses`,search:s}),g(oe,{end:g(se,{name:`licenses`,columns:T}),children:g(ge,{search:O,onChange:K})}),g(re,{flush:!0,children:[k.length>0&&g(le,{text:o.selected(k.length),onClear:j,children:g(b,{size:`small`,icon:F,onClick:()=>P(k),children:i.revoke.one})}),g(ue,{name:`licenses`,label:i.title,columns:T,rows:w,rowKey:e=>e.id,rowName:$,...l&&{selection:A},stale:x,error:y,onRetry:()=>void S(),sort:U??`-created`,onSort:e=>K({sort:e}),empty:Object.keys(G).length>0?g(C,{icon:de,title:i.noMatch,text:i.noMatchText}):g(C,{icon:e,title:i.empty,text:i.emptyText})}),g(ee,{connection:v?.licenses,onChange:e=>void c({search:V({...B,...e})})})]}),N&&g(Ce,{licenses:N,onDone:M,onClose:()=>P(null)}),s.dialog===`find`&&d&&g(xe,{onClose:p}),s.dialog===`revoke`&&l&&q&&g(Se,{license:q,onClose:p},q.id)]})}var $=({externalRef:e,variation:t})=>e??t.sku;function De(e){let{columns:t,never:n,order:r,customer:i,revoke:a}=u(W),o=O(),s=w();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>g(p,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>g(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:t.status,cell:({status:e})=>g(j,{kind:`license`,status:e}),width:7},{id:`order`,header:r,cell:({item:e})=>e&&g(p,{to:`/orders/$number`,params:{number:e.order.number},children:g(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:i,cell:({item:e})=>e&&g(p,{to:`/customers/$id`,params:{id:e.order.customer.id},children:o(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e,batch:t})=>g(p,{to:`/licenses/batches/$id`,params:{id:t.id},children:g(S,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&g(S,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?s.day(e):g(`span`,{className:`muted`,children:n}),sort:`expires`,wide:`below`,width:9},...e?[{id:`revoke`,header:a.one,cell:t=>t.status!==`REVOKED`&&g(b,{size:`small`,look:`quiet`,icon:F,"aria-label":`${a.one} ${$(t)}`,onClick:()=>e(t.id)})}]:[]]}export{Ee as LicenseList};