import{J as e}from"./parts-C2OOrKHF.js";import{E as t,b as n}from"./pages-BpAtkfM2.js";import{Jt as r,Y as i,Yt as a,hn as o,v as s}from"./index-ByM-MJ82.js";import{n as c}from"./dialogs-C2mIxewQ.js";import{t as l}from"./staff-B4TNLIbv.js";a();function u({link:a,page:u,title:d,text:f,onClose:p,children:m}){let h=i(l).made,g=e(),[_,v]=o(!1);if(a?.emailed&&!_)return r(c,{open:!0,onClose:p,title:h.sentTitle,text:h.sentText(a.member.email,g.time(a.expiresAt)),children:r(t,{children:[r(s,{look:`primary`,onClick:p,children:h.done}),r(s,{onClick:()=>v(!0),children:h.show})]})});let y=a&&h.text(a.member.email,g.time(a.expiresAt));return r(c,{open:!0,onClose:p,title:a?`${h.title} ${a.member.email}`:d,text:y??f,children:a?r(t,{children:[r(n,{label:h.label,text:`${location.origin}/console/${u}#${a.token}`}),r(s,{look:`primary`,onClick:p,children:h.done})]}):m})}var d=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},f=new d(`
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