import{A as e,At as t,Ct as n,St as r,V as i,X as a,an as o,b as s,bt as c,c as l,f as u,h as d,m as f,nn as p,s as m,yt as h}from"./index-Cp0A1w_e.js";import{G as g,I as _,K as v,S as y,j as b,s as x,t as S}from"./details-CkmDreeo.js";import{D as C,M as w,N as T,j as E,o as D}from"./parts-mq6H3t82.js";import{c as O,h as k,o as A,s as j}from"./webhooks-Do7KNm3a.js";var M={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};M.node;var N=i(M),P=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,F=({url:e,headers:t,body:n})=>[`body=${P(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${P(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${P(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),I={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`};function L(e){let{delivery:r,shown:i}=e,a=s(j),o=a.delivery,c=w();return t(T,{title:o.attempts,children:[r.history.length===0&&t(`p`,{className:`muted`,children:o.noAttempts}),t(`ol`,{className:I.attempts,children:r.history.toReversed().map(e=>t(`li`,{"aria-current":e===i?`true`:void 0,children:[t(`p`,{className:I.line,children:[t(n,{to:`/deliveries/$id`,params:{id:r.id},search:{attempt:e.attempt},replace:!0,resetScroll:!1,children:o.attempt(e.attempt)}),t(D,{kind:`delivery`,status:e.status}),e.responseStatus&&t(`code`,{children:e.responseStatus}),t(`span`,{className:`muted numeric`,children:o.took(c.count(e.latencyMs))}),t(`span`,{className:I.when,children:t(C,{at:e.createdAt})})]}),e.errorMessage&&t(`p`,{className:I.why,children:O(e.errorMessage,a.failures)}),e.nextRetryAt&&r.status===`PENDING`&&e===r.history.at(-1)&&t(`p`,{className:I.why,children:[o.retry,` `,t(C,{at:e.nextRetryAt})]})]},e.id))})]})}function R({delivery:e,attempt:n}){let r=s(j).delivery,{body:i}=e.event;return t(T,{title:r.request,actions:t(b,{text:i,label:r.copyBody}),children:[t(`p`,{className:I.address,children:t(`code`,{children:[`POST `,e.endpoint.url]})}),t(B,{headers:[...n.requestHeaders,{name:`X-Service-Signature`,value:`(${r.signature})`}]}),t(`h3`,{className:I.heading,children:r.body}),t(S,{text:i,label:`${r.request}: ${r.body}`})]})}function z({attempt:e}){let n=s(j),r=n.delivery;return e.responseStatus?t(T,{title:r.responseOf(e.attempt),actions:t(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&t(B,{headers:e.responseHeaders}),t(`h3`,{className:I.heading,children:r.body}),e.responseBody?t(S,{text:e.responseBody,label:`${r.response}: ${r.body}`}):t(`p`,{className:`muted`,children:r.noBody}),t(`p`,{className:I.kept,children:r.kept})]}):t(T,{title:r.responseOf(e.attempt),children:[t(`p`,{children:r.noResponse}),t(`p`,{className:`muted`,children:O(e.errorMessage,n.failures)})]})}function B({headers:e}){let n=s(j).delivery;return t(`dl`,{className:I.headers,"aria-label":n.headers,children:e.map(({name:e,value:n},r)=>t(`div`,{children:[t(`dt`,{children:e}),t(`dd`,{children:n})]},`${e} ${r}`))})}var V=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);o();var H=r(`/signedIn/deliveries/$id`);function U(){let e=s(j),n=s(x),{id:r}=H.useParams(),i=H.useSearch(),{data:a,error:o,refetch:l}=c(V,{id:r},{refetchInterval:({state:e})=>W(e.data?.delivery)?2e3:!1}),d=a?.delivery?.id===r?a.delivery:void 0;if(a?.delivery===null)return t(y,{});if(!d)return t(p,{children:[t(E,{title:e.delivery.facts.title,parent:{label:e.title,link:{to:`/webhooks`}}}),o?t(u,{error:o,onRetry:()=>void l()}):t(_,{})]});let f=d.history.find(({attempt:e})=>e===i.attempt)??d.history.at(-1);return t(p,{children:[t(E,{title:n[d.event.type],parent:d.endpoint.deletedAt?{label:e.title,link:{to:`/webhooks`}}:{label:A(d.endpoint.url),link:{to:`/webhooks/$id`,params:{id:d.endpoint.id}}},aside:t(D,{kind:`delivery`,status:d.status}),actions:t(G,{delivery:d,shown:f})}),t(v,{main:t(p,{children:[t(L,{delivery:d,shown:f}),f&&t(z,{attempt:f}),f&&t(R,{delivery:d,attempt:f})]}),side:t(K,{delivery:d})})]})}var W=e=>e?.status===`PENDING`&&e.endpoint.status===`ACTIVE`&&!e.endpoint.pausedAt;function G({delivery:n,shown:r}){let i=s(j).delivery,o=a(`WEBHOOKS_WRITE`),{mutateAsync:c,isPending:u}=h(k),{endpoint:f,event:g}=n,_=o&&n.status!==`PENDING`&&f.status===`ACTIVE`&&f.deletedAt===null;async function v(){try{await c({input:{deliveryId:n.id}}),m(i.redelivered)}catch(e){l(e)}}async function y(e){await navigator.clipboard.writeText(F({url:f.url,headers:e,body:g.body})),m(i.copied)}return t(p,{children:[r&&t(d,{icon:N,onClick:()=>void y(r.requestHeaders),children:i.copyCurl}),_&&t(d,{look:`primary`,icon:e,busy:u,onClick:()=>void v(),children:i.redeliver})]})}function K({delivery:e}){let r=s(j).delivery.facts,i=s(x),{event:a,endpoint:o}=e;return t(T,{title:r.title,children:t(g,{facts:[{label:r.event,value:t(n,{to:`/events`,search:{event:a.id},children:i[a.type]})},{label:r.endpoint,value:o.deletedAt?A(o.url):t(n,{to:`/webhooks/$id`,params:{id:o.id},children:A(o.url)})},{label:r.published,value:t(C,{at:e.createdAt})},e.finishedAt?{label:r.finished,value:t(C,{at:e.finishedAt})}:{label:r.due,value:t(C,{at:e.dueAt})},{label:r.id,value:t(f,{text:a.publicId})}]})})}export{U as DeliveryPage};