import{G as e,Mt as t,Ot as n,Vt as r,f as i,u as a,w as o}from"./index-0TGHxELl.js";import{B as s,t as c,u as l}from"./details-DW0RqXrY.js";import{G as u,H as d,i as f,r as p}from"./parts-B7sQsaSu.js";import{t as m}from"./dialogs-dPXu_urE.js";import{o as h,s as g}from"./webhooks-CInqai0g.js";var _={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};_.node;var v=e(_),y={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `);function C({id:e,onClose:t}){let i=o(g).events,s=o(l),{data:c,error:d,refetch:f}=n(x,{id:e}),p=c?.event?.id===e?c.event:void 0;return r(m,{open:!0,wide:!0,onClose:t,title:p?s[p.type]:i.title,children:[p&&r(w,{event:p}),c?.event===null&&r(`p`,{children:i.gone}),!c&&(d?r(a,{error:d,onRetry:()=>void f()}):r(u,{width:40}))]})}function w({event:e}){let n=o(g).events,a=d(),l=JSON.stringify(e.data,null,2);return r(`div`,{className:y.details,children:[r(`p`,{className:y.facts,children:[r(i,{text:e.publicId}),r(`span`,{className:`muted`,children:a.full(e.createdAt)}),r(T,{event:e})]}),r(`div`,{className:y.heading,children:[r(`h3`,{children:n.payload}),r(s,{text:l,label:n.copyPayload,look:`quiet`})]}),r(c,{text:l,label:n.payload}),r(`h3`,{children:n.columns.deliveries}),e.deliveries.length===0&&r(`p`,{className:`muted`,children:n.noEndpoint}),r(`ul`,{className:y.deliveries,children:e.deliveries.map(e=>r(`li`,{children:[r(t,{to:`/deliveries/$id`,params:{id:e.id},children:h(e.endpoint.url)}),r(f,{kind:`delivery`,status:e.status})]},e.id))})]})}function T({event:e}){let t=o(g).events.about,{subjectId:i}=e,a=e.data,s=a.order?.number,c=e.type.startsWith(`ORDER_`),{data:l}=n(S,{id:i??``},{enabled:c&&!s&&i!==null});if(c){let e=s??l?.order?.number;return e?r(p,{size:`small`,icon:v,to:`/orders/$number`,params:{number:e},children:t.order}):null}return e.type===`CUSTOMER_REGISTERED`&&i?r(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:i},children:t.customer}):a.recharge?.customerId?r(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:a.recharge.customerId},search:{tab:`recharges`},children:t.recharge}):a.sku?r(p,{size:`small`,icon:v,to:`/products`,search:{q:a.sku},children:t.stock}):null}export{C as EventDialog};