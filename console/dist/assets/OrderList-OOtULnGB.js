const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/OrderBulkBar-NAZBRmMO.js","assets/details-DEzsJ7Eu.js","assets/early-__BPvlh7.js","assets/parts-Cc9LtXcq.js","assets/index-BnWrMzHB.js","assets/bulkMessages-BVgviHeJ.js","assets/OrderBulkDialog-CFGw6OUB.js","assets/pages-BKuchlSa.js","assets/BulkDialog-BVJ1Qrx0.js","assets/dialogs-CX15PTHH.js","assets/sending-85CfD5rY.js","assets/draft-B-oezJ_L.js","assets/TextArea-D32k81S4.js"])))=>i.map(i=>d[i]);
import{Ft as e,It as t,Jt as n,Y as r,Yt as i,hn as a,jt as o,rt as s,tt as c,u as l,v as u,w as d,wn as f,xn as p}from"./index-BnWrMzHB.js";import{A as m,D as h,E as g,F as _,G as v,K as y,M as b,Q as ee,T as x,X as S,a as C,b as w,c as T,d as E,et as D,g as O,h as k,i as A,j as te,m as j,n as ne,nt as M,o as N,p as P,q as re,r as ie,s as F,t as I,tt as L,u as R,y as z}from"./parts-Cc9LtXcq.js";import{B,E as V,H,c as U,d as W,f as G,s as K,x as q}from"./early-__BPvlh7.js";import{t as J}from"./orders-BYniAeIF.js";i();function Y({filtered:e,onClear:t}){let i=r(J),{filters:a}=r(d);return e?n(_,{icon:D,title:i.noMatch,text:i.noMatchText,action:n(u,{onClick:t,children:a.clear})}):n(_,{icon:L,title:i.empty,text:i.emptyText})}var ae=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewOrders($where: OrderWhereInput, $first: Int!) {
  orders(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),X=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},oe=new X(`
    query OrderFilterCustomers($where: CustomerWhereInput!) {
  customers(first: 8, where: $where, orderBy: {field: NAME, direction: ASC}) {
    edges {
      node {
        id
        name
      }
    }
  }
}
    `),se=new X(`
    query OrderFilterVariations($where: VariationWhereInput!) {
  variations(first: 8, where: $where) {
    edges {
      node {
        id
        sku
      }
    }
  }
}
    `),ce=new X(`
    query OrderFilterNames($customers: [ID!], $products: [ID!], $variations: [ID!]) {
  customers(first: 1, where: {idIn: $customers}) {
    edges {
      node {
        id
        name
      }
    }
  }
  products(first: 1, where: {idIn: $products}) {
    edges {
      node {
        id
        name
      }
    }
  }
  variations(first: 1, where: {idIn: $variations}) {
    edges {
      node {
        id
        sku
      }
    }
  }
}
    `);function le(e){let t=O(e),{data:n}=o(oe,{where:{matches:e}},{enabled:t});return t?n?.customers.edges.map(e=>e.node)??[]:[]}function ue(e){let t=r(J).filters;return n(P,{label:t.customer,searchLabel:t.findCustomer,useFound:le,...e})}function de(e){let t=O(e),{data:n}=o(se,{where:{skuContainsFold:e}},{enabled:t});return t?n?.variations.edges.map(({node:{id:e,sku:t}})=>({id:e,name:t}))??[]:[]}function fe(e){let t=r(J).filters;return n(P,{label:t.variation,searchLabel:t.findVariation,useFound:de,...e})}f();function pe({search:e,onChange:t,onClear:i}){let a=r(J),{filters:s,period:c,statuses:l,sources:f}=r(d),m=a.filters,{customer:g,product:_,variation:v}=e,y={customers:k(g),products:k(_),variations:k(v)},{data:b}=o(ce,y,{enabled:!!(g??_??v)}),{sort:ee,after:S,before:C,...w}=e;return n(p,{children:[n(N,{label:a.search,placeholder:a.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),n(h,{label:m.status,options:G.map(e=>({value:e,label:l.order[e]})),chosen:U(e),onChange:e=>t({status:e.join(`,`)})}),n(x,{label:m.placed,value:e,onChange:e=>t({period:void 0,from:void 0,to:void 0,...e})}),n(ue,{chosen:g,name:j(b?.customers,g)?.name,onChange:e=>t({customer:e})}),n(ne,{chosen:_,name:j(b?.products,_)?.name,onChange:e=>t({product:e})}),n(fe,{chosen:v,name:j(b?.variations,v)?.sku,onChange:e=>t({variation:e})}),n(I,{label:m.total,value:e,onChange:e=>t({min:void 0,max:void 0,...e})}),n(h,{single:!0,label:m.source,options:W.map(e=>({value:e,label:f[e]})),chosen:e.source?[e.source]:[],onChange:([e])=>t({source:e})}),n(h,{single:!0,label:m.refunded,options:[{value:`always`,label:m.anyTime},...B.map(e=>({value:e,label:c.presets[e]}))],chosen:e.refunded?[e.refunded===!0?`always`:e.refunded]:[],onChange:([e])=>t({refunded:e===`always`||e})}),Object.keys(w).length>1&&n(u,{look:`quiet`,onClick:i,children:s.clear})]})}var me=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:`7d`}}];function he({search:e}){let t=r(J).view,i=me.map(({id:e,search:n})=>({id:e,name:t[e],search:n}));return n(w,{list:`orders`,to:`/orders`,builtIn:i,search:e})}function ge(){let e=r(J),{sources:i}=r(d),a=E(),o=e.columns;return[{id:`number`,header:o.number,cell:({number:e})=>n(t,{to:`/orders/$number`,params:{number:e},children:n(`code`,{children:e})})},{id:`status`,header:o.status,cell:({status:e})=>n(A,{kind:`order`,status:e}),width:14},{id:`customer`,header:o.customer,cell:({customer:e})=>a(e),wide:`below`,width:14},{id:`what`,header:o.what,cell:e=>n(Z,{order:e}),wide:!0,width:22},{id:`placed`,header:o.placed,cell:({createdAt:e})=>n(v,{at:e}),sort:`created`,wide:`below`},{id:`source`,header:o.source,cell:({source:e})=>i[e],wide:!0,width:5},{id:`refunded`,header:o.refunded,cell:({refundedAmount:e})=>Number(e)>0?n(F,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:o.total,cell:({total:e})=>n(F,{amount:e}),align:`end`,sort:`total`,width:8}]}function Z({order:e}){let t=r(J),i=new Map;for(let t of e.items.filter(e=>!e.replacesId))i.set(t.productName,(i.get(t.productName)??0)+1);let[a,...o]=[...i];if(!a)return null;let[s,c]=a;return n(`span`,{className:`muted`,children:[n(`bdi`,{children:s}),c>1&&` × ${c}`,o.length>0&&` ${t.more(o.length)}`]})}f();var _e=l(()=>c(()=>import(`./OrderBulkBar-NAZBRmMO.js`).then(e=>e.OrderBulkBar),__vite__mapDeps([0,1,2,3,4,5]))),ve=l(()=>c(()=>import(`./OrderBulkDialog-CFGw6OUB.js`).then(e=>e.OrderBulkDialog),__vite__mapDeps([6,4,2,7,1,3,8,9,10,11,12,5]))),Q=e(`/signedIn/orders`),$=({orders:e})=>e.edges.map(({node:e})=>e),ye=m(ae,({orders:e})=>e.edges.map(({node:e})=>e));function be(){let e=r(J),t=y(),i=Q.useSearch(),o=Q.useNavigate(),c=K(i,t.timezone),{data:l,error:u,isPlaceholderData:d,refetch:f}=R(V,c,$,[`ORDER`]),m=ge(),h=l&&$(l),_=q(i),{chosen:v,selection:x,clear:w,remove:E}=C(h,_),[D,O]=a(null),k=s(`ORDERS_WRITE`),A=e=>{let{after:t,before:n,...r}=_;o({search:H({...r,...e})})},{after:j,before:ne,sort:M,...N}=_,P=Object.keys(N).length>0;return n(p,{children:[n(S,{title:e.title,aside:n(te,{type:`ORDER`,ids:h?.map(({id:e})=>e),where:c.where,...ye,onShow:()=>A({})}),actions:n(p,{children:[n(b,{input:{kind:`ORDERS`,orderWhere:c.where},count:l?.orders.totalCount}),n(xe,{label:e.create})]})}),n(he,{search:i}),n(z,{end:n(T,{name:`orders`,columns:m}),children:n(pe,{search:_,onChange:A,onClear:()=>void o({search:H({sort:M})})})}),n(ee,{flush:!0,children:[v.length>0&&n(_e,{orders:v,onStart:e=>O({kind:e,orders:v}),onClear:w}),n(re,{name:`orders`,label:e.title,columns:m,rows:h,rowKey:e=>e.id,rowName:e=>e.number,...k&&{selection:x},stale:d,error:u,onRetry:()=>void f(),sort:M??`-created`,onSort:e=>A({sort:e}),empty:n(Y,{filtered:P,onClear:()=>void o({search:{}})})}),n(g,{connection:l?.orders,onChange:e=>void o({search:H({...N,sort:M,...e})})})]}),D&&n(ve,{...D,onDone:E,onClose:()=>O(null)})]})}function xe({label:e}){return s(`ORDERS_WRITE`)?n(ie,{look:`primary`,icon:M,to:`/orders/new`,children:e}):null}export{be as OrderList};