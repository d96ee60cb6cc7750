const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/OrderBulkDialog-BUXaUTiI.js","assets/index-ntnhS566.js","assets/early-grBt5JFH.js","assets/details-P_G1di9K.js","assets/parts-B2JQus4x.js","assets/BulkDialog-8ClP7OSL.js","assets/dialogs-BJDtHswT.js","assets/sending-CpeAgxX9.js","assets/draft-D0RPCffP.js","assets/TextArea-CB2uNlCs.js"])))=>i.map(i=>d[i]);
import{Cn as e,D as t,Fn as n,Mn as r,Q as i,Ut as a,Wt as o,X as s,ct as c,kn as l,nn as u,ot as d,p as f,rn as p,x as m,zt as h}from"./index-ntnhS566.js";import{D as g,E as _,G as v,I as y,K as b,M as x,N as S,O as C,Q as ee,X as w,_ as T,a as te,b as ne,c as re,d as E,et as D,g as O,h as k,i as ie,it as ae,j as A,m as j,n as M,nt as oe,o as se,ot as ce,p as le,q as N,r as P,rt as F,s as I,t as L,tt as R,u as z,x as B}from"./parts-B2JQus4x.js";import{B as V,E as H,H as U,c as W,d as ue,f as de,i as fe,s as pe,t as me,x as he}from"./early-grBt5JFH.js";import{t as G}from"./orders-BAgoYxWf.js";p();var K=e=>`${e} ${e===1?`order`:`orders`}`,q=e=>`${e} ${e===1?`pedido`:`pedidos`}`,J=s({actions:{deliver:`Deliver`,cancel:`Cancel orders`,refund:`Refund`},selected:(e,t)=>`${e} selected, ${t}`,deliver:{title:`Mark orders as delivered`,text:`All services and goods that wait in these orders are noted as delivered by you.`,submit:e=>`Deliver ${K(e)}`,done:e=>`${K(e)} delivered.`},cancel:{title:`Cancel orders`,text:`The customers get all of their money back into their wallets. Orders of which something was delivered are left out.`,submit:e=>`Cancel ${K(e)}`,done:e=>`${K(e)} cancelled.`},refund:{title:`Refund orders`,text:`Everything that was not credited yet goes back into the wallets. Keys that were delivered are revoked.`,submit:(e,t)=>`Refund ${K(e)}: ${t}`,done:e=>`${K(e)} refunded.`},reason:`Reason`,reasonHint:`It is noted in every order.`,failed:e=>`${K(e)} could not be changed:`},{actions:{deliver:`Entregar`,cancel:`Cancelar pedidos`,refund:`Reembolsar`},selected:(e,t)=>`${e} ${e===1?`selecionado`:`selecionados`}, ${t}`,deliver:{title:`Marcar pedidos como entregues`,text:`Todos os serviços e bens que esperam nestes pedidos são registrados como entregues por você.`,submit:e=>`Entregar ${q(e)}`,done:e=>`${q(e)} ${e===1?`entregue`:`entregues`}.`},cancel:{title:`Cancelar pedidos`,text:`Os clientes recebem todo o dinheiro de volta na carteira. Pedidos com algo já entregue ficam de fora.`,submit:e=>`Cancelar ${q(e)}`,done:e=>`${q(e)} ${e===1?`cancelado`:`cancelados`}.`},refund:{title:`Reembolsar pedidos`,text:`Tudo o que ainda não foi devolvido volta para as carteiras. As chaves entregues são revogadas.`,submit:(e,t)=>`Reembolsar ${q(e)}: ${t}`,done:e=>`${q(e)} ${e===1?`reembolsado`:`reembolsados`}.`},reason:`Motivo`,reasonHint:`Fica registrado em cada pedido.`,failed:e=>`${q(e)} não ${e===1?`pôde ser alterado`:`puderam ser alterados`}:`});function ge({filtered:e,onClear:n}){let r=i(G),{filters:a}=i(t);return e?u(y,{icon:R,title:r.noMatch,text:r.noMatchText,action:u(m,{onClick:n,children:a.clear})}):u(y,{icon:oe,title:r.empty,text:r.emptyText})}var _e=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewOrders($where: OrderWhereInput, $first: Int!) {
  orders(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);function ve({orders:e,onStart:t,onClear:n}){let r=i(J),a=b(),o=c(`ORDERS_REFUND`);return u(le,{text:r.selected(e.length,a.money(ye(e))),onClear:n,children:[u(m,{size:`small`,icon:ae,onClick:()=>t(`deliver`),children:r.actions.deliver}),u(m,{size:`small`,icon:ce,onClick:()=>t(`cancel`),children:r.actions.cancel}),o&&u(m,{size:`small`,icon:D,onClick:()=>t(`refund`),children:r.actions.refund})]})}var ye=e=>e.reduce((e,{total:t,refundedAmount:n})=>me(e,fe(t,n)),`0.00`),Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},be=new Y(`
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
    `);function Ce(e){let t=T(e),{data:n}=h(be,{where:{matches:e}},{enabled:t});return t?n?.customers.edges.map(e=>e.node)??[]:[]}function we(e){let t=i(G).filters;return u(j,{label:t.customer,searchLabel:t.findCustomer,useFound:Ce,...e})}function Te(e){let t=T(e),{data:n}=h(xe,{where:{skuContainsFold:e}},{enabled:t});return t?n?.variations.edges.map(({node:{id:e,sku:t}})=>({id:e,name:t}))??[]:[]}function Ee(e){let t=i(G).filters;return u(j,{label:t.variation,searchLabel:t.findVariation,useFound:Te,...e})}r();function De({search:e,onChange:n,onClear:r}){let a=i(G),{filters:o,period:s,statuses:c,sources:d}=i(t),f=a.filters,{customer:p,product:g,variation:v}=e,y={customers:O(p),products:O(g),variations:O(v)},{data:b}=h(Se,y,{enabled:!!(p??g??v)}),{sort:x,after:S,before:ee,...w}=e;return u(l,{children:[u(se,{label:a.search,placeholder:a.searchPlaceholder,value:e.q??``,onChange:e=>n({q:e})}),u(C,{label:f.status,options:de.map(e=>({value:e,label:c.order[e]})),chosen:W(e),onChange:e=>n({status:e.join(`,`)})}),u(_,{label:f.placed,value:e,onChange:e=>n({period:void 0,from:void 0,to:void 0,...e})}),u(we,{chosen:p,name:k(b?.customers,p)?.name,onChange:e=>n({customer:e})}),u(M,{chosen:g,name:k(b?.products,g)?.name,onChange:e=>n({product:e})}),u(Ee,{chosen:v,name:k(b?.variations,v)?.sku,onChange:e=>n({variation:e})}),u(L,{label:f.total,value:e,onChange:e=>n({min:void 0,max:void 0,...e})}),u(C,{single:!0,label:f.source,options:ue.map(e=>({value:e,label:d[e]})),chosen:e.source?[e.source]:[],onChange:([e])=>n({source:e})}),u(C,{single:!0,label:f.refunded,options:[{value:`always`,label:f.anyTime},...V.map(e=>({value:e,label:s.presets[e]}))],chosen:e.refunded?[e.refunded===!0?`always`:e.refunded]:[],onChange:([e])=>n({refunded:e===`always`||e})}),Object.keys(w).length>1&&u(m,{look:`quiet`,onClick:r,children:o.clear})]})}var Oe=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:`7d`}}];function ke({search:e}){let t=i(G).view,n=Oe.map(({id:e,search:n})=>({id:e,name:t[e],search:n}));return u(B,{list:`orders`,to:`/orders`,builtIn:n,search:e})}function Ae(){let e=i(G),{sources:n}=i(t),r=E(),a=e.columns;return[{id:`number`,header:a.number,cell:({number:e})=>u(o,{to:`/orders/$number`,params:{number:e},children:u(`code`,{children:e})})},{id:`status`,header:a.status,cell:({status:e})=>u(ie,{kind:`order`,status:e}),width:14},{id:`customer`,header:a.customer,cell:({customer:e})=>r(e),wide:`below`,width:14},{id:`what`,header:a.what,cell:e=>u(X,{order:e}),wide:!0,width:22},{id:`placed`,header:a.placed,cell:({createdAt:e})=>u(v,{at:e}),sort:`created`,wide:`below`},{id:`source`,header:a.source,cell:({source:e})=>n[e],wide:!0,width:5},{id:`refunded`,header:a.refunded,cell:({refundedAmount:e})=>Number(e)>0?u(I,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:a.total,cell:({total:e})=>u(I,{amount:e}),align:`end`,sort:`total`,width:8}]}function X({order:e}){let t=i(G),n=new Map;for(let t of e.items.filter(e=>!e.replacesId))n.set(t.productName,(n.get(t.productName)??0)+1);let[r,...a]=[...n];if(!r)return null;let[o,s]=r;return u(`span`,{className:`muted`,children:[o,s>1&&` × ${s}`,a.length>0&&` ${t.more(a.length)}`]})}var je=n({OrderList:()=>$});r();var Me=f(()=>d(()=>import(`./OrderBulkDialog-BUXaUTiI.js`).then(e=>e.OrderBulkDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),Z=a(`/signedIn/orders`),Q=({orders:e})=>e.edges.map(({node:e})=>e),Ne=A(_e,({orders:e})=>e.edges.map(({node:e})=>e));function $(){let t=i(G),n=b(),r=Z.useSearch(),a=Z.useNavigate(),o=pe(r,n.timezone),{data:s,error:d,isPlaceholderData:f,refetch:p}=z(H,o,Q,[`ORDER`]),m=Ae(),h=s&&Q(s),_=he(r),{chosen:v,selection:y,clear:C,remove:T}=te(h,_),[E,D]=e(null),O=c(`ORDERS_WRITE`),k=e=>{let{after:t,before:n,...r}=_;a({search:U({...r,...e})})},{after:ie,before:ae,sort:A,...j}=_,M=Object.keys(j).length>0;return u(l,{children:[u(w,{title:t.title,aside:u(x,{type:`ORDER`,ids:h?.map(({id:e})=>e),where:o.where,...Ne,onShow:()=>k({})}),actions:u(l,{children:[u(S,{input:{kind:`ORDERS`,orderWhere:o.where},count:s?.orders.totalCount}),u(Pe,{label:t.create})]})}),u(ke,{search:r}),u(ne,{end:u(re,{name:`orders`,columns:m}),children:u(De,{search:_,onChange:k,onClear:()=>void a({search:U({sort:A})})})}),u(ee,{flush:!0,children:[v.length>0&&u(ve,{orders:v,onStart:e=>D({kind:e,orders:v}),onClear:C}),u(N,{name:`orders`,label:t.title,columns:m,rows:h,rowKey:e=>e.id,rowName:e=>e.number,...O&&{selection:y},stale:f,error:d,onRetry:()=>void p(),sort:A??`-created`,onSort:e=>k({sort:e}),empty:u(ge,{filtered:M,onClear:()=>void a({search:{}})})}),u(g,{connection:s?.orders,onChange:e=>void a({search:U({...j,sort:A,...e})})})]}),E&&u(Me,{...E,onDone:T,onClose:()=>D(null)})]})}function Pe({label:e}){return c(`ORDERS_WRITE`)?u(P,{look:`primary`,icon:F,to:`/orders/new`,children:e}):null}export{$ as OrderList,J as n,je as t};