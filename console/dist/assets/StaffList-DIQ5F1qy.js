const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/InviteDialog-BBjBQqAF.js","assets/index-Ci1AkQWy.js","assets/early-CY4GmciT.js","assets/dialogs-DjYVxy_K.js","assets/details-DXdyoKLk.js","assets/parts-DYi6Y7YZ.js","assets/TextField-DlZAwWD2.js","assets/link.gql-B3HPEHe7.js","assets/staff-KZijcpOB.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Dt as n,O as r,Q as i,S as a,X as o,Y as s,Z as c,dn as l,g as u,jt as d,mn as f,rt as p,w as m,zt as h}from"./index-Ci1AkQWy.js";import{A as g,B as _,C as v,J as y,L as b,O as x,R as S,S as C,U as w,V as T,W as E,b as D,i as O}from"./parts-DYi6Y7YZ.js";import{nt as k}from"./details-DXdyoKLk.js";import{V as A,x as j}from"./early-CY4GmciT.js";import{t as M}from"./staff-KZijcpOB.js";var N=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);f();var P=x(()=>e(()=>import(`./InviteDialog-BBjBQqAF.js`).then(e=>e.InviteDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),F=t(`/signedIn/settings/staff`);function I(){let e=m(M),t=m(a),d=F.useSearch(),f=F.useNavigate(),{data:p,error:x,isPlaceholderData:S,refetch:T}=n(N,o(d)),O=p?.staffMembers.edges.map(e=>e.node),{open:I,close:R}=b(),{after:z,before:B,...V}=j(d),H=e=>void f({search:A({...V,...e})});return h(l,{children:[h(w,{title:e.title,actions:h(u,{look:`primary`,icon:k,onClick:()=>I(`invite`),children:e.invite})}),h(D,{children:[h(v,{label:e.filters.status,single:!0,options:i.map(e=>({value:e,label:t.statuses.staff[e]})),chosen:d.status?[d.status]:[],onChange:([e])=>H({status:e})}),h(v,{label:e.filters.role,options:c.map(e=>({value:e,label:t.roles[e]})),chosen:s(d),onChange:e=>H({role:e.join(`,`)})})]}),h(E,{flush:!0,children:[h(_,{name:`staff`,label:e.title,columns:L(),rows:O,rowKey:({id:e})=>e,stale:S,error:x,onRetry:()=>void T(),empty:Object.keys(V).length>0?h(g,{icon:y,title:e.noMatch,text:e.noMatchText}):h(g,{icon:r,title:e.empty,text:e.emptyText})}),h(C,{connection:p?.staffMembers,onChange:e=>void f({search:A({...V,...e})})})]}),d.dialog&&h(P,{onClose:R})]})}function L(){let e=m(M),{roles:t}=m(a),n=p().viewer.id;return[{id:`name`,header:e.columns.name,cell:({id:t,name:r,email:i})=>h(l,{children:[h(d,{to:`/settings/staff/$id`,params:{id:t},children:r||i}),` `,t===n&&h(T,{children:e.you})]}),width:16},{id:`email`,header:e.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:e.columns.role,cell:({role:e})=>t[e],width:8},{id:`status`,header:e.columns.status,cell:({status:e})=>h(O,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:e.columns.signedIn,cell:({lastLoginAt:t})=>t?h(S,{at:t}):h(`span`,{className:`muted`,children:e.never}),wide:!0}]}export{I as StaffList};