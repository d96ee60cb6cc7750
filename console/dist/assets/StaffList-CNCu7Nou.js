const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/InviteDialog-CYyws2Pw.js","assets/index-0TGHxELl.js","assets/early-Dvks-6GI.js","assets/dialogs-dPXu_urE.js","assets/details-DW0RqXrY.js","assets/parts-B7sQsaSu.js","assets/TextField-BDe6QhOg.js","assets/link.gql-BcU_Rxf_.js","assets/staff-B8YnH6Za.js"])))=>i.map(i=>d[i]);
import{$ as e,Mt as t,O as n,Ot as r,Q as i,S as a,Vt as o,X as s,Y as c,Z as l,g as u,gn as d,jt as f,pn as p,rt as m,w as h}from"./index-0TGHxELl.js";import{B as g,E as _,K as v,N as y,T as b,U as x,V as S,W as C,Z as w,i as T,j as E,q as D,y as O}from"./parts-B7sQsaSu.js";import{ot as k}from"./details-DW0RqXrY.js";import{V as A,x as j}from"./early-Dvks-6GI.js";import{t as M}from"./staff-B8YnH6Za.js";var N=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);d();var P=E(()=>e(()=>import(`./InviteDialog-CYyws2Pw.js`).then(e=>e.InviteDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),F=f(`/signedIn/settings/staff`);function I(){let e=h(M),t=h(a),d=F.useSearch(),f=F.useNavigate(),{data:m,error:S,isPlaceholderData:C,refetch:T}=r(N,s(d)),E=m?.staffMembers.edges.map(e=>e.node),{open:I,close:R}=g(),{after:z,before:B,...V}=j(d),H=e=>void f({search:A({...V,...e})});return o(p,{children:[o(v,{title:e.title,actions:o(u,{look:`primary`,icon:k,onClick:()=>I(`invite`),children:e.invite})}),o(O,{children:[o(_,{label:e.filters.status,single:!0,options:i.map(e=>({value:e,label:t.statuses.staff[e]})),chosen:d.status?[d.status]:[],onChange:([e])=>H({status:e})}),o(_,{label:e.filters.role,options:l.map(e=>({value:e,label:t.roles[e]})),chosen:c(d),onChange:e=>H({role:e.join(`,`)})})]}),o(D,{flush:!0,children:[o(x,{name:`staff`,label:e.title,columns:L(),rows:E,rowKey:({id:e})=>e,stale:C,error:S,onRetry:()=>void T(),empty:Object.keys(V).length>0?o(y,{icon:w,title:e.noMatch,text:e.noMatchText}):o(y,{icon:n,title:e.empty,text:e.emptyText})}),o(b,{connection:m?.staffMembers,onChange:e=>void f({search:A({...V,...e})})})]}),d.dialog&&o(P,{onClose:R})]})}function L(){let e=h(M),{roles:n}=h(a),r=m().viewer.id;return[{id:`name`,header:e.columns.name,cell:({id:n,name:i,email:a})=>o(p,{children:[o(t,{to:`/settings/staff/$id`,params:{id:n},children:i||a}),` `,n===r&&o(C,{children:e.you})]}),width:16},{id:`email`,header:e.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:e.columns.role,cell:({role:e})=>n[e],width:8},{id:`status`,header:e.columns.status,cell:({status:e})=>o(T,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:e.columns.signedIn,cell:({lastLoginAt:t})=>t?o(S,{at:t}):o(`span`,{className:`muted`,children:e.never}),wide:!0}]}export{I as StaffList};