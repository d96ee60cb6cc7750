import{$t as e,D as t,E as n,En as r,Ht as i,It as a,Lt as o,M as s,Q as c,T as l,Vt as u,X as d,bn as f,en as p,kn as m,m as h,x as g}from"./index-jHT1tkCe.js";import{G as _,J as v,Y as y,Z as b,_ as x,r as S,s as C}from"./parts-C1VRNkno.js";import{n as w,r as T,t as E}from"./sending-C6ZxqXLJ.js";import{K as D,ct as O,l as k,q as A,u as j}from"./details-Cmv5GQaD.js";import{H as M,_ as N,p as P,v as F}from"./early-JhwasVCb.js";import{t as I}from"./orders-UchJJpOv.js";import{en as L}from"./dialogs-DWt2_yZc.js";import{t as R}from"./TextArea-CDEUbJOw.js";import{t as z}from"./draft-B_iKYUqj.js";p();var B=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ee=new B(`
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
    `),te=new B(`
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
    `),V=new B(`
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
    `),H=new B(`
    mutation CreateOrder($input: CreateOrderInput!) {
  createOrder(input: $input) {
    id
    number
  }
}
    `),U=(e,t,n)=>e===1?t:n,W=d({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,toWallet:`Open the wallet`,sentBefore:`It is not known whether this order was placed. Placing it again is safe: it is placed once at most. Before you begin another, look at the customer’s orders.`,theirOrders:`Customer’s orders`,beginAnew:`Begin another`,sentElsewhere:e=>`It is not known whether an order for ${e} was placed.`,openSent:`Open that order`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${U(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,toWallet:`Abrir a carteira`,sentBefore:`Não se sabe se este pedido foi feito. Fazê-lo de novo é seguro: é feito no máximo uma vez. Antes de começar outro, veja os pedidos do cliente.`,theirOrders:`Pedidos do cliente`,beginAnew:`Começar outro`,sentElsewhere:e=>`Não se sabe se um pedido de ${e} foi feito.`,openSent:`Abrir esse pedido`});function G({id:n,onChange:r}){let i=c(W),a=_(),{statuses:s}=c(t),[l,u]=f(``),d=n!==void 0||l.length>=2,{data:p,error:m,isPending:y,refetch:x}=o(ee,{where:n?{id:n}:{matches:l}},{enabled:d}),S=d?p?.customers.edges.map(e=>e.node)??[]:[],C=S.find(e=>e.id===n);return e(b,{title:i.customer,actions:n&&e(g,{size:`small`,look:`quiet`,onClick:()=>r(void 0),children:i.change}),children:[m&&e(h,{error:m,onRetry:()=>void x()}),n&&!m&&(C?e(K,{...C}):y?e(v,{width:30}):i.noneFound),!n&&!m&&e(j,{label:i.findCustomer,text:l,onText:u,choices:S.map(t=>({id:t.id,label:e(K,{...t}),end:t.status===`BLOCKED`?s.customer.BLOCKED:i.wallet(a.money(t.walletBalance)),disabled:t.status===`BLOCKED`})),onChoose:r,empty:l.length<2?i.findHint:y?``:i.noneFound})]})}function K({name:t,email:n,linkedPhone:r,tier:i}){return e(`span`,{children:[e(`strong`,{children:t}),` `,e(`span`,{className:`muted`,children:[n,r,i?.name].filter(Boolean).join(` · `)})]})}var q={unsent:`_unsent_r57mn_2`,lines:`_lines_r57mn_5`,line:`_line_r57mn_5`,what:`_what_r57mn_16`,quantity:`_quantity_r57mn_27`,price:`_price_r57mn_36`,problem:`_problem_r57mn_40`,summary:`_summary_r57mn_44`,problems:`_problems_r57mn_48`};function J(e){return n(),l(e)}p();function Y({lines:t,quoted:n,left:r,onChange:i}){return t.length===0?null:e(`ul`,{className:q.lines,children:t.map(a=>e(X,{line:a,quoted:n.find(({variationId:e})=>e===a.variation),most:a.quantity+r,onQuantity:e=>i(t.map(t=>t===a?{...a,quantity:e}:t)),onRemove:()=>i(t.filter(e=>e!==a))},a.variation))})}function X(t){let{line:n,quoted:r,most:i,onQuantity:a,onRemove:o}=t,s=c(W),l=r?.sku??`…`,[u,d]=f(null);function p(e){let t=/^\d+$/.test(e)&&Number(e)>=1;d(t?null:e),t&&a(Math.min(i,Number(e)))}return e(`li`,{className:q.line,children:[r?e(Z,{quoted:r}):e(v,{width:24}),e(`input`,{className:q.quantity,type:`number`,inputMode:`numeric`,"aria-label":s.quantity(l),min:1,max:i,value:u??n.quantity,"aria-invalid":u!==null,onChange:e=>p(e.target.value),onBlur:()=>d(null)}),e(`span`,{className:q.price,children:r?e(C,{amount:r.subtotal}):e(v,{width:7})}),e(g,{size:`small`,look:`quiet`,icon:O,"aria-label":s.remove(l),onClick:o}),r?.problem&&e(`p`,{role:`alert`,className:q.problem,children:e(J,{...r.problem})})]})}function Z({quoted:t}){let n=c(W),r=_(),i=[n.each(r.money(t.price)),t.appliedTier&&n.tier(t.appliedTier.name,r.money(t.basePrice)),n.stock(r.count(t.stockQuantity)),!t.problem&&t.waiting>0&&n.waits(t.waiting)];return e(`span`,{className:q.what,children:[e(`strong`,{children:t.productName}),e(`span`,{className:`muted`,children:[e(`code`,{children:t.sku}),` · `,i.filter(Boolean).join(` · `)]})]})}p(),m();function ne({customer:t,chosen:n,onAdd:i}){let a=c(W),s=_(),[l,u]=f(``),d=l.length>=2,{data:p,error:m,isPending:g,refetch:v}=o(te,{customer:t,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:l},{hasProductWith:[{nameContainsFold:l}]}]}},{enabled:d});if(m)return e(h,{error:m,onRetry:()=>void v()});let y=d?p?.variations.edges.map(e=>e.node)??[]:[];return e(j,{label:a.findVariation,text:l,onText:u,choices:y.flatMap(({id:t,sku:i,product:o,stockQuantity:c,offer:l})=>l&&n.every(({variation:e})=>e!==t)?[{id:t,label:e(r,{children:[e(`strong`,{children:o.name}),` `,e(`code`,{children:i})]}),end:[s.money(l.price),l.appliedTier?.name,a.stock(s.count(c))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{u(``),i(e)},empty:l.length<2?a.findHint:g?``:a.noneFound})}function re({customer:t,quote:n,isCurrent:r,sent:o,isQuotedSince:s,...l}){let{notes:u,onNotes:d,onSend:f,onPlaced:p,onFailed:m}=l,h=c(W),g=_(),v=T(),{mutateAsync:y}=a(H),x=!o&&n?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)||[],S=o?.input.expectedTotal??n?.total;async function w(e){let t=f(e),{createOrder:n}=await y({input:t.input}).catch(e=>{throw m(t,e),e}),{number:r}=n;await v(h.placed(r),{to:`/orders/$number`,params:{number:r},replace:!0}),p(t)}return e(b,{title:h.summary,children:e(`div`,{className:q.summary,"aria-busy":n!==void 0&&!r,children:[S&&e(D,{facts:[{label:h.total,value:e(C,{amount:S})},...n&&!s?[{label:h.walletNow,value:e(C,{amount:n.walletBalance})},{label:h.walletAfter,value:e(C,{amount:n.walletAfter})}]:[]]}),x.length>0&&e(`div`,{role:`alert`,className:q.problems,children:x.map(n=>e(`p`,{children:[e(J,{...n}),` `,n.code===`INSUFFICIENT_BALANCE`&&e(i,{to:`/customers/$id`,params:{id:t},search:{tab:`wallet`},children:h.toWallet})]},n.code))}),e(L,{submitLabel:S?h.placeFor(g.money(S)):h.place,disabled:!o&&(!n||!r||n.problems.length>0),onSubmit:({notes:e})=>w(String(e??``)),children:e(`fieldset`,{disabled:o!==void 0,children:e(R,{name:`notes`,label:h.notes,hint:h.notesHint,defaultValue:u,onType:d,optional:!0,maxLength:2e3})})})]})})}var ie=e=>typeof e==`string`;function ae(){let[e,t]=z(`order-notes`,ie);return{of:t=>e[t]??``,set:(e,n)=>t(({[e]:t,...r})=>n?{...r,[e]:n}:r),restore:(e,n)=>t(t=>n?{[e]:n,...t}:t)}}p(),m();var Q=u(`/signedIn/orders/new`);function oe(){let t=c(W),{title:n}=c(I),{customer:i,items:a=``}=Q.useSearch(),o=Q.useNavigate(),s=P(a),l=w(),u=l.sent.find(e=>e.customer===i&&e.items===a),d=ae(),[p,m]=f(``),[g,_]=f(``),[v,x]=f(0),S=u!==void 0&&E(u)!==p,{quote:C,error:T,isCurrent:D,refetch:O}=le(i,a,u!==void 0&&!S),k=C?.lines.map(e=>S?{...e,problem:null}:e)??[],j=e=>void o({search:M({customer:i,items:a,...e}),replace:!0,resetScroll:!1}),L=e=>j({items:F(e)}),R=N(s).length;function z(e,t){let n={customerId:e,items:N(s),notes:t,expectedTotal:C?.total},r=u??l.begin(n,a);return u?l.resend(u):(d.set(e,``),m(E(r))),_(E(r)),r}function B(e,t){_(t=>t===E(e)?``:t),l.fail(e,t)&&(d.restore(e.customer,e.input.notes),O())}return e(r,{children:[e(y,{title:t.title,parent:{label:n,link:{to:`/orders`}}}),u&&E(u)!==g&&e($,{order:u,onForget:()=>{l.forget(u),x(e=>e+1)}}),l.sent.filter(e=>e!==u).map(t=>e(se,{order:t},E(t))),e(A,{main:e(`fieldset`,{className:q.unsent,disabled:u!==void 0,children:[e(G,{id:i,onChange:e=>j({customer:e})}),e(b,{title:t.items,children:[e(Y,{lines:s,quoted:k,left:20-R,onChange:L}),T&&e(h,{error:T,onRetry:()=>void O()}),i?R<20&&e(ne,{customer:i,chosen:s,onAdd:e=>L([...s,{variation:e,quantity:1}])}):e(`p`,{className:`muted`,children:t.chooseFirst}),R>=20&&e(`p`,{className:`muted`,children:t.full(20)})]})]}),side:i&&e(re,{customer:i,quote:C,isCurrent:D,sent:u,isQuotedSince:S,notes:u?u.input.notes:d.of(i),onNotes:e=>d.set(i,e),onSend:e=>z(i,e),onPlaced:l.forget,onFailed:B},`${i} ${a} ${v}`)})]})}function $({order:t,onForget:n}){let i=c(W);return e(k,{tone:`warn`,icon:s,action:e(r,{children:[e(S,{size:`small`,to:`/customers/$id`,params:{id:t.customer},children:i.theirOrders}),e(g,{size:`small`,onClick:n,children:i.beginAnew})]}),children:i.sentBefore})}function se({order:t}){let n=c(W),r=_(),{customer:i,items:a}=t;return e(k,{tone:`warn`,icon:s,action:e(S,{size:`small`,to:`/orders/new`,search:{customer:i,items:a},children:n.openSent}),children:n.sentElsewhere(r.money(t.input.expectedTotal??`0.00`))})}var ce=250;function le(e,t,n){let r=x(t,ce),i=e!==void 0&&r!==``&&t!==``,{data:a,error:s,isPlaceholderData:c,isFetching:l,refetch:u}=o(V,{input:{customerId:e??``,items:N(P(r))}},{enabled:i&&!n});return{quote:i&&!s?a?.orderQuote:void 0,error:i?s:null,isCurrent:i&&r===t&&!c&&!l&&!s,refetch:u}}export{oe as NewOrder};