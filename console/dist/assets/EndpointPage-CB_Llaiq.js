const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-7QUqp2Sj.js","assets/index-1NI2Ce1b.js","assets/early-BYpEY6fK.js","assets/details-BCxr0cvW.js","assets/parts-CYsUAY3Z.js","assets/BulkDialog-B1AibSZE.js","assets/dialogs-DKXg-Har.js","assets/sending-C7jtxXne.js","assets/draft-BvkOCEOn.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-Dc3RlcGU.js","assets/EndpointDialogs-DDu8btHS.js","assets/TextField-DsRt77fr.js","assets/VerifyCode-CxnuvlOU.js","assets/Secret.module-Dy8B5MYO.js"])))=>i.map(i=>d[i]);
import{Cn as e,D as t,Fn as n,It as r,J as i,L as a,M as o,Mn as s,Pt as c,Q as l,Rt as u,Ut as d,Wt as f,X as ee,b as p,c as te,ct as m,g as h,kn as g,m as _,n as ne,nn as v,ot as y,p as b,q as re,r as ie,rn as x,t as ae,v as S,vn as C,x as w,zt as T}from"./index-1NI2Ce1b.js";import{$ as E,H as oe,_ as se,et as D,ft as O,gt as k,ht as A,l as j,mt as M,s as N,ut as ce}from"./details-BCxr0cvW.js";import{$ as le,B as ue,D as P,E as de,F as fe,G as F,H as pe,K as me,M as he,T as ge,U as _e,W as I,Y as L,Z as R,a as ve,et as ye,f as be,i as xe,j as Se,l as Ce,q as we,u as Te,y as Ee}from"./parts-CYsUAY3Z.js";import{H as z,x as De}from"./early-BYpEY6fK.js";import{a as Oe,f as ke,n as Ae,t as je,u as Me}from"./change.gql-BXOZ8J02.js";import{c as Ne,i as Pe,l as B,o as Fe,s as V,t as H,u as U}from"./webhooks-Dc3RlcGU.js";import{n as W,t as G}from"./Secret.module-Dy8B5MYO.js";var K={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};K.node;var Ie=i(K),q={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};q.node;var Le=i(q),J={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};J.node;var Y=i(J);x();var Re=[`make`,`teach`,`activate`];function ze({current:e}){let t=l(W).rotation.steps;return v(`ol`,{className:G.steps,children:Re.map((n,r)=>v(`li`,{"aria-current":n===e?`step`:void 0,"data-done":r<Re.indexOf(e)||void 0,children:t[n]},n))})}var Be=2e3;function Ve(e,t){let n=pe(t);C(()=>{if(!e)return;let t=setInterval(()=>n.current(),Be);return()=>clearInterval(t)},[e,n])}var X={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`},Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},He=new Z(`
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
    `),Ue=new Z(`
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
    `);x(),s();var We=b(()=>y(()=>import(`./RedeliverDialog-7QUqp2Sj.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),Ge=d(`/signedIn/webhooks/$id`),Q=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],Ke=(e,t)=>T(H,{where:{and:[e,{hasEventWith:[{idIn:[...t]}]}]},first:100},{enabled:t.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),qe=async(e,t)=>(await r(H,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Je({endpoint:n,search:r,mayWrite:i,onSince:o}){let s=l(B).deliveries,{statuses:c,table:u}=l(t),d=l(N),f=Ge.useNavigate(),{after:ee,before:p,...m}=r,h=e=>void f({search:z({...m,...e}),resetScroll:!1}),_=ie(n.id,r,F().timezone),{data:y,error:b,isPlaceholderData:re,refetch:x}=Te(Ue,_,Q,[`DELIVERY`]),S=y?.webhookEndpoint?.deliveries,C=y&&Q(y);Ve(V(n)&&(C?.some(({status:e})=>e===`PENDING`)??!1),()=>void Ce(Ue,_,Q));let T={..._.where,endpointId:n.id},{chosen:E,selection:oe,clear:se,remove:D}=ve(C,r),[O,k]=e(null),A=i&&n.status===`ACTIVE`;return v(R,{title:s.title,flush:!0,actions:v(g,{children:[v(Se,{type:({eventId:e})=>e,ids:C?.map(({id:e})=>e),where:T,useListed:Ke,createdSince:qe,onShow:()=>h({})}),v(he,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:T},count:S?.totalCount}),A&&v(w,{size:`small`,icon:a,onClick:o,children:s.since})]}),children:[v(`div`,{className:X.toolbar,children:v(Ee,{children:[v(P,{label:s.filters.status,options:ne.map(e=>({value:e,label:c.delivery[e]})),chosen:ae(r.status),onChange:e=>h({status:e.join(`,`)})}),v(P,{label:s.filters.type,options:te.map(e=>({value:e,label:d[e]})),chosen:ae(r.type),onChange:e=>h({type:e.join(`,`)})}),v(ge,{label:s.filters.published,value:r,onChange:e=>h({period:void 0,from:void 0,to:void 0,...e})})]})}),E.length>0&&v(be,{text:u.selected(E.length),onClear:se,children:v(w,{size:`small`,look:`primary`,icon:a,onClick:()=>k(E),children:s.redeliver})}),v(me,{name:`deliveries`,label:`${s.title}: ${n.url}`,columns:Ye(),rows:C,rowKey:e=>e.id,rowName:({event:e})=>d[e.type],stale:re,error:b,onRetry:()=>void x(),...A&&{selection:oe},empty:Object.keys(m).length>0?v(fe,{icon:ye,title:s.noMatch,text:s.noMatchText}):v(fe,{icon:Y,title:s.empty,text:s.emptyText})}),v(de,{connection:S,onChange:e=>void f({search:z({...m,...e})})}),O&&v(We,{deliveries:O,onDone:D,onClose:()=>k(null)})]})}function Ye(){let e=l(B),t=l(N),n=e.deliveries.columns;return[{id:`event`,header:n.event,cell:({id:e,event:n})=>v(f,{to:`/deliveries/$id`,params:{id:e},children:t[n.type]})},{id:`status`,header:n.status,cell:({status:e})=>v(xe,{kind:`delivery`,status:e})},{id:`response`,header:n.response,cell:({history:t})=>{let n=t.at(-1);return n?n.errorMessage?v(`span`,{className:X.response,children:U(n.errorMessage,e.failures)}):v(`span`,{className:`numeric`,children:n.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:n.attempts,cell:({attempts:e})=>v(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:n.published,cell:({createdAt:e})=>v(I,{at:e}),wide:`below`}]}s();function Xe(e){let{endpoint:t,onOpen:n}=e,{actions:r}=l(B),{rotation:i}=l(W),o=F(),s=u(je),c=u(Ae),d={endpointId:t.id},f=async(e,t)=>{try{await e.mutateAsync({input:d}),S(t)}catch(e){p(e)}};return v(R,{title:i.title,children:t.rotationStartedAt?v(g,{children:[v(`p`,{className:G.began,children:i.began(o.full(t.rotationStartedAt))}),v(ze,{current:`teach`}),v(`div`,{className:G.buttons,children:[v(w,{look:`primary`,icon:re,busy:s.isPending,onClick:()=>void f(s,i.activated),children:i.activate}),v(w,{icon:le,busy:c.isPending,onClick:()=>void f(c,i.cancelled),children:i.cancel})]})]}):v(g,{children:[v(`p`,{className:`muted`,children:i.text}),v(`div`,{className:G.buttons,children:[v(w,{icon:a,onClick:()=>n(`rotate`),children:i.rotate}),v(w,{icon:O,onClick:()=>n(`verify`),children:r.verify})]})]})})}var $=ee({tested:`A test is on its way.`,resumed:`The endpoint is resumed. What waited is being sent.`,reactivated:`The endpoint gets events again. Redeliver what it missed.`,notices:{suspended:e=>`Suspended ${e}: five attempts in a row failed. Nothing is sent until it is reactivated; what it missed can be redelivered.`,paused:e=>`Paused ${e}. Deliveries wait and none is lost; they are sent when it is resumed.`,failing:e=>`The last ${e===1?`attempt`:`${e} attempts`} failed. After five in a row the endpoint is suspended.`},facts:{title:`Endpoint`,description:`Description`,events:`Events`,registered:`Registered`,id:`Id`,none:`None`},errors:{title:`Last errors`,none:`No attempt failed lately.`}},{tested:`Um teste está a caminho.`,resumed:`O endpoint foi retomado. O que esperava está sendo enviado.`,reactivated:`O endpoint volta a receber eventos. Reenvie o que ele perdeu.`,notices:{suspended:e=>`Suspenso ${e}: cinco tentativas seguidas falharam. Nada é enviado até ser reativado; o que perdeu pode ser reenviado.`,paused:e=>`Pausado ${e}. As entregas esperam e nenhuma se perde; são enviadas quando for retomado.`,failing:e=>`${e===1?`A última tentativa falhou`:`As últimas ${e} tentativas falharam`}. Após cinco seguidas o endpoint é suspenso.`},facts:{title:`Endpoint`,description:`Descrição`,events:`Eventos`,registered:`Cadastrado`,id:`Id`,none:`Nenhuma`},errors:{title:`Últimos erros`,none:`Nenhuma tentativa falhou ultimamente.`}});s();function Ze({endpoint:e}){let n=l(B),{errors:r,facts:i}=l($),{statuses:a}=l(t),o=l(N),s=F(),c=Fe(e.health.deliveries,n.health,s.count);return v(g,{children:[v(R,{title:n.health.title,actions:v(we,{tone:c.tone,children:c.text}),children:[v(E,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:a.delivery[e],value:v(`span`,{className:`numeric`,children:s.count(t)})}))}),v(`h3`,{className:X.heading,children:r.title}),e.recentFailures.length===0?v(`p`,{className:`muted`,children:r.none}):v(`ul`,{className:X.failures,children:e.recentFailures.map(e=>v(`li`,{children:[U(e.errorMessage,n.failures),v(`span`,{className:`muted`,children:v(I,{at:e.createdAt})})]},e.id))})]}),v(R,{title:i.title,children:v(E,{facts:[{label:i.description,value:e.description||v(`span`,{className:`muted`,children:i.none})},{label:i.events,value:v(`ul`,{children:e.events.map(e=>v(`li`,{children:o[e]},e))})},{label:i.registered,value:v(I,{at:e.createdAt})},{label:i.id,value:v(h,{text:e.publicId})}]})})]})}var Qe=n({EndpointPage:()=>nt});s();var $e=b(()=>y(()=>import(`./EndpointDialogs-DDu8btHS.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([11,1,2,4,6,3,7,8,12,9,13,14,10]))),et=d(`/signedIn/webhooks/$id`),tt=e=>e!=null&&V(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function nt(){let e=l(B),{facts:t}=l($),{id:n}=et.useParams(),r=et.useSearch(),{open:i,close:a}=_e(),o=m(`WEBHOOKS_WRITE`),{data:s,error:c,refetch:u}=T(He,{id:n},{refetchInterval:({state:e})=>tt(e.data?.webhookEndpoint)?2e3:!1});ue(()=>!0,()=>void u());let d=s?.webhookEndpoint?.id===n?s.webhookEndpoint:void 0,f={label:e.title,link:{to:`/webhooks`}};return s?.webhookEndpoint===null?v(se,{}):d?v(g,{children:[v(L,{title:Ne(d.url),parent:f,aside:v(Pe,{...d}),actions:o&&v(at,{endpoint:d,onOpen:i})}),v(rt,{endpoint:d}),v(D,{main:v(Je,{endpoint:d,search:De(r),mayWrite:o,onSince:()=>i(`since`)}),side:v(g,{children:[v(Ze,{endpoint:d}),o&&v(Xe,{endpoint:d,onOpen:i})]})}),o&&r.dialog&&v($e,{endpoint:d,dialog:r.dialog,onClose:a},n)]}):v(g,{children:[v(L,{title:t.title,parent:f}),c?v(_,{error:c,onRetry:()=>void u()}):v(oe,{})]})}function rt({endpoint:e}){let t=l($).notices,n=F();return e.status===`SUSPENDED`?v(j,{tone:`bad`,icon:Le,children:t.suspended(e.suspendedAt?n.ago(e.suspendedAt):``)}):e.pausedAt?v(j,{tone:`warn`,icon:Ie,children:t.paused(n.ago(e.pausedAt))}):e.consecutiveFailures===0?null:v(j,{tone:`warn`,icon:o,children:t.failing(e.consecutiveFailures)})}var it=1e3;function at(e){let{endpoint:t,onOpen:n}=e,r=l(B),i=l($),a={endpointId:t.id},o=u(ke),s=u(Me),d=u(Oe),f=async(e,t)=>{try{await e,S(t),setTimeout(()=>void c.invalidateQueries(),it)}catch(e){p(e)}};return v(g,{children:[v(w,{icon:ce,onClick:()=>n(`remove`),children:r.actions.remove}),v(w,{icon:A,onClick:()=>n(`edit`),children:r.actions.edit}),V(t)&&v(w,{icon:k,onClick:()=>n(`pause`),children:r.actions.pause}),t.status===`SUSPENDED`?v(w,{look:`primary`,icon:M,busy:d.isPending,onClick:()=>void f(d.mutateAsync({input:a}),i.reactivated),children:r.actions.reactivate}):t.pausedAt?v(w,{look:`primary`,icon:M,busy:s.isPending,onClick:()=>void f(s.mutateAsync({input:a}),i.resumed),children:r.actions.resume}):v(w,{look:`primary`,icon:Y,busy:o.isPending,onClick:()=>void f(o.mutateAsync({input:a}),i.tested),children:r.actions.test})]})}export{nt as EndpointPage,ze as n,Qe as t};