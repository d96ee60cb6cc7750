const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DisableStaffDialog-D-FYX45S.js","assets/details-CTmdLNcp.js","assets/early-CqjEYl7M.js","assets/parts-DXnIqi7I.js","assets/index-yR9VlGa-.js","assets/BulkDialog-DcT_U_p-.js","assets/dialogs-QNjhNvSa.js","assets/change.gql-okdFm6o7.js","assets/staff-BO9VGKr5.js","assets/InviteDialog-DRx2w_Pr.js","assets/TextField-CMt_oLX6.js","assets/link.gql-nFVaxycM.js"])))=>i.map(i=>d[i]);
import{Cn as e,D as t,En as n,Rt as r,Xt as i,Z as a,Zt as o,_n as s,at as c,it as ee,j as te,lt as l,nt as u,p as d,rt as f,tt as ne,x as p,zt as m}from"./index-yR9VlGa-.js";import{$ as h,A as g,E as _,G as v,H as y,J as re,K as b,P as x,T as S,U as C,X as w,a as T,f as E,i as D,j as ie,k as O,u as k,y as A}from"./parts-DXnIqi7I.js";import{at as j,ot as M,st as N}from"./details-CTmdLNcp.js";import{H as P,x as F}from"./early-CqjEYl7M.js";import{t as I}from"./staff-BO9VGKr5.js";o();var L=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),R=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewStaff($where: StaffMemberWhereInput, $first: Int!) {
  staffMembers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);n();var z=d(()=>c(()=>import(`./DisableStaffDialog-D-FYX45S.js`).then(e=>e.DisableStaffDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),B=d(()=>c(()=>import(`./InviteDialog-DRx2w_Pr.js`).then(e=>e.InviteDialog),__vite__mapDeps([9,4,2,1,3,6,10,11,8]))),V=r(`/signedIn/settings/staff`),H=({staffMembers:e})=>e.edges.map(({node:e})=>e),ae=O(R,({staffMembers:e})=>e.edges.map(({node:e})=>e));function U(){let n=a(I),r=a(t),o=l().viewer.id,c=V.useSearch(),d=V.useNavigate(),m=u(c),{data:b,error:C,isPlaceholderData:D,refetch:O}=k(L,m,H,[`STAFF_MEMBER`]),R=b&&H(b),{open:U,close:G}=y(),K=F(c),{after:oe,before:se,...q}=K,J=e=>void d({search:P({...q,...e})}),{chosen:Y,selection:ce,clear:le,remove:ue}=T(R,K),[X,Z]=s(),Q=Y.filter(({status:e})=>e===`DISABLED`),$=Y.filter(({status:e})=>e!==`DISABLED`);return i(e,{children:[i(re,{title:n.title,aside:i(g,{type:`STAFF_MEMBER`,ids:R?.map(({id:e})=>e),where:m.where,...ae,onShow:()=>J({})}),actions:i(e,{children:[i(ie,{input:{kind:`STAFF`,staffWhere:m.where},count:b?.staffMembers.totalCount}),i(p,{look:`primary`,icon:M,onClick:()=>U(`invite`),children:n.invite})]})}),i(A,{children:[i(_,{label:n.filters.status,single:!0,options:ee.map(e=>({value:e,label:r.statuses.staff[e]})),chosen:c.status?[c.status]:[],onChange:([e])=>J({status:e})}),i(_,{label:n.filters.role,options:f.map(e=>({value:e,label:r.roles[e]})),chosen:ne(c),onChange:e=>J({role:e.join(`,`)})})]}),i(w,{flush:!0,children:[Y.length>0&&i(E,{text:r.table.selected(Y.length),onClear:le,children:[Q.length>0&&i(p,{size:`small`,icon:N,onClick:()=>Z({disable:!1,members:Q}),children:n.actions.enable}),$.length>0&&i(p,{size:`small`,icon:j,onClick:()=>Z({disable:!0,members:$}),children:n.actions.disable})]}),i(v,{name:`staff`,label:n.title,columns:W(o),rows:R,rowKey:({id:e})=>e,rowName:({name:e,email:t})=>e||t,selection:ce,selectable:({id:e})=>e!==o,stale:D,error:C,onRetry:()=>void O(),empty:Object.keys(q).length>0?i(x,{icon:h,title:n.noMatch,text:n.noMatchText}):i(x,{icon:te,title:n.empty,text:n.emptyText})}),i(S,{connection:b?.staffMembers,onChange:e=>void d({search:P({...q,...e})})})]}),X&&i(z,{...X,onDone:ue,onClose:()=>Z(void 0)}),c.dialog===`invite`&&i(B,{onClose:G})]})}function W(n){let r=a(I),{roles:o}=a(t);return[{id:`name`,header:r.columns.name,cell:({id:t,name:a,email:o})=>i(e,{children:[i(m,{to:`/settings/staff/$id`,params:{id:t},children:a||o}),` `,t===n&&i(b,{children:r.you})]}),width:16},{id:`email`,header:r.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:r.columns.role,cell:({role:e})=>o[e],width:8},{id:`status`,header:r.columns.status,cell:({status:e})=>i(D,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:r.columns.signedIn,cell:({lastLoginAt:e})=>e?i(C,{at:e}):i(`span`,{className:`muted`,children:r.never}),wide:!0}]}export{U as StaffList};