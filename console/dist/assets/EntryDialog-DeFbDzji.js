import{f as e,jt as t,on as n,rn as r,u as i,wt as a,x as o,xt as s}from"./index-pEbad9IO.js";import{N as c,j as l}from"./parts-CwdO98Ky.js";import{t as u}from"./dialogs-Fvos1y_P.js";import{G as d,P as f}from"./details-CxT677om.js";import{n as p}from"./AuditList-BTGD7u6t.js";var m=new Set([`id`,`store_id`,`created_at`,`updated_at`,`version`]);function h(e,t){let[n,r]=[_(e),_(t)],i=[...new Set([...n.keys(),...r.keys()])];return[...i.filter(e=>!m.has(e)),...i.filter(e=>m.has(e))].map(e=>({field:e,before:n.get(e),after:r.get(e)})).filter(e=>e.before!==e.after)}function g(e,t){let[n,r]=[_(e),_(t)];return[...n].filter(([e,t])=>r.get(e)===t).length}function _(e,t=``,n=new Map){if(e==null)return n;if(typeof e!=`object`||Array.isArray(e))return n.set(t,v(e));for(let[r,i]of Object.entries(e))_(i,t?`${t}.${r}`:r,n);return n}var v=e=>typeof e==`string`?e:JSON.stringify(e),y={table:`_table_1xui0_2`,open:`_open_1xui0_35`},b=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query AuditEntry($id: ID!) {
  auditEntries(first: 1, where: {id: $id}) {
    edges {
      node {
        id
        createdAt
        actorKind
        actorId
        actorName
        action
        subjectType
        subjectId
        before
        after
        requestId
      }
    }
  }
}
    `);n();function x({id:e,onClose:n}){let r=o(p).entry,{data:a,error:c,isPlaceholderData:d,refetch:m}=s(b,{id:e}),h=d?void 0:a?.auditEntries.edges[0]?.node;return t(u,{open:!0,onClose:n,title:h?.action??`…`,wide:!0,children:h?t(f,{children:[t(S,{entry:h}),t(w,{entry:h})]}):c?t(i,{error:c,onRetry:()=>void m()}):a&&!d?t(`p`,{className:`muted`,children:r.gone}):t(`div`,{"aria-busy":`true`,children:t(l,{width:40})})})}function S({entry:n}){let{entry:i,actors:a,subjects:s}=o(p),l=c(),u=a[n.actorKind]??n.actorKind,f=s[n.subjectType]??n.subjectType;return t(d,{facts:[{label:i.who,value:`${n.actorName} (${u})`},{label:i.when,value:l.full(n.createdAt)},{label:i.subject,value:t(r,{children:[f,` `,t(e,{text:n.subjectId}),` `,t(C,{entry:n})]})},{label:i.request,value:n.requestId?t(e,{text:n.requestId}):t(`span`,{className:`muted`,children:i.noRequest})}]})}function C({entry:e}){let n=o(p).entry,r=e.subjectId;return e.subjectType===`Customer`?t(a,{to:`/customers/$id`,params:{id:r},className:y.open,children:n.open}):e.subjectType===`StaffMember`?t(a,{to:`/settings/staff/$id`,params:{id:r},className:y.open,children:n.open}):null}function w({entry:{before:e,after:n}}){let i=o(p).entry,a=h(e,n),s=g(e,n);return a.length===0?t(`p`,{className:`muted`,children:i.none}):t(r,{children:[t(`table`,{className:y.table,children:[t(`thead`,{children:t(`tr`,{children:[t(`th`,{scope:`col`,children:i.field}),t(`th`,{scope:`col`,children:i.before}),t(`th`,{scope:`col`,children:i.after})]})}),t(`tbody`,{children:a.map(e=>t(`tr`,{children:[t(`th`,{scope:`row`,children:e.field}),t(`td`,{children:e.before===void 0?i.absent:t(`del`,{children:e.before})}),t(`td`,{children:e.after===void 0?i.absent:t(`ins`,{children:e.after})})]},e.field))})]}),s>0&&t(`p`,{className:`muted`,children:i.unchanged(s)})]})}export{x as EntryDialog};