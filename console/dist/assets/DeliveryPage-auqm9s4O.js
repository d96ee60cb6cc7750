import{Ct as e,H as t,Z as n,bt as r,f as i,g as a,h as o,j as s,jt as c,m as l,on as u,p as d,rn as f,u as p,wt as m,x as h,xt as g}from"./index-pEbad9IO.js";import{G as _,I as v,K as y,S as b,j as x,s as S,t as C}from"./details-CxT677om.js";import{M as w,N as T,O as E,P as D,s as O}from"./parts-CwdO98Ky.js";import{c as k,h as A,o as j,s as M}from"./webhooks-UZCehJzi.js";var N={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};N.node;var P=t(N),F=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,I=({url:e,headers:t,body:n})=>[`body=${F(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${F(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${F(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),L={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`};function R(e){let{delivery:t,shown:n}=e,r=h(M),i=r.delivery,a=T();return c(D,{title:i.attempts,children:[t.history.length===0&&c(`p`,{className:`muted`,children:i.noAttempts}),c(`ol`,{className:L.attempts,children:t.history.toReversed().map(e=>c(`li`,{"aria-current":e===n?`true`:void 0,children:[c(`p`,{className:L.line,children:[c(m,{to:`/deliveries/$id`,params:{id:t.id},search:{attempt:e.attempt},replace:!0,resetScroll:!1,children:i.attempt(e.attempt)}),c(O,{kind:`delivery`,status:e.status}),e.responseStatus&&c(`code`,{children:e.responseStatus}),c(`span`,{className:`muted numeric`,children:i.took(a.count(e.latencyMs))}),c(`span`,{className:L.when,children:c(E,{at:e.createdAt})})]}),e.errorMessage&&c(`p`,{className:L.why,children:k(e.errorMessage,r.failures)}),e.nextRetryAt&&t.status===`PENDING`&&e===t.history.at(-1)&&c(`p`,{className:L.why,children:[i.retry,` `,c(E,{at:e.nextRetryAt})]})]},e.id))})]})}function z({delivery:e,attempt:t}){let n=h(M).delivery,{body:r}=e.event;return c(D,{title:n.request,actions:c(x,{text:r,label:n.copyBody}),children:[c(`p`,{className:L.address,children:c(`code`,{children:[`POST `,e.endpoint.url]})}),c(V,{headers:[...t.requestHeaders,{name:`X-Service-Signature`,value:`(${n.signature})`}]}),c(`h3`,{className:L.heading,children:n.body}),c(C,{text:r,label:`${n.request}: ${n.body}`})]})}function B({attempt:e}){let t=h(M),n=t.delivery;return e.responseStatus?c(D,{title:n.responseOf(e.attempt),actions:c(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&c(V,{headers:e.responseHeaders}),c(`h3`,{className:L.heading,children:n.body}),e.responseBody?c(C,{text:e.responseBody,label:`${n.response}: ${n.body}`}):c(`p`,{className:`muted`,children:n.noBody}),c(`p`,{className:L.kept,children:n.kept})]}):c(D,{title:n.responseOf(e.attempt),children:[c(`p`,{children:n.noResponse}),c(`p`,{className:`muted`,children:k(e.errorMessage,t.failures)})]})}function V({headers:e}){let t=h(M).delivery;return c(`dl`,{className:L.headers,"aria-label":t.headers,children:e.map(({name:e,value:t},n)=>c(`div`,{children:[c(`dt`,{children:e}),c(`dd`,{children:t})]},`${e} ${n}`))})}var H=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);u();var U=e(`/signedIn/deliveries/$id`);function W(){let e=h(M),t=h(S),{id:n}=U.useParams(),r=U.useSearch(),{data:i,error:a,refetch:o}=g(H,{id:n},{refetchInterval:({state:e})=>G(e.data?.delivery)?2e3:!1}),s=i?.delivery?.id===n?i.delivery:void 0;if(i?.delivery===null)return c(b,{});if(!s)return c(f,{children:[c(w,{title:e.delivery.facts.title,parent:{label:e.title,link:{to:`/webhooks`}}}),a?c(p,{error:a,onRetry:()=>void o()}):c(v,{})]});let l=s.history.find(({attempt:e})=>e===r.attempt)??s.history.at(-1);return c(f,{children:[c(w,{title:t[s.event.type],parent:s.endpoint.deletedAt?{label:e.title,link:{to:`/webhooks`}}:{label:j(s.endpoint.url),link:{to:`/webhooks/$id`,params:{id:s.endpoint.id}}},aside:c(O,{kind:`delivery`,status:s.status}),actions:c(K,{delivery:s,shown:l})}),c(y,{main:c(f,{children:[c(R,{delivery:s,shown:l}),l&&c(B,{attempt:l}),l&&c(z,{delivery:s,attempt:l})]}),side:c(q,{delivery:s})})]})}var G=e=>e?.status===`PENDING`&&e.endpoint.status===`ACTIVE`&&!e.endpoint.pausedAt;function K({delivery:e,shown:t}){let i=h(M).delivery,u=n(`WEBHOOKS_WRITE`),{mutateAsync:p,isPending:m}=r(A),{endpoint:g,event:_}=e,v=u&&e.status!==`PENDING`&&g.status===`ACTIVE`&&g.deletedAt===null;async function y(){try{await p({input:{deliveryId:e.id}}),l(i.redelivered)}catch(e){o(e)}}let{copy:b}=d();async function x(e){await b(I({url:g.url,headers:e,body:_.body}))&&l(i.copied)}return c(f,{children:[t&&c(a,{icon:P,onClick:()=>void x(t.requestHeaders),children:i.copyCurl}),v&&c(a,{look:`primary`,icon:s,busy:m,onClick:()=>void y(),children:i.redeliver})]})}function q({delivery:e}){let t=h(M).delivery.facts,n=h(S),{event:r,endpoint:a}=e;return c(D,{title:t.title,children:c(_,{facts:[{label:t.event,value:c(m,{to:`/events`,search:{event:r.id},children:n[r.type]})},{label:t.endpoint,value:a.deletedAt?j(a.url):c(m,{to:`/webhooks/$id`,params:{id:a.id},children:j(a.url)})},{label:t.published,value:c(E,{at:e.createdAt})},e.finishedAt?{label:t.finished,value:c(E,{at:e.finishedAt})}:{label:t.due,value:c(E,{at:e.dueAt})},{label:t.id,value:c(i,{text:r.publicId})}]})})}export{W as DeliveryPage};