const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-Dke1nVWB.js","assets/index-BOjYus1t.js","assets/early-BeVRyKID.js","assets/parts-CT3q-B0d.js","assets/Dialog-BuZhSlqA.js","assets/reason-parts-BX9m8HCD.js","assets/useBaseUiId-DTflxeq6.js","assets/useTransitionStatus-BXtVMH3A.js","assets/DialogRoot-B7MfTe7P.js","assets/useScrollLock-Df9zlXiw.js","assets/useButton-Z5tZ70n-.js","assets/Field-BJ5Pa94G.js","assets/useRegisterFieldControl-YBy0zxPJ.js","assets/FormContext-CEzGbn3r.js","assets/useValueChanged-CPsEctca.js","assets/Form-BVa12cyn.js"])))=>i.map(i=>d[i]);
import{B as e,Ct as t,Ft as n,J as r,Mt as i,N as a,Y as o,_ as s,bt as c,d as l,ht as u,jt as d,m as f,p,s as m,wt as h,y as g,yt as _}from"./index-BOjYus1t.js";import{A as v,At as y,D as ee,I as b,M as te,Mt as ne,Nt as re,O as ie,Rt as ae,S as x,T as S,V as C,_t as oe,ct as w,jt as se,nt as T,ot as E,st as ce,tt as D,ut as O,vt as le,w as ue,yt as k,z as A}from"./parts-CT3q-B0d.js";import{t as de}from"./shell-UJkRhZsx.js";import{c as fe,d as pe,i as me,l as he,n as j,o as ge,r as _e,s as ve,t as M,u as N}from"./customers-CTuvIQl0.js";import{t as P}from"./CommentForm-Tpa19Dsu.js";import{E as F,X as ye,Z as be,h as I}from"./early-BeVRyKID.js";import{t as L}from"./Dialog-BuZhSlqA.js";import{a as R,i as z,n as B,r as xe}from"./Field-BJ5Pa94G.js";import{t as V}from"./Form-BVa12cyn.js";var H={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};H.node;var Se=e(H),U={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};U.node;var Ce=e(U),W={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};W.node;var we=e(W),G={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},K=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Te=new K(`
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
    `),q=d();function De({id:e,page:t,onPage:n}){let{tabs:r,comments:i}=g(j),{actors:a}=g(s),l=o(`CUSTOMERS_WRITE`),{mutateAsync:u}=_(Ee),{data:d,error:f,isPlaceholderData:p,refetch:m}=c(Te,{id:e,...F(t)}),v=d?.customer?.comments;return(0,q.jsxs)(q.Fragment,{children:[l&&(0,q.jsx)(`div`,{className:G.comment,children:(0,q.jsx)(P,{onComment:(t,n)=>u({input:{customerId:e,text:t,idempotencyKey:n}})},e)}),(0,q.jsx)(E,{name:`customer-comments`,label:r.comments,rows:v?.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:f,onRetry:()=>void m(),empty:(0,q.jsx)(C,{icon:Ce,title:i.empty,text:i.emptyText}),columns:[{id:`text`,header:i.text,cell:({text:e})=>(0,q.jsx)(`span`,{className:G.text,children:e}),width:30},{id:`order`,header:i.order,cell:({order:e})=>e&&(0,q.jsx)(h,{to:`/orders/$number`,params:{number:e.number},children:(0,q.jsx)(`code`,{children:e.number})}),wide:!0},{id:`who`,header:i.who,cell:({actor:e})=>e.name||a[e.kind],width:12},{id:`when`,header:i.when,cell:({createdAt:e})=>(0,q.jsx)(D,{at:e}),wide:!0}]}),(0,q.jsx)(b,{connection:v,onChange:n})]})}var J=n(i(),1);function Oe({customer:e,onClose:t}){let n=g(j),r=T(),i=x(),{mutateAsync:a}=_(_e);async function o({amount:r,reason:o}){await a({input:{customerId:e.id,amount:I(String(r)),reason:String(o).trim(),idempotencyKey:i}}),m(n.adjust.done),t()}return(0,q.jsx)(L,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:(0,q.jsxs)(V,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:o,children:[(0,q.jsx)(B,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint,currency:r.currency}),(0,q.jsx)(z,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}function ke({customer:e,onClose:t}){let n=g(j),r=T(),i=x(),{mutateAsync:a}=_(ve);async function o({amount:r,reference:o,notes:s}){let{requestRecharge:c}=await a({input:{customerId:e.id,amount:I(String(r)),reference:String(o??``).trim(),notes:String(s??``).trim(),idempotencyKey:i}});m(c.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return(0,q.jsx)(L,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:(0,q.jsxs)(V,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:o,children:[(0,q.jsx)(B,{name:`amount`,label:n.form.amount,currency:r.currency}),(0,q.jsx)(R,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),(0,q.jsx)(z,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}var Ae=(0,J.lazy)(()=>r(()=>import(`./EraseDialog-Dke1nVWB.js`).then(e=>({default:e.EraseDialog})),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15])));function je({dialog:e,tiers:t,...n}){let r=o(`CUSTOMERS_ERASE`);switch(e){case`edit`:return(0,q.jsx)(Me,{...n});case`tier`:return(0,q.jsx)(Ne,{...n,tiers:t});case`link`:return(0,q.jsx)(Pe,{...n});case`block`:return(0,q.jsx)(Fe,{...n});case`adjust`:return(0,q.jsx)(Oe,{...n});case`recharge`:return(0,q.jsx)(ke,{...n});case`erase`:return r?(0,q.jsx)(J.Suspense,{fallback:null,children:(0,q.jsx)(Ae,{...n})}):null;default:return null}}var Y=(e,t)=>String(e[t]??``).trim();function Me({customer:e,onClose:t}){let n=g(j),[r]=(0,J.useState)(e),{mutateAsync:i}=_(pe);async function a(e){let[a,o]=[Y(e,`email`),Y(e,`phone`)];try{await i({input:{id:r.id,version:r.version,name:Y(e,`name`),...a?{email:a}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0}}})}catch(e){throw be(e,`STALE`)?new ye(`STALE`,n.stale,e.requestId):e}m(n.edit.done),t()}return(0,q.jsx)(L,{open:!0,onClose:t,title:n.edit.title,children:(0,q.jsxs)(V,{submitLabel:n.edit.submit,onCancel:t,onSubmit:a,children:[(0,q.jsx)(R,{name:`name`,label:n.form.name,defaultValue:r.name,maxLength:200}),(0,q.jsx)(R,{name:`email`,label:n.form.email,type:`email`,defaultValue:r.email??``,optional:!0}),(0,q.jsx)(R,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:r.phone??``,optional:!0})]})})}function Ne({customer:e,tiers:t,onClose:n}){let r=g(j),{mutateAsync:i}=_(fe);async function a(t){let a=Y(t,`tierId`);await i({input:{customerId:e.id,...a&&{tierId:a}}}),m(r.tier.done),n()}return(0,q.jsx)(L,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:(0,q.jsx)(V,{submitLabel:r.tier.submit,onCancel:n,onSubmit:a,children:(0,q.jsx)(xe,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function Pe({customer:e,onClose:t}){let n=g(j),{mutateAsync:r}=_(ge);async function i(i){await r({input:{customerId:e.id,phone:Y(i,`phone`)}}),m(n.link.done),t()}return(0,q.jsx)(L,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:(0,q.jsx)(V,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:(0,q.jsx)(R,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function Fe({customer:e,onClose:t}){let n=g(j).block,{mutateAsync:r}=_(me);async function i(){await r({input:{customerId:e.id}}),m(n.done),t()}return(0,q.jsx)(L,{open:!0,onClose:t,title:n.title,text:n.text,children:(0,q.jsx)(V,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}function Ie({customer:e,onOpen:t}){let n=g(j),r=T();return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(Le,{customer:e,onOpen:t}),(0,q.jsx)(k,{title:n.facts.title,actions:(0,q.jsx)(Re,{customer:e,onOpen:t}),children:(0,q.jsx)(oe,{facts:[{label:n.facts.email,value:e.email??(0,q.jsx)(X,{})},{label:n.facts.phone,value:e.phone?(0,q.jsxs)(`span`,{className:G.phone,children:[(0,q.jsx)(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&(0,q.jsx)(ce,{tone:`good`,children:n.facts.linked})]}):(0,q.jsx)(X,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:(0,q.jsx)(D,{at:e.createdAt})},{label:n.facts.changed,value:(0,q.jsx)(D,{at:e.updatedAt})},{label:n.facts.id,value:(0,q.jsx)(p,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function X(){return(0,q.jsx)(`span`,{className:`muted`,children:g(j).facts.unknown})}function Le({customer:e,onOpen:t}){let n=g(j),r=o(`WALLETS_ADJUST`),i=o(`RECHARGES_CREATE`);return(0,q.jsxs)(k,{title:n.wallet.title,children:[(0,q.jsx)(`p`,{className:G.balance,children:(0,q.jsx)(v,{amount:e.walletBalance})}),(0,q.jsxs)(`div`,{className:G.actions,children:[i&&!e.erasedAt&&(0,q.jsx)(f,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&(0,q.jsx)(f,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function Re({customer:e,onOpen:t}){let n=g(j),r=o(`CUSTOMERS_WRITE`),{mutate:i,isPending:a}=_(N);return!r||e.erasedAt?null:(0,q.jsxs)(`div`,{className:G.actions,children:[(0,q.jsx)(f,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?(0,q.jsx)(f,{size:`small`,look:`quiet`,busy:a,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>m(n.link.undone),onError:e=>m(e.message,`bad`)}),children:n.actions.unlink}):(0,q.jsx)(f,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ze=new Z(`
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
    `);function Q({id:e,page:t,onPage:n}){let{tabs:r,orders:i}=g(j),{data:a,error:o,isPlaceholderData:s,refetch:l}=c(Be,{id:e,...F(t)}),u=a?.customer?.orders;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(E,{name:`customer-orders`,label:r.orders,rows:u?.edges.map(e=>e.node),rowKey:e=>e.id,stale:s,error:o,onRetry:()=>void l(),empty:(0,q.jsx)(C,{icon:se,title:i.empty,text:i.emptyText}),columns:[{id:`number`,header:i.number,cell:({number:e})=>(0,q.jsx)(h,{to:`/orders/$number`,params:{number:e},children:(0,q.jsx)(`code`,{children:e})})},{id:`status`,header:i.status,cell:({status:e})=>(0,q.jsx)(S,{kind:`order`,status:e})},{id:`what`,header:i.what,cell:({items:e})=>(0,q.jsxs)(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:i.placed,cell:({createdAt:e})=>(0,q.jsx)(D,{at:e}),wide:!0},{id:`total`,header:i.total,cell:({total:e})=>(0,q.jsx)(v,{amount:e}),align:`end`,width:7}]}),(0,q.jsx)(b,{connection:u,onChange:n})]})}function Ue({id:e,page:t,onPage:n}){let{tabs:r,recharges:i}=g(j),o={id:e,...F(t)},{data:s,error:l,isPlaceholderData:u,refetch:d}=c(He,o),f=s?.customer?.recharges;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(E,{name:`customer-recharges`,label:r.recharges,rows:f?.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:l,onRetry:()=>void d(),empty:(0,q.jsx)(C,{icon:a,title:i.empty,text:i.emptyText}),columns:[{id:`when`,header:i.when,cell:({createdAt:e})=>(0,q.jsx)(D,{at:e})},{id:`status`,header:i.status,cell:({status:e})=>(0,q.jsx)(S,{kind:`recharge`,status:e})},{id:`reference`,header:i.reference,cell:({reference:e,reason:t})=>(0,q.jsx)(`span`,{className:`muted`,children:t||e}),wide:!0,width:18},{id:`decided`,header:i.decided,cell:({decidedAt:e})=>e&&(0,q.jsx)(D,{at:e}),wide:!0},{id:`amount`,header:i.amount,cell:({amount:e})=>(0,q.jsx)(v,{amount:e}),align:`end`,width:7}]}),(0,q.jsx)(b,{connection:f,onChange:n})]})}var We={tools:`_tools_m4fuw_2`};function Ge({id:e,page:t,onPage:n}){let{wallet:r}=g(j),{transactions:i,actors:a}=g(s),{data:o,error:l,isPlaceholderData:u,refetch:d}=c(Ve,{id:e,...F(t)}),f=o?.customer?.transactions;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(`div`,{className:We.tools,children:(0,q.jsx)(A,{size:`small`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e}},count:f?.totalCount})}),(0,q.jsx)(E,{name:`customer-wallet`,label:r.ledger,rows:f?.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:l,onRetry:()=>void d(),empty:(0,q.jsx)(C,{icon:we,title:r.empty,text:r.emptyText}),columns:[{id:`when`,header:r.when,cell:({createdAt:e})=>(0,q.jsx)(D,{at:e})},{id:`kind`,header:r.kind,cell:({kind:e})=>i[e]},{id:`reference`,header:r.reference,cell:({order:e,reference:t})=>e?(0,q.jsx)(h,{to:`/orders/$number`,params:{number:e.number},children:(0,q.jsx)(`code`,{children:e.number})}):(0,q.jsx)(`span`,{className:`muted`,children:t}),wide:!0,width:18},{id:`by`,header:r.by,cell:({actorKind:e})=>a[e]??e,wide:!0},{id:`amount`,header:r.amount,cell:({amount:e})=>(0,q.jsx)(v,{amount:e}),align:`end`,width:7},{id:`after`,header:r.after,cell:e=>(0,q.jsx)(v,{amount:e.balanceAfter}),align:`end`,width:7}]}),(0,q.jsx)(b,{connection:f,onChange:n})]})}var $=t(`/signedIn/customers/$id`),Ke={orders:Q,wallet:Ge,recharges:Ue,comments:De};function qe(){let e=g(j),t=te(),{id:n}=$.useParams(),r=$.useSearch(),i=$.useNavigate(),{data:a,error:o,refetch:s}=c(ze,{id:n}),d=a?.customer?.id===n?a.customer:void 0,f={label:e.title,link:{to:`/customers`}},{tab:p=`orders`,dialog:m,...h}=r,_=e=>void i({search:{...r,dialog:e},resetScroll:!1}),v=()=>void i({search:{tab:r.tab,...h},replace:!0,resetScroll:!1});if(a?.customer===null)return(0,q.jsx)(de,{});if(!d)return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(O,{title:e.facts.title,parent:f}),o?(0,q.jsx)(l,{error:o,onRetry:()=>void s()}):(0,q.jsx)(w,{})]});let y=Ke[p];return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(O,{title:t(d),parent:f,aside:(0,q.jsx)(M,{customer:d}),actions:(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(A,{input:{kind:`CUSTOMER`,customerId:n},count:void 0}),(0,q.jsx)(Je,{customer:d,onOpen:_}),(0,q.jsx)(Ye,{customer:d,onOpen:_}),(0,q.jsx)(Xe,{customer:d})]})}),(0,q.jsx)(le,{main:(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(ie,{label:e.tabs.label,children:u.map(t=>(0,q.jsx)(ee,{to:`/customers/$id`,params:{id:n},search:{tab:t},current:t===p,children:e.tabs[t]},t))}),(0,q.jsx)(k,{flush:!0,children:(0,q.jsx)(y,{id:n,page:h,onPage:e=>void i({search:{tab:r.tab,...e},resetScroll:!1})})})]}),side:(0,q.jsx)(Ie,{customer:d,onOpen:_})}),(0,q.jsx)(je,{customer:d,tiers:a?.priceTiers.edges.map(e=>e.node)??[],dialog:r.dialog,onClose:v})]})}function Je({customer:e,onOpen:t}){let n=g(j).actions;return!o(`CUSTOMERS_ERASE`)||e.erasedAt?null:(0,q.jsx)(f,{icon:Se,onClick:()=>t(`erase`),children:n.erase})}function Ye({customer:e,onOpen:t}){let n=g(j),r=o(`CUSTOMERS_WRITE`),{mutate:i,isPending:a}=_(he);return!r||e.erasedAt?null:(0,q.jsxs)(q.Fragment,{children:[e.status===`BLOCKED`?(0,q.jsx)(f,{icon:y,busy:a,onClick:()=>i({input:{customerId:e.id}},{onSuccess:()=>m(n.block.undone),onError:e=>m(e.message,`bad`)}),children:n.actions.unblock}):(0,q.jsx)(f,{icon:ae,onClick:()=>t(`block`),children:n.actions.block}),(0,q.jsx)(f,{icon:re,onClick:()=>t(`edit`),children:n.actions.edit})]})}function Xe({customer:e}){let t=g(j).actions;return!o(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:(0,q.jsx)(ue,{look:`primary`,icon:ne,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{qe as CustomerPage};