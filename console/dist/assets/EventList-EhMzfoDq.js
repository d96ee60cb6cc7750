import{At as e,Ct as t,St as n,f as r,i,r as a,t as o,u as s,v as c,y as l,yt as u,z as d}from"./index-B5iNBL45.js";import{C as f,F as p,I as m,L as h,N as g,T as _,V as v,X as y,a as b,kt as x,lt as S,nt as C,ot as w,t as T,tt as E,ut as D,yt as O}from"./parts-DvtpHSyy.js";import{T as k}from"./early-cpPSiSvQ.js";import{t as A}from"./Dialog-LzR3ZE9N.js";import{c as j,s as M}from"./webhooks-DsNTmCmr.js";var N={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};N.node;var P=d(N),F={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},I=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},L=new I(`
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
    `),z=e();function B({id:e,onClose:t}){let n=c(j).events,r=c(b),{data:i,error:a,refetch:o}=u(L,{id:e}),l=i?.event?.id===e?i.event:void 0;return(0,z.jsxs)(A,{open:!0,wide:!0,onClose:t,title:l?r[l.type]:n.title,children:[l&&(0,z.jsx)(V,{event:l}),i?.event===null&&(0,z.jsx)(`p`,{children:n.gone}),!i&&(a?(0,z.jsx)(s,{error:a,onRetry:()=>void o()}):(0,z.jsx)(S,{width:40}))]})}function V({event:e}){let n=c(j).events,i=C(),a=JSON.stringify(e.data,null,2);return(0,z.jsxs)(`div`,{className:F.details,children:[(0,z.jsxs)(`p`,{className:F.facts,children:[(0,z.jsx)(r,{text:e.publicId}),(0,z.jsx)(`span`,{className:`muted`,children:i.full(e.createdAt)}),(0,z.jsx)(H,{event:e})]}),(0,z.jsxs)(`div`,{className:F.heading,children:[(0,z.jsx)(`h3`,{children:n.payload}),(0,z.jsx)(y,{text:a,label:n.copyPayload,look:`quiet`})]}),(0,z.jsx)(T,{text:a,label:n.payload}),(0,z.jsx)(`h3`,{children:n.columns.deliveries}),e.deliveries.length===0&&(0,z.jsx)(`p`,{className:`muted`,children:n.noEndpoint}),(0,z.jsx)(`ul`,{className:F.deliveries,children:e.deliveries.map(e=>(0,z.jsxs)(`li`,{children:[(0,z.jsx)(t,{to:`/deliveries/$id`,params:{id:e.id},children:M(e.endpoint.url)}),(0,z.jsx)(_,{kind:`delivery`,status:e.status})]},e.id))})]})}function H({event:e}){let t=c(j).events.about,{subjectId:n}=e,r=e.data,i=r.order?.number,a=e.type.startsWith(`ORDER_`),{data:o}=u(R,{id:n??``},{enabled:a&&!i&&n!==null});if(a){let e=i??o?.order?.number;return e?(0,z.jsx)(f,{size:`small`,icon:P,to:`/orders/$number`,params:{number:e},children:t.order}):null}return e.type===`CUSTOMER_REGISTERED`&&n?(0,z.jsx)(f,{size:`small`,icon:P,to:`/customers/$id`,params:{id:n},children:t.customer}):r.recharge?.customerId?(0,z.jsx)(f,{size:`small`,icon:P,to:`/customers/$id`,params:{id:r.recharge.customerId},search:{tab:`recharges`},children:t.recharge}):r.sku?(0,z.jsx)(f,{size:`small`,icon:P,to:`/products`,search:{q:r.sku},children:t.stock}):null}var U=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),W=n(`/signedIn/events`);function G(){let e=c(j).events,t=c(b),n=C(),r=W.useSearch(),s=W.useNavigate(),{event:d,...f}=r,{data:_,error:y,isPlaceholderData:S,refetch:T}=u(U,a(f,n.timezone)),{after:E,before:A,...M}=f,N=e=>void s({search:k({...M,...e})});return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(D,{title:e.title}),(0,z.jsxs)(g,{children:[(0,z.jsx)(h,{label:e.filters.type,options:i.map(e=>({value:e,label:t[e]})),chosen:o(r.type),onChange:e=>N({type:e.join(`,`)})}),(0,z.jsx)(p,{label:e.filters.happened,value:r,onChange:e=>N({period:void 0,from:void 0,to:void 0,...e})})]}),(0,z.jsxs)(O,{flush:!0,children:[(0,z.jsx)(w,{name:`events`,label:e.title,columns:K(f),rows:_?.events.edges.map(e=>e.node),rowKey:({id:e})=>e,stale:S,error:y,onRetry:()=>void T(),empty:Object.keys(M).length>0?(0,z.jsx)(v,{icon:x,title:e.noMatch,text:e.noMatchText}):(0,z.jsx)(v,{icon:l,title:e.empty,text:e.emptyText})}),(0,z.jsx)(m,{connection:_?.events,onChange:e=>void s({search:k({...M,...e})})})]}),d&&(0,z.jsx)(B,{id:d,onClose:()=>void s({search:f,replace:!0,resetScroll:!1})})]})}function K(e){let n=c(j).events,r=c(b),i=C(),a=n.columns;return[{id:`type`,header:a.type,cell:({id:n,type:i})=>(0,z.jsx)(t,{to:`/events`,search:{...e,event:n},resetScroll:!1,children:r[i]}),width:16},{id:`deliveries`,header:a.deliveries,cell:({deliveries:e})=>(0,z.jsx)(`span`,{className:`muted`,children:e.length===0?n.noDeliveries:n.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:!0,width:14},{id:`sequence`,header:a.sequence,cell:({sequence:e})=>(0,z.jsx)(`span`,{className:`numeric`,children:e!==null&&i.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:a.happened,cell:({createdAt:e})=>(0,z.jsx)(E,{at:e}),align:`end`}]}export{G as EventList};