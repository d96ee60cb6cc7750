import{At as e,Ct as t,Pt as n,S as r,St as i,Tt as a,Y as o,gt as s,i as c,jt as l,m as u,o as d,y as f,yt as p}from"./index-DOxbXdRl.js";import{A as m,D as h,E as g,M as _,O as v,R as y,S as b,j as x}from"./parts-D-_68bv6.js";import{s as S}from"./details-ZQExxOG8.js";import{a as C,c as w,i as T,l as E,n as D,o as O,r as k,s as A,t as j,v as M}from"./webhooks-BGZxrn7e.js";import{$ as N}from"./early-Cbep-mIH.js";import{lt as P,rt as F,t as I}from"./dialogs-BxxegUF2.js";var L={endpoint:`_endpoint_1tm63_2`,failure:`_failure_1tm63_3`},R=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),z=n(l(),1),B=e();function V({onClose:e}){let t=f(w),n=a(),[r,i]=(0,z.useState)(new Set(c)),[o,l]=(0,z.useState)(null);async function d(e){let t={url:String(e.url??``).trim(),description:String(e.description??``).trim(),events:[...r]},{registerWebhookEndpoint:n}=await N(M,{input:t});l({id:n.endpoint.id,secret:n.secret}),await s.invalidateQueries()}return o?(0,B.jsxs)(I,{open:!0,wide:!0,onClose:e,title:t.secret.label,children:[(0,B.jsx)(D,{secret:o.secret}),(0,B.jsx)(j,{}),(0,B.jsx)(`div`,{className:k.done,children:(0,B.jsx)(u,{look:`primary`,onClick:()=>void n({to:`/webhooks/$id`,params:{id:o.id},replace:!0}),children:t.register.done})})]}):(0,B.jsx)(I,{open:!0,onClose:e,title:t.register.title,text:t.register.text,children:(0,B.jsxs)(F,{submitLabel:t.register.submit,disabled:r.size===0,onCancel:e,onSubmit:d,children:[(0,B.jsx)(P,{name:`url`,type:`url`,label:t.register.url,hint:t.register.urlHint,placeholder:`https://`,maxLength:2048}),(0,B.jsx)(P,{name:`description`,label:t.register.description,hint:t.register.descriptionHint,maxLength:200,optional:!0}),(0,B.jsx)(T,{label:t.register.events,chosen:r,onChange:i})]})})}var H=i(`/signedIn/webhooks`);function U(){let e=f(w),t=H.useSearch(),n=H.useNavigate(),i=o(`WEBHOOKS_WRITE`),{data:a,error:s,isPlaceholderData:c,refetch:l}=p(R,{}),d=W(),g=i&&(0,B.jsx)(u,{look:`primary`,icon:y,onClick:()=>void n({search:{dialog:`register`}}),children:e.register.action});return(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(m,{title:e.title,actions:g}),(0,B.jsx)(_,{flush:!0,children:(0,B.jsx)(h,{name:`webhooks`,label:e.title,columns:d,rows:a?.webhookEndpoints.edges.map(e=>e.node),rowKey:e=>e.id,stale:c,error:s,onRetry:()=>void l(),empty:(0,B.jsx)(b,{icon:r,title:e.empty,text:e.emptyText})})}),i&&t.dialog===`register`&&(0,B.jsx)(V,{onClose:()=>void n({search:{},replace:!0})})]})}function W(){let e=f(w),n=f(S),r=x(),i=e.columns;return[{id:`url`,header:i.url,cell:e=>(0,B.jsxs)(`span`,{className:L.endpoint,children:[(0,B.jsx)(t,{to:`/webhooks/$id`,params:{id:e.id},children:A(e.url)}),e.description&&(0,B.jsx)(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:i.status,cell:e=>(0,B.jsx)(C,{...e}),width:8},{id:`health`,header:i.health,cell:({health:t})=>{let{text:n,tone:i}=O(t.deliveries,e.health,r.count);return(0,B.jsx)(v,{tone:i,children:n})},wide:!0,width:16},{id:`failure`,header:i.failure,cell:({recentFailures:[t]})=>t&&(0,B.jsxs)(`span`,{className:L.failure,children:[(0,B.jsx)(`span`,{children:E(t.errorMessage,e.failures)}),(0,B.jsx)(`span`,{className:`muted`,children:(0,B.jsx)(g,{at:t.createdAt})})]}),wide:!0,width:24},{id:`events`,header:i.events,cell:({events:t})=>(0,B.jsx)(`span`,{title:r.list(t.map(e=>n[e])),children:c.every(e=>t.includes(e))?e.allEvents:t.length===1&&t[0]?n[t[0]]:e.someEvents(t.length,d.length)}),wide:!0,width:10},{id:`registered`,header:i.registered,cell:({createdAt:e})=>(0,B.jsx)(g,{at:e}),wide:!0}]}export{U as EndpointList};