const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-CBF1e_Rj.js","assets/index-Ci1AkQWy.js","assets/early-CY4GmciT.js","assets/details-DXdyoKLk.js","assets/parts-DYi6Y7YZ.js","assets/BulkDialog-B3Z4T4fN.js","assets/dialogs-DjYVxy_K.js","assets/change.gql-vYQsgJcH.js","assets/webhooks-DtDtlHhZ.js","assets/EndpointDialogs-BZQv7nyY.js","assets/TextField-DlZAwWD2.js","assets/VerifyCode-BR9b8kLr.js","assets/Secret.module-Dkc_4eb_.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Ct as r,Dt as i,Et as a,G as o,P as s,S as c,W as l,_n as u,a as d,an as f,dn as p,f as m,g as h,h as g,jt as ee,k as _,m as v,mn as y,n as te,o as ne,t as b,tt as x,u as S,w as C,zt as w}from"./index-Ci1AkQWy.js";import{B as T,E,U as D,W as O,a as k,ct as A,it as re,l as j,ot as ie}from"./details-DXdyoKLk.js";import{A as M,B as ae,C as N,D as oe,F as se,J as ce,L as le,O as P,R as F,S as ue,U as I,V as de,W as L,a as fe,b as pe,h as me,i as he,q as ge,x as _e,z as R}from"./parts-DYi6Y7YZ.js";import{V as z,x as ve}from"./early-CY4GmciT.js";import{a as ye,f as be,n as xe,t as Se,u as Ce}from"./change.gql-vYQsgJcH.js";import{a as B,i as V,n as we,r as Te,t as Ee}from"./webhooks-DtDtlHhZ.js";import{n as H,t as U}from"./Secret.module-Dkc_4eb_.js";var W={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};W.node;var De=o(W),G={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};G.node;var Oe=o(G),K={name:`pause`,size:24,node:[[`rect`,{x:`14`,y:`3`,width:`5`,height:`18`,rx:`1`,key:`kaeet6`}],[`rect`,{x:`5`,y:`3`,width:`5`,height:`18`,rx:`1`,key:`1wsw3u`}]]};K.node;var ke=o(K),q={name:`play`,size:24,node:[[`path`,{d:`M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z`,key:`10ikf1`}]]};q.node;var J=o(q),Y={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};Y.node;var X=o(Y);n();var Z=[`make`,`teach`,`activate`];function Q({current:e}){let t=C(H).rotation.steps;return w(`ol`,{className:U.steps,children:Z.map((n,r)=>w(`li`,{"aria-current":n===e?`step`:void 0,"data-done":r<Z.indexOf(e)||void 0,children:t[n]},n))})}var $={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`};y();var Ae=P(()=>e(()=>import(`./RedeliverDialog-CBF1e_Rj.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),je=t(`/signedIn/webhooks/$id`);function Me({endpoint:e,search:t,stale:n,mayWrite:r,onSince:i}){let a=C(V).deliveries,{statuses:o,table:l}=C(c),u=C(j),m=je.useNavigate(),{after:g,before:ee,..._}=t,v=e=>void m({search:z({..._,...e}),resetScroll:!1}),y=e.deliveries.edges.map(e=>e.node),{chosen:x,selection:S,clear:T,remove:E}=fe(y,t),[D,O]=f(null),{where:k}=d(e.id,t,R().timezone),A=r&&e.status===`ACTIVE`;return w(L,{title:a.title,flush:!0,actions:w(p,{children:[w(oe,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:{...k,endpointId:e.id}},count:e.deliveries.totalCount}),A&&w(h,{size:`small`,icon:s,onClick:i,children:a.since})]}),children:[w(`div`,{className:$.toolbar,children:w(pe,{children:[w(N,{label:a.filters.status,options:te.map(e=>({value:e,label:o.delivery[e]})),chosen:b(t.status),onChange:e=>v({status:e.join(`,`)})}),w(N,{label:a.filters.type,options:ne.map(e=>({value:e,label:u[e]})),chosen:b(t.type),onChange:e=>v({type:e.join(`,`)})}),w(_e,{label:a.filters.published,value:t,onChange:e=>v({period:void 0,from:void 0,to:void 0,...e})})]})}),x.length>0&&w(me,{text:l.selected(x.length),onClear:T,children:w(h,{size:`small`,look:`primary`,icon:s,onClick:()=>O(x),children:a.redeliver})}),w(ae,{name:`deliveries`,label:`${a.title}: ${e.url}`,columns:Ne(),rows:y,rowKey:e=>e.id,rowName:({event:e})=>u[e.type],stale:n,...A&&{selection:S},empty:Object.keys(_).length>0?w(M,{icon:ce,title:a.noMatch,text:a.noMatchText}):w(M,{icon:X,title:a.empty,text:a.emptyText})}),w(ue,{connection:e.deliveries,onChange:e=>void m({search:z({..._,...e})})}),D&&w(Ae,{deliveries:D,onDone:E,onClose:()=>O(null)})]})}function Ne(){let e=C(V),t=C(j),n=e.deliveries.columns;return[{id:`event`,header:n.event,cell:({id:e,event:n})=>w(ee,{to:`/deliveries/$id`,params:{id:e},children:t[n.type]})},{id:`status`,header:n.status,cell:({status:e})=>w(he,{kind:`delivery`,status:e})},{id:`response`,header:n.response,cell:({history:t})=>{let n=t.at(-1);return n?n.errorMessage?w(`span`,{className:$.response,children:B(n.errorMessage,e.failures)}):w(`span`,{className:`numeric`,children:n.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:n.attempts,cell:({attempts:e})=>w(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:n.published,cell:({createdAt:e})=>w(F,{at:e}),wide:`below`}]}y();function Pe(e){let{endpoint:t,onOpen:n}=e,{actions:r}=C(V),{rotation:i}=C(H),o=R(),c=a(Se),u=a(xe),d={endpointId:t.id},f=async(e,t)=>{try{await e.mutateAsync({input:d}),v(t)}catch(e){g(e)}};return w(L,{title:i.title,children:t.rotationStartedAt?w(p,{children:[w(`p`,{className:U.began,children:i.began(o.full(t.rotationStartedAt))}),w(Q,{current:`teach`}),w(`div`,{className:U.buttons,children:[w(h,{look:`primary`,icon:l,busy:c.isPending,onClick:()=>void f(c,i.activated),children:i.activate}),w(h,{icon:ge,busy:u.isPending,onClick:()=>void f(u,i.cancelled),children:i.cancel})]})]}):w(p,{children:[w(`p`,{className:`muted`,children:i.text}),w(`div`,{className:U.buttons,children:[w(h,{icon:s,onClick:()=>n(`rotate`),children:i.rotate}),w(h,{icon:ie,onClick:()=>n(`verify`),children:r.verify})]})]})})}y();function Fe({endpoint:e}){let t=C(V),{statuses:n}=C(c),r=C(j),i=R(),a=we(e.health.deliveries,t.health,i.count);return w(p,{children:[w(L,{title:t.health.title,actions:w(de,{tone:a.tone,children:a.text}),children:[w(D,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:n.delivery[e],value:w(`span`,{className:`numeric`,children:i.count(t)})}))}),w(`h3`,{className:$.heading,children:t.errors.title}),e.recentFailures.length===0?w(`p`,{className:`muted`,children:t.errors.none}):w(`ul`,{className:$.failures,children:e.recentFailures.map(e=>w(`li`,{children:[B(e.errorMessage,t.failures),w(`span`,{className:`muted`,children:w(F,{at:e.createdAt})})]},e.id))})]}),w(L,{title:t.facts.title,children:w(D,{facts:[{label:t.facts.description,value:e.description||w(`span`,{className:`muted`,children:t.facts.none})},{label:t.facts.events,value:w(`ul`,{children:e.events.map(e=>w(`li`,{children:r[e]},e))})},{label:t.facts.registered,value:w(F,{at:e.createdAt})},{label:t.facts.id,value:w(m,{text:e.publicId})}]})})]})}var Ie=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Le=u({EndpointPage:()=>Ve});y();var Re=P(()=>e(()=>import(`./EndpointDialogs-BZQv7nyY.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([9,1,2,4,6,3,10,7,11,12,8]))),ze=t(`/signedIn/webhooks/$id`),Be=e=>e?.status===`ACTIVE`&&!e.pausedAt&&e.deliveries.edges.some(({node:e})=>e.status===`PENDING`);function Ve(){let e=C(V),t=R(),{id:n}=ze.useParams(),r=ze.useSearch(),{open:a,close:o}=le(),s=x(`WEBHOOKS_WRITE`),{data:c,error:l,isPlaceholderData:u,refetch:f}=i(Ie,d(n,r,t.timezone),{refetchInterval:({state:e})=>Be(e.data?.webhookEndpoint)?2e3:!1});se(()=>!0,()=>void f());let m=c?.webhookEndpoint?.id===n?c.webhookEndpoint:void 0,h={label:e.title,link:{to:`/webhooks`}};return c?.webhookEndpoint===null?w(E,{}):m?w(p,{children:[w(I,{title:Te(m.url),parent:h,aside:w(Ee,{...m}),actions:s&&w(We,{endpoint:m,onOpen:a})}),w(He,{endpoint:m}),w(O,{main:w(Me,{endpoint:m,search:ve(r),stale:u,mayWrite:s,onSince:()=>a(`since`)}),side:w(p,{children:[w(Fe,{endpoint:m}),s&&w(Pe,{endpoint:m,onOpen:a})]})}),s&&r.dialog&&w(Re,{endpoint:m,dialog:r.dialog,onClose:o})]}):w(p,{children:[w(I,{title:e.facts.title,parent:h}),l?w(S,{error:l,onRetry:()=>void f()}):w(T,{})]})}function He({endpoint:e}){let t=C(V).notices,n=R();return e.status===`SUSPENDED`?w(k,{tone:`bad`,icon:Oe,children:t.suspended(e.suspendedAt?n.ago(e.suspendedAt):``)}):e.pausedAt?w(k,{tone:`warn`,icon:De,children:t.paused(n.ago(e.pausedAt))}):e.consecutiveFailures===0?null:w(k,{tone:`warn`,icon:_,children:t.failing(e.consecutiveFailures)})}var Ue=1e3;function We(e){let{endpoint:t,onOpen:n}=e,i=C(V),o={endpointId:t.id},s=a(be),c=a(Ce),l=a(ye),u=async(e,t)=>{try{await e,v(t),setTimeout(()=>void r.invalidateQueries(),Ue)}catch(e){g(e)}},d=t.status===`ACTIVE`&&!t.pausedAt;return w(p,{children:[w(h,{icon:re,onClick:()=>n(`remove`),children:i.actions.remove}),w(h,{icon:A,onClick:()=>n(`edit`),children:i.actions.edit}),d&&w(h,{icon:ke,onClick:()=>n(`pause`),children:i.actions.pause}),t.status===`SUSPENDED`?w(h,{look:`primary`,icon:J,busy:l.isPending,onClick:()=>void u(l.mutateAsync({input:o}),i.reactivated),children:i.actions.reactivate}):t.pausedAt?w(h,{look:`primary`,icon:J,busy:c.isPending,onClick:()=>void u(c.mutateAsync({input:o}),i.resumed),children:i.actions.resume}):w(h,{look:`primary`,icon:X,busy:s.isPending,onClick:()=>void u(s.mutateAsync({input:o}),i.tested),children:i.actions.test})]})}export{Ve as EndpointPage,Q as n,Le as t};