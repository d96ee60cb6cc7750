const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RegisterDialog-B0B-6uII.js","assets/index-pEbad9IO.js","assets/early-B5IRyXOX.js","assets/dialogs-Fvos1y_P.js","assets/parts-CwdO98Ky.js","assets/details-CxT677om.js","assets/webhooks-UZCehJzi.js","assets/EventChoice-CAPG-KOf.js","assets/CheckList-C8-Be-zY.js"])))=>i.map(i=>d[i]);
import{Ct as e,X as t,Z as n,g as r,i,jt as a,o,on as s,rn as c,w as l,wt as u,x as d,xt as f}from"./index-pEbad9IO.js";import{A as p,B as m,M as h,N as g,O as _,P as v,k as y,w as b}from"./parts-CwdO98Ky.js";import{s as x,w as S}from"./details-CxT677om.js";import{a as C,c as w,i as T,o as E,s as D}from"./webhooks-UZCehJzi.js";var O={endpoint:`_endpoint_1tm63_2`,failure:`_failure_1tm63_3`},k=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);s();var A=S(()=>t(()=>import(`./RegisterDialog-B0B-6uII.js`).then(e=>e.RegisterDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),j=e(`/signedIn/webhooks`);function M(){let e=d(D),t=j.useSearch(),i=j.useNavigate(),o=n(`WEBHOOKS_WRITE`),{data:s,error:u,isPlaceholderData:p,refetch:g}=f(k,{}),_=N(),x=o&&a(r,{look:`primary`,icon:m,onClick:()=>void i({search:{dialog:`register`}}),children:e.register.action});return a(c,{children:[a(h,{title:e.title,actions:x}),a(v,{flush:!0,children:a(y,{name:`webhooks`,label:e.title,columns:_,rows:s?.webhookEndpoints.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:u,onRetry:()=>void g(),empty:a(b,{icon:l,title:e.empty,text:e.emptyText})})}),o&&t.dialog===`register`&&a(A,{onClose:()=>void i({search:{},replace:!0})})]})}function N(){let e=d(D),t=d(x),n=g(),r=e.columns;return[{id:`url`,header:r.url,cell:e=>a(`span`,{className:O.endpoint,children:[a(u,{to:`/webhooks/$id`,params:{id:e.id},children:E(e.url)}),e.description&&a(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:r.status,cell:e=>a(T,{...e}),width:8},{id:`health`,header:r.health,cell:({health:t})=>{let{text:r,tone:i}=C(t.deliveries,e.health,n.count);return a(p,{tone:i,children:r})},wide:!0,width:16},{id:`failure`,header:r.failure,cell:({recentFailures:[t]})=>t&&a(`span`,{className:O.failure,children:[a(`span`,{children:w(t.errorMessage,e.failures)}),a(`span`,{className:`muted`,children:a(_,{at:t.createdAt})})]}),wide:!0,width:24},{id:`events`,header:r.events,cell:({events:r})=>a(`span`,{title:n.list(r.map(e=>t[e])),children:i.every(e=>r.includes(e))?e.allEvents:r.length===1&&r[0]?t[r[0]]:e.someEvents(r.length,o.length)}),wide:!0,width:10},{id:`registered`,header:r.registered,cell:({createdAt:e})=>a(_,{at:e}),wide:!0}]}export{M as EndpointList};