import{$t as e,En as t,Lt as n,Ot as r,Q as i,Vt as a,W as o,X as s,kn as c,m as l,x as u}from"./index-jHT1tkCe.js";import{E as d,F as f,G as p,K as m,N as h,P as g,T as _,W as v,Y as y,Z as b,it as x,q as S}from"./parts-C1VRNkno.js";import{a as C,i as w,n as T,o as E,r as D,s as O,t as k}from"./exports-UqIla5AR.js";import{H as A,U as j,z as M}from"./early-JhwasVCb.js";var N={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},P=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),F=s({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`});function I({search:t,onChange:n}){let a=i(F),{kinds:o,action:s}=i(g),{lines:c}=i(D),l=p(),{kind:d,after:f,before:m,...v}=t,y=r.filter(h()),S=y.find(e=>e===d)??`ORDERS`;return e(b,{title:a.create,children:e(`div`,{className:N.create,children:[e(`div`,{className:N.row,children:[e(`label`,{className:N.kind,children:[a.kind,e(`select`,{value:S,onChange:e=>n(A({...v,kind:r.find(t=>t===e.target.value)})),children:y.map(t=>e(`option`,{value:t,children:o[t]},t))})]}),e(_,{label:a.period,value:v,onChange:e=>n(A({kind:t.kind,...e}))}),e(u,{look:`primary`,icon:x,onClick:()=>void E({kind:S,...A(M(v,l.timezone))}),children:s})]}),e(`p`,{className:`muted`,children:[c[S],` `,a.expiry]}),e(`p`,{className:`muted`,children:a.createText})]})})}c();var L=a(`/signedIn/exports`),R=3e5;function z(){let r=i(F),a=L.useSearch(),s=L.useNavigate(),{after:c,before:u,...p}=a,{data:h,error:g,isPlaceholderData:_,refetch:v}=n(P,j(a)),x=O(),S=c||u?[]:x,C=()=>void v();return e(t,{children:[e(y,{title:r.title}),e(`div`,{className:N.page,children:[e(I,{search:a,onChange:e=>void s({search:e,replace:!0})}),e(b,{title:r.list,flush:!0,children:[e(m,{name:`exports`,label:r.title,columns:H(),rows:h||S.length>0?B(h,S,r.you):void 0,rowKey:({key:e})=>e,stale:_||!h&&!g,error:g,onRetry:C,empty:e(f,{icon:o,title:r.empty,text:r.emptyText})}),g&&!h&&S.length>0&&e(l,{error:g,onRetry:C}),e(d,{connection:h?.auditEntries,onChange:e=>void s({search:A({...p,...e})})})]})]})]})}function B(e,t,n){let r=e?.auditEntries.edges.map(e=>e.node)??[];return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...V(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var V=({after:e})=>e??{};function H(){let{columns:t,since:n,until:r}=i(F),{kinds:a}=i(g),o=p(),s=({from:e,to:t})=>e&&t?`${o.time(e)} – ${o.time(t)}`:e?n(o.time(e)):t&&r(o.time(t));return[{id:`what`,header:t.what,cell:({kind:e})=>a[e]??e},{id:`started`,header:t.started,cell:({startedAt:t})=>e(v,{at:t}),wide:!0},{id:`period`,header:t.period,cell:t=>e(`span`,{className:`muted`,children:s(t)}),wide:!0},{id:`by`,header:t.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:t.state,cell:t=>e(U,{row:t})},{id:`actions`,header:t.actions,align:`end`,cell:({run:t})=>t&&e(W,{run:t})}]}function U({row:{run:t,startedAt:n}}){let r=i(D).states,a=p(),o=new Date(Date.parse(n)+R),s=o.getTime()>Date.now()?e(S,{tone:`info`,children:r.valid(a.clock(o))}):e(S,{children:r.expired});return t?e(`span`,{className:N.state,children:[e(k,{run:t}),t.state!==`running`&&t.id&&s,e(T,{run:t})]}):s}function W({run:t}){let n=i(D),r=i(g).kinds[t.input.kind],a=(t,i)=>e(u,{size:`small`,icon:t===n.cancel?void 0:x,"aria-label":`${t}: ${r}`,onClick:i,children:t});return t.state===`running`?a(n.cancel,()=>w(t.key)):t.url?a(n.download,()=>C(t)):a(n.again,()=>void E(t.input))}export{z as ExportList};