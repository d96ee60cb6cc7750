import{J as e,Q as t,Wt as n,g as r,m as i,nn as a,zt as o}from"./index-ntnhS566.js";import{I as s,s as c,t as l}from"./details-P_G1di9K.js";import{K as u,Y as d,i as f,r as p}from"./parts-B2JQus4x.js";import{n as m}from"./dialogs-BJDtHswT.js";import{c as h,l as g}from"./webhooks-CkBoyJjr.js";var _={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};_.node;var v=e(_),y={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
    query EventDetails($id: ID!) {
  event(id: $id) {
    id
    publicId
    type
    sequence
    createdAt
    data
    subjectId
    deliveries {
      id
      status
      attempts
      endpoint {
        id
        url
      }
    }
  }
}
    `),S=new b(`
    query OrderOfEvent($id: ID!) {
  order(id: $id) {
    id
    number
  }
}
    `);function C({id:e,onClose:n}){let r=t(g).events,s=t(c),{data:l,error:u,refetch:f}=o(x,{id:e}),p=l?.event?.id===e?l.event:void 0;return a(m,{open:!0,wide:!0,onClose:n,title:p?s[p.type]:r.title,children:[p&&a(w,{event:p}),l?.event===null&&a(`p`,{children:r.gone}),!l&&(u?a(i,{error:u,onRetry:()=>void f()}):a(d,{width:40}))]})}function w({event:e}){let i=t(g).events,o=u(),c=JSON.stringify(e.data,null,2);return a(`div`,{className:y.details,children:[a(`p`,{className:y.facts,children:[a(r,{text:e.publicId}),a(`span`,{className:`muted`,children:o.full(e.createdAt)}),a(T,{event:e})]}),a(`div`,{className:y.heading,children:[a(`h3`,{children:i.payload}),a(s,{text:c,label:i.copyPayload,look:`quiet`})]}),a(l,{text:c,label:i.payload}),a(`h3`,{children:i.columns.deliveries}),e.deliveries.length===0&&a(`p`,{className:`muted`,children:i.noEndpoint}),a(`ul`,{className:y.deliveries,children:e.deliveries.map(e=>a(`li`,{children:[a(n,{to:`/deliveries/$id`,params:{id:e.id},children:h(e.endpoint.url)}),a(f,{kind:`delivery`,status:e.status})]},e.id))})]})}function T({event:e}){let n=t(g).events.about,{subjectId:r}=e,i=e.data,s=i.order?.number,c=e.type.startsWith(`ORDER_`),{data:l}=o(S,{id:r??``},{enabled:c&&!s&&r!==null});if(c){let e=s??l?.order?.number;return e?a(p,{size:`small`,icon:v,to:`/orders/$number`,params:{number:e},children:n.order}):null}return e.type===`CUSTOMER_REGISTERED`&&r?a(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:r},children:n.customer}):i.recharge?.customerId?a(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:i.recharge.customerId},search:{tab:`recharges`},children:n.recharge}):i.sku?a(p,{size:`small`,icon:v,to:`/products`,search:{q:i.sku},children:n.stock}):null}export{C as EventDialog};