import{At as e,Bt as t,C as n,Dt as r,V as i,fn as a,g as o,hn as s,u as c,vt as l,w as u}from"./index-DStYPVG5.js";import{H as d,K as f,M as p,N as m,T as h,U as g,V as _,W as v,q as y,tt as b,w as x}from"./parts-CzZ38pdg.js";import{b as S,g as C,h as w,v as T,x as E,y as D}from"./details-CwQO3Pyu.js";import{H as O,R as k,V as A}from"./early-CY4GmciT.js";var j={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},M=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),N=n({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`});function P({search:e,onChange:n}){let r=u(N),{kinds:i,lines:a,action:s}=u(p),c=d(),{kind:f=`ORDERS`,after:m,before:h,...g}=e;return t(y,{title:r.create,children:t(`div`,{className:j.create,children:[t(`div`,{className:j.row,children:[t(`label`,{className:j.kind,children:[r.kind,t(`select`,{value:f,onChange:e=>n(A({...g,kind:l.find(t=>t===e.target.value)})),children:l.map(e=>t(`option`,{value:e,children:i[e]},e))})]}),t(x,{label:r.period,value:g,onChange:t=>n(A({kind:e.kind,...t}))}),t(o,{look:`primary`,icon:b,onClick:()=>void S({kind:f,...A(k(g,c.timezone))}),children:s})]}),t(`p`,{className:`muted`,children:[a[f],` `,r.expiry]}),t(`p`,{className:`muted`,children:r.createText})]})})}s();var F=e(`/signedIn/exports`),I=3e5;function L(){let e=u(N),n=F.useSearch(),o=F.useNavigate(),{after:s,before:l,...d}=n,{data:p,error:_,isPlaceholderData:v,refetch:b}=r(M,O(n)),x=E(),S=s||l?[]:x,C=()=>void b();return t(a,{children:[t(f,{title:e.title}),t(`div`,{className:j.page,children:[t(P,{search:n,onChange:e=>void o({search:e,replace:!0})}),t(y,{title:e.list,flush:!0,children:[t(g,{name:`exports`,label:e.title,columns:B(),rows:p||S.length>0?R(p,S,e.you):void 0,rowKey:({key:e})=>e,stale:v||!p&&!_,error:_,onRetry:C,empty:t(m,{icon:i,title:e.empty,text:e.emptyText})}),_&&!p&&S.length>0&&t(c,{error:_,onRetry:C}),t(h,{connection:p?.auditEntries,onChange:e=>void o({search:A({...d,...e})})})]})]})]})}function R(e,t,n){let r=e?.auditEntries.edges.map(e=>e.node)??[];return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...z(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var z=({after:e})=>e??{};function B(){let{columns:e,since:n,until:r}=u(N),i=u(p),a=d(),o=({from:e,to:t})=>e&&t?`${a.time(e)} – ${a.time(t)}`:e?n(a.time(e)):t&&r(a.time(t));return[{id:`what`,header:e.what,cell:({kind:e})=>i.kinds[e]??e},{id:`started`,header:e.started,cell:({startedAt:e})=>t(_,{at:e}),wide:!0},{id:`period`,header:e.period,cell:e=>t(`span`,{className:`muted`,children:o(e)}),wide:!0},{id:`by`,header:e.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:e.state,cell:e=>t(V,{row:e})},{id:`actions`,header:e.actions,align:`end`,cell:({run:e})=>e&&t(H,{run:e})}]}function V({row:{run:e,startedAt:n}}){let r=u(p).states,i=d(),a=new Date(Date.parse(n)+I),o=a.getTime()>Date.now()?t(v,{tone:`info`,children:r.valid(i.clock(a))}):t(v,{children:r.expired});return e?t(`span`,{className:j.state,children:[t(w,{run:e}),e.state!==`running`&&e.id&&o,t(C,{run:e})]}):o}function H({run:e}){let n=u(p),r=n.kinds[e.input.kind],i=(e,i)=>t(o,{size:`small`,icon:e===n.cancel?void 0:b,"aria-label":`${e}: ${r}`,onClick:i,children:e});return e.state===`running`?i(n.cancel,()=>T(e.key)):e.url?i(n.download,()=>D(e)):i(n.again,()=>void S(e.input))}export{L as ExportList};