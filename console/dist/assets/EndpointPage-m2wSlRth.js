const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-BnhGF226.js","assets/index-BWULAgIa.js","assets/early-CY4GmciT.js","assets/details-CKO6Nlno.js","assets/parts-DcudJn1c.js","assets/BulkDialog-BtK1dGKz.js","assets/dialogs-BXBKpryn.js","assets/change.gql-vYQsgJcH.js","assets/webhooks-DwtCbEdb.js","assets/EndpointDialogs-YmnsYHLB.js","assets/TextField-CadYIZMs.js","assets/VerifyCode-CdH3U-6e.js","assets/Secret.module-nuyvZCbU.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Ct as r,Dt as i,Et as a,G as o,P as s,S as c,Tt as l,Vt as u,W as d,f,fn as p,g as m,h,hn as g,in as _,jt as v,k as y,m as b,n as ee,o as te,on as ne,r as re,t as ie,tn as x,tt as ae,u as S,vn as C,w}from"./index-BWULAgIa.js";import{E as T,J as E,W as D,a as O,ct as k,ft as A,l as j,q as M,ut as N}from"./details-CKO6Nlno.js";import{B as P,C as oe,D as se,G as F,H as I,I as ce,J as le,O as ue,R as de,S as fe,V as pe,W as me,Y as he,_ as ge,a as _e,f as ve,i as ye,j as L,k as R,l as be,u as xe,w as z,z as B}from"./parts-DcudJn1c.js";import{V,x as Se}from"./early-CY4GmciT.js";import{a as Ce,f as we,n as Te,t as Ee,u as De}from"./change.gql-vYQsgJcH.js";import{a as Oe,i as ke,o as H,r as Ae,s as U,t as W}from"./webhooks-DwtCbEdb.js";import{n as G,t as K}from"./Secret.module-nuyvZCbU.js";var q={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};q.node;var je=o(q),J={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};J.node;var Me=o(J),Y={name:`pause`,size:24,node:[[`rect`,{x:`14`,y:`3`,width:`5`,height:`18`,rx:`1`,key:`kaeet6`}],[`rect`,{x:`5`,y:`3`,width:`5`,height:`18`,rx:`1`,key:`1wsw3u`}]]};Y.node;var Ne=o(Y),X={name:`play`,size:24,node:[[`path`,{d:`M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z`,key:`10ikf1`}]]};X.node;var Z=o(X),Pe={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};Pe.node;var Fe=o(Pe);u();var Ie=[`make`,`teach`,`activate`];function Le({current:e}){let t=w(G).rotation.steps;return n(`ol`,{className:K.steps,children:Ie.map((r,i)=>n(`li`,{"aria-current":r===e?`step`:void 0,"data-done":i<Ie.indexOf(e)||void 0,children:t[r]},r))})}var Re=2e3;function ze(e,t){let n=_(t);x(()=>{n.current=t}),x(()=>{if(!e)return;let t=setInterval(()=>n.current(),Re);return()=>clearInterval(t)},[e])}var Q={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`},Be=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ve=new Be(`
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
    `),He=new Be(`
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
    `);u(),g();var Ue=R(()=>e(()=>import(`./RedeliverDialog-BnhGF226.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),We=t(`/signedIn/webhooks/$id`),$=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],Ge=(e,t)=>i(W,{where:{and:[e,{hasEventWith:[{idIn:[...t]}]}]},first:100},{enabled:t.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),Ke=async(e,t)=>(await l(W,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function qe({endpoint:e,search:t,mayWrite:r,onSince:i}){let a=w(H).deliveries,{statuses:o,table:l}=w(c),u=w(j),d=We.useNavigate(),{after:f,before:h,...g}=t,_=e=>void d({search:V({...g,...e}),resetScroll:!1}),v=re(e.id,t,P().timezone),y=e.status===`ACTIVE`&&!e.pausedAt,{data:b,error:x,isPlaceholderData:ae,refetch:S}=xe(He,v,$,[`DELIVERY`]),C=b?.webhookEndpoint?.deliveries,T=b&&$(b);ze(y&&(T?.some(({status:e})=>e===`PENDING`)??!1),()=>void be(He,v,$));let E={...v.where,endpointId:e.id},{chosen:D,selection:O,clear:k,remove:A}=_e(T,t),[M,N]=ne(null),I=r&&e.status===`ACTIVE`;return n(F,{title:a.title,flush:!0,actions:n(p,{children:[n(se,{type:({eventId:e})=>e,ids:T?.map(({id:e})=>e),where:E,useListed:Ge,createdSince:Ke,onShow:()=>_({})}),n(ue,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:E},count:C?.totalCount}),I&&n(m,{size:`small`,icon:s,onClick:i,children:a.since})]}),children:[n(`div`,{className:Q.toolbar,children:n(ge,{children:[n(z,{label:a.filters.status,options:ee.map(e=>({value:e,label:o.delivery[e]})),chosen:ie(t.status),onChange:e=>_({status:e.join(`,`)})}),n(z,{label:a.filters.type,options:te.map(e=>({value:e,label:u[e]})),chosen:ie(t.type),onChange:e=>_({type:e.join(`,`)})}),n(fe,{label:a.filters.published,value:t,onChange:e=>_({period:void 0,from:void 0,to:void 0,...e})})]})}),D.length>0&&n(ve,{text:l.selected(D.length),onClear:k,children:n(m,{size:`small`,look:`primary`,icon:s,onClick:()=>N(D),children:a.redeliver})}),n(pe,{name:`deliveries`,label:`${a.title}: ${e.url}`,columns:Je(),rows:T,rowKey:e=>e.id,rowName:({event:e})=>u[e.type],stale:ae,error:x,onRetry:()=>void S(),...I&&{selection:O},empty:Object.keys(g).length>0?n(L,{icon:he,title:a.noMatch,text:a.noMatchText}):n(L,{icon:Fe,title:a.empty,text:a.emptyText})}),n(oe,{connection:C,onChange:e=>void d({search:V({...g,...e})})}),M&&n(Ue,{deliveries:M,onDone:A,onClose:()=>N(null)})]})}function Je(){let e=w(H),t=w(j),r=e.deliveries.columns;return[{id:`event`,header:r.event,cell:({id:e,event:r})=>n(v,{to:`/deliveries/$id`,params:{id:e},children:t[r.type]})},{id:`status`,header:r.status,cell:({status:e})=>n(ye,{kind:`delivery`,status:e})},{id:`response`,header:r.response,cell:({history:t})=>{let r=t.at(-1);return r?r.errorMessage?n(`span`,{className:Q.response,children:U(r.errorMessage,e.failures)}):n(`span`,{className:`numeric`,children:r.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:r.attempts,cell:({attempts:e})=>n(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:r.published,cell:({createdAt:e})=>n(B,{at:e}),wide:`below`}]}g();function Ye(e){let{endpoint:t,onOpen:r}=e,{actions:i}=w(H),{rotation:o}=w(G),c=P(),l=a(Ee),u=a(Te),f={endpointId:t.id},g=async(e,t)=>{try{await e.mutateAsync({input:f}),b(t)}catch(e){h(e)}};return n(F,{title:o.title,children:t.rotationStartedAt?n(p,{children:[n(`p`,{className:K.began,children:o.began(c.full(t.rotationStartedAt))}),n(Le,{current:`teach`}),n(`div`,{className:K.buttons,children:[n(m,{look:`primary`,icon:d,busy:l.isPending,onClick:()=>void g(l,o.activated),children:o.activate}),n(m,{icon:le,busy:u.isPending,onClick:()=>void g(u,o.cancelled),children:o.cancel})]})]}):n(p,{children:[n(`p`,{className:`muted`,children:o.text}),n(`div`,{className:K.buttons,children:[n(m,{icon:s,onClick:()=>r(`rotate`),children:o.rotate}),n(m,{icon:N,onClick:()=>r(`verify`),children:i.verify})]})]})})}g();function Xe({endpoint:e}){let t=w(H),{statuses:r}=w(c),i=w(j),a=P(),o=ke(e.health.deliveries,t.health,a.count);return n(p,{children:[n(F,{title:t.health.title,actions:n(I,{tone:o.tone,children:o.text}),children:[n(M,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:r.delivery[e],value:n(`span`,{className:`numeric`,children:a.count(t)})}))}),n(`h3`,{className:Q.heading,children:t.errors.title}),e.recentFailures.length===0?n(`p`,{className:`muted`,children:t.errors.none}):n(`ul`,{className:Q.failures,children:e.recentFailures.map(e=>n(`li`,{children:[U(e.errorMessage,t.failures),n(`span`,{className:`muted`,children:n(B,{at:e.createdAt})})]},e.id))})]}),n(F,{title:t.facts.title,children:n(M,{facts:[{label:t.facts.description,value:e.description||n(`span`,{className:`muted`,children:t.facts.none})},{label:t.facts.events,value:n(`ul`,{children:e.events.map(e=>n(`li`,{children:i[e]},e))})},{label:t.facts.registered,value:n(B,{at:e.createdAt})},{label:t.facts.id,value:n(f,{text:e.publicId})}]})})]})}var Ze=C({EndpointPage:()=>tt});g();var Qe=R(()=>e(()=>import(`./EndpointDialogs-YmnsYHLB.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([9,1,2,4,6,3,10,7,11,12,8]))),$e=t(`/signedIn/webhooks/$id`),et=e=>e?.status===`ACTIVE`&&!e.pausedAt&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function tt(){let e=w(H),{id:t}=$e.useParams(),r=$e.useSearch(),{open:a,close:o}=de(),s=ae(`WEBHOOKS_WRITE`),{data:c,error:l,refetch:u}=i(Ve,{id:t},{refetchInterval:({state:e})=>et(e.data?.webhookEndpoint)?2e3:!1});ce(()=>!0,()=>void u());let d=c?.webhookEndpoint?.id===t?c.webhookEndpoint:void 0,f={label:e.title,link:{to:`/webhooks`}};return c?.webhookEndpoint===null?n(T,{}):d?n(p,{children:[n(me,{title:Oe(d.url),parent:f,aside:n(Ae,{...d}),actions:s&&n(it,{endpoint:d,onOpen:a})}),n(nt,{endpoint:d}),n(E,{main:n(qe,{endpoint:d,search:Se(r),mayWrite:s,onSince:()=>a(`since`)}),side:n(p,{children:[n(Xe,{endpoint:d}),s&&n(Ye,{endpoint:d,onOpen:a})]})}),s&&r.dialog&&n(Qe,{endpoint:d,dialog:r.dialog,onClose:o})]}):n(p,{children:[n(me,{title:e.facts.title,parent:f}),l?n(S,{error:l,onRetry:()=>void u()}):n(D,{})]})}function nt({endpoint:e}){let t=w(H).notices,r=P();return e.status===`SUSPENDED`?n(O,{tone:`bad`,icon:Me,children:t.suspended(e.suspendedAt?r.ago(e.suspendedAt):``)}):e.pausedAt?n(O,{tone:`warn`,icon:je,children:t.paused(r.ago(e.pausedAt))}):e.consecutiveFailures===0?null:n(O,{tone:`warn`,icon:y,children:t.failing(e.consecutiveFailures)})}var rt=1e3;function it(e){let{endpoint:t,onOpen:i}=e,o=w(H),s={endpointId:t.id},c=a(we),l=a(De),u=a(Ce),d=async(e,t)=>{try{await e,b(t),setTimeout(()=>void r.invalidateQueries(),rt)}catch(e){h(e)}},f=t.status===`ACTIVE`&&!t.pausedAt;return n(p,{children:[n(m,{icon:k,onClick:()=>i(`remove`),children:o.actions.remove}),n(m,{icon:A,onClick:()=>i(`edit`),children:o.actions.edit}),f&&n(m,{icon:Ne,onClick:()=>i(`pause`),children:o.actions.pause}),t.status===`SUSPENDED`?n(m,{look:`primary`,icon:Z,busy:u.isPending,onClick:()=>void d(u.mutateAsync({input:s}),o.reactivated),children:o.actions.reactivate}):t.pausedAt?n(m,{look:`primary`,icon:Z,busy:l.isPending,onClick:()=>void d(l.mutateAsync({input:s}),o.resumed),children:o.actions.resume}):n(m,{look:`primary`,icon:Fe,busy:c.isPending,onClick:()=>void d(c.mutateAsync({input:s}),o.tested),children:o.actions.test})]})}export{tt as EndpointPage,Le as n,Ze as t};