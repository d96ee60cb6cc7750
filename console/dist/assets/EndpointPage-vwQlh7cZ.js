const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/RedeliverDialog-G6ifX58t.js","assets/index-A2OH26jZ.js","assets/early-4Tp9QHVb.js","assets/details-BYDx9N73.js","assets/parts-CDIjajoZ.js","assets/BulkDialog-Dcjqv6If.js","assets/dialogs-Bn4O8j0W.js","assets/change.gql-vYQsgJcH.js","assets/webhooks-CssIRlst.js","assets/EndpointDialogs-DcfwoNTu.js","assets/TextField-CGBDLqaU.js","assets/VerifyCode-DO2NUE02.js","assets/Secret.module-DC73uUgc.js"])))=>i.map(i=>d[i]);
import{At as e,D as t,J as n,L as r,M as i,Mt as a,Nt as o,On as s,Pt as c,Rt as l,Sn as u,Tn as d,Xt as f,Z as p,Zt as m,at as h,b as g,c as ee,dn as _,g as v,gn as te,m as y,n as ne,p as b,q as re,r as ie,st as x,t as ae,v as S,x as C,zt as w}from"./index-A2OH26jZ.js";import{J as T,U as E,a as D,b as oe,dt as O,ht as k,lt as A,mt as j,pt as M,q as N,u as P}from"./details-BYDx9N73.js";import{$ as se,A as ce,E as F,G as le,H as ue,J as I,K as de,P as fe,Q as pe,T as me,U as L,V as he,W as R,X as z,a as ge,f as _e,i as ve,j as ye,l as be,u as xe,w as Se,y as Ce,z as we}from"./parts-CDIjajoZ.js";import{H as B,x as Te}from"./early-4Tp9QHVb.js";import{a as Ee,f as De,n as Oe,t as ke,u as Ae}from"./change.gql-vYQsgJcH.js";import{c as je,i as Me,l as V,o as Ne,s as H,t as U,u as W}from"./webhooks-CssIRlst.js";import{n as G,t as K}from"./Secret.module-DC73uUgc.js";var q={name:`circle-pause`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`line`,{x1:`10`,x2:`10`,y1:`15`,y2:`9`,key:`c1nkhi`}],[`line`,{x1:`14`,x2:`14`,y1:`15`,y2:`9`,key:`h65svq`}]],aliases:[`pause-circle`]};q.node;var Pe=n(q),J={name:`octagon-exclamation-point`,size:24,node:[[`path`,{d:`M12 16h.01`,key:`1drbdi`}],[`path`,{d:`M12 8v4`,key:`1got3b`}],[`path`,{d:`M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z`,key:`1fd625`}]],aliases:[`alert-octagon`,`octagon-alert`]};J.node;var Fe=n(J),Y={name:`send`,size:24,node:[[`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`,key:`1ffxy3`}],[`path`,{d:`m21.854 2.147-10.94 10.939`,key:`12cjpa`}]]};Y.node;var X=n(Y);m();var Ie=[`make`,`teach`,`activate`];function Le({current:e}){let t=p(G).rotation.steps;return f(`ol`,{className:K.steps,children:Ie.map((n,r)=>f(`li`,{"aria-current":n===e?`step`:void 0,"data-done":r<Ie.indexOf(e)||void 0,children:t[n]},n))})}var Re=2e3;function ze(e,t){let n=he(t);_(()=>{if(!e)return;let t=setInterval(()=>n.current(),Re);return()=>clearInterval(t)},[e,n])}var Z={heading:`_heading_1mvsk_2`,failures:`_failures_1mvsk_5`,toolbar:`_toolbar_1mvsk_15`,response:`_response_1mvsk_18`},Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new Q(`
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
    `),Ve=new Q(`
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
    `);m(),d();var He=b(()=>h(()=>import(`./RedeliverDialog-G6ifX58t.js`).then(e=>e.RedeliverDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),Ue=l(`/signedIn/webhooks/$id`),$=({webhookEndpoint:e})=>e?.deliveries.edges.map(({node:e})=>e)??[],We=(e,t)=>c(U,{where:{and:[e,{hasEventWith:[{idIn:[...t]}]}]},first:100},{enabled:t.length>0}).data?.deliveries.edges.map(({node:e})=>e.id),Ge=async(e,t)=>(await a(U,{where:{and:[e,{createdAtGTE:t}]},first:100})).deliveries.edges.map(({node:e})=>e.event.id);function Ke({endpoint:e,search:n,mayWrite:i,onSince:a}){let o=p(V).deliveries,{statuses:s,table:c}=p(t),l=p(P),d=Ue.useNavigate(),{after:m,before:h,...g}=n,_=e=>void d({search:B({...g,...e}),resetScroll:!1}),v=ie(e.id,n,R().timezone),{data:y,error:b,isPlaceholderData:re,refetch:x}=xe(Ve,v,$,[`DELIVERY`]),S=y?.webhookEndpoint?.deliveries,w=y&&$(y);ze(H(e)&&(w?.some(({status:e})=>e===`PENDING`)??!1),()=>void be(Ve,v,$));let T={...v.where,endpointId:e.id},{chosen:E,selection:D,clear:oe,remove:O}=ge(w,n),[k,A]=te(null),j=i&&e.status===`ACTIVE`;return f(z,{title:o.title,flush:!0,actions:f(u,{children:[f(ce,{type:({eventId:e})=>e,ids:w?.map(({id:e})=>e),where:T,useListed:We,createdSince:Ge,onShow:()=>_({})}),f(ye,{size:`small`,input:{kind:`DELIVERIES`,deliveryWhere:T},count:S?.totalCount}),j&&f(C,{size:`small`,icon:r,onClick:a,children:o.since})]}),children:[f(`div`,{className:Z.toolbar,children:f(Ce,{children:[f(F,{label:o.filters.status,options:ne.map(e=>({value:e,label:s.delivery[e]})),chosen:ae(n.status),onChange:e=>_({status:e.join(`,`)})}),f(F,{label:o.filters.type,options:ee.map(e=>({value:e,label:l[e]})),chosen:ae(n.type),onChange:e=>_({type:e.join(`,`)})}),f(Se,{label:o.filters.published,value:n,onChange:e=>_({period:void 0,from:void 0,to:void 0,...e})})]})}),E.length>0&&f(_e,{text:c.selected(E.length),onClear:oe,children:f(C,{size:`small`,look:`primary`,icon:r,onClick:()=>A(E),children:o.redeliver})}),f(le,{name:`deliveries`,label:`${o.title}: ${e.url}`,columns:qe(),rows:w,rowKey:e=>e.id,rowName:({event:e})=>l[e.type],stale:re,error:b,onRetry:()=>void x(),...j&&{selection:D},empty:Object.keys(g).length>0?f(fe,{icon:se,title:o.noMatch,text:o.noMatchText}):f(fe,{icon:X,title:o.empty,text:o.emptyText})}),f(me,{connection:S,onChange:e=>void d({search:B({...g,...e})})}),k&&f(He,{deliveries:k,onDone:O,onClose:()=>A(null)})]})}function qe(){let e=p(V),t=p(P),n=e.deliveries.columns;return[{id:`event`,header:n.event,cell:({id:e,event:n})=>f(w,{to:`/deliveries/$id`,params:{id:e},children:t[n.type]})},{id:`status`,header:n.status,cell:({status:e})=>f(ve,{kind:`delivery`,status:e})},{id:`response`,header:n.response,cell:({history:t})=>{let n=t.at(-1);return n?n.errorMessage?f(`span`,{className:Z.response,children:W(n.errorMessage,e.failures)}):f(`span`,{className:`numeric`,children:n.responseStatus}):null},wide:!0,width:24},{id:`attempts`,header:n.attempts,cell:({attempts:e})=>f(`span`,{className:`numeric`,children:e}),align:`end`,wide:!0},{id:`published`,header:n.published,cell:({createdAt:e})=>f(L,{at:e}),wide:`below`}]}d();function Je(e){let{endpoint:t,onOpen:n}=e,{actions:i}=p(V),{rotation:a}=p(G),s=R(),c=o(ke),l=o(Oe),d={endpointId:t.id},m=async(e,t)=>{try{await e.mutateAsync({input:d}),S(t)}catch(e){g(e)}};return f(z,{title:a.title,children:t.rotationStartedAt?f(u,{children:[f(`p`,{className:K.began,children:a.began(s.full(t.rotationStartedAt))}),f(Le,{current:`teach`}),f(`div`,{className:K.buttons,children:[f(C,{look:`primary`,icon:re,busy:c.isPending,onClick:()=>void m(c,a.activated),children:a.activate}),f(C,{icon:pe,busy:l.isPending,onClick:()=>void m(l,a.cancelled),children:a.cancel})]})]}):f(u,{children:[f(`p`,{className:`muted`,children:a.text}),f(`div`,{className:K.buttons,children:[f(C,{icon:r,onClick:()=>n(`rotate`),children:a.rotate}),f(C,{icon:O,onClick:()=>n(`verify`),children:i.verify})]})]})})}d();function Ye({endpoint:e}){let n=p(V),{statuses:r}=p(t),i=p(P),a=R(),o=Ne(e.health.deliveries,n.health,a.count);return f(u,{children:[f(z,{title:n.health.title,actions:f(de,{tone:o.tone,children:o.text}),children:[f(N,{facts:e.health.deliveries.map(({status:e,count:t})=>({label:r.delivery[e],value:f(`span`,{className:`numeric`,children:a.count(t)})}))}),f(`h3`,{className:Z.heading,children:n.errors.title}),e.recentFailures.length===0?f(`p`,{className:`muted`,children:n.errors.none}):f(`ul`,{className:Z.failures,children:e.recentFailures.map(e=>f(`li`,{children:[W(e.errorMessage,n.failures),f(`span`,{className:`muted`,children:f(L,{at:e.createdAt})})]},e.id))})]}),f(z,{title:n.facts.title,children:f(N,{facts:[{label:n.facts.description,value:e.description||f(`span`,{className:`muted`,children:n.facts.none})},{label:n.facts.events,value:f(`ul`,{children:e.events.map(e=>f(`li`,{children:i[e]},e))})},{label:n.facts.registered,value:f(L,{at:e.createdAt})},{label:n.facts.id,value:f(v,{text:e.publicId})}]})})]})}var Xe=s({EndpointPage:()=>et});d();var Ze=b(()=>h(()=>import(`./EndpointDialogs-DcfwoNTu.js`).then(e=>e.EndpointDialogs),__vite__mapDeps([9,1,2,3,4,6,10,7,11,12,8]))),Qe=l(`/signedIn/webhooks/$id`),$e=e=>e!=null&&H(e)&&e.health.deliveries.some(({status:e,count:t})=>e===`PENDING`&&t>0);function et(){let e=p(V),{id:t}=Qe.useParams(),n=Qe.useSearch(),{open:r,close:i}=ue(),a=x(`WEBHOOKS_WRITE`),{data:o,error:s,refetch:l}=c(Be,{id:t},{refetchInterval:({state:e})=>$e(e.data?.webhookEndpoint)?2e3:!1});we(()=>!0,()=>void l());let d=o?.webhookEndpoint?.id===t?o.webhookEndpoint:void 0,m={label:e.title,link:{to:`/webhooks`}};return o?.webhookEndpoint===null?f(oe,{}):d?f(u,{children:[f(I,{title:je(d.url),parent:m,aside:f(Me,{...d}),actions:a&&f(rt,{endpoint:d,onOpen:r})}),f(tt,{endpoint:d}),f(T,{main:f(Ke,{endpoint:d,search:Te(n),mayWrite:a,onSince:()=>r(`since`)}),side:f(u,{children:[f(Ye,{endpoint:d}),a&&f(Je,{endpoint:d,onOpen:r})]})}),a&&n.dialog&&f(Ze,{endpoint:d,dialog:n.dialog,onClose:i},t)]}):f(u,{children:[f(I,{title:e.facts.title,parent:m}),s?f(y,{error:s,onRetry:()=>void l()}):f(E,{})]})}function tt({endpoint:e}){let t=p(V).notices,n=R();return e.status===`SUSPENDED`?f(D,{tone:`bad`,icon:Fe,children:t.suspended(e.suspendedAt?n.ago(e.suspendedAt):``)}):e.pausedAt?f(D,{tone:`warn`,icon:Pe,children:t.paused(n.ago(e.pausedAt))}):e.consecutiveFailures===0?null:f(D,{tone:`warn`,icon:i,children:t.failing(e.consecutiveFailures)})}var nt=1e3;function rt(t){let{endpoint:n,onOpen:r}=t,i=p(V),a={endpointId:n.id},s=o(De),c=o(Ae),l=o(Ee),d=async(t,n)=>{try{await t,S(n),setTimeout(()=>void e.invalidateQueries(),nt)}catch(e){g(e)}};return f(u,{children:[f(C,{icon:A,onClick:()=>r(`remove`),children:i.actions.remove}),f(C,{icon:j,onClick:()=>r(`edit`),children:i.actions.edit}),H(n)&&f(C,{icon:k,onClick:()=>r(`pause`),children:i.actions.pause}),n.status===`SUSPENDED`?f(C,{look:`primary`,icon:M,busy:l.isPending,onClick:()=>void d(l.mutateAsync({input:a}),i.reactivated),children:i.actions.reactivate}):n.pausedAt?f(C,{look:`primary`,icon:M,busy:c.isPending,onClick:()=>void d(c.mutateAsync({input:a}),i.resumed),children:i.actions.resume}):f(C,{look:`primary`,icon:X,busy:s.isPending,onClick:()=>void d(s.mutateAsync({input:a}),i.tested),children:i.actions.test})]})}export{et as EndpointPage,Le as n,Xe as t};