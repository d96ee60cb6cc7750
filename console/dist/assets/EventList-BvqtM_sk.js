const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-DTE2o2jg.js","assets/index-ntnhS566.js","assets/early-grBt5JFH.js","assets/details-P_G1di9K.js","assets/parts-B2JQus4x.js","assets/dialogs-BJDtHswT.js","assets/sending-CpeAgxX9.js","assets/draft-D0RPCffP.js","assets/webhooks-CkBoyJjr.js"])))=>i.map(i=>d[i]);
import{Mn as e,O as t,Q as n,Ut as r,Wt as i,c as a,kn as o,nn as s,o as c,ot as l,p as u,t as d,zt as f}from"./index-ntnhS566.js";import{D as p,E as m,G as h,I as g,K as _,M as v,N as y,O as b,Q as x,X as S,b as C,j as w,q as T,tt as E,x as D}from"./parts-B2JQus4x.js";import{s as O}from"./details-P_G1di9K.js";import{H as k,x as A}from"./early-grBt5JFH.js";import{l as j,r as M}from"./webhooks-CkBoyJjr.js";var N=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);e();var P=u(()=>l(()=>import(`./EventDialog-DTE2o2jg.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),F=r(`/signedIn/events`),I=w(M,({events:e})=>e.edges.map(({node:e})=>e));function L(){let e=n(j).events,r=n(O),i=_(),l=F.useSearch(),u=F.useNavigate(),{event:h,...w}=l,M=A(w),L=c(M,i.timezone),{data:z,error:B,isPlaceholderData:V,refetch:H}=f(N,L,{refetchOnWindowFocus:!1}),U=z?.events.edges.map(e=>e.node),{after:W,before:G,...K}=M,q=e=>void u({search:k({...K,...e})});return s(o,{children:[s(S,{title:e.title,aside:s(v,{type:({eventId:e})=>e,ids:U?.map(({id:e})=>e),where:L.where,...I,onShow:()=>q({})}),actions:s(y,{input:{kind:`EVENTS`,eventWhere:L.where},count:z?.events.totalCount})}),s(D,{list:`events`,to:`/events`,search:w}),s(C,{children:[s(b,{label:e.filters.type,options:a.map(e=>({value:e,label:r[e]})),chosen:d(l.type),onChange:e=>q({type:e.join(`,`)})}),s(m,{label:e.filters.happened,value:l,onChange:e=>q({period:void 0,from:void 0,to:void 0,...e})})]}),s(x,{flush:!0,children:[s(T,{name:`events`,label:e.title,columns:R(M),rows:U,rowKey:({id:e})=>e,stale:V,error:B,onRetry:()=>void H(),empty:Object.keys(K).length>0?s(g,{icon:E,title:e.noMatch,text:e.noMatchText}):s(g,{icon:t,title:e.empty,text:e.emptyText})}),s(p,{connection:z?.events,onChange:e=>void u({search:k({...K,...e})})})]}),h&&s(P,{id:h,onClose:()=>void u({search:M,replace:!0,resetScroll:!1})})]})}function R(e){let t=n(j).events,r=n(O),a=_(),o=t.columns;return[{id:`type`,header:o.type,cell:({id:t,type:n})=>s(i,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:r[n]}),width:16},{id:`deliveries`,header:o.deliveries,cell:({deliveries:e})=>s(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:o.sequence,cell:({sequence:e})=>s(`span`,{className:`numeric`,children:e!==null&&a.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:o.happened,cell:({createdAt:e})=>s(h,{at:e}),align:`end`}]}export{L as EventList};