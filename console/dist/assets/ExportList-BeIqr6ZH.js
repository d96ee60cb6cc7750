import{At as e,E as t,Nt as n,T as r,U as i,Ut as a,f as o,hn as s,v as c,vn as l,xt as u}from"./index-56XI4USA.js";import{H as d,J as f,K as p,M as m,N as h,T as g,U as _,V as v,W as y,nt as b,w as x}from"./parts-BYqyiHkm.js";import{S,_ as C,b as w,g as T,x as E,y as D}from"./details-Dg0S2g0y.js";import{H as O,R as k,V as A}from"./early-CfQr5XEC.js";var j={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},M=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),N=r({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`});function P({search:e,onChange:n}){let r=t(N),{kinds:i,lines:o,action:s}=t(m),l=d(),{kind:p=`ORDERS`,after:h,before:g,..._}=e;return a(f,{title:r.create,children:a(`div`,{className:j.create,children:[a(`div`,{className:j.row,children:[a(`label`,{className:j.kind,children:[r.kind,a(`select`,{value:p,onChange:e=>n(A({..._,kind:u.find(t=>t===e.target.value)})),children:u.map(e=>a(`option`,{value:e,children:i[e]},e))})]}),a(x,{label:r.period,value:_,onChange:t=>n(A({kind:e.kind,...t}))}),a(c,{look:`primary`,icon:b,onClick:()=>void E({kind:p,...A(k(_,l.timezone))}),children:s})]}),a(`p`,{className:`muted`,children:[o[p],` `,r.expiry]}),a(`p`,{className:`muted`,children:r.createText})]})})}l();var F=n(`/signedIn/exports`),I=3e5;function L(){let n=t(N),r=F.useSearch(),c=F.useNavigate(),{after:l,before:u,...d}=r,{data:m,error:v,isPlaceholderData:y,refetch:b}=e(M,O(r)),x=S(),C=l||u?[]:x,w=()=>void b();return a(s,{children:[a(p,{title:n.title}),a(`div`,{className:j.page,children:[a(P,{search:r,onChange:e=>void c({search:e,replace:!0})}),a(f,{title:n.list,flush:!0,children:[a(_,{name:`exports`,label:n.title,columns:B(),rows:m||C.length>0?R(m,C,n.you):void 0,rowKey:({key:e})=>e,stale:y||!m&&!v,error:v,onRetry:w,empty:a(h,{icon:i,title:n.empty,text:n.emptyText})}),v&&!m&&C.length>0&&a(o,{error:v,onRetry:w}),a(g,{connection:m?.auditEntries,onChange:e=>void c({search:A({...d,...e})})})]})]})]})}function R(e,t,n){let r=e?.auditEntries.edges.map(e=>e.node)??[];return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...z(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var z=({after:e})=>e??{};function B(){let{columns:e,since:n,until:r}=t(N),i=t(m),o=d(),s=({from:e,to:t})=>e&&t?`${o.time(e)} – ${o.time(t)}`:e?n(o.time(e)):t&&r(o.time(t));return[{id:`what`,header:e.what,cell:({kind:e})=>i.kinds[e]??e},{id:`started`,header:e.started,cell:({startedAt:e})=>a(v,{at:e}),wide:!0},{id:`period`,header:e.period,cell:e=>a(`span`,{className:`muted`,children:s(e)}),wide:!0},{id:`by`,header:e.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:e.state,cell:e=>a(V,{row:e})},{id:`actions`,header:e.actions,align:`end`,cell:({run:e})=>e&&a(H,{run:e})}]}function V({row:{run:e,startedAt:n}}){let r=t(m).states,i=d(),o=new Date(Date.parse(n)+I),s=o.getTime()>Date.now()?a(y,{tone:`info`,children:r.valid(i.clock(o))}):a(y,{children:r.expired});return e?a(`span`,{className:j.state,children:[a(T,{run:e}),e.state!==`running`&&e.id&&s,a(C,{run:e})]}):s}function H({run:e}){let n=t(m),r=n.kinds[e.input.kind],i=(e,t)=>a(c,{size:`small`,icon:e===n.cancel?void 0:b,"aria-label":`${e}: ${r}`,onClick:t,children:e});return e.state===`running`?i(n.cancel,()=>D(e.key)):e.url?i(n.download,()=>w(e)):i(n.again,()=>void E(e.input))}export{L as ExportList};