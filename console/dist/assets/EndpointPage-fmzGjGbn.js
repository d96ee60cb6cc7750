const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-BeoOB4Aa.js","assets/index-CrslgKQf.js","assets/early-DhbaGOmZ.js","assets/details-CfP5J__g.js","assets/parts-uYqX-dei.js","assets/BulkDialog-CndBXUrv.js","assets/dialogs-myGTe9xi.js","assets/change.gql-vYQsgJcH.js","assets/webhooks-DItuNKmK.js","assets/EndpointDialogs-DgeM_Jg0.js","assets/TextField-BGdrlW60.js","assets/VerifyCode-DoWvCXvX.js","assets/Secret.module-14Rdfjro.js"])))=>i.map(i=>d[i]);
import{At as e,Cn as t,E as n,En as r,It as i,J as a,Jt as o,Lt as s,Mt as c,N as l,O as u,Ot as d,R as f,Y as p,Yt as ee,at as m,b as h,bn as g,c as te,g as _,jt as v,ln as y,m as ne,mn as re,n as ie,p as b,r as ae,rt as x,t as oe,v as S,y as C}from"./index-CrslgKQf.js";import{U as w,W as T,a as E,at as D,b as O,dt as k,lt as A,st as j,u as M,ut as se,z as ce}from"./details-CfP5J__g.js";import{$ as le,A as ue,E as N,G as de,H as fe,J as P,K as pe,P as me,T as he,U as F,V as ge,W as I,X as L,a as _e,et as ve,f as ye,i as be,j as xe,l as Se,u as Ce,w as we,y as Te,z as Ee}from"./parts-uYqX-dei.js";import{H as R,x as De}from"./early-DhbaGOmZ.js";import{a as Oe,f as ke,n as Ae,t as je,u as Me}from"./change.gql-vYQsgJcH.js";import{c as Ne,i as Pe,l as z,o as Fe,s as B,t as V,u as H}from"./webhooks-DItuNKmK.js";import{n as U,t as W}from"./Secret.module-14Rdfjro.js";var G={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};G.node;var Ie=p(G),K={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};K.node;var Le=p(K),q={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};q.node;var J=p(q);ee();var Y=[`make`,`teach`,`activate`];function X({current:e}){let t=u(U).rotation.steps;return o(`ol`,{className:W.steps,children:Y.map((n,r)=>o(`li`,{"aria-current":n===e?`step`:void 0,"data-done":r<Y.indexOf(e)||void 0,children:t[n]},n))})}var Re=2e3;function ze(e,t){let n=ge(t);y(()=>{if(!e)return;let t=setInterval(()=>n.current(),Re);return()=>clearInterval(t)},[e,n])}var Z={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`},Be=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ve=new Be(`
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
    `),Q=new Be(`
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
    `);ee(),t();var He=b(()=>x(()=>import(`./RedeliverDialog-BeoOB4Aa.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),Ue=i(`/signedIn/webhooks/$id`),$=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],We=(e,t)=>c(V,{where:{and:[e,{hasEventWith:[{idIn:[...t]}]}]},first:100},{enabled:t.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),Ge=async(t,n)=>(await e(V,{where:{and:[t,{createdAtGTE:n}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Ke({endpoint:e,search:t,mayWrite:r,onSince:i}){let a=u(z).deliveries,{statuses:s,table:c}=u(n),l=u(M),d=Ue.useNavigate(),{after:p,before:ee,...m}=t,_=e=>void d({search:R({...m,...e}),resetScroll:!1}),v=ae(e.id,t,I().timezone),{data:y,error:ne,isPlaceholderData:b,refetch:x}=Ce(Q,v,$,[`DELIVERY`]),S=y?.webhookEndpoint?.deliveries,C=y&&$(y);ze(B(e)&&(C?.some(({status:e})=>e===`PENDING`)??!1),()=>void Se(Q,v,$));let w={...v.where,endpointId:e.id},{chosen:T,selection:E,clear:D,remove:O}=_e(C,t),[k,A]=re(null),j=r&&e.status===`ACTIVE`;return o(L,{title:a.title,flush:!0,actions:o(g,{children:[o(ue,{type:({eventId:e})=>e,ids:C?.map(({id:e})=>e),where:w,useListed:We,createdSince:Ge,onShow:()=>_({})}),o(xe,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:w},count:S?.totalCount}),j&&o(h,{size:`small`,icon:f,onClick:i,children:a.since})]}),children:[o(`div`,{className:Z.toolbar,children:o(Te,{children:[o(N,{label:a.filters.status,options:ie.map(e=>({value:e,label:s.delivery[e]})),chosen:oe(t.status),onChange:e=>_({status:e.join(`,`)})}),o(N,{label:a.filters.type,options:te.map(e=>({value:e,label:l[e]})),chosen:oe(t.type),onChange:e=>_({type:e.join(`,`)})}),o(we,{label:a.filters.published,value:t,onChange:e=>_({period:void 0,from:void 0,to:void 0,...e})})]})}),T.length>0&&o(ye,{text:c.selected(T.length),onClear:D,children:o(h,{size:`small`,look:`primary`,icon:f,onClick:()=>A(T),children:a.redeliver})}),o(de,{name:`deliveries`,label:`${a.title}: ${e.url}`,columns:qe(),rows:C,rowKey:e=>e.id,rowName:({event:e})=>l[e.type],stale:b,error:ne,onRetry:()=>void x(),...j&&{selection:E},empty:Object.keys(m).length>0?o(me,{icon:ve,title:a.noMatch,text:a.noMatchText}):o(me,{icon:J,title:a.empty,text:a.emptyText})}),o(he,{connection:S,onChange:e=>void d({search:R({...m,...e})})}),k&&o(He,{deliveries:k,onDone:O,onClose:()=>A(null)})]})}function qe(){let e=u(z),t=u(M),n=e.deliveries.columns;return[{id:`event`,header:n.event,cell:({id:e,event:n})=>o(s,{to:`/deliveries/$id`,params:{id:e},children:t[n.type]})},{id:`status`,header:n.status,cell:({status:e})=>o(be,{kind:`delivery`,status:e})},{id:`response`,header:n.response,cell:({history:t})=>{let n=t.at(-1);return n?n.errorMessage?o(`span`,{className:Z.response,children:H(n.errorMessage,e.failures)}):o(`span`,{className:`numeric`,children:n.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:n.attempts,cell:({attempts:e})=>o(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:n.published,cell:({createdAt:e})=>o(F,{at:e}),wide:`below`}]}t();function Je(e){let{endpoint:t,onOpen:n}=e,{actions:r}=u(z),{rotation:i}=u(U),s=I(),c=v(je),l=v(Ae),d={endpointId:t.id},p=async(e,t)=>{try{await e.mutateAsync({input:d}),S(t)}catch(e){C(e)}};return o(L,{title:i.title,children:t.rotationStartedAt?o(g,{children:[o(`p`,{className:W.began,children:i.began(s.full(t.rotationStartedAt))}),o(X,{current:`teach`}),o(`div`,{className:W.buttons,children:[o(h,{look:`primary`,icon:a,busy:c.isPending,onClick:()=>void p(c,i.activated),children:i.activate}),o(h,{icon:le,busy:l.isPending,onClick:()=>void p(l,i.cancelled),children:i.cancel})]})]}):o(g,{children:[o(`p`,{className:`muted`,children:i.text}),o(`div`,{className:W.buttons,children:[o(h,{icon:f,onClick:()=>n(`rotate`),children:i.rotate}),o(h,{icon:j,onClick:()=>n(`verify`),children:r.verify})]})]})})}t();function Ye({endpoint:e}){let t=u(z),{statuses:r}=u(n),i=u(M),a=I(),s=Fe(e.health.deliveries,t.health,a.count);return o(g,{children:[o(L,{title:t.health.title,actions:o(pe,{tone:s.tone,children:s.text}),children:[o(w,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:r.delivery[e],value:o(`span`,{className:`numeric`,children:a.count(t)})}))}),o(`h3`,{className:Z.heading,children:t.errors.title}),e.recentFailures.length===0?o(`p`,{className:`muted`,children:t.errors.none}):o(`ul`,{className:Z.failures,children:e.recentFailures.map(e=>o(`li`,{children:[H(e.errorMessage,t.failures),o(`span`,{className:`muted`,children:o(F,{at:e.createdAt})})]},e.id))})]}),o(L,{title:t.facts.title,children:o(w,{facts:[{label:t.facts.description,value:e.description||o(`span`,{className:`muted`,children:t.facts.none})},{label:t.facts.events,value:o(`ul`,{children:e.events.map(e=>o(`li`,{children:i[e]},e))})},{label:t.facts.registered,value:o(F,{at:e.createdAt})},{label:t.facts.id,value:o(_,{text:e.publicId})}]})})]})}var Xe=r({EndpointPage:()=>et});t();var Ze=b(()=>x(()=>import(`./EndpointDialogs-DgeM_Jg0.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([9,1,2,4,6,3,10,7,11,12,8]))),Qe=i(`/signedIn/webhooks/$id`),$e=e=>e!=null&&B(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function et(){let e=u(z),{id:t}=Qe.useParams(),n=Qe.useSearch(),{open:r,close:i}=fe(),a=m(`WEBHOOKS_WRITE`),{data:s,error:l,refetch:d}=c(Ve,{id:t},{refetchInterval:({state:e})=>$e(e.data?.webhookEndpoint)?2e3:!1});Ee(()=>!0,()=>void d());let f=s?.webhookEndpoint?.id===t?s.webhookEndpoint:void 0,p={label:e.title,link:{to:`/webhooks`}};return s?.webhookEndpoint===null?o(O,{}):f?o(g,{children:[o(P,{title:Ne(f.url),parent:p,aside:o(Pe,{...f}),actions:a&&o(rt,{endpoint:f,onOpen:r})}),o(tt,{endpoint:f}),o(T,{main:o(Ke,{endpoint:f,search:De(n),mayWrite:a,onSince:()=>r(`since`)}),side:o(g,{children:[o(Ye,{endpoint:f}),a&&o(Je,{endpoint:f,onOpen:r})]})}),a&&n.dialog&&o(Ze,{endpoint:f,dialog:n.dialog,onClose:i},t)]}):o(g,{children:[o(P,{title:e.facts.title,parent:p}),l?o(ne,{error:l,onRetry:()=>void d()}):o(ce,{})]})}function tt({endpoint:e}){let t=u(z).notices,n=I();return e.status===`SUSPENDED`?o(E,{tone:`bad`,icon:Le,children:t.suspended(e.suspendedAt?n.ago(e.suspendedAt):``)}):e.pausedAt?o(E,{tone:`warn`,icon:Ie,children:t.paused(n.ago(e.pausedAt))}):e.consecutiveFailures===0?null:o(E,{tone:`warn`,icon:l,children:t.failing(e.consecutiveFailures)})}var nt=1e3;function rt(e){let{endpoint:t,onOpen:n}=e,r=u(z),i={endpointId:t.id},a=v(ke),s=v(Me),c=v(Oe),l=async(e,t)=>{try{await e,S(t),setTimeout(()=>void d.invalidateQueries(),nt)}catch(e){C(e)}};return o(g,{children:[o(h,{icon:D,onClick:()=>n(`remove`),children:r.actions.remove}),o(h,{icon:se,onClick:()=>n(`edit`),children:r.actions.edit}),B(t)&&o(h,{icon:k,onClick:()=>n(`pause`),children:r.actions.pause}),t.status===`SUSPENDED`?o(h,{look:`primary`,icon:A,busy:c.isPending,onClick:()=>void l(c.mutateAsync({input:i}),r.reactivated),children:r.actions.reactivate}):t.pausedAt?o(h,{look:`primary`,icon:A,busy:s.isPending,onClick:()=>void l(s.mutateAsync({input:i}),r.resumed),children:r.actions.resume}):o(h,{look:`primary`,icon:J,busy:a.isPending,onClick:()=>void l(a.mutateAsync({input:i}),r.tested),children:r.actions.test})]})}export{et as EndpointPage,X as n,Xe as t};