import{At as e,Ct as t,G as n,K as r,S as i,St as a,U as o,W as s,X as c,g as l,p as u,v as d,yt as f}from"./index-B5iNBL45.js";import{Ct as p,I as m,L as h,N as g,T as _,V as v,kt as y,ot as b,st as x,tt as S,ut as C,yt as w}from"./parts-DvtpHSyy.js";import{T}from"./early-cpPSiSvQ.js";import{t as E}from"./LinkDialogs-Dt-s8WuF.js";import{t as D}from"./staff-Dc0KEReP.js";var O=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),k=e(),A=a(`/signedIn/settings/staff`);function j(){let e=d(D),t=d(l),a=A.useSearch(),c=A.useNavigate(),{data:_,error:x,isPlaceholderData:S,refetch:j}=f(O,s(a)),N=_?.staffMembers.edges.map(e=>e.node),{dialog:P,...F}=a,{after:I,before:L,...R}=F,z=e=>void c({search:T({...R,...e})});return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(C,{title:e.title,actions:(0,k.jsx)(u,{look:`primary`,icon:p,onClick:()=>void c({search:{...F,dialog:`invite`},resetScroll:!1}),children:e.invite})}),(0,k.jsxs)(g,{children:[(0,k.jsx)(h,{label:e.filters.status,single:!0,options:r.map(e=>({value:e,label:t.statuses.staff[e]})),chosen:a.status?[a.status]:[],onChange:([e])=>z({status:e})}),(0,k.jsx)(h,{label:e.filters.role,options:n.map(e=>({value:e,label:t.roles[e]})),chosen:o(a),onChange:e=>z({role:e.join(`,`)})})]}),(0,k.jsxs)(w,{flush:!0,children:[(0,k.jsx)(b,{name:`staff`,label:e.title,columns:M(),rows:N,rowKey:({id:e})=>e,stale:S,error:x,onRetry:()=>void j(),empty:Object.keys(R).length>0?(0,k.jsx)(v,{icon:y,title:e.noMatch,text:e.noMatchText}):(0,k.jsx)(v,{icon:i,title:e.empty,text:e.emptyText})}),(0,k.jsx)(m,{connection:_?.staffMembers,onChange:e=>void c({search:T({...R,...e})})})]}),P&&(0,k.jsx)(E,{onClose:()=>void c({search:F,replace:!0,resetScroll:!1})})]})}function M(){let e=d(D),{roles:n}=d(l),r=c().viewer.id;return[{id:`name`,header:e.columns.name,cell:({id:n,name:i,email:a})=>(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(t,{to:`/settings/staff/$id`,params:{id:n},children:i||a}),` `,n===r&&(0,k.jsx)(x,{children:e.you})]}),width:16},{id:`email`,header:e.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:e.columns.role,cell:({role:e})=>n[e],width:8},{id:`status`,header:e.columns.status,cell:({status:e})=>(0,k.jsx)(_,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:e.columns.signedIn,cell:({lastLoginAt:t})=>t?(0,k.jsx)(S,{at:t}):(0,k.jsx)(`span`,{className:`muted`,children:e.never}),wide:!0}]}export{j as StaffList};