const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/LinkDialogs-Dcvd1nQ3.js","assets/index-Cp0A1w_e.js","assets/early-TkO9i4Wa.js","assets/parts-mq6H3t82.js","assets/dialogs-CP97bDVo.js","assets/details-CkmDreeo.js","assets/staff-Cf7UpBHR.js"])))=>i.map(i=>d[i]);
import{At as e,Ct as t,G as n,J as r,K as i,Q as a,St as o,Y as s,an as c,b as l,bt as u,h as d,nn as f,q as p,v as m,w as h}from"./index-Cp0A1w_e.js";import{C as g,D as _,L as v,N as y,O as b,h as x,j as S,k as C,o as w,v as T,y as E}from"./parts-mq6H3t82.js";import{J as D,w as O}from"./details-CkmDreeo.js";import{I as k}from"./early-TkO9i4Wa.js";import{t as A}from"./staff-Cf7UpBHR.js";var j=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);c();var M=O(()=>s(()=>import(`./LinkDialogs-Dcvd1nQ3.js`).then(e=>e.n).then(e=>e.InviteDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),N=o(`/signedIn/settings/staff`);function P(){let t=l(A),a=l(m),o=N.useSearch(),s=N.useNavigate(),{data:c,error:_,isPlaceholderData:C,refetch:w}=u(j,i(o)),O=c?.staffMembers.edges.map(e=>e.node),{dialog:P,...I}=o,{after:L,before:R,...z}=I,B=e=>void s({search:k({...z,...e})});return e(f,{children:[e(S,{title:t.title,actions:e(d,{look:`primary`,icon:D,onClick:()=>void s({search:{...I,dialog:`invite`},resetScroll:!1}),children:t.invite})}),e(x,{children:[e(E,{label:t.filters.status,single:!0,options:r.map(e=>({value:e,label:a.statuses.staff[e]})),chosen:o.status?[o.status]:[],onChange:([e])=>B({status:e})}),e(E,{label:t.filters.role,options:p.map(e=>({value:e,label:a.roles[e]})),chosen:n(o),onChange:e=>B({role:e.join(`,`)})})]}),e(y,{flush:!0,children:[e(b,{name:`staff`,label:t.title,columns:F(),rows:O,rowKey:({id:e})=>e,stale:C,error:_,onRetry:()=>void w(),empty:Object.keys(z).length>0?e(g,{icon:v,title:t.noMatch,text:t.noMatchText}):e(g,{icon:h,title:t.empty,text:t.emptyText})}),e(T,{connection:c?.staffMembers,onChange:e=>void s({search:k({...z,...e})})})]}),P&&e(M,{onClose:()=>void s({search:I,replace:!0,resetScroll:!1})})]})}function F(){let n=l(A),{roles:r}=l(m),i=a().viewer.id;return[{id:`name`,header:n.columns.name,cell:({id:r,name:a,email:o})=>e(f,{children:[e(t,{to:`/settings/staff/$id`,params:{id:r},children:a||o}),` `,r===i&&e(C,{children:n.you})]}),width:16},{id:`email`,header:n.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:n.columns.role,cell:({role:e})=>r[e],width:8},{id:`status`,header:n.columns.status,cell:({status:t})=>e(w,{kind:`staff`,status:t}),width:8},{id:`signedIn`,header:n.columns.signedIn,cell:({lastLoginAt:t})=>t?e(_,{at:t}):e(`span`,{className:`muted`,children:n.never}),wide:!0}]}export{P as StaffList};