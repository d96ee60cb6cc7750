import{At as e,E as t,Et as n,P as r,Tt as i,c as a,f as o,kt as s,p as c,u as l}from"./index-VFG-heOs.js";import{n as u,r as d,y as f}from"./messages-DdyStFrt.js";import{t as p}from"./events-Jxj2kdhh.js";import{UnknownPage as m}from"./UnknownPage-CTzmnsZc.js";import{t as h}from"./Card-DWPMELbP.js";import{t as g}from"./Columns-8zt1GzVj.js";import{t as _}from"./Facts-BumU4RBx.js";import{t as v}from"./PageHeader-Ci09rnrX.js";import{t as y}from"./PageSkeleton-PfZSPf_H.js";import{t as b}from"./StatusBadge-62a51s6b.js";import{t as x}from"./Time-D0WNoWg5.js";import{c as S,t as C}from"./failure-XCMLX0eo.js";import{t as w}from"./useFormat-DQeTPv2-.js";import{a as T,i as E,n as D,r as O}from"./endpoints-BkI6rMN8.js";var k={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};k.node;var A=d(k),j=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,M=({url:e,headers:t,body:n})=>[`body=${j(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${j(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${j(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),N={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`},P=f();function F(t){let{delivery:n,shown:r}=t,i=u(T),a=i.delivery,o=w();return(0,P.jsxs)(h,{title:a.attempts,children:[n.history.length===0&&(0,P.jsx)(`p`,{className:`muted`,children:a.noAttempts}),(0,P.jsx)(`ol`,{className:N.attempts,children:n.history.toReversed().map(t=>(0,P.jsxs)(`li`,{"aria-current":t===r?`true`:void 0,children:[(0,P.jsxs)(`p`,{className:N.line,children:[(0,P.jsx)(e,{to:`/deliveries/$id`,params:{id:n.id},search:{attempt:t.attempt},replace:!0,resetScroll:!1,children:a.attempt(t.attempt)}),(0,P.jsx)(b,{kind:`delivery`,status:t.status}),t.responseStatus&&(0,P.jsx)(`code`,{children:t.responseStatus}),(0,P.jsx)(`span`,{className:`muted numeric`,children:a.took(o.count(t.latencyMs))}),(0,P.jsx)(`span`,{className:N.when,children:(0,P.jsx)(x,{at:t.createdAt})})]}),t.errorMessage&&(0,P.jsx)(`p`,{className:N.why,children:C(t.errorMessage,i.failures)}),t.nextRetryAt&&n.status===`PENDING`&&t===n.history.at(-1)&&(0,P.jsxs)(`p`,{className:N.why,children:[a.retry,` `,(0,P.jsx)(x,{at:t.nextRetryAt})]})]},t.id))})]})}function I({delivery:e,attempt:t}){let n=u(T).delivery,{body:r}=e.event;return(0,P.jsxs)(h,{title:n.request,actions:(0,P.jsx)(O,{text:r,label:n.copyBody}),children:[(0,P.jsx)(`p`,{className:N.address,children:(0,P.jsxs)(`code`,{children:[`POST `,e.endpoint.url]})}),(0,P.jsx)(R,{headers:[...t.requestHeaders,{name:`X-Service-Signature`,value:`(${n.signature})`}]}),(0,P.jsx)(`h3`,{className:N.heading,children:n.body}),(0,P.jsx)(E,{text:r,label:`${n.request}: ${n.body}`})]})}function L({attempt:e}){let t=u(T),n=t.delivery;return e.responseStatus?(0,P.jsxs)(h,{title:n.responseOf(e.attempt),actions:(0,P.jsx)(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&(0,P.jsx)(R,{headers:e.responseHeaders}),(0,P.jsx)(`h3`,{className:N.heading,children:n.body}),e.responseBody?(0,P.jsx)(E,{text:e.responseBody,label:`${n.response}: ${n.body}`}):(0,P.jsx)(`p`,{className:`muted`,children:n.noBody}),(0,P.jsx)(`p`,{className:N.kept,children:n.kept})]}):(0,P.jsxs)(h,{title:n.responseOf(e.attempt),children:[(0,P.jsx)(`p`,{children:n.noResponse}),(0,P.jsx)(`p`,{className:`muted`,children:C(e.errorMessage,t.failures)})]})}function R({headers:e}){let t=u(T).delivery;return(0,P.jsx)(`dl`,{className:N.headers,"aria-label":t.headers,children:e.map(({name:e,value:t},n)=>(0,P.jsxs)(`div`,{children:[(0,P.jsx)(`dt`,{children:e}),(0,P.jsx)(`dd`,{children:t})]},`${e} ${n}`))})}var z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query DeliveryPage($id: ID!) {
  delivery(id: $id) {
    id
    status
    attempts
    dueAt
    finishedAt
    createdAt
    event {
      id
      publicId
      type
      body
      createdAt
    }
    endpoint {
      id
      url
      status
      pausedAt
      deletedAt
    }
    history {
      id
      attempt
      status
      responseStatus
      latencyMs
      errorMessage
      nextRetryAt
      createdAt
      requestHeaders {
        name
        value
      }
      responseHeaders {
        name
        value
      }
      responseBody
    }
  }
}
    `),B=s(`/signedIn/deliveries/$id`);function V(){let e=u(T),t=u(p),{id:r}=B.useParams(),i=B.useSearch(),{data:a,error:o,refetch:s}=n(z,{id:r},{refetchInterval:({state:e})=>H(e.data?.delivery)?2e3:!1}),c=a?.delivery?.id===r?a.delivery:void 0;if(a?.delivery===null)return(0,P.jsx)(m,{});if(!c)return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(v,{title:e.delivery.facts.title,parent:{label:e.title,link:{to:`/webhooks`}}}),o?(0,P.jsx)(l,{error:o,onRetry:()=>void s()}):(0,P.jsx)(y,{})]});let d=c.history.find(({attempt:e})=>e===i.attempt)??c.history.at(-1);return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(v,{title:t[c.event.type],parent:c.endpoint.deletedAt?{label:e.title,link:{to:`/webhooks`}}:{label:D(c.endpoint.url),link:{to:`/webhooks/$id`,params:{id:c.endpoint.id}}},aside:(0,P.jsx)(b,{kind:`delivery`,status:c.status}),actions:(0,P.jsx)(U,{delivery:c,shown:d})}),(0,P.jsx)(g,{main:(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(F,{delivery:c,shown:d}),d&&(0,P.jsx)(L,{attempt:d}),d&&(0,P.jsx)(I,{delivery:c,attempt:d})]}),side:(0,P.jsx)(W,{delivery:c})})]})}var H=e=>e?.status===`PENDING`&&e.endpoint.status===`ACTIVE`&&!e.endpoint.pausedAt;function U({delivery:e,shown:n}){let o=u(T).delivery,s=r(`WEBHOOKS_WRITE`),{mutateAsync:l,isPending:d}=i(S),{endpoint:f,event:p}=e,m=s&&e.status!==`PENDING`&&f.status===`ACTIVE`&&f.deletedAt===null;async function h(){try{await l({input:{deliveryId:e.id}}),a(o.redelivered)}catch(e){a(e instanceof Error?e.message:String(e),`bad`)}}async function g(e){await navigator.clipboard.writeText(M({url:f.url,headers:e,body:p.body})),a(o.copied)}return(0,P.jsxs)(P.Fragment,{children:[n&&(0,P.jsx)(c,{icon:A,onClick:()=>void g(n.requestHeaders),children:o.copyCurl}),m&&(0,P.jsx)(c,{look:`primary`,icon:t,busy:d,onClick:()=>void h(),children:o.redeliver})]})}function W({delivery:t}){let n=u(T).delivery.facts,r=u(p),{event:i,endpoint:a}=t;return(0,P.jsx)(h,{title:n.title,children:(0,P.jsx)(_,{facts:[{label:n.event,value:(0,P.jsx)(e,{to:`/events`,search:{event:i.id},children:r[i.type]})},{label:n.endpoint,value:a.deletedAt?D(a.url):(0,P.jsx)(e,{to:`/webhooks/$id`,params:{id:a.id},children:D(a.url)})},{label:n.published,value:(0,P.jsx)(x,{at:t.createdAt})},t.finishedAt?{label:n.finished,value:(0,P.jsx)(x,{at:t.finishedAt})}:{label:n.due,value:(0,P.jsx)(x,{at:t.dueAt})},{label:n.id,value:(0,P.jsx)(o,{text:i.publicId})}]})})}export{V as DeliveryPage};