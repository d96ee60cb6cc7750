const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/PauseEndpointsDialog-BMhCvSgH.js","assets/pages-BKuchlSa.js","assets/early-__BPvlh7.js","assets/details-DEzsJ7Eu.js","assets/parts-Cc9LtXcq.js","assets/index-BnWrMzHB.js","assets/BulkDialog-BVJ1Qrx0.js","assets/dialogs-CX15PTHH.js","assets/sending-85CfD5rY.js","assets/draft-B-oezJ_L.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-CEEpD1-K.js","assets/RegisterDialog-C6RO-hi6.js","assets/TextField-Lr_b49hX.js","assets/VerifyCode-Cs4kg9Cn.js","assets/Secret.module-Bs1Rnr1Z.js"])))=>i.map(i=>d[i]);
import{D as e,Ft as t,It as n,Jt as r,U as i,Y as a,Yt as o,a as s,hn as c,i as l,r as u,rt as d,tt as f,u as p,v as m,w as h,wn as g,xn as _}from"./index-BnWrMzHB.js";import{E as v,T as y,c as b,t as x}from"./details-DEzsJ7Eu.js";import{A as S,C,F as w,G as T,J as E,K as D,M as O,Q as k,W as A,X as j,a as M,j as N,nt as P,q as F,u as I,w as L}from"./parts-Cc9LtXcq.js";import{a as R,d as z,f as B,l as V,n as H,p as U,s as W}from"./webhooks-CEEpD1-K.js";o();var G={endpoint:`_endpoint_1sbyh_2`,failure:`_failure_1sbyh_3`},K=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);g();var q=p(()=>f(()=>import(`./PauseEndpointsDialog-BMhCvSgH.js`).then(e=>e.PauseEndpointsDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11]))),J=p(()=>f(()=>import(`./RegisterDialog-C6RO-hi6.js`).then(e=>e.RegisterDialog),__vite__mapDeps([12,5,2,7,3,4,1,8,9,13,10,14,15]))),Y=t(`/signedIn/webhooks`),X=({webhookEndpoints:e})=>e.edges.map(({node:e})=>e),Z=S(H,({webhookEndpoints:e})=>e.edges.map(({node:e})=>e));function Q(){let t=a(B),{table:n}=a(h),o=Y.useSearch(),{open:s,close:l}=A(),f=d(`WEBHOOKS_WRITE`),p=R(o),{data:g,error:x,isPlaceholderData:S,refetch:T}=I(K,p,X,[`WEBHOOK_ENDPOINT`],{onFocus:!0}),E=g&&X(g),{chosen:D,selection:V,clear:H,remove:U}=M(E,{view:o.view}),[W,G]=c(),Q=$(),ee=r(_,{children:[r(O,{input:{kind:`ENDPOINTS`,endpointWhere:p.where},count:g?.webhookEndpoints.totalCount}),f&&r(m,{look:`primary`,icon:P,onClick:()=>s(`register`),children:t.register})]});return r(_,{children:[r(j,{title:t.title,aside:r(N,{type:`WEBHOOK_ENDPOINT`,ids:E?.map(({id:e})=>e),where:p.where,...Z}),actions:ee}),r(C,{label:t.views.label,children:u.map(e=>r(L,{to:`/webhooks`,search:e===`all`?{}:{view:e},current:e===(o.view??`all`),children:t.views[e]},e))}),r(k,{flush:!0,children:[D.length>0&&r(b,{text:n.selected(D.length),onClear:H,children:[r(m,{size:`small`,icon:y,onClick:()=>G({pause:!1,endpoints:D}),children:t.actions.resume}),r(m,{size:`small`,icon:v,onClick:()=>G({pause:!0,endpoints:D}),children:t.actions.pause})]}),r(F,{name:`webhooks`,label:t.title,columns:Q,rows:E,rowKey:e=>e.id,rowName:e=>z(e.url),...f&&{selection:V},stale:S,error:x,onRetry:()=>void T(),empty:o.view?r(w,{icon:i,title:t.noneFails,text:t.noneFailsText}):r(w,{icon:e,title:t.empty,text:t.emptyText})})]}),W&&r(q,{...W,onDone:U,onClose:()=>G(void 0)}),f&&o.dialog===`register`&&r(J,{onClose:l})]})}function $(){let e=a(B),t=a(x),i=D(),o=e.columns;return[{id:`url`,header:o.url,cell:e=>r(`span`,{className:G.endpoint,children:[r(n,{to:`/webhooks/$id`,params:{id:e.id},children:z(e.url)}),e.description&&r(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:o.status,cell:e=>r(W,{...e}),width:8},{id:`health`,header:o.health,cell:({health:t})=>{let{text:n,tone:a}=V(t.deliveries,e.health,i.count);return r(E,{tone:a,children:n})},wide:`below`,width:16},{id:`failure`,header:o.failure,cell:({recentFailures:[t]})=>t&&r(`span`,{className:G.failure,children:[r(`span`,{children:U(t.errorMessage,e.failures)}),r(`span`,{className:`muted`,children:r(T,{at:t.createdAt})})]}),wide:`below`,width:24},{id:`events`,header:o.events,cell:({events:n})=>r(`span`,{title:i.list(n.map(e=>t[e])),children:l.every(e=>n.includes(e))?e.allEvents:n.length===1&&n[0]?t[n[0]]:e.someEvents(n.length,s.length)}),wide:!0,width:10},{id:`registered`,header:o.registered,cell:({createdAt:e})=>r(T,{at:e}),wide:!0}]}export{Q as EndpointList};