import{B as e,G as t,Ot as n,R as r,Tt as i,V as a,f as o,h as s,kt as c,xt as l,y as u,z as d}from"./index-DxvkqU8P.js";import{t as f}from"./search-x-WRR2GJUe.js";import{t as p}from"./user-plus-wYwDdeVQ.js";import{b as m,n as h}from"./messages-igU7N3k3.js";import{t as g}from"./Badge-CEQ-8Rvq.js";import{t as _}from"./Card-D9gWPMxB.js";import{t as v}from"./EmptyState-D9m46cVh.js";import{t as y}from"./OptionsFilter-CXUdDKNe.js";import{t as b}from"./PageHeader-OMwtLIVL.js";import{t as x}from"./Pagination-DVAPL-9S.js";import{t as S}from"./StatusBadge-CiUMO_Pg.js";import{t as C}from"./Table-C8WSTUNy.js";import{t as w}from"./Time-CyOfpkiB.js";import{t as T}from"./Toolbar-B4XelsHZ.js";import{r as E,t as D}from"./LinkDialogs-DLbDuz5x.js";var O=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),k=m(),A=n(`/signedIn/settings/staff`);function j(){let t=h(E),n=h(s),c=A.useSearch(),m=A.useNavigate(),{data:g,error:S,isPlaceholderData:w,refetch:j}=i(O,d(c)),N=g?.staffMembers.edges.map(e=>e.node),{dialog:P,...F}=c,{after:I,before:L,...R}=F,z=e=>void m({search:l({...R,...e})});return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(b,{title:t.title,actions:(0,k.jsx)(o,{look:`primary`,icon:p,onClick:()=>void m({search:{...F,dialog:`invite`},resetScroll:!1}),children:t.invite})}),(0,k.jsxs)(T,{children:[(0,k.jsx)(y,{label:t.filters.status,single:!0,options:a.map(e=>({value:e,label:n.statuses.staff[e]})),chosen:c.status?[c.status]:[],onChange:([e])=>z({status:e})}),(0,k.jsx)(y,{label:t.filters.role,options:e.map(e=>({value:e,label:n.roles[e]})),chosen:r(c),onChange:e=>z({role:e.join(`,`)})})]}),(0,k.jsxs)(_,{flush:!0,children:[(0,k.jsx)(C,{name:`staff`,label:t.title,columns:M(),rows:N,rowKey:({id:e})=>e,stale:w,error:S,onRetry:()=>void j(),empty:Object.keys(R).length>0?(0,k.jsx)(v,{icon:f,title:t.noMatch,text:t.noMatchText}):(0,k.jsx)(v,{icon:u,title:t.empty,text:t.emptyText})}),(0,k.jsx)(x,{connection:g?.staffMembers,onChange:e=>void m({search:l({...R,...e})})})]}),P&&(0,k.jsx)(D,{onClose:()=>void m({search:F,replace:!0,resetScroll:!1})})]})}function M(){let e=h(E),{roles:n}=h(s),r=t().viewer.id;return[{id:`name`,header:e.columns.name,cell:({id:t,name:n,email:i})=>(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(c,{to:`/settings/staff/$id`,params:{id:t},children:n||i}),` `,t===r&&(0,k.jsx)(g,{children:e.you})]}),width:16},{id:`email`,header:e.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:e.columns.role,cell:({role:e})=>n[e],width:8},{id:`status`,header:e.columns.status,cell:({status:e})=>(0,k.jsx)(S,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:e.columns.signedIn,cell:({lastLoginAt:t})=>t?(0,k.jsx)(w,{at:t}):(0,k.jsx)(`span`,{className:`muted`,children:e.never}),wide:!0}]}export{j as StaffList};