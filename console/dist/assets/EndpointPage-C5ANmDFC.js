const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-BRZyWfMa.js","assets/index-ah7yBjvo.js","assets/early-JhwasVCb.js","assets/details-sHZI4id6.js","assets/parts-sUoMt7hs.js","assets/BulkDialog-CoCA7jvd.js","assets/dialogs-DMNuVB_d.js","assets/sending-ClVjIKZq.js","assets/draft-CfwpFJT5.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-8HNuMmpv.js","assets/EndpointDialogs-DZYbAfqf.js","assets/TextField-D4_Wa49S.js","assets/VerifyCode-iBNdPRKg.js","assets/Secret.module-BKSUC-hG.js"])))=>i.map(i=>d[i]);
import{An as e,D as t,Dn as n,Ht as r,It as i,J as a,L as o,Lt as s,M as c,Nn as l,Pt as u,Q as d,Rt as f,Ut as p,X as m,b as h,c as ee,ct as g,en as _,g as v,gn as y,m as b,n as te,ot as x,p as S,q as C,r as ne,t as w,tn as T,v as E,x as D,xn as re}from"./index-ah7yBjvo.js";import{J as O,V as ie,dt as k,ht as A,l as j,lt as M,mt as N,pt as P,q as ae,s as F,v as oe}from"./details-sHZI4id6.js";import{$ as se,B as ce,D as le,E as ue,F as de,G as I,H as fe,K as pe,M as me,T as he,U as ge,W as L,Y as R,Z as z,a as _e,et as ve,f as ye,i as be,j as xe,l as Se,q as Ce,u as we,y as Te}from"./parts-sUoMt7hs.js";import{H as B,x as Ee}from"./early-JhwasVCb.js";import{a as De,f as Oe,n as ke,t as Ae,u as je}from"./change.gql-BXOZ8J02.js";import{c as Me,i as Ne,l as V,o as Pe,s as H,t as U,u as W}from"./webhooks-8HNuMmpv.js";import{n as G,t as K}from"./Secret.module-BKSUC-hG.js";var q={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};q.node;var Fe=a(q),J={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};J.node;var Ie=a(J),Y={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};Y.node;var X=a(Y);T();var Le=[`make`,`teach`,`activate`];function Re({current:e}){let t=d(G).rotation.steps;return _(`ol`,{className:K.steps,children:Le.map((n,r)=>_(`li`,{"aria-current":n===e?`step`:void 0,"data-done":r<Le.indexOf(e)||void 0,children:t[n]},n))})}var ze=2e3;function Be(e,t){let n=fe(t);y(()=>{if(!e)return;let t=setInterval(()=>n.current(),ze);return()=>clearInterval(t)},[e,n])}var Z={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`},Ve=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},He=new Ve(`
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
    `);T(),e();var We=S(()=>x(()=>import(`./RedeliverDialog-BRZyWfMa.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),Ge=r(`/signedIn/webhooks/$id`),Q=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],Ke=(e,t)=>f(U,{where:{and:[e,{hasEventWith:[{idIn:[...t]}]}]},first:100},{enabled:t.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),qe=async(e,t)=>(await i(U,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Je({endpoint:e,search:r,mayWrite:i,onSince:a}){let s=d(V).deliveries,{statuses:c,table:l}=d(t),u=d(F),f=Ge.useNavigate(),{after:p,before:m,...h}=r,g=e=>void f({search:B({...h,...e}),resetScroll:!1}),v=ne(e.id,r,I().timezone),{data:y,error:b,isPlaceholderData:x,refetch:S}=we(Ue,v,Q,[`DELIVERY`]),C=y?.webhookEndpoint?.deliveries,T=y&&Q(y);Be(H(e)&&(T?.some(({status:e})=>e===`PENDING`)??!1),()=>void Se(Ue,v,Q));let E={...v.where,endpointId:e.id},{chosen:O,selection:ie,clear:k,remove:A}=_e(T,r),[j,M]=re(null),N=i&&e.status===`ACTIVE`;return _(z,{title:s.title,flush:!0,actions:_(n,{children:[_(xe,{type:({eventId:e})=>e,ids:T?.map(({id:e})=>e),where:E,useListed:Ke,createdSince:qe,onShow:()=>g({})}),_(me,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:E},count:C?.totalCount}),N&&_(D,{size:`small`,icon:o,onClick:a,children:s.since})]}),children:[_(`div`,{className:Z.toolbar,children:_(Te,{children:[_(le,{label:s.filters.status,options:te.map(e=>({value:e,label:c.delivery[e]})),chosen:w(r.status),onChange:e=>g({status:e.join(`,`)})}),_(le,{label:s.filters.type,options:ee.map(e=>({value:e,label:u[e]})),chosen:w(r.type),onChange:e=>g({type:e.join(`,`)})}),_(he,{label:s.filters.published,value:r,onChange:e=>g({period:void 0,from:void 0,to:void 0,...e})})]})}),O.length>0&&_(ye,{text:l.selected(O.length),onClear:k,children:_(D,{size:`small`,look:`primary`,icon:o,onClick:()=>M(O),children:s.redeliver})}),_(pe,{name:`deliveries`,label:`${s.title}: ${e.url}`,columns:Ye(),rows:T,rowKey:e=>e.id,rowName:({event:e})=>u[e.type],stale:x,error:b,onRetry:()=>void S(),...N&&{selection:ie},empty:Object.keys(h).length>0?_(de,{icon:ve,title:s.noMatch,text:s.noMatchText}):_(de,{icon:X,title:s.empty,text:s.emptyText})}),_(ue,{connection:C,onChange:e=>void f({search:B({...h,...e})})}),j&&_(We,{deliveries:j,onDone:A,onClose:()=>M(null)})]})}function Ye(){let e=d(V),t=d(F),n=e.deliveries.columns;return[{id:`event`,header:n.event,cell:({id:e,event:n})=>_(p,{to:`/deliveries/$id`,params:{id:e},children:t[n.type]})},{id:`status`,header:n.status,cell:({status:e})=>_(be,{kind:`delivery`,status:e})},{id:`response`,header:n.response,cell:({history:t})=>{let n=t.at(-1);return n?n.errorMessage?_(`span`,{className:Z.response,children:W(n.errorMessage,e.failures)}):_(`span`,{className:`numeric`,children:n.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:n.attempts,cell:({attempts:e})=>_(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:n.published,cell:({createdAt:e})=>_(L,{at:e}),wide:`below`}]}e();function Xe(e){let{endpoint:t,onOpen:r}=e,{actions:i}=d(V),{rotation:a}=d(G),c=I(),l=s(Ae),u=s(ke),f={endpointId:t.id},p=async(e,t)=>{try{await e.mutateAsync({input:f}),E(t)}catch(e){h(e)}};return _(z,{title:a.title,children:t.rotationStartedAt?_(n,{children:[_(`p`,{className:K.began,children:a.began(c.full(t.rotationStartedAt))}),_(Re,{current:`teach`}),_(`div`,{className:K.buttons,children:[_(D,{look:`primary`,icon:C,busy:l.isPending,onClick:()=>void p(l,a.activated),children:a.activate}),_(D,{icon:se,busy:u.isPending,onClick:()=>void p(u,a.cancelled),children:a.cancel})]})]}):_(n,{children:[_(`p`,{className:`muted`,children:a.text}),_(`div`,{className:K.buttons,children:[_(D,{icon:o,onClick:()=>r(`rotate`),children:a.rotate}),_(D,{icon:k,onClick:()=>r(`verify`),children:i.verify})]})]})})}var $=m({tested:`A test is on its way.`,resumed:`The endpoint is resumed. What waited is being sent.`,reactivated:`The endpoint gets events again. Redeliver what it missed.`,notices:{suspended:e=>`Suspended ${e}: five attempts in a row failed. Nothing is sent until it is reactivated; what it missed can be redelivered.`,paused:e=>`Paused ${e}. Deliveries wait and none is lost; they are sent when it is resumed.`,failing:e=>`The last ${e===1?`attempt`:`${e} attempts`} failed. After five in a row the endpoint is suspended.`},facts:{title:`Endpoint`,description:`Description`,events:`Events`,registered:`Registered`,id:`Id`,none:`None`},errors:{title:`Last errors`,none:`No attempt failed lately.`}},{tested:`Um teste está a caminho.`,resumed:`O endpoint foi retomado. O que esperava está sendo enviado.`,reactivated:`O endpoint volta a receber eventos. Reenvie o que ele perdeu.`,notices:{suspended:e=>`Suspenso ${e}: cinco tentativas seguidas falharam. Nada é enviado até ser reativado; o que perdeu pode ser reenviado.`,paused:e=>`Pausado ${e}. As entregas esperam e nenhuma se perde; são enviadas quando for retomado.`,failing:e=>`${e===1?`A última tentativa falhou`:`As últimas ${e} tentativas falharam`}. Após cinco seguidas o endpoint é suspenso.`},facts:{title:`Endpoint`,description:`Descrição`,events:`Eventos`,registered:`Cadastrado`,id:`Id`,none:`Nenhuma`},errors:{title:`Últimos erros`,none:`Nenhuma tentativa falhou ultimamente.`}});e();function Ze({endpoint:e}){let r=d(V),{errors:i,facts:a}=d($),{statuses:o}=d(t),s=d(F),c=I(),l=Pe(e.health.deliveries,r.health,c.count);return _(n,{children:[_(z,{title:r.health.title,actions:_(Ce,{tone:l.tone,children:l.text}),children:[_(ae,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:o.delivery[e],value:_(`span`,{className:`numeric`,children:c.count(t)})}))}),_(`h3`,{className:Z.heading,children:i.title}),e.recentFailures.length===0?_(`p`,{className:`muted`,children:i.none}):_(`ul`,{className:Z.failures,children:e.recentFailures.map(e=>_(`li`,{children:[W(e.errorMessage,r.failures),_(`span`,{className:`muted`,children:_(L,{at:e.createdAt})})]},e.id))})]}),_(z,{title:a.title,children:_(ae,{facts:[{label:a.description,value:e.description||_(`span`,{className:`muted`,children:a.none})},{label:a.events,value:_(`ul`,{children:e.events.map(e=>_(`li`,{children:s[e]},e))})},{label:a.registered,value:_(L,{at:e.createdAt})},{label:a.id,value:_(v,{text:e.publicId})}]})})]})}var Qe=l({EndpointPage:()=>nt});e();var $e=S(()=>x(()=>import(`./EndpointDialogs-DZYbAfqf.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([11,1,2,3,4,6,7,8,12,9,13,14,10]))),et=r(`/signedIn/webhooks/$id`),tt=e=>e!=null&&H(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function nt(){let e=d(V),{facts:t}=d($),{id:r}=et.useParams(),i=et.useSearch(),{open:a,close:o}=ge(),s=g(`WEBHOOKS_WRITE`),{data:c,error:l,refetch:u}=f(He,{id:r},{refetchInterval:({state:e})=>tt(e.data?.webhookEndpoint)?2e3:!1});ce(()=>!0,()=>void u());let p=c?.webhookEndpoint?.id===r?c.webhookEndpoint:void 0,m={label:e.title,link:{to:`/webhooks`}};return c?.webhookEndpoint===null?_(oe,{}):p?_(n,{children:[_(R,{title:Me(p.url),parent:m,aside:_(Ne,{...p}),actions:s&&_(at,{endpoint:p,onOpen:a})}),_(rt,{endpoint:p}),_(O,{main:_(Je,{endpoint:p,search:Ee(i),mayWrite:s,onSince:()=>a(`since`)}),side:_(n,{children:[_(Ze,{endpoint:p}),s&&_(Xe,{endpoint:p,onOpen:a})]})}),s&&i.dialog&&_($e,{endpoint:p,dialog:i.dialog,onClose:o},r)]}):_(n,{children:[_(R,{title:t.title,parent:m}),l?_(b,{error:l,onRetry:()=>void u()}):_(ie,{})]})}function rt({endpoint:e}){let t=d($).notices,n=I();return e.status===`SUSPENDED`?_(j,{tone:`bad`,icon:Ie,children:t.suspended(e.suspendedAt?n.ago(e.suspendedAt):``)}):e.pausedAt?_(j,{tone:`warn`,icon:Fe,children:t.paused(n.ago(e.pausedAt))}):e.consecutiveFailures===0?null:_(j,{tone:`warn`,icon:c,children:t.failing(e.consecutiveFailures)})}var it=1e3;function at(e){let{endpoint:t,onOpen:r}=e,i=d(V),a=d($),o={endpointId:t.id},c=s(Oe),l=s(je),f=s(De),p=async(e,t)=>{try{await e,E(t),setTimeout(()=>void u.invalidateQueries(),it)}catch(e){h(e)}};return _(n,{children:[_(D,{icon:M,onClick:()=>r(`remove`),children:i.actions.remove}),_(D,{icon:N,onClick:()=>r(`edit`),children:i.actions.edit}),H(t)&&_(D,{icon:A,onClick:()=>r(`pause`),children:i.actions.pause}),t.status===`SUSPENDED`?_(D,{look:`primary`,icon:P,busy:f.isPending,onClick:()=>void p(f.mutateAsync({input:o}),a.reactivated),children:i.actions.reactivate}):t.pausedAt?_(D,{look:`primary`,icon:P,busy:l.isPending,onClick:()=>void p(l.mutateAsync({input:o}),a.resumed),children:i.actions.resume}):_(D,{look:`primary`,icon:X,busy:c.isPending,onClick:()=>void p(c.mutateAsync({input:o}),a.tested),children:i.actions.test})]})}export{nt as EndpointPage,Re as n,Qe as t};