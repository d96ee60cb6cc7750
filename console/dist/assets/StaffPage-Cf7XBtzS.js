import{B as e,E as t,Et as n,c as r,d as i,g as a,p as o,s,u as c}from"./index-CnOx87oX.js";import{r as l,t as u}from"./CopyId-DwOEnKjI.js";import{b as d,i as f,n as p,t as m}from"./shared-Dy6YWKPE.js";import{t as h}from"./pencil-BllUozV6.js";import{t as g}from"./shield-check-QbKq8O3a.js";import{n as _,r as v}from"./query-B04UIqku.js";import{t as y}from"./roles-CNcD_XOm.js";import{t as b}from"./useFormat-Bu_mdst8.js";import{t as x}from"./Card-UE1DX6np.js";import{t as S}from"./Columns-D5zRlZud.js";import{t as ee}from"./Facts-D8O-UCIA.js";import{t as te}from"./PageSkeleton-BhJ_P8on.js";import{t as C}from"./SessionTable-BhFRU_Bo.js";import{t as w}from"./StatusBadge-izwlqZ-T.js";import{t as T}from"./Table-D2jFldWF.js";import{t as E}from"./Time-DYRpV7or.js";import{i as D,n as O,r as k}from"./LinkDialogs-0haHR7Nj.js";import{t as A}from"./Dialog-Dupvtylg.js";import{a as j,t as M}from"./Field-BqtYH-X1.js";import{t as N}from"./Form-C1-7QDTK.js";import{i as P,r as F}from"./forms-CpC4qltl.js";var I={name:`link-2-off`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7`,key:`10o201`}],[`path`,{d:`M15 7h2a5 5 0 0 1 4 8`,key:`1d3206`}],[`line`,{x1:`8`,x2:`12`,y1:`12`,y2:`12`,key:`rvw6j4`}],[`line`,{x1:`2`,x2:`22`,y1:`2`,y2:`22`,key:`a6p6uj`}]]};I.node;var L=p(I),R={name:`link-2`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7h2`,key:`8i5ue5`}],[`path`,{d:`M15 7h2a5 5 0 1 1 0 10h-2`,key:`1b9ql8`}],[`line`,{x1:`8`,x2:`16`,y1:`12`,y2:`12`,key:`1jonct`}]]};R.node;var z=p(R),B={name:`user-check`,size:24,node:[[`path`,{d:`m16 11 2 2 4-4`,key:`9rsbq5`}],[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}]]};B.node;var V=p(B),H={name:`user-x`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`17`,x2:`22`,y1:`8`,y2:`13`,key:`3nzzx3`}],[`line`,{x1:`22`,x2:`17`,y1:`8`,y2:`13`,key:`1swrse`}]]};H.node;var U=p(H),W=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},G=new W(`
    mutation SetStaffRole($input: SetStaffRoleInput!) {
  setStaffRole(input: $input) {
    id
    role
    version
  }
}
    `),K=new W(`
    mutation UpdateStaff($input: UpdateStaffInput!) {
  updateStaff(input: $input) {
    id
    version
  }
}
    `),q=new W(`
    mutation DisableStaff($input: StaffInput!, $revokeTokens: Boolean!) {
  disableStaff(input: $input, revokeTokens: $revokeTokens) {
    id
    status
  }
}
    `),J=new W(`
    mutation EnableStaff($input: StaffInput!) {
  enableStaff(input: $input) {
    id
    status
  }
}
    `),Y=new W(`
    mutation RevokeStaffLink($input: StaffInput!) {
  revokeStaffLink(input: $input) {
    id
    linkExpiresAt
  }
}
    `),X=new W(`
    mutation EndStaffSession($input: StaffSessionInput!) {
  endStaffSession(input: $input) {
    id
    revokedAt
  }
}
    `),Z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Q=d();function ne(e){let{dialog:t,tokens:n,...r}=e;switch(t){case`edit`:return(0,Q.jsx)(re,{...r});case`role`:return(0,Q.jsx)(ie,{...r});case`disable`:return r.member.status!==`DISABLED`&&(0,Q.jsx)(ae,{...r,tokens:n});case`enable`:return r.member.status===`DISABLED`&&(0,Q.jsx)(oe,{...r});case`link`:return r.member.status!==`DISABLED`&&(0,Q.jsx)(O,{...r});default:return null}}function re({member:e,onClose:t}){let n=f(k),{mutateAsync:r}=_(K);async function a(a){let{id:o,version:s}=e,c={id:o,version:s,name:F(a,`name`),email:F(a,`email`)};await P(r({input:c}),n.stale),i(n.edit.done),t()}return(0,Q.jsx)(A,{open:!0,onClose:t,title:n.edit.title,children:(0,Q.jsxs)(N,{submitLabel:n.edit.submit,onCancel:t,onSubmit:a,children:[(0,Q.jsx)(j,{name:`name`,label:n.edit.name,defaultValue:e.name,maxLength:200,optional:!0}),(0,Q.jsx)(j,{name:`email`,type:`email`,label:n.edit.email,defaultValue:e.email,maxLength:254})]})})}function ie({member:e,onClose:t}){let n=f(k),{mutateAsync:r}=_(G);async function a(a){let o={id:e.id,version:e.version,role:a.role};await P(r({input:o}),n.stale),i(n.role.done),t()}return(0,Q.jsx)(A,{open:!0,onClose:t,title:n.role.title,text:n.role.text,children:(0,Q.jsx)(N,{submitLabel:n.role.submit,onCancel:t,onSubmit:a,children:(0,Q.jsx)(D,{label:n.columns.role,defaultValue:e.role})})})}function ae({member:e,tokens:t,onClose:n}){let r=f(k).disable,{mutateAsync:a}=_(q);async function o({revokeTokens:t}){await a({input:{id:e.id},revokeTokens:t===!0}),i(r.done),n()}return(0,Q.jsx)(A,{open:!0,onClose:n,title:r.title(e.name||e.email),text:r.text,children:(0,Q.jsx)(N,{danger:!0,submitLabel:r.submit,onCancel:n,onSubmit:o,children:t>0&&(0,Q.jsx)(M,{name:`revokeTokens`,label:r.revoke(t),hint:r.revokeHint})})})}function oe({member:e,onClose:t}){let n=f(k).enable,{mutateAsync:r}=_(J);async function a(){await r({input:{id:e.id}}),i(n.done),t()}return(0,Q.jsx)(A,{open:!0,onClose:t,title:n.title(e.name||e.email),text:n.text,children:(0,Q.jsx)(N,{submitLabel:n.submit,onCancel:t,onSubmit:a,children:null})})}var $=n(`/signedIn/settings/staff/$id`);function se(){let e=f(k),{id:t}=$.useParams(),n=$.useSearch(),a=$.useNavigate(),{data:c,error:l,refetch:u}=v(Z,{id:t}),{mutateAsync:d}=_(X),p=c?.staffMember?.id===t?c.staffMember:void 0,m={label:e.title,link:{to:`/settings/staff`}};if(c?.staffMember===null)return(0,Q.jsx)(s,{});if(!c||!p)return(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsx)(r,{title:e.person.title,parent:m}),l?(0,Q.jsx)(o,{error:l,onRetry:()=>void u()}):(0,Q.jsx)(te,{})]});let h=c.apiTokens.edges.map(e=>e.node);return(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsx)(r,{title:p.name||p.email,parent:m,aside:(0,Q.jsx)(w,{kind:`staff`,status:p.status}),actions:(0,Q.jsx)(ce,{member:p,onOpen:e=>void a({search:e,resetScroll:!1})})}),(0,Q.jsx)(S,{main:(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsx)(C,{title:e.sessions,sessions:c.staffSessions,onEnd:async t=>{await d({input:t}),i(e.sessionEnded)}}),(0,Q.jsx)(le,{tokens:h})]}),side:(0,Q.jsx)(ue,{member:p})}),(0,Q.jsx)(ne,{member:p,tokens:h.length,dialog:n.dialog,onClose:()=>void a({search:{},replace:!0,resetScroll:!1})})]})}function ce({member:n,onOpen:r}){let o=f(k).actions,{mutateAsync:s,isPending:c}=_(Y),{linkRevoked:l}=f(k),u=a().viewer.id===n.id,{status:d}=n;return(0,Q.jsxs)(Q.Fragment,{children:[n.linkExpiresAt&&(0,Q.jsx)(t,{icon:L,busy:c,onClick:()=>void s({input:{id:n.id}}).then(()=>i(l)),children:o.revokeLink}),!u&&d!==`DISABLED`&&(0,Q.jsx)(t,{icon:U,onClick:()=>r({dialog:`disable`}),children:o.disable}),!u&&d===`ACTIVE`&&(0,Q.jsx)(t,{icon:e,onClick:()=>r({dialog:`link`}),children:o.reset}),(0,Q.jsx)(t,{icon:g,onClick:()=>r({dialog:`role`}),children:o.role}),(0,Q.jsx)(t,{icon:h,onClick:()=>r({dialog:`edit`}),children:o.edit}),d===`INVITED`&&(0,Q.jsx)(t,{look:`primary`,icon:z,onClick:()=>r({dialog:`link`}),children:o.invitation}),d===`DISABLED`&&(0,Q.jsx)(t,{look:`primary`,icon:V,onClick:()=>r({dialog:`enable`}),children:o.enable})]})}function le({tokens:e}){let t=f(k).tokens;return(0,Q.jsx)(x,{title:t.title,flush:e.length>0,children:e.length===0?(0,Q.jsx)(`p`,{className:`muted`,children:t.none}):(0,Q.jsx)(T,{name:`made-tokens`,label:t.list,rows:e,rowKey:({id:e})=>e,empty:null,columns:[{id:`name`,header:t.columns.name,cell:({name:e})=>(0,Q.jsx)(l,{to:`/settings/tokens`,children:e})},{id:`prefix`,header:t.columns.prefix,cell:({prefix:e})=>(0,Q.jsx)(`code`,{children:e})},{id:`made`,header:t.columns.made,cell:({createdAt:e})=>(0,Q.jsx)(E,{at:e}),wide:!0}]})})}function ue({member:e}){let{person:t,never:n,actions:r}=f(k),{roles:i}=f(m),a=f(y),o=b(),s=e.linkExpiresAt;return(0,Q.jsx)(x,{title:t.title,actions:(0,Q.jsx)(c,{size:`small`,to:`/audit`,search:{actor:e.id},children:r.audit}),children:(0,Q.jsx)(ee,{facts:[{label:t.email,value:e.email},{label:t.role,value:(0,Q.jsxs)(Q.Fragment,{children:[i[e.role],(0,Q.jsx)(`br`,{}),(0,Q.jsx)(`span`,{className:`muted`,children:a[e.role]})]})},{label:t.signedIn,value:e.lastLoginAt?(0,Q.jsx)(E,{at:e.lastLoginAt}):(0,Q.jsx)(`span`,{className:`muted`,children:n})},{label:t.link,value:s?Date.parse(s)>Date.now()?t.linkUntil(o.time(s)):t.linkExpired(o.ago(s)):(0,Q.jsx)(`span`,{className:`muted`,children:t.noLink})},{label:t.since,value:(0,Q.jsx)(E,{at:e.createdAt})},{label:t.changed,value:(0,Q.jsx)(E,{at:e.updatedAt})},{label:t.id,value:(0,Q.jsx)(u,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{se as StaffPage};