import{$ as e,Ct as t,H as n,Mt as r,P as i,Zt as a,bt as o,f as s,g as c,h as l,jt as u,m as d,on as f,rn as p,u as m,wt as h,x as g,xt as _,y as ee}from"./index-pEbad9IO.js";import{F as v,G as y,H as b,I as x,K as S,Q as C,S as w,U as T,et as te,n as E,q as D,z as ne}from"./details-CxT677om.js";import{M as O,N as k,O as A,P as j,k as M,o as N,s as P}from"./parts-CwdO98Ky.js";import{t as F}from"./staff-vJEYu0rI.js";import{at as I,rt as L,t as R,ut as z}from"./dialogs-Fvos1y_P.js";import{t as B}from"./LinkDialogs-C3cHIpFD.js";var V={name:`link-2-off`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7`,key:`10o201`}],[`path`,{d:`M15 7h2a5 5 0 0 1 4 8`,key:`1d3206`}],[`line`,{x1:`8`,x2:`12`,y1:`12`,y2:`12`,key:`rvw6j4`}],[`line`,{x1:`2`,x2:`22`,y1:`2`,y2:`22`,key:`a6p6uj`}]]};V.node;var H=n(V),U={name:`link-2`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7h2`,key:`8i5ue5`}],[`path`,{d:`M15 7h2a5 5 0 1 1 0 10h-2`,key:`1b9ql8`}],[`line`,{x1:`8`,x2:`16`,y1:`12`,y2:`12`,key:`1jonct`}]]};U.node;var W=n(U),G={name:`user-check`,size:24,node:[[`path`,{d:`m16 11 2 2 4-4`,key:`9rsbq5`}],[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}]]};G.node;var K=n(G),q={name:`user-x`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`17`,x2:`22`,y1:`8`,y2:`13`,key:`3nzzx3`}],[`line`,{x1:`22`,x2:`17`,y1:`8`,y2:`13`,key:`1swrse`}]]};q.node;var J=n(q),Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},X=new Y(`
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
    `);r();function Q(e){let{dialog:t,tokens:n,...r}=e;switch(t){case`edit`:return u(ce,{...r});case`role`:return u(le,{...r});case`disable`:return r.member.status!==`DISABLED`&&u(ue,{...r,tokens:n});case`enable`:return r.member.status===`DISABLED`&&u(de,{...r});case`link`:return r.member.status!==`DISABLED`&&u(B,{...r});default:return null}}function ce({member:e,onClose:t}){let n=g(F),{mutateAsync:r}=o(Z),{opened:i,version:a,savedByOthers:s,save:c}=ne(e,({name:e,email:t})=>({name:e,email:t}));async function l(e){let o=b(e,`email`);await c(r({input:{id:i.id,version:a,name:b(e,`name`),email:o}}),n.staleFields);let s=i.linkExpiresAt!==null&&o.toLowerCase()!==i.email;d(s?n.edit.linkEnded:n.edit.done),t()}return u(R,{open:!0,onClose:t,title:n.edit.title,children:u(L,{submitLabel:n.edit.submit,onCancel:t,onSubmit:l,savedByOthers:s,children:[u(z,{name:`name`,label:n.edit.name,defaultValue:i.name,maxLength:200,optional:!0}),u(z,{name:`email`,type:`email`,label:n.edit.email,defaultValue:i.email,maxLength:254})]})})}function le({member:e,onClose:t}){let n=g(F),{mutateAsync:r}=o(X),[{id:i,version:s}]=a(e);async function c(e){let a={id:i,version:s,role:e.role};await T(r({input:a}),n.stale),d(n.role.done),t()}return u(R,{open:!0,onClose:t,title:n.role.title,text:n.role.text,children:u(L,{submitLabel:n.role.submit,onCancel:t,onSubmit:c,children:u(E,{label:n.columns.role,defaultValue:e.role})})})}function ue({member:e,tokens:t,onClose:n}){let r=g(F).disable,{mutateAsync:i}=o(re);async function a({revokeTokens:t}){await i({input:{id:e.id},revokeTokens:t===!0}),d(r.done),n()}return u(R,{open:!0,onClose:n,title:r.title(e.name||e.email),text:r.text,children:u(L,{danger:!0,submitLabel:r.submit,onCancel:n,onSubmit:a,children:t>0&&u(I,{name:`revokeTokens`,label:r.revoke(t),hint:r.revokeHint})})})}function de({member:e,onClose:t}){let n=g(F).enable,{mutateAsync:r}=o(ie);async function i(){await r({input:{id:e.id}}),d(n.done),t()}return u(R,{open:!0,onClose:t,title:n.title(e.name||e.email),text:n.text,children:u(L,{submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}f();var $=t(`/signedIn/settings/staff/$id`);function fe(){let e=g(F),{id:t}=$.useParams(),n=$.useSearch(),r=$.useNavigate(),{data:i,error:a,refetch:s}=_(se,{id:t}),{mutateAsync:c}=o(oe),l=i?.staffMember?.id===t?i.staffMember:void 0,f={label:e.title,link:{to:`/settings/staff`}};if(i?.staffMember===null)return u(w,{});if(!i||!l)return u(p,{children:[u(O,{title:e.person.title,parent:f}),a?u(m,{error:a,onRetry:()=>void s()}):u(x,{})]});let h=i.apiTokens.edges.map(e=>e.node);return u(p,{children:[u(O,{title:l.name||l.email,parent:f,aside:u(P,{kind:`staff`,status:l.status}),actions:u(pe,{member:l,onOpen:e=>void r({search:e,resetScroll:!1})})}),u(S,{main:u(p,{children:[u(v,{title:e.sessions,sessions:i.staffSessions,onEnd:async t=>{await c({input:t}),d(e.sessionEnded)}}),u(me,{tokens:h})]}),side:u(he,{member:l})}),u(Q,{member:l,tokens:h.length,dialog:n.dialog,onClose:()=>void r({search:{},replace:!0,resetScroll:!1})})]})}function pe({member:t,onOpen:n}){let r=g(F).actions,{mutate:a,isPending:s}=o(ae),{linkRevoked:f}=g(F),m=e().viewer.id===t.id,{status:h}=t;return u(p,{children:[t.linkExpiresAt&&u(c,{icon:H,busy:s,onClick:()=>a({input:{id:t.id}},{onSuccess:()=>d(f),onError:l}),children:r.revokeLink}),!m&&h!==`DISABLED`&&u(c,{icon:J,onClick:()=>n({dialog:`disable`}),children:r.disable}),!m&&h===`ACTIVE`&&u(c,{icon:i,onClick:()=>n({dialog:`link`}),children:r.reset}),u(c,{icon:C,onClick:()=>n({dialog:`role`}),children:r.role}),u(c,{icon:te,onClick:()=>n({dialog:`edit`}),children:r.edit}),h===`INVITED`&&u(c,{look:`primary`,icon:W,onClick:()=>n({dialog:`link`}),children:r.invitation}),h===`DISABLED`&&u(c,{look:`primary`,icon:K,onClick:()=>n({dialog:`enable`}),children:r.enable})]})}function me({tokens:e}){let t=g(F).tokens;return u(j,{title:t.title,flush:e.length>0,children:e.length===0?u(`p`,{className:`muted`,children:t.none}):u(M,{name:`made-tokens`,label:t.list,rows:e,rowKey:({id:e})=>e,empty:null,columns:[{id:`name`,header:t.columns.name,cell:({name:e})=>u(h,{to:`/settings/tokens`,children:e})},{id:`prefix`,header:t.columns.prefix,cell:({prefix:e})=>u(`code`,{children:e})},{id:`made`,header:t.columns.made,cell:({createdAt:e})=>u(A,{at:e}),wide:!0}]})})}function he({member:e}){let{person:t,never:n,actions:r}=g(F),{roles:i}=g(ee),a=g(D),o=k(),c=e.linkExpiresAt;return u(j,{title:t.title,actions:u(N,{size:`small`,to:`/audit`,search:{actor:e.id},children:r.audit}),children:u(y,{facts:[{label:t.email,value:e.email},{label:t.role,value:u(p,{children:[i[e.role],u(`br`,{}),u(`span`,{className:`muted`,children:a[e.role]})]})},{label:t.signedIn,value:e.lastLoginAt?u(A,{at:e.lastLoginAt}):u(`span`,{className:`muted`,children:n})},{label:t.link,value:c?Date.parse(c)>Date.now()?t.linkUntil(o.time(c)):t.linkExpired(o.ago(c)):u(`span`,{className:`muted`,children:t.noLink})},{label:t.since,value:u(A,{at:e.createdAt})},{label:t.changed,value:u(A,{at:e.updatedAt})},{label:t.id,value:u(s,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{fe as StaffPage};