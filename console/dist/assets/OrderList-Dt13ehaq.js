const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/BulkDialog-Dxkzn00A.js","assets/index-0TGHxELl.js","assets/early-Dvks-6GI.js","assets/details-DW0RqXrY.js","assets/parts-B7sQsaSu.js","assets/BulkDialog-BcUYyyt9.js","assets/dialogs-dPXu_urE.js","assets/TextArea-B6xizOBD.js"])))=>i.map(i=>d[i]);
import{$ as e,C as t,Et as n,Ht as r,Mt as i,Ot as a,S as o,Vt as s,g as c,gn as l,jt as u,pn as d,sn as f,tt as p,w as m,yn as h}from"./index-0TGHxELl.js";import{$ as g,A as _,E as v,H as y,K as b,N as x,Q as S,T as ee,U as C,V as w,X as T,Z as E,a as te,b as D,c as O,d as k,et as ne,f as re,g as A,h as j,i as M,j as ie,k as ae,m as N,n as oe,nt as se,o as ce,p as P,q as le,r as ue,s as F,t as I,u as L,w as R,y as z}from"./parts-B7sQsaSu.js";import{E as B,V,c as H,d as U,f as de,i as fe,s as pe,t as me,x as he,z as ge}from"./early-Dvks-6GI.js";import{t as W}from"./orders-BINjKJUB.js";r();var G=e=>`${e} ${e===1?`order`:`orders`}`,K=e=>`${e} ${e===1?`pedido`:`pedidos`}`,q=t({actions:{deliver:`Deliver`,cancel:`Cancel orders`,refund:`Refund`},selected:(e,t)=>`${e} selected, ${t}`,deliver:{title:`Mark orders as delivered`,text:`All services and goods that wait in these orders are noted as delivered by you.`,submit:e=>`Deliver ${G(e)}`,done:e=>`${G(e)} delivered.`},cancel:{title:`Cancel orders`,text:`The customers get all of their money back into their wallets. Orders of which something was delivered are left out.`,submit:e=>`Cancel ${G(e)}`,done:e=>`${G(e)} cancelled.`},refund:{title:`Refund orders`,text:`Everything that was not credited yet goes back into the wallets. Keys that were delivered are revoked.`,submit:e=>`Refund ${G(e)}`,done:e=>`${G(e)} refunded.`},reason:`Reason`,reasonHint:`It is noted in every order.`,failed:e=>`${G(e)} could not be changed:`},{actions:{deliver:`Entregar`,cancel:`Cancelar pedidos`,refund:`Reembolsar`},selected:(e,t)=>`${e} ${e===1?`selecionado`:`selecionados`}, ${t}`,deliver:{title:`Marcar pedidos como entregues`,text:`Todos os serviços e bens que esperam nestes pedidos são registrados como entregues por você.`,submit:e=>`Entregar ${K(e)}`,done:e=>`${K(e)} ${e===1?`entregue`:`entregues`}.`},cancel:{title:`Cancelar pedidos`,text:`Os clientes recebem todo o dinheiro de volta na carteira. Pedidos com algo já entregue ficam de fora.`,submit:e=>`Cancelar ${K(e)}`,done:e=>`${K(e)} ${e===1?`cancelado`:`cancelados`}.`},refund:{title:`Reembolsar pedidos`,text:`Tudo o que ainda não foi devolvido volta para as carteiras. As chaves entregues são revogadas.`,submit:e=>`Reembolsar ${K(e)}`,done:e=>`${K(e)} ${e===1?`reembolsado`:`reembolsados`}.`},reason:`Motivo`,reasonHint:`Fica registrado em cada pedido.`,failed:e=>`${K(e)} não ${e===1?`pôde ser alterado`:`puderam ser alterados`}:`});function _e({orders:e,onStart:t,onClear:n}){let r=m(q),i=y(),a=p(`ORDERS_REFUND`);return s(re,{text:r.selected(e.length,i.money(ve(e))),onClear:n,children:[s(c,{size:`small`,icon:ne,onClick:()=>t(`deliver`),children:r.actions.deliver}),s(c,{size:`small`,icon:se,onClick:()=>t(`cancel`),children:r.actions.cancel}),a&&s(c,{size:`small`,icon:T,onClick:()=>t(`refund`),children:r.actions.refund})]})}var ve=e=>e.reduce((e,{total:t,refundedAmount:n})=>me(e,fe(t,n)),`0.00`);function ye({filtered:e,onClear:t}){let n=m(W),{filters:r}=m(o);return e?s(x,{icon:E,title:n.noMatch,text:n.noMatchText,action:s(c,{onClick:t,children:r.clear})}):s(x,{icon:S,title:n.empty,text:n.emptyText})}var J=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);function Ce(e){let t=A(e),{data:n}=a(be,{where:{matches:e}},{enabled:t});return t?n?.customers.edges.map(e=>e.node)??[]:[]}function we(e){let t=m(W).filters;return s(P,{label:t.customer,searchLabel:t.findCustomer,useFound:Ce,...e})}function Te(e){let t=A(e),{data:n}=a(xe,{where:{skuContainsFold:e}},{enabled:t});return t?n?.variations.edges.map(({node:{id:e,sku:t}})=>({id:e,name:t}))??[]:[]}function Ee(e){let t=m(W).filters;return s(P,{label:t.variation,searchLabel:t.findVariation,useFound:Te,...e})}l();function De({search:e,onChange:t,onClear:n}){let r=m(W),{filters:i,period:l,statuses:u,sources:f}=m(o),p=r.filters,{customer:h,product:g,variation:_}=e,y={customers:j(h),products:j(g),variations:j(_)},{data:b}=a(Se,y,{enabled:!!(h??g??_)}),{sort:x,after:S,before:ee,...C}=e;return s(d,{children:[s(ce,{label:r.search,placeholder:r.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),s(v,{label:p.status,options:de.map(e=>({value:e,label:u.order[e]})),chosen:H(e),onChange:e=>t({status:e.join(`,`)})}),s(R,{label:p.placed,value:e,onChange:e=>t({period:void 0,from:void 0,to:void 0,...e})}),s(we,{chosen:h,name:N(b?.customers,h)?.name,onChange:e=>t({customer:e})}),s(oe,{chosen:g,name:N(b?.products,g)?.name,onChange:e=>t({product:e})}),s(Ee,{chosen:_,name:N(b?.variations,_)?.sku,onChange:e=>t({variation:e})}),s(I,{label:p.total,value:e,onChange:e=>t({min:void 0,max:void 0,...e})}),s(v,{single:!0,label:p.source,options:U.map(e=>({value:e,label:f[e]})),chosen:e.source?[e.source]:[],onChange:([e])=>t({source:e})}),s(v,{single:!0,label:p.refunded,options:[{value:`always`,label:p.anyTime},...ge.map(e=>({value:e,label:l.presets[e]}))],chosen:e.refunded?[e.refunded===!0?`always`:e.refunded]:[],onChange:([e])=>t({refunded:e===`always`||e})}),Object.keys(C).length>1&&s(c,{look:`quiet`,onClick:n,children:i.clear})]})}var Oe=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:`7d`}}];function ke({search:e}){let t=m(W).view,n=Oe.map(({id:e,search:n})=>({id:e,name:t[e],search:n}));return s(D,{list:`orders`,to:`/orders`,builtIn:n,search:e})}function Ae(){let e=m(W),{sources:t}=m(o),n=k(),r=e.columns;return[{id:`number`,header:r.number,cell:({number:e})=>s(i,{to:`/orders/$number`,params:{number:e},children:s(`code`,{children:e})})},{id:`status`,header:r.status,cell:({status:e})=>s(M,{kind:`order`,status:e}),width:14},{id:`customer`,header:r.customer,cell:({customer:e})=>n(e),wide:`below`,width:14},{id:`what`,header:r.what,cell:e=>s(X,{order:e}),wide:!0,width:22},{id:`placed`,header:r.placed,cell:({createdAt:e})=>s(w,{at:e}),sort:`created`,wide:`below`},{id:`source`,header:r.source,cell:({source:e})=>t[e],wide:!0,width:5},{id:`refunded`,header:r.refunded,cell:({refundedAmount:e})=>Number(e)>0?s(F,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:r.total,cell:({total:e})=>s(F,{amount:e}),align:`end`,sort:`total`,width:8}]}function X({order:e}){let t=m(W),n=new Map;for(let t of e.items.filter(e=>!e.replacesId))n.set(t.productName,(n.get(t.productName)??0)+1);let[r,...i]=[...n];if(!r)return null;let[a,o]=r;return s(`span`,{className:`muted`,children:[a,o>1&&` × ${o}`,i.length>0&&` ${t.more(i.length)}`]})}var je=h({OrderList:()=>$});l();var Me=ie(()=>e(()=>import(`./BulkDialog-Dxkzn00A.js`).then(e=>e.BulkDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),Z=u(`/signedIn/orders`),Q=({orders:e})=>e.edges.map(({node:e})=>e),Ne=(e,t)=>a(J,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.orders.edges.map(({node:e})=>e.id),Pe=async(e,t)=>(await n(J,{where:{...e,createdAtGTE:t},first:100})).orders.edges.map(({node:e})=>e.id);function $(){let e=m(W),t=y(),n=Z.useSearch(),r=Z.useNavigate(),i=pe(n,t.timezone),{data:a,error:o,isPlaceholderData:c,refetch:l}=L(B,i,Q,[`ORDER`]),u=Ae(),h=a&&Q(a),g=he(n),{chosen:v,selection:x,clear:S,remove:w}=te(h,g),[T,E]=f(null),D=p(`ORDERS_WRITE`),k=e=>{let{after:t,before:n,...i}=g;r({search:V({...i,...e})})},{after:ne,before:re,sort:A,...j}=g,M=Object.keys(j).length>0;return s(d,{children:[s(b,{title:e.title,aside:s(ae,{type:`ORDER`,ids:h?.map(({id:e})=>e),where:i.where,useListed:Ne,createdSince:Pe,onShow:()=>k({})}),actions:s(d,{children:[s(_,{input:{kind:`ORDERS`,orderWhere:i.where},count:a?.orders.totalCount}),s(Fe,{label:e.create})]})}),s(ke,{search:n}),s(z,{end:s(O,{name:`orders`,columns:u}),children:s(De,{search:g,onChange:k,onClear:()=>void r({search:V({sort:A})})})}),s(le,{flush:!0,children:[v.length>0&&s(_e,{orders:v,onStart:e=>E({kind:e,orders:v}),onClear:S}),s(C,{name:`orders`,label:e.title,columns:u,rows:h,rowKey:e=>e.id,rowName:e=>e.number,...D&&{selection:x},stale:c,error:o,onRetry:()=>void l(),sort:A??`-created`,onSort:e=>k({sort:e}),empty:s(ye,{filtered:M,onClear:()=>void r({search:{}})})}),s(ee,{connection:a?.orders,onChange:e=>void r({search:V({...j,sort:A,...e})})})]}),T&&s(Me,{...T,onDone:w,onClose:()=>E(null)})]})}function Fe({label:e}){return p(`ORDERS_WRITE`)?s(ue,{look:`primary`,icon:g,to:`/orders/new`,children:e}):null}export{$ as OrderList,q as n,je as t};