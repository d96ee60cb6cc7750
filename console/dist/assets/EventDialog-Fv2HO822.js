import{At as e,Et as t,G as n,Lt as r,f as i,u as a,w as o}from"./index-BzP1EClE.js";import{I as s,l as c,t as l}from"./details-6EBFLphC.js";import{M as u,P as d,c as f,s as p}from"./parts-DggjclEf.js";import{t as m}from"./dialogs-D67FP_ML.js";import{o as h,s as g}from"./webhooks-CWq3yyV0.js";var _={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};_.node;var v=n(_),y={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `);function C({id:e,onClose:n}){let i=o(g).events,s=o(c),{data:l,error:d,refetch:f}=t(x,{id:e}),p=l?.event?.id===e?l.event:void 0;return r(m,{open:!0,wide:!0,onClose:n,title:p?s[p.type]:i.title,children:[p&&r(w,{event:p}),l?.event===null&&r(`p`,{children:i.gone}),!l&&(d?r(a,{error:d,onRetry:()=>void f()}):r(u,{width:40}))]})}function w({event:t}){let n=o(g).events,a=d(),c=JSON.stringify(t.data,null,2);return r(`div`,{className:y.details,children:[r(`p`,{className:y.facts,children:[r(i,{text:t.publicId}),r(`span`,{className:`muted`,children:a.full(t.createdAt)}),r(T,{event:t})]}),r(`div`,{className:y.heading,children:[r(`h3`,{children:n.payload}),r(s,{text:c,label:n.copyPayload,look:`quiet`})]}),r(l,{text:c,label:n.payload}),r(`h3`,{children:n.columns.deliveries}),t.deliveries.length===0&&r(`p`,{className:`muted`,children:n.noEndpoint}),r(`ul`,{className:y.deliveries,children:t.deliveries.map(t=>r(`li`,{children:[r(e,{to:`/deliveries/$id`,params:{id:t.id},children:h(t.endpoint.url)}),r(f,{kind:`delivery`,status:t.status})]},t.id))})]})}function T({event:e}){let n=o(g).events.about,{subjectId:i}=e,a=e.data,s=a.order?.number,c=e.type.startsWith(`ORDER_`),{data:l}=t(S,{id:i??``},{enabled:c&&!s&&i!==null});if(c){let e=s??l?.order?.number;return e?r(p,{size:`small`,icon:v,to:`/orders/$number`,params:{number:e},children:n.order}):null}return e.type===`CUSTOMER_REGISTERED`&&i?r(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:i},children:n.customer}):a.recharge?.customerId?r(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:a.recharge.customerId},search:{tab:`recharges`},children:n.recharge}):a.sku?r(p,{size:`small`,icon:v,to:`/products`,search:{q:a.sku},children:n.stock}):null}export{C as EventDialog};