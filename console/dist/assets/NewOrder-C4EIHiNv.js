import{An as e,D as t,Dn as n,E as r,Ht as i,Lt as a,M as o,Q as s,Rt as c,T as l,Ut as u,X as d,en as f,m as p,q as m,tn as h,x as g,xn as _}from"./index-ah7yBjvo.js";import{G as v,J as y,Y as b,Z as x,_ as S,r as C,s as w}from"./parts-sUoMt7hs.js";import{a as T,i as E,n as D,t as O}from"./sending-ClVjIKZq.js";import{J as k,l as A,lt as j,q as M,u as N}from"./details-sHZI4id6.js";import{H as P,_ as F,p as I,v as L}from"./early-JhwasVCb.js";import{t as R}from"./orders-uWghB_4N.js";import{en as z}from"./dialogs-DMNuVB_d.js";import{t as B}from"./TextArea-DJWW_eXy.js";import{t as V}from"./draft-CfwpFJT5.js";h();var H=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},U=new H(`
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
    `),W=new H(`
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
    `),G=new H(`
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
    `),K=new H(`
    mutation CreateOrder($input: CreateOrderInput!) {
  createOrder(input: $input) {
    id
    number
  }
}
    `),q=(e,t,n)=>e===1?t:n,J=d({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,toWallet:`Open the wallet`,sentBefore:`It is not known whether this order was placed. Placing it again is safe: it is placed once at most. Before you begin another, look at the customer’s orders.`,sentLongAgo:`It is not known whether this order was placed, and it was sent too long ago to be placed again safely. Look at the customer’s orders before you begin another.`,theirOrders:`Customer’s orders`,beginAnew:`Begin another`,sentElsewhere:e=>`It is not known whether an order for ${e} was placed.`,openSent:`Open that order`,openPlaced:`Open the order`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${q(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,toWallet:`Abrir a carteira`,sentBefore:`Não se sabe se este pedido foi feito. Fazê-lo de novo é seguro: é feito no máximo uma vez. Antes de começar outro, veja os pedidos do cliente.`,sentLongAgo:`Não se sabe se este pedido foi feito, e ele foi enviado há tempo demais para ser feito de novo com segurança. Veja os pedidos do cliente antes de começar outro.`,theirOrders:`Pedidos do cliente`,beginAnew:`Começar outro`,sentElsewhere:e=>`Não se sabe se um pedido de ${e} foi feito.`,openSent:`Abrir esse pedido`,openPlaced:`Abrir o pedido`});function Y({id:e,onChange:n}){let r=s(J),i=v(),{statuses:a}=s(t),[o,l]=_(``),u=e!==void 0||o.length>=2,{data:d,error:m,isPending:h,refetch:b}=c(U,{where:e?{id:e}:{matches:o}},{enabled:u}),S=u?d?.customers.edges.map(e=>e.node)??[]:[],C=S.find(t=>t.id===e);return f(x,{title:r.customer,actions:e&&f(g,{size:`small`,look:`quiet`,onClick:()=>n(void 0),children:r.change}),children:[m&&f(p,{error:m,onRetry:()=>void b()}),e&&!m&&(C?f(X,{...C}):h?f(y,{width:30}):r.noneFound),!e&&!m&&f(N,{label:r.findCustomer,text:o,onText:l,choices:S.map(e=>({id:e.id,label:f(X,{...e}),end:e.status===`BLOCKED`?a.customer.BLOCKED:r.wallet(i.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:n,empty:o.length<2?r.findHint:h?``:r.noneFound})]})}function X({name:e,email:t,linkedPhone:n,tier:r}){return f(`span`,{children:[f(`strong`,{children:e}),` `,f(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var Z={unsent:`_unsent_r57mn_2`,lines:`_lines_r57mn_5`,line:`_line_r57mn_5`,what:`_what_r57mn_16`,quantity:`_quantity_r57mn_27`,price:`_price_r57mn_36`,problem:`_problem_r57mn_40`,summary:`_summary_r57mn_44`,problems:`_problems_r57mn_48`};function Q(e){return r(),l(e)}h();function ee({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:f(`ul`,{className:Z.lines,children:e.map(i=>f(te,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function te(e){let{line:t,quoted:n,most:r,onQuantity:i,onRemove:a}=e,o=s(J),c=n?.sku??`…`,[l,u]=_(null);function d(e){let t=/^\d+$/.test(e)&&Number(e)>=1;u(t?null:e),t&&i(Math.min(r,Number(e)))}return f(`li`,{className:Z.line,children:[n?f(ne,{quoted:n}):f(y,{width:24}),f(`input`,{className:Z.quantity,type:`number`,inputMode:`numeric`,"aria-label":o.quantity(c),min:1,max:r,value:l??t.quantity,"aria-invalid":l!==null,onChange:e=>d(e.target.value),onBlur:()=>u(null)}),f(`span`,{className:Z.price,children:n?f(w,{amount:n.subtotal}):f(y,{width:7})}),f(g,{size:`small`,look:`quiet`,icon:j,"aria-label":o.remove(c),onClick:a}),n?.problem&&f(`p`,{role:`alert`,className:Z.problem,children:f(Q,{...n.problem})})]})}function ne({quoted:e}){let t=s(J),n=v(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return f(`span`,{className:Z.what,children:[f(`strong`,{children:e.productName}),f(`span`,{className:`muted`,children:[f(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}h(),e();function re({customer:e,chosen:t,onAdd:r}){let i=s(J),a=v(),[o,l]=_(``),u=o.length>=2,{data:d,error:m,isPending:h,refetch:g}=c(W,{customer:e,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:o},{hasProductWith:[{nameContainsFold:o}]}]}},{enabled:u});if(m)return f(p,{error:m,onRetry:()=>void g()});let y=u?d?.variations.edges.map(e=>e.node)??[]:[];return f(N,{label:i.findVariation,text:o,onText:l,choices:y.flatMap(({id:e,sku:r,product:o,stockQuantity:s,offer:c})=>c&&t.every(({variation:t})=>t!==e)?[{id:e,label:f(n,{children:[f(`strong`,{children:o.name}),` `,f(`code`,{children:r})]}),end:[a.money(c.price),c.appliedTier?.name,i.stock(a.count(s))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{l(``),r(e)},empty:o.length<2?i.findHint:h?``:i.noneFound})}function ie({customer:e,quote:t,isCurrent:n,sent:r,isQuotedSince:i,...o}){let{notes:c,onNotes:l,onSend:d,onTooOld:p,onPlaced:m,onFailed:h}=o,g=s(J),_=v(),y=T(),{mutateAsync:b}=a(K),S=!r&&t?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)||[],C=r?.input.expectedTotal??t?.total;async function E(e){if(r&&O(r))return p();let t=d(e),{createOrder:n}=await b({input:t.input}).catch(e=>{throw h(t,e),e}),{number:i}=n,a=await y(g.placed(i),{to:`/orders/$number`,params:{number:i},replace:!0});m(t,a?void 0:i)}return f(x,{title:g.summary,children:f(`div`,{className:Z.summary,"aria-busy":t!==void 0&&!n,children:[C&&f(M,{facts:[{label:g.total,value:f(w,{amount:C})},...t&&!i?[{label:g.walletNow,value:f(w,{amount:t.walletBalance})},{label:g.walletAfter,value:f(w,{amount:t.walletAfter})}]:[]]}),S.length>0&&f(`div`,{role:`alert`,className:Z.problems,children:S.map(t=>f(`p`,{children:[f(Q,{...t}),` `,t.code===`INSUFFICIENT_BALANCE`&&f(u,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:g.toWallet})]},t.code))}),f(z,{submitLabel:C?g.placeFor(_.money(C)):g.place,disabled:r?O(r):!t||!n||t.problems.length>0,onSubmit:({notes:e})=>E(String(e??``)),children:f(`fieldset`,{disabled:r!==void 0,children:f(B,{name:`notes`,label:g.notes,hint:g.notesHint,defaultValue:c,onType:l,optional:!0,maxLength:2e3})})})]})})}var ae=e=>typeof e==`string`;function oe(){let[e,t]=V(`order-notes`,ae);return{of:t=>e[t]??``,set:(e,n)=>t(({[e]:t,...r})=>n?{...r,[e]:n}:r),restore:(e,n)=>t(t=>n?{[e]:n,...t}:t)}}h(),e();var $=i(`/signedIn/orders/new`);function se(){let e=s(J),{title:t}=s(R),{customer:r,items:i=``}=$.useSearch(),a=$.useNavigate(),o=I(i),c=E(),l=e=>e.customer===r&&e.items===i,u=c.sent.find(l),d=u?void 0:c.placed.find(l),m=oe(),[h,g]=_(``),[v,y]=_(``),[S,C]=_(0),w=u!==void 0&&D(u)!==h,{quote:T,error:O,isCurrent:A,refetch:j}=fe(r,i,u!==void 0&&!w),M=T?.lines.map(e=>w?{...e,problem:null}:e)??[],N=e=>void a({search:P({customer:r,items:i,...e}),replace:!0,resetScroll:!1}),z=e=>N({items:L(e)}),B=F(o).length;function V(e,t){let n={customerId:e,items:F(o),notes:t,expectedTotal:T?.total},r=u??c.begin(n,i);return u?c.resend(u):(m.set(e,``),g(D(r))),y(D(r)),r}function H(e,t){y(t=>t===D(e)?``:t),c.fail(e,t)&&(m.restore(e.customer,e.input.notes),j())}let U=()=>C(e=>e+1);function W(e){c.forget(e),U()}return f(n,{children:[f(b,{title:e.title,parent:{label:t,link:{to:`/orders`}}}),u&&D(u)!==v&&f(ce,{order:u,onForget:()=>W(u)}),d?.number&&f(le,{number:d.number,onForget:()=>W(d)}),c.sent.filter(e=>e!==u).map(e=>f(ue,{order:e},D(e))),f(k,{main:f(`fieldset`,{className:Z.unsent,disabled:u!==void 0||d!==void 0,children:[f(Y,{id:r,onChange:e=>N({customer:e})}),f(x,{title:e.items,children:[f(ee,{lines:o,quoted:M,left:20-B,onChange:z}),O&&f(p,{error:O,onRetry:()=>void j()}),r?B<20&&f(re,{customer:r,chosen:o,onAdd:e=>z([...o,{variation:e,quantity:1}])}):f(`p`,{className:`muted`,children:e.chooseFirst}),B>=20&&f(`p`,{className:`muted`,children:e.full(20)})]})]}),side:r&&!d&&f(ie,{customer:r,quote:T,isCurrent:A,sent:u,isQuotedSince:w,notes:u?u.input.notes:m.of(r),onNotes:e=>m.set(r,e),onSend:e=>V(r,e),onTooOld:U,onPlaced:(e,t)=>t?c.settle(e,t):c.forget(e),onFailed:H},`${r} ${i} ${S}`)})]})}function ce({order:e,onForget:t}){let r=s(J);return f(A,{tone:`warn`,icon:o,action:f(n,{children:[f(C,{size:`small`,to:`/customers/$id`,params:{id:e.customer},children:r.theirOrders}),f(g,{size:`small`,onClick:t,children:r.beginAnew})]}),children:O(e)?r.sentLongAgo:r.sentBefore})}function le({number:e,onForget:t}){let r=s(J);return f(A,{tone:`info`,icon:m,action:f(n,{children:[f(C,{size:`small`,to:`/orders/$number`,params:{number:e},children:r.openPlaced}),f(g,{size:`small`,onClick:t,children:r.beginAnew})]}),children:r.placed(e)})}function ue({order:e}){let t=s(J),n=v(),{customer:r,items:i}=e;return f(A,{tone:`warn`,icon:o,action:f(C,{size:`small`,to:`/orders/new`,search:{customer:r,items:i},children:t.openSent}),children:t.sentElsewhere(n.money(e.input.expectedTotal??`0.00`))})}var de=250;function fe(e,t,n){let r=S(t,de),i=e!==void 0&&r!==``&&t!==``,{data:a,error:o,isPlaceholderData:s,isFetching:l,refetch:u}=c(G,{input:{customerId:e??``,items:F(I(r))}},{enabled:i&&!n});return{quote:i&&!o?a?.orderQuote:void 0,error:i?o:null,isCurrent:i&&r===t&&!s&&!l&&!o,refetch:u}}export{se as NewOrder};