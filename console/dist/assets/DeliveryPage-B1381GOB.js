import{$t as e,En as t,Ht as n,It as r,J as i,L as a,Lt as o,Q as s,Vt as c,X as l,_ as u,ct as d,g as f,kn as p,m,v as h,x as g,y as _}from"./index-jHT1tkCe.js";import{B as v,K as y,M as b,q as x,s as S,t as C,v as w}from"./details-Cmv5GQaD.js";import{G as T,W as E,Y as D,Z as O,i as k}from"./parts-C1VRNkno.js";import{s as A}from"./change.gql-BXOZ8J02.js";import{c as j,l as M,s as N,u as P}from"./webhooks-CezxVVfC.js";var F={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};F.node;var I=i(F),L=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,R=({url:e,headers:t,body:n})=>[`body=${L(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${L(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${L(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),z={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`},B=l({copyCurl:`Copy as curl`,copied:`Copied. The commands sign with the secret in KIOSK_WEBHOOK_SECRET.`,redeliver:`Redeliver`,redelivered:`The delivery is on its way again.`,attempts:`Attempts`,noAttempts:`No attempt was made yet.`,attempt:e=>`Attempt ${e}`,took:e=>`${e} ms`,retry:`Next attempt`,givenUp:`Given up: it is not sent again by itself.`,reactivate:`Reactivate the endpoint to redeliver it.`,request:`Request`,response:`Response`,responseOf:e=>`Response to attempt ${e}`,headers:`Headers`,body:`Body`,noResponse:`No response came.`,withoutBody:`The response has no body.`,kept:`The first 4 KiB. Headers that may hold credentials are not kept.`,signature:`signed with the secret; not kept`,copyBody:`Copy body`,facts:{title:`Delivery`,event:`Event`,endpoint:`Endpoint`,published:`Published`,finished:`Finished`,due:`Next attempt`,id:`Id`}},{copyCurl:`Copiar como curl`,copied:`Copiado. Os comandos assinam com o segredo em KIOSK_WEBHOOK_SECRET.`,redeliver:`Reenviar`,redelivered:`A entrega está a caminho de novo.`,attempts:`Tentativas`,noAttempts:`Nenhuma tentativa foi feita ainda.`,attempt:e=>`Tentativa ${e}`,took:e=>`${e} ms`,retry:`Próxima tentativa`,givenUp:`Desistiu-se dela: não é enviada de novo sozinha.`,reactivate:`Reative o endpoint para reenviá-la.`,request:`Requisição`,response:`Resposta`,responseOf:e=>`Resposta à tentativa ${e}`,headers:`Cabeçalhos`,body:`Corpo`,noResponse:`Nenhuma resposta veio.`,withoutBody:`A resposta não tem corpo.`,kept:`Os primeiros 4 KiB. Cabeçalhos que podem conter credenciais não são guardados.`,signature:`assinado com o segredo; não guardado`,copyBody:`Copiar corpo`,facts:{title:`Entrega`,event:`Evento`,endpoint:`Endpoint`,published:`Publicado`,finished:`Terminou`,due:`Próxima tentativa`,id:`Id`}});function V(t){let{delivery:r,shown:i}=t,{failures:a}=s(M),o=s(B),c=T(),l=[`FAILED`,`REJECTED`,`CANCELLED`].includes(r.status);return e(O,{title:o.attempts,children:[r.history.length===0&&e(`p`,{className:`muted`,children:o.noAttempts}),e(`ol`,{className:z.attempts,children:r.history.toReversed().map(t=>e(`li`,{"aria-current":t===i?`true`:void 0,children:[e(`p`,{className:z.line,children:[e(n,{to:`/deliveries/$id`,params:{id:r.id},search:{attempt:t.attempt},replace:!0,resetScroll:!1,children:o.attempt(t.attempt)}),e(k,{kind:`delivery`,status:t.status}),t.responseStatus&&e(`code`,{children:t.responseStatus}),e(`span`,{className:`muted numeric`,children:o.took(c.count(t.latencyMs))}),e(`span`,{className:z.when,children:e(E,{at:t.createdAt})})]}),t.errorMessage&&e(`p`,{className:z.why,children:P(t.errorMessage,a)}),t.nextRetryAt&&r.status===`PENDING`&&t===r.history.at(-1)&&e(`p`,{className:z.why,children:[o.retry,` `,e(E,{at:t.nextRetryAt})]})]},t.id))}),r.status===`FAILED`&&e(`p`,{children:o.givenUp}),l&&r.endpoint.status===`SUSPENDED`&&!r.endpoint.deletedAt&&e(`p`,{children:o.reactivate})]})}function H({headers:t}){let n=s(B);return e(`dl`,{className:z.headers,"aria-label":n.headers,children:t.map(({name:t,value:n},r)=>e(`div`,{children:[e(`dt`,{children:t}),e(`dd`,{children:n})]},`${t} ${r}`))})}function U({delivery:t,attempt:n}){let r=s(B),{body:i}=t.event;return e(O,{title:r.request,actions:e(b,{text:i,label:r.copyBody}),children:[e(`p`,{className:z.address,children:e(`code`,{children:[`POST `,t.endpoint.url]})}),e(H,{headers:[...n.requestHeaders,{name:`X-Service-Signature`,value:`(${r.signature})`}]}),e(`h3`,{className:z.heading,children:r.body}),e(C,{text:i,label:`${r.request}: ${r.body}`})]})}function W({attempt:t}){let{failures:n}=s(M),r=s(B);return t.responseStatus?e(O,{title:r.responseOf(t.attempt),actions:e(`code`,{children:t.responseStatus}),children:[t.responseHeaders.length>0&&e(H,{headers:t.responseHeaders}),e(`h3`,{className:z.heading,children:r.body}),t.responseBody?e(C,{text:t.responseBody,label:`${r.response}: ${r.body}`}):e(`p`,{className:`muted`,children:r.withoutBody}),e(`p`,{className:z.kept,children:r.kept})]}):e(O,{title:r.responseOf(t.attempt),children:[e(`p`,{children:r.noResponse}),e(`p`,{className:`muted`,children:P(t.errorMessage,n)})]})}var G=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);p();var K=c(`/signedIn/deliveries/$id`);function q(){let n=s(M),{facts:r}=s(B),i=s(S),{id:a}=K.useParams(),c=K.useSearch(),{data:l,error:u,refetch:d}=o(G,{id:a},{refetchInterval:({state:e})=>J(e.data?.delivery)?2e3:!1}),f=l?.delivery?.id===a?l.delivery:void 0;if(l?.delivery===null)return e(w,{});if(!f)return e(t,{children:[e(D,{title:r.title,parent:{label:n.title,link:{to:`/webhooks`}}}),u?e(m,{error:u,onRetry:()=>void d()}):e(v,{})]});let p=f.history.find(({attempt:e})=>e===c.attempt)??f.history.at(-1);return e(t,{children:[e(D,{title:i[f.event.type],parent:f.endpoint.deletedAt?{label:n.title,link:{to:`/webhooks`}}:{label:j(f.endpoint.url),link:{to:`/webhooks/$id`,params:{id:f.endpoint.id}}},aside:e(k,{kind:`delivery`,status:f.status}),actions:e(Y,{delivery:f,shown:p})}),e(x,{main:e(t,{children:[e(V,{delivery:f,shown:p}),p&&e(W,{attempt:p}),p&&e(U,{delivery:f,attempt:p})]}),side:e(X,{delivery:f})})]})}var J=e=>e?.status===`PENDING`&&N(e.endpoint);function Y({delivery:n,shown:i}){let o=s(B),c=d(`WEBHOOKS_WRITE`),{mutateAsync:l,isPending:f}=r(A),{endpoint:p,event:m}=n,v=c&&n.status!==`PENDING`&&p.status===`ACTIVE`&&p.deletedAt===null;async function y(){try{await l({input:{deliveryId:n.id}}),h(o.redelivered)}catch(e){_(o.redeliver,e)}}let{copy:b}=u();async function x(e){await b(R({url:p.url,headers:e,body:m.body}))&&h(o.copied)}return e(t,{children:[i&&e(g,{icon:I,onClick:()=>void x(i.requestHeaders),children:o.copyCurl}),v&&e(g,{look:`primary`,icon:a,busy:f,onClick:()=>void y(),children:o.redeliver})]})}function X({delivery:t}){let r=s(B).facts,i=s(S),{event:a,endpoint:o}=t;return e(O,{title:r.title,children:e(y,{facts:[{label:r.event,value:e(n,{to:`/events`,search:{event:a.id},children:i[a.type]})},{label:r.endpoint,value:o.deletedAt?j(o.url):e(n,{to:`/webhooks/$id`,params:{id:o.id},children:j(o.url)})},{label:r.published,value:e(E,{at:t.createdAt})},t.finishedAt?{label:r.finished,value:e(E,{at:t.finishedAt})}:{label:r.due,value:e(E,{at:t.dueAt})},{label:r.id,value:e(f,{text:a.publicId})}]})})}export{q as DeliveryPage};