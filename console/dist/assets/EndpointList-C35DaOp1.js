import{At as e,S as t,St as n,Y as r,Yt as i,gt as a,i as o,in as s,kt as c,m as l,o as u,tn as d,wt as f,xt as p,y as m,yt as h}from"./index-WD5am_F6.js";import{C as g,D as _,M as v,N as y,O as b,j as x,k as S,z as C}from"./parts-DgP1lZfu.js";import{s as w}from"./details-BryHUaBG.js";import{a as T,c as E,i as D,l as O,n as k,o as A,r as j,s as M,t as N,v as P}from"./webhooks-yOYiYxT4.js";import{et as F}from"./early-NQvuXKrB.js";import{lt as I,rt as L,t as R}from"./dialogs-BJov7kpb.js";var z={endpoint:`_endpoint_1tm63_2`,failure:`_failure_1tm63_3`},B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);e();function V({onClose:e}){let t=m(E),n=f(),[r,s]=i(new Set(o)),[u,d]=i(null);async function p(e){let t={url:String(e.url??``).trim(),description:String(e.description??``).trim(),events:[...r]},{registerWebhookEndpoint:n}=await F(P,{input:t});d({id:n.endpoint.id,secret:n.secret}),await a.invalidateQueries()}return u?c(R,{open:!0,wide:!0,onClose:e,title:t.secret.label,children:[c(k,{secret:u.secret}),c(N,{}),c(`div`,{className:j.done,children:c(l,{look:`primary`,onClick:()=>void n({to:`/webhooks/$id`,params:{id:u.id},replace:!0}),children:t.register.done})})]}):c(R,{open:!0,onClose:e,title:t.register.title,text:t.register.text,children:c(L,{submitLabel:t.register.submit,disabled:r.size===0,onCancel:e,onSubmit:p,children:[c(I,{name:`url`,type:`url`,label:t.register.url,hint:t.register.urlHint,placeholder:`https://`,maxLength:2048}),c(I,{name:`description`,label:t.register.description,hint:t.register.descriptionHint,maxLength:200,optional:!0}),c(D,{label:t.register.events,chosen:r,onChange:s})]})})}s();var H=p(`/signedIn/webhooks`);function U(){let e=m(E),n=H.useSearch(),i=H.useNavigate(),a=r(`WEBHOOKS_WRITE`),{data:o,error:s,isPlaceholderData:u,refetch:f}=h(B,{}),p=W(),_=a&&c(l,{look:`primary`,icon:C,onClick:()=>void i({search:{dialog:`register`}}),children:e.register.action});return c(d,{children:[c(x,{title:e.title,actions:_}),c(y,{flush:!0,children:c(b,{name:`webhooks`,label:e.title,columns:p,rows:o?.webhookEndpoints.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:s,onRetry:()=>void f(),empty:c(g,{icon:t,title:e.empty,text:e.emptyText})})}),a&&n.dialog===`register`&&c(V,{onClose:()=>void i({search:{},replace:!0})})]})}function W(){let e=m(E),t=m(w),r=v(),i=e.columns;return[{id:`url`,header:i.url,cell:e=>c(`span`,{className:z.endpoint,children:[c(n,{to:`/webhooks/$id`,params:{id:e.id},children:M(e.url)}),e.description&&c(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:i.status,cell:e=>c(T,{...e}),width:8},{id:`health`,header:i.health,cell:({health:t})=>{let{text:n,tone:i}=A(t.deliveries,e.health,r.count);return c(S,{tone:i,children:n})},wide:!0,width:16},{id:`failure`,header:i.failure,cell:({recentFailures:[t]})=>t&&c(`span`,{className:z.failure,children:[c(`span`,{children:O(t.errorMessage,e.failures)}),c(`span`,{className:`muted`,children:c(_,{at:t.createdAt})})]}),wide:!0,width:24},{id:`events`,header:i.events,cell:({events:n})=>c(`span`,{title:r.list(n.map(e=>t[e])),children:o.every(e=>n.includes(e))?e.allEvents:n.length===1&&n[0]?t[n[0]]:e.someEvents(n.length,u.length)}),wide:!0,width:10},{id:`registered`,header:i.registered,cell:({createdAt:e})=>c(_,{at:e}),wide:!0}]}export{U as EndpointList};