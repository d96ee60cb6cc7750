import{C as e,Dt as t,Ht as n,Mt as r,Ot as i,Pt as a,S as o,Vt as s,b as c,g as l,gn as u,jt as d,m as f,pn as p,sn as m,u as h,w as g,x as _}from"./index-0TGHxELl.js";import{G as v,H as y,K as b,_ as x,q as S,s as C}from"./parts-B7sQsaSu.js";import{J as w,T,Y as E,ct as D,f as O}from"./details-DW0RqXrY.js";import{V as k,_ as A,p as j,v as M}from"./early-Dvks-6GI.js";import{t as N}from"./orders-BINjKJUB.js";import{$t as P}from"./dialogs-dPXu_urE.js";import{t as F}from"./TextArea-B6xizOBD.js";n();var I=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},L=new I(`
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
    `),V=(e,t,n)=>e===1?t:n,H=e({title:`New order`,customer:`Customer`,findCustomer:`Find a customer by name, e-mail or phone`,findHint:`Type at least two characters.`,noneFound:`Nothing was found.`,change:`Choose another`,wallet:e=>`wallet ${e}`,items:`Items`,findVariation:`Find a variation by SKU or product`,chooseFirst:`Choose a customer first: prices depend on the tier.`,stock:e=>`${e} in stock`,quantity:e=>`Quantity of ${e}`,remove:e=>`Remove ${e}`,tier:(e,t)=>`tier ${e}, base price ${t}`,each:e=>`${e} each`,waits:e=>`${e} ${e===1?`unit waits`:`units wait`} for stock`,full:e=>`An order has at most ${e} units.`,summary:`Summary`,total:`Total`,walletNow:`Wallet now`,walletAfter:`Wallet afterwards`,notes:`Notes`,notesHint:`For your colleagues. The customer does not see them.`,place:`Place order`,placeFor:e=>`Place order for ${e}`,placed:e=>`Order ${e} was placed.`,toWallet:`Open the wallet`},{title:`Novo pedido`,customer:`Cliente`,findCustomer:`Busque um cliente por nome, e-mail ou telefone`,findHint:`Digite pelo menos dois caracteres.`,noneFound:`Nada foi encontrado.`,change:`Escolher outro`,wallet:e=>`carteira ${e}`,items:`Itens`,findVariation:`Busque uma variação por SKU ou produto`,chooseFirst:`Escolha primeiro um cliente: os preços dependem da faixa.`,stock:e=>`${e} em estoque`,quantity:e=>`Quantidade de ${e}`,remove:e=>`Remover ${e}`,tier:(e,t)=>`faixa ${e}, preço base ${t}`,each:e=>`${e} cada`,waits:e=>`${e} ${V(e,`unidade aguarda`,`unidades aguardam`)} estoque`,full:e=>`Um pedido tem no máximo ${e} unidades.`,summary:`Resumo`,total:`Total`,walletNow:`Carteira agora`,walletAfter:`Carteira depois`,notes:`Notas`,notesHint:`Para os colegas. O cliente não as vê.`,place:`Fazer pedido`,placeFor:e=>`Fazer pedido de ${e}`,placed:e=>`O pedido ${e} foi feito.`,toWallet:`Abrir a carteira`});function U({id:e,onChange:t}){let n=g(H),r=y(),{statuses:a}=g(o),[c,u]=m(``),d=e!==void 0||c.length>=2,{data:f,error:p,isPending:_,refetch:b}=i(L,{where:e?{id:e}:{matches:c}},{enabled:d}),x=d?f?.customers.edges.map(e=>e.node)??[]:[],C=x.find(t=>t.id===e);return s(S,{title:n.customer,actions:e&&s(l,{size:`small`,look:`quiet`,onClick:()=>t(void 0),children:n.change}),children:[p&&s(h,{error:p,onRetry:()=>void b()}),e&&!p&&(C?s(W,{...C}):_?s(v,{width:30}):n.noneFound),!e&&!p&&s(O,{label:n.findCustomer,text:c,onText:u,choices:x.map(e=>({id:e.id,label:s(W,{...e}),end:e.status===`BLOCKED`?a.customer.BLOCKED:n.wallet(r.money(e.walletBalance)),disabled:e.status===`BLOCKED`})),onChoose:t,empty:c.length<2?n.findHint:_?``:n.noneFound})]})}function W({name:e,email:t,linkedPhone:n,tier:r}){return s(`span`,{children:[s(`strong`,{children:e}),` `,s(`span`,{className:`muted`,children:[t,n,r?.name].filter(Boolean).join(` · `)})]})}var G={lines:`_lines_5icia_2`,line:`_line_5icia_2`,what:`_what_5icia_13`,quantity:`_quantity_5icia_23`,price:`_price_5icia_32`,problem:`_problem_5icia_36`,summary:`_summary_5icia_40`,problems:`_problems_5icia_44`};function K(e){return _(),c(e)}n();function q({lines:e,quoted:t,left:n,onChange:r}){return e.length===0?null:s(`ul`,{className:G.lines,children:e.map(i=>s(J,{line:i,quoted:t.find(({variationId:e})=>e===i.variation),most:i.quantity+n,onQuantity:t=>r(e.map(e=>e===i?{...i,quantity:t}:e)),onRemove:()=>r(e.filter(e=>e!==i))},i.variation))})}function J(e){let{line:t,quoted:n,most:r,onQuantity:i,onRemove:a}=e,o=g(H),c=n?.sku??`…`,[u,d]=m(null);function f(e){let t=/^\d+$/.test(e)&&Number(e)>=1;d(t?null:e),t&&i(Math.min(r,Number(e)))}return s(`li`,{className:G.line,children:[n?s(Y,{quoted:n}):s(v,{width:24}),s(`input`,{className:G.quantity,type:`number`,inputMode:`numeric`,"aria-label":o.quantity(c),min:1,max:r,value:u??t.quantity,"aria-invalid":u!==null,onChange:e=>f(e.target.value),onBlur:()=>d(null)}),s(`span`,{className:G.price,children:n?s(C,{amount:n.subtotal}):s(v,{width:7})}),s(l,{size:`small`,look:`quiet`,icon:D,"aria-label":o.remove(c),onClick:a}),n?.problem&&s(`p`,{role:`alert`,className:G.problem,children:s(K,{...n.problem})})]})}function Y({quoted:e}){let t=g(H),n=y(),r=[t.each(n.money(e.price)),e.appliedTier&&t.tier(e.appliedTier.name,n.money(e.basePrice)),t.stock(n.count(e.stockQuantity)),!e.problem&&e.waiting>0&&t.waits(e.waiting)];return s(`span`,{className:G.what,children:[s(`strong`,{children:e.productName}),s(`span`,{className:`muted`,children:[s(`code`,{children:e.sku}),` · `,r.filter(Boolean).join(` · `)]})]})}n(),u();function X({customer:e,chosen:t,onAdd:n}){let r=g(H),a=y(),[o,c]=m(``),l=o.length>=2,{data:u,error:d,isPending:f,refetch:_}=i(R,{customer:e,where:{status:`ACTIVE`,hasProductWith:[{status:`ACTIVE`}],or:[{skuContainsFold:o},{hasProductWith:[{nameContainsFold:o}]}]}},{enabled:l});if(d)return s(h,{error:d,onRetry:()=>void _()});let v=l?u?.variations.edges.map(e=>e.node)??[]:[];return s(O,{label:r.findVariation,text:o,onText:c,choices:v.flatMap(({id:e,sku:n,product:i,stockQuantity:o,offer:c})=>c&&t.every(({variation:t})=>t!==e)?[{id:e,label:s(p,{children:[s(`strong`,{children:i.name}),` `,s(`code`,{children:n})]}),end:[a.money(c.price),c.appliedTier?.name,r.stock(a.count(o))].filter(Boolean).join(` · `)}]:[]),onChoose:e=>{c(``),n(e)},empty:o.length<2?r.findHint:f?``:r.noneFound})}function Z({customer:e,lines:n,quote:i,isCurrent:o,onRefused:c}){let l=g(H),u=y(),d=a(),p=T(),{mutateAsync:m}=t(B),h=i?.problems.filter(({code:e})=>e!==`INSUFFICIENT_STOCK`)??[];async function _(t){try{let{createOrder:r}=await m({input:{customerId:e,items:A(n),notes:t,idempotencyKey:p}});f(l.placed(r.number)),await d({to:`/orders/$number`,params:{number:r.number},replace:!0})}catch(e){throw c(),e}}return s(S,{title:l.summary,children:s(`div`,{className:G.summary,"aria-busy":i!==void 0&&!o,children:[i&&s(w,{facts:[{label:l.total,value:s(C,{amount:i.total})},{label:l.walletNow,value:s(C,{amount:i.walletBalance})},{label:l.walletAfter,value:s(C,{amount:i.walletAfter})}]}),h.length>0&&s(`div`,{role:`alert`,className:G.problems,children:h.map(t=>s(`p`,{children:[s(K,{...t}),` `,t.code===`INSUFFICIENT_BALANCE`&&s(r,{to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:l.toWallet})]},t.code))}),s(P,{submitLabel:i?l.placeFor(u.money(i.total)):l.place,disabled:!i||!o||i.problems.length>0,onSubmit:({notes:e})=>_(String(e??``)),children:s(F,{name:`notes`,label:l.notes,hint:l.notesHint,optional:!0,maxLength:2e3})})]})})}u();var Q=d(`/signedIn/orders/new`);function $(){let e=g(H),{title:t}=g(N),{customer:n,items:r=``}=Q.useSearch(),i=Q.useNavigate(),a=j(r),{quote:o,error:c,isCurrent:l,refetch:u}=te(n,r),d=e=>void i({search:k({customer:n,items:r,...e}),replace:!0,resetScroll:!1}),f=e=>d({items:M(e)}),m=A(a).length;return s(p,{children:[s(b,{title:e.title,parent:{label:t,link:{to:`/orders`}}}),s(E,{main:s(p,{children:[s(U,{id:n,onChange:e=>d({customer:e})}),s(S,{title:e.items,children:[s(q,{lines:a,quoted:o?.lines??[],left:20-m,onChange:f}),c&&s(h,{error:c,onRetry:()=>void u()}),n?m<20&&s(X,{customer:n,chosen:a,onAdd:e=>f([...a,{variation:e,quantity:1}])}):s(`p`,{className:`muted`,children:e.chooseFirst}),m>=20&&s(`p`,{className:`muted`,children:e.full(20)})]})]}),side:n&&s(Z,{customer:n,lines:a,quote:o,isCurrent:l,onRefused:()=>void u()})})]})}var ee=250;function te(e,t){let n=x(t,ee),r=e!==void 0&&n!==``&&t!==``,{data:a,error:o,isPlaceholderData:s,isFetching:c,refetch:l}=i(z,{input:{customerId:e??``,items:A(j(n))}},{enabled:r});return{quote:r&&!o?a?.orderQuote:void 0,error:r?o:null,isCurrent:r&&n===t&&!s&&!c&&!o,refetch:l}}export{$ as NewOrder};