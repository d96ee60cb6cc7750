const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-BVVeq5po.js","assets/index-ah7yBjvo.js","assets/early-JhwasVCb.js","assets/parts-sUoMt7hs.js","assets/dialogs-DMNuVB_d.js","assets/details-sHZI4id6.js","assets/sending-ClVjIKZq.js","assets/draft-CfwpFJT5.js","assets/TextArea-DJWW_eXy.js","assets/licenses-BWH5njxO.js","assets/RevokeLicenseDialog-BStyMLjD.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-C6Xwv8E5.js","assets/BulkDialog-CoCA7jvd.js"])))=>i.map(i=>d[i]);
import{An as e,B as t,D as n,Dn as r,Dt as i,Et as a,F as o,Ht as s,It as c,J as l,Ot as u,Q as d,Rt as f,Tt as p,Ut as m,ct as h,en as g,ot as _,p as v,tn as y,x as b,xn as ee}from"./index-ah7yBjvo.js";import{D as x,E as te,F as S,G as C,K as ne,M as re,O as w,U as T,W as E,Y as ie,Z as ae,a as D,at as O,b as oe,c as se,d as k,et as ce,f as le,h as A,i as j,j as ue,m as M,n as N,o as P,p as de,r as F,u as fe,v as I,x as L,y as R}from"./parts-sUoMt7hs.js";import{S as z,ct as B}from"./details-sHZI4id6.js";import{H as V,x as H}from"./early-JhwasVCb.js";import{n as U,o as W,r as G,t as K}from"./licenses-BWH5njxO.js";var q={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};q.node;var pe=l(q);y();function me(e){let{chosen:t,batch:n,onChange:r}=e,i=d(W),a=J();return g(w,{label:i.filters.batch,value:t?n?a(n):`…`:``,onClear:()=>r(void 0),children:g(he,{...e})})}function he({chosen:e,variation:t,onChange:n}){let r=d(W),i=J(),a=f(U,{where:t?{variationId:t}:{}}).data;return g(I,{label:r.filters.batch,options:(a?.licenseBatches.edges??[]).map(({node:e})=>({id:e.id,name:i(e)})),chosen:e,onChange:n})}function J(){let e=d(W),t=C();return({variation:n,createdAt:r,created:i})=>e.batchName(n.sku,t.time(r),t.count(i))}e();function ge({search:e,onChange:t}){let i=d(W),{statuses:o}=d(n),{product:s,variation:c,batch:l}=e,m={products:A(s),variations:A(c),batches:A(l)},{data:h}=f(G,m,{enabled:!!(s??c??l)}),_=M(h?.variations,c);return g(r,{children:[g(P,{label:i.search,placeholder:i.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),g(x,{label:i.filters.status,options:u.map(e=>({value:e,label:o.license[e]})),chosen:p(e),onChange:e=>t({status:e.join(`,`)})}),g(N,{digital:!0,chosen:s,name:M(h?.products,s)?.name,onChange:e=>t({product:e})}),g(de,{label:i.filters.variation,searchLabel:i.filters.findVariation,chosen:c,name:_&&Y(_),onChange:e=>t({variation:e,batch:void 0}),useFound:_e}),g(me,{chosen:l,batch:M(h?.licenseBatches,l),variation:c,onChange:e=>t({batch:e})}),g(x,{single:!0,label:i.filters.expires,options:a.map(e=>({value:e,label:i.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})}),g(z,{id:e.id,onClear:()=>t({id:void 0})})]})}var Y=({sku:e,product:t})=>`${t.name} ${e}`,_e=e=>K(e,void 0).found.map(e=>({id:e.id,name:Y(e)})),ve=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);e();var xe=v(()=>_(()=>import(`./FindLicenseDialog-BVVeq5po.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),Se=v(()=>_(()=>import(`./RevokeLicenseDialog-BStyMLjD.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([10,1,2,4,5,3,6,7,8,11,9]))),Ce=v(()=>_(()=>import(`./RevokeLicensesDialog-C6Xwv8E5.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([12,1,2,13,4,5,3,6,7,8]))),Z=s(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),we=(e,t)=>f(ye,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id),Te=async(e,t)=>(await c(be,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function Ee(){let e=d(W),{table:a}=d(n),s=Z.useSearch(),c=Z.useNavigate(),l=h(`LICENSES_WRITE`),u=h(`LICENSES_REVEAL`),{open:f,close:p}=T(),m=i(s),{data:_,error:v,isPlaceholderData:y,refetch:x}=fe(ve,m,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),C=_&&Q(_),w=De(l?e=>f(`revoke`,e):void 0),E=H(s),{chosen:k,selection:A,clear:j,remove:M}=D(C?.filter(({status:e})=>e!==`REVOKED`),E),[N,P]=ee(null),{after:de,before:I,...z}=E,{sort:U,...G}=z,K=e=>void c({search:V({...z,...e})}),q=L(s,C?.find(({id:e,status:t})=>e===s.row&&t!==`REVOKED`));return g(r,{children:[g(ie,{title:e.title,aside:g(ue,{type:`LICENSE_BATCH`,ids:C?.map(({id:e})=>e),where:m.where,useListed:we,createdSince:Te,onShow:()=>K({})}),actions:g(r,{children:[g(re,{input:{kind:`LICENSES`,licenseWhere:m.where},count:_?.licenses.totalCount}),u&&g(b,{icon:o,onClick:()=>f(`find`),children:e.find.action}),s.batch&&g(F,{icon:pe,to:`/licenses/batches/$id`,params:{id:s.batch},children:e.find.openBatch}),l&&g(F,{look:`primary`,icon:B,to:`/licenses/upload`,search:V({variation:s.variation}),children:e.upload})]})}),g(oe,{list:`licenses`,to:`/licenses`,search:s}),g(R,{end:g(se,{name:`licenses`,columns:w}),children:g(ge,{search:E,onChange:K})}),g(ae,{flush:!0,children:[k.length>0&&g(le,{text:a.selected(k.length),onClear:j,children:g(b,{size:`small`,icon:O,onClick:()=>P(k),children:e.revoke.one})}),g(ne,{name:`licenses`,label:e.title,columns:w,rows:C,rowKey:e=>e.id,rowName:$,...l&&{selection:A},stale:y,error:v,onRetry:()=>void x(),sort:U??`-created`,onSort:e=>K({sort:e}),empty:Object.keys(G).length>0?g(S,{icon:ce,title:e.noMatch,text:e.noMatchText}):g(S,{icon:t,title:e.empty,text:e.emptyText})}),g(te,{connection:_?.licenses,onChange:e=>void c({search:V({...z,...e})})})]}),N&&g(Ce,{licenses:N,onDone:M,onClose:()=>P(null)}),s.dialog===`find`&&u&&g(xe,{onClose:p}),s.dialog===`revoke`&&l&&q&&g(Se,{license:q,onClose:p},q.id)]})}var $=({externalRef:e,variation:t})=>e??t.sku;function De(e){let{columns:t,never:n,order:r,customer:i,revoke:a}=d(W),o=k(),s=C();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>g(m,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>g(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:t.status,cell:({status:e})=>g(j,{kind:`license`,status:e}),width:7},{id:`order`,header:r,cell:({item:e})=>e&&g(m,{to:`/orders/$number`,params:{number:e.order.number},children:g(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:i,cell:({item:e})=>e&&g(m,{to:`/customers/$id`,params:{id:e.order.customer.id},children:o(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e,batch:t})=>g(m,{to:`/licenses/batches/$id`,params:{id:t.id},children:g(E,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&g(E,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?s.day(e):g(`span`,{className:`muted`,children:n}),sort:`expires`,wide:`below`,width:9},...e?[{id:`revoke`,header:a.one,cell:t=>t.status!==`REVOKED`&&g(b,{size:`small`,look:`quiet`,icon:O,"aria-label":`${a.one} ${$(t)}`,onClick:()=>e(t.id)})}]:[]]}export{Ee as LicenseList};