const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-Bccsf9W6.js","assets/index-DYcuAoF6.js","assets/early-NQvuXKrB.js","assets/details-DyJtnXNU.js","assets/parts-C0Z_Ugd4.js","assets/dialogs-nSjOBcUc.js","assets/webhooks-5WCm0tfq.js"])))=>i.map(i=>d[i]);
import{J as e,St as t,b as n,in as r,kt as i,o as a,r as o,t as s,tn as c,xt as l,y as u,yt as d}from"./index-DYcuAoF6.js";import{C as f,D as p,L as m,M as h,N as g,O as _,_ as v,h as y,j as b,v as x,y as S}from"./parts-C0Z_Ugd4.js";import{s as C,w}from"./details-DyJtnXNU.js";import{I as T}from"./early-NQvuXKrB.js";import{s as E}from"./webhooks-5WCm0tfq.js";var D=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);r();var O=w(()=>e(()=>import(`./EventDialog-Bccsf9W6.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),k=l(`/signedIn/events`);function A(){let e=u(E).events,t=u(C),r=h(),l=k.useSearch(),p=k.useNavigate(),{event:w,...A}=l,{data:M,error:N,isPlaceholderData:P,refetch:F}=d(D,o(A,r.timezone)),{after:I,before:L,...R}=A,z=e=>void p({search:T({...R,...e})});return i(c,{children:[i(b,{title:e.title}),i(y,{children:[i(S,{label:e.filters.type,options:a.map(e=>({value:e,label:t[e]})),chosen:s(l.type),onChange:e=>z({type:e.join(`,`)})}),i(v,{label:e.filters.happened,value:l,onChange:e=>z({period:void 0,from:void 0,to:void 0,...e})})]}),i(g,{flush:!0,children:[i(_,{name:`events`,label:e.title,columns:j(A),rows:M?.events.edges.map(e=>e.node),rowKey:({id:e})=>e,stale:P,error:N,onRetry:()=>void F(),empty:Object.keys(R).length>0?i(f,{icon:m,title:e.noMatch,text:e.noMatchText}):i(f,{icon:n,title:e.empty,text:e.emptyText})}),i(x,{connection:M?.events,onChange:e=>void p({search:T({...R,...e})})})]}),w&&i(O,{id:w,onClose:()=>void p({search:A,replace:!0,resetScroll:!1})})]})}function j(e){let n=u(E).events,r=u(C),a=h(),o=n.columns;return[{id:`type`,header:o.type,cell:({id:n,type:a})=>i(t,{to:`/events`,search:{...e,event:n},resetScroll:!1,children:r[a]}),width:16},{id:`deliveries`,header:o.deliveries,cell:({deliveries:e})=>i(`span`,{className:`muted`,children:e.length===0?n.noDeliveries:n.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:o.sequence,cell:({sequence:e})=>i(`span`,{className:`numeric`,children:e!==null&&a.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:o.happened,cell:({createdAt:e})=>i(p,{at:e}),align:`end`}]}export{A as EventList};