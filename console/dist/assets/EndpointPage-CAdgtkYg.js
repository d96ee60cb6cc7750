const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-DBhe7MN5.js","assets/index-C_awMD9f.js","assets/early-__BPvlh7.js","assets/details-CxNL7yMW.js","assets/parts-pMUibyO3.js","assets/BulkDialog-DLmqaZst.js","assets/dialogs-CTFvroS6.js","assets/pages-8aiLBlpr.js","assets/sending-CSZbDVvW.js","assets/draft-hmm7HFaE.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-DLOgHRDQ.js","assets/EndpointDialogs-BGbav30E.js","assets/TextField-D1znSldf.js","assets/VerifyCode-CqjdEdUy.js","assets/Secret.module-oLLHWxkm.js"])))=>i.map(i=>d[i]);
import{At as e,Dn as t,Et as n,Ft as r,G as i,It as a,Jt as o,Ot as s,P as c,W as l,Y as u,Yt as d,_ as f,a as p,d as m,h,hn as g,jt as _,k as v,n as ee,p as y,q as b,rt as x,t as te,tt as S,u as C,un as w,v as T,w as E,wn as D,xn as O}from"./index-C_awMD9f.js";import{E as k,T as A,_ as j,c as ne,o as re,t as M,v as N,w as P,y as F}from"./details-CxNL7yMW.js";import{J as ie,K as ae,W as oe,l as I}from"./pages-8aiLBlpr.js";import{$ as se,B as ce,D as le,E as ue,F as L,G as R,H as de,K as fe,M as pe,S as me,T as he,U as ge,W as z,Y as _e,Z as B,a as ve,i as ye,j as be,l as xe,q as Se,u as Ce,y as we}from"./parts-pMUibyO3.js";import{H as V,x as Te}from"./early-__BPvlh7.js";import{a as Ee,f as De,n as Oe,t as ke,u as Ae}from"./change.gql-BXOZ8J02.js";import{d as je,f as H,i as Me,l as Ne,p as U,s as Pe,t as W,u as G}from"./webhooks-DLOgHRDQ.js";import{n as K,t as q}from"./Secret.module-oLLHWxkm.js";var J={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};J.node;var Fe=i(J),Y={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};Y.node;var Ie=i(Y),X={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};X.node;var Le=i(X);d();var Re=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ze=new Re(`
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
    `),Be=new Re(`
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
    `),Ve=[`make`,`teach`,`activate`];function He({current:e}){let t=u(K).rotation.steps;return o(`ol`,{className:q.steps,children:Ve.map((n,r)=>o(`li`,{"aria-current":n===e?`step`:void 0,"data-done":r<Ve.indexOf(e)||void 0,children:t[n]},n))})}var Ue=2e3;function We(e,t){let n=de(t);w(()=>{if(!e)return;let t=setInterval(()=>n.current(),Ue);return()=>clearInterval(t)},[e,n])}var Z={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`};d(),D();var Ge=C(()=>S(()=>import(`./RedeliverDialog-DBhe7MN5.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11]))),Ke=r(`/signedIn/webhooks/$id`),Q=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],qe=(e,t)=>_(W,{where:{and:[e,{hasEventWith:[{idIn:[...t]}]}]},first:100},{enabled:t.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),Je=async(e,t)=>(await s(W,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Ye({endpoint:e,search:t,mayWrite:n,onSince:r}){let i=u(H).deliveries,{statuses:a,table:s}=u(E),l=u(M),d=Ke.useNavigate(),{after:f,before:m,...h}=t,_=e=>void d({search:V({...h,...e}),resetScroll:!1}),v=Me(e.id,t,R().timezone),{data:y,error:b,isPlaceholderData:x,refetch:S}=Ce(Be,v,Q,[`DELIVERY`]),C=y?.webhookEndpoint?.deliveries,w=y&&Q(y);We(G(e)&&(w?.some(({status:e})=>e===`PENDING`)??!1),()=>void xe(Be,v,Q));let D={...v.where,endpointId:e.id},{chosen:k,selection:A,clear:j,remove:re}=ve(w,t),[N,P]=g(null),F=n&&e.status===`ACTIVE`;return o(B,{title:i.title,flush:!0,actions:o(O,{children:[o(be,{type:({eventId:e})=>e,ids:w?.map(({id:e})=>e),where:D,useListed:qe,createdSince:Je,onShow:()=>_({})}),o(pe,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:D},count:C?.totalCount}),F&&o(T,{size:`small`,icon:c,onClick:r,children:i.since})]}),children:[o(`div`,{className:Z.toolbar,children:o(we,{children:[o(le,{label:i.filters.status,options:ee.map(e=>({value:e,label:a.delivery[e]})),chosen:te(t.status),onChange:e=>_({status:e.join(`,`)})}),o(le,{label:i.filters.type,options:p.map(e=>({value:e,label:l[e]})),chosen:te(t.type),onChange:e=>_({type:e.join(`,`)})}),o(he,{label:i.filters.published,value:t,onChange:e=>_({period:void 0,from:void 0,to:void 0,...e})})]})}),k.length>0&&o(ne,{text:s.selected(k.length),onClear:j,children:o(T,{size:`small`,look:`primary`,icon:c,onClick:()=>P(k),children:i.redeliver})}),o(fe,{name:`deliveries`,label:`${i.title}: ${e.url}`,columns:Xe(),rows:w,rowKey:e=>e.id,rowName:({event:e})=>l[e.type],stale:x,error:b,onRetry:()=>void S(),...F&&{selection:A},empty:Object.keys(h).length>0?o(L,{icon:se,title:i.noMatch,text:i.noMatchText}):o(L,{icon:Le,title:i.empty,text:i.emptyText})}),o(ue,{connection:C,onChange:e=>void d({search:V({...h,...e})})}),N&&o(Ge,{deliveries:N,onDone:re,onClose:()=>P(null)})]})}function Xe(){let e=u(H),t=u(M),n=e.deliveries.columns;return[{id:`event`,header:n.event,cell:({id:e,event:n})=>o(a,{to:`/deliveries/$id`,params:{id:e},children:t[n.type]})},{id:`status`,header:n.status,cell:({status:e})=>o(ye,{kind:`delivery`,status:e})},{id:`response`,header:n.response,cell:({history:t})=>{let n=t.at(-1);return n?n.errorMessage?o(`span`,{className:Z.response,children:U(n.errorMessage,e.failures)}):o(`span`,{className:`numeric`,children:n.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:n.attempts,cell:({attempts:e})=>o(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:n.published,cell:({createdAt:e})=>o(z,{at:e}),wide:`below`}]}D();function Ze(t){let{endpoint:n,onOpen:r}=t,{actions:i}=u(H),{rotation:a}=u(K),s=R(),d=e(ke),p=e(Oe),m={endpointId:n.id},g=async(e,t)=>{try{await e.mutateAsync({input:m}),h(t)}catch(e){f(e)}};return o(B,{title:a.title,children:n.rotationStartedAt?o(O,{children:[o(`p`,{className:q.began,children:a.began(s.full(n.rotationStartedAt))}),o(He,{current:`teach`}),o(`div`,{className:q.buttons,children:[o(T,{look:`primary`,icon:l,busy:d.isPending,onClick:()=>void g(d,a.activated),children:a.activate}),o(T,{icon:P,busy:p.isPending,onClick:()=>void g(p,a.cancelled),children:a.cancel})]})]}):o(O,{children:[o(`p`,{className:`muted`,children:a.text}),o(`div`,{className:q.buttons,children:[o(T,{icon:c,onClick:()=>r(`rotate`),children:a.rotate}),o(T,{icon:ae,onClick:()=>r(`verify`),children:i.verify})]})]})})}var $=b({tested:`A test is on its way.`,resumed:`The endpoint is resumed. What waited is being sent.`,reactivated:`The endpoint gets events again. Redeliver what it missed.`,notices:{suspended:e=>`Suspended ${e}: five attempts in a row failed. Nothing is sent until it is reactivated; what it missed can be redelivered.`,paused:e=>`Paused ${e}. Deliveries wait and none is lost; they are sent when it is resumed.`,failing:e=>`The last ${e===1?`attempt`:`${e} attempts`} failed. After five in a row the endpoint is suspended.`},facts:{title:`Endpoint`,description:`Description`,events:`Events`,registered:`Registered`,id:`Id`,none:`None`},errors:{title:`Last errors`,none:`No attempt failed lately.`}},{tested:`Um teste está a caminho.`,resumed:`O endpoint foi retomado. O que esperava está sendo enviado.`,reactivated:`O endpoint volta a receber eventos. Reenvie o que ele perdeu.`,notices:{suspended:e=>`Suspenso ${e}: cinco tentativas seguidas falharam. Nada é enviado até ser reativado; o que perdeu pode ser reenviado.`,paused:e=>`Pausado ${e}. As entregas esperam e nenhuma se perde; são enviadas quando for retomado.`,failing:e=>`${e===1?`A última tentativa falhou`:`As últimas ${e} tentativas falharam`}. Após cinco seguidas o endpoint é suspenso.`},facts:{title:`Endpoint`,description:`Descrição`,events:`Eventos`,registered:`Cadastrado`,id:`Id`,none:`Nenhuma`},errors:{title:`Últimos erros`,none:`Nenhuma tentativa falhou ultimamente.`}});D();function Qe({endpoint:e}){let t=u(H),{errors:n,facts:r}=u($),{statuses:i}=u(E),a=u(M),s=R(),c=Ne(e.health.deliveries,t.health,s.count);return o(O,{children:[o(B,{title:t.health.title,actions:o(Se,{tone:c.tone,children:c.text}),children:[o(N,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:i.delivery[e],value:o(`span`,{className:`numeric`,children:s.count(t)})}))}),o(`h3`,{className:Z.heading,children:n.title}),e.recentFailures.length===0?o(`p`,{className:`muted`,children:n.none}):o(`ul`,{className:Z.failures,children:e.recentFailures.map(e=>o(`li`,{children:[U(e.errorMessage,t.failures),o(`span`,{className:`muted`,children:o(z,{at:e.createdAt})})]},e.id))})]}),o(B,{title:r.title,children:o(N,{facts:[{label:r.description,value:e.description||o(`span`,{className:`muted`,children:r.none})},{label:r.events,value:o(`ul`,{children:e.events.map(e=>o(`li`,{children:a[e]},e))})},{label:r.registered,value:o(z,{at:e.createdAt})},{label:r.id,value:o(y,{text:e.publicId})}]})})]})}var $e=t({EndpointPage:()=>rt});D();var et=C(()=>S(()=>import(`./EndpointDialogs-BGbav30E.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([12,1,2,4,6,3,7,8,9,13,10,14,15,11]))),tt=r(`/signedIn/webhooks/$id`),nt=e=>e!=null&&G(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function rt(){let e=u(H),{facts:t}=u($),{id:n}=tt.useParams(),r=tt.useSearch(),{open:i,close:a}=ge(),s=x(`WEBHOOKS_WRITE`),{data:c,error:l,refetch:d}=_(ze,{id:n},{refetchInterval:({state:e})=>nt(e.data?.webhookEndpoint)?2e3:!1});ce(()=>!0,()=>void d());let f=c?.webhookEndpoint?.id===n?c.webhookEndpoint:void 0,p=me(r,f),h=r.dialog===`remove`&&p?.id===n?p:f;return o(O,{children:[c?.webhookEndpoint===null?o(re,{}):f?o(it,{endpoint:f,search:Te(r),mayWrite:s,onOpen:i}):o(O,{children:[o(_e,{title:t.title,parent:{label:e.title,link:{to:`/webhooks`}}}),l?o(m,{error:l,onRetry:()=>void d()}):o(j,{})]}),s&&r.dialog&&h&&o(et,{endpoint:h,dialog:r.dialog,onClose:a},n)]})}function it({endpoint:e,search:t,mayWrite:n,onOpen:r}){let i=u(H);return o(O,{children:[o(_e,{title:je(e.url),parent:{label:i.title,link:{to:`/webhooks`}},aside:o(Pe,{...e}),actions:n&&o(st,{endpoint:e,onOpen:r})}),o(at,{endpoint:e}),o(F,{main:o(Ye,{endpoint:e,search:t,mayWrite:n,onSince:()=>r(`since`)}),side:o(O,{children:[o(Qe,{endpoint:e}),n&&o(Ze,{endpoint:e,onOpen:r})]})})]})}function at({endpoint:e}){let t=u($).notices,n=R();return e.status===`SUSPENDED`?o(I,{tone:`bad`,icon:Ie,children:t.suspended(e.suspendedAt?n.ago(e.suspendedAt):``)}):e.pausedAt?o(I,{tone:`warn`,icon:Fe,children:t.paused(n.ago(e.pausedAt))}):e.consecutiveFailures===0?null:o(I,{tone:`warn`,icon:v,children:t.failing(e.consecutiveFailures)})}var ot=1e3;function st(t){let{endpoint:r,onOpen:i}=t,a=u(H),s=u($),c={endpointId:r.id},l=e(De),d=e(Ae),p=e(Ee),m=async(e,t)=>{try{await e,h(t),setTimeout(()=>void n.invalidateQueries(),ot)}catch(e){f(e)}};return o(O,{children:[o(T,{icon:oe,onClick:()=>i(`remove`),children:a.actions.remove}),o(T,{icon:ie,onClick:()=>i(`edit`),children:a.actions.edit}),G(r)&&o(T,{icon:k,onClick:()=>i(`pause`),children:a.actions.pause}),r.status===`SUSPENDED`?o(T,{look:`primary`,icon:A,busy:p.isPending,onClick:()=>void m(p.mutateAsync({input:c}),s.reactivated),children:a.actions.reactivate}):r.pausedAt?o(T,{look:`primary`,icon:A,busy:d.isPending,onClick:()=>void m(d.mutateAsync({input:c}),s.resumed),children:a.actions.resume}):o(T,{look:`primary`,icon:Le,busy:l.isPending,onClick:()=>void m(l.mutateAsync({input:c}),s.tested),children:a.actions.test})]})}export{rt as EndpointPage,He as n,ze as r,$e as t};