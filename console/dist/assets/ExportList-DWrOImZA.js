import{Cn as e,Ct as t,D as n,G as r,It as i,Jt as a,Mt as o,O as s,b as c,bn as l,m as u}from"./index-CrslgKQf.js";import{G as d,J as f,K as p,M as m,N as h,P as g,T as _,U as v,W as y,X as b,it as x,w as S}from"./parts-uYqX-dei.js";import{a as C,i as w,n as T,o as E,r as D,s as O,t as k}from"./exports-D_wD2z3W.js";import{H as A,U as j,z as M}from"./early-DhbaGOmZ.js";var N={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},P=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),F=n({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`});function I({search:e,onChange:n}){let r=s(F),{kinds:i,action:o}=s(h),{lines:l}=s(D),u=y(),{kind:d,after:f,before:p,...g}=e,_=t.filter(m()),v=_.find(e=>e===d)??`ORDERS`;return a(b,{title:r.create,children:a(`div`,{className:N.create,children:[a(`div`,{className:N.row,children:[a(`label`,{className:N.kind,children:[r.kind,a(`select`,{value:v,onChange:e=>n(A({...g,kind:t.find(t=>t===e.target.value)})),children:_.map(e=>a(`option`,{value:e,children:i[e]},e))})]}),a(S,{label:r.period,value:g,onChange:t=>n(A({kind:e.kind,...t}))}),a(c,{look:`primary`,icon:x,onClick:()=>void E({kind:v,...A(M(g,u.timezone))}),children:o})]}),a(`p`,{className:`muted`,children:[l[v],` `,r.expiry]}),a(`p`,{className:`muted`,children:r.createText})]})})}e();var L=i(`/signedIn/exports`),R=3e5;function z(){let e=s(F),t=L.useSearch(),n=L.useNavigate(),{after:i,before:c,...p}=t,{data:m,error:h,isPlaceholderData:v,refetch:y}=o(P,j(t)),x=O(),S=i||c?[]:x,C=()=>void y();return a(l,{children:[a(f,{title:e.title}),a(`div`,{className:N.page,children:[a(I,{search:t,onChange:e=>void n({search:e,replace:!0})}),a(b,{title:e.list,flush:!0,children:[a(d,{name:`exports`,label:e.title,columns:H(),rows:m||S.length>0?B(m,S,e.you):void 0,rowKey:({key:e})=>e,stale:v||!m&&!h,error:h,onRetry:C,empty:a(g,{icon:r,title:e.empty,text:e.emptyText})}),h&&!m&&S.length>0&&a(u,{error:h,onRetry:C}),a(_,{connection:m?.auditEntries,onChange:e=>void n({search:A({...p,...e})})})]})]})]})}function B(e,t,n){let r=e?.auditEntries.edges.map(e=>e.node)??[];return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...V(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var V=({after:e})=>e??{};function H(){let{columns:e,since:t,until:n}=s(F),{kinds:r}=s(h),i=y(),o=({from:e,to:r})=>e&&r?`${i.time(e)} – ${i.time(r)}`:e?t(i.time(e)):r&&n(i.time(r));return[{id:`what`,header:e.what,cell:({kind:e})=>r[e]??e},{id:`started`,header:e.started,cell:({startedAt:e})=>a(v,{at:e}),wide:!0},{id:`period`,header:e.period,cell:e=>a(`span`,{className:`muted`,children:o(e)}),wide:!0},{id:`by`,header:e.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:e.state,cell:e=>a(U,{row:e})},{id:`actions`,header:e.actions,align:`end`,cell:({run:e})=>e&&a(W,{run:e})}]}function U({row:{run:e,startedAt:t}}){let n=s(D).states,r=y(),i=new Date(Date.parse(t)+R),o=i.getTime()>Date.now()?a(p,{tone:`info`,children:n.valid(r.clock(i))}):a(p,{children:n.expired});return e?a(`span`,{className:N.state,children:[a(k,{run:e}),e.state!==`running`&&e.id&&o,a(T,{run:e})]}):o}function W({run:e}){let t=s(D),n=s(h).kinds[e.input.kind],r=(e,r)=>a(c,{size:`small`,icon:e===t.cancel?void 0:x,"aria-label":`${e}: ${n}`,onClick:r,children:e});return e.state===`running`?r(t.cancel,()=>w(e.key)):e.url?r(t.download,()=>C(e)):r(t.again,()=>void E(e.input))}export{z as ExportList};