import{At as e,Et as t,Lt as n,f as r,fn as i,ln as a,u as o,w as s}from"./index-BzP1EClE.js";import{M as c,P as l}from"./parts-DggjclEf.js";import{t as u}from"./dialogs-D67FP_ML.js";import{X as d,z as f}from"./details-6EBFLphC.js";import{n as p}from"./AuditList-BADnPQOW.js";var m=new Set([`id`,`store_id`,`created_at`,`updated_at`,`version`]);function h(e,t){let[n,r]=[_(e),_(t)],i=[...new Set([...n.keys(),...r.keys()])];return[...i.filter(e=>!m.has(e)),...i.filter(e=>m.has(e))].map(e=>({field:e,before:n.get(e),after:r.get(e)})).filter(e=>e.before!==e.after)}function g(e,t){let[n,r]=[_(e),_(t)];return[...n].filter(([e,t])=>r.get(e)===t).length}function _(e,t=``,n=new Map){if(e==null)return n;if(typeof e!=`object`||Array.isArray(e))return n.set(t,v(e));for(let[r,i]of Object.entries(e))_(i,t?`${t}.${r}`:r,n);return n}var v=e=>typeof e==`string`?e:JSON.stringify(e),y={table:`_table_1xui0_2`,open:`_open_1xui0_35`},b=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);i();function x({id:e,onClose:r}){let i=s(p).entry,{data:a,error:l,isPlaceholderData:d,refetch:m}=t(b,{id:e}),h=d?void 0:a?.auditEntries.edges[0]?.node;return n(u,{open:!0,onClose:r,title:h?.action??`…`,wide:!0,children:h?n(f,{children:[n(S,{entry:h}),n(w,{entry:h})]}):l?n(o,{error:l,onRetry:()=>void m()}):a&&!d?n(`p`,{className:`muted`,children:i.gone}):n(`div`,{"aria-busy":`true`,children:n(c,{width:40})})})}function S({entry:e}){let{entry:t,actors:i,subjects:o}=s(p),c=l(),u=i[e.actorKind]??e.actorKind,f=o[e.subjectType]??e.subjectType;return n(d,{facts:[{label:t.who,value:`${e.actorName} (${u})`},{label:t.when,value:c.full(e.createdAt)},{label:t.subject,value:n(a,{children:[f,` `,n(r,{text:e.subjectId}),` `,n(C,{entry:e})]})},{label:t.request,value:e.requestId?n(r,{text:e.requestId}):n(`span`,{className:`muted`,children:t.noRequest})}]})}function C({entry:t}){let r=s(p).entry,i=t.subjectId;return t.subjectType===`Customer`?n(e,{to:`/customers/$id`,params:{id:i},className:y.open,children:r.open}):t.subjectType===`StaffMember`?n(e,{to:`/settings/staff/$id`,params:{id:i},className:y.open,children:r.open}):null}function w({entry:{before:e,after:t}}){let r=s(p).entry,i=h(e,t),o=g(e,t);return i.length===0?n(`p`,{className:`muted`,children:r.none}):n(a,{children:[n(`table`,{className:y.table,children:[n(`thead`,{children:n(`tr`,{children:[n(`th`,{scope:`col`,children:r.field}),n(`th`,{scope:`col`,children:r.before}),n(`th`,{scope:`col`,children:r.after})]})}),n(`tbody`,{children:i.map(e=>n(`tr`,{children:[n(`th`,{scope:`row`,children:e.field}),n(`td`,{children:e.before===void 0?r.absent:n(`del`,{children:e.before})}),n(`td`,{children:e.after===void 0?r.absent:n(`ins`,{children:e.after})})]},e.field))})]}),o>0&&n(`p`,{className:`muted`,children:r.unchanged(o)})]})}export{x as EntryDialog};