import{d as e,f as t,i as n,n as r,o as i,t as a}from"./PageHeader-BsV3pZky.js";import{i as o,n as s,t as c,v as l}from"./shared-DnkpUVzJ.js";import{n as u,o as d,s as f}from"./session-BHK4iFKa.js";import{s as p,u as m}from"./index-BN1pptzq.js";import{t as h}from"./Button-iN5KV8tA.js";import{n as g}from"./Skeleton-NM1GUSbW.js";import{t as _}from"./Columns-CQ6Cb7T3.js";import{t as v}from"./Facts-CTmGbo75.js";import{t as y}from"./PageSkeleton-DHdyZ1pE.js";import{t as b}from"./StatusBadge-CLgrYAN9.js";import{t as x}from"./Time-DRTY5x0F.js";import{c as S,t as C}from"./failure-XCMLX0eo.js";import{t as w}from"./useFormat-Dm24KoBB.js";import{a as T,i as E,n as D,r as O}from"./endpoints-CaAdDgr8.js";var k={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};k.node;var A=s(k),j=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,M=({url:e,headers:t,body:n})=>[`body=${j(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${j(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${j(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),N={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`},P=l();function F(e){let{delivery:n,shown:r}=e,i=o(T),a=i.delivery,s=w();return(0,P.jsxs)(g,{title:a.attempts,children:[n.history.length===0&&(0,P.jsx)(`p`,{className:`muted`,children:a.noAttempts}),(0,P.jsx)(`ol`,{className:N.attempts,children:n.history.toReversed().map(e=>(0,P.jsxs)(`li`,{"aria-current":e===r?`true`:void 0,children:[(0,P.jsxs)(`p`,{className:N.line,children:[(0,P.jsx)(t,{to:`/deliveries/$id`,params:{id:n.id},search:{attempt:e.attempt},replace:!0,resetScroll:!1,children:a.attempt(e.attempt)}),(0,P.jsx)(b,{kind:`delivery`,status:e.status}),e.responseStatus&&(0,P.jsx)(`code`,{children:e.responseStatus}),(0,P.jsx)(`span`,{className:`muted numeric`,children:a.took(s.count(e.latencyMs))}),(0,P.jsx)(`span`,{className:N.when,children:(0,P.jsx)(x,{at:e.createdAt})})]}),e.errorMessage&&(0,P.jsx)(`p`,{className:N.why,children:C(e.errorMessage,i.failures)}),e.nextRetryAt&&n.status===`PENDING`&&e===n.history.at(-1)&&(0,P.jsxs)(`p`,{className:N.why,children:[a.retry,` `,(0,P.jsx)(x,{at:e.nextRetryAt})]})]},e.id))})]})}function I({delivery:e,attempt:t}){let n=o(T).delivery,{body:r}=e.event;return(0,P.jsxs)(g,{title:n.request,actions:(0,P.jsx)(O,{text:r,label:n.copyBody}),children:[(0,P.jsx)(`p`,{className:N.address,children:(0,P.jsxs)(`code`,{children:[`POST `,e.endpoint.url]})}),(0,P.jsx)(R,{headers:[...t.requestHeaders,{name:`X-Service-Signature`,value:`(${n.signature})`}]}),(0,P.jsx)(`h3`,{className:N.heading,children:n.body}),(0,P.jsx)(E,{text:r,label:`${n.request}: ${n.body}`})]})}function L({attempt:e}){let t=o(T),n=t.delivery;return e.responseStatus?(0,P.jsxs)(g,{title:n.responseOf(e.attempt),actions:(0,P.jsx)(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&(0,P.jsx)(R,{headers:e.responseHeaders}),(0,P.jsx)(`h3`,{className:N.heading,children:n.body}),e.responseBody?(0,P.jsx)(E,{text:e.responseBody,label:`${n.response}: ${n.body}`}):(0,P.jsx)(`p`,{className:`muted`,children:n.noBody}),(0,P.jsx)(`p`,{className:N.kept,children:n.kept})]}):(0,P.jsxs)(g,{title:n.responseOf(e.attempt),children:[(0,P.jsx)(`p`,{children:n.noResponse}),(0,P.jsx)(`p`,{className:`muted`,children:C(e.errorMessage,t.failures)})]})}function R({headers:e}){let t=o(T).delivery;return(0,P.jsx)(`dl`,{className:N.headers,"aria-label":t.headers,children:e.map(({name:e,value:t},n)=>(0,P.jsxs)(`div`,{children:[(0,P.jsx)(`dt`,{children:e}),(0,P.jsx)(`dd`,{children:t})]},`${e} ${n}`))})}var z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),B=e(`/signedIn/deliveries/$id`);function V(){let e=o(T),t=o(c).events,{id:n}=B.useParams(),i=B.useSearch(),{data:s,error:l,refetch:u}=f(z,{id:n},{refetchInterval:({state:e})=>H(e.data?.delivery)?2e3:!1}),d=s?.delivery?.id===n?s.delivery:void 0;if(s?.delivery===null)return(0,P.jsx)(p,{});if(!d)return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(a,{title:e.delivery.facts.title,parent:{label:e.title,link:{to:`/webhooks`}}}),l?(0,P.jsx)(r,{error:l,onRetry:()=>void u()}):(0,P.jsx)(y,{})]});let m=d.history.find(({attempt:e})=>e===i.attempt)??d.history.at(-1);return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(a,{title:t[d.event.type],parent:d.endpoint.deletedAt?{label:e.title,link:{to:`/webhooks`}}:{label:D(d.endpoint.url),link:{to:`/webhooks/$id`,params:{id:d.endpoint.id}}},aside:(0,P.jsx)(b,{kind:`delivery`,status:d.status}),actions:(0,P.jsx)(U,{delivery:d,shown:m})}),(0,P.jsx)(_,{main:(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(F,{delivery:d,shown:m}),m&&(0,P.jsx)(L,{attempt:m}),m&&(0,P.jsx)(I,{delivery:d,attempt:m})]}),side:(0,P.jsx)(W,{delivery:d})})]})}var H=e=>e?.status===`PENDING`&&e.endpoint.status===`ACTIVE`&&!e.endpoint.pausedAt;function U({delivery:e,shown:t}){let n=o(T).delivery,r=u(`WEBHOOKS_WRITE`),{mutateAsync:a,isPending:s}=d(S),{endpoint:c,event:l}=e,f=r&&e.status!==`PENDING`&&c.status===`ACTIVE`&&c.deletedAt===null;async function p(){try{await a({input:{deliveryId:e.id}}),m(n.redelivered)}catch(e){m(e instanceof Error?e.message:String(e),`bad`)}}async function g(e){await navigator.clipboard.writeText(M({url:c.url,headers:e,body:l.body})),m(n.copied)}return(0,P.jsxs)(P.Fragment,{children:[t&&(0,P.jsx)(h,{icon:A,onClick:()=>void g(t.requestHeaders),children:n.copyCurl}),f&&(0,P.jsx)(h,{look:`primary`,icon:i,busy:s,onClick:()=>void p(),children:n.redeliver})]})}function W({delivery:e}){let r=o(T).delivery.facts,i=o(c).events,{event:a,endpoint:s}=e;return(0,P.jsx)(g,{title:r.title,children:(0,P.jsx)(v,{facts:[{label:r.event,value:(0,P.jsx)(t,{to:`/events`,search:{event:a.id},children:i[a.type]})},{label:r.endpoint,value:s.deletedAt?D(s.url):(0,P.jsx)(t,{to:`/webhooks/$id`,params:{id:s.id},children:D(s.url)})},{label:r.published,value:(0,P.jsx)(x,{at:e.createdAt})},e.finishedAt?{label:r.finished,value:(0,P.jsx)(x,{at:e.finishedAt})}:{label:r.due,value:(0,P.jsx)(x,{at:e.dueAt})},{label:r.id,value:(0,P.jsx)(n,{text:a.publicId})}]})})}export{V as DeliveryPage};