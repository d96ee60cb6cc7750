import{R as e,j as t}from"./details-Cmv5GQaD.js";import{G as n}from"./parts-C1VRNkno.js";import{$t as r,Q as i,bn as a,en as o,x as s}from"./index-jHT1tkCe.js";import{n as c}from"./dialogs-DWt2_yZc.js";import{t as l}from"./staff-C4I2lbxm.js";o();function u({link:o,page:u,title:d,text:f,onClose:p,children:m}){let h=i(l).made,g=n(),[_,v]=a(!1);if(o?.emailed&&!_)return r(c,{open:!0,onClose:p,title:h.sentTitle,text:h.sentText(o.member.email,g.time(o.expiresAt)),children:r(e,{children:[r(s,{look:`primary`,onClick:p,children:h.done}),r(s,{onClick:()=>v(!0),children:h.show})]})});let y=o&&h.text(o.member.email,g.time(o.expiresAt));return r(c,{open:!0,onClose:p,title:o?`${h.title} ${o.member.email}`:d,text:y??f,children:o?r(e,{children:[r(t,{label:h.label,text:`${location.origin}/console/${u}#${o.token}`}),r(s,{look:`primary`,onClick:p,children:h.done})]}):m})}var d=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},f=new d(`
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