const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/PauseEndpointsDialog-DnfAwpIx.js","assets/details-DFBeDGDg.js","assets/early-CfQr5XEC.js","assets/parts-DRGWu0GN.js","assets/index-CwcODLW1.js","assets/BulkDialog-DERK0sJ0.js","assets/dialogs-BzZ_W2pv.js","assets/change.gql-vYQsgJcH.js","assets/webhooks-DRTXJ67n.js","assets/RegisterDialog-Cx202XWf.js","assets/TextField-Bhf4QOKE.js","assets/VerifyCode-CvRqZAsA.js","assets/Secret.module-CmKVvNC0.js"])))=>i.map(i=>d[i]);
import{E as e,G as t,Gt as n,Nt as r,Pt as i,Wt as a,a as o,c as s,gn as c,i as l,k as u,rt as d,s as f,tt as p,un as m,v as h,w as g,yn as _}from"./index-CwcODLW1.js";import{ct as v,u as y,ut as b}from"./details-DFBeDGDg.js";import{A as x,C as S,F as C,G as w,K as T,M as E,S as D,U as O,W as k,Y as A,Z as j,a as M,f as N,j as P,k as F,q as I,rt as L,u as R}from"./parts-DRGWu0GN.js";import{a as z,c as B,i as V,l as H,n as U,s as W}from"./webhooks-DRTXJ67n.js";n();var G={endpoint:`_endpoint_1svvn_2`,failure:`_failure_1svvn_3`},K=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query WebhookList($first: Int = 20, $where: WebhookEndpointWhereInput) {
  webhookEndpoints(first: $first, where: $where) {
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
    `);_();var q=E(()=>p(()=>import(`./PauseEndpointsDialog-DnfAwpIx.js`).then(e=>e.PauseEndpointsDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),J=E(()=>p(()=>import(`./RegisterDialog-Cx202XWf.js`).then(e=>e.RegisterDialog),__vite__mapDeps([9,4,2,6,1,3,10,7,11,12]))),Y=r(`/signedIn/webhooks`),X=({webhookEndpoints:e})=>e.edges.map(({node:e})=>e),Z=F(U,({webhookEndpoints:e})=>e.edges.map(({node:e})=>e));function Q(){let n=e(B),{table:r}=e(g),i=Y.useSearch(),{open:s,close:f}=O(),p=d(`WEBHOOKS_WRITE`),_=l(i),{data:y,error:w,isPlaceholderData:E,refetch:k}=R(K,_,X,[`WEBHOOK_ENDPOINT`],{onFocus:!0}),F=y&&X(y),{chosen:I,selection:z,clear:V,remove:H}=M(F,{view:i.view}),[U,G]=m(),Q=$(),ee=a(c,{children:[a(P,{input:{kind:`ENDPOINTS`,endpointWhere:_.where},count:y?.webhookEndpoints.totalCount}),p&&a(h,{look:`primary`,icon:L,onClick:()=>s(`register`),children:n.register})]});return a(c,{children:[a(A,{title:n.title,aside:a(x,{type:`WEBHOOK_ENDPOINT`,ids:F?.map(({id:e})=>e),where:_.where,...Z}),actions:ee}),a(D,{label:n.views.label,children:o.map(e=>a(S,{to:`/webhooks`,search:e===`all`?{}:{view:e},current:e===(i.view??`all`),children:n.views[e]},e))}),a(j,{flush:!0,children:[I.length>0&&a(N,{text:r.selected(I.length),onClear:V,children:[a(h,{size:`small`,icon:v,onClick:()=>G({pause:!1,endpoints:I}),children:n.actions.resume}),a(h,{size:`small`,icon:b,onClick:()=>G({pause:!0,endpoints:I}),children:n.actions.pause})]}),a(T,{name:`webhooks`,label:n.title,columns:Q,rows:F,rowKey:e=>e.id,rowName:e=>W(e.url),...p&&{selection:z},stale:E,error:w,onRetry:()=>void k(),empty:i.view?a(C,{icon:t,title:n.noneFails,text:n.noneFailsText}):a(C,{icon:u,title:n.empty,text:n.emptyText})})]}),U&&a(q,{...U,onDone:H,onClose:()=>G(void 0)}),p&&i.dialog===`register`&&a(J,{onClose:f})]})}function $(){let t=e(B),n=e(y),r=w(),o=t.columns;return[{id:`url`,header:o.url,cell:e=>a(`span`,{className:G.endpoint,children:[a(i,{to:`/webhooks/$id`,params:{id:e.id},children:W(e.url)}),e.description&&a(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:o.status,cell:e=>a(V,{...e}),width:8},{id:`health`,header:o.health,cell:({health:e})=>{let{text:n,tone:i}=z(e.deliveries,t.health,r.count);return a(I,{tone:i,children:n})},wide:`below`,width:16},{id:`failure`,header:o.failure,cell:({recentFailures:[e]})=>e&&a(`span`,{className:G.failure,children:[a(`span`,{children:H(e.errorMessage,t.failures)}),a(`span`,{className:`muted`,children:a(k,{at:e.createdAt})})]}),wide:`below`,width:24},{id:`events`,header:o.events,cell:({events:e})=>a(`span`,{title:r.list(e.map(e=>n[e])),children:f.every(t=>e.includes(t))?t.allEvents:e.length===1&&e[0]?n[e[0]]:t.someEvents(e.length,s.length)}),wide:!0,width:10},{id:`registered`,header:o.registered,cell:({createdAt:e})=>a(k,{at:e}),wide:!0}]}export{Q as EndpointList};