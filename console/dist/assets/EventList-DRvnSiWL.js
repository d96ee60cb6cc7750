const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-Bq0bgXAk.js","assets/index-Ci1AkQWy.js","assets/early-CY4GmciT.js","assets/details-DXdyoKLk.js","assets/parts-DYi6Y7YZ.js","assets/dialogs-DjYVxy_K.js","assets/webhooks-DtDtlHhZ.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Dt as n,T as r,Tt as i,dn as a,jt as o,mn as s,o as c,r as l,t as u,w as d,zt as f}from"./index-Ci1AkQWy.js";import{A as p,B as m,C as h,D as g,E as _,J as v,O as y,R as b,S as x,U as S,W as C,b as w,x as T,z as E}from"./parts-DYi6Y7YZ.js";import{l as D}from"./details-DXdyoKLk.js";import{V as O,x as k}from"./early-CY4GmciT.js";import{i as A}from"./webhooks-DtDtlHhZ.js";var j=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);s();var N=y(()=>e(()=>import(`./EventDialog-Bq0bgXAk.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),P=t(`/signedIn/events`),F=(e,t)=>n(M,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.events.edges.map(({node:e})=>e.id),I=async(e,t)=>{let n=[e?.createdAtGTE??t,t].sort().at(-1),{events:r}=await i(M,{where:{...e,createdAtGTE:n},first:100});return r.edges.map(({node:e})=>e.id)};function L(){let e=d(A).events,t=d(D),i=E(),o=P.useSearch(),s=P.useNavigate(),{event:y,...b}=k(o),M=l(b,i.timezone),{data:L,error:z,isPlaceholderData:B,refetch:V}=n(j,M,{refetchOnWindowFocus:!1}),H=L?.events.edges.map(e=>e.node),{after:U,before:W,...G}=b,K=e=>void s({search:O({...G,...e})});return f(a,{children:[f(S,{title:e.title,aside:f(_,{type:({eventId:e})=>e,ids:H?.map(({id:e})=>e),where:M.where,useListed:F,createdSince:I,onShow:()=>K({})}),actions:f(g,{input:{kind:`EVENTS`,eventWhere:M.where},count:L?.events.totalCount})}),f(w,{children:[f(h,{label:e.filters.type,options:c.map(e=>({value:e,label:t[e]})),chosen:u(o.type),onChange:e=>K({type:e.join(`,`)})}),f(T,{label:e.filters.happened,value:o,onChange:e=>K({period:void 0,from:void 0,to:void 0,...e})})]}),f(C,{flush:!0,children:[f(m,{name:`events`,label:e.title,columns:R(b),rows:H,rowKey:({id:e})=>e,stale:B,error:z,onRetry:()=>void V(),empty:Object.keys(G).length>0?f(p,{icon:v,title:e.noMatch,text:e.noMatchText}):f(p,{icon:r,title:e.empty,text:e.emptyText})}),f(x,{connection:L?.events,onChange:e=>void s({search:O({...G,...e})})})]}),y&&f(N,{id:y,onClose:()=>void s({search:b,replace:!0,resetScroll:!1})})]})}function R(e){let t=d(A).events,n=d(D),r=E(),i=t.columns;return[{id:`type`,header:i.type,cell:({id:t,type:r})=>f(o,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:n[r]}),width:16},{id:`deliveries`,header:i.deliveries,cell:({deliveries:e})=>f(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:i.sequence,cell:({sequence:e})=>f(`span`,{className:`numeric`,children:e!==null&&r.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:i.happened,cell:({createdAt:e})=>f(b,{at:e}),align:`end`}]}export{L as EventList};