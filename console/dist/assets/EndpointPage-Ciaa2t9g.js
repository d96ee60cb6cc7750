const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-BLFwL1-_.js","assets/index-C44dWycZ.js","assets/early-JhwasVCb.js","assets/details-OBiMbIOv.js","assets/parts-D7Wd-U71.js","assets/BulkDialog-DAdyrCVO.js","assets/dialogs-Ddr101un.js","assets/sending-DCLBcS_m.js","assets/draft-Cw9ExsIK.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-B8McRBdp.js","assets/EndpointDialogs-1YRJNtWI.js","assets/TextField-DaEZexwM.js","assets/VerifyCode-CZ3OOkIo.js","assets/Secret.module-Dzb--r7Y.js"])))=>i.map(i=>d[i]);
import{An as e,D as t,Dn as n,Ht as r,It as i,J as a,L as o,Lt as s,M as c,Nn as l,Pt as u,Q as d,Rt as f,Ut as p,X as m,b as h,c as ee,ct as g,en as _,g as v,gn as y,m as b,n as te,ot as x,p as S,q as C,r as ne,t as w,tn as T,v as E,x as D,xn as re}from"./index-C44dWycZ.js";import{B as O,K as k,ct as ie,ft as A,l as j,mt as M,pt as N,q as ae,s as P,ut as oe,v as se}from"./details-OBiMbIOv.js";import{$ as ce,B as le,D as F,E as ue,F as I,G as L,H as de,K as fe,M as pe,T as me,U as he,W as R,Y as z,Z as B,a as ge,et as _e,f as ve,i as ye,j as be,l as xe,q as Se,u as Ce,y as we}from"./parts-D7Wd-U71.js";import{H as V,x as Te}from"./early-JhwasVCb.js";import{a as Ee,f as De,n as Oe,t as ke,u as Ae}from"./change.gql-BXOZ8J02.js";import{c as je,i as Me,l as H,o as Ne,s as U,t as W,u as G}from"./webhooks-B8McRBdp.js";import{n as K,t as q}from"./Secret.module-Dzb--r7Y.js";var J={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};J.node;var Pe=a(J),Y={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};Y.node;var Fe=a(Y),X={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};X.node;var Ie=a(X);T();var Le=[`make`,`teach`,`activate`];function Re({current:e}){let t=d(K).rotation.steps;return _(`ol`,{className:q.steps,children:Le.map((n,r)=>_(`li`,{"aria-current":n===e?`step`:void 0,"data-done":r<Le.indexOf(e)||void 0,children:t[n]},n))})}var ze=2e3;function Be(e,t){let n=de(t);y(()=>{if(!e)return;let t=setInterval(()=>n.current(),ze);return()=>clearInterval(t)},[e,n])}var Z={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`},Ve=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},He=new Ve(`
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
    `);T(),e();var We=S(()=>x(()=>import(`./RedeliverDialog-BLFwL1-_.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),Ge=r(`/signedIn/webhooks/$id`),Q=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],Ke=(e,t)=>f(W,{where:{and:[e,{hasEventWith:[{idIn:[...t]}]}]},first:100},{enabled:t.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),qe=async(e,t)=>(await i(W,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Je({endpoint:e,search:r,mayWrite:i,onSince:a}){let s=d(H).deliveries,{statuses:c,table:l}=d(t),u=d(P),f=Ge.useNavigate(),{after:p,before:m,...h}=r,g=e=>void f({search:V({...h,...e}),resetScroll:!1}),v=ne(e.id,r,L().timezone),{data:y,error:b,isPlaceholderData:x,refetch:S}=Ce(Ue,v,Q,[`DELIVERY`]),C=y?.webhookEndpoint?.deliveries,T=y&&Q(y);Be(U(e)&&(T?.some(({status:e})=>e===`PENDING`)??!1),()=>void xe(Ue,v,Q));let E={...v.where,endpointId:e.id},{chosen:O,selection:k,clear:ie,remove:A}=ge(T,r),[j,M]=re(null),N=i&&e.status===`ACTIVE`;return _(B,{title:s.title,flush:!0,actions:_(n,{children:[_(be,{type:({eventId:e})=>e,ids:T?.map(({id:e})=>e),where:E,useListed:Ke,createdSince:qe,onShow:()=>g({})}),_(pe,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:E},count:C?.totalCount}),N&&_(D,{size:`small`,icon:o,onClick:a,children:s.since})]}),children:[_(`div`,{className:Z.toolbar,children:_(we,{children:[_(F,{label:s.filters.status,options:te.map(e=>({value:e,label:c.delivery[e]})),chosen:w(r.status),onChange:e=>g({status:e.join(`,`)})}),_(F,{label:s.filters.type,options:ee.map(e=>({value:e,label:u[e]})),chosen:w(r.type),onChange:e=>g({type:e.join(`,`)})}),_(me,{label:s.filters.published,value:r,onChange:e=>g({period:void 0,from:void 0,to:void 0,...e})})]})}),O.length>0&&_(ve,{text:l.selected(O.length),onClear:ie,children:_(D,{size:`small`,look:`primary`,icon:o,onClick:()=>M(O),children:s.redeliver})}),_(fe,{name:`deliveries`,label:`${s.title}: ${e.url}`,columns:Ye(),rows:T,rowKey:e=>e.id,rowName:({event:e})=>u[e.type],stale:x,error:b,onRetry:()=>void S(),...N&&{selection:k},empty:Object.keys(h).length>0?_(I,{icon:_e,title:s.noMatch,text:s.noMatchText}):_(I,{icon:Ie,title:s.empty,text:s.emptyText})}),_(ue,{connection:C,onChange:e=>void f({search:V({...h,...e})})}),j&&_(We,{deliveries:j,onDone:A,onClose:()=>M(null)})]})}function Ye(){let e=d(H),t=d(P),n=e.deliveries.columns;return[{id:`event`,header:n.event,cell:({id:e,event:n})=>_(p,{to:`/deliveries/$id`,params:{id:e},children:t[n.type]})},{id:`status`,header:n.status,cell:({status:e})=>_(ye,{kind:`delivery`,status:e})},{id:`response`,header:n.response,cell:({history:t})=>{let n=t.at(-1);return n?n.errorMessage?_(`span`,{className:Z.response,children:G(n.errorMessage,e.failures)}):_(`span`,{className:`numeric`,children:n.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:n.attempts,cell:({attempts:e})=>_(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:n.published,cell:({createdAt:e})=>_(R,{at:e}),wide:`below`}]}e();function Xe(e){let{endpoint:t,onOpen:r}=e,{actions:i}=d(H),{rotation:a}=d(K),c=L(),l=s(ke),u=s(Oe),f={endpointId:t.id},p=async(e,t)=>{try{await e.mutateAsync({input:f}),E(t)}catch(e){h(e)}};return _(B,{title:a.title,children:t.rotationStartedAt?_(n,{children:[_(`p`,{className:q.began,children:a.began(c.full(t.rotationStartedAt))}),_(Re,{current:`teach`}),_(`div`,{className:q.buttons,children:[_(D,{look:`primary`,icon:C,busy:l.isPending,onClick:()=>void p(l,a.activated),children:a.activate}),_(D,{icon:ce,busy:u.isPending,onClick:()=>void p(u,a.cancelled),children:a.cancel})]})]}):_(n,{children:[_(`p`,{className:`muted`,children:a.text}),_(`div`,{className:q.buttons,children:[_(D,{icon:o,onClick:()=>r(`rotate`),children:a.rotate}),_(D,{icon:oe,onClick:()=>r(`verify`),children:i.verify})]})]})})}var $=m({tested:`A test is on its way.`,resumed:`The endpoint is resumed. What waited is being sent.`,reactivated:`The endpoint gets events again. Redeliver what it missed.`,notices:{suspended:e=>`Suspended ${e}: five attempts in a row failed. Nothing is sent until it is reactivated; what it missed can be redelivered.`,paused:e=>`Paused ${e}. Deliveries wait and none is lost; they are sent when it is resumed.`,failing:e=>`The last ${e===1?`attempt`:`${e} attempts`} failed. After five in a row the endpoint is suspended.`},facts:{title:`Endpoint`,description:`Description`,events:`Events`,registered:`Registered`,id:`Id`,none:`None`},errors:{title:`Last errors`,none:`No attempt failed lately.`}},{tested:`Um teste está a caminho.`,resumed:`O endpoint foi retomado. O que esperava está sendo enviado.`,reactivated:`O endpoint volta a receber eventos. Reenvie o que ele perdeu.`,notices:{suspended:e=>`Suspenso ${e}: cinco tentativas seguidas falharam. Nada é enviado até ser reativado; o que perdeu pode ser reenviado.`,paused:e=>`Pausado ${e}. As entregas esperam e nenhuma se perde; são enviadas quando for retomado.`,failing:e=>`${e===1?`A última tentativa falhou`:`As últimas ${e} tentativas falharam`}. Após cinco seguidas o endpoint é suspenso.`},facts:{title:`Endpoint`,description:`Descrição`,events:`Eventos`,registered:`Cadastrado`,id:`Id`,none:`Nenhuma`},errors:{title:`Últimos erros`,none:`Nenhuma tentativa falhou ultimamente.`}});e();function Ze({endpoint:e}){let r=d(H),{errors:i,facts:a}=d($),{statuses:o}=d(t),s=d(P),c=L(),l=Ne(e.health.deliveries,r.health,c.count);return _(n,{children:[_(B,{title:r.health.title,actions:_(Se,{tone:l.tone,children:l.text}),children:[_(k,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:o.delivery[e],value:_(`span`,{className:`numeric`,children:c.count(t)})}))}),_(`h3`,{className:Z.heading,children:i.title}),e.recentFailures.length===0?_(`p`,{className:`muted`,children:i.none}):_(`ul`,{className:Z.failures,children:e.recentFailures.map(e=>_(`li`,{children:[G(e.errorMessage,r.failures),_(`span`,{className:`muted`,children:_(R,{at:e.createdAt})})]},e.id))})]}),_(B,{title:a.title,children:_(k,{facts:[{label:a.description,value:e.description||_(`span`,{className:`muted`,children:a.none})},{label:a.events,value:_(`ul`,{children:e.events.map(e=>_(`li`,{children:s[e]},e))})},{label:a.registered,value:_(R,{at:e.createdAt})},{label:a.id,value:_(v,{text:e.publicId})}]})})]})}var Qe=l({EndpointPage:()=>nt});e();var $e=S(()=>x(()=>import(`./EndpointDialogs-1YRJNtWI.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([11,1,2,3,4,6,7,8,12,9,13,14,10]))),et=r(`/signedIn/webhooks/$id`),tt=e=>e!=null&&U(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function nt(){let e=d(H),{facts:t}=d($),{id:r}=et.useParams(),i=et.useSearch(),{open:a,close:o}=he(),s=g(`WEBHOOKS_WRITE`),{data:c,error:l,refetch:u}=f(He,{id:r},{refetchInterval:({state:e})=>tt(e.data?.webhookEndpoint)?2e3:!1});le(()=>!0,()=>void u());let p=c?.webhookEndpoint?.id===r?c.webhookEndpoint:void 0,m={label:e.title,link:{to:`/webhooks`}};return c?.webhookEndpoint===null?_(se,{}):p?_(n,{children:[_(z,{title:je(p.url),parent:m,aside:_(Me,{...p}),actions:s&&_(at,{endpoint:p,onOpen:a})}),_(rt,{endpoint:p}),_(ae,{main:_(Je,{endpoint:p,search:Te(i),mayWrite:s,onSince:()=>a(`since`)}),side:_(n,{children:[_(Ze,{endpoint:p}),s&&_(Xe,{endpoint:p,onOpen:a})]})}),s&&i.dialog&&_($e,{endpoint:p,dialog:i.dialog,onClose:o},r)]}):_(n,{children:[_(z,{title:t.title,parent:m}),l?_(b,{error:l,onRetry:()=>void u()}):_(O,{})]})}function rt({endpoint:e}){let t=d($).notices,n=L();return e.status===`SUSPENDED`?_(j,{tone:`bad`,icon:Fe,children:t.suspended(e.suspendedAt?n.ago(e.suspendedAt):``)}):e.pausedAt?_(j,{tone:`warn`,icon:Pe,children:t.paused(n.ago(e.pausedAt))}):e.consecutiveFailures===0?null:_(j,{tone:`warn`,icon:c,children:t.failing(e.consecutiveFailures)})}var it=1e3;function at(e){let{endpoint:t,onOpen:r}=e,i=d(H),a=d($),o={endpointId:t.id},c=s(De),l=s(Ae),f=s(Ee),p=async(e,t)=>{try{await e,E(t),setTimeout(()=>void u.invalidateQueries(),it)}catch(e){h(e)}};return _(n,{children:[_(D,{icon:ie,onClick:()=>r(`remove`),children:i.actions.remove}),_(D,{icon:N,onClick:()=>r(`edit`),children:i.actions.edit}),U(t)&&_(D,{icon:M,onClick:()=>r(`pause`),children:i.actions.pause}),t.status===`SUSPENDED`?_(D,{look:`primary`,icon:A,busy:f.isPending,onClick:()=>void p(f.mutateAsync({input:o}),a.reactivated),children:i.actions.reactivate}):t.pausedAt?_(D,{look:`primary`,icon:A,busy:l.isPending,onClick:()=>void p(l.mutateAsync({input:o}),a.resumed),children:i.actions.resume}):_(D,{look:`primary`,icon:Ie,busy:c.isPending,onClick:()=>void p(c.mutateAsync({input:o}),a.tested),children:i.actions.test})]})}export{nt as EndpointPage,Re as n,Qe as t};