import{At as e,Bt as t,Ct as n,Dt as r,Et as i,G as a,L as o,S as s,Vt as c,f as l,fn as u,g as d,h as f,hn as p,jt as m,m as h,on as g,rt as _,u as ee,w as v}from"./index-DStYPVG5.js";import{E as y,J as b,Q as x,U as S,W as C,Y as w,at as T,ft as te,n as E,nt as D,q as O,ut as k}from"./details-CwQO3Pyu.js";import{B as A,H as j,K as M,U as N,V as P,i as F,q as I,r as L}from"./parts-CzZ38pdg.js";import{t as R}from"./staff-hNWpe0tw.js";import{$t as z,t as B}from"./dialogs-BtUfKpgs.js";import{t as V}from"./TextField-D8Y_t6F3.js";import{it as H}from"./early-CY4GmciT.js";import{r as U,t as W}from"./link.gql-BvBPVCtk.js";var G={name:`link-2-off`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7`,key:`10o201`}],[`path`,{d:`M15 7h2a5 5 0 0 1 4 8`,key:`1d3206`}],[`line`,{x1:`8`,x2:`12`,y1:`12`,y2:`12`,key:`rvw6j4`}],[`line`,{x1:`2`,x2:`22`,y1:`2`,y2:`22`,key:`a6p6uj`}]]};G.node;var K=a(G),q={name:`link-2`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7h2`,key:`8i5ue5`}],[`path`,{d:`M15 7h2a5 5 0 1 1 0 10h-2`,key:`1b9ql8`}],[`line`,{x1:`8`,x2:`16`,y1:`12`,y2:`12`,key:`1jonct`}]]};q.node;var J=a(q),Y={name:`user-check`,size:24,node:[[`path`,{d:`m16 11 2 2 4-4`,key:`9rsbq5`}],[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}]]};Y.node;var X=a(Y),Z={name:`user-x`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`17`,x2:`22`,y1:`8`,y2:`13`,key:`3nzzx3`}],[`line`,{x1:`22`,x2:`17`,y1:`8`,y2:`13`,key:`1swrse`}]]};Z.node;var ne=a(Z),Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},re=new Q(`
    mutation SetStaffRole($input: SetStaffRoleInput!) {
  setStaffRole(input: $input) {
    id
    role
    version
  }
}
    `),ie=new Q(`
    mutation UpdateStaff($input: UpdateStaffInput!) {
  updateStaff(input: $input) {
    id
    version
  }
}
    `),ae=new Q(`
    mutation DisableStaff($input: StaffInput!, $revokeTokens: Boolean!) {
  disableStaff(input: $input, revokeTokens: $revokeTokens) {
    id
    status
  }
}
    `),oe=new Q(`
    mutation EnableStaff($input: StaffInput!) {
  enableStaff(input: $input) {
    id
    status
  }
}
    `),se=new Q(`
    mutation RevokeStaffLink($input: StaffInput!) {
  revokeStaffLink(input: $input) {
    id
    linkExpiresAt
  }
}
    `),ce=new Q(`
    mutation EndStaffSession($input: StaffSessionInput!) {
  endStaffSession(input: $input) {
    id
    revokedAt
  }
}
    `),le=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);c();function ue({member:e,onClose:r}){let i=v(R).linkDialog,[a,o]=g(null),s=e.status===`INVITED`;async function c(){let{createStaffLink:t}=await H(W,{input:{id:e.id}});o(t),await n.invalidateQueries()}return t(U,{link:a,page:s?`invite`:`reset`,onClose:r,title:s?i.invitation:i.reset,text:s?i.invitationText:i.resetText,children:t(z,{submitLabel:i.submit,onCancel:r,onSubmit:c,children:null})})}function de(e){let{dialog:n,tokens:r,...i}=e;switch(n){case`edit`:return t(fe,{...i});case`role`:return t(pe,{...i});case`disable`:return i.member.status!==`DISABLED`&&t(me,{...i,tokens:r});case`enable`:return i.member.status===`DISABLED`&&t(he,{...i});case`link`:return i.member.status!==`DISABLED`&&t(ue,{...i});default:return null}}function fe({member:e,onClose:n}){let r=v(R),{mutateAsync:a}=i(ie),{opened:o,version:s,savedByOthers:c,save:l}=x(e,({name:e,email:t})=>({name:e,email:t}));async function u(e){let t=D(e,`email`);await l(a({input:{id:o.id,version:s,name:D(e,`name`),email:t}}),r.staleFields);let i=o.linkExpiresAt!==null&&t.toLowerCase()!==o.email;h(i?r.edit.linkEnded:r.edit.done),n()}return t(B,{open:!0,onClose:n,title:r.edit.title,children:t(z,{submitLabel:r.edit.submit,onCancel:n,onSubmit:u,savedByOthers:c,children:[t(V,{name:`name`,label:r.edit.name,defaultValue:o.name,maxLength:200,optional:!0}),t(V,{name:`email`,type:`email`,label:r.edit.email,defaultValue:o.email,maxLength:254})]})})}function pe({member:e,onClose:n}){let r=v(R),{roles:a}=v(s),{mutateAsync:o}=i(re),{opened:c,version:l,savedByOthers:u,save:d}=x(e,({role:e})=>({role:a[e]}));async function f(e){let t={id:c.id,version:l,role:e.role};await d(o({input:t}),r.staleFields),h(r.role.done),n()}return t(B,{open:!0,onClose:n,title:r.role.title,text:r.role.text,children:t(z,{submitLabel:r.role.submit,onCancel:n,onSubmit:f,savedByOthers:u,children:t(E,{label:r.columns.role,defaultValue:c.role})})})}function me({member:e,tokens:n,onClose:r}){let a=v(R).disable,{mutateAsync:o}=i(ae);async function s({revokeTokens:t}){await o({input:{id:e.id},revokeTokens:t===!0}),h(a.done),r()}return t(B,{open:!0,onClose:r,title:a.title(e.name||e.email),text:a.text,children:t(z,{danger:!0,submitLabel:a.submit,onCancel:r,onSubmit:s,children:n>0&&t(w,{name:`revokeTokens`,label:a.revoke(n),hint:a.revokeHint})})})}function he({member:e,onClose:n}){let r=v(R).enable,{mutateAsync:a}=i(oe);async function o(){await a({input:{id:e.id}}),h(r.done),n()}return t(B,{open:!0,onClose:n,title:r.title(e.name||e.email),text:r.text,children:t(z,{submitLabel:r.submit,onCancel:n,onSubmit:o,children:null})})}p();var $=e(`/signedIn/settings/staff/$id`);function ge(){let e=v(R),{id:n}=$.useParams(),a=$.useSearch(),{open:o,close:s}=A(),{data:c,error:l,refetch:d}=r(le,{id:n}),{mutateAsync:f}=i(ce),p=c?.staffMember?.id===n?c.staffMember:void 0,m={label:e.title,link:{to:`/settings/staff`}};if(c?.staffMember===null)return t(y,{});if(!c||!p)return t(u,{children:[t(M,{title:e.person.title,parent:m}),l?t(ee,{error:l,onRetry:()=>void d()}):t(C,{})]});let g=c.apiTokens.edges.map(e=>e.node);return t(u,{children:[t(M,{title:p.name||p.email,parent:m,aside:t(F,{kind:`staff`,status:p.status}),actions:t(_e,{member:p,onOpen:o})}),t(b,{main:t(u,{children:[t(S,{title:e.sessions,sessions:c.staffSessions,onEnd:async t=>{await f({input:t}),h(e.sessionEnded)}}),t(ve,{tokens:g})]}),side:t(ye,{member:p})}),t(de,{member:p,tokens:g.length,dialog:a.dialog,onClose:s})]})}function _e({member:e,onOpen:n}){let r=v(R).actions,{mutate:a,isPending:s}=i(se),{linkRevoked:c}=v(R),l=_().viewer.id===e.id,{status:p}=e;return t(u,{children:[e.linkExpiresAt&&t(d,{icon:K,busy:s,onClick:()=>a({input:{id:e.id}},{onSuccess:()=>h(c),onError:f}),children:r.revokeLink}),!l&&p!==`DISABLED`&&t(d,{icon:ne,onClick:()=>n(`disable`),children:r.disable}),!l&&p===`ACTIVE`&&t(d,{icon:o,onClick:()=>n(`link`),children:r.reset}),t(d,{icon:k,onClick:()=>n(`role`),children:r.role}),t(d,{icon:te,onClick:()=>n(`edit`),children:r.edit}),p===`INVITED`&&t(d,{look:`primary`,icon:J,onClick:()=>n(`link`),children:r.invitation}),p===`DISABLED`&&t(d,{look:`primary`,icon:X,onClick:()=>n(`enable`),children:r.enable})]})}function ve({tokens:e}){let n=v(R).tokens;return t(I,{title:n.title,flush:e.length>0,children:e.length===0?t(`p`,{className:`muted`,children:n.none}):t(N,{name:`made-tokens`,label:n.list,rows:e,rowKey:({id:e})=>e,empty:null,columns:[{id:`name`,header:n.columns.name,cell:({name:e})=>t(m,{to:`/settings/tokens`,children:e})},{id:`prefix`,header:n.columns.prefix,cell:({prefix:e})=>t(`code`,{children:e})},{id:`made`,header:n.columns.made,cell:({createdAt:e})=>t(P,{at:e}),wide:!0}]})})}function ye({member:e}){let{person:n,never:r,actions:i}=v(R),{roles:a}=v(s),o=v(T),c=j(),d=e.linkExpiresAt;return t(I,{title:n.title,actions:t(L,{size:`small`,to:`/audit`,search:{actor:e.id},children:i.audit}),children:t(O,{facts:[{label:n.email,value:e.email},{label:n.role,value:t(u,{children:[a[e.role],t(`br`,{}),t(`span`,{className:`muted`,children:o[e.role]})]})},{label:n.signedIn,value:e.lastLoginAt?t(P,{at:e.lastLoginAt}):t(`span`,{className:`muted`,children:r})},{label:n.link,value:d?Date.parse(d)>Date.now()?n.linkUntil(c.time(d)):n.linkExpired(c.ago(d)):t(`span`,{className:`muted`,children:n.noLink})},{label:n.since,value:t(P,{at:e.createdAt})},{label:n.changed,value:t(P,{at:e.updatedAt})},{label:n.id,value:t(l,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{ge as StaffPage};