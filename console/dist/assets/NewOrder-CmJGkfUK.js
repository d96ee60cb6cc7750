import{Ot as e,Tt as t,f as n,h as r,jt as i,kt as a,l as o,nt as s,rt as c,s as l,tt as u,wt as d,xt as f}from"./index-DxvkqU8P.js";import{b as p,n as m,t as h}from"./messages-igU7N3k3.js";import{t as g}from"./Card-D9gWPMxB.js";import{t as _}from"./Columns-JRsL2czq.js";import{t as v}from"./PageHeader-OMwtLIVL.js";import{t as y}from"./useDebounced-BE3wvojo.js";import{t as b}from"./messages-CjnROXe_.js";import{i as x,t as S}from"./react-sySUN5R7.js";import{t as C}from"./customerWhere-BZkFrO6H.js";import{t as w}from"./useFormat-CaUEnYtq.js";import{t as T}from"./Choices-2AEPSQB4.js";import{t as E}from"./Skeleton-BXkyiMm1.js";import{t as D}from"./trash-BJLvUFIJ.js";import{t as O}from"./Money-DWrvieYF.js";import{t as k}from"./useIdempotencyKey-C_os6lJL.js";import{t as A}from"./Facts-h87Ejtjd.js";import{i as j}from"./Field-BDMUAlS8.js";import{t as M}from"./Form-1p36lu4P.js";var N=x(S(),1),P=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},F=new P(`
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
    `),z=(e,t,n)=>e===1?t:n,B=h({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,problem:{CUSTOMER_BLOCKED:`The customer is blocked and cannot buy.`,INSUFFICIENT_BALANCE:`The wallet does not hold enough. Add a top-up or adjust the wallet first.`,INSUFFICIENT_STOCK:`There is not enough in stock, and the variation is not sold beyond it.`},toWallet:`Open the wallet`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${z(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,problem:{CUSTOMER_BLOCKED:`O cliente está bloqueado e não pode comprar.`,INSUFFICIENT_BALANCE:`A carteira não tem saldo suficiente. Faça uma recarga ou ajuste a carteira antes.`,INSUFFICIENT_STOCK:`Não há estoque suficiente, e a variação não é vendida além dele.`},toWallet:`Abrir a carteira`}),V=p();function H({id:e,onChange:i}){let a=m(B),s=w(),{statuses:c}=m(r),[l,u]=(0,N.useState)(``),d=(0,N.useDeferredValue)(l),f=e!==void 0||d.length>=2,{data:p,error:h,isPending:_,refetch:v}=t(F,{where:e?{id:e}:{or:C(d)}},{enabled:f}),y=f?p?.customers.edges.map(e=>e.node)??[]:[],b=y.find(t=>t.id===e);return(0,V.jsxs)(g,{title:a.customer,actions:e&&(0,V.jsx)(n,{size:`small`,look:`quiet`,onClick:()=>i(void 0),children:a.change}),children:[h&&(0,V.jsx)(o,{error:h,onRetry:()=>void v()}),e&&!h&&(b?(0,V.jsx)(U,{...b}):_?(0,V.jsx)(E,{width:30}):a.noneFound),!e&&!h&&(0,V.jsx)(T,{label:a.findCustomer,text:l,onText:u,choices:y.map(e=>({id:e.id,label:(0,V.jsx)(U,{...e}),end:e.status===`BLOCKED`?c.customer.BLOCKED:a.wallet(s.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:i,empty:d.length<2?a.findHint:_?``:a.noneFound})]})}function U({name:e,email:t,linkedPhone:n,tier:r}){return(0,V.jsxs)(`span`,{children:[(0,V.jsx)(`strong`,{children:e}),` `,(0,V.jsx)(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var W={lines:`_lines_5icia_2`,line:`_line_5icia_2`,what:`_what_5icia_13`,quantity:`_quantity_5icia_23`,price:`_price_5icia_32`,problem:`_problem_5icia_36`,summary:`_summary_5icia_40`,problems:`_problems_5icia_44`};function G({code:e,message:t}){let{problem:n}=m(B);return e in n?n[e]:t}function K({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:(0,V.jsx)(`ul`,{className:W.lines,children:e.map(i=>(0,V.jsx)(q,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function q(e){let{line:t,quoted:r,most:i,onQuantity:a,onRemove:o}=e,s=m(B),c=r?.sku??`…`,[l,u]=(0,N.useState)(null);function d(e){let t=/^\d+$/.test(e)&&Number(e)>=1;u(t?null:e),t&&a(Math.min(i,Number(e)))}return(0,V.jsxs)(`li`,{className:W.line,children:[r?(0,V.jsx)(J,{quoted:r}):(0,V.jsx)(E,{width:24}),(0,V.jsx)(`input`,{className:W.quantity,type:`number`,inputMode:`numeric`,"aria-label":s.quantity(c),min:1,max:i,value:l??t.quantity,"aria-invalid":l!==null,onChange:e=>d(e.target.value),onBlur:()=>u(null)}),(0,V.jsx)(`span`,{className:W.price,children:r?(0,V.jsx)(O,{amount:r.subtotal}):(0,V.jsx)(E,{width:7})}),(0,V.jsx)(n,{size:`small`,look:`quiet`,icon:D,"aria-label":s.remove(c),onClick:o}),r?.problem&&(0,V.jsx)(`p`,{role:`alert`,className:W.problem,children:(0,V.jsx)(G,{...r.problem})})]})}function J({quoted:e}){let t=m(B),n=w(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return(0,V.jsxs)(`span`,{className:W.what,children:[(0,V.jsx)(`strong`,{children:e.productName}),(0,V.jsxs)(`span`,{className:`muted`,children:[(0,V.jsx)(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}function Y({customer:e,chosen:n,onAdd:r}){let i=m(B),a=w(),[s,c]=(0,N.useState)(``),l=(0,N.useDeferredValue)(s),u=l.length>=2,{data:d,error:f,isPending:p,refetch:h}=t(I,{customer:e,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:l},{hasProductWith:[{nameContainsFold:l}]}]}},{enabled:u});if(f)return(0,V.jsx)(o,{error:f,onRetry:()=>void h()});let g=u?d?.variations.edges.map(e=>e.node)??[]:[];return(0,V.jsx)(T,{label:i.findVariation,text:s,onText:c,choices:g.flatMap(({id:e,sku:t,product:r,stockQuantity:o,offer:s})=>s&&n.every(({variation:t})=>t!==e)?[{id:e,label:(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(`strong`,{children:r.name}),` `,(0,V.jsx)(`code`,{children:t})]}),end:[a.money(s.price),s.appliedTier?.name,i.stock(a.count(o))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{c(``),r(e)},empty:l.length<2?i.findHint:p?``:i.noneFound})}function X({customer:e,lines:t,quote:n,isCurrent:r,onRefused:o}){let c=m(B),u=w(),f=i(),p=k(),{mutateAsync:h}=d(R),_=n?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)??[];async function v(n){try{let{createOrder:r}=await h({input:{customerId:e,items:s(t),notes:n,idempotencyKey:p}});l(c.placed(r.number)),await f({to:`/orders/$number`,params:{number:r.number},replace:!0})}catch(e){throw o(),e}}return(0,V.jsx)(g,{title:c.summary,children:(0,V.jsxs)(`div`,{className:W.summary,"aria-busy":n!==void 0&&!r,children:[n&&(0,V.jsx)(A,{facts:[{label:c.total,value:(0,V.jsx)(O,{amount:n.total})},{label:c.walletNow,value:(0,V.jsx)(O,{amount:n.walletBalance})},{label:c.walletAfter,value:(0,V.jsx)(O,{amount:n.walletAfter})}]}),_.length>0&&(0,V.jsx)(`div`,{role:`alert`,className:W.problems,children:_.map(t=>(0,V.jsxs)(`p`,{children:[(0,V.jsx)(G,{...t}),` `,t.code===`INSUFFICIENT_BALANCE`&&(0,V.jsx)(a,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:c.toWallet})]},t.code))}),(0,V.jsx)(M,{submitLabel:n?c.placeFor(u.money(n.total)):c.place,disabled:!n||!r||n.problems.length>0,onSubmit:({notes:e})=>v(String(e??``)),children:(0,V.jsx)(j,{name:`notes`,label:c.notes,hint:c.notesHint,optional:!0,maxLength:2e3})})]})})}var Z=e(`/signedIn/orders/new`);function Q(){let e=m(B),{title:t}=m(b),{customer:n,items:r=``}=Z.useSearch(),i=Z.useNavigate(),a=u(r),{quote:l,error:d,isCurrent:p,refetch:h}=ee(n,r),y=e=>void i({search:f({customer:n,items:r,...e}),replace:!0,resetScroll:!1}),x=e=>y({items:c(e)}),S=s(a).length;return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(v,{title:e.title,parent:{label:t,link:{to:`/orders`}}}),(0,V.jsx)(_,{main:(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(H,{id:n,onChange:e=>y({customer:e})}),(0,V.jsxs)(g,{title:e.items,children:[(0,V.jsx)(K,{lines:a,quoted:l?.lines??[],left:20-S,onChange:x}),d&&(0,V.jsx)(o,{error:d,onRetry:()=>void h()}),n?S<20&&(0,V.jsx)(Y,{customer:n,chosen:a,onAdd:e=>x([...a,{variation:e,quantity:1}])}):(0,V.jsx)(`p`,{className:`muted`,children:e.chooseFirst}),S>=20&&(0,V.jsx)(`p`,{className:`muted`,children:e.full(20)})]})]}),side:n&&(0,V.jsx)(X,{customer:n,lines:a,quote:l,isCurrent:p,onRefused:()=>void h()})})]})}var $=250;function ee(e,n){let r=y(n,$),i=e!==void 0&&r!==``&&n!==``,{data:a,error:o,isPlaceholderData:c,isFetching:l,refetch:d}=t(L,{input:{customerId:e??``,items:s(u(r))}},{enabled:i});return{quote:i&&!o?a?.orderQuote:void 0,error:i?o:null,isCurrent:i&&r===n&&!c&&!l&&!o,refetch:d}}export{Q as NewOrder};