import{B as e,St as t,b as n,d as r,in as i,kt as a,o,p as s,r as c,t as l,tn as u,xt as d,y as f,yt as p}from"./index-WD5am_F6.js";import{A as m,C as h,D as g,L as _,M as v,N as y,O as b,_ as x,a as S,h as C,j as w,o as T,v as E,y as D}from"./parts-DgP1lZfu.js";import{A as O,s as k,t as A}from"./details-BryHUaBG.js";import{I as j}from"./early-NQvuXKrB.js";import{t as M}from"./dialogs-BJov7kpb.js";import{c as N,s as P}from"./webhooks-yOYiYxT4.js";var F={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};F.node;var I=e(F),L={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},R=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},z=new R(`
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
    `),B=new R(`
    query OrderOfEvent($id: ID!) {
  order(id: $id) {
    id
    number
  }
}
    `);function V({id:e,onClose:t}){let n=f(N).events,i=f(k),{data:o,error:s,refetch:c}=p(z,{id:e}),l=o?.event?.id===e?o.event:void 0;return a(M,{open:!0,wide:!0,onClose:t,title:l?i[l.type]:n.title,children:[l&&a(H,{event:l}),o?.event===null&&a(`p`,{children:n.gone}),!o&&(s?a(r,{error:s,onRetry:()=>void c()}):a(m,{width:40}))]})}function H({event:e}){let n=f(N).events,r=v(),i=JSON.stringify(e.data,null,2);return a(`div`,{className:L.details,children:[a(`p`,{className:L.facts,children:[a(s,{text:e.publicId}),a(`span`,{className:`muted`,children:r.full(e.createdAt)}),a(U,{event:e})]}),a(`div`,{className:L.heading,children:[a(`h3`,{children:n.payload}),a(O,{text:i,label:n.copyPayload,look:`quiet`})]}),a(A,{text:i,label:n.payload}),a(`h3`,{children:n.columns.deliveries}),e.deliveries.length===0&&a(`p`,{className:`muted`,children:n.noEndpoint}),a(`ul`,{className:L.deliveries,children:e.deliveries.map(e=>a(`li`,{children:[a(t,{to:`/deliveries/$id`,params:{id:e.id},children:P(e.endpoint.url)}),a(T,{kind:`delivery`,status:e.status})]},e.id))})]})}function U({event:e}){let t=f(N).events.about,{subjectId:n}=e,r=e.data,i=r.order?.number,o=e.type.startsWith(`ORDER_`),{data:s}=p(B,{id:n??``},{enabled:o&&!i&&n!==null});if(o){let e=i??s?.order?.number;return e?a(S,{size:`small`,icon:I,to:`/orders/$number`,params:{number:e},children:t.order}):null}return e.type===`CUSTOMER_REGISTERED`&&n?a(S,{size:`small`,icon:I,to:`/customers/$id`,params:{id:n},children:t.customer}):r.recharge?.customerId?a(S,{size:`small`,icon:I,to:`/customers/$id`,params:{id:r.recharge.customerId},search:{tab:`recharges`},children:t.recharge}):r.sku?a(S,{size:`small`,icon:I,to:`/products`,search:{q:r.sku},children:t.stock}):null}var W=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);i();var G=d(`/signedIn/events`);function K(){let e=f(N).events,t=f(k),r=v(),i=G.useSearch(),s=G.useNavigate(),{event:d,...m}=i,{data:g,error:S,isPlaceholderData:T,refetch:O}=p(W,c(m,r.timezone)),{after:A,before:M,...P}=m,F=e=>void s({search:j({...P,...e})});return a(u,{children:[a(w,{title:e.title}),a(C,{children:[a(D,{label:e.filters.type,options:o.map(e=>({value:e,label:t[e]})),chosen:l(i.type),onChange:e=>F({type:e.join(`,`)})}),a(x,{label:e.filters.happened,value:i,onChange:e=>F({period:void 0,from:void 0,to:void 0,...e})})]}),a(y,{flush:!0,children:[a(b,{name:`events`,label:e.title,columns:q(m),rows:g?.events.edges.map(e=>e.node),rowKey:({id:e})=>e,stale:T,error:S,onRetry:()=>void O(),empty:Object.keys(P).length>0?a(h,{icon:_,title:e.noMatch,text:e.noMatchText}):a(h,{icon:n,title:e.empty,text:e.emptyText})}),a(E,{connection:g?.events,onChange:e=>void s({search:j({...P,...e})})})]}),d&&a(V,{id:d,onClose:()=>void s({search:m,replace:!0,resetScroll:!1})})]})}function q(e){let n=f(N).events,r=f(k),i=v(),o=n.columns;return[{id:`type`,header:o.type,cell:({id:n,type:i})=>a(t,{to:`/events`,search:{...e,event:n},resetScroll:!1,children:r[i]}),width:16},{id:`deliveries`,header:o.deliveries,cell:({deliveries:e})=>a(`span`,{className:`muted`,children:e.length===0?n.noDeliveries:n.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:o.sequence,cell:({sequence:e})=>a(`span`,{className:`numeric`,children:e!==null&&i.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:o.happened,cell:({createdAt:e})=>a(g,{at:e}),align:`end`}]}export{K as EventList};