const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/BulkDialog-DL46nGTr.js","assets/index-CwcODLW1.js","assets/early-CfQr5XEC.js","assets/details-DFBeDGDg.js","assets/parts-DRGWu0GN.js","assets/BulkDialog-DERK0sJ0.js","assets/dialogs-BzZ_W2pv.js","assets/TextArea-Dl-MZN-6.js"])))=>i.map(i=>d[i]);
import{At as e,E as t,Gt as n,Nt as r,Pt as i,Sn as a,T as o,Wt as s,gn as c,rt as l,tt as u,un as d,v as f,w as p,yn as m}from"./index-CwcODLW1.js";import{A as h,E as g,F as _,G as v,K as y,M as b,T as ee,W as x,Y as te,Z as S,a as ne,b as C,c as re,d as w,et as T,f as E,g as D,h as O,i as k,it as A,j as ie,k as j,m as M,n as N,nt as ae,o as oe,ot as se,p as P,r as ce,rt as le,s as F,t as I,tt as L,u as R,w as z,y as B}from"./parts-DRGWu0GN.js";import{E as V,V as H,c as U,d as W,f as ue,i as de,s as fe,t as pe,x as me,z as he}from"./early-CfQr5XEC.js";import{t as G}from"./orders-DmoWAWFq.js";n();var K=e=>`${e} ${e===1?`order`:`orders`}`,q=e=>`${e} ${e===1?`pedido`:`pedidos`}`,J=o({actions:{deliver:`Deliver`,cancel:`Cancel orders`,refund:`Refund`},selected:(e,t)=>`${e} selected, ${t}`,deliver:{title:`Mark orders as delivered`,text:`All services and goods that wait in these orders are noted as delivered by you.`,submit:e=>`Deliver ${K(e)}`,done:e=>`${K(e)} delivered.`},cancel:{title:`Cancel orders`,text:`The customers get all of their money back into their wallets. Orders of which something was delivered are left out.`,submit:e=>`Cancel ${K(e)}`,done:e=>`${K(e)} cancelled.`},refund:{title:`Refund orders`,text:`Everything that was not credited yet goes back into the wallets. Keys that were delivered are revoked.`,submit:e=>`Refund ${K(e)}`,done:e=>`${K(e)} refunded.`},reason:`Reason`,reasonHint:`It is noted in every order.`,failed:e=>`${K(e)} could not be changed:`},{actions:{deliver:`Entregar`,cancel:`Cancelar pedidos`,refund:`Reembolsar`},selected:(e,t)=>`${e} ${e===1?`selecionado`:`selecionados`}, ${t}`,deliver:{title:`Marcar pedidos como entregues`,text:`Todos os serviços e bens que esperam nestes pedidos são registrados como entregues por você.`,submit:e=>`Entregar ${q(e)}`,done:e=>`${q(e)} ${e===1?`entregue`:`entregues`}.`},cancel:{title:`Cancelar pedidos`,text:`Os clientes recebem todo o dinheiro de volta na carteira. Pedidos com algo já entregue ficam de fora.`,submit:e=>`Cancelar ${q(e)}`,done:e=>`${q(e)} ${e===1?`cancelado`:`cancelados`}.`},refund:{title:`Reembolsar pedidos`,text:`Tudo o que ainda não foi devolvido volta para as carteiras. As chaves entregues são revogadas.`,submit:e=>`Reembolsar ${q(e)}`,done:e=>`${q(e)} ${e===1?`reembolsado`:`reembolsados`}.`},reason:`Motivo`,reasonHint:`Fica registrado em cada pedido.`,failed:e=>`${q(e)} não ${e===1?`pôde ser alterado`:`puderam ser alterados`}:`});function ge({orders:e,onStart:n,onClear:r}){let i=t(J),a=v(),o=l(`ORDERS_REFUND`);return s(E,{text:i.selected(e.length,a.money(_e(e))),onClear:r,children:[s(f,{size:`small`,icon:A,onClick:()=>n(`deliver`),children:i.actions.deliver}),s(f,{size:`small`,icon:se,onClick:()=>n(`cancel`),children:i.actions.cancel}),o&&s(f,{size:`small`,icon:T,onClick:()=>n(`refund`),children:i.actions.refund})]})}var _e=e=>e.reduce((e,{total:t,refundedAmount:n})=>pe(e,de(t,n)),`0.00`);function ve({filtered:e,onClear:n}){let r=t(G),{filters:i}=t(p);return e?s(_,{icon:L,title:r.noMatch,text:r.noMatchText,action:s(f,{onClick:n,children:i.clear})}):s(_,{icon:ae,title:r.empty,text:r.emptyText})}var ye=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function Ce(t){let n=D(t),{data:r}=e(be,{where:{matches:t}},{enabled:n});return n?r?.customers.edges.map(e=>e.node)??[]:[]}function we(e){let n=t(G).filters;return s(P,{label:n.customer,searchLabel:n.findCustomer,useFound:Ce,...e})}function Te(t){let n=D(t),{data:r}=e(xe,{where:{skuContainsFold:t}},{enabled:n});return n?r?.variations.edges.map(({node:{id:e,sku:t}})=>({id:e,name:t}))??[]:[]}function Ee(e){let n=t(G).filters;return s(P,{label:n.variation,searchLabel:n.findVariation,useFound:Te,...e})}m();function De({search:n,onChange:r,onClear:i}){let a=t(G),{filters:o,period:l,statuses:u,sources:d}=t(p),m=a.filters,{customer:h,product:_,variation:v}=n,y={customers:O(h),products:O(_),variations:O(v)},{data:b}=e(Se,y,{enabled:!!(h??_??v)}),{sort:ee,after:x,before:te,...S}=n;return s(c,{children:[s(oe,{label:a.search,placeholder:a.searchPlaceholder,value:n.q??``,onChange:e=>r({q:e})}),s(g,{label:m.status,options:ue.map(e=>({value:e,label:u.order[e]})),chosen:U(n),onChange:e=>r({status:e.join(`,`)})}),s(z,{label:m.placed,value:n,onChange:e=>r({period:void 0,from:void 0,to:void 0,...e})}),s(we,{chosen:h,name:M(b?.customers,h)?.name,onChange:e=>r({customer:e})}),s(N,{chosen:_,name:M(b?.products,_)?.name,onChange:e=>r({product:e})}),s(Ee,{chosen:v,name:M(b?.variations,v)?.sku,onChange:e=>r({variation:e})}),s(I,{label:m.total,value:n,onChange:e=>r({min:void 0,max:void 0,...e})}),s(g,{single:!0,label:m.source,options:W.map(e=>({value:e,label:d[e]})),chosen:n.source?[n.source]:[],onChange:([e])=>r({source:e})}),s(g,{single:!0,label:m.refunded,options:[{value:`always`,label:m.anyTime},...he.map(e=>({value:e,label:l.presets[e]}))],chosen:n.refunded?[n.refunded===!0?`always`:n.refunded]:[],onChange:([e])=>r({refunded:e===`always`||e})}),Object.keys(S).length>1&&s(f,{look:`quiet`,onClick:i,children:o.clear})]})}var Oe=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:`7d`}}];function ke({search:e}){let n=t(G).view,r=Oe.map(({id:e,search:t})=>({id:e,name:n[e],search:t}));return s(C,{list:`orders`,to:`/orders`,builtIn:r,search:e})}function Ae(){let e=t(G),{sources:n}=t(p),r=w(),a=e.columns;return[{id:`number`,header:a.number,cell:({number:e})=>s(i,{to:`/orders/$number`,params:{number:e},children:s(`code`,{children:e})})},{id:`status`,header:a.status,cell:({status:e})=>s(k,{kind:`order`,status:e}),width:14},{id:`customer`,header:a.customer,cell:({customer:e})=>r(e),wide:`below`,width:14},{id:`what`,header:a.what,cell:e=>s(X,{order:e}),wide:!0,width:22},{id:`placed`,header:a.placed,cell:({createdAt:e})=>s(x,{at:e}),sort:`created`,wide:`below`},{id:`source`,header:a.source,cell:({source:e})=>n[e],wide:!0,width:5},{id:`refunded`,header:a.refunded,cell:({refundedAmount:e})=>Number(e)>0?s(F,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:a.total,cell:({total:e})=>s(F,{amount:e}),align:`end`,sort:`total`,width:8}]}function X({order:e}){let n=t(G),r=new Map;for(let t of e.items.filter(e=>!e.replacesId))r.set(t.productName,(r.get(t.productName)??0)+1);let[i,...a]=[...r];if(!i)return null;let[o,c]=i;return s(`span`,{className:`muted`,children:[o,c>1&&` × ${c}`,a.length>0&&` ${n.more(a.length)}`]})}var je=a({OrderList:()=>$});m();var Me=b(()=>u(()=>import(`./BulkDialog-DL46nGTr.js`).then(e=>e.BulkDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),Z=r(`/signedIn/orders`),Q=({orders:e})=>e.edges.map(({node:e})=>e),Ne=j(ye,({orders:e})=>e.edges.map(({node:e})=>e));function $(){let e=t(G),n=v(),r=Z.useSearch(),i=Z.useNavigate(),a=fe(r,n.timezone),{data:o,error:u,isPlaceholderData:f,refetch:p}=R(V,a,Q,[`ORDER`]),m=Ae(),g=o&&Q(o),_=me(r),{chosen:b,selection:x,clear:C,remove:w}=ne(g,_),[T,E]=d(null),D=l(`ORDERS_WRITE`),O=e=>{let{after:t,before:n,...r}=_;i({search:H({...r,...e})})},{after:k,before:A,sort:j,...M}=_,N=Object.keys(M).length>0;return s(c,{children:[s(te,{title:e.title,aside:s(h,{type:`ORDER`,ids:g?.map(({id:e})=>e),where:a.where,...Ne,onShow:()=>O({})}),actions:s(c,{children:[s(ie,{input:{kind:`ORDERS`,orderWhere:a.where},count:o?.orders.totalCount}),s(Pe,{label:e.create})]})}),s(ke,{search:r}),s(B,{end:s(re,{name:`orders`,columns:m}),children:s(De,{search:_,onChange:O,onClear:()=>void i({search:H({sort:j})})})}),s(S,{flush:!0,children:[b.length>0&&s(ge,{orders:b,onStart:e=>E({kind:e,orders:b}),onClear:C}),s(y,{name:`orders`,label:e.title,columns:m,rows:g,rowKey:e=>e.id,rowName:e=>e.number,...D&&{selection:x},stale:f,error:u,onRetry:()=>void p(),sort:j??`-created`,onSort:e=>O({sort:e}),empty:s(ve,{filtered:N,onClear:()=>void i({search:{}})})}),s(ee,{connection:o?.orders,onChange:e=>void i({search:H({...M,sort:j,...e})})})]}),T&&s(Me,{...T,onDone:w,onClose:()=>E(null)})]})}function Pe({label:e}){return l(`ORDERS_WRITE`)?s(ce,{look:`primary`,icon:le,to:`/orders/new`,children:e}):null}export{$ as OrderList,J as n,je as t};