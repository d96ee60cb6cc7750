import{B as e,St as t,d as n,kt as r,p as i,y as a,yt as o}from"./index-DYcuAoF6.js";import{j as s,s as c,t as l}from"./details-DyJtnXNU.js";import{A as u,M as d,a as f,o as p}from"./parts-C0Z_Ugd4.js";import{t as m}from"./dialogs-nSjOBcUc.js";import{o as h,s as g}from"./webhooks-5WCm0tfq.js";var _={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};_.node;var v=e(_),y={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `);function C({id:e,onClose:t}){let i=a(g).events,s=a(c),{data:l,error:d,refetch:f}=o(x,{id:e}),p=l?.event?.id===e?l.event:void 0;return r(m,{open:!0,wide:!0,onClose:t,title:p?s[p.type]:i.title,children:[p&&r(w,{event:p}),l?.event===null&&r(`p`,{children:i.gone}),!l&&(d?r(n,{error:d,onRetry:()=>void f()}):r(u,{width:40}))]})}function w({event:e}){let n=a(g).events,o=d(),c=JSON.stringify(e.data,null,2);return r(`div`,{className:y.details,children:[r(`p`,{className:y.facts,children:[r(i,{text:e.publicId}),r(`span`,{className:`muted`,children:o.full(e.createdAt)}),r(T,{event:e})]}),r(`div`,{className:y.heading,children:[r(`h3`,{children:n.payload}),r(s,{text:c,label:n.copyPayload,look:`quiet`})]}),r(l,{text:c,label:n.payload}),r(`h3`,{children:n.columns.deliveries}),e.deliveries.length===0&&r(`p`,{className:`muted`,children:n.noEndpoint}),r(`ul`,{className:y.deliveries,children:e.deliveries.map(e=>r(`li`,{children:[r(t,{to:`/deliveries/$id`,params:{id:e.id},children:h(e.endpoint.url)}),r(p,{kind:`delivery`,status:e.status})]},e.id))})]})}function T({event:e}){let t=a(g).events.about,{subjectId:n}=e,i=e.data,s=i.order?.number,c=e.type.startsWith(`ORDER_`),{data:l}=o(S,{id:n??``},{enabled:c&&!s&&n!==null});if(c){let e=s??l?.order?.number;return e?r(f,{size:`small`,icon:v,to:`/orders/$number`,params:{number:e},children:t.order}):null}return e.type===`CUSTOMER_REGISTERED`&&n?r(f,{size:`small`,icon:v,to:`/customers/$id`,params:{id:n},children:t.customer}):i.recharge?.customerId?r(f,{size:`small`,icon:v,to:`/customers/$id`,params:{id:i.recharge.customerId},search:{tab:`recharges`},children:t.recharge}):i.sku?r(f,{size:`small`,icon:v,to:`/products`,search:{q:i.sku},children:t.stock}):null}export{C as EventDialog};