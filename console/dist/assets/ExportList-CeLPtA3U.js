import{Bt as e,Dt as t,It as n,On as r,Qt as i,Tn as a,W as o,X as s,Z as c,m as l,x as u}from"./index-Bj-0Wysc.js";import{G as d,J as f,K as p,M as m,N as h,P as g,T as _,U as v,W as y,X as b,rt as x,w as S}from"./parts-DeASi7V8.js";import{a as C,i as w,n as T,o as E,r as D,s as O,t as k}from"./exports-BQWM4IUg.js";import{H as A,U as j,z as M}from"./early-CqjEYl7M.js";var N={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},P=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query ExportList($first: Int, $after: Cursor, $last: Int, $before: Cursor) {
  auditEntries(
    first: $first
    after: $after
    last: $last
    before: $before
    where: {action: "export.create"}
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
        actorName
        subjectId
        after
      }
    }
  }
}
    `),F=s({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`});function I({search:e,onChange:n}){let r=c(F),{kinds:a,action:o}=c(h),{lines:s}=c(D),l=y(),{kind:d,after:f,before:p,...g}=e,_=t.filter(m()),v=_.find(e=>e===d)??`ORDERS`;return i(b,{title:r.create,children:i(`div`,{className:N.create,children:[i(`div`,{className:N.row,children:[i(`label`,{className:N.kind,children:[r.kind,i(`select`,{value:v,onChange:e=>n(A({...g,kind:t.find(t=>t===e.target.value)})),children:_.map(e=>i(`option`,{value:e,children:a[e]},e))})]}),i(S,{label:r.period,value:g,onChange:t=>n(A({kind:e.kind,...t}))}),i(u,{look:`primary`,icon:x,onClick:()=>void E({kind:v,...A(M(g,l.timezone))}),children:o})]}),i(`p`,{className:`muted`,children:[s[v],` `,r.expiry]}),i(`p`,{className:`muted`,children:r.createText})]})})}r();var L=e(`/signedIn/exports`),R=3e5;function z(){let e=c(F),t=L.useSearch(),r=L.useNavigate(),{after:s,before:u,...p}=t,{data:m,error:h,isPlaceholderData:v,refetch:y}=n(P,j(t)),x=O(),S=s||u?[]:x,C=()=>void y();return i(a,{children:[i(f,{title:e.title}),i(`div`,{className:N.page,children:[i(I,{search:t,onChange:e=>void r({search:e,replace:!0})}),i(b,{title:e.list,flush:!0,children:[i(d,{name:`exports`,label:e.title,columns:H(),rows:m||S.length>0?B(m,S,e.you):void 0,rowKey:({key:e})=>e,stale:v||!m&&!h,error:h,onRetry:C,empty:i(g,{icon:o,title:e.empty,text:e.emptyText})}),h&&!m&&S.length>0&&i(l,{error:h,onRetry:C}),i(_,{connection:m?.auditEntries,onChange:e=>void r({search:A({...p,...e})})})]})]})]})}function B(e,t,n){let r=e?.auditEntries.edges.map(e=>e.node)??[];return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...V(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var V=({after:e})=>e??{};function H(){let{columns:e,since:t,until:n}=c(F),{kinds:r}=c(h),a=y(),o=({from:e,to:r})=>e&&r?`${a.time(e)} – ${a.time(r)}`:e?t(a.time(e)):r&&n(a.time(r));return[{id:`what`,header:e.what,cell:({kind:e})=>r[e]??e},{id:`started`,header:e.started,cell:({startedAt:e})=>i(v,{at:e}),wide:!0},{id:`period`,header:e.period,cell:e=>i(`span`,{className:`muted`,children:o(e)}),wide:!0},{id:`by`,header:e.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:e.state,cell:e=>i(U,{row:e})},{id:`actions`,header:e.actions,align:`end`,cell:({run:e})=>e&&i(W,{run:e})}]}function U({row:{run:e,startedAt:t}}){let n=c(D).states,r=y(),a=new Date(Date.parse(t)+R),o=a.getTime()>Date.now()?i(p,{tone:`info`,children:n.valid(r.clock(a))}):i(p,{children:n.expired});return e?i(`span`,{className:N.state,children:[i(k,{run:e}),e.state!==`running`&&e.id&&o,i(T,{run:e})]}):o}function W({run:e}){let t=c(D),n=c(h).kinds[e.input.kind],r=(e,r)=>i(u,{size:`small`,icon:e===t.cancel?void 0:x,"aria-label":`${e}: ${n}`,onClick:r,children:e});return e.state===`running`?r(t.cancel,()=>w(e.key)):e.url?r(t.download,()=>C(e)):r(t.again,()=>void E(e.input))}export{z as ExportList};