import{At as e,B as t,Ct as n,M as r,Pt as i,St as a,Z as o,_ as s,d as c,jt as l,m as u,p as d,s as f,vt as p,y as m,yt as h}from"./index-CRA-kjnN.js";import{E as g,It as _,O as v,St as y,Tt as ee,bt as te,ct as ne,ft as b,gt as x,ht as S,jt as C,k as w,n as T,ot as E,st as D,ut as O,xt as re,yt as k}from"./parts-yJlCayjm.js";import{t as A}from"./staff-Db65dQmn.js";import{at as j,lt as M,rt as N,t as P}from"./dialogs-CQIHXyT7.js";import{n as F}from"./LinkDialogs-CSzwY1t2.js";var I={name:`link-2-off`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7`,key:`10o201`}],[`path`,{d:`M15 7h2a5 5 0 0 1 4 8`,key:`1d3206`}],[`line`,{x1:`8`,x2:`12`,y1:`12`,y2:`12`,key:`rvw6j4`}],[`line`,{x1:`2`,x2:`22`,y1:`2`,y2:`22`,key:`a6p6uj`}]]};I.node;var L=t(I),R={name:`link-2`,size:24,node:[[`path`,{d:`M9 17H7A5 5 0 0 1 7 7h2`,key:`8i5ue5`}],[`path`,{d:`M15 7h2a5 5 0 1 1 0 10h-2`,key:`1b9ql8`}],[`line`,{x1:`8`,x2:`16`,y1:`12`,y2:`12`,key:`1jonct`}]]};R.node;var z=t(R),B={name:`user-check`,size:24,node:[[`path`,{d:`m16 11 2 2 4-4`,key:`9rsbq5`}],[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}]]};B.node;var V=t(B),H={name:`user-x`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`17`,x2:`22`,y1:`8`,y2:`13`,key:`3nzzx3`}],[`line`,{x1:`22`,x2:`17`,y1:`8`,y2:`13`,key:`1swrse`}]]};H.node;var U=t(H),W=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ie=new W(`
    mutation SetStaffRole($input: SetStaffRoleInput!) {
  setStaffRole(input: $input) {
    id
    role
    version
  }
}
    `),G=new W(`
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
    `),X=i(l(),1),Z=e();function Q(e){let{dialog:t,tokens:n,...r}=e;switch(t){case`edit`:return(0,Z.jsx)(oe,{...r});case`role`:return(0,Z.jsx)(se,{...r});case`disable`:return r.member.status!==`DISABLED`&&(0,Z.jsx)(ce,{...r,tokens:n});case`enable`:return r.member.status===`DISABLED`&&(0,Z.jsx)(le,{...r});case`link`:return r.member.status!==`DISABLED`&&(0,Z.jsx)(F,{...r});default:return null}}function oe({member:e,onClose:t}){let n=m(A),{mutateAsync:r}=p(G),[{id:i,version:a}]=(0,X.useState)(e);async function o(e){let o={id:i,version:a,name:S(e,`name`),email:S(e,`email`)};await x(r({input:o}),n.stale),f(n.edit.done),t()}return(0,Z.jsx)(P,{open:!0,onClose:t,title:n.edit.title,children:(0,Z.jsxs)(N,{submitLabel:n.edit.submit,onCancel:t,onSubmit:o,children:[(0,Z.jsx)(M,{name:`name`,label:n.edit.name,defaultValue:e.name,maxLength:200,optional:!0}),(0,Z.jsx)(M,{name:`email`,type:`email`,label:n.edit.email,defaultValue:e.email,maxLength:254})]})})}function se({member:e,onClose:t}){let n=m(A),{mutateAsync:r}=p(ie),[{id:i,version:a}]=(0,X.useState)(e);async function o(e){let o={id:i,version:a,role:e.role};await x(r({input:o}),n.stale),f(n.role.done),t()}return(0,Z.jsx)(P,{open:!0,onClose:t,title:n.role.title,text:n.role.text,children:(0,Z.jsx)(N,{submitLabel:n.role.submit,onCancel:t,onSubmit:o,children:(0,Z.jsx)(T,{label:n.columns.role,defaultValue:e.role})})})}function ce({member:e,tokens:t,onClose:n}){let r=m(A).disable,{mutateAsync:i}=p(K);async function a({revokeTokens:t}){await i({input:{id:e.id},revokeTokens:t===!0}),f(r.done),n()}return(0,Z.jsx)(P,{open:!0,onClose:n,title:r.title(e.name||e.email),text:r.text,children:(0,Z.jsx)(N,{danger:!0,submitLabel:r.submit,onCancel:n,onSubmit:a,children:t>0&&(0,Z.jsx)(j,{name:`revokeTokens`,label:r.revoke(t),hint:r.revokeHint})})})}function le({member:e,onClose:t}){let n=m(A).enable,{mutateAsync:r}=p(q);async function i(){await r({input:{id:e.id}}),f(n.done),t()}return(0,Z.jsx)(P,{open:!0,onClose:t,title:n.title(e.name||e.email),text:n.text,children:(0,Z.jsx)(N,{submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}var $=a(`/signedIn/settings/staff/$id`);function ue(){let e=m(A),{id:t}=$.useParams(),n=$.useSearch(),r=$.useNavigate(),{data:i,error:a,refetch:o}=h(ae,{id:t}),{mutateAsync:s}=p(Y),l=i?.staffMember?.id===t?i.staffMember:void 0,u={label:e.title,link:{to:`/settings/staff`}};if(i?.staffMember===null)return(0,Z.jsx)(g,{});if(!i||!l)return(0,Z.jsxs)(Z.Fragment,{children:[(0,Z.jsx)(b,{title:e.person.title,parent:u}),a?(0,Z.jsx)(c,{error:a,onRetry:()=>void o()}):(0,Z.jsx)(O,{})]});let d=i.apiTokens.edges.map(e=>e.node);return(0,Z.jsxs)(Z.Fragment,{children:[(0,Z.jsx)(b,{title:l.name||l.email,parent:u,aside:(0,Z.jsx)(w,{kind:`staff`,status:l.status}),actions:(0,Z.jsx)(de,{member:l,onOpen:e=>void r({search:e,resetScroll:!1})})}),(0,Z.jsx)(re,{main:(0,Z.jsxs)(Z.Fragment,{children:[(0,Z.jsx)(E,{title:e.sessions,sessions:i.staffSessions,onEnd:async t=>{await s({input:t}),f(e.sessionEnded)}}),(0,Z.jsx)(fe,{tokens:d})]}),side:(0,Z.jsx)(pe,{member:l})}),(0,Z.jsx)(Q,{member:l,tokens:d.length,dialog:n.dialog,onClose:()=>void r({search:{},replace:!0,resetScroll:!1})})]})}function de({member:e,onOpen:t}){let n=m(A).actions,{mutateAsync:i,isPending:a}=p(J),{linkRevoked:s}=m(A),c=o().viewer.id===e.id,{status:l}=e;return(0,Z.jsxs)(Z.Fragment,{children:[e.linkExpiresAt&&(0,Z.jsx)(u,{icon:L,busy:a,onClick:()=>void i({input:{id:e.id}}).then(()=>f(s)),children:n.revokeLink}),!c&&l!==`DISABLED`&&(0,Z.jsx)(u,{icon:U,onClick:()=>t({dialog:`disable`}),children:n.disable}),!c&&l===`ACTIVE`&&(0,Z.jsx)(u,{icon:r,onClick:()=>t({dialog:`link`}),children:n.reset}),(0,Z.jsx)(u,{icon:C,onClick:()=>t({dialog:`role`}),children:n.role}),(0,Z.jsx)(u,{icon:_,onClick:()=>t({dialog:`edit`}),children:n.edit}),l===`INVITED`&&(0,Z.jsx)(u,{look:`primary`,icon:z,onClick:()=>t({dialog:`link`}),children:n.invitation}),l===`DISABLED`&&(0,Z.jsx)(u,{look:`primary`,icon:V,onClick:()=>t({dialog:`enable`}),children:n.enable})]})}function fe({tokens:e}){let t=m(A).tokens;return(0,Z.jsx)(y,{title:t.title,flush:e.length>0,children:e.length===0?(0,Z.jsx)(`p`,{className:`muted`,children:t.none}):(0,Z.jsx)(ne,{name:`made-tokens`,label:t.list,rows:e,rowKey:({id:e})=>e,empty:null,columns:[{id:`name`,header:t.columns.name,cell:({name:e})=>(0,Z.jsx)(n,{to:`/settings/tokens`,children:e})},{id:`prefix`,header:t.columns.prefix,cell:({prefix:e})=>(0,Z.jsx)(`code`,{children:e})},{id:`made`,header:t.columns.made,cell:({createdAt:e})=>(0,Z.jsx)(D,{at:e}),wide:!0}]})})}function pe({member:e}){let{person:t,never:n,actions:r}=m(A),{roles:i}=m(s),a=m(ee),o=k(),c=e.linkExpiresAt;return(0,Z.jsx)(y,{title:t.title,actions:(0,Z.jsx)(v,{size:`small`,to:`/audit`,search:{actor:e.id},children:r.audit}),children:(0,Z.jsx)(te,{facts:[{label:t.email,value:e.email},{label:t.role,value:(0,Z.jsxs)(Z.Fragment,{children:[i[e.role],(0,Z.jsx)(`br`,{}),(0,Z.jsx)(`span`,{className:`muted`,children:a[e.role]})]})},{label:t.signedIn,value:e.lastLoginAt?(0,Z.jsx)(D,{at:e.lastLoginAt}):(0,Z.jsx)(`span`,{className:`muted`,children:n})},{label:t.link,value:c?Date.parse(c)>Date.now()?t.linkUntil(o.time(c)):t.linkExpired(o.ago(c)):(0,Z.jsx)(`span`,{className:`muted`,children:t.noLink})},{label:t.since,value:(0,Z.jsx)(D,{at:e.createdAt})},{label:t.changed,value:(0,Z.jsx)(D,{at:e.updatedAt})},{label:t.id,value:(0,Z.jsx)(d,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{ue as StaffPage};