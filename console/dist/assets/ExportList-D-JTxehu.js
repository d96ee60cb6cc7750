import{I as e,d as t,dt as n,in as r,kt as i,m as a,tn as o,v as s,xt as c,y as l,yt as u}from"./index-DYcuAoF6.js";import{C as d,D as f,M as p,N as m,O as h,S as g,V as _,_ as v,j as y,k as b,v as x}from"./parts-C0Z_Ugd4.js";import{_ as S,g as C,m as w,p as T,v as E,y as D}from"./details-DyJtnXNU.js";import{I as O,L as k,N as A}from"./early-NQvuXKrB.js";var j={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},M=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),N=s({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`});function P({search:e,onChange:t}){let r=l(N),{kinds:o,lines:s,action:c}=l(g),u=p(),{kind:d=`ORDERS`,after:f,before:h,...y}=e;return i(m,{title:r.create,children:i(`div`,{className:j.create,children:[i(`div`,{className:j.row,children:[i(`label`,{className:j.kind,children:[r.kind,i(`select`,{value:d,onChange:e=>t(O({...y,kind:n.find(t=>t===e.target.value)})),children:n.map(e=>i(`option`,{value:e,children:o[e]},e))})]}),i(v,{label:r.period,value:y,onChange:n=>t(O({kind:e.kind,...n}))}),i(a,{look:`primary`,icon:_,onClick:()=>void E({kind:d,...O(A(y,u.timezone))}),children:c})]}),i(`p`,{className:`muted`,children:[s[d],` `,r.expiry]}),i(`p`,{className:`muted`,children:r.createText})]})})}r();var F=c(`/signedIn/exports`),I=3e5;function L(){let n=l(N),r=F.useSearch(),a=F.useNavigate(),{after:s,before:c,...f}=r,{data:p,error:g,isPlaceholderData:_,refetch:v}=u(M,k(r)),b=D(),S=s||c?[]:b,C=()=>void v();return i(o,{children:[i(y,{title:n.title}),i(`div`,{className:j.page,children:[i(P,{search:r,onChange:e=>void a({search:e,replace:!0})}),i(m,{title:n.list,flush:!0,children:[i(h,{name:`exports`,label:n.title,columns:B(),rows:p||S.length>0?R(p,S,n.you):void 0,rowKey:({key:e})=>e,stale:_||!p&&!g,error:g,onRetry:C,empty:i(d,{icon:e,title:n.empty,text:n.emptyText})}),g&&!p&&S.length>0&&i(t,{error:g,onRetry:C}),i(x,{connection:p?.auditEntries,onChange:e=>void a({search:O({...f,...e})})})]})]})]})}function R(e,t,n){let r=e?.auditEntries.edges.map(e=>e.node)??[];return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...z(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var z=({after:e})=>e??{};function B(){let{columns:e,since:t,until:n}=l(N),r=l(g),a=p(),o=({from:e,to:r})=>e&&r?`${a.time(e)} – ${a.time(r)}`:e?t(a.time(e)):r&&n(a.time(r));return[{id:`what`,header:e.what,cell:({kind:e})=>r.kinds[e]??e},{id:`started`,header:e.started,cell:({startedAt:e})=>i(f,{at:e}),wide:!0},{id:`period`,header:e.period,cell:e=>i(`span`,{className:`muted`,children:o(e)}),wide:!0},{id:`by`,header:e.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:e.state,cell:e=>i(V,{row:e})},{id:`actions`,header:e.actions,align:`end`,cell:({run:e})=>e&&i(H,{run:e})}]}function V({row:{run:e,startedAt:t}}){let n=l(g).states,r=p(),a=new Date(Date.parse(t)+I),o=a.getTime()>Date.now()?i(b,{tone:`info`,children:n.valid(r.clock(a))}):i(b,{children:n.expired});return e?i(`span`,{className:j.state,children:[i(w,{run:e}),e.state!==`running`&&e.id&&o,i(T,{run:e})]}):o}function H({run:e}){let t=l(g),n=t.kinds[e.input.kind],r=(e,r)=>i(a,{size:`small`,icon:e===t.cancel?void 0:_,"aria-label":`${e}: ${n}`,onClick:r,children:e});return e.state===`running`?r(t.cancel,()=>C(e.key)):e.url?r(t.download,()=>S(e)):r(t.again,()=>void E(e.input))}export{L as ExportList};