const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/BulkDialog-Z4DemRbV.js","assets/index-BWULAgIa.js","assets/early-CY4GmciT.js","assets/details-CKO6Nlno.js","assets/parts-DcudJn1c.js","assets/BulkDialog-BtK1dGKz.js","assets/dialogs-BXBKpryn.js","assets/TextArea-CYtYK3P7.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,C as r,Dt as i,S as a,Tt as o,Vt as s,fn as c,g as l,hn as u,jt as d,on as f,tt as p,vn as m,w as h}from"./index-BWULAgIa.js";import{B as g,C as _,D as v,G as ee,J as y,O as te,Q as b,S as x,V as ne,W as re,X as S,Y as C,Z as w,_ as ie,a as ae,c as oe,d as T,et as E,f as D,i as O,j as k,k as A,m as j,n as M,o as se,p as N,r as ce,s as P,t as le,u as ue,v as de,w as F,z as I}from"./parts-DcudJn1c.js";import{E as L,V as R,c as z,d as B,f as V,i as H,s as fe,t as pe,x as me}from"./early-CY4GmciT.js";import{t as U}from"./orders-8rGd4D3m.js";s();var W=e=>`${e} ${e===1?`order`:`orders`}`,G=e=>`${e} ${e===1?`pedido`:`pedidos`}`,K=r({actions:{deliver:`Deliver`,cancel:`Cancel orders`,refund:`Refund`},selected:(e,t)=>`${e} selected, ${t}`,deliver:{title:`Mark orders as delivered`,text:`All services and goods that wait in these orders are noted as delivered by you.`,submit:e=>`Deliver ${W(e)}`,done:e=>`${W(e)} delivered.`},cancel:{title:`Cancel orders`,text:`The customers get all of their money back into their wallets. Orders of which something was delivered are left out.`,submit:e=>`Cancel ${W(e)}`,done:e=>`${W(e)} cancelled.`},refund:{title:`Refund orders`,text:`Everything that was not credited yet goes back into the wallets. Keys that were delivered are revoked.`,submit:e=>`Refund ${W(e)}`,done:e=>`${W(e)} refunded.`},reason:`Reason`,reasonHint:`It is noted in every order.`,failed:e=>`${W(e)} could not be changed:`},{actions:{deliver:`Entregar`,cancel:`Cancelar pedidos`,refund:`Reembolsar`},selected:(e,t)=>`${e} ${e===1?`selecionado`:`selecionados`}, ${t}`,deliver:{title:`Marcar pedidos como entregues`,text:`Todos os serviços e bens que esperam nestes pedidos são registrados como entregues por você.`,submit:e=>`Entregar ${G(e)}`,done:e=>`${G(e)} ${e===1?`entregue`:`entregues`}.`},cancel:{title:`Cancelar pedidos`,text:`Os clientes recebem todo o dinheiro de volta na carteira. Pedidos com algo já entregue ficam de fora.`,submit:e=>`Cancelar ${G(e)}`,done:e=>`${G(e)} ${e===1?`cancelado`:`cancelados`}.`},refund:{title:`Reembolsar pedidos`,text:`Tudo o que ainda não foi devolvido volta para as carteiras. As chaves entregues são revogadas.`,submit:e=>`Reembolsar ${G(e)}`,done:e=>`${G(e)} ${e===1?`reembolsado`:`reembolsados`}.`},reason:`Motivo`,reasonHint:`Fica registrado em cada pedido.`,failed:e=>`${G(e)} não ${e===1?`pôde ser alterado`:`puderam ser alterados`}:`});function he({orders:e,onStart:t,onClear:r}){let i=h(K),a=g(),o=p(`ORDERS_REFUND`);return n(D,{text:i.selected(e.length,a.money(ge(e))),onClear:r,children:[n(l,{size:`small`,icon:b,onClick:()=>t(`deliver`),children:i.actions.deliver}),n(l,{size:`small`,icon:E,onClick:()=>t(`cancel`),children:i.actions.cancel}),o&&n(l,{size:`small`,icon:y,onClick:()=>t(`refund`),children:i.actions.refund})]})}var ge=e=>e.reduce((e,{total:t,refundedAmount:n})=>pe(e,H(t,n)),`0.00`);function _e({filtered:e,onClear:t}){let r=h(U),{filters:i}=h(a);return e?n(k,{icon:C,title:r.noMatch,text:r.noMatchText,action:n(l,{onClick:t,children:i.clear})}):n(k,{icon:S,title:r.empty,text:r.emptyText})}var q=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewOrders($where: OrderWhereInput, $first: Int!) {
  orders(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ve=new J(`
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
    `),ye=new J(`
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
    `),be=new J(`
    query OrderFilterNames($customers: [ID!], $products: [ID!], $variations: [ID!]) {
  customers(first: 1, where: {idIn: $customers}) {
    edges {
      node {
        name
      }
    }
  }
  products(first: 1, where: {idIn: $products}) {
    edges {
      node {
        name
      }
    }
  }
  variations(first: 1, where: {idIn: $variations}) {
    edges {
      node {
        sku
      }
    }
  }
}
    `);function xe(e){let t=j(e),{data:n}=i(ve,{where:{matches:e}},{enabled:t});return t?n?.customers.edges.map(e=>e.node)??[]:[]}function Se(e){let t=h(U).filters;return n(N,{label:t.customer,searchLabel:t.findCustomer,useFound:xe,...e})}function Ce(e){let t=j(e),{data:n}=i(ye,{where:{skuContainsFold:e}},{enabled:t});return t?n?.variations.edges.map(({node:{id:e,sku:t}})=>({id:e,name:t}))??[]:[]}function we(e){let t=h(U).filters;return n(N,{label:t.variation,searchLabel:t.findVariation,useFound:Ce,...e})}u();var Y=e=>e?[e]:[];function Te({search:e,onChange:t,onClear:r}){let o=h(U),{filters:s,statuses:u,sources:d}=h(a),f=o.filters,{customer:p,product:m,variation:g}=e,_={customers:Y(p),products:Y(m),variations:Y(g)},{data:v}=i(be,_,{enabled:!!(p??m??g)}),{sort:ee,after:y,before:te,...b}=e;return n(c,{children:[n(se,{label:o.search,placeholder:o.searchPlaceholder,value:e.q??``,onChange:e=>t({q:e})}),n(F,{label:f.status,options:V.map(e=>({value:e,label:u.order[e]})),chosen:z(e),onChange:e=>t({status:e.join(`,`)})}),n(x,{label:f.placed,value:e,onChange:e=>t({period:void 0,from:void 0,to:void 0,...e})}),n(Se,{chosen:p,name:v?.customers.edges[0]?.node.name,onChange:e=>t({customer:e})}),n(M,{chosen:m,name:v?.products.edges[0]?.node.name,onChange:e=>t({product:e})}),n(we,{chosen:g,name:v?.variations.edges[0]?.node.sku,onChange:e=>t({variation:e})}),n(le,{label:f.total,value:e,onChange:e=>t({min:void 0,max:void 0,...e})}),n(F,{single:!0,label:f.source,options:B.map(e=>({value:e,label:d[e]})),chosen:e.source?[e.source]:[],onChange:([e])=>t({source:e})}),n(F,{label:f.refunded,options:[{value:`yes`,label:f.yes}],chosen:e.refunded?[`yes`]:[],onChange:e=>t({refunded:e.length>0})}),Object.keys(b).length>1&&n(l,{look:`quiet`,onClick:r,children:s.clear})]})}var Ee=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:!0,period:`7d`}}];function De({search:e}){let t=h(U).view,r=Ee.map(({id:e,search:n})=>({id:e,name:t[e],search:n}));return n(de,{list:`orders`,to:`/orders`,builtIn:r,search:e})}function Oe(){let e=h(U),{sources:t}=h(a),r=T(),i=e.columns;return[{id:`number`,header:i.number,cell:({number:e})=>n(d,{to:`/orders/$number`,params:{number:e},children:n(`code`,{children:e})})},{id:`status`,header:i.status,cell:({status:e})=>n(O,{kind:`order`,status:e}),width:14},{id:`customer`,header:i.customer,cell:({customer:e})=>r(e),wide:`below`,width:14},{id:`what`,header:i.what,cell:e=>n(ke,{order:e}),wide:!0,width:22},{id:`placed`,header:i.placed,cell:({createdAt:e})=>n(I,{at:e}),sort:`created`,wide:`below`},{id:`source`,header:i.source,cell:({source:e})=>t[e],wide:!0,width:5},{id:`refunded`,header:i.refunded,cell:({refundedAmount:e})=>Number(e)>0?n(P,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:i.total,cell:({total:e})=>n(P,{amount:e}),align:`end`,sort:`total`,width:8}]}function ke({order:e}){let t=h(U),r=new Map;for(let t of e.items.filter(e=>!e.replacesId))r.set(t.productName,(r.get(t.productName)??0)+1);let[i,...a]=[...r];if(!i)return null;let[o,s]=i;return n(`span`,{className:`muted`,children:[o,s>1&&` × ${s}`,a.length>0&&` ${t.more(a.length)}`]})}var Ae=m({OrderList:()=>$});u();var X=A(()=>e(()=>import(`./BulkDialog-Z4DemRbV.js`).then(e=>e.BulkDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),Z=t(`/signedIn/orders`),Q=({orders:e})=>e.edges.map(({node:e})=>e),je=(e,t)=>i(q,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.orders.edges.map(({node:e})=>e.id),Me=async(e,t)=>(await o(q,{where:{...e,createdAtGTE:t},first:100})).orders.edges.map(({node:e})=>e.id);function $(){let e=h(U),t=g(),r=Z.useSearch(),i=Z.useNavigate(),a=fe(r,t.timezone),{data:o,error:s,isPlaceholderData:l,refetch:u}=ue(L,a,Q,[`ORDER`]),d=Oe(),m=o&&Q(o),y=me(r),{chosen:b,selection:x,clear:S,remove:C}=ae(m,y),[w,T]=f(null),E=p(`ORDERS_WRITE`),D=e=>{let{after:t,before:n,...r}=y;i({search:R({...r,...e})})},{after:O,before:k,sort:A,...j}=y,M=Object.keys(j).length>0;return n(c,{children:[n(re,{title:e.title,aside:n(v,{type:`ORDER`,ids:m?.map(({id:e})=>e),where:a.where,useListed:je,createdSince:Me,onShow:()=>D({})}),actions:n(c,{children:[n(te,{input:{kind:`ORDERS`,orderWhere:a.where},count:o?.orders.totalCount}),n(Ne,{label:e.create})]})}),n(De,{search:r}),n(ie,{end:n(oe,{name:`orders`,columns:d}),children:n(Te,{search:y,onChange:D,onClear:()=>void i({search:R({sort:A})})})}),n(ee,{flush:!0,children:[b.length>0&&n(he,{orders:b,onStart:e=>T({kind:e,orders:b}),onClear:S}),n(ne,{name:`orders`,label:e.title,columns:d,rows:m,rowKey:e=>e.id,rowName:e=>e.number,...E&&{selection:x},stale:l,error:s,onRetry:()=>void u(),sort:A??`-created`,onSort:e=>D({sort:e}),empty:n(_e,{filtered:M,onClear:()=>void i({search:{}})})}),n(_,{connection:o?.orders,onChange:e=>void i({search:R({...j,sort:A,...e})})})]}),w&&n(X,{...w,onDone:C,onClose:()=>T(null)})]})}function Ne({label:e}){return p(`ORDERS_WRITE`)?n(ce,{look:`primary`,icon:w,to:`/orders/new`,children:e}):null}export{$ as OrderList,K as n,Ae as t};