const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-DjkVVeOp.js","assets/index-1NI2Ce1b.js","assets/early-BYpEY6fK.js","assets/details-BCxr0cvW.js","assets/parts-CYsUAY3Z.js","assets/dialogs-DKXg-Har.js","assets/sending-C7jtxXne.js","assets/draft-BvkOCEOn.js","assets/webhooks-Dc3RlcGU.js"])))=>i.map(i=>d[i]);
import{Mn as e,O as t,Q as n,Ut as r,Wt as i,c as a,kn as o,nn as s,o as c,ot as l,p as u,t as d,zt as f}from"./index-1NI2Ce1b.js";import{A as p,D as m,E as h,F as g,G as _,K as v,M as y,T as b,W as x,Y as S,Z as C,b as w,et as T,j as E,y as D}from"./parts-CYsUAY3Z.js";import{s as O}from"./details-BCxr0cvW.js";import{H as k,x as A}from"./early-BYpEY6fK.js";import{l as j,r as M}from"./webhooks-Dc3RlcGU.js";var N=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);e();var P=u(()=>l(()=>import(`./EventDialog-DjkVVeOp.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),F=r(`/signedIn/events`),I=p(M,({events:e})=>e.edges.map(({node:e})=>e));function L(){let e=n(j).events,r=n(O),i=_(),l=F.useSearch(),u=F.useNavigate(),{event:p,...x}=l,M=A(x),L=c(M,i.timezone),{data:z,error:B,isPlaceholderData:V,refetch:H}=f(N,L,{refetchOnWindowFocus:!1}),U=z?.events.edges.map(e=>e.node),{after:W,before:G,...K}=M,q=e=>void u({search:k({...K,...e})});return s(o,{children:[s(S,{title:e.title,aside:s(E,{type:({eventId:e})=>e,ids:U?.map(({id:e})=>e),where:L.where,...I,onShow:()=>q({})}),actions:s(y,{input:{kind:`EVENTS`,eventWhere:L.where},count:z?.events.totalCount})}),s(w,{list:`events`,to:`/events`,search:x}),s(D,{children:[s(m,{label:e.filters.type,options:a.map(e=>({value:e,label:r[e]})),chosen:d(l.type),onChange:e=>q({type:e.join(`,`)})}),s(b,{label:e.filters.happened,value:l,onChange:e=>q({period:void 0,from:void 0,to:void 0,...e})})]}),s(C,{flush:!0,children:[s(v,{name:`events`,label:e.title,columns:R(M),rows:U,rowKey:({id:e})=>e,stale:V,error:B,onRetry:()=>void H(),empty:Object.keys(K).length>0?s(g,{icon:T,title:e.noMatch,text:e.noMatchText}):s(g,{icon:t,title:e.empty,text:e.emptyText})}),s(h,{connection:z?.events,onChange:e=>void u({search:k({...K,...e})})})]}),p&&s(P,{id:p,onClose:()=>void u({search:M,replace:!0,resetScroll:!1})})]})}function R(e){let t=n(j).events,r=n(O),a=_(),o=t.columns;return[{id:`type`,header:o.type,cell:({id:t,type:n})=>s(i,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:r[n]}),width:16},{id:`deliveries`,header:o.deliveries,cell:({deliveries:e})=>s(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:o.sequence,cell:({sequence:e})=>s(`span`,{className:`numeric`,children:e!==null&&a.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:o.happened,cell:({createdAt:e})=>s(x,{at:e}),align:`end`}]}export{L as EventList};