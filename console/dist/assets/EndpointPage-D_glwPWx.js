const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-2H3-bP50.js","assets/index-ntnhS566.js","assets/early-grBt5JFH.js","assets/details-P_G1di9K.js","assets/parts-B2JQus4x.js","assets/BulkDialog-8ClP7OSL.js","assets/dialogs-BJDtHswT.js","assets/sending-CpeAgxX9.js","assets/draft-D0RPCffP.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-CkBoyJjr.js","assets/EndpointDialogs-BKkpCZjs.js","assets/TextField-CopWnkay.js","assets/VerifyCode-DmJrNwO7.js","assets/Secret.module-CSK3sx-x.js"])))=>i.map(i=>d[i]);
import{Cn as e,D as t,Fn as n,It as r,J as i,L as a,M as o,Mn as s,Pt as c,Q as l,Rt as u,Ut as d,Wt as f,X as ee,b as p,c as te,ct as m,g as h,kn as g,m as _,n as ne,nn as v,ot as y,p as b,q as re,r as ie,rn as x,t as S,v as C,vn as w,x as T,zt as E}from"./index-ntnhS566.js";import{$ as D,H as O,_ as ae,et as k,ft as A,gt as j,ht as M,l as N,mt as P,s as F,ut as oe}from"./details-P_G1di9K.js";import{D as se,E as ce,G as I,I as le,J as ue,K as L,M as de,N as fe,O as pe,Q as R,U as me,V as he,W as ge,X as z,a as _e,b as ve,et as ye,i as be,l as xe,p as Se,q as Ce,tt as we,u as Te}from"./parts-B2JQus4x.js";import{H as B,x as Ee}from"./early-grBt5JFH.js";import{a as De,f as Oe,n as ke,t as Ae,u as je}from"./change.gql-BXOZ8J02.js";import{c as Me,i as Ne,l as V,o as Pe,s as H,t as U,u as W}from"./webhooks-CkBoyJjr.js";import{n as G,t as K}from"./Secret.module-CSK3sx-x.js";var q={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};q.node;var Fe=i(q),J={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};J.node;var Ie=i(J),Y={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};Y.node;var X=i(Y);x();var Le=[`make`,`teach`,`activate`];function Re({current:e}){let t=l(G).rotation.steps;return v(`ol`,{className:K.steps,children:Le.map((n,r)=>v(`li`,{"aria-current":n===e?`step`:void 0,"data-done":r<Le.indexOf(e)||void 0,children:t[n]},n))})}var ze=2e3;function Be(e,t){let n=me(t);w(()=>{if(!e)return;let t=setInterval(()=>n.current(),ze);return()=>clearInterval(t)},[e,n])}var Z={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`},Ve=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},He=new Ve(`
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
    `);x(),s();var We=b(()=>y(()=>import(`./RedeliverDialog-2H3-bP50.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),Ge=d(`/signedIn/webhooks/$id`),Q=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],Ke=(e,t)=>E(U,{where:{and:[e,{hasEventWith:[{idIn:[...t]}]}]},first:100},{enabled:t.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),qe=async(e,t)=>(await r(U,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Je({endpoint:n,search:r,mayWrite:i,onSince:o}){let s=l(V).deliveries,{statuses:c,table:u}=l(t),d=l(F),f=Ge.useNavigate(),{after:ee,before:p,...m}=r,h=e=>void f({search:B({...m,...e}),resetScroll:!1}),_=ie(n.id,r,L().timezone),{data:y,error:b,isPlaceholderData:re,refetch:x}=Te(Ue,_,Q,[`DELIVERY`]),C=y?.webhookEndpoint?.deliveries,w=y&&Q(y);Be(H(n)&&(w?.some(({status:e})=>e===`PENDING`)??!1),()=>void xe(Ue,_,Q));let E={..._.where,endpointId:n.id},{chosen:D,selection:O,clear:ae,remove:k}=_e(w,r),[A,j]=e(null),M=i&&n.status===`ACTIVE`;return v(R,{title:s.title,flush:!0,actions:v(g,{children:[v(de,{type:({eventId:e})=>e,ids:w?.map(({id:e})=>e),where:E,useListed:Ke,createdSince:qe,onShow:()=>h({})}),v(fe,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:E},count:C?.totalCount}),M&&v(T,{size:`small`,icon:a,onClick:o,children:s.since})]}),children:[v(`div`,{className:Z.toolbar,children:v(ve,{children:[v(pe,{label:s.filters.status,options:ne.map(e=>({value:e,label:c.delivery[e]})),chosen:S(r.status),onChange:e=>h({status:e.join(`,`)})}),v(pe,{label:s.filters.type,options:te.map(e=>({value:e,label:d[e]})),chosen:S(r.type),onChange:e=>h({type:e.join(`,`)})}),v(ce,{label:s.filters.published,value:r,onChange:e=>h({period:void 0,from:void 0,to:void 0,...e})})]})}),D.length>0&&v(Se,{text:u.selected(D.length),onClear:ae,children:v(T,{size:`small`,look:`primary`,icon:a,onClick:()=>j(D),children:s.redeliver})}),v(Ce,{name:`deliveries`,label:`${s.title}: ${n.url}`,columns:Ye(),rows:w,rowKey:e=>e.id,rowName:({event:e})=>d[e.type],stale:re,error:b,onRetry:()=>void x(),...M&&{selection:O},empty:Object.keys(m).length>0?v(le,{icon:we,title:s.noMatch,text:s.noMatchText}):v(le,{icon:X,title:s.empty,text:s.emptyText})}),v(se,{connection:C,onChange:e=>void f({search:B({...m,...e})})}),A&&v(We,{deliveries:A,onDone:k,onClose:()=>j(null)})]})}function Ye(){let e=l(V),t=l(F),n=e.deliveries.columns;return[{id:`event`,header:n.event,cell:({id:e,event:n})=>v(f,{to:`/deliveries/$id`,params:{id:e},children:t[n.type]})},{id:`status`,header:n.status,cell:({status:e})=>v(be,{kind:`delivery`,status:e})},{id:`response`,header:n.response,cell:({history:t})=>{let n=t.at(-1);return n?n.errorMessage?v(`span`,{className:Z.response,children:W(n.errorMessage,e.failures)}):v(`span`,{className:`numeric`,children:n.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:n.attempts,cell:({attempts:e})=>v(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:n.published,cell:({createdAt:e})=>v(I,{at:e}),wide:`below`}]}s();function Xe(e){let{endpoint:t,onOpen:n}=e,{actions:r}=l(V),{rotation:i}=l(G),o=L(),s=u(Ae),c=u(ke),d={endpointId:t.id},f=async(e,t)=>{try{await e.mutateAsync({input:d}),C(t)}catch(e){p(e)}};return v(R,{title:i.title,children:t.rotationStartedAt?v(g,{children:[v(`p`,{className:K.began,children:i.began(o.full(t.rotationStartedAt))}),v(Re,{current:`teach`}),v(`div`,{className:K.buttons,children:[v(T,{look:`primary`,icon:re,busy:s.isPending,onClick:()=>void f(s,i.activated),children:i.activate}),v(T,{icon:ye,busy:c.isPending,onClick:()=>void f(c,i.cancelled),children:i.cancel})]})]}):v(g,{children:[v(`p`,{className:`muted`,children:i.text}),v(`div`,{className:K.buttons,children:[v(T,{icon:a,onClick:()=>n(`rotate`),children:i.rotate}),v(T,{icon:A,onClick:()=>n(`verify`),children:r.verify})]})]})})}var $=ee({tested:`A test is on its way.`,resumed:`The endpoint is resumed. What waited is being sent.`,reactivated:`The endpoint gets events again. Redeliver what it missed.`,notices:{suspended:e=>`Suspended ${e}: five attempts in a row failed. Nothing is sent until it is reactivated; what it missed can be redelivered.`,paused:e=>`Paused ${e}. Deliveries wait and none is lost; they are sent when it is resumed.`,failing:e=>`The last ${e===1?`attempt`:`${e} attempts`} failed. After five in a row the endpoint is suspended.`},facts:{title:`Endpoint`,description:`Description`,events:`Events`,registered:`Registered`,id:`Id`,none:`None`},errors:{title:`Last errors`,none:`No attempt failed lately.`}},{tested:`Um teste está a caminho.`,resumed:`O endpoint foi retomado. O que esperava está sendo enviado.`,reactivated:`O endpoint volta a receber eventos. Reenvie o que ele perdeu.`,notices:{suspended:e=>`Suspenso ${e}: cinco tentativas seguidas falharam. Nada é enviado até ser reativado; o que perdeu pode ser reenviado.`,paused:e=>`Pausado ${e}. As entregas esperam e nenhuma se perde; são enviadas quando for retomado.`,failing:e=>`${e===1?`A última tentativa falhou`:`As últimas ${e} tentativas falharam`}. Após cinco seguidas o endpoint é suspenso.`},facts:{title:`Endpoint`,description:`Descrição`,events:`Eventos`,registered:`Cadastrado`,id:`Id`,none:`Nenhuma`},errors:{title:`Últimos erros`,none:`Nenhuma tentativa falhou ultimamente.`}});s();function Ze({endpoint:e}){let n=l(V),{errors:r,facts:i}=l($),{statuses:a}=l(t),o=l(F),s=L(),c=Pe(e.health.deliveries,n.health,s.count);return v(g,{children:[v(R,{title:n.health.title,actions:v(ue,{tone:c.tone,children:c.text}),children:[v(D,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:a.delivery[e],value:v(`span`,{className:`numeric`,children:s.count(t)})}))}),v(`h3`,{className:Z.heading,children:r.title}),e.recentFailures.length===0?v(`p`,{className:`muted`,children:r.none}):v(`ul`,{className:Z.failures,children:e.recentFailures.map(e=>v(`li`,{children:[W(e.errorMessage,n.failures),v(`span`,{className:`muted`,children:v(I,{at:e.createdAt})})]},e.id))})]}),v(R,{title:i.title,children:v(D,{facts:[{label:i.description,value:e.description||v(`span`,{className:`muted`,children:i.none})},{label:i.events,value:v(`ul`,{children:e.events.map(e=>v(`li`,{children:o[e]},e))})},{label:i.registered,value:v(I,{at:e.createdAt})},{label:i.id,value:v(h,{text:e.publicId})}]})})]})}var Qe=n({EndpointPage:()=>nt});s();var $e=b(()=>y(()=>import(`./EndpointDialogs-BKkpCZjs.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([11,1,2,4,6,3,7,8,12,9,13,14,10]))),et=d(`/signedIn/webhooks/$id`),tt=e=>e!=null&&H(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function nt(){let e=l(V),{facts:t}=l($),{id:n}=et.useParams(),r=et.useSearch(),{open:i,close:a}=ge(),o=m(`WEBHOOKS_WRITE`),{data:s,error:c,refetch:u}=E(He,{id:n},{refetchInterval:({state:e})=>tt(e.data?.webhookEndpoint)?2e3:!1});he(()=>!0,()=>void u());let d=s?.webhookEndpoint?.id===n?s.webhookEndpoint:void 0,f={label:e.title,link:{to:`/webhooks`}};return s?.webhookEndpoint===null?v(ae,{}):d?v(g,{children:[v(z,{title:Me(d.url),parent:f,aside:v(Ne,{...d}),actions:o&&v(at,{endpoint:d,onOpen:i})}),v(rt,{endpoint:d}),v(k,{main:v(Je,{endpoint:d,search:Ee(r),mayWrite:o,onSince:()=>i(`since`)}),side:v(g,{children:[v(Ze,{endpoint:d}),o&&v(Xe,{endpoint:d,onOpen:i})]})}),o&&r.dialog&&v($e,{endpoint:d,dialog:r.dialog,onClose:a},n)]}):v(g,{children:[v(z,{title:t.title,parent:f}),c?v(_,{error:c,onRetry:()=>void u()}):v(O,{})]})}function rt({endpoint:e}){let t=l($).notices,n=L();return e.status===`SUSPENDED`?v(N,{tone:`bad`,icon:Ie,children:t.suspended(e.suspendedAt?n.ago(e.suspendedAt):``)}):e.pausedAt?v(N,{tone:`warn`,icon:Fe,children:t.paused(n.ago(e.pausedAt))}):e.consecutiveFailures===0?null:v(N,{tone:`warn`,icon:o,children:t.failing(e.consecutiveFailures)})}var it=1e3;function at(e){let{endpoint:t,onOpen:n}=e,r=l(V),i=l($),a={endpointId:t.id},o=u(Oe),s=u(je),d=u(De),f=async(e,t)=>{try{await e,C(t),setTimeout(()=>void c.invalidateQueries(),it)}catch(e){p(e)}};return v(g,{children:[v(T,{icon:oe,onClick:()=>n(`remove`),children:r.actions.remove}),v(T,{icon:M,onClick:()=>n(`edit`),children:r.actions.edit}),H(t)&&v(T,{icon:j,onClick:()=>n(`pause`),children:r.actions.pause}),t.status===`SUSPENDED`?v(T,{look:`primary`,icon:P,busy:d.isPending,onClick:()=>void f(d.mutateAsync({input:a}),i.reactivated),children:r.actions.reactivate}):t.pausedAt?v(T,{look:`primary`,icon:P,busy:s.isPending,onClick:()=>void f(s.mutateAsync({input:a}),i.resumed),children:r.actions.resume}):v(T,{look:`primary`,icon:X,busy:o.isPending,onClick:()=>void f(o.mutateAsync({input:a}),i.tested),children:r.actions.test})]})}export{nt as EndpointPage,Re as n,Qe as t};