const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/LinkDialogs-C3cHIpFD.js","assets/index-pEbad9IO.js","assets/early-B5IRyXOX.js","assets/parts-CwdO98Ky.js","assets/dialogs-Fvos1y_P.js","assets/details-CxT677om.js","assets/staff-vJEYu0rI.js"])))=>i.map(i=>d[i]);
import{$ as e,Ct as t,J as n,K as r,T as i,X as a,Y as o,g as s,jt as c,on as l,q as u,rn as d,wt as f,x as p,xt as m,y as h}from"./index-pEbad9IO.js";import{A as g,M as _,O as v,P as y,R as b,b as x,g as S,k as C,s as w,w as T,y as E}from"./parts-CwdO98Ky.js";import{J as D,w as O}from"./details-CxT677om.js";import{I as k}from"./early-B5IRyXOX.js";import{t as A}from"./staff-vJEYu0rI.js";var j=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);l();var M=O(()=>a(()=>import(`./LinkDialogs-C3cHIpFD.js`).then(e=>e.n).then(e=>e.InviteDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),N=t(`/signedIn/settings/staff`);function P(){let e=p(A),t=p(h),a=N.useSearch(),l=N.useNavigate(),{data:f,error:g,isPlaceholderData:v,refetch:w}=m(j,u(a)),O=f?.staffMembers.edges.map(e=>e.node),{dialog:P,...I}=a,{after:L,before:R,...z}=I,B=e=>void l({search:k({...z,...e})});return c(d,{children:[c(_,{title:e.title,actions:c(s,{look:`primary`,icon:D,onClick:()=>void l({search:{...I,dialog:`invite`},resetScroll:!1}),children:e.invite})}),c(S,{children:[c(x,{label:e.filters.status,single:!0,options:o.map(e=>({value:e,label:t.statuses.staff[e]})),chosen:a.status?[a.status]:[],onChange:([e])=>B({status:e})}),c(x,{label:e.filters.role,options:n.map(e=>({value:e,label:t.roles[e]})),chosen:r(a),onChange:e=>B({role:e.join(`,`)})})]}),c(y,{flush:!0,children:[c(C,{name:`staff`,label:e.title,columns:F(),rows:O,rowKey:({id:e})=>e,stale:v,error:g,onRetry:()=>void w(),empty:Object.keys(z).length>0?c(T,{icon:b,title:e.noMatch,text:e.noMatchText}):c(T,{icon:i,title:e.empty,text:e.emptyText})}),c(E,{connection:f?.staffMembers,onChange:e=>void l({search:k({...z,...e})})})]}),P&&c(M,{onClose:()=>void l({search:I,replace:!0,resetScroll:!1})})]})}function F(){let t=p(A),{roles:n}=p(h),r=e().viewer.id;return[{id:`name`,header:t.columns.name,cell:({id:e,name:n,email:i})=>c(d,{children:[c(f,{to:`/settings/staff/$id`,params:{id:e},children:n||i}),` `,e===r&&c(g,{children:t.you})]}),width:16},{id:`email`,header:t.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:t.columns.role,cell:({role:e})=>n[e],width:8},{id:`status`,header:t.columns.status,cell:({status:e})=>c(w,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:t.columns.signedIn,cell:({lastLoginAt:e})=>e?c(v,{at:e}):c(`span`,{className:`muted`,children:t.never}),wide:!0}]}export{P as StaffList};