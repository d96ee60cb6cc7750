import{Cn as e,D as t,E as n,En as r,Nt as i,Pt as a,Rt as o,T as s,Vt as c,X as l,Xt as u,Z as d,Zt as f,_n as p,m,v as h,x as g,zt as _}from"./index-yR9VlGa-.js";import{J as v,W as y,X as b,_ as x,q as S,s as C}from"./parts-DXnIqi7I.js";import{J as w,S as T,f as E,lt as D,q as O}from"./details-CTmdLNcp.js";import{H as k,_ as A,p as j,v as M,yt as N}from"./early-CqjEYl7M.js";import{t as P}from"./orders-B7sNhaf5.js";import{$t as F}from"./dialogs-QNjhNvSa.js";import{t as I}from"./TextArea-BZdJLUmv.js";f();var L=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},R=new L(`
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
    `),H=(e,t,n)=>e===1?t:n,U=l({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,toWallet:`Open the wallet`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${H(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,toWallet:`Abrir a carteira`});function W({id:e,onChange:n}){let r=d(U),i=y(),{statuses:o}=d(t),[s,c]=p(``),l=e!==void 0||s.length>=2,{data:f,error:h,isPending:_,refetch:v}=a(R,{where:e?{id:e}:{matches:s}},{enabled:l}),x=l?f?.customers.edges.map(e=>e.node)??[]:[],C=x.find(t=>t.id===e);return u(b,{title:r.customer,actions:e&&u(g,{size:`small`,look:`quiet`,onClick:()=>n(void 0),children:r.change}),children:[h&&u(m,{error:h,onRetry:()=>void v()}),e&&!h&&(C?u(G,{...C}):_?u(S,{width:30}):r.noneFound),!e&&!h&&u(E,{label:r.findCustomer,text:s,onText:c,choices:x.map(e=>({id:e.id,label:u(G,{...e}),end:e.status===`BLOCKED`?o.customer.BLOCKED:r.wallet(i.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:n,empty:s.length<2?r.findHint:_?``:r.noneFound})]})}function G({name:e,email:t,linkedPhone:n,tier:r}){return u(`span`,{children:[u(`strong`,{children:e}),` `,u(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var K={unsent:`_unsent_1tvk6_2`,lines:`_lines_1tvk6_5`,line:`_line_1tvk6_5`,what:`_what_1tvk6_16`,quantity:`_quantity_1tvk6_26`,price:`_price_1tvk6_35`,problem:`_problem_1tvk6_39`,summary:`_summary_1tvk6_43`,problems:`_problems_1tvk6_47`};function q(e){return n(),s(e)}f();function J({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:u(`ul`,{className:K.lines,children:e.map(i=>u(Y,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function Y(e){let{line:t,quoted:n,most:r,onQuantity:i,onRemove:a}=e,o=d(U),s=n?.sku??`…`,[c,l]=p(null);function f(e){let t=/^\d+$/.test(e)&&Number(e)>=1;l(t?null:e),t&&i(Math.min(r,Number(e)))}return u(`li`,{className:K.line,children:[n?u(X,{quoted:n}):u(S,{width:24}),u(`input`,{className:K.quantity,type:`number`,inputMode:`numeric`,"aria-label":o.quantity(s),min:1,max:r,value:c??t.quantity,"aria-invalid":c!==null,onChange:e=>f(e.target.value),onBlur:()=>l(null)}),u(`span`,{className:K.price,children:n?u(C,{amount:n.subtotal}):u(S,{width:7})}),u(g,{size:`small`,look:`quiet`,icon:D,"aria-label":o.remove(s),onClick:a}),n?.problem&&u(`p`,{role:`alert`,className:K.problem,children:u(q,{...n.problem})})]})}function X({quoted:e}){let t=d(U),n=y(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return u(`span`,{className:K.what,children:[u(`strong`,{children:e.productName}),u(`span`,{className:`muted`,children:[u(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}f(),r();function Z({customer:t,chosen:n,onAdd:r}){let i=d(U),o=y(),[s,c]=p(``),l=s.length>=2,{data:f,error:h,isPending:g,refetch:_}=a(z,{customer:t,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:s},{hasProductWith:[{nameContainsFold:s}]}]}},{enabled:l});if(h)return u(m,{error:h,onRetry:()=>void _()});let v=l?f?.variations.edges.map(e=>e.node)??[]:[];return u(E,{label:i.findVariation,text:s,onText:c,choices:v.flatMap(({id:t,sku:r,product:a,stockQuantity:s,offer:c})=>c&&n.every(({variation:e})=>e!==t)?[{id:t,label:u(e,{children:[u(`strong`,{children:a.name}),` `,u(`code`,{children:r})]}),end:[o.money(c.price),c.appliedTier?.name,i.stock(o.count(s))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{c(``),r(e)},empty:s.length<2?i.findHint:g?``:i.noneFound})}function Q({customer:e,lines:t,quote:n,isCurrent:r,sent:a,onSend:o,onRefused:s}){let l=d(U),f=y(),p=c(),m=T(),{mutateAsync:g}=i(V),v=n?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)??[];async function x(r){let i=a??{customerId:e,items:A(t),notes:r,expectedTotal:n?.total,idempotencyKey:m};o(i);try{let{createOrder:e}=await g({input:i});h(l.placed(e.number)),await p({to:`/orders/$number`,params:{number:e.number},replace:!0})}catch(e){throw N(e)||s(),e}}return u(b,{title:l.summary,children:u(`div`,{className:K.summary,"aria-busy":n!==void 0&&!r,children:[n&&u(O,{facts:[{label:l.total,value:u(C,{amount:n.total})},{label:l.walletNow,value:u(C,{amount:n.walletBalance})},{label:l.walletAfter,value:u(C,{amount:n.walletAfter})}]}),v.length>0&&u(`div`,{role:`alert`,className:K.problems,children:v.map(t=>u(`p`,{children:[u(q,{...t}),` `,t.code===`INSUFFICIENT_BALANCE`&&u(_,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:l.toWallet})]},t.code))}),u(F,{submitLabel:n?l.placeFor(f.money(n.total)):l.place,disabled:!n||!r||n.problems.length>0,onSubmit:({notes:e})=>x(String(e??``)),children:u(`fieldset`,{disabled:a!==null,children:u(I,{name:`notes`,label:l.notes,hint:l.notesHint,optional:!0,maxLength:2e3})})})]})})}f(),r();var $=o(`/signedIn/orders/new`);function ee(){let t=d(U),{title:n}=d(P),{customer:r,items:i=``}=$.useSearch(),a=$.useNavigate(),o=j(i),[s,c]=p(null),{quote:l,error:f,isCurrent:h,refetch:g}=ne(r,i,s!==null),_=e=>void a({search:k({customer:r,items:i,...e}),replace:!0,resetScroll:!1}),y=e=>_({items:M(e)}),x=A(o).length;return u(e,{children:[u(v,{title:t.title,parent:{label:n,link:{to:`/orders`}}}),u(w,{main:u(`fieldset`,{className:K.unsent,disabled:s!==null,children:[u(W,{id:r,onChange:e=>_({customer:e})}),u(b,{title:t.items,children:[u(J,{lines:o,quoted:l?.lines??[],left:20-x,onChange:y}),f&&u(m,{error:f,onRetry:()=>void g()}),r?x<20&&u(Z,{customer:r,chosen:o,onAdd:e=>y([...o,{variation:e,quantity:1}])}):u(`p`,{className:`muted`,children:t.chooseFirst}),x>=20&&u(`p`,{className:`muted`,children:t.full(20)})]})]}),side:r&&u(Q,{customer:r,lines:o,quote:l,isCurrent:h,sent:s,onSend:c,onRefused:()=>{c(null),g()}})})]})}var te=250;function ne(e,t,n){let r=x(t,te),i=e!==void 0&&r!==``&&t!==``,{data:o,error:s,isPlaceholderData:c,isFetching:l,refetch:u}=a(B,{input:{customerId:e??``,items:A(j(r))}},{enabled:i&&!n});return{quote:i&&!s?o?.orderQuote:void 0,error:i?s:null,isCurrent:i&&r===t&&!c&&!l&&!s,refetch:u}}export{ee as NewOrder};