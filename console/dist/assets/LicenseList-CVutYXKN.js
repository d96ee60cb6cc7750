const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-CdFRGeLU.js","assets/index-Bj-0Wysc.js","assets/early-CqjEYl7M.js","assets/parts-DeASi7V8.js","assets/dialogs-CeyJh_86.js","assets/details-CeckHyby.js","assets/sending-BqBRE9XC.js","assets/TextArea-ncYx3gie.js","assets/licenses-xjg-QXWw.js","assets/RevokeLicenseDialog-CfVxJIvA.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-Bk3J8t98.js","assets/BulkDialog-BTHZHiUI.js"])))=>i.map(i=>d[i]);
import{$t as e,B as t,Bt as n,Ct as r,D as i,Et as a,F as o,It as s,J as c,On as l,Pt as u,Qt as d,Tn as f,Tt as p,Vt as m,Z as h,at as g,p as _,st as v,wt as y,x as b,yn as ee}from"./index-Bj-0Wysc.js";import{$ as te,A as ne,D as x,E as S,G as re,H as C,J as w,P as T,T as ie,U as E,W as D,X as ae,a as oe,b as se,c as ce,d as O,f as le,h as k,i as A,it as j,j as ue,m as M,n as N,o as P,p as de,r as F,u as fe,v as I,x as L,y as R}from"./parts-DeASi7V8.js";import{S as z,st as B}from"./details-CeckHyby.js";import{H as V,x as pe}from"./early-CqjEYl7M.js";import{n as H,o as U,r as W,t as G}from"./licenses-xjg-QXWw.js";var K={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};K.node;var me=c(K);e();function he(e){let{chosen:t,batch:n,onChange:r}=e,i=h(U),a=J();return d(x,{label:i.filters.batch,value:t?n?a(n):`…`:``,onClear:()=>r(void 0),children:d(q,{...e})})}function q({chosen:e,variation:t,onChange:n}){let r=h(U),i=J(),a=s(H,{where:t?{variationId:t}:{}}).data;return d(I,{label:r.filters.batch,options:(a?.licenseBatches.edges??[]).map(({node:e})=>({id:e.id,name:i(e)})),chosen:e,onChange:n})}function J(){let e=h(U),t=D();return({variation:n,createdAt:r,created:i})=>e.batchName(n.sku,t.time(r),t.count(i))}l();function ge({search:e,onChange:t}){let n=h(U),{statuses:o}=h(i),{product:c,variation:l,batch:u}=e,p={products:k(c),variations:k(l),batches:k(u)},{data:m}=s(W,p,{enabled:!!(c??l??u)}),g=M(m?.variations,l);return d(f,{children:[d(P,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),d(S,{label:n.filters.status,options:a.map(e=>({value:e,label:o.license[e]})),chosen:r(e),onChange:e=>t({status:e.join(`,`)})}),d(N,{digital:!0,chosen:c,name:M(m?.products,c)?.name,onChange:e=>t({product:e})}),d(de,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:l,name:g&&Y(g),onChange:e=>t({variation:e,batch:void 0}),useFound:_e}),d(he,{chosen:u,batch:M(m?.licenseBatches,u),variation:l,onChange:e=>t({batch:e})}),d(S,{single:!0,label:n.filters.expires,options:y.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})}),d(z,{id:e.id,onClear:()=>t({id:void 0})})]})}var Y=({sku:e,product:t})=>`${t.name} ${e}`,_e=e=>G(e,void 0).found.map(e=>({id:e.id,name:Y(e)})),ve=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);l();var xe=_(()=>g(()=>import(`./FindLicenseDialog-CdFRGeLU.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),Se=_(()=>g(()=>import(`./RevokeLicenseDialog-CfVxJIvA.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([9,1,2,4,5,3,6,7,10,8]))),Ce=_(()=>g(()=>import(`./RevokeLicensesDialog-Bk3J8t98.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([11,1,2,12,4,5,3,6,7]))),Z=n(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),we=(e,t)=>s(ye,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id),Te=async(e,t)=>(await u(be,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function Ee(){let e=h(U),{table:n}=h(i),r=Z.useSearch(),a=Z.useNavigate(),s=v(`LICENSES_WRITE`),c=v(`LICENSES_REVEAL`),{open:l,close:u}=C(),m=p(r),{data:g,error:_,isPlaceholderData:y,refetch:x}=fe(ve,m,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),S=g&&Q(g),E=De(s?e=>l(`revoke`,e):void 0),D=pe(r),{chosen:O,selection:k,clear:A,remove:M}=oe(S?.filter(({status:e})=>e!==`REVOKED`),D),[N,P]=ee(null),{after:de,before:I,...z}=D,{sort:H,...W}=z,G=e=>void a({search:V({...z,...e})}),K=L(r,S?.find(({id:e,status:t})=>e===r.row&&t!==`REVOKED`));return d(f,{children:[d(w,{title:e.title,aside:d(ne,{type:`LICENSE_BATCH`,ids:S?.map(({id:e})=>e),where:m.where,useListed:we,createdSince:Te,onShow:()=>G({})}),actions:d(f,{children:[d(ue,{input:{kind:`LICENSES`,licenseWhere:m.where},count:g?.licenses.totalCount}),c&&d(b,{icon:o,onClick:()=>l(`find`),children:e.find.action}),r.batch&&d(F,{icon:me,to:`/licenses/batches/$id`,params:{id:r.batch},children:e.find.openBatch}),s&&d(F,{look:`primary`,icon:B,to:`/licenses/upload`,search:V({variation:r.variation}),children:e.upload})]})}),d(se,{list:`licenses`,to:`/licenses`,search:r}),d(R,{end:d(ce,{name:`licenses`,columns:E}),children:d(ge,{search:D,onChange:G})}),d(ae,{flush:!0,children:[O.length>0&&d(le,{text:n.selected(O.length),onClear:A,children:d(b,{size:`small`,icon:j,onClick:()=>P(O),children:e.revoke.one})}),d(re,{name:`licenses`,label:e.title,columns:E,rows:S,rowKey:e=>e.id,rowName:$,...s&&{selection:k},stale:y,error:_,onRetry:()=>void x(),sort:H??`-created`,onSort:e=>G({sort:e}),empty:Object.keys(W).length>0?d(T,{icon:te,title:e.noMatch,text:e.noMatchText}):d(T,{icon:t,title:e.empty,text:e.emptyText})}),d(ie,{connection:g?.licenses,onChange:e=>void a({search:V({...z,...e})})})]}),N&&d(Ce,{licenses:N,onDone:M,onClose:()=>P(null)}),r.dialog===`find`&&c&&d(xe,{onClose:u}),r.dialog===`revoke`&&s&&K&&d(Se,{license:K,onClose:u},K.id)]})}var $=({externalRef:e,variation:t})=>e??t.sku;function De(e){let{columns:t,never:n,order:r,customer:i,revoke:a}=h(U),o=O(),s=D();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>d(m,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>d(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:t.status,cell:({status:e})=>d(A,{kind:`license`,status:e}),width:7},{id:`order`,header:r,cell:({item:e})=>e&&d(m,{to:`/orders/$number`,params:{number:e.order.number},children:d(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:i,cell:({item:e})=>e&&d(m,{to:`/customers/$id`,params:{id:e.order.customer.id},children:o(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e,batch:t})=>d(m,{to:`/licenses/batches/$id`,params:{id:t.id},children:d(E,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&d(E,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?s.day(e):d(`span`,{className:`muted`,children:n}),sort:`expires`,wide:`below`,width:9},...e?[{id:`revoke`,header:a.one,cell:t=>t.status!==`REVOKED`&&d(b,{size:`small`,look:`quiet`,icon:j,"aria-label":`${a.one} ${$(t)}`,onClick:()=>e(t.id)})}]:[]]}export{Ee as LicenseList};