const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-9yguDwGb.js","assets/index-CrslgKQf.js","assets/early-DhbaGOmZ.js","assets/parts-uYqX-dei.js","assets/dialogs-myGTe9xi.js","assets/details-CfP5J__g.js","assets/TextField-BGdrlW60.js"])))=>i.map(i=>d[i]);
import{Cn as e,E as t,En as n,H as r,It as i,Jt as a,Lt as o,Mt as s,O as c,Ot as l,Tt as u,Y as d,at as f,b as p,bn as m,g as h,it as g,jt as _,m as v,p as y,rt as b,v as x,y as S}from"./index-CrslgKQf.js";import{B as C,C as ee,G as w,H as te,J as T,K as ne,P as E,S as re,T as D,U as O,W as ie,X as k,at as ae,d as oe,i as A,j,nt as se,r as M,s as N,tt as ce,z as le}from"./parts-uYqX-dei.js";import{D as ue,J as de,S as P,U as fe,W as pe,b as me,ct as he,ut as ge,v as _e,z as ve}from"./details-CfP5J__g.js";import{T as F,U as I,x as ye}from"./early-DhbaGOmZ.js";import{n as L,t as be}from"./customers-BC6jOJU_.js";import{t as xe}from"./CommentForm-CK5tcmCf.js";import{$t as R,t as z}from"./dialogs-myGTe9xi.js";import{t as Se}from"./SelectField-COzSpDf8.js";import{t as B}from"./TextField-BGdrlW60.js";import{t as V}from"./MoneyField-BHTIN5Az.js";import{t as H}from"./TextArea-dGB-gb2c.js";import{c as Ce,d as we,f as Te,h as Ee,i as De,l as Oe,m as ke,n as Ae,o as je,p as Me,r as Ne,s as Pe,t as Fe,u as Ie}from"./change.gql-CSRZvWI7.js";var U={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};U.node;var Le=d(U),W={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};W.node;var Re=d(W),G={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};G.node;var ze=d(G),K={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new q(`
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
    `);e();function He({id:e,page:n,onPage:r}){let{tabs:i,comments:l}=c(L),{actors:u}=c(t),d=f(`CUSTOMERS_WRITE`),{mutateAsync:p}=_(Ve),{data:h,error:g,isPlaceholderData:v,refetch:y}=s(Be,{id:e,...I(n)}),b=h?.customer?.comments;return a(m,{children:[d&&a(`div`,{className:K.comment,children:a(xe,{onComment:(t,n)=>p({input:{customerId:e,text:t,idempotencyKey:n}})},e)}),a(w,{name:`customer-comments`,label:i.comments,rows:b?.edges.map(e=>e.node),rowKey:e=>e.id,stale:v,error:g,onRetry:()=>void y(),empty:a(E,{icon:Re,title:l.empty,text:l.emptyText}),columns:[{id:`text`,header:l.text,cell:({text:e})=>a(`span`,{className:K.text,children:e}),width:30},{id:`order`,header:l.order,cell:({order:e})=>e&&a(o,{to:`/orders/$number`,params:{number:e.number},children:a(`code`,{children:e.number})}),wide:!0},{id:`who`,header:l.who,cell:({actor:e})=>e.name||u[e.kind],width:12},{id:`when`,header:l.when,cell:({createdAt:e})=>a(O,{at:e}),wide:!0}]}),a(D,{connection:b,onChange:r})]})}function Ue({customer:e,onClose:t}){let n=c(L),r=ie(),i=P(),{mutateAsync:o}=_(Fe);async function s({amount:r,reason:a}){await o({input:{customerId:e.id,amount:F(String(r)),reason:String(a).trim(),idempotencyKey:i}}),x(n.adjust.done),t()}return a(z,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:a(R,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:s,children:[a(V,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint}),a(H,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}var We=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation EraseCustomer($input: CustomerInput!) {
  eraseCustomer(input: $input) {
    id
    erasedAt
  }
}
    `),Ge=[`CUSTOMERS_ERASE`];function Ke({customer:e,onClose:t}){let n=c(L),r=P(),{mutateAsync:i}=_(Ce);async function o({amount:a,reference:o,notes:s}){let{requestRecharge:c}=await i({input:{customerId:e.id,amount:F(String(a)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:r}});x(c.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return a(z,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:a(R,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:o,children:[a(V,{name:`amount`,label:n.form.amount}),a(B,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),a(H,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}var qe=y(()=>b(()=>import(`./EraseDialog-9yguDwGb.js`).then(e=>e.EraseDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),Je={edit:Ee,tier:we,link:Pe,block:De,adjust:Ae,recharge:Oe,erase:Ge};function Ye({tiers:e,...t}){let{dialog:n,...r}=t;switch(g(n,Je)){case`edit`:return a(Xe,{...r});case`tier`:return a(Ze,{...r,tiers:e});case`link`:return a(Qe,{...r});case`block`:return a($e,{...r});case`adjust`:return a(Ue,{...r});case`recharge`:return a(Ke,{...r});case`erase`:return a(qe,{...r});default:return null}}var J=(e,t)=>String(e[t]??``).trim();function Xe({customer:e,onClose:t}){let n=c(L),{opened:r,version:i,savedByOthers:o,save:s}=de(e,({name:e,email:t,phone:n,externalRef:r})=>({name:e,email:t??``,phone:n??``,externalRef:r??``})),{mutateAsync:l}=_(ke);async function u(e){let[a,o,c]=[`email`,`phone`,`externalRef`].map(t=>J(e,t)),u={id:r.id,version:i,name:J(e,`name`),...a?{email:a}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0},...c?{externalRef:c}:{clearExternalRef:!0}};await s(l({input:u}),n.stale),x(n.edit.done),t()}return a(z,{open:!0,onClose:t,title:n.edit.title,children:a(R,{submitLabel:n.edit.submit,onCancel:t,onSubmit:u,savedByOthers:o,children:[a(B,{name:`name`,label:n.form.name,defaultValue:r.name,maxLength:200}),a(B,{name:`email`,label:n.form.email,type:`email`,defaultValue:r.email??``,optional:!0}),a(B,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:r.phone??``,optional:!0}),a(B,{name:`externalRef`,label:n.form.externalRef,hint:n.form.externalRefHint,defaultValue:r.externalRef??``,maxLength:100,optional:!0})]})})}function Ze({customer:e,tiers:t,onClose:n}){let r=c(L),{mutateAsync:i}=_(Ie);async function o(t){let a=J(t,`tierId`);await i({input:{customerId:e.id,...a&&{tierId:a}}}),x(r.tier.done),n()}return a(z,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:a(R,{submitLabel:r.tier.submit,onCancel:n,onSubmit:o,children:a(Se,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function Qe({customer:e,onClose:t}){let n=c(L),{mutateAsync:r}=_(je);async function i(i){await r({input:{customerId:e.id,phone:J(i,`phone`)}}),x(n.link.done),t()}return a(z,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:a(R,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:a(B,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function $e({customer:e,onClose:t}){let n=c(L).block,{mutateAsync:r}=_(Ne);async function i(){await r({input:{customerId:e.id}}),x(n.done),t()}return a(z,{open:!0,onClose:t,title:n.title,text:n.text,children:a(R,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}e();function et({customer:e,onOpen:t}){let n=c(L),r=ie();return a(m,{children:[a(nt,{customer:e,onOpen:t}),a(k,{title:n.facts.title,actions:a(rt,{customer:e,onOpen:t}),children:a(fe,{facts:[{label:n.facts.email,value:e.email??a(Y,{})},{label:n.facts.phone,value:e.phone?a(`span`,{className:K.phone,children:[a(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&a(tt,{customer:e})]}):a(Y,{})},{label:n.facts.reference,value:e.externalRef?a(h,{text:e.externalRef}):a(Y,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:a(O,{at:e.createdAt})},{label:n.facts.changed,value:a(O,{at:e.updatedAt})},{label:n.facts.id,value:a(h,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function tt({customer:{id:e,phoneLinkedBy:n}}){let r=c(L).facts,{actors:i}=c(t),s=n&&r.linkedBy(n.name||i[n.kind]);return a(m,{children:[a(ne,{tone:`good`,children:r.linked}),f(`AUDIT_READ`)&&s?a(o,{to:`/audit`,search:{id:e,action:`customer.`},children:s}):s]})}function Y(){return a(`span`,{className:`muted`,children:c(L).facts.unknown})}function nt({customer:e,onOpen:t}){let n=c(L),r=f(`WALLETS_ADJUST`),i=f(`RECHARGES_CREATE`);return a(k,{title:n.wallet.title,children:[a(`p`,{className:K.balance,children:a(N,{amount:e.walletBalance})}),a(`div`,{className:K.actions,children:[i&&!e.erasedAt&&a(p,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&a(p,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function rt({customer:e,onOpen:t}){let n=c(L),r=f(`CUSTOMERS_WRITE`),{mutate:i,isPending:o}=_(Me);return!r||e.erasedAt?null:a(`div`,{className:K.actions,children:[a(p,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?a(p,{size:`small`,look:`quiet`,busy:o,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>x(n.link.undone),onError:S}),children:n.actions.unlink}):a(p,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var it={tools:`_tools_kxy8f_2`};function X({children:e}){return a(`div`,{className:it.tools,children:e})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},at=new Z(`
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
    `);e();function lt({id:e,page:t,onPage:n}){let{tabs:r,orders:i}=c(L),{data:l,error:u,isPlaceholderData:d,refetch:f}=s(ot,{id:e,...I(t)}),p=l?.customer?.orders,h=p?.edges.map(({node:e})=>e.id)??[];return C(`ORDER`,h,f),a(m,{children:[a(X,{children:a(j,{size:`small`,dialog:`exportPart`,input:{kind:`ORDERS`,orderWhere:{customerId:e}},count:p?.totalCount})}),a(w,{name:`customer-orders`,label:r.orders,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:u,onRetry:()=>void f(),empty:a(E,{icon:ce,title:i.empty,text:i.emptyText}),columns:[{id:`number`,header:i.number,cell:({number:e})=>a(o,{to:`/orders/$number`,params:{number:e},children:a(`code`,{children:e})})},{id:`status`,header:i.status,cell:({status:e})=>a(A,{kind:`order`,status:e})},{id:`what`,header:i.what,cell:({items:e})=>a(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:i.placed,cell:({createdAt:e})=>a(O,{at:e}),wide:`below`},{id:`total`,header:i.total,cell:({total:e})=>a(N,{amount:e}),align:`end`,width:7}]}),a(D,{connection:p,onChange:n})]})}e();function ut({id:e,page:t,onPage:n}){let{tabs:i,recharges:o}=c(L),l={id:e,...I(t)},{data:u,error:d,isPlaceholderData:f,refetch:p}=s(ct,l),h=u?.customer?.recharges;return a(m,{children:[a(X,{children:a(j,{size:`small`,dialog:`exportPart`,input:{kind:`RECHARGES`,rechargeWhere:{customerId:e}},count:h?.totalCount})}),a(w,{name:`customer-recharges`,label:i.recharges,rows:h?.edges.map(e=>e.node),rowKey:e=>e.id,stale:f,error:d,onRetry:()=>void p(),empty:a(E,{icon:r,title:o.empty,text:o.emptyText}),columns:[{id:`when`,header:o.when,cell:({createdAt:e})=>a(O,{at:e})},{id:`status`,header:o.status,cell:({status:e})=>a(A,{kind:`recharge`,status:e})},{id:`reference`,header:o.reference,cell:({reference:e,reason:t})=>a(`span`,{className:`muted`,children:t||e}),wide:`below`,width:18},{id:`decided`,header:o.decided,cell:e=>a(_e,{...e}),wide:!0},{id:`amount`,header:o.amount,cell:({amount:e})=>a(N,{amount:e}),align:`end`,width:7}]}),a(D,{connection:h,onChange:n})]})}e();function dt({id:e,page:n,order:r,onPage:i}){let{wallet:l}=c(L),{transactions:u,actors:d}=c(t),{data:f,error:p,isPlaceholderData:h,refetch:g}=s(st,{id:e,where:r?{orderId:r}:null,...I(n)}),_=f?.customer?.transactions;return a(m,{children:[a(X,{children:[r&&a(m,{children:[a(`span`,{className:`muted`,children:l.ofOrder}),a(M,{size:`small`,look:`quiet`,to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:l.all})]}),a(j,{size:`small`,dialog:`exportPart`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e,...r&&{orderId:r}}},count:_?.totalCount})]}),a(w,{name:`customer-wallet`,label:l.ledger,rows:_?.edges.map(e=>e.node),rowKey:e=>e.id,stale:h,error:p,onRetry:()=>void g(),empty:a(E,{icon:ze,title:l.empty,text:l.emptyText}),columns:[{id:`when`,header:l.when,cell:({createdAt:e})=>a(O,{at:e})},{id:`kind`,header:l.kind,cell:({kind:e})=>u[e],wide:`below`},{id:`reference`,header:l.reference,cell:({order:e,reference:t})=>e?a(o,{to:`/orders/$number`,params:{number:e.number},children:a(`code`,{children:e.number})}):a(`span`,{className:`muted`,children:t}),wide:`below`,width:18},{id:`by`,header:l.by,cell:({actor:e})=>e.name||d[e.kind],wide:`below`},{id:`amount`,header:l.amount,cell:({amount:e})=>a(N,{amount:e}),align:`end`,width:7},{id:`after`,header:l.after,cell:e=>a(N,{amount:e.balanceAfter}),align:`end`,width:7}]}),a(D,{connection:_,onChange:i})]})}var ft=n({CustomerPage:()=>$});e();var Q=i(`/signedIn/customers/$id`),pt={orders:lt,wallet:dt,recharges:ut,comments:He};function $(){let e=c(L),t=oe(),{id:n}=Q.useParams(),r=Q.useSearch(),i=Q.useNavigate(),{data:o,error:d,refetch:f}=s(at,{id:n}),p=ue(o?.priceTiers);le(({customerId:e})=>e===n,()=>void l.invalidateQueries());let h=o?.customer?.id===n?o.customer:void 0,g={label:e.title,link:{to:`/customers`}},{open:_,close:y}=te(),{tab:b=`orders`,order:x,...S}=ye(r);if(o?.customer===null)return a(me,{});if(!h)return a(m,{children:[a(T,{title:e.facts.title,parent:g}),d?a(v,{error:d,onRetry:()=>void f()}):a(ve,{})]});let C=pt[b];return a(m,{children:[a(T,{title:t(h),parent:g,aside:a(be,{customer:h}),actions:a(m,{children:[a(j,{input:{kind:`CUSTOMER`,customerId:n},count:void 0}),a(mt,{customer:h,onOpen:_}),a(ht,{customer:h,onOpen:_}),a(gt,{customer:h})]})}),a(pe,{main:a(m,{children:[a(re,{label:e.tabs.label,children:u.map(t=>a(ee,{to:`/customers/$id`,params:{id:n},search:{tab:t},current:t===b,children:e.tabs[t]},t))}),a(k,{flush:!0,children:a(C,{id:n,page:S,order:x,onPage:e=>void i({search:{tab:r.tab,order:x,...e},resetScroll:!1})})})]}),side:a(et,{customer:h,onOpen:_})}),p&&a(Ye,{customer:h,tiers:p,dialog:r.dialog,onClose:y},n)]})}function mt({customer:e,onOpen:t}){let n=c(L).actions;return!f(`CUSTOMERS_ERASE`)||e.erasedAt?null:a(p,{icon:Le,onClick:()=>t(`erase`),children:n.erase})}function ht({customer:e,onOpen:t}){let n=c(L),r=f(`CUSTOMERS_WRITE`),{mutate:i,isPending:o}=_(Te);return!r||e.erasedAt?null:a(m,{children:[e.status===`BLOCKED`?a(p,{icon:he,busy:o,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>x(n.block.undone),onError:S}),children:n.actions.unblock}):a(p,{icon:ae,onClick:()=>t(`block`),children:n.actions.block}),a(p,{icon:ge,onClick:()=>t(`edit`),children:n.actions.edit})]})}function gt({customer:e}){let t=c(L).actions;return!f(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:a(M,{look:`primary`,icon:se,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{$ as CustomerPage,We as n,ft as t};