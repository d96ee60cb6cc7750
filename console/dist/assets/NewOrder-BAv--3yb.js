import{At as e,C as t,Et as n,Lt as r,Mt as i,Rt as a,S as o,Tt as s,b as c,fn as l,g as u,kt as d,ln as f,m as p,rn as m,u as h,w as g,x as _}from"./index-BzP1EClE.js";import{F as v,M as y,N as b,P as x,o as S,p as C}from"./parts-DggjclEf.js";import{X as w,Z as T,d as E,tt as D,w as O}from"./details-6EBFLphC.js";import{I as k,d as A,g as j,h as M}from"./early-CRuJpbae.js";import{t as N}from"./orders-CiHxsn9t.js";import{lt as P,rt as F}from"./dialogs-D67FP_ML.js";a();var I=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},L=new I(`
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
    `),V=(e,t,n)=>e===1?t:n,H=t({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,problem:{CUSTOMER_BLOCKED:`The customer is blocked and cannot buy.`,INSUFFICIENT_BALANCE:`The wallet does not hold enough. Add a top-up or adjust the wallet first.`,INSUFFICIENT_STOCK:`There is not enough in stock, and the variation is not sold beyond it.`},toWallet:`Open the wallet`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${V(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,problem:{CUSTOMER_BLOCKED:`O cliente está bloqueado e não pode comprar.`,INSUFFICIENT_BALANCE:`A carteira não tem saldo suficiente. Faça uma recarga ou ajuste a carteira antes.`,INSUFFICIENT_STOCK:`Não há estoque suficiente, e a variação não é vendida além dele.`},toWallet:`Abrir a carteira`});function U({id:e,onChange:t}){let i=g(H),a=x(),{statuses:s}=g(o),[c,l]=m(``),d=e!==void 0||c.length>=2,{data:f,error:p,isPending:_,refetch:b}=n(L,{where:e?{id:e}:{matches:c}},{enabled:d}),S=d?f?.customers.edges.map(e=>e.node)??[]:[],C=S.find(t=>t.id===e);return r(v,{title:i.customer,actions:e&&r(u,{size:`small`,look:`quiet`,onClick:()=>t(void 0),children:i.change}),children:[p&&r(h,{error:p,onRetry:()=>void b()}),e&&!p&&(C?r(W,{...C}):_?r(y,{width:30}):i.noneFound),!e&&!p&&r(E,{label:i.findCustomer,text:c,onText:l,choices:S.map(e=>({id:e.id,label:r(W,{...e}),end:e.status===`BLOCKED`?s.customer.BLOCKED:i.wallet(a.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:t,empty:c.length<2?i.findHint:_?``:i.noneFound})]})}function W({name:e,email:t,linkedPhone:n,tier:i}){return r(`span`,{children:[r(`strong`,{children:e}),` `,r(`span`,{className:`muted`,children:[t,n,i?.name].filter(Boolean).join(` · `)})]})}var G={lines:`_lines_5icia_2`,line:`_line_5icia_2`,what:`_what_5icia_13`,quantity:`_quantity_5icia_23`,price:`_price_5icia_32`,problem:`_problem_5icia_36`,summary:`_summary_5icia_40`,problems:`_problems_5icia_44`};function K(e){let{problem:t}=g(H);return _(),t[e.code]??c(e)}a();function q({lines:e,quoted:t,left:n,onChange:i}){return e.length===0?null:r(`ul`,{className:G.lines,children:e.map(a=>r(J,{line:a,quoted:t.find(({variationId:e})=>e===a.variation),most:a.quantity+n,onQuantity:t=>i(e.map(e=>e===a?{...a,quantity:t}:e)),onRemove:()=>i(e.filter(e=>e!==a))},a.variation))})}function J(e){let{line:t,quoted:n,most:i,onQuantity:a,onRemove:o}=e,s=g(H),c=n?.sku??`…`,[l,d]=m(null);function f(e){let t=/^\d+$/.test(e)&&Number(e)>=1;d(t?null:e),t&&a(Math.min(i,Number(e)))}return r(`li`,{className:G.line,children:[n?r(Y,{quoted:n}):r(y,{width:24}),r(`input`,{className:G.quantity,type:`number`,inputMode:`numeric`,"aria-label":s.quantity(c),min:1,max:i,value:l??t.quantity,"aria-invalid":l!==null,onChange:e=>f(e.target.value),onBlur:()=>d(null)}),r(`span`,{className:G.price,children:n?r(C,{amount:n.subtotal}):r(y,{width:7})}),r(u,{size:`small`,look:`quiet`,icon:D,"aria-label":s.remove(c),onClick:o}),n?.problem&&r(`p`,{role:`alert`,className:G.problem,children:r(K,{...n.problem})})]})}function Y({quoted:e}){let t=g(H),n=x(),i=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return r(`span`,{className:G.what,children:[r(`strong`,{children:e.productName}),r(`span`,{className:`muted`,children:[r(`code`,{children:e.sku}),` · `,i.filter(Boolean).join(` · `)]})]})}a(),l();function X({customer:e,chosen:t,onAdd:i}){let a=g(H),o=x(),[s,c]=m(``),l=s.length>=2,{data:u,error:d,isPending:p,refetch:_}=n(R,{customer:e,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:s},{hasProductWith:[{nameContainsFold:s}]}]}},{enabled:l});if(d)return r(h,{error:d,onRetry:()=>void _()});let v=l?u?.variations.edges.map(e=>e.node)??[]:[];return r(E,{label:a.findVariation,text:s,onText:c,choices:v.flatMap(({id:e,sku:n,product:i,stockQuantity:s,offer:c})=>c&&t.every(({variation:t})=>t!==e)?[{id:e,label:r(f,{children:[r(`strong`,{children:i.name}),` `,r(`code`,{children:n})]}),end:[o.money(c.price),c.appliedTier?.name,a.stock(o.count(s))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{c(``),i(e)},empty:s.length<2?a.findHint:p?``:a.noneFound})}function Z({customer:t,lines:n,quote:a,isCurrent:o,onRefused:c}){let l=g(H),u=x(),d=i(),f=O(),{mutateAsync:m}=s(B),h=a?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)??[];async function _(e){try{let{createOrder:r}=await m({input:{customerId:t,items:M(n),notes:e,idempotencyKey:f}});p(l.placed(r.number)),await d({to:`/orders/$number`,params:{number:r.number},replace:!0})}catch(e){throw c(),e}}return r(v,{title:l.summary,children:r(`div`,{className:G.summary,"aria-busy":a!==void 0&&!o,children:[a&&r(w,{facts:[{label:l.total,value:r(C,{amount:a.total})},{label:l.walletNow,value:r(C,{amount:a.walletBalance})},{label:l.walletAfter,value:r(C,{amount:a.walletAfter})}]}),h.length>0&&r(`div`,{role:`alert`,className:G.problems,children:h.map(n=>r(`p`,{children:[r(K,{...n}),` `,n.code===`INSUFFICIENT_BALANCE`&&r(e,{to:`/customers/$id`,params:{id:t},search:{tab:`wallet`},children:l.toWallet})]},n.code))}),r(F,{submitLabel:a?l.placeFor(u.money(a.total)):l.place,disabled:!a||!o||a.problems.length>0,onSubmit:({notes:e})=>_(String(e??``)),children:r(P,{name:`notes`,label:l.notes,hint:l.notesHint,optional:!0,maxLength:2e3})})]})})}l();var Q=d(`/signedIn/orders/new`);function $(){let e=g(H),{title:t}=g(N),{customer:n,items:i=``}=Q.useSearch(),a=Q.useNavigate(),o=A(i),{quote:s,error:c,isCurrent:l,refetch:u}=te(n,i),d=e=>void a({search:k({customer:n,items:i,...e}),replace:!0,resetScroll:!1}),p=e=>d({items:j(e)}),m=M(o).length;return r(f,{children:[r(b,{title:e.title,parent:{label:t,link:{to:`/orders`}}}),r(T,{main:r(f,{children:[r(U,{id:n,onChange:e=>d({customer:e})}),r(v,{title:e.items,children:[r(q,{lines:o,quoted:s?.lines??[],left:20-m,onChange:p}),c&&r(h,{error:c,onRetry:()=>void u()}),n?m<20&&r(X,{customer:n,chosen:o,onAdd:e=>p([...o,{variation:e,quantity:1}])}):r(`p`,{className:`muted`,children:e.chooseFirst}),m>=20&&r(`p`,{className:`muted`,children:e.full(20)})]})]}),side:n&&r(Z,{customer:n,lines:o,quote:s,isCurrent:l,onRefused:()=>void u()})})]})}var ee=250;function te(e,t){let r=S(t,ee),i=e!==void 0&&r!==``&&t!==``,{data:a,error:o,isPlaceholderData:s,isFetching:c,refetch:l}=n(z,{input:{customerId:e??``,items:M(A(r))}},{enabled:i});return{quote:i&&!o?a?.orderQuote:void 0,error:i?o:null,isCurrent:i&&r===t&&!s&&!c&&!o,refetch:l}}export{$ as NewOrder};