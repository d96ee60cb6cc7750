const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-uKfbuFTJ.js","assets/index-Clz-m2Ov.js","assets/early-CY4GmciT.js","assets/details-Df7kTj8O.js","assets/parts-kU366cMS.js","assets/dialogs-BLuEJved.js","assets/webhooks-BT8uTTS7.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Dt as n,T as r,Tt as i,dn as a,jt as o,mn as s,o as c,r as l,t as u,w as d,zt as f}from"./index-Clz-m2Ov.js";import{D as p,E as m,H as h,L as g,R as _,S as v,T as y,U as b,b as x,k as S,q as C,x as w,y as T,z as E}from"./parts-kU366cMS.js";import{l as D}from"./details-Df7kTj8O.js";import{V as O,x as k}from"./early-CY4GmciT.js";import{i as A}from"./webhooks-BT8uTTS7.js";var j=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);s();var N=p(()=>e(()=>import(`./EventDialog-uKfbuFTJ.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),P=t(`/signedIn/events`),F=(e,t)=>n(M,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.events.edges.map(({node:e})=>e.id),I=async(e,t)=>{let n=[e?.createdAtGTE??t,t].sort().at(-1),{events:r}=await i(M,{where:{...e,createdAtGTE:n},first:100});return r.edges.map(({node:e})=>e.id)};function L(){let e=d(A).events,t=d(D),i=_(),o=P.useSearch(),s=P.useNavigate(),{event:p,...g}=k(o),M=l(g,i.timezone),{data:L,error:z,isPlaceholderData:B,refetch:V}=n(j,M,{refetchOnWindowFocus:!1}),H=L?.events.edges.map(e=>e.node),{after:U,before:W,...G}=g,K=e=>void s({search:O({...G,...e})});return f(a,{children:[f(h,{title:e.title,aside:f(y,{type:({eventId:e})=>e,ids:H?.map(({id:e})=>e),where:M.where,useListed:F,createdSince:I,onShow:()=>K({})}),actions:f(m,{input:{kind:`EVENTS`,eventWhere:M.where},count:L?.events.totalCount})}),f(T,{children:[f(v,{label:e.filters.type,options:c.map(e=>({value:e,label:t[e]})),chosen:u(o.type),onChange:e=>K({type:e.join(`,`)})}),f(x,{label:e.filters.happened,value:o,onChange:e=>K({period:void 0,from:void 0,to:void 0,...e})})]}),f(b,{flush:!0,children:[f(E,{name:`events`,label:e.title,columns:R(g),rows:H,rowKey:({id:e})=>e,stale:B,error:z,onRetry:()=>void V(),empty:Object.keys(G).length>0?f(S,{icon:C,title:e.noMatch,text:e.noMatchText}):f(S,{icon:r,title:e.empty,text:e.emptyText})}),f(w,{connection:L?.events,onChange:e=>void s({search:O({...G,...e})})})]}),p&&f(N,{id:p,onClose:()=>void s({search:g,replace:!0,resetScroll:!1})})]})}function R(e){let t=d(A).events,n=d(D),r=_(),i=t.columns;return[{id:`type`,header:i.type,cell:({id:t,type:r})=>f(o,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:n[r]}),width:16},{id:`deliveries`,header:i.deliveries,cell:({deliveries:e})=>f(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:i.sequence,cell:({sequence:e})=>f(`span`,{className:`numeric`,children:e!==null&&r.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:i.happened,cell:({createdAt:e})=>f(g,{at:e}),align:`end`}]}export{L as EventList};