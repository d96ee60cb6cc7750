import{Ct as e,Et as t,Ft as n,Mt as r,_ as i,bt as a,d as o,jt as s,m as c,s as l,v as u,wt as d,y as f,yt as p}from"./index-BF7gfdEn.js";import{Dt as m,S as h,T as g,bt as _,d as v,dt as y,j as b,rt as x,u as S,ut as C,vt as w,yt as T}from"./parts-B1e_nSuq.js";import{T as E,d as D,o as O,u as k}from"./early-B4kcvaOe.js";import{t as A}from"./orders-BviVOzHW.js";import{i as j}from"./Field-DBdZ1Q1c.js";import{t as M}from"./Form-BF5RCbtZ.js";var N=n(r(),1),P=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},F=new P(`
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
    `),I=new P(`
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
    `),L=new P(`
    query QuoteOrder($input: OrderQuoteInput!) {
  orderQuote(input: $input) {
    total
    walletBalance
    walletAfter
    problems {
      code
      message
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
      }
    }
  }
}
    `),R=new P(`
    mutation CreateOrder($input: CreateOrderInput!) {
  createOrder(input: $input) {
    id
    number
  }
}
    `),z=(e,t,n)=>e===1?t:n,B=u({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,problem:{CUSTOMER_BLOCKED:`The customer is blocked and cannot buy.`,INSUFFICIENT_BALANCE:`The wallet does not hold enough. Add a top-up or adjust the wallet first.`,INSUFFICIENT_STOCK:`There is not enough in stock, and the variation is not sold beyond it.`},toWallet:`Open the wallet`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${z(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,problem:{CUSTOMER_BLOCKED:`O cliente está bloqueado e não pode comprar.`,INSUFFICIENT_BALANCE:`A carteira não tem saldo suficiente. Faça uma recarga ou ajuste a carteira antes.`,INSUFFICIENT_STOCK:`Não há estoque suficiente, e a variação não é vendida além dele.`},toWallet:`Abrir a carteira`}),V=s();function H({id:e,onChange:t}){let n=f(B),r=x(),{statuses:s}=f(i),[l,u]=(0,N.useState)(``),d=(0,N.useDeferredValue)(l),p=e!==void 0||d.length>=2,{data:m,error:h,isPending:y,refetch:b}=a(F,{where:e?{id:e}:{or:g(d)}},{enabled:p}),S=p?m?.customers.edges.map(e=>e.node)??[]:[],w=S.find(t=>t.id===e);return(0,V.jsxs)(_,{title:n.customer,actions:e&&(0,V.jsx)(c,{size:`small`,look:`quiet`,onClick:()=>t(void 0),children:n.change}),children:[h&&(0,V.jsx)(o,{error:h,onRetry:()=>void b()}),e&&!h&&(w?(0,V.jsx)(U,{...w}):y?(0,V.jsx)(C,{width:30}):n.noneFound),!e&&!h&&(0,V.jsx)(v,{label:n.findCustomer,text:l,onText:u,choices:S.map(e=>({id:e.id,label:(0,V.jsx)(U,{...e}),end:e.status===`BLOCKED`?s.customer.BLOCKED:n.wallet(r.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:t,empty:d.length<2?n.findHint:y?``:n.noneFound})]})}function U({name:e,email:t,linkedPhone:n,tier:r}){return(0,V.jsxs)(`span`,{children:[(0,V.jsx)(`strong`,{children:e}),` `,(0,V.jsx)(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var W={lines:`_lines_5icia_2`,line:`_line_5icia_2`,what:`_what_5icia_13`,quantity:`_quantity_5icia_23`,price:`_price_5icia_32`,problem:`_problem_5icia_36`,summary:`_summary_5icia_40`,problems:`_problems_5icia_44`};function G({code:e,message:t}){let{problem:n}=f(B);return e in n?n[e]:t}function K({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:(0,V.jsx)(`ul`,{className:W.lines,children:e.map(i=>(0,V.jsx)(q,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function q(e){let{line:t,quoted:n,most:r,onQuantity:i,onRemove:a}=e,o=f(B),s=n?.sku??`…`,[l,u]=(0,N.useState)(null);function d(e){let t=/^\d+$/.test(e)&&Number(e)>=1;u(t?null:e),t&&i(Math.min(r,Number(e)))}return(0,V.jsxs)(`li`,{className:W.line,children:[n?(0,V.jsx)(J,{quoted:n}):(0,V.jsx)(C,{width:24}),(0,V.jsx)(`input`,{className:W.quantity,type:`number`,inputMode:`numeric`,"aria-label":o.quantity(s),min:1,max:r,value:l??t.quantity,"aria-invalid":l!==null,onChange:e=>d(e.target.value),onBlur:()=>u(null)}),(0,V.jsx)(`span`,{className:W.price,children:n?(0,V.jsx)(b,{amount:n.subtotal}):(0,V.jsx)(C,{width:7})}),(0,V.jsx)(c,{size:`small`,look:`quiet`,icon:m,"aria-label":o.remove(s),onClick:a}),n?.problem&&(0,V.jsx)(`p`,{role:`alert`,className:W.problem,children:(0,V.jsx)(G,{...n.problem})})]})}function J({quoted:e}){let t=f(B),n=x(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return(0,V.jsxs)(`span`,{className:W.what,children:[(0,V.jsx)(`strong`,{children:e.productName}),(0,V.jsxs)(`span`,{className:`muted`,children:[(0,V.jsx)(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}function Y({customer:e,chosen:t,onAdd:n}){let r=f(B),i=x(),[s,c]=(0,N.useState)(``),l=(0,N.useDeferredValue)(s),u=l.length>=2,{data:d,error:p,isPending:m,refetch:h}=a(I,{customer:e,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:l},{hasProductWith:[{nameContainsFold:l}]}]}},{enabled:u});if(p)return(0,V.jsx)(o,{error:p,onRetry:()=>void h()});let g=u?d?.variations.edges.map(e=>e.node)??[]:[];return(0,V.jsx)(v,{label:r.findVariation,text:s,onText:c,choices:g.flatMap(({id:e,sku:n,product:a,stockQuantity:o,offer:s})=>s&&t.every(({variation:t})=>t!==e)?[{id:e,label:(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(`strong`,{children:a.name}),` `,(0,V.jsx)(`code`,{children:n})]}),end:[i.money(s.price),s.appliedTier?.name,r.stock(i.count(o))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{c(``),n(e)},empty:l.length<2?r.findHint:m?``:r.noneFound})}function X({customer:e,lines:n,quote:r,isCurrent:i,onRefused:a}){let o=f(B),s=x(),c=t(),u=h(),{mutateAsync:m}=p(R),g=r?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)??[];async function v(t){try{let{createOrder:r}=await m({input:{customerId:e,items:k(n),notes:t,idempotencyKey:u}});l(o.placed(r.number)),await c({to:`/orders/$number`,params:{number:r.number},replace:!0})}catch(e){throw a(),e}}return(0,V.jsx)(_,{title:o.summary,children:(0,V.jsxs)(`div`,{className:W.summary,"aria-busy":r!==void 0&&!i,children:[r&&(0,V.jsx)(w,{facts:[{label:o.total,value:(0,V.jsx)(b,{amount:r.total})},{label:o.walletNow,value:(0,V.jsx)(b,{amount:r.walletBalance})},{label:o.walletAfter,value:(0,V.jsx)(b,{amount:r.walletAfter})}]}),g.length>0&&(0,V.jsx)(`div`,{role:`alert`,className:W.problems,children:g.map(t=>(0,V.jsxs)(`p`,{children:[(0,V.jsx)(G,{...t}),` `,t.code===`INSUFFICIENT_BALANCE`&&(0,V.jsx)(d,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:o.toWallet})]},t.code))}),(0,V.jsx)(M,{submitLabel:r?o.placeFor(s.money(r.total)):o.place,disabled:!r||!i||r.problems.length>0,onSubmit:({notes:e})=>v(String(e??``)),children:(0,V.jsx)(j,{name:`notes`,label:o.notes,hint:o.notesHint,optional:!0,maxLength:2e3})})]})})}var Z=e(`/signedIn/orders/new`);function Q(){let e=f(B),{title:t}=f(A),{customer:n,items:r=``}=Z.useSearch(),i=Z.useNavigate(),a=O(r),{quote:s,error:c,isCurrent:l,refetch:u}=ee(n,r),d=e=>void i({search:E({customer:n,items:r,...e}),replace:!0,resetScroll:!1}),p=e=>d({items:D(e)}),m=k(a).length;return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(y,{title:e.title,parent:{label:t,link:{to:`/orders`}}}),(0,V.jsx)(T,{main:(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(H,{id:n,onChange:e=>d({customer:e})}),(0,V.jsxs)(_,{title:e.items,children:[(0,V.jsx)(K,{lines:a,quoted:s?.lines??[],left:20-m,onChange:p}),c&&(0,V.jsx)(o,{error:c,onRetry:()=>void u()}),n?m<20&&(0,V.jsx)(Y,{customer:n,chosen:a,onAdd:e=>p([...a,{variation:e,quantity:1}])}):(0,V.jsx)(`p`,{className:`muted`,children:e.chooseFirst}),m>=20&&(0,V.jsx)(`p`,{className:`muted`,children:e.full(20)})]})]}),side:n&&(0,V.jsx)(X,{customer:n,lines:a,quote:s,isCurrent:l,onRefused:()=>void u()})})]})}var $=250;function ee(e,t){let n=S(t,$),r=e!==void 0&&n!==``&&t!==``,{data:i,error:o,isPlaceholderData:s,isFetching:c,refetch:l}=a(L,{input:{customerId:e??``,items:k(O(n))}},{enabled:r});return{quote:r&&!o?i?.orderQuote:void 0,error:r?o:null,isCurrent:r&&n===t&&!s&&!c&&!o,refetch:l}}export{Q as NewOrder};