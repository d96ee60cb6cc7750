import{$t as e,D as t,E as n,En as r,Ht as i,It as a,Lt as o,M as s,Q as c,T as l,Vt as u,X as d,bn as f,en as p,kn as m,m as h,vn as g,x as _}from"./index-Bd2EpdHP.js";import{J as v,W as y,X as b,_ as x,q as S,r as C,s as w}from"./parts-BQ7FDsMm.js";import{K as T,ct as E,l as D,q as O,u as k}from"./details-Ct_JRc8M.js";import{H as ee,_ as A,p as j,v as M,yt as N}from"./early-CqjEYl7M.js";import{t as P}from"./orders-D6YtphZ-.js";import{$t as F}from"./dialogs-C3jbZ5We.js";import{t as te}from"./TextArea-DWTnD1Dl.js";import{t as ne}from"./sending-DMzWIMcL.js";import{t as re}from"./draft-Cx0akPvH.js";p();var I=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},L=new I(`
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
      reason
      params
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
        reason
        params
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
    `),V=(e,t,n)=>e===1?t:n,H=d({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,toWallet:`Open the wallet`,sentBefore:`It is not known whether this order was placed. Placing it again is safe: it is placed once at most. Before you begin another, look at the customer’s orders.`,theirOrders:`Customer’s orders`,beginAnew:`Begin another`,sentElsewhere:e=>`It is not known whether an order for ${e} was placed.`,openSent:`Open that order`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${V(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,toWallet:`Abrir a carteira`,sentBefore:`Não se sabe se este pedido foi feito. Fazê-lo de novo é seguro: é feito no máximo uma vez. Antes de começar outro, veja os pedidos do cliente.`,theirOrders:`Pedidos do cliente`,beginAnew:`Começar outro`,sentElsewhere:e=>`Não se sabe se um pedido de ${e} foi feito.`,openSent:`Abrir esse pedido`});function U({id:n,onChange:r}){let i=c(H),a=y(),{statuses:s}=c(t),[l,u]=f(``),d=n!==void 0||l.length>=2,{data:p,error:m,isPending:g,refetch:v}=o(L,{where:n?{id:n}:{matches:l}},{enabled:d}),x=d?p?.customers.edges.map(e=>e.node)??[]:[],C=x.find(e=>e.id===n);return e(b,{title:i.customer,actions:n&&e(_,{size:`small`,look:`quiet`,onClick:()=>r(void 0),children:i.change}),children:[m&&e(h,{error:m,onRetry:()=>void v()}),n&&!m&&(C?e(W,{...C}):g?e(S,{width:30}):i.noneFound),!n&&!m&&e(k,{label:i.findCustomer,text:l,onText:u,choices:x.map(t=>({id:t.id,label:e(W,{...t}),end:t.status===`BLOCKED`?s.customer.BLOCKED:i.wallet(a.money(t.walletBalance)),disabled:t.status===`BLOCKED`})),onChoose:r,empty:l.length<2?i.findHint:g?``:i.noneFound})]})}function W({name:t,email:n,linkedPhone:r,tier:i}){return e(`span`,{children:[e(`strong`,{children:t}),` `,e(`span`,{className:`muted`,children:[n,r,i?.name].filter(Boolean).join(` · `)})]})}var G={unsent:`_unsent_r57mn_2`,lines:`_lines_r57mn_5`,line:`_line_r57mn_5`,what:`_what_r57mn_16`,quantity:`_quantity_r57mn_27`,price:`_price_r57mn_36`,problem:`_problem_r57mn_40`,summary:`_summary_r57mn_44`,problems:`_problems_r57mn_48`};function K(e){return n(),l(e)}p();function q({lines:t,quoted:n,left:r,onChange:i}){return t.length===0?null:e(`ul`,{className:G.lines,children:t.map(a=>e(J,{line:a,quoted:n.find(({variationId:e})=>e===a.variation),most:a.quantity+r,onQuantity:e=>i(t.map(t=>t===a?{...a,quantity:e}:t)),onRemove:()=>i(t.filter(e=>e!==a))},a.variation))})}function J(t){let{line:n,quoted:r,most:i,onQuantity:a,onRemove:o}=t,s=c(H),l=r?.sku??`…`,[u,d]=f(null);function p(e){let t=/^\d+$/.test(e)&&Number(e)>=1;d(t?null:e),t&&a(Math.min(i,Number(e)))}return e(`li`,{className:G.line,children:[r?e(Y,{quoted:r}):e(S,{width:24}),e(`input`,{className:G.quantity,type:`number`,inputMode:`numeric`,"aria-label":s.quantity(l),min:1,max:i,value:u??n.quantity,"aria-invalid":u!==null,onChange:e=>p(e.target.value),onBlur:()=>d(null)}),e(`span`,{className:G.price,children:r?e(w,{amount:r.subtotal}):e(S,{width:7})}),e(_,{size:`small`,look:`quiet`,icon:E,"aria-label":s.remove(l),onClick:o}),r?.problem&&e(`p`,{role:`alert`,className:G.problem,children:e(K,{...r.problem})})]})}function Y({quoted:t}){let n=c(H),r=y(),i=[n.each(r.money(t.price)),t.appliedTier&&n.tier(t.appliedTier.name,r.money(t.basePrice)),n.stock(r.count(t.stockQuantity)),!t.problem&&t.waiting>0&&n.waits(t.waiting)];return e(`span`,{className:G.what,children:[e(`strong`,{children:t.productName}),e(`span`,{className:`muted`,children:[e(`code`,{children:t.sku}),` · `,i.filter(Boolean).join(` · `)]})]})}p(),m();function ie({customer:t,chosen:n,onAdd:i}){let a=c(H),s=y(),[l,u]=f(``),d=l.length>=2,{data:p,error:m,isPending:g,refetch:_}=o(R,{customer:t,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:l},{hasProductWith:[{nameContainsFold:l}]}]}},{enabled:d});if(m)return e(h,{error:m,onRetry:()=>void _()});let v=d?p?.variations.edges.map(e=>e.node)??[]:[];return e(k,{label:a.findVariation,text:l,onText:u,choices:v.flatMap(({id:t,sku:i,product:o,stockQuantity:c,offer:l})=>l&&n.every(({variation:e})=>e!==t)?[{id:t,label:e(r,{children:[e(`strong`,{children:o.name}),` `,e(`code`,{children:i})]}),end:[s.money(l.price),l.appliedTier?.name,a.stock(s.count(c))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{u(``),i(e)},empty:l.length<2?a.findHint:g?``:a.noneFound})}p();function ae({customer:t,lines:n,quote:r,isCurrent:o,sent:s,isQuotedSince:l,...u}){let{onSend:d,onPlaced:f,onRefused:p}=u,m=c(H),h=y(),_=ne(),v=g(``);s&&l&&(v.current=s.input.notes??``);let x=g(crypto.randomUUID()),{mutateAsync:S}=a(B),C=!s&&r?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)||[],E=s?.input.expectedTotal??r?.total;async function D(e){let i=s??{input:{customerId:t,items:A(n),notes:e,expectedTotal:r?.total,idempotencyKey:x.current},customer:t,items:M(n),at:Date.now()};d(i);try{let{createOrder:e}=await S({input:i.input}),{number:t}=e;await _(m.placed(t),{to:`/orders/$number`,params:{number:t},replace:!0}),f(i),x.current=crypto.randomUUID()}catch(e){throw N(e)||p(i),e}}return e(b,{title:m.summary,children:e(`div`,{className:G.summary,"aria-busy":r!==void 0&&!o,children:[E&&e(T,{facts:[{label:m.total,value:e(w,{amount:E})},...r&&!l?[{label:m.walletNow,value:e(w,{amount:r.walletBalance})},{label:m.walletAfter,value:e(w,{amount:r.walletAfter})}]:[]]}),C.length>0&&e(`div`,{role:`alert`,className:G.problems,children:C.map(n=>e(`p`,{children:[e(K,{...n}),` `,n.code===`INSUFFICIENT_BALANCE`&&e(i,{to:`/customers/$id`,params:{id:t},search:{tab:`wallet`},children:m.toWallet})]},n.code))}),e(F,{submitLabel:E?m.placeFor(h.money(E)):m.place,disabled:!s&&(!r||!o||r.problems.length>0),onSubmit:({notes:e})=>D(String(e??``)),children:e(`fieldset`,{disabled:s!==void 0,children:e(te,{name:`notes`,label:m.notes,hint:m.notesHint,defaultValue:v.current,optional:!0,maxLength:2e3},v.current)})})]})})}var oe=828e5,X=e=>{let{input:t,customer:n,items:r,at:i}=e??{};return typeof t?.idempotencyKey==`string`&&typeof n==`string`&&typeof r==`string`&&typeof i==`number`&&Date.now()-i<oe};function se(){let[e,t]=re(`sent-orders`,X);return{sent:Object.values(e).filter(X),keep:e=>t(t=>({...t,[Z(e)]:t[Z(e)]??e})),forget:e=>t(t=>Object.fromEntries(Object.entries(t).filter(([t])=>t!==Z(e))))}}var Z=({input:e})=>e.idempotencyKey??``;p(),m();var Q=u(`/signedIn/orders/new`);function ce(){let t=c(H),{title:n}=c(P),{customer:i,items:a=``}=Q.useSearch(),o=Q.useNavigate(),s=j(a),l=se(),u=l.sent.find(e=>e.customer===i&&e.items===a),[d,p]=f(``),m=u!==void 0&&Z(u)!==d,{quote:g,error:_,isCurrent:y,refetch:x}=de(i,a,u!==void 0&&!m),S=g?.lines.map(e=>m?{...e,problem:null}:e)??[],C=e=>void o({search:ee({customer:i,items:a,...e}),replace:!0,resetScroll:!1}),w=e=>C({items:M(e)}),T=A(s).length;return e(r,{children:[e(v,{title:t.title,parent:{label:n,link:{to:`/orders`}}}),m&&e(le,{order:u,onForget:()=>l.forget(u)}),l.sent.filter(e=>e!==u).map(t=>e($,{order:t},Z(t))),e(O,{main:e(`fieldset`,{className:G.unsent,disabled:u!==void 0,children:[e(U,{id:i,onChange:e=>C({customer:e})}),e(b,{title:t.items,children:[e(q,{lines:s,quoted:S,left:20-T,onChange:w}),_&&e(h,{error:_,onRetry:()=>void x()}),i?T<20&&e(ie,{customer:i,chosen:s,onAdd:e=>w([...s,{variation:e,quantity:1}])}):e(`p`,{className:`muted`,children:t.chooseFirst}),T>=20&&e(`p`,{className:`muted`,children:t.full(20)})]})]}),side:i&&e(ae,{customer:i,lines:s,quote:g,isCurrent:y,sent:u,isQuotedSince:m,onSend:e=>{l.keep(e),m||p(Z(e))},onPlaced:l.forget,onRefused:e=>{l.forget(e),x()}})})]})}function le({order:t,onForget:n}){let i=c(H);return e(D,{tone:`warn`,icon:s,action:e(r,{children:[e(C,{size:`small`,to:`/customers/$id`,params:{id:t.customer},children:i.theirOrders}),e(_,{size:`small`,onClick:n,children:i.beginAnew})]}),children:i.sentBefore})}function $({order:t}){let n=c(H),r=y(),{customer:i,items:a}=t;return e(D,{tone:`warn`,icon:s,action:e(C,{size:`small`,to:`/orders/new`,search:{customer:i,items:a},children:n.openSent}),children:n.sentElsewhere(r.money(t.input.expectedTotal??`0.00`))})}var ue=250;function de(e,t,n){let r=x(t,ue),i=e!==void 0&&r!==``&&t!==``,{data:a,error:s,isPlaceholderData:c,isFetching:l,refetch:u}=o(z,{input:{customerId:e??``,items:A(j(r))}},{enabled:i&&!n});return{quote:i&&!s?a?.orderQuote:void 0,error:i?s:null,isCurrent:i&&r===t&&!c&&!l&&!s,refetch:u}}export{ce as NewOrder};