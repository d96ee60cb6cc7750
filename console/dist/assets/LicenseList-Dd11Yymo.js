const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-BV4wNFD_.js","assets/index-DStYPVG5.js","assets/early-CY4GmciT.js","assets/parts-CzZ38pdg.js","assets/dialogs-BtUfKpgs.js","assets/details-CwQO3Pyu.js","assets/TextField-D8Y_t6F3.js","assets/licenses-BSM3MAiI.js","assets/RevokeLicenseDialog-BM1_nAH3.js","assets/TextArea-D_GJD7Bu.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-DanQMr5p.js","assets/BulkDialog-BHwXiWjS.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,G as i,L as a,M as o,S as s,Tt as c,Vt as l,_t as u,fn as d,g as f,gt as p,hn as m,ht as h,jt as g,mt as _,on as ee,tt as v,w as y}from"./index-DStYPVG5.js";import{A as te,B as ne,D as b,E as x,H as S,K as re,N as C,T as w,U as T,V as E,Z as ie,a as ae,b as oe,c as se,d as D,f as ce,h as O,i as k,j as A,k as le,m as j,n as M,nt as N,o as P,p as ue,q as de,r as F,u as fe,v as I,x as L,y as R}from"./parts-CzZ38pdg.js";import{k as z,st as B}from"./details-CwQO3Pyu.js";import{V,x as pe}from"./early-CY4GmciT.js";import{n as H,o as U,r as W,t as G}from"./licenses-BSM3MAiI.js";var K={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};K.node;var me=i(K);l();function he(e){let{chosen:t,batch:r,onChange:i}=e,a=y(U),o=J();return n(b,{label:a.filters.batch,value:t?r?o(r):`…`:``,onClear:()=>i(void 0),children:n(q,{...e})})}function q({chosen:e,variation:t,onChange:i}){let a=y(U),o=J(),s=r(H,{where:t?{variationId:t}:{}}).data;return n(I,{label:a.filters.batch,options:(s?.licenseBatches.edges??[]).map(({node:e})=>({id:e.id,name:o(e)})),chosen:e,onChange:i})}function J(){let e=y(U),t=S();return({variation:n,createdAt:r,created:i})=>e.batchName(n.sku,t.time(r),t.count(i))}m();function ge({search:e,onChange:t}){let i=y(U),{statuses:a}=y(s),{product:o,variation:c,batch:l}=e,f={products:O(o),variations:O(c),batches:O(l)},{data:p}=r(W,f,{enabled:!!(o??c??l)}),m=j(p?.variations,c);return n(d,{children:[n(P,{label:i.search,placeholder:i.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),n(x,{label:i.filters.status,options:u.map(e=>({value:e,label:a.license[e]})),chosen:_(e),onChange:e=>t({status:e.join(`,`)})}),n(M,{digital:!0,chosen:o,name:j(p?.products,o)?.name,onChange:e=>t({product:e})}),n(ue,{label:i.filters.variation,searchLabel:i.filters.findVariation,chosen:c,name:m&&Y(m),onChange:e=>t({variation:e,batch:void 0}),useFound:_e}),n(he,{chosen:l,batch:j(p?.licenseBatches,l),variation:c,onChange:e=>t({batch:e})}),n(x,{single:!0,label:i.filters.expires,options:h.map(e=>({value:e,label:i.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})}),n(z,{id:e.id,onClear:()=>t({id:void 0})})]})}var Y=({sku:e,product:t})=>`${t.name} ${e}`,_e=e=>G(e,void 0).found.map(e=>({id:e.id,name:Y(e)})),ve=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);m();var xe=A(()=>e(()=>import(`./FindLicenseDialog-BV4wNFD_.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),Se=A(()=>e(()=>import(`./RevokeLicenseDialog-BM1_nAH3.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([8,1,2,4,5,3,9,10,7]))),Ce=A(()=>e(()=>import(`./RevokeLicensesDialog-DanQMr5p.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([11,1,2,12,4,5,3,9]))),Z=t(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),we=(e,t)=>r(ye,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id),Te=async(e,t)=>(await c(be,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function Ee(){let e=y(U),{table:t}=y(s),r=Z.useSearch(),i=Z.useNavigate(),c=v(`LICENSES_WRITE`),l=v(`LICENSES_REVEAL`),{open:u,close:m}=ne(),h=p(r),{data:g,error:_,isPlaceholderData:b,refetch:x}=fe(ve,h,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),S=g&&Q(g),E=De(c?e=>u(`revoke`,e):void 0),D=pe(r),{chosen:O,selection:k,clear:A,remove:j}=ae(S?.filter(({status:e})=>e!==`REVOKED`),D),[M,P]=ee(null),{after:ue,before:I,...z}=D,{sort:H,...W}=z,G=e=>void i({search:V({...z,...e})}),K=L(r,S?.find(({id:e,status:t})=>e===r.row&&t!==`REVOKED`));return n(d,{children:[n(re,{title:e.title,aside:n(le,{type:`LICENSE_BATCH`,ids:S?.map(({id:e})=>e),where:h.where,useListed:we,createdSince:Te,onShow:()=>G({})}),actions:n(d,{children:[n(te,{input:{kind:`LICENSES`,licenseWhere:h.where},count:g?.licenses.totalCount}),l&&n(f,{icon:o,onClick:()=>u(`find`),children:e.find.action}),r.batch&&n(F,{icon:me,to:`/licenses/batches/$id`,params:{id:r.batch},children:e.find.openBatch}),c&&n(F,{look:`primary`,icon:B,to:`/licenses/upload`,search:V({variation:r.variation}),children:e.upload})]})}),n(oe,{list:`licenses`,to:`/licenses`,search:r}),n(R,{end:n(se,{name:`licenses`,columns:E}),children:n(ge,{search:D,onChange:G})}),n(de,{flush:!0,children:[O.length>0&&n(ce,{text:t.selected(O.length),onClear:A,children:n(f,{size:`small`,icon:N,onClick:()=>P(O),children:e.revoke.one})}),n(T,{name:`licenses`,label:e.title,columns:E,rows:S,rowKey:e=>e.id,rowName:$,...c&&{selection:k},stale:b,error:_,onRetry:()=>void x(),sort:H??`-created`,onSort:e=>G({sort:e}),empty:Object.keys(W).length>0?n(C,{icon:ie,title:e.noMatch,text:e.noMatchText}):n(C,{icon:a,title:e.empty,text:e.emptyText})}),n(w,{connection:g?.licenses,onChange:e=>void i({search:V({...z,...e})})})]}),M&&n(Ce,{licenses:M,onDone:j,onClose:()=>P(null)}),r.dialog===`find`&&l&&n(xe,{onClose:m}),r.dialog===`revoke`&&c&&K&&n(Se,{license:K,onClose:m})]})}var $=({externalRef:e,variation:t})=>e??t.sku;function De(e){let{columns:t,never:r,order:i,customer:a,revoke:o}=y(U),s=D(),c=S();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>n(g,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>n(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:t.status,cell:({status:e})=>n(k,{kind:`license`,status:e}),width:7},{id:`order`,header:i,cell:({item:e})=>e&&n(g,{to:`/orders/$number`,params:{number:e.order.number},children:n(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:a,cell:({item:e})=>e&&n(g,{to:`/customers/$id`,params:{id:e.order.customer.id},children:s(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e,batch:t})=>n(g,{to:`/licenses/batches/$id`,params:{id:t.id},children:n(E,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&n(E,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?c.day(e):n(`span`,{className:`muted`,children:r}),sort:`expires`,wide:`below`,width:9},...e?[{id:`revoke`,header:o.one,cell:t=>t.status!==`REVOKED`&&n(f,{size:`small`,look:`quiet`,icon:N,"aria-label":`${o.one} ${$(t)}`,onClick:()=>e(t.id)})}]:[]]}export{Ee as LicenseList};