import{d as e,f as t,i as n,n as r,t as i}from"./PageHeader-BsV3pZky.js";import{t as a}from"./ban-COvggnfm.js";import{t as o}from"./pencil-CfopSU0_.js";import{t as s}from"./plus-Cstk_tz2.js";import{t as c}from"./rotate-ccw-CPZgUeBw.js";import{n as l,o as u,s as d}from"./session-BHK4iFKa.js";import{i as f,m as p,n as ee,p as m,t as h,v as g}from"./shared-DnkpUVzJ.js";import{C as _,X as te,c as v,l as y,s as b,u as x}from"./index-BN1pptzq.js";import{t as S}from"./Button-iN5KV8tA.js";import{n as C}from"./Skeleton-NM1GUSbW.js";import{t as ne}from"./Columns-CQ6Cb7T3.js";import{t as re}from"./PageSkeleton-DHdyZ1pE.js";import{n as ie,t as w}from"./Tabs-C01Dcx3H.js";import{c as ae,d as oe,i as se,l as ce,n as T,o as E,r as D,s as O,t as le,u as ue}from"./CustomerBadge-DPFI-wwC.js";import{t as k}from"./Dialog-DLyIOvMu.js";import{a as A,i as j,n as M,r as de}from"./Field-DVvXP7yI.js";import{t as N}from"./Form-ByxrWehH.js";import{t as P}from"./useIdempotencyKey-CwfAttxT.js";import{t as F}from"./useFormat-Dm24KoBB.js";import{r as I}from"./amounts-DVjeHZV2.js";import{t as L}from"./Badge-Ca0REuxj.js";import{t as R}from"./Facts-CTmGbo75.js";import{t as z}from"./Money-C3zG-6MD.js";import{t as B}from"./Time-DRTY5x0F.js";import{t as V}from"./receipt-text-D_MaTE_1.js";import{t as H}from"./Pagination-A9zzAZVK.js";import{n as U}from"./page-DWYEniN2.js";import{t as W}from"./StatusBadge-CLgrYAN9.js";import{t as G}from"./Table-DBNZ38kM.js";var K={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};K.node;var fe=ee(K),q=g();function pe({customer:e,onClose:t}){let n=f(T),r=F(),i=P(),{mutateAsync:a}=u(D);async function o({amount:r,reason:o}){await a({input:{customerId:e.id,amount:I(String(r)),reason:String(o).trim(),idempotencyKey:i}}),x(n.adjust.done),t()}return(0,q.jsx)(k,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:(0,q.jsxs)(N,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:o,children:[(0,q.jsx)(M,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint,currency:r.currency}),(0,q.jsx)(j,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}function me({customer:e,onClose:t}){let n=f(T),r=F(),i=P(),{mutateAsync:a}=u(O);async function o({amount:r,reference:o,notes:s}){let{requestRecharge:c}=await a({input:{customerId:e.id,amount:I(String(r)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:i}});x(c.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return(0,q.jsx)(k,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:(0,q.jsxs)(N,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:o,children:[(0,q.jsx)(M,{name:`amount`,label:n.form.amount,currency:r.currency}),(0,q.jsx)(A,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),(0,q.jsx)(j,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}function he({dialog:e,tiers:t,...n}){switch(e){case`edit`:return(0,q.jsx)(ge,{...n});case`tier`:return(0,q.jsx)(_e,{...n,tiers:t});case`link`:return(0,q.jsx)(ve,{...n});case`block`:return(0,q.jsx)(ye,{...n});case`adjust`:return(0,q.jsx)(pe,{...n});case`recharge`:return(0,q.jsx)(me,{...n});default:return null}}var J=(e,t)=>String(e[t]??``).trim();function ge({customer:e,onClose:t}){let n=f(T),{mutateAsync:r}=u(oe);async function i(i){let[a,o]=[J(i,`email`),J(i,`phone`)];try{await r({input:{id:e.id,version:e.version,name:J(i,`name`),...a?{email:a}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0}}})}catch(e){throw p(e,`STALE`)?new m(`STALE`,n.stale,e.requestId):e}x(n.edit.done),t()}return(0,q.jsx)(k,{open:!0,onClose:t,title:n.edit.title,children:(0,q.jsxs)(N,{submitLabel:n.edit.submit,onCancel:t,onSubmit:i,children:[(0,q.jsx)(A,{name:`name`,label:n.form.name,defaultValue:e.name,maxLength:200}),(0,q.jsx)(A,{name:`email`,label:n.form.email,type:`email`,defaultValue:e.email??``,optional:!0}),(0,q.jsx)(A,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``,optional:!0})]})})}function _e({customer:e,tiers:t,onClose:n}){let r=f(T),{mutateAsync:i}=u(ae);async function a(t){let a=J(t,`tierId`);await i({input:{customerId:e.id,...a&&{tierId:a}}}),x(r.tier.done),n()}return(0,q.jsx)(k,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:(0,q.jsx)(N,{submitLabel:r.tier.submit,onCancel:n,onSubmit:a,children:(0,q.jsx)(de,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function ve({customer:e,onClose:t}){let n=f(T),{mutateAsync:r}=u(E);async function i(i){await r({input:{customerId:e.id,phone:J(i,`phone`)}}),x(n.link.done),t()}return(0,q.jsx)(k,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:(0,q.jsx)(N,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:(0,q.jsx)(A,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function ye({customer:e,onClose:t}){let n=f(T).block,{mutateAsync:r}=u(se);async function i(){await r({input:{customerId:e.id}}),x(n.done),t()}return(0,q.jsx)(k,{open:!0,onClose:t,title:n.title,text:n.text,children:(0,q.jsx)(N,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}var Y={balance:`_balance_11nzr_2`,actions:`_actions_11nzr_9`,phone:`_phone_11nzr_14`};function be({customer:e,onOpen:t}){let r=f(T),i=F();return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(xe,{customer:e,onOpen:t}),(0,q.jsx)(C,{title:r.facts.title,actions:(0,q.jsx)(Se,{customer:e,onOpen:t}),children:(0,q.jsx)(R,{facts:[{label:r.facts.email,value:e.email??(0,q.jsx)(X,{})},{label:r.facts.phone,value:e.phone?(0,q.jsxs)(`span`,{className:Y.phone,children:[(0,q.jsx)(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&(0,q.jsx)(L,{tone:`good`,children:r.facts.linked})]}):(0,q.jsx)(X,{})},{label:r.facts.tier,value:e.tier?.name??r.noTier},{label:r.facts.orders,value:i.count(e.placed.totalCount)},{label:r.facts.since,value:(0,q.jsx)(B,{at:e.createdAt})},{label:r.facts.changed,value:(0,q.jsx)(B,{at:e.updatedAt})},{label:r.facts.id,value:(0,q.jsx)(n,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function X(){return(0,q.jsx)(`span`,{className:`muted`,children:f(T).facts.unknown})}function xe({customer:e,onOpen:t}){let n=f(T),r=l(`WALLETS_ADJUST`),i=l(`RECHARGES_CREATE`);return(0,q.jsxs)(C,{title:n.wallet.title,children:[(0,q.jsx)(`p`,{className:Y.balance,children:(0,q.jsx)(z,{amount:e.walletBalance})}),(0,q.jsxs)(`div`,{className:Y.actions,children:[i&&!e.erasedAt&&(0,q.jsx)(S,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&(0,q.jsx)(S,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function Se({customer:e,onOpen:t}){let n=f(T),r=l(`CUSTOMERS_WRITE`),{mutate:i,isPending:a}=u(ue);return!r||e.erasedAt?null:(0,q.jsxs)(`div`,{className:Y.actions,children:[(0,q.jsx)(S,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?(0,q.jsx)(S,{size:`small`,look:`quiet`,busy:a,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>x(n.link.undone),onError:e=>x(e.message,`bad`)}),children:n.actions.unlink}):(0,q.jsx)(S,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ce=new Z(`
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
    `),Q=new Z(`
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
    `),we=new Z(`
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
    `),Te=new Z(`
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
    `);function Ee({id:e,page:n,onPage:r}){let{tabs:i,orders:a}=f(T),{data:o,error:s,isPlaceholderData:c,refetch:l}=d(Q,{id:e,...U(n)}),u=o?.customer?.orders;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(G,{name:`customer-orders`,label:i.orders,rows:u?.edges.map(e=>e.node),rowKey:e=>e.id,stale:c,error:s,onRetry:()=>void l(),empty:(0,q.jsx)(v,{icon:V,title:a.empty,text:a.emptyText}),columns:[{id:`number`,header:a.number,cell:({number:e})=>(0,q.jsx)(t,{to:`/orders/$number`,params:{number:e},children:(0,q.jsx)(`code`,{children:e})})},{id:`status`,header:a.status,cell:({status:e})=>(0,q.jsx)(W,{kind:`order`,status:e})},{id:`what`,header:a.what,cell:({items:e})=>(0,q.jsxs)(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:a.placed,cell:({createdAt:e})=>(0,q.jsx)(B,{at:e}),wide:!0},{id:`total`,header:a.total,cell:({total:e})=>(0,q.jsx)(z,{amount:e}),align:`end`,width:7}]}),(0,q.jsx)(H,{connection:u,onChange:r})]})}function De({id:e,page:t,onPage:n}){let{tabs:r,recharges:i}=f(T),a={id:e,...U(t)},{data:o,error:s,isPlaceholderData:c,refetch:l}=d(Te,a),u=o?.customer?.recharges;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(G,{name:`customer-recharges`,label:r.recharges,rows:u?.edges.map(e=>e.node),rowKey:e=>e.id,stale:c,error:s,onRetry:()=>void l(),empty:(0,q.jsx)(v,{icon:_,title:i.empty,text:i.emptyText}),columns:[{id:`when`,header:i.when,cell:({createdAt:e})=>(0,q.jsx)(B,{at:e})},{id:`status`,header:i.status,cell:({status:e})=>(0,q.jsx)(W,{kind:`recharge`,status:e})},{id:`reference`,header:i.reference,cell:({reference:e,reason:t})=>(0,q.jsx)(`span`,{className:`muted`,children:t||e}),wide:!0,width:18},{id:`decided`,header:i.decided,cell:({decidedAt:e})=>e&&(0,q.jsx)(B,{at:e}),wide:!0},{id:`amount`,header:i.amount,cell:({amount:e})=>(0,q.jsx)(z,{amount:e}),align:`end`,width:7}]}),(0,q.jsx)(H,{connection:u,onChange:n})]})}function Oe({id:e,page:n,onPage:r}){let{wallet:i}=f(T),{transactions:a,actors:o}=f(h),{data:s,error:c,isPlaceholderData:l,refetch:u}=d(we,{id:e,...U(n)}),p=s?.customer?.transactions;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(G,{name:`customer-wallet`,label:i.ledger,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:l,error:c,onRetry:()=>void u(),empty:(0,q.jsx)(v,{icon:fe,title:i.empty,text:i.emptyText}),columns:[{id:`when`,header:i.when,cell:({createdAt:e})=>(0,q.jsx)(B,{at:e})},{id:`kind`,header:i.kind,cell:({kind:e})=>a[e]},{id:`reference`,header:i.reference,cell:({order:e,reference:n})=>e?(0,q.jsx)(t,{to:`/orders/$number`,params:{number:e.number},children:(0,q.jsx)(`code`,{children:e.number})}):(0,q.jsx)(`span`,{className:`muted`,children:n}),wide:!0,width:18},{id:`by`,header:i.by,cell:({actorKind:e})=>o[e]??e,wide:!0},{id:`amount`,header:i.amount,cell:({amount:e})=>(0,q.jsx)(z,{amount:e}),align:`end`,width:7},{id:`after`,header:i.after,cell:e=>(0,q.jsx)(z,{amount:e.balanceAfter}),align:`end`,width:7}]}),(0,q.jsx)(H,{connection:p,onChange:r})]})}var $=e(`/signedIn/customers/$id`),ke={orders:Ee,wallet:Oe,recharges:De};function Ae(){let e=f(T),{id:t}=$.useParams(),n=$.useSearch(),a=$.useNavigate(),{data:o,error:s,refetch:c}=d(Ce,{id:t}),l=o?.customer?.id===t?o.customer:void 0,u={label:e.title,link:{to:`/customers`}},{tab:p=`orders`,dialog:ee,...m}=n,h=e=>void a({search:{...n,dialog:e},resetScroll:!1}),g=()=>void a({search:{tab:n.tab,...m},replace:!0,resetScroll:!1});if(o?.customer===null)return(0,q.jsx)(b,{});if(!l)return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(i,{title:e.facts.title,parent:u}),s?(0,q.jsx)(r,{error:s,onRetry:()=>void c()}):(0,q.jsx)(re,{})]});let _=ke[p];return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(i,{title:l.name,parent:u,aside:(0,q.jsx)(le,{customer:l}),actions:(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(je,{customer:l,onOpen:h}),(0,q.jsx)(Me,{customer:l})]})}),(0,q.jsx)(ne,{main:(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(ie,{label:e.tabs.label,children:te.map(n=>(0,q.jsx)(w,{to:`/customers/$id`,params:{id:t},search:{tab:n},current:n===p,children:e.tabs[n]},n))}),(0,q.jsx)(C,{flush:!0,children:(0,q.jsx)(_,{id:t,page:m,onPage:e=>void a({search:{tab:n.tab,...e},resetScroll:!1})})})]}),side:(0,q.jsx)(be,{customer:l,onOpen:h})}),(0,q.jsx)(he,{customer:l,tiers:o?.priceTiers.edges.map(e=>e.node)??[],dialog:n.dialog,onClose:g})]})}function je(e){let{customer:t,onOpen:n}=e,r=f(T),i=l(`CUSTOMERS_WRITE`),{mutate:s,isPending:d}=u(ce);return!i||t.erasedAt?null:(0,q.jsxs)(q.Fragment,{children:[t.status===`BLOCKED`?(0,q.jsx)(S,{icon:c,busy:d,onClick:()=>s({input:{customerId:t.id}},{onSuccess:()=>x(r.block.undone),onError:e=>x(e.message,`bad`)}),children:r.actions.unblock}):(0,q.jsx)(S,{icon:a,onClick:()=>n(`block`),children:r.actions.block}),(0,q.jsx)(S,{icon:o,onClick:()=>n(`edit`),children:r.actions.edit})]})}function Me({customer:e}){let t=f(T).actions;return!l(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:(0,q.jsx)(y,{look:`primary`,icon:s,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{Ae as CustomerPage};