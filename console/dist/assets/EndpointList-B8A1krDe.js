import{Ct as e,I as t,Ot as n,Tt as r,a as i,jt as a,kt as o,p as s,y as c}from"./index-CQWaXgUN.js";import{t as l}from"./plus-D44PdFjc.js";import{t as u}from"./events-CIAo--CM.js";import{C as d,b as f,f as p,n as m,y as h}from"./messages-BV8KbY0P.js";import{t as g}from"./useFormat-CUp8dbLM.js";import{t as _}from"./Badge-D8PVigD8.js";import{t as v}from"./Card-C2-gG51M.js";import{t as y}from"./EmptyState-BE-RZvry.js";import{t as b}from"./PageHeader-CjMD5ZiZ.js";import{t as x}from"./Table-DuPkneaL.js";import{t as S}from"./Time-BALxdxQh.js";import{a as C,i as w,n as T,r as E,t as D}from"./VerifyCode-BpEbv8dy.js";import{a as O,n as k,t as A}from"./endpoints-YdhvZnWb.js";import{t as j,u as M}from"./failure-XCMLX0eo.js";import{t as N}from"./Dialog-RKanoM9r.js";import{a as P}from"./Field-Cs9Is6q0.js";import{t as F}from"./Form-CSA_M5gV.js";var I={endpoint:`_endpoint_1tm63_2`,failure:`_failure_1tm63_3`},L=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),R=d(f(),1),z=h();function B({onClose:t}){let n=m(O),r=a(),[o,c]=(0,R.useState)(new Set(i)),[l,u]=(0,R.useState)(null);async function d(t){let n={url:String(t.url??``).trim(),description:String(t.description??``).trim(),events:[...o]},{registerWebhookEndpoint:r}=await p(M,{input:n});u({id:r.endpoint.id,secret:r.secret}),await e.invalidateQueries()}return l?(0,z.jsxs)(N,{open:!0,wide:!0,onClose:t,title:n.secret.label,children:[(0,z.jsx)(T,{secret:l.secret}),(0,z.jsx)(D,{}),(0,z.jsx)(`div`,{className:E.done,children:(0,z.jsx)(s,{look:`primary`,onClick:()=>void r({to:`/webhooks/$id`,params:{id:l.id},replace:!0}),children:n.register.done})})]}):(0,z.jsx)(N,{open:!0,onClose:t,title:n.register.title,text:n.register.text,children:(0,z.jsxs)(F,{submitLabel:n.register.submit,disabled:o.size===0,onCancel:t,onSubmit:d,children:[(0,z.jsx)(P,{name:`url`,type:`url`,label:n.register.url,hint:n.register.urlHint,placeholder:`https://`,maxLength:2048}),(0,z.jsx)(P,{name:`description`,label:n.register.description,hint:n.register.descriptionHint,maxLength:200,optional:!0}),(0,z.jsx)(w,{label:n.register.events,chosen:o,onChange:c})]})})}var V=n(`/signedIn/webhooks`);function H(){let e=m(O),n=V.useSearch(),i=V.useNavigate(),a=t(`WEBHOOKS_WRITE`),{data:o,error:u,isPlaceholderData:d,refetch:f}=r(L,{}),p=U(),h=a&&(0,z.jsx)(s,{look:`primary`,icon:l,onClick:()=>void i({search:{dialog:`register`}}),children:e.register.action});return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(b,{title:e.title,actions:h}),(0,z.jsx)(v,{flush:!0,children:(0,z.jsx)(x,{name:`webhooks`,label:e.title,columns:p,rows:o?.webhookEndpoints.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:u,onRetry:()=>void f(),empty:(0,z.jsx)(y,{icon:c,title:e.empty,text:e.emptyText})})}),a&&n.dialog===`register`&&(0,z.jsx)(B,{onClose:()=>void i({search:{},replace:!0})})]})}function U(){let e=m(O),t=m(u),n=g(),r=e.columns;return[{id:`url`,header:r.url,cell:e=>(0,z.jsxs)(`span`,{className:I.endpoint,children:[(0,z.jsx)(o,{to:`/webhooks/$id`,params:{id:e.id},children:k(e.url)}),e.description&&(0,z.jsx)(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:r.status,cell:e=>(0,z.jsx)(C,{...e}),width:8},{id:`health`,header:r.health,cell:({health:t})=>{let{text:r,tone:i}=A(t.deliveries,e.health,n.count);return(0,z.jsx)(_,{tone:i,children:r})},wide:!0,width:16},{id:`failure`,header:r.failure,cell:({recentFailures:[t]})=>t&&(0,z.jsxs)(`span`,{className:I.failure,children:[(0,z.jsx)(`span`,{children:j(t.errorMessage,e.failures)}),(0,z.jsx)(`span`,{className:`muted`,children:(0,z.jsx)(S,{at:t.createdAt})})]}),wide:!0,width:24},{id:`events`,header:r.events,cell:({events:r})=>(0,z.jsx)(`span`,{title:n.list(r.map(e=>t[e])),children:r.length===i.length?e.allEvents:r.length===1&&r[0]?t[r[0]]:e.someEvents(r.length,i.length)}),wide:!0,width:10},{id:`registered`,header:r.registered,cell:({createdAt:e})=>(0,z.jsx)(S,{at:e}),wide:!0}]}export{H as EndpointList};