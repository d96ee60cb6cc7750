const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EntryDialog-sg3owxjH.js","assets/index-Cp0A1w_e.js","assets/early-TkO9i4Wa.js","assets/parts-mq6H3t82.js","assets/dialogs-CP97bDVo.js","assets/details-CkmDreeo.js"])))=>i.map(i=>d[i]);
import{At as e,Ct as t,S as n,St as r,X as i,Y as a,an as o,b as s,bt as c,cn as l,gt as u,h as d,ht as f,k as p,nn as m,v as h,y as g}from"./index-Cp0A1w_e.js";import{C as _,D as v,L as y,M as b,N as x,O as S,_ as C,g as w,h as T,j as E,v as D,x as O,y as k}from"./parts-mq6H3t82.js";import{I as A,L as j,N as M}from"./early-TkO9i4Wa.js";import{w as N}from"./details-CkmDreeo.js";var P={id:`_id_1pf6a_2`,narrowed:`_narrowed_1pf6a_8`},F=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function I(e,t,n){let{from:r,to:i}=M(e,t);return{people:n,...j(e),where:A({actorId:e.actor,actorKind:e.kind,subjectType:e.subject,subjectId:e.id,actionHasPrefix:e.action,requestId:e.request,createdAtGTE:r,createdAtLT:i})}}var L=g({title:`Audit`,search:`Search by action`,searchPlaceholder:`Action, such as staff.`,filters:{kind:`By`,subject:`What`,period:`When`,actor:`Person`,id:`Id`,request:`Request`},columns:{when:`When`,who:`Who`,action:`Action`,subject:`What`,request:`Request`,show:`Differences`},onlyBy:e=>`Only by ${e}`,onlyAbout:e=>`Only about ${e}`,onlyRequest:`Only of this request`,show:`Show`,showOne:(e,t)=>`Show ${e} by ${t}`,empty:`Nothing was noted yet`,emptyText:`What people do in the console, and what is done from the command line, is noted here.`,noMatch:`Nothing matches`,noMatchText:`Remove a filter. An action is found by its beginning, such as order.`,actors:{STAFF:`Staff`,SYSTEM:`Command line and Kiosk`,TOKEN:`API token`},subjects:{Order:`Order`,Customer:`Customer`,WalletTransaction:`Wallet`,Recharge:`Top-up`,Product:`Product`,Variation:`Variation`,Category:`Category`,PriceTier:`Tier`,License:`License`,LicenseBatch:`Upload of licenses`,StaffMember:`Person`,StaffSession:`Session`,APIToken:`API token`,WebhookEndpoint:`Webhook`,Delivery:`Delivery`,Store:`Settings`,Export:`Export`,Import:`Import`},entry:{who:`Who`,when:`When`,subject:`What`,request:`Request`,noRequest:`none`,field:`Field`,before:`Before`,after:`After`,absent:`–`,none:`No field changed.`,unchanged:e=>`${e} ${e===1?`field`:`fields`} stayed as ${e===1?`it was`:`they were`}.`,gone:`There is no such entry.`,open:`Open`}},{title:`Auditoria`,search:`Buscar pela ação`,searchPlaceholder:`Ação, como staff.`,filters:{kind:`Por`,subject:`O quê`,period:`Quando`,actor:`Pessoa`,id:`Id`,request:`Requisição`},columns:{when:`Quando`,who:`Quem`,action:`Ação`,subject:`O quê`,request:`Requisição`,show:`Diferenças`},onlyBy:e=>`Só por ${e}`,onlyAbout:e=>`Só sobre ${e}`,onlyRequest:`Só desta requisição`,show:`Mostrar`,showOne:(e,t)=>`Mostrar ${e} por ${t}`,empty:`Nada foi anotado ainda`,emptyText:`O que as pessoas fazem no console, e o que se faz pela linha de comando, é anotado aqui.`,noMatch:`Nada corresponde`,noMatchText:`Remova um filtro. Uma ação é encontrada pelo começo, como order.`,actors:{STAFF:`Equipe`,SYSTEM:`Linha de comando e Kiosk`,TOKEN:`Token de API`},subjects:{Order:`Pedido`,Customer:`Cliente`,WalletTransaction:`Carteira`,Recharge:`Recarga`,Product:`Produto`,Variation:`Variação`,Category:`Categoria`,PriceTier:`Nível`,License:`Licença`,LicenseBatch:`Envio de licenças`,StaffMember:`Pessoa`,StaffSession:`Sessão`,APIToken:`Token de API`,WebhookEndpoint:`Webhook`,Delivery:`Entrega`,Store:`Ajustes`,Export:`Exportação`,Import:`Importação`},entry:{who:`Quem`,when:`Quando`,subject:`O quê`,request:`Requisição`,noRequest:`nenhuma`,field:`Campo`,before:`Antes`,after:`Depois`,absent:`–`,none:`Nenhum campo mudou.`,unchanged:e=>`${e} ${e===1?`campo ficou`:`campos ficaram`} como ${e===1?`era`:`eram`}.`,gone:`Este registro não existe.`,open:`Abrir`}});function R({rows:t,staff:n,chosen:r,onChange:i}){let a=s(L).filters,o=new Map;r&&o.set(r,`${r.slice(0,13)}…`);for(let{actorId:e,actorName:n}of t)e&&o.set(e,n);for(let{id:e,name:t,email:r}of n)o.set(e,t||r);return e(k,{label:a.actor,single:!0,options:[...o].map(([e,t])=>({value:e,label:t})),chosen:r?[r]:[],onChange:([e])=>i(e)})}var z=l({AuditList:()=>H});o();var B=N(()=>a(()=>import(`./EntryDialog-sg3owxjH.js`).then(e=>e.EntryDialog),__vite__mapDeps([0,1,2,3,4,5]))),V=r(`/signedIn/audit`);function H(){let t=s(L),n=b(),r=V.useSearch(),a=V.useNavigate(),o=I(r,n.timezone,i(`STAFF_WRITE`)),{data:l,error:d,isPlaceholderData:h,refetch:g}=c(F,o),v=l?.auditEntries.edges.map(e=>e.node),{entry:j,...M}=r,{after:N,before:P,...z}=M,H=e=>void a({search:A({...z,...e})});return e(m,{children:[e(E,{title:t.title,actions:e(O,{input:{kind:`AUDIT`,auditWhere:o.where},count:l?.auditEntries.totalCount})}),e(T,{children:[e(w,{label:t.search,placeholder:t.searchPlaceholder,value:r.action??``,onChange:e=>H({action:e})}),e(k,{label:t.filters.subject,single:!0,options:u.map(e=>({value:e,label:t.subjects[e]})),chosen:r.subject?[r.subject]:[],onChange:([e])=>H({subject:e})}),e(k,{label:t.filters.kind,single:!0,options:f.map(e=>({value:e,label:t.actors[e]})),chosen:r.kind?[r.kind]:[],onChange:([e])=>H({kind:e})}),e(C,{label:t.filters.period,value:r,onChange:e=>H({period:void 0,from:void 0,to:void 0,...e})}),e(R,{rows:v??[],staff:l?.staffMembers?.edges.map(({node:e})=>e)??[],chosen:r.actor,onChange:e=>H({actor:e})}),e(U,{search:r,onChange:H})]}),e(x,{flush:!0,children:[e(S,{name:`audit`,label:t.title,columns:W(M,z),rows:v,rowKey:({id:e})=>e,stale:h,error:d,onRetry:()=>void g(),empty:Object.keys(z).length>0?e(_,{icon:y,title:t.noMatch,text:t.noMatchText}):e(_,{icon:p,title:t.empty,text:t.emptyText})}),e(D,{connection:l?.auditEntries,onChange:e=>void a({search:A({...z,...e})})})]}),j&&e(B,{id:j,onClose:()=>void a({search:M,replace:!0,resetScroll:!1})})]})}function U({search:t,onChange:r}){let{filters:i}=s(L),{remove:a}=s(h).filters;return[{name:`id`,label:i.id,value:t.id&&`${t.id.slice(0,13)}…`},{name:`request`,label:i.request,value:t.request&&`${t.request.slice(0,13)}…`}].map(({name:t,label:i,value:o})=>o&&e(`span`,{className:P.narrowed,children:[i,`: `,e(`strong`,{children:o}),e(d,{size:`small`,look:`quiet`,icon:n,"aria-label":a(i),onClick:()=>r({[t]:void 0})})]},t))}function W(n,r){let i=s(L),a=i.columns,o=e=>i.subjects[e]??e;return[{id:`action`,header:a.action,cell:({id:r,action:a,actorName:o})=>e(t,{to:`/audit`,search:{...n,entry:r},resetScroll:!1,"aria-label":i.showOne(a,o),children:e(`code`,{children:a})}),width:16},{id:`when`,header:a.when,cell:({createdAt:t})=>e(v,{at:t}),width:10},{id:`who`,header:a.who,cell:({actorId:n,actorName:a})=>n?e(t,{to:`/audit`,search:{...r,actor:n},title:i.onlyBy(a),children:a}):a,width:12},{id:`subject`,header:a.subject,cell:({subjectType:n,subjectId:a})=>e(t,{to:`/audit`,search:{...r,id:a},title:i.onlyAbout(`${o(n)} ${a}`),children:[o(n),` `,e(`span`,{className:P.id,children:a.slice(-8)})]}),wide:!0,width:18},{id:`request`,header:a.request,cell:({requestId:n})=>n&&e(t,{to:`/audit`,search:{...r,request:n},title:i.onlyRequest,children:e(`span`,{className:P.id,children:n.slice(-12)})}),wide:!0,width:12}]}export{H as AuditList,L as n,z as t};