const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-B-NtGJtr.js","assets/index-CwcODLW1.js","assets/early-CfQr5XEC.js","assets/details-DFBeDGDg.js","assets/parts-DRGWu0GN.js","assets/BulkDialog-DERK0sJ0.js","assets/dialogs-BzZ_W2pv.js","assets/change.gql-vYQsgJcH.js","assets/webhooks-DRTXJ67n.js","assets/EndpointDialogs-200nLglp.js","assets/TextField-Bhf4QOKE.js","assets/VerifyCode-CvRqZAsA.js","assets/Secret.module-CmKVvNC0.js"])))=>i.map(i=>d[i]);
import{At as e,E as t,Et as n,Gt as r,I as i,K as a,Nt as o,Ot as s,Pt as c,Sn as l,Wt as u,_ as d,an as f,c as p,f as m,g as h,gn as g,j as _,kt as v,m as y,n as ee,q as b,r as te,rt as x,t as S,tt as C,un as ne,v as w,w as re,yn as T}from"./index-CwcODLW1.js";import{H as E,U as D,a as O,b as k,ct as A,it as ie,lt as j,ot as M,u as N,ut as P,z as ae}from"./details-DFBeDGDg.js";import{A as oe,B as se,E as F,F as I,G as L,H as ce,K as le,M as ue,T as de,U as fe,W as R,Y as z,Z as B,a as pe,et as me,f as he,i as ge,j as _e,l as ve,q as ye,tt as be,u as xe,w as Se,y as Ce}from"./parts-DRGWu0GN.js";import{V,x as we}from"./early-CfQr5XEC.js";import{a as Te,f as Ee,n as De,t as Oe,u as ke}from"./change.gql-vYQsgJcH.js";import{a as Ae,c as H,i as je,l as U,o as W,s as Me,t as G}from"./webhooks-DRTXJ67n.js";import{n as K,t as q}from"./Secret.module-CmKVvNC0.js";var J={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};J.node;var Ne=b(J),Y={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};Y.node;var Pe=b(Y),X={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};X.node;var Z=b(X);r();var Fe=[`make`,`teach`,`activate`];function Ie({current:e}){let n=t(K).rotation.steps;return u(`ol`,{className:q.steps,children:Fe.map((t,r)=>u(`li`,{"aria-current":t===e?`step`:void 0,"data-done":r<Fe.indexOf(e)||void 0,children:n[t]},t))})}var Le=2e3;function Re(e,t){let n=ce(t);f(()=>{if(!e)return;let t=setInterval(()=>n.current(),Le);return()=>clearInterval(t)},[e,n])}var Q={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`},ze=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new ze(`
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
    `),Ve=new ze(`
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
    `);r(),T();var He=ue(()=>C(()=>import(`./RedeliverDialog-B-NtGJtr.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),Ue=o(`/signedIn/webhooks/$id`),$=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],We=(t,n)=>e(G,{where:{and:[t,{hasEventWith:[{idIn:[...n]}]}]},first:100},{enabled:n.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),Ge=async(e,t)=>(await s(G,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Ke({endpoint:e,search:n,mayWrite:r,onSince:a}){let o=t(H).deliveries,{statuses:s,table:c}=t(re),l=t(N),d=Ue.useNavigate(),{after:f,before:m,...h}=n,_=e=>void d({search:V({...h,...e}),resetScroll:!1}),v=te(e.id,n,L().timezone),{data:y,error:b,isPlaceholderData:x,refetch:C}=xe(Ve,v,$,[`DELIVERY`]),T=y?.webhookEndpoint?.deliveries,E=y&&$(y);Re(W(e)&&(E?.some(({status:e})=>e===`PENDING`)??!1),()=>void ve(Ve,v,$));let D={...v.where,endpointId:e.id},{chosen:O,selection:k,clear:A,remove:ie}=pe(E,n),[j,M]=ne(null),P=r&&e.status===`ACTIVE`;return u(B,{title:o.title,flush:!0,actions:u(g,{children:[u(oe,{type:({eventId:e})=>e,ids:E?.map(({id:e})=>e),where:D,useListed:We,createdSince:Ge,onShow:()=>_({})}),u(_e,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:D},count:T?.totalCount}),P&&u(w,{size:`small`,icon:i,onClick:a,children:o.since})]}),children:[u(`div`,{className:Q.toolbar,children:u(Ce,{children:[u(F,{label:o.filters.status,options:ee.map(e=>({value:e,label:s.delivery[e]})),chosen:S(n.status),onChange:e=>_({status:e.join(`,`)})}),u(F,{label:o.filters.type,options:p.map(e=>({value:e,label:l[e]})),chosen:S(n.type),onChange:e=>_({type:e.join(`,`)})}),u(Se,{label:o.filters.published,value:n,onChange:e=>_({period:void 0,from:void 0,to:void 0,...e})})]})}),O.length>0&&u(he,{text:c.selected(O.length),onClear:A,children:u(w,{size:`small`,look:`primary`,icon:i,onClick:()=>M(O),children:o.redeliver})}),u(le,{name:`deliveries`,label:`${o.title}: ${e.url}`,columns:qe(),rows:E,rowKey:e=>e.id,rowName:({event:e})=>l[e.type],stale:x,error:b,onRetry:()=>void C(),...P&&{selection:k},empty:Object.keys(h).length>0?u(I,{icon:be,title:o.noMatch,text:o.noMatchText}):u(I,{icon:Z,title:o.empty,text:o.emptyText})}),u(de,{connection:T,onChange:e=>void d({search:V({...h,...e})})}),j&&u(He,{deliveries:j,onDone:ie,onClose:()=>M(null)})]})}function qe(){let e=t(H),n=t(N),r=e.deliveries.columns;return[{id:`event`,header:r.event,cell:({id:e,event:t})=>u(c,{to:`/deliveries/$id`,params:{id:e},children:n[t.type]})},{id:`status`,header:r.status,cell:({status:e})=>u(ge,{kind:`delivery`,status:e})},{id:`response`,header:r.response,cell:({history:t})=>{let n=t.at(-1);return n?n.errorMessage?u(`span`,{className:Q.response,children:U(n.errorMessage,e.failures)}):u(`span`,{className:`numeric`,children:n.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:r.attempts,cell:({attempts:e})=>u(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:r.published,cell:({createdAt:e})=>u(R,{at:e}),wide:`below`}]}T();function Je(e){let{endpoint:n,onOpen:r}=e,{actions:o}=t(H),{rotation:s}=t(K),c=L(),l=v(Oe),f=v(De),p={endpointId:n.id},m=async(e,t)=>{try{await e.mutateAsync({input:p}),h(t)}catch(e){d(e)}};return u(B,{title:s.title,children:n.rotationStartedAt?u(g,{children:[u(`p`,{className:q.began,children:s.began(c.full(n.rotationStartedAt))}),u(Ie,{current:`teach`}),u(`div`,{className:q.buttons,children:[u(w,{look:`primary`,icon:a,busy:l.isPending,onClick:()=>void m(l,s.activated),children:s.activate}),u(w,{icon:me,busy:f.isPending,onClick:()=>void m(f,s.cancelled),children:s.cancel})]})]}):u(g,{children:[u(`p`,{className:`muted`,children:s.text}),u(`div`,{className:q.buttons,children:[u(w,{icon:i,onClick:()=>r(`rotate`),children:s.rotate}),u(w,{icon:M,onClick:()=>r(`verify`),children:o.verify})]})]})})}T();function Ye({endpoint:e}){let n=t(H),{statuses:r}=t(re),i=t(N),a=L(),o=Ae(e.health.deliveries,n.health,a.count);return u(g,{children:[u(B,{title:n.health.title,actions:u(ye,{tone:o.tone,children:o.text}),children:[u(E,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:r.delivery[e],value:u(`span`,{className:`numeric`,children:a.count(t)})}))}),u(`h3`,{className:Q.heading,children:n.errors.title}),e.recentFailures.length===0?u(`p`,{className:`muted`,children:n.errors.none}):u(`ul`,{className:Q.failures,children:e.recentFailures.map(e=>u(`li`,{children:[U(e.errorMessage,n.failures),u(`span`,{className:`muted`,children:u(R,{at:e.createdAt})})]},e.id))})]}),u(B,{title:n.facts.title,children:u(E,{facts:[{label:n.facts.description,value:e.description||u(`span`,{className:`muted`,children:n.facts.none})},{label:n.facts.events,value:u(`ul`,{children:e.events.map(e=>u(`li`,{children:i[e]},e))})},{label:n.facts.registered,value:u(R,{at:e.createdAt})},{label:n.facts.id,value:u(y,{text:e.publicId})}]})})]})}var Xe=l({EndpointPage:()=>et});T();var Ze=ue(()=>C(()=>import(`./EndpointDialogs-200nLglp.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([9,1,2,4,6,3,10,7,11,12,8]))),Qe=o(`/signedIn/webhooks/$id`),$e=e=>e!=null&&W(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function et(){let n=t(H),{id:r}=Qe.useParams(),i=Qe.useSearch(),{open:a,close:o}=fe(),s=x(`WEBHOOKS_WRITE`),{data:c,error:l,refetch:d}=e(Be,{id:r},{refetchInterval:({state:e})=>$e(e.data?.webhookEndpoint)?2e3:!1});se(()=>!0,()=>void d());let f=c?.webhookEndpoint?.id===r?c.webhookEndpoint:void 0,p={label:n.title,link:{to:`/webhooks`}};return c?.webhookEndpoint===null?u(k,{}):f?u(g,{children:[u(z,{title:Me(f.url),parent:p,aside:u(je,{...f}),actions:s&&u(rt,{endpoint:f,onOpen:a})}),u(tt,{endpoint:f}),u(D,{main:u(Ke,{endpoint:f,search:we(i),mayWrite:s,onSince:()=>a(`since`)}),side:u(g,{children:[u(Ye,{endpoint:f}),s&&u(Je,{endpoint:f,onOpen:a})]})}),s&&i.dialog&&u(Ze,{endpoint:f,dialog:i.dialog,onClose:o})]}):u(g,{children:[u(z,{title:n.facts.title,parent:p}),l?u(m,{error:l,onRetry:()=>void d()}):u(ae,{})]})}function tt({endpoint:e}){let n=t(H).notices,r=L();return e.status===`SUSPENDED`?u(O,{tone:`bad`,icon:Pe,children:n.suspended(e.suspendedAt?r.ago(e.suspendedAt):``)}):e.pausedAt?u(O,{tone:`warn`,icon:Ne,children:n.paused(r.ago(e.pausedAt))}):e.consecutiveFailures===0?null:u(O,{tone:`warn`,icon:_,children:n.failing(e.consecutiveFailures)})}var nt=1e3;function rt(e){let{endpoint:r,onOpen:i}=e,a=t(H),o={endpointId:r.id},s=v(Ee),c=v(ke),l=v(Te),f=async(e,t)=>{try{await e,h(t),setTimeout(()=>void n.invalidateQueries(),nt)}catch(e){d(e)}};return u(g,{children:[u(w,{icon:ie,onClick:()=>i(`remove`),children:a.actions.remove}),u(w,{icon:j,onClick:()=>i(`edit`),children:a.actions.edit}),W(r)&&u(w,{icon:P,onClick:()=>i(`pause`),children:a.actions.pause}),r.status===`SUSPENDED`?u(w,{look:`primary`,icon:A,busy:l.isPending,onClick:()=>void f(l.mutateAsync({input:o}),a.reactivated),children:a.actions.reactivate}):r.pausedAt?u(w,{look:`primary`,icon:A,busy:c.isPending,onClick:()=>void f(c.mutateAsync({input:o}),a.resumed),children:a.actions.resume}):u(w,{look:`primary`,icon:Z,busy:s.isPending,onClick:()=>void f(s.mutateAsync({input:o}),a.tested),children:a.actions.test})]})}export{et as EndpointPage,Ie as n,Xe as t};