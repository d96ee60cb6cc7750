import{A as e,I as t,Ot as n,St as r,Tt as i,at as a,c as o,f as s,g as c,gt as l,kt as u,p as d,u as f,wt as p}from"./index-CQWaXgUN.js";import{t as m}from"./ban-ChQRzS-k.js";import{t as h}from"./pencil-DnBziLeN.js";import{t as g}from"./plus-D44PdFjc.js";import{t as _}from"./rotate-ccw-BiwgZLoF.js";import{C as v,_ as ee,b as y,g as te,n as b,r as x,y as ne}from"./messages-BV8KbY0P.js";import{UnknownPage as re}from"./UnknownPage-BOLo1S0e.js";import{t as S}from"./ButtonLink-BIqHg_P6.js";import{t as C}from"./Card-C2-gG51M.js";import{t as w}from"./Columns-DK6pi3EI.js";import{t as T}from"./ExportButton-BcSPj9zX.js";import{t as E}from"./PageHeader-CjMD5ZiZ.js";import{t as ie}from"./PageSkeleton-C4gZS4_d.js";import{n as ae,t as oe}from"./Tabs-1ZUyNN2v.js";import{c as se,d as ce,i as le,l as ue,n as D,o as de,r as O,s as k,t as fe,u as pe}from"./CustomerBadge-CKAhcycu.js";import{t as me}from"./CommentForm-qpsriAHu.js";import{t as A}from"./EmptyState-BE-RZvry.js";import{t as j}from"./Pagination-Du9P_iYP.js";import{t as M}from"./Table-DuPkneaL.js";import{t as N}from"./Time-BALxdxQh.js";import{t as P}from"./Dialog-RKanoM9r.js";import{a as F,i as I,n as L,r as R}from"./Field-Cs9Is6q0.js";import{t as z}from"./Form-CSA_M5gV.js";import{t as B}from"./useIdempotencyKey-GmZdtKQD.js";import{t as V}from"./useFormat-CUp8dbLM.js";import{t as he}from"./Badge-D8PVigD8.js";import{t as ge}from"./Facts-BiVMHPRZ.js";import{t as H}from"./Money-DuxA4dH-.js";import{t as _e}from"./receipt-text-D82Ku3oW.js";import{t as U}from"./StatusBadge-BRxyeCSz.js";var W={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};W.node;var ve=x(W),G={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};G.node;var K=x(G),q={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ye=new J(`
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
    `),Y=ne();function xe({id:e,page:n,onPage:a}){let{tabs:o,comments:s}=b(D),{actors:l}=b(c),d=t(`CUSTOMERS_WRITE`),{mutateAsync:f}=p(be),{data:m,error:h,isPlaceholderData:g,refetch:_}=i(ye,{id:e,...r(n)}),v=m?.customer?.comments;return(0,Y.jsxs)(Y.Fragment,{children:[d&&(0,Y.jsx)(`div`,{className:q.comment,children:(0,Y.jsx)(me,{onComment:(t,n)=>f({input:{customerId:e,text:t,idempotencyKey:n}})})}),(0,Y.jsx)(M,{name:`customer-comments`,label:o.comments,rows:v?.edges.map(e=>e.node),rowKey:e=>e.id,stale:g,error:h,onRetry:()=>void _(),empty:(0,Y.jsx)(A,{icon:ve,title:s.empty,text:s.emptyText}),columns:[{id:`text`,header:s.text,cell:({text:e})=>(0,Y.jsx)(`span`,{className:q.text,children:e}),width:30},{id:`order`,header:s.order,cell:({order:e})=>e&&(0,Y.jsx)(u,{to:`/orders/$number`,params:{number:e.number},children:(0,Y.jsx)(`code`,{children:e.number})}),wide:!0},{id:`who`,header:s.who,cell:({actor:e})=>e.name||l[e.kind],width:12},{id:`when`,header:s.when,cell:({createdAt:e})=>(0,Y.jsx)(N,{at:e}),wide:!0}]}),(0,Y.jsx)(j,{connection:v,onChange:a})]})}var Se=v(y(),1);function Ce({customer:e,onClose:t}){let n=b(D),r=V(),i=B(),{mutateAsync:s}=p(O);async function c({amount:r,reason:c}){await s({input:{customerId:e.id,amount:a(String(r)),reason:String(c).trim(),idempotencyKey:i}}),o(n.adjust.done),t()}return(0,Y.jsx)(P,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:(0,Y.jsxs)(z,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:c,children:[(0,Y.jsx)(L,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint,currency:r.currency}),(0,Y.jsx)(I,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}function we({customer:e,onClose:t}){let n=b(D),r=V(),i=B(),{mutateAsync:s}=p(k);async function c({amount:r,reference:c,notes:l}){let{requestRecharge:u}=await s({input:{customerId:e.id,amount:a(String(r)),reference:String(c??``).trim(),notes:String(l??``).trim(),idempotencyKey:i}});o(u.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return(0,Y.jsx)(P,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:(0,Y.jsxs)(z,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:c,children:[(0,Y.jsx)(L,{name:`amount`,label:n.form.amount,currency:r.currency}),(0,Y.jsx)(F,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),(0,Y.jsx)(I,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}function Te({dialog:e,tiers:t,...n}){switch(e){case`edit`:return(0,Y.jsx)(Ee,{...n});case`tier`:return(0,Y.jsx)(De,{...n,tiers:t});case`link`:return(0,Y.jsx)(Oe,{...n});case`block`:return(0,Y.jsx)(ke,{...n});case`adjust`:return(0,Y.jsx)(Ce,{...n});case`recharge`:return(0,Y.jsx)(we,{...n});default:return null}}var X=(e,t)=>String(e[t]??``).trim();function Ee({customer:e,onClose:t}){let n=b(D),[r]=(0,Se.useState)(e),{mutateAsync:i}=p(ce);async function a(e){let[a,s]=[X(e,`email`),X(e,`phone`)];try{await i({input:{id:r.id,version:r.version,name:X(e,`name`),...a?{email:a}:{clearEmail:!0},...s?{phone:s}:{clearPhone:!0}}})}catch(e){throw ee(e,`STALE`)?new te(`STALE`,n.stale,e.requestId):e}o(n.edit.done),t()}return(0,Y.jsx)(P,{open:!0,onClose:t,title:n.edit.title,children:(0,Y.jsxs)(z,{submitLabel:n.edit.submit,onCancel:t,onSubmit:a,children:[(0,Y.jsx)(F,{name:`name`,label:n.form.name,defaultValue:r.name,maxLength:200}),(0,Y.jsx)(F,{name:`email`,label:n.form.email,type:`email`,defaultValue:r.email??``,optional:!0}),(0,Y.jsx)(F,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:r.phone??``,optional:!0})]})})}function De({customer:e,tiers:t,onClose:n}){let r=b(D),{mutateAsync:i}=p(se);async function a(t){let a=X(t,`tierId`);await i({input:{customerId:e.id,...a&&{tierId:a}}}),o(r.tier.done),n()}return(0,Y.jsx)(P,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:(0,Y.jsx)(z,{submitLabel:r.tier.submit,onCancel:n,onSubmit:a,children:(0,Y.jsx)(R,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function Oe({customer:e,onClose:t}){let n=b(D),{mutateAsync:r}=p(de);async function i(i){await r({input:{customerId:e.id,phone:X(i,`phone`)}}),o(n.link.done),t()}return(0,Y.jsx)(P,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:(0,Y.jsx)(z,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:(0,Y.jsx)(F,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function ke({customer:e,onClose:t}){let n=b(D).block,{mutateAsync:r}=p(le);async function i(){await r({input:{customerId:e.id}}),o(n.done),t()}return(0,Y.jsx)(P,{open:!0,onClose:t,title:n.title,text:n.text,children:(0,Y.jsx)(z,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}function Ae({customer:e,onOpen:t}){let n=b(D),r=V();return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(je,{customer:e,onOpen:t}),(0,Y.jsx)(C,{title:n.facts.title,actions:(0,Y.jsx)(Me,{customer:e,onOpen:t}),children:(0,Y.jsx)(ge,{facts:[{label:n.facts.email,value:e.email??(0,Y.jsx)(Z,{})},{label:n.facts.phone,value:e.phone?(0,Y.jsxs)(`span`,{className:q.phone,children:[(0,Y.jsx)(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&(0,Y.jsx)(he,{tone:`good`,children:n.facts.linked})]}):(0,Y.jsx)(Z,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:(0,Y.jsx)(N,{at:e.createdAt})},{label:n.facts.changed,value:(0,Y.jsx)(N,{at:e.updatedAt})},{label:n.facts.id,value:(0,Y.jsx)(s,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function Z(){return(0,Y.jsx)(`span`,{className:`muted`,children:b(D).facts.unknown})}function je({customer:e,onOpen:n}){let r=b(D),i=t(`WALLETS_ADJUST`),a=t(`RECHARGES_CREATE`);return(0,Y.jsxs)(C,{title:r.wallet.title,children:[(0,Y.jsx)(`p`,{className:q.balance,children:(0,Y.jsx)(H,{amount:e.walletBalance})}),(0,Y.jsxs)(`div`,{className:q.actions,children:[a&&!e.erasedAt&&(0,Y.jsx)(d,{size:`small`,onClick:()=>n(`recharge`),children:r.actions.recharge}),i&&(0,Y.jsx)(d,{size:`small`,onClick:()=>n(`adjust`),children:r.actions.adjust})]})]})}function Me({customer:e,onOpen:n}){let r=b(D),i=t(`CUSTOMERS_WRITE`),{mutate:a,isPending:s}=p(pe);return!i||e.erasedAt?null:(0,Y.jsxs)(`div`,{className:q.actions,children:[(0,Y.jsx)(d,{size:`small`,look:`quiet`,onClick:()=>n(`tier`),children:r.actions.tier}),e.linkedPhone?(0,Y.jsx)(d,{size:`small`,look:`quiet`,busy:s,onClick:()=>a({input:{customerId:e.id}},{onSuccess:()=>o(r.link.undone),onError:e=>o(e.message,`bad`)}),children:r.actions.unlink}):(0,Y.jsx)(d,{size:`small`,look:`quiet`,onClick:()=>n(`link`),children:r.actions.link})]})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ne=new Q(`
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
    `);function Le({id:e,page:t,onPage:n}){let{tabs:a,orders:o}=b(D),{data:s,error:c,isPlaceholderData:l,refetch:d}=i(Pe,{id:e,...r(t)}),f=s?.customer?.orders;return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(M,{name:`customer-orders`,label:a.orders,rows:f?.edges.map(e=>e.node),rowKey:e=>e.id,stale:l,error:c,onRetry:()=>void d(),empty:(0,Y.jsx)(A,{icon:_e,title:o.empty,text:o.emptyText}),columns:[{id:`number`,header:o.number,cell:({number:e})=>(0,Y.jsx)(u,{to:`/orders/$number`,params:{number:e},children:(0,Y.jsx)(`code`,{children:e})})},{id:`status`,header:o.status,cell:({status:e})=>(0,Y.jsx)(U,{kind:`order`,status:e})},{id:`what`,header:o.what,cell:({items:e})=>(0,Y.jsxs)(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:o.placed,cell:({createdAt:e})=>(0,Y.jsx)(N,{at:e}),wide:!0},{id:`total`,header:o.total,cell:({total:e})=>(0,Y.jsx)(H,{amount:e}),align:`end`,width:7}]}),(0,Y.jsx)(j,{connection:f,onChange:n})]})}function Re({id:t,page:n,onPage:a}){let{tabs:o,recharges:s}=b(D),c={id:t,...r(n)},{data:l,error:u,isPlaceholderData:d,refetch:f}=i(Ie,c),p=l?.customer?.recharges;return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(M,{name:`customer-recharges`,label:o.recharges,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:u,onRetry:()=>void f(),empty:(0,Y.jsx)(A,{icon:e,title:s.empty,text:s.emptyText}),columns:[{id:`when`,header:s.when,cell:({createdAt:e})=>(0,Y.jsx)(N,{at:e})},{id:`status`,header:s.status,cell:({status:e})=>(0,Y.jsx)(U,{kind:`recharge`,status:e})},{id:`reference`,header:s.reference,cell:({reference:e,reason:t})=>(0,Y.jsx)(`span`,{className:`muted`,children:t||e}),wide:!0,width:18},{id:`decided`,header:s.decided,cell:({decidedAt:e})=>e&&(0,Y.jsx)(N,{at:e}),wide:!0},{id:`amount`,header:s.amount,cell:({amount:e})=>(0,Y.jsx)(H,{amount:e}),align:`end`,width:7}]}),(0,Y.jsx)(j,{connection:p,onChange:a})]})}var ze={tools:`_tools_m4fuw_2`};function Be({id:e,page:t,onPage:n}){let{wallet:a}=b(D),{transactions:o,actors:s}=b(c),{data:l,error:d,isPlaceholderData:f,refetch:p}=i(Fe,{id:e,...r(t)}),m=l?.customer?.transactions;return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(`div`,{className:ze.tools,children:(0,Y.jsx)(T,{size:`small`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e}},count:m?.totalCount})}),(0,Y.jsx)(M,{name:`customer-wallet`,label:a.ledger,rows:m?.edges.map(e=>e.node),rowKey:e=>e.id,stale:f,error:d,onRetry:()=>void p(),empty:(0,Y.jsx)(A,{icon:K,title:a.empty,text:a.emptyText}),columns:[{id:`when`,header:a.when,cell:({createdAt:e})=>(0,Y.jsx)(N,{at:e})},{id:`kind`,header:a.kind,cell:({kind:e})=>o[e]},{id:`reference`,header:a.reference,cell:({order:e,reference:t})=>e?(0,Y.jsx)(u,{to:`/orders/$number`,params:{number:e.number},children:(0,Y.jsx)(`code`,{children:e.number})}):(0,Y.jsx)(`span`,{className:`muted`,children:t}),wide:!0,width:18},{id:`by`,header:a.by,cell:({actorKind:e})=>s[e]??e,wide:!0},{id:`amount`,header:a.amount,cell:({amount:e})=>(0,Y.jsx)(H,{amount:e}),align:`end`,width:7},{id:`after`,header:a.after,cell:e=>(0,Y.jsx)(H,{amount:e.balanceAfter}),align:`end`,width:7}]}),(0,Y.jsx)(j,{connection:m,onChange:n})]})}var $=n(`/signedIn/customers/$id`),Ve={orders:Le,wallet:Be,recharges:Re,comments:xe};function He(){let e=b(D),{id:t}=$.useParams(),n=$.useSearch(),r=$.useNavigate(),{data:a,error:o,refetch:s}=i(Ne,{id:t}),c=a?.customer?.id===t?a.customer:void 0,u={label:e.title,link:{to:`/customers`}},{tab:d=`orders`,dialog:p,...m}=n,h=e=>void r({search:{...n,dialog:e},resetScroll:!1}),g=()=>void r({search:{tab:n.tab,...m},replace:!0,resetScroll:!1});if(a?.customer===null)return(0,Y.jsx)(re,{});if(!c)return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(E,{title:e.facts.title,parent:u}),o?(0,Y.jsx)(f,{error:o,onRetry:()=>void s()}):(0,Y.jsx)(ie,{})]});let _=Ve[d];return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(E,{title:c.name,parent:u,aside:(0,Y.jsx)(fe,{customer:c}),actions:(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(T,{input:{kind:`CUSTOMER`,customerId:t},count:void 0}),(0,Y.jsx)(Ue,{customer:c,onOpen:h}),(0,Y.jsx)(We,{customer:c})]})}),(0,Y.jsx)(w,{main:(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(ae,{label:e.tabs.label,children:l.map(n=>(0,Y.jsx)(oe,{to:`/customers/$id`,params:{id:t},search:{tab:n},current:n===d,children:e.tabs[n]},n))}),(0,Y.jsx)(C,{flush:!0,children:(0,Y.jsx)(_,{id:t,page:m,onPage:e=>void r({search:{tab:n.tab,...e},resetScroll:!1})})})]}),side:(0,Y.jsx)(Ae,{customer:c,onOpen:h})}),(0,Y.jsx)(Te,{customer:c,tiers:a?.priceTiers.edges.map(e=>e.node)??[],dialog:n.dialog,onClose:g})]})}function Ue(e){let{customer:n,onOpen:r}=e,i=b(D),a=t(`CUSTOMERS_WRITE`),{mutate:s,isPending:c}=p(ue);return!a||n.erasedAt?null:(0,Y.jsxs)(Y.Fragment,{children:[n.status===`BLOCKED`?(0,Y.jsx)(d,{icon:_,busy:c,onClick:()=>s({input:{customerId:n.id}},{onSuccess:()=>o(i.block.undone),onError:e=>o(e.message,`bad`)}),children:i.actions.unblock}):(0,Y.jsx)(d,{icon:m,onClick:()=>r(`block`),children:i.actions.block}),(0,Y.jsx)(d,{icon:h,onClick:()=>r(`edit`),children:i.actions.edit})]})}function We({customer:e}){let n=b(D).actions;return!t(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:(0,Y.jsx)(S,{look:`primary`,icon:g,to:`/orders/new`,search:{customer:e.id},children:n.order})}export{He as CustomerPage};