const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/PauseEndpointsDialog-DP7kw-0A.js","assets/details-BCxr0cvW.js","assets/early-BYpEY6fK.js","assets/parts-CYsUAY3Z.js","assets/index-1NI2Ce1b.js","assets/BulkDialog-B1AibSZE.js","assets/dialogs-DKXg-Har.js","assets/sending-C7jtxXne.js","assets/draft-BvkOCEOn.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-Dc3RlcGU.js","assets/RegisterDialog-CsWlT1yv.js","assets/TextField-DsRt77fr.js","assets/VerifyCode-CxnuvlOU.js","assets/Secret.module-Dy8B5MYO.js"])))=>i.map(i=>d[i]);
import{A as e,Cn as t,D as n,K as r,Mn as i,Q as a,Ut as o,Wt as s,a as c,c as l,ct as u,i as d,kn as f,nn as p,ot as m,p as h,rn as g,s as _,x as v}from"./index-1NI2Ce1b.js";import{gt as y,mt as b,s as x}from"./details-BCxr0cvW.js";import{A as S,C,F as w,G as T,K as E,M as D,U as O,W as k,Y as A,Z as j,a as M,f as N,j as P,nt as F,q as I,u as L,w as R}from"./parts-CYsUAY3Z.js";import{c as z,i as B,l as V,n as H,o as U,u as W}from"./webhooks-Dc3RlcGU.js";g();var G={endpoint:`_endpoint_1svvn_2`,failure:`_failure_1svvn_3`},K=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);i();var q=h(()=>m(()=>import(`./PauseEndpointsDialog-DP7kw-0A.js`).then(e=>e.PauseEndpointsDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),J=h(()=>m(()=>import(`./RegisterDialog-CsWlT1yv.js`).then(e=>e.RegisterDialog),__vite__mapDeps([11,4,2,6,1,3,7,8,12,9,13,14]))),Y=o(`/signedIn/webhooks`),X=({webhookEndpoints:e})=>e.edges.map(({node:e})=>e),Z=S(H,({webhookEndpoints:e})=>e.edges.map(({node:e})=>e));function Q(){let i=a(V),{table:o}=a(n),s=Y.useSearch(),{open:l,close:m}=O(),h=u(`WEBHOOKS_WRITE`),g=d(s),{data:_,error:x,isPlaceholderData:S,refetch:T}=L(K,g,X,[`WEBHOOK_ENDPOINT`],{onFocus:!0}),k=_&&X(_),{chosen:I,selection:B,clear:H,remove:U}=M(k,{view:s.view}),[W,G]=t(),Q=$(),ee=p(f,{children:[p(D,{input:{kind:`ENDPOINTS`,endpointWhere:g.where},count:_?.webhookEndpoints.totalCount}),h&&p(v,{look:`primary`,icon:F,onClick:()=>l(`register`),children:i.register})]});return p(f,{children:[p(A,{title:i.title,aside:p(P,{type:`WEBHOOK_ENDPOINT`,ids:k?.map(({id:e})=>e),where:g.where,...Z}),actions:ee}),p(C,{label:i.views.label,children:c.map(e=>p(R,{to:`/webhooks`,search:e===`all`?{}:{view:e},current:e===(s.view??`all`),children:i.views[e]},e))}),p(j,{flush:!0,children:[I.length>0&&p(N,{text:o.selected(I.length),onClear:H,children:[p(v,{size:`small`,icon:b,onClick:()=>G({pause:!1,endpoints:I}),children:i.actions.resume}),p(v,{size:`small`,icon:y,onClick:()=>G({pause:!0,endpoints:I}),children:i.actions.pause})]}),p(E,{name:`webhooks`,label:i.title,columns:Q,rows:k,rowKey:e=>e.id,rowName:e=>z(e.url),...h&&{selection:B},stale:S,error:x,onRetry:()=>void T(),empty:s.view?p(w,{icon:r,title:i.noneFails,text:i.noneFailsText}):p(w,{icon:e,title:i.empty,text:i.emptyText})})]}),W&&p(q,{...W,onDone:U,onClose:()=>G(void 0)}),h&&s.dialog===`register`&&p(J,{onClose:m})]})}function $(){let e=a(V),t=a(x),n=T(),r=e.columns;return[{id:`url`,header:r.url,cell:e=>p(`span`,{className:G.endpoint,children:[p(s,{to:`/webhooks/$id`,params:{id:e.id},children:z(e.url)}),e.description&&p(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:r.status,cell:e=>p(B,{...e}),width:8},{id:`health`,header:r.health,cell:({health:t})=>{let{text:r,tone:i}=U(t.deliveries,e.health,n.count);return p(I,{tone:i,children:r})},wide:`below`,width:16},{id:`failure`,header:r.failure,cell:({recentFailures:[t]})=>t&&p(`span`,{className:G.failure,children:[p(`span`,{children:W(t.errorMessage,e.failures)}),p(`span`,{className:`muted`,children:p(k,{at:t.createdAt})})]}),wide:`below`,width:24},{id:`events`,header:r.events,cell:({events:r})=>p(`span`,{title:n.list(r.map(e=>t[e])),children:_.every(e=>r.includes(e))?e.allEvents:r.length===1&&r[0]?t[r[0]]:e.someEvents(r.length,l.length)}),wide:!0,width:10},{id:`registered`,header:r.registered,cell:({createdAt:e})=>p(k,{at:e}),wide:!0}]}export{Q as EndpointList};