import{At as e,Ct as t,J as n,S as r,St as i,Tt as a,g as o,p as s,pt as c,s as l,v as u,vt as d,yt as f}from"./index-B5iNBL45.js";import{A as p,Ct as m,E as h,I as g,L as _,M as v,N as y,P as b,V as x,j as S,k as C,kt as w,ot as T,tt as E,ut as D,w as O,yt as k,z as A}from"./parts-DvtpHSyy.js";import{E as j,T as M}from"./early-cpPSiSvQ.js";import{t as N}from"./Dialog-LzR3ZE9N.js";import{a as P,r as F,t as I}from"./Field-DQOsP65G.js";import{t as L}from"./Form-D6FD6UsM.js";import{a as R,n as z,t as B}from"./customers-Dk70T6T9.js";var V=e();function H(e){let t=u(z),n=a(),{mutateAsync:r}=d(R);async function i(e){let i=t=>String(e[t]??``).trim(),{createCustomer:a}=await r({input:{name:i(`name`),phoneLinked:e.phoneLinked===!0,...M({email:i(`email`),phone:i(`phone`),tierId:i(`tierId`)})}});l(t.create.done(i(`name`))),n({to:`/customers/$id`,params:{id:a.id}})}return(0,V.jsx)(N,{open:!0,onClose:e.onClose,title:t.create.title,text:t.create.text,children:(0,V.jsxs)(L,{submitLabel:t.create.submit,onCancel:e.onClose,onSubmit:i,children:[(0,V.jsx)(P,{name:`name`,label:t.form.name,maxLength:200}),(0,V.jsx)(P,{name:`email`,label:t.form.email,type:`email`,optional:!0}),(0,V.jsx)(P,{name:`phone`,label:t.form.phone,type:`tel`,hint:t.form.phoneHint,optional:!0}),(0,V.jsx)(I,{name:`phoneLinked`,label:t.form.linked,hint:t.form.linkedHint}),(0,V.jsx)(F,{name:`tierId`,label:t.form.tier,optional:!0,options:[{value:``,label:t.noTier},...e.tiers.map(({id:e,name:t})=>({value:e,label:t}))]})]})})}var U=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),W={created:`CREATED_AT`,name:`NAME`,balance:`WALLET_BALANCE`};function G(e){let t=e.sort??`-created`;return{...j(e),where:M({status:e.status,tierId:e.tier===`none`?void 0:e.tier,tierIdIsNil:e.tier===`none`||void 0,linkedPhoneIsNil:e.linked===`no`||void 0,not:e.linked===`yes`?{linkedPhoneIsNil:!0}:void 0,or:e.q?O(e.q):void 0}),orderBy:{field:W[t.replace(`-`,``)],direction:t.startsWith(`-`)?`DESC`:`ASC`}}}var K=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewCustomers($where: CustomerWhereInput, $first: Int!) {
  customers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),q=i(`/signedIn/customers`),J=(e,t)=>f(K,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.customers.edges.map(({node:e})=>e.id);function Y(){let e=u(z),t=q.useSearch(),i=q.useNavigate(),a=n(`CUSTOMERS_WRITE`),o=G(t),{data:c,error:l,isPlaceholderData:d,refetch:p}=f(U,o),_=c?.customers.edges.map(e=>e.node),v=Z(),{dialog:b,...E}=t,{after:O,before:j,...N}=E,{sort:P,...F}=N,I=e=>void i({search:M({...N,...e})}),L=Object.keys(F).length>0,R=c?.priceTiers.edges.map(e=>e.node)??[];return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(D,{title:e.title,aside:(0,V.jsx)(C,{type:`CUSTOMER`,ids:_?.map(({id:e})=>e),where:o.where,useListed:J,onShow:()=>I({})}),actions:(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(A,{input:{kind:`CUSTOMERS`,customerWhere:o.where},count:c?.customers.totalCount}),a&&(0,V.jsx)(s,{look:`primary`,icon:m,onClick:()=>void i({search:{...E,dialog:`create`},resetScroll:!1}),children:e.add})]})}),(0,V.jsx)(h,{list:`customers`,to:`/customers`,search:t}),(0,V.jsx)(y,{end:(0,V.jsx)(S,{name:`customers`,columns:v}),children:(0,V.jsx)(X,{search:t,tiers:R,onChange:I})}),(0,V.jsxs)(k,{flush:!0,children:[(0,V.jsx)(T,{name:`customers`,label:e.title,columns:v,rows:_,rowKey:e=>e.id,stale:d,error:l,onRetry:()=>void p(),sort:P??`-created`,onSort:e=>I({sort:e}),empty:L?(0,V.jsx)(x,{icon:w,title:e.noMatch,text:e.noMatchText}):(0,V.jsx)(x,{icon:r,title:e.empty,text:e.emptyText})}),(0,V.jsx)(g,{connection:c?.customers,onChange:e=>void i({search:M({...N,...e})})})]}),b===`create`&&a&&(0,V.jsx)(H,{tiers:R,onClose:()=>void i({search:E,replace:!0,resetScroll:!1})})]})}function X(e){let{search:t,tiers:n,onChange:r}=e,i=u(z),{statuses:a}=u(o);return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(b,{label:i.search,placeholder:i.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),(0,V.jsx)(_,{single:!0,label:i.filters.status,options:c.map(e=>({value:e,label:a.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>r({status:e})}),(0,V.jsx)(_,{single:!0,label:i.filters.tier,options:[...n.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:i.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>r({tier:e})}),(0,V.jsx)(_,{single:!0,label:i.filters.phone,options:[{value:`yes`,label:i.filters.linked},{value:`no`,label:i.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>r({linked:e})})]})}function Z(){let{columns:e,notLinked:n}=u(z),r=v();return[{id:`name`,header:e.name,cell:e=>(0,V.jsx)(t,{to:`/customers/$id`,params:{id:e.id},children:r(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>(0,V.jsx)(B,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:t})=>t??(e&&(0,V.jsxs)(`span`,{className:`muted`,children:[e,` (`,n,`)`]})),wide:!0,width:16},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>(0,V.jsx)(E,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>(0,V.jsx)(p,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{Y as CustomerList};