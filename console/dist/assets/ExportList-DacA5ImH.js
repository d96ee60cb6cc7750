import{Ct as e,R as t,b as n,g as r,jt as i,on as a,pt as o,rn as s,u as c,x as l,xt as u}from"./index-pEbad9IO.js";import{A as d,C as f,H as p,M as m,N as h,O as g,P as _,k as v,v as y,w as b,y as x}from"./parts-CwdO98Ky.js";import{_ as S,g as C,m as w,p as T,v as E,y as D}from"./details-CxT677om.js";import{I as O,L as k,N as A}from"./early-B5IRyXOX.js";var j={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},M=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),N=n({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`});function P({search:e,onChange:t}){let n=l(N),{kinds:a,lines:s,action:c}=l(f),u=h(),{kind:d=`ORDERS`,after:m,before:g,...v}=e;return i(_,{title:n.create,children:i(`div`,{className:j.create,children:[i(`div`,{className:j.row,children:[i(`label`,{className:j.kind,children:[n.kind,i(`select`,{value:d,onChange:e=>t(O({...v,kind:o.find(t=>t===e.target.value)})),children:o.map(e=>i(`option`,{value:e,children:a[e]},e))})]}),i(y,{label:n.period,value:v,onChange:n=>t(O({kind:e.kind,...n}))}),i(r,{look:`primary`,icon:p,onClick:()=>void E({kind:d,...O(A(v,u.timezone))}),children:c})]}),i(`p`,{className:`muted`,children:[s[d],` `,n.expiry]}),i(`p`,{className:`muted`,children:n.createText})]})})}a();var F=e(`/signedIn/exports`),I=3e5;function L(){let e=l(N),n=F.useSearch(),r=F.useNavigate(),{after:a,before:o,...d}=n,{data:f,error:p,isPlaceholderData:h,refetch:g}=u(M,k(n)),y=D(),S=a||o?[]:y,C=()=>void g();return i(s,{children:[i(m,{title:e.title}),i(`div`,{className:j.page,children:[i(P,{search:n,onChange:e=>void r({search:e,replace:!0})}),i(_,{title:e.list,flush:!0,children:[i(v,{name:`exports`,label:e.title,columns:B(),rows:f||S.length>0?R(f,S,e.you):void 0,rowKey:({key:e})=>e,stale:h||!f&&!p,error:p,onRetry:C,empty:i(b,{icon:t,title:e.empty,text:e.emptyText})}),p&&!f&&S.length>0&&i(c,{error:p,onRetry:C}),i(x,{connection:f?.auditEntries,onChange:e=>void r({search:O({...d,...e})})})]})]})]})}function R(e,t,n){let r=e?.auditEntries.edges.map(e=>e.node)??[];return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...z(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var z=({after:e})=>e??{};function B(){let{columns:e,since:t,until:n}=l(N),r=l(f),a=h(),o=({from:e,to:r})=>e&&r?`${a.time(e)} – ${a.time(r)}`:e?t(a.time(e)):r&&n(a.time(r));return[{id:`what`,header:e.what,cell:({kind:e})=>r.kinds[e]??e},{id:`started`,header:e.started,cell:({startedAt:e})=>i(g,{at:e}),wide:!0},{id:`period`,header:e.period,cell:e=>i(`span`,{className:`muted`,children:o(e)}),wide:!0},{id:`by`,header:e.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:e.state,cell:e=>i(V,{row:e})},{id:`actions`,header:e.actions,align:`end`,cell:({run:e})=>e&&i(H,{run:e})}]}function V({row:{run:e,startedAt:t}}){let n=l(f).states,r=h(),a=new Date(Date.parse(t)+I),o=a.getTime()>Date.now()?i(d,{tone:`info`,children:n.valid(r.clock(a))}):i(d,{children:n.expired});return e?i(`span`,{className:j.state,children:[i(w,{run:e}),e.state!==`running`&&e.id&&o,i(T,{run:e})]}):o}function H({run:e}){let t=l(f),n=t.kinds[e.input.kind],a=(e,a)=>i(r,{size:`small`,icon:e===t.cancel?void 0:p,"aria-label":`${e}: ${n}`,onClick:a,children:e});return e.state===`running`?a(t.cancel,()=>C(e.key)):e.url?a(t.download,()=>S(e)):a(t.again,()=>void E(e.input))}export{L as ExportList};