const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DisableStaffDialog-BHzLouwC.js","assets/index-cCBaboqx.js","assets/early-__BPvlh7.js","assets/pages-D0R2bPPx.js","assets/details-BSEAqBgF.js","assets/parts-C6nyRSZ-.js","assets/BulkDialog-Dg1V6ICr.js","assets/dialogs-CVBYXjnW.js","assets/sending-MqBbovHJ.js","assets/draft-CFCvD3QD.js","assets/change.gql-okdFm6o7.js","assets/staff-BumtfjMp.js","assets/InviteDialog-CLCvaUHy.js","assets/TextField-B94nePWo.js","assets/link.gql-B22a8S4k.js"])))=>i.map(i=>d[i]);
import{$ as e,Ft as t,It as n,Jt as r,O as i,Q as a,Y as o,Yt as s,et as c,hn as l,ot as u,tt as d,u as f,v as p,w as m,wn as h,xn as g}from"./index-cCBaboqx.js";import{$ as _,D as ee,G as te,I as v,J as ne,K as y,M as b,N as x,O as S,Y as C,Z as w,a as T,b as E,d as D,j as O,o as k,tt as A}from"./parts-C6nyRSZ-.js";import{S as re,b as ie,c as ae,x as j}from"./details-BSEAqBgF.js";import{H as M,U as N,x as P}from"./early-__BPvlh7.js";import{t as F}from"./staff-BumtfjMp.js";s();var I=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);h();var z=f(()=>d(()=>import(`./DisableStaffDialog-BHzLouwC.js`).then(e=>e.DisableStaffDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11]))),B=f(()=>d(()=>import(`./InviteDialog-CLCvaUHy.js`).then(e=>e.InviteDialog),__vite__mapDeps([12,1,2,7,4,5,3,8,9,13,14,11]))),V=t(`/signedIn/settings/staff`),H=({staffMembers:e})=>e.edges.map(({node:e})=>e),U=O(R,({staffMembers:e})=>e.edges.map(({node:e})=>e));function W(){let t=o(F),n=o(m),s=u().viewer.id,d=V.useSearch(),f=V.useNavigate(),h=L(d),{data:y,error:C,isPlaceholderData:T,refetch:O}=D(I,h,H,[`STAFF_MEMBER`]),N=y&&H(y),{open:R,close:W}=te(),K=P(d),{after:oe,before:se,...q}=K,J=e=>void f({search:M({...q,...e})}),{chosen:Y,selection:ce,clear:le,remove:ue}=k(N,K),[X,Z]=l(),Q=Y.filter(({status:e})=>e===`DISABLED`),$=Y.filter(({status:e})=>e!==`DISABLED`);return r(g,{children:[r(w,{title:t.title,aside:r(b,{type:`STAFF_MEMBER`,ids:N?.map(({id:e})=>e),where:h.where,...U,onShow:()=>J({})}),actions:r(g,{children:[r(x,{input:{kind:`STAFF`,staffWhere:h.where},count:y?.staffMembers.totalCount}),r(p,{look:`primary`,icon:j,onClick:()=>R(`invite`),children:t.invite})]})}),r(E,{children:[r(S,{label:t.filters.status,single:!0,options:c.map(e=>({value:e,label:n.statuses.staff[e]})),chosen:d.status?[d.status]:[],onChange:([e])=>J({status:e})}),r(S,{label:t.filters.role,options:e.map(e=>({value:e,label:n.roles[e]})),chosen:a(d),onChange:e=>J({role:e.join(`,`)})})]}),r(_,{flush:!0,children:[Y.length>0&&r(ae,{text:n.table.selected(Y.length),onClear:le,children:[Q.length>0&&r(p,{size:`small`,icon:re,onClick:()=>Z({disable:!1,members:Q}),children:t.actions.enable}),$.length>0&&r(p,{size:`small`,icon:ie,onClick:()=>Z({disable:!0,members:$}),children:t.actions.disable})]}),r(ne,{name:`staff`,label:t.title,columns:G(s),rows:N,rowKey:({id:e})=>e,rowName:({name:e,email:t})=>e||t,selection:ce,selectable:({id:e})=>e!==s,stale:T,error:C,onRetry:()=>void O(),empty:Object.keys(q).length>0?r(v,{icon:A,title:t.noMatch,text:t.noMatchText}):r(v,{icon:i,title:t.empty,text:t.emptyText})}),r(ee,{connection:y?.staffMembers,onChange:e=>void f({search:M({...q,...e})})})]}),X&&r(z,{...X,onDone:ue,onClose:()=>Z(void 0)}),d.dialog===`invite`&&r(B,{onClose:W})]})}function G(e){let t=o(F),{roles:i}=o(m);return[{id:`name`,header:t.columns.name,cell:({id:i,name:a,email:o})=>r(g,{children:[r(n,{to:`/settings/staff/$id`,params:{id:i},children:a||o}),` `,i===e&&r(C,{children:t.you})]}),width:16},{id:`email`,header:t.columns.email,cell:({email:e})=>e,wide:!0,width:20},{id:`role`,header:t.columns.role,cell:({role:e})=>i[e],width:8},{id:`status`,header:t.columns.status,cell:({status:e})=>r(T,{kind:`staff`,status:e}),width:8},{id:`signedIn`,header:t.columns.signedIn,cell:({lastLoginAt:e})=>e?r(y,{at:e}):r(`span`,{className:`muted`,children:t.never}),wide:!0}]}export{W as StaffList};