import{C as e,Dt as t,G as n,Mt as r,Ot as i,P as a,Vt as o,f as s,g as c,gn as l,h as u,jt as d,m as f,p,pn as m,tt as h,u as g,w as _}from"./index-0TGHxELl.js";import{B as v,D as y,G as b,J as x,Y as S,t as C,u as w}from"./details-DW0RqXrY.js";import{H as T,K as E,V as D,i as O,q as k}from"./parts-B7sQsaSu.js";import{s as A}from"./change.gql-vYQsgJcH.js";import{a as j,c as M,o as N,s as P}from"./webhooks-CInqai0g.js";var F={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};F.node;var I=n(F),L=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,R=({url:e,headers:t,body:n})=>[`body=${L(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${L(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${L(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),z={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`},B=e({copyCurl:`Copy as curl`,copied:`Copied. The commands sign with the secret in KIOSK_WEBHOOK_SECRET.`,redeliver:`Redeliver`,redelivered:`The delivery is on its way again.`,attempts:`Attempts`,noAttempts:`No attempt was made yet.`,attempt:e=>`Attempt ${e}`,took:e=>`${e} ms`,retry:`Next attempt`,request:`Request`,response:`Response`,responseOf:e=>`Response to attempt ${e}`,headers:`Headers`,body:`Body`,noResponse:`No response came.`,withoutBody:`The response has no body.`,kept:`The first 4 KiB. Headers that may hold credentials are not kept.`,signature:`signed with the secret; not kept`,copyBody:`Copy body`,facts:{title:`Delivery`,event:`Event`,endpoint:`Endpoint`,published:`Published`,finished:`Finished`,due:`Next attempt`,id:`Id`}},{copyCurl:`Copiar como curl`,copied:`Copiado. Os comandos assinam com o segredo em KIOSK_WEBHOOK_SECRET.`,redeliver:`Reenviar`,redelivered:`A entrega está a caminho de novo.`,attempts:`Tentativas`,noAttempts:`Nenhuma tentativa foi feita ainda.`,attempt:e=>`Tentativa ${e}`,took:e=>`${e} ms`,retry:`Próxima tentativa`,request:`Requisição`,response:`Resposta`,responseOf:e=>`Resposta à tentativa ${e}`,headers:`Cabeçalhos`,body:`Corpo`,noResponse:`Nenhuma resposta veio.`,withoutBody:`A resposta não tem corpo.`,kept:`Os primeiros 4 KiB. Cabeçalhos que podem conter credenciais não são guardados.`,signature:`assinado com o segredo; não guardado`,copyBody:`Copiar corpo`,facts:{title:`Entrega`,event:`Evento`,endpoint:`Endpoint`,published:`Publicado`,finished:`Terminou`,due:`Próxima tentativa`,id:`Id`}});function V(e){let{delivery:t,shown:n}=e,{failures:i}=_(P),a=_(B),s=T();return o(k,{title:a.attempts,children:[t.history.length===0&&o(`p`,{className:`muted`,children:a.noAttempts}),o(`ol`,{className:z.attempts,children:t.history.toReversed().map(e=>o(`li`,{"aria-current":e===n?`true`:void 0,children:[o(`p`,{className:z.line,children:[o(r,{to:`/deliveries/$id`,params:{id:t.id},search:{attempt:e.attempt},replace:!0,resetScroll:!1,children:a.attempt(e.attempt)}),o(O,{kind:`delivery`,status:e.status}),e.responseStatus&&o(`code`,{children:e.responseStatus}),o(`span`,{className:`muted numeric`,children:a.took(s.count(e.latencyMs))}),o(`span`,{className:z.when,children:o(D,{at:e.createdAt})})]}),e.errorMessage&&o(`p`,{className:z.why,children:M(e.errorMessage,i)}),e.nextRetryAt&&t.status===`PENDING`&&e===t.history.at(-1)&&o(`p`,{className:z.why,children:[a.retry,` `,o(D,{at:e.nextRetryAt})]})]},e.id))})]})}function H({headers:e}){let t=_(B);return o(`dl`,{className:z.headers,"aria-label":t.headers,children:e.map(({name:e,value:t},n)=>o(`div`,{children:[o(`dt`,{children:e}),o(`dd`,{children:t})]},`${e} ${n}`))})}function U({delivery:e,attempt:t}){let n=_(B),{body:r}=e.event;return o(k,{title:n.request,actions:o(v,{text:r,label:n.copyBody}),children:[o(`p`,{className:z.address,children:o(`code`,{children:[`POST `,e.endpoint.url]})}),o(H,{headers:[...t.requestHeaders,{name:`X-Service-Signature`,value:`(${n.signature})`}]}),o(`h3`,{className:z.heading,children:n.body}),o(C,{text:r,label:`${n.request}: ${n.body}`})]})}function W({attempt:e}){let{failures:t}=_(P),n=_(B);return e.responseStatus?o(k,{title:n.responseOf(e.attempt),actions:o(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&o(H,{headers:e.responseHeaders}),o(`h3`,{className:z.heading,children:n.body}),e.responseBody?o(C,{text:e.responseBody,label:`${n.response}: ${n.body}`}):o(`p`,{className:`muted`,children:n.withoutBody}),o(`p`,{className:z.kept,children:n.kept})]}):o(k,{title:n.responseOf(e.attempt),children:[o(`p`,{children:n.noResponse}),o(`p`,{className:`muted`,children:M(e.errorMessage,t)})]})}var G=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);l();var K=d(`/signedIn/deliveries/$id`);function q(){let e=_(P),{facts:t}=_(B),n=_(w),{id:r}=K.useParams(),a=K.useSearch(),{data:s,error:c,refetch:l}=i(G,{id:r},{refetchInterval:({state:e})=>J(e.data?.delivery)?2e3:!1}),u=s?.delivery?.id===r?s.delivery:void 0;if(s?.delivery===null)return o(y,{});if(!u)return o(m,{children:[o(E,{title:t.title,parent:{label:e.title,link:{to:`/webhooks`}}}),c?o(g,{error:c,onRetry:()=>void l()}):o(b,{})]});let d=u.history.find(({attempt:e})=>e===a.attempt)??u.history.at(-1);return o(m,{children:[o(E,{title:n[u.event.type],parent:u.endpoint.deletedAt?{label:e.title,link:{to:`/webhooks`}}:{label:N(u.endpoint.url),link:{to:`/webhooks/$id`,params:{id:u.endpoint.id}}},aside:o(O,{kind:`delivery`,status:u.status}),actions:o(Y,{delivery:u,shown:d})}),o(S,{main:o(m,{children:[o(V,{delivery:u,shown:d}),d&&o(W,{attempt:d}),d&&o(U,{delivery:u,attempt:d})]}),side:o(X,{delivery:u})})]})}var J=e=>e?.status===`PENDING`&&j(e.endpoint);function Y({delivery:e,shown:n}){let r=_(B),i=h(`WEBHOOKS_WRITE`),{mutateAsync:s,isPending:l}=t(A),{endpoint:d,event:g}=e,v=i&&e.status!==`PENDING`&&d.status===`ACTIVE`&&d.deletedAt===null;async function y(){try{await s({input:{deliveryId:e.id}}),f(r.redelivered)}catch(e){u(e)}}let{copy:b}=p();async function x(e){await b(R({url:d.url,headers:e,body:g.body}))&&f(r.copied)}return o(m,{children:[n&&o(c,{icon:I,onClick:()=>void x(n.requestHeaders),children:r.copyCurl}),v&&o(c,{look:`primary`,icon:a,busy:l,onClick:()=>void y(),children:r.redeliver})]})}function X({delivery:e}){let t=_(B).facts,n=_(w),{event:i,endpoint:a}=e;return o(k,{title:t.title,children:o(x,{facts:[{label:t.event,value:o(r,{to:`/events`,search:{event:i.id},children:n[i.type]})},{label:t.endpoint,value:a.deletedAt?N(a.url):o(r,{to:`/webhooks/$id`,params:{id:a.id},children:N(a.url)})},{label:t.published,value:o(D,{at:e.createdAt})},e.finishedAt?{label:t.finished,value:o(D,{at:e.finishedAt})}:{label:t.due,value:o(D,{at:e.dueAt})},{label:t.id,value:o(s,{text:i.publicId})}]})})}export{q as DeliveryPage};