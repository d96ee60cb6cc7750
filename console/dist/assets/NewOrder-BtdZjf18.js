import{At as e,C as t,E as n,Gt as r,It as i,Nt as a,Pt as o,S as s,T as c,Wt as l,f as u,g as d,gn as f,kt as p,un as m,v as h,w as g,yn as _}from"./index-CwcODLW1.js";import{G as v,J as y,Y as b,Z as x,_ as S,s as C}from"./parts-DRGWu0GN.js";import{H as w,S as T,U as E,f as D,it as O}from"./details-DFBeDGDg.js";import{V as k,_ as A,mt as j,p as M,v as N}from"./early-CfQr5XEC.js";import{t as P}from"./orders-DmoWAWFq.js";import{$t as F}from"./dialogs-BzZ_W2pv.js";import{t as I}from"./TextArea-Dl-MZN-6.js";r();var L=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},R=new L(`
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
    `),H=(e,t,n)=>e===1?t:n,U=c({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,toWallet:`Open the wallet`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${H(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,toWallet:`Abrir a carteira`});function W({id:t,onChange:r}){let i=n(U),a=v(),{statuses:o}=n(g),[s,c]=m(``),d=t!==void 0||s.length>=2,{data:f,error:p,isPending:_,refetch:b}=e(R,{where:t?{id:t}:{matches:s}},{enabled:d}),S=d?f?.customers.edges.map(e=>e.node)??[]:[],C=S.find(e=>e.id===t);return l(x,{title:i.customer,actions:t&&l(h,{size:`small`,look:`quiet`,onClick:()=>r(void 0),children:i.change}),children:[p&&l(u,{error:p,onRetry:()=>void b()}),t&&!p&&(C?l(G,{...C}):_?l(y,{width:30}):i.noneFound),!t&&!p&&l(D,{label:i.findCustomer,text:s,onText:c,choices:S.map(e=>({id:e.id,label:l(G,{...e}),end:e.status===`BLOCKED`?o.customer.BLOCKED:i.wallet(a.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:r,empty:s.length<2?i.findHint:_?``:i.noneFound})]})}function G({name:e,email:t,linkedPhone:n,tier:r}){return l(`span`,{children:[l(`strong`,{children:e}),` `,l(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var K={lines:`_lines_5icia_2`,line:`_line_5icia_2`,what:`_what_5icia_13`,quantity:`_quantity_5icia_23`,price:`_price_5icia_32`,problem:`_problem_5icia_36`,summary:`_summary_5icia_40`,problems:`_problems_5icia_44`};function q(e){return t(),s(e)}r();function J({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:l(`ul`,{className:K.lines,children:e.map(i=>l(Y,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function Y(e){let{line:t,quoted:r,most:i,onQuantity:a,onRemove:o}=e,s=n(U),c=r?.sku??`…`,[u,d]=m(null);function f(e){let t=/^\d+$/.test(e)&&Number(e)>=1;d(t?null:e),t&&a(Math.min(i,Number(e)))}return l(`li`,{className:K.line,children:[r?l(X,{quoted:r}):l(y,{width:24}),l(`input`,{className:K.quantity,type:`number`,inputMode:`numeric`,"aria-label":s.quantity(c),min:1,max:i,value:u??t.quantity,"aria-invalid":u!==null,onChange:e=>f(e.target.value),onBlur:()=>d(null)}),l(`span`,{className:K.price,children:r?l(C,{amount:r.subtotal}):l(y,{width:7})}),l(h,{size:`small`,look:`quiet`,icon:O,"aria-label":s.remove(c),onClick:o}),r?.problem&&l(`p`,{role:`alert`,className:K.problem,children:l(q,{...r.problem})})]})}function X({quoted:e}){let t=n(U),r=v(),i=[t.each(r.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,r.money(e.basePrice)),t.stock(r.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return l(`span`,{className:K.what,children:[l(`strong`,{children:e.productName}),l(`span`,{className:`muted`,children:[l(`code`,{children:e.sku}),` · `,i.filter(Boolean).join(` · `)]})]})}r(),_();function Z({customer:t,chosen:r,onAdd:i}){let a=n(U),o=v(),[s,c]=m(``),d=s.length>=2,{data:p,error:h,isPending:g,refetch:_}=e(z,{customer:t,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:s},{hasProductWith:[{nameContainsFold:s}]}]}},{enabled:d});if(h)return l(u,{error:h,onRetry:()=>void _()});let y=d?p?.variations.edges.map(e=>e.node)??[]:[];return l(D,{label:a.findVariation,text:s,onText:c,choices:y.flatMap(({id:e,sku:t,product:n,stockQuantity:i,offer:s})=>s&&r.every(({variation:t})=>t!==e)?[{id:e,label:l(f,{children:[l(`strong`,{children:n.name}),` `,l(`code`,{children:t})]}),end:[o.money(s.price),s.appliedTier?.name,a.stock(o.count(i))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{c(``),i(e)},empty:s.length<2?a.findHint:g?``:a.noneFound})}function Q({customer:e,lines:t,quote:r,isCurrent:a,onRefused:s}){let c=n(U),u=v(),f=i(),m=T(),{mutateAsync:h}=p(V),g=r?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)??[];async function _(n){try{let{createOrder:r}=await h({input:{customerId:e,items:A(t),notes:n,idempotencyKey:m}});d(c.placed(r.number)),await f({to:`/orders/$number`,params:{number:r.number},replace:!0})}catch(e){throw j(e,`NETWORK`)||s(),e}}return l(x,{title:c.summary,children:l(`div`,{className:K.summary,"aria-busy":r!==void 0&&!a,children:[r&&l(w,{facts:[{label:c.total,value:l(C,{amount:r.total})},{label:c.walletNow,value:l(C,{amount:r.walletBalance})},{label:c.walletAfter,value:l(C,{amount:r.walletAfter})}]}),g.length>0&&l(`div`,{role:`alert`,className:K.problems,children:g.map(t=>l(`p`,{children:[l(q,{...t}),` `,t.code===`INSUFFICIENT_BALANCE`&&l(o,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:c.toWallet})]},t.code))}),l(F,{submitLabel:r?c.placeFor(u.money(r.total)):c.place,disabled:!r||!a||r.problems.length>0,onSubmit:({notes:e})=>_(String(e??``)),children:l(I,{name:`notes`,label:c.notes,hint:c.notesHint,optional:!0,maxLength:2e3})})]})})}_();var $=a(`/signedIn/orders/new`);function ee(){let e=n(U),{title:t}=n(P),{customer:r,items:i=``}=$.useSearch(),a=$.useNavigate(),o=M(i),{quote:s,error:c,isCurrent:d,refetch:p}=ne(r,i),m=e=>void a({search:k({customer:r,items:i,...e}),replace:!0,resetScroll:!1}),h=e=>m({items:N(e)}),g=A(o).length;return l(f,{children:[l(b,{title:e.title,parent:{label:t,link:{to:`/orders`}}}),l(E,{main:l(f,{children:[l(W,{id:r,onChange:e=>m({customer:e})}),l(x,{title:e.items,children:[l(J,{lines:o,quoted:s?.lines??[],left:20-g,onChange:h}),c&&l(u,{error:c,onRetry:()=>void p()}),r?g<20&&l(Z,{customer:r,chosen:o,onAdd:e=>h([...o,{variation:e,quantity:1}])}):l(`p`,{className:`muted`,children:e.chooseFirst}),g>=20&&l(`p`,{className:`muted`,children:e.full(20)})]})]}),side:r&&l(Q,{customer:r,lines:o,quote:s,isCurrent:d,onRefused:()=>void p()})})]})}var te=250;function ne(t,n){let r=S(n,te),i=t!==void 0&&r!==``&&n!==``,{data:a,error:o,isPlaceholderData:s,isFetching:c,refetch:l}=e(B,{input:{customerId:t??``,items:A(M(r))}},{enabled:i});return{quote:i&&!o?a?.orderQuote:void 0,error:i?o:null,isCurrent:i&&r===n&&!s&&!c&&!o,refetch:l}}export{ee as NewOrder};