const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/PauseEndpointsDialog-D7nuibeb.js","assets/details-D9Y-tpnF.js","assets/early-JhwasVCb.js","assets/parts-CE7ui_Zl.js","assets/index-DSghyoMO.js","assets/BulkDialog-Dw_ThBoE.js","assets/dialogs-C5K1e2p_.js","assets/sending-BYyfSJLp.js","assets/draft-Zl2_X2FY.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-Cfw2A5L3.js","assets/RegisterDialog-BHwWH2hg.js","assets/TextField-DBMLqxJK.js","assets/VerifyCode-FuQotMN7.js","assets/Secret.module-BJyAJXi8.js"])))=>i.map(i=>d[i]);
import{A as e,An as t,D as n,K as r,Nn as i,Q as a,Ut as o,Wt as s,a as c,c as l,ct as u,i as d,nn as f,ot as p,p as m,rn as h,s as g,wn as _,x as v}from"./index-DSghyoMO.js";import{gt as y,mt as b,s as x}from"./details-D9Y-tpnF.js";import{A as S,C,F as w,G as T,K as E,M as D,U as O,W as k,Y as A,Z as j,a as M,f as N,j as P,nt as F,q as I,u as L,w as R}from"./parts-CE7ui_Zl.js";import{c as z,i as B,l as V,n as H,o as U,u as W}from"./webhooks-Cfw2A5L3.js";h();var G={endpoint:`_endpoint_1svvn_2`,failure:`_failure_1svvn_3`},K=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);i();var q=m(()=>p(()=>import(`./PauseEndpointsDialog-D7nuibeb.js`).then(e=>e.PauseEndpointsDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),J=m(()=>p(()=>import(`./RegisterDialog-BHwWH2hg.js`).then(e=>e.RegisterDialog),__vite__mapDeps([11,4,2,6,1,3,7,8,12,9,13,14]))),Y=o(`/signedIn/webhooks`),X=({webhookEndpoints:e})=>e.edges.map(({node:e})=>e),Z=S(H,({webhookEndpoints:e})=>e.edges.map(({node:e})=>e));function Q(){let i=a(V),{table:o}=a(n),s=Y.useSearch(),{open:l,close:p}=O(),m=u(`WEBHOOKS_WRITE`),h=d(s),{data:g,error:x,isPlaceholderData:S,refetch:T}=L(K,h,X,[`WEBHOOK_ENDPOINT`],{onFocus:!0}),k=g&&X(g),{chosen:I,selection:B,clear:H,remove:U}=M(k,{view:s.view}),[W,G]=_(),Q=$(),ee=f(t,{children:[f(D,{input:{kind:`ENDPOINTS`,endpointWhere:h.where},count:g?.webhookEndpoints.totalCount}),m&&f(v,{look:`primary`,icon:F,onClick:()=>l(`register`),children:i.register})]});return f(t,{children:[f(A,{title:i.title,aside:f(P,{type:`WEBHOOK_ENDPOINT`,ids:k?.map(({id:e})=>e),where:h.where,...Z}),actions:ee}),f(C,{label:i.views.label,children:c.map(e=>f(R,{to:`/webhooks`,search:e===`all`?{}:{view:e},current:e===(s.view??`all`),children:i.views[e]},e))}),f(j,{flush:!0,children:[I.length>0&&f(N,{text:o.selected(I.length),onClear:H,children:[f(v,{size:`small`,icon:b,onClick:()=>G({pause:!1,endpoints:I}),children:i.actions.resume}),f(v,{size:`small`,icon:y,onClick:()=>G({pause:!0,endpoints:I}),children:i.actions.pause})]}),f(E,{name:`webhooks`,label:i.title,columns:Q,rows:k,rowKey:e=>e.id,rowName:e=>z(e.url),...m&&{selection:B},stale:S,error:x,onRetry:()=>void T(),empty:s.view?f(w,{icon:r,title:i.noneFails,text:i.noneFailsText}):f(w,{icon:e,title:i.empty,text:i.emptyText})})]}),W&&f(q,{...W,onDone:U,onClose:()=>G(void 0)}),m&&s.dialog===`register`&&f(J,{onClose:p})]})}function $(){let e=a(V),t=a(x),n=T(),r=e.columns;return[{id:`url`,header:r.url,cell:e=>f(`span`,{className:G.endpoint,children:[f(s,{to:`/webhooks/$id`,params:{id:e.id},children:z(e.url)}),e.description&&f(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:r.status,cell:e=>f(B,{...e}),width:8},{id:`health`,header:r.health,cell:({health:t})=>{let{text:r,tone:i}=U(t.deliveries,e.health,n.count);return f(I,{tone:i,children:r})},wide:`below`,width:16},{id:`failure`,header:r.failure,cell:({recentFailures:[t]})=>t&&f(`span`,{className:G.failure,children:[f(`span`,{children:W(t.errorMessage,e.failures)}),f(`span`,{className:`muted`,children:f(k,{at:t.createdAt})})]}),wide:`below`,width:24},{id:`events`,header:r.events,cell:({events:r})=>f(`span`,{title:n.list(r.map(e=>t[e])),children:g.every(e=>r.includes(e))?e.allEvents:r.length===1&&r[0]?t[r[0]]:e.someEvents(r.length,l.length)}),wide:!0,width:10},{id:`registered`,header:r.registered,cell:({createdAt:e})=>f(k,{at:e}),wide:!0}]}export{Q as EndpointList};