const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/PauseEndpointsDialog-Di_HQxAp.js","assets/details-CfP5J__g.js","assets/early-DhbaGOmZ.js","assets/parts-uYqX-dei.js","assets/index-CrslgKQf.js","assets/BulkDialog-CndBXUrv.js","assets/dialogs-myGTe9xi.js","assets/change.gql-vYQsgJcH.js","assets/webhooks-DItuNKmK.js","assets/RegisterDialog-C-6-1whs.js","assets/TextField-BGdrlW60.js","assets/VerifyCode-DoWvCXvX.js","assets/Secret.module-14Rdfjro.js"])))=>i.map(i=>d[i]);
import{Cn as e,E as t,It as n,Jt as r,Lt as i,O as a,Yt as o,a as s,at as c,b as l,bn as u,c as d,i as f,j as p,mn as m,p as h,q as g,rt as _,s as v}from"./index-CrslgKQf.js";import{dt as y,lt as b,u as x}from"./details-CfP5J__g.js";import{A as S,C,G as w,H as T,J as E,K as D,P as O,S as k,U as A,W as j,X as M,a as N,f as P,j as F,k as I,nt as L,u as R}from"./parts-uYqX-dei.js";import{c as z,i as B,l as V,n as H,o as U,u as W}from"./webhooks-DItuNKmK.js";o();var G={endpoint:`_endpoint_1svvn_2`,failure:`_failure_1svvn_3`},K=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);e();var q=h(()=>_(()=>import(`./PauseEndpointsDialog-Di_HQxAp.js`).then(e=>e.PauseEndpointsDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),J=h(()=>_(()=>import(`./RegisterDialog-C-6-1whs.js`).then(e=>e.RegisterDialog),__vite__mapDeps([9,4,2,6,1,3,10,7,11,12]))),Y=n(`/signedIn/webhooks`),X=({webhookEndpoints:e})=>e.edges.map(({node:e})=>e),Z=I(H,({webhookEndpoints:e})=>e.edges.map(({node:e})=>e));function Q(){let e=a(V),{table:n}=a(t),i=Y.useSearch(),{open:o,close:d}=T(),h=c(`WEBHOOKS_WRITE`),_=f(i),{data:v,error:x,isPlaceholderData:D,refetch:A}=R(K,_,X,[`WEBHOOK_ENDPOINT`],{onFocus:!0}),j=v&&X(v),{chosen:I,selection:B,clear:H,remove:U}=N(j,{view:i.view}),[W,G]=m(),Q=$(),ee=r(u,{children:[r(F,{input:{kind:`ENDPOINTS`,endpointWhere:_.where},count:v?.webhookEndpoints.totalCount}),h&&r(l,{look:`primary`,icon:L,onClick:()=>o(`register`),children:e.register})]});return r(u,{children:[r(E,{title:e.title,aside:r(S,{type:`WEBHOOK_ENDPOINT`,ids:j?.map(({id:e})=>e),where:_.where,...Z}),actions:ee}),r(k,{label:e.views.label,children:s.map(t=>r(C,{to:`/webhooks`,search:t===`all`?{}:{view:t},current:t===(i.view??`all`),children:e.views[t]},t))}),r(M,{flush:!0,children:[I.length>0&&r(P,{text:n.selected(I.length),onClear:H,children:[r(l,{size:`small`,icon:b,onClick:()=>G({pause:!1,endpoints:I}),children:e.actions.resume}),r(l,{size:`small`,icon:y,onClick:()=>G({pause:!0,endpoints:I}),children:e.actions.pause})]}),r(w,{name:`webhooks`,label:e.title,columns:Q,rows:j,rowKey:e=>e.id,rowName:e=>z(e.url),...h&&{selection:B},stale:D,error:x,onRetry:()=>void A(),empty:i.view?r(O,{icon:g,title:e.noneFails,text:e.noneFailsText}):r(O,{icon:p,title:e.empty,text:e.emptyText})})]}),W&&r(q,{...W,onDone:U,onClose:()=>G(void 0)}),h&&i.dialog===`register`&&r(J,{onClose:d})]})}function $(){let e=a(V),t=a(x),n=j(),o=e.columns;return[{id:`url`,header:o.url,cell:e=>r(`span`,{className:G.endpoint,children:[r(i,{to:`/webhooks/$id`,params:{id:e.id},children:z(e.url)}),e.description&&r(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:o.status,cell:e=>r(B,{...e}),width:8},{id:`health`,header:o.health,cell:({health:t})=>{let{text:i,tone:a}=U(t.deliveries,e.health,n.count);return r(D,{tone:a,children:i})},wide:`below`,width:16},{id:`failure`,header:o.failure,cell:({recentFailures:[t]})=>t&&r(`span`,{className:G.failure,children:[r(`span`,{children:W(t.errorMessage,e.failures)}),r(`span`,{className:`muted`,children:r(A,{at:t.createdAt})})]}),wide:`below`,width:24},{id:`events`,header:o.events,cell:({events:i})=>r(`span`,{title:n.list(i.map(e=>t[e])),children:v.every(e=>i.includes(e))?e.allEvents:i.length===1&&i[0]?t[i[0]]:e.someEvents(i.length,d.length)}),wide:!0,width:10},{id:`registered`,header:o.registered,cell:({createdAt:e})=>r(A,{at:e}),wide:!0}]}export{Q as EndpointList};