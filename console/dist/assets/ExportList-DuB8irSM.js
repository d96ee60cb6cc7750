import{P as e,_ as t,dt as n,kt as r,p as i,v as a,vt as o,xt as s}from"./first-C_S2kZkA.js";import{At as c,B as l,F as u,I as d,V as f,X as p,Z as m,_ as h,at as g,b as _,h as v,m as y,mt as b,nt as x,tt as S,v as C,y as w}from"./parts-BVYLu_tq.js";import{E as T,S as E,T as D}from"./early-CEuUg7Y1.js";var O={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},k=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),A=t({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`}),j=r();function M({search:e,onChange:t}){let r=a(A),{kinds:o,lines:s,action:d}=a(l),f=m(),{kind:p=`ORDERS`,after:h,before:g,..._}=e;return(0,j.jsx)(b,{title:r.create,children:(0,j.jsxs)(`div`,{className:O.create,children:[(0,j.jsxs)(`div`,{className:O.row,children:[(0,j.jsxs)(`label`,{className:O.kind,children:[r.kind,(0,j.jsx)(`select`,{value:p,onChange:e=>t(D({..._,kind:n.find(t=>t===e.target.value)})),children:n.map(e=>(0,j.jsx)(`option`,{value:e,children:o[e]},e))})]}),(0,j.jsx)(u,{label:r.period,value:_,onChange:n=>t(D({kind:e.kind,...n}))}),(0,j.jsx)(i,{look:`primary`,icon:c,onClick:()=>void w({kind:p,...D(E(_,f.timezone))}),children:d})]}),(0,j.jsxs)(`p`,{className:`muted`,children:[s[p],` `,r.expiry]}),(0,j.jsx)(`p`,{className:`muted`,children:r.createText})]})})}var N=s(`/signedIn/exports`),P=3e5;function F(){let t=a(A),n=N.useSearch(),r=N.useNavigate(),{after:i,before:s,...c}=n,{data:l,error:u,isPlaceholderData:p,refetch:m}=o(k,T(n)),h=_(),v=l&&I(l,i||s?[]:h,t.you);return(0,j.jsxs)(j.Fragment,{children:[(0,j.jsx)(g,{title:t.title}),(0,j.jsxs)(`div`,{className:O.page,children:[(0,j.jsx)(M,{search:n,onChange:e=>void r({search:e,replace:!0})}),(0,j.jsxs)(b,{title:t.list,flush:!0,children:[(0,j.jsx)(S,{name:`exports`,label:t.title,columns:R(),rows:v,rowKey:({key:e})=>e,stale:p,error:u,onRetry:()=>void m(),empty:(0,j.jsx)(f,{icon:e,title:t.empty,text:t.emptyText})}),(0,j.jsx)(d,{connection:l?.auditEntries,onChange:e=>void r({search:D({...c,...e})})})]})]})]})}function I(e,t,n){let r=e.auditEntries.edges.map(e=>e.node);return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...L(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var L=({after:e})=>e??{};function R(){let{columns:e,since:t,until:n}=a(A),r=a(l),i=m(),o=({from:e,to:r})=>e&&r?`${i.time(e)} – ${i.time(r)}`:e?t(i.time(e)):r&&n(i.time(r));return[{id:`what`,header:e.what,cell:({kind:e})=>r.kinds[e]??e},{id:`started`,header:e.started,cell:({startedAt:e})=>(0,j.jsx)(p,{at:e}),wide:!0},{id:`period`,header:e.period,cell:e=>(0,j.jsx)(`span`,{className:`muted`,children:o(e)}),wide:!0},{id:`by`,header:e.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:e.state,cell:e=>(0,j.jsx)(z,{row:e})},{id:`actions`,header:e.actions,align:`end`,cell:({run:e})=>e&&(0,j.jsx)(B,{run:e})}]}function z({row:{run:e,startedAt:t}}){let n=a(l).states,r=m(),i=new Date(Date.parse(t)+P),o=i.getTime()>Date.now()?(0,j.jsx)(x,{tone:`info`,children:n.valid(r.clock(i))}):(0,j.jsx)(x,{children:n.expired});return e?(0,j.jsxs)(`span`,{className:O.state,children:[(0,j.jsx)(v,{run:e}),e.state!==`running`&&e.id&&o,(0,j.jsx)(y,{run:e})]}):o}function B({run:e}){let t=a(l),n=t.kinds[e.input.kind],r=(e,r)=>(0,j.jsx)(i,{size:`small`,icon:e===t.cancel?void 0:c,"aria-label":`${e}: ${n}`,onClick:r,children:e});return e.state===`running`?r(t.cancel,()=>h(e.key)):e.url?r(t.download,()=>C(e)):r(t.again,()=>void w(e.input))}export{F as ExportList};