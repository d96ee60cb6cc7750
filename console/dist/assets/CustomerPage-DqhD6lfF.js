import{E as e,Et as t,V as n,_t as r,c as i,d as a,l as o,m as s,ot as c,p as l,s as u,u as d,wt as f}from"./index-CnOx87oX.js";import{t as p}from"./ban-C5zcVRvj.js";import{t as m}from"./pencil-BllUozV6.js";import{t as h}from"./plus-Dq_5Ec9-.js";import{t as g}from"./rotate-ccw-Cp1iWZvd.js";import{n as _,r as v}from"./query-B04UIqku.js";import{_ as y,b as ee,i as b,n as x,t as S,v as te}from"./shared-Dy6YWKPE.js";import{t as C}from"./Card-UE1DX6np.js";import{t as w}from"./Columns-D5zRlZud.js";import{t as ne}from"./PageSkeleton-BhJ_P8on.js";import{n as re,t as ie}from"./Tabs-BQesVEN5.js";import{c as ae,d as T,i as oe,l as se,n as E,o as ce,r as le,s as D,t as O,u as k}from"./CustomerBadge-B-by5eik.js";import{r as A,t as ue}from"./CopyId-DwOEnKjI.js";import{t as de}from"./CommentForm-BNCrrmui.js";import{t as j}from"./Pagination-BruJmVEr.js";import{t as M}from"./Table-D2jFldWF.js";import{t as N}from"./Time-DYRpV7or.js";import{t as P}from"./Dialog-Dupvtylg.js";import{a as F,i as I,n as L,r as R}from"./Field-BqtYH-X1.js";import{t as z}from"./Form-C1-7QDTK.js";import{t as B}from"./useIdempotencyKey-BLXaprtb.js";import{t as V}from"./useFormat-Bu_mdst8.js";import{t as H}from"./Badge-D-6SZiUL.js";import{t as fe}from"./Facts-D8O-UCIA.js";import{t as U}from"./Money-C49LVD47.js";import{t as pe}from"./receipt-text-DQOCoj8-.js";import{t as W}from"./StatusBadge-izwlqZ-T.js";var G={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};G.node;var me=x(G),K={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};K.node;var he=x(K),q={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ge=new J(`
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
    `),_e=new J(`
    mutation CommentOnCustomer($input: CommentOnCustomerInput!) {
  commentOnCustomer(input: $input) {
    id
  }
}
    `),Y=ee();function ve({id:e,page:t,onPage:n}){let{tabs:r,comments:i}=b(E),{actors:a}=b(S),c=s(`CUSTOMERS_WRITE`),{mutateAsync:l}=_(_e),{data:u,error:d,isPlaceholderData:p,refetch:m}=v(ge,{id:e,...f(t)}),h=u?.customer?.comments;return(0,Y.jsxs)(Y.Fragment,{children:[c&&(0,Y.jsx)(`div`,{className:q.comment,children:(0,Y.jsx)(de,{onComment:(t,n)=>l({input:{customerId:e,text:t,idempotencyKey:n}})})}),(0,Y.jsx)(M,{name:`customer-comments`,label:r.comments,rows:h?.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:d,onRetry:()=>void m(),empty:(0,Y.jsx)(o,{icon:me,title:i.empty,text:i.emptyText}),columns:[{id:`text`,header:i.text,cell:({text:e})=>(0,Y.jsx)(`span`,{className:q.text,children:e}),width:30},{id:`order`,header:i.order,cell:({order:e})=>e&&(0,Y.jsx)(A,{to:`/orders/$number`,params:{number:e.number},children:(0,Y.jsx)(`code`,{children:e.number})}),wide:!0},{id:`who`,header:i.who,cell:({actor:e})=>e.name||a[e.kind],width:12},{id:`when`,header:i.when,cell:({createdAt:e})=>(0,Y.jsx)(N,{at:e}),wide:!0}]}),(0,Y.jsx)(j,{connection:h,onChange:n})]})}function ye({customer:e,onClose:t}){let n=b(E),r=V(),i=B(),{mutateAsync:o}=_(le);async function s({amount:r,reason:s}){await o({input:{customerId:e.id,amount:c(String(r)),reason:String(s).trim(),idempotencyKey:i}}),a(n.adjust.done),t()}return(0,Y.jsx)(P,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:(0,Y.jsxs)(z,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:s,children:[(0,Y.jsx)(L,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint,currency:r.currency}),(0,Y.jsx)(I,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}function be({customer:e,onClose:t}){let n=b(E),r=V(),i=B(),{mutateAsync:o}=_(D);async function s({amount:r,reference:s,notes:l}){let{requestRecharge:u}=await o({input:{customerId:e.id,amount:c(String(r)),reference:String(s??``).trim(),notes:String(l??``).trim(),idempotencyKey:i}});a(u.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return(0,Y.jsx)(P,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:(0,Y.jsxs)(z,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:s,children:[(0,Y.jsx)(L,{name:`amount`,label:n.form.amount,currency:r.currency}),(0,Y.jsx)(F,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),(0,Y.jsx)(I,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}function xe({dialog:e,tiers:t,...n}){switch(e){case`edit`:return(0,Y.jsx)(Se,{...n});case`tier`:return(0,Y.jsx)(Ce,{...n,tiers:t});case`link`:return(0,Y.jsx)(we,{...n});case`block`:return(0,Y.jsx)(Te,{...n});case`adjust`:return(0,Y.jsx)(ye,{...n});case`recharge`:return(0,Y.jsx)(be,{...n});default:return null}}var X=(e,t)=>String(e[t]??``).trim();function Se({customer:e,onClose:t}){let n=b(E),{mutateAsync:r}=_(T);async function i(i){let[o,s]=[X(i,`email`),X(i,`phone`)];try{await r({input:{id:e.id,version:e.version,name:X(i,`name`),...o?{email:o}:{clearEmail:!0},...s?{phone:s}:{clearPhone:!0}}})}catch(e){throw te(e,`STALE`)?new y(`STALE`,n.stale,e.requestId):e}a(n.edit.done),t()}return(0,Y.jsx)(P,{open:!0,onClose:t,title:n.edit.title,children:(0,Y.jsxs)(z,{submitLabel:n.edit.submit,onCancel:t,onSubmit:i,children:[(0,Y.jsx)(F,{name:`name`,label:n.form.name,defaultValue:e.name,maxLength:200}),(0,Y.jsx)(F,{name:`email`,label:n.form.email,type:`email`,defaultValue:e.email??``,optional:!0}),(0,Y.jsx)(F,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``,optional:!0})]})})}function Ce({customer:e,tiers:t,onClose:n}){let r=b(E),{mutateAsync:i}=_(ae);async function o(t){let o=X(t,`tierId`);await i({input:{customerId:e.id,...o&&{tierId:o}}}),a(r.tier.done),n()}return(0,Y.jsx)(P,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:(0,Y.jsx)(z,{submitLabel:r.tier.submit,onCancel:n,onSubmit:o,children:(0,Y.jsx)(R,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function we({customer:e,onClose:t}){let n=b(E),{mutateAsync:r}=_(ce);async function i(i){await r({input:{customerId:e.id,phone:X(i,`phone`)}}),a(n.link.done),t()}return(0,Y.jsx)(P,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:(0,Y.jsx)(z,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:(0,Y.jsx)(F,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function Te({customer:e,onClose:t}){let n=b(E).block,{mutateAsync:r}=_(oe);async function i(){await r({input:{customerId:e.id}}),a(n.done),t()}return(0,Y.jsx)(P,{open:!0,onClose:t,title:n.title,text:n.text,children:(0,Y.jsx)(z,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}function Ee({customer:e,onOpen:t}){let n=b(E),r=V();return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(De,{customer:e,onOpen:t}),(0,Y.jsx)(C,{title:n.facts.title,actions:(0,Y.jsx)(Oe,{customer:e,onOpen:t}),children:(0,Y.jsx)(fe,{facts:[{label:n.facts.email,value:e.email??(0,Y.jsx)(Z,{})},{label:n.facts.phone,value:e.phone?(0,Y.jsxs)(`span`,{className:q.phone,children:[(0,Y.jsx)(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&(0,Y.jsx)(H,{tone:`good`,children:n.facts.linked})]}):(0,Y.jsx)(Z,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:(0,Y.jsx)(N,{at:e.createdAt})},{label:n.facts.changed,value:(0,Y.jsx)(N,{at:e.updatedAt})},{label:n.facts.id,value:(0,Y.jsx)(ue,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function Z(){return(0,Y.jsx)(`span`,{className:`muted`,children:b(E).facts.unknown})}function De({customer:t,onOpen:n}){let r=b(E),i=s(`WALLETS_ADJUST`),a=s(`RECHARGES_CREATE`);return(0,Y.jsxs)(C,{title:r.wallet.title,children:[(0,Y.jsx)(`p`,{className:q.balance,children:(0,Y.jsx)(U,{amount:t.walletBalance})}),(0,Y.jsxs)(`div`,{className:q.actions,children:[a&&!t.erasedAt&&(0,Y.jsx)(e,{size:`small`,onClick:()=>n(`recharge`),children:r.actions.recharge}),i&&(0,Y.jsx)(e,{size:`small`,onClick:()=>n(`adjust`),children:r.actions.adjust})]})]})}function Oe({customer:t,onOpen:n}){let r=b(E),i=s(`CUSTOMERS_WRITE`),{mutate:o,isPending:c}=_(k);return!i||t.erasedAt?null:(0,Y.jsxs)(`div`,{className:q.actions,children:[(0,Y.jsx)(e,{size:`small`,look:`quiet`,onClick:()=>n(`tier`),children:r.actions.tier}),t.linkedPhone?(0,Y.jsx)(e,{size:`small`,look:`quiet`,busy:c,onClick:()=>o({input:{customerId:t.id}},{onSuccess:()=>a(r.link.undone),onError:e=>a(e.message,`bad`)}),children:r.actions.unlink}):(0,Y.jsx)(e,{size:`small`,look:`quiet`,onClick:()=>n(`link`),children:r.actions.link})]})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ke=new Q(`
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
    `),Ae=new Q(`
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
    `),je=new Q(`
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
    `),Me=new Q(`
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
    `);function Ne({id:e,page:t,onPage:n}){let{tabs:r,orders:i}=b(E),{data:a,error:s,isPlaceholderData:c,refetch:l}=v(Ae,{id:e,...f(t)}),u=a?.customer?.orders;return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(M,{name:`customer-orders`,label:r.orders,rows:u?.edges.map(e=>e.node),rowKey:e=>e.id,stale:c,error:s,onRetry:()=>void l(),empty:(0,Y.jsx)(o,{icon:pe,title:i.empty,text:i.emptyText}),columns:[{id:`number`,header:i.number,cell:({number:e})=>(0,Y.jsx)(A,{to:`/orders/$number`,params:{number:e},children:(0,Y.jsx)(`code`,{children:e})})},{id:`status`,header:i.status,cell:({status:e})=>(0,Y.jsx)(W,{kind:`order`,status:e})},{id:`what`,header:i.what,cell:({items:e})=>(0,Y.jsxs)(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:i.placed,cell:({createdAt:e})=>(0,Y.jsx)(N,{at:e}),wide:!0},{id:`total`,header:i.total,cell:({total:e})=>(0,Y.jsx)(U,{amount:e}),align:`end`,width:7}]}),(0,Y.jsx)(j,{connection:u,onChange:n})]})}function Pe({id:e,page:t,onPage:r}){let{tabs:i,recharges:a}=b(E),s={id:e,...f(t)},{data:c,error:l,isPlaceholderData:u,refetch:d}=v(Me,s),p=c?.customer?.recharges;return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(M,{name:`customer-recharges`,label:i.recharges,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:l,onRetry:()=>void d(),empty:(0,Y.jsx)(o,{icon:n,title:a.empty,text:a.emptyText}),columns:[{id:`when`,header:a.when,cell:({createdAt:e})=>(0,Y.jsx)(N,{at:e})},{id:`status`,header:a.status,cell:({status:e})=>(0,Y.jsx)(W,{kind:`recharge`,status:e})},{id:`reference`,header:a.reference,cell:({reference:e,reason:t})=>(0,Y.jsx)(`span`,{className:`muted`,children:t||e}),wide:!0,width:18},{id:`decided`,header:a.decided,cell:({decidedAt:e})=>e&&(0,Y.jsx)(N,{at:e}),wide:!0},{id:`amount`,header:a.amount,cell:({amount:e})=>(0,Y.jsx)(U,{amount:e}),align:`end`,width:7}]}),(0,Y.jsx)(j,{connection:p,onChange:r})]})}function Fe({id:e,page:t,onPage:n}){let{wallet:r}=b(E),{transactions:i,actors:a}=b(S),{data:s,error:c,isPlaceholderData:l,refetch:u}=v(je,{id:e,...f(t)}),d=s?.customer?.transactions;return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(M,{name:`customer-wallet`,label:r.ledger,rows:d?.edges.map(e=>e.node),rowKey:e=>e.id,stale:l,error:c,onRetry:()=>void u(),empty:(0,Y.jsx)(o,{icon:he,title:r.empty,text:r.emptyText}),columns:[{id:`when`,header:r.when,cell:({createdAt:e})=>(0,Y.jsx)(N,{at:e})},{id:`kind`,header:r.kind,cell:({kind:e})=>i[e]},{id:`reference`,header:r.reference,cell:({order:e,reference:t})=>e?(0,Y.jsx)(A,{to:`/orders/$number`,params:{number:e.number},children:(0,Y.jsx)(`code`,{children:e.number})}):(0,Y.jsx)(`span`,{className:`muted`,children:t}),wide:!0,width:18},{id:`by`,header:r.by,cell:({actorKind:e})=>a[e]??e,wide:!0},{id:`amount`,header:r.amount,cell:({amount:e})=>(0,Y.jsx)(U,{amount:e}),align:`end`,width:7},{id:`after`,header:r.after,cell:e=>(0,Y.jsx)(U,{amount:e.balanceAfter}),align:`end`,width:7}]}),(0,Y.jsx)(j,{connection:d,onChange:n})]})}var $=t(`/signedIn/customers/$id`),Ie={orders:Ne,wallet:Fe,recharges:Pe,comments:ve};function Le(){let e=b(E),{id:t}=$.useParams(),n=$.useSearch(),a=$.useNavigate(),{data:o,error:s,refetch:c}=v(ke,{id:t}),d=o?.customer?.id===t?o.customer:void 0,f={label:e.title,link:{to:`/customers`}},{tab:p=`orders`,dialog:m,...h}=n,g=e=>void a({search:{...n,dialog:e},resetScroll:!1}),_=()=>void a({search:{tab:n.tab,...h},replace:!0,resetScroll:!1});if(o?.customer===null)return(0,Y.jsx)(u,{});if(!d)return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(i,{title:e.facts.title,parent:f}),s?(0,Y.jsx)(l,{error:s,onRetry:()=>void c()}):(0,Y.jsx)(ne,{})]});let y=Ie[p];return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(i,{title:d.name,parent:f,aside:(0,Y.jsx)(O,{customer:d}),actions:(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(Re,{customer:d,onOpen:g}),(0,Y.jsx)(ze,{customer:d})]})}),(0,Y.jsx)(w,{main:(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(re,{label:e.tabs.label,children:r.map(n=>(0,Y.jsx)(ie,{to:`/customers/$id`,params:{id:t},search:{tab:n},current:n===p,children:e.tabs[n]},n))}),(0,Y.jsx)(C,{flush:!0,children:(0,Y.jsx)(y,{id:t,page:h,onPage:e=>void a({search:{tab:n.tab,...e},resetScroll:!1})})})]}),side:(0,Y.jsx)(Ee,{customer:d,onOpen:g})}),(0,Y.jsx)(xe,{customer:d,tiers:o?.priceTiers.edges.map(e=>e.node)??[],dialog:n.dialog,onClose:_})]})}function Re(t){let{customer:n,onOpen:r}=t,i=b(E),o=s(`CUSTOMERS_WRITE`),{mutate:c,isPending:l}=_(se);return!o||n.erasedAt?null:(0,Y.jsxs)(Y.Fragment,{children:[n.status===`BLOCKED`?(0,Y.jsx)(e,{icon:g,busy:l,onClick:()=>c({input:{customerId:n.id}},{onSuccess:()=>a(i.block.undone),onError:e=>a(e.message,`bad`)}),children:i.actions.unblock}):(0,Y.jsx)(e,{icon:p,onClick:()=>r(`block`),children:i.actions.block}),(0,Y.jsx)(e,{icon:m,onClick:()=>r(`edit`),children:i.actions.edit})]})}function ze({customer:e}){let t=b(E).actions;return!s(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:(0,Y.jsx)(d,{look:`primary`,icon:h,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{Le as CustomerPage};