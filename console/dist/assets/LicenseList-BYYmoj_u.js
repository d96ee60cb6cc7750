const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-Bod1sNDX.js","assets/index-0TGHxELl.js","assets/early-Dvks-6GI.js","assets/parts-B7sQsaSu.js","assets/dialogs-dPXu_urE.js","assets/details-DW0RqXrY.js","assets/TextField-BDe6QhOg.js","assets/licenses-BREUCuyv.js","assets/RevokeLicenseDialog-D4wG6xId.js","assets/TextArea-B6xizOBD.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-DWSXOypf.js","assets/BulkDialog-BcUYyyt9.js"])))=>i.map(i=>d[i]);
import{$ as e,Et as t,G as n,Ht as r,L as i,M as a,Mt as o,Ot as s,S as c,Vt as l,_t as u,g as d,gn as f,gt as p,ht as m,jt as h,pn as g,sn as ee,tt as _,vt as v,w as y}from"./index-0TGHxELl.js";import{A as te,B as b,D as x,E as S,H as C,K as ne,N as w,T,U as re,V as E,Z as ie,a as ae,b as oe,c as se,d as D,f as ce,h as O,i as k,j as A,k as le,m as j,n as M,nt as N,o as P,p as ue,q as de,r as F,u as fe,v as I,x as L,y as R}from"./parts-B7sQsaSu.js";import{A as z,st as B}from"./details-DW0RqXrY.js";import{V,x as pe}from"./early-Dvks-6GI.js";import{n as H,o as U,r as W,t as G}from"./licenses-BREUCuyv.js";var K={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};K.node;var me=n(K);r();function he(e){let{chosen:t,batch:n,onChange:r}=e,i=y(U),a=q();return l(x,{label:i.filters.batch,value:t?n?a(n):`…`:``,onClear:()=>r(void 0),children:l(ge,{...e})})}function ge({chosen:e,variation:t,onChange:n}){let r=y(U),i=q(),a=s(H,{where:t?{variationId:t}:{}}).data;return l(I,{label:r.filters.batch,options:(a?.licenseBatches.edges??[]).map(({node:e})=>({id:e.id,name:i(e)})),chosen:e,onChange:n})}function q(){let e=y(U),t=C();return({variation:n,createdAt:r,created:i})=>e.batchName(n.sku,t.time(r),t.count(i))}f();function _e({search:e,onChange:t}){let n=y(U),{statuses:r}=y(c),{product:i,variation:a,batch:o}=e,u={products:O(i),variations:O(a),batches:O(o)},{data:d}=s(W,u,{enabled:!!(i??a??o)}),f=j(d?.variations,a);return l(g,{children:[l(P,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),l(S,{label:n.filters.status,options:v.map(e=>({value:e,label:r.license[e]})),chosen:m(e),onChange:e=>t({status:e.join(`,`)})}),l(M,{digital:!0,chosen:i,name:j(d?.products,i)?.name,onChange:e=>t({product:e})}),l(ue,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:a,name:f&&J(f),onChange:e=>t({variation:e,batch:void 0}),useFound:ve}),l(he,{chosen:o,batch:j(d?.licenseBatches,o),variation:a,onChange:e=>t({batch:e})}),l(S,{single:!0,label:n.filters.expires,options:p.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})}),l(z,{id:e.id,onClear:()=>t({id:void 0})})]})}var J=({sku:e,product:t})=>`${t.name} ${e}`,ve=e=>G(e,void 0).found.map(e=>({id:e.id,name:J(e)})),ye=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);f();var Se=A(()=>e(()=>import(`./FindLicenseDialog-Bod1sNDX.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),Ce=A(()=>e(()=>import(`./RevokeLicenseDialog-D4wG6xId.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([8,1,2,4,5,3,9,10,7]))),X=A(()=>e(()=>import(`./RevokeLicensesDialog-DWSXOypf.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([11,1,2,12,4,5,3,9]))),Z=h(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),we=(e,t)=>s(be,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id),Te=async(e,n)=>(await t(xe,{where:{createdAtGTE:n},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function Ee(){let e=y(U),{table:t}=y(c),n=Z.useSearch(),r=Z.useNavigate(),o=_(`LICENSES_WRITE`),s=_(`LICENSES_REVEAL`),{open:f,close:p}=b(),m=u(n),{data:h,error:v,isPlaceholderData:x,refetch:S}=fe(ye,m,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),C=h&&Q(h),E=De(o?e=>f(`revoke`,e):void 0),D=pe(n),{chosen:O,selection:k,clear:A,remove:j}=ae(C?.filter(({status:e})=>e!==`REVOKED`),D),[M,P]=ee(null),{after:ue,before:I,...z}=D,{sort:H,...W}=z,G=e=>void r({search:V({...z,...e})}),K=L(n,C?.find(({id:e,status:t})=>e===n.row&&t!==`REVOKED`));return l(g,{children:[l(ne,{title:e.title,aside:l(le,{type:`LICENSE_BATCH`,ids:C?.map(({id:e})=>e),where:m.where,useListed:we,createdSince:Te,onShow:()=>G({})}),actions:l(g,{children:[l(te,{input:{kind:`LICENSES`,licenseWhere:m.where},count:h?.licenses.totalCount}),s&&l(d,{icon:a,onClick:()=>f(`find`),children:e.find.action}),n.batch&&l(F,{icon:me,to:`/licenses/batches/$id`,params:{id:n.batch},children:e.find.openBatch}),o&&l(F,{look:`primary`,icon:B,to:`/licenses/upload`,search:V({variation:n.variation}),children:e.upload})]})}),l(oe,{list:`licenses`,to:`/licenses`,search:n}),l(R,{end:l(se,{name:`licenses`,columns:E}),children:l(_e,{search:D,onChange:G})}),l(de,{flush:!0,children:[O.length>0&&l(ce,{text:t.selected(O.length),onClear:A,children:l(d,{size:`small`,icon:N,onClick:()=>P(O),children:e.revoke.one})}),l(re,{name:`licenses`,label:e.title,columns:E,rows:C,rowKey:e=>e.id,rowName:$,...o&&{selection:k},stale:x,error:v,onRetry:()=>void S(),sort:H??`-created`,onSort:e=>G({sort:e}),empty:Object.keys(W).length>0?l(w,{icon:ie,title:e.noMatch,text:e.noMatchText}):l(w,{icon:i,title:e.empty,text:e.emptyText})}),l(T,{connection:h?.licenses,onChange:e=>void r({search:V({...z,...e})})})]}),M&&l(X,{licenses:M,onDone:j,onClose:()=>P(null)}),n.dialog===`find`&&s&&l(Se,{onClose:p}),n.dialog===`revoke`&&o&&K&&l(Ce,{license:K,onClose:p})]})}var $=({externalRef:e,variation:t})=>e??t.sku;function De(e){let{columns:t,never:n,order:r,customer:i,revoke:a}=y(U),s=D(),c=C();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>l(o,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>l(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:t.status,cell:({status:e})=>l(k,{kind:`license`,status:e}),width:7},{id:`order`,header:r,cell:({item:e})=>e&&l(o,{to:`/orders/$number`,params:{number:e.order.number},children:l(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:i,cell:({item:e})=>e&&l(o,{to:`/customers/$id`,params:{id:e.order.customer.id},children:s(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e,batch:t})=>l(o,{to:`/licenses/batches/$id`,params:{id:t.id},children:l(E,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&l(E,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?c.day(e):l(`span`,{className:`muted`,children:n}),sort:`expires`,wide:`below`,width:9},...e?[{id:`revoke`,header:a.one,cell:t=>t.status!==`REVOKED`&&l(d,{size:`small`,look:`quiet`,icon:N,"aria-label":`${a.one} ${$(t)}`,onClick:()=>e(t.id)})}]:[]]}export{Ee as LicenseList};