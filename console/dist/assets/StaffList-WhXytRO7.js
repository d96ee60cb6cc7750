import{At as e,C as t,Ct as n,G as r,K as i,St as a,W as o,Z as s,_ as c,m as l,q as u,y as d,yt as f}from"./index-DOxbXdRl.js";import{A as p,D as m,E as h,I as g,M as _,O as v,S as y,_ as b,a as x,m as S,v as C}from"./parts-D-_68bv6.js";import{K as w}from"./details-ZQExxOG8.js";import{I as T}from"./early-Cbep-mIH.js";import{t as E}from"./LinkDialogs-BdU_lBNi.js";import{t as D}from"./staff-rznvpqZT.js";var O=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),k=e(),A=a(`/signedIn/settings/staff`);function j(){let e=d(D),n=d(c),a=A.useSearch(),s=A.useNavigate(),{data:h,error:v,isPlaceholderData:x,refetch:j}=f(O,r(a)),N=h?.staffMembers.edges.map(e=>e.node),{dialog:P,...F}=a,{after:I,before:L,...R}=F,z=e=>void s({search:T({...R,...e})});return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(p,{title:e.title,actions:(0,k.jsx)(l,{look:`primary`,icon:w,onClick:()=>void s({search:{...F,dialog:`invite`},resetScroll:!1}),children:e.invite})}),(0,k.jsxs)(S,{children:[(0,k.jsx)(C,{label:e.filters.status,single:!0,options:u.map(e=>({value:e,label:n.statuses.staff[e]})),chosen:a.status?[a.status]:[],onChange:([e])=>z({status:e})}),(0,k.jsx)(C,{label:e.filters.role,options:i.map(e=>({value:e,label:n.roles[e]})),chosen:o(a),onChange:e=>z({role:e.join(`,`)})})]}),(0,k.jsxs)(_,{flush:!0,children:[(0,k.jsx)(m,{name:`staff`,label:e.title,columns:M(),rows:N,rowKey:({id:e})=>e,stale:x,error:v,onRetry:()=>void j(),empty:Object.keys(R).length>0?(0,k.jsx)(y,{icon:g,title:e.noMatch,text:e.noMatchText}):(0,k.jsx)(y,{icon:t,title:e.empty,text:e.emptyText})}),(0,k.jsx)(b,{connection:h?.staffMembers,onChange:e=>void s({search:T({...R,...e})})})]}),P&&(0,k.jsx)(E,{onClose:()=>void s({search:F,replace:!0,resetScroll:!1})})]})}function M(){let e=d(D),{roles:t}=d(c),r=s().viewer.id;return[{id:`name`,header:e.columns.name,cell:({id:t,name:i,email:a})=>(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(n,{to:`/settings/staff/$id`,params:{id:t},children:i||a}),` `,t===r&&(0,k.jsx)(v,{children:e.you})]}),width:16},{id:`email`,header:e.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:e.columns.role,cell:({role:e})=>t[e],width:8},{id:`status`,header:e.columns.status,cell:({status:e})=>(0,k.jsx)(x,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:e.columns.signedIn,cell:({lastLoginAt:t})=>t?(0,k.jsx)(h,{at:t}):(0,k.jsx)(`span`,{className:`muted`,children:e.never}),wide:!0}]}export{j as StaffList};