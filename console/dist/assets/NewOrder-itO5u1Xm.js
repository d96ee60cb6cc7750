import{c as e,l as t,n,t as r}from"./PageHeader-CBsmRtMo.js";import{n as i,o as a,s as o}from"./session-DwCCaH5i.js";import{d as s,i as c,n as l,p as u,r as d,t as f,u as p}from"./shared-B_e_g6xD.js";import{A as m,O as h,i as g,k as _,t as v}from"./index-DVGkyhch.js";import{n as y,t as b}from"./Skeleton-_4lKE35p.js";import{t as x}from"./Columns-3Sdx6tNF.js";import{t as S}from"./page-DWYEniN2.js";import{t as C}from"./useDebounced-DMgJT19q.js";import{t as w}from"./messages-CPSnZs-K.js";import{t as T}from"./customerWhere-BZkFrO6H.js";import{t as E}from"./useFormat-CMdLJ23y.js";import{t as D}from"./Button-B04nwRYN.js";import{t as O}from"./Choices-7lpcwJFL.js";import{t as k}from"./Money-CfRTzbz1.js";import{t as A}from"./useNavigate-Ce3Tz3E8.js";import{t as j}from"./useIdempotencyKey-B5GaI4ve.js";import{t as M}from"./Facts-DT-q9RJ6.js";import{i as N}from"./Field-DEGOwvr9.js";import{t as P}from"./Form-DsI3CKxY.js";var F={name:`trash`,size:24,node:[[`path`,{d:`M10 11v6`,key:`nco0om`}],[`path`,{d:`M14 11v6`,key:`outv1u`}],[`path`,{d:`M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6`,key:`miytrc`}],[`path`,{d:`M3 6h18`,key:`d0wm0j`}],[`path`,{d:`M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2`,key:`e791ji`}]],aliases:[`trash-2`]};F.node;var I=l(F),L=u(s(),1),R=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},z=new R(`
    query NewOrderCustomers($where: CustomerWhereInput!) {
  customers(first: 8, where: $where, orderBy: {field: NAME, direction: ASC}) {
    edges {
      node {
        id
        name
        email
        linkedPhone
        status
        walletBalance
        tier {
          name
        }
      }
    }
  }
}
    `),B=new R(`
    query NewOrderVariations($customer: ID!, $where: VariationWhereInput!) {
  variations(first: 8, where: $where) {
    edges {
      node {
        id
        sku
        stockQuantity
        product {
          name
        }
        offer(customerId: $customer) {
          price
          appliedTier {
            name
          }
        }
      }
    }
  }
}
    `),V=new R(`
    query QuoteOrder($input: OrderQuoteInput!) {
  orderQuote(input: $input) {
    total
    walletBalance
    walletAfter
    problems {
      code
      message
    }
    lines {
      variationId
      productName
      sku
      quantity
      price
      basePrice
      appliedTier {
        name
      }
      subtotal
      stockQuantity
      waiting
      problem {
        code
        message
      }
    }
  }
}
    `),H=new R(`
    mutation CreateOrder($input: CreateOrderInput!) {
  createOrder(input: $input) {
    id
    number
  }
}
    `),U=(e,t,n)=>e===1?t:n,W=d({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,problem:{CUSTOMER_BLOCKED:`The customer is blocked and cannot buy.`,INSUFFICIENT_BALANCE:`The wallet does not hold enough. Add a top-up or adjust the wallet first.`,INSUFFICIENT_STOCK:`There is not enough in stock, and the variation is not sold beyond it.`},toWallet:`Open the wallet`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${U(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,problem:{CUSTOMER_BLOCKED:`O cliente está bloqueado e não pode comprar.`,INSUFFICIENT_BALANCE:`A carteira não tem saldo suficiente. Faça uma recarga ou ajuste a carteira antes.`,INSUFFICIENT_STOCK:`Não há estoque suficiente, e a variação não é vendida além dele.`},toWallet:`Abrir a carteira`}),G=p();function K({id:e,onChange:t}){let r=c(W),i=E(),{statuses:a}=c(f),[s,l]=(0,L.useState)(``),u=(0,L.useDeferredValue)(s),d=e!==void 0||u.length>=2,{data:p,error:m,isPending:h,refetch:g}=o(z,{where:e?{id:e}:{or:T(u)}},{enabled:d}),_=d?p?.customers.edges.map(e=>e.node)??[]:[],v=_.find(t=>t.id===e);return(0,G.jsxs)(y,{title:r.customer,actions:e&&(0,G.jsx)(D,{size:`small`,look:`quiet`,onClick:()=>t(void 0),children:r.change}),children:[m&&(0,G.jsx)(n,{error:m,onRetry:()=>void g()}),e&&!m&&(v?(0,G.jsx)(q,{...v}):h?(0,G.jsx)(b,{width:30}):r.noneFound),!e&&!m&&(0,G.jsx)(O,{label:r.findCustomer,text:s,onText:l,choices:_.map(e=>({id:e.id,label:(0,G.jsx)(q,{...e}),end:e.status===`BLOCKED`?a.customer.BLOCKED:r.wallet(i.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:t,empty:u.length<2?r.findHint:h?``:r.noneFound})]})}function q({name:e,email:t,linkedPhone:n,tier:r}){return(0,G.jsxs)(`span`,{children:[(0,G.jsx)(`strong`,{children:e}),` `,(0,G.jsx)(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var J={lines:`_lines_5icia_2`,line:`_line_5icia_2`,what:`_what_5icia_13`,quantity:`_quantity_5icia_23`,price:`_price_5icia_32`,problem:`_problem_5icia_36`,summary:`_summary_5icia_40`,problems:`_problems_5icia_44`};function Y({code:e,message:t}){let{problem:n}=c(W);return e in n?n[e]:t}function X({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:(0,G.jsx)(`ul`,{className:J.lines,children:e.map(i=>(0,G.jsx)(Z,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function Z(e){let{line:t,quoted:n,most:r,onQuantity:i,onRemove:a}=e,o=c(W),s=n?.sku??`…`;return(0,G.jsxs)(`li`,{className:J.line,children:[n?(0,G.jsx)(Q,{quoted:n}):(0,G.jsx)(b,{width:24}),(0,G.jsx)(`input`,{className:J.quantity,type:`number`,inputMode:`numeric`,"aria-label":o.quantity(s),min:1,max:r,value:t.quantity,onChange:e=>{let t=Math.min(r,Math.trunc(Number(e.target.value)));t>=1&&i(t)}}),(0,G.jsx)(`span`,{className:J.price,children:n?(0,G.jsx)(k,{amount:n.subtotal}):(0,G.jsx)(b,{width:7})}),(0,G.jsx)(D,{size:`small`,look:`quiet`,icon:I,"aria-label":o.remove(s),onClick:a}),n?.problem&&(0,G.jsx)(`p`,{role:`alert`,className:J.problem,children:(0,G.jsx)(Y,{...n.problem})})]})}function Q({quoted:e}){let t=c(W),n=E(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return(0,G.jsxs)(`span`,{className:J.what,children:[(0,G.jsx)(`strong`,{children:e.productName}),(0,G.jsxs)(`span`,{className:`muted`,children:[(0,G.jsx)(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}function ee({customer:e,chosen:t,onAdd:r}){let i=c(W),a=E(),[s,l]=(0,L.useState)(``),u=(0,L.useDeferredValue)(s),d=u.length>=2,{data:f,error:p,isPending:m,refetch:h}=o(B,{customer:e,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:u},{hasProductWith:[{nameContainsFold:u}]}]}},{enabled:d});if(p)return(0,G.jsx)(n,{error:p,onRetry:()=>void h()});let g=d?f?.variations.edges.map(e=>e.node)??[]:[];return(0,G.jsx)(O,{label:i.findVariation,text:s,onText:l,choices:g.flatMap(({id:e,sku:n,product:r,stockQuantity:o,offer:s})=>s&&t.every(({variation:t})=>t!==e)?[{id:e,label:(0,G.jsxs)(G.Fragment,{children:[(0,G.jsx)(`strong`,{children:r.name}),` `,(0,G.jsx)(`code`,{children:n})]}),end:[a.money(s.price),s.appliedTier?.name,i.stock(a.count(o))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{l(``),r(e)},empty:u.length<2?i.findHint:m?``:i.noneFound})}function te({customer:e,lines:n,quote:r,isCurrent:i,onRefused:o}){let s=c(W),l=E(),u=A(),d=j(),{mutateAsync:f}=a(H),p=r?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)??[];async function m(t){try{let{createOrder:r}=await f({input:{customerId:e,items:_(n),notes:t,idempotencyKey:d}});g(s.placed(r.number)),await u({to:`/orders/$number`,params:{number:r.number},replace:!0})}catch(e){throw o(),e}}return(0,G.jsx)(y,{title:s.summary,children:(0,G.jsxs)(`div`,{className:J.summary,"aria-busy":r!==void 0&&!i,children:[r&&(0,G.jsx)(M,{facts:[{label:s.total,value:(0,G.jsx)(k,{amount:r.total})},{label:s.walletNow,value:(0,G.jsx)(k,{amount:r.walletBalance})},{label:s.walletAfter,value:(0,G.jsx)(k,{amount:r.walletAfter})}]}),p.length>0&&(0,G.jsx)(`div`,{role:`alert`,className:J.problems,children:p.map(n=>(0,G.jsxs)(`p`,{children:[(0,G.jsx)(Y,{...n}),` `,n.code===`INSUFFICIENT_BALANCE`&&(0,G.jsx)(t,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:s.toWallet})]},n.code))}),(0,G.jsx)(P,{submitLabel:r?s.placeFor(l.money(r.total)):s.place,disabled:!r||!i||r.problems.length>0,onSubmit:({notes:e})=>m(String(e??``)),children:(0,G.jsx)(N,{name:`notes`,label:s.notes,hint:s.notesHint,optional:!0,maxLength:2e3})})]})})}var $=e(`/signedIn/orders/new`);function ne(){let e=c(W),{title:t}=c(w),{customer:a,items:o=``}=$.useSearch(),s=$.useNavigate(),l=i(`ORDERS_WRITE`),u=h(o),{quote:d,error:f,isCurrent:p,refetch:g}=ie(a,o),b=e=>void s({search:S({customer:a,items:o,...e}),replace:!0,resetScroll:!1}),C=e=>b({items:m(e)}),T=_(u).length;return l?(0,G.jsxs)(G.Fragment,{children:[(0,G.jsx)(r,{title:e.title,parent:{label:t,link:{to:`/orders`}}}),(0,G.jsx)(x,{main:(0,G.jsxs)(G.Fragment,{children:[(0,G.jsx)(K,{id:a,onChange:e=>b({customer:e})}),(0,G.jsxs)(y,{title:e.items,children:[(0,G.jsx)(X,{lines:u,quoted:d?.lines??[],left:20-T,onChange:C}),f&&(0,G.jsx)(n,{error:f,onRetry:()=>void g()}),a?T<20&&(0,G.jsx)(ee,{customer:a,chosen:u,onAdd:e=>C([...u,{variation:e,quantity:1}])}):(0,G.jsx)(`p`,{className:`muted`,children:e.chooseFirst}),T>=20&&(0,G.jsx)(`p`,{className:`muted`,children:e.full(20)})]})]}),side:a&&(0,G.jsx)(te,{customer:a,lines:u,quote:d,isCurrent:p,onRefused:()=>void g()})})]}):(0,G.jsx)(v,{})}var re=250;function ie(e,t){let n=C(t,re),r=e!==void 0&&n!==``&&t!==``,{data:i,error:a,isPlaceholderData:s,isFetching:c,refetch:l}=o(V,{input:{customerId:e??``,items:_(h(n))}},{enabled:r});return{quote:r&&!a?i?.orderQuote:void 0,error:r?a:null,isCurrent:r&&n===t&&!s&&!c&&!a,refetch:l}}export{ne as NewOrder};