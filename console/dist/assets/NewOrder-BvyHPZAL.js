import{d as e,f as t,n,t as r}from"./PageHeader-BsV3pZky.js";import{n as i,o as a,s as o}from"./session-BHK4iFKa.js";import{i as s,r as c,t as l,v as u,x as d,y as f}from"./shared-DnkpUVzJ.js";import{L as p,R as m,s as h,u as g,z as _}from"./index-BN1pptzq.js";import{n as v,t as y}from"./Skeleton-NM1GUSbW.js";import{t as b}from"./Columns-CQ6Cb7T3.js";import{t as x}from"./page-DWYEniN2.js";import{t as S}from"./useDebounced-_KGJykvE.js";import{t as C}from"./messages-CYwJQ0bw.js";import{t as w}from"./customerWhere-BZkFrO6H.js";import{t as T}from"./useFormat-Dm24KoBB.js";import{t as E}from"./Button-iN5KV8tA.js";import{t as D}from"./Choices-BucoK849.js";import{t as O}from"./trash-BHcCSaTj.js";import{t as k}from"./Money-C3zG-6MD.js";import{t as A}from"./useNavigate-Ct1KMTLZ.js";import{t as j}from"./useIdempotencyKey-CwfAttxT.js";import{t as M}from"./Facts-CTmGbo75.js";import{i as N}from"./Field-DVvXP7yI.js";import{t as P}from"./Form-ByxrWehH.js";var F=d(f(),1),I=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},L=new I(`
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
    `),R=new I(`
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
    `),z=new I(`
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
    `),B=new I(`
    mutation CreateOrder($input: CreateOrderInput!) {
  createOrder(input: $input) {
    id
    number
  }
}
    `),V=(e,t,n)=>e===1?t:n,H=c({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,problem:{CUSTOMER_BLOCKED:`The customer is blocked and cannot buy.`,INSUFFICIENT_BALANCE:`The wallet does not hold enough. Add a top-up or adjust the wallet first.`,INSUFFICIENT_STOCK:`There is not enough in stock, and the variation is not sold beyond it.`},toWallet:`Open the wallet`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${V(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,problem:{CUSTOMER_BLOCKED:`O cliente está bloqueado e não pode comprar.`,INSUFFICIENT_BALANCE:`A carteira não tem saldo suficiente. Faça uma recarga ou ajuste a carteira antes.`,INSUFFICIENT_STOCK:`Não há estoque suficiente, e a variação não é vendida além dele.`},toWallet:`Abrir a carteira`}),U=u();function W({id:e,onChange:t}){let r=s(H),i=T(),{statuses:a}=s(l),[c,u]=(0,F.useState)(``),d=(0,F.useDeferredValue)(c),f=e!==void 0||d.length>=2,{data:p,error:m,isPending:h,refetch:g}=o(L,{where:e?{id:e}:{or:w(d)}},{enabled:f}),_=f?p?.customers.edges.map(e=>e.node)??[]:[],b=_.find(t=>t.id===e);return(0,U.jsxs)(v,{title:r.customer,actions:e&&(0,U.jsx)(E,{size:`small`,look:`quiet`,onClick:()=>t(void 0),children:r.change}),children:[m&&(0,U.jsx)(n,{error:m,onRetry:()=>void g()}),e&&!m&&(b?(0,U.jsx)(G,{...b}):h?(0,U.jsx)(y,{width:30}):r.noneFound),!e&&!m&&(0,U.jsx)(D,{label:r.findCustomer,text:c,onText:u,choices:_.map(e=>({id:e.id,label:(0,U.jsx)(G,{...e}),end:e.status===`BLOCKED`?a.customer.BLOCKED:r.wallet(i.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:t,empty:d.length<2?r.findHint:h?``:r.noneFound})]})}function G({name:e,email:t,linkedPhone:n,tier:r}){return(0,U.jsxs)(`span`,{children:[(0,U.jsx)(`strong`,{children:e}),` `,(0,U.jsx)(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var K={lines:`_lines_5icia_2`,line:`_line_5icia_2`,what:`_what_5icia_13`,quantity:`_quantity_5icia_23`,price:`_price_5icia_32`,problem:`_problem_5icia_36`,summary:`_summary_5icia_40`,problems:`_problems_5icia_44`};function q({code:e,message:t}){let{problem:n}=s(H);return e in n?n[e]:t}function J({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:(0,U.jsx)(`ul`,{className:K.lines,children:e.map(i=>(0,U.jsx)(Y,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function Y(e){let{line:t,quoted:n,most:r,onQuantity:i,onRemove:a}=e,o=s(H),c=n?.sku??`…`;return(0,U.jsxs)(`li`,{className:K.line,children:[n?(0,U.jsx)(X,{quoted:n}):(0,U.jsx)(y,{width:24}),(0,U.jsx)(`input`,{className:K.quantity,type:`number`,inputMode:`numeric`,"aria-label":o.quantity(c),min:1,max:r,value:t.quantity,onChange:e=>{let t=Math.min(r,Math.trunc(Number(e.target.value)));t>=1&&i(t)}}),(0,U.jsx)(`span`,{className:K.price,children:n?(0,U.jsx)(k,{amount:n.subtotal}):(0,U.jsx)(y,{width:7})}),(0,U.jsx)(E,{size:`small`,look:`quiet`,icon:O,"aria-label":o.remove(c),onClick:a}),n?.problem&&(0,U.jsx)(`p`,{role:`alert`,className:K.problem,children:(0,U.jsx)(q,{...n.problem})})]})}function X({quoted:e}){let t=s(H),n=T(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return(0,U.jsxs)(`span`,{className:K.what,children:[(0,U.jsx)(`strong`,{children:e.productName}),(0,U.jsxs)(`span`,{className:`muted`,children:[(0,U.jsx)(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}function Z({customer:e,chosen:t,onAdd:r}){let i=s(H),a=T(),[c,l]=(0,F.useState)(``),u=(0,F.useDeferredValue)(c),d=u.length>=2,{data:f,error:p,isPending:m,refetch:h}=o(R,{customer:e,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:u},{hasProductWith:[{nameContainsFold:u}]}]}},{enabled:d});if(p)return(0,U.jsx)(n,{error:p,onRetry:()=>void h()});let g=d?f?.variations.edges.map(e=>e.node)??[]:[];return(0,U.jsx)(D,{label:i.findVariation,text:c,onText:l,choices:g.flatMap(({id:e,sku:n,product:r,stockQuantity:o,offer:s})=>s&&t.every(({variation:t})=>t!==e)?[{id:e,label:(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(`strong`,{children:r.name}),` `,(0,U.jsx)(`code`,{children:n})]}),end:[a.money(s.price),s.appliedTier?.name,i.stock(a.count(o))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{l(``),r(e)},empty:u.length<2?i.findHint:m?``:i.noneFound})}function Q({customer:e,lines:n,quote:r,isCurrent:i,onRefused:o}){let c=s(H),l=T(),u=A(),d=j(),{mutateAsync:f}=a(B),p=r?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)??[];async function h(t){try{let{createOrder:r}=await f({input:{customerId:e,items:m(n),notes:t,idempotencyKey:d}});g(c.placed(r.number)),await u({to:`/orders/$number`,params:{number:r.number},replace:!0})}catch(e){throw o(),e}}return(0,U.jsx)(v,{title:c.summary,children:(0,U.jsxs)(`div`,{className:K.summary,"aria-busy":r!==void 0&&!i,children:[r&&(0,U.jsx)(M,{facts:[{label:c.total,value:(0,U.jsx)(k,{amount:r.total})},{label:c.walletNow,value:(0,U.jsx)(k,{amount:r.walletBalance})},{label:c.walletAfter,value:(0,U.jsx)(k,{amount:r.walletAfter})}]}),p.length>0&&(0,U.jsx)(`div`,{role:`alert`,className:K.problems,children:p.map(n=>(0,U.jsxs)(`p`,{children:[(0,U.jsx)(q,{...n}),` `,n.code===`INSUFFICIENT_BALANCE`&&(0,U.jsx)(t,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:c.toWallet})]},n.code))}),(0,U.jsx)(P,{submitLabel:r?c.placeFor(l.money(r.total)):c.place,disabled:!r||!i||r.problems.length>0,onSubmit:({notes:e})=>h(String(e??``)),children:(0,U.jsx)(N,{name:`notes`,label:c.notes,hint:c.notesHint,optional:!0,maxLength:2e3})})]})})}var $=e(`/signedIn/orders/new`);function ee(){let e=s(H),{title:t}=s(C),{customer:a,items:o=``}=$.useSearch(),c=$.useNavigate(),l=i(`ORDERS_WRITE`),u=p(o),{quote:d,error:f,isCurrent:g,refetch:y}=ne(a,o),S=e=>void c({search:x({customer:a,items:o,...e}),replace:!0,resetScroll:!1}),w=e=>S({items:_(e)}),T=m(u).length;return l?(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(r,{title:e.title,parent:{label:t,link:{to:`/orders`}}}),(0,U.jsx)(b,{main:(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(W,{id:a,onChange:e=>S({customer:e})}),(0,U.jsxs)(v,{title:e.items,children:[(0,U.jsx)(J,{lines:u,quoted:d?.lines??[],left:20-T,onChange:w}),f&&(0,U.jsx)(n,{error:f,onRetry:()=>void y()}),a?T<20&&(0,U.jsx)(Z,{customer:a,chosen:u,onAdd:e=>w([...u,{variation:e,quantity:1}])}):(0,U.jsx)(`p`,{className:`muted`,children:e.chooseFirst}),T>=20&&(0,U.jsx)(`p`,{className:`muted`,children:e.full(20)})]})]}),side:a&&(0,U.jsx)(Q,{customer:a,lines:u,quote:d,isCurrent:g,onRefused:()=>void y()})})]}):(0,U.jsx)(h,{})}var te=250;function ne(e,t){let n=S(t,te),r=e!==void 0&&n!==``&&t!==``,{data:i,error:a,isPlaceholderData:s,isFetching:c,refetch:l}=o(z,{input:{customerId:e??``,items:m(p(n))}},{enabled:r});return{quote:r&&!a?i?.orderQuote:void 0,error:r?a:null,isCurrent:r&&n===t&&!s&&!c&&!a,refetch:l}}export{ee as NewOrder};