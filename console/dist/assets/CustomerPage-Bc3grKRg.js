const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-BJm1SP9_.js","assets/index-BkCB1i9B.js","assets/early-NQvuXKrB.js","assets/parts-DUZl97ow.js","assets/dialogs-BLsyQGS9.js","assets/details-CO1lAOoa.js"])))=>i.map(i=>d[i]);
import{At as e,B as t,J as n,N as r,Rt as i,St as a,Vt as o,Y as s,Yt as c,_ as l,d as u,in as d,kt as f,m as p,p as m,pt as h,s as g,tn as _,vt as v,xt as y,y as b,yt as x}from"./index-BkCB1i9B.js";import{C as S,D as C,H as ee,M as w,N as T,O as E,R as te,a as ne,c as re,d as D,j as O,k as ie,l as ae,o as k,p as oe,v as A,x as j,z as se}from"./parts-DUZl97ow.js";import{I as ce,Q as le,S as ue,U as de,W as fe,Z as pe,b as M}from"./details-CO1lAOoa.js";import{c as me,d as he,i as ge,l as _e,n as N,o as P,r as F,s as I,t as ve,u as ye}from"./customers-CoFs-I7e.js";import{t as be}from"./CommentForm-fGSZws15.js";import{L,b as R,ct as xe,lt as Se}from"./early-NQvuXKrB.js";import{ct as z,lt as B,ot as V,rt as H,st as Ce,t as U}from"./dialogs-BLsyQGS9.js";var W={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};W.node;var we=t(W),G={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};G.node;var Te=t(G),K={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};K.node;var Ee=t(K),q={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},De=new J(`
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
    `),Oe=new J(`
    mutation CommentOnCustomer($input: CommentOnCustomerInput!) {
  commentOnCustomer(input: $input) {
    id
  }
}
    `);d();function ke({id:e,page:t,onPage:n}){let{tabs:r,comments:i}=b(N),{actors:o}=b(l),c=s(`CUSTOMERS_WRITE`),{mutateAsync:u}=v(Oe),{data:d,error:p,isPlaceholderData:m,refetch:h}=x(De,{id:e,...L(t)}),g=d?.customer?.comments;return f(_,{children:[c&&f(`div`,{className:q.comment,children:f(be,{onComment:(t,n)=>u({input:{customerId:e,text:t,idempotencyKey:n}})},e)}),f(E,{name:`customer-comments`,label:r.comments,rows:g?.edges.map(e=>e.node),rowKey:e=>e.id,stale:m,error:p,onRetry:()=>void h(),empty:f(S,{icon:Te,title:i.empty,text:i.emptyText}),columns:[{id:`text`,header:i.text,cell:({text:e})=>f(`span`,{className:q.text,children:e}),width:30},{id:`order`,header:i.order,cell:({order:e})=>e&&f(a,{to:`/orders/$number`,params:{number:e.number},children:f(`code`,{children:e.number})}),wide:!0},{id:`who`,header:i.who,cell:({actor:e})=>e.name||o[e.kind],width:12},{id:`when`,header:i.when,cell:({createdAt:e})=>f(C,{at:e}),wide:!0}]}),f(A,{connection:g,onChange:n})]})}e();function Ae({customer:e,onClose:t}){let n=b(N),r=w(),i=M(),{mutateAsync:a}=v(F);async function o({amount:r,reason:o}){await a({input:{customerId:e.id,amount:R(String(r)),reason:String(o).trim(),idempotencyKey:i}}),g(n.adjust.done),t()}return f(U,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:f(H,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:o,children:[f(V,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint}),f(z,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}function je({customer:e,onClose:t}){let n=b(N),r=M(),{mutateAsync:i}=v(I);async function a({amount:a,reference:o,notes:s}){let{requestRecharge:c}=await i({input:{customerId:e.id,amount:R(String(a)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:r}});g(c.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return f(U,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:f(H,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:a,children:[f(V,{name:`amount`,label:n.form.amount}),f(B,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),f(z,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}var Me=o(()=>n(()=>import(`./EraseDialog-BJm1SP9_.js`).then(e=>({default:e.EraseDialog})),__vite__mapDeps([0,1,2,3,4,5])));function Ne({dialog:e,tiers:t,...n}){let r=s(`CUSTOMERS_ERASE`);switch(e){case`edit`:return f(Pe,{...n});case`tier`:return f(Fe,{...n,tiers:t});case`link`:return f(Ie,{...n});case`block`:return f(Le,{...n});case`adjust`:return f(Ae,{...n});case`recharge`:return f(je,{...n});case`erase`:return r?f(i,{fallback:null,children:f(Me,{...n})}):null;default:return null}}var Y=(e,t)=>String(e[t]??``).trim();function Pe({customer:e,onClose:t}){let n=b(N),[r]=c(e),{mutateAsync:i}=v(he);async function a(e){let[a,o]=[Y(e,`email`),Y(e,`phone`)];try{await i({input:{id:r.id,version:r.version,name:Y(e,`name`),...a?{email:a}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0}}})}catch(e){throw Se(e,`STALE`)?new xe(`STALE`,n.stale,e.requestId):e}g(n.edit.done),t()}return f(U,{open:!0,onClose:t,title:n.edit.title,children:f(H,{submitLabel:n.edit.submit,onCancel:t,onSubmit:a,children:[f(B,{name:`name`,label:n.form.name,defaultValue:r.name,maxLength:200}),f(B,{name:`email`,label:n.form.email,type:`email`,defaultValue:r.email??``,optional:!0}),f(B,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:r.phone??``,optional:!0})]})})}function Fe({customer:e,tiers:t,onClose:n}){let r=b(N),{mutateAsync:i}=v(me);async function a(t){let a=Y(t,`tierId`);await i({input:{customerId:e.id,...a&&{tierId:a}}}),g(r.tier.done),n()}return f(U,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:f(H,{submitLabel:r.tier.submit,onCancel:n,onSubmit:a,children:f(Ce,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function Ie({customer:e,onClose:t}){let n=b(N),{mutateAsync:r}=v(P);async function i(i){await r({input:{customerId:e.id,phone:Y(i,`phone`)}}),g(n.link.done),t()}return f(U,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:f(H,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:f(B,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function Le({customer:e,onClose:t}){let n=b(N).block,{mutateAsync:r}=v(ge);async function i(){await r({input:{customerId:e.id}}),g(n.done),t()}return f(U,{open:!0,onClose:t,title:n.title,text:n.text,children:f(H,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}d();function Re({customer:e,onOpen:t}){let n=b(N),r=w();return f(_,{children:[f(ze,{customer:e,onOpen:t}),f(T,{title:n.facts.title,actions:f(Be,{customer:e,onOpen:t}),children:f(de,{facts:[{label:n.facts.email,value:e.email??f(X,{})},{label:n.facts.phone,value:e.phone?f(`span`,{className:q.phone,children:[f(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&f(ie,{tone:`good`,children:n.facts.linked})]}):f(X,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:f(C,{at:e.createdAt})},{label:n.facts.changed,value:f(C,{at:e.updatedAt})},{label:n.facts.id,value:f(m,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function X(){return f(`span`,{className:`muted`,children:b(N).facts.unknown})}function ze({customer:e,onOpen:t}){let n=b(N),r=s(`WALLETS_ADJUST`),i=s(`RECHARGES_CREATE`);return f(T,{title:n.wallet.title,children:[f(`p`,{className:q.balance,children:f(D,{amount:e.walletBalance})}),f(`div`,{className:q.actions,children:[i&&!e.erasedAt&&f(p,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&f(p,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function Be({customer:e,onOpen:t}){let n=b(N),r=s(`CUSTOMERS_WRITE`),{mutate:i,isPending:a}=v(ye);return!r||e.erasedAt?null:f(`div`,{className:q.actions,children:[f(p,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?f(p,{size:`small`,look:`quiet`,busy:a,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>g(n.link.undone),onError:e=>g(e.message,`bad`)}),children:n.actions.unlink}):f(p,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ve=new Z(`
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
    `),He=new Z(`
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
    `),Q=new Z(`
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
    `),Ue=new Z(`
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
    `);d();function We({id:e,page:t,onPage:n}){let{tabs:r,orders:i}=b(N),{data:o,error:s,isPlaceholderData:c,refetch:l}=x(He,{id:e,...L(t)}),u=o?.customer?.orders;return f(_,{children:[f(E,{name:`customer-orders`,label:r.orders,rows:u?.edges.map(e=>e.node),rowKey:e=>e.id,stale:c,error:s,onRetry:()=>void l(),empty:f(S,{icon:te,title:i.empty,text:i.emptyText}),columns:[{id:`number`,header:i.number,cell:({number:e})=>f(a,{to:`/orders/$number`,params:{number:e},children:f(`code`,{children:e})})},{id:`status`,header:i.status,cell:({status:e})=>f(k,{kind:`order`,status:e})},{id:`what`,header:i.what,cell:({items:e})=>f(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:i.placed,cell:({createdAt:e})=>f(C,{at:e}),wide:`below`},{id:`total`,header:i.total,cell:({total:e})=>f(D,{amount:e}),align:`end`,width:7}]}),f(A,{connection:u,onChange:n})]})}d();function Ge({id:e,page:t,onPage:n}){let{tabs:i,recharges:a}=b(N),o={id:e,...L(t)},{data:s,error:c,isPlaceholderData:l,refetch:u}=x(Ue,o),d=s?.customer?.recharges;return f(_,{children:[f(E,{name:`customer-recharges`,label:i.recharges,rows:d?.edges.map(e=>e.node),rowKey:e=>e.id,stale:l,error:c,onRetry:()=>void u(),empty:f(S,{icon:r,title:a.empty,text:a.emptyText}),columns:[{id:`when`,header:a.when,cell:({createdAt:e})=>f(C,{at:e})},{id:`status`,header:a.status,cell:({status:e})=>f(k,{kind:`recharge`,status:e})},{id:`reference`,header:a.reference,cell:({reference:e,reason:t})=>f(`span`,{className:`muted`,children:t||e}),wide:`below`,width:18},{id:`decided`,header:a.decided,cell:({decidedAt:e})=>e&&f(C,{at:e}),wide:!0},{id:`amount`,header:a.amount,cell:({amount:e})=>f(D,{amount:e}),align:`end`,width:7}]}),f(A,{connection:d,onChange:n})]})}var Ke={tools:`_tools_m4fuw_2`};d();function qe({id:e,page:t,onPage:n}){let{wallet:r}=b(N),{transactions:i,actors:o}=b(l),{data:s,error:c,isPlaceholderData:u,refetch:d}=x(Q,{id:e,...L(t)}),p=s?.customer?.transactions;return f(_,{children:[f(`div`,{className:Ke.tools,children:f(j,{size:`small`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e}},count:p?.totalCount})}),f(E,{name:`customer-wallet`,label:r.ledger,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:c,onRetry:()=>void d(),empty:f(S,{icon:Ee,title:r.empty,text:r.emptyText}),columns:[{id:`when`,header:r.when,cell:({createdAt:e})=>f(C,{at:e})},{id:`kind`,header:r.kind,cell:({kind:e})=>i[e],wide:`below`},{id:`reference`,header:r.reference,cell:({order:e,reference:t})=>e?f(a,{to:`/orders/$number`,params:{number:e.number},children:f(`code`,{children:e.number})}):f(`span`,{className:`muted`,children:t}),wide:`below`,width:18},{id:`by`,header:r.by,cell:({actorKind:e})=>o[e]??e,wide:!0},{id:`amount`,header:r.amount,cell:({amount:e})=>f(D,{amount:e}),align:`end`,width:7},{id:`after`,header:r.after,cell:e=>f(D,{amount:e.balanceAfter}),align:`end`,width:7}]}),f(A,{connection:p,onChange:n})]})}d();var $=y(`/signedIn/customers/$id`),Je={orders:We,wallet:qe,recharges:Ge,comments:ke};function Ye(){let e=b(N),t=oe(),{id:n}=$.useParams(),r=$.useSearch(),i=$.useNavigate(),{data:a,error:o,refetch:s}=x(Ve,{id:n}),c=a?.customer?.id===n?a.customer:void 0,l={label:e.title,link:{to:`/customers`}},{tab:d=`orders`,dialog:p,...m}=r,g=e=>void i({search:{...r,dialog:e},resetScroll:!1}),v=()=>void i({search:{tab:r.tab,...m},replace:!0,resetScroll:!1});if(a?.customer===null)return f(ue,{});if(!c)return f(_,{children:[f(O,{title:e.facts.title,parent:l}),o?f(u,{error:o,onRetry:()=>void s()}):f(ce,{})]});let y=Je[d];return f(_,{children:[f(O,{title:t(c),parent:l,aside:f(ve,{customer:c}),actions:f(_,{children:[f(j,{input:{kind:`CUSTOMER`,customerId:n},count:void 0}),f(Xe,{customer:c,onOpen:g}),f(Ze,{customer:c,onOpen:g}),f(Qe,{customer:c})]})}),f(fe,{main:f(_,{children:[f(ae,{label:e.tabs.label,children:h.map(t=>f(re,{to:`/customers/$id`,params:{id:n},search:{tab:t},current:t===d,children:e.tabs[t]},t))}),f(T,{flush:!0,children:f(y,{id:n,page:m,onPage:e=>void i({search:{tab:r.tab,...e},resetScroll:!1})})})]}),side:f(Re,{customer:c,onOpen:g})}),f(Ne,{customer:c,tiers:a?.priceTiers.edges.map(e=>e.node)??[],dialog:r.dialog,onClose:v})]})}function Xe({customer:e,onOpen:t}){let n=b(N).actions;return!s(`CUSTOMERS_ERASE`)||e.erasedAt?null:f(p,{icon:we,onClick:()=>t(`erase`),children:n.erase})}function Ze({customer:e,onOpen:t}){let n=b(N),r=s(`CUSTOMERS_WRITE`),{mutate:i,isPending:a}=v(_e);return!r||e.erasedAt?null:f(_,{children:[e.status===`BLOCKED`?f(p,{icon:pe,busy:a,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>g(n.block.undone),onError:e=>g(e.message,`bad`)}),children:n.actions.unblock}):f(p,{icon:ee,onClick:()=>t(`block`),children:n.actions.block}),f(p,{icon:le,onClick:()=>t(`edit`),children:n.actions.edit})]})}function Qe({customer:e}){let t=b(N).actions;return!s(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:f(ne,{look:`primary`,icon:se,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{Ye as CustomerPage};