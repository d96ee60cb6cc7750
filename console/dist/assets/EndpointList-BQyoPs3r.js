const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RegisterDialog-BeLuD1sp.js","assets/index-C6_7YZRU.js","assets/early-Dvks-6GI.js","assets/dialogs-DmOxHj3S.js","assets/details-CQyuMv8b.js","assets/parts-CRHRP_5p.js","assets/TextField-hfKVPztd.js","assets/change.gql-vYQsgJcH.js","assets/VerifyCode-DxHCSskQ.js","assets/Secret.module-pTJmvTjE.js"])))=>i.map(i=>d[i]);
import{$ as e,D as t,Mt as n,Ot as r,Vt as i,a,g as o,gn as s,jt as c,o as l,pn as u,tt as d,w as f}from"./index-C6_7YZRU.js";import{$ as p,B as m,H as h,K as g,N as _,U as v,V as y,W as b,j as x,q as S}from"./parts-CRHRP_5p.js";import{l as C}from"./details-CQyuMv8b.js";import{c as w,i as T,o as E,r as D,s as O}from"./webhooks-CmUEXbbq.js";var k={endpoint:`_endpoint_1tm63_2`,failure:`_failure_1tm63_3`},A=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);s();var j=x(()=>e(()=>import(`./RegisterDialog-BeLuD1sp.js`).then(e=>e.RegisterDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),M=c(`/signedIn/webhooks`);function N(){let e=f(O),n=M.useSearch(),{open:a,close:s}=m(),c=d(`WEBHOOKS_WRITE`),{data:l,error:h,isPlaceholderData:y,refetch:b}=r(A,{}),x=P(),C=c&&i(o,{look:`primary`,icon:p,onClick:()=>a(`register`),children:e.register});return i(u,{children:[i(g,{title:e.title,actions:C}),i(S,{flush:!0,children:i(v,{name:`webhooks`,label:e.title,columns:x,rows:l?.webhookEndpoints.edges.map(e=>e.node),rowKey:e=>e.id,stale:y,error:h,onRetry:()=>void b(),empty:i(_,{icon:t,title:e.empty,text:e.emptyText})})}),c&&n.dialog===`register`&&i(j,{onClose:s})]})}function P(){let e=f(O),t=f(C),r=h(),o=e.columns;return[{id:`url`,header:o.url,cell:e=>i(`span`,{className:k.endpoint,children:[i(n,{to:`/webhooks/$id`,params:{id:e.id},children:E(e.url)}),e.description&&i(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:o.status,cell:e=>i(D,{...e}),width:8},{id:`health`,header:o.health,cell:({health:t})=>{let{text:n,tone:a}=T(t.deliveries,e.health,r.count);return i(b,{tone:a,children:n})},wide:`below`,width:16},{id:`failure`,header:o.failure,cell:({recentFailures:[t]})=>t&&i(`span`,{className:k.failure,children:[i(`span`,{children:w(t.errorMessage,e.failures)}),i(`span`,{className:`muted`,children:i(y,{at:t.createdAt})})]}),wide:`below`,width:24},{id:`events`,header:o.events,cell:({events:n})=>i(`span`,{title:r.list(n.map(e=>t[e])),children:a.every(e=>n.includes(e))?e.allEvents:n.length===1&&n[0]?t[n[0]]:e.someEvents(n.length,l.length)}),wide:!0,width:10},{id:`registered`,header:o.registered,cell:({createdAt:e})=>i(y,{at:e}),wide:!0}]}export{N as EndpointList};