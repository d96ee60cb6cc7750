import{A as e,At as t,Ct as n,Et as r,P as i,Tt as a,at as o,c as s,f as c,g as l,gt as u,kt as d,p as f,u as p}from"./index-VFG-heOs.js";import{t as m}from"./ban-CdPnFELG.js";import{t as h}from"./pencil-DxEgB79f.js";import{t as g}from"./plus-BSC7IWyl.js";import{t as _}from"./rotate-ccw-BE1DwlB3.js";import{S as v,_ as ee,b as te,g as ne,n as y,r as b,y as x}from"./messages-DdyStFrt.js";import{UnknownPage as re}from"./UnknownPage-CTzmnsZc.js";import{t as ie}from"./ButtonLink-BB-6ihfS.js";import{t as S}from"./Card-DWPMELbP.js";import{t as ae}from"./Columns-8zt1GzVj.js";import{t as C}from"./PageHeader-Ci09rnrX.js";import{t as oe}from"./PageSkeleton-PfZSPf_H.js";import{n as se,t as ce}from"./Tabs-Cko9BkME.js";import{c as w,d as le,i as T,l as E,n as D,o as O,r as k,s as ue,t as de,u as fe}from"./CustomerBadge-H-qAtE1s.js";import{t as pe}from"./CommentForm-CsAVF0TM.js";import{t as A}from"./EmptyState-85vawyF3.js";import{t as j}from"./Pagination-C9thjkwg.js";import{t as M}from"./Table-DOmXH7lC.js";import{t as N}from"./Time-D0WNoWg5.js";import{t as P}from"./Dialog-CWby7gLV.js";import{a as F,i as I,n as L,r as R}from"./Field-CshOvEhu.js";import{t as z}from"./Form-D158j6GB.js";import{t as B}from"./useIdempotencyKey-oHYzHFCZ.js";import{t as V}from"./useFormat-DQeTPv2-.js";import{t as me}from"./Badge-CD5av2OZ.js";import{t as he}from"./Facts-BumU4RBx.js";import{t as H}from"./Money-uzJV5PTb.js";import{t as ge}from"./receipt-text-BhyefmUd.js";import{t as U}from"./StatusBadge-62a51s6b.js";var W={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};W.node;var _e=b(W),G={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};G.node;var ve=b(G),K={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ye=new q(`
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
    `),be=new q(`
    mutation CommentOnCustomer($input: CommentOnCustomerInput!) {
  commentOnCustomer(input: $input) {
    id
  }
}
    `),J=x();function Y({id:e,page:o,onPage:s}){let{tabs:c,comments:u}=y(D),{actors:d}=y(l),f=i(`CUSTOMERS_WRITE`),{mutateAsync:p}=a(be),{data:m,error:h,isPlaceholderData:g,refetch:_}=r(ye,{id:e,...n(o)}),v=m?.customer?.comments;return(0,J.jsxs)(J.Fragment,{children:[f&&(0,J.jsx)(`div`,{className:K.comment,children:(0,J.jsx)(pe,{onComment:(t,n)=>p({input:{customerId:e,text:t,idempotencyKey:n}})})}),(0,J.jsx)(M,{name:`customer-comments`,label:c.comments,rows:v?.edges.map(e=>e.node),rowKey:e=>e.id,stale:g,error:h,onRetry:()=>void _(),empty:(0,J.jsx)(A,{icon:_e,title:u.empty,text:u.emptyText}),columns:[{id:`text`,header:u.text,cell:({text:e})=>(0,J.jsx)(`span`,{className:K.text,children:e}),width:30},{id:`order`,header:u.order,cell:({order:e})=>e&&(0,J.jsx)(t,{to:`/orders/$number`,params:{number:e.number},children:(0,J.jsx)(`code`,{children:e.number})}),wide:!0},{id:`who`,header:u.who,cell:({actor:e})=>e.name||d[e.kind],width:12},{id:`when`,header:u.when,cell:({createdAt:e})=>(0,J.jsx)(N,{at:e}),wide:!0}]}),(0,J.jsx)(j,{connection:v,onChange:s})]})}var xe=v(te(),1);function Se({customer:e,onClose:t}){let n=y(D),r=V(),i=B(),{mutateAsync:c}=a(k);async function l({amount:r,reason:a}){await c({input:{customerId:e.id,amount:o(String(r)),reason:String(a).trim(),idempotencyKey:i}}),s(n.adjust.done),t()}return(0,J.jsx)(P,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:(0,J.jsxs)(z,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:l,children:[(0,J.jsx)(L,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint,currency:r.currency}),(0,J.jsx)(I,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}function Ce({customer:e,onClose:t}){let n=y(D),r=V(),i=B(),{mutateAsync:c}=a(ue);async function l({amount:r,reference:a,notes:l}){let{requestRecharge:u}=await c({input:{customerId:e.id,amount:o(String(r)),reference:String(a??``).trim(),notes:String(l??``).trim(),idempotencyKey:i}});s(u.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return(0,J.jsx)(P,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:(0,J.jsxs)(z,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:l,children:[(0,J.jsx)(L,{name:`amount`,label:n.form.amount,currency:r.currency}),(0,J.jsx)(F,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),(0,J.jsx)(I,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}function we({dialog:e,tiers:t,...n}){switch(e){case`edit`:return(0,J.jsx)(Te,{...n});case`tier`:return(0,J.jsx)(Ee,{...n,tiers:t});case`link`:return(0,J.jsx)(De,{...n});case`block`:return(0,J.jsx)(Oe,{...n});case`adjust`:return(0,J.jsx)(Se,{...n});case`recharge`:return(0,J.jsx)(Ce,{...n});default:return null}}var X=(e,t)=>String(e[t]??``).trim();function Te({customer:e,onClose:t}){let n=y(D),[r]=(0,xe.useState)(e),{mutateAsync:i}=a(le);async function o(e){let[a,o]=[X(e,`email`),X(e,`phone`)];try{await i({input:{id:r.id,version:r.version,name:X(e,`name`),...a?{email:a}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0}}})}catch(e){throw ee(e,`STALE`)?new ne(`STALE`,n.stale,e.requestId):e}s(n.edit.done),t()}return(0,J.jsx)(P,{open:!0,onClose:t,title:n.edit.title,children:(0,J.jsxs)(z,{submitLabel:n.edit.submit,onCancel:t,onSubmit:o,children:[(0,J.jsx)(F,{name:`name`,label:n.form.name,defaultValue:r.name,maxLength:200}),(0,J.jsx)(F,{name:`email`,label:n.form.email,type:`email`,defaultValue:r.email??``,optional:!0}),(0,J.jsx)(F,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:r.phone??``,optional:!0})]})})}function Ee({customer:e,tiers:t,onClose:n}){let r=y(D),{mutateAsync:i}=a(w);async function o(t){let a=X(t,`tierId`);await i({input:{customerId:e.id,...a&&{tierId:a}}}),s(r.tier.done),n()}return(0,J.jsx)(P,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:(0,J.jsx)(z,{submitLabel:r.tier.submit,onCancel:n,onSubmit:o,children:(0,J.jsx)(R,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function De({customer:e,onClose:t}){let n=y(D),{mutateAsync:r}=a(O);async function i(i){await r({input:{customerId:e.id,phone:X(i,`phone`)}}),s(n.link.done),t()}return(0,J.jsx)(P,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:(0,J.jsx)(z,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:(0,J.jsx)(F,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function Oe({customer:e,onClose:t}){let n=y(D).block,{mutateAsync:r}=a(T);async function i(){await r({input:{customerId:e.id}}),s(n.done),t()}return(0,J.jsx)(P,{open:!0,onClose:t,title:n.title,text:n.text,children:(0,J.jsx)(z,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}function ke({customer:e,onOpen:t}){let n=y(D),r=V();return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(Ae,{customer:e,onOpen:t}),(0,J.jsx)(S,{title:n.facts.title,actions:(0,J.jsx)(je,{customer:e,onOpen:t}),children:(0,J.jsx)(he,{facts:[{label:n.facts.email,value:e.email??(0,J.jsx)(Z,{})},{label:n.facts.phone,value:e.phone?(0,J.jsxs)(`span`,{className:K.phone,children:[(0,J.jsx)(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&(0,J.jsx)(me,{tone:`good`,children:n.facts.linked})]}):(0,J.jsx)(Z,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:(0,J.jsx)(N,{at:e.createdAt})},{label:n.facts.changed,value:(0,J.jsx)(N,{at:e.updatedAt})},{label:n.facts.id,value:(0,J.jsx)(c,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function Z(){return(0,J.jsx)(`span`,{className:`muted`,children:y(D).facts.unknown})}function Ae({customer:e,onOpen:t}){let n=y(D),r=i(`WALLETS_ADJUST`),a=i(`RECHARGES_CREATE`);return(0,J.jsxs)(S,{title:n.wallet.title,children:[(0,J.jsx)(`p`,{className:K.balance,children:(0,J.jsx)(H,{amount:e.walletBalance})}),(0,J.jsxs)(`div`,{className:K.actions,children:[a&&!e.erasedAt&&(0,J.jsx)(f,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&(0,J.jsx)(f,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function je({customer:e,onOpen:t}){let n=y(D),r=i(`CUSTOMERS_WRITE`),{mutate:o,isPending:c}=a(fe);return!r||e.erasedAt?null:(0,J.jsxs)(`div`,{className:K.actions,children:[(0,J.jsx)(f,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?(0,J.jsx)(f,{size:`small`,look:`quiet`,busy:c,onClick:()=>o({input:{customerId:e.id}},{onSuccess:()=>s(n.link.undone),onError:e=>s(e.message,`bad`)}),children:n.actions.unlink}):(0,J.jsx)(f,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Me=new Q(`
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
    `),Ne=new Q(`
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
    `),Pe=new Q(`
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
    `),Fe=new Q(`
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
    `);function Ie({id:e,page:i,onPage:a}){let{tabs:o,orders:s}=y(D),{data:c,error:l,isPlaceholderData:u,refetch:d}=r(Ne,{id:e,...n(i)}),f=c?.customer?.orders;return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(M,{name:`customer-orders`,label:o.orders,rows:f?.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:l,onRetry:()=>void d(),empty:(0,J.jsx)(A,{icon:ge,title:s.empty,text:s.emptyText}),columns:[{id:`number`,header:s.number,cell:({number:e})=>(0,J.jsx)(t,{to:`/orders/$number`,params:{number:e},children:(0,J.jsx)(`code`,{children:e})})},{id:`status`,header:s.status,cell:({status:e})=>(0,J.jsx)(U,{kind:`order`,status:e})},{id:`what`,header:s.what,cell:({items:e})=>(0,J.jsxs)(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:s.placed,cell:({createdAt:e})=>(0,J.jsx)(N,{at:e}),wide:!0},{id:`total`,header:s.total,cell:({total:e})=>(0,J.jsx)(H,{amount:e}),align:`end`,width:7}]}),(0,J.jsx)(j,{connection:f,onChange:a})]})}function Le({id:t,page:i,onPage:a}){let{tabs:o,recharges:s}=y(D),c={id:t,...n(i)},{data:l,error:u,isPlaceholderData:d,refetch:f}=r(Fe,c),p=l?.customer?.recharges;return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(M,{name:`customer-recharges`,label:o.recharges,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:u,onRetry:()=>void f(),empty:(0,J.jsx)(A,{icon:e,title:s.empty,text:s.emptyText}),columns:[{id:`when`,header:s.when,cell:({createdAt:e})=>(0,J.jsx)(N,{at:e})},{id:`status`,header:s.status,cell:({status:e})=>(0,J.jsx)(U,{kind:`recharge`,status:e})},{id:`reference`,header:s.reference,cell:({reference:e,reason:t})=>(0,J.jsx)(`span`,{className:`muted`,children:t||e}),wide:!0,width:18},{id:`decided`,header:s.decided,cell:({decidedAt:e})=>e&&(0,J.jsx)(N,{at:e}),wide:!0},{id:`amount`,header:s.amount,cell:({amount:e})=>(0,J.jsx)(H,{amount:e}),align:`end`,width:7}]}),(0,J.jsx)(j,{connection:p,onChange:a})]})}function Re({id:e,page:i,onPage:a}){let{wallet:o}=y(D),{transactions:s,actors:c}=y(l),{data:u,error:d,isPlaceholderData:f,refetch:p}=r(Pe,{id:e,...n(i)}),m=u?.customer?.transactions;return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(M,{name:`customer-wallet`,label:o.ledger,rows:m?.edges.map(e=>e.node),rowKey:e=>e.id,stale:f,error:d,onRetry:()=>void p(),empty:(0,J.jsx)(A,{icon:ve,title:o.empty,text:o.emptyText}),columns:[{id:`when`,header:o.when,cell:({createdAt:e})=>(0,J.jsx)(N,{at:e})},{id:`kind`,header:o.kind,cell:({kind:e})=>s[e]},{id:`reference`,header:o.reference,cell:({order:e,reference:n})=>e?(0,J.jsx)(t,{to:`/orders/$number`,params:{number:e.number},children:(0,J.jsx)(`code`,{children:e.number})}):(0,J.jsx)(`span`,{className:`muted`,children:n}),wide:!0,width:18},{id:`by`,header:o.by,cell:({actorKind:e})=>c[e]??e,wide:!0},{id:`amount`,header:o.amount,cell:({amount:e})=>(0,J.jsx)(H,{amount:e}),align:`end`,width:7},{id:`after`,header:o.after,cell:e=>(0,J.jsx)(H,{amount:e.balanceAfter}),align:`end`,width:7}]}),(0,J.jsx)(j,{connection:m,onChange:a})]})}var $=d(`/signedIn/customers/$id`),ze={orders:Ie,wallet:Re,recharges:Le,comments:Y};function Be(){let e=y(D),{id:t}=$.useParams(),n=$.useSearch(),i=$.useNavigate(),{data:a,error:o,refetch:s}=r(Me,{id:t}),c=a?.customer?.id===t?a.customer:void 0,l={label:e.title,link:{to:`/customers`}},{tab:d=`orders`,dialog:f,...m}=n,h=e=>void i({search:{...n,dialog:e},resetScroll:!1}),g=()=>void i({search:{tab:n.tab,...m},replace:!0,resetScroll:!1});if(a?.customer===null)return(0,J.jsx)(re,{});if(!c)return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(C,{title:e.facts.title,parent:l}),o?(0,J.jsx)(p,{error:o,onRetry:()=>void s()}):(0,J.jsx)(oe,{})]});let _=ze[d];return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(C,{title:c.name,parent:l,aside:(0,J.jsx)(de,{customer:c}),actions:(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(Ve,{customer:c,onOpen:h}),(0,J.jsx)(He,{customer:c})]})}),(0,J.jsx)(ae,{main:(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(se,{label:e.tabs.label,children:u.map(n=>(0,J.jsx)(ce,{to:`/customers/$id`,params:{id:t},search:{tab:n},current:n===d,children:e.tabs[n]},n))}),(0,J.jsx)(S,{flush:!0,children:(0,J.jsx)(_,{id:t,page:m,onPage:e=>void i({search:{tab:n.tab,...e},resetScroll:!1})})})]}),side:(0,J.jsx)(ke,{customer:c,onOpen:h})}),(0,J.jsx)(we,{customer:c,tiers:a?.priceTiers.edges.map(e=>e.node)??[],dialog:n.dialog,onClose:g})]})}function Ve(e){let{customer:t,onOpen:n}=e,r=y(D),o=i(`CUSTOMERS_WRITE`),{mutate:c,isPending:l}=a(E);return!o||t.erasedAt?null:(0,J.jsxs)(J.Fragment,{children:[t.status===`BLOCKED`?(0,J.jsx)(f,{icon:_,busy:l,onClick:()=>c({input:{customerId:t.id}},{onSuccess:()=>s(r.block.undone),onError:e=>s(e.message,`bad`)}),children:r.actions.unblock}):(0,J.jsx)(f,{icon:m,onClick:()=>n(`block`),children:r.actions.block}),(0,J.jsx)(f,{icon:h,onClick:()=>n(`edit`),children:r.actions.edit})]})}function He({customer:e}){let t=y(D).actions;return!i(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:(0,J.jsx)(ie,{look:`primary`,icon:g,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{Be as CustomerPage};