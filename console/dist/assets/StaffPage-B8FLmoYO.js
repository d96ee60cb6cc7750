import{At as e,Ct as t,N as n,Q as r,St as i,V as a,Xt as o,an as s,b as c,bt as l,c as u,f as d,h as f,jt as p,m,nn as h,s as g,v as _,yt as v}from"./index-Cp0A1w_e.js";import{F as ee,G as y,H as b,I as x,K as S,Q as C,S as w,U as T,et as E,n as D,q as O,z as k}from"./details-CkmDreeo.js";import{D as A,M as te,N as j,O as M,a as N,j as P,o as F}from"./parts-mq6H3t82.js";import{t as I}from"./staff-Cf7UpBHR.js";import{at as L,rt as R,t as z,ut as B}from"./dialogs-CP97bDVo.js";import{t as V}from"./LinkDialogs-Dcvd1nQ3.js";var H={name:`link-2-off`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7`,key:`10o201`}],[`path`,{d:`M15 7h2a5 5 0 0 1 4 8`,key:`1d3206`}],[`line`,{x1:`8`,x2:`12`,y1:`12`,y2:`12`,key:`rvw6j4`}],[`line`,{x1:`2`,x2:`22`,y1:`2`,y2:`22`,key:`a6p6uj`}]]};H.node;var U=a(H),W={name:`link-2`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7h2`,key:`8i5ue5`}],[`path`,{d:`M15 7h2a5 5 0 1 1 0 10h-2`,key:`1b9ql8`}],[`line`,{x1:`8`,x2:`16`,y1:`12`,y2:`12`,key:`1jonct`}]]};W.node;var G=a(W),K={name:`user-check`,size:24,node:[[`path`,{d:`m16 11 2 2 4-4`,key:`9rsbq5`}],[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}]]};K.node;var ne=a(K),q={name:`user-x`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`17`,x2:`22`,y1:`8`,y2:`13`,key:`3nzzx3`}],[`line`,{x1:`22`,x2:`17`,y1:`8`,y2:`13`,key:`1swrse`}]]};q.node;var J=a(q),Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},X=new Y(`
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
    `),re=new Y(`
    mutation DisableStaff($input: StaffInput!, $revokeTokens: Boolean!) {
  disableStaff(input: $input, revokeTokens: $revokeTokens) {
    id
    status
  }
}
    `),ie=new Y(`
    mutation EnableStaff($input: StaffInput!) {
  enableStaff(input: $input) {
    id
    status
  }
}
    `),ae=new Y(`
    mutation RevokeStaffLink($input: StaffInput!) {
  revokeStaffLink(input: $input) {
    id
    linkExpiresAt
  }
}
    `),oe=new Y(`
    mutation EndStaffSession($input: StaffSessionInput!) {
  endStaffSession(input: $input) {
    id
    revokedAt
  }
}
    `),se=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);p();function Q(t){let{dialog:n,tokens:r,...i}=t;switch(n){case`edit`:return e(ce,{...i});case`role`:return e(le,{...i});case`disable`:return i.member.status!==`DISABLED`&&e(ue,{...i,tokens:r});case`enable`:return i.member.status===`DISABLED`&&e(de,{...i});case`link`:return i.member.status!==`DISABLED`&&e(V,{...i});default:return null}}function ce({member:t,onClose:n}){let r=c(I),{mutateAsync:i}=v(Z),{opened:a,version:o,savedByOthers:s,save:l}=k(t,({name:e,email:t})=>({name:e,email:t}));async function u(e){let t={id:a.id,version:o,name:b(e,`name`),email:b(e,`email`)};await l(i({input:t}),r.staleFields),g(r.edit.done),n()}return e(z,{open:!0,onClose:n,title:r.edit.title,children:e(R,{submitLabel:r.edit.submit,onCancel:n,onSubmit:u,savedByOthers:s,children:[e(B,{name:`name`,label:r.edit.name,defaultValue:a.name,maxLength:200,optional:!0}),e(B,{name:`email`,type:`email`,label:r.edit.email,defaultValue:a.email,maxLength:254})]})})}function le({member:t,onClose:n}){let r=c(I),{mutateAsync:i}=v(X),[{id:a,version:s}]=o(t);async function l(e){let t={id:a,version:s,role:e.role};await T(i({input:t}),r.stale),g(r.role.done),n()}return e(z,{open:!0,onClose:n,title:r.role.title,text:r.role.text,children:e(R,{submitLabel:r.role.submit,onCancel:n,onSubmit:l,children:e(D,{label:r.columns.role,defaultValue:t.role})})})}function ue({member:t,tokens:n,onClose:r}){let i=c(I).disable,{mutateAsync:a}=v(re);async function o({revokeTokens:e}){await a({input:{id:t.id},revokeTokens:e===!0}),g(i.done),r()}return e(z,{open:!0,onClose:r,title:i.title(t.name||t.email),text:i.text,children:e(R,{danger:!0,submitLabel:i.submit,onCancel:r,onSubmit:o,children:n>0&&e(L,{name:`revokeTokens`,label:i.revoke(n),hint:i.revokeHint})})})}function de({member:t,onClose:n}){let r=c(I).enable,{mutateAsync:i}=v(ie);async function a(){await i({input:{id:t.id}}),g(r.done),n()}return e(z,{open:!0,onClose:n,title:r.title(t.name||t.email),text:r.text,children:e(R,{submitLabel:r.submit,onCancel:n,onSubmit:a,children:null})})}s();var $=i(`/signedIn/settings/staff/$id`);function fe(){let t=c(I),{id:n}=$.useParams(),r=$.useSearch(),i=$.useNavigate(),{data:a,error:o,refetch:s}=l(se,{id:n}),{mutateAsync:u}=v(oe),f=a?.staffMember?.id===n?a.staffMember:void 0,p={label:t.title,link:{to:`/settings/staff`}};if(a?.staffMember===null)return e(w,{});if(!a||!f)return e(h,{children:[e(P,{title:t.person.title,parent:p}),o?e(d,{error:o,onRetry:()=>void s()}):e(x,{})]});let m=a.apiTokens.edges.map(e=>e.node);return e(h,{children:[e(P,{title:f.name||f.email,parent:p,aside:e(F,{kind:`staff`,status:f.status}),actions:e(pe,{member:f,onOpen:e=>void i({search:e,resetScroll:!1})})}),e(S,{main:e(h,{children:[e(ee,{title:t.sessions,sessions:a.staffSessions,onEnd:async e=>{await u({input:e}),g(t.sessionEnded)}}),e(me,{tokens:m})]}),side:e(he,{member:f})}),e(Q,{member:f,tokens:m.length,dialog:r.dialog,onClose:()=>void i({search:{},replace:!0,resetScroll:!1})})]})}function pe({member:t,onOpen:i}){let a=c(I).actions,{mutate:o,isPending:s}=v(ae),{linkRevoked:l}=c(I),d=r().viewer.id===t.id,{status:p}=t;return e(h,{children:[t.linkExpiresAt&&e(f,{icon:U,busy:s,onClick:()=>o({input:{id:t.id}},{onSuccess:()=>g(l),onError:u}),children:a.revokeLink}),!d&&p!==`DISABLED`&&e(f,{icon:J,onClick:()=>i({dialog:`disable`}),children:a.disable}),!d&&p===`ACTIVE`&&e(f,{icon:n,onClick:()=>i({dialog:`link`}),children:a.reset}),e(f,{icon:C,onClick:()=>i({dialog:`role`}),children:a.role}),e(f,{icon:E,onClick:()=>i({dialog:`edit`}),children:a.edit}),p===`INVITED`&&e(f,{look:`primary`,icon:G,onClick:()=>i({dialog:`link`}),children:a.invitation}),p===`DISABLED`&&e(f,{look:`primary`,icon:ne,onClick:()=>i({dialog:`enable`}),children:a.enable})]})}function me({tokens:n}){let r=c(I).tokens;return e(j,{title:r.title,flush:n.length>0,children:n.length===0?e(`p`,{className:`muted`,children:r.none}):e(M,{name:`made-tokens`,label:r.list,rows:n,rowKey:({id:e})=>e,empty:null,columns:[{id:`name`,header:r.columns.name,cell:({name:n})=>e(t,{to:`/settings/tokens`,children:n})},{id:`prefix`,header:r.columns.prefix,cell:({prefix:t})=>e(`code`,{children:t})},{id:`made`,header:r.columns.made,cell:({createdAt:t})=>e(A,{at:t}),wide:!0}]})})}function he({member:t}){let{person:n,never:r,actions:i}=c(I),{roles:a}=c(_),o=c(O),s=te(),l=t.linkExpiresAt;return e(j,{title:n.title,actions:e(N,{size:`small`,to:`/audit`,search:{actor:t.id},children:i.audit}),children:e(y,{facts:[{label:n.email,value:t.email},{label:n.role,value:e(h,{children:[a[t.role],e(`br`,{}),e(`span`,{className:`muted`,children:o[t.role]})]})},{label:n.signedIn,value:t.lastLoginAt?e(A,{at:t.lastLoginAt}):e(`span`,{className:`muted`,children:r})},{label:n.link,value:l?Date.parse(l)>Date.now()?n.linkUntil(s.time(l)):n.linkExpired(s.ago(l)):e(`span`,{className:`muted`,children:n.noLink})},{label:n.since,value:e(A,{at:t.createdAt})},{label:n.changed,value:e(A,{at:t.updatedAt})},{label:n.id,value:e(m,{text:t.id,shown:`${t.id.slice(0,13)}…`})}]})})}export{fe as StaffPage};