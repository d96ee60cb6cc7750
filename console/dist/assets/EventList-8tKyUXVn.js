const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-D3eOya9R.js","assets/index-Cp0A1w_e.js","assets/early-TkO9i4Wa.js","assets/details-CkmDreeo.js","assets/parts-mq6H3t82.js","assets/dialogs-CP97bDVo.js","assets/webhooks-Do7KNm3a.js"])))=>i.map(i=>d[i]);
import{At as e,Ct as t,St as n,Y as r,an as i,b as a,bt as o,nn as s,o as c,r as l,t as u,x as d}from"./index-Cp0A1w_e.js";import{C as f,D as p,L as m,M as h,N as g,O as _,_ as v,h as y,j as b,v as x,y as S}from"./parts-mq6H3t82.js";import{s as C,w}from"./details-CkmDreeo.js";import{I as T}from"./early-TkO9i4Wa.js";import{s as E}from"./webhooks-Do7KNm3a.js";var D=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);i();var O=w(()=>r(()=>import(`./EventDialog-D3eOya9R.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),k=n(`/signedIn/events`);function A(){let t=a(E).events,n=a(C),r=h(),i=k.useSearch(),p=k.useNavigate(),{event:w,...A}=i,{data:M,error:N,isPlaceholderData:P,refetch:F}=o(D,l(A,r.timezone)),{after:I,before:L,...R}=A,z=e=>void p({search:T({...R,...e})});return e(s,{children:[e(b,{title:t.title}),e(y,{children:[e(S,{label:t.filters.type,options:c.map(e=>({value:e,label:n[e]})),chosen:u(i.type),onChange:e=>z({type:e.join(`,`)})}),e(v,{label:t.filters.happened,value:i,onChange:e=>z({period:void 0,from:void 0,to:void 0,...e})})]}),e(g,{flush:!0,children:[e(_,{name:`events`,label:t.title,columns:j(A),rows:M?.events.edges.map(e=>e.node),rowKey:({id:e})=>e,stale:P,error:N,onRetry:()=>void F(),empty:Object.keys(R).length>0?e(f,{icon:m,title:t.noMatch,text:t.noMatchText}):e(f,{icon:d,title:t.empty,text:t.emptyText})}),e(x,{connection:M?.events,onChange:e=>void p({search:T({...R,...e})})})]}),w&&e(O,{id:w,onClose:()=>void p({search:A,replace:!0,resetScroll:!1})})]})}function j(n){let r=a(E).events,i=a(C),o=h(),s=r.columns;return[{id:`type`,header:s.type,cell:({id:r,type:a})=>e(t,{to:`/events`,search:{...n,event:r},resetScroll:!1,children:i[a]}),width:16},{id:`deliveries`,header:s.deliveries,cell:({deliveries:t})=>e(`span`,{className:`muted`,children:t.length===0?r.noDeliveries:r.delivered(t.filter(({status:e})=>e===`SUCCEEDED`).length,t.length)}),wide:`below`,width:14},{id:`sequence`,header:s.sequence,cell:({sequence:t})=>e(`span`,{className:`numeric`,children:t!==null&&o.count(Number(t))}),align:`end`,wide:!0},{id:`happened`,header:s.happened,cell:({createdAt:t})=>e(p,{at:t}),align:`end`}]}export{A as EventList};