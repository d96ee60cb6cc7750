import{Ct as e,Dt as t,E as n,Et as r,c as i,d as a,it as o,m as s,nt as c,p as l,rt as u,s as d,vt as f}from"./index-CY5Lfr2k.js";import{n as p,r as m}from"./query-Bxe-Codu.js";import{C as h,b as g,i as _,r as v,t as y,x as b}from"./shared-Dy6YWKPE.js";import{t as x}from"./Card-SRE2vbvg.js";import{t as S}from"./Columns-D5zRlZud.js";import{t as C}from"./useDebounced-HXCbHeH8.js";import{t as w}from"./messages-DeWWCHqD.js";import{t as T}from"./useFormat-DOxO5KAC.js";import{t as E}from"./Choices-BXVkDXX3.js";import{t as D}from"./Skeleton-B-dM9iZp.js";import{t as O}from"./trash-BiUeS7fm.js";import{t as k}from"./Money-DNz4QFMH.js";import{r as A}from"./CopyId-SiKlB92z.js";import{t as j}from"./useIdempotencyKey-BLXaprtb.js";import{t as M}from"./Facts-D8O-UCIA.js";import{i as N}from"./Field-XYTBhkxt.js";import{t as P}from"./Form-ClSmUhhv.js";var F=h(b(),1),I=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},L=new I(`
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
    `),V=(e,t,n)=>e===1?t:n,H=v({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,problem:{CUSTOMER_BLOCKED:`The customer is blocked and cannot buy.`,INSUFFICIENT_BALANCE:`The wallet does not hold enough. Add a top-up or adjust the wallet first.`,INSUFFICIENT_STOCK:`There is not enough in stock, and the variation is not sold beyond it.`},toWallet:`Open the wallet`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${V(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,problem:{CUSTOMER_BLOCKED:`O cliente está bloqueado e não pode comprar.`,INSUFFICIENT_BALANCE:`A carteira não tem saldo suficiente. Faça uma recarga ou ajuste a carteira antes.`,INSUFFICIENT_STOCK:`Não há estoque suficiente, e a variação não é vendida além dele.`},toWallet:`Abrir a carteira`}),U=g();function W({id:e,onChange:t}){let r=_(H),i=T(),{statuses:a}=_(y),[o,s]=(0,F.useState)(``),c=(0,F.useDeferredValue)(o),u=e!==void 0||c.length>=2,{data:d,error:p,isPending:h,refetch:g}=m(L,{where:e?{id:e}:{or:f(c)}},{enabled:u}),v=u?d?.customers.edges.map(e=>e.node)??[]:[],b=v.find(t=>t.id===e);return(0,U.jsxs)(x,{title:r.customer,actions:e&&(0,U.jsx)(n,{size:`small`,look:`quiet`,onClick:()=>t(void 0),children:r.change}),children:[p&&(0,U.jsx)(l,{error:p,onRetry:()=>void g()}),e&&!p&&(b?(0,U.jsx)(G,{...b}):h?(0,U.jsx)(D,{width:30}):r.noneFound),!e&&!p&&(0,U.jsx)(E,{label:r.findCustomer,text:o,onText:s,choices:v.map(e=>({id:e.id,label:(0,U.jsx)(G,{...e}),end:e.status===`BLOCKED`?a.customer.BLOCKED:r.wallet(i.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:t,empty:c.length<2?r.findHint:h?``:r.noneFound})]})}function G({name:e,email:t,linkedPhone:n,tier:r}){return(0,U.jsxs)(`span`,{children:[(0,U.jsx)(`strong`,{children:e}),` `,(0,U.jsx)(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var K={lines:`_lines_5icia_2`,line:`_line_5icia_2`,what:`_what_5icia_13`,quantity:`_quantity_5icia_23`,price:`_price_5icia_32`,problem:`_problem_5icia_36`,summary:`_summary_5icia_40`,problems:`_problems_5icia_44`};function q({code:e,message:t}){let{problem:n}=_(H);return e in n?n[e]:t}function J({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:(0,U.jsx)(`ul`,{className:K.lines,children:e.map(i=>(0,U.jsx)(Y,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function Y(e){let{line:t,quoted:r,most:i,onQuantity:a,onRemove:o}=e,s=_(H),c=r?.sku??`…`;return(0,U.jsxs)(`li`,{className:K.line,children:[r?(0,U.jsx)(X,{quoted:r}):(0,U.jsx)(D,{width:24}),(0,U.jsx)(`input`,{className:K.quantity,type:`number`,inputMode:`numeric`,"aria-label":s.quantity(c),min:1,max:i,value:t.quantity,onChange:e=>{let t=Math.min(i,Math.trunc(Number(e.target.value)));t>=1&&a(t)}}),(0,U.jsx)(`span`,{className:K.price,children:r?(0,U.jsx)(k,{amount:r.subtotal}):(0,U.jsx)(D,{width:7})}),(0,U.jsx)(n,{size:`small`,look:`quiet`,icon:O,"aria-label":s.remove(c),onClick:o}),r?.problem&&(0,U.jsx)(`p`,{role:`alert`,className:K.problem,children:(0,U.jsx)(q,{...r.problem})})]})}function X({quoted:e}){let t=_(H),n=T(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return(0,U.jsxs)(`span`,{className:K.what,children:[(0,U.jsx)(`strong`,{children:e.productName}),(0,U.jsxs)(`span`,{className:`muted`,children:[(0,U.jsx)(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}function Z({customer:e,chosen:t,onAdd:n}){let r=_(H),i=T(),[a,o]=(0,F.useState)(``),s=(0,F.useDeferredValue)(a),c=s.length>=2,{data:u,error:d,isPending:f,refetch:p}=m(R,{customer:e,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:s},{hasProductWith:[{nameContainsFold:s}]}]}},{enabled:c});if(d)return(0,U.jsx)(l,{error:d,onRetry:()=>void p()});let h=c?u?.variations.edges.map(e=>e.node)??[]:[];return(0,U.jsx)(E,{label:r.findVariation,text:a,onText:o,choices:h.flatMap(({id:e,sku:n,product:a,stockQuantity:o,offer:s})=>s&&t.every(({variation:t})=>t!==e)?[{id:e,label:(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(`strong`,{children:a.name}),` `,(0,U.jsx)(`code`,{children:n})]}),end:[i.money(s.price),s.appliedTier?.name,r.stock(i.count(o))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{o(``),n(e)},empty:s.length<2?r.findHint:f?``:r.noneFound})}function Q({customer:e,lines:n,quote:r,isCurrent:i,onRefused:o}){let s=_(H),c=T(),l=t(),d=j(),{mutateAsync:f}=p(B),m=r?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)??[];async function h(t){try{let{createOrder:r}=await f({input:{customerId:e,items:u(n),notes:t,idempotencyKey:d}});a(s.placed(r.number)),await l({to:`/orders/$number`,params:{number:r.number},replace:!0})}catch(e){throw o(),e}}return(0,U.jsx)(x,{title:s.summary,children:(0,U.jsxs)(`div`,{className:K.summary,"aria-busy":r!==void 0&&!i,children:[r&&(0,U.jsx)(M,{facts:[{label:s.total,value:(0,U.jsx)(k,{amount:r.total})},{label:s.walletNow,value:(0,U.jsx)(k,{amount:r.walletBalance})},{label:s.walletAfter,value:(0,U.jsx)(k,{amount:r.walletAfter})}]}),m.length>0&&(0,U.jsx)(`div`,{role:`alert`,className:K.problems,children:m.map(t=>(0,U.jsxs)(`p`,{children:[(0,U.jsx)(q,{...t}),` `,t.code===`INSUFFICIENT_BALANCE`&&(0,U.jsx)(A,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:s.toWallet})]},t.code))}),(0,U.jsx)(P,{submitLabel:r?s.placeFor(c.money(r.total)):s.place,disabled:!r||!i||r.problems.length>0,onSubmit:({notes:e})=>h(String(e??``)),children:(0,U.jsx)(N,{name:`notes`,label:s.notes,hint:s.notesHint,optional:!0,maxLength:2e3})})]})})}var $=r(`/signedIn/orders/new`);function ee(){let t=_(H),{title:n}=_(w),{customer:r,items:a=``}=$.useSearch(),f=$.useNavigate(),p=s(`ORDERS_WRITE`),m=c(a),{quote:h,error:g,isCurrent:v,refetch:y}=ne(r,a),b=t=>void f({search:e({customer:r,items:a,...t}),replace:!0,resetScroll:!1}),C=e=>b({items:o(e)}),T=u(m).length;return p?(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(i,{title:t.title,parent:{label:n,link:{to:`/orders`}}}),(0,U.jsx)(S,{main:(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(W,{id:r,onChange:e=>b({customer:e})}),(0,U.jsxs)(x,{title:t.items,children:[(0,U.jsx)(J,{lines:m,quoted:h?.lines??[],left:20-T,onChange:C}),g&&(0,U.jsx)(l,{error:g,onRetry:()=>void y()}),r?T<20&&(0,U.jsx)(Z,{customer:r,chosen:m,onAdd:e=>C([...m,{variation:e,quantity:1}])}):(0,U.jsx)(`p`,{className:`muted`,children:t.chooseFirst}),T>=20&&(0,U.jsx)(`p`,{className:`muted`,children:t.full(20)})]})]}),side:r&&(0,U.jsx)(Q,{customer:r,lines:m,quote:h,isCurrent:v,onRefused:()=>void y()})})]}):(0,U.jsx)(d,{})}var te=250;function ne(e,t){let n=C(t,te),r=e!==void 0&&n!==``&&t!==``,{data:i,error:a,isPlaceholderData:o,isFetching:s,refetch:l}=m(z,{input:{customerId:e??``,items:u(c(n))}},{enabled:r});return{quote:r&&!a?i?.orderQuote:void 0,error:r?a:null,isCurrent:r&&n===t&&!o&&!s&&!a,refetch:l}}export{ee as NewOrder};