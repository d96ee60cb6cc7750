import{E as e,Et as t,L as n,c as r,d as i,m as a,p as o,s}from"./index-CY5Lfr2k.js";import{r as c,t as l}from"./CopyId-SiKlB92z.js";import{b as u,i as d,n as f,t as p}from"./shared-Dy6YWKPE.js";import{n as m,r as h}from"./query-Bxe-Codu.js";import{t as g}from"./Card-SRE2vbvg.js";import{t as _}from"./Columns-D5zRlZud.js";import{t as v}from"./Facts-D8O-UCIA.js";import{t as y}from"./PageSkeleton-ncfobva3.js";import{t as b}from"./StatusBadge-Dld-b_vy.js";import{t as x}from"./Time-CeXgC4al.js";import{c as S,t as C}from"./failure-XCMLX0eo.js";import{t as w}from"./useFormat-DOxO5KAC.js";import{a as T,i as E,n as D,r as O}from"./endpoints-0rHbKnl_.js";var k={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};k.node;var A=f(k),j=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,M=({url:e,headers:t,body:n})=>[`body=${j(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${j(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${j(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),N={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`},P=u();function F(e){let{delivery:t,shown:n}=e,r=d(T),i=r.delivery,a=w();return(0,P.jsxs)(g,{title:i.attempts,children:[t.history.length===0&&(0,P.jsx)(`p`,{className:`muted`,children:i.noAttempts}),(0,P.jsx)(`ol`,{className:N.attempts,children:t.history.toReversed().map(e=>(0,P.jsxs)(`li`,{"aria-current":e===n?`true`:void 0,children:[(0,P.jsxs)(`p`,{className:N.line,children:[(0,P.jsx)(c,{to:`/deliveries/$id`,params:{id:t.id},search:{attempt:e.attempt},replace:!0,resetScroll:!1,children:i.attempt(e.attempt)}),(0,P.jsx)(b,{kind:`delivery`,status:e.status}),e.responseStatus&&(0,P.jsx)(`code`,{children:e.responseStatus}),(0,P.jsx)(`span`,{className:`muted numeric`,children:i.took(a.count(e.latencyMs))}),(0,P.jsx)(`span`,{className:N.when,children:(0,P.jsx)(x,{at:e.createdAt})})]}),e.errorMessage&&(0,P.jsx)(`p`,{className:N.why,children:C(e.errorMessage,r.failures)}),e.nextRetryAt&&t.status===`PENDING`&&e===t.history.at(-1)&&(0,P.jsxs)(`p`,{className:N.why,children:[i.retry,` `,(0,P.jsx)(x,{at:e.nextRetryAt})]})]},e.id))})]})}function I({delivery:e,attempt:t}){let n=d(T).delivery,{body:r}=e.event;return(0,P.jsxs)(g,{title:n.request,actions:(0,P.jsx)(O,{text:r,label:n.copyBody}),children:[(0,P.jsx)(`p`,{className:N.address,children:(0,P.jsxs)(`code`,{children:[`POST `,e.endpoint.url]})}),(0,P.jsx)(R,{headers:[...t.requestHeaders,{name:`X-Service-Signature`,value:`(${n.signature})`}]}),(0,P.jsx)(`h3`,{className:N.heading,children:n.body}),(0,P.jsx)(E,{text:r,label:`${n.request}: ${n.body}`})]})}function L({attempt:e}){let t=d(T),n=t.delivery;return e.responseStatus?(0,P.jsxs)(g,{title:n.responseOf(e.attempt),actions:(0,P.jsx)(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&(0,P.jsx)(R,{headers:e.responseHeaders}),(0,P.jsx)(`h3`,{className:N.heading,children:n.body}),e.responseBody?(0,P.jsx)(E,{text:e.responseBody,label:`${n.response}: ${n.body}`}):(0,P.jsx)(`p`,{className:`muted`,children:n.noBody}),(0,P.jsx)(`p`,{className:N.kept,children:n.kept})]}):(0,P.jsxs)(g,{title:n.responseOf(e.attempt),children:[(0,P.jsx)(`p`,{children:n.noResponse}),(0,P.jsx)(`p`,{className:`muted`,children:C(e.errorMessage,t.failures)})]})}function R({headers:e}){let t=d(T).delivery;return(0,P.jsx)(`dl`,{className:N.headers,"aria-label":t.headers,children:e.map(({name:e,value:t},n)=>(0,P.jsxs)(`div`,{children:[(0,P.jsx)(`dt`,{children:e}),(0,P.jsx)(`dd`,{children:t})]},`${e} ${n}`))})}var z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),B=t(`/signedIn/deliveries/$id`);function V(){let e=d(T),t=d(p).events,{id:n}=B.useParams(),i=B.useSearch(),{data:a,error:c,refetch:l}=h(z,{id:n},{refetchInterval:({state:e})=>H(e.data?.delivery)?2e3:!1}),u=a?.delivery?.id===n?a.delivery:void 0;if(a?.delivery===null)return(0,P.jsx)(s,{});if(!u)return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(r,{title:e.delivery.facts.title,parent:{label:e.title,link:{to:`/webhooks`}}}),c?(0,P.jsx)(o,{error:c,onRetry:()=>void l()}):(0,P.jsx)(y,{})]});let f=u.history.find(({attempt:e})=>e===i.attempt)??u.history.at(-1);return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(r,{title:t[u.event.type],parent:u.endpoint.deletedAt?{label:e.title,link:{to:`/webhooks`}}:{label:D(u.endpoint.url),link:{to:`/webhooks/$id`,params:{id:u.endpoint.id}}},aside:(0,P.jsx)(b,{kind:`delivery`,status:u.status}),actions:(0,P.jsx)(U,{delivery:u,shown:f})}),(0,P.jsx)(_,{main:(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(F,{delivery:u,shown:f}),f&&(0,P.jsx)(L,{attempt:f}),f&&(0,P.jsx)(I,{delivery:u,attempt:f})]}),side:(0,P.jsx)(W,{delivery:u})})]})}var H=e=>e?.status===`PENDING`&&e.endpoint.status===`ACTIVE`&&!e.endpoint.pausedAt;function U({delivery:t,shown:r}){let o=d(T).delivery,s=a(`WEBHOOKS_WRITE`),{mutateAsync:c,isPending:l}=m(S),{endpoint:u,event:f}=t,p=s&&t.status!==`PENDING`&&u.status===`ACTIVE`&&u.deletedAt===null;async function h(){try{await c({input:{deliveryId:t.id}}),i(o.redelivered)}catch(e){i(e instanceof Error?e.message:String(e),`bad`)}}async function g(e){await navigator.clipboard.writeText(M({url:u.url,headers:e,body:f.body})),i(o.copied)}return(0,P.jsxs)(P.Fragment,{children:[r&&(0,P.jsx)(e,{icon:A,onClick:()=>void g(r.requestHeaders),children:o.copyCurl}),p&&(0,P.jsx)(e,{look:`primary`,icon:n,busy:l,onClick:()=>void h(),children:o.redeliver})]})}function W({delivery:e}){let t=d(T).delivery.facts,n=d(p).events,{event:r,endpoint:i}=e;return(0,P.jsx)(g,{title:t.title,children:(0,P.jsx)(v,{facts:[{label:t.event,value:(0,P.jsx)(c,{to:`/events`,search:{event:r.id},children:n[r.type]})},{label:t.endpoint,value:i.deletedAt?D(i.url):(0,P.jsx)(c,{to:`/webhooks/$id`,params:{id:i.id},children:D(i.url)})},{label:t.published,value:(0,P.jsx)(x,{at:e.createdAt})},e.finishedAt?{label:t.finished,value:(0,P.jsx)(x,{at:e.finishedAt})}:{label:t.due,value:(0,P.jsx)(x,{at:e.dueAt})},{label:t.id,value:(0,P.jsx)(l,{text:r.publicId})}]})})}export{V as DeliveryPage};