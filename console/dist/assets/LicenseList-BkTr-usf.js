const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-B54waKIp.js","assets/index-DSghyoMO.js","assets/early-JhwasVCb.js","assets/parts-CE7ui_Zl.js","assets/dialogs-C5K1e2p_.js","assets/details-D9Y-tpnF.js","assets/sending-BYyfSJLp.js","assets/draft-Zl2_X2FY.js","assets/TextArea-D0xA9E51.js","assets/licenses-CzypOV8j.js","assets/RevokeLicenseDialog-BkswkRYx.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-oo7pqLOx.js","assets/BulkDialog-Dw_ThBoE.js"])))=>i.map(i=>d[i]);
import{An as e,B as t,D as n,Dt as r,Et as i,F as a,It as o,J as s,Nn as c,Ot as l,Q as u,Tt as d,Ut as f,Wt as p,ct as m,nn as h,ot as g,p as _,rn as v,wn as ee,x as y,zt as b}from"./index-DSghyoMO.js";import{D as x,E as te,F as S,G as C,K as ne,M as re,O as w,U as ie,W as T,Y as E,Z as ae,a as oe,at as D,b as se,c as ce,d as O,et as k,f as le,h as A,i as j,j as ue,m as M,n as N,o as P,p as de,r as F,u as fe,v as I,x as L,y as R}from"./parts-CE7ui_Zl.js";import{lt as z,x as B}from"./details-D9Y-tpnF.js";import{H as V,x as pe}from"./early-JhwasVCb.js";import{n as H,o as U,r as W,t as G}from"./licenses-CzypOV8j.js";var K={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};K.node;var me=s(K);v();function he(e){let{chosen:t,batch:n,onChange:r}=e,i=u(U),a=q();return h(w,{label:i.filters.batch,value:t?n?a(n):`…`:``,onClear:()=>r(void 0),children:h(ge,{...e})})}function ge({chosen:e,variation:t,onChange:n}){let r=u(U),i=q(),a=b(H,{where:t?{variationId:t}:{}}).data;return h(I,{label:r.filters.batch,options:(a?.licenseBatches.edges??[]).map(({node:e})=>({id:e.id,name:i(e)})),chosen:e,onChange:n})}function q(){let e=u(U),t=C();return({variation:n,createdAt:r,created:i})=>e.batchName(n.sku,t.time(r),t.count(i))}c();function _e({search:t,onChange:r}){let a=u(U),{statuses:o}=u(n),{product:s,variation:c,batch:f}=t,p={products:A(s),variations:A(c),batches:A(f)},{data:m}=b(W,p,{enabled:!!(s??c??f)}),g=M(m?.variations,c);return h(e,{children:[h(P,{label:a.search,placeholder:a.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),h(x,{label:a.filters.status,options:l.map(e=>({value:e,label:o.license[e]})),chosen:d(t),onChange:e=>r({status:e.join(`,`)})}),h(N,{digital:!0,chosen:s,name:M(m?.products,s)?.name,onChange:e=>r({product:e})}),h(de,{label:a.filters.variation,searchLabel:a.filters.findVariation,chosen:c,name:g&&J(g),onChange:e=>r({variation:e,batch:void 0}),useFound:ve}),h(he,{chosen:f,batch:M(m?.licenseBatches,f),variation:c,onChange:e=>r({batch:e})}),h(x,{single:!0,label:a.filters.expires,options:i.map(e=>({value:e,label:a.filters.within(Number(e))})),chosen:t.expires?[t.expires]:[],onChange:([e])=>r({expires:e})}),h(B,{id:t.id,onClear:()=>r({id:void 0})})]})}var J=({sku:e,product:t})=>`${t.name} ${e}`,ve=e=>G(e,void 0).found.map(e=>({id:e.id,name:J(e)})),ye=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},X=new Y(`
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
    `);c();var xe=_(()=>g(()=>import(`./FindLicenseDialog-B54waKIp.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),Se=_(()=>g(()=>import(`./RevokeLicenseDialog-BkswkRYx.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([10,1,2,4,5,3,6,7,8,11,9]))),Ce=_(()=>g(()=>import(`./RevokeLicensesDialog-oo7pqLOx.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([12,1,2,13,4,5,3,6,7,8]))),Z=f(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),we=(e,t)=>b(X,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id),Te=async(e,t)=>(await o(be,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function Ee(){let i=u(U),{table:o}=u(n),s=Z.useSearch(),c=Z.useNavigate(),l=m(`LICENSES_WRITE`),d=m(`LICENSES_REVEAL`),{open:f,close:p}=ie(),g=r(s),{data:_,error:v,isPlaceholderData:b,refetch:x}=fe(ye,g,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),C=_&&Q(_),w=De(l?e=>f(`revoke`,e):void 0),T=pe(s),{chosen:O,selection:A,clear:j,remove:M}=oe(C?.filter(({status:e})=>e!==`REVOKED`),T),[N,P]=ee(null),{after:de,before:I,...B}=T,{sort:H,...W}=B,G=e=>void c({search:V({...B,...e})}),K=L(s,C?.find(({id:e,status:t})=>e===s.row&&t!==`REVOKED`));return h(e,{children:[h(E,{title:i.title,aside:h(ue,{type:`LICENSE_BATCH`,ids:C?.map(({id:e})=>e),where:g.where,useListed:we,createdSince:Te,onShow:()=>G({})}),actions:h(e,{children:[h(re,{input:{kind:`LICENSES`,licenseWhere:g.where},count:_?.licenses.totalCount}),d&&h(y,{icon:a,onClick:()=>f(`find`),children:i.find.action}),s.batch&&h(F,{icon:me,to:`/licenses/batches/$id`,params:{id:s.batch},children:i.find.openBatch}),l&&h(F,{look:`primary`,icon:z,to:`/licenses/upload`,search:V({variation:s.variation}),children:i.upload})]})}),h(se,{list:`licenses`,to:`/licenses`,search:s}),h(R,{end:h(ce,{name:`licenses`,columns:w}),children:h(_e,{search:T,onChange:G})}),h(ae,{flush:!0,children:[O.length>0&&h(le,{text:o.selected(O.length),onClear:j,children:h(y,{size:`small`,icon:D,onClick:()=>P(O),children:i.revoke.one})}),h(ne,{name:`licenses`,label:i.title,columns:w,rows:C,rowKey:e=>e.id,rowName:$,...l&&{selection:A},stale:b,error:v,onRetry:()=>void x(),sort:H??`-created`,onSort:e=>G({sort:e}),empty:Object.keys(W).length>0?h(S,{icon:k,title:i.noMatch,text:i.noMatchText}):h(S,{icon:t,title:i.empty,text:i.emptyText})}),h(te,{connection:_?.licenses,onChange:e=>void c({search:V({...B,...e})})})]}),N&&h(Ce,{licenses:N,onDone:M,onClose:()=>P(null)}),s.dialog===`find`&&d&&h(xe,{onClose:p}),s.dialog===`revoke`&&l&&K&&h(Se,{license:K,onClose:p},K.id)]})}var $=({externalRef:e,variation:t})=>e??t.sku;function De(e){let{columns:t,never:n,order:r,customer:i,revoke:a}=u(U),o=O(),s=C();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>h(p,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>h(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:t.status,cell:({status:e})=>h(j,{kind:`license`,status:e}),width:7},{id:`order`,header:r,cell:({item:e})=>e&&h(p,{to:`/orders/$number`,params:{number:e.order.number},children:h(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:i,cell:({item:e})=>e&&h(p,{to:`/customers/$id`,params:{id:e.order.customer.id},children:o(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e,batch:t})=>h(p,{to:`/licenses/batches/$id`,params:{id:t.id},children:h(T,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&h(T,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?s.day(e):h(`span`,{className:`muted`,children:n}),sort:`expires`,wide:`below`,width:9},...e?[{id:`revoke`,header:a.one,cell:t=>t.status!==`REVOKED`&&h(y,{size:`small`,look:`quiet`,icon:D,"aria-label":`${a.one} ${$(t)}`,onClick:()=>e(t.id)})}]:[]]}export{Ee as LicenseList};