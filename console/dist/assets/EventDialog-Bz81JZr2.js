import{D as e,Ft as t,Gt as n,J as r,h as i,jt as a,p as o}from"./index-BcOHjEZP.js";import{P as s,t as c,u as l}from"./details-BbL3iHvP.js";import{G as u,J as d,i as f,r as p}from"./parts-dljrLVEa.js";import{t as m}from"./dialogs-BGMIoYzq.js";import{c as h,s as g}from"./webhooks-Bdv-iBKI.js";var _={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};_.node;var v=r(_),y={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `);function C({id:t,onClose:r}){let i=e(h).events,s=e(l),{data:c,error:u,refetch:f}=a(x,{id:t}),p=c?.event?.id===t?c.event:void 0;return n(m,{open:!0,wide:!0,onClose:r,title:p?s[p.type]:i.title,children:[p&&n(w,{event:p}),c?.event===null&&n(`p`,{children:i.gone}),!c&&(u?n(o,{error:u,onRetry:()=>void f()}):n(d,{width:40}))]})}function w({event:r}){let a=e(h).events,o=u(),l=JSON.stringify(r.data,null,2);return n(`div`,{className:y.details,children:[n(`p`,{className:y.facts,children:[n(i,{text:r.publicId}),n(`span`,{className:`muted`,children:o.full(r.createdAt)}),n(T,{event:r})]}),n(`div`,{className:y.heading,children:[n(`h3`,{children:a.payload}),n(s,{text:l,label:a.copyPayload,look:`quiet`})]}),n(c,{text:l,label:a.payload}),n(`h3`,{children:a.columns.deliveries}),r.deliveries.length===0&&n(`p`,{className:`muted`,children:a.noEndpoint}),n(`ul`,{className:y.deliveries,children:r.deliveries.map(e=>n(`li`,{children:[n(t,{to:`/deliveries/$id`,params:{id:e.id},children:g(e.endpoint.url)}),n(f,{kind:`delivery`,status:e.status})]},e.id))})]})}function T({event:t}){let r=e(h).events.about,{subjectId:i}=t,o=t.data,s=o.order?.number,c=t.type.startsWith(`ORDER_`),{data:l}=a(S,{id:i??``},{enabled:c&&!s&&i!==null});if(c){let e=s??l?.order?.number;return e?n(p,{size:`small`,icon:v,to:`/orders/$number`,params:{number:e},children:r.order}):null}return t.type===`CUSTOMER_REGISTERED`&&i?n(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:i},children:r.customer}):o.recharge?.customerId?n(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:o.recharge.customerId},search:{tab:`recharges`},children:r.recharge}):o.sku?n(p,{size:`small`,icon:v,to:`/products`,search:{q:o.sku},children:r.stock}):null}export{C as EventDialog};