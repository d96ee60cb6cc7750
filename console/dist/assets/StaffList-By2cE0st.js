const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DisableStaffDialog-CxMqvtGG.js","assets/details-B2D_ysg2.js","assets/early-CfQr5XEC.js","assets/parts-CytcXjx-.js","assets/index-Bp2WlIlA.js","assets/BulkDialog-D2kLWLJY.js","assets/dialogs-BVbubZEq.js","assets/change.gql-okdFm6o7.js","assets/staff-DJv9fhwe.js","assets/InviteDialog-b52HBSCL.js","assets/TextField-BZrBg7sE.js","assets/link.gql-BkMbiO8K.js"])))=>i.map(i=>d[i]);
import{$ as e,A as t,E as n,Gt as r,Nt as i,Pt as a,Q as ee,Wt as o,Z as s,at as c,et as te,gn as l,tt as u,un as d,v as f,w as p,yn as m}from"./index-Bp2WlIlA.js";import{A as ne,E as h,F as g,G as _,H as v,J as re,K as y,M as b,T as x,U as S,X as C,a as w,et as T,f as ie,i as E,j as ae,k as D,u as O,y as k}from"./parts-CytcXjx-.js";import{et as A,nt as j,tt as M}from"./details-B2D_ysg2.js";import{V as N,x as P}from"./early-CfQr5XEC.js";import{t as F}from"./staff-DJv9fhwe.js";r();var I=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);m();var R=b(()=>u(()=>import(`./DisableStaffDialog-CxMqvtGG.js`).then(e=>e.DisableStaffDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),z=b(()=>u(()=>import(`./InviteDialog-b52HBSCL.js`).then(e=>e.InviteDialog),__vite__mapDeps([9,4,2,6,1,3,10,11,8]))),B=i(`/signedIn/settings/staff`),V=({staffMembers:e})=>e.edges.map(({node:e})=>e),H=D(L,({staffMembers:e})=>e.edges.map(({node:e})=>e));function U(){let r=n(F),i=n(p),a=c().viewer.id,u=B.useSearch(),m=B.useNavigate(),y=ee(u),{data:b,error:S,isPlaceholderData:E,refetch:D}=O(I,y,V,[`STAFF_MEMBER`]),L=b&&V(b),{open:U,close:G}=v(),K=P(u),{after:oe,before:se,...q}=K,J=e=>void m({search:N({...q,...e})}),{chosen:Y,selection:ce,clear:le,remove:ue}=w(L,K),[X,Z]=d(),Q=Y.filter(({status:e})=>e===`DISABLED`),$=Y.filter(({status:e})=>e!==`DISABLED`);return o(l,{children:[o(re,{title:r.title,aside:o(ne,{type:`STAFF_MEMBER`,ids:L?.map(({id:e})=>e),where:y.where,...H,onShow:()=>J({})}),actions:o(l,{children:[o(ae,{input:{kind:`STAFF`,staffWhere:y.where},count:b?.staffMembers.totalCount}),o(f,{look:`primary`,icon:M,onClick:()=>U(`invite`),children:r.invite})]})}),o(k,{children:[o(h,{label:r.filters.status,single:!0,options:te.map(e=>({value:e,label:i.statuses.staff[e]})),chosen:u.status?[u.status]:[],onChange:([e])=>J({status:e})}),o(h,{label:r.filters.role,options:e.map(e=>({value:e,label:i.roles[e]})),chosen:s(u),onChange:e=>J({role:e.join(`,`)})})]}),o(C,{flush:!0,children:[Y.length>0&&o(ie,{text:i.table.selected(Y.length),onClear:le,children:[Q.length>0&&o(f,{size:`small`,icon:j,onClick:()=>Z({disable:!1,members:Q}),children:r.actions.enable}),$.length>0&&o(f,{size:`small`,icon:A,onClick:()=>Z({disable:!0,members:$}),children:r.actions.disable})]}),o(_,{name:`staff`,label:r.title,columns:W(a),rows:L,rowKey:({id:e})=>e,rowName:({name:e,email:t})=>e||t,selection:ce,selectable:({id:e})=>e!==a,stale:E,error:S,onRetry:()=>void D(),empty:Object.keys(q).length>0?o(g,{icon:T,title:r.noMatch,text:r.noMatchText}):o(g,{icon:t,title:r.empty,text:r.emptyText})}),o(x,{connection:b?.staffMembers,onChange:e=>void m({search:N({...q,...e})})})]}),X&&o(R,{...X,onDone:ue,onClose:()=>Z(void 0)}),u.dialog===`invite`&&o(z,{onClose:G})]})}function W(e){let t=n(F),{roles:r}=n(p);return[{id:`name`,header:t.columns.name,cell:({id:n,name:r,email:i})=>o(l,{children:[o(a,{to:`/settings/staff/$id`,params:{id:n},children:r||i}),` `,n===e&&o(y,{children:t.you})]}),width:16},{id:`email`,header:t.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:t.columns.role,cell:({role:e})=>r[e],width:8},{id:`status`,header:t.columns.status,cell:({status:e})=>o(E,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:t.columns.signedIn,cell:({lastLoginAt:e})=>e?o(S,{at:e}):o(`span`,{className:`muted`,children:t.never}),wide:!0}]}export{U as StaffList};