const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-DDYS0qJz.js","assets/index-BzP1EClE.js","assets/early-CRuJpbae.js","assets/parts-DggjclEf.js","assets/dialogs-D67FP_ML.js","assets/details-6EBFLphC.js","assets/licenses-DIBfqyyt.js","assets/RevokeLicenseDialog-CG9QKHuw.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Et as n,G as r,L as i,Lt as a,M as o,Rt as s,S as c,fn as l,g as u,gt as d,ht as f,kt as p,ln as m,mt as h,pt as g,rn as _,tt as v,w as y,wt as b}from"./index-BzP1EClE.js";import{A as x,C as S,F as C,N as ee,P as w,T,W as E,_ as D,b as O,c as k,f as A,g as j,h as M,i as te,k as N,l as ne,m as re,r as P,s as F,v as I,x as L,z as R}from"./parts-DggjclEf.js";import{O as z,et as B,k as V}from"./details-6EBFLphC.js";import{I as H}from"./early-CRuJpbae.js";import{c as U,n as W,t as G}from"./licenses-DIBfqyyt.js";var K={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};K.node;var q=r(K);s(),l();function J({search:e,onChange:t}){let n=y(U),{statuses:r}=y(c);return a(m,{children:[a(I,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),a(L,{label:n.filters.status,options:d.map(e=>({value:e,label:r.license[e]})),chosen:g(e),onChange:e=>t({status:e.join(`,`)})}),a(P,{digital:!0,chosen:e.product,onChange:e=>t({product:e})}),a(te,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:Y}),a(ie,{search:e,onChange:t}),a(L,{single:!0,label:n.filters.expires,options:h.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})}),a(V,{id:e.id,onClear:()=>t({id:void 0})})]})}function Y(e,t){let n=G(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function ie({search:e,onChange:t}){let r=y(U),i=w(),o=n(W,{where:e.variation?{variationId:e.variation}:{}}).data?.licenseBatches.edges,s=n(W,{where:{id:e.batch??``}},{enabled:!!e.batch}),c=[...o??[],...e.batch?s.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return a(L,{single:!0,label:r.filters.batch,options:c.map(({id:e,created:t,createdAt:n,variation:a})=>({value:e,label:r.batchName(a.sku,i.time(n),i.count(t))})),chosen:e.batch?[e.batch]:[],onChange:([e])=>t({batch:e})})}var ae=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),X=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},oe=new X(`
    query NewLicenses($where: LicenseWhereInput, $first: Int!) {
  licenses(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),se=new X(`
    query NewUploads($where: LicenseBatchWhereInput, $first: Int!) {
  licenseBatches(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);l();var ce=z(()=>e(()=>import(`./FindLicenseDialog-DDYS0qJz.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),le=z(()=>e(()=>import(`./RevokeLicenseDialog-CG9QKHuw.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([7,1,2,4,3,5,6]))),Z=p(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),$=(e,t)=>n(oe,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id),ue=async(e,t)=>(await b(se,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function de(){let e=y(U),t=Z.useSearch(),n=Z.useNavigate(),r=v(`LICENSES_WRITE`),s=v(`LICENSES_REVEAL`),[c,l]=_(null),d=f(t),{data:p,error:h,isPlaceholderData:g,refetch:b}=j(ae,d,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),w=p&&Q(p),E=fe(r?l:void 0),{dialog:k,...M}=t,{after:te,before:N,...P}=M,{sort:I,...L}=P,z=e=>void n({search:H({...P,...e})});return a(m,{children:[a(ee,{title:e.title,aside:a(A,{type:`LICENSE_BATCH`,ids:w?.map(({id:e})=>e),where:d.where,useListed:$,createdSince:ue,onShow:()=>z({})}),actions:a(m,{children:[a(S,{input:{kind:`LICENSES`,licenseWhere:d.where},count:p?.licenses.totalCount}),s&&a(u,{icon:o,onClick:()=>void n({search:{...M,dialog:`find`},resetScroll:!1}),children:e.find.action}),t.batch&&a(F,{icon:q,to:`/licenses/batches/$id`,params:{id:t.batch},children:e.find.openBatch}),r&&a(F,{look:`primary`,icon:B,to:`/licenses/upload`,search:H({variation:t.variation}),children:e.upload})]})}),a(ne,{list:`licenses`,to:`/licenses`,search:t}),a(D,{end:a(re,{name:`licenses`,columns:E}),children:a(J,{search:t,onChange:z})}),a(C,{flush:!0,children:[a(x,{name:`licenses`,label:e.title,columns:E,rows:w,rowKey:e=>e.id,stale:g,error:h,onRetry:()=>void b(),sort:I??`-created`,onSort:e=>z({sort:e===`created`?e:void 0}),empty:Object.keys(L).length>0?a(T,{icon:R,title:e.noMatch,text:e.noMatchText}):a(T,{icon:i,title:e.empty,text:e.emptyText})}),a(O,{connection:p?.licenses,onChange:e=>void n({search:H({...P,...e})})})]}),k===`find`&&s&&a(ce,{onClose:()=>void n({search:M,replace:!0,resetScroll:!1})}),c&&a(le,{license:c,onClose:()=>l(null)})]})}function fe(e){let{columns:n,never:r,order:i,customer:o,revoke:s}=y(U),c=M(),l=w();return[{id:`what`,header:n.what,cell:({variation:{product:e}})=>a(t,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:n.sku,cell:({variation:e})=>a(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:n.status,cell:({status:e})=>a(k,{kind:`license`,status:e}),width:7},{id:`order`,header:i,cell:({item:e})=>e&&a(t,{to:`/orders/$number`,params:{number:e.order.number},children:a(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:o,cell:({item:e})=>e&&a(t,{to:`/customers/$id`,params:{id:e.order.customer.id},children:c(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:n.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:n.uploaded,cell:({createdAt:e,batch:n})=>a(t,{to:`/licenses/batches/$id`,params:{id:n.id},children:a(N,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:n.sold,cell:({soldAt:e})=>e&&a(N,{at:e}),wide:!0},{id:`expires`,header:n.expires,cell:({expiresAt:e})=>e?l.day(e):a(`span`,{className:`muted`,children:r}),wide:`below`,width:9},...e?[{id:`revoke`,header:s.one,cell:t=>t.status!==`REVOKED`&&a(u,{size:`small`,look:`quiet`,icon:E,"aria-label":`${s.one} ${t.externalRef??t.variation.sku}`,onClick:()=>e(t)})}]:[]]}export{de as LicenseList};