import{At as e,Et as t,G as n,L as r,Lt as i,Rt as a,S as o,Tt as s,f as c,fn as l,g as u,h as d,kt as f,ln as p,m,rn as h,rt as g,u as _,w as v}from"./index-BzP1EClE.js";import{B as y,E as b,J as x,Q as S,V as ee,W as te,X as C,Z as w,at as T,n as E,q as D,rt as O}from"./details-6EBFLphC.js";import{A as ne,F as k,N as A,P as j,c as M,k as N,s as P}from"./parts-DggjclEf.js";import{t as F}from"./staff-C017TbFd.js";import{at as I,rt as L,t as R,ut as z}from"./dialogs-D67FP_ML.js";import{t as B}from"./LinkDialogs-Ciw8F58-.js";var V={name:`link-2-off`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7`,key:`10o201`}],[`path`,{d:`M15 7h2a5 5 0 0 1 4 8`,key:`1d3206`}],[`line`,{x1:`8`,x2:`12`,y1:`12`,y2:`12`,key:`rvw6j4`}],[`line`,{x1:`2`,x2:`22`,y1:`2`,y2:`22`,key:`a6p6uj`}]]};V.node;var H=n(V),U={name:`link-2`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7h2`,key:`8i5ue5`}],[`path`,{d:`M15 7h2a5 5 0 1 1 0 10h-2`,key:`1b9ql8`}],[`line`,{x1:`8`,x2:`16`,y1:`12`,y2:`12`,key:`1jonct`}]]};U.node;var W=n(U),G={name:`user-check`,size:24,node:[[`path`,{d:`m16 11 2 2 4-4`,key:`9rsbq5`}],[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}]]};G.node;var K=n(G),q={name:`user-x`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`17`,x2:`22`,y1:`8`,y2:`13`,key:`3nzzx3`}],[`line`,{x1:`22`,x2:`17`,y1:`8`,y2:`13`,key:`1swrse`}]]};q.node;var J=n(q),Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},X=new Y(`
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
    `),Q=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);a();function se(e){let{dialog:t,tokens:n,...r}=e;switch(t){case`edit`:return i(ce,{...r});case`role`:return i(le,{...r});case`disable`:return r.member.status!==`DISABLED`&&i(ue,{...r,tokens:n});case`enable`:return r.member.status===`DISABLED`&&i(de,{...r});case`link`:return r.member.status!==`DISABLED`&&i(B,{...r});default:return null}}function ce({member:e,onClose:t}){let n=v(F),{mutateAsync:r}=s(Z),{opened:a,version:o,savedByOthers:c,save:l}=te(e,({name:e,email:t})=>({name:e,email:t}));async function u(e){let i=D(e,`email`);await l(r({input:{id:a.id,version:o,name:D(e,`name`),email:i}}),n.staleFields);let s=a.linkExpiresAt!==null&&i.toLowerCase()!==a.email;m(s?n.edit.linkEnded:n.edit.done),t()}return i(R,{open:!0,onClose:t,title:n.edit.title,children:i(L,{submitLabel:n.edit.submit,onCancel:t,onSubmit:u,savedByOthers:c,children:[i(z,{name:`name`,label:n.edit.name,defaultValue:a.name,maxLength:200,optional:!0}),i(z,{name:`email`,type:`email`,label:n.edit.email,defaultValue:a.email,maxLength:254})]})})}function le({member:e,onClose:t}){let n=v(F),{mutateAsync:r}=s(X),[{id:a,version:o}]=h(e);async function c(e){let i={id:a,version:o,role:e.role};await x(r({input:i}),n.stale),m(n.role.done),t()}return i(R,{open:!0,onClose:t,title:n.role.title,text:n.role.text,children:i(L,{submitLabel:n.role.submit,onCancel:t,onSubmit:c,children:i(E,{label:n.columns.role,defaultValue:e.role})})})}function ue({member:e,tokens:t,onClose:n}){let r=v(F).disable,{mutateAsync:a}=s(re);async function o({revokeTokens:t}){await a({input:{id:e.id},revokeTokens:t===!0}),m(r.done),n()}return i(R,{open:!0,onClose:n,title:r.title(e.name||e.email),text:r.text,children:i(L,{danger:!0,submitLabel:r.submit,onCancel:n,onSubmit:o,children:t>0&&i(I,{name:`revokeTokens`,label:r.revoke(t),hint:r.revokeHint})})})}function de({member:e,onClose:t}){let n=v(F).enable,{mutateAsync:r}=s(ie);async function a(){await r({input:{id:e.id}}),m(n.done),t()}return i(R,{open:!0,onClose:t,title:n.title(e.name||e.email),text:n.text,children:i(L,{submitLabel:n.submit,onCancel:t,onSubmit:a,children:null})})}l();var $=f(`/signedIn/settings/staff/$id`);function fe(){let e=v(F),{id:n}=$.useParams(),r=$.useSearch(),a=$.useNavigate(),{data:o,error:c,refetch:l}=t(Q,{id:n}),{mutateAsync:u}=s(oe),d=o?.staffMember?.id===n?o.staffMember:void 0,f={label:e.title,link:{to:`/settings/staff`}};if(o?.staffMember===null)return i(b,{});if(!o||!d)return i(p,{children:[i(A,{title:e.person.title,parent:f}),c?i(_,{error:c,onRetry:()=>void l()}):i(ee,{})]});let h=o.apiTokens.edges.map(e=>e.node);return i(p,{children:[i(A,{title:d.name||d.email,parent:f,aside:i(M,{kind:`staff`,status:d.status}),actions:i(pe,{member:d,onOpen:e=>void a({search:e,resetScroll:!1})})}),i(w,{main:i(p,{children:[i(y,{title:e.sessions,sessions:o.staffSessions,onEnd:async t=>{await u({input:t}),m(e.sessionEnded)}}),i(me,{tokens:h})]}),side:i(he,{member:d})}),i(se,{member:d,tokens:h.length,dialog:r.dialog,onClose:()=>void a({search:{},replace:!0,resetScroll:!1})})]})}function pe({member:e,onOpen:t}){let n=v(F).actions,{mutate:a,isPending:o}=s(ae),{linkRevoked:c}=v(F),l=g().viewer.id===e.id,{status:f}=e;return i(p,{children:[e.linkExpiresAt&&i(u,{icon:H,busy:o,onClick:()=>a({input:{id:e.id}},{onSuccess:()=>m(c),onError:d}),children:n.revokeLink}),!l&&f!==`DISABLED`&&i(u,{icon:J,onClick:()=>t({dialog:`disable`}),children:n.disable}),!l&&f===`ACTIVE`&&i(u,{icon:r,onClick:()=>t({dialog:`link`}),children:n.reset}),i(u,{icon:O,onClick:()=>t({dialog:`role`}),children:n.role}),i(u,{icon:T,onClick:()=>t({dialog:`edit`}),children:n.edit}),f===`INVITED`&&i(u,{look:`primary`,icon:W,onClick:()=>t({dialog:`link`}),children:n.invitation}),f===`DISABLED`&&i(u,{look:`primary`,icon:K,onClick:()=>t({dialog:`enable`}),children:n.enable})]})}function me({tokens:t}){let n=v(F).tokens;return i(k,{title:n.title,flush:t.length>0,children:t.length===0?i(`p`,{className:`muted`,children:n.none}):i(ne,{name:`made-tokens`,label:n.list,rows:t,rowKey:({id:e})=>e,empty:null,columns:[{id:`name`,header:n.columns.name,cell:({name:t})=>i(e,{to:`/settings/tokens`,children:t})},{id:`prefix`,header:n.columns.prefix,cell:({prefix:e})=>i(`code`,{children:e})},{id:`made`,header:n.columns.made,cell:({createdAt:e})=>i(N,{at:e}),wide:!0}]})})}function he({member:e}){let{person:t,never:n,actions:r}=v(F),{roles:a}=v(o),s=v(S),l=j(),u=e.linkExpiresAt;return i(k,{title:t.title,actions:i(P,{size:`small`,to:`/audit`,search:{actor:e.id},children:r.audit}),children:i(C,{facts:[{label:t.email,value:e.email},{label:t.role,value:i(p,{children:[a[e.role],i(`br`,{}),i(`span`,{className:`muted`,children:s[e.role]})]})},{label:t.signedIn,value:e.lastLoginAt?i(N,{at:e.lastLoginAt}):i(`span`,{className:`muted`,children:n})},{label:t.link,value:u?Date.parse(u)>Date.now()?t.linkUntil(l.time(u)):t.linkExpired(l.ago(u)):i(`span`,{className:`muted`,children:t.noLink})},{label:t.since,value:i(N,{at:e.createdAt})},{label:t.changed,value:i(N,{at:e.updatedAt})},{label:t.id,value:i(c,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{fe as StaffPage};