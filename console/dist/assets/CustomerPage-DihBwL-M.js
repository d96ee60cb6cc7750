import{c as e,i as t,l as n,n as r,t as i}from"./PageHeader-De--tDHi.js";import{i as a,n as o,r as s,t as c}from"./useIdempotencyKey-BUiwMl36.js";import{d as l,i as u,n as d,t as f}from"./shared-DX-XMDMb.js";import{f as p,n as m,o as h,p as g,s as _}from"./session-CTp6Otne.js";import{c as v,n as y,r as b,t as ee,x}from"./index-DOIRrs6X.js";import{t as S}from"./Button-QgmWzkvn.js";import{i as C,r as w,t as te}from"./Badge-Fu_ao9av.js";import{n as ne,t as re}from"./Tabs-tUvAaU2b.js";import{c as ie,d as ae,i as oe,l as T,n as E,o as D,r as O,s as k,t as A,u as se}from"./CustomerBadge-CDpV8lrs.js";import{t as j}from"./Dialog-B4PSMN8r.js";import{a as ce,i as M,o as N,s as P,t as F}from"./Form-6G3yQaf9.js";import{t as I}from"./useFormat-CGKKyoxM.js";import{r as L}from"./amounts-DVjeHZV2.js";import{t as le}from"./Facts-C-ToMk7x.js";import{n as R,t as z}from"./StatusBadge-Bw-t2O-d.js";import{t as B}from"./receipt-text-DuH2DG2s.js";import{n as V,t as H}from"./Table-B_FmGBMU.js";import{n as U}from"./page-DWYEniN2.js";var W={name:`pencil`,size:24,node:[[`path`,{d:`M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z`,key:`1a8usu`}],[`path`,{d:`m15 5 4 4`,key:`1mk7zo`}]]};W.node;var ue=d(W),G={name:`rotate-ccw`,size:24,node:[[`path`,{d:`M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8`,key:`1357e3`}],[`path`,{d:`M3 3v5h5`,key:`1xhq8a`}]]};G.node;var de=d(G),K={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};K.node;var fe=d(K),q=l();function pe({customer:e,onClose:t}){let n=u(E),r=I(),i=c(),{mutateAsync:a}=h(O);async function o({amount:r,reason:o}){await a({input:{customerId:e.id,amount:L(String(r)),reason:String(o).trim(),idempotencyKey:i}}),b(n.adjust.done),t()}return(0,q.jsx)(j,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:(0,q.jsxs)(F,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:o,children:[(0,q.jsx)(M,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint,currency:r.currency}),(0,q.jsx)(N,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}function me({customer:e,onClose:t}){let n=u(E),r=I(),i=c(),{mutateAsync:a}=h(k);async function o({amount:r,reference:o,notes:s}){let{requestRecharge:c}=await a({input:{customerId:e.id,amount:L(String(r)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:i}});b(c.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return(0,q.jsx)(j,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:(0,q.jsxs)(F,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:o,children:[(0,q.jsx)(M,{name:`amount`,label:n.form.amount,currency:r.currency}),(0,q.jsx)(P,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),(0,q.jsx)(N,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}function he({dialog:e,tiers:t,...n}){switch(e){case`edit`:return(0,q.jsx)(ge,{...n});case`tier`:return(0,q.jsx)(_e,{...n,tiers:t});case`link`:return(0,q.jsx)(ve,{...n});case`block`:return(0,q.jsx)(ye,{...n});case`adjust`:return(0,q.jsx)(pe,{...n});case`recharge`:return(0,q.jsx)(me,{...n});default:return null}}var J=(e,t)=>String(e[t]??``).trim();function ge({customer:e,onClose:t}){let n=u(E),{mutateAsync:r}=h(ae);async function i(i){let[a,o]=[J(i,`email`),J(i,`phone`)];try{await r({input:{id:e.id,version:e.version,name:J(i,`name`),...a?{email:a}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0}}})}catch(e){throw g(e,`STALE`)?new p(`STALE`,n.stale,e.requestId):e}b(n.edit.done),t()}return(0,q.jsx)(j,{open:!0,onClose:t,title:n.edit.title,children:(0,q.jsxs)(F,{submitLabel:n.edit.submit,onCancel:t,onSubmit:i,children:[(0,q.jsx)(P,{name:`name`,label:n.form.name,defaultValue:e.name,maxLength:200}),(0,q.jsx)(P,{name:`email`,label:n.form.email,type:`email`,defaultValue:e.email??``,optional:!0}),(0,q.jsx)(P,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``,optional:!0})]})})}function _e({customer:e,tiers:t,onClose:n}){let r=u(E),{mutateAsync:i}=h(ie);async function a(t){let a=J(t,`tierId`);await i({input:{customerId:e.id,...a&&{tierId:a}}}),b(r.tier.done),n()}return(0,q.jsx)(j,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:(0,q.jsx)(F,{submitLabel:r.tier.submit,onCancel:n,onSubmit:a,children:(0,q.jsx)(ce,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function ve({customer:e,onClose:t}){let n=u(E),{mutateAsync:r}=h(D);async function i(i){await r({input:{customerId:e.id,phone:J(i,`phone`)}}),b(n.link.done),t()}return(0,q.jsx)(j,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:(0,q.jsx)(F,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:(0,q.jsx)(P,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function ye({customer:e,onClose:t}){let n=u(E).block,{mutateAsync:r}=h(oe);async function i(){await r({input:{customerId:e.id}}),b(n.done),t()}return(0,q.jsx)(j,{open:!0,onClose:t,title:n.title,text:n.text,children:(0,q.jsx)(F,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}var Y={balance:`_balance_11nzr_2`,actions:`_actions_11nzr_9`,phone:`_phone_11nzr_14`};function be({customer:e,onOpen:n}){let r=u(E),i=I();return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(xe,{customer:e,onOpen:n}),(0,q.jsx)(C,{title:r.facts.title,actions:(0,q.jsx)(Se,{customer:e,onOpen:n}),children:(0,q.jsx)(le,{facts:[{label:r.facts.email,value:e.email??(0,q.jsx)(X,{})},{label:r.facts.phone,value:e.phone?(0,q.jsxs)(`span`,{className:Y.phone,children:[(0,q.jsx)(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&(0,q.jsx)(te,{tone:`good`,children:r.facts.linked})]}):(0,q.jsx)(X,{})},{label:r.facts.tier,value:e.tier?.name??r.noTier},{label:r.facts.orders,value:i.count(e.placed.totalCount)},{label:r.facts.since,value:(0,q.jsx)(R,{at:e.createdAt})},{label:r.facts.changed,value:(0,q.jsx)(R,{at:e.updatedAt})},{label:r.facts.id,value:(0,q.jsx)(t,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function X(){return(0,q.jsx)(`span`,{className:`muted`,children:u(E).facts.unknown})}function xe({customer:e,onOpen:t}){let n=u(E),r=m(`WALLETS_ADJUST`),i=m(`RECHARGES_CREATE`);return(0,q.jsxs)(C,{title:n.wallet.title,children:[(0,q.jsx)(`p`,{className:Y.balance,children:(0,q.jsx)(w,{amount:e.walletBalance})}),(0,q.jsxs)(`div`,{className:Y.actions,children:[i&&!e.erasedAt&&(0,q.jsx)(S,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&(0,q.jsx)(S,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function Se({customer:e,onOpen:t}){let n=u(E),r=m(`CUSTOMERS_WRITE`),{mutate:i,isPending:a}=h(se);return!r||e.erasedAt?null:(0,q.jsxs)(`div`,{className:Y.actions,children:[(0,q.jsx)(S,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?(0,q.jsx)(S,{size:`small`,look:`quiet`,busy:a,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>b(n.link.undone),onError:e=>b(e.message,`bad`)}),children:n.actions.unlink}):(0,q.jsx)(S,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ce=new Z(`
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
    `);function Ee({id:e,page:t,onPage:r}){let{tabs:i,orders:a}=u(E),{data:o,error:s,isPlaceholderData:c,refetch:l}=_(we,{id:e,...U(t)}),d=o?.customer?.orders;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(H,{name:`customer-orders`,label:i.orders,rows:d?.edges.map(e=>e.node),rowKey:e=>e.id,stale:c,error:s,onRetry:()=>void l(),empty:(0,q.jsx)(y,{icon:B,title:a.empty,text:a.emptyText}),columns:[{id:`number`,header:a.number,cell:({number:e})=>(0,q.jsx)(n,{to:`/orders/$number`,params:{number:e},children:(0,q.jsx)(`code`,{children:e})})},{id:`status`,header:a.status,cell:({status:e})=>(0,q.jsx)(z,{kind:`order`,status:e})},{id:`what`,header:a.what,cell:({items:e})=>(0,q.jsxs)(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:a.placed,cell:({createdAt:e})=>(0,q.jsx)(R,{at:e}),wide:!0},{id:`total`,header:a.total,cell:({total:e})=>(0,q.jsx)(w,{amount:e}),align:`end`,width:7}]}),(0,q.jsx)(V,{connection:d,onChange:r})]})}function De({id:e,page:t,onPage:n}){let{tabs:r,recharges:i}=u(E),a={id:e,...U(t)},{data:o,error:s,isPlaceholderData:c,refetch:l}=_(Te,a),d=o?.customer?.recharges;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(H,{name:`customer-recharges`,label:r.recharges,rows:d?.edges.map(e=>e.node),rowKey:e=>e.id,stale:c,error:s,onRetry:()=>void l(),empty:(0,q.jsx)(y,{icon:v,title:i.empty,text:i.emptyText}),columns:[{id:`when`,header:i.when,cell:({createdAt:e})=>(0,q.jsx)(R,{at:e})},{id:`status`,header:i.status,cell:({status:e})=>(0,q.jsx)(z,{kind:`recharge`,status:e})},{id:`reference`,header:i.reference,cell:({reference:e,reason:t})=>(0,q.jsx)(`span`,{className:`muted`,children:t||e}),wide:!0,width:18},{id:`decided`,header:i.decided,cell:({decidedAt:e})=>e&&(0,q.jsx)(R,{at:e}),wide:!0},{id:`amount`,header:i.amount,cell:({amount:e})=>(0,q.jsx)(w,{amount:e}),align:`end`,width:7}]}),(0,q.jsx)(V,{connection:d,onChange:n})]})}function Oe({id:e,page:t,onPage:r}){let{wallet:i}=u(E),{transactions:a,actors:o}=u(f),{data:s,error:c,isPlaceholderData:l,refetch:d}=_(Q,{id:e,...U(t)}),p=s?.customer?.transactions;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(H,{name:`customer-wallet`,label:i.ledger,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:l,error:c,onRetry:()=>void d(),empty:(0,q.jsx)(y,{icon:fe,title:i.empty,text:i.emptyText}),columns:[{id:`when`,header:i.when,cell:({createdAt:e})=>(0,q.jsx)(R,{at:e})},{id:`kind`,header:i.kind,cell:({kind:e})=>a[e]},{id:`reference`,header:i.reference,cell:({order:e,reference:t})=>e?(0,q.jsx)(n,{to:`/orders/$number`,params:{number:e.number},children:(0,q.jsx)(`code`,{children:e.number})}):(0,q.jsx)(`span`,{className:`muted`,children:t}),wide:!0,width:18},{id:`by`,header:i.by,cell:({actorKind:e})=>o[e]??e,wide:!0},{id:`amount`,header:i.amount,cell:({amount:e})=>(0,q.jsx)(w,{amount:e}),align:`end`,width:7},{id:`after`,header:i.after,cell:e=>(0,q.jsx)(w,{amount:e.balanceAfter}),align:`end`,width:7}]}),(0,q.jsx)(V,{connection:p,onChange:r})]})}var $=e(`/signedIn/customers/$id`),ke={orders:Ee,wallet:Oe,recharges:De};function Ae(){let e=u(E),{id:t}=$.useParams(),n=$.useSearch(),a=$.useNavigate(),{data:c,error:l,refetch:d}=_(Ce,{id:t}),f=c?.customer?.id===t?c.customer:void 0,p={label:e.title,link:{to:`/customers`}},{tab:m=`orders`,dialog:h,...g}=n,v=e=>void a({search:{...n,dialog:e},resetScroll:!1}),y=()=>void a({search:{tab:n.tab,...g},replace:!0,resetScroll:!1});if(c?.customer===null)return(0,q.jsx)(ee,{});if(!f)return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(i,{title:e.facts.title,parent:p}),l?(0,q.jsx)(r,{error:l,onRetry:()=>void d()}):(0,q.jsx)(o,{})]});let b=ke[m];return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(i,{title:f.name,parent:p,aside:(0,q.jsx)(A,{customer:f}),actions:(0,q.jsx)(je,{customer:f,onOpen:v})}),(0,q.jsx)(s,{main:(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(ne,{label:e.tabs.label,children:x.map(n=>(0,q.jsx)(re,{to:`/customers/$id`,params:{id:t},search:{tab:n},current:n===m,children:e.tabs[n]},n))}),(0,q.jsx)(C,{flush:!0,children:(0,q.jsx)(b,{id:t,page:g,onPage:e=>void a({search:{tab:n.tab,...e},resetScroll:!1})})})]}),side:(0,q.jsx)(be,{customer:f,onOpen:v})}),(0,q.jsx)(he,{customer:f,tiers:c?.priceTiers.edges.map(e=>e.node)??[],dialog:n.dialog,onClose:y})]})}function je(e){let{customer:t,onOpen:n}=e,r=u(E),i=m(`CUSTOMERS_WRITE`),{mutate:o,isPending:s}=h(T);return!i||t.erasedAt?null:(0,q.jsxs)(q.Fragment,{children:[t.status===`BLOCKED`?(0,q.jsx)(S,{icon:de,busy:s,onClick:()=>o({input:{customerId:t.id}},{onSuccess:()=>b(r.block.undone),onError:e=>b(e.message,`bad`)}),children:r.actions.unblock}):(0,q.jsx)(S,{icon:a,onClick:()=>n(`block`),children:r.actions.block}),(0,q.jsx)(S,{icon:ue,onClick:()=>n(`edit`),children:r.actions.edit})]})}export{Ae as CustomerPage};