const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-DAVHIGTW.js","assets/index-C6_7YZRU.js","assets/early-Dvks-6GI.js","assets/details-CQyuMv8b.js","assets/parts-CRHRP_5p.js","assets/BulkDialog-Ceat2VGl.js","assets/dialogs-DmOxHj3S.js","assets/change.gql-vYQsgJcH.js","assets/webhooks-CmUEXbbq.js","assets/EndpointDialogs-BzvWXKRG.js","assets/TextField-hfKVPztd.js","assets/VerifyCode-DxHCSskQ.js","assets/Secret.module-pTJmvTjE.js"])))=>i.map(i=>d[i]);
import{$ as e,Dt as t,Et as n,G as r,Ht as i,Mt as a,Ot as o,P as s,S as c,Vt as l,W as u,an as d,f,g as p,gn as m,h,jt as g,k as _,m as v,n as ee,nn as y,o as te,pn as b,r as ne,sn as re,t as x,tt as S,u as C,w,wt as T,yn as E}from"./index-C6_7YZRU.js";import{E as D,J as O,W as k,a as A,dt as j,l as M,lt as N,q as P,st as F}from"./details-CQyuMv8b.js";import{A as ie,B as ae,E as I,H as L,K as R,N as z,R as oe,T as se,U as ce,V as B,W as le,X as ue,Z as de,a as fe,f as pe,i as me,j as V,k as he,l as ge,q as H,u as _e,w as ve,y as ye}from"./parts-CRHRP_5p.js";import{V as U,x as be}from"./early-Dvks-6GI.js";import{a as xe,f as Se,n as Ce,t as we,u as Te}from"./change.gql-vYQsgJcH.js";import{a as W,c as G,i as Ee,o as De,r as Oe,s as K,t as q}from"./webhooks-CmUEXbbq.js";import{n as J,t as Y}from"./Secret.module-pTJmvTjE.js";var X={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};X.node;var ke=r(X),Ae={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};Ae.node;var je=r(Ae),Me={name:`pause`,size:24,node:[[`rect`,{x:`14`,y:`3`,width:`5`,height:`18`,rx:`1`,key:`kaeet6`}],[`rect`,{x:`5`,y:`3`,width:`5`,height:`18`,rx:`1`,key:`1wsw3u`}]]};Me.node;var Ne=r(Me),Pe={name:`play`,size:24,node:[[`path`,{d:`M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z`,key:`10ikf1`}]]};Pe.node;var Fe=r(Pe),Ie={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};Ie.node;var Le=r(Ie);i();var Re=[`make`,`teach`,`activate`];function ze({current:e}){let t=w(J).rotation.steps;return l(`ol`,{className:Y.steps,children:Re.map((n,r)=>l(`li`,{"aria-current":n===e?`step`:void 0,"data-done":r<Re.indexOf(e)||void 0,children:t[n]},n))})}var Be=2e3;function Ve(e,t){let n=d(t);y(()=>{n.current=t}),y(()=>{if(!e)return;let t=setInterval(()=>n.current(),Be);return()=>clearInterval(t)},[e])}var Z={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`},He=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ue=new He(`
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
    `),We=new He(`
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
    `);i(),m();var Ge=V(()=>e(()=>import(`./RedeliverDialog-DAVHIGTW.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),Ke=g(`/signedIn/webhooks/$id`),Q=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],qe=(e,t)=>o(q,{where:{and:[e,{hasEventWith:[{idIn:[...t]}]}]},first:100},{enabled:t.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),Je=async(e,t)=>(await n(q,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Ye({endpoint:e,search:t,mayWrite:n,onSince:r}){let i=w(K).deliveries,{statuses:a,table:o}=w(c),u=w(M),d=Ke.useNavigate(),{after:f,before:m,...h}=t,g=e=>void d({search:U({...h,...e}),resetScroll:!1}),_=ne(e.id,t,L().timezone),{data:v,error:y,isPlaceholderData:S,refetch:C}=_e(We,_,Q,[`DELIVERY`]),T=v?.webhookEndpoint?.deliveries,E=v&&Q(v);Ve(W(e)&&(E?.some(({status:e})=>e===`PENDING`)??!1),()=>void ge(We,_,Q));let D={..._.where,endpointId:e.id},{chosen:O,selection:k,clear:A,remove:j}=fe(E,t),[N,P]=re(null),F=n&&e.status===`ACTIVE`;return l(H,{title:i.title,flush:!0,actions:l(b,{children:[l(he,{type:({eventId:e})=>e,ids:E?.map(({id:e})=>e),where:D,useListed:qe,createdSince:Je,onShow:()=>g({})}),l(ie,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:D},count:T?.totalCount}),F&&l(p,{size:`small`,icon:s,onClick:r,children:i.since})]}),children:[l(`div`,{className:Z.toolbar,children:l(ye,{children:[l(I,{label:i.filters.status,options:ee.map(e=>({value:e,label:a.delivery[e]})),chosen:x(t.status),onChange:e=>g({status:e.join(`,`)})}),l(I,{label:i.filters.type,options:te.map(e=>({value:e,label:u[e]})),chosen:x(t.type),onChange:e=>g({type:e.join(`,`)})}),l(ve,{label:i.filters.published,value:t,onChange:e=>g({period:void 0,from:void 0,to:void 0,...e})})]})}),O.length>0&&l(pe,{text:o.selected(O.length),onClear:A,children:l(p,{size:`small`,look:`primary`,icon:s,onClick:()=>P(O),children:i.redeliver})}),l(ce,{name:`deliveries`,label:`${i.title}: ${e.url}`,columns:Xe(),rows:E,rowKey:e=>e.id,rowName:({event:e})=>u[e.type],stale:S,error:y,onRetry:()=>void C(),...F&&{selection:k},empty:Object.keys(h).length>0?l(z,{icon:de,title:i.noMatch,text:i.noMatchText}):l(z,{icon:Le,title:i.empty,text:i.emptyText})}),l(se,{connection:T,onChange:e=>void d({search:U({...h,...e})})}),N&&l(Ge,{deliveries:N,onDone:j,onClose:()=>P(null)})]})}function Xe(){let e=w(K),t=w(M),n=e.deliveries.columns;return[{id:`event`,header:n.event,cell:({id:e,event:n})=>l(a,{to:`/deliveries/$id`,params:{id:e},children:t[n.type]})},{id:`status`,header:n.status,cell:({status:e})=>l(me,{kind:`delivery`,status:e})},{id:`response`,header:n.response,cell:({history:t})=>{let n=t.at(-1);return n?n.errorMessage?l(`span`,{className:Z.response,children:G(n.errorMessage,e.failures)}):l(`span`,{className:`numeric`,children:n.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:n.attempts,cell:({attempts:e})=>l(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:n.published,cell:({createdAt:e})=>l(B,{at:e}),wide:`below`}]}m();function Ze(e){let{endpoint:n,onOpen:r}=e,{actions:i}=w(K),{rotation:a}=w(J),o=L(),c=t(we),d=t(Ce),f={endpointId:n.id},m=async(e,t)=>{try{await e.mutateAsync({input:f}),v(t)}catch(e){h(e)}};return l(H,{title:a.title,children:n.rotationStartedAt?l(b,{children:[l(`p`,{className:Y.began,children:a.began(o.full(n.rotationStartedAt))}),l(ze,{current:`teach`}),l(`div`,{className:Y.buttons,children:[l(p,{look:`primary`,icon:u,busy:c.isPending,onClick:()=>void m(c,a.activated),children:a.activate}),l(p,{icon:ue,busy:d.isPending,onClick:()=>void m(d,a.cancelled),children:a.cancel})]})]}):l(b,{children:[l(`p`,{className:`muted`,children:a.text}),l(`div`,{className:Y.buttons,children:[l(p,{icon:s,onClick:()=>r(`rotate`),children:a.rotate}),l(p,{icon:N,onClick:()=>r(`verify`),children:i.verify})]})]})})}m();function Qe({endpoint:e}){let t=w(K),{statuses:n}=w(c),r=w(M),i=L(),a=Ee(e.health.deliveries,t.health,i.count);return l(b,{children:[l(H,{title:t.health.title,actions:l(le,{tone:a.tone,children:a.text}),children:[l(P,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:n.delivery[e],value:l(`span`,{className:`numeric`,children:i.count(t)})}))}),l(`h3`,{className:Z.heading,children:t.errors.title}),e.recentFailures.length===0?l(`p`,{className:`muted`,children:t.errors.none}):l(`ul`,{className:Z.failures,children:e.recentFailures.map(e=>l(`li`,{children:[G(e.errorMessage,t.failures),l(`span`,{className:`muted`,children:l(B,{at:e.createdAt})})]},e.id))})]}),l(H,{title:t.facts.title,children:l(P,{facts:[{label:t.facts.description,value:e.description||l(`span`,{className:`muted`,children:t.facts.none})},{label:t.facts.events,value:l(`ul`,{children:e.events.map(e=>l(`li`,{children:r[e]},e))})},{label:t.facts.registered,value:l(B,{at:e.createdAt})},{label:t.facts.id,value:l(f,{text:e.publicId})}]})})]})}var $e=E({EndpointPage:()=>$});m();var et=V(()=>e(()=>import(`./EndpointDialogs-BzvWXKRG.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([9,1,2,4,6,3,10,7,11,12,8]))),tt=g(`/signedIn/webhooks/$id`),nt=e=>e!=null&&W(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function $(){let e=w(K),{id:t}=tt.useParams(),n=tt.useSearch(),{open:r,close:i}=ae(),a=S(`WEBHOOKS_WRITE`),{data:s,error:c,refetch:u}=o(Ue,{id:t},{refetchInterval:({state:e})=>nt(e.data?.webhookEndpoint)?2e3:!1});oe(()=>!0,()=>void u());let d=s?.webhookEndpoint?.id===t?s.webhookEndpoint:void 0,f={label:e.title,link:{to:`/webhooks`}};return s?.webhookEndpoint===null?l(D,{}):d?l(b,{children:[l(R,{title:De(d.url),parent:f,aside:l(Oe,{...d}),actions:a&&l(at,{endpoint:d,onOpen:r})}),l(rt,{endpoint:d}),l(O,{main:l(Ye,{endpoint:d,search:be(n),mayWrite:a,onSince:()=>r(`since`)}),side:l(b,{children:[l(Qe,{endpoint:d}),a&&l(Ze,{endpoint:d,onOpen:r})]})}),a&&n.dialog&&l(et,{endpoint:d,dialog:n.dialog,onClose:i})]}):l(b,{children:[l(R,{title:e.facts.title,parent:f}),c?l(C,{error:c,onRetry:()=>void u()}):l(k,{})]})}function rt({endpoint:e}){let t=w(K).notices,n=L();return e.status===`SUSPENDED`?l(A,{tone:`bad`,icon:je,children:t.suspended(e.suspendedAt?n.ago(e.suspendedAt):``)}):e.pausedAt?l(A,{tone:`warn`,icon:ke,children:t.paused(n.ago(e.pausedAt))}):e.consecutiveFailures===0?null:l(A,{tone:`warn`,icon:_,children:t.failing(e.consecutiveFailures)})}var it=1e3;function at(e){let{endpoint:n,onOpen:r}=e,i=w(K),a={endpointId:n.id},o=t(Se),s=t(Te),c=t(xe),u=async(e,t)=>{try{await e,v(t),setTimeout(()=>void T.invalidateQueries(),it)}catch(e){h(e)}};return l(b,{children:[l(p,{icon:F,onClick:()=>r(`remove`),children:i.actions.remove}),l(p,{icon:j,onClick:()=>r(`edit`),children:i.actions.edit}),W(n)&&l(p,{icon:Ne,onClick:()=>r(`pause`),children:i.actions.pause}),n.status===`SUSPENDED`?l(p,{look:`primary`,icon:Fe,busy:c.isPending,onClick:()=>void u(c.mutateAsync({input:a}),i.reactivated),children:i.actions.reactivate}):n.pausedAt?l(p,{look:`primary`,icon:Fe,busy:s.isPending,onClick:()=>void u(s.mutateAsync({input:a}),i.resumed),children:i.actions.resume}):l(p,{look:`primary`,icon:Le,busy:o.isPending,onClick:()=>void u(o.mutateAsync({input:a}),i.tested),children:i.actions.test})]})}export{$ as EndpointPage,ze as n,$e as t};