const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-Fv2HO822.js","assets/index-BzP1EClE.js","assets/early-CRuJpbae.js","assets/details-6EBFLphC.js","assets/parts-DggjclEf.js","assets/dialogs-D67FP_ML.js","assets/webhooks-CWq3yyV0.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Et as n,Lt as r,T as i,fn as a,kt as o,ln as s,o as c,r as l,t as u,w as d}from"./index-BzP1EClE.js";import{A as f,F as p,N as m,P as h,T as g,_,b as v,k as y,x as b,y as x,z as S}from"./parts-DggjclEf.js";import{O as C,l as w}from"./details-6EBFLphC.js";import{I as T}from"./early-CRuJpbae.js";import{s as E}from"./webhooks-CWq3yyV0.js";var D=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);a();var O=C(()=>e(()=>import(`./EventDialog-Fv2HO822.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),k=o(`/signedIn/events`);function A(){let e=d(E).events,t=d(w),a=h(),o=k.useSearch(),y=k.useNavigate(),{event:C,...A}=o,{data:M,error:N,isPlaceholderData:P,refetch:F}=n(D,l(A,a.timezone)),{after:I,before:L,...R}=A,z=e=>void y({search:T({...R,...e})});return r(s,{children:[r(m,{title:e.title}),r(_,{children:[r(b,{label:e.filters.type,options:c.map(e=>({value:e,label:t[e]})),chosen:u(o.type),onChange:e=>z({type:e.join(`,`)})}),r(x,{label:e.filters.happened,value:o,onChange:e=>z({period:void 0,from:void 0,to:void 0,...e})})]}),r(p,{flush:!0,children:[r(f,{name:`events`,label:e.title,columns:j(A),rows:M?.events.edges.map(e=>e.node),rowKey:({id:e})=>e,stale:P,error:N,onRetry:()=>void F(),empty:Object.keys(R).length>0?r(g,{icon:S,title:e.noMatch,text:e.noMatchText}):r(g,{icon:i,title:e.empty,text:e.emptyText})}),r(v,{connection:M?.events,onChange:e=>void y({search:T({...R,...e})})})]}),C&&r(O,{id:C,onClose:()=>void y({search:A,replace:!0,resetScroll:!1})})]})}function j(e){let n=d(E).events,i=d(w),a=h(),o=n.columns;return[{id:`type`,header:o.type,cell:({id:n,type:a})=>r(t,{to:`/events`,search:{...e,event:n},resetScroll:!1,children:i[a]}),width:16},{id:`deliveries`,header:o.deliveries,cell:({deliveries:e})=>r(`span`,{className:`muted`,children:e.length===0?n.noDeliveries:n.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:o.sequence,cell:({sequence:e})=>r(`span`,{className:`numeric`,children:e!==null&&a.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:o.happened,cell:({createdAt:e})=>r(y,{at:e}),align:`end`}]}export{A as EventList};