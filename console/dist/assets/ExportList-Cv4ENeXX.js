import{At as e,L as t,St as n,an as r,b as i,bt as a,f as o,ft as s,h as c,nn as l,y as u}from"./index-Cp0A1w_e.js";import{C as d,D as f,M as p,N as m,O as h,S as g,V as _,_ as v,j as y,k as b,v as x}from"./parts-mq6H3t82.js";import{_ as S,g as C,m as w,p as T,v as E,y as D}from"./details-CkmDreeo.js";import{I as O,L as k,N as A}from"./early-TkO9i4Wa.js";var j={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},M=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),N=u({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`});function P({search:t,onChange:n}){let r=i(N),{kinds:a,lines:o,action:l}=i(g),u=p(),{kind:d=`ORDERS`,after:f,before:h,...y}=t;return e(m,{title:r.create,children:e(`div`,{className:j.create,children:[e(`div`,{className:j.row,children:[e(`label`,{className:j.kind,children:[r.kind,e(`select`,{value:d,onChange:e=>n(O({...y,kind:s.find(t=>t===e.target.value)})),children:s.map(t=>e(`option`,{value:t,children:a[t]},t))})]}),e(v,{label:r.period,value:y,onChange:e=>n(O({kind:t.kind,...e}))}),e(c,{look:`primary`,icon:_,onClick:()=>void E({kind:d,...O(A(y,u.timezone))}),children:l})]}),e(`p`,{className:`muted`,children:[o[d],` `,r.expiry]}),e(`p`,{className:`muted`,children:r.createText})]})})}r();var F=n(`/signedIn/exports`),I=3e5;function L(){let n=i(N),r=F.useSearch(),s=F.useNavigate(),{after:c,before:u,...f}=r,{data:p,error:g,isPlaceholderData:_,refetch:v}=a(M,k(r)),b=D(),S=c||u?[]:b,C=()=>void v();return e(l,{children:[e(y,{title:n.title}),e(`div`,{className:j.page,children:[e(P,{search:r,onChange:e=>void s({search:e,replace:!0})}),e(m,{title:n.list,flush:!0,children:[e(h,{name:`exports`,label:n.title,columns:B(),rows:p||S.length>0?R(p,S,n.you):void 0,rowKey:({key:e})=>e,stale:_||!p&&!g,error:g,onRetry:C,empty:e(d,{icon:t,title:n.empty,text:n.emptyText})}),g&&!p&&S.length>0&&e(o,{error:g,onRetry:C}),e(x,{connection:p?.auditEntries,onChange:e=>void s({search:O({...f,...e})})})]})]})]})}function R(e,t,n){let r=e?.auditEntries.edges.map(e=>e.node)??[];return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...z(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var z=({after:e})=>e??{};function B(){let{columns:t,since:n,until:r}=i(N),a=i(g),o=p(),s=({from:e,to:t})=>e&&t?`${o.time(e)} – ${o.time(t)}`:e?n(o.time(e)):t&&r(o.time(t));return[{id:`what`,header:t.what,cell:({kind:e})=>a.kinds[e]??e},{id:`started`,header:t.started,cell:({startedAt:t})=>e(f,{at:t}),wide:!0},{id:`period`,header:t.period,cell:t=>e(`span`,{className:`muted`,children:s(t)}),wide:!0},{id:`by`,header:t.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:t.state,cell:t=>e(V,{row:t})},{id:`actions`,header:t.actions,align:`end`,cell:({run:t})=>t&&e(H,{run:t})}]}function V({row:{run:t,startedAt:n}}){let r=i(g).states,a=p(),o=new Date(Date.parse(n)+I),s=o.getTime()>Date.now()?e(b,{tone:`info`,children:r.valid(a.clock(o))}):e(b,{children:r.expired});return t?e(`span`,{className:j.state,children:[e(w,{run:t}),t.state!==`running`&&t.id&&s,e(T,{run:t})]}):s}function H({run:t}){let n=i(g),r=n.kinds[t.input.kind],a=(t,i)=>e(c,{size:`small`,icon:t===n.cancel?void 0:_,"aria-label":`${t}: ${r}`,onClick:i,children:t});return t.state===`running`?a(n.cancel,()=>C(t.key)):t.url?a(n.download,()=>S(t)):a(n.again,()=>void E(t.input))}export{L as ExportList};