import{At as e,Ct as t,V as n,b as r,bt as i,f as a,m as o}from"./index-Cp0A1w_e.js";import{j as s,s as c,t as l}from"./details-CkmDreeo.js";import{A as u,M as d,a as f,o as p}from"./parts-mq6H3t82.js";import{t as m}from"./dialogs-CP97bDVo.js";import{o as h,s as g}from"./webhooks-Do7KNm3a.js";var _={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};_.node;var v=n(_),y={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `);function C({id:t,onClose:n}){let o=r(g).events,s=r(c),{data:l,error:d,refetch:f}=i(x,{id:t}),p=l?.event?.id===t?l.event:void 0;return e(m,{open:!0,wide:!0,onClose:n,title:p?s[p.type]:o.title,children:[p&&e(w,{event:p}),l?.event===null&&e(`p`,{children:o.gone}),!l&&(d?e(a,{error:d,onRetry:()=>void f()}):e(u,{width:40}))]})}function w({event:n}){let i=r(g).events,a=d(),c=JSON.stringify(n.data,null,2);return e(`div`,{className:y.details,children:[e(`p`,{className:y.facts,children:[e(o,{text:n.publicId}),e(`span`,{className:`muted`,children:a.full(n.createdAt)}),e(T,{event:n})]}),e(`div`,{className:y.heading,children:[e(`h3`,{children:i.payload}),e(s,{text:c,label:i.copyPayload,look:`quiet`})]}),e(l,{text:c,label:i.payload}),e(`h3`,{children:i.columns.deliveries}),n.deliveries.length===0&&e(`p`,{className:`muted`,children:i.noEndpoint}),e(`ul`,{className:y.deliveries,children:n.deliveries.map(n=>e(`li`,{children:[e(t,{to:`/deliveries/$id`,params:{id:n.id},children:h(n.endpoint.url)}),e(p,{kind:`delivery`,status:n.status})]},n.id))})]})}function T({event:t}){let n=r(g).events.about,{subjectId:a}=t,o=t.data,s=o.order?.number,c=t.type.startsWith(`ORDER_`),{data:l}=i(S,{id:a??``},{enabled:c&&!s&&a!==null});if(c){let t=s??l?.order?.number;return t?e(f,{size:`small`,icon:v,to:`/orders/$number`,params:{number:t},children:n.order}):null}return t.type===`CUSTOMER_REGISTERED`&&a?e(f,{size:`small`,icon:v,to:`/customers/$id`,params:{id:a},children:n.customer}):o.recharge?.customerId?e(f,{size:`small`,icon:v,to:`/customers/$id`,params:{id:o.recharge.customerId},search:{tab:`recharges`},children:n.recharge}):o.sku?e(f,{size:`small`,icon:v,to:`/products`,search:{q:o.sku},children:n.stock}):null}export{C as EventDialog};