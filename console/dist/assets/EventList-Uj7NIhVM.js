import{At as e,B as t,Ct as n,St as r,b as i,d as a,o,p as s,r as c,t as l,y as u,yt as d}from"./index-DOxbXdRl.js";import{A as f,D as p,E as m,I as h,M as g,S as _,_ as v,a as y,g as b,i as x,j as S,k as C,m as w,v as T}from"./parts-D-_68bv6.js";import{j as E,s as D,t as O}from"./details-ZQExxOG8.js";import{I as k}from"./early-Cbep-mIH.js";import{t as A}from"./dialogs-BxxegUF2.js";import{c as j,s as M}from"./webhooks-BGZxrn7e.js";var N={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};N.node;var P=t(N),F={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},I=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},L=new I(`
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
    `),z=e();function B({id:e,onClose:t}){let n=u(j).events,r=u(D),{data:i,error:o,refetch:s}=d(L,{id:e}),c=i?.event?.id===e?i.event:void 0;return(0,z.jsxs)(A,{open:!0,wide:!0,onClose:t,title:c?r[c.type]:n.title,children:[c&&(0,z.jsx)(V,{event:c}),i?.event===null&&(0,z.jsx)(`p`,{children:n.gone}),!i&&(o?(0,z.jsx)(a,{error:o,onRetry:()=>void s()}):(0,z.jsx)(C,{width:40}))]})}function V({event:e}){let t=u(j).events,r=S(),i=JSON.stringify(e.data,null,2);return(0,z.jsxs)(`div`,{className:F.details,children:[(0,z.jsxs)(`p`,{className:F.facts,children:[(0,z.jsx)(s,{text:e.publicId}),(0,z.jsx)(`span`,{className:`muted`,children:r.full(e.createdAt)}),(0,z.jsx)(H,{event:e})]}),(0,z.jsxs)(`div`,{className:F.heading,children:[(0,z.jsx)(`h3`,{children:t.payload}),(0,z.jsx)(E,{text:i,label:t.copyPayload,look:`quiet`})]}),(0,z.jsx)(O,{text:i,label:t.payload}),(0,z.jsx)(`h3`,{children:t.columns.deliveries}),e.deliveries.length===0&&(0,z.jsx)(`p`,{className:`muted`,children:t.noEndpoint}),(0,z.jsx)(`ul`,{className:F.deliveries,children:e.deliveries.map(e=>(0,z.jsxs)(`li`,{children:[(0,z.jsx)(n,{to:`/deliveries/$id`,params:{id:e.id},children:M(e.endpoint.url)}),(0,z.jsx)(y,{kind:`delivery`,status:e.status})]},e.id))})]})}function H({event:e}){let t=u(j).events.about,{subjectId:n}=e,r=e.data,i=r.order?.number,a=e.type.startsWith(`ORDER_`),{data:o}=d(R,{id:n??``},{enabled:a&&!i&&n!==null});if(a){let e=i??o?.order?.number;return e?(0,z.jsx)(x,{size:`small`,icon:P,to:`/orders/$number`,params:{number:e},children:t.order}):null}return e.type===`CUSTOMER_REGISTERED`&&n?(0,z.jsx)(x,{size:`small`,icon:P,to:`/customers/$id`,params:{id:n},children:t.customer}):r.recharge?.customerId?(0,z.jsx)(x,{size:`small`,icon:P,to:`/customers/$id`,params:{id:r.recharge.customerId},search:{tab:`recharges`},children:t.recharge}):r.sku?(0,z.jsx)(x,{size:`small`,icon:P,to:`/products`,search:{q:r.sku},children:t.stock}):null}var U=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),W=r(`/signedIn/events`);function G(){let e=u(j).events,t=u(D),n=S(),r=W.useSearch(),a=W.useNavigate(),{event:s,...m}=r,{data:y,error:x,isPlaceholderData:C,refetch:E}=d(U,c(m,n.timezone)),{after:O,before:A,...M}=m,N=e=>void a({search:k({...M,...e})});return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(f,{title:e.title}),(0,z.jsxs)(w,{children:[(0,z.jsx)(T,{label:e.filters.type,options:o.map(e=>({value:e,label:t[e]})),chosen:l(r.type),onChange:e=>N({type:e.join(`,`)})}),(0,z.jsx)(b,{label:e.filters.happened,value:r,onChange:e=>N({period:void 0,from:void 0,to:void 0,...e})})]}),(0,z.jsxs)(g,{flush:!0,children:[(0,z.jsx)(p,{name:`events`,label:e.title,columns:K(m),rows:y?.events.edges.map(e=>e.node),rowKey:({id:e})=>e,stale:C,error:x,onRetry:()=>void E(),empty:Object.keys(M).length>0?(0,z.jsx)(_,{icon:h,title:e.noMatch,text:e.noMatchText}):(0,z.jsx)(_,{icon:i,title:e.empty,text:e.emptyText})}),(0,z.jsx)(v,{connection:y?.events,onChange:e=>void a({search:k({...M,...e})})})]}),s&&(0,z.jsx)(B,{id:s,onClose:()=>void a({search:m,replace:!0,resetScroll:!1})})]})}function K(e){let t=u(j).events,r=u(D),i=S(),a=t.columns;return[{id:`type`,header:a.type,cell:({id:t,type:i})=>(0,z.jsx)(n,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:r[i]}),width:16},{id:`deliveries`,header:a.deliveries,cell:({deliveries:e})=>(0,z.jsx)(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:a.sequence,cell:({sequence:e})=>(0,z.jsx)(`span`,{className:`numeric`,children:e!==null&&i.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:a.happened,cell:({createdAt:e})=>(0,z.jsx)(m,{at:e}),align:`end`}]}export{G as EventList};