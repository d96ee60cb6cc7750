const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RegisterDialog-DPlWqp9f.js","assets/index-DStYPVG5.js","assets/early-CY4GmciT.js","assets/dialogs-BtUfKpgs.js","assets/details-CwQO3Pyu.js","assets/parts-CzZ38pdg.js","assets/TextField-D8Y_t6F3.js","assets/change.gql-vYQsgJcH.js","assets/VerifyCode-D5hz-sGm.js","assets/Secret.module-Vvq6Fz4E.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,D as r,Dt as i,a,fn as o,g as s,hn as c,jt as l,o as u,tt as d,w as f}from"./index-DStYPVG5.js";import{$ as p,B as m,H as h,K as g,N as _,U as v,V as y,W as b,j as x,q as S}from"./parts-CzZ38pdg.js";import{l as C}from"./details-CwQO3Pyu.js";import{c as w,i as T,o as E,r as D,s as O}from"./webhooks-BJuxaQp0.js";var k={endpoint:`_endpoint_1tm63_2`,failure:`_failure_1tm63_3`},A=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);c();var j=x(()=>e(()=>import(`./RegisterDialog-DPlWqp9f.js`).then(e=>e.RegisterDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),M=t(`/signedIn/webhooks`);function N(){let e=f(O),t=M.useSearch(),{open:a,close:c}=m(),l=d(`WEBHOOKS_WRITE`),{data:u,error:h,isPlaceholderData:y,refetch:b}=i(A,{}),x=P(),C=l&&n(s,{look:`primary`,icon:p,onClick:()=>a(`register`),children:e.register});return n(o,{children:[n(g,{title:e.title,actions:C}),n(S,{flush:!0,children:n(v,{name:`webhooks`,label:e.title,columns:x,rows:u?.webhookEndpoints.edges.map(e=>e.node),rowKey:e=>e.id,stale:y,error:h,onRetry:()=>void b(),empty:n(_,{icon:r,title:e.empty,text:e.emptyText})})}),l&&t.dialog===`register`&&n(j,{onClose:c})]})}function P(){let e=f(O),t=f(C),r=h(),i=e.columns;return[{id:`url`,header:i.url,cell:e=>n(`span`,{className:k.endpoint,children:[n(l,{to:`/webhooks/$id`,params:{id:e.id},children:E(e.url)}),e.description&&n(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:i.status,cell:e=>n(D,{...e}),width:8},{id:`health`,header:i.health,cell:({health:t})=>{let{text:i,tone:a}=T(t.deliveries,e.health,r.count);return n(b,{tone:a,children:i})},wide:`below`,width:16},{id:`failure`,header:i.failure,cell:({recentFailures:[t]})=>t&&n(`span`,{className:k.failure,children:[n(`span`,{children:w(t.errorMessage,e.failures)}),n(`span`,{className:`muted`,children:n(y,{at:t.createdAt})})]}),wide:`below`,width:24},{id:`events`,header:i.events,cell:({events:i})=>n(`span`,{title:r.list(i.map(e=>t[e])),children:a.every(e=>i.includes(e))?e.allEvents:i.length===1&&i[0]?t[i[0]]:e.someEvents(i.length,u.length)}),wide:!0,width:10},{id:`registered`,header:i.registered,cell:({createdAt:e})=>n(y,{at:e}),wide:!0}]}export{N as EndpointList};