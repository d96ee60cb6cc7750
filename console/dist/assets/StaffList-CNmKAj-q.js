const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DisableStaffDialog-BvlK5ypQ.js","assets/index-DSghyoMO.js","assets/early-JhwasVCb.js","assets/details-D9Y-tpnF.js","assets/parts-CE7ui_Zl.js","assets/BulkDialog-Dw_ThBoE.js","assets/dialogs-C5K1e2p_.js","assets/sending-BYyfSJLp.js","assets/draft-Zl2_X2FY.js","assets/change.gql-okdFm6o7.js","assets/staff-BNC2dMuG.js","assets/InviteDialog-CiDrxUEK.js","assets/TextField-DBMLqxJK.js","assets/link.gql-ClDXeLjV.js"])))=>i.map(i=>d[i]);
import{An as e,D as t,Nn as n,Q as r,Ut as i,Wt as a,at as o,dt as s,it as ee,j as c,nn as l,nt as te,ot as u,p as d,rn as f,rt as ne,wn as re,x as p}from"./index-DSghyoMO.js";import{A as m,D as h,E as g,F as _,K as v,M as ie,U as y,W as b,Y as x,Z as S,a as C,et as w,f as T,i as E,j as ae,q as D,u as O,y as k}from"./parts-CE7ui_Zl.js";import{ct as A,ot as j,st as M}from"./details-D9Y-tpnF.js";import{H as N,x as P}from"./early-JhwasVCb.js";import{t as F}from"./staff-BNC2dMuG.js";f();var I=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);n();var R=d(()=>u(()=>import(`./DisableStaffDialog-BvlK5ypQ.js`).then(e=>e.DisableStaffDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),z=d(()=>u(()=>import(`./InviteDialog-CiDrxUEK.js`).then(e=>e.InviteDialog),__vite__mapDeps([11,1,2,6,3,4,7,8,12,13,10]))),B=i(`/signedIn/settings/staff`),V=({staffMembers:e})=>e.edges.map(({node:e})=>e),H=m(L,({staffMembers:e})=>e.edges.map(({node:e})=>e));function U(){let n=r(F),i=r(t),a=s().viewer.id,u=B.useSearch(),d=B.useNavigate(),f=ne(u),{data:m,error:b,isPlaceholderData:E,refetch:D}=O(I,f,V,[`STAFF_MEMBER`]),L=m&&V(m),{open:U,close:G}=y(),K=P(u),{after:oe,before:se,...q}=K,J=e=>void d({search:N({...q,...e})}),{chosen:Y,selection:ce,clear:le,remove:ue}=C(L,K),[X,Z]=re(),Q=Y.filter(({status:e})=>e===`DISABLED`),$=Y.filter(({status:e})=>e!==`DISABLED`);return l(e,{children:[l(x,{title:n.title,aside:l(ae,{type:`STAFF_MEMBER`,ids:L?.map(({id:e})=>e),where:f.where,...H,onShow:()=>J({})}),actions:l(e,{children:[l(ie,{input:{kind:`STAFF`,staffWhere:f.where},count:m?.staffMembers.totalCount}),l(p,{look:`primary`,icon:M,onClick:()=>U(`invite`),children:n.invite})]})}),l(k,{children:[l(h,{label:n.filters.status,single:!0,options:o.map(e=>({value:e,label:i.statuses.staff[e]})),chosen:u.status?[u.status]:[],onChange:([e])=>J({status:e})}),l(h,{label:n.filters.role,options:ee.map(e=>({value:e,label:i.roles[e]})),chosen:te(u),onChange:e=>J({role:e.join(`,`)})})]}),l(S,{flush:!0,children:[Y.length>0&&l(T,{text:i.table.selected(Y.length),onClear:le,children:[Q.length>0&&l(p,{size:`small`,icon:A,onClick:()=>Z({disable:!1,members:Q}),children:n.actions.enable}),$.length>0&&l(p,{size:`small`,icon:j,onClick:()=>Z({disable:!0,members:$}),children:n.actions.disable})]}),l(v,{name:`staff`,label:n.title,columns:W(a),rows:L,rowKey:({id:e})=>e,rowName:({name:e,email:t})=>e||t,selection:ce,selectable:({id:e})=>e!==a,stale:E,error:b,onRetry:()=>void D(),empty:Object.keys(q).length>0?l(_,{icon:w,title:n.noMatch,text:n.noMatchText}):l(_,{icon:c,title:n.empty,text:n.emptyText})}),l(g,{connection:m?.staffMembers,onChange:e=>void d({search:N({...q,...e})})})]}),X&&l(R,{...X,onDone:ue,onClose:()=>Z(void 0)}),u.dialog===`invite`&&l(z,{onClose:G})]})}function W(n){let i=r(F),{roles:o}=r(t);return[{id:`name`,header:i.columns.name,cell:({id:t,name:r,email:o})=>l(e,{children:[l(a,{to:`/settings/staff/$id`,params:{id:t},children:r||o}),` `,t===n&&l(D,{children:i.you})]}),width:16},{id:`email`,header:i.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:i.columns.role,cell:({role:e})=>o[e],width:8},{id:`status`,header:i.columns.status,cell:({status:e})=>l(E,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:i.columns.signedIn,cell:({lastLoginAt:e})=>e?l(b,{at:e}):l(`span`,{className:`muted`,children:i.never}),wide:!0}]}export{U as StaffList};