import{Ct as e,Et as t,Ft as n,Mt as r,S as i,Y as a,a as o,bt as s,jt as c,m as l,vt as u,wt as d,y as f}from"./index-BOjYus1t.js";import{Mt as p,V as m,nt as h,o as g,ot as _,st as v,tt as y,ut as b,yt as x}from"./parts-CT3q-B0d.js";import{a as S,c as C,i as w,l as T,n as E,o as D,r as O,s as k,t as A,v as j}from"./webhooks-BlikIanI.js";import{H as M}from"./early-BeVRyKID.js";import{t as N}from"./Dialog-BuZhSlqA.js";import{a as P}from"./Field-BJ5Pa94G.js";import{t as F}from"./Form-BVa12cyn.js";var I={endpoint:`_endpoint_1tm63_2`,failure:`_failure_1tm63_3`},L=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),R=n(r(),1),z=c();function B({onClose:e}){let n=f(C),r=t(),[i,a]=(0,R.useState)(new Set(o)),[s,c]=(0,R.useState)(null);async function d(e){let t={url:String(e.url??``).trim(),description:String(e.description??``).trim(),events:[...i]},{registerWebhookEndpoint:n}=await M(j,{input:t});c({id:n.endpoint.id,secret:n.secret}),await u.invalidateQueries()}return s?(0,z.jsxs)(N,{open:!0,wide:!0,onClose:e,title:n.secret.label,children:[(0,z.jsx)(E,{secret:s.secret}),(0,z.jsx)(A,{}),(0,z.jsx)(`div`,{className:O.done,children:(0,z.jsx)(l,{look:`primary`,onClick:()=>void r({to:`/webhooks/$id`,params:{id:s.id},replace:!0}),children:n.register.done})})]}):(0,z.jsx)(N,{open:!0,onClose:e,title:n.register.title,text:n.register.text,children:(0,z.jsxs)(F,{submitLabel:n.register.submit,disabled:i.size===0,onCancel:e,onSubmit:d,children:[(0,z.jsx)(P,{name:`url`,type:`url`,label:n.register.url,hint:n.register.urlHint,placeholder:`https://`,maxLength:2048}),(0,z.jsx)(P,{name:`description`,label:n.register.description,hint:n.register.descriptionHint,maxLength:200,optional:!0}),(0,z.jsx)(w,{label:n.register.events,chosen:i,onChange:a})]})})}var V=e(`/signedIn/webhooks`);function H(){let e=f(C),t=V.useSearch(),n=V.useNavigate(),r=a(`WEBHOOKS_WRITE`),{data:o,error:c,isPlaceholderData:u,refetch:d}=s(L,{}),h=U(),g=r&&(0,z.jsx)(l,{look:`primary`,icon:p,onClick:()=>void n({search:{dialog:`register`}}),children:e.register.action});return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(b,{title:e.title,actions:g}),(0,z.jsx)(x,{flush:!0,children:(0,z.jsx)(_,{name:`webhooks`,label:e.title,columns:h,rows:o?.webhookEndpoints.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:c,onRetry:()=>void d(),empty:(0,z.jsx)(m,{icon:i,title:e.empty,text:e.emptyText})})}),r&&t.dialog===`register`&&(0,z.jsx)(B,{onClose:()=>void n({search:{},replace:!0})})]})}function U(){let e=f(C),t=f(g),n=h(),r=e.columns;return[{id:`url`,header:r.url,cell:e=>(0,z.jsxs)(`span`,{className:I.endpoint,children:[(0,z.jsx)(d,{to:`/webhooks/$id`,params:{id:e.id},children:k(e.url)}),e.description&&(0,z.jsx)(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:r.status,cell:e=>(0,z.jsx)(S,{...e}),width:8},{id:`health`,header:r.health,cell:({health:t})=>{let{text:r,tone:i}=D(t.deliveries,e.health,n.count);return(0,z.jsx)(v,{tone:i,children:r})},wide:!0,width:16},{id:`failure`,header:r.failure,cell:({recentFailures:[t]})=>t&&(0,z.jsxs)(`span`,{className:I.failure,children:[(0,z.jsx)(`span`,{children:T(t.errorMessage,e.failures)}),(0,z.jsx)(`span`,{className:`muted`,children:(0,z.jsx)(y,{at:t.createdAt})})]}),wide:!0,width:24},{id:`events`,header:r.events,cell:({events:r})=>(0,z.jsx)(`span`,{title:n.list(r.map(e=>t[e])),children:r.length===o.length?e.allEvents:r.length===1&&r[0]?t[r[0]]:e.someEvents(r.length,o.length)}),wide:!0,width:10},{id:`registered`,header:r.registered,cell:({createdAt:e})=>(0,z.jsx)(y,{at:e}),wide:!0}]}export{H as EndpointList};