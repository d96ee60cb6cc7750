const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-NFTzkcXZ.js","assets/index-BnWrMzHB.js","assets/early-__BPvlh7.js","assets/parts-Cc9LtXcq.js","assets/dialogs-CX15PTHH.js","assets/details-DEzsJ7Eu.js","assets/pages-BKuchlSa.js","assets/sending-85CfD5rY.js","assets/draft-B-oezJ_L.js","assets/TextField-Lr_b49hX.js"])))=>i.map(i=>d[i]);
import{At as e,Ct as t,Dn as n,Et as r,Ft as i,G as a,It as o,Jt as s,R as c,Y as l,d as u,h as d,jt as f,nt as p,p as m,rt as h,tt as g,u as _,v,w as y,wn as b,xn as x}from"./index-BnWrMzHB.js";import{O as S,_ as ee,a as C,o as te,p as ne,v as w,y as re}from"./details-DEzsJ7Eu.js";import{J as ie,T,p as ae,q as oe}from"./pages-BKuchlSa.js";import{B as se,C as ce,E,F as D,G as O,H as le,J as ue,K as k,M as A,Q as j,V as de,W as fe,X as M,d as pe,i as me,nt as he,q as N,r as P,s as F,tt as ge,w as _e}from"./parts-Cc9LtXcq.js";import{T as I,U as L,x as ve}from"./early-__BPvlh7.js";import{n as R,t as ye}from"./customers-BTBDvruH.js";import{t as be}from"./CommentForm-Du-6htwO.js";import{en as z,n as B}from"./dialogs-CX15PTHH.js";import{t as xe}from"./SelectField-BtILaga8.js";import{t as V}from"./TextField-Lr_b49hX.js";import{o as Se}from"./sending-85CfD5rY.js";import{t as H}from"./MoneyField-CE_h-iQ6.js";import{t as U}from"./TextArea-D32k81S4.js";import{c as Ce,d as we,f as Te,h as Ee,i as De,l as Oe,m as ke,n as Ae,o as je,p as Me,r as Ne,s as Pe,t as Fe,u as Ie}from"./change.gql-CSRZvWI7.js";var W={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};W.node;var Le=a(W),G={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};G.node;var Re=a(G),K={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};K.node;var ze=a(K),q={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new J(`
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
    `),Ve=new J(`
    mutation CommentOnCustomer($input: CommentOnCustomerInput!) {
  commentOnCustomer(input: $input) {
    id
  }
}
    `);b();function He({id:t,page:n,onPage:r}){let{tabs:i,comments:a}=l(R),{actors:c}=l(y),u=h(`CUSTOMERS_WRITE`),{mutateAsync:d}=e(Ve),{data:p,error:m,isPlaceholderData:g,refetch:_}=f(Be,{id:t,...L(n)}),v=p?.customer?.comments;return s(x,{children:[u&&s(`div`,{className:q.comment,children:s(be,{about:t,onComment:(e,n)=>d({input:{customerId:t,text:e,idempotencyKey:n}})},t)}),s(N,{name:`customer-comments`,label:i.comments,rows:v?.edges.map(e=>e.node),rowKey:e=>e.id,stale:g,error:m,onRetry:()=>void _(),empty:s(D,{icon:Re,title:a.empty,text:a.emptyText}),columns:[{id:`text`,header:a.text,cell:({text:e})=>s(`span`,{className:q.text,children:e}),width:30},{id:`order`,header:a.order,cell:({order:e})=>e&&s(o,{to:`/orders/$number`,params:{number:e.number},children:s(`code`,{children:e.number})}),wide:!0},{id:`who`,header:a.who,cell:({actor:e})=>e.name||c[e.kind],width:12},{id:`when`,header:a.when,cell:({createdAt:e})=>s(O,{at:e}),wide:!0}]}),s(E,{connection:v,onChange:r})]})}function Ue({customer:t,onClose:n}){let r=l(R),i=k(),a=ae(),{mutateAsync:o}=e(Fe);async function c({amount:e,reason:i}){await o({input:{customerId:t.id,amount:I(String(e)),reason:String(i).trim(),idempotencyKey:a}}),d(r.adjust.done),n()}return s(B,{open:!0,onClose:n,title:r.adjust.title,text:r.adjust.text(i.money(t.walletBalance)),children:s(z,{submitLabel:r.adjust.submit,onCancel:n,onSubmit:c,children:[s(H,{name:`amount`,label:r.form.amount,hint:r.form.adjustHint,signed:!0}),s(U,{name:`reason`,label:r.form.reason,hint:r.form.reasonHint,maxLength:500})]})})}var We=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation EraseCustomer($input: CustomerInput!) {
  eraseCustomer(input: $input) {
    id
    erasedAt
  }
}
    `),Ge=[`CUSTOMERS_ERASE`];function Ke({customer:t,onClose:n}){let r=l(R),i=ae(),{mutateAsync:a}=e(Ce);async function o({amount:e,reference:o,notes:s}){let{requestRecharge:c}=await a({input:{customerId:t.id,amount:I(String(e)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:i}});d(c.status===`APPROVED`?r.recharge.approved:r.recharge.pending),n()}return s(B,{open:!0,onClose:n,title:r.recharge.title,text:r.recharge.text,children:s(z,{submitLabel:r.recharge.submit,onCancel:n,onSubmit:o,children:[s(H,{name:`amount`,label:r.form.amount}),s(V,{name:`reference`,label:r.form.reference,hint:r.form.referenceHint,maxLength:100,optional:!0}),s(U,{name:`notes`,label:r.form.notes,maxLength:500,optional:!0})]})})}var qe=_(()=>g(()=>import(`./EraseDialog-NFTzkcXZ.js`).then(e=>e.EraseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),Je={edit:Ee,tier:we,link:Pe,block:De,adjust:Ae,recharge:Oe,erase:Ge};function Ye({tiers:e,...t}){let{dialog:n,...r}=t;switch(p(n,Je)){case`edit`:return s(Xe,{...r});case`tier`:return s(Ze,{...r,tiers:e});case`link`:return s(Qe,{...r});case`block`:return s($e,{...r});case`adjust`:return s(Ue,{...r});case`recharge`:return s(Ke,{...r});case`erase`:return s(qe,{...r});default:return null}}var Y=(e,t)=>String(e[t]??``).trim();function Xe({customer:t,onClose:n}){let r=l(R),{opened:i,version:a,savedByOthers:o,save:c}=Se(t,({name:e,email:t,phone:n,externalRef:r})=>({name:e,email:t??``,phone:n??``,externalRef:r??``})),{mutateAsync:u}=e(ke);async function f(e){let[t,o,s]=[`email`,`phone`,`externalRef`].map(t=>Y(e,t)),l=Y(e,`name`),f={id:i.id,version:a,name:l,...t?{email:t}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0},...s?{externalRef:s}:{clearExternalRef:!0}},p={name:l,email:t||null,phone:o||null,externalRef:s||null};await c(u({input:f}),r.stale,p),d(r.edit.done),n()}return s(B,{open:!0,onClose:n,title:r.edit.title,children:s(z,{submitLabel:r.edit.submit,onCancel:n,onSubmit:f,savedByOthers:o,children:[s(V,{name:`name`,label:r.form.name,defaultValue:i.name,maxLength:200}),s(V,{name:`email`,label:r.form.email,inputMode:`email`,defaultValue:i.email??``,optional:!0}),s(V,{name:`phone`,label:r.form.phone,type:`tel`,hint:i.linkedPhone?r.form.linkedPhoneHint:r.form.phoneHint,defaultValue:i.phone??``,optional:!0}),s(V,{name:`externalRef`,label:r.form.externalRef,hint:r.form.externalRefHint,defaultValue:i.externalRef??``,maxLength:100,optional:!0})]})})}function Ze({customer:t,tiers:n,onClose:r}){let i=l(R),{mutateAsync:a}=e(Ie);async function o(e){let n=Y(e,`tierId`);await a({input:{customerId:t.id,...n&&{tierId:n}}}),d(i.tier.done),r()}return s(B,{open:!0,onClose:r,title:i.tier.title,text:i.tier.text,children:s(z,{submitLabel:i.tier.submit,onCancel:r,onSubmit:o,children:s(xe,{name:`tierId`,label:i.form.tier,defaultValue:t.tier?.id??``,options:[{value:``,label:i.noTier},...n.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function Qe({customer:t,onClose:n}){let r=l(R),{mutateAsync:i}=e(je);async function a(e){await i({input:{customerId:t.id,phone:Y(e,`phone`)}}),d(r.link.done),n()}return s(B,{open:!0,onClose:n,title:r.link.title,text:r.link.text,children:s(z,{submitLabel:r.link.submit,onCancel:n,onSubmit:a,children:s(V,{name:`phone`,label:r.form.phone,type:`tel`,hint:r.form.phoneHint,defaultValue:t.phone??``})})})}function $e({customer:t,onClose:n}){let r=l(R).block,{mutateAsync:i}=e(Ne);async function a(){await i({input:{customerId:t.id}}),d(r.done),n()}return s(B,{open:!0,onClose:n,title:r.title,text:r.text,children:s(z,{danger:!0,submitLabel:r.submit,onCancel:n,onSubmit:a,children:null})})}b();function et({customer:e,onOpen:t}){let n=l(R),r=k();return s(x,{children:[s(nt,{customer:e,onOpen:t}),s(j,{title:n.facts.title,actions:s(rt,{customer:e,onOpen:t}),children:s(w,{facts:[{label:n.facts.email,value:e.email??s(X,{})},{label:n.facts.phone,value:e.phone?s(`span`,{className:q.phone,children:[s(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&s(tt,{customer:e})]}):s(X,{})},{label:n.facts.reference,value:e.externalRef?s(m,{text:e.externalRef}):s(X,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:s(O,{at:e.createdAt})},{label:n.facts.changed,value:s(O,{at:e.updatedAt})},{label:n.facts.id,value:s(m,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function tt({customer:{id:e,phoneLinkedBy:t}}){let n=l(R).facts,{actors:r}=l(y),i=t&&n.linkedBy(t.name||r[t.kind]);return s(x,{children:[s(ue,{tone:`good`,children:n.linked}),h(`AUDIT_READ`)&&i?s(o,{to:`/audit`,search:{id:e,action:`customer.`},children:i}):i]})}function X(){return s(`span`,{className:`muted`,children:l(R).facts.unknown})}function nt({customer:e,onOpen:t}){let n=l(R),r=h(`WALLETS_ADJUST`),i=h(`RECHARGES_CREATE`);return s(j,{title:n.wallet.title,children:[s(`p`,{className:q.balance,children:s(F,{amount:e.walletBalance})}),s(`div`,{className:q.actions,children:[i&&!e.erasedAt&&s(v,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&s(v,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function rt({customer:e,onOpen:t}){let n=l(R),r=h(`CUSTOMERS_WRITE`),i=T(Me,n.actions.unlink,()=>n.link.undone);return!r||e.erasedAt?null:s(`div`,{className:q.actions,children:[s(v,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?s(v,{size:`small`,look:`quiet`,busy:i.isPending,onClick:()=>i.run({input:{customerId:e.id}}),children:n.actions.unlink}):s(v,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var it={tools:`_tools_kxy8f_2`};function Z({children:e}){return s(`div`,{className:it.tools,children:e})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},at=new Q(`
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
    `),ot=new Q(`
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
    `),st=new Q(`
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
    `),ct=new Q(`
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
    `);b();function lt({id:e,page:t,onPage:n}){let{tabs:r,orders:i}=l(R),{data:a,error:c,isPlaceholderData:u,refetch:d}=f(ot,{id:e,...L(t)}),p=a?.customer?.orders,m=p?.edges.map(({node:e})=>e.id)??[];return le(`ORDER`,m,d),s(x,{children:[s(Z,{children:s(A,{size:`small`,dialog:`exportPart`,input:{kind:`ORDERS`,orderWhere:{customerId:e}},count:p?.totalCount})}),s(N,{name:`customer-orders`,label:r.orders,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:c,onRetry:()=>void d(),empty:s(D,{icon:ge,title:i.empty,text:i.emptyText}),columns:[{id:`number`,header:i.number,cell:({number:e})=>s(o,{to:`/orders/$number`,params:{number:e},children:s(`code`,{children:e})})},{id:`status`,header:i.status,cell:({status:e})=>s(me,{kind:`order`,status:e})},{id:`what`,header:i.what,cell:({items:e})=>s(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:i.placed,cell:({createdAt:e})=>s(O,{at:e}),wide:`below`},{id:`total`,header:i.total,cell:({total:e})=>s(F,{amount:e}),align:`end`,width:7}]}),s(E,{connection:p,onChange:n})]})}b();function ut({id:e,page:t,onPage:n}){let{tabs:r,recharges:i}=l(R),a={id:e,...L(t)},{data:o,error:u,isPlaceholderData:d,refetch:p}=f(ct,a),m=o?.customer?.recharges;return s(x,{children:[s(Z,{children:s(A,{size:`small`,dialog:`exportPart`,input:{kind:`RECHARGES`,rechargeWhere:{customerId:e}},count:m?.totalCount})}),s(N,{name:`customer-recharges`,label:r.recharges,rows:m?.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:u,onRetry:()=>void p(),empty:s(D,{icon:c,title:i.empty,text:i.emptyText}),columns:[{id:`when`,header:i.when,cell:({createdAt:e})=>s(O,{at:e})},{id:`status`,header:i.status,cell:({status:e})=>s(me,{kind:`recharge`,status:e})},{id:`reference`,header:i.reference,cell:({reference:e,reason:t})=>s(`span`,{className:`muted`,children:t||e}),wide:`below`,width:18},{id:`decided`,header:i.decided,cell:e=>s(C,{...e}),wide:!0},{id:`amount`,header:i.amount,cell:({amount:e})=>s(F,{amount:e}),align:`end`,width:7}]}),s(E,{connection:m,onChange:n})]})}b();function dt({id:e,page:t,order:n,onPage:r}){let{wallet:i}=l(R),{transactions:a,actors:c}=l(y),{data:u,error:d,isPlaceholderData:p,refetch:m}=f(st,{id:e,where:n?{orderId:n}:null,...L(t)}),h=u?.customer?.transactions;return s(x,{children:[s(Z,{children:[n&&s(x,{children:[s(`span`,{className:`muted`,children:i.ofOrder}),s(P,{size:`small`,look:`quiet`,to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:i.all})]}),s(A,{size:`small`,dialog:`exportPart`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e,...n&&{orderId:n}}},count:h?.totalCount})]}),s(N,{name:`customer-wallet`,label:i.ledger,rows:h?.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:d,onRetry:()=>void m(),empty:s(D,{icon:ze,title:i.empty,text:i.emptyText}),columns:[{id:`when`,header:i.when,cell:({createdAt:e})=>s(O,{at:e})},{id:`kind`,header:i.kind,cell:({kind:e})=>a[e],wide:`below`},{id:`reference`,header:i.reference,cell:({order:e,reference:t})=>e?s(o,{to:`/orders/$number`,params:{number:e.number},children:s(`code`,{children:e.number})}):s(`span`,{className:`muted`,children:t}),wide:`below`,width:18},{id:`by`,header:i.by,cell:({actor:e})=>e.name||c[e.kind],wide:`below`},{id:`amount`,header:i.amount,cell:({amount:e})=>s(F,{amount:e}),align:`end`,width:7},{id:`after`,header:i.after,cell:e=>s(F,{amount:e.balanceAfter}),align:`end`,width:7}]}),s(E,{connection:h,onChange:r})]})}var ft=n({CustomerPage:()=>mt});b();var $=i(`/signedIn/customers/$id`),pt={orders:lt,wallet:dt,recharges:ut,comments:He};function mt(){let e=l(R),n=pe(),{id:i}=$.useParams(),a=$.useSearch(),o=$.useNavigate(),{data:c,error:d,refetch:p}=f(at,{id:i}),m=ne(c?.priceTiers),h=()=>void r.invalidateQueries();de(h),se(({customerId:e})=>e===i,h);let g=c?.customer?.id===i?c.customer:void 0,_={label:e.title,link:{to:`/customers`}},{open:v,close:y}=fe(),{tab:b=`orders`,order:S,...C}=ve(a);if(c?.customer===null)return s(te,{});if(!g)return s(x,{children:[s(M,{title:e.facts.title,parent:_}),d?s(u,{error:d,onRetry:()=>void p()}):s(ee,{})]});let w=pt[b];return s(x,{children:[s(M,{title:n(g),parent:_,aside:s(ye,{customer:g}),actions:s(x,{children:[s(A,{input:{kind:`CUSTOMER`,customerId:i},count:void 0}),s(ht,{customer:g,onOpen:v}),s(gt,{customer:g,onOpen:v}),s(_t,{customer:g})]})}),s(re,{main:s(x,{children:[s(ce,{label:e.tabs.label,children:t.map(t=>s(_e,{to:`/customers/$id`,params:{id:i},search:{tab:t},current:t===b,children:e.tabs[t]},t))}),s(j,{flush:!0,children:s(w,{id:i,page:C,order:S,onPage:e=>void o({search:{tab:a.tab,order:S,...e},resetScroll:!1})})})]}),side:s(et,{customer:g,onOpen:v})}),m&&s(Ye,{customer:g,tiers:m,dialog:a.dialog,onClose:y},i)]})}function ht({customer:e,onOpen:t}){let n=l(R).actions;return!h(`CUSTOMERS_ERASE`)||e.erasedAt?null:s(v,{icon:Le,onClick:()=>t(`erase`),children:n.erase})}function gt({customer:e,onOpen:t}){let n=l(R),r=h(`CUSTOMERS_WRITE`),i=T(Te,n.actions.unblock,()=>n.block.undone);return!r||e.erasedAt?null:s(x,{children:[e.status===`BLOCKED`?s(v,{icon:oe,busy:i.isPending,onClick:()=>i.run({input:{customerId:e.id}}),children:n.actions.unblock}):s(v,{icon:S,onClick:()=>t(`block`),children:n.actions.block}),s(v,{icon:ie,onClick:()=>t(`edit`),children:n.actions.edit})]})}function _t({customer:e}){let t=l(R).actions;return!h(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:s(P,{look:`primary`,icon:he,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{mt as CustomerPage,We as n,ft as t};