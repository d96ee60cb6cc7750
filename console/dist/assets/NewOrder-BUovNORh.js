import{$t as e,Bt as t,D as n,E as r,Ft as i,It as a,M as o,On as s,Qt as c,T as l,Tn as u,Vt as d,X as f,Z as p,_n as m,m as h,x as g,yn as _}from"./index-Bj-0Wysc.js";import{J as v,W as y,X as b,_ as x,q as S,r as C,s as w}from"./parts-DeASi7V8.js";import{K as T,ct as E,l as D,q as O,u as k}from"./details-CeckHyby.js";import{H as ee,_ as A,p as j,v as M,yt as N}from"./early-CqjEYl7M.js";import{t as P}from"./orders-K4QKkZS0.js";import{$t as F}from"./dialogs-CeyJh_86.js";import{t as te}from"./TextArea-ncYx3gie.js";import{t as ne}from"./sending-BqBRE9XC.js";import{t as re}from"./draft-BPsCnJmz.js";e();var I=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},L=new I(`
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
    `),V=(e,t,n)=>e===1?t:n,H=f({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,toWallet:`Open the wallet`,sentBefore:`It is not known whether this order was placed. Placing it again is safe: it is placed once at most. Before you begin another, look at the customer’s orders.`,theirOrders:`Customer’s orders`,beginAnew:`Begin another`,sentElsewhere:e=>`It is not known whether an order for ${e} was placed.`,openSent:`Open that order`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${V(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,toWallet:`Abrir a carteira`,sentBefore:`Não se sabe se este pedido foi feito. Fazê-lo de novo é seguro: é feito no máximo uma vez. Antes de começar outro, veja os pedidos do cliente.`,theirOrders:`Pedidos do cliente`,beginAnew:`Começar outro`,sentElsewhere:e=>`Não se sabe se um pedido de ${e} foi feito.`,openSent:`Abrir esse pedido`});function U({id:e,onChange:t}){let r=p(H),i=y(),{statuses:o}=p(n),[s,l]=_(``),u=e!==void 0||s.length>=2,{data:d,error:f,isPending:m,refetch:v}=a(L,{where:e?{id:e}:{matches:s}},{enabled:u}),x=u?d?.customers.edges.map(e=>e.node)??[]:[],C=x.find(t=>t.id===e);return c(b,{title:r.customer,actions:e&&c(g,{size:`small`,look:`quiet`,onClick:()=>t(void 0),children:r.change}),children:[f&&c(h,{error:f,onRetry:()=>void v()}),e&&!f&&(C?c(W,{...C}):m?c(S,{width:30}):r.noneFound),!e&&!f&&c(k,{label:r.findCustomer,text:s,onText:l,choices:x.map(e=>({id:e.id,label:c(W,{...e}),end:e.status===`BLOCKED`?o.customer.BLOCKED:r.wallet(i.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:t,empty:s.length<2?r.findHint:m?``:r.noneFound})]})}function W({name:e,email:t,linkedPhone:n,tier:r}){return c(`span`,{children:[c(`strong`,{children:e}),` `,c(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var G={unsent:`_unsent_r57mn_2`,lines:`_lines_r57mn_5`,line:`_line_r57mn_5`,what:`_what_r57mn_16`,quantity:`_quantity_r57mn_27`,price:`_price_r57mn_36`,problem:`_problem_r57mn_40`,summary:`_summary_r57mn_44`,problems:`_problems_r57mn_48`};function K(e){return r(),l(e)}e();function q({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:c(`ul`,{className:G.lines,children:e.map(i=>c(J,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function J(e){let{line:t,quoted:n,most:r,onQuantity:i,onRemove:a}=e,o=p(H),s=n?.sku??`…`,[l,u]=_(null);function d(e){let t=/^\d+$/.test(e)&&Number(e)>=1;u(t?null:e),t&&i(Math.min(r,Number(e)))}return c(`li`,{className:G.line,children:[n?c(Y,{quoted:n}):c(S,{width:24}),c(`input`,{className:G.quantity,type:`number`,inputMode:`numeric`,"aria-label":o.quantity(s),min:1,max:r,value:l??t.quantity,"aria-invalid":l!==null,onChange:e=>d(e.target.value),onBlur:()=>u(null)}),c(`span`,{className:G.price,children:n?c(w,{amount:n.subtotal}):c(S,{width:7})}),c(g,{size:`small`,look:`quiet`,icon:E,"aria-label":o.remove(s),onClick:a}),n?.problem&&c(`p`,{role:`alert`,className:G.problem,children:c(K,{...n.problem})})]})}function Y({quoted:e}){let t=p(H),n=y(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return c(`span`,{className:G.what,children:[c(`strong`,{children:e.productName}),c(`span`,{className:`muted`,children:[c(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}e(),s();function ie({customer:e,chosen:t,onAdd:n}){let r=p(H),i=y(),[o,s]=_(``),l=o.length>=2,{data:d,error:f,isPending:m,refetch:g}=a(R,{customer:e,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:o},{hasProductWith:[{nameContainsFold:o}]}]}},{enabled:l});if(f)return c(h,{error:f,onRetry:()=>void g()});let v=l?d?.variations.edges.map(e=>e.node)??[]:[];return c(k,{label:r.findVariation,text:o,onText:s,choices:v.flatMap(({id:e,sku:n,product:a,stockQuantity:o,offer:s})=>s&&t.every(({variation:t})=>t!==e)?[{id:e,label:c(u,{children:[c(`strong`,{children:a.name}),` `,c(`code`,{children:n})]}),end:[i.money(s.price),s.appliedTier?.name,r.stock(i.count(o))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{s(``),n(e)},empty:o.length<2?r.findHint:m?``:r.noneFound})}e();function ae({customer:e,lines:t,quote:n,isCurrent:r,sent:a,isQuotedSince:o,...s}){let{onSend:l,onPlaced:u,onRefused:f}=s,h=p(H),g=y(),_=ne(),v=m(``);a&&o&&(v.current=a.input.notes??``);let x=m(crypto.randomUUID()),{mutateAsync:S}=i(B),C=!a&&n?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)||[],E=a?.input.expectedTotal??n?.total;async function D(r){let i=a??{input:{customerId:e,items:A(t),notes:r,expectedTotal:n?.total,idempotencyKey:x.current},customer:e,items:M(t),at:Date.now()};l(i);try{let{createOrder:e}=await S({input:i.input}),{number:t}=e;await _(h.placed(t),{to:`/orders/$number`,params:{number:t},replace:!0}),u(i),x.current=crypto.randomUUID()}catch(e){throw N(e)||f(i),e}}return c(b,{title:h.summary,children:c(`div`,{className:G.summary,"aria-busy":n!==void 0&&!r,children:[E&&c(T,{facts:[{label:h.total,value:c(w,{amount:E})},...n&&!o?[{label:h.walletNow,value:c(w,{amount:n.walletBalance})},{label:h.walletAfter,value:c(w,{amount:n.walletAfter})}]:[]]}),C.length>0&&c(`div`,{role:`alert`,className:G.problems,children:C.map(t=>c(`p`,{children:[c(K,{...t}),` `,t.code===`INSUFFICIENT_BALANCE`&&c(d,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:h.toWallet})]},t.code))}),c(F,{submitLabel:E?h.placeFor(g.money(E)):h.place,disabled:!a&&(!n||!r||n.problems.length>0),onSubmit:({notes:e})=>D(String(e??``)),children:c(`fieldset`,{disabled:a!==void 0,children:c(te,{name:`notes`,label:h.notes,hint:h.notesHint,defaultValue:v.current,optional:!0,maxLength:2e3},v.current)})})]})})}var oe=828e5,X=e=>{let{input:t,customer:n,items:r,at:i}=e??{};return typeof t?.idempotencyKey==`string`&&typeof n==`string`&&typeof r==`string`&&typeof i==`number`&&Date.now()-i<oe};function se(){let[e,t]=re(`sent-orders`,X);return{sent:Object.values(e).filter(X),keep:e=>t(t=>({...t,[Z(e)]:t[Z(e)]??e})),forget:e=>t(t=>Object.fromEntries(Object.entries(t).filter(([t])=>t!==Z(e))))}}var Z=({input:e})=>e.idempotencyKey??``;e(),s();var Q=t(`/signedIn/orders/new`);function ce(){let e=p(H),{title:t}=p(P),{customer:n,items:r=``}=Q.useSearch(),i=Q.useNavigate(),a=j(r),o=se(),s=o.sent.find(e=>e.customer===n&&e.items===r),[l,d]=_(``),f=s!==void 0&&Z(s)!==l,{quote:m,error:g,isCurrent:y,refetch:x}=de(n,r,s!==void 0&&!f),S=m?.lines.map(e=>f?{...e,problem:null}:e)??[],C=e=>void i({search:ee({customer:n,items:r,...e}),replace:!0,resetScroll:!1}),w=e=>C({items:M(e)}),T=A(a).length;return c(u,{children:[c(v,{title:e.title,parent:{label:t,link:{to:`/orders`}}}),f&&c(le,{order:s,onForget:()=>o.forget(s)}),o.sent.filter(e=>e!==s).map(e=>c($,{order:e},Z(e))),c(O,{main:c(`fieldset`,{className:G.unsent,disabled:s!==void 0,children:[c(U,{id:n,onChange:e=>C({customer:e})}),c(b,{title:e.items,children:[c(q,{lines:a,quoted:S,left:20-T,onChange:w}),g&&c(h,{error:g,onRetry:()=>void x()}),n?T<20&&c(ie,{customer:n,chosen:a,onAdd:e=>w([...a,{variation:e,quantity:1}])}):c(`p`,{className:`muted`,children:e.chooseFirst}),T>=20&&c(`p`,{className:`muted`,children:e.full(20)})]})]}),side:n&&c(ae,{customer:n,lines:a,quote:m,isCurrent:y,sent:s,isQuotedSince:f,onSend:e=>{o.keep(e),f||d(Z(e))},onPlaced:o.forget,onRefused:e=>{o.forget(e),x()}})})]})}function le({order:e,onForget:t}){let n=p(H);return c(D,{tone:`warn`,icon:o,action:c(u,{children:[c(C,{size:`small`,to:`/customers/$id`,params:{id:e.customer},children:n.theirOrders}),c(g,{size:`small`,onClick:t,children:n.beginAnew})]}),children:n.sentBefore})}function $({order:e}){let t=p(H),n=y(),{customer:r,items:i}=e;return c(D,{tone:`warn`,icon:o,action:c(C,{size:`small`,to:`/orders/new`,search:{customer:r,items:i},children:t.openSent}),children:t.sentElsewhere(n.money(e.input.expectedTotal??`0.00`))})}var ue=250;function de(e,t,n){let r=x(t,ue),i=e!==void 0&&r!==``&&t!==``,{data:o,error:s,isPlaceholderData:c,isFetching:l,refetch:u}=a(z,{input:{customerId:e??``,items:A(j(r))}},{enabled:i&&!n});return{quote:i&&!s?o?.orderQuote:void 0,error:i?s:null,isCurrent:i&&r===t&&!c&&!l&&!s,refetch:u}}export{ce as NewOrder};