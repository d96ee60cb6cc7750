const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FindLicenseDialog-BeB7Sq_Z.js","assets/index-BcOHjEZP.js","assets/early-CfQr5XEC.js","assets/parts-dljrLVEa.js","assets/dialogs-BGMIoYzq.js","assets/details-BbL3iHvP.js","assets/TextField-CbiiAiCG.js","assets/licenses-BICpJB4H.js","assets/RevokeLicenseDialog-D26DJWFT.js","assets/TextArea-CK0VpD1k.js","assets/batch.gql-CsEgEEy5.js","assets/RevokeLicensesDialog-oiUKNCRO.js","assets/BulkDialog-CHabVoNp.js"])))=>i.map(i=>d[i]);
import{B as e,D as t,F as n,Ft as r,Gt as i,J as a,Kt as o,Pt as s,T as c,_n as l,bn as u,bt as d,dn as f,it as p,jt as m,kt as h,nt as g,vt as _,xt as v,y,yt as b}from"./index-BcOHjEZP.js";import{A as x,D as S,E as C,F as w,G as T,K as ee,M as E,T as te,U as ne,W as D,Y as re,Z as ie,a as ae,b as oe,c as O,d as k,f as se,h as A,i as j,j as ce,m as M,n as N,o as P,ot as F,p as le,r as I,tt as ue,u as de,v as fe,x as L,y as R}from"./parts-dljrLVEa.js";import{rt as z,w as B}from"./details-BbL3iHvP.js";import{V,x as pe}from"./early-CfQr5XEC.js";import{n as H,o as U,r as W,t as G}from"./licenses-BICpJB4H.js";var K={name:`package-open`,size:24,node:[[`path`,{d:`M12 22v-9`,key:`x3hkom`}],[`path`,{d:`M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z`,key:`2ntwy6`}],[`path`,{d:`M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13`,key:`1pmm1c`}],[`path`,{d:`M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z`,key:`12ttoo`}]]};K.node;var me=a(K);o();function he(e){let{chosen:n,batch:r,onChange:a}=e,o=t(U),s=q();return i(S,{label:o.filters.batch,value:n?r?s(r):`…`:``,onClear:()=>a(void 0),children:i(ge,{...e})})}function ge({chosen:e,variation:n,onChange:r}){let a=t(U),o=q(),s=m(H,{where:n?{variationId:n}:{}}).data;return i(fe,{label:a.filters.batch,options:(s?.licenseBatches.edges??[]).map(({node:e})=>({id:e.id,name:o(e)})),chosen:e,onChange:r})}function q(){let e=t(U),n=T();return({variation:t,createdAt:r,created:i})=>e.batchName(t.sku,n.time(r),n.count(i))}u();function _e({search:e,onChange:n}){let r=t(U),{statuses:a}=t(c),{product:o,variation:s,batch:u}=e,d={products:A(o),variations:A(s),batches:A(u)},{data:f}=m(W,d,{enabled:!!(o??s??u)}),p=M(f?.variations,s);return i(l,{children:[i(P,{label:r.search,placeholder:r.searchPlaceholder,value:e.q??``,onChange:e=>n({q:e})}),i(C,{label:r.filters.status,options:v.map(e=>({value:e,label:a.license[e]})),chosen:_(e),onChange:e=>n({status:e.join(`,`)})}),i(N,{digital:!0,chosen:o,name:M(f?.products,o)?.name,onChange:e=>n({product:e})}),i(le,{label:r.filters.variation,searchLabel:r.filters.findVariation,chosen:s,name:p&&J(p),onChange:e=>n({variation:e,batch:void 0}),useFound:ve}),i(he,{chosen:u,batch:M(f?.licenseBatches,u),variation:s,onChange:e=>n({batch:e})}),i(C,{single:!0,label:r.filters.expires,options:b.map(e=>({value:e,label:r.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>n({expires:e})}),i(B,{id:e.id,onClear:()=>n({id:void 0})})]})}var J=({sku:e,product:t})=>`${t.name} ${e}`,ve=e=>G(e,void 0).found.map(e=>({id:e.id,name:J(e)})),ye=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);u();var Se=E(()=>g(()=>import(`./FindLicenseDialog-BeB7Sq_Z.js`).then(e=>e.FindLicenseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),Ce=E(()=>g(()=>import(`./RevokeLicenseDialog-D26DJWFT.js`).then(e=>e.RevokeLicenseDialog),__vite__mapDeps([8,1,2,4,5,3,9,10,7]))),X=E(()=>g(()=>import(`./RevokeLicensesDialog-oiUKNCRO.js`).then(e=>e.RevokeLicensesDialog),__vite__mapDeps([11,1,2,12,4,5,3,9]))),Z=s(`/signedIn/licenses`),Q=({licenses:e})=>e.edges.map(({node:e})=>e),we=(e,t)=>m(be,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id),Te=async(e,t)=>(await h(xe,{where:{createdAtGTE:t},first:100})).licenseBatches.edges.map(({node:e})=>e.id);function Ee(){let r=t(U),{table:a}=t(c),o=Z.useSearch(),s=Z.useNavigate(),u=p(`LICENSES_WRITE`),m=p(`LICENSES_REVEAL`),{open:h,close:g}=ne(),_=d(o),{data:v,error:b,isPlaceholderData:S,refetch:C}=de(ye,_,Q,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]),T=v&&Q(v),E=De(u?e=>h(`revoke`,e):void 0),D=pe(o),{chosen:k,selection:A,clear:j,remove:M}=ae(T?.filter(({status:e})=>e!==`REVOKED`),D),[N,P]=f(null),{after:le,before:fe,...B}=D,{sort:H,...W}=B,G=e=>void s({search:V({...B,...e})}),K=L(o,T?.find(({id:e,status:t})=>e===o.row&&t!==`REVOKED`));return i(l,{children:[i(re,{title:r.title,aside:i(x,{type:`LICENSE_BATCH`,ids:T?.map(({id:e})=>e),where:_.where,useListed:we,createdSince:Te,onShow:()=>G({})}),actions:i(l,{children:[i(ce,{input:{kind:`LICENSES`,licenseWhere:_.where},count:v?.licenses.totalCount}),m&&i(y,{icon:n,onClick:()=>h(`find`),children:r.find.action}),o.batch&&i(I,{icon:me,to:`/licenses/batches/$id`,params:{id:o.batch},children:r.find.openBatch}),u&&i(I,{look:`primary`,icon:z,to:`/licenses/upload`,search:V({variation:o.variation}),children:r.upload})]})}),i(oe,{list:`licenses`,to:`/licenses`,search:o}),i(R,{end:i(O,{name:`licenses`,columns:E}),children:i(_e,{search:D,onChange:G})}),i(ie,{flush:!0,children:[k.length>0&&i(se,{text:a.selected(k.length),onClear:j,children:i(y,{size:`small`,icon:F,onClick:()=>P(k),children:r.revoke.one})}),i(ee,{name:`licenses`,label:r.title,columns:E,rows:T,rowKey:e=>e.id,rowName:$,...u&&{selection:A},stale:S,error:b,onRetry:()=>void C(),sort:H??`-created`,onSort:e=>G({sort:e}),empty:Object.keys(W).length>0?i(w,{icon:ue,title:r.noMatch,text:r.noMatchText}):i(w,{icon:e,title:r.empty,text:r.emptyText})}),i(te,{connection:v?.licenses,onChange:e=>void s({search:V({...B,...e})})})]}),N&&i(X,{licenses:N,onDone:M,onClose:()=>P(null)}),o.dialog===`find`&&m&&i(Se,{onClose:g}),o.dialog===`revoke`&&u&&K&&i(Ce,{license:K,onClose:g})]})}var $=({externalRef:e,variation:t})=>e??t.sku;function De(e){let{columns:n,never:a,order:o,customer:s,revoke:c}=t(U),l=k(),u=T();return[{id:`what`,header:n.what,cell:({variation:{product:e}})=>i(r,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:n.sku,cell:({variation:e})=>i(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:n.status,cell:({status:e})=>i(j,{kind:`license`,status:e}),width:7},{id:`order`,header:o,cell:({item:e})=>e&&i(r,{to:`/orders/$number`,params:{number:e.order.number},children:i(`code`,{children:e.order.number})}),wide:`below`},{id:`customer`,header:s,cell:({item:e})=>e&&i(r,{to:`/customers/$id`,params:{id:e.order.customer.id},children:l(e.order.customer)}),wide:`below`,width:12},{id:`reference`,header:n.reference,cell:({externalRef:e})=>e??``,wide:`below`,width:12},{id:`uploaded`,header:n.uploaded,cell:({createdAt:e,batch:t})=>i(r,{to:`/licenses/batches/$id`,params:{id:t.id},children:i(D,{at:e})}),sort:`created`,wide:!0},{id:`sold`,header:n.sold,cell:({soldAt:e})=>e&&i(D,{at:e}),wide:!0},{id:`expires`,header:n.expires,cell:({expiresAt:e})=>e?u.day(e):i(`span`,{className:`muted`,children:a}),sort:`expires`,wide:`below`,width:9},...e?[{id:`revoke`,header:c.one,cell:t=>t.status!==`REVOKED`&&i(y,{size:`small`,look:`quiet`,icon:F,"aria-label":`${c.one} ${$(t)}`,onClick:()=>e(t.id)})}]:[]]}export{Ee as LicenseList};