const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DisableStaffDialog-Cf204Vgg.js","assets/details-Cmv5GQaD.js","assets/early-JhwasVCb.js","assets/parts-C1VRNkno.js","assets/index-jHT1tkCe.js","assets/BulkDialog-Dbwyw4E9.js","assets/dialogs-DWt2_yZc.js","assets/sending-C6ZxqXLJ.js","assets/draft-B_iKYUqj.js","assets/change.gql-okdFm6o7.js","assets/staff-C4I2lbxm.js","assets/InviteDialog-Bij1iMKT.js","assets/TextField-YX5biQ1K.js","assets/link.gql-rIkzOibx.js"])))=>i.map(i=>d[i]);
import{$t as e,D as t,En as n,Ht as r,Q as i,Vt as a,at as o,bn as s,dt as ee,en as c,it as l,j as u,kn as d,nt as te,ot as f,p,rt as ne,x as m}from"./index-jHT1tkCe.js";import{A as h,D as g,E as _,F as v,K as y,M as re,U as ie,W as b,Y as x,Z as S,a as C,et as w,f as T,i as E,j as ae,q as D,u as O,y as k}from"./parts-C1VRNkno.js";import{at as A,it as j,ot as M}from"./details-Cmv5GQaD.js";import{H as N,x as P}from"./early-JhwasVCb.js";import{t as F}from"./staff-C4I2lbxm.js";c();var I=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);d();var R=p(()=>f(()=>import(`./DisableStaffDialog-Cf204Vgg.js`).then(e=>e.DisableStaffDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),z=p(()=>f(()=>import(`./InviteDialog-Bij1iMKT.js`).then(e=>e.InviteDialog),__vite__mapDeps([11,4,2,1,3,6,7,8,12,13,10]))),B=a(`/signedIn/settings/staff`),V=({staffMembers:e})=>e.edges.map(({node:e})=>e),H=h(L,({staffMembers:e})=>e.edges.map(({node:e})=>e));function U(){let r=i(F),a=i(t),c=ee().viewer.id,d=B.useSearch(),f=B.useNavigate(),p=ne(d),{data:h,error:b,isPlaceholderData:E,refetch:D}=O(I,p,V,[`STAFF_MEMBER`]),L=h&&V(h),{open:U,close:G}=ie(),K=P(d),{after:oe,before:se,...q}=K,J=e=>void f({search:N({...q,...e})}),{chosen:Y,selection:ce,clear:le,remove:ue}=C(L,K),[X,Z]=s(),Q=Y.filter(({status:e})=>e===`DISABLED`),$=Y.filter(({status:e})=>e!==`DISABLED`);return e(n,{children:[e(x,{title:r.title,aside:e(ae,{type:`STAFF_MEMBER`,ids:L?.map(({id:e})=>e),where:p.where,...H,onShow:()=>J({})}),actions:e(n,{children:[e(re,{input:{kind:`STAFF`,staffWhere:p.where},count:h?.staffMembers.totalCount}),e(m,{look:`primary`,icon:A,onClick:()=>U(`invite`),children:r.invite})]})}),e(k,{children:[e(g,{label:r.filters.status,single:!0,options:o.map(e=>({value:e,label:a.statuses.staff[e]})),chosen:d.status?[d.status]:[],onChange:([e])=>J({status:e})}),e(g,{label:r.filters.role,options:l.map(e=>({value:e,label:a.roles[e]})),chosen:te(d),onChange:e=>J({role:e.join(`,`)})})]}),e(S,{flush:!0,children:[Y.length>0&&e(T,{text:a.table.selected(Y.length),onClear:le,children:[Q.length>0&&e(m,{size:`small`,icon:M,onClick:()=>Z({disable:!1,members:Q}),children:r.actions.enable}),$.length>0&&e(m,{size:`small`,icon:j,onClick:()=>Z({disable:!0,members:$}),children:r.actions.disable})]}),e(y,{name:`staff`,label:r.title,columns:W(c),rows:L,rowKey:({id:e})=>e,rowName:({name:e,email:t})=>e||t,selection:ce,selectable:({id:e})=>e!==c,stale:E,error:b,onRetry:()=>void D(),empty:Object.keys(q).length>0?e(v,{icon:w,title:r.noMatch,text:r.noMatchText}):e(v,{icon:u,title:r.empty,text:r.emptyText})}),e(_,{connection:h?.staffMembers,onChange:e=>void f({search:N({...q,...e})})})]}),X&&e(R,{...X,onDone:ue,onClose:()=>Z(void 0)}),d.dialog===`invite`&&e(z,{onClose:G})]})}function W(a){let o=i(F),{roles:s}=i(t);return[{id:`name`,header:o.columns.name,cell:({id:t,name:i,email:s})=>e(n,{children:[e(r,{to:`/settings/staff/$id`,params:{id:t},children:i||s}),` `,t===a&&e(D,{children:o.you})]}),width:16},{id:`email`,header:o.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:o.columns.role,cell:({role:e})=>s[e],width:8},{id:`status`,header:o.columns.status,cell:({status:t})=>e(E,{kind:`staff`,status:t}),width:8},{id:`signedIn`,header:o.columns.signedIn,cell:({lastLoginAt:t})=>t?e(b,{at:t}):e(`span`,{className:`muted`,children:o.never}),wide:!0}]}export{U as StaffList};