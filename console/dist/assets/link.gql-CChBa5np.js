import{L as e,N as t}from"./details-DFBeDGDg.js";import{G as n}from"./parts-DRGWu0GN.js";import{E as r,Gt as i,Wt as a,un as o,v as s}from"./index-CwcODLW1.js";import{t as c}from"./dialogs-BzZ_W2pv.js";import{t as l}from"./staff-CaLJ58PG.js";i();function u({link:i,page:u,title:d,text:f,onClose:p,children:m}){let h=r(l).made,g=n(),[_,v]=o(!1);if(i?.emailed&&!_)return a(c,{open:!0,onClose:p,title:h.sentTitle,text:h.sentText(i.member.email,g.time(i.expiresAt)),children:a(e,{children:[a(s,{look:`primary`,onClick:p,children:h.done}),a(s,{onClick:()=>v(!0),children:h.show})]})});let y=i&&h.text(i.member.email,g.time(i.expiresAt));return a(c,{open:!0,onClose:p,title:i?`${h.title} ${i.member.email}`:d,text:y??f,children:i?a(e,{children:[a(t,{label:h.label,text:`${location.origin}/console/${u}#${i.token}`}),a(s,{look:`primary`,onClick:p,children:h.done})]}):m})}var d=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},f=new d(`
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