const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RegisterDialog-VO6h2EbE.js","assets/index-Ci1AkQWy.js","assets/early-CY4GmciT.js","assets/dialogs-DjYVxy_K.js","assets/details-DXdyoKLk.js","assets/parts-DYi6Y7YZ.js","assets/TextField-DlZAwWD2.js","assets/change.gql-vYQsgJcH.js","assets/VerifyCode-BR9b8kLr.js","assets/Secret.module-Dkc_4eb_.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,D as n,Dt as r,dn as i,g as a,i as o,jt as s,mn as c,o as l,tt as u,w as d,zt as f}from"./index-Ci1AkQWy.js";import{A as p,B as m,L as h,O as g,R as _,U as v,V as y,W as b,X as x,z as S}from"./parts-DYi6Y7YZ.js";import{l as C}from"./details-DXdyoKLk.js";import{a as w,i as T,n as E,r as D,t as O}from"./webhooks-DtDtlHhZ.js";var k={endpoint:`_endpoint_1tm63_2`,failure:`_failure_1tm63_3`},A=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);c();var j=g(()=>e(()=>import(`./RegisterDialog-VO6h2EbE.js`).then(e=>e.RegisterDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),M=t(`/signedIn/webhooks`);function N(){let e=d(T),t=M.useSearch(),{open:o,close:s}=h(),c=u(`WEBHOOKS_WRITE`),{data:l,error:g,isPlaceholderData:_,refetch:y}=r(A,{}),S=P(),C=c&&f(a,{look:`primary`,icon:x,onClick:()=>o(`register`),children:e.register});return f(i,{children:[f(v,{title:e.title,actions:C}),f(b,{flush:!0,children:f(m,{name:`webhooks`,label:e.title,columns:S,rows:l?.webhookEndpoints.edges.map(e=>e.node),rowKey:e=>e.id,stale:_,error:g,onRetry:()=>void y(),empty:f(p,{icon:n,title:e.empty,text:e.emptyText})})}),c&&t.dialog===`register`&&f(j,{onClose:s})]})}function P(){let e=d(T),t=d(C),n=S(),r=e.columns;return[{id:`url`,header:r.url,cell:e=>f(`span`,{className:k.endpoint,children:[f(s,{to:`/webhooks/$id`,params:{id:e.id},children:D(e.url)}),e.description&&f(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:r.status,cell:e=>f(O,{...e}),width:8},{id:`health`,header:r.health,cell:({health:t})=>{let{text:r,tone:i}=E(t.deliveries,e.health,n.count);return f(y,{tone:i,children:r})},wide:`below`,width:16},{id:`failure`,header:r.failure,cell:({recentFailures:[t]})=>t&&f(`span`,{className:k.failure,children:[f(`span`,{children:w(t.errorMessage,e.failures)}),f(`span`,{className:`muted`,children:f(_,{at:t.createdAt})})]}),wide:`below`,width:24},{id:`events`,header:r.events,cell:({events:r})=>f(`span`,{title:n.list(r.map(e=>t[e])),children:o.every(e=>r.includes(e))?e.allEvents:r.length===1&&r[0]?t[r[0]]:e.someEvents(r.length,l.length)}),wide:!0,width:10},{id:`registered`,header:r.registered,cell:({createdAt:e})=>f(_,{at:e}),wide:!0}]}export{N as EndpointList};