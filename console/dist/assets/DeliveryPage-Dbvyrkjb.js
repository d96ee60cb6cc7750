import{At as e,B as t,Ct as n,St as r,Y as i,d as a,k as o,m as s,p as c,s as l,vt as u,y as d,yt as f}from"./index-DOxbXdRl.js";import{C as p,I as m,U as h,W as g,j as _,s as v,t as y}from"./details-ZQExxOG8.js";import{A as b,E as x,M as S,a as C,j as w}from"./parts-D-_68bv6.js";import{c as T,g as E,l as D,s as O}from"./webhooks-BGZxrn7e.js";var k={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};k.node;var A=t(k),j=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,M=({url:e,headers:t,body:n})=>[`body=${j(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${j(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${j(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),N={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`},P=e();function F(e){let{delivery:t,shown:r}=e,i=d(T),a=i.delivery,o=w();return(0,P.jsxs)(S,{title:a.attempts,children:[t.history.length===0&&(0,P.jsx)(`p`,{className:`muted`,children:a.noAttempts}),(0,P.jsx)(`ol`,{className:N.attempts,children:t.history.toReversed().map(e=>(0,P.jsxs)(`li`,{"aria-current":e===r?`true`:void 0,children:[(0,P.jsxs)(`p`,{className:N.line,children:[(0,P.jsx)(n,{to:`/deliveries/$id`,params:{id:t.id},search:{attempt:e.attempt},replace:!0,resetScroll:!1,children:a.attempt(e.attempt)}),(0,P.jsx)(C,{kind:`delivery`,status:e.status}),e.responseStatus&&(0,P.jsx)(`code`,{children:e.responseStatus}),(0,P.jsx)(`span`,{className:`muted numeric`,children:a.took(o.count(e.latencyMs))}),(0,P.jsx)(`span`,{className:N.when,children:(0,P.jsx)(x,{at:e.createdAt})})]}),e.errorMessage&&(0,P.jsx)(`p`,{className:N.why,children:D(e.errorMessage,i.failures)}),e.nextRetryAt&&t.status===`PENDING`&&e===t.history.at(-1)&&(0,P.jsxs)(`p`,{className:N.why,children:[a.retry,` `,(0,P.jsx)(x,{at:e.nextRetryAt})]})]},e.id))})]})}function I({delivery:e,attempt:t}){let n=d(T).delivery,{body:r}=e.event;return(0,P.jsxs)(S,{title:n.request,actions:(0,P.jsx)(_,{text:r,label:n.copyBody}),children:[(0,P.jsx)(`p`,{className:N.address,children:(0,P.jsxs)(`code`,{children:[`POST `,e.endpoint.url]})}),(0,P.jsx)(R,{headers:[...t.requestHeaders,{name:`X-Service-Signature`,value:`(${n.signature})`}]}),(0,P.jsx)(`h3`,{className:N.heading,children:n.body}),(0,P.jsx)(y,{text:r,label:`${n.request}: ${n.body}`})]})}function L({attempt:e}){let t=d(T),n=t.delivery;return e.responseStatus?(0,P.jsxs)(S,{title:n.responseOf(e.attempt),actions:(0,P.jsx)(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&(0,P.jsx)(R,{headers:e.responseHeaders}),(0,P.jsx)(`h3`,{className:N.heading,children:n.body}),e.responseBody?(0,P.jsx)(y,{text:e.responseBody,label:`${n.response}: ${n.body}`}):(0,P.jsx)(`p`,{className:`muted`,children:n.noBody}),(0,P.jsx)(`p`,{className:N.kept,children:n.kept})]}):(0,P.jsxs)(S,{title:n.responseOf(e.attempt),children:[(0,P.jsx)(`p`,{children:n.noResponse}),(0,P.jsx)(`p`,{className:`muted`,children:D(e.errorMessage,t.failures)})]})}function R({headers:e}){let t=d(T).delivery;return(0,P.jsx)(`dl`,{className:N.headers,"aria-label":t.headers,children:e.map(({name:e,value:t},n)=>(0,P.jsxs)(`div`,{children:[(0,P.jsx)(`dt`,{children:e}),(0,P.jsx)(`dd`,{children:t})]},`${e} ${n}`))})}var z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),B=r(`/signedIn/deliveries/$id`);function V(){let e=d(T),t=d(v),{id:n}=B.useParams(),r=B.useSearch(),{data:i,error:o,refetch:s}=f(z,{id:n},{refetchInterval:({state:e})=>H(e.data?.delivery)?2e3:!1}),c=i?.delivery?.id===n?i.delivery:void 0;if(i?.delivery===null)return(0,P.jsx)(p,{});if(!c)return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(b,{title:e.delivery.facts.title,parent:{label:e.title,link:{to:`/webhooks`}}}),o?(0,P.jsx)(a,{error:o,onRetry:()=>void s()}):(0,P.jsx)(m,{})]});let l=c.history.find(({attempt:e})=>e===r.attempt)??c.history.at(-1);return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(b,{title:t[c.event.type],parent:c.endpoint.deletedAt?{label:e.title,link:{to:`/webhooks`}}:{label:O(c.endpoint.url),link:{to:`/webhooks/$id`,params:{id:c.endpoint.id}}},aside:(0,P.jsx)(C,{kind:`delivery`,status:c.status}),actions:(0,P.jsx)(U,{delivery:c,shown:l})}),(0,P.jsx)(g,{main:(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(F,{delivery:c,shown:l}),l&&(0,P.jsx)(L,{attempt:l}),l&&(0,P.jsx)(I,{delivery:c,attempt:l})]}),side:(0,P.jsx)(W,{delivery:c})})]})}var H=e=>e?.status===`PENDING`&&e.endpoint.status===`ACTIVE`&&!e.endpoint.pausedAt;function U({delivery:e,shown:t}){let n=d(T).delivery,r=i(`WEBHOOKS_WRITE`),{mutateAsync:a,isPending:c}=u(E),{endpoint:f,event:p}=e,m=r&&e.status!==`PENDING`&&f.status===`ACTIVE`&&f.deletedAt===null;async function h(){try{await a({input:{deliveryId:e.id}}),l(n.redelivered)}catch(e){l(e instanceof Error?e.message:String(e),`bad`)}}async function g(e){await navigator.clipboard.writeText(M({url:f.url,headers:e,body:p.body})),l(n.copied)}return(0,P.jsxs)(P.Fragment,{children:[t&&(0,P.jsx)(s,{icon:A,onClick:()=>void g(t.requestHeaders),children:n.copyCurl}),m&&(0,P.jsx)(s,{look:`primary`,icon:o,busy:c,onClick:()=>void h(),children:n.redeliver})]})}function W({delivery:e}){let t=d(T).delivery.facts,r=d(v),{event:i,endpoint:a}=e;return(0,P.jsx)(S,{title:t.title,children:(0,P.jsx)(h,{facts:[{label:t.event,value:(0,P.jsx)(n,{to:`/events`,search:{event:i.id},children:r[i.type]})},{label:t.endpoint,value:a.deletedAt?O(a.url):(0,P.jsx)(n,{to:`/webhooks/$id`,params:{id:a.id},children:O(a.url)})},{label:t.published,value:(0,P.jsx)(x,{at:e.createdAt})},e.finishedAt?{label:t.finished,value:(0,P.jsx)(x,{at:e.finishedAt})}:{label:t.due,value:(0,P.jsx)(x,{at:e.dueAt})},{label:t.id,value:(0,P.jsx)(c,{text:i.publicId})}]})})}export{V as DeliveryPage};