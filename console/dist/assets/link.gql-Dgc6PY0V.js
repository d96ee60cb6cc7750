import{j as e,z as t}from"./details-CeckHyby.js";import{W as n}from"./parts-DeASi7V8.js";import{$t as r,Qt as i,Z as a,x as o,yn as s}from"./index-Bj-0Wysc.js";import{t as c}from"./dialogs-CeyJh_86.js";import{t as l}from"./staff-DJMpUBy2.js";r();function u({link:r,page:u,title:d,text:f,onClose:p,children:m}){let h=a(l).made,g=n(),[_,v]=s(!1);if(r?.emailed&&!_)return i(c,{open:!0,onClose:p,title:h.sentTitle,text:h.sentText(r.member.email,g.time(r.expiresAt)),children:i(t,{children:[i(o,{look:`primary`,onClick:p,children:h.done}),i(o,{onClick:()=>v(!0),children:h.show})]})});let y=r&&h.text(r.member.email,g.time(r.expiresAt));return i(c,{open:!0,onClose:p,title:r?`${h.title} ${r.member.email}`:d,text:y??f,children:r?i(t,{children:[i(e,{label:h.label,text:`${location.origin}/console/${u}#${r.token}`}),i(o,{look:`primary`,onClick:p,children:h.done})]}):m})}var d=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},f=new d(`
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