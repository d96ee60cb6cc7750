import{Ct as e,O as t,Y as n,_ as r,_t as i,bt as a,d as o,gt as s,jt as c,m as l,p as u,v as d,wt as f,x as p,y as m}from"./index-BOjYus1t.js";import{$ as h,F as g,I as _,L as v,N as y,P as b,V as x,_t as S,kt as C,lt as w,nt as T,ot as E,tt as D,ut as O,yt as k,z as A}from"./parts-CT3q-B0d.js";import{E as j,S as M,T as N}from"./early-BeVRyKID.js";import{t as P}from"./Dialog-BuZhSlqA.js";var F={id:`_id_1pf6a_2`,narrowed:`_narrowed_1pf6a_8`},I=new Set([`id`,`store_id`,`created_at`,`updated_at`,`version`]);function L(e,t){let[n,r]=[z(e),z(t)],i=[...new Set([...n.keys(),...r.keys()])];return[...i.filter(e=>!I.has(e)),...i.filter(e=>I.has(e))].map(e=>({field:e,before:n.get(e),after:r.get(e)})).filter(e=>e.before!==e.after)}function R(e,t){let[n,r]=[z(e),z(t)];return[...n].filter(([e,t])=>r.get(e)===t).length}function z(e,t=``,n=new Map){if(e==null)return n;if(typeof e!=`object`||Array.isArray(e))return n.set(t,B(e));for(let[r,i]of Object.entries(e))z(i,t?`${t}.${r}`:r,n);return n}var B=e=>typeof e==`string`?e:JSON.stringify(e),V={table:`_table_1xui0_2`,open:`_open_1xui0_35`},H=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query AuditEntry($id: ID!) {
  auditEntries(first: 1, where: {id: $id}) {
    edges {
      node {
        id
        createdAt
        actorKind
        actorId
        actorName
        action
        subjectType
        subjectId
        before
        after
        requestId
      }
    }
  }
}
    `),U=d({title:`Audit`,search:`Search by action`,searchPlaceholder:`Action, such as staff.`,filters:{kind:`By`,subject:`What`,period:`When`,actor:`Person`,id:`Id`,request:`Request`},columns:{when:`When`,who:`Who`,action:`Action`,subject:`What`,request:`Request`,show:`Differences`},onlyBy:e=>`Only by ${e}`,onlyAbout:e=>`Only about ${e}`,onlyRequest:`Only of this request`,show:`Show`,showOne:(e,t)=>`Show ${e} by ${t}`,empty:`Nothing was noted yet`,emptyText:`What people do in the console, and what is done from the command line, is noted here.`,noMatch:`Nothing matches`,noMatchText:`Remove a filter. An action is found by its beginning, such as order.`,actors:{STAFF:`Staff`,SYSTEM:`Command line and Kiosk`,TOKEN:`API token`},subjects:{Order:`Order`,Customer:`Customer`,WalletTransaction:`Wallet`,Recharge:`Top-up`,Product:`Product`,Variation:`Variation`,Category:`Category`,PriceTier:`Tier`,License:`License`,LicenseBatch:`Upload of licenses`,StaffMember:`Person`,StaffSession:`Session`,APIToken:`API token`,WebhookEndpoint:`Webhook`,Delivery:`Delivery`,Store:`Settings`,Export:`Export`,Import:`Import`},entry:{who:`Who`,when:`When`,subject:`What`,request:`Request`,noRequest:`none`,field:`Field`,before:`Before`,after:`After`,absent:`–`,none:`No field changed.`,unchanged:e=>`${e} ${e===1?`field`:`fields`} stayed as ${e===1?`it was`:`they were`}.`,gone:`There is no such entry.`,open:`Open`}},{title:`Auditoria`,search:`Buscar pela ação`,searchPlaceholder:`Ação, como staff.`,filters:{kind:`Por`,subject:`O quê`,period:`Quando`,actor:`Pessoa`,id:`Id`,request:`Requisição`},columns:{when:`Quando`,who:`Quem`,action:`Ação`,subject:`O quê`,request:`Requisição`,show:`Diferenças`},onlyBy:e=>`Só por ${e}`,onlyAbout:e=>`Só sobre ${e}`,onlyRequest:`Só desta requisição`,show:`Mostrar`,showOne:(e,t)=>`Mostrar ${e} por ${t}`,empty:`Nada foi anotado ainda`,emptyText:`O que as pessoas fazem no console, e o que se faz pela linha de comando, é anotado aqui.`,noMatch:`Nada corresponde`,noMatchText:`Remova um filtro. Uma ação é encontrada pelo começo, como order.`,actors:{STAFF:`Equipe`,SYSTEM:`Linha de comando e Kiosk`,TOKEN:`Token de API`},subjects:{Order:`Pedido`,Customer:`Cliente`,WalletTransaction:`Carteira`,Recharge:`Recarga`,Product:`Produto`,Variation:`Variação`,Category:`Categoria`,PriceTier:`Nível`,License:`Licença`,LicenseBatch:`Envio de licenças`,StaffMember:`Pessoa`,StaffSession:`Sessão`,APIToken:`Token de API`,WebhookEndpoint:`Webhook`,Delivery:`Entrega`,Store:`Ajustes`,Export:`Exportação`,Import:`Importação`},entry:{who:`Quem`,when:`Quando`,subject:`O quê`,request:`Requisição`,noRequest:`nenhuma`,field:`Campo`,before:`Antes`,after:`Depois`,absent:`–`,none:`Nenhum campo mudou.`,unchanged:e=>`${e} ${e===1?`campo ficou`:`campos ficaram`} como ${e===1?`era`:`eram`}.`,gone:`Este registro não existe.`,open:`Abrir`}}),W=c();function G({id:e,onClose:t}){let n=m(U).entry,{data:r,error:i,isPlaceholderData:s,refetch:c}=a(H,{id:e}),l=s?void 0:r?.auditEntries.edges[0]?.node;return(0,W.jsx)(P,{open:!0,onClose:t,title:l?.action??`…`,wide:!0,children:l?(0,W.jsxs)(h,{children:[(0,W.jsx)(K,{entry:l}),(0,W.jsx)(J,{entry:l})]}):i?(0,W.jsx)(o,{error:i,onRetry:()=>void c()}):r&&!s?(0,W.jsx)(`p`,{className:`muted`,children:n.gone}):(0,W.jsx)(`div`,{"aria-busy":`true`,children:(0,W.jsx)(w,{width:40})})})}function K({entry:e}){let{entry:t,actors:n,subjects:r}=m(U),i=T(),a=n[e.actorKind]??e.actorKind,o=r[e.subjectType]??e.subjectType;return(0,W.jsx)(S,{facts:[{label:t.who,value:`${e.actorName} (${a})`},{label:t.when,value:i.full(e.createdAt)},{label:t.subject,value:(0,W.jsxs)(W.Fragment,{children:[o,` `,(0,W.jsx)(u,{text:e.subjectId}),` `,(0,W.jsx)(q,{entry:e})]})},{label:t.request,value:e.requestId?(0,W.jsx)(u,{text:e.requestId}):(0,W.jsx)(`span`,{className:`muted`,children:t.noRequest})}]})}function q({entry:e}){let t=m(U).entry,n=e.subjectId;return e.subjectType===`Customer`?(0,W.jsx)(f,{to:`/customers/$id`,params:{id:n},className:V.open,children:t.open}):e.subjectType===`StaffMember`?(0,W.jsx)(f,{to:`/settings/staff/$id`,params:{id:n},className:V.open,children:t.open}):null}function J({entry:{before:e,after:t}}){let n=m(U).entry,r=L(e,t),i=R(e,t);return r.length===0?(0,W.jsx)(`p`,{className:`muted`,children:n.none}):(0,W.jsxs)(W.Fragment,{children:[(0,W.jsxs)(`table`,{className:V.table,children:[(0,W.jsx)(`thead`,{children:(0,W.jsxs)(`tr`,{children:[(0,W.jsx)(`th`,{scope:`col`,children:n.field}),(0,W.jsx)(`th`,{scope:`col`,children:n.before}),(0,W.jsx)(`th`,{scope:`col`,children:n.after})]})}),(0,W.jsx)(`tbody`,{children:r.map(e=>(0,W.jsxs)(`tr`,{children:[(0,W.jsx)(`th`,{scope:`row`,children:e.field}),(0,W.jsx)(`td`,{children:e.before===void 0?n.absent:(0,W.jsx)(`del`,{children:e.before})}),(0,W.jsx)(`td`,{children:e.after===void 0?n.absent:(0,W.jsx)(`ins`,{children:e.after})})]},e.field))})]}),i>0&&(0,W.jsx)(`p`,{className:`muted`,children:n.unchanged(i)})]})}var Y=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query AuditList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: AuditEntryWhereInput, $people: Boolean!) {
  auditEntries(
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
        createdAt
        actorKind
        actorId
        actorName
        action
        subjectType
        subjectId
        requestId
      }
    }
  }
  staffMembers(first: 100) @include(if: $people) {
    edges {
      node {
        id
        name
        email
      }
    }
  }
}
    `);function X(e,t,n){let{from:r,to:i}=M(e,t);return{people:n,...j(e),where:N({actorId:e.actor,actorKind:e.kind,subjectType:e.subject,subjectId:e.id,actionHasPrefix:e.action,requestId:e.request,createdAtGTE:r,createdAtLT:i})}}function Z({rows:e,staff:t,chosen:n,onChange:r}){let i=m(U).filters,a=new Map;n&&a.set(n,`${n.slice(0,13)}…`);for(let{actorId:t,actorName:n}of e)t&&a.set(t,n);for(let{id:e,name:n,email:r}of t)a.set(e,n||r);return(0,W.jsx)(v,{label:i.actor,single:!0,options:[...a].map(([e,t])=>({value:e,label:t})),chosen:n?[n]:[],onChange:([e])=>r(e)})}var Q=e(`/signedIn/audit`);function $(){let e=m(U),r=T(),o=Q.useSearch(),c=Q.useNavigate(),l=X(o,r.timezone,n(`STAFF_WRITE`)),{data:u,error:d,isPlaceholderData:f,refetch:p}=a(Y,l),h=u?.auditEntries.edges.map(e=>e.node),{entry:S,...w}=o,{after:D,before:j,...M}=w,P=e=>void c({search:N({...M,...e})});return(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(O,{title:e.title,actions:(0,W.jsx)(A,{input:{kind:`AUDIT`,auditWhere:l.where},count:u?.auditEntries.totalCount})}),(0,W.jsxs)(y,{children:[(0,W.jsx)(b,{label:e.search,placeholder:e.searchPlaceholder,value:o.action??``,onChange:e=>P({action:e})}),(0,W.jsx)(v,{label:e.filters.subject,single:!0,options:i.map(t=>({value:t,label:e.subjects[t]})),chosen:o.subject?[o.subject]:[],onChange:([e])=>P({subject:e})}),(0,W.jsx)(v,{label:e.filters.kind,single:!0,options:s.map(t=>({value:t,label:e.actors[t]})),chosen:o.kind?[o.kind]:[],onChange:([e])=>P({kind:e})}),(0,W.jsx)(g,{label:e.filters.period,value:o,onChange:e=>P({period:void 0,from:void 0,to:void 0,...e})}),(0,W.jsx)(Z,{rows:h??[],staff:u?.staffMembers?.edges.map(({node:e})=>e)??[],chosen:o.actor,onChange:e=>P({actor:e})}),(0,W.jsx)(ee,{search:o,onChange:P})]}),(0,W.jsxs)(k,{flush:!0,children:[(0,W.jsx)(E,{name:`audit`,label:e.title,columns:te(w,M),rows:h,rowKey:({id:e})=>e,stale:f,error:d,onRetry:()=>void p(),empty:Object.keys(M).length>0?(0,W.jsx)(x,{icon:C,title:e.noMatch,text:e.noMatchText}):(0,W.jsx)(x,{icon:t,title:e.empty,text:e.emptyText})}),(0,W.jsx)(_,{connection:u?.auditEntries,onChange:e=>void c({search:N({...M,...e})})})]}),S&&(0,W.jsx)(G,{id:S,onClose:()=>void c({search:w,replace:!0,resetScroll:!1})})]})}function ee({search:e,onChange:t}){let{filters:n}=m(U),{remove:i}=m(r).filters;return[{name:`id`,label:n.id,value:e.id&&`${e.id.slice(0,13)}…`},{name:`request`,label:n.request,value:e.request&&`${e.request.slice(0,13)}…`}].map(({name:e,label:n,value:r})=>r&&(0,W.jsxs)(`span`,{className:F.narrowed,children:[n,`: `,(0,W.jsx)(`strong`,{children:r}),(0,W.jsx)(l,{size:`small`,look:`quiet`,icon:p,"aria-label":i(n),onClick:()=>t({[e]:void 0})})]},e))}function te(e,t){let n=m(U),r=n.columns,i=e=>n.subjects[e]??e;return[{id:`action`,header:r.action,cell:({id:t,action:r,actorName:i})=>(0,W.jsx)(f,{to:`/audit`,search:{...e,entry:t},resetScroll:!1,"aria-label":n.showOne(r,i),children:(0,W.jsx)(`code`,{children:r})}),width:16},{id:`when`,header:r.when,cell:({createdAt:e})=>(0,W.jsx)(D,{at:e}),width:10},{id:`who`,header:r.who,cell:({actorId:e,actorName:r})=>e?(0,W.jsx)(f,{to:`/audit`,search:{...t,actor:e},title:n.onlyBy(r),children:r}):r,width:12},{id:`subject`,header:r.subject,cell:({subjectType:e,subjectId:r})=>(0,W.jsxs)(f,{to:`/audit`,search:{...t,id:r},title:n.onlyAbout(`${i(e)} ${r}`),children:[i(e),` `,(0,W.jsx)(`span`,{className:F.id,children:r.slice(-8)})]}),wide:!0,width:18},{id:`request`,header:r.request,cell:({requestId:e})=>e&&(0,W.jsx)(f,{to:`/audit`,search:{...t,request:e},title:n.onlyRequest,children:(0,W.jsx)(`span`,{className:F.id,children:e.slice(-12)})}),wide:!0,width:12}]}export{$ as AuditList};