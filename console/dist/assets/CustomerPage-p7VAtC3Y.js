const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-BiPGLKiH.js","assets/index-DOxbXdRl.js","assets/early-Cbep-mIH.js","assets/parts-D-_68bv6.js","assets/dialogs-BxxegUF2.js","assets/details-ZQExxOG8.js"])))=>i.map(i=>d[i]);
import{At as e,B as t,Ct as n,J as r,N as i,Pt as a,St as o,Y as s,_ as c,d as l,jt as u,m as d,p as f,pt as p,s as m,vt as h,y as g,yt as _}from"./index-DOxbXdRl.js";import{A as v,D as y,E as b,L as ee,M as x,O as te,R as ne,S,V as re,_ as C,a as w,b as T,c as E,f as ie,i as ae,j as D,s as oe,u as O}from"./parts-D-_68bv6.js";import{C as se,I as ce,Q as le,U as ue,W as de,Z as fe,x as k}from"./details-ZQExxOG8.js";import{c as pe,d as me,i as he,l as ge,n as A,o as _e,r as ve,s as j,t as M,u as N}from"./customers---K2f49W.js";import{t as P}from"./CommentForm-D7_r4MZJ.js";import{L as F,b as I,ct as ye,st as be}from"./early-Cbep-mIH.js";import{ct as L,lt as R,ot as z,rt as B,st as xe,t as V}from"./dialogs-BxxegUF2.js";var H={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};H.node;var Se=t(H),U={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};U.node;var Ce=t(U),W={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};W.node;var we=t(W),G={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},K=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Te=new K(`
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
    `),Ee=new K(`
    mutation CommentOnCustomer($input: CommentOnCustomerInput!) {
  commentOnCustomer(input: $input) {
    id
  }
}
    `),q=e();function De({id:e,page:t,onPage:r}){let{tabs:i,comments:a}=g(A),{actors:o}=g(c),l=s(`CUSTOMERS_WRITE`),{mutateAsync:u}=h(Ee),{data:d,error:f,isPlaceholderData:p,refetch:m}=_(Te,{id:e,...F(t)}),v=d?.customer?.comments;return(0,q.jsxs)(q.Fragment,{children:[l&&(0,q.jsx)(`div`,{className:G.comment,children:(0,q.jsx)(P,{onComment:(t,n)=>u({input:{customerId:e,text:t,idempotencyKey:n}})},e)}),(0,q.jsx)(y,{name:`customer-comments`,label:i.comments,rows:v?.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:f,onRetry:()=>void m(),empty:(0,q.jsx)(S,{icon:Ce,title:a.empty,text:a.emptyText}),columns:[{id:`text`,header:a.text,cell:({text:e})=>(0,q.jsx)(`span`,{className:G.text,children:e}),width:30},{id:`order`,header:a.order,cell:({order:e})=>e&&(0,q.jsx)(n,{to:`/orders/$number`,params:{number:e.number},children:(0,q.jsx)(`code`,{children:e.number})}),wide:!0},{id:`who`,header:a.who,cell:({actor:e})=>e.name||o[e.kind],width:12},{id:`when`,header:a.when,cell:({createdAt:e})=>(0,q.jsx)(b,{at:e}),wide:!0}]}),(0,q.jsx)(C,{connection:v,onChange:r})]})}var J=a(u(),1);function Oe({customer:e,onClose:t}){let n=g(A),r=D(),i=k(),{mutateAsync:a}=h(ve);async function o({amount:r,reason:o}){await a({input:{customerId:e.id,amount:I(String(r)),reason:String(o).trim(),idempotencyKey:i}}),m(n.adjust.done),t()}return(0,q.jsx)(V,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:(0,q.jsxs)(B,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:o,children:[(0,q.jsx)(z,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint}),(0,q.jsx)(L,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}function ke({customer:e,onClose:t}){let n=g(A),r=k(),{mutateAsync:i}=h(j);async function a({amount:a,reference:o,notes:s}){let{requestRecharge:c}=await i({input:{customerId:e.id,amount:I(String(a)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:r}});m(c.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return(0,q.jsx)(V,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:(0,q.jsxs)(B,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:a,children:[(0,q.jsx)(z,{name:`amount`,label:n.form.amount}),(0,q.jsx)(R,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),(0,q.jsx)(L,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}var Ae=(0,J.lazy)(()=>r(()=>import(`./EraseDialog-BiPGLKiH.js`).then(e=>({default:e.EraseDialog})),__vite__mapDeps([0,1,2,3,4,5])));function je({dialog:e,tiers:t,...n}){let r=s(`CUSTOMERS_ERASE`);switch(e){case`edit`:return(0,q.jsx)(Me,{...n});case`tier`:return(0,q.jsx)(Ne,{...n,tiers:t});case`link`:return(0,q.jsx)(Pe,{...n});case`block`:return(0,q.jsx)(Fe,{...n});case`adjust`:return(0,q.jsx)(Oe,{...n});case`recharge`:return(0,q.jsx)(ke,{...n});case`erase`:return r?(0,q.jsx)(J.Suspense,{fallback:null,children:(0,q.jsx)(Ae,{...n})}):null;default:return null}}var Y=(e,t)=>String(e[t]??``).trim();function Me({customer:e,onClose:t}){let n=g(A),[r]=(0,J.useState)(e),{mutateAsync:i}=h(me);async function a(e){let[a,o]=[Y(e,`email`),Y(e,`phone`)];try{await i({input:{id:r.id,version:r.version,name:Y(e,`name`),...a?{email:a}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0}}})}catch(e){throw ye(e,`STALE`)?new be(`STALE`,n.stale,e.requestId):e}m(n.edit.done),t()}return(0,q.jsx)(V,{open:!0,onClose:t,title:n.edit.title,children:(0,q.jsxs)(B,{submitLabel:n.edit.submit,onCancel:t,onSubmit:a,children:[(0,q.jsx)(R,{name:`name`,label:n.form.name,defaultValue:r.name,maxLength:200}),(0,q.jsx)(R,{name:`email`,label:n.form.email,type:`email`,defaultValue:r.email??``,optional:!0}),(0,q.jsx)(R,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:r.phone??``,optional:!0})]})})}function Ne({customer:e,tiers:t,onClose:n}){let r=g(A),{mutateAsync:i}=h(pe);async function a(t){let a=Y(t,`tierId`);await i({input:{customerId:e.id,...a&&{tierId:a}}}),m(r.tier.done),n()}return(0,q.jsx)(V,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:(0,q.jsx)(B,{submitLabel:r.tier.submit,onCancel:n,onSubmit:a,children:(0,q.jsx)(xe,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function Pe({customer:e,onClose:t}){let n=g(A),{mutateAsync:r}=h(_e);async function i(i){await r({input:{customerId:e.id,phone:Y(i,`phone`)}}),m(n.link.done),t()}return(0,q.jsx)(V,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:(0,q.jsx)(B,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:(0,q.jsx)(R,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function Fe({customer:e,onClose:t}){let n=g(A).block,{mutateAsync:r}=h(he);async function i(){await r({input:{customerId:e.id}}),m(n.done),t()}return(0,q.jsx)(V,{open:!0,onClose:t,title:n.title,text:n.text,children:(0,q.jsx)(B,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}function Ie({customer:e,onOpen:t}){let n=g(A),r=D();return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(Le,{customer:e,onOpen:t}),(0,q.jsx)(x,{title:n.facts.title,actions:(0,q.jsx)(Re,{customer:e,onOpen:t}),children:(0,q.jsx)(ue,{facts:[{label:n.facts.email,value:e.email??(0,q.jsx)(X,{})},{label:n.facts.phone,value:e.phone?(0,q.jsxs)(`span`,{className:G.phone,children:[(0,q.jsx)(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&(0,q.jsx)(te,{tone:`good`,children:n.facts.linked})]}):(0,q.jsx)(X,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:(0,q.jsx)(b,{at:e.createdAt})},{label:n.facts.changed,value:(0,q.jsx)(b,{at:e.updatedAt})},{label:n.facts.id,value:(0,q.jsx)(f,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function X(){return(0,q.jsx)(`span`,{className:`muted`,children:g(A).facts.unknown})}function Le({customer:e,onOpen:t}){let n=g(A),r=s(`WALLETS_ADJUST`),i=s(`RECHARGES_CREATE`);return(0,q.jsxs)(x,{title:n.wallet.title,children:[(0,q.jsx)(`p`,{className:G.balance,children:(0,q.jsx)(O,{amount:e.walletBalance})}),(0,q.jsxs)(`div`,{className:G.actions,children:[i&&!e.erasedAt&&(0,q.jsx)(d,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&(0,q.jsx)(d,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function Re({customer:e,onOpen:t}){let n=g(A),r=s(`CUSTOMERS_WRITE`),{mutate:i,isPending:a}=h(N);return!r||e.erasedAt?null:(0,q.jsxs)(`div`,{className:G.actions,children:[(0,q.jsx)(d,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?(0,q.jsx)(d,{size:`small`,look:`quiet`,busy:a,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>m(n.link.undone),onError:e=>m(e.message,`bad`)}),children:n.actions.unlink}):(0,q.jsx)(d,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ze=new Z(`
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
    `);function Q({id:e,page:t,onPage:r}){let{tabs:i,orders:a}=g(A),{data:o,error:s,isPlaceholderData:c,refetch:l}=_(Be,{id:e,...F(t)}),u=o?.customer?.orders;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(y,{name:`customer-orders`,label:i.orders,rows:u?.edges.map(e=>e.node),rowKey:e=>e.id,stale:c,error:s,onRetry:()=>void l(),empty:(0,q.jsx)(S,{icon:ee,title:a.empty,text:a.emptyText}),columns:[{id:`number`,header:a.number,cell:({number:e})=>(0,q.jsx)(n,{to:`/orders/$number`,params:{number:e},children:(0,q.jsx)(`code`,{children:e})})},{id:`status`,header:a.status,cell:({status:e})=>(0,q.jsx)(w,{kind:`order`,status:e})},{id:`what`,header:a.what,cell:({items:e})=>(0,q.jsxs)(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:a.placed,cell:({createdAt:e})=>(0,q.jsx)(b,{at:e}),wide:`below`},{id:`total`,header:a.total,cell:({total:e})=>(0,q.jsx)(O,{amount:e}),align:`end`,width:7}]}),(0,q.jsx)(C,{connection:u,onChange:r})]})}function Ue({id:e,page:t,onPage:n}){let{tabs:r,recharges:a}=g(A),o={id:e,...F(t)},{data:s,error:c,isPlaceholderData:l,refetch:u}=_(He,o),d=s?.customer?.recharges;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(y,{name:`customer-recharges`,label:r.recharges,rows:d?.edges.map(e=>e.node),rowKey:e=>e.id,stale:l,error:c,onRetry:()=>void u(),empty:(0,q.jsx)(S,{icon:i,title:a.empty,text:a.emptyText}),columns:[{id:`when`,header:a.when,cell:({createdAt:e})=>(0,q.jsx)(b,{at:e})},{id:`status`,header:a.status,cell:({status:e})=>(0,q.jsx)(w,{kind:`recharge`,status:e})},{id:`reference`,header:a.reference,cell:({reference:e,reason:t})=>(0,q.jsx)(`span`,{className:`muted`,children:t||e}),wide:`below`,width:18},{id:`decided`,header:a.decided,cell:({decidedAt:e})=>e&&(0,q.jsx)(b,{at:e}),wide:!0},{id:`amount`,header:a.amount,cell:({amount:e})=>(0,q.jsx)(O,{amount:e}),align:`end`,width:7}]}),(0,q.jsx)(C,{connection:d,onChange:n})]})}var We={tools:`_tools_m4fuw_2`};function Ge({id:e,page:t,onPage:r}){let{wallet:i}=g(A),{transactions:a,actors:o}=g(c),{data:s,error:l,isPlaceholderData:u,refetch:d}=_(Ve,{id:e,...F(t)}),f=s?.customer?.transactions;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(`div`,{className:We.tools,children:(0,q.jsx)(T,{size:`small`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e}},count:f?.totalCount})}),(0,q.jsx)(y,{name:`customer-wallet`,label:i.ledger,rows:f?.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:l,onRetry:()=>void d(),empty:(0,q.jsx)(S,{icon:we,title:i.empty,text:i.emptyText}),columns:[{id:`when`,header:i.when,cell:({createdAt:e})=>(0,q.jsx)(b,{at:e})},{id:`kind`,header:i.kind,cell:({kind:e})=>a[e],wide:`below`},{id:`reference`,header:i.reference,cell:({order:e,reference:t})=>e?(0,q.jsx)(n,{to:`/orders/$number`,params:{number:e.number},children:(0,q.jsx)(`code`,{children:e.number})}):(0,q.jsx)(`span`,{className:`muted`,children:t}),wide:`below`,width:18},{id:`by`,header:i.by,cell:({actorKind:e})=>o[e]??e,wide:!0},{id:`amount`,header:i.amount,cell:({amount:e})=>(0,q.jsx)(O,{amount:e}),align:`end`,width:7},{id:`after`,header:i.after,cell:e=>(0,q.jsx)(O,{amount:e.balanceAfter}),align:`end`,width:7}]}),(0,q.jsx)(C,{connection:f,onChange:r})]})}var $=o(`/signedIn/customers/$id`),Ke={orders:Q,wallet:Ge,recharges:Ue,comments:De};function qe(){let e=g(A),t=ie(),{id:n}=$.useParams(),r=$.useSearch(),i=$.useNavigate(),{data:a,error:o,refetch:s}=_(ze,{id:n}),c=a?.customer?.id===n?a.customer:void 0,u={label:e.title,link:{to:`/customers`}},{tab:d=`orders`,dialog:f,...m}=r,h=e=>void i({search:{...r,dialog:e},resetScroll:!1}),y=()=>void i({search:{tab:r.tab,...m},replace:!0,resetScroll:!1});if(a?.customer===null)return(0,q.jsx)(se,{});if(!c)return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(v,{title:e.facts.title,parent:u}),o?(0,q.jsx)(l,{error:o,onRetry:()=>void s()}):(0,q.jsx)(ce,{})]});let b=Ke[d];return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(v,{title:t(c),parent:u,aside:(0,q.jsx)(M,{customer:c}),actions:(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(T,{input:{kind:`CUSTOMER`,customerId:n},count:void 0}),(0,q.jsx)(Je,{customer:c,onOpen:h}),(0,q.jsx)(Ye,{customer:c,onOpen:h}),(0,q.jsx)(Xe,{customer:c})]})}),(0,q.jsx)(de,{main:(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(E,{label:e.tabs.label,children:p.map(t=>(0,q.jsx)(oe,{to:`/customers/$id`,params:{id:n},search:{tab:t},current:t===d,children:e.tabs[t]},t))}),(0,q.jsx)(x,{flush:!0,children:(0,q.jsx)(b,{id:n,page:m,onPage:e=>void i({search:{tab:r.tab,...e},resetScroll:!1})})})]}),side:(0,q.jsx)(Ie,{customer:c,onOpen:h})}),(0,q.jsx)(je,{customer:c,tiers:a?.priceTiers.edges.map(e=>e.node)??[],dialog:r.dialog,onClose:y})]})}function Je({customer:e,onOpen:t}){let n=g(A).actions;return!s(`CUSTOMERS_ERASE`)||e.erasedAt?null:(0,q.jsx)(d,{icon:Se,onClick:()=>t(`erase`),children:n.erase})}function Ye({customer:e,onOpen:t}){let n=g(A),r=s(`CUSTOMERS_WRITE`),{mutate:i,isPending:a}=h(ge);return!r||e.erasedAt?null:(0,q.jsxs)(q.Fragment,{children:[e.status===`BLOCKED`?(0,q.jsx)(d,{icon:fe,busy:a,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>m(n.block.undone),onError:e=>m(e.message,`bad`)}),children:n.actions.unblock}):(0,q.jsx)(d,{icon:re,onClick:()=>t(`block`),children:n.actions.block}),(0,q.jsx)(d,{icon:le,onClick:()=>t(`edit`),children:n.actions.edit})]})}function Xe({customer:e}){let t=g(A).actions;return!s(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:(0,q.jsx)(ae,{look:`primary`,icon:ne,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{qe as CustomerPage};