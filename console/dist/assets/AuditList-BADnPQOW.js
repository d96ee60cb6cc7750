const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EntryDialog-n91kzOoX.js","assets/index-BzP1EClE.js","assets/early-CRuJpbae.js","assets/parts-DggjclEf.js","assets/dialogs-D67FP_ML.js","assets/details-6EBFLphC.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,C as n,Et as r,Lt as i,N as a,bt as o,fn as s,hn as c,kt as l,ln as u,tt as d,w as f,xt as p}from"./index-BzP1EClE.js";import{A as m,C as h,F as g,N as _,P as v,T as y,_ as b,b as x,k as S,v as C,x as w,y as T,z as E}from"./parts-DggjclEf.js";import{O as D,k as O}from"./details-6EBFLphC.js";import{I as k,L as A,N as j}from"./early-CRuJpbae.js";var M={id:`_id_1ca1o_2`},N=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function P(e,t,n){let{from:r,to:i}=j(e,t);return{people:n,...A(e),where:k({actorId:e.actor,actorKind:e.kind,subjectType:e.subject,subjectId:e.id,actionHasPrefix:e.action,requestId:e.request,createdAtGTE:r,createdAtLT:i})}}var F=n({title:`Audit`,search:`Search by action`,searchPlaceholder:`Action, such as staff.`,filters:{kind:`By`,subject:`What`,period:`When`,actor:`Person`,request:`Request`},columns:{when:`When`,who:`Who`,action:`Action`,subject:`What`,request:`Request`,show:`Differences`},onlyBy:e=>`Only by ${e}`,onlyAbout:e=>`Only about ${e}`,onlyRequest:`Only of this request`,show:`Show`,showOne:(e,t)=>`Show ${e} by ${t}`,empty:`Nothing was noted yet`,emptyText:`What people do in the console, and what is done from the command line, is noted here.`,noMatch:`Nothing matches`,noMatchText:`Remove a filter. An action is found by its beginning, such as order.`,actors:{STAFF:`Staff`,SYSTEM:`Command line and Kiosk`,TOKEN:`API token`},subjects:{Order:`Order`,Customer:`Customer`,WalletTransaction:`Wallet`,Recharge:`Top-up`,Product:`Product`,Variation:`Variation`,Category:`Category`,PriceTier:`Tier`,License:`License`,LicenseBatch:`Upload of licenses`,StaffMember:`Person`,StaffSession:`Session`,APIToken:`API token`,WebhookEndpoint:`Webhook`,Delivery:`Delivery`,Store:`Settings`,Export:`Export`,Import:`Import`},entry:{who:`Who`,when:`When`,subject:`What`,request:`Request`,noRequest:`none`,field:`Field`,before:`Before`,after:`After`,absent:`–`,none:`No field changed.`,unchanged:e=>`${e} ${e===1?`field`:`fields`} stayed as ${e===1?`it was`:`they were`}.`,gone:`There is no such entry.`,open:`Open`}},{title:`Auditoria`,search:`Buscar pela ação`,searchPlaceholder:`Ação, como staff.`,filters:{kind:`Por`,subject:`O quê`,period:`Quando`,actor:`Pessoa`,request:`Requisição`},columns:{when:`Quando`,who:`Quem`,action:`Ação`,subject:`O quê`,request:`Requisição`,show:`Diferenças`},onlyBy:e=>`Só por ${e}`,onlyAbout:e=>`Só sobre ${e}`,onlyRequest:`Só desta requisição`,show:`Mostrar`,showOne:(e,t)=>`Mostrar ${e} por ${t}`,empty:`Nada foi anotado ainda`,emptyText:`O que as pessoas fazem no console, e o que se faz pela linha de comando, é anotado aqui.`,noMatch:`Nada corresponde`,noMatchText:`Remova um filtro. Uma ação é encontrada pelo começo, como order.`,actors:{STAFF:`Equipe`,SYSTEM:`Linha de comando e Kiosk`,TOKEN:`Token de API`},subjects:{Order:`Pedido`,Customer:`Cliente`,WalletTransaction:`Carteira`,Recharge:`Recarga`,Product:`Produto`,Variation:`Variação`,Category:`Categoria`,PriceTier:`Nível`,License:`Licença`,LicenseBatch:`Envio de licenças`,StaffMember:`Pessoa`,StaffSession:`Sessão`,APIToken:`Token de API`,WebhookEndpoint:`Webhook`,Delivery:`Entrega`,Store:`Ajustes`,Export:`Exportação`,Import:`Importação`},entry:{who:`Quem`,when:`Quando`,subject:`O quê`,request:`Requisição`,noRequest:`nenhuma`,field:`Campo`,before:`Antes`,after:`Depois`,absent:`–`,none:`Nenhum campo mudou.`,unchanged:e=>`${e} ${e===1?`campo ficou`:`campos ficaram`} como ${e===1?`era`:`eram`}.`,gone:`Este registro não existe.`,open:`Abrir`}});function I({rows:e,staff:t,chosen:n,onChange:r}){let a=f(F).filters,o=new Map;n&&o.set(n,`${n.slice(0,13)}…`);for(let{actorId:t,actorName:n}of e)t&&o.set(t,n);for(let{id:e,name:n,email:r}of t)o.set(e,n||r);return i(w,{label:a.actor,single:!0,options:[...o].map(([e,t])=>({value:e,label:t})),chosen:n?[n]:[],onChange:([e])=>r(e)})}var L=c({AuditList:()=>B});s();var R=D(()=>e(()=>import(`./EntryDialog-n91kzOoX.js`).then(e=>e.EntryDialog),__vite__mapDeps([0,1,2,3,4,5]))),z=l(`/signedIn/audit`);function B(){let e=f(F),t=v(),n=z.useSearch(),s=z.useNavigate(),c=P(n,t.timezone,d(`STAFF_WRITE`)),{data:l,error:S,isPlaceholderData:D,refetch:A}=r(N,c),j=l?.auditEntries.edges.map(e=>e.node),{entry:M,...L}=n,{after:B,before:H,...U}=L,W=e=>void s({search:k({...U,...e})});return i(u,{children:[i(_,{title:e.title,actions:i(h,{input:{kind:`AUDIT`,auditWhere:c.where},count:l?.auditEntries.totalCount})}),i(b,{children:[i(C,{label:e.search,placeholder:e.searchPlaceholder,value:n.action??``,onChange:e=>W({action:e})}),i(w,{label:e.filters.subject,single:!0,options:p.map(t=>({value:t,label:e.subjects[t]})),chosen:n.subject?[n.subject]:[],onChange:([e])=>W({subject:e})}),i(w,{label:e.filters.kind,single:!0,options:o.map(t=>({value:t,label:e.actors[t]})),chosen:n.kind?[n.kind]:[],onChange:([e])=>W({kind:e})}),i(T,{label:e.filters.period,value:n,onChange:e=>W({period:void 0,from:void 0,to:void 0,...e})}),i(I,{rows:j??[],staff:l?.staffMembers?.edges.map(({node:e})=>e)??[],chosen:n.actor,onChange:e=>W({actor:e})}),i(O,{id:n.id,onClear:()=>W({id:void 0})}),i(O,{label:e.filters.request,id:n.request,onClear:()=>W({request:void 0})})]}),i(g,{flush:!0,children:[i(m,{name:`audit`,label:e.title,columns:V(L,U),rows:j,rowKey:({id:e})=>e,stale:D,error:S,onRetry:()=>void A(),empty:Object.keys(U).length>0?i(y,{icon:E,title:e.noMatch,text:e.noMatchText}):i(y,{icon:a,title:e.empty,text:e.emptyText})}),i(x,{connection:l?.auditEntries,onChange:e=>void s({search:k({...U,...e})})})]}),M&&i(R,{id:M,onClose:()=>void s({search:L,replace:!0,resetScroll:!1})})]})}function V(e,n){let r=f(F),a=r.columns,o=e=>r.subjects[e]??e;return[{id:`action`,header:a.action,cell:({id:n,action:a,actorName:o})=>i(t,{to:`/audit`,search:{...e,entry:n},resetScroll:!1,"aria-label":r.showOne(a,o),children:i(`code`,{children:a})}),width:16},{id:`when`,header:a.when,cell:({createdAt:e})=>i(S,{at:e}),width:10},{id:`who`,header:a.who,cell:({actorId:e,actorName:a})=>e?i(t,{to:`/audit`,search:{...n,actor:e},title:r.onlyBy(a),children:a}):a,width:12},{id:`subject`,header:a.subject,cell:({subjectType:e,subjectId:a})=>i(t,{to:`/audit`,search:{...n,id:a},title:r.onlyAbout(`${o(e)} ${a}`),children:[o(e),` `,i(`span`,{className:M.id,children:a.slice(-8)})]}),wide:!0,width:18},{id:`request`,header:a.request,cell:({requestId:e})=>e&&i(t,{to:`/audit`,search:{...n,request:e},title:r.onlyRequest,children:i(`span`,{className:M.id,children:e.slice(-12)})}),wide:!0,width:12}]}export{B as AuditList,F as n,L as t};