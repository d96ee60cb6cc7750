const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-DpZjsye9.js","assets/index-56XI4USA.js","assets/early-CfQr5XEC.js","assets/details-Dg0S2g0y.js","assets/parts-BYqyiHkm.js","assets/BulkDialog-CfS81kYO.js","assets/dialogs-Bx7AgrVf.js","assets/change.gql-vYQsgJcH.js","assets/webhooks-Bo2dGaCu.js","assets/EndpointDialogs-DRHV39ng.js","assets/TextField-DNRM4AN9.js","assets/VerifyCode-BUETKjYY.js","assets/Secret.module-BKed6hQw.js"])))=>i.map(i=>d[i]);
import{At as e,E as t,Et as n,I as r,K as i,Nt as a,Ot as o,Pt as s,Ut as c,Wt as l,_ as u,c as d,f,g as p,hn as m,in as h,j as g,kt as _,ln as ee,m as v,n as te,q as y,r as ne,rt as re,sn as b,t as x,tt as S,v as C,vn as w,w as T,xn as E}from"./index-56XI4USA.js";import{E as D,G as O,J as k,Y as A,ct as j,ft as M,mt as N,o as P,pt as ie,u as F,ut as ae}from"./details-Dg0S2g0y.js";import{A as oe,B as se,E as I,H as L,J as R,K as ce,N as le,Q as ue,R as de,T as fe,U as pe,V as z,W as me,Z as he,a as ge,f as _e,i as ve,j as B,k as ye,l as be,u as xe,w as Se,y as Ce}from"./parts-BYqyiHkm.js";import{V,x as we}from"./early-CfQr5XEC.js";import{a as Te,f as Ee,n as De,t as Oe,u as ke}from"./change.gql-vYQsgJcH.js";import{a as H,c as U,i as Ae,o as je,r as Me,s as W,t as G}from"./webhooks-Bo2dGaCu.js";import{n as K,t as q}from"./Secret.module-BKed6hQw.js";var J={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};J.node;var Ne=y(J),Y={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};Y.node;var Pe=y(Y),X={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};X.node;var Z=y(X);l();var Fe=[`make`,`teach`,`activate`];function Ie({current:e}){let n=t(K).rotation.steps;return c(`ol`,{className:q.steps,children:Fe.map((t,r)=>c(`li`,{"aria-current":t===e?`step`:void 0,"data-done":r<Fe.indexOf(e)||void 0,children:n[t]},t))})}var Le=2e3;function Re(e,t){let n=b(t);h(()=>{n.current=t}),h(()=>{if(!e)return;let t=setInterval(()=>n.current(),Le);return()=>clearInterval(t)},[e])}var Q={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`},ze=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new ze(`
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
    `);l(),w();var He=B(()=>S(()=>import(`./RedeliverDialog-DpZjsye9.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),Ue=a(`/signedIn/webhooks/$id`),$=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],We=(t,n)=>e(G,{where:{and:[t,{hasEventWith:[{idIn:[...n]}]}]},first:100},{enabled:n.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),Ge=async(e,t)=>(await o(G,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Ke({endpoint:e,search:n,mayWrite:i,onSince:a}){let o=t(W).deliveries,{statuses:s,table:l}=t(T),u=t(F),f=Ue.useNavigate(),{after:p,before:h,...g}=n,_=e=>void f({search:V({...g,...e}),resetScroll:!1}),v=ne(e.id,n,L().timezone),{data:y,error:re,isPlaceholderData:b,refetch:S}=xe(Ve,v,$,[`DELIVERY`]),w=y?.webhookEndpoint?.deliveries,E=y&&$(y);Re(H(e)&&(E?.some(({status:e})=>e===`PENDING`)??!1),()=>void be(Ve,v,$));let D={...v.where,endpointId:e.id},{chosen:O,selection:k,clear:A,remove:j}=ge(E,n),[M,N]=ee(null),P=i&&e.status===`ACTIVE`;return c(R,{title:o.title,flush:!0,actions:c(m,{children:[c(ye,{type:({eventId:e})=>e,ids:E?.map(({id:e})=>e),where:D,useListed:We,createdSince:Ge,onShow:()=>_({})}),c(oe,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:D},count:w?.totalCount}),P&&c(C,{size:`small`,icon:r,onClick:a,children:o.since})]}),children:[c(`div`,{className:Q.toolbar,children:c(Ce,{children:[c(I,{label:o.filters.status,options:te.map(e=>({value:e,label:s.delivery[e]})),chosen:x(n.status),onChange:e=>_({status:e.join(`,`)})}),c(I,{label:o.filters.type,options:d.map(e=>({value:e,label:u[e]})),chosen:x(n.type),onChange:e=>_({type:e.join(`,`)})}),c(Se,{label:o.filters.published,value:n,onChange:e=>_({period:void 0,from:void 0,to:void 0,...e})})]})}),O.length>0&&c(_e,{text:l.selected(O.length),onClear:A,children:c(C,{size:`small`,look:`primary`,icon:r,onClick:()=>N(O),children:o.redeliver})}),c(pe,{name:`deliveries`,label:`${o.title}: ${e.url}`,columns:qe(),rows:E,rowKey:e=>e.id,rowName:({event:e})=>u[e.type],stale:b,error:re,onRetry:()=>void S(),...P&&{selection:k},empty:Object.keys(g).length>0?c(le,{icon:ue,title:o.noMatch,text:o.noMatchText}):c(le,{icon:Z,title:o.empty,text:o.emptyText})}),c(fe,{connection:w,onChange:e=>void f({search:V({...g,...e})})}),M&&c(He,{deliveries:M,onDone:j,onClose:()=>N(null)})]})}function qe(){let e=t(W),n=t(F),r=e.deliveries.columns;return[{id:`event`,header:r.event,cell:({id:e,event:t})=>c(s,{to:`/deliveries/$id`,params:{id:e},children:n[t.type]})},{id:`status`,header:r.status,cell:({status:e})=>c(ve,{kind:`delivery`,status:e})},{id:`response`,header:r.response,cell:({history:t})=>{let n=t.at(-1);return n?n.errorMessage?c(`span`,{className:Q.response,children:U(n.errorMessage,e.failures)}):c(`span`,{className:`numeric`,children:n.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:r.attempts,cell:({attempts:e})=>c(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:r.published,cell:({createdAt:e})=>c(z,{at:e}),wide:`below`}]}w();function Je(e){let{endpoint:n,onOpen:a}=e,{actions:o}=t(W),{rotation:s}=t(K),l=L(),d=_(Oe),f=_(De),h={endpointId:n.id},g=async(e,t)=>{try{await e.mutateAsync({input:h}),p(t)}catch(e){u(e)}};return c(R,{title:s.title,children:n.rotationStartedAt?c(m,{children:[c(`p`,{className:q.began,children:s.began(l.full(n.rotationStartedAt))}),c(Ie,{current:`teach`}),c(`div`,{className:q.buttons,children:[c(C,{look:`primary`,icon:i,busy:d.isPending,onClick:()=>void g(d,s.activated),children:s.activate}),c(C,{icon:he,busy:f.isPending,onClick:()=>void g(f,s.cancelled),children:s.cancel})]})]}):c(m,{children:[c(`p`,{className:`muted`,children:s.text}),c(`div`,{className:q.buttons,children:[c(C,{icon:r,onClick:()=>a(`rotate`),children:s.rotate}),c(C,{icon:ae,onClick:()=>a(`verify`),children:o.verify})]})]})})}w();function Ye({endpoint:e}){let n=t(W),{statuses:r}=t(T),i=t(F),a=L(),o=Ae(e.health.deliveries,n.health,a.count);return c(m,{children:[c(R,{title:n.health.title,actions:c(me,{tone:o.tone,children:o.text}),children:[c(k,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:r.delivery[e],value:c(`span`,{className:`numeric`,children:a.count(t)})}))}),c(`h3`,{className:Q.heading,children:n.errors.title}),e.recentFailures.length===0?c(`p`,{className:`muted`,children:n.errors.none}):c(`ul`,{className:Q.failures,children:e.recentFailures.map(e=>c(`li`,{children:[U(e.errorMessage,n.failures),c(`span`,{className:`muted`,children:c(z,{at:e.createdAt})})]},e.id))})]}),c(R,{title:n.facts.title,children:c(k,{facts:[{label:n.facts.description,value:e.description||c(`span`,{className:`muted`,children:n.facts.none})},{label:n.facts.events,value:c(`ul`,{children:e.events.map(e=>c(`li`,{children:i[e]},e))})},{label:n.facts.registered,value:c(z,{at:e.createdAt})},{label:n.facts.id,value:c(v,{text:e.publicId})}]})})]})}var Xe=E({EndpointPage:()=>et});w();var Ze=B(()=>S(()=>import(`./EndpointDialogs-DRHV39ng.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([9,1,2,4,6,3,10,7,11,12,8]))),Qe=a(`/signedIn/webhooks/$id`),$e=e=>e!=null&&H(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function et(){let n=t(W),{id:r}=Qe.useParams(),i=Qe.useSearch(),{open:a,close:o}=se(),s=re(`WEBHOOKS_WRITE`),{data:l,error:u,refetch:d}=e(Be,{id:r},{refetchInterval:({state:e})=>$e(e.data?.webhookEndpoint)?2e3:!1});de(()=>!0,()=>void d());let p=l?.webhookEndpoint?.id===r?l.webhookEndpoint:void 0,h={label:n.title,link:{to:`/webhooks`}};return l?.webhookEndpoint===null?c(D,{}):p?c(m,{children:[c(ce,{title:je(p.url),parent:h,aside:c(Me,{...p}),actions:s&&c(rt,{endpoint:p,onOpen:a})}),c(tt,{endpoint:p}),c(A,{main:c(Ke,{endpoint:p,search:we(i),mayWrite:s,onSince:()=>a(`since`)}),side:c(m,{children:[c(Ye,{endpoint:p}),s&&c(Je,{endpoint:p,onOpen:a})]})}),s&&i.dialog&&c(Ze,{endpoint:p,dialog:i.dialog,onClose:o})]}):c(m,{children:[c(ce,{title:n.facts.title,parent:h}),u?c(f,{error:u,onRetry:()=>void d()}):c(O,{})]})}function tt({endpoint:e}){let n=t(W).notices,r=L();return e.status===`SUSPENDED`?c(P,{tone:`bad`,icon:Pe,children:n.suspended(e.suspendedAt?r.ago(e.suspendedAt):``)}):e.pausedAt?c(P,{tone:`warn`,icon:Ne,children:n.paused(r.ago(e.pausedAt))}):e.consecutiveFailures===0?null:c(P,{tone:`warn`,icon:g,children:n.failing(e.consecutiveFailures)})}var nt=1e3;function rt(e){let{endpoint:r,onOpen:i}=e,a=t(W),o={endpointId:r.id},s=_(Ee),l=_(ke),d=_(Te),f=async(e,t)=>{try{await e,p(t),setTimeout(()=>void n.invalidateQueries(),nt)}catch(e){u(e)}};return c(m,{children:[c(C,{icon:j,onClick:()=>i(`remove`),children:a.actions.remove}),c(C,{icon:ie,onClick:()=>i(`edit`),children:a.actions.edit}),H(r)&&c(C,{icon:N,onClick:()=>i(`pause`),children:a.actions.pause}),r.status===`SUSPENDED`?c(C,{look:`primary`,icon:M,busy:d.isPending,onClick:()=>void f(d.mutateAsync({input:o}),a.reactivated),children:a.actions.reactivate}):r.pausedAt?c(C,{look:`primary`,icon:M,busy:l.isPending,onClick:()=>void f(l.mutateAsync({input:o}),a.resumed),children:a.actions.resume}):c(C,{look:`primary`,icon:Z,busy:s.isPending,onClick:()=>void f(s.mutateAsync({input:o}),a.tested),children:a.actions.test})]})}export{et as EndpointPage,Ie as n,Xe as t};