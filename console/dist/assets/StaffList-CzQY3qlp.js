const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DisableStaffDialog-BRicKnxW.js","assets/index-ByM-MJ82.js","assets/early-__BPvlh7.js","assets/pages-BpAtkfM2.js","assets/details-CiSvw2-D.js","assets/parts-C2OOrKHF.js","assets/BulkDialog-D27T9Xp7.js","assets/dialogs-C2mIxewQ.js","assets/sending-COEhbZ7i.js","assets/draft-DmmcF23b.js","assets/change.gql-okdFm6o7.js","assets/staff-B4TNLIbv.js","assets/InviteDialog-CePQ1Cav.js","assets/TextField-CrG_SIf5.js","assets/link.gql-B5TzAxvL.js"])))=>i.map(i=>d[i]);
import{$ as e,Ft as t,It as n,Jt as r,O as i,Q as a,Y as o,Yt as s,et as c,hn as l,ot as u,tt as d,u as f,v as p,w as m,wn as h,xn as g}from"./index-ByM-MJ82.js";import{S as _,b as ee,c as te,x as ne}from"./details-CiSvw2-D.js";import{D as v,I as y,K as b,M as x,N as re,O as S,Q as C,X as w,Y as T,a as E,b as D,d as O,et as k,j as A,o as ie,q as j}from"./parts-C2OOrKHF.js";import{H as M,U as N,x as P}from"./early-__BPvlh7.js";import{t as F}from"./staff-B4TNLIbv.js";s();var I=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),L=e=>({...N(e),where:M({status:e.status,roleIn:e.role?a(e):void 0})}),R=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewStaff($where: StaffMemberWhereInput, $first: Int!) {
  staffMembers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);h();var z=f(()=>d(()=>import(`./DisableStaffDialog-BRicKnxW.js`).then(e=>e.DisableStaffDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11]))),B=f(()=>d(()=>import(`./InviteDialog-CePQ1Cav.js`).then(e=>e.InviteDialog),__vite__mapDeps([12,1,2,7,4,5,3,8,9,13,14,11]))),V=t(`/signedIn/settings/staff`),H=({staffMembers:e})=>e.edges.map(({node:e})=>e),U=A(R,({staffMembers:e})=>e.edges.map(({node:e})=>e));function W(){let t=o(F),n=o(m),s=u().viewer.id,d=V.useSearch(),f=V.useNavigate(),h=L(d),{data:w,error:E,isPlaceholderData:A,refetch:j}=O(I,h,H,[`STAFF_MEMBER`]),N=w&&H(w),{open:R,close:W}=b(),K=P(d),{after:ae,before:oe,...q}=K,J=e=>void f({search:M({...q,...e})}),{chosen:Y,selection:se,clear:ce,remove:le}=ie(N,K),[X,Z]=l(),Q=Y.filter(({status:e})=>e===`DISABLED`),$=Y.filter(({status:e})=>e!==`DISABLED`);return r(g,{children:[r(C,{title:t.title,aside:r(x,{type:`STAFF_MEMBER`,ids:N?.map(({id:e})=>e),where:h.where,...U,onShow:()=>J({})}),actions:r(g,{children:[r(re,{input:{kind:`STAFF`,staffWhere:h.where},count:w?.staffMembers.totalCount}),r(p,{look:`primary`,icon:ne,onClick:()=>R(`invite`),children:t.invite})]})}),r(D,{children:[r(S,{label:t.filters.status,single:!0,options:c.map(e=>({value:e,label:n.statuses.staff[e]})),chosen:d.status?[d.status]:[],onChange:([e])=>J({status:e})}),r(S,{label:t.filters.role,options:e.map(e=>({value:e,label:n.roles[e]})),chosen:a(d),onChange:e=>J({role:e.join(`,`)})})]}),r(k,{flush:!0,children:[Y.length>0&&r(te,{text:n.table.selected(Y.length),onClear:ce,children:[Q.length>0&&r(p,{size:`small`,icon:_,onClick:()=>Z({disable:!1,members:Q}),children:t.actions.enable}),$.length>0&&r(p,{size:`small`,icon:ee,onClick:()=>Z({disable:!0,members:$}),children:t.actions.disable})]}),r(T,{name:`staff`,label:t.title,columns:G(s),rows:N,rowKey:({id:e})=>e,rowName:({name:e,email:t})=>e||t,selection:se,selectable:({id:e})=>e!==s,stale:A,error:E,onRetry:()=>void j(),empty:r(y,{filtered:Object.keys(q).length>0,icon:i,words:t})}),r(v,{connection:w?.staffMembers,onChange:e=>void f({search:M({...q,...e})})})]}),X&&r(z,{...X,onDone:le,onClose:()=>Z(void 0)}),d.dialog===`invite`&&r(B,{onClose:W})]})}function G(e){let t=o(F),{roles:i}=o(m);return[{id:`name`,header:t.columns.name,cell:({id:i,name:a,email:o})=>r(g,{children:[r(n,{to:`/settings/staff/$id`,params:{id:i},children:a||o}),` `,i===e&&r(w,{children:t.you})]}),width:16},{id:`email`,header:t.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:t.columns.role,cell:({role:e})=>i[e],width:8},{id:`status`,header:t.columns.status,cell:({status:e})=>r(E,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:t.columns.signedIn,cell:({lastLoginAt:e})=>e?r(j,{at:e}):r(`span`,{className:`muted`,children:t.never}),wide:!0}]}export{W as StaffList};