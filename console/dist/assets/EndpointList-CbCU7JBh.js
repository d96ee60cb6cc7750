import{At as e,Et as t,Mt as n,P as r,a as i,kt as a,p as o,wt as s,y as c}from"./index-VFG-heOs.js";import{t as l}from"./plus-BSC7IWyl.js";import{t as u}from"./events-Jxj2kdhh.js";import{S as d,b as f,f as p,n as m,y as h}from"./messages-DdyStFrt.js";import{t as g}from"./useFormat-DQeTPv2-.js";import{t as _}from"./Badge-CD5av2OZ.js";import{t as v}from"./Card-DWPMELbP.js";import{t as y}from"./EmptyState-85vawyF3.js";import{t as b}from"./PageHeader-Ci09rnrX.js";import{t as x}from"./Table-DOmXH7lC.js";import{t as S}from"./Time-D0WNoWg5.js";import{a as C,i as w,n as T,r as E,t as D}from"./VerifyCode-DhZfowiY.js";import{a as O,n as k,t as A}from"./endpoints-BkI6rMN8.js";import{t as j,u as M}from"./failure-XCMLX0eo.js";import{t as N}from"./Dialog-CWby7gLV.js";import{a as P}from"./Field-CshOvEhu.js";import{t as F}from"./Form-D158j6GB.js";var I={endpoint:`_endpoint_1tm63_2`,failure:`_failure_1tm63_3`},L=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),R=d(f(),1),z=h();function B({onClose:e}){let t=m(O),r=n(),[a,c]=(0,R.useState)(new Set(i)),[l,u]=(0,R.useState)(null);async function d(e){let t={url:String(e.url??``).trim(),description:String(e.description??``).trim(),events:[...a]},{registerWebhookEndpoint:n}=await p(M,{input:t});u({id:n.endpoint.id,secret:n.secret}),await s.invalidateQueries()}return l?(0,z.jsxs)(N,{open:!0,wide:!0,onClose:e,title:t.secret.label,children:[(0,z.jsx)(T,{secret:l.secret}),(0,z.jsx)(D,{}),(0,z.jsx)(`div`,{className:E.done,children:(0,z.jsx)(o,{look:`primary`,onClick:()=>void r({to:`/webhooks/$id`,params:{id:l.id},replace:!0}),children:t.register.done})})]}):(0,z.jsx)(N,{open:!0,onClose:e,title:t.register.title,text:t.register.text,children:(0,z.jsxs)(F,{submitLabel:t.register.submit,disabled:a.size===0,onCancel:e,onSubmit:d,children:[(0,z.jsx)(P,{name:`url`,type:`url`,label:t.register.url,hint:t.register.urlHint,placeholder:`https://`,maxLength:2048}),(0,z.jsx)(P,{name:`description`,label:t.register.description,hint:t.register.descriptionHint,maxLength:200,optional:!0}),(0,z.jsx)(w,{label:t.register.events,chosen:a,onChange:c})]})})}var V=a(`/signedIn/webhooks`);function H(){let e=m(O),n=V.useSearch(),i=V.useNavigate(),a=r(`WEBHOOKS_WRITE`),{data:s,error:u,isPlaceholderData:d,refetch:f}=t(L,{}),p=U(),h=a&&(0,z.jsx)(o,{look:`primary`,icon:l,onClick:()=>void i({search:{dialog:`register`}}),children:e.register.action});return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(b,{title:e.title,actions:h}),(0,z.jsx)(v,{flush:!0,children:(0,z.jsx)(x,{name:`webhooks`,label:e.title,columns:p,rows:s?.webhookEndpoints.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:u,onRetry:()=>void f(),empty:(0,z.jsx)(y,{icon:c,title:e.empty,text:e.emptyText})})}),a&&n.dialog===`register`&&(0,z.jsx)(B,{onClose:()=>void i({search:{},replace:!0})})]})}function U(){let t=m(O),n=m(u),r=g(),a=t.columns;return[{id:`url`,header:a.url,cell:t=>(0,z.jsxs)(`span`,{className:I.endpoint,children:[(0,z.jsx)(e,{to:`/webhooks/$id`,params:{id:t.id},children:k(t.url)}),t.description&&(0,z.jsx)(`span`,{className:`muted`,children:t.description})]}),width:26},{id:`status`,header:a.status,cell:e=>(0,z.jsx)(C,{...e}),width:8},{id:`health`,header:a.health,cell:({health:e})=>{let{text:n,tone:i}=A(e.deliveries,t.health,r.count);return(0,z.jsx)(_,{tone:i,children:n})},wide:!0,width:16},{id:`failure`,header:a.failure,cell:({recentFailures:[e]})=>e&&(0,z.jsxs)(`span`,{className:I.failure,children:[(0,z.jsx)(`span`,{children:j(e.errorMessage,t.failures)}),(0,z.jsx)(`span`,{className:`muted`,children:(0,z.jsx)(S,{at:e.createdAt})})]}),wide:!0,width:24},{id:`events`,header:a.events,cell:({events:e})=>(0,z.jsx)(`span`,{title:r.list(e.map(e=>n[e])),children:e.length===i.length?t.allEvents:e.length===1&&e[0]?n[e[0]]:t.someEvents(e.length,i.length)}),wide:!0,width:10},{id:`registered`,header:a.registered,cell:({createdAt:e})=>(0,z.jsx)(S,{at:e}),wide:!0}]}export{H as EndpointList};