const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/InviteDialog-BIk2AKCz.js","assets/index-DStYPVG5.js","assets/early-CY4GmciT.js","assets/dialogs-BtUfKpgs.js","assets/details-CwQO3Pyu.js","assets/parts-CzZ38pdg.js","assets/TextField-D8Y_t6F3.js","assets/link.gql-BvBPVCtk.js","assets/staff-hNWpe0tw.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,O as i,Q as a,S as o,X as s,Y as c,Z as l,fn as u,g as d,hn as f,jt as p,rt as m,w as h}from"./index-DStYPVG5.js";import{B as g,E as _,K as v,N as y,T as b,U as x,V as S,W as C,Z as w,i as T,j as E,q as D,y as O}from"./parts-CzZ38pdg.js";import{ot as k}from"./details-CwQO3Pyu.js";import{V as A,x as j}from"./early-CY4GmciT.js";import{t as M}from"./staff-hNWpe0tw.js";var N=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);f();var P=E(()=>e(()=>import(`./InviteDialog-BIk2AKCz.js`).then(e=>e.InviteDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),F=t(`/signedIn/settings/staff`);function I(){let e=h(M),t=h(o),f=F.useSearch(),p=F.useNavigate(),{data:m,error:S,isPlaceholderData:C,refetch:T}=r(N,s(f)),E=m?.staffMembers.edges.map(e=>e.node),{open:I,close:R}=g(),{after:z,before:B,...V}=j(f),H=e=>void p({search:A({...V,...e})});return n(u,{children:[n(v,{title:e.title,actions:n(d,{look:`primary`,icon:k,onClick:()=>I(`invite`),children:e.invite})}),n(O,{children:[n(_,{label:e.filters.status,single:!0,options:a.map(e=>({value:e,label:t.statuses.staff[e]})),chosen:f.status?[f.status]:[],onChange:([e])=>H({status:e})}),n(_,{label:e.filters.role,options:l.map(e=>({value:e,label:t.roles[e]})),chosen:c(f),onChange:e=>H({role:e.join(`,`)})})]}),n(D,{flush:!0,children:[n(x,{name:`staff`,label:e.title,columns:L(),rows:E,rowKey:({id:e})=>e,stale:C,error:S,onRetry:()=>void T(),empty:Object.keys(V).length>0?n(y,{icon:w,title:e.noMatch,text:e.noMatchText}):n(y,{icon:i,title:e.empty,text:e.emptyText})}),n(b,{connection:m?.staffMembers,onChange:e=>void p({search:A({...V,...e})})})]}),f.dialog&&n(P,{onClose:R})]})}function L(){let e=h(M),{roles:t}=h(o),r=m().viewer.id;return[{id:`name`,header:e.columns.name,cell:({id:t,name:i,email:a})=>n(u,{children:[n(p,{to:`/settings/staff/$id`,params:{id:t},children:i||a}),` `,t===r&&n(C,{children:e.you})]}),width:16},{id:`email`,header:e.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:e.columns.role,cell:({role:e})=>t[e],width:8},{id:`status`,header:e.columns.status,cell:({status:e})=>n(T,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:e.columns.signedIn,cell:({lastLoginAt:t})=>t?n(S,{at:t}):n(`span`,{className:`muted`,children:e.never}),wide:!0}]}export{I as StaffList};