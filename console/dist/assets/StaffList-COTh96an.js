import{G as e,H as t,Ot as n,R as r,Tt as i,U as a,W as o,b as s,g as c,kt as l,p as u,xt as d}from"./index-k3DwQtol.js";import{t as f}from"./search-x-Cg1cWJaN.js";import{t as p}from"./user-plus-CdicVsgL.js";import{n as m,y as h}from"./messages-D6q2wzTs.js";import{t as g}from"./Badge-DycKxPSm.js";import{t as _}from"./Card-BE4gRggC.js";import{t as v}from"./EmptyState-3e9pqDnn.js";import{t as y}from"./OptionsFilter-LqUD4Wna.js";import{t as b}from"./PageHeader-C7yVWW-2.js";import{t as x}from"./Pagination-B-nfSG-d.js";import{t as S}from"./StatusBadge-s7Sd3UU5.js";import{t as C}from"./Table-BHdwqDI_.js";import{t as w}from"./Time-CsAmKMCH.js";import{t as T}from"./Toolbar-BcMwHq6h.js";import{r as E,t as D}from"./LinkDialogs-Cr1mDAIo.js";var O=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query StaffList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: StaffMemberWhereInput) {
  staffMembers(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
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
        email
        name
        role
        status
        lastLoginAt
        linkExpiresAt
      }
    }
  }
}
    `),k=h(),A=n(`/signedIn/settings/staff`);function j(){let n=m(E),r=m(c),l=A.useSearch(),h=A.useNavigate(),{data:g,error:S,isPlaceholderData:w,refetch:j}=i(O,a(l)),N=g?.staffMembers.edges.map(e=>e.node),{dialog:P,...F}=l,{after:I,before:L,...R}=F,z=e=>void h({search:d({...R,...e})});return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(b,{title:n.title,actions:(0,k.jsx)(u,{look:`primary`,icon:p,onClick:()=>void h({search:{...F,dialog:`invite`},resetScroll:!1}),children:n.invite})}),(0,k.jsxs)(T,{children:[(0,k.jsx)(y,{label:n.filters.status,single:!0,options:e.map(e=>({value:e,label:r.statuses.staff[e]})),chosen:l.status?[l.status]:[],onChange:([e])=>z({status:e})}),(0,k.jsx)(y,{label:n.filters.role,options:o.map(e=>({value:e,label:r.roles[e]})),chosen:t(l),onChange:e=>z({role:e.join(`,`)})})]}),(0,k.jsxs)(_,{flush:!0,children:[(0,k.jsx)(C,{name:`staff`,label:n.title,columns:M(),rows:N,rowKey:({id:e})=>e,stale:w,error:S,onRetry:()=>void j(),empty:Object.keys(R).length>0?(0,k.jsx)(v,{icon:f,title:n.noMatch,text:n.noMatchText}):(0,k.jsx)(v,{icon:s,title:n.empty,text:n.emptyText})}),(0,k.jsx)(x,{connection:g?.staffMembers,onChange:e=>void h({search:d({...R,...e})})})]}),P&&(0,k.jsx)(D,{onClose:()=>void h({search:F,replace:!0,resetScroll:!1})})]})}function M(){let e=m(E),{roles:t}=m(c),n=r().viewer.id;return[{id:`name`,header:e.columns.name,cell:({id:t,name:r,email:i})=>(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(l,{to:`/settings/staff/$id`,params:{id:t},children:r||i}),` `,t===n&&(0,k.jsx)(g,{children:e.you})]}),width:16},{id:`email`,header:e.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:e.columns.role,cell:({role:e})=>t[e],width:8},{id:`status`,header:e.columns.status,cell:({status:e})=>(0,k.jsx)(S,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:e.columns.signedIn,cell:({lastLoginAt:t})=>t?(0,k.jsx)(w,{at:t}):(0,k.jsx)(`span`,{className:`muted`,children:e.never}),wide:!0}]}export{j as StaffList};