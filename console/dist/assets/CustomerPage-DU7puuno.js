const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-DJ_Zg9NB.js","assets/index-B5iNBL45.js","assets/early-cpPSiSvQ.js","assets/parts-DvtpHSyy.js","assets/Dialog-LzR3ZE9N.js","assets/reason-parts-DslPjDmu.js","assets/useBaseUiId-BT1wTVzz.js","assets/useTransitionStatus-CZ0eBgp-.js","assets/DialogRoot-CvGr4IYx.js","assets/useScrollLock-B7uVa_OV.js","assets/useButton-C7hjORd0.js","assets/Field-DQOsP65G.js","assets/useRegisterFieldControl-AzexwA2Y.js","assets/FormContext-la1LWHWq.js","assets/useValueChanged-BvPw8MQy.js","assets/Form-D6FD6UsM.js"])))=>i.map(i=>d[i]);
import{At as e,Ct as t,J as n,M as r,Pt as i,St as a,f as o,g as s,jt as c,mt as l,p as u,q as d,s as f,u as p,v as m,vt as h,yt as g,z as _}from"./index-B5iNBL45.js";import{A as v,At as y,C as ee,D as te,I as b,M as ne,Mt as re,Nt as ie,O as ae,Rt as oe,T as x,V as S,_t as se,ct as C,jt as ce,nt as w,ot as T,st as le,tt as E,ut as D,vt as ue,x as O,yt as k,z as A}from"./parts-DvtpHSyy.js";import{t as de}from"./shell-8yA4xJe9.js";import{c as fe,d as pe,i as me,l as he,n as j,o as ge,r as _e,s as ve,t as M,u as N}from"./customers-Dk70T6T9.js";import{t as P}from"./CommentForm-B8z985Kl.js";import{E as F,X as ye,Y as be,h as I}from"./early-cpPSiSvQ.js";import{t as L}from"./Dialog-LzR3ZE9N.js";import{a as R,i as z,n as B,r as xe}from"./Field-DQOsP65G.js";import{t as V}from"./Form-D6FD6UsM.js";var H={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};H.node;var Se=_(H),U={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};U.node;var Ce=_(U),W={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};W.node;var we=_(W),G={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},K=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Te=new K(`
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
    `),q=e();function De({id:e,page:r,onPage:i}){let{tabs:a,comments:o}=m(j),{actors:c}=m(s),l=n(`CUSTOMERS_WRITE`),{mutateAsync:u}=h(Ee),{data:d,error:f,isPlaceholderData:p,refetch:_}=g(Te,{id:e,...F(r)}),v=d?.customer?.comments;return(0,q.jsxs)(q.Fragment,{children:[l&&(0,q.jsx)(`div`,{className:G.comment,children:(0,q.jsx)(P,{onComment:(t,n)=>u({input:{customerId:e,text:t,idempotencyKey:n}})})}),(0,q.jsx)(T,{name:`customer-comments`,label:a.comments,rows:v?.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:f,onRetry:()=>void _(),empty:(0,q.jsx)(S,{icon:Ce,title:o.empty,text:o.emptyText}),columns:[{id:`text`,header:o.text,cell:({text:e})=>(0,q.jsx)(`span`,{className:G.text,children:e}),width:30},{id:`order`,header:o.order,cell:({order:e})=>e&&(0,q.jsx)(t,{to:`/orders/$number`,params:{number:e.number},children:(0,q.jsx)(`code`,{children:e.number})}),wide:!0},{id:`who`,header:o.who,cell:({actor:e})=>e.name||c[e.kind],width:12},{id:`when`,header:o.when,cell:({createdAt:e})=>(0,q.jsx)(E,{at:e}),wide:!0}]}),(0,q.jsx)(b,{connection:v,onChange:i})]})}var J=i(c(),1);function Oe({customer:e,onClose:t}){let n=m(j),r=w(),i=O(),{mutateAsync:a}=h(_e);async function o({amount:r,reason:o}){await a({input:{customerId:e.id,amount:I(String(r)),reason:String(o).trim(),idempotencyKey:i}}),f(n.adjust.done),t()}return(0,q.jsx)(L,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:(0,q.jsxs)(V,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:o,children:[(0,q.jsx)(B,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint,currency:r.currency}),(0,q.jsx)(z,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}function ke({customer:e,onClose:t}){let n=m(j),r=w(),i=O(),{mutateAsync:a}=h(ve);async function o({amount:r,reference:o,notes:s}){let{requestRecharge:c}=await a({input:{customerId:e.id,amount:I(String(r)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:i}});f(c.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return(0,q.jsx)(L,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:(0,q.jsxs)(V,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:o,children:[(0,q.jsx)(B,{name:`amount`,label:n.form.amount,currency:r.currency}),(0,q.jsx)(R,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),(0,q.jsx)(z,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}var Ae=(0,J.lazy)(()=>d(()=>import(`./EraseDialog-DJ_Zg9NB.js`).then(e=>({default:e.EraseDialog})),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15])));function je({dialog:e,tiers:t,...r}){let i=n(`CUSTOMERS_ERASE`);switch(e){case`edit`:return(0,q.jsx)(Me,{...r});case`tier`:return(0,q.jsx)(Ne,{...r,tiers:t});case`link`:return(0,q.jsx)(Pe,{...r});case`block`:return(0,q.jsx)(Fe,{...r});case`adjust`:return(0,q.jsx)(Oe,{...r});case`recharge`:return(0,q.jsx)(ke,{...r});case`erase`:return i?(0,q.jsx)(J.Suspense,{fallback:null,children:(0,q.jsx)(Ae,{...r})}):null;default:return null}}var Y=(e,t)=>String(e[t]??``).trim();function Me({customer:e,onClose:t}){let n=m(j),[r]=(0,J.useState)(e),{mutateAsync:i}=h(pe);async function a(e){let[a,o]=[Y(e,`email`),Y(e,`phone`)];try{await i({input:{id:r.id,version:r.version,name:Y(e,`name`),...a?{email:a}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0}}})}catch(e){throw ye(e,`STALE`)?new be(`STALE`,n.stale,e.requestId):e}f(n.edit.done),t()}return(0,q.jsx)(L,{open:!0,onClose:t,title:n.edit.title,children:(0,q.jsxs)(V,{submitLabel:n.edit.submit,onCancel:t,onSubmit:a,children:[(0,q.jsx)(R,{name:`name`,label:n.form.name,defaultValue:r.name,maxLength:200}),(0,q.jsx)(R,{name:`email`,label:n.form.email,type:`email`,defaultValue:r.email??``,optional:!0}),(0,q.jsx)(R,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:r.phone??``,optional:!0})]})})}function Ne({customer:e,tiers:t,onClose:n}){let r=m(j),{mutateAsync:i}=h(fe);async function a(t){let a=Y(t,`tierId`);await i({input:{customerId:e.id,...a&&{tierId:a}}}),f(r.tier.done),n()}return(0,q.jsx)(L,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:(0,q.jsx)(V,{submitLabel:r.tier.submit,onCancel:n,onSubmit:a,children:(0,q.jsx)(xe,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function Pe({customer:e,onClose:t}){let n=m(j),{mutateAsync:r}=h(ge);async function i(i){await r({input:{customerId:e.id,phone:Y(i,`phone`)}}),f(n.link.done),t()}return(0,q.jsx)(L,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:(0,q.jsx)(V,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:(0,q.jsx)(R,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function Fe({customer:e,onClose:t}){let n=m(j).block,{mutateAsync:r}=h(me);async function i(){await r({input:{customerId:e.id}}),f(n.done),t()}return(0,q.jsx)(L,{open:!0,onClose:t,title:n.title,text:n.text,children:(0,q.jsx)(V,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}function Ie({customer:e,onOpen:t}){let n=m(j),r=w();return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(Le,{customer:e,onOpen:t}),(0,q.jsx)(k,{title:n.facts.title,actions:(0,q.jsx)(Re,{customer:e,onOpen:t}),children:(0,q.jsx)(se,{facts:[{label:n.facts.email,value:e.email??(0,q.jsx)(X,{})},{label:n.facts.phone,value:e.phone?(0,q.jsxs)(`span`,{className:G.phone,children:[(0,q.jsx)(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&(0,q.jsx)(le,{tone:`good`,children:n.facts.linked})]}):(0,q.jsx)(X,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:(0,q.jsx)(E,{at:e.createdAt})},{label:n.facts.changed,value:(0,q.jsx)(E,{at:e.updatedAt})},{label:n.facts.id,value:(0,q.jsx)(o,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function X(){return(0,q.jsx)(`span`,{className:`muted`,children:m(j).facts.unknown})}function Le({customer:e,onOpen:t}){let r=m(j),i=n(`WALLETS_ADJUST`),a=n(`RECHARGES_CREATE`);return(0,q.jsxs)(k,{title:r.wallet.title,children:[(0,q.jsx)(`p`,{className:G.balance,children:(0,q.jsx)(v,{amount:e.walletBalance})}),(0,q.jsxs)(`div`,{className:G.actions,children:[a&&!e.erasedAt&&(0,q.jsx)(u,{size:`small`,onClick:()=>t(`recharge`),children:r.actions.recharge}),i&&(0,q.jsx)(u,{size:`small`,onClick:()=>t(`adjust`),children:r.actions.adjust})]})]})}function Re({customer:e,onOpen:t}){let r=m(j),i=n(`CUSTOMERS_WRITE`),{mutate:a,isPending:o}=h(N);return!i||e.erasedAt?null:(0,q.jsxs)(`div`,{className:G.actions,children:[(0,q.jsx)(u,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:r.actions.tier}),e.linkedPhone?(0,q.jsx)(u,{size:`small`,look:`quiet`,busy:o,onClick:()=>a({input:{customerId:e.id}},{onSuccess:()=>f(r.link.undone),onError:e=>f(e.message,`bad`)}),children:r.actions.unlink}):(0,q.jsx)(u,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:r.actions.link})]})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ze=new Z(`
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
    `);function Q({id:e,page:n,onPage:r}){let{tabs:i,orders:a}=m(j),{data:o,error:s,isPlaceholderData:c,refetch:l}=g(Be,{id:e,...F(n)}),u=o?.customer?.orders;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(T,{name:`customer-orders`,label:i.orders,rows:u?.edges.map(e=>e.node),rowKey:e=>e.id,stale:c,error:s,onRetry:()=>void l(),empty:(0,q.jsx)(S,{icon:ce,title:a.empty,text:a.emptyText}),columns:[{id:`number`,header:a.number,cell:({number:e})=>(0,q.jsx)(t,{to:`/orders/$number`,params:{number:e},children:(0,q.jsx)(`code`,{children:e})})},{id:`status`,header:a.status,cell:({status:e})=>(0,q.jsx)(x,{kind:`order`,status:e})},{id:`what`,header:a.what,cell:({items:e})=>(0,q.jsxs)(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:a.placed,cell:({createdAt:e})=>(0,q.jsx)(E,{at:e}),wide:!0},{id:`total`,header:a.total,cell:({total:e})=>(0,q.jsx)(v,{amount:e}),align:`end`,width:7}]}),(0,q.jsx)(b,{connection:u,onChange:r})]})}function Ue({id:e,page:t,onPage:n}){let{tabs:i,recharges:a}=m(j),o={id:e,...F(t)},{data:s,error:c,isPlaceholderData:l,refetch:u}=g(He,o),d=s?.customer?.recharges;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(T,{name:`customer-recharges`,label:i.recharges,rows:d?.edges.map(e=>e.node),rowKey:e=>e.id,stale:l,error:c,onRetry:()=>void u(),empty:(0,q.jsx)(S,{icon:r,title:a.empty,text:a.emptyText}),columns:[{id:`when`,header:a.when,cell:({createdAt:e})=>(0,q.jsx)(E,{at:e})},{id:`status`,header:a.status,cell:({status:e})=>(0,q.jsx)(x,{kind:`recharge`,status:e})},{id:`reference`,header:a.reference,cell:({reference:e,reason:t})=>(0,q.jsx)(`span`,{className:`muted`,children:t||e}),wide:!0,width:18},{id:`decided`,header:a.decided,cell:({decidedAt:e})=>e&&(0,q.jsx)(E,{at:e}),wide:!0},{id:`amount`,header:a.amount,cell:({amount:e})=>(0,q.jsx)(v,{amount:e}),align:`end`,width:7}]}),(0,q.jsx)(b,{connection:d,onChange:n})]})}var We={tools:`_tools_m4fuw_2`};function Ge({id:e,page:n,onPage:r}){let{wallet:i}=m(j),{transactions:a,actors:o}=m(s),{data:c,error:l,isPlaceholderData:u,refetch:d}=g(Ve,{id:e,...F(n)}),f=c?.customer?.transactions;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(`div`,{className:We.tools,children:(0,q.jsx)(A,{size:`small`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e}},count:f?.totalCount})}),(0,q.jsx)(T,{name:`customer-wallet`,label:i.ledger,rows:f?.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:l,onRetry:()=>void d(),empty:(0,q.jsx)(S,{icon:we,title:i.empty,text:i.emptyText}),columns:[{id:`when`,header:i.when,cell:({createdAt:e})=>(0,q.jsx)(E,{at:e})},{id:`kind`,header:i.kind,cell:({kind:e})=>a[e]},{id:`reference`,header:i.reference,cell:({order:e,reference:n})=>e?(0,q.jsx)(t,{to:`/orders/$number`,params:{number:e.number},children:(0,q.jsx)(`code`,{children:e.number})}):(0,q.jsx)(`span`,{className:`muted`,children:n}),wide:!0,width:18},{id:`by`,header:i.by,cell:({actorKind:e})=>o[e]??e,wide:!0},{id:`amount`,header:i.amount,cell:({amount:e})=>(0,q.jsx)(v,{amount:e}),align:`end`,width:7},{id:`after`,header:i.after,cell:e=>(0,q.jsx)(v,{amount:e.balanceAfter}),align:`end`,width:7}]}),(0,q.jsx)(b,{connection:f,onChange:r})]})}var $=a(`/signedIn/customers/$id`),Ke={orders:Q,wallet:Ge,recharges:Ue,comments:De};function qe(){let e=m(j),t=ne(),{id:n}=$.useParams(),r=$.useSearch(),i=$.useNavigate(),{data:a,error:o,refetch:s}=g(ze,{id:n}),c=a?.customer?.id===n?a.customer:void 0,u={label:e.title,link:{to:`/customers`}},{tab:d=`orders`,dialog:f,...h}=r,_=e=>void i({search:{...r,dialog:e},resetScroll:!1}),v=()=>void i({search:{tab:r.tab,...h},replace:!0,resetScroll:!1});if(a?.customer===null)return(0,q.jsx)(de,{});if(!c)return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(D,{title:e.facts.title,parent:u}),o?(0,q.jsx)(p,{error:o,onRetry:()=>void s()}):(0,q.jsx)(C,{})]});let y=Ke[d];return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(D,{title:t(c),parent:u,aside:(0,q.jsx)(M,{customer:c}),actions:(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(A,{input:{kind:`CUSTOMER`,customerId:n},count:void 0}),(0,q.jsx)(Je,{customer:c,onOpen:_}),(0,q.jsx)(Ye,{customer:c,onOpen:_}),(0,q.jsx)(Xe,{customer:c})]})}),(0,q.jsx)(ue,{main:(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(ae,{label:e.tabs.label,children:l.map(t=>(0,q.jsx)(te,{to:`/customers/$id`,params:{id:n},search:{tab:t},current:t===d,children:e.tabs[t]},t))}),(0,q.jsx)(k,{flush:!0,children:(0,q.jsx)(y,{id:n,page:h,onPage:e=>void i({search:{tab:r.tab,...e},resetScroll:!1})})})]}),side:(0,q.jsx)(Ie,{customer:c,onOpen:_})}),(0,q.jsx)(je,{customer:c,tiers:a?.priceTiers.edges.map(e=>e.node)??[],dialog:r.dialog,onClose:v})]})}function Je({customer:e,onOpen:t}){let r=m(j).actions;return!n(`CUSTOMERS_ERASE`)||e.erasedAt?null:(0,q.jsx)(u,{icon:Se,onClick:()=>t(`erase`),children:r.erase})}function Ye({customer:e,onOpen:t}){let r=m(j),i=n(`CUSTOMERS_WRITE`),{mutate:a,isPending:o}=h(he);return!i||e.erasedAt?null:(0,q.jsxs)(q.Fragment,{children:[e.status===`BLOCKED`?(0,q.jsx)(u,{icon:y,busy:o,onClick:()=>a({input:{customerId:e.id}},{onSuccess:()=>f(r.block.undone),onError:e=>f(e.message,`bad`)}),children:r.actions.unblock}):(0,q.jsx)(u,{icon:oe,onClick:()=>t(`block`),children:r.actions.block}),(0,q.jsx)(u,{icon:ie,onClick:()=>t(`edit`),children:r.actions.edit})]})}function Xe({customer:e}){let t=m(j).actions;return!n(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:(0,q.jsx)(ee,{look:`primary`,icon:re,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{qe as CustomerPage};