import{Ct as e,Ot as t,Tt as n,U as r,a as i,f as a,jt as o,kt as s,v as c}from"./index-DxvkqU8P.js";import{t as l}from"./plus-DouMw-Jz.js";import{t as u}from"./events-BJMC8v2w.js";import{b as d,n as f,p}from"./messages-igU7N3k3.js";import{t as m}from"./useFormat-CaUEnYtq.js";import{t as h}from"./Badge-CEQ-8Rvq.js";import{t as g}from"./Card-D9gWPMxB.js";import{t as _}from"./EmptyState-D9m46cVh.js";import{t as v}from"./PageHeader-OMwtLIVL.js";import{t as y}from"./Table-C8WSTUNy.js";import{t as b}from"./Time-CyOfpkiB.js";import{a as x,i as S,n as C,r as w,t as T}from"./VerifyCode-DBMuRkbn.js";import{i as E,n as D,t as O}from"./endpoints-BjZ5kEeE.js";import{t as k,u as A}from"./failure-XCMLX0eo.js";import{i as j,t as M}from"./react-sySUN5R7.js";import{t as N}from"./Dialog-TmRuJTbs.js";import{a as P}from"./Field-BDMUAlS8.js";import{t as F}from"./Form-1p36lu4P.js";var I={endpoint:`_endpoint_1tm63_2`,failure:`_failure_1tm63_3`},L=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),R=j(M(),1),z=d();function B({onClose:t}){let n=f(E),r=o(),[s,c]=(0,R.useState)(new Set(i)),[l,u]=(0,R.useState)(null);async function d(t){let n={url:String(t.url??``).trim(),description:String(t.description??``).trim(),events:[...s]},{registerWebhookEndpoint:r}=await p(A,{input:n});u({id:r.endpoint.id,secret:r.secret}),await e.invalidateQueries()}return l?(0,z.jsxs)(N,{open:!0,wide:!0,onClose:t,title:n.secret.label,children:[(0,z.jsx)(C,{secret:l.secret}),(0,z.jsx)(T,{}),(0,z.jsx)(`div`,{className:w.done,children:(0,z.jsx)(a,{look:`primary`,onClick:()=>void r({to:`/webhooks/$id`,params:{id:l.id},replace:!0}),children:n.register.done})})]}):(0,z.jsx)(N,{open:!0,onClose:t,title:n.register.title,text:n.register.text,children:(0,z.jsxs)(F,{submitLabel:n.register.submit,disabled:s.size===0,onCancel:t,onSubmit:d,children:[(0,z.jsx)(P,{name:`url`,type:`url`,label:n.register.url,hint:n.register.urlHint,placeholder:`https://`,maxLength:2048}),(0,z.jsx)(P,{name:`description`,label:n.register.description,hint:n.register.descriptionHint,maxLength:200,optional:!0}),(0,z.jsx)(S,{label:n.register.events,chosen:s,onChange:c})]})})}var V=t(`/signedIn/webhooks`);function H(){let e=f(E),t=V.useSearch(),i=V.useNavigate(),o=r(`WEBHOOKS_WRITE`),{data:s,error:u,isPlaceholderData:d,refetch:p}=n(L,{}),m=U(),h=o&&(0,z.jsx)(a,{look:`primary`,icon:l,onClick:()=>void i({search:{dialog:`register`}}),children:e.register.action});return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(v,{title:e.title,actions:h}),(0,z.jsx)(g,{flush:!0,children:(0,z.jsx)(y,{name:`webhooks`,label:e.title,columns:m,rows:s?.webhookEndpoints.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:u,onRetry:()=>void p(),empty:(0,z.jsx)(_,{icon:c,title:e.empty,text:e.emptyText})})}),o&&t.dialog===`register`&&(0,z.jsx)(B,{onClose:()=>void i({search:{},replace:!0})})]})}function U(){let e=f(E),t=f(u),n=m(),r=e.columns;return[{id:`url`,header:r.url,cell:e=>(0,z.jsxs)(`span`,{className:I.endpoint,children:[(0,z.jsx)(s,{to:`/webhooks/$id`,params:{id:e.id},children:D(e.url)}),e.description&&(0,z.jsx)(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:r.status,cell:e=>(0,z.jsx)(x,{...e}),width:8},{id:`health`,header:r.health,cell:({health:t})=>{let{text:r,tone:i}=O(t.deliveries,e.health,n.count);return(0,z.jsx)(h,{tone:i,children:r})},wide:!0,width:16},{id:`failure`,header:r.failure,cell:({recentFailures:[t]})=>t&&(0,z.jsxs)(`span`,{className:I.failure,children:[(0,z.jsx)(`span`,{children:k(t.errorMessage,e.failures)}),(0,z.jsx)(`span`,{className:`muted`,children:(0,z.jsx)(b,{at:t.createdAt})})]}),wide:!0,width:24},{id:`events`,header:r.events,cell:({events:r})=>(0,z.jsx)(`span`,{title:n.list(r.map(e=>t[e])),children:r.length===i.length?e.allEvents:r.length===1&&r[0]?t[r[0]]:e.someEvents(r.length,i.length)}),wide:!0,width:10},{id:`registered`,header:r.registered,cell:({createdAt:e})=>(0,z.jsx)(b,{at:e}),wide:!0}]}export{H as EndpointList};