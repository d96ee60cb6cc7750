import{At as e,Bt as t,Ct as n,Dt as r,Et as i,G as a,L as o,S as s,Vt as c,f as l,fn as u,g as d,h as f,hn as p,jt as m,m as h,on as g,rt as _,u as v,w as y}from"./index-Z30AnFCu.js";import{E as b,H as x,J as ee,K as S,U as C,Z as w,dt as T,it as E,lt as D,n as O,nt as k,q as A,tt as j}from"./details-DljgdNi-.js";import{B as te,L as M,R as N,U as P,W as F,i as I,r as L,z as R}from"./parts-CjT7OvWf.js";import{t as z}from"./staff-CYc1rQc9.js";import{$t as B,t as V}from"./dialogs-DXnwmljf.js";import{t as H}from"./TextField-QV_5ZASl.js";import{it as U}from"./early-CY4GmciT.js";import{r as W,t as G}from"./link.gql-DToMOtjI.js";var K={name:`link-2-off`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7`,key:`10o201`}],[`path`,{d:`M15 7h2a5 5 0 0 1 4 8`,key:`1d3206`}],[`line`,{x1:`8`,x2:`12`,y1:`12`,y2:`12`,key:`rvw6j4`}],[`line`,{x1:`2`,x2:`22`,y1:`2`,y2:`22`,key:`a6p6uj`}]]};K.node;var q=a(K),J={name:`link-2`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7h2`,key:`8i5ue5`}],[`path`,{d:`M15 7h2a5 5 0 1 1 0 10h-2`,key:`1b9ql8`}],[`line`,{x1:`8`,x2:`16`,y1:`12`,y2:`12`,key:`1jonct`}]]};J.node;var Y=a(J),X={name:`user-check`,size:24,node:[[`path`,{d:`m16 11 2 2 4-4`,key:`9rsbq5`}],[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}]]};X.node;var ne=a(X),Z={name:`user-x`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`17`,x2:`22`,y1:`8`,y2:`13`,key:`3nzzx3`}],[`line`,{x1:`22`,x2:`17`,y1:`8`,y2:`13`,key:`1swrse`}]]};Z.node;var re=a(Z),Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ie=new Q(`
    mutation SetStaffRole($input: SetStaffRoleInput!) {
  setStaffRole(input: $input) {
    id
    role
    version
  }
}
    `),ae=new Q(`
    mutation UpdateStaff($input: UpdateStaffInput!) {
  updateStaff(input: $input) {
    id
    version
  }
}
    `),oe=new Q(`
    mutation DisableStaff($input: StaffInput!, $revokeTokens: Boolean!) {
  disableStaff(input: $input, revokeTokens: $revokeTokens) {
    id
    status
  }
}
    `),se=new Q(`
    mutation EnableStaff($input: StaffInput!) {
  enableStaff(input: $input) {
    id
    status
  }
}
    `),ce=new Q(`
    mutation RevokeStaffLink($input: StaffInput!) {
  revokeStaffLink(input: $input) {
    id
    linkExpiresAt
  }
}
    `),le=new Q(`
    mutation EndStaffSession($input: StaffSessionInput!) {
  endStaffSession(input: $input) {
    id
    revokedAt
  }
}
    `),ue=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);c();function de({member:e,onClose:r}){let i=y(z).linkDialog,[a,o]=g(null),s=e.status===`INVITED`;async function c(){let{createStaffLink:t}=await U(G,{input:{id:e.id}});o(t),await n.invalidateQueries()}return t(W,{link:a,page:s?`invite`:`reset`,onClose:r,title:s?i.invitation:i.reset,text:s?i.invitationText:i.resetText,children:t(B,{submitLabel:i.submit,onCancel:r,onSubmit:c,children:null})})}c();function fe(e){let{dialog:n,tokens:r,...i}=e;switch(n){case`edit`:return t(pe,{...i});case`role`:return t(me,{...i});case`disable`:return i.member.status!==`DISABLED`&&t(he,{...i,tokens:r});case`enable`:return i.member.status===`DISABLED`&&t(ge,{...i});case`link`:return i.member.status!==`DISABLED`&&t(de,{...i});default:return null}}function pe({member:e,onClose:n}){let r=y(z),{mutateAsync:a}=i(ae),{opened:o,version:s,savedByOthers:c,save:l}=w(e,({name:e,email:t})=>({name:e,email:t}));async function u(e){let t=j(e,`email`);await l(a({input:{id:o.id,version:s,name:j(e,`name`),email:t}}),r.staleFields);let i=o.linkExpiresAt!==null&&t.toLowerCase()!==o.email;h(i?r.edit.linkEnded:r.edit.done),n()}return t(V,{open:!0,onClose:n,title:r.edit.title,children:t(B,{submitLabel:r.edit.submit,onCancel:n,onSubmit:u,savedByOthers:c,children:[t(H,{name:`name`,label:r.edit.name,defaultValue:o.name,maxLength:200,optional:!0}),t(H,{name:`email`,type:`email`,label:r.edit.email,defaultValue:o.email,maxLength:254})]})})}function me({member:e,onClose:n}){let r=y(z),{mutateAsync:a}=i(ie),[{id:o,version:s}]=g(e);async function c(e){let t={id:o,version:s,role:e.role};await k(a({input:t}),r.stale),h(r.role.done),n()}return t(V,{open:!0,onClose:n,title:r.role.title,text:r.role.text,children:t(B,{submitLabel:r.role.submit,onCancel:n,onSubmit:c,children:t(O,{label:r.columns.role,defaultValue:e.role})})})}function he({member:e,tokens:n,onClose:r}){let a=y(z).disable,{mutateAsync:o}=i(oe);async function s({revokeTokens:t}){await o({input:{id:e.id},revokeTokens:t===!0}),h(a.done),r()}return t(V,{open:!0,onClose:r,title:a.title(e.name||e.email),text:a.text,children:t(B,{danger:!0,submitLabel:a.submit,onCancel:r,onSubmit:s,children:n>0&&t(ee,{name:`revokeTokens`,label:a.revoke(n),hint:a.revokeHint})})})}function ge({member:e,onClose:n}){let r=y(z).enable,{mutateAsync:a}=i(se);async function o(){await a({input:{id:e.id}}),h(r.done),n()}return t(V,{open:!0,onClose:n,title:r.title(e.name||e.email),text:r.text,children:t(B,{submitLabel:r.submit,onCancel:n,onSubmit:o,children:null})})}p();var $=e(`/signedIn/settings/staff/$id`);function _e(){let e=y(z),{id:n}=$.useParams(),a=$.useSearch(),{open:o,close:s}=M(),{data:c,error:l,refetch:d}=r(ue,{id:n}),{mutateAsync:f}=i(le),p=c?.staffMember?.id===n?c.staffMember:void 0,m={label:e.title,link:{to:`/settings/staff`}};if(c?.staffMember===null)return t(b,{});if(!c||!p)return t(u,{children:[t(P,{title:e.person.title,parent:m}),l?t(v,{error:l,onRetry:()=>void d()}):t(C,{})]});let g=c.apiTokens.edges.map(e=>e.node);return t(u,{children:[t(P,{title:p.name||p.email,parent:m,aside:t(I,{kind:`staff`,status:p.status}),actions:t(ve,{member:p,onOpen:o})}),t(A,{main:t(u,{children:[t(x,{title:e.sessions,sessions:c.staffSessions,onEnd:async t=>{await f({input:t}),h(e.sessionEnded)}}),t(ye,{tokens:g})]}),side:t(be,{member:p})}),t(fe,{member:p,tokens:g.length,dialog:a.dialog,onClose:s})]})}function ve({member:e,onOpen:n}){let r=y(z).actions,{mutate:a,isPending:s}=i(ce),{linkRevoked:c}=y(z),l=_().viewer.id===e.id,{status:p}=e;return t(u,{children:[e.linkExpiresAt&&t(d,{icon:q,busy:s,onClick:()=>a({input:{id:e.id}},{onSuccess:()=>h(c),onError:f}),children:r.revokeLink}),!l&&p!==`DISABLED`&&t(d,{icon:re,onClick:()=>n(`disable`),children:r.disable}),!l&&p===`ACTIVE`&&t(d,{icon:o,onClick:()=>n(`link`),children:r.reset}),t(d,{icon:D,onClick:()=>n(`role`),children:r.role}),t(d,{icon:T,onClick:()=>n(`edit`),children:r.edit}),p===`INVITED`&&t(d,{look:`primary`,icon:Y,onClick:()=>n(`link`),children:r.invitation}),p===`DISABLED`&&t(d,{look:`primary`,icon:ne,onClick:()=>n(`enable`),children:r.enable})]})}function ye({tokens:e}){let n=y(z).tokens;return t(F,{title:n.title,flush:e.length>0,children:e.length===0?t(`p`,{className:`muted`,children:n.none}):t(te,{name:`made-tokens`,label:n.list,rows:e,rowKey:({id:e})=>e,empty:null,columns:[{id:`name`,header:n.columns.name,cell:({name:e})=>t(m,{to:`/settings/tokens`,children:e})},{id:`prefix`,header:n.columns.prefix,cell:({prefix:e})=>t(`code`,{children:e})},{id:`made`,header:n.columns.made,cell:({createdAt:e})=>t(N,{at:e}),wide:!0}]})})}function be({member:e}){let{person:n,never:r,actions:i}=y(z),{roles:a}=y(s),o=y(E),c=R(),d=e.linkExpiresAt;return t(F,{title:n.title,actions:t(L,{size:`small`,to:`/audit`,search:{actor:e.id},children:i.audit}),children:t(S,{facts:[{label:n.email,value:e.email},{label:n.role,value:t(u,{children:[a[e.role],t(`br`,{}),t(`span`,{className:`muted`,children:o[e.role]})]})},{label:n.signedIn,value:e.lastLoginAt?t(N,{at:e.lastLoginAt}):t(`span`,{className:`muted`,children:r})},{label:n.link,value:d?Date.parse(d)>Date.now()?n.linkUntil(c.time(d)):n.linkExpired(c.ago(d)):t(`span`,{className:`muted`,children:n.noLink})},{label:n.since,value:t(N,{at:e.createdAt})},{label:n.changed,value:t(N,{at:e.updatedAt})},{label:n.id,value:t(l,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{_e as StaffPage};