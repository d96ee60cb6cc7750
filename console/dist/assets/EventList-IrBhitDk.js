const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-t33O0Rg0.js","assets/index-cCBaboqx.js","assets/early-__BPvlh7.js","assets/details-BSEAqBgF.js","assets/parts-C6nyRSZ-.js","assets/pages-D0R2bPPx.js","assets/dialogs-CVBYXjnW.js","assets/sending-MqBbovHJ.js","assets/draft-CFCvD3QD.js","assets/webhooks-Df-lEBS-.js"])))=>i.map(i=>d[i]);
import{Ft as e,It as t,Jt as n,T as r,Y as i,a,jt as o,t as s,tt as c,u as l,wn as u,xn as d}from"./index-cCBaboqx.js";import{$ as f,D as p,E as m,I as h,J as g,K as _,M as v,N as y,O as b,Z as x,b as S,j as C,q as w,tt as T,x as E}from"./parts-C6nyRSZ-.js";import{t as D}from"./details-BSEAqBgF.js";import{H as O,x as k}from"./early-__BPvlh7.js";import{f as A,o as j,r as M}from"./webhooks-Df-lEBS-.js";var N=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);u();var P=l(()=>c(()=>import(`./EventDialog-t33O0Rg0.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),F=e(`/signedIn/events`),I=C(M,({events:e})=>e.edges.map(({node:e})=>e));function L(){let e=i(A).events,t=i(D),c=w(),l=F.useSearch(),u=F.useNavigate(),{event:_,...C}=l,M=k(C),L=j(M,c.timezone),{data:z,error:B,isPlaceholderData:V,refetch:H}=o(N,L,{refetchOnWindowFocus:!1}),U=z?.events.edges.map(e=>e.node),{after:W,before:G,...K}=M,q=e=>void u({search:O({...K,...e})});return n(d,{children:[n(x,{title:e.title,aside:n(v,{type:({eventId:e})=>e,ids:U?.map(({id:e})=>e),where:L.where,...I,onShow:()=>q({})}),actions:n(y,{input:{kind:`EVENTS`,eventWhere:L.where},count:z?.events.totalCount})}),n(E,{list:`events`,to:`/events`,search:C}),n(S,{children:[n(b,{label:e.filters.type,options:a.map(e=>({value:e,label:t[e]})),chosen:s(l.type),onChange:e=>q({type:e.join(`,`)})}),n(m,{label:e.filters.happened,value:l,onChange:e=>q({period:void 0,from:void 0,to:void 0,...e})})]}),n(f,{flush:!0,children:[n(g,{name:`events`,label:e.title,columns:R(M),rows:U,rowKey:({id:e})=>e,stale:V,error:B,onRetry:()=>void H(),empty:Object.keys(K).length>0?n(h,{icon:T,title:e.noMatch,text:e.noMatchText}):n(h,{icon:r,title:e.empty,text:e.emptyText})}),n(p,{connection:z?.events,onChange:e=>void u({search:O({...K,...e})})})]}),_&&n(P,{id:_,onClose:()=>void u({search:M,replace:!0,resetScroll:!1})})]})}function R(e){let r=i(A).events,a=i(D),o=w(),s=r.columns;return[{id:`type`,header:s.type,cell:({id:r,type:i})=>n(t,{to:`/events`,search:{...e,event:r},resetScroll:!1,children:a[i]}),width:16},{id:`deliveries`,header:s.deliveries,cell:({deliveries:e})=>n(`span`,{className:`muted`,children:e.length===0?r.noDeliveries:r.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:s.sequence,cell:({sequence:e})=>n(`span`,{className:`numeric`,children:e!==null&&o.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:s.happened,cell:({createdAt:e})=>n(_,{at:e}),align:`end`}]}export{L as EventList};