import{J as e,Q as t,Rt as n,Ut as r,en as i,g as a,m as o}from"./index-ah7yBjvo.js";import{N as s,s as c,t as l}from"./details-sHZI4id6.js";import{G as u,J as d,i as f,r as p}from"./parts-sUoMt7hs.js";import{n as m}from"./dialogs-DMNuVB_d.js";import{c as h,l as g}from"./webhooks-8HNuMmpv.js";var _={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};_.node;var v=e(_),y={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `);function C({id:e,onClose:r}){let a=t(g).events,s=t(c),{data:l,error:u,refetch:f}=n(x,{id:e}),p=l?.event?.id===e?l.event:void 0;return i(m,{open:!0,wide:!0,onClose:r,title:p?s[p.type]:a.title,children:[p&&i(w,{event:p}),l?.event===null&&i(`p`,{children:a.gone}),!l&&(u?i(o,{error:u,onRetry:()=>void f()}):i(d,{width:40}))]})}function w({event:e}){let n=t(g).events,o=u(),c=JSON.stringify(e.data,null,2);return i(`div`,{className:y.details,children:[i(`p`,{className:y.facts,children:[i(a,{text:e.publicId}),i(`span`,{className:`muted`,children:o.full(e.createdAt)}),i(T,{event:e})]}),i(`div`,{className:y.heading,children:[i(`h3`,{children:n.payload}),i(s,{text:c,label:n.copyPayload,look:`quiet`})]}),i(l,{text:c,label:n.payload}),i(`h3`,{children:n.columns.deliveries}),e.deliveries.length===0&&i(`p`,{className:`muted`,children:n.noEndpoint}),i(`ul`,{className:y.deliveries,children:e.deliveries.map(e=>i(`li`,{children:[i(r,{to:`/deliveries/$id`,params:{id:e.id},children:h(e.endpoint.url)}),i(f,{kind:`delivery`,status:e.status})]},e.id))})]})}function T({event:e}){let r=t(g).events.about,{subjectId:a}=e,o=e.data,s=o.order?.number,c=e.type.startsWith(`ORDER_`),{data:l}=n(S,{id:a??``},{enabled:c&&!s&&a!==null});if(c){let e=s??l?.order?.number;return e?i(p,{size:`small`,icon:v,to:`/orders/$number`,params:{number:e},children:r.order}):null}return e.type===`CUSTOMER_REGISTERED`&&a?i(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:a},children:r.customer}):o.recharge?.customerId?i(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:o.recharge.customerId},search:{tab:`recharges`},children:r.recharge}):o.sku?i(p,{size:`small`,icon:v,to:`/products`,search:{q:o.sku},children:r.stock}):null}export{C as EventDialog};