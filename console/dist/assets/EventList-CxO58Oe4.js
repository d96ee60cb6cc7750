const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-Bz81JZr2.js","assets/index-BcOHjEZP.js","assets/early-CfQr5XEC.js","assets/details-BbL3iHvP.js","assets/parts-dljrLVEa.js","assets/dialogs-BGMIoYzq.js","assets/webhooks-Bdv-iBKI.js"])))=>i.map(i=>d[i]);
import{D as e,Ft as t,Gt as n,O as r,Pt as i,_n as a,bn as o,c as s,jt as c,nt as l,o as u,t as d}from"./index-BcOHjEZP.js";import{A as f,E as p,F as m,G as h,K as g,M as _,T as v,W as y,Y as b,Z as x,b as S,j as C,k as w,tt as T,w as E,y as D}from"./parts-dljrLVEa.js";import{u as O}from"./details-BbL3iHvP.js";import{V as k,x as A}from"./early-CfQr5XEC.js";import{c as j,r as M}from"./webhooks-Bdv-iBKI.js";var N=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);o();var P=_(()=>l(()=>import(`./EventDialog-Bz81JZr2.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),F=i(`/signedIn/events`),I=w(M,({events:e})=>e.edges.map(({node:e})=>e));function L(){let t=e(j).events,i=e(O),o=h(),l=F.useSearch(),_=F.useNavigate(),{event:y,...w}=l,M=A(w),L=u(M,o.timezone),{data:z,error:B,isPlaceholderData:V,refetch:H}=c(N,L,{refetchOnWindowFocus:!1}),U=z?.events.edges.map(e=>e.node),{after:W,before:G,...K}=M,q=e=>void _({search:k({...K,...e})});return n(a,{children:[n(b,{title:t.title,aside:n(f,{type:({eventId:e})=>e,ids:U?.map(({id:e})=>e),where:L.where,...I,onShow:()=>q({})}),actions:n(C,{input:{kind:`EVENTS`,eventWhere:L.where},count:z?.events.totalCount})}),n(S,{list:`events`,to:`/events`,search:w}),n(D,{children:[n(p,{label:t.filters.type,options:s.map(e=>({value:e,label:i[e]})),chosen:d(l.type),onChange:e=>q({type:e.join(`,`)})}),n(E,{label:t.filters.happened,value:l,onChange:e=>q({period:void 0,from:void 0,to:void 0,...e})})]}),n(x,{flush:!0,children:[n(g,{name:`events`,label:t.title,columns:R(M),rows:U,rowKey:({id:e})=>e,stale:V,error:B,onRetry:()=>void H(),empty:Object.keys(K).length>0?n(m,{icon:T,title:t.noMatch,text:t.noMatchText}):n(m,{icon:r,title:t.empty,text:t.emptyText})}),n(v,{connection:z?.events,onChange:e=>void _({search:k({...K,...e})})})]}),y&&n(P,{id:y,onClose:()=>void _({search:M,replace:!0,resetScroll:!1})})]})}function R(r){let i=e(j).events,a=e(O),o=h(),s=i.columns;return[{id:`type`,header:s.type,cell:({id:e,type:i})=>n(t,{to:`/events`,search:{...r,event:e},resetScroll:!1,children:a[i]}),width:16},{id:`deliveries`,header:s.deliveries,cell:({deliveries:e})=>n(`span`,{className:`muted`,children:e.length===0?i.noDeliveries:i.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:s.sequence,cell:({sequence:e})=>n(`span`,{className:`numeric`,children:e!==null&&o.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:s.happened,cell:({createdAt:e})=>n(y,{at:e}),align:`end`}]}export{L as EventList};