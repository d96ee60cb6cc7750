const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-BOSOKM8J.js","assets/index-0TGHxELl.js","assets/early-Dvks-6GI.js","assets/details-DW0RqXrY.js","assets/parts-B7sQsaSu.js","assets/dialogs-dPXu_urE.js","assets/webhooks-CInqai0g.js"])))=>i.map(i=>d[i]);
import{$ as e,Et as t,Mt as n,Ot as r,T as i,Vt as a,gn as o,i as s,jt as c,o as l,pn as u,t as d,w as f}from"./index-0TGHxELl.js";import{A as p,E as m,H as h,K as g,N as _,T as v,U as y,V as b,Z as x,b as S,j as C,k as w,q as T,w as E,y as D}from"./parts-B7sQsaSu.js";import{u as O}from"./details-DW0RqXrY.js";import{V as k,x as A}from"./early-Dvks-6GI.js";import{n as j,s as M}from"./webhooks-CInqai0g.js";var N=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);o();var P=C(()=>e(()=>import(`./EventDialog-BOSOKM8J.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),F=c(`/signedIn/events`),I=(e,t)=>r(j,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.events.edges.map(({node:e})=>e.id),L=async(e,n)=>{let r=[e?.createdAtGTE??n,n].sort().at(-1),{events:i}=await t(j,{where:{...e,createdAtGTE:r},first:100});return i.edges.map(({node:e})=>e.id)};function R(){let e=f(M).events,t=f(O),n=h(),o=F.useSearch(),c=F.useNavigate(),{event:b,...C}=o,j=A(C),R=s(j,n.timezone),{data:B,error:V,isPlaceholderData:H,refetch:U}=r(N,R,{refetchOnWindowFocus:!1}),W=B?.events.edges.map(e=>e.node),{after:G,before:K,...q}=j,J=e=>void c({search:k({...q,...e})});return a(u,{children:[a(g,{title:e.title,aside:a(w,{type:({eventId:e})=>e,ids:W?.map(({id:e})=>e),where:R.where,useListed:I,createdSince:L,onShow:()=>J({})}),actions:a(p,{input:{kind:`EVENTS`,eventWhere:R.where},count:B?.events.totalCount})}),a(S,{list:`events`,to:`/events`,search:C}),a(D,{children:[a(m,{label:e.filters.type,options:l.map(e=>({value:e,label:t[e]})),chosen:d(o.type),onChange:e=>J({type:e.join(`,`)})}),a(E,{label:e.filters.happened,value:o,onChange:e=>J({period:void 0,from:void 0,to:void 0,...e})})]}),a(T,{flush:!0,children:[a(y,{name:`events`,label:e.title,columns:z(j),rows:W,rowKey:({id:e})=>e,stale:H,error:V,onRetry:()=>void U(),empty:Object.keys(q).length>0?a(_,{icon:x,title:e.noMatch,text:e.noMatchText}):a(_,{icon:i,title:e.empty,text:e.emptyText})}),a(v,{connection:B?.events,onChange:e=>void c({search:k({...q,...e})})})]}),b&&a(P,{id:b,onClose:()=>void c({search:j,replace:!0,resetScroll:!1})})]})}function z(e){let t=f(M).events,r=f(O),i=h(),o=t.columns;return[{id:`type`,header:o.type,cell:({id:t,type:i})=>a(n,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:r[i]}),width:16},{id:`deliveries`,header:o.deliveries,cell:({deliveries:e})=>a(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:o.sequence,cell:({sequence:e})=>a(`span`,{className:`numeric`,children:e!==null&&i.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:o.happened,cell:({createdAt:e})=>a(b,{at:e}),align:`end`}]}export{R as EventList};