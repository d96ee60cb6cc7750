import{At as e,Ct as t,Pt as n,St as r,X as i,f as a,g as o,j as s,jt as c,p as l,s as u,u as d,v as f,vt as p,yt as m,z as h}from"./index-B5iNBL45.js";import{C as g,Nt as _,Ot as v,St as y,T as ee,_t as te,ct as ne,et as b,mt as x,n as S,nt as C,ot as w,pt as T,tt as E,ut as D,vt as O,yt as k}from"./parts-DvtpHSyy.js";import{t as A}from"./shell-8yA4xJe9.js";import{t as j}from"./staff-Dc0KEReP.js";import{t as M}from"./Dialog-LzR3ZE9N.js";import{a as N,t as P}from"./Field-DQOsP65G.js";import{t as F}from"./Form-D6FD6UsM.js";import{n as I}from"./LinkDialogs-Dt-s8WuF.js";var L={name:`link-2-off`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7`,key:`10o201`}],[`path`,{d:`M15 7h2a5 5 0 0 1 4 8`,key:`1d3206`}],[`line`,{x1:`8`,x2:`12`,y1:`12`,y2:`12`,key:`rvw6j4`}],[`line`,{x1:`2`,x2:`22`,y1:`2`,y2:`22`,key:`a6p6uj`}]]};L.node;var R=h(L),z={name:`link-2`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7h2`,key:`8i5ue5`}],[`path`,{d:`M15 7h2a5 5 0 1 1 0 10h-2`,key:`1b9ql8`}],[`line`,{x1:`8`,x2:`16`,y1:`12`,y2:`12`,key:`1jonct`}]]};z.node;var B=h(z),V={name:`user-check`,size:24,node:[[`path`,{d:`m16 11 2 2 4-4`,key:`9rsbq5`}],[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}]]};V.node;var H=h(V),U={name:`user-x`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`17`,x2:`22`,y1:`8`,y2:`13`,key:`3nzzx3`}],[`line`,{x1:`22`,x2:`17`,y1:`8`,y2:`13`,key:`1swrse`}]]};U.node;var W=h(U),G=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},re=new G(`
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
    `),Z=n(c(),1),Q=e();function ae(e){let{dialog:t,tokens:n,...r}=e;switch(t){case`edit`:return(0,Q.jsx)(oe,{...r});case`role`:return(0,Q.jsx)(se,{...r});case`disable`:return r.member.status!==`DISABLED`&&(0,Q.jsx)(ce,{...r,tokens:n});case`enable`:return r.member.status===`DISABLED`&&(0,Q.jsx)(le,{...r});case`link`:return r.member.status!==`DISABLED`&&(0,Q.jsx)(I,{...r});default:return null}}function oe({member:e,onClose:t}){let n=f(j),{mutateAsync:r}=p(K),[{id:i,version:a}]=(0,Z.useState)(e);async function o(e){let o={id:i,version:a,name:T(e,`name`),email:T(e,`email`)};await x(r({input:o}),n.stale),u(n.edit.done),t()}return(0,Q.jsx)(M,{open:!0,onClose:t,title:n.edit.title,children:(0,Q.jsxs)(F,{submitLabel:n.edit.submit,onCancel:t,onSubmit:o,children:[(0,Q.jsx)(N,{name:`name`,label:n.edit.name,defaultValue:e.name,maxLength:200,optional:!0}),(0,Q.jsx)(N,{name:`email`,type:`email`,label:n.edit.email,defaultValue:e.email,maxLength:254})]})})}function se({member:e,onClose:t}){let n=f(j),{mutateAsync:r}=p(re),[{id:i,version:a}]=(0,Z.useState)(e);async function o(e){let o={id:i,version:a,role:e.role};await x(r({input:o}),n.stale),u(n.role.done),t()}return(0,Q.jsx)(M,{open:!0,onClose:t,title:n.role.title,text:n.role.text,children:(0,Q.jsx)(F,{submitLabel:n.role.submit,onCancel:t,onSubmit:o,children:(0,Q.jsx)(S,{label:n.columns.role,defaultValue:e.role})})})}function ce({member:e,tokens:t,onClose:n}){let r=f(j).disable,{mutateAsync:i}=p(q);async function a({revokeTokens:t}){await i({input:{id:e.id},revokeTokens:t===!0}),u(r.done),n()}return(0,Q.jsx)(M,{open:!0,onClose:n,title:r.title(e.name||e.email),text:r.text,children:(0,Q.jsx)(F,{danger:!0,submitLabel:r.submit,onCancel:n,onSubmit:a,children:t>0&&(0,Q.jsx)(P,{name:`revokeTokens`,label:r.revoke(t),hint:r.revokeHint})})})}function le({member:e,onClose:t}){let n=f(j).enable,{mutateAsync:r}=p(J);async function i(){await r({input:{id:e.id}}),u(n.done),t()}return(0,Q.jsx)(M,{open:!0,onClose:t,title:n.title(e.name||e.email),text:n.text,children:(0,Q.jsx)(F,{submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}var $=r(`/signedIn/settings/staff/$id`);function ue(){let e=f(j),{id:t}=$.useParams(),n=$.useSearch(),r=$.useNavigate(),{data:i,error:a,refetch:o}=m(ie,{id:t}),{mutateAsync:s}=p(X),c=i?.staffMember?.id===t?i.staffMember:void 0,l={label:e.title,link:{to:`/settings/staff`}};if(i?.staffMember===null)return(0,Q.jsx)(A,{});if(!i||!c)return(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsx)(D,{title:e.person.title,parent:l}),a?(0,Q.jsx)(d,{error:a,onRetry:()=>void o()}):(0,Q.jsx)(ne,{})]});let h=i.apiTokens.edges.map(e=>e.node);return(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsx)(D,{title:c.name||c.email,parent:l,aside:(0,Q.jsx)(ee,{kind:`staff`,status:c.status}),actions:(0,Q.jsx)(de,{member:c,onOpen:e=>void r({search:e,resetScroll:!1})})}),(0,Q.jsx)(O,{main:(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsx)(b,{title:e.sessions,sessions:i.staffSessions,onEnd:async t=>{await s({input:t}),u(e.sessionEnded)}}),(0,Q.jsx)(fe,{tokens:h})]}),side:(0,Q.jsx)(pe,{member:c})}),(0,Q.jsx)(ae,{member:c,tokens:h.length,dialog:n.dialog,onClose:()=>void r({search:{},replace:!0,resetScroll:!1})})]})}function de({member:e,onOpen:t}){let n=f(j).actions,{mutateAsync:r,isPending:a}=p(Y),{linkRevoked:o}=f(j),c=i().viewer.id===e.id,{status:d}=e;return(0,Q.jsxs)(Q.Fragment,{children:[e.linkExpiresAt&&(0,Q.jsx)(l,{icon:R,busy:a,onClick:()=>void r({input:{id:e.id}}).then(()=>u(o)),children:n.revokeLink}),!c&&d!==`DISABLED`&&(0,Q.jsx)(l,{icon:W,onClick:()=>t({dialog:`disable`}),children:n.disable}),!c&&d===`ACTIVE`&&(0,Q.jsx)(l,{icon:s,onClick:()=>t({dialog:`link`}),children:n.reset}),(0,Q.jsx)(l,{icon:v,onClick:()=>t({dialog:`role`}),children:n.role}),(0,Q.jsx)(l,{icon:_,onClick:()=>t({dialog:`edit`}),children:n.edit}),d===`INVITED`&&(0,Q.jsx)(l,{look:`primary`,icon:B,onClick:()=>t({dialog:`link`}),children:n.invitation}),d===`DISABLED`&&(0,Q.jsx)(l,{look:`primary`,icon:H,onClick:()=>t({dialog:`enable`}),children:n.enable})]})}function fe({tokens:e}){let n=f(j).tokens;return(0,Q.jsx)(k,{title:n.title,flush:e.length>0,children:e.length===0?(0,Q.jsx)(`p`,{className:`muted`,children:n.none}):(0,Q.jsx)(w,{name:`made-tokens`,label:n.list,rows:e,rowKey:({id:e})=>e,empty:null,columns:[{id:`name`,header:n.columns.name,cell:({name:e})=>(0,Q.jsx)(t,{to:`/settings/tokens`,children:e})},{id:`prefix`,header:n.columns.prefix,cell:({prefix:e})=>(0,Q.jsx)(`code`,{children:e})},{id:`made`,header:n.columns.made,cell:({createdAt:e})=>(0,Q.jsx)(E,{at:e}),wide:!0}]})})}function pe({member:e}){let{person:t,never:n,actions:r}=f(j),{roles:i}=f(o),s=f(y),c=C(),l=e.linkExpiresAt;return(0,Q.jsx)(k,{title:t.title,actions:(0,Q.jsx)(g,{size:`small`,to:`/audit`,search:{actor:e.id},children:r.audit}),children:(0,Q.jsx)(te,{facts:[{label:t.email,value:e.email},{label:t.role,value:(0,Q.jsxs)(Q.Fragment,{children:[i[e.role],(0,Q.jsx)(`br`,{}),(0,Q.jsx)(`span`,{className:`muted`,children:s[e.role]})]})},{label:t.signedIn,value:e.lastLoginAt?(0,Q.jsx)(E,{at:e.lastLoginAt}):(0,Q.jsx)(`span`,{className:`muted`,children:n})},{label:t.link,value:l?Date.parse(l)>Date.now()?t.linkUntil(c.time(l)):t.linkExpired(c.ago(l)):(0,Q.jsx)(`span`,{className:`muted`,children:t.noLink})},{label:t.since,value:(0,Q.jsx)(E,{at:e.createdAt})},{label:t.changed,value:(0,Q.jsx)(E,{at:e.updatedAt})},{label:t.id,value:(0,Q.jsx)(a,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{ue as StaffPage};