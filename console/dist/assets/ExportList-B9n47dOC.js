import{C as e,Ot as t,V as n,Vt as r,g as i,gn as a,jt as o,pn as s,u as c,w as l,yt as u}from"./index-0TGHxELl.js";import{H as d,K as f,M as p,N as m,T as h,U as g,V as _,W as v,q as y,tt as b,w as x}from"./parts-B7sQsaSu.js";import{S,_ as C,b as w,g as T,x as E,y as D}from"./details-DW0RqXrY.js";import{H as O,R as k,V as A}from"./early-Dvks-6GI.js";var j={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},M=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),N=e({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`});function P({search:e,onChange:t}){let n=l(N),{kinds:a,lines:o,action:s}=l(p),c=d(),{kind:f=`ORDERS`,after:m,before:h,...g}=e;return r(y,{title:n.create,children:r(`div`,{className:j.create,children:[r(`div`,{className:j.row,children:[r(`label`,{className:j.kind,children:[n.kind,r(`select`,{value:f,onChange:e=>t(A({...g,kind:u.find(t=>t===e.target.value)})),children:u.map(e=>r(`option`,{value:e,children:a[e]},e))})]}),r(x,{label:n.period,value:g,onChange:n=>t(A({kind:e.kind,...n}))}),r(i,{look:`primary`,icon:b,onClick:()=>void E({kind:f,...A(k(g,c.timezone))}),children:s})]}),r(`p`,{className:`muted`,children:[o[f],` `,n.expiry]}),r(`p`,{className:`muted`,children:n.createText})]})})}a();var F=o(`/signedIn/exports`),I=3e5;function L(){let e=l(N),i=F.useSearch(),a=F.useNavigate(),{after:o,before:u,...d}=i,{data:p,error:_,isPlaceholderData:v,refetch:b}=t(M,O(i)),x=S(),C=o||u?[]:x,w=()=>void b();return r(s,{children:[r(f,{title:e.title}),r(`div`,{className:j.page,children:[r(P,{search:i,onChange:e=>void a({search:e,replace:!0})}),r(y,{title:e.list,flush:!0,children:[r(g,{name:`exports`,label:e.title,columns:B(),rows:p||C.length>0?R(p,C,e.you):void 0,rowKey:({key:e})=>e,stale:v||!p&&!_,error:_,onRetry:w,empty:r(m,{icon:n,title:e.empty,text:e.emptyText})}),_&&!p&&C.length>0&&r(c,{error:_,onRetry:w}),r(h,{connection:p?.auditEntries,onChange:e=>void a({search:A({...d,...e})})})]})]})]})}function R(e,t,n){let r=e?.auditEntries.edges.map(e=>e.node)??[];return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...z(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var z=({after:e})=>e??{};function B(){let{columns:e,since:t,until:n}=l(N),i=l(p),a=d(),o=({from:e,to:r})=>e&&r?`${a.time(e)} – ${a.time(r)}`:e?t(a.time(e)):r&&n(a.time(r));return[{id:`what`,header:e.what,cell:({kind:e})=>i.kinds[e]??e},{id:`started`,header:e.started,cell:({startedAt:e})=>r(_,{at:e}),wide:!0},{id:`period`,header:e.period,cell:e=>r(`span`,{className:`muted`,children:o(e)}),wide:!0},{id:`by`,header:e.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:e.state,cell:e=>r(V,{row:e})},{id:`actions`,header:e.actions,align:`end`,cell:({run:e})=>e&&r(H,{run:e})}]}function V({row:{run:e,startedAt:t}}){let n=l(p).states,i=d(),a=new Date(Date.parse(t)+I),o=a.getTime()>Date.now()?r(v,{tone:`info`,children:n.valid(i.clock(a))}):r(v,{children:n.expired});return e?r(`span`,{className:j.state,children:[r(T,{run:e}),e.state!==`running`&&e.id&&o,r(C,{run:e})]}):o}function H({run:e}){let t=l(p),n=t.kinds[e.input.kind],a=(e,a)=>r(i,{size:`small`,icon:e===t.cancel?void 0:b,"aria-label":`${e}: ${n}`,onClick:a,children:e});return e.state===`running`?a(t.cancel,()=>D(e.key)):e.url?a(t.download,()=>w(e)):a(t.again,()=>void E(e.input))}export{L as ExportList};