import{B as e,P as t}from"./details-P_G1di9K.js";import{K as n}from"./parts-B2JQus4x.js";import{Cn as r,Q as i,nn as a,rn as o,x as s}from"./index-ntnhS566.js";import{n as c}from"./dialogs-BJDtHswT.js";import{t as l}from"./staff-DfBmf-tA.js";o();function u({link:o,page:u,title:d,text:f,onClose:p,children:m}){let h=i(l).made,g=n(),[_,v]=r(!1);if(o?.emailed&&!_)return a(c,{open:!0,onClose:p,title:h.sentTitle,text:h.sentText(o.member.email,g.time(o.expiresAt)),children:a(e,{children:[a(s,{look:`primary`,onClick:p,children:h.done}),a(s,{onClick:()=>v(!0),children:h.show})]})});let y=o&&h.text(o.member.email,g.time(o.expiresAt));return a(c,{open:!0,onClose:p,title:o?`${h.title} ${o.member.email}`:d,text:y??f,children:o?a(e,{children:[a(t,{label:h.label,text:`${location.origin}/console/${u}#${o.token}`}),a(s,{look:`primary`,onClick:p,children:h.done})]}):m})}var d=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},f=new d(`
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