const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/OrderBulkDialog-Bb493k53.js","assets/index-1NI2Ce1b.js","assets/early-BYpEY6fK.js","assets/details-BCxr0cvW.js","assets/parts-CYsUAY3Z.js","assets/BulkDialog-B1AibSZE.js","assets/dialogs-DKXg-Har.js","assets/sending-C7jtxXne.js","assets/draft-BvkOCEOn.js","assets/TextArea-D18Qx6Bx.js"])))=>i.map(i=>d[i]);
import{Cn as e,D as t,Fn as n,Mn as r,Q as i,Ut as a,Wt as o,X as s,ct as c,kn as l,nn as u,ot as d,p as f,rn as p,x as m,zt as h}from"./index-1NI2Ce1b.js";import{$ as g,A as _,D as v,E as y,F as b,G as x,K as ee,M as te,T as S,W as C,Y as w,Z as ne,a as re,at as T,b as E,c as ie,d as D,et as O,f as ae,g as k,h as A,i as j,j as oe,m as M,n as se,nt as ce,o as le,p as N,r as P,rt as F,s as I,t as L,tt as R,u as z,y as B}from"./parts-CYsUAY3Z.js";import{B as V,E as H,H as U,c as W,d as ue,f as de,i as fe,s as pe,t as me,x as he}from"./early-BYpEY6fK.js";import{t as G}from"./orders-D06GIHVv.js";p();var K=e=>`${e} ${e===1?`order`:`orders`}`,q=e=>`${e} ${e===1?`pedido`:`pedidos`}`,J=s({actions:{deliver:`Deliver`,cancel:`Cancel orders`,refund:`Refund`},selected:(e,t)=>`${e} selected, ${t}`,deliver:{title:`Mark orders as delivered`,text:`All services and goods that wait in these orders are noted as delivered by you.`,submit:e=>`Deliver ${K(e)}`,done:e=>`${K(e)} delivered.`},cancel:{title:`Cancel orders`,text:`The customers get all of their money back into their wallets. Orders of which something was delivered are left out.`,submit:e=>`Cancel ${K(e)}`,done:e=>`${K(e)} cancelled.`},refund:{title:`Refund orders`,text:`Everything that was not credited yet goes back into the wallets. Keys that were delivered are revoked.`,submit:(e,t)=>`Refund ${K(e)}: ${t}`,done:e=>`${K(e)} refunded.`},reason:`Reason`,reasonHint:`It is noted in every order.`,failed:e=>`${K(e)} could not be changed:`},{actions:{deliver:`Entregar`,cancel:`Cancelar pedidos`,refund:`Reembolsar`},selected:(e,t)=>`${e} ${e===1?`selecionado`:`selecionados`}, ${t}`,deliver:{title:`Marcar pedidos como entregues`,text:`Todos os serviços e bens que esperam nestes pedidos são registrados como entregues por você.`,submit:e=>`Entregar ${q(e)}`,done:e=>`${q(e)} ${e===1?`entregue`:`entregues`}.`},cancel:{title:`Cancelar pedidos`,text:`Os clientes recebem todo o dinheiro de volta na carteira. Pedidos com algo já entregue ficam de fora.`,submit:e=>`Cancelar ${q(e)}`,done:e=>`${q(e)} ${e===1?`cancelado`:`cancelados`}.`},refund:{title:`Reembolsar pedidos`,text:`Tudo o que ainda não foi devolvido volta para as carteiras. As chaves entregues são revogadas.`,submit:(e,t)=>`Reembolsar ${q(e)}: ${t}`,done:e=>`${q(e)} ${e===1?`reembolsado`:`reembolsados`}.`},reason:`Motivo`,reasonHint:`Fica registrado em cada pedido.`,failed:e=>`${q(e)} não ${e===1?`pôde ser alterado`:`puderam ser alterados`}:`});function ge({filtered:e,onClear:n}){let r=i(G),{filters:a}=i(t);return e?u(b,{icon:O,title:r.noMatch,text:r.noMatchText,action:u(m,{onClick:n,children:a.clear})}):u(b,{icon:R,title:r.empty,text:r.emptyText})}var _e=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewOrders($where: OrderWhereInput, $first: Int!) {
  orders(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);function ve({orders:e,onStart:t,onClear:n}){let r=i(J),a=x(),o=c(`ORDERS_REFUND`);return u(ae,{text:r.selected(e.length,a.money(ye(e))),onClear:n,children:[u(m,{size:`small`,icon:F,onClick:()=>t(`deliver`),children:r.actions.deliver}),u(m,{size:`small`,icon:T,onClick:()=>t(`cancel`),children:r.actions.cancel}),o&&u(m,{size:`small`,icon:g,onClick:()=>t(`refund`),children:r.actions.refund})]})}var ye=e=>e.reduce((e,{total:t,refundedAmount:n})=>me(e,fe(t,n)),`0.00`),Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},be=new Y(`
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
    `);function Ce(e){let t=k(e),{data:n}=h(be,{where:{matches:e}},{enabled:t});return t?n?.customers.edges.map(e=>e.node)??[]:[]}function we(e){let t=i(G).filters;return u(N,{label:t.customer,searchLabel:t.findCustomer,useFound:Ce,...e})}function Te(e){let t=k(e),{data:n}=h(xe,{where:{skuContainsFold:e}},{enabled:t});return t?n?.variations.edges.map(({node:{id:e,sku:t}})=>({id:e,name:t}))??[]:[]}function Ee(e){let t=i(G).filters;return u(N,{label:t.variation,searchLabel:t.findVariation,useFound:Te,...e})}r();function De({search:e,onChange:n,onClear:r}){let a=i(G),{filters:o,period:s,statuses:c,sources:d}=i(t),f=a.filters,{customer:p,product:g,variation:_}=e,y={customers:A(p),products:A(g),variations:A(_)},{data:b}=h(Se,y,{enabled:!!(p??g??_)}),{sort:x,after:ee,before:te,...C}=e;return u(l,{children:[u(le,{label:a.search,placeholder:a.searchPlaceholder,value:e.q??``,onChange:e=>n({q:e})}),u(v,{label:f.status,options:de.map(e=>({value:e,label:c.order[e]})),chosen:W(e),onChange:e=>n({status:e.join(`,`)})}),u(S,{label:f.placed,value:e,onChange:e=>n({period:void 0,from:void 0,to:void 0,...e})}),u(we,{chosen:p,name:M(b?.customers,p)?.name,onChange:e=>n({customer:e})}),u(se,{chosen:g,name:M(b?.products,g)?.name,onChange:e=>n({product:e})}),u(Ee,{chosen:_,name:M(b?.variations,_)?.sku,onChange:e=>n({variation:e})}),u(L,{label:f.total,value:e,onChange:e=>n({min:void 0,max:void 0,...e})}),u(v,{single:!0,label:f.source,options:ue.map(e=>({value:e,label:d[e]})),chosen:e.source?[e.source]:[],onChange:([e])=>n({source:e})}),u(v,{single:!0,label:f.refunded,options:[{value:`always`,label:f.anyTime},...V.map(e=>({value:e,label:s.presets[e]}))],chosen:e.refunded?[e.refunded===!0?`always`:e.refunded]:[],onChange:([e])=>n({refunded:e===`always`||e})}),Object.keys(C).length>1&&u(m,{look:`quiet`,onClick:r,children:o.clear})]})}var Oe=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:`7d`}}];function ke({search:e}){let t=i(G).view,n=Oe.map(({id:e,search:n})=>({id:e,name:t[e],search:n}));return u(E,{list:`orders`,to:`/orders`,builtIn:n,search:e})}function Ae(){let e=i(G),{sources:n}=i(t),r=D(),a=e.columns;return[{id:`number`,header:a.number,cell:({number:e})=>u(o,{to:`/orders/$number`,params:{number:e},children:u(`code`,{children:e})})},{id:`status`,header:a.status,cell:({status:e})=>u(j,{kind:`order`,status:e}),width:14},{id:`customer`,header:a.customer,cell:({customer:e})=>r(e),wide:`below`,width:14},{id:`what`,header:a.what,cell:e=>u(X,{order:e}),wide:!0,width:22},{id:`placed`,header:a.placed,cell:({createdAt:e})=>u(C,{at:e}),sort:`created`,wide:`below`},{id:`source`,header:a.source,cell:({source:e})=>n[e],wide:!0,width:5},{id:`refunded`,header:a.refunded,cell:({refundedAmount:e})=>Number(e)>0?u(I,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:a.total,cell:({total:e})=>u(I,{amount:e}),align:`end`,sort:`total`,width:8}]}function X({order:e}){let t=i(G),n=new Map;for(let t of e.items.filter(e=>!e.replacesId))n.set(t.productName,(n.get(t.productName)??0)+1);let[r,...a]=[...n];if(!r)return null;let[o,s]=r;return u(`span`,{className:`muted`,children:[o,s>1&&` × ${s}`,a.length>0&&` ${t.more(a.length)}`]})}var je=n({OrderList:()=>$});r();var Me=f(()=>d(()=>import(`./OrderBulkDialog-Bb493k53.js`).then(e=>e.OrderBulkDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),Z=a(`/signedIn/orders`),Q=({orders:e})=>e.edges.map(({node:e})=>e),Ne=_(_e,({orders:e})=>e.edges.map(({node:e})=>e));function $(){let t=i(G),n=x(),r=Z.useSearch(),a=Z.useNavigate(),o=pe(r,n.timezone),{data:s,error:d,isPlaceholderData:f,refetch:p}=z(H,o,Q,[`ORDER`]),m=Ae(),h=s&&Q(s),g=he(r),{chosen:_,selection:v,clear:b,remove:S}=re(h,g),[C,T]=e(null),E=c(`ORDERS_WRITE`),D=e=>{let{after:t,before:n,...r}=g;a({search:U({...r,...e})})},{after:O,before:ae,sort:k,...A}=g,j=Object.keys(A).length>0;return u(l,{children:[u(w,{title:t.title,aside:u(oe,{type:`ORDER`,ids:h?.map(({id:e})=>e),where:o.where,...Ne,onShow:()=>D({})}),actions:u(l,{children:[u(te,{input:{kind:`ORDERS`,orderWhere:o.where},count:s?.orders.totalCount}),u(Pe,{label:t.create})]})}),u(ke,{search:r}),u(B,{end:u(ie,{name:`orders`,columns:m}),children:u(De,{search:g,onChange:D,onClear:()=>void a({search:U({sort:k})})})}),u(ne,{flush:!0,children:[_.length>0&&u(ve,{orders:_,onStart:e=>T({kind:e,orders:_}),onClear:b}),u(ee,{name:`orders`,label:t.title,columns:m,rows:h,rowKey:e=>e.id,rowName:e=>e.number,...E&&{selection:v},stale:f,error:d,onRetry:()=>void p(),sort:k??`-created`,onSort:e=>D({sort:e}),empty:u(ge,{filtered:j,onClear:()=>void a({search:{}})})}),u(y,{connection:s?.orders,onChange:e=>void a({search:U({...A,sort:k,...e})})})]}),C&&u(Me,{...C,onDone:S,onClose:()=>T(null)})]})}function Pe({label:e}){return c(`ORDERS_WRITE`)?u(P,{look:`primary`,icon:ce,to:`/orders/new`,children:e}):null}export{$ as OrderList,J as n,je as t};