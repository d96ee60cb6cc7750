const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-CodiM34h.js","assets/index-Dudu5wAp.js","assets/early-JhwasVCb.js","assets/details-04ybkLQM.js","assets/parts-D2aI5MvQ.js","assets/BulkDialog-CSLbIBDo.js","assets/dialogs-DOxmBNAs.js","assets/sending-BsvDPpRo.js","assets/draft-Bf9wVN_U.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-DW4_u4sw.js","assets/EndpointDialogs-7vsid0ld.js","assets/TextField-fUKigelz.js","assets/VerifyCode-DhxlALgF.js","assets/Secret.module-DefJBm5S.js"])))=>i.map(i=>d[i]);
import{Cn as e,D as t,Fn as n,It as r,J as i,L as a,M as o,Mn as s,Pt as c,Q as l,Rt as u,Ut as d,Wt as f,X as ee,b as te,c as ne,ct as p,g as m,kn as h,m as g,n as re,nn as _,ot as v,p as y,q as ie,r as ae,rn as b,t as x,v as S,vn as C,x as w,zt as T}from"./index-Dudu5wAp.js";import{H as E,J as D,Y as O,_ as k,ft as A,gt as j,ht as M,l as N,mt as oe,s as P,ut as se}from"./details-04ybkLQM.js";import{$ as ce,B as le,D as F,E as ue,F as I,G as L,H as de,K as fe,M as pe,T as me,U as he,W as R,Y as ge,Z as z,a as _e,et as ve,f as ye,i as be,j as xe,l as Se,q as Ce,u as we,y as Te}from"./parts-D2aI5MvQ.js";import{H as B,x as Ee}from"./early-JhwasVCb.js";import{a as De,f as Oe,n as ke,t as Ae,u as je}from"./change.gql-BXOZ8J02.js";import{c as Me,i as Ne,l as V,o as Pe,s as H,t as U,u as W}from"./webhooks-DW4_u4sw.js";import{n as G,t as K}from"./Secret.module-DefJBm5S.js";var q={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};q.node;var Fe=i(q),J={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};J.node;var Ie=i(J),Y={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};Y.node;var X=i(Y);b();var Le=[`make`,`teach`,`activate`];function Re({current:e}){let t=l(G).rotation.steps;return _(`ol`,{className:K.steps,children:Le.map((n,r)=>_(`li`,{"aria-current":n===e?`step`:void 0,"data-done":r<Le.indexOf(e)||void 0,children:t[n]},n))})}var ze=2e3;function Be(e,t){let n=de(t);C(()=>{if(!e)return;let t=setInterval(()=>n.current(),ze);return()=>clearInterval(t)},[e,n])}var Z={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`},Ve=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},He=new Ve(`
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
    `),Ue=new Ve(`
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
    `);b(),s();var We=y(()=>v(()=>import(`./RedeliverDialog-CodiM34h.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),Ge=d(`/signedIn/webhooks/$id`),Q=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],Ke=(e,t)=>T(U,{where:{and:[e,{hasEventWith:[{idIn:[...t]}]}]},first:100},{enabled:t.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),qe=async(e,t)=>(await r(U,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Je({endpoint:n,search:r,mayWrite:i,onSince:o}){let s=l(V).deliveries,{statuses:c,table:u}=l(t),d=l(P),f=Ge.useNavigate(),{after:ee,before:te,...p}=r,m=e=>void f({search:B({...p,...e}),resetScroll:!1}),g=ae(n.id,r,L().timezone),{data:v,error:y,isPlaceholderData:ie,refetch:b}=we(Ue,g,Q,[`DELIVERY`]),S=v?.webhookEndpoint?.deliveries,C=v&&Q(v);Be(H(n)&&(C?.some(({status:e})=>e===`PENDING`)??!1),()=>void Se(Ue,g,Q));let T={...g.where,endpointId:n.id},{chosen:E,selection:D,clear:O,remove:k}=_e(C,r),[A,j]=e(null),M=i&&n.status===`ACTIVE`;return _(z,{title:s.title,flush:!0,actions:_(h,{children:[_(xe,{type:({eventId:e})=>e,ids:C?.map(({id:e})=>e),where:T,useListed:Ke,createdSince:qe,onShow:()=>m({})}),_(pe,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:T},count:S?.totalCount}),M&&_(w,{size:`small`,icon:a,onClick:o,children:s.since})]}),children:[_(`div`,{className:Z.toolbar,children:_(Te,{children:[_(F,{label:s.filters.status,options:re.map(e=>({value:e,label:c.delivery[e]})),chosen:x(r.status),onChange:e=>m({status:e.join(`,`)})}),_(F,{label:s.filters.type,options:ne.map(e=>({value:e,label:d[e]})),chosen:x(r.type),onChange:e=>m({type:e.join(`,`)})}),_(me,{label:s.filters.published,value:r,onChange:e=>m({period:void 0,from:void 0,to:void 0,...e})})]})}),E.length>0&&_(ye,{text:u.selected(E.length),onClear:O,children:_(w,{size:`small`,look:`primary`,icon:a,onClick:()=>j(E),children:s.redeliver})}),_(fe,{name:`deliveries`,label:`${s.title}: ${n.url}`,columns:Ye(),rows:C,rowKey:e=>e.id,rowName:({event:e})=>d[e.type],stale:ie,error:y,onRetry:()=>void b(),...M&&{selection:D},empty:Object.keys(p).length>0?_(I,{icon:ve,title:s.noMatch,text:s.noMatchText}):_(I,{icon:X,title:s.empty,text:s.emptyText})}),_(ue,{connection:S,onChange:e=>void f({search:B({...p,...e})})}),A&&_(We,{deliveries:A,onDone:k,onClose:()=>j(null)})]})}function Ye(){let e=l(V),t=l(P),n=e.deliveries.columns;return[{id:`event`,header:n.event,cell:({id:e,event:n})=>_(f,{to:`/deliveries/$id`,params:{id:e},children:t[n.type]})},{id:`status`,header:n.status,cell:({status:e})=>_(be,{kind:`delivery`,status:e})},{id:`response`,header:n.response,cell:({history:t})=>{let n=t.at(-1);return n?n.errorMessage?_(`span`,{className:Z.response,children:W(n.errorMessage,e.failures)}):_(`span`,{className:`numeric`,children:n.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:n.attempts,cell:({attempts:e})=>_(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:n.published,cell:({createdAt:e})=>_(R,{at:e}),wide:`below`}]}s();function Xe(e){let{endpoint:t,onOpen:n}=e,{actions:r}=l(V),{rotation:i}=l(G),o=L(),s=u(Ae),c=u(ke),d={endpointId:t.id},f=async(e,t)=>{try{await e.mutateAsync({input:d}),S(t)}catch(e){te(e)}};return _(z,{title:i.title,children:t.rotationStartedAt?_(h,{children:[_(`p`,{className:K.began,children:i.began(o.full(t.rotationStartedAt))}),_(Re,{current:`teach`}),_(`div`,{className:K.buttons,children:[_(w,{look:`primary`,icon:ie,busy:s.isPending,onClick:()=>void f(s,i.activated),children:i.activate}),_(w,{icon:ce,busy:c.isPending,onClick:()=>void f(c,i.cancelled),children:i.cancel})]})]}):_(h,{children:[_(`p`,{className:`muted`,children:i.text}),_(`div`,{className:K.buttons,children:[_(w,{icon:a,onClick:()=>n(`rotate`),children:i.rotate}),_(w,{icon:A,onClick:()=>n(`verify`),children:r.verify})]})]})})}var $=ee({tested:`A test is on its way.`,resumed:`The endpoint is resumed. What waited is being sent.`,reactivated:`The endpoint gets events again. Redeliver what it missed.`,notices:{suspended:e=>`Suspended ${e}: five attempts in a row failed. Nothing is sent until it is reactivated; what it missed can be redelivered.`,paused:e=>`Paused ${e}. Deliveries wait and none is lost; they are sent when it is resumed.`,failing:e=>`The last ${e===1?`attempt`:`${e} attempts`} failed. After five in a row the endpoint is suspended.`},facts:{title:`Endpoint`,description:`Description`,events:`Events`,registered:`Registered`,id:`Id`,none:`None`},errors:{title:`Last errors`,none:`No attempt failed lately.`}},{tested:`Um teste está a caminho.`,resumed:`O endpoint foi retomado. O que esperava está sendo enviado.`,reactivated:`O endpoint volta a receber eventos. Reenvie o que ele perdeu.`,notices:{suspended:e=>`Suspenso ${e}: cinco tentativas seguidas falharam. Nada é enviado até ser reativado; o que perdeu pode ser reenviado.`,paused:e=>`Pausado ${e}. As entregas esperam e nenhuma se perde; são enviadas quando for retomado.`,failing:e=>`${e===1?`A última tentativa falhou`:`As últimas ${e} tentativas falharam`}. Após cinco seguidas o endpoint é suspenso.`},facts:{title:`Endpoint`,description:`Descrição`,events:`Eventos`,registered:`Cadastrado`,id:`Id`,none:`Nenhuma`},errors:{title:`Últimos erros`,none:`Nenhuma tentativa falhou ultimamente.`}});s();function Ze({endpoint:e}){let n=l(V),{errors:r,facts:i}=l($),{statuses:a}=l(t),o=l(P),s=L(),c=Pe(e.health.deliveries,n.health,s.count);return _(h,{children:[_(z,{title:n.health.title,actions:_(Ce,{tone:c.tone,children:c.text}),children:[_(D,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:a.delivery[e],value:_(`span`,{className:`numeric`,children:s.count(t)})}))}),_(`h3`,{className:Z.heading,children:r.title}),e.recentFailures.length===0?_(`p`,{className:`muted`,children:r.none}):_(`ul`,{className:Z.failures,children:e.recentFailures.map(e=>_(`li`,{children:[W(e.errorMessage,n.failures),_(`span`,{className:`muted`,children:_(R,{at:e.createdAt})})]},e.id))})]}),_(z,{title:i.title,children:_(D,{facts:[{label:i.description,value:e.description||_(`span`,{className:`muted`,children:i.none})},{label:i.events,value:_(`ul`,{children:e.events.map(e=>_(`li`,{children:o[e]},e))})},{label:i.registered,value:_(R,{at:e.createdAt})},{label:i.id,value:_(m,{text:e.publicId})}]})})]})}var Qe=n({EndpointPage:()=>nt});s();var $e=y(()=>v(()=>import(`./EndpointDialogs-7vsid0ld.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([11,1,2,4,6,3,7,8,12,9,13,14,10]))),et=d(`/signedIn/webhooks/$id`),tt=e=>e!=null&&H(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function nt(){let e=l(V),{facts:t}=l($),{id:n}=et.useParams(),r=et.useSearch(),{open:i,close:a}=he(),o=p(`WEBHOOKS_WRITE`),{data:s,error:c,refetch:u}=T(He,{id:n},{refetchInterval:({state:e})=>tt(e.data?.webhookEndpoint)?2e3:!1});le(()=>!0,()=>void u());let d=s?.webhookEndpoint?.id===n?s.webhookEndpoint:void 0,f={label:e.title,link:{to:`/webhooks`}};return s?.webhookEndpoint===null?_(k,{}):d?_(h,{children:[_(ge,{title:Me(d.url),parent:f,aside:_(Ne,{...d}),actions:o&&_(at,{endpoint:d,onOpen:i})}),_(rt,{endpoint:d}),_(O,{main:_(Je,{endpoint:d,search:Ee(r),mayWrite:o,onSince:()=>i(`since`)}),side:_(h,{children:[_(Ze,{endpoint:d}),o&&_(Xe,{endpoint:d,onOpen:i})]})}),o&&r.dialog&&_($e,{endpoint:d,dialog:r.dialog,onClose:a},n)]}):_(h,{children:[_(ge,{title:t.title,parent:f}),c?_(g,{error:c,onRetry:()=>void u()}):_(E,{})]})}function rt({endpoint:e}){let t=l($).notices,n=L();return e.status===`SUSPENDED`?_(N,{tone:`bad`,icon:Ie,children:t.suspended(e.suspendedAt?n.ago(e.suspendedAt):``)}):e.pausedAt?_(N,{tone:`warn`,icon:Fe,children:t.paused(n.ago(e.pausedAt))}):e.consecutiveFailures===0?null:_(N,{tone:`warn`,icon:o,children:t.failing(e.consecutiveFailures)})}var it=1e3;function at(e){let{endpoint:t,onOpen:n}=e,r=l(V),i=l($),a={endpointId:t.id},o=u(Oe),s=u(je),d=u(De),f=async(e,t)=>{try{await e,S(t),setTimeout(()=>void c.invalidateQueries(),it)}catch(e){te(e)}};return _(h,{children:[_(w,{icon:se,onClick:()=>n(`remove`),children:r.actions.remove}),_(w,{icon:M,onClick:()=>n(`edit`),children:r.actions.edit}),H(t)&&_(w,{icon:j,onClick:()=>n(`pause`),children:r.actions.pause}),t.status===`SUSPENDED`?_(w,{look:`primary`,icon:oe,busy:d.isPending,onClick:()=>void f(d.mutateAsync({input:a}),i.reactivated),children:r.actions.reactivate}):t.pausedAt?_(w,{look:`primary`,icon:oe,busy:s.isPending,onClick:()=>void f(s.mutateAsync({input:a}),i.resumed),children:r.actions.resume}):_(w,{look:`primary`,icon:X,busy:o.isPending,onClick:()=>void f(o.mutateAsync({input:a}),i.tested),children:r.actions.test})]})}export{nt as EndpointPage,Re as n,Qe as t};