import{At as e,E as t,Pt as n,Wt as r,f as i,m as a,q as o}from"./index-CwcODLW1.js";import{P as s,t as c,u as l}from"./details-DFBeDGDg.js";import{G as u,J as d,i as f,r as p}from"./parts-DRGWu0GN.js";import{t as m}from"./dialogs-BzZ_W2pv.js";import{c as h,s as g}from"./webhooks-DRTXJ67n.js";var _={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};_.node;var v=o(_),y={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `);function C({id:n,onClose:a}){let o=t(h).events,s=t(l),{data:c,error:u,refetch:f}=e(x,{id:n}),p=c?.event?.id===n?c.event:void 0;return r(m,{open:!0,wide:!0,onClose:a,title:p?s[p.type]:o.title,children:[p&&r(w,{event:p}),c?.event===null&&r(`p`,{children:o.gone}),!c&&(u?r(i,{error:u,onRetry:()=>void f()}):r(d,{width:40}))]})}function w({event:e}){let i=t(h).events,o=u(),l=JSON.stringify(e.data,null,2);return r(`div`,{className:y.details,children:[r(`p`,{className:y.facts,children:[r(a,{text:e.publicId}),r(`span`,{className:`muted`,children:o.full(e.createdAt)}),r(T,{event:e})]}),r(`div`,{className:y.heading,children:[r(`h3`,{children:i.payload}),r(s,{text:l,label:i.copyPayload,look:`quiet`})]}),r(c,{text:l,label:i.payload}),r(`h3`,{children:i.columns.deliveries}),e.deliveries.length===0&&r(`p`,{className:`muted`,children:i.noEndpoint}),r(`ul`,{className:y.deliveries,children:e.deliveries.map(e=>r(`li`,{children:[r(n,{to:`/deliveries/$id`,params:{id:e.id},children:g(e.endpoint.url)}),r(f,{kind:`delivery`,status:e.status})]},e.id))})]})}function T({event:n}){let i=t(h).events.about,{subjectId:a}=n,o=n.data,s=o.order?.number,c=n.type.startsWith(`ORDER_`),{data:l}=e(S,{id:a??``},{enabled:c&&!s&&a!==null});if(c){let e=s??l?.order?.number;return e?r(p,{size:`small`,icon:v,to:`/orders/$number`,params:{number:e},children:i.order}):null}return n.type===`CUSTOMER_REGISTERED`&&a?r(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:a},children:i.customer}):o.recharge?.customerId?r(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:o.recharge.customerId},search:{tab:`recharges`},children:i.recharge}):o.sku?r(p,{size:`small`,icon:v,to:`/products`,search:{q:o.sku},children:i.stock}):null}export{C as EventDialog};