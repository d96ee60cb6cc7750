const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-DHNWDMcu.js","assets/index-B3ynZgST.js","assets/early-CfQr5XEC.js","assets/parts-BbalPxAe.js","assets/dialogs-DdXii78I.js","assets/details-Ct0VRcUF.js","assets/TextField-EIxO-sd2.js","assets/licenses-BctenZ1h.js","assets/RevokeLicenseDialog-CcqMUfP7.js","assets/TextArea-CFUtTwGG.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-BdBw1xVn.js","assets/BulkDialog-DtKPYblF.js"])))=>i.map(i=>d[i]);
import{At as e,E as t,Nt as n,Ot as r,P as i,Pt as a,Ut as o,Wt as s,_t as c,bt as l,hn as u,ln as d,q as f,rt as p,tt as m,v as h,vn as g,vt as _,w as v,yt as ee,z as te}from"./index-B3ynZgST.js";import{A as ne,B as y,D as b,E as x,H as S,K as re,N as C,T as w,U as ie,V as T,Z as ae,a as oe,b as se,c as ce,d as E,f as le,h as D,i as O,j as k,k as ue,m as A,n as j,nt as M,o as N,p as de,q as fe,r as P,u as F,v as I,x as L,y as R}from"./parts-BbalPxAe.js";import{A as z,st as B}from"./details-Ct0VRcUF.js";import{V,x as pe}from"./early-CfQr5XEC.js";import{n as H,o as U,r as W,t as G}from"./licenses-BctenZ1h.js";var K={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};K.node;var me=f(K);s();function he(e){let{chosen:n,batch:r,onChange:i}=e,a=t(U),s=q();return o(b,{label:a.filters.batch,value:n?r?s(r):`…`:``,onClear:()=>i(void 0),children:o(ge,{...e})})}function ge({chosen:n,variation:r,onChange:i}){let a=t(U),s=q(),c=e(H,{where:r?{variationId:r}:{}}).data;return o(I,{label:a.filters.batch,options:(c?.licenseBatches.edges??[]).map(({node:e})=>({id:e.id,name:s(e)})),chosen:n,onChange:i})}function q(){let e=t(U),n=S();return({variation:t,createdAt:r,created:i})=>e.batchName(t.sku,n.time(r),n.count(i))}g();function _e({search:n,onChange:r}){let i=t(U),{statuses:a}=t(v),{product:s,variation:d,batch:f}=n,p={products:D(s),variations:D(d),batches:D(f)},{data:m}=e(W,p,{enabled:!!(s??d??f)}),h=A(m?.variations,d);return o(u,{children:[o(N,{label:i.search,placeholder:i.searchPlaceholder,value:n.q??``,onChange:e=>r({q:e})}),o(x,{label:i.filters.status,options:l.map(e=>({value:e,label:a.license[e]})),chosen:c(n),onChange:e=>r({status:e.join(`,`)})}),o(j,{digital:!0,chosen:s,name:A(m?.products,s)?.name,onChange:e=>r({product:e})}),o(de,{label:i.filters.variation,searchLabel:i.filters.findVariation,chosen:d,name:h&&J(h),onChange:e=>r({variation:e,batch:void 0}),useFound:ve}),o(he,{chosen:f,batch:A(m?.licenseBatches,f),variation:d,onChange:e=>r({batch:e})}),o(x,{single:!0,label:i.filters.expires,options:_.map(e=>({value:e,label:i.filters.within(Number(e))})),chosen:n.expires?[n.expires]:[],onChange:([e])=>r({expires:e})}),o(z,{id:n.id,onClear:()=>r({id:void 0})})]})}var J=({sku:e,product:t})=>`${t.name} ${e}`,ve=e=>G(e,void 0).found.map(e=>({id:e.id,name:J(e)})),ye=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);g();var Se=k(()=>m(()=>import(`./FindLicenseDialog-DHNWDMcu.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),Ce=k(()=>m(()=>import(`./RevokeLicenseDialog-CcqMUfP7.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([8,1,2,4,5,3,9,10,7]))),X=k(()=>m(()=>import(`./RevokeLicensesDialog-BdBw1xVn.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([11,1,2,12,4,5,3,9]))),Z=n(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),we=(t,n)=>e(be,{where:{...t,or:n.map(e=>({batchId:e}))},first:100},{enabled:n.length>0}).data?.licenses.edges.map(({node:e})=>e.id),Te=async(e,t)=>(await r(xe,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function Ee(){let e=t(U),{table:n}=t(v),r=Z.useSearch(),a=Z.useNavigate(),s=p(`LICENSES_WRITE`),c=p(`LICENSES_REVEAL`),{open:l,close:f}=y(),m=ee(r),{data:g,error:_,isPlaceholderData:b,refetch:x}=F(ye,m,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),S=g&&Q(g),T=De(s?e=>l(`revoke`,e):void 0),E=pe(r),{chosen:D,selection:O,clear:k,remove:A}=oe(S?.filter(({status:e})=>e!==`REVOKED`),E),[j,N]=d(null),{after:de,before:I,...z}=E,{sort:H,...W}=z,G=e=>void a({search:V({...z,...e})}),K=L(r,S?.find(({id:e,status:t})=>e===r.row&&t!==`REVOKED`));return o(u,{children:[o(re,{title:e.title,aside:o(ue,{type:`LICENSE_BATCH`,ids:S?.map(({id:e})=>e),where:m.where,useListed:we,createdSince:Te,onShow:()=>G({})}),actions:o(u,{children:[o(ne,{input:{kind:`LICENSES`,licenseWhere:m.where},count:g?.licenses.totalCount}),c&&o(h,{icon:i,onClick:()=>l(`find`),children:e.find.action}),r.batch&&o(P,{icon:me,to:`/licenses/batches/$id`,params:{id:r.batch},children:e.find.openBatch}),s&&o(P,{look:`primary`,icon:B,to:`/licenses/upload`,search:V({variation:r.variation}),children:e.upload})]})}),o(se,{list:`licenses`,to:`/licenses`,search:r}),o(R,{end:o(ce,{name:`licenses`,columns:T}),children:o(_e,{search:E,onChange:G})}),o(fe,{flush:!0,children:[D.length>0&&o(le,{text:n.selected(D.length),onClear:k,children:o(h,{size:`small`,icon:M,onClick:()=>N(D),children:e.revoke.one})}),o(ie,{name:`licenses`,label:e.title,columns:T,rows:S,rowKey:e=>e.id,rowName:$,...s&&{selection:O},stale:b,error:_,onRetry:()=>void x(),sort:H??`-created`,onSort:e=>G({sort:e}),empty:Object.keys(W).length>0?o(C,{icon:ae,title:e.noMatch,text:e.noMatchText}):o(C,{icon:te,title:e.empty,text:e.emptyText})}),o(w,{connection:g?.licenses,onChange:e=>void a({search:V({...z,...e})})})]}),j&&o(X,{licenses:j,onDone:A,onClose:()=>N(null)}),r.dialog===`find`&&c&&o(Se,{onClose:f}),r.dialog===`revoke`&&s&&K&&o(Ce,{license:K,onClose:f})]})}var $=({externalRef:e,variation:t})=>e??t.sku;function De(e){let{columns:n,never:r,order:i,customer:s,revoke:c}=t(U),l=E(),u=S();return[{id:`what`,header:n.what,cell:({variation:{product:e}})=>o(a,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:n.sku,cell:({variation:e})=>o(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:n.status,cell:({status:e})=>o(O,{kind:`license`,status:e}),width:7},{id:`order`,header:i,cell:({item:e})=>e&&o(a,{to:`/orders/$number`,params:{number:e.order.number},children:o(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:s,cell:({item:e})=>e&&o(a,{to:`/customers/$id`,params:{id:e.order.customer.id},children:l(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:n.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:n.uploaded,cell:({createdAt:e,batch:t})=>o(a,{to:`/licenses/batches/$id`,params:{id:t.id},children:o(T,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:n.sold,cell:({soldAt:e})=>e&&o(T,{at:e}),wide:!0},{id:`expires`,header:n.expires,cell:({expiresAt:e})=>e?u.day(e):o(`span`,{className:`muted`,children:r}),sort:`expires`,wide:`below`,width:9},...e?[{id:`revoke`,header:c.one,cell:t=>t.status!==`REVOKED`&&o(h,{size:`small`,look:`quiet`,icon:M,"aria-label":`${c.one} ${$(t)}`,onClick:()=>e(t.id)})}]:[]]}export{Ee as LicenseList};