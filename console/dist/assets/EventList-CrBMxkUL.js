const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-TlzM5HVJ.js","assets/index-DtZGeQLm.js","assets/early-CY4GmciT.js","assets/details-DPrSBQ4A.js","assets/parts-CjWYnd39.js","assets/dialogs-RO7IE5Ku.js","assets/webhooks-DLhOKZOv.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,T as i,Tt as a,fn as o,hn as s,i as c,jt as l,o as u,t as d,w as f}from"./index-DtZGeQLm.js";import{B as p,C as m,D as h,G as g,O as _,S as v,V as y,W as b,Y as x,j as S,k as C,w,x as T,z as E}from"./parts-CjWYnd39.js";import{l as D}from"./details-DPrSBQ4A.js";import{V as O,x as k}from"./early-CY4GmciT.js";import{n as A,o as j}from"./webhooks-DLhOKZOv.js";var M=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);s();var N=C(()=>e(()=>import(`./EventDialog-TlzM5HVJ.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),P=t(`/signedIn/events`),F=(e,t)=>r(A,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.events.edges.map(({node:e})=>e.id),I=async(e,t)=>{let n=[e?.createdAtGTE??t,t].sort().at(-1),{events:r}=await a(A,{where:{...e,createdAtGTE:n},first:100});return r.edges.map(({node:e})=>e.id)};function L(){let e=f(j).events,t=f(D),a=p(),s=P.useSearch(),l=P.useNavigate(),{event:C,...E}=k(s),A=c(E,a.timezone),{data:L,error:z,isPlaceholderData:B,refetch:V}=r(M,A,{refetchOnWindowFocus:!1}),H=L?.events.edges.map(e=>e.node),{after:U,before:W,...G}=E,K=e=>void l({search:O({...G,...e})});return n(o,{children:[n(b,{title:e.title,aside:n(h,{type:({eventId:e})=>e,ids:H?.map(({id:e})=>e),where:A.where,useListed:F,createdSince:I,onShow:()=>K({})}),actions:n(_,{input:{kind:`EVENTS`,eventWhere:A.where},count:L?.events.totalCount})}),n(T,{children:[n(w,{label:e.filters.type,options:u.map(e=>({value:e,label:t[e]})),chosen:d(s.type),onChange:e=>K({type:e.join(`,`)})}),n(v,{label:e.filters.happened,value:s,onChange:e=>K({period:void 0,from:void 0,to:void 0,...e})})]}),n(g,{flush:!0,children:[n(y,{name:`events`,label:e.title,columns:R(E),rows:H,rowKey:({id:e})=>e,stale:B,error:z,onRetry:()=>void V(),empty:Object.keys(G).length>0?n(S,{icon:x,title:e.noMatch,text:e.noMatchText}):n(S,{icon:i,title:e.empty,text:e.emptyText})}),n(m,{connection:L?.events,onChange:e=>void l({search:O({...G,...e})})})]}),C&&n(N,{id:C,onClose:()=>void l({search:E,replace:!0,resetScroll:!1})})]})}function R(e){let t=f(j).events,r=f(D),i=p(),a=t.columns;return[{id:`type`,header:a.type,cell:({id:t,type:i})=>n(l,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:r[i]}),width:16},{id:`deliveries`,header:a.deliveries,cell:({deliveries:e})=>n(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:a.sequence,cell:({sequence:e})=>n(`span`,{className:`numeric`,children:e!==null&&i.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:a.happened,cell:({createdAt:e})=>n(E,{at:e}),align:`end`}]}export{L as EventList};