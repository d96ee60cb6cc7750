import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{At as t,St as n,a as r,gt as i,kt as a,p as o,q as s,v as c,vt as l,wt as u,x as d,xt as f}from"./first-Z62TZ-VW.js";import{Mt as p,V as m,a as h,nt as g,ot as _,st as v,tt as y,ut as b,yt as x}from"./parts-DoVzTEdK.js";import{a as S,c as C,i as w,l as T,n as E,o as D,r as O,s as k,t as A,v as j}from"./webhooks-DV38qCp2.js";import{V as M}from"./early-cpPSiSvQ.js";import{t as N}from"./Dialog-DgN5uzfC.js";import{a as P}from"./Field-Be7hYIJU.js";import{t as F}from"./Form-DEpZ8J_O.js";var I={endpoint:`_endpoint_1tm63_2`,failure:`_failure_1tm63_3`},L=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),R=e(t(),1),z=a();function B({onClose:e}){let t=c(C),n=u(),[a,s]=(0,R.useState)(new Set(r)),[l,d]=(0,R.useState)(null);async function f(e){let t={url:String(e.url??``).trim(),description:String(e.description??``).trim(),events:[...a]},{registerWebhookEndpoint:n}=await M(j,{input:t});d({id:n.endpoint.id,secret:n.secret}),await i.invalidateQueries()}return l?(0,z.jsxs)(N,{open:!0,wide:!0,onClose:e,title:t.secret.label,children:[(0,z.jsx)(E,{secret:l.secret}),(0,z.jsx)(A,{}),(0,z.jsx)(`div`,{className:O.done,children:(0,z.jsx)(o,{look:`primary`,onClick:()=>void n({to:`/webhooks/$id`,params:{id:l.id},replace:!0}),children:t.register.done})})]}):(0,z.jsx)(N,{open:!0,onClose:e,title:t.register.title,text:t.register.text,children:(0,z.jsxs)(F,{submitLabel:t.register.submit,disabled:a.size===0,onCancel:e,onSubmit:f,children:[(0,z.jsx)(P,{name:`url`,type:`url`,label:t.register.url,hint:t.register.urlHint,placeholder:`https://`,maxLength:2048}),(0,z.jsx)(P,{name:`description`,label:t.register.description,hint:t.register.descriptionHint,maxLength:200,optional:!0}),(0,z.jsx)(w,{label:t.register.events,chosen:a,onChange:s})]})})}var V=f(`/signedIn/webhooks`);function H(){let e=c(C),t=V.useSearch(),n=V.useNavigate(),r=s(`WEBHOOKS_WRITE`),{data:i,error:a,isPlaceholderData:u,refetch:f}=l(L,{}),h=U(),g=r&&(0,z.jsx)(o,{look:`primary`,icon:p,onClick:()=>void n({search:{dialog:`register`}}),children:e.register.action});return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(b,{title:e.title,actions:g}),(0,z.jsx)(x,{flush:!0,children:(0,z.jsx)(_,{name:`webhooks`,label:e.title,columns:h,rows:i?.webhookEndpoints.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:a,onRetry:()=>void f(),empty:(0,z.jsx)(m,{icon:d,title:e.empty,text:e.emptyText})})}),r&&t.dialog===`register`&&(0,z.jsx)(B,{onClose:()=>void n({search:{},replace:!0})})]})}function U(){let e=c(C),t=c(h),i=g(),a=e.columns;return[{id:`url`,header:a.url,cell:e=>(0,z.jsxs)(`span`,{className:I.endpoint,children:[(0,z.jsx)(n,{to:`/webhooks/$id`,params:{id:e.id},children:k(e.url)}),e.description&&(0,z.jsx)(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:a.status,cell:e=>(0,z.jsx)(S,{...e}),width:8},{id:`health`,header:a.health,cell:({health:t})=>{let{text:n,tone:r}=D(t.deliveries,e.health,i.count);return(0,z.jsx)(v,{tone:r,children:n})},wide:!0,width:16},{id:`failure`,header:a.failure,cell:({recentFailures:[t]})=>t&&(0,z.jsxs)(`span`,{className:I.failure,children:[(0,z.jsx)(`span`,{children:T(t.errorMessage,e.failures)}),(0,z.jsx)(`span`,{className:`muted`,children:(0,z.jsx)(y,{at:t.createdAt})})]}),wide:!0,width:24},{id:`events`,header:a.events,cell:({events:n})=>(0,z.jsx)(`span`,{title:i.list(n.map(e=>t[e])),children:n.length===r.length?e.allEvents:n.length===1&&n[0]?t[n[0]]:e.someEvents(n.length,r.length)}),wide:!0,width:10},{id:`registered`,header:a.registered,cell:({createdAt:e})=>(0,z.jsx)(y,{at:e}),wide:!0}]}export{H as EndpointList};