import{$t as e,Ht as t,J as n,Lt as r,Q as i,g as a,m as o}from"./index-jHT1tkCe.js";import{M as s,s as c,t as l}from"./details-Cmv5GQaD.js";import{G as u,J as d,i as f,r as p}from"./parts-C1VRNkno.js";import{n as m}from"./dialogs-DWt2_yZc.js";import{c as h,l as g}from"./webhooks-CezxVVfC.js";var _={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};_.node;var v=n(_),y={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `);function C({id:t,onClose:n}){let a=i(g).events,s=i(c),{data:l,error:u,refetch:f}=r(x,{id:t}),p=l?.event?.id===t?l.event:void 0;return e(m,{open:!0,wide:!0,onClose:n,title:p?s[p.type]:a.title,children:[p&&e(w,{event:p}),l?.event===null&&e(`p`,{children:a.gone}),!l&&(u?e(o,{error:u,onRetry:()=>void f()}):e(d,{width:40}))]})}function w({event:n}){let r=i(g).events,o=u(),c=JSON.stringify(n.data,null,2);return e(`div`,{className:y.details,children:[e(`p`,{className:y.facts,children:[e(a,{text:n.publicId}),e(`span`,{className:`muted`,children:o.full(n.createdAt)}),e(T,{event:n})]}),e(`div`,{className:y.heading,children:[e(`h3`,{children:r.payload}),e(s,{text:c,label:r.copyPayload,look:`quiet`})]}),e(l,{text:c,label:r.payload}),e(`h3`,{children:r.columns.deliveries}),n.deliveries.length===0&&e(`p`,{className:`muted`,children:r.noEndpoint}),e(`ul`,{className:y.deliveries,children:n.deliveries.map(n=>e(`li`,{children:[e(t,{to:`/deliveries/$id`,params:{id:n.id},children:h(n.endpoint.url)}),e(f,{kind:`delivery`,status:n.status})]},n.id))})]})}function T({event:t}){let n=i(g).events.about,{subjectId:a}=t,o=t.data,s=o.order?.number,c=t.type.startsWith(`ORDER_`),{data:l}=r(S,{id:a??``},{enabled:c&&!s&&a!==null});if(c){let t=s??l?.order?.number;return t?e(p,{size:`small`,icon:v,to:`/orders/$number`,params:{number:t},children:n.order}):null}return t.type===`CUSTOMER_REGISTERED`&&a?e(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:a},children:n.customer}):o.recharge?.customerId?e(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:o.recharge.customerId},search:{tab:`recharges`},children:n.recharge}):o.sku?e(p,{size:`small`,icon:v,to:`/products`,search:{q:o.sku},children:n.stock}):null}export{C as EventDialog};