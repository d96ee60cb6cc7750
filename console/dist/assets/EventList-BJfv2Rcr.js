const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-BSg92PQq.js","assets/index-jHT1tkCe.js","assets/early-JhwasVCb.js","assets/details-Cmv5GQaD.js","assets/parts-C1VRNkno.js","assets/dialogs-DWt2_yZc.js","assets/sending-C6ZxqXLJ.js","assets/draft-B_iKYUqj.js","assets/webhooks-CezxVVfC.js"])))=>i.map(i=>d[i]);
import{$t as e,En as t,Ht as n,Lt as r,O as i,Q as a,Vt as o,c as s,kn as c,o as l,ot as u,p as d,t as f}from"./index-jHT1tkCe.js";import{A as p,D as m,E as h,F as g,G as _,K as v,M as y,T as b,W as x,Y as S,Z as C,b as w,et as T,j as E,y as D}from"./parts-C1VRNkno.js";import{s as O}from"./details-Cmv5GQaD.js";import{H as k,x as A}from"./early-JhwasVCb.js";import{l as j,r as M}from"./webhooks-CezxVVfC.js";var N=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);c();var P=d(()=>u(()=>import(`./EventDialog-BSg92PQq.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),F=o(`/signedIn/events`),I=p(M,({events:e})=>e.edges.map(({node:e})=>e));function L(){let n=a(j).events,o=a(O),c=_(),u=F.useSearch(),d=F.useNavigate(),{event:p,...x}=u,M=A(x),L=l(M,c.timezone),{data:z,error:B,isPlaceholderData:V,refetch:H}=r(N,L,{refetchOnWindowFocus:!1}),U=z?.events.edges.map(e=>e.node),{after:W,before:G,...K}=M,q=e=>void d({search:k({...K,...e})});return e(t,{children:[e(S,{title:n.title,aside:e(E,{type:({eventId:e})=>e,ids:U?.map(({id:e})=>e),where:L.where,...I,onShow:()=>q({})}),actions:e(y,{input:{kind:`EVENTS`,eventWhere:L.where},count:z?.events.totalCount})}),e(w,{list:`events`,to:`/events`,search:x}),e(D,{children:[e(m,{label:n.filters.type,options:s.map(e=>({value:e,label:o[e]})),chosen:f(u.type),onChange:e=>q({type:e.join(`,`)})}),e(b,{label:n.filters.happened,value:u,onChange:e=>q({period:void 0,from:void 0,to:void 0,...e})})]}),e(C,{flush:!0,children:[e(v,{name:`events`,label:n.title,columns:R(M),rows:U,rowKey:({id:e})=>e,stale:V,error:B,onRetry:()=>void H(),empty:Object.keys(K).length>0?e(g,{icon:T,title:n.noMatch,text:n.noMatchText}):e(g,{icon:i,title:n.empty,text:n.emptyText})}),e(h,{connection:z?.events,onChange:e=>void d({search:k({...K,...e})})})]}),p&&e(P,{id:p,onClose:()=>void d({search:M,replace:!0,resetScroll:!1})})]})}function R(t){let r=a(j).events,i=a(O),o=_(),s=r.columns;return[{id:`type`,header:s.type,cell:({id:r,type:a})=>e(n,{to:`/events`,search:{...t,event:r},resetScroll:!1,children:i[a]}),width:16},{id:`deliveries`,header:s.deliveries,cell:({deliveries:t})=>e(`span`,{className:`muted`,children:t.length===0?r.noDeliveries:r.delivered(t.filter(({status:e})=>e===`SUCCEEDED`).length,t.length)}),wide:`below`,width:14},{id:`sequence`,header:s.sequence,cell:({sequence:t})=>e(`span`,{className:`numeric`,children:t!==null&&o.count(Number(t))}),align:`end`,wide:!0},{id:`happened`,header:s.happened,cell:({createdAt:t})=>e(x,{at:t}),align:`end`}]}export{L as EventList};