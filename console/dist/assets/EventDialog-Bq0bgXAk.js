import{Dt as e,G as t,f as n,jt as r,u as i,w as a,zt as o}from"./index-Ci1AkQWy.js";import{F as s,l as c,t as l}from"./details-DXdyoKLk.js";import{H as u,i as d,r as f,z as p}from"./parts-DYi6Y7YZ.js";import{t as m}from"./dialogs-DjYVxy_K.js";import{i as h,r as g}from"./webhooks-DtDtlHhZ.js";var _={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};_.node;var v=t(_),y={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `);function C({id:t,onClose:n}){let r=a(h).events,s=a(c),{data:l,error:d,refetch:f}=e(x,{id:t}),p=l?.event?.id===t?l.event:void 0;return o(m,{open:!0,wide:!0,onClose:n,title:p?s[p.type]:r.title,children:[p&&o(w,{event:p}),l?.event===null&&o(`p`,{children:r.gone}),!l&&(d?o(i,{error:d,onRetry:()=>void f()}):o(u,{width:40}))]})}function w({event:e}){let t=a(h).events,i=p(),c=JSON.stringify(e.data,null,2);return o(`div`,{className:y.details,children:[o(`p`,{className:y.facts,children:[o(n,{text:e.publicId}),o(`span`,{className:`muted`,children:i.full(e.createdAt)}),o(T,{event:e})]}),o(`div`,{className:y.heading,children:[o(`h3`,{children:t.payload}),o(s,{text:c,label:t.copyPayload,look:`quiet`})]}),o(l,{text:c,label:t.payload}),o(`h3`,{children:t.columns.deliveries}),e.deliveries.length===0&&o(`p`,{className:`muted`,children:t.noEndpoint}),o(`ul`,{className:y.deliveries,children:e.deliveries.map(e=>o(`li`,{children:[o(r,{to:`/deliveries/$id`,params:{id:e.id},children:g(e.endpoint.url)}),o(d,{kind:`delivery`,status:e.status})]},e.id))})]})}function T({event:t}){let n=a(h).events.about,{subjectId:r}=t,i=t.data,s=i.order?.number,c=t.type.startsWith(`ORDER_`),{data:l}=e(S,{id:r??``},{enabled:c&&!s&&r!==null});if(c){let e=s??l?.order?.number;return e?o(f,{size:`small`,icon:v,to:`/orders/$number`,params:{number:e},children:n.order}):null}return t.type===`CUSTOMER_REGISTERED`&&r?o(f,{size:`small`,icon:v,to:`/customers/$id`,params:{id:r},children:n.customer}):i.recharge?.customerId?o(f,{size:`small`,icon:v,to:`/customers/$id`,params:{id:i.recharge.customerId},search:{tab:`recharges`},children:n.recharge}):i.sku?o(f,{size:`small`,icon:v,to:`/products`,search:{q:i.sku},children:n.stock}):null}export{C as EventDialog};