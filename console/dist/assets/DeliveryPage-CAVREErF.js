import{J as e,L as t,Mn as n,Q as r,Rt as i,Ut as a,Wt as o,X as s,_ as c,ct as l,g as u,kn as d,m as f,nn as p,v as m,x as h,y as g,zt as _}from"./index-ntnhS566.js";import{$ as v,H as y,I as b,_ as x,et as S,s as C,t as w}from"./details-P_G1di9K.js";import{G as T,K as E,Q as D,X as O,i as k}from"./parts-B2JQus4x.js";import{s as A}from"./change.gql-BXOZ8J02.js";import{c as j,l as M,s as N,u as P}from"./webhooks-CkBoyJjr.js";var F={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};F.node;var I=e(F),L=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,R=({url:e,headers:t,body:n})=>[`body=${L(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${L(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${L(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),z={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`},B=s({copyCurl:`Copy as curl`,copied:`Copied. The commands sign with the secret in KIOSK_WEBHOOK_SECRET.`,redeliver:`Redeliver`,redelivered:`The delivery is on its way again.`,attempts:`Attempts`,noAttempts:`No attempt was made yet.`,attempt:e=>`Attempt ${e}`,took:e=>`${e} ms`,retry:`Next attempt`,givenUp:`Given up: it is not sent again by itself.`,reactivate:`Reactivate the endpoint to redeliver it.`,request:`Request`,response:`Response`,responseOf:e=>`Response to attempt ${e}`,headers:`Headers`,body:`Body`,noResponse:`No response came.`,withoutBody:`The response has no body.`,kept:`The first 4 KiB. Headers that may hold credentials are not kept.`,signature:`signed with the secret; not kept`,copyBody:`Copy body`,facts:{title:`Delivery`,event:`Event`,endpoint:`Endpoint`,published:`Published`,finished:`Finished`,due:`Next attempt`,id:`Id`}},{copyCurl:`Copiar como curl`,copied:`Copiado. Os comandos assinam com o segredo em KIOSK_WEBHOOK_SECRET.`,redeliver:`Reenviar`,redelivered:`A entrega está a caminho de novo.`,attempts:`Tentativas`,noAttempts:`Nenhuma tentativa foi feita ainda.`,attempt:e=>`Tentativa ${e}`,took:e=>`${e} ms`,retry:`Próxima tentativa`,givenUp:`Desistiu-se dela: não é enviada de novo sozinha.`,reactivate:`Reative o endpoint para reenviá-la.`,request:`Requisição`,response:`Resposta`,responseOf:e=>`Resposta à tentativa ${e}`,headers:`Cabeçalhos`,body:`Corpo`,noResponse:`Nenhuma resposta veio.`,withoutBody:`A resposta não tem corpo.`,kept:`Os primeiros 4 KiB. Cabeçalhos que podem conter credenciais não são guardados.`,signature:`assinado com o segredo; não guardado`,copyBody:`Copiar corpo`,facts:{title:`Entrega`,event:`Evento`,endpoint:`Endpoint`,published:`Publicado`,finished:`Terminou`,due:`Próxima tentativa`,id:`Id`}});function V(e){let{delivery:t,shown:n}=e,{failures:i}=r(M),a=r(B),s=E(),c=[`FAILED`,`REJECTED`,`CANCELLED`].includes(t.status);return p(D,{title:a.attempts,children:[t.history.length===0&&p(`p`,{className:`muted`,children:a.noAttempts}),p(`ol`,{className:z.attempts,children:t.history.toReversed().map(e=>p(`li`,{"aria-current":e===n?`true`:void 0,children:[p(`p`,{className:z.line,children:[p(o,{to:`/deliveries/$id`,params:{id:t.id},search:{attempt:e.attempt},replace:!0,resetScroll:!1,children:a.attempt(e.attempt)}),p(k,{kind:`delivery`,status:e.status}),e.responseStatus&&p(`code`,{children:e.responseStatus}),p(`span`,{className:`muted numeric`,children:a.took(s.count(e.latencyMs))}),p(`span`,{className:z.when,children:p(T,{at:e.createdAt})})]}),e.errorMessage&&p(`p`,{className:z.why,children:P(e.errorMessage,i)}),e.nextRetryAt&&t.status===`PENDING`&&e===t.history.at(-1)&&p(`p`,{className:z.why,children:[a.retry,` `,p(T,{at:e.nextRetryAt})]})]},e.id))}),t.status===`FAILED`&&p(`p`,{children:a.givenUp}),c&&t.endpoint.status===`SUSPENDED`&&!t.endpoint.deletedAt&&p(`p`,{children:a.reactivate})]})}function H({headers:e}){let t=r(B);return p(`dl`,{className:z.headers,"aria-label":t.headers,children:e.map(({name:e,value:t},n)=>p(`div`,{children:[p(`dt`,{children:e}),p(`dd`,{children:t})]},`${e} ${n}`))})}function U({delivery:e,attempt:t}){let n=r(B),{body:i}=e.event;return p(D,{title:n.request,actions:p(b,{text:i,label:n.copyBody}),children:[p(`p`,{className:z.address,children:p(`code`,{children:[`POST `,e.endpoint.url]})}),p(H,{headers:[...t.requestHeaders,{name:`X-Service-Signature`,value:`(${n.signature})`}]}),p(`h3`,{className:z.heading,children:n.body}),p(w,{text:i,label:`${n.request}: ${n.body}`})]})}function W({attempt:e}){let{failures:t}=r(M),n=r(B);return e.responseStatus?p(D,{title:n.responseOf(e.attempt),actions:p(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&p(H,{headers:e.responseHeaders}),p(`h3`,{className:z.heading,children:n.body}),e.responseBody?p(w,{text:e.responseBody,label:`${n.response}: ${n.body}`}):p(`p`,{className:`muted`,children:n.withoutBody}),p(`p`,{className:z.kept,children:n.kept})]}):p(D,{title:n.responseOf(e.attempt),children:[p(`p`,{children:n.noResponse}),p(`p`,{className:`muted`,children:P(e.errorMessage,t)})]})}var G=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);n();var K=a(`/signedIn/deliveries/$id`);function q(){let e=r(M),{facts:t}=r(B),n=r(C),{id:i}=K.useParams(),a=K.useSearch(),{data:o,error:s,refetch:c}=_(G,{id:i},{refetchInterval:({state:e})=>J(e.data?.delivery)?2e3:!1}),l=o?.delivery?.id===i?o.delivery:void 0;if(o?.delivery===null)return p(x,{});if(!l)return p(d,{children:[p(O,{title:t.title,parent:{label:e.title,link:{to:`/webhooks`}}}),s?p(f,{error:s,onRetry:()=>void c()}):p(y,{})]});let u=l.history.find(({attempt:e})=>e===a.attempt)??l.history.at(-1);return p(d,{children:[p(O,{title:n[l.event.type],parent:l.endpoint.deletedAt?{label:e.title,link:{to:`/webhooks`}}:{label:j(l.endpoint.url),link:{to:`/webhooks/$id`,params:{id:l.endpoint.id}}},aside:p(k,{kind:`delivery`,status:l.status}),actions:p(Y,{delivery:l,shown:u})}),p(S,{main:p(d,{children:[p(V,{delivery:l,shown:u}),u&&p(W,{attempt:u}),u&&p(U,{delivery:l,attempt:u})]}),side:p(X,{delivery:l})})]})}var J=e=>e?.status===`PENDING`&&N(e.endpoint);function Y({delivery:e,shown:n}){let a=r(B),o=l(`WEBHOOKS_WRITE`),{mutateAsync:s,isPending:u}=i(A),{endpoint:f,event:_}=e,v=o&&e.status!==`PENDING`&&f.status===`ACTIVE`&&f.deletedAt===null;async function y(){try{await s({input:{deliveryId:e.id}}),m(a.redelivered)}catch(e){g(a.redeliver,e)}}let{copy:b}=c();async function x(e){await b(R({url:f.url,headers:e,body:_.body}))&&m(a.copied)}return p(d,{children:[n&&p(h,{icon:I,onClick:()=>void x(n.requestHeaders),children:a.copyCurl}),v&&p(h,{look:`primary`,icon:t,busy:u,onClick:()=>void y(),children:a.redeliver})]})}function X({delivery:e}){let t=r(B).facts,n=r(C),{event:i,endpoint:a}=e;return p(D,{title:t.title,children:p(v,{facts:[{label:t.event,value:p(o,{to:`/events`,search:{event:i.id},children:n[i.type]})},{label:t.endpoint,value:a.deletedAt?j(a.url):p(o,{to:`/webhooks/$id`,params:{id:a.id},children:j(a.url)})},{label:t.published,value:p(T,{at:e.createdAt})},e.finishedAt?{label:t.finished,value:p(T,{at:e.finishedAt})}:{label:t.due,value:p(T,{at:e.dueAt})},{label:t.id,value:p(u,{text:i.publicId})}]})})}export{q as DeliveryPage};