import{At as e,Ft as t,G as n,It as r,Jt as i,P as a,Y as o,d as s,g as c,h as l,jt as u,m as d,p as f,q as p,rt as m,v as h,wn as g,xn as _}from"./index-ByM-MJ82.js";import{_ as v,o as y,t as b,v as x,y as S}from"./details-CiSvw2-D.js";import{J as C,Q as w,a as T,et as E,q as D}from"./parts-C2OOrKHF.js";import{s as O}from"./change.gql-BXOZ8J02.js";import{d as k,f as A,p as j,u as M}from"./webhooks-CCXKSWna.js";import{S as N,t as P}from"./pages-BpAtkfM2.js";var F={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};F.node;var I=n(F),L=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,R=({url:e,headers:t,body:n})=>[`body=${L(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${L(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${L(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),z={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`},B=p({copyCurl:`Copy as curl`,copied:`Copied. The commands sign with the secret in KIOSK_WEBHOOK_SECRET.`,redeliver:`Redeliver`,redelivered:`The delivery is on its way again.`,attempts:`Attempts`,noAttempts:`No attempt was made yet.`,attempt:e=>`Attempt ${e}`,took:e=>`${e} ms`,retry:`Next attempt`,givenUp:`Given up: it is not sent again by itself.`,reactivate:`Reactivate the endpoint to redeliver it.`,request:`Request`,response:`Response`,responseOf:e=>`Response to attempt ${e}`,headers:`Headers`,body:`Body`,noResponse:`No response came.`,withoutBody:`The response has no body.`,kept:`The first 4 KiB. Headers that may hold credentials are not kept.`,signature:`signed with the secret; not kept`,copyBody:`Copy body`,facts:{title:`Delivery`,event:`Event`,endpoint:`Endpoint`,published:`Published`,finished:`Finished`,due:`Next attempt`,id:`Id`}},{copyCurl:`Copiar como curl`,copied:`Copiado. Os comandos assinam com o segredo em KIOSK_WEBHOOK_SECRET.`,redeliver:`Reenviar`,redelivered:`A entrega está a caminho de novo.`,attempts:`Tentativas`,noAttempts:`Nenhuma tentativa foi feita ainda.`,attempt:e=>`Tentativa ${e}`,took:e=>`${e} ms`,retry:`Próxima tentativa`,givenUp:`Desistiu-se dela: não é enviada de novo sozinha.`,reactivate:`Reative o endpoint para reenviá-la.`,request:`Requisição`,response:`Resposta`,responseOf:e=>`Resposta à tentativa ${e}`,headers:`Cabeçalhos`,body:`Corpo`,noResponse:`Nenhuma resposta veio.`,withoutBody:`A resposta não tem corpo.`,kept:`Os primeiros 4 KiB. Cabeçalhos que podem conter credenciais não são guardados.`,signature:`assinado com o segredo; não guardado`,copyBody:`Copiar corpo`,facts:{title:`Entrega`,event:`Evento`,endpoint:`Endpoint`,published:`Publicado`,finished:`Terminou`,due:`Próxima tentativa`,id:`Id`}});function V(e){let{delivery:t,shown:n}=e,{failures:a}=o(A),s=o(B),c=C(),l=[`FAILED`,`REJECTED`,`CANCELLED`].includes(t.status);return i(E,{title:s.attempts,children:[t.history.length===0&&i(`p`,{className:`muted`,children:s.noAttempts}),i(`ol`,{className:z.attempts,children:t.history.toReversed().map(e=>i(`li`,{"aria-current":e===n?`true`:void 0,children:[i(`p`,{className:z.line,children:[i(r,{to:`/deliveries/$id`,params:{id:t.id},search:{attempt:e.attempt},replace:!0,resetScroll:!1,children:s.attempt(e.attempt)}),i(T,{kind:`delivery`,status:e.status}),e.responseStatus&&i(`code`,{children:e.responseStatus}),i(`span`,{className:`muted numeric`,children:s.took(c.count(e.latencyMs))}),i(`span`,{className:z.when,children:i(D,{at:e.createdAt})})]}),e.errorMessage&&i(`p`,{className:z.why,children:j(e.errorMessage,a)}),e.nextRetryAt&&t.status===`PENDING`&&e===t.history.at(-1)&&i(`p`,{className:z.why,children:[s.retry,` `,i(D,{at:e.nextRetryAt})]})]},e.id))}),t.status===`FAILED`&&i(`p`,{children:s.givenUp}),l&&t.endpoint.status===`SUSPENDED`&&!t.endpoint.deletedAt&&i(`p`,{children:s.reactivate})]})}function H({headers:e}){let t=o(B);return i(`dl`,{className:z.headers,"aria-label":t.headers,children:e.map(({name:e,value:t},n)=>i(`div`,{children:[i(`dt`,{children:e}),i(`dd`,{children:t})]},`${e} ${n}`))})}function U({delivery:e,attempt:t}){let n=o(B),{body:r}=e.event;return i(E,{title:n.request,actions:i(N,{text:r,label:n.copyBody}),children:[i(`p`,{className:z.address,children:i(`code`,{children:[`POST `,e.endpoint.url]})}),i(H,{headers:[...t.requestHeaders,{name:`X-Service-Signature`,value:`(${n.signature})`}]}),i(`h3`,{className:z.heading,children:n.body}),i(P,{text:r,label:`${n.request}: ${n.body}`})]})}function W({attempt:e}){let{failures:t}=o(A),n=o(B);return e.responseStatus?i(E,{title:n.responseOf(e.attempt),actions:i(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&i(H,{headers:e.responseHeaders}),i(`h3`,{className:z.heading,children:n.body}),e.responseBody?i(P,{text:e.responseBody,label:`${n.response}: ${n.body}`}):i(`p`,{className:`muted`,children:n.withoutBody}),i(`p`,{className:z.kept,children:n.kept})]}):i(E,{title:n.responseOf(e.attempt),children:[i(`p`,{children:n.noResponse}),i(`p`,{className:`muted`,children:j(e.errorMessage,t)})]})}var G=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);g();var K=t(`/signedIn/deliveries/$id`);function q(){let e=o(A),{facts:t}=o(B),n=o(b),{id:r}=K.useParams(),a=K.useSearch(),{data:c,error:l,refetch:d}=u(G,{id:r},{refetchInterval:({state:e})=>J(e.data?.delivery)?2e3:!1}),f=c?.delivery?.id===r?c.delivery:void 0;if(c?.delivery===null)return i(y,{});if(!f)return i(_,{children:[i(w,{title:t.title,parent:{label:e.title,link:{to:`/webhooks`}}}),l?i(s,{error:l,onRetry:()=>void d()}):i(v,{})]});let p=f.history.find(({attempt:e})=>e===a.attempt)??f.history.at(-1);return i(_,{children:[i(w,{title:n[f.event.type],parent:f.endpoint.deletedAt?{label:e.title,link:{to:`/webhooks`}}:{label:k(f.endpoint.url),link:{to:`/webhooks/$id`,params:{id:f.endpoint.id}}},aside:i(T,{kind:`delivery`,status:f.status}),actions:i(Y,{delivery:f,shown:p})}),i(S,{main:i(_,{children:[i(V,{delivery:f,shown:p}),p&&i(W,{attempt:p}),p&&i(U,{delivery:f,attempt:p})]}),side:i(X,{delivery:f})})]})}var J=e=>e?.status===`PENDING`&&M(e.endpoint);function Y({delivery:t,shown:n}){let r=o(B),s=m(`WEBHOOKS_WRITE`),{mutateAsync:u,isPending:f}=e(O),{endpoint:p,event:g}=t,v=s&&t.status!==`PENDING`&&p.status===`ACTIVE`&&p.deletedAt===null;async function y(){try{await u({input:{deliveryId:t.id}}),l(r.redelivered)}catch(e){c(r.redeliver,e)}}let{copy:b}=d();async function x(e){await b(R({url:p.url,headers:e,body:g.body}))&&l(r.copied)}return i(_,{children:[n&&i(h,{icon:I,onClick:()=>void x(n.requestHeaders),children:r.copyCurl}),v&&i(h,{look:`primary`,icon:a,busy:f,onClick:()=>void y(),children:r.redeliver})]})}function X({delivery:e}){let t=o(B).facts,n=o(b),{event:a,endpoint:s}=e;return i(E,{title:t.title,children:i(x,{facts:[{label:t.event,value:i(r,{to:`/events`,search:{event:a.id},children:n[a.type]})},{label:t.endpoint,value:s.deletedAt?k(s.url):i(r,{to:`/webhooks/$id`,params:{id:s.id},children:k(s.url)})},{label:t.published,value:i(D,{at:e.createdAt})},e.finishedAt?{label:t.finished,value:i(D,{at:e.finishedAt})}:{label:t.due,value:i(D,{at:e.dueAt})},{label:t.id,value:i(f,{text:a.publicId})}]})})}export{q as DeliveryPage};