import{d as e,f as t,t as n}from"./PageHeader-BsV3pZky.js";import{t as r}from"./plus-Cstk_tz2.js";import{a as i,c as a,h as o}from"./index-BN1pptzq.js";import{a as s,n as c,s as l}from"./session-BHK4iFKa.js";import{i as u,t as d,u as f,v as p,x as m,y as h}from"./shared-DnkpUVzJ.js";import{t as g}from"./useFormat-Dm24KoBB.js";import{t as _}from"./Badge-Ca0REuxj.js";import{t as v}from"./Button-iN5KV8tA.js";import{n as y}from"./Skeleton-NM1GUSbW.js";import{t as b}from"./Table-DBNZ38kM.js";import{t as x}from"./Time-DRTY5x0F.js";import{a as S,i as C,n as w,r as T,t as E}from"./VerifyCode-VG5MqTRX.js";import{a as D,n as O,t as k}from"./endpoints-CaAdDgr8.js";import{t as A,u as j}from"./failure-XCMLX0eo.js";import{t as M}from"./useNavigate-Ct1KMTLZ.js";import{t as N}from"./Dialog-DLyIOvMu.js";import{a as P}from"./Field-DVvXP7yI.js";import{t as F}from"./Form-ByxrWehH.js";var I={endpoint:`_endpoint_1tm63_2`,failure:`_failure_1tm63_3`},L=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),R=m(h(),1),z=p();function B({onClose:e}){let t=u(D),n=M(),[r,a]=(0,R.useState)(new Set(i)),[o,c]=(0,R.useState)(null);async function l(e){let t={url:String(e.url??``).trim(),description:String(e.description??``).trim(),events:[...r]},{registerWebhookEndpoint:n}=await f(j,{input:t});c({id:n.endpoint.id,secret:n.secret}),await s.invalidateQueries()}return o?(0,z.jsxs)(N,{open:!0,wide:!0,onClose:e,title:t.secret.label,children:[(0,z.jsx)(w,{secret:o.secret}),(0,z.jsx)(E,{}),(0,z.jsx)(`div`,{className:T.done,children:(0,z.jsx)(v,{look:`primary`,onClick:()=>void n({to:`/webhooks/$id`,params:{id:o.id}}),children:t.register.done})})]}):(0,z.jsx)(N,{open:!0,onClose:e,title:t.register.title,text:t.register.text,children:(0,z.jsxs)(F,{submitLabel:t.register.submit,disabled:r.size===0,onCancel:e,onSubmit:l,children:[(0,z.jsx)(P,{name:`url`,type:`url`,label:t.register.url,hint:t.register.urlHint,placeholder:`https://`,maxLength:2048}),(0,z.jsx)(P,{name:`description`,label:t.register.description,hint:t.register.descriptionHint,maxLength:200,optional:!0}),(0,z.jsx)(C,{label:t.register.events,chosen:r,onChange:a})]})})}var V=e(`/signedIn/webhooks`);function H(){let e=u(D),t=V.useSearch(),i=V.useNavigate(),s=c(`WEBHOOKS_WRITE`),{data:d,error:f,isPlaceholderData:p,refetch:m}=l(L,{}),h=U(),g=s&&(0,z.jsx)(v,{look:`primary`,icon:r,onClick:()=>void i({search:{dialog:`register`}}),children:e.register.action});return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(n,{title:e.title,actions:g}),(0,z.jsx)(y,{flush:!0,children:(0,z.jsx)(b,{name:`webhooks`,label:e.title,columns:h,rows:d?.webhookEndpoints.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:f,onRetry:()=>void m(),empty:(0,z.jsx)(a,{icon:o,title:e.empty,text:e.emptyText})})}),s&&t.dialog===`register`&&(0,z.jsx)(B,{onClose:()=>void i({search:{},replace:!0})})]})}function U(){let e=u(D),n=u(d).events,r=g(),a=e.columns;return[{id:`url`,header:a.url,cell:e=>(0,z.jsxs)(`span`,{className:I.endpoint,children:[(0,z.jsx)(t,{to:`/webhooks/$id`,params:{id:e.id},children:O(e.url)}),e.description&&(0,z.jsx)(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:a.status,cell:e=>(0,z.jsx)(S,{...e}),width:8},{id:`health`,header:a.health,cell:({health:t})=>{let{text:n,tone:i}=k(t.deliveries,e.health,r.count);return(0,z.jsx)(_,{tone:i,children:n})},wide:!0,width:16},{id:`failure`,header:a.failure,cell:({recentFailures:[t]})=>t&&(0,z.jsxs)(`span`,{className:I.failure,children:[(0,z.jsx)(`span`,{children:A(t.errorMessage,e.failures)}),(0,z.jsx)(`span`,{className:`muted`,children:(0,z.jsx)(x,{at:t.createdAt})})]}),wide:!0,width:24},{id:`events`,header:a.events,cell:({events:t})=>(0,z.jsx)(`span`,{title:r.list(t.map(e=>n[e])),children:t.length===i.length?e.allEvents:t.length===1&&t[0]?n[t[0]]:e.someEvents(t.length,i.length)}),wide:!0,width:10},{id:`registered`,header:a.registered,cell:({createdAt:e})=>(0,z.jsx)(x,{at:e}),wide:!0}]}export{H as EndpointList};