const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-mxlwPUWX.js","assets/index-56XI4USA.js","assets/early-CfQr5XEC.js","assets/parts-BYqyiHkm.js","assets/dialogs-Bx7AgrVf.js","assets/details-Dg0S2g0y.js","assets/TextField-DNRM4AN9.js","assets/licenses-BHWr1OeG.js","assets/RevokeLicenseDialog-DMs7U60t.js","assets/TextArea-69rQkNR5.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-BJbNTFmD.js","assets/BulkDialog-CfS81kYO.js"])))=>i.map(i=>d[i]);
import{At as e,E as t,Nt as n,Ot as r,P as i,Pt as a,Ut as o,Wt as s,_t as c,bt as l,hn as u,ln as d,q as f,rt as p,tt as m,v as h,vn as g,vt as _,w as v,yt as ee,z as te}from"./index-56XI4USA.js";import{A as ne,B as re,D as y,E as b,H as x,J as ie,K as S,N as C,Q as ae,T as w,U as oe,V as T,a as se,b as ce,c as E,d as D,f as le,h as O,i as k,j as A,k as ue,m as j,n as M,o as N,p as de,r as P,rt as F,u as I,v as L,x as R,y as z}from"./parts-BYqyiHkm.js";import{A as B,st as V}from"./details-Dg0S2g0y.js";import{V as H,x as fe}from"./early-CfQr5XEC.js";import{n as U,o as W,r as G,t as K}from"./licenses-BHWr1OeG.js";var q={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};q.node;var pe=f(q);s();function me(e){let{chosen:n,batch:r,onChange:i}=e,a=t(W),s=J();return o(y,{label:a.filters.batch,value:n?r?s(r):`…`:``,onClear:()=>i(void 0),children:o(he,{...e})})}function he({chosen:n,variation:r,onChange:i}){let a=t(W),s=J(),c=e(U,{where:r?{variationId:r}:{}}).data;return o(L,{label:a.filters.batch,options:(c?.licenseBatches.edges??[]).map(({node:e})=>({id:e.id,name:s(e)})),chosen:n,onChange:i})}function J(){let e=t(W),n=x();return({variation:t,createdAt:r,created:i})=>e.batchName(t.sku,n.time(r),n.count(i))}g();function ge({search:n,onChange:r}){let i=t(W),{statuses:a}=t(v),{product:s,variation:d,batch:f}=n,p={products:O(s),variations:O(d),batches:O(f)},{data:m}=e(G,p,{enabled:!!(s??d??f)}),h=j(m?.variations,d);return o(u,{children:[o(N,{label:i.search,placeholder:i.searchPlaceholder,value:n.q??``,onChange:e=>r({q:e})}),o(b,{label:i.filters.status,options:l.map(e=>({value:e,label:a.license[e]})),chosen:c(n),onChange:e=>r({status:e.join(`,`)})}),o(M,{digital:!0,chosen:s,name:j(m?.products,s)?.name,onChange:e=>r({product:e})}),o(de,{label:i.filters.variation,searchLabel:i.filters.findVariation,chosen:d,name:h&&Y(h),onChange:e=>r({variation:e,batch:void 0}),useFound:_e}),o(me,{chosen:f,batch:j(m?.licenseBatches,f),variation:d,onChange:e=>r({batch:e})}),o(b,{single:!0,label:i.filters.expires,options:_.map(e=>({value:e,label:i.filters.within(Number(e))})),chosen:n.expires?[n.expires]:[],onChange:([e])=>r({expires:e})}),o(B,{id:n.id,onClear:()=>r({id:void 0})})]})}var Y=({sku:e,product:t})=>`${t.name} ${e}`,_e=e=>K(e,void 0).found.map(e=>({id:e.id,name:Y(e)})),ve=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),X=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ye=new X(`
    query NewLicenses($where: LicenseWhereInput, $first: Int!) {
  licenses(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),be=new X(`
    query NewUploads($where: LicenseBatchWhereInput, $first: Int!) {
  licenseBatches(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);g();var xe=A(()=>m(()=>import(`./FindLicenseDialog-mxlwPUWX.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),Se=A(()=>m(()=>import(`./RevokeLicenseDialog-DMs7U60t.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([8,1,2,4,5,3,9,10,7]))),Ce=A(()=>m(()=>import(`./RevokeLicensesDialog-BJbNTFmD.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([11,1,2,12,4,5,3,9]))),Z=n(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),we=(t,n)=>e(ye,{where:{...t,or:n.map(e=>({batchId:e}))},first:100},{enabled:n.length>0}).data?.licenses.edges.map(({node:e})=>e.id),Te=async(e,t)=>(await r(be,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function Ee(){let e=t(W),{table:n}=t(v),r=Z.useSearch(),a=Z.useNavigate(),s=p(`LICENSES_WRITE`),c=p(`LICENSES_REVEAL`),{open:l,close:f}=re(),m=ee(r),{data:g,error:_,isPlaceholderData:y,refetch:b}=I(ve,m,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),x=g&&Q(g),T=De(s?e=>l(`revoke`,e):void 0),D=fe(r),{chosen:O,selection:k,clear:A,remove:j}=se(x?.filter(({status:e})=>e!==`REVOKED`),D),[M,N]=d(null),{after:de,before:L,...B}=D,{sort:U,...G}=B,K=e=>void a({search:H({...B,...e})}),q=R(r,x?.find(({id:e,status:t})=>e===r.row&&t!==`REVOKED`));return o(u,{children:[o(S,{title:e.title,aside:o(ue,{type:`LICENSE_BATCH`,ids:x?.map(({id:e})=>e),where:m.where,useListed:we,createdSince:Te,onShow:()=>K({})}),actions:o(u,{children:[o(ne,{input:{kind:`LICENSES`,licenseWhere:m.where},count:g?.licenses.totalCount}),c&&o(h,{icon:i,onClick:()=>l(`find`),children:e.find.action}),r.batch&&o(P,{icon:pe,to:`/licenses/batches/$id`,params:{id:r.batch},children:e.find.openBatch}),s&&o(P,{look:`primary`,icon:V,to:`/licenses/upload`,search:H({variation:r.variation}),children:e.upload})]})}),o(ce,{list:`licenses`,to:`/licenses`,search:r}),o(z,{end:o(E,{name:`licenses`,columns:T}),children:o(ge,{search:D,onChange:K})}),o(ie,{flush:!0,children:[O.length>0&&o(le,{text:n.selected(O.length),onClear:A,children:o(h,{size:`small`,icon:F,onClick:()=>N(O),children:e.revoke.one})}),o(oe,{name:`licenses`,label:e.title,columns:T,rows:x,rowKey:e=>e.id,rowName:$,...s&&{selection:k},stale:y,error:_,onRetry:()=>void b(),sort:U??`-created`,onSort:e=>K({sort:e}),empty:Object.keys(G).length>0?o(C,{icon:ae,title:e.noMatch,text:e.noMatchText}):o(C,{icon:te,title:e.empty,text:e.emptyText})}),o(w,{connection:g?.licenses,onChange:e=>void a({search:H({...B,...e})})})]}),M&&o(Ce,{licenses:M,onDone:j,onClose:()=>N(null)}),r.dialog===`find`&&c&&o(xe,{onClose:f}),r.dialog===`revoke`&&s&&q&&o(Se,{license:q,onClose:f})]})}var $=({externalRef:e,variation:t})=>e??t.sku;function De(e){let{columns:n,never:r,order:i,customer:s,revoke:c}=t(W),l=D(),u=x();return[{id:`what`,header:n.what,cell:({variation:{product:e}})=>o(a,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:n.sku,cell:({variation:e})=>o(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:n.status,cell:({status:e})=>o(k,{kind:`license`,status:e}),width:7},{id:`order`,header:i,cell:({item:e})=>e&&o(a,{to:`/orders/$number`,params:{number:e.order.number},children:o(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:s,cell:({item:e})=>e&&o(a,{to:`/customers/$id`,params:{id:e.order.customer.id},children:l(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:n.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:n.uploaded,cell:({createdAt:e,batch:t})=>o(a,{to:`/licenses/batches/$id`,params:{id:t.id},children:o(T,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:n.sold,cell:({soldAt:e})=>e&&o(T,{at:e}),wide:!0},{id:`expires`,header:n.expires,cell:({expiresAt:e})=>e?u.day(e):o(`span`,{className:`muted`,children:r}),sort:`expires`,wide:`below`,width:9},...e?[{id:`revoke`,header:c.one,cell:t=>t.status!==`REVOKED`&&o(h,{size:`small`,look:`quiet`,icon:F,"aria-label":`${c.one} ${$(t)}`,onClick:()=>e(t.id)})}]:[]]}export{Ee as LicenseList};