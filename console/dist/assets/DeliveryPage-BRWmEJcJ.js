import{At as e,E as t,I as n,Nt as r,Pt as i,T as a,Wt as o,_ as s,f as c,g as l,gn as u,h as d,kt as f,m as p,q as m,rt as h,v as g,yn as _}from"./index-CwcODLW1.js";import{H as v,P as y,U as b,b as x,t as S,u as C,z as w}from"./details-DFBeDGDg.js";import{G as T,W as E,Y as D,Z as O,i as k}from"./parts-DRGWu0GN.js";import{s as A}from"./change.gql-vYQsgJcH.js";import{c as j,l as M,o as N,s as P}from"./webhooks-DRTXJ67n.js";var F={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};F.node;var I=m(F),L=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,R=({url:e,headers:t,body:n})=>[`body=${L(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${L(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${L(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),z={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`},B=a({copyCurl:`Copy as curl`,copied:`Copied. The commands sign with the secret in KIOSK_WEBHOOK_SECRET.`,redeliver:`Redeliver`,redelivered:`The delivery is on its way again.`,attempts:`Attempts`,noAttempts:`No attempt was made yet.`,attempt:e=>`Attempt ${e}`,took:e=>`${e} ms`,retry:`Next attempt`,request:`Request`,response:`Response`,responseOf:e=>`Response to attempt ${e}`,headers:`Headers`,body:`Body`,noResponse:`No response came.`,withoutBody:`The response has no body.`,kept:`The first 4 KiB. Headers that may hold credentials are not kept.`,signature:`signed with the secret; not kept`,copyBody:`Copy body`,facts:{title:`Delivery`,event:`Event`,endpoint:`Endpoint`,published:`Published`,finished:`Finished`,due:`Next attempt`,id:`Id`}},{copyCurl:`Copiar como curl`,copied:`Copiado. Os comandos assinam com o segredo em KIOSK_WEBHOOK_SECRET.`,redeliver:`Reenviar`,redelivered:`A entrega está a caminho de novo.`,attempts:`Tentativas`,noAttempts:`Nenhuma tentativa foi feita ainda.`,attempt:e=>`Tentativa ${e}`,took:e=>`${e} ms`,retry:`Próxima tentativa`,request:`Requisição`,response:`Resposta`,responseOf:e=>`Resposta à tentativa ${e}`,headers:`Cabeçalhos`,body:`Corpo`,noResponse:`Nenhuma resposta veio.`,withoutBody:`A resposta não tem corpo.`,kept:`Os primeiros 4 KiB. Cabeçalhos que podem conter credenciais não são guardados.`,signature:`assinado com o segredo; não guardado`,copyBody:`Copiar corpo`,facts:{title:`Entrega`,event:`Evento`,endpoint:`Endpoint`,published:`Publicado`,finished:`Terminou`,due:`Próxima tentativa`,id:`Id`}});function V(e){let{delivery:n,shown:r}=e,{failures:a}=t(j),s=t(B),c=T();return o(O,{title:s.attempts,children:[n.history.length===0&&o(`p`,{className:`muted`,children:s.noAttempts}),o(`ol`,{className:z.attempts,children:n.history.toReversed().map(e=>o(`li`,{"aria-current":e===r?`true`:void 0,children:[o(`p`,{className:z.line,children:[o(i,{to:`/deliveries/$id`,params:{id:n.id},search:{attempt:e.attempt},replace:!0,resetScroll:!1,children:s.attempt(e.attempt)}),o(k,{kind:`delivery`,status:e.status}),e.responseStatus&&o(`code`,{children:e.responseStatus}),o(`span`,{className:`muted numeric`,children:s.took(c.count(e.latencyMs))}),o(`span`,{className:z.when,children:o(E,{at:e.createdAt})})]}),e.errorMessage&&o(`p`,{className:z.why,children:M(e.errorMessage,a)}),e.nextRetryAt&&n.status===`PENDING`&&e===n.history.at(-1)&&o(`p`,{className:z.why,children:[s.retry,` `,o(E,{at:e.nextRetryAt})]})]},e.id))})]})}function H({headers:e}){let n=t(B);return o(`dl`,{className:z.headers,"aria-label":n.headers,children:e.map(({name:e,value:t},n)=>o(`div`,{children:[o(`dt`,{children:e}),o(`dd`,{children:t})]},`${e} ${n}`))})}function U({delivery:e,attempt:n}){let r=t(B),{body:i}=e.event;return o(O,{title:r.request,actions:o(y,{text:i,label:r.copyBody}),children:[o(`p`,{className:z.address,children:o(`code`,{children:[`POST `,e.endpoint.url]})}),o(H,{headers:[...n.requestHeaders,{name:`X-Service-Signature`,value:`(${r.signature})`}]}),o(`h3`,{className:z.heading,children:r.body}),o(S,{text:i,label:`${r.request}: ${r.body}`})]})}function W({attempt:e}){let{failures:n}=t(j),r=t(B);return e.responseStatus?o(O,{title:r.responseOf(e.attempt),actions:o(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&o(H,{headers:e.responseHeaders}),o(`h3`,{className:z.heading,children:r.body}),e.responseBody?o(S,{text:e.responseBody,label:`${r.response}: ${r.body}`}):o(`p`,{className:`muted`,children:r.withoutBody}),o(`p`,{className:z.kept,children:r.kept})]}):o(O,{title:r.responseOf(e.attempt),children:[o(`p`,{children:r.noResponse}),o(`p`,{className:`muted`,children:M(e.errorMessage,n)})]})}var G=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);_();var K=r(`/signedIn/deliveries/$id`);function q(){let n=t(j),{facts:r}=t(B),i=t(C),{id:a}=K.useParams(),s=K.useSearch(),{data:l,error:d,refetch:f}=e(G,{id:a},{refetchInterval:({state:e})=>J(e.data?.delivery)?2e3:!1}),p=l?.delivery?.id===a?l.delivery:void 0;if(l?.delivery===null)return o(x,{});if(!p)return o(u,{children:[o(D,{title:r.title,parent:{label:n.title,link:{to:`/webhooks`}}}),d?o(c,{error:d,onRetry:()=>void f()}):o(w,{})]});let m=p.history.find(({attempt:e})=>e===s.attempt)??p.history.at(-1);return o(u,{children:[o(D,{title:i[p.event.type],parent:p.endpoint.deletedAt?{label:n.title,link:{to:`/webhooks`}}:{label:P(p.endpoint.url),link:{to:`/webhooks/$id`,params:{id:p.endpoint.id}}},aside:o(k,{kind:`delivery`,status:p.status}),actions:o(Y,{delivery:p,shown:m})}),o(b,{main:o(u,{children:[o(V,{delivery:p,shown:m}),m&&o(W,{attempt:m}),m&&o(U,{delivery:p,attempt:m})]}),side:o(X,{delivery:p})})]})}var J=e=>e?.status===`PENDING`&&N(e.endpoint);function Y({delivery:e,shown:r}){let i=t(B),a=h(`WEBHOOKS_WRITE`),{mutateAsync:c,isPending:p}=f(A),{endpoint:m,event:_}=e,v=a&&e.status!==`PENDING`&&m.status===`ACTIVE`&&m.deletedAt===null;async function y(){try{await c({input:{deliveryId:e.id}}),l(i.redelivered)}catch(e){s(e)}}let{copy:b}=d();async function x(e){await b(R({url:m.url,headers:e,body:_.body}))&&l(i.copied)}return o(u,{children:[r&&o(g,{icon:I,onClick:()=>void x(r.requestHeaders),children:i.copyCurl}),v&&o(g,{look:`primary`,icon:n,busy:p,onClick:()=>void y(),children:i.redeliver})]})}function X({delivery:e}){let n=t(B).facts,r=t(C),{event:a,endpoint:s}=e;return o(O,{title:n.title,children:o(v,{facts:[{label:n.event,value:o(i,{to:`/events`,search:{event:a.id},children:r[a.type]})},{label:n.endpoint,value:s.deletedAt?P(s.url):o(i,{to:`/webhooks/$id`,params:{id:s.id},children:P(s.url)})},{label:n.published,value:o(E,{at:e.createdAt})},e.finishedAt?{label:n.finished,value:o(E,{at:e.finishedAt})}:{label:n.due,value:o(E,{at:e.dueAt})},{label:n.id,value:o(p,{text:a.publicId})}]})})}export{q as DeliveryPage};