import{B as e,E as t,Et as n,c as r,d as i,g as a,p as o,s,u as c}from"./index-CY5Lfr2k.js";import{r as l,t as u}from"./CopyId-SiKlB92z.js";import{C as d,b as f,i as p,n as m,t as h,x as ee}from"./shared-Dy6YWKPE.js";import{t as g}from"./pencil-BllUozV6.js";import{t as _}from"./shield-check-QbKq8O3a.js";import{n as v,r as y}from"./query-Bxe-Codu.js";import{t as b}from"./roles-CNcD_XOm.js";import{t as te}from"./useFormat-DOxO5KAC.js";import{t as x}from"./Card-SRE2vbvg.js";import{t as ne}from"./Columns-D5zRlZud.js";import{t as S}from"./Facts-D8O-UCIA.js";import{t as C}from"./PageSkeleton-ncfobva3.js";import{t as w}from"./SessionTable-Be1MEGN8.js";import{t as T}from"./StatusBadge-Dld-b_vy.js";import{t as E}from"./Table-B0KlPTnN.js";import{t as D}from"./Time-CeXgC4al.js";import{i as O,n as k,r as A}from"./LinkDialogs-DYa_D5lq.js";import{t as j}from"./Dialog-BeM_rj20.js";import{a as M,t as N}from"./Field-XYTBhkxt.js";import{t as P}from"./Form-ClSmUhhv.js";import{i as F,r as I}from"./forms-CpC4qltl.js";var L={name:`link-2-off`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7`,key:`10o201`}],[`path`,{d:`M15 7h2a5 5 0 0 1 4 8`,key:`1d3206`}],[`line`,{x1:`8`,x2:`12`,y1:`12`,y2:`12`,key:`rvw6j4`}],[`line`,{x1:`2`,x2:`22`,y1:`2`,y2:`22`,key:`a6p6uj`}]]};L.node;var R=m(L),z={name:`link-2`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7h2`,key:`8i5ue5`}],[`path`,{d:`M15 7h2a5 5 0 1 1 0 10h-2`,key:`1b9ql8`}],[`line`,{x1:`8`,x2:`16`,y1:`12`,y2:`12`,key:`1jonct`}]]};z.node;var B=m(z),V={name:`user-check`,size:24,node:[[`path`,{d:`m16 11 2 2 4-4`,key:`9rsbq5`}],[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}]]};V.node;var H=m(V),U={name:`user-x`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`17`,x2:`22`,y1:`8`,y2:`13`,key:`3nzzx3`}],[`line`,{x1:`22`,x2:`17`,y1:`8`,y2:`13`,key:`1swrse`}]]};U.node;var W=m(U),G=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},K=new G(`
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
    `),Z=d(ee(),1),Q=f();function ae(e){let{dialog:t,tokens:n,...r}=e;switch(t){case`edit`:return(0,Q.jsx)(oe,{...r});case`role`:return(0,Q.jsx)(se,{...r});case`disable`:return r.member.status!==`DISABLED`&&(0,Q.jsx)(ce,{...r,tokens:n});case`enable`:return r.member.status===`DISABLED`&&(0,Q.jsx)(le,{...r});case`link`:return r.member.status!==`DISABLED`&&(0,Q.jsx)(k,{...r});default:return null}}function oe({member:e,onClose:t}){let n=p(A),{mutateAsync:r}=v(re),[{id:a,version:o}]=(0,Z.useState)(e);async function s(e){let s={id:a,version:o,name:I(e,`name`),email:I(e,`email`)};await F(r({input:s}),n.stale),i(n.edit.done),t()}return(0,Q.jsx)(j,{open:!0,onClose:t,title:n.edit.title,children:(0,Q.jsxs)(P,{submitLabel:n.edit.submit,onCancel:t,onSubmit:s,children:[(0,Q.jsx)(M,{name:`name`,label:n.edit.name,defaultValue:e.name,maxLength:200,optional:!0}),(0,Q.jsx)(M,{name:`email`,type:`email`,label:n.edit.email,defaultValue:e.email,maxLength:254})]})})}function se({member:e,onClose:t}){let n=p(A),{mutateAsync:r}=v(K),[{id:a,version:o}]=(0,Z.useState)(e);async function s(e){let s={id:a,version:o,role:e.role};await F(r({input:s}),n.stale),i(n.role.done),t()}return(0,Q.jsx)(j,{open:!0,onClose:t,title:n.role.title,text:n.role.text,children:(0,Q.jsx)(P,{submitLabel:n.role.submit,onCancel:t,onSubmit:s,children:(0,Q.jsx)(O,{label:n.columns.role,defaultValue:e.role})})})}function ce({member:e,tokens:t,onClose:n}){let r=p(A).disable,{mutateAsync:a}=v(q);async function o({revokeTokens:t}){await a({input:{id:e.id},revokeTokens:t===!0}),i(r.done),n()}return(0,Q.jsx)(j,{open:!0,onClose:n,title:r.title(e.name||e.email),text:r.text,children:(0,Q.jsx)(P,{danger:!0,submitLabel:r.submit,onCancel:n,onSubmit:o,children:t>0&&(0,Q.jsx)(N,{name:`revokeTokens`,label:r.revoke(t),hint:r.revokeHint})})})}function le({member:e,onClose:t}){let n=p(A).enable,{mutateAsync:r}=v(J);async function a(){await r({input:{id:e.id}}),i(n.done),t()}return(0,Q.jsx)(j,{open:!0,onClose:t,title:n.title(e.name||e.email),text:n.text,children:(0,Q.jsx)(P,{submitLabel:n.submit,onCancel:t,onSubmit:a,children:null})})}var $=n(`/signedIn/settings/staff/$id`);function ue(){let e=p(A),{id:t}=$.useParams(),n=$.useSearch(),a=$.useNavigate(),{data:c,error:l,refetch:u}=y(ie,{id:t}),{mutateAsync:d}=v(X),f=c?.staffMember?.id===t?c.staffMember:void 0,m={label:e.title,link:{to:`/settings/staff`}};if(c?.staffMember===null)return(0,Q.jsx)(s,{});if(!c||!f)return(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsx)(r,{title:e.person.title,parent:m}),l?(0,Q.jsx)(o,{error:l,onRetry:()=>void u()}):(0,Q.jsx)(C,{})]});let h=c.apiTokens.edges.map(e=>e.node);return(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsx)(r,{title:f.name||f.email,parent:m,aside:(0,Q.jsx)(T,{kind:`staff`,status:f.status}),actions:(0,Q.jsx)(de,{member:f,onOpen:e=>void a({search:e,resetScroll:!1})})}),(0,Q.jsx)(ne,{main:(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsx)(w,{title:e.sessions,sessions:c.staffSessions,onEnd:async t=>{await d({input:t}),i(e.sessionEnded)}}),(0,Q.jsx)(fe,{tokens:h})]}),side:(0,Q.jsx)(pe,{member:f})}),(0,Q.jsx)(ae,{member:f,tokens:h.length,dialog:n.dialog,onClose:()=>void a({search:{},replace:!0,resetScroll:!1})})]})}function de({member:n,onOpen:r}){let o=p(A).actions,{mutateAsync:s,isPending:c}=v(Y),{linkRevoked:l}=p(A),u=a().viewer.id===n.id,{status:d}=n;return(0,Q.jsxs)(Q.Fragment,{children:[n.linkExpiresAt&&(0,Q.jsx)(t,{icon:R,busy:c,onClick:()=>void s({input:{id:n.id}}).then(()=>i(l)),children:o.revokeLink}),!u&&d!==`DISABLED`&&(0,Q.jsx)(t,{icon:W,onClick:()=>r({dialog:`disable`}),children:o.disable}),!u&&d===`ACTIVE`&&(0,Q.jsx)(t,{icon:e,onClick:()=>r({dialog:`link`}),children:o.reset}),(0,Q.jsx)(t,{icon:_,onClick:()=>r({dialog:`role`}),children:o.role}),(0,Q.jsx)(t,{icon:g,onClick:()=>r({dialog:`edit`}),children:o.edit}),d===`INVITED`&&(0,Q.jsx)(t,{look:`primary`,icon:B,onClick:()=>r({dialog:`link`}),children:o.invitation}),d===`DISABLED`&&(0,Q.jsx)(t,{look:`primary`,icon:H,onClick:()=>r({dialog:`enable`}),children:o.enable})]})}function fe({tokens:e}){let t=p(A).tokens;return(0,Q.jsx)(x,{title:t.title,flush:e.length>0,children:e.length===0?(0,Q.jsx)(`p`,{className:`muted`,children:t.none}):(0,Q.jsx)(E,{name:`made-tokens`,label:t.list,rows:e,rowKey:({id:e})=>e,empty:null,columns:[{id:`name`,header:t.columns.name,cell:({name:e})=>(0,Q.jsx)(l,{to:`/settings/tokens`,children:e})},{id:`prefix`,header:t.columns.prefix,cell:({prefix:e})=>(0,Q.jsx)(`code`,{children:e})},{id:`made`,header:t.columns.made,cell:({createdAt:e})=>(0,Q.jsx)(D,{at:e}),wide:!0}]})})}function pe({member:e}){let{person:t,never:n,actions:r}=p(A),{roles:i}=p(h),a=p(b),o=te(),s=e.linkExpiresAt;return(0,Q.jsx)(x,{title:t.title,actions:(0,Q.jsx)(c,{size:`small`,to:`/audit`,search:{actor:e.id},children:r.audit}),children:(0,Q.jsx)(S,{facts:[{label:t.email,value:e.email},{label:t.role,value:(0,Q.jsxs)(Q.Fragment,{children:[i[e.role],(0,Q.jsx)(`br`,{}),(0,Q.jsx)(`span`,{className:`muted`,children:a[e.role]})]})},{label:t.signedIn,value:e.lastLoginAt?(0,Q.jsx)(D,{at:e.lastLoginAt}):(0,Q.jsx)(`span`,{className:`muted`,children:n})},{label:t.link,value:s?Date.parse(s)>Date.now()?t.linkUntil(o.time(s)):t.linkExpired(o.ago(s)):(0,Q.jsx)(`span`,{className:`muted`,children:t.noLink})},{label:t.since,value:(0,Q.jsx)(D,{at:e.createdAt})},{label:t.changed,value:(0,Q.jsx)(D,{at:e.updatedAt})},{label:t.id,value:(0,Q.jsx)(u,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{ue as StaffPage};