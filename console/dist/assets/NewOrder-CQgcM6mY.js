import{c as e,l as t,n,t as r}from"./PageHeader-5uKGi2Uu.js";import{n as i,o as a,s as o}from"./session-RA-g94sV.js";import{d as s,i as c,n as l,p as u,r as d,t as f,u as p}from"./shared-WPGD6RvV.js";import{D as m,E as h,T as g,i as _,t as v}from"./index-DBP21Z6d.js";import{n as y,t as b}from"./Skeleton-DNuB6AT8.js";import{t as x}from"./Columns-Cs2BrtG5.js";import{t as S}from"./page-DWYEniN2.js";import{t as C}from"./messages-CQfXATM_.js";import{t as w}from"./customerWhere-BZkFrO6H.js";import{t as T}from"./useFormat-Bvb2JK8J.js";import{t as E}from"./Button-CcOdr6BQ.js";import{t as D}from"./Choices-D75aXQZU.js";import{t as O}from"./Money-DpG6qD55.js";import{t as k}from"./useNavigate-BBj0mZW7.js";import{t as A}from"./useIdempotencyKey-DBV-Mal9.js";import{t as j}from"./Facts-eQAsKTtn.js";import{i as M}from"./Field-BLuzxpgy.js";import{t as N}from"./Form-DlvKK0XQ.js";var P={name:`trash`,size:24,node:[[`path`,{d:`M10 11v6`,key:`nco0om`}],[`path`,{d:`M14 11v6`,key:`outv1u`}],[`path`,{d:`M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6`,key:`miytrc`}],[`path`,{d:`M3 6h18`,key:`d0wm0j`}],[`path`,{d:`M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2`,key:`e791ji`}]],aliases:[`trash-2`]};P.node;var ee=l(P),F=u(s(),1);function I(e,t){let[n,r]=(0,F.useState)(e);return(0,F.useEffect)(()=>{let n=setTimeout(()=>r(e),t);return()=>clearTimeout(n)},[e,t]),n}var L=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},R=new L(`
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
    `),z=new L(`
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
    `),B=new L(`
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
    `),V=new L(`
    mutation CreateOrder($input: CreateOrderInput!) {
  createOrder(input: $input) {
    id
    number
  }
}
    `),H=(e,t,n)=>e===1?t:n,U=d({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,problem:{CUSTOMER_BLOCKED:`The customer is blocked and cannot buy.`,INSUFFICIENT_BALANCE:`The wallet does not hold enough. Add a top-up or adjust the wallet first.`,INSUFFICIENT_STOCK:`There is not enough in stock, and the variation is not sold beyond it.`},toWallet:`Open the wallet`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${H(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,problem:{CUSTOMER_BLOCKED:`O cliente está bloqueado e não pode comprar.`,INSUFFICIENT_BALANCE:`A carteira não tem saldo suficiente. Faça uma recarga ou ajuste a carteira antes.`,INSUFFICIENT_STOCK:`Não há estoque suficiente, e a variação não é vendida além dele.`},toWallet:`Abrir a carteira`}),W=p();function G({id:e,onChange:t}){let r=c(U),i=T(),{statuses:a}=c(f),[s,l]=(0,F.useState)(``),u=(0,F.useDeferredValue)(s),d=e!==void 0||u.length>=2,{data:p,error:m,isPending:h,refetch:g}=o(R,{where:e?{id:e}:{or:w(u)}},{enabled:d}),_=d?p?.customers.edges.map(e=>e.node)??[]:[],v=_.find(t=>t.id===e);return(0,W.jsxs)(y,{title:r.customer,actions:e&&(0,W.jsx)(E,{size:`small`,look:`quiet`,onClick:()=>t(void 0),children:r.change}),children:[m&&(0,W.jsx)(n,{error:m,onRetry:()=>void g()}),e&&!m&&(v?(0,W.jsx)(K,{...v}):h?(0,W.jsx)(b,{width:30}):r.noneFound),!e&&!m&&(0,W.jsx)(D,{label:r.findCustomer,text:s,onText:l,choices:_.map(e=>({id:e.id,label:(0,W.jsx)(K,{...e}),end:e.status===`BLOCKED`?a.customer.BLOCKED:r.wallet(i.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:t,empty:u.length<2?r.findHint:h?``:r.noneFound})]})}function K({name:e,email:t,linkedPhone:n,tier:r}){return(0,W.jsxs)(`span`,{children:[(0,W.jsx)(`strong`,{children:e}),` `,(0,W.jsx)(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var q={lines:`_lines_5icia_2`,line:`_line_5icia_2`,what:`_what_5icia_13`,quantity:`_quantity_5icia_23`,price:`_price_5icia_32`,problem:`_problem_5icia_36`,summary:`_summary_5icia_40`,problems:`_problems_5icia_44`};function J({code:e,message:t}){let{problem:n}=c(U);return e in n?n[e]:t}function Y({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:(0,W.jsx)(`ul`,{className:q.lines,children:e.map(i=>(0,W.jsx)(X,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function X(e){let{line:t,quoted:n,most:r,onQuantity:i,onRemove:a}=e,o=c(U),s=n?.sku??`…`;return(0,W.jsxs)(`li`,{className:q.line,children:[n?(0,W.jsx)(Z,{quoted:n}):(0,W.jsx)(b,{width:24}),(0,W.jsx)(`input`,{className:q.quantity,type:`number`,inputMode:`numeric`,"aria-label":o.quantity(s),min:1,max:r,value:t.quantity,onChange:e=>{let t=Math.min(r,Math.trunc(Number(e.target.value)));t>=1&&i(t)}}),(0,W.jsx)(`span`,{className:q.price,children:n?(0,W.jsx)(O,{amount:n.subtotal}):(0,W.jsx)(b,{width:7})}),(0,W.jsx)(E,{size:`small`,look:`quiet`,icon:ee,"aria-label":o.remove(s),onClick:a}),n?.problem&&(0,W.jsx)(`p`,{role:`alert`,className:q.problem,children:(0,W.jsx)(J,{...n.problem})})]})}function Z({quoted:e}){let t=c(U),n=T(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return(0,W.jsxs)(`span`,{className:q.what,children:[(0,W.jsx)(`strong`,{children:e.productName}),(0,W.jsxs)(`span`,{className:`muted`,children:[(0,W.jsx)(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}function Q({customer:e,chosen:t,onAdd:r}){let i=c(U),a=T(),[s,l]=(0,F.useState)(``),u=(0,F.useDeferredValue)(s),d=u.length>=2,{data:f,error:p,isPending:m,refetch:h}=o(z,{customer:e,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:u},{hasProductWith:[{nameContainsFold:u}]}]}},{enabled:d});if(p)return(0,W.jsx)(n,{error:p,onRetry:()=>void h()});let g=d?f?.variations.edges.map(e=>e.node)??[]:[];return(0,W.jsx)(D,{label:i.findVariation,text:s,onText:l,choices:g.flatMap(({id:e,sku:n,product:r,stockQuantity:o,offer:s})=>s&&t.every(({variation:t})=>t!==e)?[{id:e,label:(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(`strong`,{children:r.name}),` `,(0,W.jsx)(`code`,{children:n})]}),end:[a.money(s.price),s.appliedTier?.name,i.stock(a.count(o))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{l(``),r(e)},empty:u.length<2?i.findHint:m?``:i.noneFound})}function te({customer:e,lines:n,quote:r,isCurrent:i,onRefused:o}){let s=c(U),l=T(),u=k(),d=A(),{mutateAsync:f}=a(V),p=r?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)??[];async function m(t){try{let{createOrder:r}=await f({input:{customerId:e,items:h(n),notes:t,idempotencyKey:d}});_(s.placed(r.number)),await u({to:`/orders/$number`,params:{number:r.number},replace:!0})}catch(e){throw o(),e}}return(0,W.jsx)(y,{title:s.summary,children:(0,W.jsxs)(`div`,{className:q.summary,"aria-busy":r!==void 0&&!i,children:[r&&(0,W.jsx)(j,{facts:[{label:s.total,value:(0,W.jsx)(O,{amount:r.total})},{label:s.walletNow,value:(0,W.jsx)(O,{amount:r.walletBalance})},{label:s.walletAfter,value:(0,W.jsx)(O,{amount:r.walletAfter})}]}),p.length>0&&(0,W.jsx)(`div`,{role:`alert`,className:q.problems,children:p.map(n=>(0,W.jsxs)(`p`,{children:[(0,W.jsx)(J,{...n}),` `,n.code===`INSUFFICIENT_BALANCE`&&(0,W.jsx)(t,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:s.toWallet})]},n.code))}),(0,W.jsx)(N,{submitLabel:r?s.placeFor(l.money(r.total)):s.place,disabled:!r||!i||r.problems.length>0,onSubmit:({notes:e})=>m(String(e??``)),children:(0,W.jsx)(M,{name:`notes`,label:s.notes,hint:s.notesHint,optional:!0,maxLength:2e3})})]})})}var $=e(`/signedIn/orders/new`);function ne(){let e=c(U),{title:t}=c(C),{customer:a,items:o=``}=$.useSearch(),s=$.useNavigate(),l=i(`ORDERS_WRITE`),u=g(o),{quote:d,error:f,isCurrent:p,refetch:_}=ie(a,o),b=e=>void s({search:S({customer:a,items:o,...e}),replace:!0,resetScroll:!1}),w=e=>b({items:m(e)}),T=h(u).length;return l?(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(r,{title:e.title,parent:{label:t,link:{to:`/orders`}}}),(0,W.jsx)(x,{main:(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(G,{id:a,onChange:e=>b({customer:e})}),(0,W.jsxs)(y,{title:e.items,children:[(0,W.jsx)(Y,{lines:u,quoted:d?.lines??[],left:20-T,onChange:w}),f&&(0,W.jsx)(n,{error:f,onRetry:()=>void _()}),a?T<20&&(0,W.jsx)(Q,{customer:a,chosen:u,onAdd:e=>w([...u,{variation:e,quantity:1}])}):(0,W.jsx)(`p`,{className:`muted`,children:e.chooseFirst}),T>=20&&(0,W.jsx)(`p`,{className:`muted`,children:e.full(20)})]})]}),side:a&&(0,W.jsx)(te,{customer:a,lines:u,quote:d,isCurrent:p,onRefused:()=>void _()})})]}):(0,W.jsx)(v,{})}var re=250;function ie(e,t){let n=I(t,re),r=e!==void 0&&n!==``&&t!==``,{data:i,error:a,isPlaceholderData:s,isFetching:c,refetch:l}=o(B,{input:{customerId:e??``,items:h(g(n))}},{enabled:r});return{quote:r&&!a?i?.orderQuote:void 0,error:r?a:null,isCurrent:r&&n===t&&!s&&!c&&!a,refetch:l}}export{ne as NewOrder};