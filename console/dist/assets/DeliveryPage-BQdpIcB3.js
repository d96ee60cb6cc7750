import{At as e,Bt as t,C as n,Dt as r,Et as i,G as a,P as o,f as s,fn as c,g as l,h as u,hn as d,jt as f,m as p,p as m,tt as h,u as g,w as _}from"./index-DStYPVG5.js";import{E as v,J as y,W as b,l as x,q as S,t as C,z as w}from"./details-CwQO3Pyu.js";import{H as T,K as E,V as D,i as O,q as k}from"./parts-CzZ38pdg.js";import{s as A}from"./change.gql-vYQsgJcH.js";import{a as j,c as M,o as N,s as P}from"./webhooks-BJuxaQp0.js";var F={name:`square-terminal`,size:24,node:[[`path`,{d:`m7 11 2-2-2-2`,key:`1lz0vl`}],[`path`,{d:`M11 13h4`,key:`1p7l4v`}],[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,ry:`2`,key:`1m3agn`}]],aliases:[`terminal-square`]};F.node;var I=a(F),L=e=>`'${e.replaceAll(`'`,`'\\''`)}'`,R=({url:e,headers:t,body:n})=>[`body=${L(n)}`,`t=$(date +%s)`,`v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$KIOSK_WEBHOOK_SECRET" | sed 's/^.* //')`,`curl -i ${L(e)} \\`,...t.map(({name:e,value:t})=>`  -H ${L(`${e}: ${t}`)} \\`),`  -H "X-Service-Signature: t=$t,v1=$v1" \\`,`  --data-binary "$body"`].join(`
`),z={attempts:`_attempts_ryzko_2`,line:`_line_ryzko_27`,when:`_when_ryzko_42`,why:`_why_ryzko_46`,address:`_address_ryzko_51`,headers:`_headers_ryzko_55`,heading:`_heading_ryzko_73`,kept:`_kept_ryzko_76`},B=n({copyCurl:`Copy as curl`,copied:`Copied. The commands sign with the secret in KIOSK_WEBHOOK_SECRET.`,redeliver:`Redeliver`,redelivered:`The delivery is on its way again.`,attempts:`Attempts`,noAttempts:`No attempt was made yet.`,attempt:e=>`Attempt ${e}`,took:e=>`${e} ms`,retry:`Next attempt`,request:`Request`,response:`Response`,responseOf:e=>`Response to attempt ${e}`,headers:`Headers`,body:`Body`,noResponse:`No response came.`,withoutBody:`The response has no body.`,kept:`The first 4 KiB. Headers that may hold credentials are not kept.`,signature:`signed with the secret; not kept`,copyBody:`Copy body`,facts:{title:`Delivery`,event:`Event`,endpoint:`Endpoint`,published:`Published`,finished:`Finished`,due:`Next attempt`,id:`Id`}},{copyCurl:`Copiar como curl`,copied:`Copiado. Os comandos assinam com o segredo em KIOSK_WEBHOOK_SECRET.`,redeliver:`Reenviar`,redelivered:`A entrega está a caminho de novo.`,attempts:`Tentativas`,noAttempts:`Nenhuma tentativa foi feita ainda.`,attempt:e=>`Tentativa ${e}`,took:e=>`${e} ms`,retry:`Próxima tentativa`,request:`Requisição`,response:`Resposta`,responseOf:e=>`Resposta à tentativa ${e}`,headers:`Cabeçalhos`,body:`Corpo`,noResponse:`Nenhuma resposta veio.`,withoutBody:`A resposta não tem corpo.`,kept:`Os primeiros 4 KiB. Cabeçalhos que podem conter credenciais não são guardados.`,signature:`assinado com o segredo; não guardado`,copyBody:`Copiar corpo`,facts:{title:`Entrega`,event:`Evento`,endpoint:`Endpoint`,published:`Publicado`,finished:`Terminou`,due:`Próxima tentativa`,id:`Id`}});function V(e){let{delivery:n,shown:r}=e,{failures:i}=_(P),a=_(B),o=T();return t(k,{title:a.attempts,children:[n.history.length===0&&t(`p`,{className:`muted`,children:a.noAttempts}),t(`ol`,{className:z.attempts,children:n.history.toReversed().map(e=>t(`li`,{"aria-current":e===r?`true`:void 0,children:[t(`p`,{className:z.line,children:[t(f,{to:`/deliveries/$id`,params:{id:n.id},search:{attempt:e.attempt},replace:!0,resetScroll:!1,children:a.attempt(e.attempt)}),t(O,{kind:`delivery`,status:e.status}),e.responseStatus&&t(`code`,{children:e.responseStatus}),t(`span`,{className:`muted numeric`,children:a.took(o.count(e.latencyMs))}),t(`span`,{className:z.when,children:t(D,{at:e.createdAt})})]}),e.errorMessage&&t(`p`,{className:z.why,children:M(e.errorMessage,i)}),e.nextRetryAt&&n.status===`PENDING`&&e===n.history.at(-1)&&t(`p`,{className:z.why,children:[a.retry,` `,t(D,{at:e.nextRetryAt})]})]},e.id))})]})}function H({headers:e}){let n=_(B);return t(`dl`,{className:z.headers,"aria-label":n.headers,children:e.map(({name:e,value:n},r)=>t(`div`,{children:[t(`dt`,{children:e}),t(`dd`,{children:n})]},`${e} ${r}`))})}function U({delivery:e,attempt:n}){let r=_(B),{body:i}=e.event;return t(k,{title:r.request,actions:t(w,{text:i,label:r.copyBody}),children:[t(`p`,{className:z.address,children:t(`code`,{children:[`POST `,e.endpoint.url]})}),t(H,{headers:[...n.requestHeaders,{name:`X-Service-Signature`,value:`(${r.signature})`}]}),t(`h3`,{className:z.heading,children:r.body}),t(C,{text:i,label:`${r.request}: ${r.body}`})]})}function W({attempt:e}){let{failures:n}=_(P),r=_(B);return e.responseStatus?t(k,{title:r.responseOf(e.attempt),actions:t(`code`,{children:e.responseStatus}),children:[e.responseHeaders.length>0&&t(H,{headers:e.responseHeaders}),t(`h3`,{className:z.heading,children:r.body}),e.responseBody?t(C,{text:e.responseBody,label:`${r.response}: ${r.body}`}):t(`p`,{className:`muted`,children:r.withoutBody}),t(`p`,{className:z.kept,children:r.kept})]}):t(k,{title:r.responseOf(e.attempt),children:[t(`p`,{children:r.noResponse}),t(`p`,{className:`muted`,children:M(e.errorMessage,n)})]})}var G=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);d();var K=e(`/signedIn/deliveries/$id`);function q(){let e=_(P),{facts:n}=_(B),i=_(x),{id:a}=K.useParams(),o=K.useSearch(),{data:s,error:l,refetch:u}=r(G,{id:a},{refetchInterval:({state:e})=>J(e.data?.delivery)?2e3:!1}),d=s?.delivery?.id===a?s.delivery:void 0;if(s?.delivery===null)return t(v,{});if(!d)return t(c,{children:[t(E,{title:n.title,parent:{label:e.title,link:{to:`/webhooks`}}}),l?t(g,{error:l,onRetry:()=>void u()}):t(b,{})]});let f=d.history.find(({attempt:e})=>e===o.attempt)??d.history.at(-1);return t(c,{children:[t(E,{title:i[d.event.type],parent:d.endpoint.deletedAt?{label:e.title,link:{to:`/webhooks`}}:{label:N(d.endpoint.url),link:{to:`/webhooks/$id`,params:{id:d.endpoint.id}}},aside:t(O,{kind:`delivery`,status:d.status}),actions:t(Y,{delivery:d,shown:f})}),t(y,{main:t(c,{children:[t(V,{delivery:d,shown:f}),f&&t(W,{attempt:f}),f&&t(U,{delivery:d,attempt:f})]}),side:t(X,{delivery:d})})]})}var J=e=>e?.status===`PENDING`&&j(e.endpoint);function Y({delivery:e,shown:n}){let r=_(B),a=h(`WEBHOOKS_WRITE`),{mutateAsync:s,isPending:d}=i(A),{endpoint:f,event:g}=e,v=a&&e.status!==`PENDING`&&f.status===`ACTIVE`&&f.deletedAt===null;async function y(){try{await s({input:{deliveryId:e.id}}),p(r.redelivered)}catch(e){u(e)}}let{copy:b}=m();async function x(e){await b(R({url:f.url,headers:e,body:g.body}))&&p(r.copied)}return t(c,{children:[n&&t(l,{icon:I,onClick:()=>void x(n.requestHeaders),children:r.copyCurl}),v&&t(l,{look:`primary`,icon:o,busy:d,onClick:()=>void y(),children:r.redeliver})]})}function X({delivery:e}){let n=_(B).facts,r=_(x),{event:i,endpoint:a}=e;return t(k,{title:n.title,children:t(S,{facts:[{label:n.event,value:t(f,{to:`/events`,search:{event:i.id},children:r[i.type]})},{label:n.endpoint,value:a.deletedAt?N(a.url):t(f,{to:`/webhooks/$id`,params:{id:a.id},children:N(a.url)})},{label:n.published,value:t(D,{at:e.createdAt})},e.finishedAt?{label:n.finished,value:t(D,{at:e.finishedAt})}:{label:n.due,value:t(D,{at:e.dueAt})},{label:n.id,value:t(s,{text:i.publicId})}]})})}export{q as DeliveryPage};