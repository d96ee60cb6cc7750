import{At as e,Ct as t,an as n,b as r,bt as i,f as a,m as o,nn as s}from"./index-Cp0A1w_e.js";import{A as c,M as l}from"./parts-mq6H3t82.js";import{t as u}from"./dialogs-CP97bDVo.js";import{G as d,P as f}from"./details-CkmDreeo.js";import{n as p}from"./AuditList-BdERcF3s.js";var m=new Set([`id`,`store_id`,`created_at`,`updated_at`,`version`]);function h(e,t){let[n,r]=[_(e),_(t)],i=[...new Set([...n.keys(),...r.keys()])];return[...i.filter(e=>!m.has(e)),...i.filter(e=>m.has(e))].map(e=>({field:e,before:n.get(e),after:r.get(e)})).filter(e=>e.before!==e.after)}function g(e,t){let[n,r]=[_(e),_(t)];return[...n].filter(([e,t])=>r.get(e)===t).length}function _(e,t=``,n=new Map){if(e==null)return n;if(typeof e!=`object`||Array.isArray(e))return n.set(t,v(e));for(let[r,i]of Object.entries(e))_(i,t?`${t}.${r}`:r,n);return n}var v=e=>typeof e==`string`?e:JSON.stringify(e),y={table:`_table_1xui0_2`,open:`_open_1xui0_35`},b=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);n();function x({id:t,onClose:n}){let o=r(p).entry,{data:s,error:l,isPlaceholderData:d,refetch:m}=i(b,{id:t}),h=d?void 0:s?.auditEntries.edges[0]?.node;return e(u,{open:!0,onClose:n,title:h?.action??`…`,wide:!0,children:h?e(f,{children:[e(S,{entry:h}),e(w,{entry:h})]}):l?e(a,{error:l,onRetry:()=>void m()}):s&&!d?e(`p`,{className:`muted`,children:o.gone}):e(`div`,{"aria-busy":`true`,children:e(c,{width:40})})})}function S({entry:t}){let{entry:n,actors:i,subjects:a}=r(p),c=l(),u=i[t.actorKind]??t.actorKind,f=a[t.subjectType]??t.subjectType;return e(d,{facts:[{label:n.who,value:`${t.actorName} (${u})`},{label:n.when,value:c.full(t.createdAt)},{label:n.subject,value:e(s,{children:[f,` `,e(o,{text:t.subjectId}),` `,e(C,{entry:t})]})},{label:n.request,value:t.requestId?e(o,{text:t.requestId}):e(`span`,{className:`muted`,children:n.noRequest})}]})}function C({entry:n}){let i=r(p).entry,a=n.subjectId;return n.subjectType===`Customer`?e(t,{to:`/customers/$id`,params:{id:a},className:y.open,children:i.open}):n.subjectType===`StaffMember`?e(t,{to:`/settings/staff/$id`,params:{id:a},className:y.open,children:i.open}):null}function w({entry:{before:t,after:n}}){let i=r(p).entry,a=h(t,n),o=g(t,n);return a.length===0?e(`p`,{className:`muted`,children:i.none}):e(s,{children:[e(`table`,{className:y.table,children:[e(`thead`,{children:e(`tr`,{children:[e(`th`,{scope:`col`,children:i.field}),e(`th`,{scope:`col`,children:i.before}),e(`th`,{scope:`col`,children:i.after})]})}),e(`tbody`,{children:a.map(t=>e(`tr`,{children:[e(`th`,{scope:`row`,children:t.field}),e(`td`,{children:t.before===void 0?i.absent:e(`del`,{children:t.before})}),e(`td`,{children:t.after===void 0?i.absent:e(`ins`,{children:t.after})})]},t.field))})]}),o>0&&e(`p`,{className:`muted`,children:i.unchanged(o)})]})}export{x as EntryDialog};