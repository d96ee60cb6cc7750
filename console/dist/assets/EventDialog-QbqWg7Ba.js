import{J as e,Pt as t,Xt as n,Z as r,g as i,m as a,zt as o}from"./index-yR9VlGa-.js";import{P as s,t as c,u as l}from"./details-CTmdLNcp.js";import{W as u,i as d,q as f,r as p}from"./parts-DXnIqi7I.js";import{t as m}from"./dialogs-QNjhNvSa.js";import{c as h,l as g}from"./webhooks-NB8onZEc.js";var _={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};_.node;var v=e(_),y={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `);function C({id:e,onClose:i}){let o=r(g).events,s=r(l),{data:c,error:u,refetch:d}=t(x,{id:e}),p=c?.event?.id===e?c.event:void 0;return n(m,{open:!0,wide:!0,onClose:i,title:p?s[p.type]:o.title,children:[p&&n(w,{event:p}),c?.event===null&&n(`p`,{children:o.gone}),!c&&(u?n(a,{error:u,onRetry:()=>void d()}):n(f,{width:40}))]})}function w({event:e}){let t=r(g).events,a=u(),l=JSON.stringify(e.data,null,2);return n(`div`,{className:y.details,children:[n(`p`,{className:y.facts,children:[n(i,{text:e.publicId}),n(`span`,{className:`muted`,children:a.full(e.createdAt)}),n(T,{event:e})]}),n(`div`,{className:y.heading,children:[n(`h3`,{children:t.payload}),n(s,{text:l,label:t.copyPayload,look:`quiet`})]}),n(c,{text:l,label:t.payload}),n(`h3`,{children:t.columns.deliveries}),e.deliveries.length===0&&n(`p`,{className:`muted`,children:t.noEndpoint}),n(`ul`,{className:y.deliveries,children:e.deliveries.map(e=>n(`li`,{children:[n(o,{to:`/deliveries/$id`,params:{id:e.id},children:h(e.endpoint.url)}),n(d,{kind:`delivery`,status:e.status})]},e.id))})]})}function T({event:e}){let i=r(g).events.about,{subjectId:a}=e,o=e.data,s=o.order?.number,c=e.type.startsWith(`ORDER_`),{data:l}=t(S,{id:a??``},{enabled:c&&!s&&a!==null});if(c){let e=s??l?.order?.number;return e?n(p,{size:`small`,icon:v,to:`/orders/$number`,params:{number:e},children:i.order}):null}return e.type===`CUSTOMER_REGISTERED`&&a?n(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:a},children:i.customer}):o.recharge?.customerId?n(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:o.recharge.customerId},search:{tab:`recharges`},children:i.recharge}):o.sku?n(p,{size:`small`,icon:v,to:`/products`,search:{q:o.sku},children:i.stock}):null}export{C as EventDialog};