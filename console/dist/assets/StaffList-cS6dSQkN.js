import{G as e,H as t,S as n,St as r,U as i,W as a,Y as o,g as s,kt as c,p as l,v as u,vt as d,xt as f}from"./first-Z62TZ-VW.js";import{Ct as p,I as m,L as h,N as g,T as _,V as v,kt as y,ot as b,st as x,tt as S,ut as C,yt as w}from"./parts-DoVzTEdK.js";import{T}from"./early-cpPSiSvQ.js";import{t as E}from"./LinkDialogs-BIU_TS9C.js";import{t as D}from"./staff-Cmk-pHIU.js";var O=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),k=c(),A=f(`/signedIn/settings/staff`);function j(){let r=u(D),o=u(s),c=A.useSearch(),f=A.useNavigate(),{data:_,error:x,isPlaceholderData:S,refetch:j}=d(O,i(c)),N=_?.staffMembers.edges.map(e=>e.node),{dialog:P,...F}=c,{after:I,before:L,...R}=F,z=e=>void f({search:T({...R,...e})});return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(C,{title:r.title,actions:(0,k.jsx)(l,{look:`primary`,icon:p,onClick:()=>void f({search:{...F,dialog:`invite`},resetScroll:!1}),children:r.invite})}),(0,k.jsxs)(g,{children:[(0,k.jsx)(h,{label:r.filters.status,single:!0,options:e.map(e=>({value:e,label:o.statuses.staff[e]})),chosen:c.status?[c.status]:[],onChange:([e])=>z({status:e})}),(0,k.jsx)(h,{label:r.filters.role,options:a.map(e=>({value:e,label:o.roles[e]})),chosen:t(c),onChange:e=>z({role:e.join(`,`)})})]}),(0,k.jsxs)(w,{flush:!0,children:[(0,k.jsx)(b,{name:`staff`,label:r.title,columns:M(),rows:N,rowKey:({id:e})=>e,stale:S,error:x,onRetry:()=>void j(),empty:Object.keys(R).length>0?(0,k.jsx)(v,{icon:y,title:r.noMatch,text:r.noMatchText}):(0,k.jsx)(v,{icon:n,title:r.empty,text:r.emptyText})}),(0,k.jsx)(m,{connection:_?.staffMembers,onChange:e=>void f({search:T({...R,...e})})})]}),P&&(0,k.jsx)(E,{onClose:()=>void f({search:F,replace:!0,resetScroll:!1})})]})}function M(){let e=u(D),{roles:t}=u(s),n=o().viewer.id;return[{id:`name`,header:e.columns.name,cell:({id:t,name:i,email:a})=>(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(r,{to:`/settings/staff/$id`,params:{id:t},children:i||a}),` `,t===n&&(0,k.jsx)(x,{children:e.you})]}),width:16},{id:`email`,header:e.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:e.columns.role,cell:({role:e})=>t[e],width:8},{id:`status`,header:e.columns.status,cell:({status:e})=>(0,k.jsx)(_,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:e.columns.signedIn,cell:({lastLoginAt:t})=>t?(0,k.jsx)(S,{at:t}):(0,k.jsx)(`span`,{className:`muted`,children:e.never}),wide:!0}]}export{j as StaffList};