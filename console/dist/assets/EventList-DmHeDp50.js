const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-Cjw39J8P.js","assets/index-Z30AnFCu.js","assets/early-CY4GmciT.js","assets/details-DljgdNi-.js","assets/parts-CjT7OvWf.js","assets/dialogs-DXnwmljf.js","assets/webhooks-BMrTh4P5.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,T as i,Tt as a,fn as o,hn as s,jt as c,o as l,r as u,t as d,w as f}from"./index-Z30AnFCu.js";import{A as p,B as m,C as h,D as g,E as _,J as v,O as y,R as b,S as x,U as S,W as C,b as w,x as T,z as E}from"./parts-CjT7OvWf.js";import{l as D}from"./details-DljgdNi-.js";import{V as O,x as k}from"./early-CY4GmciT.js";import{i as A}from"./webhooks-BMrTh4P5.js";var j=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),M=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewEvents($where: EventWhereInput, $first: Int!) {
  events(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);s();var N=y(()=>e(()=>import(`./EventDialog-Cjw39J8P.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),P=t(`/signedIn/events`),F=(e,t)=>r(M,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.events.edges.map(({node:e})=>e.id),I=async(e,t)=>{let n=[e?.createdAtGTE??t,t].sort().at(-1),{events:r}=await a(M,{where:{...e,createdAtGTE:n},first:100});return r.edges.map(({node:e})=>e.id)};function L(){let e=f(A).events,t=f(D),a=E(),s=P.useSearch(),c=P.useNavigate(),{event:y,...b}=k(s),M=u(b,a.timezone),{data:L,error:z,isPlaceholderData:B,refetch:V}=r(j,M,{refetchOnWindowFocus:!1}),H=L?.events.edges.map(e=>e.node),{after:U,before:W,...G}=b,K=e=>void c({search:O({...G,...e})});return n(o,{children:[n(S,{title:e.title,aside:n(_,{type:({eventId:e})=>e,ids:H?.map(({id:e})=>e),where:M.where,useListed:F,createdSince:I,onShow:()=>K({})}),actions:n(g,{input:{kind:`EVENTS`,eventWhere:M.where},count:L?.events.totalCount})}),n(w,{children:[n(h,{label:e.filters.type,options:l.map(e=>({value:e,label:t[e]})),chosen:d(s.type),onChange:e=>K({type:e.join(`,`)})}),n(T,{label:e.filters.happened,value:s,onChange:e=>K({period:void 0,from:void 0,to:void 0,...e})})]}),n(C,{flush:!0,children:[n(m,{name:`events`,label:e.title,columns:R(b),rows:H,rowKey:({id:e})=>e,stale:B,error:z,onRetry:()=>void V(),empty:Object.keys(G).length>0?n(p,{icon:v,title:e.noMatch,text:e.noMatchText}):n(p,{icon:i,title:e.empty,text:e.emptyText})}),n(x,{connection:L?.events,onChange:e=>void c({search:O({...G,...e})})})]}),y&&n(N,{id:y,onClose:()=>void c({search:b,replace:!0,resetScroll:!1})})]})}function R(e){let t=f(A).events,r=f(D),i=E(),a=t.columns;return[{id:`type`,header:a.type,cell:({id:t,type:i})=>n(c,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:r[i]}),width:16},{id:`deliveries`,header:a.deliveries,cell:({deliveries:e})=>n(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:a.sequence,cell:({sequence:e})=>n(`span`,{className:`numeric`,children:e!==null&&i.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:a.happened,cell:({createdAt:e})=>n(b,{at:e}),align:`end`}]}export{L as EventList};