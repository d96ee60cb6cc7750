const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-q7j-ReCE.js","assets/index-CwcODLW1.js","assets/early-CfQr5XEC.js","assets/details-DFBeDGDg.js","assets/parts-DRGWu0GN.js","assets/dialogs-BzZ_W2pv.js","assets/webhooks-DRTXJ67n.js"])))=>i.map(i=>d[i]);
import{At as e,D as t,E as n,Nt as r,Pt as i,Wt as a,c as o,gn as s,o as c,t as l,tt as u,yn as d}from"./index-CwcODLW1.js";import{A as f,E as p,F as m,G as h,K as g,M as _,T as v,W as y,Y as b,Z as x,b as S,j as C,k as w,tt as T,w as E,y as D}from"./parts-DRGWu0GN.js";import{u as O}from"./details-DFBeDGDg.js";import{V as k,x as A}from"./early-CfQr5XEC.js";import{c as j,r as M}from"./webhooks-DRTXJ67n.js";var N=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);d();var P=_(()=>u(()=>import(`./EventDialog-q7j-ReCE.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),F=r(`/signedIn/events`),I=w(M,({events:e})=>e.edges.map(({node:e})=>e));function L(){let r=n(j).events,i=n(O),u=h(),d=F.useSearch(),_=F.useNavigate(),{event:y,...w}=d,M=A(w),L=c(M,u.timezone),{data:z,error:B,isPlaceholderData:V,refetch:H}=e(N,L,{refetchOnWindowFocus:!1}),U=z?.events.edges.map(e=>e.node),{after:W,before:G,...K}=M,q=e=>void _({search:k({...K,...e})});return a(s,{children:[a(b,{title:r.title,aside:a(f,{type:({eventId:e})=>e,ids:U?.map(({id:e})=>e),where:L.where,...I,onShow:()=>q({})}),actions:a(C,{input:{kind:`EVENTS`,eventWhere:L.where},count:z?.events.totalCount})}),a(S,{list:`events`,to:`/events`,search:w}),a(D,{children:[a(p,{label:r.filters.type,options:o.map(e=>({value:e,label:i[e]})),chosen:l(d.type),onChange:e=>q({type:e.join(`,`)})}),a(E,{label:r.filters.happened,value:d,onChange:e=>q({period:void 0,from:void 0,to:void 0,...e})})]}),a(x,{flush:!0,children:[a(g,{name:`events`,label:r.title,columns:R(M),rows:U,rowKey:({id:e})=>e,stale:V,error:B,onRetry:()=>void H(),empty:Object.keys(K).length>0?a(m,{icon:T,title:r.noMatch,text:r.noMatchText}):a(m,{icon:t,title:r.empty,text:r.emptyText})}),a(v,{connection:z?.events,onChange:e=>void _({search:k({...K,...e})})})]}),y&&a(P,{id:y,onClose:()=>void _({search:M,replace:!0,resetScroll:!1})})]})}function R(e){let t=n(j).events,r=n(O),o=h(),s=t.columns;return[{id:`type`,header:s.type,cell:({id:t,type:n})=>a(i,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:r[n]}),width:16},{id:`deliveries`,header:s.deliveries,cell:({deliveries:e})=>a(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:s.sequence,cell:({sequence:e})=>a(`span`,{className:`numeric`,children:e!==null&&o.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:s.happened,cell:({createdAt:e})=>a(y,{at:e}),align:`end`}]}export{L as EventList};