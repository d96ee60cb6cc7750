const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DisableStaffDialog-DWQPfsBg.js","assets/details-sHZI4id6.js","assets/early-JhwasVCb.js","assets/parts-sUoMt7hs.js","assets/index-ah7yBjvo.js","assets/BulkDialog-CoCA7jvd.js","assets/dialogs-DMNuVB_d.js","assets/sending-ClVjIKZq.js","assets/draft-CfwpFJT5.js","assets/change.gql-okdFm6o7.js","assets/staff-ChTtXT6F.js","assets/InviteDialog-uAxUk-tJ.js","assets/TextField-D4_Wa49S.js","assets/link.gql-D8fgKIT2.js"])))=>i.map(i=>d[i]);
import{An as e,D as t,Dn as n,Ht as r,Q as i,Ut as a,at as o,dt as ee,en as s,it as c,j as te,nt as ne,ot as l,p as u,rt as d,tn as f,x as p,xn as re}from"./index-ah7yBjvo.js";import{A as m,D as h,E as g,F as _,K as v,M as ie,U as y,W as b,Y as x,Z as S,a as C,et as w,f as T,i as E,j as ae,q as D,u as O,y as k}from"./parts-sUoMt7hs.js";import{at as A,ot as j,st as M}from"./details-sHZI4id6.js";import{H as N,x as P}from"./early-JhwasVCb.js";import{t as F}from"./staff-ChTtXT6F.js";f();var I=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);e();var R=u(()=>l(()=>import(`./DisableStaffDialog-DWQPfsBg.js`).then(e=>e.DisableStaffDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),z=u(()=>l(()=>import(`./InviteDialog-uAxUk-tJ.js`).then(e=>e.InviteDialog),__vite__mapDeps([11,4,2,1,3,6,7,8,12,13,10]))),B=r(`/signedIn/settings/staff`),V=({staffMembers:e})=>e.edges.map(({node:e})=>e),H=m(L,({staffMembers:e})=>e.edges.map(({node:e})=>e));function U(){let e=i(F),r=i(t),a=ee().viewer.id,l=B.useSearch(),u=B.useNavigate(),f=d(l),{data:m,error:b,isPlaceholderData:E,refetch:D}=O(I,f,V,[`STAFF_MEMBER`]),L=m&&V(m),{open:U,close:G}=y(),K=P(l),{after:oe,before:se,...q}=K,J=e=>void u({search:N({...q,...e})}),{chosen:Y,selection:ce,clear:le,remove:ue}=C(L,K),[X,Z]=re(),Q=Y.filter(({status:e})=>e===`DISABLED`),$=Y.filter(({status:e})=>e!==`DISABLED`);return s(n,{children:[s(x,{title:e.title,aside:s(ae,{type:`STAFF_MEMBER`,ids:L?.map(({id:e})=>e),where:f.where,...H,onShow:()=>J({})}),actions:s(n,{children:[s(ie,{input:{kind:`STAFF`,staffWhere:f.where},count:m?.staffMembers.totalCount}),s(p,{look:`primary`,icon:j,onClick:()=>U(`invite`),children:e.invite})]})}),s(k,{children:[s(h,{label:e.filters.status,single:!0,options:o.map(e=>({value:e,label:r.statuses.staff[e]})),chosen:l.status?[l.status]:[],onChange:([e])=>J({status:e})}),s(h,{label:e.filters.role,options:c.map(e=>({value:e,label:r.roles[e]})),chosen:ne(l),onChange:e=>J({role:e.join(`,`)})})]}),s(S,{flush:!0,children:[Y.length>0&&s(T,{text:r.table.selected(Y.length),onClear:le,children:[Q.length>0&&s(p,{size:`small`,icon:M,onClick:()=>Z({disable:!1,members:Q}),children:e.actions.enable}),$.length>0&&s(p,{size:`small`,icon:A,onClick:()=>Z({disable:!0,members:$}),children:e.actions.disable})]}),s(v,{name:`staff`,label:e.title,columns:W(a),rows:L,rowKey:({id:e})=>e,rowName:({name:e,email:t})=>e||t,selection:ce,selectable:({id:e})=>e!==a,stale:E,error:b,onRetry:()=>void D(),empty:Object.keys(q).length>0?s(_,{icon:w,title:e.noMatch,text:e.noMatchText}):s(_,{icon:te,title:e.empty,text:e.emptyText})}),s(g,{connection:m?.staffMembers,onChange:e=>void u({search:N({...q,...e})})})]}),X&&s(R,{...X,onDone:ue,onClose:()=>Z(void 0)}),l.dialog===`invite`&&s(z,{onClose:G})]})}function W(e){let r=i(F),{roles:o}=i(t);return[{id:`name`,header:r.columns.name,cell:({id:t,name:i,email:o})=>s(n,{children:[s(a,{to:`/settings/staff/$id`,params:{id:t},children:i||o}),` `,t===e&&s(D,{children:r.you})]}),width:16},{id:`email`,header:r.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:r.columns.role,cell:({role:e})=>o[e],width:8},{id:`status`,header:r.columns.status,cell:({status:e})=>s(E,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:r.columns.signedIn,cell:({lastLoginAt:e})=>e?s(b,{at:e}):s(`span`,{className:`muted`,children:r.never}),wide:!0}]}export{U as StaffList};