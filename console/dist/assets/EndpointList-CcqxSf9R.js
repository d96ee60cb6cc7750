const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/PauseEndpointsDialog-e55Sovi-.js","assets/details-CTmdLNcp.js","assets/early-CqjEYl7M.js","assets/parts-DXnIqi7I.js","assets/index-yR9VlGa-.js","assets/BulkDialog-DcT_U_p-.js","assets/dialogs-QNjhNvSa.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-NB8onZEc.js","assets/RegisterDialog-BzuORRZw.js","assets/TextField-CMt_oLX6.js","assets/VerifyCode-D8Zro0R7.js","assets/Secret.module-BaxpTQL6.js"])))=>i.map(i=>d[i]);
import{A as e,Cn as t,D as n,En as r,K as i,Rt as a,Xt as o,Z as s,Zt as c,_n as l,a as u,at as d,c as f,i as p,p as m,s as h,st as g,x as _,zt as v}from"./index-yR9VlGa-.js";import{ht as y,pt as b,u as x}from"./details-CTmdLNcp.js";import{A as S,C,G as w,H as T,J as E,K as D,P as O,S as k,U as A,W as j,X as M,a as N,f as P,j as F,k as I,tt as L,u as R}from"./parts-DXnIqi7I.js";import{c as z,i as B,l as V,n as H,o as U,u as W}from"./webhooks-NB8onZEc.js";c();var G={endpoint:`_endpoint_1svvn_2`,failure:`_failure_1svvn_3`},K=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);r();var q=m(()=>d(()=>import(`./PauseEndpointsDialog-e55Sovi-.js`).then(e=>e.PauseEndpointsDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),J=m(()=>d(()=>import(`./RegisterDialog-BzuORRZw.js`).then(e=>e.RegisterDialog),__vite__mapDeps([9,4,2,1,3,6,10,7,11,12]))),Y=a(`/signedIn/webhooks`),X=({webhookEndpoints:e})=>e.edges.map(({node:e})=>e),Z=I(H,({webhookEndpoints:e})=>e.edges.map(({node:e})=>e));function Q(){let r=s(V),{table:a}=s(n),c=Y.useSearch(),{open:d,close:f}=T(),m=g(`WEBHOOKS_WRITE`),h=p(c),{data:v,error:x,isPlaceholderData:D,refetch:A}=R(K,h,X,[`WEBHOOK_ENDPOINT`],{onFocus:!0}),j=v&&X(v),{chosen:I,selection:B,clear:H,remove:U}=N(j,{view:c.view}),[W,G]=l(),Q=$(),ee=o(t,{children:[o(F,{input:{kind:`ENDPOINTS`,endpointWhere:h.where},count:v?.webhookEndpoints.totalCount}),m&&o(_,{look:`primary`,icon:L,onClick:()=>d(`register`),children:r.register})]});return o(t,{children:[o(E,{title:r.title,aside:o(S,{type:`WEBHOOK_ENDPOINT`,ids:j?.map(({id:e})=>e),where:h.where,...Z}),actions:ee}),o(k,{label:r.views.label,children:u.map(e=>o(C,{to:`/webhooks`,search:e===`all`?{}:{view:e},current:e===(c.view??`all`),children:r.views[e]},e))}),o(M,{flush:!0,children:[I.length>0&&o(P,{text:a.selected(I.length),onClear:H,children:[o(_,{size:`small`,icon:b,onClick:()=>G({pause:!1,endpoints:I}),children:r.actions.resume}),o(_,{size:`small`,icon:y,onClick:()=>G({pause:!0,endpoints:I}),children:r.actions.pause})]}),o(w,{name:`webhooks`,label:r.title,columns:Q,rows:j,rowKey:e=>e.id,rowName:e=>z(e.url),...m&&{selection:B},stale:D,error:x,onRetry:()=>void A(),empty:c.view?o(O,{icon:i,title:r.noneFails,text:r.noneFailsText}):o(O,{icon:e,title:r.empty,text:r.emptyText})})]}),W&&o(q,{...W,onDone:U,onClose:()=>G(void 0)}),m&&c.dialog===`register`&&o(J,{onClose:f})]})}function $(){let e=s(V),t=s(x),n=j(),r=e.columns;return[{id:`url`,header:r.url,cell:e=>o(`span`,{className:G.endpoint,children:[o(v,{to:`/webhooks/$id`,params:{id:e.id},children:z(e.url)}),e.description&&o(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:r.status,cell:e=>o(B,{...e}),width:8},{id:`health`,header:r.health,cell:({health:t})=>{let{text:r,tone:i}=U(t.deliveries,e.health,n.count);return o(D,{tone:i,children:r})},wide:`below`,width:16},{id:`failure`,header:r.failure,cell:({recentFailures:[t]})=>t&&o(`span`,{className:G.failure,children:[o(`span`,{children:W(t.errorMessage,e.failures)}),o(`span`,{className:`muted`,children:o(A,{at:t.createdAt})})]}),wide:`below`,width:24},{id:`events`,header:r.events,cell:({events:r})=>o(`span`,{title:n.list(r.map(e=>t[e])),children:h.every(e=>r.includes(e))?e.allEvents:r.length===1&&r[0]?t[r[0]]:e.someEvents(r.length,f.length)}),wide:!0,width:10},{id:`registered`,header:r.registered,cell:({createdAt:e})=>o(A,{at:e}),wide:!0}]}export{Q as EndpointList};