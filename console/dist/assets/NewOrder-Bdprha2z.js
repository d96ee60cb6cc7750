import{At as e,St as t,Yt as n,_ as r,d as i,in as a,kt as o,m as s,s as c,tn as l,v as u,vt as d,wt as f,xt as p,y as m,yt as h}from"./index-DYcuAoF6.js";import{A as g,M as _,N as v,d as y,i as b,j as x}from"./parts-C0Z_Ugd4.js";import{G as S,K as C,X as w,b as T,l as E}from"./details-DyJtnXNU.js";import{I as D,d as O,g as k,h as A}from"./early-NQvuXKrB.js";import{t as j}from"./orders-DGPMyJ6G.js";import{lt as M,rt as N}from"./dialogs-nSjOBcUc.js";e();var P=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},F=new P(`
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
    `),z=(e,t,n)=>e===1?t:n,B=u({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,problem:{CUSTOMER_BLOCKED:`The customer is blocked and cannot buy.`,INSUFFICIENT_BALANCE:`The wallet does not hold enough. Add a top-up or adjust the wallet first.`,INSUFFICIENT_STOCK:`There is not enough in stock, and the variation is not sold beyond it.`},toWallet:`Open the wallet`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${z(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,problem:{CUSTOMER_BLOCKED:`O cliente está bloqueado e não pode comprar.`,INSUFFICIENT_BALANCE:`A carteira não tem saldo suficiente. Faça uma recarga ou ajuste a carteira antes.`,INSUFFICIENT_STOCK:`Não há estoque suficiente, e a variação não é vendida além dele.`},toWallet:`Abrir a carteira`});function V({id:e,onChange:t}){let a=m(B),c=_(),{statuses:l}=m(r),[u,d]=n(``),f=e!==void 0||u.length>=2,{data:p,error:y,isPending:b,refetch:x}=h(F,{where:e?{id:e}:{matches:u}},{enabled:f}),S=f?p?.customers.edges.map(e=>e.node)??[]:[],C=S.find(t=>t.id===e);return o(v,{title:a.customer,actions:e&&o(s,{size:`small`,look:`quiet`,onClick:()=>t(void 0),children:a.change}),children:[y&&o(i,{error:y,onRetry:()=>void x()}),e&&!y&&(C?o(H,{...C}):b?o(g,{width:30}):a.noneFound),!e&&!y&&o(E,{label:a.findCustomer,text:u,onText:d,choices:S.map(e=>({id:e.id,label:o(H,{...e}),end:e.status===`BLOCKED`?l.customer.BLOCKED:a.wallet(c.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:t,empty:u.length<2?a.findHint:b?``:a.noneFound})]})}function H({name:e,email:t,linkedPhone:n,tier:r}){return o(`span`,{children:[o(`strong`,{children:e}),` `,o(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var U={lines:`_lines_5icia_2`,line:`_line_5icia_2`,what:`_what_5icia_13`,quantity:`_quantity_5icia_23`,price:`_price_5icia_32`,problem:`_problem_5icia_36`,summary:`_summary_5icia_40`,problems:`_problems_5icia_44`};function W({code:e,message:t}){let{problem:n}=m(B);return e in n?n[e]:t}e();function G({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:o(`ul`,{className:U.lines,children:e.map(i=>o(K,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function K(e){let{line:t,quoted:r,most:i,onQuantity:a,onRemove:c}=e,l=m(B),u=r?.sku??`…`,[d,f]=n(null);function p(e){let t=/^\d+$/.test(e)&&Number(e)>=1;f(t?null:e),t&&a(Math.min(i,Number(e)))}return o(`li`,{className:U.line,children:[r?o(q,{quoted:r}):o(g,{width:24}),o(`input`,{className:U.quantity,type:`number`,inputMode:`numeric`,"aria-label":l.quantity(u),min:1,max:i,value:d??t.quantity,"aria-invalid":d!==null,onChange:e=>p(e.target.value),onBlur:()=>f(null)}),o(`span`,{className:U.price,children:r?o(y,{amount:r.subtotal}):o(g,{width:7})}),o(s,{size:`small`,look:`quiet`,icon:w,"aria-label":l.remove(u),onClick:c}),r?.problem&&o(`p`,{role:`alert`,className:U.problem,children:o(W,{...r.problem})})]})}function q({quoted:e}){let t=m(B),n=_(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return o(`span`,{className:U.what,children:[o(`strong`,{children:e.productName}),o(`span`,{className:`muted`,children:[o(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}e(),a();function J({customer:e,chosen:t,onAdd:r}){let a=m(B),s=_(),[c,u]=n(``),d=c.length>=2,{data:f,error:p,isPending:g,refetch:v}=h(I,{customer:e,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:c},{hasProductWith:[{nameContainsFold:c}]}]}},{enabled:d});if(p)return o(i,{error:p,onRetry:()=>void v()});let y=d?f?.variations.edges.map(e=>e.node)??[]:[];return o(E,{label:a.findVariation,text:c,onText:u,choices:y.flatMap(({id:e,sku:n,product:r,stockQuantity:i,offer:c})=>c&&t.every(({variation:t})=>t!==e)?[{id:e,label:o(l,{children:[o(`strong`,{children:r.name}),` `,o(`code`,{children:n})]}),end:[s.money(c.price),c.appliedTier?.name,a.stock(s.count(i))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{u(``),r(e)},empty:c.length<2?a.findHint:g?``:a.noneFound})}function Y({customer:e,lines:n,quote:r,isCurrent:i,onRefused:a}){let s=m(B),l=_(),u=f(),p=T(),{mutateAsync:h}=d(R),g=r?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)??[];async function b(t){try{let{createOrder:r}=await h({input:{customerId:e,items:A(n),notes:t,idempotencyKey:p}});c(s.placed(r.number)),await u({to:`/orders/$number`,params:{number:r.number},replace:!0})}catch(e){throw a(),e}}return o(v,{title:s.summary,children:o(`div`,{className:U.summary,"aria-busy":r!==void 0&&!i,children:[r&&o(S,{facts:[{label:s.total,value:o(y,{amount:r.total})},{label:s.walletNow,value:o(y,{amount:r.walletBalance})},{label:s.walletAfter,value:o(y,{amount:r.walletAfter})}]}),g.length>0&&o(`div`,{role:`alert`,className:U.problems,children:g.map(n=>o(`p`,{children:[o(W,{...n}),` `,n.code===`INSUFFICIENT_BALANCE`&&o(t,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:s.toWallet})]},n.code))}),o(N,{submitLabel:r?s.placeFor(l.money(r.total)):s.place,disabled:!r||!i||r.problems.length>0,onSubmit:({notes:e})=>b(String(e??``)),children:o(M,{name:`notes`,label:s.notes,hint:s.notesHint,optional:!0,maxLength:2e3})})]})})}a();var X=p(`/signedIn/orders/new`);function Z(){let e=m(B),{title:t}=m(j),{customer:n,items:r=``}=X.useSearch(),a=X.useNavigate(),s=O(r),{quote:c,error:u,isCurrent:d,refetch:f}=$(n,r),p=e=>void a({search:D({customer:n,items:r,...e}),replace:!0,resetScroll:!1}),h=e=>p({items:k(e)}),g=A(s).length;return o(l,{children:[o(x,{title:e.title,parent:{label:t,link:{to:`/orders`}}}),o(C,{main:o(l,{children:[o(V,{id:n,onChange:e=>p({customer:e})}),o(v,{title:e.items,children:[o(G,{lines:s,quoted:c?.lines??[],left:20-g,onChange:h}),u&&o(i,{error:u,onRetry:()=>void f()}),n?g<20&&o(J,{customer:n,chosen:s,onAdd:e=>h([...s,{variation:e,quantity:1}])}):o(`p`,{className:`muted`,children:e.chooseFirst}),g>=20&&o(`p`,{className:`muted`,children:e.full(20)})]})]}),side:n&&o(Y,{customer:n,lines:s,quote:c,isCurrent:d,onRefused:()=>void f()})})]})}var Q=250;function $(e,t){let n=b(t,Q),r=e!==void 0&&n!==``&&t!==``,{data:i,error:a,isPlaceholderData:o,isFetching:s,refetch:c}=h(L,{input:{customerId:e??``,items:A(O(n))}},{enabled:r});return{quote:r&&!a?i?.orderQuote:void 0,error:r?a:null,isCurrent:r&&n===t&&!o&&!s&&!a,refetch:c}}export{Z as NewOrder};