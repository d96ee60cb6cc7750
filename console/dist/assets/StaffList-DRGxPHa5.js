import{At as e,B as t,Et as n,H as r,I as i,St as a,U as o,V as s,b as c,g as l,kt as u,p as d}from"./index-VFG-heOs.js";import{t as f}from"./search-x-8nGOw2-L.js";import{t as p}from"./user-plus-B-Spv6uN.js";import{n as m,y as h}from"./messages-DdyStFrt.js";import{t as g}from"./Badge-CD5av2OZ.js";import{t as _}from"./Card-DWPMELbP.js";import{t as v}from"./EmptyState-85vawyF3.js";import{t as y}from"./OptionsFilter-CKeyIvud.js";import{t as b}from"./PageHeader-Ci09rnrX.js";import{t as x}from"./Pagination-C9thjkwg.js";import{t as S}from"./StatusBadge-62a51s6b.js";import{t as C}from"./Table-DOmXH7lC.js";import{t as w}from"./Time-D0WNoWg5.js";import{t as T}from"./Toolbar-CvA-93XW.js";import{r as E,t as D}from"./LinkDialogs-CSeC21Ca.js";var O=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),k=h(),A=u(`/signedIn/settings/staff`);function j(){let e=m(E),i=m(l),u=A.useSearch(),h=A.useNavigate(),{data:g,error:S,isPlaceholderData:w,refetch:j}=n(O,s(u)),N=g?.staffMembers.edges.map(e=>e.node),{dialog:P,...F}=u,{after:I,before:L,...R}=F,z=e=>void h({search:a({...R,...e})});return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(b,{title:e.title,actions:(0,k.jsx)(d,{look:`primary`,icon:p,onClick:()=>void h({search:{...F,dialog:`invite`},resetScroll:!1}),children:e.invite})}),(0,k.jsxs)(T,{children:[(0,k.jsx)(y,{label:e.filters.status,single:!0,options:o.map(e=>({value:e,label:i.statuses.staff[e]})),chosen:u.status?[u.status]:[],onChange:([e])=>z({status:e})}),(0,k.jsx)(y,{label:e.filters.role,options:r.map(e=>({value:e,label:i.roles[e]})),chosen:t(u),onChange:e=>z({role:e.join(`,`)})})]}),(0,k.jsxs)(_,{flush:!0,children:[(0,k.jsx)(C,{name:`staff`,label:e.title,columns:M(),rows:N,rowKey:({id:e})=>e,stale:w,error:S,onRetry:()=>void j(),empty:Object.keys(R).length>0?(0,k.jsx)(v,{icon:f,title:e.noMatch,text:e.noMatchText}):(0,k.jsx)(v,{icon:c,title:e.empty,text:e.emptyText})}),(0,k.jsx)(x,{connection:g?.staffMembers,onChange:e=>void h({search:a({...R,...e})})})]}),P&&(0,k.jsx)(D,{onClose:()=>void h({search:F,replace:!0,resetScroll:!1})})]})}function M(){let t=m(E),{roles:n}=m(l),r=i().viewer.id;return[{id:`name`,header:t.columns.name,cell:({id:n,name:i,email:a})=>(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(e,{to:`/settings/staff/$id`,params:{id:n},children:i||a}),` `,n===r&&(0,k.jsx)(g,{children:t.you})]}),width:16},{id:`email`,header:t.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:t.columns.role,cell:({role:e})=>n[e],width:8},{id:`status`,header:t.columns.status,cell:({status:e})=>(0,k.jsx)(S,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:t.columns.signedIn,cell:({lastLoginAt:e})=>e?(0,k.jsx)(w,{at:e}):(0,k.jsx)(`span`,{className:`muted`,children:t.never}),wide:!0}]}export{j as StaffList};