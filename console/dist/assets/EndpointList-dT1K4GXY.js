const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RegisterDialog-BUEvcwtA.js","assets/index-DYcuAoF6.js","assets/early-NQvuXKrB.js","assets/dialogs-nSjOBcUc.js","assets/parts-C0Z_Ugd4.js","assets/details-DyJtnXNU.js","assets/webhooks-5WCm0tfq.js","assets/EventChoice-B8uZGNpv.js","assets/CheckList-vdDVi5Zq.js"])))=>i.map(i=>d[i]);
import{J as e,S as t,St as n,Y as r,i,in as a,kt as o,m as s,o as c,tn as l,xt as u,y as d,yt as f}from"./index-DYcuAoF6.js";import{C as p,D as m,M as h,N as g,O as _,j as v,k as y,z as b}from"./parts-C0Z_Ugd4.js";import{s as x,w as S}from"./details-DyJtnXNU.js";import{a as C,c as w,i as T,o as E,s as D}from"./webhooks-5WCm0tfq.js";var O={endpoint:`_endpoint_1tm63_2`,failure:`_failure_1tm63_3`},k=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query WebhookList {
  webhookEndpoints(first: 20) {
    totalCount
    edges {
      node {
        id
        url
        description
        events
        status
        pausedAt
        createdAt
        health {
          deliveries {
            status
            count
          }
        }
        recentFailures(first: 1) {
          id
          errorMessage
          createdAt
        }
      }
    }
  }
}
    `);a();var A=S(()=>e(()=>import(`./RegisterDialog-BUEvcwtA.js`).then(e=>e.RegisterDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),j=u(`/signedIn/webhooks`);function M(){let e=d(D),n=j.useSearch(),i=j.useNavigate(),a=r(`WEBHOOKS_WRITE`),{data:c,error:u,isPlaceholderData:m,refetch:h}=f(k,{}),y=N(),x=a&&o(s,{look:`primary`,icon:b,onClick:()=>void i({search:{dialog:`register`}}),children:e.register.action});return o(l,{children:[o(v,{title:e.title,actions:x}),o(g,{flush:!0,children:o(_,{name:`webhooks`,label:e.title,columns:y,rows:c?.webhookEndpoints.edges.map(e=>e.node),rowKey:e=>e.id,stale:m,error:u,onRetry:()=>void h(),empty:o(p,{icon:t,title:e.empty,text:e.emptyText})})}),a&&n.dialog===`register`&&o(A,{onClose:()=>void i({search:{},replace:!0})})]})}function N(){let e=d(D),t=d(x),r=h(),a=e.columns;return[{id:`url`,header:a.url,cell:e=>o(`span`,{className:O.endpoint,children:[o(n,{to:`/webhooks/$id`,params:{id:e.id},children:E(e.url)}),e.description&&o(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:a.status,cell:e=>o(T,{...e}),width:8},{id:`health`,header:a.health,cell:({health:t})=>{let{text:n,tone:i}=C(t.deliveries,e.health,r.count);return o(y,{tone:i,children:n})},wide:!0,width:16},{id:`failure`,header:a.failure,cell:({recentFailures:[t]})=>t&&o(`span`,{className:O.failure,children:[o(`span`,{children:w(t.errorMessage,e.failures)}),o(`span`,{className:`muted`,children:o(m,{at:t.createdAt})})]}),wide:!0,width:24},{id:`events`,header:a.events,cell:({events:n})=>o(`span`,{title:r.list(n.map(e=>t[e])),children:i.every(e=>n.includes(e))?e.allEvents:n.length===1&&n[0]?t[n[0]]:e.someEvents(n.length,c.length)}),wide:!0,width:10},{id:`registered`,header:a.registered,cell:({createdAt:e})=>o(m,{at:e}),wide:!0}]}export{M as EndpointList};