import{C as e,Ct as t,G as n,K as r,W as i,Z as a,_ as o,bt as s,jt as c,m as l,q as u,wt as d,y as f}from"./index-BOjYus1t.js";import{Ct as p,I as m,L as h,N as g,T as _,V as v,kt as y,ot as b,st as x,tt as S,ut as C,yt as w}from"./parts-CT3q-B0d.js";import{T}from"./early-BeVRyKID.js";import{t as E}from"./LinkDialogs-BN3y-7SW.js";import{t as D}from"./staff-CdhmINO_.js";var O=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),k=c(),A=t(`/signedIn/settings/staff`);function j(){let t=f(D),a=f(o),c=A.useSearch(),d=A.useNavigate(),{data:_,error:x,isPlaceholderData:S,refetch:j}=s(O,n(c)),N=_?.staffMembers.edges.map(e=>e.node),{dialog:P,...F}=c,{after:I,before:L,...R}=F,z=e=>void d({search:T({...R,...e})});return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(C,{title:t.title,actions:(0,k.jsx)(l,{look:`primary`,icon:p,onClick:()=>void d({search:{...F,dialog:`invite`},resetScroll:!1}),children:t.invite})}),(0,k.jsxs)(g,{children:[(0,k.jsx)(h,{label:t.filters.status,single:!0,options:u.map(e=>({value:e,label:a.statuses.staff[e]})),chosen:c.status?[c.status]:[],onChange:([e])=>z({status:e})}),(0,k.jsx)(h,{label:t.filters.role,options:r.map(e=>({value:e,label:a.roles[e]})),chosen:i(c),onChange:e=>z({role:e.join(`,`)})})]}),(0,k.jsxs)(w,{flush:!0,children:[(0,k.jsx)(b,{name:`staff`,label:t.title,columns:M(),rows:N,rowKey:({id:e})=>e,stale:S,error:x,onRetry:()=>void j(),empty:Object.keys(R).length>0?(0,k.jsx)(v,{icon:y,title:t.noMatch,text:t.noMatchText}):(0,k.jsx)(v,{icon:e,title:t.empty,text:t.emptyText})}),(0,k.jsx)(m,{connection:_?.staffMembers,onChange:e=>void d({search:T({...R,...e})})})]}),P&&(0,k.jsx)(E,{onClose:()=>void d({search:F,replace:!0,resetScroll:!1})})]})}function M(){let e=f(D),{roles:t}=f(o),n=a().viewer.id;return[{id:`name`,header:e.columns.name,cell:({id:t,name:r,email:i})=>(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(d,{to:`/settings/staff/$id`,params:{id:t},children:r||i}),` `,t===n&&(0,k.jsx)(x,{children:e.you})]}),width:16},{id:`email`,header:e.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:e.columns.role,cell:({role:e})=>t[e],width:8},{id:`status`,header:e.columns.status,cell:({status:e})=>(0,k.jsx)(_,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:e.columns.signedIn,cell:({lastLoginAt:t})=>t?(0,k.jsx)(S,{at:t}):(0,k.jsx)(`span`,{className:`muted`,children:e.never}),wide:!0}]}export{j as StaffList};