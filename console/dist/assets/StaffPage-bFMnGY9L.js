import{At as e,Bt as t,Ct as n,Dt as r,Et as i,G as a,L as o,S as s,an as c,dn as l,f as u,g as d,h as f,jt as p,m,mn as h,rt as g,u as _,w as v,zt as y}from"./index-Ci1AkQWy.js";import{$ as b,B as x,E as S,G as ee,J as te,Q as C,U as w,W as T,ct as E,n as D,ot as O,tt as k,z as ne}from"./details-DXdyoKLk.js";import{B as A,L as j,R as M,U as N,W as P,i as F,r as I,z as L}from"./parts-DYi6Y7YZ.js";import{t as R}from"./staff-KZijcpOB.js";import{$t as z,t as B}from"./dialogs-DjYVxy_K.js";import{t as V}from"./TextField-DlZAwWD2.js";import{it as H}from"./early-CY4GmciT.js";import{r as U,t as W}from"./link.gql-B3HPEHe7.js";var G={name:`link-2-off`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7`,key:`10o201`}],[`path`,{d:`M15 7h2a5 5 0 0 1 4 8`,key:`1d3206`}],[`line`,{x1:`8`,x2:`12`,y1:`12`,y2:`12`,key:`rvw6j4`}],[`line`,{x1:`2`,x2:`22`,y1:`2`,y2:`22`,key:`a6p6uj`}]]};G.node;var K=a(G),q={name:`link-2`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7h2`,key:`8i5ue5`}],[`path`,{d:`M15 7h2a5 5 0 1 1 0 10h-2`,key:`1b9ql8`}],[`line`,{x1:`8`,x2:`16`,y1:`12`,y2:`12`,key:`1jonct`}]]};q.node;var J=a(q),Y={name:`user-check`,size:24,node:[[`path`,{d:`m16 11 2 2 4-4`,key:`9rsbq5`}],[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}]]};Y.node;var re=a(Y),X={name:`user-x`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`17`,x2:`22`,y1:`8`,y2:`13`,key:`3nzzx3`}],[`line`,{x1:`22`,x2:`17`,y1:`8`,y2:`13`,key:`1swrse`}]]};X.node;var ie=a(X),Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ae=new Z(`
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
    `);t();function fe({member:e,onClose:t}){let r=v(R).linkDialog,[i,a]=c(null),o=e.status===`INVITED`;async function s(){let{createStaffLink:t}=await H(W,{input:{id:e.id}});a(t),await n.invalidateQueries()}return y(U,{link:i,page:o?`invite`:`reset`,onClose:t,title:o?r.invitation:r.reset,text:o?r.invitationText:r.resetText,children:y(z,{submitLabel:r.submit,onCancel:t,onSubmit:s,children:null})})}t();function pe(e){let{dialog:t,tokens:n,...r}=e;switch(t){case`edit`:return y(Q,{...r});case`role`:return y(me,{...r});case`disable`:return r.member.status!==`DISABLED`&&y(he,{...r,tokens:n});case`enable`:return r.member.status===`DISABLED`&&y(ge,{...r});case`link`:return r.member.status!==`DISABLED`&&y(fe,{...r});default:return null}}function Q({member:e,onClose:t}){let n=v(R),{mutateAsync:r}=i(oe),{opened:a,version:o,savedByOthers:s,save:c}=te(e,({name:e,email:t})=>({name:e,email:t}));async function l(e){let i=C(e,`email`);await c(r({input:{id:a.id,version:o,name:C(e,`name`),email:i}}),n.staleFields);let s=a.linkExpiresAt!==null&&i.toLowerCase()!==a.email;m(s?n.edit.linkEnded:n.edit.done),t()}return y(B,{open:!0,onClose:t,title:n.edit.title,children:y(z,{submitLabel:n.edit.submit,onCancel:t,onSubmit:l,savedByOthers:s,children:[y(V,{name:`name`,label:n.edit.name,defaultValue:a.name,maxLength:200,optional:!0}),y(V,{name:`email`,type:`email`,label:n.edit.email,defaultValue:a.email,maxLength:254})]})})}function me({member:e,onClose:t}){let n=v(R),{mutateAsync:r}=i(ae),[{id:a,version:o}]=c(e);async function s(e){let i={id:a,version:o,role:e.role};await b(r({input:i}),n.stale),m(n.role.done),t()}return y(B,{open:!0,onClose:t,title:n.role.title,text:n.role.text,children:y(z,{submitLabel:n.role.submit,onCancel:t,onSubmit:s,children:y(D,{label:n.columns.role,defaultValue:e.role})})})}function he({member:e,tokens:t,onClose:n}){let r=v(R).disable,{mutateAsync:a}=i(se);async function o({revokeTokens:t}){await a({input:{id:e.id},revokeTokens:t===!0}),m(r.done),n()}return y(B,{open:!0,onClose:n,title:r.title(e.name||e.email),text:r.text,children:y(z,{danger:!0,submitLabel:r.submit,onCancel:n,onSubmit:o,children:t>0&&y(ee,{name:`revokeTokens`,label:r.revoke(t),hint:r.revokeHint})})})}function ge({member:e,onClose:t}){let n=v(R).enable,{mutateAsync:r}=i(ce);async function a(){await r({input:{id:e.id}}),m(n.done),t()}return y(B,{open:!0,onClose:t,title:n.title(e.name||e.email),text:n.text,children:y(z,{submitLabel:n.submit,onCancel:t,onSubmit:a,children:null})})}h();var $=e(`/signedIn/settings/staff/$id`);function _e(){let e=v(R),{id:t}=$.useParams(),n=$.useSearch(),{open:a,close:o}=j(),{data:s,error:c,refetch:u}=r(de,{id:t}),{mutateAsync:d}=i(ue),f=s?.staffMember?.id===t?s.staffMember:void 0,p={label:e.title,link:{to:`/settings/staff`}};if(s?.staffMember===null)return y(S,{});if(!s||!f)return y(l,{children:[y(N,{title:e.person.title,parent:p}),c?y(_,{error:c,onRetry:()=>void u()}):y(x,{})]});let h=s.apiTokens.edges.map(e=>e.node);return y(l,{children:[y(N,{title:f.name||f.email,parent:p,aside:y(F,{kind:`staff`,status:f.status}),actions:y(ve,{member:f,onOpen:a})}),y(T,{main:y(l,{children:[y(ne,{title:e.sessions,sessions:s.staffSessions,onEnd:async t=>{await d({input:t}),m(e.sessionEnded)}}),y(ye,{tokens:h})]}),side:y(be,{member:f})}),y(pe,{member:f,tokens:h.length,dialog:n.dialog,onClose:o})]})}function ve({member:e,onOpen:t}){let n=v(R).actions,{mutate:r,isPending:a}=i(le),{linkRevoked:s}=v(R),c=g().viewer.id===e.id,{status:u}=e;return y(l,{children:[e.linkExpiresAt&&y(d,{icon:K,busy:a,onClick:()=>r({input:{id:e.id}},{onSuccess:()=>m(s),onError:f}),children:n.revokeLink}),!c&&u!==`DISABLED`&&y(d,{icon:ie,onClick:()=>t(`disable`),children:n.disable}),!c&&u===`ACTIVE`&&y(d,{icon:o,onClick:()=>t(`link`),children:n.reset}),y(d,{icon:O,onClick:()=>t(`role`),children:n.role}),y(d,{icon:E,onClick:()=>t(`edit`),children:n.edit}),u===`INVITED`&&y(d,{look:`primary`,icon:J,onClick:()=>t(`link`),children:n.invitation}),u===`DISABLED`&&y(d,{look:`primary`,icon:re,onClick:()=>t(`enable`),children:n.enable})]})}function ye({tokens:e}){let t=v(R).tokens;return y(P,{title:t.title,flush:e.length>0,children:e.length===0?y(`p`,{className:`muted`,children:t.none}):y(A,{name:`made-tokens`,label:t.list,rows:e,rowKey:({id:e})=>e,empty:null,columns:[{id:`name`,header:t.columns.name,cell:({name:e})=>y(p,{to:`/settings/tokens`,children:e})},{id:`prefix`,header:t.columns.prefix,cell:({prefix:e})=>y(`code`,{children:e})},{id:`made`,header:t.columns.made,cell:({createdAt:e})=>y(M,{at:e}),wide:!0}]})})}function be({member:e}){let{person:t,never:n,actions:r}=v(R),{roles:i}=v(s),a=v(k),o=L(),c=e.linkExpiresAt;return y(P,{title:t.title,actions:y(I,{size:`small`,to:`/audit`,search:{actor:e.id},children:r.audit}),children:y(w,{facts:[{label:t.email,value:e.email},{label:t.role,value:y(l,{children:[i[e.role],y(`br`,{}),y(`span`,{className:`muted`,children:a[e.role]})]})},{label:t.signedIn,value:e.lastLoginAt?y(M,{at:e.lastLoginAt}):y(`span`,{className:`muted`,children:n})},{label:t.link,value:c?Date.parse(c)>Date.now()?t.linkUntil(o.time(c)):t.linkExpired(o.ago(c)):y(`span`,{className:`muted`,children:t.noLink})},{label:t.since,value:y(M,{at:e.createdAt})},{label:t.changed,value:y(M,{at:e.updatedAt})},{label:t.id,value:y(u,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{_e as StaffPage};