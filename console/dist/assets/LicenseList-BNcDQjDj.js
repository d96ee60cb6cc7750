const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-C_Y8mpe9.js","assets/index-ByM-MJ82.js","assets/early-__BPvlh7.js","assets/parts-C2OOrKHF.js","assets/dialogs-C2mIxewQ.js","assets/details-CiSvw2-D.js","assets/pages-BpAtkfM2.js","assets/sending-COEhbZ7i.js","assets/draft-DmmcF23b.js","assets/TextArea-CBbqepZL.js","assets/licenses-BGPXDiig.js","assets/RevokeLicenseDialog-CWZY8YaB.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-BsK4YnEu.js","assets/BulkDialog-D27T9Xp7.js"])))=>i.map(i=>d[i]);
import{Ft as e,G as t,It as n,Jt as r,L as i,M as a,Ot as o,Y as s,Yt as c,bt as l,hn as u,jt as d,rt as f,tt as p,u as m,v as h,vt as g,w as _,wn as v,xn as y,yt as b}from"./index-ByM-MJ82.js";import{C as ee,O as x,c as te,u as S}from"./details-CiSvw2-D.js";import{D as C,I as ne,J as w,K as re,M as ie,N as ae,O as T,Q as oe,S as se,Y as E,a as D,b as O,d as ce,et as le,f as k,g as A,h as j,i as M,k as N,l as ue,m as P,n as F,o as de,q as I,s as fe,x as L,y as R}from"./parts-C2OOrKHF.js";import{H as z,U as B,x as V}from"./early-__BPvlh7.js";import{n as H,o as U,r as W,t as G}from"./licenses-BGPXDiig.js";var K={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};K.node;var pe=t(K);c();function me(e){let{chosen:t,batch:n,onChange:i}=e,a=s(U),o=q();return r(N,{label:a.filters.batch,value:t?n?o(n):`…`:``,onClear:()=>i(void 0),children:r(he,{...e})})}function he({chosen:e,variation:t,onChange:n}){let i=s(U),a=q(),o=d(H,{where:t?{variationId:t}:{}}).data;return r(R,{label:i.filters.batch,options:(o?.licenseBatches.edges??[]).map(({node:e})=>({id:e.id,name:a(e)})),chosen:e,onChange:n})}function q(){let e=s(U),t=w();return({variation:n,createdAt:r,created:i})=>e.batchName(n.sku,t.time(r),t.count(i))}v();function ge({search:e,onChange:t}){let n=s(U),{statuses:i}=s(_),{product:a,variation:o,batch:c}=e,u={products:A(a),variations:A(o),batches:A(c)},{data:f}=d(W,u,{enabled:!!(a??o??c)}),p=j(f?.variations,o);return r(y,{children:[r(fe,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),r(T,{label:n.filters.status,options:l.map(e=>({value:e,label:i.license[e]})),chosen:g(e),onChange:e=>t({status:e.join(`,`)})}),r(F,{digital:!0,chosen:a,name:j(f?.products,a)?.name,onChange:e=>t({product:e})}),r(P,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:o,name:p&&J(p),onChange:e=>t({variation:e,batch:void 0}),useFound:_e}),r(me,{chosen:c,batch:j(f?.licenseBatches,c),variation:o,onChange:e=>t({batch:e})}),r(T,{single:!0,label:n.filters.expires,options:b.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})}),r(S,{id:e.id,onClear:()=>t({id:void 0})})]})}var J=({sku:e,product:t})=>`${t.name} ${e}`,_e=e=>G(e,void 0).found.map(e=>({id:e.id,name:J(e)})),ve=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function ye(e,t=Math.floor(Date.now()/36e5)){let n=e=>new Date((t+24*e)*36e5).toISOString(),r=e.sort??`-created`;return{...B(e),where:z({matches:e.q,id:e.id,statusIn:e.status?g(e):void 0,hasVariationWith:e.product?[{productId:e.product}]:void 0,variationId:e.variation,batchId:e.batch,expiresAtLT:e.expires?n(Number(e.expires)):void 0,not:e.expires?{expiresAtLT:n(0)}:void 0}),orderBy:{field:r.endsWith(`expires`)?`EXPIRES_AT`:`CREATED_AT`,direction:r.startsWith(`-`)?`DESC`:`ASC`}}}var Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},be=new Y(`
    query NewLicenses($where: LicenseWhereInput, $first: Int!) {
  licenses(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),xe=new Y(`
    query NewUploads($where: LicenseBatchWhereInput, $first: Int!) {
  licenseBatches(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);v();var Se=m(()=>p(()=>import(`./FindLicenseDialog-C_Y8mpe9.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),Ce=m(()=>p(()=>import(`./RevokeLicenseDialog-CWZY8YaB.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([11,1,2,4,5,3,6,7,8,9,12,10]))),X=m(()=>p(()=>import(`./RevokeLicensesDialog-BsK4YnEu.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([13,1,2,14,4,5,3,6,7,8,9]))),Z=e(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),we=(e,t)=>d(be,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id),Te=async(e,t)=>(await o(xe,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function Ee(){let e=s(U),{table:t}=s(_),n=Z.useSearch(),o=Z.useNavigate(),c=f(`LICENSES_WRITE`),l=f(`LICENSES_REVEAL`),{open:d,close:p}=re(),m=ye(n),{data:g,error:v,isPlaceholderData:b,refetch:S}=ce(ve,m,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),w=g&&Q(g),T=De(c?e=>d(`revoke`,e):void 0),D=V(n),{chosen:k,selection:A,clear:j,remove:N}=de(w?.filter(({status:e})=>e!==`REVOKED`),D),[P,F]=u(null),{after:I,before:fe,...R}=D,{sort:B,...H}=R,W=e=>void o({search:z({...R,...e})}),G=se(n,w?.find(({id:e,status:t})=>e===n.row&&t!==`REVOKED`));return r(y,{children:[r(oe,{title:e.title,aside:r(ie,{type:`LICENSE_BATCH`,ids:w?.map(({id:e})=>e),where:m.where,useListed:we,createdSince:Te,onShow:()=>W({})}),actions:r(y,{children:[r(ae,{input:{kind:`LICENSES`,licenseWhere:m.where},count:g?.licenses.totalCount}),l&&r(h,{icon:a,onClick:()=>d(`find`),children:e.find.action}),n.batch&&r(M,{icon:pe,to:`/licenses/batches/$id`,params:{id:n.batch},children:e.find.openBatch}),c&&r(M,{look:`primary`,icon:ee,to:`/licenses/upload`,search:z({variation:n.variation}),children:e.upload})]})}),r(L,{list:`licenses`,to:`/licenses`,search:n}),r(O,{end:r(ue,{name:`licenses`,columns:T}),children:r(ge,{search:D,onChange:W})}),r(le,{flush:!0,children:[k.length>0&&r(te,{text:t.selected(k.length),onClear:j,children:r(h,{size:`small`,icon:x,onClick:()=>F(k),children:e.revoke.one})}),r(E,{name:`licenses`,label:e.title,columns:T,rows:w,rowKey:e=>e.id,rowName:$,...c&&{selection:A},stale:b,error:v,onRetry:()=>void S(),sort:B??`-created`,onSort:e=>W({sort:e}),empty:r(ne,{filtered:Object.keys(H).length>0,icon:i,words:e})}),r(C,{connection:g?.licenses,onChange:e=>void o({search:z({...R,...e})})})]}),P&&r(X,{licenses:P,onDone:N,onClose:()=>F(null)}),n.dialog===`find`&&l&&r(Se,{onClose:p}),n.dialog===`revoke`&&c&&G&&r(Ce,{license:G,onClose:p},G.id)]})}var $=({externalRef:e,variation:t})=>e??t.sku;function De(e){let{columns:t,never:i,order:a,customer:o,revoke:c}=s(U),l=k(),u=w();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>r(n,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>r(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:t.status,cell:({status:e})=>r(D,{kind:`license`,status:e}),width:7},{id:`order`,header:a,cell:({item:e})=>e&&r(n,{to:`/orders/$number`,params:{number:e.order.number},children:r(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:o,cell:({item:e})=>e&&r(n,{to:`/customers/$id`,params:{id:e.order.customer.id},children:l(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e,batch:t})=>r(n,{to:`/licenses/batches/$id`,params:{id:t.id},children:r(I,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&r(I,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?u.day(e):r(`span`,{className:`muted`,children:i}),sort:`expires`,wide:`below`,width:9},...e?[{id:`revoke`,header:c.one,cell:t=>t.status!==`REVOKED`&&r(h,{size:`small`,look:`quiet`,icon:x,"aria-label":`${c.one} ${$(t)}`,onClick:()=>e(t.id)})}]:[]]}export{Ee as LicenseList};