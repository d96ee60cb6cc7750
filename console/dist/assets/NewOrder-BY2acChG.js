import{I as e,Ot as t,Tt as n,c as r,g as i,jt as a,kt as o,nt as s,p as c,rt as l,tt as u,u as d,wt as f,xt as p}from"./index-k3DwQtol.js";import{n as m,t as h,y as g}from"./messages-D6q2wzTs.js";import{UnknownPage as _}from"./UnknownPage-Dar2mdaL.js";import{t as v}from"./Card-BE4gRggC.js";import{t as y}from"./Columns-1xaPQL9q.js";import{t as b}from"./PageHeader-C7yVWW-2.js";import{t as x}from"./useDebounced-BE3wvojo.js";import{t as S}from"./messages-Il2rIZQr.js";import{i as C,t as w}from"./react-sySUN5R7.js";import{t as T}from"./customerWhere-BZkFrO6H.js";import{t as E}from"./useFormat-DwMsBLX0.js";import{t as D}from"./Choices-C-qnZYYp.js";import{t as O}from"./Skeleton-QZjdPRx6.js";import{t as k}from"./trash-CabaNok1.js";import{t as A}from"./Money-Ntbb8ro2.js";import{t as j}from"./useIdempotencyKey-C_os6lJL.js";import{t as M}from"./Facts-DSsKe6uh.js";import{i as N}from"./Field-CrUKDNx2.js";import{t as P}from"./Form-DRavRwo0.js";var F=C(w(),1),I=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},L=new I(`
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
    `),B=new I(`
    mutation CreateOrder($input: CreateOrderInput!) {
  createOrder(input: $input) {
    id
    number
  }
}
    `),V=(e,t,n)=>e===1?t:n,H=h({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,problem:{CUSTOMER_BLOCKED:`The customer is blocked and cannot buy.`,INSUFFICIENT_BALANCE:`The wallet does not hold enough. Add a top-up or adjust the wallet first.`,INSUFFICIENT_STOCK:`There is not enough in stock, and the variation is not sold beyond it.`},toWallet:`Open the wallet`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${V(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,problem:{CUSTOMER_BLOCKED:`O cliente está bloqueado e não pode comprar.`,INSUFFICIENT_BALANCE:`A carteira não tem saldo suficiente. Faça uma recarga ou ajuste a carteira antes.`,INSUFFICIENT_STOCK:`Não há estoque suficiente, e a variação não é vendida além dele.`},toWallet:`Abrir a carteira`}),U=g();function W({id:e,onChange:t}){let r=m(H),a=E(),{statuses:o}=m(i),[s,l]=(0,F.useState)(``),u=(0,F.useDeferredValue)(s),f=e!==void 0||u.length>=2,{data:p,error:h,isPending:g,refetch:_}=n(L,{where:e?{id:e}:{or:T(u)}},{enabled:f}),y=f?p?.customers.edges.map(e=>e.node)??[]:[],b=y.find(t=>t.id===e);return(0,U.jsxs)(v,{title:r.customer,actions:e&&(0,U.jsx)(c,{size:`small`,look:`quiet`,onClick:()=>t(void 0),children:r.change}),children:[h&&(0,U.jsx)(d,{error:h,onRetry:()=>void _()}),e&&!h&&(b?(0,U.jsx)(G,{...b}):g?(0,U.jsx)(O,{width:30}):r.noneFound),!e&&!h&&(0,U.jsx)(D,{label:r.findCustomer,text:s,onText:l,choices:y.map(e=>({id:e.id,label:(0,U.jsx)(G,{...e}),end:e.status===`BLOCKED`?o.customer.BLOCKED:r.wallet(a.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:t,empty:u.length<2?r.findHint:g?``:r.noneFound})]})}function G({name:e,email:t,linkedPhone:n,tier:r}){return(0,U.jsxs)(`span`,{children:[(0,U.jsx)(`strong`,{children:e}),` `,(0,U.jsx)(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var K={lines:`_lines_5icia_2`,line:`_line_5icia_2`,what:`_what_5icia_13`,quantity:`_quantity_5icia_23`,price:`_price_5icia_32`,problem:`_problem_5icia_36`,summary:`_summary_5icia_40`,problems:`_problems_5icia_44`};function q({code:e,message:t}){let{problem:n}=m(H);return e in n?n[e]:t}function J({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:(0,U.jsx)(`ul`,{className:K.lines,children:e.map(i=>(0,U.jsx)(Y,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function Y(e){let{line:t,quoted:n,most:r,onQuantity:i,onRemove:a}=e,o=m(H),s=n?.sku??`…`;return(0,U.jsxs)(`li`,{className:K.line,children:[n?(0,U.jsx)(X,{quoted:n}):(0,U.jsx)(O,{width:24}),(0,U.jsx)(`input`,{className:K.quantity,type:`number`,inputMode:`numeric`,"aria-label":o.quantity(s),min:1,max:r,value:t.quantity,onChange:e=>{let t=Math.min(r,Math.trunc(Number(e.target.value)));t>=1&&i(t)}}),(0,U.jsx)(`span`,{className:K.price,children:n?(0,U.jsx)(A,{amount:n.subtotal}):(0,U.jsx)(O,{width:7})}),(0,U.jsx)(c,{size:`small`,look:`quiet`,icon:k,"aria-label":o.remove(s),onClick:a}),n?.problem&&(0,U.jsx)(`p`,{role:`alert`,className:K.problem,children:(0,U.jsx)(q,{...n.problem})})]})}function X({quoted:e}){let t=m(H),n=E(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return(0,U.jsxs)(`span`,{className:K.what,children:[(0,U.jsx)(`strong`,{children:e.productName}),(0,U.jsxs)(`span`,{className:`muted`,children:[(0,U.jsx)(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}function Z({customer:e,chosen:t,onAdd:r}){let i=m(H),a=E(),[o,s]=(0,F.useState)(``),c=(0,F.useDeferredValue)(o),l=c.length>=2,{data:u,error:f,isPending:p,refetch:h}=n(R,{customer:e,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:c},{hasProductWith:[{nameContainsFold:c}]}]}},{enabled:l});if(f)return(0,U.jsx)(d,{error:f,onRetry:()=>void h()});let g=l?u?.variations.edges.map(e=>e.node)??[]:[];return(0,U.jsx)(D,{label:i.findVariation,text:o,onText:s,choices:g.flatMap(({id:e,sku:n,product:r,stockQuantity:o,offer:s})=>s&&t.every(({variation:t})=>t!==e)?[{id:e,label:(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(`strong`,{children:r.name}),` `,(0,U.jsx)(`code`,{children:n})]}),end:[a.money(s.price),s.appliedTier?.name,i.stock(a.count(o))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{s(``),r(e)},empty:c.length<2?i.findHint:p?``:i.noneFound})}function Q({customer:e,lines:t,quote:n,isCurrent:i,onRefused:c}){let l=m(H),u=E(),d=a(),p=j(),{mutateAsync:h}=f(B),g=n?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)??[];async function _(n){try{let{createOrder:i}=await h({input:{customerId:e,items:s(t),notes:n,idempotencyKey:p}});r(l.placed(i.number)),await d({to:`/orders/$number`,params:{number:i.number},replace:!0})}catch(e){throw c(),e}}return(0,U.jsx)(v,{title:l.summary,children:(0,U.jsxs)(`div`,{className:K.summary,"aria-busy":n!==void 0&&!i,children:[n&&(0,U.jsx)(M,{facts:[{label:l.total,value:(0,U.jsx)(A,{amount:n.total})},{label:l.walletNow,value:(0,U.jsx)(A,{amount:n.walletBalance})},{label:l.walletAfter,value:(0,U.jsx)(A,{amount:n.walletAfter})}]}),g.length>0&&(0,U.jsx)(`div`,{role:`alert`,className:K.problems,children:g.map(t=>(0,U.jsxs)(`p`,{children:[(0,U.jsx)(q,{...t}),` `,t.code===`INSUFFICIENT_BALANCE`&&(0,U.jsx)(o,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:l.toWallet})]},t.code))}),(0,U.jsx)(P,{submitLabel:n?l.placeFor(u.money(n.total)):l.place,disabled:!n||!i||n.problems.length>0,onSubmit:({notes:e})=>_(String(e??``)),children:(0,U.jsx)(N,{name:`notes`,label:l.notes,hint:l.notesHint,optional:!0,maxLength:2e3})})]})})}var $=t(`/signedIn/orders/new`);function ee(){let t=m(H),{title:n}=m(S),{customer:r,items:i=``}=$.useSearch(),a=$.useNavigate(),o=e(`ORDERS_WRITE`),c=u(i),{quote:f,error:h,isCurrent:g,refetch:x}=ne(r,i),C=e=>void a({search:p({customer:r,items:i,...e}),replace:!0,resetScroll:!1}),w=e=>C({items:l(e)}),T=s(c).length;return o?(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(b,{title:t.title,parent:{label:n,link:{to:`/orders`}}}),(0,U.jsx)(y,{main:(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(W,{id:r,onChange:e=>C({customer:e})}),(0,U.jsxs)(v,{title:t.items,children:[(0,U.jsx)(J,{lines:c,quoted:f?.lines??[],left:20-T,onChange:w}),h&&(0,U.jsx)(d,{error:h,onRetry:()=>void x()}),r?T<20&&(0,U.jsx)(Z,{customer:r,chosen:c,onAdd:e=>w([...c,{variation:e,quantity:1}])}):(0,U.jsx)(`p`,{className:`muted`,children:t.chooseFirst}),T>=20&&(0,U.jsx)(`p`,{className:`muted`,children:t.full(20)})]})]}),side:r&&(0,U.jsx)(Q,{customer:r,lines:c,quote:f,isCurrent:g,onRefused:()=>void x()})})]}):(0,U.jsx)(_,{})}var te=250;function ne(e,t){let r=x(t,te),i=e!==void 0&&r!==``&&t!==``,{data:a,error:o,isPlaceholderData:c,isFetching:l,refetch:d}=n(z,{input:{customerId:e??``,items:s(u(r))}},{enabled:i});return{quote:i&&!o?a?.orderQuote:void 0,error:i?o:null,isCurrent:i&&r===t&&!c&&!l&&!o,refetch:d}}export{ee as NewOrder};