import{Bt as e,Dt as t,G as n,f as r,jt as i,u as a,w as o}from"./index-DStYPVG5.js";import{l as s,t as c,z as l}from"./details-CwQO3Pyu.js";import{G as u,H as d,i as f,r as p}from"./parts-CzZ38pdg.js";import{t as m}from"./dialogs-BtUfKpgs.js";import{o as h,s as g}from"./webhooks-BJuxaQp0.js";var _={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};_.node;var v=n(_),y={details:`_details_12l1n_2`,facts:`_facts_12l1n_7`,heading:`_heading_12l1n_16`,deliveries:`_deliveries_12l1n_21`},b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `);function C({id:n,onClose:r}){let i=o(g).events,c=o(s),{data:l,error:d,refetch:f}=t(x,{id:n}),p=l?.event?.id===n?l.event:void 0;return e(m,{open:!0,wide:!0,onClose:r,title:p?c[p.type]:i.title,children:[p&&e(w,{event:p}),l?.event===null&&e(`p`,{children:i.gone}),!l&&(d?e(a,{error:d,onRetry:()=>void f()}):e(u,{width:40}))]})}function w({event:t}){let n=o(g).events,a=d(),s=JSON.stringify(t.data,null,2);return e(`div`,{className:y.details,children:[e(`p`,{className:y.facts,children:[e(r,{text:t.publicId}),e(`span`,{className:`muted`,children:a.full(t.createdAt)}),e(T,{event:t})]}),e(`div`,{className:y.heading,children:[e(`h3`,{children:n.payload}),e(l,{text:s,label:n.copyPayload,look:`quiet`})]}),e(c,{text:s,label:n.payload}),e(`h3`,{children:n.columns.deliveries}),t.deliveries.length===0&&e(`p`,{className:`muted`,children:n.noEndpoint}),e(`ul`,{className:y.deliveries,children:t.deliveries.map(t=>e(`li`,{children:[e(i,{to:`/deliveries/$id`,params:{id:t.id},children:h(t.endpoint.url)}),e(f,{kind:`delivery`,status:t.status})]},t.id))})]})}function T({event:n}){let r=o(g).events.about,{subjectId:i}=n,a=n.data,s=a.order?.number,c=n.type.startsWith(`ORDER_`),{data:l}=t(S,{id:i??``},{enabled:c&&!s&&i!==null});if(c){let t=s??l?.order?.number;return t?e(p,{size:`small`,icon:v,to:`/orders/$number`,params:{number:t},children:r.order}):null}return n.type===`CUSTOMER_REGISTERED`&&i?e(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:i},children:r.customer}):a.recharge?.customerId?e(p,{size:`small`,icon:v,to:`/customers/$id`,params:{id:a.recharge.customerId},search:{tab:`recharges`},children:r.recharge}):a.sku?e(p,{size:`small`,icon:v,to:`/products`,search:{q:a.sku},children:r.stock}):null}export{C as EventDialog};