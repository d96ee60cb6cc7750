import{Mn as e,Q as t,Ut as n,W as r,X as i,kn as a,kt as o,m as s,nn as c,x as l,zt as u}from"./index-ntnhS566.js";import{D as d,E as f,F as p,G as m,I as h,J as g,K as _,P as v,Q as y,X as b,at as x,q as S}from"./parts-B2JQus4x.js";import{a as C,i as w,n as T,o as E,r as D,s as O,t as k}from"./exports-D_OjU144.js";import{H as A,U as j,z as M}from"./early-grBt5JFH.js";var N={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},P=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),F=i({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`});function I({search:e,onChange:n}){let r=t(F),{kinds:i,action:a}=t(p),{lines:s}=t(D),u=_(),{kind:d,after:m,before:h,...g}=e,b=o.filter(v()),S=b.find(e=>e===d)??`ORDERS`;return c(y,{title:r.create,children:c(`div`,{className:N.create,children:[c(`div`,{className:N.row,children:[c(`label`,{className:N.kind,children:[r.kind,c(`select`,{value:S,onChange:e=>n(A({...g,kind:o.find(t=>t===e.target.value)})),children:b.map(e=>c(`option`,{value:e,children:i[e]},e))})]}),c(f,{label:r.period,value:g,onChange:t=>n(A({kind:e.kind,...t}))}),c(l,{look:`primary`,icon:x,onClick:()=>void E({kind:S,...A(M(g,u.timezone))}),children:a})]}),c(`p`,{className:`muted`,children:[s[S],` `,r.expiry]}),c(`p`,{className:`muted`,children:r.createText})]})})}e();var L=n(`/signedIn/exports`),R=3e5;function z(){let e=t(F),n=L.useSearch(),i=L.useNavigate(),{after:o,before:l,...f}=n,{data:p,error:m,isPlaceholderData:g,refetch:_}=u(P,j(n)),v=O(),x=o||l?[]:v,C=()=>void _();return c(a,{children:[c(b,{title:e.title}),c(`div`,{className:N.page,children:[c(I,{search:n,onChange:e=>void i({search:e,replace:!0})}),c(y,{title:e.list,flush:!0,children:[c(S,{name:`exports`,label:e.title,columns:H(),rows:p||x.length>0?B(p,x,e.you):void 0,rowKey:({key:e})=>e,stale:g||!p&&!m,error:m,onRetry:C,empty:c(h,{icon:r,title:e.empty,text:e.emptyText})}),m&&!p&&x.length>0&&c(s,{error:m,onRetry:C}),c(d,{connection:p?.auditEntries,onChange:e=>void i({search:A({...f,...e})})})]})]})]})}function B(e,t,n){let r=e?.auditEntries.edges.map(e=>e.node)??[];return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...V(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var V=({after:e})=>e??{};function H(){let{columns:e,since:n,until:r}=t(F),{kinds:i}=t(p),a=_(),o=({from:e,to:t})=>e&&t?`${a.time(e)} – ${a.time(t)}`:e?n(a.time(e)):t&&r(a.time(t));return[{id:`what`,header:e.what,cell:({kind:e})=>i[e]??e},{id:`started`,header:e.started,cell:({startedAt:e})=>c(m,{at:e}),wide:!0},{id:`period`,header:e.period,cell:e=>c(`span`,{className:`muted`,children:o(e)}),wide:!0},{id:`by`,header:e.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:e.state,cell:e=>c(U,{row:e})},{id:`actions`,header:e.actions,align:`end`,cell:({run:e})=>e&&c(W,{run:e})}]}function U({row:{run:e,startedAt:n}}){let r=t(D).states,i=_(),a=new Date(Date.parse(n)+R),o=a.getTime()>Date.now()?c(g,{tone:`info`,children:r.valid(i.clock(a))}):c(g,{children:r.expired});return e?c(`span`,{className:N.state,children:[c(k,{run:e}),e.state!==`running`&&e.id&&o,c(T,{run:e})]}):o}function W({run:e}){let n=t(D),r=t(p).kinds[e.input.kind],i=(e,t)=>c(l,{size:`small`,icon:e===n.cancel?void 0:x,"aria-label":`${e}: ${r}`,onClick:t,children:e});return e.state===`running`?i(n.cancel,()=>w(e.key)):e.url?i(n.download,()=>C(e)):i(n.again,()=>void E(e.input))}export{z as ExportList};