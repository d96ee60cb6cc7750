import{At as e,Ct as t,O as n,St as r,Y as i,_ as a,d as o,ht as s,m as c,mt as l,p as u,v as d,x as f,y as p,yt as m}from"./index-DOxbXdRl.js";import{A as h,D as g,E as _,I as v,M as y,S as b,_ as x,b as S,g as C,h as w,j as T,k as E,m as D,v as O}from"./parts-D-_68bv6.js";import{I as k,L as A,N as j}from"./early-Cbep-mIH.js";import{t as M}from"./dialogs-BxxegUF2.js";import{P as N,U as P}from"./details-ZQExxOG8.js";var F={id:`_id_1pf6a_2`,narrowed:`_narrowed_1pf6a_8`},I=new Set([`id`,`store_id`,`created_at`,`updated_at`,`version`]);function L(e,t){let[n,r]=[z(e),z(t)],i=[...new Set([...n.keys(),...r.keys()])];return[...i.filter(e=>!I.has(e)),...i.filter(e=>I.has(e))].map(e=>({field:e,before:n.get(e),after:r.get(e)})).filter(e=>e.before!==e.after)}function R(e,t){let[n,r]=[z(e),z(t)];return[...n].filter(([e,t])=>r.get(e)===t).length}function z(e,t=``,n=new Map){if(e==null)return n;if(typeof e!=`object`||Array.isArray(e))return n.set(t,B(e));for(let[r,i]of Object.entries(e))z(i,t?`${t}.${r}`:r,n);return n}var B=e=>typeof e==`string`?e:JSON.stringify(e),V={table:`_table_1xui0_2`,open:`_open_1xui0_35`},H=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),U=d({title:`Audit`,search:`Search by action`,searchPlaceholder:`Action, such as staff.`,filters:{kind:`By`,subject:`What`,period:`When`,actor:`Person`,id:`Id`,request:`Request`},columns:{when:`When`,who:`Who`,action:`Action`,subject:`What`,request:`Request`,show:`Differences`},onlyBy:e=>`Only by ${e}`,onlyAbout:e=>`Only about ${e}`,onlyRequest:`Only of this request`,show:`Show`,showOne:(e,t)=>`Show ${e} by ${t}`,empty:`Nothing was noted yet`,emptyText:`What people do in the console, and what is done from the command line, is noted here.`,noMatch:`Nothing matches`,noMatchText:`Remove a filter. An action is found by its beginning, such as order.`,actors:{STAFF:`Staff`,SYSTEM:`Command line and Kiosk`,TOKEN:`API token`},subjects:{Order:`Order`,Customer:`Customer`,WalletTransaction:`Wallet`,Recharge:`Top-up`,Product:`Product`,Variation:`Variation`,Category:`Category`,PriceTier:`Tier`,License:`License`,LicenseBatch:`Upload of licenses`,StaffMember:`Person`,StaffSession:`Session`,APIToken:`API token`,WebhookEndpoint:`Webhook`,Delivery:`Delivery`,Store:`Settings`,Export:`Export`,Import:`Import`},entry:{who:`Who`,when:`When`,subject:`What`,request:`Request`,noRequest:`none`,field:`Field`,before:`Before`,after:`After`,absent:`–`,none:`No field changed.`,unchanged:e=>`${e} ${e===1?`field`:`fields`} stayed as ${e===1?`it was`:`they were`}.`,gone:`There is no such entry.`,open:`Open`}},{title:`Auditoria`,search:`Buscar pela ação`,searchPlaceholder:`Ação, como staff.`,filters:{kind:`Por`,subject:`O quê`,period:`Quando`,actor:`Pessoa`,id:`Id`,request:`Requisição`},columns:{when:`Quando`,who:`Quem`,action:`Ação`,subject:`O quê`,request:`Requisição`,show:`Diferenças`},onlyBy:e=>`Só por ${e}`,onlyAbout:e=>`Só sobre ${e}`,onlyRequest:`Só desta requisição`,show:`Mostrar`,showOne:(e,t)=>`Mostrar ${e} por ${t}`,empty:`Nada foi anotado ainda`,emptyText:`O que as pessoas fazem no console, e o que se faz pela linha de comando, é anotado aqui.`,noMatch:`Nada corresponde`,noMatchText:`Remova um filtro. Uma ação é encontrada pelo começo, como order.`,actors:{STAFF:`Equipe`,SYSTEM:`Linha de comando e Kiosk`,TOKEN:`Token de API`},subjects:{Order:`Pedido`,Customer:`Cliente`,WalletTransaction:`Carteira`,Recharge:`Recarga`,Product:`Produto`,Variation:`Variação`,Category:`Categoria`,PriceTier:`Nível`,License:`Licença`,LicenseBatch:`Envio de licenças`,StaffMember:`Pessoa`,StaffSession:`Sessão`,APIToken:`Token de API`,WebhookEndpoint:`Webhook`,Delivery:`Entrega`,Store:`Ajustes`,Export:`Exportação`,Import:`Importação`},entry:{who:`Quem`,when:`Quando`,subject:`O quê`,request:`Requisição`,noRequest:`nenhuma`,field:`Campo`,before:`Antes`,after:`Depois`,absent:`–`,none:`Nenhum campo mudou.`,unchanged:e=>`${e} ${e===1?`campo ficou`:`campos ficaram`} como ${e===1?`era`:`eram`}.`,gone:`Este registro não existe.`,open:`Abrir`}}),W=e();function G({id:e,onClose:t}){let n=p(U).entry,{data:r,error:i,isPlaceholderData:a,refetch:s}=m(H,{id:e}),c=a?void 0:r?.auditEntries.edges[0]?.node;return(0,W.jsx)(M,{open:!0,onClose:t,title:c?.action??`…`,wide:!0,children:c?(0,W.jsxs)(N,{children:[(0,W.jsx)(K,{entry:c}),(0,W.jsx)(J,{entry:c})]}):i?(0,W.jsx)(o,{error:i,onRetry:()=>void s()}):r&&!a?(0,W.jsx)(`p`,{className:`muted`,children:n.gone}):(0,W.jsx)(`div`,{"aria-busy":`true`,children:(0,W.jsx)(E,{width:40})})})}function K({entry:e}){let{entry:t,actors:n,subjects:r}=p(U),i=T(),a=n[e.actorKind]??e.actorKind,o=r[e.subjectType]??e.subjectType;return(0,W.jsx)(P,{facts:[{label:t.who,value:`${e.actorName} (${a})`},{label:t.when,value:i.full(e.createdAt)},{label:t.subject,value:(0,W.jsxs)(W.Fragment,{children:[o,` `,(0,W.jsx)(u,{text:e.subjectId}),` `,(0,W.jsx)(q,{entry:e})]})},{label:t.request,value:e.requestId?(0,W.jsx)(u,{text:e.requestId}):(0,W.jsx)(`span`,{className:`muted`,children:t.noRequest})}]})}function q({entry:e}){let n=p(U).entry,r=e.subjectId;return e.subjectType===`Customer`?(0,W.jsx)(t,{to:`/customers/$id`,params:{id:r},className:V.open,children:n.open}):e.subjectType===`StaffMember`?(0,W.jsx)(t,{to:`/settings/staff/$id`,params:{id:r},className:V.open,children:n.open}):null}function J({entry:{before:e,after:t}}){let n=p(U).entry,r=L(e,t),i=R(e,t);return r.length===0?(0,W.jsx)(`p`,{className:`muted`,children:n.none}):(0,W.jsxs)(W.Fragment,{children:[(0,W.jsxs)(`table`,{className:V.table,children:[(0,W.jsx)(`thead`,{children:(0,W.jsxs)(`tr`,{children:[(0,W.jsx)(`th`,{scope:`col`,children:n.field}),(0,W.jsx)(`th`,{scope:`col`,children:n.before}),(0,W.jsx)(`th`,{scope:`col`,children:n.after})]})}),(0,W.jsx)(`tbody`,{children:r.map(e=>(0,W.jsxs)(`tr`,{children:[(0,W.jsx)(`th`,{scope:`row`,children:e.field}),(0,W.jsx)(`td`,{children:e.before===void 0?n.absent:(0,W.jsx)(`del`,{children:e.before})}),(0,W.jsx)(`td`,{children:e.after===void 0?n.absent:(0,W.jsx)(`ins`,{children:e.after})})]},e.field))})]}),i>0&&(0,W.jsx)(`p`,{className:`muted`,children:n.unchanged(i)})]})}var Y=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function X(e,t,n){let{from:r,to:i}=j(e,t);return{people:n,...A(e),where:k({actorId:e.actor,actorKind:e.kind,subjectType:e.subject,subjectId:e.id,actionHasPrefix:e.action,requestId:e.request,createdAtGTE:r,createdAtLT:i})}}function Z({rows:e,staff:t,chosen:n,onChange:r}){let i=p(U).filters,a=new Map;n&&a.set(n,`${n.slice(0,13)}…`);for(let{actorId:t,actorName:n}of e)t&&a.set(t,n);for(let{id:e,name:n,email:r}of t)a.set(e,n||r);return(0,W.jsx)(O,{label:i.actor,single:!0,options:[...a].map(([e,t])=>({value:e,label:t})),chosen:n?[n]:[],onChange:([e])=>r(e)})}var Q=r(`/signedIn/audit`);function $(){let e=p(U),t=T(),r=Q.useSearch(),a=Q.useNavigate(),o=X(r,t.timezone,i(`STAFF_WRITE`)),{data:c,error:u,isPlaceholderData:d,refetch:f}=m(Y,o),_=c?.auditEntries.edges.map(e=>e.node),{entry:E,...A}=r,{after:j,before:M,...N}=A,P=e=>void a({search:k({...N,...e})});return(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(h,{title:e.title,actions:(0,W.jsx)(S,{input:{kind:`AUDIT`,auditWhere:o.where},count:c?.auditEntries.totalCount})}),(0,W.jsxs)(D,{children:[(0,W.jsx)(w,{label:e.search,placeholder:e.searchPlaceholder,value:r.action??``,onChange:e=>P({action:e})}),(0,W.jsx)(O,{label:e.filters.subject,single:!0,options:s.map(t=>({value:t,label:e.subjects[t]})),chosen:r.subject?[r.subject]:[],onChange:([e])=>P({subject:e})}),(0,W.jsx)(O,{label:e.filters.kind,single:!0,options:l.map(t=>({value:t,label:e.actors[t]})),chosen:r.kind?[r.kind]:[],onChange:([e])=>P({kind:e})}),(0,W.jsx)(C,{label:e.filters.period,value:r,onChange:e=>P({period:void 0,from:void 0,to:void 0,...e})}),(0,W.jsx)(Z,{rows:_??[],staff:c?.staffMembers?.edges.map(({node:e})=>e)??[],chosen:r.actor,onChange:e=>P({actor:e})}),(0,W.jsx)(ee,{search:r,onChange:P})]}),(0,W.jsxs)(y,{flush:!0,children:[(0,W.jsx)(g,{name:`audit`,label:e.title,columns:te(A,N),rows:_,rowKey:({id:e})=>e,stale:d,error:u,onRetry:()=>void f(),empty:Object.keys(N).length>0?(0,W.jsx)(b,{icon:v,title:e.noMatch,text:e.noMatchText}):(0,W.jsx)(b,{icon:n,title:e.empty,text:e.emptyText})}),(0,W.jsx)(x,{connection:c?.auditEntries,onChange:e=>void a({search:k({...N,...e})})})]}),E&&(0,W.jsx)(G,{id:E,onClose:()=>void a({search:A,replace:!0,resetScroll:!1})})]})}function ee({search:e,onChange:t}){let{filters:n}=p(U),{remove:r}=p(a).filters;return[{name:`id`,label:n.id,value:e.id&&`${e.id.slice(0,13)}…`},{name:`request`,label:n.request,value:e.request&&`${e.request.slice(0,13)}…`}].map(({name:e,label:n,value:i})=>i&&(0,W.jsxs)(`span`,{className:F.narrowed,children:[n,`: `,(0,W.jsx)(`strong`,{children:i}),(0,W.jsx)(c,{size:`small`,look:`quiet`,icon:f,"aria-label":r(n),onClick:()=>t({[e]:void 0})})]},e))}function te(e,n){let r=p(U),i=r.columns,a=e=>r.subjects[e]??e;return[{id:`action`,header:i.action,cell:({id:n,action:i,actorName:a})=>(0,W.jsx)(t,{to:`/audit`,search:{...e,entry:n},resetScroll:!1,"aria-label":r.showOne(i,a),children:(0,W.jsx)(`code`,{children:i})}),width:16},{id:`when`,header:i.when,cell:({createdAt:e})=>(0,W.jsx)(_,{at:e}),width:10},{id:`who`,header:i.who,cell:({actorId:e,actorName:i})=>e?(0,W.jsx)(t,{to:`/audit`,search:{...n,actor:e},title:r.onlyBy(i),children:i}):i,width:12},{id:`subject`,header:i.subject,cell:({subjectType:e,subjectId:i})=>(0,W.jsxs)(t,{to:`/audit`,search:{...n,id:i},title:r.onlyAbout(`${a(e)} ${i}`),children:[a(e),` `,(0,W.jsx)(`span`,{className:F.id,children:i.slice(-8)})]}),wide:!0,width:18},{id:`request`,header:i.request,cell:({requestId:e})=>e&&(0,W.jsx)(t,{to:`/audit`,search:{...n,request:e},title:r.onlyRequest,children:(0,W.jsx)(`span`,{className:F.id,children:e.slice(-12)})}),wide:!0,width:12}]}export{$ as AuditList};