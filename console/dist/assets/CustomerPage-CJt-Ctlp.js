const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-DhxVlSVN.js","assets/index-Ci1AkQWy.js","assets/early-CY4GmciT.js","assets/parts-DYi6Y7YZ.js","assets/dialogs-DjYVxy_K.js","assets/details-DXdyoKLk.js","assets/TextField-DlZAwWD2.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Ct as r,Dt as i,Et as a,G as o,Jt as s,R as c,S as l,Zt as u,_n as d,bt as f,dn as p,et as m,f as h,g,h as _,jt as v,m as y,mn as b,tt as x,u as ee,w as S,zt as C}from"./index-Ci1AkQWy.js";import{$ as te,A as w,B as T,D as E,F as ne,I as re,L as ie,R as D,S as O,U as k,V as ae,W as A,X as oe,Y as se,d as j,i as M,l as ce,m as le,r as N,u as ue,z as P}from"./parts-DYi6Y7YZ.js";import{B as de,C as fe,E as pe,J as me,U as he,W as ge,ct as _e,st as ve,w as F}from"./details-DXdyoKLk.js";import{H as I,T as L,x as ye}from"./early-CY4GmciT.js";import{n as R,t as be}from"./customers-DsPykEkz.js";import{t as xe}from"./CommentForm--QvvH0kC.js";import{$t as z,t as B}from"./dialogs-DjYVxy_K.js";import{t as Se}from"./SelectField-Be-nnLHa.js";import{t as V}from"./TextField-DlZAwWD2.js";import{t as H}from"./MoneyField-D4xkf0b5.js";import{t as U}from"./TextArea-DtVGeL0U.js";import{c as Ce,d as we,f as Te,h as Ee,i as De,l as Oe,m as ke,n as Ae,o as je,p as Me,r as Ne,s as Pe,t as Fe,u as Ie}from"./change.gql-CSRZvWI7.js";var W={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};W.node;var Le=o(W),G={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};G.node;var Re=o(G),K={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};K.node;var ze=o(K),q={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new J(`
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
    `);b();function He({id:e,page:t,onPage:n}){let{tabs:r,comments:o}=S(R),{actors:s}=S(l),c=x(`CUSTOMERS_WRITE`),{mutateAsync:u}=a(Ve),{data:d,error:f,isPlaceholderData:m,refetch:h}=i(Be,{id:e,...I(t)}),g=d?.customer?.comments;return C(p,{children:[c&&C(`div`,{className:q.comment,children:C(xe,{onComment:(t,n)=>u({input:{customerId:e,text:t,idempotencyKey:n}})},e)}),C(T,{name:`customer-comments`,label:r.comments,rows:g?.edges.map(e=>e.node),rowKey:e=>e.id,stale:m,error:f,onRetry:()=>void h(),empty:C(w,{icon:Re,title:o.empty,text:o.emptyText}),columns:[{id:`text`,header:o.text,cell:({text:e})=>C(`span`,{className:q.text,children:e}),width:30},{id:`order`,header:o.order,cell:({order:e})=>e&&C(v,{to:`/orders/$number`,params:{number:e.number},children:C(`code`,{children:e.number})}),wide:!0},{id:`who`,header:o.who,cell:({actor:e})=>e.name||s[e.kind],width:12},{id:`when`,header:o.when,cell:({createdAt:e})=>C(D,{at:e}),wide:!0}]}),C(O,{connection:g,onChange:n})]})}n();function Ue({customer:e,onClose:t}){let n=S(R),r=P(),i=F(),{mutateAsync:o}=a(Fe);async function s({amount:r,reason:a}){await o({input:{customerId:e.id,amount:L(String(r)),reason:String(a).trim(),idempotencyKey:i}}),y(n.adjust.done),t()}return C(B,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:C(z,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:s,children:[C(H,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint}),C(U,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}var We=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation EraseCustomer($input: CustomerInput!) {
  eraseCustomer(input: $input) {
    id
    erasedAt
  }
}
    `),Ge=[`CUSTOMERS_ERASE`];function Ke({customer:e,onClose:t}){let n=S(R),r=F(),{mutateAsync:i}=a(Ce);async function o({amount:a,reference:o,notes:s}){let{requestRecharge:c}=await i({input:{customerId:e.id,amount:L(String(a)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:r}});y(c.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return C(B,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:C(z,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:o,children:[C(H,{name:`amount`,label:n.form.amount}),C(V,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),C(U,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}var qe=u(()=>e(()=>import(`./EraseDialog-DhxVlSVN.js`).then(e=>({default:e.EraseDialog})),__vite__mapDeps([0,1,2,3,4,5,6]))),Je={edit:Ee,tier:we,link:Pe,block:De,adjust:Ae,recharge:Oe,erase:Ge};function Ye({tiers:e,...t}){let{dialog:n,...r}=t;switch(m(n,Je)){case`edit`:return C(Xe,{...r});case`tier`:return C(Ze,{...r,tiers:e});case`link`:return C(Qe,{...r});case`block`:return C($e,{...r});case`adjust`:return C(Ue,{...r});case`recharge`:return C(Ke,{...r});case`erase`:return C(s,{fallback:null,children:C(qe,{...r})});default:return null}}var Y=(e,t)=>String(e[t]??``).trim();function Xe({customer:e,onClose:t}){let n=S(R),{opened:r,version:i,savedByOthers:o,save:s}=me(e,({name:e,email:t,phone:n})=>({name:e,email:t??``,phone:n??``})),{mutateAsync:c}=a(ke);async function l(e){let[a,o]=[Y(e,`email`),Y(e,`phone`)],l={id:r.id,version:i,name:Y(e,`name`),...a?{email:a}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0}};await s(c({input:l}),n.stale),y(n.edit.done),t()}return C(B,{open:!0,onClose:t,title:n.edit.title,children:C(z,{submitLabel:n.edit.submit,onCancel:t,onSubmit:l,savedByOthers:o,children:[C(V,{name:`name`,label:n.form.name,defaultValue:r.name,maxLength:200}),C(V,{name:`email`,label:n.form.email,type:`email`,defaultValue:r.email??``,optional:!0}),C(V,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:r.phone??``,optional:!0})]})})}function Ze({customer:e,tiers:t,onClose:n}){let r=S(R),{mutateAsync:i}=a(Ie);async function o(t){let a=Y(t,`tierId`);await i({input:{customerId:e.id,...a&&{tierId:a}}}),y(r.tier.done),n()}return C(B,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:C(z,{submitLabel:r.tier.submit,onCancel:n,onSubmit:o,children:C(Se,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function Qe({customer:e,onClose:t}){let n=S(R),{mutateAsync:r}=a(je);async function i(i){await r({input:{customerId:e.id,phone:Y(i,`phone`)}}),y(n.link.done),t()}return C(B,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:C(z,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:C(V,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function $e({customer:e,onClose:t}){let n=S(R).block,{mutateAsync:r}=a(Ne);async function i(){await r({input:{customerId:e.id}}),y(n.done),t()}return C(B,{open:!0,onClose:t,title:n.title,text:n.text,children:C(z,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}b();function et({customer:e,onOpen:t}){let n=S(R),r=P();return C(p,{children:[C(tt,{customer:e,onOpen:t}),C(A,{title:n.facts.title,actions:C(nt,{customer:e,onOpen:t}),children:C(he,{facts:[{label:n.facts.email,value:e.email??C(X,{})},{label:n.facts.phone,value:e.phone?C(`span`,{className:q.phone,children:[C(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&C(ae,{tone:`good`,children:n.facts.linked})]}):C(X,{})},{label:n.facts.reference,value:e.externalRef?C(h,{text:e.externalRef}):C(X,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:C(D,{at:e.createdAt})},{label:n.facts.changed,value:C(D,{at:e.updatedAt})},{label:n.facts.id,value:C(h,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function X(){return C(`span`,{className:`muted`,children:S(R).facts.unknown})}function tt({customer:e,onOpen:t}){let n=S(R),r=x(`WALLETS_ADJUST`),i=x(`RECHARGES_CREATE`);return C(A,{title:n.wallet.title,children:[C(`p`,{className:q.balance,children:C(j,{amount:e.walletBalance})}),C(`div`,{className:q.actions,children:[i&&!e.erasedAt&&C(g,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&C(g,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function nt({customer:e,onOpen:t}){let n=S(R),r=x(`CUSTOMERS_WRITE`),{mutate:i,isPending:o}=a(Me);return!r||e.erasedAt?null:C(`div`,{className:q.actions,children:[C(g,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?C(g,{size:`small`,look:`quiet`,busy:o,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>y(n.link.undone),onError:_}),children:n.actions.unlink}):C(g,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var rt={tools:`_tools_kxy8f_2`};function Z({children:e}){return C(`div`,{className:rt.tools,children:e})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},it=new Q(`
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
    `);b();function ct({id:e,page:t,onPage:n}){let{tabs:r,orders:a}=S(R),{data:o,error:s,isPlaceholderData:c,refetch:l}=i(at,{id:e,...I(t)}),u=o?.customer?.orders,d=u?.edges.map(({node:e})=>e.id)??[];return re(`ORDER`,d,l),C(p,{children:[C(Z,{children:C(E,{size:`small`,dialog:`exportPart`,input:{kind:`ORDERS`,orderWhere:{customerId:e}},count:u?.totalCount})}),C(T,{name:`customer-orders`,label:r.orders,rows:u?.edges.map(e=>e.node),rowKey:e=>e.id,stale:c,error:s,onRetry:()=>void l(),empty:C(w,{icon:se,title:a.empty,text:a.emptyText}),columns:[{id:`number`,header:a.number,cell:({number:e})=>C(v,{to:`/orders/$number`,params:{number:e},children:C(`code`,{children:e})})},{id:`status`,header:a.status,cell:({status:e})=>C(M,{kind:`order`,status:e})},{id:`what`,header:a.what,cell:({items:e})=>C(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:a.placed,cell:({createdAt:e})=>C(D,{at:e}),wide:`below`},{id:`total`,header:a.total,cell:({total:e})=>C(j,{amount:e}),align:`end`,width:7}]}),C(O,{connection:u,onChange:n})]})}b();function lt({id:e,page:t,onPage:n}){let{tabs:r,recharges:a}=S(R),o={id:e,...I(t)},{data:s,error:l,isPlaceholderData:u,refetch:d}=i(st,o),f=s?.customer?.recharges;return C(p,{children:[C(Z,{children:C(E,{size:`small`,dialog:`exportPart`,input:{kind:`RECHARGES`,rechargeWhere:{customerId:e}},count:f?.totalCount})}),C(T,{name:`customer-recharges`,label:r.recharges,rows:f?.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:l,onRetry:()=>void d(),empty:C(w,{icon:c,title:a.empty,text:a.emptyText}),columns:[{id:`when`,header:a.when,cell:({createdAt:e})=>C(D,{at:e})},{id:`status`,header:a.status,cell:({status:e})=>C(M,{kind:`recharge`,status:e})},{id:`reference`,header:a.reference,cell:({reference:e,reason:t})=>C(`span`,{className:`muted`,children:t||e}),wide:`below`,width:18},{id:`decided`,header:a.decided,cell:e=>C(fe,{...e}),wide:!0},{id:`amount`,header:a.amount,cell:({amount:e})=>C(j,{amount:e}),align:`end`,width:7}]}),C(O,{connection:f,onChange:n})]})}b();function ut({id:e,page:t,order:n,onPage:r}){let{wallet:a}=S(R),{transactions:o,actors:s}=S(l),{data:c,error:u,isPlaceholderData:d,refetch:f}=i(ot,{id:e,where:n?{orderId:n}:null,...I(t)}),m=c?.customer?.transactions;return C(p,{children:[C(Z,{children:[n&&C(p,{children:[C(`span`,{className:`muted`,children:a.ofOrder}),C(N,{size:`small`,look:`quiet`,to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:a.all})]}),C(E,{size:`small`,dialog:`exportPart`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e,...n&&{orderId:n}}},count:m?.totalCount})]}),C(T,{name:`customer-wallet`,label:a.ledger,rows:m?.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:u,onRetry:()=>void f(),empty:C(w,{icon:ze,title:a.empty,text:a.emptyText}),columns:[{id:`when`,header:a.when,cell:({createdAt:e})=>C(D,{at:e})},{id:`kind`,header:a.kind,cell:({kind:e})=>o[e],wide:`below`},{id:`reference`,header:a.reference,cell:({order:e,reference:t})=>e?C(v,{to:`/orders/$number`,params:{number:e.number},children:C(`code`,{children:e.number})}):C(`span`,{className:`muted`,children:t}),wide:`below`,width:18},{id:`by`,header:a.by,cell:({actor:e})=>e.name||s[e.kind],wide:`below`},{id:`amount`,header:a.amount,cell:({amount:e})=>C(j,{amount:e}),align:`end`,width:7},{id:`after`,header:a.after,cell:e=>C(j,{amount:e.balanceAfter}),align:`end`,width:7}]}),C(O,{connection:m,onChange:r})]})}var dt=d({CustomerPage:()=>pt});b();var $=t(`/signedIn/customers/$id`),ft={orders:ct,wallet:ut,recharges:lt,comments:He};function pt(){let e=S(R),t=le(),{id:n}=$.useParams(),a=$.useSearch(),o=$.useNavigate(),{data:s,error:c,refetch:l}=i(it,{id:n});ne(({customerId:e})=>e===n,()=>void r.invalidateQueries());let u=s?.customer?.id===n?s.customer:void 0,d={label:e.title,link:{to:`/customers`}},{open:m,close:h}=ie(),{tab:g=`orders`,order:_,...v}=ye(a);if(s?.customer===null)return C(pe,{});if(!u)return C(p,{children:[C(k,{title:e.facts.title,parent:d}),c?C(ee,{error:c,onRetry:()=>void l()}):C(de,{})]});let y=ft[g];return C(p,{children:[C(k,{title:t(u),parent:d,aside:C(be,{customer:u}),actions:C(p,{children:[C(E,{input:{kind:`CUSTOMER`,customerId:n},count:void 0}),C(mt,{customer:u,onOpen:m}),C(ht,{customer:u,onOpen:m}),C(gt,{customer:u})]})}),C(ge,{main:C(p,{children:[C(ce,{label:e.tabs.label,children:f.map(t=>C(ue,{to:`/customers/$id`,params:{id:n},search:{tab:t},current:t===g,children:e.tabs[t]},t))}),C(A,{flush:!0,children:C(y,{id:n,page:v,order:_,onPage:e=>void o({search:{tab:a.tab,order:_,...e},resetScroll:!1})})})]}),side:C(et,{customer:u,onOpen:m})}),C(Ye,{customer:u,tiers:s?.priceTiers.edges.map(e=>e.node)??[],dialog:a.dialog,onClose:h})]})}function mt({customer:e,onOpen:t}){let n=S(R).actions;return!x(`CUSTOMERS_ERASE`)||e.erasedAt?null:C(g,{icon:Le,onClick:()=>t(`erase`),children:n.erase})}function ht({customer:e,onOpen:t}){let n=S(R),r=x(`CUSTOMERS_WRITE`),{mutate:i,isPending:o}=a(Te);return!r||e.erasedAt?null:C(p,{children:[e.status===`BLOCKED`?C(g,{icon:ve,busy:o,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>y(n.block.undone),onError:_}),children:n.actions.unblock}):C(g,{icon:te,onClick:()=>t(`block`),children:n.actions.block}),C(g,{icon:_e,onClick:()=>t(`edit`),children:n.actions.edit})]})}function gt({customer:e}){let t=S(R).actions;return!x(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:C(N,{look:`primary`,icon:oe,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{pt as CustomerPage,We as n,dt as t};