import{At as e,Ct as t,Pt as n,St as r,Tt as i,_ as a,d as o,jt as s,m as c,s as l,v as u,vt as d,y as f,yt as p}from"./index-DOxbXdRl.js";import{A as m,M as h,j as g,k as _,u as v}from"./parts-D-_68bv6.js";import{J as y,U as b,W as x,l as S,u as C,x as w}from"./details-ZQExxOG8.js";import{I as T,d as E,g as D,h as O}from"./early-Cbep-mIH.js";import{t as k}from"./orders-pq97YHsn.js";import{ct as A,rt as j}from"./dialogs-BxxegUF2.js";var M=n(s(),1),N=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},P=new N(`
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
    `),F=new N(`
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
    `),I=new N(`
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
    `),L=new N(`
    mutation CreateOrder($input: CreateOrderInput!) {
  createOrder(input: $input) {
    id
    number
  }
}
    `),R=(e,t,n)=>e===1?t:n,z=u({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,problem:{CUSTOMER_BLOCKED:`The customer is blocked and cannot buy.`,INSUFFICIENT_BALANCE:`The wallet does not hold enough. Add a top-up or adjust the wallet first.`,INSUFFICIENT_STOCK:`There is not enough in stock, and the variation is not sold beyond it.`},toWallet:`Open the wallet`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${R(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,problem:{CUSTOMER_BLOCKED:`O cliente está bloqueado e não pode comprar.`,INSUFFICIENT_BALANCE:`A carteira não tem saldo suficiente. Faça uma recarga ou ajuste a carteira antes.`,INSUFFICIENT_STOCK:`Não há estoque suficiente, e a variação não é vendida além dele.`},toWallet:`Abrir a carteira`}),B=e();function V({id:e,onChange:t}){let n=f(z),r=g(),{statuses:i}=f(a),[s,l]=(0,M.useState)(``),u=(0,M.useDeferredValue)(s),d=e!==void 0||u.length>=2,{data:m,error:v,isPending:y,refetch:b}=p(P,{where:e?{id:e}:{matches:u}},{enabled:d}),x=d?m?.customers.edges.map(e=>e.node)??[]:[],S=x.find(t=>t.id===e);return(0,B.jsxs)(h,{title:n.customer,actions:e&&(0,B.jsx)(c,{size:`small`,look:`quiet`,onClick:()=>t(void 0),children:n.change}),children:[v&&(0,B.jsx)(o,{error:v,onRetry:()=>void b()}),e&&!v&&(S?(0,B.jsx)(H,{...S}):y?(0,B.jsx)(_,{width:30}):n.noneFound),!e&&!v&&(0,B.jsx)(C,{label:n.findCustomer,text:s,onText:l,choices:x.map(e=>({id:e.id,label:(0,B.jsx)(H,{...e}),end:e.status===`BLOCKED`?i.customer.BLOCKED:n.wallet(r.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:t,empty:u.length<2?n.findHint:y?``:n.noneFound})]})}function H({name:e,email:t,linkedPhone:n,tier:r}){return(0,B.jsxs)(`span`,{children:[(0,B.jsx)(`strong`,{children:e}),` `,(0,B.jsx)(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var U={lines:`_lines_5icia_2`,line:`_line_5icia_2`,what:`_what_5icia_13`,quantity:`_quantity_5icia_23`,price:`_price_5icia_32`,problem:`_problem_5icia_36`,summary:`_summary_5icia_40`,problems:`_problems_5icia_44`};function W({code:e,message:t}){let{problem:n}=f(z);return e in n?n[e]:t}function G({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:(0,B.jsx)(`ul`,{className:U.lines,children:e.map(i=>(0,B.jsx)(K,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function K(e){let{line:t,quoted:n,most:r,onQuantity:i,onRemove:a}=e,o=f(z),s=n?.sku??`…`,[l,u]=(0,M.useState)(null);function d(e){let t=/^\d+$/.test(e)&&Number(e)>=1;u(t?null:e),t&&i(Math.min(r,Number(e)))}return(0,B.jsxs)(`li`,{className:U.line,children:[n?(0,B.jsx)(q,{quoted:n}):(0,B.jsx)(_,{width:24}),(0,B.jsx)(`input`,{className:U.quantity,type:`number`,inputMode:`numeric`,"aria-label":o.quantity(s),min:1,max:r,value:l??t.quantity,"aria-invalid":l!==null,onChange:e=>d(e.target.value),onBlur:()=>u(null)}),(0,B.jsx)(`span`,{className:U.price,children:n?(0,B.jsx)(v,{amount:n.subtotal}):(0,B.jsx)(_,{width:7})}),(0,B.jsx)(c,{size:`small`,look:`quiet`,icon:y,"aria-label":o.remove(s),onClick:a}),n?.problem&&(0,B.jsx)(`p`,{role:`alert`,className:U.problem,children:(0,B.jsx)(W,{...n.problem})})]})}function q({quoted:e}){let t=f(z),n=g(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return(0,B.jsxs)(`span`,{className:U.what,children:[(0,B.jsx)(`strong`,{children:e.productName}),(0,B.jsxs)(`span`,{className:`muted`,children:[(0,B.jsx)(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}function J({customer:e,chosen:t,onAdd:n}){let r=f(z),i=g(),[a,s]=(0,M.useState)(``),c=(0,M.useDeferredValue)(a),l=c.length>=2,{data:u,error:d,isPending:m,refetch:h}=p(F,{customer:e,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:c},{hasProductWith:[{nameContainsFold:c}]}]}},{enabled:l});if(d)return(0,B.jsx)(o,{error:d,onRetry:()=>void h()});let _=l?u?.variations.edges.map(e=>e.node)??[]:[];return(0,B.jsx)(C,{label:r.findVariation,text:a,onText:s,choices:_.flatMap(({id:e,sku:n,product:a,stockQuantity:o,offer:s})=>s&&t.every(({variation:t})=>t!==e)?[{id:e,label:(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(`strong`,{children:a.name}),` `,(0,B.jsx)(`code`,{children:n})]}),end:[i.money(s.price),s.appliedTier?.name,r.stock(i.count(o))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{s(``),n(e)},empty:c.length<2?r.findHint:m?``:r.noneFound})}function Y({customer:e,lines:n,quote:r,isCurrent:a,onRefused:o}){let s=f(z),c=g(),u=i(),p=w(),{mutateAsync:m}=d(L),_=r?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)??[];async function y(t){try{let{createOrder:r}=await m({input:{customerId:e,items:O(n),notes:t,idempotencyKey:p}});l(s.placed(r.number)),await u({to:`/orders/$number`,params:{number:r.number},replace:!0})}catch(e){throw o(),e}}return(0,B.jsx)(h,{title:s.summary,children:(0,B.jsxs)(`div`,{className:U.summary,"aria-busy":r!==void 0&&!a,children:[r&&(0,B.jsx)(b,{facts:[{label:s.total,value:(0,B.jsx)(v,{amount:r.total})},{label:s.walletNow,value:(0,B.jsx)(v,{amount:r.walletBalance})},{label:s.walletAfter,value:(0,B.jsx)(v,{amount:r.walletAfter})}]}),_.length>0&&(0,B.jsx)(`div`,{role:`alert`,className:U.problems,children:_.map(n=>(0,B.jsxs)(`p`,{children:[(0,B.jsx)(W,{...n}),` `,n.code===`INSUFFICIENT_BALANCE`&&(0,B.jsx)(t,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:s.toWallet})]},n.code))}),(0,B.jsx)(j,{submitLabel:r?s.placeFor(c.money(r.total)):s.place,disabled:!r||!a||r.problems.length>0,onSubmit:({notes:e})=>y(String(e??``)),children:(0,B.jsx)(A,{name:`notes`,label:s.notes,hint:s.notesHint,optional:!0,maxLength:2e3})})]})})}var X=r(`/signedIn/orders/new`);function Z(){let e=f(z),{title:t}=f(k),{customer:n,items:r=``}=X.useSearch(),i=X.useNavigate(),a=E(r),{quote:s,error:c,isCurrent:l,refetch:u}=$(n,r),d=e=>void i({search:T({customer:n,items:r,...e}),replace:!0,resetScroll:!1}),p=e=>d({items:D(e)}),g=O(a).length;return(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(m,{title:e.title,parent:{label:t,link:{to:`/orders`}}}),(0,B.jsx)(x,{main:(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(V,{id:n,onChange:e=>d({customer:e})}),(0,B.jsxs)(h,{title:e.items,children:[(0,B.jsx)(G,{lines:a,quoted:s?.lines??[],left:20-g,onChange:p}),c&&(0,B.jsx)(o,{error:c,onRetry:()=>void u()}),n?g<20&&(0,B.jsx)(J,{customer:n,chosen:a,onAdd:e=>p([...a,{variation:e,quantity:1}])}):(0,B.jsx)(`p`,{className:`muted`,children:e.chooseFirst}),g>=20&&(0,B.jsx)(`p`,{className:`muted`,children:e.full(20)})]})]}),side:n&&(0,B.jsx)(Y,{customer:n,lines:a,quote:s,isCurrent:l,onRefused:()=>void u()})})]})}var Q=250;function $(e,t){let n=S(t,Q),r=e!==void 0&&n!==``&&t!==``,{data:i,error:a,isPlaceholderData:o,isFetching:s,refetch:c}=p(I,{input:{customerId:e??``,items:O(E(n))}},{enabled:r});return{quote:r&&!a?i?.orderQuote:void 0,error:r?a:null,isCurrent:r&&n===t&&!o&&!s&&!a,refetch:c}}export{Z as NewOrder};