const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/PauseEndpointsDialog-iY1Tk71h.js","assets/pages-BpAtkfM2.js","assets/early-__BPvlh7.js","assets/details-CiSvw2-D.js","assets/parts-C2OOrKHF.js","assets/index-ByM-MJ82.js","assets/BulkDialog-D27T9Xp7.js","assets/dialogs-C2mIxewQ.js","assets/sending-COEhbZ7i.js","assets/draft-DmmcF23b.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-CCXKSWna.js","assets/RegisterDialog-DD3PpbNA.js","assets/TextField-CrG_SIf5.js","assets/VerifyCode-EvEZpY1u.js","assets/Secret.module-CN1pU4ux.js"])))=>i.map(i=>d[i]);
import{D as e,Ft as t,It as n,Jt as r,U as i,Y as a,Yt as o,a as s,hn as c,i as l,r as u,rt as d,tt as f,u as p,v as m,w as h,wn as g,xn as _}from"./index-ByM-MJ82.js";import{E as v,T as y,c as b,t as x}from"./details-CiSvw2-D.js";import{J as S,K as C,L as w,M as T,N as E,Q as D,T as O,X as k,Y as A,d as j,et as M,j as N,o as P,q as F,rt as I,w as L}from"./parts-C2OOrKHF.js";import{a as R,d as z,f as B,l as V,n as H,p as U,s as W}from"./webhooks-CCXKSWna.js";o();var G={endpoint:`_endpoint_14ofu_2`,failure:`_failure_14ofu_3`},K=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);g();var q=p(()=>f(()=>import(`./PauseEndpointsDialog-iY1Tk71h.js`).then(e=>e.PauseEndpointsDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11]))),J=p(()=>f(()=>import(`./RegisterDialog-DD3PpbNA.js`).then(e=>e.RegisterDialog),__vite__mapDeps([12,5,2,7,3,4,1,8,9,13,10,14,15]))),Y=t(`/signedIn/webhooks`),X=({webhookEndpoints:e})=>e.edges.map(({node:e})=>e),Z=N(H,({webhookEndpoints:e})=>e.edges.map(({node:e})=>e));function Q(){let t=a(B),{table:n}=a(h),o=Y.useSearch(),{open:s,close:l}=C(),f=d(`WEBHOOKS_WRITE`),p=R(o),{data:g,error:x,isPlaceholderData:S,refetch:k}=j(K,p,X,[`WEBHOOK_ENDPOINT`],{onFocus:!0}),N=g&&X(g),{chosen:F,selection:V,clear:H,remove:U}=P(N,{view:o.view}),[W,G]=c(),Q=$(),ee=r(_,{children:[r(E,{input:{kind:`ENDPOINTS`,endpointWhere:p.where},count:g?.webhookEndpoints.totalCount}),f&&r(m,{look:`primary`,icon:I,onClick:()=>s(`register`),children:t.register})]});return r(_,{children:[r(D,{title:t.title,aside:r(T,{type:`WEBHOOK_ENDPOINT`,ids:N?.map(({id:e})=>e),where:p.where,...Z}),actions:ee}),r(L,{label:t.views.label,children:u.map(e=>r(O,{to:`/webhooks`,search:e===`all`?{}:{view:e},current:e===(o.view??`all`),children:t.views[e]},e))}),r(M,{flush:!0,children:[F.length>0&&r(b,{text:n.selected(F.length),onClear:H,children:[r(m,{size:`small`,icon:y,onClick:()=>G({pause:!1,endpoints:F}),children:t.actions.resume}),r(m,{size:`small`,icon:v,onClick:()=>G({pause:!0,endpoints:F}),children:t.actions.pause})]}),r(A,{name:`webhooks`,label:t.title,columns:Q,rows:N,rowKey:e=>e.id,rowName:e=>z(e.url),...f&&{selection:V},stale:S,error:x,onRetry:()=>void k(),empty:o.view?r(w,{icon:i,title:t.noneFails,text:t.noneFailsText}):r(w,{icon:e,title:t.empty,text:t.emptyText})})]}),W&&r(q,{...W,onDone:U,onClose:()=>G(void 0)}),f&&o.dialog===`register`&&r(J,{onClose:l})]})}function $(){let e=a(B),t=a(x),i=S(),o=e.columns;return[{id:`url`,header:o.url,cell:e=>r(`span`,{className:G.endpoint,children:[r(n,{to:`/webhooks/$id`,params:{id:e.id},children:z(e.url)}),e.description&&r(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:o.status,cell:e=>r(W,{...e}),width:8},{id:`health`,header:o.health,cell:({health:t})=>{let{text:n,tone:a}=V(t.deliveries,e.health,i.count);return r(k,{tone:a,children:n})},wide:`below`,width:16},{id:`failure`,header:o.failure,cell:({recentFailures:[t]})=>t&&r(`span`,{className:G.failure,children:[r(`span`,{children:U(t.errorMessage,e.failures)}),r(`span`,{className:`muted`,children:r(F,{at:t.createdAt})})]}),wide:`below`,width:24},{id:`events`,header:o.events,cell:({events:n})=>r(`span`,{title:i.list(n.map(e=>t[e])),children:l.every(e=>n.includes(e))?e.allEvents:n.length===1&&n[0]?t[n[0]]:e.someEvents(n.length,s.length)}),wide:!0,width:10},{id:`registered`,header:o.registered,cell:({createdAt:e})=>r(F,{at:e}),wide:!0}]}export{Q as EndpointList};