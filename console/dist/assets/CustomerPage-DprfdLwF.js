const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-rsaJxpc0.js","assets/index-Cp0A1w_e.js","assets/early-TkO9i4Wa.js","assets/parts-mq6H3t82.js","assets/dialogs-CP97bDVo.js","assets/details-CkmDreeo.js"])))=>i.map(i=>d[i]);
import{At as e,Ct as t,Ht as n,P as r,St as i,V as a,X as o,Y as s,an as c,b as l,bt as u,c as d,f,h as p,jt as m,m as h,mt as g,nn as _,s as v,v as y,yt as b,zt as x}from"./index-Cp0A1w_e.js";import{C as S,D as C,H as ee,M as w,N as T,O as E,R as te,a as ne,c as re,d as D,j as O,k as ie,l as ae,o as k,p as oe,v as A,x as j,z as M}from"./parts-mq6H3t82.js";import{$ as se,G as ce,I as le,K as ue,S as de,b as N,et as fe,z as pe}from"./details-CkmDreeo.js";import{c as me,d as he,i as ge,l as _e,n as P,o as F,r as I,s as ve,t as ye,u as be}from"./customers-BPY55wfl.js";import{t as xe}from"./CommentForm-DW7V6EZM.js";import{L,b as R}from"./early-TkO9i4Wa.js";import{ct as Se,lt as z,ot as B,rt as V,t as H,ut as U}from"./dialogs-CP97bDVo.js";var W={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};W.node;var Ce=a(W),G={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};G.node;var we=a(G),K={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};K.node;var Te=a(K),q={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ee=new J(`
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
    `),De=new J(`
    mutation CommentOnCustomer($input: CommentOnCustomerInput!) {
  commentOnCustomer(input: $input) {
    id
  }
}
    `);c();function Oe({id:n,page:r,onPage:i}){let{tabs:a,comments:s}=l(P),{actors:c}=l(y),d=o(`CUSTOMERS_WRITE`),{mutateAsync:f}=b(De),{data:p,error:m,isPlaceholderData:h,refetch:g}=u(Ee,{id:n,...L(r)}),v=p?.customer?.comments;return e(_,{children:[d&&e(`div`,{className:q.comment,children:e(xe,{onComment:(e,t)=>f({input:{customerId:n,text:e,idempotencyKey:t}})},n)}),e(E,{name:`customer-comments`,label:a.comments,rows:v?.edges.map(e=>e.node),rowKey:e=>e.id,stale:h,error:m,onRetry:()=>void g(),empty:e(S,{icon:we,title:s.empty,text:s.emptyText}),columns:[{id:`text`,header:s.text,cell:({text:t})=>e(`span`,{className:q.text,children:t}),width:30},{id:`order`,header:s.order,cell:({order:n})=>n&&e(t,{to:`/orders/$number`,params:{number:n.number},children:e(`code`,{children:n.number})}),wide:!0},{id:`who`,header:s.who,cell:({actor:e})=>e.name||c[e.kind],width:12},{id:`when`,header:s.when,cell:({createdAt:t})=>e(C,{at:t}),wide:!0}]}),e(A,{connection:v,onChange:i})]})}m();function ke({customer:t,onClose:n}){let r=l(P),i=w(),a=N(),{mutateAsync:o}=b(I);async function s({amount:e,reason:i}){await o({input:{customerId:t.id,amount:R(String(e)),reason:String(i).trim(),idempotencyKey:a}}),v(r.adjust.done),n()}return e(H,{open:!0,onClose:n,title:r.adjust.title,text:r.adjust.text(i.money(t.walletBalance)),children:e(V,{submitLabel:r.adjust.submit,onCancel:n,onSubmit:s,children:[e(B,{name:`amount`,label:r.form.amount,hint:r.form.adjustHint}),e(z,{name:`reason`,label:r.form.reason,hint:r.form.reasonHint,maxLength:500})]})})}function Ae({customer:t,onClose:n}){let r=l(P),i=N(),{mutateAsync:a}=b(ve);async function o({amount:e,reference:o,notes:s}){let{requestRecharge:c}=await a({input:{customerId:t.id,amount:R(String(e)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:i}});v(c.status===`APPROVED`?r.recharge.approved:r.recharge.pending),n()}return e(H,{open:!0,onClose:n,title:r.recharge.title,text:r.recharge.text,children:e(V,{submitLabel:r.recharge.submit,onCancel:n,onSubmit:o,children:[e(B,{name:`amount`,label:r.form.amount}),e(U,{name:`reference`,label:r.form.reference,hint:r.form.referenceHint,maxLength:100,optional:!0}),e(z,{name:`notes`,label:r.form.notes,maxLength:500,optional:!0})]})})}var je=n(()=>s(()=>import(`./EraseDialog-rsaJxpc0.js`).then(e=>({default:e.EraseDialog})),__vite__mapDeps([0,1,2,3,4,5])));function Me({dialog:t,tiers:n,...r}){let i=o(`CUSTOMERS_ERASE`);switch(t){case`edit`:return e(Ne,{...r});case`tier`:return e(Pe,{...r,tiers:n});case`link`:return e(Fe,{...r});case`block`:return e(Ie,{...r});case`adjust`:return e(ke,{...r});case`recharge`:return e(Ae,{...r});case`erase`:return i?e(x,{fallback:null,children:e(je,{...r})}):null;default:return null}}var Y=(e,t)=>String(e[t]??``).trim();function Ne({customer:t,onClose:n}){let r=l(P),{opened:i,version:a,savedByOthers:o,save:s}=pe(t,({name:e,email:t,phone:n})=>({name:e,email:t??``,phone:n??``})),{mutateAsync:c}=b(he);async function u(e){let[t,o]=[Y(e,`email`),Y(e,`phone`)],l={id:i.id,version:a,name:Y(e,`name`),...t?{email:t}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0}};await s(c({input:l}),r.stale),v(r.edit.done),n()}return e(H,{open:!0,onClose:n,title:r.edit.title,children:e(V,{submitLabel:r.edit.submit,onCancel:n,onSubmit:u,savedByOthers:o,children:[e(U,{name:`name`,label:r.form.name,defaultValue:i.name,maxLength:200}),e(U,{name:`email`,label:r.form.email,type:`email`,defaultValue:i.email??``,optional:!0}),e(U,{name:`phone`,label:r.form.phone,type:`tel`,hint:r.form.phoneHint,defaultValue:i.phone??``,optional:!0})]})})}function Pe({customer:t,tiers:n,onClose:r}){let i=l(P),{mutateAsync:a}=b(me);async function o(e){let n=Y(e,`tierId`);await a({input:{customerId:t.id,...n&&{tierId:n}}}),v(i.tier.done),r()}return e(H,{open:!0,onClose:r,title:i.tier.title,text:i.tier.text,children:e(V,{submitLabel:i.tier.submit,onCancel:r,onSubmit:o,children:e(Se,{name:`tierId`,label:i.form.tier,defaultValue:t.tier?.id??``,options:[{value:``,label:i.noTier},...n.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function Fe({customer:t,onClose:n}){let r=l(P),{mutateAsync:i}=b(F);async function a(e){await i({input:{customerId:t.id,phone:Y(e,`phone`)}}),v(r.link.done),n()}return e(H,{open:!0,onClose:n,title:r.link.title,text:r.link.text,children:e(V,{submitLabel:r.link.submit,onCancel:n,onSubmit:a,children:e(U,{name:`phone`,label:r.form.phone,type:`tel`,hint:r.form.phoneHint,defaultValue:t.phone??``})})})}function Ie({customer:t,onClose:n}){let r=l(P).block,{mutateAsync:i}=b(ge);async function a(){await i({input:{customerId:t.id}}),v(r.done),n()}return e(H,{open:!0,onClose:n,title:r.title,text:r.text,children:e(V,{danger:!0,submitLabel:r.submit,onCancel:n,onSubmit:a,children:null})})}c();function Le({customer:t,onOpen:n}){let r=l(P),i=w();return e(_,{children:[e(Re,{customer:t,onOpen:n}),e(T,{title:r.facts.title,actions:e(ze,{customer:t,onOpen:n}),children:e(ce,{facts:[{label:r.facts.email,value:t.email??e(X,{})},{label:r.facts.phone,value:t.phone?e(`span`,{className:q.phone,children:[e(`span`,{className:`numeric`,children:t.phone}),t.linkedPhone===t.phone&&e(ie,{tone:`good`,children:r.facts.linked})]}):e(X,{})},{label:r.facts.tier,value:t.tier?.name??r.noTier},{label:r.facts.orders,value:i.count(t.placed.totalCount)},{label:r.facts.since,value:e(C,{at:t.createdAt})},{label:r.facts.changed,value:e(C,{at:t.updatedAt})},{label:r.facts.id,value:e(h,{text:t.id,shown:`${t.id.slice(0,13)}…`})}]})})]})}function X(){return e(`span`,{className:`muted`,children:l(P).facts.unknown})}function Re({customer:t,onOpen:n}){let r=l(P),i=o(`WALLETS_ADJUST`),a=o(`RECHARGES_CREATE`);return e(T,{title:r.wallet.title,children:[e(`p`,{className:q.balance,children:e(D,{amount:t.walletBalance})}),e(`div`,{className:q.actions,children:[a&&!t.erasedAt&&e(p,{size:`small`,onClick:()=>n(`recharge`),children:r.actions.recharge}),i&&e(p,{size:`small`,onClick:()=>n(`adjust`),children:r.actions.adjust})]})]})}function ze({customer:t,onOpen:n}){let r=l(P),i=o(`CUSTOMERS_WRITE`),{mutate:a,isPending:s}=b(be);return!i||t.erasedAt?null:e(`div`,{className:q.actions,children:[e(p,{size:`small`,look:`quiet`,onClick:()=>n(`tier`),children:r.actions.tier}),t.linkedPhone?e(p,{size:`small`,look:`quiet`,busy:s,onClick:()=>a({input:{customerId:t.id}},{onSuccess:()=>v(r.link.undone),onError:d}),children:r.actions.unlink}):e(p,{size:`small`,look:`quiet`,onClick:()=>n(`link`),children:r.actions.link})]})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new Z(`
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
    `),Ve=new Z(`
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
    `),He=new Z(`
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
    `),Q=new Z(`
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
    `);c();function Ue({id:n,page:r,onPage:i}){let{tabs:a,orders:o}=l(P),{data:s,error:c,isPlaceholderData:d,refetch:f}=u(Ve,{id:n,...L(r)}),p=s?.customer?.orders;return e(_,{children:[e(E,{name:`customer-orders`,label:a.orders,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:c,onRetry:()=>void f(),empty:e(S,{icon:te,title:o.empty,text:o.emptyText}),columns:[{id:`number`,header:o.number,cell:({number:n})=>e(t,{to:`/orders/$number`,params:{number:n},children:e(`code`,{children:n})})},{id:`status`,header:o.status,cell:({status:t})=>e(k,{kind:`order`,status:t})},{id:`what`,header:o.what,cell:({items:t})=>e(`span`,{className:`muted`,children:[t[0]?.productName,t.length>1&&` +${t.length-1}`]}),wide:!0,width:20},{id:`placed`,header:o.placed,cell:({createdAt:t})=>e(C,{at:t}),wide:`below`},{id:`total`,header:o.total,cell:({total:t})=>e(D,{amount:t}),align:`end`,width:7}]}),e(A,{connection:p,onChange:i})]})}c();function We({id:t,page:n,onPage:i}){let{tabs:a,recharges:o}=l(P),s={id:t,...L(n)},{data:c,error:d,isPlaceholderData:f,refetch:p}=u(Q,s),m=c?.customer?.recharges;return e(_,{children:[e(E,{name:`customer-recharges`,label:a.recharges,rows:m?.edges.map(e=>e.node),rowKey:e=>e.id,stale:f,error:d,onRetry:()=>void p(),empty:e(S,{icon:r,title:o.empty,text:o.emptyText}),columns:[{id:`when`,header:o.when,cell:({createdAt:t})=>e(C,{at:t})},{id:`status`,header:o.status,cell:({status:t})=>e(k,{kind:`recharge`,status:t})},{id:`reference`,header:o.reference,cell:({reference:t,reason:n})=>e(`span`,{className:`muted`,children:n||t}),wide:`below`,width:18},{id:`decided`,header:o.decided,cell:({decidedAt:t})=>t&&e(C,{at:t}),wide:!0},{id:`amount`,header:o.amount,cell:({amount:t})=>e(D,{amount:t}),align:`end`,width:7}]}),e(A,{connection:m,onChange:i})]})}var Ge={tools:`_tools_m4fuw_2`};c();function Ke({id:n,page:r,onPage:i}){let{wallet:a}=l(P),{transactions:o,actors:s}=l(y),{data:c,error:d,isPlaceholderData:f,refetch:p}=u(He,{id:n,...L(r)}),m=c?.customer?.transactions;return e(_,{children:[e(`div`,{className:Ge.tools,children:e(j,{size:`small`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:n}},count:m?.totalCount})}),e(E,{name:`customer-wallet`,label:a.ledger,rows:m?.edges.map(e=>e.node),rowKey:e=>e.id,stale:f,error:d,onRetry:()=>void p(),empty:e(S,{icon:Te,title:a.empty,text:a.emptyText}),columns:[{id:`when`,header:a.when,cell:({createdAt:t})=>e(C,{at:t})},{id:`kind`,header:a.kind,cell:({kind:e})=>o[e],wide:`below`},{id:`reference`,header:a.reference,cell:({order:n,reference:r})=>n?e(t,{to:`/orders/$number`,params:{number:n.number},children:e(`code`,{children:n.number})}):e(`span`,{className:`muted`,children:r}),wide:`below`,width:18},{id:`by`,header:a.by,cell:({actorKind:e})=>s[e]??e,wide:!0},{id:`amount`,header:a.amount,cell:({amount:t})=>e(D,{amount:t}),align:`end`,width:7},{id:`after`,header:a.after,cell:t=>e(D,{amount:t.balanceAfter}),align:`end`,width:7}]}),e(A,{connection:m,onChange:i})]})}c();var $=i(`/signedIn/customers/$id`),qe={orders:Ue,wallet:Ke,recharges:We,comments:Oe};function Je(){let t=l(P),n=oe(),{id:r}=$.useParams(),i=$.useSearch(),a=$.useNavigate(),{data:o,error:s,refetch:c}=u(Be,{id:r}),d=o?.customer?.id===r?o.customer:void 0,p={label:t.title,link:{to:`/customers`}},{tab:m=`orders`,dialog:h,...v}=i,y=e=>void a({search:{...i,dialog:e},resetScroll:!1}),b=()=>void a({search:{tab:i.tab,...v},replace:!0,resetScroll:!1});if(o?.customer===null)return e(de,{});if(!d)return e(_,{children:[e(O,{title:t.facts.title,parent:p}),s?e(f,{error:s,onRetry:()=>void c()}):e(le,{})]});let x=qe[m];return e(_,{children:[e(O,{title:n(d),parent:p,aside:e(ye,{customer:d}),actions:e(_,{children:[e(j,{input:{kind:`CUSTOMER`,customerId:r},count:void 0}),e(Ye,{customer:d,onOpen:y}),e(Xe,{customer:d,onOpen:y}),e(Ze,{customer:d})]})}),e(ue,{main:e(_,{children:[e(ae,{label:t.tabs.label,children:g.map(n=>e(re,{to:`/customers/$id`,params:{id:r},search:{tab:n},current:n===m,children:t.tabs[n]},n))}),e(T,{flush:!0,children:e(x,{id:r,page:v,onPage:e=>void a({search:{tab:i.tab,...e},resetScroll:!1})})})]}),side:e(Le,{customer:d,onOpen:y})}),e(Me,{customer:d,tiers:o?.priceTiers.edges.map(e=>e.node)??[],dialog:i.dialog,onClose:b})]})}function Ye({customer:t,onOpen:n}){let r=l(P).actions;return!o(`CUSTOMERS_ERASE`)||t.erasedAt?null:e(p,{icon:Ce,onClick:()=>n(`erase`),children:r.erase})}function Xe({customer:t,onOpen:n}){let r=l(P),i=o(`CUSTOMERS_WRITE`),{mutate:a,isPending:s}=b(_e);return!i||t.erasedAt?null:e(_,{children:[t.status===`BLOCKED`?e(p,{icon:se,busy:s,onClick:()=>a({input:{customerId:t.id}},{onSuccess:()=>v(r.block.undone),onError:d}),children:r.actions.unblock}):e(p,{icon:ee,onClick:()=>n(`block`),children:r.actions.block}),e(p,{icon:fe,onClick:()=>n(`edit`),children:r.actions.edit})]})}function Ze({customer:t}){let n=l(P).actions;return!o(`ORDERS_WRITE`)||t.erasedAt||t.status===`BLOCKED`?null:e(ne,{look:`primary`,icon:M,to:`/orders/new`,search:{customer:t.id},children:n.order})}export{Je as CustomerPage};