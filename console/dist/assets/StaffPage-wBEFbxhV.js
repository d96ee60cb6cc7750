import{At as e,Bt as t,Ct as n,Dt as r,Et as i,G as a,L as o,S as s,Vt as c,f as l,fn as u,g as d,h as f,hn as p,jt as m,m as h,on as g,rt as _,u as ee,w as v}from"./index-DkptFqIF.js";import{E as y,J as b,Q as x,U as S,W as C,Y as w,at as T,ft as E,n as D,nt as O,q as k,rt as A,ut as te}from"./details-BkbFmNWQ.js";import{B as ne,G as j,R as M,V as N,W as P,i as F,r as I,z as L}from"./parts-DpxgZrqa.js";import{t as R}from"./staff-UC-wwGWr.js";import{$t as z,t as B}from"./dialogs-FLgqFSa2.js";import{t as V}from"./TextField-CUtR_7LT.js";import{it as H}from"./early-CY4GmciT.js";import{r as U,t as W}from"./link.gql-BxEPxtQV.js";var G={name:`link-2-off`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7`,key:`10o201`}],[`path`,{d:`M15 7h2a5 5 0 0 1 4 8`,key:`1d3206`}],[`line`,{x1:`8`,x2:`12`,y1:`12`,y2:`12`,key:`rvw6j4`}],[`line`,{x1:`2`,x2:`22`,y1:`2`,y2:`22`,key:`a6p6uj`}]]};G.node;var K=a(G),q={name:`link-2`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7h2`,key:`8i5ue5`}],[`path`,{d:`M15 7h2a5 5 0 1 1 0 10h-2`,key:`1b9ql8`}],[`line`,{x1:`8`,x2:`16`,y1:`12`,y2:`12`,key:`1jonct`}]]};q.node;var J=a(q),Y={name:`user-check`,size:24,node:[[`path`,{d:`m16 11 2 2 4-4`,key:`9rsbq5`}],[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}]]};Y.node;var re=a(Y),X={name:`user-x`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`17`,x2:`22`,y1:`8`,y2:`13`,key:`3nzzx3`}],[`line`,{x1:`22`,x2:`17`,y1:`8`,y2:`13`,key:`1swrse`}]]};X.node;var ie=a(X),Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ae=new Z(`
    mutation SetStaffRole($input: SetStaffRoleInput!) {
  setStaffRole(input: $input) {
    id
    role
    version
  }
}
    `),oe=new Z(`
    mutation UpdateStaff($input: UpdateStaffInput!) {
  updateStaff(input: $input) {
    id
    version
  }
}
    `),se=new Z(`
    mutation DisableStaff($input: StaffInput!, $revokeTokens: Boolean!) {
  disableStaff(input: $input, revokeTokens: $revokeTokens) {
    id
    status
  }
}
    `),ce=new Z(`
    mutation EnableStaff($input: StaffInput!) {
  enableStaff(input: $input) {
    id
    status
  }
}
    `),le=new Z(`
    mutation RevokeStaffLink($input: StaffInput!) {
  revokeStaffLink(input: $input) {
    id
    linkExpiresAt
  }
}
    `),ue=new Z(`
    mutation EndStaffSession($input: StaffSessionInput!) {
  endStaffSession(input: $input) {
    id
    revokedAt
  }
}
    `),de=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);c();function fe({member:e,onClose:r}){let i=v(R).linkDialog,[a,o]=g(null),s=e.status===`INVITED`;async function c(){let{createStaffLink:t}=await H(W,{input:{id:e.id}});o(t),await n.invalidateQueries()}return t(U,{link:a,page:s?`invite`:`reset`,onClose:r,title:s?i.invitation:i.reset,text:s?i.invitationText:i.resetText,children:t(z,{submitLabel:i.submit,onCancel:r,onSubmit:c,children:null})})}c();function pe(e){let{dialog:n,tokens:r,...i}=e;switch(n){case`edit`:return t(me,{...i});case`role`:return t(he,{...i});case`disable`:return i.member.status!==`DISABLED`&&t(Q,{...i,tokens:r});case`enable`:return i.member.status===`DISABLED`&&t(ge,{...i});case`link`:return i.member.status!==`DISABLED`&&t(fe,{...i});default:return null}}function me({member:e,onClose:n}){let r=v(R),{mutateAsync:a}=i(oe),{opened:o,version:s,savedByOthers:c,save:l}=x(e,({name:e,email:t})=>({name:e,email:t}));async function u(e){let t=O(e,`email`);await l(a({input:{id:o.id,version:s,name:O(e,`name`),email:t}}),r.staleFields);let i=o.linkExpiresAt!==null&&t.toLowerCase()!==o.email;h(i?r.edit.linkEnded:r.edit.done),n()}return t(B,{open:!0,onClose:n,title:r.edit.title,children:t(z,{submitLabel:r.edit.submit,onCancel:n,onSubmit:u,savedByOthers:c,children:[t(V,{name:`name`,label:r.edit.name,defaultValue:o.name,maxLength:200,optional:!0}),t(V,{name:`email`,type:`email`,label:r.edit.email,defaultValue:o.email,maxLength:254})]})})}function he({member:e,onClose:n}){let r=v(R),{mutateAsync:a}=i(ae),[{id:o,version:s}]=g(e);async function c(e){let t={id:o,version:s,role:e.role};await A(a({input:t}),r.stale),h(r.role.done),n()}return t(B,{open:!0,onClose:n,title:r.role.title,text:r.role.text,children:t(z,{submitLabel:r.role.submit,onCancel:n,onSubmit:c,children:t(D,{label:r.columns.role,defaultValue:e.role})})})}function Q({member:e,tokens:n,onClose:r}){let a=v(R).disable,{mutateAsync:o}=i(se);async function s({revokeTokens:t}){await o({input:{id:e.id},revokeTokens:t===!0}),h(a.done),r()}return t(B,{open:!0,onClose:r,title:a.title(e.name||e.email),text:a.text,children:t(z,{danger:!0,submitLabel:a.submit,onCancel:r,onSubmit:s,children:n>0&&t(w,{name:`revokeTokens`,label:a.revoke(n),hint:a.revokeHint})})})}function ge({member:e,onClose:n}){let r=v(R).enable,{mutateAsync:a}=i(ce);async function o(){await a({input:{id:e.id}}),h(r.done),n()}return t(B,{open:!0,onClose:n,title:r.title(e.name||e.email),text:r.text,children:t(z,{submitLabel:r.submit,onCancel:n,onSubmit:o,children:null})})}p();var $=e(`/signedIn/settings/staff/$id`);function _e(){let e=v(R),{id:n}=$.useParams(),a=$.useSearch(),{open:o,close:s}=M(),{data:c,error:l,refetch:d}=r(de,{id:n}),{mutateAsync:f}=i(ue),p=c?.staffMember?.id===n?c.staffMember:void 0,m={label:e.title,link:{to:`/settings/staff`}};if(c?.staffMember===null)return t(y,{});if(!c||!p)return t(u,{children:[t(P,{title:e.person.title,parent:m}),l?t(ee,{error:l,onRetry:()=>void d()}):t(C,{})]});let g=c.apiTokens.edges.map(e=>e.node);return t(u,{children:[t(P,{title:p.name||p.email,parent:m,aside:t(F,{kind:`staff`,status:p.status}),actions:t(ve,{member:p,onOpen:o})}),t(b,{main:t(u,{children:[t(S,{title:e.sessions,sessions:c.staffSessions,onEnd:async t=>{await f({input:t}),h(e.sessionEnded)}}),t(ye,{tokens:g})]}),side:t(be,{member:p})}),t(pe,{member:p,tokens:g.length,dialog:a.dialog,onClose:s})]})}function ve({member:e,onOpen:n}){let r=v(R).actions,{mutate:a,isPending:s}=i(le),{linkRevoked:c}=v(R),l=_().viewer.id===e.id,{status:p}=e;return t(u,{children:[e.linkExpiresAt&&t(d,{icon:K,busy:s,onClick:()=>a({input:{id:e.id}},{onSuccess:()=>h(c),onError:f}),children:r.revokeLink}),!l&&p!==`DISABLED`&&t(d,{icon:ie,onClick:()=>n(`disable`),children:r.disable}),!l&&p===`ACTIVE`&&t(d,{icon:o,onClick:()=>n(`link`),children:r.reset}),t(d,{icon:te,onClick:()=>n(`role`),children:r.role}),t(d,{icon:E,onClick:()=>n(`edit`),children:r.edit}),p===`INVITED`&&t(d,{look:`primary`,icon:J,onClick:()=>n(`link`),children:r.invitation}),p===`DISABLED`&&t(d,{look:`primary`,icon:re,onClick:()=>n(`enable`),children:r.enable})]})}function ye({tokens:e}){let n=v(R).tokens;return t(j,{title:n.title,flush:e.length>0,children:e.length===0?t(`p`,{className:`muted`,children:n.none}):t(N,{name:`made-tokens`,label:n.list,rows:e,rowKey:({id:e})=>e,empty:null,columns:[{id:`name`,header:n.columns.name,cell:({name:e})=>t(m,{to:`/settings/tokens`,children:e})},{id:`prefix`,header:n.columns.prefix,cell:({prefix:e})=>t(`code`,{children:e})},{id:`made`,header:n.columns.made,cell:({createdAt:e})=>t(L,{at:e}),wide:!0}]})})}function be({member:e}){let{person:n,never:r,actions:i}=v(R),{roles:a}=v(s),o=v(T),c=ne(),d=e.linkExpiresAt;return t(j,{title:n.title,actions:t(I,{size:`small`,to:`/audit`,search:{actor:e.id},children:i.audit}),children:t(k,{facts:[{label:n.email,value:e.email},{label:n.role,value:t(u,{children:[a[e.role],t(`br`,{}),t(`span`,{className:`muted`,children:o[e.role]})]})},{label:n.signedIn,value:e.lastLoginAt?t(L,{at:e.lastLoginAt}):t(`span`,{className:`muted`,children:r})},{label:n.link,value:d?Date.parse(d)>Date.now()?n.linkUntil(c.time(d)):n.linkExpired(c.ago(d)):t(`span`,{className:`muted`,children:n.noLink})},{label:n.since,value:t(L,{at:e.createdAt})},{label:n.changed,value:t(L,{at:e.updatedAt})},{label:n.id,value:t(l,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{_e as StaffPage};