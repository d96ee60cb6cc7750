const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-DpHsrUAh.js","assets/index-Bj-0Wysc.js","assets/early-CqjEYl7M.js","assets/details-CeckHyby.js","assets/parts-DeASi7V8.js","assets/dialogs-CeyJh_86.js","assets/sending-BqBRE9XC.js","assets/webhooks-BwO_iYcz.js"])))=>i.map(i=>d[i]);
import{Bt as e,It as t,O as n,On as r,Qt as i,Tn as a,Vt as o,Z as s,at as c,c as l,o as u,p as d,t as f}from"./index-Bj-0Wysc.js";import{$ as p,A as m,E as h,G as g,J as _,P as v,T as y,U as b,W as x,X as S,b as C,j as w,k as T,w as E,y as D}from"./parts-DeASi7V8.js";import{s as O}from"./details-CeckHyby.js";import{H as k,x as A}from"./early-CqjEYl7M.js";import{l as j,r as M}from"./webhooks-BwO_iYcz.js";var N=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);r();var P=d(()=>c(()=>import(`./EventDialog-DpHsrUAh.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),F=e(`/signedIn/events`),I=T(M,({events:e})=>e.edges.map(({node:e})=>e));function L(){let e=s(j).events,r=s(O),o=x(),c=F.useSearch(),d=F.useNavigate(),{event:b,...T}=c,M=A(T),L=u(M,o.timezone),{data:z,error:B,isPlaceholderData:V,refetch:H}=t(N,L,{refetchOnWindowFocus:!1}),U=z?.events.edges.map(e=>e.node),{after:W,before:G,...K}=M,q=e=>void d({search:k({...K,...e})});return i(a,{children:[i(_,{title:e.title,aside:i(m,{type:({eventId:e})=>e,ids:U?.map(({id:e})=>e),where:L.where,...I,onShow:()=>q({})}),actions:i(w,{input:{kind:`EVENTS`,eventWhere:L.where},count:z?.events.totalCount})}),i(C,{list:`events`,to:`/events`,search:T}),i(D,{children:[i(h,{label:e.filters.type,options:l.map(e=>({value:e,label:r[e]})),chosen:f(c.type),onChange:e=>q({type:e.join(`,`)})}),i(E,{label:e.filters.happened,value:c,onChange:e=>q({period:void 0,from:void 0,to:void 0,...e})})]}),i(S,{flush:!0,children:[i(g,{name:`events`,label:e.title,columns:R(M),rows:U,rowKey:({id:e})=>e,stale:V,error:B,onRetry:()=>void H(),empty:Object.keys(K).length>0?i(v,{icon:p,title:e.noMatch,text:e.noMatchText}):i(v,{icon:n,title:e.empty,text:e.emptyText})}),i(y,{connection:z?.events,onChange:e=>void d({search:k({...K,...e})})})]}),b&&i(P,{id:b,onClose:()=>void d({search:M,replace:!0,resetScroll:!1})})]})}function R(e){let t=s(j).events,n=s(O),r=x(),a=t.columns;return[{id:`type`,header:a.type,cell:({id:t,type:r})=>i(o,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:n[r]}),width:16},{id:`deliveries`,header:a.deliveries,cell:({deliveries:e})=>i(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:a.sequence,cell:({sequence:e})=>i(`span`,{className:`numeric`,children:e!==null&&r.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:a.happened,cell:({createdAt:e})=>i(b,{at:e}),align:`end`}]}export{L as EventList};