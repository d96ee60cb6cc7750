const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/LinkDialogs-CW841qc2.js","assets/index-DYcuAoF6.js","assets/early-NQvuXKrB.js","assets/parts-C0Z_Ugd4.js","assets/dialogs-nSjOBcUc.js","assets/details-DyJtnXNU.js","assets/staff-2QgugSgP.js"])))=>i.map(i=>d[i]);
import{C as e,G as t,J as n,K as r,St as i,W as a,Z as o,_ as s,in as c,kt as l,m as u,q as d,tn as f,xt as p,y as m,yt as h}from"./index-DYcuAoF6.js";import{C as g,D as _,L as v,N as y,O as b,h as x,j as S,k as C,o as w,v as T,y as E}from"./parts-C0Z_Ugd4.js";import{J as D,w as O}from"./details-DyJtnXNU.js";import{I as k}from"./early-NQvuXKrB.js";import{t as A}from"./staff-2QgugSgP.js";var j=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);c();var M=O(()=>n(()=>import(`./LinkDialogs-CW841qc2.js`).then(e=>e.n).then(e=>e.InviteDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),N=p(`/signedIn/settings/staff`);function P(){let n=m(A),i=m(s),o=N.useSearch(),c=N.useNavigate(),{data:p,error:_,isPlaceholderData:C,refetch:w}=h(j,t(o)),O=p?.staffMembers.edges.map(e=>e.node),{dialog:P,...I}=o,{after:L,before:R,...z}=I,B=e=>void c({search:k({...z,...e})});return l(f,{children:[l(S,{title:n.title,actions:l(u,{look:`primary`,icon:D,onClick:()=>void c({search:{...I,dialog:`invite`},resetScroll:!1}),children:n.invite})}),l(x,{children:[l(E,{label:n.filters.status,single:!0,options:d.map(e=>({value:e,label:i.statuses.staff[e]})),chosen:o.status?[o.status]:[],onChange:([e])=>B({status:e})}),l(E,{label:n.filters.role,options:r.map(e=>({value:e,label:i.roles[e]})),chosen:a(o),onChange:e=>B({role:e.join(`,`)})})]}),l(y,{flush:!0,children:[l(b,{name:`staff`,label:n.title,columns:F(),rows:O,rowKey:({id:e})=>e,stale:C,error:_,onRetry:()=>void w(),empty:Object.keys(z).length>0?l(g,{icon:v,title:n.noMatch,text:n.noMatchText}):l(g,{icon:e,title:n.empty,text:n.emptyText})}),l(T,{connection:p?.staffMembers,onChange:e=>void c({search:k({...z,...e})})})]}),P&&l(M,{onClose:()=>void c({search:I,replace:!0,resetScroll:!1})})]})}function F(){let e=m(A),{roles:t}=m(s),n=o().viewer.id;return[{id:`name`,header:e.columns.name,cell:({id:t,name:r,email:a})=>l(f,{children:[l(i,{to:`/settings/staff/$id`,params:{id:t},children:r||a}),` `,t===n&&l(C,{children:e.you})]}),width:16},{id:`email`,header:e.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:e.columns.role,cell:({role:e})=>t[e],width:8},{id:`status`,header:e.columns.status,cell:({status:e})=>l(w,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:e.columns.signedIn,cell:({lastLoginAt:t})=>t?l(_,{at:t}):l(`span`,{className:`muted`,children:e.never}),wide:!0}]}export{P as StaffList};