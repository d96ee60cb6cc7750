import{z as e}from"./parts-DYi6Y7YZ.js";import{P as t,R as n}from"./details-DXdyoKLk.js";import{Bt as r,an as i,g as a,w as o,zt as s}from"./index-Ci1AkQWy.js";import{t as c}from"./dialogs-DjYVxy_K.js";import{t as l}from"./staff-KZijcpOB.js";r();function u({link:r,page:u,title:d,text:f,onClose:p,children:m}){let h=o(l).made,g=e(),[_,v]=i(!1);if(r?.emailed&&!_)return s(c,{open:!0,onClose:p,title:h.sentTitle,text:h.sentText(r.member.email,g.time(r.expiresAt)),children:s(n,{children:[s(a,{look:`primary`,onClick:p,children:h.done}),s(a,{onClick:()=>v(!0),children:h.show})]})});let y=r&&h.text(r.member.email,g.time(r.expiresAt));return s(c,{open:!0,onClose:p,title:r?`${h.title} ${r.member.email}`:d,text:y??f,children:r?s(n,{children:[s(t,{label:h.label,text:`${location.origin}/console/${u}#${r.token}`}),s(a,{look:`primary`,onClick:p,children:h.done})]}):m})}var d=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},f=new d(`
    mutation InviteStaff($input: InviteStaffInput!) {
  inviteStaff(input: $input) {
    token
    emailed
    expiresAt
    member {
      id
      email
    }
  }
}
    `),p=new d(`
    mutation CreateStaffLink($input: StaffInput!) {
  createStaffLink(input: $input) {
    token
    emailed
    expiresAt
    member {
      id
      email
    }
  }
}
    `);export{f as n,u as r,p as t};