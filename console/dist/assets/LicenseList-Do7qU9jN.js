const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-B8eW4V_h.js","assets/index-yR9VlGa-.js","assets/early-CqjEYl7M.js","assets/parts-DXnIqi7I.js","assets/dialogs-QNjhNvSa.js","assets/details-CTmdLNcp.js","assets/TextArea-BZdJLUmv.js","assets/licenses-RFTYTjn-.js","assets/RevokeLicenseDialog-B0fxwTlu.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-BoUm6qKz.js","assets/BulkDialog-DcT_U_p-.js"])))=>i.map(i=>d[i]);
import{B as e,Cn as t,Ct as n,D as r,En as i,F as a,J as o,Mt as s,Pt as c,Rt as l,St as u,Xt as d,Z as f,Zt as p,_n as m,at as h,p as g,st as _,wt as v,x as y,xt as b,zt as x}from"./index-yR9VlGa-.js";import{$ as ee,A as S,D as C,E as w,G as te,H as ne,J as re,P as T,T as E,U as D,W as O,X as ie,a as ae,b as oe,c as k,d as A,f as se,h as j,i as M,it as N,j as ce,m as P,n as F,o as I,p as le,r as L,u as ue,v as de,x as R,y as z}from"./parts-DXnIqi7I.js";import{ct as B,w as V}from"./details-CTmdLNcp.js";import{H,x as fe}from"./early-CqjEYl7M.js";import{n as U,o as W,r as G,t as K}from"./licenses-RFTYTjn-.js";var q={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};q.node;var pe=o(q);p();function me(e){let{chosen:t,batch:n,onChange:r}=e,i=f(W),a=J();return d(C,{label:i.filters.batch,value:t?n?a(n):`…`:``,onClear:()=>r(void 0),children:d(he,{...e})})}function he({chosen:e,variation:t,onChange:n}){let r=f(W),i=J(),a=c(U,{where:t?{variationId:t}:{}}).data;return d(de,{label:r.filters.batch,options:(a?.licenseBatches.edges??[]).map(({node:e})=>({id:e.id,name:i(e)})),chosen:e,onChange:n})}function J(){let e=f(W),t=O();return({variation:n,createdAt:r,created:i})=>e.batchName(n.sku,t.time(r),t.count(i))}i();function ge({search:e,onChange:n}){let i=f(W),{statuses:a}=f(r),{product:o,variation:s,batch:l}=e,p={products:j(o),variations:j(s),batches:j(l)},{data:m}=c(G,p,{enabled:!!(o??s??l)}),h=P(m?.variations,s);return d(t,{children:[d(I,{label:i.search,placeholder:i.searchPlaceholder,value:e.q??``,onChange:e=>n({q:e})}),d(w,{label:i.filters.status,options:v.map(e=>({value:e,label:a.license[e]})),chosen:b(e),onChange:e=>n({status:e.join(`,`)})}),d(F,{digital:!0,chosen:o,name:P(m?.products,o)?.name,onChange:e=>n({product:e})}),d(le,{label:i.filters.variation,searchLabel:i.filters.findVariation,chosen:s,name:h&&Y(h),onChange:e=>n({variation:e,batch:void 0}),useFound:_e}),d(me,{chosen:l,batch:P(m?.licenseBatches,l),variation:s,onChange:e=>n({batch:e})}),d(w,{single:!0,label:i.filters.expires,options:u.map(e=>({value:e,label:i.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>n({expires:e})}),d(V,{id:e.id,onClear:()=>n({id:void 0})})]})}var Y=({sku:e,product:t})=>`${t.name} ${e}`,_e=e=>K(e,void 0).found.map(e=>({id:e.id,name:Y(e)})),ve=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);i();var xe=g(()=>h(()=>import(`./FindLicenseDialog-B8eW4V_h.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),Se=g(()=>h(()=>import(`./RevokeLicenseDialog-B0fxwTlu.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([8,1,2,4,5,3,6,9,7]))),Ce=g(()=>h(()=>import(`./RevokeLicensesDialog-BoUm6qKz.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([10,1,2,11,4,5,3,6]))),Z=l(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),we=(e,t)=>c(ye,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id),Te=async(e,t)=>(await s(be,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function Ee(){let i=f(W),{table:o}=f(r),s=Z.useSearch(),c=Z.useNavigate(),l=_(`LICENSES_WRITE`),u=_(`LICENSES_REVEAL`),{open:p,close:h}=ne(),g=n(s),{data:v,error:b,isPlaceholderData:x,refetch:C}=ue(ve,g,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),w=v&&Q(v),D=De(l?e=>p(`revoke`,e):void 0),O=fe(s),{chosen:A,selection:j,clear:M,remove:P}=ae(w?.filter(({status:e})=>e!==`REVOKED`),O),[F,I]=m(null),{after:le,before:de,...V}=O,{sort:U,...G}=V,K=e=>void c({search:H({...V,...e})}),q=R(s,w?.find(({id:e,status:t})=>e===s.row&&t!==`REVOKED`));return d(t,{children:[d(re,{title:i.title,aside:d(S,{type:`LICENSE_BATCH`,ids:w?.map(({id:e})=>e),where:g.where,useListed:we,createdSince:Te,onShow:()=>K({})}),actions:d(t,{children:[d(ce,{input:{kind:`LICENSES`,licenseWhere:g.where},count:v?.licenses.totalCount}),u&&d(y,{icon:a,onClick:()=>p(`find`),children:i.find.action}),s.batch&&d(L,{icon:pe,to:`/licenses/batches/$id`,params:{id:s.batch},children:i.find.openBatch}),l&&d(L,{look:`primary`,icon:B,to:`/licenses/upload`,search:H({variation:s.variation}),children:i.upload})]})}),d(oe,{list:`licenses`,to:`/licenses`,search:s}),d(z,{end:d(k,{name:`licenses`,columns:D}),children:d(ge,{search:O,onChange:K})}),d(ie,{flush:!0,children:[A.length>0&&d(se,{text:o.selected(A.length),onClear:M,children:d(y,{size:`small`,icon:N,onClick:()=>I(A),children:i.revoke.one})}),d(te,{name:`licenses`,label:i.title,columns:D,rows:w,rowKey:e=>e.id,rowName:$,...l&&{selection:j},stale:x,error:b,onRetry:()=>void C(),sort:U??`-created`,onSort:e=>K({sort:e}),empty:Object.keys(G).length>0?d(T,{icon:ee,title:i.noMatch,text:i.noMatchText}):d(T,{icon:e,title:i.empty,text:i.emptyText})}),d(E,{connection:v?.licenses,onChange:e=>void c({search:H({...V,...e})})})]}),F&&d(Ce,{licenses:F,onDone:P,onClose:()=>I(null)}),s.dialog===`find`&&u&&d(xe,{onClose:h}),s.dialog===`revoke`&&l&&q&&d(Se,{license:q,onClose:h},q.id)]})}var $=({externalRef:e,variation:t})=>e??t.sku;function De(e){let{columns:t,never:n,order:r,customer:i,revoke:a}=f(W),o=A(),s=O();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>d(x,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>d(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:t.status,cell:({status:e})=>d(M,{kind:`license`,status:e}),width:7},{id:`order`,header:r,cell:({item:e})=>e&&d(x,{to:`/orders/$number`,params:{number:e.order.number},children:d(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:i,cell:({item:e})=>e&&d(x,{to:`/customers/$id`,params:{id:e.order.customer.id},children:o(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e,batch:t})=>d(x,{to:`/licenses/batches/$id`,params:{id:t.id},children:d(D,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&d(D,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?s.day(e):d(`span`,{className:`muted`,children:n}),sort:`expires`,wide:`below`,width:9},...e?[{id:`revoke`,header:a.one,cell:t=>t.status!==`REVOKED`&&d(y,{size:`small`,look:`quiet`,icon:N,"aria-label":`${a.one} ${$(t)}`,onClick:()=>e(t.id)})}]:[]]}export{Ee as LicenseList};