import{At as e,D as t,E as n,Ft as r,Gt as i,J as a,L as o,Pt as s,_ as c,_n as l,bn as u,g as d,h as f,it as p,jt as m,p as h,v as g,y as _}from"./index-BcOHjEZP.js";import{H as v,P as y,U as b,b as x,t as S,u as C,z as w}from"./details-BbL3iHvP.js";import{G as T,W as E,Y as D,Z as O,i as k}from"./parts-dljrLVEa.js";import{s as A}from"./change.gql-vYQsgJcH.js";import{c as j,l as M,o as N,s as P}from"./webhooks-Bdv-iBKI.js";var F={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};F.node;var I=a(F),L=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,R=({url:e,headers:t,body:n})=>[`body=${L(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${L(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${L(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),z={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`},B=n({copyCurl:`Copy as curl`,copied:`Copied. The commands sign with the secret in KIOSK_WEBHOOK_SECRET.`,redeliver:`Redeliver`,redelivered:`The delivery is on its way again.`,attempts:`Attempts`,noAttempts:`No attempt was made yet.`,attempt:e=>`Attempt ${e}`,took:e=>`${e} ms`,retry:`Next attempt`,request:`Request`,response:`Response`,responseOf:e=>`Response to attempt ${e}`,headers:`Headers`,body:`Body`,noResponse:`No response came.`,withoutBody:`The response has no body.`,kept:`The first 4 KiB. Headers that may hold credentials are not kept.`,signature:`signed with the secret; not kept`,copyBody:`Copy body`,facts:{title:`Delivery`,event:`Event`,endpoint:`Endpoint`,published:`Published`,finished:`Finished`,due:`Next attempt`,id:`Id`}},{copyCurl:`Copiar como curl`,copied:`Copiado. Os comandos assinam com o segredo em KIOSK_WEBHOOK_SECRET.`,redeliver:`Reenviar`,redelivered:`A entrega está a caminho de novo.`,attempts:`Tentativas`,noAttempts:`Nenhuma tentativa foi feita ainda.`,attempt:e=>`Tentativa ${e}`,took:e=>`${e} ms`,retry:`Próxima tentativa`,request:`Requisição`,response:`Resposta`,responseOf:e=>`Resposta à tentativa ${e}`,headers:`Cabeçalhos`,body:`Corpo`,noResponse:`Nenhuma resposta veio.`,withoutBody:`A resposta não tem corpo.`,kept:`Os primeiros 4 KiB. Cabeçalhos que podem conter credenciais não são guardados.`,signature:`assinado com o segredo; não guardado`,copyBody:`Copiar corpo`,facts:{title:`Entrega`,event:`Evento`,endpoint:`Endpoint`,published:`Publicado`,finished:`Terminou`,due:`Próxima tentativa`,id:`Id`}});function V(e){let{delivery:n,shown:a}=e,{failures:o}=t(j),s=t(B),c=T();return i(O,{title:s.attempts,children:[n.history.length===0&&i(`p`,{className:`muted`,children:s.noAttempts}),i(`ol`,{className:z.attempts,children:n.history.toReversed().map(e=>i(`li`,{"aria-current":e===a?`true`:void 0,children:[i(`p`,{className:z.line,children:[i(r,{to:`/deliveries/$id`,params:{id:n.id},search:{attempt:e.attempt},replace:!0,resetScroll:!1,children:s.attempt(e.attempt)}),i(k,{kind:`delivery`,status:e.status}),e.responseStatus&&i(`code`,{children:e.responseStatus}),i(`span`,{className:`muted numeric`,children:s.took(c.count(e.latencyMs))}),i(`span`,{className:z.when,children:i(E,{at:e.createdAt})})]}),e.errorMessage&&i(`p`,{className:z.why,children:M(e.errorMessage,o)}),e.nextRetryAt&&n.status===`PENDING`&&e===n.history.at(-1)&&i(`p`,{className:z.why,children:[s.retry,` `,i(E,{at:e.nextRetryAt})]})]},e.id))})]})}function H({headers:e}){let n=t(B);return i(`dl`,{className:z.headers,"aria-label":n.headers,children:e.map(({name:e,value:t},n)=>i(`div`,{children:[i(`dt`,{children:e}),i(`dd`,{children:t})]},`${e} ${n}`))})}function U({delivery:e,attempt:n}){let r=t(B),{body:a}=e.event;return i(O,{title:r.request,actions:i(y,{text:a,label:r.copyBody}),children:[i(`p`,{className:z.address,children:i(`code`,{children:[`POST `,e.endpoint.url]})}),i(H,{headers:[...n.requestHeaders,{name:`X-Service-Signature`,value:`(${r.signature})`}]}),i(`h3`,{className:z.heading,children:r.body}),i(S,{text:a,label:`${r.request}: ${r.body}`})]})}function W({attempt:e}){let{failures:n}=t(j),r=t(B);return e.responseStatus?i(O,{title:r.responseOf(e.attempt),actions:i(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&i(H,{headers:e.responseHeaders}),i(`h3`,{className:z.heading,children:r.body}),e.responseBody?i(S,{text:e.responseBody,label:`${r.response}: ${r.body}`}):i(`p`,{className:`muted`,children:r.withoutBody}),i(`p`,{className:z.kept,children:r.kept})]}):i(O,{title:r.responseOf(e.attempt),children:[i(`p`,{children:r.noResponse}),i(`p`,{className:`muted`,children:M(e.errorMessage,n)})]})}var G=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);u();var K=s(`/signedIn/deliveries/$id`);function q(){let e=t(j),{facts:n}=t(B),r=t(C),{id:a}=K.useParams(),o=K.useSearch(),{data:s,error:c,refetch:u}=m(G,{id:a},{refetchInterval:({state:e})=>J(e.data?.delivery)?2e3:!1}),d=s?.delivery?.id===a?s.delivery:void 0;if(s?.delivery===null)return i(x,{});if(!d)return i(l,{children:[i(D,{title:n.title,parent:{label:e.title,link:{to:`/webhooks`}}}),c?i(h,{error:c,onRetry:()=>void u()}):i(w,{})]});let f=d.history.find(({attempt:e})=>e===o.attempt)??d.history.at(-1);return i(l,{children:[i(D,{title:r[d.event.type],parent:d.endpoint.deletedAt?{label:e.title,link:{to:`/webhooks`}}:{label:P(d.endpoint.url),link:{to:`/webhooks/$id`,params:{id:d.endpoint.id}}},aside:i(k,{kind:`delivery`,status:d.status}),actions:i(Y,{delivery:d,shown:f})}),i(b,{main:i(l,{children:[i(V,{delivery:d,shown:f}),f&&i(W,{attempt:f}),f&&i(U,{delivery:d,attempt:f})]}),side:i(X,{delivery:d})})]})}var J=e=>e?.status===`PENDING`&&N(e.endpoint);function Y({delivery:n,shown:r}){let a=t(B),s=p(`WEBHOOKS_WRITE`),{mutateAsync:u,isPending:f}=e(A),{endpoint:m,event:h}=n,v=s&&n.status!==`PENDING`&&m.status===`ACTIVE`&&m.deletedAt===null;async function y(){try{await u({input:{deliveryId:n.id}}),c(a.redelivered)}catch(e){g(e)}}let{copy:b}=d();async function x(e){await b(R({url:m.url,headers:e,body:h.body}))&&c(a.copied)}return i(l,{children:[r&&i(_,{icon:I,onClick:()=>void x(r.requestHeaders),children:a.copyCurl}),v&&i(_,{look:`primary`,icon:o,busy:f,onClick:()=>void y(),children:a.redeliver})]})}function X({delivery:e}){let n=t(B).facts,a=t(C),{event:o,endpoint:s}=e;return i(O,{title:n.title,children:i(v,{facts:[{label:n.event,value:i(r,{to:`/events`,search:{event:o.id},children:a[o.type]})},{label:n.endpoint,value:s.deletedAt?P(s.url):i(r,{to:`/webhooks/$id`,params:{id:s.id},children:P(s.url)})},{label:n.published,value:i(E,{at:e.createdAt})},e.finishedAt?{label:n.finished,value:i(E,{at:e.finishedAt})}:{label:n.due,value:i(E,{at:e.dueAt})},{label:n.id,value:i(f,{text:o.publicId})}]})})}export{q as DeliveryPage};