const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/BulkDialog-siv3EgMK.js","assets/index-yR9VlGa-.js","assets/early-CqjEYl7M.js","assets/details-CTmdLNcp.js","assets/parts-DXnIqi7I.js","assets/BulkDialog-DcT_U_p-.js","assets/dialogs-QNjhNvSa.js","assets/TextArea-BZdJLUmv.js"])))=>i.map(i=>d[i]);
import{Cn as e,D as t,En as n,Pt as r,Rt as i,X as a,Xt as o,Z as s,Zt as c,_n as l,at as u,kn as d,p as f,st as p,x as m,zt as h}from"./index-yR9VlGa-.js";import{$ as g,A as _,E as v,G as y,J as b,P as x,Q as S,T as ee,U as C,W as w,X as te,a as ne,b as T,c as re,d as E,et as D,f as O,g as k,h as A,i as j,it as M,j as N,k as P,m as F,n as ie,nt as ae,o as oe,p as I,r as se,s as L,t as ce,tt as le,u as R,w as z,y as B}from"./parts-DXnIqi7I.js";import{B as V,E as H,H as U,c as W,d as ue,f as de,i as fe,s as pe,t as me,x as he}from"./early-CqjEYl7M.js";import{t as G}from"./orders-B7sNhaf5.js";c();var K=e=>`${e} ${e===1?`order`:`orders`}`,q=e=>`${e} ${e===1?`pedido`:`pedidos`}`,J=a({actions:{deliver:`Deliver`,cancel:`Cancel orders`,refund:`Refund`},selected:(e,t)=>`${e} selected, ${t}`,deliver:{title:`Mark orders as delivered`,text:`All services and goods that wait in these orders are noted as delivered by you.`,submit:e=>`Deliver ${K(e)}`,done:e=>`${K(e)} delivered.`},cancel:{title:`Cancel orders`,text:`The customers get all of their money back into their wallets. Orders of which something was delivered are left out.`,submit:e=>`Cancel ${K(e)}`,done:e=>`${K(e)} cancelled.`},refund:{title:`Refund orders`,text:`Everything that was not credited yet goes back into the wallets. Keys that were delivered are revoked.`,submit:(e,t)=>`Refund ${K(e)}: ${t}`,done:e=>`${K(e)} refunded.`},reason:`Reason`,reasonHint:`It is noted in every order.`,failed:e=>`${K(e)} could not be changed:`},{actions:{deliver:`Entregar`,cancel:`Cancelar pedidos`,refund:`Reembolsar`},selected:(e,t)=>`${e} ${e===1?`selecionado`:`selecionados`}, ${t}`,deliver:{title:`Marcar pedidos como entregues`,text:`Todos os serviços e bens que esperam nestes pedidos são registrados como entregues por você.`,submit:e=>`Entregar ${q(e)}`,done:e=>`${q(e)} ${e===1?`entregue`:`entregues`}.`},cancel:{title:`Cancelar pedidos`,text:`Os clientes recebem todo o dinheiro de volta na carteira. Pedidos com algo já entregue ficam de fora.`,submit:e=>`Cancelar ${q(e)}`,done:e=>`${q(e)} ${e===1?`cancelado`:`cancelados`}.`},refund:{title:`Reembolsar pedidos`,text:`Tudo o que ainda não foi devolvido volta para as carteiras. As chaves entregues são revogadas.`,submit:(e,t)=>`Reembolsar ${q(e)}: ${t}`,done:e=>`${q(e)} ${e===1?`reembolsado`:`reembolsados`}.`},reason:`Motivo`,reasonHint:`Fica registrado em cada pedido.`,failed:e=>`${q(e)} não ${e===1?`pôde ser alterado`:`puderam ser alterados`}:`});function ge({orders:e,onStart:t,onClear:n}){let r=s(J),i=w(),a=p(`ORDERS_REFUND`);return o(O,{text:r.selected(e.length,i.money(_e(e))),onClear:n,children:[o(m,{size:`small`,icon:ae,onClick:()=>t(`deliver`),children:r.actions.deliver}),o(m,{size:`small`,icon:M,onClick:()=>t(`cancel`),children:r.actions.cancel}),a&&o(m,{size:`small`,icon:S,onClick:()=>t(`refund`),children:r.actions.refund})]})}var _e=e=>e.reduce((e,{total:t,refundedAmount:n})=>me(e,fe(t,n)),`0.00`);function ve({filtered:e,onClear:n}){let r=s(G),{filters:i}=s(t);return e?o(x,{icon:g,title:r.noMatch,text:r.noMatchText,action:o(m,{onClick:n,children:i.clear})}):o(x,{icon:D,title:r.empty,text:r.emptyText})}var ye=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function Ce(e){let t=k(e),{data:n}=r(be,{where:{matches:e}},{enabled:t});return t?n?.customers.edges.map(e=>e.node)??[]:[]}function we(e){let t=s(G).filters;return o(I,{label:t.customer,searchLabel:t.findCustomer,useFound:Ce,...e})}function Te(e){let t=k(e),{data:n}=r(xe,{where:{skuContainsFold:e}},{enabled:t});return t?n?.variations.edges.map(({node:{id:e,sku:t}})=>({id:e,name:t}))??[]:[]}function Ee(e){let t=s(G).filters;return o(I,{label:t.variation,searchLabel:t.findVariation,useFound:Te,...e})}n();function De({search:n,onChange:i,onClear:a}){let c=s(G),{filters:l,period:u,statuses:d,sources:f}=s(t),p=c.filters,{customer:h,product:g,variation:_}=n,y={customers:A(h),products:A(g),variations:A(_)},{data:b}=r(Se,y,{enabled:!!(h??g??_)}),{sort:x,after:S,before:ee,...C}=n;return o(e,{children:[o(oe,{label:c.search,placeholder:c.searchPlaceholder,value:n.q??``,onChange:e=>i({q:e})}),o(v,{label:p.status,options:de.map(e=>({value:e,label:d.order[e]})),chosen:W(n),onChange:e=>i({status:e.join(`,`)})}),o(z,{label:p.placed,value:n,onChange:e=>i({period:void 0,from:void 0,to:void 0,...e})}),o(we,{chosen:h,name:F(b?.customers,h)?.name,onChange:e=>i({customer:e})}),o(ie,{chosen:g,name:F(b?.products,g)?.name,onChange:e=>i({product:e})}),o(Ee,{chosen:_,name:F(b?.variations,_)?.sku,onChange:e=>i({variation:e})}),o(ce,{label:p.total,value:n,onChange:e=>i({min:void 0,max:void 0,...e})}),o(v,{single:!0,label:p.source,options:ue.map(e=>({value:e,label:f[e]})),chosen:n.source?[n.source]:[],onChange:([e])=>i({source:e})}),o(v,{single:!0,label:p.refunded,options:[{value:`always`,label:p.anyTime},...V.map(e=>({value:e,label:u.presets[e]}))],chosen:n.refunded?[n.refunded===!0?`always`:n.refunded]:[],onChange:([e])=>i({refunded:e===`always`||e})}),Object.keys(C).length>1&&o(m,{look:`quiet`,onClick:a,children:l.clear})]})}var Oe=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:`7d`}}];function ke({search:e}){let t=s(G).view,n=Oe.map(({id:e,search:n})=>({id:e,name:t[e],search:n}));return o(T,{list:`orders`,to:`/orders`,builtIn:n,search:e})}function Ae(){let e=s(G),{sources:n}=s(t),r=E(),i=e.columns;return[{id:`number`,header:i.number,cell:({number:e})=>o(h,{to:`/orders/$number`,params:{number:e},children:o(`code`,{children:e})})},{id:`status`,header:i.status,cell:({status:e})=>o(j,{kind:`order`,status:e}),width:14},{id:`customer`,header:i.customer,cell:({customer:e})=>r(e),wide:`below`,width:14},{id:`what`,header:i.what,cell:e=>o(X,{order:e}),wide:!0,width:22},{id:`placed`,header:i.placed,cell:({createdAt:e})=>o(C,{at:e}),sort:`created`,wide:`below`},{id:`source`,header:i.source,cell:({source:e})=>n[e],wide:!0,width:5},{id:`refunded`,header:i.refunded,cell:({refundedAmount:e})=>Number(e)>0?o(L,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:i.total,cell:({total:e})=>o(L,{amount:e}),align:`end`,sort:`total`,width:8}]}function X({order:e}){let t=s(G),n=new Map;for(let t of e.items.filter(e=>!e.replacesId))n.set(t.productName,(n.get(t.productName)??0)+1);let[r,...i]=[...n];if(!r)return null;let[a,c]=r;return o(`span`,{className:`muted`,children:[a,c>1&&` × ${c}`,i.length>0&&` ${t.more(i.length)}`]})}var je=d({OrderList:()=>$});n();var Me=f(()=>u(()=>import(`./BulkDialog-siv3EgMK.js`).then(e=>e.BulkDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),Z=i(`/signedIn/orders`),Q=({orders:e})=>e.edges.map(({node:e})=>e),Ne=P(ye,({orders:e})=>e.edges.map(({node:e})=>e));function $(){let t=s(G),n=w(),r=Z.useSearch(),i=Z.useNavigate(),a=pe(r,n.timezone),{data:c,error:u,isPlaceholderData:d,refetch:f}=R(H,a,Q,[`ORDER`]),m=Ae(),h=c&&Q(c),g=he(r),{chosen:v,selection:x,clear:S,remove:C}=ne(h,g),[T,E]=l(null),D=p(`ORDERS_WRITE`),O=e=>{let{after:t,before:n,...r}=g;i({search:U({...r,...e})})},{after:k,before:A,sort:j,...M}=g,P=Object.keys(M).length>0;return o(e,{children:[o(b,{title:t.title,aside:o(_,{type:`ORDER`,ids:h?.map(({id:e})=>e),where:a.where,...Ne,onShow:()=>O({})}),actions:o(e,{children:[o(N,{input:{kind:`ORDERS`,orderWhere:a.where},count:c?.orders.totalCount}),o(Pe,{label:t.create})]})}),o(ke,{search:r}),o(B,{end:o(re,{name:`orders`,columns:m}),children:o(De,{search:g,onChange:O,onClear:()=>void i({search:U({sort:j})})})}),o(te,{flush:!0,children:[v.length>0&&o(ge,{orders:v,onStart:e=>E({kind:e,orders:v}),onClear:S}),o(y,{name:`orders`,label:t.title,columns:m,rows:h,rowKey:e=>e.id,rowName:e=>e.number,...D&&{selection:x},stale:d,error:u,onRetry:()=>void f(),sort:j??`-created`,onSort:e=>O({sort:e}),empty:o(ve,{filtered:P,onClear:()=>void i({search:{}})})}),o(ee,{connection:c?.orders,onChange:e=>void i({search:U({...M,sort:j,...e})})})]}),T&&o(Me,{...T,onDone:C,onClose:()=>E(null)})]})}function Pe({label:e}){return p(`ORDERS_WRITE`)?o(se,{look:`primary`,icon:le,to:`/orders/new`,children:e}):null}export{$ as OrderList,J as n,je as t};