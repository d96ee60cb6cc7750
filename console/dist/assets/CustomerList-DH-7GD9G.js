import{C as e,Ct as t,Et as n,Y as r,_ as i,bt as a,jt as o,m as s,mt as c,s as l,wt as u,y as d,yt as f}from"./index-BF7gfdEn.js";import{A as p,At as m,B as h,D as g,F as _,H as v,L as y,M as b,N as x,P as S,R as C,T as w,bt as T,dt as E,j as D,nt as O,st as k,wt as A}from"./parts-B1e_nSuq.js";import{E as j,T as M}from"./early-B4kcvaOe.js";import{t as N}from"./Dialog-iQmXGPep.js";import{a as P,r as F,t as I}from"./Field-DBdZ1Q1c.js";import{t as L}from"./Form-BF5RCbtZ.js";import{a as R,n as z,t as B}from"./customers-1uKeLtaF.js";var V=o();function H(e){let t=d(z),r=n(),{mutateAsync:i}=f(R);async function a(e){let n=t=>String(e[t]??``).trim(),{createCustomer:a}=await i({input:{name:n(`name`),phoneLinked:e.phoneLinked===!0,...M({email:n(`email`),phone:n(`phone`),tierId:n(`tierId`)})}});l(t.create.done(n(`name`))),r({to:`/customers/$id`,params:{id:a.id}})}return(0,V.jsx)(N,{open:!0,onClose:e.onClose,title:t.create.title,text:t.create.text,children:(0,V.jsxs)(L,{submitLabel:t.create.submit,onCancel:e.onClose,onSubmit:a,children:[(0,V.jsx)(P,{name:`name`,label:t.form.name,maxLength:200}),(0,V.jsx)(P,{name:`email`,label:t.form.email,type:`email`,optional:!0}),(0,V.jsx)(P,{name:`phone`,label:t.form.phone,type:`tel`,hint:t.form.phoneHint,optional:!0}),(0,V.jsx)(I,{name:`phoneLinked`,label:t.form.linked,hint:t.form.linkedHint}),(0,V.jsx)(F,{name:`tierId`,label:t.form.tier,optional:!0,options:[{value:``,label:t.noTier},...e.tiers.map(({id:e,name:t})=>({value:e,label:t}))]})]})})}var U=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query CustomerList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: CustomerWhereInput, $orderBy: CustomerOrder) {
  customers(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
    orderBy: $orderBy
  ) {
    totalCount(atMost: 10000)
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
    `),W={created:`CREATED_AT`,name:`NAME`,balance:`WALLET_BALANCE`};function G(e){let t=e.sort??`-created`;return{...j(e),where:M({status:e.status,tierId:e.tier===`none`?void 0:e.tier,tierIdIsNil:e.tier===`none`||void 0,linkedPhoneIsNil:e.linked===`no`||void 0,not:e.linked===`yes`?{linkedPhoneIsNil:!0}:void 0,or:e.q?w(e.q):void 0}),orderBy:{field:W[t.replace(`-`,``)],direction:t.startsWith(`-`)?`DESC`:`ASC`}}}var K=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewCustomers($where: CustomerWhereInput, $first: Int!) {
  customers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),q=t(`/signedIn/customers`),J=(e,t)=>a(K,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.customers.edges.map(({node:e})=>e.id);function Y(){let t=d(z),n=q.useSearch(),i=q.useNavigate(),o=r(`CUSTOMERS_WRITE`),c=G(n),{data:l,error:u,isPlaceholderData:f,refetch:_}=a(U,c),x=l?.customers.edges.map(e=>e.node),C=Z(),{dialog:w,...D}=n,{after:O,before:j,...N}=D,{sort:P,...F}=N,I=e=>void i({search:M({...N,...e})}),L=Object.keys(F).length>0,R=l?.priceTiers.edges.map(e=>e.node)??[];return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(E,{title:t.title,aside:(0,V.jsx)(p,{type:`CUSTOMER`,ids:x?.map(({id:e})=>e),where:c.where,useListed:J,onShow:()=>I({})}),actions:(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(h,{input:{kind:`CUSTOMERS`,customerWhere:c.where},count:l?.customers.totalCount}),o&&(0,V.jsx)(s,{look:`primary`,icon:A,onClick:()=>void i({search:{...D,dialog:`create`},resetScroll:!1}),children:t.add})]})}),(0,V.jsx)(g,{list:`customers`,to:`/customers`,search:n}),(0,V.jsx)(S,{end:(0,V.jsx)(b,{name:`customers`,columns:C}),children:(0,V.jsx)(X,{search:n,tiers:R,onChange:I})}),(0,V.jsxs)(T,{flush:!0,children:[(0,V.jsx)(k,{name:`customers`,label:t.title,columns:C,rows:x,rowKey:e=>e.id,stale:f,error:u,onRetry:()=>void _(),sort:P??`-created`,onSort:e=>I({sort:e}),empty:L?(0,V.jsx)(v,{icon:m,title:t.noMatch,text:t.noMatchText}):(0,V.jsx)(v,{icon:e,title:t.empty,text:t.emptyText})}),(0,V.jsx)(y,{connection:l?.customers,onChange:e=>void i({search:M({...N,...e})})})]}),w===`create`&&o&&(0,V.jsx)(H,{tiers:R,onClose:()=>void i({search:D,replace:!0,resetScroll:!1})})]})}function X(e){let{search:t,tiers:n,onChange:r}=e,a=d(z),{statuses:o}=d(i);return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(_,{label:a.search,placeholder:a.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),(0,V.jsx)(C,{single:!0,label:a.filters.status,options:c.map(e=>({value:e,label:o.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>r({status:e})}),(0,V.jsx)(C,{single:!0,label:a.filters.tier,options:[...n.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:a.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>r({tier:e})}),(0,V.jsx)(C,{single:!0,label:a.filters.phone,options:[{value:`yes`,label:a.filters.linked},{value:`no`,label:a.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>r({linked:e})})]})}function Z(){let{columns:e,notLinked:t}=d(z),n=x();return[{id:`name`,header:e.name,cell:e=>(0,V.jsx)(u,{to:`/customers/$id`,params:{id:e.id},children:n(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>(0,V.jsx)(B,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:n})=>n??(e&&(0,V.jsxs)(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:!0,width:16},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>(0,V.jsx)(O,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>(0,V.jsx)(D,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{Y as CustomerList};