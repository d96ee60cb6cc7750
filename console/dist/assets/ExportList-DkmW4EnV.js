import{Cn as e,En as t,Pt as n,Rt as r,Tt as i,W as a,X as o,Xt as s,Z as c,m as l,x as u}from"./index-yR9VlGa-.js";import{G as d,J as f,K as p,M as m,N as h,P as g,T as _,U as v,W as y,X as b,rt as x,w as S}from"./parts-DXnIqi7I.js";import{a as C,i as w,n as T,o as E,r as D,s as O,t as k}from"./exports-B2886F45.js";import{H as A,U as j,z as M}from"./early-CqjEYl7M.js";var N={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},P=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),F=o({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`});function I({search:e,onChange:t}){let n=c(F),{kinds:r,action:a}=c(h),{lines:o}=c(D),l=y(),{kind:d,after:f,before:p,...g}=e,_=i.filter(m()),v=_.find(e=>e===d)??`ORDERS`;return s(b,{title:n.create,children:s(`div`,{className:N.create,children:[s(`div`,{className:N.row,children:[s(`label`,{className:N.kind,children:[n.kind,s(`select`,{value:v,onChange:e=>t(A({...g,kind:i.find(t=>t===e.target.value)})),children:_.map(e=>s(`option`,{value:e,children:r[e]},e))})]}),s(S,{label:n.period,value:g,onChange:n=>t(A({kind:e.kind,...n}))}),s(u,{look:`primary`,icon:x,onClick:()=>void E({kind:v,...A(M(g,l.timezone))}),children:a})]}),s(`p`,{className:`muted`,children:[o[v],` `,n.expiry]}),s(`p`,{className:`muted`,children:n.createText})]})})}t();var L=r(`/signedIn/exports`),R=3e5;function z(){let t=c(F),r=L.useSearch(),i=L.useNavigate(),{after:o,before:u,...p}=r,{data:m,error:h,isPlaceholderData:v,refetch:y}=n(P,j(r)),x=O(),S=o||u?[]:x,C=()=>void y();return s(e,{children:[s(f,{title:t.title}),s(`div`,{className:N.page,children:[s(I,{search:r,onChange:e=>void i({search:e,replace:!0})}),s(b,{title:t.list,flush:!0,children:[s(d,{name:`exports`,label:t.title,columns:H(),rows:m||S.length>0?B(m,S,t.you):void 0,rowKey:({key:e})=>e,stale:v||!m&&!h,error:h,onRetry:C,empty:s(g,{icon:a,title:t.empty,text:t.emptyText})}),h&&!m&&S.length>0&&s(l,{error:h,onRetry:C}),s(_,{connection:m?.auditEntries,onChange:e=>void i({search:A({...p,...e})})})]})]})]})}function B(e,t,n){let r=e?.auditEntries.edges.map(e=>e.node)??[];return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...V(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var V=({after:e})=>e??{};function H(){let{columns:e,since:t,until:n}=c(F),{kinds:r}=c(h),i=y(),a=({from:e,to:r})=>e&&r?`${i.time(e)} – ${i.time(r)}`:e?t(i.time(e)):r&&n(i.time(r));return[{id:`what`,header:e.what,cell:({kind:e})=>r[e]??e},{id:`started`,header:e.started,cell:({startedAt:e})=>s(v,{at:e}),wide:!0},{id:`period`,header:e.period,cell:e=>s(`span`,{className:`muted`,children:a(e)}),wide:!0},{id:`by`,header:e.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:e.state,cell:e=>s(U,{row:e})},{id:`actions`,header:e.actions,align:`end`,cell:({run:e})=>e&&s(W,{run:e})}]}function U({row:{run:e,startedAt:t}}){let n=c(D).states,r=y(),i=new Date(Date.parse(t)+R),a=i.getTime()>Date.now()?s(p,{tone:`info`,children:n.valid(r.clock(i))}):s(p,{children:n.expired});return e?s(`span`,{className:N.state,children:[s(k,{run:e}),e.state!==`running`&&e.id&&a,s(T,{run:e})]}):a}function W({run:e}){let t=c(D),n=c(h).kinds[e.input.kind],r=(e,r)=>s(u,{size:`small`,icon:e===t.cancel?void 0:x,"aria-label":`${e}: ${n}`,onClick:r,children:e});return e.state===`running`?r(t.cancel,()=>w(e.key)):e.url?r(t.download,()=>C(e)):r(t.again,()=>void E(e.input))}export{z as ExportList};