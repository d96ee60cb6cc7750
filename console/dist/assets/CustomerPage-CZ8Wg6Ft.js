const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-IvLZ3wOZ.js","assets/index-ByM-MJ82.js","assets/early-__BPvlh7.js","assets/parts-C2OOrKHF.js","assets/dialogs-C2mIxewQ.js","assets/details-CiSvw2-D.js","assets/pages-BpAtkfM2.js","assets/sending-COEhbZ7i.js","assets/draft-DmmcF23b.js","assets/TextField-CrG_SIf5.js"])))=>i.map(i=>d[i]);
import{At as e,Ct as t,Dn as n,Et as r,Ft as i,G as a,It as o,Jt as s,R as c,Y as l,d as u,h as d,jt as f,nt as p,p as m,rt as h,tt as g,u as _,v,w as y,wn as b,xn as x}from"./index-ByM-MJ82.js";import{O as S,_ as ee,a as te,o as ne,p as re,v as ie,y as ae}from"./details-CiSvw2-D.js";import{J as oe,T as C,p as w,q as se}from"./pages-BpAtkfM2.js";import{D as T,H as ce,J as E,K as le,L as D,N as O,Q as ue,T as de,U as fe,W as pe,X as me,Y as k,a as A,c as j,et as M,f as he,i as N,nt as ge,q as P,r as _e,rt as ve,w as ye}from"./parts-C2OOrKHF.js";import{T as F,U as I,x as be}from"./early-__BPvlh7.js";import{n as L,t as xe}from"./customers-8tAIBnTJ.js";import{t as Se}from"./CommentForm-D_s7bo2b.js";import{en as R,n as z}from"./dialogs-C2mIxewQ.js";import{t as Ce}from"./SelectField-C69C7Ikd.js";import{t as B}from"./TextField-CrG_SIf5.js";import{o as we}from"./sending-COEhbZ7i.js";import{t as V}from"./MoneyField-CWbt1kQD.js";import{t as H}from"./TextArea-CBbqepZL.js";import{c as Te,d as Ee,f as De,h as Oe,i as ke,l as Ae,m as je,n as Me,o as Ne,p as Pe,r as Fe,s as Ie,t as Le,u as Re}from"./change.gql-CSRZvWI7.js";var U={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};U.node;var ze=a(U),W={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};W.node;var Be=a(W),G={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};G.node;var Ve=a(G),K={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},He=new q(`
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
    `),Ue=new q(`
    mutation CommentOnCustomer($input: CommentOnCustomerInput!) {
  commentOnCustomer(input: $input) {
    id
  }
}
    `);b();function We({id:t,page:n,onPage:r}){let{tabs:i,comments:a}=l(L),{actors:c}=l(y),u=h(`CUSTOMERS_WRITE`),{mutateAsync:d}=e(Ue),{data:p,error:m,isPlaceholderData:g,refetch:_}=f(He,{id:t,...I(n)}),v=p?.customer?.comments;return s(x,{children:[u&&s(`div`,{className:K.comment,children:s(Se,{about:t,onComment:(e,n)=>d({input:{customerId:t,text:e,idempotencyKey:n}})},t)}),s(k,{name:`customer-comments`,label:i.comments,rows:v?.edges.map(e=>e.node),rowKey:e=>e.id,stale:g,error:m,onRetry:()=>void _(),empty:s(D,{icon:Be,title:a.empty,text:a.emptyText}),columns:[{id:`text`,header:a.text,cell:({text:e})=>s(`span`,{className:K.text,children:e}),width:30},{id:`order`,header:a.order,cell:({order:e})=>e&&s(o,{to:`/orders/$number`,params:{number:e.number},children:s(`code`,{children:e.number})}),wide:!0},{id:`who`,header:a.who,cell:({actor:e})=>e.name||c[e.kind],width:12},{id:`when`,header:a.when,cell:({createdAt:e})=>s(P,{at:e}),wide:!0}]}),s(T,{connection:v,onChange:r})]})}function Ge({customer:t,onClose:n}){let r=l(L),i=E(),a=w(),{mutateAsync:o}=e(Le);async function c({amount:e,reason:i}){await o({input:{customerId:t.id,amount:F(String(e)),reason:String(i).trim(),idempotencyKey:a}}),d(r.adjust.done),n()}return s(z,{open:!0,onClose:n,title:r.adjust.title,text:r.adjust.text(i.money(t.walletBalance)),children:s(R,{submitLabel:r.adjust.submit,onCancel:n,onSubmit:c,children:[s(V,{name:`amount`,label:r.form.amount,hint:r.form.adjustHint,signed:!0}),s(H,{name:`reason`,label:r.form.reason,hint:r.form.reasonHint,maxLength:500})]})})}var Ke=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation EraseCustomer($input: CustomerInput!) {
  eraseCustomer(input: $input) {
    id
    erasedAt
  }
}
    `),qe=[`CUSTOMERS_ERASE`];function Je({customer:t,onClose:n}){let r=l(L),i=w(),{mutateAsync:a}=e(Te);async function o({amount:e,reference:o,notes:s}){let{requestRecharge:c}=await a({input:{customerId:t.id,amount:F(String(e)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:i}});d(c.status===`APPROVED`?r.recharge.approved:r.recharge.pending),n()}return s(z,{open:!0,onClose:n,title:r.recharge.title,text:r.recharge.text,children:s(R,{submitLabel:r.recharge.submit,onCancel:n,onSubmit:o,children:[s(V,{name:`amount`,label:r.form.amount}),s(B,{name:`reference`,label:r.form.reference,hint:r.form.referenceHint,maxLength:100,optional:!0}),s(H,{name:`notes`,label:r.form.notes,maxLength:500,optional:!0})]})})}var Ye=_(()=>g(()=>import(`./EraseDialog-IvLZ3wOZ.js`).then(e=>e.EraseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),Xe={edit:Oe,tier:Ee,link:Ie,block:ke,adjust:Me,recharge:Ae,erase:qe};function Ze({tiers:e,...t}){let{dialog:n,...r}=t;switch(p(n,Xe)){case`edit`:return s(Qe,{...r});case`tier`:return s($e,{...r,tiers:e});case`link`:return s(et,{...r});case`block`:return s(tt,{...r});case`adjust`:return s(Ge,{...r});case`recharge`:return s(Je,{...r});case`erase`:return s(Ye,{...r});default:return null}}var J=(e,t)=>String(e[t]??``).trim();function Qe({customer:t,onClose:n}){let r=l(L),{opened:i,version:a,savedByOthers:o,save:c}=we(t,({name:e,email:t,phone:n,externalRef:r})=>({name:e,email:t??``,phone:n??``,externalRef:r??``})),{mutateAsync:u}=e(je);async function f(e){let[t,o,s]=[`email`,`phone`,`externalRef`].map(t=>J(e,t)),l=J(e,`name`),f={id:i.id,version:a,name:l,...t?{email:t}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0},...s?{externalRef:s}:{clearExternalRef:!0}},p={name:l,email:t||null,phone:o||null,externalRef:s||null};await c(u({input:f}),r.stale,p),d(r.edit.done),n()}return s(z,{open:!0,onClose:n,title:r.edit.title,children:s(R,{submitLabel:r.edit.submit,onCancel:n,onSubmit:f,savedByOthers:o,children:[s(B,{name:`name`,label:r.form.name,defaultValue:i.name,maxLength:200}),s(B,{name:`email`,label:r.form.email,inputMode:`email`,defaultValue:i.email??``,optional:!0}),s(B,{name:`phone`,label:r.form.phone,type:`tel`,hint:i.linkedPhone?r.form.linkedPhoneHint:r.form.phoneHint,defaultValue:i.phone??``,optional:!0}),s(B,{name:`externalRef`,label:r.form.externalRef,hint:r.form.externalRefHint,defaultValue:i.externalRef??``,maxLength:100,optional:!0})]})})}function $e({customer:t,tiers:n,onClose:r}){let i=l(L),{mutateAsync:a}=e(Re);async function o(e){let n=J(e,`tierId`);await a({input:{customerId:t.id,...n&&{tierId:n}}}),d(i.tier.done),r()}return s(z,{open:!0,onClose:r,title:i.tier.title,text:i.tier.text,children:s(R,{submitLabel:i.tier.submit,onCancel:r,onSubmit:o,children:s(Ce,{name:`tierId`,label:i.form.tier,defaultValue:t.tier?.id??``,options:[{value:``,label:i.noTier},...n.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function et({customer:t,onClose:n}){let r=l(L),{mutateAsync:i}=e(Ne);async function a(e){await i({input:{customerId:t.id,phone:J(e,`phone`)}}),d(r.link.done),n()}return s(z,{open:!0,onClose:n,title:r.link.title,text:r.link.text,children:s(R,{submitLabel:r.link.submit,onCancel:n,onSubmit:a,children:s(B,{name:`phone`,label:r.form.phone,type:`tel`,hint:r.form.phoneHint,defaultValue:t.phone??``})})})}function tt({customer:t,onClose:n}){let r=l(L).block,{mutateAsync:i}=e(Fe);async function a(){await i({input:{customerId:t.id}}),d(r.done),n()}return s(z,{open:!0,onClose:n,title:r.title,text:r.text,children:s(R,{danger:!0,submitLabel:r.submit,onCancel:n,onSubmit:a,children:null})})}b();function nt({customer:e,onOpen:t}){let n=l(L),r=E();return s(x,{children:[s(it,{customer:e,onOpen:t}),s(M,{title:n.facts.title,actions:s(at,{customer:e,onOpen:t}),children:s(ie,{facts:[{label:n.facts.email,value:e.email??s(Y,{})},{label:n.facts.phone,value:e.phone?s(`span`,{className:K.phone,children:[s(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&s(rt,{customer:e})]}):s(Y,{})},{label:n.facts.reference,value:e.externalRef?s(m,{text:e.externalRef}):s(Y,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:s(P,{at:e.createdAt})},{label:n.facts.changed,value:s(P,{at:e.updatedAt})},{label:n.facts.id,value:s(m,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function rt({customer:{id:e,phoneLinkedBy:t}}){let n=l(L).facts,{actors:r}=l(y),i=t&&n.linkedBy(t.name||r[t.kind]);return s(x,{children:[s(me,{tone:`good`,children:n.linked}),h(`AUDIT_READ`)&&i?s(o,{to:`/audit`,search:{id:e,action:`customer.`},children:i}):i]})}function Y(){return s(`span`,{className:`muted`,children:l(L).facts.unknown})}function it({customer:e,onOpen:t}){let n=l(L),r=h(`WALLETS_ADJUST`),i=h(`RECHARGES_CREATE`);return s(M,{title:n.wallet.title,children:[s(`p`,{className:K.balance,children:s(j,{amount:e.walletBalance})}),s(`div`,{className:K.actions,children:[i&&!e.erasedAt&&s(v,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&s(v,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function at({customer:e,onOpen:t}){let n=l(L),r=h(`CUSTOMERS_WRITE`),i=C(Pe,n.actions.unlink,()=>n.link.undone);return!r||e.erasedAt?null:s(`div`,{className:K.actions,children:[s(v,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?s(v,{size:`small`,look:`quiet`,busy:i.isPending,onClick:()=>i.run({input:{customerId:e.id}}),children:n.actions.unlink}):s(v,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var ot={tools:`_tools_kxy8f_2`};function X({children:e}){return s(`div`,{className:ot.tools,children:e})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},st=new Z(`
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
    `),ct=new Z(`
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
            replacesId
          }
        }
      }
    }
  }
}
    `),lt=new Z(`
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
    `),ut=new Z(`
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
    `);b();function dt({id:e,page:t,onPage:n}){let{tabs:r,orders:i}=l(L),{data:a,error:c,isPlaceholderData:u,refetch:d}=f(ct,{id:e,...I(t)}),p=a?.customer?.orders,m=p?.edges.map(({node:e})=>e.id)??[];return pe(`ORDER`,m,d),s(x,{children:[s(X,{children:s(O,{size:`small`,dialog:`exportPart`,input:{kind:`ORDERS`,orderWhere:{customerId:e}},count:p?.totalCount})}),s(k,{name:`customer-orders`,label:r.orders,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:c,onRetry:()=>void d(),empty:s(D,{icon:ge,title:i.empty,text:i.emptyText}),columns:[{id:`number`,header:i.number,cell:({number:e})=>s(o,{to:`/orders/$number`,params:{number:e},children:s(`code`,{children:e})})},{id:`status`,header:i.status,cell:({status:e})=>s(A,{kind:`order`,status:e})},{id:`what`,header:i.what,cell:({items:e})=>s(_e,{items:e}),wide:!0,width:20},{id:`placed`,header:i.placed,cell:({createdAt:e})=>s(P,{at:e}),wide:`below`},{id:`total`,header:i.total,cell:({total:e})=>s(j,{amount:e}),align:`end`,width:7}]}),s(T,{connection:p,onChange:n})]})}b();function ft({id:e,page:t,onPage:n}){let{tabs:r,recharges:i}=l(L),a={id:e,...I(t)},{data:o,error:u,isPlaceholderData:d,refetch:p}=f(ut,a),m=o?.customer?.recharges;return s(x,{children:[s(X,{children:s(O,{size:`small`,dialog:`exportPart`,input:{kind:`RECHARGES`,rechargeWhere:{customerId:e}},count:m?.totalCount})}),s(k,{name:`customer-recharges`,label:r.recharges,rows:m?.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:u,onRetry:()=>void p(),empty:s(D,{icon:c,title:i.empty,text:i.emptyText}),columns:[{id:`when`,header:i.when,cell:({createdAt:e})=>s(P,{at:e})},{id:`status`,header:i.status,cell:({status:e})=>s(A,{kind:`recharge`,status:e})},{id:`reference`,header:i.reference,cell:({reference:e,reason:t})=>s(`span`,{className:`muted`,children:t||e}),wide:`below`,width:18},{id:`decided`,header:i.decided,cell:e=>s(te,{...e}),wide:!0},{id:`amount`,header:i.amount,cell:({amount:e})=>s(j,{amount:e}),align:`end`,width:7}]}),s(T,{connection:m,onChange:n})]})}b();function pt({id:e,page:t,order:n,onPage:r}){let{wallet:i}=l(L),{transactions:a,actors:c}=l(y),{data:u,error:d,isPlaceholderData:p,refetch:m}=f(lt,{id:e,where:n?{orderId:n}:null,...I(t)}),h=u?.customer?.transactions;return s(x,{children:[s(X,{children:[n&&s(x,{children:[s(`span`,{className:`muted`,children:i.ofOrder}),s(N,{size:`small`,look:`quiet`,to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:i.all})]}),s(O,{size:`small`,dialog:`exportPart`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e,...n&&{orderId:n}}},count:h?.totalCount})]}),s(k,{name:`customer-wallet`,label:i.ledger,rows:h?.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:d,onRetry:()=>void m(),empty:s(D,{icon:Ve,title:i.empty,text:i.emptyText}),columns:[{id:`when`,header:i.when,cell:({createdAt:e})=>s(P,{at:e})},{id:`kind`,header:i.kind,cell:({kind:e})=>a[e],wide:`below`},{id:`reference`,header:i.reference,cell:({order:e,reference:t})=>e?s(o,{to:`/orders/$number`,params:{number:e.number},children:s(`code`,{children:e.number})}):s(`span`,{className:`muted`,children:t}),wide:`below`,width:18},{id:`by`,header:i.by,cell:({actor:e})=>e.name||c[e.kind],wide:`below`},{id:`amount`,header:i.amount,cell:({amount:e})=>s(j,{amount:e}),align:`end`,width:7},{id:`after`,header:i.after,cell:e=>s(j,{amount:e.balanceAfter}),align:`end`,width:7}]}),s(T,{connection:h,onChange:r})]})}var mt=n({CustomerPage:()=>$});b();var Q=i(`/signedIn/customers/$id`),ht={orders:dt,wallet:pt,recharges:ft,comments:We};function $(){let e=l(L),n=he(),{id:i}=Q.useParams(),a=Q.useSearch(),o=Q.useNavigate(),{data:c,error:d,refetch:p}=f(st,{id:i}),m=re(c?.priceTiers),h=()=>void r.invalidateQueries();fe(h),ce(({customerId:e})=>e===i,h);let g=c?.customer?.id===i?c.customer:void 0,_={label:e.title,link:{to:`/customers`}},{open:v,close:y}=le(),{tab:b=`orders`,order:S,...te}=be(a);if(c?.customer===null)return s(ne,{});if(!g)return s(x,{children:[s(ue,{title:e.facts.title,parent:_}),d?s(u,{error:d,onRetry:()=>void p()}):s(ee,{})]});let ie=ht[b];return s(x,{children:[s(ue,{title:n(g),parent:_,aside:s(xe,{customer:g}),actions:s(x,{children:[s(O,{input:{kind:`CUSTOMER`,customerId:i},count:void 0}),s(gt,{customer:g,onOpen:v}),s(_t,{customer:g,onOpen:v}),s(vt,{customer:g})]})}),s(ae,{main:s(x,{children:[s(ye,{label:e.tabs.label,children:t.map(t=>s(de,{to:`/customers/$id`,params:{id:i},search:{tab:t},current:t===b,children:e.tabs[t]},t))}),s(M,{flush:!0,children:s(ie,{id:i,page:te,order:S,onPage:e=>void o({search:{tab:a.tab,order:S,...e},resetScroll:!1})})})]}),side:s(nt,{customer:g,onOpen:v})}),m&&s(Ze,{customer:g,tiers:m,dialog:a.dialog,onClose:y},i)]})}function gt({customer:e,onOpen:t}){let n=l(L).actions;return!h(`CUSTOMERS_ERASE`)||e.erasedAt?null:s(v,{icon:ze,onClick:()=>t(`erase`),children:n.erase})}function _t({customer:e,onOpen:t}){let n=l(L),r=h(`CUSTOMERS_WRITE`),i=C(De,n.actions.unblock,()=>n.block.undone);return!r||e.erasedAt?null:s(x,{children:[e.status===`BLOCKED`?s(v,{icon:se,busy:i.isPending,onClick:()=>i.run({input:{customerId:e.id}}),children:n.actions.unblock}):s(v,{icon:S,onClick:()=>t(`block`),children:n.actions.block}),s(v,{icon:oe,onClick:()=>t(`edit`),children:n.actions.edit})]})}function vt({customer:e}){let t=l(L).actions;return!h(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:s(N,{look:`primary`,icon:ve,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{$ as CustomerPage,Ke as n,mt as t};