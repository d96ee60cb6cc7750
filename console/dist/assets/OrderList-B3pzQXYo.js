const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/BulkDialog-lSU_XQ-_.js","assets/index-BcOHjEZP.js","assets/early-CfQr5XEC.js","assets/details-BbL3iHvP.js","assets/parts-dljrLVEa.js","assets/BulkDialog-CHabVoNp.js","assets/dialogs-BGMIoYzq.js","assets/TextArea-CK0VpD1k.js"])))=>i.map(i=>d[i]);
import{Cn as e,D as t,E as n,Ft as r,Gt as i,Kt as a,Pt as o,T as s,_n as c,bn as l,dn as u,it as d,jt as f,nt as p,y as m}from"./index-BcOHjEZP.js";import{A as h,E as g,F as _,G as v,K as y,M as b,T as ee,W as x,Y as te,Z as S,a as ne,b as C,c as re,d as w,et as T,f as E,g as D,h as O,i as k,it as A,j as ie,k as j,m as M,n as N,nt as ae,o as oe,ot as se,p as P,r as ce,rt as le,s as F,t as I,tt as L,u as R,w as z,y as B}from"./parts-dljrLVEa.js";import{E as V,V as H,c as U,d as W,f as ue,i as de,s as fe,t as pe,x as me,z as he}from"./early-CfQr5XEC.js";import{t as G}from"./orders-CHW6hFex.js";a();var K=e=>`${e} ${e===1?`order`:`orders`}`,q=e=>`${e} ${e===1?`pedido`:`pedidos`}`,J=n({actions:{deliver:`Deliver`,cancel:`Cancel orders`,refund:`Refund`},selected:(e,t)=>`${e} selected, ${t}`,deliver:{title:`Mark orders as delivered`,text:`All services and goods that wait in these orders are noted as delivered by you.`,submit:e=>`Deliver ${K(e)}`,done:e=>`${K(e)} delivered.`},cancel:{title:`Cancel orders`,text:`The customers get all of their money back into their wallets. Orders of which something was delivered are left out.`,submit:e=>`Cancel ${K(e)}`,done:e=>`${K(e)} cancelled.`},refund:{title:`Refund orders`,text:`Everything that was not credited yet goes back into the wallets. Keys that were delivered are revoked.`,submit:e=>`Refund ${K(e)}`,done:e=>`${K(e)} refunded.`},reason:`Reason`,reasonHint:`It is noted in every order.`,failed:e=>`${K(e)} could not be changed:`},{actions:{deliver:`Entregar`,cancel:`Cancelar pedidos`,refund:`Reembolsar`},selected:(e,t)=>`${e} ${e===1?`selecionado`:`selecionados`}, ${t}`,deliver:{title:`Marcar pedidos como entregues`,text:`Todos os serviços e bens que esperam nestes pedidos são registrados como entregues por você.`,submit:e=>`Entregar ${q(e)}`,done:e=>`${q(e)} ${e===1?`entregue`:`entregues`}.`},cancel:{title:`Cancelar pedidos`,text:`Os clientes recebem todo o dinheiro de volta na carteira. Pedidos com algo já entregue ficam de fora.`,submit:e=>`Cancelar ${q(e)}`,done:e=>`${q(e)} ${e===1?`cancelado`:`cancelados`}.`},refund:{title:`Reembolsar pedidos`,text:`Tudo o que ainda não foi devolvido volta para as carteiras. As chaves entregues são revogadas.`,submit:e=>`Reembolsar ${q(e)}`,done:e=>`${q(e)} ${e===1?`reembolsado`:`reembolsados`}.`},reason:`Motivo`,reasonHint:`Fica registrado em cada pedido.`,failed:e=>`${q(e)} não ${e===1?`pôde ser alterado`:`puderam ser alterados`}:`});function ge({orders:e,onStart:n,onClear:r}){let a=t(J),o=v(),s=d(`ORDERS_REFUND`);return i(E,{text:a.selected(e.length,o.money(_e(e))),onClear:r,children:[i(m,{size:`small`,icon:A,onClick:()=>n(`deliver`),children:a.actions.deliver}),i(m,{size:`small`,icon:se,onClick:()=>n(`cancel`),children:a.actions.cancel}),s&&i(m,{size:`small`,icon:T,onClick:()=>n(`refund`),children:a.actions.refund})]})}var _e=e=>e.reduce((e,{total:t,refundedAmount:n})=>pe(e,de(t,n)),`0.00`);function ve({filtered:e,onClear:n}){let r=t(G),{filters:a}=t(s);return e?i(_,{icon:L,title:r.noMatch,text:r.noMatchText,action:i(m,{onClick:n,children:a.clear})}):i(_,{icon:ae,title:r.empty,text:r.emptyText})}var ye=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function Ce(e){let t=D(e),{data:n}=f(be,{where:{matches:e}},{enabled:t});return t?n?.customers.edges.map(e=>e.node)??[]:[]}function we(e){let n=t(G).filters;return i(P,{label:n.customer,searchLabel:n.findCustomer,useFound:Ce,...e})}function Te(e){let t=D(e),{data:n}=f(xe,{where:{skuContainsFold:e}},{enabled:t});return t?n?.variations.edges.map(({node:{id:e,sku:t}})=>({id:e,name:t}))??[]:[]}function Ee(e){let n=t(G).filters;return i(P,{label:n.variation,searchLabel:n.findVariation,useFound:Te,...e})}l();function De({search:e,onChange:n,onClear:r}){let a=t(G),{filters:o,period:l,statuses:u,sources:d}=t(s),p=a.filters,{customer:h,product:_,variation:v}=e,y={customers:O(h),products:O(_),variations:O(v)},{data:b}=f(Se,y,{enabled:!!(h??_??v)}),{sort:ee,after:x,before:te,...S}=e;return i(c,{children:[i(oe,{label:a.search,placeholder:a.searchPlaceholder,value:e.q??``,onChange:e=>n({q:e})}),i(g,{label:p.status,options:ue.map(e=>({value:e,label:u.order[e]})),chosen:U(e),onChange:e=>n({status:e.join(`,`)})}),i(z,{label:p.placed,value:e,onChange:e=>n({period:void 0,from:void 0,to:void 0,...e})}),i(we,{chosen:h,name:M(b?.customers,h)?.name,onChange:e=>n({customer:e})}),i(N,{chosen:_,name:M(b?.products,_)?.name,onChange:e=>n({product:e})}),i(Ee,{chosen:v,name:M(b?.variations,v)?.sku,onChange:e=>n({variation:e})}),i(I,{label:p.total,value:e,onChange:e=>n({min:void 0,max:void 0,...e})}),i(g,{single:!0,label:p.source,options:W.map(e=>({value:e,label:d[e]})),chosen:e.source?[e.source]:[],onChange:([e])=>n({source:e})}),i(g,{single:!0,label:p.refunded,options:[{value:`always`,label:p.anyTime},...he.map(e=>({value:e,label:l.presets[e]}))],chosen:e.refunded?[e.refunded===!0?`always`:e.refunded]:[],onChange:([e])=>n({refunded:e===`always`||e})}),Object.keys(S).length>1&&i(m,{look:`quiet`,onClick:r,children:o.clear})]})}var Oe=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:`7d`}}];function ke({search:e}){let n=t(G).view,r=Oe.map(({id:e,search:t})=>({id:e,name:n[e],search:t}));return i(C,{list:`orders`,to:`/orders`,builtIn:r,search:e})}function Ae(){let e=t(G),{sources:n}=t(s),a=w(),o=e.columns;return[{id:`number`,header:o.number,cell:({number:e})=>i(r,{to:`/orders/$number`,params:{number:e},children:i(`code`,{children:e})})},{id:`status`,header:o.status,cell:({status:e})=>i(k,{kind:`order`,status:e}),width:14},{id:`customer`,header:o.customer,cell:({customer:e})=>a(e),wide:`below`,width:14},{id:`what`,header:o.what,cell:e=>i(X,{order:e}),wide:!0,width:22},{id:`placed`,header:o.placed,cell:({createdAt:e})=>i(x,{at:e}),sort:`created`,wide:`below`},{id:`source`,header:o.source,cell:({source:e})=>n[e],wide:!0,width:5},{id:`refunded`,header:o.refunded,cell:({refundedAmount:e})=>Number(e)>0?i(F,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:o.total,cell:({total:e})=>i(F,{amount:e}),align:`end`,sort:`total`,width:8}]}function X({order:e}){let n=t(G),r=new Map;for(let t of e.items.filter(e=>!e.replacesId))r.set(t.productName,(r.get(t.productName)??0)+1);let[a,...o]=[...r];if(!a)return null;let[s,c]=a;return i(`span`,{className:`muted`,children:[s,c>1&&` × ${c}`,o.length>0&&` ${n.more(o.length)}`]})}var je=e({OrderList:()=>$});l();var Me=b(()=>p(()=>import(`./BulkDialog-lSU_XQ-_.js`).then(e=>e.BulkDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),Z=o(`/signedIn/orders`),Q=({orders:e})=>e.edges.map(({node:e})=>e),Ne=j(ye,({orders:e})=>e.edges.map(({node:e})=>e));function $(){let e=t(G),n=v(),r=Z.useSearch(),a=Z.useNavigate(),o=fe(r,n.timezone),{data:s,error:l,isPlaceholderData:f,refetch:p}=R(V,o,Q,[`ORDER`]),m=Ae(),g=s&&Q(s),_=me(r),{chosen:b,selection:x,clear:C,remove:w}=ne(g,_),[T,E]=u(null),D=d(`ORDERS_WRITE`),O=e=>{let{after:t,before:n,...r}=_;a({search:H({...r,...e})})},{after:k,before:A,sort:j,...M}=_,N=Object.keys(M).length>0;return i(c,{children:[i(te,{title:e.title,aside:i(h,{type:`ORDER`,ids:g?.map(({id:e})=>e),where:o.where,...Ne,onShow:()=>O({})}),actions:i(c,{children:[i(ie,{input:{kind:`ORDERS`,orderWhere:o.where},count:s?.orders.totalCount}),i(Pe,{label:e.create})]})}),i(ke,{search:r}),i(B,{end:i(re,{name:`orders`,columns:m}),children:i(De,{search:_,onChange:O,onClear:()=>void a({search:H({sort:j})})})}),i(S,{flush:!0,children:[b.length>0&&i(ge,{orders:b,onStart:e=>E({kind:e,orders:b}),onClear:C}),i(y,{name:`orders`,label:e.title,columns:m,rows:g,rowKey:e=>e.id,rowName:e=>e.number,...D&&{selection:x},stale:f,error:l,onRetry:()=>void p(),sort:j??`-created`,onSort:e=>O({sort:e}),empty:i(ve,{filtered:N,onClear:()=>void a({search:{}})})}),i(ee,{connection:s?.orders,onChange:e=>void a({search:H({...M,sort:j,...e})})})]}),T&&i(Me,{...T,onDone:w,onClose:()=>E(null)})]})}function Pe({label:e}){return d(`ORDERS_WRITE`)?i(ce,{look:`primary`,icon:le,to:`/orders/new`,children:e}):null}export{$ as OrderList,J as n,je as t};