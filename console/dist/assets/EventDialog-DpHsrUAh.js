import{It as e,J as t,Qt as n,Vt as r,Z as i,g as a,m as o}from"./index-Bj-0Wysc.js";import{M as s,s as c,t as l}from"./details-CeckHyby.js";import{W as u,i as d,q as f,r as p}from"./parts-DeASi7V8.js";import{t as m}from"./dialogs-CeyJh_86.js";import{c as h,l as g}from"./webhooks-BwO_iYcz.js";var _={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};_.node;var v=t(_),y={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `);function C({id:t,onClose:r}){let a=i(g).events,s=i(c),{data:l,error:u,refetch:d}=e(x,{id:t}),p=l?.event?.id===t?l.event:void 0;return n(m,{open:!0,wide:!0,onClose:r,title:p?s[p.type]:a.title,children:[p&&n(w,{event:p}),l?.event===null&&n(`p`,{children:a.gone}),!l&&(u?n(o,{error:u,onRetry:()=>void d()}):n(f,{width:40}))]})}function w({event:e}){let t=i(g).events,o=u(),c=JSON.stringify(e.data,null,2);return n(`div`,{className:y.details,children:[n(`p`,{className:y.facts,children:[n(a,{text:e.publicId}),n(`span`,{className:`muted`,children:o.full(e.createdAt)}),n(T,{event:e})]}),n(`div`,{className:y.heading,children:[n(`h3`,{children:t.payload}),n(s,{text:c,label:t.copyPayload,look:`quiet`})]}),n(l,{text:c,label:t.payload}),n(`h3`,{children:t.columns.deliveries}),e.deliveries.length===0&&n(`p`,{className:`muted`,children:t.noEndpoint}),n(`ul`,{className:y.deliveries,children:e.deliveries.map(e=>n(`li`,{children:[n(r,{to:`/deliveries/$id`,params:{id:e.id},children:h(e.endpoint.url)}),n(d,{kind:`delivery`,status:e.status})]},e.id))})]})}function T({event:t}){let r=i(g).events.about,{subjectId:a}=t,o=t.data,s=o.order?.number,c=t.type.startsWith(`ORDER_`),{data:l}=e(S,{id:a??``},{enabled:c&&!s&&a!==null});if(c){let e=s??l?.order?.number;return e?n(p,{size:`small`,icon:v,to:`/orders/$number`,params:{number:e},children:r.order}):null}return t.type===`CUSTOMER_REGISTERED`&&a?n(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:a},children:r.customer}):o.recharge?.customerId?n(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:o.recharge.customerId},search:{tab:`recharges`},children:r.recharge}):o.sku?n(p,{size:`small`,icon:v,to:`/products`,search:{q:o.sku},children:r.stock}):null}export{C as EventDialog};