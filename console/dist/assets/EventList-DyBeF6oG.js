const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EventDialog-1xQ9GO2H.js","assets/index-DStYPVG5.js","assets/early-CY4GmciT.js","assets/details-CwQO3Pyu.js","assets/parts-CzZ38pdg.js","assets/dialogs-BtUfKpgs.js","assets/webhooks-BJuxaQp0.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,T as i,Tt as a,fn as o,hn as s,i as c,jt as l,o as u,t as d,w as f}from"./index-DStYPVG5.js";import{A as p,E as m,H as h,K as g,N as _,T as v,U as y,V as b,Z as x,b as S,j as C,k as w,q as T,w as E,y as D}from"./parts-CzZ38pdg.js";import{l as O}from"./details-CwQO3Pyu.js";import{V as k,x as A}from"./early-CY4GmciT.js";import{n as j,s as M}from"./webhooks-BJuxaQp0.js";var N=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);s();var P=C(()=>e(()=>import(`./EventDialog-1xQ9GO2H.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),F=t(`/signedIn/events`),I=(e,t)=>r(j,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.events.edges.map(({node:e})=>e.id),L=async(e,t)=>{let n=[e?.createdAtGTE??t,t].sort().at(-1),{events:r}=await a(j,{where:{...e,createdAtGTE:n},first:100});return r.edges.map(({node:e})=>e.id)};function R(){let e=f(M).events,t=f(O),a=h(),s=F.useSearch(),l=F.useNavigate(),{event:b,...C}=s,j=A(C),R=c(j,a.timezone),{data:B,error:V,isPlaceholderData:H,refetch:U}=r(N,R,{refetchOnWindowFocus:!1}),W=B?.events.edges.map(e=>e.node),{after:G,before:K,...q}=j,J=e=>void l({search:k({...q,...e})});return n(o,{children:[n(g,{title:e.title,aside:n(w,{type:({eventId:e})=>e,ids:W?.map(({id:e})=>e),where:R.where,useListed:I,createdSince:L,onShow:()=>J({})}),actions:n(p,{input:{kind:`EVENTS`,eventWhere:R.where},count:B?.events.totalCount})}),n(S,{list:`events`,to:`/events`,search:C}),n(D,{children:[n(m,{label:e.filters.type,options:u.map(e=>({value:e,label:t[e]})),chosen:d(s.type),onChange:e=>J({type:e.join(`,`)})}),n(E,{label:e.filters.happened,value:s,onChange:e=>J({period:void 0,from:void 0,to:void 0,...e})})]}),n(T,{flush:!0,children:[n(y,{name:`events`,label:e.title,columns:z(j),rows:W,rowKey:({id:e})=>e,stale:H,error:V,onRetry:()=>void U(),empty:Object.keys(q).length>0?n(_,{icon:x,title:e.noMatch,text:e.noMatchText}):n(_,{icon:i,title:e.empty,text:e.emptyText})}),n(v,{connection:B?.events,onChange:e=>void l({search:k({...q,...e})})})]}),b&&n(P,{id:b,onClose:()=>void l({search:j,replace:!0,resetScroll:!1})})]})}function z(e){let t=f(M).events,r=f(O),i=h(),a=t.columns;return[{id:`type`,header:a.type,cell:({id:t,type:i})=>n(l,{to:`/events`,search:{...e,event:t},resetScroll:!1,children:r[i]}),width:16},{id:`deliveries`,header:a.deliveries,cell:({deliveries:e})=>n(`span`,{className:`muted`,children:e.length===0?t.noDeliveries:t.delivered(e.filter(({status:e})=>e===`SUCCEEDED`).length,e.length)}),wide:`below`,width:14},{id:`sequence`,header:a.sequence,cell:({sequence:e})=>n(`span`,{className:`numeric`,children:e!==null&&i.count(Number(e))}),align:`end`,wide:!0},{id:`happened`,header:a.happened,cell:({createdAt:e})=>n(b,{at:e}),align:`end`}]}export{R as EventList};