const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DisableStaffDialog-DtdW9swh.js","assets/index-ntnhS566.js","assets/early-grBt5JFH.js","assets/details-P_G1di9K.js","assets/parts-B2JQus4x.js","assets/BulkDialog-8ClP7OSL.js","assets/dialogs-BJDtHswT.js","assets/sending-CpeAgxX9.js","assets/draft-D0RPCffP.js","assets/change.gql-okdFm6o7.js","assets/staff-DfBmf-tA.js","assets/InviteDialog-Q3prGX1D.js","assets/TextField-CopWnkay.js","assets/link.gql-CZk-CNAD.js"])))=>i.map(i=>d[i]);
import{Cn as e,D as t,Mn as n,Q as r,Ut as i,Wt as a,at as ee,dt as te,it as o,j as s,kn as c,nn as l,nt as u,ot as d,p as f,rn as p,rt as ne,x as m}from"./index-ntnhS566.js";import{D as re,G as h,I as g,J as _,M as ie,N as v,O as y,Q as b,W as x,X as S,a as C,b as w,i as T,j as E,p as ae,q as D,tt as O,u as k}from"./parts-B2JQus4x.js";import{ct as A,ot as j,st as M}from"./details-P_G1di9K.js";import{H as N,x as P}from"./early-grBt5JFH.js";import{t as F}from"./staff-DfBmf-tA.js";p();var I=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);n();var R=f(()=>d(()=>import(`./DisableStaffDialog-DtdW9swh.js`).then(e=>e.DisableStaffDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),z=f(()=>d(()=>import(`./InviteDialog-Q3prGX1D.js`).then(e=>e.InviteDialog),__vite__mapDeps([11,1,2,6,3,4,7,8,12,13,10]))),B=i(`/signedIn/settings/staff`),V=({staffMembers:e})=>e.edges.map(({node:e})=>e),H=E(L,({staffMembers:e})=>e.edges.map(({node:e})=>e));function U(){let n=r(F),i=r(t),a=te().viewer.id,d=B.useSearch(),f=B.useNavigate(),p=ne(d),{data:h,error:_,isPlaceholderData:T,refetch:E}=k(I,p,V,[`STAFF_MEMBER`]),L=h&&V(h),{open:U,close:G}=x(),K=P(d),{after:oe,before:se,...q}=K,J=e=>void f({search:N({...q,...e})}),{chosen:Y,selection:ce,clear:le,remove:ue}=C(L,K),[X,Z]=e(),Q=Y.filter(({status:e})=>e===`DISABLED`),$=Y.filter(({status:e})=>e!==`DISABLED`);return l(c,{children:[l(S,{title:n.title,aside:l(ie,{type:`STAFF_MEMBER`,ids:L?.map(({id:e})=>e),where:p.where,...H,onShow:()=>J({})}),actions:l(c,{children:[l(v,{input:{kind:`STAFF`,staffWhere:p.where},count:h?.staffMembers.totalCount}),l(m,{look:`primary`,icon:M,onClick:()=>U(`invite`),children:n.invite})]})}),l(w,{children:[l(y,{label:n.filters.status,single:!0,options:ee.map(e=>({value:e,label:i.statuses.staff[e]})),chosen:d.status?[d.status]:[],onChange:([e])=>J({status:e})}),l(y,{label:n.filters.role,options:o.map(e=>({value:e,label:i.roles[e]})),chosen:u(d),onChange:e=>J({role:e.join(`,`)})})]}),l(b,{flush:!0,children:[Y.length>0&&l(ae,{text:i.table.selected(Y.length),onClear:le,children:[Q.length>0&&l(m,{size:`small`,icon:A,onClick:()=>Z({disable:!1,members:Q}),children:n.actions.enable}),$.length>0&&l(m,{size:`small`,icon:j,onClick:()=>Z({disable:!0,members:$}),children:n.actions.disable})]}),l(D,{name:`staff`,label:n.title,columns:W(a),rows:L,rowKey:({id:e})=>e,rowName:({name:e,email:t})=>e||t,selection:ce,selectable:({id:e})=>e!==a,stale:T,error:_,onRetry:()=>void E(),empty:Object.keys(q).length>0?l(g,{icon:O,title:n.noMatch,text:n.noMatchText}):l(g,{icon:s,title:n.empty,text:n.emptyText})}),l(re,{connection:h?.staffMembers,onChange:e=>void f({search:N({...q,...e})})})]}),X&&l(R,{...X,onDone:ue,onClose:()=>Z(void 0)}),d.dialog===`invite`&&l(z,{onClose:G})]})}function W(e){let n=r(F),{roles:i}=r(t);return[{id:`name`,header:n.columns.name,cell:({id:t,name:r,email:i})=>l(c,{children:[l(a,{to:`/settings/staff/$id`,params:{id:t},children:r||i}),` `,t===e&&l(_,{children:n.you})]}),width:16},{id:`email`,header:n.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:n.columns.role,cell:({role:e})=>i[e],width:8},{id:`status`,header:n.columns.status,cell:({status:e})=>l(T,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:n.columns.signedIn,cell:({lastLoginAt:e})=>e?l(h,{at:e}):l(`span`,{className:`muted`,children:n.never}),wide:!0}]}export{U as StaffList};