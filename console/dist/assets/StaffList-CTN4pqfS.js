const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/LinkDialogs-C0DBradN.js","assets/index-DIqmBHNn.js","assets/early-CRuJpbae.js","assets/parts-BETL1LeL.js","assets/dialogs-6eiKeK16.js","assets/details-a10Xyx5W.js","assets/staff-BEvBoX3t.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Et as n,Lt as r,O as i,Q as a,S as o,X as s,Y as c,Z as l,fn as u,g as d,kt as f,ln as p,rt as m,w as h}from"./index-DIqmBHNn.js";import{A as g,M as _,O as v,P as y,R as b,b as x,g as S,k as C,s as w,w as T,y as E}from"./parts-BETL1LeL.js";import{$ as D,O}from"./details-a10Xyx5W.js";import{I as k}from"./early-CRuJpbae.js";import{t as A}from"./staff-BEvBoX3t.js";var j=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);u();var M=O(()=>e(()=>import(`./LinkDialogs-C0DBradN.js`).then(e=>e.n).then(e=>e.InviteDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),N=f(`/signedIn/settings/staff`);function P(){let e=h(A),t=h(o),u=N.useSearch(),f=N.useNavigate(),{data:m,error:g,isPlaceholderData:v,refetch:w}=n(j,s(u)),O=m?.staffMembers.edges.map(e=>e.node),{dialog:P,...I}=u,{after:L,before:R,...z}=I,B=e=>void f({search:k({...z,...e})});return r(p,{children:[r(_,{title:e.title,actions:r(d,{look:`primary`,icon:D,onClick:()=>void f({search:{...I,dialog:`invite`},resetScroll:!1}),children:e.invite})}),r(S,{children:[r(x,{label:e.filters.status,single:!0,options:a.map(e=>({value:e,label:t.statuses.staff[e]})),chosen:u.status?[u.status]:[],onChange:([e])=>B({status:e})}),r(x,{label:e.filters.role,options:l.map(e=>({value:e,label:t.roles[e]})),chosen:c(u),onChange:e=>B({role:e.join(`,`)})})]}),r(y,{flush:!0,children:[r(C,{name:`staff`,label:e.title,columns:F(),rows:O,rowKey:({id:e})=>e,stale:v,error:g,onRetry:()=>void w(),empty:Object.keys(z).length>0?r(T,{icon:b,title:e.noMatch,text:e.noMatchText}):r(T,{icon:i,title:e.empty,text:e.emptyText})}),r(E,{connection:m?.staffMembers,onChange:e=>void f({search:k({...z,...e})})})]}),P&&r(M,{onClose:()=>void f({search:I,replace:!0,resetScroll:!1})})]})}function F(){let e=h(A),{roles:n}=h(o),i=m().viewer.id;return[{id:`name`,header:e.columns.name,cell:({id:n,name:a,email:o})=>r(p,{children:[r(t,{to:`/settings/staff/$id`,params:{id:n},children:a||o}),` `,n===i&&r(g,{children:e.you})]}),width:16},{id:`email`,header:e.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:e.columns.role,cell:({role:e})=>n[e],width:8},{id:`status`,header:e.columns.status,cell:({status:e})=>r(w,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:e.columns.signedIn,cell:({lastLoginAt:t})=>t?r(v,{at:t}):r(`span`,{className:`muted`,children:e.never}),wide:!0}]}export{P as StaffList};