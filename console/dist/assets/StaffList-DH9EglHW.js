const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DisableStaffDialog-Dz13IEYo.js","assets/index-1NI2Ce1b.js","assets/early-BYpEY6fK.js","assets/details-BCxr0cvW.js","assets/parts-CYsUAY3Z.js","assets/BulkDialog-B1AibSZE.js","assets/dialogs-DKXg-Har.js","assets/sending-C7jtxXne.js","assets/draft-BvkOCEOn.js","assets/change.gql-okdFm6o7.js","assets/staff-nm7xFyZc.js","assets/InviteDialog-Cg_Ghs76.js","assets/TextField-DsRt77fr.js","assets/link.gql-DF3WOkQ9.js"])))=>i.map(i=>d[i]);
import{Cn as e,D as t,Mn as n,Q as r,Ut as i,Wt as a,at as ee,dt as te,it as o,j as s,kn as c,nn as l,nt as ne,ot as u,p as d,rn as f,rt as re,x as p}from"./index-1NI2Ce1b.js";import{A as m,D as h,E as g,F as _,K as v,M as ie,U as y,W as b,Y as x,Z as S,a as C,et as w,f as T,i as E,j as ae,q as D,u as O,y as k}from"./parts-CYsUAY3Z.js";import{ct as A,ot as j,st as M}from"./details-BCxr0cvW.js";import{H as N,x as P}from"./early-BYpEY6fK.js";import{t as F}from"./staff-nm7xFyZc.js";f();var I=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);n();var R=d(()=>u(()=>import(`./DisableStaffDialog-Dz13IEYo.js`).then(e=>e.DisableStaffDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),z=d(()=>u(()=>import(`./InviteDialog-Cg_Ghs76.js`).then(e=>e.InviteDialog),__vite__mapDeps([11,1,2,6,3,4,7,8,12,13,10]))),B=i(`/signedIn/settings/staff`),V=({staffMembers:e})=>e.edges.map(({node:e})=>e),H=m(L,({staffMembers:e})=>e.edges.map(({node:e})=>e));function U(){let n=r(F),i=r(t),a=te().viewer.id,u=B.useSearch(),d=B.useNavigate(),f=re(u),{data:m,error:b,isPlaceholderData:E,refetch:D}=O(I,f,V,[`STAFF_MEMBER`]),L=m&&V(m),{open:U,close:G}=y(),K=P(u),{after:oe,before:se,...q}=K,J=e=>void d({search:N({...q,...e})}),{chosen:Y,selection:ce,clear:le,remove:ue}=C(L,K),[X,Z]=e(),Q=Y.filter(({status:e})=>e===`DISABLED`),$=Y.filter(({status:e})=>e!==`DISABLED`);return l(c,{children:[l(x,{title:n.title,aside:l(ae,{type:`STAFF_MEMBER`,ids:L?.map(({id:e})=>e),where:f.where,...H,onShow:()=>J({})}),actions:l(c,{children:[l(ie,{input:{kind:`STAFF`,staffWhere:f.where},count:m?.staffMembers.totalCount}),l(p,{look:`primary`,icon:M,onClick:()=>U(`invite`),children:n.invite})]})}),l(k,{children:[l(h,{label:n.filters.status,single:!0,options:ee.map(e=>({value:e,label:i.statuses.staff[e]})),chosen:u.status?[u.status]:[],onChange:([e])=>J({status:e})}),l(h,{label:n.filters.role,options:o.map(e=>({value:e,label:i.roles[e]})),chosen:ne(u),onChange:e=>J({role:e.join(`,`)})})]}),l(S,{flush:!0,children:[Y.length>0&&l(T,{text:i.table.selected(Y.length),onClear:le,children:[Q.length>0&&l(p,{size:`small`,icon:A,onClick:()=>Z({disable:!1,members:Q}),children:n.actions.enable}),$.length>0&&l(p,{size:`small`,icon:j,onClick:()=>Z({disable:!0,members:$}),children:n.actions.disable})]}),l(v,{name:`staff`,label:n.title,columns:W(a),rows:L,rowKey:({id:e})=>e,rowName:({name:e,email:t})=>e||t,selection:ce,selectable:({id:e})=>e!==a,stale:E,error:b,onRetry:()=>void D(),empty:Object.keys(q).length>0?l(_,{icon:w,title:n.noMatch,text:n.noMatchText}):l(_,{icon:s,title:n.empty,text:n.emptyText})}),l(g,{connection:m?.staffMembers,onChange:e=>void d({search:N({...q,...e})})})]}),X&&l(R,{...X,onDone:ue,onClose:()=>Z(void 0)}),u.dialog===`invite`&&l(z,{onClose:G})]})}function W(e){let n=r(F),{roles:i}=r(t);return[{id:`name`,header:n.columns.name,cell:({id:t,name:r,email:i})=>l(c,{children:[l(a,{to:`/settings/staff/$id`,params:{id:t},children:r||i}),` `,t===e&&l(D,{children:n.you})]}),width:16},{id:`email`,header:n.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:n.columns.role,cell:({role:e})=>i[e],width:8},{id:`status`,header:n.columns.status,cell:({status:e})=>l(E,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:n.columns.signedIn,cell:({lastLoginAt:e})=>e?l(b,{at:e}):l(`span`,{className:`muted`,children:n.never}),wide:!0}]}export{U as StaffList};