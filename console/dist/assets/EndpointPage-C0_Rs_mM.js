const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-C1LUYsrM.js","assets/index-0TGHxELl.js","assets/early-Dvks-6GI.js","assets/details-DW0RqXrY.js","assets/parts-B7sQsaSu.js","assets/BulkDialog-BcUYyyt9.js","assets/dialogs-dPXu_urE.js","assets/change.gql-vYQsgJcH.js","assets/webhooks-CInqai0g.js","assets/EndpointDialogs-9TaKFOUr.js","assets/TextField-BDe6QhOg.js","assets/VerifyCode-BAk4Mq_G.js","assets/Secret.module-Buvs-pJf.js"])))=>i.map(i=>d[i]);
import{$ as e,Dt as t,Et as n,G as r,Ht as i,Mt as a,Ot as o,P as s,S as c,Vt as l,W as u,an as d,f,g as p,gn as m,h,jt as g,k as _,m as v,n as ee,nn as y,o as te,pn as b,r as ne,sn as re,t as x,tt as S,u as C,w,wt as T,yn as E}from"./index-0TGHxELl.js";import{D,G as O,J as k,Y as ie,ct as ae,ft as A,mt as j,o as M,pt as oe,u as N,ut as se}from"./details-DW0RqXrY.js";import{A as ce,B as le,E as P,H as F,K as I,N as L,R as ue,T as de,U as fe,V as R,W as pe,X as me,Z as he,a as ge,f as _e,i as ve,j as z,k as ye,l as be,q as B,u as xe,w as Se,y as Ce}from"./parts-B7sQsaSu.js";import{V,x as we}from"./early-Dvks-6GI.js";import{a as Te,f as Ee,n as De,t as Oe,u as ke}from"./change.gql-vYQsgJcH.js";import{a as H,c as U,i as Ae,o as je,r as Me,s as W,t as G}from"./webhooks-CInqai0g.js";import{n as K,t as q}from"./Secret.module-Buvs-pJf.js";var J={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};J.node;var Ne=r(J),Y={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};Y.node;var Pe=r(Y),X={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};X.node;var Z=r(X);i();var Fe=[`make`,`teach`,`activate`];function Ie({current:e}){let t=w(K).rotation.steps;return l(`ol`,{className:q.steps,children:Fe.map((n,r)=>l(`li`,{"aria-current":n===e?`step`:void 0,"data-done":r<Fe.indexOf(e)||void 0,children:t[n]},n))})}var Le=2e3;function Re(e,t){let n=d(t);y(()=>{n.current=t}),y(()=>{if(!e)return;let t=setInterval(()=>n.current(),Le);return()=>clearInterval(t)},[e])}var Q={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`},ze=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new ze(`
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
    `);i(),m();var He=z(()=>e(()=>import(`./RedeliverDialog-C1LUYsrM.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),Ue=g(`/signedIn/webhooks/$id`),$=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],We=(e,t)=>o(G,{where:{and:[e,{hasEventWith:[{idIn:[...t]}]}]},first:100},{enabled:t.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),Ge=async(e,t)=>(await n(G,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Ke({endpoint:e,search:t,mayWrite:n,onSince:r}){let i=w(W).deliveries,{statuses:a,table:o}=w(c),u=w(N),d=Ue.useNavigate(),{after:f,before:m,...h}=t,g=e=>void d({search:V({...h,...e}),resetScroll:!1}),_=ne(e.id,t,F().timezone),{data:v,error:y,isPlaceholderData:S,refetch:C}=xe(Ve,_,$,[`DELIVERY`]),T=v?.webhookEndpoint?.deliveries,E=v&&$(v);Re(H(e)&&(E?.some(({status:e})=>e===`PENDING`)??!1),()=>void be(Ve,_,$));let D={..._.where,endpointId:e.id},{chosen:O,selection:k,clear:ie,remove:ae}=ge(E,t),[A,j]=re(null),M=n&&e.status===`ACTIVE`;return l(B,{title:i.title,flush:!0,actions:l(b,{children:[l(ye,{type:({eventId:e})=>e,ids:E?.map(({id:e})=>e),where:D,useListed:We,createdSince:Ge,onShow:()=>g({})}),l(ce,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:D},count:T?.totalCount}),M&&l(p,{size:`small`,icon:s,onClick:r,children:i.since})]}),children:[l(`div`,{className:Q.toolbar,children:l(Ce,{children:[l(P,{label:i.filters.status,options:ee.map(e=>({value:e,label:a.delivery[e]})),chosen:x(t.status),onChange:e=>g({status:e.join(`,`)})}),l(P,{label:i.filters.type,options:te.map(e=>({value:e,label:u[e]})),chosen:x(t.type),onChange:e=>g({type:e.join(`,`)})}),l(Se,{label:i.filters.published,value:t,onChange:e=>g({period:void 0,from:void 0,to:void 0,...e})})]})}),O.length>0&&l(_e,{text:o.selected(O.length),onClear:ie,children:l(p,{size:`small`,look:`primary`,icon:s,onClick:()=>j(O),children:i.redeliver})}),l(fe,{name:`deliveries`,label:`${i.title}: ${e.url}`,columns:qe(),rows:E,rowKey:e=>e.id,rowName:({event:e})=>u[e.type],stale:S,error:y,onRetry:()=>void C(),...M&&{selection:k},empty:Object.keys(h).length>0?l(L,{icon:he,title:i.noMatch,text:i.noMatchText}):l(L,{icon:Z,title:i.empty,text:i.emptyText})}),l(de,{connection:T,onChange:e=>void d({search:V({...h,...e})})}),A&&l(He,{deliveries:A,onDone:ae,onClose:()=>j(null)})]})}function qe(){let e=w(W),t=w(N),n=e.deliveries.columns;return[{id:`event`,header:n.event,cell:({id:e,event:n})=>l(a,{to:`/deliveries/$id`,params:{id:e},children:t[n.type]})},{id:`status`,header:n.status,cell:({status:e})=>l(ve,{kind:`delivery`,status:e})},{id:`response`,header:n.response,cell:({history:t})=>{let n=t.at(-1);return n?n.errorMessage?l(`span`,{className:Q.response,children:U(n.errorMessage,e.failures)}):l(`span`,{className:`numeric`,children:n.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:n.attempts,cell:({attempts:e})=>l(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:n.published,cell:({createdAt:e})=>l(R,{at:e}),wide:`below`}]}m();function Je(e){let{endpoint:n,onOpen:r}=e,{actions:i}=w(W),{rotation:a}=w(K),o=F(),c=t(Oe),d=t(De),f={endpointId:n.id},m=async(e,t)=>{try{await e.mutateAsync({input:f}),v(t)}catch(e){h(e)}};return l(B,{title:a.title,children:n.rotationStartedAt?l(b,{children:[l(`p`,{className:q.began,children:a.began(o.full(n.rotationStartedAt))}),l(Ie,{current:`teach`}),l(`div`,{className:q.buttons,children:[l(p,{look:`primary`,icon:u,busy:c.isPending,onClick:()=>void m(c,a.activated),children:a.activate}),l(p,{icon:me,busy:d.isPending,onClick:()=>void m(d,a.cancelled),children:a.cancel})]})]}):l(b,{children:[l(`p`,{className:`muted`,children:a.text}),l(`div`,{className:q.buttons,children:[l(p,{icon:s,onClick:()=>r(`rotate`),children:a.rotate}),l(p,{icon:se,onClick:()=>r(`verify`),children:i.verify})]})]})})}m();function Ye({endpoint:e}){let t=w(W),{statuses:n}=w(c),r=w(N),i=F(),a=Ae(e.health.deliveries,t.health,i.count);return l(b,{children:[l(B,{title:t.health.title,actions:l(pe,{tone:a.tone,children:a.text}),children:[l(k,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:n.delivery[e],value:l(`span`,{className:`numeric`,children:i.count(t)})}))}),l(`h3`,{className:Q.heading,children:t.errors.title}),e.recentFailures.length===0?l(`p`,{className:`muted`,children:t.errors.none}):l(`ul`,{className:Q.failures,children:e.recentFailures.map(e=>l(`li`,{children:[U(e.errorMessage,t.failures),l(`span`,{className:`muted`,children:l(R,{at:e.createdAt})})]},e.id))})]}),l(B,{title:t.facts.title,children:l(k,{facts:[{label:t.facts.description,value:e.description||l(`span`,{className:`muted`,children:t.facts.none})},{label:t.facts.events,value:l(`ul`,{children:e.events.map(e=>l(`li`,{children:r[e]},e))})},{label:t.facts.registered,value:l(R,{at:e.createdAt})},{label:t.facts.id,value:l(f,{text:e.publicId})}]})})]})}var Xe=E({EndpointPage:()=>et});m();var Ze=z(()=>e(()=>import(`./EndpointDialogs-9TaKFOUr.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([9,1,2,4,6,3,10,7,11,12,8]))),Qe=g(`/signedIn/webhooks/$id`),$e=e=>e!=null&&H(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function et(){let e=w(W),{id:t}=Qe.useParams(),n=Qe.useSearch(),{open:r,close:i}=le(),a=S(`WEBHOOKS_WRITE`),{data:s,error:c,refetch:u}=o(Be,{id:t},{refetchInterval:({state:e})=>$e(e.data?.webhookEndpoint)?2e3:!1});ue(()=>!0,()=>void u());let d=s?.webhookEndpoint?.id===t?s.webhookEndpoint:void 0,f={label:e.title,link:{to:`/webhooks`}};return s?.webhookEndpoint===null?l(D,{}):d?l(b,{children:[l(I,{title:je(d.url),parent:f,aside:l(Me,{...d}),actions:a&&l(rt,{endpoint:d,onOpen:r})}),l(tt,{endpoint:d}),l(ie,{main:l(Ke,{endpoint:d,search:we(n),mayWrite:a,onSince:()=>r(`since`)}),side:l(b,{children:[l(Ye,{endpoint:d}),a&&l(Je,{endpoint:d,onOpen:r})]})}),a&&n.dialog&&l(Ze,{endpoint:d,dialog:n.dialog,onClose:i})]}):l(b,{children:[l(I,{title:e.facts.title,parent:f}),c?l(C,{error:c,onRetry:()=>void u()}):l(O,{})]})}function tt({endpoint:e}){let t=w(W).notices,n=F();return e.status===`SUSPENDED`?l(M,{tone:`bad`,icon:Pe,children:t.suspended(e.suspendedAt?n.ago(e.suspendedAt):``)}):e.pausedAt?l(M,{tone:`warn`,icon:Ne,children:t.paused(n.ago(e.pausedAt))}):e.consecutiveFailures===0?null:l(M,{tone:`warn`,icon:_,children:t.failing(e.consecutiveFailures)})}var nt=1e3;function rt(e){let{endpoint:n,onOpen:r}=e,i=w(W),a={endpointId:n.id},o=t(Ee),s=t(ke),c=t(Te),u=async(e,t)=>{try{await e,v(t),setTimeout(()=>void T.invalidateQueries(),nt)}catch(e){h(e)}};return l(b,{children:[l(p,{icon:ae,onClick:()=>r(`remove`),children:i.actions.remove}),l(p,{icon:oe,onClick:()=>r(`edit`),children:i.actions.edit}),H(n)&&l(p,{icon:j,onClick:()=>r(`pause`),children:i.actions.pause}),n.status===`SUSPENDED`?l(p,{look:`primary`,icon:A,busy:c.isPending,onClick:()=>void u(c.mutateAsync({input:a}),i.reactivated),children:i.actions.reactivate}):n.pausedAt?l(p,{look:`primary`,icon:A,busy:s.isPending,onClick:()=>void u(s.mutateAsync({input:a}),i.resumed),children:i.actions.resume}):l(p,{look:`primary`,icon:Z,busy:o.isPending,onClick:()=>void u(o.mutateAsync({input:a}),i.tested),children:i.actions.test})]})}export{et as EndpointPage,Ie as n,Xe as t};