const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-CiyyC5JA.js","assets/index-BcOHjEZP.js","assets/early-CfQr5XEC.js","assets/details-BbL3iHvP.js","assets/parts-dljrLVEa.js","assets/BulkDialog-CHabVoNp.js","assets/dialogs-BGMIoYzq.js","assets/change.gql-vYQsgJcH.js","assets/webhooks-Bdv-iBKI.js","assets/EndpointDialogs-JPj69byx.js","assets/TextField-CbiiAiCG.js","assets/VerifyCode-Cij55YPZ.js","assets/Secret.module-XM6TDzoy.js"])))=>i.map(i=>d[i]);
import{At as e,Cn as t,D as n,Dt as r,Ft as i,Gt as a,J as o,Kt as s,L as c,M as l,Pt as u,T as d,_ as f,_n as p,bn as m,c as h,dn as ee,h as te,it as g,jt as _,kt as v,n as ne,nt as y,on as b,p as re,q as x,r as ie,t as S,v as C,y as w}from"./index-BcOHjEZP.js";import{H as T,U as E,a as D,b as O,ct as k,it as A,lt as j,ot as M,u as N,ut as P,z as ae}from"./details-BbL3iHvP.js";import{A as oe,B as se,E as F,F as ce,G as I,H as le,K as ue,M as de,T as fe,U as pe,W as L,Y as R,Z as z,a as me,et as he,f as ge,i as _e,j as ve,l as ye,q as be,tt as xe,u as Se,w as Ce,y as we}from"./parts-dljrLVEa.js";import{V as B,x as Te}from"./early-CfQr5XEC.js";import{a as Ee,f as De,n as Oe,t as ke,u as Ae}from"./change.gql-vYQsgJcH.js";import{a as je,c as V,i as Me,l as H,o as U,s as Ne,t as W}from"./webhooks-Bdv-iBKI.js";import{n as G,t as K}from"./Secret.module-XM6TDzoy.js";var q={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};q.node;var Pe=o(q),J={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};J.node;var Fe=o(J),Y={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};Y.node;var X=o(Y);s();var Z=[`make`,`teach`,`activate`];function Ie({current:e}){let t=n(G).rotation.steps;return a(`ol`,{className:K.steps,children:Z.map((n,r)=>a(`li`,{"aria-current":n===e?`step`:void 0,"data-done":r<Z.indexOf(e)||void 0,children:t[n]},n))})}var Le=2e3;function Re(e,t){let n=le(t);b(()=>{if(!e)return;let t=setInterval(()=>n.current(),Le);return()=>clearInterval(t)},[e,n])}var Q={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`},ze=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new ze(`
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
    `);s(),m();var He=de(()=>y(()=>import(`./RedeliverDialog-CiyyC5JA.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),Ue=u(`/signedIn/webhooks/$id`),$=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],We=(e,t)=>_(W,{where:{and:[e,{hasEventWith:[{idIn:[...t]}]}]},first:100},{enabled:t.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),Ge=async(e,t)=>(await v(W,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Ke({endpoint:e,search:t,mayWrite:r,onSince:i}){let o=n(V).deliveries,{statuses:s,table:l}=n(d),u=n(N),f=Ue.useNavigate(),{after:m,before:te,...g}=t,_=e=>void f({search:B({...g,...e}),resetScroll:!1}),v=ie(e.id,t,I().timezone),{data:y,error:b,isPlaceholderData:re,refetch:x}=Se(Ve,v,$,[`DELIVERY`]),C=y?.webhookEndpoint?.deliveries,T=y&&$(y);Re(U(e)&&(T?.some(({status:e})=>e===`PENDING`)??!1),()=>void ye(Ve,v,$));let E={...v.where,endpointId:e.id},{chosen:D,selection:O,clear:k,remove:A}=me(T,t),[j,M]=ee(null),P=r&&e.status===`ACTIVE`;return a(z,{title:o.title,flush:!0,actions:a(p,{children:[a(oe,{type:({eventId:e})=>e,ids:T?.map(({id:e})=>e),where:E,useListed:We,createdSince:Ge,onShow:()=>_({})}),a(ve,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:E},count:C?.totalCount}),P&&a(w,{size:`small`,icon:c,onClick:i,children:o.since})]}),children:[a(`div`,{className:Q.toolbar,children:a(we,{children:[a(F,{label:o.filters.status,options:ne.map(e=>({value:e,label:s.delivery[e]})),chosen:S(t.status),onChange:e=>_({status:e.join(`,`)})}),a(F,{label:o.filters.type,options:h.map(e=>({value:e,label:u[e]})),chosen:S(t.type),onChange:e=>_({type:e.join(`,`)})}),a(Ce,{label:o.filters.published,value:t,onChange:e=>_({period:void 0,from:void 0,to:void 0,...e})})]})}),D.length>0&&a(ge,{text:l.selected(D.length),onClear:k,children:a(w,{size:`small`,look:`primary`,icon:c,onClick:()=>M(D),children:o.redeliver})}),a(ue,{name:`deliveries`,label:`${o.title}: ${e.url}`,columns:qe(),rows:T,rowKey:e=>e.id,rowName:({event:e})=>u[e.type],stale:re,error:b,onRetry:()=>void x(),...P&&{selection:O},empty:Object.keys(g).length>0?a(ce,{icon:xe,title:o.noMatch,text:o.noMatchText}):a(ce,{icon:X,title:o.empty,text:o.emptyText})}),a(fe,{connection:C,onChange:e=>void f({search:B({...g,...e})})}),j&&a(He,{deliveries:j,onDone:A,onClose:()=>M(null)})]})}function qe(){let e=n(V),t=n(N),r=e.deliveries.columns;return[{id:`event`,header:r.event,cell:({id:e,event:n})=>a(i,{to:`/deliveries/$id`,params:{id:e},children:t[n.type]})},{id:`status`,header:r.status,cell:({status:e})=>a(_e,{kind:`delivery`,status:e})},{id:`response`,header:r.response,cell:({history:t})=>{let n=t.at(-1);return n?n.errorMessage?a(`span`,{className:Q.response,children:H(n.errorMessage,e.failures)}):a(`span`,{className:`numeric`,children:n.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:r.attempts,cell:({attempts:e})=>a(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:r.published,cell:({createdAt:e})=>a(L,{at:e}),wide:`below`}]}m();function Je(t){let{endpoint:r,onOpen:i}=t,{actions:o}=n(V),{rotation:s}=n(G),l=I(),u=e(ke),d=e(Oe),m={endpointId:r.id},h=async(e,t)=>{try{await e.mutateAsync({input:m}),f(t)}catch(e){C(e)}};return a(z,{title:s.title,children:r.rotationStartedAt?a(p,{children:[a(`p`,{className:K.began,children:s.began(l.full(r.rotationStartedAt))}),a(Ie,{current:`teach`}),a(`div`,{className:K.buttons,children:[a(w,{look:`primary`,icon:x,busy:u.isPending,onClick:()=>void h(u,s.activated),children:s.activate}),a(w,{icon:he,busy:d.isPending,onClick:()=>void h(d,s.cancelled),children:s.cancel})]})]}):a(p,{children:[a(`p`,{className:`muted`,children:s.text}),a(`div`,{className:K.buttons,children:[a(w,{icon:c,onClick:()=>i(`rotate`),children:s.rotate}),a(w,{icon:M,onClick:()=>i(`verify`),children:o.verify})]})]})})}m();function Ye({endpoint:e}){let t=n(V),{statuses:r}=n(d),i=n(N),o=I(),s=je(e.health.deliveries,t.health,o.count);return a(p,{children:[a(z,{title:t.health.title,actions:a(be,{tone:s.tone,children:s.text}),children:[a(T,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:r.delivery[e],value:a(`span`,{className:`numeric`,children:o.count(t)})}))}),a(`h3`,{className:Q.heading,children:t.errors.title}),e.recentFailures.length===0?a(`p`,{className:`muted`,children:t.errors.none}):a(`ul`,{className:Q.failures,children:e.recentFailures.map(e=>a(`li`,{children:[H(e.errorMessage,t.failures),a(`span`,{className:`muted`,children:a(L,{at:e.createdAt})})]},e.id))})]}),a(z,{title:t.facts.title,children:a(T,{facts:[{label:t.facts.description,value:e.description||a(`span`,{className:`muted`,children:t.facts.none})},{label:t.facts.events,value:a(`ul`,{children:e.events.map(e=>a(`li`,{children:i[e]},e))})},{label:t.facts.registered,value:a(L,{at:e.createdAt})},{label:t.facts.id,value:a(te,{text:e.publicId})}]})})]})}var Xe=t({EndpointPage:()=>et});m();var Ze=de(()=>y(()=>import(`./EndpointDialogs-JPj69byx.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([9,1,2,4,6,3,10,7,11,12,8]))),Qe=u(`/signedIn/webhooks/$id`),$e=e=>e!=null&&U(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function et(){let e=n(V),{id:t}=Qe.useParams(),r=Qe.useSearch(),{open:i,close:o}=pe(),s=g(`WEBHOOKS_WRITE`),{data:c,error:l,refetch:u}=_(Be,{id:t},{refetchInterval:({state:e})=>$e(e.data?.webhookEndpoint)?2e3:!1});se(()=>!0,()=>void u());let d=c?.webhookEndpoint?.id===t?c.webhookEndpoint:void 0,f={label:e.title,link:{to:`/webhooks`}};return c?.webhookEndpoint===null?a(O,{}):d?a(p,{children:[a(R,{title:Ne(d.url),parent:f,aside:a(Me,{...d}),actions:s&&a(rt,{endpoint:d,onOpen:i})}),a(tt,{endpoint:d}),a(E,{main:a(Ke,{endpoint:d,search:Te(r),mayWrite:s,onSince:()=>i(`since`)}),side:a(p,{children:[a(Ye,{endpoint:d}),s&&a(Je,{endpoint:d,onOpen:i})]})}),s&&r.dialog&&a(Ze,{endpoint:d,dialog:r.dialog,onClose:o})]}):a(p,{children:[a(R,{title:e.facts.title,parent:f}),l?a(re,{error:l,onRetry:()=>void u()}):a(ae,{})]})}function tt({endpoint:e}){let t=n(V).notices,r=I();return e.status===`SUSPENDED`?a(D,{tone:`bad`,icon:Fe,children:t.suspended(e.suspendedAt?r.ago(e.suspendedAt):``)}):e.pausedAt?a(D,{tone:`warn`,icon:Pe,children:t.paused(r.ago(e.pausedAt))}):e.consecutiveFailures===0?null:a(D,{tone:`warn`,icon:l,children:t.failing(e.consecutiveFailures)})}var nt=1e3;function rt(t){let{endpoint:i,onOpen:o}=t,s=n(V),c={endpointId:i.id},l=e(De),u=e(Ae),d=e(Ee),m=async(e,t)=>{try{await e,f(t),setTimeout(()=>void r.invalidateQueries(),nt)}catch(e){C(e)}};return a(p,{children:[a(w,{icon:A,onClick:()=>o(`remove`),children:s.actions.remove}),a(w,{icon:j,onClick:()=>o(`edit`),children:s.actions.edit}),U(i)&&a(w,{icon:P,onClick:()=>o(`pause`),children:s.actions.pause}),i.status===`SUSPENDED`?a(w,{look:`primary`,icon:k,busy:d.isPending,onClick:()=>void m(d.mutateAsync({input:c}),s.reactivated),children:s.actions.reactivate}):i.pausedAt?a(w,{look:`primary`,icon:k,busy:u.isPending,onClick:()=>void m(u.mutateAsync({input:c}),s.resumed),children:s.actions.resume}):a(w,{look:`primary`,icon:X,busy:l.isPending,onClick:()=>void m(l.mutateAsync({input:c}),s.tested),children:s.actions.test})]})}export{et as EndpointPage,Ie as n,Xe as t};