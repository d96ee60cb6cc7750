import{Cn as e,D as t,E as n,M as r,Mn as i,Q as a,Rt as o,T as s,Ut as c,Wt as l,X as u,kn as d,m as f,nn as p,q as m,rn as h,x as g,zt as _}from"./index-1NI2Ce1b.js";import{G as v,J as y,Y as b,Z as x,_ as S,r as C,s as w}from"./parts-CYsUAY3Z.js";import{i as T,n as E,o as D,t as O}from"./sending-C7jtxXne.js";import{$ as k,et as A,l as j,u as M,ut as N}from"./details-BCxr0cvW.js";import{H as ee,_ as P,p as F,v as I}from"./early-BYpEY6fK.js";import{t as L}from"./orders-D06GIHVv.js";import{en as R}from"./dialogs-DKXg-Har.js";import{t as z}from"./TextArea-D18Qx6Bx.js";import{t as B}from"./draft-BvkOCEOn.js";h();var V=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},H=new V(`
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
    `),U=new V(`
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
    `),W=new V(`
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
    `),G=new V(`
    mutation CreateOrder($input: CreateOrderInput!) {
  createOrder(input: $input) {
    id
    number
  }
}
    `),K=(e,t,n)=>e===1?t:n,q=u({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,toWallet:`Open the wallet`,sentBefore:`It is not known whether this order was placed. Placing it again is safe: it is placed once at most. Before you begin another, look at the customer’s orders.`,sentLongAgo:`It is not known whether this order was placed, and it was sent too long ago to be placed again safely. Look at the customer’s orders before you begin another.`,theirOrders:`Customer’s orders`,beginAnew:`Begin another`,sentElsewhere:e=>`It is not known whether an order for ${e} was placed.`,openSent:`Open that order`,openPlaced:`Open the order`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${K(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,toWallet:`Abrir a carteira`,sentBefore:`Não se sabe se este pedido foi feito. Fazê-lo de novo é seguro: é feito no máximo uma vez. Antes de começar outro, veja os pedidos do cliente.`,sentLongAgo:`Não se sabe se este pedido foi feito, e ele foi enviado há tempo demais para ser feito de novo com segurança. Veja os pedidos do cliente antes de começar outro.`,theirOrders:`Pedidos do cliente`,beginAnew:`Começar outro`,sentElsewhere:e=>`Não se sabe se um pedido de ${e} foi feito.`,openSent:`Abrir esse pedido`,openPlaced:`Abrir o pedido`});function J({id:n,onChange:r}){let i=a(q),o=v(),{statuses:s}=a(t),[c,l]=e(``),u=n!==void 0||c.length>=2,{data:d,error:m,isPending:h,refetch:b}=_(H,{where:n?{id:n}:{matches:c}},{enabled:u}),S=u?d?.customers.edges.map(e=>e.node)??[]:[],C=S.find(e=>e.id===n);return p(x,{title:i.customer,actions:n&&p(g,{size:`small`,look:`quiet`,onClick:()=>r(void 0),children:i.change}),children:[m&&p(f,{error:m,onRetry:()=>void b()}),n&&!m&&(C?p(Y,{...C}):h?p(y,{width:30}):i.noneFound),!n&&!m&&p(M,{label:i.findCustomer,text:c,onText:l,choices:S.map(e=>({id:e.id,label:p(Y,{...e}),end:e.status===`BLOCKED`?s.customer.BLOCKED:i.wallet(o.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:r,empty:c.length<2?i.findHint:h?``:i.noneFound})]})}function Y({name:e,email:t,linkedPhone:n,tier:r}){return p(`span`,{children:[p(`strong`,{children:e}),` `,p(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var X={unsent:`_unsent_r57mn_2`,lines:`_lines_r57mn_5`,line:`_line_r57mn_5`,what:`_what_r57mn_16`,quantity:`_quantity_r57mn_27`,price:`_price_r57mn_36`,problem:`_problem_r57mn_40`,summary:`_summary_r57mn_44`,problems:`_problems_r57mn_48`};function Z(e){return n(),s(e)}h();function Q({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:p(`ul`,{className:X.lines,children:e.map(i=>p(te,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function te(t){let{line:n,quoted:r,most:i,onQuantity:o,onRemove:s}=t,c=a(q),l=r?.sku??`…`,[u,d]=e(null);function f(e){let t=/^\d+$/.test(e.value)&&Number(e.value)>=1;if(d(t?null:e.value),!t)return;let n=Math.min(i,Number(e.value));e.value=String(n),o(n)}return p(`li`,{className:X.line,children:[r?p(ne,{quoted:r}):p(y,{width:24}),p(`input`,{className:X.quantity,type:`number`,inputMode:`numeric`,"aria-label":c.quantity(l),min:1,max:i,value:u??n.quantity,"aria-invalid":u!==null,onChange:e=>f(e.target),onBlur:()=>d(null)}),p(`span`,{className:X.price,children:r?p(w,{amount:r.subtotal}):p(y,{width:7})}),p(g,{size:`small`,look:`quiet`,icon:N,"aria-label":c.remove(l),onClick:s}),r?.problem&&p(`p`,{role:`alert`,className:X.problem,children:p(Z,{...r.problem})})]})}function ne({quoted:e}){let t=a(q),n=v(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return p(`span`,{className:X.what,children:[p(`strong`,{children:e.productName}),p(`span`,{className:`muted`,children:[p(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}h(),i();function re({customer:t,chosen:n,onAdd:r}){let i=a(q),o=v(),[s,c]=e(``),l=s.length>=2,{data:u,error:m,isPending:h,refetch:g}=_(U,{customer:t,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:s},{hasProductWith:[{nameContainsFold:s}]}]}},{enabled:l});if(m)return p(f,{error:m,onRetry:()=>void g()});let y=l?u?.variations.edges.map(e=>e.node)??[]:[];return p(M,{label:i.findVariation,text:s,onText:c,choices:y.flatMap(({id:e,sku:t,product:r,stockQuantity:a,offer:s})=>s&&n.every(({variation:t})=>t!==e)?[{id:e,label:p(d,{children:[p(`strong`,{children:r.name}),` `,p(`code`,{children:t})]}),end:[o.money(s.price),s.appliedTier?.name,i.stock(o.count(a))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{c(``),r(e)},empty:s.length<2?i.findHint:h?``:i.noneFound})}function ie({customer:e,quote:t,isCurrent:n,sent:r,isQuotedSince:i,...s}){let{notes:c,onNotes:u,onSend:d,onTooOld:f,onPlaced:m,onFailed:h}=s,g=a(q),_=v(),y=D(),{mutateAsync:b}=o(G),S=!r&&t?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)||[],C=r?.input.expectedTotal??t?.total;async function T(e){if(r&&O(r))return f();let t=d(e),{createOrder:n}=await b({input:t.input}).catch(e=>{throw h(t,e),e}),{number:i}=n,a=await y(g.placed(i),{to:`/orders/$number`,params:{number:i},replace:!0});m(t,a?void 0:i)}return p(x,{title:g.summary,children:p(`div`,{className:X.summary,"aria-busy":t!==void 0&&!n,children:[C&&p(k,{facts:[{label:g.total,value:p(w,{amount:C})},...t&&!i?[{label:g.walletNow,value:p(w,{amount:t.walletBalance})},{label:g.walletAfter,value:p(w,{amount:t.walletAfter})}]:[]]}),S.length>0&&p(`div`,{role:`alert`,className:X.problems,children:S.map(t=>p(`p`,{children:[p(Z,{...t}),` `,t.code===`INSUFFICIENT_BALANCE`&&p(l,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:g.toWallet})]},t.code))}),p(R,{submitLabel:C?g.placeFor(_.money(C)):g.place,disabled:r?O(r):!t||!n||t.problems.length>0,onSubmit:({notes:e})=>T(String(e??``)),children:p(`fieldset`,{disabled:r!==void 0,children:p(z,{name:`notes`,label:g.notes,hint:g.notesHint,defaultValue:c,onType:u,optional:!0,maxLength:2e3})})})]})})}var ae=e=>typeof e==`string`;function oe(){let[e,t]=B(`order-notes`,ae);return{of:t=>e[t]??``,set:(e,n)=>t(({[e]:t,...r})=>n?{...r,[e]:n}:r),restore:(e,n)=>t(t=>n?{[e]:n,...t}:t)}}h(),i();var $=c(`/signedIn/orders/new`);function se(){let t=a(q),{title:n}=a(L),{customer:r,items:i=``}=$.useSearch(),o=$.useNavigate(),s=F(i),c=T(),l=e=>e.customer===r&&e.items===i,u=c.sent.find(l),m=u?void 0:c.placed.find(l),h=oe(),[g,_]=e(``),[v,y]=e(``),[S,C]=e(0),w=u!==void 0&&E(u)!==g,{quote:D,error:O,isCurrent:k,refetch:j}=fe(r,i,u!==void 0&&!w),M=D?.lines.map(e=>w?{...e,problem:null}:e)??[],N=e=>void o({search:ee({customer:r,items:i,...e}),replace:!0,resetScroll:!1}),R=e=>N({items:I(e)}),z=P(s).length;function B(e,t){let n={customerId:e,items:P(s),notes:t,expectedTotal:D?.total},r=u??c.begin(n,i);return u?c.resend(u):(h.set(e,``),_(E(r))),y(E(r)),r}function V(e,t){y(t=>t===E(e)?``:t),c.fail(e,t)&&(h.restore(e.customer,e.input.notes),j())}let H=()=>C(e=>e+1);function U(e){c.forget(e),H()}return p(d,{children:[p(b,{title:t.title,parent:{label:n,link:{to:`/orders`}}}),u&&E(u)!==v&&p(ce,{order:u,onForget:()=>U(u)}),m?.number&&p(le,{number:m.number,onForget:()=>U(m)}),c.sent.filter(e=>e!==u).map(e=>p(ue,{order:e},E(e))),p(A,{main:p(`fieldset`,{className:X.unsent,disabled:u!==void 0||m!==void 0,children:[p(J,{id:r,onChange:e=>N({customer:e})}),p(x,{title:t.items,children:[p(Q,{lines:s,quoted:M,left:20-z,onChange:R}),O&&p(f,{error:O,onRetry:()=>void j()}),r?z<20&&p(re,{customer:r,chosen:s,onAdd:e=>R([...s,{variation:e,quantity:1}])}):p(`p`,{className:`muted`,children:t.chooseFirst}),z>=20&&p(`p`,{className:`muted`,children:t.full(20)})]})]}),side:r&&!m&&p(ie,{customer:r,quote:D,isCurrent:k,sent:u,isQuotedSince:w,notes:u?u.input.notes:h.of(r),onNotes:e=>h.set(r,e),onSend:e=>B(r,e),onTooOld:H,onPlaced:(e,t)=>t?c.settle(e,t):c.forget(e),onFailed:V},`${r} ${i} ${S}`)})]})}function ce({order:e,onForget:t}){let n=a(q);return p(j,{tone:`warn`,icon:r,action:p(d,{children:[p(C,{size:`small`,to:`/customers/$id`,params:{id:e.customer},children:n.theirOrders}),p(g,{size:`small`,onClick:t,children:n.beginAnew})]}),children:O(e)?n.sentLongAgo:n.sentBefore})}function le({number:e,onForget:t}){let n=a(q);return p(j,{tone:`info`,icon:m,action:p(d,{children:[p(C,{size:`small`,to:`/orders/$number`,params:{number:e},children:n.openPlaced}),p(g,{size:`small`,onClick:t,children:n.beginAnew})]}),children:n.placed(e)})}function ue({order:e}){let t=a(q),n=v(),{customer:i,items:o}=e;return p(j,{tone:`warn`,icon:r,action:p(C,{size:`small`,to:`/orders/new`,search:{customer:i,items:o},children:t.openSent}),children:t.sentElsewhere(n.money(e.input.expectedTotal??`0.00`))})}var de=250;function fe(e,t,n){let r=S(t,de),i=e!==void 0&&r!==``&&t!==``,{data:a,error:o,isPlaceholderData:s,isFetching:c,refetch:l}=_(W,{input:{customerId:e??``,items:P(F(r))}},{enabled:i&&!n});return{quote:i&&!o?a?.orderQuote:void 0,error:i?o:null,isCurrent:i&&r===t&&!s&&!c&&!o,refetch:l}}export{se as NewOrder};