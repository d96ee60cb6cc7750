import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{A as t,At as n,R as r,St as i,Y as a,_t as o,f as s,g as c,kt as l,p as u,s as d,u as f,v as p,vt as m,xt as h}from"./first-Z62TZ-VW.js";import{C as g,Nt as _,Ot as v,St as y,T as ee,_t as te,ct as ne,et as b,mt as x,n as S,nt as C,ot as w,pt as T,tt as E,ut as D,vt as O,yt as k}from"./parts-DoVzTEdK.js";import{t as A}from"./shell-C50hIDSF.js";import{t as j}from"./staff-Cmk-pHIU.js";import{t as M}from"./Dialog-DgN5uzfC.js";import{a as N,t as P}from"./Field-Be7hYIJU.js";import{t as F}from"./Form-DEpZ8J_O.js";import{n as I}from"./LinkDialogs-BIU_TS9C.js";var L={name:`link-2-off`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7`,key:`10o201`}],[`path`,{d:`M15 7h2a5 5 0 0 1 4 8`,key:`1d3206`}],[`line`,{x1:`8`,x2:`12`,y1:`12`,y2:`12`,key:`rvw6j4`}],[`line`,{x1:`2`,x2:`22`,y1:`2`,y2:`22`,key:`a6p6uj`}]]};L.node;var R=r(L),z={name:`link-2`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7h2`,key:`8i5ue5`}],[`path`,{d:`M15 7h2a5 5 0 1 1 0 10h-2`,key:`1b9ql8`}],[`line`,{x1:`8`,x2:`16`,y1:`12`,y2:`12`,key:`1jonct`}]]};z.node;var B=r(z),V={name:`user-check`,size:24,node:[[`path`,{d:`m16 11 2 2 4-4`,key:`9rsbq5`}],[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}]]};V.node;var H=r(V),U={name:`user-x`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`17`,x2:`22`,y1:`8`,y2:`13`,key:`3nzzx3`}],[`line`,{x1:`22`,x2:`17`,y1:`8`,y2:`13`,key:`1swrse`}]]};U.node;var W=r(U),G=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},re=new G(`
    mutation SetStaffRole($input: SetStaffRoleInput!) {
  setStaffRole(input: $input) {
    id
    role
    version
  }
}
    `),K=new G(`
    mutation UpdateStaff($input: UpdateStaffInput!) {
  updateStaff(input: $input) {
    id
    version
  }
}
    `),q=new G(`
    mutation DisableStaff($input: StaffInput!, $revokeTokens: Boolean!) {
  disableStaff(input: $input, revokeTokens: $revokeTokens) {
    id
    status
  }
}
    `),J=new G(`
    mutation EnableStaff($input: StaffInput!) {
  enableStaff(input: $input) {
    id
    status
  }
}
    `),Y=new G(`
    mutation RevokeStaffLink($input: StaffInput!) {
  revokeStaffLink(input: $input) {
    id
    linkExpiresAt
  }
}
    `),X=new G(`
    mutation EndStaffSession($input: StaffSessionInput!) {
  endStaffSession(input: $input) {
    id
    revokedAt
  }
}
    `),ie=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Z=e(n(),1),Q=l();function ae(e){let{dialog:t,tokens:n,...r}=e;switch(t){case`edit`:return(0,Q.jsx)(oe,{...r});case`role`:return(0,Q.jsx)(se,{...r});case`disable`:return r.member.status!==`DISABLED`&&(0,Q.jsx)(ce,{...r,tokens:n});case`enable`:return r.member.status===`DISABLED`&&(0,Q.jsx)(le,{...r});case`link`:return r.member.status!==`DISABLED`&&(0,Q.jsx)(I,{...r});default:return null}}function oe({member:e,onClose:t}){let n=p(j),{mutateAsync:r}=o(K),[{id:i,version:a}]=(0,Z.useState)(e);async function s(e){let o={id:i,version:a,name:T(e,`name`),email:T(e,`email`)};await x(r({input:o}),n.stale),d(n.edit.done),t()}return(0,Q.jsx)(M,{open:!0,onClose:t,title:n.edit.title,children:(0,Q.jsxs)(F,{submitLabel:n.edit.submit,onCancel:t,onSubmit:s,children:[(0,Q.jsx)(N,{name:`name`,label:n.edit.name,defaultValue:e.name,maxLength:200,optional:!0}),(0,Q.jsx)(N,{name:`email`,type:`email`,label:n.edit.email,defaultValue:e.email,maxLength:254})]})})}function se({member:e,onClose:t}){let n=p(j),{mutateAsync:r}=o(re),[{id:i,version:a}]=(0,Z.useState)(e);async function s(e){let o={id:i,version:a,role:e.role};await x(r({input:o}),n.stale),d(n.role.done),t()}return(0,Q.jsx)(M,{open:!0,onClose:t,title:n.role.title,text:n.role.text,children:(0,Q.jsx)(F,{submitLabel:n.role.submit,onCancel:t,onSubmit:s,children:(0,Q.jsx)(S,{label:n.columns.role,defaultValue:e.role})})})}function ce({member:e,tokens:t,onClose:n}){let r=p(j).disable,{mutateAsync:i}=o(q);async function a({revokeTokens:t}){await i({input:{id:e.id},revokeTokens:t===!0}),d(r.done),n()}return(0,Q.jsx)(M,{open:!0,onClose:n,title:r.title(e.name||e.email),text:r.text,children:(0,Q.jsx)(F,{danger:!0,submitLabel:r.submit,onCancel:n,onSubmit:a,children:t>0&&(0,Q.jsx)(P,{name:`revokeTokens`,label:r.revoke(t),hint:r.revokeHint})})})}function le({member:e,onClose:t}){let n=p(j).enable,{mutateAsync:r}=o(J);async function i(){await r({input:{id:e.id}}),d(n.done),t()}return(0,Q.jsx)(M,{open:!0,onClose:t,title:n.title(e.name||e.email),text:n.text,children:(0,Q.jsx)(F,{submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}var $=h(`/signedIn/settings/staff/$id`);function ue(){let e=p(j),{id:t}=$.useParams(),n=$.useSearch(),r=$.useNavigate(),{data:i,error:a,refetch:s}=m(ie,{id:t}),{mutateAsync:c}=o(X),l=i?.staffMember?.id===t?i.staffMember:void 0,u={label:e.title,link:{to:`/settings/staff`}};if(i?.staffMember===null)return(0,Q.jsx)(A,{});if(!i||!l)return(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsx)(D,{title:e.person.title,parent:u}),a?(0,Q.jsx)(f,{error:a,onRetry:()=>void s()}):(0,Q.jsx)(ne,{})]});let h=i.apiTokens.edges.map(e=>e.node);return(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsx)(D,{title:l.name||l.email,parent:u,aside:(0,Q.jsx)(ee,{kind:`staff`,status:l.status}),actions:(0,Q.jsx)(de,{member:l,onOpen:e=>void r({search:e,resetScroll:!1})})}),(0,Q.jsx)(O,{main:(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsx)(b,{title:e.sessions,sessions:i.staffSessions,onEnd:async t=>{await c({input:t}),d(e.sessionEnded)}}),(0,Q.jsx)(fe,{tokens:h})]}),side:(0,Q.jsx)(pe,{member:l})}),(0,Q.jsx)(ae,{member:l,tokens:h.length,dialog:n.dialog,onClose:()=>void r({search:{},replace:!0,resetScroll:!1})})]})}function de({member:e,onOpen:n}){let r=p(j).actions,{mutateAsync:i,isPending:s}=o(Y),{linkRevoked:c}=p(j),l=a().viewer.id===e.id,{status:f}=e;return(0,Q.jsxs)(Q.Fragment,{children:[e.linkExpiresAt&&(0,Q.jsx)(u,{icon:R,busy:s,onClick:()=>void i({input:{id:e.id}}).then(()=>d(c)),children:r.revokeLink}),!l&&f!==`DISABLED`&&(0,Q.jsx)(u,{icon:W,onClick:()=>n({dialog:`disable`}),children:r.disable}),!l&&f===`ACTIVE`&&(0,Q.jsx)(u,{icon:t,onClick:()=>n({dialog:`link`}),children:r.reset}),(0,Q.jsx)(u,{icon:v,onClick:()=>n({dialog:`role`}),children:r.role}),(0,Q.jsx)(u,{icon:_,onClick:()=>n({dialog:`edit`}),children:r.edit}),f===`INVITED`&&(0,Q.jsx)(u,{look:`primary`,icon:B,onClick:()=>n({dialog:`link`}),children:r.invitation}),f===`DISABLED`&&(0,Q.jsx)(u,{look:`primary`,icon:H,onClick:()=>n({dialog:`enable`}),children:r.enable})]})}function fe({tokens:e}){let t=p(j).tokens;return(0,Q.jsx)(k,{title:t.title,flush:e.length>0,children:e.length===0?(0,Q.jsx)(`p`,{className:`muted`,children:t.none}):(0,Q.jsx)(w,{name:`made-tokens`,label:t.list,rows:e,rowKey:({id:e})=>e,empty:null,columns:[{id:`name`,header:t.columns.name,cell:({name:e})=>(0,Q.jsx)(i,{to:`/settings/tokens`,children:e})},{id:`prefix`,header:t.columns.prefix,cell:({prefix:e})=>(0,Q.jsx)(`code`,{children:e})},{id:`made`,header:t.columns.made,cell:({createdAt:e})=>(0,Q.jsx)(E,{at:e}),wide:!0}]})})}function pe({member:e}){let{person:t,never:n,actions:r}=p(j),{roles:i}=p(c),a=p(y),o=C(),l=e.linkExpiresAt;return(0,Q.jsx)(k,{title:t.title,actions:(0,Q.jsx)(g,{size:`small`,to:`/audit`,search:{actor:e.id},children:r.audit}),children:(0,Q.jsx)(te,{facts:[{label:t.email,value:e.email},{label:t.role,value:(0,Q.jsxs)(Q.Fragment,{children:[i[e.role],(0,Q.jsx)(`br`,{}),(0,Q.jsx)(`span`,{className:`muted`,children:a[e.role]})]})},{label:t.signedIn,value:e.lastLoginAt?(0,Q.jsx)(E,{at:e.lastLoginAt}):(0,Q.jsx)(`span`,{className:`muted`,children:n})},{label:t.link,value:l?Date.parse(l)>Date.now()?t.linkUntil(o.time(l)):t.linkExpired(o.ago(l)):(0,Q.jsx)(`span`,{className:`muted`,children:t.noLink})},{label:t.since,value:(0,Q.jsx)(E,{at:e.createdAt})},{label:t.changed,value:(0,Q.jsx)(E,{at:e.updatedAt})},{label:t.id,value:(0,Q.jsx)(s,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{ue as StaffPage};