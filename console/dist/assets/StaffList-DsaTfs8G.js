const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DisableStaffDialog-BjS0VF3p.js","assets/details-CfP5J__g.js","assets/early-DhbaGOmZ.js","assets/parts-uYqX-dei.js","assets/index-CrslgKQf.js","assets/BulkDialog-CndBXUrv.js","assets/dialogs-myGTe9xi.js","assets/change.gql-okdFm6o7.js","assets/staff-DtBDyXcy.js","assets/InviteDialog-CkqLeOqf.js","assets/TextField-BGdrlW60.js","assets/link.gql-CFw2a3Sr.js"])))=>i.map(i=>d[i]);
import{$ as e,Cn as t,E as n,It as r,Jt as i,Lt as a,M as o,O as s,Yt as c,b as l,bn as u,et as ee,mn as d,nt as f,p,rt as m,st as te,tt as ne}from"./index-CrslgKQf.js";import{A as re,E as h,G as g,H as ie,J as _,K as v,P as y,T as b,U as x,X as S,a as C,et as w,f as T,i as E,j as ae,k as D,u as O,y as k}from"./parts-uYqX-dei.js";import{nt as A,rt as j,tt as M}from"./details-CfP5J__g.js";import{H as N,x as P}from"./early-DhbaGOmZ.js";import{t as F}from"./staff-DtBDyXcy.js";c();var I=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);t();var R=p(()=>m(()=>import(`./DisableStaffDialog-BjS0VF3p.js`).then(e=>e.DisableStaffDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),z=p(()=>m(()=>import(`./InviteDialog-CkqLeOqf.js`).then(e=>e.InviteDialog),__vite__mapDeps([9,4,2,6,1,3,10,11,8]))),B=r(`/signedIn/settings/staff`),V=({staffMembers:e})=>e.edges.map(({node:e})=>e),H=D(L,({staffMembers:e})=>e.edges.map(({node:e})=>e));function U(){let t=s(F),r=s(n),a=te().viewer.id,c=B.useSearch(),p=B.useNavigate(),m=ee(c),{data:v,error:x,isPlaceholderData:E,refetch:D}=O(I,m,V,[`STAFF_MEMBER`]),L=v&&V(v),{open:U,close:G}=ie(),K=P(c),{after:oe,before:se,...q}=K,J=e=>void p({search:N({...q,...e})}),{chosen:Y,selection:ce,clear:le,remove:ue}=C(L,K),[X,Z]=d(),Q=Y.filter(({status:e})=>e===`DISABLED`),$=Y.filter(({status:e})=>e!==`DISABLED`);return i(u,{children:[i(_,{title:t.title,aside:i(re,{type:`STAFF_MEMBER`,ids:L?.map(({id:e})=>e),where:m.where,...H,onShow:()=>J({})}),actions:i(u,{children:[i(ae,{input:{kind:`STAFF`,staffWhere:m.where},count:v?.staffMembers.totalCount}),i(l,{look:`primary`,icon:A,onClick:()=>U(`invite`),children:t.invite})]})}),i(k,{children:[i(h,{label:t.filters.status,single:!0,options:f.map(e=>({value:e,label:r.statuses.staff[e]})),chosen:c.status?[c.status]:[],onChange:([e])=>J({status:e})}),i(h,{label:t.filters.role,options:ne.map(e=>({value:e,label:r.roles[e]})),chosen:e(c),onChange:e=>J({role:e.join(`,`)})})]}),i(S,{flush:!0,children:[Y.length>0&&i(T,{text:r.table.selected(Y.length),onClear:le,children:[Q.length>0&&i(l,{size:`small`,icon:j,onClick:()=>Z({disable:!1,members:Q}),children:t.actions.enable}),$.length>0&&i(l,{size:`small`,icon:M,onClick:()=>Z({disable:!0,members:$}),children:t.actions.disable})]}),i(g,{name:`staff`,label:t.title,columns:W(a),rows:L,rowKey:({id:e})=>e,rowName:({name:e,email:t})=>e||t,selection:ce,selectable:({id:e})=>e!==a,stale:E,error:x,onRetry:()=>void D(),empty:Object.keys(q).length>0?i(y,{icon:w,title:t.noMatch,text:t.noMatchText}):i(y,{icon:o,title:t.empty,text:t.emptyText})}),i(b,{connection:v?.staffMembers,onChange:e=>void p({search:N({...q,...e})})})]}),X&&i(R,{...X,onDone:ue,onClose:()=>Z(void 0)}),c.dialog===`invite`&&i(z,{onClose:G})]})}function W(e){let t=s(F),{roles:r}=s(n);return[{id:`name`,header:t.columns.name,cell:({id:n,name:r,email:o})=>i(u,{children:[i(a,{to:`/settings/staff/$id`,params:{id:n},children:r||o}),` `,n===e&&i(v,{children:t.you})]}),width:16},{id:`email`,header:t.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:t.columns.role,cell:({role:e})=>r[e],width:8},{id:`status`,header:t.columns.status,cell:({status:e})=>i(E,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:t.columns.signedIn,cell:({lastLoginAt:e})=>e?i(x,{at:e}):i(`span`,{className:`muted`,children:t.never}),wide:!0}]}export{U as StaffList};