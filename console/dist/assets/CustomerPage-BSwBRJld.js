const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-DPalScFY.js","assets/index-DSghyoMO.js","assets/early-JhwasVCb.js","assets/parts-CE7ui_Zl.js","assets/dialogs-C5K1e2p_.js","assets/details-D9Y-tpnF.js","assets/sending-BYyfSJLp.js","assets/draft-Zl2_X2FY.js","assets/TextField-DBMLqxJK.js"])))=>i.map(i=>d[i]);
import{An as e,D as t,In as n,J as r,Nn as i,Pt as a,Q as o,Rt as s,Ut as c,V as l,Wt as u,ct as d,g as f,jt as p,m,nn as h,ot as g,p as _,st as v,v as y,x as b,zt as x}from"./index-DSghyoMO.js";import{B as ee,C as te,E as S,F as C,G as w,K as T,M as E,U as ne,V as re,W as D,Y as O,Z as k,at as ie,d as ae,i as A,nt as oe,q as se,r as j,s as M,tt as ce,w as le}from"./parts-CE7ui_Zl.js";import{$ as ue,H as de,J as fe,Y as pe,_ as me,h as he,ht as ge,pt as _e,w as ve,y as N,z as P}from"./details-D9Y-tpnF.js";import{T as F,U as I,x as ye}from"./early-JhwasVCb.js";import{n as L,t as be}from"./customers-BarMb8x6.js";import{t as xe}from"./CommentForm-BNaJ9aw6.js";import{en as R,n as z}from"./dialogs-C5K1e2p_.js";import{t as Se}from"./SelectField-C00sgTQ7.js";import{t as B}from"./TextField-DBMLqxJK.js";import{t as V}from"./MoneyField-DnZ2IWFi.js";import{t as H}from"./TextArea-D0xA9E51.js";import{c as Ce,d as we,f as Te,h as Ee,i as De,l as Oe,m as ke,n as Ae,o as je,p as Me,r as Ne,s as Pe,t as Fe,u as Ie}from"./change.gql-CSRZvWI7.js";var U={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};U.node;var Le=r(U),W={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};W.node;var Re=r(W),G={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};G.node;var ze=r(G),K={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new q(`
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
    `);i();function He({id:n,page:r,onPage:i}){let{tabs:a,comments:c}=o(L),{actors:l}=o(t),f=d(`CUSTOMERS_WRITE`),{mutateAsync:p}=s(Ve),{data:m,error:g,isPlaceholderData:_,refetch:v}=x(Be,{id:n,...I(r)}),y=m?.customer?.comments;return h(e,{children:[f&&h(`div`,{className:K.comment,children:h(xe,{about:n,onComment:(e,t)=>p({input:{customerId:n,text:e,idempotencyKey:t}})},n)}),h(T,{name:`customer-comments`,label:a.comments,rows:y?.edges.map(e=>e.node),rowKey:e=>e.id,stale:_,error:g,onRetry:()=>void v(),empty:h(C,{icon:Re,title:c.empty,text:c.emptyText}),columns:[{id:`text`,header:c.text,cell:({text:e})=>h(`span`,{className:K.text,children:e}),width:30},{id:`order`,header:c.order,cell:({order:e})=>e&&h(u,{to:`/orders/$number`,params:{number:e.number},children:h(`code`,{children:e.number})}),wide:!0},{id:`who`,header:c.who,cell:({actor:e})=>e.name||l[e.kind],width:12},{id:`when`,header:c.when,cell:({createdAt:e})=>h(D,{at:e}),wide:!0}]}),h(S,{connection:y,onChange:i})]})}function Ue({customer:e,onClose:t}){let n=o(L),r=w(),i=N(),{mutateAsync:a}=s(Fe);async function c({amount:r,reason:o}){await a({input:{customerId:e.id,amount:F(String(r)),reason:String(o).trim(),idempotencyKey:i}}),y(n.adjust.done),t()}return h(z,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:h(R,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:c,children:[h(V,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint,signed:!0}),h(H,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}var We=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation EraseCustomer($input: CustomerInput!) {
  eraseCustomer(input: $input) {
    id
    erasedAt
  }
}
    `),Ge=[`CUSTOMERS_ERASE`];function Ke({customer:e,onClose:t}){let n=o(L),r=N(),{mutateAsync:i}=s(Ce);async function a({amount:a,reference:o,notes:s}){let{requestRecharge:c}=await i({input:{customerId:e.id,amount:F(String(a)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:r}});y(c.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return h(z,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:h(R,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:a,children:[h(V,{name:`amount`,label:n.form.amount}),h(B,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),h(H,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}var qe=_(()=>g(()=>import(`./EraseDialog-DPalScFY.js`).then(e=>e.EraseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),Je={edit:Ee,tier:we,link:Pe,block:De,adjust:Ae,recharge:Oe,erase:Ge};function Ye({tiers:e,...t}){let{dialog:n,...r}=t;switch(v(n,Je)){case`edit`:return h(Xe,{...r});case`tier`:return h(Ze,{...r,tiers:e});case`link`:return h(Qe,{...r});case`block`:return h($e,{...r});case`adjust`:return h(Ue,{...r});case`recharge`:return h(Ke,{...r});case`erase`:return h(qe,{...r});default:return null}}var J=(e,t)=>String(e[t]??``).trim();function Xe({customer:e,onClose:t}){let n=o(L),{opened:r,version:i,savedByOthers:a,save:c}=ue(e,({name:e,email:t,phone:n,externalRef:r})=>({name:e,email:t??``,phone:n??``,externalRef:r??``})),{mutateAsync:l}=s(ke);async function u(e){let[a,o,s]=[`email`,`phone`,`externalRef`].map(t=>J(e,t)),u={id:r.id,version:i,name:J(e,`name`),...a?{email:a}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0},...s?{externalRef:s}:{clearExternalRef:!0}};await c(l({input:u}),n.stale),y(n.edit.done),t()}return h(z,{open:!0,onClose:t,title:n.edit.title,children:h(R,{submitLabel:n.edit.submit,onCancel:t,onSubmit:u,savedByOthers:a,children:[h(B,{name:`name`,label:n.form.name,defaultValue:r.name,maxLength:200}),h(B,{name:`email`,label:n.form.email,type:`email`,defaultValue:r.email??``,optional:!0}),h(B,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:r.phone??``,optional:!0}),h(B,{name:`externalRef`,label:n.form.externalRef,hint:n.form.externalRefHint,defaultValue:r.externalRef??``,maxLength:100,optional:!0})]})})}function Ze({customer:e,tiers:t,onClose:n}){let r=o(L),{mutateAsync:i}=s(Ie);async function a(t){let a=J(t,`tierId`);await i({input:{customerId:e.id,...a&&{tierId:a}}}),y(r.tier.done),n()}return h(z,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:h(R,{submitLabel:r.tier.submit,onCancel:n,onSubmit:a,children:h(Se,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function Qe({customer:e,onClose:t}){let n=o(L),{mutateAsync:r}=s(je);async function i(i){await r({input:{customerId:e.id,phone:J(i,`phone`)}}),y(n.link.done),t()}return h(z,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:h(R,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:h(B,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function $e({customer:e,onClose:t}){let n=o(L).block,{mutateAsync:r}=s(Ne);async function i(){await r({input:{customerId:e.id}}),y(n.done),t()}return h(z,{open:!0,onClose:t,title:n.title,text:n.text,children:h(R,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}i();function et({customer:t,onOpen:n}){let r=o(L),i=w();return h(e,{children:[h(nt,{customer:t,onOpen:n}),h(k,{title:r.facts.title,actions:h(rt,{customer:t,onOpen:n}),children:h(fe,{facts:[{label:r.facts.email,value:t.email??h(Y,{})},{label:r.facts.phone,value:t.phone?h(`span`,{className:K.phone,children:[h(`span`,{className:`numeric`,children:t.phone}),t.linkedPhone===t.phone&&h(tt,{customer:t})]}):h(Y,{})},{label:r.facts.reference,value:t.externalRef?h(f,{text:t.externalRef}):h(Y,{})},{label:r.facts.tier,value:t.tier?.name??r.noTier},{label:r.facts.orders,value:i.count(t.placed.totalCount)},{label:r.facts.since,value:h(D,{at:t.createdAt})},{label:r.facts.changed,value:h(D,{at:t.updatedAt})},{label:r.facts.id,value:h(f,{text:t.id,shown:`${t.id.slice(0,13)}…`})}]})})]})}function tt({customer:{id:n,phoneLinkedBy:r}}){let i=o(L).facts,{actors:a}=o(t),s=r&&i.linkedBy(r.name||a[r.kind]);return h(e,{children:[h(se,{tone:`good`,children:i.linked}),d(`AUDIT_READ`)&&s?h(u,{to:`/audit`,search:{id:n,action:`customer.`},children:s}):s]})}function Y(){return h(`span`,{className:`muted`,children:o(L).facts.unknown})}function nt({customer:e,onOpen:t}){let n=o(L),r=d(`WALLETS_ADJUST`),i=d(`RECHARGES_CREATE`);return h(k,{title:n.wallet.title,children:[h(`p`,{className:K.balance,children:h(M,{amount:e.walletBalance})}),h(`div`,{className:K.actions,children:[i&&!e.erasedAt&&h(b,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&h(b,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function rt({customer:e,onOpen:t}){let n=o(L),r=d(`CUSTOMERS_WRITE`),i=P(Me,n.actions.unlink,()=>n.link.undone);return!r||e.erasedAt?null:h(`div`,{className:K.actions,children:[h(b,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?h(b,{size:`small`,look:`quiet`,busy:i.isPending,onClick:()=>i.run({input:{customerId:e.id}}),children:n.actions.unlink}):h(b,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var it={tools:`_tools_kxy8f_2`};function X({children:e}){return h(`div`,{className:it.tools,children:e})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},at=new Z(`
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
    `);i();function lt({id:t,page:n,onPage:r}){let{tabs:i,orders:a}=o(L),{data:s,error:c,isPlaceholderData:l,refetch:d}=x(ot,{id:t,...I(n)}),f=s?.customer?.orders,p=f?.edges.map(({node:e})=>e.id)??[];return re(`ORDER`,p,d),h(e,{children:[h(X,{children:h(E,{size:`small`,dialog:`exportPart`,input:{kind:`ORDERS`,orderWhere:{customerId:t}},count:f?.totalCount})}),h(T,{name:`customer-orders`,label:i.orders,rows:f?.edges.map(e=>e.node),rowKey:e=>e.id,stale:l,error:c,onRetry:()=>void d(),empty:h(C,{icon:ce,title:a.empty,text:a.emptyText}),columns:[{id:`number`,header:a.number,cell:({number:e})=>h(u,{to:`/orders/$number`,params:{number:e},children:h(`code`,{children:e})})},{id:`status`,header:a.status,cell:({status:e})=>h(A,{kind:`order`,status:e})},{id:`what`,header:a.what,cell:({items:e})=>h(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:a.placed,cell:({createdAt:e})=>h(D,{at:e}),wide:`below`},{id:`total`,header:a.total,cell:({total:e})=>h(M,{amount:e}),align:`end`,width:7}]}),h(S,{connection:f,onChange:r})]})}i();function ut({id:t,page:n,onPage:r}){let{tabs:i,recharges:a}=o(L),s={id:t,...I(n)},{data:c,error:u,isPlaceholderData:d,refetch:f}=x(ct,s),p=c?.customer?.recharges;return h(e,{children:[h(X,{children:h(E,{size:`small`,dialog:`exportPart`,input:{kind:`RECHARGES`,rechargeWhere:{customerId:t}},count:p?.totalCount})}),h(T,{name:`customer-recharges`,label:i.recharges,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:u,onRetry:()=>void f(),empty:h(C,{icon:l,title:a.empty,text:a.emptyText}),columns:[{id:`when`,header:a.when,cell:({createdAt:e})=>h(D,{at:e})},{id:`status`,header:a.status,cell:({status:e})=>h(A,{kind:`recharge`,status:e})},{id:`reference`,header:a.reference,cell:({reference:e,reason:t})=>h(`span`,{className:`muted`,children:t||e}),wide:`below`,width:18},{id:`decided`,header:a.decided,cell:e=>h(he,{...e}),wide:!0},{id:`amount`,header:a.amount,cell:({amount:e})=>h(M,{amount:e}),align:`end`,width:7}]}),h(S,{connection:p,onChange:r})]})}i();function dt({id:n,page:r,order:i,onPage:a}){let{wallet:s}=o(L),{transactions:c,actors:l}=o(t),{data:d,error:f,isPlaceholderData:p,refetch:m}=x(st,{id:n,where:i?{orderId:i}:null,...I(r)}),g=d?.customer?.transactions;return h(e,{children:[h(X,{children:[i&&h(e,{children:[h(`span`,{className:`muted`,children:s.ofOrder}),h(j,{size:`small`,look:`quiet`,to:`/customers/$id`,params:{id:n},search:{tab:`wallet`},children:s.all})]}),h(E,{size:`small`,dialog:`exportPart`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:n,...i&&{orderId:i}}},count:g?.totalCount})]}),h(T,{name:`customer-wallet`,label:s.ledger,rows:g?.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:f,onRetry:()=>void m(),empty:h(C,{icon:ze,title:s.empty,text:s.emptyText}),columns:[{id:`when`,header:s.when,cell:({createdAt:e})=>h(D,{at:e})},{id:`kind`,header:s.kind,cell:({kind:e})=>c[e],wide:`below`},{id:`reference`,header:s.reference,cell:({order:e,reference:t})=>e?h(u,{to:`/orders/$number`,params:{number:e.number},children:h(`code`,{children:e.number})}):h(`span`,{className:`muted`,children:t}),wide:`below`,width:18},{id:`by`,header:s.by,cell:({actor:e})=>e.name||l[e.kind],wide:`below`},{id:`amount`,header:s.amount,cell:({amount:e})=>h(M,{amount:e}),align:`end`,width:7},{id:`after`,header:s.after,cell:e=>h(M,{amount:e.balanceAfter}),align:`end`,width:7}]}),h(S,{connection:g,onChange:a})]})}var ft=n({CustomerPage:()=>$});i();var Q=c(`/signedIn/customers/$id`),pt={orders:lt,wallet:dt,recharges:ut,comments:He};function $(){let t=o(L),n=ae(),{id:r}=Q.useParams(),i=Q.useSearch(),s=Q.useNavigate(),{data:c,error:l,refetch:u}=x(at,{id:r}),d=ve(c?.priceTiers);ee(({customerId:e})=>e===r,()=>void a.invalidateQueries());let f=c?.customer?.id===r?c.customer:void 0,g={label:t.title,link:{to:`/customers`}},{open:_,close:v}=ne(),{tab:y=`orders`,order:b,...S}=ye(i);if(c?.customer===null)return h(me,{});if(!f)return h(e,{children:[h(O,{title:t.facts.title,parent:g}),l?h(m,{error:l,onRetry:()=>void u()}):h(de,{})]});let C=pt[y];return h(e,{children:[h(O,{title:n(f),parent:g,aside:h(be,{customer:f}),actions:h(e,{children:[h(E,{input:{kind:`CUSTOMER`,customerId:r},count:void 0}),h(mt,{customer:f,onOpen:_}),h(ht,{customer:f,onOpen:_}),h(gt,{customer:f})]})}),h(pe,{main:h(e,{children:[h(te,{label:t.tabs.label,children:p.map(e=>h(le,{to:`/customers/$id`,params:{id:r},search:{tab:e},current:e===y,children:t.tabs[e]},e))}),h(k,{flush:!0,children:h(C,{id:r,page:S,order:b,onPage:e=>void s({search:{tab:i.tab,order:b,...e},resetScroll:!1})})})]}),side:h(et,{customer:f,onOpen:_})}),d&&h(Ye,{customer:f,tiers:d,dialog:i.dialog,onClose:v},r)]})}function mt({customer:e,onOpen:t}){let n=o(L).actions;return!d(`CUSTOMERS_ERASE`)||e.erasedAt?null:h(b,{icon:Le,onClick:()=>t(`erase`),children:n.erase})}function ht({customer:t,onOpen:n}){let r=o(L),i=d(`CUSTOMERS_WRITE`),a=P(Te,r.actions.unblock,()=>r.block.undone);return!i||t.erasedAt?null:h(e,{children:[t.status===`BLOCKED`?h(b,{icon:_e,busy:a.isPending,onClick:()=>a.run({input:{customerId:t.id}}),children:r.actions.unblock}):h(b,{icon:ie,onClick:()=>n(`block`),children:r.actions.block}),h(b,{icon:ge,onClick:()=>n(`edit`),children:r.actions.edit})]})}function gt({customer:e}){let t=o(L).actions;return!d(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:h(j,{look:`primary`,icon:oe,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{$ as CustomerPage,We as n,ft as t};