const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-BL0_KUWN.js","assets/index-CwcODLW1.js","assets/early-CfQr5XEC.js","assets/parts-DRGWu0GN.js","assets/dialogs-BzZ_W2pv.js","assets/details-DFBeDGDg.js","assets/TextField-Bhf4QOKE.js"])))=>i.map(i=>d[i]);
import{$t as e,At as t,B as n,Ct as r,E as i,Et as a,Gt as o,Nt as s,Pt as c,Sn as l,Wt as u,_ as d,f,g as p,gn as m,kt as h,m as g,nn as _,nt as v,q as y,rt as b,tt as x,v as S,w as C,yn as w}from"./index-CwcODLW1.js";import{B as ee,C as te,F as T,G as E,K as D,S as ne,T as O,U as re,V as ie,W as k,Y as A,Z as j,d as ae,i as oe,j as M,nt as se,ot as ce,q as le,r as N,rt as ue,s as P}from"./parts-DRGWu0GN.js";import{D as de,H as fe,S as F,U as pe,b as me,lt as he,q as ge,st as _e,v as ve,z as ye}from"./details-DFBeDGDg.js";import{H as I,T as L,x as be}from"./early-CfQr5XEC.js";import{n as R,t as xe}from"./customers-CQh0b5T5.js";import{t as Se}from"./CommentForm-FoxwZ7LB.js";import{$t as z,t as B}from"./dialogs-BzZ_W2pv.js";import{t as Ce}from"./SelectField-C9aElwV9.js";import{t as V}from"./TextField-Bhf4QOKE.js";import{t as H}from"./MoneyField-DERs1w2_.js";import{t as U}from"./TextArea-Dl-MZN-6.js";import{c as we,d as Te,f as Ee,h as De,i as Oe,l as ke,m as Ae,n as je,o as Me,p as Ne,r as Pe,s as Fe,t as Ie,u as Le}from"./change.gql-CSRZvWI7.js";var W={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};W.node;var Re=y(W),G={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};G.node;var ze=y(G),K={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};K.node;var Be=y(K),q={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ve=new J(`
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
    `);w();function Ue({id:e,page:n,onPage:r}){let{tabs:a,comments:o}=i(R),{actors:s}=i(C),l=b(`CUSTOMERS_WRITE`),{mutateAsync:d}=h(He),{data:f,error:p,isPlaceholderData:g,refetch:_}=t(Ve,{id:e,...I(n)}),v=f?.customer?.comments;return u(m,{children:[l&&u(`div`,{className:q.comment,children:u(Se,{onComment:(t,n)=>d({input:{customerId:e,text:t,idempotencyKey:n}})},e)}),u(D,{name:`customer-comments`,label:a.comments,rows:v?.edges.map(e=>e.node),rowKey:e=>e.id,stale:g,error:p,onRetry:()=>void _(),empty:u(T,{icon:ze,title:o.empty,text:o.emptyText}),columns:[{id:`text`,header:o.text,cell:({text:e})=>u(`span`,{className:q.text,children:e}),width:30},{id:`order`,header:o.order,cell:({order:e})=>e&&u(c,{to:`/orders/$number`,params:{number:e.number},children:u(`code`,{children:e.number})}),wide:!0},{id:`who`,header:o.who,cell:({actor:e})=>e.name||s[e.kind],width:12},{id:`when`,header:o.when,cell:({createdAt:e})=>u(k,{at:e}),wide:!0}]}),u(O,{connection:v,onChange:r})]})}o();function We({customer:e,onClose:t}){let n=i(R),r=E(),a=F(),{mutateAsync:o}=h(Ie);async function s({amount:r,reason:i}){await o({input:{customerId:e.id,amount:L(String(r)),reason:String(i).trim(),idempotencyKey:a}}),p(n.adjust.done),t()}return u(B,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:u(z,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:s,children:[u(H,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint}),u(U,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}var Ge=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation EraseCustomer($input: CustomerInput!) {
  eraseCustomer(input: $input) {
    id
    erasedAt
  }
}
    `),Ke=[`CUSTOMERS_ERASE`];function qe({customer:e,onClose:t}){let n=i(R),r=F(),{mutateAsync:a}=h(we);async function o({amount:i,reference:o,notes:s}){let{requestRecharge:c}=await a({input:{customerId:e.id,amount:L(String(i)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:r}});p(c.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return u(B,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:u(z,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:o,children:[u(H,{name:`amount`,label:n.form.amount}),u(V,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),u(U,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}var Je=_(()=>x(()=>import(`./EraseDialog-BL0_KUWN.js`).then(e=>({default:e.EraseDialog})),__vite__mapDeps([0,1,2,3,4,5,6]))),Ye={edit:De,tier:Te,link:Fe,block:Oe,adjust:je,recharge:ke,erase:Ke};function Xe({tiers:t,...n}){let{dialog:r,...i}=n;switch(v(r,Ye)){case`edit`:return u(Ze,{...i});case`tier`:return u(Qe,{...i,tiers:t});case`link`:return u($e,{...i});case`block`:return u(et,{...i});case`adjust`:return u(We,{...i});case`recharge`:return u(qe,{...i});case`erase`:return u(e,{fallback:null,children:u(Je,{...i})});default:return null}}var Y=(e,t)=>String(e[t]??``).trim();function Ze({customer:e,onClose:t}){let n=i(R),{opened:r,version:a,savedByOthers:o,save:s}=ge(e,({name:e,email:t,phone:n,externalRef:r})=>({name:e,email:t??``,phone:n??``,externalRef:r??``})),{mutateAsync:c}=h(Ae);async function l(e){let[i,o,l]=[`email`,`phone`,`externalRef`].map(t=>Y(e,t)),u={id:r.id,version:a,name:Y(e,`name`),...i?{email:i}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0},...l?{externalRef:l}:{clearExternalRef:!0}};await s(c({input:u}),n.stale),p(n.edit.done),t()}return u(B,{open:!0,onClose:t,title:n.edit.title,children:u(z,{submitLabel:n.edit.submit,onCancel:t,onSubmit:l,savedByOthers:o,children:[u(V,{name:`name`,label:n.form.name,defaultValue:r.name,maxLength:200}),u(V,{name:`email`,label:n.form.email,type:`email`,defaultValue:r.email??``,optional:!0}),u(V,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:r.phone??``,optional:!0}),u(V,{name:`externalRef`,label:n.form.externalRef,hint:n.form.externalRefHint,defaultValue:r.externalRef??``,maxLength:100,optional:!0})]})})}function Qe({customer:e,tiers:t,onClose:n}){let r=i(R),{mutateAsync:a}=h(Le);async function o(t){let i=Y(t,`tierId`);await a({input:{customerId:e.id,...i&&{tierId:i}}}),p(r.tier.done),n()}return u(B,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:u(z,{submitLabel:r.tier.submit,onCancel:n,onSubmit:o,children:u(Ce,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function $e({customer:e,onClose:t}){let n=i(R),{mutateAsync:r}=h(Me);async function a(i){await r({input:{customerId:e.id,phone:Y(i,`phone`)}}),p(n.link.done),t()}return u(B,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:u(z,{submitLabel:n.link.submit,onCancel:t,onSubmit:a,children:u(V,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function et({customer:e,onClose:t}){let n=i(R).block,{mutateAsync:r}=h(Pe);async function a(){await r({input:{customerId:e.id}}),p(n.done),t()}return u(B,{open:!0,onClose:t,title:n.title,text:n.text,children:u(z,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:a,children:null})})}w();function tt({customer:e,onOpen:t}){let n=i(R),r=E();return u(m,{children:[u(rt,{customer:e,onOpen:t}),u(j,{title:n.facts.title,actions:u(it,{customer:e,onOpen:t}),children:u(fe,{facts:[{label:n.facts.email,value:e.email??u(X,{})},{label:n.facts.phone,value:e.phone?u(`span`,{className:q.phone,children:[u(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&u(nt,{customer:e})]}):u(X,{})},{label:n.facts.reference,value:e.externalRef?u(g,{text:e.externalRef}):u(X,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:u(k,{at:e.createdAt})},{label:n.facts.changed,value:u(k,{at:e.updatedAt})},{label:n.facts.id,value:u(g,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function nt({customer:{id:e,phoneLinkedBy:t}}){let n=i(R).facts,{actors:r}=i(C),a=t&&n.linkedBy(t.name||r[t.kind]);return u(m,{children:[u(le,{tone:`good`,children:n.linked}),b(`AUDIT_READ`)&&a?u(c,{to:`/audit`,search:{id:e,action:`customer.`},children:a}):a]})}function X(){return u(`span`,{className:`muted`,children:i(R).facts.unknown})}function rt({customer:e,onOpen:t}){let n=i(R),r=b(`WALLETS_ADJUST`),a=b(`RECHARGES_CREATE`);return u(j,{title:n.wallet.title,children:[u(`p`,{className:q.balance,children:u(P,{amount:e.walletBalance})}),u(`div`,{className:q.actions,children:[a&&!e.erasedAt&&u(S,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&u(S,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function it({customer:e,onOpen:t}){let n=i(R),r=b(`CUSTOMERS_WRITE`),{mutate:a,isPending:o}=h(Ne);return!r||e.erasedAt?null:u(`div`,{className:q.actions,children:[u(S,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?u(S,{size:`small`,look:`quiet`,busy:o,onClick:()=>a({input:{customerId:e.id}},{onSuccess:()=>p(n.link.undone),onError:d}),children:n.actions.unlink}):u(S,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var at={tools:`_tools_kxy8f_2`};function Z({children:e}){return u(`div`,{className:at.tools,children:e})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ot=new Q(`
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
    `);w();function ut({id:e,page:n,onPage:r}){let{tabs:a,orders:o}=i(R),{data:s,error:l,isPlaceholderData:d,refetch:f}=t(st,{id:e,...I(n)}),p=s?.customer?.orders,h=p?.edges.map(({node:e})=>e.id)??[];return ie(`ORDER`,h,f),u(m,{children:[u(Z,{children:u(M,{size:`small`,dialog:`exportPart`,input:{kind:`ORDERS`,orderWhere:{customerId:e}},count:p?.totalCount})}),u(D,{name:`customer-orders`,label:a.orders,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:l,onRetry:()=>void f(),empty:u(T,{icon:se,title:o.empty,text:o.emptyText}),columns:[{id:`number`,header:o.number,cell:({number:e})=>u(c,{to:`/orders/$number`,params:{number:e},children:u(`code`,{children:e})})},{id:`status`,header:o.status,cell:({status:e})=>u(oe,{kind:`order`,status:e})},{id:`what`,header:o.what,cell:({items:e})=>u(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:o.placed,cell:({createdAt:e})=>u(k,{at:e}),wide:`below`},{id:`total`,header:o.total,cell:({total:e})=>u(P,{amount:e}),align:`end`,width:7}]}),u(O,{connection:p,onChange:r})]})}w();function dt({id:e,page:r,onPage:a}){let{tabs:o,recharges:s}=i(R),c={id:e,...I(r)},{data:l,error:d,isPlaceholderData:f,refetch:p}=t(lt,c),h=l?.customer?.recharges;return u(m,{children:[u(Z,{children:u(M,{size:`small`,dialog:`exportPart`,input:{kind:`RECHARGES`,rechargeWhere:{customerId:e}},count:h?.totalCount})}),u(D,{name:`customer-recharges`,label:o.recharges,rows:h?.edges.map(e=>e.node),rowKey:e=>e.id,stale:f,error:d,onRetry:()=>void p(),empty:u(T,{icon:n,title:s.empty,text:s.emptyText}),columns:[{id:`when`,header:s.when,cell:({createdAt:e})=>u(k,{at:e})},{id:`status`,header:s.status,cell:({status:e})=>u(oe,{kind:`recharge`,status:e})},{id:`reference`,header:s.reference,cell:({reference:e,reason:t})=>u(`span`,{className:`muted`,children:t||e}),wide:`below`,width:18},{id:`decided`,header:s.decided,cell:e=>u(ve,{...e}),wide:!0},{id:`amount`,header:s.amount,cell:({amount:e})=>u(P,{amount:e}),align:`end`,width:7}]}),u(O,{connection:h,onChange:a})]})}w();function ft({id:e,page:n,order:r,onPage:a}){let{wallet:o}=i(R),{transactions:s,actors:l}=i(C),{data:d,error:f,isPlaceholderData:p,refetch:h}=t(ct,{id:e,where:r?{orderId:r}:null,...I(n)}),g=d?.customer?.transactions;return u(m,{children:[u(Z,{children:[r&&u(m,{children:[u(`span`,{className:`muted`,children:o.ofOrder}),u(N,{size:`small`,look:`quiet`,to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:o.all})]}),u(M,{size:`small`,dialog:`exportPart`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e,...r&&{orderId:r}}},count:g?.totalCount})]}),u(D,{name:`customer-wallet`,label:o.ledger,rows:g?.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:f,onRetry:()=>void h(),empty:u(T,{icon:Be,title:o.empty,text:o.emptyText}),columns:[{id:`when`,header:o.when,cell:({createdAt:e})=>u(k,{at:e})},{id:`kind`,header:o.kind,cell:({kind:e})=>s[e],wide:`below`},{id:`reference`,header:o.reference,cell:({order:e,reference:t})=>e?u(c,{to:`/orders/$number`,params:{number:e.number},children:u(`code`,{children:e.number})}):u(`span`,{className:`muted`,children:t}),wide:`below`,width:18},{id:`by`,header:o.by,cell:({actor:e})=>e.name||l[e.kind],wide:`below`},{id:`amount`,header:o.amount,cell:({amount:e})=>u(P,{amount:e}),align:`end`,width:7},{id:`after`,header:o.after,cell:e=>u(P,{amount:e.balanceAfter}),align:`end`,width:7}]}),u(O,{connection:g,onChange:a})]})}var pt=l({CustomerPage:()=>ht});w();var $=s(`/signedIn/customers/$id`),mt={orders:ut,wallet:ft,recharges:dt,comments:Ue};function ht(){let e=i(R),n=ae(),{id:o}=$.useParams(),s=$.useSearch(),c=$.useNavigate(),{data:l,error:d,refetch:p}=t(ot,{id:o}),h=de(l?.priceTiers);ee(({customerId:e})=>e===o,()=>void a.invalidateQueries());let g=l?.customer?.id===o?l.customer:void 0,_={label:e.title,link:{to:`/customers`}},{open:v,close:y}=re(),{tab:b=`orders`,order:x,...S}=be(s);if(l?.customer===null)return u(me,{});if(!g)return u(m,{children:[u(A,{title:e.facts.title,parent:_}),d?u(f,{error:d,onRetry:()=>void p()}):u(ye,{})]});let C=mt[b];return u(m,{children:[u(A,{title:n(g),parent:_,aside:u(xe,{customer:g}),actions:u(m,{children:[u(M,{input:{kind:`CUSTOMER`,customerId:o},count:void 0}),u(gt,{customer:g,onOpen:v}),u(_t,{customer:g,onOpen:v}),u(vt,{customer:g})]})}),u(pe,{main:u(m,{children:[u(ne,{label:e.tabs.label,children:r.map(t=>u(te,{to:`/customers/$id`,params:{id:o},search:{tab:t},current:t===b,children:e.tabs[t]},t))}),u(j,{flush:!0,children:u(C,{id:o,page:S,order:x,onPage:e=>void c({search:{tab:s.tab,order:x,...e},resetScroll:!1})})})]}),side:u(tt,{customer:g,onOpen:v})}),h&&u(Xe,{customer:g,tiers:h,dialog:s.dialog,onClose:y})]})}function gt({customer:e,onOpen:t}){let n=i(R).actions;return!b(`CUSTOMERS_ERASE`)||e.erasedAt?null:u(S,{icon:Re,onClick:()=>t(`erase`),children:n.erase})}function _t({customer:e,onOpen:t}){let n=i(R),r=b(`CUSTOMERS_WRITE`),{mutate:a,isPending:o}=h(Ee);return!r||e.erasedAt?null:u(m,{children:[e.status===`BLOCKED`?u(S,{icon:_e,busy:o,onClick:()=>a({input:{customerId:e.id}},{onSuccess:()=>p(n.block.undone),onError:d}),children:n.actions.unblock}):u(S,{icon:ce,onClick:()=>t(`block`),children:n.actions.block}),u(S,{icon:he,onClick:()=>t(`edit`),children:n.actions.edit})]})}function vt({customer:e}){let t=i(R).actions;return!b(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:u(N,{look:`primary`,icon:ue,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{ht as CustomerPage,Ge as n,pt as t};