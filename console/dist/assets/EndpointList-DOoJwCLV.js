import{A as e,Dt as t,E as n,Et as r,a as i,c as a,l as o,m as s}from"./index-CY5Lfr2k.js";import{r as c}from"./CopyId-SiKlB92z.js";import{t as l}from"./plus-Dq_5Ec9-.js";import{r as u,t as d}from"./query-Bxe-Codu.js";import{C as f,b as p,i as m,p as h,t as g,x as _}from"./shared-Dy6YWKPE.js";import{t as v}from"./useFormat-DOxO5KAC.js";import{t as y}from"./Badge-BAsXTJFu.js";import{t as b}from"./Card-SRE2vbvg.js";import{t as x}from"./Table-B0KlPTnN.js";import{t as S}from"./Time-CeXgC4al.js";import{a as C,i as w,n as T,r as E,t as D}from"./VerifyCode-CnbDDxPC.js";import{a as O,n as k,t as A}from"./endpoints-0rHbKnl_.js";import{t as j,u as M}from"./failure-XCMLX0eo.js";import{t as N}from"./Dialog-BeM_rj20.js";import{a as P}from"./Field-XYTBhkxt.js";import{t as F}from"./Form-ClSmUhhv.js";var I={endpoint:`_endpoint_1tm63_2`,failure:`_failure_1tm63_3`},L=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),R=f(_(),1),z=p();function B({onClose:e}){let r=m(O),a=t(),[o,s]=(0,R.useState)(new Set(i)),[c,l]=(0,R.useState)(null);async function u(e){let t={url:String(e.url??``).trim(),description:String(e.description??``).trim(),events:[...o]},{registerWebhookEndpoint:n}=await h(M,{input:t});l({id:n.endpoint.id,secret:n.secret}),await d.invalidateQueries()}return c?(0,z.jsxs)(N,{open:!0,wide:!0,onClose:e,title:r.secret.label,children:[(0,z.jsx)(T,{secret:c.secret}),(0,z.jsx)(D,{}),(0,z.jsx)(`div`,{className:E.done,children:(0,z.jsx)(n,{look:`primary`,onClick:()=>void a({to:`/webhooks/$id`,params:{id:c.id},replace:!0}),children:r.register.done})})]}):(0,z.jsx)(N,{open:!0,onClose:e,title:r.register.title,text:r.register.text,children:(0,z.jsxs)(F,{submitLabel:r.register.submit,disabled:o.size===0,onCancel:e,onSubmit:u,children:[(0,z.jsx)(P,{name:`url`,type:`url`,label:r.register.url,hint:r.register.urlHint,placeholder:`https://`,maxLength:2048}),(0,z.jsx)(P,{name:`description`,label:r.register.description,hint:r.register.descriptionHint,maxLength:200,optional:!0}),(0,z.jsx)(w,{label:r.register.events,chosen:o,onChange:s})]})})}var V=r(`/signedIn/webhooks`);function H(){let t=m(O),r=V.useSearch(),i=V.useNavigate(),c=s(`WEBHOOKS_WRITE`),{data:d,error:f,isPlaceholderData:p,refetch:h}=u(L,{}),g=U(),_=c&&(0,z.jsx)(n,{look:`primary`,icon:l,onClick:()=>void i({search:{dialog:`register`}}),children:t.register.action});return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(a,{title:t.title,actions:_}),(0,z.jsx)(b,{flush:!0,children:(0,z.jsx)(x,{name:`webhooks`,label:t.title,columns:g,rows:d?.webhookEndpoints.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:f,onRetry:()=>void h(),empty:(0,z.jsx)(o,{icon:e,title:t.empty,text:t.emptyText})})}),c&&r.dialog===`register`&&(0,z.jsx)(B,{onClose:()=>void i({search:{},replace:!0})})]})}function U(){let e=m(O),t=m(g).events,n=v(),r=e.columns;return[{id:`url`,header:r.url,cell:e=>(0,z.jsxs)(`span`,{className:I.endpoint,children:[(0,z.jsx)(c,{to:`/webhooks/$id`,params:{id:e.id},children:k(e.url)}),e.description&&(0,z.jsx)(`span`,{className:`muted`,children:e.description})]}),width:26},{id:`status`,header:r.status,cell:e=>(0,z.jsx)(C,{...e}),width:8},{id:`health`,header:r.health,cell:({health:t})=>{let{text:r,tone:i}=A(t.deliveries,e.health,n.count);return(0,z.jsx)(y,{tone:i,children:r})},wide:!0,width:16},{id:`failure`,header:r.failure,cell:({recentFailures:[t]})=>t&&(0,z.jsxs)(`span`,{className:I.failure,children:[(0,z.jsx)(`span`,{children:j(t.errorMessage,e.failures)}),(0,z.jsx)(`span`,{className:`muted`,children:(0,z.jsx)(S,{at:t.createdAt})})]}),wide:!0,width:24},{id:`events`,header:r.events,cell:({events:r})=>(0,z.jsx)(`span`,{title:n.list(r.map(e=>t[e])),children:r.length===i.length?e.allEvents:r.length===1&&r[0]?t[r[0]]:e.someEvents(r.length,i.length)}),wide:!0,width:10},{id:`registered`,header:r.registered,cell:({createdAt:e})=>(0,z.jsx)(S,{at:e}),wide:!0}]}export{H as EndpointList};