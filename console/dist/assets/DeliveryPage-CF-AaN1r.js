import{B as e,St as t,Y as n,d as r,in as i,k as a,kt as o,m as s,p as c,s as l,tn as u,vt as d,xt as f,y as p,yt as m}from"./index-DYcuAoF6.js";import{G as h,I as g,K as _,S as v,j as y,s as b,t as x}from"./details-DyJtnXNU.js";import{D as S,M as C,N as w,j as T,o as E}from"./parts-C0Z_Ugd4.js";import{c as D,h as O,o as k,s as A}from"./webhooks-5WCm0tfq.js";var j={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};j.node;var M=e(j),N=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,P=({url:e,headers:t,body:n})=>[`body=${N(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${N(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${N(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),F={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`};function I(e){let{delivery:n,shown:r}=e,i=p(A),a=i.delivery,s=C();return o(w,{title:a.attempts,children:[n.history.length===0&&o(`p`,{className:`muted`,children:a.noAttempts}),o(`ol`,{className:F.attempts,children:n.history.toReversed().map(e=>o(`li`,{"aria-current":e===r?`true`:void 0,children:[o(`p`,{className:F.line,children:[o(t,{to:`/deliveries/$id`,params:{id:n.id},search:{attempt:e.attempt},replace:!0,resetScroll:!1,children:a.attempt(e.attempt)}),o(E,{kind:`delivery`,status:e.status}),e.responseStatus&&o(`code`,{children:e.responseStatus}),o(`span`,{className:`muted numeric`,children:a.took(s.count(e.latencyMs))}),o(`span`,{className:F.when,children:o(S,{at:e.createdAt})})]}),e.errorMessage&&o(`p`,{className:F.why,children:D(e.errorMessage,i.failures)}),e.nextRetryAt&&n.status===`PENDING`&&e===n.history.at(-1)&&o(`p`,{className:F.why,children:[a.retry,` `,o(S,{at:e.nextRetryAt})]})]},e.id))})]})}function L({delivery:e,attempt:t}){let n=p(A).delivery,{body:r}=e.event;return o(w,{title:n.request,actions:o(y,{text:r,label:n.copyBody}),children:[o(`p`,{className:F.address,children:o(`code`,{children:[`POST `,e.endpoint.url]})}),o(z,{headers:[...t.requestHeaders,{name:`X-Service-Signature`,value:`(${n.signature})`}]}),o(`h3`,{className:F.heading,children:n.body}),o(x,{text:r,label:`${n.request}: ${n.body}`})]})}function R({attempt:e}){let t=p(A),n=t.delivery;return e.responseStatus?o(w,{title:n.responseOf(e.attempt),actions:o(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&o(z,{headers:e.responseHeaders}),o(`h3`,{className:F.heading,children:n.body}),e.responseBody?o(x,{text:e.responseBody,label:`${n.response}: ${n.body}`}):o(`p`,{className:`muted`,children:n.noBody}),o(`p`,{className:F.kept,children:n.kept})]}):o(w,{title:n.responseOf(e.attempt),children:[o(`p`,{children:n.noResponse}),o(`p`,{className:`muted`,children:D(e.errorMessage,t.failures)})]})}function z({headers:e}){let t=p(A).delivery;return o(`dl`,{className:F.headers,"aria-label":t.headers,children:e.map(({name:e,value:t},n)=>o(`div`,{children:[o(`dt`,{children:e}),o(`dd`,{children:t})]},`${e} ${n}`))})}var B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);i();var V=f(`/signedIn/deliveries/$id`);function H(){let e=p(A),t=p(b),{id:n}=V.useParams(),i=V.useSearch(),{data:a,error:s,refetch:c}=m(B,{id:n},{refetchInterval:({state:e})=>U(e.data?.delivery)?2e3:!1}),l=a?.delivery?.id===n?a.delivery:void 0;if(a?.delivery===null)return o(v,{});if(!l)return o(u,{children:[o(T,{title:e.delivery.facts.title,parent:{label:e.title,link:{to:`/webhooks`}}}),s?o(r,{error:s,onRetry:()=>void c()}):o(g,{})]});let d=l.history.find(({attempt:e})=>e===i.attempt)??l.history.at(-1);return o(u,{children:[o(T,{title:t[l.event.type],parent:l.endpoint.deletedAt?{label:e.title,link:{to:`/webhooks`}}:{label:k(l.endpoint.url),link:{to:`/webhooks/$id`,params:{id:l.endpoint.id}}},aside:o(E,{kind:`delivery`,status:l.status}),actions:o(W,{delivery:l,shown:d})}),o(_,{main:o(u,{children:[o(I,{delivery:l,shown:d}),d&&o(R,{attempt:d}),d&&o(L,{delivery:l,attempt:d})]}),side:o(G,{delivery:l})})]})}var U=e=>e?.status===`PENDING`&&e.endpoint.status===`ACTIVE`&&!e.endpoint.pausedAt;function W({delivery:e,shown:t}){let r=p(A).delivery,i=n(`WEBHOOKS_WRITE`),{mutateAsync:c,isPending:f}=d(O),{endpoint:m,event:h}=e,g=i&&e.status!==`PENDING`&&m.status===`ACTIVE`&&m.deletedAt===null;async function _(){try{await c({input:{deliveryId:e.id}}),l(r.redelivered)}catch(e){l(e instanceof Error?e.message:String(e),`bad`)}}async function v(e){await navigator.clipboard.writeText(P({url:m.url,headers:e,body:h.body})),l(r.copied)}return o(u,{children:[t&&o(s,{icon:M,onClick:()=>void v(t.requestHeaders),children:r.copyCurl}),g&&o(s,{look:`primary`,icon:a,busy:f,onClick:()=>void _(),children:r.redeliver})]})}function G({delivery:e}){let n=p(A).delivery.facts,r=p(b),{event:i,endpoint:a}=e;return o(w,{title:n.title,children:o(h,{facts:[{label:n.event,value:o(t,{to:`/events`,search:{event:i.id},children:r[i.type]})},{label:n.endpoint,value:a.deletedAt?k(a.url):o(t,{to:`/webhooks/$id`,params:{id:a.id},children:k(a.url)})},{label:n.published,value:o(S,{at:e.createdAt})},e.finishedAt?{label:n.finished,value:o(S,{at:e.finishedAt})}:{label:n.due,value:o(S,{at:e.dueAt})},{label:n.id,value:o(c,{text:i.publicId})}]})})}export{H as DeliveryPage};