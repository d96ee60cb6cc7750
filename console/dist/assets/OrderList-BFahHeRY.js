const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/BulkDialog-CC866Q5W.js","assets/index-DStYPVG5.js","assets/early-CY4GmciT.js","assets/details-CwQO3Pyu.js","assets/parts-CzZ38pdg.js","assets/BulkDialog-BHwXiWjS.js","assets/dialogs-BtUfKpgs.js","assets/TextArea-D_GJD7Bu.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,C as r,Dt as i,S as a,Tt as o,Vt as s,fn as c,g as l,hn as u,jt as d,on as f,tt as p,vn as m,w as h}from"./index-DStYPVG5.js";import{$ as g,A as _,E as v,H as y,K as ee,N as b,Q as x,T as S,U as te,V as C,X as w,Z as T,a as E,b as D,c as ne,d as O,et as re,f as k,g as A,h as j,i as M,j as ie,k as ae,m as N,n as oe,nt as se,o as ce,p as P,q as le,r as ue,s as F,t as I,u as L,w as R,y as z}from"./parts-CzZ38pdg.js";import{E as B,V,c as H,d as U,f as de,i as fe,s as pe,t as me,x as he}from"./early-CY4GmciT.js";import{t as W}from"./orders-CmRxONeM.js";s();var G=e=>`${e} ${e===1?`order`:`orders`}`,K=e=>`${e} ${e===1?`pedido`:`pedidos`}`,q=r({actions:{deliver:`Deliver`,cancel:`Cancel orders`,refund:`Refund`},selected:(e,t)=>`${e} selected, ${t}`,deliver:{title:`Mark orders as delivered`,text:`All services and goods that wait in these orders are noted as delivered by you.`,submit:e=>`Deliver ${G(e)}`,done:e=>`${G(e)} delivered.`},cancel:{title:`Cancel orders`,text:`The customers get all of their money back into their wallets. Orders of which something was delivered are left out.`,submit:e=>`Cancel ${G(e)}`,done:e=>`${G(e)} cancelled.`},refund:{title:`Refund orders`,text:`Everything that was not credited yet goes back into the wallets. Keys that were delivered are revoked.`,submit:e=>`Refund ${G(e)}`,done:e=>`${G(e)} refunded.`},reason:`Reason`,reasonHint:`It is noted in every order.`,failed:e=>`${G(e)} could not be changed:`},{actions:{deliver:`Entregar`,cancel:`Cancelar pedidos`,refund:`Reembolsar`},selected:(e,t)=>`${e} ${e===1?`selecionado`:`selecionados`}, ${t}`,deliver:{title:`Marcar pedidos como entregues`,text:`Todos os serviços e bens que esperam nestes pedidos são registrados como entregues por você.`,submit:e=>`Entregar ${K(e)}`,done:e=>`${K(e)} ${e===1?`entregue`:`entregues`}.`},cancel:{title:`Cancelar pedidos`,text:`Os clientes recebem todo o dinheiro de volta na carteira. Pedidos com algo já entregue ficam de fora.`,submit:e=>`Cancelar ${K(e)}`,done:e=>`${K(e)} ${e===1?`cancelado`:`cancelados`}.`},refund:{title:`Reembolsar pedidos`,text:`Tudo o que ainda não foi devolvido volta para as carteiras. As chaves entregues são revogadas.`,submit:e=>`Reembolsar ${K(e)}`,done:e=>`${K(e)} ${e===1?`reembolsado`:`reembolsados`}.`},reason:`Motivo`,reasonHint:`Fica registrado em cada pedido.`,failed:e=>`${K(e)} não ${e===1?`pôde ser alterado`:`puderam ser alterados`}:`});function ge({orders:e,onStart:t,onClear:r}){let i=h(q),a=y(),o=p(`ORDERS_REFUND`);return n(k,{text:i.selected(e.length,a.money(_e(e))),onClear:r,children:[n(l,{size:`small`,icon:re,onClick:()=>t(`deliver`),children:i.actions.deliver}),n(l,{size:`small`,icon:se,onClick:()=>t(`cancel`),children:i.actions.cancel}),o&&n(l,{size:`small`,icon:w,onClick:()=>t(`refund`),children:i.actions.refund})]})}var _e=e=>e.reduce((e,{total:t,refundedAmount:n})=>me(e,fe(t,n)),`0.00`);function ve({filtered:e,onClear:t}){let r=h(W),{filters:i}=h(a);return e?n(b,{icon:T,title:r.noMatch,text:r.noMatchText,action:n(l,{onClick:t,children:i.clear})}):n(b,{icon:x,title:r.empty,text:r.emptyText})}var J=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewOrders($where: OrderWhereInput, $first: Int!) {
  orders(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ye=new Y(`
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
    `),be=new Y(`
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
    `),xe=new Y(`
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
    `);function Se(e){let t=A(e),{data:n}=i(ye,{where:{matches:e}},{enabled:t});return t?n?.customers.edges.map(e=>e.node)??[]:[]}function Ce(e){let t=h(W).filters;return n(P,{label:t.customer,searchLabel:t.findCustomer,useFound:Se,...e})}function we(e){let t=A(e),{data:n}=i(be,{where:{skuContainsFold:e}},{enabled:t});return t?n?.variations.edges.map(({node:{id:e,sku:t}})=>({id:e,name:t}))??[]:[]}function Te(e){let t=h(W).filters;return n(P,{label:t.variation,searchLabel:t.findVariation,useFound:we,...e})}u();function Ee({search:e,onChange:t,onClear:r}){let o=h(W),{filters:s,statuses:u,sources:d}=h(a),f=o.filters,{customer:p,product:m,variation:g}=e,_={customers:j(p),products:j(m),variations:j(g)},{data:y}=i(xe,_,{enabled:!!(p??m??g)}),{sort:ee,after:b,before:x,...S}=e;return n(c,{children:[n(ce,{label:o.search,placeholder:o.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),n(v,{label:f.status,options:de.map(e=>({value:e,label:u.order[e]})),chosen:H(e),onChange:e=>t({status:e.join(`,`)})}),n(R,{label:f.placed,value:e,onChange:e=>t({period:void 0,from:void 0,to:void 0,...e})}),n(Ce,{chosen:p,name:N(y?.customers,p)?.name,onChange:e=>t({customer:e})}),n(oe,{chosen:m,name:N(y?.products,m)?.name,onChange:e=>t({product:e})}),n(Te,{chosen:g,name:N(y?.variations,g)?.sku,onChange:e=>t({variation:e})}),n(I,{label:f.total,value:e,onChange:e=>t({min:void 0,max:void 0,...e})}),n(v,{single:!0,label:f.source,options:U.map(e=>({value:e,label:d[e]})),chosen:e.source?[e.source]:[],onChange:([e])=>t({source:e})}),n(v,{label:f.refunded,options:[{value:`yes`,label:f.yes}],chosen:e.refunded?[`yes`]:[],onChange:e=>t({refunded:e.length>0})}),Object.keys(S).length>1&&n(l,{look:`quiet`,onClick:r,children:s.clear})]})}var De=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:!0,period:`7d`}}];function Oe({search:e}){let t=h(W).view,r=De.map(({id:e,search:n})=>({id:e,name:t[e],search:n}));return n(D,{list:`orders`,to:`/orders`,builtIn:r,search:e})}function ke(){let e=h(W),{sources:t}=h(a),r=O(),i=e.columns;return[{id:`number`,header:i.number,cell:({number:e})=>n(d,{to:`/orders/$number`,params:{number:e},children:n(`code`,{children:e})})},{id:`status`,header:i.status,cell:({status:e})=>n(M,{kind:`order`,status:e}),width:14},{id:`customer`,header:i.customer,cell:({customer:e})=>r(e),wide:`below`,width:14},{id:`what`,header:i.what,cell:e=>n(Ae,{order:e}),wide:!0,width:22},{id:`placed`,header:i.placed,cell:({createdAt:e})=>n(C,{at:e}),sort:`created`,wide:`below`},{id:`source`,header:i.source,cell:({source:e})=>t[e],wide:!0,width:5},{id:`refunded`,header:i.refunded,cell:({refundedAmount:e})=>Number(e)>0?n(F,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:i.total,cell:({total:e})=>n(F,{amount:e}),align:`end`,sort:`total`,width:8}]}function Ae({order:e}){let t=h(W),r=new Map;for(let t of e.items.filter(e=>!e.replacesId))r.set(t.productName,(r.get(t.productName)??0)+1);let[i,...a]=[...r];if(!i)return null;let[o,s]=i;return n(`span`,{className:`muted`,children:[o,s>1&&` × ${s}`,a.length>0&&` ${t.more(a.length)}`]})}var X=m({OrderList:()=>$});u();var je=ie(()=>e(()=>import(`./BulkDialog-CC866Q5W.js`).then(e=>e.BulkDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),Z=t(`/signedIn/orders`),Q=({orders:e})=>e.edges.map(({node:e})=>e),Me=(e,t)=>i(J,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.orders.edges.map(({node:e})=>e.id),Ne=async(e,t)=>(await o(J,{where:{...e,createdAtGTE:t},first:100})).orders.edges.map(({node:e})=>e.id);function $(){let e=h(W),t=y(),r=Z.useSearch(),i=Z.useNavigate(),a=pe(r,t.timezone),{data:o,error:s,isPlaceholderData:l,refetch:u}=L(B,a,Q,[`ORDER`]),d=ke(),m=o&&Q(o),g=he(r),{chosen:v,selection:b,clear:x,remove:C}=E(m,g),[w,T]=f(null),D=p(`ORDERS_WRITE`),O=e=>{let{after:t,before:n,...r}=g;i({search:V({...r,...e})})},{after:re,before:k,sort:A,...j}=g,M=Object.keys(j).length>0;return n(c,{children:[n(ee,{title:e.title,aside:n(ae,{type:`ORDER`,ids:m?.map(({id:e})=>e),where:a.where,useListed:Me,createdSince:Ne,onShow:()=>O({})}),actions:n(c,{children:[n(_,{input:{kind:`ORDERS`,orderWhere:a.where},count:o?.orders.totalCount}),n(Pe,{label:e.create})]})}),n(Oe,{search:r}),n(z,{end:n(ne,{name:`orders`,columns:d}),children:n(Ee,{search:g,onChange:O,onClear:()=>void i({search:V({sort:A})})})}),n(le,{flush:!0,children:[v.length>0&&n(ge,{orders:v,onStart:e=>T({kind:e,orders:v}),onClear:x}),n(te,{name:`orders`,label:e.title,columns:d,rows:m,rowKey:e=>e.id,rowName:e=>e.number,...D&&{selection:b},stale:l,error:s,onRetry:()=>void u(),sort:A??`-created`,onSort:e=>O({sort:e}),empty:n(ve,{filtered:M,onClear:()=>void i({search:{}})})}),n(S,{connection:o?.orders,onChange:e=>void i({search:V({...j,sort:A,...e})})})]}),w&&n(je,{...w,onDone:C,onClose:()=>T(null)})]})}function Pe({label:e}){return p(`ORDERS_WRITE`)?n(ue,{look:`primary`,icon:g,to:`/orders/new`,children:e}):null}export{$ as OrderList,q as n,X as t};