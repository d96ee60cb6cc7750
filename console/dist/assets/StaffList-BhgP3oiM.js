const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DisableStaffDialog-CdCnqmLd.js","assets/details-BYDx9N73.js","assets/early-4Tp9QHVb.js","assets/parts-CDIjajoZ.js","assets/index-A2OH26jZ.js","assets/BulkDialog-Dcjqv6If.js","assets/dialogs-Bn4O8j0W.js","assets/change.gql-okdFm6o7.js","assets/staff-CL77xYV_.js","assets/InviteDialog-CdA-MVa8.js","assets/TextField-CGBDLqaU.js","assets/link.gql-BaOMxPT8.js"])))=>i.map(i=>d[i]);
import{D as e,Rt as t,Sn as n,Tn as r,Xt as i,Z as a,Zt as o,at as s,gn as c,it as ee,j as te,lt as l,nt as u,p as d,rt as f,tt as ne,x as p,zt as m}from"./index-A2OH26jZ.js";import{$ as h,A as g,E as _,G as v,H as y,J as re,K as b,P as x,T as S,U as C,X as w,a as T,f as E,i as D,j as ie,k as O,u as k,y as A}from"./parts-CDIjajoZ.js";import{at as j,ot as M,st as N}from"./details-BYDx9N73.js";import{H as P,x as F}from"./early-4Tp9QHVb.js";import{t as I}from"./staff-CL77xYV_.js";o();var L=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),R=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewStaff($where: StaffMemberWhereInput, $first: Int!) {
  staffMembers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);r();var z=d(()=>s(()=>import(`./DisableStaffDialog-CdCnqmLd.js`).then(e=>e.DisableStaffDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),B=d(()=>s(()=>import(`./InviteDialog-CdA-MVa8.js`).then(e=>e.InviteDialog),__vite__mapDeps([9,4,2,1,3,6,10,11,8]))),V=t(`/signedIn/settings/staff`),H=({staffMembers:e})=>e.edges.map(({node:e})=>e),ae=O(R,({staffMembers:e})=>e.edges.map(({node:e})=>e));function U(){let t=a(I),r=a(e),o=l().viewer.id,s=V.useSearch(),d=V.useNavigate(),m=u(s),{data:b,error:C,isPlaceholderData:D,refetch:O}=k(L,m,H,[`STAFF_MEMBER`]),R=b&&H(b),{open:U,close:G}=y(),K=F(s),{after:oe,before:se,...q}=K,J=e=>void d({search:P({...q,...e})}),{chosen:Y,selection:ce,clear:le,remove:ue}=T(R,K),[X,Z]=c(),Q=Y.filter(({status:e})=>e===`DISABLED`),$=Y.filter(({status:e})=>e!==`DISABLED`);return i(n,{children:[i(re,{title:t.title,aside:i(g,{type:`STAFF_MEMBER`,ids:R?.map(({id:e})=>e),where:m.where,...ae,onShow:()=>J({})}),actions:i(n,{children:[i(ie,{input:{kind:`STAFF`,staffWhere:m.where},count:b?.staffMembers.totalCount}),i(p,{look:`primary`,icon:M,onClick:()=>U(`invite`),children:t.invite})]})}),i(A,{children:[i(_,{label:t.filters.status,single:!0,options:ee.map(e=>({value:e,label:r.statuses.staff[e]})),chosen:s.status?[s.status]:[],onChange:([e])=>J({status:e})}),i(_,{label:t.filters.role,options:f.map(e=>({value:e,label:r.roles[e]})),chosen:ne(s),onChange:e=>J({role:e.join(`,`)})})]}),i(w,{flush:!0,children:[Y.length>0&&i(E,{text:r.table.selected(Y.length),onClear:le,children:[Q.length>0&&i(p,{size:`small`,icon:N,onClick:()=>Z({disable:!1,members:Q}),children:t.actions.enable}),$.length>0&&i(p,{size:`small`,icon:j,onClick:()=>Z({disable:!0,members:$}),children:t.actions.disable})]}),i(v,{name:`staff`,label:t.title,columns:W(o),rows:R,rowKey:({id:e})=>e,rowName:({name:e,email:t})=>e||t,selection:ce,selectable:({id:e})=>e!==o,stale:D,error:C,onRetry:()=>void O(),empty:Object.keys(q).length>0?i(x,{icon:h,title:t.noMatch,text:t.noMatchText}):i(x,{icon:te,title:t.empty,text:t.emptyText})}),i(S,{connection:b?.staffMembers,onChange:e=>void d({search:P({...q,...e})})})]}),X&&i(z,{...X,onDone:ue,onClose:()=>Z(void 0)}),s.dialog===`invite`&&i(B,{onClose:G})]})}function W(t){let r=a(I),{roles:o}=a(e);return[{id:`name`,header:r.columns.name,cell:({id:e,name:a,email:o})=>i(n,{children:[i(m,{to:`/settings/staff/$id`,params:{id:e},children:a||o}),` `,e===t&&i(b,{children:r.you})]}),width:16},{id:`email`,header:r.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:r.columns.role,cell:({role:e})=>o[e],width:8},{id:`status`,header:r.columns.status,cell:({status:e})=>i(D,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:r.columns.signedIn,cell:({lastLoginAt:e})=>e?i(C,{at:e}):i(`span`,{className:`muted`,children:r.never}),wide:!0}]}export{U as StaffList};