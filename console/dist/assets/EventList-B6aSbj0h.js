import{Ot as e,Tt as t,_ as n,f as r,i,kt as a,r as o,t as s,u as c,xt as l}from"./index-k3DwQtol.js";import{t as u}from"./search-x-Cg1cWJaN.js";import{t as d}from"./events-DFNYef27.js";import{n as f,r as p,y as m}from"./messages-D6q2wzTs.js";import{t as h}from"./useFormat-DwMsBLX0.js";import{t as g}from"./Card-BE4gRggC.js";import{t as _}from"./EmptyState-3e9pqDnn.js";import{t as v}from"./OptionsFilter-LqUD4Wna.js";import{t as y}from"./PageHeader-C7yVWW-2.js";import{t as b}from"./Pagination-B-nfSG-d.js";import{t as x}from"./PeriodFilter-BKpJXoV6.js";import{t as S}from"./Table-BHdwqDI_.js";import{t as C}from"./Time-CsAmKMCH.js";import{t as w}from"./Toolbar-BcMwHq6h.js";import{t as T}from"./ButtonLink-C7mOYYiV.js";import{a as E,i as D,n as O,r as k}from"./endpoints-C-wWV66W.js";import{t as A}from"./Dialog-CiTqAw56.js";import{t as j}from"./Skeleton-QZjdPRx6.js";import{t as M}from"./StatusBadge-s7Sd3UU5.js";var N={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};N.node;var P=p(N),F={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},I=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},L=new I(`
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
    `),z=m();function B({id:e,onClose:n}){let r=f(E).events,i=f(d),{data:a,error:o,refetch:s}=t(L,{id:e}),l=a?.event?.id===e?a.event:void 0;return(0,z.jsxs)(A,{open:!0,wide:!0,onClose:n,title:l?i[l.type]:r.title,children:[l&&(0,z.jsx)(V,{event:l}),a?.event===null&&(0,z.jsx)(`p`,{children:r.gone}),!a&&(o?(0,z.jsx)(c,{error:o,onRetry:()=>void s()}):(0,z.jsx)(j,{width:40}))]})}function V({event:e}){let t=f(E).events,n=h(),i=JSON.stringify(e.data,null,2);return(0,z.jsxs)(`div`,{className:F.details,children:[(0,z.jsxs)(`p`,{className:F.facts,children:[(0,z.jsx)(r,{text:e.publicId}),(0,z.jsx)(`span`,{className:`muted`,children:n.full(e.createdAt)}),(0,z.jsx)(H,{event:e})]}),(0,z.jsxs)(`div`,{className:F.heading,children:[(0,z.jsx)(`h3`,{children:t.payload}),(0,z.jsx)(k,{text:i,label:t.copyPayload,look:`quiet`})]}),(0,z.jsx)(D,{text:i,label:t.payload}),(0,z.jsx)(`h3`,{children:t.columns.deliveries}),e.deliveries.length===0&&(0,z.jsx)(`p`,{className:`muted`,children:t.noEndpoint}),(0,z.jsx)(`ul`,{className:F.deliveries,children:e.deliveries.map(e=>(0,z.jsxs)(`li`,{children:[(0,z.jsx)(a,{to:`/deliveries/$id`,params:{id:e.id},children:O(e.endpoint.url)}),(0,z.jsx)(M,{kind:`delivery`,status:e.status})]},e.id))})]})}function H({event:e}){let n=f(E).events.about,{subjectId:r}=e,i=e.data,a=i.order?.number,o=e.type.startsWith(`ORDER_`),{data:s}=t(R,{id:r??``},{enabled:o&&!a&&r!==null});if(o){let e=a??s?.order?.number;return e?(0,z.jsx)(T,{size:`small`,icon:P,to:`/orders/$number`,params:{number:e},children:n.order}):null}return e.type===`CUSTOMER_REGISTERED`&&r?(0,z.jsx)(T,{size:`small`,icon:P,to:`/customers/$id`,params:{id:r},children:n.customer}):i.recharge?.customerId?(0,z.jsx)(T,{size:`small`,icon:P,to:`/customers/$id`,params:{id:i.recharge.customerId},search:{tab:`recharges`},children:n.recharge}):i.sku?(0,z.jsx)(T,{size:`small`,icon:P,to:`/products`,search:{q:i.sku},children:n.stock}):null}var U=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),W=e(`/signedIn/events`);function G(){let e=f(E).events,r=f(d),a=h(),c=W.useSearch(),p=W.useNavigate(),{event:m,...C}=c,{data:T,error:D,isPlaceholderData:O,refetch:k}=t(U,o(C,a.timezone)),{after:A,before:j,...M}=C,N=e=>void p({search:l({...M,...e})});return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(y,{title:e.title}),(0,z.jsxs)(w,{children:[(0,z.jsx)(v,{label:e.filters.type,options:i.map(e=>({value:e,label:r[e]})),chosen:s(c.type),onChange:e=>N({type:e.join(`,`)})}),(0,z.jsx)(x,{label:e.filters.happened,value:c,onChange:e=>N({period:void 0,from:void 0,to:void 0,...e})})]}),(0,z.jsxs)(g,{flush:!0,children:[(0,z.jsx)(S,{name:`events`,label:e.title,columns:K(C),rows:T?.events.edges.map(e=>e.node),rowKey:({id:e})=>e,stale:O,error:D,onRetry:()=>void k(),empty:Object.keys(M).length>0?(0,z.jsx)(_,{icon:u,title:e.noMatch,text:e.noMatchText}):(0,z.jsx)(_,{icon:n,title:e.empty,text:e.emptyText})}),(0,z.jsx)(b,{connection:T?.events,onChange:e=>void p({search:l({...M,...e})})})]}),m&&(0,z.jsx)(B,{id:m,onClose:()=>void p({search:C,replace:!0,resetScroll:!1})})]})}function K(e){let t=f(E).events,n=f(d),r=h(),i=t.columns;return[{id:`type`,header:i.type,cell:({id:t,type:r})=>(0,z.jsx)(a,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:n[r]}),width:16},{id:`deliveries`,header:i.deliveries,cell:({deliveries:e})=>(0,z.jsx)(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:!0,width:14},{id:`sequence`,header:i.sequence,cell:({sequence:e})=>(0,z.jsx)(`span`,{className:`numeric`,children:e!==null&&r.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:i.happened,cell:({createdAt:e})=>(0,z.jsx)(C,{at:e}),align:`end`}]}export{G as EventList};