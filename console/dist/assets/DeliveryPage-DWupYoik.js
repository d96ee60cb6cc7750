import{At as e,C as t,Dt as n,Et as r,G as i,P as a,dn as o,f as s,g as c,h as l,jt as u,m as d,mn as f,p,tt as m,u as h,w as g,zt as _}from"./index-Ci1AkQWy.js";import{B as v,E as y,F as b,U as x,W as S,l as C,t as w}from"./details-DXdyoKLk.js";import{R as T,U as E,W as D,i as O,z as k}from"./parts-DYi6Y7YZ.js";import{s as A}from"./change.gql-vYQsgJcH.js";import{a as j,i as M,r as N}from"./webhooks-DtDtlHhZ.js";var P={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};P.node;var F=i(P),I=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,L=({url:e,headers:t,body:n})=>[`body=${I(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${I(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${I(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),R={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`},z=t({copyCurl:`Copy as curl`,copied:`Copied. The commands sign with the secret in KIOSK_WEBHOOK_SECRET.`,redeliver:`Redeliver`,redelivered:`The delivery is on its way again.`,attempts:`Attempts`,noAttempts:`No attempt was made yet.`,attempt:e=>`Attempt ${e}`,took:e=>`${e} ms`,retry:`Next attempt`,request:`Request`,response:`Response`,responseOf:e=>`Response to attempt ${e}`,headers:`Headers`,body:`Body`,noResponse:`No response came.`,withoutBody:`The response has no body.`,kept:`The first 4 KiB. Headers that may hold credentials are not kept.`,signature:`signed with the secret; not kept`,copyBody:`Copy body`,facts:{title:`Delivery`,event:`Event`,endpoint:`Endpoint`,published:`Published`,finished:`Finished`,due:`Next attempt`,id:`Id`}},{copyCurl:`Copiar como curl`,copied:`Copiado. Os comandos assinam com o segredo em KIOSK_WEBHOOK_SECRET.`,redeliver:`Reenviar`,redelivered:`A entrega está a caminho de novo.`,attempts:`Tentativas`,noAttempts:`Nenhuma tentativa foi feita ainda.`,attempt:e=>`Tentativa ${e}`,took:e=>`${e} ms`,retry:`Próxima tentativa`,request:`Requisição`,response:`Resposta`,responseOf:e=>`Resposta à tentativa ${e}`,headers:`Cabeçalhos`,body:`Corpo`,noResponse:`Nenhuma resposta veio.`,withoutBody:`A resposta não tem corpo.`,kept:`Os primeiros 4 KiB. Cabeçalhos que podem conter credenciais não são guardados.`,signature:`assinado com o segredo; não guardado`,copyBody:`Copiar corpo`,facts:{title:`Entrega`,event:`Evento`,endpoint:`Endpoint`,published:`Publicado`,finished:`Terminou`,due:`Próxima tentativa`,id:`Id`}});function B(e){let{delivery:t,shown:n}=e,{failures:r}=g(M),i=g(z),a=k();return _(D,{title:i.attempts,children:[t.history.length===0&&_(`p`,{className:`muted`,children:i.noAttempts}),_(`ol`,{className:R.attempts,children:t.history.toReversed().map(e=>_(`li`,{"aria-current":e===n?`true`:void 0,children:[_(`p`,{className:R.line,children:[_(u,{to:`/deliveries/$id`,params:{id:t.id},search:{attempt:e.attempt},replace:!0,resetScroll:!1,children:i.attempt(e.attempt)}),_(O,{kind:`delivery`,status:e.status}),e.responseStatus&&_(`code`,{children:e.responseStatus}),_(`span`,{className:`muted numeric`,children:i.took(a.count(e.latencyMs))}),_(`span`,{className:R.when,children:_(T,{at:e.createdAt})})]}),e.errorMessage&&_(`p`,{className:R.why,children:j(e.errorMessage,r)}),e.nextRetryAt&&t.status===`PENDING`&&e===t.history.at(-1)&&_(`p`,{className:R.why,children:[i.retry,` `,_(T,{at:e.nextRetryAt})]})]},e.id))})]})}function V({headers:e}){let t=g(z);return _(`dl`,{className:R.headers,"aria-label":t.headers,children:e.map(({name:e,value:t},n)=>_(`div`,{children:[_(`dt`,{children:e}),_(`dd`,{children:t})]},`${e} ${n}`))})}function H({delivery:e,attempt:t}){let n=g(z),{body:r}=e.event;return _(D,{title:n.request,actions:_(b,{text:r,label:n.copyBody}),children:[_(`p`,{className:R.address,children:_(`code`,{children:[`POST `,e.endpoint.url]})}),_(V,{headers:[...t.requestHeaders,{name:`X-Service-Signature`,value:`(${n.signature})`}]}),_(`h3`,{className:R.heading,children:n.body}),_(w,{text:r,label:`${n.request}: ${n.body}`})]})}function U({attempt:e}){let{failures:t}=g(M),n=g(z);return e.responseStatus?_(D,{title:n.responseOf(e.attempt),actions:_(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&_(V,{headers:e.responseHeaders}),_(`h3`,{className:R.heading,children:n.body}),e.responseBody?_(w,{text:e.responseBody,label:`${n.response}: ${n.body}`}):_(`p`,{className:`muted`,children:n.withoutBody}),_(`p`,{className:R.kept,children:n.kept})]}):_(D,{title:n.responseOf(e.attempt),children:[_(`p`,{children:n.noResponse}),_(`p`,{className:`muted`,children:j(e.errorMessage,t)})]})}var W=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);f();var G=e(`/signedIn/deliveries/$id`);function K(){let e=g(M),{facts:t}=g(z),r=g(C),{id:i}=G.useParams(),a=G.useSearch(),{data:s,error:c,refetch:l}=n(W,{id:i},{refetchInterval:({state:e})=>q(e.data?.delivery)?2e3:!1}),u=s?.delivery?.id===i?s.delivery:void 0;if(s?.delivery===null)return _(y,{});if(!u)return _(o,{children:[_(E,{title:t.title,parent:{label:e.title,link:{to:`/webhooks`}}}),c?_(h,{error:c,onRetry:()=>void l()}):_(v,{})]});let d=u.history.find(({attempt:e})=>e===a.attempt)??u.history.at(-1);return _(o,{children:[_(E,{title:r[u.event.type],parent:u.endpoint.deletedAt?{label:e.title,link:{to:`/webhooks`}}:{label:N(u.endpoint.url),link:{to:`/webhooks/$id`,params:{id:u.endpoint.id}}},aside:_(O,{kind:`delivery`,status:u.status}),actions:_(J,{delivery:u,shown:d})}),_(S,{main:_(o,{children:[_(B,{delivery:u,shown:d}),d&&_(U,{attempt:d}),d&&_(H,{delivery:u,attempt:d})]}),side:_(Y,{delivery:u})})]})}var q=e=>e?.status===`PENDING`&&e.endpoint.status===`ACTIVE`&&!e.endpoint.pausedAt;function J({delivery:e,shown:t}){let n=g(z),i=m(`WEBHOOKS_WRITE`),{mutateAsync:s,isPending:u}=r(A),{endpoint:f,event:h}=e,v=i&&e.status!==`PENDING`&&f.status===`ACTIVE`&&f.deletedAt===null;async function y(){try{await s({input:{deliveryId:e.id}}),d(n.redelivered)}catch(e){l(e)}}let{copy:b}=p();async function x(e){await b(L({url:f.url,headers:e,body:h.body}))&&d(n.copied)}return _(o,{children:[t&&_(c,{icon:F,onClick:()=>void x(t.requestHeaders),children:n.copyCurl}),v&&_(c,{look:`primary`,icon:a,busy:u,onClick:()=>void y(),children:n.redeliver})]})}function Y({delivery:e}){let t=g(z).facts,n=g(C),{event:r,endpoint:i}=e;return _(D,{title:t.title,children:_(x,{facts:[{label:t.event,value:_(u,{to:`/events`,search:{event:r.id},children:n[r.type]})},{label:t.endpoint,value:i.deletedAt?N(i.url):_(u,{to:`/webhooks/$id`,params:{id:i.id},children:N(i.url)})},{label:t.published,value:_(T,{at:e.createdAt})},e.finishedAt?{label:t.finished,value:_(T,{at:e.finishedAt})}:{label:t.due,value:_(T,{at:e.dueAt})},{label:t.id,value:_(s,{text:r.publicId})}]})})}export{K as DeliveryPage};