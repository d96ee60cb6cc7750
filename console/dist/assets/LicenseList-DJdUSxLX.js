const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-CE20tkYY.js","assets/index-CJvoihQj.js","assets/early-CY4GmciT.js","assets/parts-1zalaK26.js","assets/dialogs-CryAQIB_.js","assets/details-CV8vpAdI.js","assets/TextField-CF_5nElP.js","assets/licenses-DoIGJWkG.js","assets/RevokeLicenseDialog-TvryWvtH.js","assets/TextArea-DSPEO_1S.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-lYfwMQD9.js","assets/BulkDialog-CJY8snfP.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,G as i,L as a,M as o,S as s,Tt as c,_t as l,an as ee,dn as u,g as d,gt as f,ht as p,jt as m,mn as h,mt as g,tt as _,w as v,zt as y}from"./index-CJvoihQj.js";import{E as b,F as te,H as x,I as S,K as C,L as w,O as T,R as ne,S as E,T as re,V as D,Z as O,a as k,c as ie,f as A,g as j,h as ae,i as M,m as N,n as P,o as F,p as oe,r as I,s as se,w as ce,x as L,y as R}from"./parts-1zalaK26.js";import{O as z,rt as B}from"./details-CV8vpAdI.js";import{V,x as H}from"./early-CY4GmciT.js";import{a as U,n as W,t as le}from"./licenses-DoIGJWkG.js";var G={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};G.node;var ue=i(G);n(),h();function de({search:e,onChange:t}){let n=v(U),{statuses:r}=v(s);return y(u,{children:[y(F,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),y(E,{label:n.filters.status,options:l.map(e=>({value:e,label:r.license[e]})),chosen:g(e),onChange:e=>t({status:e.join(`,`)})}),y(P,{digital:!0,chosen:e.product,onChange:e=>t({product:e})}),y(j,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:K}),y(q,{search:e,onChange:t}),y(E,{single:!0,label:n.filters.expires,options:p.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})}),y(z,{id:e.id,onClear:()=>t({id:void 0})})]})}function K(e,t){let n=le(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function q({search:e,onChange:t}){let n=v(U),i=w(),a=r(W,{where:e.variation?{variationId:e.variation}:{}}).data?.licenseBatches.edges,o=r(W,{where:{id:e.batch??``}},{enabled:!!e.batch}),s=[...a??[],...e.batch?o.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return y(E,{single:!0,label:n.filters.batch,options:s.map(({id:e,created:t,createdAt:r,variation:a})=>({value:e,label:n.batchName(a.sku,i.time(r),i.count(t))})),chosen:e.batch?[e.batch]:[],onChange:([e])=>t({batch:e})})}var fe=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Y=new J(`
    query NewLicenses($where: LicenseWhereInput, $first: Int!) {
  licenses(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),X=new J(`
    query NewUploads($where: LicenseBatchWhereInput, $first: Int!) {
  licenseBatches(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);h();var pe=b(()=>e(()=>import(`./FindLicenseDialog-CE20tkYY.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),me=b(()=>e(()=>import(`./RevokeLicenseDialog-TvryWvtH.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([8,1,2,4,5,3,9,10,7]))),he=b(()=>e(()=>import(`./RevokeLicensesDialog-lYfwMQD9.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([11,1,2,12,4,5,3,9]))),Z=t(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),ge=(e,t)=>r(Y,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id),_e=async(e,t)=>(await c(X,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function ve(){let e=v(U),{table:t}=v(s),n=Z.useSearch(),r=Z.useNavigate(),i=_(`LICENSES_WRITE`),c=_(`LICENSES_REVEAL`),{open:l,close:p}=te(),m=f(n),{data:h,error:g,isPlaceholderData:b,refetch:S}=oe(fe,m,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),w=h&&Q(h),E=ye(i?e=>l(`revoke`,e):void 0),j=H(n),{chosen:M,selection:N,clear:P,remove:F}=k(w?.filter(({status:e})=>e!==`REVOKED`),j),[z,W]=ee(null),{after:le,before:G,...K}=j,{sort:q,...J}=K,Y=e=>void r({search:V({...K,...e})}),X=ie(n,w?.find(({id:e,status:t})=>e===n.row&&t!==`REVOKED`));return y(u,{children:[y(D,{title:e.title,aside:y(ce,{type:`LICENSE_BATCH`,ids:w?.map(({id:e})=>e),where:m.where,useListed:ge,createdSince:_e,onShow:()=>Y({})}),actions:y(u,{children:[y(re,{input:{kind:`LICENSES`,licenseWhere:m.where},count:h?.licenses.totalCount}),c&&y(d,{icon:o,onClick:()=>l(`find`),children:e.find.action}),n.batch&&y(I,{icon:ue,to:`/licenses/batches/$id`,params:{id:n.batch},children:e.find.openBatch}),i&&y(I,{look:`primary`,icon:B,to:`/licenses/upload`,search:V({variation:n.variation}),children:e.upload})]})}),y(se,{list:`licenses`,to:`/licenses`,search:n}),y(R,{end:y(A,{name:`licenses`,columns:E}),children:y(de,{search:j,onChange:Y})}),y(x,{flush:!0,children:[M.length>0&&y(ae,{text:t.selected(M.length),onClear:P,children:y(d,{size:`small`,icon:O,onClick:()=>W(M),children:e.revoke.one})}),y(ne,{name:`licenses`,label:e.title,columns:E,rows:w,rowKey:e=>e.id,rowName:$,...i&&{selection:N},stale:b,error:g,onRetry:()=>void S(),sort:q??`-created`,onSort:e=>Y({sort:e}),empty:Object.keys(J).length>0?y(T,{icon:C,title:e.noMatch,text:e.noMatchText}):y(T,{icon:a,title:e.empty,text:e.emptyText})}),y(L,{connection:h?.licenses,onChange:e=>void r({search:V({...K,...e})})})]}),z&&y(he,{licenses:z,onDone:F,onClose:()=>W(null)}),n.dialog===`find`&&c&&y(pe,{onClose:p}),n.dialog===`revoke`&&i&&X&&y(me,{license:X,onClose:p})]})}var $=({externalRef:e,variation:t})=>e??t.sku;function ye(e){let{columns:t,never:n,order:r,customer:i,revoke:a}=v(U),o=N(),s=w();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>y(m,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>y(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:t.status,cell:({status:e})=>y(M,{kind:`license`,status:e}),width:7},{id:`order`,header:r,cell:({item:e})=>e&&y(m,{to:`/orders/$number`,params:{number:e.order.number},children:y(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:i,cell:({item:e})=>e&&y(m,{to:`/customers/$id`,params:{id:e.order.customer.id},children:o(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e,batch:t})=>y(m,{to:`/licenses/batches/$id`,params:{id:t.id},children:y(S,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&y(S,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?s.day(e):y(`span`,{className:`muted`,children:n}),sort:`expires`,wide:`below`,width:9},...e?[{id:`revoke`,header:a.one,cell:t=>t.status!==`REVOKED`&&y(d,{size:`small`,look:`quiet`,icon:O,"aria-label":`${a.one} ${$(t)}`,onClick:()=>e(t.id)})}]:[]]}export{ve as LicenseList};