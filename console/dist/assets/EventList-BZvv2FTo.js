const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-BjPRvq-G.js","assets/index-56XI4USA.js","assets/early-CfQr5XEC.js","assets/details-Dg0S2g0y.js","assets/parts-BYqyiHkm.js","assets/dialogs-Bx7AgrVf.js","assets/webhooks-Bo2dGaCu.js"])))=>i.map(i=>d[i]);
import{At as e,D as t,E as n,Nt as r,Ot as i,Pt as a,Ut as o,c as s,hn as c,o as l,t as u,tt as d,vn as f}from"./index-56XI4USA.js";import{A as p,E as m,H as h,J as g,K as _,N as v,Q as y,T as b,U as x,V as S,b as C,j as w,k as T,w as E,y as D}from"./parts-BYqyiHkm.js";import{u as O}from"./details-Dg0S2g0y.js";import{V as k,x as A}from"./early-CfQr5XEC.js";import{n as j,s as M}from"./webhooks-Bo2dGaCu.js";var N=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);f();var P=w(()=>d(()=>import(`./EventDialog-BjPRvq-G.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),F=r(`/signedIn/events`),I=(t,n)=>e(j,{where:{...t,idIn:[...n]},first:n.length},{enabled:n.length>0}).data?.events.edges.map(({node:e})=>e.id),L=async(e,t)=>{let n=[e?.createdAtGTE??t,t].sort().at(-1),{events:r}=await i(j,{where:{...e,createdAtGTE:n},first:100});return r.edges.map(({node:e})=>e.id)};function R(){let r=n(M).events,i=n(O),a=h(),d=F.useSearch(),f=F.useNavigate(),{event:S,...w}=d,j=A(w),R=l(j,a.timezone),{data:B,error:V,isPlaceholderData:H,refetch:U}=e(N,R,{refetchOnWindowFocus:!1}),W=B?.events.edges.map(e=>e.node),{after:G,before:K,...q}=j,J=e=>void f({search:k({...q,...e})});return o(c,{children:[o(_,{title:r.title,aside:o(T,{type:({eventId:e})=>e,ids:W?.map(({id:e})=>e),where:R.where,useListed:I,createdSince:L,onShow:()=>J({})}),actions:o(p,{input:{kind:`EVENTS`,eventWhere:R.where},count:B?.events.totalCount})}),o(C,{list:`events`,to:`/events`,search:w}),o(D,{children:[o(m,{label:r.filters.type,options:s.map(e=>({value:e,label:i[e]})),chosen:u(d.type),onChange:e=>J({type:e.join(`,`)})}),o(E,{label:r.filters.happened,value:d,onChange:e=>J({period:void 0,from:void 0,to:void 0,...e})})]}),o(g,{flush:!0,children:[o(x,{name:`events`,label:r.title,columns:z(j),rows:W,rowKey:({id:e})=>e,stale:H,error:V,onRetry:()=>void U(),empty:Object.keys(q).length>0?o(v,{icon:y,title:r.noMatch,text:r.noMatchText}):o(v,{icon:t,title:r.empty,text:r.emptyText})}),o(b,{connection:B?.events,onChange:e=>void f({search:k({...q,...e})})})]}),S&&o(P,{id:S,onClose:()=>void f({search:j,replace:!0,resetScroll:!1})})]})}function z(e){let t=n(M).events,r=n(O),i=h(),s=t.columns;return[{id:`type`,header:s.type,cell:({id:t,type:n})=>o(a,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:r[n]}),width:16},{id:`deliveries`,header:s.deliveries,cell:({deliveries:e})=>o(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:s.sequence,cell:({sequence:e})=>o(`span`,{className:`numeric`,children:e!==null&&i.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:s.happened,cell:({createdAt:e})=>o(S,{at:e}),align:`end`}]}export{R as EventList};