const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-DrGsEGxO.js","assets/index-pEbad9IO.js","assets/early-B5IRyXOX.js","assets/details-CxT677om.js","assets/parts-CwdO98Ky.js","assets/dialogs-Fvos1y_P.js","assets/webhooks-UZCehJzi.js"])))=>i.map(i=>d[i]);
import{Ct as e,S as t,X as n,jt as r,o as i,on as a,r as o,rn as s,t as c,wt as l,x as u,xt as d}from"./index-pEbad9IO.js";import{M as f,N as p,O as m,P as h,R as g,b as _,g as v,k as y,v as b,w as x,y as S}from"./parts-CwdO98Ky.js";import{s as C,w}from"./details-CxT677om.js";import{I as T}from"./early-B5IRyXOX.js";import{s as E}from"./webhooks-UZCehJzi.js";var D=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);a();var O=w(()=>n(()=>import(`./EventDialog-DrGsEGxO.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),k=e(`/signedIn/events`);function A(){let e=u(E).events,n=u(C),a=p(),l=k.useSearch(),m=k.useNavigate(),{event:w,...A}=l,{data:M,error:N,isPlaceholderData:P,refetch:F}=d(D,o(A,a.timezone)),{after:I,before:L,...R}=A,z=e=>void m({search:T({...R,...e})});return r(s,{children:[r(f,{title:e.title}),r(v,{children:[r(_,{label:e.filters.type,options:i.map(e=>({value:e,label:n[e]})),chosen:c(l.type),onChange:e=>z({type:e.join(`,`)})}),r(b,{label:e.filters.happened,value:l,onChange:e=>z({period:void 0,from:void 0,to:void 0,...e})})]}),r(h,{flush:!0,children:[r(y,{name:`events`,label:e.title,columns:j(A),rows:M?.events.edges.map(e=>e.node),rowKey:({id:e})=>e,stale:P,error:N,onRetry:()=>void F(),empty:Object.keys(R).length>0?r(x,{icon:g,title:e.noMatch,text:e.noMatchText}):r(x,{icon:t,title:e.empty,text:e.emptyText})}),r(S,{connection:M?.events,onChange:e=>void m({search:T({...R,...e})})})]}),w&&r(O,{id:w,onClose:()=>void m({search:A,replace:!0,resetScroll:!1})})]})}function j(e){let t=u(E).events,n=u(C),i=p(),a=t.columns;return[{id:`type`,header:a.type,cell:({id:t,type:i})=>r(l,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:n[i]}),width:16},{id:`deliveries`,header:a.deliveries,cell:({deliveries:e})=>r(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:a.sequence,cell:({sequence:e})=>r(`span`,{className:`numeric`,children:e!==null&&i.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:a.happened,cell:({createdAt:e})=>r(m,{at:e}),align:`end`}]}export{A as EventList};