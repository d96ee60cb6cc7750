const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/PauseEndpointsDialog-CjCi0vgt.js","assets/details-BbL3iHvP.js","assets/early-CfQr5XEC.js","assets/parts-dljrLVEa.js","assets/index-BcOHjEZP.js","assets/BulkDialog-CHabVoNp.js","assets/dialogs-BGMIoYzq.js","assets/change.gql-vYQsgJcH.js","assets/webhooks-Bdv-iBKI.js","assets/RegisterDialog-Dclsji5X.js","assets/TextField-CbiiAiCG.js","assets/VerifyCode-Cij55YPZ.js","assets/Secret.module-XM6TDzoy.js"])))=>i.map(i=>d[i]);
import{A as e,D as t,Ft as n,Gt as r,K as i,Kt as a,Pt as o,T as s,_n as c,a as l,bn as u,c as d,dn as f,i as p,it as m,nt as h,s as g,y as _}from"./index-BcOHjEZP.js";import{ct as v,u as y,ut as b}from"./details-BbL3iHvP.js";import{A as x,C as S,F as C,G as w,K as T,M as E,S as D,U as O,W as k,Y as A,Z as j,a as M,f as N,j as P,k as F,q as I,rt as L,u as R}from"./parts-dljrLVEa.js";import{a as z,c as B,i as V,l as H,n as U,s as W}from"./webhooks-Bdv-iBKI.js";a();var G={endpoint:`_endpoint_1svvn_2`,failure:`_failure_1svvn_3`},K=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);u();var q=E(()=>h(()=>import(`./PauseEndpointsDialog-CjCi0vgt.js`).then(e=>e.PauseEndpointsDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),J=E(()=>h(()=>import(`./RegisterDialog-Dclsji5X.js`).then(e=>e.RegisterDialog),__vite__mapDeps([9,4,2,6,1,3,10,7,11,12]))),Y=o(`/signedIn/webhooks`),X=({webhookEndpoints:e})=>e.edges.map(({node:e})=>e),Z=F(U,({webhookEndpoints:e})=>e.edges.map(({node:e})=>e));function Q(){let n=t(B),{table:a}=t(s),o=Y.useSearch(),{open:u,close:d}=O(),h=m(`WEBHOOKS_WRITE`),g=p(o),{data:y,error:w,isPlaceholderData:E,refetch:k}=R(K,g,X,[`WEBHOOK_ENDPOINT`],{onFocus:!0}),F=y&&X(y),{chosen:I,selection:z,clear:V,remove:H}=M(F,{view:o.view}),[U,G]=f(),Q=$(),ee=r(c,{children:[r(P,{input:{kind:`ENDPOINTS`,endpointWhere:g.where},count:y?.webhookEndpoints.totalCount}),h&&r(_,{look:`primary`,icon:L,onClick:()=>u(`register`),children:n.register})]});return r(c,{children:[r(A,{title:n.title,aside:r(x,{type:`WEBHOOK_ENDPOINT`,ids:F?.map(({id:e})=>e),where:g.where,...Z}),actions:ee}),r(D,{label:n.views.label,children:l.map(e=>r(S,{to:`/webhooks`,search:e===`all`?{}:{view:e},current:e===(o.view??`all`),children:n.views[e]},e))}),r(j,{flush:!0,children:[I.length>0&&r(N,{text:a.selected(I.length),onClear:V,children:[r(_,{size:`small`,icon:v,onClick:()=>G({pause:!1,endpoints:I}),children:n.actions.resume}),r(_,{size:`small`,icon:b,onClick:()=>G({pause:!0,endpoints:I}),children:n.actions.pause})]}),r(T,{name:`webhooks`,label:n.title,columns:Q,rows:F,rowKey:e=>e.id,rowName:e=>W(e.url),...h&&{selection:z},stale:E,error:w,onRetry:()=>void k(),empty:o.view?r(C,{icon:i,title:n.noneFails,text:n.noneFailsText}):r(C,{icon:e,title:n.empty,text:n.emptyText})})]}),U&&r(q,{...U,onDone:H,onClose:()=>G(void 0)}),h&&o.dialog===`register`&&r(J,{onClose:d})]})}function $(){let e=t(B),i=t(y),a=w(),o=e.columns;return[{id:`url`,header:o.url,cell:e=>r(`span`,{className:G.endpoint,children:[r(n,{to:`/webhooks/$id`,params:{id:e.id},children:W(e.url)}),e.description&&r(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:o.status,cell:e=>r(V,{...e}),width:8},{id:`health`,header:o.health,cell:({health:t})=>{let{text:n,tone:i}=z(t.deliveries,e.health,a.count);return r(I,{tone:i,children:n})},wide:`below`,width:16},{id:`failure`,header:o.failure,cell:({recentFailures:[t]})=>t&&r(`span`,{className:G.failure,children:[r(`span`,{children:H(t.errorMessage,e.failures)}),r(`span`,{className:`muted`,children:r(k,{at:t.createdAt})})]}),wide:`below`,width:24},{id:`events`,header:o.events,cell:({events:t})=>r(`span`,{title:a.list(t.map(e=>i[e])),children:g.every(e=>t.includes(e))?e.allEvents:t.length===1&&t[0]?i[t[0]]:e.someEvents(t.length,d.length)}),wide:!0,width:10},{id:`registered`,header:o.registered,cell:({createdAt:e})=>r(k,{at:e}),wide:!0}]}export{Q as EndpointList};