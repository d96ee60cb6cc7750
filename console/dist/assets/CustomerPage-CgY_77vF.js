const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-CMuteX7p.js","assets/index-BzP1EClE.js","assets/early-CRuJpbae.js","assets/parts-DggjclEf.js","assets/dialogs-D67FP_ML.js","assets/details-6EBFLphC.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Et as n,G as r,Kt as i,Lt as a,R as o,Rt as s,S as c,St as l,Tt as u,Yt as d,et as f,f as p,fn as m,g as h,h as g,hn as _,kt as v,ln as y,m as b,tt as x,u as ee,w as S,yt as te}from"./index-BzP1EClE.js";import{A as C,B as ne,C as w,D as re,F as T,N as E,O as ie,P as D,T as O,V as ae,W as oe,b as k,c as A,d as se,h as ce,j as le,k as j,p as M,s as N,u as ue}from"./parts-DggjclEf.js";import{C as de,E as fe,V as pe,W as me,X as he,Z as ge,at as _e,it as ve,w as P}from"./details-6EBFLphC.js";import{_ as ye,a as be,c as xe,d as Se,f as Ce,g as we,h as Te,i as Ee,l as De,m as Oe,n as F,o as ke,p as Ae,r as je,t as Me,u as Ne}from"./customers-DP_0ltwh.js";import{t as Pe}from"./CommentForm-C5d79tNC.js";import{L as I,b as L}from"./early-CRuJpbae.js";import{ct as Fe,lt as R,ot as z,rt as B,t as V,ut as H}from"./dialogs-D67FP_ML.js";var U={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};U.node;var Ie=r(U),W={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};W.node;var Le=r(W),G={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};G.node;var Re=r(G),K={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ze=new q(`
    query CustomerComments($id: ID!, $first: Int, $after: Cursor, $last: Int, $before: Cursor) {
  customer(id: $id) {
    comments(first: $first, after: $after, last: $last, before: $before) {
      totalCount
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        node {
          id
          text
          createdAt
          actor {
            kind
            name
          }
          order {
            number
          }
        }
      }
    }
  }
}
    `),Be=new q(`
    mutation CommentOnCustomer($input: CommentOnCustomerInput!) {
  commentOnCustomer(input: $input) {
    id
  }
}
    `);m();function Ve({id:e,page:r,onPage:i}){let{tabs:o,comments:s}=S(F),{actors:l}=S(c),d=x(`CUSTOMERS_WRITE`),{mutateAsync:f}=u(Be),{data:p,error:m,isPlaceholderData:h,refetch:g}=n(ze,{id:e,...I(r)}),_=p?.customer?.comments;return a(y,{children:[d&&a(`div`,{className:K.comment,children:a(Pe,{onComment:(t,n)=>f({input:{customerId:e,text:t,idempotencyKey:n}})},e)}),a(C,{name:`customer-comments`,label:o.comments,rows:_?.edges.map(e=>e.node),rowKey:e=>e.id,stale:h,error:m,onRetry:()=>void g(),empty:a(O,{icon:Le,title:s.empty,text:s.emptyText}),columns:[{id:`text`,header:s.text,cell:({text:e})=>a(`span`,{className:K.text,children:e}),width:30},{id:`order`,header:s.order,cell:({order:e})=>e&&a(t,{to:`/orders/$number`,params:{number:e.number},children:a(`code`,{children:e.number})}),wide:!0},{id:`who`,header:s.who,cell:({actor:e})=>e.name||l[e.kind],width:12},{id:`when`,header:s.when,cell:({createdAt:e})=>a(j,{at:e}),wide:!0}]}),a(k,{connection:_,onChange:i})]})}s();var He=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation EraseCustomer($input: CustomerInput!) {
  eraseCustomer(input: $input) {
    id
    erasedAt
  }
}
    `),Ue=[`CUSTOMERS_ERASE`];function We({customer:e,onClose:t}){let n=S(F),r=D(),i=P(),{mutateAsync:o}=u(je);async function s({amount:r,reason:a}){await o({input:{customerId:e.id,amount:L(String(r)),reason:String(a).trim(),idempotencyKey:i}}),b(n.adjust.done),t()}return a(V,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:a(B,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:s,children:[a(z,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint}),a(R,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}function Ge({customer:e,onClose:t}){let n=S(F),r=P(),{mutateAsync:i}=u(Ne);async function o({amount:a,reference:o,notes:s}){let{requestRecharge:c}=await i({input:{customerId:e.id,amount:L(String(a)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:r}});b(c.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return a(V,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:a(B,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:o,children:[a(z,{name:`amount`,label:n.form.amount}),a(H,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),a(R,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}var Ke=d(()=>e(()=>import(`./EraseDialog-CMuteX7p.js`).then(e=>({default:e.EraseDialog})),__vite__mapDeps([0,1,2,3,4,5]))),qe={edit:ye,tier:Ae,link:De,block:ke,adjust:Ee,recharge:Se,erase:Ue};function Je({tiers:e,...t}){let{dialog:n,...r}=t;switch(f(n,qe)){case`edit`:return a(Ye,{...r});case`tier`:return a(Xe,{...r,tiers:e});case`link`:return a(Ze,{...r});case`block`:return a(Qe,{...r});case`adjust`:return a(We,{...r});case`recharge`:return a(Ge,{...r});case`erase`:return a(i,{fallback:null,children:a(Ke,{...r})});default:return null}}var J=(e,t)=>String(e[t]??``).trim();function Ye({customer:e,onClose:t}){let n=S(F),{opened:r,version:i,savedByOthers:o,save:s}=me(e,({name:e,email:t,phone:n})=>({name:e,email:t??``,phone:n??``})),{mutateAsync:c}=u(we);async function l(e){let[a,o]=[J(e,`email`),J(e,`phone`)],l={id:r.id,version:i,name:J(e,`name`),...a?{email:a}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0}};await s(c({input:l}),n.stale),b(n.edit.done),t()}return a(V,{open:!0,onClose:t,title:n.edit.title,children:a(B,{submitLabel:n.edit.submit,onCancel:t,onSubmit:l,savedByOthers:o,children:[a(H,{name:`name`,label:n.form.name,defaultValue:r.name,maxLength:200}),a(H,{name:`email`,label:n.form.email,type:`email`,defaultValue:r.email??``,optional:!0}),a(H,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:r.phone??``,optional:!0})]})})}function Xe({customer:e,tiers:t,onClose:n}){let r=S(F),{mutateAsync:i}=u(Ce);async function o(t){let a=J(t,`tierId`);await i({input:{customerId:e.id,...a&&{tierId:a}}}),b(r.tier.done),n()}return a(V,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:a(B,{submitLabel:r.tier.submit,onCancel:n,onSubmit:o,children:a(Fe,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function Ze({customer:e,onClose:t}){let n=S(F),{mutateAsync:r}=u(xe);async function i(i){await r({input:{customerId:e.id,phone:J(i,`phone`)}}),b(n.link.done),t()}return a(V,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:a(B,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:a(H,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function Qe({customer:e,onClose:t}){let n=S(F).block,{mutateAsync:r}=u(be);async function i(){await r({input:{customerId:e.id}}),b(n.done),t()}return a(V,{open:!0,onClose:t,title:n.title,text:n.text,children:a(B,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}m();function $e({customer:e,onOpen:t}){let n=S(F),r=D();return a(y,{children:[a(et,{customer:e,onOpen:t}),a(T,{title:n.facts.title,actions:a(tt,{customer:e,onOpen:t}),children:a(he,{facts:[{label:n.facts.email,value:e.email??a(Y,{})},{label:n.facts.phone,value:e.phone?a(`span`,{className:K.phone,children:[a(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&a(le,{tone:`good`,children:n.facts.linked})]}):a(Y,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:a(j,{at:e.createdAt})},{label:n.facts.changed,value:a(j,{at:e.updatedAt})},{label:n.facts.id,value:a(p,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function Y(){return a(`span`,{className:`muted`,children:S(F).facts.unknown})}function et({customer:e,onOpen:t}){let n=S(F),r=x(`WALLETS_ADJUST`),i=x(`RECHARGES_CREATE`);return a(T,{title:n.wallet.title,children:[a(`p`,{className:K.balance,children:a(M,{amount:e.walletBalance})}),a(`div`,{className:K.actions,children:[i&&!e.erasedAt&&a(h,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&a(h,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function tt({customer:e,onOpen:t}){let n=S(F),r=x(`CUSTOMERS_WRITE`),{mutate:i,isPending:o}=u(Te);return!r||e.erasedAt?null:a(`div`,{className:K.actions,children:[a(h,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?a(h,{size:`small`,look:`quiet`,busy:o,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>b(n.link.undone),onError:g}),children:n.actions.unlink}):a(h,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var X=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},nt=new X(`
    query CustomerPage($id: ID!) {
  customer(id: $id) {
    id
    name
    email
    phone
    linkedPhone
    status
    walletBalance
    version
    createdAt
    updatedAt
    erasedAt
    tier {
      id
      name
      level
    }
    placed: orders(first: 1) {
      totalCount
    }
  }
  priceTiers(first: 100) {
    edges {
      node {
        id
        name
      }
    }
  }
}
    `),rt=new X(`
    query CustomerOrders($id: ID!, $first: Int, $after: Cursor, $last: Int, $before: Cursor) {
  customer(id: $id) {
    orders(first: $first, after: $after, last: $last, before: $before) {
      totalCount
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        node {
          id
          number
          status
          total
          createdAt
          items {
            id
            productName
          }
        }
      }
    }
  }
}
    `),Z=new X(`
    query CustomerWallet($id: ID!, $where: WalletTransactionWhereInput, $first: Int, $after: Cursor, $last: Int, $before: Cursor) {
  customer(id: $id) {
    transactions(
      where: $where
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      totalCount
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        node {
          id
          sequence
          kind
          amount
          balanceAfter
          reference
          actor {
            kind
            name
          }
          createdAt
          order {
            number
          }
        }
      }
    }
  }
}
    `),it=new X(`
    query CustomerRecharges($id: ID!, $first: Int, $after: Cursor, $last: Int, $before: Cursor) {
  customer(id: $id) {
    recharges(first: $first, after: $after, last: $last, before: $before) {
      totalCount
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        node {
          id
          amount
          status
          reference
          reason
          decidedAt
          decider {
            kind
            name
          }
          createdAt
        }
      }
    }
  }
}
    `);m();function at({id:e,page:r,onPage:i}){let{tabs:o,orders:s}=S(F),{data:c,error:l,isPlaceholderData:u,refetch:d}=n(rt,{id:e,...I(r)}),f=c?.customer?.orders,p=f?.edges.map(({node:e})=>e.id)??[];return ie(`ORDER`,p,d),a(y,{children:[a(C,{name:`customer-orders`,label:o.orders,rows:f?.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:l,onRetry:()=>void d(),empty:a(O,{icon:ne,title:s.empty,text:s.emptyText}),columns:[{id:`number`,header:s.number,cell:({number:e})=>a(t,{to:`/orders/$number`,params:{number:e},children:a(`code`,{children:e})})},{id:`status`,header:s.status,cell:({status:e})=>a(A,{kind:`order`,status:e})},{id:`what`,header:s.what,cell:({items:e})=>a(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:s.placed,cell:({createdAt:e})=>a(j,{at:e}),wide:`below`},{id:`total`,header:s.total,cell:({total:e})=>a(M,{amount:e}),align:`end`,width:7}]}),a(k,{connection:f,onChange:i})]})}m();function ot({id:e,page:t,onPage:r}){let{tabs:i,recharges:s}=S(F),c={id:e,...I(t)},{data:l,error:u,isPlaceholderData:d,refetch:f}=n(it,c),p=l?.customer?.recharges;return a(y,{children:[a(C,{name:`customer-recharges`,label:i.recharges,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:u,onRetry:()=>void f(),empty:a(O,{icon:o,title:s.empty,text:s.emptyText}),columns:[{id:`when`,header:s.when,cell:({createdAt:e})=>a(j,{at:e})},{id:`status`,header:s.status,cell:({status:e})=>a(A,{kind:`recharge`,status:e})},{id:`reference`,header:s.reference,cell:({reference:e,reason:t})=>a(`span`,{className:`muted`,children:t||e}),wide:`below`,width:18},{id:`decided`,header:s.decided,cell:e=>a(de,{...e}),wide:!0},{id:`amount`,header:s.amount,cell:({amount:e})=>a(M,{amount:e}),align:`end`,width:7}]}),a(k,{connection:p,onChange:r})]})}var st={tools:`_tools_kxy8f_2`};m();function ct({id:e,page:r,order:i,onPage:o}){let{wallet:s}=S(F),{transactions:l,actors:u}=S(c),{data:d,error:f,isPlaceholderData:p,refetch:m}=n(Z,{id:e,where:i?{orderId:i}:null,...I(r)}),h=d?.customer?.transactions;return a(y,{children:[a(`div`,{className:st.tools,children:[i&&a(y,{children:[a(`span`,{className:`muted`,children:s.ofOrder}),a(N,{size:`small`,look:`quiet`,to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:s.all})]}),a(w,{size:`small`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e,...i&&{orderId:i}}},count:h?.totalCount})]}),a(C,{name:`customer-wallet`,label:s.ledger,rows:h?.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:f,onRetry:()=>void m(),empty:a(O,{icon:Re,title:s.empty,text:s.emptyText}),columns:[{id:`when`,header:s.when,cell:({createdAt:e})=>a(j,{at:e})},{id:`kind`,header:s.kind,cell:({kind:e})=>l[e],wide:`below`},{id:`reference`,header:s.reference,cell:({order:e,reference:n})=>e?a(t,{to:`/orders/$number`,params:{number:e.number},children:a(`code`,{children:e.number})}):a(`span`,{className:`muted`,children:n}),wide:`below`,width:18},{id:`by`,header:s.by,cell:({actor:e})=>e.name||u[e.kind],wide:`below`},{id:`amount`,header:s.amount,cell:({amount:e})=>a(M,{amount:e}),align:`end`,width:7},{id:`after`,header:s.after,cell:e=>a(M,{amount:e.balanceAfter}),align:`end`,width:7}]}),a(k,{connection:h,onChange:o})]})}var lt=_({CustomerPage:()=>$});m();var Q=v(`/signedIn/customers/$id`),ut={orders:at,wallet:ct,recharges:ot,comments:Ve};function $(){let e=S(F),t=ce(),{id:r}=Q.useParams(),i=Q.useSearch(),o=Q.useNavigate(),{data:s,error:c,refetch:u}=n(nt,{id:r});re(({customerId:e})=>e===r,()=>void l.invalidateQueries());let d=s?.customer?.id===r?s.customer:void 0,f={label:e.title,link:{to:`/customers`}},{dialog:p,...m}=i,{tab:h=`orders`,order:g,..._}=m,v=e=>void o({search:{...i,dialog:e},resetScroll:!1}),b=()=>void o({search:m,replace:!0,resetScroll:!1});if(s?.customer===null)return a(fe,{});if(!d)return a(y,{children:[a(E,{title:e.facts.title,parent:f}),c?a(ee,{error:c,onRetry:()=>void u()}):a(pe,{})]});let x=ut[h];return a(y,{children:[a(E,{title:t(d),parent:f,aside:a(Me,{customer:d}),actions:a(y,{children:[a(w,{input:{kind:`CUSTOMER`,customerId:r},count:void 0}),a(dt,{customer:d,onOpen:v}),a(ft,{customer:d,onOpen:v}),a(pt,{customer:d})]})}),a(ge,{main:a(y,{children:[a(se,{label:e.tabs.label,children:te.map(t=>a(ue,{to:`/customers/$id`,params:{id:r},search:{tab:t},current:t===h,children:e.tabs[t]},t))}),a(T,{flush:!0,children:a(x,{id:r,page:_,order:g,onPage:e=>void o({search:{tab:i.tab,order:g,...e},resetScroll:!1})})})]}),side:a($e,{customer:d,onOpen:v})}),a(Je,{customer:d,tiers:s?.priceTiers.edges.map(e=>e.node)??[],dialog:i.dialog,onClose:b})]})}function dt({customer:e,onOpen:t}){let n=S(F).actions;return!x(`CUSTOMERS_ERASE`)||e.erasedAt?null:a(h,{icon:Ie,onClick:()=>t(`erase`),children:n.erase})}function ft({customer:e,onOpen:t}){let n=S(F),r=x(`CUSTOMERS_WRITE`),{mutate:i,isPending:o}=u(Oe);return!r||e.erasedAt?null:a(y,{children:[e.status===`BLOCKED`?a(h,{icon:ve,busy:o,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>b(n.block.undone),onError:g}),children:n.actions.unblock}):a(h,{icon:oe,onClick:()=>t(`block`),children:n.actions.block}),a(h,{icon:_e,onClick:()=>t(`edit`),children:n.actions.edit})]})}function pt({customer:e}){let t=S(F).actions;return!x(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:a(N,{look:`primary`,icon:ae,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{$ as CustomerPage,He as n,lt as t};