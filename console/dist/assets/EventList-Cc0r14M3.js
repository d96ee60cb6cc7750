const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-BJwKvOAe.js","assets/index-ah7yBjvo.js","assets/early-JhwasVCb.js","assets/details-sHZI4id6.js","assets/parts-sUoMt7hs.js","assets/dialogs-DMNuVB_d.js","assets/sending-ClVjIKZq.js","assets/draft-CfwpFJT5.js","assets/webhooks-8HNuMmpv.js"])))=>i.map(i=>d[i]);
import{An as e,Dn as t,Ht as n,O as r,Q as i,Rt as a,Ut as o,c as s,en as c,o as l,ot as u,p as d,t as f}from"./index-ah7yBjvo.js";import{A as p,D as m,E as h,F as g,G as _,K as v,M as y,T as b,W as x,Y as S,Z as C,b as w,et as T,j as E,y as D}from"./parts-sUoMt7hs.js";import{s as O}from"./details-sHZI4id6.js";import{H as k,x as A}from"./early-JhwasVCb.js";import{l as j,r as M}from"./webhooks-8HNuMmpv.js";var N=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);e();var P=d(()=>u(()=>import(`./EventDialog-BJwKvOAe.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),F=n(`/signedIn/events`),I=p(M,({events:e})=>e.edges.map(({node:e})=>e));function L(){let e=i(j).events,n=i(O),o=_(),u=F.useSearch(),d=F.useNavigate(),{event:p,...x}=u,M=A(x),L=l(M,o.timezone),{data:z,error:B,isPlaceholderData:V,refetch:H}=a(N,L,{refetchOnWindowFocus:!1}),U=z?.events.edges.map(e=>e.node),{after:W,before:G,...K}=M,q=e=>void d({search:k({...K,...e})});return c(t,{children:[c(S,{title:e.title,aside:c(E,{type:({eventId:e})=>e,ids:U?.map(({id:e})=>e),where:L.where,...I,onShow:()=>q({})}),actions:c(y,{input:{kind:`EVENTS`,eventWhere:L.where},count:z?.events.totalCount})}),c(w,{list:`events`,to:`/events`,search:x}),c(D,{children:[c(m,{label:e.filters.type,options:s.map(e=>({value:e,label:n[e]})),chosen:f(u.type),onChange:e=>q({type:e.join(`,`)})}),c(b,{label:e.filters.happened,value:u,onChange:e=>q({period:void 0,from:void 0,to:void 0,...e})})]}),c(C,{flush:!0,children:[c(v,{name:`events`,label:e.title,columns:R(M),rows:U,rowKey:({id:e})=>e,stale:V,error:B,onRetry:()=>void H(),empty:Object.keys(K).length>0?c(g,{icon:T,title:e.noMatch,text:e.noMatchText}):c(g,{icon:r,title:e.empty,text:e.emptyText})}),c(h,{connection:z?.events,onChange:e=>void d({search:k({...K,...e})})})]}),p&&c(P,{id:p,onClose:()=>void d({search:M,replace:!0,resetScroll:!1})})]})}function R(e){let t=i(j).events,n=i(O),r=_(),a=t.columns;return[{id:`type`,header:a.type,cell:({id:t,type:r})=>c(o,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:n[r]}),width:16},{id:`deliveries`,header:a.deliveries,cell:({deliveries:e})=>c(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:a.sequence,cell:({sequence:e})=>c(`span`,{className:`numeric`,children:e!==null&&r.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:a.happened,cell:({createdAt:e})=>c(x,{at:e}),align:`end`}]}export{L as EventList};