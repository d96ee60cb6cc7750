import{B as e,Ct as t,Y as n,bt as r,d as i,jt as a,k as o,m as s,p as c,s as l,wt as u,y as d,yt as f}from"./index-BOjYus1t.js";import{T as p,X as m,_t as h,ct as g,nt as _,o as v,t as y,tt as b,ut as x,vt as S,yt as C}from"./parts-CT3q-B0d.js";import{t as w}from"./shell-UJkRhZsx.js";import{c as T,g as E,l as D,s as O}from"./webhooks-BlikIanI.js";var k={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};k.node;var A=e(k),j=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,M=({url:e,headers:t,body:n})=>[`body=${j(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${j(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${j(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),N={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`},P=a();function F(e){let{delivery:t,shown:n}=e,r=d(T),i=r.delivery,a=_();return(0,P.jsxs)(C,{title:i.attempts,children:[t.history.length===0&&(0,P.jsx)(`p`,{className:`muted`,children:i.noAttempts}),(0,P.jsx)(`ol`,{className:N.attempts,children:t.history.toReversed().map(e=>(0,P.jsxs)(`li`,{"aria-current":e===n?`true`:void 0,children:[(0,P.jsxs)(`p`,{className:N.line,children:[(0,P.jsx)(u,{to:`/deliveries/$id`,params:{id:t.id},search:{attempt:e.attempt},replace:!0,resetScroll:!1,children:i.attempt(e.attempt)}),(0,P.jsx)(p,{kind:`delivery`,status:e.status}),e.responseStatus&&(0,P.jsx)(`code`,{children:e.responseStatus}),(0,P.jsx)(`span`,{className:`muted numeric`,children:i.took(a.count(e.latencyMs))}),(0,P.jsx)(`span`,{className:N.when,children:(0,P.jsx)(b,{at:e.createdAt})})]}),e.errorMessage&&(0,P.jsx)(`p`,{className:N.why,children:D(e.errorMessage,r.failures)}),e.nextRetryAt&&t.status===`PENDING`&&e===t.history.at(-1)&&(0,P.jsxs)(`p`,{className:N.why,children:[i.retry,` `,(0,P.jsx)(b,{at:e.nextRetryAt})]})]},e.id))})]})}function I({delivery:e,attempt:t}){let n=d(T).delivery,{body:r}=e.event;return(0,P.jsxs)(C,{title:n.request,actions:(0,P.jsx)(m,{text:r,label:n.copyBody}),children:[(0,P.jsx)(`p`,{className:N.address,children:(0,P.jsxs)(`code`,{children:[`POST `,e.endpoint.url]})}),(0,P.jsx)(R,{headers:[...t.requestHeaders,{name:`X-Service-Signature`,value:`(${n.signature})`}]}),(0,P.jsx)(`h3`,{className:N.heading,children:n.body}),(0,P.jsx)(y,{text:r,label:`${n.request}: ${n.body}`})]})}function L({attempt:e}){let t=d(T),n=t.delivery;return e.responseStatus?(0,P.jsxs)(C,{title:n.responseOf(e.attempt),actions:(0,P.jsx)(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&(0,P.jsx)(R,{headers:e.responseHeaders}),(0,P.jsx)(`h3`,{className:N.heading,children:n.body}),e.responseBody?(0,P.jsx)(y,{text:e.responseBody,label:`${n.response}: ${n.body}`}):(0,P.jsx)(`p`,{className:`muted`,children:n.noBody}),(0,P.jsx)(`p`,{className:N.kept,children:n.kept})]}):(0,P.jsxs)(C,{title:n.responseOf(e.attempt),children:[(0,P.jsx)(`p`,{children:n.noResponse}),(0,P.jsx)(`p`,{className:`muted`,children:D(e.errorMessage,t.failures)})]})}function R({headers:e}){let t=d(T).delivery;return(0,P.jsx)(`dl`,{className:N.headers,"aria-label":t.headers,children:e.map(({name:e,value:t},n)=>(0,P.jsxs)(`div`,{children:[(0,P.jsx)(`dt`,{children:e}),(0,P.jsx)(`dd`,{children:t})]},`${e} ${n}`))})}var z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),B=t(`/signedIn/deliveries/$id`);function V(){let e=d(T),t=d(v),{id:n}=B.useParams(),a=B.useSearch(),{data:o,error:s,refetch:c}=r(z,{id:n},{refetchInterval:({state:e})=>H(e.data?.delivery)?2e3:!1}),l=o?.delivery?.id===n?o.delivery:void 0;if(o?.delivery===null)return(0,P.jsx)(w,{});if(!l)return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(x,{title:e.delivery.facts.title,parent:{label:e.title,link:{to:`/webhooks`}}}),s?(0,P.jsx)(i,{error:s,onRetry:()=>void c()}):(0,P.jsx)(g,{})]});let u=l.history.find(({attempt:e})=>e===a.attempt)??l.history.at(-1);return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(x,{title:t[l.event.type],parent:l.endpoint.deletedAt?{label:e.title,link:{to:`/webhooks`}}:{label:O(l.endpoint.url),link:{to:`/webhooks/$id`,params:{id:l.endpoint.id}}},aside:(0,P.jsx)(p,{kind:`delivery`,status:l.status}),actions:(0,P.jsx)(U,{delivery:l,shown:u})}),(0,P.jsx)(S,{main:(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(F,{delivery:l,shown:u}),u&&(0,P.jsx)(L,{attempt:u}),u&&(0,P.jsx)(I,{delivery:l,attempt:u})]}),side:(0,P.jsx)(W,{delivery:l})})]})}var H=e=>e?.status===`PENDING`&&e.endpoint.status===`ACTIVE`&&!e.endpoint.pausedAt;function U({delivery:e,shown:t}){let r=d(T).delivery,i=n(`WEBHOOKS_WRITE`),{mutateAsync:a,isPending:c}=f(E),{endpoint:u,event:p}=e,m=i&&e.status!==`PENDING`&&u.status===`ACTIVE`&&u.deletedAt===null;async function h(){try{await a({input:{deliveryId:e.id}}),l(r.redelivered)}catch(e){l(e instanceof Error?e.message:String(e),`bad`)}}async function g(e){await navigator.clipboard.writeText(M({url:u.url,headers:e,body:p.body})),l(r.copied)}return(0,P.jsxs)(P.Fragment,{children:[t&&(0,P.jsx)(s,{icon:A,onClick:()=>void g(t.requestHeaders),children:r.copyCurl}),m&&(0,P.jsx)(s,{look:`primary`,icon:o,busy:c,onClick:()=>void h(),children:r.redeliver})]})}function W({delivery:e}){let t=d(T).delivery.facts,n=d(v),{event:r,endpoint:i}=e;return(0,P.jsx)(C,{title:t.title,children:(0,P.jsx)(h,{facts:[{label:t.event,value:(0,P.jsx)(u,{to:`/events`,search:{event:r.id},children:n[r.type]})},{label:t.endpoint,value:i.deletedAt?O(i.url):(0,P.jsx)(u,{to:`/webhooks/$id`,params:{id:i.id},children:O(i.url)})},{label:t.published,value:(0,P.jsx)(b,{at:e.createdAt})},e.finishedAt?{label:t.finished,value:(0,P.jsx)(b,{at:e.finishedAt})}:{label:t.due,value:(0,P.jsx)(b,{at:e.dueAt})},{label:t.id,value:(0,P.jsx)(c,{text:r.publicId})}]})})}export{V as DeliveryPage};