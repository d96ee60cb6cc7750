import{At as e,Et as t,I as n,Tt as r,c as i,f as a,g as o,k as s,kt as c,p as l,u}from"./index-VFG-heOs.js";import{S as d,b as f,n as p,r as m,y as h}from"./messages-DdyStFrt.js";import{t as g}from"./pencil-DxEgB79f.js";import{t as ee}from"./shield-check-DzlqOYUg.js";import{t as _}from"./roles-CO8gdnu7.js";import{t as v}from"./useFormat-DQeTPv2-.js";import{UnknownPage as te}from"./UnknownPage-CTzmnsZc.js";import{t as ne}from"./ButtonLink-BB-6ihfS.js";import{t as y}from"./Card-DWPMELbP.js";import{t as b}from"./Columns-8zt1GzVj.js";import{t as x}from"./Facts-BumU4RBx.js";import{t as S}from"./PageHeader-Ci09rnrX.js";import{t as C}from"./PageSkeleton-PfZSPf_H.js";import{t as w}from"./SessionTable-B-DEu-6Y.js";import{t as T}from"./StatusBadge-62a51s6b.js";import{t as E}from"./Table-DOmXH7lC.js";import{t as D}from"./Time-D0WNoWg5.js";import{i as O,n as k,r as A}from"./LinkDialogs-CSeC21Ca.js";import{t as j}from"./Dialog-CWby7gLV.js";import{a as M,t as N}from"./Field-CshOvEhu.js";import{t as P}from"./Form-D158j6GB.js";import{i as F,r as I}from"./forms-B3OrZ6BA.js";var L={name:`link-2-off`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7`,key:`10o201`}],[`path`,{d:`M15 7h2a5 5 0 0 1 4 8`,key:`1d3206`}],[`line`,{x1:`8`,x2:`12`,y1:`12`,y2:`12`,key:`rvw6j4`}],[`line`,{x1:`2`,x2:`22`,y1:`2`,y2:`22`,key:`a6p6uj`}]]};L.node;var R=m(L),z={name:`link-2`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7h2`,key:`8i5ue5`}],[`path`,{d:`M15 7h2a5 5 0 1 1 0 10h-2`,key:`1b9ql8`}],[`line`,{x1:`8`,x2:`16`,y1:`12`,y2:`12`,key:`1jonct`}]]};z.node;var B=m(z),V={name:`user-check`,size:24,node:[[`path`,{d:`m16 11 2 2 4-4`,key:`9rsbq5`}],[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}]]};V.node;var H=m(V),U={name:`user-x`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`17`,x2:`22`,y1:`8`,y2:`13`,key:`3nzzx3`}],[`line`,{x1:`22`,x2:`17`,y1:`8`,y2:`13`,key:`1swrse`}]]};U.node;var W=m(U),G=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},K=new G(`
    mutation SetStaffRole($input: SetStaffRoleInput!) {
  setStaffRole(input: $input) {
    id
    role
    version
  }
}
    `),re=new G(`
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
    `),Z=d(f(),1),Q=h();function ae(e){let{dialog:t,tokens:n,...r}=e;switch(t){case`edit`:return(0,Q.jsx)(oe,{...r});case`role`:return(0,Q.jsx)(se,{...r});case`disable`:return r.member.status!==`DISABLED`&&(0,Q.jsx)(ce,{...r,tokens:n});case`enable`:return r.member.status===`DISABLED`&&(0,Q.jsx)(le,{...r});case`link`:return r.member.status!==`DISABLED`&&(0,Q.jsx)(k,{...r});default:return null}}function oe({member:e,onClose:t}){let n=p(A),{mutateAsync:a}=r(re),[{id:o,version:s}]=(0,Z.useState)(e);async function c(e){let r={id:o,version:s,name:I(e,`name`),email:I(e,`email`)};await F(a({input:r}),n.stale),i(n.edit.done),t()}return(0,Q.jsx)(j,{open:!0,onClose:t,title:n.edit.title,children:(0,Q.jsxs)(P,{submitLabel:n.edit.submit,onCancel:t,onSubmit:c,children:[(0,Q.jsx)(M,{name:`name`,label:n.edit.name,defaultValue:e.name,maxLength:200,optional:!0}),(0,Q.jsx)(M,{name:`email`,type:`email`,label:n.edit.email,defaultValue:e.email,maxLength:254})]})})}function se({member:e,onClose:t}){let n=p(A),{mutateAsync:a}=r(K),[{id:o,version:s}]=(0,Z.useState)(e);async function c(e){let r={id:o,version:s,role:e.role};await F(a({input:r}),n.stale),i(n.role.done),t()}return(0,Q.jsx)(j,{open:!0,onClose:t,title:n.role.title,text:n.role.text,children:(0,Q.jsx)(P,{submitLabel:n.role.submit,onCancel:t,onSubmit:c,children:(0,Q.jsx)(O,{label:n.columns.role,defaultValue:e.role})})})}function ce({member:e,tokens:t,onClose:n}){let a=p(A).disable,{mutateAsync:o}=r(q);async function s({revokeTokens:t}){await o({input:{id:e.id},revokeTokens:t===!0}),i(a.done),n()}return(0,Q.jsx)(j,{open:!0,onClose:n,title:a.title(e.name||e.email),text:a.text,children:(0,Q.jsx)(P,{danger:!0,submitLabel:a.submit,onCancel:n,onSubmit:s,children:t>0&&(0,Q.jsx)(N,{name:`revokeTokens`,label:a.revoke(t),hint:a.revokeHint})})})}function le({member:e,onClose:t}){let n=p(A).enable,{mutateAsync:a}=r(J);async function o(){await a({input:{id:e.id}}),i(n.done),t()}return(0,Q.jsx)(j,{open:!0,onClose:t,title:n.title(e.name||e.email),text:n.text,children:(0,Q.jsx)(P,{submitLabel:n.submit,onCancel:t,onSubmit:o,children:null})})}var $=c(`/signedIn/settings/staff/$id`);function ue(){let e=p(A),{id:n}=$.useParams(),a=$.useSearch(),o=$.useNavigate(),{data:s,error:c,refetch:l}=t(ie,{id:n}),{mutateAsync:d}=r(X),f=s?.staffMember?.id===n?s.staffMember:void 0,m={label:e.title,link:{to:`/settings/staff`}};if(s?.staffMember===null)return(0,Q.jsx)(te,{});if(!s||!f)return(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsx)(S,{title:e.person.title,parent:m}),c?(0,Q.jsx)(u,{error:c,onRetry:()=>void l()}):(0,Q.jsx)(C,{})]});let h=s.apiTokens.edges.map(e=>e.node);return(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsx)(S,{title:f.name||f.email,parent:m,aside:(0,Q.jsx)(T,{kind:`staff`,status:f.status}),actions:(0,Q.jsx)(de,{member:f,onOpen:e=>void o({search:e,resetScroll:!1})})}),(0,Q.jsx)(b,{main:(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsx)(w,{title:e.sessions,sessions:s.staffSessions,onEnd:async t=>{await d({input:t}),i(e.sessionEnded)}}),(0,Q.jsx)(fe,{tokens:h})]}),side:(0,Q.jsx)(pe,{member:f})}),(0,Q.jsx)(ae,{member:f,tokens:h.length,dialog:a.dialog,onClose:()=>void o({search:{},replace:!0,resetScroll:!1})})]})}function de({member:e,onOpen:t}){let a=p(A).actions,{mutateAsync:o,isPending:c}=r(Y),{linkRevoked:u}=p(A),d=n().viewer.id===e.id,{status:f}=e;return(0,Q.jsxs)(Q.Fragment,{children:[e.linkExpiresAt&&(0,Q.jsx)(l,{icon:R,busy:c,onClick:()=>void o({input:{id:e.id}}).then(()=>i(u)),children:a.revokeLink}),!d&&f!==`DISABLED`&&(0,Q.jsx)(l,{icon:W,onClick:()=>t({dialog:`disable`}),children:a.disable}),!d&&f===`ACTIVE`&&(0,Q.jsx)(l,{icon:s,onClick:()=>t({dialog:`link`}),children:a.reset}),(0,Q.jsx)(l,{icon:ee,onClick:()=>t({dialog:`role`}),children:a.role}),(0,Q.jsx)(l,{icon:g,onClick:()=>t({dialog:`edit`}),children:a.edit}),f===`INVITED`&&(0,Q.jsx)(l,{look:`primary`,icon:B,onClick:()=>t({dialog:`link`}),children:a.invitation}),f===`DISABLED`&&(0,Q.jsx)(l,{look:`primary`,icon:H,onClick:()=>t({dialog:`enable`}),children:a.enable})]})}function fe({tokens:t}){let n=p(A).tokens;return(0,Q.jsx)(y,{title:n.title,flush:t.length>0,children:t.length===0?(0,Q.jsx)(`p`,{className:`muted`,children:n.none}):(0,Q.jsx)(E,{name:`made-tokens`,label:n.list,rows:t,rowKey:({id:e})=>e,empty:null,columns:[{id:`name`,header:n.columns.name,cell:({name:t})=>(0,Q.jsx)(e,{to:`/settings/tokens`,children:t})},{id:`prefix`,header:n.columns.prefix,cell:({prefix:e})=>(0,Q.jsx)(`code`,{children:e})},{id:`made`,header:n.columns.made,cell:({createdAt:e})=>(0,Q.jsx)(D,{at:e}),wide:!0}]})})}function pe({member:e}){let{person:t,never:n,actions:r}=p(A),{roles:i}=p(o),s=p(_),c=v(),l=e.linkExpiresAt;return(0,Q.jsx)(y,{title:t.title,actions:(0,Q.jsx)(ne,{size:`small`,to:`/audit`,search:{actor:e.id},children:r.audit}),children:(0,Q.jsx)(x,{facts:[{label:t.email,value:e.email},{label:t.role,value:(0,Q.jsxs)(Q.Fragment,{children:[i[e.role],(0,Q.jsx)(`br`,{}),(0,Q.jsx)(`span`,{className:`muted`,children:s[e.role]})]})},{label:t.signedIn,value:e.lastLoginAt?(0,Q.jsx)(D,{at:e.lastLoginAt}):(0,Q.jsx)(`span`,{className:`muted`,children:n})},{label:t.link,value:l?Date.parse(l)>Date.now()?t.linkUntil(c.time(l)):t.linkExpired(c.ago(l)):(0,Q.jsx)(`span`,{className:`muted`,children:t.noLink})},{label:t.since,value:(0,Q.jsx)(D,{at:e.createdAt})},{label:t.changed,value:(0,Q.jsx)(D,{at:e.updatedAt})},{label:t.id,value:(0,Q.jsx)(a,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{ue as StaffPage};