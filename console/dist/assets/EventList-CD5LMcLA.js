import{Ot as e,Tt as t,d as n,g as r,i,kt as a,l as o,r as s,t as c,xt as l}from"./index-DxvkqU8P.js";import{t as u}from"./search-x-WRR2GJUe.js";import{t as d}from"./events-BJMC8v2w.js";import{b as f,n as p,r as m}from"./messages-igU7N3k3.js";import{t as h}from"./useFormat-CaUEnYtq.js";import{t as g}from"./Card-D9gWPMxB.js";import{t as _}from"./EmptyState-D9m46cVh.js";import{t as v}from"./OptionsFilter-CXUdDKNe.js";import{t as y}from"./PageHeader-OMwtLIVL.js";import{t as b}from"./Pagination-DVAPL-9S.js";import{t as x}from"./PeriodFilter-BMz1KRRF.js";import{t as S}from"./Table-C8WSTUNy.js";import{t as C}from"./Time-CyOfpkiB.js";import{t as w}from"./Toolbar-B4XelsHZ.js";import{t as T}from"./ButtonLink-bGwZiPXI.js";import{i as E,n as D,r as O}from"./endpoints-BjZ5kEeE.js";import{t as k}from"./CopyButton-BqKO7IMk.js";import{t as A}from"./Dialog-TmRuJTbs.js";import{t as j}from"./Skeleton-BXkyiMm1.js";import{t as M}from"./StatusBadge-CiUMO_Pg.js";var N={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};N.node;var P=m(N),F={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},I=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},L=new I(`
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
    `),z=f();function B({id:e,onClose:n}){let r=p(E).events,i=p(d),{data:a,error:s,refetch:c}=t(L,{id:e}),l=a?.event?.id===e?a.event:void 0;return(0,z.jsxs)(A,{open:!0,wide:!0,onClose:n,title:l?i[l.type]:r.title,children:[l&&(0,z.jsx)(V,{event:l}),a?.event===null&&(0,z.jsx)(`p`,{children:r.gone}),!a&&(s?(0,z.jsx)(o,{error:s,onRetry:()=>void c()}):(0,z.jsx)(j,{width:40}))]})}function V({event:e}){let t=p(E).events,r=h(),i=JSON.stringify(e.data,null,2);return(0,z.jsxs)(`div`,{className:F.details,children:[(0,z.jsxs)(`p`,{className:F.facts,children:[(0,z.jsx)(n,{text:e.publicId}),(0,z.jsx)(`span`,{className:`muted`,children:r.full(e.createdAt)}),(0,z.jsx)(H,{event:e})]}),(0,z.jsxs)(`div`,{className:F.heading,children:[(0,z.jsx)(`h3`,{children:t.payload}),(0,z.jsx)(k,{text:i,label:t.copyPayload,look:`quiet`})]}),(0,z.jsx)(O,{text:i,label:t.payload}),(0,z.jsx)(`h3`,{children:t.columns.deliveries}),e.deliveries.length===0&&(0,z.jsx)(`p`,{className:`muted`,children:t.noEndpoint}),(0,z.jsx)(`ul`,{className:F.deliveries,children:e.deliveries.map(e=>(0,z.jsxs)(`li`,{children:[(0,z.jsx)(a,{to:`/deliveries/$id`,params:{id:e.id},children:D(e.endpoint.url)}),(0,z.jsx)(M,{kind:`delivery`,status:e.status})]},e.id))})]})}function H({event:e}){let n=p(E).events.about,{subjectId:r}=e,i=e.data,a=i.order?.number,o=e.type.startsWith(`ORDER_`),{data:s}=t(R,{id:r??``},{enabled:o&&!a&&r!==null});if(o){let e=a??s?.order?.number;return e?(0,z.jsx)(T,{size:`small`,icon:P,to:`/orders/$number`,params:{number:e},children:n.order}):null}return e.type===`CUSTOMER_REGISTERED`&&r?(0,z.jsx)(T,{size:`small`,icon:P,to:`/customers/$id`,params:{id:r},children:n.customer}):i.recharge?.customerId?(0,z.jsx)(T,{size:`small`,icon:P,to:`/customers/$id`,params:{id:i.recharge.customerId},search:{tab:`recharges`},children:n.recharge}):i.sku?(0,z.jsx)(T,{size:`small`,icon:P,to:`/products`,search:{q:i.sku},children:n.stock}):null}var U=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),W=e(`/signedIn/events`);function G(){let e=p(E).events,n=p(d),a=h(),o=W.useSearch(),f=W.useNavigate(),{event:m,...C}=o,{data:T,error:D,isPlaceholderData:O,refetch:k}=t(U,s(C,a.timezone)),{after:A,before:j,...M}=C,N=e=>void f({search:l({...M,...e})});return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(y,{title:e.title}),(0,z.jsxs)(w,{children:[(0,z.jsx)(v,{label:e.filters.type,options:i.map(e=>({value:e,label:n[e]})),chosen:c(o.type),onChange:e=>N({type:e.join(`,`)})}),(0,z.jsx)(x,{label:e.filters.happened,value:o,onChange:e=>N({period:void 0,from:void 0,to:void 0,...e})})]}),(0,z.jsxs)(g,{flush:!0,children:[(0,z.jsx)(S,{name:`events`,label:e.title,columns:K(C),rows:T?.events.edges.map(e=>e.node),rowKey:({id:e})=>e,stale:O,error:D,onRetry:()=>void k(),empty:Object.keys(M).length>0?(0,z.jsx)(_,{icon:u,title:e.noMatch,text:e.noMatchText}):(0,z.jsx)(_,{icon:r,title:e.empty,text:e.emptyText})}),(0,z.jsx)(b,{connection:T?.events,onChange:e=>void f({search:l({...M,...e})})})]}),m&&(0,z.jsx)(B,{id:m,onClose:()=>void f({search:C,replace:!0,resetScroll:!1})})]})}function K(e){let t=p(E).events,n=p(d),r=h(),i=t.columns;return[{id:`type`,header:i.type,cell:({id:t,type:r})=>(0,z.jsx)(a,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:n[r]}),width:16},{id:`deliveries`,header:i.deliveries,cell:({deliveries:e})=>(0,z.jsx)(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:!0,width:14},{id:`sequence`,header:i.sequence,cell:({sequence:e})=>(0,z.jsx)(`span`,{className:`numeric`,children:e!==null&&r.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:i.happened,cell:({createdAt:e})=>(0,z.jsx)(C,{at:e}),align:`end`}]}export{G as EventList};