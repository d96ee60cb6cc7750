const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-C50QK2v2.js","assets/index-pEbad9IO.js","assets/early-B5IRyXOX.js","assets/parts-CwdO98Ky.js","assets/dialogs-Fvos1y_P.js","assets/details-CxT677om.js","assets/licenses-D72kJ9se.js","assets/RevokeLicenseDialog-DM20RGpb.js"])))=>i.map(i=>d[i]);
import{Ct as e,Mt as t,P as n,X as r,Z as i,Zt as a,dt as o,ft as s,g as c,jt as l,k as u,lt as d,on as f,rn as p,ut as m,wt as h,x as g,xt as _,y as v}from"./index-pEbad9IO.js";import{M as y,N as b,O as x,P as S,R as C,S as ee,U as w,_ as T,b as E,c as D,d as O,g as k,h as A,i as j,k as M,m as N,o as te,p as P,r as F,s as I,w as L,y as R}from"./parts-CwdO98Ky.js";import{Y as z,w as B}from"./details-CxT677om.js";import{I as V}from"./early-B5IRyXOX.js";import{n as H,s as U,t as W}from"./licenses-D72kJ9se.js";t(),f();function G({search:e,onChange:t}){let n=g(U),{statuses:r}=g(v);return l(p,{children:[l(T,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),l(E,{label:n.filters.status,options:s.map(e=>({value:e,label:r.license[e]})),chosen:d(e),onChange:e=>t({status:e.join(`,`)})}),l(F,{digital:!0,chosen:e.product,onChange:e=>t({product:e})}),l(j,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:K}),l(q,{search:e,onChange:t}),l(E,{single:!0,label:n.filters.expires,options:m.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})})]})}function K(e,t){let n=W(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function q({search:e,onChange:t}){let n=g(U),r=b(),i=_(H,{where:e.variation?{variationId:e.variation}:{}}).data?.licenseBatches.edges,a=_(H,{where:{id:e.batch??``}},{enabled:!!e.batch}),o=[...i??[],...e.batch?a.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return l(E,{single:!0,label:n.filters.batch,options:o.map(({id:e,created:t,createdAt:i,variation:a})=>({value:e,label:n.batchName(a.sku,r.time(i),r.count(t))})),chosen:e.batch?[e.batch]:[],onChange:([e])=>t({batch:e})})}var J=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Y=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewLicenses($where: LicenseWhereInput, $first: Int!) {
  licenses(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);f();var X=B(()=>r(()=>import(`./FindLicenseDialog-C50QK2v2.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),Z=B(()=>r(()=>import(`./RevokeLicenseDialog-DM20RGpb.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([7,1,2,4,3,5,6]))),Q=e(`/signedIn/licenses`),$=({licenses:e})=>e.edges.map(({node:e})=>e),ne=(e,t)=>_(Y,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id);function re(){let e=g(U),t=Q.useSearch(),r=Q.useNavigate(),s=i(`LICENSES_WRITE`),d=i(`LICENSES_REVEAL`),[f,m]=a(null),h=o(t),{data:v,error:b,isPlaceholderData:x,refetch:w}=_(J,h);A(J,h,$,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]);let T=v&&$(v),E=ie(s?m:void 0),{dialog:j,...N}=t,{after:F,before:I,...B}=N,{sort:H,...W}=B,K=e=>void r({search:V({...B,...e})});return l(p,{children:[l(y,{title:e.title,aside:l(O,{type:`LICENSE_BATCH`,ids:T?.map(({id:e})=>e),where:h.where,useListed:ne,onShow:()=>K({})}),actions:l(p,{children:[l(ee,{input:{kind:`LICENSES`,licenseWhere:h.where},count:v?.licenses.totalCount}),d&&l(c,{icon:u,onClick:()=>void r({search:{...N,dialog:`find`},resetScroll:!1}),children:e.find.action}),s&&l(te,{look:`primary`,icon:z,to:`/licenses/upload`,search:V({variation:t.variation}),children:e.upload})]})}),l(D,{list:`licenses`,to:`/licenses`,search:t}),l(k,{end:l(P,{name:`licenses`,columns:E}),children:l(G,{search:t,onChange:K})}),l(S,{flush:!0,children:[l(M,{name:`licenses`,label:e.title,columns:E,rows:T,rowKey:e=>e.id,stale:x,error:b,onRetry:()=>void w(),sort:H??`-created`,onSort:e=>K({sort:e===`created`?e:void 0}),empty:Object.keys(W).length>0?l(L,{icon:C,title:e.noMatch,text:e.noMatchText}):l(L,{icon:n,title:e.empty,text:e.emptyText})}),l(R,{connection:v?.licenses,onChange:e=>void r({search:V({...B,...e})})})]}),j===`find`&&d&&l(X,{onClose:()=>void r({search:N,replace:!0,resetScroll:!1})}),f&&l(Z,{license:f,onClose:()=>m(null)})]})}function ie(e){let{columns:t,never:n,order:r,customer:i,revoke:a}=g(U),o=N(),s=b();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>l(h,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>l(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:t.status,cell:({status:e})=>l(I,{kind:`license`,status:e}),width:7},{id:`order`,header:r,cell:({item:e})=>e&&l(h,{to:`/orders/$number`,params:{number:e.order.number},children:l(`code`,{children:e.order.number})}),wide:!0},{id:`customer`,header:i,cell:({item:e})=>e&&l(h,{to:`/customers/$id`,params:{id:e.order.customer.id},children:o(e.order.customer)}),wide:!0,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:!0,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e})=>l(x,{at:e}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&l(x,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?s.day(e):l(`span`,{className:`muted`,children:n}),wide:!0,width:9},...e?[{id:`revoke`,header:a.one,cell:t=>t.status!==`REVOKED`&&l(c,{size:`small`,look:`quiet`,icon:w,"aria-label":`${a.one} ${t.externalRef??t.variation.sku}`,onClick:()=>e(t)}),wide:!0}]:[]]}export{re as LicenseList};