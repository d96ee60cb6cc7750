const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-DFmoTT0N.js","assets/index-ByM-MJ82.js","assets/early-__BPvlh7.js","assets/details-CiSvw2-D.js","assets/parts-C2OOrKHF.js","assets/BulkDialog-D27T9Xp7.js","assets/dialogs-C2mIxewQ.js","assets/pages-BpAtkfM2.js","assets/sending-COEhbZ7i.js","assets/draft-DmmcF23b.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-CCXKSWna.js","assets/EndpointDialogs-BTFEJivL.js","assets/TextField-CrG_SIf5.js","assets/VerifyCode-EvEZpY1u.js","assets/Secret.module-CN1pU4ux.js"])))=>i.map(i=>d[i]);
import{At as e,Dn as t,Et as n,Ft as r,G as i,It as a,Jt as o,Ot as s,P as c,W as l,Y as u,Yt as d,_ as f,a as p,d as m,h,hn as g,jt as _,k as v,n as ee,p as y,q as b,rt as te,t as ne,tt as x,u as S,un as C,v as w,w as T,wn as E,xn as D}from"./index-ByM-MJ82.js";import{E as O,T as k,_ as A,c as re,o as ie,t as j,v as M,w as N,y as P}from"./details-CiSvw2-D.js";import{J as ae,K as oe,W as se,l as F}from"./pages-BpAtkfM2.js";import{C as ce,D as le,E as ue,G as de,H as fe,I as pe,J as I,K as me,M as he,N as ge,O as _e,Q as ve,U as ye,X as be,Y as xe,a as Se,b as Ce,d as we,et as L,o as Te,q as R,u as Ee}from"./parts-C2OOrKHF.js";import{H as z,x as De}from"./early-__BPvlh7.js";import{a as Oe,f as ke,n as Ae,t as je,u as Me}from"./change.gql-BXOZ8J02.js";import{d as Ne,f as B,i as Pe,l as Fe,p as V,s as Ie,t as H,u as U}from"./webhooks-CCXKSWna.js";import{n as W,t as G}from"./Secret.module-CN1pU4ux.js";var K={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};K.node;var Le=i(K),q={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};q.node;var Re=i(q),J={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};J.node;var Y=i(J);d();var ze=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new ze(`
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
    `),Ve=new ze(`
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
    `),He=[`make`,`teach`,`activate`];function Ue({current:e}){let t=u(W).rotation.steps;return o(`ol`,{className:G.steps,children:He.map((n,r)=>o(`li`,{"aria-current":n===e?`step`:void 0,"data-done":r<He.indexOf(e)||void 0,children:t[n]},n))})}var We=2e3;function Ge(e,t){let n=de(t);C(()=>{if(!e)return;let t=setInterval(()=>n.current(),We);return()=>clearInterval(t)},[e,n])}var X={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`};d(),E();var Ke=S(()=>x(()=>import(`./RedeliverDialog-DFmoTT0N.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11]))),qe=r(`/signedIn/webhooks/$id`),Z=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],Je=(e,t)=>_(H,{where:{and:[e,{hasEventWith:[{idIn:[...t]}]}]},first:100},{enabled:t.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),Ye=async(e,t)=>(await s(H,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Xe({endpoint:e,search:t,mayWrite:n,onSince:r}){let i=u(B).deliveries,{statuses:a,table:s}=u(T),l=u(j),d=qe.useNavigate(),{after:f,before:m,...h}=t,_=e=>void d({search:z({...h,...e}),resetScroll:!1}),v=Pe(e.id,t,I().timezone),{data:y,error:b,isPlaceholderData:te,refetch:x}=we(Ve,v,Z,[`DELIVERY`]),S=y?.webhookEndpoint?.deliveries,C=y&&Z(y);Ge(U(e)&&(C?.some(({status:e})=>e===`PENDING`)??!1),()=>void Ee(Ve,v,Z));let E={...v.where,endpointId:e.id},{chosen:O,selection:k,clear:A,remove:ie}=Te(C,t),[M,N]=g(null),P=n&&e.status===`ACTIVE`;return o(L,{title:i.title,flush:!0,actions:o(D,{children:[o(he,{type:({eventId:e})=>e,ids:C?.map(({id:e})=>e),where:E,useListed:Je,createdSince:Ye,onShow:()=>_({})}),o(ge,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:E},count:S?.totalCount}),P&&o(w,{size:`small`,icon:c,onClick:r,children:i.since})]}),children:[o(`div`,{className:X.toolbar,children:o(Ce,{children:[o(_e,{label:i.filters.status,options:ee.map(e=>({value:e,label:a.delivery[e]})),chosen:ne(t.status),onChange:e=>_({status:e.join(`,`)})}),o(_e,{label:i.filters.type,options:p.map(e=>({value:e,label:l[e]})),chosen:ne(t.type),onChange:e=>_({type:e.join(`,`)})}),o(ue,{label:i.filters.published,value:t,onChange:e=>_({period:void 0,from:void 0,to:void 0,...e})})]})}),O.length>0&&o(re,{text:s.selected(O.length),onClear:A,children:o(w,{size:`small`,look:`primary`,icon:c,onClick:()=>N(O),children:i.redeliver})}),o(xe,{name:`deliveries`,label:`${i.title}: ${e.url}`,columns:Ze(),rows:C,rowKey:e=>e.id,rowName:({event:e})=>l[e.type],stale:te,error:b,onRetry:()=>void x(),...P&&{selection:k},empty:o(pe,{filtered:Object.keys(h).length>0,icon:Y,words:i})}),o(le,{connection:S,onChange:e=>void d({search:z({...h,...e})})}),M&&o(Ke,{deliveries:M,onDone:ie,onClose:()=>N(null)})]})}function Ze(){let e=u(B),t=u(j),n=e.deliveries.columns;return[{id:`event`,header:n.event,cell:({id:e,event:n})=>o(a,{to:`/deliveries/$id`,params:{id:e},children:t[n.type]})},{id:`status`,header:n.status,cell:({status:e})=>o(Se,{kind:`delivery`,status:e})},{id:`response`,header:n.response,cell:({history:t})=>{let n=t.at(-1);return n?n.errorMessage?o(`span`,{className:X.response,children:V(n.errorMessage,e.failures)}):o(`span`,{className:`numeric`,children:n.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:n.attempts,cell:({attempts:e})=>o(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:n.published,cell:({createdAt:e})=>o(R,{at:e}),wide:`below`}]}E();function Qe(t){let{endpoint:n,onOpen:r}=t,{actions:i}=u(B),{rotation:a}=u(W),s=I(),d=e(je),p=e(Ae),m={endpointId:n.id},g=async(e,t)=>{try{await e.mutateAsync({input:m}),h(t)}catch(e){f(e)}};return o(L,{title:a.title,children:n.rotationStartedAt?o(D,{children:[o(`p`,{className:G.began,children:a.began(s.full(n.rotationStartedAt))}),o(Ue,{current:`teach`}),o(`div`,{className:G.buttons,children:[o(w,{look:`primary`,icon:l,busy:d.isPending,onClick:()=>void g(d,a.activated),children:a.activate}),o(w,{icon:N,busy:p.isPending,onClick:()=>void g(p,a.cancelled),children:a.cancel})]})]}):o(D,{children:[o(`p`,{className:`muted`,children:a.text}),o(`div`,{className:G.buttons,children:[o(w,{icon:c,onClick:()=>r(`rotate`),children:a.rotate}),o(w,{icon:oe,onClick:()=>r(`verify`),children:i.verify})]})]})})}var Q=b({tested:`A test is on its way.`,resumed:`The endpoint is resumed. What waited is being sent.`,reactivated:`The endpoint gets events again. Redeliver what it missed.`,notices:{suspended:e=>`Suspended ${e}: five attempts in a row failed. Nothing is sent until it is reactivated; what it missed can be redelivered.`,paused:e=>`Paused ${e}. Deliveries wait and none is lost; they are sent when it is resumed.`,failing:e=>`The last ${e===1?`attempt`:`${e} attempts`} failed. After five in a row the endpoint is suspended.`},facts:{title:`Endpoint`,description:`Description`,events:`Events`,registered:`Registered`,id:`Id`,none:`None`},errors:{title:`Last errors`,none:`No attempt failed lately.`}},{tested:`Um teste está a caminho.`,resumed:`O endpoint foi retomado. O que esperava está sendo enviado.`,reactivated:`O endpoint volta a receber eventos. Reenvie o que ele perdeu.`,notices:{suspended:e=>`Suspenso ${e}: cinco tentativas seguidas falharam. Nada é enviado até ser reativado; o que perdeu pode ser reenviado.`,paused:e=>`Pausado ${e}. As entregas esperam e nenhuma se perde; são enviadas quando for retomado.`,failing:e=>`${e===1?`A última tentativa falhou`:`As últimas ${e} tentativas falharam`}. Após cinco seguidas o endpoint é suspenso.`},facts:{title:`Endpoint`,description:`Descrição`,events:`Eventos`,registered:`Cadastrado`,id:`Id`,none:`Nenhuma`},errors:{title:`Últimos erros`,none:`Nenhuma tentativa falhou ultimamente.`}});E();function $e({endpoint:e}){let t=u(B),{errors:n,facts:r}=u(Q),{statuses:i}=u(T),a=u(j),s=I(),c=Fe(e.health.deliveries,t.health,s.count);return o(D,{children:[o(L,{title:t.health.title,actions:o(be,{tone:c.tone,children:c.text}),children:[o(M,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:i.delivery[e],value:o(`span`,{className:`numeric`,children:s.count(t)})}))}),o(`h3`,{className:X.heading,children:n.title}),e.recentFailures.length===0?o(`p`,{className:`muted`,children:n.none}):o(`ul`,{className:X.failures,children:e.recentFailures.map(e=>o(`li`,{children:[V(e.errorMessage,t.failures),o(`span`,{className:`muted`,children:o(R,{at:e.createdAt})})]},e.id))})]}),o(L,{title:r.title,children:o(M,{facts:[{label:t.columns.url,value:o(y,{text:e.url})},{label:r.description,value:e.description||o(`span`,{className:`muted`,children:r.none})},{label:r.events,value:o(`ul`,{children:e.events.map(e=>o(`li`,{children:a[e]},e))})},{label:r.registered,value:o(R,{at:e.createdAt})},{label:r.id,value:o(y,{text:e.publicId})}]})})]})}var et=t({EndpointPage:()=>rt});E();var tt=S(()=>x(()=>import(`./EndpointDialogs-BTFEJivL.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([12,1,2,4,6,3,7,8,9,13,10,14,15,11]))),$=r(`/signedIn/webhooks/$id`),nt=e=>e!=null&&U(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function rt(){let e=u(B),{facts:t}=u(Q),{id:n}=$.useParams(),r=$.useSearch(),{open:i,close:a}=me(),s=te(`WEBHOOKS_WRITE`),{data:c,error:l,refetch:d}=_(Be,{id:n},{refetchInterval:({state:e})=>nt(e.data?.webhookEndpoint)?2e3:!1});ye(()=>void d()),fe(()=>!0,()=>void d());let f=c?.webhookEndpoint?.id===n?c.webhookEndpoint:void 0,p=ce(r,f),h=r.dialog===`remove`&&p?.id===n?p:f;return o(D,{children:[c?.webhookEndpoint===null?o(ie,{}):f?o(it,{endpoint:f,search:De(r),mayWrite:s,onOpen:i}):o(D,{children:[o(ve,{title:t.title,parent:{label:e.title,link:{to:`/webhooks`}}}),l?o(m,{error:l,onRetry:()=>void d()}):o(A,{})]}),s&&r.dialog&&h&&o(tt,{endpoint:h,dialog:r.dialog,onClose:a},n)]})}function it({endpoint:e,search:t,mayWrite:n,onOpen:r}){let i=u(B);return o(D,{children:[o(ve,{title:Ne(e.url),parent:{label:i.title,link:{to:`/webhooks`}},aside:o(Ie,{...e}),actions:n&&o(st,{endpoint:e,onOpen:r})}),o(at,{endpoint:e}),o(P,{main:o(Xe,{endpoint:e,search:t,mayWrite:n,onSince:()=>r(`since`)}),side:o(D,{children:[o($e,{endpoint:e}),n&&o(Qe,{endpoint:e,onOpen:r})]})})]})}function at({endpoint:e}){let t=u(Q).notices,n=I();return e.status===`SUSPENDED`?o(F,{tone:`bad`,icon:Re,children:t.suspended(e.suspendedAt?n.ago(e.suspendedAt):``)}):e.pausedAt?o(F,{tone:`warn`,icon:Le,children:t.paused(n.ago(e.pausedAt))}):e.consecutiveFailures===0?null:o(F,{tone:`warn`,icon:v,children:t.failing(e.consecutiveFailures)})}var ot=1e3;function st(t){let{endpoint:r,onOpen:i}=t,a=u(B),s=u(Q),c={endpointId:r.id},l=e(ke),d=e(Me),p=e(Oe),m=async(e,t)=>{try{await e,h(t),setTimeout(()=>void n.invalidateQueries(),ot)}catch(e){f(e)}};return o(D,{children:[o(w,{icon:se,onClick:()=>i(`remove`),children:a.actions.remove}),o(w,{icon:ae,onClick:()=>i(`edit`),children:a.actions.edit}),U(r)&&o(w,{icon:O,onClick:()=>i(`pause`),children:a.actions.pause}),r.status===`SUSPENDED`?o(w,{look:`primary`,icon:k,busy:p.isPending,onClick:()=>void m(p.mutateAsync({input:c}),s.reactivated),children:a.actions.reactivate}):r.pausedAt?o(w,{look:`primary`,icon:k,busy:d.isPending,onClick:()=>void m(d.mutateAsync({input:c}),s.resumed),children:a.actions.resume}):o(w,{look:`primary`,icon:Y,busy:l.isPending,onClick:()=>void m(l.mutateAsync({input:c}),s.tested),children:a.actions.test})]})}export{rt as EndpointPage,Ue as n,Be as r,et as t};