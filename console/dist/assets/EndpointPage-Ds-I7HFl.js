const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-DLufNVa8.js","assets/index-Z30AnFCu.js","assets/early-CY4GmciT.js","assets/details-DljgdNi-.js","assets/parts-CjT7OvWf.js","assets/BulkDialog-CKDcn5e8.js","assets/dialogs-DXnwmljf.js","assets/change.gql-vYQsgJcH.js","assets/webhooks-BMrTh4P5.js","assets/EndpointDialogs-BgJrQurX.js","assets/TextField-QV_5ZASl.js","assets/VerifyCode-BmsittwZ.js","assets/Secret.module-Di1i-Ka9.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Ct as r,Dt as i,Et as a,G as o,P as s,S as c,Vt as l,W as u,a as d,f,fn as p,g as m,h,hn as g,jt as ee,k as _,m as v,n as te,o as ne,on as re,t as y,tt as b,u as x,vn as S,w as C}from"./index-Z30AnFCu.js";import{E as w,K as T,U as E,a as D,dt as O,l as k,lt as A,q as ie,st as ae}from"./details-DljgdNi-.js";import{A as j,B as oe,C as M,D as se,F as ce,J as le,L as ue,O as N,R as P,S as de,U as F,V as fe,W as I,a as pe,b as me,h as he,i as ge,q as _e,x as ve,z as L}from"./parts-CjT7OvWf.js";import{V as R,x as ye}from"./early-CY4GmciT.js";import{a as be,f as xe,n as Se,t as Ce,u as we}from"./change.gql-vYQsgJcH.js";import{a as z,i as B,n as Te,r as Ee,t as De}from"./webhooks-BMrTh4P5.js";import{n as V,t as H}from"./Secret.module-Di1i-Ka9.js";var U={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};U.node;var Oe=o(U),W={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};W.node;var ke=o(W),G={name:`pause`,size:24,node:[[`rect`,{x:`14`,y:`3`,width:`5`,height:`18`,rx:`1`,key:`kaeet6`}],[`rect`,{x:`5`,y:`3`,width:`5`,height:`18`,rx:`1`,key:`1wsw3u`}]]};G.node;var Ae=o(G),K={name:`play`,size:24,node:[[`path`,{d:`M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z`,key:`10ikf1`}]]};K.node;var q=o(K),J={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};J.node;var Y=o(J);l();var X=[`make`,`teach`,`activate`];function Z({current:e}){let t=C(V).rotation.steps;return n(`ol`,{className:H.steps,children:X.map((r,i)=>n(`li`,{"aria-current":r===e?`step`:void 0,"data-done":i<X.indexOf(e)||void 0,children:t[r]},r))})}var Q={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`};g();var je=N(()=>e(()=>import(`./RedeliverDialog-DLufNVa8.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),Me=t(`/signedIn/webhooks/$id`);function Ne({endpoint:e,search:t,stale:r,mayWrite:i,onSince:a}){let o=C(B).deliveries,{statuses:l,table:u}=C(c),f=C(k),h=Me.useNavigate(),{after:g,before:ee,..._}=t,v=e=>void h({search:R({..._,...e}),resetScroll:!1}),b=e.deliveries.edges.map(e=>e.node),{chosen:x,selection:S,clear:w,remove:T}=pe(b,t),[E,D]=re(null),{where:O}=d(e.id,t,L().timezone),A=i&&e.status===`ACTIVE`;return n(I,{title:o.title,flush:!0,actions:n(p,{children:[n(se,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:{...O,endpointId:e.id}},count:e.deliveries.totalCount}),A&&n(m,{size:`small`,icon:s,onClick:a,children:o.since})]}),children:[n(`div`,{className:Q.toolbar,children:n(me,{children:[n(M,{label:o.filters.status,options:te.map(e=>({value:e,label:l.delivery[e]})),chosen:y(t.status),onChange:e=>v({status:e.join(`,`)})}),n(M,{label:o.filters.type,options:ne.map(e=>({value:e,label:f[e]})),chosen:y(t.type),onChange:e=>v({type:e.join(`,`)})}),n(ve,{label:o.filters.published,value:t,onChange:e=>v({period:void 0,from:void 0,to:void 0,...e})})]})}),x.length>0&&n(he,{text:u.selected(x.length),onClear:w,children:n(m,{size:`small`,look:`primary`,icon:s,onClick:()=>D(x),children:o.redeliver})}),n(oe,{name:`deliveries`,label:`${o.title}: ${e.url}`,columns:Pe(),rows:b,rowKey:e=>e.id,rowName:({event:e})=>f[e.type],stale:r,...A&&{selection:S},empty:Object.keys(_).length>0?n(j,{icon:le,title:o.noMatch,text:o.noMatchText}):n(j,{icon:Y,title:o.empty,text:o.emptyText})}),n(de,{connection:e.deliveries,onChange:e=>void h({search:R({..._,...e})})}),E&&n(je,{deliveries:E,onDone:T,onClose:()=>D(null)})]})}function Pe(){let e=C(B),t=C(k),r=e.deliveries.columns;return[{id:`event`,header:r.event,cell:({id:e,event:r})=>n(ee,{to:`/deliveries/$id`,params:{id:e},children:t[r.type]})},{id:`status`,header:r.status,cell:({status:e})=>n(ge,{kind:`delivery`,status:e})},{id:`response`,header:r.response,cell:({history:t})=>{let r=t.at(-1);return r?r.errorMessage?n(`span`,{className:Q.response,children:z(r.errorMessage,e.failures)}):n(`span`,{className:`numeric`,children:r.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:r.attempts,cell:({attempts:e})=>n(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:r.published,cell:({createdAt:e})=>n(P,{at:e}),wide:`below`}]}g();function Fe(e){let{endpoint:t,onOpen:r}=e,{actions:i}=C(B),{rotation:o}=C(V),c=L(),l=a(Ce),d=a(Se),f={endpointId:t.id},g=async(e,t)=>{try{await e.mutateAsync({input:f}),v(t)}catch(e){h(e)}};return n(I,{title:o.title,children:t.rotationStartedAt?n(p,{children:[n(`p`,{className:H.began,children:o.began(c.full(t.rotationStartedAt))}),n(Z,{current:`teach`}),n(`div`,{className:H.buttons,children:[n(m,{look:`primary`,icon:u,busy:l.isPending,onClick:()=>void g(l,o.activated),children:o.activate}),n(m,{icon:_e,busy:d.isPending,onClick:()=>void g(d,o.cancelled),children:o.cancel})]})]}):n(p,{children:[n(`p`,{className:`muted`,children:o.text}),n(`div`,{className:H.buttons,children:[n(m,{icon:s,onClick:()=>r(`rotate`),children:o.rotate}),n(m,{icon:A,onClick:()=>r(`verify`),children:i.verify})]})]})})}g();function Ie({endpoint:e}){let t=C(B),{statuses:r}=C(c),i=C(k),a=L(),o=Te(e.health.deliveries,t.health,a.count);return n(p,{children:[n(I,{title:t.health.title,actions:n(fe,{tone:o.tone,children:o.text}),children:[n(T,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:r.delivery[e],value:n(`span`,{className:`numeric`,children:a.count(t)})}))}),n(`h3`,{className:Q.heading,children:t.errors.title}),e.recentFailures.length===0?n(`p`,{className:`muted`,children:t.errors.none}):n(`ul`,{className:Q.failures,children:e.recentFailures.map(e=>n(`li`,{children:[z(e.errorMessage,t.failures),n(`span`,{className:`muted`,children:n(P,{at:e.createdAt})})]},e.id))})]}),n(I,{title:t.facts.title,children:n(T,{facts:[{label:t.facts.description,value:e.description||n(`span`,{className:`muted`,children:t.facts.none})},{label:t.facts.events,value:n(`ul`,{children:e.events.map(e=>n(`li`,{children:i[e]},e))})},{label:t.facts.registered,value:n(P,{at:e.createdAt})},{label:t.facts.id,value:n(f,{text:e.publicId})}]})})]})}var Le=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query WebhookPage($id: ID!, $first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: DeliveryWhereInput) {
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
    `),Re=S({EndpointPage:()=>Ve});g();var ze=N(()=>e(()=>import(`./EndpointDialogs-BgJrQurX.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([9,1,2,4,6,3,10,7,11,12,8]))),$=t(`/signedIn/webhooks/$id`),Be=e=>e?.status===`ACTIVE`&&!e.pausedAt&&e.deliveries.edges.some(({node:e})=>e.status===`PENDING`);function Ve(){let e=C(B),t=L(),{id:r}=$.useParams(),a=$.useSearch(),{open:o,close:s}=ue(),c=b(`WEBHOOKS_WRITE`),{data:l,error:u,isPlaceholderData:f,refetch:m}=i(Le,d(r,a,t.timezone),{refetchInterval:({state:e})=>Be(e.data?.webhookEndpoint)?2e3:!1});ce(()=>!0,()=>void m());let h=l?.webhookEndpoint?.id===r?l.webhookEndpoint:void 0,g={label:e.title,link:{to:`/webhooks`}};return l?.webhookEndpoint===null?n(w,{}):h?n(p,{children:[n(F,{title:Ee(h.url),parent:g,aside:n(De,{...h}),actions:c&&n(We,{endpoint:h,onOpen:o})}),n(He,{endpoint:h}),n(ie,{main:n(Ne,{endpoint:h,search:ye(a),stale:f,mayWrite:c,onSince:()=>o(`since`)}),side:n(p,{children:[n(Ie,{endpoint:h}),c&&n(Fe,{endpoint:h,onOpen:o})]})}),c&&a.dialog&&n(ze,{endpoint:h,dialog:a.dialog,onClose:s})]}):n(p,{children:[n(F,{title:e.facts.title,parent:g}),u?n(x,{error:u,onRetry:()=>void m()}):n(E,{})]})}function He({endpoint:e}){let t=C(B).notices,r=L();return e.status===`SUSPENDED`?n(D,{tone:`bad`,icon:ke,children:t.suspended(e.suspendedAt?r.ago(e.suspendedAt):``)}):e.pausedAt?n(D,{tone:`warn`,icon:Oe,children:t.paused(r.ago(e.pausedAt))}):e.consecutiveFailures===0?null:n(D,{tone:`warn`,icon:_,children:t.failing(e.consecutiveFailures)})}var Ue=1e3;function We(e){let{endpoint:t,onOpen:i}=e,o=C(B),s={endpointId:t.id},c=a(xe),l=a(we),u=a(be),d=async(e,t)=>{try{await e,v(t),setTimeout(()=>void r.invalidateQueries(),Ue)}catch(e){h(e)}},f=t.status===`ACTIVE`&&!t.pausedAt;return n(p,{children:[n(m,{icon:ae,onClick:()=>i(`remove`),children:o.actions.remove}),n(m,{icon:O,onClick:()=>i(`edit`),children:o.actions.edit}),f&&n(m,{icon:Ae,onClick:()=>i(`pause`),children:o.actions.pause}),t.status===`SUSPENDED`?n(m,{look:`primary`,icon:q,busy:u.isPending,onClick:()=>void d(u.mutateAsync({input:s}),o.reactivated),children:o.actions.reactivate}):t.pausedAt?n(m,{look:`primary`,icon:q,busy:l.isPending,onClick:()=>void d(l.mutateAsync({input:s}),o.resumed),children:o.actions.resume}):n(m,{look:`primary`,icon:Y,busy:c.isPending,onClick:()=>void d(c.mutateAsync({input:s}),o.tested),children:o.actions.test})]})}export{Ve as EndpointPage,Z as n,Re as t};