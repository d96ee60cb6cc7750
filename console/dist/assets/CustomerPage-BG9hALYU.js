const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-uxA0H61w.js","assets/index-ah7yBjvo.js","assets/early-JhwasVCb.js","assets/parts-sUoMt7hs.js","assets/dialogs-DMNuVB_d.js","assets/details-sHZI4id6.js","assets/sending-ClVjIKZq.js","assets/draft-CfwpFJT5.js","assets/TextField-D4_Wa49S.js"])))=>i.map(i=>d[i]);
import{An as e,D as t,Dn as n,Ht as r,J as i,Lt as a,Nn as o,Pt as s,Q as c,Rt as l,Ut as u,V as d,b as f,ct as p,en as m,g as h,jt as g,m as _,ot as v,p as y,st as b,v as x,x as S}from"./index-ah7yBjvo.js";import{B as ee,C as te,E as C,F as w,G as T,K as E,M as D,U as ne,V as re,W as O,Y as k,Z as A,at as ie,d as ae,i as j,nt as oe,q as se,r as M,s as N,tt as ce,w as le}from"./parts-sUoMt7hs.js";import{J as ue,Q as de,T as fe,V as pe,b as P,ft as me,g as he,mt as ge,q as _e,v as ve}from"./details-sHZI4id6.js";import{T as F,U as I,x as ye}from"./early-JhwasVCb.js";import{n as L,t as be}from"./customers-WSmsAube.js";import{t as xe}from"./CommentForm-DnsOWc06.js";import{en as R,n as z}from"./dialogs-DMNuVB_d.js";import{t as Se}from"./SelectField-V2_MKtwc.js";import{t as B}from"./TextField-D4_Wa49S.js";import{t as V}from"./MoneyField-B3WKZ40n.js";import{t as H}from"./TextArea-DJWW_eXy.js";import{c as Ce,d as we,f as Te,h as Ee,i as De,l as Oe,m as ke,n as Ae,o as je,p as Me,r as Ne,s as Pe,t as Fe,u as Ie}from"./change.gql-CSRZvWI7.js";var U={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};U.node;var Le=i(U),W={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};W.node;var Re=i(W),G={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};G.node;var ze=i(G),K={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new q(`
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
    `);e();function He({id:e,page:r,onPage:i}){let{tabs:o,comments:s}=c(L),{actors:d}=c(t),f=p(`CUSTOMERS_WRITE`),{mutateAsync:h}=a(Ve),{data:g,error:_,isPlaceholderData:v,refetch:y}=l(Be,{id:e,...I(r)}),b=g?.customer?.comments;return m(n,{children:[f&&m(`div`,{className:K.comment,children:m(xe,{about:e,onComment:(t,n)=>h({input:{customerId:e,text:t,idempotencyKey:n}})},e)}),m(E,{name:`customer-comments`,label:o.comments,rows:b?.edges.map(e=>e.node),rowKey:e=>e.id,stale:v,error:_,onRetry:()=>void y(),empty:m(w,{icon:Re,title:s.empty,text:s.emptyText}),columns:[{id:`text`,header:s.text,cell:({text:e})=>m(`span`,{className:K.text,children:e}),width:30},{id:`order`,header:s.order,cell:({order:e})=>e&&m(u,{to:`/orders/$number`,params:{number:e.number},children:m(`code`,{children:e.number})}),wide:!0},{id:`who`,header:s.who,cell:({actor:e})=>e.name||d[e.kind],width:12},{id:`when`,header:s.when,cell:({createdAt:e})=>m(O,{at:e}),wide:!0}]}),m(C,{connection:b,onChange:i})]})}function Ue({customer:e,onClose:t}){let n=c(L),r=T(),i=P(),{mutateAsync:o}=a(Fe);async function s({amount:r,reason:a}){await o({input:{customerId:e.id,amount:F(String(r)),reason:String(a).trim(),idempotencyKey:i}}),x(n.adjust.done),t()}return m(z,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:m(R,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:s,children:[m(V,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint}),m(H,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}var We=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation EraseCustomer($input: CustomerInput!) {
  eraseCustomer(input: $input) {
    id
    erasedAt
  }
}
    `),Ge=[`CUSTOMERS_ERASE`];function Ke({customer:e,onClose:t}){let n=c(L),r=P(),{mutateAsync:i}=a(Ce);async function o({amount:a,reference:o,notes:s}){let{requestRecharge:c}=await i({input:{customerId:e.id,amount:F(String(a)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:r}});x(c.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return m(z,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:m(R,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:o,children:[m(V,{name:`amount`,label:n.form.amount}),m(B,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),m(H,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}var qe=y(()=>v(()=>import(`./EraseDialog-uxA0H61w.js`).then(e=>e.EraseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),Je={edit:Ee,tier:we,link:Pe,block:De,adjust:Ae,recharge:Oe,erase:Ge};function Ye({tiers:e,...t}){let{dialog:n,...r}=t;switch(b(n,Je)){case`edit`:return m(Xe,{...r});case`tier`:return m(Ze,{...r,tiers:e});case`link`:return m(Qe,{...r});case`block`:return m($e,{...r});case`adjust`:return m(Ue,{...r});case`recharge`:return m(Ke,{...r});case`erase`:return m(qe,{...r});default:return null}}var J=(e,t)=>String(e[t]??``).trim();function Xe({customer:e,onClose:t}){let n=c(L),{opened:r,version:i,savedByOthers:o,save:s}=de(e,({name:e,email:t,phone:n,externalRef:r})=>({name:e,email:t??``,phone:n??``,externalRef:r??``})),{mutateAsync:l}=a(ke);async function u(e){let[a,o,c]=[`email`,`phone`,`externalRef`].map(t=>J(e,t)),u={id:r.id,version:i,name:J(e,`name`),...a?{email:a}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0},...c?{externalRef:c}:{clearExternalRef:!0}};await s(l({input:u}),n.stale),x(n.edit.done),t()}return m(z,{open:!0,onClose:t,title:n.edit.title,children:m(R,{submitLabel:n.edit.submit,onCancel:t,onSubmit:u,savedByOthers:o,children:[m(B,{name:`name`,label:n.form.name,defaultValue:r.name,maxLength:200}),m(B,{name:`email`,label:n.form.email,type:`email`,defaultValue:r.email??``,optional:!0}),m(B,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:r.phone??``,optional:!0}),m(B,{name:`externalRef`,label:n.form.externalRef,hint:n.form.externalRefHint,defaultValue:r.externalRef??``,maxLength:100,optional:!0})]})})}function Ze({customer:e,tiers:t,onClose:n}){let r=c(L),{mutateAsync:i}=a(Ie);async function o(t){let a=J(t,`tierId`);await i({input:{customerId:e.id,...a&&{tierId:a}}}),x(r.tier.done),n()}return m(z,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:m(R,{submitLabel:r.tier.submit,onCancel:n,onSubmit:o,children:m(Se,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function Qe({customer:e,onClose:t}){let n=c(L),{mutateAsync:r}=a(je);async function i(i){await r({input:{customerId:e.id,phone:J(i,`phone`)}}),x(n.link.done),t()}return m(z,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:m(R,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:m(B,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function $e({customer:e,onClose:t}){let n=c(L).block,{mutateAsync:r}=a(Ne);async function i(){await r({input:{customerId:e.id}}),x(n.done),t()}return m(z,{open:!0,onClose:t,title:n.title,text:n.text,children:m(R,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}e();function et({customer:e,onOpen:t}){let r=c(L),i=T();return m(n,{children:[m(nt,{customer:e,onOpen:t}),m(A,{title:r.facts.title,actions:m(rt,{customer:e,onOpen:t}),children:m(_e,{facts:[{label:r.facts.email,value:e.email??m(Y,{})},{label:r.facts.phone,value:e.phone?m(`span`,{className:K.phone,children:[m(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&m(tt,{customer:e})]}):m(Y,{})},{label:r.facts.reference,value:e.externalRef?m(h,{text:e.externalRef}):m(Y,{})},{label:r.facts.tier,value:e.tier?.name??r.noTier},{label:r.facts.orders,value:i.count(e.placed.totalCount)},{label:r.facts.since,value:m(O,{at:e.createdAt})},{label:r.facts.changed,value:m(O,{at:e.updatedAt})},{label:r.facts.id,value:m(h,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function tt({customer:{id:e,phoneLinkedBy:r}}){let i=c(L).facts,{actors:a}=c(t),o=r&&i.linkedBy(r.name||a[r.kind]);return m(n,{children:[m(se,{tone:`good`,children:i.linked}),p(`AUDIT_READ`)&&o?m(u,{to:`/audit`,search:{id:e,action:`customer.`},children:o}):o]})}function Y(){return m(`span`,{className:`muted`,children:c(L).facts.unknown})}function nt({customer:e,onOpen:t}){let n=c(L),r=p(`WALLETS_ADJUST`),i=p(`RECHARGES_CREATE`);return m(A,{title:n.wallet.title,children:[m(`p`,{className:K.balance,children:m(N,{amount:e.walletBalance})}),m(`div`,{className:K.actions,children:[i&&!e.erasedAt&&m(S,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&m(S,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function rt({customer:e,onOpen:t}){let n=c(L),r=p(`CUSTOMERS_WRITE`),{mutate:i,isPending:o}=a(Me);return!r||e.erasedAt?null:m(`div`,{className:K.actions,children:[m(S,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?m(S,{size:`small`,look:`quiet`,busy:o,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>x(n.link.undone),onError:f}),children:n.actions.unlink}):m(S,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var it={tools:`_tools_kxy8f_2`};function X({children:e}){return m(`div`,{className:it.tools,children:e})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},at=new Z(`
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
    `);e();function lt({id:e,page:t,onPage:r}){let{tabs:i,orders:a}=c(L),{data:o,error:s,isPlaceholderData:d,refetch:f}=l(ot,{id:e,...I(t)}),p=o?.customer?.orders,h=p?.edges.map(({node:e})=>e.id)??[];return re(`ORDER`,h,f),m(n,{children:[m(X,{children:m(D,{size:`small`,dialog:`exportPart`,input:{kind:`ORDERS`,orderWhere:{customerId:e}},count:p?.totalCount})}),m(E,{name:`customer-orders`,label:i.orders,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:s,onRetry:()=>void f(),empty:m(w,{icon:ce,title:a.empty,text:a.emptyText}),columns:[{id:`number`,header:a.number,cell:({number:e})=>m(u,{to:`/orders/$number`,params:{number:e},children:m(`code`,{children:e})})},{id:`status`,header:a.status,cell:({status:e})=>m(j,{kind:`order`,status:e})},{id:`what`,header:a.what,cell:({items:e})=>m(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:a.placed,cell:({createdAt:e})=>m(O,{at:e}),wide:`below`},{id:`total`,header:a.total,cell:({total:e})=>m(N,{amount:e}),align:`end`,width:7}]}),m(C,{connection:p,onChange:r})]})}e();function ut({id:e,page:t,onPage:r}){let{tabs:i,recharges:a}=c(L),o={id:e,...I(t)},{data:s,error:u,isPlaceholderData:f,refetch:p}=l(ct,o),h=s?.customer?.recharges;return m(n,{children:[m(X,{children:m(D,{size:`small`,dialog:`exportPart`,input:{kind:`RECHARGES`,rechargeWhere:{customerId:e}},count:h?.totalCount})}),m(E,{name:`customer-recharges`,label:i.recharges,rows:h?.edges.map(e=>e.node),rowKey:e=>e.id,stale:f,error:u,onRetry:()=>void p(),empty:m(w,{icon:d,title:a.empty,text:a.emptyText}),columns:[{id:`when`,header:a.when,cell:({createdAt:e})=>m(O,{at:e})},{id:`status`,header:a.status,cell:({status:e})=>m(j,{kind:`recharge`,status:e})},{id:`reference`,header:a.reference,cell:({reference:e,reason:t})=>m(`span`,{className:`muted`,children:t||e}),wide:`below`,width:18},{id:`decided`,header:a.decided,cell:e=>m(he,{...e}),wide:!0},{id:`amount`,header:a.amount,cell:({amount:e})=>m(N,{amount:e}),align:`end`,width:7}]}),m(C,{connection:h,onChange:r})]})}e();function dt({id:e,page:r,order:i,onPage:a}){let{wallet:o}=c(L),{transactions:s,actors:d}=c(t),{data:f,error:p,isPlaceholderData:h,refetch:g}=l(st,{id:e,where:i?{orderId:i}:null,...I(r)}),_=f?.customer?.transactions;return m(n,{children:[m(X,{children:[i&&m(n,{children:[m(`span`,{className:`muted`,children:o.ofOrder}),m(M,{size:`small`,look:`quiet`,to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:o.all})]}),m(D,{size:`small`,dialog:`exportPart`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e,...i&&{orderId:i}}},count:_?.totalCount})]}),m(E,{name:`customer-wallet`,label:o.ledger,rows:_?.edges.map(e=>e.node),rowKey:e=>e.id,stale:h,error:p,onRetry:()=>void g(),empty:m(w,{icon:ze,title:o.empty,text:o.emptyText}),columns:[{id:`when`,header:o.when,cell:({createdAt:e})=>m(O,{at:e})},{id:`kind`,header:o.kind,cell:({kind:e})=>s[e],wide:`below`},{id:`reference`,header:o.reference,cell:({order:e,reference:t})=>e?m(u,{to:`/orders/$number`,params:{number:e.number},children:m(`code`,{children:e.number})}):m(`span`,{className:`muted`,children:t}),wide:`below`,width:18},{id:`by`,header:o.by,cell:({actor:e})=>e.name||d[e.kind],wide:`below`},{id:`amount`,header:o.amount,cell:({amount:e})=>m(N,{amount:e}),align:`end`,width:7},{id:`after`,header:o.after,cell:e=>m(N,{amount:e.balanceAfter}),align:`end`,width:7}]}),m(C,{connection:_,onChange:a})]})}var ft=o({CustomerPage:()=>$});e();var Q=r(`/signedIn/customers/$id`),pt={orders:lt,wallet:dt,recharges:ut,comments:He};function $(){let e=c(L),t=ae(),{id:r}=Q.useParams(),i=Q.useSearch(),a=Q.useNavigate(),{data:o,error:u,refetch:d}=l(at,{id:r}),f=fe(o?.priceTiers);ee(({customerId:e})=>e===r,()=>void s.invalidateQueries());let p=o?.customer?.id===r?o.customer:void 0,h={label:e.title,link:{to:`/customers`}},{open:v,close:y}=ne(),{tab:b=`orders`,order:x,...S}=ye(i);if(o?.customer===null)return m(ve,{});if(!p)return m(n,{children:[m(k,{title:e.facts.title,parent:h}),u?m(_,{error:u,onRetry:()=>void d()}):m(pe,{})]});let C=pt[b];return m(n,{children:[m(k,{title:t(p),parent:h,aside:m(be,{customer:p}),actions:m(n,{children:[m(D,{input:{kind:`CUSTOMER`,customerId:r},count:void 0}),m(mt,{customer:p,onOpen:v}),m(ht,{customer:p,onOpen:v}),m(gt,{customer:p})]})}),m(ue,{main:m(n,{children:[m(te,{label:e.tabs.label,children:g.map(t=>m(le,{to:`/customers/$id`,params:{id:r},search:{tab:t},current:t===b,children:e.tabs[t]},t))}),m(A,{flush:!0,children:m(C,{id:r,page:S,order:x,onPage:e=>void a({search:{tab:i.tab,order:x,...e},resetScroll:!1})})})]}),side:m(et,{customer:p,onOpen:v})}),f&&m(Ye,{customer:p,tiers:f,dialog:i.dialog,onClose:y},r)]})}function mt({customer:e,onOpen:t}){let n=c(L).actions;return!p(`CUSTOMERS_ERASE`)||e.erasedAt?null:m(S,{icon:Le,onClick:()=>t(`erase`),children:n.erase})}function ht({customer:e,onOpen:t}){let r=c(L),i=p(`CUSTOMERS_WRITE`),{mutate:o,isPending:s}=a(Te);return!i||e.erasedAt?null:m(n,{children:[e.status===`BLOCKED`?m(S,{icon:me,busy:s,onClick:()=>o({input:{customerId:e.id}},{onSuccess:()=>x(r.block.undone),onError:f}),children:r.actions.unblock}):m(S,{icon:ie,onClick:()=>t(`block`),children:r.actions.block}),m(S,{icon:ge,onClick:()=>t(`edit`),children:r.actions.edit})]})}function gt({customer:e}){let t=c(L).actions;return!p(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:m(M,{look:`primary`,icon:oe,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{$ as CustomerPage,We as n,ft as t};