const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DisableStaffDialog-BtIoLuTH.js","assets/details-CeckHyby.js","assets/early-CqjEYl7M.js","assets/parts-DeASi7V8.js","assets/index-Bj-0Wysc.js","assets/BulkDialog-BTHZHiUI.js","assets/dialogs-CeyJh_86.js","assets/sending-BqBRE9XC.js","assets/change.gql-okdFm6o7.js","assets/staff-DJMpUBy2.js","assets/InviteDialog-2bTMCPYh.js","assets/TextField-ZQK7-1ul.js","assets/link.gql-Dgc6PY0V.js"])))=>i.map(i=>d[i]);
import{$t as e,Bt as t,D as n,On as r,Qt as i,Tn as a,Vt as o,Z as s,at as c,it as l,j as ee,nt as u,p as d,rt as f,tt as p,ut as te,x as m,yn as ne}from"./index-Bj-0Wysc.js";import{$ as h,A as g,E as _,G as v,H as y,J as re,K as b,P as x,T as S,U as C,X as w,a as T,f as E,i as D,j as ie,k as O,u as k,y as A}from"./parts-DeASi7V8.js";import{at as j,it as M,ot as N}from"./details-CeckHyby.js";import{H as P,x as F}from"./early-CqjEYl7M.js";import{t as I}from"./staff-DJMpUBy2.js";e();var L=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);r();var z=d(()=>c(()=>import(`./DisableStaffDialog-BtIoLuTH.js`).then(e=>e.DisableStaffDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),B=d(()=>c(()=>import(`./InviteDialog-2bTMCPYh.js`).then(e=>e.InviteDialog),__vite__mapDeps([10,4,2,1,3,6,7,11,12,9]))),V=t(`/signedIn/settings/staff`),H=({staffMembers:e})=>e.edges.map(({node:e})=>e),ae=O(R,({staffMembers:e})=>e.edges.map(({node:e})=>e));function U(){let e=s(I),t=s(n),r=te().viewer.id,o=V.useSearch(),c=V.useNavigate(),d=u(o),{data:b,error:C,isPlaceholderData:D,refetch:O}=k(L,d,H,[`STAFF_MEMBER`]),R=b&&H(b),{open:U,close:G}=y(),K=F(o),{after:oe,before:se,...q}=K,J=e=>void c({search:P({...q,...e})}),{chosen:Y,selection:ce,clear:le,remove:ue}=T(R,K),[X,Z]=ne(),Q=Y.filter(({status:e})=>e===`DISABLED`),$=Y.filter(({status:e})=>e!==`DISABLED`);return i(a,{children:[i(re,{title:e.title,aside:i(g,{type:`STAFF_MEMBER`,ids:R?.map(({id:e})=>e),where:d.where,...ae,onShow:()=>J({})}),actions:i(a,{children:[i(ie,{input:{kind:`STAFF`,staffWhere:d.where},count:b?.staffMembers.totalCount}),i(m,{look:`primary`,icon:j,onClick:()=>U(`invite`),children:e.invite})]})}),i(A,{children:[i(_,{label:e.filters.status,single:!0,options:l.map(e=>({value:e,label:t.statuses.staff[e]})),chosen:o.status?[o.status]:[],onChange:([e])=>J({status:e})}),i(_,{label:e.filters.role,options:f.map(e=>({value:e,label:t.roles[e]})),chosen:p(o),onChange:e=>J({role:e.join(`,`)})})]}),i(w,{flush:!0,children:[Y.length>0&&i(E,{text:t.table.selected(Y.length),onClear:le,children:[Q.length>0&&i(m,{size:`small`,icon:N,onClick:()=>Z({disable:!1,members:Q}),children:e.actions.enable}),$.length>0&&i(m,{size:`small`,icon:M,onClick:()=>Z({disable:!0,members:$}),children:e.actions.disable})]}),i(v,{name:`staff`,label:e.title,columns:W(r),rows:R,rowKey:({id:e})=>e,rowName:({name:e,email:t})=>e||t,selection:ce,selectable:({id:e})=>e!==r,stale:D,error:C,onRetry:()=>void O(),empty:Object.keys(q).length>0?i(x,{icon:h,title:e.noMatch,text:e.noMatchText}):i(x,{icon:ee,title:e.empty,text:e.emptyText})}),i(S,{connection:b?.staffMembers,onChange:e=>void c({search:P({...q,...e})})})]}),X&&i(z,{...X,onDone:ue,onClose:()=>Z(void 0)}),o.dialog===`invite`&&i(B,{onClose:G})]})}function W(e){let t=s(I),{roles:r}=s(n);return[{id:`name`,header:t.columns.name,cell:({id:n,name:r,email:s})=>i(a,{children:[i(o,{to:`/settings/staff/$id`,params:{id:n},children:r||s}),` `,n===e&&i(b,{children:t.you})]}),width:16},{id:`email`,header:t.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:t.columns.role,cell:({role:e})=>r[e],width:8},{id:`status`,header:t.columns.status,cell:({status:e})=>i(D,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:t.columns.signedIn,cell:({lastLoginAt:e})=>e?i(C,{at:e}):i(`span`,{className:`muted`,children:t.never}),wide:!0}]}export{U as StaffList};