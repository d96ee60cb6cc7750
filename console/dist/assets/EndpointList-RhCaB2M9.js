const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/PauseEndpointsDialog-DRkmOBRK.js","assets/details-DW0RqXrY.js","assets/early-Dvks-6GI.js","assets/parts-B7sQsaSu.js","assets/index-0TGHxELl.js","assets/BulkDialog-BcUYyyt9.js","assets/dialogs-dPXu_urE.js","assets/change.gql-vYQsgJcH.js","assets/webhooks-CInqai0g.js","assets/RegisterDialog-D060_GaW.js","assets/TextField-BDe6QhOg.js","assets/VerifyCode-BAk4Mq_G.js","assets/Secret.module-Buvs-pJf.js"])))=>i.map(i=>d[i]);
import{$ as e,D as t,Ht as n,Mt as r,Ot as i,S as a,Vt as o,a as s,g as c,gn as l,jt as u,o as d,pn as f,sn as p,tt as m,w as h}from"./index-0TGHxELl.js";import{ft as g,mt as _,u as v}from"./details-DW0RqXrY.js";import{$ as y,B as b,H as x,K as S,N as C,U as w,V as T,W as E,a as D,f as O,j as k,q as A}from"./parts-B7sQsaSu.js";import{c as j,i as M,o as N,r as P,s as F}from"./webhooks-CInqai0g.js";n();var I={endpoint:`_endpoint_1tm63_2`,failure:`_failure_1tm63_3`},L=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query WebhookList {
  webhookEndpoints(first: 20) {
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
    `);l();var R=k(()=>e(()=>import(`./PauseEndpointsDialog-DRkmOBRK.js`).then(e=>e.PauseEndpointsDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),z=k(()=>e(()=>import(`./RegisterDialog-D060_GaW.js`).then(e=>e.RegisterDialog),__vite__mapDeps([9,4,2,6,1,3,10,7,11,12]))),B=u(`/signedIn/webhooks`);function V(){let e=h(F),{table:n}=h(a),r=B.useSearch(),{open:s,close:l}=b(),u=m(`WEBHOOKS_WRITE`),{data:d,error:v,isPlaceholderData:x,refetch:T}=i(L,{}),E=d?.webhookEndpoints.edges.map(e=>e.node),{chosen:k,selection:j,clear:M,remove:P}=D(E,{}),[I,V]=p(),U=H(),W=u&&o(c,{look:`primary`,icon:y,onClick:()=>s(`register`),children:e.register});return o(f,{children:[o(S,{title:e.title,actions:W}),o(A,{flush:!0,children:[k.length>0&&o(O,{text:n.selected(k.length),onClear:M,children:[o(c,{size:`small`,icon:g,onClick:()=>V({pause:!1,endpoints:k}),children:e.actions.resume}),o(c,{size:`small`,icon:_,onClick:()=>V({pause:!0,endpoints:k}),children:e.actions.pause})]}),o(w,{name:`webhooks`,label:e.title,columns:U,rows:E,rowKey:e=>e.id,rowName:e=>N(e.url),...u&&{selection:j},stale:x,error:v,onRetry:()=>void T(),empty:o(C,{icon:t,title:e.empty,text:e.emptyText})})]}),I&&o(R,{...I,onDone:P,onClose:()=>V(void 0)}),u&&r.dialog===`register`&&o(z,{onClose:l})]})}function H(){let e=h(F),t=h(v),n=x(),i=e.columns;return[{id:`url`,header:i.url,cell:e=>o(`span`,{className:I.endpoint,children:[o(r,{to:`/webhooks/$id`,params:{id:e.id},children:N(e.url)}),e.description&&o(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:i.status,cell:e=>o(P,{...e}),width:8},{id:`health`,header:i.health,cell:({health:t})=>{let{text:r,tone:i}=M(t.deliveries,e.health,n.count);return o(E,{tone:i,children:r})},wide:`below`,width:16},{id:`failure`,header:i.failure,cell:({recentFailures:[t]})=>t&&o(`span`,{className:I.failure,children:[o(`span`,{children:j(t.errorMessage,e.failures)}),o(`span`,{className:`muted`,children:o(T,{at:t.createdAt})})]}),wide:`below`,width:24},{id:`events`,header:i.events,cell:({events:r})=>o(`span`,{title:n.list(r.map(e=>t[e])),children:s.every(e=>r.includes(e))?e.allEvents:r.length===1&&r[0]?t[r[0]]:e.someEvents(r.length,d.length)}),wide:!0,width:10},{id:`registered`,header:i.registered,cell:({createdAt:e})=>o(T,{at:e}),wide:!0}]}export{V as EndpointList};