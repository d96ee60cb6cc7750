const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/BulkDialog-CMMI7htA.js","assets/index-jHT1tkCe.js","assets/early-JhwasVCb.js","assets/details-Cmv5GQaD.js","assets/parts-C1VRNkno.js","assets/BulkDialog-Dbwyw4E9.js","assets/dialogs-DWt2_yZc.js","assets/sending-C6ZxqXLJ.js","assets/draft-B_iKYUqj.js","assets/TextArea-CDEUbJOw.js"])))=>i.map(i=>d[i]);
import{$t as e,D as t,En as n,Ht as r,Lt as i,Mn as a,Q as o,Vt as s,X as c,bn as l,ct as u,en as d,kn as f,ot as p,p as m,x as h}from"./index-jHT1tkCe.js";import{$ as g,A as _,D as v,E as y,F as b,G as x,K as ee,M as te,T as S,W as C,Y as w,Z as ne,a as re,at as T,b as E,c as ie,d as D,et as O,f as ae,g as k,h as A,i as j,j as oe,m as M,n as se,nt as ce,o as le,p as N,r as P,rt as F,s as I,t as L,tt as R,u as z,y as B}from"./parts-C1VRNkno.js";import{B as V,E as H,H as U,c as W,d as ue,f as de,i as fe,s as pe,t as me,x as he}from"./early-JhwasVCb.js";import{t as G}from"./orders-UchJJpOv.js";d();var K=e=>`${e} ${e===1?`order`:`orders`}`,q=e=>`${e} ${e===1?`pedido`:`pedidos`}`,J=c({actions:{deliver:`Deliver`,cancel:`Cancel orders`,refund:`Refund`},selected:(e,t)=>`${e} selected, ${t}`,deliver:{title:`Mark orders as delivered`,text:`All services and goods that wait in these orders are noted as delivered by you.`,submit:e=>`Deliver ${K(e)}`,done:e=>`${K(e)} delivered.`},cancel:{title:`Cancel orders`,text:`The customers get all of their money back into their wallets. Orders of which something was delivered are left out.`,submit:e=>`Cancel ${K(e)}`,done:e=>`${K(e)} cancelled.`},refund:{title:`Refund orders`,text:`Everything that was not credited yet goes back into the wallets. Keys that were delivered are revoked.`,submit:(e,t)=>`Refund ${K(e)}: ${t}`,done:e=>`${K(e)} refunded.`},reason:`Reason`,reasonHint:`It is noted in every order.`,failed:e=>`${K(e)} could not be changed:`},{actions:{deliver:`Entregar`,cancel:`Cancelar pedidos`,refund:`Reembolsar`},selected:(e,t)=>`${e} ${e===1?`selecionado`:`selecionados`}, ${t}`,deliver:{title:`Marcar pedidos como entregues`,text:`Todos os serviços e bens que esperam nestes pedidos são registrados como entregues por você.`,submit:e=>`Entregar ${q(e)}`,done:e=>`${q(e)} ${e===1?`entregue`:`entregues`}.`},cancel:{title:`Cancelar pedidos`,text:`Os clientes recebem todo o dinheiro de volta na carteira. Pedidos com algo já entregue ficam de fora.`,submit:e=>`Cancelar ${q(e)}`,done:e=>`${q(e)} ${e===1?`cancelado`:`cancelados`}.`},refund:{title:`Reembolsar pedidos`,text:`Tudo o que ainda não foi devolvido volta para as carteiras. As chaves entregues são revogadas.`,submit:(e,t)=>`Reembolsar ${q(e)}: ${t}`,done:e=>`${q(e)} ${e===1?`reembolsado`:`reembolsados`}.`},reason:`Motivo`,reasonHint:`Fica registrado em cada pedido.`,failed:e=>`${q(e)} não ${e===1?`pôde ser alterado`:`puderam ser alterados`}:`});function ge({orders:t,onStart:n,onClear:r}){let i=o(J),a=x(),s=u(`ORDERS_REFUND`);return e(ae,{text:i.selected(t.length,a.money(_e(t))),onClear:r,children:[e(h,{size:`small`,icon:F,onClick:()=>n(`deliver`),children:i.actions.deliver}),e(h,{size:`small`,icon:T,onClick:()=>n(`cancel`),children:i.actions.cancel}),s&&e(h,{size:`small`,icon:g,onClick:()=>n(`refund`),children:i.actions.refund})]})}var _e=e=>e.reduce((e,{total:t,refundedAmount:n})=>me(e,fe(t,n)),`0.00`);function ve({filtered:n,onClear:r}){let i=o(G),{filters:a}=o(t);return n?e(b,{icon:O,title:i.noMatch,text:i.noMatchText,action:e(h,{onClick:r,children:a.clear})}):e(b,{icon:R,title:i.empty,text:i.emptyText})}var ye=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function Ce(e){let t=k(e),{data:n}=i(be,{where:{matches:e}},{enabled:t});return t?n?.customers.edges.map(e=>e.node)??[]:[]}function we(t){let n=o(G).filters;return e(N,{label:n.customer,searchLabel:n.findCustomer,useFound:Ce,...t})}function Te(e){let t=k(e),{data:n}=i(xe,{where:{skuContainsFold:e}},{enabled:t});return t?n?.variations.edges.map(({node:{id:e,sku:t}})=>({id:e,name:t}))??[]:[]}function Ee(t){let n=o(G).filters;return e(N,{label:n.variation,searchLabel:n.findVariation,useFound:Te,...t})}f();function De({search:r,onChange:a,onClear:s}){let c=o(G),{filters:l,period:u,statuses:d,sources:f}=o(t),p=c.filters,{customer:m,product:g,variation:_}=r,y={customers:A(m),products:A(g),variations:A(_)},{data:b}=i(Se,y,{enabled:!!(m??g??_)}),{sort:x,after:ee,before:te,...C}=r;return e(n,{children:[e(le,{label:c.search,placeholder:c.searchPlaceholder,value:r.q??``,onChange:e=>a({q:e})}),e(v,{label:p.status,options:de.map(e=>({value:e,label:d.order[e]})),chosen:W(r),onChange:e=>a({status:e.join(`,`)})}),e(S,{label:p.placed,value:r,onChange:e=>a({period:void 0,from:void 0,to:void 0,...e})}),e(we,{chosen:m,name:M(b?.customers,m)?.name,onChange:e=>a({customer:e})}),e(se,{chosen:g,name:M(b?.products,g)?.name,onChange:e=>a({product:e})}),e(Ee,{chosen:_,name:M(b?.variations,_)?.sku,onChange:e=>a({variation:e})}),e(L,{label:p.total,value:r,onChange:e=>a({min:void 0,max:void 0,...e})}),e(v,{single:!0,label:p.source,options:ue.map(e=>({value:e,label:f[e]})),chosen:r.source?[r.source]:[],onChange:([e])=>a({source:e})}),e(v,{single:!0,label:p.refunded,options:[{value:`always`,label:p.anyTime},...V.map(e=>({value:e,label:u.presets[e]}))],chosen:r.refunded?[r.refunded===!0?`always`:r.refunded]:[],onChange:([e])=>a({refunded:e===`always`||e})}),Object.keys(C).length>1&&e(h,{look:`quiet`,onClick:s,children:l.clear})]})}var Oe=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:`7d`}}];function ke({search:t}){let n=o(G).view,r=Oe.map(({id:e,search:t})=>({id:e,name:n[e],search:t}));return e(E,{list:`orders`,to:`/orders`,builtIn:r,search:t})}function Ae(){let n=o(G),{sources:i}=o(t),a=D(),s=n.columns;return[{id:`number`,header:s.number,cell:({number:t})=>e(r,{to:`/orders/$number`,params:{number:t},children:e(`code`,{children:t})})},{id:`status`,header:s.status,cell:({status:t})=>e(j,{kind:`order`,status:t}),width:14},{id:`customer`,header:s.customer,cell:({customer:e})=>a(e),wide:`below`,width:14},{id:`what`,header:s.what,cell:t=>e(X,{order:t}),wide:!0,width:22},{id:`placed`,header:s.placed,cell:({createdAt:t})=>e(C,{at:t}),sort:`created`,wide:`below`},{id:`source`,header:s.source,cell:({source:e})=>i[e],wide:!0,width:5},{id:`refunded`,header:s.refunded,cell:({refundedAmount:t})=>Number(t)>0?e(I,{amount:t}):``,align:`end`,wide:!0,width:7},{id:`total`,header:s.total,cell:({total:t})=>e(I,{amount:t}),align:`end`,sort:`total`,width:8}]}function X({order:t}){let n=o(G),r=new Map;for(let e of t.items.filter(e=>!e.replacesId))r.set(e.productName,(r.get(e.productName)??0)+1);let[i,...a]=[...r];if(!i)return null;let[s,c]=i;return e(`span`,{className:`muted`,children:[s,c>1&&` × ${c}`,a.length>0&&` ${n.more(a.length)}`]})}var je=a({OrderList:()=>$});f();var Me=m(()=>p(()=>import(`./BulkDialog-CMMI7htA.js`).then(e=>e.BulkDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),Z=s(`/signedIn/orders`),Q=({orders:e})=>e.edges.map(({node:e})=>e),Ne=_(ye,({orders:e})=>e.edges.map(({node:e})=>e));function $(){let t=o(G),r=x(),i=Z.useSearch(),a=Z.useNavigate(),s=pe(i,r.timezone),{data:c,error:d,isPlaceholderData:f,refetch:p}=z(H,s,Q,[`ORDER`]),m=Ae(),h=c&&Q(c),g=he(i),{chosen:_,selection:v,clear:b,remove:S}=re(h,g),[C,T]=l(null),E=u(`ORDERS_WRITE`),D=e=>{let{after:t,before:n,...r}=g;a({search:U({...r,...e})})},{after:O,before:ae,sort:k,...A}=g,j=Object.keys(A).length>0;return e(n,{children:[e(w,{title:t.title,aside:e(oe,{type:`ORDER`,ids:h?.map(({id:e})=>e),where:s.where,...Ne,onShow:()=>D({})}),actions:e(n,{children:[e(te,{input:{kind:`ORDERS`,orderWhere:s.where},count:c?.orders.totalCount}),e(Pe,{label:t.create})]})}),e(ke,{search:i}),e(B,{end:e(ie,{name:`orders`,columns:m}),children:e(De,{search:g,onChange:D,onClear:()=>void a({search:U({sort:k})})})}),e(ne,{flush:!0,children:[_.length>0&&e(ge,{orders:_,onStart:e=>T({kind:e,orders:_}),onClear:b}),e(ee,{name:`orders`,label:t.title,columns:m,rows:h,rowKey:e=>e.id,rowName:e=>e.number,...E&&{selection:v},stale:f,error:d,onRetry:()=>void p(),sort:k??`-created`,onSort:e=>D({sort:e}),empty:e(ve,{filtered:j,onClear:()=>void a({search:{}})})}),e(y,{connection:c?.orders,onChange:e=>void a({search:U({...A,sort:k,...e})})})]}),C&&e(Me,{...C,onDone:S,onClose:()=>T(null)})]})}function Pe({label:t}){return u(`ORDERS_WRITE`)?e(P,{look:`primary`,icon:ce,to:`/orders/new`,children:t}):null}export{$ as OrderList,J as n,je as t};