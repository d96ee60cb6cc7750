import{An as e,Dn as t,Ht as n,J as r,L as i,Lt as a,Q as o,Rt as s,Ut as c,X as l,_ as u,ct as d,en as f,g as p,m,v as h,x as g,y as _}from"./index-ah7yBjvo.js";import{J as v,N as y,V as b,q as x,s as S,t as C,v as w}from"./details-sHZI4id6.js";import{G as T,W as E,Y as D,Z as O,i as k}from"./parts-sUoMt7hs.js";import{s as A}from"./change.gql-BXOZ8J02.js";import{c as j,l as M,s as N,u as P}from"./webhooks-8HNuMmpv.js";var F={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};F.node;var I=r(F),L=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,R=({url:e,headers:t,body:n})=>[`body=${L(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${L(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${L(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),z={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`},B=l({copyCurl:`Copy as curl`,copied:`Copied. The commands sign with the secret in KIOSK_WEBHOOK_SECRET.`,redeliver:`Redeliver`,redelivered:`The delivery is on its way again.`,attempts:`Attempts`,noAttempts:`No attempt was made yet.`,attempt:e=>`Attempt ${e}`,took:e=>`${e} ms`,retry:`Next attempt`,givenUp:`Given up: it is not sent again by itself.`,reactivate:`Reactivate the endpoint to redeliver it.`,request:`Request`,response:`Response`,responseOf:e=>`Response to attempt ${e}`,headers:`Headers`,body:`Body`,noResponse:`No response came.`,withoutBody:`The response has no body.`,kept:`The first 4 KiB. Headers that may hold credentials are not kept.`,signature:`signed with the secret; not kept`,copyBody:`Copy body`,facts:{title:`Delivery`,event:`Event`,endpoint:`Endpoint`,published:`Published`,finished:`Finished`,due:`Next attempt`,id:`Id`}},{copyCurl:`Copiar como curl`,copied:`Copiado. Os comandos assinam com o segredo em KIOSK_WEBHOOK_SECRET.`,redeliver:`Reenviar`,redelivered:`A entrega está a caminho de novo.`,attempts:`Tentativas`,noAttempts:`Nenhuma tentativa foi feita ainda.`,attempt:e=>`Tentativa ${e}`,took:e=>`${e} ms`,retry:`Próxima tentativa`,givenUp:`Desistiu-se dela: não é enviada de novo sozinha.`,reactivate:`Reative o endpoint para reenviá-la.`,request:`Requisição`,response:`Resposta`,responseOf:e=>`Resposta à tentativa ${e}`,headers:`Cabeçalhos`,body:`Corpo`,noResponse:`Nenhuma resposta veio.`,withoutBody:`A resposta não tem corpo.`,kept:`Os primeiros 4 KiB. Cabeçalhos que podem conter credenciais não são guardados.`,signature:`assinado com o segredo; não guardado`,copyBody:`Copiar corpo`,facts:{title:`Entrega`,event:`Evento`,endpoint:`Endpoint`,published:`Publicado`,finished:`Terminou`,due:`Próxima tentativa`,id:`Id`}});function V(e){let{delivery:t,shown:n}=e,{failures:r}=o(M),i=o(B),a=T(),s=[`FAILED`,`REJECTED`,`CANCELLED`].includes(t.status);return f(O,{title:i.attempts,children:[t.history.length===0&&f(`p`,{className:`muted`,children:i.noAttempts}),f(`ol`,{className:z.attempts,children:t.history.toReversed().map(e=>f(`li`,{"aria-current":e===n?`true`:void 0,children:[f(`p`,{className:z.line,children:[f(c,{to:`/deliveries/$id`,params:{id:t.id},search:{attempt:e.attempt},replace:!0,resetScroll:!1,children:i.attempt(e.attempt)}),f(k,{kind:`delivery`,status:e.status}),e.responseStatus&&f(`code`,{children:e.responseStatus}),f(`span`,{className:`muted numeric`,children:i.took(a.count(e.latencyMs))}),f(`span`,{className:z.when,children:f(E,{at:e.createdAt})})]}),e.errorMessage&&f(`p`,{className:z.why,children:P(e.errorMessage,r)}),e.nextRetryAt&&t.status===`PENDING`&&e===t.history.at(-1)&&f(`p`,{className:z.why,children:[i.retry,` `,f(E,{at:e.nextRetryAt})]})]},e.id))}),t.status===`FAILED`&&f(`p`,{children:i.givenUp}),s&&t.endpoint.status===`SUSPENDED`&&!t.endpoint.deletedAt&&f(`p`,{children:i.reactivate})]})}function H({headers:e}){let t=o(B);return f(`dl`,{className:z.headers,"aria-label":t.headers,children:e.map(({name:e,value:t},n)=>f(`div`,{children:[f(`dt`,{children:e}),f(`dd`,{children:t})]},`${e} ${n}`))})}function U({delivery:e,attempt:t}){let n=o(B),{body:r}=e.event;return f(O,{title:n.request,actions:f(y,{text:r,label:n.copyBody}),children:[f(`p`,{className:z.address,children:f(`code`,{children:[`POST `,e.endpoint.url]})}),f(H,{headers:[...t.requestHeaders,{name:`X-Service-Signature`,value:`(${n.signature})`}]}),f(`h3`,{className:z.heading,children:n.body}),f(C,{text:r,label:`${n.request}: ${n.body}`})]})}function W({attempt:e}){let{failures:t}=o(M),n=o(B);return e.responseStatus?f(O,{title:n.responseOf(e.attempt),actions:f(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&f(H,{headers:e.responseHeaders}),f(`h3`,{className:z.heading,children:n.body}),e.responseBody?f(C,{text:e.responseBody,label:`${n.response}: ${n.body}`}):f(`p`,{className:`muted`,children:n.withoutBody}),f(`p`,{className:z.kept,children:n.kept})]}):f(O,{title:n.responseOf(e.attempt),children:[f(`p`,{children:n.noResponse}),f(`p`,{className:`muted`,children:P(e.errorMessage,t)})]})}var G=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);e();var K=n(`/signedIn/deliveries/$id`);function q(){let e=o(M),{facts:n}=o(B),r=o(S),{id:i}=K.useParams(),a=K.useSearch(),{data:c,error:l,refetch:u}=s(G,{id:i},{refetchInterval:({state:e})=>J(e.data?.delivery)?2e3:!1}),d=c?.delivery?.id===i?c.delivery:void 0;if(c?.delivery===null)return f(w,{});if(!d)return f(t,{children:[f(D,{title:n.title,parent:{label:e.title,link:{to:`/webhooks`}}}),l?f(m,{error:l,onRetry:()=>void u()}):f(b,{})]});let p=d.history.find(({attempt:e})=>e===a.attempt)??d.history.at(-1);return f(t,{children:[f(D,{title:r[d.event.type],parent:d.endpoint.deletedAt?{label:e.title,link:{to:`/webhooks`}}:{label:j(d.endpoint.url),link:{to:`/webhooks/$id`,params:{id:d.endpoint.id}}},aside:f(k,{kind:`delivery`,status:d.status}),actions:f(Y,{delivery:d,shown:p})}),f(v,{main:f(t,{children:[f(V,{delivery:d,shown:p}),p&&f(W,{attempt:p}),p&&f(U,{delivery:d,attempt:p})]}),side:f(X,{delivery:d})})]})}var J=e=>e?.status===`PENDING`&&N(e.endpoint);function Y({delivery:e,shown:n}){let r=o(B),s=d(`WEBHOOKS_WRITE`),{mutateAsync:c,isPending:l}=a(A),{endpoint:p,event:m}=e,v=s&&e.status!==`PENDING`&&p.status===`ACTIVE`&&p.deletedAt===null;async function y(){try{await c({input:{deliveryId:e.id}}),h(r.redelivered)}catch(e){_(r.redeliver,e)}}let{copy:b}=u();async function x(e){await b(R({url:p.url,headers:e,body:m.body}))&&h(r.copied)}return f(t,{children:[n&&f(g,{icon:I,onClick:()=>void x(n.requestHeaders),children:r.copyCurl}),v&&f(g,{look:`primary`,icon:i,busy:l,onClick:()=>void y(),children:r.redeliver})]})}function X({delivery:e}){let t=o(B).facts,n=o(S),{event:r,endpoint:i}=e;return f(O,{title:t.title,children:f(x,{facts:[{label:t.event,value:f(c,{to:`/events`,search:{event:r.id},children:n[r.type]})},{label:t.endpoint,value:i.deletedAt?j(i.url):f(c,{to:`/webhooks/$id`,params:{id:i.id},children:j(i.url)})},{label:t.published,value:f(E,{at:e.createdAt})},e.finishedAt?{label:t.finished,value:f(E,{at:e.finishedAt})}:{label:t.due,value:f(E,{at:e.dueAt})},{label:t.id,value:f(p,{text:r.publicId})}]})})}export{q as DeliveryPage};