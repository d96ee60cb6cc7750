const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-ZF4Avkg0.js","assets/index-yR9VlGa-.js","assets/early-CqjEYl7M.js","assets/parts-DXnIqi7I.js","assets/dialogs-QNjhNvSa.js","assets/details-CTmdLNcp.js","assets/TextField-CMt_oLX6.js"])))=>i.map(i=>d[i]);
import{At as e,Cn as t,D as n,Dt as r,En as i,J as a,Nt as o,Pt as s,Rt as c,V as l,Xt as u,Z as d,at as f,b as p,g as m,kn as h,m as g,ot as _,p as v,st as y,v as b,x,zt as S}from"./index-yR9VlGa-.js";import{B as C,C as ee,G as w,H as te,J as T,K as ne,P as E,S as re,T as D,U as O,W as k,X as A,d as ie,et as ae,i as j,it as oe,j as M,r as N,s as P,tt as se,z as ce}from"./parts-DXnIqi7I.js";import{D as le,J as ue,Q as de,S as F,U as fe,b as pe,ft as me,mt as he,q as ge,v as _e}from"./details-CTmdLNcp.js";import{T as I,U as L,x as ve}from"./early-CqjEYl7M.js";import{n as R,t as ye}from"./customers-B0XsUflu.js";import{t as be}from"./CommentForm-B51lQ292.js";import{$t as z,t as B}from"./dialogs-QNjhNvSa.js";import{t as xe}from"./SelectField-CnXGz_Xy.js";import{t as V}from"./TextField-CMt_oLX6.js";import{t as H}from"./MoneyField-ZTPp78DQ.js";import{t as U}from"./TextArea-BZdJLUmv.js";import{c as Se,d as Ce,f as we,h as Te,i as Ee,l as De,m as Oe,n as ke,o as Ae,p as je,r as Me,s as Ne,t as Pe,u as Fe}from"./change.gql-CSRZvWI7.js";var W={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};W.node;var Ie=a(W),G={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};G.node;var Le=a(G),K={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};K.node;var Re=a(K),q={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ze=new J(`
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
    `),Be=new J(`
    mutation CommentOnCustomer($input: CommentOnCustomerInput!) {
  commentOnCustomer(input: $input) {
    id
  }
}
    `);i();function Ve({id:e,page:r,onPage:i}){let{tabs:a,comments:c}=d(R),{actors:l}=d(n),f=y(`CUSTOMERS_WRITE`),{mutateAsync:p}=o(Be),{data:m,error:h,isPlaceholderData:g,refetch:_}=s(ze,{id:e,...L(r)}),v=m?.customer?.comments;return u(t,{children:[f&&u(`div`,{className:q.comment,children:u(be,{onComment:(t,n)=>p({input:{customerId:e,text:t,idempotencyKey:n}})},e)}),u(w,{name:`customer-comments`,label:a.comments,rows:v?.edges.map(e=>e.node),rowKey:e=>e.id,stale:g,error:h,onRetry:()=>void _(),empty:u(E,{icon:Le,title:c.empty,text:c.emptyText}),columns:[{id:`text`,header:c.text,cell:({text:e})=>u(`span`,{className:q.text,children:e}),width:30},{id:`order`,header:c.order,cell:({order:e})=>e&&u(S,{to:`/orders/$number`,params:{number:e.number},children:u(`code`,{children:e.number})}),wide:!0},{id:`who`,header:c.who,cell:({actor:e})=>e.name||l[e.kind],width:12},{id:`when`,header:c.when,cell:({createdAt:e})=>u(O,{at:e}),wide:!0}]}),u(D,{connection:v,onChange:i})]})}function He({customer:e,onClose:t}){let n=d(R),r=k(),i=F(),{mutateAsync:a}=o(Pe);async function s({amount:r,reason:o}){await a({input:{customerId:e.id,amount:I(String(r)),reason:String(o).trim(),idempotencyKey:i}}),b(n.adjust.done),t()}return u(B,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:u(z,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:s,children:[u(H,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint}),u(U,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}var Ue=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation EraseCustomer($input: CustomerInput!) {
  eraseCustomer(input: $input) {
    id
    erasedAt
  }
}
    `),We=[`CUSTOMERS_ERASE`];function Ge({customer:e,onClose:t}){let n=d(R),r=F(),{mutateAsync:i}=o(Se);async function a({amount:a,reference:o,notes:s}){let{requestRecharge:c}=await i({input:{customerId:e.id,amount:I(String(a)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:r}});b(c.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return u(B,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:u(z,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:a,children:[u(H,{name:`amount`,label:n.form.amount}),u(V,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),u(U,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}var Ke=v(()=>f(()=>import(`./EraseDialog-ZF4Avkg0.js`).then(e=>e.EraseDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),qe={edit:Te,tier:Ce,link:Ne,block:Ee,adjust:ke,recharge:De,erase:We};function Je({tiers:e,...t}){let{dialog:n,...r}=t;switch(_(n,qe)){case`edit`:return u(Ye,{...r});case`tier`:return u(Xe,{...r,tiers:e});case`link`:return u(Ze,{...r});case`block`:return u(Qe,{...r});case`adjust`:return u(He,{...r});case`recharge`:return u(Ge,{...r});case`erase`:return u(Ke,{...r});default:return null}}var Y=(e,t)=>String(e[t]??``).trim();function Ye({customer:e,onClose:t}){let n=d(R),{opened:r,version:i,savedByOthers:a,save:s}=de(e,({name:e,email:t,phone:n,externalRef:r})=>({name:e,email:t??``,phone:n??``,externalRef:r??``})),{mutateAsync:c}=o(Oe);async function l(e){let[a,o,l]=[`email`,`phone`,`externalRef`].map(t=>Y(e,t)),u={id:r.id,version:i,name:Y(e,`name`),...a?{email:a}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0},...l?{externalRef:l}:{clearExternalRef:!0}};await s(c({input:u}),n.stale),b(n.edit.done),t()}return u(B,{open:!0,onClose:t,title:n.edit.title,children:u(z,{submitLabel:n.edit.submit,onCancel:t,onSubmit:l,savedByOthers:a,children:[u(V,{name:`name`,label:n.form.name,defaultValue:r.name,maxLength:200}),u(V,{name:`email`,label:n.form.email,type:`email`,defaultValue:r.email??``,optional:!0}),u(V,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:r.phone??``,optional:!0}),u(V,{name:`externalRef`,label:n.form.externalRef,hint:n.form.externalRefHint,defaultValue:r.externalRef??``,maxLength:100,optional:!0})]})})}function Xe({customer:e,tiers:t,onClose:n}){let r=d(R),{mutateAsync:i}=o(Fe);async function a(t){let a=Y(t,`tierId`);await i({input:{customerId:e.id,...a&&{tierId:a}}}),b(r.tier.done),n()}return u(B,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:u(z,{submitLabel:r.tier.submit,onCancel:n,onSubmit:a,children:u(xe,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function Ze({customer:e,onClose:t}){let n=d(R),{mutateAsync:r}=o(Ae);async function i(i){await r({input:{customerId:e.id,phone:Y(i,`phone`)}}),b(n.link.done),t()}return u(B,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:u(z,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:u(V,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function Qe({customer:e,onClose:t}){let n=d(R).block,{mutateAsync:r}=o(Me);async function i(){await r({input:{customerId:e.id}}),b(n.done),t()}return u(B,{open:!0,onClose:t,title:n.title,text:n.text,children:u(z,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}i();function $e({customer:e,onOpen:n}){let r=d(R),i=k();return u(t,{children:[u(tt,{customer:e,onOpen:n}),u(A,{title:r.facts.title,actions:u(nt,{customer:e,onOpen:n}),children:u(ge,{facts:[{label:r.facts.email,value:e.email??u(X,{})},{label:r.facts.phone,value:e.phone?u(`span`,{className:q.phone,children:[u(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&u(et,{customer:e})]}):u(X,{})},{label:r.facts.reference,value:e.externalRef?u(m,{text:e.externalRef}):u(X,{})},{label:r.facts.tier,value:e.tier?.name??r.noTier},{label:r.facts.orders,value:i.count(e.placed.totalCount)},{label:r.facts.since,value:u(O,{at:e.createdAt})},{label:r.facts.changed,value:u(O,{at:e.updatedAt})},{label:r.facts.id,value:u(m,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function et({customer:{id:e,phoneLinkedBy:r}}){let i=d(R).facts,{actors:a}=d(n),o=r&&i.linkedBy(r.name||a[r.kind]);return u(t,{children:[u(ne,{tone:`good`,children:i.linked}),y(`AUDIT_READ`)&&o?u(S,{to:`/audit`,search:{id:e,action:`customer.`},children:o}):o]})}function X(){return u(`span`,{className:`muted`,children:d(R).facts.unknown})}function tt({customer:e,onOpen:t}){let n=d(R),r=y(`WALLETS_ADJUST`),i=y(`RECHARGES_CREATE`);return u(A,{title:n.wallet.title,children:[u(`p`,{className:q.balance,children:u(P,{amount:e.walletBalance})}),u(`div`,{className:q.actions,children:[i&&!e.erasedAt&&u(x,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&u(x,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function nt({customer:e,onOpen:t}){let n=d(R),r=y(`CUSTOMERS_WRITE`),{mutate:i,isPending:a}=o(je);return!r||e.erasedAt?null:u(`div`,{className:q.actions,children:[u(x,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?u(x,{size:`small`,look:`quiet`,busy:a,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>b(n.link.undone),onError:p}),children:n.actions.unlink}):u(x,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var rt={tools:`_tools_kxy8f_2`};function Z({children:e}){return u(`div`,{className:rt.tools,children:e})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},it=new Q(`
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
    `),at=new Q(`
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
    `),ot=new Q(`
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
    `),st=new Q(`
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
    `);i();function ct({id:e,page:n,onPage:r}){let{tabs:i,orders:a}=d(R),{data:o,error:c,isPlaceholderData:l,refetch:f}=s(at,{id:e,...L(n)}),p=o?.customer?.orders,m=p?.edges.map(({node:e})=>e.id)??[];return C(`ORDER`,m,f),u(t,{children:[u(Z,{children:u(M,{size:`small`,dialog:`exportPart`,input:{kind:`ORDERS`,orderWhere:{customerId:e}},count:p?.totalCount})}),u(w,{name:`customer-orders`,label:i.orders,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:l,error:c,onRetry:()=>void f(),empty:u(E,{icon:ae,title:a.empty,text:a.emptyText}),columns:[{id:`number`,header:a.number,cell:({number:e})=>u(S,{to:`/orders/$number`,params:{number:e},children:u(`code`,{children:e})})},{id:`status`,header:a.status,cell:({status:e})=>u(j,{kind:`order`,status:e})},{id:`what`,header:a.what,cell:({items:e})=>u(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:a.placed,cell:({createdAt:e})=>u(O,{at:e}),wide:`below`},{id:`total`,header:a.total,cell:({total:e})=>u(P,{amount:e}),align:`end`,width:7}]}),u(D,{connection:p,onChange:r})]})}i();function lt({id:e,page:n,onPage:r}){let{tabs:i,recharges:a}=d(R),o={id:e,...L(n)},{data:c,error:f,isPlaceholderData:p,refetch:m}=s(st,o),h=c?.customer?.recharges;return u(t,{children:[u(Z,{children:u(M,{size:`small`,dialog:`exportPart`,input:{kind:`RECHARGES`,rechargeWhere:{customerId:e}},count:h?.totalCount})}),u(w,{name:`customer-recharges`,label:i.recharges,rows:h?.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:f,onRetry:()=>void m(),empty:u(E,{icon:l,title:a.empty,text:a.emptyText}),columns:[{id:`when`,header:a.when,cell:({createdAt:e})=>u(O,{at:e})},{id:`status`,header:a.status,cell:({status:e})=>u(j,{kind:`recharge`,status:e})},{id:`reference`,header:a.reference,cell:({reference:e,reason:t})=>u(`span`,{className:`muted`,children:t||e}),wide:`below`,width:18},{id:`decided`,header:a.decided,cell:e=>u(_e,{...e}),wide:!0},{id:`amount`,header:a.amount,cell:({amount:e})=>u(P,{amount:e}),align:`end`,width:7}]}),u(D,{connection:h,onChange:r})]})}i();function ut({id:e,page:r,order:i,onPage:a}){let{wallet:o}=d(R),{transactions:c,actors:l}=d(n),{data:f,error:p,isPlaceholderData:m,refetch:h}=s(ot,{id:e,where:i?{orderId:i}:null,...L(r)}),g=f?.customer?.transactions;return u(t,{children:[u(Z,{children:[i&&u(t,{children:[u(`span`,{className:`muted`,children:o.ofOrder}),u(N,{size:`small`,look:`quiet`,to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:o.all})]}),u(M,{size:`small`,dialog:`exportPart`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e,...i&&{orderId:i}}},count:g?.totalCount})]}),u(w,{name:`customer-wallet`,label:o.ledger,rows:g?.edges.map(e=>e.node),rowKey:e=>e.id,stale:m,error:p,onRetry:()=>void h(),empty:u(E,{icon:Re,title:o.empty,text:o.emptyText}),columns:[{id:`when`,header:o.when,cell:({createdAt:e})=>u(O,{at:e})},{id:`kind`,header:o.kind,cell:({kind:e})=>c[e],wide:`below`},{id:`reference`,header:o.reference,cell:({order:e,reference:t})=>e?u(S,{to:`/orders/$number`,params:{number:e.number},children:u(`code`,{children:e.number})}):u(`span`,{className:`muted`,children:t}),wide:`below`,width:18},{id:`by`,header:o.by,cell:({actor:e})=>e.name||l[e.kind],wide:`below`},{id:`amount`,header:o.amount,cell:({amount:e})=>u(P,{amount:e}),align:`end`,width:7},{id:`after`,header:o.after,cell:e=>u(P,{amount:e.balanceAfter}),align:`end`,width:7}]}),u(D,{connection:g,onChange:a})]})}var dt=h({CustomerPage:()=>pt});i();var $=c(`/signedIn/customers/$id`),ft={orders:ct,wallet:ut,recharges:lt,comments:Ve};function pt(){let n=d(R),i=ie(),{id:a}=$.useParams(),o=$.useSearch(),c=$.useNavigate(),{data:l,error:f,refetch:p}=s(it,{id:a}),m=le(l?.priceTiers);ce(({customerId:e})=>e===a,()=>void e.invalidateQueries());let h=l?.customer?.id===a?l.customer:void 0,_={label:n.title,link:{to:`/customers`}},{open:v,close:y}=te(),{tab:b=`orders`,order:x,...S}=ve(o);if(l?.customer===null)return u(pe,{});if(!h)return u(t,{children:[u(T,{title:n.facts.title,parent:_}),f?u(g,{error:f,onRetry:()=>void p()}):u(fe,{})]});let C=ft[b];return u(t,{children:[u(T,{title:i(h),parent:_,aside:u(ye,{customer:h}),actions:u(t,{children:[u(M,{input:{kind:`CUSTOMER`,customerId:a},count:void 0}),u(mt,{customer:h,onOpen:v}),u(ht,{customer:h,onOpen:v}),u(gt,{customer:h})]})}),u(ue,{main:u(t,{children:[u(re,{label:n.tabs.label,children:r.map(e=>u(ee,{to:`/customers/$id`,params:{id:a},search:{tab:e},current:e===b,children:n.tabs[e]},e))}),u(A,{flush:!0,children:u(C,{id:a,page:S,order:x,onPage:e=>void c({search:{tab:o.tab,order:x,...e},resetScroll:!1})})})]}),side:u($e,{customer:h,onOpen:v})}),m&&u(Je,{customer:h,tiers:m,dialog:o.dialog,onClose:y},a)]})}function mt({customer:e,onOpen:t}){let n=d(R).actions;return!y(`CUSTOMERS_ERASE`)||e.erasedAt?null:u(x,{icon:Ie,onClick:()=>t(`erase`),children:n.erase})}function ht({customer:e,onOpen:n}){let r=d(R),i=y(`CUSTOMERS_WRITE`),{mutate:a,isPending:s}=o(we);return!i||e.erasedAt?null:u(t,{children:[e.status===`BLOCKED`?u(x,{icon:me,busy:s,onClick:()=>a({input:{customerId:e.id}},{onSuccess:()=>b(r.block.undone),onError:p}),children:r.actions.unblock}):u(x,{icon:oe,onClick:()=>n(`block`),children:r.actions.block}),u(x,{icon:he,onClick:()=>n(`edit`),children:r.actions.edit})]})}function gt({customer:e}){let t=d(R).actions;return!y(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:u(N,{look:`primary`,icon:se,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{pt as CustomerPage,Ue as n,dt as t};