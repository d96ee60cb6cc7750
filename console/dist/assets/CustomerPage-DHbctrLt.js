import{c as e,i as t,l as n,n as r,t as i}from"./PageHeader-5uKGi2Uu.js";import{i as a,n as o,r as s,t as c}from"./useIdempotencyKey-BHse3FQk.js";import{i as l,n as u,t as d,u as f}from"./shared-WPGD6RvV.js";import{t as p}from"./rotate-ccw-CV3KgnA1.js";import{f as m,n as h,o as g,p as _,s as v}from"./session-RA-g94sV.js";import{O as ee,d as y,i as b,n as x,t as S}from"./index-CvGmzE-m.js";import{t as C}from"./Button-CcOdr6BQ.js";import{n as w}from"./Skeleton-DNuB6AT8.js";import{n as te,t as T}from"./Tabs-CGRBN--J.js";import{c as ne,d as E,i as D,l as O,n as k,o as A,r as re,s as ie,t as ae,u as oe}from"./CustomerBadge-CDwwxF5p.js";import{t as j}from"./Dialog-B4x7RhK0.js";import{a as M,i as N,n as P,r as se}from"./Field-CBZ90q4j.js";import{t as F}from"./Form-DlvKK0XQ.js";import{t as I}from"./useFormat-Bvb2JK8J.js";import{r as L}from"./amounts-DVjeHZV2.js";import{t as ce}from"./Badge-CMMvWdZj.js";import{t as le}from"./Facts-eQAsKTtn.js";import{t as R}from"./Money-DpG6qD55.js";import{n as z,t as B}from"./StatusBadge-C7NSzWuW.js";import{t as V}from"./receipt-text-Bhh_O9jK.js";import{n as H,t as U}from"./Table-CnS3evxD.js";import{n as W}from"./page-DWYEniN2.js";var G={name:`pencil`,size:24,node:[[`path`,{d:`M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z`,key:`1a8usu`}],[`path`,{d:`m15 5 4 4`,key:`1mk7zo`}]]};G.node;var ue=u(G),K={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};K.node;var de=u(K),q=f();function fe({customer:e,onClose:t}){let n=l(k),r=I(),i=c(),{mutateAsync:a}=g(re);async function o({amount:r,reason:o}){await a({input:{customerId:e.id,amount:L(String(r)),reason:String(o).trim(),idempotencyKey:i}}),b(n.adjust.done),t()}return(0,q.jsx)(j,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:(0,q.jsxs)(F,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:o,children:[(0,q.jsx)(P,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint,currency:r.currency}),(0,q.jsx)(N,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}function pe({customer:e,onClose:t}){let n=l(k),r=I(),i=c(),{mutateAsync:a}=g(ie);async function o({amount:r,reference:o,notes:s}){let{requestRecharge:c}=await a({input:{customerId:e.id,amount:L(String(r)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:i}});b(c.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return(0,q.jsx)(j,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:(0,q.jsxs)(F,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:o,children:[(0,q.jsx)(P,{name:`amount`,label:n.form.amount,currency:r.currency}),(0,q.jsx)(M,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),(0,q.jsx)(N,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}function me({dialog:e,tiers:t,...n}){switch(e){case`edit`:return(0,q.jsx)(he,{...n});case`tier`:return(0,q.jsx)(ge,{...n,tiers:t});case`link`:return(0,q.jsx)(_e,{...n});case`block`:return(0,q.jsx)(ve,{...n});case`adjust`:return(0,q.jsx)(fe,{...n});case`recharge`:return(0,q.jsx)(pe,{...n});default:return null}}var J=(e,t)=>String(e[t]??``).trim();function he({customer:e,onClose:t}){let n=l(k),{mutateAsync:r}=g(E);async function i(i){let[a,o]=[J(i,`email`),J(i,`phone`)];try{await r({input:{id:e.id,version:e.version,name:J(i,`name`),...a?{email:a}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0}}})}catch(e){throw _(e,`STALE`)?new m(`STALE`,n.stale,e.requestId):e}b(n.edit.done),t()}return(0,q.jsx)(j,{open:!0,onClose:t,title:n.edit.title,children:(0,q.jsxs)(F,{submitLabel:n.edit.submit,onCancel:t,onSubmit:i,children:[(0,q.jsx)(M,{name:`name`,label:n.form.name,defaultValue:e.name,maxLength:200}),(0,q.jsx)(M,{name:`email`,label:n.form.email,type:`email`,defaultValue:e.email??``,optional:!0}),(0,q.jsx)(M,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``,optional:!0})]})})}function ge({customer:e,tiers:t,onClose:n}){let r=l(k),{mutateAsync:i}=g(ne);async function a(t){let a=J(t,`tierId`);await i({input:{customerId:e.id,...a&&{tierId:a}}}),b(r.tier.done),n()}return(0,q.jsx)(j,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:(0,q.jsx)(F,{submitLabel:r.tier.submit,onCancel:n,onSubmit:a,children:(0,q.jsx)(se,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function _e({customer:e,onClose:t}){let n=l(k),{mutateAsync:r}=g(A);async function i(i){await r({input:{customerId:e.id,phone:J(i,`phone`)}}),b(n.link.done),t()}return(0,q.jsx)(j,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:(0,q.jsx)(F,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:(0,q.jsx)(M,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function ve({customer:e,onClose:t}){let n=l(k).block,{mutateAsync:r}=g(D);async function i(){await r({input:{customerId:e.id}}),b(n.done),t()}return(0,q.jsx)(j,{open:!0,onClose:t,title:n.title,text:n.text,children:(0,q.jsx)(F,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}var Y={balance:`_balance_11nzr_2`,actions:`_actions_11nzr_9`,phone:`_phone_11nzr_14`};function ye({customer:e,onOpen:n}){let r=l(k),i=I();return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(be,{customer:e,onOpen:n}),(0,q.jsx)(w,{title:r.facts.title,actions:(0,q.jsx)(xe,{customer:e,onOpen:n}),children:(0,q.jsx)(le,{facts:[{label:r.facts.email,value:e.email??(0,q.jsx)(X,{})},{label:r.facts.phone,value:e.phone?(0,q.jsxs)(`span`,{className:Y.phone,children:[(0,q.jsx)(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&(0,q.jsx)(ce,{tone:`good`,children:r.facts.linked})]}):(0,q.jsx)(X,{})},{label:r.facts.tier,value:e.tier?.name??r.noTier},{label:r.facts.orders,value:i.count(e.placed.totalCount)},{label:r.facts.since,value:(0,q.jsx)(z,{at:e.createdAt})},{label:r.facts.changed,value:(0,q.jsx)(z,{at:e.updatedAt})},{label:r.facts.id,value:(0,q.jsx)(t,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function X(){return(0,q.jsx)(`span`,{className:`muted`,children:l(k).facts.unknown})}function be({customer:e,onOpen:t}){let n=l(k),r=h(`WALLETS_ADJUST`),i=h(`RECHARGES_CREATE`);return(0,q.jsxs)(w,{title:n.wallet.title,children:[(0,q.jsx)(`p`,{className:Y.balance,children:(0,q.jsx)(R,{amount:e.walletBalance})}),(0,q.jsxs)(`div`,{className:Y.actions,children:[i&&!e.erasedAt&&(0,q.jsx)(C,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&(0,q.jsx)(C,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function xe({customer:e,onOpen:t}){let n=l(k),r=h(`CUSTOMERS_WRITE`),{mutate:i,isPending:a}=g(oe);return!r||e.erasedAt?null:(0,q.jsxs)(`div`,{className:Y.actions,children:[(0,q.jsx)(C,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?(0,q.jsx)(C,{size:`small`,look:`quiet`,busy:a,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>b(n.link.undone),onError:e=>b(e.message,`bad`)}),children:n.actions.unlink}):(0,q.jsx)(C,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Q=new Z(`
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
    `),Se=new Z(`
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
    `),Ce=new Z(`
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
    `),we=new Z(`
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
    `);function Te({id:e,page:t,onPage:r}){let{tabs:i,orders:a}=l(k),{data:o,error:s,isPlaceholderData:c,refetch:u}=v(Se,{id:e,...W(t)}),d=o?.customer?.orders;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(U,{name:`customer-orders`,label:i.orders,rows:d?.edges.map(e=>e.node),rowKey:e=>e.id,stale:c,error:s,onRetry:()=>void u(),empty:(0,q.jsx)(x,{icon:V,title:a.empty,text:a.emptyText}),columns:[{id:`number`,header:a.number,cell:({number:e})=>(0,q.jsx)(n,{to:`/orders/$number`,params:{number:e},children:(0,q.jsx)(`code`,{children:e})})},{id:`status`,header:a.status,cell:({status:e})=>(0,q.jsx)(B,{kind:`order`,status:e})},{id:`what`,header:a.what,cell:({items:e})=>(0,q.jsxs)(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:a.placed,cell:({createdAt:e})=>(0,q.jsx)(z,{at:e}),wide:!0},{id:`total`,header:a.total,cell:({total:e})=>(0,q.jsx)(R,{amount:e}),align:`end`,width:7}]}),(0,q.jsx)(H,{connection:d,onChange:r})]})}function Ee({id:e,page:t,onPage:n}){let{tabs:r,recharges:i}=l(k),a={id:e,...W(t)},{data:o,error:s,isPlaceholderData:c,refetch:u}=v(we,a),d=o?.customer?.recharges;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(U,{name:`customer-recharges`,label:r.recharges,rows:d?.edges.map(e=>e.node),rowKey:e=>e.id,stale:c,error:s,onRetry:()=>void u(),empty:(0,q.jsx)(x,{icon:y,title:i.empty,text:i.emptyText}),columns:[{id:`when`,header:i.when,cell:({createdAt:e})=>(0,q.jsx)(z,{at:e})},{id:`status`,header:i.status,cell:({status:e})=>(0,q.jsx)(B,{kind:`recharge`,status:e})},{id:`reference`,header:i.reference,cell:({reference:e,reason:t})=>(0,q.jsx)(`span`,{className:`muted`,children:t||e}),wide:!0,width:18},{id:`decided`,header:i.decided,cell:({decidedAt:e})=>e&&(0,q.jsx)(z,{at:e}),wide:!0},{id:`amount`,header:i.amount,cell:({amount:e})=>(0,q.jsx)(R,{amount:e}),align:`end`,width:7}]}),(0,q.jsx)(H,{connection:d,onChange:n})]})}function De({id:e,page:t,onPage:r}){let{wallet:i}=l(k),{transactions:a,actors:o}=l(d),{data:s,error:c,isPlaceholderData:u,refetch:f}=v(Ce,{id:e,...W(t)}),p=s?.customer?.transactions;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(U,{name:`customer-wallet`,label:i.ledger,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:c,onRetry:()=>void f(),empty:(0,q.jsx)(x,{icon:de,title:i.empty,text:i.emptyText}),columns:[{id:`when`,header:i.when,cell:({createdAt:e})=>(0,q.jsx)(z,{at:e})},{id:`kind`,header:i.kind,cell:({kind:e})=>a[e]},{id:`reference`,header:i.reference,cell:({order:e,reference:t})=>e?(0,q.jsx)(n,{to:`/orders/$number`,params:{number:e.number},children:(0,q.jsx)(`code`,{children:e.number})}):(0,q.jsx)(`span`,{className:`muted`,children:t}),wide:!0,width:18},{id:`by`,header:i.by,cell:({actorKind:e})=>o[e]??e,wide:!0},{id:`amount`,header:i.amount,cell:({amount:e})=>(0,q.jsx)(R,{amount:e}),align:`end`,width:7},{id:`after`,header:i.after,cell:e=>(0,q.jsx)(R,{amount:e.balanceAfter}),align:`end`,width:7}]}),(0,q.jsx)(H,{connection:p,onChange:r})]})}var $=e(`/signedIn/customers/$id`),Oe={orders:Te,wallet:De,recharges:Ee};function ke(){let e=l(k),{id:t}=$.useParams(),n=$.useSearch(),a=$.useNavigate(),{data:c,error:u,refetch:d}=v(Q,{id:t}),f=c?.customer?.id===t?c.customer:void 0,p={label:e.title,link:{to:`/customers`}},{tab:m=`orders`,dialog:h,...g}=n,_=e=>void a({search:{...n,dialog:e},resetScroll:!1}),y=()=>void a({search:{tab:n.tab,...g},replace:!0,resetScroll:!1});if(c?.customer===null)return(0,q.jsx)(S,{});if(!f)return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(i,{title:e.facts.title,parent:p}),u?(0,q.jsx)(r,{error:u,onRetry:()=>void d()}):(0,q.jsx)(o,{})]});let b=Oe[m];return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(i,{title:f.name,parent:p,aside:(0,q.jsx)(ae,{customer:f}),actions:(0,q.jsx)(Ae,{customer:f,onOpen:_})}),(0,q.jsx)(s,{main:(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(te,{label:e.tabs.label,children:ee.map(n=>(0,q.jsx)(T,{to:`/customers/$id`,params:{id:t},search:{tab:n},current:n===m,children:e.tabs[n]},n))}),(0,q.jsx)(w,{flush:!0,children:(0,q.jsx)(b,{id:t,page:g,onPage:e=>void a({search:{tab:n.tab,...e},resetScroll:!1})})})]}),side:(0,q.jsx)(ye,{customer:f,onOpen:_})}),(0,q.jsx)(me,{customer:f,tiers:c?.priceTiers.edges.map(e=>e.node)??[],dialog:n.dialog,onClose:y})]})}function Ae(e){let{customer:t,onOpen:n}=e,r=l(k),i=h(`CUSTOMERS_WRITE`),{mutate:o,isPending:s}=g(O);return!i||t.erasedAt?null:(0,q.jsxs)(q.Fragment,{children:[t.status===`BLOCKED`?(0,q.jsx)(C,{icon:p,busy:s,onClick:()=>o({input:{customerId:t.id}},{onSuccess:()=>b(r.block.undone),onError:e=>b(e.message,`bad`)}),children:r.actions.unblock}):(0,q.jsx)(C,{icon:a,onClick:()=>n(`block`),children:r.actions.block}),(0,q.jsx)(C,{icon:ue,onClick:()=>n(`edit`),children:r.actions.edit})]})}export{ke as CustomerPage};