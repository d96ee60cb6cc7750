import{B as e,P as t}from"./details-D9Y-tpnF.js";import{G as n}from"./parts-CE7ui_Zl.js";import{Q as r,nn as i,rn as a,wn as o,x as s}from"./index-DSghyoMO.js";import{n as c}from"./dialogs-C5K1e2p_.js";import{t as l}from"./staff-BNC2dMuG.js";a();function u({link:a,page:u,title:d,text:f,onClose:p,children:m}){let h=r(l).made,g=n(),[_,v]=o(!1);if(a?.emailed&&!_)return i(c,{open:!0,onClose:p,title:h.sentTitle,text:h.sentText(a.member.email,g.time(a.expiresAt)),children:i(e,{children:[i(s,{look:`primary`,onClick:p,children:h.done}),i(s,{onClick:()=>v(!0),children:h.show})]})});let y=a&&h.text(a.member.email,g.time(a.expiresAt));return i(c,{open:!0,onClose:p,title:a?`${h.title} ${a.member.email}`:d,text:y??f,children:a?i(e,{children:[i(t,{label:h.label,text:`${location.origin}/console/${u}#${a.token}`}),i(s,{look:`primary`,onClick:p,children:h.done})]}):m})}var d=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},f=new d(`
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