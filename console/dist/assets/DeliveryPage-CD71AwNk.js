import{Ot as e,T as t,Tt as n,U as r,d as i,f as a,kt as o,l as s,s as c,wt as l}from"./index-DxvkqU8P.js";import{b as u,n as d,r as f}from"./messages-igU7N3k3.js";import{t as p}from"./events-BJMC8v2w.js";import{UnknownPage as m}from"./UnknownPage-W5xtfV0h.js";import{t as h}from"./Card-D9gWPMxB.js";import{t as g}from"./Columns-JRsL2czq.js";import{t as _}from"./Facts-h87Ejtjd.js";import{t as v}from"./PageHeader-OMwtLIVL.js";import{t as y}from"./PageSkeleton-DAjc6uuB.js";import{t as b}from"./StatusBadge-CiUMO_Pg.js";import{t as x}from"./Time-CyOfpkiB.js";import{c as S,t as C}from"./failure-XCMLX0eo.js";import{t as w}from"./useFormat-CaUEnYtq.js";import{i as T,n as E,r as D}from"./endpoints-BjZ5kEeE.js";import{t as O}from"./CopyButton-BqKO7IMk.js";var k={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};k.node;var A=f(k),j=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,M=({url:e,headers:t,body:n})=>[`body=${j(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${j(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${j(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),N={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`},P=u();function F(e){let{delivery:t,shown:n}=e,r=d(T),i=r.delivery,a=w();return(0,P.jsxs)(h,{title:i.attempts,children:[t.history.length===0&&(0,P.jsx)(`p`,{className:`muted`,children:i.noAttempts}),(0,P.jsx)(`ol`,{className:N.attempts,children:t.history.toReversed().map(e=>(0,P.jsxs)(`li`,{"aria-current":e===n?`true`:void 0,children:[(0,P.jsxs)(`p`,{className:N.line,children:[(0,P.jsx)(o,{to:`/deliveries/$id`,params:{id:t.id},search:{attempt:e.attempt},replace:!0,resetScroll:!1,children:i.attempt(e.attempt)}),(0,P.jsx)(b,{kind:`delivery`,status:e.status}),e.responseStatus&&(0,P.jsx)(`code`,{children:e.responseStatus}),(0,P.jsx)(`span`,{className:`muted numeric`,children:i.took(a.count(e.latencyMs))}),(0,P.jsx)(`span`,{className:N.when,children:(0,P.jsx)(x,{at:e.createdAt})})]}),e.errorMessage&&(0,P.jsx)(`p`,{className:N.why,children:C(e.errorMessage,r.failures)}),e.nextRetryAt&&t.status===`PENDING`&&e===t.history.at(-1)&&(0,P.jsxs)(`p`,{className:N.why,children:[i.retry,` `,(0,P.jsx)(x,{at:e.nextRetryAt})]})]},e.id))})]})}function I({delivery:e,attempt:t}){let n=d(T).delivery,{body:r}=e.event;return(0,P.jsxs)(h,{title:n.request,actions:(0,P.jsx)(O,{text:r,label:n.copyBody}),children:[(0,P.jsx)(`p`,{className:N.address,children:(0,P.jsxs)(`code`,{children:[`POST `,e.endpoint.url]})}),(0,P.jsx)(R,{headers:[...t.requestHeaders,{name:`X-Service-Signature`,value:`(${n.signature})`}]}),(0,P.jsx)(`h3`,{className:N.heading,children:n.body}),(0,P.jsx)(D,{text:r,label:`${n.request}: ${n.body}`})]})}function L({attempt:e}){let t=d(T),n=t.delivery;return e.responseStatus?(0,P.jsxs)(h,{title:n.responseOf(e.attempt),actions:(0,P.jsx)(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&(0,P.jsx)(R,{headers:e.responseHeaders}),(0,P.jsx)(`h3`,{className:N.heading,children:n.body}),e.responseBody?(0,P.jsx)(D,{text:e.responseBody,label:`${n.response}: ${n.body}`}):(0,P.jsx)(`p`,{className:`muted`,children:n.noBody}),(0,P.jsx)(`p`,{className:N.kept,children:n.kept})]}):(0,P.jsxs)(h,{title:n.responseOf(e.attempt),children:[(0,P.jsx)(`p`,{children:n.noResponse}),(0,P.jsx)(`p`,{className:`muted`,children:C(e.errorMessage,t.failures)})]})}function R({headers:e}){let t=d(T).delivery;return(0,P.jsx)(`dl`,{className:N.headers,"aria-label":t.headers,children:e.map(({name:e,value:t},n)=>(0,P.jsxs)(`div`,{children:[(0,P.jsx)(`dt`,{children:e}),(0,P.jsx)(`dd`,{children:t})]},`${e} ${n}`))})}var z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),B=e(`/signedIn/deliveries/$id`);function V(){let e=d(T),t=d(p),{id:r}=B.useParams(),i=B.useSearch(),{data:a,error:o,refetch:c}=n(z,{id:r},{refetchInterval:({state:e})=>H(e.data?.delivery)?2e3:!1}),l=a?.delivery?.id===r?a.delivery:void 0;if(a?.delivery===null)return(0,P.jsx)(m,{});if(!l)return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(v,{title:e.delivery.facts.title,parent:{label:e.title,link:{to:`/webhooks`}}}),o?(0,P.jsx)(s,{error:o,onRetry:()=>void c()}):(0,P.jsx)(y,{})]});let u=l.history.find(({attempt:e})=>e===i.attempt)??l.history.at(-1);return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(v,{title:t[l.event.type],parent:l.endpoint.deletedAt?{label:e.title,link:{to:`/webhooks`}}:{label:E(l.endpoint.url),link:{to:`/webhooks/$id`,params:{id:l.endpoint.id}}},aside:(0,P.jsx)(b,{kind:`delivery`,status:l.status}),actions:(0,P.jsx)(U,{delivery:l,shown:u})}),(0,P.jsx)(g,{main:(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(F,{delivery:l,shown:u}),u&&(0,P.jsx)(L,{attempt:u}),u&&(0,P.jsx)(I,{delivery:l,attempt:u})]}),side:(0,P.jsx)(W,{delivery:l})})]})}var H=e=>e?.status===`PENDING`&&e.endpoint.status===`ACTIVE`&&!e.endpoint.pausedAt;function U({delivery:e,shown:n}){let i=d(T).delivery,o=r(`WEBHOOKS_WRITE`),{mutateAsync:s,isPending:u}=l(S),{endpoint:f,event:p}=e,m=o&&e.status!==`PENDING`&&f.status===`ACTIVE`&&f.deletedAt===null;async function h(){try{await s({input:{deliveryId:e.id}}),c(i.redelivered)}catch(e){c(e instanceof Error?e.message:String(e),`bad`)}}async function g(e){await navigator.clipboard.writeText(M({url:f.url,headers:e,body:p.body})),c(i.copied)}return(0,P.jsxs)(P.Fragment,{children:[n&&(0,P.jsx)(a,{icon:A,onClick:()=>void g(n.requestHeaders),children:i.copyCurl}),m&&(0,P.jsx)(a,{look:`primary`,icon:t,busy:u,onClick:()=>void h(),children:i.redeliver})]})}function W({delivery:e}){let t=d(T).delivery.facts,n=d(p),{event:r,endpoint:a}=e;return(0,P.jsx)(h,{title:t.title,children:(0,P.jsx)(_,{facts:[{label:t.event,value:(0,P.jsx)(o,{to:`/events`,search:{event:r.id},children:n[r.type]})},{label:t.endpoint,value:a.deletedAt?E(a.url):(0,P.jsx)(o,{to:`/webhooks/$id`,params:{id:a.id},children:E(a.url)})},{label:t.published,value:(0,P.jsx)(x,{at:e.createdAt})},e.finishedAt?{label:t.finished,value:(0,P.jsx)(x,{at:e.finishedAt})}:{label:t.due,value:(0,P.jsx)(x,{at:e.dueAt})},{label:t.id,value:(0,P.jsx)(i,{text:r.publicId})}]})})}export{V as DeliveryPage};