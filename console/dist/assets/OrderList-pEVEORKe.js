const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/OrderBulkBar-B8837p9E.js","assets/details-BSEAqBgF.js","assets/early-__BPvlh7.js","assets/parts-C6nyRSZ-.js","assets/index-cCBaboqx.js","assets/bulkMessages-Mn5Wqvft.js","assets/OrderBulkDialog-DmWh8wgp.js","assets/pages-D0R2bPPx.js","assets/BulkDialog-Dg1V6ICr.js","assets/dialogs-CVBYXjnW.js","assets/sending-MqBbovHJ.js","assets/draft-CFCvD3QD.js","assets/TextArea-D1dUow79.js"])))=>i.map(i=>d[i]);
import{Ft as e,It as t,Jt as n,Y as r,Yt as i,hn as a,jt as o,rt as s,tt as c,u as l,v as u,w as d,wn as f,xn as p}from"./index-cCBaboqx.js";import{$ as m,D as h,E as g,I as _,J as v,K as y,M as b,N as x,O as S,Z as ee,_ as C,a as w,b as te,c as T,d as E,f as D,g as O,h as k,i as A,j,l as ne,m as M,n as N,nt as P,o as re,q as ie,r as F,rt as I,s as L,t as R,tt as z,x as B}from"./parts-C6nyRSZ-.js";import{B as V,E as H,H as U,c as W,d as G,f as K,s as q,x as J}from"./early-__BPvlh7.js";import{t as Y}from"./orders-rBb0Ude9.js";i();function ae({filtered:e,onClear:t}){let i=r(Y),{filters:a}=r(d);return e?n(_,{icon:z,title:i.noMatch,text:i.noMatchText,action:n(u,{onClick:t,children:a.clear})}):n(_,{icon:P,title:i.empty,text:i.emptyText})}var oe=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewOrders($where: OrderWhereInput, $first: Int!) {
  orders(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),X=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},se=new X(`
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
    `),ce=new X(`
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
    `),le=new X(`
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
    `);function ue(e){let t=C(e),{data:n}=o(se,{where:{matches:e}},{enabled:t});return t?n?.customers.edges.map(e=>e.node)??[]:[]}function de(e){let t=r(Y).filters;return n(M,{label:t.customer,searchLabel:t.findCustomer,useFound:ue,...e})}function fe(e){let t=C(e),{data:n}=o(ce,{where:{skuContainsFold:e}},{enabled:t});return t?n?.variations.edges.map(({node:{id:e,sku:t}})=>({id:e,name:t}))??[]:[]}function pe(e){let t=r(Y).filters;return n(M,{label:t.variation,searchLabel:t.findVariation,useFound:fe,...e})}f();function me({search:e,onChange:t,onClear:i}){let a=r(Y),{filters:s,period:c,statuses:l,sources:f}=r(d),m=a.filters,{customer:h,product:_,variation:v}=e,y={customers:O(h),products:O(_),variations:O(v)},{data:b}=o(le,y,{enabled:!!(h??_??v)}),{sort:x,after:ee,before:C,...w}=e;return n(p,{children:[n(L,{label:a.search,placeholder:a.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),n(S,{label:m.status,options:K.map(e=>({value:e,label:l.order[e]})),chosen:W(e),onChange:e=>t({status:e.join(`,`)})}),n(g,{label:m.placed,value:e,onChange:e=>t({period:void 0,from:void 0,to:void 0,...e})}),n(de,{chosen:h,name:k(b?.customers,h)?.name,onChange:e=>t({customer:e})}),n(N,{chosen:_,name:k(b?.products,_)?.name,onChange:e=>t({product:e})}),n(pe,{chosen:v,name:k(b?.variations,v)?.sku,onChange:e=>t({variation:e})}),n(R,{label:m.total,value:e,onChange:e=>t({min:void 0,max:void 0,...e})}),n(S,{single:!0,label:m.source,options:G.map(e=>({value:e,label:f[e]})),chosen:e.source?[e.source]:[],onChange:([e])=>t({source:e})}),n(S,{single:!0,label:m.refunded,options:[{value:`always`,label:m.anyTime},...V.map(e=>({value:e,label:c.presets[e]}))],chosen:e.refunded?[e.refunded===!0?`always`:e.refunded]:[],onChange:([e])=>t({refunded:e===`always`||e})}),Object.keys(w).length>1&&n(u,{look:`quiet`,onClick:i,children:s.clear})]})}var he=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:`7d`}}];function ge({search:e}){let t=r(Y).view,i=he.map(({id:e,search:n})=>({id:e,name:t[e],search:n}));return n(B,{list:`orders`,to:`/orders`,builtIn:i,search:e})}function _e(){let e=r(Y),{sources:i}=r(d),a=D(),o=e.columns;return[{id:`number`,header:o.number,cell:({number:e})=>n(t,{to:`/orders/$number`,params:{number:e},children:n(`code`,{children:e})})},{id:`status`,header:o.status,cell:({status:e})=>n(w,{kind:`order`,status:e}),width:14},{id:`customer`,header:o.customer,cell:({customer:e})=>a(e),wide:`below`,width:14},{id:`what`,header:o.what,cell:({items:e})=>n(F,{items:e}),wide:!0,width:22},{id:`placed`,header:o.placed,cell:({createdAt:e})=>n(y,{at:e}),sort:`created`,wide:`below`},{id:`source`,header:o.source,cell:({source:e})=>i[e],wide:!0,width:5},{id:`refunded`,header:o.refunded,cell:({refundedAmount:e})=>Number(e)>0?n(T,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:o.total,cell:({total:e})=>n(T,{amount:e}),align:`end`,sort:`total`,width:8}]}f();var ve=l(()=>c(()=>import(`./OrderBulkBar-B8837p9E.js`).then(e=>e.OrderBulkBar),__vite__mapDeps([0,1,2,3,4,5]))),Z=l(()=>c(()=>import(`./OrderBulkDialog-DmWh8wgp.js`).then(e=>e.OrderBulkDialog),__vite__mapDeps([6,4,2,7,1,3,8,9,10,11,12,5]))),Q=e(`/signedIn/orders`),$=({orders:e})=>e.edges.map(({node:e})=>e),ye=j(oe,({orders:e})=>e.edges.map(({node:e})=>e));function be(){let e=r(Y),t=ie(),i=Q.useSearch(),o=Q.useNavigate(),c=q(i,t.timezone),{data:l,error:u,isPlaceholderData:d,refetch:f}=E(H,c,$,[`ORDER`]),g=_e(),_=l&&$(l),y=J(i),{chosen:S,selection:C,clear:w,remove:T}=re(_,y),[D,O]=a(null),k=s(`ORDERS_WRITE`),A=e=>{let{after:t,before:n,...r}=y;o({search:U({...r,...e})})},{after:j,before:M,sort:N,...P}=y,F=Object.keys(P).length>0;return n(p,{children:[n(ee,{title:e.title,aside:n(b,{type:`ORDER`,ids:_?.map(({id:e})=>e),where:c.where,...ye,onShow:()=>A({})}),actions:n(p,{children:[n(x,{input:{kind:`ORDERS`,orderWhere:c.where},count:l?.orders.totalCount}),n(xe,{label:e.create})]})}),n(ge,{search:i}),n(te,{end:n(ne,{name:`orders`,columns:g}),children:n(me,{search:y,onChange:A,onClear:()=>void o({search:U({sort:N})})})}),n(m,{flush:!0,children:[S.length>0&&n(ve,{orders:S,onStart:e=>O({kind:e,orders:S}),onClear:w}),n(v,{name:`orders`,label:e.title,columns:g,rows:_,rowKey:e=>e.id,rowName:e=>e.number,...k&&{selection:C},stale:d,error:u,onRetry:()=>void f(),sort:N??`-created`,onSort:e=>A({sort:e}),empty:n(ae,{filtered:F,onClear:()=>void o({search:{}})})}),n(h,{connection:l?.orders,onChange:e=>void o({search:U({...P,sort:N,...e})})})]}),D&&n(Z,{...D,onDone:T,onClose:()=>O(null)})]})}function xe({label:e}){return s(`ORDERS_WRITE`)?n(A,{look:`primary`,icon:I,to:`/orders/new`,children:e}):null}export{be as OrderList};