import{Bt as e,Ft as t,It as n,J as r,L as i,On as a,Qt as o,Tn as s,Vt as c,X as l,Z as u,_ as d,g as f,m as p,st as m,v as h,x as g,y as _}from"./index-Bj-0Wysc.js";import{K as v,M as y,V as b,q as x,s as S,t as C,v as w}from"./details-CeckHyby.js";import{J as T,U as E,W as D,X as O,i as k}from"./parts-DeASi7V8.js";import{s as A}from"./change.gql-BXOZ8J02.js";import{c as j,l as M,s as N,u as P}from"./webhooks-BwO_iYcz.js";var F={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};F.node;var I=r(F),L=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,R=({url:e,headers:t,body:n})=>[`body=${L(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${L(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${L(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),z={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`},B=l({copyCurl:`Copy as curl`,copied:`Copied. The commands sign with the secret in KIOSK_WEBHOOK_SECRET.`,redeliver:`Redeliver`,redelivered:`The delivery is on its way again.`,attempts:`Attempts`,noAttempts:`No attempt was made yet.`,attempt:e=>`Attempt ${e}`,took:e=>`${e} ms`,retry:`Next attempt`,givenUp:`Given up: it is not sent again by itself.`,reactivate:`Reactivate the endpoint to redeliver it.`,request:`Request`,response:`Response`,responseOf:e=>`Response to attempt ${e}`,headers:`Headers`,body:`Body`,noResponse:`No response came.`,withoutBody:`The response has no body.`,kept:`The first 4 KiB. Headers that may hold credentials are not kept.`,signature:`signed with the secret; not kept`,copyBody:`Copy body`,facts:{title:`Delivery`,event:`Event`,endpoint:`Endpoint`,published:`Published`,finished:`Finished`,due:`Next attempt`,id:`Id`}},{copyCurl:`Copiar como curl`,copied:`Copiado. Os comandos assinam com o segredo em KIOSK_WEBHOOK_SECRET.`,redeliver:`Reenviar`,redelivered:`A entrega está a caminho de novo.`,attempts:`Tentativas`,noAttempts:`Nenhuma tentativa foi feita ainda.`,attempt:e=>`Tentativa ${e}`,took:e=>`${e} ms`,retry:`Próxima tentativa`,givenUp:`Desistiu-se dela: não é enviada de novo sozinha.`,reactivate:`Reative o endpoint para reenviá-la.`,request:`Requisição`,response:`Resposta`,responseOf:e=>`Resposta à tentativa ${e}`,headers:`Cabeçalhos`,body:`Corpo`,noResponse:`Nenhuma resposta veio.`,withoutBody:`A resposta não tem corpo.`,kept:`Os primeiros 4 KiB. Cabeçalhos que podem conter credenciais não são guardados.`,signature:`assinado com o segredo; não guardado`,copyBody:`Copiar corpo`,facts:{title:`Entrega`,event:`Evento`,endpoint:`Endpoint`,published:`Publicado`,finished:`Terminou`,due:`Próxima tentativa`,id:`Id`}});function V(e){let{delivery:t,shown:n}=e,{failures:r}=u(M),i=u(B),a=D(),s=[`FAILED`,`REJECTED`,`CANCELLED`].includes(t.status);return o(O,{title:i.attempts,children:[t.history.length===0&&o(`p`,{className:`muted`,children:i.noAttempts}),o(`ol`,{className:z.attempts,children:t.history.toReversed().map(e=>o(`li`,{"aria-current":e===n?`true`:void 0,children:[o(`p`,{className:z.line,children:[o(c,{to:`/deliveries/$id`,params:{id:t.id},search:{attempt:e.attempt},replace:!0,resetScroll:!1,children:i.attempt(e.attempt)}),o(k,{kind:`delivery`,status:e.status}),e.responseStatus&&o(`code`,{children:e.responseStatus}),o(`span`,{className:`muted numeric`,children:i.took(a.count(e.latencyMs))}),o(`span`,{className:z.when,children:o(E,{at:e.createdAt})})]}),e.errorMessage&&o(`p`,{className:z.why,children:P(e.errorMessage,r)}),e.nextRetryAt&&t.status===`PENDING`&&e===t.history.at(-1)&&o(`p`,{className:z.why,children:[i.retry,` `,o(E,{at:e.nextRetryAt})]})]},e.id))}),t.status===`FAILED`&&o(`p`,{children:i.givenUp}),s&&t.endpoint.status===`SUSPENDED`&&!t.endpoint.deletedAt&&o(`p`,{children:i.reactivate})]})}function H({headers:e}){let t=u(B);return o(`dl`,{className:z.headers,"aria-label":t.headers,children:e.map(({name:e,value:t},n)=>o(`div`,{children:[o(`dt`,{children:e}),o(`dd`,{children:t})]},`${e} ${n}`))})}function U({delivery:e,attempt:t}){let n=u(B),{body:r}=e.event;return o(O,{title:n.request,actions:o(y,{text:r,label:n.copyBody}),children:[o(`p`,{className:z.address,children:o(`code`,{children:[`POST `,e.endpoint.url]})}),o(H,{headers:[...t.requestHeaders,{name:`X-Service-Signature`,value:`(${n.signature})`}]}),o(`h3`,{className:z.heading,children:n.body}),o(C,{text:r,label:`${n.request}: ${n.body}`})]})}function W({attempt:e}){let{failures:t}=u(M),n=u(B);return e.responseStatus?o(O,{title:n.responseOf(e.attempt),actions:o(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&o(H,{headers:e.responseHeaders}),o(`h3`,{className:z.heading,children:n.body}),e.responseBody?o(C,{text:e.responseBody,label:`${n.response}: ${n.body}`}):o(`p`,{className:`muted`,children:n.withoutBody}),o(`p`,{className:z.kept,children:n.kept})]}):o(O,{title:n.responseOf(e.attempt),children:[o(`p`,{children:n.noResponse}),o(`p`,{className:`muted`,children:P(e.errorMessage,t)})]})}var G=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);a();var K=e(`/signedIn/deliveries/$id`);function q(){let e=u(M),{facts:t}=u(B),r=u(S),{id:i}=K.useParams(),a=K.useSearch(),{data:c,error:l,refetch:d}=n(G,{id:i},{refetchInterval:({state:e})=>J(e.data?.delivery)?2e3:!1}),f=c?.delivery?.id===i?c.delivery:void 0;if(c?.delivery===null)return o(w,{});if(!f)return o(s,{children:[o(T,{title:t.title,parent:{label:e.title,link:{to:`/webhooks`}}}),l?o(p,{error:l,onRetry:()=>void d()}):o(b,{})]});let m=f.history.find(({attempt:e})=>e===a.attempt)??f.history.at(-1);return o(s,{children:[o(T,{title:r[f.event.type],parent:f.endpoint.deletedAt?{label:e.title,link:{to:`/webhooks`}}:{label:j(f.endpoint.url),link:{to:`/webhooks/$id`,params:{id:f.endpoint.id}}},aside:o(k,{kind:`delivery`,status:f.status}),actions:o(Y,{delivery:f,shown:m})}),o(x,{main:o(s,{children:[o(V,{delivery:f,shown:m}),m&&o(W,{attempt:m}),m&&o(U,{delivery:f,attempt:m})]}),side:o(X,{delivery:f})})]})}var J=e=>e?.status===`PENDING`&&N(e.endpoint);function Y({delivery:e,shown:n}){let r=u(B),a=m(`WEBHOOKS_WRITE`),{mutateAsync:c,isPending:l}=t(A),{endpoint:f,event:p}=e,v=a&&e.status!==`PENDING`&&f.status===`ACTIVE`&&f.deletedAt===null;async function y(){try{await c({input:{deliveryId:e.id}}),h(r.redelivered)}catch(e){_(r.redeliver,e)}}let{copy:b}=d();async function x(e){await b(R({url:f.url,headers:e,body:p.body}))&&h(r.copied)}return o(s,{children:[n&&o(g,{icon:I,onClick:()=>void x(n.requestHeaders),children:r.copyCurl}),v&&o(g,{look:`primary`,icon:i,busy:l,onClick:()=>void y(),children:r.redeliver})]})}function X({delivery:e}){let t=u(B).facts,n=u(S),{event:r,endpoint:i}=e;return o(O,{title:t.title,children:o(v,{facts:[{label:t.event,value:o(c,{to:`/events`,search:{event:r.id},children:n[r.type]})},{label:t.endpoint,value:i.deletedAt?j(i.url):o(c,{to:`/webhooks/$id`,params:{id:i.id},children:j(i.url)})},{label:t.published,value:o(E,{at:e.createdAt})},e.finishedAt?{label:t.finished,value:o(E,{at:e.finishedAt})}:{label:t.due,value:o(E,{at:e.dueAt})},{label:t.id,value:o(f,{text:r.publicId})}]})})}export{q as DeliveryPage};