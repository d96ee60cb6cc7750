import{An as e,D as t,E as n,M as r,Nn as i,Q as a,Rt as o,T as s,Ut as c,Wt as l,X as u,m as d,nn as f,q as p,rn as m,wn as h,x as g,zt as _}from"./index-DSghyoMO.js";import{G as v,J as y,Y as b,Z as x,_ as S,r as C,s as w}from"./parts-CE7ui_Zl.js";import{a as T,i as E,n as D,t as O}from"./sending-BYyfSJLp.js";import{J as k,Y as A,l as j,u as M,ut as N}from"./details-D9Y-tpnF.js";import{H as ee,_ as P,p as F,v as I}from"./early-JhwasVCb.js";import{t as L}from"./orders-DfSC4TIw.js";import{en as R}from"./dialogs-C5K1e2p_.js";import{t as z}from"./TextArea-D0xA9E51.js";import{t as B}from"./draft-Zl2_X2FY.js";m();var V=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},H=new V(`
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
    `),K=(e,t,n)=>e===1?t:n,q=u({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,toWallet:`Open the wallet`,sentBefore:`It is not known whether this order was placed. Placing it again is safe: it is placed once at most. Before you begin another, look at the customer’s orders.`,sentLongAgo:`It is not known whether this order was placed, and it was sent too long ago to be placed again safely. Look at the customer’s orders before you begin another.`,theirOrders:`Customer’s orders`,beginAnew:`Begin another`,sentElsewhere:e=>`It is not known whether an order for ${e} was placed.`,openSent:`Open that order`,openPlaced:`Open the order`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${K(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,toWallet:`Abrir a carteira`,sentBefore:`Não se sabe se este pedido foi feito. Fazê-lo de novo é seguro: é feito no máximo uma vez. Antes de começar outro, veja os pedidos do cliente.`,sentLongAgo:`Não se sabe se este pedido foi feito, e ele foi enviado há tempo demais para ser feito de novo com segurança. Veja os pedidos do cliente antes de começar outro.`,theirOrders:`Pedidos do cliente`,beginAnew:`Começar outro`,sentElsewhere:e=>`Não se sabe se um pedido de ${e} foi feito.`,openSent:`Abrir esse pedido`,openPlaced:`Abrir o pedido`});function J({id:e,onChange:n}){let r=a(q),i=v(),{statuses:o}=a(t),[s,c]=h(``),l=e!==void 0||s.length>=2,{data:u,error:p,isPending:m,refetch:b}=_(H,{where:e?{id:e}:{matches:s}},{enabled:l}),S=l?u?.customers.edges.map(e=>e.node)??[]:[],C=S.find(t=>t.id===e);return f(x,{title:r.customer,actions:e&&f(g,{size:`small`,look:`quiet`,onClick:()=>n(void 0),children:r.change}),children:[p&&f(d,{error:p,onRetry:()=>void b()}),e&&!p&&(C?f(Y,{...C}):m?f(y,{width:30}):r.noneFound),!e&&!p&&f(M,{label:r.findCustomer,text:s,onText:c,choices:S.map(e=>({id:e.id,label:f(Y,{...e}),end:e.status===`BLOCKED`?o.customer.BLOCKED:r.wallet(i.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:n,empty:s.length<2?r.findHint:m?``:r.noneFound})]})}function Y({name:e,email:t,linkedPhone:n,tier:r}){return f(`span`,{children:[f(`strong`,{children:e}),` `,f(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var X={unsent:`_unsent_r57mn_2`,lines:`_lines_r57mn_5`,line:`_line_r57mn_5`,what:`_what_r57mn_16`,quantity:`_quantity_r57mn_27`,price:`_price_r57mn_36`,problem:`_problem_r57mn_40`,summary:`_summary_r57mn_44`,problems:`_problems_r57mn_48`};function Z(e){return n(),s(e)}m();function Q({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:f(`ul`,{className:X.lines,children:e.map(i=>f(te,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function te(e){let{line:t,quoted:n,most:r,onQuantity:i,onRemove:o}=e,s=a(q),c=n?.sku??`…`,[l,u]=h(null);function d(e){let t=/^\d+$/.test(e.value)&&Number(e.value)>=1;if(u(t?null:e.value),!t)return;let n=Math.min(r,Number(e.value));e.value=String(n),i(n)}return f(`li`,{className:X.line,children:[n?f(ne,{quoted:n}):f(y,{width:24}),f(`input`,{className:X.quantity,type:`number`,inputMode:`numeric`,"aria-label":s.quantity(c),min:1,max:r,value:l??t.quantity,"aria-invalid":l!==null,onChange:e=>d(e.target),onBlur:()=>u(null)}),f(`span`,{className:X.price,children:n?f(w,{amount:n.subtotal}):f(y,{width:7})}),f(g,{size:`small`,look:`quiet`,icon:N,"aria-label":s.remove(c),onClick:o}),n?.problem&&f(`p`,{role:`alert`,className:X.problem,children:f(Z,{...n.problem})})]})}function ne({quoted:e}){let t=a(q),n=v(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return f(`span`,{className:X.what,children:[f(`strong`,{children:e.productName}),f(`span`,{className:`muted`,children:[f(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}m(),i();function re({customer:t,chosen:n,onAdd:r}){let i=a(q),o=v(),[s,c]=h(``),l=s.length>=2,{data:u,error:p,isPending:m,refetch:g}=_(U,{customer:t,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:s},{hasProductWith:[{nameContainsFold:s}]}]}},{enabled:l});if(p)return f(d,{error:p,onRetry:()=>void g()});let y=l?u?.variations.edges.map(e=>e.node)??[]:[];return f(M,{label:i.findVariation,text:s,onText:c,choices:y.flatMap(({id:t,sku:r,product:a,stockQuantity:s,offer:c})=>c&&n.every(({variation:e})=>e!==t)?[{id:t,label:f(e,{children:[f(`strong`,{children:a.name}),` `,f(`code`,{children:r})]}),end:[o.money(c.price),c.appliedTier?.name,i.stock(o.count(s))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{c(``),r(e)},empty:s.length<2?i.findHint:m?``:i.noneFound})}function ie({customer:e,quote:t,isCurrent:n,sent:r,isQuotedSince:i,...s}){let{notes:c,onNotes:u,onSend:d,onTooOld:p,onPlaced:m,onFailed:h}=s,g=a(q),_=v(),y=T(),{mutateAsync:b}=o(G),S=!r&&t?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)||[],C=r?.input.expectedTotal??t?.total;async function E(e){if(r&&O(r))return p();let t=d(e),{createOrder:n}=await b({input:t.input}).catch(e=>{throw h(t,e),e}),{number:i}=n,a=await y(g.placed(i),{to:`/orders/$number`,params:{number:i},replace:!0});m(t,a?void 0:i)}return f(x,{title:g.summary,children:f(`div`,{className:X.summary,"aria-busy":t!==void 0&&!n,children:[C&&f(k,{facts:[{label:g.total,value:f(w,{amount:C})},...t&&!i?[{label:g.walletNow,value:f(w,{amount:t.walletBalance})},{label:g.walletAfter,value:f(w,{amount:t.walletAfter})}]:[]]}),S.length>0&&f(`div`,{role:`alert`,className:X.problems,children:S.map(t=>f(`p`,{children:[f(Z,{...t}),` `,t.code===`INSUFFICIENT_BALANCE`&&f(l,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:g.toWallet})]},t.code))}),f(R,{submitLabel:C?g.placeFor(_.money(C)):g.place,disabled:r?O(r):!t||!n||t.problems.length>0,onSubmit:({notes:e})=>E(String(e??``)),children:f(`fieldset`,{disabled:r!==void 0,children:f(z,{name:`notes`,label:g.notes,hint:g.notesHint,defaultValue:c,onType:u,optional:!0,maxLength:2e3})})})]})})}var ae=e=>typeof e==`string`;function oe(){let[e,t]=B(`order-notes`,ae);return{of:t=>e[t]??``,set:(e,n)=>t(({[e]:t,...r})=>n?{...r,[e]:n}:r),restore:(e,n)=>t(t=>n?{[e]:n,...t}:t)}}m(),i();var $=c(`/signedIn/orders/new`);function se(){let t=a(q),{title:n}=a(L),{customer:r,items:i=``}=$.useSearch(),o=$.useNavigate(),s=F(i),c=E(),l=e=>e.customer===r&&e.items===i,u=c.sent.find(l),p=u?void 0:c.placed.find(l),m=oe(),[g,_]=h(``),[v,y]=h(``),[S,C]=h(0),w=u!==void 0&&D(u)!==g,{quote:T,error:O,isCurrent:k,refetch:j}=fe(r,i,u!==void 0&&!w),M=T?.lines.map(e=>w?{...e,problem:null}:e)??[],N=e=>void o({search:ee({customer:r,items:i,...e}),replace:!0,resetScroll:!1}),R=e=>N({items:I(e)}),z=P(s).length;function B(e,t){let n={customerId:e,items:P(s),notes:t,expectedTotal:T?.total},r=u??c.begin(n,i);return u?c.resend(u):(m.set(e,``),_(D(r))),y(D(r)),r}function V(e,t){y(t=>t===D(e)?``:t),c.fail(e,t)&&(m.restore(e.customer,e.input.notes),j())}let H=()=>C(e=>e+1);function U(e){c.forget(e),H()}return f(e,{children:[f(b,{title:t.title,parent:{label:n,link:{to:`/orders`}}}),u&&D(u)!==v&&f(ce,{order:u,onForget:()=>U(u)}),p?.number&&f(le,{number:p.number,onForget:()=>U(p)}),c.sent.filter(e=>e!==u).map(e=>f(ue,{order:e},D(e))),f(A,{main:f(`fieldset`,{className:X.unsent,disabled:u!==void 0||p!==void 0,children:[f(J,{id:r,onChange:e=>N({customer:e})}),f(x,{title:t.items,children:[f(Q,{lines:s,quoted:M,left:20-z,onChange:R}),O&&f(d,{error:O,onRetry:()=>void j()}),r?z<20&&f(re,{customer:r,chosen:s,onAdd:e=>R([...s,{variation:e,quantity:1}])}):f(`p`,{className:`muted`,children:t.chooseFirst}),z>=20&&f(`p`,{className:`muted`,children:t.full(20)})]})]}),side:r&&!p&&f(ie,{customer:r,quote:T,isCurrent:k,sent:u,isQuotedSince:w,notes:u?u.input.notes:m.of(r),onNotes:e=>m.set(r,e),onSend:e=>B(r,e),onTooOld:H,onPlaced:(e,t)=>t?c.settle(e,t):c.forget(e),onFailed:V},`${r} ${i} ${S}`)})]})}function ce({order:t,onForget:n}){let i=a(q);return f(j,{tone:`warn`,icon:r,action:f(e,{children:[f(C,{size:`small`,to:`/customers/$id`,params:{id:t.customer},children:i.theirOrders}),f(g,{size:`small`,onClick:n,children:i.beginAnew})]}),children:O(t)?i.sentLongAgo:i.sentBefore})}function le({number:t,onForget:n}){let r=a(q);return f(j,{tone:`info`,icon:p,action:f(e,{children:[f(C,{size:`small`,to:`/orders/$number`,params:{number:t},children:r.openPlaced}),f(g,{size:`small`,onClick:n,children:r.beginAnew})]}),children:r.placed(t)})}function ue({order:e}){let t=a(q),n=v(),{customer:i,items:o}=e;return f(j,{tone:`warn`,icon:r,action:f(C,{size:`small`,to:`/orders/new`,search:{customer:i,items:o},children:t.openSent}),children:t.sentElsewhere(n.money(e.input.expectedTotal??`0.00`))})}var de=250;function fe(e,t,n){let r=S(t,de),i=e!==void 0&&r!==``&&t!==``,{data:a,error:o,isPlaceholderData:s,isFetching:c,refetch:l}=_(W,{input:{customerId:e??``,items:P(F(r))}},{enabled:i&&!n});return{quote:i&&!o?a?.orderQuote:void 0,error:i?o:null,isCurrent:i&&r===t&&!s&&!c&&!o,refetch:l}}export{se as NewOrder};