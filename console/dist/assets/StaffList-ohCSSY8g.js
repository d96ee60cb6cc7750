const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/InviteDialog-DAmyGDYS.js","assets/index-56XI4USA.js","assets/early-CfQr5XEC.js","assets/dialogs-Bx7AgrVf.js","assets/details-Dg0S2g0y.js","assets/parts-BYqyiHkm.js","assets/TextField-DNRM4AN9.js","assets/link.gql-VnVyKaOA.js","assets/staff-DMUhO3hq.js"])))=>i.map(i=>d[i]);
import{$ as e,A as t,At as n,E as r,Nt as i,Pt as a,Q as o,Ut as s,Z as c,at as l,et as u,hn as d,tt as f,v as p,vn as m,w as h}from"./index-56XI4USA.js";import{B as g,E as _,J as v,K as y,N as b,Q as x,T as S,U as C,V as w,W as T,i as E,j as D,y as O}from"./parts-BYqyiHkm.js";import{ot as k}from"./details-Dg0S2g0y.js";import{V as A,x as j}from"./early-CfQr5XEC.js";import{t as M}from"./staff-DMUhO3hq.js";var N=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);m();var P=D(()=>f(()=>import(`./InviteDialog-DAmyGDYS.js`).then(e=>e.InviteDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),F=i(`/signedIn/settings/staff`);function I(){let i=r(M),a=r(h),l=F.useSearch(),f=F.useNavigate(),{data:m,error:w,isPlaceholderData:T,refetch:E}=n(N,o(l)),D=m?.staffMembers.edges.map(e=>e.node),{open:I,close:R}=g(),{after:z,before:B,...V}=j(l),H=e=>void f({search:A({...V,...e})});return s(d,{children:[s(y,{title:i.title,actions:s(p,{look:`primary`,icon:k,onClick:()=>I(`invite`),children:i.invite})}),s(O,{children:[s(_,{label:i.filters.status,single:!0,options:u.map(e=>({value:e,label:a.statuses.staff[e]})),chosen:l.status?[l.status]:[],onChange:([e])=>H({status:e})}),s(_,{label:i.filters.role,options:e.map(e=>({value:e,label:a.roles[e]})),chosen:c(l),onChange:e=>H({role:e.join(`,`)})})]}),s(v,{flush:!0,children:[s(C,{name:`staff`,label:i.title,columns:L(),rows:D,rowKey:({id:e})=>e,stale:T,error:w,onRetry:()=>void E(),empty:Object.keys(V).length>0?s(b,{icon:x,title:i.noMatch,text:i.noMatchText}):s(b,{icon:t,title:i.empty,text:i.emptyText})}),s(S,{connection:m?.staffMembers,onChange:e=>void f({search:A({...V,...e})})})]}),l.dialog&&s(P,{onClose:R})]})}function L(){let e=r(M),{roles:t}=r(h),n=l().viewer.id;return[{id:`name`,header:e.columns.name,cell:({id:t,name:r,email:i})=>s(d,{children:[s(a,{to:`/settings/staff/$id`,params:{id:t},children:r||i}),` `,t===n&&s(T,{children:e.you})]}),width:16},{id:`email`,header:e.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:e.columns.role,cell:({role:e})=>t[e],width:8},{id:`status`,header:e.columns.status,cell:({status:e})=>s(E,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:e.columns.signedIn,cell:({lastLoginAt:t})=>t?s(w,{at:t}):s(`span`,{className:`muted`,children:e.never}),wide:!0}]}export{I as StaffList};