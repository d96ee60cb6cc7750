const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RegisterDialog-rgMcWKwm.js","assets/index-Z30AnFCu.js","assets/early-CY4GmciT.js","assets/dialogs-DXnwmljf.js","assets/details-DljgdNi-.js","assets/parts-CjT7OvWf.js","assets/TextField-QV_5ZASl.js","assets/change.gql-vYQsgJcH.js","assets/VerifyCode-BmsittwZ.js","assets/Secret.module-Di1i-Ka9.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,D as r,Dt as i,fn as a,g as o,hn as s,i as c,jt as l,o as u,tt as d,w as f}from"./index-Z30AnFCu.js";import{A as p,B as m,L as h,O as g,R as _,U as v,V as y,W as b,X as x,z as S}from"./parts-CjT7OvWf.js";import{l as C}from"./details-DljgdNi-.js";import{a as w,i as T,n as E,r as D,t as O}from"./webhooks-BMrTh4P5.js";var k={endpoint:`_endpoint_1tm63_2`,failure:`_failure_1tm63_3`},A=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);s();var j=g(()=>e(()=>import(`./RegisterDialog-rgMcWKwm.js`).then(e=>e.RegisterDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),M=t(`/signedIn/webhooks`);function N(){let e=f(T),t=M.useSearch(),{open:s,close:c}=h(),l=d(`WEBHOOKS_WRITE`),{data:u,error:g,isPlaceholderData:_,refetch:y}=i(A,{}),S=P(),C=l&&n(o,{look:`primary`,icon:x,onClick:()=>s(`register`),children:e.register});return n(a,{children:[n(v,{title:e.title,actions:C}),n(b,{flush:!0,children:n(m,{name:`webhooks`,label:e.title,columns:S,rows:u?.webhookEndpoints.edges.map(e=>e.node),rowKey:e=>e.id,stale:_,error:g,onRetry:()=>void y(),empty:n(p,{icon:r,title:e.empty,text:e.emptyText})})}),l&&t.dialog===`register`&&n(j,{onClose:c})]})}function P(){let e=f(T),t=f(C),r=S(),i=e.columns;return[{id:`url`,header:i.url,cell:e=>n(`span`,{className:k.endpoint,children:[n(l,{to:`/webhooks/$id`,params:{id:e.id},children:D(e.url)}),e.description&&n(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:i.status,cell:e=>n(O,{...e}),width:8},{id:`health`,header:i.health,cell:({health:t})=>{let{text:i,tone:a}=E(t.deliveries,e.health,r.count);return n(y,{tone:a,children:i})},wide:`below`,width:16},{id:`failure`,header:i.failure,cell:({recentFailures:[t]})=>t&&n(`span`,{className:k.failure,children:[n(`span`,{children:w(t.errorMessage,e.failures)}),n(`span`,{className:`muted`,children:n(_,{at:t.createdAt})})]}),wide:`below`,width:24},{id:`events`,header:i.events,cell:({events:i})=>n(`span`,{title:r.list(i.map(e=>t[e])),children:c.every(e=>i.includes(e))?e.allEvents:i.length===1&&i[0]?t[i[0]]:e.someEvents(i.length,u.length)}),wide:!0,width:10},{id:`registered`,header:i.registered,cell:({createdAt:e})=>n(_,{at:e}),wide:!0}]}export{N as EndpointList};