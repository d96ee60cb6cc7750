const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-UwTSI0GV.js","assets/index-BcOHjEZP.js","assets/early-CfQr5XEC.js","assets/parts-dljrLVEa.js","assets/dialogs-BGMIoYzq.js","assets/details-BbL3iHvP.js","assets/TextField-CbiiAiCG.js"])))=>i.map(i=>d[i]);
import{At as e,Cn as t,D as n,Dt as r,Ft as i,Gt as a,J as o,Kt as s,Pt as c,T as l,V as u,_ as d,_n as f,bn as p,en as m,h,it as g,jt as _,nt as v,p as y,rn as b,rt as x,v as S,wt as ee,y as C}from"./index-BcOHjEZP.js";import{B as te,C as ne,F as w,G as T,K as E,S as re,T as D,U as ie,V as ae,W as O,Y as k,Z as A,d as oe,i as j,j as M,nt as se,ot as ce,q as le,r as N,rt as ue,s as P}from"./parts-dljrLVEa.js";import{D as de,H as fe,S as F,U as pe,b as me,lt as he,q as ge,st as _e,v as ve,z as ye}from"./details-BbL3iHvP.js";import{H as I,T as L,x as be}from"./early-CfQr5XEC.js";import{n as R,t as xe}from"./customers-CfYA04q6.js";import{t as Se}from"./CommentForm--dOxkd53.js";import{$t as z,t as B}from"./dialogs-BGMIoYzq.js";import{t as Ce}from"./SelectField-BYZSSdLc.js";import{t as V}from"./TextField-CbiiAiCG.js";import{t as H}from"./MoneyField-CPqHP14Z.js";import{t as U}from"./TextArea-CK0VpD1k.js";import{c as we,d as Te,f as Ee,h as De,i as Oe,l as ke,m as Ae,n as je,o as Me,p as Ne,r as Pe,s as Fe,t as Ie,u as Le}from"./change.gql-CSRZvWI7.js";var W={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};W.node;var Re=o(W),G={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};G.node;var ze=o(G),K={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};K.node;var Be=o(K),q={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ve=new J(`
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
    `),He=new J(`
    mutation CommentOnCustomer($input: CommentOnCustomerInput!) {
  commentOnCustomer(input: $input) {
    id
  }
}
    `);p();function Ue({id:t,page:r,onPage:o}){let{tabs:s,comments:c}=n(R),{actors:u}=n(l),d=g(`CUSTOMERS_WRITE`),{mutateAsync:p}=e(He),{data:m,error:h,isPlaceholderData:v,refetch:y}=_(Ve,{id:t,...I(r)}),b=m?.customer?.comments;return a(f,{children:[d&&a(`div`,{className:q.comment,children:a(Se,{onComment:(e,n)=>p({input:{customerId:t,text:e,idempotencyKey:n}})},t)}),a(E,{name:`customer-comments`,label:s.comments,rows:b?.edges.map(e=>e.node),rowKey:e=>e.id,stale:v,error:h,onRetry:()=>void y(),empty:a(w,{icon:ze,title:c.empty,text:c.emptyText}),columns:[{id:`text`,header:c.text,cell:({text:e})=>a(`span`,{className:q.text,children:e}),width:30},{id:`order`,header:c.order,cell:({order:e})=>e&&a(i,{to:`/orders/$number`,params:{number:e.number},children:a(`code`,{children:e.number})}),wide:!0},{id:`who`,header:c.who,cell:({actor:e})=>e.name||u[e.kind],width:12},{id:`when`,header:c.when,cell:({createdAt:e})=>a(O,{at:e}),wide:!0}]}),a(D,{connection:b,onChange:o})]})}s();function We({customer:t,onClose:r}){let i=n(R),o=T(),s=F(),{mutateAsync:c}=e(Ie);async function l({amount:e,reason:n}){await c({input:{customerId:t.id,amount:L(String(e)),reason:String(n).trim(),idempotencyKey:s}}),d(i.adjust.done),r()}return a(B,{open:!0,onClose:r,title:i.adjust.title,text:i.adjust.text(o.money(t.walletBalance)),children:a(z,{submitLabel:i.adjust.submit,onCancel:r,onSubmit:l,children:[a(H,{name:`amount`,label:i.form.amount,hint:i.form.adjustHint}),a(U,{name:`reason`,label:i.form.reason,hint:i.form.reasonHint,maxLength:500})]})})}var Ge=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation EraseCustomer($input: CustomerInput!) {
  eraseCustomer(input: $input) {
    id
    erasedAt
  }
}
    `),Ke=[`CUSTOMERS_ERASE`];function qe({customer:t,onClose:r}){let i=n(R),o=F(),{mutateAsync:s}=e(we);async function c({amount:e,reference:n,notes:a}){let{requestRecharge:c}=await s({input:{customerId:t.id,amount:L(String(e)),reference:String(n??``).trim(),notes:String(a??``).trim(),idempotencyKey:o}});d(c.status===`APPROVED`?i.recharge.approved:i.recharge.pending),r()}return a(B,{open:!0,onClose:r,title:i.recharge.title,text:i.recharge.text,children:a(z,{submitLabel:i.recharge.submit,onCancel:r,onSubmit:c,children:[a(H,{name:`amount`,label:i.form.amount}),a(V,{name:`reference`,label:i.form.reference,hint:i.form.referenceHint,maxLength:100,optional:!0}),a(U,{name:`notes`,label:i.form.notes,maxLength:500,optional:!0})]})})}var Je=b(()=>v(()=>import(`./EraseDialog-UwTSI0GV.js`).then(e=>({default:e.EraseDialog})),__vite__mapDeps([0,1,2,3,4,5,6]))),Ye={edit:De,tier:Te,link:Fe,block:Oe,adjust:je,recharge:ke,erase:Ke};function Xe({tiers:e,...t}){let{dialog:n,...r}=t;switch(x(n,Ye)){case`edit`:return a(Ze,{...r});case`tier`:return a(Qe,{...r,tiers:e});case`link`:return a($e,{...r});case`block`:return a(et,{...r});case`adjust`:return a(We,{...r});case`recharge`:return a(qe,{...r});case`erase`:return a(m,{fallback:null,children:a(Je,{...r})});default:return null}}var Y=(e,t)=>String(e[t]??``).trim();function Ze({customer:t,onClose:r}){let i=n(R),{opened:o,version:s,savedByOthers:c,save:l}=ge(t,({name:e,email:t,phone:n,externalRef:r})=>({name:e,email:t??``,phone:n??``,externalRef:r??``})),{mutateAsync:u}=e(Ae);async function f(e){let[t,n,a]=[`email`,`phone`,`externalRef`].map(t=>Y(e,t)),c={id:o.id,version:s,name:Y(e,`name`),...t?{email:t}:{clearEmail:!0},...n?{phone:n}:{clearPhone:!0},...a?{externalRef:a}:{clearExternalRef:!0}};await l(u({input:c}),i.stale),d(i.edit.done),r()}return a(B,{open:!0,onClose:r,title:i.edit.title,children:a(z,{submitLabel:i.edit.submit,onCancel:r,onSubmit:f,savedByOthers:c,children:[a(V,{name:`name`,label:i.form.name,defaultValue:o.name,maxLength:200}),a(V,{name:`email`,label:i.form.email,type:`email`,defaultValue:o.email??``,optional:!0}),a(V,{name:`phone`,label:i.form.phone,type:`tel`,hint:i.form.phoneHint,defaultValue:o.phone??``,optional:!0}),a(V,{name:`externalRef`,label:i.form.externalRef,hint:i.form.externalRefHint,defaultValue:o.externalRef??``,maxLength:100,optional:!0})]})})}function Qe({customer:t,tiers:r,onClose:i}){let o=n(R),{mutateAsync:s}=e(Le);async function c(e){let n=Y(e,`tierId`);await s({input:{customerId:t.id,...n&&{tierId:n}}}),d(o.tier.done),i()}return a(B,{open:!0,onClose:i,title:o.tier.title,text:o.tier.text,children:a(z,{submitLabel:o.tier.submit,onCancel:i,onSubmit:c,children:a(Ce,{name:`tierId`,label:o.form.tier,defaultValue:t.tier?.id??``,options:[{value:``,label:o.noTier},...r.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function $e({customer:t,onClose:r}){let i=n(R),{mutateAsync:o}=e(Me);async function s(e){await o({input:{customerId:t.id,phone:Y(e,`phone`)}}),d(i.link.done),r()}return a(B,{open:!0,onClose:r,title:i.link.title,text:i.link.text,children:a(z,{submitLabel:i.link.submit,onCancel:r,onSubmit:s,children:a(V,{name:`phone`,label:i.form.phone,type:`tel`,hint:i.form.phoneHint,defaultValue:t.phone??``})})})}function et({customer:t,onClose:r}){let i=n(R).block,{mutateAsync:o}=e(Pe);async function s(){await o({input:{customerId:t.id}}),d(i.done),r()}return a(B,{open:!0,onClose:r,title:i.title,text:i.text,children:a(z,{danger:!0,submitLabel:i.submit,onCancel:r,onSubmit:s,children:null})})}p();function tt({customer:e,onOpen:t}){let r=n(R),i=T();return a(f,{children:[a(rt,{customer:e,onOpen:t}),a(A,{title:r.facts.title,actions:a(it,{customer:e,onOpen:t}),children:a(fe,{facts:[{label:r.facts.email,value:e.email??a(X,{})},{label:r.facts.phone,value:e.phone?a(`span`,{className:q.phone,children:[a(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&a(nt,{customer:e})]}):a(X,{})},{label:r.facts.reference,value:e.externalRef?a(h,{text:e.externalRef}):a(X,{})},{label:r.facts.tier,value:e.tier?.name??r.noTier},{label:r.facts.orders,value:i.count(e.placed.totalCount)},{label:r.facts.since,value:a(O,{at:e.createdAt})},{label:r.facts.changed,value:a(O,{at:e.updatedAt})},{label:r.facts.id,value:a(h,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function nt({customer:{id:e,phoneLinkedBy:t}}){let r=n(R).facts,{actors:o}=n(l),s=t&&r.linkedBy(t.name||o[t.kind]);return a(f,{children:[a(le,{tone:`good`,children:r.linked}),g(`AUDIT_READ`)&&s?a(i,{to:`/audit`,search:{id:e,action:`customer.`},children:s}):s]})}function X(){return a(`span`,{className:`muted`,children:n(R).facts.unknown})}function rt({customer:e,onOpen:t}){let r=n(R),i=g(`WALLETS_ADJUST`),o=g(`RECHARGES_CREATE`);return a(A,{title:r.wallet.title,children:[a(`p`,{className:q.balance,children:a(P,{amount:e.walletBalance})}),a(`div`,{className:q.actions,children:[o&&!e.erasedAt&&a(C,{size:`small`,onClick:()=>t(`recharge`),children:r.actions.recharge}),i&&a(C,{size:`small`,onClick:()=>t(`adjust`),children:r.actions.adjust})]})]})}function it({customer:t,onOpen:r}){let i=n(R),o=g(`CUSTOMERS_WRITE`),{mutate:s,isPending:c}=e(Ne);return!o||t.erasedAt?null:a(`div`,{className:q.actions,children:[a(C,{size:`small`,look:`quiet`,onClick:()=>r(`tier`),children:i.actions.tier}),t.linkedPhone?a(C,{size:`small`,look:`quiet`,busy:c,onClick:()=>s({input:{customerId:t.id}},{onSuccess:()=>d(i.link.undone),onError:S}),children:i.actions.unlink}):a(C,{size:`small`,look:`quiet`,onClick:()=>r(`link`),children:i.actions.link})]})}var at={tools:`_tools_kxy8f_2`};function Z({children:e}){return a(`div`,{className:at.tools,children:e})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ot=new Q(`
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
    `),st=new Q(`
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
    `),ct=new Q(`
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
    `),lt=new Q(`
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
    `);p();function ut({id:e,page:t,onPage:r}){let{tabs:o,orders:s}=n(R),{data:c,error:l,isPlaceholderData:u,refetch:d}=_(st,{id:e,...I(t)}),p=c?.customer?.orders,m=p?.edges.map(({node:e})=>e.id)??[];return ae(`ORDER`,m,d),a(f,{children:[a(Z,{children:a(M,{size:`small`,dialog:`exportPart`,input:{kind:`ORDERS`,orderWhere:{customerId:e}},count:p?.totalCount})}),a(E,{name:`customer-orders`,label:o.orders,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:l,onRetry:()=>void d(),empty:a(w,{icon:se,title:s.empty,text:s.emptyText}),columns:[{id:`number`,header:s.number,cell:({number:e})=>a(i,{to:`/orders/$number`,params:{number:e},children:a(`code`,{children:e})})},{id:`status`,header:s.status,cell:({status:e})=>a(j,{kind:`order`,status:e})},{id:`what`,header:s.what,cell:({items:e})=>a(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:s.placed,cell:({createdAt:e})=>a(O,{at:e}),wide:`below`},{id:`total`,header:s.total,cell:({total:e})=>a(P,{amount:e}),align:`end`,width:7}]}),a(D,{connection:p,onChange:r})]})}p();function dt({id:e,page:t,onPage:r}){let{tabs:i,recharges:o}=n(R),s={id:e,...I(t)},{data:c,error:l,isPlaceholderData:d,refetch:p}=_(lt,s),m=c?.customer?.recharges;return a(f,{children:[a(Z,{children:a(M,{size:`small`,dialog:`exportPart`,input:{kind:`RECHARGES`,rechargeWhere:{customerId:e}},count:m?.totalCount})}),a(E,{name:`customer-recharges`,label:i.recharges,rows:m?.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:l,onRetry:()=>void p(),empty:a(w,{icon:u,title:o.empty,text:o.emptyText}),columns:[{id:`when`,header:o.when,cell:({createdAt:e})=>a(O,{at:e})},{id:`status`,header:o.status,cell:({status:e})=>a(j,{kind:`recharge`,status:e})},{id:`reference`,header:o.reference,cell:({reference:e,reason:t})=>a(`span`,{className:`muted`,children:t||e}),wide:`below`,width:18},{id:`decided`,header:o.decided,cell:e=>a(ve,{...e}),wide:!0},{id:`amount`,header:o.amount,cell:({amount:e})=>a(P,{amount:e}),align:`end`,width:7}]}),a(D,{connection:m,onChange:r})]})}p();function ft({id:e,page:t,order:r,onPage:o}){let{wallet:s}=n(R),{transactions:c,actors:u}=n(l),{data:d,error:p,isPlaceholderData:m,refetch:h}=_(ct,{id:e,where:r?{orderId:r}:null,...I(t)}),g=d?.customer?.transactions;return a(f,{children:[a(Z,{children:[r&&a(f,{children:[a(`span`,{className:`muted`,children:s.ofOrder}),a(N,{size:`small`,look:`quiet`,to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:s.all})]}),a(M,{size:`small`,dialog:`exportPart`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e,...r&&{orderId:r}}},count:g?.totalCount})]}),a(E,{name:`customer-wallet`,label:s.ledger,rows:g?.edges.map(e=>e.node),rowKey:e=>e.id,stale:m,error:p,onRetry:()=>void h(),empty:a(w,{icon:Be,title:s.empty,text:s.emptyText}),columns:[{id:`when`,header:s.when,cell:({createdAt:e})=>a(O,{at:e})},{id:`kind`,header:s.kind,cell:({kind:e})=>c[e],wide:`below`},{id:`reference`,header:s.reference,cell:({order:e,reference:t})=>e?a(i,{to:`/orders/$number`,params:{number:e.number},children:a(`code`,{children:e.number})}):a(`span`,{className:`muted`,children:t}),wide:`below`,width:18},{id:`by`,header:s.by,cell:({actor:e})=>e.name||u[e.kind],wide:`below`},{id:`amount`,header:s.amount,cell:({amount:e})=>a(P,{amount:e}),align:`end`,width:7},{id:`after`,header:s.after,cell:e=>a(P,{amount:e.balanceAfter}),align:`end`,width:7}]}),a(D,{connection:g,onChange:o})]})}var pt=t({CustomerPage:()=>ht});p();var $=c(`/signedIn/customers/$id`),mt={orders:ut,wallet:ft,recharges:dt,comments:Ue};function ht(){let e=n(R),t=oe(),{id:i}=$.useParams(),o=$.useSearch(),s=$.useNavigate(),{data:c,error:l,refetch:u}=_(ot,{id:i}),d=de(c?.priceTiers);te(({customerId:e})=>e===i,()=>void r.invalidateQueries());let p=c?.customer?.id===i?c.customer:void 0,m={label:e.title,link:{to:`/customers`}},{open:h,close:g}=ie(),{tab:v=`orders`,order:b,...x}=be(o);if(c?.customer===null)return a(me,{});if(!p)return a(f,{children:[a(k,{title:e.facts.title,parent:m}),l?a(y,{error:l,onRetry:()=>void u()}):a(ye,{})]});let S=mt[v];return a(f,{children:[a(k,{title:t(p),parent:m,aside:a(xe,{customer:p}),actions:a(f,{children:[a(M,{input:{kind:`CUSTOMER`,customerId:i},count:void 0}),a(gt,{customer:p,onOpen:h}),a(_t,{customer:p,onOpen:h}),a(vt,{customer:p})]})}),a(pe,{main:a(f,{children:[a(re,{label:e.tabs.label,children:ee.map(t=>a(ne,{to:`/customers/$id`,params:{id:i},search:{tab:t},current:t===v,children:e.tabs[t]},t))}),a(A,{flush:!0,children:a(S,{id:i,page:x,order:b,onPage:e=>void s({search:{tab:o.tab,order:b,...e},resetScroll:!1})})})]}),side:a(tt,{customer:p,onOpen:h})}),d&&a(Xe,{customer:p,tiers:d,dialog:o.dialog,onClose:g})]})}function gt({customer:e,onOpen:t}){let r=n(R).actions;return!g(`CUSTOMERS_ERASE`)||e.erasedAt?null:a(C,{icon:Re,onClick:()=>t(`erase`),children:r.erase})}function _t({customer:t,onOpen:r}){let i=n(R),o=g(`CUSTOMERS_WRITE`),{mutate:s,isPending:c}=e(Ee);return!o||t.erasedAt?null:a(f,{children:[t.status===`BLOCKED`?a(C,{icon:_e,busy:c,onClick:()=>s({input:{customerId:t.id}},{onSuccess:()=>d(i.block.undone),onError:S}),children:i.actions.unblock}):a(C,{icon:ce,onClick:()=>r(`block`),children:i.actions.block}),a(C,{icon:he,onClick:()=>r(`edit`),children:i.actions.edit})]})}function vt({customer:e}){let t=n(R).actions;return!g(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:a(N,{look:`primary`,icon:ue,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{ht as CustomerPage,Ge as n,pt as t};