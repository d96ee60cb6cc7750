const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/BulkDialog-C2DIl8hQ.js","assets/index-56XI4USA.js","assets/early-CfQr5XEC.js","assets/details-Dg0S2g0y.js","assets/parts-BYqyiHkm.js","assets/BulkDialog-CfS81kYO.js","assets/dialogs-Bx7AgrVf.js","assets/TextArea-69rQkNR5.js"])))=>i.map(i=>d[i]);
import{At as e,E as t,Nt as n,Ot as r,Pt as i,T as a,Ut as o,Wt as s,hn as c,ln as l,rt as u,tt as d,v as f,vn as p,w as m,xn as h}from"./index-56XI4USA.js";import{$ as g,A as _,E as v,H as y,J as b,K as ee,N as x,Q as S,T as C,U as w,V as T,Z as E,a as te,b as D,c as ne,d as O,et as k,f as re,g as A,h as j,i as M,j as N,k as ie,m as P,n as ae,o as oe,p as F,r as se,rt as ce,s as I,t as le,tt as ue,u as L,w as R,y as z}from"./parts-BYqyiHkm.js";import{E as B,V,c as H,d as U,f as de,i as fe,s as pe,t as me,x as he,z as ge}from"./early-CfQr5XEC.js";import{t as W}from"./orders-Cspjeder.js";s();var G=e=>`${e} ${e===1?`order`:`orders`}`,K=e=>`${e} ${e===1?`pedido`:`pedidos`}`,q=a({actions:{deliver:`Deliver`,cancel:`Cancel orders`,refund:`Refund`},selected:(e,t)=>`${e} selected, ${t}`,deliver:{title:`Mark orders as delivered`,text:`All services and goods that wait in these orders are noted as delivered by you.`,submit:e=>`Deliver ${G(e)}`,done:e=>`${G(e)} delivered.`},cancel:{title:`Cancel orders`,text:`The customers get all of their money back into their wallets. Orders of which something was delivered are left out.`,submit:e=>`Cancel ${G(e)}`,done:e=>`${G(e)} cancelled.`},refund:{title:`Refund orders`,text:`Everything that was not credited yet goes back into the wallets. Keys that were delivered are revoked.`,submit:e=>`Refund ${G(e)}`,done:e=>`${G(e)} refunded.`},reason:`Reason`,reasonHint:`It is noted in every order.`,failed:e=>`${G(e)} could not be changed:`},{actions:{deliver:`Entregar`,cancel:`Cancelar pedidos`,refund:`Reembolsar`},selected:(e,t)=>`${e} ${e===1?`selecionado`:`selecionados`}, ${t}`,deliver:{title:`Marcar pedidos como entregues`,text:`Todos os serviços e bens que esperam nestes pedidos são registrados como entregues por você.`,submit:e=>`Entregar ${K(e)}`,done:e=>`${K(e)} ${e===1?`entregue`:`entregues`}.`},cancel:{title:`Cancelar pedidos`,text:`Os clientes recebem todo o dinheiro de volta na carteira. Pedidos com algo já entregue ficam de fora.`,submit:e=>`Cancelar ${K(e)}`,done:e=>`${K(e)} ${e===1?`cancelado`:`cancelados`}.`},refund:{title:`Reembolsar pedidos`,text:`Tudo o que ainda não foi devolvido volta para as carteiras. As chaves entregues são revogadas.`,submit:e=>`Reembolsar ${K(e)}`,done:e=>`${K(e)} ${e===1?`reembolsado`:`reembolsados`}.`},reason:`Motivo`,reasonHint:`Fica registrado em cada pedido.`,failed:e=>`${K(e)} não ${e===1?`pôde ser alterado`:`puderam ser alterados`}:`});function _e({orders:e,onStart:n,onClear:r}){let i=t(q),a=y(),s=u(`ORDERS_REFUND`);return o(re,{text:i.selected(e.length,a.money(ve(e))),onClear:r,children:[o(f,{size:`small`,icon:ue,onClick:()=>n(`deliver`),children:i.actions.deliver}),o(f,{size:`small`,icon:ce,onClick:()=>n(`cancel`),children:i.actions.cancel}),s&&o(f,{size:`small`,icon:E,onClick:()=>n(`refund`),children:i.actions.refund})]})}var ve=e=>e.reduce((e,{total:t,refundedAmount:n})=>me(e,fe(t,n)),`0.00`);function ye({filtered:e,onClear:n}){let r=t(W),{filters:i}=t(m);return e?o(x,{icon:S,title:r.noMatch,text:r.noMatchText,action:o(f,{onClick:n,children:i.clear})}):o(x,{icon:g,title:r.empty,text:r.emptyText})}var J=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function Ce(t){let n=A(t),{data:r}=e(be,{where:{matches:t}},{enabled:n});return n?r?.customers.edges.map(e=>e.node)??[]:[]}function we(e){let n=t(W).filters;return o(F,{label:n.customer,searchLabel:n.findCustomer,useFound:Ce,...e})}function Te(t){let n=A(t),{data:r}=e(xe,{where:{skuContainsFold:t}},{enabled:n});return n?r?.variations.edges.map(({node:{id:e,sku:t}})=>({id:e,name:t}))??[]:[]}function Ee(e){let n=t(W).filters;return o(F,{label:n.variation,searchLabel:n.findVariation,useFound:Te,...e})}p();function De({search:n,onChange:r,onClear:i}){let a=t(W),{filters:s,period:l,statuses:u,sources:d}=t(m),p=a.filters,{customer:h,product:g,variation:_}=n,y={customers:j(h),products:j(g),variations:j(_)},{data:b}=e(Se,y,{enabled:!!(h??g??_)}),{sort:ee,after:x,before:S,...C}=n;return o(c,{children:[o(oe,{label:a.search,placeholder:a.searchPlaceholder,value:n.q??``,onChange:e=>r({q:e})}),o(v,{label:p.status,options:de.map(e=>({value:e,label:u.order[e]})),chosen:H(n),onChange:e=>r({status:e.join(`,`)})}),o(R,{label:p.placed,value:n,onChange:e=>r({period:void 0,from:void 0,to:void 0,...e})}),o(we,{chosen:h,name:P(b?.customers,h)?.name,onChange:e=>r({customer:e})}),o(ae,{chosen:g,name:P(b?.products,g)?.name,onChange:e=>r({product:e})}),o(Ee,{chosen:_,name:P(b?.variations,_)?.sku,onChange:e=>r({variation:e})}),o(le,{label:p.total,value:n,onChange:e=>r({min:void 0,max:void 0,...e})}),o(v,{single:!0,label:p.source,options:U.map(e=>({value:e,label:d[e]})),chosen:n.source?[n.source]:[],onChange:([e])=>r({source:e})}),o(v,{single:!0,label:p.refunded,options:[{value:`always`,label:p.anyTime},...ge.map(e=>({value:e,label:l.presets[e]}))],chosen:n.refunded?[n.refunded===!0?`always`:n.refunded]:[],onChange:([e])=>r({refunded:e===`always`||e})}),Object.keys(C).length>1&&o(f,{look:`quiet`,onClick:i,children:s.clear})]})}var Oe=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:`7d`}}];function ke({search:e}){let n=t(W).view,r=Oe.map(({id:e,search:t})=>({id:e,name:n[e],search:t}));return o(D,{list:`orders`,to:`/orders`,builtIn:r,search:e})}function Ae(){let e=t(W),{sources:n}=t(m),r=O(),a=e.columns;return[{id:`number`,header:a.number,cell:({number:e})=>o(i,{to:`/orders/$number`,params:{number:e},children:o(`code`,{children:e})})},{id:`status`,header:a.status,cell:({status:e})=>o(M,{kind:`order`,status:e}),width:14},{id:`customer`,header:a.customer,cell:({customer:e})=>r(e),wide:`below`,width:14},{id:`what`,header:a.what,cell:e=>o(X,{order:e}),wide:!0,width:22},{id:`placed`,header:a.placed,cell:({createdAt:e})=>o(T,{at:e}),sort:`created`,wide:`below`},{id:`source`,header:a.source,cell:({source:e})=>n[e],wide:!0,width:5},{id:`refunded`,header:a.refunded,cell:({refundedAmount:e})=>Number(e)>0?o(I,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:a.total,cell:({total:e})=>o(I,{amount:e}),align:`end`,sort:`total`,width:8}]}function X({order:e}){let n=t(W),r=new Map;for(let t of e.items.filter(e=>!e.replacesId))r.set(t.productName,(r.get(t.productName)??0)+1);let[i,...a]=[...r];if(!i)return null;let[s,c]=i;return o(`span`,{className:`muted`,children:[s,c>1&&` × ${c}`,a.length>0&&` ${n.more(a.length)}`]})}var je=h({OrderList:()=>$});p();var Me=N(()=>d(()=>import(`./BulkDialog-C2DIl8hQ.js`).then(e=>e.BulkDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),Z=n(`/signedIn/orders`),Q=({orders:e})=>e.edges.map(({node:e})=>e),Ne=(t,n)=>e(J,{where:{...t,idIn:[...n]},first:n.length},{enabled:n.length>0}).data?.orders.edges.map(({node:e})=>e.id),Pe=async(e,t)=>(await r(J,{where:{...e,createdAtGTE:t},first:100})).orders.edges.map(({node:e})=>e.id);function $(){let e=t(W),n=y(),r=Z.useSearch(),i=Z.useNavigate(),a=pe(r,n.timezone),{data:s,error:d,isPlaceholderData:f,refetch:p}=L(B,a,Q,[`ORDER`]),m=Ae(),h=s&&Q(s),g=he(r),{chosen:v,selection:x,clear:S,remove:T}=te(h,g),[E,D]=l(null),O=u(`ORDERS_WRITE`),k=e=>{let{after:t,before:n,...r}=g;i({search:V({...r,...e})})},{after:re,before:A,sort:j,...M}=g,N=Object.keys(M).length>0;return o(c,{children:[o(ee,{title:e.title,aside:o(ie,{type:`ORDER`,ids:h?.map(({id:e})=>e),where:a.where,useListed:Ne,createdSince:Pe,onShow:()=>k({})}),actions:o(c,{children:[o(_,{input:{kind:`ORDERS`,orderWhere:a.where},count:s?.orders.totalCount}),o(Fe,{label:e.create})]})}),o(ke,{search:r}),o(z,{end:o(ne,{name:`orders`,columns:m}),children:o(De,{search:g,onChange:k,onClear:()=>void i({search:V({sort:j})})})}),o(b,{flush:!0,children:[v.length>0&&o(_e,{orders:v,onStart:e=>D({kind:e,orders:v}),onClear:S}),o(w,{name:`orders`,label:e.title,columns:m,rows:h,rowKey:e=>e.id,rowName:e=>e.number,...O&&{selection:x},stale:f,error:d,onRetry:()=>void p(),sort:j??`-created`,onSort:e=>k({sort:e}),empty:o(ye,{filtered:N,onClear:()=>void i({search:{}})})}),o(C,{connection:s?.orders,onChange:e=>void i({search:V({...M,sort:j,...e})})})]}),E&&o(Me,{...E,onDone:T,onClose:()=>D(null)})]})}function Fe({label:e}){return u(`ORDERS_WRITE`)?o(se,{look:`primary`,icon:k,to:`/orders/new`,children:e}):null}export{$ as OrderList,q as n,je as t};