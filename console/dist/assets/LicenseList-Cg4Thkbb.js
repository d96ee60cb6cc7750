const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-Cus1gMMC.js","assets/index-CwcODLW1.js","assets/early-CfQr5XEC.js","assets/parts-DRGWu0GN.js","assets/dialogs-BzZ_W2pv.js","assets/details-DFBeDGDg.js","assets/TextField-Bhf4QOKE.js","assets/licenses-TayB84Di.js","assets/RevokeLicenseDialog-DrKdRMEd.js","assets/TextArea-Dl-MZN-6.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-2NhDXLYf.js","assets/BulkDialog-DERK0sJ0.js"])))=>i.map(i=>d[i]);
import{At as e,E as t,Gt as n,Nt as r,Ot as i,P as a,Pt as o,Wt as s,_t as c,bt as l,gn as u,q as d,rt as f,tt as p,un as m,v as h,vt as g,w as _,yn as v,yt as ee,z as te}from"./index-CwcODLW1.js";import{A as ne,D as y,E as b,F as x,G as S,K as re,M as C,T as ie,U as ae,W as w,Y as oe,Z as se,a as T,b as E,c as ce,d as D,f as le,h as O,i as k,j as ue,m as A,n as j,o as M,ot as N,p as de,r as P,tt as fe,u as F,v as I,x as L,y as R}from"./parts-DRGWu0GN.js";import{rt as z,w as B}from"./details-DFBeDGDg.js";import{V,x as pe}from"./early-CfQr5XEC.js";import{n as H,o as U,r as W,t as G}from"./licenses-TayB84Di.js";var K={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};K.node;var me=d(K);n();function he(e){let{chosen:n,batch:r,onChange:i}=e,a=t(U),o=q();return s(y,{label:a.filters.batch,value:n?r?o(r):`…`:``,onClear:()=>i(void 0),children:s(ge,{...e})})}function ge({chosen:n,variation:r,onChange:i}){let a=t(U),o=q(),c=e(H,{where:r?{variationId:r}:{}}).data;return s(I,{label:a.filters.batch,options:(c?.licenseBatches.edges??[]).map(({node:e})=>({id:e.id,name:o(e)})),chosen:n,onChange:i})}function q(){let e=t(U),n=S();return({variation:t,createdAt:r,created:i})=>e.batchName(t.sku,n.time(r),n.count(i))}v();function _e({search:n,onChange:r}){let i=t(U),{statuses:a}=t(_),{product:o,variation:d,batch:f}=n,p={products:O(o),variations:O(d),batches:O(f)},{data:m}=e(W,p,{enabled:!!(o??d??f)}),h=A(m?.variations,d);return s(u,{children:[s(M,{label:i.search,placeholder:i.searchPlaceholder,value:n.q??``,onChange:e=>r({q:e})}),s(b,{label:i.filters.status,options:l.map(e=>({value:e,label:a.license[e]})),chosen:c(n),onChange:e=>r({status:e.join(`,`)})}),s(j,{digital:!0,chosen:o,name:A(m?.products,o)?.name,onChange:e=>r({product:e})}),s(de,{label:i.filters.variation,searchLabel:i.filters.findVariation,chosen:d,name:h&&J(h),onChange:e=>r({variation:e,batch:void 0}),useFound:ve}),s(he,{chosen:f,batch:A(m?.licenseBatches,f),variation:d,onChange:e=>r({batch:e})}),s(b,{single:!0,label:i.filters.expires,options:g.map(e=>({value:e,label:i.filters.within(Number(e))})),chosen:n.expires?[n.expires]:[],onChange:([e])=>r({expires:e})}),s(B,{id:n.id,onClear:()=>r({id:void 0})})]})}var J=({sku:e,product:t})=>`${t.name} ${e}`,ve=e=>G(e,void 0).found.map(e=>({id:e.id,name:J(e)})),ye=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},be=new Y(`
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
    `);v();var Se=C(()=>p(()=>import(`./FindLicenseDialog-Cus1gMMC.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),Ce=C(()=>p(()=>import(`./RevokeLicenseDialog-DrKdRMEd.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([8,1,2,4,5,3,9,10,7]))),X=C(()=>p(()=>import(`./RevokeLicensesDialog-2NhDXLYf.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([11,1,2,12,4,5,3,9]))),Z=r(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),we=(t,n)=>e(be,{where:{...t,or:n.map(e=>({batchId:e}))},first:100},{enabled:n.length>0}).data?.licenses.edges.map(({node:e})=>e.id),Te=async(e,t)=>(await i(xe,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function Ee(){let e=t(U),{table:n}=t(_),r=Z.useSearch(),i=Z.useNavigate(),o=f(`LICENSES_WRITE`),c=f(`LICENSES_REVEAL`),{open:l,close:d}=ae(),p=ee(r),{data:g,error:v,isPlaceholderData:y,refetch:b}=F(ye,p,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),S=g&&Q(g),C=De(o?e=>l(`revoke`,e):void 0),w=pe(r),{chosen:D,selection:O,clear:k,remove:A}=T(S?.filter(({status:e})=>e!==`REVOKED`),w),[j,M]=m(null),{after:de,before:I,...B}=w,{sort:H,...W}=B,G=e=>void i({search:V({...B,...e})}),K=L(r,S?.find(({id:e,status:t})=>e===r.row&&t!==`REVOKED`));return s(u,{children:[s(oe,{title:e.title,aside:s(ne,{type:`LICENSE_BATCH`,ids:S?.map(({id:e})=>e),where:p.where,useListed:we,createdSince:Te,onShow:()=>G({})}),actions:s(u,{children:[s(ue,{input:{kind:`LICENSES`,licenseWhere:p.where},count:g?.licenses.totalCount}),c&&s(h,{icon:a,onClick:()=>l(`find`),children:e.find.action}),r.batch&&s(P,{icon:me,to:`/licenses/batches/$id`,params:{id:r.batch},children:e.find.openBatch}),o&&s(P,{look:`primary`,icon:z,to:`/licenses/upload`,search:V({variation:r.variation}),children:e.upload})]})}),s(E,{list:`licenses`,to:`/licenses`,search:r}),s(R,{end:s(ce,{name:`licenses`,columns:C}),children:s(_e,{search:w,onChange:G})}),s(se,{flush:!0,children:[D.length>0&&s(le,{text:n.selected(D.length),onClear:k,children:s(h,{size:`small`,icon:N,onClick:()=>M(D),children:e.revoke.one})}),s(re,{name:`licenses`,label:e.title,columns:C,rows:S,rowKey:e=>e.id,rowName:$,...o&&{selection:O},stale:y,error:v,onRetry:()=>void b(),sort:H??`-created`,onSort:e=>G({sort:e}),empty:Object.keys(W).length>0?s(x,{icon:fe,title:e.noMatch,text:e.noMatchText}):s(x,{icon:te,title:e.empty,text:e.emptyText})}),s(ie,{connection:g?.licenses,onChange:e=>void i({search:V({...B,...e})})})]}),j&&s(X,{licenses:j,onDone:A,onClose:()=>M(null)}),r.dialog===`find`&&c&&s(Se,{onClose:d}),r.dialog===`revoke`&&o&&K&&s(Ce,{license:K,onClose:d})]})}var $=({externalRef:e,variation:t})=>e??t.sku;function De(e){let{columns:n,never:r,order:i,customer:a,revoke:c}=t(U),l=D(),u=S();return[{id:`what`,header:n.what,cell:({variation:{product:e}})=>s(o,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:n.sku,cell:({variation:e})=>s(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:n.status,cell:({status:e})=>s(k,{kind:`license`,status:e}),width:7},{id:`order`,header:i,cell:({item:e})=>e&&s(o,{to:`/orders/$number`,params:{number:e.order.number},children:s(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:a,cell:({item:e})=>e&&s(o,{to:`/customers/$id`,params:{id:e.order.customer.id},children:l(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:n.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:n.uploaded,cell:({createdAt:e,batch:t})=>s(o,{to:`/licenses/batches/$id`,params:{id:t.id},children:s(w,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:n.sold,cell:({soldAt:e})=>e&&s(w,{at:e}),wide:!0},{id:`expires`,header:n.expires,cell:({expiresAt:e})=>e?u.day(e):s(`span`,{className:`muted`,children:r}),sort:`expires`,wide:`below`,width:9},...e?[{id:`revoke`,header:c.one,cell:t=>t.status!==`REVOKED`&&s(h,{size:`small`,look:`quiet`,icon:N,"aria-label":`${c.one} ${$(t)}`,onClick:()=>e(t.id)})}]:[]]}export{Ee as LicenseList};