import{At as e,E as t,Nt as n,T as r,U as i,Wt as a,f as o,gn as s,v as c,xt as l,yn as u}from"./index-CwcODLW1.js";import{F as d,G as f,K as p,N as m,P as h,T as g,W as _,Y as v,Z as y,at as b,q as x,w as S}from"./parts-DRGWu0GN.js";import{a as C,i as w,n as T,o as E,r as D,s as O,t as k}from"./exports-BhUov7zG.js";import{H as A,R as j,V as M}from"./early-CfQr5XEC.js";var N={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},P=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),F=r({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`});function I({search:e,onChange:n}){let r=t(F),{kinds:i,action:o}=t(h),{lines:s}=t(D),u=f(),{kind:d,after:p,before:g,..._}=e,v=l.filter(m()),x=v.find(e=>e===d)??`ORDERS`;return a(y,{title:r.create,children:a(`div`,{className:N.create,children:[a(`div`,{className:N.row,children:[a(`label`,{className:N.kind,children:[r.kind,a(`select`,{value:x,onChange:e=>n(M({..._,kind:l.find(t=>t===e.target.value)})),children:v.map(e=>a(`option`,{value:e,children:i[e]},e))})]}),a(S,{label:r.period,value:_,onChange:t=>n(M({kind:e.kind,...t}))}),a(c,{look:`primary`,icon:b,onClick:()=>void E({kind:x,...M(j(_,u.timezone))}),children:o})]}),a(`p`,{className:`muted`,children:[s[x],` `,r.expiry]}),a(`p`,{className:`muted`,children:r.createText})]})})}u();var L=n(`/signedIn/exports`),R=3e5;function z(){let n=t(F),r=L.useSearch(),c=L.useNavigate(),{after:l,before:u,...f}=r,{data:m,error:h,isPlaceholderData:_,refetch:b}=e(P,A(r)),x=O(),S=l||u?[]:x,C=()=>void b();return a(s,{children:[a(v,{title:n.title}),a(`div`,{className:N.page,children:[a(I,{search:r,onChange:e=>void c({search:e,replace:!0})}),a(y,{title:n.list,flush:!0,children:[a(p,{name:`exports`,label:n.title,columns:H(),rows:m||S.length>0?B(m,S,n.you):void 0,rowKey:({key:e})=>e,stale:_||!m&&!h,error:h,onRetry:C,empty:a(d,{icon:i,title:n.empty,text:n.emptyText})}),h&&!m&&S.length>0&&a(o,{error:h,onRetry:C}),a(g,{connection:m?.auditEntries,onChange:e=>void c({search:M({...f,...e})})})]})]})]})}function B(e,t,n){let r=e?.auditEntries.edges.map(e=>e.node)??[];return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...V(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var V=({after:e})=>e??{};function H(){let{columns:e,since:n,until:r}=t(F),{kinds:i}=t(h),o=f(),s=({from:e,to:t})=>e&&t?`${o.time(e)} – ${o.time(t)}`:e?n(o.time(e)):t&&r(o.time(t));return[{id:`what`,header:e.what,cell:({kind:e})=>i[e]??e},{id:`started`,header:e.started,cell:({startedAt:e})=>a(_,{at:e}),wide:!0},{id:`period`,header:e.period,cell:e=>a(`span`,{className:`muted`,children:s(e)}),wide:!0},{id:`by`,header:e.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:e.state,cell:e=>a(U,{row:e})},{id:`actions`,header:e.actions,align:`end`,cell:({run:e})=>e&&a(W,{run:e})}]}function U({row:{run:e,startedAt:n}}){let r=t(D).states,i=f(),o=new Date(Date.parse(n)+R),s=o.getTime()>Date.now()?a(x,{tone:`info`,children:r.valid(i.clock(o))}):a(x,{children:r.expired});return e?a(`span`,{className:N.state,children:[a(k,{run:e}),e.state!==`running`&&e.id&&s,a(T,{run:e})]}):s}function W({run:e}){let n=t(D),r=t(h).kinds[e.input.kind],i=(e,t)=>a(c,{size:`small`,icon:e===n.cancel?void 0:b,"aria-label":`${e}: ${r}`,onClick:t,children:e});return e.state===`running`?i(n.cancel,()=>w(e.key)):e.url?i(n.download,()=>C(e)):i(n.again,()=>void E(e.input))}export{z as ExportList};