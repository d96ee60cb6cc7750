const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-Bs9jSRId.js","assets/index-Bp2WlIlA.js","assets/early-CfQr5XEC.js","assets/parts-CytcXjx-.js","assets/dialogs-BVbubZEq.js","assets/details-B2D_ysg2.js","assets/TextField-BZrBg7sE.js","assets/licenses-DhshywUw.js","assets/RevokeLicenseDialog-B6A-lcjL.js","assets/TextArea-BajW9FZ6.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-C3KXBb8u.js","assets/BulkDialog-D2kLWLJY.js"])))=>i.map(i=>d[i]);
import{At as e,E as t,Gt as n,Nt as r,Ot as i,P as a,Pt as o,Wt as s,_t as c,bt as l,gn as u,q as d,rt as f,tt as p,un as m,v as h,vt as g,w as _,yn as v,yt as ee,z as y}from"./index-Bp2WlIlA.js";import{A as te,D as b,E as x,F as S,G as ne,H as re,J as ie,M as C,T as ae,U as w,W as T,X as oe,a as se,at as E,b as ce,c as le,d as D,et as O,f as ue,h as k,i as A,j as de,m as j,n as M,o as N,p as fe,r as P,u as F,v as I,x as L,y as R}from"./parts-CytcXjx-.js";import{rt as z,w as B}from"./details-B2D_ysg2.js";import{V,x as pe}from"./early-CfQr5XEC.js";import{n as H,o as U,r as W,t as G}from"./licenses-DhshywUw.js";var K={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};K.node;var me=d(K);n();function he(e){let{chosen:n,batch:r,onChange:i}=e,a=t(U),o=q();return s(b,{label:a.filters.batch,value:n?r?o(r):`…`:``,onClear:()=>i(void 0),children:s(ge,{...e})})}function ge({chosen:n,variation:r,onChange:i}){let a=t(U),o=q(),c=e(H,{where:r?{variationId:r}:{}}).data;return s(I,{label:a.filters.batch,options:(c?.licenseBatches.edges??[]).map(({node:e})=>({id:e.id,name:o(e)})),chosen:n,onChange:i})}function q(){let e=t(U),n=T();return({variation:t,createdAt:r,created:i})=>e.batchName(t.sku,n.time(r),n.count(i))}v();function _e({search:n,onChange:r}){let i=t(U),{statuses:a}=t(_),{product:o,variation:d,batch:f}=n,p={products:k(o),variations:k(d),batches:k(f)},{data:m}=e(W,p,{enabled:!!(o??d??f)}),h=j(m?.variations,d);return s(u,{children:[s(N,{label:i.search,placeholder:i.searchPlaceholder,value:n.q??``,onChange:e=>r({q:e})}),s(x,{label:i.filters.status,options:l.map(e=>({value:e,label:a.license[e]})),chosen:c(n),onChange:e=>r({status:e.join(`,`)})}),s(M,{digital:!0,chosen:o,name:j(m?.products,o)?.name,onChange:e=>r({product:e})}),s(fe,{label:i.filters.variation,searchLabel:i.filters.findVariation,chosen:d,name:h&&J(h),onChange:e=>r({variation:e,batch:void 0}),useFound:ve}),s(he,{chosen:f,batch:j(m?.licenseBatches,f),variation:d,onChange:e=>r({batch:e})}),s(x,{single:!0,label:i.filters.expires,options:g.map(e=>({value:e,label:i.filters.within(Number(e))})),chosen:n.expires?[n.expires]:[],onChange:([e])=>r({expires:e})}),s(B,{id:n.id,onClear:()=>r({id:void 0})})]})}var J=({sku:e,product:t})=>`${t.name} ${e}`,ve=e=>G(e,void 0).found.map(e=>({id:e.id,name:J(e)})),ye=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},X=new Y(`
    query NewLicenses($where: LicenseWhereInput, $first: Int!) {
  licenses(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),be=new Y(`
    query NewUploads($where: LicenseBatchWhereInput, $first: Int!) {
  licenseBatches(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);v();var xe=C(()=>p(()=>import(`./FindLicenseDialog-Bs9jSRId.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),Se=C(()=>p(()=>import(`./RevokeLicenseDialog-B6A-lcjL.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([8,1,2,4,5,3,9,10,7]))),Ce=C(()=>p(()=>import(`./RevokeLicensesDialog-C3KXBb8u.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([11,1,2,12,4,5,3,9]))),Z=r(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),we=(t,n)=>e(X,{where:{...t,or:n.map(e=>({batchId:e}))},first:100},{enabled:n.length>0}).data?.licenses.edges.map(({node:e})=>e.id),Te=async(e,t)=>(await i(be,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function Ee(){let e=t(U),{table:n}=t(_),r=Z.useSearch(),i=Z.useNavigate(),o=f(`LICENSES_WRITE`),c=f(`LICENSES_REVEAL`),{open:l,close:d}=re(),p=ee(r),{data:g,error:v,isPlaceholderData:b,refetch:x}=F(ye,p,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),C=g&&Q(g),w=De(o?e=>l(`revoke`,e):void 0),T=pe(r),{chosen:D,selection:k,clear:A,remove:j}=se(C?.filter(({status:e})=>e!==`REVOKED`),T),[M,N]=m(null),{after:fe,before:I,...B}=T,{sort:H,...W}=B,G=e=>void i({search:V({...B,...e})}),K=L(r,C?.find(({id:e,status:t})=>e===r.row&&t!==`REVOKED`));return s(u,{children:[s(ie,{title:e.title,aside:s(te,{type:`LICENSE_BATCH`,ids:C?.map(({id:e})=>e),where:p.where,useListed:we,createdSince:Te,onShow:()=>G({})}),actions:s(u,{children:[s(de,{input:{kind:`LICENSES`,licenseWhere:p.where},count:g?.licenses.totalCount}),c&&s(h,{icon:a,onClick:()=>l(`find`),children:e.find.action}),r.batch&&s(P,{icon:me,to:`/licenses/batches/$id`,params:{id:r.batch},children:e.find.openBatch}),o&&s(P,{look:`primary`,icon:z,to:`/licenses/upload`,search:V({variation:r.variation}),children:e.upload})]})}),s(ce,{list:`licenses`,to:`/licenses`,search:r}),s(R,{end:s(le,{name:`licenses`,columns:w}),children:s(_e,{search:T,onChange:G})}),s(oe,{flush:!0,children:[D.length>0&&s(ue,{text:n.selected(D.length),onClear:A,children:s(h,{size:`small`,icon:E,onClick:()=>N(D),children:e.revoke.one})}),s(ne,{name:`licenses`,label:e.title,columns:w,rows:C,rowKey:e=>e.id,rowName:$,...o&&{selection:k},stale:b,error:v,onRetry:()=>void x(),sort:H??`-created`,onSort:e=>G({sort:e}),empty:Object.keys(W).length>0?s(S,{icon:O,title:e.noMatch,text:e.noMatchText}):s(S,{icon:y,title:e.empty,text:e.emptyText})}),s(ae,{connection:g?.licenses,onChange:e=>void i({search:V({...B,...e})})})]}),M&&s(Ce,{licenses:M,onDone:j,onClose:()=>N(null)}),r.dialog===`find`&&c&&s(xe,{onClose:d}),r.dialog===`revoke`&&o&&K&&s(Se,{license:K,onClose:d})]})}var $=({externalRef:e,variation:t})=>e??t.sku;function De(e){let{columns:n,never:r,order:i,customer:a,revoke:c}=t(U),l=D(),u=T();return[{id:`what`,header:n.what,cell:({variation:{product:e}})=>s(o,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:n.sku,cell:({variation:e})=>s(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:n.status,cell:({status:e})=>s(A,{kind:`license`,status:e}),width:7},{id:`order`,header:i,cell:({item:e})=>e&&s(o,{to:`/orders/$number`,params:{number:e.order.number},children:s(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:a,cell:({item:e})=>e&&s(o,{to:`/customers/$id`,params:{id:e.order.customer.id},children:l(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:n.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:n.uploaded,cell:({createdAt:e,batch:t})=>s(o,{to:`/licenses/batches/$id`,params:{id:t.id},children:s(w,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:n.sold,cell:({soldAt:e})=>e&&s(w,{at:e}),wide:!0},{id:`expires`,header:n.expires,cell:({expiresAt:e})=>e?u.day(e):s(`span`,{className:`muted`,children:r}),sort:`expires`,wide:`below`,width:9},...e?[{id:`revoke`,header:c.one,cell:t=>t.status!==`REVOKED`&&s(h,{size:`small`,look:`quiet`,icon:E,"aria-label":`${c.one} ${$(t)}`,onClick:()=>e(t.id)})}]:[]]}export{Ee as LicenseList};