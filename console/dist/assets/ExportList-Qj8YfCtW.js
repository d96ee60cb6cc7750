import{Ct as e,I as t,bt as n,jt as r,m as i,pt as a,v as o,y as s}from"./index-BOjYus1t.js";import{B as c,F as l,I as u,It as d,V as f,b as p,g as m,h,nt as g,ot as _,st as v,tt as y,ut as b,v as x,x as S,y as C,yt as w}from"./parts-CT3q-B0d.js";import{E as T,S as E,T as D}from"./early-BeVRyKID.js";var O={page:`_page_vk6yk_2`,create:`_create_vk6yk_7`,row:`_row_vk6yk_11`,kind:`_kind_vk6yk_17`,state:`_state_vk6yk_34`},k=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),A=o({title:`Exports`,create:`New export`,createText:`To export what a list shows, filter the list and choose Export there.`,kind:`What`,period:`Period`,expiry:`A link to a file works for five minutes. The file is saved once all of it has arrived.`,list:`Exports that were made`,columns:{what:`What`,period:`Period`,by:`By`,started:`Started`,state:`State`,actions:`Actions`},you:`You, in this tab`,since:e=>`since ${e}`,until:e=>`until ${e}`,empty:`No exports yet`,emptyText:`Exports that someone makes are listed here.`},{title:`Exportações`,create:`Nova exportação`,createText:`Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.`,kind:`O quê`,period:`Período`,expiry:`O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.`,list:`Exportações feitas`,columns:{what:`O quê`,period:`Período`,by:`Por`,started:`Início`,state:`Estado`,actions:`Ações`},you:`Você, nesta aba`,since:e=>`desde ${e}`,until:e=>`até ${e}`,empty:`Nenhuma exportação ainda`,emptyText:`As exportações que alguém fizer aparecem aqui.`}),j=r();function M({search:e,onChange:t}){let n=s(A),{kinds:r,lines:o,action:u}=s(c),f=g(),{kind:m=`ORDERS`,after:h,before:_,...v}=e;return(0,j.jsx)(w,{title:n.create,children:(0,j.jsxs)(`div`,{className:O.create,children:[(0,j.jsxs)(`div`,{className:O.row,children:[(0,j.jsxs)(`label`,{className:O.kind,children:[n.kind,(0,j.jsx)(`select`,{value:m,onChange:e=>t(D({...v,kind:a.find(t=>t===e.target.value)})),children:a.map(e=>(0,j.jsx)(`option`,{value:e,children:r[e]},e))})]}),(0,j.jsx)(l,{label:n.period,value:v,onChange:n=>t(D({kind:e.kind,...n}))}),(0,j.jsx)(i,{look:`primary`,icon:d,onClick:()=>void p({kind:m,...D(E(v,f.timezone))}),children:u})]}),(0,j.jsxs)(`p`,{className:`muted`,children:[o[m],` `,n.expiry]}),(0,j.jsx)(`p`,{className:`muted`,children:n.createText})]})})}var N=e(`/signedIn/exports`),P=3e5;function F(){let e=s(A),r=N.useSearch(),i=N.useNavigate(),{after:a,before:o,...c}=r,{data:l,error:d,isPlaceholderData:p,refetch:m}=n(k,T(r)),h=S(),g=l&&I(l,a||o?[]:h,e.you);return(0,j.jsxs)(j.Fragment,{children:[(0,j.jsx)(b,{title:e.title}),(0,j.jsxs)(`div`,{className:O.page,children:[(0,j.jsx)(M,{search:r,onChange:e=>void i({search:e,replace:!0})}),(0,j.jsxs)(w,{title:e.list,flush:!0,children:[(0,j.jsx)(_,{name:`exports`,label:e.title,columns:R(),rows:g,rowKey:({key:e})=>e,stale:p,error:d,onRetry:()=>void m(),empty:(0,j.jsx)(f,{icon:t,title:e.empty,text:e.emptyText})}),(0,j.jsx)(u,{connection:l?.auditEntries,onChange:e=>void i({search:D({...c,...e})})})]})]})]})}function I(e,t,n){let r=e.auditEntries.edges.map(e=>e.node);return[...t.filter(({id:e})=>!r.some(({subjectId:t})=>t===e)).map(e=>({key:e.key,...e.input,by:n,startedAt:e.startedAt,run:e})),...r.map(e=>({key:e.id,...L(e),by:e.actorName,startedAt:e.createdAt,run:t.find(({id:t})=>t===e.subjectId)}))]}var L=({after:e})=>e??{};function R(){let{columns:e,since:t,until:n}=s(A),r=s(c),i=g(),a=({from:e,to:r})=>e&&r?`${i.time(e)} – ${i.time(r)}`:e?t(i.time(e)):r&&n(i.time(r));return[{id:`what`,header:e.what,cell:({kind:e})=>r.kinds[e]??e},{id:`started`,header:e.started,cell:({startedAt:e})=>(0,j.jsx)(y,{at:e}),wide:!0},{id:`period`,header:e.period,cell:e=>(0,j.jsx)(`span`,{className:`muted`,children:a(e)}),wide:!0},{id:`by`,header:e.by,cell:({by:e})=>e,wide:!0},{id:`state`,header:e.state,cell:e=>(0,j.jsx)(z,{row:e})},{id:`actions`,header:e.actions,align:`end`,cell:({run:e})=>e&&(0,j.jsx)(B,{run:e})}]}function z({row:{run:e,startedAt:t}}){let n=s(c).states,r=g(),i=new Date(Date.parse(t)+P),a=i.getTime()>Date.now()?(0,j.jsx)(v,{tone:`info`,children:n.valid(r.clock(i))}):(0,j.jsx)(v,{children:n.expired});return e?(0,j.jsxs)(`span`,{className:O.state,children:[(0,j.jsx)(m,{run:e}),e.state!==`running`&&e.id&&a,(0,j.jsx)(h,{run:e})]}):a}function B({run:e}){let t=s(c),n=t.kinds[e.input.kind],r=(e,r)=>(0,j.jsx)(i,{size:`small`,icon:e===t.cancel?void 0:d,"aria-label":`${e}: ${n}`,onClick:r,children:e});return e.state===`running`?r(t.cancel,()=>x(e.key)):e.url?r(t.download,()=>C(e)):r(t.again,()=>void p(e.input))}export{F as ExportList};