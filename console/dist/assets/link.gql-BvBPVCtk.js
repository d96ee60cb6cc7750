import{H as e}from"./parts-CzZ38pdg.js";import{H as t,R as n}from"./details-CwQO3Pyu.js";import{Bt as r,Vt as i,g as a,on as o,w as s}from"./index-DStYPVG5.js";import{t as c}from"./dialogs-BtUfKpgs.js";import{t as l}from"./staff-hNWpe0tw.js";i();function u({link:i,page:u,title:d,text:f,onClose:p,children:m}){let h=s(l).made,g=e(),[_,v]=o(!1);if(i?.emailed&&!_)return r(c,{open:!0,onClose:p,title:h.sentTitle,text:h.sentText(i.member.email,g.time(i.expiresAt)),children:r(t,{children:[r(a,{look:`primary`,onClick:p,children:h.done}),r(a,{onClick:()=>v(!0),children:h.show})]})});let y=i&&h.text(i.member.email,g.time(i.expiresAt));return r(c,{open:!0,onClose:p,title:i?`${h.title} ${i.member.email}`:d,text:y??f,children:i?r(t,{children:[r(n,{label:h.label,text:`${location.origin}/console/${u}#${i.token}`}),r(a,{look:`primary`,onClick:p,children:h.done})]}):m})}var d=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},f=new d(`
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