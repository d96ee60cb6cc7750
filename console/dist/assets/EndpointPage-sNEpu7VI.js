const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-BXiM6Rya.js","assets/index-B3ynZgST.js","assets/early-CfQr5XEC.js","assets/details-Ct0VRcUF.js","assets/parts-BbalPxAe.js","assets/BulkDialog-DtKPYblF.js","assets/dialogs-DdXii78I.js","assets/change.gql-vYQsgJcH.js","assets/webhooks-beBzaHq-.js","assets/EndpointDialogs-B2gka43L.js","assets/TextField-EIxO-sd2.js","assets/VerifyCode-BWT_EPMC.js","assets/Secret.module-BcoXaQ2U.js"])))=>i.map(i=>d[i]);
import{At as e,E as t,Et as n,I as r,K as i,Nt as a,Ot as o,Pt as s,Ut as c,Wt as l,_ as u,c as d,f,g as p,hn as m,in as h,j as g,kt as _,ln as ee,m as v,n as te,q as y,r as ne,rt as re,sn as b,t as ie,tt as x,v as S,vn as C,w,xn as T}from"./index-B3ynZgST.js";import{E,G as D,J as O,Y as k,ct as A,ft as j,mt as M,o as N,pt as ae,u as P,ut as oe}from"./details-Ct0VRcUF.js";import{A as se,B as ce,E as F,H as I,K as L,N as le,R as ue,T as de,U as fe,V as R,W as pe,X as me,Z as he,a as ge,f as _e,i as ve,j as z,k as ye,l as be,q as B,u as xe,w as Se,y as Ce}from"./parts-BbalPxAe.js";import{V,x as we}from"./early-CfQr5XEC.js";import{a as Te,f as Ee,n as De,t as Oe,u as ke}from"./change.gql-vYQsgJcH.js";import{a as H,c as U,i as Ae,o as je,r as Me,s as W,t as G}from"./webhooks-beBzaHq-.js";import{n as K,t as q}from"./Secret.module-BcoXaQ2U.js";var J={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};J.node;var Ne=y(J),Y={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};Y.node;var Pe=y(Y),X={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};X.node;var Z=y(X);l();var Fe=[`make`,`teach`,`activate`];function Ie({current:e}){let n=t(K).rotation.steps;return c(`ol`,{className:q.steps,children:Fe.map((t,r)=>c(`li`,{"aria-current":t===e?`step`:void 0,"data-done":r<Fe.indexOf(e)||void 0,children:n[t]},t))})}var Le=2e3;function Re(e,t){let n=b(t);h(()=>{n.current=t}),h(()=>{if(!e)return;let t=setInterval(()=>n.current(),Le);return()=>clearInterval(t)},[e])}var Q={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`},ze=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new ze(`
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
    `);l(),C();var He=z(()=>x(()=>import(`./RedeliverDialog-BXiM6Rya.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),Ue=a(`/signedIn/webhooks/$id`),$=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],We=(t,n)=>e(G,{where:{and:[t,{hasEventWith:[{idIn:[...n]}]}]},first:100},{enabled:n.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),Ge=async(e,t)=>(await o(G,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Ke({endpoint:e,search:n,mayWrite:i,onSince:a}){let o=t(W).deliveries,{statuses:s,table:l}=t(w),u=t(P),f=Ue.useNavigate(),{after:p,before:h,...g}=n,_=e=>void f({search:V({...g,...e}),resetScroll:!1}),v=ne(e.id,n,I().timezone),{data:y,error:re,isPlaceholderData:b,refetch:x}=xe(Ve,v,$,[`DELIVERY`]),C=y?.webhookEndpoint?.deliveries,T=y&&$(y);Re(H(e)&&(T?.some(({status:e})=>e===`PENDING`)??!1),()=>void be(Ve,v,$));let E={...v.where,endpointId:e.id},{chosen:D,selection:O,clear:k,remove:A}=ge(T,n),[j,M]=ee(null),N=i&&e.status===`ACTIVE`;return c(B,{title:o.title,flush:!0,actions:c(m,{children:[c(ye,{type:({eventId:e})=>e,ids:T?.map(({id:e})=>e),where:E,useListed:We,createdSince:Ge,onShow:()=>_({})}),c(se,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:E},count:C?.totalCount}),N&&c(S,{size:`small`,icon:r,onClick:a,children:o.since})]}),children:[c(`div`,{className:Q.toolbar,children:c(Ce,{children:[c(F,{label:o.filters.status,options:te.map(e=>({value:e,label:s.delivery[e]})),chosen:ie(n.status),onChange:e=>_({status:e.join(`,`)})}),c(F,{label:o.filters.type,options:d.map(e=>({value:e,label:u[e]})),chosen:ie(n.type),onChange:e=>_({type:e.join(`,`)})}),c(Se,{label:o.filters.published,value:n,onChange:e=>_({period:void 0,from:void 0,to:void 0,...e})})]})}),D.length>0&&c(_e,{text:l.selected(D.length),onClear:k,children:c(S,{size:`small`,look:`primary`,icon:r,onClick:()=>M(D),children:o.redeliver})}),c(fe,{name:`deliveries`,label:`${o.title}: ${e.url}`,columns:qe(),rows:T,rowKey:e=>e.id,rowName:({event:e})=>u[e.type],stale:b,error:re,onRetry:()=>void x(),...N&&{selection:O},empty:Object.keys(g).length>0?c(le,{icon:he,title:o.noMatch,text:o.noMatchText}):c(le,{icon:Z,title:o.empty,text:o.emptyText})}),c(de,{connection:C,onChange:e=>void f({search:V({...g,...e})})}),j&&c(He,{deliveries:j,onDone:A,onClose:()=>M(null)})]})}function qe(){let e=t(W),n=t(P),r=e.deliveries.columns;return[{id:`event`,header:r.event,cell:({id:e,event:t})=>c(s,{to:`/deliveries/$id`,params:{id:e},children:n[t.type]})},{id:`status`,header:r.status,cell:({status:e})=>c(ve,{kind:`delivery`,status:e})},{id:`response`,header:r.response,cell:({history:t})=>{let n=t.at(-1);return n?n.errorMessage?c(`span`,{className:Q.response,children:U(n.errorMessage,e.failures)}):c(`span`,{className:`numeric`,children:n.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:r.attempts,cell:({attempts:e})=>c(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:r.published,cell:({createdAt:e})=>c(R,{at:e}),wide:`below`}]}C();function Je(e){let{endpoint:n,onOpen:a}=e,{actions:o}=t(W),{rotation:s}=t(K),l=I(),d=_(Oe),f=_(De),h={endpointId:n.id},g=async(e,t)=>{try{await e.mutateAsync({input:h}),p(t)}catch(e){u(e)}};return c(B,{title:s.title,children:n.rotationStartedAt?c(m,{children:[c(`p`,{className:q.began,children:s.began(l.full(n.rotationStartedAt))}),c(Ie,{current:`teach`}),c(`div`,{className:q.buttons,children:[c(S,{look:`primary`,icon:i,busy:d.isPending,onClick:()=>void g(d,s.activated),children:s.activate}),c(S,{icon:me,busy:f.isPending,onClick:()=>void g(f,s.cancelled),children:s.cancel})]})]}):c(m,{children:[c(`p`,{className:`muted`,children:s.text}),c(`div`,{className:q.buttons,children:[c(S,{icon:r,onClick:()=>a(`rotate`),children:s.rotate}),c(S,{icon:oe,onClick:()=>a(`verify`),children:o.verify})]})]})})}C();function Ye({endpoint:e}){let n=t(W),{statuses:r}=t(w),i=t(P),a=I(),o=Ae(e.health.deliveries,n.health,a.count);return c(m,{children:[c(B,{title:n.health.title,actions:c(pe,{tone:o.tone,children:o.text}),children:[c(O,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:r.delivery[e],value:c(`span`,{className:`numeric`,children:a.count(t)})}))}),c(`h3`,{className:Q.heading,children:n.errors.title}),e.recentFailures.length===0?c(`p`,{className:`muted`,children:n.errors.none}):c(`ul`,{className:Q.failures,children:e.recentFailures.map(e=>c(`li`,{children:[U(e.errorMessage,n.failures),c(`span`,{className:`muted`,children:c(R,{at:e.createdAt})})]},e.id))})]}),c(B,{title:n.facts.title,children:c(O,{facts:[{label:n.facts.description,value:e.description||c(`span`,{className:`muted`,children:n.facts.none})},{label:n.facts.events,value:c(`ul`,{children:e.events.map(e=>c(`li`,{children:i[e]},e))})},{label:n.facts.registered,value:c(R,{at:e.createdAt})},{label:n.facts.id,value:c(v,{text:e.publicId})}]})})]})}var Xe=T({EndpointPage:()=>et});C();var Ze=z(()=>x(()=>import(`./EndpointDialogs-B2gka43L.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([9,1,2,4,6,3,10,7,11,12,8]))),Qe=a(`/signedIn/webhooks/$id`),$e=e=>e!=null&&H(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function et(){let n=t(W),{id:r}=Qe.useParams(),i=Qe.useSearch(),{open:a,close:o}=ce(),s=re(`WEBHOOKS_WRITE`),{data:l,error:u,refetch:d}=e(Be,{id:r},{refetchInterval:({state:e})=>$e(e.data?.webhookEndpoint)?2e3:!1});ue(()=>!0,()=>void d());let p=l?.webhookEndpoint?.id===r?l.webhookEndpoint:void 0,h={label:n.title,link:{to:`/webhooks`}};return l?.webhookEndpoint===null?c(E,{}):p?c(m,{children:[c(L,{title:je(p.url),parent:h,aside:c(Me,{...p}),actions:s&&c(rt,{endpoint:p,onOpen:a})}),c(tt,{endpoint:p}),c(k,{main:c(Ke,{endpoint:p,search:we(i),mayWrite:s,onSince:()=>a(`since`)}),side:c(m,{children:[c(Ye,{endpoint:p}),s&&c(Je,{endpoint:p,onOpen:a})]})}),s&&i.dialog&&c(Ze,{endpoint:p,dialog:i.dialog,onClose:o})]}):c(m,{children:[c(L,{title:n.facts.title,parent:h}),u?c(f,{error:u,onRetry:()=>void d()}):c(D,{})]})}function tt({endpoint:e}){let n=t(W).notices,r=I();return e.status===`SUSPENDED`?c(N,{tone:`bad`,icon:Pe,children:n.suspended(e.suspendedAt?r.ago(e.suspendedAt):``)}):e.pausedAt?c(N,{tone:`warn`,icon:Ne,children:n.paused(r.ago(e.pausedAt))}):e.consecutiveFailures===0?null:c(N,{tone:`warn`,icon:g,children:n.failing(e.consecutiveFailures)})}var nt=1e3;function rt(e){let{endpoint:r,onOpen:i}=e,a=t(W),o={endpointId:r.id},s=_(Ee),l=_(ke),d=_(Te),f=async(e,t)=>{try{await e,p(t),setTimeout(()=>void n.invalidateQueries(),nt)}catch(e){u(e)}};return c(m,{children:[c(S,{icon:A,onClick:()=>i(`remove`),children:a.actions.remove}),c(S,{icon:ae,onClick:()=>i(`edit`),children:a.actions.edit}),H(r)&&c(S,{icon:M,onClick:()=>i(`pause`),children:a.actions.pause}),r.status===`SUSPENDED`?c(S,{look:`primary`,icon:j,busy:d.isPending,onClick:()=>void f(d.mutateAsync({input:o}),a.reactivated),children:a.actions.reactivate}):r.pausedAt?c(S,{look:`primary`,icon:j,busy:l.isPending,onClick:()=>void f(l.mutateAsync({input:o}),a.resumed),children:a.actions.resume}):c(S,{look:`primary`,icon:Z,busy:s.isPending,onClick:()=>void f(s.mutateAsync({input:o}),a.tested),children:a.actions.test})]})}export{et as EndpointPage,Ie as n,Xe as t};