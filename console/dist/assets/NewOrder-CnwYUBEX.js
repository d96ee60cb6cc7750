import{At as e,Ct as t,Pt as n,St as r,Tt as i,_ as a,g as o,jt as s,p as c,s as l,u,v as d,vt as f,yt as p}from"./index-B5iNBL45.js";import{A as m,Et as h,_t as g,l as _,lt as v,nt as y,u as b,ut as x,vt as S,w as C,x as w,yt as T}from"./parts-DvtpHSyy.js";import{T as E,d as D,o as O,u as k}from"./early-cpPSiSvQ.js";import{t as A}from"./orders-ZX5fsQLG.js";import{i as j}from"./Field-DQOsP65G.js";import{t as M}from"./Form-D6FD6UsM.js";var N=n(s(),1),P=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},F=new P(`
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
    `),I=new P(`
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
    `),L=new P(`
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
    `),R=new P(`
    mutation CreateOrder($input: CreateOrderInput!) {
  createOrder(input: $input) {
    id
    number
  }
}
    `),z=(e,t,n)=>e===1?t:n,B=a({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,problem:{CUSTOMER_BLOCKED:`The customer is blocked and cannot buy.`,INSUFFICIENT_BALANCE:`The wallet does not hold enough. Add a top-up or adjust the wallet first.`,INSUFFICIENT_STOCK:`There is not enough in stock, and the variation is not sold beyond it.`},toWallet:`Open the wallet`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${z(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,problem:{CUSTOMER_BLOCKED:`O cliente está bloqueado e não pode comprar.`,INSUFFICIENT_BALANCE:`A carteira não tem saldo suficiente. Faça uma recarga ou ajuste a carteira antes.`,INSUFFICIENT_STOCK:`Não há estoque suficiente, e a variação não é vendida além dele.`},toWallet:`Abrir a carteira`}),V=e();function H({id:e,onChange:t}){let n=d(B),r=y(),{statuses:i}=d(o),[a,s]=(0,N.useState)(``),l=(0,N.useDeferredValue)(a),f=e!==void 0||l.length>=2,{data:m,error:h,isPending:g,refetch:_}=p(F,{where:e?{id:e}:{or:C(l)}},{enabled:f}),x=f?m?.customers.edges.map(e=>e.node)??[]:[],S=x.find(t=>t.id===e);return(0,V.jsxs)(T,{title:n.customer,actions:e&&(0,V.jsx)(c,{size:`small`,look:`quiet`,onClick:()=>t(void 0),children:n.change}),children:[h&&(0,V.jsx)(u,{error:h,onRetry:()=>void _()}),e&&!h&&(S?(0,V.jsx)(U,{...S}):g?(0,V.jsx)(v,{width:30}):n.noneFound),!e&&!h&&(0,V.jsx)(b,{label:n.findCustomer,text:a,onText:s,choices:x.map(e=>({id:e.id,label:(0,V.jsx)(U,{...e}),end:e.status===`BLOCKED`?i.customer.BLOCKED:n.wallet(r.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:t,empty:l.length<2?n.findHint:g?``:n.noneFound})]})}function U({name:e,email:t,linkedPhone:n,tier:r}){return(0,V.jsxs)(`span`,{children:[(0,V.jsx)(`strong`,{children:e}),` `,(0,V.jsx)(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var W={lines:`_lines_5icia_2`,line:`_line_5icia_2`,what:`_what_5icia_13`,quantity:`_quantity_5icia_23`,price:`_price_5icia_32`,problem:`_problem_5icia_36`,summary:`_summary_5icia_40`,problems:`_problems_5icia_44`};function G({code:e,message:t}){let{problem:n}=d(B);return e in n?n[e]:t}function K({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:(0,V.jsx)(`ul`,{className:W.lines,children:e.map(i=>(0,V.jsx)(q,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function q(e){let{line:t,quoted:n,most:r,onQuantity:i,onRemove:a}=e,o=d(B),s=n?.sku??`…`,[l,u]=(0,N.useState)(null);function f(e){let t=/^\d+$/.test(e)&&Number(e)>=1;u(t?null:e),t&&i(Math.min(r,Number(e)))}return(0,V.jsxs)(`li`,{className:W.line,children:[n?(0,V.jsx)(J,{quoted:n}):(0,V.jsx)(v,{width:24}),(0,V.jsx)(`input`,{className:W.quantity,type:`number`,inputMode:`numeric`,"aria-label":o.quantity(s),min:1,max:r,value:l??t.quantity,"aria-invalid":l!==null,onChange:e=>f(e.target.value),onBlur:()=>u(null)}),(0,V.jsx)(`span`,{className:W.price,children:n?(0,V.jsx)(m,{amount:n.subtotal}):(0,V.jsx)(v,{width:7})}),(0,V.jsx)(c,{size:`small`,look:`quiet`,icon:h,"aria-label":o.remove(s),onClick:a}),n?.problem&&(0,V.jsx)(`p`,{role:`alert`,className:W.problem,children:(0,V.jsx)(G,{...n.problem})})]})}function J({quoted:e}){let t=d(B),n=y(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return(0,V.jsxs)(`span`,{className:W.what,children:[(0,V.jsx)(`strong`,{children:e.productName}),(0,V.jsxs)(`span`,{className:`muted`,children:[(0,V.jsx)(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}function Y({customer:e,chosen:t,onAdd:n}){let r=d(B),i=y(),[a,o]=(0,N.useState)(``),s=(0,N.useDeferredValue)(a),c=s.length>=2,{data:l,error:f,isPending:m,refetch:h}=p(I,{customer:e,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:s},{hasProductWith:[{nameContainsFold:s}]}]}},{enabled:c});if(f)return(0,V.jsx)(u,{error:f,onRetry:()=>void h()});let g=c?l?.variations.edges.map(e=>e.node)??[]:[];return(0,V.jsx)(b,{label:r.findVariation,text:a,onText:o,choices:g.flatMap(({id:e,sku:n,product:a,stockQuantity:o,offer:s})=>s&&t.every(({variation:t})=>t!==e)?[{id:e,label:(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(`strong`,{children:a.name}),` `,(0,V.jsx)(`code`,{children:n})]}),end:[i.money(s.price),s.appliedTier?.name,r.stock(i.count(o))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{o(``),n(e)},empty:s.length<2?r.findHint:m?``:r.noneFound})}function X({customer:e,lines:n,quote:r,isCurrent:a,onRefused:o}){let s=d(B),c=y(),u=i(),p=w(),{mutateAsync:h}=f(R),_=r?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)??[];async function v(t){try{let{createOrder:r}=await h({input:{customerId:e,items:k(n),notes:t,idempotencyKey:p}});l(s.placed(r.number)),await u({to:`/orders/$number`,params:{number:r.number},replace:!0})}catch(e){throw o(),e}}return(0,V.jsx)(T,{title:s.summary,children:(0,V.jsxs)(`div`,{className:W.summary,"aria-busy":r!==void 0&&!a,children:[r&&(0,V.jsx)(g,{facts:[{label:s.total,value:(0,V.jsx)(m,{amount:r.total})},{label:s.walletNow,value:(0,V.jsx)(m,{amount:r.walletBalance})},{label:s.walletAfter,value:(0,V.jsx)(m,{amount:r.walletAfter})}]}),_.length>0&&(0,V.jsx)(`div`,{role:`alert`,className:W.problems,children:_.map(n=>(0,V.jsxs)(`p`,{children:[(0,V.jsx)(G,{...n}),` `,n.code===`INSUFFICIENT_BALANCE`&&(0,V.jsx)(t,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:s.toWallet})]},n.code))}),(0,V.jsx)(M,{submitLabel:r?s.placeFor(c.money(r.total)):s.place,disabled:!r||!a||r.problems.length>0,onSubmit:({notes:e})=>v(String(e??``)),children:(0,V.jsx)(j,{name:`notes`,label:s.notes,hint:s.notesHint,optional:!0,maxLength:2e3})})]})})}var Z=r(`/signedIn/orders/new`);function Q(){let e=d(B),{title:t}=d(A),{customer:n,items:r=``}=Z.useSearch(),i=Z.useNavigate(),a=O(r),{quote:o,error:s,isCurrent:c,refetch:l}=ee(n,r),f=e=>void i({search:E({customer:n,items:r,...e}),replace:!0,resetScroll:!1}),p=e=>f({items:D(e)}),m=k(a).length;return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(x,{title:e.title,parent:{label:t,link:{to:`/orders`}}}),(0,V.jsx)(S,{main:(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(H,{id:n,onChange:e=>f({customer:e})}),(0,V.jsxs)(T,{title:e.items,children:[(0,V.jsx)(K,{lines:a,quoted:o?.lines??[],left:20-m,onChange:p}),s&&(0,V.jsx)(u,{error:s,onRetry:()=>void l()}),n?m<20&&(0,V.jsx)(Y,{customer:n,chosen:a,onAdd:e=>p([...a,{variation:e,quantity:1}])}):(0,V.jsx)(`p`,{className:`muted`,children:e.chooseFirst}),m>=20&&(0,V.jsx)(`p`,{className:`muted`,children:e.full(20)})]})]}),side:n&&(0,V.jsx)(X,{customer:n,lines:a,quote:o,isCurrent:c,onRefused:()=>void l()})})]})}var $=250;function ee(e,t){let n=_(t,$),r=e!==void 0&&n!==``&&t!==``,{data:i,error:a,isPlaceholderData:o,isFetching:s,refetch:c}=p(L,{input:{customerId:e??``,items:k(O(n))}},{enabled:r});return{quote:r&&!a?i?.orderQuote:void 0,error:r?a:null,isCurrent:r&&n===t&&!o&&!s&&!a,refetch:c}}export{Q as NewOrder};