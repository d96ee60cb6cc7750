const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-Dk2ycfxC.js","assets/index-jHT1tkCe.js","assets/early-JhwasVCb.js","assets/parts-C1VRNkno.js","assets/dialogs-DWt2_yZc.js","assets/details-Cmv5GQaD.js","assets/sending-C6ZxqXLJ.js","assets/draft-B_iKYUqj.js","assets/TextField-YX5biQ1K.js"])))=>i.map(i=>d[i]);
import{$t as e,At as t,D as n,En as r,Ht as i,It as a,J as o,Lt as s,Mn as c,Nt as l,Q as u,V as d,Vt as f,b as p,ct as m,g as h,kn as g,m as _,ot as v,p as y,st as b,v as x,x as S}from"./index-jHT1tkCe.js";import{B as ee,C as te,E as C,F as w,G as T,K as E,M as D,U as ne,V as re,W as O,Y as k,Z as A,at as ie,d as ae,i as j,nt as oe,q as se,r as M,s as N,tt as ce,w as le}from"./parts-C1VRNkno.js";import{B as ue,K as de,T as fe,Z as pe,b as P,dt as me,g as he,pt as ge,q as _e,v as ve}from"./details-Cmv5GQaD.js";import{T as F,U as I,x as ye}from"./early-JhwasVCb.js";import{n as L,t as be}from"./customers-BY-Qzx-1.js";import{t as xe}from"./CommentForm-D-Y5HPXt.js";import{en as R,n as z}from"./dialogs-DWt2_yZc.js";import{t as Se}from"./SelectField-Dpe8wujt.js";import{t as B}from"./TextField-YX5biQ1K.js";import{t as V}from"./MoneyField-Nq1iPDYp.js";import{t as H}from"./TextArea-CDEUbJOw.js";import{c as Ce,d as we,f as Te,h as Ee,i as De,l as Oe,m as ke,n as Ae,o as je,p as Me,r as Ne,s as Pe,t as Fe,u as Ie}from"./change.gql-CSRZvWI7.js";var U={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};U.node;var Le=o(U),W={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};W.node;var Re=o(W),G={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};G.node;var ze=o(G),K={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new q(`
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
    `);g();function He({id:t,page:o,onPage:c}){let{tabs:l,comments:d}=u(L),{actors:f}=u(n),p=m(`CUSTOMERS_WRITE`),{mutateAsync:h}=a(Ve),{data:g,error:_,isPlaceholderData:v,refetch:y}=s(Be,{id:t,...I(o)}),b=g?.customer?.comments;return e(r,{children:[p&&e(`div`,{className:K.comment,children:e(xe,{about:t,onComment:(e,n)=>h({input:{customerId:t,text:e,idempotencyKey:n}})},t)}),e(E,{name:`customer-comments`,label:l.comments,rows:b?.edges.map(e=>e.node),rowKey:e=>e.id,stale:v,error:_,onRetry:()=>void y(),empty:e(w,{icon:Re,title:d.empty,text:d.emptyText}),columns:[{id:`text`,header:d.text,cell:({text:t})=>e(`span`,{className:K.text,children:t}),width:30},{id:`order`,header:d.order,cell:({order:t})=>t&&e(i,{to:`/orders/$number`,params:{number:t.number},children:e(`code`,{children:t.number})}),wide:!0},{id:`who`,header:d.who,cell:({actor:e})=>e.name||f[e.kind],width:12},{id:`when`,header:d.when,cell:({createdAt:t})=>e(O,{at:t}),wide:!0}]}),e(C,{connection:b,onChange:c})]})}function Ue({customer:t,onClose:n}){let r=u(L),i=T(),o=P(),{mutateAsync:s}=a(Fe);async function c({amount:e,reason:i}){await s({input:{customerId:t.id,amount:F(String(e)),reason:String(i).trim(),idempotencyKey:o}}),x(r.adjust.done),n()}return e(z,{open:!0,onClose:n,title:r.adjust.title,text:r.adjust.text(i.money(t.walletBalance)),children:e(R,{submitLabel:r.adjust.submit,onCancel:n,onSubmit:c,children:[e(V,{name:`amount`,label:r.form.amount,hint:r.form.adjustHint}),e(H,{name:`reason`,label:r.form.reason,hint:r.form.reasonHint,maxLength:500})]})})}var We=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation EraseCustomer($input: CustomerInput!) {
  eraseCustomer(input: $input) {
    id
    erasedAt
  }
}
    `),Ge=[`CUSTOMERS_ERASE`];function Ke({customer:t,onClose:n}){let r=u(L),i=P(),{mutateAsync:o}=a(Ce);async function s({amount:e,reference:a,notes:s}){let{requestRecharge:c}=await o({input:{customerId:t.id,amount:F(String(e)),reference:String(a??``).trim(),notes:String(s??``).trim(),idempotencyKey:i}});x(c.status===`APPROVED`?r.recharge.approved:r.recharge.pending),n()}return e(z,{open:!0,onClose:n,title:r.recharge.title,text:r.recharge.text,children:e(R,{submitLabel:r.recharge.submit,onCancel:n,onSubmit:s,children:[e(V,{name:`amount`,label:r.form.amount}),e(B,{name:`reference`,label:r.form.reference,hint:r.form.referenceHint,maxLength:100,optional:!0}),e(H,{name:`notes`,label:r.form.notes,maxLength:500,optional:!0})]})})}var qe=y(()=>v(()=>import(`./EraseDialog-Dk2ycfxC.js`).then(e=>e.EraseDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),Je={edit:Ee,tier:we,link:Pe,block:De,adjust:Ae,recharge:Oe,erase:Ge};function Ye({tiers:t,...n}){let{dialog:r,...i}=n;switch(b(r,Je)){case`edit`:return e(Xe,{...i});case`tier`:return e(Ze,{...i,tiers:t});case`link`:return e(Qe,{...i});case`block`:return e($e,{...i});case`adjust`:return e(Ue,{...i});case`recharge`:return e(Ke,{...i});case`erase`:return e(qe,{...i});default:return null}}var J=(e,t)=>String(e[t]??``).trim();function Xe({customer:t,onClose:n}){let r=u(L),{opened:i,version:o,savedByOthers:s,save:c}=pe(t,({name:e,email:t,phone:n,externalRef:r})=>({name:e,email:t??``,phone:n??``,externalRef:r??``})),{mutateAsync:l}=a(ke);async function d(e){let[t,a,s]=[`email`,`phone`,`externalRef`].map(t=>J(e,t)),u={id:i.id,version:o,name:J(e,`name`),...t?{email:t}:{clearEmail:!0},...a?{phone:a}:{clearPhone:!0},...s?{externalRef:s}:{clearExternalRef:!0}};await c(l({input:u}),r.stale),x(r.edit.done),n()}return e(z,{open:!0,onClose:n,title:r.edit.title,children:e(R,{submitLabel:r.edit.submit,onCancel:n,onSubmit:d,savedByOthers:s,children:[e(B,{name:`name`,label:r.form.name,defaultValue:i.name,maxLength:200}),e(B,{name:`email`,label:r.form.email,type:`email`,defaultValue:i.email??``,optional:!0}),e(B,{name:`phone`,label:r.form.phone,type:`tel`,hint:r.form.phoneHint,defaultValue:i.phone??``,optional:!0}),e(B,{name:`externalRef`,label:r.form.externalRef,hint:r.form.externalRefHint,defaultValue:i.externalRef??``,maxLength:100,optional:!0})]})})}function Ze({customer:t,tiers:n,onClose:r}){let i=u(L),{mutateAsync:o}=a(Ie);async function s(e){let n=J(e,`tierId`);await o({input:{customerId:t.id,...n&&{tierId:n}}}),x(i.tier.done),r()}return e(z,{open:!0,onClose:r,title:i.tier.title,text:i.tier.text,children:e(R,{submitLabel:i.tier.submit,onCancel:r,onSubmit:s,children:e(Se,{name:`tierId`,label:i.form.tier,defaultValue:t.tier?.id??``,options:[{value:``,label:i.noTier},...n.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function Qe({customer:t,onClose:n}){let r=u(L),{mutateAsync:i}=a(je);async function o(e){await i({input:{customerId:t.id,phone:J(e,`phone`)}}),x(r.link.done),n()}return e(z,{open:!0,onClose:n,title:r.link.title,text:r.link.text,children:e(R,{submitLabel:r.link.submit,onCancel:n,onSubmit:o,children:e(B,{name:`phone`,label:r.form.phone,type:`tel`,hint:r.form.phoneHint,defaultValue:t.phone??``})})})}function $e({customer:t,onClose:n}){let r=u(L).block,{mutateAsync:i}=a(Ne);async function o(){await i({input:{customerId:t.id}}),x(r.done),n()}return e(z,{open:!0,onClose:n,title:r.title,text:r.text,children:e(R,{danger:!0,submitLabel:r.submit,onCancel:n,onSubmit:o,children:null})})}g();function et({customer:t,onOpen:n}){let i=u(L),a=T();return e(r,{children:[e(nt,{customer:t,onOpen:n}),e(A,{title:i.facts.title,actions:e(rt,{customer:t,onOpen:n}),children:e(de,{facts:[{label:i.facts.email,value:t.email??e(Y,{})},{label:i.facts.phone,value:t.phone?e(`span`,{className:K.phone,children:[e(`span`,{className:`numeric`,children:t.phone}),t.linkedPhone===t.phone&&e(tt,{customer:t})]}):e(Y,{})},{label:i.facts.reference,value:t.externalRef?e(h,{text:t.externalRef}):e(Y,{})},{label:i.facts.tier,value:t.tier?.name??i.noTier},{label:i.facts.orders,value:a.count(t.placed.totalCount)},{label:i.facts.since,value:e(O,{at:t.createdAt})},{label:i.facts.changed,value:e(O,{at:t.updatedAt})},{label:i.facts.id,value:e(h,{text:t.id,shown:`${t.id.slice(0,13)}…`})}]})})]})}function tt({customer:{id:t,phoneLinkedBy:a}}){let o=u(L).facts,{actors:s}=u(n),c=a&&o.linkedBy(a.name||s[a.kind]);return e(r,{children:[e(se,{tone:`good`,children:o.linked}),m(`AUDIT_READ`)&&c?e(i,{to:`/audit`,search:{id:t,action:`customer.`},children:c}):c]})}function Y(){return e(`span`,{className:`muted`,children:u(L).facts.unknown})}function nt({customer:t,onOpen:n}){let r=u(L),i=m(`WALLETS_ADJUST`),a=m(`RECHARGES_CREATE`);return e(A,{title:r.wallet.title,children:[e(`p`,{className:K.balance,children:e(N,{amount:t.walletBalance})}),e(`div`,{className:K.actions,children:[a&&!t.erasedAt&&e(S,{size:`small`,onClick:()=>n(`recharge`),children:r.actions.recharge}),i&&e(S,{size:`small`,onClick:()=>n(`adjust`),children:r.actions.adjust})]})]})}function rt({customer:t,onOpen:n}){let r=u(L),i=m(`CUSTOMERS_WRITE`),{mutate:o,isPending:s}=a(Me);return!i||t.erasedAt?null:e(`div`,{className:K.actions,children:[e(S,{size:`small`,look:`quiet`,onClick:()=>n(`tier`),children:r.actions.tier}),t.linkedPhone?e(S,{size:`small`,look:`quiet`,busy:s,onClick:()=>o({input:{customerId:t.id}},{onSuccess:()=>x(r.link.undone),onError:p}),children:r.actions.unlink}):e(S,{size:`small`,look:`quiet`,onClick:()=>n(`link`),children:r.actions.link})]})}var it={tools:`_tools_kxy8f_2`};function X({children:t}){return e(`div`,{className:it.tools,children:t})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},at=new Z(`
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
    `);g();function lt({id:t,page:n,onPage:a}){let{tabs:o,orders:c}=u(L),{data:l,error:d,isPlaceholderData:f,refetch:p}=s(ot,{id:t,...I(n)}),m=l?.customer?.orders,h=m?.edges.map(({node:e})=>e.id)??[];return re(`ORDER`,h,p),e(r,{children:[e(X,{children:e(D,{size:`small`,dialog:`exportPart`,input:{kind:`ORDERS`,orderWhere:{customerId:t}},count:m?.totalCount})}),e(E,{name:`customer-orders`,label:o.orders,rows:m?.edges.map(e=>e.node),rowKey:e=>e.id,stale:f,error:d,onRetry:()=>void p(),empty:e(w,{icon:ce,title:c.empty,text:c.emptyText}),columns:[{id:`number`,header:c.number,cell:({number:t})=>e(i,{to:`/orders/$number`,params:{number:t},children:e(`code`,{children:t})})},{id:`status`,header:c.status,cell:({status:t})=>e(j,{kind:`order`,status:t})},{id:`what`,header:c.what,cell:({items:t})=>e(`span`,{className:`muted`,children:[t[0]?.productName,t.length>1&&` +${t.length-1}`]}),wide:!0,width:20},{id:`placed`,header:c.placed,cell:({createdAt:t})=>e(O,{at:t}),wide:`below`},{id:`total`,header:c.total,cell:({total:t})=>e(N,{amount:t}),align:`end`,width:7}]}),e(C,{connection:m,onChange:a})]})}g();function ut({id:t,page:n,onPage:i}){let{tabs:a,recharges:o}=u(L),c={id:t,...I(n)},{data:l,error:f,isPlaceholderData:p,refetch:m}=s(ct,c),h=l?.customer?.recharges;return e(r,{children:[e(X,{children:e(D,{size:`small`,dialog:`exportPart`,input:{kind:`RECHARGES`,rechargeWhere:{customerId:t}},count:h?.totalCount})}),e(E,{name:`customer-recharges`,label:a.recharges,rows:h?.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:f,onRetry:()=>void m(),empty:e(w,{icon:d,title:o.empty,text:o.emptyText}),columns:[{id:`when`,header:o.when,cell:({createdAt:t})=>e(O,{at:t})},{id:`status`,header:o.status,cell:({status:t})=>e(j,{kind:`recharge`,status:t})},{id:`reference`,header:o.reference,cell:({reference:t,reason:n})=>e(`span`,{className:`muted`,children:n||t}),wide:`below`,width:18},{id:`decided`,header:o.decided,cell:t=>e(he,{...t}),wide:!0},{id:`amount`,header:o.amount,cell:({amount:t})=>e(N,{amount:t}),align:`end`,width:7}]}),e(C,{connection:h,onChange:i})]})}g();function dt({id:t,page:a,order:o,onPage:c}){let{wallet:l}=u(L),{transactions:d,actors:f}=u(n),{data:p,error:m,isPlaceholderData:h,refetch:g}=s(st,{id:t,where:o?{orderId:o}:null,...I(a)}),_=p?.customer?.transactions;return e(r,{children:[e(X,{children:[o&&e(r,{children:[e(`span`,{className:`muted`,children:l.ofOrder}),e(M,{size:`small`,look:`quiet`,to:`/customers/$id`,params:{id:t},search:{tab:`wallet`},children:l.all})]}),e(D,{size:`small`,dialog:`exportPart`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:t,...o&&{orderId:o}}},count:_?.totalCount})]}),e(E,{name:`customer-wallet`,label:l.ledger,rows:_?.edges.map(e=>e.node),rowKey:e=>e.id,stale:h,error:m,onRetry:()=>void g(),empty:e(w,{icon:ze,title:l.empty,text:l.emptyText}),columns:[{id:`when`,header:l.when,cell:({createdAt:t})=>e(O,{at:t})},{id:`kind`,header:l.kind,cell:({kind:e})=>d[e],wide:`below`},{id:`reference`,header:l.reference,cell:({order:t,reference:n})=>t?e(i,{to:`/orders/$number`,params:{number:t.number},children:e(`code`,{children:t.number})}):e(`span`,{className:`muted`,children:n}),wide:`below`,width:18},{id:`by`,header:l.by,cell:({actor:e})=>e.name||f[e.kind],wide:`below`},{id:`amount`,header:l.amount,cell:({amount:t})=>e(N,{amount:t}),align:`end`,width:7},{id:`after`,header:l.after,cell:t=>e(N,{amount:t.balanceAfter}),align:`end`,width:7}]}),e(C,{connection:_,onChange:c})]})}var ft=c({CustomerPage:()=>$});g();var Q=f(`/signedIn/customers/$id`),pt={orders:lt,wallet:dt,recharges:ut,comments:He};function $(){let n=u(L),i=ae(),{id:a}=Q.useParams(),o=Q.useSearch(),c=Q.useNavigate(),{data:d,error:f,refetch:p}=s(at,{id:a}),m=fe(d?.priceTiers);ee(({customerId:e})=>e===a,()=>void l.invalidateQueries());let h=d?.customer?.id===a?d.customer:void 0,g={label:n.title,link:{to:`/customers`}},{open:v,close:y}=ne(),{tab:b=`orders`,order:x,...S}=ye(o);if(d?.customer===null)return e(ve,{});if(!h)return e(r,{children:[e(k,{title:n.facts.title,parent:g}),f?e(_,{error:f,onRetry:()=>void p()}):e(ue,{})]});let C=pt[b];return e(r,{children:[e(k,{title:i(h),parent:g,aside:e(be,{customer:h}),actions:e(r,{children:[e(D,{input:{kind:`CUSTOMER`,customerId:a},count:void 0}),e(mt,{customer:h,onOpen:v}),e(ht,{customer:h,onOpen:v}),e(gt,{customer:h})]})}),e(_e,{main:e(r,{children:[e(te,{label:n.tabs.label,children:t.map(t=>e(le,{to:`/customers/$id`,params:{id:a},search:{tab:t},current:t===b,children:n.tabs[t]},t))}),e(A,{flush:!0,children:e(C,{id:a,page:S,order:x,onPage:e=>void c({search:{tab:o.tab,order:x,...e},resetScroll:!1})})})]}),side:e(et,{customer:h,onOpen:v})}),m&&e(Ye,{customer:h,tiers:m,dialog:o.dialog,onClose:y},a)]})}function mt({customer:t,onOpen:n}){let r=u(L).actions;return!m(`CUSTOMERS_ERASE`)||t.erasedAt?null:e(S,{icon:Le,onClick:()=>n(`erase`),children:r.erase})}function ht({customer:t,onOpen:n}){let i=u(L),o=m(`CUSTOMERS_WRITE`),{mutate:s,isPending:c}=a(Te);return!o||t.erasedAt?null:e(r,{children:[t.status===`BLOCKED`?e(S,{icon:me,busy:c,onClick:()=>s({input:{customerId:t.id}},{onSuccess:()=>x(i.block.undone),onError:p}),children:i.actions.unblock}):e(S,{icon:ie,onClick:()=>n(`block`),children:i.actions.block}),e(S,{icon:ge,onClick:()=>n(`edit`),children:i.actions.edit})]})}function gt({customer:t}){let n=u(L).actions;return!m(`ORDERS_WRITE`)||t.erasedAt||t.status===`BLOCKED`?null:e(M,{look:`primary`,icon:oe,to:`/orders/new`,search:{customer:t.id},children:n.order})}export{$ as CustomerPage,We as n,ft as t};