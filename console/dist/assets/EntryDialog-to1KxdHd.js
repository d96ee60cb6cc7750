import{St as e,d as t,in as n,kt as r,p as i,tn as a,y as o,yt as s}from"./index-DYcuAoF6.js";import{A as c,M as l}from"./parts-C0Z_Ugd4.js";import{t as u}from"./dialogs-nSjOBcUc.js";import{G as d,P as f}from"./details-DyJtnXNU.js";import{n as p}from"./AuditList-C-2LBji5.js";var m=new Set([`id`,`store_id`,`created_at`,`updated_at`,`version`]);function h(e,t){let[n,r]=[_(e),_(t)],i=[...new Set([...n.keys(),...r.keys()])];return[...i.filter(e=>!m.has(e)),...i.filter(e=>m.has(e))].map(e=>({field:e,before:n.get(e),after:r.get(e)})).filter(e=>e.before!==e.after)}function g(e,t){let[n,r]=[_(e),_(t)];return[...n].filter(([e,t])=>r.get(e)===t).length}function _(e,t=``,n=new Map){if(e==null)return n;if(typeof e!=`object`||Array.isArray(e))return n.set(t,v(e));for(let[r,i]of Object.entries(e))_(i,t?`${t}.${r}`:r,n);return n}var v=e=>typeof e==`string`?e:JSON.stringify(e),y={table:`_table_1xui0_2`,open:`_open_1xui0_35`},b=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);n();function x({id:e,onClose:n}){let i=o(p).entry,{data:a,error:l,isPlaceholderData:d,refetch:m}=s(b,{id:e}),h=d?void 0:a?.auditEntries.edges[0]?.node;return r(u,{open:!0,onClose:n,title:h?.action??`…`,wide:!0,children:h?r(f,{children:[r(S,{entry:h}),r(w,{entry:h})]}):l?r(t,{error:l,onRetry:()=>void m()}):a&&!d?r(`p`,{className:`muted`,children:i.gone}):r(`div`,{"aria-busy":`true`,children:r(c,{width:40})})})}function S({entry:e}){let{entry:t,actors:n,subjects:s}=o(p),c=l(),u=n[e.actorKind]??e.actorKind,f=s[e.subjectType]??e.subjectType;return r(d,{facts:[{label:t.who,value:`${e.actorName} (${u})`},{label:t.when,value:c.full(e.createdAt)},{label:t.subject,value:r(a,{children:[f,` `,r(i,{text:e.subjectId}),` `,r(C,{entry:e})]})},{label:t.request,value:e.requestId?r(i,{text:e.requestId}):r(`span`,{className:`muted`,children:t.noRequest})}]})}function C({entry:t}){let n=o(p).entry,i=t.subjectId;return t.subjectType===`Customer`?r(e,{to:`/customers/$id`,params:{id:i},className:y.open,children:n.open}):t.subjectType===`StaffMember`?r(e,{to:`/settings/staff/$id`,params:{id:i},className:y.open,children:n.open}):null}function w({entry:{before:e,after:t}}){let n=o(p).entry,i=h(e,t),s=g(e,t);return i.length===0?r(`p`,{className:`muted`,children:n.none}):r(a,{children:[r(`table`,{className:y.table,children:[r(`thead`,{children:r(`tr`,{children:[r(`th`,{scope:`col`,children:n.field}),r(`th`,{scope:`col`,children:n.before}),r(`th`,{scope:`col`,children:n.after})]})}),r(`tbody`,{children:i.map(e=>r(`tr`,{children:[r(`th`,{scope:`row`,children:e.field}),r(`td`,{children:e.before===void 0?n.absent:r(`del`,{children:e.before})}),r(`td`,{children:e.after===void 0?n.absent:r(`ins`,{children:e.after})})]},e.field))})]}),s>0&&r(`p`,{className:`muted`,children:n.unchanged(s)})]})}export{x as EntryDialog};