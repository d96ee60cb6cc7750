const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-CXL6vHgJ.js","assets/index-pEbad9IO.js","assets/early-B5IRyXOX.js","assets/parts-CwdO98Ky.js","assets/dialogs-Fvos1y_P.js","assets/details-CxT677om.js"])))=>i.map(i=>d[i]);
import{Bt as e,Ct as t,F as n,H as r,Mt as i,Ut as a,X as o,Z as s,bt as c,f as l,g as u,h as d,ht as f,jt as p,m,on as h,rn as g,u as _,wt as v,x as y,xt as b,y as x}from"./index-pEbad9IO.js";import{A as ee,B as te,M as S,N as C,O as w,P as T,S as E,U as ne,f as D,k as O,l as re,m as ie,o as ae,s as k,u as oe,w as A,y as j,z as se}from"./parts-CwdO98Ky.js";import{$ as ce,G as le,I as ue,K as de,S as fe,b as M,et as pe,z as me}from"./details-CxT677om.js";import{c as he,d as ge,i as _e,l as N,n as P,o as F,r as I,s as ve,t as ye,u as be}from"./customers-DNvs-zTH.js";import{t as xe}from"./CommentForm-CO1yvJNG.js";import{L,b as R}from"./early-B5IRyXOX.js";import{ct as Se,lt as z,ot as B,rt as V,t as H,ut as U}from"./dialogs-Fvos1y_P.js";var W={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};W.node;var Ce=r(W),G={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};G.node;var we=r(G),K={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};K.node;var q=r(K),J={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Te=new Y(`
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
    `),Ee=new Y(`
    mutation CommentOnCustomer($input: CommentOnCustomerInput!) {
  commentOnCustomer(input: $input) {
    id
  }
}
    `);h();function De({id:e,page:t,onPage:n}){let{tabs:r,comments:i}=y(P),{actors:a}=y(x),o=s(`CUSTOMERS_WRITE`),{mutateAsync:l}=c(Ee),{data:u,error:d,isPlaceholderData:f,refetch:m}=b(Te,{id:e,...L(t)}),h=u?.customer?.comments;return p(g,{children:[o&&p(`div`,{className:J.comment,children:p(xe,{onComment:(t,n)=>l({input:{customerId:e,text:t,idempotencyKey:n}})},e)}),p(O,{name:`customer-comments`,label:r.comments,rows:h?.edges.map(e=>e.node),rowKey:e=>e.id,stale:f,error:d,onRetry:()=>void m(),empty:p(A,{icon:we,title:i.empty,text:i.emptyText}),columns:[{id:`text`,header:i.text,cell:({text:e})=>p(`span`,{className:J.text,children:e}),width:30},{id:`order`,header:i.order,cell:({order:e})=>e&&p(v,{to:`/orders/$number`,params:{number:e.number},children:p(`code`,{children:e.number})}),wide:!0},{id:`who`,header:i.who,cell:({actor:e})=>e.name||a[e.kind],width:12},{id:`when`,header:i.when,cell:({createdAt:e})=>p(w,{at:e}),wide:!0}]}),p(j,{connection:h,onChange:n})]})}i();function Oe({customer:e,onClose:t}){let n=y(P),r=C(),i=M(),{mutateAsync:a}=c(I);async function o({amount:r,reason:o}){await a({input:{customerId:e.id,amount:R(String(r)),reason:String(o).trim(),idempotencyKey:i}}),m(n.adjust.done),t()}return p(H,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:p(V,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:o,children:[p(B,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint}),p(z,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}function ke({customer:e,onClose:t}){let n=y(P),r=M(),{mutateAsync:i}=c(ve);async function a({amount:a,reference:o,notes:s}){let{requestRecharge:c}=await i({input:{customerId:e.id,amount:R(String(a)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:r}});m(c.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return p(H,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:p(V,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:a,children:[p(B,{name:`amount`,label:n.form.amount}),p(U,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),p(z,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}var Ae=a(()=>o(()=>import(`./EraseDialog-CXL6vHgJ.js`).then(e=>({default:e.EraseDialog})),__vite__mapDeps([0,1,2,3,4,5])));function je({dialog:t,tiers:n,...r}){let i=s(`CUSTOMERS_ERASE`);switch(t){case`edit`:return p(Me,{...r});case`tier`:return p(Ne,{...r,tiers:n});case`link`:return p(Pe,{...r});case`block`:return p(Fe,{...r});case`adjust`:return p(Oe,{...r});case`recharge`:return p(ke,{...r});case`erase`:return i?p(e,{fallback:null,children:p(Ae,{...r})}):null;default:return null}}var X=(e,t)=>String(e[t]??``).trim();function Me({customer:e,onClose:t}){let n=y(P),{opened:r,version:i,savedByOthers:a,save:o}=me(e,({name:e,email:t,phone:n})=>({name:e,email:t??``,phone:n??``})),{mutateAsync:s}=c(ge);async function l(e){let[a,c]=[X(e,`email`),X(e,`phone`)],l={id:r.id,version:i,name:X(e,`name`),...a?{email:a}:{clearEmail:!0},...c?{phone:c}:{clearPhone:!0}};await o(s({input:l}),n.stale),m(n.edit.done),t()}return p(H,{open:!0,onClose:t,title:n.edit.title,children:p(V,{submitLabel:n.edit.submit,onCancel:t,onSubmit:l,savedByOthers:a,children:[p(U,{name:`name`,label:n.form.name,defaultValue:r.name,maxLength:200}),p(U,{name:`email`,label:n.form.email,type:`email`,defaultValue:r.email??``,optional:!0}),p(U,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:r.phone??``,optional:!0})]})})}function Ne({customer:e,tiers:t,onClose:n}){let r=y(P),{mutateAsync:i}=c(he);async function a(t){let a=X(t,`tierId`);await i({input:{customerId:e.id,...a&&{tierId:a}}}),m(r.tier.done),n()}return p(H,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:p(V,{submitLabel:r.tier.submit,onCancel:n,onSubmit:a,children:p(Se,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function Pe({customer:e,onClose:t}){let n=y(P),{mutateAsync:r}=c(F);async function i(i){await r({input:{customerId:e.id,phone:X(i,`phone`)}}),m(n.link.done),t()}return p(H,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:p(V,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:p(U,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function Fe({customer:e,onClose:t}){let n=y(P).block,{mutateAsync:r}=c(_e);async function i(){await r({input:{customerId:e.id}}),m(n.done),t()}return p(H,{open:!0,onClose:t,title:n.title,text:n.text,children:p(V,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}h();function Ie({customer:e,onOpen:t}){let n=y(P),r=C();return p(g,{children:[p(Le,{customer:e,onOpen:t}),p(T,{title:n.facts.title,actions:p(Re,{customer:e,onOpen:t}),children:p(le,{facts:[{label:n.facts.email,value:e.email??p(Z,{})},{label:n.facts.phone,value:e.phone?p(`span`,{className:J.phone,children:[p(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&p(ee,{tone:`good`,children:n.facts.linked})]}):p(Z,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:p(w,{at:e.createdAt})},{label:n.facts.changed,value:p(w,{at:e.updatedAt})},{label:n.facts.id,value:p(l,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function Z(){return p(`span`,{className:`muted`,children:y(P).facts.unknown})}function Le({customer:e,onOpen:t}){let n=y(P),r=s(`WALLETS_ADJUST`),i=s(`RECHARGES_CREATE`);return p(T,{title:n.wallet.title,children:[p(`p`,{className:J.balance,children:p(D,{amount:e.walletBalance})}),p(`div`,{className:J.actions,children:[i&&!e.erasedAt&&p(u,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&p(u,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function Re({customer:e,onOpen:t}){let n=y(P),r=s(`CUSTOMERS_WRITE`),{mutate:i,isPending:a}=c(be);return!r||e.erasedAt?null:p(`div`,{className:J.actions,children:[p(u,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?p(u,{size:`small`,look:`quiet`,busy:a,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>m(n.link.undone),onError:d}),children:n.actions.unlink}):p(u,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ze=new Q(`
    query CustomerPage($id: ID!) {
  customer(id: $id) {
    id
    name
    email
    phone
    linkedPhone
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
    `),Be=new Q(`
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
    `),Ve=new Q(`
    query CustomerWallet($id: ID!, $first: Int, $after: Cursor, $last: Int, $before: Cursor) {
  customer(id: $id) {
    transactions(first: $first, after: $after, last: $last, before: $before) {
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
          actorKind
          createdAt
          order {
            number
          }
        }
      }
    }
  }
}
    `),He=new Q(`
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
          createdAt
        }
      }
    }
  }
}
    `);h();function Ue({id:e,page:t,onPage:n}){let{tabs:r,orders:i}=y(P),{data:a,error:o,isPlaceholderData:s,refetch:c}=b(Be,{id:e,...L(t)}),l=a?.customer?.orders;return p(g,{children:[p(O,{name:`customer-orders`,label:r.orders,rows:l?.edges.map(e=>e.node),rowKey:e=>e.id,stale:s,error:o,onRetry:()=>void c(),empty:p(A,{icon:se,title:i.empty,text:i.emptyText}),columns:[{id:`number`,header:i.number,cell:({number:e})=>p(v,{to:`/orders/$number`,params:{number:e},children:p(`code`,{children:e})})},{id:`status`,header:i.status,cell:({status:e})=>p(k,{kind:`order`,status:e})},{id:`what`,header:i.what,cell:({items:e})=>p(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:i.placed,cell:({createdAt:e})=>p(w,{at:e}),wide:`below`},{id:`total`,header:i.total,cell:({total:e})=>p(D,{amount:e}),align:`end`,width:7}]}),p(j,{connection:l,onChange:n})]})}h();function We({id:e,page:t,onPage:r}){let{tabs:i,recharges:a}=y(P),o={id:e,...L(t)},{data:s,error:c,isPlaceholderData:l,refetch:u}=b(He,o),d=s?.customer?.recharges;return p(g,{children:[p(O,{name:`customer-recharges`,label:i.recharges,rows:d?.edges.map(e=>e.node),rowKey:e=>e.id,stale:l,error:c,onRetry:()=>void u(),empty:p(A,{icon:n,title:a.empty,text:a.emptyText}),columns:[{id:`when`,header:a.when,cell:({createdAt:e})=>p(w,{at:e})},{id:`status`,header:a.status,cell:({status:e})=>p(k,{kind:`recharge`,status:e})},{id:`reference`,header:a.reference,cell:({reference:e,reason:t})=>p(`span`,{className:`muted`,children:t||e}),wide:`below`,width:18},{id:`decided`,header:a.decided,cell:({decidedAt:e})=>e&&p(w,{at:e}),wide:!0},{id:`amount`,header:a.amount,cell:({amount:e})=>p(D,{amount:e}),align:`end`,width:7}]}),p(j,{connection:d,onChange:r})]})}var Ge={tools:`_tools_m4fuw_2`};h();function Ke({id:e,page:t,onPage:n}){let{wallet:r}=y(P),{transactions:i,actors:a}=y(x),{data:o,error:s,isPlaceholderData:c,refetch:l}=b(Ve,{id:e,...L(t)}),u=o?.customer?.transactions;return p(g,{children:[p(`div`,{className:Ge.tools,children:p(E,{size:`small`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e}},count:u?.totalCount})}),p(O,{name:`customer-wallet`,label:r.ledger,rows:u?.edges.map(e=>e.node),rowKey:e=>e.id,stale:c,error:s,onRetry:()=>void l(),empty:p(A,{icon:q,title:r.empty,text:r.emptyText}),columns:[{id:`when`,header:r.when,cell:({createdAt:e})=>p(w,{at:e})},{id:`kind`,header:r.kind,cell:({kind:e})=>i[e],wide:`below`},{id:`reference`,header:r.reference,cell:({order:e,reference:t})=>e?p(v,{to:`/orders/$number`,params:{number:e.number},children:p(`code`,{children:e.number})}):p(`span`,{className:`muted`,children:t}),wide:`below`,width:18},{id:`by`,header:r.by,cell:({actorKind:e})=>a[e]??e,wide:!0},{id:`amount`,header:r.amount,cell:({amount:e})=>p(D,{amount:e}),align:`end`,width:7},{id:`after`,header:r.after,cell:e=>p(D,{amount:e.balanceAfter}),align:`end`,width:7}]}),p(j,{connection:u,onChange:n})]})}h();var $=t(`/signedIn/customers/$id`),qe={orders:Ue,wallet:Ke,recharges:We,comments:De};function Je(){let e=y(P),t=ie(),{id:n}=$.useParams(),r=$.useSearch(),i=$.useNavigate(),{data:a,error:o,refetch:s}=b(ze,{id:n}),c=a?.customer?.id===n?a.customer:void 0,l={label:e.title,link:{to:`/customers`}},{tab:u=`orders`,dialog:d,...m}=r,h=e=>void i({search:{...r,dialog:e},resetScroll:!1}),v=()=>void i({search:{tab:r.tab,...m},replace:!0,resetScroll:!1});if(a?.customer===null)return p(fe,{});if(!c)return p(g,{children:[p(S,{title:e.facts.title,parent:l}),o?p(_,{error:o,onRetry:()=>void s()}):p(ue,{})]});let x=qe[u];return p(g,{children:[p(S,{title:t(c),parent:l,aside:p(ye,{customer:c}),actions:p(g,{children:[p(E,{input:{kind:`CUSTOMER`,customerId:n},count:void 0}),p(Ye,{customer:c,onOpen:h}),p(Xe,{customer:c,onOpen:h}),p(Ze,{customer:c})]})}),p(de,{main:p(g,{children:[p(oe,{label:e.tabs.label,children:f.map(t=>p(re,{to:`/customers/$id`,params:{id:n},search:{tab:t},current:t===u,children:e.tabs[t]},t))}),p(T,{flush:!0,children:p(x,{id:n,page:m,onPage:e=>void i({search:{tab:r.tab,...e},resetScroll:!1})})})]}),side:p(Ie,{customer:c,onOpen:h})}),p(je,{customer:c,tiers:a?.priceTiers.edges.map(e=>e.node)??[],dialog:r.dialog,onClose:v})]})}function Ye({customer:e,onOpen:t}){let n=y(P).actions;return!s(`CUSTOMERS_ERASE`)||e.erasedAt?null:p(u,{icon:Ce,onClick:()=>t(`erase`),children:n.erase})}function Xe({customer:e,onOpen:t}){let n=y(P),r=s(`CUSTOMERS_WRITE`),{mutate:i,isPending:a}=c(N);return!r||e.erasedAt?null:p(g,{children:[e.status===`BLOCKED`?p(u,{icon:ce,busy:a,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>m(n.block.undone),onError:d}),children:n.actions.unblock}):p(u,{icon:ne,onClick:()=>t(`block`),children:n.actions.block}),p(u,{icon:pe,onClick:()=>t(`edit`),children:n.actions.edit})]})}function Ze({customer:e}){let t=y(P).actions;return!s(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:p(ae,{look:`primary`,icon:te,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{Je as CustomerPage};