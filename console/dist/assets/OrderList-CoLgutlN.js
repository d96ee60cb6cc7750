const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/BulkDialog-CuwCSxzF.js","assets/index-ah7yBjvo.js","assets/early-JhwasVCb.js","assets/details-sHZI4id6.js","assets/parts-sUoMt7hs.js","assets/BulkDialog-CoCA7jvd.js","assets/dialogs-DMNuVB_d.js","assets/sending-ClVjIKZq.js","assets/draft-CfwpFJT5.js","assets/TextArea-DJWW_eXy.js"])))=>i.map(i=>d[i]);
import{An as e,D as t,Dn as n,Ht as r,Nn as i,Q as a,Rt as o,Ut as s,X as c,ct as l,en as u,ot as d,p as f,tn as p,x as m,xn as h}from"./index-ah7yBjvo.js";import{$ as g,A as _,D as v,E as y,F as b,G as x,K as ee,M as te,T as S,W as C,Y as w,Z as ne,a as re,at as T,b as E,c as ie,d as D,et as O,f as ae,g as k,h as A,i as j,j as oe,m as M,n as se,nt as ce,o as le,p as N,r as P,rt as F,s as I,t as L,tt as R,u as z,y as B}from"./parts-sUoMt7hs.js";import{B as V,E as H,H as U,c as W,d as ue,f as de,i as fe,s as pe,t as me,x as he}from"./early-JhwasVCb.js";import{t as G}from"./orders-uWghB_4N.js";p();var K=e=>`${e} ${e===1?`order`:`orders`}`,q=e=>`${e} ${e===1?`pedido`:`pedidos`}`,J=c({actions:{deliver:`Deliver`,cancel:`Cancel orders`,refund:`Refund`},selected:(e,t)=>`${e} selected, ${t}`,deliver:{title:`Mark orders as delivered`,text:`All services and goods that wait in these orders are noted as delivered by you.`,submit:e=>`Deliver ${K(e)}`,done:e=>`${K(e)} delivered.`},cancel:{title:`Cancel orders`,text:`The customers get all of their money back into their wallets. Orders of which something was delivered are left out.`,submit:e=>`Cancel ${K(e)}`,done:e=>`${K(e)} cancelled.`},refund:{title:`Refund orders`,text:`Everything that was not credited yet goes back into the wallets. Keys that were delivered are revoked.`,submit:(e,t)=>`Refund ${K(e)}: ${t}`,done:e=>`${K(e)} refunded.`},reason:`Reason`,reasonHint:`It is noted in every order.`,failed:e=>`${K(e)} could not be changed:`},{actions:{deliver:`Entregar`,cancel:`Cancelar pedidos`,refund:`Reembolsar`},selected:(e,t)=>`${e} ${e===1?`selecionado`:`selecionados`}, ${t}`,deliver:{title:`Marcar pedidos como entregues`,text:`Todos os serviços e bens que esperam nestes pedidos são registrados como entregues por você.`,submit:e=>`Entregar ${q(e)}`,done:e=>`${q(e)} ${e===1?`entregue`:`entregues`}.`},cancel:{title:`Cancelar pedidos`,text:`Os clientes recebem todo o dinheiro de volta na carteira. Pedidos com algo já entregue ficam de fora.`,submit:e=>`Cancelar ${q(e)}`,done:e=>`${q(e)} ${e===1?`cancelado`:`cancelados`}.`},refund:{title:`Reembolsar pedidos`,text:`Tudo o que ainda não foi devolvido volta para as carteiras. As chaves entregues são revogadas.`,submit:(e,t)=>`Reembolsar ${q(e)}: ${t}`,done:e=>`${q(e)} ${e===1?`reembolsado`:`reembolsados`}.`},reason:`Motivo`,reasonHint:`Fica registrado em cada pedido.`,failed:e=>`${q(e)} não ${e===1?`pôde ser alterado`:`puderam ser alterados`}:`});function ge({orders:e,onStart:t,onClear:n}){let r=a(J),i=x(),o=l(`ORDERS_REFUND`);return u(ae,{text:r.selected(e.length,i.money(_e(e))),onClear:n,children:[u(m,{size:`small`,icon:F,onClick:()=>t(`deliver`),children:r.actions.deliver}),u(m,{size:`small`,icon:T,onClick:()=>t(`cancel`),children:r.actions.cancel}),o&&u(m,{size:`small`,icon:g,onClick:()=>t(`refund`),children:r.actions.refund})]})}var _e=e=>e.reduce((e,{total:t,refundedAmount:n})=>me(e,fe(t,n)),`0.00`);function ve({filtered:e,onClear:n}){let r=a(G),{filters:i}=a(t);return e?u(b,{icon:O,title:r.noMatch,text:r.noMatchText,action:u(m,{onClick:n,children:i.clear})}):u(b,{icon:R,title:r.empty,text:r.emptyText})}var ye=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewOrders($where: OrderWhereInput, $first: Int!) {
  orders(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},be=new Y(`
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
    `),xe=new Y(`
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
    `),Se=new Y(`
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
    `);function Ce(e){let t=k(e),{data:n}=o(be,{where:{matches:e}},{enabled:t});return t?n?.customers.edges.map(e=>e.node)??[]:[]}function we(e){let t=a(G).filters;return u(N,{label:t.customer,searchLabel:t.findCustomer,useFound:Ce,...e})}function Te(e){let t=k(e),{data:n}=o(xe,{where:{skuContainsFold:e}},{enabled:t});return t?n?.variations.edges.map(({node:{id:e,sku:t}})=>({id:e,name:t}))??[]:[]}function Ee(e){let t=a(G).filters;return u(N,{label:t.variation,searchLabel:t.findVariation,useFound:Te,...e})}e();function De({search:e,onChange:r,onClear:i}){let s=a(G),{filters:c,period:l,statuses:d,sources:f}=a(t),p=s.filters,{customer:h,product:g,variation:_}=e,y={customers:A(h),products:A(g),variations:A(_)},{data:b}=o(Se,y,{enabled:!!(h??g??_)}),{sort:x,after:ee,before:te,...C}=e;return u(n,{children:[u(le,{label:s.search,placeholder:s.searchPlaceholder,value:e.q??``,onChange:e=>r({q:e})}),u(v,{label:p.status,options:de.map(e=>({value:e,label:d.order[e]})),chosen:W(e),onChange:e=>r({status:e.join(`,`)})}),u(S,{label:p.placed,value:e,onChange:e=>r({period:void 0,from:void 0,to:void 0,...e})}),u(we,{chosen:h,name:M(b?.customers,h)?.name,onChange:e=>r({customer:e})}),u(se,{chosen:g,name:M(b?.products,g)?.name,onChange:e=>r({product:e})}),u(Ee,{chosen:_,name:M(b?.variations,_)?.sku,onChange:e=>r({variation:e})}),u(L,{label:p.total,value:e,onChange:e=>r({min:void 0,max:void 0,...e})}),u(v,{single:!0,label:p.source,options:ue.map(e=>({value:e,label:f[e]})),chosen:e.source?[e.source]:[],onChange:([e])=>r({source:e})}),u(v,{single:!0,label:p.refunded,options:[{value:`always`,label:p.anyTime},...V.map(e=>({value:e,label:l.presets[e]}))],chosen:e.refunded?[e.refunded===!0?`always`:e.refunded]:[],onChange:([e])=>r({refunded:e===`always`||e})}),Object.keys(C).length>1&&u(m,{look:`quiet`,onClick:i,children:c.clear})]})}var Oe=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:`7d`}}];function ke({search:e}){let t=a(G).view,n=Oe.map(({id:e,search:n})=>({id:e,name:t[e],search:n}));return u(E,{list:`orders`,to:`/orders`,builtIn:n,search:e})}function Ae(){let e=a(G),{sources:n}=a(t),r=D(),i=e.columns;return[{id:`number`,header:i.number,cell:({number:e})=>u(s,{to:`/orders/$number`,params:{number:e},children:u(`code`,{children:e})})},{id:`status`,header:i.status,cell:({status:e})=>u(j,{kind:`order`,status:e}),width:14},{id:`customer`,header:i.customer,cell:({customer:e})=>r(e),wide:`below`,width:14},{id:`what`,header:i.what,cell:e=>u(X,{order:e}),wide:!0,width:22},{id:`placed`,header:i.placed,cell:({createdAt:e})=>u(C,{at:e}),sort:`created`,wide:`below`},{id:`source`,header:i.source,cell:({source:e})=>n[e],wide:!0,width:5},{id:`refunded`,header:i.refunded,cell:({refundedAmount:e})=>Number(e)>0?u(I,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:i.total,cell:({total:e})=>u(I,{amount:e}),align:`end`,sort:`total`,width:8}]}function X({order:e}){let t=a(G),n=new Map;for(let t of e.items.filter(e=>!e.replacesId))n.set(t.productName,(n.get(t.productName)??0)+1);let[r,...i]=[...n];if(!r)return null;let[o,s]=r;return u(`span`,{className:`muted`,children:[o,s>1&&` × ${s}`,i.length>0&&` ${t.more(i.length)}`]})}var je=i({OrderList:()=>$});e();var Me=f(()=>d(()=>import(`./BulkDialog-CuwCSxzF.js`).then(e=>e.BulkDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),Z=r(`/signedIn/orders`),Q=({orders:e})=>e.edges.map(({node:e})=>e),Ne=_(ye,({orders:e})=>e.edges.map(({node:e})=>e));function $(){let e=a(G),t=x(),r=Z.useSearch(),i=Z.useNavigate(),o=pe(r,t.timezone),{data:s,error:c,isPlaceholderData:d,refetch:f}=z(H,o,Q,[`ORDER`]),p=Ae(),m=s&&Q(s),g=he(r),{chosen:_,selection:v,clear:b,remove:S}=re(m,g),[C,T]=h(null),E=l(`ORDERS_WRITE`),D=e=>{let{after:t,before:n,...r}=g;i({search:U({...r,...e})})},{after:O,before:ae,sort:k,...A}=g,j=Object.keys(A).length>0;return u(n,{children:[u(w,{title:e.title,aside:u(oe,{type:`ORDER`,ids:m?.map(({id:e})=>e),where:o.where,...Ne,onShow:()=>D({})}),actions:u(n,{children:[u(te,{input:{kind:`ORDERS`,orderWhere:o.where},count:s?.orders.totalCount}),u(Pe,{label:e.create})]})}),u(ke,{search:r}),u(B,{end:u(ie,{name:`orders`,columns:p}),children:u(De,{search:g,onChange:D,onClear:()=>void i({search:U({sort:k})})})}),u(ne,{flush:!0,children:[_.length>0&&u(ge,{orders:_,onStart:e=>T({kind:e,orders:_}),onClear:b}),u(ee,{name:`orders`,label:e.title,columns:p,rows:m,rowKey:e=>e.id,rowName:e=>e.number,...E&&{selection:v},stale:d,error:c,onRetry:()=>void f(),sort:k??`-created`,onSort:e=>D({sort:e}),empty:u(ve,{filtered:j,onClear:()=>void i({search:{}})})}),u(y,{connection:s?.orders,onChange:e=>void i({search:U({...A,sort:k,...e})})})]}),C&&u(Me,{...C,onDone:S,onClose:()=>T(null)})]})}function Pe({label:e}){return l(`ORDERS_WRITE`)?u(P,{look:`primary`,icon:ce,to:`/orders/new`,children:e}):null}export{$ as OrderList,J as n,je as t};