import{G as e,It as t,Jt as n,Y as r,d as i,jt as a,p as o}from"./index-ByM-MJ82.js";import{t as s}from"./details-CiSvw2-D.js";import{J as c,Z as l,a as u,i as d}from"./parts-C2OOrKHF.js";import{S as f,t as p}from"./pages-BpAtkfM2.js";import{n as m}from"./dialogs-C2mIxewQ.js";import{d as h,f as g}from"./webhooks-CCXKSWna.js";var _={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};_.node;var v=e(_),y={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `);function C({id:e,onClose:t}){let o=r(g).events,c=r(s),{data:u,error:d,refetch:f}=a(x,{id:e}),p=u?.event?.id===e?u.event:void 0;return n(m,{open:!0,wide:!0,onClose:t,title:p?c[p.type]:o.title,children:[p&&n(w,{event:p}),u?.event===null&&n(`p`,{children:o.gone}),!u&&(d?n(i,{error:d,onRetry:()=>void f()}):n(l,{width:40}))]})}function w({event:e}){let i=r(g).events,a=c(),s=JSON.stringify(e.data,null,2);return n(`div`,{className:y.details,children:[n(`p`,{className:y.facts,children:[n(o,{text:e.publicId}),n(`span`,{className:`muted`,children:a.full(e.createdAt)}),n(T,{event:e})]}),n(`div`,{className:y.heading,children:[n(`h3`,{children:i.payload}),n(f,{text:s,label:i.copyPayload,look:`quiet`})]}),n(p,{text:s,label:i.payload}),n(`h3`,{children:i.columns.deliveries}),e.deliveries.length===0&&n(`p`,{className:`muted`,children:i.noEndpoint}),n(`ul`,{className:y.deliveries,children:e.deliveries.map(e=>n(`li`,{children:[n(t,{to:`/deliveries/$id`,params:{id:e.id},children:h(e.endpoint.url)}),n(u,{kind:`delivery`,status:e.status})]},e.id))})]})}function T({event:e}){let t=r(g).events.about,{subjectId:i}=e,o=e.data,s=o.order?.number,c=e.type.startsWith(`ORDER_`),{data:l}=a(S,{id:i??``},{enabled:c&&!s&&i!==null});if(c){let e=s??l?.order?.number;return e?n(d,{size:`small`,icon:v,to:`/orders/$number`,params:{number:e},children:t.order}):null}return e.type===`CUSTOMER_REGISTERED`&&i?n(d,{size:`small`,icon:v,to:`/customers/$id`,params:{id:i},children:t.customer}):o.recharge?.customerId?n(d,{size:`small`,icon:v,to:`/customers/$id`,params:{id:o.recharge.customerId},search:{tab:`recharges`},children:t.recharge}):o.sku?n(d,{size:`small`,icon:v,to:`/products`,search:{q:o.sku},children:t.stock}):null}export{C as EventDialog};