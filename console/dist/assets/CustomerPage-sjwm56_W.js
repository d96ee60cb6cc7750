const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-D2_MqhIm.js","assets/index-A2OH26jZ.js","assets/early-4Tp9QHVb.js","assets/parts-CDIjajoZ.js","assets/dialogs-Bn4O8j0W.js","assets/details-BYDx9N73.js","assets/TextField-CGBDLqaU.js"])))=>i.map(i=>d[i]);
import{At as e,D as t,Dt as n,J as r,Nt as i,On as a,Pt as o,Rt as s,Sn as c,Tn as l,V as u,Xt as d,Z as f,at as p,b as m,g as h,m as g,ot as _,p as v,st as y,v as b,x,zt as S}from"./index-A2OH26jZ.js";import{B as C,C as ee,G as w,H as te,J as T,K as ne,P as E,S as re,T as D,U as O,W as k,X as A,d as ie,et as ae,i as j,it as oe,j as M,r as N,s as P,tt as se,z as ce}from"./parts-CDIjajoZ.js";import{D as le,J as ue,Q as de,S as F,U as fe,b as pe,ft as me,mt as he,q as ge,v as _e}from"./details-BYDx9N73.js";import{T as I,U as L,x as ve}from"./early-4Tp9QHVb.js";import{n as R,t as ye}from"./customers-Bf6RXDea.js";import{t as be}from"./CommentForm-Bmn-tLBp.js";import{$t as z,t as B}from"./dialogs-Bn4O8j0W.js";import{t as xe}from"./SelectField-oQ2Pv2Hx.js";import{t as V}from"./TextField-CGBDLqaU.js";import{t as H}from"./MoneyField-B32Fl8nq.js";import{t as U}from"./TextArea-DndP0ENQ.js";import{c as Se,d as Ce,f as we,h as Te,i as Ee,l as De,m as Oe,n as ke,o as Ae,p as je,r as Me,s as Ne,t as Pe,u as Fe}from"./change.gql-CSRZvWI7.js";var W={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};W.node;var Ie=r(W),G={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};G.node;var Le=r(G),K={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};K.node;var Re=r(K),q={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ze=new J(`
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
    `);l();function Ve({id:e,page:n,onPage:r}){let{tabs:a,comments:s}=f(R),{actors:l}=f(t),u=y(`CUSTOMERS_WRITE`),{mutateAsync:p}=i(Be),{data:m,error:h,isPlaceholderData:g,refetch:_}=o(ze,{id:e,...L(n)}),v=m?.customer?.comments;return d(c,{children:[u&&d(`div`,{className:q.comment,children:d(be,{onComment:(t,n)=>p({input:{customerId:e,text:t,idempotencyKey:n}})},e)}),d(w,{name:`customer-comments`,label:a.comments,rows:v?.edges.map(e=>e.node),rowKey:e=>e.id,stale:g,error:h,onRetry:()=>void _(),empty:d(E,{icon:Le,title:s.empty,text:s.emptyText}),columns:[{id:`text`,header:s.text,cell:({text:e})=>d(`span`,{className:q.text,children:e}),width:30},{id:`order`,header:s.order,cell:({order:e})=>e&&d(S,{to:`/orders/$number`,params:{number:e.number},children:d(`code`,{children:e.number})}),wide:!0},{id:`who`,header:s.who,cell:({actor:e})=>e.name||l[e.kind],width:12},{id:`when`,header:s.when,cell:({createdAt:e})=>d(O,{at:e}),wide:!0}]}),d(D,{connection:v,onChange:r})]})}function He({customer:e,onClose:t}){let n=f(R),r=k(),a=F(),{mutateAsync:o}=i(Pe);async function s({amount:r,reason:i}){await o({input:{customerId:e.id,amount:I(String(r)),reason:String(i).trim(),idempotencyKey:a}}),b(n.adjust.done),t()}return d(B,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:d(z,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:s,children:[d(H,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint}),d(U,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}var Ue=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation EraseCustomer($input: CustomerInput!) {
  eraseCustomer(input: $input) {
    id
    erasedAt
  }
}
    `),We=[`CUSTOMERS_ERASE`];function Ge({customer:e,onClose:t}){let n=f(R),r=F(),{mutateAsync:a}=i(Se);async function o({amount:i,reference:o,notes:s}){let{requestRecharge:c}=await a({input:{customerId:e.id,amount:I(String(i)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:r}});b(c.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return d(B,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:d(z,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:o,children:[d(H,{name:`amount`,label:n.form.amount}),d(V,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),d(U,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}var Ke=v(()=>p(()=>import(`./EraseDialog-D2_MqhIm.js`).then(e=>e.EraseDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),qe={edit:Te,tier:Ce,link:Ne,block:Ee,adjust:ke,recharge:De,erase:We};function Je({tiers:e,...t}){let{dialog:n,...r}=t;switch(_(n,qe)){case`edit`:return d(Ye,{...r});case`tier`:return d(Xe,{...r,tiers:e});case`link`:return d(Ze,{...r});case`block`:return d(Qe,{...r});case`adjust`:return d(He,{...r});case`recharge`:return d(Ge,{...r});case`erase`:return d(Ke,{...r});default:return null}}var Y=(e,t)=>String(e[t]??``).trim();function Ye({customer:e,onClose:t}){let n=f(R),{opened:r,version:a,savedByOthers:o,save:s}=de(e,({name:e,email:t,phone:n,externalRef:r})=>({name:e,email:t??``,phone:n??``,externalRef:r??``})),{mutateAsync:c}=i(Oe);async function l(e){let[i,o,l]=[`email`,`phone`,`externalRef`].map(t=>Y(e,t)),u={id:r.id,version:a,name:Y(e,`name`),...i?{email:i}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0},...l?{externalRef:l}:{clearExternalRef:!0}};await s(c({input:u}),n.stale),b(n.edit.done),t()}return d(B,{open:!0,onClose:t,title:n.edit.title,children:d(z,{submitLabel:n.edit.submit,onCancel:t,onSubmit:l,savedByOthers:o,children:[d(V,{name:`name`,label:n.form.name,defaultValue:r.name,maxLength:200}),d(V,{name:`email`,label:n.form.email,type:`email`,defaultValue:r.email??``,optional:!0}),d(V,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:r.phone??``,optional:!0}),d(V,{name:`externalRef`,label:n.form.externalRef,hint:n.form.externalRefHint,defaultValue:r.externalRef??``,maxLength:100,optional:!0})]})})}function Xe({customer:e,tiers:t,onClose:n}){let r=f(R),{mutateAsync:a}=i(Fe);async function o(t){let i=Y(t,`tierId`);await a({input:{customerId:e.id,...i&&{tierId:i}}}),b(r.tier.done),n()}return d(B,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:d(z,{submitLabel:r.tier.submit,onCancel:n,onSubmit:o,children:d(xe,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function Ze({customer:e,onClose:t}){let n=f(R),{mutateAsync:r}=i(Ae);async function a(i){await r({input:{customerId:e.id,phone:Y(i,`phone`)}}),b(n.link.done),t()}return d(B,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:d(z,{submitLabel:n.link.submit,onCancel:t,onSubmit:a,children:d(V,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function Qe({customer:e,onClose:t}){let n=f(R).block,{mutateAsync:r}=i(Me);async function a(){await r({input:{customerId:e.id}}),b(n.done),t()}return d(B,{open:!0,onClose:t,title:n.title,text:n.text,children:d(z,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:a,children:null})})}l();function $e({customer:e,onOpen:t}){let n=f(R),r=k();return d(c,{children:[d(tt,{customer:e,onOpen:t}),d(A,{title:n.facts.title,actions:d(nt,{customer:e,onOpen:t}),children:d(ge,{facts:[{label:n.facts.email,value:e.email??d(X,{})},{label:n.facts.phone,value:e.phone?d(`span`,{className:q.phone,children:[d(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&d(et,{customer:e})]}):d(X,{})},{label:n.facts.reference,value:e.externalRef?d(h,{text:e.externalRef}):d(X,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:d(O,{at:e.createdAt})},{label:n.facts.changed,value:d(O,{at:e.updatedAt})},{label:n.facts.id,value:d(h,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function et({customer:{id:e,phoneLinkedBy:n}}){let r=f(R).facts,{actors:i}=f(t),a=n&&r.linkedBy(n.name||i[n.kind]);return d(c,{children:[d(ne,{tone:`good`,children:r.linked}),y(`AUDIT_READ`)&&a?d(S,{to:`/audit`,search:{id:e,action:`customer.`},children:a}):a]})}function X(){return d(`span`,{className:`muted`,children:f(R).facts.unknown})}function tt({customer:e,onOpen:t}){let n=f(R),r=y(`WALLETS_ADJUST`),i=y(`RECHARGES_CREATE`);return d(A,{title:n.wallet.title,children:[d(`p`,{className:q.balance,children:d(P,{amount:e.walletBalance})}),d(`div`,{className:q.actions,children:[i&&!e.erasedAt&&d(x,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&d(x,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function nt({customer:e,onOpen:t}){let n=f(R),r=y(`CUSTOMERS_WRITE`),{mutate:a,isPending:o}=i(je);return!r||e.erasedAt?null:d(`div`,{className:q.actions,children:[d(x,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?d(x,{size:`small`,look:`quiet`,busy:o,onClick:()=>a({input:{customerId:e.id}},{onSuccess:()=>b(n.link.undone),onError:m}),children:n.actions.unlink}):d(x,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var rt={tools:`_tools_kxy8f_2`};function Z({children:e}){return d(`div`,{className:rt.tools,children:e})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},it=new Q(`
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
    `);l();function ct({id:e,page:t,onPage:n}){let{tabs:r,orders:i}=f(R),{data:a,error:s,isPlaceholderData:l,refetch:u}=o(at,{id:e,...L(t)}),p=a?.customer?.orders,m=p?.edges.map(({node:e})=>e.id)??[];return C(`ORDER`,m,u),d(c,{children:[d(Z,{children:d(M,{size:`small`,dialog:`exportPart`,input:{kind:`ORDERS`,orderWhere:{customerId:e}},count:p?.totalCount})}),d(w,{name:`customer-orders`,label:r.orders,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:l,error:s,onRetry:()=>void u(),empty:d(E,{icon:ae,title:i.empty,text:i.emptyText}),columns:[{id:`number`,header:i.number,cell:({number:e})=>d(S,{to:`/orders/$number`,params:{number:e},children:d(`code`,{children:e})})},{id:`status`,header:i.status,cell:({status:e})=>d(j,{kind:`order`,status:e})},{id:`what`,header:i.what,cell:({items:e})=>d(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:i.placed,cell:({createdAt:e})=>d(O,{at:e}),wide:`below`},{id:`total`,header:i.total,cell:({total:e})=>d(P,{amount:e}),align:`end`,width:7}]}),d(D,{connection:p,onChange:n})]})}l();function lt({id:e,page:t,onPage:n}){let{tabs:r,recharges:i}=f(R),a={id:e,...L(t)},{data:s,error:l,isPlaceholderData:p,refetch:m}=o(st,a),h=s?.customer?.recharges;return d(c,{children:[d(Z,{children:d(M,{size:`small`,dialog:`exportPart`,input:{kind:`RECHARGES`,rechargeWhere:{customerId:e}},count:h?.totalCount})}),d(w,{name:`customer-recharges`,label:r.recharges,rows:h?.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:l,onRetry:()=>void m(),empty:d(E,{icon:u,title:i.empty,text:i.emptyText}),columns:[{id:`when`,header:i.when,cell:({createdAt:e})=>d(O,{at:e})},{id:`status`,header:i.status,cell:({status:e})=>d(j,{kind:`recharge`,status:e})},{id:`reference`,header:i.reference,cell:({reference:e,reason:t})=>d(`span`,{className:`muted`,children:t||e}),wide:`below`,width:18},{id:`decided`,header:i.decided,cell:e=>d(_e,{...e}),wide:!0},{id:`amount`,header:i.amount,cell:({amount:e})=>d(P,{amount:e}),align:`end`,width:7}]}),d(D,{connection:h,onChange:n})]})}l();function ut({id:e,page:n,order:r,onPage:i}){let{wallet:a}=f(R),{transactions:s,actors:l}=f(t),{data:u,error:p,isPlaceholderData:m,refetch:h}=o(ot,{id:e,where:r?{orderId:r}:null,...L(n)}),g=u?.customer?.transactions;return d(c,{children:[d(Z,{children:[r&&d(c,{children:[d(`span`,{className:`muted`,children:a.ofOrder}),d(N,{size:`small`,look:`quiet`,to:`/customers/$id`,params:{id:e},search:{tab:`wallet`},children:a.all})]}),d(M,{size:`small`,dialog:`exportPart`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e,...r&&{orderId:r}}},count:g?.totalCount})]}),d(w,{name:`customer-wallet`,label:a.ledger,rows:g?.edges.map(e=>e.node),rowKey:e=>e.id,stale:m,error:p,onRetry:()=>void h(),empty:d(E,{icon:Re,title:a.empty,text:a.emptyText}),columns:[{id:`when`,header:a.when,cell:({createdAt:e})=>d(O,{at:e})},{id:`kind`,header:a.kind,cell:({kind:e})=>s[e],wide:`below`},{id:`reference`,header:a.reference,cell:({order:e,reference:t})=>e?d(S,{to:`/orders/$number`,params:{number:e.number},children:d(`code`,{children:e.number})}):d(`span`,{className:`muted`,children:t}),wide:`below`,width:18},{id:`by`,header:a.by,cell:({actor:e})=>e.name||l[e.kind],wide:`below`},{id:`amount`,header:a.amount,cell:({amount:e})=>d(P,{amount:e}),align:`end`,width:7},{id:`after`,header:a.after,cell:e=>d(P,{amount:e.balanceAfter}),align:`end`,width:7}]}),d(D,{connection:g,onChange:i})]})}var dt=a({CustomerPage:()=>pt});l();var $=s(`/signedIn/customers/$id`),ft={orders:ct,wallet:ut,recharges:lt,comments:Ve};function pt(){let t=f(R),r=ie(),{id:i}=$.useParams(),a=$.useSearch(),s=$.useNavigate(),{data:l,error:u,refetch:p}=o(it,{id:i}),m=le(l?.priceTiers);ce(({customerId:e})=>e===i,()=>void e.invalidateQueries());let h=l?.customer?.id===i?l.customer:void 0,_={label:t.title,link:{to:`/customers`}},{open:v,close:y}=te(),{tab:b=`orders`,order:x,...S}=ve(a);if(l?.customer===null)return d(pe,{});if(!h)return d(c,{children:[d(T,{title:t.facts.title,parent:_}),u?d(g,{error:u,onRetry:()=>void p()}):d(fe,{})]});let C=ft[b];return d(c,{children:[d(T,{title:r(h),parent:_,aside:d(ye,{customer:h}),actions:d(c,{children:[d(M,{input:{kind:`CUSTOMER`,customerId:i},count:void 0}),d(mt,{customer:h,onOpen:v}),d(ht,{customer:h,onOpen:v}),d(gt,{customer:h})]})}),d(ue,{main:d(c,{children:[d(re,{label:t.tabs.label,children:n.map(e=>d(ee,{to:`/customers/$id`,params:{id:i},search:{tab:e},current:e===b,children:t.tabs[e]},e))}),d(A,{flush:!0,children:d(C,{id:i,page:S,order:x,onPage:e=>void s({search:{tab:a.tab,order:x,...e},resetScroll:!1})})})]}),side:d($e,{customer:h,onOpen:v})}),m&&d(Je,{customer:h,tiers:m,dialog:a.dialog,onClose:y},i)]})}function mt({customer:e,onOpen:t}){let n=f(R).actions;return!y(`CUSTOMERS_ERASE`)||e.erasedAt?null:d(x,{icon:Ie,onClick:()=>t(`erase`),children:n.erase})}function ht({customer:e,onOpen:t}){let n=f(R),r=y(`CUSTOMERS_WRITE`),{mutate:a,isPending:o}=i(we);return!r||e.erasedAt?null:d(c,{children:[e.status===`BLOCKED`?d(x,{icon:me,busy:o,onClick:()=>a({input:{customerId:e.id}},{onSuccess:()=>b(n.block.undone),onError:m}),children:n.actions.unblock}):d(x,{icon:oe,onClick:()=>t(`block`),children:n.actions.block}),d(x,{icon:he,onClick:()=>t(`edit`),children:n.actions.edit})]})}function gt({customer:e}){let t=f(R).actions;return!y(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:d(N,{look:`primary`,icon:se,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{pt as CustomerPage,Ue as n,dt as t};