import{Dt as e,G as t,Ht as n,L as r,Mt as i,Ot as a,S as o,Vt as s,f as c,g as l,gn as u,h as d,jt as f,m as p,pn as m,rt as h,sn as g,u as _,w as v,wt as ee}from"./index-0TGHxELl.js";import{$ as y,D as b,G as x,J as S,W as C,X as w,Y as T,at as E,pt as D,r as O,rt as k,ut as A}from"./details-DW0RqXrY.js";import{B as te,H as ne,K as j,U as M,V as N,i as P,q as F,r as I}from"./parts-B7sQsaSu.js";import{t as L}from"./staff-B8YnH6Za.js";import{$t as R,t as z}from"./dialogs-dPXu_urE.js";import{t as B}from"./TextField-BDe6QhOg.js";import{it as V}from"./early-Dvks-6GI.js";import{r as H,t as U}from"./link.gql-BcU_Rxf_.js";var W={name:`link-2-off`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7`,key:`10o201`}],[`path`,{d:`M15 7h2a5 5 0 0 1 4 8`,key:`1d3206`}],[`line`,{x1:`8`,x2:`12`,y1:`12`,y2:`12`,key:`rvw6j4`}],[`line`,{x1:`2`,x2:`22`,y1:`2`,y2:`22`,key:`a6p6uj`}]]};W.node;var G=t(W),K={name:`link-2`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7h2`,key:`8i5ue5`}],[`path`,{d:`M15 7h2a5 5 0 1 1 0 10h-2`,key:`1b9ql8`}],[`line`,{x1:`8`,x2:`16`,y1:`12`,y2:`12`,key:`1jonct`}]]};K.node;var q=t(K),J={name:`user-check`,size:24,node:[[`path`,{d:`m16 11 2 2 4-4`,key:`9rsbq5`}],[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}]]};J.node;var Y=t(J),X={name:`user-x`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`17`,x2:`22`,y1:`8`,y2:`13`,key:`3nzzx3`}],[`line`,{x1:`22`,x2:`17`,y1:`8`,y2:`13`,key:`1swrse`}]]};X.node;var re=t(X),Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ie=new Z(`
    mutation SetStaffRole($input: SetStaffRoleInput!) {
  setStaffRole(input: $input) {
    id
    role
    version
  }
}
    `),ae=new Z(`
    mutation UpdateStaff($input: UpdateStaffInput!) {
  updateStaff(input: $input) {
    id
    version
  }
}
    `),oe=new Z(`
    mutation DisableStaff($input: StaffInput!, $revokeTokens: Boolean!) {
  disableStaff(input: $input, revokeTokens: $revokeTokens) {
    id
    status
  }
}
    `),se=new Z(`
    mutation EnableStaff($input: StaffInput!) {
  enableStaff(input: $input) {
    id
    status
  }
}
    `),ce=new Z(`
    mutation RevokeStaffLink($input: StaffInput!) {
  revokeStaffLink(input: $input) {
    id
    linkExpiresAt
  }
}
    `),Q=new Z(`
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
    `);n();function ue({member:e,onClose:t}){let n=v(L).linkDialog,[r,i]=g(null),a=e.status===`INVITED`;async function o(){let{createStaffLink:t}=await V(U,{input:{id:e.id}});i(t),await ee.invalidateQueries()}return s(H,{link:r,page:a?`invite`:`reset`,onClose:t,title:a?n.invitation:n.reset,text:a?n.invitationText:n.resetText,children:s(R,{submitLabel:n.submit,onCancel:t,onSubmit:o,children:null})})}function de(e){let{dialog:t,tokens:n,...r}=e;switch(t){case`edit`:return s(fe,{...r});case`role`:return s(pe,{...r});case`disable`:return r.member.status!==`DISABLED`&&s(me,{...r,tokens:n});case`enable`:return r.member.status===`DISABLED`&&s(he,{...r});case`link`:return r.member.status!==`DISABLED`&&s(ue,{...r});default:return null}}function fe({member:t,onClose:n}){let r=v(L),{mutateAsync:i}=e(ae),{opened:a,version:o,savedByOthers:c,save:l}=y(t,({name:e,email:t})=>({name:e,email:t}));async function u(e){let t=k(e,`email`);await l(i({input:{id:a.id,version:o,name:k(e,`name`),email:t}}),r.staleFields);let s=a.linkExpiresAt!==null&&t.toLowerCase()!==a.email;p(s?r.edit.linkEnded:r.edit.done),n()}return s(z,{open:!0,onClose:n,title:r.edit.title,children:s(R,{submitLabel:r.edit.submit,onCancel:n,onSubmit:u,savedByOthers:c,children:[s(B,{name:`name`,label:r.edit.name,defaultValue:a.name,maxLength:200,optional:!0}),s(B,{name:`email`,type:`email`,label:r.edit.email,defaultValue:a.email,maxLength:254})]})})}function pe({member:t,onClose:n}){let r=v(L),{roles:i}=v(o),{mutateAsync:a}=e(ie),{opened:c,version:l,savedByOthers:u,save:d}=y(t,({role:e})=>({role:i[e]}));async function f(e){let t={id:c.id,version:l,role:e.role};await d(a({input:t}),r.staleFields),p(r.role.done),n()}return s(z,{open:!0,onClose:n,title:r.role.title,text:r.role.text,children:s(R,{submitLabel:r.role.submit,onCancel:n,onSubmit:f,savedByOthers:u,children:s(O,{label:r.columns.role,defaultValue:c.role})})})}function me({member:t,tokens:n,onClose:r}){let i=v(L).disable,{mutateAsync:a}=e(oe);async function o({revokeTokens:e}){await a({input:{id:t.id},revokeTokens:e===!0}),p(i.done),r()}return s(z,{open:!0,onClose:r,title:i.title(t.name||t.email),text:i.text,children:s(R,{danger:!0,submitLabel:i.submit,onCancel:r,onSubmit:o,children:n>0&&s(w,{name:`revokeTokens`,label:i.revoke(n),hint:i.revokeHint})})})}function he({member:t,onClose:n}){let r=v(L).enable,{mutateAsync:i}=e(se);async function a(){await i({input:{id:t.id}}),p(r.done),n()}return s(z,{open:!0,onClose:n,title:r.title(t.name||t.email),text:r.text,children:s(R,{submitLabel:r.submit,onCancel:n,onSubmit:a,children:null})})}u();var $=f(`/signedIn/settings/staff/$id`);function ge(){let t=v(L),{id:n}=$.useParams(),r=$.useSearch(),{open:i,close:o}=te(),{data:c,error:l,refetch:u}=a(le,{id:n}),{mutateAsync:d}=e(Q),f=c?.staffMember?.id===n?c.staffMember:void 0,h={label:t.title,link:{to:`/settings/staff`}};if(c?.staffMember===null)return s(b,{});if(!c||!f)return s(m,{children:[s(j,{title:t.person.title,parent:h}),l?s(_,{error:l,onRetry:()=>void u()}):s(x,{})]});let g=c.apiTokens.edges.map(e=>e.node);return s(m,{children:[s(j,{title:f.name||f.email,parent:h,aside:s(P,{kind:`staff`,status:f.status}),actions:s(_e,{member:f,onOpen:i})}),s(T,{main:s(m,{children:[s(C,{title:t.sessions,sessions:c.staffSessions,onEnd:async e=>{await d({input:e}),p(t.sessionEnded)}}),s(ve,{tokens:g})]}),side:s(ye,{member:f})}),s(de,{member:f,tokens:g.length,dialog:r.dialog,onClose:o})]})}function _e({member:t,onOpen:n}){let i=v(L).actions,{mutate:a,isPending:o}=e(ce),{linkRevoked:c}=v(L),u=h().viewer.id===t.id,{status:f}=t;return s(m,{children:[t.linkExpiresAt&&s(l,{icon:G,busy:o,onClick:()=>a({input:{id:t.id}},{onSuccess:()=>p(c),onError:d}),children:i.revokeLink}),!u&&f!==`DISABLED`&&s(l,{icon:re,onClick:()=>n(`disable`),children:i.disable}),!u&&f===`ACTIVE`&&s(l,{icon:r,onClick:()=>n(`link`),children:i.reset}),s(l,{icon:A,onClick:()=>n(`role`),children:i.role}),s(l,{icon:D,onClick:()=>n(`edit`),children:i.edit}),f===`INVITED`&&s(l,{look:`primary`,icon:q,onClick:()=>n(`link`),children:i.invitation}),f===`DISABLED`&&s(l,{look:`primary`,icon:Y,onClick:()=>n(`enable`),children:i.enable})]})}function ve({tokens:e}){let t=v(L).tokens;return s(F,{title:t.title,flush:e.length>0,children:e.length===0?s(`p`,{className:`muted`,children:t.none}):s(M,{name:`made-tokens`,label:t.list,rows:e,rowKey:({id:e})=>e,empty:null,columns:[{id:`name`,header:t.columns.name,cell:({name:e})=>s(i,{to:`/settings/tokens`,children:e})},{id:`prefix`,header:t.columns.prefix,cell:({prefix:e})=>s(`code`,{children:e})},{id:`made`,header:t.columns.made,cell:({createdAt:e})=>s(N,{at:e}),wide:!0}]})})}function ye({member:e}){let{person:t,never:n,actions:r}=v(L),{roles:i}=v(o),a=v(E),l=ne(),u=e.linkExpiresAt;return s(F,{title:t.title,actions:s(I,{size:`small`,to:`/audit`,search:{actor:e.id},children:r.audit}),children:s(S,{facts:[{label:t.email,value:e.email},{label:t.role,value:s(m,{children:[i[e.role],s(`br`,{}),s(`span`,{className:`muted`,children:a[e.role]})]})},{label:t.signedIn,value:e.lastLoginAt?s(N,{at:e.lastLoginAt}):s(`span`,{className:`muted`,children:n})},{label:t.link,value:u?Date.parse(u)>Date.now()?t.linkUntil(l.time(u)):t.linkExpired(l.ago(u)):s(`span`,{className:`muted`,children:t.noLink})},{label:t.since,value:s(N,{at:e.createdAt})},{label:t.changed,value:s(N,{at:e.updatedAt})},{label:t.id,value:s(c,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{ge as StaffPage};