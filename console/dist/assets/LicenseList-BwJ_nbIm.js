import{At as e,D as t,M as n,St as r,Y as i,Yt as a,_ as o,ct as s,in as c,kt as l,lt as u,m as d,s as f,st as p,tn as m,ut as h,vt as g,xt as _,y as v,yt as y}from"./index-WD5am_F6.js";import{C as b,D as x,H as S,L as C,M as w,N as T,O as E,a as D,f as O,g as k,h as A,j,m as M,o as N,p as P,r as F,s as ee,u as te,v as ne,x as re,y as I}from"./parts-DgP1lZfu.js";import{H as L,K as R}from"./details-BryHUaBG.js";import{I as z,et as B}from"./early-NQvuXKrB.js";import{ct as V,lt as H,rt as U,t as W}from"./dialogs-BJov7kpb.js";import{i as G,n as K,s as q,t as J}from"./licenses-CTBOn49P.js";e();var Y=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation FindLicenses($input: FindLicenseInput!) {
  findLicenses(input: $input) {
    id
    status
    soldAt
    expiresAt
    variation {
      sku
      product {
        name
        slug
      }
    }
    batch {
      id
    }
    item {
      status
      order {
        number
        status
        customer {
          id
          name
        }
      }
    }
  }
}
    `);c();function ie({onClose:e}){let t=v(G).find,[n,r]=a(null),[i,o]=a(0);async function s(e){let{findLicenses:t}=await B(Y,{input:{credentials:e}});r(t),o(i+1)}return l(W,{open:!0,onClose:e,title:t.action,text:t.text,children:[l(U,{submitLabel:t.submit,onSubmit:({credentials:e})=>s(String(e??``)),children:l(H,{name:`credentials`,label:t.key,maxLength:4096})},i),l(`div`,{"aria-live":`polite`,children:[n?.length===0&&l(`p`,{children:t.none}),n?.map(e=>l(ae,{license:e},e.id))]})]})}function ae({license:e}){let t=v(G),n=P(),{variation:i,item:a}=e;return l(L,{facts:[{label:t.columns.what,value:l(m,{children:[l(r,{to:`/products/$slug`,params:{slug:i.product.slug},children:i.product.name}),` `,l(`code`,{children:i.sku})]})},{label:t.columns.status,value:l(N,{kind:`license`,status:e.status})},...e.soldAt?[{label:t.find.soldAt,value:l(x,{at:e.soldAt})}]:[],{label:t.order,value:a?l(r,{to:`/orders/$number`,params:{number:a.order.number},children:a.order.number}):t.find.neverSold},...a?[{label:t.customer,value:l(r,{to:`/customers/$id`,params:{id:a.order.customer.id},children:n(a.order.customer)})}]:[],{label:t.find.batch,value:l(r,{to:`/licenses/batches/$id`,params:{id:e.batch.id},children:t.find.openBatch})}]})}c();function oe({search:e,onChange:t}){let n=v(G),{statuses:r}=v(o);return l(m,{children:[l(k,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),l(I,{label:n.filters.status,options:h.map(e=>({value:e,label:r.license[e]})),chosen:p(e),onChange:e=>t({status:e.join(`,`)})}),l(F,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:se}),l(ce,{search:e,onChange:t}),l(I,{single:!0,label:n.filters.expires,options:s.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})})]})}function se(e,t){let n=J(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function ce({search:e,onChange:t}){let n=v(G),r=w(),i=y(K,{where:e.variation?{variationId:e.variation}:{}}).data?.licenseBatches.edges,a=y(K,{where:{id:e.batch??``}},{enabled:!!e.batch}),o=[...i??[],...e.batch?a.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return l(I,{single:!0,label:n.filters.batch,options:o.map(({id:e,created:t,createdAt:i,variation:a})=>({value:e,label:n.batchName(a.sku,r.time(i),r.count(t))})),chosen:e.batch?[e.batch]:[],onChange:([e])=>t({batch:e})})}var X=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewLicenses($where: LicenseWhereInput, $first: Int!) {
  licenses(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);function le({license:e,onClose:t}){let n=v(G).revoke,{mutateAsync:r}=g(q);async function i(i){await r({input:{id:e.id,reason:i}}),f(n.oneDone),t()}return l(W,{open:!0,onClose:t,title:n.oneTitle(e.variation.sku),text:n.oneText,children:l(U,{danger:!0,submitLabel:n.one,onCancel:t,onSubmit:({reason:e})=>i(String(e??``)),children:l(V,{name:`reason`,label:n.reason,hint:n.reasonHint,maxLength:500})})})}e(),c();var Q=_(`/signedIn/licenses`),$=({licenses:e})=>e.edges.map(({node:e})=>e),ue=(e,t)=>y(Z,{where:{...e,or:t.map(e=>({batchId:e}))},first:100},{enabled:t.length>0}).data?.licenses.edges.map(({node:e})=>e.id);function de(){let e=v(G),r=Q.useSearch(),o=Q.useNavigate(),s=i(`LICENSES_WRITE`),c=i(`LICENSES_REVEAL`),[f,p]=a(null),h=u(r),{data:g,error:_,isPlaceholderData:x,refetch:S}=y(X,h);M(X,h,$,[`LICENSE`,`LICENSE_BATCH`,`ORDER`]);let w=g&&$(g),k=fe(s?p:void 0),{dialog:N,...P}=r,{after:F,before:I,...L}=P,{sort:B,...V}=L,H=e=>void o({search:z({...L,...e})});return l(m,{children:[l(j,{title:e.title,aside:l(te,{type:`LICENSE_BATCH`,ids:w?.map(({id:e})=>e),where:h.where,useListed:ue,onShow:()=>H({})}),actions:l(m,{children:[l(re,{input:{kind:`LICENSES`,licenseWhere:h.where},count:g?.licenses.totalCount}),c&&l(d,{icon:t,onClick:()=>void o({search:{...P,dialog:`find`},resetScroll:!1}),children:e.find.action}),s&&l(D,{look:`primary`,icon:R,to:`/licenses/upload`,search:z({variation:r.variation}),children:e.upload})]})}),l(ee,{list:`licenses`,to:`/licenses`,search:r}),l(A,{end:l(O,{name:`licenses`,columns:k}),children:l(oe,{search:r,onChange:H})}),l(T,{flush:!0,children:[l(E,{name:`licenses`,label:e.title,columns:k,rows:w,rowKey:e=>e.id,stale:x,error:_,onRetry:()=>void S(),sort:B??`-created`,onSort:e=>H({sort:e===`created`?e:void 0}),empty:Object.keys(V).length>0?l(b,{icon:C,title:e.noMatch,text:e.noMatchText}):l(b,{icon:n,title:e.empty,text:e.emptyText})}),l(ne,{connection:g?.licenses,onChange:e=>void o({search:z({...L,...e})})})]}),N===`find`&&c&&l(ie,{onClose:()=>void o({search:P,replace:!0,resetScroll:!1})}),f&&l(le,{license:f,onClose:()=>p(null)})]})}function fe(e){let{columns:t,never:n,order:i,customer:a,revoke:o}=v(G),s=P(),c=w();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>l(r,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>l(`code`,{children:e.sku}),wide:`below`,width:12},{id:`status`,header:t.status,cell:({status:e})=>l(N,{kind:`license`,status:e}),width:7},{id:`order`,header:i,cell:({item:e})=>e&&l(r,{to:`/orders/$number`,params:{number:e.order.number},children:l(`code`,{children:e.order.number})}),wide:!0},{id:`customer`,header:a,cell:({item:e})=>e&&l(r,{to:`/customers/$id`,params:{id:e.order.customer.id},children:s(e.order.customer)}),wide:!0,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:!0,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e})=>l(x,{at:e}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&l(x,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?c.day(e):l(`span`,{className:`muted`,children:n}),wide:!0,width:9},...e?[{id:`revoke`,header:o.one,cell:t=>t.status!==`REVOKED`&&l(d,{size:`small`,look:`quiet`,icon:S,"aria-label":`${o.one} ${t.externalRef??t.variation.sku}`,onClick:()=>e(t)}),wide:!0}]:[]]}export{de as LicenseList};