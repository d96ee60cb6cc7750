import{At as e,Ct as t,St as n,Tt as r,Xt as i,an as a,b as o,bt as s,f as c,h as l,jt as u,nn as d,s as f,v as p,y as m,yt as h}from"./index-Cp0A1w_e.js";import{A as g,M as _,N as v,d as y,i as b,j as x}from"./parts-mq6H3t82.js";import{G as S,K as C,X as w,b as T,l as E}from"./details-CkmDreeo.js";import{I as D,d as O,g as k,h as A}from"./early-TkO9i4Wa.js";import{t as j}from"./orders-CixqqBUT.js";import{lt as M,rt as N}from"./dialogs-CP97bDVo.js";u();var P=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},F=new P(`
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
    `),z=(e,t,n)=>e===1?t:n,B=m({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,problem:{CUSTOMER_BLOCKED:`The customer is blocked and cannot buy.`,INSUFFICIENT_BALANCE:`The wallet does not hold enough. Add a top-up or adjust the wallet first.`,INSUFFICIENT_STOCK:`There is not enough in stock, and the variation is not sold beyond it.`},toWallet:`Open the wallet`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${z(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,problem:{CUSTOMER_BLOCKED:`O cliente está bloqueado e não pode comprar.`,INSUFFICIENT_BALANCE:`A carteira não tem saldo suficiente. Faça uma recarga ou ajuste a carteira antes.`,INSUFFICIENT_STOCK:`Não há estoque suficiente, e a variação não é vendida além dele.`},toWallet:`Abrir a carteira`});function V({id:t,onChange:n}){let r=o(B),a=_(),{statuses:u}=o(p),[d,f]=i(``),m=t!==void 0||d.length>=2,{data:h,error:y,isPending:b,refetch:x}=s(F,{where:t?{id:t}:{matches:d}},{enabled:m}),S=m?h?.customers.edges.map(e=>e.node)??[]:[],C=S.find(e=>e.id===t);return e(v,{title:r.customer,actions:t&&e(l,{size:`small`,look:`quiet`,onClick:()=>n(void 0),children:r.change}),children:[y&&e(c,{error:y,onRetry:()=>void x()}),t&&!y&&(C?e(H,{...C}):b?e(g,{width:30}):r.noneFound),!t&&!y&&e(E,{label:r.findCustomer,text:d,onText:f,choices:S.map(t=>({id:t.id,label:e(H,{...t}),end:t.status===`BLOCKED`?u.customer.BLOCKED:r.wallet(a.money(t.walletBalance)),disabled:t.status===`BLOCKED`})),onChoose:n,empty:d.length<2?r.findHint:b?``:r.noneFound})]})}function H({name:t,email:n,linkedPhone:r,tier:i}){return e(`span`,{children:[e(`strong`,{children:t}),` `,e(`span`,{className:`muted`,children:[n,r,i?.name].filter(Boolean).join(` · `)})]})}var U={lines:`_lines_5icia_2`,line:`_line_5icia_2`,what:`_what_5icia_13`,quantity:`_quantity_5icia_23`,price:`_price_5icia_32`,problem:`_problem_5icia_36`,summary:`_summary_5icia_40`,problems:`_problems_5icia_44`};function W({code:e,message:t}){let{problem:n}=o(B);return e in n?n[e]:t}u();function G({lines:t,quoted:n,left:r,onChange:i}){return t.length===0?null:e(`ul`,{className:U.lines,children:t.map(a=>e(K,{line:a,quoted:n.find(({variationId:e})=>e===a.variation),most:a.quantity+r,onQuantity:e=>i(t.map(t=>t===a?{...a,quantity:e}:t)),onRemove:()=>i(t.filter(e=>e!==a))},a.variation))})}function K(t){let{line:n,quoted:r,most:a,onQuantity:s,onRemove:c}=t,u=o(B),d=r?.sku??`…`,[f,p]=i(null);function m(e){let t=/^\d+$/.test(e)&&Number(e)>=1;p(t?null:e),t&&s(Math.min(a,Number(e)))}return e(`li`,{className:U.line,children:[r?e(q,{quoted:r}):e(g,{width:24}),e(`input`,{className:U.quantity,type:`number`,inputMode:`numeric`,"aria-label":u.quantity(d),min:1,max:a,value:f??n.quantity,"aria-invalid":f!==null,onChange:e=>m(e.target.value),onBlur:()=>p(null)}),e(`span`,{className:U.price,children:r?e(y,{amount:r.subtotal}):e(g,{width:7})}),e(l,{size:`small`,look:`quiet`,icon:w,"aria-label":u.remove(d),onClick:c}),r?.problem&&e(`p`,{role:`alert`,className:U.problem,children:e(W,{...r.problem})})]})}function q({quoted:t}){let n=o(B),r=_(),i=[n.each(r.money(t.price)),t.appliedTier&&n.tier(t.appliedTier.name,r.money(t.basePrice)),n.stock(r.count(t.stockQuantity)),!t.problem&&t.waiting>0&&n.waits(t.waiting)];return e(`span`,{className:U.what,children:[e(`strong`,{children:t.productName}),e(`span`,{className:`muted`,children:[e(`code`,{children:t.sku}),` · `,i.filter(Boolean).join(` · `)]})]})}u(),a();function J({customer:t,chosen:n,onAdd:r}){let a=o(B),l=_(),[u,f]=i(``),p=u.length>=2,{data:m,error:h,isPending:g,refetch:v}=s(I,{customer:t,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:u},{hasProductWith:[{nameContainsFold:u}]}]}},{enabled:p});if(h)return e(c,{error:h,onRetry:()=>void v()});let y=p?m?.variations.edges.map(e=>e.node)??[]:[];return e(E,{label:a.findVariation,text:u,onText:f,choices:y.flatMap(({id:t,sku:r,product:i,stockQuantity:o,offer:s})=>s&&n.every(({variation:e})=>e!==t)?[{id:t,label:e(d,{children:[e(`strong`,{children:i.name}),` `,e(`code`,{children:r})]}),end:[l.money(s.price),s.appliedTier?.name,a.stock(l.count(o))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{f(``),r(e)},empty:u.length<2?a.findHint:g?``:a.noneFound})}function Y({customer:n,lines:i,quote:a,isCurrent:s,onRefused:c}){let l=o(B),u=_(),d=r(),p=T(),{mutateAsync:m}=h(R),g=a?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)??[];async function b(e){try{let{createOrder:t}=await m({input:{customerId:n,items:A(i),notes:e,idempotencyKey:p}});f(l.placed(t.number)),await d({to:`/orders/$number`,params:{number:t.number},replace:!0})}catch(e){throw c(),e}}return e(v,{title:l.summary,children:e(`div`,{className:U.summary,"aria-busy":a!==void 0&&!s,children:[a&&e(S,{facts:[{label:l.total,value:e(y,{amount:a.total})},{label:l.walletNow,value:e(y,{amount:a.walletBalance})},{label:l.walletAfter,value:e(y,{amount:a.walletAfter})}]}),g.length>0&&e(`div`,{role:`alert`,className:U.problems,children:g.map(r=>e(`p`,{children:[e(W,{...r}),` `,r.code===`INSUFFICIENT_BALANCE`&&e(t,{to:`/customers/$id`,params:{id:n},search:{tab:`wallet`},children:l.toWallet})]},r.code))}),e(N,{submitLabel:a?l.placeFor(u.money(a.total)):l.place,disabled:!a||!s||a.problems.length>0,onSubmit:({notes:e})=>b(String(e??``)),children:e(M,{name:`notes`,label:l.notes,hint:l.notesHint,optional:!0,maxLength:2e3})})]})})}a();var X=n(`/signedIn/orders/new`);function Z(){let t=o(B),{title:n}=o(j),{customer:r,items:i=``}=X.useSearch(),a=X.useNavigate(),s=O(i),{quote:l,error:u,isCurrent:f,refetch:p}=$(r,i),m=e=>void a({search:D({customer:r,items:i,...e}),replace:!0,resetScroll:!1}),h=e=>m({items:k(e)}),g=A(s).length;return e(d,{children:[e(x,{title:t.title,parent:{label:n,link:{to:`/orders`}}}),e(C,{main:e(d,{children:[e(V,{id:r,onChange:e=>m({customer:e})}),e(v,{title:t.items,children:[e(G,{lines:s,quoted:l?.lines??[],left:20-g,onChange:h}),u&&e(c,{error:u,onRetry:()=>void p()}),r?g<20&&e(J,{customer:r,chosen:s,onAdd:e=>h([...s,{variation:e,quantity:1}])}):e(`p`,{className:`muted`,children:t.chooseFirst}),g>=20&&e(`p`,{className:`muted`,children:t.full(20)})]})]}),side:r&&e(Y,{customer:r,lines:s,quote:l,isCurrent:f,onRefused:()=>void p()})})]})}var Q=250;function $(e,t){let n=b(t,Q),r=e!==void 0&&n!==``&&t!==``,{data:i,error:a,isPlaceholderData:o,isFetching:c,refetch:l}=s(L,{input:{customerId:e??``,items:A(O(n))}},{enabled:r});return{quote:r&&!a?i?.orderQuote:void 0,error:r?a:null,isCurrent:r&&n===t&&!o&&!c&&!a,refetch:l}}export{Z as NewOrder};