import{Ot as e,St as t,Tt as n,U as r,at as i,d as a,f as o,gt as s,h as c,k as l,kt as u,l as d,s as f,wt as p}from"./index-CsPdx_Mn.js";import{t as m}from"./ban-kNoyKx1C.js";import{t as h}from"./pencil-D1L8di36.js";import{t as g}from"./plus-DouMw-Jz.js";import{t as _}from"./rotate-ccw-C-j-yQfB.js";import{_ as v,b as ee,n as y,r as b,v as te}from"./messages-igU7N3k3.js";import{UnknownPage as ne}from"./UnknownPage-DJxE3jLi.js";import{t as re}from"./ButtonLink-Q02lwYnZ.js";import{t as x}from"./Card-CIGM-tn0.js";import{t as S}from"./Columns-JRsL2czq.js";import{t as C}from"./ExportButton-xZVFJZ7c.js";import{t as w}from"./PageHeader-DxWvB6R1.js";import{t as T}from"./PageSkeleton-Cy4KIOts.js";import{n as ie,t as ae}from"./Tabs-DdLceKVE.js";import{c as oe,d as se,i as ce,l as le,n as E,o as ue,r as de,s as D,t as O,u as k}from"./CustomerBadge-BWNT7EhW.js";import{t as fe}from"./CommentForm-CTTuvzr2.js";import{t as A}from"./EmptyState-sJxxhazC.js";import{t as j}from"./Pagination-EgfwuWsA.js";import{t as M}from"./Table-CsZozIxF.js";import{t as N}from"./Time-DD_NlqKz.js";import{i as pe,t as me}from"./react-sySUN5R7.js";import{t as P}from"./Dialog-DvY3RlSy.js";import{a as F,i as I,n as L,r as R}from"./Field-CjhKlnu1.js";import{t as z}from"./Form-CH7C0Xdd.js";import{t as B}from"./useIdempotencyKey-C_os6lJL.js";import{t as V}from"./useFormat-DiRypUA_.js";import{t as he}from"./Badge-g3wl90GV.js";import{t as ge}from"./Facts-h87Ejtjd.js";import{t as H}from"./Money-DPyT9eDQ.js";import{t as _e}from"./receipt-text-BXA1zJ3x.js";import{t as U}from"./StatusBadge-CN5v7Rym.js";var W={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};W.node;var ve=b(W),G={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};G.node;var K=b(G),q={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ye=new J(`
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
    `),be=new J(`
    mutation CommentOnCustomer($input: CommentOnCustomerInput!) {
  commentOnCustomer(input: $input) {
    id
  }
}
    `),Y=ee();function xe({id:e,page:i,onPage:a}){let{tabs:o,comments:s}=y(E),{actors:l}=y(c),d=r(`CUSTOMERS_WRITE`),{mutateAsync:f}=p(be),{data:m,error:h,isPlaceholderData:g,refetch:_}=n(ye,{id:e,...t(i)}),v=m?.customer?.comments;return(0,Y.jsxs)(Y.Fragment,{children:[d&&(0,Y.jsx)(`div`,{className:q.comment,children:(0,Y.jsx)(fe,{onComment:(t,n)=>f({input:{customerId:e,text:t,idempotencyKey:n}})})}),(0,Y.jsx)(M,{name:`customer-comments`,label:o.comments,rows:v?.edges.map(e=>e.node),rowKey:e=>e.id,stale:g,error:h,onRetry:()=>void _(),empty:(0,Y.jsx)(A,{icon:ve,title:s.empty,text:s.emptyText}),columns:[{id:`text`,header:s.text,cell:({text:e})=>(0,Y.jsx)(`span`,{className:q.text,children:e}),width:30},{id:`order`,header:s.order,cell:({order:e})=>e&&(0,Y.jsx)(u,{to:`/orders/$number`,params:{number:e.number},children:(0,Y.jsx)(`code`,{children:e.number})}),wide:!0},{id:`who`,header:s.who,cell:({actor:e})=>e.name||l[e.kind],width:12},{id:`when`,header:s.when,cell:({createdAt:e})=>(0,Y.jsx)(N,{at:e}),wide:!0}]}),(0,Y.jsx)(j,{connection:v,onChange:a})]})}var Se=pe(me(),1);function Ce({customer:e,onClose:t}){let n=y(E),r=V(),a=B(),{mutateAsync:o}=p(de);async function s({amount:r,reason:s}){await o({input:{customerId:e.id,amount:i(String(r)),reason:String(s).trim(),idempotencyKey:a}}),f(n.adjust.done),t()}return(0,Y.jsx)(P,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:(0,Y.jsxs)(z,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:s,children:[(0,Y.jsx)(L,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint,currency:r.currency}),(0,Y.jsx)(I,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}function we({customer:e,onClose:t}){let n=y(E),r=V(),a=B(),{mutateAsync:o}=p(D);async function s({amount:r,reference:s,notes:c}){let{requestRecharge:l}=await o({input:{customerId:e.id,amount:i(String(r)),reference:String(s??``).trim(),notes:String(c??``).trim(),idempotencyKey:a}});f(l.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return(0,Y.jsx)(P,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:(0,Y.jsxs)(z,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:s,children:[(0,Y.jsx)(L,{name:`amount`,label:n.form.amount,currency:r.currency}),(0,Y.jsx)(F,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),(0,Y.jsx)(I,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}function Te({dialog:e,tiers:t,...n}){switch(e){case`edit`:return(0,Y.jsx)(Ee,{...n});case`tier`:return(0,Y.jsx)(De,{...n,tiers:t});case`link`:return(0,Y.jsx)(Oe,{...n});case`block`:return(0,Y.jsx)(ke,{...n});case`adjust`:return(0,Y.jsx)(Ce,{...n});case`recharge`:return(0,Y.jsx)(we,{...n});default:return null}}var X=(e,t)=>String(e[t]??``).trim();function Ee({customer:e,onClose:t}){let n=y(E),[r]=(0,Se.useState)(e),{mutateAsync:i}=p(se);async function a(e){let[a,o]=[X(e,`email`),X(e,`phone`)];try{await i({input:{id:r.id,version:r.version,name:X(e,`name`),...a?{email:a}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0}}})}catch(e){throw te(e,`STALE`)?new v(`STALE`,n.stale,e.requestId):e}f(n.edit.done),t()}return(0,Y.jsx)(P,{open:!0,onClose:t,title:n.edit.title,children:(0,Y.jsxs)(z,{submitLabel:n.edit.submit,onCancel:t,onSubmit:a,children:[(0,Y.jsx)(F,{name:`name`,label:n.form.name,defaultValue:r.name,maxLength:200}),(0,Y.jsx)(F,{name:`email`,label:n.form.email,type:`email`,defaultValue:r.email??``,optional:!0}),(0,Y.jsx)(F,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:r.phone??``,optional:!0})]})})}function De({customer:e,tiers:t,onClose:n}){let r=y(E),{mutateAsync:i}=p(oe);async function a(t){let a=X(t,`tierId`);await i({input:{customerId:e.id,...a&&{tierId:a}}}),f(r.tier.done),n()}return(0,Y.jsx)(P,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:(0,Y.jsx)(z,{submitLabel:r.tier.submit,onCancel:n,onSubmit:a,children:(0,Y.jsx)(R,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function Oe({customer:e,onClose:t}){let n=y(E),{mutateAsync:r}=p(ue);async function i(i){await r({input:{customerId:e.id,phone:X(i,`phone`)}}),f(n.link.done),t()}return(0,Y.jsx)(P,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:(0,Y.jsx)(z,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:(0,Y.jsx)(F,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function ke({customer:e,onClose:t}){let n=y(E).block,{mutateAsync:r}=p(ce);async function i(){await r({input:{customerId:e.id}}),f(n.done),t()}return(0,Y.jsx)(P,{open:!0,onClose:t,title:n.title,text:n.text,children:(0,Y.jsx)(z,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}function Ae({customer:e,onOpen:t}){let n=y(E),r=V();return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(je,{customer:e,onOpen:t}),(0,Y.jsx)(x,{title:n.facts.title,actions:(0,Y.jsx)(Me,{customer:e,onOpen:t}),children:(0,Y.jsx)(ge,{facts:[{label:n.facts.email,value:e.email??(0,Y.jsx)(Z,{})},{label:n.facts.phone,value:e.phone?(0,Y.jsxs)(`span`,{className:q.phone,children:[(0,Y.jsx)(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&(0,Y.jsx)(he,{tone:`good`,children:n.facts.linked})]}):(0,Y.jsx)(Z,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:(0,Y.jsx)(N,{at:e.createdAt})},{label:n.facts.changed,value:(0,Y.jsx)(N,{at:e.updatedAt})},{label:n.facts.id,value:(0,Y.jsx)(a,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function Z(){return(0,Y.jsx)(`span`,{className:`muted`,children:y(E).facts.unknown})}function je({customer:e,onOpen:t}){let n=y(E),i=r(`WALLETS_ADJUST`),a=r(`RECHARGES_CREATE`);return(0,Y.jsxs)(x,{title:n.wallet.title,children:[(0,Y.jsx)(`p`,{className:q.balance,children:(0,Y.jsx)(H,{amount:e.walletBalance})}),(0,Y.jsxs)(`div`,{className:q.actions,children:[a&&!e.erasedAt&&(0,Y.jsx)(o,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),i&&(0,Y.jsx)(o,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function Me({customer:e,onOpen:t}){let n=y(E),i=r(`CUSTOMERS_WRITE`),{mutate:a,isPending:s}=p(k);return!i||e.erasedAt?null:(0,Y.jsxs)(`div`,{className:q.actions,children:[(0,Y.jsx)(o,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?(0,Y.jsx)(o,{size:`small`,look:`quiet`,busy:s,onClick:()=>a({input:{customerId:e.id}},{onSuccess:()=>f(n.link.undone),onError:e=>f(e.message,`bad`)}),children:n.actions.unlink}):(0,Y.jsx)(o,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ne=new Q(`
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
    `),Pe=new Q(`
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
    `),Fe=new Q(`
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
    `),Ie=new Q(`
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
    `);function Le({id:e,page:r,onPage:i}){let{tabs:a,orders:o}=y(E),{data:s,error:c,isPlaceholderData:l,refetch:d}=n(Pe,{id:e,...t(r)}),f=s?.customer?.orders;return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(M,{name:`customer-orders`,label:a.orders,rows:f?.edges.map(e=>e.node),rowKey:e=>e.id,stale:l,error:c,onRetry:()=>void d(),empty:(0,Y.jsx)(A,{icon:_e,title:o.empty,text:o.emptyText}),columns:[{id:`number`,header:o.number,cell:({number:e})=>(0,Y.jsx)(u,{to:`/orders/$number`,params:{number:e},children:(0,Y.jsx)(`code`,{children:e})})},{id:`status`,header:o.status,cell:({status:e})=>(0,Y.jsx)(U,{kind:`order`,status:e})},{id:`what`,header:o.what,cell:({items:e})=>(0,Y.jsxs)(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:o.placed,cell:({createdAt:e})=>(0,Y.jsx)(N,{at:e}),wide:!0},{id:`total`,header:o.total,cell:({total:e})=>(0,Y.jsx)(H,{amount:e}),align:`end`,width:7}]}),(0,Y.jsx)(j,{connection:f,onChange:i})]})}function Re({id:e,page:r,onPage:i}){let{tabs:a,recharges:o}=y(E),s={id:e,...t(r)},{data:c,error:u,isPlaceholderData:d,refetch:f}=n(Ie,s),p=c?.customer?.recharges;return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(M,{name:`customer-recharges`,label:a.recharges,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:u,onRetry:()=>void f(),empty:(0,Y.jsx)(A,{icon:l,title:o.empty,text:o.emptyText}),columns:[{id:`when`,header:o.when,cell:({createdAt:e})=>(0,Y.jsx)(N,{at:e})},{id:`status`,header:o.status,cell:({status:e})=>(0,Y.jsx)(U,{kind:`recharge`,status:e})},{id:`reference`,header:o.reference,cell:({reference:e,reason:t})=>(0,Y.jsx)(`span`,{className:`muted`,children:t||e}),wide:!0,width:18},{id:`decided`,header:o.decided,cell:({decidedAt:e})=>e&&(0,Y.jsx)(N,{at:e}),wide:!0},{id:`amount`,header:o.amount,cell:({amount:e})=>(0,Y.jsx)(H,{amount:e}),align:`end`,width:7}]}),(0,Y.jsx)(j,{connection:p,onChange:i})]})}var ze={tools:`_tools_m4fuw_2`};function Be({id:e,page:r,onPage:i}){let{wallet:a}=y(E),{transactions:o,actors:s}=y(c),{data:l,error:d,isPlaceholderData:f,refetch:p}=n(Fe,{id:e,...t(r)}),m=l?.customer?.transactions;return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(`div`,{className:ze.tools,children:(0,Y.jsx)(C,{size:`small`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e}},count:m?.totalCount})}),(0,Y.jsx)(M,{name:`customer-wallet`,label:a.ledger,rows:m?.edges.map(e=>e.node),rowKey:e=>e.id,stale:f,error:d,onRetry:()=>void p(),empty:(0,Y.jsx)(A,{icon:K,title:a.empty,text:a.emptyText}),columns:[{id:`when`,header:a.when,cell:({createdAt:e})=>(0,Y.jsx)(N,{at:e})},{id:`kind`,header:a.kind,cell:({kind:e})=>o[e]},{id:`reference`,header:a.reference,cell:({order:e,reference:t})=>e?(0,Y.jsx)(u,{to:`/orders/$number`,params:{number:e.number},children:(0,Y.jsx)(`code`,{children:e.number})}):(0,Y.jsx)(`span`,{className:`muted`,children:t}),wide:!0,width:18},{id:`by`,header:a.by,cell:({actorKind:e})=>s[e]??e,wide:!0},{id:`amount`,header:a.amount,cell:({amount:e})=>(0,Y.jsx)(H,{amount:e}),align:`end`,width:7},{id:`after`,header:a.after,cell:e=>(0,Y.jsx)(H,{amount:e.balanceAfter}),align:`end`,width:7}]}),(0,Y.jsx)(j,{connection:m,onChange:i})]})}var $=e(`/signedIn/customers/$id`),Ve={orders:Le,wallet:Be,recharges:Re,comments:xe};function He(){let e=y(E),{id:t}=$.useParams(),r=$.useSearch(),i=$.useNavigate(),{data:a,error:o,refetch:c}=n(Ne,{id:t}),l=a?.customer?.id===t?a.customer:void 0,u={label:e.title,link:{to:`/customers`}},{tab:f=`orders`,dialog:p,...m}=r,h=e=>void i({search:{...r,dialog:e},resetScroll:!1}),g=()=>void i({search:{tab:r.tab,...m},replace:!0,resetScroll:!1});if(a?.customer===null)return(0,Y.jsx)(ne,{});if(!l)return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(w,{title:e.facts.title,parent:u}),o?(0,Y.jsx)(d,{error:o,onRetry:()=>void c()}):(0,Y.jsx)(T,{})]});let _=Ve[f];return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(w,{title:l.name,parent:u,aside:(0,Y.jsx)(O,{customer:l}),actions:(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(C,{input:{kind:`CUSTOMER`,customerId:t},count:void 0}),(0,Y.jsx)(Ue,{customer:l,onOpen:h}),(0,Y.jsx)(We,{customer:l})]})}),(0,Y.jsx)(S,{main:(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(ie,{label:e.tabs.label,children:s.map(n=>(0,Y.jsx)(ae,{to:`/customers/$id`,params:{id:t},search:{tab:n},current:n===f,children:e.tabs[n]},n))}),(0,Y.jsx)(x,{flush:!0,children:(0,Y.jsx)(_,{id:t,page:m,onPage:e=>void i({search:{tab:r.tab,...e},resetScroll:!1})})})]}),side:(0,Y.jsx)(Ae,{customer:l,onOpen:h})}),(0,Y.jsx)(Te,{customer:l,tiers:a?.priceTiers.edges.map(e=>e.node)??[],dialog:r.dialog,onClose:g})]})}function Ue(e){let{customer:t,onOpen:n}=e,i=y(E),a=r(`CUSTOMERS_WRITE`),{mutate:s,isPending:c}=p(le);return!a||t.erasedAt?null:(0,Y.jsxs)(Y.Fragment,{children:[t.status===`BLOCKED`?(0,Y.jsx)(o,{icon:_,busy:c,onClick:()=>s({input:{customerId:t.id}},{onSuccess:()=>f(i.block.undone),onError:e=>f(e.message,`bad`)}),children:i.actions.unblock}):(0,Y.jsx)(o,{icon:m,onClick:()=>n(`block`),children:i.actions.block}),(0,Y.jsx)(o,{icon:h,onClick:()=>n(`edit`),children:i.actions.edit})]})}function We({customer:e}){let t=y(E).actions;return!r(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:(0,Y.jsx)(re,{look:`primary`,icon:g,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{He as CustomerPage};