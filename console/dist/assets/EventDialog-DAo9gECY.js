import{Jt as e,Lt as t,Mt as n,O as r,Y as i,g as a,m as o}from"./index-CrslgKQf.js";import{P as s,t as c,u as l}from"./details-CfP5J__g.js";import{W as u,i as d,q as f,r as p}from"./parts-uYqX-dei.js";import{t as m}from"./dialogs-myGTe9xi.js";import{c as h,l as g}from"./webhooks-DItuNKmK.js";var _={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};_.node;var v=i(_),y={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `);function C({id:t,onClose:i}){let a=r(g).events,s=r(l),{data:c,error:u,refetch:d}=n(x,{id:t}),p=c?.event?.id===t?c.event:void 0;return e(m,{open:!0,wide:!0,onClose:i,title:p?s[p.type]:a.title,children:[p&&e(w,{event:p}),c?.event===null&&e(`p`,{children:a.gone}),!c&&(u?e(o,{error:u,onRetry:()=>void d()}):e(f,{width:40}))]})}function w({event:n}){let i=r(g).events,o=u(),l=JSON.stringify(n.data,null,2);return e(`div`,{className:y.details,children:[e(`p`,{className:y.facts,children:[e(a,{text:n.publicId}),e(`span`,{className:`muted`,children:o.full(n.createdAt)}),e(T,{event:n})]}),e(`div`,{className:y.heading,children:[e(`h3`,{children:i.payload}),e(s,{text:l,label:i.copyPayload,look:`quiet`})]}),e(c,{text:l,label:i.payload}),e(`h3`,{children:i.columns.deliveries}),n.deliveries.length===0&&e(`p`,{className:`muted`,children:i.noEndpoint}),e(`ul`,{className:y.deliveries,children:n.deliveries.map(n=>e(`li`,{children:[e(t,{to:`/deliveries/$id`,params:{id:n.id},children:h(n.endpoint.url)}),e(d,{kind:`delivery`,status:n.status})]},n.id))})]})}function T({event:t}){let i=r(g).events.about,{subjectId:a}=t,o=t.data,s=o.order?.number,c=t.type.startsWith(`ORDER_`),{data:l}=n(S,{id:a??``},{enabled:c&&!s&&a!==null});if(c){let t=s??l?.order?.number;return t?e(p,{size:`small`,icon:v,to:`/orders/$number`,params:{number:t},children:i.order}):null}return t.type===`CUSTOMER_REGISTERED`&&a?e(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:a},children:i.customer}):o.recharge?.customerId?e(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:o.recharge.customerId},search:{tab:`recharges`},children:i.recharge}):o.sku?e(p,{size:`small`,icon:v,to:`/products`,search:{q:o.sku},children:i.stock}):null}export{C as EventDialog};