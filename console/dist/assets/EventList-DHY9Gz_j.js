import{At as e,Et as t,St as n,_ as r,f as i,i as a,kt as o,r as s,t as c,u as l}from"./index-VFG-heOs.js";import{t as u}from"./search-x-8nGOw2-L.js";import{t as d}from"./events-Jxj2kdhh.js";import{n as f,r as p,y as m}from"./messages-DdyStFrt.js";import{t as h}from"./useFormat-DQeTPv2-.js";import{t as g}from"./Card-DWPMELbP.js";import{t as _}from"./EmptyState-85vawyF3.js";import{t as v}from"./OptionsFilter-CKeyIvud.js";import{t as y}from"./PageHeader-Ci09rnrX.js";import{t as b}from"./Pagination-C9thjkwg.js";import{t as x}from"./PeriodFilter-95I6p_tQ.js";import{t as S}from"./Table-DOmXH7lC.js";import{t as C}from"./Time-D0WNoWg5.js";import{t as w}from"./Toolbar-CvA-93XW.js";import{t as T}from"./ButtonLink-BB-6ihfS.js";import{a as E,i as D,n as O,r as k}from"./endpoints-BkI6rMN8.js";import{t as A}from"./Dialog-CWby7gLV.js";import{t as j}from"./Skeleton-DVYVkjRr.js";import{t as M}from"./StatusBadge-62a51s6b.js";var N={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};N.node;var P=p(N),F={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},I=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},L=new I(`
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
    `),z=m();function B({id:e,onClose:n}){let r=f(E).events,i=f(d),{data:a,error:o,refetch:s}=t(L,{id:e}),c=a?.event?.id===e?a.event:void 0;return(0,z.jsxs)(A,{open:!0,wide:!0,onClose:n,title:c?i[c.type]:r.title,children:[c&&(0,z.jsx)(V,{event:c}),a?.event===null&&(0,z.jsx)(`p`,{children:r.gone}),!a&&(o?(0,z.jsx)(l,{error:o,onRetry:()=>void s()}):(0,z.jsx)(j,{width:40}))]})}function V({event:t}){let n=f(E).events,r=h(),a=JSON.stringify(t.data,null,2);return(0,z.jsxs)(`div`,{className:F.details,children:[(0,z.jsxs)(`p`,{className:F.facts,children:[(0,z.jsx)(i,{text:t.publicId}),(0,z.jsx)(`span`,{className:`muted`,children:r.full(t.createdAt)}),(0,z.jsx)(H,{event:t})]}),(0,z.jsxs)(`div`,{className:F.heading,children:[(0,z.jsx)(`h3`,{children:n.payload}),(0,z.jsx)(k,{text:a,label:n.copyPayload,look:`quiet`})]}),(0,z.jsx)(D,{text:a,label:n.payload}),(0,z.jsx)(`h3`,{children:n.columns.deliveries}),t.deliveries.length===0&&(0,z.jsx)(`p`,{className:`muted`,children:n.noEndpoint}),(0,z.jsx)(`ul`,{className:F.deliveries,children:t.deliveries.map(t=>(0,z.jsxs)(`li`,{children:[(0,z.jsx)(e,{to:`/deliveries/$id`,params:{id:t.id},children:O(t.endpoint.url)}),(0,z.jsx)(M,{kind:`delivery`,status:t.status})]},t.id))})]})}function H({event:e}){let n=f(E).events.about,{subjectId:r}=e,i=e.data,a=i.order?.number,o=e.type.startsWith(`ORDER_`),{data:s}=t(R,{id:r??``},{enabled:o&&!a&&r!==null});if(o){let e=a??s?.order?.number;return e?(0,z.jsx)(T,{size:`small`,icon:P,to:`/orders/$number`,params:{number:e},children:n.order}):null}return e.type===`CUSTOMER_REGISTERED`&&r?(0,z.jsx)(T,{size:`small`,icon:P,to:`/customers/$id`,params:{id:r},children:n.customer}):i.recharge?.customerId?(0,z.jsx)(T,{size:`small`,icon:P,to:`/customers/$id`,params:{id:i.recharge.customerId},search:{tab:`recharges`},children:n.recharge}):i.sku?(0,z.jsx)(T,{size:`small`,icon:P,to:`/products`,search:{q:i.sku},children:n.stock}):null}var U=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),W=o(`/signedIn/events`);function G(){let e=f(E).events,i=f(d),o=h(),l=W.useSearch(),p=W.useNavigate(),{event:m,...C}=l,{data:T,error:D,isPlaceholderData:O,refetch:k}=t(U,s(C,o.timezone)),{after:A,before:j,...M}=C,N=e=>void p({search:n({...M,...e})});return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(y,{title:e.title}),(0,z.jsxs)(w,{children:[(0,z.jsx)(v,{label:e.filters.type,options:a.map(e=>({value:e,label:i[e]})),chosen:c(l.type),onChange:e=>N({type:e.join(`,`)})}),(0,z.jsx)(x,{label:e.filters.happened,value:l,onChange:e=>N({period:void 0,from:void 0,to:void 0,...e})})]}),(0,z.jsxs)(g,{flush:!0,children:[(0,z.jsx)(S,{name:`events`,label:e.title,columns:K(C),rows:T?.events.edges.map(e=>e.node),rowKey:({id:e})=>e,stale:O,error:D,onRetry:()=>void k(),empty:Object.keys(M).length>0?(0,z.jsx)(_,{icon:u,title:e.noMatch,text:e.noMatchText}):(0,z.jsx)(_,{icon:r,title:e.empty,text:e.emptyText})}),(0,z.jsx)(b,{connection:T?.events,onChange:e=>void p({search:n({...M,...e})})})]}),m&&(0,z.jsx)(B,{id:m,onClose:()=>void p({search:C,replace:!0,resetScroll:!1})})]})}function K(t){let n=f(E).events,r=f(d),i=h(),a=n.columns;return[{id:`type`,header:a.type,cell:({id:n,type:i})=>(0,z.jsx)(e,{to:`/events`,search:{...t,event:n},resetScroll:!1,children:r[i]}),width:16},{id:`deliveries`,header:a.deliveries,cell:({deliveries:e})=>(0,z.jsx)(`span`,{className:`muted`,children:e.length===0?n.noDeliveries:n.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:!0,width:14},{id:`sequence`,header:a.sequence,cell:({sequence:e})=>(0,z.jsx)(`span`,{className:`numeric`,children:e!==null&&i.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:a.happened,cell:({createdAt:e})=>(0,z.jsx)(C,{at:e}),align:`end`}]}export{G as EventList};