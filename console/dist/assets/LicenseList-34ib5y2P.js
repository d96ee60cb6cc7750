const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-BCxCcaHp.js","assets/index-CSPtHws6.js","assets/early-JhwasVCb.js","assets/parts-BlEiP3Aw.js","assets/dialogs-B2CoN6YY.js","assets/details-CUDUSL6Y.js","assets/sending-Cmfws0CM.js","assets/draft-BRNLFewF.js","assets/TextArea-3CIVHTxR.js","assets/licenses-D46bkWTk.js","assets/RevokeLicenseDialog-BZtOUvQG.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog--dCyZdhv.js","assets/BulkDialog-dfs_htqz.js"])))=>i.map(i=>d[i]);
import{$t as e,B as t,D as n,Dt as r,En as i,Et as a,F as o,Ft as s,Ht as c,J as l,Lt as u,Q as d,Tt as f,Vt as p,bn as m,ct as h,en as g,kn as _,ot as v,p as y,wt as b,x}from"./index-CSPtHws6.js";import{$ as ee,A as S,D as C,E as w,G as te,H as ne,J as re,P as T,T as E,U as D,W as O,X as ie,a as ae,b as oe,c as k,d as A,f as se,h as j,i as M,it as N,j as ce,m as P,n as F,o as I,p as le,r as L,u as ue,v as de,x as R,y as z}from"./parts-BlEiP3Aw.js";import{S as B,st as V}from"./details-CUDUSL6Y.js";import{H,x as fe}from"./early-JhwasVCb.js";import{n as U,o as W,r as G,t as K}from"./licenses-D46bkWTk.js";var q={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};q.node;var pe=l(q);g();function me(t){let{chosen:n,batch:r,onChange:i}=t,a=d(W),o=J();return e(C,{label:a.filters.batch,value:n?r?o(r):`…`:``,onClear:()=>i(void 0),children:e(he,{...t})})}function he({chosen:t,variation:n,onChange:r}){let i=d(W),a=J(),o=u(U,{where:n?{variationId:n}:{}}).data;return e(de,{label:i.filters.batch,options:(o?.licenseBatches.edges??[]).map(({node:e})=>({id:e.id,name:a(e)})),chosen:t,onChange:r})}function J(){let e=d(W),t=O();return({variation:n,createdAt:r,created:i})=>e.batchName(n.sku,t.time(r),t.count(i))}_();function ge({search:t,onChange:a}){let o=d(W),{statuses:s}=d(n),{product:c,variation:l,batch:p}=t,m={products:j(c),variations:j(l),batches:j(p)},{data:h}=u(G,m,{enabled:!!(c??l??p)}),g=P(h?.variations,l);return e(i,{children:[e(I,{label:o.search,placeholder:o.searchPlaceholder,value:t.q??``,onChange:e=>a({q:e})}),e(w,{label:o.filters.status,options:r.map(e=>({value:e,label:s.license[e]})),chosen:b(t),onChange:e=>a({status:e.join(`,`)})}),e(F,{digital:!0,chosen:c,name:P(h?.products,c)?.name,onChange:e=>a({product:e})}),e(le,{label:o.filters.variation,searchLabel:o.filters.findVariation,chosen:l,name:g&&Y(g),onChange:e=>a({variation:e,batch:void 0}),useFound:_e}),e(me,{chosen:p,batch:P(h?.licenseBatches,p),variation:l,onChange:e=>a({batch:e})}),e(w,{single:!0,label:o.filters.expires,options:f.map(e=>({value:e,label:o.filters.within(Number(e))})),chosen:t.expires?[t.expires]:[],onChange:([e])=>a({expires:e})}),e(B,{id:t.id,onClear:()=>a({id:void 0})})]})}var Y=({sku:e,product:t})=>`${t.name} ${e}`,_e=e=>K(e,void 0).found.map(e=>({id:e.id,name:Y(e)})),ve=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);_();var xe=y(()=>v(()=>import(`./FindLicenseDialog-BCxCcaHp.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),Se=y(()=>v(()=>import(`./RevokeLicenseDialog-BZtOUvQG.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([10,1,2,4,5,3,6,7,8,11,9]))),Ce=y(()=>v(()=>import(`./RevokeLicensesDialog--dCyZdhv.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([12,1,2,13,4,5,3,6,7,8]))),Z=p(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),we=(e,t)=>u(ye,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id),Te=async(e,t)=>(await s(be,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function Ee(){let r=d(W),{table:s}=d(n),c=Z.useSearch(),l=Z.useNavigate(),u=h(`LICENSES_WRITE`),f=h(`LICENSES_REVEAL`),{open:p,close:g}=ne(),_=a(c),{data:v,error:y,isPlaceholderData:b,refetch:C}=ue(ve,_,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),w=v&&Q(v),D=De(u?e=>p(`revoke`,e):void 0),O=fe(c),{chosen:A,selection:j,clear:M,remove:P}=ae(w?.filter(({status:e})=>e!==`REVOKED`),O),[F,I]=m(null),{after:le,before:de,...B}=O,{sort:U,...G}=B,K=e=>void l({search:H({...B,...e})}),q=R(c,w?.find(({id:e,status:t})=>e===c.row&&t!==`REVOKED`));return e(i,{children:[e(re,{title:r.title,aside:e(S,{type:`LICENSE_BATCH`,ids:w?.map(({id:e})=>e),where:_.where,useListed:we,createdSince:Te,onShow:()=>K({})}),actions:e(i,{children:[e(ce,{input:{kind:`LICENSES`,licenseWhere:_.where},count:v?.licenses.totalCount}),f&&e(x,{icon:o,onClick:()=>p(`find`),children:r.find.action}),c.batch&&e(L,{icon:pe,to:`/licenses/batches/$id`,params:{id:c.batch},children:r.find.openBatch}),u&&e(L,{look:`primary`,icon:V,to:`/licenses/upload`,search:H({variation:c.variation}),children:r.upload})]})}),e(oe,{list:`licenses`,to:`/licenses`,search:c}),e(z,{end:e(k,{name:`licenses`,columns:D}),children:e(ge,{search:O,onChange:K})}),e(ie,{flush:!0,children:[A.length>0&&e(se,{text:s.selected(A.length),onClear:M,children:e(x,{size:`small`,icon:N,onClick:()=>I(A),children:r.revoke.one})}),e(te,{name:`licenses`,label:r.title,columns:D,rows:w,rowKey:e=>e.id,rowName:$,...u&&{selection:j},stale:b,error:y,onRetry:()=>void C(),sort:U??`-created`,onSort:e=>K({sort:e}),empty:Object.keys(G).length>0?e(T,{icon:ee,title:r.noMatch,text:r.noMatchText}):e(T,{icon:t,title:r.empty,text:r.emptyText})}),e(E,{connection:v?.licenses,onChange:e=>void l({search:H({...B,...e})})})]}),F&&e(Ce,{licenses:F,onDone:P,onClose:()=>I(null)}),c.dialog===`find`&&f&&e(xe,{onClose:g}),c.dialog===`revoke`&&u&&q&&e(Se,{license:q,onClose:g},q.id)]})}var $=({externalRef:e,variation:t})=>e??t.sku;function De(t){let{columns:n,never:r,order:i,customer:a,revoke:o}=d(W),s=A(),l=O();return[{id:`what`,header:n.what,cell:({variation:{product:t}})=>e(c,{to:`/products/$slug`,params:{slug:t.slug},children:t.name}),width:16},{id:`sku`,header:n.sku,cell:({variation:t})=>e(`code`,{children:t.sku}),wide:`below`,width:12},{id:`status`,header:n.status,cell:({status:t})=>e(M,{kind:`license`,status:t}),width:7},{id:`order`,header:i,cell:({item:t})=>t&&e(c,{to:`/orders/$number`,params:{number:t.order.number},children:e(`code`,{children:t.order.number})}),wide:`below`},{id:`customer`,header:a,cell:({item:t})=>t&&e(c,{to:`/customers/$id`,params:{id:t.order.customer.id},children:s(t.order.customer)}),wide:`below`,width:12},{id:`reference`,header:n.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:n.uploaded,cell:({createdAt:t,batch:n})=>e(c,{to:`/licenses/batches/$id`,params:{id:n.id},children:e(D,{at:t})}),sort:`created`,wide:!0},{id:`sold`,header:n.sold,cell:({soldAt:t})=>t&&e(D,{at:t}),wide:!0},{id:`expires`,header:n.expires,cell:({expiresAt:t})=>t?l.day(t):e(`span`,{className:`muted`,children:r}),sort:`expires`,wide:`below`,width:9},...t?[{id:`revoke`,header:o.one,cell:n=>n.status!==`REVOKED`&&e(x,{size:`small`,look:`quiet`,icon:N,"aria-label":`${o.one} ${$(n)}`,onClick:()=>t(n.id)})}]:[]]}export{Ee as LicenseList};