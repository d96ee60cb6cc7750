const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-nTKu2Gt8.js","assets/index-Cp0A1w_e.js","assets/early-TkO9i4Wa.js","assets/parts-mq6H3t82.js","assets/dialogs-CP97bDVo.js","assets/details-CkmDreeo.js","assets/licenses-CHJqVRZs.js","assets/RevokeLicenseDialog-D75w9fwg.js"])))=>i.map(i=>d[i]);
import{At as e,Ct as t,N as n,O as r,St as i,X as a,Xt as o,Y as s,an as c,b as l,bt as u,ct as d,dt as f,h as p,jt as m,lt as h,nn as g,ut as ee,v as _}from"./index-Cp0A1w_e.js";import{C as v,D as y,H as b,L as x,M as S,N as C,O as w,a as T,f as E,g as D,h as O,j as k,m as A,o as j,p as M,r as N,s as P,u as te,v as F,x as I,y as L}from"./parts-mq6H3t82.js";import{Y as R,w as z}from"./details-CkmDreeo.js";import{I as B}from"./early-TkO9i4Wa.js";import{c as V,n as H,r as U,t as W}from"./licenses-CHJqVRZs.js";m(),c();function G({search:t,onChange:n}){let r=l(V),{statuses:i}=l(_);return e(g,{children:[e(D,{label:r.search,placeholder:r.searchPlaceholder,value:t.q??``,onChange:e=>n({q:e})}),e(L,{label:r.filters.status,options:f.map(e=>({value:e,label:i.license[e]})),chosen:d(t),onChange:e=>n({status:e.join(`,`)})}),e(N,{label:r.filters.product,searchLabel:r.filters.findProduct,chosen:t.product,onChange:e=>n({product:e}),useEntities:K}),e(N,{label:r.filters.variation,searchLabel:r.filters.findVariation,chosen:t.variation,onChange:e=>n({variation:e,batch:void 0}),useEntities:q}),e(J,{search:t,onChange:n}),e(L,{single:!0,label:r.filters.expires,options:h.map(e=>({value:e,label:r.filters.within(Number(e))})),chosen:t.expires?[t.expires]:[],onChange:([e])=>n({expires:e})})]})}function K(e,t){let n=e.length>=2,r={kind:`DIGITAL`,or:[...n?[{nameContainsFold:e}]:[],...t?[{id:t}]:[]]},{data:i}=u(U,{where:r},{enabled:n||t!==void 0}),a=i?.products.edges.map(e=>e.node)??[];return{found:a,chosen:a.find(({id:e})=>e===t)}}function q(e,t){let n=W(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function J({search:t,onChange:n}){let r=l(V),i=S(),a=u(H,{where:t.variation?{variationId:t.variation}:{}}).data?.licenseBatches.edges,o=u(H,{where:{id:t.batch??``}},{enabled:!!t.batch}),s=[...a??[],...t.batch?o.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return e(L,{single:!0,label:r.filters.batch,options:s.map(({id:e,created:t,createdAt:n,variation:a})=>({value:e,label:r.batchName(a.sku,i.time(n),i.count(t))})),chosen:t.batch?[t.batch]:[],onChange:([e])=>n({batch:e})})}var Y=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),X=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewLicenses($where: LicenseWhereInput, $first: Int!) {
  licenses(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);c();var Z=z(()=>s(()=>import(`./FindLicenseDialog-nTKu2Gt8.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),ne=z(()=>s(()=>import(`./RevokeLicenseDialog-D75w9fwg.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([7,1,2,4,3,5,6]))),Q=i(`/signedIn/licenses`),$=({licenses:e})=>e.edges.map(({node:e})=>e),re=(e,t)=>u(X,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id);function ie(){let t=l(V),i=Q.useSearch(),s=Q.useNavigate(),c=a(`LICENSES_WRITE`),d=a(`LICENSES_REVEAL`),[f,m]=o(null),h=ee(i),{data:_,error:y,isPlaceholderData:b,refetch:S}=u(Y,h);A(Y,h,$,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]);let D=_&&$(_),j=ae(c?m:void 0),{dialog:M,...N}=i,{after:L,before:z,...H}=N,{sort:U,...W}=H,K=e=>void s({search:B({...H,...e})});return e(g,{children:[e(k,{title:t.title,aside:e(te,{type:`LICENSE_BATCH`,ids:D?.map(({id:e})=>e),where:h.where,useListed:re,onShow:()=>K({})}),actions:e(g,{children:[e(I,{input:{kind:`LICENSES`,licenseWhere:h.where},count:_?.licenses.totalCount}),d&&e(p,{icon:r,onClick:()=>void s({search:{...N,dialog:`find`},resetScroll:!1}),children:t.find.action}),c&&e(T,{look:`primary`,icon:R,to:`/licenses/upload`,search:B({variation:i.variation}),children:t.upload})]})}),e(P,{list:`licenses`,to:`/licenses`,search:i}),e(O,{end:e(E,{name:`licenses`,columns:j}),children:e(G,{search:i,onChange:K})}),e(C,{flush:!0,children:[e(w,{name:`licenses`,label:t.title,columns:j,rows:D,rowKey:e=>e.id,stale:b,error:y,onRetry:()=>void S(),sort:U??`-created`,onSort:e=>K({sort:e===`created`?e:void 0}),empty:Object.keys(W).length>0?e(v,{icon:x,title:t.noMatch,text:t.noMatchText}):e(v,{icon:n,title:t.empty,text:t.emptyText})}),e(F,{connection:_?.licenses,onChange:e=>void s({search:B({...H,...e})})})]}),M===`find`&&d&&e(Z,{onClose:()=>void s({search:N,replace:!0,resetScroll:!1})}),f&&e(ne,{license:f,onClose:()=>m(null)})]})}function ae(n){let{columns:r,never:i,order:a,customer:o,revoke:s}=l(V),c=M(),u=S();return[{id:`what`,header:r.what,cell:({variation:{product:n}})=>e(t,{to:`/products/$slug`,params:{slug:n.slug},children:n.name}),width:16},{id:`sku`,header:r.sku,cell:({variation:t})=>e(`code`,{children:t.sku}),wide:`below`,width:12},{id:`status`,header:r.status,cell:({status:t})=>e(j,{kind:`license`,status:t}),width:7},{id:`order`,header:a,cell:({item:n})=>n&&e(t,{to:`/orders/$number`,params:{number:n.order.number},children:e(`code`,{children:n.order.number})}),wide:!0},{id:`customer`,header:o,cell:({item:n})=>n&&e(t,{to:`/customers/$id`,params:{id:n.order.customer.id},children:c(n.order.customer)}),wide:!0,width:12},{id:`reference`,header:r.reference,cell:({externalRef:e})=>e??``,wide:!0,width:12},{id:`uploaded`,header:r.uploaded,cell:({createdAt:t})=>e(y,{at:t}),sort:`created`,wide:!0},{id:`sold`,header:r.sold,cell:({soldAt:t})=>t&&e(y,{at:t}),wide:!0},{id:`expires`,header:r.expires,cell:({expiresAt:t})=>t?u.day(t):e(`span`,{className:`muted`,children:i}),wide:!0,width:9},...n?[{id:`revoke`,header:s.one,cell:t=>t.status!==`REVOKED`&&e(p,{size:`small`,look:`quiet`,icon:b,"aria-label":`${s.one} ${t.externalRef??t.variation.sku}`,onClick:()=>n(t)}),wide:!0}]:[]]}export{ie as LicenseList};