const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-BIl07ZSp.js","assets/index-DSghyoMO.js","assets/early-JhwasVCb.js","assets/details-D9Y-tpnF.js","assets/parts-CE7ui_Zl.js","assets/dialogs-C5K1e2p_.js","assets/sending-BYyfSJLp.js","assets/draft-Zl2_X2FY.js","assets/webhooks-Cfw2A5L3.js"])))=>i.map(i=>d[i]);
import{An as e,Nn as t,O as n,Q as r,Ut as i,Wt as a,c as o,nn as s,o as c,ot as l,p as u,t as d,zt as f}from"./index-DSghyoMO.js";import{A as p,D as m,E as h,F as g,G as _,K as v,M as y,T as b,W as x,Y as S,Z as C,b as w,et as T,j as E,y as D}from"./parts-CE7ui_Zl.js";import{s as O}from"./details-D9Y-tpnF.js";import{H as k,x as A}from"./early-JhwasVCb.js";import{l as j,r as M}from"./webhooks-Cfw2A5L3.js";var N=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);t();var P=u(()=>l(()=>import(`./EventDialog-BIl07ZSp.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),F=i(`/signedIn/events`),I=p(M,({events:e})=>e.edges.map(({node:e})=>e));function L(){let t=r(j).events,i=r(O),a=_(),l=F.useSearch(),u=F.useNavigate(),{event:p,...x}=l,M=A(x),L=c(M,a.timezone),{data:z,error:B,isPlaceholderData:V,refetch:H}=f(N,L,{refetchOnWindowFocus:!1}),U=z?.events.edges.map(e=>e.node),{after:W,before:G,...K}=M,q=e=>void u({search:k({...K,...e})});return s(e,{children:[s(S,{title:t.title,aside:s(E,{type:({eventId:e})=>e,ids:U?.map(({id:e})=>e),where:L.where,...I,onShow:()=>q({})}),actions:s(y,{input:{kind:`EVENTS`,eventWhere:L.where},count:z?.events.totalCount})}),s(w,{list:`events`,to:`/events`,search:x}),s(D,{children:[s(m,{label:t.filters.type,options:o.map(e=>({value:e,label:i[e]})),chosen:d(l.type),onChange:e=>q({type:e.join(`,`)})}),s(b,{label:t.filters.happened,value:l,onChange:e=>q({period:void 0,from:void 0,to:void 0,...e})})]}),s(C,{flush:!0,children:[s(v,{name:`events`,label:t.title,columns:R(M),rows:U,rowKey:({id:e})=>e,stale:V,error:B,onRetry:()=>void H(),empty:Object.keys(K).length>0?s(g,{icon:T,title:t.noMatch,text:t.noMatchText}):s(g,{icon:n,title:t.empty,text:t.emptyText})}),s(h,{connection:z?.events,onChange:e=>void u({search:k({...K,...e})})})]}),p&&s(P,{id:p,onClose:()=>void u({search:M,replace:!0,resetScroll:!1})})]})}function R(e){let t=r(j).events,n=r(O),i=_(),o=t.columns;return[{id:`type`,header:o.type,cell:({id:t,type:r})=>s(a,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:n[r]}),width:16},{id:`deliveries`,header:o.deliveries,cell:({deliveries:e})=>s(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:o.sequence,cell:({sequence:e})=>s(`span`,{className:`numeric`,children:e!==null&&i.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:o.happened,cell:({createdAt:e})=>s(x,{at:e}),align:`end`}]}export{L as EventList};