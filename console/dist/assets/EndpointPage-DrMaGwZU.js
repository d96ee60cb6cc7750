const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-hiljfBX0.js","assets/index-Bp2WlIlA.js","assets/early-CfQr5XEC.js","assets/details-B2D_ysg2.js","assets/parts-CytcXjx-.js","assets/BulkDialog-D2kLWLJY.js","assets/dialogs-BVbubZEq.js","assets/change.gql-vYQsgJcH.js","assets/webhooks-ht_KYSK-.js","assets/EndpointDialogs-jcZDYPnD.js","assets/TextField-BZrBg7sE.js","assets/VerifyCode-CiBeG5KV.js","assets/Secret.module-BvC2CYBX.js"])))=>i.map(i=>d[i]);
import{At as e,E as t,Et as n,Gt as r,I as i,K as a,Nt as o,Ot as s,Pt as c,Sn as l,Wt as u,_ as d,an as f,c as p,cn as m,f as h,g,gn as _,j as v,kt as y,m as ee,n as te,q as b,r as ne,rt as x,t as S,tt as C,un as re,v as w,w as T,yn as E}from"./index-Bp2WlIlA.js";import{H as D,U as O,a as k,b as A,ct as j,it as M,lt as N,ot as P,u as F,ut as ie,z as ae}from"./details-B2D_ysg2.js";import{$ as oe,A as se,B as ce,E as I,F as L,G as le,H as ue,J as R,K as de,M as z,T as fe,U as B,W as V,X as H,a as pe,et as me,f as he,i as ge,j as _e,l as ve,u as ye,w as be,y as xe}from"./parts-CytcXjx-.js";import{V as U,x as Se}from"./early-CfQr5XEC.js";import{a as Ce,f as we,n as Te,t as Ee,u as De}from"./change.gql-vYQsgJcH.js";import{a as Oe,c as W,i as ke,l as G,o as K,s as Ae,t as q}from"./webhooks-ht_KYSK-.js";import{n as J,t as Y}from"./Secret.module-BvC2CYBX.js";var X={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};X.node;var je=b(X),Z={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};Z.node;var Me=b(Z),Ne={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};Ne.node;var Pe=b(Ne);r();var Fe=[`make`,`teach`,`activate`];function Ie({current:e}){let n=t(J).rotation.steps;return u(`ol`,{className:Y.steps,children:Fe.map((t,r)=>u(`li`,{"aria-current":t===e?`step`:void 0,"data-done":r<Fe.indexOf(e)||void 0,children:n[t]},t))})}var Le=2e3;function Re(e,t){let n=m(t);f(()=>{n.current=t}),f(()=>{if(!e)return;let t=setInterval(()=>n.current(),Le);return()=>clearInterval(t)},[e])}var Q={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`},ze=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new ze(`
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
    `);r(),E();var He=z(()=>C(()=>import(`./RedeliverDialog-hiljfBX0.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),Ue=o(`/signedIn/webhooks/$id`),$=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],We=(t,n)=>e(q,{where:{and:[t,{hasEventWith:[{idIn:[...n]}]}]},first:100},{enabled:n.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),Ge=async(e,t)=>(await s(q,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Ke({endpoint:e,search:n,mayWrite:r,onSince:a}){let o=t(W).deliveries,{statuses:s,table:c}=t(T),l=t(F),d=Ue.useNavigate(),{after:f,before:m,...h}=n,g=e=>void d({search:U({...h,...e}),resetScroll:!1}),v=ne(e.id,n,V().timezone),{data:y,error:ee,isPlaceholderData:b,refetch:x}=ye(Ve,v,$,[`DELIVERY`]),C=y?.webhookEndpoint?.deliveries,E=y&&$(y);Re(K(e)&&(E?.some(({status:e})=>e===`PENDING`)??!1),()=>void ve(Ve,v,$));let D={...v.where,endpointId:e.id},{chosen:O,selection:k,clear:A,remove:j}=pe(E,n),[M,N]=re(null),P=r&&e.status===`ACTIVE`;return u(H,{title:o.title,flush:!0,actions:u(_,{children:[u(se,{type:({eventId:e})=>e,ids:E?.map(({id:e})=>e),where:D,useListed:We,createdSince:Ge,onShow:()=>g({})}),u(_e,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:D},count:C?.totalCount}),P&&u(w,{size:`small`,icon:i,onClick:a,children:o.since})]}),children:[u(`div`,{className:Q.toolbar,children:u(xe,{children:[u(I,{label:o.filters.status,options:te.map(e=>({value:e,label:s.delivery[e]})),chosen:S(n.status),onChange:e=>g({status:e.join(`,`)})}),u(I,{label:o.filters.type,options:p.map(e=>({value:e,label:l[e]})),chosen:S(n.type),onChange:e=>g({type:e.join(`,`)})}),u(be,{label:o.filters.published,value:n,onChange:e=>g({period:void 0,from:void 0,to:void 0,...e})})]})}),O.length>0&&u(he,{text:c.selected(O.length),onClear:A,children:u(w,{size:`small`,look:`primary`,icon:i,onClick:()=>N(O),children:o.redeliver})}),u(le,{name:`deliveries`,label:`${o.title}: ${e.url}`,columns:qe(),rows:E,rowKey:e=>e.id,rowName:({event:e})=>l[e.type],stale:b,error:ee,onRetry:()=>void x(),...P&&{selection:k},empty:Object.keys(h).length>0?u(L,{icon:me,title:o.noMatch,text:o.noMatchText}):u(L,{icon:Pe,title:o.empty,text:o.emptyText})}),u(fe,{connection:C,onChange:e=>void d({search:U({...h,...e})})}),M&&u(He,{deliveries:M,onDone:j,onClose:()=>N(null)})]})}function qe(){let e=t(W),n=t(F),r=e.deliveries.columns;return[{id:`event`,header:r.event,cell:({id:e,event:t})=>u(c,{to:`/deliveries/$id`,params:{id:e},children:n[t.type]})},{id:`status`,header:r.status,cell:({status:e})=>u(ge,{kind:`delivery`,status:e})},{id:`response`,header:r.response,cell:({history:t})=>{let n=t.at(-1);return n?n.errorMessage?u(`span`,{className:Q.response,children:G(n.errorMessage,e.failures)}):u(`span`,{className:`numeric`,children:n.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:r.attempts,cell:({attempts:e})=>u(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:r.published,cell:({createdAt:e})=>u(B,{at:e}),wide:`below`}]}E();function Je(e){let{endpoint:n,onOpen:r}=e,{actions:o}=t(W),{rotation:s}=t(J),c=V(),l=y(Ee),f=y(Te),p={endpointId:n.id},m=async(e,t)=>{try{await e.mutateAsync({input:p}),g(t)}catch(e){d(e)}};return u(H,{title:s.title,children:n.rotationStartedAt?u(_,{children:[u(`p`,{className:Y.began,children:s.began(c.full(n.rotationStartedAt))}),u(Ie,{current:`teach`}),u(`div`,{className:Y.buttons,children:[u(w,{look:`primary`,icon:a,busy:l.isPending,onClick:()=>void m(l,s.activated),children:s.activate}),u(w,{icon:oe,busy:f.isPending,onClick:()=>void m(f,s.cancelled),children:s.cancel})]})]}):u(_,{children:[u(`p`,{className:`muted`,children:s.text}),u(`div`,{className:Y.buttons,children:[u(w,{icon:i,onClick:()=>r(`rotate`),children:s.rotate}),u(w,{icon:P,onClick:()=>r(`verify`),children:o.verify})]})]})})}E();function Ye({endpoint:e}){let n=t(W),{statuses:r}=t(T),i=t(F),a=V(),o=Oe(e.health.deliveries,n.health,a.count);return u(_,{children:[u(H,{title:n.health.title,actions:u(de,{tone:o.tone,children:o.text}),children:[u(D,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:r.delivery[e],value:u(`span`,{className:`numeric`,children:a.count(t)})}))}),u(`h3`,{className:Q.heading,children:n.errors.title}),e.recentFailures.length===0?u(`p`,{className:`muted`,children:n.errors.none}):u(`ul`,{className:Q.failures,children:e.recentFailures.map(e=>u(`li`,{children:[G(e.errorMessage,n.failures),u(`span`,{className:`muted`,children:u(B,{at:e.createdAt})})]},e.id))})]}),u(H,{title:n.facts.title,children:u(D,{facts:[{label:n.facts.description,value:e.description||u(`span`,{className:`muted`,children:n.facts.none})},{label:n.facts.events,value:u(`ul`,{children:e.events.map(e=>u(`li`,{children:i[e]},e))})},{label:n.facts.registered,value:u(B,{at:e.createdAt})},{label:n.facts.id,value:u(ee,{text:e.publicId})}]})})]})}var Xe=l({EndpointPage:()=>et});E();var Ze=z(()=>C(()=>import(`./EndpointDialogs-jcZDYPnD.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([9,1,2,4,6,3,10,7,11,12,8]))),Qe=o(`/signedIn/webhooks/$id`),$e=e=>e!=null&&K(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function et(){let n=t(W),{id:r}=Qe.useParams(),i=Qe.useSearch(),{open:a,close:o}=ue(),s=x(`WEBHOOKS_WRITE`),{data:c,error:l,refetch:d}=e(Be,{id:r},{refetchInterval:({state:e})=>$e(e.data?.webhookEndpoint)?2e3:!1});ce(()=>!0,()=>void d());let f=c?.webhookEndpoint?.id===r?c.webhookEndpoint:void 0,p={label:n.title,link:{to:`/webhooks`}};return c?.webhookEndpoint===null?u(A,{}):f?u(_,{children:[u(R,{title:Ae(f.url),parent:p,aside:u(ke,{...f}),actions:s&&u(rt,{endpoint:f,onOpen:a})}),u(tt,{endpoint:f}),u(O,{main:u(Ke,{endpoint:f,search:Se(i),mayWrite:s,onSince:()=>a(`since`)}),side:u(_,{children:[u(Ye,{endpoint:f}),s&&u(Je,{endpoint:f,onOpen:a})]})}),s&&i.dialog&&u(Ze,{endpoint:f,dialog:i.dialog,onClose:o})]}):u(_,{children:[u(R,{title:n.facts.title,parent:p}),l?u(h,{error:l,onRetry:()=>void d()}):u(ae,{})]})}function tt({endpoint:e}){let n=t(W).notices,r=V();return e.status===`SUSPENDED`?u(k,{tone:`bad`,icon:Me,children:n.suspended(e.suspendedAt?r.ago(e.suspendedAt):``)}):e.pausedAt?u(k,{tone:`warn`,icon:je,children:n.paused(r.ago(e.pausedAt))}):e.consecutiveFailures===0?null:u(k,{tone:`warn`,icon:v,children:n.failing(e.consecutiveFailures)})}var nt=1e3;function rt(e){let{endpoint:r,onOpen:i}=e,a=t(W),o={endpointId:r.id},s=y(we),c=y(De),l=y(Ce),f=async(e,t)=>{try{await e,g(t),setTimeout(()=>void n.invalidateQueries(),nt)}catch(e){d(e)}};return u(_,{children:[u(w,{icon:M,onClick:()=>i(`remove`),children:a.actions.remove}),u(w,{icon:N,onClick:()=>i(`edit`),children:a.actions.edit}),K(r)&&u(w,{icon:ie,onClick:()=>i(`pause`),children:a.actions.pause}),r.status===`SUSPENDED`?u(w,{look:`primary`,icon:j,busy:l.isPending,onClick:()=>void f(l.mutateAsync({input:o}),a.reactivated),children:a.actions.reactivate}):r.pausedAt?u(w,{look:`primary`,icon:j,busy:c.isPending,onClick:()=>void f(c.mutateAsync({input:o}),a.resumed),children:a.actions.resume}):u(w,{look:`primary`,icon:Pe,busy:s.isPending,onClick:()=>void f(s.mutateAsync({input:o}),a.tested),children:a.actions.test})]})}export{et as EndpointPage,Ie as n,Xe as t};