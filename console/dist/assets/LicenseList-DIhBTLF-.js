const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-CslZLAsB.js","assets/index-CrslgKQf.js","assets/early-DhbaGOmZ.js","assets/parts-uYqX-dei.js","assets/dialogs-myGTe9xi.js","assets/details-CfP5J__g.js","assets/TextField-BGdrlW60.js","assets/licenses-BEmJFhQ-.js","assets/RevokeLicenseDialog-DJQbdz4S.js","assets/TextArea-dGB-gb2c.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-DGvxceCl.js","assets/BulkDialog-CndBXUrv.js"])))=>i.map(i=>d[i]);
import{At as e,Cn as t,E as n,I as r,It as i,Jt as a,Lt as o,Mt as s,O as c,St as l,V as u,Y as d,Yt as f,at as p,b as m,bn as h,bt as g,mn as ee,p as _,rt as v,xt as te,yt as y}from"./index-CrslgKQf.js";import{A as ne,D as b,E as x,G as S,H as re,J as ie,P as C,T as w,U as T,W as E,X as ae,a as oe,at as D,b as se,c as ce,d as O,et as k,f as le,h as A,i as j,j as ue,m as M,n as N,o as P,p as de,r as F,u as I,v as L,x as R,y as z}from"./parts-uYqX-dei.js";import{it as B,w as V}from"./details-CfP5J__g.js";import{H,x as fe}from"./early-DhbaGOmZ.js";import{n as U,o as W,r as G,t as K}from"./licenses-BEmJFhQ-.js";var q={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};q.node;var pe=d(q);f();function me(e){let{chosen:t,batch:n,onChange:r}=e,i=c(W),o=J();return a(b,{label:i.filters.batch,value:t?n?o(n):`…`:``,onClear:()=>r(void 0),children:a(he,{...e})})}function he({chosen:e,variation:t,onChange:n}){let r=c(W),i=J(),o=s(U,{where:t?{variationId:t}:{}}).data;return a(L,{label:r.filters.batch,options:(o?.licenseBatches.edges??[]).map(({node:e})=>({id:e.id,name:i(e)})),chosen:e,onChange:n})}function J(){let e=c(W),t=E();return({variation:n,createdAt:r,created:i})=>e.batchName(n.sku,t.time(r),t.count(i))}t();function ge({search:e,onChange:t}){let r=c(W),{statuses:i}=c(n),{product:o,variation:u,batch:d}=e,f={products:A(o),variations:A(u),batches:A(d)},{data:p}=s(G,f,{enabled:!!(o??u??d)}),m=M(p?.variations,u);return a(h,{children:[a(P,{label:r.search,placeholder:r.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),a(x,{label:r.filters.status,options:l.map(e=>({value:e,label:i.license[e]})),chosen:y(e),onChange:e=>t({status:e.join(`,`)})}),a(N,{digital:!0,chosen:o,name:M(p?.products,o)?.name,onChange:e=>t({product:e})}),a(de,{label:r.filters.variation,searchLabel:r.filters.findVariation,chosen:u,name:m&&Y(m),onChange:e=>t({variation:e,batch:void 0}),useFound:_e}),a(me,{chosen:d,batch:M(p?.licenseBatches,d),variation:u,onChange:e=>t({batch:e})}),a(x,{single:!0,label:r.filters.expires,options:g.map(e=>({value:e,label:r.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})}),a(V,{id:e.id,onClear:()=>t({id:void 0})})]})}var Y=({sku:e,product:t})=>`${t.name} ${e}`,_e=e=>K(e,void 0).found.map(e=>({id:e.id,name:Y(e)})),ve=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);t();var xe=_(()=>v(()=>import(`./FindLicenseDialog-CslZLAsB.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),Se=_(()=>v(()=>import(`./RevokeLicenseDialog-DJQbdz4S.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([8,1,2,4,5,3,9,10,7]))),Ce=_(()=>v(()=>import(`./RevokeLicensesDialog-DGvxceCl.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([11,1,2,12,4,5,3,9]))),Z=i(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),we=(e,t)=>s(ye,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id),Te=async(t,n)=>(await e(be,{where:{createdAtGTE:n},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function Ee(){let e=c(W),{table:t}=c(n),i=Z.useSearch(),o=Z.useNavigate(),s=p(`LICENSES_WRITE`),l=p(`LICENSES_REVEAL`),{open:d,close:f}=re(),g=te(i),{data:_,error:v,isPlaceholderData:y,refetch:b}=I(ve,g,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),x=_&&Q(_),T=De(s?e=>d(`revoke`,e):void 0),E=fe(i),{chosen:O,selection:A,clear:j,remove:M}=oe(x?.filter(({status:e})=>e!==`REVOKED`),E),[N,P]=ee(null),{after:de,before:L,...V}=E,{sort:U,...G}=V,K=e=>void o({search:H({...V,...e})}),q=R(i,x?.find(({id:e,status:t})=>e===i.row&&t!==`REVOKED`));return a(h,{children:[a(ie,{title:e.title,aside:a(ne,{type:`LICENSE_BATCH`,ids:x?.map(({id:e})=>e),where:g.where,useListed:we,createdSince:Te,onShow:()=>K({})}),actions:a(h,{children:[a(ue,{input:{kind:`LICENSES`,licenseWhere:g.where},count:_?.licenses.totalCount}),l&&a(m,{icon:r,onClick:()=>d(`find`),children:e.find.action}),i.batch&&a(F,{icon:pe,to:`/licenses/batches/$id`,params:{id:i.batch},children:e.find.openBatch}),s&&a(F,{look:`primary`,icon:B,to:`/licenses/upload`,search:H({variation:i.variation}),children:e.upload})]})}),a(se,{list:`licenses`,to:`/licenses`,search:i}),a(z,{end:a(ce,{name:`licenses`,columns:T}),children:a(ge,{search:E,onChange:K})}),a(ae,{flush:!0,children:[O.length>0&&a(le,{text:t.selected(O.length),onClear:j,children:a(m,{size:`small`,icon:D,onClick:()=>P(O),children:e.revoke.one})}),a(S,{name:`licenses`,label:e.title,columns:T,rows:x,rowKey:e=>e.id,rowName:$,...s&&{selection:A},stale:y,error:v,onRetry:()=>void b(),sort:U??`-created`,onSort:e=>K({sort:e}),empty:Object.keys(G).length>0?a(C,{icon:k,title:e.noMatch,text:e.noMatchText}):a(C,{icon:u,title:e.empty,text:e.emptyText})}),a(w,{connection:_?.licenses,onChange:e=>void o({search:H({...V,...e})})})]}),N&&a(Ce,{licenses:N,onDone:M,onClose:()=>P(null)}),i.dialog===`find`&&l&&a(xe,{onClose:f}),i.dialog===`revoke`&&s&&q&&a(Se,{license:q,onClose:f},q.id)]})}var $=({externalRef:e,variation:t})=>e??t.sku;function De(e){let{columns:t,never:n,order:r,customer:i,revoke:s}=c(W),l=O(),u=E();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>a(o,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>a(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:t.status,cell:({status:e})=>a(j,{kind:`license`,status:e}),width:7},{id:`order`,header:r,cell:({item:e})=>e&&a(o,{to:`/orders/$number`,params:{number:e.order.number},children:a(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:i,cell:({item:e})=>e&&a(o,{to:`/customers/$id`,params:{id:e.order.customer.id},children:l(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e,batch:t})=>a(o,{to:`/licenses/batches/$id`,params:{id:t.id},children:a(T,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&a(T,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?u.day(e):a(`span`,{className:`muted`,children:n}),sort:`expires`,wide:`below`,width:9},...e?[{id:`revoke`,header:s.one,cell:t=>t.status!==`REVOKED`&&a(m,{size:`small`,look:`quiet`,icon:D,"aria-label":`${s.one} ${$(t)}`,onClick:()=>e(t.id)})}]:[]]}export{Ee as LicenseList};