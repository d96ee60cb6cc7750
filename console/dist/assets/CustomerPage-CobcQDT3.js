const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-ClY89tmN.js","assets/index-Bj-0Wysc.js","assets/early-CqjEYl7M.js","assets/parts-DeASi7V8.js","assets/dialogs-CeyJh_86.js","assets/details-CeckHyby.js","assets/sending-BqBRE9XC.js","assets/TextField-ZQK7-1ul.js"])))=>i.map(i=>d[i]);
import{Bt as e,D as t,Ft as n,It as r,J as i,Mt as a,On as o,Qt as s,Tn as c,V as l,Vt as u,Z as d,at as f,b as p,g as m,jn as h,kt as g,m as _,ot as v,p as y,st as b,v as x,x as S}from"./index-Bj-0Wysc.js";import{B as C,C as ee,G as w,H as te,J as T,K as ne,P as E,S as re,T as D,U as O,W as k,X as A,d as ie,et as ae,i as oe,it as se,j,r as M,s as N,tt as ce,z as le}from"./parts-DeASi7V8.js";import{K as ue,T as de,V as fe,Z as pe,b as P,dt as me,g as he,pt as ge,q as _e,v as ve}from"./details-CeckHyby.js";import{T as F,U as I,x as ye}from"./early-CqjEYl7M.js";import{n as L,t as be}from"./customers-B71bNEz-.js";import{t as xe}from"./CommentForm-DPbdE7Mq.js";import{$t as R,t as z}from"./dialogs-CeyJh_86.js";import{t as Se}from"./SelectField-BjvjwTeq.js";import{t as B}from"./TextField-ZQK7-1ul.js";import{t as V}from"./MoneyField-DCJMvXyu.js";import{t as H}from"./TextArea-ncYx3gie.js";import{c as Ce,d as we,f as Te,h as Ee,i as De,l as Oe,m as ke,n as Ae,o as je,p as Me,r as Ne,s as Pe,t as Fe,u as Ie}from"./change.gql-CSRZvWI7.js";var U={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};U.node;var Le=i(U),W={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};W.node;var Re=i(W),G={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};G.node;var ze=i(G),K={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new q(`
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
    `),Ve=new q(`
    mutation CommentOnCustomer($input: CommentOnCustomerInput!) {
  commentOnCustomer(input: $input) {
    id
  }
}
    `);o();function He({id:e,page:i,onPage:a}){let{tabs:o,comments:l}=d(L),{actors:f}=d(t),p=b(`CUSTOMERS_WRITE`),{mutateAsync:m}=n(Ve),{data:h,error:g,isPlaceholderData:_,refetch:v}=r(Be,{id:e,...I(i)}),y=h?.customer?.comments;return s(c,{children:[p&&s(`div`,{className:K.comment,children:s(xe,{about:e,onComment:(t,n)=>m({input:{customerId:e,text:t,idempotencyKey:n}})},e)}),s(w,{name:`customer-comments`,label:o.comments,rows:y?.edges.map(e=>e.node),rowKey:e=>e.id,stale:_,error:g,onRetry:()=>void v(),empty:s(E,{icon:Re,title:l.empty,text:l.emptyText}),columns:[{id:`text`,header:l.text,cell:({text:e})=>s(`span`,{className:K.text,children:e}),width:30},{id:`order`,header:l.order,cell:({order:e})=>e&&s(u,{to:`/orders/$number`,params:{number:e.number},children:s(`code`,{children:e.number})}),wide:!0},{id:`who`,header:l.who,cell:({actor:e})=>e.name||f[e.kind],width:12},{id:`when`,header:l.when,cell:({createdAt:e})=>s(O,{at:e}),wide:!0}]}),s(D,{connection:y,onChange:a})]})}function Ue({customer:e,onClose:t}){let r=d(L),i=k(),a=P(),{mutateAsync:o}=n(Fe);async function c({amount:n,reason:i}){await o({input:{customerId:e.id,amount:F(String(n)),reason:String(i).trim(),idempotencyKey:a}}),x(r.adjust.done),t()}return s(z,{open:!0,onClose:t,title:r.adjust.title,text:r.adjust.text(i.money(e.walletBalance)),children:s(R,{submitLabel:r.adjust.submit,onCancel:t,onSubmit:c,children:[s(V,{name:`amount`,label:r.form.amount,hint:r.form.adjustHint}),s(H,{name:`reason`,label:r.form.reason,hint:r.form.reasonHint,maxLength:500})]})})}var We=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation EraseCustomer($input: CustomerInput!) {
  eraseCustomer(input: $input) {
    id
    erasedAt
  }
}
    `),Ge=[`CUSTOMERS_ERASE`];function Ke({customer:e,onClose:t}){let r=d(L),i=P(),{mutateAsync:a}=n(Ce);async function o({amount:n,reference:o,notes:s}){let{requestRecharge:c}=await a({input:{customerId:e.id,amount:F(String(n)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:i}});x(c.status===`APPROVED`?r.recharge.approved:r.recharge.pending),t()}return s(z,{open:!0,onClose:t,title:r.recharge.title,text:r.recharge.text,children:s(R,{submitLabel:r.recharge.submit,onCancel:t,onSubmit:o,children:[s(V,{name:`amount`,label:r.form.amount}),s(B,{name:`reference`,label:r.form.reference,hint:r.form.referenceHint,maxLength:100,optional:!0}),s(H,{name:`notes`,label:r.form.notes,maxLength:500,optional:!0})]})})}var qe=y(()=>f(()=>import(`./EraseDialog-ClY89tmN.js`).then(e=>e.EraseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),Je={edit:Ee,tier:we,link:Pe,block:De,adjust:Ae,recharge:Oe,erase:Ge};function Ye({tiers:e,...t}){let{dialog:n,...r}=t;switch(v(n,Je)){case`edit`:return s(Xe,{...r});case`tier`:return s(Ze,{...r,tiers:e});case`link`:return s(Qe,{...r});case`block`:return s($e,{...r});case`adjust`:return s(Ue,{...r});case`recharge`:return s(Ke,{...r});case`erase`:return s(qe,{...r});default:return null}}var J=(e,t)=>String(e[t]??``).trim();function Xe({customer:e,onClose:t}){let r=d(L),{opened:i,version:a,savedByOthers:o,save:c}=pe(e,({name:e,email:t,phone:n,externalRef:r})=>({name:e,email:t??``,phone:n??``,externalRef:r??``})),{mutateAsync:l}=n(ke);async function u(e){let[n,o,s]=[`email`,`phone`,`externalRef`].map(t=>J(e,t)),u={id:i.id,version:a,name:J(e,`name`),...n?{email:n}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0},...s?{externalRef:s}:{clearExternalRef:!0}};await c(l({input:u}),r.stale),x(r.edit.done),t()}return s(z,{open:!0,onClose:t,title:r.edit.title,children:s(R,{submitLabel:r.edit.submit,onCancel:t,onSubmit:u,savedByOthers:o,children:[s(B,{name:`name`,label:r.form.name,defaultValue:i.name,maxLength:200}),s(B,{name:`email`,label:r.form.email,type:`email`,defaultValue:i.email??``,optional:!0}),s(B,{name:`phone`,label:r.form.phone,type:`tel`,hint:r.form.phoneHint,defaultValue:i.phone??``,optional:!0}),s(B,{name:`externalRef`,label:r.form.externalRef,hint:r.form.externalRefHint,defaultValue:i.externalRef??``,maxLength:100,optional:!0})]})})}function Ze({customer:e,tiers:t,onClose:r}){let i=d(L),{mutateAsync:a}=n(Ie);async function o(t){let n=J(t,`tierId`);await a({input:{customerId:e.id,...n&&{tierId:n}}}),x(i.tier.done),r()}return s(z,{open:!0,onClose:r,title:i.tier.title,text:i.tier.text,children:s(R,{submitLabel:i.tier.submit,onCancel:r,onSubmit:o,children:s(Se,{name:`tierId`,label:i.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:i.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function Qe({customer:e,onClose:t}){let r=d(L),{mutateAsync:i}=n(je);async function a(n){await i({input:{customerId:e.id,phone:J(n,`phone`)}}),x(r.link.done),t()}return s(z,{open:!0,onClose:t,title:r.link.title,text:r.link.text,children:s(R,{submitLabel:r.link.submit,onCancel:t,onSubmit:a,children:s(B,{name:`phone`,label:r.form.phone,type:`tel`,hint:r.form.phoneHint,defaultValue:e.phone??``})})})}function $e({customer:e,onClose:t}){let r=d(L).block,{mutateAsync:i}=n(Ne);async function a(){await i({input:{customerId:e.id}}),x(r.done),t()}return s(z,{open:!0,onClose:t,title:r.title,text:r.text,children:s(R,{danger:!0,submitLabel:r.submit,onCancel:t,onSubmit:a,children:null})})}o();function et({customer:e,onOpen:t}){let n=d(L),r=k();return s(c,{children:[s(nt,{customer:e,onOpen:t}),s(A,{title:n.facts.title,actions:s(rt,{customer:e,onOpen:t}),children:s(ue,{facts:[{label:n.facts.email,value:e.email??s(Y,{})},{label:n.facts.phone,value:e.phone?s(`span`,{className:K.phone,children:[s(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&s(tt,{customer:e})]}):s(Y,{})},{label:n.facts.reference,value:e.externalRef?s(m,{text:e.externalRef}):s(Y,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:s(O,{at:e.createdAt})},{label:n.facts.changed,value:s(O,{at:e.updatedAt})},{label:n.facts.id,value:s(m,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function tt({customer:{id:e,phoneLinkedBy:n}}){let r=d(L).facts,{actors:i}=d(t),a=n&&r.linkedBy(n.name||i[n.kind]);return s(c,{children:[s(ne,{tone:`good`,children:r.linked}),b(`AUDIT_READ`)&&a?s(u,{to:`/audit`,search:{id:e,action:`customer.`},children:a}):a]})}function Y(){return s(`span`,{className:`muted`,children:d(L).facts.unknown})}function nt({customer:e,onOpen:t}){let n=d(L),r=b(`WALLETS_ADJUST`),i=b(`RECHARGES_CREATE`);return s(A,{title:n.wallet.title,children:[s(`p`,{className:K.balance,children:s(N,{amount:e.walletBalance})}),s(`div`,{className:K.actions,children:[i&&!e.erasedAt&&s(S,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&s(S,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function rt({customer:e,onOpen:t}){let r=d(L),i=b(`CUSTOMERS_WRITE`),{mutate:a,isPending:o}=n(Me);return!i||e.erasedAt?null:s(`div`,{className:K.actions,children:[s(S,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:r.actions.tier}),e.linkedPhone?s(S,{size:`small`,look:`quiet`,busy:o,onClick:()=>a({input:{customerId:e.id}},{onSuccess:()=>x(r.link.undone),onError:p}),children:r.actions.unlink}):s(S,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:r.actions.link})]})}var it={tools:`_tools_kxy8f_2`};function X({children:e}){return s(`div`,{className:it.tools,children:e})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},at=new Z(`
    query CustomerPage($id: ID!) {
  customer(id: $id) {
    id
    name
    email
    phone
    linkedPhone
    phoneLinkedBy {
      kind
      name
    }
    externalRef
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
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        name
      }
    }
  }
}
    `),ot=new Z(`
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
    `),st=new Z(`
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
    `),ct=new Z(`
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
    `);o();function lt({id:e,page:t,onPage:n}){let{tabs:i,orders:a}=d(L),{data:o,error:l,isPlaceholderData:f,refetch:p}=r(ot,{id:e,...I(t)}),m=o?.customer?.orders,h=m?.edges.map(({node:e})=>e.id)??[];return C(`ORDER`,h,p),s(c,{children:[s(X,{children:s(j,{size:`small`,dialog:`exportPart`,input:{kind:`ORDERS`,orderWhere:{customerId:e}},count:m?.totalCount})}),s(w,{name:`customer-orders`,label:i.orders,rows:m?.edges.map(e=>e.node),rowKey:e=>e.id,stale:f,error:l,onRetry:()=>void p(),empty:s(E,{icon:ae,title:a.empty,text:a.emptyText}),columns:[{id:`number`,header:a.number,cell:({number:e})=>s(u,{to:`/orders/$number`,params:{number:e},children:s(`code`,{children:e})})},{id:`status`,header:a.status,cell:({status:e})=>s(oe,{kind:`order`,status:e})},{id:`what`,header:a.what,cell:({items:e})=>s(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:a.placed,cell:({createdAt:e})=>s(O,{at:e}),wide:`below`},{id:`total`,header:a.total,cell:({total:e})=>s(N,{amount:e}),align:`end`,width:7}]}),s(D,{connection:m,onChange:n})]})}o();function ut({id:e,page:t,onPage:n}){let{tabs:i,recharges:a}=d(L),o={id:e,...I(t)},{data:u,error:f,isPlaceholderData:p,refetch:m}=r(ct,o),h=u?.customer?.recharges;return s(c,{children:[s(X,{children:s(j,{size:`small`,dialog:`exportPart`,input:{kind:`RECHARGES`,rechargeWhere:{customerId:e}},count:h?.totalCount})}),s(w,{name:`customer-recharges`,label:i.recharges,rows:h?.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:f,onRetry:()=>void m(),empty:s(E,{icon:l,title:a.empty,text:a.emptyText}),columns:[{id:`when`,header:a.when,cell:({createdAt:e})=>s(O,{at:e})},{id:`status`,header:a.status,cell:({status:e})=>s(oe,{kind:`recharge`,status:e})},{id:`reference`,header:a.reference,cell:({reference:e,reason:t})=>s(`span`,{className:`muted`,children:t||e}),wide:`below`,width:18},{id:`decided`,header:a.decided,cell:e=>s(he,{...e}),wide:!0},{id:`amount`,header:a.amount,cell:({amount:e})=>s(N,{amount:e}),align:`end`,width:7}]}),s(D,{connection:h,onChange:n})]})}o();function dt({id:e,page:n,order:i,onPage:a}){let{wallet:o}=d(L),{transactions:l,actors:f}=d(t),{data:p,error:m,isPlaceholderData:h,refetch:g}=r(st,{id:e,where:i?{orderId:i}:null,...I(n)}),_=p?.customer?.transactions;return s(c,{children:[s(X,{children:[i&&s(c,{children:[s(`span`,{className:`muted`,children:o.ofOrder}),s(M,{size:`small`,look:`quiet`,to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:o.all})]}),s(j,{size:`small`,dialog:`exportPart`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e,...i&&{orderId:i}}},count:_?.totalCount})]}),s(w,{name:`customer-wallet`,label:o.ledger,rows:_?.edges.map(e=>e.node),rowKey:e=>e.id,stale:h,error:m,onRetry:()=>void g(),empty:s(E,{icon:ze,title:o.empty,text:o.emptyText}),columns:[{id:`when`,header:o.when,cell:({createdAt:e})=>s(O,{at:e})},{id:`kind`,header:o.kind,cell:({kind:e})=>l[e],wide:`below`},{id:`reference`,header:o.reference,cell:({order:e,reference:t})=>e?s(u,{to:`/orders/$number`,params:{number:e.number},children:s(`code`,{children:e.number})}):s(`span`,{className:`muted`,children:t}),wide:`below`,width:18},{id:`by`,header:o.by,cell:({actor:e})=>e.name||f[e.kind],wide:`below`},{id:`amount`,header:o.amount,cell:({amount:e})=>s(N,{amount:e}),align:`end`,width:7},{id:`after`,header:o.after,cell:e=>s(N,{amount:e.balanceAfter}),align:`end`,width:7}]}),s(D,{connection:_,onChange:a})]})}var ft=h({CustomerPage:()=>$});o();var Q=e(`/signedIn/customers/$id`),pt={orders:lt,wallet:dt,recharges:ut,comments:He};function $(){let e=d(L),t=ie(),{id:n}=Q.useParams(),i=Q.useSearch(),o=Q.useNavigate(),{data:l,error:u,refetch:f}=r(at,{id:n}),p=de(l?.priceTiers);le(({customerId:e})=>e===n,()=>void a.invalidateQueries());let m=l?.customer?.id===n?l.customer:void 0,h={label:e.title,link:{to:`/customers`}},{open:v,close:y}=te(),{tab:b=`orders`,order:x,...S}=ye(i);if(l?.customer===null)return s(ve,{});if(!m)return s(c,{children:[s(T,{title:e.facts.title,parent:h}),u?s(_,{error:u,onRetry:()=>void f()}):s(fe,{})]});let C=pt[b];return s(c,{children:[s(T,{title:t(m),parent:h,aside:s(be,{customer:m}),actions:s(c,{children:[s(j,{input:{kind:`CUSTOMER`,customerId:n},count:void 0}),s(mt,{customer:m,onOpen:v}),s(ht,{customer:m,onOpen:v}),s(gt,{customer:m})]})}),s(_e,{main:s(c,{children:[s(re,{label:e.tabs.label,children:g.map(t=>s(ee,{to:`/customers/$id`,params:{id:n},search:{tab:t},current:t===b,children:e.tabs[t]},t))}),s(A,{flush:!0,children:s(C,{id:n,page:S,order:x,onPage:e=>void o({search:{tab:i.tab,order:x,...e},resetScroll:!1})})})]}),side:s(et,{customer:m,onOpen:v})}),p&&s(Ye,{customer:m,tiers:p,dialog:i.dialog,onClose:y},n)]})}function mt({customer:e,onOpen:t}){let n=d(L).actions;return!b(`CUSTOMERS_ERASE`)||e.erasedAt?null:s(S,{icon:Le,onClick:()=>t(`erase`),children:n.erase})}function ht({customer:e,onOpen:t}){let r=d(L),i=b(`CUSTOMERS_WRITE`),{mutate:a,isPending:o}=n(Te);return!i||e.erasedAt?null:s(c,{children:[e.status===`BLOCKED`?s(S,{icon:me,busy:o,onClick:()=>a({input:{customerId:e.id}},{onSuccess:()=>x(r.block.undone),onError:p}),children:r.actions.unblock}):s(S,{icon:se,onClick:()=>t(`block`),children:r.actions.block}),s(S,{icon:ge,onClick:()=>t(`edit`),children:r.actions.edit})]})}function gt({customer:e}){let t=d(L).actions;return!b(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:s(M,{look:`primary`,icon:ce,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{$ as CustomerPage,We as n,ft as t};