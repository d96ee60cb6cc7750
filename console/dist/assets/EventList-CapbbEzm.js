const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-CwWZy0gi.js","assets/index-ByM-MJ82.js","assets/early-__BPvlh7.js","assets/details-CiSvw2-D.js","assets/parts-C2OOrKHF.js","assets/pages-BpAtkfM2.js","assets/dialogs-C2mIxewQ.js","assets/sending-COEhbZ7i.js","assets/draft-DmmcF23b.js","assets/webhooks-CCXKSWna.js"])))=>i.map(i=>d[i]);
import{Ft as e,It as t,Jt as n,T as r,Y as i,a,jt as o,t as s,tt as c,u as l,wn as u,xn as d}from"./index-ByM-MJ82.js";import{t as f}from"./details-CiSvw2-D.js";import{D as p,E as m,I as h,J as g,M as _,N as v,O as y,Q as b,Y as x,b as S,et as C,j as w,q as T,x as E}from"./parts-C2OOrKHF.js";import{H as D,x as O}from"./early-__BPvlh7.js";import{f as k,o as A,r as j}from"./webhooks-CCXKSWna.js";var M=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);u();var N=l(()=>c(()=>import(`./EventDialog-CwWZy0gi.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),P=e(`/signedIn/events`),F=w(j,({events:e})=>e.edges.map(({node:e})=>e));function I(){let e=i(k).events,t=i(f),c=g(),l=P.useSearch(),u=P.useNavigate(),{event:w,...T}=l,j=O(T),I=A(j,c.timezone),{data:R,error:z,isPlaceholderData:B,refetch:V}=o(M,I,{refetchOnWindowFocus:!1}),H=R?.events.edges.map(e=>e.node),{after:U,before:W,...G}=j,K=e=>void u({search:D({...G,...e})});return n(d,{children:[n(b,{title:e.title,aside:n(_,{type:({eventId:e})=>e,ids:H?.map(({id:e})=>e),where:I.where,...F,onShow:()=>K({})}),actions:n(v,{input:{kind:`EVENTS`,eventWhere:I.where},count:R?.events.totalCount})}),n(E,{list:`events`,to:`/events`,search:T}),n(S,{children:[n(y,{label:e.filters.type,options:a.map(e=>({value:e,label:t[e]})),chosen:s(l.type),onChange:e=>K({type:e.join(`,`)})}),n(m,{label:e.filters.happened,value:l,onChange:e=>K({period:void 0,from:void 0,to:void 0,...e})})]}),n(C,{flush:!0,children:[n(x,{name:`events`,label:e.title,columns:L(j),rows:H,rowKey:({id:e})=>e,stale:B,error:z,onRetry:()=>void V(),empty:n(h,{filtered:Object.keys(G).length>0,icon:r,words:e})}),n(p,{connection:R?.events,onChange:e=>void u({search:D({...G,...e})})})]}),w&&n(N,{id:w,onClose:()=>void u({search:j,replace:!0,resetScroll:!1})})]})}function L(e){let r=i(k).events,a=i(f),o=g(),s=r.columns;return[{id:`type`,header:s.type,cell:({id:r,type:i})=>n(t,{to:`/events`,search:{...e,event:r},resetScroll:!1,children:a[i]}),width:16},{id:`deliveries`,header:s.deliveries,cell:({deliveries:e})=>n(`span`,{className:`muted`,children:e.length===0?r.noDeliveries:r.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:s.sequence,cell:({sequence:e})=>n(`span`,{className:`numeric`,children:e!==null&&o.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:s.happened,cell:({createdAt:e})=>n(T,{at:e}),align:`end`}]}export{I as EventList};