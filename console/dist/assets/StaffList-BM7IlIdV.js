const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DisableStaffDialog-ByDQA06e.js","assets/details-DFBeDGDg.js","assets/early-CfQr5XEC.js","assets/parts-DRGWu0GN.js","assets/index-CwcODLW1.js","assets/BulkDialog-DERK0sJ0.js","assets/dialogs-BzZ_W2pv.js","assets/change.gql-okdFm6o7.js","assets/staff-CaLJ58PG.js","assets/InviteDialog-D-M4JOv5.js","assets/TextField-Bhf4QOKE.js","assets/link.gql-CChBa5np.js"])))=>i.map(i=>d[i]);
import{$ as e,A as t,E as n,Gt as r,Nt as i,Pt as a,Q as o,Wt as s,Z as c,at as l,et as ee,gn as u,tt as d,un as f,v as p,w as m,yn as h}from"./index-CwcODLW1.js";import{A as te,E as g,F as _,K as v,M as y,T as ne,U as re,W as b,Y as x,Z as S,a as C,f as w,i as T,j as ie,k as E,q as D,tt as ae,u as O,y as k}from"./parts-DRGWu0GN.js";import{et as A,nt as j,tt as M}from"./details-DFBeDGDg.js";import{V as N,x as P}from"./early-CfQr5XEC.js";import{t as F}from"./staff-CaLJ58PG.js";r();var I=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);h();var R=y(()=>d(()=>import(`./DisableStaffDialog-ByDQA06e.js`).then(e=>e.DisableStaffDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),z=y(()=>d(()=>import(`./InviteDialog-D-M4JOv5.js`).then(e=>e.InviteDialog),__vite__mapDeps([9,4,2,6,1,3,10,11,8]))),B=i(`/signedIn/settings/staff`),V=({staffMembers:e})=>e.edges.map(({node:e})=>e),H=E(L,({staffMembers:e})=>e.edges.map(({node:e})=>e));function U(){let r=n(F),i=n(m),a=l().viewer.id,d=B.useSearch(),h=B.useNavigate(),y=o(d),{data:b,error:T,isPlaceholderData:E,refetch:D}=O(I,y,V,[`STAFF_MEMBER`]),L=b&&V(b),{open:U,close:G}=re(),K=P(d),{after:oe,before:se,...q}=K,J=e=>void h({search:N({...q,...e})}),{chosen:Y,selection:ce,clear:le,remove:ue}=C(L,K),[X,Z]=f(),Q=Y.filter(({status:e})=>e===`DISABLED`),$=Y.filter(({status:e})=>e!==`DISABLED`);return s(u,{children:[s(x,{title:r.title,aside:s(te,{type:`STAFF_MEMBER`,ids:L?.map(({id:e})=>e),where:y.where,...H,onShow:()=>J({})}),actions:s(u,{children:[s(ie,{input:{kind:`STAFF`,staffWhere:y.where},count:b?.staffMembers.totalCount}),s(p,{look:`primary`,icon:M,onClick:()=>U(`invite`),children:r.invite})]})}),s(k,{children:[s(g,{label:r.filters.status,single:!0,options:ee.map(e=>({value:e,label:i.statuses.staff[e]})),chosen:d.status?[d.status]:[],onChange:([e])=>J({status:e})}),s(g,{label:r.filters.role,options:e.map(e=>({value:e,label:i.roles[e]})),chosen:c(d),onChange:e=>J({role:e.join(`,`)})})]}),s(S,{flush:!0,children:[Y.length>0&&s(w,{text:i.table.selected(Y.length),onClear:le,children:[Q.length>0&&s(p,{size:`small`,icon:j,onClick:()=>Z({disable:!1,members:Q}),children:r.actions.enable}),$.length>0&&s(p,{size:`small`,icon:A,onClick:()=>Z({disable:!0,members:$}),children:r.actions.disable})]}),s(v,{name:`staff`,label:r.title,columns:W(a),rows:L,rowKey:({id:e})=>e,rowName:({name:e,email:t})=>e||t,selection:ce,selectable:({id:e})=>e!==a,stale:E,error:T,onRetry:()=>void D(),empty:Object.keys(q).length>0?s(_,{icon:ae,title:r.noMatch,text:r.noMatchText}):s(_,{icon:t,title:r.empty,text:r.emptyText})}),s(ne,{connection:b?.staffMembers,onChange:e=>void h({search:N({...q,...e})})})]}),X&&s(R,{...X,onDone:ue,onClose:()=>Z(void 0)}),d.dialog===`invite`&&s(z,{onClose:G})]})}function W(e){let t=n(F),{roles:r}=n(m);return[{id:`name`,header:t.columns.name,cell:({id:n,name:r,email:i})=>s(u,{children:[s(a,{to:`/settings/staff/$id`,params:{id:n},children:r||i}),` `,n===e&&s(D,{children:t.you})]}),width:16},{id:`email`,header:t.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:t.columns.role,cell:({role:e})=>r[e],width:8},{id:`status`,header:t.columns.status,cell:({status:e})=>s(T,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:t.columns.signedIn,cell:({lastLoginAt:e})=>e?s(b,{at:e}):s(`span`,{className:`muted`,children:t.never}),wide:!0}]}export{U as StaffList};