import{B as e,Ct as t,b as n,bt as r,d as i,i as a,jt as o,p as s,r as c,t as l,wt as u,y as d}from"./index-BOjYus1t.js";import{F as f,I as p,L as m,N as h,T as g,V as _,X as v,kt as y,lt as b,nt as x,o as S,ot as C,t as w,tt as T,ut as E,w as D,yt as O}from"./parts-CT3q-B0d.js";import{T as k}from"./early-BeVRyKID.js";import{t as A}from"./Dialog-BuZhSlqA.js";import{c as j,s as M}from"./webhooks-BlikIanI.js";var N={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};N.node;var P=e(N),F={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},I=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},L=new I(`
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
    `),z=o();function B({id:e,onClose:t}){let n=d(j).events,a=d(S),{data:o,error:s,refetch:c}=r(L,{id:e}),l=o?.event?.id===e?o.event:void 0;return(0,z.jsxs)(A,{open:!0,wide:!0,onClose:t,title:l?a[l.type]:n.title,children:[l&&(0,z.jsx)(V,{event:l}),o?.event===null&&(0,z.jsx)(`p`,{children:n.gone}),!o&&(s?(0,z.jsx)(i,{error:s,onRetry:()=>void c()}):(0,z.jsx)(b,{width:40}))]})}function V({event:e}){let t=d(j).events,n=x(),r=JSON.stringify(e.data,null,2);return(0,z.jsxs)(`div`,{className:F.details,children:[(0,z.jsxs)(`p`,{className:F.facts,children:[(0,z.jsx)(s,{text:e.publicId}),(0,z.jsx)(`span`,{className:`muted`,children:n.full(e.createdAt)}),(0,z.jsx)(H,{event:e})]}),(0,z.jsxs)(`div`,{className:F.heading,children:[(0,z.jsx)(`h3`,{children:t.payload}),(0,z.jsx)(v,{text:r,label:t.copyPayload,look:`quiet`})]}),(0,z.jsx)(w,{text:r,label:t.payload}),(0,z.jsx)(`h3`,{children:t.columns.deliveries}),e.deliveries.length===0&&(0,z.jsx)(`p`,{className:`muted`,children:t.noEndpoint}),(0,z.jsx)(`ul`,{className:F.deliveries,children:e.deliveries.map(e=>(0,z.jsxs)(`li`,{children:[(0,z.jsx)(u,{to:`/deliveries/$id`,params:{id:e.id},children:M(e.endpoint.url)}),(0,z.jsx)(g,{kind:`delivery`,status:e.status})]},e.id))})]})}function H({event:e}){let t=d(j).events.about,{subjectId:n}=e,i=e.data,a=i.order?.number,o=e.type.startsWith(`ORDER_`),{data:s}=r(R,{id:n??``},{enabled:o&&!a&&n!==null});if(o){let e=a??s?.order?.number;return e?(0,z.jsx)(D,{size:`small`,icon:P,to:`/orders/$number`,params:{number:e},children:t.order}):null}return e.type===`CUSTOMER_REGISTERED`&&n?(0,z.jsx)(D,{size:`small`,icon:P,to:`/customers/$id`,params:{id:n},children:t.customer}):i.recharge?.customerId?(0,z.jsx)(D,{size:`small`,icon:P,to:`/customers/$id`,params:{id:i.recharge.customerId},search:{tab:`recharges`},children:t.recharge}):i.sku?(0,z.jsx)(D,{size:`small`,icon:P,to:`/products`,search:{q:i.sku},children:t.stock}):null}var U=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query EventFeed($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: EventWhereInput) {
  events(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
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
    `),W=t(`/signedIn/events`);function G(){let e=d(j).events,t=d(S),i=x(),o=W.useSearch(),s=W.useNavigate(),{event:u,...g}=o,{data:v,error:b,isPlaceholderData:w,refetch:T}=r(U,c(g,i.timezone)),{after:D,before:A,...M}=g,N=e=>void s({search:k({...M,...e})});return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(E,{title:e.title}),(0,z.jsxs)(h,{children:[(0,z.jsx)(m,{label:e.filters.type,options:a.map(e=>({value:e,label:t[e]})),chosen:l(o.type),onChange:e=>N({type:e.join(`,`)})}),(0,z.jsx)(f,{label:e.filters.happened,value:o,onChange:e=>N({period:void 0,from:void 0,to:void 0,...e})})]}),(0,z.jsxs)(O,{flush:!0,children:[(0,z.jsx)(C,{name:`events`,label:e.title,columns:K(g),rows:v?.events.edges.map(e=>e.node),rowKey:({id:e})=>e,stale:w,error:b,onRetry:()=>void T(),empty:Object.keys(M).length>0?(0,z.jsx)(_,{icon:y,title:e.noMatch,text:e.noMatchText}):(0,z.jsx)(_,{icon:n,title:e.empty,text:e.emptyText})}),(0,z.jsx)(p,{connection:v?.events,onChange:e=>void s({search:k({...M,...e})})})]}),u&&(0,z.jsx)(B,{id:u,onClose:()=>void s({search:g,replace:!0,resetScroll:!1})})]})}function K(e){let t=d(j).events,n=d(S),r=x(),i=t.columns;return[{id:`type`,header:i.type,cell:({id:t,type:r})=>(0,z.jsx)(u,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:n[r]}),width:16},{id:`deliveries`,header:i.deliveries,cell:({deliveries:e})=>(0,z.jsx)(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:!0,width:14},{id:`sequence`,header:i.sequence,cell:({sequence:e})=>(0,z.jsx)(`span`,{className:`numeric`,children:e!==null&&r.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:i.happened,cell:({createdAt:e})=>(0,z.jsx)(T,{at:e}),align:`end`}]}export{G as EventList};