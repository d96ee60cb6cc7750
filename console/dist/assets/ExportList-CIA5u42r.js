import{At as e,C as t,Dt as n,V as r,dn as i,g as a,mn as o,u as s,vt as c,w as l,zt as u}from"./index-CJvoihQj.js";import{D as d,H as f,I as p,L as m,O as h,R as g,V as _,X as v,b as y,x as b,z as x}from"./parts-1zalaK26.js";import{b as S,g as C,h as w,v as T,x as E,y as D}from"./details-CV8vpAdI.js";import{H as O,R as k,V as A}from"./early-CY4GmciT.js";var j={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},M=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),N=t({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`});function P({search:e,onChange:t}){let n=l(N),{kinds:r,lines:i,action:o}=l(d),s=m(),{kind:p=`ORDERS`,after:h,before:g,..._}=e;return u(f,{title:n.create,children:u(`div`,{className:j.create,children:[u(`div`,{className:j.row,children:[u(`label`,{className:j.kind,children:[n.kind,u(`select`,{value:p,onChange:e=>t(A({..._,kind:c.find(t=>t===e.target.value)})),children:c.map(e=>u(`option`,{value:e,children:r[e]},e))})]}),u(y,{label:n.period,value:_,onChange:n=>t(A({kind:e.kind,...n}))}),u(a,{look:`primary`,icon:v,onClick:()=>void S({kind:p,...A(k(_,s.timezone))}),children:o})]}),u(`p`,{className:`muted`,children:[i[p],` `,n.expiry]}),u(`p`,{className:`muted`,children:n.createText})]})})}o();var F=e(`/signedIn/exports`),I=3e5;function L(){let e=l(N),t=F.useSearch(),a=F.useNavigate(),{after:o,before:c,...d}=t,{data:p,error:m,isPlaceholderData:v,refetch:y}=n(M,O(t)),x=E(),S=o||c?[]:x,C=()=>void y();return u(i,{children:[u(_,{title:e.title}),u(`div`,{className:j.page,children:[u(P,{search:t,onChange:e=>void a({search:e,replace:!0})}),u(f,{title:e.list,flush:!0,children:[u(g,{name:`exports`,label:e.title,columns:B(),rows:p||S.length>0?R(p,S,e.you):void 0,rowKey:({key:e})=>e,stale:v||!p&&!m,error:m,onRetry:C,empty:u(h,{icon:r,title:e.empty,text:e.emptyText})}),m&&!p&&S.length>0&&u(s,{error:m,onRetry:C}),u(b,{connection:p?.auditEntries,onChange:e=>void a({search:A({...d,...e})})})]})]})]})}function R(e,t,n){let r=e?.auditEntries.edges.map(e=>e.node)??[];return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...z(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var z=({after:e})=>e??{};function B(){let{columns:e,since:t,until:n}=l(N),r=l(d),i=m(),a=({from:e,to:r})=>e&&r?`${i.time(e)} – ${i.time(r)}`:e?t(i.time(e)):r&&n(i.time(r));return[{id:`what`,header:e.what,cell:({kind:e})=>r.kinds[e]??e},{id:`started`,header:e.started,cell:({startedAt:e})=>u(p,{at:e}),wide:!0},{id:`period`,header:e.period,cell:e=>u(`span`,{className:`muted`,children:a(e)}),wide:!0},{id:`by`,header:e.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:e.state,cell:e=>u(V,{row:e})},{id:`actions`,header:e.actions,align:`end`,cell:({run:e})=>e&&u(H,{run:e})}]}function V({row:{run:e,startedAt:t}}){let n=l(d).states,r=m(),i=new Date(Date.parse(t)+I),a=i.getTime()>Date.now()?u(x,{tone:`info`,children:n.valid(r.clock(i))}):u(x,{children:n.expired});return e?u(`span`,{className:j.state,children:[u(w,{run:e}),e.state!==`running`&&e.id&&a,u(C,{run:e})]}):a}function H({run:e}){let t=l(d),n=t.kinds[e.input.kind],r=(e,r)=>u(a,{size:`small`,icon:e===t.cancel?void 0:v,"aria-label":`${e}: ${n}`,onClick:r,children:e});return e.state===`running`?r(t.cancel,()=>T(e.key)):e.url?r(t.download,()=>D(e)):r(t.again,()=>void S(e.input))}export{L as ExportList};