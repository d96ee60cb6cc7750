import{E as e,Et as t,V as n,_t as r,c as i,d as a,l as o,m as s,ot as c,p as l,s as u,u as d,wt as f}from"./index-CY5Lfr2k.js";import{t as p}from"./ban-C5zcVRvj.js";import{t as m}from"./pencil-BllUozV6.js";import{t as h}from"./plus-Dq_5Ec9-.js";import{t as g}from"./rotate-ccw-Cp1iWZvd.js";import{n as _,r as v}from"./query-Bxe-Codu.js";import{C as y,_ as ee,b as te,i as b,n as x,t as S,v as ne,x as re}from"./shared-Dy6YWKPE.js";import{t as C}from"./Card-SRE2vbvg.js";import{t as ie}from"./Columns-D5zRlZud.js";import{t as ae}from"./PageSkeleton-ncfobva3.js";import{n as oe,t as se}from"./Tabs-DNkTNXsK.js";import{c as ce,d as le,i as ue,l as de,n as w,o as T,r as E,s as D,t as O,u as k}from"./CustomerBadge-Dr-f1i8y.js";import{r as A,t as fe}from"./CopyId-SiKlB92z.js";import{t as pe}from"./CommentForm-Dno-FEuy.js";import{t as j}from"./Pagination-DqrZ3DpR.js";import{t as M}from"./Table-B0KlPTnN.js";import{t as N}from"./Time-CeXgC4al.js";import{t as P}from"./Dialog-BeM_rj20.js";import{a as F,i as I,n as L,r as R}from"./Field-XYTBhkxt.js";import{t as z}from"./Form-ClSmUhhv.js";import{t as B}from"./useIdempotencyKey-BLXaprtb.js";import{t as V}from"./useFormat-DOxO5KAC.js";import{t as me}from"./Badge-BAsXTJFu.js";import{t as he}from"./Facts-D8O-UCIA.js";import{t as H}from"./Money-DNz4QFMH.js";import{t as ge}from"./receipt-text-DQOCoj8-.js";import{t as U}from"./StatusBadge-Dld-b_vy.js";var W={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};W.node;var _e=x(W),G={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};G.node;var ve=x(G),K={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ye=new q(`
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
    `),J=te();function Y({id:e,page:t,onPage:n}){let{tabs:r,comments:i}=b(w),{actors:a}=b(S),c=s(`CUSTOMERS_WRITE`),{mutateAsync:l}=_(be),{data:u,error:d,isPlaceholderData:p,refetch:m}=v(ye,{id:e,...f(t)}),h=u?.customer?.comments;return(0,J.jsxs)(J.Fragment,{children:[c&&(0,J.jsx)(`div`,{className:K.comment,children:(0,J.jsx)(pe,{onComment:(t,n)=>l({input:{customerId:e,text:t,idempotencyKey:n}})})}),(0,J.jsx)(M,{name:`customer-comments`,label:r.comments,rows:h?.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:d,onRetry:()=>void m(),empty:(0,J.jsx)(o,{icon:_e,title:i.empty,text:i.emptyText}),columns:[{id:`text`,header:i.text,cell:({text:e})=>(0,J.jsx)(`span`,{className:K.text,children:e}),width:30},{id:`order`,header:i.order,cell:({order:e})=>e&&(0,J.jsx)(A,{to:`/orders/$number`,params:{number:e.number},children:(0,J.jsx)(`code`,{children:e.number})}),wide:!0},{id:`who`,header:i.who,cell:({actor:e})=>e.name||a[e.kind],width:12},{id:`when`,header:i.when,cell:({createdAt:e})=>(0,J.jsx)(N,{at:e}),wide:!0}]}),(0,J.jsx)(j,{connection:h,onChange:n})]})}var xe=y(re(),1);function Se({customer:e,onClose:t}){let n=b(w),r=V(),i=B(),{mutateAsync:o}=_(E);async function s({amount:r,reason:s}){await o({input:{customerId:e.id,amount:c(String(r)),reason:String(s).trim(),idempotencyKey:i}}),a(n.adjust.done),t()}return(0,J.jsx)(P,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:(0,J.jsxs)(z,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:s,children:[(0,J.jsx)(L,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint,currency:r.currency}),(0,J.jsx)(I,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}function Ce({customer:e,onClose:t}){let n=b(w),r=V(),i=B(),{mutateAsync:o}=_(D);async function s({amount:r,reference:s,notes:l}){let{requestRecharge:u}=await o({input:{customerId:e.id,amount:c(String(r)),reference:String(s??``).trim(),notes:String(l??``).trim(),idempotencyKey:i}});a(u.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return(0,J.jsx)(P,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:(0,J.jsxs)(z,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:s,children:[(0,J.jsx)(L,{name:`amount`,label:n.form.amount,currency:r.currency}),(0,J.jsx)(F,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),(0,J.jsx)(I,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}function we({dialog:e,tiers:t,...n}){switch(e){case`edit`:return(0,J.jsx)(Te,{...n});case`tier`:return(0,J.jsx)(Ee,{...n,tiers:t});case`link`:return(0,J.jsx)(De,{...n});case`block`:return(0,J.jsx)(Oe,{...n});case`adjust`:return(0,J.jsx)(Se,{...n});case`recharge`:return(0,J.jsx)(Ce,{...n});default:return null}}var X=(e,t)=>String(e[t]??``).trim();function Te({customer:e,onClose:t}){let n=b(w),[r]=(0,xe.useState)(e),{mutateAsync:i}=_(le);async function o(e){let[o,s]=[X(e,`email`),X(e,`phone`)];try{await i({input:{id:r.id,version:r.version,name:X(e,`name`),...o?{email:o}:{clearEmail:!0},...s?{phone:s}:{clearPhone:!0}}})}catch(e){throw ne(e,`STALE`)?new ee(`STALE`,n.stale,e.requestId):e}a(n.edit.done),t()}return(0,J.jsx)(P,{open:!0,onClose:t,title:n.edit.title,children:(0,J.jsxs)(z,{submitLabel:n.edit.submit,onCancel:t,onSubmit:o,children:[(0,J.jsx)(F,{name:`name`,label:n.form.name,defaultValue:r.name,maxLength:200}),(0,J.jsx)(F,{name:`email`,label:n.form.email,type:`email`,defaultValue:r.email??``,optional:!0}),(0,J.jsx)(F,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:r.phone??``,optional:!0})]})})}function Ee({customer:e,tiers:t,onClose:n}){let r=b(w),{mutateAsync:i}=_(ce);async function o(t){let o=X(t,`tierId`);await i({input:{customerId:e.id,...o&&{tierId:o}}}),a(r.tier.done),n()}return(0,J.jsx)(P,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:(0,J.jsx)(z,{submitLabel:r.tier.submit,onCancel:n,onSubmit:o,children:(0,J.jsx)(R,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function De({customer:e,onClose:t}){let n=b(w),{mutateAsync:r}=_(T);async function i(i){await r({input:{customerId:e.id,phone:X(i,`phone`)}}),a(n.link.done),t()}return(0,J.jsx)(P,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:(0,J.jsx)(z,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:(0,J.jsx)(F,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function Oe({customer:e,onClose:t}){let n=b(w).block,{mutateAsync:r}=_(ue);async function i(){await r({input:{customerId:e.id}}),a(n.done),t()}return(0,J.jsx)(P,{open:!0,onClose:t,title:n.title,text:n.text,children:(0,J.jsx)(z,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}function ke({customer:e,onOpen:t}){let n=b(w),r=V();return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(Ae,{customer:e,onOpen:t}),(0,J.jsx)(C,{title:n.facts.title,actions:(0,J.jsx)(je,{customer:e,onOpen:t}),children:(0,J.jsx)(he,{facts:[{label:n.facts.email,value:e.email??(0,J.jsx)(Z,{})},{label:n.facts.phone,value:e.phone?(0,J.jsxs)(`span`,{className:K.phone,children:[(0,J.jsx)(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&(0,J.jsx)(me,{tone:`good`,children:n.facts.linked})]}):(0,J.jsx)(Z,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:(0,J.jsx)(N,{at:e.createdAt})},{label:n.facts.changed,value:(0,J.jsx)(N,{at:e.updatedAt})},{label:n.facts.id,value:(0,J.jsx)(fe,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function Z(){return(0,J.jsx)(`span`,{className:`muted`,children:b(w).facts.unknown})}function Ae({customer:t,onOpen:n}){let r=b(w),i=s(`WALLETS_ADJUST`),a=s(`RECHARGES_CREATE`);return(0,J.jsxs)(C,{title:r.wallet.title,children:[(0,J.jsx)(`p`,{className:K.balance,children:(0,J.jsx)(H,{amount:t.walletBalance})}),(0,J.jsxs)(`div`,{className:K.actions,children:[a&&!t.erasedAt&&(0,J.jsx)(e,{size:`small`,onClick:()=>n(`recharge`),children:r.actions.recharge}),i&&(0,J.jsx)(e,{size:`small`,onClick:()=>n(`adjust`),children:r.actions.adjust})]})]})}function je({customer:t,onOpen:n}){let r=b(w),i=s(`CUSTOMERS_WRITE`),{mutate:o,isPending:c}=_(k);return!i||t.erasedAt?null:(0,J.jsxs)(`div`,{className:K.actions,children:[(0,J.jsx)(e,{size:`small`,look:`quiet`,onClick:()=>n(`tier`),children:r.actions.tier}),t.linkedPhone?(0,J.jsx)(e,{size:`small`,look:`quiet`,busy:c,onClick:()=>o({input:{customerId:t.id}},{onSuccess:()=>a(r.link.undone),onError:e=>a(e.message,`bad`)}),children:r.actions.unlink}):(0,J.jsx)(e,{size:`small`,look:`quiet`,onClick:()=>n(`link`),children:r.actions.link})]})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Me=new Q(`
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
    `);function Ie({id:e,page:t,onPage:n}){let{tabs:r,orders:i}=b(w),{data:a,error:s,isPlaceholderData:c,refetch:l}=v(Ne,{id:e,...f(t)}),u=a?.customer?.orders;return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(M,{name:`customer-orders`,label:r.orders,rows:u?.edges.map(e=>e.node),rowKey:e=>e.id,stale:c,error:s,onRetry:()=>void l(),empty:(0,J.jsx)(o,{icon:ge,title:i.empty,text:i.emptyText}),columns:[{id:`number`,header:i.number,cell:({number:e})=>(0,J.jsx)(A,{to:`/orders/$number`,params:{number:e},children:(0,J.jsx)(`code`,{children:e})})},{id:`status`,header:i.status,cell:({status:e})=>(0,J.jsx)(U,{kind:`order`,status:e})},{id:`what`,header:i.what,cell:({items:e})=>(0,J.jsxs)(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:i.placed,cell:({createdAt:e})=>(0,J.jsx)(N,{at:e}),wide:!0},{id:`total`,header:i.total,cell:({total:e})=>(0,J.jsx)(H,{amount:e}),align:`end`,width:7}]}),(0,J.jsx)(j,{connection:u,onChange:n})]})}function Le({id:e,page:t,onPage:r}){let{tabs:i,recharges:a}=b(w),s={id:e,...f(t)},{data:c,error:l,isPlaceholderData:u,refetch:d}=v(Fe,s),p=c?.customer?.recharges;return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(M,{name:`customer-recharges`,label:i.recharges,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:l,onRetry:()=>void d(),empty:(0,J.jsx)(o,{icon:n,title:a.empty,text:a.emptyText}),columns:[{id:`when`,header:a.when,cell:({createdAt:e})=>(0,J.jsx)(N,{at:e})},{id:`status`,header:a.status,cell:({status:e})=>(0,J.jsx)(U,{kind:`recharge`,status:e})},{id:`reference`,header:a.reference,cell:({reference:e,reason:t})=>(0,J.jsx)(`span`,{className:`muted`,children:t||e}),wide:!0,width:18},{id:`decided`,header:a.decided,cell:({decidedAt:e})=>e&&(0,J.jsx)(N,{at:e}),wide:!0},{id:`amount`,header:a.amount,cell:({amount:e})=>(0,J.jsx)(H,{amount:e}),align:`end`,width:7}]}),(0,J.jsx)(j,{connection:p,onChange:r})]})}function Re({id:e,page:t,onPage:n}){let{wallet:r}=b(w),{transactions:i,actors:a}=b(S),{data:s,error:c,isPlaceholderData:l,refetch:u}=v(Pe,{id:e,...f(t)}),d=s?.customer?.transactions;return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(M,{name:`customer-wallet`,label:r.ledger,rows:d?.edges.map(e=>e.node),rowKey:e=>e.id,stale:l,error:c,onRetry:()=>void u(),empty:(0,J.jsx)(o,{icon:ve,title:r.empty,text:r.emptyText}),columns:[{id:`when`,header:r.when,cell:({createdAt:e})=>(0,J.jsx)(N,{at:e})},{id:`kind`,header:r.kind,cell:({kind:e})=>i[e]},{id:`reference`,header:r.reference,cell:({order:e,reference:t})=>e?(0,J.jsx)(A,{to:`/orders/$number`,params:{number:e.number},children:(0,J.jsx)(`code`,{children:e.number})}):(0,J.jsx)(`span`,{className:`muted`,children:t}),wide:!0,width:18},{id:`by`,header:r.by,cell:({actorKind:e})=>a[e]??e,wide:!0},{id:`amount`,header:r.amount,cell:({amount:e})=>(0,J.jsx)(H,{amount:e}),align:`end`,width:7},{id:`after`,header:r.after,cell:e=>(0,J.jsx)(H,{amount:e.balanceAfter}),align:`end`,width:7}]}),(0,J.jsx)(j,{connection:d,onChange:n})]})}var $=t(`/signedIn/customers/$id`),ze={orders:Ie,wallet:Re,recharges:Le,comments:Y};function Be(){let e=b(w),{id:t}=$.useParams(),n=$.useSearch(),a=$.useNavigate(),{data:o,error:s,refetch:c}=v(Me,{id:t}),d=o?.customer?.id===t?o.customer:void 0,f={label:e.title,link:{to:`/customers`}},{tab:p=`orders`,dialog:m,...h}=n,g=e=>void a({search:{...n,dialog:e},resetScroll:!1}),_=()=>void a({search:{tab:n.tab,...h},replace:!0,resetScroll:!1});if(o?.customer===null)return(0,J.jsx)(u,{});if(!d)return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(i,{title:e.facts.title,parent:f}),s?(0,J.jsx)(l,{error:s,onRetry:()=>void c()}):(0,J.jsx)(ae,{})]});let y=ze[p];return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(i,{title:d.name,parent:f,aside:(0,J.jsx)(O,{customer:d}),actions:(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(Ve,{customer:d,onOpen:g}),(0,J.jsx)(He,{customer:d})]})}),(0,J.jsx)(ie,{main:(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(oe,{label:e.tabs.label,children:r.map(n=>(0,J.jsx)(se,{to:`/customers/$id`,params:{id:t},search:{tab:n},current:n===p,children:e.tabs[n]},n))}),(0,J.jsx)(C,{flush:!0,children:(0,J.jsx)(y,{id:t,page:h,onPage:e=>void a({search:{tab:n.tab,...e},resetScroll:!1})})})]}),side:(0,J.jsx)(ke,{customer:d,onOpen:g})}),(0,J.jsx)(we,{customer:d,tiers:o?.priceTiers.edges.map(e=>e.node)??[],dialog:n.dialog,onClose:_})]})}function Ve(t){let{customer:n,onOpen:r}=t,i=b(w),o=s(`CUSTOMERS_WRITE`),{mutate:c,isPending:l}=_(de);return!o||n.erasedAt?null:(0,J.jsxs)(J.Fragment,{children:[n.status===`BLOCKED`?(0,J.jsx)(e,{icon:g,busy:l,onClick:()=>c({input:{customerId:n.id}},{onSuccess:()=>a(i.block.undone),onError:e=>a(e.message,`bad`)}),children:i.actions.unblock}):(0,J.jsx)(e,{icon:p,onClick:()=>r(`block`),children:i.actions.block}),(0,J.jsx)(e,{icon:m,onClick:()=>r(`edit`),children:i.actions.edit})]})}function He({customer:e}){let t=b(w).actions;return!s(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:(0,J.jsx)(d,{look:`primary`,icon:h,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{Be as CustomerPage};