import{At as e,C as t,Ct as n,St as r,Tt as i,Y as a,_ as o,ft as s,m as c,s as l,vt as u,y as d,yt as f}from"./index-DOxbXdRl.js";import{A as p,D as m,E as h,I as g,M as _,S as v,_ as y,b,d as x,f as S,h as C,l as w,m as T,o as E,p as D,u as O,v as k}from"./parts-D-_68bv6.js";import{K as A}from"./details-ZQExxOG8.js";import{I as j,L as M}from"./early-Cbep-mIH.js";import{at as N,lt as P,rt as F,st as I,t as L}from"./dialogs-BxxegUF2.js";import{a as R,n as z,t as B}from"./customers---K2f49W.js";var V=e();function H(e){let t=d(z),n=i(),{mutateAsync:r}=u(R);async function a(e){let i=t=>String(e[t]??``).trim(),{createCustomer:a}=await r({input:{name:i(`name`),phoneLinked:e.phoneLinked===!0,...j({email:i(`email`),phone:i(`phone`),tierId:i(`tierId`)})}});l(t.create.done(i(`name`))),n({to:`/customers/$id`,params:{id:a.id}})}return(0,V.jsx)(L,{open:!0,onClose:e.onClose,title:t.create.title,text:t.create.text,children:(0,V.jsxs)(F,{submitLabel:t.create.submit,onCancel:e.onClose,onSubmit:a,children:[(0,V.jsx)(P,{name:`name`,label:t.form.name,maxLength:200}),(0,V.jsx)(P,{name:`email`,label:t.form.email,type:`email`,optional:!0}),(0,V.jsx)(P,{name:`phone`,label:t.form.phone,type:`tel`,hint:t.form.phoneHint,optional:!0}),(0,V.jsx)(N,{name:`phoneLinked`,label:t.form.linked,hint:t.form.linkedHint}),(0,V.jsx)(I,{name:`tierId`,label:t.form.tier,optional:!0,options:[{value:``,label:t.noTier},...e.tiers.map(({id:e,name:t})=>({value:e,label:t}))]})]})})}var U=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query CustomerList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: CustomerWhereInput, $orderBy: CustomerOrder) {
  customers(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
    orderBy: $orderBy
  ) {
    totalCount(atMost: 1000)
    pageInfo {
      hasNextPage
      hasPreviousPage
      startCursor
      endCursor
    }
    edges {
      node {
        id
        name
        email
        phone
        linkedPhone
        status
        erasedAt
        walletBalance
        createdAt
        tier {
          name
        }
      }
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
    `),W={created:`CREATED_AT`,name:`NAME`,balance:`WALLET_BALANCE`};function G(e){let t=e.sort??`-created`;return{...M(e),where:j({status:e.status,tierId:e.tier===`none`?void 0:e.tier,tierIdIsNil:e.tier===`none`||void 0,linkedPhoneIsNil:e.linked===`no`||void 0,not:e.linked===`yes`?{linkedPhoneIsNil:!0}:void 0,matches:e.q}),orderBy:{field:W[t.replace(`-`,``)],direction:t.startsWith(`-`)?`DESC`:`ASC`}}}var K=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewCustomers($where: CustomerWhereInput, $first: Int!) {
  customers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),q=r(`/signedIn/customers`),J=({customers:e})=>e.edges.map(({node:e})=>e),Y=(e,t)=>f(K,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.customers.edges.map(({node:e})=>e.id);function X(){let e=d(z),n=q.useSearch(),r=q.useNavigate(),i=a(`CUSTOMERS_WRITE`),o=G(n),{data:s,error:l,isPlaceholderData:u,refetch:h}=f(U,o);D(U,o,J,[`CUSTOMER`,`ORDER`,`RECHARGE`]);let S=s&&J(s),C=Q(),{dialog:O,...k}=n,{after:M,before:N,...P}=k,{sort:F,...I}=P,L=e=>void r({search:j({...P,...e})}),R=Object.keys(I).length>0,B=s?.priceTiers.edges.map(e=>e.node)??[];return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(p,{title:e.title,aside:(0,V.jsx)(w,{type:`CUSTOMER`,ids:S?.map(({id:e})=>e),where:o.where,useListed:Y,onShow:()=>L({})}),actions:(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(b,{input:{kind:`CUSTOMERS`,customerWhere:o.where},count:s?.customers.totalCount}),i&&(0,V.jsx)(c,{look:`primary`,icon:A,onClick:()=>void r({search:{...k,dialog:`create`},resetScroll:!1}),children:e.add})]})}),(0,V.jsx)(E,{list:`customers`,to:`/customers`,search:n}),(0,V.jsx)(T,{end:(0,V.jsx)(x,{name:`customers`,columns:C}),children:(0,V.jsx)(Z,{search:n,tiers:B,onChange:L})}),(0,V.jsxs)(_,{flush:!0,children:[(0,V.jsx)(m,{name:`customers`,label:e.title,columns:C,rows:S,rowKey:e=>e.id,stale:u,error:l,onRetry:()=>void h(),sort:F??`-created`,onSort:e=>L({sort:e}),empty:R?(0,V.jsx)(v,{icon:g,title:e.noMatch,text:e.noMatchText}):(0,V.jsx)(v,{icon:t,title:e.empty,text:e.emptyText})}),(0,V.jsx)(y,{connection:s?.customers,onChange:e=>void r({search:j({...P,...e})})})]}),O===`create`&&i&&(0,V.jsx)(H,{tiers:B,onClose:()=>void r({search:k,replace:!0,resetScroll:!1})})]})}function Z(e){let{search:t,tiers:n,onChange:r}=e,i=d(z),{statuses:a}=d(o);return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(C,{label:i.search,placeholder:i.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),(0,V.jsx)(k,{single:!0,label:i.filters.status,options:s.map(e=>({value:e,label:a.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>r({status:e})}),(0,V.jsx)(k,{single:!0,label:i.filters.tier,options:[...n.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:i.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>r({tier:e})}),(0,V.jsx)(k,{single:!0,label:i.filters.phone,options:[{value:`yes`,label:i.filters.linked},{value:`no`,label:i.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>r({linked:e})})]})}function Q(){let{columns:e,notLinked:t}=d(z),r=S();return[{id:`name`,header:e.name,cell:e=>(0,V.jsx)(n,{to:`/customers/$id`,params:{id:e.id},children:r(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>(0,V.jsx)(B,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:n})=>n??(e&&(0,V.jsxs)(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:`below`,width:16},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>(0,V.jsx)(h,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>(0,V.jsx)(O,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{X as CustomerList};