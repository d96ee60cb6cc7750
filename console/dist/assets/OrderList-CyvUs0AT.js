const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/OrderBulkBar-JcfPCUp8.js","assets/details-CiSvw2-D.js","assets/early-__BPvlh7.js","assets/parts-C2OOrKHF.js","assets/index-ByM-MJ82.js","assets/bulkMessages-BRM-ri2s.js","assets/OrderBulkDialog-DL3jGI7P.js","assets/pages-BpAtkfM2.js","assets/BulkDialog-D27T9Xp7.js","assets/dialogs-C2mIxewQ.js","assets/sending-COEhbZ7i.js","assets/draft-DmmcF23b.js","assets/TextArea-CBbqepZL.js"])))=>i.map(i=>d[i]);
import{Ft as e,It as t,Jt as n,Y as r,Yt as i,hn as a,jt as o,rt as s,tt as c,u as l,v as u,w as d,wn as f,xn as p}from"./index-ByM-MJ82.js";import{D as m,E as h,I as g,J as _,M as v,N as y,O as b,Q as x,Y as S,_ as C,a as w,b as T,c as E,d as D,et as O,f as k,g as A,h as j,i as M,j as N,l as ee,m as P,n as F,nt as te,o as I,q as L,r as R,rt as ne,s as re,t as z,x as B}from"./parts-C2OOrKHF.js";import{B as V,E as H,H as U,c as W,d as G,f as K,s as q,x as J}from"./early-__BPvlh7.js";import{t as Y}from"./orders-CA7hj6Uw.js";i();var X=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewOrders($where: OrderWhereInput, $first: Int!) {
  orders(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ie=new Z(`
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
    `),ae=new Z(`
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
    `),oe=new Z(`
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
    `);function se(e){let t=C(e),{data:n}=o(ie,{where:{matches:e}},{enabled:t});return t?n?.customers.edges.map(e=>e.node)??[]:[]}function ce(e){let t=r(Y).filters;return n(P,{label:t.customer,searchLabel:t.findCustomer,useFound:se,...e})}function le(e){let t=C(e),{data:n}=o(ae,{where:{skuContainsFold:e}},{enabled:t});return t?n?.variations.edges.map(({node:{id:e,sku:t}})=>({id:e,name:t}))??[]:[]}function ue(e){let t=r(Y).filters;return n(P,{label:t.variation,searchLabel:t.findVariation,useFound:le,...e})}f();function de({search:e,onChange:t,onClear:i}){let a=r(Y),{filters:s,period:c,statuses:l,sources:f}=r(d),m=a.filters,{customer:g,product:_,variation:v}=e,y={customers:A(g),products:A(_),variations:A(v)},{data:x}=o(oe,y,{enabled:!!(g??_??v)}),{sort:S,after:C,before:w,...T}=e;return n(p,{children:[n(re,{label:a.search,placeholder:a.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),n(b,{label:m.status,options:K.map(e=>({value:e,label:l.order[e]})),chosen:W(e),onChange:e=>t({status:e.join(`,`)})}),n(h,{label:m.placed,value:e,onChange:e=>t({period:void 0,from:void 0,to:void 0,...e})}),n(ce,{chosen:g,name:j(x?.customers,g)?.name,onChange:e=>t({customer:e})}),n(F,{chosen:_,name:j(x?.products,_)?.name,onChange:e=>t({product:e})}),n(ue,{chosen:v,name:j(x?.variations,v)?.sku,onChange:e=>t({variation:e})}),n(z,{label:m.total,value:e,onChange:e=>t({min:void 0,max:void 0,...e})}),n(b,{single:!0,label:m.source,options:G.map(e=>({value:e,label:f[e]})),chosen:e.source?[e.source]:[],onChange:([e])=>t({source:e})}),n(b,{single:!0,label:m.refunded,options:[{value:`always`,label:m.anyTime},...V.map(e=>({value:e,label:c.presets[e]}))],chosen:e.refunded?[e.refunded===!0?`always`:e.refunded]:[],onChange:([e])=>t({refunded:e===`always`||e})}),Object.keys(T).length>1&&n(u,{look:`quiet`,onClick:i,children:s.clear})]})}var fe=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:`7d`}}];function pe({search:e}){let t=r(Y).view,i=fe.map(({id:e,search:n})=>({id:e,name:t[e],search:n}));return n(B,{list:`orders`,to:`/orders`,builtIn:i,search:e})}function me(){let e=r(Y),{sources:i}=r(d),a=k(),o=e.columns;return[{id:`number`,header:o.number,cell:({number:e})=>n(t,{to:`/orders/$number`,params:{number:e},children:n(`code`,{children:e})})},{id:`status`,header:o.status,cell:({status:e})=>n(w,{kind:`order`,status:e}),width:14},{id:`customer`,header:o.customer,cell:({customer:e})=>a(e),wide:`below`,width:14},{id:`what`,header:o.what,cell:({items:e})=>n(R,{items:e}),wide:!0,width:22},{id:`placed`,header:o.placed,cell:({createdAt:e})=>n(L,{at:e}),sort:`created`,wide:`below`},{id:`source`,header:o.source,cell:({source:e})=>i[e],wide:!0,width:5},{id:`refunded`,header:o.refunded,cell:({refundedAmount:e})=>Number(e)>0?n(E,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:o.total,cell:({total:e})=>n(E,{amount:e}),align:`end`,sort:`total`,width:8}]}f();var he=l(()=>c(()=>import(`./OrderBulkBar-JcfPCUp8.js`).then(e=>e.OrderBulkBar),__vite__mapDeps([0,1,2,3,4,5]))),ge=l(()=>c(()=>import(`./OrderBulkDialog-DL3jGI7P.js`).then(e=>e.OrderBulkDialog),__vite__mapDeps([6,4,2,7,1,3,8,9,10,11,12,5]))),Q=e(`/signedIn/orders`),$=({orders:e})=>e.edges.map(({node:e})=>e),_e=N(X,({orders:e})=>e.edges.map(({node:e})=>e));function ve(){let e=r(Y),{filters:t}=r(d),i=_(),o=Q.useSearch(),c=Q.useNavigate(),l=q(o,i.timezone),{data:f,error:h,isPlaceholderData:b,refetch:C}=D(H,l,$,[`ORDER`]),w=me(),E=f&&$(f),k=J(o),{chosen:A,selection:j,clear:M,remove:N}=I(E,k),[P,F]=a(null),L=s(`ORDERS_WRITE`),R=e=>{let{after:t,before:n,...r}=k;c({search:U({...r,...e})})},{after:ne,before:re,sort:z,...B}=k,V=Object.keys(B).length>0;return n(p,{children:[n(x,{title:e.title,aside:n(v,{type:`ORDER`,ids:E?.map(({id:e})=>e),where:l.where,..._e,onShow:()=>R({})}),actions:n(p,{children:[n(y,{input:{kind:`ORDERS`,orderWhere:l.where},count:f?.orders.totalCount}),n(ye,{label:e.create})]})}),n(pe,{search:o}),n(T,{end:n(ee,{name:`orders`,columns:w}),children:n(de,{search:k,onChange:R,onClear:()=>void c({search:U({sort:z})})})}),n(O,{flush:!0,children:[A.length>0&&n(he,{orders:A,onStart:e=>F({kind:e,orders:A}),onClear:M}),n(S,{name:`orders`,label:e.title,columns:w,rows:E,rowKey:e=>e.id,rowName:e=>e.number,...L&&{selection:j},stale:b,error:h,onRetry:()=>void C(),sort:z??`-created`,onSort:e=>R({sort:e}),empty:n(g,{filtered:V,icon:te,words:e,action:n(u,{onClick:()=>void c({search:{}}),children:t.clear})})}),n(m,{connection:f?.orders,onChange:e=>void c({search:U({...B,sort:z,...e})})})]}),P&&n(ge,{...P,onDone:N,onClose:()=>F(null)})]})}function ye({label:e}){return s(`ORDERS_WRITE`)?n(M,{look:`primary`,icon:ne,to:`/orders/new`,children:e}):null}export{ve as OrderList};