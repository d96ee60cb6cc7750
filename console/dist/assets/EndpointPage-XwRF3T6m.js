const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-BAA1d8HG.js","assets/index-DStYPVG5.js","assets/early-CY4GmciT.js","assets/details-CwQO3Pyu.js","assets/parts-CzZ38pdg.js","assets/BulkDialog-BHwXiWjS.js","assets/dialogs-BtUfKpgs.js","assets/change.gql-vYQsgJcH.js","assets/webhooks-BJuxaQp0.js","assets/EndpointDialogs-Chwib2EB.js","assets/TextField-D8Y_t6F3.js","assets/VerifyCode-D5hz-sGm.js","assets/Secret.module-Vvq6Fz4E.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Ct as r,Dt as i,Et as a,G as o,P as s,S as c,Tt as l,Vt as u,W as d,f,fn as p,g as m,h,hn as g,in as _,jt as v,k as y,m as b,n as ee,o as te,on as ne,r as re,t as x,tn as S,tt as C,u as w,vn as T,w as E}from"./index-DStYPVG5.js";import{E as D,J as O,W as k,a as A,ct as j,ft as M,l as N,q as P,ut as F}from"./details-CwQO3Pyu.js";import{A as ie,B as ae,E as I,H as L,K as R,N as z,R as oe,T as se,U as ce,V as B,W as le,X as ue,Z as de,a as fe,f as pe,i as me,j as V,k as he,l as ge,q as H,u as _e,w as ve,y as ye}from"./parts-CzZ38pdg.js";import{V as U,x as be}from"./early-CY4GmciT.js";import{a as xe,f as Se,n as Ce,t as we,u as Te}from"./change.gql-vYQsgJcH.js";import{a as W,c as G,i as Ee,o as De,r as Oe,s as K,t as q}from"./webhooks-BJuxaQp0.js";import{n as J,t as Y}from"./Secret.module-Vvq6Fz4E.js";var X={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};X.node;var ke=o(X),Ae={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};Ae.node;var je=o(Ae),Me={name:`pause`,size:24,node:[[`rect`,{x:`14`,y:`3`,width:`5`,height:`18`,rx:`1`,key:`kaeet6`}],[`rect`,{x:`5`,y:`3`,width:`5`,height:`18`,rx:`1`,key:`1wsw3u`}]]};Me.node;var Ne=o(Me),Pe={name:`play`,size:24,node:[[`path`,{d:`M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z`,key:`10ikf1`}]]};Pe.node;var Fe=o(Pe),Ie={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};Ie.node;var Le=o(Ie);u();var Re=[`make`,`teach`,`activate`];function ze({current:e}){let t=E(J).rotation.steps;return n(`ol`,{className:Y.steps,children:Re.map((r,i)=>n(`li`,{"aria-current":r===e?`step`:void 0,"data-done":i<Re.indexOf(e)||void 0,children:t[r]},r))})}var Be=2e3;function Ve(e,t){let n=_(t);S(()=>{n.current=t}),S(()=>{if(!e)return;let t=setInterval(()=>n.current(),Be);return()=>clearInterval(t)},[e])}var Z={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`},He=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ue=new He(`
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
    `);u(),g();var Ge=V(()=>e(()=>import(`./RedeliverDialog-BAA1d8HG.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),Ke=t(`/signedIn/webhooks/$id`),Q=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],qe=(e,t)=>i(q,{where:{and:[e,{hasEventWith:[{idIn:[...t]}]}]},first:100},{enabled:t.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),Je=async(e,t)=>(await l(q,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Ye({endpoint:e,search:t,mayWrite:r,onSince:i}){let a=E(K).deliveries,{statuses:o,table:l}=E(c),u=E(N),d=Ke.useNavigate(),{after:f,before:h,...g}=t,_=e=>void d({search:U({...g,...e}),resetScroll:!1}),v=re(e.id,t,L().timezone),{data:y,error:b,isPlaceholderData:S,refetch:C}=_e(We,v,Q,[`DELIVERY`]),w=y?.webhookEndpoint?.deliveries,T=y&&Q(y);Ve(W(e)&&(T?.some(({status:e})=>e===`PENDING`)??!1),()=>void ge(We,v,Q));let D={...v.where,endpointId:e.id},{chosen:O,selection:k,clear:A,remove:j}=fe(T,t),[M,P]=ne(null),F=r&&e.status===`ACTIVE`;return n(H,{title:a.title,flush:!0,actions:n(p,{children:[n(he,{type:({eventId:e})=>e,ids:T?.map(({id:e})=>e),where:D,useListed:qe,createdSince:Je,onShow:()=>_({})}),n(ie,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:D},count:w?.totalCount}),F&&n(m,{size:`small`,icon:s,onClick:i,children:a.since})]}),children:[n(`div`,{className:Z.toolbar,children:n(ye,{children:[n(I,{label:a.filters.status,options:ee.map(e=>({value:e,label:o.delivery[e]})),chosen:x(t.status),onChange:e=>_({status:e.join(`,`)})}),n(I,{label:a.filters.type,options:te.map(e=>({value:e,label:u[e]})),chosen:x(t.type),onChange:e=>_({type:e.join(`,`)})}),n(ve,{label:a.filters.published,value:t,onChange:e=>_({period:void 0,from:void 0,to:void 0,...e})})]})}),O.length>0&&n(pe,{text:l.selected(O.length),onClear:A,children:n(m,{size:`small`,look:`primary`,icon:s,onClick:()=>P(O),children:a.redeliver})}),n(ce,{name:`deliveries`,label:`${a.title}: ${e.url}`,columns:Xe(),rows:T,rowKey:e=>e.id,rowName:({event:e})=>u[e.type],stale:S,error:b,onRetry:()=>void C(),...F&&{selection:k},empty:Object.keys(g).length>0?n(z,{icon:de,title:a.noMatch,text:a.noMatchText}):n(z,{icon:Le,title:a.empty,text:a.emptyText})}),n(se,{connection:w,onChange:e=>void d({search:U({...g,...e})})}),M&&n(Ge,{deliveries:M,onDone:j,onClose:()=>P(null)})]})}function Xe(){let e=E(K),t=E(N),r=e.deliveries.columns;return[{id:`event`,header:r.event,cell:({id:e,event:r})=>n(v,{to:`/deliveries/$id`,params:{id:e},children:t[r.type]})},{id:`status`,header:r.status,cell:({status:e})=>n(me,{kind:`delivery`,status:e})},{id:`response`,header:r.response,cell:({history:t})=>{let r=t.at(-1);return r?r.errorMessage?n(`span`,{className:Z.response,children:G(r.errorMessage,e.failures)}):n(`span`,{className:`numeric`,children:r.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:r.attempts,cell:({attempts:e})=>n(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:r.published,cell:({createdAt:e})=>n(B,{at:e}),wide:`below`}]}g();function Ze(e){let{endpoint:t,onOpen:r}=e,{actions:i}=E(K),{rotation:o}=E(J),c=L(),l=a(we),u=a(Ce),f={endpointId:t.id},g=async(e,t)=>{try{await e.mutateAsync({input:f}),b(t)}catch(e){h(e)}};return n(H,{title:o.title,children:t.rotationStartedAt?n(p,{children:[n(`p`,{className:Y.began,children:o.began(c.full(t.rotationStartedAt))}),n(ze,{current:`teach`}),n(`div`,{className:Y.buttons,children:[n(m,{look:`primary`,icon:d,busy:l.isPending,onClick:()=>void g(l,o.activated),children:o.activate}),n(m,{icon:ue,busy:u.isPending,onClick:()=>void g(u,o.cancelled),children:o.cancel})]})]}):n(p,{children:[n(`p`,{className:`muted`,children:o.text}),n(`div`,{className:Y.buttons,children:[n(m,{icon:s,onClick:()=>r(`rotate`),children:o.rotate}),n(m,{icon:F,onClick:()=>r(`verify`),children:i.verify})]})]})})}g();function Qe({endpoint:e}){let t=E(K),{statuses:r}=E(c),i=E(N),a=L(),o=Ee(e.health.deliveries,t.health,a.count);return n(p,{children:[n(H,{title:t.health.title,actions:n(le,{tone:o.tone,children:o.text}),children:[n(P,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:r.delivery[e],value:n(`span`,{className:`numeric`,children:a.count(t)})}))}),n(`h3`,{className:Z.heading,children:t.errors.title}),e.recentFailures.length===0?n(`p`,{className:`muted`,children:t.errors.none}):n(`ul`,{className:Z.failures,children:e.recentFailures.map(e=>n(`li`,{children:[G(e.errorMessage,t.failures),n(`span`,{className:`muted`,children:n(B,{at:e.createdAt})})]},e.id))})]}),n(H,{title:t.facts.title,children:n(P,{facts:[{label:t.facts.description,value:e.description||n(`span`,{className:`muted`,children:t.facts.none})},{label:t.facts.events,value:n(`ul`,{children:e.events.map(e=>n(`li`,{children:i[e]},e))})},{label:t.facts.registered,value:n(B,{at:e.createdAt})},{label:t.facts.id,value:n(f,{text:e.publicId})}]})})]})}var $e=T({EndpointPage:()=>$});g();var et=V(()=>e(()=>import(`./EndpointDialogs-Chwib2EB.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([9,1,2,4,6,3,10,7,11,12,8]))),tt=t(`/signedIn/webhooks/$id`),nt=e=>e!=null&&W(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function $(){let e=E(K),{id:t}=tt.useParams(),r=tt.useSearch(),{open:a,close:o}=ae(),s=C(`WEBHOOKS_WRITE`),{data:c,error:l,refetch:u}=i(Ue,{id:t},{refetchInterval:({state:e})=>nt(e.data?.webhookEndpoint)?2e3:!1});oe(()=>!0,()=>void u());let d=c?.webhookEndpoint?.id===t?c.webhookEndpoint:void 0,f={label:e.title,link:{to:`/webhooks`}};return c?.webhookEndpoint===null?n(D,{}):d?n(p,{children:[n(R,{title:De(d.url),parent:f,aside:n(Oe,{...d}),actions:s&&n(at,{endpoint:d,onOpen:a})}),n(rt,{endpoint:d}),n(O,{main:n(Ye,{endpoint:d,search:be(r),mayWrite:s,onSince:()=>a(`since`)}),side:n(p,{children:[n(Qe,{endpoint:d}),s&&n(Ze,{endpoint:d,onOpen:a})]})}),s&&r.dialog&&n(et,{endpoint:d,dialog:r.dialog,onClose:o})]}):n(p,{children:[n(R,{title:e.facts.title,parent:f}),l?n(w,{error:l,onRetry:()=>void u()}):n(k,{})]})}function rt({endpoint:e}){let t=E(K).notices,r=L();return e.status===`SUSPENDED`?n(A,{tone:`bad`,icon:je,children:t.suspended(e.suspendedAt?r.ago(e.suspendedAt):``)}):e.pausedAt?n(A,{tone:`warn`,icon:ke,children:t.paused(r.ago(e.pausedAt))}):e.consecutiveFailures===0?null:n(A,{tone:`warn`,icon:y,children:t.failing(e.consecutiveFailures)})}var it=1e3;function at(e){let{endpoint:t,onOpen:i}=e,o=E(K),s={endpointId:t.id},c=a(Se),l=a(Te),u=a(xe),d=async(e,t)=>{try{await e,b(t),setTimeout(()=>void r.invalidateQueries(),it)}catch(e){h(e)}};return n(p,{children:[n(m,{icon:j,onClick:()=>i(`remove`),children:o.actions.remove}),n(m,{icon:M,onClick:()=>i(`edit`),children:o.actions.edit}),W(t)&&n(m,{icon:Ne,onClick:()=>i(`pause`),children:o.actions.pause}),t.status===`SUSPENDED`?n(m,{look:`primary`,icon:Fe,busy:u.isPending,onClick:()=>void d(u.mutateAsync({input:s}),o.reactivated),children:o.actions.reactivate}):t.pausedAt?n(m,{look:`primary`,icon:Fe,busy:l.isPending,onClick:()=>void d(l.mutateAsync({input:s}),o.resumed),children:o.actions.resume}):n(m,{look:`primary`,icon:Le,busy:c.isPending,onClick:()=>void d(c.mutateAsync({input:s}),o.tested),children:o.actions.test})]})}export{$ as EndpointPage,ze as n,$e as t};