const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-BjHJ6d1l.js","assets/index-0TGHxELl.js","assets/early-Dvks-6GI.js","assets/parts-B7sQsaSu.js","assets/dialogs-dPXu_urE.js","assets/details-DW0RqXrY.js","assets/TextField-BDe6QhOg.js"])))=>i.map(i=>d[i]);
import{$ as e,$t as t,Dt as n,G as r,Ht as i,Mt as a,Ot as o,R as s,S as c,Vt as l,Xt as u,et as d,f,g as p,gn as m,h,jt as g,m as _,pn as v,tt as y,u as ee,w as b,wt as te,xt as ne,yn as re}from"./index-0TGHxELl.js";import{$ as ie,A as x,B as ae,C as oe,H as S,K as C,N as w,Q as se,R as ce,S as le,T,U as E,V as D,W as ue,d as de,i as O,nt as fe,q as k,r as A,s as j,z as pe}from"./parts-B7sQsaSu.js";import{$ as me,D as he,G as ge,J as _e,N as ve,T as M,Y as ye,dt as be,pt as N,w as xe}from"./details-DW0RqXrY.js";import{H as P,T as F,x as Se}from"./early-Dvks-6GI.js";import{n as I,t as Ce}from"./customers-BIfG2r7a.js";import{t as we}from"./CommentForm-MHpjDAO0.js";import{$t as L,t as R}from"./dialogs-dPXu_urE.js";import{t as Te}from"./SelectField-BEO1D-A-.js";import{t as z}from"./TextField-BDe6QhOg.js";import{t as B}from"./MoneyField-D9p5FH0Q.js";import{t as V}from"./TextArea-B6xizOBD.js";import{c as Ee,d as De,f as Oe,h as ke,i as Ae,l as je,m as Me,n as Ne,o as Pe,p as Fe,r as Ie,s as Le,t as Re,u as ze}from"./change.gql-CSRZvWI7.js";var H={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};H.node;var Be=r(H),U={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};U.node;var Ve=r(U),W={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};W.node;var He=r(W),G={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},K=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ue=new K(`
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
    `),We=new K(`
    mutation CommentOnCustomer($input: CommentOnCustomerInput!) {
  commentOnCustomer(input: $input) {
    id
  }
}
    `);m();function Ge({id:e,page:t,onPage:r}){let{tabs:i,comments:s}=b(I),{actors:u}=b(c),d=y(`CUSTOMERS_WRITE`),{mutateAsync:f}=n(We),{data:p,error:m,isPlaceholderData:h,refetch:g}=o(Ue,{id:e,...P(t)}),_=p?.customer?.comments;return l(v,{children:[d&&l(`div`,{className:G.comment,children:l(we,{onComment:(t,n)=>f({input:{customerId:e,text:t,idempotencyKey:n}})},e)}),l(E,{name:`customer-comments`,label:i.comments,rows:_?.edges.map(e=>e.node),rowKey:e=>e.id,stale:h,error:m,onRetry:()=>void g(),empty:l(w,{icon:Ve,title:s.empty,text:s.emptyText}),columns:[{id:`text`,header:s.text,cell:({text:e})=>l(`span`,{className:G.text,children:e}),width:30},{id:`order`,header:s.order,cell:({order:e})=>e&&l(a,{to:`/orders/$number`,params:{number:e.number},children:l(`code`,{children:e.number})}),wide:!0},{id:`who`,header:s.who,cell:({actor:e})=>e.name||u[e.kind],width:12},{id:`when`,header:s.when,cell:({createdAt:e})=>l(D,{at:e}),wide:!0}]}),l(T,{connection:_,onChange:r})]})}i();function Ke({customer:e,onClose:t}){let r=b(I),i=S(),a=M(),{mutateAsync:o}=n(Re);async function s({amount:n,reason:i}){await o({input:{customerId:e.id,amount:F(String(n)),reason:String(i).trim(),idempotencyKey:a}}),_(r.adjust.done),t()}return l(R,{open:!0,onClose:t,title:r.adjust.title,text:r.adjust.text(i.money(e.walletBalance)),children:l(L,{submitLabel:r.adjust.submit,onCancel:t,onSubmit:s,children:[l(B,{name:`amount`,label:r.form.amount,hint:r.form.adjustHint}),l(V,{name:`reason`,label:r.form.reason,hint:r.form.reasonHint,maxLength:500})]})})}var qe=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation EraseCustomer($input: CustomerInput!) {
  eraseCustomer(input: $input) {
    id
    erasedAt
  }
}
    `),Je=[`CUSTOMERS_ERASE`];function Ye({customer:e,onClose:t}){let r=b(I),i=M(),{mutateAsync:a}=n(Ee);async function o({amount:n,reference:o,notes:s}){let{requestRecharge:c}=await a({input:{customerId:e.id,amount:F(String(n)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:i}});_(c.status===`APPROVED`?r.recharge.approved:r.recharge.pending),t()}return l(R,{open:!0,onClose:t,title:r.recharge.title,text:r.recharge.text,children:l(L,{submitLabel:r.recharge.submit,onCancel:t,onSubmit:o,children:[l(B,{name:`amount`,label:r.form.amount}),l(z,{name:`reference`,label:r.form.reference,hint:r.form.referenceHint,maxLength:100,optional:!0}),l(V,{name:`notes`,label:r.form.notes,maxLength:500,optional:!0})]})})}var Xe=t(()=>e(()=>import(`./EraseDialog-BjHJ6d1l.js`).then(e=>({default:e.EraseDialog})),__vite__mapDeps([0,1,2,3,4,5,6]))),Ze={edit:ke,tier:De,link:Le,block:Ae,adjust:Ne,recharge:je,erase:Je};function Qe({tiers:e,...t}){let{dialog:n,...r}=t;switch(d(n,Ze)){case`edit`:return l($e,{...r});case`tier`:return l(et,{...r,tiers:e});case`link`:return l(tt,{...r});case`block`:return l(nt,{...r});case`adjust`:return l(Ke,{...r});case`recharge`:return l(Ye,{...r});case`erase`:return l(u,{fallback:null,children:l(Xe,{...r})});default:return null}}var q=(e,t)=>String(e[t]??``).trim();function $e({customer:e,onClose:t}){let r=b(I),{opened:i,version:a,savedByOthers:o,save:s}=me(e,({name:e,email:t,phone:n,externalRef:r})=>({name:e,email:t??``,phone:n??``,externalRef:r??``})),{mutateAsync:c}=n(Me);async function u(e){let[n,o,l]=[`email`,`phone`,`externalRef`].map(t=>q(e,t)),u={id:i.id,version:a,name:q(e,`name`),...n?{email:n}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0},...l?{externalRef:l}:{clearExternalRef:!0}};await s(c({input:u}),r.stale),_(r.edit.done),t()}return l(R,{open:!0,onClose:t,title:r.edit.title,children:l(L,{submitLabel:r.edit.submit,onCancel:t,onSubmit:u,savedByOthers:o,children:[l(z,{name:`name`,label:r.form.name,defaultValue:i.name,maxLength:200}),l(z,{name:`email`,label:r.form.email,type:`email`,defaultValue:i.email??``,optional:!0}),l(z,{name:`phone`,label:r.form.phone,type:`tel`,hint:r.form.phoneHint,defaultValue:i.phone??``,optional:!0}),l(z,{name:`externalRef`,label:r.form.externalRef,hint:r.form.externalRefHint,defaultValue:i.externalRef??``,maxLength:100,optional:!0})]})})}function et({customer:e,tiers:t,onClose:r}){let i=b(I),{mutateAsync:a}=n(ze);async function o(t){let n=q(t,`tierId`);await a({input:{customerId:e.id,...n&&{tierId:n}}}),_(i.tier.done),r()}return l(R,{open:!0,onClose:r,title:i.tier.title,text:i.tier.text,children:l(L,{submitLabel:i.tier.submit,onCancel:r,onSubmit:o,children:l(Te,{name:`tierId`,label:i.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:i.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function tt({customer:e,onClose:t}){let r=b(I),{mutateAsync:i}=n(Pe);async function a(n){await i({input:{customerId:e.id,phone:q(n,`phone`)}}),_(r.link.done),t()}return l(R,{open:!0,onClose:t,title:r.link.title,text:r.link.text,children:l(L,{submitLabel:r.link.submit,onCancel:t,onSubmit:a,children:l(z,{name:`phone`,label:r.form.phone,type:`tel`,hint:r.form.phoneHint,defaultValue:e.phone??``})})})}function nt({customer:e,onClose:t}){let r=b(I).block,{mutateAsync:i}=n(Ie);async function a(){await i({input:{customerId:e.id}}),_(r.done),t()}return l(R,{open:!0,onClose:t,title:r.title,text:r.text,children:l(L,{danger:!0,submitLabel:r.submit,onCancel:t,onSubmit:a,children:null})})}m();function rt({customer:e,onOpen:t}){let n=b(I),r=S();return l(v,{children:[l(at,{customer:e,onOpen:t}),l(k,{title:n.facts.title,actions:l(Y,{customer:e,onOpen:t}),children:l(_e,{facts:[{label:n.facts.email,value:e.email??l(J,{})},{label:n.facts.phone,value:e.phone?l(`span`,{className:G.phone,children:[l(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&l(it,{id:e.id})]}):l(J,{})},{label:n.facts.reference,value:e.externalRef?l(f,{text:e.externalRef}):l(J,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:l(D,{at:e.createdAt})},{label:n.facts.changed,value:l(D,{at:e.updatedAt})},{label:n.facts.id,value:l(f,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function it({id:e}){let t=b(I).facts;return l(v,{children:[l(ue,{tone:`good`,children:t.linked}),y(`AUDIT_READ`)&&l(a,{to:`/audit`,search:{id:e,action:`customer.`},children:t.linkedBy})]})}function J(){return l(`span`,{className:`muted`,children:b(I).facts.unknown})}function at({customer:e,onOpen:t}){let n=b(I),r=y(`WALLETS_ADJUST`),i=y(`RECHARGES_CREATE`);return l(k,{title:n.wallet.title,children:[l(`p`,{className:G.balance,children:l(j,{amount:e.walletBalance})}),l(`div`,{className:G.actions,children:[i&&!e.erasedAt&&l(p,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&l(p,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function Y({customer:e,onOpen:t}){let r=b(I),i=y(`CUSTOMERS_WRITE`),{mutate:a,isPending:o}=n(Fe);return!i||e.erasedAt?null:l(`div`,{className:G.actions,children:[l(p,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:r.actions.tier}),e.linkedPhone?l(p,{size:`small`,look:`quiet`,busy:o,onClick:()=>a({input:{customerId:e.id}},{onSuccess:()=>_(r.link.undone),onError:h}),children:r.actions.unlink}):l(p,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:r.actions.link})]})}var ot={tools:`_tools_kxy8f_2`};function X({children:e}){return l(`div`,{className:ot.tools,children:e})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},st=new Z(`
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
    `);m();function dt({id:e,page:t,onPage:n}){let{tabs:r,orders:i}=b(I),{data:s,error:c,isPlaceholderData:u,refetch:d}=o(ct,{id:e,...P(t)}),f=s?.customer?.orders,p=f?.edges.map(({node:e})=>e.id)??[];return pe(`ORDER`,p,d),l(v,{children:[l(X,{children:l(x,{size:`small`,dialog:`exportPart`,input:{kind:`ORDERS`,orderWhere:{customerId:e}},count:f?.totalCount})}),l(E,{name:`customer-orders`,label:r.orders,rows:f?.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:c,onRetry:()=>void d(),empty:l(w,{icon:se,title:i.empty,text:i.emptyText}),columns:[{id:`number`,header:i.number,cell:({number:e})=>l(a,{to:`/orders/$number`,params:{number:e},children:l(`code`,{children:e})})},{id:`status`,header:i.status,cell:({status:e})=>l(O,{kind:`order`,status:e})},{id:`what`,header:i.what,cell:({items:e})=>l(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:i.placed,cell:({createdAt:e})=>l(D,{at:e}),wide:`below`},{id:`total`,header:i.total,cell:({total:e})=>l(j,{amount:e}),align:`end`,width:7}]}),l(T,{connection:f,onChange:n})]})}m();function ft({id:e,page:t,onPage:n}){let{tabs:r,recharges:i}=b(I),a={id:e,...P(t)},{data:c,error:u,isPlaceholderData:d,refetch:f}=o(ut,a),p=c?.customer?.recharges;return l(v,{children:[l(X,{children:l(x,{size:`small`,dialog:`exportPart`,input:{kind:`RECHARGES`,rechargeWhere:{customerId:e}},count:p?.totalCount})}),l(E,{name:`customer-recharges`,label:r.recharges,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:u,onRetry:()=>void f(),empty:l(w,{icon:s,title:i.empty,text:i.emptyText}),columns:[{id:`when`,header:i.when,cell:({createdAt:e})=>l(D,{at:e})},{id:`status`,header:i.status,cell:({status:e})=>l(O,{kind:`recharge`,status:e})},{id:`reference`,header:i.reference,cell:({reference:e,reason:t})=>l(`span`,{className:`muted`,children:t||e}),wide:`below`,width:18},{id:`decided`,header:i.decided,cell:e=>l(xe,{...e}),wide:!0},{id:`amount`,header:i.amount,cell:({amount:e})=>l(j,{amount:e}),align:`end`,width:7}]}),l(T,{connection:p,onChange:n})]})}m();function pt({id:e,page:t,order:n,onPage:r}){let{wallet:i}=b(I),{transactions:s,actors:u}=b(c),{data:d,error:f,isPlaceholderData:p,refetch:m}=o(lt,{id:e,where:n?{orderId:n}:null,...P(t)}),h=d?.customer?.transactions;return l(v,{children:[l(X,{children:[n&&l(v,{children:[l(`span`,{className:`muted`,children:i.ofOrder}),l(A,{size:`small`,look:`quiet`,to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:i.all})]}),l(x,{size:`small`,dialog:`exportPart`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e,...n&&{orderId:n}}},count:h?.totalCount})]}),l(E,{name:`customer-wallet`,label:i.ledger,rows:h?.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:f,onRetry:()=>void m(),empty:l(w,{icon:He,title:i.empty,text:i.emptyText}),columns:[{id:`when`,header:i.when,cell:({createdAt:e})=>l(D,{at:e})},{id:`kind`,header:i.kind,cell:({kind:e})=>s[e],wide:`below`},{id:`reference`,header:i.reference,cell:({order:e,reference:t})=>e?l(a,{to:`/orders/$number`,params:{number:e.number},children:l(`code`,{children:e.number})}):l(`span`,{className:`muted`,children:t}),wide:`below`,width:18},{id:`by`,header:i.by,cell:({actor:e})=>e.name||u[e.kind],wide:`below`},{id:`amount`,header:i.amount,cell:({amount:e})=>l(j,{amount:e}),align:`end`,width:7},{id:`after`,header:i.after,cell:e=>l(j,{amount:e.balanceAfter}),align:`end`,width:7}]}),l(T,{connection:h,onChange:r})]})}var mt=re({CustomerPage:()=>$});m();var Q=g(`/signedIn/customers/$id`),ht={orders:dt,wallet:pt,recharges:ft,comments:Ge};function $(){let e=b(I),t=de(),{id:n}=Q.useParams(),r=Q.useSearch(),i=Q.useNavigate(),{data:a,error:s,refetch:c}=o(st,{id:n}),u=ve(a?.priceTiers);ce(({customerId:e})=>e===n,()=>void te.invalidateQueries());let d=a?.customer?.id===n?a.customer:void 0,f={label:e.title,link:{to:`/customers`}},{open:p,close:m}=ae(),{tab:h=`orders`,order:g,..._}=Se(r);if(a?.customer===null)return l(he,{});if(!d)return l(v,{children:[l(C,{title:e.facts.title,parent:f}),s?l(ee,{error:s,onRetry:()=>void c()}):l(ge,{})]});let y=ht[h];return l(v,{children:[l(C,{title:t(d),parent:f,aside:l(Ce,{customer:d}),actions:l(v,{children:[l(x,{input:{kind:`CUSTOMER`,customerId:n},count:void 0}),l(gt,{customer:d,onOpen:p}),l(_t,{customer:d,onOpen:p}),l(vt,{customer:d})]})}),l(ye,{main:l(v,{children:[l(le,{label:e.tabs.label,children:ne.map(t=>l(oe,{to:`/customers/$id`,params:{id:n},search:{tab:t},current:t===h,children:e.tabs[t]},t))}),l(k,{flush:!0,children:l(y,{id:n,page:_,order:g,onPage:e=>void i({search:{tab:r.tab,order:g,...e},resetScroll:!1})})})]}),side:l(rt,{customer:d,onOpen:p})}),u&&l(Qe,{customer:d,tiers:u,dialog:r.dialog,onClose:m})]})}function gt({customer:e,onOpen:t}){let n=b(I).actions;return!y(`CUSTOMERS_ERASE`)||e.erasedAt?null:l(p,{icon:Be,onClick:()=>t(`erase`),children:n.erase})}function _t({customer:e,onOpen:t}){let r=b(I),i=y(`CUSTOMERS_WRITE`),{mutate:a,isPending:o}=n(Oe);return!i||e.erasedAt?null:l(v,{children:[e.status===`BLOCKED`?l(p,{icon:be,busy:o,onClick:()=>a({input:{customerId:e.id}},{onSuccess:()=>_(r.block.undone),onError:h}),children:r.actions.unblock}):l(p,{icon:fe,onClick:()=>t(`block`),children:r.actions.block}),l(p,{icon:N,onClick:()=>t(`edit`),children:r.actions.edit})]})}function vt({customer:e}){let t=b(I).actions;return!y(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:l(A,{look:`primary`,icon:ie,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{$ as CustomerPage,qe as n,mt as t};