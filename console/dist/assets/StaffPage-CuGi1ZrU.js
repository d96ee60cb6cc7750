import{G as e,O as t,Ot as n,Tt as r,d as i,f as a,h as o,kt as s,l as c,s as l,wt as u}from"./index-DxvkqU8P.js";import{b as d,n as f,r as p}from"./messages-igU7N3k3.js";import{t as m}from"./pencil-D1L8di36.js";import{t as h}from"./shield-check-GFmyYbIZ.js";import{t as g}from"./roles-BEsi_Xl_.js";import{t as _}from"./useFormat-CaUEnYtq.js";import{UnknownPage as ee}from"./UnknownPage-W5xtfV0h.js";import{t as v}from"./ButtonLink-bGwZiPXI.js";import{t as y}from"./Card-D9gWPMxB.js";import{t as te}from"./Columns-JRsL2czq.js";import{t as ne}from"./Facts-h87Ejtjd.js";import{t as b}from"./PageHeader-OMwtLIVL.js";import{t as re}from"./PageSkeleton-DAjc6uuB.js";import{t as x}from"./SessionTable-DJP5bq69.js";import{t as S}from"./StatusBadge-CiUMO_Pg.js";import{t as C}from"./Table-C8WSTUNy.js";import{t as w}from"./Time-CyOfpkiB.js";import{i as T,n as E,r as D}from"./LinkDialogs-DLbDuz5x.js";import{i as O,t as k}from"./react-sySUN5R7.js";import{t as A}from"./Dialog-TmRuJTbs.js";import{a as j,t as M}from"./Field-BDMUAlS8.js";import{t as N}from"./Form-1p36lu4P.js";import{i as P,r as F}from"./forms-Q7vnqtOd.js";var I={name:`link-2-off`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7`,key:`10o201`}],[`path`,{d:`M15 7h2a5 5 0 0 1 4 8`,key:`1d3206`}],[`line`,{x1:`8`,x2:`12`,y1:`12`,y2:`12`,key:`rvw6j4`}],[`line`,{x1:`2`,x2:`22`,y1:`2`,y2:`22`,key:`a6p6uj`}]]};I.node;var L=p(I),R={name:`link-2`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7h2`,key:`8i5ue5`}],[`path`,{d:`M15 7h2a5 5 0 1 1 0 10h-2`,key:`1b9ql8`}],[`line`,{x1:`8`,x2:`16`,y1:`12`,y2:`12`,key:`1jonct`}]]};R.node;var z=p(R),B={name:`user-check`,size:24,node:[[`path`,{d:`m16 11 2 2 4-4`,key:`9rsbq5`}],[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}]]};B.node;var V=p(B),H={name:`user-x`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`17`,x2:`22`,y1:`8`,y2:`13`,key:`3nzzx3`}],[`line`,{x1:`22`,x2:`17`,y1:`8`,y2:`13`,key:`1swrse`}]]};H.node;var U=p(H),W=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},G=new W(`
    mutation SetStaffRole($input: SetStaffRoleInput!) {
  setStaffRole(input: $input) {
    id
    role
    version
  }
}
    `),ie=new W(`
    mutation UpdateStaff($input: UpdateStaffInput!) {
  updateStaff(input: $input) {
    id
    version
  }
}
    `),K=new W(`
    mutation DisableStaff($input: StaffInput!, $revokeTokens: Boolean!) {
  disableStaff(input: $input, revokeTokens: $revokeTokens) {
    id
    status
  }
}
    `),q=new W(`
    mutation EnableStaff($input: StaffInput!) {
  enableStaff(input: $input) {
    id
    status
  }
}
    `),J=new W(`
    mutation RevokeStaffLink($input: StaffInput!) {
  revokeStaffLink(input: $input) {
    id
    linkExpiresAt
  }
}
    `),Y=new W(`
    mutation EndStaffSession($input: StaffSessionInput!) {
  endStaffSession(input: $input) {
    id
    revokedAt
  }
}
    `),ae=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),X=O(k(),1),Z=d();function oe(e){let{dialog:t,tokens:n,...r}=e;switch(t){case`edit`:return(0,Z.jsx)(Q,{...r});case`role`:return(0,Z.jsx)(se,{...r});case`disable`:return r.member.status!==`DISABLED`&&(0,Z.jsx)(ce,{...r,tokens:n});case`enable`:return r.member.status===`DISABLED`&&(0,Z.jsx)(le,{...r});case`link`:return r.member.status!==`DISABLED`&&(0,Z.jsx)(E,{...r});default:return null}}function Q({member:e,onClose:t}){let n=f(D),{mutateAsync:r}=u(ie),[{id:i,version:a}]=(0,X.useState)(e);async function o(e){let o={id:i,version:a,name:F(e,`name`),email:F(e,`email`)};await P(r({input:o}),n.stale),l(n.edit.done),t()}return(0,Z.jsx)(A,{open:!0,onClose:t,title:n.edit.title,children:(0,Z.jsxs)(N,{submitLabel:n.edit.submit,onCancel:t,onSubmit:o,children:[(0,Z.jsx)(j,{name:`name`,label:n.edit.name,defaultValue:e.name,maxLength:200,optional:!0}),(0,Z.jsx)(j,{name:`email`,type:`email`,label:n.edit.email,defaultValue:e.email,maxLength:254})]})})}function se({member:e,onClose:t}){let n=f(D),{mutateAsync:r}=u(G),[{id:i,version:a}]=(0,X.useState)(e);async function o(e){let o={id:i,version:a,role:e.role};await P(r({input:o}),n.stale),l(n.role.done),t()}return(0,Z.jsx)(A,{open:!0,onClose:t,title:n.role.title,text:n.role.text,children:(0,Z.jsx)(N,{submitLabel:n.role.submit,onCancel:t,onSubmit:o,children:(0,Z.jsx)(T,{label:n.columns.role,defaultValue:e.role})})})}function ce({member:e,tokens:t,onClose:n}){let r=f(D).disable,{mutateAsync:i}=u(K);async function a({revokeTokens:t}){await i({input:{id:e.id},revokeTokens:t===!0}),l(r.done),n()}return(0,Z.jsx)(A,{open:!0,onClose:n,title:r.title(e.name||e.email),text:r.text,children:(0,Z.jsx)(N,{danger:!0,submitLabel:r.submit,onCancel:n,onSubmit:a,children:t>0&&(0,Z.jsx)(M,{name:`revokeTokens`,label:r.revoke(t),hint:r.revokeHint})})})}function le({member:e,onClose:t}){let n=f(D).enable,{mutateAsync:r}=u(q);async function i(){await r({input:{id:e.id}}),l(n.done),t()}return(0,Z.jsx)(A,{open:!0,onClose:t,title:n.title(e.name||e.email),text:n.text,children:(0,Z.jsx)(N,{submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}var $=n(`/signedIn/settings/staff/$id`);function ue(){let e=f(D),{id:t}=$.useParams(),n=$.useSearch(),i=$.useNavigate(),{data:a,error:o,refetch:s}=r(ae,{id:t}),{mutateAsync:d}=u(Y),p=a?.staffMember?.id===t?a.staffMember:void 0,m={label:e.title,link:{to:`/settings/staff`}};if(a?.staffMember===null)return(0,Z.jsx)(ee,{});if(!a||!p)return(0,Z.jsxs)(Z.Fragment,{children:[(0,Z.jsx)(b,{title:e.person.title,parent:m}),o?(0,Z.jsx)(c,{error:o,onRetry:()=>void s()}):(0,Z.jsx)(re,{})]});let h=a.apiTokens.edges.map(e=>e.node);return(0,Z.jsxs)(Z.Fragment,{children:[(0,Z.jsx)(b,{title:p.name||p.email,parent:m,aside:(0,Z.jsx)(S,{kind:`staff`,status:p.status}),actions:(0,Z.jsx)(de,{member:p,onOpen:e=>void i({search:e,resetScroll:!1})})}),(0,Z.jsx)(te,{main:(0,Z.jsxs)(Z.Fragment,{children:[(0,Z.jsx)(x,{title:e.sessions,sessions:a.staffSessions,onEnd:async t=>{await d({input:t}),l(e.sessionEnded)}}),(0,Z.jsx)(fe,{tokens:h})]}),side:(0,Z.jsx)(pe,{member:p})}),(0,Z.jsx)(oe,{member:p,tokens:h.length,dialog:n.dialog,onClose:()=>void i({search:{},replace:!0,resetScroll:!1})})]})}function de({member:n,onOpen:r}){let i=f(D).actions,{mutateAsync:o,isPending:s}=u(J),{linkRevoked:c}=f(D),d=e().viewer.id===n.id,{status:p}=n;return(0,Z.jsxs)(Z.Fragment,{children:[n.linkExpiresAt&&(0,Z.jsx)(a,{icon:L,busy:s,onClick:()=>void o({input:{id:n.id}}).then(()=>l(c)),children:i.revokeLink}),!d&&p!==`DISABLED`&&(0,Z.jsx)(a,{icon:U,onClick:()=>r({dialog:`disable`}),children:i.disable}),!d&&p===`ACTIVE`&&(0,Z.jsx)(a,{icon:t,onClick:()=>r({dialog:`link`}),children:i.reset}),(0,Z.jsx)(a,{icon:h,onClick:()=>r({dialog:`role`}),children:i.role}),(0,Z.jsx)(a,{icon:m,onClick:()=>r({dialog:`edit`}),children:i.edit}),p===`INVITED`&&(0,Z.jsx)(a,{look:`primary`,icon:z,onClick:()=>r({dialog:`link`}),children:i.invitation}),p===`DISABLED`&&(0,Z.jsx)(a,{look:`primary`,icon:V,onClick:()=>r({dialog:`enable`}),children:i.enable})]})}function fe({tokens:e}){let t=f(D).tokens;return(0,Z.jsx)(y,{title:t.title,flush:e.length>0,children:e.length===0?(0,Z.jsx)(`p`,{className:`muted`,children:t.none}):(0,Z.jsx)(C,{name:`made-tokens`,label:t.list,rows:e,rowKey:({id:e})=>e,empty:null,columns:[{id:`name`,header:t.columns.name,cell:({name:e})=>(0,Z.jsx)(s,{to:`/settings/tokens`,children:e})},{id:`prefix`,header:t.columns.prefix,cell:({prefix:e})=>(0,Z.jsx)(`code`,{children:e})},{id:`made`,header:t.columns.made,cell:({createdAt:e})=>(0,Z.jsx)(w,{at:e}),wide:!0}]})})}function pe({member:e}){let{person:t,never:n,actions:r}=f(D),{roles:a}=f(o),s=f(g),c=_(),l=e.linkExpiresAt;return(0,Z.jsx)(y,{title:t.title,actions:(0,Z.jsx)(v,{size:`small`,to:`/audit`,search:{actor:e.id},children:r.audit}),children:(0,Z.jsx)(ne,{facts:[{label:t.email,value:e.email},{label:t.role,value:(0,Z.jsxs)(Z.Fragment,{children:[a[e.role],(0,Z.jsx)(`br`,{}),(0,Z.jsx)(`span`,{className:`muted`,children:s[e.role]})]})},{label:t.signedIn,value:e.lastLoginAt?(0,Z.jsx)(w,{at:e.lastLoginAt}):(0,Z.jsx)(`span`,{className:`muted`,children:n})},{label:t.link,value:l?Date.parse(l)>Date.now()?t.linkUntil(c.time(l)):t.linkExpired(c.ago(l)):(0,Z.jsx)(`span`,{className:`muted`,children:t.noLink})},{label:t.since,value:(0,Z.jsx)(w,{at:e.createdAt})},{label:t.changed,value:(0,Z.jsx)(w,{at:e.updatedAt})},{label:t.id,value:(0,Z.jsx)(i,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{ue as StaffPage};