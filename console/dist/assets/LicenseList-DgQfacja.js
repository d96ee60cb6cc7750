const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-CK2R0uwy.js","assets/index-BWULAgIa.js","assets/early-CY4GmciT.js","assets/parts-DcudJn1c.js","assets/dialogs-BXBKpryn.js","assets/details-CKO6Nlno.js","assets/TextField-CadYIZMs.js","assets/licenses-BEv_hQ9b.js","assets/RevokeLicenseDialog-CtgCa2Cu.js","assets/TextArea-CYtYK3P7.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-BRWeRZ2J.js","assets/BulkDialog-BtK1dGKz.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,G as i,L as a,M as o,S as s,Tt as c,Vt as l,_t as u,fn as d,g as f,gt as p,hn as m,ht as h,jt as g,mt as _,on as ee,tt as v,w as y}from"./index-BWULAgIa.js";import{B as b,C as x,D as te,G as ne,O as re,R as ie,T as S,V as ae,W as oe,Y as se,_ as ce,a as le,c as C,d as w,et as T,f as ue,g as E,i as D,j as O,k,n as A,o as j,p as M,r as N,u as de,v as fe,w as P,y as pe,z as F}from"./parts-DcudJn1c.js";import{k as I,st as L}from"./details-CKO6Nlno.js";import{V as R,x as z}from"./early-CY4GmciT.js";import{n as me,o as B,r as V,t as H}from"./licenses-BEv_hQ9b.js";var U={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};U.node;var he=i(U);l();function W(e){let{chosen:t,batch:r,onChange:i}=e,a=y(B),o=K();return n(S,{label:a.filters.batch,value:t?r?o(r):`…`:``,onClear:()=>i(void 0),children:n(G,{...e})})}function G({chosen:e,variation:t,onChange:i}){let a=y(B),o=K(),s=r(me,{where:t?{variationId:t}:{}}).data;return n(E,{label:a.filters.batch,options:(s?.licenseBatches.edges??[]).map(({node:e})=>({id:e.id,name:o(e)})),chosen:e,onChange:i})}function K(){let e=y(B),t=b();return({variation:n,createdAt:r,created:i})=>e.batchName(n.sku,t.time(r),t.count(i))}m();function ge({search:e,onChange:t}){let i=y(B),{statuses:a}=y(s),{product:o,variation:c,batch:l}=e,f={products:q(o),variations:q(c),batches:q(l)},{data:p}=r(V,f,{enabled:!!(o??c??l)});return n(d,{children:[n(j,{label:i.search,placeholder:i.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),n(P,{label:i.filters.status,options:u.map(e=>({value:e,label:a.license[e]})),chosen:_(e),onChange:e=>t({status:e.join(`,`)})}),n(A,{digital:!0,chosen:o,name:p?.products.edges[0]?.node.name,onChange:e=>t({product:e})}),n(M,{label:i.filters.variation,searchLabel:i.filters.findVariation,chosen:c,name:p?.variations.edges.map(({node:e})=>J(e))[0],onChange:e=>t({variation:e,batch:void 0}),useFound:_e}),n(W,{chosen:l,batch:p?.licenseBatches.edges[0]?.node,variation:c,onChange:e=>t({batch:e})}),n(P,{single:!0,label:i.filters.expires,options:h.map(e=>({value:e,label:i.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})}),n(I,{id:e.id,onClear:()=>t({id:void 0})})]})}var q=e=>e?[e]:[],J=({sku:e,product:t})=>`${t.name} ${e}`,_e=e=>H(e,void 0).found.map(e=>({id:e.id,name:J(e)})),ve=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ye=new Y(`
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
    `);m();var xe=k(()=>e(()=>import(`./FindLicenseDialog-CK2R0uwy.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),Se=k(()=>e(()=>import(`./RevokeLicenseDialog-CtgCa2Cu.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([8,1,2,4,5,3,9,10,7]))),Ce=k(()=>e(()=>import(`./RevokeLicensesDialog-BRWeRZ2J.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([11,1,2,12,4,5,3,9]))),X=t(`/signedIn/licenses`),Z=({licenses:e})=>e.edges.map(({node:e})=>e),we=(e,t)=>r(ye,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id),Te=async(e,t)=>(await c(be,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function Q(){let e=y(B),{table:t}=y(s),r=X.useSearch(),i=X.useNavigate(),c=v(`LICENSES_WRITE`),l=v(`LICENSES_REVEAL`),{open:u,close:m}=ie(),h=p(r),{data:g,error:_,isPlaceholderData:b,refetch:S}=de(ve,h,Z,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),w=g&&Z(g),E=Ee(c?e=>u(`revoke`,e):void 0),D=z(r),{chosen:k,selection:A,clear:j,remove:M}=le(w?.filter(({status:e})=>e!==`REVOKED`),D),[P,F]=ee(null),{after:I,before:me,...V}=D,{sort:H,...U}=V,W=e=>void i({search:R({...V,...e})}),G=pe(r,w?.find(({id:e,status:t})=>e===r.row&&t!==`REVOKED`));return n(d,{children:[n(oe,{title:e.title,aside:n(te,{type:`LICENSE_BATCH`,ids:w?.map(({id:e})=>e),where:h.where,useListed:we,createdSince:Te,onShow:()=>W({})}),actions:n(d,{children:[n(re,{input:{kind:`LICENSES`,licenseWhere:h.where},count:g?.licenses.totalCount}),l&&n(f,{icon:o,onClick:()=>u(`find`),children:e.find.action}),r.batch&&n(N,{icon:he,to:`/licenses/batches/$id`,params:{id:r.batch},children:e.find.openBatch}),c&&n(N,{look:`primary`,icon:L,to:`/licenses/upload`,search:R({variation:r.variation}),children:e.upload})]})}),n(fe,{list:`licenses`,to:`/licenses`,search:r}),n(ce,{end:n(C,{name:`licenses`,columns:E}),children:n(ge,{search:D,onChange:W})}),n(ne,{flush:!0,children:[k.length>0&&n(ue,{text:t.selected(k.length),onClear:j,children:n(f,{size:`small`,icon:T,onClick:()=>F(k),children:e.revoke.one})}),n(ae,{name:`licenses`,label:e.title,columns:E,rows:w,rowKey:e=>e.id,rowName:$,...c&&{selection:A},stale:b,error:_,onRetry:()=>void S(),sort:H??`-created`,onSort:e=>W({sort:e}),empty:Object.keys(U).length>0?n(O,{icon:se,title:e.noMatch,text:e.noMatchText}):n(O,{icon:a,title:e.empty,text:e.emptyText})}),n(x,{connection:g?.licenses,onChange:e=>void i({search:R({...V,...e})})})]}),P&&n(Ce,{licenses:P,onDone:M,onClose:()=>F(null)}),r.dialog===`find`&&l&&n(xe,{onClose:m}),r.dialog===`revoke`&&c&&G&&n(Se,{license:G,onClose:m})]})}var $=({externalRef:e,variation:t})=>e??t.sku;function Ee(e){let{columns:t,never:r,order:i,customer:a,revoke:o}=y(B),s=w(),c=b();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>n(g,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>n(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:t.status,cell:({status:e})=>n(D,{kind:`license`,status:e}),width:7},{id:`order`,header:i,cell:({item:e})=>e&&n(g,{to:`/orders/$number`,params:{number:e.order.number},children:n(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:a,cell:({item:e})=>e&&n(g,{to:`/customers/$id`,params:{id:e.order.customer.id},children:s(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e,batch:t})=>n(g,{to:`/licenses/batches/$id`,params:{id:t.id},children:n(F,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&n(F,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?c.day(e):n(`span`,{className:`muted`,children:r}),sort:`expires`,wide:`below`,width:9},...e?[{id:`revoke`,header:o.one,cell:t=>t.status!==`REVOKED`&&n(f,{size:`small`,look:`quiet`,icon:T,"aria-label":`${o.one} ${$(t)}`,onClick:()=>e(t.id)})}]:[]]}export{Q as LicenseList};