import{Cn as e,D as t,E as n,It as r,Jt as i,Lt as a,Mt as o,O as s,T as c,Yt as l,b as u,bn as d,jt as f,m as p,mn as m,v as h,w as g,zt as _}from"./index-CrslgKQf.js";import{J as v,W as y,X as b,_ as x,q as S,s as C}from"./parts-uYqX-dei.js";import{S as w,U as T,W as E,at as D,f as O}from"./details-CfP5J__g.js";import{H as k,_ as A,ht as j,p as M,v as N}from"./early-DhbaGOmZ.js";import{t as P}from"./orders-CMZ4q0nx.js";import{$t as F}from"./dialogs-myGTe9xi.js";import{t as I}from"./TextArea-dGB-gb2c.js";l();var L=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},R=new L(`
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
    `),z=new L(`
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
    `),B=new L(`
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
    `),V=new L(`
    mutation CreateOrder($input: CreateOrderInput!) {
  createOrder(input: $input) {
    id
    number
  }
}
    `),H=(e,t,n)=>e===1?t:n,U=t({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,toWallet:`Open the wallet`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${H(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,toWallet:`Abrir a carteira`});function W({id:e,onChange:t}){let r=s(U),a=y(),{statuses:c}=s(n),[l,d]=m(``),f=e!==void 0||l.length>=2,{data:h,error:g,isPending:_,refetch:v}=o(R,{where:e?{id:e}:{matches:l}},{enabled:f}),x=f?h?.customers.edges.map(e=>e.node)??[]:[],C=x.find(t=>t.id===e);return i(b,{title:r.customer,actions:e&&i(u,{size:`small`,look:`quiet`,onClick:()=>t(void 0),children:r.change}),children:[g&&i(p,{error:g,onRetry:()=>void v()}),e&&!g&&(C?i(G,{...C}):_?i(S,{width:30}):r.noneFound),!e&&!g&&i(O,{label:r.findCustomer,text:l,onText:d,choices:x.map(e=>({id:e.id,label:i(G,{...e}),end:e.status===`BLOCKED`?c.customer.BLOCKED:r.wallet(a.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:t,empty:l.length<2?r.findHint:_?``:r.noneFound})]})}function G({name:e,email:t,linkedPhone:n,tier:r}){return i(`span`,{children:[i(`strong`,{children:e}),` `,i(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var K={lines:`_lines_5icia_2`,line:`_line_5icia_2`,what:`_what_5icia_13`,quantity:`_quantity_5icia_23`,price:`_price_5icia_32`,problem:`_problem_5icia_36`,summary:`_summary_5icia_40`,problems:`_problems_5icia_44`};function q(e){return c(),g(e)}l();function J({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:i(`ul`,{className:K.lines,children:e.map(a=>i(Y,{line:a,quoted:t.find(({variationId:e})=>e===a.variation),most:a.quantity+n,onQuantity:t=>r(e.map(e=>e===a?{...a,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==a))},a.variation))})}function Y(e){let{line:t,quoted:n,most:r,onQuantity:a,onRemove:o}=e,c=s(U),l=n?.sku??`…`,[d,f]=m(null);function p(e){let t=/^\d+$/.test(e)&&Number(e)>=1;f(t?null:e),t&&a(Math.min(r,Number(e)))}return i(`li`,{className:K.line,children:[n?i(X,{quoted:n}):i(S,{width:24}),i(`input`,{className:K.quantity,type:`number`,inputMode:`numeric`,"aria-label":c.quantity(l),min:1,max:r,value:d??t.quantity,"aria-invalid":d!==null,onChange:e=>p(e.target.value),onBlur:()=>f(null)}),i(`span`,{className:K.price,children:n?i(C,{amount:n.subtotal}):i(S,{width:7})}),i(u,{size:`small`,look:`quiet`,icon:D,"aria-label":c.remove(l),onClick:o}),n?.problem&&i(`p`,{role:`alert`,className:K.problem,children:i(q,{...n.problem})})]})}function X({quoted:e}){let t=s(U),n=y(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return i(`span`,{className:K.what,children:[i(`strong`,{children:e.productName}),i(`span`,{className:`muted`,children:[i(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}l(),e();function Z({customer:e,chosen:t,onAdd:n}){let r=s(U),a=y(),[c,l]=m(``),u=c.length>=2,{data:f,error:h,isPending:g,refetch:_}=o(z,{customer:e,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:c},{hasProductWith:[{nameContainsFold:c}]}]}},{enabled:u});if(h)return i(p,{error:h,onRetry:()=>void _()});let v=u?f?.variations.edges.map(e=>e.node)??[]:[];return i(O,{label:r.findVariation,text:c,onText:l,choices:v.flatMap(({id:e,sku:n,product:o,stockQuantity:s,offer:c})=>c&&t.every(({variation:t})=>t!==e)?[{id:e,label:i(d,{children:[i(`strong`,{children:o.name}),` `,i(`code`,{children:n})]}),end:[a.money(c.price),c.appliedTier?.name,r.stock(a.count(s))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{l(``),n(e)},empty:c.length<2?r.findHint:g?``:r.noneFound})}function Q({customer:e,lines:t,quote:n,isCurrent:r,onRefused:o}){let c=s(U),l=y(),u=_(),d=w(),{mutateAsync:p}=f(V),m=n?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)??[];async function g(n){try{let{createOrder:r}=await p({input:{customerId:e,items:A(t),notes:n,idempotencyKey:d}});h(c.placed(r.number)),await u({to:`/orders/$number`,params:{number:r.number},replace:!0})}catch(e){throw j(e,`NETWORK`)||o(),e}}return i(b,{title:c.summary,children:i(`div`,{className:K.summary,"aria-busy":n!==void 0&&!r,children:[n&&i(T,{facts:[{label:c.total,value:i(C,{amount:n.total})},{label:c.walletNow,value:i(C,{amount:n.walletBalance})},{label:c.walletAfter,value:i(C,{amount:n.walletAfter})}]}),m.length>0&&i(`div`,{role:`alert`,className:K.problems,children:m.map(t=>i(`p`,{children:[i(q,{...t}),` `,t.code===`INSUFFICIENT_BALANCE`&&i(a,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:c.toWallet})]},t.code))}),i(F,{submitLabel:n?c.placeFor(l.money(n.total)):c.place,disabled:!n||!r||n.problems.length>0,onSubmit:({notes:e})=>g(String(e??``)),children:i(I,{name:`notes`,label:c.notes,hint:c.notesHint,optional:!0,maxLength:2e3})})]})})}e();var $=r(`/signedIn/orders/new`);function ee(){let e=s(U),{title:t}=s(P),{customer:n,items:r=``}=$.useSearch(),a=$.useNavigate(),o=M(r),{quote:c,error:l,isCurrent:u,refetch:f}=ne(n,r),m=e=>void a({search:k({customer:n,items:r,...e}),replace:!0,resetScroll:!1}),h=e=>m({items:N(e)}),g=A(o).length;return i(d,{children:[i(v,{title:e.title,parent:{label:t,link:{to:`/orders`}}}),i(E,{main:i(d,{children:[i(W,{id:n,onChange:e=>m({customer:e})}),i(b,{title:e.items,children:[i(J,{lines:o,quoted:c?.lines??[],left:20-g,onChange:h}),l&&i(p,{error:l,onRetry:()=>void f()}),n?g<20&&i(Z,{customer:n,chosen:o,onAdd:e=>h([...o,{variation:e,quantity:1}])}):i(`p`,{className:`muted`,children:e.chooseFirst}),g>=20&&i(`p`,{className:`muted`,children:e.full(20)})]})]}),side:n&&i(Q,{customer:n,lines:o,quote:c,isCurrent:u,onRefused:()=>void f()})})]})}var te=250;function ne(e,t){let n=x(t,te),r=e!==void 0&&n!==``&&t!==``,{data:i,error:a,isPlaceholderData:s,isFetching:c,refetch:l}=o(B,{input:{customerId:e??``,items:A(M(n))}},{enabled:r});return{quote:r&&!a?i?.orderQuote:void 0,error:r?a:null,isCurrent:r&&n===t&&!s&&!c&&!a,refetch:l}}export{ee as NewOrder};