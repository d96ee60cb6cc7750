import{An as e,J as t,L as n,Nn as r,Q as i,Rt as a,Ut as o,Wt as s,X as c,_ as l,ct as u,g as d,m as f,nn as p,v as m,x as h,y as g,zt as _}from"./index-DSghyoMO.js";import{H as v,I as y,J as b,Y as x,_ as S,s as C,t as w}from"./details-D9Y-tpnF.js";import{G as T,W as E,Y as D,Z as O,i as k}from"./parts-CE7ui_Zl.js";import{s as A}from"./change.gql-BXOZ8J02.js";import{c as j,l as M,s as N,u as P}from"./webhooks-Cfw2A5L3.js";var F={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};F.node;var I=t(F),L=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,R=({url:e,headers:t,body:n})=>[`body=${L(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${L(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${L(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),z={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`},B=c({copyCurl:`Copy as curl`,copied:`Copied. The commands sign with the secret in KIOSK_WEBHOOK_SECRET.`,redeliver:`Redeliver`,redelivered:`The delivery is on its way again.`,attempts:`Attempts`,noAttempts:`No attempt was made yet.`,attempt:e=>`Attempt ${e}`,took:e=>`${e} ms`,retry:`Next attempt`,givenUp:`Given up: it is not sent again by itself.`,reactivate:`Reactivate the endpoint to redeliver it.`,request:`Request`,response:`Response`,responseOf:e=>`Response to attempt ${e}`,headers:`Headers`,body:`Body`,noResponse:`No response came.`,withoutBody:`The response has no body.`,kept:`The first 4 KiB. Headers that may hold credentials are not kept.`,signature:`signed with the secret; not kept`,copyBody:`Copy body`,facts:{title:`Delivery`,event:`Event`,endpoint:`Endpoint`,published:`Published`,finished:`Finished`,due:`Next attempt`,id:`Id`}},{copyCurl:`Copiar como curl`,copied:`Copiado. Os comandos assinam com o segredo em KIOSK_WEBHOOK_SECRET.`,redeliver:`Reenviar`,redelivered:`A entrega está a caminho de novo.`,attempts:`Tentativas`,noAttempts:`Nenhuma tentativa foi feita ainda.`,attempt:e=>`Tentativa ${e}`,took:e=>`${e} ms`,retry:`Próxima tentativa`,givenUp:`Desistiu-se dela: não é enviada de novo sozinha.`,reactivate:`Reative o endpoint para reenviá-la.`,request:`Requisição`,response:`Resposta`,responseOf:e=>`Resposta à tentativa ${e}`,headers:`Cabeçalhos`,body:`Corpo`,noResponse:`Nenhuma resposta veio.`,withoutBody:`A resposta não tem corpo.`,kept:`Os primeiros 4 KiB. Cabeçalhos que podem conter credenciais não são guardados.`,signature:`assinado com o segredo; não guardado`,copyBody:`Copiar corpo`,facts:{title:`Entrega`,event:`Evento`,endpoint:`Endpoint`,published:`Publicado`,finished:`Terminou`,due:`Próxima tentativa`,id:`Id`}});function V(e){let{delivery:t,shown:n}=e,{failures:r}=i(M),a=i(B),o=T(),c=[`FAILED`,`REJECTED`,`CANCELLED`].includes(t.status);return p(O,{title:a.attempts,children:[t.history.length===0&&p(`p`,{className:`muted`,children:a.noAttempts}),p(`ol`,{className:z.attempts,children:t.history.toReversed().map(e=>p(`li`,{"aria-current":e===n?`true`:void 0,children:[p(`p`,{className:z.line,children:[p(s,{to:`/deliveries/$id`,params:{id:t.id},search:{attempt:e.attempt},replace:!0,resetScroll:!1,children:a.attempt(e.attempt)}),p(k,{kind:`delivery`,status:e.status}),e.responseStatus&&p(`code`,{children:e.responseStatus}),p(`span`,{className:`muted numeric`,children:a.took(o.count(e.latencyMs))}),p(`span`,{className:z.when,children:p(E,{at:e.createdAt})})]}),e.errorMessage&&p(`p`,{className:z.why,children:P(e.errorMessage,r)}),e.nextRetryAt&&t.status===`PENDING`&&e===t.history.at(-1)&&p(`p`,{className:z.why,children:[a.retry,` `,p(E,{at:e.nextRetryAt})]})]},e.id))}),t.status===`FAILED`&&p(`p`,{children:a.givenUp}),c&&t.endpoint.status===`SUSPENDED`&&!t.endpoint.deletedAt&&p(`p`,{children:a.reactivate})]})}function H({headers:e}){let t=i(B);return p(`dl`,{className:z.headers,"aria-label":t.headers,children:e.map(({name:e,value:t},n)=>p(`div`,{children:[p(`dt`,{children:e}),p(`dd`,{children:t})]},`${e} ${n}`))})}function U({delivery:e,attempt:t}){let n=i(B),{body:r}=e.event;return p(O,{title:n.request,actions:p(y,{text:r,label:n.copyBody}),children:[p(`p`,{className:z.address,children:p(`code`,{children:[`POST `,e.endpoint.url]})}),p(H,{headers:[...t.requestHeaders,{name:`X-Service-Signature`,value:`(${n.signature})`}]}),p(`h3`,{className:z.heading,children:n.body}),p(w,{text:r,label:`${n.request}: ${n.body}`})]})}function W({attempt:e}){let{failures:t}=i(M),n=i(B);return e.responseStatus?p(O,{title:n.responseOf(e.attempt),actions:p(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&p(H,{headers:e.responseHeaders}),p(`h3`,{className:z.heading,children:n.body}),e.responseBody?p(w,{text:e.responseBody,label:`${n.response}: ${n.body}`}):p(`p`,{className:`muted`,children:n.withoutBody}),p(`p`,{className:z.kept,children:n.kept})]}):p(O,{title:n.responseOf(e.attempt),children:[p(`p`,{children:n.noResponse}),p(`p`,{className:`muted`,children:P(e.errorMessage,t)})]})}var G=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);r();var K=o(`/signedIn/deliveries/$id`);function q(){let t=i(M),{facts:n}=i(B),r=i(C),{id:a}=K.useParams(),o=K.useSearch(),{data:s,error:c,refetch:l}=_(G,{id:a},{refetchInterval:({state:e})=>J(e.data?.delivery)?2e3:!1}),u=s?.delivery?.id===a?s.delivery:void 0;if(s?.delivery===null)return p(S,{});if(!u)return p(e,{children:[p(D,{title:n.title,parent:{label:t.title,link:{to:`/webhooks`}}}),c?p(f,{error:c,onRetry:()=>void l()}):p(v,{})]});let d=u.history.find(({attempt:e})=>e===o.attempt)??u.history.at(-1);return p(e,{children:[p(D,{title:r[u.event.type],parent:u.endpoint.deletedAt?{label:t.title,link:{to:`/webhooks`}}:{label:j(u.endpoint.url),link:{to:`/webhooks/$id`,params:{id:u.endpoint.id}}},aside:p(k,{kind:`delivery`,status:u.status}),actions:p(Y,{delivery:u,shown:d})}),p(x,{main:p(e,{children:[p(V,{delivery:u,shown:d}),d&&p(W,{attempt:d}),d&&p(U,{delivery:u,attempt:d})]}),side:p(X,{delivery:u})})]})}var J=e=>e?.status===`PENDING`&&N(e.endpoint);function Y({delivery:t,shown:r}){let o=i(B),s=u(`WEBHOOKS_WRITE`),{mutateAsync:c,isPending:d}=a(A),{endpoint:f,event:_}=t,v=s&&t.status!==`PENDING`&&f.status===`ACTIVE`&&f.deletedAt===null;async function y(){try{await c({input:{deliveryId:t.id}}),m(o.redelivered)}catch(e){g(o.redeliver,e)}}let{copy:b}=l();async function x(e){await b(R({url:f.url,headers:e,body:_.body}))&&m(o.copied)}return p(e,{children:[r&&p(h,{icon:I,onClick:()=>void x(r.requestHeaders),children:o.copyCurl}),v&&p(h,{look:`primary`,icon:n,busy:d,onClick:()=>void y(),children:o.redeliver})]})}function X({delivery:e}){let t=i(B).facts,n=i(C),{event:r,endpoint:a}=e;return p(O,{title:t.title,children:p(b,{facts:[{label:t.event,value:p(s,{to:`/events`,search:{event:r.id},children:n[r.type]})},{label:t.endpoint,value:a.deletedAt?j(a.url):p(s,{to:`/webhooks/$id`,params:{id:a.id},children:j(a.url)})},{label:t.published,value:p(E,{at:e.createdAt})},e.finishedAt?{label:t.finished,value:p(E,{at:e.finishedAt})}:{label:t.due,value:p(E,{at:e.dueAt})},{label:t.id,value:p(d,{text:r.publicId})}]})})}export{q as DeliveryPage};