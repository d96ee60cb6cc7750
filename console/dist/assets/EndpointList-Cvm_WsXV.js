const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/PauseEndpointsDialog-Cex8h0M1.js","assets/details-P_G1di9K.js","assets/early-grBt5JFH.js","assets/parts-B2JQus4x.js","assets/index-ntnhS566.js","assets/BulkDialog-8ClP7OSL.js","assets/dialogs-BJDtHswT.js","assets/sending-CpeAgxX9.js","assets/draft-D0RPCffP.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-CkBoyJjr.js","assets/RegisterDialog-C-p4QRR6.js","assets/TextField-CopWnkay.js","assets/VerifyCode-DmJrNwO7.js","assets/Secret.module-CSK3sx-x.js"])))=>i.map(i=>d[i]);
import{A as e,Cn as t,D as n,K as r,Mn as i,Q as a,Ut as o,Wt as s,a as c,c as l,ct as u,i as d,kn as f,nn as p,ot as m,p as h,rn as g,s as _,x as v}from"./index-ntnhS566.js";import{gt as y,mt as b,s as x}from"./details-P_G1di9K.js";import{G as S,I as C,J as w,K as T,M as E,N as D,Q as O,T as k,W as A,X as j,a as M,j as N,p as P,q as F,rt as I,u as L,w as R}from"./parts-B2JQus4x.js";import{c as z,i as B,l as V,n as H,o as U,u as W}from"./webhooks-CkBoyJjr.js";g();var G={endpoint:`_endpoint_1sbyh_2`,failure:`_failure_1sbyh_3`},K=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);i();var q=h(()=>m(()=>import(`./PauseEndpointsDialog-Cex8h0M1.js`).then(e=>e.PauseEndpointsDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),J=h(()=>m(()=>import(`./RegisterDialog-C-p4QRR6.js`).then(e=>e.RegisterDialog),__vite__mapDeps([11,4,2,6,1,3,7,8,12,9,13,14]))),Y=o(`/signedIn/webhooks`),X=({webhookEndpoints:e})=>e.edges.map(({node:e})=>e),Z=N(H,({webhookEndpoints:e})=>e.edges.map(({node:e})=>e));function Q(){let i=a(V),{table:o}=a(n),s=Y.useSearch(),{open:l,close:m}=A(),h=u(`WEBHOOKS_WRITE`),g=d(s),{data:_,error:x,isPlaceholderData:S,refetch:w}=L(K,g,X,[`WEBHOOK_ENDPOINT`],{onFocus:!0}),T=_&&X(_),{chosen:N,selection:B,clear:H,remove:U}=M(T,{view:s.view}),[W,G]=t(),Q=$(),ee=p(f,{children:[p(D,{input:{kind:`ENDPOINTS`,endpointWhere:g.where},count:_?.webhookEndpoints.totalCount}),h&&p(v,{look:`primary`,icon:I,onClick:()=>l(`register`),children:i.register})]});return p(f,{children:[p(j,{title:i.title,aside:p(E,{type:`WEBHOOK_ENDPOINT`,ids:T?.map(({id:e})=>e),where:g.where,...Z}),actions:ee}),p(R,{label:i.views.label,children:c.map(e=>p(k,{to:`/webhooks`,search:e===`all`?{}:{view:e},current:e===(s.view??`all`),children:i.views[e]},e))}),p(O,{flush:!0,children:[N.length>0&&p(P,{text:o.selected(N.length),onClear:H,children:[p(v,{size:`small`,icon:b,onClick:()=>G({pause:!1,endpoints:N}),children:i.actions.resume}),p(v,{size:`small`,icon:y,onClick:()=>G({pause:!0,endpoints:N}),children:i.actions.pause})]}),p(F,{name:`webhooks`,label:i.title,columns:Q,rows:T,rowKey:e=>e.id,rowName:e=>z(e.url),...h&&{selection:B},stale:S,error:x,onRetry:()=>void w(),empty:s.view?p(C,{icon:r,title:i.noneFails,text:i.noneFailsText}):p(C,{icon:e,title:i.empty,text:i.emptyText})})]}),W&&p(q,{...W,onDone:U,onClose:()=>G(void 0)}),h&&s.dialog===`register`&&p(J,{onClose:m})]})}function $(){let e=a(V),t=a(x),n=T(),r=e.columns;return[{id:`url`,header:r.url,cell:e=>p(`span`,{className:G.endpoint,children:[p(s,{to:`/webhooks/$id`,params:{id:e.id},children:z(e.url)}),e.description&&p(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:r.status,cell:e=>p(B,{...e}),width:8},{id:`health`,header:r.health,cell:({health:t})=>{let{text:r,tone:i}=U(t.deliveries,e.health,n.count);return p(w,{tone:i,children:r})},wide:`below`,width:16},{id:`failure`,header:r.failure,cell:({recentFailures:[t]})=>t&&p(`span`,{className:G.failure,children:[p(`span`,{children:W(t.errorMessage,e.failures)}),p(`span`,{className:`muted`,children:p(S,{at:t.createdAt})})]}),wide:`below`,width:24},{id:`events`,header:r.events,cell:({events:r})=>p(`span`,{title:n.list(r.map(e=>t[e])),children:_.every(e=>r.includes(e))?e.allEvents:r.length===1&&r[0]?t[r[0]]:e.someEvents(r.length,l.length)}),wide:!0,width:10},{id:`registered`,header:r.registered,cell:({createdAt:e})=>p(S,{at:e}),wide:!0}]}export{Q as EndpointList};