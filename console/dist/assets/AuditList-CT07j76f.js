import{Ct as e,E as t,Et as n,I as r,bt as i,c as a,k as o,l as s,m as c,p as l,xt as u,yt as d}from"./index-CY5Lfr2k.js";import{r as f,t as p}from"./CopyId-SiKlB92z.js";import{t as m}from"./search-x-D5D9SIi7.js";import{r as h}from"./query-Bxe-Codu.js";import{b as g,i as _,r as v,t as y}from"./shared-Dy6YWKPE.js";import{t as b}from"./useFormat-DOxO5KAC.js";import{t as x}from"./Card-SRE2vbvg.js";import{t as S}from"./OptionsFilter-DigH8tId.js";import{t as C}from"./Pagination-DqrZ3DpR.js";import{t as w}from"./PeriodFilter-DLsxtpkw.js";import{t as T}from"./SearchInput-B4UrwKTM.js";import{t as E}from"./Table-B0KlPTnN.js";import{t as D}from"./Time-CeXgC4al.js";import{t as O}from"./Toolbar-Cq5pffjP.js";import{t as k}from"./Dialog-BeM_rj20.js";import{t as A}from"./Facts-D8O-UCIA.js";import{t as j}from"./Skeleton-B-dM9iZp.js";import{t as M}from"./Stack-BpTysZD6.js";var N={id:`_id_1pf6a_2`,narrowed:`_narrowed_1pf6a_8`},P=new Set([`id`,`store_id`,`created_at`,`updated_at`,`version`]);function F(e,t){let[n,r]=[L(e),L(t)],i=[...new Set([...n.keys(),...r.keys()])];return[...i.filter(e=>!P.has(e)),...i.filter(e=>P.has(e))].map(e=>({field:e,before:n.get(e),after:r.get(e)})).filter(e=>e.before!==e.after)}function I(e,t){let[n,r]=[L(e),L(t)];return[...n].filter(([e,t])=>r.get(e)===t).length}function L(e,t=``,n=new Map){if(e==null)return n;if(typeof e!=`object`||Array.isArray(e))return n.set(t,R(e));for(let[r,i]of Object.entries(e))L(i,t?`${t}.${r}`:r,n);return n}var R=e=>typeof e==`string`?e:JSON.stringify(e),z={table:`_table_1xui0_2`,open:`_open_1xui0_35`},B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),V=v({title:`Audit`,search:`Search by action`,searchPlaceholder:`Action, such as staff.`,filters:{kind:`By`,subject:`What`,period:`When`,actor:`Person`,id:`Id`,request:`Request`},columns:{when:`When`,who:`Who`,action:`Action`,subject:`What`,request:`Request`,show:`Differences`},onlyBy:e=>`Only by ${e}`,onlyAbout:e=>`Only about ${e}`,onlyRequest:`Only of this request`,show:`Show`,showOne:(e,t)=>`Show ${e} by ${t}`,empty:`Nothing was noted yet`,emptyText:`What people do in the console, and what is done from the command line, is noted here.`,noMatch:`Nothing matches`,noMatchText:`Remove a filter. An action is found by its beginning, such as order.`,actors:{STAFF:`Staff`,SYSTEM:`Command line and Kiosk`,TOKEN:`API token`},subjects:{Order:`Order`,Customer:`Customer`,WalletTransaction:`Wallet`,Recharge:`Top-up`,Product:`Product`,Variation:`Variation`,Category:`Category`,PriceTier:`Tier`,License:`License`,LicenseBatch:`Upload of licenses`,StaffMember:`Person`,StaffSession:`Session`,APIToken:`API token`,WebhookEndpoint:`Webhook`,Delivery:`Delivery`,Store:`Settings`,Export:`Export`,Import:`Import`},entry:{who:`Who`,when:`When`,subject:`What`,request:`Request`,noRequest:`none`,field:`Field`,before:`Before`,after:`After`,absent:`–`,none:`No field changed.`,unchanged:e=>`${e} ${e===1?`field`:`fields`} stayed as ${e===1?`it was`:`they were`}.`,gone:`There is no such entry.`,open:`Open`}},{title:`Auditoria`,search:`Buscar pela ação`,searchPlaceholder:`Ação, como staff.`,filters:{kind:`Por`,subject:`O quê`,period:`Quando`,actor:`Pessoa`,id:`Id`,request:`Requisição`},columns:{when:`Quando`,who:`Quem`,action:`Ação`,subject:`O quê`,request:`Requisição`,show:`Diferenças`},onlyBy:e=>`Só por ${e}`,onlyAbout:e=>`Só sobre ${e}`,onlyRequest:`Só desta requisição`,show:`Mostrar`,showOne:(e,t)=>`Mostrar ${e} por ${t}`,empty:`Nada foi anotado ainda`,emptyText:`O que as pessoas fazem no console, e o que se faz pela linha de comando, é anotado aqui.`,noMatch:`Nada corresponde`,noMatchText:`Remova um filtro. Uma ação é encontrada pelo começo, como order.`,actors:{STAFF:`Equipe`,SYSTEM:`Linha de comando e Kiosk`,TOKEN:`Token de API`},subjects:{Order:`Pedido`,Customer:`Cliente`,WalletTransaction:`Carteira`,Recharge:`Recarga`,Product:`Produto`,Variation:`Variação`,Category:`Categoria`,PriceTier:`Nível`,License:`Licença`,LicenseBatch:`Envio de licenças`,StaffMember:`Pessoa`,StaffSession:`Sessão`,APIToken:`Token de API`,WebhookEndpoint:`Webhook`,Delivery:`Entrega`,Store:`Ajustes`,Export:`Exportação`,Import:`Importação`},entry:{who:`Quem`,when:`Quando`,subject:`O quê`,request:`Requisição`,noRequest:`nenhuma`,field:`Campo`,before:`Antes`,after:`Depois`,absent:`–`,none:`Nenhum campo mudou.`,unchanged:e=>`${e} ${e===1?`campo ficou`:`campos ficaram`} como ${e===1?`era`:`eram`}.`,gone:`Este registro não existe.`,open:`Abrir`}}),H=g();function U({id:e,onClose:t}){let n=_(V).entry,{data:r,error:i,isPlaceholderData:a,refetch:o}=h(B,{id:e}),s=a?void 0:r?.auditEntries.edges[0]?.node;return(0,H.jsx)(k,{open:!0,onClose:t,title:s?.action??`…`,wide:!0,children:s?(0,H.jsxs)(M,{children:[(0,H.jsx)(W,{entry:s}),(0,H.jsx)(K,{entry:s})]}):i?(0,H.jsx)(l,{error:i,onRetry:()=>void o()}):r&&!a?(0,H.jsx)(`p`,{className:`muted`,children:n.gone}):(0,H.jsx)(`div`,{"aria-busy":`true`,children:(0,H.jsx)(j,{width:40})})})}function W({entry:e}){let{entry:t,actors:n,subjects:r}=_(V),i=b(),a=n[e.actorKind]??e.actorKind,o=r[e.subjectType]??e.subjectType;return(0,H.jsx)(A,{facts:[{label:t.who,value:`${e.actorName} (${a})`},{label:t.when,value:i.full(e.createdAt)},{label:t.subject,value:(0,H.jsxs)(H.Fragment,{children:[o,` `,(0,H.jsx)(p,{text:e.subjectId}),` `,(0,H.jsx)(G,{entry:e})]})},{label:t.request,value:e.requestId?(0,H.jsx)(p,{text:e.requestId}):(0,H.jsx)(`span`,{className:`muted`,children:t.noRequest})}]})}function G({entry:e}){let t=_(V).entry,n=e.subjectId;return e.subjectType===`Customer`?(0,H.jsx)(f,{to:`/customers/$id`,params:{id:n},className:z.open,children:t.open}):e.subjectType===`StaffMember`?(0,H.jsx)(f,{to:`/settings/staff/$id`,params:{id:n},className:z.open,children:t.open}):null}function K({entry:{before:e,after:t}}){let n=_(V).entry,r=F(e,t),i=I(e,t);return r.length===0?(0,H.jsx)(`p`,{className:`muted`,children:n.none}):(0,H.jsxs)(H.Fragment,{children:[(0,H.jsxs)(`table`,{className:z.table,children:[(0,H.jsx)(`thead`,{children:(0,H.jsxs)(`tr`,{children:[(0,H.jsx)(`th`,{scope:`col`,children:n.field}),(0,H.jsx)(`th`,{scope:`col`,children:n.before}),(0,H.jsx)(`th`,{scope:`col`,children:n.after})]})}),(0,H.jsx)(`tbody`,{children:r.map(e=>(0,H.jsxs)(`tr`,{children:[(0,H.jsx)(`th`,{scope:`row`,children:e.field}),(0,H.jsx)(`td`,{children:e.before===void 0?n.absent:(0,H.jsx)(`del`,{children:e.before})}),(0,H.jsx)(`td`,{children:e.after===void 0?n.absent:(0,H.jsx)(`ins`,{children:e.after})})]},e.field))})]}),i>0&&(0,H.jsx)(`p`,{className:`muted`,children:n.unchanged(i)})]})}var q=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function Y({rows:e,chosen:t,onChange:n}){let r=_(V).filters,{data:i}=h(J,{},{enabled:c(`STAFF_WRITE`)}),a=new Map;t&&a.set(t,`${t.slice(0,13)}…`);for(let{actorId:t,actorName:n}of e)t&&a.set(t,n);for(let{node:e}of i?.staffMembers.edges??[])a.set(e.id,e.name||e.email);return(0,H.jsx)(S,{label:r.actor,single:!0,options:[...a].map(([e,t])=>({value:e,label:t})),chosen:t?[t]:[],onChange:([e])=>n(e)})}var X=n(`/signedIn/audit`);function Z(){let t=_(V),n=b(),o=X.useSearch(),c=X.useNavigate(),l=i(o,n.timezone),{data:f,error:p,isPlaceholderData:g,refetch:v}=h(q,l),y=f?.auditEntries.edges.map(e=>e.node),{entry:D,...k}=o,{after:A,before:j,...M}=k,N=t=>void c({search:e({...M,...t})});return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(a,{title:t.title}),(0,H.jsxs)(O,{children:[(0,H.jsx)(T,{label:t.search,placeholder:t.searchPlaceholder,value:o.action??``,onChange:e=>N({action:e})}),(0,H.jsx)(S,{label:t.filters.subject,single:!0,options:u.map(e=>({value:e,label:t.subjects[e]})),chosen:o.subject?[o.subject]:[],onChange:([e])=>N({subject:e})}),(0,H.jsx)(S,{label:t.filters.kind,single:!0,options:d.map(e=>({value:e,label:t.actors[e]})),chosen:o.kind?[o.kind]:[],onChange:([e])=>N({kind:e})}),(0,H.jsx)(w,{label:t.filters.period,value:o,onChange:e=>N({period:void 0,from:void 0,to:void 0,...e})}),(0,H.jsx)(Y,{rows:y??[],chosen:o.actor,onChange:e=>N({actor:e})}),(0,H.jsx)(Q,{search:o,onChange:N})]}),(0,H.jsxs)(x,{flush:!0,children:[(0,H.jsx)(E,{name:`audit`,label:t.title,columns:$(k,M),rows:y,rowKey:({id:e})=>e,stale:g,error:p,onRetry:()=>void v(),empty:Object.keys(M).length>0?(0,H.jsx)(s,{icon:m,title:t.noMatch,text:t.noMatchText}):(0,H.jsx)(s,{icon:r,title:t.empty,text:t.emptyText})}),(0,H.jsx)(C,{connection:f?.auditEntries,onChange:t=>void c({search:e({...M,...t})})})]}),D&&(0,H.jsx)(U,{id:D,onClose:()=>void c({search:k,replace:!0,resetScroll:!1})})]})}function Q({search:e,onChange:n}){let{filters:r}=_(V),{remove:i}=_(y).filters;return[{name:`id`,label:r.id,value:e.id&&`${e.id.slice(0,13)}…`},{name:`request`,label:r.request,value:e.request&&`${e.request.slice(0,13)}…`}].map(({name:e,label:r,value:a})=>a&&(0,H.jsxs)(`span`,{className:N.narrowed,children:[r,`: `,(0,H.jsx)(`strong`,{children:a}),(0,H.jsx)(t,{size:`small`,look:`quiet`,icon:o,"aria-label":i(r),onClick:()=>n({[e]:void 0})})]},e))}function $(e,t){let n=_(V),r=n.columns,i=e=>n.subjects[e]??e;return[{id:`action`,header:r.action,cell:({id:t,action:r,actorName:i})=>(0,H.jsx)(f,{to:`/audit`,search:{...e,entry:t},resetScroll:!1,"aria-label":n.showOne(r,i),children:(0,H.jsx)(`code`,{children:r})}),width:16},{id:`when`,header:r.when,cell:({createdAt:e})=>(0,H.jsx)(D,{at:e}),width:10},{id:`who`,header:r.who,cell:({actorId:e,actorName:r})=>e?(0,H.jsx)(f,{to:`/audit`,search:{...t,actor:e},title:n.onlyBy(r),children:r}):r,width:12},{id:`subject`,header:r.subject,cell:({subjectType:e,subjectId:r})=>(0,H.jsxs)(f,{to:`/audit`,search:{...t,id:r},title:n.onlyAbout(`${i(e)} ${r}`),children:[i(e),` `,(0,H.jsx)(`span`,{className:N.id,children:r.slice(-8)})]}),wide:!0,width:18},{id:`request`,header:r.request,cell:({requestId:e})=>e&&(0,H.jsx)(f,{to:`/audit`,search:{...t,request:e},title:n.onlyRequest,children:(0,H.jsx)(`span`,{className:N.id,children:e.slice(-12)})}),wide:!0,width:12}]}export{Z as AuditList};