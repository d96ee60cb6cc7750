import{At as e,Bt as t,C as n,Dt as r,Et as i,Nt as a,S as o,Vt as s,b as c,fn as l,g as u,hn as d,jt as f,m as p,on as m,u as h,w as g,x as _}from"./index-DStYPVG5.js";import{G as v,H as y,K as b,_ as x,q as S,s as C}from"./parts-CzZ38pdg.js";import{J as w,ct as T,d as E,q as D,w as O}from"./details-CwQO3Pyu.js";import{V as k,_ as A,p as j,v as M}from"./early-CY4GmciT.js";import{t as N}from"./orders-CmRxONeM.js";import{$t as P}from"./dialogs-BtUfKpgs.js";import{t as F}from"./TextArea-D_GJD7Bu.js";s();var I=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},L=new I(`
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
    `),V=(e,t,n)=>e===1?t:n,H=n({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,toWallet:`Open the wallet`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${V(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,toWallet:`Abrir a carteira`});function U({id:e,onChange:n}){let i=g(H),a=y(),{statuses:s}=g(o),[c,l]=m(``),d=e!==void 0||c.length>=2,{data:f,error:p,isPending:_,refetch:b}=r(L,{where:e?{id:e}:{matches:c}},{enabled:d}),x=d?f?.customers.edges.map(e=>e.node)??[]:[],C=x.find(t=>t.id===e);return t(S,{title:i.customer,actions:e&&t(u,{size:`small`,look:`quiet`,onClick:()=>n(void 0),children:i.change}),children:[p&&t(h,{error:p,onRetry:()=>void b()}),e&&!p&&(C?t(W,{...C}):_?t(v,{width:30}):i.noneFound),!e&&!p&&t(E,{label:i.findCustomer,text:c,onText:l,choices:x.map(e=>({id:e.id,label:t(W,{...e}),end:e.status===`BLOCKED`?s.customer.BLOCKED:i.wallet(a.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:n,empty:c.length<2?i.findHint:_?``:i.noneFound})]})}function W({name:e,email:n,linkedPhone:r,tier:i}){return t(`span`,{children:[t(`strong`,{children:e}),` `,t(`span`,{className:`muted`,children:[n,r,i?.name].filter(Boolean).join(` · `)})]})}var G={lines:`_lines_5icia_2`,line:`_line_5icia_2`,what:`_what_5icia_13`,quantity:`_quantity_5icia_23`,price:`_price_5icia_32`,problem:`_problem_5icia_36`,summary:`_summary_5icia_40`,problems:`_problems_5icia_44`};function K(e){return _(),c(e)}s();function q({lines:e,quoted:n,left:r,onChange:i}){return e.length===0?null:t(`ul`,{className:G.lines,children:e.map(a=>t(J,{line:a,quoted:n.find(({variationId:e})=>e===a.variation),most:a.quantity+r,onQuantity:t=>i(e.map(e=>e===a?{...a,quantity:t}:e)),onRemove:()=>i(e.filter(e=>e!==a))},a.variation))})}function J(e){let{line:n,quoted:r,most:i,onQuantity:a,onRemove:o}=e,s=g(H),c=r?.sku??`…`,[l,d]=m(null);function f(e){let t=/^\d+$/.test(e)&&Number(e)>=1;d(t?null:e),t&&a(Math.min(i,Number(e)))}return t(`li`,{className:G.line,children:[r?t(Y,{quoted:r}):t(v,{width:24}),t(`input`,{className:G.quantity,type:`number`,inputMode:`numeric`,"aria-label":s.quantity(c),min:1,max:i,value:l??n.quantity,"aria-invalid":l!==null,onChange:e=>f(e.target.value),onBlur:()=>d(null)}),t(`span`,{className:G.price,children:r?t(C,{amount:r.subtotal}):t(v,{width:7})}),t(u,{size:`small`,look:`quiet`,icon:T,"aria-label":s.remove(c),onClick:o}),r?.problem&&t(`p`,{role:`alert`,className:G.problem,children:t(K,{...r.problem})})]})}function Y({quoted:e}){let n=g(H),r=y(),i=[n.each(r.money(e.price)),e.appliedTier&&n.tier(e.appliedTier.name,r.money(e.basePrice)),n.stock(r.count(e.stockQuantity)),!e.problem&&e.waiting>0&&n.waits(e.waiting)];return t(`span`,{className:G.what,children:[t(`strong`,{children:e.productName}),t(`span`,{className:`muted`,children:[t(`code`,{children:e.sku}),` · `,i.filter(Boolean).join(` · `)]})]})}s(),d();function X({customer:e,chosen:n,onAdd:i}){let a=g(H),o=y(),[s,c]=m(``),u=s.length>=2,{data:d,error:f,isPending:p,refetch:_}=r(R,{customer:e,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:s},{hasProductWith:[{nameContainsFold:s}]}]}},{enabled:u});if(f)return t(h,{error:f,onRetry:()=>void _()});let v=u?d?.variations.edges.map(e=>e.node)??[]:[];return t(E,{label:a.findVariation,text:s,onText:c,choices:v.flatMap(({id:e,sku:r,product:i,stockQuantity:s,offer:c})=>c&&n.every(({variation:t})=>t!==e)?[{id:e,label:t(l,{children:[t(`strong`,{children:i.name}),` `,t(`code`,{children:r})]}),end:[o.money(c.price),c.appliedTier?.name,a.stock(o.count(s))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{c(``),i(e)},empty:s.length<2?a.findHint:p?``:a.noneFound})}function Z({customer:e,lines:n,quote:r,isCurrent:o,onRefused:s}){let c=g(H),l=y(),u=a(),d=O(),{mutateAsync:m}=i(B),h=r?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)??[];async function _(t){try{let{createOrder:r}=await m({input:{customerId:e,items:A(n),notes:t,idempotencyKey:d}});p(c.placed(r.number)),await u({to:`/orders/$number`,params:{number:r.number},replace:!0})}catch(e){throw s(),e}}return t(S,{title:c.summary,children:t(`div`,{className:G.summary,"aria-busy":r!==void 0&&!o,children:[r&&t(D,{facts:[{label:c.total,value:t(C,{amount:r.total})},{label:c.walletNow,value:t(C,{amount:r.walletBalance})},{label:c.walletAfter,value:t(C,{amount:r.walletAfter})}]}),h.length>0&&t(`div`,{role:`alert`,className:G.problems,children:h.map(n=>t(`p`,{children:[t(K,{...n}),` `,n.code===`INSUFFICIENT_BALANCE`&&t(f,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:c.toWallet})]},n.code))}),t(P,{submitLabel:r?c.placeFor(l.money(r.total)):c.place,disabled:!r||!o||r.problems.length>0,onSubmit:({notes:e})=>_(String(e??``)),children:t(F,{name:`notes`,label:c.notes,hint:c.notesHint,optional:!0,maxLength:2e3})})]})})}d();var Q=e(`/signedIn/orders/new`);function $(){let e=g(H),{title:n}=g(N),{customer:r,items:i=``}=Q.useSearch(),a=Q.useNavigate(),o=j(i),{quote:s,error:c,isCurrent:u,refetch:d}=te(r,i),f=e=>void a({search:k({customer:r,items:i,...e}),replace:!0,resetScroll:!1}),p=e=>f({items:M(e)}),m=A(o).length;return t(l,{children:[t(b,{title:e.title,parent:{label:n,link:{to:`/orders`}}}),t(w,{main:t(l,{children:[t(U,{id:r,onChange:e=>f({customer:e})}),t(S,{title:e.items,children:[t(q,{lines:o,quoted:s?.lines??[],left:20-m,onChange:p}),c&&t(h,{error:c,onRetry:()=>void d()}),r?m<20&&t(X,{customer:r,chosen:o,onAdd:e=>p([...o,{variation:e,quantity:1}])}):t(`p`,{className:`muted`,children:e.chooseFirst}),m>=20&&t(`p`,{className:`muted`,children:e.full(20)})]})]}),side:r&&t(Z,{customer:r,lines:o,quote:s,isCurrent:u,onRefused:()=>void d()})})]})}var ee=250;function te(e,t){let n=x(t,ee),i=e!==void 0&&n!==``&&t!==``,{data:a,error:o,isPlaceholderData:s,isFetching:c,refetch:l}=r(z,{input:{customerId:e??``,items:A(j(n))}},{enabled:i});return{quote:i&&!o?a?.orderQuote:void 0,error:i?o:null,isCurrent:i&&n===t&&!s&&!c&&!o,refetch:l}}export{$ as NewOrder};