import{Cn as e,D as t,It as n,Jt as r,Lt as i,Mt as a,O as o,R as s,Y as c,_ as l,at as u,b as d,bn as f,g as p,jt as m,m as h,v as g,y as _}from"./index-CrslgKQf.js";import{P as v,U as y,W as b,b as x,t as S,u as C,z as w}from"./details-CfP5J__g.js";import{J as T,U as E,W as D,X as O,i as k}from"./parts-uYqX-dei.js";import{s as A}from"./change.gql-vYQsgJcH.js";import{c as j,l as M,s as N,u as P}from"./webhooks-DItuNKmK.js";var F={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};F.node;var I=c(F),L=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,R=({url:e,headers:t,body:n})=>[`body=${L(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${L(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${L(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),z={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`},B=t({copyCurl:`Copy as curl`,copied:`Copied. The commands sign with the secret in KIOSK_WEBHOOK_SECRET.`,redeliver:`Redeliver`,redelivered:`The delivery is on its way again.`,attempts:`Attempts`,noAttempts:`No attempt was made yet.`,attempt:e=>`Attempt ${e}`,took:e=>`${e} ms`,retry:`Next attempt`,request:`Request`,response:`Response`,responseOf:e=>`Response to attempt ${e}`,headers:`Headers`,body:`Body`,noResponse:`No response came.`,withoutBody:`The response has no body.`,kept:`The first 4 KiB. Headers that may hold credentials are not kept.`,signature:`signed with the secret; not kept`,copyBody:`Copy body`,facts:{title:`Delivery`,event:`Event`,endpoint:`Endpoint`,published:`Published`,finished:`Finished`,due:`Next attempt`,id:`Id`}},{copyCurl:`Copiar como curl`,copied:`Copiado. Os comandos assinam com o segredo em KIOSK_WEBHOOK_SECRET.`,redeliver:`Reenviar`,redelivered:`A entrega está a caminho de novo.`,attempts:`Tentativas`,noAttempts:`Nenhuma tentativa foi feita ainda.`,attempt:e=>`Tentativa ${e}`,took:e=>`${e} ms`,retry:`Próxima tentativa`,request:`Requisição`,response:`Resposta`,responseOf:e=>`Resposta à tentativa ${e}`,headers:`Cabeçalhos`,body:`Corpo`,noResponse:`Nenhuma resposta veio.`,withoutBody:`A resposta não tem corpo.`,kept:`Os primeiros 4 KiB. Cabeçalhos que podem conter credenciais não são guardados.`,signature:`assinado com o segredo; não guardado`,copyBody:`Copiar corpo`,facts:{title:`Entrega`,event:`Evento`,endpoint:`Endpoint`,published:`Publicado`,finished:`Terminou`,due:`Próxima tentativa`,id:`Id`}});function V(e){let{delivery:t,shown:n}=e,{failures:a}=o(M),s=o(B),c=D();return r(O,{title:s.attempts,children:[t.history.length===0&&r(`p`,{className:`muted`,children:s.noAttempts}),r(`ol`,{className:z.attempts,children:t.history.toReversed().map(e=>r(`li`,{"aria-current":e===n?`true`:void 0,children:[r(`p`,{className:z.line,children:[r(i,{to:`/deliveries/$id`,params:{id:t.id},search:{attempt:e.attempt},replace:!0,resetScroll:!1,children:s.attempt(e.attempt)}),r(k,{kind:`delivery`,status:e.status}),e.responseStatus&&r(`code`,{children:e.responseStatus}),r(`span`,{className:`muted numeric`,children:s.took(c.count(e.latencyMs))}),r(`span`,{className:z.when,children:r(E,{at:e.createdAt})})]}),e.errorMessage&&r(`p`,{className:z.why,children:P(e.errorMessage,a)}),e.nextRetryAt&&t.status===`PENDING`&&e===t.history.at(-1)&&r(`p`,{className:z.why,children:[s.retry,` `,r(E,{at:e.nextRetryAt})]})]},e.id))})]})}function H({headers:e}){let t=o(B);return r(`dl`,{className:z.headers,"aria-label":t.headers,children:e.map(({name:e,value:t},n)=>r(`div`,{children:[r(`dt`,{children:e}),r(`dd`,{children:t})]},`${e} ${n}`))})}function U({delivery:e,attempt:t}){let n=o(B),{body:i}=e.event;return r(O,{title:n.request,actions:r(v,{text:i,label:n.copyBody}),children:[r(`p`,{className:z.address,children:r(`code`,{children:[`POST `,e.endpoint.url]})}),r(H,{headers:[...t.requestHeaders,{name:`X-Service-Signature`,value:`(${n.signature})`}]}),r(`h3`,{className:z.heading,children:n.body}),r(S,{text:i,label:`${n.request}: ${n.body}`})]})}function W({attempt:e}){let{failures:t}=o(M),n=o(B);return e.responseStatus?r(O,{title:n.responseOf(e.attempt),actions:r(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&r(H,{headers:e.responseHeaders}),r(`h3`,{className:z.heading,children:n.body}),e.responseBody?r(S,{text:e.responseBody,label:`${n.response}: ${n.body}`}):r(`p`,{className:`muted`,children:n.withoutBody}),r(`p`,{className:z.kept,children:n.kept})]}):r(O,{title:n.responseOf(e.attempt),children:[r(`p`,{children:n.noResponse}),r(`p`,{className:`muted`,children:P(e.errorMessage,t)})]})}var G=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);e();var K=n(`/signedIn/deliveries/$id`);function q(){let e=o(M),{facts:t}=o(B),n=o(C),{id:i}=K.useParams(),s=K.useSearch(),{data:c,error:l,refetch:u}=a(G,{id:i},{refetchInterval:({state:e})=>J(e.data?.delivery)?2e3:!1}),d=c?.delivery?.id===i?c.delivery:void 0;if(c?.delivery===null)return r(x,{});if(!d)return r(f,{children:[r(T,{title:t.title,parent:{label:e.title,link:{to:`/webhooks`}}}),l?r(h,{error:l,onRetry:()=>void u()}):r(w,{})]});let p=d.history.find(({attempt:e})=>e===s.attempt)??d.history.at(-1);return r(f,{children:[r(T,{title:n[d.event.type],parent:d.endpoint.deletedAt?{label:e.title,link:{to:`/webhooks`}}:{label:j(d.endpoint.url),link:{to:`/webhooks/$id`,params:{id:d.endpoint.id}}},aside:r(k,{kind:`delivery`,status:d.status}),actions:r(Y,{delivery:d,shown:p})}),r(b,{main:r(f,{children:[r(V,{delivery:d,shown:p}),p&&r(W,{attempt:p}),p&&r(U,{delivery:d,attempt:p})]}),side:r(X,{delivery:d})})]})}var J=e=>e?.status===`PENDING`&&N(e.endpoint);function Y({delivery:e,shown:t}){let n=o(B),i=u(`WEBHOOKS_WRITE`),{mutateAsync:a,isPending:c}=m(A),{endpoint:p,event:h}=e,v=i&&e.status!==`PENDING`&&p.status===`ACTIVE`&&p.deletedAt===null;async function y(){try{await a({input:{deliveryId:e.id}}),g(n.redelivered)}catch(e){_(e)}}let{copy:b}=l();async function x(e){await b(R({url:p.url,headers:e,body:h.body}))&&g(n.copied)}return r(f,{children:[t&&r(d,{icon:I,onClick:()=>void x(t.requestHeaders),children:n.copyCurl}),v&&r(d,{look:`primary`,icon:s,busy:c,onClick:()=>void y(),children:n.redeliver})]})}function X({delivery:e}){let t=o(B).facts,n=o(C),{event:a,endpoint:s}=e;return r(O,{title:t.title,children:r(y,{facts:[{label:t.event,value:r(i,{to:`/events`,search:{event:a.id},children:n[a.type]})},{label:t.endpoint,value:s.deletedAt?j(s.url):r(i,{to:`/webhooks/$id`,params:{id:s.id},children:j(s.url)})},{label:t.published,value:r(E,{at:e.createdAt})},e.finishedAt?{label:t.finished,value:r(E,{at:e.finishedAt})}:{label:t.due,value:r(E,{at:e.dueAt})},{label:t.id,value:r(p,{text:a.publicId})}]})})}export{q as DeliveryPage};