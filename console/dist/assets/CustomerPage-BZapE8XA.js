import{E as e,Et as t,V as n,_t as r,c as i,d as a,l as o,m as s,ot as c,p as l,s as u,u as d,wt as f}from"./index-BeubzZ7d.js";import{t as p}from"./ban-Bqwc7hIa.js";import{t as m}from"./pencil-GOOgaQ5U.js";import{t as h}from"./plus-ogy6Q8Xd.js";import{t as g}from"./rotate-ccw-dD2Tctls.js";import{n as _,r as v}from"./query-azuT2upW.js";import{_ as y,b,i as x,n as S,t as C,v as ee}from"./shared-C6GAa_iY.js";import{t as w}from"./Card-DtSz4vL5.js";import{t as te}from"./Columns-C5sxfpto.js";import{t as ne}from"./PageSkeleton-CCK3l0a0.js";import{n as re,t as ie}from"./Tabs-7ZN0Q3mU.js";import{c as ae,d as oe,i as se,l as ce,n as T,o as E,r as D,s as le,t as ue,u as de}from"./CustomerBadge-CUKWo5dX.js";import{t as O}from"./Dialog-C17Rt2sb.js";import{a as k,i as A,n as j,r as M}from"./Field-DCgR2wz1.js";import{t as N}from"./Form-B5DJBnPI.js";import{t as P}from"./useIdempotencyKey-CzQRG4OR.js";import{t as F}from"./useFormat-b5MBgWWT.js";import{t as I}from"./Badge-CZRgymO5.js";import{r as L,t as R}from"./CopyId-DBG0FgAD.js";import{t as z}from"./Facts-DQSbZTEK.js";import{t as B}from"./Money-BJEwZjY2.js";import{t as V}from"./Time-6GVQ0QXh.js";import{t as H}from"./receipt-text-BunKVrMN.js";import{t as U}from"./Pagination-C2Dc9ZCi.js";import{t as W}from"./StatusBadge-Byl9n0U9.js";import{t as G}from"./Table-DHumvXCz.js";var K={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};K.node;var fe=S(K),q=b();function pe({customer:e,onClose:t}){let n=x(T),r=F(),i=P(),{mutateAsync:o}=_(D);async function s({amount:r,reason:s}){await o({input:{customerId:e.id,amount:c(String(r)),reason:String(s).trim(),idempotencyKey:i}}),a(n.adjust.done),t()}return(0,q.jsx)(O,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:(0,q.jsxs)(N,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:s,children:[(0,q.jsx)(j,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint,currency:r.currency}),(0,q.jsx)(A,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}function me({customer:e,onClose:t}){let n=x(T),r=F(),i=P(),{mutateAsync:o}=_(le);async function s({amount:r,reference:s,notes:l}){let{requestRecharge:u}=await o({input:{customerId:e.id,amount:c(String(r)),reference:String(s??``).trim(),notes:String(l??``).trim(),idempotencyKey:i}});a(u.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return(0,q.jsx)(O,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:(0,q.jsxs)(N,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:s,children:[(0,q.jsx)(j,{name:`amount`,label:n.form.amount,currency:r.currency}),(0,q.jsx)(k,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),(0,q.jsx)(A,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}function he({dialog:e,tiers:t,...n}){switch(e){case`edit`:return(0,q.jsx)(ge,{...n});case`tier`:return(0,q.jsx)(_e,{...n,tiers:t});case`link`:return(0,q.jsx)(ve,{...n});case`block`:return(0,q.jsx)(ye,{...n});case`adjust`:return(0,q.jsx)(pe,{...n});case`recharge`:return(0,q.jsx)(me,{...n});default:return null}}var J=(e,t)=>String(e[t]??``).trim();function ge({customer:e,onClose:t}){let n=x(T),{mutateAsync:r}=_(oe);async function i(i){let[o,s]=[J(i,`email`),J(i,`phone`)];try{await r({input:{id:e.id,version:e.version,name:J(i,`name`),...o?{email:o}:{clearEmail:!0},...s?{phone:s}:{clearPhone:!0}}})}catch(e){throw ee(e,`STALE`)?new y(`STALE`,n.stale,e.requestId):e}a(n.edit.done),t()}return(0,q.jsx)(O,{open:!0,onClose:t,title:n.edit.title,children:(0,q.jsxs)(N,{submitLabel:n.edit.submit,onCancel:t,onSubmit:i,children:[(0,q.jsx)(k,{name:`name`,label:n.form.name,defaultValue:e.name,maxLength:200}),(0,q.jsx)(k,{name:`email`,label:n.form.email,type:`email`,defaultValue:e.email??``,optional:!0}),(0,q.jsx)(k,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``,optional:!0})]})})}function _e({customer:e,tiers:t,onClose:n}){let r=x(T),{mutateAsync:i}=_(ae);async function o(t){let o=J(t,`tierId`);await i({input:{customerId:e.id,...o&&{tierId:o}}}),a(r.tier.done),n()}return(0,q.jsx)(O,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:(0,q.jsx)(N,{submitLabel:r.tier.submit,onCancel:n,onSubmit:o,children:(0,q.jsx)(M,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function ve({customer:e,onClose:t}){let n=x(T),{mutateAsync:r}=_(E);async function i(i){await r({input:{customerId:e.id,phone:J(i,`phone`)}}),a(n.link.done),t()}return(0,q.jsx)(O,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:(0,q.jsx)(N,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:(0,q.jsx)(k,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function ye({customer:e,onClose:t}){let n=x(T).block,{mutateAsync:r}=_(se);async function i(){await r({input:{customerId:e.id}}),a(n.done),t()}return(0,q.jsx)(O,{open:!0,onClose:t,title:n.title,text:n.text,children:(0,q.jsx)(N,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}var Y={balance:`_balance_11nzr_2`,actions:`_actions_11nzr_9`,phone:`_phone_11nzr_14`};function be({customer:e,onOpen:t}){let n=x(T),r=F();return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(xe,{customer:e,onOpen:t}),(0,q.jsx)(w,{title:n.facts.title,actions:(0,q.jsx)(Se,{customer:e,onOpen:t}),children:(0,q.jsx)(z,{facts:[{label:n.facts.email,value:e.email??(0,q.jsx)(X,{})},{label:n.facts.phone,value:e.phone?(0,q.jsxs)(`span`,{className:Y.phone,children:[(0,q.jsx)(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&(0,q.jsx)(I,{tone:`good`,children:n.facts.linked})]}):(0,q.jsx)(X,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:(0,q.jsx)(V,{at:e.createdAt})},{label:n.facts.changed,value:(0,q.jsx)(V,{at:e.updatedAt})},{label:n.facts.id,value:(0,q.jsx)(R,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function X(){return(0,q.jsx)(`span`,{className:`muted`,children:x(T).facts.unknown})}function xe({customer:t,onOpen:n}){let r=x(T),i=s(`WALLETS_ADJUST`),a=s(`RECHARGES_CREATE`);return(0,q.jsxs)(w,{title:r.wallet.title,children:[(0,q.jsx)(`p`,{className:Y.balance,children:(0,q.jsx)(B,{amount:t.walletBalance})}),(0,q.jsxs)(`div`,{className:Y.actions,children:[a&&!t.erasedAt&&(0,q.jsx)(e,{size:`small`,onClick:()=>n(`recharge`),children:r.actions.recharge}),i&&(0,q.jsx)(e,{size:`small`,onClick:()=>n(`adjust`),children:r.actions.adjust})]})]})}function Se({customer:t,onOpen:n}){let r=x(T),i=s(`CUSTOMERS_WRITE`),{mutate:o,isPending:c}=_(de);return!i||t.erasedAt?null:(0,q.jsxs)(`div`,{className:Y.actions,children:[(0,q.jsx)(e,{size:`small`,look:`quiet`,onClick:()=>n(`tier`),children:r.actions.tier}),t.linkedPhone?(0,q.jsx)(e,{size:`small`,look:`quiet`,busy:c,onClick:()=>o({input:{customerId:t.id}},{onSuccess:()=>a(r.link.undone),onError:e=>a(e.message,`bad`)}),children:r.actions.unlink}):(0,q.jsx)(e,{size:`small`,look:`quiet`,onClick:()=>n(`link`),children:r.actions.link})]})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ce=new Z(`
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
    `),we=new Z(`
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
    `);function Ee({id:e,page:t,onPage:n}){let{tabs:r,orders:i}=x(T),{data:a,error:s,isPlaceholderData:c,refetch:l}=v(we,{id:e,...f(t)}),u=a?.customer?.orders;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(G,{name:`customer-orders`,label:r.orders,rows:u?.edges.map(e=>e.node),rowKey:e=>e.id,stale:c,error:s,onRetry:()=>void l(),empty:(0,q.jsx)(o,{icon:H,title:i.empty,text:i.emptyText}),columns:[{id:`number`,header:i.number,cell:({number:e})=>(0,q.jsx)(L,{to:`/orders/$number`,params:{number:e},children:(0,q.jsx)(`code`,{children:e})})},{id:`status`,header:i.status,cell:({status:e})=>(0,q.jsx)(W,{kind:`order`,status:e})},{id:`what`,header:i.what,cell:({items:e})=>(0,q.jsxs)(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:i.placed,cell:({createdAt:e})=>(0,q.jsx)(V,{at:e}),wide:!0},{id:`total`,header:i.total,cell:({total:e})=>(0,q.jsx)(B,{amount:e}),align:`end`,width:7}]}),(0,q.jsx)(U,{connection:u,onChange:n})]})}function De({id:e,page:t,onPage:r}){let{tabs:i,recharges:a}=x(T),s={id:e,...f(t)},{data:c,error:l,isPlaceholderData:u,refetch:d}=v(Te,s),p=c?.customer?.recharges;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(G,{name:`customer-recharges`,label:i.recharges,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:l,onRetry:()=>void d(),empty:(0,q.jsx)(o,{icon:n,title:a.empty,text:a.emptyText}),columns:[{id:`when`,header:a.when,cell:({createdAt:e})=>(0,q.jsx)(V,{at:e})},{id:`status`,header:a.status,cell:({status:e})=>(0,q.jsx)(W,{kind:`recharge`,status:e})},{id:`reference`,header:a.reference,cell:({reference:e,reason:t})=>(0,q.jsx)(`span`,{className:`muted`,children:t||e}),wide:!0,width:18},{id:`decided`,header:a.decided,cell:({decidedAt:e})=>e&&(0,q.jsx)(V,{at:e}),wide:!0},{id:`amount`,header:a.amount,cell:({amount:e})=>(0,q.jsx)(B,{amount:e}),align:`end`,width:7}]}),(0,q.jsx)(U,{connection:p,onChange:r})]})}function Oe({id:e,page:t,onPage:n}){let{wallet:r}=x(T),{transactions:i,actors:a}=x(C),{data:s,error:c,isPlaceholderData:l,refetch:u}=v(Q,{id:e,...f(t)}),d=s?.customer?.transactions;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(G,{name:`customer-wallet`,label:r.ledger,rows:d?.edges.map(e=>e.node),rowKey:e=>e.id,stale:l,error:c,onRetry:()=>void u(),empty:(0,q.jsx)(o,{icon:fe,title:r.empty,text:r.emptyText}),columns:[{id:`when`,header:r.when,cell:({createdAt:e})=>(0,q.jsx)(V,{at:e})},{id:`kind`,header:r.kind,cell:({kind:e})=>i[e]},{id:`reference`,header:r.reference,cell:({order:e,reference:t})=>e?(0,q.jsx)(L,{to:`/orders/$number`,params:{number:e.number},children:(0,q.jsx)(`code`,{children:e.number})}):(0,q.jsx)(`span`,{className:`muted`,children:t}),wide:!0,width:18},{id:`by`,header:r.by,cell:({actorKind:e})=>a[e]??e,wide:!0},{id:`amount`,header:r.amount,cell:({amount:e})=>(0,q.jsx)(B,{amount:e}),align:`end`,width:7},{id:`after`,header:r.after,cell:e=>(0,q.jsx)(B,{amount:e.balanceAfter}),align:`end`,width:7}]}),(0,q.jsx)(U,{connection:d,onChange:n})]})}var $=t(`/signedIn/customers/$id`),ke={orders:Ee,wallet:Oe,recharges:De};function Ae(){let e=x(T),{id:t}=$.useParams(),n=$.useSearch(),a=$.useNavigate(),{data:o,error:s,refetch:c}=v(Ce,{id:t}),d=o?.customer?.id===t?o.customer:void 0,f={label:e.title,link:{to:`/customers`}},{tab:p=`orders`,dialog:m,...h}=n,g=e=>void a({search:{...n,dialog:e},resetScroll:!1}),_=()=>void a({search:{tab:n.tab,...h},replace:!0,resetScroll:!1});if(o?.customer===null)return(0,q.jsx)(u,{});if(!d)return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(i,{title:e.facts.title,parent:f}),s?(0,q.jsx)(l,{error:s,onRetry:()=>void c()}):(0,q.jsx)(ne,{})]});let y=ke[p];return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(i,{title:d.name,parent:f,aside:(0,q.jsx)(ue,{customer:d}),actions:(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(je,{customer:d,onOpen:g}),(0,q.jsx)(Me,{customer:d})]})}),(0,q.jsx)(te,{main:(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(re,{label:e.tabs.label,children:r.map(n=>(0,q.jsx)(ie,{to:`/customers/$id`,params:{id:t},search:{tab:n},current:n===p,children:e.tabs[n]},n))}),(0,q.jsx)(w,{flush:!0,children:(0,q.jsx)(y,{id:t,page:h,onPage:e=>void a({search:{tab:n.tab,...e},resetScroll:!1})})})]}),side:(0,q.jsx)(be,{customer:d,onOpen:g})}),(0,q.jsx)(he,{customer:d,tiers:o?.priceTiers.edges.map(e=>e.node)??[],dialog:n.dialog,onClose:_})]})}function je(t){let{customer:n,onOpen:r}=t,i=x(T),o=s(`CUSTOMERS_WRITE`),{mutate:c,isPending:l}=_(ce);return!o||n.erasedAt?null:(0,q.jsxs)(q.Fragment,{children:[n.status===`BLOCKED`?(0,q.jsx)(e,{icon:g,busy:l,onClick:()=>c({input:{customerId:n.id}},{onSuccess:()=>a(i.block.undone),onError:e=>a(e.message,`bad`)}),children:i.actions.unblock}):(0,q.jsx)(e,{icon:p,onClick:()=>r(`block`),children:i.actions.block}),(0,q.jsx)(e,{icon:m,onClick:()=>r(`edit`),children:i.actions.edit})]})}function Me({customer:e}){let t=x(T).actions;return!s(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:(0,q.jsx)(d,{look:`primary`,icon:h,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{Ae as CustomerPage};