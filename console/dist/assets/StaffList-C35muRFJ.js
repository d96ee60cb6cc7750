const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DisableStaffDialog-Z4EP3Blb.js","assets/index-BnWrMzHB.js","assets/early-__BPvlh7.js","assets/pages-BKuchlSa.js","assets/details-DEzsJ7Eu.js","assets/parts-Cc9LtXcq.js","assets/BulkDialog-BVJ1Qrx0.js","assets/dialogs-CX15PTHH.js","assets/sending-85CfD5rY.js","assets/draft-B-oezJ_L.js","assets/change.gql-okdFm6o7.js","assets/staff-C3jaH4xG.js","assets/InviteDialog-D0-PdGxA.js","assets/TextField-Lr_b49hX.js","assets/link.gql-BEBNThfp.js"])))=>i.map(i=>d[i]);
import{$ as e,Ft as t,It as n,Jt as r,O as i,Q as a,Y as o,Yt as s,et as c,hn as l,ot as ee,tt as u,u as d,v as f,w as p,wn as m,xn as h}from"./index-BnWrMzHB.js";import{A as g,D as _,E as te,F as v,G as y,J as b,M as x,Q as S,W as C,X as w,a as T,et as E,i as D,j as O,q as ne,u as re,y as ie}from"./parts-Cc9LtXcq.js";import{S as ae,b as k,c as A,x as j}from"./details-DEzsJ7Eu.js";import{H as M,U as N,x as P}from"./early-__BPvlh7.js";import{t as F}from"./staff-C3jaH4xG.js";s();var I=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);m();var z=d(()=>u(()=>import(`./DisableStaffDialog-Z4EP3Blb.js`).then(e=>e.DisableStaffDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11]))),B=d(()=>u(()=>import(`./InviteDialog-D0-PdGxA.js`).then(e=>e.InviteDialog),__vite__mapDeps([12,1,2,7,4,5,3,8,9,13,14,11]))),V=t(`/signedIn/settings/staff`),H=({staffMembers:e})=>e.edges.map(({node:e})=>e),U=g(R,({staffMembers:e})=>e.edges.map(({node:e})=>e));function W(){let t=o(F),n=o(p),s=ee().viewer.id,u=V.useSearch(),d=V.useNavigate(),m=L(u),{data:g,error:y,isPlaceholderData:b,refetch:D}=re(I,m,H,[`STAFF_MEMBER`]),N=g&&H(g),{open:R,close:W}=C(),K=P(u),{after:oe,before:se,...q}=K,J=e=>void d({search:M({...q,...e})}),{chosen:Y,selection:ce,clear:le,remove:ue}=T(N,K),[X,Z]=l(),Q=Y.filter(({status:e})=>e===`DISABLED`),$=Y.filter(({status:e})=>e!==`DISABLED`);return r(h,{children:[r(w,{title:t.title,aside:r(O,{type:`STAFF_MEMBER`,ids:N?.map(({id:e})=>e),where:m.where,...U,onShow:()=>J({})}),actions:r(h,{children:[r(x,{input:{kind:`STAFF`,staffWhere:m.where},count:g?.staffMembers.totalCount}),r(f,{look:`primary`,icon:j,onClick:()=>R(`invite`),children:t.invite})]})}),r(ie,{children:[r(_,{label:t.filters.status,single:!0,options:c.map(e=>({value:e,label:n.statuses.staff[e]})),chosen:u.status?[u.status]:[],onChange:([e])=>J({status:e})}),r(_,{label:t.filters.role,options:e.map(e=>({value:e,label:n.roles[e]})),chosen:a(u),onChange:e=>J({role:e.join(`,`)})})]}),r(S,{flush:!0,children:[Y.length>0&&r(A,{text:n.table.selected(Y.length),onClear:le,children:[Q.length>0&&r(f,{size:`small`,icon:ae,onClick:()=>Z({disable:!1,members:Q}),children:t.actions.enable}),$.length>0&&r(f,{size:`small`,icon:k,onClick:()=>Z({disable:!0,members:$}),children:t.actions.disable})]}),r(ne,{name:`staff`,label:t.title,columns:G(s),rows:N,rowKey:({id:e})=>e,rowName:({name:e,email:t})=>e||t,selection:ce,selectable:({id:e})=>e!==s,stale:b,error:y,onRetry:()=>void D(),empty:Object.keys(q).length>0?r(v,{icon:E,title:t.noMatch,text:t.noMatchText}):r(v,{icon:i,title:t.empty,text:t.emptyText})}),r(te,{connection:g?.staffMembers,onChange:e=>void d({search:M({...q,...e})})})]}),X&&r(z,{...X,onDone:ue,onClose:()=>Z(void 0)}),u.dialog===`invite`&&r(B,{onClose:W})]})}function G(e){let t=o(F),{roles:i}=o(p);return[{id:`name`,header:t.columns.name,cell:({id:i,name:a,email:o})=>r(h,{children:[r(n,{to:`/settings/staff/$id`,params:{id:i},children:a||o}),` `,i===e&&r(b,{children:t.you})]}),width:16},{id:`email`,header:t.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:t.columns.role,cell:({role:e})=>i[e],width:8},{id:`status`,header:t.columns.status,cell:({status:e})=>r(D,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:t.columns.signedIn,cell:({lastLoginAt:e})=>e?r(y,{at:e}):r(`span`,{className:`muted`,children:t.never}),wide:!0}]}export{W as StaffList};