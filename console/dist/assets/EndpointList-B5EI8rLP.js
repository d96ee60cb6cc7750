import{At as e,Ct as t,J as n,Pt as r,St as i,Tt as a,_t as o,a as s,jt as c,p as l,v as u,x as d,yt as f}from"./index-B5iNBL45.js";import{Mt as p,V as m,a as h,nt as g,ot as _,st as v,tt as y,ut as b,yt as x}from"./parts-DvtpHSyy.js";import{a as S,c as C,i as w,l as T,n as E,o as D,r as O,s as k,t as A,v as j}from"./webhooks-DsNTmCmr.js";import{V as M}from"./early-cpPSiSvQ.js";import{t as N}from"./Dialog-LzR3ZE9N.js";import{a as P}from"./Field-DQOsP65G.js";import{t as F}from"./Form-D6FD6UsM.js";var I={endpoint:`_endpoint_1tm63_2`,failure:`_failure_1tm63_3`},L=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),R=r(c(),1),z=e();function B({onClose:e}){let t=u(C),n=a(),[r,i]=(0,R.useState)(new Set(s)),[c,d]=(0,R.useState)(null);async function f(e){let t={url:String(e.url??``).trim(),description:String(e.description??``).trim(),events:[...r]},{registerWebhookEndpoint:n}=await M(j,{input:t});d({id:n.endpoint.id,secret:n.secret}),await o.invalidateQueries()}return c?(0,z.jsxs)(N,{open:!0,wide:!0,onClose:e,title:t.secret.label,children:[(0,z.jsx)(E,{secret:c.secret}),(0,z.jsx)(A,{}),(0,z.jsx)(`div`,{className:O.done,children:(0,z.jsx)(l,{look:`primary`,onClick:()=>void n({to:`/webhooks/$id`,params:{id:c.id},replace:!0}),children:t.register.done})})]}):(0,z.jsx)(N,{open:!0,onClose:e,title:t.register.title,text:t.register.text,children:(0,z.jsxs)(F,{submitLabel:t.register.submit,disabled:r.size===0,onCancel:e,onSubmit:f,children:[(0,z.jsx)(P,{name:`url`,type:`url`,label:t.register.url,hint:t.register.urlHint,placeholder:`https://`,maxLength:2048}),(0,z.jsx)(P,{name:`description`,label:t.register.description,hint:t.register.descriptionHint,maxLength:200,optional:!0}),(0,z.jsx)(w,{label:t.register.events,chosen:r,onChange:i})]})})}var V=i(`/signedIn/webhooks`);function H(){let e=u(C),t=V.useSearch(),r=V.useNavigate(),i=n(`WEBHOOKS_WRITE`),{data:a,error:o,isPlaceholderData:s,refetch:c}=f(L,{}),h=U(),g=i&&(0,z.jsx)(l,{look:`primary`,icon:p,onClick:()=>void r({search:{dialog:`register`}}),children:e.register.action});return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(b,{title:e.title,actions:g}),(0,z.jsx)(x,{flush:!0,children:(0,z.jsx)(_,{name:`webhooks`,label:e.title,columns:h,rows:a?.webhookEndpoints.edges.map(e=>e.node),rowKey:e=>e.id,stale:s,error:o,onRetry:()=>void c(),empty:(0,z.jsx)(m,{icon:d,title:e.empty,text:e.emptyText})})}),i&&t.dialog===`register`&&(0,z.jsx)(B,{onClose:()=>void r({search:{},replace:!0})})]})}function U(){let e=u(C),n=u(h),r=g(),i=e.columns;return[{id:`url`,header:i.url,cell:e=>(0,z.jsxs)(`span`,{className:I.endpoint,children:[(0,z.jsx)(t,{to:`/webhooks/$id`,params:{id:e.id},children:k(e.url)}),e.description&&(0,z.jsx)(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:i.status,cell:e=>(0,z.jsx)(S,{...e}),width:8},{id:`health`,header:i.health,cell:({health:t})=>{let{text:n,tone:i}=D(t.deliveries,e.health,r.count);return(0,z.jsx)(v,{tone:i,children:n})},wide:!0,width:16},{id:`failure`,header:i.failure,cell:({recentFailures:[t]})=>t&&(0,z.jsxs)(`span`,{className:I.failure,children:[(0,z.jsx)(`span`,{children:T(t.errorMessage,e.failures)}),(0,z.jsx)(`span`,{className:`muted`,children:(0,z.jsx)(y,{at:t.createdAt})})]}),wide:!0,width:24},{id:`events`,header:i.events,cell:({events:t})=>(0,z.jsx)(`span`,{title:r.list(t.map(e=>n[e])),children:t.length===s.length?e.allEvents:t.length===1&&t[0]?n[t[0]]:e.someEvents(t.length,s.length)}),wide:!0,width:10},{id:`registered`,header:i.registered,cell:({createdAt:e})=>(0,z.jsx)(y,{at:e}),wide:!0}]}export{H as EndpointList};