import{Cn as e,En as t,J as n,L as r,Nt as i,Pt as a,Rt as o,X as s,Xt as c,Z as l,_ as u,g as d,m as f,st as p,v as m,x as h,y as g,zt as _}from"./index-yR9VlGa-.js";import{J as v,P as y,U as b,b as x,q as S,t as C,u as w}from"./details-CTmdLNcp.js";import{J as T,U as E,W as D,X as O,i as k}from"./parts-DXnIqi7I.js";import{s as A}from"./change.gql-BXOZ8J02.js";import{c as j,l as M,s as N,u as P}from"./webhooks-NB8onZEc.js";var F={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};F.node;var I=n(F),L=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,R=({url:e,headers:t,body:n})=>[`body=${L(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${L(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${L(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),z={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`},B=s({copyCurl:`Copy as curl`,copied:`Copied. The commands sign with the secret in KIOSK_WEBHOOK_SECRET.`,redeliver:`Redeliver`,redelivered:`The delivery is on its way again.`,attempts:`Attempts`,noAttempts:`No attempt was made yet.`,attempt:e=>`Attempt ${e}`,took:e=>`${e} ms`,retry:`Next attempt`,givenUp:`Given up: it is not sent again by itself.`,reactivate:`Reactivate the endpoint to redeliver it.`,request:`Request`,response:`Response`,responseOf:e=>`Response to attempt ${e}`,headers:`Headers`,body:`Body`,noResponse:`No response came.`,withoutBody:`The response has no body.`,kept:`The first 4 KiB. Headers that may hold credentials are not kept.`,signature:`signed with the secret; not kept`,copyBody:`Copy body`,facts:{title:`Delivery`,event:`Event`,endpoint:`Endpoint`,published:`Published`,finished:`Finished`,due:`Next attempt`,id:`Id`}},{copyCurl:`Copiar como curl`,copied:`Copiado. Os comandos assinam com o segredo em KIOSK_WEBHOOK_SECRET.`,redeliver:`Reenviar`,redelivered:`A entrega está a caminho de novo.`,attempts:`Tentativas`,noAttempts:`Nenhuma tentativa foi feita ainda.`,attempt:e=>`Tentativa ${e}`,took:e=>`${e} ms`,retry:`Próxima tentativa`,givenUp:`Desistiu-se dela: não é enviada de novo sozinha.`,reactivate:`Reative o endpoint para reenviá-la.`,request:`Requisição`,response:`Resposta`,responseOf:e=>`Resposta à tentativa ${e}`,headers:`Cabeçalhos`,body:`Corpo`,noResponse:`Nenhuma resposta veio.`,withoutBody:`A resposta não tem corpo.`,kept:`Os primeiros 4 KiB. Cabeçalhos que podem conter credenciais não são guardados.`,signature:`assinado com o segredo; não guardado`,copyBody:`Copiar corpo`,facts:{title:`Entrega`,event:`Evento`,endpoint:`Endpoint`,published:`Publicado`,finished:`Terminou`,due:`Próxima tentativa`,id:`Id`}});function V(e){let{delivery:t,shown:n}=e,{failures:r}=l(M),i=l(B),a=D(),o=[`FAILED`,`REJECTED`,`CANCELLED`].includes(t.status);return c(O,{title:i.attempts,children:[t.history.length===0&&c(`p`,{className:`muted`,children:i.noAttempts}),c(`ol`,{className:z.attempts,children:t.history.toReversed().map(e=>c(`li`,{"aria-current":e===n?`true`:void 0,children:[c(`p`,{className:z.line,children:[c(_,{to:`/deliveries/$id`,params:{id:t.id},search:{attempt:e.attempt},replace:!0,resetScroll:!1,children:i.attempt(e.attempt)}),c(k,{kind:`delivery`,status:e.status}),e.responseStatus&&c(`code`,{children:e.responseStatus}),c(`span`,{className:`muted numeric`,children:i.took(a.count(e.latencyMs))}),c(`span`,{className:z.when,children:c(E,{at:e.createdAt})})]}),e.errorMessage&&c(`p`,{className:z.why,children:P(e.errorMessage,r)}),e.nextRetryAt&&t.status===`PENDING`&&e===t.history.at(-1)&&c(`p`,{className:z.why,children:[i.retry,` `,c(E,{at:e.nextRetryAt})]})]},e.id))}),t.status===`FAILED`&&c(`p`,{children:i.givenUp}),o&&t.endpoint.status===`SUSPENDED`&&!t.endpoint.deletedAt&&c(`p`,{children:i.reactivate})]})}function H({headers:e}){let t=l(B);return c(`dl`,{className:z.headers,"aria-label":t.headers,children:e.map(({name:e,value:t},n)=>c(`div`,{children:[c(`dt`,{children:e}),c(`dd`,{children:t})]},`${e} ${n}`))})}function U({delivery:e,attempt:t}){let n=l(B),{body:r}=e.event;return c(O,{title:n.request,actions:c(y,{text:r,label:n.copyBody}),children:[c(`p`,{className:z.address,children:c(`code`,{children:[`POST `,e.endpoint.url]})}),c(H,{headers:[...t.requestHeaders,{name:`X-Service-Signature`,value:`(${n.signature})`}]}),c(`h3`,{className:z.heading,children:n.body}),c(C,{text:r,label:`${n.request}: ${n.body}`})]})}function W({attempt:e}){let{failures:t}=l(M),n=l(B);return e.responseStatus?c(O,{title:n.responseOf(e.attempt),actions:c(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&c(H,{headers:e.responseHeaders}),c(`h3`,{className:z.heading,children:n.body}),e.responseBody?c(C,{text:e.responseBody,label:`${n.response}: ${n.body}`}):c(`p`,{className:`muted`,children:n.withoutBody}),c(`p`,{className:z.kept,children:n.kept})]}):c(O,{title:n.responseOf(e.attempt),children:[c(`p`,{children:n.noResponse}),c(`p`,{className:`muted`,children:P(e.errorMessage,t)})]})}var G=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);t();var K=o(`/signedIn/deliveries/$id`);function q(){let t=l(M),{facts:n}=l(B),r=l(w),{id:i}=K.useParams(),o=K.useSearch(),{data:s,error:u,refetch:d}=a(G,{id:i},{refetchInterval:({state:e})=>J(e.data?.delivery)?2e3:!1}),p=s?.delivery?.id===i?s.delivery:void 0;if(s?.delivery===null)return c(x,{});if(!p)return c(e,{children:[c(T,{title:n.title,parent:{label:t.title,link:{to:`/webhooks`}}}),u?c(f,{error:u,onRetry:()=>void d()}):c(b,{})]});let m=p.history.find(({attempt:e})=>e===o.attempt)??p.history.at(-1);return c(e,{children:[c(T,{title:r[p.event.type],parent:p.endpoint.deletedAt?{label:t.title,link:{to:`/webhooks`}}:{label:j(p.endpoint.url),link:{to:`/webhooks/$id`,params:{id:p.endpoint.id}}},aside:c(k,{kind:`delivery`,status:p.status}),actions:c(Y,{delivery:p,shown:m})}),c(v,{main:c(e,{children:[c(V,{delivery:p,shown:m}),m&&c(W,{attempt:m}),m&&c(U,{delivery:p,attempt:m})]}),side:c(X,{delivery:p})})]})}var J=e=>e?.status===`PENDING`&&N(e.endpoint);function Y({delivery:t,shown:n}){let a=l(B),o=p(`WEBHOOKS_WRITE`),{mutateAsync:s,isPending:d}=i(A),{endpoint:f,event:_}=t,v=o&&t.status!==`PENDING`&&f.status===`ACTIVE`&&f.deletedAt===null;async function y(){try{await s({input:{deliveryId:t.id}}),m(a.redelivered)}catch(e){g(a.redeliver,e)}}let{copy:b}=u();async function x(e){await b(R({url:f.url,headers:e,body:_.body}))&&m(a.copied)}return c(e,{children:[n&&c(h,{icon:I,onClick:()=>void x(n.requestHeaders),children:a.copyCurl}),v&&c(h,{look:`primary`,icon:r,busy:d,onClick:()=>void y(),children:a.redeliver})]})}function X({delivery:e}){let t=l(B).facts,n=l(w),{event:r,endpoint:i}=e;return c(O,{title:t.title,children:c(S,{facts:[{label:t.event,value:c(_,{to:`/events`,search:{event:r.id},children:n[r.type]})},{label:t.endpoint,value:i.deletedAt?j(i.url):c(_,{to:`/webhooks/$id`,params:{id:i.id},children:j(i.url)})},{label:t.published,value:c(E,{at:e.createdAt})},e.finishedAt?{label:t.finished,value:c(E,{at:e.finishedAt})}:{label:t.due,value:c(E,{at:e.dueAt})},{label:t.id,value:c(d,{text:r.publicId})}]})})}export{q as DeliveryPage};