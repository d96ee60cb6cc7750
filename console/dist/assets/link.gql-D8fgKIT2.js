import{j as e,z as t}from"./details-sHZI4id6.js";import{G as n}from"./parts-sUoMt7hs.js";import{Q as r,en as i,tn as a,x as o,xn as s}from"./index-ah7yBjvo.js";import{n as c}from"./dialogs-DMNuVB_d.js";import{t as l}from"./staff-ChTtXT6F.js";a();function u({link:a,page:u,title:d,text:f,onClose:p,children:m}){let h=r(l).made,g=n(),[_,v]=s(!1);if(a?.emailed&&!_)return i(c,{open:!0,onClose:p,title:h.sentTitle,text:h.sentText(a.member.email,g.time(a.expiresAt)),children:i(t,{children:[i(o,{look:`primary`,onClick:p,children:h.done}),i(o,{onClick:()=>v(!0),children:h.show})]})});let y=a&&h.text(a.member.email,g.time(a.expiresAt));return i(c,{open:!0,onClose:p,title:a?`${h.title} ${a.member.email}`:d,text:y??f,children:a?i(t,{children:[i(e,{label:h.label,text:`${location.origin}/console/${u}#${a.token}`}),i(o,{look:`primary`,onClick:p,children:h.done})]}):m})}var d=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},f=new d(`
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