import{H as e}from"./parts-B7sQsaSu.js";import{U as t,z as n}from"./details-DW0RqXrY.js";import{Ht as r,Vt as i,g as a,sn as o,w as s}from"./index-0TGHxELl.js";import{t as c}from"./dialogs-dPXu_urE.js";import{t as l}from"./staff-B8YnH6Za.js";r();function u({link:r,page:u,title:d,text:f,onClose:p,children:m}){let h=s(l).made,g=e(),[_,v]=o(!1);if(r?.emailed&&!_)return i(c,{open:!0,onClose:p,title:h.sentTitle,text:h.sentText(r.member.email,g.time(r.expiresAt)),children:i(t,{children:[i(a,{look:`primary`,onClick:p,children:h.done}),i(a,{onClick:()=>v(!0),children:h.show})]})});let y=r&&h.text(r.member.email,g.time(r.expiresAt));return i(c,{open:!0,onClose:p,title:r?`${h.title} ${r.member.email}`:d,text:y??f,children:r?i(t,{children:[i(n,{label:h.label,text:`${location.origin}/console/${u}#${r.token}`}),i(a,{look:`primary`,onClick:p,children:h.done})]}):m})}var d=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},f=new d(`
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