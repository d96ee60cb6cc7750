import{At as e,B as t,M as n,St as r,Yt as i,Z as a,_ as o,d as s,in as c,kt as l,m as u,p as d,s as f,tn as p,vt as m,xt as h,y as g,yt as _}from"./index-DYcuAoF6.js";import{B as v,F as y,G as b,I as x,K as S,Q as ee,S as C,U as w,et as T,n as E,q as D,z as O}from"./details-DyJtnXNU.js";import{D as k,M as A,N as j,O as M,a as N,j as P,o as F}from"./parts-C0Z_Ugd4.js";import{t as I}from"./staff-2QgugSgP.js";import{at as L,rt as R,t as z,ut as B}from"./dialogs-nSjOBcUc.js";import{t as V}from"./LinkDialogs-CW841qc2.js";var H={name:`link-2-off`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7`,key:`10o201`}],[`path`,{d:`M15 7h2a5 5 0 0 1 4 8`,key:`1d3206`}],[`line`,{x1:`8`,x2:`12`,y1:`12`,y2:`12`,key:`rvw6j4`}],[`line`,{x1:`2`,x2:`22`,y1:`2`,y2:`22`,key:`a6p6uj`}]]};H.node;var U=t(H),W={name:`link-2`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7h2`,key:`8i5ue5`}],[`path`,{d:`M15 7h2a5 5 0 1 1 0 10h-2`,key:`1b9ql8`}],[`line`,{x1:`8`,x2:`16`,y1:`12`,y2:`12`,key:`1jonct`}]]};W.node;var G=t(W),K={name:`user-check`,size:24,node:[[`path`,{d:`m16 11 2 2 4-4`,key:`9rsbq5`}],[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}]]};K.node;var te=t(K),q={name:`user-x`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`17`,x2:`22`,y1:`8`,y2:`13`,key:`3nzzx3`}],[`line`,{x1:`22`,x2:`17`,y1:`8`,y2:`13`,key:`1swrse`}]]};q.node;var J=t(q),Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},X=new Y(`
    mutation SetStaffRole($input: SetStaffRoleInput!) {
  setStaffRole(input: $input) {
    id
    role
    version
  }
}
    `),Z=new Y(`
    mutation UpdateStaff($input: UpdateStaffInput!) {
  updateStaff(input: $input) {
    id
    version
  }
}
    `),Q=new Y(`
    mutation DisableStaff($input: StaffInput!, $revokeTokens: Boolean!) {
  disableStaff(input: $input, revokeTokens: $revokeTokens) {
    id
    status
  }
}
    `),ne=new Y(`
    mutation EnableStaff($input: StaffInput!) {
  enableStaff(input: $input) {
    id
    status
  }
}
    `),re=new Y(`
    mutation RevokeStaffLink($input: StaffInput!) {
  revokeStaffLink(input: $input) {
    id
    linkExpiresAt
  }
}
    `),ie=new Y(`
    mutation EndStaffSession($input: StaffSessionInput!) {
  endStaffSession(input: $input) {
    id
    revokedAt
  }
}
    `),ae=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query StaffPage($id: ID!) {
  staffMember(id: $id) {
    id
    email
    name
    role
    status
    lastLoginAt
    linkExpiresAt
    version
    createdAt
    updatedAt
  }
  staffSessions(staffId: $id) {
    id
    kind
    name
    createdAt
    expiresAt
    lastUsedAt
    current
  }
  apiTokens(first: 100, where: {createdById: $id, revokedAtIsNil: true}) {
    edges {
      node {
        id
        name
        prefix
        createdAt
      }
    }
  }
}
    `);e();function oe(e){let{dialog:t,tokens:n,...r}=e;switch(t){case`edit`:return l(se,{...r});case`role`:return l(ce,{...r});case`disable`:return r.member.status!==`DISABLED`&&l(le,{...r,tokens:n});case`enable`:return r.member.status===`DISABLED`&&l(ue,{...r});case`link`:return r.member.status!==`DISABLED`&&l(V,{...r});default:return null}}function se({member:e,onClose:t}){let n=g(I),{mutateAsync:r}=m(Z),{opened:i,version:a,savedByOthers:o,save:s}=w(e,({name:e,email:t})=>({name:e,email:t}));async function c(e){let o={id:i.id,version:a,name:O(e,`name`),email:O(e,`email`)};await s(r({input:o}),n.staleFields),f(n.edit.done),t()}return l(z,{open:!0,onClose:t,title:n.edit.title,children:l(R,{submitLabel:n.edit.submit,onCancel:t,onSubmit:c,savedByOthers:o,children:[l(B,{name:`name`,label:n.edit.name,defaultValue:i.name,maxLength:200,optional:!0}),l(B,{name:`email`,type:`email`,label:n.edit.email,defaultValue:i.email,maxLength:254})]})})}function ce({member:e,onClose:t}){let n=g(I),{mutateAsync:r}=m(X),[{id:a,version:o}]=i(e);async function s(e){let i={id:a,version:o,role:e.role};await v(r({input:i}),n.stale),f(n.role.done),t()}return l(z,{open:!0,onClose:t,title:n.role.title,text:n.role.text,children:l(R,{submitLabel:n.role.submit,onCancel:t,onSubmit:s,children:l(E,{label:n.columns.role,defaultValue:e.role})})})}function le({member:e,tokens:t,onClose:n}){let r=g(I).disable,{mutateAsync:i}=m(Q);async function a({revokeTokens:t}){await i({input:{id:e.id},revokeTokens:t===!0}),f(r.done),n()}return l(z,{open:!0,onClose:n,title:r.title(e.name||e.email),text:r.text,children:l(R,{danger:!0,submitLabel:r.submit,onCancel:n,onSubmit:a,children:t>0&&l(L,{name:`revokeTokens`,label:r.revoke(t),hint:r.revokeHint})})})}function ue({member:e,onClose:t}){let n=g(I).enable,{mutateAsync:r}=m(ne);async function i(){await r({input:{id:e.id}}),f(n.done),t()}return l(z,{open:!0,onClose:t,title:n.title(e.name||e.email),text:n.text,children:l(R,{submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}c();var $=h(`/signedIn/settings/staff/$id`);function de(){let e=g(I),{id:t}=$.useParams(),n=$.useSearch(),r=$.useNavigate(),{data:i,error:a,refetch:o}=_(ae,{id:t}),{mutateAsync:c}=m(ie),u=i?.staffMember?.id===t?i.staffMember:void 0,d={label:e.title,link:{to:`/settings/staff`}};if(i?.staffMember===null)return l(C,{});if(!i||!u)return l(p,{children:[l(P,{title:e.person.title,parent:d}),a?l(s,{error:a,onRetry:()=>void o()}):l(x,{})]});let h=i.apiTokens.edges.map(e=>e.node);return l(p,{children:[l(P,{title:u.name||u.email,parent:d,aside:l(F,{kind:`staff`,status:u.status}),actions:l(fe,{member:u,onOpen:e=>void r({search:e,resetScroll:!1})})}),l(S,{main:l(p,{children:[l(y,{title:e.sessions,sessions:i.staffSessions,onEnd:async t=>{await c({input:t}),f(e.sessionEnded)}}),l(pe,{tokens:h})]}),side:l(me,{member:u})}),l(oe,{member:u,tokens:h.length,dialog:n.dialog,onClose:()=>void r({search:{},replace:!0,resetScroll:!1})})]})}function fe({member:e,onOpen:t}){let r=g(I).actions,{mutateAsync:i,isPending:o}=m(re),{linkRevoked:s}=g(I),c=a().viewer.id===e.id,{status:d}=e;return l(p,{children:[e.linkExpiresAt&&l(u,{icon:U,busy:o,onClick:()=>void i({input:{id:e.id}}).then(()=>f(s)),children:r.revokeLink}),!c&&d!==`DISABLED`&&l(u,{icon:J,onClick:()=>t({dialog:`disable`}),children:r.disable}),!c&&d===`ACTIVE`&&l(u,{icon:n,onClick:()=>t({dialog:`link`}),children:r.reset}),l(u,{icon:ee,onClick:()=>t({dialog:`role`}),children:r.role}),l(u,{icon:T,onClick:()=>t({dialog:`edit`}),children:r.edit}),d===`INVITED`&&l(u,{look:`primary`,icon:G,onClick:()=>t({dialog:`link`}),children:r.invitation}),d===`DISABLED`&&l(u,{look:`primary`,icon:te,onClick:()=>t({dialog:`enable`}),children:r.enable})]})}function pe({tokens:e}){let t=g(I).tokens;return l(j,{title:t.title,flush:e.length>0,children:e.length===0?l(`p`,{className:`muted`,children:t.none}):l(M,{name:`made-tokens`,label:t.list,rows:e,rowKey:({id:e})=>e,empty:null,columns:[{id:`name`,header:t.columns.name,cell:({name:e})=>l(r,{to:`/settings/tokens`,children:e})},{id:`prefix`,header:t.columns.prefix,cell:({prefix:e})=>l(`code`,{children:e})},{id:`made`,header:t.columns.made,cell:({createdAt:e})=>l(k,{at:e}),wide:!0}]})})}function me({member:e}){let{person:t,never:n,actions:r}=g(I),{roles:i}=g(o),a=g(D),s=A(),c=e.linkExpiresAt;return l(j,{title:t.title,actions:l(N,{size:`small`,to:`/audit`,search:{actor:e.id},children:r.audit}),children:l(b,{facts:[{label:t.email,value:e.email},{label:t.role,value:l(p,{children:[i[e.role],l(`br`,{}),l(`span`,{className:`muted`,children:a[e.role]})]})},{label:t.signedIn,value:e.lastLoginAt?l(k,{at:e.lastLoginAt}):l(`span`,{className:`muted`,children:n})},{label:t.link,value:c?Date.parse(c)>Date.now()?t.linkUntil(s.time(c)):t.linkExpired(s.ago(c)):l(`span`,{className:`muted`,children:t.noLink})},{label:t.since,value:l(k,{at:e.createdAt})},{label:t.changed,value:l(k,{at:e.updatedAt})},{label:t.id,value:l(d,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{de as StaffPage};