const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-BnIGs7OR.js","assets/index-jHT1tkCe.js","assets/early-JhwasVCb.js","assets/parts-C1VRNkno.js","assets/dialogs-DWt2_yZc.js","assets/details-Cmv5GQaD.js","assets/sending-C6ZxqXLJ.js","assets/draft-B_iKYUqj.js","assets/TextArea-CDEUbJOw.js","assets/licenses-CoMthNuy.js","assets/RevokeLicenseDialog-D11LR3Qq.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-B1Cz5bs2.js","assets/BulkDialog-Dbwyw4E9.js"])))=>i.map(i=>d[i]);
import{$t as e,B as t,D as n,Dt as r,En as i,Et as a,F as o,Ft as s,Ht as c,J as l,Lt as u,Q as d,Tt as f,Vt as p,bn as m,ct as h,en as g,kn as _,ot as v,p as y,wt as b,x}from"./index-jHT1tkCe.js";import{D as S,E as ee,F as C,G as w,K as te,M as ne,O as T,U as re,W as E,Y as D,Z as ie,a as ae,at as O,b as k,c as oe,d as A,et as se,f as ce,h as j,i as M,j as le,m as N,n as P,o as F,p as ue,r as I,u as de,v as fe,x as L,y as R}from"./parts-C1VRNkno.js";import{S as z,st as B}from"./details-Cmv5GQaD.js";import{H as V,x as H}from"./early-JhwasVCb.js";import{n as U,o as W,r as G,t as K}from"./licenses-CoMthNuy.js";var q={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};q.node;var pe=l(q);g();function me(t){let{chosen:n,batch:r,onChange:i}=t,a=d(W),o=J();return e(T,{label:a.filters.batch,value:n?r?o(r):`…`:``,onClear:()=>i(void 0),children:e(he,{...t})})}function he({chosen:t,variation:n,onChange:r}){let i=d(W),a=J(),o=u(U,{where:n?{variationId:n}:{}}).data;return e(fe,{label:i.filters.batch,options:(o?.licenseBatches.edges??[]).map(({node:e})=>({id:e.id,name:a(e)})),chosen:t,onChange:r})}function J(){let e=d(W),t=w();return({variation:n,createdAt:r,created:i})=>e.batchName(n.sku,t.time(r),t.count(i))}_();function ge({search:t,onChange:a}){let o=d(W),{statuses:s}=d(n),{product:c,variation:l,batch:p}=t,m={products:j(c),variations:j(l),batches:j(p)},{data:h}=u(G,m,{enabled:!!(c??l??p)}),g=N(h?.variations,l);return e(i,{children:[e(F,{label:o.search,placeholder:o.searchPlaceholder,value:t.q??``,onChange:e=>a({q:e})}),e(S,{label:o.filters.status,options:r.map(e=>({value:e,label:s.license[e]})),chosen:b(t),onChange:e=>a({status:e.join(`,`)})}),e(P,{digital:!0,chosen:c,name:N(h?.products,c)?.name,onChange:e=>a({product:e})}),e(ue,{label:o.filters.variation,searchLabel:o.filters.findVariation,chosen:l,name:g&&Y(g),onChange:e=>a({variation:e,batch:void 0}),useFound:_e}),e(me,{chosen:p,batch:N(h?.licenseBatches,p),variation:l,onChange:e=>a({batch:e})}),e(S,{single:!0,label:o.filters.expires,options:f.map(e=>({value:e,label:o.filters.within(Number(e))})),chosen:t.expires?[t.expires]:[],onChange:([e])=>a({expires:e})}),e(z,{id:t.id,onClear:()=>a({id:void 0})})]})}var Y=({sku:e,product:t})=>`${t.name} ${e}`,_e=e=>K(e,void 0).found.map(e=>({id:e.id,name:Y(e)})),ve=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);_();var xe=y(()=>v(()=>import(`./FindLicenseDialog-BnIGs7OR.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),Se=y(()=>v(()=>import(`./RevokeLicenseDialog-D11LR3Qq.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([10,1,2,4,5,3,6,7,8,11,9]))),Ce=y(()=>v(()=>import(`./RevokeLicensesDialog-B1Cz5bs2.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([12,1,2,13,4,5,3,6,7,8]))),Z=p(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),we=(e,t)=>u(ye,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id),Te=async(e,t)=>(await s(be,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function Ee(){let r=d(W),{table:s}=d(n),c=Z.useSearch(),l=Z.useNavigate(),u=h(`LICENSES_WRITE`),f=h(`LICENSES_REVEAL`),{open:p,close:g}=re(),_=a(c),{data:v,error:y,isPlaceholderData:b,refetch:S}=de(ve,_,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),w=v&&Q(v),T=De(u?e=>p(`revoke`,e):void 0),E=H(c),{chosen:A,selection:j,clear:M,remove:N}=ae(w?.filter(({status:e})=>e!==`REVOKED`),E),[P,F]=m(null),{after:ue,before:fe,...z}=E,{sort:U,...G}=z,K=e=>void l({search:V({...z,...e})}),q=L(c,w?.find(({id:e,status:t})=>e===c.row&&t!==`REVOKED`));return e(i,{children:[e(D,{title:r.title,aside:e(le,{type:`LICENSE_BATCH`,ids:w?.map(({id:e})=>e),where:_.where,useListed:we,createdSince:Te,onShow:()=>K({})}),actions:e(i,{children:[e(ne,{input:{kind:`LICENSES`,licenseWhere:_.where},count:v?.licenses.totalCount}),f&&e(x,{icon:o,onClick:()=>p(`find`),children:r.find.action}),c.batch&&e(I,{icon:pe,to:`/licenses/batches/$id`,params:{id:c.batch},children:r.find.openBatch}),u&&e(I,{look:`primary`,icon:B,to:`/licenses/upload`,search:V({variation:c.variation}),children:r.upload})]})}),e(k,{list:`licenses`,to:`/licenses`,search:c}),e(R,{end:e(oe,{name:`licenses`,columns:T}),children:e(ge,{search:E,onChange:K})}),e(ie,{flush:!0,children:[A.length>0&&e(ce,{text:s.selected(A.length),onClear:M,children:e(x,{size:`small`,icon:O,onClick:()=>F(A),children:r.revoke.one})}),e(te,{name:`licenses`,label:r.title,columns:T,rows:w,rowKey:e=>e.id,rowName:$,...u&&{selection:j},stale:b,error:y,onRetry:()=>void S(),sort:U??`-created`,onSort:e=>K({sort:e}),empty:Object.keys(G).length>0?e(C,{icon:se,title:r.noMatch,text:r.noMatchText}):e(C,{icon:t,title:r.empty,text:r.emptyText})}),e(ee,{connection:v?.licenses,onChange:e=>void l({search:V({...z,...e})})})]}),P&&e(Ce,{licenses:P,onDone:N,onClose:()=>F(null)}),c.dialog===`find`&&f&&e(xe,{onClose:g}),c.dialog===`revoke`&&u&&q&&e(Se,{license:q,onClose:g},q.id)]})}var $=({externalRef:e,variation:t})=>e??t.sku;function De(t){let{columns:n,never:r,order:i,customer:a,revoke:o}=d(W),s=A(),l=w();return[{id:`what`,header:n.what,cell:({variation:{product:t}})=>e(c,{to:`/products/$slug`,params:{slug:t.slug},children:t.name}),width:16},{id:`sku`,header:n.sku,cell:({variation:t})=>e(`code`,{children:t.sku}),wide:`below`,width:12},{id:`status`,header:n.status,cell:({status:t})=>e(M,{kind:`license`,status:t}),width:7},{id:`order`,header:i,cell:({item:t})=>t&&e(c,{to:`/orders/$number`,params:{number:t.order.number},children:e(`code`,{children:t.order.number})}),wide:`below`},{id:`customer`,header:a,cell:({item:t})=>t&&e(c,{to:`/customers/$id`,params:{id:t.order.customer.id},children:s(t.order.customer)}),wide:`below`,width:12},{id:`reference`,header:n.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:n.uploaded,cell:({createdAt:t,batch:n})=>e(c,{to:`/licenses/batches/$id`,params:{id:n.id},children:e(E,{at:t})}),sort:`created`,wide:!0},{id:`sold`,header:n.sold,cell:({soldAt:t})=>t&&e(E,{at:t}),wide:!0},{id:`expires`,header:n.expires,cell:({expiresAt:t})=>t?l.day(t):e(`span`,{className:`muted`,children:r}),sort:`expires`,wide:`below`,width:9},...t?[{id:`revoke`,header:o.one,cell:n=>n.status!==`REVOKED`&&e(x,{size:`small`,look:`quiet`,icon:O,"aria-label":`${o.one} ${$(n)}`,onClick:()=>t(n.id)})}]:[]]}export{Ee as LicenseList};