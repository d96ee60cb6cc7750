import{At as e,Et as t,P as n,St as r,T as i,bt as a,f as o,g as s,kt as c,p as l,u,v as d,vt as f,yt as p}from"./index-VFG-heOs.js";import{t as m}from"./search-x-8nGOw2-L.js";import{n as h,t as g,y as _}from"./messages-DdyStFrt.js";import{t as v}from"./useFormat-DQeTPv2-.js";import{t as y}from"./Card-DWPMELbP.js";import{t as b}from"./EmptyState-85vawyF3.js";import{t as x}from"./OptionsFilter-CKeyIvud.js";import{t as S}from"./PageHeader-Ci09rnrX.js";import{t as C}from"./Pagination-C9thjkwg.js";import{t as w}from"./PeriodFilter-95I6p_tQ.js";import{t as T}from"./SearchInput-BVugbOeZ.js";import{t as E}from"./Table-DOmXH7lC.js";import{t as D}from"./Time-D0WNoWg5.js";import{t as O}from"./Toolbar-CvA-93XW.js";import{t as k}from"./Dialog-CWby7gLV.js";import{t as A}from"./Facts-BumU4RBx.js";import{t as j}from"./Skeleton-DVYVkjRr.js";import{t as M}from"./Stack-D_jxrmQH.js";var N={id:`_id_1pf6a_2`,narrowed:`_narrowed_1pf6a_8`},P=new Set([`id`,`store_id`,`created_at`,`updated_at`,`version`]);function F(e,t){let[n,r]=[L(e),L(t)],i=[...new Set([...n.keys(),...r.keys()])];return[...i.filter(e=>!P.has(e)),...i.filter(e=>P.has(e))].map(e=>({field:e,before:n.get(e),after:r.get(e)})).filter(e=>e.before!==e.after)}function I(e,t){let[n,r]=[L(e),L(t)];return[...n].filter(([e,t])=>r.get(e)===t).length}function L(e,t=``,n=new Map){if(e==null)return n;if(typeof e!=`object`||Array.isArray(e))return n.set(t,R(e));for(let[r,i]of Object.entries(e))L(i,t?`${t}.${r}`:r,n);return n}var R=e=>typeof e==`string`?e:JSON.stringify(e),z={table:`_table_1xui0_2`,open:`_open_1xui0_35`},B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),V=g({title:`Audit`,search:`Search by action`,searchPlaceholder:`Action, such as staff.`,filters:{kind:`By`,subject:`What`,period:`When`,actor:`Person`,id:`Id`,request:`Request`},columns:{when:`When`,who:`Who`,action:`Action`,subject:`What`,request:`Request`,show:`Differences`},onlyBy:e=>`Only by ${e}`,onlyAbout:e=>`Only about ${e}`,onlyRequest:`Only of this request`,show:`Show`,showOne:(e,t)=>`Show ${e} by ${t}`,empty:`Nothing was noted yet`,emptyText:`What people do in the console, and what is done from the command line, is noted here.`,noMatch:`Nothing matches`,noMatchText:`Remove a filter. An action is found by its beginning, such as order.`,actors:{STAFF:`Staff`,SYSTEM:`Command line and Kiosk`,TOKEN:`API token`},subjects:{Order:`Order`,Customer:`Customer`,WalletTransaction:`Wallet`,Recharge:`Top-up`,Product:`Product`,Variation:`Variation`,Category:`Category`,PriceTier:`Tier`,License:`License`,LicenseBatch:`Upload of licenses`,StaffMember:`Person`,StaffSession:`Session`,APIToken:`API token`,WebhookEndpoint:`Webhook`,Delivery:`Delivery`,Store:`Settings`,Export:`Export`,Import:`Import`},entry:{who:`Who`,when:`When`,subject:`What`,request:`Request`,noRequest:`none`,field:`Field`,before:`Before`,after:`After`,absent:`–`,none:`No field changed.`,unchanged:e=>`${e} ${e===1?`field`:`fields`} stayed as ${e===1?`it was`:`they were`}.`,gone:`There is no such entry.`,open:`Open`}},{title:`Auditoria`,search:`Buscar pela ação`,searchPlaceholder:`Ação, como staff.`,filters:{kind:`Por`,subject:`O quê`,period:`Quando`,actor:`Pessoa`,id:`Id`,request:`Requisição`},columns:{when:`Quando`,who:`Quem`,action:`Ação`,subject:`O quê`,request:`Requisição`,show:`Diferenças`},onlyBy:e=>`Só por ${e}`,onlyAbout:e=>`Só sobre ${e}`,onlyRequest:`Só desta requisição`,show:`Mostrar`,showOne:(e,t)=>`Mostrar ${e} por ${t}`,empty:`Nada foi anotado ainda`,emptyText:`O que as pessoas fazem no console, e o que se faz pela linha de comando, é anotado aqui.`,noMatch:`Nada corresponde`,noMatchText:`Remova um filtro. Uma ação é encontrada pelo começo, como order.`,actors:{STAFF:`Equipe`,SYSTEM:`Linha de comando e Kiosk`,TOKEN:`Token de API`},subjects:{Order:`Pedido`,Customer:`Cliente`,WalletTransaction:`Carteira`,Recharge:`Recarga`,Product:`Produto`,Variation:`Variação`,Category:`Categoria`,PriceTier:`Nível`,License:`Licença`,LicenseBatch:`Envio de licenças`,StaffMember:`Pessoa`,StaffSession:`Sessão`,APIToken:`Token de API`,WebhookEndpoint:`Webhook`,Delivery:`Entrega`,Store:`Ajustes`,Export:`Exportação`,Import:`Importação`},entry:{who:`Quem`,when:`Quando`,subject:`O quê`,request:`Requisição`,noRequest:`nenhuma`,field:`Campo`,before:`Antes`,after:`Depois`,absent:`–`,none:`Nenhum campo mudou.`,unchanged:e=>`${e} ${e===1?`campo ficou`:`campos ficaram`} como ${e===1?`era`:`eram`}.`,gone:`Este registro não existe.`,open:`Abrir`}}),H=_();function U({id:e,onClose:n}){let r=h(V).entry,{data:i,error:a,isPlaceholderData:o,refetch:s}=t(B,{id:e}),c=o?void 0:i?.auditEntries.edges[0]?.node;return(0,H.jsx)(k,{open:!0,onClose:n,title:c?.action??`…`,wide:!0,children:c?(0,H.jsxs)(M,{children:[(0,H.jsx)(W,{entry:c}),(0,H.jsx)(K,{entry:c})]}):a?(0,H.jsx)(u,{error:a,onRetry:()=>void s()}):i&&!o?(0,H.jsx)(`p`,{className:`muted`,children:r.gone}):(0,H.jsx)(`div`,{"aria-busy":`true`,children:(0,H.jsx)(j,{width:40})})})}function W({entry:e}){let{entry:t,actors:n,subjects:r}=h(V),i=v(),a=n[e.actorKind]??e.actorKind,s=r[e.subjectType]??e.subjectType;return(0,H.jsx)(A,{facts:[{label:t.who,value:`${e.actorName} (${a})`},{label:t.when,value:i.full(e.createdAt)},{label:t.subject,value:(0,H.jsxs)(H.Fragment,{children:[s,` `,(0,H.jsx)(o,{text:e.subjectId}),` `,(0,H.jsx)(G,{entry:e})]})},{label:t.request,value:e.requestId?(0,H.jsx)(o,{text:e.requestId}):(0,H.jsx)(`span`,{className:`muted`,children:t.noRequest})}]})}function G({entry:t}){let n=h(V).entry,r=t.subjectId;return t.subjectType===`Customer`?(0,H.jsx)(e,{to:`/customers/$id`,params:{id:r},className:z.open,children:n.open}):t.subjectType===`StaffMember`?(0,H.jsx)(e,{to:`/settings/staff/$id`,params:{id:r},className:z.open,children:n.open}):null}function K({entry:{before:e,after:t}}){let n=h(V).entry,r=F(e,t),i=I(e,t);return r.length===0?(0,H.jsx)(`p`,{className:`muted`,children:n.none}):(0,H.jsxs)(H.Fragment,{children:[(0,H.jsxs)(`table`,{className:z.table,children:[(0,H.jsx)(`thead`,{children:(0,H.jsxs)(`tr`,{children:[(0,H.jsx)(`th`,{scope:`col`,children:n.field}),(0,H.jsx)(`th`,{scope:`col`,children:n.before}),(0,H.jsx)(`th`,{scope:`col`,children:n.after})]})}),(0,H.jsx)(`tbody`,{children:r.map(e=>(0,H.jsxs)(`tr`,{children:[(0,H.jsx)(`th`,{scope:`row`,children:e.field}),(0,H.jsx)(`td`,{children:e.before===void 0?n.absent:(0,H.jsx)(`del`,{children:e.before})}),(0,H.jsx)(`td`,{children:e.after===void 0?n.absent:(0,H.jsx)(`ins`,{children:e.after})})]},e.field))})]}),i>0&&(0,H.jsx)(`p`,{className:`muted`,children:n.unchanged(i)})]})}var q=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query AuditList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: AuditEntryWhereInput) {
  auditEntries(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
  ) {
    totalCount
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
}
    `),J=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query AuditPeople {
  staffMembers(first: 100) {
    edges {
      node {
        id
        name
        email
      }
    }
  }
}
    `);function Y({rows:e,chosen:r,onChange:i}){let a=h(V).filters,{data:o}=t(J,{},{enabled:n(`STAFF_WRITE`)}),s=new Map;r&&s.set(r,`${r.slice(0,13)}…`);for(let{actorId:t,actorName:n}of e)t&&s.set(t,n);for(let{node:e}of o?.staffMembers.edges??[])s.set(e.id,e.name||e.email);return(0,H.jsx)(x,{label:a.actor,single:!0,options:[...s].map(([e,t])=>({value:e,label:t})),chosen:r?[r]:[],onChange:([e])=>i(e)})}var X=c(`/signedIn/audit`);function Z(){let e=h(V),n=v(),o=X.useSearch(),s=X.useNavigate(),c=p(o,n.timezone),{data:l,error:u,isPlaceholderData:d,refetch:g}=t(q,c),_=l?.auditEntries.edges.map(e=>e.node),{entry:D,...k}=o,{after:A,before:j,...M}=k,N=e=>void s({search:r({...M,...e})});return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(S,{title:e.title}),(0,H.jsxs)(O,{children:[(0,H.jsx)(T,{label:e.search,placeholder:e.searchPlaceholder,value:o.action??``,onChange:e=>N({action:e})}),(0,H.jsx)(x,{label:e.filters.subject,single:!0,options:a.map(t=>({value:t,label:e.subjects[t]})),chosen:o.subject?[o.subject]:[],onChange:([e])=>N({subject:e})}),(0,H.jsx)(x,{label:e.filters.kind,single:!0,options:f.map(t=>({value:t,label:e.actors[t]})),chosen:o.kind?[o.kind]:[],onChange:([e])=>N({kind:e})}),(0,H.jsx)(w,{label:e.filters.period,value:o,onChange:e=>N({period:void 0,from:void 0,to:void 0,...e})}),(0,H.jsx)(Y,{rows:_??[],chosen:o.actor,onChange:e=>N({actor:e})}),(0,H.jsx)(Q,{search:o,onChange:N})]}),(0,H.jsxs)(y,{flush:!0,children:[(0,H.jsx)(E,{name:`audit`,label:e.title,columns:$(k,M),rows:_,rowKey:({id:e})=>e,stale:d,error:u,onRetry:()=>void g(),empty:Object.keys(M).length>0?(0,H.jsx)(b,{icon:m,title:e.noMatch,text:e.noMatchText}):(0,H.jsx)(b,{icon:i,title:e.empty,text:e.emptyText})}),(0,H.jsx)(C,{connection:l?.auditEntries,onChange:e=>void s({search:r({...M,...e})})})]}),D&&(0,H.jsx)(U,{id:D,onClose:()=>void s({search:k,replace:!0,resetScroll:!1})})]})}function Q({search:e,onChange:t}){let{filters:n}=h(V),{remove:r}=h(s).filters;return[{name:`id`,label:n.id,value:e.id&&`${e.id.slice(0,13)}…`},{name:`request`,label:n.request,value:e.request&&`${e.request.slice(0,13)}…`}].map(({name:e,label:n,value:i})=>i&&(0,H.jsxs)(`span`,{className:N.narrowed,children:[n,`: `,(0,H.jsx)(`strong`,{children:i}),(0,H.jsx)(l,{size:`small`,look:`quiet`,icon:d,"aria-label":r(n),onClick:()=>t({[e]:void 0})})]},e))}function $(t,n){let r=h(V),i=r.columns,a=e=>r.subjects[e]??e;return[{id:`action`,header:i.action,cell:({id:n,action:i,actorName:a})=>(0,H.jsx)(e,{to:`/audit`,search:{...t,entry:n},resetScroll:!1,"aria-label":r.showOne(i,a),children:(0,H.jsx)(`code`,{children:i})}),width:16},{id:`when`,header:i.when,cell:({createdAt:e})=>(0,H.jsx)(D,{at:e}),width:10},{id:`who`,header:i.who,cell:({actorId:t,actorName:i})=>t?(0,H.jsx)(e,{to:`/audit`,search:{...n,actor:t},title:r.onlyBy(i),children:i}):i,width:12},{id:`subject`,header:i.subject,cell:({subjectType:t,subjectId:i})=>(0,H.jsxs)(e,{to:`/audit`,search:{...n,id:i},title:r.onlyAbout(`${a(t)} ${i}`),children:[a(t),` `,(0,H.jsx)(`span`,{className:N.id,children:i.slice(-8)})]}),wide:!0,width:18},{id:`request`,header:i.request,cell:({requestId:t})=>t&&(0,H.jsx)(e,{to:`/audit`,search:{...n,request:t},title:r.onlyRequest,children:(0,H.jsx)(`span`,{className:N.id,children:t.slice(-12)})}),wide:!0,width:12}]}export{Z as AuditList};