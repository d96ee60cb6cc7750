import{C as e,G as t,K as n,St as r,W as i,Z as a,_ as o,in as s,kt as c,m as l,q as u,tn as d,xt as f,y as p,yt as m}from"./index-WD5am_F6.js";import{C as h,D as g,L as _,N as v,O as y,h as b,j as x,k as S,o as C,v as w,y as T}from"./parts-DgP1lZfu.js";import{G as E}from"./details-BryHUaBG.js";import{I as D}from"./early-NQvuXKrB.js";import{t as O}from"./LinkDialogs-c8Eop49H.js";import{t as k}from"./staff-DHHDja0e.js";var A=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);s();var j=f(`/signedIn/settings/staff`);function M(){let r=p(k),a=p(o),s=j.useSearch(),f=j.useNavigate(),{data:g,error:S,isPlaceholderData:C,refetch:M}=m(A,t(s)),P=g?.staffMembers.edges.map(e=>e.node),{dialog:F,...I}=s,{after:L,before:R,...z}=I,B=e=>void f({search:D({...z,...e})});return c(d,{children:[c(x,{title:r.title,actions:c(l,{look:`primary`,icon:E,onClick:()=>void f({search:{...I,dialog:`invite`},resetScroll:!1}),children:r.invite})}),c(b,{children:[c(T,{label:r.filters.status,single:!0,options:u.map(e=>({value:e,label:a.statuses.staff[e]})),chosen:s.status?[s.status]:[],onChange:([e])=>B({status:e})}),c(T,{label:r.filters.role,options:n.map(e=>({value:e,label:a.roles[e]})),chosen:i(s),onChange:e=>B({role:e.join(`,`)})})]}),c(v,{flush:!0,children:[c(y,{name:`staff`,label:r.title,columns:N(),rows:P,rowKey:({id:e})=>e,stale:C,error:S,onRetry:()=>void M(),empty:Object.keys(z).length>0?c(h,{icon:_,title:r.noMatch,text:r.noMatchText}):c(h,{icon:e,title:r.empty,text:r.emptyText})}),c(w,{connection:g?.staffMembers,onChange:e=>void f({search:D({...z,...e})})})]}),F&&c(O,{onClose:()=>void f({search:I,replace:!0,resetScroll:!1})})]})}function N(){let e=p(k),{roles:t}=p(o),n=a().viewer.id;return[{id:`name`,header:e.columns.name,cell:({id:t,name:i,email:a})=>c(d,{children:[c(r,{to:`/settings/staff/$id`,params:{id:t},children:i||a}),` `,t===n&&c(S,{children:e.you})]}),width:16},{id:`email`,header:e.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:e.columns.role,cell:({role:e})=>t[e],width:8},{id:`status`,header:e.columns.status,cell:({status:e})=>c(C,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:e.columns.signedIn,cell:({lastLoginAt:t})=>t?c(g,{at:t}):c(`span`,{className:`muted`,children:e.never}),wide:!0}]}export{M as StaffList};