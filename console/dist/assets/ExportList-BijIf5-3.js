import{At as e,Bt as t,C as n,Dt as r,V as i,fn as a,g as o,hn as s,u as c,vt as l,w as u}from"./index-BWULAgIa.js";import{$ as d,A as f,B as p,C as m,G as h,H as g,S as _,V as v,W as y,j as b,z as x}from"./parts-DcudJn1c.js";import{b as S,g as C,h as w,v as T,x as E,y as D}from"./details-CKO6Nlno.js";import{H as O,R as k,V as A}from"./early-CY4GmciT.js";var j={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},M=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),N=n({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`});function P({search:e,onChange:n}){let r=u(N),{kinds:i,lines:a,action:s}=u(f),c=p(),{kind:m=`ORDERS`,after:g,before:v,...y}=e;return t(h,{title:r.create,children:t(`div`,{className:j.create,children:[t(`div`,{className:j.row,children:[t(`label`,{className:j.kind,children:[r.kind,t(`select`,{value:m,onChange:e=>n(A({...y,kind:l.find(t=>t===e.target.value)})),children:l.map(e=>t(`option`,{value:e,children:i[e]},e))})]}),t(_,{label:r.period,value:y,onChange:t=>n(A({kind:e.kind,...t}))}),t(o,{look:`primary`,icon:d,onClick:()=>void S({kind:m,...A(k(y,c.timezone))}),children:s})]}),t(`p`,{className:`muted`,children:[a[m],` `,r.expiry]}),t(`p`,{className:`muted`,children:r.createText})]})})}s();var F=e(`/signedIn/exports`),I=3e5;function L(){let e=u(N),n=F.useSearch(),o=F.useNavigate(),{after:s,before:l,...d}=n,{data:f,error:p,isPlaceholderData:g,refetch:_}=r(M,O(n)),x=E(),S=s||l?[]:x,C=()=>void _();return t(a,{children:[t(y,{title:e.title}),t(`div`,{className:j.page,children:[t(P,{search:n,onChange:e=>void o({search:e,replace:!0})}),t(h,{title:e.list,flush:!0,children:[t(v,{name:`exports`,label:e.title,columns:B(),rows:f||S.length>0?R(f,S,e.you):void 0,rowKey:({key:e})=>e,stale:g||!f&&!p,error:p,onRetry:C,empty:t(b,{icon:i,title:e.empty,text:e.emptyText})}),p&&!f&&S.length>0&&t(c,{error:p,onRetry:C}),t(m,{connection:f?.auditEntries,onChange:e=>void o({search:A({...d,...e})})})]})]})]})}function R(e,t,n){let r=e?.auditEntries.edges.map(e=>e.node)??[];return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...z(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var z=({after:e})=>e??{};function B(){let{columns:e,since:n,until:r}=u(N),i=u(f),a=p(),o=({from:e,to:t})=>e&&t?`${a.time(e)} – ${a.time(t)}`:e?n(a.time(e)):t&&r(a.time(t));return[{id:`what`,header:e.what,cell:({kind:e})=>i.kinds[e]??e},{id:`started`,header:e.started,cell:({startedAt:e})=>t(x,{at:e}),wide:!0},{id:`period`,header:e.period,cell:e=>t(`span`,{className:`muted`,children:o(e)}),wide:!0},{id:`by`,header:e.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:e.state,cell:e=>t(V,{row:e})},{id:`actions`,header:e.actions,align:`end`,cell:({run:e})=>e&&t(H,{run:e})}]}function V({row:{run:e,startedAt:n}}){let r=u(f).states,i=p(),a=new Date(Date.parse(n)+I),o=a.getTime()>Date.now()?t(g,{tone:`info`,children:r.valid(i.clock(a))}):t(g,{children:r.expired});return e?t(`span`,{className:j.state,children:[t(w,{run:e}),e.state!==`running`&&e.id&&o,t(C,{run:e})]}):o}function H({run:e}){let n=u(f),r=n.kinds[e.input.kind],i=(e,i)=>t(o,{size:`small`,icon:e===n.cancel?void 0:d,"aria-label":`${e}: ${r}`,onClick:i,children:e});return e.state===`running`?i(n.cancel,()=>T(e.key)):e.url?i(n.download,()=>D(e)):i(n.again,()=>void S(e.input))}export{L as ExportList};