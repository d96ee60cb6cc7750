import{At as e,E as t,Et as n,Nt as r,Pt as i,Ut as a,Wt as o,_ as s,at as c,f as l,g as u,hn as d,kt as f,ln as p,m,q as h,v as g,vn as _,w as v,z as y}from"./index-56XI4USA.js";import{$ as b,E as x,G as S,J as C,W as ee,X as te,Y as w,at as T,pt as E,r as ne,rt as D,ut as O}from"./details-Dg0S2g0y.js";import{B as k,H as re,J as A,K as j,U as M,V as N,i as P,r as F}from"./parts-BYqyiHkm.js";import{t as I}from"./staff-DMUhO3hq.js";import{$t as L,t as R}from"./dialogs-Bx7AgrVf.js";import{t as z}from"./TextField-DNRM4AN9.js";import{it as B}from"./early-CfQr5XEC.js";import{r as V,t as H}from"./link.gql-VnVyKaOA.js";var U={name:`link-2-off`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7`,key:`10o201`}],[`path`,{d:`M15 7h2a5 5 0 0 1 4 8`,key:`1d3206`}],[`line`,{x1:`8`,x2:`12`,y1:`12`,y2:`12`,key:`rvw6j4`}],[`line`,{x1:`2`,x2:`22`,y1:`2`,y2:`22`,key:`a6p6uj`}]]};U.node;var W=h(U),G={name:`link-2`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7h2`,key:`8i5ue5`}],[`path`,{d:`M15 7h2a5 5 0 1 1 0 10h-2`,key:`1b9ql8`}],[`line`,{x1:`8`,x2:`16`,y1:`12`,y2:`12`,key:`1jonct`}]]};G.node;var K=h(G),q={name:`user-check`,size:24,node:[[`path`,{d:`m16 11 2 2 4-4`,key:`9rsbq5`}],[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}]]};q.node;var J=h(q),Y={name:`user-x`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`17`,x2:`22`,y1:`8`,y2:`13`,key:`3nzzx3`}],[`line`,{x1:`22`,x2:`17`,y1:`8`,y2:`13`,key:`1swrse`}]]};Y.node;var X=h(Y),Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ie=new Z(`
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
    `),le=new Z(`
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
    `);o();function de({member:e,onClose:r}){let i=t(I).linkDialog,[o,s]=p(null),c=e.status===`INVITED`;async function l(){let{createStaffLink:t}=await B(H,{input:{id:e.id}});s(t),await n.invalidateQueries()}return a(V,{link:o,page:c?`invite`:`reset`,onClose:r,title:c?i.invitation:i.reset,text:c?i.invitationText:i.resetText,children:a(L,{submitLabel:i.submit,onCancel:r,onSubmit:l,children:null})})}function fe(e){let{dialog:t,tokens:n,...r}=e;switch(t){case`edit`:return a(pe,{...r});case`role`:return a(me,{...r});case`disable`:return r.member.status!==`DISABLED`&&a(Q,{...r,tokens:n});case`enable`:return r.member.status===`DISABLED`&&a(he,{...r});case`link`:return r.member.status!==`DISABLED`&&a(de,{...r});default:return null}}function pe({member:e,onClose:n}){let r=t(I),{mutateAsync:i}=f(ae),{opened:o,version:s,savedByOthers:c,save:l}=b(e,({name:e,email:t})=>({name:e,email:t}));async function d(e){let t=D(e,`email`);await l(i({input:{id:o.id,version:s,name:D(e,`name`),email:t}}),r.staleFields);let a=o.linkExpiresAt!==null&&t.toLowerCase()!==o.email;u(a?r.edit.linkEnded:r.edit.done),n()}return a(R,{open:!0,onClose:n,title:r.edit.title,children:a(L,{submitLabel:r.edit.submit,onCancel:n,onSubmit:d,savedByOthers:c,children:[a(z,{name:`name`,label:r.edit.name,defaultValue:o.name,maxLength:200,optional:!0}),a(z,{name:`email`,type:`email`,label:r.edit.email,defaultValue:o.email,maxLength:254})]})})}function me({member:e,onClose:n}){let r=t(I),{roles:i}=t(v),{mutateAsync:o}=f(ie),{opened:s,version:c,savedByOthers:l,save:d}=b(e,({role:e})=>({role:i[e]}));async function p(e){let t={id:s.id,version:c,role:e.role};await d(o({input:t}),r.staleFields),u(r.role.done),n()}return a(R,{open:!0,onClose:n,title:r.role.title,text:r.role.text,children:a(L,{submitLabel:r.role.submit,onCancel:n,onSubmit:p,savedByOthers:l,children:a(ne,{label:r.columns.role,defaultValue:s.role})})})}function Q({member:e,tokens:n,onClose:r}){let i=t(I).disable,{mutateAsync:o}=f(oe);async function s({revokeTokens:t}){await o({input:{id:e.id},revokeTokens:t===!0}),u(i.done),r()}return a(R,{open:!0,onClose:r,title:i.title(e.name||e.email),text:i.text,children:a(L,{danger:!0,submitLabel:i.submit,onCancel:r,onSubmit:s,children:n>0&&a(te,{name:`revokeTokens`,label:i.revoke(n),hint:i.revokeHint})})})}function he({member:e,onClose:n}){let r=t(I).enable,{mutateAsync:i}=f(se);async function o(){await i({input:{id:e.id}}),u(r.done),n()}return a(R,{open:!0,onClose:n,title:r.title(e.name||e.email),text:r.text,children:a(L,{submitLabel:r.submit,onCancel:n,onSubmit:o,children:null})})}_();var $=r(`/signedIn/settings/staff/$id`);function ge(){let n=t(I),{id:r}=$.useParams(),i=$.useSearch(),{open:o,close:s}=k(),{data:c,error:p,refetch:m}=e(ue,{id:r}),{mutateAsync:h}=f(le),g=c?.staffMember?.id===r?c.staffMember:void 0,_={label:n.title,link:{to:`/settings/staff`}};if(c?.staffMember===null)return a(x,{});if(!c||!g)return a(d,{children:[a(j,{title:n.person.title,parent:_}),p?a(l,{error:p,onRetry:()=>void m()}):a(S,{})]});let v=c.apiTokens.edges.map(e=>e.node);return a(d,{children:[a(j,{title:g.name||g.email,parent:_,aside:a(P,{kind:`staff`,status:g.status}),actions:a(_e,{member:g,onOpen:o})}),a(w,{main:a(d,{children:[a(ee,{title:n.sessions,sessions:c.staffSessions,onEnd:async e=>{await h({input:e}),u(n.sessionEnded)}}),a(ve,{tokens:v})]}),side:a(ye,{member:g})}),a(fe,{member:g,tokens:v.length,dialog:i.dialog,onClose:s})]})}function _e({member:e,onOpen:n}){let r=t(I).actions,{mutate:i,isPending:o}=f(ce),{linkRevoked:l}=t(I),p=c().viewer.id===e.id,{status:m}=e;return a(d,{children:[e.linkExpiresAt&&a(g,{icon:W,busy:o,onClick:()=>i({input:{id:e.id}},{onSuccess:()=>u(l),onError:s}),children:r.revokeLink}),!p&&m!==`DISABLED`&&a(g,{icon:X,onClick:()=>n(`disable`),children:r.disable}),!p&&m===`ACTIVE`&&a(g,{icon:y,onClick:()=>n(`link`),children:r.reset}),a(g,{icon:O,onClick:()=>n(`role`),children:r.role}),a(g,{icon:E,onClick:()=>n(`edit`),children:r.edit}),m===`INVITED`&&a(g,{look:`primary`,icon:K,onClick:()=>n(`link`),children:r.invitation}),m===`DISABLED`&&a(g,{look:`primary`,icon:J,onClick:()=>n(`enable`),children:r.enable})]})}function ve({tokens:e}){let n=t(I).tokens;return a(A,{title:n.title,flush:e.length>0,children:e.length===0?a(`p`,{className:`muted`,children:n.none}):a(M,{name:`made-tokens`,label:n.list,rows:e,rowKey:({id:e})=>e,empty:null,columns:[{id:`name`,header:n.columns.name,cell:({name:e})=>a(i,{to:`/settings/tokens`,children:e})},{id:`prefix`,header:n.columns.prefix,cell:({prefix:e})=>a(`code`,{children:e})},{id:`made`,header:n.columns.made,cell:({createdAt:e})=>a(N,{at:e}),wide:!0}]})})}function ye({member:e}){let{person:n,never:r,actions:i}=t(I),{roles:o}=t(v),s=t(T),c=re(),l=e.linkExpiresAt;return a(A,{title:n.title,actions:a(F,{size:`small`,to:`/audit`,search:{actor:e.id},children:i.audit}),children:a(C,{facts:[{label:n.email,value:e.email},{label:n.role,value:a(d,{children:[o[e.role],a(`br`,{}),a(`span`,{className:`muted`,children:s[e.role]})]})},{label:n.signedIn,value:e.lastLoginAt?a(N,{at:e.lastLoginAt}):a(`span`,{className:`muted`,children:r})},{label:n.link,value:l?Date.parse(l)>Date.now()?n.linkUntil(c.time(l)):n.linkExpired(c.ago(l)):a(`span`,{className:`muted`,children:n.noLink})},{label:n.since,value:a(N,{at:e.createdAt})},{label:n.changed,value:a(N,{at:e.updatedAt})},{label:n.id,value:a(m,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{ge as StaffPage};