const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RegisterDialog-ByUJg6za.js","assets/index-Cp0A1w_e.js","assets/early-TkO9i4Wa.js","assets/dialogs-CP97bDVo.js","assets/parts-mq6H3t82.js","assets/details-CkmDreeo.js","assets/webhooks-Do7KNm3a.js","assets/EventChoice-DdIKMCZe.js","assets/CheckList-DKIdw9BU.js"])))=>i.map(i=>d[i]);
import{At as e,C as t,Ct as n,St as r,X as i,Y as a,an as o,b as s,bt as c,h as l,i as u,nn as d,o as f}from"./index-Cp0A1w_e.js";import{C as p,D as m,M as h,N as g,O as _,j as v,k as y,z as b}from"./parts-mq6H3t82.js";import{s as x,w as S}from"./details-CkmDreeo.js";import{a as C,c as w,i as T,o as E,s as D}from"./webhooks-Do7KNm3a.js";var O={endpoint:`_endpoint_1tm63_2`,failure:`_failure_1tm63_3`},k=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);o();var A=S(()=>a(()=>import(`./RegisterDialog-ByUJg6za.js`).then(e=>e.RegisterDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),j=r(`/signedIn/webhooks`);function M(){let n=s(D),r=j.useSearch(),a=j.useNavigate(),o=i(`WEBHOOKS_WRITE`),{data:u,error:f,isPlaceholderData:m,refetch:h}=c(k,{}),y=N(),x=o&&e(l,{look:`primary`,icon:b,onClick:()=>void a({search:{dialog:`register`}}),children:n.register.action});return e(d,{children:[e(v,{title:n.title,actions:x}),e(g,{flush:!0,children:e(_,{name:`webhooks`,label:n.title,columns:y,rows:u?.webhookEndpoints.edges.map(e=>e.node),rowKey:e=>e.id,stale:m,error:f,onRetry:()=>void h(),empty:e(p,{icon:t,title:n.empty,text:n.emptyText})})}),o&&r.dialog===`register`&&e(A,{onClose:()=>void a({search:{},replace:!0})})]})}function N(){let t=s(D),r=s(x),i=h(),a=t.columns;return[{id:`url`,header:a.url,cell:t=>e(`span`,{className:O.endpoint,children:[e(n,{to:`/webhooks/$id`,params:{id:t.id},children:E(t.url)}),t.description&&e(`span`,{className:`muted`,children:t.description})]}),width:26},{id:`status`,header:a.status,cell:t=>e(T,{...t}),width:8},{id:`health`,header:a.health,cell:({health:n})=>{let{text:r,tone:a}=C(n.deliveries,t.health,i.count);return e(y,{tone:a,children:r})},wide:!0,width:16},{id:`failure`,header:a.failure,cell:({recentFailures:[n]})=>n&&e(`span`,{className:O.failure,children:[e(`span`,{children:w(n.errorMessage,t.failures)}),e(`span`,{className:`muted`,children:e(m,{at:n.createdAt})})]}),wide:!0,width:24},{id:`events`,header:a.events,cell:({events:n})=>e(`span`,{title:i.list(n.map(e=>r[e])),children:u.every(e=>n.includes(e))?t.allEvents:n.length===1&&n[0]?r[n[0]]:t.someEvents(n.length,f.length)}),wide:!0,width:10},{id:`registered`,header:a.registered,cell:({createdAt:t})=>e(m,{at:t}),wide:!0}]}export{M as EndpointList};