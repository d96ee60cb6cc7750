import{At as e,Ct as t,J as n,O as r,St as i,f as a,p as o,s,u as c,v as l,vt as u,yt as d,z as f}from"./index-B5iNBL45.js";import{T as p,X as m,_t as h,a as g,ct as _,nt as v,t as y,tt as b,ut as x,vt as S,yt as C}from"./parts-DvtpHSyy.js";import{t as w}from"./shell-8yA4xJe9.js";import{c as T,g as E,l as D,s as O}from"./webhooks-DsNTmCmr.js";var k={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};k.node;var A=f(k),j=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,M=({url:e,headers:t,body:n})=>[`body=${j(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${j(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${j(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),N={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`},P=e();function F(e){let{delivery:n,shown:r}=e,i=l(T),a=i.delivery,o=v();return(0,P.jsxs)(C,{title:a.attempts,children:[n.history.length===0&&(0,P.jsx)(`p`,{className:`muted`,children:a.noAttempts}),(0,P.jsx)(`ol`,{className:N.attempts,children:n.history.toReversed().map(e=>(0,P.jsxs)(`li`,{"aria-current":e===r?`true`:void 0,children:[(0,P.jsxs)(`p`,{className:N.line,children:[(0,P.jsx)(t,{to:`/deliveries/$id`,params:{id:n.id},search:{attempt:e.attempt},replace:!0,resetScroll:!1,children:a.attempt(e.attempt)}),(0,P.jsx)(p,{kind:`delivery`,status:e.status}),e.responseStatus&&(0,P.jsx)(`code`,{children:e.responseStatus}),(0,P.jsx)(`span`,{className:`muted numeric`,children:a.took(o.count(e.latencyMs))}),(0,P.jsx)(`span`,{className:N.when,children:(0,P.jsx)(b,{at:e.createdAt})})]}),e.errorMessage&&(0,P.jsx)(`p`,{className:N.why,children:D(e.errorMessage,i.failures)}),e.nextRetryAt&&n.status===`PENDING`&&e===n.history.at(-1)&&(0,P.jsxs)(`p`,{className:N.why,children:[a.retry,` `,(0,P.jsx)(b,{at:e.nextRetryAt})]})]},e.id))})]})}function I({delivery:e,attempt:t}){let n=l(T).delivery,{body:r}=e.event;return(0,P.jsxs)(C,{title:n.request,actions:(0,P.jsx)(m,{text:r,label:n.copyBody}),children:[(0,P.jsx)(`p`,{className:N.address,children:(0,P.jsxs)(`code`,{children:[`POST `,e.endpoint.url]})}),(0,P.jsx)(R,{headers:[...t.requestHeaders,{name:`X-Service-Signature`,value:`(${n.signature})`}]}),(0,P.jsx)(`h3`,{className:N.heading,children:n.body}),(0,P.jsx)(y,{text:r,label:`${n.request}: ${n.body}`})]})}function L({attempt:e}){let t=l(T),n=t.delivery;return e.responseStatus?(0,P.jsxs)(C,{title:n.responseOf(e.attempt),actions:(0,P.jsx)(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&(0,P.jsx)(R,{headers:e.responseHeaders}),(0,P.jsx)(`h3`,{className:N.heading,children:n.body}),e.responseBody?(0,P.jsx)(y,{text:e.responseBody,label:`${n.response}: ${n.body}`}):(0,P.jsx)(`p`,{className:`muted`,children:n.noBody}),(0,P.jsx)(`p`,{className:N.kept,children:n.kept})]}):(0,P.jsxs)(C,{title:n.responseOf(e.attempt),children:[(0,P.jsx)(`p`,{children:n.noResponse}),(0,P.jsx)(`p`,{className:`muted`,children:D(e.errorMessage,t.failures)})]})}function R({headers:e}){let t=l(T).delivery;return(0,P.jsx)(`dl`,{className:N.headers,"aria-label":t.headers,children:e.map(({name:e,value:t},n)=>(0,P.jsxs)(`div`,{children:[(0,P.jsx)(`dt`,{children:e}),(0,P.jsx)(`dd`,{children:t})]},`${e} ${n}`))})}var z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),B=i(`/signedIn/deliveries/$id`);function V(){let e=l(T),t=l(g),{id:n}=B.useParams(),r=B.useSearch(),{data:i,error:a,refetch:o}=d(z,{id:n},{refetchInterval:({state:e})=>H(e.data?.delivery)?2e3:!1}),s=i?.delivery?.id===n?i.delivery:void 0;if(i?.delivery===null)return(0,P.jsx)(w,{});if(!s)return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(x,{title:e.delivery.facts.title,parent:{label:e.title,link:{to:`/webhooks`}}}),a?(0,P.jsx)(c,{error:a,onRetry:()=>void o()}):(0,P.jsx)(_,{})]});let u=s.history.find(({attempt:e})=>e===r.attempt)??s.history.at(-1);return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(x,{title:t[s.event.type],parent:s.endpoint.deletedAt?{label:e.title,link:{to:`/webhooks`}}:{label:O(s.endpoint.url),link:{to:`/webhooks/$id`,params:{id:s.endpoint.id}}},aside:(0,P.jsx)(p,{kind:`delivery`,status:s.status}),actions:(0,P.jsx)(U,{delivery:s,shown:u})}),(0,P.jsx)(S,{main:(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(F,{delivery:s,shown:u}),u&&(0,P.jsx)(L,{attempt:u}),u&&(0,P.jsx)(I,{delivery:s,attempt:u})]}),side:(0,P.jsx)(W,{delivery:s})})]})}var H=e=>e?.status===`PENDING`&&e.endpoint.status===`ACTIVE`&&!e.endpoint.pausedAt;function U({delivery:e,shown:t}){let i=l(T).delivery,a=n(`WEBHOOKS_WRITE`),{mutateAsync:c,isPending:d}=u(E),{endpoint:f,event:p}=e,m=a&&e.status!==`PENDING`&&f.status===`ACTIVE`&&f.deletedAt===null;async function h(){try{await c({input:{deliveryId:e.id}}),s(i.redelivered)}catch(e){s(e instanceof Error?e.message:String(e),`bad`)}}async function g(e){await navigator.clipboard.writeText(M({url:f.url,headers:e,body:p.body})),s(i.copied)}return(0,P.jsxs)(P.Fragment,{children:[t&&(0,P.jsx)(o,{icon:A,onClick:()=>void g(t.requestHeaders),children:i.copyCurl}),m&&(0,P.jsx)(o,{look:`primary`,icon:r,busy:d,onClick:()=>void h(),children:i.redeliver})]})}function W({delivery:e}){let n=l(T).delivery.facts,r=l(g),{event:i,endpoint:o}=e;return(0,P.jsx)(C,{title:n.title,children:(0,P.jsx)(h,{facts:[{label:n.event,value:(0,P.jsx)(t,{to:`/events`,search:{event:i.id},children:r[i.type]})},{label:n.endpoint,value:o.deletedAt?O(o.url):(0,P.jsx)(t,{to:`/webhooks/$id`,params:{id:o.id},children:O(o.url)})},{label:n.published,value:(0,P.jsx)(b,{at:e.createdAt})},e.finishedAt?{label:n.finished,value:(0,P.jsx)(b,{at:e.finishedAt})}:{label:n.due,value:(0,P.jsx)(b,{at:e.dueAt})},{label:n.id,value:(0,P.jsx)(a,{text:i.publicId})}]})})}export{V as DeliveryPage};