import{I as e,dt as t,in as n,kt as r,m as i,tn as a,v as o,xt as s,y as c,yt as l}from"./index-CdLjoX9j.js";import{C as u,D as d,M as f,N as p,O as m,S as h,V as g,_,j as v,k as y,v as b}from"./parts-BuvpNoOs.js";import{_ as x,g as S,m as C,p as w,v as T,y as E}from"./details-DFQpt3oy.js";import{I as D,L as O,N as k}from"./early-NQvuXKrB.js";var A={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},j=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),M=o({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`});function N({search:e,onChange:n}){let a=c(M),{kinds:o,lines:s,action:l}=c(h),u=f(),{kind:d=`ORDERS`,after:m,before:v,...y}=e;return r(p,{title:a.create,children:r(`div`,{className:A.create,children:[r(`div`,{className:A.row,children:[r(`label`,{className:A.kind,children:[a.kind,r(`select`,{value:d,onChange:e=>n(D({...y,kind:t.find(t=>t===e.target.value)})),children:t.map(e=>r(`option`,{value:e,children:o[e]},e))})]}),r(_,{label:a.period,value:y,onChange:t=>n(D({kind:e.kind,...t}))}),r(i,{look:`primary`,icon:g,onClick:()=>void T({kind:d,...D(k(y,u.timezone))}),children:l})]}),r(`p`,{className:`muted`,children:[s[d],` `,a.expiry]}),r(`p`,{className:`muted`,children:a.createText})]})})}n();var P=s(`/signedIn/exports`),F=3e5;function I(){let t=c(M),n=P.useSearch(),i=P.useNavigate(),{after:o,before:s,...d}=n,{data:f,error:h,isPlaceholderData:g,refetch:_}=l(j,O(n)),y=E(),x=f&&L(f,o||s?[]:y,t.you);return r(a,{children:[r(v,{title:t.title}),r(`div`,{className:A.page,children:[r(N,{search:n,onChange:e=>void i({search:e,replace:!0})}),r(p,{title:t.list,flush:!0,children:[r(m,{name:`exports`,label:t.title,columns:z(),rows:x,rowKey:({key:e})=>e,stale:g,error:h,onRetry:()=>void _(),empty:r(u,{icon:e,title:t.empty,text:t.emptyText})}),r(b,{connection:f?.auditEntries,onChange:e=>void i({search:D({...d,...e})})})]})]})]})}function L(e,t,n){let r=e.auditEntries.edges.map(e=>e.node);return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...R(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var R=({after:e})=>e??{};function z(){let{columns:e,since:t,until:n}=c(M),i=c(h),a=f(),o=({from:e,to:r})=>e&&r?`${a.time(e)} – ${a.time(r)}`:e?t(a.time(e)):r&&n(a.time(r));return[{id:`what`,header:e.what,cell:({kind:e})=>i.kinds[e]??e},{id:`started`,header:e.started,cell:({startedAt:e})=>r(d,{at:e}),wide:!0},{id:`period`,header:e.period,cell:e=>r(`span`,{className:`muted`,children:o(e)}),wide:!0},{id:`by`,header:e.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:e.state,cell:e=>r(B,{row:e})},{id:`actions`,header:e.actions,align:`end`,cell:({run:e})=>e&&r(V,{run:e})}]}function B({row:{run:e,startedAt:t}}){let n=c(h).states,i=f(),a=new Date(Date.parse(t)+F),o=a.getTime()>Date.now()?r(y,{tone:`info`,children:n.valid(i.clock(a))}):r(y,{children:n.expired});return e?r(`span`,{className:A.state,children:[r(C,{run:e}),e.state!==`running`&&e.id&&o,r(w,{run:e})]}):o}function V({run:e}){let t=c(h),n=t.kinds[e.input.kind],a=(e,a)=>r(i,{size:`small`,icon:e===t.cancel?void 0:g,"aria-label":`${e}: ${n}`,onClick:a,children:e});return e.state===`running`?a(t.cancel,()=>S(e.key)):e.url?a(t.download,()=>x(e)):a(t.again,()=>void T(e.input))}export{I as ExportList};