const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EntryDialog-to1KxdHd.js","assets/index-DYcuAoF6.js","assets/early-NQvuXKrB.js","assets/parts-C0Z_Ugd4.js","assets/dialogs-nSjOBcUc.js","assets/details-DyJtnXNU.js"])))=>i.map(i=>d[i]);
import{J as e,O as t,St as n,Y as r,_ as i,ht as a,in as o,kt as s,m as c,mt as l,sn as u,tn as d,v as f,x as p,xt as m,y as h,yt as g}from"./index-DYcuAoF6.js";import{C as _,D as v,L as y,M as b,N as x,O as S,_ as C,g as w,h as T,j as E,v as D,x as O,y as k}from"./parts-C0Z_Ugd4.js";import{I as A,L as j,N as M}from"./early-NQvuXKrB.js";import{w as N}from"./details-DyJtnXNU.js";var P={id:`_id_1pf6a_2`,narrowed:`_narrowed_1pf6a_8`},F=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function I(e,t,n){let{from:r,to:i}=M(e,t);return{people:n,...j(e),where:A({actorId:e.actor,actorKind:e.kind,subjectType:e.subject,subjectId:e.id,actionHasPrefix:e.action,requestId:e.request,createdAtGTE:r,createdAtLT:i})}}var L=f({title:`Audit`,search:`Search by action`,searchPlaceholder:`Action, such as staff.`,filters:{kind:`By`,subject:`What`,period:`When`,actor:`Person`,id:`Id`,request:`Request`},columns:{when:`When`,who:`Who`,action:`Action`,subject:`What`,request:`Request`,show:`Differences`},onlyBy:e=>`Only by ${e}`,onlyAbout:e=>`Only about ${e}`,onlyRequest:`Only of this request`,show:`Show`,showOne:(e,t)=>`Show ${e} by ${t}`,empty:`Nothing was noted yet`,emptyText:`What people do in the console, and what is done from the command line, is noted here.`,noMatch:`Nothing matches`,noMatchText:`Remove a filter. An action is found by its beginning, such as order.`,actors:{STAFF:`Staff`,SYSTEM:`Command line and Kiosk`,TOKEN:`API token`},subjects:{Order:`Order`,Customer:`Customer`,WalletTransaction:`Wallet`,Recharge:`Top-up`,Product:`Product`,Variation:`Variation`,Category:`Category`,PriceTier:`Tier`,License:`License`,LicenseBatch:`Upload of licenses`,StaffMember:`Person`,StaffSession:`Session`,APIToken:`API token`,WebhookEndpoint:`Webhook`,Delivery:`Delivery`,Store:`Settings`,Export:`Export`,Import:`Import`},entry:{who:`Who`,when:`When`,subject:`What`,request:`Request`,noRequest:`none`,field:`Field`,before:`Before`,after:`After`,absent:`–`,none:`No field changed.`,unchanged:e=>`${e} ${e===1?`field`:`fields`} stayed as ${e===1?`it was`:`they were`}.`,gone:`There is no such entry.`,open:`Open`}},{title:`Auditoria`,search:`Buscar pela ação`,searchPlaceholder:`Ação, como staff.`,filters:{kind:`Por`,subject:`O quê`,period:`Quando`,actor:`Pessoa`,id:`Id`,request:`Requisição`},columns:{when:`Quando`,who:`Quem`,action:`Ação`,subject:`O quê`,request:`Requisição`,show:`Diferenças`},onlyBy:e=>`Só por ${e}`,onlyAbout:e=>`Só sobre ${e}`,onlyRequest:`Só desta requisição`,show:`Mostrar`,showOne:(e,t)=>`Mostrar ${e} por ${t}`,empty:`Nada foi anotado ainda`,emptyText:`O que as pessoas fazem no console, e o que se faz pela linha de comando, é anotado aqui.`,noMatch:`Nada corresponde`,noMatchText:`Remova um filtro. Uma ação é encontrada pelo começo, como order.`,actors:{STAFF:`Equipe`,SYSTEM:`Linha de comando e Kiosk`,TOKEN:`Token de API`},subjects:{Order:`Pedido`,Customer:`Cliente`,WalletTransaction:`Carteira`,Recharge:`Recarga`,Product:`Produto`,Variation:`Variação`,Category:`Categoria`,PriceTier:`Nível`,License:`Licença`,LicenseBatch:`Envio de licenças`,StaffMember:`Pessoa`,StaffSession:`Sessão`,APIToken:`Token de API`,WebhookEndpoint:`Webhook`,Delivery:`Entrega`,Store:`Ajustes`,Export:`Exportação`,Import:`Importação`},entry:{who:`Quem`,when:`Quando`,subject:`O quê`,request:`Requisição`,noRequest:`nenhuma`,field:`Campo`,before:`Antes`,after:`Depois`,absent:`–`,none:`Nenhum campo mudou.`,unchanged:e=>`${e} ${e===1?`campo ficou`:`campos ficaram`} como ${e===1?`era`:`eram`}.`,gone:`Este registro não existe.`,open:`Abrir`}});function R({rows:e,staff:t,chosen:n,onChange:r}){let i=h(L).filters,a=new Map;n&&a.set(n,`${n.slice(0,13)}…`);for(let{actorId:t,actorName:n}of e)t&&a.set(t,n);for(let{id:e,name:n,email:r}of t)a.set(e,n||r);return s(k,{label:i.actor,single:!0,options:[...a].map(([e,t])=>({value:e,label:t})),chosen:n?[n]:[],onChange:([e])=>r(e)})}var z=u({AuditList:()=>H});o();var B=N(()=>e(()=>import(`./EntryDialog-to1KxdHd.js`).then(e=>e.EntryDialog),__vite__mapDeps([0,1,2,3,4,5]))),V=m(`/signedIn/audit`);function H(){let e=h(L),n=b(),i=V.useSearch(),o=V.useNavigate(),c=I(i,n.timezone,r(`STAFF_WRITE`)),{data:u,error:f,isPlaceholderData:p,refetch:m}=g(F,c),v=u?.auditEntries.edges.map(e=>e.node),{entry:j,...M}=i,{after:N,before:P,...z}=M,H=e=>void o({search:A({...z,...e})});return s(d,{children:[s(E,{title:e.title,actions:s(O,{input:{kind:`AUDIT`,auditWhere:c.where},count:u?.auditEntries.totalCount})}),s(T,{children:[s(w,{label:e.search,placeholder:e.searchPlaceholder,value:i.action??``,onChange:e=>H({action:e})}),s(k,{label:e.filters.subject,single:!0,options:a.map(t=>({value:t,label:e.subjects[t]})),chosen:i.subject?[i.subject]:[],onChange:([e])=>H({subject:e})}),s(k,{label:e.filters.kind,single:!0,options:l.map(t=>({value:t,label:e.actors[t]})),chosen:i.kind?[i.kind]:[],onChange:([e])=>H({kind:e})}),s(C,{label:e.filters.period,value:i,onChange:e=>H({period:void 0,from:void 0,to:void 0,...e})}),s(R,{rows:v??[],staff:u?.staffMembers?.edges.map(({node:e})=>e)??[],chosen:i.actor,onChange:e=>H({actor:e})}),s(U,{search:i,onChange:H})]}),s(x,{flush:!0,children:[s(S,{name:`audit`,label:e.title,columns:W(M,z),rows:v,rowKey:({id:e})=>e,stale:p,error:f,onRetry:()=>void m(),empty:Object.keys(z).length>0?s(_,{icon:y,title:e.noMatch,text:e.noMatchText}):s(_,{icon:t,title:e.empty,text:e.emptyText})}),s(D,{connection:u?.auditEntries,onChange:e=>void o({search:A({...z,...e})})})]}),j&&s(B,{id:j,onClose:()=>void o({search:M,replace:!0,resetScroll:!1})})]})}function U({search:e,onChange:t}){let{filters:n}=h(L),{remove:r}=h(i).filters;return[{name:`id`,label:n.id,value:e.id&&`${e.id.slice(0,13)}…`},{name:`request`,label:n.request,value:e.request&&`${e.request.slice(0,13)}…`}].map(({name:e,label:n,value:i})=>i&&s(`span`,{className:P.narrowed,children:[n,`: `,s(`strong`,{children:i}),s(c,{size:`small`,look:`quiet`,icon:p,"aria-label":r(n),onClick:()=>t({[e]:void 0})})]},e))}function W(e,t){let r=h(L),i=r.columns,a=e=>r.subjects[e]??e;return[{id:`action`,header:i.action,cell:({id:t,action:i,actorName:a})=>s(n,{to:`/audit`,search:{...e,entry:t},resetScroll:!1,"aria-label":r.showOne(i,a),children:s(`code`,{children:i})}),width:16},{id:`when`,header:i.when,cell:({createdAt:e})=>s(v,{at:e}),width:10},{id:`who`,header:i.who,cell:({actorId:e,actorName:i})=>e?s(n,{to:`/audit`,search:{...t,actor:e},title:r.onlyBy(i),children:i}):i,width:12},{id:`subject`,header:i.subject,cell:({subjectType:e,subjectId:i})=>s(n,{to:`/audit`,search:{...t,id:i},title:r.onlyAbout(`${a(e)} ${i}`),children:[a(e),` `,s(`span`,{className:P.id,children:i.slice(-8)})]}),wide:!0,width:18},{id:`request`,header:i.request,cell:({requestId:e})=>e&&s(n,{to:`/audit`,search:{...t,request:e},title:r.onlyRequest,children:s(`span`,{className:P.id,children:e.slice(-12)})}),wide:!0,width:12}]}export{H as AuditList,L as n,z as t};