import{An as e,Dn as t,Ht as n,Q as r,Rt as i,W as a,X as o,en as s,kt as c,m as l,x as u}from"./index-ah7yBjvo.js";import{E as d,F as f,G as p,K as m,N as h,P as g,T as _,W as v,Y as y,Z as b,it as x,q as S}from"./parts-sUoMt7hs.js";import{a as C,i as w,n as T,o as E,r as D,s as O,t as k}from"./exports-DxnXVvxC.js";import{H as A,U as j,z as M}from"./early-JhwasVCb.js";var N={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},P=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),F=o({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`});function I({search:e,onChange:t}){let n=r(F),{kinds:i,action:a}=r(g),{lines:o}=r(D),l=p(),{kind:d,after:f,before:m,...v}=e,y=c.filter(h()),S=y.find(e=>e===d)??`ORDERS`;return s(b,{title:n.create,children:s(`div`,{className:N.create,children:[s(`div`,{className:N.row,children:[s(`label`,{className:N.kind,children:[n.kind,s(`select`,{value:S,onChange:e=>t(A({...v,kind:c.find(t=>t===e.target.value)})),children:y.map(e=>s(`option`,{value:e,children:i[e]},e))})]}),s(_,{label:n.period,value:v,onChange:n=>t(A({kind:e.kind,...n}))}),s(u,{look:`primary`,icon:x,onClick:()=>void E({kind:S,...A(M(v,l.timezone))}),children:a})]}),s(`p`,{className:`muted`,children:[o[S],` `,n.expiry]}),s(`p`,{className:`muted`,children:n.createText})]})})}e();var L=n(`/signedIn/exports`),R=3e5;function z(){let e=r(F),n=L.useSearch(),o=L.useNavigate(),{after:c,before:u,...p}=n,{data:h,error:g,isPlaceholderData:_,refetch:v}=i(P,j(n)),x=O(),S=c||u?[]:x,C=()=>void v();return s(t,{children:[s(y,{title:e.title}),s(`div`,{className:N.page,children:[s(I,{search:n,onChange:e=>void o({search:e,replace:!0})}),s(b,{title:e.list,flush:!0,children:[s(m,{name:`exports`,label:e.title,columns:H(),rows:h||S.length>0?B(h,S,e.you):void 0,rowKey:({key:e})=>e,stale:_||!h&&!g,error:g,onRetry:C,empty:s(f,{icon:a,title:e.empty,text:e.emptyText})}),g&&!h&&S.length>0&&s(l,{error:g,onRetry:C}),s(d,{connection:h?.auditEntries,onChange:e=>void o({search:A({...p,...e})})})]})]})]})}function B(e,t,n){let r=e?.auditEntries.edges.map(e=>e.node)??[];return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...V(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var V=({after:e})=>e??{};function H(){let{columns:e,since:t,until:n}=r(F),{kinds:i}=r(g),a=p(),o=({from:e,to:r})=>e&&r?`${a.time(e)} – ${a.time(r)}`:e?t(a.time(e)):r&&n(a.time(r));return[{id:`what`,header:e.what,cell:({kind:e})=>i[e]??e},{id:`started`,header:e.started,cell:({startedAt:e})=>s(v,{at:e}),wide:!0},{id:`period`,header:e.period,cell:e=>s(`span`,{className:`muted`,children:o(e)}),wide:!0},{id:`by`,header:e.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:e.state,cell:e=>s(U,{row:e})},{id:`actions`,header:e.actions,align:`end`,cell:({run:e})=>e&&s(W,{run:e})}]}function U({row:{run:e,startedAt:t}}){let n=r(D).states,i=p(),a=new Date(Date.parse(t)+R),o=a.getTime()>Date.now()?s(S,{tone:`info`,children:n.valid(i.clock(a))}):s(S,{children:n.expired});return e?s(`span`,{className:N.state,children:[s(k,{run:e}),e.state!==`running`&&e.id&&o,s(T,{run:e})]}):o}function W({run:e}){let t=r(D),n=r(g).kinds[e.input.kind],i=(e,r)=>s(u,{size:`small`,icon:e===t.cancel?void 0:x,"aria-label":`${e}: ${n}`,onClick:r,children:e});return e.state===`running`?i(t.cancel,()=>w(e.key)):e.url?i(t.download,()=>C(e)):i(t.again,()=>void E(e.input))}export{z as ExportList};