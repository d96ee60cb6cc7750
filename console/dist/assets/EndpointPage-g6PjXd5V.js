const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-DcVyez0Z.js","assets/index-yR9VlGa-.js","assets/early-CqjEYl7M.js","assets/details-CTmdLNcp.js","assets/parts-DXnIqi7I.js","assets/BulkDialog-DcT_U_p-.js","assets/dialogs-QNjhNvSa.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-NB8onZEc.js","assets/EndpointDialogs-C03JXKw-.js","assets/TextField-CMt_oLX6.js","assets/VerifyCode-D8Zro0R7.js","assets/Secret.module-BaxpTQL6.js"])))=>i.map(i=>d[i]);
import{At as e,Cn as t,D as n,En as r,J as i,L as a,M as o,Mt as s,Nt as c,Pt as l,Rt as u,Xt as d,Z as f,Zt as p,_n as m,at as h,b as g,c as ee,fn as _,g as v,kn as y,m as b,n as te,p as x,q as S,r as ne,st as C,t as re,v as w,x as T,zt as E}from"./index-yR9VlGa-.js";import{J as D,U as O,a as k,b as A,dt as j,ht as M,lt as N,mt as P,pt as ie,q as ae,u as F}from"./details-CTmdLNcp.js";import{$ as oe,A as se,E as ce,G as le,H as ue,J as I,K as de,P as L,Q as fe,T as pe,U as R,V as me,W as z,X as B,a as he,f as ge,i as _e,j as ve,l as ye,u as be,w as xe,y as Se,z as Ce}from"./parts-DXnIqi7I.js";import{H as V,x as we}from"./early-CqjEYl7M.js";import{a as Te,f as Ee,n as De,t as Oe,u as ke}from"./change.gql-BXOZ8J02.js";import{c as Ae,i as je,l as H,o as Me,s as U,t as W,u as G}from"./webhooks-NB8onZEc.js";import{n as K,t as q}from"./Secret.module-BaxpTQL6.js";var J={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};J.node;var Ne=i(J),Y={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};Y.node;var Pe=i(Y),X={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};X.node;var Fe=i(X);p();var Ie=[`make`,`teach`,`activate`];function Le({current:e}){let t=f(K).rotation.steps;return d(`ol`,{className:q.steps,children:Ie.map((n,r)=>d(`li`,{"aria-current":n===e?`step`:void 0,"data-done":r<Ie.indexOf(e)||void 0,children:t[n]},n))})}var Re=2e3;function ze(e,t){let n=me(t);_(()=>{if(!e)return;let t=setInterval(()=>n.current(),Re);return()=>clearInterval(t)},[e,n])}var Z={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`},Be=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ve=new Be(`
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
    `);p(),r();var Ue=x(()=>h(()=>import(`./RedeliverDialog-DcVyez0Z.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),We=u(`/signedIn/webhooks/$id`),Q=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],Ge=(e,t)=>l(W,{where:{and:[e,{hasEventWith:[{idIn:[...t]}]}]},first:100},{enabled:t.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),Ke=async(e,t)=>(await s(W,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function qe({endpoint:e,search:r,mayWrite:i,onSince:o}){let s=f(H).deliveries,{statuses:c,table:l}=f(n),u=f(F),p=We.useNavigate(),{after:h,before:g,..._}=r,v=e=>void p({search:V({..._,...e}),resetScroll:!1}),y=ne(e.id,r,z().timezone),{data:b,error:x,isPlaceholderData:S,refetch:C}=be(He,y,Q,[`DELIVERY`]),w=b?.webhookEndpoint?.deliveries,E=b&&Q(b);ze(U(e)&&(E?.some(({status:e})=>e===`PENDING`)??!1),()=>void ye(He,y,Q));let D={...y.where,endpointId:e.id},{chosen:O,selection:k,clear:A,remove:j}=he(E,r),[M,N]=m(null),P=i&&e.status===`ACTIVE`;return d(B,{title:s.title,flush:!0,actions:d(t,{children:[d(se,{type:({eventId:e})=>e,ids:E?.map(({id:e})=>e),where:D,useListed:Ge,createdSince:Ke,onShow:()=>v({})}),d(ve,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:D},count:w?.totalCount}),P&&d(T,{size:`small`,icon:a,onClick:o,children:s.since})]}),children:[d(`div`,{className:Z.toolbar,children:d(Se,{children:[d(ce,{label:s.filters.status,options:te.map(e=>({value:e,label:c.delivery[e]})),chosen:re(r.status),onChange:e=>v({status:e.join(`,`)})}),d(ce,{label:s.filters.type,options:ee.map(e=>({value:e,label:u[e]})),chosen:re(r.type),onChange:e=>v({type:e.join(`,`)})}),d(xe,{label:s.filters.published,value:r,onChange:e=>v({period:void 0,from:void 0,to:void 0,...e})})]})}),O.length>0&&d(ge,{text:l.selected(O.length),onClear:A,children:d(T,{size:`small`,look:`primary`,icon:a,onClick:()=>N(O),children:s.redeliver})}),d(le,{name:`deliveries`,label:`${s.title}: ${e.url}`,columns:Je(),rows:E,rowKey:e=>e.id,rowName:({event:e})=>u[e.type],stale:S,error:x,onRetry:()=>void C(),...P&&{selection:k},empty:Object.keys(_).length>0?d(L,{icon:oe,title:s.noMatch,text:s.noMatchText}):d(L,{icon:Fe,title:s.empty,text:s.emptyText})}),d(pe,{connection:w,onChange:e=>void p({search:V({..._,...e})})}),M&&d(Ue,{deliveries:M,onDone:j,onClose:()=>N(null)})]})}function Je(){let e=f(H),t=f(F),n=e.deliveries.columns;return[{id:`event`,header:n.event,cell:({id:e,event:n})=>d(E,{to:`/deliveries/$id`,params:{id:e},children:t[n.type]})},{id:`status`,header:n.status,cell:({status:e})=>d(_e,{kind:`delivery`,status:e})},{id:`response`,header:n.response,cell:({history:t})=>{let n=t.at(-1);return n?n.errorMessage?d(`span`,{className:Z.response,children:G(n.errorMessage,e.failures)}):d(`span`,{className:`numeric`,children:n.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:n.attempts,cell:({attempts:e})=>d(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:n.published,cell:({createdAt:e})=>d(R,{at:e}),wide:`below`}]}r();function Ye(e){let{endpoint:n,onOpen:r}=e,{actions:i}=f(H),{rotation:o}=f(K),s=z(),l=c(Oe),u=c(De),p={endpointId:n.id},m=async(e,t)=>{try{await e.mutateAsync({input:p}),w(t)}catch(e){g(e)}};return d(B,{title:o.title,children:n.rotationStartedAt?d(t,{children:[d(`p`,{className:q.began,children:o.began(s.full(n.rotationStartedAt))}),d(Le,{current:`teach`}),d(`div`,{className:q.buttons,children:[d(T,{look:`primary`,icon:S,busy:l.isPending,onClick:()=>void m(l,o.activated),children:o.activate}),d(T,{icon:fe,busy:u.isPending,onClick:()=>void m(u,o.cancelled),children:o.cancel})]})]}):d(t,{children:[d(`p`,{className:`muted`,children:o.text}),d(`div`,{className:q.buttons,children:[d(T,{icon:a,onClick:()=>r(`rotate`),children:o.rotate}),d(T,{icon:j,onClick:()=>r(`verify`),children:i.verify})]})]})})}r();function Xe({endpoint:e}){let r=f(H),{statuses:i}=f(n),a=f(F),o=z(),s=Me(e.health.deliveries,r.health,o.count);return d(t,{children:[d(B,{title:r.health.title,actions:d(de,{tone:s.tone,children:s.text}),children:[d(ae,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:i.delivery[e],value:d(`span`,{className:`numeric`,children:o.count(t)})}))}),d(`h3`,{className:Z.heading,children:r.errors.title}),e.recentFailures.length===0?d(`p`,{className:`muted`,children:r.errors.none}):d(`ul`,{className:Z.failures,children:e.recentFailures.map(e=>d(`li`,{children:[G(e.errorMessage,r.failures),d(`span`,{className:`muted`,children:d(R,{at:e.createdAt})})]},e.id))})]}),d(B,{title:r.facts.title,children:d(ae,{facts:[{label:r.facts.description,value:e.description||d(`span`,{className:`muted`,children:r.facts.none})},{label:r.facts.events,value:d(`ul`,{children:e.events.map(e=>d(`li`,{children:a[e]},e))})},{label:r.facts.registered,value:d(R,{at:e.createdAt})},{label:r.facts.id,value:d(v,{text:e.publicId})}]})})]})}var Ze=y({EndpointPage:()=>$});r();var Qe=x(()=>h(()=>import(`./EndpointDialogs-C03JXKw-.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([9,1,2,3,4,6,10,7,11,12,8]))),$e=u(`/signedIn/webhooks/$id`),et=e=>e!=null&&U(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function $(){let e=f(H),{id:n}=$e.useParams(),r=$e.useSearch(),{open:i,close:a}=ue(),o=C(`WEBHOOKS_WRITE`),{data:s,error:c,refetch:u}=l(Ve,{id:n},{refetchInterval:({state:e})=>et(e.data?.webhookEndpoint)?2e3:!1});Ce(()=>!0,()=>void u());let p=s?.webhookEndpoint?.id===n?s.webhookEndpoint:void 0,m={label:e.title,link:{to:`/webhooks`}};return s?.webhookEndpoint===null?d(A,{}):p?d(t,{children:[d(I,{title:Ae(p.url),parent:m,aside:d(je,{...p}),actions:o&&d(rt,{endpoint:p,onOpen:i})}),d(tt,{endpoint:p}),d(D,{main:d(qe,{endpoint:p,search:we(r),mayWrite:o,onSince:()=>i(`since`)}),side:d(t,{children:[d(Xe,{endpoint:p}),o&&d(Ye,{endpoint:p,onOpen:i})]})}),o&&r.dialog&&d(Qe,{endpoint:p,dialog:r.dialog,onClose:a},n)]}):d(t,{children:[d(I,{title:e.facts.title,parent:m}),c?d(b,{error:c,onRetry:()=>void u()}):d(O,{})]})}function tt({endpoint:e}){let t=f(H).notices,n=z();return e.status===`SUSPENDED`?d(k,{tone:`bad`,icon:Pe,children:t.suspended(e.suspendedAt?n.ago(e.suspendedAt):``)}):e.pausedAt?d(k,{tone:`warn`,icon:Ne,children:t.paused(n.ago(e.pausedAt))}):e.consecutiveFailures===0?null:d(k,{tone:`warn`,icon:o,children:t.failing(e.consecutiveFailures)})}var nt=1e3;function rt(n){let{endpoint:r,onOpen:i}=n,a=f(H),o={endpointId:r.id},s=c(Ee),l=c(ke),u=c(Te),p=async(t,n)=>{try{await t,w(n),setTimeout(()=>void e.invalidateQueries(),nt)}catch(e){g(e)}};return d(t,{children:[d(T,{icon:N,onClick:()=>i(`remove`),children:a.actions.remove}),d(T,{icon:P,onClick:()=>i(`edit`),children:a.actions.edit}),U(r)&&d(T,{icon:M,onClick:()=>i(`pause`),children:a.actions.pause}),r.status===`SUSPENDED`?d(T,{look:`primary`,icon:ie,busy:u.isPending,onClick:()=>void p(u.mutateAsync({input:o}),a.reactivated),children:a.actions.reactivate}):r.pausedAt?d(T,{look:`primary`,icon:ie,busy:l.isPending,onClick:()=>void p(l.mutateAsync({input:o}),a.resumed),children:a.actions.resume}):d(T,{look:`primary`,icon:Fe,busy:s.isPending,onClick:()=>void p(s.mutateAsync({input:o}),a.tested),children:a.actions.test})]})}export{$ as EndpointPage,Le as n,Ze as t};