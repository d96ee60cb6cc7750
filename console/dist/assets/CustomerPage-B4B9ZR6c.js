const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-DmWRwdv7.js","assets/index-DYcuAoF6.js","assets/early-NQvuXKrB.js","assets/parts-C0Z_Ugd4.js","assets/dialogs-nSjOBcUc.js","assets/details-DyJtnXNU.js"])))=>i.map(i=>d[i]);
import{At as e,B as t,J as n,N as r,Rt as i,St as a,Vt as o,Y as s,_ as c,d as l,in as u,kt as d,m as f,p,pt as m,s as h,tn as g,vt as _,xt as v,y,yt as b}from"./index-DYcuAoF6.js";import{C as x,D as S,H as ee,M as C,N as w,O as T,R as te,a as ne,c as re,d as E,j as D,k as O,l as ie,o as k,p as ae,v as A,x as j,z as oe}from"./parts-C0Z_Ugd4.js";import{$ as se,G as ce,I as le,K as ue,S as de,U as fe,b as M,et as pe}from"./details-DyJtnXNU.js";import{c as me,d as he,i as ge,l as _e,n as N,o as P,r as F,s as I,t as ve,u as ye}from"./customers-Bjqaykxh.js";import{t as be}from"./CommentForm-DUc_mMPK.js";import{L,b as R}from"./early-NQvuXKrB.js";import{ct as xe,lt as z,ot as B,rt as V,t as H,ut as U}from"./dialogs-nSjOBcUc.js";var W={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};W.node;var Se=t(W),G={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};G.node;var Ce=t(G),K={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};K.node;var we=t(K),q={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Te=new J(`
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
    `),Ee=new J(`
    mutation CommentOnCustomer($input: CommentOnCustomerInput!) {
  commentOnCustomer(input: $input) {
    id
  }
}
    `);u();function De({id:e,page:t,onPage:n}){let{tabs:r,comments:i}=y(N),{actors:o}=y(c),l=s(`CUSTOMERS_WRITE`),{mutateAsync:u}=_(Ee),{data:f,error:p,isPlaceholderData:m,refetch:h}=b(Te,{id:e,...L(t)}),v=f?.customer?.comments;return d(g,{children:[l&&d(`div`,{className:q.comment,children:d(be,{onComment:(t,n)=>u({input:{customerId:e,text:t,idempotencyKey:n}})},e)}),d(T,{name:`customer-comments`,label:r.comments,rows:v?.edges.map(e=>e.node),rowKey:e=>e.id,stale:m,error:p,onRetry:()=>void h(),empty:d(x,{icon:Ce,title:i.empty,text:i.emptyText}),columns:[{id:`text`,header:i.text,cell:({text:e})=>d(`span`,{className:q.text,children:e}),width:30},{id:`order`,header:i.order,cell:({order:e})=>e&&d(a,{to:`/orders/$number`,params:{number:e.number},children:d(`code`,{children:e.number})}),wide:!0},{id:`who`,header:i.who,cell:({actor:e})=>e.name||o[e.kind],width:12},{id:`when`,header:i.when,cell:({createdAt:e})=>d(S,{at:e}),wide:!0}]}),d(A,{connection:v,onChange:n})]})}e();function Oe({customer:e,onClose:t}){let n=y(N),r=C(),i=M(),{mutateAsync:a}=_(F);async function o({amount:r,reason:o}){await a({input:{customerId:e.id,amount:R(String(r)),reason:String(o).trim(),idempotencyKey:i}}),h(n.adjust.done),t()}return d(H,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:d(V,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:o,children:[d(B,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint}),d(z,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}function ke({customer:e,onClose:t}){let n=y(N),r=M(),{mutateAsync:i}=_(I);async function a({amount:a,reference:o,notes:s}){let{requestRecharge:c}=await i({input:{customerId:e.id,amount:R(String(a)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:r}});h(c.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return d(H,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:d(V,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:a,children:[d(B,{name:`amount`,label:n.form.amount}),d(U,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),d(z,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}var Ae=o(()=>n(()=>import(`./EraseDialog-DmWRwdv7.js`).then(e=>({default:e.EraseDialog})),__vite__mapDeps([0,1,2,3,4,5])));function je({dialog:e,tiers:t,...n}){let r=s(`CUSTOMERS_ERASE`);switch(e){case`edit`:return d(Me,{...n});case`tier`:return d(Ne,{...n,tiers:t});case`link`:return d(Pe,{...n});case`block`:return d(Fe,{...n});case`adjust`:return d(Oe,{...n});case`recharge`:return d(ke,{...n});case`erase`:return r?d(i,{fallback:null,children:d(Ae,{...n})}):null;default:return null}}var Y=(e,t)=>String(e[t]??``).trim();function Me({customer:e,onClose:t}){let n=y(N),{opened:r,version:i,savedByOthers:a,save:o}=fe(e,({name:e,email:t,phone:n})=>({name:e,email:t??``,phone:n??``})),{mutateAsync:s}=_(he);async function c(e){let[a,c]=[Y(e,`email`),Y(e,`phone`)],l={id:r.id,version:i,name:Y(e,`name`),...a?{email:a}:{clearEmail:!0},...c?{phone:c}:{clearPhone:!0}};await o(s({input:l}),n.stale),h(n.edit.done),t()}return d(H,{open:!0,onClose:t,title:n.edit.title,children:d(V,{submitLabel:n.edit.submit,onCancel:t,onSubmit:c,savedByOthers:a,children:[d(U,{name:`name`,label:n.form.name,defaultValue:r.name,maxLength:200}),d(U,{name:`email`,label:n.form.email,type:`email`,defaultValue:r.email??``,optional:!0}),d(U,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:r.phone??``,optional:!0})]})})}function Ne({customer:e,tiers:t,onClose:n}){let r=y(N),{mutateAsync:i}=_(me);async function a(t){let a=Y(t,`tierId`);await i({input:{customerId:e.id,...a&&{tierId:a}}}),h(r.tier.done),n()}return d(H,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:d(V,{submitLabel:r.tier.submit,onCancel:n,onSubmit:a,children:d(xe,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function Pe({customer:e,onClose:t}){let n=y(N),{mutateAsync:r}=_(P);async function i(i){await r({input:{customerId:e.id,phone:Y(i,`phone`)}}),h(n.link.done),t()}return d(H,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:d(V,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:d(U,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function Fe({customer:e,onClose:t}){let n=y(N).block,{mutateAsync:r}=_(ge);async function i(){await r({input:{customerId:e.id}}),h(n.done),t()}return d(H,{open:!0,onClose:t,title:n.title,text:n.text,children:d(V,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}u();function Ie({customer:e,onOpen:t}){let n=y(N),r=C();return d(g,{children:[d(Le,{customer:e,onOpen:t}),d(w,{title:n.facts.title,actions:d(Re,{customer:e,onOpen:t}),children:d(ce,{facts:[{label:n.facts.email,value:e.email??d(X,{})},{label:n.facts.phone,value:e.phone?d(`span`,{className:q.phone,children:[d(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&d(O,{tone:`good`,children:n.facts.linked})]}):d(X,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:d(S,{at:e.createdAt})},{label:n.facts.changed,value:d(S,{at:e.updatedAt})},{label:n.facts.id,value:d(p,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function X(){return d(`span`,{className:`muted`,children:y(N).facts.unknown})}function Le({customer:e,onOpen:t}){let n=y(N),r=s(`WALLETS_ADJUST`),i=s(`RECHARGES_CREATE`);return d(w,{title:n.wallet.title,children:[d(`p`,{className:q.balance,children:d(E,{amount:e.walletBalance})}),d(`div`,{className:q.actions,children:[i&&!e.erasedAt&&d(f,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&d(f,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function Re({customer:e,onOpen:t}){let n=y(N),r=s(`CUSTOMERS_WRITE`),{mutate:i,isPending:a}=_(ye);return!r||e.erasedAt?null:d(`div`,{className:q.actions,children:[d(f,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?d(f,{size:`small`,look:`quiet`,busy:a,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>h(n.link.undone),onError:e=>h(e.message,`bad`)}),children:n.actions.unlink}):d(f,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ze=new Z(`
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
    `),Be=new Z(`
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
    `),Ve=new Z(`
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
    `),He=new Z(`
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
    `);u();function Q({id:e,page:t,onPage:n}){let{tabs:r,orders:i}=y(N),{data:o,error:s,isPlaceholderData:c,refetch:l}=b(Be,{id:e,...L(t)}),u=o?.customer?.orders;return d(g,{children:[d(T,{name:`customer-orders`,label:r.orders,rows:u?.edges.map(e=>e.node),rowKey:e=>e.id,stale:c,error:s,onRetry:()=>void l(),empty:d(x,{icon:te,title:i.empty,text:i.emptyText}),columns:[{id:`number`,header:i.number,cell:({number:e})=>d(a,{to:`/orders/$number`,params:{number:e},children:d(`code`,{children:e})})},{id:`status`,header:i.status,cell:({status:e})=>d(k,{kind:`order`,status:e})},{id:`what`,header:i.what,cell:({items:e})=>d(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:i.placed,cell:({createdAt:e})=>d(S,{at:e}),wide:`below`},{id:`total`,header:i.total,cell:({total:e})=>d(E,{amount:e}),align:`end`,width:7}]}),d(A,{connection:u,onChange:n})]})}u();function Ue({id:e,page:t,onPage:n}){let{tabs:i,recharges:a}=y(N),o={id:e,...L(t)},{data:s,error:c,isPlaceholderData:l,refetch:u}=b(He,o),f=s?.customer?.recharges;return d(g,{children:[d(T,{name:`customer-recharges`,label:i.recharges,rows:f?.edges.map(e=>e.node),rowKey:e=>e.id,stale:l,error:c,onRetry:()=>void u(),empty:d(x,{icon:r,title:a.empty,text:a.emptyText}),columns:[{id:`when`,header:a.when,cell:({createdAt:e})=>d(S,{at:e})},{id:`status`,header:a.status,cell:({status:e})=>d(k,{kind:`recharge`,status:e})},{id:`reference`,header:a.reference,cell:({reference:e,reason:t})=>d(`span`,{className:`muted`,children:t||e}),wide:`below`,width:18},{id:`decided`,header:a.decided,cell:({decidedAt:e})=>e&&d(S,{at:e}),wide:!0},{id:`amount`,header:a.amount,cell:({amount:e})=>d(E,{amount:e}),align:`end`,width:7}]}),d(A,{connection:f,onChange:n})]})}var We={tools:`_tools_m4fuw_2`};u();function Ge({id:e,page:t,onPage:n}){let{wallet:r}=y(N),{transactions:i,actors:o}=y(c),{data:s,error:l,isPlaceholderData:u,refetch:f}=b(Ve,{id:e,...L(t)}),p=s?.customer?.transactions;return d(g,{children:[d(`div`,{className:We.tools,children:d(j,{size:`small`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e}},count:p?.totalCount})}),d(T,{name:`customer-wallet`,label:r.ledger,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:l,onRetry:()=>void f(),empty:d(x,{icon:we,title:r.empty,text:r.emptyText}),columns:[{id:`when`,header:r.when,cell:({createdAt:e})=>d(S,{at:e})},{id:`kind`,header:r.kind,cell:({kind:e})=>i[e],wide:`below`},{id:`reference`,header:r.reference,cell:({order:e,reference:t})=>e?d(a,{to:`/orders/$number`,params:{number:e.number},children:d(`code`,{children:e.number})}):d(`span`,{className:`muted`,children:t}),wide:`below`,width:18},{id:`by`,header:r.by,cell:({actorKind:e})=>o[e]??e,wide:!0},{id:`amount`,header:r.amount,cell:({amount:e})=>d(E,{amount:e}),align:`end`,width:7},{id:`after`,header:r.after,cell:e=>d(E,{amount:e.balanceAfter}),align:`end`,width:7}]}),d(A,{connection:p,onChange:n})]})}u();var $=v(`/signedIn/customers/$id`),Ke={orders:Q,wallet:Ge,recharges:Ue,comments:De};function qe(){let e=y(N),t=ae(),{id:n}=$.useParams(),r=$.useSearch(),i=$.useNavigate(),{data:a,error:o,refetch:s}=b(ze,{id:n}),c=a?.customer?.id===n?a.customer:void 0,u={label:e.title,link:{to:`/customers`}},{tab:f=`orders`,dialog:p,...h}=r,_=e=>void i({search:{...r,dialog:e},resetScroll:!1}),v=()=>void i({search:{tab:r.tab,...h},replace:!0,resetScroll:!1});if(a?.customer===null)return d(de,{});if(!c)return d(g,{children:[d(D,{title:e.facts.title,parent:u}),o?d(l,{error:o,onRetry:()=>void s()}):d(le,{})]});let x=Ke[f];return d(g,{children:[d(D,{title:t(c),parent:u,aside:d(ve,{customer:c}),actions:d(g,{children:[d(j,{input:{kind:`CUSTOMER`,customerId:n},count:void 0}),d(Je,{customer:c,onOpen:_}),d(Ye,{customer:c,onOpen:_}),d(Xe,{customer:c})]})}),d(ue,{main:d(g,{children:[d(ie,{label:e.tabs.label,children:m.map(t=>d(re,{to:`/customers/$id`,params:{id:n},search:{tab:t},current:t===f,children:e.tabs[t]},t))}),d(w,{flush:!0,children:d(x,{id:n,page:h,onPage:e=>void i({search:{tab:r.tab,...e},resetScroll:!1})})})]}),side:d(Ie,{customer:c,onOpen:_})}),d(je,{customer:c,tiers:a?.priceTiers.edges.map(e=>e.node)??[],dialog:r.dialog,onClose:v})]})}function Je({customer:e,onOpen:t}){let n=y(N).actions;return!s(`CUSTOMERS_ERASE`)||e.erasedAt?null:d(f,{icon:Se,onClick:()=>t(`erase`),children:n.erase})}function Ye({customer:e,onOpen:t}){let n=y(N),r=s(`CUSTOMERS_WRITE`),{mutate:i,isPending:a}=_(_e);return!r||e.erasedAt?null:d(g,{children:[e.status===`BLOCKED`?d(f,{icon:se,busy:a,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>h(n.block.undone),onError:e=>h(e.message,`bad`)}),children:n.actions.unblock}):d(f,{icon:ee,onClick:()=>t(`block`),children:n.actions.block}),d(f,{icon:pe,onClick:()=>t(`edit`),children:n.actions.edit})]})}function Xe({customer:e}){let t=y(N).actions;return!s(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:d(ne,{look:`primary`,icon:oe,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{qe as CustomerPage};