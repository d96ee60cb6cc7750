import{Ct as e,Et as t,Mt as n,Zt as r,b as i,bt as a,g as o,jt as s,m as c,on as l,rn as u,u as d,wt as f,x as p,xt as m,y as h}from"./index-pEbad9IO.js";import{M as g,N as _,P as v,a as y,f as b,j as x}from"./parts-CwdO98Ky.js";import{G as S,K as C,X as w,b as T,l as E}from"./details-CxT677om.js";import{I as D,d as O,g as k,h as A}from"./early-B5IRyXOX.js";import{t as j}from"./orders-DWHuYll0.js";import{lt as M,rt as N}from"./dialogs-Fvos1y_P.js";n();var P=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},F=new P(`
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
    `),z=(e,t,n)=>e===1?t:n,B=i({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,problem:{CUSTOMER_BLOCKED:`The customer is blocked and cannot buy.`,INSUFFICIENT_BALANCE:`The wallet does not hold enough. Add a top-up or adjust the wallet first.`,INSUFFICIENT_STOCK:`There is not enough in stock, and the variation is not sold beyond it.`},toWallet:`Open the wallet`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${z(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,problem:{CUSTOMER_BLOCKED:`O cliente está bloqueado e não pode comprar.`,INSUFFICIENT_BALANCE:`A carteira não tem saldo suficiente. Faça uma recarga ou ajuste a carteira antes.`,INSUFFICIENT_STOCK:`Não há estoque suficiente, e a variação não é vendida além dele.`},toWallet:`Abrir a carteira`});function V({id:e,onChange:t}){let n=p(B),i=_(),{statuses:a}=p(h),[c,l]=r(``),u=e!==void 0||c.length>=2,{data:f,error:g,isPending:y,refetch:b}=m(F,{where:e?{id:e}:{matches:c}},{enabled:u}),S=u?f?.customers.edges.map(e=>e.node)??[]:[],C=S.find(t=>t.id===e);return s(v,{title:n.customer,actions:e&&s(o,{size:`small`,look:`quiet`,onClick:()=>t(void 0),children:n.change}),children:[g&&s(d,{error:g,onRetry:()=>void b()}),e&&!g&&(C?s(H,{...C}):y?s(x,{width:30}):n.noneFound),!e&&!g&&s(E,{label:n.findCustomer,text:c,onText:l,choices:S.map(e=>({id:e.id,label:s(H,{...e}),end:e.status===`BLOCKED`?a.customer.BLOCKED:n.wallet(i.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:t,empty:c.length<2?n.findHint:y?``:n.noneFound})]})}function H({name:e,email:t,linkedPhone:n,tier:r}){return s(`span`,{children:[s(`strong`,{children:e}),` `,s(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var U={lines:`_lines_5icia_2`,line:`_line_5icia_2`,what:`_what_5icia_13`,quantity:`_quantity_5icia_23`,price:`_price_5icia_32`,problem:`_problem_5icia_36`,summary:`_summary_5icia_40`,problems:`_problems_5icia_44`};function W({code:e,message:t}){let{problem:n}=p(B);return e in n?n[e]:t}n();function G({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:s(`ul`,{className:U.lines,children:e.map(i=>s(K,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function K(e){let{line:t,quoted:n,most:i,onQuantity:a,onRemove:c}=e,l=p(B),u=n?.sku??`…`,[d,f]=r(null);function m(e){let t=/^\d+$/.test(e)&&Number(e)>=1;f(t?null:e),t&&a(Math.min(i,Number(e)))}return s(`li`,{className:U.line,children:[n?s(q,{quoted:n}):s(x,{width:24}),s(`input`,{className:U.quantity,type:`number`,inputMode:`numeric`,"aria-label":l.quantity(u),min:1,max:i,value:d??t.quantity,"aria-invalid":d!==null,onChange:e=>m(e.target.value),onBlur:()=>f(null)}),s(`span`,{className:U.price,children:n?s(b,{amount:n.subtotal}):s(x,{width:7})}),s(o,{size:`small`,look:`quiet`,icon:w,"aria-label":l.remove(u),onClick:c}),n?.problem&&s(`p`,{role:`alert`,className:U.problem,children:s(W,{...n.problem})})]})}function q({quoted:e}){let t=p(B),n=_(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return s(`span`,{className:U.what,children:[s(`strong`,{children:e.productName}),s(`span`,{className:`muted`,children:[s(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}n(),l();function J({customer:e,chosen:t,onAdd:n}){let i=p(B),a=_(),[o,c]=r(``),l=o.length>=2,{data:f,error:h,isPending:g,refetch:v}=m(I,{customer:e,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:o},{hasProductWith:[{nameContainsFold:o}]}]}},{enabled:l});if(h)return s(d,{error:h,onRetry:()=>void v()});let y=l?f?.variations.edges.map(e=>e.node)??[]:[];return s(E,{label:i.findVariation,text:o,onText:c,choices:y.flatMap(({id:e,sku:n,product:r,stockQuantity:o,offer:c})=>c&&t.every(({variation:t})=>t!==e)?[{id:e,label:s(u,{children:[s(`strong`,{children:r.name}),` `,s(`code`,{children:n})]}),end:[a.money(c.price),c.appliedTier?.name,i.stock(a.count(o))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{c(``),n(e)},empty:o.length<2?i.findHint:g?``:i.noneFound})}function Y({customer:e,lines:n,quote:r,isCurrent:i,onRefused:o}){let l=p(B),u=_(),d=t(),m=T(),{mutateAsync:h}=a(R),g=r?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)??[];async function y(t){try{let{createOrder:r}=await h({input:{customerId:e,items:A(n),notes:t,idempotencyKey:m}});c(l.placed(r.number)),await d({to:`/orders/$number`,params:{number:r.number},replace:!0})}catch(e){throw o(),e}}return s(v,{title:l.summary,children:s(`div`,{className:U.summary,"aria-busy":r!==void 0&&!i,children:[r&&s(S,{facts:[{label:l.total,value:s(b,{amount:r.total})},{label:l.walletNow,value:s(b,{amount:r.walletBalance})},{label:l.walletAfter,value:s(b,{amount:r.walletAfter})}]}),g.length>0&&s(`div`,{role:`alert`,className:U.problems,children:g.map(t=>s(`p`,{children:[s(W,{...t}),` `,t.code===`INSUFFICIENT_BALANCE`&&s(f,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:l.toWallet})]},t.code))}),s(N,{submitLabel:r?l.placeFor(u.money(r.total)):l.place,disabled:!r||!i||r.problems.length>0,onSubmit:({notes:e})=>y(String(e??``)),children:s(M,{name:`notes`,label:l.notes,hint:l.notesHint,optional:!0,maxLength:2e3})})]})})}l();var X=e(`/signedIn/orders/new`);function Z(){let e=p(B),{title:t}=p(j),{customer:n,items:r=``}=X.useSearch(),i=X.useNavigate(),a=O(r),{quote:o,error:c,isCurrent:l,refetch:f}=$(n,r),m=e=>void i({search:D({customer:n,items:r,...e}),replace:!0,resetScroll:!1}),h=e=>m({items:k(e)}),_=A(a).length;return s(u,{children:[s(g,{title:e.title,parent:{label:t,link:{to:`/orders`}}}),s(C,{main:s(u,{children:[s(V,{id:n,onChange:e=>m({customer:e})}),s(v,{title:e.items,children:[s(G,{lines:a,quoted:o?.lines??[],left:20-_,onChange:h}),c&&s(d,{error:c,onRetry:()=>void f()}),n?_<20&&s(J,{customer:n,chosen:a,onAdd:e=>h([...a,{variation:e,quantity:1}])}):s(`p`,{className:`muted`,children:e.chooseFirst}),_>=20&&s(`p`,{className:`muted`,children:e.full(20)})]})]}),side:n&&s(Y,{customer:n,lines:a,quote:o,isCurrent:l,onRefused:()=>void f()})})]})}var Q=250;function $(e,t){let n=y(t,Q),r=e!==void 0&&n!==``&&t!==``,{data:i,error:a,isPlaceholderData:o,isFetching:s,refetch:c}=m(L,{input:{customerId:e??``,items:A(O(n))}},{enabled:r});return{quote:r&&!a?i?.orderQuote:void 0,error:r?a:null,isCurrent:r&&n===t&&!o&&!s&&!a,refetch:c}}export{Z as NewOrder};