const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-CiN4I3hE.js","assets/index-CSPtHws6.js","assets/early-JhwasVCb.js","assets/details-CUDUSL6Y.js","assets/parts-BlEiP3Aw.js","assets/BulkDialog-dfs_htqz.js","assets/dialogs-B2CoN6YY.js","assets/sending-Cmfws0CM.js","assets/draft-BRNLFewF.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-K19ykJQd.js","assets/EndpointDialogs-CKfgm7fd.js","assets/TextField-BARJZ9lY.js","assets/VerifyCode-mMPpeV-w.js","assets/Secret.module-X0P5gohI.js"])))=>i.map(i=>d[i]);
import{$t as e,D as t,En as n,Ft as r,Ht as i,It as a,J as o,L as s,Lt as c,M as l,Mn as u,Nt as d,Q as f,Vt as p,b as m,bn as h,c as ee,ct as te,en as g,g as _,hn as v,kn as y,m as b,n as ne,ot as x,p as S,q as C,r as re,t as ie,v as w,x as T}from"./index-CSPtHws6.js";import{B as E,K as D,ct as ae,ft as O,l as k,mt as A,pt as j,q as M,s as N,ut as oe,v as se}from"./details-CUDUSL6Y.js";import{$ as ce,A as le,E as P,G as ue,H as de,J as F,K as fe,P as I,Q as pe,T as me,U as L,V as he,W as R,X as z,a as ge,f as _e,i as ve,j as ye,l as be,u as xe,w as Se,y as Ce,z as we}from"./parts-BlEiP3Aw.js";import{H as Te,x as Ee}from"./early-JhwasVCb.js";import{a as De,f as Oe,n as ke,t as Ae,u as je}from"./change.gql-BXOZ8J02.js";import{c as Me,i as Ne,l as B,o as Pe,s as V,t as H,u as U}from"./webhooks-K19ykJQd.js";import{n as W,t as G}from"./Secret.module-X0P5gohI.js";var K={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};K.node;var Fe=o(K),q={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};q.node;var Ie=o(q),J={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};J.node;var Y=o(J);g();var X=[`make`,`teach`,`activate`];function Z({current:t}){let n=f(W).rotation.steps;return e(`ol`,{className:G.steps,children:X.map((r,i)=>e(`li`,{"aria-current":r===t?`step`:void 0,"data-done":i<X.indexOf(t)||void 0,children:n[r]},r))})}var Le=2e3;function Re(e,t){let n=he(t);v(()=>{if(!e)return;let t=setInterval(()=>n.current(),Le);return()=>clearInterval(t)},[e,n])}var Q={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`},ze=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new ze(`
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
    `);g(),y();var He=S(()=>x(()=>import(`./RedeliverDialog-CiN4I3hE.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),Ue=p(`/signedIn/webhooks/$id`),$=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],We=(e,t)=>c(H,{where:{and:[e,{hasEventWith:[{idIn:[...t]}]}]},first:100},{enabled:t.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),Ge=async(e,t)=>(await r(H,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Ke({endpoint:r,search:i,mayWrite:a,onSince:o}){let c=f(B).deliveries,{statuses:l,table:u}=f(t),d=f(N),p=Ue.useNavigate(),{after:m,before:te,...g}=i,_=e=>void p({search:Te({...g,...e}),resetScroll:!1}),v=re(r.id,i,R().timezone),{data:y,error:b,isPlaceholderData:x,refetch:S}=xe(Ve,v,$,[`DELIVERY`]),C=y?.webhookEndpoint?.deliveries,w=y&&$(y);Re(V(r)&&(w?.some(({status:e})=>e===`PENDING`)??!1),()=>void be(Ve,v,$));let E={...v.where,endpointId:r.id},{chosen:D,selection:ae,clear:O,remove:k}=ge(w,i),[A,j]=h(null),M=a&&r.status===`ACTIVE`;return e(z,{title:c.title,flush:!0,actions:e(n,{children:[e(le,{type:({eventId:e})=>e,ids:w?.map(({id:e})=>e),where:E,useListed:We,createdSince:Ge,onShow:()=>_({})}),e(ye,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:E},count:C?.totalCount}),M&&e(T,{size:`small`,icon:s,onClick:o,children:c.since})]}),children:[e(`div`,{className:Q.toolbar,children:e(Ce,{children:[e(P,{label:c.filters.status,options:ne.map(e=>({value:e,label:l.delivery[e]})),chosen:ie(i.status),onChange:e=>_({status:e.join(`,`)})}),e(P,{label:c.filters.type,options:ee.map(e=>({value:e,label:d[e]})),chosen:ie(i.type),onChange:e=>_({type:e.join(`,`)})}),e(Se,{label:c.filters.published,value:i,onChange:e=>_({period:void 0,from:void 0,to:void 0,...e})})]})}),D.length>0&&e(_e,{text:u.selected(D.length),onClear:O,children:e(T,{size:`small`,look:`primary`,icon:s,onClick:()=>j(D),children:c.redeliver})}),e(ue,{name:`deliveries`,label:`${c.title}: ${r.url}`,columns:qe(),rows:w,rowKey:e=>e.id,rowName:({event:e})=>d[e.type],stale:x,error:b,onRetry:()=>void S(),...M&&{selection:ae},empty:Object.keys(g).length>0?e(I,{icon:ce,title:c.noMatch,text:c.noMatchText}):e(I,{icon:Y,title:c.empty,text:c.emptyText})}),e(me,{connection:C,onChange:e=>void p({search:Te({...g,...e})})}),A&&e(He,{deliveries:A,onDone:k,onClose:()=>j(null)})]})}function qe(){let t=f(B),n=f(N),r=t.deliveries.columns;return[{id:`event`,header:r.event,cell:({id:t,event:r})=>e(i,{to:`/deliveries/$id`,params:{id:t},children:n[r.type]})},{id:`status`,header:r.status,cell:({status:t})=>e(ve,{kind:`delivery`,status:t})},{id:`response`,header:r.response,cell:({history:n})=>{let r=n.at(-1);return r?r.errorMessage?e(`span`,{className:Q.response,children:U(r.errorMessage,t.failures)}):e(`span`,{className:`numeric`,children:r.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:r.attempts,cell:({attempts:t})=>e(`span`,{className:`numeric`,children:t}),align:`end`,wide:!0},{id:`published`,header:r.published,cell:({createdAt:t})=>e(L,{at:t}),wide:`below`}]}y();function Je(t){let{endpoint:r,onOpen:i}=t,{actions:o}=f(B),{rotation:c}=f(W),l=R(),u=a(Ae),d=a(ke),p={endpointId:r.id},h=async(e,t)=>{try{await e.mutateAsync({input:p}),w(t)}catch(e){m(e)}};return e(z,{title:c.title,children:r.rotationStartedAt?e(n,{children:[e(`p`,{className:G.began,children:c.began(l.full(r.rotationStartedAt))}),e(Z,{current:`teach`}),e(`div`,{className:G.buttons,children:[e(T,{look:`primary`,icon:C,busy:u.isPending,onClick:()=>void h(u,c.activated),children:c.activate}),e(T,{icon:pe,busy:d.isPending,onClick:()=>void h(d,c.cancelled),children:c.cancel})]})]}):e(n,{children:[e(`p`,{className:`muted`,children:c.text}),e(`div`,{className:G.buttons,children:[e(T,{icon:s,onClick:()=>i(`rotate`),children:c.rotate}),e(T,{icon:oe,onClick:()=>i(`verify`),children:o.verify})]})]})})}y();function Ye({endpoint:r}){let i=f(B),{statuses:a}=f(t),o=f(N),s=R(),c=Pe(r.health.deliveries,i.health,s.count);return e(n,{children:[e(z,{title:i.health.title,actions:e(fe,{tone:c.tone,children:c.text}),children:[e(D,{facts:r.health.deliveries.map(({status:t,count:n})=>({label:a.delivery[t],value:e(`span`,{className:`numeric`,children:s.count(n)})}))}),e(`h3`,{className:Q.heading,children:i.errors.title}),r.recentFailures.length===0?e(`p`,{className:`muted`,children:i.errors.none}):e(`ul`,{className:Q.failures,children:r.recentFailures.map(t=>e(`li`,{children:[U(t.errorMessage,i.failures),e(`span`,{className:`muted`,children:e(L,{at:t.createdAt})})]},t.id))})]}),e(z,{title:i.facts.title,children:e(D,{facts:[{label:i.facts.description,value:r.description||e(`span`,{className:`muted`,children:i.facts.none})},{label:i.facts.events,value:e(`ul`,{children:r.events.map(t=>e(`li`,{children:o[t]},t))})},{label:i.facts.registered,value:e(L,{at:r.createdAt})},{label:i.facts.id,value:e(_,{text:r.publicId})}]})})]})}var Xe=u({EndpointPage:()=>et});y();var Ze=S(()=>x(()=>import(`./EndpointDialogs-CKfgm7fd.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([11,1,2,3,4,6,7,8,12,9,13,14,10]))),Qe=p(`/signedIn/webhooks/$id`),$e=e=>e!=null&&V(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function et(){let t=f(B),{id:r}=Qe.useParams(),i=Qe.useSearch(),{open:a,close:o}=de(),s=te(`WEBHOOKS_WRITE`),{data:l,error:u,refetch:d}=c(Be,{id:r},{refetchInterval:({state:e})=>$e(e.data?.webhookEndpoint)?2e3:!1});we(()=>!0,()=>void d());let p=l?.webhookEndpoint?.id===r?l.webhookEndpoint:void 0,m={label:t.title,link:{to:`/webhooks`}};return l?.webhookEndpoint===null?e(se,{}):p?e(n,{children:[e(F,{title:Me(p.url),parent:m,aside:e(Ne,{...p}),actions:s&&e(rt,{endpoint:p,onOpen:a})}),e(tt,{endpoint:p}),e(M,{main:e(Ke,{endpoint:p,search:Ee(i),mayWrite:s,onSince:()=>a(`since`)}),side:e(n,{children:[e(Ye,{endpoint:p}),s&&e(Je,{endpoint:p,onOpen:a})]})}),s&&i.dialog&&e(Ze,{endpoint:p,dialog:i.dialog,onClose:o},r)]}):e(n,{children:[e(F,{title:t.facts.title,parent:m}),u?e(b,{error:u,onRetry:()=>void d()}):e(E,{})]})}function tt({endpoint:t}){let n=f(B).notices,r=R();return t.status===`SUSPENDED`?e(k,{tone:`bad`,icon:Ie,children:n.suspended(t.suspendedAt?r.ago(t.suspendedAt):``)}):t.pausedAt?e(k,{tone:`warn`,icon:Fe,children:n.paused(r.ago(t.pausedAt))}):t.consecutiveFailures===0?null:e(k,{tone:`warn`,icon:l,children:n.failing(t.consecutiveFailures)})}var nt=1e3;function rt(t){let{endpoint:r,onOpen:i}=t,o=f(B),s={endpointId:r.id},c=a(Oe),l=a(je),u=a(De),p=async(e,t)=>{try{await e,w(t),setTimeout(()=>void d.invalidateQueries(),nt)}catch(e){m(e)}};return e(n,{children:[e(T,{icon:ae,onClick:()=>i(`remove`),children:o.actions.remove}),e(T,{icon:j,onClick:()=>i(`edit`),children:o.actions.edit}),V(r)&&e(T,{icon:A,onClick:()=>i(`pause`),children:o.actions.pause}),r.status===`SUSPENDED`?e(T,{look:`primary`,icon:O,busy:u.isPending,onClick:()=>void p(u.mutateAsync({input:s}),o.reactivated),children:o.actions.reactivate}):r.pausedAt?e(T,{look:`primary`,icon:O,busy:l.isPending,onClick:()=>void p(l.mutateAsync({input:s}),o.resumed),children:o.actions.resume}):e(T,{look:`primary`,icon:Y,busy:c.isPending,onClick:()=>void p(c.mutateAsync({input:s}),o.tested),children:o.actions.test})]})}export{et as EndpointPage,Z as n,Xe as t};