import{d as e,f as t,i as n,n as r,t as i}from"./PageHeader-BsV3pZky.js";import{t as a}from"./search-x-DVhD1Ncw.js";import{c as o,i as s,l as c,p as l,r as u,t as d}from"./index-BN1pptzq.js";import{s as f}from"./session-BHK4iFKa.js";import{i as p,n as m,t as h,v as g}from"./shared-DnkpUVzJ.js";import{t as _}from"./useFormat-Dm24KoBB.js";import{n as v,t as y}from"./Skeleton-NM1GUSbW.js";import{t as b}from"./OptionsFilter-DvAUjtS1.js";import{t as x}from"./Pagination-A9zzAZVK.js";import{t as S}from"./PeriodFilter-B14ZZz7V.js";import{t as C}from"./page-DWYEniN2.js";import{t as w}from"./Table-DBNZ38kM.js";import{t as T}from"./Time-DRTY5x0F.js";import{t as E}from"./Toolbar-DHz7gq9A.js";import{a as D,i as O,n as k,r as A}from"./endpoints-CaAdDgr8.js";import{t as j}from"./Dialog-DLyIOvMu.js";import{t as M}from"./StatusBadge-CLgrYAN9.js";var N={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};N.node;var P=m(N),F={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},I=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},L=new I(`
    query EventDetails($id: ID!) {
  event(id: $id) {
    id
    publicId
    type
    sequence
    createdAt
    data
    subjectId
    deliveries {
      id
      status
      attempts
      endpoint {
        id
        url
      }
    }
  }
}
    `),R=new I(`
    query OrderOfEvent($id: ID!) {
  order(id: $id) {
    id
    number
  }
}
    `),z=g();function B({id:e,onClose:t}){let n=p(D).events,i=p(h).events,{data:a,error:o,refetch:s}=f(L,{id:e}),c=a?.event?.id===e?a.event:void 0;return(0,z.jsxs)(j,{open:!0,wide:!0,onClose:t,title:c?i[c.type]:n.title,children:[c&&(0,z.jsx)(V,{event:c}),a?.event===null&&(0,z.jsx)(`p`,{children:n.gone}),!a&&(o?(0,z.jsx)(r,{error:o,onRetry:()=>void s()}):(0,z.jsx)(y,{width:40}))]})}function V({event:e}){let r=p(D).events,i=_(),a=JSON.stringify(e.data,null,2);return(0,z.jsxs)(`div`,{className:F.details,children:[(0,z.jsxs)(`p`,{className:F.facts,children:[(0,z.jsx)(n,{text:e.publicId}),(0,z.jsx)(`span`,{className:`muted`,children:i.full(e.createdAt)}),(0,z.jsx)(H,{event:e})]}),(0,z.jsxs)(`div`,{className:F.heading,children:[(0,z.jsx)(`h3`,{children:r.payload}),(0,z.jsx)(A,{text:a,label:r.copyPayload,look:`quiet`})]}),(0,z.jsx)(O,{text:a,label:r.payload}),(0,z.jsx)(`h3`,{children:r.columns.deliveries}),e.deliveries.length===0&&(0,z.jsx)(`p`,{className:`muted`,children:r.noEndpoint}),(0,z.jsx)(`ul`,{className:F.deliveries,children:e.deliveries.map(e=>(0,z.jsxs)(`li`,{children:[(0,z.jsx)(t,{to:`/deliveries/$id`,params:{id:e.id},children:k(e.endpoint.url)}),(0,z.jsx)(M,{kind:`delivery`,status:e.status})]},e.id))})]})}function H({event:e}){let t=p(D).events.about,{subjectId:n}=e,r=e.data,i=r.order?.number,a=e.type.startsWith(`ORDER_`),{data:o}=f(R,{id:n??``},{enabled:a&&!i&&n!==null});if(a){let e=i??o?.order?.number;return e?(0,z.jsx)(c,{size:`small`,icon:P,to:`/orders/$number`,params:{number:e},children:t.order}):null}return e.type===`CUSTOMER_REGISTERED`&&n?(0,z.jsx)(c,{size:`small`,icon:P,to:`/customers/$id`,params:{id:n},children:t.customer}):r.recharge?.customerId?(0,z.jsx)(c,{size:`small`,icon:P,to:`/customers/$id`,params:{id:r.recharge.customerId},search:{tab:`recharges`},children:t.recharge}):r.sku?(0,z.jsx)(c,{size:`small`,icon:P,to:`/products`,search:{q:r.sku},children:t.stock}):null}var U=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query EventFeed($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: EventWhereInput) {
  events(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
  ) {
    totalCount
    pageInfo {
      hasNextPage
      hasPreviousPage
      startCursor
      endCursor
    }
    edges {
      node {
        id
        publicId
        type
        sequence
        createdAt
        deliveries {
          id
          status
        }
      }
    }
  }
}
    `),W=e(`/signedIn/events`);function G(){let e=p(D).events,t=p(h).events,n=_(),r=W.useSearch(),c=W.useNavigate(),{event:m,...g}=r,{data:y,error:T,isPlaceholderData:O,refetch:k}=f(U,u(g,n.timezone)),{after:A,before:j,...M}=g,N=e=>void c({search:C({...M,...e})});return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(i,{title:e.title}),(0,z.jsxs)(E,{children:[(0,z.jsx)(b,{label:e.filters.type,options:s.map(e=>({value:e,label:t[e]})),chosen:d(r.type),onChange:e=>N({type:e.join(`,`)})}),(0,z.jsx)(S,{label:e.filters.happened,value:r,onChange:e=>N({period:void 0,from:void 0,to:void 0,...e})})]}),(0,z.jsxs)(v,{flush:!0,children:[(0,z.jsx)(w,{name:`events`,label:e.title,columns:K(g),rows:y?.events.edges.map(e=>e.node),rowKey:({id:e})=>e,stale:O,error:T,onRetry:()=>void k(),empty:Object.keys(M).length>0?(0,z.jsx)(o,{icon:a,title:e.noMatch,text:e.noMatchText}):(0,z.jsx)(o,{icon:l,title:e.empty,text:e.emptyText})}),(0,z.jsx)(x,{connection:y?.events,onChange:e=>void c({search:C({...M,...e})})})]}),m&&(0,z.jsx)(B,{id:m,onClose:()=>void c({search:g,replace:!0,resetScroll:!1})})]})}function K(e){let n=p(D).events,r=p(h).events,i=_(),a=n.columns;return[{id:`type`,header:a.type,cell:({id:n,type:i})=>(0,z.jsx)(t,{to:`/events`,search:{...e,event:n},resetScroll:!1,children:r[i]}),width:16},{id:`deliveries`,header:a.deliveries,cell:({deliveries:e})=>(0,z.jsx)(`span`,{className:`muted`,children:e.length===0?n.noDeliveries:n.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:!0,width:14},{id:`sequence`,header:a.sequence,cell:({sequence:e})=>(0,z.jsx)(`span`,{className:`numeric`,children:e!==null&&i.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:a.happened,cell:({createdAt:e})=>(0,z.jsx)(T,{at:e}),align:`end`}]}export{G as EventList};