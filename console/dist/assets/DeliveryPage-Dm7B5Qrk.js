import{At as e,Et as t,G as n,Lt as r,P as i,Tt as a,f as o,fn as s,g as c,h as l,kt as u,ln as d,m as f,p,tt as m,u as h,w as g}from"./index-BzP1EClE.js";import{E as _,I as v,V as y,X as b,Z as x,l as S,t as C}from"./details-6EBFLphC.js";import{F as w,N as T,P as E,c as D,k as O}from"./parts-DggjclEf.js";import{c as k,h as A,o as j,s as M}from"./webhooks-CWq3yyV0.js";var N={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};N.node;var P=n(N),F=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,I=({url:e,headers:t,body:n})=>[`body=${F(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${F(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${F(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),L={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`};function R(t){let{delivery:n,shown:i}=t,a=g(M),o=a.delivery,s=E();return r(w,{title:o.attempts,children:[n.history.length===0&&r(`p`,{className:`muted`,children:o.noAttempts}),r(`ol`,{className:L.attempts,children:n.history.toReversed().map(t=>r(`li`,{"aria-current":t===i?`true`:void 0,children:[r(`p`,{className:L.line,children:[r(e,{to:`/deliveries/$id`,params:{id:n.id},search:{attempt:t.attempt},replace:!0,resetScroll:!1,children:o.attempt(t.attempt)}),r(D,{kind:`delivery`,status:t.status}),t.responseStatus&&r(`code`,{children:t.responseStatus}),r(`span`,{className:`muted numeric`,children:o.took(s.count(t.latencyMs))}),r(`span`,{className:L.when,children:r(O,{at:t.createdAt})})]}),t.errorMessage&&r(`p`,{className:L.why,children:k(t.errorMessage,a.failures)}),t.nextRetryAt&&n.status===`PENDING`&&t===n.history.at(-1)&&r(`p`,{className:L.why,children:[o.retry,` `,r(O,{at:t.nextRetryAt})]})]},t.id))})]})}function z({delivery:e,attempt:t}){let n=g(M).delivery,{body:i}=e.event;return r(w,{title:n.request,actions:r(v,{text:i,label:n.copyBody}),children:[r(`p`,{className:L.address,children:r(`code`,{children:[`POST `,e.endpoint.url]})}),r(V,{headers:[...t.requestHeaders,{name:`X-Service-Signature`,value:`(${n.signature})`}]}),r(`h3`,{className:L.heading,children:n.body}),r(C,{text:i,label:`${n.request}: ${n.body}`})]})}function B({attempt:e}){let t=g(M),n=t.delivery;return e.responseStatus?r(w,{title:n.responseOf(e.attempt),actions:r(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&r(V,{headers:e.responseHeaders}),r(`h3`,{className:L.heading,children:n.body}),e.responseBody?r(C,{text:e.responseBody,label:`${n.response}: ${n.body}`}):r(`p`,{className:`muted`,children:n.noBody}),r(`p`,{className:L.kept,children:n.kept})]}):r(w,{title:n.responseOf(e.attempt),children:[r(`p`,{children:n.noResponse}),r(`p`,{className:`muted`,children:k(e.errorMessage,t.failures)})]})}function V({headers:e}){let t=g(M).delivery;return r(`dl`,{className:L.headers,"aria-label":t.headers,children:e.map(({name:e,value:t},n)=>r(`div`,{children:[r(`dt`,{children:e}),r(`dd`,{children:t})]},`${e} ${n}`))})}var H=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);s();var U=u(`/signedIn/deliveries/$id`);function W(){let e=g(M),n=g(S),{id:i}=U.useParams(),a=U.useSearch(),{data:o,error:s,refetch:c}=t(H,{id:i},{refetchInterval:({state:e})=>G(e.data?.delivery)?2e3:!1}),l=o?.delivery?.id===i?o.delivery:void 0;if(o?.delivery===null)return r(_,{});if(!l)return r(d,{children:[r(T,{title:e.delivery.facts.title,parent:{label:e.title,link:{to:`/webhooks`}}}),s?r(h,{error:s,onRetry:()=>void c()}):r(y,{})]});let u=l.history.find(({attempt:e})=>e===a.attempt)??l.history.at(-1);return r(d,{children:[r(T,{title:n[l.event.type],parent:l.endpoint.deletedAt?{label:e.title,link:{to:`/webhooks`}}:{label:j(l.endpoint.url),link:{to:`/webhooks/$id`,params:{id:l.endpoint.id}}},aside:r(D,{kind:`delivery`,status:l.status}),actions:r(K,{delivery:l,shown:u})}),r(x,{main:r(d,{children:[r(R,{delivery:l,shown:u}),u&&r(B,{attempt:u}),u&&r(z,{delivery:l,attempt:u})]}),side:r(q,{delivery:l})})]})}var G=e=>e?.status===`PENDING`&&e.endpoint.status===`ACTIVE`&&!e.endpoint.pausedAt;function K({delivery:e,shown:t}){let n=g(M).delivery,o=m(`WEBHOOKS_WRITE`),{mutateAsync:s,isPending:u}=a(A),{endpoint:h,event:_}=e,v=o&&e.status!==`PENDING`&&h.status===`ACTIVE`&&h.deletedAt===null;async function y(){try{await s({input:{deliveryId:e.id}}),f(n.redelivered)}catch(e){l(e)}}let{copy:b}=p();async function x(e){await b(I({url:h.url,headers:e,body:_.body}))&&f(n.copied)}return r(d,{children:[t&&r(c,{icon:P,onClick:()=>void x(t.requestHeaders),children:n.copyCurl}),v&&r(c,{look:`primary`,icon:i,busy:u,onClick:()=>void y(),children:n.redeliver})]})}function q({delivery:t}){let n=g(M).delivery.facts,i=g(S),{event:a,endpoint:s}=t;return r(w,{title:n.title,children:r(b,{facts:[{label:n.event,value:r(e,{to:`/events`,search:{event:a.id},children:i[a.type]})},{label:n.endpoint,value:s.deletedAt?j(s.url):r(e,{to:`/webhooks/$id`,params:{id:s.id},children:j(s.url)})},{label:n.published,value:r(O,{at:t.createdAt})},t.finishedAt?{label:n.finished,value:r(O,{at:t.finishedAt})}:{label:n.due,value:r(O,{at:t.dueAt})},{label:n.id,value:r(o,{text:a.publicId})}]})})}export{W as DeliveryPage};