const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/PauseEndpointsDialog-BVlGuWyX.js","assets/details-CeckHyby.js","assets/early-CqjEYl7M.js","assets/parts-DeASi7V8.js","assets/index-Bj-0Wysc.js","assets/BulkDialog-BTHZHiUI.js","assets/dialogs-CeyJh_86.js","assets/sending-BqBRE9XC.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-BwO_iYcz.js","assets/RegisterDialog-CbeSN9gI.js","assets/TextField-ZQK7-1ul.js","assets/VerifyCode-B-PqCyOu.js","assets/Secret.module-CY9Hw0Hn.js"])))=>i.map(i=>d[i]);
import{$t as e,A as t,Bt as n,D as r,K as i,On as a,Qt as o,Tn as s,Vt as c,Z as l,a as u,at as d,c as f,i as p,p as m,s as h,st as g,x as _,yn as v}from"./index-Bj-0Wysc.js";import{ft as y,mt as b,s as x}from"./details-CeckHyby.js";import{A as S,C,G as w,H as T,J as E,K as D,P as O,S as k,U as A,W as j,X as M,a as N,f as P,j as F,k as I,tt as L,u as R}from"./parts-DeASi7V8.js";import{c as z,i as B,l as V,n as H,o as U,u as W}from"./webhooks-BwO_iYcz.js";e();var G={endpoint:`_endpoint_1svvn_2`,failure:`_failure_1svvn_3`},K=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);a();var q=m(()=>d(()=>import(`./PauseEndpointsDialog-BVlGuWyX.js`).then(e=>e.PauseEndpointsDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),J=m(()=>d(()=>import(`./RegisterDialog-CbeSN9gI.js`).then(e=>e.RegisterDialog),__vite__mapDeps([10,4,2,1,3,6,7,11,8,12,13]))),Y=n(`/signedIn/webhooks`),X=({webhookEndpoints:e})=>e.edges.map(({node:e})=>e),Z=I(H,({webhookEndpoints:e})=>e.edges.map(({node:e})=>e));function Q(){let e=l(V),{table:n}=l(r),a=Y.useSearch(),{open:c,close:d}=T(),f=g(`WEBHOOKS_WRITE`),m=p(a),{data:h,error:x,isPlaceholderData:D,refetch:A}=R(K,m,X,[`WEBHOOK_ENDPOINT`],{onFocus:!0}),j=h&&X(h),{chosen:I,selection:B,clear:H,remove:U}=N(j,{view:a.view}),[W,G]=v(),Q=$(),ee=o(s,{children:[o(F,{input:{kind:`ENDPOINTS`,endpointWhere:m.where},count:h?.webhookEndpoints.totalCount}),f&&o(_,{look:`primary`,icon:L,onClick:()=>c(`register`),children:e.register})]});return o(s,{children:[o(E,{title:e.title,aside:o(S,{type:`WEBHOOK_ENDPOINT`,ids:j?.map(({id:e})=>e),where:m.where,...Z}),actions:ee}),o(k,{label:e.views.label,children:u.map(t=>o(C,{to:`/webhooks`,search:t===`all`?{}:{view:t},current:t===(a.view??`all`),children:e.views[t]},t))}),o(M,{flush:!0,children:[I.length>0&&o(P,{text:n.selected(I.length),onClear:H,children:[o(_,{size:`small`,icon:y,onClick:()=>G({pause:!1,endpoints:I}),children:e.actions.resume}),o(_,{size:`small`,icon:b,onClick:()=>G({pause:!0,endpoints:I}),children:e.actions.pause})]}),o(w,{name:`webhooks`,label:e.title,columns:Q,rows:j,rowKey:e=>e.id,rowName:e=>z(e.url),...f&&{selection:B},stale:D,error:x,onRetry:()=>void A(),empty:a.view?o(O,{icon:i,title:e.noneFails,text:e.noneFailsText}):o(O,{icon:t,title:e.empty,text:e.emptyText})})]}),W&&o(q,{...W,onDone:U,onClose:()=>G(void 0)}),f&&a.dialog===`register`&&o(J,{onClose:d})]})}function $(){let e=l(V),t=l(x),n=j(),r=e.columns;return[{id:`url`,header:r.url,cell:e=>o(`span`,{className:G.endpoint,children:[o(c,{to:`/webhooks/$id`,params:{id:e.id},children:z(e.url)}),e.description&&o(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:r.status,cell:e=>o(B,{...e}),width:8},{id:`health`,header:r.health,cell:({health:t})=>{let{text:r,tone:i}=U(t.deliveries,e.health,n.count);return o(D,{tone:i,children:r})},wide:`below`,width:16},{id:`failure`,header:r.failure,cell:({recentFailures:[t]})=>t&&o(`span`,{className:G.failure,children:[o(`span`,{children:W(t.errorMessage,e.failures)}),o(`span`,{className:`muted`,children:o(A,{at:t.createdAt})})]}),wide:`below`,width:24},{id:`events`,header:r.events,cell:({events:r})=>o(`span`,{title:n.list(r.map(e=>t[e])),children:h.every(e=>r.includes(e))?e.allEvents:r.length===1&&r[0]?t[r[0]]:e.someEvents(r.length,f.length)}),wide:!0,width:10},{id:`registered`,header:r.registered,cell:({createdAt:e})=>o(A,{at:e}),wide:!0}]}export{Q as EndpointList};