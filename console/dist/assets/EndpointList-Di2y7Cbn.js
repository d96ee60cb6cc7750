const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/PauseEndpointsDialog-D2bfIqAz.js","assets/details-Cmv5GQaD.js","assets/early-JhwasVCb.js","assets/parts-C1VRNkno.js","assets/index-jHT1tkCe.js","assets/BulkDialog-Dbwyw4E9.js","assets/dialogs-DWt2_yZc.js","assets/sending-C6ZxqXLJ.js","assets/draft-B_iKYUqj.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-CezxVVfC.js","assets/RegisterDialog-uP-PVYJA.js","assets/TextField-YX5biQ1K.js","assets/VerifyCode-Btc0j4lL.js","assets/Secret.module-D3T0yuhJ.js"])))=>i.map(i=>d[i]);
import{$t as e,A as t,D as n,En as r,Ht as i,K as a,Q as o,Vt as s,a as c,bn as l,c as u,ct as d,en as f,i as p,kn as m,ot as h,p as g,s as _,x as v}from"./index-jHT1tkCe.js";import{ft as y,mt as b,s as x}from"./details-Cmv5GQaD.js";import{A as S,C,F as w,G as T,K as E,M as D,U as O,W as k,Y as A,Z as j,a as M,f as N,j as P,nt as F,q as I,u as L,w as R}from"./parts-C1VRNkno.js";import{c as z,i as B,l as V,n as H,o as U,u as W}from"./webhooks-CezxVVfC.js";f();var G={endpoint:`_endpoint_1svvn_2`,failure:`_failure_1svvn_3`},K=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);m();var q=g(()=>h(()=>import(`./PauseEndpointsDialog-D2bfIqAz.js`).then(e=>e.PauseEndpointsDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),J=g(()=>h(()=>import(`./RegisterDialog-uP-PVYJA.js`).then(e=>e.RegisterDialog),__vite__mapDeps([11,4,2,1,3,6,7,8,12,9,13,14]))),Y=s(`/signedIn/webhooks`),X=({webhookEndpoints:e})=>e.edges.map(({node:e})=>e),Z=S(H,({webhookEndpoints:e})=>e.edges.map(({node:e})=>e));function Q(){let i=o(V),{table:s}=o(n),u=Y.useSearch(),{open:f,close:m}=O(),h=d(`WEBHOOKS_WRITE`),g=p(u),{data:_,error:x,isPlaceholderData:S,refetch:T}=L(K,g,X,[`WEBHOOK_ENDPOINT`],{onFocus:!0}),k=_&&X(_),{chosen:I,selection:B,clear:H,remove:U}=M(k,{view:u.view}),[W,G]=l(),Q=$(),ee=e(r,{children:[e(D,{input:{kind:`ENDPOINTS`,endpointWhere:g.where},count:_?.webhookEndpoints.totalCount}),h&&e(v,{look:`primary`,icon:F,onClick:()=>f(`register`),children:i.register})]});return e(r,{children:[e(A,{title:i.title,aside:e(P,{type:`WEBHOOK_ENDPOINT`,ids:k?.map(({id:e})=>e),where:g.where,...Z}),actions:ee}),e(C,{label:i.views.label,children:c.map(t=>e(R,{to:`/webhooks`,search:t===`all`?{}:{view:t},current:t===(u.view??`all`),children:i.views[t]},t))}),e(j,{flush:!0,children:[I.length>0&&e(N,{text:s.selected(I.length),onClear:H,children:[e(v,{size:`small`,icon:y,onClick:()=>G({pause:!1,endpoints:I}),children:i.actions.resume}),e(v,{size:`small`,icon:b,onClick:()=>G({pause:!0,endpoints:I}),children:i.actions.pause})]}),e(E,{name:`webhooks`,label:i.title,columns:Q,rows:k,rowKey:e=>e.id,rowName:e=>z(e.url),...h&&{selection:B},stale:S,error:x,onRetry:()=>void T(),empty:u.view?e(w,{icon:a,title:i.noneFails,text:i.noneFailsText}):e(w,{icon:t,title:i.empty,text:i.emptyText})})]}),W&&e(q,{...W,onDone:U,onClose:()=>G(void 0)}),h&&u.dialog===`register`&&e(J,{onClose:m})]})}function $(){let t=o(V),n=o(x),r=T(),a=t.columns;return[{id:`url`,header:a.url,cell:t=>e(`span`,{className:G.endpoint,children:[e(i,{to:`/webhooks/$id`,params:{id:t.id},children:z(t.url)}),t.description&&e(`span`,{className:`muted`,children:t.description})]}),width:26},{id:`status`,header:a.status,cell:t=>e(B,{...t}),width:8},{id:`health`,header:a.health,cell:({health:n})=>{let{text:i,tone:a}=U(n.deliveries,t.health,r.count);return e(I,{tone:a,children:i})},wide:`below`,width:16},{id:`failure`,header:a.failure,cell:({recentFailures:[n]})=>n&&e(`span`,{className:G.failure,children:[e(`span`,{children:W(n.errorMessage,t.failures)}),e(`span`,{className:`muted`,children:e(k,{at:n.createdAt})})]}),wide:`below`,width:24},{id:`events`,header:a.events,cell:({events:i})=>e(`span`,{title:r.list(i.map(e=>n[e])),children:_.every(e=>i.includes(e))?t.allEvents:i.length===1&&i[0]?n[i[0]]:t.someEvents(i.length,u.length)}),wide:!0,width:10},{id:`registered`,header:a.registered,cell:({createdAt:t})=>e(k,{at:t}),wide:!0}]}export{Q as EndpointList};