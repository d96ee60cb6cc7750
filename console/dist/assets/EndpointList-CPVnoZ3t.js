const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/PauseEndpointsDialog-Dt8X_nEe.js","assets/details-Dg0S2g0y.js","assets/early-CfQr5XEC.js","assets/parts-BYqyiHkm.js","assets/index-56XI4USA.js","assets/BulkDialog-CfS81kYO.js","assets/dialogs-Bx7AgrVf.js","assets/change.gql-vYQsgJcH.js","assets/webhooks-Bo2dGaCu.js","assets/RegisterDialog-BVr7ztbX.js","assets/TextField-DNRM4AN9.js","assets/VerifyCode-BUETKjYY.js","assets/Secret.module-BKed6hQw.js"])))=>i.map(i=>d[i]);
import{At as e,E as t,G as n,Nt as r,Pt as i,Ut as a,Wt as o,a as s,c,hn as l,i as u,k as d,ln as f,rt as p,s as m,tt as h,v as g,vn as _,w as v}from"./index-56XI4USA.js";import{ft as y,mt as b,u as x}from"./details-Dg0S2g0y.js";import{B as S,C,H as w,J as T,K as E,N as D,S as O,U as k,V as A,W as j,a as M,et as N,f as P,j as F}from"./parts-BYqyiHkm.js";import{c as I,i as L,o as R,r as z,s as B}from"./webhooks-Bo2dGaCu.js";o();var V={endpoint:`_endpoint_1tm63_2`,failure:`_failure_1tm63_3`},H=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query WebhookList($where: WebhookEndpointWhereInput) {
  webhookEndpoints(first: 20, where: $where) {
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
    `);_();var U=F(()=>h(()=>import(`./PauseEndpointsDialog-Dt8X_nEe.js`).then(e=>e.PauseEndpointsDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),W=F(()=>h(()=>import(`./RegisterDialog-BVr7ztbX.js`).then(e=>e.RegisterDialog),__vite__mapDeps([9,4,2,6,1,3,10,7,11,12]))),G=r(`/signedIn/webhooks`);function K(){let r=t(B),{table:i}=t(v),o=G.useSearch(),{open:c,close:m}=S(),h=p(`WEBHOOKS_WRITE`),{data:_,error:x,isPlaceholderData:w,refetch:A}=e(H,u(o)),j=_?.webhookEndpoints.edges.map(e=>e.node),{chosen:F,selection:I,clear:L,remove:z}=M(j,{view:o.view}),[V,K]=f(),J=q(),Y=h&&a(g,{look:`primary`,icon:N,onClick:()=>c(`register`),children:r.register});return a(l,{children:[a(E,{title:r.title,actions:Y}),a(O,{label:r.views.label,children:s.map(e=>a(C,{to:`/webhooks`,search:e===`all`?{}:{view:e},current:e===(o.view??`all`),children:r.views[e]},e))}),a(T,{flush:!0,children:[F.length>0&&a(P,{text:i.selected(F.length),onClear:L,children:[a(g,{size:`small`,icon:y,onClick:()=>K({pause:!1,endpoints:F}),children:r.actions.resume}),a(g,{size:`small`,icon:b,onClick:()=>K({pause:!0,endpoints:F}),children:r.actions.pause})]}),a(k,{name:`webhooks`,label:r.title,columns:J,rows:j,rowKey:e=>e.id,rowName:e=>R(e.url),...h&&{selection:I},stale:w,error:x,onRetry:()=>void A(),empty:o.view?a(D,{icon:n,title:r.noneFails,text:r.noneFailsText}):a(D,{icon:d,title:r.empty,text:r.emptyText})})]}),V&&a(U,{...V,onDone:z,onClose:()=>K(void 0)}),h&&o.dialog===`register`&&a(W,{onClose:m})]})}function q(){let e=t(B),n=t(x),r=w(),o=e.columns;return[{id:`url`,header:o.url,cell:e=>a(`span`,{className:V.endpoint,children:[a(i,{to:`/webhooks/$id`,params:{id:e.id},children:R(e.url)}),e.description&&a(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:o.status,cell:e=>a(z,{...e}),width:8},{id:`health`,header:o.health,cell:({health:t})=>{let{text:n,tone:i}=L(t.deliveries,e.health,r.count);return a(j,{tone:i,children:n})},wide:`below`,width:16},{id:`failure`,header:o.failure,cell:({recentFailures:[t]})=>t&&a(`span`,{className:V.failure,children:[a(`span`,{children:I(t.errorMessage,e.failures)}),a(`span`,{className:`muted`,children:a(A,{at:t.createdAt})})]}),wide:`below`,width:24},{id:`events`,header:o.events,cell:({events:t})=>a(`span`,{title:r.list(t.map(e=>n[e])),children:m.every(e=>t.includes(e))?e.allEvents:t.length===1&&t[0]?n[t[0]]:e.someEvents(t.length,c.length)}),wide:!0,width:10},{id:`registered`,header:o.registered,cell:({createdAt:e})=>a(A,{at:e}),wide:!0}]}export{K as EndpointList};