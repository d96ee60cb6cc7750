const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-Dwo1JIvS.js","assets/index-DSghyoMO.js","assets/early-JhwasVCb.js","assets/details-D9Y-tpnF.js","assets/parts-CE7ui_Zl.js","assets/BulkDialog-Dw_ThBoE.js","assets/dialogs-C5K1e2p_.js","assets/sending-BYyfSJLp.js","assets/draft-Zl2_X2FY.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-Cfw2A5L3.js","assets/EndpointDialogs-CLfrnyfa.js","assets/TextField-DBMLqxJK.js","assets/VerifyCode-FuQotMN7.js","assets/Secret.module-BJyAJXi8.js"])))=>i.map(i=>d[i]);
import{An as e,D as t,In as n,It as r,J as i,L as a,M as o,Nn as s,Pt as c,Q as l,Rt as u,Ut as d,Wt as f,X as p,b as m,c as ee,ct as h,g,m as _,n as te,nn as v,ot as y,p as b,q as ne,r as re,rn as x,t as S,v as C,vn as w,wn as ie,x as T,zt as E}from"./index-DSghyoMO.js";import{H as D,J as O,Y as k,_ as A,ft as j,gt as M,ht as N,l as P,mt as ae,s as F,ut as oe}from"./details-D9Y-tpnF.js";import{$ as se,B as ce,D as le,E as ue,F as I,G as L,H as de,K as fe,M as pe,T as me,U as he,W as R,Y as ge,Z as z,a as _e,et as ve,f as ye,i as be,j as xe,l as Se,q as Ce,u as we,y as Te}from"./parts-CE7ui_Zl.js";import{H as B,x as Ee}from"./early-JhwasVCb.js";import{a as De,f as Oe,n as ke,t as Ae,u as je}from"./change.gql-BXOZ8J02.js";import{c as Me,i as Ne,l as V,o as Pe,s as H,t as U,u as W}from"./webhooks-Cfw2A5L3.js";import{n as G,t as K}from"./Secret.module-BJyAJXi8.js";var q={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};q.node;var Fe=i(q),J={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};J.node;var Ie=i(J),Y={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};Y.node;var X=i(Y);x();var Le=[`make`,`teach`,`activate`];function Re({current:e}){let t=l(G).rotation.steps;return v(`ol`,{className:K.steps,children:Le.map((n,r)=>v(`li`,{"aria-current":n===e?`step`:void 0,"data-done":r<Le.indexOf(e)||void 0,children:t[n]},n))})}var ze=2e3;function Be(e,t){let n=de(t);w(()=>{if(!e)return;let t=setInterval(()=>n.current(),ze);return()=>clearInterval(t)},[e,n])}var Z={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`},Ve=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},He=new Ve(`
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
    `);x(),s();var We=b(()=>y(()=>import(`./RedeliverDialog-Dwo1JIvS.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),Ge=d(`/signedIn/webhooks/$id`),Q=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],Ke=(e,t)=>E(U,{where:{and:[e,{hasEventWith:[{idIn:[...t]}]}]},first:100},{enabled:t.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),qe=async(e,t)=>(await r(U,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Je({endpoint:n,search:r,mayWrite:i,onSince:o}){let s=l(V).deliveries,{statuses:c,table:u}=l(t),d=l(F),f=Ge.useNavigate(),{after:p,before:m,...h}=r,g=e=>void f({search:B({...h,...e}),resetScroll:!1}),_=re(n.id,r,L().timezone),{data:y,error:b,isPlaceholderData:ne,refetch:x}=we(Ue,_,Q,[`DELIVERY`]),C=y?.webhookEndpoint?.deliveries,w=y&&Q(y);Be(H(n)&&(w?.some(({status:e})=>e===`PENDING`)??!1),()=>void Se(Ue,_,Q));let E={..._.where,endpointId:n.id},{chosen:D,selection:O,clear:k,remove:A}=_e(w,r),[j,M]=ie(null),N=i&&n.status===`ACTIVE`;return v(z,{title:s.title,flush:!0,actions:v(e,{children:[v(xe,{type:({eventId:e})=>e,ids:w?.map(({id:e})=>e),where:E,useListed:Ke,createdSince:qe,onShow:()=>g({})}),v(pe,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:E},count:C?.totalCount}),N&&v(T,{size:`small`,icon:a,onClick:o,children:s.since})]}),children:[v(`div`,{className:Z.toolbar,children:v(Te,{children:[v(le,{label:s.filters.status,options:te.map(e=>({value:e,label:c.delivery[e]})),chosen:S(r.status),onChange:e=>g({status:e.join(`,`)})}),v(le,{label:s.filters.type,options:ee.map(e=>({value:e,label:d[e]})),chosen:S(r.type),onChange:e=>g({type:e.join(`,`)})}),v(me,{label:s.filters.published,value:r,onChange:e=>g({period:void 0,from:void 0,to:void 0,...e})})]})}),D.length>0&&v(ye,{text:u.selected(D.length),onClear:k,children:v(T,{size:`small`,look:`primary`,icon:a,onClick:()=>M(D),children:s.redeliver})}),v(fe,{name:`deliveries`,label:`${s.title}: ${n.url}`,columns:Ye(),rows:w,rowKey:e=>e.id,rowName:({event:e})=>d[e.type],stale:ne,error:b,onRetry:()=>void x(),...N&&{selection:O},empty:Object.keys(h).length>0?v(I,{icon:ve,title:s.noMatch,text:s.noMatchText}):v(I,{icon:X,title:s.empty,text:s.emptyText})}),v(ue,{connection:C,onChange:e=>void f({search:B({...h,...e})})}),j&&v(We,{deliveries:j,onDone:A,onClose:()=>M(null)})]})}function Ye(){let e=l(V),t=l(F),n=e.deliveries.columns;return[{id:`event`,header:n.event,cell:({id:e,event:n})=>v(f,{to:`/deliveries/$id`,params:{id:e},children:t[n.type]})},{id:`status`,header:n.status,cell:({status:e})=>v(be,{kind:`delivery`,status:e})},{id:`response`,header:n.response,cell:({history:t})=>{let n=t.at(-1);return n?n.errorMessage?v(`span`,{className:Z.response,children:W(n.errorMessage,e.failures)}):v(`span`,{className:`numeric`,children:n.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:n.attempts,cell:({attempts:e})=>v(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:n.published,cell:({createdAt:e})=>v(R,{at:e}),wide:`below`}]}s();function Xe(t){let{endpoint:n,onOpen:r}=t,{actions:i}=l(V),{rotation:o}=l(G),s=L(),c=u(Ae),d=u(ke),f={endpointId:n.id},p=async(e,t)=>{try{await e.mutateAsync({input:f}),C(t)}catch(e){m(e)}};return v(z,{title:o.title,children:n.rotationStartedAt?v(e,{children:[v(`p`,{className:K.began,children:o.began(s.full(n.rotationStartedAt))}),v(Re,{current:`teach`}),v(`div`,{className:K.buttons,children:[v(T,{look:`primary`,icon:ne,busy:c.isPending,onClick:()=>void p(c,o.activated),children:o.activate}),v(T,{icon:se,busy:d.isPending,onClick:()=>void p(d,o.cancelled),children:o.cancel})]})]}):v(e,{children:[v(`p`,{className:`muted`,children:o.text}),v(`div`,{className:K.buttons,children:[v(T,{icon:a,onClick:()=>r(`rotate`),children:o.rotate}),v(T,{icon:j,onClick:()=>r(`verify`),children:i.verify})]})]})})}var $=p({tested:`A test is on its way.`,resumed:`The endpoint is resumed. What waited is being sent.`,reactivated:`The endpoint gets events again. Redeliver what it missed.`,notices:{suspended:e=>`Suspended ${e}: five attempts in a row failed. Nothing is sent until it is reactivated; what it missed can be redelivered.`,paused:e=>`Paused ${e}. Deliveries wait and none is lost; they are sent when it is resumed.`,failing:e=>`The last ${e===1?`attempt`:`${e} attempts`} failed. After five in a row the endpoint is suspended.`},facts:{title:`Endpoint`,description:`Description`,events:`Events`,registered:`Registered`,id:`Id`,none:`None`},errors:{title:`Last errors`,none:`No attempt failed lately.`}},{tested:`Um teste está a caminho.`,resumed:`O endpoint foi retomado. O que esperava está sendo enviado.`,reactivated:`O endpoint volta a receber eventos. Reenvie o que ele perdeu.`,notices:{suspended:e=>`Suspenso ${e}: cinco tentativas seguidas falharam. Nada é enviado até ser reativado; o que perdeu pode ser reenviado.`,paused:e=>`Pausado ${e}. As entregas esperam e nenhuma se perde; são enviadas quando for retomado.`,failing:e=>`${e===1?`A última tentativa falhou`:`As últimas ${e} tentativas falharam`}. Após cinco seguidas o endpoint é suspenso.`},facts:{title:`Endpoint`,description:`Descrição`,events:`Eventos`,registered:`Cadastrado`,id:`Id`,none:`Nenhuma`},errors:{title:`Últimos erros`,none:`Nenhuma tentativa falhou ultimamente.`}});s();function Ze({endpoint:n}){let r=l(V),{errors:i,facts:a}=l($),{statuses:o}=l(t),s=l(F),c=L(),u=Pe(n.health.deliveries,r.health,c.count);return v(e,{children:[v(z,{title:r.health.title,actions:v(Ce,{tone:u.tone,children:u.text}),children:[v(O,{facts:n.health.deliveries.map(({status:e,count:t})=>({label:o.delivery[e],value:v(`span`,{className:`numeric`,children:c.count(t)})}))}),v(`h3`,{className:Z.heading,children:i.title}),n.recentFailures.length===0?v(`p`,{className:`muted`,children:i.none}):v(`ul`,{className:Z.failures,children:n.recentFailures.map(e=>v(`li`,{children:[W(e.errorMessage,r.failures),v(`span`,{className:`muted`,children:v(R,{at:e.createdAt})})]},e.id))})]}),v(z,{title:a.title,children:v(O,{facts:[{label:a.description,value:n.description||v(`span`,{className:`muted`,children:a.none})},{label:a.events,value:v(`ul`,{children:n.events.map(e=>v(`li`,{children:s[e]},e))})},{label:a.registered,value:v(R,{at:n.createdAt})},{label:a.id,value:v(g,{text:n.publicId})}]})})]})}var Qe=n({EndpointPage:()=>nt});s();var $e=b(()=>y(()=>import(`./EndpointDialogs-CLfrnyfa.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([11,1,2,4,6,3,7,8,12,9,13,14,10]))),et=d(`/signedIn/webhooks/$id`),tt=e=>e!=null&&H(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function nt(){let t=l(V),{facts:n}=l($),{id:r}=et.useParams(),i=et.useSearch(),{open:a,close:o}=he(),s=h(`WEBHOOKS_WRITE`),{data:c,error:u,refetch:d}=E(He,{id:r},{refetchInterval:({state:e})=>tt(e.data?.webhookEndpoint)?2e3:!1});ce(()=>!0,()=>void d());let f=c?.webhookEndpoint?.id===r?c.webhookEndpoint:void 0,p={label:t.title,link:{to:`/webhooks`}};return c?.webhookEndpoint===null?v(A,{}):f?v(e,{children:[v(ge,{title:Me(f.url),parent:p,aside:v(Ne,{...f}),actions:s&&v(at,{endpoint:f,onOpen:a})}),v(rt,{endpoint:f}),v(k,{main:v(Je,{endpoint:f,search:Ee(i),mayWrite:s,onSince:()=>a(`since`)}),side:v(e,{children:[v(Ze,{endpoint:f}),s&&v(Xe,{endpoint:f,onOpen:a})]})}),s&&i.dialog&&v($e,{endpoint:f,dialog:i.dialog,onClose:o},r)]}):v(e,{children:[v(ge,{title:n.title,parent:p}),u?v(_,{error:u,onRetry:()=>void d()}):v(D,{})]})}function rt({endpoint:e}){let t=l($).notices,n=L();return e.status===`SUSPENDED`?v(P,{tone:`bad`,icon:Ie,children:t.suspended(e.suspendedAt?n.ago(e.suspendedAt):``)}):e.pausedAt?v(P,{tone:`warn`,icon:Fe,children:t.paused(n.ago(e.pausedAt))}):e.consecutiveFailures===0?null:v(P,{tone:`warn`,icon:o,children:t.failing(e.consecutiveFailures)})}var it=1e3;function at(t){let{endpoint:n,onOpen:r}=t,i=l(V),a=l($),o={endpointId:n.id},s=u(Oe),d=u(je),f=u(De),p=async(e,t)=>{try{await e,C(t),setTimeout(()=>void c.invalidateQueries(),it)}catch(e){m(e)}};return v(e,{children:[v(T,{icon:oe,onClick:()=>r(`remove`),children:i.actions.remove}),v(T,{icon:N,onClick:()=>r(`edit`),children:i.actions.edit}),H(n)&&v(T,{icon:M,onClick:()=>r(`pause`),children:i.actions.pause}),n.status===`SUSPENDED`?v(T,{look:`primary`,icon:ae,busy:f.isPending,onClick:()=>void p(f.mutateAsync({input:o}),a.reactivated),children:i.actions.reactivate}):n.pausedAt?v(T,{look:`primary`,icon:ae,busy:d.isPending,onClick:()=>void p(d.mutateAsync({input:o}),a.resumed),children:i.actions.resume}):v(T,{look:`primary`,icon:X,busy:s.isPending,onClick:()=>void p(s.mutateAsync({input:o}),a.tested),children:i.actions.test})]})}export{nt as EndpointPage,Re as n,Qe as t};