const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/BulkDialog-BjvM6Eko.js","assets/messages-BV8KbY0P.js","assets/index-CQWaXgUN.js","assets/calendar-CTBh0IHF.js","assets/check-DYjldyGh.js","assets/index-COSB27qd.css","assets/useIdempotencyKey-GmZdtKQD.js","assets/useFormat-CUp8dbLM.js","assets/Dialog-RKanoM9r.js","assets/reason-parts-C4vCzVw0.js","assets/useTransitionStatus-DJBLrd3t.js","assets/useScrollLock-BwWWpD0f.js","assets/DialogFocus-DIGKGCxl.js","assets/Dialog-DkOzw8zj.css","assets/Facts-BiVMHPRZ.js","assets/Facts-BouFD65f.css","assets/Field-Cs9Is6q0.js","assets/useRegisterFieldControl-rkVUkjgE.js","assets/FormContext-C03Qa6Ch.js","assets/useValueChanged-xwNxSlEA.js","assets/Field-zFhFJZ9P.css","assets/Form-CSA_M5gV.js","assets/Form-D3GZ7Ia2.css"])))=>i.map(i=>d[i]);
import{$ as e,I as t,Ot as n,Q as r,St as i,Tt as a,et as o,g as s,kt as c,p as l,s as u,xt as d,yt as f}from"./index-CQWaXgUN.js";import{t as p}from"./plus-D44PdFjc.js";import{C as m,S as h,b as g,n as _,t as v,y}from"./messages-BV8KbY0P.js";import{i as b,n as x,t as S}from"./useFormat-CUp8dbLM.js";import{t as C}from"./ButtonLink-BIqHg_P6.js";import{t as w}from"./Card-C2-gG51M.js";import{n as T,t as ee}from"./SavedViews-BxxzI6dF.js";import{t as te}from"./ExportButton-BcSPj9zX.js";import{t as E}from"./PageHeader-CjMD5ZiZ.js";import{t as D}from"./Pagination-Du9P_iYP.js";import{t as O}from"./Table-DuPkneaL.js";import{t as k}from"./Toolbar-DTNMSIBi.js";import{t as A}from"./ban-ChQRzS-k.js";import{t as j}from"./package-check-BPmYVp-d.js";import{t as M}from"./undo-2-2ZHE6fLc.js";import{t as N}from"./SelectionBar-Dv9kkA3j.js";import{t as P}from"./Money-DuxA4dH-.js";import{t as ne}from"./StatusBadge-BRxyeCSz.js";import{t as re}from"./Time-BALxdxQh.js";import{t as F}from"./messages-DpvGThKs.js";import{t as ie}from"./receipt-text-D82Ku3oW.js";import{t as I}from"./search-x-kEgxQIyG.js";import{t as L}from"./EmptyState-BE-RZvry.js";import{t as R}from"./AmountFilter-D4pXholn.js";import{t as z}from"./OptionsFilter-CreKGJNW.js";import{t as B}from"./PeriodFilter-lR87RKQD.js";import{t as V}from"./SearchInput-BQMxqoy-.js";import{t as H}from"./EntityFilter-BnCPSPXI.js";var U=m(g(),1),W=e=>`${e} ${e===1?`order`:`orders`}`,G=e=>`${e} ${e===1?`pedido`:`pedidos`}`,K=v({actions:{deliver:`Deliver`,cancel:`Cancel orders`,refund:`Refund`},selected:(e,t)=>`${e} selected, ${t}`,deliver:{title:`Mark orders as delivered`,text:`All services and goods that wait in these orders are noted as delivered by you.`,submit:e=>`Deliver ${W(e)}`,done:e=>`${W(e)} delivered.`},cancel:{title:`Cancel orders`,text:`The customers get all of their money back into their wallets. Orders of which something was delivered are left out.`,submit:e=>`Cancel ${W(e)}`,done:e=>`${W(e)} cancelled.`},refund:{title:`Refund orders`,text:`Everything that was not credited yet goes back into the wallets. Keys that were delivered are revoked.`,submit:e=>`Refund ${W(e)}`,done:e=>`${W(e)} refunded.`},reason:`Reason`,reasonHint:`It is noted in every order.`,failed:e=>`${W(e)} could not be changed:`},{actions:{deliver:`Entregar`,cancel:`Cancelar pedidos`,refund:`Reembolsar`},selected:(e,t)=>`${e} ${e===1?`selecionado`:`selecionados`}, ${t}`,deliver:{title:`Marcar pedidos como entregues`,text:`Todos os serviços e bens que esperam nestes pedidos são registrados como entregues por você.`,submit:e=>`Entregar ${G(e)}`,done:e=>`${G(e)} ${e===1?`entregue`:`entregues`}.`},cancel:{title:`Cancelar pedidos`,text:`Os clientes recebem todo o dinheiro de volta na carteira. Pedidos com algo já entregue ficam de fora.`,submit:e=>`Cancelar ${G(e)}`,done:e=>`${G(e)} ${e===1?`cancelado`:`cancelados`}.`},refund:{title:`Reembolsar pedidos`,text:`Tudo o que ainda não foi devolvido volta para as carteiras. As chaves entregues são revogadas.`,submit:e=>`Reembolsar ${G(e)}`,done:e=>`${G(e)} ${e===1?`reembolsado`:`reembolsados`}.`},reason:`Motivo`,reasonHint:`Fica registrado em cada pedido.`,failed:e=>`${G(e)} não ${e===1?`pôde ser alterado`:`puderam ser alterados`}:`}),q=y();function J({orders:e,onStart:n,onClear:r}){let i=_(K),a=S(),o=t(`ORDERS_REFUND`);return(0,q.jsxs)(N,{text:i.selected(e.length,a.money(Y(e))),onClear:r,children:[(0,q.jsx)(l,{size:`small`,icon:j,onClick:()=>n(`deliver`),children:i.actions.deliver}),(0,q.jsx)(l,{size:`small`,icon:A,onClick:()=>n(`cancel`),children:i.actions.cancel}),o&&(0,q.jsx)(l,{size:`small`,icon:M,onClick:()=>n(`refund`),children:i.actions.refund})]})}var Y=e=>e.reduce((e,{total:t,refundedAmount:n})=>x(e,b(t,n)),`0.00`);function ae(){let e=_(F),{sources:t}=_(s),n=e.columns;return[{id:`number`,header:n.number,cell:({number:e})=>(0,q.jsx)(c,{to:`/orders/$number`,params:{number:e},children:(0,q.jsx)(`code`,{children:e})})},{id:`status`,header:n.status,cell:({status:e})=>(0,q.jsx)(ne,{kind:`order`,status:e}),width:14},{id:`customer`,header:n.customer,cell:({customer:e})=>e.name,wide:!0,width:14},{id:`what`,header:n.what,cell:e=>(0,q.jsx)(oe,{order:e}),wide:!0,width:22},{id:`placed`,header:n.placed,cell:({createdAt:e})=>(0,q.jsx)(re,{at:e}),sort:`created`,wide:!0},{id:`source`,header:n.source,cell:({source:e})=>t[e],wide:!0,width:5},{id:`refunded`,header:n.refunded,cell:({refundedAmount:e})=>Number(e)>0?(0,q.jsx)(P,{amount:e}):``,align:`end`,wide:!0,width:7},{id:`total`,header:n.total,cell:({total:e})=>(0,q.jsx)(P,{amount:e}),align:`end`,sort:`total`,width:8}]}function oe({order:e}){let t=_(F),n=new Map;for(let t of e.items.filter(e=>!e.replacesId))n.set(t.productName,(n.get(t.productName)??0)+1);let[r,...i]=[...n];if(!r)return null;let[a,o]=r;return(0,q.jsxs)(`span`,{className:`muted`,children:[a,o>1&&` × ${o}`,i.length>0&&` ${t.more(i.length)}`]})}var se=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query OrderList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: OrderWhereInput, $orderBy: OrderOrder) {
  orders(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
    orderBy: $orderBy
  ) {
    totalCount
    pageInfo {
      hasNextPage
      hasPreviousPage
      startCursor
      endCursor
    }
    edges {
      node {
        id
        number
        status
        total
        refundedAmount
        source
        createdAt
        customer {
          id
          name
        }
        items {
          id
          productName
          sku
          replacesId
        }
      }
    }
  }
}
    `),ce={created:`CREATED_AT`,updated:`UPDATED_AT`,total:`TOTAL`};function le(e,t){let{from:n,to:a}=f(e,t),o=e.sort??`-created`,s=d({statusIn:e.status?r(e):void 0,source:e.source,customerId:e.customer,totalGTE:e.min,totalLTE:e.max,refundedAmountGT:e.refunded?`0.00`:void 0,createdAtGTE:n,createdAtLT:a,hasItemsWith:e.product?[{productId:e.product}]:void 0,...e.q&&{or:[{number:e.q},{hasCustomerWith:[{nameContainsFold:e.q}]}]}});return{...i(e),where:s,orderBy:{field:ce[o.replace(`-`,``)],direction:o.startsWith(`-`)?`DESC`:`ASC`}}}function ue({filtered:e,onClear:t}){let n=_(F),{filters:r}=_(s);return e?(0,q.jsx)(L,{icon:I,title:n.noMatch,text:n.noMatchText,action:(0,q.jsx)(l,{onClick:t,children:r.clear})}):(0,q.jsx)(L,{icon:ie,title:n.empty,text:n.emptyText})}var X=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},de=new X(`
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
    `),fe=new X(`
    query OrderFilterProducts($where: ProductWhereInput!) {
  products(first: 8, where: $where) {
    edges {
      node {
        id
        name
      }
    }
  }
}
    `);function pe(e,t){let n={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:r}=a(de,{where:n},{enabled:e.length>=2||t!==void 0}),i=r?.customers.edges.map(e=>e.node)??[];return{found:i,chosen:i.find(({id:e})=>e===t)}}function me(e){let t=_(F).filters;return(0,q.jsx)(H,{label:t.customer,searchLabel:t.findCustomer,useEntities:pe,...e})}function he(e,t){let n={or:[{nameContainsFold:e},...t?[{id:t}]:[]]},{data:r}=a(fe,{where:n},{enabled:e.length>=2||t!==void 0}),i=r?.products.edges.map(e=>e.node)??[];return{found:i,chosen:i.find(({id:e})=>e===t)}}function Z(e){let t=_(F).filters;return(0,q.jsx)(H,{label:t.product,searchLabel:t.findProduct,useEntities:he,...e})}function ge({search:t,onChange:n,onClear:i}){let a=_(F),{filters:c,statuses:u,sources:d}=_(s),f=a.filters,{sort:p,after:m,before:h,...g}=t;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(V,{label:a.search,placeholder:a.searchPlaceholder,value:t.q??``,onChange:e=>n({q:e})}),(0,q.jsx)(z,{label:f.status,options:o.map(e=>({value:e,label:u.order[e]})),chosen:r(t),onChange:e=>n({status:e.join(`,`)})}),(0,q.jsx)(B,{label:f.placed,value:t,onChange:e=>n({period:void 0,from:void 0,to:void 0,...e})}),(0,q.jsx)(me,{chosen:t.customer,onChange:e=>n({customer:e})}),(0,q.jsx)(Z,{chosen:t.product,onChange:e=>n({product:e})}),(0,q.jsx)(R,{label:f.total,value:t,onChange:e=>n({min:void 0,max:void 0,...e})}),(0,q.jsx)(z,{single:!0,label:f.source,options:e.map(e=>({value:e,label:d[e]})),chosen:t.source?[t.source]:[],onChange:([e])=>n({source:e})}),(0,q.jsx)(z,{label:f.refunded,options:[{value:`yes`,label:f.yes}],chosen:t.refunded?[`yes`]:[],onChange:e=>n({refunded:e.length>0})}),Object.keys(g).length>1&&(0,q.jsx)(l,{look:`quiet`,onClick:i,children:c.clear})]})}var _e=[{id:`all`,search:{}},{id:`waiting`,search:{status:`PENDING`,sort:`created`}},{id:`deliver`,search:{status:`PROCESSING`,sort:`created`}},{id:`refunded`,search:{refunded:!0,period:`7d`}}];function ve({search:e}){let t=_(F).view,n=_e.map(({id:e,search:n})=>({id:e,name:t[e],search:n}));return(0,q.jsx)(ee,{list:`orders`,to:`/orders`,builtIn:n,search:e})}var ye=h({OrderList:()=>$}),be=(0,U.lazy)(()=>u(()=>import(`./BulkDialog-BjvM6Eko.js`).then(e=>({default:e.BulkDialog})),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22]))),Q=n(`/signedIn/orders`);function $(){let e=_(F),n=S(),r=Q.useSearch(),i=Q.useNavigate(),o=le(r,n.timezone),{data:s,error:c,isPlaceholderData:l,refetch:u}=a(se,o),f=ae(),p=s?.orders.edges.map(e=>e.node),[m,h]=(0,U.useState)(new Set),[g,v]=(0,U.useState)(null);(0,U.useEffect)(()=>h(new Set),[r]);let y=t(`ORDERS_WRITE`),b=p?.filter(({id:e})=>m.has(e))??[],x=e=>{let{after:t,before:n,...a}=r;i({search:d({...a,...e})})},{after:C,before:ee,sort:A,...j}=r,M=Object.keys(j).length>0;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(E,{title:e.title,actions:(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(te,{input:{kind:`ORDERS`,orderWhere:o.where},count:s?.orders.totalCount}),(0,q.jsx)(xe,{label:e.create})]})}),(0,q.jsx)(ve,{search:r}),(0,q.jsx)(k,{end:(0,q.jsx)(T,{name:`orders`,columns:f}),children:(0,q.jsx)(ge,{search:r,onChange:x,onClear:()=>void i({search:d({sort:A})})})}),(0,q.jsxs)(w,{flush:!0,children:[b.length>0&&(0,q.jsx)(J,{orders:b,onStart:e=>v({kind:e,orders:b}),onClear:()=>h(new Set)}),(0,q.jsx)(O,{name:`orders`,label:e.title,columns:f,rows:p,rowKey:e=>e.id,rowName:e=>e.number,...y&&{selection:{keys:m,onChange:h}},stale:l,error:c,onRetry:()=>void u(),sort:A??`-created`,onSort:e=>x({sort:e}),empty:(0,q.jsx)(ue,{filtered:M,onClear:()=>void i({search:{}})})}),(0,q.jsx)(D,{connection:s?.orders,onChange:e=>void i({search:d({...j,sort:A,...e})})})]}),(0,q.jsx)(U.Suspense,{fallback:null,children:g&&(0,q.jsx)(be,{...g,onDone:e=>h(t=>new Set([...t].filter(t=>!e.includes(t)))),onClose:()=>v(null)})})]})}function xe({label:e}){return t(`ORDERS_WRITE`)?(0,q.jsx)(C,{look:`primary`,icon:p,to:`/orders/new`,children:e}):null}export{$ as OrderList,K as n,ye as t};