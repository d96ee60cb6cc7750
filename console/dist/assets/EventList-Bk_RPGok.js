import{B as e,Ct as t,b as n,bt as r,d as i,i as a,jt as o,p as s,r as c,t as l,wt as u,y as d}from"./index-BF7gfdEn.js";import{At as f,E as p,H as m,I as h,L as g,P as _,R as v,Z as y,bt as b,dt as x,nt as S,o as C,rt as w,st as T,t as E,ut as D,w as O}from"./parts-B1e_nSuq.js";import{T as k}from"./early-B4kcvaOe.js";import{t as A}from"./Dialog-iQmXGPep.js";import{c as j,s as M}from"./webhooks-BMj6OvGq.js";var N={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};N.node;var P=e(N),F={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},I=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},L=new I(`
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
    `),z=o();function B({id:e,onClose:t}){let n=d(j).events,a=d(C),{data:o,error:s,refetch:c}=r(L,{id:e}),l=o?.event?.id===e?o.event:void 0;return(0,z.jsxs)(A,{open:!0,wide:!0,onClose:t,title:l?a[l.type]:n.title,children:[l&&(0,z.jsx)(V,{event:l}),o?.event===null&&(0,z.jsx)(`p`,{children:n.gone}),!o&&(s?(0,z.jsx)(i,{error:s,onRetry:()=>void c()}):(0,z.jsx)(D,{width:40}))]})}function V({event:e}){let t=d(j).events,n=w(),r=JSON.stringify(e.data,null,2);return(0,z.jsxs)(`div`,{className:F.details,children:[(0,z.jsxs)(`p`,{className:F.facts,children:[(0,z.jsx)(s,{text:e.publicId}),(0,z.jsx)(`span`,{className:`muted`,children:n.full(e.createdAt)}),(0,z.jsx)(H,{event:e})]}),(0,z.jsxs)(`div`,{className:F.heading,children:[(0,z.jsx)(`h3`,{children:t.payload}),(0,z.jsx)(y,{text:r,label:t.copyPayload,look:`quiet`})]}),(0,z.jsx)(E,{text:r,label:t.payload}),(0,z.jsx)(`h3`,{children:t.columns.deliveries}),e.deliveries.length===0&&(0,z.jsx)(`p`,{className:`muted`,children:t.noEndpoint}),(0,z.jsx)(`ul`,{className:F.deliveries,children:e.deliveries.map(e=>(0,z.jsxs)(`li`,{children:[(0,z.jsx)(u,{to:`/deliveries/$id`,params:{id:e.id},children:M(e.endpoint.url)}),(0,z.jsx)(p,{kind:`delivery`,status:e.status})]},e.id))})]})}function H({event:e}){let t=d(j).events.about,{subjectId:n}=e,i=e.data,a=i.order?.number,o=e.type.startsWith(`ORDER_`),{data:s}=r(R,{id:n??``},{enabled:o&&!a&&n!==null});if(o){let e=a??s?.order?.number;return e?(0,z.jsx)(O,{size:`small`,icon:P,to:`/orders/$number`,params:{number:e},children:t.order}):null}return e.type===`CUSTOMER_REGISTERED`&&n?(0,z.jsx)(O,{size:`small`,icon:P,to:`/customers/$id`,params:{id:n},children:t.customer}):i.recharge?.customerId?(0,z.jsx)(O,{size:`small`,icon:P,to:`/customers/$id`,params:{id:i.recharge.customerId},search:{tab:`recharges`},children:t.recharge}):i.sku?(0,z.jsx)(O,{size:`small`,icon:P,to:`/products`,search:{q:i.sku},children:t.stock}):null}var U=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query EventFeed($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: EventWhereInput) {
  events(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
  ) {
    totalCount(atMost: 10000)
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
    `),W=t(`/signedIn/events`);function G(){let e=d(j).events,t=d(C),i=w(),o=W.useSearch(),s=W.useNavigate(),{event:u,...p}=o,{data:y,error:S,isPlaceholderData:E,refetch:D}=r(U,c(p,i.timezone)),{after:O,before:A,...M}=p,N=e=>void s({search:k({...M,...e})});return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(x,{title:e.title}),(0,z.jsxs)(_,{children:[(0,z.jsx)(v,{label:e.filters.type,options:a.map(e=>({value:e,label:t[e]})),chosen:l(o.type),onChange:e=>N({type:e.join(`,`)})}),(0,z.jsx)(h,{label:e.filters.happened,value:o,onChange:e=>N({period:void 0,from:void 0,to:void 0,...e})})]}),(0,z.jsxs)(b,{flush:!0,children:[(0,z.jsx)(T,{name:`events`,label:e.title,columns:K(p),rows:y?.events.edges.map(e=>e.node),rowKey:({id:e})=>e,stale:E,error:S,onRetry:()=>void D(),empty:Object.keys(M).length>0?(0,z.jsx)(m,{icon:f,title:e.noMatch,text:e.noMatchText}):(0,z.jsx)(m,{icon:n,title:e.empty,text:e.emptyText})}),(0,z.jsx)(g,{connection:y?.events,onChange:e=>void s({search:k({...M,...e})})})]}),u&&(0,z.jsx)(B,{id:u,onClose:()=>void s({search:p,replace:!0,resetScroll:!1})})]})}function K(e){let t=d(j).events,n=d(C),r=w(),i=t.columns;return[{id:`type`,header:i.type,cell:({id:t,type:r})=>(0,z.jsx)(u,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:n[r]}),width:16},{id:`deliveries`,header:i.deliveries,cell:({deliveries:e})=>(0,z.jsx)(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:!0,width:14},{id:`sequence`,header:i.sequence,cell:({sequence:e})=>(0,z.jsx)(`span`,{className:`numeric`,children:e!==null&&r.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:i.happened,cell:({createdAt:e})=>(0,z.jsx)(S,{at:e}),align:`end`}]}export{G as EventList};