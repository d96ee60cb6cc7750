const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-QbqWg7Ba.js","assets/index-yR9VlGa-.js","assets/early-CqjEYl7M.js","assets/details-CTmdLNcp.js","assets/parts-DXnIqi7I.js","assets/dialogs-QNjhNvSa.js","assets/webhooks-NB8onZEc.js"])))=>i.map(i=>d[i]);
import{Cn as e,En as t,O as n,Pt as r,Rt as i,Xt as a,Z as o,at as s,c,o as l,p as u,t as d,zt as f}from"./index-yR9VlGa-.js";import{$ as p,A as m,E as h,G as g,J as _,P as v,T as y,U as b,W as x,X as S,b as C,j as w,k as T,w as E,y as D}from"./parts-DXnIqi7I.js";import{u as O}from"./details-CTmdLNcp.js";import{H as k,x as A}from"./early-CqjEYl7M.js";import{l as j,r as M}from"./webhooks-NB8onZEc.js";var N=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);t();var P=u(()=>s(()=>import(`./EventDialog-QbqWg7Ba.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),F=i(`/signedIn/events`),I=T(M,({events:e})=>e.edges.map(({node:e})=>e));function L(){let t=o(j).events,i=o(O),s=x(),u=F.useSearch(),f=F.useNavigate(),{event:b,...T}=u,M=A(T),L=l(M,s.timezone),{data:z,error:B,isPlaceholderData:V,refetch:H}=r(N,L,{refetchOnWindowFocus:!1}),U=z?.events.edges.map(e=>e.node),{after:W,before:G,...K}=M,q=e=>void f({search:k({...K,...e})});return a(e,{children:[a(_,{title:t.title,aside:a(m,{type:({eventId:e})=>e,ids:U?.map(({id:e})=>e),where:L.where,...I,onShow:()=>q({})}),actions:a(w,{input:{kind:`EVENTS`,eventWhere:L.where},count:z?.events.totalCount})}),a(C,{list:`events`,to:`/events`,search:T}),a(D,{children:[a(h,{label:t.filters.type,options:c.map(e=>({value:e,label:i[e]})),chosen:d(u.type),onChange:e=>q({type:e.join(`,`)})}),a(E,{label:t.filters.happened,value:u,onChange:e=>q({period:void 0,from:void 0,to:void 0,...e})})]}),a(S,{flush:!0,children:[a(g,{name:`events`,label:t.title,columns:R(M),rows:U,rowKey:({id:e})=>e,stale:V,error:B,onRetry:()=>void H(),empty:Object.keys(K).length>0?a(v,{icon:p,title:t.noMatch,text:t.noMatchText}):a(v,{icon:n,title:t.empty,text:t.emptyText})}),a(y,{connection:z?.events,onChange:e=>void f({search:k({...K,...e})})})]}),b&&a(P,{id:b,onClose:()=>void f({search:M,replace:!0,resetScroll:!1})})]})}function R(e){let t=o(j).events,n=o(O),r=x(),i=t.columns;return[{id:`type`,header:i.type,cell:({id:t,type:r})=>a(f,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:n[r]}),width:16},{id:`deliveries`,header:i.deliveries,cell:({deliveries:e})=>a(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:i.sequence,cell:({sequence:e})=>a(`span`,{className:`numeric`,children:e!==null&&r.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:i.happened,cell:({createdAt:e})=>a(b,{at:e}),align:`end`}]}export{L as EventList};