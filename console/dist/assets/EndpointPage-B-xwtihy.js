const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-DfRk69cf.js","assets/index-Bj-0Wysc.js","assets/early-CqjEYl7M.js","assets/details-CeckHyby.js","assets/parts-DeASi7V8.js","assets/BulkDialog-BTHZHiUI.js","assets/dialogs-CeyJh_86.js","assets/sending-BqBRE9XC.js","assets/change.gql-BXOZ8J02.js","assets/webhooks-BwO_iYcz.js","assets/EndpointDialogs-CDmIacM7.js","assets/TextField-ZQK7-1ul.js","assets/VerifyCode-B-PqCyOu.js","assets/Secret.module-CY9Hw0Hn.js"])))=>i.map(i=>d[i]);
import{$t as e,Bt as t,D as n,Ft as r,It as i,J as a,L as o,M as s,Mt as c,On as l,Pt as u,Qt as d,Tn as f,Vt as p,Z as m,at as h,b as g,c as ee,g as _,jn as v,m as y,mn as te,n as ne,p as b,q as re,r as ie,st as x,t as S,v as C,x as w,yn as ae}from"./index-Bj-0Wysc.js";import{K as T,V as E,ct as D,ft as O,l as k,mt as A,pt as j,q as M,s as N,ut as oe,v as se}from"./details-CeckHyby.js";import{$ as ce,A as le,E as P,G as ue,H as de,J as F,K as fe,P as pe,Q as me,T as he,U as I,V as ge,W as L,X as R,a as _e,f as ve,i as ye,j as be,l as xe,u as Se,w as Ce,y as we,z as Te}from"./parts-DeASi7V8.js";import{H as z,x as Ee}from"./early-CqjEYl7M.js";import{a as De,f as Oe,n as ke,t as Ae,u as je}from"./change.gql-BXOZ8J02.js";import{c as Me,i as Ne,l as B,o as Pe,s as V,t as H,u as U}from"./webhooks-BwO_iYcz.js";import{n as W,t as G}from"./Secret.module-CY9Hw0Hn.js";var K={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};K.node;var Fe=a(K),q={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};q.node;var Ie=a(q),J={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};J.node;var Y=a(J);e();var X=[`make`,`teach`,`activate`];function Z({current:e}){let t=m(W).rotation.steps;return d(`ol`,{className:G.steps,children:X.map((n,r)=>d(`li`,{"aria-current":n===e?`step`:void 0,"data-done":r<X.indexOf(e)||void 0,children:t[n]},n))})}var Le=2e3;function Re(e,t){let n=ge(t);te(()=>{if(!e)return;let t=setInterval(()=>n.current(),Le);return()=>clearInterval(t)},[e,n])}var Q={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`},ze=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new ze(`
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
    `);e(),l();var He=b(()=>h(()=>import(`./RedeliverDialog-DfRk69cf.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),Ue=t(`/signedIn/webhooks/$id`),$=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],We=(e,t)=>i(H,{where:{and:[e,{hasEventWith:[{idIn:[...t]}]}]},first:100},{enabled:t.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),Ge=async(e,t)=>(await u(H,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Ke({endpoint:e,search:t,mayWrite:r,onSince:i}){let a=m(B).deliveries,{statuses:s,table:c}=m(n),l=m(N),u=Ue.useNavigate(),{after:p,before:h,...g}=t,_=e=>void u({search:z({...g,...e}),resetScroll:!1}),v=ie(e.id,t,L().timezone),{data:y,error:te,isPlaceholderData:b,refetch:re}=Se(Ve,v,$,[`DELIVERY`]),x=y?.webhookEndpoint?.deliveries,C=y&&$(y);Re(V(e)&&(C?.some(({status:e})=>e===`PENDING`)??!1),()=>void xe(Ve,v,$));let T={...v.where,endpointId:e.id},{chosen:E,selection:D,clear:O,remove:k}=_e(C,t),[A,j]=ae(null),M=r&&e.status===`ACTIVE`;return d(R,{title:a.title,flush:!0,actions:d(f,{children:[d(le,{type:({eventId:e})=>e,ids:C?.map(({id:e})=>e),where:T,useListed:We,createdSince:Ge,onShow:()=>_({})}),d(be,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:T},count:x?.totalCount}),M&&d(w,{size:`small`,icon:o,onClick:i,children:a.since})]}),children:[d(`div`,{className:Q.toolbar,children:d(we,{children:[d(P,{label:a.filters.status,options:ne.map(e=>({value:e,label:s.delivery[e]})),chosen:S(t.status),onChange:e=>_({status:e.join(`,`)})}),d(P,{label:a.filters.type,options:ee.map(e=>({value:e,label:l[e]})),chosen:S(t.type),onChange:e=>_({type:e.join(`,`)})}),d(Ce,{label:a.filters.published,value:t,onChange:e=>_({period:void 0,from:void 0,to:void 0,...e})})]})}),E.length>0&&d(ve,{text:c.selected(E.length),onClear:O,children:d(w,{size:`small`,look:`primary`,icon:o,onClick:()=>j(E),children:a.redeliver})}),d(ue,{name:`deliveries`,label:`${a.title}: ${e.url}`,columns:qe(),rows:C,rowKey:e=>e.id,rowName:({event:e})=>l[e.type],stale:b,error:te,onRetry:()=>void re(),...M&&{selection:D},empty:Object.keys(g).length>0?d(pe,{icon:ce,title:a.noMatch,text:a.noMatchText}):d(pe,{icon:Y,title:a.empty,text:a.emptyText})}),d(he,{connection:x,onChange:e=>void u({search:z({...g,...e})})}),A&&d(He,{deliveries:A,onDone:k,onClose:()=>j(null)})]})}function qe(){let e=m(B),t=m(N),n=e.deliveries.columns;return[{id:`event`,header:n.event,cell:({id:e,event:n})=>d(p,{to:`/deliveries/$id`,params:{id:e},children:t[n.type]})},{id:`status`,header:n.status,cell:({status:e})=>d(ye,{kind:`delivery`,status:e})},{id:`response`,header:n.response,cell:({history:t})=>{let n=t.at(-1);return n?n.errorMessage?d(`span`,{className:Q.response,children:U(n.errorMessage,e.failures)}):d(`span`,{className:`numeric`,children:n.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:n.attempts,cell:({attempts:e})=>d(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:n.published,cell:({createdAt:e})=>d(I,{at:e}),wide:`below`}]}l();function Je(e){let{endpoint:t,onOpen:n}=e,{actions:i}=m(B),{rotation:a}=m(W),s=L(),c=r(Ae),l=r(ke),u={endpointId:t.id},p=async(e,t)=>{try{await e.mutateAsync({input:u}),C(t)}catch(e){g(e)}};return d(R,{title:a.title,children:t.rotationStartedAt?d(f,{children:[d(`p`,{className:G.began,children:a.began(s.full(t.rotationStartedAt))}),d(Z,{current:`teach`}),d(`div`,{className:G.buttons,children:[d(w,{look:`primary`,icon:re,busy:c.isPending,onClick:()=>void p(c,a.activated),children:a.activate}),d(w,{icon:me,busy:l.isPending,onClick:()=>void p(l,a.cancelled),children:a.cancel})]})]}):d(f,{children:[d(`p`,{className:`muted`,children:a.text}),d(`div`,{className:G.buttons,children:[d(w,{icon:o,onClick:()=>n(`rotate`),children:a.rotate}),d(w,{icon:oe,onClick:()=>n(`verify`),children:i.verify})]})]})})}l();function Ye({endpoint:e}){let t=m(B),{statuses:r}=m(n),i=m(N),a=L(),o=Pe(e.health.deliveries,t.health,a.count);return d(f,{children:[d(R,{title:t.health.title,actions:d(fe,{tone:o.tone,children:o.text}),children:[d(T,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:r.delivery[e],value:d(`span`,{className:`numeric`,children:a.count(t)})}))}),d(`h3`,{className:Q.heading,children:t.errors.title}),e.recentFailures.length===0?d(`p`,{className:`muted`,children:t.errors.none}):d(`ul`,{className:Q.failures,children:e.recentFailures.map(e=>d(`li`,{children:[U(e.errorMessage,t.failures),d(`span`,{className:`muted`,children:d(I,{at:e.createdAt})})]},e.id))})]}),d(R,{title:t.facts.title,children:d(T,{facts:[{label:t.facts.description,value:e.description||d(`span`,{className:`muted`,children:t.facts.none})},{label:t.facts.events,value:d(`ul`,{children:e.events.map(e=>d(`li`,{children:i[e]},e))})},{label:t.facts.registered,value:d(I,{at:e.createdAt})},{label:t.facts.id,value:d(_,{text:e.publicId})}]})})]})}var Xe=v({EndpointPage:()=>et});l();var Ze=b(()=>h(()=>import(`./EndpointDialogs-CDmIacM7.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([10,1,2,3,4,6,7,11,8,12,13,9]))),Qe=t(`/signedIn/webhooks/$id`),$e=e=>e!=null&&V(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function et(){let e=m(B),{id:t}=Qe.useParams(),n=Qe.useSearch(),{open:r,close:a}=de(),o=x(`WEBHOOKS_WRITE`),{data:s,error:c,refetch:l}=i(Be,{id:t},{refetchInterval:({state:e})=>$e(e.data?.webhookEndpoint)?2e3:!1});Te(()=>!0,()=>void l());let u=s?.webhookEndpoint?.id===t?s.webhookEndpoint:void 0,p={label:e.title,link:{to:`/webhooks`}};return s?.webhookEndpoint===null?d(se,{}):u?d(f,{children:[d(F,{title:Me(u.url),parent:p,aside:d(Ne,{...u}),actions:o&&d(rt,{endpoint:u,onOpen:r})}),d(tt,{endpoint:u}),d(M,{main:d(Ke,{endpoint:u,search:Ee(n),mayWrite:o,onSince:()=>r(`since`)}),side:d(f,{children:[d(Ye,{endpoint:u}),o&&d(Je,{endpoint:u,onOpen:r})]})}),o&&n.dialog&&d(Ze,{endpoint:u,dialog:n.dialog,onClose:a},t)]}):d(f,{children:[d(F,{title:e.facts.title,parent:p}),c?d(y,{error:c,onRetry:()=>void l()}):d(E,{})]})}function tt({endpoint:e}){let t=m(B).notices,n=L();return e.status===`SUSPENDED`?d(k,{tone:`bad`,icon:Ie,children:t.suspended(e.suspendedAt?n.ago(e.suspendedAt):``)}):e.pausedAt?d(k,{tone:`warn`,icon:Fe,children:t.paused(n.ago(e.pausedAt))}):e.consecutiveFailures===0?null:d(k,{tone:`warn`,icon:s,children:t.failing(e.consecutiveFailures)})}var nt=1e3;function rt(e){let{endpoint:t,onOpen:n}=e,i=m(B),a={endpointId:t.id},o=r(Oe),s=r(je),l=r(De),u=async(e,t)=>{try{await e,C(t),setTimeout(()=>void c.invalidateQueries(),nt)}catch(e){g(e)}};return d(f,{children:[d(w,{icon:D,onClick:()=>n(`remove`),children:i.actions.remove}),d(w,{icon:j,onClick:()=>n(`edit`),children:i.actions.edit}),V(t)&&d(w,{icon:A,onClick:()=>n(`pause`),children:i.actions.pause}),t.status===`SUSPENDED`?d(w,{look:`primary`,icon:O,busy:l.isPending,onClick:()=>void u(l.mutateAsync({input:a}),i.reactivated),children:i.actions.reactivate}):t.pausedAt?d(w,{look:`primary`,icon:O,busy:s.isPending,onClick:()=>void u(s.mutateAsync({input:a}),i.resumed),children:i.actions.resume}):d(w,{look:`primary`,icon:Y,busy:o.isPending,onClick:()=>void u(o.mutateAsync({input:a}),i.tested),children:i.actions.test})]})}export{et as EndpointPage,Z as n,Xe as t};