import{D as e,E as t,Gt as n,Pt as r,St as i,W as a,_n as o,bn as s,jt as c,p as l,y as u}from"./index-BcOHjEZP.js";import{F as d,G as f,K as p,N as m,P as h,T as g,W as _,Y as v,Z as y,at as b,q as x,w as S}from"./parts-dljrLVEa.js";import{a as C,i as w,n as T,o as E,r as D,s as O,t as k}from"./exports-oOzJXZvU.js";import{H as A,R as j,V as M}from"./early-CfQr5XEC.js";var N={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},P=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),F=t({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`});function I({search:t,onChange:r}){let a=e(F),{kinds:o,action:s}=e(h),{lines:c}=e(D),l=f(),{kind:d,after:p,before:g,..._}=t,v=i.filter(m()),x=v.find(e=>e===d)??`ORDERS`;return n(y,{title:a.create,children:n(`div`,{className:N.create,children:[n(`div`,{className:N.row,children:[n(`label`,{className:N.kind,children:[a.kind,n(`select`,{value:x,onChange:e=>r(M({..._,kind:i.find(t=>t===e.target.value)})),children:v.map(e=>n(`option`,{value:e,children:o[e]},e))})]}),n(S,{label:a.period,value:_,onChange:e=>r(M({kind:t.kind,...e}))}),n(u,{look:`primary`,icon:b,onClick:()=>void E({kind:x,...M(j(_,l.timezone))}),children:s})]}),n(`p`,{className:`muted`,children:[c[x],` `,a.expiry]}),n(`p`,{className:`muted`,children:a.createText})]})})}s();var L=r(`/signedIn/exports`),R=3e5;function z(){let t=e(F),r=L.useSearch(),i=L.useNavigate(),{after:s,before:u,...f}=r,{data:m,error:h,isPlaceholderData:_,refetch:b}=c(P,A(r)),x=O(),S=s||u?[]:x,C=()=>void b();return n(o,{children:[n(v,{title:t.title}),n(`div`,{className:N.page,children:[n(I,{search:r,onChange:e=>void i({search:e,replace:!0})}),n(y,{title:t.list,flush:!0,children:[n(p,{name:`exports`,label:t.title,columns:H(),rows:m||S.length>0?B(m,S,t.you):void 0,rowKey:({key:e})=>e,stale:_||!m&&!h,error:h,onRetry:C,empty:n(d,{icon:a,title:t.empty,text:t.emptyText})}),h&&!m&&S.length>0&&n(l,{error:h,onRetry:C}),n(g,{connection:m?.auditEntries,onChange:e=>void i({search:M({...f,...e})})})]})]})]})}function B(e,t,n){let r=e?.auditEntries.edges.map(e=>e.node)??[];return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...V(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var V=({after:e})=>e??{};function H(){let{columns:t,since:r,until:i}=e(F),{kinds:a}=e(h),o=f(),s=({from:e,to:t})=>e&&t?`${o.time(e)} – ${o.time(t)}`:e?r(o.time(e)):t&&i(o.time(t));return[{id:`what`,header:t.what,cell:({kind:e})=>a[e]??e},{id:`started`,header:t.started,cell:({startedAt:e})=>n(_,{at:e}),wide:!0},{id:`period`,header:t.period,cell:e=>n(`span`,{className:`muted`,children:s(e)}),wide:!0},{id:`by`,header:t.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:t.state,cell:e=>n(U,{row:e})},{id:`actions`,header:t.actions,align:`end`,cell:({run:e})=>e&&n(W,{run:e})}]}function U({row:{run:t,startedAt:r}}){let i=e(D).states,a=f(),o=new Date(Date.parse(r)+R),s=o.getTime()>Date.now()?n(x,{tone:`info`,children:i.valid(a.clock(o))}):n(x,{children:i.expired});return t?n(`span`,{className:N.state,children:[n(k,{run:t}),t.state!==`running`&&t.id&&s,n(T,{run:t})]}):s}function W({run:t}){let r=e(D),i=e(h).kinds[t.input.kind],a=(e,t)=>n(u,{size:`small`,icon:e===r.cancel?void 0:b,"aria-label":`${e}: ${i}`,onClick:t,children:e});return t.state===`running`?a(r.cancel,()=>w(t.key)):t.url?a(r.download,()=>C(t)):a(r.again,()=>void E(t.input))}export{z as ExportList};