const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/BulkDialog-DJ3giTu3.js","assets/index-A2OH26jZ.js","assets/early-4Tp9QHVb.js","assets/details-BYDx9N73.js","assets/parts-CDIjajoZ.js","assets/BulkDialog-Dcjqv6If.js","assets/dialogs-Bn4O8j0W.js","assets/TextArea-DndP0ENQ.js"])))=>i.map(i=>d[i]);
import{D as e,On as t,Pt as n,Rt as r,Sn as i,Tn as a,X as o,Xt as s,Z as c,Zt as l,at as u,gn as d,p as f,st as p,x as m,zt as h}from"./index-A2OH26jZ.js";import{$ as g,A as _,E as v,G as y,J as b,P as x,Q as S,T as ee,U as C,W as w,X as te,a as ne,b as T,c as re,d as E,et as D,f as O,g as k,h as A,i as j,it as M,j as N,k as P,m as F,n as ie,nt as ae,o as oe,p as I,r as se,s as L,t as ce,tt as le,u as R,w as z,y as B}from"./parts-CDIjajoZ.js";import{B as V,E as H,H as U,c as W,d as ue,f as de,i as fe,s as pe,t as me,x as he}from"./early-4Tp9QHVb.js";import{t as G}from"./orders-DpSSuoh5.js";l();var K=e=>`${e} ${e===1?`order`:`orders`}`,q=e=>`${e} ${e===1?`pedido`:`pedidos`}`,J=o({actions:{deliver:`Deliver`,cancel:`Cancel orders`,refund:`Refund`},selected:(e,t)=>`${e} selected, ${t}`,deliver:{title:`Mark orders as delivered`,text:`All services and goods that wait in these orders are noted as delivered by you.`,submit:e=>`Deliver ${K(e)}`,done:e=>`${K(e)} delivered.`},cancel:{title:`Cancel orders`,text:`The customers get all of their money back into their wallets. Orders of which something was delivered are left out.`,submit:e=>`Cancel ${K(e)}`,done:e=>`${K(e)} cancelled.`},refund:{title:`Refund orders`,text:`Everything that was not credited yet goes back into the wallets. Keys that were delivered are revoked.`,submit:e=>`Refund ${K(e)}`,done:e=>`${K(e)} refunded.`},reason:`Reason`,reasonHint:`It is noted in every order.`,failed:e=>`${K(e)} could not be changed:`},{actions:{deliver:`Entregar`,cancel:`Cancelar pedidos`,refund:`Reembolsar`},selected:(e,t)=>`${e} ${e===1?`selecionado`:`selecionados`}, ${t}`,deliver:{title:`Marcar pedidos como entregues`,text:`Todos os serviços e bens que esperam nestes pedidos são registrados como entregues por você.`,submit:e=>`Entregar ${q(e)}`,done:e=>`${q(e)} ${e===1?`entregue`:`entregues`}.`},cancel:{title:`Cancelar pedidos`,text:`Os clientes recebem todo o dinheiro de volta na carteira. Pedidos com algo já entregue ficam de fora.`,submit:e=>`Cancelar ${q(e)}`,done:e=>`${q(e)} ${e===1?`cancelado`:`cancelados`}.`},refund:{title:`Reembolsar pedidos`,text:`Tudo o que ainda não foi devolvido volta para as carteiras. As chaves entregues são revogadas.`,submit:e=>`Reembolsar ${q(e)}`,done:e=>`${q(e)} ${e===1?`reembolsado`:`reembolsados`}.`},reason:`Motivo`,reasonHint:`Fica registrado em cada pedido.`,failed:e=>`${q(e)} não ${e===1?`pôde ser alterado`:`puderam ser alterados`}:`});function ge({orders:e,onStart:t,onClear:n}){let r=c(J),i=w(),a=p(`ORDERS_REFUND`);return s(O,{text:r.selected(e.length,i.money(_e(e))),onClear:n,children:[s(m,{size:`small`,icon:ae,onClick:()=>t(`deliver`),children:r.actions.deliver}),s(m,{size:`small`,icon:M,onClick:()=>t(`cancel`),children:r.actions.cancel}),a&&s(m,{size:`small`,icon:S,onClick:()=>t(`refund`),children:r.actions.refund})]})}var _e=e=>e.reduce((e,{total:t,refundedAmount:n})=>me(e,fe(t,n)),`0.00`);function ve({filtered:t,onClear:n}){let r=c(G),{filters:i}=c(e);return t?s(x,{icon:g,title:r.noMatch,text:r.noMatchText,action:s(m,{onClick:n,children:i.clear})}):s(x,{icon:D,title:r.empty,text:r.emptyText})}var ye=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function Ce(e){let t=k(e),{data:r}=n(be,{where:{matches:e}},{enabled:t});return t?r?.customers.edges.map(e=>e.node)??[]:[]}function we(e){let t=c(G).filters;return s(I,{label:t.customer,searchLabel:t.findCustomer,useFound:Ce,...e})}function Te(e){let t=k(e),{data:r}=n(xe,{where:{skuContainsFold:e}},{enabled:t});return t?r?.variations.edges.map(({node:{id:e,sku:t}})=>({id:e,name:t}))??[]:[]}function Ee(e){let t=c(G).filters;return s(I,{label:t.variation,searchLabel:t.findVariation,useFound:Te,...e})}a();function De({search:t,onChange:r,onClear:a}){let o=c(G),{filters:l,period:u,statuses:d,sources:f}=c(e),p=o.filters,{customer:h,product:g,variation:_}=t,y={customers:A(h),products:A(g),variations:A(_)},{data:b}=n(Se,y,{enabled:!!(h??g??_)}),{sort:x,after:S,before:ee,...C}=t;return s(i,{children:[s(oe,{label:o.search,placeholder:o.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),s(v,{label:p.status,options:de.map(e=>({value:e,label:d.order[e]})),chosen:W(t),onChange:e=>r({status:e.join(`,`)})}),s(z,{label:p.placed,value:t,onChange:e=>r({period:void 0,from:void 0,to:void 0,...e})}),s(we,{chosen:h,name:F(b?.customers,h)?.name,onChange:e=>r({customer:e})}),s(ie,{chosen:g,name:F(b?.products,g)?.name,onChange:e=>r({product:e})}),s(Ee,{chosen:_,name:F(b?.variations,_)?.sku,onChange:e=>r({variation:e})}),s(ce,{label:p.total,value:t,onChange:e=>r({min:void 0,max:void 0,...e})}),s(v,{single:!0,label:p.source,options:ue.map(e=>({value:e,label:f[e]})),chosen:t.source?[t.source]:[],onChange:([e])=>r({source:e})}),s(v,{single:!0,label:p.refunded,options:[{value:`always`,label:p.anyTime},...V.map(e=>({value:e,label:u.presets[e]}))],chosen:t.refunded?[t.refunded===!0?`always`:t.refunded]:[],onChange:([e])=>r({refunded:e===`always`||e})}),Object.keys(C).length>1&&s(m,{look:`quiet`,onClick:a,children:l.clear})]})}var Oe=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:`7d`}}];function ke({search:e}){let t=c(G).view,n=Oe.map(({id:e,search:n})=>({id:e,name:t[e],search:n}));return s(T,{list:`orders`,to:`/orders`,builtIn:n,search:e})}function Ae(){let t=c(G),{sources:n}=c(e),r=E(),i=t.columns;return[{id:`number`,header:i.number,cell:({number:e})=>s(h,{to:`/orders/$number`,params:{number:e},children:s(`code`,{children:e})})},{id:`status`,header:i.status,cell:({status:e})=>s(j,{kind:`order`,status:e}),width:14},{id:`customer`,header:i.customer,cell:({customer:e})=>r(e),wide:`below`,width:14},{id:`what`,header:i.what,cell:e=>s(X,{order:e}),wide:!0,width:22},{id:`placed`,header:i.placed,cell:({createdAt:e})=>s(C,{at:e}),sort:`created`,wide:`below`},{id:`source`,header:i.source,cell:({source:e})=>n[e],wide:!0,width:5},{id:`refunded`,header:i.refunded,cell:({refundedAmount:e})=>Number(e)>0?s(L,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:i.total,cell:({total:e})=>s(L,{amount:e}),align:`end`,sort:`total`,width:8}]}function X({order:e}){let t=c(G),n=new Map;for(let t of e.items.filter(e=>!e.replacesId))n.set(t.productName,(n.get(t.productName)??0)+1);let[r,...i]=[...n];if(!r)return null;let[a,o]=r;return s(`span`,{className:`muted`,children:[a,o>1&&` × ${o}`,i.length>0&&` ${t.more(i.length)}`]})}var je=t({OrderList:()=>$});a();var Me=f(()=>u(()=>import(`./BulkDialog-DJ3giTu3.js`).then(e=>e.BulkDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),Z=r(`/signedIn/orders`),Q=({orders:e})=>e.edges.map(({node:e})=>e),Ne=P(ye,({orders:e})=>e.edges.map(({node:e})=>e));function $(){let e=c(G),t=w(),n=Z.useSearch(),r=Z.useNavigate(),a=pe(n,t.timezone),{data:o,error:l,isPlaceholderData:u,refetch:f}=R(H,a,Q,[`ORDER`]),m=Ae(),h=o&&Q(o),g=he(n),{chosen:v,selection:x,clear:S,remove:C}=ne(h,g),[T,E]=d(null),D=p(`ORDERS_WRITE`),O=e=>{let{after:t,before:n,...i}=g;r({search:U({...i,...e})})},{after:k,before:A,sort:j,...M}=g,P=Object.keys(M).length>0;return s(i,{children:[s(b,{title:e.title,aside:s(_,{type:`ORDER`,ids:h?.map(({id:e})=>e),where:a.where,...Ne,onShow:()=>O({})}),actions:s(i,{children:[s(N,{input:{kind:`ORDERS`,orderWhere:a.where},count:o?.orders.totalCount}),s(Pe,{label:e.create})]})}),s(ke,{search:n}),s(B,{end:s(re,{name:`orders`,columns:m}),children:s(De,{search:g,onChange:O,onClear:()=>void r({search:U({sort:j})})})}),s(te,{flush:!0,children:[v.length>0&&s(ge,{orders:v,onStart:e=>E({kind:e,orders:v}),onClear:S}),s(y,{name:`orders`,label:e.title,columns:m,rows:h,rowKey:e=>e.id,rowName:e=>e.number,...D&&{selection:x},stale:u,error:l,onRetry:()=>void f(),sort:j??`-created`,onSort:e=>O({sort:e}),empty:s(ve,{filtered:P,onClear:()=>void r({search:{}})})}),s(ee,{connection:o?.orders,onChange:e=>void r({search:U({...M,sort:j,...e})})})]}),T&&s(Me,{...T,onDone:C,onClose:()=>E(null)})]})}function Pe({label:e}){return p(`ORDERS_WRITE`)?s(se,{look:`primary`,icon:le,to:`/orders/new`,children:e}):null}export{$ as OrderList,J as n,je as t};