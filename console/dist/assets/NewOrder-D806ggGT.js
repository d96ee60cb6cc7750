import{At as e,C as t,D as n,E as r,Ft as i,Gt as a,Kt as o,Lt as s,Pt as c,T as l,_ as u,_n as d,bn as f,dn as p,jt as m,p as h,w as g,y as _}from"./index-BcOHjEZP.js";import{G as v,J as y,Y as b,Z as x,_ as S,s as C}from"./parts-dljrLVEa.js";import{H as w,S as T,U as E,f as D,it as O}from"./details-BbL3iHvP.js";import{V as k,_ as A,mt as j,p as M,v as N}from"./early-CfQr5XEC.js";import{t as P}from"./orders-CHW6hFex.js";import{$t as F}from"./dialogs-BGMIoYzq.js";import{t as I}from"./TextArea-CK0VpD1k.js";o();var L=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},R=new L(`
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
    `),H=(e,t,n)=>e===1?t:n,U=r({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,toWallet:`Open the wallet`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${H(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,toWallet:`Abrir a carteira`});function W({id:e,onChange:t}){let r=n(U),i=v(),{statuses:o}=n(l),[s,c]=p(``),u=e!==void 0||s.length>=2,{data:d,error:f,isPending:g,refetch:b}=m(R,{where:e?{id:e}:{matches:s}},{enabled:u}),S=u?d?.customers.edges.map(e=>e.node)??[]:[],C=S.find(t=>t.id===e);return a(x,{title:r.customer,actions:e&&a(_,{size:`small`,look:`quiet`,onClick:()=>t(void 0),children:r.change}),children:[f&&a(h,{error:f,onRetry:()=>void b()}),e&&!f&&(C?a(G,{...C}):g?a(y,{width:30}):r.noneFound),!e&&!f&&a(D,{label:r.findCustomer,text:s,onText:c,choices:S.map(e=>({id:e.id,label:a(G,{...e}),end:e.status===`BLOCKED`?o.customer.BLOCKED:r.wallet(i.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:t,empty:s.length<2?r.findHint:g?``:r.noneFound})]})}function G({name:e,email:t,linkedPhone:n,tier:r}){return a(`span`,{children:[a(`strong`,{children:e}),` `,a(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var K={lines:`_lines_5icia_2`,line:`_line_5icia_2`,what:`_what_5icia_13`,quantity:`_quantity_5icia_23`,price:`_price_5icia_32`,problem:`_problem_5icia_36`,summary:`_summary_5icia_40`,problems:`_problems_5icia_44`};function q(e){return g(),t(e)}o();function J({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:a(`ul`,{className:K.lines,children:e.map(i=>a(Y,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function Y(e){let{line:t,quoted:r,most:i,onQuantity:o,onRemove:s}=e,c=n(U),l=r?.sku??`…`,[u,d]=p(null);function f(e){let t=/^\d+$/.test(e)&&Number(e)>=1;d(t?null:e),t&&o(Math.min(i,Number(e)))}return a(`li`,{className:K.line,children:[r?a(X,{quoted:r}):a(y,{width:24}),a(`input`,{className:K.quantity,type:`number`,inputMode:`numeric`,"aria-label":c.quantity(l),min:1,max:i,value:u??t.quantity,"aria-invalid":u!==null,onChange:e=>f(e.target.value),onBlur:()=>d(null)}),a(`span`,{className:K.price,children:r?a(C,{amount:r.subtotal}):a(y,{width:7})}),a(_,{size:`small`,look:`quiet`,icon:O,"aria-label":c.remove(l),onClick:s}),r?.problem&&a(`p`,{role:`alert`,className:K.problem,children:a(q,{...r.problem})})]})}function X({quoted:e}){let t=n(U),r=v(),i=[t.each(r.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,r.money(e.basePrice)),t.stock(r.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return a(`span`,{className:K.what,children:[a(`strong`,{children:e.productName}),a(`span`,{className:`muted`,children:[a(`code`,{children:e.sku}),` · `,i.filter(Boolean).join(` · `)]})]})}o(),f();function Z({customer:e,chosen:t,onAdd:r}){let i=n(U),o=v(),[s,c]=p(``),l=s.length>=2,{data:u,error:f,isPending:g,refetch:_}=m(z,{customer:e,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:s},{hasProductWith:[{nameContainsFold:s}]}]}},{enabled:l});if(f)return a(h,{error:f,onRetry:()=>void _()});let y=l?u?.variations.edges.map(e=>e.node)??[]:[];return a(D,{label:i.findVariation,text:s,onText:c,choices:y.flatMap(({id:e,sku:n,product:r,stockQuantity:s,offer:c})=>c&&t.every(({variation:t})=>t!==e)?[{id:e,label:a(d,{children:[a(`strong`,{children:r.name}),` `,a(`code`,{children:n})]}),end:[o.money(c.price),c.appliedTier?.name,i.stock(o.count(s))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{c(``),r(e)},empty:s.length<2?i.findHint:g?``:i.noneFound})}function Q({customer:t,lines:r,quote:o,isCurrent:c,onRefused:l}){let d=n(U),f=v(),p=s(),m=T(),{mutateAsync:h}=e(V),g=o?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)??[];async function _(e){try{let{createOrder:n}=await h({input:{customerId:t,items:A(r),notes:e,idempotencyKey:m}});u(d.placed(n.number)),await p({to:`/orders/$number`,params:{number:n.number},replace:!0})}catch(e){throw j(e,`NETWORK`)||l(),e}}return a(x,{title:d.summary,children:a(`div`,{className:K.summary,"aria-busy":o!==void 0&&!c,children:[o&&a(w,{facts:[{label:d.total,value:a(C,{amount:o.total})},{label:d.walletNow,value:a(C,{amount:o.walletBalance})},{label:d.walletAfter,value:a(C,{amount:o.walletAfter})}]}),g.length>0&&a(`div`,{role:`alert`,className:K.problems,children:g.map(e=>a(`p`,{children:[a(q,{...e}),` `,e.code===`INSUFFICIENT_BALANCE`&&a(i,{to:`/customers/$id`,params:{id:t},search:{tab:`wallet`},children:d.toWallet})]},e.code))}),a(F,{submitLabel:o?d.placeFor(f.money(o.total)):d.place,disabled:!o||!c||o.problems.length>0,onSubmit:({notes:e})=>_(String(e??``)),children:a(I,{name:`notes`,label:d.notes,hint:d.notesHint,optional:!0,maxLength:2e3})})]})})}f();var $=c(`/signedIn/orders/new`);function ee(){let e=n(U),{title:t}=n(P),{customer:r,items:i=``}=$.useSearch(),o=$.useNavigate(),s=M(i),{quote:c,error:l,isCurrent:u,refetch:f}=ne(r,i),p=e=>void o({search:k({customer:r,items:i,...e}),replace:!0,resetScroll:!1}),m=e=>p({items:N(e)}),g=A(s).length;return a(d,{children:[a(b,{title:e.title,parent:{label:t,link:{to:`/orders`}}}),a(E,{main:a(d,{children:[a(W,{id:r,onChange:e=>p({customer:e})}),a(x,{title:e.items,children:[a(J,{lines:s,quoted:c?.lines??[],left:20-g,onChange:m}),l&&a(h,{error:l,onRetry:()=>void f()}),r?g<20&&a(Z,{customer:r,chosen:s,onAdd:e=>m([...s,{variation:e,quantity:1}])}):a(`p`,{className:`muted`,children:e.chooseFirst}),g>=20&&a(`p`,{className:`muted`,children:e.full(20)})]})]}),side:r&&a(Q,{customer:r,lines:s,quote:c,isCurrent:u,onRefused:()=>void f()})})]})}var te=250;function ne(e,t){let n=S(t,te),r=e!==void 0&&n!==``&&t!==``,{data:i,error:a,isPlaceholderData:o,isFetching:s,refetch:c}=m(B,{input:{customerId:e??``,items:A(M(n))}},{enabled:r});return{quote:r&&!a?i?.orderQuote:void 0,error:r?a:null,isCurrent:r&&n===t&&!o&&!s&&!a,refetch:c}}export{ee as NewOrder};