const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-DWDMsyR2.js","assets/index-jHT1tkCe.js","assets/early-JhwasVCb.js","assets/details-Cmv5GQaD.js","assets/parts-C1VRNkno.js","assets/BulkDialog-Dbwyw4E9.js","assets/dialogs-DWt2_yZc.js","assets/sending-C6ZxqXLJ.js","assets/draft-B_iKYUqj.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-CezxVVfC.js","assets/EndpointDialogs-CUYPdj4S.js","assets/TextField-YX5biQ1K.js","assets/VerifyCode-Btc0j4lL.js","assets/Secret.module-D3T0yuhJ.js"])))=>i.map(i=>d[i]);
import{$t as e,D as t,En as n,Ft as r,Ht as i,It as a,J as o,L as s,Lt as c,M as l,Mn as u,Nt as d,Q as f,Vt as p,X as m,b as h,bn as ee,c as te,ct as g,en as _,g as v,hn as y,kn as b,m as x,n as ne,ot as S,p as C,q as w,r as re,t as T,v as E,x as D}from"./index-jHT1tkCe.js";import{B as O,K as k,ct as A,ft as j,l as M,mt as N,pt as P,q as ie,s as F,ut as ae,v as oe}from"./details-Cmv5GQaD.js";import{$ as se,B as ce,D as I,E as le,F as L,G as R,H as ue,K as de,M as fe,T as pe,U as me,W as z,Y as B,Z as V,a as he,et as ge,f as _e,i as ve,j as ye,l as be,q as xe,u as Se,y as Ce}from"./parts-C1VRNkno.js";import{H,x as we}from"./early-JhwasVCb.js";import{a as Te,f as Ee,n as De,t as Oe,u as ke}from"./change.gql-BXOZ8J02.js";import{c as Ae,i as je,l as U,o as Me,s as W,t as G,u as K}from"./webhooks-CezxVVfC.js";import{n as q,t as J}from"./Secret.module-D3T0yuhJ.js";var Y={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};Y.node;var Ne=o(Y),X={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};X.node;var Pe=o(X),Fe={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};Fe.node;var Ie=o(Fe);_();var Le=[`make`,`teach`,`activate`];function Re({current:t}){let n=f(q).rotation.steps;return e(`ol`,{className:J.steps,children:Le.map((r,i)=>e(`li`,{"aria-current":r===t?`step`:void 0,"data-done":i<Le.indexOf(t)||void 0,children:n[r]},r))})}var ze=2e3;function Be(e,t){let n=ue(t);y(()=>{if(!e)return;let t=setInterval(()=>n.current(),ze);return()=>clearInterval(t)},[e,n])}var Z={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`},Ve=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},He=new Ve(`
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
    `);_(),b();var We=C(()=>S(()=>import(`./RedeliverDialog-DWDMsyR2.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),Ge=p(`/signedIn/webhooks/$id`),Q=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],Ke=(e,t)=>c(G,{where:{and:[e,{hasEventWith:[{idIn:[...t]}]}]},first:100},{enabled:t.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),qe=async(e,t)=>(await r(G,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Je({endpoint:r,search:i,mayWrite:a,onSince:o}){let c=f(U).deliveries,{statuses:l,table:u}=f(t),d=f(F),p=Ge.useNavigate(),{after:m,before:h,...g}=i,_=e=>void p({search:H({...g,...e}),resetScroll:!1}),v=re(r.id,i,R().timezone),{data:y,error:b,isPlaceholderData:x,refetch:S}=Se(Ue,v,Q,[`DELIVERY`]),C=y?.webhookEndpoint?.deliveries,w=y&&Q(y);Be(W(r)&&(w?.some(({status:e})=>e===`PENDING`)??!1),()=>void be(Ue,v,Q));let E={...v.where,endpointId:r.id},{chosen:O,selection:k,clear:A,remove:j}=he(w,i),[M,N]=ee(null),P=a&&r.status===`ACTIVE`;return e(V,{title:c.title,flush:!0,actions:e(n,{children:[e(ye,{type:({eventId:e})=>e,ids:w?.map(({id:e})=>e),where:E,useListed:Ke,createdSince:qe,onShow:()=>_({})}),e(fe,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:E},count:C?.totalCount}),P&&e(D,{size:`small`,icon:s,onClick:o,children:c.since})]}),children:[e(`div`,{className:Z.toolbar,children:e(Ce,{children:[e(I,{label:c.filters.status,options:ne.map(e=>({value:e,label:l.delivery[e]})),chosen:T(i.status),onChange:e=>_({status:e.join(`,`)})}),e(I,{label:c.filters.type,options:te.map(e=>({value:e,label:d[e]})),chosen:T(i.type),onChange:e=>_({type:e.join(`,`)})}),e(pe,{label:c.filters.published,value:i,onChange:e=>_({period:void 0,from:void 0,to:void 0,...e})})]})}),O.length>0&&e(_e,{text:u.selected(O.length),onClear:A,children:e(D,{size:`small`,look:`primary`,icon:s,onClick:()=>N(O),children:c.redeliver})}),e(de,{name:`deliveries`,label:`${c.title}: ${r.url}`,columns:Ye(),rows:w,rowKey:e=>e.id,rowName:({event:e})=>d[e.type],stale:x,error:b,onRetry:()=>void S(),...P&&{selection:k},empty:Object.keys(g).length>0?e(L,{icon:ge,title:c.noMatch,text:c.noMatchText}):e(L,{icon:Ie,title:c.empty,text:c.emptyText})}),e(le,{connection:C,onChange:e=>void p({search:H({...g,...e})})}),M&&e(We,{deliveries:M,onDone:j,onClose:()=>N(null)})]})}function Ye(){let t=f(U),n=f(F),r=t.deliveries.columns;return[{id:`event`,header:r.event,cell:({id:t,event:r})=>e(i,{to:`/deliveries/$id`,params:{id:t},children:n[r.type]})},{id:`status`,header:r.status,cell:({status:t})=>e(ve,{kind:`delivery`,status:t})},{id:`response`,header:r.response,cell:({history:n})=>{let r=n.at(-1);return r?r.errorMessage?e(`span`,{className:Z.response,children:K(r.errorMessage,t.failures)}):e(`span`,{className:`numeric`,children:r.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:r.attempts,cell:({attempts:t})=>e(`span`,{className:`numeric`,children:t}),align:`end`,wide:!0},{id:`published`,header:r.published,cell:({createdAt:t})=>e(z,{at:t}),wide:`below`}]}b();function Xe(t){let{endpoint:r,onOpen:i}=t,{actions:o}=f(U),{rotation:c}=f(q),l=R(),u=a(Oe),d=a(De),p={endpointId:r.id},m=async(e,t)=>{try{await e.mutateAsync({input:p}),E(t)}catch(e){h(e)}};return e(V,{title:c.title,children:r.rotationStartedAt?e(n,{children:[e(`p`,{className:J.began,children:c.began(l.full(r.rotationStartedAt))}),e(Re,{current:`teach`}),e(`div`,{className:J.buttons,children:[e(D,{look:`primary`,icon:w,busy:u.isPending,onClick:()=>void m(u,c.activated),children:c.activate}),e(D,{icon:se,busy:d.isPending,onClick:()=>void m(d,c.cancelled),children:c.cancel})]})]}):e(n,{children:[e(`p`,{className:`muted`,children:c.text}),e(`div`,{className:J.buttons,children:[e(D,{icon:s,onClick:()=>i(`rotate`),children:c.rotate}),e(D,{icon:ae,onClick:()=>i(`verify`),children:o.verify})]})]})})}var $=m({tested:`A test is on its way.`,resumed:`The endpoint is resumed. What waited is being sent.`,reactivated:`The endpoint gets events again. Redeliver what it missed.`,notices:{suspended:e=>`Suspended ${e}: five attempts in a row failed. Nothing is sent until it is reactivated; what it missed can be redelivered.`,paused:e=>`Paused ${e}. Deliveries wait and none is lost; they are sent when it is resumed.`,failing:e=>`The last ${e===1?`attempt`:`${e} attempts`} failed. After five in a row the endpoint is suspended.`},facts:{title:`Endpoint`,description:`Description`,events:`Events`,registered:`Registered`,id:`Id`,none:`None`},errors:{title:`Last errors`,none:`No attempt failed lately.`}},{tested:`Um teste está a caminho.`,resumed:`O endpoint foi retomado. O que esperava está sendo enviado.`,reactivated:`O endpoint volta a receber eventos. Reenvie o que ele perdeu.`,notices:{suspended:e=>`Suspenso ${e}: cinco tentativas seguidas falharam. Nada é enviado até ser reativado; o que perdeu pode ser reenviado.`,paused:e=>`Pausado ${e}. As entregas esperam e nenhuma se perde; são enviadas quando for retomado.`,failing:e=>`${e===1?`A última tentativa falhou`:`As últimas ${e} tentativas falharam`}. Após cinco seguidas o endpoint é suspenso.`},facts:{title:`Endpoint`,description:`Descrição`,events:`Eventos`,registered:`Cadastrado`,id:`Id`,none:`Nenhuma`},errors:{title:`Últimos erros`,none:`Nenhuma tentativa falhou ultimamente.`}});b();function Ze({endpoint:r}){let i=f(U),{errors:a,facts:o}=f($),{statuses:s}=f(t),c=f(F),l=R(),u=Me(r.health.deliveries,i.health,l.count);return e(n,{children:[e(V,{title:i.health.title,actions:e(xe,{tone:u.tone,children:u.text}),children:[e(k,{facts:r.health.deliveries.map(({status:t,count:n})=>({label:s.delivery[t],value:e(`span`,{className:`numeric`,children:l.count(n)})}))}),e(`h3`,{className:Z.heading,children:a.title}),r.recentFailures.length===0?e(`p`,{className:`muted`,children:a.none}):e(`ul`,{className:Z.failures,children:r.recentFailures.map(t=>e(`li`,{children:[K(t.errorMessage,i.failures),e(`span`,{className:`muted`,children:e(z,{at:t.createdAt})})]},t.id))})]}),e(V,{title:o.title,children:e(k,{facts:[{label:o.description,value:r.description||e(`span`,{className:`muted`,children:o.none})},{label:o.events,value:e(`ul`,{children:r.events.map(t=>e(`li`,{children:c[t]},t))})},{label:o.registered,value:e(z,{at:r.createdAt})},{label:o.id,value:e(v,{text:r.publicId})}]})})]})}var Qe=u({EndpointPage:()=>nt});b();var $e=C(()=>S(()=>import(`./EndpointDialogs-CUYPdj4S.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([11,1,2,3,4,6,7,8,12,9,13,14,10]))),et=p(`/signedIn/webhooks/$id`),tt=e=>e!=null&&W(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function nt(){let t=f(U),{facts:r}=f($),{id:i}=et.useParams(),a=et.useSearch(),{open:o,close:s}=me(),l=g(`WEBHOOKS_WRITE`),{data:u,error:d,refetch:p}=c(He,{id:i},{refetchInterval:({state:e})=>tt(e.data?.webhookEndpoint)?2e3:!1});ce(()=>!0,()=>void p());let m=u?.webhookEndpoint?.id===i?u.webhookEndpoint:void 0,h={label:t.title,link:{to:`/webhooks`}};return u?.webhookEndpoint===null?e(oe,{}):m?e(n,{children:[e(B,{title:Ae(m.url),parent:h,aside:e(je,{...m}),actions:l&&e(at,{endpoint:m,onOpen:o})}),e(rt,{endpoint:m}),e(ie,{main:e(Je,{endpoint:m,search:we(a),mayWrite:l,onSince:()=>o(`since`)}),side:e(n,{children:[e(Ze,{endpoint:m}),l&&e(Xe,{endpoint:m,onOpen:o})]})}),l&&a.dialog&&e($e,{endpoint:m,dialog:a.dialog,onClose:s},i)]}):e(n,{children:[e(B,{title:r.title,parent:h}),d?e(x,{error:d,onRetry:()=>void p()}):e(O,{})]})}function rt({endpoint:t}){let n=f($).notices,r=R();return t.status===`SUSPENDED`?e(M,{tone:`bad`,icon:Pe,children:n.suspended(t.suspendedAt?r.ago(t.suspendedAt):``)}):t.pausedAt?e(M,{tone:`warn`,icon:Ne,children:n.paused(r.ago(t.pausedAt))}):t.consecutiveFailures===0?null:e(M,{tone:`warn`,icon:l,children:n.failing(t.consecutiveFailures)})}var it=1e3;function at(t){let{endpoint:r,onOpen:i}=t,o=f(U),s=f($),c={endpointId:r.id},l=a(Ee),u=a(ke),p=a(Te),m=async(e,t)=>{try{await e,E(t),setTimeout(()=>void d.invalidateQueries(),it)}catch(e){h(e)}};return e(n,{children:[e(D,{icon:A,onClick:()=>i(`remove`),children:o.actions.remove}),e(D,{icon:P,onClick:()=>i(`edit`),children:o.actions.edit}),W(r)&&e(D,{icon:N,onClick:()=>i(`pause`),children:o.actions.pause}),r.status===`SUSPENDED`?e(D,{look:`primary`,icon:j,busy:p.isPending,onClick:()=>void m(p.mutateAsync({input:c}),s.reactivated),children:o.actions.reactivate}):r.pausedAt?e(D,{look:`primary`,icon:j,busy:u.isPending,onClick:()=>void m(u.mutateAsync({input:c}),s.resumed),children:o.actions.resume}):e(D,{look:`primary`,icon:Ie,busy:l.isPending,onClick:()=>void m(l.mutateAsync({input:c}),s.tested),children:o.actions.test})]})}export{nt as EndpointPage,Re as n,Qe as t};