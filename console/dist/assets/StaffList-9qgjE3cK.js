import{C as e,Ct as t,E as n,Et as r,S as i,b as a,c as o,g as s,j as c,l,x as u}from"./index-CY5Lfr2k.js";import{r as d}from"./CopyId-SiKlB92z.js";import{t as f}from"./search-x-D5D9SIi7.js";import{t as p}from"./user-plus-Cm6K0mAI.js";import{r as m}from"./query-Bxe-Codu.js";import{b as h,i as g,t as _}from"./shared-Dy6YWKPE.js";import{t as v}from"./Badge-BAsXTJFu.js";import{t as y}from"./Card-SRE2vbvg.js";import{t as b}from"./OptionsFilter-DigH8tId.js";import{t as x}from"./Pagination-DqrZ3DpR.js";import{t as S}from"./StatusBadge-Dld-b_vy.js";import{t as C}from"./Table-B0KlPTnN.js";import{t as w}from"./Time-CeXgC4al.js";import{t as T}from"./Toolbar-Cq5pffjP.js";import{r as E,t as D}from"./LinkDialogs-DYa_D5lq.js";var O=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),k=h(),A=r(`/signedIn/settings/staff`);function j(){let r=g(E),s=g(_),d=A.useSearch(),h=A.useNavigate(),{data:v,error:S,isPlaceholderData:w,refetch:j}=m(O,u(d)),N=v?.staffMembers.edges.map(e=>e.node),{dialog:P,...F}=d,{after:I,before:L,...R}=F,z=e=>void h({search:t({...R,...e})});return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(o,{title:r.title,actions:(0,k.jsx)(n,{look:`primary`,icon:p,onClick:()=>void h({search:{...F,dialog:`invite`},resetScroll:!1}),children:r.invite})}),(0,k.jsxs)(T,{children:[(0,k.jsx)(b,{label:r.filters.status,single:!0,options:e.map(e=>({value:e,label:s.statuses.staff[e]})),chosen:d.status?[d.status]:[],onChange:([e])=>z({status:e})}),(0,k.jsx)(b,{label:r.filters.role,options:i.map(e=>({value:e,label:s.roles[e]})),chosen:a(d),onChange:e=>z({role:e.join(`,`)})})]}),(0,k.jsxs)(y,{flush:!0,children:[(0,k.jsx)(C,{name:`staff`,label:r.title,columns:M(),rows:N,rowKey:({id:e})=>e,stale:w,error:S,onRetry:()=>void j(),empty:Object.keys(R).length>0?(0,k.jsx)(l,{icon:f,title:r.noMatch,text:r.noMatchText}):(0,k.jsx)(l,{icon:c,title:r.empty,text:r.emptyText})}),(0,k.jsx)(x,{connection:v?.staffMembers,onChange:e=>void h({search:t({...R,...e})})})]}),P&&(0,k.jsx)(D,{onClose:()=>void h({search:F,replace:!0,resetScroll:!1})})]})}function M(){let e=g(E),{roles:t}=g(_),n=s().viewer.id;return[{id:`name`,header:e.columns.name,cell:({id:t,name:r,email:i})=>(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(d,{to:`/settings/staff/$id`,params:{id:t},children:r||i}),` `,t===n&&(0,k.jsx)(v,{children:e.you})]}),width:16},{id:`email`,header:e.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:e.columns.role,cell:({role:e})=>t[e],width:8},{id:`status`,header:e.columns.status,cell:({status:e})=>(0,k.jsx)(S,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:e.columns.signedIn,cell:({lastLoginAt:t})=>t?(0,k.jsx)(w,{at:t}):(0,k.jsx)(`span`,{className:`muted`,children:e.never}),wide:!0}]}export{j as StaffList};