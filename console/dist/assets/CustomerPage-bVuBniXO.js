const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-C71hufmU.js","assets/index-ntnhS566.js","assets/early-grBt5JFH.js","assets/parts-B2JQus4x.js","assets/dialogs-BJDtHswT.js","assets/details-P_G1di9K.js","assets/sending-CpeAgxX9.js","assets/draft-D0RPCffP.js","assets/TextField-CopWnkay.js"])))=>i.map(i=>d[i]);
import{D as e,Fn as t,J as n,Mn as r,Pt as i,Q as a,Rt as o,Ut as s,V as c,Wt as l,ct as u,g as d,jt as f,kn as p,m,nn as h,ot as g,p as _,st as v,v as y,x as b,zt as x}from"./index-ntnhS566.js";import{D as S,G as C,H as ee,I as w,J as te,K as T,N as E,Q as D,T as ne,V as re,W as ie,X as O,d as ae,i as k,nt as oe,ot as se,q as A,r as j,rt as ce,s as M,w as le}from"./parts-B2JQus4x.js";import{$ as ue,H as de,_ as fe,et as pe,h as me,ht as he,pt as ge,w as _e,y as N,z as P}from"./details-P_G1di9K.js";import{T as F,U as I,x as ve}from"./early-grBt5JFH.js";import{n as L,t as ye}from"./customers-BUquaNqA.js";import{t as be}from"./CommentForm-D4YogXIw.js";import{en as R,n as z}from"./dialogs-BJDtHswT.js";import{t as xe}from"./SelectField-YKNCqwo9.js";import{t as B}from"./TextField-CopWnkay.js";import{o as Se}from"./sending-CpeAgxX9.js";import{t as V}from"./MoneyField-DPQX9Nq7.js";import{t as H}from"./TextArea-CB2uNlCs.js";import{c as Ce,d as we,f as Te,h as Ee,i as De,l as Oe,m as ke,n as Ae,o as je,p as Me,r as Ne,s as Pe,t as Fe,u as Ie}from"./change.gql-CSRZvWI7.js";var U={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};U.node;var Le=n(U),W={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};W.node;var Re=n(W),G={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};G.node;var ze=n(G),K={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new q(`
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
    `);r();function He({id:t,page:n,onPage:r}){let{tabs:i,comments:s}=a(L),{actors:c}=a(e),d=u(`CUSTOMERS_WRITE`),{mutateAsync:f}=o(Ve),{data:m,error:g,isPlaceholderData:_,refetch:v}=x(Be,{id:t,...I(n)}),y=m?.customer?.comments;return h(p,{children:[d&&h(`div`,{className:K.comment,children:h(be,{about:t,onComment:(e,n)=>f({input:{customerId:t,text:e,idempotencyKey:n}})},t)}),h(A,{name:`customer-comments`,label:i.comments,rows:y?.edges.map(e=>e.node),rowKey:e=>e.id,stale:_,error:g,onRetry:()=>void v(),empty:h(w,{icon:Re,title:s.empty,text:s.emptyText}),columns:[{id:`text`,header:s.text,cell:({text:e})=>h(`span`,{className:K.text,children:e}),width:30},{id:`order`,header:s.order,cell:({order:e})=>e&&h(l,{to:`/orders/$number`,params:{number:e.number},children:h(`code`,{children:e.number})}),wide:!0},{id:`who`,header:s.who,cell:({actor:e})=>e.name||c[e.kind],width:12},{id:`when`,header:s.when,cell:({createdAt:e})=>h(C,{at:e}),wide:!0}]}),h(S,{connection:y,onChange:r})]})}function Ue({customer:e,onClose:t}){let n=a(L),r=T(),i=N(),{mutateAsync:s}=o(Fe);async function c({amount:r,reason:a}){await s({input:{customerId:e.id,amount:F(String(r)),reason:String(a).trim(),idempotencyKey:i}}),y(n.adjust.done),t()}return h(z,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:h(R,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:c,children:[h(V,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint,signed:!0}),h(H,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}var We=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation EraseCustomer($input: CustomerInput!) {
  eraseCustomer(input: $input) {
    id
    erasedAt
  }
}
    `),Ge=[`CUSTOMERS_ERASE`];function Ke({customer:e,onClose:t}){let n=a(L),r=N(),{mutateAsync:i}=o(Ce);async function s({amount:a,reference:o,notes:s}){let{requestRecharge:c}=await i({input:{customerId:e.id,amount:F(String(a)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:r}});y(c.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return h(z,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:h(R,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:s,children:[h(V,{name:`amount`,label:n.form.amount}),h(B,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),h(H,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}var qe=_(()=>g(()=>import(`./EraseDialog-C71hufmU.js`).then(e=>e.EraseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),Je={edit:Ee,tier:we,link:Pe,block:De,adjust:Ae,recharge:Oe,erase:Ge};function Ye({tiers:e,...t}){let{dialog:n,...r}=t;switch(v(n,Je)){case`edit`:return h(Xe,{...r});case`tier`:return h(Ze,{...r,tiers:e});case`link`:return h(Qe,{...r});case`block`:return h($e,{...r});case`adjust`:return h(Ue,{...r});case`recharge`:return h(Ke,{...r});case`erase`:return h(qe,{...r});default:return null}}var J=(e,t)=>String(e[t]??``).trim();function Xe({customer:e,onClose:t}){let n=a(L),{opened:r,version:i,savedByOthers:s,save:c}=Se(e,({name:e,email:t,phone:n,externalRef:r})=>({name:e,email:t??``,phone:n??``,externalRef:r??``})),{mutateAsync:l}=o(ke);async function u(e){let[a,o,s]=[`email`,`phone`,`externalRef`].map(t=>J(e,t)),u=J(e,`name`),d={id:r.id,version:i,name:u,...a?{email:a}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0},...s?{externalRef:s}:{clearExternalRef:!0}},f={name:u,email:a||null,phone:o||null,externalRef:s||null};await c(l({input:d}),n.stale,f),y(n.edit.done),t()}return h(z,{open:!0,onClose:t,title:n.edit.title,children:h(R,{submitLabel:n.edit.submit,onCancel:t,onSubmit:u,savedByOthers:s,children:[h(B,{name:`name`,label:n.form.name,defaultValue:r.name,maxLength:200}),h(B,{name:`email`,label:n.form.email,inputMode:`email`,defaultValue:r.email??``,optional:!0}),h(B,{name:`phone`,label:n.form.phone,type:`tel`,hint:r.linkedPhone?n.form.linkedPhoneHint:n.form.phoneHint,defaultValue:r.phone??``,optional:!0}),h(B,{name:`externalRef`,label:n.form.externalRef,hint:n.form.externalRefHint,defaultValue:r.externalRef??``,maxLength:100,optional:!0})]})})}function Ze({customer:e,tiers:t,onClose:n}){let r=a(L),{mutateAsync:i}=o(Ie);async function s(t){let a=J(t,`tierId`);await i({input:{customerId:e.id,...a&&{tierId:a}}}),y(r.tier.done),n()}return h(z,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:h(R,{submitLabel:r.tier.submit,onCancel:n,onSubmit:s,children:h(xe,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function Qe({customer:e,onClose:t}){let n=a(L),{mutateAsync:r}=o(je);async function i(i){await r({input:{customerId:e.id,phone:J(i,`phone`)}}),y(n.link.done),t()}return h(z,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:h(R,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:h(B,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function $e({customer:e,onClose:t}){let n=a(L).block,{mutateAsync:r}=o(Ne);async function i(){await r({input:{customerId:e.id}}),y(n.done),t()}return h(z,{open:!0,onClose:t,title:n.title,text:n.text,children:h(R,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}r();function et({customer:e,onOpen:t}){let n=a(L),r=T();return h(p,{children:[h(nt,{customer:e,onOpen:t}),h(D,{title:n.facts.title,actions:h(rt,{customer:e,onOpen:t}),children:h(ue,{facts:[{label:n.facts.email,value:e.email??h(Y,{})},{label:n.facts.phone,value:e.phone?h(`span`,{className:K.phone,children:[h(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&h(tt,{customer:e})]}):h(Y,{})},{label:n.facts.reference,value:e.externalRef?h(d,{text:e.externalRef}):h(Y,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:h(C,{at:e.createdAt})},{label:n.facts.changed,value:h(C,{at:e.updatedAt})},{label:n.facts.id,value:h(d,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function tt({customer:{id:t,phoneLinkedBy:n}}){let r=a(L).facts,{actors:i}=a(e),o=n&&r.linkedBy(n.name||i[n.kind]);return h(p,{children:[h(te,{tone:`good`,children:r.linked}),u(`AUDIT_READ`)&&o?h(l,{to:`/audit`,search:{id:t,action:`customer.`},children:o}):o]})}function Y(){return h(`span`,{className:`muted`,children:a(L).facts.unknown})}function nt({customer:e,onOpen:t}){let n=a(L),r=u(`WALLETS_ADJUST`),i=u(`RECHARGES_CREATE`);return h(D,{title:n.wallet.title,children:[h(`p`,{className:K.balance,children:h(M,{amount:e.walletBalance})}),h(`div`,{className:K.actions,children:[i&&!e.erasedAt&&h(b,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&h(b,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function rt({customer:e,onOpen:t}){let n=a(L),r=u(`CUSTOMERS_WRITE`),i=P(Me,n.actions.unlink,()=>n.link.undone);return!r||e.erasedAt?null:h(`div`,{className:K.actions,children:[h(b,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?h(b,{size:`small`,look:`quiet`,busy:i.isPending,onClick:()=>i.run({input:{customerId:e.id}}),children:n.actions.unlink}):h(b,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var it={tools:`_tools_kxy8f_2`};function X({children:e}){return h(`div`,{className:it.tools,children:e})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},at=new Z(`
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
    `);r();function lt({id:e,page:t,onPage:n}){let{tabs:r,orders:i}=a(L),{data:o,error:s,isPlaceholderData:c,refetch:u}=x(ot,{id:e,...I(t)}),d=o?.customer?.orders,f=d?.edges.map(({node:e})=>e.id)??[];return ee(`ORDER`,f,u),h(p,{children:[h(X,{children:h(E,{size:`small`,dialog:`exportPart`,input:{kind:`ORDERS`,orderWhere:{customerId:e}},count:d?.totalCount})}),h(A,{name:`customer-orders`,label:r.orders,rows:d?.edges.map(e=>e.node),rowKey:e=>e.id,stale:c,error:s,onRetry:()=>void u(),empty:h(w,{icon:oe,title:i.empty,text:i.emptyText}),columns:[{id:`number`,header:i.number,cell:({number:e})=>h(l,{to:`/orders/$number`,params:{number:e},children:h(`code`,{children:e})})},{id:`status`,header:i.status,cell:({status:e})=>h(k,{kind:`order`,status:e})},{id:`what`,header:i.what,cell:({items:e})=>h(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:i.placed,cell:({createdAt:e})=>h(C,{at:e}),wide:`below`},{id:`total`,header:i.total,cell:({total:e})=>h(M,{amount:e}),align:`end`,width:7}]}),h(S,{connection:d,onChange:n})]})}r();function ut({id:e,page:t,onPage:n}){let{tabs:r,recharges:i}=a(L),o={id:e,...I(t)},{data:s,error:l,isPlaceholderData:u,refetch:d}=x(ct,o),f=s?.customer?.recharges;return h(p,{children:[h(X,{children:h(E,{size:`small`,dialog:`exportPart`,input:{kind:`RECHARGES`,rechargeWhere:{customerId:e}},count:f?.totalCount})}),h(A,{name:`customer-recharges`,label:r.recharges,rows:f?.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:l,onRetry:()=>void d(),empty:h(w,{icon:c,title:i.empty,text:i.emptyText}),columns:[{id:`when`,header:i.when,cell:({createdAt:e})=>h(C,{at:e})},{id:`status`,header:i.status,cell:({status:e})=>h(k,{kind:`recharge`,status:e})},{id:`reference`,header:i.reference,cell:({reference:e,reason:t})=>h(`span`,{className:`muted`,children:t||e}),wide:`below`,width:18},{id:`decided`,header:i.decided,cell:e=>h(me,{...e}),wide:!0},{id:`amount`,header:i.amount,cell:({amount:e})=>h(M,{amount:e}),align:`end`,width:7}]}),h(S,{connection:f,onChange:n})]})}r();function dt({id:t,page:n,order:r,onPage:i}){let{wallet:o}=a(L),{transactions:s,actors:c}=a(e),{data:u,error:d,isPlaceholderData:f,refetch:m}=x(st,{id:t,where:r?{orderId:r}:null,...I(n)}),g=u?.customer?.transactions;return h(p,{children:[h(X,{children:[r&&h(p,{children:[h(`span`,{className:`muted`,children:o.ofOrder}),h(j,{size:`small`,look:`quiet`,to:`/customers/$id`,params:{id:t},search:{tab:`wallet`},children:o.all})]}),h(E,{size:`small`,dialog:`exportPart`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:t,...r&&{orderId:r}}},count:g?.totalCount})]}),h(A,{name:`customer-wallet`,label:o.ledger,rows:g?.edges.map(e=>e.node),rowKey:e=>e.id,stale:f,error:d,onRetry:()=>void m(),empty:h(w,{icon:ze,title:o.empty,text:o.emptyText}),columns:[{id:`when`,header:o.when,cell:({createdAt:e})=>h(C,{at:e})},{id:`kind`,header:o.kind,cell:({kind:e})=>s[e],wide:`below`},{id:`reference`,header:o.reference,cell:({order:e,reference:t})=>e?h(l,{to:`/orders/$number`,params:{number:e.number},children:h(`code`,{children:e.number})}):h(`span`,{className:`muted`,children:t}),wide:`below`,width:18},{id:`by`,header:o.by,cell:({actor:e})=>e.name||c[e.kind],wide:`below`},{id:`amount`,header:o.amount,cell:({amount:e})=>h(M,{amount:e}),align:`end`,width:7},{id:`after`,header:o.after,cell:e=>h(M,{amount:e.balanceAfter}),align:`end`,width:7}]}),h(S,{connection:g,onChange:i})]})}var ft=t({CustomerPage:()=>$});r();var Q=s(`/signedIn/customers/$id`),pt={orders:lt,wallet:dt,recharges:ut,comments:He};function $(){let e=a(L),t=ae(),{id:n}=Q.useParams(),r=Q.useSearch(),o=Q.useNavigate(),{data:s,error:c,refetch:l}=x(at,{id:n}),u=_e(s?.priceTiers);re(({customerId:e})=>e===n,()=>void i.invalidateQueries());let d=s?.customer?.id===n?s.customer:void 0,g={label:e.title,link:{to:`/customers`}},{open:_,close:v}=ie(),{tab:y=`orders`,order:b,...S}=ve(r);if(s?.customer===null)return h(fe,{});if(!d)return h(p,{children:[h(O,{title:e.facts.title,parent:g}),c?h(m,{error:c,onRetry:()=>void l()}):h(de,{})]});let C=pt[y];return h(p,{children:[h(O,{title:t(d),parent:g,aside:h(ye,{customer:d}),actions:h(p,{children:[h(E,{input:{kind:`CUSTOMER`,customerId:n},count:void 0}),h(mt,{customer:d,onOpen:_}),h(ht,{customer:d,onOpen:_}),h(gt,{customer:d})]})}),h(pe,{main:h(p,{children:[h(le,{label:e.tabs.label,children:f.map(t=>h(ne,{to:`/customers/$id`,params:{id:n},search:{tab:t},current:t===y,children:e.tabs[t]},t))}),h(D,{flush:!0,children:h(C,{id:n,page:S,order:b,onPage:e=>void o({search:{tab:r.tab,order:b,...e},resetScroll:!1})})})]}),side:h(et,{customer:d,onOpen:_})}),u&&h(Ye,{customer:d,tiers:u,dialog:r.dialog,onClose:v},n)]})}function mt({customer:e,onOpen:t}){let n=a(L).actions;return!u(`CUSTOMERS_ERASE`)||e.erasedAt?null:h(b,{icon:Le,onClick:()=>t(`erase`),children:n.erase})}function ht({customer:e,onOpen:t}){let n=a(L),r=u(`CUSTOMERS_WRITE`),i=P(Te,n.actions.unblock,()=>n.block.undone);return!r||e.erasedAt?null:h(p,{children:[e.status===`BLOCKED`?h(b,{icon:ge,busy:i.isPending,onClick:()=>i.run({input:{customerId:e.id}}),children:n.actions.unblock}):h(b,{icon:se,onClick:()=>t(`block`),children:n.actions.block}),h(b,{icon:he,onClick:()=>t(`edit`),children:n.actions.edit})]})}function gt({customer:e}){let t=a(L).actions;return!u(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:h(j,{look:`primary`,icon:ce,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{$ as CustomerPage,We as n,ft as t};