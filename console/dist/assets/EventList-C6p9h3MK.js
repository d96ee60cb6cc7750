import{Ct as e,Et as t,O as n,c as r,i,l as a,p as o,r as s,t as c,u as l}from"./index-CY5Lfr2k.js";import{r as u,t as d}from"./CopyId-SiKlB92z.js";import{t as f}from"./search-x-D5D9SIi7.js";import{r as p}from"./query-Bxe-Codu.js";import{b as m,i as h,n as g,t as _}from"./shared-Dy6YWKPE.js";import{t as v}from"./useFormat-DOxO5KAC.js";import{t as y}from"./Card-SRE2vbvg.js";import{t as b}from"./OptionsFilter-DigH8tId.js";import{t as x}from"./Pagination-DqrZ3DpR.js";import{t as S}from"./PeriodFilter-DLsxtpkw.js";import{t as C}from"./Table-B0KlPTnN.js";import{t as w}from"./Time-CeXgC4al.js";import{t as T}from"./Toolbar-Cq5pffjP.js";import{a as E,i as D,n as O,r as k}from"./endpoints-0rHbKnl_.js";import{t as A}from"./Dialog-BeM_rj20.js";import{t as j}from"./Skeleton-B-dM9iZp.js";import{t as M}from"./StatusBadge-Dld-b_vy.js";var N={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};N.node;var P=g(N),F={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},I=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},L=new I(`
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
    `),z=m();function B({id:e,onClose:t}){let n=h(E).events,r=h(_).events,{data:i,error:a,refetch:s}=p(L,{id:e}),c=i?.event?.id===e?i.event:void 0;return(0,z.jsxs)(A,{open:!0,wide:!0,onClose:t,title:c?r[c.type]:n.title,children:[c&&(0,z.jsx)(V,{event:c}),i?.event===null&&(0,z.jsx)(`p`,{children:n.gone}),!i&&(a?(0,z.jsx)(o,{error:a,onRetry:()=>void s()}):(0,z.jsx)(j,{width:40}))]})}function V({event:e}){let t=h(E).events,n=v(),r=JSON.stringify(e.data,null,2);return(0,z.jsxs)(`div`,{className:F.details,children:[(0,z.jsxs)(`p`,{className:F.facts,children:[(0,z.jsx)(d,{text:e.publicId}),(0,z.jsx)(`span`,{className:`muted`,children:n.full(e.createdAt)}),(0,z.jsx)(H,{event:e})]}),(0,z.jsxs)(`div`,{className:F.heading,children:[(0,z.jsx)(`h3`,{children:t.payload}),(0,z.jsx)(k,{text:r,label:t.copyPayload,look:`quiet`})]}),(0,z.jsx)(D,{text:r,label:t.payload}),(0,z.jsx)(`h3`,{children:t.columns.deliveries}),e.deliveries.length===0&&(0,z.jsx)(`p`,{className:`muted`,children:t.noEndpoint}),(0,z.jsx)(`ul`,{className:F.deliveries,children:e.deliveries.map(e=>(0,z.jsxs)(`li`,{children:[(0,z.jsx)(u,{to:`/deliveries/$id`,params:{id:e.id},children:O(e.endpoint.url)}),(0,z.jsx)(M,{kind:`delivery`,status:e.status})]},e.id))})]})}function H({event:e}){let t=h(E).events.about,{subjectId:n}=e,r=e.data,i=r.order?.number,a=e.type.startsWith(`ORDER_`),{data:o}=p(R,{id:n??``},{enabled:a&&!i&&n!==null});if(a){let e=i??o?.order?.number;return e?(0,z.jsx)(l,{size:`small`,icon:P,to:`/orders/$number`,params:{number:e},children:t.order}):null}return e.type===`CUSTOMER_REGISTERED`&&n?(0,z.jsx)(l,{size:`small`,icon:P,to:`/customers/$id`,params:{id:n},children:t.customer}):r.recharge?.customerId?(0,z.jsx)(l,{size:`small`,icon:P,to:`/customers/$id`,params:{id:r.recharge.customerId},search:{tab:`recharges`},children:t.recharge}):r.sku?(0,z.jsx)(l,{size:`small`,icon:P,to:`/products`,search:{q:r.sku},children:t.stock}):null}var U=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),W=t(`/signedIn/events`);function G(){let t=h(E).events,o=h(_).events,l=v(),u=W.useSearch(),d=W.useNavigate(),{event:m,...g}=u,{data:w,error:D,isPlaceholderData:O,refetch:k}=p(U,s(g,l.timezone)),{after:A,before:j,...M}=g,N=t=>void d({search:e({...M,...t})});return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(r,{title:t.title}),(0,z.jsxs)(T,{children:[(0,z.jsx)(b,{label:t.filters.type,options:i.map(e=>({value:e,label:o[e]})),chosen:c(u.type),onChange:e=>N({type:e.join(`,`)})}),(0,z.jsx)(S,{label:t.filters.happened,value:u,onChange:e=>N({period:void 0,from:void 0,to:void 0,...e})})]}),(0,z.jsxs)(y,{flush:!0,children:[(0,z.jsx)(C,{name:`events`,label:t.title,columns:K(g),rows:w?.events.edges.map(e=>e.node),rowKey:({id:e})=>e,stale:O,error:D,onRetry:()=>void k(),empty:Object.keys(M).length>0?(0,z.jsx)(a,{icon:f,title:t.noMatch,text:t.noMatchText}):(0,z.jsx)(a,{icon:n,title:t.empty,text:t.emptyText})}),(0,z.jsx)(x,{connection:w?.events,onChange:t=>void d({search:e({...M,...t})})})]}),m&&(0,z.jsx)(B,{id:m,onClose:()=>void d({search:g,replace:!0,resetScroll:!1})})]})}function K(e){let t=h(E).events,n=h(_).events,r=v(),i=t.columns;return[{id:`type`,header:i.type,cell:({id:t,type:r})=>(0,z.jsx)(u,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:n[r]}),width:16},{id:`deliveries`,header:i.deliveries,cell:({deliveries:e})=>(0,z.jsx)(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:!0,width:14},{id:`sequence`,header:i.sequence,cell:({sequence:e})=>(0,z.jsx)(`span`,{className:`numeric`,children:e!==null&&r.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:i.happened,cell:({createdAt:e})=>(0,z.jsx)(w,{at:e}),align:`end`}]}export{G as EventList};