const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-Dk9x0SIr.js","assets/index-DStYPVG5.js","assets/early-CY4GmciT.js","assets/parts-CzZ38pdg.js","assets/dialogs-BtUfKpgs.js","assets/details-CwQO3Pyu.js","assets/TextField-D8Y_t6F3.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Ct as r,Dt as i,Et as a,G as o,Qt as s,R as c,S as l,Vt as u,Yt as d,bt as f,et as p,f as m,fn as h,g,h as _,hn as v,jt as y,m as b,tt as x,u as ee,vn as te,w as S}from"./index-DStYPVG5.js";import{$ as ne,A as C,B as re,C as ie,H as w,K as T,N as E,Q as ae,R as oe,S as se,T as D,U as O,V as k,W as ce,d as le,i as A,nt as ue,q as j,r as M,s as N,z as de}from"./parts-CzZ38pdg.js";import{C as fe,E as pe,J as me,M as he,Q as ge,W as _e,dt as ve,ft as ye,q as be,w as P}from"./details-CwQO3Pyu.js";import{H as F,T as I,x as xe}from"./early-CY4GmciT.js";import{n as L,t as Se}from"./customers-1brD4tdi.js";import{t as Ce}from"./CommentForm-Dc-9VRPw.js";import{$t as R,t as z}from"./dialogs-BtUfKpgs.js";import{t as we}from"./SelectField-RQPnQBzE.js";import{t as B}from"./TextField-D8Y_t6F3.js";import{t as V}from"./MoneyField-BwzsiXTD.js";import{t as H}from"./TextArea-D_GJD7Bu.js";import{c as Te,d as Ee,f as De,h as Oe,i as ke,l as Ae,m as je,n as Me,o as Ne,p as Pe,r as Fe,s as Ie,t as Le,u as Re}from"./change.gql-CSRZvWI7.js";var U={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};U.node;var ze=o(U),W={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};W.node;var Be=o(W),G={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};G.node;var Ve=o(G),K={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},He=new q(`
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
    `);v();function We({id:e,page:t,onPage:r}){let{tabs:o,comments:s}=S(L),{actors:c}=S(l),u=x(`CUSTOMERS_WRITE`),{mutateAsync:d}=a(Ue),{data:f,error:p,isPlaceholderData:m,refetch:g}=i(He,{id:e,...F(t)}),_=f?.customer?.comments;return n(h,{children:[u&&n(`div`,{className:K.comment,children:n(Ce,{onComment:(t,n)=>d({input:{customerId:e,text:t,idempotencyKey:n}})},e)}),n(O,{name:`customer-comments`,label:o.comments,rows:_?.edges.map(e=>e.node),rowKey:e=>e.id,stale:m,error:p,onRetry:()=>void g(),empty:n(E,{icon:Be,title:s.empty,text:s.emptyText}),columns:[{id:`text`,header:s.text,cell:({text:e})=>n(`span`,{className:K.text,children:e}),width:30},{id:`order`,header:s.order,cell:({order:e})=>e&&n(y,{to:`/orders/$number`,params:{number:e.number},children:n(`code`,{children:e.number})}),wide:!0},{id:`who`,header:s.who,cell:({actor:e})=>e.name||c[e.kind],width:12},{id:`when`,header:s.when,cell:({createdAt:e})=>n(k,{at:e}),wide:!0}]}),n(D,{connection:_,onChange:r})]})}u();function Ge({customer:e,onClose:t}){let r=S(L),i=w(),o=P(),{mutateAsync:s}=a(Le);async function c({amount:n,reason:i}){await s({input:{customerId:e.id,amount:I(String(n)),reason:String(i).trim(),idempotencyKey:o}}),b(r.adjust.done),t()}return n(z,{open:!0,onClose:t,title:r.adjust.title,text:r.adjust.text(i.money(e.walletBalance)),children:n(R,{submitLabel:r.adjust.submit,onCancel:t,onSubmit:c,children:[n(V,{name:`amount`,label:r.form.amount,hint:r.form.adjustHint}),n(H,{name:`reason`,label:r.form.reason,hint:r.form.reasonHint,maxLength:500})]})})}var Ke=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation EraseCustomer($input: CustomerInput!) {
  eraseCustomer(input: $input) {
    id
    erasedAt
  }
}
    `),qe=[`CUSTOMERS_ERASE`];function Je({customer:e,onClose:t}){let r=S(L),i=P(),{mutateAsync:o}=a(Te);async function s({amount:n,reference:a,notes:s}){let{requestRecharge:c}=await o({input:{customerId:e.id,amount:I(String(n)),reference:String(a??``).trim(),notes:String(s??``).trim(),idempotencyKey:i}});b(c.status===`APPROVED`?r.recharge.approved:r.recharge.pending),t()}return n(z,{open:!0,onClose:t,title:r.recharge.title,text:r.recharge.text,children:n(R,{submitLabel:r.recharge.submit,onCancel:t,onSubmit:s,children:[n(V,{name:`amount`,label:r.form.amount}),n(B,{name:`reference`,label:r.form.reference,hint:r.form.referenceHint,maxLength:100,optional:!0}),n(H,{name:`notes`,label:r.form.notes,maxLength:500,optional:!0})]})})}var Ye=s(()=>e(()=>import(`./EraseDialog-Dk9x0SIr.js`).then(e=>({default:e.EraseDialog})),__vite__mapDeps([0,1,2,3,4,5,6]))),Xe={edit:Oe,tier:Ee,link:Ie,block:ke,adjust:Me,recharge:Ae,erase:qe};function Ze({tiers:e,...t}){let{dialog:r,...i}=t;switch(p(r,Xe)){case`edit`:return n(Qe,{...i});case`tier`:return n($e,{...i,tiers:e});case`link`:return n(et,{...i});case`block`:return n(tt,{...i});case`adjust`:return n(Ge,{...i});case`recharge`:return n(Je,{...i});case`erase`:return n(d,{fallback:null,children:n(Ye,{...i})});default:return null}}var J=(e,t)=>String(e[t]??``).trim();function Qe({customer:e,onClose:t}){let r=S(L),{opened:i,version:o,savedByOthers:s,save:c}=ge(e,({name:e,email:t,phone:n,externalRef:r})=>({name:e,email:t??``,phone:n??``,externalRef:r??``})),{mutateAsync:l}=a(je);async function u(e){let[n,a,s]=[`email`,`phone`,`externalRef`].map(t=>J(e,t)),u={id:i.id,version:o,name:J(e,`name`),...n?{email:n}:{clearEmail:!0},...a?{phone:a}:{clearPhone:!0},...s?{externalRef:s}:{clearExternalRef:!0}};await c(l({input:u}),r.stale),b(r.edit.done),t()}return n(z,{open:!0,onClose:t,title:r.edit.title,children:n(R,{submitLabel:r.edit.submit,onCancel:t,onSubmit:u,savedByOthers:s,children:[n(B,{name:`name`,label:r.form.name,defaultValue:i.name,maxLength:200}),n(B,{name:`email`,label:r.form.email,type:`email`,defaultValue:i.email??``,optional:!0}),n(B,{name:`phone`,label:r.form.phone,type:`tel`,hint:r.form.phoneHint,defaultValue:i.phone??``,optional:!0}),n(B,{name:`externalRef`,label:r.form.externalRef,hint:r.form.externalRefHint,defaultValue:i.externalRef??``,maxLength:100,optional:!0})]})})}function $e({customer:e,tiers:t,onClose:r}){let i=S(L),{mutateAsync:o}=a(Re);async function s(t){let n=J(t,`tierId`);await o({input:{customerId:e.id,...n&&{tierId:n}}}),b(i.tier.done),r()}return n(z,{open:!0,onClose:r,title:i.tier.title,text:i.tier.text,children:n(R,{submitLabel:i.tier.submit,onCancel:r,onSubmit:s,children:n(we,{name:`tierId`,label:i.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:i.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function et({customer:e,onClose:t}){let r=S(L),{mutateAsync:i}=a(Ne);async function o(n){await i({input:{customerId:e.id,phone:J(n,`phone`)}}),b(r.link.done),t()}return n(z,{open:!0,onClose:t,title:r.link.title,text:r.link.text,children:n(R,{submitLabel:r.link.submit,onCancel:t,onSubmit:o,children:n(B,{name:`phone`,label:r.form.phone,type:`tel`,hint:r.form.phoneHint,defaultValue:e.phone??``})})})}function tt({customer:e,onClose:t}){let r=S(L).block,{mutateAsync:i}=a(Fe);async function o(){await i({input:{customerId:e.id}}),b(r.done),t()}return n(z,{open:!0,onClose:t,title:r.title,text:r.text,children:n(R,{danger:!0,submitLabel:r.submit,onCancel:t,onSubmit:o,children:null})})}v();function nt({customer:e,onOpen:t}){let r=S(L),i=w();return n(h,{children:[n(it,{customer:e,onOpen:t}),n(j,{title:r.facts.title,actions:n(at,{customer:e,onOpen:t}),children:n(be,{facts:[{label:r.facts.email,value:e.email??n(Y,{})},{label:r.facts.phone,value:e.phone?n(`span`,{className:K.phone,children:[n(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&n(rt,{id:e.id})]}):n(Y,{})},{label:r.facts.reference,value:e.externalRef?n(m,{text:e.externalRef}):n(Y,{})},{label:r.facts.tier,value:e.tier?.name??r.noTier},{label:r.facts.orders,value:i.count(e.placed.totalCount)},{label:r.facts.since,value:n(k,{at:e.createdAt})},{label:r.facts.changed,value:n(k,{at:e.updatedAt})},{label:r.facts.id,value:n(m,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function rt({id:e}){let t=S(L).facts;return n(h,{children:[n(ce,{tone:`good`,children:t.linked}),x(`AUDIT_READ`)&&n(y,{to:`/audit`,search:{id:e,action:`customer.`},children:t.linkedBy})]})}function Y(){return n(`span`,{className:`muted`,children:S(L).facts.unknown})}function it({customer:e,onOpen:t}){let r=S(L),i=x(`WALLETS_ADJUST`),a=x(`RECHARGES_CREATE`);return n(j,{title:r.wallet.title,children:[n(`p`,{className:K.balance,children:n(N,{amount:e.walletBalance})}),n(`div`,{className:K.actions,children:[a&&!e.erasedAt&&n(g,{size:`small`,onClick:()=>t(`recharge`),children:r.actions.recharge}),i&&n(g,{size:`small`,onClick:()=>t(`adjust`),children:r.actions.adjust})]})]})}function at({customer:e,onOpen:t}){let r=S(L),i=x(`CUSTOMERS_WRITE`),{mutate:o,isPending:s}=a(Pe);return!i||e.erasedAt?null:n(`div`,{className:K.actions,children:[n(g,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:r.actions.tier}),e.linkedPhone?n(g,{size:`small`,look:`quiet`,busy:s,onClick:()=>o({input:{customerId:e.id}},{onSuccess:()=>b(r.link.undone),onError:_}),children:r.actions.unlink}):n(g,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:r.actions.link})]})}var ot={tools:`_tools_kxy8f_2`};function X({children:e}){return n(`div`,{className:ot.tools,children:e})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},st=new Z(`
    query CustomerPage($id: ID!) {
  customer(id: $id) {
    id
    name
    email
    phone
    linkedPhone
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
    `);v();function dt({id:e,page:t,onPage:r}){let{tabs:a,orders:o}=S(L),{data:s,error:c,isPlaceholderData:l,refetch:u}=i(ct,{id:e,...F(t)}),d=s?.customer?.orders,f=d?.edges.map(({node:e})=>e.id)??[];return de(`ORDER`,f,u),n(h,{children:[n(X,{children:n(C,{size:`small`,dialog:`exportPart`,input:{kind:`ORDERS`,orderWhere:{customerId:e}},count:d?.totalCount})}),n(O,{name:`customer-orders`,label:a.orders,rows:d?.edges.map(e=>e.node),rowKey:e=>e.id,stale:l,error:c,onRetry:()=>void u(),empty:n(E,{icon:ae,title:o.empty,text:o.emptyText}),columns:[{id:`number`,header:o.number,cell:({number:e})=>n(y,{to:`/orders/$number`,params:{number:e},children:n(`code`,{children:e})})},{id:`status`,header:o.status,cell:({status:e})=>n(A,{kind:`order`,status:e})},{id:`what`,header:o.what,cell:({items:e})=>n(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:o.placed,cell:({createdAt:e})=>n(k,{at:e}),wide:`below`},{id:`total`,header:o.total,cell:({total:e})=>n(N,{amount:e}),align:`end`,width:7}]}),n(D,{connection:d,onChange:r})]})}v();function ft({id:e,page:t,onPage:r}){let{tabs:a,recharges:o}=S(L),s={id:e,...F(t)},{data:l,error:u,isPlaceholderData:d,refetch:f}=i(ut,s),p=l?.customer?.recharges;return n(h,{children:[n(X,{children:n(C,{size:`small`,dialog:`exportPart`,input:{kind:`RECHARGES`,rechargeWhere:{customerId:e}},count:p?.totalCount})}),n(O,{name:`customer-recharges`,label:a.recharges,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:u,onRetry:()=>void f(),empty:n(E,{icon:c,title:o.empty,text:o.emptyText}),columns:[{id:`when`,header:o.when,cell:({createdAt:e})=>n(k,{at:e})},{id:`status`,header:o.status,cell:({status:e})=>n(A,{kind:`recharge`,status:e})},{id:`reference`,header:o.reference,cell:({reference:e,reason:t})=>n(`span`,{className:`muted`,children:t||e}),wide:`below`,width:18},{id:`decided`,header:o.decided,cell:e=>n(fe,{...e}),wide:!0},{id:`amount`,header:o.amount,cell:({amount:e})=>n(N,{amount:e}),align:`end`,width:7}]}),n(D,{connection:p,onChange:r})]})}v();function pt({id:e,page:t,order:r,onPage:a}){let{wallet:o}=S(L),{transactions:s,actors:c}=S(l),{data:u,error:d,isPlaceholderData:f,refetch:p}=i(lt,{id:e,where:r?{orderId:r}:null,...F(t)}),m=u?.customer?.transactions;return n(h,{children:[n(X,{children:[r&&n(h,{children:[n(`span`,{className:`muted`,children:o.ofOrder}),n(M,{size:`small`,look:`quiet`,to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:o.all})]}),n(C,{size:`small`,dialog:`exportPart`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e,...r&&{orderId:r}}},count:m?.totalCount})]}),n(O,{name:`customer-wallet`,label:o.ledger,rows:m?.edges.map(e=>e.node),rowKey:e=>e.id,stale:f,error:d,onRetry:()=>void p(),empty:n(E,{icon:Ve,title:o.empty,text:o.emptyText}),columns:[{id:`when`,header:o.when,cell:({createdAt:e})=>n(k,{at:e})},{id:`kind`,header:o.kind,cell:({kind:e})=>s[e],wide:`below`},{id:`reference`,header:o.reference,cell:({order:e,reference:t})=>e?n(y,{to:`/orders/$number`,params:{number:e.number},children:n(`code`,{children:e.number})}):n(`span`,{className:`muted`,children:t}),wide:`below`,width:18},{id:`by`,header:o.by,cell:({actor:e})=>e.name||c[e.kind],wide:`below`},{id:`amount`,header:o.amount,cell:({amount:e})=>n(N,{amount:e}),align:`end`,width:7},{id:`after`,header:o.after,cell:e=>n(N,{amount:e.balanceAfter}),align:`end`,width:7}]}),n(D,{connection:m,onChange:a})]})}var mt=te({CustomerPage:()=>$});v();var Q=t(`/signedIn/customers/$id`),ht={orders:dt,wallet:pt,recharges:ft,comments:We};function $(){let e=S(L),t=le(),{id:a}=Q.useParams(),o=Q.useSearch(),s=Q.useNavigate(),{data:c,error:l,refetch:u}=i(st,{id:a}),d=he(c?.priceTiers);oe(({customerId:e})=>e===a,()=>void r.invalidateQueries());let p=c?.customer?.id===a?c.customer:void 0,m={label:e.title,link:{to:`/customers`}},{open:g,close:_}=re(),{tab:v=`orders`,order:y,...b}=xe(o);if(c?.customer===null)return n(pe,{});if(!p)return n(h,{children:[n(T,{title:e.facts.title,parent:m}),l?n(ee,{error:l,onRetry:()=>void u()}):n(_e,{})]});let x=ht[v];return n(h,{children:[n(T,{title:t(p),parent:m,aside:n(Se,{customer:p}),actions:n(h,{children:[n(C,{input:{kind:`CUSTOMER`,customerId:a},count:void 0}),n(gt,{customer:p,onOpen:g}),n(_t,{customer:p,onOpen:g}),n(vt,{customer:p})]})}),n(me,{main:n(h,{children:[n(se,{label:e.tabs.label,children:f.map(t=>n(ie,{to:`/customers/$id`,params:{id:a},search:{tab:t},current:t===v,children:e.tabs[t]},t))}),n(j,{flush:!0,children:n(x,{id:a,page:b,order:y,onPage:e=>void s({search:{tab:o.tab,order:y,...e},resetScroll:!1})})})]}),side:n(nt,{customer:p,onOpen:g})}),d&&n(Ze,{customer:p,tiers:d,dialog:o.dialog,onClose:_})]})}function gt({customer:e,onOpen:t}){let r=S(L).actions;return!x(`CUSTOMERS_ERASE`)||e.erasedAt?null:n(g,{icon:ze,onClick:()=>t(`erase`),children:r.erase})}function _t({customer:e,onOpen:t}){let r=S(L),i=x(`CUSTOMERS_WRITE`),{mutate:o,isPending:s}=a(De);return!i||e.erasedAt?null:n(h,{children:[e.status===`BLOCKED`?n(g,{icon:ve,busy:s,onClick:()=>o({input:{customerId:e.id}},{onSuccess:()=>b(r.block.undone),onError:_}),children:r.actions.unblock}):n(g,{icon:ue,onClick:()=>t(`block`),children:r.actions.block}),n(g,{icon:ye,onClick:()=>t(`edit`),children:r.actions.edit})]})}function vt({customer:e}){let t=S(L).actions;return!x(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:n(M,{look:`primary`,icon:ne,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{$ as CustomerPage,Ke as n,mt as t};