import{Ft as e,Jt as t,V as n,Y as r,d as i,jt as a,q as o,v as s,wn as c,xn as l,xt as u}from"./index-ByM-MJ82.js";import{D as d,E as f,F as p,J as m,L as h,P as g,Q as _,X as v,Y as y,et as b,it as x,q as S}from"./parts-C2OOrKHF.js";import{a as C,i as w,n as T,o as E,r as D,s as O,t as k}from"./exports-BpGCcLwu.js";import{H as A,U as j,z as M}from"./early-__BPvlh7.js";var N={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},P=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),F=o({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`});function I({search:e,onChange:n}){let i=r(F),{kinds:a,action:o}=r(p),{lines:c}=r(D),l=m(),{kind:d,after:h,before:_,...v}=e,y=u.filter(g()),S=y.find(e=>e===d)??`ORDERS`;return t(b,{title:i.create,children:t(`div`,{className:N.create,children:[t(`div`,{className:N.row,children:[t(`label`,{className:N.kind,children:[i.kind,t(`select`,{value:S,onChange:e=>n(A({...v,kind:u.find(t=>t===e.target.value)})),children:y.map(e=>t(`option`,{value:e,children:a[e]},e))})]}),t(f,{label:i.period,value:v,onChange:t=>n(A({kind:e.kind,...t}))}),t(s,{look:`primary`,icon:x,onClick:()=>void E({kind:S,...A(M(v,l.timezone))}),children:o})]}),t(`p`,{className:`muted`,children:[c[S],` `,i.expiry]}),t(`p`,{className:`muted`,children:i.createText})]})})}c();var L=e(`/signedIn/exports`),R=3e5;function z(){let e=r(F),o=L.useSearch(),s=L.useNavigate(),{after:c,before:u,...f}=o,{data:p,error:m,isPlaceholderData:g,refetch:v}=a(P,j(o)),x=O(),S=c||u?[]:x,C=()=>void v();return t(l,{children:[t(_,{title:e.title}),t(`div`,{className:N.page,children:[t(I,{search:o,onChange:e=>void s({search:e,replace:!0})}),t(b,{title:e.list,flush:!0,children:[t(y,{name:`exports`,label:e.title,columns:H(),rows:p||S.length>0?B(p,S,e.you):void 0,rowKey:({key:e})=>e,stale:g||!p&&!m,error:m,onRetry:C,empty:t(h,{icon:n,title:e.empty,text:e.emptyText})}),m&&!p&&S.length>0&&t(i,{error:m,onRetry:C}),t(d,{connection:p?.auditEntries,onChange:e=>void s({search:A({...f,...e})})})]})]})]})}function B(e,t,n){let r=e?.auditEntries.edges.map(e=>e.node)??[];return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...V(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var V=({after:e})=>e??{};function H(){let{columns:e,since:n,until:i}=r(F),{kinds:a}=r(p),o=m(),s=({from:e,to:t})=>e&&t?`${o.time(e)} – ${o.time(t)}`:e?n(o.time(e)):t&&i(o.time(t));return[{id:`what`,header:e.what,cell:({kind:e})=>a[e]??e},{id:`started`,header:e.started,cell:({startedAt:e})=>t(S,{at:e}),wide:!0},{id:`period`,header:e.period,cell:e=>t(`span`,{className:`muted`,children:s(e)}),wide:!0},{id:`by`,header:e.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:e.state,cell:e=>t(U,{row:e})},{id:`actions`,header:e.actions,align:`end`,cell:({run:e})=>e&&t(W,{run:e})}]}function U({row:{run:e,startedAt:n}}){let i=r(D).states,a=m(),o=new Date(Date.parse(n)+R),s=o.getTime()>Date.now()?t(v,{tone:`info`,children:i.valid(a.clock(o))}):t(v,{children:i.expired});return e?t(`span`,{className:N.state,children:[t(k,{run:e}),e.state!==`running`&&e.id&&s,t(T,{run:e})]}):s}function W({run:e}){let n=r(D),i=r(p).kinds[e.input.kind],a=(e,r)=>t(s,{size:`small`,icon:e===n.cancel?void 0:x,"aria-label":`${e}: ${i}`,onClick:r,children:e});return e.state===`running`?a(n.cancel,()=>w(e.key)):e.url?a(n.download,()=>C(e)):a(n.again,()=>void E(e.input))}export{z as ExportList};