const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/InviteDialog-DeB552HF.js","assets/index-B3ynZgST.js","assets/early-CfQr5XEC.js","assets/dialogs-DdXii78I.js","assets/details-Ct0VRcUF.js","assets/parts-BbalPxAe.js","assets/TextField-EIxO-sd2.js","assets/link.gql-BJsYsiIB.js","assets/staff-CifZXnFd.js"])))=>i.map(i=>d[i]);
import{$ as e,A as t,At as n,E as r,Nt as i,Pt as a,Q as o,Ut as s,Z as c,at as l,et as u,hn as d,tt as f,v as p,vn as m,w as h}from"./index-B3ynZgST.js";import{B as g,E as _,K as v,N as y,T as b,U as x,V as S,W as C,Z as w,i as T,j as E,q as D,y as O}from"./parts-BbalPxAe.js";import{ot as k}from"./details-Ct0VRcUF.js";import{V as A,x as j}from"./early-CfQr5XEC.js";import{t as M}from"./staff-CifZXnFd.js";var N=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);m();var P=E(()=>f(()=>import(`./InviteDialog-DeB552HF.js`).then(e=>e.InviteDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),F=i(`/signedIn/settings/staff`);function I(){let i=r(M),a=r(h),l=F.useSearch(),f=F.useNavigate(),{data:m,error:S,isPlaceholderData:C,refetch:T}=n(N,o(l)),E=m?.staffMembers.edges.map(e=>e.node),{open:I,close:R}=g(),{after:z,before:B,...V}=j(l),H=e=>void f({search:A({...V,...e})});return s(d,{children:[s(v,{title:i.title,actions:s(p,{look:`primary`,icon:k,onClick:()=>I(`invite`),children:i.invite})}),s(O,{children:[s(_,{label:i.filters.status,single:!0,options:u.map(e=>({value:e,label:a.statuses.staff[e]})),chosen:l.status?[l.status]:[],onChange:([e])=>H({status:e})}),s(_,{label:i.filters.role,options:e.map(e=>({value:e,label:a.roles[e]})),chosen:c(l),onChange:e=>H({role:e.join(`,`)})})]}),s(D,{flush:!0,children:[s(x,{name:`staff`,label:i.title,columns:L(),rows:E,rowKey:({id:e})=>e,stale:C,error:S,onRetry:()=>void T(),empty:Object.keys(V).length>0?s(y,{icon:w,title:i.noMatch,text:i.noMatchText}):s(y,{icon:t,title:i.empty,text:i.emptyText})}),s(b,{connection:m?.staffMembers,onChange:e=>void f({search:A({...V,...e})})})]}),l.dialog&&s(P,{onClose:R})]})}function L(){let e=r(M),{roles:t}=r(h),n=l().viewer.id;return[{id:`name`,header:e.columns.name,cell:({id:t,name:r,email:i})=>s(d,{children:[s(a,{to:`/settings/staff/$id`,params:{id:t},children:r||i}),` `,t===n&&s(C,{children:e.you})]}),width:16},{id:`email`,header:e.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:e.columns.role,cell:({role:e})=>t[e],width:8},{id:`status`,header:e.columns.status,cell:({status:e})=>s(T,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:e.columns.signedIn,cell:({lastLoginAt:t})=>t?s(S,{at:t}):s(`span`,{className:`muted`,children:e.never}),wide:!0}]}export{I as StaffList};