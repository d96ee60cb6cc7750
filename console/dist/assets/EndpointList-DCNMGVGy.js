const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RegisterDialog-js1OPBnf.js","assets/index-BzP1EClE.js","assets/early-CRuJpbae.js","assets/dialogs-D67FP_ML.js","assets/parts-DggjclEf.js","assets/details-6EBFLphC.js","assets/webhooks-CWq3yyV0.js","assets/EventChoice-b8uFIhH2.js","assets/CheckList-s38GSopI.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,D as n,Et as r,Lt as i,fn as a,g as o,i as s,kt as c,ln as l,o as u,tt as d,w as f}from"./index-BzP1EClE.js";import{A as p,F as m,N as h,P as g,T as _,V as v,j as y,k as b}from"./parts-DggjclEf.js";import{O as x,l as S}from"./details-6EBFLphC.js";import{a as C,c as w,i as T,o as E,s as D}from"./webhooks-CWq3yyV0.js";var O={endpoint:`_endpoint_1tm63_2`,failure:`_failure_1tm63_3`},k=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);a();var A=x(()=>e(()=>import(`./RegisterDialog-js1OPBnf.js`).then(e=>e.RegisterDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),j=c(`/signedIn/webhooks`);function M(){let e=f(D),t=j.useSearch(),a=j.useNavigate(),s=d(`WEBHOOKS_WRITE`),{data:c,error:u,isPlaceholderData:g,refetch:y}=r(k,{}),b=N(),x=s&&i(o,{look:`primary`,icon:v,onClick:()=>void a({search:{dialog:`register`}}),children:e.register.action});return i(l,{children:[i(h,{title:e.title,actions:x}),i(m,{flush:!0,children:i(p,{name:`webhooks`,label:e.title,columns:b,rows:c?.webhookEndpoints.edges.map(e=>e.node),rowKey:e=>e.id,stale:g,error:u,onRetry:()=>void y(),empty:i(_,{icon:n,title:e.empty,text:e.emptyText})})}),s&&t.dialog===`register`&&i(A,{onClose:()=>void a({search:{},replace:!0})})]})}function N(){let e=f(D),n=f(S),r=g(),a=e.columns;return[{id:`url`,header:a.url,cell:e=>i(`span`,{className:O.endpoint,children:[i(t,{to:`/webhooks/$id`,params:{id:e.id},children:E(e.url)}),e.description&&i(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:a.status,cell:e=>i(T,{...e}),width:8},{id:`health`,header:a.health,cell:({health:t})=>{let{text:n,tone:a}=C(t.deliveries,e.health,r.count);return i(y,{tone:a,children:n})},wide:`below`,width:16},{id:`failure`,header:a.failure,cell:({recentFailures:[t]})=>t&&i(`span`,{className:O.failure,children:[i(`span`,{children:w(t.errorMessage,e.failures)}),i(`span`,{className:`muted`,children:i(b,{at:t.createdAt})})]}),wide:`below`,width:24},{id:`events`,header:a.events,cell:({events:t})=>i(`span`,{title:r.list(t.map(e=>n[e])),children:s.every(e=>t.includes(e))?e.allEvents:t.length===1&&t[0]?n[t[0]]:e.someEvents(t.length,u.length)}),wide:!0,width:10},{id:`registered`,header:a.registered,cell:({createdAt:e})=>i(b,{at:e}),wide:!0}]}export{M as EndpointList};