import{At as e,C as t,Dt as n,V as r,dn as i,g as a,mn as o,u as s,vt as c,w as l,zt as u}from"./index-Ci1AkQWy.js";import{A as d,B as f,Q as p,R as m,S as h,U as g,V as _,W as v,k as y,x as b,z as x}from"./parts-DYi6Y7YZ.js";import{b as S,g as C,h as w,v as T,x as E,y as D}from"./details-DXdyoKLk.js";import{H as O,R as k,V as A}from"./early-CY4GmciT.js";var j={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},M=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),N=t({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`});function P({search:e,onChange:t}){let n=l(N),{kinds:r,lines:i,action:o}=l(y),s=x(),{kind:d=`ORDERS`,after:f,before:m,...h}=e;return u(v,{title:n.create,children:u(`div`,{className:j.create,children:[u(`div`,{className:j.row,children:[u(`label`,{className:j.kind,children:[n.kind,u(`select`,{value:d,onChange:e=>t(A({...h,kind:c.find(t=>t===e.target.value)})),children:c.map(e=>u(`option`,{value:e,children:r[e]},e))})]}),u(b,{label:n.period,value:h,onChange:n=>t(A({kind:e.kind,...n}))}),u(a,{look:`primary`,icon:p,onClick:()=>void S({kind:d,...A(k(h,s.timezone))}),children:o})]}),u(`p`,{className:`muted`,children:[i[d],` `,n.expiry]}),u(`p`,{className:`muted`,children:n.createText})]})})}o();var F=e(`/signedIn/exports`),I=3e5;function L(){let e=l(N),t=F.useSearch(),a=F.useNavigate(),{after:o,before:c,...p}=t,{data:m,error:_,isPlaceholderData:y,refetch:b}=n(M,O(t)),x=E(),S=o||c?[]:x,C=()=>void b();return u(i,{children:[u(g,{title:e.title}),u(`div`,{className:j.page,children:[u(P,{search:t,onChange:e=>void a({search:e,replace:!0})}),u(v,{title:e.list,flush:!0,children:[u(f,{name:`exports`,label:e.title,columns:B(),rows:m||S.length>0?R(m,S,e.you):void 0,rowKey:({key:e})=>e,stale:y||!m&&!_,error:_,onRetry:C,empty:u(d,{icon:r,title:e.empty,text:e.emptyText})}),_&&!m&&S.length>0&&u(s,{error:_,onRetry:C}),u(h,{connection:m?.auditEntries,onChange:e=>void a({search:A({...p,...e})})})]})]})]})}function R(e,t,n){let r=e?.auditEntries.edges.map(e=>e.node)??[];return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...z(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var z=({after:e})=>e??{};function B(){let{columns:e,since:t,until:n}=l(N),r=l(y),i=x(),a=({from:e,to:r})=>e&&r?`${i.time(e)} – ${i.time(r)}`:e?t(i.time(e)):r&&n(i.time(r));return[{id:`what`,header:e.what,cell:({kind:e})=>r.kinds[e]??e},{id:`started`,header:e.started,cell:({startedAt:e})=>u(m,{at:e}),wide:!0},{id:`period`,header:e.period,cell:e=>u(`span`,{className:`muted`,children:a(e)}),wide:!0},{id:`by`,header:e.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:e.state,cell:e=>u(V,{row:e})},{id:`actions`,header:e.actions,align:`end`,cell:({run:e})=>e&&u(H,{run:e})}]}function V({row:{run:e,startedAt:t}}){let n=l(y).states,r=x(),i=new Date(Date.parse(t)+I),a=i.getTime()>Date.now()?u(_,{tone:`info`,children:n.valid(r.clock(i))}):u(_,{children:n.expired});return e?u(`span`,{className:j.state,children:[u(w,{run:e}),e.state!==`running`&&e.id&&a,u(C,{run:e})]}):a}function H({run:e}){let t=l(y),n=t.kinds[e.input.kind],r=(e,r)=>u(a,{size:`small`,icon:e===t.cancel?void 0:p,"aria-label":`${e}: ${n}`,onClick:r,children:e});return e.state===`running`?r(t.cancel,()=>T(e.key)):e.url?r(t.download,()=>D(e)):r(t.again,()=>void S(e.input))}export{L as ExportList};