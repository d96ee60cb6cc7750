const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-Bl8fqynJ.js","assets/index-cCBaboqx.js","assets/early-__BPvlh7.js","assets/parts-C6nyRSZ-.js","assets/dialogs-CVBYXjnW.js","assets/details-BSEAqBgF.js","assets/pages-D0R2bPPx.js","assets/sending-MqBbovHJ.js","assets/draft-CFCvD3QD.js","assets/TextArea-D1dUow79.js","assets/licenses-CE2neEUs.js","assets/RevokeLicenseDialog-BxB5-JGx.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-FW3stbm3.js","assets/BulkDialog-Dg1V6ICr.js"])))=>i.map(i=>d[i]);
import{Ft as e,G as t,It as n,Jt as r,L as i,M as a,Ot as o,Y as s,Yt as c,bt as l,hn as u,jt as d,rt as f,tt as p,u as m,v as h,vt as g,w as _,wn as v,xn as y,yt as b}from"./index-cCBaboqx.js";import{C as x,O as S,c as C,u as w}from"./details-BSEAqBgF.js";import{$ as ee,D as te,G as T,I as E,J as ne,K as D,M as re,N as ie,O,S as ae,Z as oe,a as k,b as se,d as ce,f as A,g as j,h as M,i as N,k as P,l as le,m as F,n as I,o as ue,q as L,s as de,tt as fe,x as R,y as z}from"./parts-C6nyRSZ-.js";import{H as B,U as V,x as pe}from"./early-__BPvlh7.js";import{n as H,o as U,r as W,t as G}from"./licenses-CE2neEUs.js";var K={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};K.node;var me=t(K);c();function he(e){let{chosen:t,batch:n,onChange:i}=e,a=s(U),o=q();return r(P,{label:a.filters.batch,value:t?n?o(n):`…`:``,onClear:()=>i(void 0),children:r(ge,{...e})})}function ge({chosen:e,variation:t,onChange:n}){let i=s(U),a=q(),o=d(H,{where:t?{variationId:t}:{}}).data;return r(z,{label:i.filters.batch,options:(o?.licenseBatches.edges??[]).map(({node:e})=>({id:e.id,name:a(e)})),chosen:e,onChange:n})}function q(){let e=s(U),t=L();return({variation:n,createdAt:r,created:i})=>e.batchName(n.sku,t.time(r),t.count(i))}v();function _e({search:e,onChange:t}){let n=s(U),{statuses:i}=s(_),{product:a,variation:o,batch:c}=e,u={products:j(a),variations:j(o),batches:j(c)},{data:f}=d(W,u,{enabled:!!(a??o??c)}),p=M(f?.variations,o);return r(y,{children:[r(de,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),r(O,{label:n.filters.status,options:l.map(e=>({value:e,label:i.license[e]})),chosen:g(e),onChange:e=>t({status:e.join(`,`)})}),r(I,{digital:!0,chosen:a,name:M(f?.products,a)?.name,onChange:e=>t({product:e})}),r(F,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:o,name:p&&J(p),onChange:e=>t({variation:e,batch:void 0}),useFound:ve}),r(he,{chosen:c,batch:M(f?.licenseBatches,c),variation:o,onChange:e=>t({batch:e})}),r(O,{single:!0,label:n.filters.expires,options:b.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})}),r(w,{id:e.id,onClear:()=>t({id:void 0})})]})}var J=({sku:e,product:t})=>`${t.name} ${e}`,ve=e=>G(e,void 0).found.map(e=>({id:e.id,name:J(e)})),ye=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function be(e,t=Math.floor(Date.now()/36e5)){let n=e=>new Date((t+24*e)*36e5).toISOString(),r=e.sort??`-created`;return{...V(e),where:B({matches:e.q,id:e.id,statusIn:e.status?g(e):void 0,hasVariationWith:e.product?[{productId:e.product}]:void 0,variationId:e.variation,batchId:e.batch,expiresAtLT:e.expires?n(Number(e.expires)):void 0,not:e.expires?{expiresAtLT:n(0)}:void 0}),orderBy:{field:r.endsWith(`expires`)?`EXPIRES_AT`:`CREATED_AT`,direction:r.startsWith(`-`)?`DESC`:`ASC`}}}var Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},xe=new Y(`
    query NewLicenses($where: LicenseWhereInput, $first: Int!) {
  licenses(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),Se=new Y(`
    query NewUploads($where: LicenseBatchWhereInput, $first: Int!) {
  licenseBatches(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);v();var Ce=m(()=>p(()=>import(`./FindLicenseDialog-Bl8fqynJ.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),we=m(()=>p(()=>import(`./RevokeLicenseDialog-BxB5-JGx.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([11,1,2,4,5,3,6,7,8,9,12,10]))),X=m(()=>p(()=>import(`./RevokeLicensesDialog-FW3stbm3.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([13,1,2,14,4,5,3,6,7,8,9]))),Z=e(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),Te=(e,t)=>d(xe,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id),Ee=async(e,t)=>(await o(Se,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function De(){let e=s(U),{table:t}=s(_),n=Z.useSearch(),o=Z.useNavigate(),c=f(`LICENSES_WRITE`),l=f(`LICENSES_REVEAL`),{open:d,close:p}=T(),m=be(n),{data:g,error:v,isPlaceholderData:b,refetch:w}=ce(ye,m,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),D=g&&Q(g),O=Oe(c?e=>d(`revoke`,e):void 0),k=pe(n),{chosen:A,selection:j,clear:M,remove:P}=ue(D?.filter(({status:e})=>e!==`REVOKED`),k),[F,I]=u(null),{after:L,before:de,...z}=k,{sort:V,...H}=z,W=e=>void o({search:B({...z,...e})}),G=ae(n,D?.find(({id:e,status:t})=>e===n.row&&t!==`REVOKED`));return r(y,{children:[r(oe,{title:e.title,aside:r(re,{type:`LICENSE_BATCH`,ids:D?.map(({id:e})=>e),where:m.where,useListed:Te,createdSince:Ee,onShow:()=>W({})}),actions:r(y,{children:[r(ie,{input:{kind:`LICENSES`,licenseWhere:m.where},count:g?.licenses.totalCount}),l&&r(h,{icon:a,onClick:()=>d(`find`),children:e.find.action}),n.batch&&r(N,{icon:me,to:`/licenses/batches/$id`,params:{id:n.batch},children:e.find.openBatch}),c&&r(N,{look:`primary`,icon:x,to:`/licenses/upload`,search:B({variation:n.variation}),children:e.upload})]})}),r(R,{list:`licenses`,to:`/licenses`,search:n}),r(se,{end:r(le,{name:`licenses`,columns:O}),children:r(_e,{search:k,onChange:W})}),r(ee,{flush:!0,children:[A.length>0&&r(C,{text:t.selected(A.length),onClear:M,children:r(h,{size:`small`,icon:S,onClick:()=>I(A),children:e.revoke.one})}),r(ne,{name:`licenses`,label:e.title,columns:O,rows:D,rowKey:e=>e.id,rowName:$,...c&&{selection:j},stale:b,error:v,onRetry:()=>void w(),sort:V??`-created`,onSort:e=>W({sort:e}),empty:Object.keys(H).length>0?r(E,{icon:fe,title:e.noMatch,text:e.noMatchText}):r(E,{icon:i,title:e.empty,text:e.emptyText})}),r(te,{connection:g?.licenses,onChange:e=>void o({search:B({...z,...e})})})]}),F&&r(X,{licenses:F,onDone:P,onClose:()=>I(null)}),n.dialog===`find`&&l&&r(Ce,{onClose:p}),n.dialog===`revoke`&&c&&G&&r(we,{license:G,onClose:p},G.id)]})}var $=({externalRef:e,variation:t})=>e??t.sku;function Oe(e){let{columns:t,never:i,order:a,customer:o,revoke:c}=s(U),l=A(),u=L();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>r(n,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>r(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:t.status,cell:({status:e})=>r(k,{kind:`license`,status:e}),width:7},{id:`order`,header:a,cell:({item:e})=>e&&r(n,{to:`/orders/$number`,params:{number:e.order.number},children:r(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:o,cell:({item:e})=>e&&r(n,{to:`/customers/$id`,params:{id:e.order.customer.id},children:l(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e,batch:t})=>r(n,{to:`/licenses/batches/$id`,params:{id:t.id},children:r(D,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&r(D,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?u.day(e):r(`span`,{className:`muted`,children:i}),sort:`expires`,wide:`below`,width:9},...e?[{id:`revoke`,header:c.one,cell:t=>t.status!==`REVOKED`&&r(h,{size:`small`,look:`quiet`,icon:S,"aria-label":`${c.one} ${$(t)}`,onClick:()=>e(t.id)})}]:[]]}export{De as LicenseList};