const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-BqK7Nh5k.js","assets/index-DIqmBHNn.js","assets/early-CRuJpbae.js","assets/parts-BETL1LeL.js","assets/dialogs-6eiKeK16.js","assets/details-a10Xyx5W.js","assets/licenses-CBM6lMEA.js","assets/RevokeLicenseDialog-Cb3jVtzR.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Et as n,G as r,L as i,Lt as a,M as o,Rt as s,S as c,fn as l,g as u,gt as d,ht as f,kt as p,ln as m,mt as h,pt as g,rn as _,tt as v,w as y,wt as b}from"./index-DIqmBHNn.js";import{M as x,N as S,O as C,P as w,R as ee,S as te,U as T,_ as E,b as D,c as O,d as k,g as A,h as j,i as M,k as ne,m as N,o as P,p as F,r as I,s as L,w as R,y as z}from"./parts-BETL1LeL.js";import{O as B,et as V,k as H}from"./details-a10Xyx5W.js";import{I as U}from"./early-CRuJpbae.js";import{c as W,n as G,t as K}from"./licenses-CBM6lMEA.js";var q={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};q.node;var J=r(q);s(),l();function Y({search:e,onChange:t}){let n=y(W),{statuses:r}=y(c);return a(m,{children:[a(E,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),a(D,{label:n.filters.status,options:d.map(e=>({value:e,label:r.license[e]})),chosen:g(e),onChange:e=>t({status:e.join(`,`)})}),a(I,{digital:!0,chosen:e.product,onChange:e=>t({product:e})}),a(M,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:X}),a(re,{search:e,onChange:t}),a(D,{single:!0,label:n.filters.expires,options:h.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})}),a(H,{id:e.id,onClear:()=>t({id:void 0})})]})}function X(e,t){let n=K(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function re({search:e,onChange:t}){let r=y(W),i=S(),o=n(G,{where:e.variation?{variationId:e.variation}:{}}).data?.licenseBatches.edges,s=n(G,{where:{id:e.batch??``}},{enabled:!!e.batch}),c=[...o??[],...e.batch?s.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return a(D,{single:!0,label:r.filters.batch,options:c.map(({id:e,created:t,createdAt:n,variation:a})=>({value:e,label:r.batchName(a.sku,i.time(n),i.count(t))})),chosen:e.batch?[e.batch]:[],onChange:([e])=>t({batch:e})})}var ie=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ae=new Z(`
    query NewLicenses($where: LicenseWhereInput, $first: Int!) {
  licenses(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),oe=new Z(`
    query NewUploads($where: LicenseBatchWhereInput, $first: Int!) {
  licenseBatches(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);l();var se=B(()=>e(()=>import(`./FindLicenseDialog-BqK7Nh5k.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),ce=B(()=>e(()=>import(`./RevokeLicenseDialog-Cb3jVtzR.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([7,1,2,4,3,5,6]))),Q=p(`/signedIn/licenses`),$=({licenses:e})=>e.edges.map(({node:e})=>e),le=(e,t)=>n(ae,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id),ue=async(e,t)=>(await b(oe,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function de(){let e=y(W),t=Q.useSearch(),n=Q.useNavigate(),r=v(`LICENSES_WRITE`),s=v(`LICENSES_REVEAL`),[c,l]=_(null),d=f(t),{data:p,error:h,isPlaceholderData:g,refetch:b}=j(ie,d,$,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),S=p&&$(p),C=fe(r?l:void 0),{dialog:T,...E}=t,{after:D,before:M,...N}=E,{sort:I,...L}=N,B=e=>void n({search:U({...N,...e})});return a(m,{children:[a(x,{title:e.title,aside:a(k,{type:`LICENSE_BATCH`,ids:S?.map(({id:e})=>e),where:d.where,useListed:le,createdSince:ue,onShow:()=>B({})}),actions:a(m,{children:[a(te,{input:{kind:`LICENSES`,licenseWhere:d.where},count:p?.licenses.totalCount}),s&&a(u,{icon:o,onClick:()=>void n({search:{...E,dialog:`find`},resetScroll:!1}),children:e.find.action}),t.batch&&a(P,{icon:J,to:`/licenses/batches/$id`,params:{id:t.batch},children:e.find.openBatch}),r&&a(P,{look:`primary`,icon:V,to:`/licenses/upload`,search:U({variation:t.variation}),children:e.upload})]})}),a(O,{list:`licenses`,to:`/licenses`,search:t}),a(A,{end:a(F,{name:`licenses`,columns:C}),children:a(Y,{search:t,onChange:B})}),a(w,{flush:!0,children:[a(ne,{name:`licenses`,label:e.title,columns:C,rows:S,rowKey:e=>e.id,stale:g,error:h,onRetry:()=>void b(),sort:I??`-created`,onSort:e=>B({sort:e===`created`?e:void 0}),empty:Object.keys(L).length>0?a(R,{icon:ee,title:e.noMatch,text:e.noMatchText}):a(R,{icon:i,title:e.empty,text:e.emptyText})}),a(z,{connection:p?.licenses,onChange:e=>void n({search:U({...N,...e})})})]}),T===`find`&&s&&a(se,{onClose:()=>void n({search:E,replace:!0,resetScroll:!1})}),c&&a(ce,{license:c,onClose:()=>l(null)})]})}function fe(e){let{columns:n,never:r,order:i,customer:o,revoke:s}=y(W),c=N(),l=S();return[{id:`what`,header:n.what,cell:({variation:{product:e}})=>a(t,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:n.sku,cell:({variation:e})=>a(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:n.status,cell:({status:e})=>a(L,{kind:`license`,status:e}),width:7},{id:`order`,header:i,cell:({item:e})=>e&&a(t,{to:`/orders/$number`,params:{number:e.order.number},children:a(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:o,cell:({item:e})=>e&&a(t,{to:`/customers/$id`,params:{id:e.order.customer.id},children:c(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:n.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:n.uploaded,cell:({createdAt:e,batch:n})=>a(t,{to:`/licenses/batches/$id`,params:{id:n.id},children:a(C,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:n.sold,cell:({soldAt:e})=>e&&a(C,{at:e}),wide:!0},{id:`expires`,header:n.expires,cell:({expiresAt:e})=>e?l.day(e):a(`span`,{className:`muted`,children:r}),wide:`below`,width:9},...e?[{id:`revoke`,header:s.one,cell:t=>t.status!==`REVOKED`&&a(u,{size:`small`,look:`quiet`,icon:T,"aria-label":`${s.one} ${t.externalRef??t.variation.sku}`,onClick:()=>e(t)})}]:[]]}export{de as LicenseList};