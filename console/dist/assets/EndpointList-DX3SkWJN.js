const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RegisterDialog-DZvLF4Av.js","assets/index-DIqmBHNn.js","assets/early-CRuJpbae.js","assets/dialogs-6eiKeK16.js","assets/parts-BETL1LeL.js","assets/details-a10Xyx5W.js","assets/webhooks-BWUyuTb_.js","assets/EventChoice-AqHmlbyv.js","assets/CheckList-B4JW_PsK.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,D as n,Et as r,Lt as i,fn as a,g as o,i as s,kt as c,ln as l,o as u,tt as d,w as f}from"./index-DIqmBHNn.js";import{A as p,B as m,M as h,N as g,O as _,P as v,k as y,w as b}from"./parts-BETL1LeL.js";import{O as x,l as S}from"./details-a10Xyx5W.js";import{a as C,c as w,i as T,o as E,s as D}from"./webhooks-BWUyuTb_.js";var O={endpoint:`_endpoint_1tm63_2`,failure:`_failure_1tm63_3`},k=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);a();var A=x(()=>e(()=>import(`./RegisterDialog-DZvLF4Av.js`).then(e=>e.RegisterDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),j=c(`/signedIn/webhooks`);function M(){let e=f(D),t=j.useSearch(),a=j.useNavigate(),s=d(`WEBHOOKS_WRITE`),{data:c,error:u,isPlaceholderData:p,refetch:g}=r(k,{}),_=N(),x=s&&i(o,{look:`primary`,icon:m,onClick:()=>void a({search:{dialog:`register`}}),children:e.register.action});return i(l,{children:[i(h,{title:e.title,actions:x}),i(v,{flush:!0,children:i(y,{name:`webhooks`,label:e.title,columns:_,rows:c?.webhookEndpoints.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:u,onRetry:()=>void g(),empty:i(b,{icon:n,title:e.empty,text:e.emptyText})})}),s&&t.dialog===`register`&&i(A,{onClose:()=>void a({search:{},replace:!0})})]})}function N(){let e=f(D),n=f(S),r=g(),a=e.columns;return[{id:`url`,header:a.url,cell:e=>i(`span`,{className:O.endpoint,children:[i(t,{to:`/webhooks/$id`,params:{id:e.id},children:E(e.url)}),e.description&&i(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:a.status,cell:e=>i(T,{...e}),width:8},{id:`health`,header:a.health,cell:({health:t})=>{let{text:n,tone:a}=C(t.deliveries,e.health,r.count);return i(p,{tone:a,children:n})},wide:`below`,width:16},{id:`failure`,header:a.failure,cell:({recentFailures:[t]})=>t&&i(`span`,{className:O.failure,children:[i(`span`,{children:w(t.errorMessage,e.failures)}),i(`span`,{className:`muted`,children:i(_,{at:t.createdAt})})]}),wide:`below`,width:24},{id:`events`,header:a.events,cell:({events:t})=>i(`span`,{title:r.list(t.map(e=>n[e])),children:s.every(e=>t.includes(e))?e.allEvents:t.length===1&&t[0]?n[t[0]]:e.someEvents(t.length,u.length)}),wide:!0,width:10},{id:`registered`,header:a.registered,cell:({createdAt:e})=>i(_,{at:e}),wide:!0}]}export{M as EndpointList};