import{Ct as e,D as t,Ft as n,M as r,Mt as i,Y as a,_ as o,bt as s,dt as c,ft as l,jt as u,lt as d,m as f,s as p,ut as m,wt as h,y as g,yt as _}from"./index-BOjYus1t.js";import{E as v,I as y,L as b,M as x,N as S,P as C,Rt as w,T,V as E,_t as D,f as O,j as k,kt as A,nt as j,ot as M,tt as N,ut as ee,w as te,wt as P,yt as F,z as I}from"./parts-CT3q-B0d.js";import{H as L,T as R}from"./early-BeVRyKID.js";import{t as z}from"./Dialog-BuZhSlqA.js";import{a as B,i as V}from"./Field-BJ5Pa94G.js";import{t as H}from"./Form-BVa12cyn.js";import{i as U,n as W,s as G,t as K}from"./licenses-DxOl_jPf.js";var q=n(i(),1),J=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Y=u();function X({onClose:e}){let t=g(U).find,[n,r]=(0,q.useState)(null),[i,a]=(0,q.useState)(0);async function o(e){let{findLicenses:t}=await L(J,{input:{credentials:e}});r(t),a(i+1)}return(0,Y.jsxs)(z,{open:!0,onClose:e,title:t.action,text:t.text,children:[(0,Y.jsx)(H,{submitLabel:t.submit,onSubmit:({credentials:e})=>o(String(e??``)),children:(0,Y.jsx)(B,{name:`credentials`,label:t.key,maxLength:4096})},i),(0,Y.jsxs)(`div`,{"aria-live":`polite`,children:[n?.length===0&&(0,Y.jsx)(`p`,{children:t.none}),n?.map(e=>(0,Y.jsx)(Z,{license:e},e.id))]})]})}function Z({license:e}){let t=g(U),n=x(),{variation:r,item:i}=e;return(0,Y.jsx)(D,{facts:[{label:t.columns.what,value:(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(h,{to:`/products/$slug`,params:{slug:r.product.slug},children:r.product.name}),` `,(0,Y.jsx)(`code`,{children:r.sku})]})},{label:t.columns.status,value:(0,Y.jsx)(T,{kind:`license`,status:e.status})},...e.soldAt?[{label:t.find.soldAt,value:(0,Y.jsx)(N,{at:e.soldAt})}]:[],{label:t.order,value:i?(0,Y.jsx)(h,{to:`/orders/$number`,params:{number:i.order.number},children:i.order.number}):t.find.neverSold},...i?[{label:t.customer,value:(0,Y.jsx)(h,{to:`/customers/$id`,params:{id:i.order.customer.id},children:n(i.order.customer)})}]:[],{label:t.find.batch,value:(0,Y.jsx)(h,{to:`/licenses/batches/$id`,params:{id:e.batch.id},children:t.find.openBatch})}]})}function Q({search:e,onChange:t}){let n=g(U),{statuses:r}=g(o);return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(C,{label:n.search,placeholder:n.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),(0,Y.jsx)(b,{label:n.filters.status,options:l.map(e=>({value:e,label:r.license[e]})),chosen:d(e),onChange:e=>t({status:e.join(`,`)})}),(0,Y.jsx)(O,{label:n.filters.variation,searchLabel:n.filters.findVariation,chosen:e.variation,onChange:e=>t({variation:e,batch:void 0}),useEntities:ne}),(0,Y.jsx)(re,{search:e,onChange:t}),(0,Y.jsx)(b,{single:!0,label:n.filters.expires,options:m.map(e=>({value:e,label:n.filters.within(Number(e))})),chosen:e.expires?[e.expires]:[],onChange:([e])=>t({expires:e})})]})}function ne(e,t){let n=K(e,t).found.map(({id:e,sku:t,product:n})=>({id:e,name:`${n.name} ${t}`}));return{found:n,chosen:n.find(({id:e})=>e===t)}}function re({search:e,onChange:t}){let n=g(U),r=j(),i=s(W,{where:e.variation?{variationId:e.variation}:{}}).data?.licenseBatches.edges,a=s(W,{where:{id:e.batch??``}},{enabled:!!e.batch}),o=[...i??[],...e.batch?a.data?.licenseBatches.edges??[]:[]].map(e=>e.node).filter((e,t,n)=>n.findIndex(({id:t})=>t===e.id)===t);return(0,Y.jsx)(b,{single:!0,label:n.filters.batch,options:o.map(({id:e,created:t,createdAt:i,variation:a})=>({value:e,label:n.batchName(a.sku,r.time(i),r.count(t))})),chosen:e.batch?[e.batch]:[],onChange:([e])=>t({batch:e})})}var ie=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function ae({license:e,onClose:t}){let n=g(U).revoke,{mutateAsync:r}=_(G);async function i(i){await r({input:{id:e.id,reason:i}}),p(n.oneDone),t()}return(0,Y.jsx)(z,{open:!0,onClose:t,title:n.oneTitle(e.variation.sku),text:n.oneText,children:(0,Y.jsx)(H,{danger:!0,submitLabel:n.one,onCancel:t,onSubmit:({reason:e})=>i(String(e??``)),children:(0,Y.jsx)(V,{name:`reason`,label:n.reason,hint:n.reasonHint,maxLength:500})})})}var $=e(`/signedIn/licenses`);function oe(){let e=g(U),n=$.useSearch(),i=$.useNavigate(),o=a(`LICENSES_WRITE`),l=a(`LICENSES_REVEAL`),[u,d]=(0,q.useState)(null),p=c(n),{data:m,error:h,isPlaceholderData:_,refetch:b}=s(ie,p),x=se(o?d:void 0),{dialog:C,...w}=n,{after:T,before:D,...O}=w,{sort:j,...N}=O,L=e=>void i({search:R({...O,...e})});return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(ee,{title:e.title,actions:(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(I,{input:{kind:`LICENSES`,licenseWhere:p.where},count:m?.licenses.totalCount}),l&&(0,Y.jsx)(f,{icon:t,onClick:()=>void i({search:{...w,dialog:`find`},resetScroll:!1}),children:e.find.action}),o&&(0,Y.jsx)(te,{look:`primary`,icon:P,to:`/licenses/upload`,search:R({variation:n.variation}),children:e.upload})]})}),(0,Y.jsx)(v,{list:`licenses`,to:`/licenses`,search:n}),(0,Y.jsx)(S,{end:(0,Y.jsx)(k,{name:`licenses`,columns:x}),children:(0,Y.jsx)(Q,{search:n,onChange:L})}),(0,Y.jsxs)(F,{flush:!0,children:[(0,Y.jsx)(M,{name:`licenses`,label:e.title,columns:x,rows:m?.licenses.edges.map(e=>e.node),rowKey:e=>e.id,stale:_,error:h,onRetry:()=>void b(),sort:j??`-created`,onSort:e=>L({sort:e===`created`?e:void 0}),empty:Object.keys(N).length>0?(0,Y.jsx)(E,{icon:A,title:e.noMatch,text:e.noMatchText}):(0,Y.jsx)(E,{icon:r,title:e.empty,text:e.emptyText})}),(0,Y.jsx)(y,{connection:m?.licenses,onChange:e=>void i({search:R({...O,...e})})})]}),C===`find`&&l&&(0,Y.jsx)(X,{onClose:()=>void i({search:w,replace:!0,resetScroll:!1})}),u&&(0,Y.jsx)(ae,{license:u,onClose:()=>d(null)})]})}function se(e){let{columns:t,never:n,order:r,customer:i,revoke:a}=g(U),o=x(),s=j();return[{id:`what`,header:t.what,cell:({variation:{product:e}})=>(0,Y.jsx)(h,{to:`/products/$slug`,params:{slug:e.slug},children:e.name}),width:16},{id:`sku`,header:t.sku,cell:({variation:e})=>(0,Y.jsx)(`code`,{children:e.sku}),width:12},{id:`status`,header:t.status,cell:({status:e})=>(0,Y.jsx)(T,{kind:`license`,status:e}),width:7},{id:`order`,header:r,cell:({item:e})=>e&&(0,Y.jsx)(h,{to:`/orders/$number`,params:{number:e.order.number},children:(0,Y.jsx)(`code`,{children:e.order.number})}),wide:!0},{id:`customer`,header:i,cell:({item:e})=>e&&(0,Y.jsx)(h,{to:`/customers/$id`,params:{id:e.order.customer.id},children:o(e.order.customer)}),wide:!0,width:12},{id:`reference`,header:t.reference,cell:({externalRef:e})=>e??``,wide:!0,width:12},{id:`uploaded`,header:t.uploaded,cell:({createdAt:e})=>(0,Y.jsx)(N,{at:e}),sort:`created`,wide:!0},{id:`sold`,header:t.sold,cell:({soldAt:e})=>e&&(0,Y.jsx)(N,{at:e}),wide:!0},{id:`expires`,header:t.expires,cell:({expiresAt:e})=>e?s.day(e):(0,Y.jsx)(`span`,{className:`muted`,children:n}),wide:!0,width:9},...e?[{id:`revoke`,header:a.one,cell:t=>t.status!==`REVOKED`&&(0,Y.jsx)(f,{size:`small`,look:`quiet`,icon:w,"aria-label":`${a.one} ${t.externalRef??t.variation.sku}`,onClick:()=>e(t)}),wide:!0}]:[]]}export{oe as LicenseList};