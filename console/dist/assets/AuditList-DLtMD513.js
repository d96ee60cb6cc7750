import{O as e,St as t,Y as n,_ as r,d as i,ht as a,in as o,kt as s,m as c,mt as l,p as u,tn as d,v as f,x as p,xt as m,y as h,yt as g}from"./index-WD5am_F6.js";import{A as _,C as v,D as y,L as b,M as x,N as S,O as C,_ as w,g as T,h as E,j as D,v as O,x as k,y as A}from"./parts-DgP1lZfu.js";import{I as j,L as M,N}from"./early-NQvuXKrB.js";import{t as P}from"./dialogs-BJov7kpb.js";import{H as F,N as I}from"./details-BryHUaBG.js";var L={id:`_id_1pf6a_2`,narrowed:`_narrowed_1pf6a_8`},R=new Set([`id`,`store_id`,`created_at`,`updated_at`,`version`]);function z(e,t){let[n,r]=[V(e),V(t)],i=[...new Set([...n.keys(),...r.keys()])];return[...i.filter(e=>!R.has(e)),...i.filter(e=>R.has(e))].map(e=>({field:e,before:n.get(e),after:r.get(e)})).filter(e=>e.before!==e.after)}function B(e,t){let[n,r]=[V(e),V(t)];return[...n].filter(([e,t])=>r.get(e)===t).length}function V(e,t=``,n=new Map){if(e==null)return n;if(typeof e!=`object`||Array.isArray(e))return n.set(t,H(e));for(let[r,i]of Object.entries(e))V(i,t?`${t}.${r}`:r,n);return n}var H=e=>typeof e==`string`?e:JSON.stringify(e),U={table:`_table_1xui0_2`,open:`_open_1xui0_35`},W=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),G=f({title:`Audit`,search:`Search by action`,searchPlaceholder:`Action, such as staff.`,filters:{kind:`By`,subject:`What`,period:`When`,actor:`Person`,id:`Id`,request:`Request`},columns:{when:`When`,who:`Who`,action:`Action`,subject:`What`,request:`Request`,show:`Differences`},onlyBy:e=>`Only by ${e}`,onlyAbout:e=>`Only about ${e}`,onlyRequest:`Only of this request`,show:`Show`,showOne:(e,t)=>`Show ${e} by ${t}`,empty:`Nothing was noted yet`,emptyText:`What people do in the console, and what is done from the command line, is noted here.`,noMatch:`Nothing matches`,noMatchText:`Remove a filter. An action is found by its beginning, such as order.`,actors:{STAFF:`Staff`,SYSTEM:`Command line and Kiosk`,TOKEN:`API token`},subjects:{Order:`Order`,Customer:`Customer`,WalletTransaction:`Wallet`,Recharge:`Top-up`,Product:`Product`,Variation:`Variation`,Category:`Category`,PriceTier:`Tier`,License:`License`,LicenseBatch:`Upload of licenses`,StaffMember:`Person`,StaffSession:`Session`,APIToken:`API token`,WebhookEndpoint:`Webhook`,Delivery:`Delivery`,Store:`Settings`,Export:`Export`,Import:`Import`},entry:{who:`Who`,when:`When`,subject:`What`,request:`Request`,noRequest:`none`,field:`Field`,before:`Before`,after:`After`,absent:`–`,none:`No field changed.`,unchanged:e=>`${e} ${e===1?`field`:`fields`} stayed as ${e===1?`it was`:`they were`}.`,gone:`There is no such entry.`,open:`Open`}},{title:`Auditoria`,search:`Buscar pela ação`,searchPlaceholder:`Ação, como staff.`,filters:{kind:`Por`,subject:`O quê`,period:`Quando`,actor:`Pessoa`,id:`Id`,request:`Requisição`},columns:{when:`Quando`,who:`Quem`,action:`Ação`,subject:`O quê`,request:`Requisição`,show:`Diferenças`},onlyBy:e=>`Só por ${e}`,onlyAbout:e=>`Só sobre ${e}`,onlyRequest:`Só desta requisição`,show:`Mostrar`,showOne:(e,t)=>`Mostrar ${e} por ${t}`,empty:`Nada foi anotado ainda`,emptyText:`O que as pessoas fazem no console, e o que se faz pela linha de comando, é anotado aqui.`,noMatch:`Nada corresponde`,noMatchText:`Remova um filtro. Uma ação é encontrada pelo começo, como order.`,actors:{STAFF:`Equipe`,SYSTEM:`Linha de comando e Kiosk`,TOKEN:`Token de API`},subjects:{Order:`Pedido`,Customer:`Cliente`,WalletTransaction:`Carteira`,Recharge:`Recarga`,Product:`Produto`,Variation:`Variação`,Category:`Categoria`,PriceTier:`Nível`,License:`Licença`,LicenseBatch:`Envio de licenças`,StaffMember:`Pessoa`,StaffSession:`Sessão`,APIToken:`Token de API`,WebhookEndpoint:`Webhook`,Delivery:`Entrega`,Store:`Ajustes`,Export:`Exportação`,Import:`Importação`},entry:{who:`Quem`,when:`Quando`,subject:`O quê`,request:`Requisição`,noRequest:`nenhuma`,field:`Campo`,before:`Antes`,after:`Depois`,absent:`–`,none:`Nenhum campo mudou.`,unchanged:e=>`${e} ${e===1?`campo ficou`:`campos ficaram`} como ${e===1?`era`:`eram`}.`,gone:`Este registro não existe.`,open:`Abrir`}});o();function K({id:e,onClose:t}){let n=h(G).entry,{data:r,error:a,isPlaceholderData:o,refetch:c}=g(W,{id:e}),l=o?void 0:r?.auditEntries.edges[0]?.node;return s(P,{open:!0,onClose:t,title:l?.action??`…`,wide:!0,children:l?s(I,{children:[s(q,{entry:l}),s(Y,{entry:l})]}):a?s(i,{error:a,onRetry:()=>void c()}):r&&!o?s(`p`,{className:`muted`,children:n.gone}):s(`div`,{"aria-busy":`true`,children:s(_,{width:40})})})}function q({entry:e}){let{entry:t,actors:n,subjects:r}=h(G),i=x(),a=n[e.actorKind]??e.actorKind,o=r[e.subjectType]??e.subjectType;return s(F,{facts:[{label:t.who,value:`${e.actorName} (${a})`},{label:t.when,value:i.full(e.createdAt)},{label:t.subject,value:s(d,{children:[o,` `,s(u,{text:e.subjectId}),` `,s(J,{entry:e})]})},{label:t.request,value:e.requestId?s(u,{text:e.requestId}):s(`span`,{className:`muted`,children:t.noRequest})}]})}function J({entry:e}){let n=h(G).entry,r=e.subjectId;return e.subjectType===`Customer`?s(t,{to:`/customers/$id`,params:{id:r},className:U.open,children:n.open}):e.subjectType===`StaffMember`?s(t,{to:`/settings/staff/$id`,params:{id:r},className:U.open,children:n.open}):null}function Y({entry:{before:e,after:t}}){let n=h(G).entry,r=z(e,t),i=B(e,t);return r.length===0?s(`p`,{className:`muted`,children:n.none}):s(d,{children:[s(`table`,{className:U.table,children:[s(`thead`,{children:s(`tr`,{children:[s(`th`,{scope:`col`,children:n.field}),s(`th`,{scope:`col`,children:n.before}),s(`th`,{scope:`col`,children:n.after})]})}),s(`tbody`,{children:r.map(e=>s(`tr`,{children:[s(`th`,{scope:`row`,children:e.field}),s(`td`,{children:e.before===void 0?n.absent:s(`del`,{children:e.before})}),s(`td`,{children:e.after===void 0?n.absent:s(`ins`,{children:e.after})})]},e.field))})]}),i>0&&s(`p`,{className:`muted`,children:n.unchanged(i)})]})}var X=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function Z(e,t,n){let{from:r,to:i}=N(e,t);return{people:n,...M(e),where:j({actorId:e.actor,actorKind:e.kind,subjectType:e.subject,subjectId:e.id,actionHasPrefix:e.action,requestId:e.request,createdAtGTE:r,createdAtLT:i})}}function Q({rows:e,staff:t,chosen:n,onChange:r}){let i=h(G).filters,a=new Map;n&&a.set(n,`${n.slice(0,13)}…`);for(let{actorId:t,actorName:n}of e)t&&a.set(t,n);for(let{id:e,name:n,email:r}of t)a.set(e,n||r);return s(A,{label:i.actor,single:!0,options:[...a].map(([e,t])=>({value:e,label:t})),chosen:n?[n]:[],onChange:([e])=>r(e)})}o();var $=m(`/signedIn/audit`);function ee(){let t=h(G),r=x(),i=$.useSearch(),o=$.useNavigate(),c=Z(i,r.timezone,n(`STAFF_WRITE`)),{data:u,error:f,isPlaceholderData:p,refetch:m}=g(X,c),_=u?.auditEntries.edges.map(e=>e.node),{entry:y,...M}=i,{after:N,before:P,...F}=M,I=e=>void o({search:j({...F,...e})});return s(d,{children:[s(D,{title:t.title,actions:s(k,{input:{kind:`AUDIT`,auditWhere:c.where},count:u?.auditEntries.totalCount})}),s(E,{children:[s(T,{label:t.search,placeholder:t.searchPlaceholder,value:i.action??``,onChange:e=>I({action:e})}),s(A,{label:t.filters.subject,single:!0,options:a.map(e=>({value:e,label:t.subjects[e]})),chosen:i.subject?[i.subject]:[],onChange:([e])=>I({subject:e})}),s(A,{label:t.filters.kind,single:!0,options:l.map(e=>({value:e,label:t.actors[e]})),chosen:i.kind?[i.kind]:[],onChange:([e])=>I({kind:e})}),s(w,{label:t.filters.period,value:i,onChange:e=>I({period:void 0,from:void 0,to:void 0,...e})}),s(Q,{rows:_??[],staff:u?.staffMembers?.edges.map(({node:e})=>e)??[],chosen:i.actor,onChange:e=>I({actor:e})}),s(te,{search:i,onChange:I})]}),s(S,{flush:!0,children:[s(C,{name:`audit`,label:t.title,columns:ne(M,F),rows:_,rowKey:({id:e})=>e,stale:p,error:f,onRetry:()=>void m(),empty:Object.keys(F).length>0?s(v,{icon:b,title:t.noMatch,text:t.noMatchText}):s(v,{icon:e,title:t.empty,text:t.emptyText})}),s(O,{connection:u?.auditEntries,onChange:e=>void o({search:j({...F,...e})})})]}),y&&s(K,{id:y,onClose:()=>void o({search:M,replace:!0,resetScroll:!1})})]})}function te({search:e,onChange:t}){let{filters:n}=h(G),{remove:i}=h(r).filters;return[{name:`id`,label:n.id,value:e.id&&`${e.id.slice(0,13)}…`},{name:`request`,label:n.request,value:e.request&&`${e.request.slice(0,13)}…`}].map(({name:e,label:n,value:r})=>r&&s(`span`,{className:L.narrowed,children:[n,`: `,s(`strong`,{children:r}),s(c,{size:`small`,look:`quiet`,icon:p,"aria-label":i(n),onClick:()=>t({[e]:void 0})})]},e))}function ne(e,n){let r=h(G),i=r.columns,a=e=>r.subjects[e]??e;return[{id:`action`,header:i.action,cell:({id:n,action:i,actorName:a})=>s(t,{to:`/audit`,search:{...e,entry:n},resetScroll:!1,"aria-label":r.showOne(i,a),children:s(`code`,{children:i})}),width:16},{id:`when`,header:i.when,cell:({createdAt:e})=>s(y,{at:e}),width:10},{id:`who`,header:i.who,cell:({actorId:e,actorName:i})=>e?s(t,{to:`/audit`,search:{...n,actor:e},title:r.onlyBy(i),children:i}):i,width:12},{id:`subject`,header:i.subject,cell:({subjectType:e,subjectId:i})=>s(t,{to:`/audit`,search:{...n,id:i},title:r.onlyAbout(`${a(e)} ${i}`),children:[a(e),` `,s(`span`,{className:L.id,children:i.slice(-8)})]}),wide:!0,width:18},{id:`request`,header:i.request,cell:({requestId:e})=>e&&s(t,{to:`/audit`,search:{...n,request:e},title:r.onlyRequest,children:s(`span`,{className:L.id,children:e.slice(-12)})}),wide:!0,width:12}]}export{ee as AuditList};