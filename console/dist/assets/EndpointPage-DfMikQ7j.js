const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-BePN-1Wu.js","assets/index-cCBaboqx.js","assets/early-__BPvlh7.js","assets/details-BSEAqBgF.js","assets/parts-C6nyRSZ-.js","assets/BulkDialog-Dg1V6ICr.js","assets/dialogs-CVBYXjnW.js","assets/pages-D0R2bPPx.js","assets/sending-MqBbovHJ.js","assets/draft-CFCvD3QD.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-Df-lEBS-.js","assets/EndpointDialogs-D4nvsK4h.js","assets/TextField-B94nePWo.js","assets/VerifyCode-ChwBzYYn.js","assets/Secret.module-BkvW7Kqx.js"])))=>i.map(i=>d[i]);
import{At as e,Dn as t,Et as n,Ft as r,G as i,It as a,Jt as o,Ot as s,P as c,W as l,Y as u,Yt as d,_ as f,a as p,d as m,h,hn as g,jt as _,k as v,n as ee,p as y,q as b,rt as te,t as x,tt as S,u as C,un as w,v as T,w as ne,wn as E,xn as D}from"./index-cCBaboqx.js";import{E as O,T as k,_ as A,c as re,o as j,t as M,v as N,w as P,y as F}from"./details-BSEAqBgF.js";import{J as ie,K as ae,W as oe,l as I}from"./pages-D0R2bPPx.js";import{$ as L,C as se,D as ce,E as le,G as ue,H as de,I as fe,J as pe,K as R,M as me,N as he,O as ge,V as _e,W as ve,Y as ye,Z as be,a as xe,b as Se,d as Ce,o as we,q as z,tt as Te,u as Ee}from"./parts-C6nyRSZ-.js";import{H as B,x as De}from"./early-__BPvlh7.js";import{a as Oe,f as ke,n as Ae,t as je,u as Me}from"./change.gql-BXOZ8J02.js";import{d as Ne,f as V,i as Pe,l as Fe,p as H,s as Ie,t as U,u as W}from"./webhooks-Df-lEBS-.js";import{n as G,t as K}from"./Secret.module-BkvW7Kqx.js";var q={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};q.node;var Le=i(q),J={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};J.node;var Re=i(J),Y={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};Y.node;var ze=i(Y);d();var Be=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ve=new Be(`
    query WebhookPage($id: ID!) {
  webhookEndpoint(id: $id) {
    id
    publicId
    url
    description
    events
    status
    consecutiveFailures
    probeAt
    pausedAt
    suspendedAt
    oldestMissedAt
    rotationStartedAt
    createdAt
    health {
      deliveries {
        status
        count
      }
    }
    recentFailures {
      id
      responseStatus
      errorMessage
      createdAt
    }
  }
}
    `),He=new Be(`
    query EndpointDeliveries($id: ID!, $first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: DeliveryWhereInput) {
  webhookEndpoint(id: $id) {
    id
    deliveries(
      first: $first
      after: $after
      last: $last
      before: $before
      where: $where
    ) {
      totalCount(atMost: 1000)
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        node {
          id
          status
          attempts
          createdAt
          event {
            id
            publicId
            type
          }
          history {
            id
            responseStatus
            errorMessage
          }
        }
      }
    }
  }
}
    `),Ue=[`make`,`teach`,`activate`];function X({current:e}){let t=u(G).rotation.steps;return o(`ol`,{className:K.steps,children:Ue.map((n,r)=>o(`li`,{"aria-current":n===e?`step`:void 0,"data-done":r<Ue.indexOf(e)||void 0,children:t[n]},n))})}var We=2e3;function Ge(e,t){let n=ve(t);w(()=>{if(!e)return;let t=setInterval(()=>n.current(),We);return()=>clearInterval(t)},[e,n])}var Z={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`};d(),E();var Ke=C(()=>S(()=>import(`./RedeliverDialog-BePN-1Wu.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11]))),qe=r(`/signedIn/webhooks/$id`),Q=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],Je=(e,t)=>_(U,{where:{and:[e,{hasEventWith:[{idIn:[...t]}]}]},first:100},{enabled:t.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),Ye=async(e,t)=>(await s(U,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Xe({endpoint:e,search:t,mayWrite:n,onSince:r}){let i=u(V).deliveries,{statuses:a,table:s}=u(ne),l=u(M),d=qe.useNavigate(),{after:f,before:m,...h}=t,_=e=>void d({search:B({...h,...e}),resetScroll:!1}),v=Pe(e.id,t,z().timezone),{data:y,error:b,isPlaceholderData:te,refetch:S}=Ce(He,v,Q,[`DELIVERY`]),C=y?.webhookEndpoint?.deliveries,w=y&&Q(y);Ge(W(e)&&(w?.some(({status:e})=>e===`PENDING`)??!1),()=>void Ee(He,v,Q));let E={...v.where,endpointId:e.id},{chosen:O,selection:k,clear:A,remove:j}=we(w,t),[N,P]=g(null),F=n&&e.status===`ACTIVE`;return o(L,{title:i.title,flush:!0,actions:o(D,{children:[o(me,{type:({eventId:e})=>e,ids:w?.map(({id:e})=>e),where:E,useListed:Je,createdSince:Ye,onShow:()=>_({})}),o(he,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:E},count:C?.totalCount}),F&&o(T,{size:`small`,icon:c,onClick:r,children:i.since})]}),children:[o(`div`,{className:Z.toolbar,children:o(Se,{children:[o(ge,{label:i.filters.status,options:ee.map(e=>({value:e,label:a.delivery[e]})),chosen:x(t.status),onChange:e=>_({status:e.join(`,`)})}),o(ge,{label:i.filters.type,options:p.map(e=>({value:e,label:l[e]})),chosen:x(t.type),onChange:e=>_({type:e.join(`,`)})}),o(le,{label:i.filters.published,value:t,onChange:e=>_({period:void 0,from:void 0,to:void 0,...e})})]})}),O.length>0&&o(re,{text:s.selected(O.length),onClear:A,children:o(T,{size:`small`,look:`primary`,icon:c,onClick:()=>P(O),children:i.redeliver})}),o(pe,{name:`deliveries`,label:`${i.title}: ${e.url}`,columns:Ze(),rows:w,rowKey:e=>e.id,rowName:({event:e})=>l[e.type],stale:te,error:b,onRetry:()=>void S(),...F&&{selection:k},empty:Object.keys(h).length>0?o(fe,{icon:Te,title:i.noMatch,text:i.noMatchText}):o(fe,{icon:ze,title:i.empty,text:i.emptyText})}),o(ce,{connection:C,onChange:e=>void d({search:B({...h,...e})})}),N&&o(Ke,{deliveries:N,onDone:j,onClose:()=>P(null)})]})}function Ze(){let e=u(V),t=u(M),n=e.deliveries.columns;return[{id:`event`,header:n.event,cell:({id:e,event:n})=>o(a,{to:`/deliveries/$id`,params:{id:e},children:t[n.type]})},{id:`status`,header:n.status,cell:({status:e})=>o(xe,{kind:`delivery`,status:e})},{id:`response`,header:n.response,cell:({history:t})=>{let n=t.at(-1);return n?n.errorMessage?o(`span`,{className:Z.response,children:H(n.errorMessage,e.failures)}):o(`span`,{className:`numeric`,children:n.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:n.attempts,cell:({attempts:e})=>o(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:n.published,cell:({createdAt:e})=>o(R,{at:e}),wide:`below`}]}E();function Qe(t){let{endpoint:n,onOpen:r}=t,{actions:i}=u(V),{rotation:a}=u(G),s=z(),d=e(je),p=e(Ae),m={endpointId:n.id},g=async(e,t)=>{try{await e.mutateAsync({input:m}),h(t)}catch(e){f(e)}};return o(L,{title:a.title,children:n.rotationStartedAt?o(D,{children:[o(`p`,{className:K.began,children:a.began(s.full(n.rotationStartedAt))}),o(X,{current:`teach`}),o(`div`,{className:K.buttons,children:[o(T,{look:`primary`,icon:l,busy:d.isPending,onClick:()=>void g(d,a.activated),children:a.activate}),o(T,{icon:P,busy:p.isPending,onClick:()=>void g(p,a.cancelled),children:a.cancel})]})]}):o(D,{children:[o(`p`,{className:`muted`,children:a.text}),o(`div`,{className:K.buttons,children:[o(T,{icon:c,onClick:()=>r(`rotate`),children:a.rotate}),o(T,{icon:ae,onClick:()=>r(`verify`),children:i.verify})]})]})})}var $=b({tested:`A test is on its way.`,resumed:`The endpoint is resumed. What waited is being sent.`,reactivated:`The endpoint gets events again. Redeliver what it missed.`,notices:{suspended:e=>`Suspended ${e}: five attempts in a row failed. Nothing is sent until it is reactivated; what it missed can be redelivered.`,paused:e=>`Paused ${e}. Deliveries wait and none is lost; they are sent when it is resumed.`,failing:e=>`The last ${e===1?`attempt`:`${e} attempts`} failed. After five in a row the endpoint is suspended.`},facts:{title:`Endpoint`,description:`Description`,events:`Events`,registered:`Registered`,id:`Id`,none:`None`},errors:{title:`Last errors`,none:`No attempt failed lately.`}},{tested:`Um teste está a caminho.`,resumed:`O endpoint foi retomado. O que esperava está sendo enviado.`,reactivated:`O endpoint volta a receber eventos. Reenvie o que ele perdeu.`,notices:{suspended:e=>`Suspenso ${e}: cinco tentativas seguidas falharam. Nada é enviado até ser reativado; o que perdeu pode ser reenviado.`,paused:e=>`Pausado ${e}. As entregas esperam e nenhuma se perde; são enviadas quando for retomado.`,failing:e=>`${e===1?`A última tentativa falhou`:`As últimas ${e} tentativas falharam`}. Após cinco seguidas o endpoint é suspenso.`},facts:{title:`Endpoint`,description:`Descrição`,events:`Eventos`,registered:`Cadastrado`,id:`Id`,none:`Nenhuma`},errors:{title:`Últimos erros`,none:`Nenhuma tentativa falhou ultimamente.`}});E();function $e({endpoint:e}){let t=u(V),{errors:n,facts:r}=u($),{statuses:i}=u(ne),a=u(M),s=z(),c=Fe(e.health.deliveries,t.health,s.count);return o(D,{children:[o(L,{title:t.health.title,actions:o(ye,{tone:c.tone,children:c.text}),children:[o(N,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:i.delivery[e],value:o(`span`,{className:`numeric`,children:s.count(t)})}))}),o(`h3`,{className:Z.heading,children:n.title}),e.recentFailures.length===0?o(`p`,{className:`muted`,children:n.none}):o(`ul`,{className:Z.failures,children:e.recentFailures.map(e=>o(`li`,{children:[H(e.errorMessage,t.failures),o(`span`,{className:`muted`,children:o(R,{at:e.createdAt})})]},e.id))})]}),o(L,{title:r.title,children:o(N,{facts:[{label:t.columns.url,value:o(y,{text:e.url})},{label:r.description,value:e.description||o(`span`,{className:`muted`,children:r.none})},{label:r.events,value:o(`ul`,{children:e.events.map(e=>o(`li`,{children:a[e]},e))})},{label:r.registered,value:o(R,{at:e.createdAt})},{label:r.id,value:o(y,{text:e.publicId})}]})})]})}var et=t({EndpointPage:()=>it});E();var tt=C(()=>S(()=>import(`./EndpointDialogs-D4nvsK4h.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([12,1,2,4,6,3,7,8,9,13,10,14,15,11]))),nt=r(`/signedIn/webhooks/$id`),rt=e=>e!=null&&W(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function it(){let e=u(V),{facts:t}=u($),{id:n}=nt.useParams(),r=nt.useSearch(),{open:i,close:a}=ue(),s=te(`WEBHOOKS_WRITE`),{data:c,error:l,refetch:d}=_(Ve,{id:n},{refetchInterval:({state:e})=>rt(e.data?.webhookEndpoint)?2e3:!1});de(()=>void d()),_e(()=>!0,()=>void d());let f=c?.webhookEndpoint?.id===n?c.webhookEndpoint:void 0,p=se(r,f),h=r.dialog===`remove`&&p?.id===n?p:f;return o(D,{children:[c?.webhookEndpoint===null?o(j,{}):f?o(at,{endpoint:f,search:De(r),mayWrite:s,onOpen:i}):o(D,{children:[o(be,{title:t.title,parent:{label:e.title,link:{to:`/webhooks`}}}),l?o(m,{error:l,onRetry:()=>void d()}):o(A,{})]}),s&&r.dialog&&h&&o(tt,{endpoint:h,dialog:r.dialog,onClose:a},n)]})}function at({endpoint:e,search:t,mayWrite:n,onOpen:r}){let i=u(V);return o(D,{children:[o(be,{title:Ne(e.url),parent:{label:i.title,link:{to:`/webhooks`}},aside:o(Ie,{...e}),actions:n&&o(ct,{endpoint:e,onOpen:r})}),o(ot,{endpoint:e}),o(F,{main:o(Xe,{endpoint:e,search:t,mayWrite:n,onSince:()=>r(`since`)}),side:o(D,{children:[o($e,{endpoint:e}),n&&o(Qe,{endpoint:e,onOpen:r})]})})]})}function ot({endpoint:e}){let t=u($).notices,n=z();return e.status===`SUSPENDED`?o(I,{tone:`bad`,icon:Re,children:t.suspended(e.suspendedAt?n.ago(e.suspendedAt):``)}):e.pausedAt?o(I,{tone:`warn`,icon:Le,children:t.paused(n.ago(e.pausedAt))}):e.consecutiveFailures===0?null:o(I,{tone:`warn`,icon:v,children:t.failing(e.consecutiveFailures)})}var st=1e3;function ct(t){let{endpoint:r,onOpen:i}=t,a=u(V),s=u($),c={endpointId:r.id},l=e(ke),d=e(Me),p=e(Oe),m=async(e,t)=>{try{await e,h(t),setTimeout(()=>void n.invalidateQueries(),st)}catch(e){f(e)}};return o(D,{children:[o(T,{icon:oe,onClick:()=>i(`remove`),children:a.actions.remove}),o(T,{icon:ie,onClick:()=>i(`edit`),children:a.actions.edit}),W(r)&&o(T,{icon:O,onClick:()=>i(`pause`),children:a.actions.pause}),r.status===`SUSPENDED`?o(T,{look:`primary`,icon:k,busy:p.isPending,onClick:()=>void m(p.mutateAsync({input:c}),s.reactivated),children:a.actions.reactivate}):r.pausedAt?o(T,{look:`primary`,icon:k,busy:d.isPending,onClick:()=>void m(d.mutateAsync({input:c}),s.resumed),children:a.actions.resume}):o(T,{look:`primary`,icon:ze,busy:l.isPending,onClick:()=>void m(l.mutateAsync({input:c}),s.tested),children:a.actions.test})]})}export{it as EndpointPage,X as n,Ve as r,et as t};