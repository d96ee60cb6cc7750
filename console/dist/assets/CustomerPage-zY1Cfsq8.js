const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-r2EmMbX_.js","assets/index-Clz-m2Ov.js","assets/early-CY4GmciT.js","assets/parts-kU366cMS.js","assets/dialogs-BLuEJved.js","assets/details-Df7kTj8O.js","assets/TextField-BrZgBFPo.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Ct as r,Dt as i,Et as a,G as o,Jt as s,R as c,S as l,Zt as u,_n as d,bt as f,dn as p,et as m,f as h,g,h as _,jt as v,m as y,mn as b,tt as x,u as ee,w as S,zt as C}from"./index-Clz-m2Ov.js";import{B as te,E as w,F as ne,H as T,I as re,J as ie,L as E,P as ae,Q as oe,R as D,U as O,Y as se,d as k,i as ce,k as A,l as le,m as ue,r as j,u as de,x as M,z as N}from"./parts-kU366cMS.js";import{B as fe,C as pe,E as me,J as he,U as ge,W as _e,ct as ve,st as ye,w as P}from"./details-Df7kTj8O.js";import{H as F,T as I,x as be}from"./early-CY4GmciT.js";import{n as L,t as xe}from"./customers-9F7qS_VD.js";import{t as Se}from"./CommentForm-BK_1xpuT.js";import{$t as R,t as z}from"./dialogs-BLuEJved.js";import{t as Ce}from"./SelectField-B7VNcMek.js";import{t as B}from"./TextField-BrZgBFPo.js";import{t as V}from"./MoneyField-aGJ3nNHu.js";import{t as H}from"./TextArea-ogWI-6e-.js";import{c as we,d as Te,f as Ee,h as De,i as Oe,l as ke,m as Ae,n as je,o as Me,p as Ne,r as Pe,s as Fe,t as Ie,u as Le}from"./change.gql-CSRZvWI7.js";var U={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};U.node;var Re=o(U),W={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};W.node;var ze=o(W),G={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};G.node;var Be=o(G),K={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ve=new q(`
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
    `),He=new q(`
    mutation CommentOnCustomer($input: CommentOnCustomerInput!) {
  commentOnCustomer(input: $input) {
    id
  }
}
    `);b();function Ue({id:e,page:t,onPage:n}){let{tabs:r,comments:o}=S(L),{actors:s}=S(l),c=x(`CUSTOMERS_WRITE`),{mutateAsync:u}=a(He),{data:d,error:f,isPlaceholderData:m,refetch:h}=i(Ve,{id:e,...F(t)}),g=d?.customer?.comments;return C(p,{children:[c&&C(`div`,{className:K.comment,children:C(Se,{onComment:(t,n)=>u({input:{customerId:e,text:t,idempotencyKey:n}})},e)}),C(N,{name:`customer-comments`,label:r.comments,rows:g?.edges.map(e=>e.node),rowKey:e=>e.id,stale:m,error:f,onRetry:()=>void h(),empty:C(A,{icon:ze,title:o.empty,text:o.emptyText}),columns:[{id:`text`,header:o.text,cell:({text:e})=>C(`span`,{className:K.text,children:e}),width:30},{id:`order`,header:o.order,cell:({order:e})=>e&&C(v,{to:`/orders/$number`,params:{number:e.number},children:C(`code`,{children:e.number})}),wide:!0},{id:`who`,header:o.who,cell:({actor:e})=>e.name||s[e.kind],width:12},{id:`when`,header:o.when,cell:({createdAt:e})=>C(E,{at:e}),wide:!0}]}),C(M,{connection:g,onChange:n})]})}n();function We({customer:e,onClose:t}){let n=S(L),r=D(),i=P(),{mutateAsync:o}=a(Ie);async function s({amount:r,reason:a}){await o({input:{customerId:e.id,amount:I(String(r)),reason:String(a).trim(),idempotencyKey:i}}),y(n.adjust.done),t()}return C(z,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:C(R,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:s,children:[C(V,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint}),C(H,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}var Ge=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation EraseCustomer($input: CustomerInput!) {
  eraseCustomer(input: $input) {
    id
    erasedAt
  }
}
    `),Ke=[`CUSTOMERS_ERASE`];function qe({customer:e,onClose:t}){let n=S(L),r=P(),{mutateAsync:i}=a(we);async function o({amount:a,reference:o,notes:s}){let{requestRecharge:c}=await i({input:{customerId:e.id,amount:I(String(a)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:r}});y(c.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return C(z,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:C(R,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:o,children:[C(V,{name:`amount`,label:n.form.amount}),C(B,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),C(H,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}var Je=u(()=>e(()=>import(`./EraseDialog-r2EmMbX_.js`).then(e=>({default:e.EraseDialog})),__vite__mapDeps([0,1,2,3,4,5,6]))),Ye={edit:De,tier:Te,link:Fe,block:Oe,adjust:je,recharge:ke,erase:Ke};function Xe({tiers:e,...t}){let{dialog:n,...r}=t;switch(m(n,Ye)){case`edit`:return C(Ze,{...r});case`tier`:return C(Qe,{...r,tiers:e});case`link`:return C($e,{...r});case`block`:return C(et,{...r});case`adjust`:return C(We,{...r});case`recharge`:return C(qe,{...r});case`erase`:return C(s,{fallback:null,children:C(Je,{...r})});default:return null}}var J=(e,t)=>String(e[t]??``).trim();function Ze({customer:e,onClose:t}){let n=S(L),{opened:r,version:i,savedByOthers:o,save:s}=he(e,({name:e,email:t,phone:n})=>({name:e,email:t??``,phone:n??``})),{mutateAsync:c}=a(Ae);async function l(e){let[a,o]=[J(e,`email`),J(e,`phone`)],l={id:r.id,version:i,name:J(e,`name`),...a?{email:a}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0}};await s(c({input:l}),n.stale),y(n.edit.done),t()}return C(z,{open:!0,onClose:t,title:n.edit.title,children:C(R,{submitLabel:n.edit.submit,onCancel:t,onSubmit:l,savedByOthers:o,children:[C(B,{name:`name`,label:n.form.name,defaultValue:r.name,maxLength:200}),C(B,{name:`email`,label:n.form.email,type:`email`,defaultValue:r.email??``,optional:!0}),C(B,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:r.phone??``,optional:!0})]})})}function Qe({customer:e,tiers:t,onClose:n}){let r=S(L),{mutateAsync:i}=a(Le);async function o(t){let a=J(t,`tierId`);await i({input:{customerId:e.id,...a&&{tierId:a}}}),y(r.tier.done),n()}return C(z,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:C(R,{submitLabel:r.tier.submit,onCancel:n,onSubmit:o,children:C(Ce,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function $e({customer:e,onClose:t}){let n=S(L),{mutateAsync:r}=a(Me);async function i(i){await r({input:{customerId:e.id,phone:J(i,`phone`)}}),y(n.link.done),t()}return C(z,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:C(R,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:C(B,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function et({customer:e,onClose:t}){let n=S(L).block,{mutateAsync:r}=a(Pe);async function i(){await r({input:{customerId:e.id}}),y(n.done),t()}return C(z,{open:!0,onClose:t,title:n.title,text:n.text,children:C(R,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}b();function tt({customer:e,onOpen:t}){let n=S(L),r=D();return C(p,{children:[C(nt,{customer:e,onOpen:t}),C(O,{title:n.facts.title,actions:C(rt,{customer:e,onOpen:t}),children:C(ge,{facts:[{label:n.facts.email,value:e.email??C(Y,{})},{label:n.facts.phone,value:e.phone?C(`span`,{className:K.phone,children:[C(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&C(te,{tone:`good`,children:n.facts.linked})]}):C(Y,{})},{label:n.facts.reference,value:e.externalRef?C(h,{text:e.externalRef}):C(Y,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:C(E,{at:e.createdAt})},{label:n.facts.changed,value:C(E,{at:e.updatedAt})},{label:n.facts.id,value:C(h,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function Y(){return C(`span`,{className:`muted`,children:S(L).facts.unknown})}function nt({customer:e,onOpen:t}){let n=S(L),r=x(`WALLETS_ADJUST`),i=x(`RECHARGES_CREATE`);return C(O,{title:n.wallet.title,children:[C(`p`,{className:K.balance,children:C(k,{amount:e.walletBalance})}),C(`div`,{className:K.actions,children:[i&&!e.erasedAt&&C(g,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&C(g,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function rt({customer:e,onOpen:t}){let n=S(L),r=x(`CUSTOMERS_WRITE`),{mutate:i,isPending:o}=a(Ne);return!r||e.erasedAt?null:C(`div`,{className:K.actions,children:[C(g,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?C(g,{size:`small`,look:`quiet`,busy:o,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>y(n.link.undone),onError:_}),children:n.actions.unlink}):C(g,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var it={tools:`_tools_kxy8f_2`};function X({children:e}){return C(`div`,{className:it.tools,children:e})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},at=new Z(`
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
    `);b();function lt({id:e,page:t,onPage:n}){let{tabs:r,orders:a}=S(L),{data:o,error:s,isPlaceholderData:c,refetch:l}=i(ot,{id:e,...F(t)}),u=o?.customer?.orders,d=u?.edges.map(({node:e})=>e.id)??[];return ne(`ORDER`,d,l),C(p,{children:[C(X,{children:C(w,{size:`small`,dialog:`exportPart`,input:{kind:`ORDERS`,orderWhere:{customerId:e}},count:u?.totalCount})}),C(N,{name:`customer-orders`,label:r.orders,rows:u?.edges.map(e=>e.node),rowKey:e=>e.id,stale:c,error:s,onRetry:()=>void l(),empty:C(A,{icon:ie,title:a.empty,text:a.emptyText}),columns:[{id:`number`,header:a.number,cell:({number:e})=>C(v,{to:`/orders/$number`,params:{number:e},children:C(`code`,{children:e})})},{id:`status`,header:a.status,cell:({status:e})=>C(ce,{kind:`order`,status:e})},{id:`what`,header:a.what,cell:({items:e})=>C(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:a.placed,cell:({createdAt:e})=>C(E,{at:e}),wide:`below`},{id:`total`,header:a.total,cell:({total:e})=>C(k,{amount:e}),align:`end`,width:7}]}),C(M,{connection:u,onChange:n})]})}b();function ut({id:e,page:t,onPage:n}){let{tabs:r,recharges:a}=S(L),o={id:e,...F(t)},{data:s,error:l,isPlaceholderData:u,refetch:d}=i(ct,o),f=s?.customer?.recharges;return C(p,{children:[C(X,{children:C(w,{size:`small`,dialog:`exportPart`,input:{kind:`RECHARGES`,rechargeWhere:{customerId:e}},count:f?.totalCount})}),C(N,{name:`customer-recharges`,label:r.recharges,rows:f?.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:l,onRetry:()=>void d(),empty:C(A,{icon:c,title:a.empty,text:a.emptyText}),columns:[{id:`when`,header:a.when,cell:({createdAt:e})=>C(E,{at:e})},{id:`status`,header:a.status,cell:({status:e})=>C(ce,{kind:`recharge`,status:e})},{id:`reference`,header:a.reference,cell:({reference:e,reason:t})=>C(`span`,{className:`muted`,children:t||e}),wide:`below`,width:18},{id:`decided`,header:a.decided,cell:e=>C(pe,{...e}),wide:!0},{id:`amount`,header:a.amount,cell:({amount:e})=>C(k,{amount:e}),align:`end`,width:7}]}),C(M,{connection:f,onChange:n})]})}b();function dt({id:e,page:t,order:n,onPage:r}){let{wallet:a}=S(L),{transactions:o,actors:s}=S(l),{data:c,error:u,isPlaceholderData:d,refetch:f}=i(st,{id:e,where:n?{orderId:n}:null,...F(t)}),m=c?.customer?.transactions;return C(p,{children:[C(X,{children:[n&&C(p,{children:[C(`span`,{className:`muted`,children:a.ofOrder}),C(j,{size:`small`,look:`quiet`,to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:a.all})]}),C(w,{size:`small`,dialog:`exportPart`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e,...n&&{orderId:n}}},count:m?.totalCount})]}),C(N,{name:`customer-wallet`,label:a.ledger,rows:m?.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:u,onRetry:()=>void f(),empty:C(A,{icon:Be,title:a.empty,text:a.emptyText}),columns:[{id:`when`,header:a.when,cell:({createdAt:e})=>C(E,{at:e})},{id:`kind`,header:a.kind,cell:({kind:e})=>o[e],wide:`below`},{id:`reference`,header:a.reference,cell:({order:e,reference:t})=>e?C(v,{to:`/orders/$number`,params:{number:e.number},children:C(`code`,{children:e.number})}):C(`span`,{className:`muted`,children:t}),wide:`below`,width:18},{id:`by`,header:a.by,cell:({actor:e})=>e.name||s[e.kind],wide:`below`},{id:`amount`,header:a.amount,cell:({amount:e})=>C(k,{amount:e}),align:`end`,width:7},{id:`after`,header:a.after,cell:e=>C(k,{amount:e.balanceAfter}),align:`end`,width:7}]}),C(M,{connection:m,onChange:r})]})}var ft=d({CustomerPage:()=>$});b();var Q=t(`/signedIn/customers/$id`),pt={orders:lt,wallet:dt,recharges:ut,comments:Ue};function $(){let e=S(L),t=ue(),{id:n}=Q.useParams(),a=Q.useSearch(),o=Q.useNavigate(),{data:s,error:c,refetch:l}=i(at,{id:n});ae(({customerId:e})=>e===n,()=>void r.invalidateQueries());let u=s?.customer?.id===n?s.customer:void 0,d={label:e.title,link:{to:`/customers`}},{open:m,close:h}=re(),{tab:g=`orders`,order:_,...v}=be(a);if(s?.customer===null)return C(me,{});if(!u)return C(p,{children:[C(T,{title:e.facts.title,parent:d}),c?C(ee,{error:c,onRetry:()=>void l()}):C(fe,{})]});let y=pt[g];return C(p,{children:[C(T,{title:t(u),parent:d,aside:C(xe,{customer:u}),actions:C(p,{children:[C(w,{input:{kind:`CUSTOMER`,customerId:n},count:void 0}),C(mt,{customer:u,onOpen:m}),C(ht,{customer:u,onOpen:m}),C(gt,{customer:u})]})}),C(_e,{main:C(p,{children:[C(le,{label:e.tabs.label,children:f.map(t=>C(de,{to:`/customers/$id`,params:{id:n},search:{tab:t},current:t===g,children:e.tabs[t]},t))}),C(O,{flush:!0,children:C(y,{id:n,page:v,order:_,onPage:e=>void o({search:{tab:a.tab,order:_,...e},resetScroll:!1})})})]}),side:C(tt,{customer:u,onOpen:m})}),C(Xe,{customer:u,tiers:s?.priceTiers.edges.map(e=>e.node)??[],dialog:a.dialog,onClose:h})]})}function mt({customer:e,onOpen:t}){let n=S(L).actions;return!x(`CUSTOMERS_ERASE`)||e.erasedAt?null:C(g,{icon:Re,onClick:()=>t(`erase`),children:n.erase})}function ht({customer:e,onOpen:t}){let n=S(L),r=x(`CUSTOMERS_WRITE`),{mutate:i,isPending:o}=a(Ee);return!r||e.erasedAt?null:C(p,{children:[e.status===`BLOCKED`?C(g,{icon:ye,busy:o,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>y(n.block.undone),onError:_}),children:n.actions.unblock}):C(g,{icon:oe,onClick:()=>t(`block`),children:n.actions.block}),C(g,{icon:ve,onClick:()=>t(`edit`),children:n.actions.edit})]})}function gt({customer:e}){let t=S(L).actions;return!x(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:C(j,{look:`primary`,icon:se,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{$ as CustomerPage,Ge as n,ft as t};