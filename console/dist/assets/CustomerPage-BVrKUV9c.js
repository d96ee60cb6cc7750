const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/EraseDialog-OyycRdTm.js","assets/react-sySUN5R7.js","assets/messages-igU7N3k3.js","assets/index-DxvkqU8P.js","assets/calendar-CTBh0IHF.js","assets/check-DemW3Y9G.js","assets/index-COSB27qd.css","assets/useFormat-CaUEnYtq.js","assets/Dialog-TmRuJTbs.js","assets/reason-parts-DUOFP2ao.js","assets/useTransitionStatus-CRhROSfr.js","assets/useScrollLock-AMfGGC0K.js","assets/DialogFocus-DYs6tgan.js","assets/Dialog-DkOzw8zj.css","assets/Facts-h87Ejtjd.js","assets/Facts-BouFD65f.css","assets/Field-BDMUAlS8.js","assets/useRegisterFieldControl-BisFcs9_.js","assets/FormContext-3JnV9XSp.js","assets/useValueChanged-BBQdJVbY.js","assets/Field-zFhFJZ9P.css","assets/Form-1p36lu4P.js","assets/Form-D3GZ7Ia2.css"])))=>i.map(i=>d[i]);
import{H as e,Ot as t,St as n,Tt as r,U as i,at as a,d as o,f as s,gt as c,h as l,k as u,kt as d,l as f,s as p,wt as m}from"./index-DxvkqU8P.js";import{t as h}from"./ban-kNoyKx1C.js";import{_ as g,b as _,n as v,r as y,v as b}from"./messages-igU7N3k3.js";import{t as ee}from"./pencil-D1L8di36.js";import{t as te}from"./plus-DouMw-Jz.js";import{t as ne}from"./rotate-ccw-C-j-yQfB.js";import{t as re}from"./useCustomerName-ArCx_vpM.js";import{UnknownPage as ie}from"./UnknownPage-W5xtfV0h.js";import{t as ae}from"./ButtonLink-bGwZiPXI.js";import{t as x}from"./Card-D9gWPMxB.js";import{t as oe}from"./Columns-JRsL2czq.js";import{t as S}from"./ExportButton-CAPZTQiD.js";import{t as C}from"./PageHeader-OMwtLIVL.js";import{t as se}from"./PageSkeleton-DAjc6uuB.js";import{n as ce,t as le}from"./Tabs-CdhH3ifS.js";import{c as w,d as T,i as E,l as ue,n as D,o as de,r as fe,s as pe,t as me,u as he}from"./CustomerBadge-CCEBSYAS.js";import{t as ge}from"./CommentForm-N95GeP7J.js";import{t as O}from"./EmptyState-D9m46cVh.js";import{t as k}from"./Pagination-DVAPL-9S.js";import{t as A}from"./Table-C8WSTUNy.js";import{t as j}from"./Time-CyOfpkiB.js";import{i as _e,t as M}from"./react-sySUN5R7.js";import{t as N}from"./Dialog-TmRuJTbs.js";import{a as P,i as F,n as I,r as ve}from"./Field-BDMUAlS8.js";import{t as L}from"./Form-1p36lu4P.js";import{t as R}from"./useIdempotencyKey-C_os6lJL.js";import{t as z}from"./useFormat-CaUEnYtq.js";import{t as ye}from"./Badge-CEQ-8Rvq.js";import{t as be}from"./Facts-h87Ejtjd.js";import{t as B}from"./Money-DWrvieYF.js";import{t as xe}from"./receipt-text-BXA1zJ3x.js";import{t as V}from"./StatusBadge-CiUMO_Pg.js";var H={name:`eraser`,size:24,node:[[`path`,{d:`M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21`,key:`g5wo59`}],[`path`,{d:`m5.082 11.09 8.828 8.828`,key:`1wx5vj`}]]};H.node;var Se=y(H),U={name:`message-square`,size:24,node:[[`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`,key:`18887p`}]]};U.node;var Ce=y(U),W={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};W.node;var we=y(W),G={balance:`_balance_4trfu_2`,actions:`_actions_4trfu_9`,phone:`_phone_4trfu_14`,comment:`_comment_4trfu_20`,text:`_text_4trfu_24`},K=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Te=new K(`
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
    `),q=_();function De({id:e,page:t,onPage:a}){let{tabs:o,comments:s}=v(D),{actors:c}=v(l),u=i(`CUSTOMERS_WRITE`),{mutateAsync:f}=m(Ee),{data:p,error:h,isPlaceholderData:g,refetch:_}=r(Te,{id:e,...n(t)}),y=p?.customer?.comments;return(0,q.jsxs)(q.Fragment,{children:[u&&(0,q.jsx)(`div`,{className:G.comment,children:(0,q.jsx)(ge,{onComment:(t,n)=>f({input:{customerId:e,text:t,idempotencyKey:n}})})}),(0,q.jsx)(A,{name:`customer-comments`,label:o.comments,rows:y?.edges.map(e=>e.node),rowKey:e=>e.id,stale:g,error:h,onRetry:()=>void _(),empty:(0,q.jsx)(O,{icon:Ce,title:s.empty,text:s.emptyText}),columns:[{id:`text`,header:s.text,cell:({text:e})=>(0,q.jsx)(`span`,{className:G.text,children:e}),width:30},{id:`order`,header:s.order,cell:({order:e})=>e&&(0,q.jsx)(d,{to:`/orders/$number`,params:{number:e.number},children:(0,q.jsx)(`code`,{children:e.number})}),wide:!0},{id:`who`,header:s.who,cell:({actor:e})=>e.name||c[e.kind],width:12},{id:`when`,header:s.when,cell:({createdAt:e})=>(0,q.jsx)(j,{at:e}),wide:!0}]}),(0,q.jsx)(k,{connection:y,onChange:a})]})}var J=_e(M(),1);function Oe({customer:e,onClose:t}){let n=v(D),r=z(),i=R(),{mutateAsync:o}=m(fe);async function s({amount:r,reason:s}){await o({input:{customerId:e.id,amount:a(String(r)),reason:String(s).trim(),idempotencyKey:i}}),p(n.adjust.done),t()}return(0,q.jsx)(N,{open:!0,onClose:t,title:n.adjust.title,text:n.adjust.text(r.money(e.walletBalance)),children:(0,q.jsxs)(L,{submitLabel:n.adjust.submit,onCancel:t,onSubmit:s,children:[(0,q.jsx)(I,{name:`amount`,label:n.form.amount,hint:n.form.adjustHint,currency:r.currency}),(0,q.jsx)(F,{name:`reason`,label:n.form.reason,hint:n.form.reasonHint,maxLength:500})]})})}function ke({customer:e,onClose:t}){let n=v(D),r=z(),i=R(),{mutateAsync:o}=m(pe);async function s({amount:r,reference:s,notes:c}){let{requestRecharge:l}=await o({input:{customerId:e.id,amount:a(String(r)),reference:String(s??``).trim(),notes:String(c??``).trim(),idempotencyKey:i}});p(l.status===`APPROVED`?n.recharge.approved:n.recharge.pending),t()}return(0,q.jsx)(N,{open:!0,onClose:t,title:n.recharge.title,text:n.recharge.text,children:(0,q.jsxs)(L,{submitLabel:n.recharge.submit,onCancel:t,onSubmit:s,children:[(0,q.jsx)(I,{name:`amount`,label:n.form.amount,currency:r.currency}),(0,q.jsx)(P,{name:`reference`,label:n.form.reference,hint:n.form.referenceHint,maxLength:100,optional:!0}),(0,q.jsx)(F,{name:`notes`,label:n.form.notes,maxLength:500,optional:!0})]})})}var Ae=(0,J.lazy)(()=>e(()=>import(`./EraseDialog-OyycRdTm.js`).then(e=>({default:e.EraseDialog})),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22])));function je({dialog:e,tiers:t,...n}){let r=i(`CUSTOMERS_ERASE`);switch(e){case`edit`:return(0,q.jsx)(Me,{...n});case`tier`:return(0,q.jsx)(Ne,{...n,tiers:t});case`link`:return(0,q.jsx)(Pe,{...n});case`block`:return(0,q.jsx)(Fe,{...n});case`adjust`:return(0,q.jsx)(Oe,{...n});case`recharge`:return(0,q.jsx)(ke,{...n});case`erase`:return r?(0,q.jsx)(J.Suspense,{fallback:null,children:(0,q.jsx)(Ae,{...n})}):null;default:return null}}var Y=(e,t)=>String(e[t]??``).trim();function Me({customer:e,onClose:t}){let n=v(D),[r]=(0,J.useState)(e),{mutateAsync:i}=m(T);async function a(e){let[a,o]=[Y(e,`email`),Y(e,`phone`)];try{await i({input:{id:r.id,version:r.version,name:Y(e,`name`),...a?{email:a}:{clearEmail:!0},...o?{phone:o}:{clearPhone:!0}}})}catch(e){throw b(e,`STALE`)?new g(`STALE`,n.stale,e.requestId):e}p(n.edit.done),t()}return(0,q.jsx)(N,{open:!0,onClose:t,title:n.edit.title,children:(0,q.jsxs)(L,{submitLabel:n.edit.submit,onCancel:t,onSubmit:a,children:[(0,q.jsx)(P,{name:`name`,label:n.form.name,defaultValue:r.name,maxLength:200}),(0,q.jsx)(P,{name:`email`,label:n.form.email,type:`email`,defaultValue:r.email??``,optional:!0}),(0,q.jsx)(P,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:r.phone??``,optional:!0})]})})}function Ne({customer:e,tiers:t,onClose:n}){let r=v(D),{mutateAsync:i}=m(w);async function a(t){let a=Y(t,`tierId`);await i({input:{customerId:e.id,...a&&{tierId:a}}}),p(r.tier.done),n()}return(0,q.jsx)(N,{open:!0,onClose:n,title:r.tier.title,text:r.tier.text,children:(0,q.jsx)(L,{submitLabel:r.tier.submit,onCancel:n,onSubmit:a,children:(0,q.jsx)(ve,{name:`tierId`,label:r.form.tier,defaultValue:e.tier?.id??``,options:[{value:``,label:r.noTier},...t.map(({id:e,name:t})=>({value:e,label:t}))]})})})}function Pe({customer:e,onClose:t}){let n=v(D),{mutateAsync:r}=m(de);async function i(i){await r({input:{customerId:e.id,phone:Y(i,`phone`)}}),p(n.link.done),t()}return(0,q.jsx)(N,{open:!0,onClose:t,title:n.link.title,text:n.link.text,children:(0,q.jsx)(L,{submitLabel:n.link.submit,onCancel:t,onSubmit:i,children:(0,q.jsx)(P,{name:`phone`,label:n.form.phone,type:`tel`,hint:n.form.phoneHint,defaultValue:e.phone??``})})})}function Fe({customer:e,onClose:t}){let n=v(D).block,{mutateAsync:r}=m(E);async function i(){await r({input:{customerId:e.id}}),p(n.done),t()}return(0,q.jsx)(N,{open:!0,onClose:t,title:n.title,text:n.text,children:(0,q.jsx)(L,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}function Ie({customer:e,onOpen:t}){let n=v(D),r=z();return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(Le,{customer:e,onOpen:t}),(0,q.jsx)(x,{title:n.facts.title,actions:(0,q.jsx)(Re,{customer:e,onOpen:t}),children:(0,q.jsx)(be,{facts:[{label:n.facts.email,value:e.email??(0,q.jsx)(X,{})},{label:n.facts.phone,value:e.phone?(0,q.jsxs)(`span`,{className:G.phone,children:[(0,q.jsx)(`span`,{className:`numeric`,children:e.phone}),e.linkedPhone===e.phone&&(0,q.jsx)(ye,{tone:`good`,children:n.facts.linked})]}):(0,q.jsx)(X,{})},{label:n.facts.tier,value:e.tier?.name??n.noTier},{label:n.facts.orders,value:r.count(e.placed.totalCount)},{label:n.facts.since,value:(0,q.jsx)(j,{at:e.createdAt})},{label:n.facts.changed,value:(0,q.jsx)(j,{at:e.updatedAt})},{label:n.facts.id,value:(0,q.jsx)(o,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})]})}function X(){return(0,q.jsx)(`span`,{className:`muted`,children:v(D).facts.unknown})}function Le({customer:e,onOpen:t}){let n=v(D),r=i(`WALLETS_ADJUST`),a=i(`RECHARGES_CREATE`);return(0,q.jsxs)(x,{title:n.wallet.title,children:[(0,q.jsx)(`p`,{className:G.balance,children:(0,q.jsx)(B,{amount:e.walletBalance})}),(0,q.jsxs)(`div`,{className:G.actions,children:[a&&!e.erasedAt&&(0,q.jsx)(s,{size:`small`,onClick:()=>t(`recharge`),children:n.actions.recharge}),r&&(0,q.jsx)(s,{size:`small`,onClick:()=>t(`adjust`),children:n.actions.adjust})]})]})}function Re({customer:e,onOpen:t}){let n=v(D),r=i(`CUSTOMERS_WRITE`),{mutate:a,isPending:o}=m(he);return!r||e.erasedAt?null:(0,q.jsxs)(`div`,{className:G.actions,children:[(0,q.jsx)(s,{size:`small`,look:`quiet`,onClick:()=>t(`tier`),children:n.actions.tier}),e.linkedPhone?(0,q.jsx)(s,{size:`small`,look:`quiet`,busy:o,onClick:()=>a({input:{customerId:e.id}},{onSuccess:()=>p(n.link.undone),onError:e=>p(e.message,`bad`)}),children:n.actions.unlink}):(0,q.jsx)(s,{size:`small`,look:`quiet`,onClick:()=>t(`link`),children:n.actions.link})]})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ze=new Z(`
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
    `);function Ue({id:e,page:t,onPage:i}){let{tabs:a,orders:o}=v(D),{data:s,error:c,isPlaceholderData:l,refetch:u}=r(Be,{id:e,...n(t)}),f=s?.customer?.orders;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(A,{name:`customer-orders`,label:a.orders,rows:f?.edges.map(e=>e.node),rowKey:e=>e.id,stale:l,error:c,onRetry:()=>void u(),empty:(0,q.jsx)(O,{icon:xe,title:o.empty,text:o.emptyText}),columns:[{id:`number`,header:o.number,cell:({number:e})=>(0,q.jsx)(d,{to:`/orders/$number`,params:{number:e},children:(0,q.jsx)(`code`,{children:e})})},{id:`status`,header:o.status,cell:({status:e})=>(0,q.jsx)(V,{kind:`order`,status:e})},{id:`what`,header:o.what,cell:({items:e})=>(0,q.jsxs)(`span`,{className:`muted`,children:[e[0]?.productName,e.length>1&&` +${e.length-1}`]}),wide:!0,width:20},{id:`placed`,header:o.placed,cell:({createdAt:e})=>(0,q.jsx)(j,{at:e}),wide:!0},{id:`total`,header:o.total,cell:({total:e})=>(0,q.jsx)(B,{amount:e}),align:`end`,width:7}]}),(0,q.jsx)(k,{connection:f,onChange:i})]})}function We({id:e,page:t,onPage:i}){let{tabs:a,recharges:o}=v(D),s={id:e,...n(t)},{data:c,error:l,isPlaceholderData:d,refetch:f}=r(He,s),p=c?.customer?.recharges;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(A,{name:`customer-recharges`,label:a.recharges,rows:p?.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:l,onRetry:()=>void f(),empty:(0,q.jsx)(O,{icon:u,title:o.empty,text:o.emptyText}),columns:[{id:`when`,header:o.when,cell:({createdAt:e})=>(0,q.jsx)(j,{at:e})},{id:`status`,header:o.status,cell:({status:e})=>(0,q.jsx)(V,{kind:`recharge`,status:e})},{id:`reference`,header:o.reference,cell:({reference:e,reason:t})=>(0,q.jsx)(`span`,{className:`muted`,children:t||e}),wide:!0,width:18},{id:`decided`,header:o.decided,cell:({decidedAt:e})=>e&&(0,q.jsx)(j,{at:e}),wide:!0},{id:`amount`,header:o.amount,cell:({amount:e})=>(0,q.jsx)(B,{amount:e}),align:`end`,width:7}]}),(0,q.jsx)(k,{connection:p,onChange:i})]})}var Ge={tools:`_tools_m4fuw_2`};function Q({id:e,page:t,onPage:i}){let{wallet:a}=v(D),{transactions:o,actors:s}=v(l),{data:c,error:u,isPlaceholderData:f,refetch:p}=r(Ve,{id:e,...n(t)}),m=c?.customer?.transactions;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(`div`,{className:Ge.tools,children:(0,q.jsx)(S,{size:`small`,input:{kind:`TRANSACTIONS`,transactionWhere:{customerId:e}},count:m?.totalCount})}),(0,q.jsx)(A,{name:`customer-wallet`,label:a.ledger,rows:m?.edges.map(e=>e.node),rowKey:e=>e.id,stale:f,error:u,onRetry:()=>void p(),empty:(0,q.jsx)(O,{icon:we,title:a.empty,text:a.emptyText}),columns:[{id:`when`,header:a.when,cell:({createdAt:e})=>(0,q.jsx)(j,{at:e})},{id:`kind`,header:a.kind,cell:({kind:e})=>o[e]},{id:`reference`,header:a.reference,cell:({order:e,reference:t})=>e?(0,q.jsx)(d,{to:`/orders/$number`,params:{number:e.number},children:(0,q.jsx)(`code`,{children:e.number})}):(0,q.jsx)(`span`,{className:`muted`,children:t}),wide:!0,width:18},{id:`by`,header:a.by,cell:({actorKind:e})=>s[e]??e,wide:!0},{id:`amount`,header:a.amount,cell:({amount:e})=>(0,q.jsx)(B,{amount:e}),align:`end`,width:7},{id:`after`,header:a.after,cell:e=>(0,q.jsx)(B,{amount:e.balanceAfter}),align:`end`,width:7}]}),(0,q.jsx)(k,{connection:m,onChange:i})]})}var $=t(`/signedIn/customers/$id`),Ke={orders:Ue,wallet:Q,recharges:We,comments:De};function qe(){let e=v(D),t=re(),{id:n}=$.useParams(),i=$.useSearch(),a=$.useNavigate(),{data:o,error:s,refetch:l}=r(ze,{id:n}),u=o?.customer?.id===n?o.customer:void 0,d={label:e.title,link:{to:`/customers`}},{tab:p=`orders`,dialog:m,...h}=i,g=e=>void a({search:{...i,dialog:e},resetScroll:!1}),_=()=>void a({search:{tab:i.tab,...h},replace:!0,resetScroll:!1});if(o?.customer===null)return(0,q.jsx)(ie,{});if(!u)return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(C,{title:e.facts.title,parent:d}),s?(0,q.jsx)(f,{error:s,onRetry:()=>void l()}):(0,q.jsx)(se,{})]});let y=Ke[p];return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(C,{title:t(u),parent:d,aside:(0,q.jsx)(me,{customer:u}),actions:(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(S,{input:{kind:`CUSTOMER`,customerId:n},count:void 0}),(0,q.jsx)(Je,{customer:u,onOpen:g}),(0,q.jsx)(Ye,{customer:u,onOpen:g}),(0,q.jsx)(Xe,{customer:u})]})}),(0,q.jsx)(oe,{main:(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(ce,{label:e.tabs.label,children:c.map(t=>(0,q.jsx)(le,{to:`/customers/$id`,params:{id:n},search:{tab:t},current:t===p,children:e.tabs[t]},t))}),(0,q.jsx)(x,{flush:!0,children:(0,q.jsx)(y,{id:n,page:h,onPage:e=>void a({search:{tab:i.tab,...e},resetScroll:!1})})})]}),side:(0,q.jsx)(Ie,{customer:u,onOpen:g})}),(0,q.jsx)(je,{customer:u,tiers:o?.priceTiers.edges.map(e=>e.node)??[],dialog:i.dialog,onClose:_})]})}function Je({customer:e,onOpen:t}){let n=v(D).actions;return!i(`CUSTOMERS_ERASE`)||e.erasedAt?null:(0,q.jsx)(s,{icon:Se,onClick:()=>t(`erase`),children:n.erase})}function Ye({customer:e,onOpen:t}){let n=v(D),r=i(`CUSTOMERS_WRITE`),{mutate:a,isPending:o}=m(ue);return!r||e.erasedAt?null:(0,q.jsxs)(q.Fragment,{children:[e.status===`BLOCKED`?(0,q.jsx)(s,{icon:ne,busy:o,onClick:()=>a({input:{customerId:e.id}},{onSuccess:()=>p(n.block.undone),onError:e=>p(e.message,`bad`)}),children:n.actions.unblock}):(0,q.jsx)(s,{icon:h,onClick:()=>t(`block`),children:n.actions.block}),(0,q.jsx)(s,{icon:ee,onClick:()=>t(`edit`),children:n.actions.edit})]})}function Xe({customer:e}){let t=v(D).actions;return!i(`ORDERS_WRITE`)||e.erasedAt||e.status===`BLOCKED`?null:(0,q.jsx)(ae,{look:`primary`,icon:te,to:`/orders/new`,search:{customer:e.id},children:t.order})}export{qe as CustomerPage};