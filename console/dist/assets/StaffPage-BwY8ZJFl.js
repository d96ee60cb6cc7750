import{At as e,B as t,Ct as n,M as r,Pt as i,St as a,Z as o,_ as s,d as c,jt as l,m as u,p as d,s as f,vt as p,y as m,yt as h}from"./index-DOxbXdRl.js";import{B as g,C as _,F as v,G as y,I as ee,Q as te,U as ne,W as b,X as x,n as S,z as C}from"./details-ZQExxOG8.js";import{A as w,D as T,E,M as D,a as O,i as k,j as A}from"./parts-D-_68bv6.js";import{t as j}from"./staff-rznvpqZT.js";import{at as M,lt as N,rt as P,t as F}from"./dialogs-BxxegUF2.js";import{n as I}from"./LinkDialogs-BdU_lBNi.js";var L={name:`link-2-off`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7`,key:`10o201`}],[`path`,{d:`M15 7h2a5 5 0 0 1 4 8`,key:`1d3206`}],[`line`,{x1:`8`,x2:`12`,y1:`12`,y2:`12`,key:`rvw6j4`}],[`line`,{x1:`2`,x2:`22`,y1:`2`,y2:`22`,key:`a6p6uj`}]]};L.node;var R=t(L),z={name:`link-2`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7h2`,key:`8i5ue5`}],[`path`,{d:`M15 7h2a5 5 0 1 1 0 10h-2`,key:`1b9ql8`}],[`line`,{x1:`8`,x2:`16`,y1:`12`,y2:`12`,key:`1jonct`}]]};z.node;var B=t(z),V={name:`user-check`,size:24,node:[[`path`,{d:`m16 11 2 2 4-4`,key:`9rsbq5`}],[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}]]};V.node;var H=t(V),U={name:`user-x`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`17`,x2:`22`,y1:`8`,y2:`13`,key:`3nzzx3`}],[`line`,{x1:`22`,x2:`17`,y1:`8`,y2:`13`,key:`1swrse`}]]};U.node;var W=t(U),G=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},re=new G(`
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
    `),Z=i(l(),1),Q=e();function ae(e){let{dialog:t,tokens:n,...r}=e;switch(t){case`edit`:return(0,Q.jsx)(oe,{...r});case`role`:return(0,Q.jsx)(se,{...r});case`disable`:return r.member.status!==`DISABLED`&&(0,Q.jsx)(ce,{...r,tokens:n});case`enable`:return r.member.status===`DISABLED`&&(0,Q.jsx)(le,{...r});case`link`:return r.member.status!==`DISABLED`&&(0,Q.jsx)(I,{...r});default:return null}}function oe({member:e,onClose:t}){let n=m(j),{mutateAsync:r}=p(K),[{id:i,version:a}]=(0,Z.useState)(e);async function o(e){let o={id:i,version:a,name:C(e,`name`),email:C(e,`email`)};await g(r({input:o}),n.stale),f(n.edit.done),t()}return(0,Q.jsx)(F,{open:!0,onClose:t,title:n.edit.title,children:(0,Q.jsxs)(P,{submitLabel:n.edit.submit,onCancel:t,onSubmit:o,children:[(0,Q.jsx)(N,{name:`name`,label:n.edit.name,defaultValue:e.name,maxLength:200,optional:!0}),(0,Q.jsx)(N,{name:`email`,type:`email`,label:n.edit.email,defaultValue:e.email,maxLength:254})]})})}function se({member:e,onClose:t}){let n=m(j),{mutateAsync:r}=p(re),[{id:i,version:a}]=(0,Z.useState)(e);async function o(e){let o={id:i,version:a,role:e.role};await g(r({input:o}),n.stale),f(n.role.done),t()}return(0,Q.jsx)(F,{open:!0,onClose:t,title:n.role.title,text:n.role.text,children:(0,Q.jsx)(P,{submitLabel:n.role.submit,onCancel:t,onSubmit:o,children:(0,Q.jsx)(S,{label:n.columns.role,defaultValue:e.role})})})}function ce({member:e,tokens:t,onClose:n}){let r=m(j).disable,{mutateAsync:i}=p(q);async function a({revokeTokens:t}){await i({input:{id:e.id},revokeTokens:t===!0}),f(r.done),n()}return(0,Q.jsx)(F,{open:!0,onClose:n,title:r.title(e.name||e.email),text:r.text,children:(0,Q.jsx)(P,{danger:!0,submitLabel:r.submit,onCancel:n,onSubmit:a,children:t>0&&(0,Q.jsx)(M,{name:`revokeTokens`,label:r.revoke(t),hint:r.revokeHint})})})}function le({member:e,onClose:t}){let n=m(j).enable,{mutateAsync:r}=p(J);async function i(){await r({input:{id:e.id}}),f(n.done),t()}return(0,Q.jsx)(F,{open:!0,onClose:t,title:n.title(e.name||e.email),text:n.text,children:(0,Q.jsx)(P,{submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}var $=a(`/signedIn/settings/staff/$id`);function ue(){let e=m(j),{id:t}=$.useParams(),n=$.useSearch(),r=$.useNavigate(),{data:i,error:a,refetch:o}=h(ie,{id:t}),{mutateAsync:s}=p(X),l=i?.staffMember?.id===t?i.staffMember:void 0,u={label:e.title,link:{to:`/settings/staff`}};if(i?.staffMember===null)return(0,Q.jsx)(_,{});if(!i||!l)return(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsx)(w,{title:e.person.title,parent:u}),a?(0,Q.jsx)(c,{error:a,onRetry:()=>void o()}):(0,Q.jsx)(ee,{})]});let d=i.apiTokens.edges.map(e=>e.node);return(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsx)(w,{title:l.name||l.email,parent:u,aside:(0,Q.jsx)(O,{kind:`staff`,status:l.status}),actions:(0,Q.jsx)(de,{member:l,onOpen:e=>void r({search:e,resetScroll:!1})})}),(0,Q.jsx)(b,{main:(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsx)(v,{title:e.sessions,sessions:i.staffSessions,onEnd:async t=>{await s({input:t}),f(e.sessionEnded)}}),(0,Q.jsx)(fe,{tokens:d})]}),side:(0,Q.jsx)(pe,{member:l})}),(0,Q.jsx)(ae,{member:l,tokens:d.length,dialog:n.dialog,onClose:()=>void r({search:{},replace:!0,resetScroll:!1})})]})}function de({member:e,onOpen:t}){let n=m(j).actions,{mutateAsync:i,isPending:a}=p(Y),{linkRevoked:s}=m(j),c=o().viewer.id===e.id,{status:l}=e;return(0,Q.jsxs)(Q.Fragment,{children:[e.linkExpiresAt&&(0,Q.jsx)(u,{icon:R,busy:a,onClick:()=>void i({input:{id:e.id}}).then(()=>f(s)),children:n.revokeLink}),!c&&l!==`DISABLED`&&(0,Q.jsx)(u,{icon:W,onClick:()=>t({dialog:`disable`}),children:n.disable}),!c&&l===`ACTIVE`&&(0,Q.jsx)(u,{icon:r,onClick:()=>t({dialog:`link`}),children:n.reset}),(0,Q.jsx)(u,{icon:x,onClick:()=>t({dialog:`role`}),children:n.role}),(0,Q.jsx)(u,{icon:te,onClick:()=>t({dialog:`edit`}),children:n.edit}),l===`INVITED`&&(0,Q.jsx)(u,{look:`primary`,icon:B,onClick:()=>t({dialog:`link`}),children:n.invitation}),l===`DISABLED`&&(0,Q.jsx)(u,{look:`primary`,icon:H,onClick:()=>t({dialog:`enable`}),children:n.enable})]})}function fe({tokens:e}){let t=m(j).tokens;return(0,Q.jsx)(D,{title:t.title,flush:e.length>0,children:e.length===0?(0,Q.jsx)(`p`,{className:`muted`,children:t.none}):(0,Q.jsx)(T,{name:`made-tokens`,label:t.list,rows:e,rowKey:({id:e})=>e,empty:null,columns:[{id:`name`,header:t.columns.name,cell:({name:e})=>(0,Q.jsx)(n,{to:`/settings/tokens`,children:e})},{id:`prefix`,header:t.columns.prefix,cell:({prefix:e})=>(0,Q.jsx)(`code`,{children:e})},{id:`made`,header:t.columns.made,cell:({createdAt:e})=>(0,Q.jsx)(E,{at:e}),wide:!0}]})})}function pe({member:e}){let{person:t,never:n,actions:r}=m(j),{roles:i}=m(s),a=m(y),o=A(),c=e.linkExpiresAt;return(0,Q.jsx)(D,{title:t.title,actions:(0,Q.jsx)(k,{size:`small`,to:`/audit`,search:{actor:e.id},children:r.audit}),children:(0,Q.jsx)(ne,{facts:[{label:t.email,value:e.email},{label:t.role,value:(0,Q.jsxs)(Q.Fragment,{children:[i[e.role],(0,Q.jsx)(`br`,{}),(0,Q.jsx)(`span`,{className:`muted`,children:a[e.role]})]})},{label:t.signedIn,value:e.lastLoginAt?(0,Q.jsx)(E,{at:e.lastLoginAt}):(0,Q.jsx)(`span`,{className:`muted`,children:n})},{label:t.link,value:c?Date.parse(c)>Date.now()?t.linkUntil(o.time(c)):t.linkExpired(o.ago(c)):(0,Q.jsx)(`span`,{className:`muted`,children:t.noLink})},{label:t.since,value:(0,Q.jsx)(E,{at:e.createdAt})},{label:t.changed,value:(0,Q.jsx)(E,{at:e.updatedAt})},{label:t.id,value:(0,Q.jsx)(d,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{ue as StaffPage};