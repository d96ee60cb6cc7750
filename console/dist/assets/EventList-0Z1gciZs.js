const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-DAo9gECY.js","assets/index-CrslgKQf.js","assets/early-DhbaGOmZ.js","assets/details-CfP5J__g.js","assets/parts-uYqX-dei.js","assets/dialogs-myGTe9xi.js","assets/webhooks-DItuNKmK.js"])))=>i.map(i=>d[i]);
import{Cn as e,It as t,Jt as n,Lt as r,Mt as i,O as a,bn as o,c as s,k as c,o as l,p as u,rt as d,t as f}from"./index-CrslgKQf.js";import{A as p,E as m,G as h,J as g,P as _,T as v,U as y,W as b,X as x,b as S,et as C,j as w,k as T,w as E,y as D}from"./parts-uYqX-dei.js";import{u as O}from"./details-CfP5J__g.js";import{H as k,x as A}from"./early-DhbaGOmZ.js";import{l as j,r as M}from"./webhooks-DItuNKmK.js";var N=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);e();var P=u(()=>d(()=>import(`./EventDialog-DAo9gECY.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),F=t(`/signedIn/events`),I=T(M,({events:e})=>e.edges.map(({node:e})=>e));function L(){let e=a(j).events,t=a(O),r=b(),u=F.useSearch(),d=F.useNavigate(),{event:y,...T}=u,M=A(T),L=l(M,r.timezone),{data:z,error:B,isPlaceholderData:V,refetch:H}=i(N,L,{refetchOnWindowFocus:!1}),U=z?.events.edges.map(e=>e.node),{after:W,before:G,...K}=M,q=e=>void d({search:k({...K,...e})});return n(o,{children:[n(g,{title:e.title,aside:n(p,{type:({eventId:e})=>e,ids:U?.map(({id:e})=>e),where:L.where,...I,onShow:()=>q({})}),actions:n(w,{input:{kind:`EVENTS`,eventWhere:L.where},count:z?.events.totalCount})}),n(S,{list:`events`,to:`/events`,search:T}),n(D,{children:[n(m,{label:e.filters.type,options:s.map(e=>({value:e,label:t[e]})),chosen:f(u.type),onChange:e=>q({type:e.join(`,`)})}),n(E,{label:e.filters.happened,value:u,onChange:e=>q({period:void 0,from:void 0,to:void 0,...e})})]}),n(x,{flush:!0,children:[n(h,{name:`events`,label:e.title,columns:R(M),rows:U,rowKey:({id:e})=>e,stale:V,error:B,onRetry:()=>void H(),empty:Object.keys(K).length>0?n(_,{icon:C,title:e.noMatch,text:e.noMatchText}):n(_,{icon:c,title:e.empty,text:e.emptyText})}),n(v,{connection:z?.events,onChange:e=>void d({search:k({...K,...e})})})]}),y&&n(P,{id:y,onClose:()=>void d({search:M,replace:!0,resetScroll:!1})})]})}function R(e){let t=a(j).events,i=a(O),o=b(),s=t.columns;return[{id:`type`,header:s.type,cell:({id:t,type:a})=>n(r,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:i[a]}),width:16},{id:`deliveries`,header:s.deliveries,cell:({deliveries:e})=>n(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:s.sequence,cell:({sequence:e})=>n(`span`,{className:`numeric`,children:e!==null&&o.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:s.happened,cell:({createdAt:e})=>n(y,{at:e}),align:`end`}]}export{L as EventList};