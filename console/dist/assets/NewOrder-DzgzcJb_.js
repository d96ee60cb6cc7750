import{At as e,C as t,Ft as n,It as r,Jt as i,S as a,W as o,Y as s,Yt as c,d as l,hn as u,jt as d,k as f,q as p,v as m,w as h,wn as g,xn as _}from"./index-ByM-MJ82.js";import{J as v,Q as y,Z as b,c as x,et as S,i as C,v as w}from"./parts-C2OOrKHF.js";import{a as T,n as E,r as D,s as O}from"./sending-COEhbZ7i.js";import{W as k,l as A,u as j}from"./pages-BpAtkfM2.js";import{v as M,y as N}from"./details-CiSvw2-D.js";import{H as P,_ as F,p as I,v as L}from"./early-__BPvlh7.js";import{t as R}from"./orders-CA7hj6Uw.js";import{en as z}from"./dialogs-C2mIxewQ.js";import{t as B}from"./TextArea-CBbqepZL.js";import{t as V}from"./draft-DmmcF23b.js";c();var H=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},U=new H(`
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
    `),q=(e,t,n)=>e===1?t:n,J=p({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,toWallet:`Open the wallet`,sentBefore:`It is not known whether this order was placed. Placing it again is safe: it is placed once at most. Before you begin another, look at the customer’s orders.`,sentLongAgo:`It is not known whether this order was placed, and it was sent too long ago to be placed again safely. Look at the customer’s orders before you begin another.`,theirOrders:`Customer’s orders`,beginAnew:`Begin another`,sentElsewhere:e=>`It is not known whether an order for ${e} was placed.`,openSent:`Open that order`,openPlaced:`Open the order`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${q(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,toWallet:`Abrir a carteira`,sentBefore:`Não se sabe se este pedido foi feito. Fazê-lo de novo é seguro: é feito no máximo uma vez. Antes de começar outro, veja os pedidos do cliente.`,sentLongAgo:`Não se sabe se este pedido foi feito, e ele foi enviado há tempo demais para ser feito de novo com segurança. Veja os pedidos do cliente antes de começar outro.`,theirOrders:`Pedidos do cliente`,beginAnew:`Começar outro`,sentElsewhere:e=>`Não se sabe se um pedido de ${e} foi feito.`,openSent:`Abrir esse pedido`,openPlaced:`Abrir o pedido`});function Y({id:e,onChange:t}){let n=s(J),r=v(),{statuses:a}=s(h),[o,c]=u(``),f=e!==void 0||o.length>=2,{data:p,error:g,isPending:_,refetch:y}=d(U,{where:e?{id:e}:{matches:o}},{enabled:f}),x=f?p?.customers.edges.map(e=>e.node)??[]:[],C=x.find(t=>t.id===e);return i(S,{title:n.customer,actions:e&&i(m,{size:`small`,look:`quiet`,onClick:()=>t(void 0),children:n.change}),children:[e&&(g?i(l,{error:g,onRetry:()=>void y()}):C?i(X,{...C}):_?i(b,{width:30}):n.noneFound),!e&&i(j,{label:n.findCustomer,text:o,onText:c,choices:x.map(e=>({id:e.id,label:i(X,{...e}),end:e.status===`BLOCKED`?a.customer.BLOCKED:n.wallet(r.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:t,empty:o.length<2?n.findHint:_?``:n.noneFound,error:g,onRetry:()=>void y()})]})}function X({name:e,email:t,linkedPhone:n,tier:r}){return i(`span`,{children:[i(`strong`,{children:e}),` `,i(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var Z={unsent:`_unsent_r57mn_2`,lines:`_lines_r57mn_5`,line:`_line_r57mn_5`,what:`_what_r57mn_16`,quantity:`_quantity_r57mn_27`,price:`_price_r57mn_36`,problem:`_problem_r57mn_40`,summary:`_summary_r57mn_44`,problems:`_problems_r57mn_48`};function Q(e){return t(),a(e)}c();function ee({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:i(`ul`,{className:Z.lines,children:e.map(a=>i(te,{line:a,quoted:t.find(({variationId:e})=>e===a.variation),most:a.quantity+n,onQuantity:t=>r(e.map(e=>e===a?{...a,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==a))},a.variation))})}function te(e){let{line:t,quoted:n,most:r,onQuantity:a,onRemove:o}=e,c=s(J),l=n?.sku??`…`,[d,f]=u(null);function p(e){let t=/^\d+$/.test(e.value)&&Number(e.value)>=1;if(f(t?null:e.value),!t)return;let n=Math.min(r,Number(e.value));e.value=String(n),a(n)}return i(`li`,{className:Z.line,children:[n?i(ne,{quoted:n}):i(b,{width:24}),i(`input`,{className:Z.quantity,type:`number`,inputMode:`numeric`,"aria-label":c.quantity(l),min:1,max:r,value:d??t.quantity,"aria-invalid":d!==null,onChange:e=>p(e.target),onBlur:()=>f(null)}),i(`span`,{className:Z.price,children:n?i(x,{amount:n.subtotal}):i(b,{width:7})}),i(m,{size:`small`,look:`quiet`,icon:k,"aria-label":c.remove(l),onClick:o}),n?.problem&&i(`p`,{role:`alert`,className:Z.problem,children:i(Q,{...n.problem})})]})}function ne({quoted:e}){let t=s(J),n=v(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return i(`span`,{className:Z.what,children:[i(`strong`,{children:e.productName}),i(`span`,{className:`muted`,children:[i(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}c(),g();function re({customer:e,chosen:t,onAdd:n}){let r=s(J),a=v(),[o,c]=u(``),l=o.length>=2,{data:f,error:p,isPending:m,refetch:h}=d(W,{customer:e,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:o},{hasProductWith:[{nameContainsFold:o}]}]}},{enabled:l}),g=l?f?.variations.edges.map(e=>e.node)??[]:[];return i(j,{label:r.findVariation,text:o,onText:c,choices:g.flatMap(({id:e,sku:n,product:o,stockQuantity:s,offer:c})=>c&&t.every(({variation:t})=>t!==e)?[{id:e,label:i(_,{children:[i(`strong`,{children:o.name}),` `,i(`code`,{children:n})]}),end:[a.money(c.price),c.appliedTier?.name,r.stock(a.count(s))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{c(``),n(e)},empty:o.length<2?r.findHint:m?``:r.noneFound,error:p,onRetry:()=>void h()})}function ie({customer:t,quote:n,isCurrent:a,sent:o,isQuotedSince:c,...l}){let{notes:u,onNotes:d,onSend:f,onTooOld:p,onPlaced:m,onFailed:h}=l,g=s(J),_=v(),y=O(),{mutateAsync:b}=e(K),C=!o&&n?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)||[],w=o?.input.expectedTotal??n?.total;async function T(e){if(o&&E(o))return p();let t=f(e),{createOrder:n}=await b({input:t.input}).catch(e=>{throw h(t,e),e}),{number:r}=n,i=await y(g.placed(r),{to:`/orders/$number`,params:{number:r},replace:!0});m(t,i?void 0:r)}return i(S,{title:g.summary,children:i(`div`,{className:Z.summary,"aria-busy":n!==void 0&&!a,children:[w&&i(M,{facts:[{label:g.total,value:i(x,{amount:w})},...n&&!c?[{label:g.walletNow,value:i(x,{amount:n.walletBalance})},{label:g.walletAfter,value:i(x,{amount:n.walletAfter})}]:[]]}),C.length>0&&i(`div`,{role:`alert`,className:Z.problems,children:C.map(e=>i(`p`,{children:[i(Q,{...e}),` `,e.code===`INSUFFICIENT_BALANCE`&&i(r,{to:`/customers/$id`,params:{id:t},search:{tab:`wallet`},children:g.toWallet})]},e.code))}),i(z,{submitLabel:w?g.placeFor(_.money(w)):g.place,disabled:o?E(o):!n||!a||n.problems.length>0,onSubmit:({notes:e})=>T(String(e??``)),children:i(`fieldset`,{disabled:o!==void 0,children:i(B,{name:`notes`,label:g.notes,hint:g.notesHint,defaultValue:u,onType:d,optional:!0,maxLength:2e3})})})]})})}var ae=e=>typeof e==`string`;function oe(){let[e,t]=V(`order-notes`,ae);return{of:t=>e[t]??``,set:(e,n)=>t(({[e]:t,...r})=>n?{...r,[e]:n}:r),restore:(e,n)=>t(t=>n?{[e]:n,...t}:t)}}c(),g();var $=n(`/signedIn/orders/new`);function se(){let e=s(J),{title:t}=s(R),{customer:n,items:r=``}=$.useSearch(),a=$.useNavigate(),o=I(r),c=T(),d=e=>e.customer===n&&e.items===r,f=c.sent.find(d),p=f?void 0:c.placed.find(d),m=oe(),[h,g]=u(``),[v,b]=u(``),[x,C]=u(0),w=f!==void 0&&D(f)!==h,{quote:E,error:O,isCurrent:k,refetch:A}=fe(n,r,f!==void 0&&!w),j=E?.lines.map(e=>w?{...e,problem:null}:e)??[],M=e=>void a({search:P({customer:n,items:r,...e}),replace:!0,resetScroll:!1}),z=e=>M({items:L(e)}),B=F(o).length;function V(e,t){let n={customerId:e,items:F(o),notes:t,expectedTotal:E?.total},i=f??c.begin(n,r);return f?c.resend(f):(m.set(e,``),g(D(i))),b(D(i)),i}function H(e,t){b(t=>t===D(e)?``:t),c.fail(e,t)&&(m.restore(e.customer,e.input.notes),A())}let U=()=>C(e=>e+1);function W(e){c.forget(e),U()}return i(_,{children:[i(y,{title:e.title,parent:{label:t,link:{to:`/orders`}}}),f&&D(f)!==v&&i(ce,{order:f,onForget:()=>W(f)}),p?.number&&i(le,{number:p.number,onForget:()=>W(p)}),c.sent.filter(e=>e!==f).map(e=>i(ue,{order:e},D(e))),i(N,{main:i(`fieldset`,{className:Z.unsent,disabled:f!==void 0||p!==void 0,children:[i(Y,{id:n,onChange:e=>M({customer:e})}),i(S,{title:e.items,children:[i(ee,{lines:o,quoted:j,left:20-B,onChange:z}),O&&i(l,{error:O,onRetry:()=>void A()}),n?B<20&&i(re,{customer:n,chosen:o,onAdd:e=>z([...o,{variation:e,quantity:1}])}):i(`p`,{className:`muted`,children:e.chooseFirst}),B>=20&&i(`p`,{className:`muted`,children:e.full(20)})]})]}),side:n&&!p&&i(ie,{customer:n,quote:E,isCurrent:k,sent:f,isQuotedSince:w,notes:f?f.input.notes:m.of(n),onNotes:e=>m.set(n,e),onSend:e=>V(n,e),onTooOld:U,onPlaced:(e,t)=>t?c.settle(e,t):c.forget(e),onFailed:H},`${n} ${r} ${x}`)})]})}function ce({order:e,onForget:t}){let n=s(J);return i(A,{tone:`warn`,icon:f,action:i(_,{children:[i(C,{size:`small`,to:`/customers/$id`,params:{id:e.customer},children:n.theirOrders}),i(m,{size:`small`,onClick:t,children:n.beginAnew})]}),children:E(e)?n.sentLongAgo:n.sentBefore})}function le({number:e,onForget:t}){let n=s(J);return i(A,{tone:`info`,icon:o,action:i(_,{children:[i(C,{size:`small`,to:`/orders/$number`,params:{number:e},children:n.openPlaced}),i(m,{size:`small`,onClick:t,children:n.beginAnew})]}),children:n.placed(e)})}function ue({order:e}){let t=s(J),n=v(),{customer:r,items:a}=e;return i(A,{tone:`warn`,icon:f,action:i(C,{size:`small`,to:`/orders/new`,search:{customer:r,items:a},children:t.openSent}),children:t.sentElsewhere(n.money(e.input.expectedTotal??`0.00`))})}var de=250;function fe(e,t,n){let r=w(t,de),i=e!==void 0&&r!==``&&t!==``,{data:a,error:o,isPlaceholderData:s,isFetching:c,refetch:l}=d(G,{input:{customerId:e??``,items:F(I(r))}},{enabled:i&&!n});return{quote:i&&!o?a?.orderQuote:void 0,error:i?o:null,isCurrent:i&&r===t&&!s&&!c&&!o,refetch:l}}export{se as NewOrder};