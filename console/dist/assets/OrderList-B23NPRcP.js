const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/BulkDialog-sEZa0SzN.js","assets/index-Bj-0Wysc.js","assets/early-CqjEYl7M.js","assets/details-CeckHyby.js","assets/parts-DeASi7V8.js","assets/BulkDialog-BTHZHiUI.js","assets/dialogs-CeyJh_86.js","assets/sending-BqBRE9XC.js","assets/TextArea-ncYx3gie.js"])))=>i.map(i=>d[i]);
import{$t as e,Bt as t,D as n,It as r,On as i,Qt as a,Tn as o,Vt as s,X as c,Z as l,at as u,jn as d,p as f,st as p,x as m,yn as h}from"./index-Bj-0Wysc.js";import{$ as g,A as _,E as v,G as y,J as b,P as x,Q as S,T as ee,U as C,W as w,X as te,a as ne,b as T,c as re,d as E,et as D,f as O,g as k,h as A,i as j,it as M,j as N,k as P,m as F,n as ie,nt as ae,o as oe,p as I,r as se,s as L,t as ce,tt as le,u as R,w as z,y as B}from"./parts-DeASi7V8.js";import{B as V,E as H,H as U,c as W,d as ue,f as de,i as fe,s as pe,t as me,x as he}from"./early-CqjEYl7M.js";import{t as G}from"./orders-K4QKkZS0.js";e();var K=e=>`${e} ${e===1?`order`:`orders`}`,q=e=>`${e} ${e===1?`pedido`:`pedidos`}`,J=c({actions:{deliver:`Deliver`,cancel:`Cancel orders`,refund:`Refund`},selected:(e,t)=>`${e} selected, ${t}`,deliver:{title:`Mark orders as delivered`,text:`All services and goods that wait in these orders are noted as delivered by you.`,submit:e=>`Deliver ${K(e)}`,done:e=>`${K(e)} delivered.`},cancel:{title:`Cancel orders`,text:`The customers get all of their money back into their wallets. Orders of which something was delivered are left out.`,submit:e=>`Cancel ${K(e)}`,done:e=>`${K(e)} cancelled.`},refund:{title:`Refund orders`,text:`Everything that was not credited yet goes back into the wallets. Keys that were delivered are revoked.`,submit:(e,t)=>`Refund ${K(e)}: ${t}`,done:e=>`${K(e)} refunded.`},reason:`Reason`,reasonHint:`It is noted in every order.`,failed:e=>`${K(e)} could not be changed:`},{actions:{deliver:`Entregar`,cancel:`Cancelar pedidos`,refund:`Reembolsar`},selected:(e,t)=>`${e} ${e===1?`selecionado`:`selecionados`}, ${t}`,deliver:{title:`Marcar pedidos como entregues`,text:`Todos os serviços e bens que esperam nestes pedidos são registrados como entregues por você.`,submit:e=>`Entregar ${q(e)}`,done:e=>`${q(e)} ${e===1?`entregue`:`entregues`}.`},cancel:{title:`Cancelar pedidos`,text:`Os clientes recebem todo o dinheiro de volta na carteira. Pedidos com algo já entregue ficam de fora.`,submit:e=>`Cancelar ${q(e)}`,done:e=>`${q(e)} ${e===1?`cancelado`:`cancelados`}.`},refund:{title:`Reembolsar pedidos`,text:`Tudo o que ainda não foi devolvido volta para as carteiras. As chaves entregues são revogadas.`,submit:(e,t)=>`Reembolsar ${q(e)}: ${t}`,done:e=>`${q(e)} ${e===1?`reembolsado`:`reembolsados`}.`},reason:`Motivo`,reasonHint:`Fica registrado em cada pedido.`,failed:e=>`${q(e)} não ${e===1?`pôde ser alterado`:`puderam ser alterados`}:`});function ge({orders:e,onStart:t,onClear:n}){let r=l(J),i=w(),o=p(`ORDERS_REFUND`);return a(O,{text:r.selected(e.length,i.money(_e(e))),onClear:n,children:[a(m,{size:`small`,icon:ae,onClick:()=>t(`deliver`),children:r.actions.deliver}),a(m,{size:`small`,icon:M,onClick:()=>t(`cancel`),children:r.actions.cancel}),o&&a(m,{size:`small`,icon:S,onClick:()=>t(`refund`),children:r.actions.refund})]})}var _e=e=>e.reduce((e,{total:t,refundedAmount:n})=>me(e,fe(t,n)),`0.00`);function ve({filtered:e,onClear:t}){let r=l(G),{filters:i}=l(n);return e?a(x,{icon:g,title:r.noMatch,text:r.noMatchText,action:a(m,{onClick:t,children:i.clear})}):a(x,{icon:D,title:r.empty,text:r.emptyText})}var ye=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function Ce(e){let t=k(e),{data:n}=r(be,{where:{matches:e}},{enabled:t});return t?n?.customers.edges.map(e=>e.node)??[]:[]}function we(e){let t=l(G).filters;return a(I,{label:t.customer,searchLabel:t.findCustomer,useFound:Ce,...e})}function Te(e){let t=k(e),{data:n}=r(xe,{where:{skuContainsFold:e}},{enabled:t});return t?n?.variations.edges.map(({node:{id:e,sku:t}})=>({id:e,name:t}))??[]:[]}function Ee(e){let t=l(G).filters;return a(I,{label:t.variation,searchLabel:t.findVariation,useFound:Te,...e})}i();function De({search:e,onChange:t,onClear:i}){let s=l(G),{filters:c,period:u,statuses:d,sources:f}=l(n),p=s.filters,{customer:h,product:g,variation:_}=e,y={customers:A(h),products:A(g),variations:A(_)},{data:b}=r(Se,y,{enabled:!!(h??g??_)}),{sort:x,after:S,before:ee,...C}=e;return a(o,{children:[a(oe,{label:s.search,placeholder:s.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),a(v,{label:p.status,options:de.map(e=>({value:e,label:d.order[e]})),chosen:W(e),onChange:e=>t({status:e.join(`,`)})}),a(z,{label:p.placed,value:e,onChange:e=>t({period:void 0,from:void 0,to:void 0,...e})}),a(we,{chosen:h,name:F(b?.customers,h)?.name,onChange:e=>t({customer:e})}),a(ie,{chosen:g,name:F(b?.products,g)?.name,onChange:e=>t({product:e})}),a(Ee,{chosen:_,name:F(b?.variations,_)?.sku,onChange:e=>t({variation:e})}),a(ce,{label:p.total,value:e,onChange:e=>t({min:void 0,max:void 0,...e})}),a(v,{single:!0,label:p.source,options:ue.map(e=>({value:e,label:f[e]})),chosen:e.source?[e.source]:[],onChange:([e])=>t({source:e})}),a(v,{single:!0,label:p.refunded,options:[{value:`always`,label:p.anyTime},...V.map(e=>({value:e,label:u.presets[e]}))],chosen:e.refunded?[e.refunded===!0?`always`:e.refunded]:[],onChange:([e])=>t({refunded:e===`always`||e})}),Object.keys(C).length>1&&a(m,{look:`quiet`,onClick:i,children:c.clear})]})}var Oe=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:`7d`}}];function ke({search:e}){let t=l(G).view,n=Oe.map(({id:e,search:n})=>({id:e,name:t[e],search:n}));return a(T,{list:`orders`,to:`/orders`,builtIn:n,search:e})}function Ae(){let e=l(G),{sources:t}=l(n),r=E(),i=e.columns;return[{id:`number`,header:i.number,cell:({number:e})=>a(s,{to:`/orders/$number`,params:{number:e},children:a(`code`,{children:e})})},{id:`status`,header:i.status,cell:({status:e})=>a(j,{kind:`order`,status:e}),width:14},{id:`customer`,header:i.customer,cell:({customer:e})=>r(e),wide:`below`,width:14},{id:`what`,header:i.what,cell:e=>a(X,{order:e}),wide:!0,width:22},{id:`placed`,header:i.placed,cell:({createdAt:e})=>a(C,{at:e}),sort:`created`,wide:`below`},{id:`source`,header:i.source,cell:({source:e})=>t[e],wide:!0,width:5},{id:`refunded`,header:i.refunded,cell:({refundedAmount:e})=>Number(e)>0?a(L,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:i.total,cell:({total:e})=>a(L,{amount:e}),align:`end`,sort:`total`,width:8}]}function X({order:e}){let t=l(G),n=new Map;for(let t of e.items.filter(e=>!e.replacesId))n.set(t.productName,(n.get(t.productName)??0)+1);let[r,...i]=[...n];if(!r)return null;let[o,s]=r;return a(`span`,{className:`muted`,children:[o,s>1&&` × ${s}`,i.length>0&&` ${t.more(i.length)}`]})}var je=d({OrderList:()=>$});i();var Me=f(()=>u(()=>import(`./BulkDialog-sEZa0SzN.js`).then(e=>e.BulkDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),Z=t(`/signedIn/orders`),Q=({orders:e})=>e.edges.map(({node:e})=>e),Ne=P(ye,({orders:e})=>e.edges.map(({node:e})=>e));function $(){let e=l(G),t=w(),n=Z.useSearch(),r=Z.useNavigate(),i=pe(n,t.timezone),{data:s,error:c,isPlaceholderData:u,refetch:d}=R(H,i,Q,[`ORDER`]),f=Ae(),m=s&&Q(s),g=he(n),{chosen:v,selection:x,clear:S,remove:C}=ne(m,g),[T,E]=h(null),D=p(`ORDERS_WRITE`),O=e=>{let{after:t,before:n,...i}=g;r({search:U({...i,...e})})},{after:k,before:A,sort:j,...M}=g,P=Object.keys(M).length>0;return a(o,{children:[a(b,{title:e.title,aside:a(_,{type:`ORDER`,ids:m?.map(({id:e})=>e),where:i.where,...Ne,onShow:()=>O({})}),actions:a(o,{children:[a(N,{input:{kind:`ORDERS`,orderWhere:i.where},count:s?.orders.totalCount}),a(Pe,{label:e.create})]})}),a(ke,{search:n}),a(B,{end:a(re,{name:`orders`,columns:f}),children:a(De,{search:g,onChange:O,onClear:()=>void r({search:U({sort:j})})})}),a(te,{flush:!0,children:[v.length>0&&a(ge,{orders:v,onStart:e=>E({kind:e,orders:v}),onClear:S}),a(y,{name:`orders`,label:e.title,columns:f,rows:m,rowKey:e=>e.id,rowName:e=>e.number,...D&&{selection:x},stale:u,error:c,onRetry:()=>void d(),sort:j??`-created`,onSort:e=>O({sort:e}),empty:a(ve,{filtered:P,onClear:()=>void r({search:{}})})}),a(ee,{connection:s?.orders,onChange:e=>void r({search:U({...M,sort:j,...e})})})]}),T&&a(Me,{...T,onDone:C,onClose:()=>E(null)})]})}function Pe({label:e}){return p(`ORDERS_WRITE`)?a(se,{look:`primary`,icon:le,to:`/orders/new`,children:e}):null}export{$ as OrderList,J as n,je as t};