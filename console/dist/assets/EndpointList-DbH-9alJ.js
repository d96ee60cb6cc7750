const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/PauseEndpointsDialog-r_EbPZlj.js","assets/details-sHZI4id6.js","assets/early-JhwasVCb.js","assets/parts-sUoMt7hs.js","assets/index-ah7yBjvo.js","assets/BulkDialog-CoCA7jvd.js","assets/dialogs-DMNuVB_d.js","assets/sending-ClVjIKZq.js","assets/draft-CfwpFJT5.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-8HNuMmpv.js","assets/RegisterDialog-CjK6n3Pg.js","assets/TextField-D4_Wa49S.js","assets/VerifyCode-iBNdPRKg.js","assets/Secret.module-BKSUC-hG.js"])))=>i.map(i=>d[i]);
import{A as e,An as t,D as n,Dn as r,Ht as i,K as a,Q as o,Ut as s,a as c,c as l,ct as u,en as d,i as f,ot as p,p as m,s as h,tn as g,x as _,xn as v}from"./index-ah7yBjvo.js";import{ht as y,pt as b,s as x}from"./details-sHZI4id6.js";import{A as S,C,F as w,G as T,K as E,M as D,U as O,W as k,Y as A,Z as j,a as M,f as N,j as P,nt as F,q as I,u as L,w as R}from"./parts-sUoMt7hs.js";import{c as z,i as B,l as V,n as H,o as U,u as W}from"./webhooks-8HNuMmpv.js";g();var G={endpoint:`_endpoint_1svvn_2`,failure:`_failure_1svvn_3`},K=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);t();var q=m(()=>p(()=>import(`./PauseEndpointsDialog-r_EbPZlj.js`).then(e=>e.PauseEndpointsDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),J=m(()=>p(()=>import(`./RegisterDialog-CjK6n3Pg.js`).then(e=>e.RegisterDialog),__vite__mapDeps([11,4,2,1,3,6,7,8,12,9,13,14]))),Y=i(`/signedIn/webhooks`),X=({webhookEndpoints:e})=>e.edges.map(({node:e})=>e),Z=S(H,({webhookEndpoints:e})=>e.edges.map(({node:e})=>e));function Q(){let t=o(V),{table:i}=o(n),s=Y.useSearch(),{open:l,close:p}=O(),m=u(`WEBHOOKS_WRITE`),h=f(s),{data:g,error:x,isPlaceholderData:S,refetch:T}=L(K,h,X,[`WEBHOOK_ENDPOINT`],{onFocus:!0}),k=g&&X(g),{chosen:I,selection:B,clear:H,remove:U}=M(k,{view:s.view}),[W,G]=v(),Q=$(),ee=d(r,{children:[d(D,{input:{kind:`ENDPOINTS`,endpointWhere:h.where},count:g?.webhookEndpoints.totalCount}),m&&d(_,{look:`primary`,icon:F,onClick:()=>l(`register`),children:t.register})]});return d(r,{children:[d(A,{title:t.title,aside:d(P,{type:`WEBHOOK_ENDPOINT`,ids:k?.map(({id:e})=>e),where:h.where,...Z}),actions:ee}),d(C,{label:t.views.label,children:c.map(e=>d(R,{to:`/webhooks`,search:e===`all`?{}:{view:e},current:e===(s.view??`all`),children:t.views[e]},e))}),d(j,{flush:!0,children:[I.length>0&&d(N,{text:i.selected(I.length),onClear:H,children:[d(_,{size:`small`,icon:b,onClick:()=>G({pause:!1,endpoints:I}),children:t.actions.resume}),d(_,{size:`small`,icon:y,onClick:()=>G({pause:!0,endpoints:I}),children:t.actions.pause})]}),d(E,{name:`webhooks`,label:t.title,columns:Q,rows:k,rowKey:e=>e.id,rowName:e=>z(e.url),...m&&{selection:B},stale:S,error:x,onRetry:()=>void T(),empty:s.view?d(w,{icon:a,title:t.noneFails,text:t.noneFailsText}):d(w,{icon:e,title:t.empty,text:t.emptyText})})]}),W&&d(q,{...W,onDone:U,onClose:()=>G(void 0)}),m&&s.dialog===`register`&&d(J,{onClose:p})]})}function $(){let e=o(V),t=o(x),n=T(),r=e.columns;return[{id:`url`,header:r.url,cell:e=>d(`span`,{className:G.endpoint,children:[d(s,{to:`/webhooks/$id`,params:{id:e.id},children:z(e.url)}),e.description&&d(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:r.status,cell:e=>d(B,{...e}),width:8},{id:`health`,header:r.health,cell:({health:t})=>{let{text:r,tone:i}=U(t.deliveries,e.health,n.count);return d(I,{tone:i,children:r})},wide:`below`,width:16},{id:`failure`,header:r.failure,cell:({recentFailures:[t]})=>t&&d(`span`,{className:G.failure,children:[d(`span`,{children:W(t.errorMessage,e.failures)}),d(`span`,{className:`muted`,children:d(k,{at:t.createdAt})})]}),wide:`below`,width:24},{id:`events`,header:r.events,cell:({events:r})=>d(`span`,{title:n.list(r.map(e=>t[e])),children:h.every(e=>r.includes(e))?e.allEvents:r.length===1&&r[0]?t[r[0]]:e.someEvents(r.length,l.length)}),wide:!0,width:10},{id:`registered`,header:r.registered,cell:({createdAt:e})=>d(k,{at:e}),wide:!0}]}export{Q as EndpointList};