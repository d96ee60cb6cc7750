const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/LinkDialogs-Ciw8F58-.js","assets/index-BzP1EClE.js","assets/early-CRuJpbae.js","assets/parts-DggjclEf.js","assets/dialogs-D67FP_ML.js","assets/details-6EBFLphC.js","assets/staff-C017TbFd.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Et as n,Lt as r,O as i,Q as a,S as o,X as s,Y as c,Z as l,fn as u,g as d,kt as f,ln as p,rt as m,w as h}from"./index-BzP1EClE.js";import{A as g,F as _,N as v,T as y,_ as b,b as x,c as S,j as C,k as w,x as T,z as E}from"./parts-DggjclEf.js";import{$ as D,O}from"./details-6EBFLphC.js";import{I as k}from"./early-CRuJpbae.js";import{t as A}from"./staff-C017TbFd.js";var j=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);u();var M=O(()=>e(()=>import(`./LinkDialogs-Ciw8F58-.js`).then(e=>e.n).then(e=>e.InviteDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),N=f(`/signedIn/settings/staff`);function P(){let e=h(A),t=h(o),u=N.useSearch(),f=N.useNavigate(),{data:m,error:S,isPlaceholderData:C,refetch:w}=n(j,s(u)),O=m?.staffMembers.edges.map(e=>e.node),{dialog:P,...I}=u,{after:L,before:R,...z}=I,B=e=>void f({search:k({...z,...e})});return r(p,{children:[r(v,{title:e.title,actions:r(d,{look:`primary`,icon:D,onClick:()=>void f({search:{...I,dialog:`invite`},resetScroll:!1}),children:e.invite})}),r(b,{children:[r(T,{label:e.filters.status,single:!0,options:a.map(e=>({value:e,label:t.statuses.staff[e]})),chosen:u.status?[u.status]:[],onChange:([e])=>B({status:e})}),r(T,{label:e.filters.role,options:l.map(e=>({value:e,label:t.roles[e]})),chosen:c(u),onChange:e=>B({role:e.join(`,`)})})]}),r(_,{flush:!0,children:[r(g,{name:`staff`,label:e.title,columns:F(),rows:O,rowKey:({id:e})=>e,stale:C,error:S,onRetry:()=>void w(),empty:Object.keys(z).length>0?r(y,{icon:E,title:e.noMatch,text:e.noMatchText}):r(y,{icon:i,title:e.empty,text:e.emptyText})}),r(x,{connection:m?.staffMembers,onChange:e=>void f({search:k({...z,...e})})})]}),P&&r(M,{onClose:()=>void f({search:I,replace:!0,resetScroll:!1})})]})}function F(){let e=h(A),{roles:n}=h(o),i=m().viewer.id;return[{id:`name`,header:e.columns.name,cell:({id:n,name:a,email:o})=>r(p,{children:[r(t,{to:`/settings/staff/$id`,params:{id:n},children:a||o}),` `,n===i&&r(C,{children:e.you})]}),width:16},{id:`email`,header:e.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:e.columns.role,cell:({role:e})=>n[e],width:8},{id:`status`,header:e.columns.status,cell:({status:e})=>r(S,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:e.columns.signedIn,cell:({lastLoginAt:t})=>t?r(w,{at:t}):r(`span`,{className:`muted`,children:e.never}),wide:!0}]}export{P as StaffList};