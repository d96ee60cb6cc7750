import{C as e,Ct as t,G as n,K as r,W as i,Z as a,_ as o,bt as s,jt as c,m as l,q as u,wt as d,y as f}from"./index-BF7gfdEn.js";import{At as p,E as m,H as h,L as g,P as _,R as v,bt as y,ct as b,dt as x,nt as S,st as C,wt as w}from"./parts-B1e_nSuq.js";import{T}from"./early-B4kcvaOe.js";import{t as E}from"./LinkDialogs-CkuMhahA.js";import{t as D}from"./staff-CWMBgGOU.js";var O=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),k=c(),A=t(`/signedIn/settings/staff`);function j(){let t=f(D),a=f(o),c=A.useSearch(),d=A.useNavigate(),{data:m,error:b,isPlaceholderData:S,refetch:j}=s(O,n(c)),N=m?.staffMembers.edges.map(e=>e.node),{dialog:P,...F}=c,{after:I,before:L,...R}=F,z=e=>void d({search:T({...R,...e})});return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(x,{title:t.title,actions:(0,k.jsx)(l,{look:`primary`,icon:w,onClick:()=>void d({search:{...F,dialog:`invite`},resetScroll:!1}),children:t.invite})}),(0,k.jsxs)(_,{children:[(0,k.jsx)(v,{label:t.filters.status,single:!0,options:u.map(e=>({value:e,label:a.statuses.staff[e]})),chosen:c.status?[c.status]:[],onChange:([e])=>z({status:e})}),(0,k.jsx)(v,{label:t.filters.role,options:r.map(e=>({value:e,label:a.roles[e]})),chosen:i(c),onChange:e=>z({role:e.join(`,`)})})]}),(0,k.jsxs)(y,{flush:!0,children:[(0,k.jsx)(C,{name:`staff`,label:t.title,columns:M(),rows:N,rowKey:({id:e})=>e,stale:S,error:b,onRetry:()=>void j(),empty:Object.keys(R).length>0?(0,k.jsx)(h,{icon:p,title:t.noMatch,text:t.noMatchText}):(0,k.jsx)(h,{icon:e,title:t.empty,text:t.emptyText})}),(0,k.jsx)(g,{connection:m?.staffMembers,onChange:e=>void d({search:T({...R,...e})})})]}),P&&(0,k.jsx)(E,{onClose:()=>void d({search:F,replace:!0,resetScroll:!1})})]})}function M(){let e=f(D),{roles:t}=f(o),n=a().viewer.id;return[{id:`name`,header:e.columns.name,cell:({id:t,name:r,email:i})=>(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(d,{to:`/settings/staff/$id`,params:{id:t},children:r||i}),` `,t===n&&(0,k.jsx)(b,{children:e.you})]}),width:16},{id:`email`,header:e.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:e.columns.role,cell:({role:e})=>t[e],width:8},{id:`status`,header:e.columns.status,cell:({status:e})=>(0,k.jsx)(m,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:e.columns.signedIn,cell:({lastLoginAt:t})=>t?(0,k.jsx)(S,{at:t}):(0,k.jsx)(`span`,{className:`muted`,children:e.never}),wide:!0}]}export{j as StaffList};