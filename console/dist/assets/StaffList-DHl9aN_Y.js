const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DisableStaffDialog-Bt4JqJXZ.js","assets/details-BbL3iHvP.js","assets/early-CfQr5XEC.js","assets/parts-dljrLVEa.js","assets/index-BcOHjEZP.js","assets/BulkDialog-CHabVoNp.js","assets/dialogs-BGMIoYzq.js","assets/change.gql-okdFm6o7.js","assets/staff-Dkf6UMNf.js","assets/InviteDialog-DJgUkPkD.js","assets/TextField-CbiiAiCG.js","assets/link.gql-8l2UiAx-.js"])))=>i.map(i=>d[i]);
import{$ as e,D as t,Ft as n,Gt as r,Kt as i,Pt as a,Q as o,T as s,_n as c,bn as l,dn as ee,et as u,j as d,nt as f,ot as te,tt as ne,y as p}from"./index-BcOHjEZP.js";import{A as re,E as m,F as h,K as g,M as _,T as ie,U as v,W as y,Y as b,Z as x,a as S,f as C,i as w,j as T,k as E,q as D,tt as ae,u as O,y as k}from"./parts-dljrLVEa.js";import{et as A,nt as j,tt as M}from"./details-BbL3iHvP.js";import{V as N,x as P}from"./early-CfQr5XEC.js";import{t as F}from"./staff-Dkf6UMNf.js";i();var I=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);l();var R=_(()=>f(()=>import(`./DisableStaffDialog-Bt4JqJXZ.js`).then(e=>e.DisableStaffDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),z=_(()=>f(()=>import(`./InviteDialog-DJgUkPkD.js`).then(e=>e.InviteDialog),__vite__mapDeps([9,4,2,6,1,3,10,11,8]))),B=a(`/signedIn/settings/staff`),V=({staffMembers:e})=>e.edges.map(({node:e})=>e),H=E(L,({staffMembers:e})=>e.edges.map(({node:e})=>e));function U(){let n=t(F),i=t(s),a=te().viewer.id,l=B.useSearch(),f=B.useNavigate(),_=e(l),{data:y,error:w,isPlaceholderData:E,refetch:D}=O(I,_,V,[`STAFF_MEMBER`]),L=y&&V(y),{open:U,close:G}=v(),K=P(l),{after:oe,before:se,...q}=K,J=e=>void f({search:N({...q,...e})}),{chosen:Y,selection:ce,clear:le,remove:ue}=S(L,K),[X,Z]=ee(),Q=Y.filter(({status:e})=>e===`DISABLED`),$=Y.filter(({status:e})=>e!==`DISABLED`);return r(c,{children:[r(b,{title:n.title,aside:r(re,{type:`STAFF_MEMBER`,ids:L?.map(({id:e})=>e),where:_.where,...H,onShow:()=>J({})}),actions:r(c,{children:[r(T,{input:{kind:`STAFF`,staffWhere:_.where},count:y?.staffMembers.totalCount}),r(p,{look:`primary`,icon:M,onClick:()=>U(`invite`),children:n.invite})]})}),r(k,{children:[r(m,{label:n.filters.status,single:!0,options:ne.map(e=>({value:e,label:i.statuses.staff[e]})),chosen:l.status?[l.status]:[],onChange:([e])=>J({status:e})}),r(m,{label:n.filters.role,options:u.map(e=>({value:e,label:i.roles[e]})),chosen:o(l),onChange:e=>J({role:e.join(`,`)})})]}),r(x,{flush:!0,children:[Y.length>0&&r(C,{text:i.table.selected(Y.length),onClear:le,children:[Q.length>0&&r(p,{size:`small`,icon:j,onClick:()=>Z({disable:!1,members:Q}),children:n.actions.enable}),$.length>0&&r(p,{size:`small`,icon:A,onClick:()=>Z({disable:!0,members:$}),children:n.actions.disable})]}),r(g,{name:`staff`,label:n.title,columns:W(a),rows:L,rowKey:({id:e})=>e,rowName:({name:e,email:t})=>e||t,selection:ce,selectable:({id:e})=>e!==a,stale:E,error:w,onRetry:()=>void D(),empty:Object.keys(q).length>0?r(h,{icon:ae,title:n.noMatch,text:n.noMatchText}):r(h,{icon:d,title:n.empty,text:n.emptyText})}),r(ie,{connection:y?.staffMembers,onChange:e=>void f({search:N({...q,...e})})})]}),X&&r(R,{...X,onDone:ue,onClose:()=>Z(void 0)}),l.dialog===`invite`&&r(z,{onClose:G})]})}function W(e){let i=t(F),{roles:a}=t(s);return[{id:`name`,header:i.columns.name,cell:({id:t,name:a,email:o})=>r(c,{children:[r(n,{to:`/settings/staff/$id`,params:{id:t},children:a||o}),` `,t===e&&r(D,{children:i.you})]}),width:16},{id:`email`,header:i.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:i.columns.role,cell:({role:e})=>a[e],width:8},{id:`status`,header:i.columns.status,cell:({status:e})=>r(w,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:i.columns.signedIn,cell:({lastLoginAt:e})=>e?r(y,{at:e}):r(`span`,{className:`muted`,children:i.never}),wide:!0}]}export{U as StaffList};