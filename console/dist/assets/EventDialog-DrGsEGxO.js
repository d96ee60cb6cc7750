import{H as e,f as t,jt as n,u as r,wt as i,x as a,xt as o}from"./index-pEbad9IO.js";import{j as s,s as c,t as l}from"./details-CxT677om.js";import{N as u,j as d,o as f,s as p}from"./parts-CwdO98Ky.js";import{t as m}from"./dialogs-Fvos1y_P.js";import{o as h,s as g}from"./webhooks-UZCehJzi.js";var _={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};_.node;var v=e(_),y={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `);function C({id:e,onClose:t}){let i=a(g).events,s=a(c),{data:l,error:u,refetch:f}=o(x,{id:e}),p=l?.event?.id===e?l.event:void 0;return n(m,{open:!0,wide:!0,onClose:t,title:p?s[p.type]:i.title,children:[p&&n(w,{event:p}),l?.event===null&&n(`p`,{children:i.gone}),!l&&(u?n(r,{error:u,onRetry:()=>void f()}):n(d,{width:40}))]})}function w({event:e}){let r=a(g).events,o=u(),c=JSON.stringify(e.data,null,2);return n(`div`,{className:y.details,children:[n(`p`,{className:y.facts,children:[n(t,{text:e.publicId}),n(`span`,{className:`muted`,children:o.full(e.createdAt)}),n(T,{event:e})]}),n(`div`,{className:y.heading,children:[n(`h3`,{children:r.payload}),n(s,{text:c,label:r.copyPayload,look:`quiet`})]}),n(l,{text:c,label:r.payload}),n(`h3`,{children:r.columns.deliveries}),e.deliveries.length===0&&n(`p`,{className:`muted`,children:r.noEndpoint}),n(`ul`,{className:y.deliveries,children:e.deliveries.map(e=>n(`li`,{children:[n(i,{to:`/deliveries/$id`,params:{id:e.id},children:h(e.endpoint.url)}),n(p,{kind:`delivery`,status:e.status})]},e.id))})]})}function T({event:e}){let t=a(g).events.about,{subjectId:r}=e,i=e.data,s=i.order?.number,c=e.type.startsWith(`ORDER_`),{data:l}=o(S,{id:r??``},{enabled:c&&!s&&r!==null});if(c){let e=s??l?.order?.number;return e?n(f,{size:`small`,icon:v,to:`/orders/$number`,params:{number:e},children:t.order}):null}return e.type===`CUSTOMER_REGISTERED`&&r?n(f,{size:`small`,icon:v,to:`/customers/$id`,params:{id:r},children:t.customer}):i.recharge?.customerId?n(f,{size:`small`,icon:v,to:`/customers/$id`,params:{id:i.recharge.customerId},search:{tab:`recharges`},children:t.recharge}):i.sku?n(f,{size:`small`,icon:v,to:`/products`,search:{q:i.sku},children:t.stock}):null}export{C as EventDialog};