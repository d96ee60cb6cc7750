import{At as e,Bt as t,C as n,Dt as r,Et as i,Nt as a,S as o,an as s,b as c,dn as l,g as u,jt as d,m as f,mn as p,u as m,w as h,x as g,zt as _}from"./index-Ci1AkQWy.js";import{H as v,U as y,W as b,d as x,v as S,z as C}from"./parts-DYi6Y7YZ.js";import{U as w,W as T,d as E,it as D,w as O}from"./details-DXdyoKLk.js";import{V as k,_ as A,p as j,v as M}from"./early-CY4GmciT.js";import{t as N}from"./orders-C7FpeYWE.js";import{$t as P}from"./dialogs-DjYVxy_K.js";import{t as F}from"./TextArea-DtVGeL0U.js";t();var I=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},L=new I(`
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
    `),V=(e,t,n)=>e===1?t:n,H=n({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,toWallet:`Open the wallet`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${V(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,toWallet:`Abrir a carteira`});function U({id:e,onChange:t}){let n=h(H),i=C(),{statuses:a}=h(o),[c,l]=s(``),d=e!==void 0||c.length>=2,{data:f,error:p,isPending:g,refetch:y}=r(L,{where:e?{id:e}:{matches:c}},{enabled:d}),x=d?f?.customers.edges.map(e=>e.node)??[]:[],S=x.find(t=>t.id===e);return _(b,{title:n.customer,actions:e&&_(u,{size:`small`,look:`quiet`,onClick:()=>t(void 0),children:n.change}),children:[p&&_(m,{error:p,onRetry:()=>void y()}),e&&!p&&(S?_(W,{...S}):g?_(v,{width:30}):n.noneFound),!e&&!p&&_(E,{label:n.findCustomer,text:c,onText:l,choices:x.map(e=>({id:e.id,label:_(W,{...e}),end:e.status===`BLOCKED`?a.customer.BLOCKED:n.wallet(i.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:t,empty:c.length<2?n.findHint:g?``:n.noneFound})]})}function W({name:e,email:t,linkedPhone:n,tier:r}){return _(`span`,{children:[_(`strong`,{children:e}),` `,_(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var G={lines:`_lines_5icia_2`,line:`_line_5icia_2`,what:`_what_5icia_13`,quantity:`_quantity_5icia_23`,price:`_price_5icia_32`,problem:`_problem_5icia_36`,summary:`_summary_5icia_40`,problems:`_problems_5icia_44`};function K(e){return g(),c(e)}t();function q({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:_(`ul`,{className:G.lines,children:e.map(i=>_(J,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function J(e){let{line:t,quoted:n,most:r,onQuantity:i,onRemove:a}=e,o=h(H),c=n?.sku??`…`,[l,d]=s(null);function f(e){let t=/^\d+$/.test(e)&&Number(e)>=1;d(t?null:e),t&&i(Math.min(r,Number(e)))}return _(`li`,{className:G.line,children:[n?_(Y,{quoted:n}):_(v,{width:24}),_(`input`,{className:G.quantity,type:`number`,inputMode:`numeric`,"aria-label":o.quantity(c),min:1,max:r,value:l??t.quantity,"aria-invalid":l!==null,onChange:e=>f(e.target.value),onBlur:()=>d(null)}),_(`span`,{className:G.price,children:n?_(x,{amount:n.subtotal}):_(v,{width:7})}),_(u,{size:`small`,look:`quiet`,icon:D,"aria-label":o.remove(c),onClick:a}),n?.problem&&_(`p`,{role:`alert`,className:G.problem,children:_(K,{...n.problem})})]})}function Y({quoted:e}){let t=h(H),n=C(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return _(`span`,{className:G.what,children:[_(`strong`,{children:e.productName}),_(`span`,{className:`muted`,children:[_(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}t(),p();function X({customer:e,chosen:t,onAdd:n}){let i=h(H),a=C(),[o,c]=s(``),u=o.length>=2,{data:d,error:f,isPending:p,refetch:g}=r(R,{customer:e,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:o},{hasProductWith:[{nameContainsFold:o}]}]}},{enabled:u});if(f)return _(m,{error:f,onRetry:()=>void g()});let v=u?d?.variations.edges.map(e=>e.node)??[]:[];return _(E,{label:i.findVariation,text:o,onText:c,choices:v.flatMap(({id:e,sku:n,product:r,stockQuantity:o,offer:s})=>s&&t.every(({variation:t})=>t!==e)?[{id:e,label:_(l,{children:[_(`strong`,{children:r.name}),` `,_(`code`,{children:n})]}),end:[a.money(s.price),s.appliedTier?.name,i.stock(a.count(o))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{c(``),n(e)},empty:o.length<2?i.findHint:p?``:i.noneFound})}function Z({customer:e,lines:t,quote:n,isCurrent:r,onRefused:o}){let s=h(H),c=C(),l=a(),u=O(),{mutateAsync:p}=i(B),m=n?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)??[];async function g(n){try{let{createOrder:r}=await p({input:{customerId:e,items:A(t),notes:n,idempotencyKey:u}});f(s.placed(r.number)),await l({to:`/orders/$number`,params:{number:r.number},replace:!0})}catch(e){throw o(),e}}return _(b,{title:s.summary,children:_(`div`,{className:G.summary,"aria-busy":n!==void 0&&!r,children:[n&&_(w,{facts:[{label:s.total,value:_(x,{amount:n.total})},{label:s.walletNow,value:_(x,{amount:n.walletBalance})},{label:s.walletAfter,value:_(x,{amount:n.walletAfter})}]}),m.length>0&&_(`div`,{role:`alert`,className:G.problems,children:m.map(t=>_(`p`,{children:[_(K,{...t}),` `,t.code===`INSUFFICIENT_BALANCE`&&_(d,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:s.toWallet})]},t.code))}),_(P,{submitLabel:n?s.placeFor(c.money(n.total)):s.place,disabled:!n||!r||n.problems.length>0,onSubmit:({notes:e})=>g(String(e??``)),children:_(F,{name:`notes`,label:s.notes,hint:s.notesHint,optional:!0,maxLength:2e3})})]})})}p();var Q=e(`/signedIn/orders/new`);function $(){let e=h(H),{title:t}=h(N),{customer:n,items:r=``}=Q.useSearch(),i=Q.useNavigate(),a=j(r),{quote:o,error:s,isCurrent:c,refetch:u}=te(n,r),d=e=>void i({search:k({customer:n,items:r,...e}),replace:!0,resetScroll:!1}),f=e=>d({items:M(e)}),p=A(a).length;return _(l,{children:[_(y,{title:e.title,parent:{label:t,link:{to:`/orders`}}}),_(T,{main:_(l,{children:[_(U,{id:n,onChange:e=>d({customer:e})}),_(b,{title:e.items,children:[_(q,{lines:a,quoted:o?.lines??[],left:20-p,onChange:f}),s&&_(m,{error:s,onRetry:()=>void u()}),n?p<20&&_(X,{customer:n,chosen:a,onAdd:e=>f([...a,{variation:e,quantity:1}])}):_(`p`,{className:`muted`,children:e.chooseFirst}),p>=20&&_(`p`,{className:`muted`,children:e.full(20)})]})]}),side:n&&_(Z,{customer:n,lines:a,quote:o,isCurrent:c,onRefused:()=>void u()})})]})}var ee=250;function te(e,t){let n=S(t,ee),i=e!==void 0&&n!==``&&t!==``,{data:a,error:o,isPlaceholderData:s,isFetching:c,refetch:l}=r(z,{input:{customerId:e??``,items:A(j(n))}},{enabled:i});return{quote:i&&!o?a?.orderQuote:void 0,error:i?o:null,isCurrent:i&&n===t&&!s&&!c&&!o,refetch:l}}export{$ as NewOrder};