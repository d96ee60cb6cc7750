const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-29eb2e0N.js","assets/index-56XI4USA.js","assets/early-CfQr5XEC.js","assets/parts-BYqyiHkm.js","assets/dialogs-Bx7AgrVf.js","assets/details-Dg0S2g0y.js","assets/TextField-DNRM4AN9.js"])))=>i.map(i=>d[i]);
import{At as e,B as t,Ct as n,E as r,Et as i,Nt as a,Pt as o,Qt as s,Ut as c,Wt as l,_ as u,f as d,g as f,hn as p,kt as m,m as h,nt as g,q as _,rt as v,tn as y,tt as b,v as x,vn as S,w as C,xn as ee}from"./index-56XI4USA.js";import{$ as te,A as w,B as ne,C as re,H as T,J as E,K as D,N as O,R as ie,S as ae,T as k,U as A,V as j,W as oe,d as se,et as ce,i as M,r as N,rt as le,s as P,z as ue}from"./parts-BYqyiHkm.js";import{$ as de,E as fe,G as pe,J as me,N as he,O as F,Y as ge,dt as _e,pt as ve,w as ye}from"./details-Dg0S2g0y.js";import{H as I,T as L,x as be}from"./early-CfQr5XEC.js";import{n as R,t as xe}from"./customers-CqBApTk7.js";import{t as Se}from"./CommentForm-DO5NzyHe.js";import{$t as z,t as B}from"./dialogs-Bx7AgrVf.js";import{t as Ce}from"./SelectField-Cn7V20bn.js";import{t as V}from"./TextField-DNRM4AN9.js";import{t as H}from"./MoneyField-DYpdC-bn.js";import{t as U}from"./TextArea-69rQkNR5.js";import{c as we,d as Te,f as Ee,h as De,i as Oe,l as ke,m as Ae,n as je,o as Me,p as Ne,r as Pe,s as Fe,t as Ie,u as Le}from"./change.gql-CSRZvWI7.js";var W={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};W.node;var Re=_(W),G={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};G.node;var ze=_(G),K={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};K.node;var Be=_(K),q={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ve=new J(`
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
    `);S();function Ue({id:t,page:n,onPage:i}){let{tabs:a,comments:s}=r(R),{actors:l}=r(C),u=v(`CUSTOMERS_WRITE`),{mutateAsync:d}=m(He),{data:f,error:h,isPlaceholderData:g,refetch:_}=e(Ve,{id:t,...I(n)}),y=f?.customer?.comments;return c(p,{children:[u&&c(`div`,{className:q.comment,children:c(Se,{onComment:(e,n)=>d({input:{customerId:t,text:e,idempotencyKey:n}})},t)}),c(A,{name:`customer-comments`,label:a.comments,rows:y?.edges.map(e=>e.node),rowKey:e=>e.id,stale:g,error:h,onRetry:()=>void _(),empty:c(O,{icon:ze,title:s.empty,text:s.emptyText}),columns:[{id:`text`,header:s.text,cell:({text:e})=>c(`span`,{className:q.text,children:e}),width:30},{id:`order`,header:s.order,cell:({order:e})=>e&&c(o,{to:`/orders/$number`,params:{number:e.number},children:c(`code`,{children:e.number})}),wide:!0},{id:`who`,header:s.who,cell:({actor:e})=>e.name||l[e.kind],width:12},{id:`when`,header:s.when,cell:({createdAt:e})=>c(j,{at:e}),wide:!0}]}),c(k,{connection:y,onChange:i})]})}l();function We({customer:e,onClose:t}){let n=r(R),i=T(),a=F(),{mutateAsync:o}=m(Ie);async function s({amount:r,reason:i}){await o({input:{customerId:e.id,amount:L(String(r)),reason:String(i).trim(),idempotencyKey:a}}),f(n.adjust.done),t()}return c(B,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(i.money(e.walletBalance)),children:c(z,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:s,children:[c(H,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint}),c(U,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}var Ge=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation EraseCustomer($input: CustomerInput!) {
  eraseCustomer(input: $input) {
    id
    erasedAt
  }
}
    `),Ke=[`CUSTOMERS_ERASE`];function qe({customer:e,onClose:t}){let n=r(R),i=F(),{mutateAsync:a}=m(we);async function o({amount:r,reference:o,notes:s}){let{requestRecharge:c}=await a({input:{customerId:e.id,amount:L(String(r)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:i}});f(c.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return c(B,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:c(z,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:o,children:[c(H,{name:`amount`,label:n.form.amount}),c(V,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),c(U,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}var Je=y(()=>b(()=>import(`./EraseDialog-29eb2e0N.js`).then(e=>({default:e.EraseDialog})),__vite__mapDeps([0,1,2,3,4,5,6]))),Ye={edit:De,tier:Te,link:Fe,block:Oe,adjust:je,recharge:ke,erase:Ke};function Xe({tiers:e,...t}){let{dialog:n,...r}=t;switch(g(n,Ye)){case`edit`:return c(Ze,{...r});case`tier`:return c(Qe,{...r,tiers:e});case`link`:return c($e,{...r});case`block`:return c(et,{...r});case`adjust`:return c(We,{...r});case`recharge`:return c(qe,{...r});case`erase`:return c(s,{fallback:null,children:c(Je,{...r})});default:return null}}var Y=(e,t)=>String(e[t]??``).trim();function Ze({customer:e,onClose:t}){let n=r(R),{opened:i,version:a,savedByOthers:o,save:s}=de(e,({name:e,email:t,phone:n,externalRef:r})=>({name:e,email:t??``,phone:n??``,externalRef:r??``})),{mutateAsync:l}=m(Ae);async function u(e){let[r,o,c]=[`email`,`phone`,`externalRef`].map(t=>Y(e,t)),u={id:i.id,version:a,name:Y(e,`name`),...r?{email:r}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0},...c?{externalRef:c}:{clearExternalRef:!0}};await s(l({input:u}),n.stale),f(n.edit.done),t()}return c(B,{open:!0,onClose:t,title:n.edit.title,children:c(z,{submitLabel:n.edit.submit,onCancel:t,onSubmit:u,savedByOthers:o,children:[c(V,{name:`name`,label:n.form.name,defaultValue:i.name,maxLength:200}),c(V,{name:`email`,label:n.form.email,type:`email`,defaultValue:i.email??``,optional:!0}),c(V,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:i.phone??``,optional:!0}),c(V,{name:`externalRef`,label:n.form.externalRef,hint:n.form.externalRefHint,defaultValue:i.externalRef??``,maxLength:100,optional:!0})]})})}function Qe({customer:e,tiers:t,onClose:n}){let i=r(R),{mutateAsync:a}=m(Le);async function o(t){let r=Y(t,`tierId`);await a({input:{customerId:e.id,...r&&{tierId:r}}}),f(i.tier.done),n()}return c(B,{open:!0,onClose:n,title:i.tier.title,text:i.tier.text,children:c(z,{submitLabel:i.tier.submit,onCancel:n,onSubmit:o,children:c(Ce,{name:`tierId`,label:i.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:i.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function $e({customer:e,onClose:t}){let n=r(R),{mutateAsync:i}=m(Me);async function a(r){await i({input:{customerId:e.id,phone:Y(r,`phone`)}}),f(n.link.done),t()}return c(B,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:c(z,{submitLabel:n.link.submit,onCancel:t,onSubmit:a,children:c(V,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function et({customer:e,onClose:t}){let n=r(R).block,{mutateAsync:i}=m(Pe);async function a(){await i({input:{customerId:e.id}}),f(n.done),t()}return c(B,{open:!0,onClose:t,title:n.title,text:n.text,children:c(z,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:a,children:null})})}S();function tt({customer:e,onOpen:t}){let n=r(R),i=T();return c(p,{children:[c(rt,{customer:e,onOpen:t}),c(E,{title:n.facts.title,actions:c(it,{customer:e,onOpen:t}),children:c(me,{facts:[{label:n.facts.email,value:e.email??c(X,{})},{label:n.facts.phone,value:e.phone?c(`span`,{className:q.phone,children:[c(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&c(nt,{customer:e})]}):c(X,{})},{label:n.facts.reference,value:e.externalRef?c(h,{text:e.externalRef}):c(X,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:i.count(e.placed.totalCount)},{label:n.facts.since,value:c(j,{at:e.createdAt})},{label:n.facts.changed,value:c(j,{at:e.updatedAt})},{label:n.facts.id,value:c(h,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function nt({customer:{id:e,phoneLinkedBy:t}}){let n=r(R).facts,{actors:i}=r(C),a=t&&n.linkedBy(t.name||i[t.kind]);return c(p,{children:[c(oe,{tone:`good`,children:n.linked}),v(`AUDIT_READ`)&&a?c(o,{to:`/audit`,search:{id:e,action:`customer.`},children:a}):a]})}function X(){return c(`span`,{className:`muted`,children:r(R).facts.unknown})}function rt({customer:e,onOpen:t}){let n=r(R),i=v(`WALLETS_ADJUST`),a=v(`RECHARGES_CREATE`);return c(E,{title:n.wallet.title,children:[c(`p`,{className:q.balance,children:c(P,{amount:e.walletBalance})}),c(`div`,{className:q.actions,children:[a&&!e.erasedAt&&c(x,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),i&&c(x,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function it({customer:e,onOpen:t}){let n=r(R),i=v(`CUSTOMERS_WRITE`),{mutate:a,isPending:o}=m(Ne);return!i||e.erasedAt?null:c(`div`,{className:q.actions,children:[c(x,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?c(x,{size:`small`,look:`quiet`,busy:o,onClick:()=>a({input:{customerId:e.id}},{onSuccess:()=>f(n.link.undone),onError:u}),children:n.actions.unlink}):c(x,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var at={tools:`_tools_kxy8f_2`};function Z({children:e}){return c(`div`,{className:at.tools,children:e})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ot=new Q(`
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
    `);S();function ut({id:t,page:n,onPage:i}){let{tabs:a,orders:s}=r(R),{data:l,error:u,isPlaceholderData:d,refetch:f}=e(st,{id:t,...I(n)}),m=l?.customer?.orders,h=m?.edges.map(({node:e})=>e.id)??[];return ue(`ORDER`,h,f),c(p,{children:[c(Z,{children:c(w,{size:`small`,dialog:`exportPart`,input:{kind:`ORDERS`,orderWhere:{customerId:t}},count:m?.totalCount})}),c(A,{name:`customer-orders`,label:a.orders,rows:m?.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:u,onRetry:()=>void f(),empty:c(O,{icon:te,title:s.empty,text:s.emptyText}),columns:[{id:`number`,header:s.number,cell:({number:e})=>c(o,{to:`/orders/$number`,params:{number:e},children:c(`code`,{children:e})})},{id:`status`,header:s.status,cell:({status:e})=>c(M,{kind:`order`,status:e})},{id:`what`,header:s.what,cell:({items:e})=>c(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:s.placed,cell:({createdAt:e})=>c(j,{at:e}),wide:`below`},{id:`total`,header:s.total,cell:({total:e})=>c(P,{amount:e}),align:`end`,width:7}]}),c(k,{connection:m,onChange:i})]})}S();function dt({id:n,page:i,onPage:a}){let{tabs:o,recharges:s}=r(R),l={id:n,...I(i)},{data:u,error:d,isPlaceholderData:f,refetch:m}=e(lt,l),h=u?.customer?.recharges;return c(p,{children:[c(Z,{children:c(w,{size:`small`,dialog:`exportPart`,input:{kind:`RECHARGES`,rechargeWhere:{customerId:n}},count:h?.totalCount})}),c(A,{name:`customer-recharges`,label:o.recharges,rows:h?.edges.map(e=>e.node),rowKey:e=>e.id,stale:f,error:d,onRetry:()=>void m(),empty:c(O,{icon:t,title:s.empty,text:s.emptyText}),columns:[{id:`when`,header:s.when,cell:({createdAt:e})=>c(j,{at:e})},{id:`status`,header:s.status,cell:({status:e})=>c(M,{kind:`recharge`,status:e})},{id:`reference`,header:s.reference,cell:({reference:e,reason:t})=>c(`span`,{className:`muted`,children:t||e}),wide:`below`,width:18},{id:`decided`,header:s.decided,cell:e=>c(ye,{...e}),wide:!0},{id:`amount`,header:s.amount,cell:({amount:e})=>c(P,{amount:e}),align:`end`,width:7}]}),c(k,{connection:h,onChange:a})]})}S();function ft({id:t,page:n,order:i,onPage:a}){let{wallet:s}=r(R),{transactions:l,actors:u}=r(C),{data:d,error:f,isPlaceholderData:m,refetch:h}=e(ct,{id:t,where:i?{orderId:i}:null,...I(n)}),g=d?.customer?.transactions;return c(p,{children:[c(Z,{children:[i&&c(p,{children:[c(`span`,{className:`muted`,children:s.ofOrder}),c(N,{size:`small`,look:`quiet`,to:`/customers/$id`,params:{id:t},search:{tab:`wallet`},children:s.all})]}),c(w,{size:`small`,dialog:`exportPart`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:t,...i&&{orderId:i}}},count:g?.totalCount})]}),c(A,{name:`customer-wallet`,label:s.ledger,rows:g?.edges.map(e=>e.node),rowKey:e=>e.id,stale:m,error:f,onRetry:()=>void h(),empty:c(O,{icon:Be,title:s.empty,text:s.emptyText}),columns:[{id:`when`,header:s.when,cell:({createdAt:e})=>c(j,{at:e})},{id:`kind`,header:s.kind,cell:({kind:e})=>l[e],wide:`below`},{id:`reference`,header:s.reference,cell:({order:e,reference:t})=>e?c(o,{to:`/orders/$number`,params:{number:e.number},children:c(`code`,{children:e.number})}):c(`span`,{className:`muted`,children:t}),wide:`below`,width:18},{id:`by`,header:s.by,cell:({actor:e})=>e.name||u[e.kind],wide:`below`},{id:`amount`,header:s.amount,cell:({amount:e})=>c(P,{amount:e}),align:`end`,width:7},{id:`after`,header:s.after,cell:e=>c(P,{amount:e.balanceAfter}),align:`end`,width:7}]}),c(k,{connection:g,onChange:a})]})}var pt=ee({CustomerPage:()=>ht});S();var $=a(`/signedIn/customers/$id`),mt={orders:ut,wallet:ft,recharges:dt,comments:Ue};function ht(){let t=r(R),a=se(),{id:o}=$.useParams(),s=$.useSearch(),l=$.useNavigate(),{data:u,error:f,refetch:m}=e(ot,{id:o}),h=he(u?.priceTiers);ie(({customerId:e})=>e===o,()=>void i.invalidateQueries());let g=u?.customer?.id===o?u.customer:void 0,_={label:t.title,link:{to:`/customers`}},{open:v,close:y}=ne(),{tab:b=`orders`,order:x,...S}=be(s);if(u?.customer===null)return c(fe,{});if(!g)return c(p,{children:[c(D,{title:t.facts.title,parent:_}),f?c(d,{error:f,onRetry:()=>void m()}):c(pe,{})]});let C=mt[b];return c(p,{children:[c(D,{title:a(g),parent:_,aside:c(xe,{customer:g}),actions:c(p,{children:[c(w,{input:{kind:`CUSTOMER`,customerId:o},count:void 0}),c(gt,{customer:g,onOpen:v}),c(_t,{customer:g,onOpen:v}),c(vt,{customer:g})]})}),c(ge,{main:c(p,{children:[c(ae,{label:t.tabs.label,children:n.map(e=>c(re,{to:`/customers/$id`,params:{id:o},search:{tab:e},current:e===b,children:t.tabs[e]},e))}),c(E,{flush:!0,children:c(C,{id:o,page:S,order:x,onPage:e=>void l({search:{tab:s.tab,order:x,...e},resetScroll:!1})})})]}),side:c(tt,{customer:g,onOpen:v})}),h&&c(Xe,{customer:g,tiers:h,dialog:s.dialog,onClose:y})]})}function gt({customer:e,onOpen:t}){let n=r(R).actions;return!v(`CUSTOMERS_ERASE`)||e.erasedAt?null:c(x,{icon:Re,onClick:()=>t(`erase`),children:n.erase})}function _t({customer:e,onOpen:t}){let n=r(R),i=v(`CUSTOMERS_WRITE`),{mutate:a,isPending:o}=m(Ee);return!i||e.erasedAt?null:c(p,{children:[e.status===`BLOCKED`?c(x,{icon:_e,busy:o,onClick:()=>a({input:{customerId:e.id}},{onSuccess:()=>f(n.block.undone),onError:u}),children:n.actions.unblock}):c(x,{icon:le,onClick:()=>t(`block`),children:n.actions.block}),c(x,{icon:ve,onClick:()=>t(`edit`),children:n.actions.edit})]})}function vt({customer:e}){let t=r(R).actions;return!v(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:c(N,{look:`primary`,icon:ce,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{ht as CustomerPage,Ge as n,pt as t};