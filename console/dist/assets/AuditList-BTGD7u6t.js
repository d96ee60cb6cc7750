const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EntryDialog-DeFbDzji.js","assets/index-pEbad9IO.js","assets/early-B5IRyXOX.js","assets/parts-CwdO98Ky.js","assets/dialogs-Fvos1y_P.js","assets/details-CxT677om.js"])))=>i.map(i=>d[i]);
import{A as e,C as t,Ct as n,X as r,Z as i,_t as a,b as o,g as s,gt as c,jt as l,ln as u,on as d,rn as f,wt as p,x as m,xt as h,y as g}from"./index-pEbad9IO.js";import{M as _,N as v,O as y,P as b,R as x,S,_ as C,b as w,g as T,k as E,v as D,w as O,y as k}from"./parts-CwdO98Ky.js";import{I as A,L as j,N as M}from"./early-B5IRyXOX.js";import{w as N}from"./details-CxT677om.js";var P={id:`_id_1pf6a_2`,narrowed:`_narrowed_1pf6a_8`},F=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function I(e,t,n){let{from:r,to:i}=M(e,t);return{people:n,...j(e),where:A({actorId:e.actor,actorKind:e.kind,subjectType:e.subject,subjectId:e.id,actionHasPrefix:e.action,requestId:e.request,createdAtGTE:r,createdAtLT:i})}}var L=o({title:`Audit`,search:`Search by action`,searchPlaceholder:`Action, such as staff.`,filters:{kind:`By`,subject:`What`,period:`When`,actor:`Person`,id:`Id`,request:`Request`},columns:{when:`When`,who:`Who`,action:`Action`,subject:`What`,request:`Request`,show:`Differences`},onlyBy:e=>`Only by ${e}`,onlyAbout:e=>`Only about ${e}`,onlyRequest:`Only of this request`,show:`Show`,showOne:(e,t)=>`Show ${e} by ${t}`,empty:`Nothing was noted yet`,emptyText:`What people do in the console, and what is done from the command line, is noted here.`,noMatch:`Nothing matches`,noMatchText:`Remove a filter. An action is found by its beginning, such as order.`,actors:{STAFF:`Staff`,SYSTEM:`Command line and Kiosk`,TOKEN:`API token`},subjects:{Order:`Order`,Customer:`Customer`,WalletTransaction:`Wallet`,Recharge:`Top-up`,Product:`Product`,Variation:`Variation`,Category:`Category`,PriceTier:`Tier`,License:`License`,LicenseBatch:`Upload of licenses`,StaffMember:`Person`,StaffSession:`Session`,APIToken:`API token`,WebhookEndpoint:`Webhook`,Delivery:`Delivery`,Store:`Settings`,Export:`Export`,Import:`Import`},entry:{who:`Who`,when:`When`,subject:`What`,request:`Request`,noRequest:`none`,field:`Field`,before:`Before`,after:`After`,absent:`–`,none:`No field changed.`,unchanged:e=>`${e} ${e===1?`field`:`fields`} stayed as ${e===1?`it was`:`they were`}.`,gone:`There is no such entry.`,open:`Open`}},{title:`Auditoria`,search:`Buscar pela ação`,searchPlaceholder:`Ação, como staff.`,filters:{kind:`Por`,subject:`O quê`,period:`Quando`,actor:`Pessoa`,id:`Id`,request:`Requisição`},columns:{when:`Quando`,who:`Quem`,action:`Ação`,subject:`O quê`,request:`Requisição`,show:`Diferenças`},onlyBy:e=>`Só por ${e}`,onlyAbout:e=>`Só sobre ${e}`,onlyRequest:`Só desta requisição`,show:`Mostrar`,showOne:(e,t)=>`Mostrar ${e} por ${t}`,empty:`Nada foi anotado ainda`,emptyText:`O que as pessoas fazem no console, e o que se faz pela linha de comando, é anotado aqui.`,noMatch:`Nada corresponde`,noMatchText:`Remova um filtro. Uma ação é encontrada pelo começo, como order.`,actors:{STAFF:`Equipe`,SYSTEM:`Linha de comando e Kiosk`,TOKEN:`Token de API`},subjects:{Order:`Pedido`,Customer:`Cliente`,WalletTransaction:`Carteira`,Recharge:`Recarga`,Product:`Produto`,Variation:`Variação`,Category:`Categoria`,PriceTier:`Nível`,License:`Licença`,LicenseBatch:`Envio de licenças`,StaffMember:`Pessoa`,StaffSession:`Sessão`,APIToken:`Token de API`,WebhookEndpoint:`Webhook`,Delivery:`Entrega`,Store:`Ajustes`,Export:`Exportação`,Import:`Importação`},entry:{who:`Quem`,when:`Quando`,subject:`O quê`,request:`Requisição`,noRequest:`nenhuma`,field:`Campo`,before:`Antes`,after:`Depois`,absent:`–`,none:`Nenhum campo mudou.`,unchanged:e=>`${e} ${e===1?`campo ficou`:`campos ficaram`} como ${e===1?`era`:`eram`}.`,gone:`Este registro não existe.`,open:`Abrir`}});function R({rows:e,staff:t,chosen:n,onChange:r}){let i=m(L).filters,a=new Map;n&&a.set(n,`${n.slice(0,13)}…`);for(let{actorId:t,actorName:n}of e)t&&a.set(t,n);for(let{id:e,name:n,email:r}of t)a.set(e,n||r);return l(w,{label:i.actor,single:!0,options:[...a].map(([e,t])=>({value:e,label:t})),chosen:n?[n]:[],onChange:([e])=>r(e)})}var z=u({AuditList:()=>H});d();var B=N(()=>r(()=>import(`./EntryDialog-DeFbDzji.js`).then(e=>e.EntryDialog),__vite__mapDeps([0,1,2,3,4,5]))),V=n(`/signedIn/audit`);function H(){let t=m(L),n=v(),r=V.useSearch(),o=V.useNavigate(),s=I(r,n.timezone,i(`STAFF_WRITE`)),{data:u,error:d,isPlaceholderData:p,refetch:g}=h(F,s),y=u?.auditEntries.edges.map(e=>e.node),{entry:j,...M}=r,{after:N,before:P,...z}=M,H=e=>void o({search:A({...z,...e})});return l(f,{children:[l(_,{title:t.title,actions:l(S,{input:{kind:`AUDIT`,auditWhere:s.where},count:u?.auditEntries.totalCount})}),l(T,{children:[l(C,{label:t.search,placeholder:t.searchPlaceholder,value:r.action??``,onChange:e=>H({action:e})}),l(w,{label:t.filters.subject,single:!0,options:a.map(e=>({value:e,label:t.subjects[e]})),chosen:r.subject?[r.subject]:[],onChange:([e])=>H({subject:e})}),l(w,{label:t.filters.kind,single:!0,options:c.map(e=>({value:e,label:t.actors[e]})),chosen:r.kind?[r.kind]:[],onChange:([e])=>H({kind:e})}),l(D,{label:t.filters.period,value:r,onChange:e=>H({period:void 0,from:void 0,to:void 0,...e})}),l(R,{rows:y??[],staff:u?.staffMembers?.edges.map(({node:e})=>e)??[],chosen:r.actor,onChange:e=>H({actor:e})}),l(U,{search:r,onChange:H})]}),l(b,{flush:!0,children:[l(E,{name:`audit`,label:t.title,columns:W(M,z),rows:y,rowKey:({id:e})=>e,stale:p,error:d,onRetry:()=>void g(),empty:Object.keys(z).length>0?l(O,{icon:x,title:t.noMatch,text:t.noMatchText}):l(O,{icon:e,title:t.empty,text:t.emptyText})}),l(k,{connection:u?.auditEntries,onChange:e=>void o({search:A({...z,...e})})})]}),j&&l(B,{id:j,onClose:()=>void o({search:M,replace:!0,resetScroll:!1})})]})}function U({search:e,onChange:n}){let{filters:r}=m(L),{remove:i}=m(g).filters;return[{name:`id`,label:r.id,value:e.id&&`${e.id.slice(0,13)}…`},{name:`request`,label:r.request,value:e.request&&`${e.request.slice(0,13)}…`}].map(({name:e,label:r,value:a})=>a&&l(`span`,{className:P.narrowed,children:[r,`: `,l(`strong`,{children:a}),l(s,{size:`small`,look:`quiet`,icon:t,"aria-label":i(r),onClick:()=>n({[e]:void 0})})]},e))}function W(e,t){let n=m(L),r=n.columns,i=e=>n.subjects[e]??e;return[{id:`action`,header:r.action,cell:({id:t,action:r,actorName:i})=>l(p,{to:`/audit`,search:{...e,entry:t},resetScroll:!1,"aria-label":n.showOne(r,i),children:l(`code`,{children:r})}),width:16},{id:`when`,header:r.when,cell:({createdAt:e})=>l(y,{at:e}),width:10},{id:`who`,header:r.who,cell:({actorId:e,actorName:r})=>e?l(p,{to:`/audit`,search:{...t,actor:e},title:n.onlyBy(r),children:r}):r,width:12},{id:`subject`,header:r.subject,cell:({subjectType:e,subjectId:r})=>l(p,{to:`/audit`,search:{...t,id:r},title:n.onlyAbout(`${i(e)} ${r}`),children:[i(e),` `,l(`span`,{className:P.id,children:r.slice(-8)})]}),wide:!0,width:18},{id:`request`,header:r.request,cell:({requestId:e})=>e&&l(p,{to:`/audit`,search:{...t,request:e},title:n.onlyRequest,children:l(`span`,{className:P.id,children:e.slice(-12)})}),wide:!0,width:12}]}export{H as AuditList,L as n,z as t};