import{C as e,Et as t,Lt as n,V as r,_t as i,fn as a,g as o,kt as s,ln as c,u as l,w as u}from"./index-BzP1EClE.js";import{A as d,F as f,N as p,P as m,T as h,U as g,b as _,j as v,k as y,w as b,y as x}from"./parts-DggjclEf.js";import{b as S,g as C,h as w,v as T,x as E,y as D}from"./details-6EBFLphC.js";import{I as O,L as k,N as A}from"./early-CRuJpbae.js";var j={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},M=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),N=e({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`});function P({search:e,onChange:t}){let r=u(N),{kinds:a,lines:s,action:c}=u(b),l=m(),{kind:d=`ORDERS`,after:p,before:h,..._}=e;return n(f,{title:r.create,children:n(`div`,{className:j.create,children:[n(`div`,{className:j.row,children:[n(`label`,{className:j.kind,children:[r.kind,n(`select`,{value:d,onChange:e=>t(O({..._,kind:i.find(t=>t===e.target.value)})),children:i.map(e=>n(`option`,{value:e,children:a[e]},e))})]}),n(x,{label:r.period,value:_,onChange:n=>t(O({kind:e.kind,...n}))}),n(o,{look:`primary`,icon:g,onClick:()=>void S({kind:d,...O(A(_,l.timezone))}),children:c})]}),n(`p`,{className:`muted`,children:[s[d],` `,r.expiry]}),n(`p`,{className:`muted`,children:r.createText})]})})}a();var F=s(`/signedIn/exports`),I=3e5;function L(){let e=u(N),i=F.useSearch(),a=F.useNavigate(),{after:o,before:s,...m}=i,{data:g,error:v,isPlaceholderData:y,refetch:b}=t(M,k(i)),x=E(),S=o||s?[]:x,C=()=>void b();return n(c,{children:[n(p,{title:e.title}),n(`div`,{className:j.page,children:[n(P,{search:i,onChange:e=>void a({search:e,replace:!0})}),n(f,{title:e.list,flush:!0,children:[n(d,{name:`exports`,label:e.title,columns:B(),rows:g||S.length>0?R(g,S,e.you):void 0,rowKey:({key:e})=>e,stale:y||!g&&!v,error:v,onRetry:C,empty:n(h,{icon:r,title:e.empty,text:e.emptyText})}),v&&!g&&S.length>0&&n(l,{error:v,onRetry:C}),n(_,{connection:g?.auditEntries,onChange:e=>void a({search:O({...m,...e})})})]})]})]})}function R(e,t,n){let r=e?.auditEntries.edges.map(e=>e.node)??[];return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...z(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var z=({after:e})=>e??{};function B(){let{columns:e,since:t,until:r}=u(N),i=u(b),a=m(),o=({from:e,to:n})=>e&&n?`${a.time(e)} – ${a.time(n)}`:e?t(a.time(e)):n&&r(a.time(n));return[{id:`what`,header:e.what,cell:({kind:e})=>i.kinds[e]??e},{id:`started`,header:e.started,cell:({startedAt:e})=>n(y,{at:e}),wide:!0},{id:`period`,header:e.period,cell:e=>n(`span`,{className:`muted`,children:o(e)}),wide:!0},{id:`by`,header:e.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:e.state,cell:e=>n(V,{row:e})},{id:`actions`,header:e.actions,align:`end`,cell:({run:e})=>e&&n(H,{run:e})}]}function V({row:{run:e,startedAt:t}}){let r=u(b).states,i=m(),a=new Date(Date.parse(t)+I),o=a.getTime()>Date.now()?n(v,{tone:`info`,children:r.valid(i.clock(a))}):n(v,{children:r.expired});return e?n(`span`,{className:j.state,children:[n(C,{run:e}),e.state!==`running`&&e.id&&o,n(w,{run:e})]}):o}function H({run:e}){let t=u(b),r=t.kinds[e.input.kind],i=(e,i)=>n(o,{size:`small`,icon:e===t.cancel?void 0:g,"aria-label":`${e}: ${r}`,onClick:i,children:e});return e.state===`running`?i(t.cancel,()=>T(e.key)):e.url?i(t.download,()=>D(e)):i(t.again,()=>void S(e.input))}export{L as ExportList};