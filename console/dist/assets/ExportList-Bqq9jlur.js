import{At as e,I as t,St as n,dt as r,m as i,v as a,y as o,yt as s}from"./index-DOxbXdRl.js";import{A as c,B as l,D as u,E as d,M as f,O as p,S as m,_ as h,g,j as _,x as v}from"./parts-D-_68bv6.js";import{_ as y,b,h as x,m as S,v as C,y as w}from"./details-ZQExxOG8.js";import{I as T,L as E,N as D}from"./early-Cbep-mIH.js";var O={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},k=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),A=a({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`}),j=e();function M({search:e,onChange:t}){let n=o(A),{kinds:a,lines:s,action:c}=o(v),u=_(),{kind:d=`ORDERS`,after:p,before:m,...h}=e;return(0,j.jsx)(f,{title:n.create,children:(0,j.jsxs)(`div`,{className:O.create,children:[(0,j.jsxs)(`div`,{className:O.row,children:[(0,j.jsxs)(`label`,{className:O.kind,children:[n.kind,(0,j.jsx)(`select`,{value:d,onChange:e=>t(T({...h,kind:r.find(t=>t===e.target.value)})),children:r.map(e=>(0,j.jsx)(`option`,{value:e,children:a[e]},e))})]}),(0,j.jsx)(g,{label:n.period,value:h,onChange:n=>t(T({kind:e.kind,...n}))}),(0,j.jsx)(i,{look:`primary`,icon:l,onClick:()=>void w({kind:d,...T(D(h,u.timezone))}),children:c})]}),(0,j.jsxs)(`p`,{className:`muted`,children:[s[d],` `,n.expiry]}),(0,j.jsx)(`p`,{className:`muted`,children:n.createText})]})})}var N=n(`/signedIn/exports`),P=3e5;function F(){let e=o(A),n=N.useSearch(),r=N.useNavigate(),{after:i,before:a,...l}=n,{data:d,error:p,isPlaceholderData:g,refetch:_}=s(k,E(n)),v=b(),y=d&&I(d,i||a?[]:v,e.you);return(0,j.jsxs)(j.Fragment,{children:[(0,j.jsx)(c,{title:e.title}),(0,j.jsxs)(`div`,{className:O.page,children:[(0,j.jsx)(M,{search:n,onChange:e=>void r({search:e,replace:!0})}),(0,j.jsxs)(f,{title:e.list,flush:!0,children:[(0,j.jsx)(u,{name:`exports`,label:e.title,columns:R(),rows:y,rowKey:({key:e})=>e,stale:g,error:p,onRetry:()=>void _(),empty:(0,j.jsx)(m,{icon:t,title:e.empty,text:e.emptyText})}),(0,j.jsx)(h,{connection:d?.auditEntries,onChange:e=>void r({search:T({...l,...e})})})]})]})]})}function I(e,t,n){let r=e.auditEntries.edges.map(e=>e.node);return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...L(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var L=({after:e})=>e??{};function R(){let{columns:e,since:t,until:n}=o(A),r=o(v),i=_(),a=({from:e,to:r})=>e&&r?`${i.time(e)} – ${i.time(r)}`:e?t(i.time(e)):r&&n(i.time(r));return[{id:`what`,header:e.what,cell:({kind:e})=>r.kinds[e]??e},{id:`started`,header:e.started,cell:({startedAt:e})=>(0,j.jsx)(d,{at:e}),wide:!0},{id:`period`,header:e.period,cell:e=>(0,j.jsx)(`span`,{className:`muted`,children:a(e)}),wide:!0},{id:`by`,header:e.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:e.state,cell:e=>(0,j.jsx)(z,{row:e})},{id:`actions`,header:e.actions,align:`end`,cell:({run:e})=>e&&(0,j.jsx)(B,{run:e})}]}function z({row:{run:e,startedAt:t}}){let n=o(v).states,r=_(),i=new Date(Date.parse(t)+P),a=i.getTime()>Date.now()?(0,j.jsx)(p,{tone:`info`,children:n.valid(r.clock(i))}):(0,j.jsx)(p,{children:n.expired});return e?(0,j.jsxs)(`span`,{className:O.state,children:[(0,j.jsx)(x,{run:e}),e.state!==`running`&&e.id&&a,(0,j.jsx)(S,{run:e})]}):a}function B({run:e}){let t=o(v),n=t.kinds[e.input.kind],r=(e,r)=>(0,j.jsx)(i,{size:`small`,icon:e===t.cancel?void 0:l,"aria-label":`${e}: ${n}`,onClick:r,children:e});return e.state===`running`?r(t.cancel,()=>y(e.key)):e.url?r(t.download,()=>C(e)):r(t.again,()=>void w(e.input))}export{F as ExportList};