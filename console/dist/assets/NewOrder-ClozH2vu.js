import{At as e,C as t,E as n,It as r,Nt as i,Pt as a,S as o,T as s,Ut as c,Wt as l,f as u,g as d,hn as f,kt as p,ln as m,v as h,vn as g,w as _}from"./index-56XI4USA.js";import{G as v,H as y,J as b,K as x,_ as S,s as C}from"./parts-BYqyiHkm.js";import{J as w,O as T,Y as E,ct as D,f as O}from"./details-Dg0S2g0y.js";import{V as k,_ as A,mt as j,p as M,v as N}from"./early-CfQr5XEC.js";import{t as P}from"./orders-Cspjeder.js";import{$t as F}from"./dialogs-Bx7AgrVf.js";import{t as I}from"./TextArea-69rQkNR5.js";l();var L=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},R=new L(`
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
    `),H=(e,t,n)=>e===1?t:n,U=s({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,toWallet:`Open the wallet`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${H(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,toWallet:`Abrir a carteira`});function W({id:t,onChange:r}){let i=n(U),a=y(),{statuses:o}=n(_),[s,l]=m(``),d=t!==void 0||s.length>=2,{data:f,error:p,isPending:g,refetch:x}=e(R,{where:t?{id:t}:{matches:s}},{enabled:d}),S=d?f?.customers.edges.map(e=>e.node)??[]:[],C=S.find(e=>e.id===t);return c(b,{title:i.customer,actions:t&&c(h,{size:`small`,look:`quiet`,onClick:()=>r(void 0),children:i.change}),children:[p&&c(u,{error:p,onRetry:()=>void x()}),t&&!p&&(C?c(G,{...C}):g?c(v,{width:30}):i.noneFound),!t&&!p&&c(O,{label:i.findCustomer,text:s,onText:l,choices:S.map(e=>({id:e.id,label:c(G,{...e}),end:e.status===`BLOCKED`?o.customer.BLOCKED:i.wallet(a.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:r,empty:s.length<2?i.findHint:g?``:i.noneFound})]})}function G({name:e,email:t,linkedPhone:n,tier:r}){return c(`span`,{children:[c(`strong`,{children:e}),` `,c(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var K={lines:`_lines_5icia_2`,line:`_line_5icia_2`,what:`_what_5icia_13`,quantity:`_quantity_5icia_23`,price:`_price_5icia_32`,problem:`_problem_5icia_36`,summary:`_summary_5icia_40`,problems:`_problems_5icia_44`};function q(e){return t(),o(e)}l();function J({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:c(`ul`,{className:K.lines,children:e.map(i=>c(Y,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function Y(e){let{line:t,quoted:r,most:i,onQuantity:a,onRemove:o}=e,s=n(U),l=r?.sku??`…`,[u,d]=m(null);function f(e){let t=/^\d+$/.test(e)&&Number(e)>=1;d(t?null:e),t&&a(Math.min(i,Number(e)))}return c(`li`,{className:K.line,children:[r?c(X,{quoted:r}):c(v,{width:24}),c(`input`,{className:K.quantity,type:`number`,inputMode:`numeric`,"aria-label":s.quantity(l),min:1,max:i,value:u??t.quantity,"aria-invalid":u!==null,onChange:e=>f(e.target.value),onBlur:()=>d(null)}),c(`span`,{className:K.price,children:r?c(C,{amount:r.subtotal}):c(v,{width:7})}),c(h,{size:`small`,look:`quiet`,icon:D,"aria-label":s.remove(l),onClick:o}),r?.problem&&c(`p`,{role:`alert`,className:K.problem,children:c(q,{...r.problem})})]})}function X({quoted:e}){let t=n(U),r=y(),i=[t.each(r.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,r.money(e.basePrice)),t.stock(r.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return c(`span`,{className:K.what,children:[c(`strong`,{children:e.productName}),c(`span`,{className:`muted`,children:[c(`code`,{children:e.sku}),` · `,i.filter(Boolean).join(` · `)]})]})}l(),g();function Z({customer:t,chosen:r,onAdd:i}){let a=n(U),o=y(),[s,l]=m(``),d=s.length>=2,{data:p,error:h,isPending:g,refetch:_}=e(z,{customer:t,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:s},{hasProductWith:[{nameContainsFold:s}]}]}},{enabled:d});if(h)return c(u,{error:h,onRetry:()=>void _()});let v=d?p?.variations.edges.map(e=>e.node)??[]:[];return c(O,{label:a.findVariation,text:s,onText:l,choices:v.flatMap(({id:e,sku:t,product:n,stockQuantity:i,offer:s})=>s&&r.every(({variation:t})=>t!==e)?[{id:e,label:c(f,{children:[c(`strong`,{children:n.name}),` `,c(`code`,{children:t})]}),end:[o.money(s.price),s.appliedTier?.name,a.stock(o.count(i))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{l(``),i(e)},empty:s.length<2?a.findHint:g?``:a.noneFound})}function Q({customer:e,lines:t,quote:i,isCurrent:o,onRefused:s}){let l=n(U),u=y(),f=r(),m=T(),{mutateAsync:h}=p(V),g=i?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)??[];async function _(n){try{let{createOrder:r}=await h({input:{customerId:e,items:A(t),notes:n,idempotencyKey:m}});d(l.placed(r.number)),await f({to:`/orders/$number`,params:{number:r.number},replace:!0})}catch(e){throw j(e,`NETWORK`)||s(),e}}return c(b,{title:l.summary,children:c(`div`,{className:K.summary,"aria-busy":i!==void 0&&!o,children:[i&&c(w,{facts:[{label:l.total,value:c(C,{amount:i.total})},{label:l.walletNow,value:c(C,{amount:i.walletBalance})},{label:l.walletAfter,value:c(C,{amount:i.walletAfter})}]}),g.length>0&&c(`div`,{role:`alert`,className:K.problems,children:g.map(t=>c(`p`,{children:[c(q,{...t}),` `,t.code===`INSUFFICIENT_BALANCE`&&c(a,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:l.toWallet})]},t.code))}),c(F,{submitLabel:i?l.placeFor(u.money(i.total)):l.place,disabled:!i||!o||i.problems.length>0,onSubmit:({notes:e})=>_(String(e??``)),children:c(I,{name:`notes`,label:l.notes,hint:l.notesHint,optional:!0,maxLength:2e3})})]})})}g();var $=i(`/signedIn/orders/new`);function ee(){let e=n(U),{title:t}=n(P),{customer:r,items:i=``}=$.useSearch(),a=$.useNavigate(),o=M(i),{quote:s,error:l,isCurrent:d,refetch:p}=ne(r,i),m=e=>void a({search:k({customer:r,items:i,...e}),replace:!0,resetScroll:!1}),h=e=>m({items:N(e)}),g=A(o).length;return c(f,{children:[c(x,{title:e.title,parent:{label:t,link:{to:`/orders`}}}),c(E,{main:c(f,{children:[c(W,{id:r,onChange:e=>m({customer:e})}),c(b,{title:e.items,children:[c(J,{lines:o,quoted:s?.lines??[],left:20-g,onChange:h}),l&&c(u,{error:l,onRetry:()=>void p()}),r?g<20&&c(Z,{customer:r,chosen:o,onAdd:e=>h([...o,{variation:e,quantity:1}])}):c(`p`,{className:`muted`,children:e.chooseFirst}),g>=20&&c(`p`,{className:`muted`,children:e.full(20)})]})]}),side:r&&c(Q,{customer:r,lines:o,quote:s,isCurrent:d,onRefused:()=>void p()})})]})}var te=250;function ne(t,n){let r=S(n,te),i=t!==void 0&&r!==``&&n!==``,{data:a,error:o,isPlaceholderData:s,isFetching:c,refetch:l}=e(B,{input:{customerId:t??``,items:A(M(r))}},{enabled:i});return{quote:i&&!o?a?.orderQuote:void 0,error:i?o:null,isCurrent:i&&r===n&&!s&&!c&&!o,refetch:l}}export{ee as NewOrder};