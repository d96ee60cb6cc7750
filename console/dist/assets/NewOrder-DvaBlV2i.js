import{An as e,D as t,Dn as n,E as r,Ht as i,Lt as a,M as o,Q as s,Rt as c,T as l,Ut as u,X as d,en as f,m as p,q as m,tn as h,x as g,xn as _}from"./index-C0rI11FK.js";import{G as v,J as y,Y as b,Z as x,_ as S,r as C,s as w}from"./parts-D9PElUBK.js";import{i as T,r as E,t as D}from"./sending-DDlsePFU.js";import{J as O,l as k,lt as A,q as j,u as M}from"./details-Bu9C9JLd.js";import{H as N,_ as P,p as F,v as I}from"./early-JhwasVCb.js";import{t as L}from"./orders-CmUw5quz.js";import{en as R}from"./dialogs-BbnhnGMn.js";import{t as z}from"./TextArea-CbPwVE_Y.js";import{t as B}from"./draft-mb6lx1TZ.js";h();var V=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},H=new V(`
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
    `),ee=new V(`
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
    `),te=new V(`
    mutation CreateOrder($input: CreateOrderInput!) {
  createOrder(input: $input) {
    id
    number
  }
}
    `),W=(e,t,n)=>e===1?t:n,G=d({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,toWallet:`Open the wallet`,sentBefore:`It is not known whether this order was placed. Placing it again is safe: it is placed once at most. Before you begin another, look at the customer’s orders.`,theirOrders:`Customer’s orders`,beginAnew:`Begin another`,sentElsewhere:e=>`It is not known whether an order for ${e} was placed.`,openSent:`Open that order`,openPlaced:`Open the order`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${W(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,toWallet:`Abrir a carteira`,sentBefore:`Não se sabe se este pedido foi feito. Fazê-lo de novo é seguro: é feito no máximo uma vez. Antes de começar outro, veja os pedidos do cliente.`,theirOrders:`Pedidos do cliente`,beginAnew:`Começar outro`,sentElsewhere:e=>`Não se sabe se um pedido de ${e} foi feito.`,openSent:`Abrir esse pedido`,openPlaced:`Abrir o pedido`});function K({id:e,onChange:n}){let r=s(G),i=v(),{statuses:a}=s(t),[o,l]=_(``),u=e!==void 0||o.length>=2,{data:d,error:m,isPending:h,refetch:b}=c(H,{where:e?{id:e}:{matches:o}},{enabled:u}),S=u?d?.customers.edges.map(e=>e.node)??[]:[],C=S.find(t=>t.id===e);return f(x,{title:r.customer,actions:e&&f(g,{size:`small`,look:`quiet`,onClick:()=>n(void 0),children:r.change}),children:[m&&f(p,{error:m,onRetry:()=>void b()}),e&&!m&&(C?f(q,{...C}):h?f(y,{width:30}):r.noneFound),!e&&!m&&f(M,{label:r.findCustomer,text:o,onText:l,choices:S.map(e=>({id:e.id,label:f(q,{...e}),end:e.status===`BLOCKED`?a.customer.BLOCKED:r.wallet(i.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:n,empty:o.length<2?r.findHint:h?``:r.noneFound})]})}function q({name:e,email:t,linkedPhone:n,tier:r}){return f(`span`,{children:[f(`strong`,{children:e}),` `,f(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var J={unsent:`_unsent_r57mn_2`,lines:`_lines_r57mn_5`,line:`_line_r57mn_5`,what:`_what_r57mn_16`,quantity:`_quantity_r57mn_27`,price:`_price_r57mn_36`,problem:`_problem_r57mn_40`,summary:`_summary_r57mn_44`,problems:`_problems_r57mn_48`};function Y(e){return r(),l(e)}h();function X({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:f(`ul`,{className:J.lines,children:e.map(i=>f(Z,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function Z(e){let{line:t,quoted:n,most:r,onQuantity:i,onRemove:a}=e,o=s(G),c=n?.sku??`…`,[l,u]=_(null);function d(e){let t=/^\d+$/.test(e)&&Number(e)>=1;u(t?null:e),t&&i(Math.min(r,Number(e)))}return f(`li`,{className:J.line,children:[n?f(ne,{quoted:n}):f(y,{width:24}),f(`input`,{className:J.quantity,type:`number`,inputMode:`numeric`,"aria-label":o.quantity(c),min:1,max:r,value:l??t.quantity,"aria-invalid":l!==null,onChange:e=>d(e.target.value),onBlur:()=>u(null)}),f(`span`,{className:J.price,children:n?f(w,{amount:n.subtotal}):f(y,{width:7})}),f(g,{size:`small`,look:`quiet`,icon:A,"aria-label":o.remove(c),onClick:a}),n?.problem&&f(`p`,{role:`alert`,className:J.problem,children:f(Y,{...n.problem})})]})}function ne({quoted:e}){let t=s(G),n=v(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return f(`span`,{className:J.what,children:[f(`strong`,{children:e.productName}),f(`span`,{className:`muted`,children:[f(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}h(),e();function re({customer:e,chosen:t,onAdd:r}){let i=s(G),a=v(),[o,l]=_(``),u=o.length>=2,{data:d,error:m,isPending:h,refetch:g}=c(U,{customer:e,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:o},{hasProductWith:[{nameContainsFold:o}]}]}},{enabled:u});if(m)return f(p,{error:m,onRetry:()=>void g()});let y=u?d?.variations.edges.map(e=>e.node)??[]:[];return f(M,{label:i.findVariation,text:o,onText:l,choices:y.flatMap(({id:e,sku:r,product:o,stockQuantity:s,offer:c})=>c&&t.every(({variation:t})=>t!==e)?[{id:e,label:f(n,{children:[f(`strong`,{children:o.name}),` `,f(`code`,{children:r})]}),end:[a.money(c.price),c.appliedTier?.name,i.stock(a.count(s))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{l(``),r(e)},empty:o.length<2?i.findHint:h?``:i.noneFound})}function ie({customer:e,quote:t,isCurrent:n,sent:r,isQuotedSince:i,...o}){let{notes:c,onNotes:l,onSend:d,onPlaced:p,onFailed:m}=o,h=s(G),g=v(),_=T(),{mutateAsync:y}=a(te),b=!r&&t?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)||[],S=r?.input.expectedTotal??t?.total;async function C(e){let t=d(e),{createOrder:n}=await y({input:t.input}).catch(e=>{throw m(t,e),e}),{number:r}=n,i=await _(h.placed(r),{to:`/orders/$number`,params:{number:r},replace:!0});p(t,i?void 0:r)}return f(x,{title:h.summary,children:f(`div`,{className:J.summary,"aria-busy":t!==void 0&&!n,children:[S&&f(j,{facts:[{label:h.total,value:f(w,{amount:S})},...t&&!i?[{label:h.walletNow,value:f(w,{amount:t.walletBalance})},{label:h.walletAfter,value:f(w,{amount:t.walletAfter})}]:[]]}),b.length>0&&f(`div`,{role:`alert`,className:J.problems,children:b.map(t=>f(`p`,{children:[f(Y,{...t}),` `,t.code===`INSUFFICIENT_BALANCE`&&f(u,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:h.toWallet})]},t.code))}),f(R,{submitLabel:S?h.placeFor(g.money(S)):h.place,disabled:!r&&(!t||!n||t.problems.length>0),onSubmit:({notes:e})=>C(String(e??``)),children:f(`fieldset`,{disabled:r!==void 0,children:f(z,{name:`notes`,label:h.notes,hint:h.notesHint,defaultValue:c,onType:l,optional:!0,maxLength:2e3})})})]})})}var ae=e=>typeof e==`string`;function oe(){let[e,t]=B(`order-notes`,ae);return{of:t=>e[t]??``,set:(e,n)=>t(({[e]:t,...r})=>n?{...r,[e]:n}:r),restore:(e,n)=>t(t=>n?{[e]:n,...t}:t)}}h(),e();var Q=i(`/signedIn/orders/new`);function $(){let e=s(G),{title:t}=s(L),{customer:r,items:i=``}=Q.useSearch(),a=Q.useNavigate(),o=F(i),c=E(),l=e=>e.customer===r&&e.items===i,u=c.sent.find(l),d=u?void 0:c.placed.find(l),m=oe(),[h,g]=_(``),[v,y]=_(``),[S,C]=_(0),w=u!==void 0&&D(u)!==h,{quote:T,error:k,isCurrent:A,refetch:j}=de(r,i,u!==void 0&&!w),M=T?.lines.map(e=>w?{...e,problem:null}:e)??[],R=e=>void a({search:N({customer:r,items:i,...e}),replace:!0,resetScroll:!1}),z=e=>R({items:I(e)}),B=P(o).length;function V(e,t){let n={customerId:e,items:P(o),notes:t,expectedTotal:T?.total},r=u??c.begin(n,i);return u?c.resend(u):(m.set(e,``),g(D(r))),y(D(r)),r}function H(e,t){y(t=>t===D(e)?``:t),c.fail(e,t)&&(m.restore(e.customer,e.input.notes),j())}function U(e){c.forget(e),C(e=>e+1)}return f(n,{children:[f(b,{title:e.title,parent:{label:t,link:{to:`/orders`}}}),u&&D(u)!==v&&f(se,{order:u,onForget:()=>U(u)}),d?.number&&f(ce,{number:d.number,onForget:()=>U(d)}),c.sent.filter(e=>e!==u).map(e=>f(le,{order:e},D(e))),f(O,{main:f(`fieldset`,{className:J.unsent,disabled:u!==void 0||d!==void 0,children:[f(K,{id:r,onChange:e=>R({customer:e})}),f(x,{title:e.items,children:[f(X,{lines:o,quoted:M,left:20-B,onChange:z}),k&&f(p,{error:k,onRetry:()=>void j()}),r?B<20&&f(re,{customer:r,chosen:o,onAdd:e=>z([...o,{variation:e,quantity:1}])}):f(`p`,{className:`muted`,children:e.chooseFirst}),B>=20&&f(`p`,{className:`muted`,children:e.full(20)})]})]}),side:r&&!d&&f(ie,{customer:r,quote:T,isCurrent:A,sent:u,isQuotedSince:w,notes:u?u.input.notes:m.of(r),onNotes:e=>m.set(r,e),onSend:e=>V(r,e),onPlaced:(e,t)=>t?c.settle(e,t):c.forget(e),onFailed:H},`${r} ${i} ${S}`)})]})}function se({order:e,onForget:t}){let r=s(G);return f(k,{tone:`warn`,icon:o,action:f(n,{children:[f(C,{size:`small`,to:`/customers/$id`,params:{id:e.customer},children:r.theirOrders}),f(g,{size:`small`,onClick:t,children:r.beginAnew})]}),children:r.sentBefore})}function ce({number:e,onForget:t}){let r=s(G);return f(k,{tone:`info`,icon:m,action:f(n,{children:[f(C,{size:`small`,to:`/orders/$number`,params:{number:e},children:r.openPlaced}),f(g,{size:`small`,onClick:t,children:r.beginAnew})]}),children:r.placed(e)})}function le({order:e}){let t=s(G),n=v(),{customer:r,items:i}=e;return f(k,{tone:`warn`,icon:o,action:f(C,{size:`small`,to:`/orders/new`,search:{customer:r,items:i},children:t.openSent}),children:t.sentElsewhere(n.money(e.input.expectedTotal??`0.00`))})}var ue=250;function de(e,t,n){let r=S(t,ue),i=e!==void 0&&r!==``&&t!==``,{data:a,error:o,isPlaceholderData:s,isFetching:l,refetch:u}=c(ee,{input:{customerId:e??``,items:P(F(r))}},{enabled:i&&!n});return{quote:i&&!o?a?.orderQuote:void 0,error:i?o:null,isCurrent:i&&r===t&&!s&&!l&&!o,refetch:u}}export{$ as NewOrder};