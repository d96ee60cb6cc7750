const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DisableStaffDialog-DT6R_QfV.js","assets/details-CUDUSL6Y.js","assets/early-JhwasVCb.js","assets/parts-BlEiP3Aw.js","assets/index-CSPtHws6.js","assets/BulkDialog-dfs_htqz.js","assets/dialogs-B2CoN6YY.js","assets/sending-Cmfws0CM.js","assets/draft-BRNLFewF.js","assets/change.gql-okdFm6o7.js","assets/staff-BtgFOYYX.js","assets/InviteDialog-CnPUYAfV.js","assets/TextField-BARJZ9lY.js","assets/link.gql-BUF4X_3W.js"])))=>i.map(i=>d[i]);
import{$t as e,D as t,En as n,Ht as r,Q as i,Vt as a,at as o,bn as s,dt as ee,en as c,it as l,j as u,kn as d,nt as f,ot as p,p as m,rt as te,x as h}from"./index-CSPtHws6.js";import{$ as ne,A as re,E as g,G as _,H as ie,J as v,K as y,P as b,T as x,U as S,X as C,a as w,f as T,i as E,j as D,k as O,u as ae,y as k}from"./parts-BlEiP3Aw.js";import{at as A,it as j,ot as M}from"./details-CUDUSL6Y.js";import{H as N,x as P}from"./early-JhwasVCb.js";import{t as F}from"./staff-BtgFOYYX.js";c();var I=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),L=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewStaff($where: StaffMemberWhereInput, $first: Int!) {
  staffMembers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);d();var R=m(()=>p(()=>import(`./DisableStaffDialog-DT6R_QfV.js`).then(e=>e.DisableStaffDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),z=m(()=>p(()=>import(`./InviteDialog-CnPUYAfV.js`).then(e=>e.InviteDialog),__vite__mapDeps([11,4,2,1,3,6,7,8,12,13,10]))),B=a(`/signedIn/settings/staff`),V=({staffMembers:e})=>e.edges.map(({node:e})=>e),H=O(L,({staffMembers:e})=>e.edges.map(({node:e})=>e));function U(){let r=i(F),a=i(t),c=ee().viewer.id,d=B.useSearch(),p=B.useNavigate(),m=te(d),{data:y,error:S,isPlaceholderData:E,refetch:O}=ae(I,m,V,[`STAFF_MEMBER`]),L=y&&V(y),{open:U,close:G}=ie(),K=P(d),{after:oe,before:se,...q}=K,J=e=>void p({search:N({...q,...e})}),{chosen:Y,selection:ce,clear:le,remove:ue}=w(L,K),[X,Z]=s(),Q=Y.filter(({status:e})=>e===`DISABLED`),$=Y.filter(({status:e})=>e!==`DISABLED`);return e(n,{children:[e(v,{title:r.title,aside:e(re,{type:`STAFF_MEMBER`,ids:L?.map(({id:e})=>e),where:m.where,...H,onShow:()=>J({})}),actions:e(n,{children:[e(D,{input:{kind:`STAFF`,staffWhere:m.where},count:y?.staffMembers.totalCount}),e(h,{look:`primary`,icon:A,onClick:()=>U(`invite`),children:r.invite})]})}),e(k,{children:[e(g,{label:r.filters.status,single:!0,options:o.map(e=>({value:e,label:a.statuses.staff[e]})),chosen:d.status?[d.status]:[],onChange:([e])=>J({status:e})}),e(g,{label:r.filters.role,options:l.map(e=>({value:e,label:a.roles[e]})),chosen:f(d),onChange:e=>J({role:e.join(`,`)})})]}),e(C,{flush:!0,children:[Y.length>0&&e(T,{text:a.table.selected(Y.length),onClear:le,children:[Q.length>0&&e(h,{size:`small`,icon:M,onClick:()=>Z({disable:!1,members:Q}),children:r.actions.enable}),$.length>0&&e(h,{size:`small`,icon:j,onClick:()=>Z({disable:!0,members:$}),children:r.actions.disable})]}),e(_,{name:`staff`,label:r.title,columns:W(c),rows:L,rowKey:({id:e})=>e,rowName:({name:e,email:t})=>e||t,selection:ce,selectable:({id:e})=>e!==c,stale:E,error:S,onRetry:()=>void O(),empty:Object.keys(q).length>0?e(b,{icon:ne,title:r.noMatch,text:r.noMatchText}):e(b,{icon:u,title:r.empty,text:r.emptyText})}),e(x,{connection:y?.staffMembers,onChange:e=>void p({search:N({...q,...e})})})]}),X&&e(R,{...X,onDone:ue,onClose:()=>Z(void 0)}),d.dialog===`invite`&&e(z,{onClose:G})]})}function W(a){let o=i(F),{roles:s}=i(t);return[{id:`name`,header:o.columns.name,cell:({id:t,name:i,email:s})=>e(n,{children:[e(r,{to:`/settings/staff/$id`,params:{id:t},children:i||s}),` `,t===a&&e(y,{children:o.you})]}),width:16},{id:`email`,header:o.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:o.columns.role,cell:({role:e})=>s[e],width:8},{id:`status`,header:o.columns.status,cell:({status:t})=>e(E,{kind:`staff`,status:t}),width:8},{id:`signedIn`,header:o.columns.signedIn,cell:({lastLoginAt:t})=>t?e(S,{at:t}):e(`span`,{className:`muted`,children:o.never}),wide:!0}]}export{U as StaffList};