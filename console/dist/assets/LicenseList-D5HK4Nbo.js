const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-CzKPKdnw.js","assets/index-DYcuAoF6.js","assets/early-NQvuXKrB.js","assets/parts-C0Z_Ugd4.js","assets/dialogs-nSjOBcUc.js","assets/details-DyJtnXNU.js","assets/licenses-DpQWonIm.js","assets/RevokeLicenseDialog-B3wKDn5p.js"])))=>i.map(i=>d[i]);
import{At as e,D as t,J as n,M as r,St as i,Y as a,Yt as o,_ as s,ct as c,in as l,kt as u,lt as d,m as f,st as p,tn as m,ut as h,xt as g,y as _,yt as v}from"./index-DYcuAoF6.js";import{C as y,D as b,H as x,L as S,M as C,N as w,O as T,a as E,f as D,g as O,h as k,j as A,m as j,o as M,p as N,r as P,s as F,u as I,v as L,x as R,y as z}from"./parts-C0Z_Ugd4.js";import{Y as B,w as V}from"./details-DyJtnXNU.js";import{I as H}from"./early-NQvuXKrB.js";import{n as U,s as W,t as G}from"./licenses-DpQWonIm.js";e(),l();function K({search:e,onChange:t}){let n=_(W),{statuses:r}=_(s);return u(m,{children:[u(O,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),u(z,{label:n.filters.status,options:h.map(e=>({value:e,label:r.license[e]})),chosen:p(e),onChange:e=>t({status:e.join(`,`)})}),u(P,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:q}),u(J,{search:e,onChange:t}),u(z,{single:!0,label:n.filters.expires,options:c.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})})]})}function q(e,t){let n=G(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function J({search:e,onChange:t}){let n=_(W),r=C(),i=v(U,{where:e.variation?{variationId:e.variation}:{}}).data?.licenseBatches.edges,a=v(U,{where:{id:e.batch??``}},{enabled:!!e.batch}),o=[...i??[],...e.batch?a.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return u(z,{single:!0,label:n.filters.batch,options:o.map(({id:e,created:t,createdAt:i,variation:a})=>({value:e,label:n.batchName(a.sku,r.time(i),r.count(t))})),chosen:e.batch?[e.batch]:[],onChange:([e])=>t({batch:e})})}var Y=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);l();var Z=V(()=>n(()=>import(`./FindLicenseDialog-CzKPKdnw.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),ee=V(()=>n(()=>import(`./RevokeLicenseDialog-B3wKDn5p.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([7,1,2,4,3,5,6]))),Q=g(`/signedIn/licenses`),$=({licenses:e})=>e.edges.map(({node:e})=>e),te=(e,t)=>v(X,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id);function ne(){let e=_(W),n=Q.useSearch(),i=Q.useNavigate(),s=a(`LICENSES_WRITE`),c=a(`LICENSES_REVEAL`),[l,p]=o(null),h=d(n),{data:g,error:b,isPlaceholderData:x,refetch:C}=v(Y,h);j(Y,h,$,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]);let O=g&&$(g),M=re(s?p:void 0),{dialog:N,...P}=n,{after:z,before:V,...U}=P,{sort:G,...q}=U,J=e=>void i({search:H({...U,...e})});return u(m,{children:[u(A,{title:e.title,aside:u(I,{type:`LICENSE_BATCH`,ids:O?.map(({id:e})=>e),where:h.where,useListed:te,onShow:()=>J({})}),actions:u(m,{children:[u(R,{input:{kind:`LICENSES`,licenseWhere:h.where},count:g?.licenses.totalCount}),c&&u(f,{icon:t,onClick:()=>void i({search:{...P,dialog:`find`},resetScroll:!1}),children:e.find.action}),s&&u(E,{look:`primary`,icon:B,to:`/licenses/upload`,search:H({variation:n.variation}),children:e.upload})]})}),u(F,{list:`licenses`,to:`/licenses`,search:n}),u(k,{end:u(D,{name:`licenses`,columns:M}),children:u(K,{search:n,onChange:J})}),u(w,{flush:!0,children:[u(T,{name:`licenses`,label:e.title,columns:M,rows:O,rowKey:e=>e.id,stale:x,error:b,onRetry:()=>void C(),sort:G??`-created`,onSort:e=>J({sort:e===`created`?e:void 0}),empty:Object.keys(q).length>0?u(y,{icon:S,title:e.noMatch,text:e.noMatchText}):u(y,{icon:r,title:e.empty,text:e.emptyText})}),u(L,{connection:g?.licenses,onChange:e=>void i({search:H({...U,...e})})})]}),N===`find`&&c&&u(Z,{onClose:()=>void i({search:P,replace:!0,resetScroll:!1})}),l&&u(ee,{license:l,onClose:()=>p(null)})]})}function re(e){let{columns:t,never:n,order:r,customer:a,revoke:o}=_(W),s=N(),c=C();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>u(i,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>u(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:t.status,cell:({status:e})=>u(M,{kind:`license`,status:e}),width:7},{id:`order`,header:r,cell:({item:e})=>e&&u(i,{to:`/orders/$number`,params:{number:e.order.number},children:u(`code`,{children:e.order.number})}),wide:!0},{id:`customer`,header:a,cell:({item:e})=>e&&u(i,{to:`/customers/$id`,params:{id:e.order.customer.id},children:s(e.order.customer)}),wide:!0,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:!0,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e})=>u(b,{at:e}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&u(b,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?c.day(e):u(`span`,{className:`muted`,children:n}),wide:!0,width:9},...e?[{id:`revoke`,header:o.one,cell:t=>t.status!==`REVOKED`&&u(f,{size:`small`,look:`quiet`,icon:x,"aria-label":`${o.one} ${t.externalRef??t.variation.sku}`,onClick:()=>e(t)}),wide:!0}]:[]]}export{ne as LicenseList};