import{Cn as e,D as t,E as n,M as r,Mn as i,Q as a,Rt as o,T as s,Ut as c,Wt as l,X as u,kn as d,m as f,nn as p,q as m,rn as h,x as g,zt as _}from"./index-ntnhS566.js";import{K as v,Q as y,X as b,Y as x,r as S,s as C,v as w}from"./parts-B2JQus4x.js";import{a as T,n as E,r as D,s as O}from"./sending-CpeAgxX9.js";import{$ as k,et as A,l as j,u as M,ut as N}from"./details-P_G1di9K.js";import{H as P,_ as F,p as I,v as L}from"./early-grBt5JFH.js";import{t as R}from"./orders-BAgoYxWf.js";import{en as z}from"./dialogs-BJDtHswT.js";import{t as B}from"./TextArea-CB2uNlCs.js";import{t as V}from"./draft-D0RPCffP.js";h();var H=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},U=new H(`
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
    `),q=(e,t,n)=>e===1?t:n,J=u({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,toWallet:`Open the wallet`,sentBefore:`It is not known whether this order was placed. Placing it again is safe: it is placed once at most. Before you begin another, look at the customer’s orders.`,sentLongAgo:`It is not known whether this order was placed, and it was sent too long ago to be placed again safely. Look at the customer’s orders before you begin another.`,theirOrders:`Customer’s orders`,beginAnew:`Begin another`,sentElsewhere:e=>`It is not known whether an order for ${e} was placed.`,openSent:`Open that order`,openPlaced:`Open the order`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${q(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,toWallet:`Abrir a carteira`,sentBefore:`Não se sabe se este pedido foi feito. Fazê-lo de novo é seguro: é feito no máximo uma vez. Antes de começar outro, veja os pedidos do cliente.`,sentLongAgo:`Não se sabe se este pedido foi feito, e ele foi enviado há tempo demais para ser feito de novo com segurança. Veja os pedidos do cliente antes de começar outro.`,theirOrders:`Pedidos do cliente`,beginAnew:`Começar outro`,sentElsewhere:e=>`Não se sabe se um pedido de ${e} foi feito.`,openSent:`Abrir esse pedido`,openPlaced:`Abrir o pedido`});function Y({id:n,onChange:r}){let i=a(J),o=v(),{statuses:s}=a(t),[c,l]=e(``),u=n!==void 0||c.length>=2,{data:d,error:m,isPending:h,refetch:b}=_(U,{where:n?{id:n}:{matches:c}},{enabled:u}),S=u?d?.customers.edges.map(e=>e.node)??[]:[],C=S.find(e=>e.id===n);return p(y,{title:i.customer,actions:n&&p(g,{size:`small`,look:`quiet`,onClick:()=>r(void 0),children:i.change}),children:[n&&(m?p(f,{error:m,onRetry:()=>void b()}):C?p(X,{...C}):h?p(x,{width:30}):i.noneFound),!n&&p(M,{label:i.findCustomer,text:c,onText:l,choices:S.map(e=>({id:e.id,label:p(X,{...e}),end:e.status===`BLOCKED`?s.customer.BLOCKED:i.wallet(o.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:r,empty:c.length<2?i.findHint:h?``:i.noneFound,error:m,onRetry:()=>void b()})]})}function X({name:e,email:t,linkedPhone:n,tier:r}){return p(`span`,{children:[p(`strong`,{children:e}),` `,p(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var Z={unsent:`_unsent_r57mn_2`,lines:`_lines_r57mn_5`,line:`_line_r57mn_5`,what:`_what_r57mn_16`,quantity:`_quantity_r57mn_27`,price:`_price_r57mn_36`,problem:`_problem_r57mn_40`,summary:`_summary_r57mn_44`,problems:`_problems_r57mn_48`};function Q(e){return n(),s(e)}h();function ee({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:p(`ul`,{className:Z.lines,children:e.map(i=>p(te,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function te(t){let{line:n,quoted:r,most:i,onQuantity:o,onRemove:s}=t,c=a(J),l=r?.sku??`…`,[u,d]=e(null);function f(e){let t=/^\d+$/.test(e.value)&&Number(e.value)>=1;if(d(t?null:e.value),!t)return;let n=Math.min(i,Number(e.value));e.value=String(n),o(n)}return p(`li`,{className:Z.line,children:[r?p(ne,{quoted:r}):p(x,{width:24}),p(`input`,{className:Z.quantity,type:`number`,inputMode:`numeric`,"aria-label":c.quantity(l),min:1,max:i,value:u??n.quantity,"aria-invalid":u!==null,onChange:e=>f(e.target),onBlur:()=>d(null)}),p(`span`,{className:Z.price,children:r?p(C,{amount:r.subtotal}):p(x,{width:7})}),p(g,{size:`small`,look:`quiet`,icon:N,"aria-label":c.remove(l),onClick:s}),r?.problem&&p(`p`,{role:`alert`,className:Z.problem,children:p(Q,{...r.problem})})]})}function ne({quoted:e}){let t=a(J),n=v(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return p(`span`,{className:Z.what,children:[p(`strong`,{children:e.productName}),p(`span`,{className:`muted`,children:[p(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}h(),i();function re({customer:t,chosen:n,onAdd:r}){let i=a(J),o=v(),[s,c]=e(``),l=s.length>=2,{data:u,error:f,isPending:m,refetch:h}=_(W,{customer:t,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:s},{hasProductWith:[{nameContainsFold:s}]}]}},{enabled:l}),g=l?u?.variations.edges.map(e=>e.node)??[]:[];return p(M,{label:i.findVariation,text:s,onText:c,choices:g.flatMap(({id:e,sku:t,product:r,stockQuantity:a,offer:s})=>s&&n.every(({variation:t})=>t!==e)?[{id:e,label:p(d,{children:[p(`strong`,{children:r.name}),` `,p(`code`,{children:t})]}),end:[o.money(s.price),s.appliedTier?.name,i.stock(o.count(a))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{c(``),r(e)},empty:s.length<2?i.findHint:m?``:i.noneFound,error:f,onRetry:()=>void h()})}function ie({customer:e,quote:t,isCurrent:n,sent:r,isQuotedSince:i,...s}){let{notes:c,onNotes:u,onSend:d,onTooOld:f,onPlaced:m,onFailed:h}=s,g=a(J),_=v(),b=O(),{mutateAsync:x}=o(K),S=!r&&t?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)||[],w=r?.input.expectedTotal??t?.total;async function T(e){if(r&&E(r))return f();let t=d(e),{createOrder:n}=await x({input:t.input}).catch(e=>{throw h(t,e),e}),{number:i}=n,a=await b(g.placed(i),{to:`/orders/$number`,params:{number:i},replace:!0});m(t,a?void 0:i)}return p(y,{title:g.summary,children:p(`div`,{className:Z.summary,"aria-busy":t!==void 0&&!n,children:[w&&p(k,{facts:[{label:g.total,value:p(C,{amount:w})},...t&&!i?[{label:g.walletNow,value:p(C,{amount:t.walletBalance})},{label:g.walletAfter,value:p(C,{amount:t.walletAfter})}]:[]]}),S.length>0&&p(`div`,{role:`alert`,className:Z.problems,children:S.map(t=>p(`p`,{children:[p(Q,{...t}),` `,t.code===`INSUFFICIENT_BALANCE`&&p(l,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:g.toWallet})]},t.code))}),p(z,{submitLabel:w?g.placeFor(_.money(w)):g.place,disabled:r?E(r):!t||!n||t.problems.length>0,onSubmit:({notes:e})=>T(String(e??``)),children:p(`fieldset`,{disabled:r!==void 0,children:p(B,{name:`notes`,label:g.notes,hint:g.notesHint,defaultValue:c,onType:u,optional:!0,maxLength:2e3})})})]})})}var ae=e=>typeof e==`string`;function oe(){let[e,t]=V(`order-notes`,ae);return{of:t=>e[t]??``,set:(e,n)=>t(({[e]:t,...r})=>n?{...r,[e]:n}:r),restore:(e,n)=>t(t=>n?{[e]:n,...t}:t)}}h(),i();var $=c(`/signedIn/orders/new`);function se(){let t=a(J),{title:n}=a(R),{customer:r,items:i=``}=$.useSearch(),o=$.useNavigate(),s=I(i),c=T(),l=e=>e.customer===r&&e.items===i,u=c.sent.find(l),m=u?void 0:c.placed.find(l),h=oe(),[g,_]=e(``),[v,x]=e(``),[S,C]=e(0),w=u!==void 0&&D(u)!==g,{quote:E,error:O,isCurrent:k,refetch:j}=fe(r,i,u!==void 0&&!w),M=E?.lines.map(e=>w?{...e,problem:null}:e)??[],N=e=>void o({search:P({customer:r,items:i,...e}),replace:!0,resetScroll:!1}),z=e=>N({items:L(e)}),B=F(s).length;function V(e,t){let n={customerId:e,items:F(s),notes:t,expectedTotal:E?.total},r=u??c.begin(n,i);return u?c.resend(u):(h.set(e,``),_(D(r))),x(D(r)),r}function H(e,t){x(t=>t===D(e)?``:t),c.fail(e,t)&&(h.restore(e.customer,e.input.notes),j())}let U=()=>C(e=>e+1);function W(e){c.forget(e),U()}return p(d,{children:[p(b,{title:t.title,parent:{label:n,link:{to:`/orders`}}}),u&&D(u)!==v&&p(ce,{order:u,onForget:()=>W(u)}),m?.number&&p(le,{number:m.number,onForget:()=>W(m)}),c.sent.filter(e=>e!==u).map(e=>p(ue,{order:e},D(e))),p(A,{main:p(`fieldset`,{className:Z.unsent,disabled:u!==void 0||m!==void 0,children:[p(Y,{id:r,onChange:e=>N({customer:e})}),p(y,{title:t.items,children:[p(ee,{lines:s,quoted:M,left:20-B,onChange:z}),O&&p(f,{error:O,onRetry:()=>void j()}),r?B<20&&p(re,{customer:r,chosen:s,onAdd:e=>z([...s,{variation:e,quantity:1}])}):p(`p`,{className:`muted`,children:t.chooseFirst}),B>=20&&p(`p`,{className:`muted`,children:t.full(20)})]})]}),side:r&&!m&&p(ie,{customer:r,quote:E,isCurrent:k,sent:u,isQuotedSince:w,notes:u?u.input.notes:h.of(r),onNotes:e=>h.set(r,e),onSend:e=>V(r,e),onTooOld:U,onPlaced:(e,t)=>t?c.settle(e,t):c.forget(e),onFailed:H},`${r} ${i} ${S}`)})]})}function ce({order:e,onForget:t}){let n=a(J);return p(j,{tone:`warn`,icon:r,action:p(d,{children:[p(S,{size:`small`,to:`/customers/$id`,params:{id:e.customer},children:n.theirOrders}),p(g,{size:`small`,onClick:t,children:n.beginAnew})]}),children:E(e)?n.sentLongAgo:n.sentBefore})}function le({number:e,onForget:t}){let n=a(J);return p(j,{tone:`info`,icon:m,action:p(d,{children:[p(S,{size:`small`,to:`/orders/$number`,params:{number:e},children:n.openPlaced}),p(g,{size:`small`,onClick:t,children:n.beginAnew})]}),children:n.placed(e)})}function ue({order:e}){let t=a(J),n=v(),{customer:i,items:o}=e;return p(j,{tone:`warn`,icon:r,action:p(S,{size:`small`,to:`/orders/new`,search:{customer:i,items:o},children:t.openSent}),children:t.sentElsewhere(n.money(e.input.expectedTotal??`0.00`))})}var de=250;function fe(e,t,n){let r=w(t,de),i=e!==void 0&&r!==``&&t!==``,{data:a,error:o,isPlaceholderData:s,isFetching:c,refetch:l}=_(G,{input:{customerId:e??``,items:F(I(r))}},{enabled:i&&!n});return{quote:i&&!o?a?.orderQuote:void 0,error:i?o:null,isCurrent:i&&r===t&&!s&&!c&&!o,refetch:l}}export{se as NewOrder};